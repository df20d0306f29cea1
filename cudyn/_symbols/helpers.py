"""Runtime libraries of other compilers whose functions cudyn implements itself, each in a folder of its own.

Such a library's functions are few and belong to no table; a folder's RUNTIME describes it.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from .._loading.catalog import read_module

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .._formats.elf_writer import SharedObject

_FOLDERS = ("cute",)
# Functions of the C library that the code of helpers may call.
SYSTEM = ("sched_yield", "snprintf", "dprintf", "abort")


class Helper(NamedTuple):
    """A function that cudyn implements.

    write  writes its code at the present point of a file, from the places of the slots of the functions that
           it calls and the addresses of the C library's
    calls  functions of the CUDA runtime that it calls through their slots
    """

    write: Callable[[SharedObject, Mapping[str, str], Mapping[str, int]], None]
    calls: tuple[str, ...] = ()


class Runtime(NamedTuple):
    """A compiler's runtime library.

    title     its name in messages
    soname    by which modules are linked with it
    prefixes  of its functions
    marks     how symbols begin by which its compiler's modules are recognised
    helpers   its functions that cudyn implements
    check     raises ElfError for a module of its compiler that must not be loaded
    """

    title: str
    soname: str
    prefixes: tuple[str, ...]
    marks: tuple[str, ...]
    helpers: Mapping[str, Helper]
    check: Callable[[str], None]


@functools.cache
def list_runtimes() -> tuple[Runtime, ...]:
    """List the runtimes; they are read on first use."""
    return tuple(read_module(f"cudyn._symbols.{folder}").RUNTIME for folder in _FOLDERS)


def find_runtime(name: str) -> Runtime | None:
    """Find the runtime that has a symbol or this soname."""
    for runtime in list_runtimes():
        if name in runtime.helpers or name.startswith(runtime.prefixes) or name == runtime.soname:
            return runtime
    return None


def find_helper(symbol: str) -> Helper | None:
    """Find a function that cudyn implements."""
    runtime = find_runtime(symbol)
    return runtime.helpers.get(symbol) if runtime is not None else None
