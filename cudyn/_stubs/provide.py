"""Make symbols visible to libraries that are loaded later."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .._bindings.libraries import dl
from .._bindings.libraries.library import library, lock
from .._bindings.libraries.module import LibraryModule, view_of
from .._errors import LoadError
from .file_needs import Needs
from .owners import find_named
from .plan import check_major, make_plan
from .planner import Refusal
from .provider import Provider, add_up, open_provider
from .supply import Supply, has_majors
from .symbol import Address, Symbol

Function = int | ctypes.c_void_p | Callable[..., object]

# Unversioned symbols get this version node, so that a module linked with the real, versioned library never
# binds to ours.
_NODE = "cudyn"


class Provided:
    """The symbols that one call of `provide` has made visible.

    symbols  their names
    stubs    the sonames of libraries that were found nowhere and have stubs now
    unknown  the symbols without a prototype: they return a status, or null if they seem to return a text;
             variables are zeros
    """

    def __init__(self, providers: Sequence[Provider]) -> None:
        self._providers = providers
        every = [one for provider in providers for one in provider.symbols if one.name]
        self.symbols = tuple(one.name for one in every)
        self.stubs = tuple(p.soname for p in providers if ".so" in p.soname)
        self.unknown = tuple(one.name for one in every if one.is_unknown)

    @property
    def missed(self) -> dict[str, int]:
        """Count the calls of functions that were missing: symbol -> how often."""
        return add_up(provider.missed for provider in self._providers)

    def close(self) -> bool:
        """Withdraw the symbols. False: they stay, because modules loaded meanwhile are bound to them."""
        closed = [provider.close() for provider in self._providers]
        return all(closed)

    def __repr__(self) -> str:
        count = len(self.symbols)
        return f"<cudyn.types.Provided: {count} symbol{'' if count == 1 else 's'}>"


def provide(
    what: Needs | Mapping[str, Function] | LibraryModule | str | Iterable[LibraryModule | str],
    *,
    major: int | None = None,
) -> Provided:
    """Make symbols visible to every library that this process loads later.

    Symbols that the process already has are left alone. A module that is properly linked with a library still
    binds to that one, because provided symbols have a version node of their own. A missing function returns
    the API's own status for that, and leads to the library as soon as one is loaded. For a library of
    NVIDIA's that cudyn has no table of, and for a symbol that a table lacks, a function returns a failure.

    Parameters:
        what   the needs of a file, a folder or a distribution (`needs`); libraries, as modules or by their
               names; or a map of name to address, an int or a ctypes function, which have to stay alive
        major  of CUDA whose headers the callers were compiled with. If neither it nor the file gives the
               major, functions whose signatures differ between majors are left out, and a file that needs one
               of them is refused
    Returns: a Provided, with what was provided and the calls that met nothing.
    Raises: LoadError if the symbols can't be provided, ValueError for an unknown major or name.
    Threads: any; what is provided holds for the process.
    Example: cudyn.provide(cudyn.needs("my_extension.so"))
    """
    check_major(major)
    with lock:
        try:
            if isinstance(what, Needs):
                _, parts = make_plan(what, major)
            elif isinstance(what, Mapping):
                there = set(dl.resolve(dl.open_program(), what))
                parts = {"": [_make_fixed(n, value) for n, value in what.items() if n not in there]}
            else:
                named = [what] if isinstance(what, (str, LibraryModule)) else what
                parts = {"": [one for name in named for one in _supply(name, major)]}  # type: ignore[union-attr]
            return Provided([_open(soname, symbols) for soname, symbols in parts.items()])
        except Refusal as refusal:
            file = what.file if isinstance(what, Needs) else ""
            raise LoadError(file, f"{file} can't be provided for: {refusal}", (), refusal.hint) from None
        except OSError as error:
            raise LoadError("symbols", f"Symbols can't be provided: {error}", (), "") from None


def _supply(one: LibraryModule | str, major: int | None) -> list[Symbol]:
    """Make symbols for the functions of a library that have one signature for callers of the major."""
    info = view_of(one).library.info if isinstance(one, LibraryModule) else find_named(one)
    supply = Supply(library(info), major if has_majors(library(info)) else None)
    every = supply.list_functions()
    left_out = {*supply.list_ambiguous(every), *dl.resolve(dl.open_program(), every)}
    return [supply.make_symbol(name, "", name) for name in every if name not in left_out]


def _open(soname: str, symbols: Iterable[Symbol]) -> Provider:
    named = [one._replace(version=one.version or _NODE) for one in symbols]
    return open_provider(soname, named, is_global=True)


def _make_fixed(name: str, value: Any) -> Symbol:
    """Make the symbol that is a function at an address: an int, or a function of ctypes."""
    found = getattr(value, "_as_parameter_", value)  # a function with a fast call has ctypes' own there
    if isinstance(found, (ctypes._CFuncPtr, ctypes.c_void_p)):  # type: ignore[attr-defined]
        found = ctypes.cast(found, ctypes.c_void_p).value
    elif not isinstance(found, int):
        what = type(found).__name__
        raise TypeError(f"{name}: expected an address or a function of ctypes, got {what}")
    if not found or not 0 < found < 2**64:
        raise ValueError(f"{name}: expected the address of a function, got {found}")
    return Symbol(name, answer=Address(int(found), value))
