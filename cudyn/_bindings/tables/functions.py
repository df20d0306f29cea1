"""Reads the rows of the table of functions, and returns the declaration of a symbol at an API level.

Checked and raw calls, descriptions, other backends and stub libraries use these declarations (`Function`).
No other module reads the rows. In all functions, `tables` is the generated module with the table of a
library's functions, and `level` is an API level, a release in the table.
"""

from __future__ import annotations

from collections import namedtuple

from . import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Function(namedtuple("Function", "library name symbol level text result params versions answers told")):
    """The declaration of a library's function at an API level.

    Attributes:
        library: name of the library's module
        name: name by which the function was looked up
        symbol: name that the library exports
        level: header release of the types: the API level, or the nearest release with the symbol
        text: prototype in the table, in the format described in rows.py
        result: type of the result
        params: parameters, each a rows.Param
        versions: spans of the symbol (`rows.spans`), oldest first, with the prototype as the value
        answers: status codes that are returned rather than raised
        told: out-parameters that explain a failure
    """

    __slots__ = ()

    @property
    def introduced(self) -> str:
        """The first release that contains the symbol.

        If it is the oldest release in the table, the symbol may be older.
        """
        return str(self.versions[0][0])

    @property
    def removed(self) -> str | None:
        """The first release without the symbol, or `None`."""
        removed: str | None = self.versions[-1][1]
        return removed


def read(tables: Any, library: str, symbol: str, level: str) -> Function:
    """Read the row of a symbol at an API level. Raises KeyError if the table does not have it."""
    releases = tables.RELEASES
    versions = read_versions(tables, symbol)
    level = declared_for(tables, symbol, level)
    since, until, text = (
        versions[0] if len(versions) == 1 else rows.get_nearest_span(versions, releases, level)
    )
    index = releases.index
    if index(level) < index(since):
        level = since
    elif until is not None and index(level) >= index(until):
        level = releases[index(until) - 1]
    result, params = rows.prototype(text)
    answers = read_answers(tables, symbol)
    told = tables.TOLD.get(symbol, ())
    return Function(library, symbol, symbol, level, text, result, params, tuple(versions), answers, told)


def read_answers(tables: Any, symbol: str) -> tuple[str, ...]:
    """Return the status codes that a function returns rather than raises, if its result is a status code."""
    statuses: tuple[str, ...] = tables.ANSWERS.get(symbol) or tables.ANSWERS.get("*", ())
    return statuses


def read_versions(tables: Any, symbol: str) -> list[rows.Span]:
    """Return the spans of a symbol (`rows.spans`) with its prototypes, oldest first.

    Hidden functions are included.

    Raises:
        KeyError: The table does not have the symbol.
    """
    versions = rows.spans(tables.FUNCTIONS.get(symbol) or tables.HIDDEN[symbol], tables.RELEASES)
    since, until, text = versions[0]
    if text.startswith("="):  # the prototype is stored once, in the row of the other symbol
        versions[0] = since, until, read_versions(tables, text[1:])[0][2]
    return versions


def read_since(tables: Any, symbol: str, level: str) -> str:
    """Return the first release with the prototype that a symbol has at a level, or at the nearest level."""
    return rows.get_nearest_span(read_versions(tables, symbol), tables.RELEASES, level)[0]


def read_parameters(tables: Any, symbol: str, level: str) -> Sequence[rows.Param]:
    """Return a symbol's parameters in a release, or in the nearest one. Raises KeyError if it is unknown."""
    return rows.prototype(rows.get_nearest_span(read_versions(tables, symbol), tables.RELEASES, level)[2])[1]


def is_declared(tables: Any, symbol: str, level: str) -> bool:
    """Return whether a release contains a symbol. Raises KeyError if the table lacks it."""
    return any(rows.span_contains(span, tables.RELEASES, level) for span in read_versions(tables, symbol))


def declared_for(tables: Any, symbol: str, level: str) -> str:
    """Return the header release that declares the actual signature of a symbol at a level.

    Usually that is the level itself. An exception is a library whose symbols are not versioned: there, newer
    headers may redirect a function name to a different symbol, and then declare the old symbol with the new
    signature, although the exported function has not changed. In this case, the result is the last release
    in which the name referred to the old symbol. For example, the headers of CUDA 12 declare that
    cudaGetDeviceProperties fills the structure of CUDA 12, but only cudaGetDeviceProperties_v2 does.
    """
    releases = tables.RELEASES
    name = tables.NAMES.get(symbol) if tables.VARIANTS is not None else None
    if name is None or rows.find_value(name, releases, level) in (None, symbol):
        return level
    earlier = releases[: releases.index(level)]
    return next(
        (release for release in reversed(earlier) if rows.find_value(name, releases, release) == symbol),
        level,
    )


def find_symbol(tables: Any, name: str, level: str, per_thread: bool) -> str | None:
    """Return the symbol of a function name, or `None` if this level does not have the function."""
    releases = tables.RELEASES
    if per_thread and name in tables.PER_THREAD:
        symbol = rows.find_value(tables.PER_THREAD[name], releases, level)
        if symbol is not None:
            return symbol
    if name in tables.NAMES:
        return rows.find_value(tables.NAMES[name], releases, level)
    row = tables.FUNCTIONS.get(name) or tables.HIDDEN.get(name)
    return name if row is not None and rows.find_value(row, releases, level) is not None else None
