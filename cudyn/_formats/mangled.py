"""Checks the names of kernels, and decodes mangled C++ names (Itanium C++ ABI, "Mangling")."""

from __future__ import annotations

import re
from collections.abc import Iterable

# A digit separator, a character literal, or a string literal
_LITERAL = re.compile(r"""(?<=\d)'(?=\d)|'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?""")
_PART = r"(?:[\w$%.@]+(?:\s*<)?|\()"  # part of a name; bracketed text has been reduced to "<" or "("
_EXPRESSION = re.compile(rf"\s*&?\s*(?:::)?\s*{_PART}(?:\s*::\s*{_PART})*\s*")
MAX_NAME = 1 << 14  # maximum length in characters; template names are long
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_LENGTH = re.compile(r"\d{1,4}")


def check_name(name: str) -> str:
    """Return a kernel name or a name expression unchanged. Raises ValueError if it is invalid.

    Names may come from untrusted files. Unprintable characters in a name that is printed could control the
    terminal.
    """
    has_valid_length = 0 < len(name) <= MAX_NAME
    if has_valid_length and name.isprintable():
        return name
    got = f"{name[:40]!a}" if has_valid_length else f"{len(name)} characters"
    raise ValueError(f"the name of a kernel: expected 1 to {MAX_NAME} printable characters, got {got}")


def is_kernel(name: str) -> bool:
    """Return whether a string can be a kernel name or a name expression, such as ns::add<float, (3 > 2)>.

    The brackets must match, and the text outside of them must consist of names.
    """
    outer_text = _remove_bracketed(_LITERAL.sub(" 0 ", name))
    if outer_text is None:
        return False
    has_name = re.search(r"\w", outer_text) is not None
    return has_name and _EXPRESSION.fullmatch(outer_text) is not None


def _remove_bracketed(expression: str) -> str | None:
    """Return the text outside of brackets, with the outermost opening brackets: `f<` for `f<int, (1)>`.

    Returns None if the brackets do not match.

    Args:
        expression: A C++ name without literals.
    """
    outer_text = ""
    missing = ""  # the closing brackets that are still missing, innermost last
    for letter in expression:
        innermost = missing[-1:]
        # In parentheses, < and > are operators.
        is_opening = letter in "([{" or (letter == "<" and innermost in ("", ">"))
        is_closing = letter in ")]}" or (letter == ">" and innermost == ">")
        if not missing and not is_closing:
            outer_text += letter
        if is_opening:
            missing += _CLOSING[letter]
        elif is_closing:
            if letter != innermost:
                return None
            missing = missing[:-1]
    return None if missing else outer_text


def read_name(name: str) -> str:
    """Return the plain function name in a mangled name, or `""` if the name is not mangled.

    In a mangled name, each name follows its length: `_ZN2ns1fEv` is ns::f(). The last component of a nested
    name is the function's name.
    """
    # N begins a nested name, r, V and K are qualifiers, and L marks internal linkage.
    prefix = re.match(r"_Z(N?)[rVK]*L?", name)
    if prefix is None:
        return ""
    is_nested = prefix[1] == "N"
    offset = prefix.end()
    component = ""
    while is_nested or not component:
        length = _LENGTH.match(name, offset)
        if length is None:
            break
        offset = length.end() + int(length[0])
        component = name[length.end() : offset]
    return component


def find_hint(requested: str, names: Iterable[str]) -> str:
    """Return a hint for a message about an unknown kernel or variable, or `""`.

    The user may have requested the plain name of a function whose name is mangled in the code, or vice versa.

    Args:
        requested: Name that was not found: mangled, or as in C++, such as ns::add<float>.
        names: Names of the kernels or variables in the code.
    """
    without_arguments, _, _ = requested.partition("<")
    _, _, last_component = without_arguments.rpartition("::")
    function = read_name(requested) or last_component
    for name in names:
        if name == function:
            return f'; {requested} is called {name} in the code, because it is extern "C"'
        if function and read_name(name) == function:
            return (
                f'; {name} is {function}, mangled by C++: declare it extern "C", request this name, or '
                "compile with its name in C++ among the name_expressions"
            )
    return ""
