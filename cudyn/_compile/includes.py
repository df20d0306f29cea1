"""The headers that a source may read.

NVRTC does not report the files that it read, so they are found without it: every #include in a text is
followed, in branches not taken, too. One that only the preprocessor can follow, such as `#include MACRO`, is
reported: then the inputs of the code are not certain.
"""

from __future__ import annotations

import hashlib
import os
import sys
from typing import TYPE_CHECKING, NamedTuple

from .._errors import escape
from .scan import Scanned, scan, scan_file
from .toolkit import is_standard, is_toolkits, list_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Inputs(NamedTuple):
    """What a source may read. Equal inputs are equal in every part.

    own     the user's headers, in the order they are met: who includes what, and the hash or number of what
            it is
    theirs  the same of the toolkit's headers
    unsure  what makes it uncertain that these are all, such as an #include of a macro; "" if nothing does
    lacks   whether a header of the toolkit's was not found
    paths   whether a header of the user's may use its own path, which is not its name in the key
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
    base: str = "",
) -> Inputs:
    """Find out what a source may read, by NVRTC's rules, which the tests show for each of its majors.

    name: of the source; `#include "..."` looks in its folder first, whether it is a file or not. headers:
    those that are in memory, which come before all files, by the name as it is written. toolkit: the folders
    that cudyn has found itself; what else has a toolkit's headers is the user's. options: what they define
    and include, as text; base: the folder that this is relative to, where it is not the current one.

    Of a toolkit the headers that are included count, and those that these include. Where these can't be
    followed all of its files count too, by name, size and time, for they are too many to be read each time,
    and the user's files of the same names. That is all there is to be found, unless the user's macros have a
    part in it: then it is uncertain.
    """
    walk = _Walk(headers, include, toolkit)
    walk.follow_text(source, os.path.dirname(name), name or "the source")
    walk.follow_text(options, base, "the options")
    for key, text in walk.memory.items():
        path = _path(key)
        walk.follow_text(text, os.path.dirname(path), path)
    walk.follow_toolkit()
    own, theirs = walk.records[False], walk.records[True]
    return Inputs(own, theirs, walk.unsure, walk.paths and bool(own), walk.lacks)


class _Walk:
    """The texts that a source may lead to, from one to the next."""

    def __init__(self, headers: Mapping[str, bytes], include: Sequence[str], toolkit: Sequence[str]) -> None:
        self.memory = {key.encode(): headers[key] for key in sorted(headers)}
        self.include = include
        real = set(map(os.path.realpath, toolkit if include else ()))
        self.theirs = {*toolkit, *(folder for folder in include if os.path.realpath(folder) in real)}
        self.folders = list(dict.fromkeys((*include, *toolkit)))
        self.records: tuple[list[object], list[object]] = ([], [])  # the user's, the toolkit's
        self.unsure, self.paths, self.lacks = "", False, False
        self.numbers: dict[str, int] = {}  # of files: the place of the record that has its hash
        self.same: dict[tuple[bool, int, int], int] = {}  # the same, by what the file system knows them by
        self.waiting: list[tuple[object, Scanned, str, str]] = []  # of the toolkit, that the user's include
        self.texts: dict[str, Scanned] = {}  # the user's, by hash
        self.odd: dict[str, Scanned] = {}  # of the toolkit, by path: those that can't be followed

    def follow_text(self, text: bytes, place: str, label: str) -> None:
        """Follow a text that is in memory; place: its folder."""
        found = scan(text)
        self.paths = self.paths or found.spreads  # its own path is its name, which the key has
        self._look(found, label, False)
        self._follow(label, found, place, label, False)

    def follow_toolkit(self) -> None:
        """Follow the headers of the toolkit's that were met."""
        for who, found, place, label in self.waiting:
            self._look(found, label, True)
            self._follow(who, found, place, label, True)
        for path in self._find_before() if self.lacks and not self.unsure else ():
            self.unsure = f"{path} may come before a header of the toolkit's, which is not here"
        if not self.odd:
            return
        stamp = _stamp(self.theirs)
        self.records[True].extend(stamp)
        self._add_shadows({name for name, _, _ in stamp})
        for path, odd in self.odd.items():
            for text in self.texts.values():
                both = (odd.defines & text.words) | (odd.words & text.defines)
                if both and not self.unsure:
                    word = min(both).decode("utf-8", "replace")
                    self.unsure = f"{path} has {odd.unsure!r}, and what that leads to may depend on {word}"

    def _follow(self, who: object, found: Scanned, place: str, label: str, theirs: bool) -> None:
        """Follow all that a text leads to, the first first."""
        todo = [(who, found, iter(found.written), place, label, theirs)]
        while todo:
            who, found, rest, place, label, theirs = todo[-1]
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
            its = theirs if folder is None else folder in self.theirs
            by = who if theirs <= its else "the toolkit"
            number = self.numbers.get(path)
            if number is not None:
                self.records[its].append((by, written, number))
                continue
            try:
                facts = os.stat(path)
                inside = scan_file(path, facts, its)
            except OSError as error:
                self.unsure = self.unsure or f"{escape(path)}, which can't be read ({error.strerror})"
                continue
            number = self.numbers[path] = len(self.records[its])
            self.records[its].append((by, written, inside.digest))
            same = self.same.setdefault((its, facts.st_dev, facts.st_ino), number)
            if same != number:  # what has #pragma once counts once
                self.records[its].append((number, b"", same))
            self.paths = self.paths or (inside.paths and not its)
            if its and not theirs:
                self.waiting.append((number, inside, os.path.dirname(path), path))
            else:
                self._look(inside, path, its)
                todo.append((number, inside, iter(inside.written), os.path.dirname(path), path, its))

    def _look(self, found: Scanned, label: str, theirs: bool) -> None:
        """Note what a text has in it but headers."""
        unknown = found.changes or (found.unsure and not theirs)
        if unknown and not self.unsure:
            what = found.changes or found.unsure
            self.unsure = f"{label} has {what!r}: only the compiler knows what that leads to"
        if not theirs:
            self.texts[found.digest] = found
        elif found.unsure:
            self.odd[label] = found

    def _find_before(self) -> list[str]:
        """A file of the user's that a toolkit would include, as each one does the standard library's."""
        paths = [
            os.path.join(folder, name)
            for folder in self.include
            for name in sorted(list_names(folder))
            if is_standard(name)
        ]
        return [path for path in paths if path not in self.numbers and os.path.isfile(path)][:1]

    def _add_shadows(self, names: set[str]) -> None:
        """Add the user's files that would be found in place of the toolkit's, by their contents."""
        for folder in self.include:
            there = list_names(folder) if folder not in self.theirs else ()
            for name in sorted(name for name in names if name[1:].partition("/")[0] in there):
                try:
                    with open(folder + name, "rb") as file:
                        digest = hashlib.sha256(file.read()).hexdigest()
                except OSError:
                    continue  # it does not exist, or NVRTC can't read it either
                self.records[False].append(("the toolkit", name.encode("utf-8", "surrogateescape"), digest))


def _stamp(toolkit: set[str]) -> list[tuple[str, int, int]]:
    """(name, size, time of change in ns) of every file of a toolkit."""
    todo = [(folder, "") for folder in sorted(toolkit)]
    found = []
    seen = set()
    for path, name in todo:  # it grows meanwhile
        real = os.path.realpath(path)
        if real in seen:
            continue
        seen.add(real)
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
