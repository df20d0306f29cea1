"""The simulated functions by name, with the facts that tell one function from another.

A module of simulated functions registers each of them with `call`. simulated_library lets C call them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ..._process import process

_Function = TypeVar("_Function", bound=Callable[..., Any])

CALLS: dict[str, Callable[..., Any]] = process.keep({})
"""Name -> function(simulation, *arguments of the checked call), which returns what the checked call returns.

A handle is passed as its HandleObject, a device as its HandleObject, and a pointer to a type as a ctypes
pointer, or None. A record is returned as its bytes, or as a mapping of members.
"""


class Status(Exception):
    """A status that a simulated function returns: an int, or a name without prefix as "INVALID_VALUE".

    With a second argument the function has these outputs all the same.

    The CUDA runtime's numbers are the driver's where both have a status.
    """


def raise_if(condition: object, status: str | int = "INVALID_VALUE") -> None:
    """Raise a Status if a condition holds."""
    if condition:
        raise Status(status)


@dataclass(frozen=True)
class CallAttributes:
    """What the driver does differently for one function. The defaults are those of most functions.

    works_before_init  the function can be called before cuInit
    init_first         a missing cuInit is reported before wrong arguments
    context_first      a missing context is reported before wrong arguments
    optional_outputs   pointers to outputs may be null
    null_status        status for a null handle; "": that of the handle's type
    device_status      status for a device that does not exist
    accepts_cpu        CU_DEVICE_CPU is a device
    default_streams    handles of the default streams are accepted
    names_stream       False for a function such as cuMemcpy: it has no parameter for a stream, so that its
                       use of the default stream is not the caller's choice
    uses_context       the CUDA runtime makes the device's primary context current before the call
    sets_last_error    the CUDA runtime remembers the status for cudaGetLastError
    launches_kernels   a device reports a fault of the launched kernel later, in another call
    """

    works_before_init: bool = False
    init_first: bool = False
    context_first: bool = False
    optional_outputs: bool = False
    null_status: str = ""
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
        names: names of the function in C without version, if it is not the name in Python.
        attributes: those of CallAttributes.
    """

    def register(function: _Function) -> _Function:
        for name in names or (function.__name__,):
            CALLS[name] = function
            _attributes[name] = CallAttributes(**attributes)
        return function

    return register


def get_attributes(name: str) -> CallAttributes:
    """Return the attributes of a function, which need not be simulated."""
    return _attributes.get(name, DEFAULT)


def find_name(symbol: str) -> str:
    """Return the name of a symbol of any version, with or without per-thread default streams."""
    return re.sub("(_v[0-9])?(_pt[sd][sz])?$", "", symbol)


def is_per_thread(symbol: str) -> bool:
    """Return whether the default stream of a symbol is that of the thread."""
    return symbol.endswith(("_ptsz", "_ptds"))


def find_call(symbol: str) -> Callable[..., Any] | None:
    """Return the simulated function of a symbol, or None."""
    return CALLS.get(find_name(symbol))
