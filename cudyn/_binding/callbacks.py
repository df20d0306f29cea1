"""The classes of pointers to C functions."""

from __future__ import annotations

import ctypes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_function_types: dict[tuple[Any, ...], Any] = {}


def function_type(name: str, result: Any, *arguments: Any) -> Any:
    """The class of a pointer to a C function, one for each name and signature.

    Like ctypes.CFUNCTYPE, but with flags that say neither cdecl nor stdcall: ctypes lets a cdecl function
    have more arguments than its prototype, and this one not. On 64 bits there is one calling convention.
    """
    key = (name, result, *arguments)
    found = _function_types.get(key)
    if found is None:
        members = {"_argtypes_": arguments, "_restype_": result, "_flags_": 0}
        found = _function_types[key] = type(name, (ctypes._CFuncPtr,), members)  # type: ignore[attr-defined]
    return found
