"""Shared objects written by cudyn, with symbols that compiled modules in this process bind to.

elf_stub.py writes them. Here they are opened, and their slots are filled once there are real functions.
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

from .._bindings.libraries import dl
from .._bindings.libraries.library import lock
from .._bindings.machine.assembler import ASSEMBLERS
from .._bindings.machine.elf_writer import SharedObject
from .elf_stub import write_stub_file
from .late import MARK
from .symbol import Explains, Returns, Symbol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


# --- files

_numbers = itertools.count(1)


def _open_file(name: str, data: bytes, is_global: bool = False) -> tuple[str, ctypes.CDLL]:
    """Open a shared object that cudyn has written; return its path, too. OSError: the system refuses it.

    The file is gone then: the path only names the library.
    """
    file, path = _create_file(name)
    try:
        with open(file, "wb", closefd=False) as opened:
            opened.write(data)
        return path, dl.open_own(path, is_global)
    finally:
        os.close(file)
        if not path.startswith(_DESCRIPTORS):
            os.unlink(path)


_DESCRIPTORS = "/proc/self/fd/"


def _create_file(name: str) -> tuple[int, str]:
    """Create a file in memory, or else on disk: its descriptor and path.

    glibc takes two files of one path for the same library, and a descriptor's number is used again, so the
    path of each differs: the bits of a number are spelled in slashes, of which the system needs one ("./" is
    0, ".//" is 1).
    """
    number = next(_numbers)
    try:
        file = os.memfd_create(f"cudyn {name}", os.MFD_CLOEXEC)
    except (AttributeError, OSError):  # an old system, or a Python built for one
        pass
    else:
        slashes = f"{number:b}".replace("0", "./").replace("1", ".//")
        path = f"{_DESCRIPTORS}{slashes}{file}"
        if os.path.exists(path):
            return file, path
        os.close(file)  # /proc is not mounted
    return tempfile.mkstemp(prefix="cudyn-", suffix=f"-{number}.so")


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
    """An open stub, filled in now and whenever a library is loaded later.

    It stays loaded until `close` is called while nothing is bound to it. `open_provider` makes one.
    """

    soname: str
    symbols: Sequence[Symbol]
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

    def refresh(self) -> None:
        """Fill in what was missing and has been found since."""
        for source in {one.source for one in self.symbols if one.source is not None}:
            reals = {n: one.real for n, one in enumerate(self.symbols) if one.source is source}
            found = source.find_addresses(dict.fromkeys(reals.values()))
            for number, real in reals.items():
                fallback = self.base + self.places[f"fallback {number}"]
                if real in found and self._cell("slot", number).value == fallback:  # else it stays
                    self.fill(number, found[real])

    @property
    def missed(self) -> dict[str, int]:
        """How often each function was called while it was missing."""
        return add_up(
            {one.name or one.real: self._cell("calls", number).value}
            for number, one in enumerate(self.symbols)
            if isinstance(one.answer, (Returns, Explains))
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


def open_provider(soname: str, symbols: Sequence[Symbol], is_global: bool = False) -> Provider:
    """Write a stub with these symbols and open it.

    soname: the name by which DT_NEEDED entries of modules find it; "": one of its own. is_global: its symbols
    are visible to every library loaded later, instead of only to those loaded with it. Raises OSError if the
    system refuses it.
    """
    soname = soname or f"cudyn_provided_{next(_numbers)}"
    data, places = write_stub_file(get_machine(), soname, symbols)
    path, handle = _open_file(soname, data, is_global)
    # glibc resolves a version node's library by the name passed to dlopen: open it once under its soname.
    named = dl.open_loaded(soname)
    if named is not None:
        dl.close(named, was_loaded=False)
    start = ctypes.cast(handle[MARK], ctypes.c_void_p).value or 0
    base = start - places[MARK]
    provider = Provider(soname, symbols, is_global, path, handle, places, base)
    with lock:
        _providers.append(provider)
        provider.refresh()
        for library in {one.source.library for one in symbols if one.source is not None}:
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


def list_stubs() -> list[str]:
    """List the libraries in whose place this process has a provider, by soname."""
    with lock:
        return sorted(provider.soname for provider in _providers if ".so" in provider.soname)


def add_up(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Add up how often each function was called."""
    return dict(sum(map(Counter, counts), Counter[str]()))
