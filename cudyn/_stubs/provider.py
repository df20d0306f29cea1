"""Manages the stubs in this process.

elf_stub.py writes the stubs. This module opens them and fills in the addresses of real functions.
"""

from __future__ import annotations

import ctypes
import dataclasses
import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from .._bindings.libraries import dl
from .._bindings.libraries.library import lock
from .._bindings.libraries.written_files import get_machine, open_written
from .._process import process
from .elf_stub import StubFile, write_stub_file
from .late_search import MARK
from .symbol import FixedResult, Symbol, TableResult

_numbers = itertools.count(1)  # for the names of stubs without a soname
_providers: list[Provider] = process.keep([])
# The calls counted by providers that are now closed, which `count_missed` includes
_missed_by_closed_providers: dict[str, int] = process.keep({})


@dataclasses.dataclass(eq=False)
class Provider:
    """An open stub, whose functions jump to the real functions as soon as the real functions are found.

    The stub stays loaded until `close` is called at a time when no module is linked to it. `open_provider`
    creates providers.

    Attributes:
        soname: The stub's name for DT_NEEDED entries.
        symbols: The symbols that the stub provides.
        is_global: Whether the symbols are visible to all libraries that are loaded later.
        path: The path by which the system loader opens the stub.
        handle: The open library, or None once it is closed.
        file: The contents of the stub file, with the offsets of its memory cells.
        base: The address at which the stub is loaded.
    """

    soname: str
    symbols: Sequence[Symbol]
    is_global: bool
    path: str
    handle: ctypes.CDLL | None
    file: StubFile

    def __post_init__(self) -> None:
        # Every stub exports MARK. Its address shows where the stub is loaded.
        mark_address = ctypes.cast(self._get_handle()[MARK], ctypes.c_void_p).value
        assert mark_address is not None
        self.base = mark_address - self.file.mark

    def _get_handle(self) -> ctypes.CDLL:
        """Return the open library. Raises ValueError if the provider is closed."""
        if self.handle is None:
            raise ValueError(f"{self.soname}: the provider is closed")
        return self.handle

    def _get_cell(self, offset: int) -> ctypes.c_uint64:
        """Return the 64-bit integer at an offset in the loaded stub.

        Raises:
            ValueError: The provider is closed.
        """
        self._get_handle()
        return ctypes.c_uint64.from_address(self.base + offset)

    def fill_slot(self, index: int, address: int) -> None:
        """Let a function of the stub jump to another function from now on.

        Args:
            index: The index of the stub's function in `symbols`.
            address: The address of the other function.
        """
        self._get_cell(self.file.offsets[index].slot).value = address

    def refresh(self) -> None:
        """Let functions of the stub jump to real functions that were missing and can now be found."""
        sources = {symbol.source for symbol in self.symbols if symbol.source is not None}
        for source in sources:
            functions = {
                index: symbol.real for index, symbol in enumerate(self.symbols) if symbol.source == source
            }
            addresses = source.find_addresses(dict.fromkeys(functions.values()))
            for index, function in functions.items():
                # An address that has been filled in never changes.
                if function in addresses and self._is_missing(index):
                    self.fill_slot(index, addresses[function])

    def _is_missing(self, index: int) -> bool:
        """Return whether the function at an index in `symbols` still jumps to its fallback."""
        offsets = self.file.offsets[index]
        return self._get_cell(offsets.slot).value == self.base + offsets.fallback

    @property
    def missed(self) -> dict[str, int]:
        """Maps each function to the number of calls while the real function was missing."""
        counts = []
        for symbol, offsets in zip(self.symbols, self.file.offsets):
            if isinstance(symbol.result, (FixedResult, TableResult)):  # the symbol has a counter
                counts.append({symbol.name or symbol.real: self._get_cell(offsets.calls).value})
        return add_up(counts)

    def close(self) -> bool:
        """Unload the stub. Return False if it stays loaded because modules are linked to its symbols."""
        with lock:
            if self.handle is None:
                return True
            missed = self.missed
            dl.close_own(self.handle)
            try:  # the stub is still loaded if modules are linked to it
                self.handle = dl.open_own(self.path, must_be_loaded=True)
            except OSError:  # the stub has been unloaded
                self.handle = None
                _providers.remove(self)
                _missed_by_closed_providers.update(add_up((_missed_by_closed_providers, missed)))
            return self.handle is None


def open_provider(soname: str, symbols: Sequence[Symbol], is_global: bool = False) -> Provider:
    """Write a stub with the given symbols, and open it.

    Args:
        soname: The soname of the stub, which the DT_NEEDED entries of modules refer to, or "" for a new name.
        symbols: The symbols to provide.
        is_global: Whether the symbols are visible to all libraries that are loaded later. Otherwise they are
            visible only to libraries that are loaded together with the stub.

    Raises:
        OSError: The system loader rejects the stub.
    """
    soname = soname or f"{_OWN_NAME}{next(_numbers)}"
    file = write_stub_file(get_machine(), soname, symbols)
    path, handle = open_written(soname, file.data, is_global)
    # Open the stub once by its soname, because glibc finds the library that a version node belongs to by the
    # name that was passed to dlopen.
    loaded = dl.open_loaded(soname)
    if loaded is not None:
        dl.close(loaded, was_loaded=False)
    provider = Provider(soname, symbols, is_global, path, handle, file)
    with lock:
        _providers.append(provider)
        for index, symbol in enumerate(symbols):
            if symbol.address:  # the real function has already been found
                provider.fill_slot(index, symbol.address)
        _refresh_after_loading(symbols)
    return provider


def _refresh_after_loading(symbols: Sequence[Symbol]) -> None:
    """Let cudyn call `refresh` as soon as it loads a library that contains one of the real functions."""
    libraries = {symbol.source.library for symbol in symbols if symbol.source is not None}
    for library in libraries:
        if refresh not in library.followers:
            library.followers.append(refresh)


_OWN_NAME = "cudyn_provided_"


def reuse_provider(soname: str, symbols: Sequence[Symbol]) -> Provider:
    """Return an open, non-global provider that has exactly the given symbols, or open a new provider.

    Args:
        soname: The soname of the stub, or "" if any name is accepted.
        symbols: The symbols to provide.
    """
    with lock:
        for provider in _providers:
            has_any_name = not soname and provider.soname.startswith(_OWN_NAME)
            has_name = provider.soname == soname or has_any_name
            if has_name and not provider.is_global and list(provider.symbols) == list(symbols):
                return provider
    return open_provider(soname, symbols)


def refresh() -> None:
    """Let all provided functions call the real functions in the libraries that are currently loaded."""
    with lock:
        for provider in _providers:
            provider.refresh()


def sweep() -> None:
    """Unload the providers that no module is linked to any longer, except global providers."""
    with lock:
        for provider in list(_providers):
            if not provider.is_global:
                provider.close()


def count_missed() -> dict[str, int]:
    """Return a dict that maps each function to the number of its calls that did not reach a real function.

    These calls have returned the status that the API defines for a missing library or symbol. Only functions
    that `provide` and `load_library` have provided are counted, including functions of providers that have
    been closed. The report contains these counts.
    """
    with lock:
        return add_up((_missed_by_closed_providers, *(provider.missed for provider in _providers)))


def list_stubs() -> list[str]:
    """List the sonames of the libraries that stubs replace in this process."""
    with lock:
        return sorted(provider.soname for provider in _providers if ".so" in provider.soname)


def add_up(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Add up several dicts that map functions to numbers of calls."""
    total = Counter[str]()
    for count in counts:
        total += Counter(count)
    return dict(total)
