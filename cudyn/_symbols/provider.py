"""Shared objects written by cudyn, with symbols that compiled modules in this process bind to.

Each symbol is a jump through a slot. The slot leads to a fallback at first, which looks for the real function
on each call. If there is still no such function, it writes its outputs and returns a status.
"""

from __future__ import annotations

import ctypes
import dataclasses
import itertools
import os
import platform
import tempfile
from collections import Counter
from typing import TYPE_CHECKING

from .._formats.elf_writer import SharedObject
from .._library.libraries import lock
from .._loading import dl
from .._machine.assembler import ASSEMBLERS
from .._machine.fallback import Fallback, Late, write_fallback, write_finder
from .helpers import HELPERS, SYSTEM, write_helper
from .supply import UNRECOGNIZED, StandIn

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


_SYSTEM = ("dlopen", "dlsym", "dlclose")


# --- files

_numbers = itertools.count(1)


def _open_file(name: str, data: bytes, is_global: bool = False) -> tuple[str, ctypes.CDLL]:
    """Open a shared object that cudyn has written; return its path, too. OSError: the system refuses it.

    The file is gone then: the path only names the library. glibc takes two files of one path for the same
    library, and a descriptor's number is used again, so the path of each differs: the bits of a number are
    spelled in slashes, of which the system needs one ("./" is 0, ".//" is 1).
    """
    try:
        file = os.memfd_create(f"cudyn {name}", os.MFD_CLOEXEC)
        slashes = f"{next(_numbers):b}".replace("0", "./").replace("1", ".//")
        path = f"/proc/self/fd/{slashes}{file}"
        made = ""
    except (AttributeError, OSError):  # an old system, or a Python built for one
        file, made = tempfile.mkstemp(prefix="cudyn-", suffix=f"-{next(_numbers)}.so")
        path = made
    try:
        with open(file, "wb", closefd=False) as opened:
            opened.write(data)
        return path, dl.open_own(path, is_global)
    finally:
        os.close(file)
        if made:
            os.unlink(made)


def load_together(paths: Sequence[str]) -> ctypes.CDLL:
    """Load the last of some libraries so that it, and only what is loaded with it, finds the others' symbols.

    Only libraries that one dlopen() has loaded see each other's local symbols; so this opens an empty library
    that is linked with all of them. Raises OSError.
    """
    machine = get_machine()
    data, _ = SharedObject(machine, "cudyn_wrapper", ASSEMBLERS[machine](), paths).write()
    _, wrapper = _open_file("wrapper", data)
    try:
        return ctypes.CDLL(paths[-1])
    finally:
        dl.close_own(wrapper)


def get_machine() -> str:
    """Name this machine's processor. Raises OSError for one without an assembler."""
    machine = platform.machine()
    if machine not in ASSEMBLERS or not dl.is_glibc():
        raise OSError(
            f"symbols are provided on Linux with glibc, for {' and '.join(ASSEMBLERS)}; got "
            f"{platform.system()} on {machine}"
        )
    return machine


# --- providers

_providers: list[Provider] = []
_missed_before: dict[str, int] = {}  # in providers that were closed


@dataclasses.dataclass(eq=False)
class Provider:
    """An open shared object with stand-ins, filled in now and whenever a library is loaded later.

    It stays loaded until `close` is called while nothing is bound to it. `open_provider` makes one.
    """

    soname: str
    stand_ins: Sequence[StandIn]
    is_global: bool
    path: str  # its name for the system loader
    handle: ctypes.CDLL | None
    places: Mapping[str, int]
    base: int  # the address that places are relative to

    def _cell(self, kind: str, number: int) -> ctypes.c_uint64:
        if self.handle is None:
            raise ValueError(f"{self.soname}: the provider is closed")
        return ctypes.c_uint64.from_address(self.base + self.places[f"{kind} {number}"])

    def fill(self, number: int, address: int) -> None:
        """Point the function of this number to an address, from the next call on."""
        self._cell("slot", number).value = address

    def refresh(self, is_first: bool = False) -> None:
        """Fill in what was missing and has been found since; is_first: no fallback has been called yet."""
        for supply in {one.supply for one in self.stand_ins if one.supply is not None}:
            reals = {n: one.real for n, one in enumerate(self.stand_ins) if one.supply is supply}
            found = supply.find_addresses(dict.fromkeys(reals.values()), is_first)
            for number, real in reals.items():
                fallback = self.base + self.places[f"fallback {number}"]
                if real in found and self._cell("slot", number).value == fallback:  # else it stays
                    self.fill(number, found[real])

    @property
    def missed(self) -> dict[str, int]:
        """How often each function was called while it was missing."""
        return add_up(
            {one.name or one.real: self._cell("calls", number).value}
            for number, one in enumerate(self.stand_ins)
            if isinstance(one.fallback, Fallback)
        )

    def close(self) -> bool:
        """Unload it. False: it stays, because modules are bound to its symbols."""
        with lock:
            if self.handle is None:
                return True
            missed = self.missed
            dl.close_own(self.handle)
            try:
                self.handle = dl.open_own(self.path, is_loaded=True)
            except OSError:
                self.handle = None
                _providers.remove(self)
                _missed_before.update(add_up((_missed_before, missed)))
            return self.handle is None


