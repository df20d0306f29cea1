"""The interface to cudyn's implementation of the CuTe DSL's runtime library.

Kernels that the CuTe DSL has compiled ahead of time call this library's functions. Other modules in
cudyn._stubs use only this module of the package.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..._bindings.machine.elf_writer import SharedObject
from .code import CUTE_FUNCTIONS as CUTE_FUNCTIONS
from .code import RUNTIME_CALLS as RUNTIME_CALLS
from .code import Writer
from .metadata import check_metadata

TITLE = "the CuTe DSL's runtime"
SONAME = "libcute_dsl_runtime.so"

# Advice for users who write stub files, which can't contain functions that call the process's CUDA runtime.
NOT_IN_FILES = f"load such modules with cudyn.load_library, or install {TITLE}"


def is_cute_function(symbol: str) -> bool:
    """Return whether a symbol belongs to the CuTe DSL's runtime, even if cudyn does not implement it."""
    return symbol in CUTE_FUNCTIONS or symbol.startswith(("cuda_dialect_", "CuteDSLRT_"))


def emit_cute_function(symbol: str, written: SharedObject, slots: Mapping[str, str]) -> None:
    """Append the code of a function to a shared object.

    Args:
        symbol: One of CUTE_FUNCTIONS.
        written: The shared object that the code is appended to.
        slots: Maps each function in RUNTIME_CALLS to the label of the memory cell with its address.
    """
    CUTE_FUNCTIONS[symbol](Writer(written, slots))


def check_module(file: str, symbols: Iterable[str]) -> None:
    """Raise ElfError for a CuTe DSL kernel whose metadata is damaged or has an unknown version.

    Args:
        file: The path of a compiled file.
        symbols: The symbols that the file imports. They show whether the file contains such a kernel.
    """
    if any(symbol.startswith("_cu") for symbol in symbols):
        check_metadata(file)
