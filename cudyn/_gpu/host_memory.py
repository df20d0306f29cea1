"""Objects in host memory that export their bytes: Python's buffers."""

from __future__ import annotations

import ctypes
import re
from typing import Any

_POINTERS = (ctypes._Pointer, ctypes._CFuncPtr, ctypes.c_char_p, ctypes.c_wchar_p, ctypes.py_object)  # type: ignore[attr-defined]
_MEMBERS = re.compile(":[^:]*:")  # the names of a structure's members, in the format of a buffer


def get_view(value: Any) -> memoryview:
    """Return the memory of an object on the host.

    TypeError: it exports none, or one of pointers or Python objects.
    """
    try:
        view = memoryview(value)
    except TypeError:
        raise
    except Exception as error:
        raise TypeError(f"{name_type(value)} does not export its memory: {error}") from None
    if isinstance(value, _POINTERS):
        raise TypeError(f"{name_type(value)} is a pointer, not what it points to")
    if "O" in _MEMBERS.sub("", view.format):
        raise TypeError(f"{name_type(value)} holds Python objects, not data")
    return view


def name_type(value: Any) -> str:
    """Return the name of its type, for messages, with the module unless the type is built in."""
    cls = type(value)
    return cls.__name__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__name__}"
