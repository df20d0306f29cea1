"""Checks the names of kernels, and decodes mangled C++ names (Itanium C++ ABI, "Mangling")."""

from __future__ import annotations

import re
from collections.abc import Iterable

_LITERAL = re.compile(r"""(?<=\d)'(?=\d)|'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?""")
_PART = r"(?:[\w$%.@]+(?:\s*<)?|\()"  # part of a name; bracketed text has been reduced to "<" or "("
_EXPRESSION = re.compile(rf"\s*&?\s*(?:::)?\s*{_PART}(?:\s*::\s*{_PART})*\s*")
MAX_NAME = 1 << 14  # maximum length in characters; template names are long
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_LENGTH = re.compile(r"\d{1,4}")


def check_name(name: str) -> str:
    """Return a kernel name or a name expression unchanged. Raises ValueError if it is invalid.

    Names come from untrusted files and are printed: hidden characters could control a terminal.
    """
    if 0 < len(name) <= MAX_NAME and name.isprintable():
        return name
    expected = f"1 to {MAX_NAME} characters that can be shown"
    raise ValueError(f"the name of a kernel: expected {expected}, got {len(name)}: {name[:40]!a}")


def is_kernel(name: str) -> bool:
    """Return whether a string can be a kernel name or a name expression, such as ns::add<float, (3 > 2)>."""
    outer_text = ""  # the text outside of brackets
    closing = ""  # the closing brackets that are expected
    for letter in _LITERAL.sub(" 0 ", name):
        if letter in "([{" or (letter == "<" and closing[-1:] in ("", ">")):
            outer_text += "" if closing else letter
            closing += _CLOSING[letter]
        elif letter in ")]}" or (letter == ">" and closing[-1:] == ">"):
            if closing[-1:] != letter:
                return False
            closing = closing[:-1]
        elif not closing:
            outer_text += letter
    return (
        not closing and re.search(r"\w", outer_text) is not None and bool(_EXPRESSION.fullmatch(outer_text))
    )


def read_name(name: str) -> str:
    """Return the plain function name in a mangled name, or `""` if the name is not mangled.

    In a mangled name, each name follows its length: `_ZN2ns1fEv` is ns::f().
    """
    prefix = re.match(r"_Z(N?)[rVK]*L?", name)
    offset = prefix.end() if prefix else len(name)
    component = ""
    # A nested name (N) has several components, of which the last one is the function's name.
    while prefix and (length := _LENGTH.match(name, offset)) and (prefix[1] or not component):
        offset = length.end() + int(length[0])
        component = name[length.end() : offset]
    return component


def find_hint(requested: str, kernels: Iterable[str]) -> str:
    """Return a hint for a message about an unknown kernel: the name that the code uses for it, or `""`."""
    function = read_name(requested) or requested.partition("<")[0].rpartition("::")[2]
    for name in kernels:
        if name == function:
            return f'; {requested} is {name} there, which is extern "C"'
        if function and read_name(name) == function:
            return (
                f'; {name} is {function}, mangled by C++: declare it extern "C", request this name, or '
                "compile with its name in C++ among the name_expressions"
            )
    return ""
