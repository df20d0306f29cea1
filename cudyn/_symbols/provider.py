"""Shared objects written by cudyn, with symbols that compiled modules in this process bind to.

Each symbol is a jump through a slot. The slot leads to a fallback at first, which looks for the real function
on each call. If there is still no such function, it zeroes the outputs and returns a status.
"""

from __future__ import annotations

import ctypes
import os
import platform
import tempfile
from typing import TYPE_CHECKING, NamedTuple

from .._formats.elf_writer import SharedObject, Symbol
from .._loading import dl
from .._machine.assembler import ASSEMBLERS
from .._machine.fallback import Fallback, Late, write_fallback, write_finder
from .cute import SYSTEM, Helper, Writer

if TYPE_CHECKING:
    from collections.abc import Sequence

_SYSTEM = ("dlopen", "dlsym", "dlclose")


class Function(NamedTuple):
    """A symbol to provide.

    name, version  of the symbol; version "": unversioned. name "": only helpers call it
    fallback       its behaviour while it is missing; None: it has an address from the start; a Helper: cudyn
                   implements it
    answer         the fallback's result: a status or, for a function that returns text, the text
    real           the name of the real function
    sonames        the libraries that are searched for it on each call while it is missing
    """

    name: str
    version: str
    fallback: Fallback | Helper | None
    answer: int | bytes = 0
    real: str = ""
    sonames: tuple[str, ...] = ()


class Mapped:
    """A shared object that cudyn has written and opened. Raises OSError if the system refuses it.

    path: the path it was opened by. The system loader takes any other file with this path for the same
    library, so the file stays as long as the library.
    """

    def __init__(self, name: str, data: bytes, is_global: bool = False) -> None:
        self._file = -1
        try:
            self._file = os.memfd_create(f"cudyn {name}", os.MFD_CLOEXEC)
            self.path = f"/proc/self/fd/{self._file}"
        except (AttributeError, OSError):  # an old system, or a Python built for one
            self._file, self.path = tempfile.mkstemp(prefix="cudyn-", suffix=".so")
        try:
            with open(self._file, "wb", closefd=False) as file:
                file.write(data)
            self.handle: ctypes.CDLL | None = dl.open_own(self.path, is_global)
        except BaseException:
            self._remove()
            raise

    def close(self) -> bool:
        """Unload it. False: it stays, because something is bound to it."""
        if self.handle is not None:
            dl.close_own(self.handle)
            self.handle = None
            try:
                self.handle = dl.open_own(self.path, is_loaded=True)
            except OSError:
                self._remove()
        return self.handle is None

    def _remove(self) -> None:
        if not self.path.startswith("/proc/"):
            os.unlink(self.path)
        os.close(self._file)


class Provider:
    """Functions for compiled modules to bind to, loaded until `close` is called while none is bound.

    soname: the name by which DT_NEEDED entries of modules find it. is_global: its symbols are visible to
    every library loaded later, instead of only to those loaded with it. Raises OSError if the system refuses
    it.
    """

    def __init__(self, soname: str, functions: Sequence[Function], is_global: bool = False) -> None:
        self.soname = soname
        self.functions = functions
        self.is_global = is_global
        data, self._places = write(get_machine(), soname, functions, dl.find_addresses(_SYSTEM + SYSTEM))
        self._mapped = Mapped(soname, data, is_global)
        # glibc resolves a version node's library by the name passed to dlopen: open it once under its soname.
        named = dl.open_loaded(soname)
        if named is not None:
            dl.close(named, was_loaded=False)
        handle = self._mapped.handle
        start = ctypes.cast(handle["cudyn_provider"], ctypes.c_void_p).value if handle is not None else 0
        self._base = (start or 0) - self._places["cudyn_provider"]

    @property
    def path(self) -> str:
        """Its name for the system loader."""
        return self._mapped.path

    def _cell(self, kind: str, number: int) -> ctypes.c_uint64:
        if self._mapped.handle is None:
            raise ValueError(f"{self.soname}: the provider is closed")
        return ctypes.c_uint64.from_address(self._base + self._places[f"{kind} {number}"])

    def fill(self, number: int, address: int) -> None:
        """Point the function of this number to an address, from the next call on; 0: to its fallback."""
        fallback = self._places.get(f"fallback {number}", -self._base)
        self._cell("slot", number).value = address or self._base + fallback

    def is_filled(self, number: int) -> bool:
        """Does the function of this number lead to anything but its fallback?"""
        fallback = self._base + self._places.get(f"fallback {number}", -self._base)
        return self._cell("slot", number).value != fallback

    def answer(self, number: int, status: int) -> None:
        """Change the status that a function's fallback returns."""
        self._cell("answer", number).value = status % 2**64

    @property
    def missed(self) -> dict[str, int]:
        """How often each function was called while it was missing."""
        found: dict[str, int] = {}
        for number, function in enumerate(self.functions):
            calls = self._cell("calls", number).value if isinstance(function.fallback, Fallback) else 0
            if calls:
                name = function.name or function.real
                found[name] = found.get(name, 0) + calls
        return found

    def close(self) -> bool:
        """Unload it. False: it stays, because modules are bound to its symbols."""
        return self._mapped.close()


