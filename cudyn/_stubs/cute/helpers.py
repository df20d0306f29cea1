"""The runtime library of a compiler whose functions cudyn implements itself: only this file names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..._bindings.machine.elf_writer import SharedObject
from .code import CUTE_FUNCTIONS as CUTE_FUNCTIONS
from .code import RUNTIME_CALLS as RUNTIME_CALLS
from .code import Writer
from .metadata import check_metadata

TITLE = "the CuTe DSL's runtime"
SONAME = "libcute_dsl_runtime.so"  # by which modules are linked with it

# What to do where stubs are files, which can't have the helpers: these call the CUDA runtime of the process.
NOT_IN_FILES = f"load such modules with cudyn.load_library, or install {TITLE}"


def is_cute_function(symbol: str) -> bool:
    """Is a symbol one of the runtime library's, whether cudyn has it or not?"""
    return symbol in CUTE_FUNCTIONS or symbol.startswith(("cuda_dialect_", "CuteDSLRT_"))


def emit_cute_function(symbol: str, written: SharedObject, slots: Mapping[str, str]) -> None:
    """Write a function's code at the present point of a file.

    slots: the places of the slots of the functions of the CUDA runtime that it calls (RUNTIME_CALLS).
    """
    CUTE_FUNCTIONS[symbol](Writer(written, slots))


def check_module(file: str, symbols: Iterable[str]) -> None:
    """Raise ElfError for a module of that compiler, by the symbols that it needs, that must not be loaded."""
    if any(symbol.startswith("_cu") for symbol in symbols):
        check_metadata(file)
