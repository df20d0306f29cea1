"""A symbol: what a file asks for (`Need`), and what is provided for it (`Symbol`), one of four answers."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from .._bindings.machine.fallback import Fallback

if TYPE_CHECKING:
    from .supply import Supply

# What functions of a library without a table return: each of NVIDIA's has 1 for a failure.
UNTABLED = 1
UNRECOGNIZED = "unrecognized error code"  # what cudaGetErrorString and its likes say of an unknown status
# A function without a prototype. With a floating-point parameter all registers are passed on to a real one.
UNKNOWN = Fallback((ctypes.c_double,), ctypes.c_int64, {})


class Need(NamedTuple):
    """A symbol that a file needs from a library of CUDA.

    version  its version node, such as libcudart.so.12, which has the major; "" if none
    weak     it may stay undefined
    library  its library, as cudyn names the module, such as "runtime": the one whose table has it, or whose
             version node it names; the soname of a library of NVIDIA's that no table has; "" for functions of
             another compiler's runtime, and for symbols that no known library has
    data     it is a variable, as far as the file says
    file     the library that has the version node, by its name in the file; "" if none
    """

    symbol: str
    version: str
    weak: bool
    library: str
    data: bool = False
    file: str = ""

    def __str__(self) -> str:
        """Write it as linkers do."""
        return self.symbol + (f"@{self.version}" if self.version else "") + (" (weak)" if self.weak else "")


class Returns(NamedTuple):
    """The answer of a function that writes its outputs and returns one value: a number, or a text.

    lacks: the number where there is a library that lacks the function; None: the same.
    """

    fallback: Fallback
    value: int | bytes
    lacks: int | None = None


class Explains(NamedTuple):
    """The answer of a function whose first parameter selects one of several texts or numbers.

    Such are cudaGetErrorString, cuGetErrorName and cudnnGetProperty. unknown: the status for all others;
    lacks: as of `Returns`.
    """

    fallback: Fallback
    rows: Mapping[int, str | int]
    unknown: int
    lacks: int | None = None


class Variable(NamedTuple):
    """Zeros of a size in bytes; 0: the size is unknown, and a guard page ends an access beyond it."""

    size: int


class Address(NamedTuple):
    """A function at an address; keeper: the object that has to live as long."""

    value: int
    keeper: object = None


Answer = Returns | Explains | Variable | Address


class Symbol(NamedTuple):
    """What is provided for a symbol.

    name, version  of the symbol; version "": unversioned. name "": only helpers call it
    real      the name of the real function
    answer    what it does while the real one is missing; None: cudyn implements it
    sonames   the libraries that are searched for the real one while it is missing, by the policy of late.py
    source    finds the real function
    is_registering
              a call with a null pointer first does nothing: the module was registered with no library
    """

    name: str
    version: str = ""
    real: str = ""
    answer: Answer | None = None
    sonames: tuple[str, ...] = ()
    source: Supply | None = None
    is_registering: bool = False

    @property
    def is_unknown(self) -> bool:
        """Is it without a prototype?"""
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
    """Make the symbol without a prototype: a status, null for a text, zeros for a variable."""
    if is_data:
        return Symbol(name, version, name, Variable(0))
    is_text = name.endswith(("String", "Name", "Str"))  # as far as its name says
    answer = Returns(UNKNOWN, 0) if is_text else Returns(UNKNOWN, status, lacks)
    return Symbol(name, version, name, answer, sonames)
