"""One function of each form, of a library whose names are products of types, as NPP's 12,612 are.

What a call does follows from the form of a prototype: the result and the role, the type and the size of each
parameter, where pointers to memory of an unknown size are alike. gcc compares the prototypes of all functions
with the headers (tests/proof/compiler.py); what calls functions takes the first of each form.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from cudyn._bindings.libraries.library import Library
from cudyn._bindings.tables import rows

MANY = 5_000


def choose(library: Library, symbols: Iterable[str], level: str = "") -> list[str]:
    """The first of these functions of each form, if the library has thousands; else all.

    level: of the prototypes, the newest by default.
    """
    if len(library.tables.FUNCTIONS) < MANY:
        return list(symbols)
    level = level or library.releases[-1]
    first: dict[Any, str] = {}
    for symbol in symbols:
        first.setdefault(_form(library, library.get_function(symbol, level).text), symbol)
    return list(first.values())


@cache
def _form(library: Library, text: str) -> tuple[object, ...]:
    result, params = rows.prototype(text)
    types = library.types_at(library.releases[-1])
    return result, *(
        (_kind(types.resolve(p.type), p), p.memory, p.size, p.of, p.in_bytes, p.made) for p in params
    )


def _kind(type_: str, param: rows.Param) -> tuple[str, str]:
    is_alike = type_.endswith("*") and param.role in rows.SIZED and not param.is_array
    return param.role, "pointer" if is_alike else type_
