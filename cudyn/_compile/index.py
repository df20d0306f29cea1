"""A toolkit's headers by their contents: what each includes, and what its macros may lead to.

A toolkit is what cudyn has located. All of it is read once on a machine, and left for other processes as a
note in the cache (`_cache.notes`). The note counts while the facts of the folders and of the file that says
the version are the same; a process looks at those of the headers that it reaches, too, but once. So an edit
in place of a header is seen by the next process, unless it is one that nothing leads to.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from .._cache import notes
from .._cache.notes import Fact
from .keys import hash_parts
from .scan import PATHS, WORD, Scanned, scan_toolkits

_FORMAT = "2"  # of the note
_VERSIONS = ("cuda.h", ".nvrtc_headers_version")
_MACRO = re.compile(rb"\s*(?:#|%:)\s*define\s+(\w+)(\([^)]*\))?(.*)", re.S)
_HAS = re.compile(rb"\b__has_(?:include|embed)")
_ASKS = re.compile(rb"\b__has_(?:include|embed)|^\s*(?:#|%:)\s*include(?:_next)?\s+[^<\"\s]")
_COMMENT = re.compile(rb"//.*|/\*.*?(?:\*/|$)", re.S)
_NAMES = re.compile(rb"include|define|embed")
_FIRST = re.compile(rb'[<"]([\w.+-]+)/')  # of a name that a macro may go on with

_scans = notes.Notes()
_known: dict[tuple[str, ...], Index] = {}


class File(NamedTuple):
    """A header.

    folder, name   in which of the folders, and as what
    written        what it includes or asks for: places in Index.written
    open, changes  as in Scanned
    fact           the hash of the fact by which it is known
    """

    folder: int
    name: str
    digest: str
    written: Sequence[int]
    open: str
    changes: str
    fact: int


class Reach(NamedTuple):
    """What is reached from some headers.

    numbers  of the headers
    open     one that can't be followed, or ""
    changes  as in Scanned
    climbs   whether a name that leads above a folder, as "../x.h", was not found: it may be the user's
    """

    numbers: Sequence[int]
    digest: str
    open: str
    changes: str
    climbs: bool


class Edited(Exception):
    """A header is not as the note says: see get_index."""


class Index:
    """The headers of a toolkit.

    written  what they include or ask for, as it is written
    whole    the hash of all that macros may lead to
    tops     the first parts of all their names and of those that they include or ask for, in lower case
    opens    macros that ask for a header by their arguments
    steers   macros that may decide which header that is, or which one `#include MACRO` leads to
    paths    macros that use the path of where they are used
    """

    def __init__(
        self, folders: Sequence[str], files: Iterable[File], names: Sequence[Iterable[bytes]]
    ) -> None:
        self.folders = list(folders)
        self.files = list(files)
        self.written = list(names[0])
        self.opens, self.steers, self.paths, self.tops = (frozenset(each) for each in names[1:])
        self.paths_of = [f"{folders[file.folder]}/{file.name}" for file in self.files]
        self.places = {path: number for number, path in enumerate(self.paths_of)}
        steered = {each[1:3] for each in self.files if self.may_steer(os.fsencode(each.name))}
        self.whole = hash_parts(sorted(steered))
        self.facts: dict[str, Fact] = {}  # of its folders and versions, as they were before it was read
        self.noted = False  # by another process
        self._reached: dict[tuple[int, ...], Reach] = {}
        self._angled: dict[bytes, int | None] = {}

    def may_steer(self, name: bytes) -> bool:
        """Can the toolkit's macros make a name that begins as this one?"""
        start = name.partition(b"/")[0].partition(b".")[0]
        return start in self.steers or not WORD.fullmatch(start)

    def find(self, written: bytes, number: int | None) -> int | None:
        """Return the header that an include leads to; number: of the header that it is in."""
        if written[:1] == b'"' and number is not None:
            found = self.find_at(os.path.dirname(self.paths_of[number]), to_path(written[1:-1]))
            if found is not None:
                return found
        if written not in self._angled:
            name = to_path(written[1:-1])
            numbers = (self.find_at(folder, name) for folder in self.folders)
            self._angled[written] = next((each for each in numbers if each is not None), None)
        return self._angled[written]

    def find_at(self, folder: str, name: str) -> int | None:
        """Return the header of a name in a folder."""
        path = f"{folder}/{name}"
        return self.places.get(os.path.normpath(path) if "./" in name or "//" in name else path)

    def reach(self, entries: Iterable[int]) -> Reach:
        """Return what is reached from some headers, if none of the user's comes in between. Raises Edited."""
        key = tuple(sorted(entries))
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self.follow(key, self.find)
        return found

    def follow(self, entries: Iterable[int], find: Callable[[bytes, int], int | None]) -> Reach:
        """Return what is reached from some headers; find: as the method. Raises Edited."""
        seen: dict[int, list[str]] = {}
        climbs = False
        todo = list(entries)
        while todo:
            number = todo.pop()
            if number in seen:
                continue
            names = [self.written[at] for at in self.files[number].written]
            found = [find(name, number) for name in names]
            climbs = climbs or any(n is None and b".." in name for n, name in zip(found, names))
            targets = [target for target in found if target is not None]
            seen[number] = [self.files[target].digest for target in targets]
            todo += targets
        numbers = sorted(seen)
        if self.noted and any(hash(_stat(self.paths_of[each])) != self.files[each].fact for each in numbers):
            raise Edited
        reached = [self.files[number] for number in numbers]
        links = [(file.name, file.digest, seen[number]) for number, file in zip(numbers, reached)]
        opened = next((f"{file.name} has {file.open!r}" for file in reached if file.open), "")
        changes = next((f"{file.name} has {file.changes!r}" for file in reached if file.changes), "")
        return Reach(numbers, hash_parts([*links, self.whole if opened else ""]), opened, changes, climbs)

    def is_current(self) -> bool:
        """Have the folders the same names in them, and is it the same version?"""
        return bool(self.facts) and all(_stat(path) == fact for path, fact in self.facts.items())


