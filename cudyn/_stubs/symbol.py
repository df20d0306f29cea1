"""Symbols that compiled files import (`Import`), and symbols that are provided for them (`Symbol`)."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from .._bindings.machine.fallback import Fallback

if TYPE_CHECKING:
    from .._bindings.libraries.library import Library

# The status that functions return if cudyn has no table of their library. In all NVIDIA libraries, 1 means
# failure.
UNTABLED = 1
UNRECOGNIZED = "unrecognized error code"  # the string that cudaGetErrorString returns for an unknown status
# For functions whose prototype is unknown. Because of the floating-point parameter, the fallback preserves
# all registers.
UNKNOWN = Fallback((ctypes.c_double,), ctypes.c_int64, {})


class Import(NamedTuple):
    """A symbol that a file imports.

    Attributes:
        symbol: the name of the symbol
        version: its version node, which contains the major version, such as libcudart.so.12; "" if
            unversioned
        weak: whether the symbol may stay undefined
        library: the library that owns it: the name of its module in cudyn, such as "runtime"; the soname of
            an NVIDIA library without a table; "" for functions of the CuTe DSL's runtime, and for symbols
            whose library is unknown
        data: whether the symbol is a variable, if the file records this
        file: the soname of the library that defines the version node; "" for an unversioned symbol
    """

    symbol: str
    version: str
    weak: bool
    library: str
    data: bool = False
    file: str = ""

    def __str__(self) -> str:
        """Return the symbol in the notation that linkers use."""
        version = f"@{self.version}" if self.version else ""
        weak = " (weak)" if self.weak else ""
        return f"{self.symbol}{version}{weak}"


class FixedResult(NamedTuple):
    """The result of a missing function that writes its outputs and returns one value.

    Attributes:
        fallback: The parameters of the function, and the outputs that it writes.
        value: The integer or the string to return. If it is a tuple, the function returns a pointer to an
            array of 32-bit integers.
        lacks: The integer to return if a library is loaded but does not contain the function. If it is None,
            `value` is returned.
    """

    fallback: Fallback
    value: int | bytes | tuple[int, ...]
    lacks: int | None = None


class TableResult(NamedTuple):
    """The result of a missing function whose first parameter selects a string or an integer from a table.

    Examples are cudaGetErrorString, cuGetErrorName and cudnnGetProperty.

    Attributes:
        fallback: The parameters of the function, and how it uses the table.
        rows: Maps each value of the first parameter to the string or integer that the function returns.
        unknown: The status to return for all other values.
        lacks: The status to return if a library is loaded but does not contain the function. If it is None,
            `unknown` is returned.
        unrecognized: The string to return for all other values, if the function returns a string.
    """

    fallback: Fallback
    rows: Mapping[int, str | int]
    unknown: int
    lacks: int | None = None
    unrecognized: str = UNRECOGNIZED


class Variable(NamedTuple):
    """A variable filled with zeros.

    Attributes:
        size: The size in bytes, or 0 if it is unknown. A variable of unknown size is followed by a guard
            page. An access to this page ends the process.
    """

    size: int


class Address(NamedTuple):
    """A function at a known address.

    Attributes:
        value: The address.
        keeper: The object that must be kept alive as long as the function is used.
    """

    value: int
    keeper: object = None


FallbackResult = FixedResult | TableResult | Variable | Address


class FunctionSource(Protocol):
    """A library in which real functions may be found later."""

    @property
    def library(self) -> Library: ...

    def find_addresses(self, functions: Iterable[str]) -> dict[str, int]:
        """Return the addresses of the functions that are currently available."""
        ...


class Symbol(NamedTuple):
    """A symbol that a stub provides.

    Attributes:
        name: The name of the symbol, or "" for a function that only the CuTe DSL's functions in the same stub
            call.
        version: The version node, or "" for an unversioned symbol.
        real: The name of the real function.
        result: The result while the real function is missing. None if cudyn implements the function.
        sonames: The libraries that the fallback searches for the real function (late_search.py).
        source: The library in which `Provider.refresh` finds the real function, or None.
        is_registering: Whether a call with a null pointer as the first argument does nothing. The argument is
            null if the caller's module was registered before the library was found (see late_search.py).
        address: The address of the real function, or 0 if it is missing.
    """

    name: str
    version: str = ""
    real: str = ""
    result: FallbackResult | None = None
    sonames: tuple[str, ...] = ()
    source: FunctionSource | None = None
    is_registering: bool = False
    address: int = 0

    @property
    def is_unknown(self) -> bool:
        """Return whether the prototype, or the size of the variable, is unknown."""
        fallback = getattr(self.result, "fallback", None)
        return fallback is UNKNOWN or self.result == Variable(0)


def make_unknown(
    name: str,
    version: str,
    status: int,
    sonames: tuple[str, ...] = (),
    is_data: bool = False,
    lacks: int | None = None,
) -> Symbol:
    """Create a symbol whose prototype is unknown.

    If the symbol is a variable, it is filled with zeros. If it is a function, it returns `status`, or null if
    its name suggests that it returns a string.

    Args:
        name: The symbol's name.
        version: The version node, or "".
        status: The status that a function returns.
        sonames: The libraries that a fallback searches for the real function.
        is_data: Whether the symbol is a variable.
        lacks: The status to return if a library is loaded but does not contain the function. If it is None,
            `status` is returned.
    """
    if is_data:
        return Symbol(name, version, name, Variable(0))
    returns_string = name.endswith(("String", "Name", "Str"))
    result = FixedResult(UNKNOWN, 0) if returns_string else FixedResult(UNKNOWN, status, lacks)
    return Symbol(name, version, name, result, sonames)
