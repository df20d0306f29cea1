"""A registry of the simulated functions, with attributes that describe the checks of a real driver.

The other modules register their simulated functions with the `call` decorator. `simulated_library` makes
them callable from C.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ..._process import process

_Function = TypeVar("_Function", bound=Callable[..., Any])

CALLS: dict[str, Callable[..., Any]] = process.keep({})
"""Name -> function(simulation, *arguments).

The arguments and the result are those of the checked call, with these exceptions: handles and devices are
passed as HandleObjects, and typed pointers as ctypes pointers or None. The function returns a record as
bytes or as a dictionary of its members.
"""


class Status(Exception):
    """A status other than success that a simulated function returns.

    The first argument is an integer, or the name of a status without its prefix, such as "INVALID_VALUE". The
    optional second argument contains values that are written to the outputs even though the call fails. A
    status that exists in both the driver and the CUDA runtime has the same value in both.
    """


def raise_if(condition: object, status: str | int = "INVALID_VALUE") -> None:
    """Raise Status if a condition is true."""
    if condition:
        raise Status(status)


@dataclass(frozen=True)
class CallAttributes:
    """The checks that a real driver makes in a function, and the function's effects.

    The defaults apply to most functions.

    Attributes:
        works_before_init: The function can be called before cuInit.
        init_first: A missing cuInit is reported before wrong arguments.
        context_first: A missing context is reported before wrong arguments.
        optional_outputs: Pointers to outputs may be null.
        null_status: The status for a null handle. If empty, it depends on the type of the handle.
        accepts_null: Null handles are accepted and passed as None.
        device_status: The status for a device that does not exist.
        accepts_cpu: CU_DEVICE_CPU is accepted as a device.
        default_streams: The special handles of the default streams are accepted.
        names_stream: False for functions such as cuMemcpy that do not have a stream parameter. They use the
            default stream, but not because the caller chose it.
        uses_context: The CUDA runtime makes the device's primary context current before the call.
        sets_last_error: The CUDA runtime stores the status for cudaGetLastError.
        launches_kernels: The function launches kernels. A real device reports the errors of kernels in later
            calls.
    """

    works_before_init: bool = False
    init_first: bool = False
    context_first: bool = False
    optional_outputs: bool = False
    null_status: str = ""
    accepts_null: bool = False
    device_status: str = "INVALID_DEVICE"
    accepts_cpu: bool = False
    default_streams: bool = True
    names_stream: bool = True
    uses_context: bool = True
    sets_last_error: bool = True
    launches_kernels: bool = False


DEFAULT = CallAttributes()
_attributes: dict[str, CallAttributes] = process.keep({})


def call(*names: str, **attributes: Any) -> Callable[[_Function], _Function]:
    """Register a simulated function.

    Args:
        names: C names. The default is the name of the Python function. A name without a version suffix stands
            for all versions for which no function is registered. A name with a suffix stands only for that
            version.
        attributes: Fields of CallAttributes.
    """

    def register(function: _Function) -> _Function:
        """Register the function under all names, with its attributes."""
        for name in names or (function.__name__,):
            CALLS[name] = function
            _attributes[name] = CallAttributes(**attributes)
        return function

    return register


def get_attributes(name: str) -> CallAttributes:
    """Return the attributes of a function, or the defaults if it is not simulated."""
    return _attributes.get(name, DEFAULT)


def remove_suffixes(symbol: str) -> str:
    """Return a symbol without its suffixes for versions ("_v2") and per-thread default streams ("_ptsz")."""
    return re.sub("(_v[0-9])?(_pt[sd][sz])?$", "", symbol)


def is_per_thread(symbol: str) -> bool:
    """Return whether the function that a symbol names uses the per-thread default stream."""
    return symbol.endswith(("_ptsz", "_ptds"))


def get_call_name(symbol: str) -> str:
    """Return the name under which the simulated function for a symbol is registered.

    This is the symbol itself if a function is registered for this version, otherwise the name without
    suffixes.
    """
    return symbol if symbol in CALLS else remove_suffixes(symbol)


def find_call(symbol: str) -> Callable[..., Any] | None:
    """Return the simulated function for a symbol, or None."""
    return CALLS.get(get_call_name(symbol))
