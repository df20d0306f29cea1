"""Headers of kernels: where the toolkit's own are, which ones a source uses, who has a missing one.

NVRTC tells nobody which files it read, so they are found without it: everything is followed that a source may
include as it is written, whatever the preprocessor makes of it. What only the preprocessor could follow, such
as `#include MACRO`, is told: then it is not certain what the code depends on.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from typing import NamedTuple

from .._loading import search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

# What says that a folder has a toolkit's headers, or the C++ library for device code.
_SIGNS = ("cuda_fp16.h", os.path.join("cuda", "std"))

# Where conda's packages and toolkits put headers.
_FOLDERS = ("include", "targets/x86_64-linux/include", "targets/sbsa-linux/include", "Library/include")

# The wheels before CUDA 13 have a folder for each part of the toolkit.
_PARTS = ("cuda_runtime", "cuda_cccl", "cuda_nvcc", "curand")

# A header by the start of its name, and the project that has it.
_PROJECTS = (
    (r"(cuda|cub|thrust|nv)/", "nvidia-cuda-cccl"),
    (r"crt/", "nvidia-cuda-crt"),
    (r"curand", "nvidia-curand"),
    (
        r"(cu(da|Complex)|cooperative_groups|mma|\w*_types|vector_|device_|sm_\d|math_c)",
        "nvidia-cuda-runtime",
    ),
)

BOM = b"\xef\xbb\xbf"
_VERSION = re.compile(rb"#[ \t]*define[ \t]+CUDA_VERSION[ \t]+(\d+)")

# A directive of a text without its spliced lines, from its # on, with the header as it is written; what asks
# for a header; and what has another value each time. Comments count as space. What stands in comments,
# strings and branches not taken is found as well: a header too many does no harm.
_GAP = rb"(?:[ \t\v\f\r]|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*"
_HEADER = rb'("[^"\n]+"|<[^>\n]+>)'
_DIRECTIVE = re.compile(rb"(?:#|%%:)%b(include_next|include|import|embed)\b(?:%b%b)?" % (_GAP, _GAP, _HEADER))
_HAS = re.compile(rb"\b__has_(?:include(?:_next)?|embed)?\b(?:%b\(%b%b)?" % (_GAP, _GAP, _HEADER))
_CHANGING = re.compile(rb"\b__(?:DATE|TIME)__\b|\?\?[=/]")
_DEFINED = re.compile(rb"(?:#%b(?:el)?ifn?def|\bdefined)%b\(?%b$" % (_GAP, _GAP, _GAP))  # asks for no file
_PATHS = (b"__FILE__", b"assert", b"__builtin_FILE", b"source_location")  # what puts paths into the code


class Inputs(NamedTuple):
    """What a source may read. Equal inputs are equal in every part.

    own     its headers, in the order they are met: who includes what, and the hash or number of what it is
    theirs  the same of the toolkit's headers
    unsure  what makes it uncertain that these are all, such as an #include of a macro; "" if nothing does
    paths   whether a text may use its own path
    """

    own: list[object]
    theirs: list[object]
    unsure: str
    paths: bool


def of_toolkit(nvrtc: str, major: int | None) -> list[str]:
    """The folders of the toolkit's headers: those that lie with an NVRTC, or else of conda or a toolkit; and
    of the places after it those of the same version, which may have headers that it lacks.

    nvrtc, major: the compiler's file and version; headers of another major are not for it.
    """
    roots: list[list[str]] = []
    if nvrtc:
        above = os.path.dirname(os.path.dirname(nvrtc))
        beside = os.path.dirname(above)
        roots.append([os.path.join(above, "include"), os.path.join(beside, "include")])
        roots.append([os.path.join(beside, part, "include") for part in _PARTS])
    system = search.this_system()
    for root in (*search.find_conda(system), *search.find_toolkits(system)):
        roots.append([os.path.join(root, *folder.split("/")) for folder in _FOLDERS])
    chosen: list[str] = []
    wanted: set[int] = set()
    for folders in roots:
        found = [f for folder in folders for f in (folder, os.path.join(folder, "cccl")) if _is_toolkit(f)]
        versions = _versions(found)
        if not chosen and (major is None or not versions or major in {each // 1000 for each in versions}):
            chosen, wanted = found, versions
        elif wanted & versions and not _headers(found) <= _headers(chosen):
            chosen += found
    return list({os.path.realpath(folder): folder for folder in reversed(chosen)}.values())[::-1]


def _headers(folders: Sequence[str]) -> set[str]:
    """The toolkit's headers and folders of headers that are in there."""
    names = {name for folder in folders for name in _names(folder)}
    return {name for name in names if project_of(name, None) or project_of(f"{name}/", None)}


