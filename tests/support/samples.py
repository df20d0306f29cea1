"""Chooses one function of each form from libraries with thousands of similar functions, such as NPP.

The behavior of a call depends only on the form of its prototype: the type of the result, and the role, type
and size of each parameter. Therefore, tests that call functions call only the first function of each form.
gcc compares the prototypes of all functions with the headers (tests/proof/compiler.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from cudyn._bindings.libraries.catalog import LibraryInfo
from cudyn._bindings.libraries.library import Library, library
from cudyn._bindings.tables import rows

MANY = 5_000  # a sample is chosen from libraries with at least this number of functions


def choose(library: Library, symbols: Iterable[str], level: str = "") -> list[str]:
    """Return all functions or, if the library has thousands of them, the first function of each form.

    Args:
        library: The library that contains the functions.
        symbols: The functions to choose from.
        level: The API level of the prototypes. By default, this is the newest level of the library.
    """
    if len(library.tables.FUNCTIONS) < MANY:
        return list(symbols)
    level = level or library.releases[-1]
    first: dict[Any, str] = {}
    for symbol in symbols:
        first.setdefault(_form(library, library.get_function(symbol, level).text), symbol)
    return list(first.values())


def has_checked_calls(info: LibraryInfo) -> bool:
    """Return whether a library's module has functions with checked calls, and not only `raw`."""
    library_ = library(info)
    return any(map(library_.is_checked, library_.tables.FUNCTIONS))


@cache
def _form(library: Library, text: str) -> tuple[object, ...]:
    """Return the form of a prototype as a hashable value. Functions with equal forms behave alike."""
    result, params = rows.prototype(text)
    types = library.types_at(library.releases[-1])
    forms = []
    for param in params:
        role_and_type = _get_role_and_type(types.resolve(param.type), param)
        forms.append((role_and_type, param.memory, param.size, param.of, param.in_bytes, param.made))
    return result, *forms


def _get_role_and_type(type_: str, param: rows.Param) -> tuple[str, str]:
    """Return the role and the type of a parameter.

    The type is "pointer" for all pointers to memory of unknown size, because calls treat them alike.
    """
    has_unknown_size = type_.endswith("*") and param.role in rows.SIZED and not param.is_array
    return param.role, "pointer" if has_unknown_size else type_
