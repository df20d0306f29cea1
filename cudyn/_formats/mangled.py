"""Names of kernels as C++ writes them into code (Itanium C++ ABI, "Mangling"), as far as messages need it."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_LENGTH = re.compile(r"\d{1,4}")


def read_name(name: str) -> str:
    """Return the function that a mangled name is of, alone; "" for a name that is not mangled."""
    start = re.match(r"_Z(N?)[rVK]*L?", name)
    at, last = start.end() if start else len(name), ""
    while start and (length := _LENGTH.match(name, at)) and (start[1] or not last):
        at = length.end() + int(length[0])
        last = name[length.end() : at]
    return last


def find_hint(wanted: str, there: Iterable[str]) -> str:
    """Say how a kernel that was not found is called in the code, as the end of a sentence, or ""."""
    plain = read_name(wanted) or wanted.partition("<")[0].rpartition("::")[2]
    for name in there:
        if name == plain:
            return f'; {wanted} is {name} there, which is extern "C"'
        if plain and read_name(name) == plain:
            return (
                f'; {name} is {plain}, mangled by C++: declare it extern "C", ask for this name, or compile '
                "with its name in C++ among the name_expressions"
            )
    return ""
