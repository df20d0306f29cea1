"""Checks the names of kernels, and decodes mangled C++ names (Itanium C++ ABI, "Mangling")."""

from __future__ import annotations

import re
from collections.abc import Iterable

_LITERAL = re.compile(r"""(?<=\d)'(?=\d)|'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?""")
_PART = r"(?:[\w$%.@]+(?:\s*<)?|\()"  # part of a name; of bracketed text only the "<" or "(" remains
_EXPRESSION = re.compile(rf"\s*&?\s*(?:::)?\s*{_PART}(?:\s*::\s*{_PART})*\s*")
MAX_NAME = 1 << 14  # maximum length in characters; template names are long
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
    outside = ""
    opened = ""
    for letter in _LITERAL.sub(" 0 ", name):
        if letter in "([{" or (letter == "<" and opened[-1:] in ("", ">")):
            outside += "" if opened else letter
            opened += ")]}>"["([{<".index(letter)]
        elif letter in ")]}" or (letter == ">" and opened[-1:] == ">"):
            if opened[-1:] != letter:
                return False
            opened = opened[:-1]
        elif not opened:
            outside += letter
    return not opened and re.search(r"\w", outside) is not None and bool(_EXPRESSION.fullmatch(outside))


def read_name(name: str) -> str:
    """Return the plain function name in a mangled name, or `""` if the name is not mangled."""
    start = re.match(r"_Z(N?)[rVK]*L?", name)
    offset = start.end() if start else len(name)
    last = ""
    while start and (length := _LENGTH.match(name, offset)) and (start[1] or not last):
        offset = length.end() + int(length[0])
        last = name[length.end() : offset]
    return last


def find_hint(wanted: str, known: Iterable[str]) -> str:
    """Return a hint for a message about an unknown kernel: the name that the code uses for it, or `""`."""
    plain = read_name(wanted) or wanted.partition("<")[0].rpartition("::")[2]
    for name in known:
        if name == plain:
            return f'; {wanted} is {name} there, which is extern "C"'
        if plain and read_name(name) == plain:
            return (
                f'; {name} is {plain}, mangled by C++: declare it extern "C", ask for this name, or compile '
                "with its name in C++ among the name_expressions"
            )
    return ""
