"""Makes symbols visible to libraries that are loaded later. Implements `provide`."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .._bindings.libraries import dl
from .._bindings.libraries.library import library, lock
from .._bindings.libraries.module import LibraryModule, view_of
from .._errors import LoadError
from .file_needs import Needs
from .library_abi import get_abi, has_majors
from .library_names import find_named
from .plan import check_major, make_plan
from .provider import Provider, add_up, open_provider
from .real_library import LibrarySearch
from .resolver import Refusal
from .symbol import Address, Symbol

Function = int | ctypes.c_void_p | Callable[..., object]

# The version node of symbols that are requested without a version. A module that is linked with the real
# library refers to the library's version nodes, and is therefore never linked to these symbols.
_NODE = "cudyn"


class Provided:
    """The symbols that one call to `provide` has made visible.

    Attributes:
        symbols: the names of the symbols
        stubs: the sonames of libraries that were not found and now have stubs
        unknown: the symbols without a known prototype. Functions return a status, or null if their name
            suggests that they return a string. Variables contain zeros
    """

    def __init__(self, providers: Sequence[Provider]) -> None:
        self._providers = providers
        symbols = [symbol for provider in providers for symbol in provider.symbols if symbol.name]
        self.symbols = tuple(symbol.name for symbol in symbols)
        self.stubs = tuple(provider.soname for provider in providers if ".so" in provider.soname)
        self.unknown = tuple(symbol.name for symbol in symbols if symbol.is_unknown)

    @property
    def missed(self) -> dict[str, int]:
        """Maps each symbol to the number of calls while the real function was missing."""
        return add_up(provider.missed for provider in self._providers)

    def close(self) -> bool:
        """Withdraw the symbols.

        Return False if some symbols stay available because modules are linked to them.
        """
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
    """Make symbols visible to all libraries that this process loads later.

    Symbols that already exist in the process are not changed. A module that is properly linked with a library
    still uses that library, because provided symbols have a different version node. A missing function
    returns the status that the API defines for this case. As soon as the real library is loaded, calls of the
    function are passed to it. If cudyn does not have a table of an NVIDIA library, or if the table does not
    contain the symbol, the function returns a failure status.

    Args:
        what: The needs of a file, a folder or a distribution (`needs`); libraries, as modules or by their
            names; or a mapping of names to addresses (ints, or ctypes functions that have to stay alive).
        major: The major version of CUDA whose headers the callers were compiled with. If it is omitted and
            the file does not record it, functions whose signatures differ between major versions are omitted,
            and files that need such a function are rejected.

    Returns:
        A Provided. It contains the provided symbols, and counts the calls to missing functions.

    Raises:
        LoadError: If the symbols can't be provided.
        ValueError: For an unknown major version or name.

    Threads:
        Any. The symbols are provided for the whole process.

    Example:
        ```python
        cudyn.provide(cudyn.needs("my_extension.so"))
        ```
    """
    check_major(major)
    with lock:
        try:
            if isinstance(what, Needs):
                stubs = make_plan(what, major).stubs
            elif isinstance(what, Mapping):
                stubs = {"": _make_symbols_at(what)}
            else:
                libraries = [what] if isinstance(what, (str, LibraryModule)) else what
                symbols: list[Symbol] = []
                for name in libraries:  # type: ignore[union-attr]
                    symbols += _make_library_symbols(name, major)
                stubs = {"": symbols}
            return Provided([_open_global_stub(soname, symbols) for soname, symbols in stubs.items()])
        except Refusal as refusal:
            file = what.file if isinstance(what, Needs) else ""
            raise LoadError(file, f"{file}: symbols can't be provided: {refusal}", (), refusal.hint) from None
        except OSError as error:
            raise LoadError("symbols", f"Symbols can't be provided: {error}", (), "") from None


def _make_library_symbols(name: LibraryModule | str, major: int | None) -> list[Symbol]:
    """Create symbols for the functions of a library, except for functions that the process contains.

    Functions whose signatures differ between the headers of the major version are also omitted.

    Args:
        name: The library's module in cudyn, or its name.
        major: The CUDA major version of the callers, or None if it is unknown.
    """
    info = view_of(name).library.info if isinstance(name, LibraryModule) else find_named(name)
    abi = get_abi(library(info), major if has_majors(library(info)) else None)
    functions = abi.list_functions()
    omitted = {*abi.list_ambiguous(functions), *dl.resolve(dl.open_program(), functions)}
    real_library = LibrarySearch(abi).find()
    return [
        real_library.make_symbol(function, "", function) for function in functions if function not in omitted
    ]


def _open_global_stub(soname: str, symbols: Iterable[Symbol]) -> Provider:
    """Open a stub whose symbols are visible to all libraries that are loaded later.

    Symbols without a version get the version node `_NODE`.
    """
    versioned = [symbol._replace(version=symbol.version or _NODE) for symbol in symbols]
    return open_provider(soname, versioned, is_global=True)


def _make_symbols_at(functions: Mapping[str, Function]) -> list[Symbol]:
    """Create symbols for functions at known addresses, except for functions that the process contains."""
    existing = set(dl.resolve(dl.open_program(), functions))
    return [_make_symbol_at(name, function) for name, function in functions.items() if name not in existing]


def _make_symbol_at(name: str, function: Any) -> Symbol:
    """Create the symbol for a function at a known address.

    Args:
        name: The name of the symbol.
        function: The address, or a ctypes function.
    """
    # In cudyn's functions with a fast call, this attribute contains the ctypes function.
    address = getattr(function, "_as_parameter_", function)
    if isinstance(address, (ctypes._CFuncPtr, ctypes.c_void_p)):  # type: ignore[attr-defined]
        address = ctypes.cast(address, ctypes.c_void_p).value
    elif not isinstance(address, int):
        raise TypeError(f"{name}: expected an address or a ctypes function, got {type(address).__name__}")
    if not address or not 0 < address < 2**64:
        raise ValueError(f"{name}: expected the address of a function, got {address}")
    return Symbol(name, result=Address(int(address), function))