def _versions(folders: Sequence[str]) -> set[int]:
    """Which CUDA these headers are of, such as 13050; none where none says so."""
    found = set()
    for folder in folders:
        try:
            with open(os.path.join(folder, "cuda.h"), "rb") as file:
                version = _VERSION.search(file.read())
        except OSError:
            continue
        found |= {int(version[1])} if version else set()
    return found


def _is_toolkit(folder: str) -> bool:
    return any(os.path.exists(os.path.join(folder, sign)) for sign in _SIGNS)


def project_of(header: str, major: int | None) -> str:
    """The project on the package index that has a header of the toolkit's, or ""."""
    for start, project in _PROJECTS:
        if re.match(start, header):
            if major is None or major >= 13:
                return project
            project = project.replace("nvidia-cuda-crt", "nvidia-cuda-nvcc")
            return f"{project}-cu{major}"
    return ""


def follow(
    source: bytes,
    name: str,
    headers: Mapping[str, bytes],
    include: Sequence[str],
    toolkit: Sequence[str],
    options: bytes = b"",
) -> Inputs:
    """What a source may read, by NVRTC's rules, which the tests show for each of its majors.

    name: of the source; `#include "..."` looks in its folder first, whether it is a file or not. headers:
    those that are in memory, which come before all files, by the name as it is written. options: what they
    define and include, as text. A folder of the user's that has a toolkit's headers is a toolkit too.

    Of a toolkit the headers that are included count, and those that these include, as long as they can be
    followed; else all of its files do, by name, size and time, for they are too many to be read each time.
    """
    walk = _Walk(headers, include, toolkit)
    walk.text(source, os.path.dirname(name), name or "the source")
    walk.text(options, "", "the options")
    for key, text in walk.memory.items():
        path = _path(key)
        walk.text(text, os.path.dirname(path), path)
    walk.toolkit()
    return Inputs(walk.records[False], walk.records[True], walk.unsure, walk.paths)


class _Scanned(NamedTuple):
    """What a text has in it: its hash, headers with their quotes or brackets, what can't be followed."""

    digest: str
    written: tuple[bytes, ...]
    unsure: str
    paths: bool


class _Walk:
    """The texts that a source may lead to, from one to the next."""

    def __init__(self, headers: Mapping[str, bytes], include: Sequence[str], toolkit: Sequence[str]) -> None:
        self.memory = {key.encode(): headers[key] for key in sorted(headers)}
        self.include = include
        self.theirs = {*toolkit, *filter(_is_toolkit, include)}
        self.folders = list(dict.fromkeys((*include, *toolkit)))
        self.records: tuple[list[object], list[object]] = ([], [])  # the user's, the toolkit's
        self.unsure, self.paths = "", False
        self.numbers: dict[str, int] = {}  # of files: the place of the record that has its hash
        self.waiting: list[tuple[int, str, _Scanned]] = []  # headers of the toolkit that the user's include

    def text(self, text: bytes, place: str, label: str) -> None:
        """Follow a text that is in memory; place: its folder."""
        self._follow(label, _scan(text), place, label)

    def toolkit(self) -> None:
        """Follow the headers of the toolkit's that were met."""
        for number, path, found in self.waiting:
            if not self._follow(number, found, os.path.dirname(path), path, theirs=True):
                self.records[True][:] = _stamp(self.theirs, self.include)
                return

    def _follow(self, who: object, found: _Scanned, place: str, label: str, theirs: bool = False) -> bool:
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
                continue
            its = theirs or folder in self.theirs
            number = self.numbers.get(path)
            if number is not None:
                self.records[its].append((who, written, number))
                continue
            try:
                inside = _read(path, its)
            except OSError as error:
                self.unsure = self.unsure or f"{path}, which can't be read ({error.strerror})"
                continue
            number = self.numbers[path] = len(self.records[its])
            self.records[its].append((who, written, inside.digest))
            if its and not theirs:
                self.waiting.append((number, path, inside))
            else:
                todo.append((number, inside, iter(inside.written), os.path.dirname(path), path))
        return True


