"""Converts the mangled names of C++ kernels to declarations, with the C++ runtime of the system."""

from __future__ import annotations

import ctypes
from typing import Any

from ..._process import process

_LIBRARIES = ("libstdc++.so.6", "libc++abi.so.1", "libc++abi.dylib")
_DEMANGLE = "__cxa_demangle"  # a function of the C++ ABI


def demangle(name: str) -> str:
    """Return the declaration that a mangled name stands for, or the name if it cannot be demangled."""
    library = _open_library() if name.startswith("_Z") else None
    if library is None:
        return name
    status = ctypes.c_int()
    address = getattr(library, _DEMANGLE)(name.encode(), None, None, ctypes.byref(status))
    if not address:
        return name
    try:
        return ctypes.string_at(address).decode(errors="replace")
    finally:
        library.free(address)  # it was allocated with malloc


@process.cache
def _open_library() -> Any:
    """Open a library that demangles names. Return None if this system does not have one."""
    for name in _LIBRARIES:
        try:
            library = ctypes.CDLL(name)
            function = getattr(library, _DEMANGLE)
            free = library.free
        except (OSError, AttributeError):
            continue
        function.restype = ctypes.c_void_p
        function.argtypes = [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
        free.restype, free.argtypes = None, [ctypes.c_void_p]
        return library
    return None
