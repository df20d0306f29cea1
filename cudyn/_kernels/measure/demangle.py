"""Converts the mangled names of C++ kernels to declarations, using the system's C++ runtime."""

from __future__ import annotations

import ctypes
from typing import Any

from ..._process import process

_LIBRARIES = ("libstdc++.so.6", "libc++abi.so.1", "libc++abi.dylib")
_DEMANGLE = "__cxa_demangle"  # the function that the C++ ABI defines for this purpose


def demangle(name: str) -> str:
    """Return the declaration that a mangled name stands for, or the name itself if it cannot be demangled."""
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
        library.free(address)  # The function has allocated the declaration with malloc.


@process.cache
def _open_library() -> Any:
    """Open and return a library that demangles names, or return None if the system does not have one."""
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
