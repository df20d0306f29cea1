"""`python -m cudyn diff`: what changed between two header releases."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping

from .._library.library_module import view_of
from .._library.view import View
from .._loading import catalog
from .._tables import rows
from .output import Parser, say
from .show import list_modules


def add_arguments(parser: Parser) -> None:
    parser.add("OLD", "a header release, such as 12.0")
    parser.add("NEW", "the header release to compare it with, such as 13.0")
    names = [info.name for info in catalog.find_all()]
    parser.add("--library NAME", "only this library, such as driver or nvrtc", choices=names, metavar="NAME")
    parser.add("--json", "as JSON, one line for each library")


def run(options: Namespace) -> int:
    old = options.old
    new = options.new
    for module in list_modules(old, new, only=options.library):
        views = view_of(module.api(old)), view_of(module.api(new))
        if options.json:
            say(json.dumps({"library": views[0].library.info.name, **read_changes(*views)}))
        else:
            say("\n".join([f"{module.__name__}: {old} to {new}", *list_changes(*views)]))
    return 0


def read_changes(old: View, new: View) -> dict[str, dict[str, tuple[str | None, str | None]]]:
    """Find what changed, each with its old and its new value: None before it came, and after it went."""
    changes = {}
    for (title, before), after in zip(_read(old).items(), _read(new).values()):
        pairs = {key: (before.get(key), after.get(key)) for key in after | before}
        changes[title] = {key: pair for key, pair in pairs.items() if pair[0] != pair[1]}
    return changes


def list_changes(old: View, new: View) -> Iterator[str]:
    """List added, removed and remapped names; changed layouts, enumerators, typedefs and constants."""
    for title, changes in read_changes(old, new).items():
        lines = sorted((_write(key, *values) for key, values in changes.items()), key=lambda line: line[0])
        yield f"  {title}: {len(lines) or 'no'} change{'' if len(lines) == 1 else 's'}"
        yield from (f"    {'+-~'[sign]} {text}" for sign, text in lines)


def _write(key: str, before: str | None, after: str | None) -> tuple[int, str]:
    if before is not None and after is not None:
        return 2, f"{key}: {before} -> {after}"
    value = after if before is None else before
    return int(before is not None), key if value == key else f"{key} = {value}"


def _read(view: View) -> dict[str, dict[str, str]]:
    """Everything that a view has: title -> name -> value."""
    tables = view.library.common_types.tables
    releases = view.library.releases

    def hold(rows_of: Mapping[str, str]) -> dict[str, str]:
        found = {name: rows.at(row, releases, view.level) for name, row in rows_of.items()}
        return {name: value for name, value in found.items() if value is not None}

    enumerators = (pair for tag in tables.ENUMS for pair in view.types.members(tag))
    layouts = {}
    for tag, row in tables.RECORDS.items():
        for span in rows.blocks(row, releases):
            if rows.holds(span, releases, view.level):
                kind, size, align = view.types.layout(tag, span).partition("\n")[0].split(" ")
                layouts[tag] = f"{kind} of {size} bytes aligned to {align}, layout since {span[0]}"
    return {
        "names": view.functions(),
        "structures and unions": layouts,
        "enumerators": {name: str(value) for name, value in enumerators},
        "typedefs": hold(tables.TYPEDEFS),
        "constants": hold(tables.CONSTANTS),
    }
