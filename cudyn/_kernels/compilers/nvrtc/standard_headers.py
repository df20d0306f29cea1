"""Finds the standard C++ headers that NVRTC lacks and that cudyn provides, in the `std` directory.

This directory is searched after all other directories, and only if a compilation without it has failed
because one of these headers is missing. The headers therefore cannot change the result of code that compiles
without them.
"""

from __future__ import annotations

import os

from ..toolkit_headers import list_names

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "std")


def is_provided(header: str) -> bool:
    """Return whether cudyn provides a header such as "cstdint"."""
    return header in list_names(FOLDER)
