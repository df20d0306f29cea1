"""Pins and generates new releases: `python -m codegen.release` (see `nox -s release`).

All releases on the package index that are missing from headers/pins.toml are added to it, in order. New
enumerators of attribute enums are omitted as "new, unread", so that they do not stop the codegen. The summary
is meant for a pull request. It lists additions, removals, and the questions that a person has to answer, with
lines that can be pasted into headers/libraries.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from . import __main__ as codegen
from . import fetch, index, pin, sources
from .declared import HEADERS, ROOT
from .errors import CodegenError, Problems
from .generate import generate

UNREAD = "new, unread"
# Matches a pointer parameter that a call could write to but that has the role of an input.
_WRITABLE = re.compile(r"(?:^|, )((?!const\b)(?!void \*)[\w ]+ \*+(\w+))(?=, |\)?$)")


def main(argv: Sequence[str] | None = None) -> int:
    """Pin new releases, generate their tables, and print the summary.

    Returns 0, or 2 if a person has to decide something.
    """
    parser = argparse.ArgumentParser(prog="codegen.release", description=__doc__)
    parser.add_argument("--keep-going", action="store_true", help="continue after a stop, and show all stops")
    options = parser.parse_args(argv)
    problems = Problems()
    old_tables = read_tables()
    pinned: list[str] = []
    unread: list[str] = []
    with problems.collected():
        pinned = pin_new(problems)
    if options.keep_going or not problems.lines:
        with problems.collected():
            unread = write()
    print("".join(summary(pinned, unread, old_tables, read_tables(), problems.lines)))
    return 2 if problems.lines else 0


# --- pins


def pin_new(problems: Problems) -> list[str]:
    """Pin all new releases, and return their products and release numbers. Adds failures to `problems`."""
    pins = sources.load(incomplete=True)
    path = HEADERS / "pins.toml"
    pinned = []
    for numbering in dict.fromkeys(library.facts.numbering for library in pins.libraries):
        with problems.collected():
            for release in missing(pins, numbering):
                with problems.collected(f"{numbering} {release}"):
                    rows = pin.list_pins(pins, numbering, release)
                    table = pin.format_table(numbering, release, rows, pins.take)
                    path.write_text(insert(path.read_text("utf-8"), numbering, release, table), "utf-8")
                    pinned.append(f"{numbering} {release}")
    return pinned


def missing(pins: sources.Sources, numbering: str) -> Iterator[str]:
    """Yield the final releases on the index that are newer than the oldest pinned release, oldest first.

    Releases in `[left_out]` in headers/pins.toml are skipped.
    """
    key = sources.version_key
    wheels = [wheel for wheel in pins.wheels if wheel.numbering == numbering]
    known_releases = {wheel.release for wheel in wheels}
    projects = ["cuda-toolkit"] if numbering == "CUDA" else dict.fromkeys(wheel.name for wheel in wheels)
    available = {
        ".".join(package.version.split(".")[:2])
        for project in projects
        for package in index.wheels_of(project)
        if not index.version_key(package.version).is_prerelease and package.version.count(".")
    }
    oldest = min(known_releases, key=key)
    known_releases |= pins.left_out.get(numbering, {}).keys()
    yield from sorted((r for r in available - known_releases if key(r) > key(oldest)), key=key)


def insert(pins: str, numbering: str, release: str, table: str) -> str:
    """Return the contents of pins.toml with the table for a release added in release order."""
    table_heads = [
        (match[1], match.start())
        for match in re.finditer(rf'^\[release\.{numbering}\."([\d.]+)"\]$', pins, re.M)
    ]
    later = [
        position
        for pinned_release, position in table_heads
        if sources.version_key(pinned_release) > sources.version_key(release)
    ]
    if later:
        return f"{pins[: later[0]]}{table}\n{pins[later[0] :]}"
    last_head = table_heads[-1][1] if table_heads else len(pins)
    end = re.compile(r"^\n(?=\[|#|\Z)", re.M).search(pins, last_head)
    position = end.start() if end else len(pins)
    return f"{pins[:position]}\n{table}{pins[position:]}"


# --- tables


def write() -> list[str]:
    """Generate all files. Return the enumerators that are omitted as unread."""
    unread: list[str] = []
    for _ in range(8):  # each enum of a library may stop the codegen once
        pins = sources.load()
        fetch.fetch(pins.wheels)
        try:
            outputs = generate(pins, say=lambda line: print(line, file=sys.stderr))
        except CodegenError as error:
            new_enumerators = [name for line in error.lines for name in leave_unread(line)]
            if not new_enumerators:
                raise
            unread += new_enumerators
        else:
            codegen.write(outputs)
            return unread
    raise CodegenError("new enumerators of attribute enums still stop the codegen")


def leave_unread(problem: str) -> Iterator[str]:
    """Add the enumerators that an error from roles.Exceptions.types lists to `left`, and yield them."""
    file_and_enum = re.match(r"(headers/libraries/\w+\.toml): (\w+): ", problem)
    names = re.findall(r"(\w+): expected 1 type, got 0", problem)
    if file_and_enum and names:
        path = ROOT / file_and_enum[1]
        path.write_text(add_left_out(path.read_text("utf-8"), file_and_enum[2], names), "utf-8")
        yield from names


def add_left_out(toml: str, enum: str, names: Sequence[str]) -> str:
    """Return the contents of a library's file with more enumerators in an attribute enum's `left` table."""
    text_before, entry_head, tail = toml.partition(f'[[attribute]]\nenum = "{enum}"\n')
    if not entry_head:
        raise CodegenError(f"expected an [[attribute]] entry for {enum}")
    end = re.search(r"\n+(?=\[\[|\[(?!attribute\.))|\n*\Z", tail)
    assert end
    block = tail[: end.start()]
    text_after = tail[end.start() :]
    lines = "".join(f'\n{name} = "{UNREAD}"' for name in names)
    if "[attribute.left]" not in block:
        block += "\n[attribute.left]"
    return f"{text_before}{entry_head}{block}{lines}{text_after}"


# --- the summary


def read_tables() -> dict[str, dict[str, Any]]:
    """Return the contents of all function tables and type tables, by file name."""
    tables_ = {}
    for path in sorted((ROOT / "cudyn" / "_bindings" / "tables").glob("*_*.py")):
        if path.stem.endswith(("_functions", "_types")):
            tables_[path.stem] = read_variables(path)
    return tables_


def read_variables(path: Path) -> dict[str, Any]:
    """Return the variables that a generated table defines."""
    names: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names)
    return names


_KINDS = ("RELEASES", "FUNCTIONS", "VARIANTS", "RECORDS", "ENUMS", "TYPEDEFS", "CONSTANTS", "VARIABLES")
Contents = Mapping[str, Mapping[str, Any]]


def summary(
    pinned: Sequence[str],
    unread: Sequence[str],
    tables_before: Contents,
    tables_after: Contents,
    stops: Sequence[str],
) -> Iterator[str]:
    """Yield the sections of a pull request's description."""
    yield f"# {', '.join(pinned) or 'No new release'}\n"
    if stops:
        yield "\n## Errors\n\n"
        yield from (f"- {stop}\n" for stop in stops)
    for title, old, new in (
        ("Added", tables_before, tables_after),
        ("Removed", tables_after, tables_before),
    ):
        lines = [line for file in new for line in list_added(file, old.get(file, {}), new[file])]
        yield f"\n## {title}\n\n" + ("".join(lines) or "Nothing.\n")
    yield "\n## To be decided\n"
    if unread:
        yield f'\nAttributes without a type, left out as "{UNREAD}":\n\n'
        yield from (f"- `{name}`\n" for name in unread)
    rows = [
        (file.removesuffix("_functions"), symbol, row)
        for file, names in tables_after.items()
        for symbol, row in names.get("FUNCTIONS", {}).items()
        if symbol not in tables_before.get(file, {}).get("FUNCTIONS", {symbol: ""})
    ]
    if rows:
        yield "\nThe inferred roles of the new functions:\n\n"
        yield from (f"- `{symbol}`: `{row}`\n" for _, symbol, row in rows)
    questions = [line for library, symbol, row in rows for line in propose_roles(library, symbol, row)]
    if questions:
        yield "\nPointers that the call may write to, without a role for this; paste the correct lines:\n\n"
        yield "```toml\n"
        yield from questions
        yield "```\n"
    if not (unread or rows or stops):
        yield "\nNothing.\n"


