"""Pins and generates new releases: `python -m codegen.release` (see `nox -s release`).

All releases on the package index that are missing from headers/pins.toml are added to it, in order. The
codegen needs the type of each new enumerator of an enum with an [[attribute]] entry. Such enumerators are
added to the entry's `left` table with the reason "new, unread", so that they do not stop the codegen. The
summary is meant for a pull request. It lists additions, removals, and the questions that a person has to
answer. Questions about pointers are added to headers/libraries as [[pointer]] entries without a role.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence

from . import __main__ as codegen
from . import compare, fetch, index, pin, pointers, sources
from .declared import HEADERS, ROOT
from .errors import CodegenError, Problems
from .generate import generate

# The reason for omitting new enumerators. A person still has to read their description in NVIDIA's manual.
UNREAD = "new, unread"
_MOST_ATTEMPTS = 8  # to generate the tables; an attempt can fail because of new enumerators


def main(argv: Sequence[str] | None = None) -> int:
    """Pin new releases, generate their tables, and print the summary.

    Returns 0, or 2 if a person has to decide something.
    """
    parser = argparse.ArgumentParser(prog="codegen.release", description=__doc__)
    parser.add_argument(
        "--keep-going", action="store_true", help="continue after errors, and show all of them"
    )
    options = parser.parse_args(argv)
    problems = Problems()
    old_tables = compare.read_committed()
    pinned: list[str] = []
    unread: list[str] = []
    with problems.collected():
        pinned = pin_new(problems)
    if options.keep_going or not problems.lines:
        with problems.collected():
            unread = write(old_tables)
    print("".join(summary(pinned, unread, old_tables, compare.read_tables(), problems.lines)))
    return 2 if problems.lines else 0


# --- pins


def pin_new(problems: Problems) -> list[str]:
    """Pin all new releases, and return them, such as ["CUDA 13.6"]. Adds failures to `problems`."""
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
        index.get_release(package.version)
        for project in projects
        for package in index.wheels_of(project)
        if not index.version_key(package.version).is_prerelease
        and "." in package.version  # a version without a minor version does not identify a release
    }
    oldest = min(known_releases, key=key)
    known_releases |= pins.left_out.get(numbering, {}).keys()
    yield from sorted((r for r in available - known_releases if key(r) > key(oldest)), key=key)


def insert(pins: str, numbering: str, release: str, table: str) -> str:
    """Return the contents of pins.toml with the table for a release added in release order."""
    key = sources.version_key
    heads = list(re.finditer(rf'^\[release\.{numbering}\."([\d.]+)"\]$', pins, re.M))
    next_head = next((head for head in heads if key(head[1]) > key(release)), None)
    if next_head:
        return f"{pins[: next_head.start()]}{table}\n{pins[next_head.start() :]}"
    # Otherwise, insert the table after the last table of this product.
    last_position = heads[-1].start() if heads else len(pins)
    end = re.compile(r"^\n(?=\[|#|\Z)", re.M).search(pins, last_position)
    position = end.start() if end else len(pins)
    return f"{pins[:position]}\n{table}{pins[position:]}"


# --- tables


def write(old_tables: compare.Tables) -> list[str]:
    """Generate all files. Return the new enumerators that had to be omitted because their type is unknown.

    Such enumerators stop the codegen. They are added to the file of their library (see `leave_unread`), which
    is then loaded again for the next attempt.

    Args:
        old_tables: tables before the new releases; the new tables must not change the rows of older releases

    Raises:
        CodegenError: The codegen stops, and not only because of new enumerators.
    """
    unread: list[str] = []
    for _ in range(_MOST_ATTEMPTS):
        pins = sources.load()
        fetch.fetch(pins.wheels)
        try:
            outputs = generate(pins, say=lambda line: print(line, file=sys.stderr))
        except CodegenError as error:
            new_enumerators = [name for line in error.lines for name in leave_unread(line)]
            if not new_enumerators:
                pointers.write_questions(error.questions, ROOT)
                raise
            unread += new_enumerators
        else:
            changes = compare.compare(old_tables, compare.replace_tables(old_tables, outputs))
            newest = {library.name: pins.releases(library)[-1] for library in pins.libraries}
            compare.check_past(changes, pins.libraries, newest)
            codegen.write(outputs)
            return unread
    raise CodegenError("new enumerators of attribute enums still stop the codegen")


def leave_unread(problem: str) -> Iterator[str]:
    """Add the enumerators in an error message to their [[attribute]] entry's `left` table, and yield them.

    Args:
        problem: an error message of the codegen; only the messages of Exceptions.types about enumerators
            without a type have an effect
    """
    file_and_enum = re.match(r"(headers/libraries/\w+\.toml): (\w+): ", problem)
    names = re.findall(r"(\w+): expected 1 type, got 0", problem)
    if file_and_enum and names:
        file, enum = file_and_enum.groups()
        path = ROOT / file
        path.write_text(add_left_out(path.read_text("utf-8"), enum, names), "utf-8")
        yield from names


def add_left_out(toml: str, enum: str, names: Sequence[str]) -> str:
    """Return the contents of a library's file with more enumerators in an [[attribute]] entry's `left` table.

    Args:
        toml: contents of the library's file
        enum: enum of the [[attribute]] entry
        names: enumerators to add
    """
    text_before, entry_head, tail = toml.partition(f'[[attribute]]\nenum = "{enum}"\n')
    if not entry_head:
        raise CodegenError(f"expected an [[attribute]] entry for {enum}")
    # The entry ends before the next table that does not belong to it, or at the end of the file.
    end = re.search(r"\n+(?=\[\[|\[(?!attribute\.))|\n*\Z", tail)
    assert end
    block = tail[: end.start()]
    text_after = tail[end.start() :]
    lines = "".join(f'\n{name} = "{UNREAD}"' for name in names)
    if "[attribute.left]" not in block:
        block += "\n[attribute.left]"
    return f"{text_before}{entry_head}{block}{lines}{text_after}"


# --- the summary


def summary(
    pinned: Sequence[str],
    unread: Sequence[str],
    tables_before: compare.Tables,
    tables_after: compare.Tables,
    stops: Sequence[str],
) -> Iterator[str]:
    """Yield the sections of a pull request's description.

    Args:
        pinned: products and numbers of the new releases, such as "CUDA 13.6"
        unread: enumerators that were added to a `left` table
        tables_before: tables before the new releases
        tables_after: tables with the new releases
        stops: errors that stopped the codegen
    """
    changes = compare.compare(tables_before, tables_after)
    title = ", ".join(pinned) or "No new release"
    yield f"# {title}{': only additions' if is_pure(changes, unread, stops) else ''}\n"
    if stops:
        yield "\n## Errors\n\n"
        yield from (f"- {stop}\n" for stop in stops)
    sections = {
        "Changes of older releases": [c for c in changes if c.is_past and not c.is_addition],
        "Changes": [c for c in changes if not c.is_past and not c.is_addition and c.text != "removed"],
        "Removed": [c for c in changes if not c.is_past and c.text == "removed"],
        "Added": [c for c in changes if c.is_addition],
    }
    for heading, section in sections.items():
        yield f"\n## {heading}\n\n"
        yield from (
            compare.list_names(section) if heading in ("Added", "Removed") else (f"- {c}\n" for c in section)
        )
        if not section:
            yield "Nothing.\n"
    yield "\n## To be decided\n"
    if unread:
        yield f'\nAttributes without a type, left out as "{UNREAD}":\n\n'
        yield from (f"- `{name}`\n" for name in unread)
    yield from _list_new_functions(changes, tables_after)
    if not (unread or stops or any(c.kind == "function" and c.is_addition for c in changes)):
        yield "\nNothing.\n"


def is_pure(changes: Sequence[compare.Change], unread: Sequence[str], stops: Sequence[str]) -> bool:
    """Return whether new releases only add names, so that nobody has to review the tables."""
    return not unread and not stops and all(c.is_addition and not c.is_past for c in changes)


def _list_new_functions(changes: Sequence[compare.Change], tables: compare.Tables) -> Iterator[str]:
    """Yield the rows of new functions, whose roles a person should compare with the manual."""
    rows = [
        (change.name, tables[f"{change.library}_functions"]["FUNCTIONS"][change.name])
        for change in changes
        if change.kind == "function" and change.is_addition
    ]
    if rows:
        yield "\nThe roles of the new functions:\n\n"
        yield from (f"- `{symbol}`: `{row}`\n" for symbol, row in dict(rows).items())


if __name__ == "__main__":
    raise SystemExit(main())
