"""The headers that a source may read: one walk over all of them, which gives records.

NVRTC does not report the files that it read, so they are found without it: every #include in a text is
followed, in branches not taken, too. The walk never stops. Where a header of the toolkit's can't be
followed, all that its macros may lead to counts on top of what was followed, and so do the user's folders
that may come before it; where one of the user's can't be (`#include MACRO`), what is read is not known, and
`unsure` says so.
"""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING, NamedTuple

from .._cache import notes
from .._errors import escape
from .index import Edited, get_index, to_path
from .scan import scan, scan_file
from .toolkit_headers import is_standard, is_toolkits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from .index import Index, Reach
    from .job import Job
    from .scan import Scanned

    Todo = tuple[int | str, Iterator[bytes], str]  # who includes, what is still to be followed, its folder

_MOST = 5000  # files that a folder of the user's may have where all of them count
_files = notes.Notes()
_hashes = notes.Notes()
_lists = notes.Notes()


class Record(NamedTuple):
    """A header of the user's.

    by       who includes it: the place of its record, or the name of a text in memory
    name     as it is written
    content  the hash, or the place of the record of the same file
    path     of the file
    paths    whether it uses its path
    """

    by: int | str
    name: bytes
    content: str | int
    path: str
    paths: bool


class Inputs(NamedTuple):
    """What a source may read. Equal inputs are equal in every part.

    own      the user's headers, in the order they are met
    theirs   the hash of the toolkit's headers that are reached; "" if none is
    reached  their numbers in the index
    unsure   why these may not be all, such as an #include of a macro; "" if they are
    paths    whether the source, or an option, uses its path
    lacks    whether a header of the toolkit's was not found
    """

    own: list[Record]
    theirs: str
    reached: Sequence[int]
    unsure: str
    paths: bool
    lacks: bool


def find_inputs(job: Job, toolkit: Callable[[], Sequence[str]]) -> Inputs:
    """Find out what a job may read, by NVRTC's rules, which the tests show for each of its majors.

    toolkit: returns the folders of the toolkit's headers; called where the user's have not all. Headers in
    memory come before all files, by the name as it is written.
    """
    try:
        return _Walk(job, toolkit).run()
    except Edited:  # since another process has read it
        get_index(toolkit(), anew=True)
        return _Walk(job, toolkit).run()