_scanned: dict[str, _Scanned] = {}  # by hash
_known: dict[str, tuple[tuple[int, ...], _Scanned]] = {}  # the toolkit's files, as they were last


def _read(path: str, theirs: bool) -> _Scanned:
    facts = os.stat(path)
    now = (facts.st_mtime_ns, facts.st_size, facts.st_ino, facts.st_dev)
    before, found = _known.get(path, (None, None))
    if found is None or before != now or not theirs:
        with open(path, "rb") as file:
            found = _scan(file.read())
        if theirs:
            _known[path] = now, found
    return found


def _scan(text: bytes) -> _Scanned:
    digest = hashlib.sha256(text).hexdigest()
    found = _scanned.get(digest)
    if found is None:
        if len(_scanned) > 4096:
            _scanned.clear()
        found = _scanned[digest] = _Scanned(digest, *_scan_anew(text))
    return found


def _scan_anew(text: bytes) -> tuple[tuple[bytes, ...], str, bool]:
    text = text.removeprefix(BOM).replace(b"\r\n", b"\n").replace(b"\\\n", b"")
    written: dict[bytes, None] = {}
    unsure = []
    for mark in (b"#", b"%:"):
        for at in _places(text, mark):
            before = text[text.rfind(b"\n", 0, at) + 1 : at].rstrip()
            found = _DIRECTIVE.match(text, at)
            if not found or (before and not before.endswith(b"*/")):
                continue
            if found[2] and found[1] == b"include":
                written[found[2]] = None
            else:
                unsure.append(text[at:].partition(b"\n")[0].rstrip())
    if b"__has_" in text:
        for found in _HAS.finditer(text):
            if found[1]:
                written[found[1]] = None
            elif not _DEFINED.search(text[max(0, found.start() - 200) : found.start()]):
                unsure.append(text[found.start() :].partition(b"\n")[0].rstrip())
    if b"E__" in text or b"??" in text:
        unsure += _CHANGING.findall(text)
    what = unsure[0].decode("utf-8", "replace")[:80] if unsure else ""
    return (tuple(written), what, any(word in text for word in _PATHS))


def _places(text: bytes, mark: bytes) -> Iterator[int]:
    at = text.find(mark)
    while at >= 0:
        yield at
        at = text.find(mark, at + 1)


def _stamp(toolkit: set[str], include: Sequence[str]) -> list[tuple[str, int, int]]:
    """(name, size, time of change in ns) of every file of a toolkit, and of every file of the user's that may
    come before one: those in a folder, or of a name, that the toolkit has too.
    """
    names = {name for folder in toolkit for name in _names(folder)}
    todo = [(folder, "") for folder in sorted(toolkit)]
    for i, folder in enumerate(include):
        if folder not in toolkit:
            todo += [(os.path.join(folder, name), f"{i}/{name}") for name in sorted(names & _names(folder))]
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


def _names(folder: str) -> set[str]:
    try:
        return set(os.listdir(folder))
    except OSError:
        return set()


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