def list_added(file: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[str]:
    """Yield a line for each category of names in the new table that are missing from the old table."""
    for kind in _KINDS:
        added = [name for name in new.get(kind) or () if name not in (old.get(kind) or ())]
        if added:
            yield f"- {file.rpartition('_')[0]}, {kind.lower()}: {', '.join(f'`{name}`' for name in added)}\n"
    old_enumerators, new_enumerators = (
        [line.partition(" ")[0] for row in names.get("ENUMS", {}).values() for line in row.split("\n")[1:]]
        for names in (old, new)
    )
    added = [name for name in new_enumerators if name not in old_enumerators]
    if added and old:
        yield f"- {file.rpartition('_')[0]}, enumerators: {', '.join(f'`{name}`' for name in added)}\n"


def propose_roles(library: str, symbol: str, row: str) -> Iterator[str]:
    """Yield lines for headers/libraries/NAME.toml that set roles of a function's pointers.

    These are the pointers that the call could write to, and whose role is `in`.

    Args:
        library: the library's name
        symbol: symbol of the function
        row: row of the function in the table
    """
    params = row.rpartition("(")[2].rstrip(")")
    for _, name in _WRITABLE.findall(params):
        if not re.search(rf"\b(out|inout|both|list\S*|used|count\S*) [\w ]+ \*+{name}\b", params):
            yield f"[roles.{symbol}]  # headers/libraries/{library}.toml\n"
            yield f'{name} = {{ role = "out", reason = "..." }}\n'


if __name__ == "__main__":
    raise SystemExit(main())