class _Walk:
    """The texts that a source may lead to, from one to the next."""

    def __init__(self, job: Job, toolkit: Callable[[], Sequence[str]]) -> None:
        self.job = job
        self.memory = {name.encode(): job.headers[name] for name in sorted(job.headers)}
        self.get_folders = toolkit
        self.index: Index | None = None
        self.theirs: dict[str, str] = {}  # folders of the user's list that are the toolkit's
        self.own: list[Record] = []
        self.first: list[tuple[bytes, str]] = []  # the toolkit's headers that the user's texts include
        self.entries: dict[int, None] = {}  # the same, by number
        self.numbers: dict[str, int] = {}  # of files: the place of the record that has its hash
        self.same: dict[tuple[int, int], int] = {}  # the same, by what the file system knows them by
        self.texts: list[tuple[Scanned, int]] = []  # with the place of the record; -1: in memory
        self.reached: Sequence[int] = ()
        self.unsure, self.lacks = "", False

    def run(self) -> Inputs:
        job = self.job
        place = os.path.join(job.base, os.path.dirname(job.name)) if job.base else os.path.dirname(job.name)
        self._follow("", scan(job.text), place, job.name)
        self._follow("the options", scan(job.write_options()), job.base, "the options")
        for key, text in self.memory.items():
            path = to_path(key)
            self._follow(path, scan(text), os.path.dirname(path), path)
        theirs = self._reach() if self.entries else ""
        if self.lacks and not self.unsure and (path := self._find_before()):
            self.unsure = f"{path} may come before a header of the toolkit's, which is not here"
        uses = self.index.paths if self.index is not None and self.entries else frozenset()
        spreads = any(text.spreads for text, _ in self.texts)
        users = {at for text, at in self.texts if spreads or text.paths or text.words & uses}
        own = [each._replace(paths=True) if at in users else each for at, each in enumerate(self.own)]
        return Inputs(own, theirs, self.reached, self.unsure, -1 in users, self.lacks)

    def _follow(self, who: int | str, text: Scanned, place: str, label: str) -> None:
        """Follow all that a text in memory leads to; place: its folder."""
        self._look(text, -1, label)
        self._go([(who, iter(text.written), place)])

    def _go(self, todo: list[Todo]) -> None:
        """Follow all that these lead to, the first first."""
        while todo:
            who, rest, place = todo[-1]
            written = next(rest, None)
            if written is None:
                todo.pop()
            elif written[1:-1] not in self.memory:
                found = self._find(written, place)
                if isinstance(found, str):
                    todo += self._read(who, written, found)
                elif found is not None and self.index is not None:
                    self.entries[found] = None
                    self.first.append((written, self.index.files[found].digest))
                elif is_toolkits(to_path(written[1:-1])):
                    self.lacks = True

    def _read(self, who: int | str, written: bytes, path: str) -> list[Todo]:
        """Record a file of the user's; return what is to be followed in it, if it is new."""
        number = self.numbers.get(path)
        if number is not None:
            self.own.append(Record(who, written, number, path, False))
            return []
        try:
            facts = os.stat(path)
            text: Scanned = _files.get(path, facts, scan_file)
        except OSError as error:
            self.unsure = self.unsure or f"{escape(path)}, which can't be read ({error.strerror})"
            return []
        number = self.numbers[path] = len(self.own)
        self.own.append(Record(who, written, text.digest, path, False))
        same = self.same.setdefault((facts.st_dev, facts.st_ino), number)
        if same != number:  # what has #pragma once counts once
            self.own.append(Record(number, b"", same, path, False))
        self._look(text, number, path)
        return [(number, iter(text.written), os.path.dirname(path))]

    def _find(self, written: bytes, place: str, inside: int | None = None) -> str | int | None:
        """What an include leads to: a file of the user's, or the number of one of the toolkit's.

        place: the includer's folder; inside: the includer, if it is the toolkit's
        """
        name = to_path(written[1:-1])
        if written[:1] == b'"' or os.path.isabs(name):
            if inside is not None and self.index is not None:
                found = self.index.find_at(place, name)
                if found is not None:
                    return found
            path = os.path.join(place, name)
            if inside is None and os.path.isfile(path):
                return path
        for folder in self.job.include_path:
            if self._is_theirs(folder):
                found = self._toolkit().find_at(self.theirs[folder], name)
                if found is not None:
                    return found
                continue
            path = os.path.join(folder, name)
            if os.path.isfile(path):
                return path
        return self._toolkit().find(b"<%b>" % written[1:-1], None)

    def _toolkit(self) -> Index:
        if self.index is None:
            self.index = get_index(self.get_folders())
        return self.index

    def _is_theirs(self, folder: str) -> bool:
        """Is a folder of the user's list one that cudyn has located?"""
        if folder not in self.theirs:
            same = (each for each in self.get_folders() if _is_same(each, folder))
            self.theirs[folder] = next(same, "")
        return bool(self.theirs[folder])

    def _reach(self) -> str:
        """Follow the toolkit's headers that were met; return the hash of what they lead to."""
        index = self._toolkit()
        mixed = any(map(self._is_theirs, self.job.include_path))
        tops = {name.partition(b"/")[0].lower() for name in self.memory}
        tops.update(top.lower() for folder in self._list_own() for top in self._list(folder))
        found = index.reach(self.entries)
        if mixed or found.climbs or not index.tops.isdisjoint(tops):
            found = self._reach_between(index)
        self.reached = found.numbers
        if found.changes:
            self._doubt(found.changes)
        if found.open:
            self._add_shadows(index, found)
        return repr((self.first, found.digest))

    def _reach_between(self, index: Index) -> Reach:
        """The same where a file of the user's may come before one of the toolkit's: that is the user's."""
        while True:
            before = len(self.entries)

            def find(written: bytes, number: int) -> int | None:
                if written[1:-1] in self.memory:
                    return None
                found = self._find(written, os.path.dirname(index.paths_of[number]), number)
                if not isinstance(found, str):
                    return found
                if found not in self.numbers:
                    self._go(self._read("the toolkit", written, found))
                return None

            found = index.follow(self.entries, find)
            if len(self.entries) == before:
                return found

    def _add_shadows(self, index: Index, found: Reach) -> None:
        """Add the user's folders in which a header may be found in place of one of the toolkit's."""
        for text, _ in self.texts:
            words = (text.defines & (index.steers | index.opens)) | (text.words & index.opens)
            if words:
                word = min(words).decode("utf-8", "replace")
                self._doubt(f"{found.open}, and what that leads to may depend on {word}")
        for folder in self._list_own():
            for top in sorted(self._list(folder)):
                if top.lower() in index.tops or index.may_steer(top):
                    for name, digest in self._stamp(os.path.join(folder, to_path(top))):
                        self.own.append(Record("the toolkit", top + name, digest, "", False))

    def _stamp(self, path: str) -> list[tuple[bytes, str]]:
        """(name, hash) of a file, or of every file in a folder."""
        todo, found = [path], []
        seen: set[str] = set()
        for each in todo:  # it grows meanwhile
            try:
                if os.path.isdir(each):
                    real = os.path.realpath(each)
                    names = [] if real in seen else sorted(os.listdir(each))
                    todo += [os.path.join(each, name) for name in names]
                    seen.add(real)
                else:
                    found.append((os.fsencode(each[len(path) :]), _hashes.get(each, os.stat(each), _hash)))
            except OSError:  # it was just removed, or NVRTC can't read it either
                continue
            if len(todo) > _MOST:
                why = f"{escape(path)} has more than {_MOST} files that the toolkit may include"
                self.unsure = self.unsure or why
                break
        return found

    def _look(self, text: Scanned, at: int, label: str) -> None:
        """Note what a text of the user's has in it but headers."""
        self.texts.append((text, at))
        if text.changes or text.open:
            self._doubt(f"{label} has {text.changes or text.open!r}")

    def _doubt(self, what: str) -> None:
        self.unsure = self.unsure or f"{what}: only the compiler knows what that leads to"

    def _list_own(self) -> list[str]:
        return [folder for folder in dict.fromkeys(self.job.include_path) if not self._is_theirs(folder)]

    def _list(self, folder: str) -> frozenset[bytes]:
        """The names in a folder; none where it can't be read."""
        try:
            return _lists.get(folder, os.stat(folder or "."), _list_names)
        except OSError:
            return frozenset()

    def _find_before(self) -> str:
        """A file of the user's that a toolkit would include, as it does the standard library's; or ""."""
        names = [(folder, name) for folder in self._list_own() for name in map(to_path, self._list(folder))]
        paths = sorted(os.path.join(folder, name) for folder, name in names if is_standard(name))
        return next((path for path in paths if path not in self.numbers and os.path.isfile(path)), "")


def _list_names(folder: str) -> frozenset[bytes]:
    return frozenset(os.listdir(os.fsencode(folder or ".")))


def _hash(path: str) -> str:
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def _is_same(one: str, other: str) -> bool:
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False
