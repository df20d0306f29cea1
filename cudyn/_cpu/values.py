"""Types of PTX as types of C, and values of registers."""

from __future__ import annotations

from .parse import size_of

FLOATS = {"f32", "f64", "f16", "bf16"}


def bits_of(type_: str) -> int:
    return 1 if type_ == "pred" else 8 * size_of(type_)


def c_type(type_: str) -> str:
    """The C type in which the value of a type is worked on."""
    if type_ in FLOATS:
        return "float" if type_ == "f32" else "double"
    return "u8" if type_ == "pred" else f"{'s' if type_[0] == 's' else 'u'}{bits_of(type_)}"


def value_of(type_: str, bits: str) -> str:
    """C: the value of bits."""
    if type_ in FLOATS:
        return f"as_{type_}({bits})"
    return f"(({c_type(type_)})({bits}))"


def pack(type_: str, value: str) -> str:
    """C: the bits of a value."""
    return f"of_{type_}({value})" if type_ in FLOATS else f"(({c_type(type_)})({value}))"
