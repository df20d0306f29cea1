"""The record of a function: everything that a table says of a symbol at an API level, read once.

Callables, descriptions, other backends and stub libraries get this record; nothing else reads a row.
"""

from __future__ import annotations

from collections import namedtuple

from . import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Function(namedtuple("Function", "library name symbol level text result params versions answers told")):
    """A function of a library.

    library   the name of its module
    name      the name that leads to it
    symbol    the name that the library exports
    level     the header release of its types: the API level, or the nearest that has the symbol
    text      its prototype in the table, which rows.py explains
    result    the type of its result
    params    its parameters, each a rows.Param
    versions  (introduced, removed or None, prototype) of the symbol, oldest first
    answers   the statuses that it returns rather than raises
    told      the out-parameters that explain a failure
    """

    __slots__ = ()

    @property
    def introduced(self) -> str:
        """The first release that has the symbol; the oldest in the table means "or earlier"."""
        return str(self.versions[0][0])

    @property
    def removed(self) -> str | None:
        """The first release without it, or None."""
        found: str | None = self.versions[-1][1]
        return found


def read(tables: Any, library: str, symbol: str, level: str) -> Function:
    """Read the row of a symbol at an API level. KeyError: the table does not have it."""
    releases = tables.RELEASES
    versions = read_versions(tables, symbol)
    level = declared_for(tables, symbol, level)
    since, until, text = versions[0] if len(versions) == 1 else rows.nearest(versions, releases, level)
    at = releases.index
    if at(level) < at(since):
        level = since
    elif until is not None and at(level) >= at(until):
        level = releases[at(until) - 1]
    result, params = rows.prototype(text)
    answers = read_answers(tables, symbol)
    told = tables.TOLD.get(symbol, ())
    return Function(library, symbol, symbol, level, text, result, params, tuple(versions), answers, told)


def read_answers(tables: Any, symbol: str) -> tuple[str, ...]:
    """The statuses that a function returns rather than raises, if it returns one."""
    found: tuple[str, ...] = tables.ANSWERS.get(symbol) or tables.ANSWERS.get("*", ())
    return found


def read_versions(tables: Any, symbol: str) -> list[rows.Span]:
    """List (introduced, removed, prototype) of a symbol, oldest first; a hidden function's, too.

    KeyError: not in the table.
    """
    found = rows.spans(tables.FUNCTIONS.get(symbol) or tables.HIDDEN[symbol], tables.RELEASES)
    since, until, text = found[0]
    if text.startswith("="):  # stored once, under the other symbol
        found[0] = since, until, read_versions(tables, text[1:])[0][2]
    return found


def read_since(tables: Any, symbol: str, level: str) -> str:
    """The first release of a symbol's prototype at a level, or of the nearest one."""
    return rows.nearest(read_versions(tables, symbol), tables.RELEASES, level)[0]


def read_parameters(tables: Any, symbol: str, level: str) -> Sequence[rows.Param]:
    """The parameters that the headers of a release, or of the nearest one, declare. KeyError: no symbol."""
    return rows.prototype(rows.nearest(read_versions(tables, symbol), tables.RELEASES, level)[2])[1]


def is_declared(tables: Any, symbol: str, level: str) -> bool:
    """Does a release have a symbol? KeyError: the table does not have it."""
    return any(rows.holds(each, tables.RELEASES, level) for each in read_versions(tables, symbol))


def declared_for(tables: Any, symbol: str, level: str) -> str:
    """The header release that has the true signature of a symbol at a level.

    Usually that is the level. If symbols carry no version and the name has moved on to another symbol, it
    is the last release in which the name led to this one. From then on the symbol keeps its signature,
    although the headers, if they declare it, show that of the name (CUDA 12 says that
    cudaGetDeviceProperties fills the structure of 12, which only cudaGetDeviceProperties_v2 does).
    """
    releases = tables.RELEASES
    name = tables.NAMES.get(symbol) if tables.VARIANTS is not None else None
    if name is None or rows.at(name, releases, level) in (None, symbol):
        return level
    earlier = releases[: releases.index(level)]
    return next((r for r in reversed(earlier) if rows.at(name, releases, r) == symbol), level)


def find_symbol(tables: Any, name: str, level: str, per_thread: bool) -> str | None:
    """Find the symbol that a name leads to; None: this level has no function of that name."""
    releases = tables.RELEASES
    if per_thread and name in tables.PER_THREAD:
        symbol = rows.at(tables.PER_THREAD[name], releases, level)
        if symbol is not None:
            return symbol
    if name in tables.NAMES:
        return rows.at(tables.NAMES[name], releases, level)
    row = tables.FUNCTIONS.get(name) or tables.HIDDEN.get(name)
    return name if row is not None and rows.at(row, releases, level) is not None else None
