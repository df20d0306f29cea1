"""Parses C types, and writes them in their canonical spelling.

Both readers produce canonical spellings, which are stored in the tables and shown in messages::

    base                      unsigned int · size_t · CUstream · struct CUctx_st
    const base                const char
    pointer                   const char *const *    (no blank between stars, `const` sticks to its star)
    array                     int[2][3]
    array of any length       int[]                  (only for a parameter declared with empty brackets)
    function                  void (void *)          (parameters are unnamed)
    pointer to function       void (*)(void *)

parse() returns the structure of a type. No other module parses the spelling of a type.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple


class Integer(NamedTuple):
    """An integer type: its size on 64-bit Linux, whether it is signed, and its ctypes class."""

    bits: int
    signed: bool
    ctypes: str


INTEGERS = {
    "_Bool": Integer(8, False, "c_bool"),
    "char": Integer(8, True, "c_byte"),
    "signed char": Integer(8, True, "c_byte"),
    "unsigned char": Integer(8, False, "c_ubyte"),
    "short": Integer(16, True, "c_short"),
    "unsigned short": Integer(16, False, "c_ushort"),
    "int": Integer(32, True, "c_int"),
    "unsigned int": Integer(32, False, "c_uint"),
    "long": Integer(64, True, "c_long"),
    "unsigned long": Integer(64, False, "c_ulong"),
    "long long": Integer(64, True, "c_longlong"),
    "unsigned long long": Integer(64, False, "c_ulonglong"),
    "size_t": Integer(64, False, "c_size_t"),
    "ssize_t": Integer(64, True, "c_ssize_t"),
    "ptrdiff_t": Integer(64, True, "c_ssize_t"),
    "intptr_t": Integer(64, True, "c_ssize_t"),
    "uintptr_t": Integer(64, False, "c_size_t"),
    "off_t": Integer(64, True, "c_int64"),  # used only by libraries that exist only on Linux
    "loff_t": Integer(64, True, "c_int64"),
    **{
        f"{sign}int{bits}_t": Integer(bits, not sign, f"c_{sign}int{bits}")
        for sign in ("", "u")
        for bits in (8, 16, 32, 64)
    },
}
FLOATS = {"float": "c_float", "double": "c_double"}
# C's built-in types and its fixed-size integers. All other names are declared in a table.
PRIMITIVES = frozenset(["void", *FLOATS, *INTEGERS])


@dataclass(frozen=True)
class Named:
    """A type with a name, such as `size_t` or `struct CUctx_st`."""

    name: str
    const: bool = False

    def __str__(self) -> str:
        return f"const {self.name}" if self.const else self.name

    @property
    def keyword(self) -> str:
        """`struct`, `union` or `enum`, or "" for primitive types and typedefs."""
        first_word, _, tag = self.name.partition(" ")
        return first_word if tag and first_word in ("struct", "union", "enum") else ""

    @property
    def tag(self) -> str:
        """The name after the keyword."""
        return self.name.partition(" ")[2] if self.keyword else ""


@dataclass(frozen=True)
class Pointer:
    """A pointer to a type. `const` is true if the pointer itself is const, as in `char *const`."""

    target: Type
    const: bool = False

    def __str__(self) -> str:
        if isinstance(self.target, Prototype):
            return str(self.target).replace(" (", " (*)(", 1)
        return pointer_to(str(self.target)) + ("const" if self.const else "")


@dataclass(frozen=True)
class Array:
    """An array type."""

    element: Type
    length: int | None  # None if unspecified

    def __str__(self) -> str:
        base, bracket, inner_dims = str(self.element).partition("[")
        return f"{base}[{'' if self.length is None else self.length}]{bracket}{inner_dims}"


@dataclass(frozen=True)
class Prototype:
    """A function type: the types of its result and its parameters."""

    result: Type
    params: tuple[Type, ...]

    @property
    def types(self) -> tuple[Type, ...]:
        return (self.result, *self.params)

    def __str__(self) -> str:
        return f"{self.result} ({', '.join(map(str, self.params)) or 'void'})"


Type = Named | Pointer | Array | Prototype


@cache
def parse(text: str) -> Type:
    """Parse the spelling of a type. Raises ValueError if the text is not the spelling of a type.

    >>> parse("const char *const *")
    Pointer(target=Pointer(target=Named(name='char', const=True), const=True), const=False)
    >>> parse("int[2][3]")
    Array(element=Array(element=Named(name='int', const=False), length=3), length=2)
    >>> parse("int (*)(void)")
    Pointer(target=Prototype(result=Named(name='int', const=False), params=()), const=False)
    """
    if "(" in text:
        return _parse_function_type(text)
    base, bracket, dims = text.partition("[")
    if bracket:
        length, _, inner_dims = dims.partition("]")
        return Array(parse(base.rstrip() + inner_dims), int(length) if length else None)
    const = text.endswith("*const")
    target = text.removesuffix("const") if const else text
    if target.endswith("*"):
        return Pointer(parse(target[:-1].rstrip()), const)
    name = text.removeprefix("const ")
    if not re.fullmatch(r"\w+( \w+)*", name):
        raise ValueError(f"{text}: not a valid C type name")
    return Named(name, name != text)


def _parse_function_type(text: str) -> Type:
    """Parse a type that contains parentheses.

    Examples: `void (*)(int)`, `void (**)(int)`, `void (int)`, and `int (*)[2]`, a pointer to an array.
    """
    result, _, tail = text.partition("(")
    pointer = re.match(r"(\*+)\)([(\[].*)", tail)
    if pointer:
        stars, suffix = pointer.groups()
        # With one star removed, the text is the pointed-to type: `void (*)(int)` -> `void (int)`.
        declarator = " " if suffix[0] == "(" else ""
        if stars[1:]:
            declarator = f" ({stars[1:]})"
        return Pointer(parse(f"{result.rstrip()}{declarator}{suffix}"))
    if not tail.endswith(")") or not result.strip():
        raise ValueError(f"{text}: not a valid C type name")
    return Prototype(parse(result.strip()), tuple(map(parse, _iter_params(tail[:-1]))))


def _iter_params(params: str) -> Iterator[str]:
    """Yield the types in a parameter list. Yields nothing for `void`.

    Commas inside parentheses belong to the parameters of a callback, and do not separate the types.
    """
    depth = 0
    param = ""
    for char in f"{params},":
        depth += (char == "(") - (char == ")")
        if char == "," and depth == 0:
            if param.strip() not in ("", "void"):
                yield param.strip()
            param = ""
        else:
            param += char


def declare(type_: str, name: str) -> str:
    """Return the C declaration of `name` with a type in canonical spelling.

    >>> declare("const char *const *", "options")
    'const char *const *options'
    >>> declare("int[2]", "v"), declare("void (*)(int)", "f"), declare("size_t", "n")
    ('int v[2]', 'void (*f)(int)', 'size_t n')
    """
    result, star, suffix = type_.partition("(*")
    if star:
        params = suffix.lstrip("*")
        more_stars = suffix.removesuffix(params)
        return f"{result}{star}{more_stars}{name}{params}"
    base, bracket, dims = type_.partition("[")
    gap = "" if base.endswith("*") else " "
    return f"{base}{gap}{name}{bracket}{dims}" if name else type_


def pointer_to(type_: str) -> str:
    """Return the canonical spelling of a pointer to a type."""
    if "(*" in type_:
        return type_.replace("(*", "(**", 1)
    if "[" in type_:
        base, _, dims = type_.partition("[")
        return f"{base} (*)[{dims}"
    return f"{type_}*" if type_.endswith("*") else f"{type_} *"


@cache
def as_parameter(type_: str) -> str:
    """Return the type of the argument that is passed for a parameter of this type.

    C passes a pointer to the elements instead of an array. An array of arrays is contiguous in memory, so a
    pointer to its innermost elements is passed.

    >>> as_parameter("const int[]"), as_parameter("float[3]"), as_parameter("int *")
    ('const int *', 'float *', 'int *')
    >>> as_parameter("const double[2][3]")
    'const double *'
    """
    parsed = parse(type_)
    if not isinstance(parsed, Array):
        return type_
    while isinstance(parsed, Array):
        parsed = parsed.element
    return pointer_to(str(parsed))


@cache
def length_of(type_: str) -> int | None:
    """Return the total number of elements of an array, over all of its dimensions.

    Returns None if a length is unspecified, and for types other than arrays.

    >>> length_of("float[3]"), length_of("double[4][2]"), length_of("int[]"), length_of("int *")
    (3, 8, None, None)
    """
    parsed = parse(type_)
    length = 1 if isinstance(parsed, Array) else None
    while isinstance(parsed, Array) and length is not None:
        length = None if parsed.length is None else length * parsed.length
        parsed = parsed.element
    return length


@cache
def pointee(type_: str) -> str | None:
    """Return the type of the object that a pointer points to, or None.

    The result is None if the type is not a pointer, and also for pointers to functions and arrays, and for
    pointers to such pointers.
    """
    parsed = parse(type_)
    if isinstance(parsed, Pointer) and not isinstance(parsed.target, (Prototype, Array)):
        if isinstance(parsed.target, Pointer) and "(" in type_:  # such as `void (**)(int)`
            return None
        return str(parsed.target)
    return None


@cache
def is_callback(type_: str) -> bool:
    """Return whether a type is a pointer to a function."""
    parsed = parse(type_)
    return isinstance(parsed, Pointer) and isinstance(parsed.target, Prototype)


@cache
def is_function(type_: str) -> bool:
    """Return whether a type is a function, rather than a pointer to a function."""
    return isinstance(parse(type_), Prototype)


@cache
def base_of(type_: str) -> str:
    """Return the innermost name in a type, without const, stars and brackets, or "" for a function.

    >>> base_of("const struct CUctx_st **"), base_of("unsigned int[4]")
    ('struct CUctx_st', 'unsigned int')
    """
    parsed = parse(type_)
    while isinstance(parsed, (Pointer, Array)):
        parsed = parsed.target if isinstance(parsed, Pointer) else parsed.element
    # A prototype does not have a name.
    return parsed.name if isinstance(parsed, Named) else ""


@cache
def names_in(type_: str) -> tuple[str, ...]:
    """Return the names in a type, in order: typedefs, tags and C keywords."""
    return tuple(re.findall(r"[A-Za-z_]\w*", type_))


def unqualified(type_: str) -> str:
    """Return a type without its outermost const, which makes no difference for arguments."""
    parsed = parse(type_)
    if isinstance(parsed, Named):
        return parsed.name
    if isinstance(parsed, Pointer) and parsed.const:
        return str(Pointer(parsed.target))
    return type_