def get_index(folders: Sequence[str], *, anew: bool = False) -> Index:
    """Return the index of a toolkit: this process's, another one's unless `anew`, or a new one."""
    key = tuple(folders)
    found = None if anew else _known.get(key)
    if found is None or not found.is_current():
        name = hash_parts([*folders])[:16]
        left = None if anew or found else notes.find(name)
        found = _load(folders, left) if left and left.get("format") == _FORMAT else None
        if found is None or not found.is_current():
            found = _read(folders)
            if found.facts:
                notes.leave(name, _save(found))
        _known[key] = found
    return found


def _list(folders: Sequence[str]) -> tuple[dict[str, Fact], list[tuple[int, str, Fact]]]:
    """The folders of a toolkit with their facts, and (folder, name, fact) of each file, sorted."""
    places: dict[str, Fact] = {}
    files: list[tuple[int, str, Fact]] = []
    order = sorted(range(len(folders)), key=lambda number: -len(folders[number]))  # inner ones first
    for number in order:
        todo: list[tuple[str, str, frozenset[tuple[int, int]]]] = [(folders[number], "", frozenset())]
        while todo:
            path, name, above = todo.pop()
            fact = _stat(path)
            if path in places or fact is None or fact[3:] in above:  # a link to a folder above
                continue
            places[path] = fact
            try:
                with os.scandir(path) as entries:
                    for entry in entries:
                        inside = f"{name}/{entry.name}" if name else entry.name
                        if entry.is_dir():
                            todo.append((entry.path, inside, above | {fact[3:]}))
                        elif (found := _stat(entry)) is not None:
                            if entry.name in _VERSIONS and not name:
                                places[entry.path] = found
                            if not entry.name.startswith("."):  # as NVRTC's own has it, with a time in it
                                files.append((number, inside, found))
            except OSError:  # it was just removed, or this user may not read it
                continue
    return places, sorted(files)


def _stat(path: str | os.DirEntry[str]) -> Fact | None:
    try:
        return notes.get_fact(os.stat(path) if isinstance(path, str) else path.stat())
    except OSError:
        return None


