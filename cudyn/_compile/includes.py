"""Which headers a source may read.

NVRTC tells nobody which files it read, so they are found without it: everything is followed that a source may
include as it is written, whatever the preprocessor makes of it. What only the preprocessor could follow, such
as `#include MACRO`, is told: then it is not certain what the code depends on.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

from .._errors import escape
from .scan import Scanned, scan, scan_file
from .toolkit import is_toolkit, is_toolkits, list_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Inputs(NamedTuple):
    """What a source may read. Equal inputs are equal in every part.

    own     its headers, in the order they are met: who includes what, and the hash or number of what it is
    theirs  the same of the toolkit's headers
    unsure  what makes it uncertain that these are all, such as an #include of a macro; "" if nothing does
    lacks   whether a header of the toolkit's was not found
    paths   whether a text may use its own path
    """

    own: list[object]
    theirs: list[object]
    unsure: str
    paths: bool
    lacks: bool


def find_inputs(
    source: bytes,
    name: str,
    headers: Mapping[str, bytes],
    include: Sequence[str],
    toolkit: Sequence[str],
    options: bytes = b"",
) -> Inputs:
    """Find out what a source may read, by NVRTC's rules, which the tests show for each of its majors.

    name: of the source; `#include "..."` looks in its folder first, whether it is a file or not. headers:
    those that are in memory, which come before all files, by the name as it is written. options: what they
    define and include, as text. A folder of the user's that has a toolkit's headers is a toolkit too.

    Of a toolkit the headers that are included count, and those that these include, as long as they can be
    followed; else all of its files do, by name, size and time, for they are too many to be read each time.
    """
    walk = _Walk(headers, include, toolkit)
    walk.follow_text(source, os.path.dirname(name), name or "the source")
    walk.follow_text(options, "", "the options")
    for key, text in walk.memory.items():
        path = _path(key)
        walk.follow_text(text, os.path.dirname(path), path)
    walk.follow_toolkit()
    return Inputs(walk.records[False], walk.records[True], walk.unsure, walk.paths, walk.lacks)


class _Walk:
    """The texts that a source may lead to, from one to the next."""

    def __init__(self, headers: Mapping[str, bytes], include: Sequence[str], toolkit: Sequence[str]) -> None:
        self.memory = {key.encode(): headers[key] for key in sorted(headers)}
        self.include = include
        self.theirs = {*toolkit, *filter(is_toolkit, include)}
        self.folders = list(dict.fromkeys((*include, *toolkit)))
        self.records: tuple[list[object], list[object]] = ([], [])  # the user's, the toolkit's
        self.unsure, self.paths, self.lacks = "", False, False
        self.numbers: dict[str, int] = {}  # of files: the place of the record that has its hash
        self.waiting: list[tuple[int, str, Scanned]] = []  # headers of the toolkit that the user's include

    def follow_text(self, text: bytes, place: str, label: str) -> None:
        """Follow a text that is in memory; place: its folder."""
        self._follow(label, scan(text), place, label)

    def follow_toolkit(self) -> None:
        """Follow the headers of the toolkit's that were met."""
        for number, path, found in self.waiting:
            if not self._follow(number, found, os.path.dirname(path), path, theirs=True):
                self.records[True][:] = _stamp(self.theirs, self.include)
                return

    def _follow(self, who: object, found: Scanned, place: str, label: str, theirs: bool = False) -> bool:
        """Follow all that a text leads to, the first first. False: there is what can't be, in the toolkit."""
        todo = [(who, found, iter(found.written), place, label)]
        while todo:
            who, found, rest, place, label = todo[-1]
            if found.unsure and theirs:
                return False
            if found.unsure and not self.unsure:
                self.unsure = f"{label} has {found.unsure!r}: only the compiler knows what that leads to"
            self.paths = self.paths or (found.paths and not theirs)
            written = next(rest, None)
            if written is None:
                todo.pop()
                continue
            if written[1:-1] in self.memory:
                continue
            path, folder = _find(written, place, self.folders)
            if path is None:
                self.lacks = self.lacks or is_toolkits(_path(written[1:-1]))
                continue
            its = theirs or folder in self.theirs
            number = self.numbers.get(path)
            if number is not None:
                self.records[its].append((who, written, number))
                continue
            try:
                inside = scan_file(path, its)
            except OSError as error:
                self.unsure = self.unsure or f"{escape(path)}, which can't be read ({error.strerror})"
                continue
            number = self.numbers[path] = len(self.records[its])
            self.records[its].append((who, written, inside.digest))
            if its and not theirs:
                self.waiting.append((number, path, inside))
            else:
                todo.append((number, inside, iter(inside.written), os.path.dirname(path), path))
        return True


def _stamp(toolkit: set[str], include: Sequence[str]) -> list[tuple[str, int, int]]:
    """(name, size, time of change in ns) of every file of a toolkit, and of every file of the user's that may
    come before one: those in a folder, or of a name, that the toolkit has too.
    """
    names = {name for folder in toolkit for name in list_names(folder)}
    todo = [(folder, "") for folder in sorted(toolkit)]
    for i, folder in enumerate(include):
        if folder not in toolkit:
            todo += [
                (os.path.join(folder, name), f"{i}/{name}") for name in sorted(names & list_names(folder))
            ]
    found = []
    seen = set()
    for path, name in todo:  # it grows meanwhile
        real = os.path.realpath(path)
        if real in seen:
            continue
        seen.add(real)
        if os.path.isfile(path):
            facts = os.stat(path)
            found.append((name, facts.st_size, facts.st_mtime_ns))
            continue
        try:
            with os.scandir(path) as entries:
                for entry in entries:
                    inside = f"{name}/{entry.name}"
                    if entry.is_dir():
                        todo.append((entry.path, inside))
                    else:
                        facts = entry.stat()
                        found.append((inside, facts.st_size, facts.st_mtime_ns))
        except OSError:  # it was just removed, or this user may not read it
            continue
    return sorted(found)


def _path(written: bytes) -> str:
    """A name in a text as a path: the same bytes."""
    return written.decode(sys.getfilesystemencoding(), "surrogateescape")


def _find(written: bytes, place: str, folders: Sequence[str]) -> tuple[str | None, str | None]:
    """The file that an include leads to, and the folder of the list that it is in; place: the includer's."""
    name = _path(written[1:-1])
    if written[:1] == b'"' or os.path.isabs(name):
        path = os.path.join(place, name)
        if os.path.isfile(path):
            return path, None
    for folder in folders:
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            return path, folder
    return None, None
