"""Data classes for the contents of the headers of one release.

C types are strings in their canonical spelling (see c_types).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Literal, NamedTuple

from .c_types import as_parameter, declare

# The roles of parameters (see cudyn/_bindings/tables/rows.py). Types must not have these names.
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


# The attributes of a library's module (cudyn/_bindings/libraries/module.py) that are not names in its API.
MODULE_ATTRIBUTES = (
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
# The attributes of Python enums other than the enumerators.
ENUM_ATTRIBUTES = ("ctype", "mro", "name", "value", *dir(int))


def python_name(name: str, reserved: Collection[str] = ()) -> str:
    """Return a name that Python code can use. Appends an underscore to keywords and to names in `reserved`.

    >>> python_name("lambda"), python_name("PR_ONE"), python_name("version", MODULE_ATTRIBUTES)
    ('lambda_', 'PR_ONE', 'version_')
    """
    return f"{name}_" if iskeyword(name) or name in reserved else name


class Param(NamedTuple):
    """A parameter as the header declares it. Instead of an array (`int dims[]`), callers pass a pointer."""

    name: str
    declared: str

    @property
    def type(self) -> str:
        """The type of the argument that is passed for the parameter."""
        return as_parameter(self.declared)

    @property
    def is_array(self) -> bool:
        """Whether the parameter is declared with brackets."""
        return self.declared.endswith("]")


@dataclass(frozen=True)
class Function:
    """A function's prototype, the symbol that the library exports, and the header that declares it."""

    symbol: str
    result: str
    params: tuple[Param, ...]
    doc: str = field(default="", compare=False)
    header: str = field(default="", compare=False)

    @property
    def types(self) -> tuple[str, ...]:
        """The types of the result and the parameters."""
        return (self.result, *(param.type for param in self.params))

    def __str__(self) -> str:
        params = ", ".join(declare(p.declared, p.name) for p in self.params)
        return f"{self.result} {self.symbol}({params or 'void'})"


class Question(NamedTuple):
    """A question about the role or the memory of a pointer, which a person has to answer."""

    file: str  # path of the library's file in the repository
    declaration: str  # the pointer's declaration
    symbols: tuple[str, ...]  # the functions, without version and stream suffixes
    prototype: str  # prototype of the first function
    text: str  # the question without its question mark
    evidence: str  # what the header contains about the pointer, in our own words
    documentation: str  # NVIDIA's description, which must not be written to a file of the repository
    answers: tuple[tuple[str, str], ...]  # possible roles in the notation of the tables, with their meanings

    @property
    def message(self) -> str:
        """The question and its answers, for messages."""
        roles = ", ".join(role for role, _ in self.answers)
        functions = ", ".join(self.symbols)
        return f"{self.file}: {self.declaration} of {functions}: {self.text}? Possible roles: {roles}"


@dataclass(frozen=True)
class Field:
    """A member of a record: its offset in bits, and its type or the record that is defined in place."""

    name: str
    offset: int
    type: str | Record
    bits: int | None = None  # the width of a bit-field
    dims: str = ""  # "[2]" after a record that is defined in place. Other arrays are part of the type.


@dataclass(frozen=True)
class Record:
    """A struct or union. Size and alignment are in bytes."""

    kind: Literal["struct", "union"]
    size: int
    align: int
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Enum:
    """An enum: its C storage type, and its enumerators in header order."""

    type: str
    values: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Constant:
    """A macro with a constant value.

    The value is a number, and `type` is its C type. If the macro expands to the name of an enumerator or of
    another constant, the value is this name, and `type` is "".
    """

    type: str
    value: int | float | str


@dataclass
class Reading:
    """The contents of one library's headers in one release.

    Attributes:
        by_mode: For each mode, the functions that the headers declare, keyed by symbol.
        functions: The functions of all modes together, keyed by symbol.
        names: For each mode, a mapping of names in C code to the symbols that they refer to.
        left_out: The reasons for omitting declarations, keyed by name.
        foreign: The names of types that belong to the tables of other libraries, whose headers are included.
        variables: The types of the constants that the library exports, keyed by name.
        version: The version that the library's `version` setting defines, or None without such a setting.
        is_cpp: Whether the headers were read as C++, because they are not valid C.
        headers: The header files that were included.
        shims: The files in headers/shim that were included.
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
    version: tuple[int, int, int] | None = None
    is_cpp: bool = False