def open_together(paths: Sequence[str]) -> Mapped:
    """Load libraries so that the later ones, and only these, find symbols in the earlier ones.

    Only libraries that one dlopen() has loaded see each other's local symbols; so this opens an empty library
    that is linked with all of them. Raises OSError.
    """
    machine = get_machine()
    data, _ = SharedObject(machine, "cudyn_wrapper", ASSEMBLERS[machine](), paths).write()
    return Mapped("wrapper", data)


def get_machine() -> str:
    """Name this machine's processor. Raises OSError for one without an assembler."""
    machine = platform.machine()
    if machine not in ASSEMBLERS or not dl.is_glibc():
        raise OSError(
            f"symbols are provided on Linux with glibc, for {' and '.join(ASSEMBLERS)}; got "
            f"{platform.system()} on {machine}"
        )
    return machine


def write(
    machine: str, soname: str, functions: Sequence[Function], system: dict[str, int]
) -> tuple[bytes, dict[str, int]]:
    """Write the file of a provider; return it, and the place of each slot, answer and count of calls.

    system: the addresses of the functions of the C library that its code calls.
    """
    code = ASSEMBLERS[machine]()
    written = SharedObject(machine, soname, code)
    finders: dict[tuple[str, ...], str] = {}
    slots = {function.real: f"slot {number}" for number, function in enumerate(functions)}
    for number, function in enumerate(functions):
        code.align()
        code.label(f"jump {number}")
        if function.name:
            written.symbols.append(Symbol(function.name, f"jump {number}", function.version))
        if isinstance(function.fallback, Helper):
            function.fallback.write(Writer(written, slots, system))
            continue
        code.jump_through(f"slot {number}")
        if function.fallback is None:
            written.add_cell(f"slot {number}")
            continue
        written.add_cell(f"slot {number}", f"fallback {number}")
        written.add_cell(f"calls {number}")
        if isinstance(function.answer, bytes):
            written.add_cell(f"text {number}", function.answer + b"\0")
            written.add_cell(f"answer {number}", f"text {number}")
        else:
            written.add_cell(f"answer {number}", function.answer)
        late = None
        if function.sonames:
            find = finders.setdefault(function.sonames, f"find {len(finders)}")
            written.add_cell(f"name {number}", (function.real or function.name).encode() + b"\0")
            late = Late(find, f"name {number}", f"slot {number}", f"jump {number}")
        code.align()
        code.label(f"fallback {number}")
        write_fallback(code, machine, function.fallback, f"answer {number}", f"calls {number}", late)
    for name in _SYSTEM if finders else ():
        written.add_cell(name, system[name])
    for sonames, find in finders.items():
        places = [f"{find} {soname}" for soname in sonames]
        for place, name in zip(places, sonames):
            written.add_cell(place, name.encode() + b"\0")
        code.align()
        code.label(find)
        write_finder(code, places, *_SYSTEM)
    code.align()
    code.label("cudyn_provider")
    code.enter(0)
    code.leave()
    written.symbols.append(Symbol("cudyn_provider", "cudyn_provider"))
    return written.write()
