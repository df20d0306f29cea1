"""The parts of a reading of one header release. A C type is kept in its canonical spelling (see c_types)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Literal, NamedTuple

from .c_types import as_parameter, declare

# The roles of parameters, explained in cudyn/_bindings/tables/rows.py. No type may have such a name.
ROLES = (
    "in",
    "out",
    "inout",
    "both",
    "text",
    "bytes",
    "list",
    "count",
    "most",
    "used",
    "size",
    "typed",
    "given",
)


# The attributes of a library's module (cudyn/_bindings/libraries/module.py) beside the names of its API.
MODULE = (
    "Error",
    "api",
    "available",
    "describe",
    "has",
    "level",
    "load_error",
    "make_global",
    "path",
    "raw",
    "reload",
    "require",
    "symbol",
    "version",
    "_level",
    "_library",
    "_make",
    "_no_such",
    "_view",
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
    """A parameter as the header declares it: an array, `int dims[]`, points to several of the caller's."""

    name: str
    declared: str

    @property
    def type(self) -> str:
        """The type of its argument."""
        return as_parameter(self.declared)

    @property
    def is_array(self) -> bool:
        """Is it declared with brackets?"""
        return self.declared.endswith("]")


@dataclass(frozen=True)
class Function:
    """A prototype under the name of the symbol that the library exports, and the header that declares it."""

    symbol: str
    result: str
    params: tuple[Param, ...]
    doc: str = field(default="", compare=False)
    header: str = field(default="", compare=False)

    @property
    def types(self) -> tuple[str, ...]:
        """The types of the result and the parameters: a prototype without its names."""
        return (self.result, *(param.type for param in self.params))

    def __str__(self) -> str:
        params = ", ".join(declare(p.declared, p.name) for p in self.params)
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
    """A macro that is a constant: a number with the type C gives it, or the name of an enumerator."""

    type: str
    value: int | float | str


@dataclass
class Reading:
    """One library's headers of one release.

    `by_mode` has the declarations of each mode, `functions` every symbol of all modes together. `names` has
    the symbol that a name leads to in C code: per mode, name -> symbol. `foreign` are the types in the tables
    of the libraries whose headers this one includes. `variables` are the constants that the library exports,
    name -> type. `version` is the library's own, if it is not numbered like the release. `headers` are the
    files that were included, `shims` those of headers/shim.
    """

    release: str
    by_mode: dict[str, dict[str, Function]] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    typedefs: dict[str, str] = field(default_factory=dict)
    constants: dict[str, Constant] = field(default_factory=dict)
    variables: dict[str, str] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)
    headers: set[str] = field(default_factory=set)
    shims: set[str] = field(default_factory=set)
    foreign: set[str] = field(default_factory=set)
    version: tuple[int, int] | None = None