def open_provider(soname: str, stand_ins: Sequence[StandIn], is_global: bool = False) -> Provider:
    """Write stand-ins to a shared object and open it.

    soname: the name by which DT_NEEDED entries of modules find it; "": one of its own. is_global: its symbols
    are visible to every library loaded later, instead of only to those loaded with it. Raises OSError if the
    system refuses it.
    """
    soname = soname or f"cudyn_provided_{next(_numbers)}"
    data, places = write(get_machine(), soname, stand_ins, dl.find_addresses(_SYSTEM + SYSTEM))
    path, handle = _open_file(soname, data, is_global)
    # glibc resolves a version node's library by the name passed to dlopen: open it once under its soname.
    named = dl.open_loaded(soname)
    if named is not None:
        dl.close(named, was_loaded=False)
    start = ctypes.cast(handle["cudyn_provider"], ctypes.c_void_p).value or 0
    base = start - places["cudyn_provider"]
    provider = Provider(soname, stand_ins, is_global, path, handle, places, base)
    with lock:
        _providers.append(provider)
        provider.refresh(is_first=True)
        for library in {one.supply.library for one in stand_ins if one.supply is not None}:
            if refresh not in library.followers:
                library.followers.append(refresh)
    return provider


def refresh() -> None:
    """Point every provided symbol to the libraries that are loaded now."""
    with lock:
        for provider in _providers:
            provider.refresh()


def sweep() -> None:
    """Unload the providers that nothing is bound to any more; global ones stay."""
    with lock:
        for provider in list(_providers):
            if not provider.is_global:
                provider.close()


def count_missed() -> dict[str, int]:
    """Count the calls of functions that were not there: symbol -> how often, in this process so far.

    Of everything that `provide` and `load_library` have provided. Such a call returned the API's own status
    for a library or a symbol that is missing. The report shows them.
    """
    with lock:
        return add_up((_missed_before, *(provider.missed for provider in _providers)))


def list_stand_ins() -> list[str]:
    """List the libraries in whose place this process has a provider, by soname."""
    with lock:
        return sorted(provider.soname for provider in _providers if ".so" in provider.soname)


def add_up(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Add up how often each function was called."""
    return dict(sum(map(Counter, counts), Counter[str]()))


# --- their contents


def write(
    machine: str, soname: str, stand_ins: Sequence[StandIn], system: Mapping[str, int]
) -> tuple[bytes, dict[str, int]]:
    """Write the file of a provider; return it, and the place of each slot, answer and count of calls.

    system: the addresses of the functions of the C library that its code calls.
    """
    code = ASSEMBLERS[machine]()
    written = SharedObject(machine, soname, code)
    finders: dict[tuple[str, ...], str] = {}
    slots = {one.real: f"slot {number}" for number, one in enumerate(stand_ins)}
    for number, one in enumerate(stand_ins):
        if isinstance(one.fallback, int):
            written.add_cell(f"variable {number}", bytes(one.fallback))
            written.add_symbol(one.name, f"variable {number}", one.version, one.fallback)
            continue
        code.align()
        code.label(f"jump {number}")
        if one.name:
            written.add_symbol(one.name, f"jump {number}", one.version)
        if one.name in HELPERS:
            write_helper(one.name, written, slots, system)
            continue
        code.jump_through(f"slot {number}")
        target = one.address if one.fallback is None else f"fallback {number}"
        written.add_cell(f"slot {number}", target)
        if one.fallback is not None:
            _write_fallback(written, number, one, one.fallback, finders)
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
    written.add_symbol("cudyn_provider", "cudyn_provider")
    return written.write()


def _write_fallback(
    written: SharedObject, number: int, one: StandIn, fallback: Fallback, finders: dict[tuple[str, ...], str]
) -> None:
    code = written.code
    written.add_cell(f"calls {number}")
    if isinstance(one.answer, tuple):
        _write_words(written, number, *one.answer, through=fallback.words == 2)
    elif isinstance(one.answer, bytes):
        written.add_cell(f"text {number}", one.answer + b"\0")
        written.add_cell(f"answer {number}", f"text {number}")
    else:
        written.add_cell(f"answer {number}", one.answer)
    late = None
    if one.sonames:
        find = finders.setdefault(one.sonames, f"find {len(finders)}")
        written.add_cell(f"name {number}", (one.real or one.name).encode() + b"\0")
        late = Late(find, f"name {number}", f"slot {number}", f"jump {number}")
    code.align()
    code.label(f"fallback {number}")
    write_fallback(code, written.machine, fallback, f"answer {number}", f"calls {number}", late)


def _write_words(
    written: SharedObject, number: int, words: Mapping[int, str], unknown: int, through: bool
) -> None:
    """Write the texts of statuses, and their table as `write_fallback` reads it."""
    every = [(status % 2**32, text) for status, text in words.items()] + [(-1, UNRECOGNIZED)]
    for row, (_, text) in enumerate(every):
        written.add_cell(f"text {number} {row}", text.encode() + b"\0")
    for row, (status, _) in enumerate(every):
        written.add_cell(f"row {number} {row}" if row else f"answer {number}", status)
        said = 0 if through and status == -1 else f"text {number} {row}"
        written.add_cell(f"said {number} {row}", said)
    written.add_cell(f"unknown {number}", unknown)
