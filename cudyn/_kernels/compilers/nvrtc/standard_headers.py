"""The standard C++ headers in the directory `std`, which NVRTC lacks.

They are searched after all other directories, and only if a compilation without them has failed because one
of them is missing. They cannot change the result of code that compiles without them.
"""

from __future__ import annotations

import os

from ...._bindings.libraries.search import platform
from ..toolkit_headers import list_names

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "std")

# The name of the directory in NVRTC's options, in its messages and in the code. The recorder, which works
# only on Linux, replaces it with the path of the directory. The code is the same wherever cudyn is installed.
_NAME = "/cudyn-standard-headers"


def get_folders() -> dict[str, str]:
    """Return the name of the directory in NVRTC's options, mapped to its path."""
    return {_NAME if platform() == "linux" else FOLDER: FOLDER}


def is_provided(header: str) -> bool:
    """Return whether cudyn provides a header such as "cstdint"."""
    return header in list_names(FOLDER)
