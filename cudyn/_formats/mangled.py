"""Names of kernels as C++ writes them into code (Itanium C++ ABI, "Mangling"), as far as messages need it."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_START = re.compile(r"_Z(N?)[rVK]*L?")
_LENGTH = re.compile(r"(\d{1,4})")


def read_name(name: str) -> str:
    """Return what a mangled name is of, without arguments: "space::fill"; "" for one that is not mangled."""
    start = _START.match(name)
    if not start:
        return ""
    at = start.end()
    parts: list[str] = []
    while (length := _LENGTH.match(name, at)) and (start[1] or not parts):
        at = length.end() + int(length[1])
        parts.append(name[length.end() : at])
    return "::".join(part for part in parts if not part.startswith("_GLOBAL__N_"))


def find_hint(wanted: str, there: Iterable[str]) -> str:
    """Say how a kernel that was not found is called in the code, as the end of a sentence, or ""."""
    plain = _find_last(wanted)
    for name in there:
        if _find_last(name) != plain:
            continue
        if not read_name(name):
            return f'; {wanted} is {name} there, which is extern "C"'
        return (
            f'; {name} is {read_name(name)}, mangled by C++: declare it extern "C", ask for this name, '
            "or compile with its name in C++ among the name_expressions"
        )
    return ""


def _find_last(name: str) -> str:
    """The name of a function alone."""
    return (read_name(name) or name.partition("<")[0]).rpartition("::")[2]