def _read(folders: Sequence[str]) -> Index:
    now = time.time_ns()
    places, files = _list(folders)
    found: list[File] = []
    lines: list[bytes] = []
    written: dict[bytes, int] = {}
    for folder, name, fact in files:
        path = f"{folders[folder]}/{name}"
        try:
            inside: Scanned = _scans.get(path, os.stat(path), scan_toolkits)
        except OSError:
            continue
        at = [written.setdefault(each, len(written)) for each in inside.written]
        found.append(File(folder, name, inside.digest[:32], at, inside.open, inside.changes, hash(fact)))
        lines += inside.lines
    index = Index(folders, found, (written, *_find_macros(lines), ()))
    index.tops = frozenset(top.lower() for top in _find_tops(index, lines))
    facts = [*places.values(), *(fact for _, _, fact in files)]
    index.facts = places if all(notes.is_settled(fact, now) for fact in facts) else {}
    return index


def _find_tops(index: Index, lines: Iterable[bytes]) -> Iterator[bytes]:
    """The first parts of names by which a file of the user's could come before one of the toolkit's."""
    for path, file in zip(index.paths_of, index.files):
        yield os.fsencode(file.name).partition(b"/")[0]
        for name in (index.written[at] for at in file.written):
            beside = name[:1] == b'"' and index.find_at(os.path.dirname(path), to_path(name[1:-1]))
            if beside is None or beside is False:
                yield name[1:-1].partition(b"/")[0]
    for line in lines:
        if _NAMES.search(line):
            yield from _FIRST.findall(line)


def _find_macros(lines: Iterable[bytes]) -> tuple[set[bytes], set[bytes], set[bytes]]:
    """The macros that ask for headers, those that may decide which, and those that use paths."""
    macros: list[tuple[bytes, frozenset[bytes], bytes]] = []
    others: list[bytes] = []
    for line in (_COMMENT.sub(b" ", line) for line in lines):
        found = _MACRO.match(line)
        if found:
            takes = frozenset(WORD.findall(found[2] or b""))
            macros.append((found[1], frozenset(WORD.findall(found[3])) - takes, found[3]))
        else:
            others.append(line)
    opens = _spread({name for name, _, body in macros if _HAS.search(body)}, macros)
    paths = _spread({name for name, _, body in macros if PATHS.search(body)}, macros)
    steers = {word for name, words, _ in macros if name in opens for word in words}
    for line in others:
        words = set(WORD.findall(line))
        if _ASKS.search(line) or words & opens:
            steers |= words
    bodies: dict[bytes, set[bytes]] = {}
    for name, body, _ in macros:
        bodies.setdefault(name, set()).update(body)
    todo = list(steers)
    while todo:
        new = bodies.get(todo.pop(), set()) - steers
        steers |= new
        todo += new
    return opens, steers, paths


def _spread(names: set[bytes], macros: Iterable[tuple[bytes, frozenset[bytes], bytes]]) -> set[bytes]:
    """These macros, and those that use them."""
    more = names
    while more:
        more = {name for name, words, _ in macros if name not in names and words & names}
        names = names | more
    return names


def _save(index: Index) -> dict[str, Any]:
    names = (index.written, index.opens, index.steers, index.paths, index.tops)
    return {
        "format": _FORMAT,
        "facts": index.facts,
        "files": index.files,
        "names": [[each.decode("latin-1") for each in some] for some in names],
    }


def _load(folders: Sequence[str], left: dict[str, Any]) -> Index | None:
    """The index of a note; None if it is not one, whoever wrote it."""
    try:
        files = [File(*row) for row in left["files"]]
        names = [[each.encode("latin-1") for each in some] for some in left["names"]]
        index = Index(folders, files, names)
        index.facts = {path: tuple(fact) for path, fact in left["facts"].items()}
    except Exception:
        return None
    index.noted = True
    return index


def to_path(written: bytes) -> str:
    """Return a name in a text as a path: the same bytes."""
    return written.decode(sys.getfilesystemencoding(), "surrogateescape")
