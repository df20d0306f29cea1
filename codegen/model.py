"""The parts of a reading of one header release.

A C type is kept as text in one canonical spelling, which both readers produce and the tables store::

    base                      unsigned int · size_t · CUstream · struct CUctx_st
    const base                const char
    pointer                   const char *const *    (no blank between stars, `const` sticks to its star)
    array                     unsigned int[2][3]
    pointer to function       void (*)(void *)      (parameters have no names here)
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from keyword import iskeyword
from typing import Literal, NamedTuple

# The spellings of C's own types and of the sized integers; every other name is declared in a table.
PRIMITIVES = frozenset(
    [
        *("void", "_Bool", "float", "double", "size_t"),
        *("char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned int"),
        *("long", "unsigned long", "long long", "unsigned long long"),
        *("ssize_t", "off_t", "loff_t"),  # of libraries that exist on Linux only
        *("int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t"),
    ]
)

# The roles of parameters (cudyn/_tables/rows.py): words of the tables, which no type may have as a name.
ROLES = (
    *("in", "out", "inout", "both", "text", "bytes", "list", "count", "most", "used", "size", "typed"),
    "given",
)


# The attributes of a library's module (cudyn/_library/door.py) beside the names of its API.
MODULE = (
    *("Error", "api", "available", "describe", "has", "level", "load_error", "make_global", "path", "raw"),
    *("reload", "require", "symbol", "version"),
    *(
        "_chosen",
        "_follow",
        "_function",
        "_keep",
        "_kept",
        "_library",
        "_made",
        "_no_such",
        "_view",
        "_views",
    ),
)
# The attributes of Python's enums beside the enumerators.
ENUM = ("ctype", "mro", "name", "value", *dir(int))


def python_name(name: str, taken: Collection[str] = ()) -> str:
    """A name that Python code can use, with an underscore after a keyword or a taken name.

    >>> python_name("lambda"), python_name("PR_ONE"), python_name("version", MODULE)
    ('lambda_', 'PR_ONE', 'version_')
    """
    return f"{name}_" if iskeyword(name) or name in taken else name


class Param(NamedTuple):
    name: str
    type: str
    is_array: bool = False  # written with brackets: it points to an array of the caller's


@dataclass(frozen=True)
class Function:
    """A prototype under the name of the symbol that the library exports."""

    symbol: str
    result: str
    params: tuple[Param, ...]
    doc: str = field(default="", compare=False)

    @property
    def types(self) -> tuple[str, ...]:
        """The types of the result and the parameters: a prototype without its names."""
        return (self.result, *(param.type for param in self.params))

    def __str__(self) -> str:
        params = ", ".join(declare(p.type, p.name) for p in self.params)
        return f"{self.result} {self.symbol}({params or 'void'})"


@dataclass(frozen=True)
class Field:
    """A member: its offset in bits, its type or the record that is defined in place."""

    name: str
    offset: int
    type: str | Record
    bits: int | None = None
    dims: str = ""  # "[2]" after a record that is defined in place; other arrays have it in their type


@dataclass(frozen=True)
class Record:
    """A struct or union; size and alignment in bytes."""

    kind: Literal["struct", "union"]
    size: int
    align: int
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Enum:
    """An enum, the integer type that C gives it and its enumerators in header order."""

    type: str
    values: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Constant:
    """A macro that is a constant: an integer with the type C gives it, or the name of an enumerator."""

    type: str
    value: int | str


@dataclass
class Reading:
    """One library's headers of one release.

    `by_mode` has the declarations of each mode, `functions` every symbol of all modes together. `names` has
    the symbol that a name leads to in C code: per mode, name -> symbol. `foreign` are the types in the tables
    of the libraries whose headers this one includes. `version` is the library's own, if it is not numbered
    like the release.
    """

    release: str
    by_mode: dict[str, dict[str, Function]] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    typedefs: dict[str, str] = field(default_factory=dict)
    constants: dict[str, Constant] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)
    foreign: set[str] = field(default_factory=set)
    version: tuple[int, int] | None = None


def declare(type_: str, name: str) -> str:
    """The C declaration of `name` with a canonical type.

    >>> declare("const char *const *", "options")
    'const char *const *options'
    >>> declare("int[2]", "v"), declare("void (*)(int)", "f"), declare("size_t", "n")
    ('int v[2]', 'void (*f)(int)', 'size_t n')
    """
    inner = re.search(r"\(\*+", type_)
    if inner:
        return f"{type_[: inner.end()]}{name}{type_[inner.end() :]}"
    base, bracket, rest = type_.partition("[")
    gap = "" if base.endswith("*") else " "
    return f"{base}{gap}{name}{bracket}{rest}" if name else type_


def pointer_to(type_: str) -> str:
    """The canonical spelling of a pointer to a type."""
    if "(*" in type_:
        return type_.replace("(*", "(**", 1)
    if "[" in type_:
        base, _, rest = type_.partition("[")
        return f"{base} (*)[{rest}"
    return f"{type_}*" if type_.endswith("*") else f"{type_} *"


def pointee(type_: str) -> str | None:
    """What a pointer points at, without its own const; None for anything else."""
    if type_.endswith("*"):
        return type_[:-1].rstrip()
    return None


@cache
def base_of(type_: str) -> str:
    """The name at the bottom of a type, without const, stars and brackets.

    >>> base_of("const struct CUctx_st **"), base_of("unsigned int[4]")
    ('struct CUctx_st', 'unsigned int')
    """
    text = type_.partition("[")[0].replace("*", " ")
    return " ".join(word for word in text.split() if word != "const")
