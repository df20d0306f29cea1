"""The classes of pointers to C functions."""

from __future__ import annotations

import ctypes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_function_types: dict[tuple[Any, ...], Any] = {}


def function_type(name: str, result: Any, *arguments: Any, members: dict[str, Any] | None = None) -> Any:
    """The class of a pointer to a C function, one for each name and signature.

    Like ctypes.CFUNCTYPE, but with flags that say neither cdecl nor stdcall: ctypes lets a cdecl function
    have more arguments than its prototype, and this one not. On 64 bits there is one calling convention.
    members: what the class has beside; a callback has a repr with its address.
    """
    key = (members is None, name, result, *arguments)
    found = _function_types.get(key)
    if found is None:
        own = {"_argtypes_": arguments, "_restype_": result, "_flags_": 0}
        bases = (ctypes._CFuncPtr,)  # type: ignore[attr-defined]
        beside = {"__repr__": _repr} if members is None else members
        found = _function_types[key] = type(name, bases, own | beside)
    return found


def _repr(callback: Any) -> str:
    return f"{type(callback).__name__}(0x{ctypes.cast(callback, ctypes.c_void_p).value or 0:x})"
