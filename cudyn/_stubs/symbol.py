"""Symbols of compiled code: those that a file imports (`Import`), and those provided for it (`Symbol`)."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from .._bindings.machine.fallback import Fallback

if TYPE_CHECKING:
    from .._bindings.libraries.library import Library

# The status that functions of a library without a table return: 1 is a failure in all NVIDIA libraries.
UNTABLED = 1
UNRECOGNIZED = "unrecognized error code"  # the string that cudaGetErrorString returns for an unknown status
# A function without a prototype. The floating-point parameter makes a fallback preserve all registers.
UNKNOWN = Fallback((ctypes.c_double,), ctypes.c_int64, {})


class Import(NamedTuple):
    """A symbol that a file imports from a CUDA library.

    symbol   its name
    version  its version node, such as libcudart.so.12, which contains the major version; "" if unversioned
    weak     whether the symbol may stay undefined
    library  the library that owns it: the name of its module in cudyn, such as "runtime"; the soname of an
             NVIDIA library without a table; "" for functions of the CuTe DSL's runtime, and for symbols whose
             library is unknown
    data     whether it is a variable, if the file records that
    file     the library that defines the version node, as the file names it; "" for an unversioned symbol
    """

    symbol: str
    version: str
    weak: bool
    library: str
    data: bool = False
    file: str = ""

    def __str__(self) -> str:
        """Return the symbol in the notation of linkers."""
        return self.symbol + (f"@{self.version}" if self.version else "") + (" (weak)" if self.weak else "")


class Returns(NamedTuple):
    """The answer of a function that writes its outputs and returns one value.

    Attributes:
        value: The number or the string to return.
        lacks: The number to return if a library is loaded but lacks the function. None means the same as
            `value`.
    """

    fallback: Fallback
    value: int | bytes
    lacks: int | None = None


class TableAnswer(NamedTuple):
    """The answer of a function whose first parameter selects a string or a number from a table.

    Examples are cudaGetErrorString, cuGetErrorName and cudnnGetProperty.

    Attributes:
        rows: Value of the first parameter -> string or number.
        unknown: The status to return for all other values.
        lacks: The status to return if a library is loaded but lacks the function. None means the same as
            `unknown`.
    """

    fallback: Fallback
    rows: Mapping[int, str | int]
    unknown: int
    lacks: int | None = None


class Variable(NamedTuple):
    """A variable that contains zeros.

    Attributes:
        size: The size in bytes, or 0 if it is unknown. In this case a guard page ends the process on an
            access beyond the variable.
    """

    size: int


class Address(NamedTuple):
    """A function at a known address.

    Attributes:
        keeper: The object that has to live as long as the function.
    """

    value: int
    keeper: object = None


Answer = Returns | TableAnswer | Variable | Address


class FunctionSource(Protocol):
    """A library in which the real functions may be found later."""

    @property
    def library(self) -> Library: ...

    def find_addresses(self, functions: Iterable[str]) -> dict[str, int]:
        """Return the addresses of the functions that are available now."""
        ...


class Symbol(NamedTuple):
    """A symbol that a stub provides.

    Attributes:
        name: "" for a function that is only called by the CuTe DSL's functions in the same stub.
        version: Its version node, or "" for an unversioned symbol.
        real: The name of the real function.
        answer: The behaviour while the real function is missing. None if cudyn implements
            the function.
        sonames: The libraries that the fallback searches for the real function (late_search.py).
        source: The library in which `Provider.refresh` finds the real function, or None.
        is_registering: Whether a call does nothing if its first argument is null, because the module was
            registered without a library.
        address: The address of the real function, or 0 if it is missing.
    """

    name: str
    version: str = ""
    real: str = ""
    answer: Answer | None = None
    sonames: tuple[str, ...] = ()
    source: FunctionSource | None = None
    is_registering: bool = False
    address: int = 0

    @property
    def is_unknown(self) -> bool:
        """Return whether the prototype, or the size of the variable, is unknown."""
        fallback = getattr(self.answer, "fallback", None)
        return fallback is UNKNOWN or self.answer == Variable(0)


def make_unknown(
    name: str,
    version: str,
    status: int,
    sonames: tuple[str, ...] = (),
    is_data: bool = False,
    lacks: int | None = None,
) -> Symbol:
    """Create a symbol without a prototype.

    A variable contains zeros. A function returns `status`, or null if its name suggests that it returns a
    string.
    """
    if is_data:
        return Symbol(name, version, name, Variable(0))
    returns_string = name.endswith(("String", "Name", "Str"))
    answer = Returns(UNKNOWN, 0) if returns_string else Returns(UNKNOWN, status, lacks)
    return Symbol(name, version, name, answer, sonames)
