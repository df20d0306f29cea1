"""The streams of this and of other packages."""

from __future__ import annotations

import functools
import sys
from numbers import Integral

from .device import driver
from .host_memory import name_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# How to ask packages for the current stream of this thread on a device.
_CURRENT: dict[str, Callable[[Any, int], int]] = {
    "torch": lambda torch, ordinal: int(torch.cuda.current_stream(ordinal).cuda_stream),
    "cupy": lambda cupy, ordinal: int(cupy.cuda.get_current_stream(ordinal).ptr),
    "numba": lambda numba, _: int(numba.cuda.default_stream()),  # its only notion of a current stream
}
_finders: dict[type, Callable[[int], int]] = {}  # by the class of an array


class _Current:
    """The type of CURRENT_STREAM."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "cudyn.CURRENT_STREAM"

    def __reduce__(self) -> str:
        return "CURRENT_STREAM"


CURRENT_STREAM = _Current()
"""The stream of a launch that is the current one of this thread in the first array's package."""

# For CURRENT_STREAM without an array on a device.
NO_ARRAY = "expected an array on a device, whose package has the stream"


def get_current_stream(array: Any, ordinal: int) -> int:
    """Return the handle of the current stream of an array's package.

    ordinal: the device of the array. ValueError: the package has no known current stream.
    """
    cls = type(array)
    if cls not in _finders:
        _finders[cls] = _find_current(cls)
    return _finders[cls](ordinal)


def _find_current(cls: type) -> Callable[[int], int]:
    for base in cls.__mro__:
        name = base.__module__.partition(".")[0]
        if name in _CURRENT:
            package = sys.modules[name]
            short: Any = getattr(getattr(package, "_C", None), "_cuda_getCurrentRawStream", None)  # of torch
            return short or functools.partial(_CURRENT[name], package)
    name = cls.__module__.partition(".")[0]
    raise ValueError(f"{name} has no known current stream; pass a stream")


def is_fixed(stream: Any) -> bool:
    """Does this stream of another package keep its handle?

    torch's can't be closed or changed. Others (cuda.core's can be closed) are asked each time.
    """
    return type(stream).__module__ == "torch.cuda.streams"


def get_handle(stream: Any) -> int:
    """Return the handle of a stream.

    stream: None (the default stream), an int, a CUstream, or a stream of another package: one with
    __cuda_stream__ (cuda.core's protocol), or of cuda.bindings, torch or cupy. TypeError: anything else.
    """
    if stream is None:
        return 0
    if isinstance(stream, driver.CUstream) or (isinstance(stream, Integral) and not isinstance(stream, bool)):
        return int(stream)
    if type(stream).__name__ in ("CUstream", "cudaStream_t") and hasattr(stream, "__int__"):  # cuda.bindings
        return int(stream)
    found = getattr(stream, "__cuda_stream__", None)  # cuda.core's, adopted by others
    if found is not None:
        _, handle = found() if callable(found) else found
        return int(handle)
    for attribute in ("cuda_stream", "ptr"):  # torch, cupy; cupy's events have a ptr, too
        if isinstance(getattr(stream, attribute, None), int) and hasattr(stream, "wait_event"):
            return int(getattr(stream, attribute))
    raise TypeError(
        "a stream: expected a CUstream, an int, None or an object with __cuda_stream__, "
        f"got {name_type(stream)}"
    )
