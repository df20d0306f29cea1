"""The streams of this and of other packages."""

from __future__ import annotations

from numbers import Integral

from .device import driver
from .host import name_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def get_handle(stream: Any) -> int:
    """Return the handle of a stream.

    stream: None (the default stream), an int, a CUstream, or a stream of another package: one with
    __cuda_stream__ (cuda.core's protocol), or of cuda.bindings, torch or cupy. TypeError: none of these.
    """
    if stream is None:
        return 0
    if isinstance(stream, driver.CUstream) or (isinstance(stream, Integral) and not isinstance(stream, bool)):
        return int(stream)
    if type(stream).__name__ in ("CUstream", "cudaStream_t") and hasattr(stream, "__int__"):  # cuda.bindings
        return int(stream)
    found = getattr(stream, "__cuda_stream__", None)  # of cuda.core, and since then of others
    if found is not None:
        _, handle = found() if callable(found) else found
        return int(handle)
    for attribute in ("cuda_stream", "ptr"):  # torch, cupy, whose events have a ptr too
        if isinstance(getattr(stream, attribute, None), int) and hasattr(stream, "wait_event"):
            return int(getattr(stream, attribute))
    raise TypeError(
        "a stream: expected a CUstream, an int, None or an object with __cuda_stream__, "
        f"got {name_type(stream)}"
    )
