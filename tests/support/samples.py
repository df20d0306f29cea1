"""Chooses one function of each form from libraries with thousands of similar functions, such as NPP.

The behaviour of a call depends only on the form of the prototype: the result, and the role, type and size of
each parameter. Pointers to memory of unknown size are treated alike. gcc compares the prototypes of all
functions with the headers (tests/proof/compiler.py). Tests that call functions use the first function of each
form.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from cudyn._bindings.libraries.library import Library
from cudyn._bindings.tables import rows

MANY = 5_000


def choose(library: Library, symbols: Iterable[str], level: str = "") -> list[str]:
    """Return all functions or, if the library has thousands, the first function of each form.

    Args:
        library: The library.
        symbols: Its functions.
        level: The level of the prototypes. The newest by default.
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
    """Return the form of a prototype, which is equal for functions that behave alike."""
    result, params = rows.prototype(text)
    types = library.types_at(library.releases[-1])
    return result, *(
        (_kind(types.resolve(p.type), p), p.memory, p.size, p.of, p.in_bytes, p.made) for p in params
    )


def _kind(type_: str, param: rows.Param) -> tuple[str, str]:
    """Return the role and the type of a parameter, or "pointer" for memory of unknown size."""
    is_alike = type_.endswith("*") and param.role in rows.SIZED and not param.is_array
    return param.role, "pointer" if is_alike else type_
