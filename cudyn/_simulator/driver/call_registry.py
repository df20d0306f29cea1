"""A registry of the simulated functions, with attributes that describe the checks of a real driver.

The other modules register their simulated functions with the `simulated_function` decorator. The module
simulated_library.py makes them callable from C.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ..._process import process

_Function = TypeVar("_Function", bound=Callable[..., Any])

CALLS: dict[str, Callable[..., Any]] = process.keep({})
"""Name of a C function -> the Python function that simulates it.

The first argument is the active simulation. The other arguments and the result are those of the same function
in cudyn.driver, with these exceptions: handles and devices are passed as HandleObjects, and typed pointers as
ctypes pointers or None. A structure is returned as bytes or as a dictionary of its members.
"""


class Status(Exception):
    """Raised by a simulated function to make the C function return an error status.

    The first argument is the status: an integer, or a name without its prefix, such as "INVALID_VALUE". The
    optional second argument contains values that are written to the outputs even though the call fails. A
    status that exists in both the driver and the CUDA runtime has the same value in both.
    """


def raise_status_if(condition: object, status: str | int) -> None:
    """Raise a status if a condition is true, so that the C function returns this status.

    Args:
        condition: Any object. Its truth value is used.
        status: The status: an integer, or a name without its prefix, such as "INVALID_VALUE".
    """
    if condition:
        raise Status(status)


@dataclass(frozen=True)
class CallAttributes:
    """The checks that a real driver makes in a function, and the function's effects.

    Most functions have the default values.

    Attributes:
        works_before_init: The function can be called before cuInit.
        init_first: If cuInit was not called, this is reported before wrong arguments.
        context_first: If no context is current, this is reported before wrong arguments.
        optional_outputs: Pointers to outputs may be null.
        null_status: The status for a null handle. If empty, it depends on the type of the handle.
        accepts_null: Null handles are accepted and passed as None.
        device_status: The status for a device that does not exist.
        accepts_cpu: CU_DEVICE_CPU is accepted as a device.
        default_streams: The special handles of the default streams are accepted.
        names_stream: Whether the function has a stream parameter. Functions without it, such as cuMemcpy, use
            the default stream, but the caller has not chosen this stream.
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


def simulated_function(*names: str, **attributes: Any) -> Callable[[_Function], _Function]:
    """Register the decorated Python function as the simulation of one or more C functions.

    Args:
        names: The names of the C functions. The default is the name of the Python function. A name without a
            version suffix such as "_v2" stands for all versions of the C function, except those for which a
            Python function is registered under the name with the suffix.
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
    """Return the CallAttributes of a C function, or the defaults if the function is not simulated."""
    return _attributes.get(name, DEFAULT)


def remove_suffixes(symbol: str) -> str:
    """Return a symbol without its suffixes for versions ("_v2") and per-thread default streams ("_ptsz")."""
    return re.sub("(_v[0-9])?(_pt[sd][sz])?$", "", symbol)


def is_per_thread(symbol: str) -> bool:
    """Return whether a symbol is the variant of a function that uses the per-thread default stream."""
    return symbol.endswith(("_ptsz", "_ptds"))


def get_call_name(symbol: str) -> str:
    """Return the name under which the simulated function for a symbol is registered.

    A version of a function, such as "cuCtxCreate_v3", can have its own simulated function. Otherwise, the
    name without suffixes ("cuCtxCreate") is returned.
    """
    return symbol if symbol in CALLS else remove_suffixes(symbol)


def find_call(symbol: str) -> Callable[..., Any] | None:
    """Return the simulated function for a C symbol such as "cuMemAlloc_v2", or None."""
    return CALLS.get(get_call_name(symbol))
