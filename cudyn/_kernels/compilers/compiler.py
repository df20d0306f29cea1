"""Choosing a compiler of CUDA C++: NVRTC or clang, which have the same methods.

CUDYN_COMPILER  "nvrtc" or "clang", where `compiler` is not given; without it NVRTC, and clang on macOS

A compiler may be missing on this machine. `name` is for messages, `chosen` the variable that names its file;
`describe` gives its name and version, `identify` what its code depends on but the job and the headers.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from ..._bindings.libraries.search import platform
from .arguments import check_string
from .nvrtc.compiler import Nvrtc

if TYPE_CHECKING:
    from .clang.compiler import Clang

VARIABLE = "CUDYN_COMPILER"
NAMES = ("nvrtc", "clang")


def choose_compiler(given: Any = None) -> str:
    """Return the name of the compiler that is asked for, or "": the default of the machine that compiles.

    Raises TypeError or ValueError.
    """
    name = os.environ.get(VARIABLE, "") if given is None else check_string("compiler", given)
    if name not in NAMES and (name or given is not None):
        said = VARIABLE if given is None else "compiler"
        raise ValueError(f"{said}={name!r}: expected one of {', '.join(NAMES)}")
    return name


def get_compiler(name: str = "") -> Nvrtc | Clang:
    """Return a compiler by its name; "": CUDYN_COMPILER's, or the default."""
    name = name or choose_compiler() or ("clang" if platform() == "darwin" else "nvrtc")
    if name == "nvrtc":
        return Nvrtc()
    from .clang.compiler import Clang  # not needed by NVRTC

    return Clang()
