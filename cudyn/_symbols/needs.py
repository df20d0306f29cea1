"""The symbols and libraries of CUDA that compiled code needs, read from the file, which is never loaded.

A shared library or an object file leaves symbols undefined. `needs` finds those of CUDA's libraries, the
library and the major of each, and what satisfies them on this machine now.
"""

from __future__ import annotations

import io
import os
import sys
from typing import IO, TYPE_CHECKING, NamedTuple, TypeVar

from .._errors import escape, show
from .._formats.elf import CUDA, read_header
from .._formats.elf_sections import Elf, ElfError
from .._library.door import LibraryModule, view_of
from .._loading import catalog, dl
from .._loading.load import check_kind
from .cute import HELPERS
from .links import find_link, read_machine
from .owners import find_library, find_owners, find_real_name, is_helper, list_sonames

if TYPE_CHECKING:
    import ctypes
    from collections.abc import Iterable, Iterator, Sequence

    _T = TypeVar("_T")

_EXPECTED = "expected an ELF shared library or object file, a folder or a wheel"
_IN_MEMORY = 64 << 20  # bytes; a larger member of a wheel is unpacked as far as it must
_BLOCK = 4 << 20
_MOST = 1 << 32  # bytes of a member: linkers make no larger library


class Need(NamedTuple):
    """A symbol that a file needs from a library of CUDA.

    version    its version node, such as libcudart.so.12, which has the major; "" if none
    weak       it may stay undefined
    libraries  its libraries, as cudyn names their modules, such as ("runtime",): those whose tables have it,
               or whose version node it names; () for the CuTe DSL's helpers
    """

    symbol: str
    version: str
    weak: bool
    libraries: tuple[str, ...]

    def __str__(self) -> str:
        """Write it as linkers do."""
        return self.symbol + (f"@{self.version}" if self.version else "") + (" (weak)" if self.weak else "")


class Link(NamedTuple):
    """A library of CUDA that a file is linked with.

    soname     as it stands in the file
    library    the name of its module in cudyn
    major      of CUDA, according to the soname; 0 if unknown
    needed     True if it is in DT_NEEDED, so that the file can't be loaded without it
    versioned  True if the file takes version nodes from it, so that no other major fits
    found      the file that serves as it now; "" if not found
    origin     the place of that file: "already loaded", "beside it", "system loader", "pip wheel", ...
    """

    soname: str
    library: str
    major: int
    needed: bool
    versioned: bool
    found: str
    origin: str


class Needs:
    """What a file needs of CUDA's libraries, or all files of a folder or a wheel together.

    file     as it was given
    kind     "shared library", "program", "object file", "folder" or "wheel"
    machine  the machine it is for, such as x86_64; all of them if there are several
    soname   its own name in DT_SONAME, or ""
    needed   every library that it is linked with (DT_NEEDED)
    symbols  the symbols that it needs from CUDA's libraries, and the CuTe DSL's helpers
    others   the other symbols that it leaves undefined, without weak ones
    majors   of the libraries of CUDA, from version nodes or else DT_NEEDED; the newest of several
    folders  those searched first for the libraries that it is linked with
    files    the ELF files of a folder or a wheel; else empty
    refused  the ELF files of a folder or a wheel that could not be read: name -> reason

    `links`, `satisfied`, `unmet` and `str()` look at this machine and this process anew each time.
    """

    def __init__(self, file: str, kind: str, files: Sequence[Needs] = ()) -> None:
        self.file = file
        self.kind = kind
        self.soname = ""
        self.files = tuple(files)
        self.refused: dict[str, str] = {}
        self.machine: str = ", ".join(dict.fromkeys(part.machine for part in files))
        self.needed: tuple[str, ...] = _unite(part.needed for part in files)
        self.symbols: tuple[Need, ...] = _unite(part.symbols for part in files)
        self.others: tuple[str, ...] = _unite(part.others for part in files)
        self.folders: tuple[str, ...] = ()
        self.majors: dict[str, int] = _find_newest(item for part in files for item in part.majors.items())
        self._versions: tuple[str, ...] = ()
        self._nodes: dict[str, str] = {}  # version node -> its library
        self._defined: frozenset[str] = frozenset()  # the symbols that a library of CUDA exports
        self._beside: dict[str, Needs] = {}  # the files of the same folder or wheel, by their names

    # --- the file

    def _read(self, elf: Elf) -> None:
        self.machine, self.soname, self.needed = elf.machine, elf.soname, tuple(elf.needed)
        self.folders = tuple(elf.links.folders_from(self.file))
        self._versions = elf.versions
        symbols: list[Need] = []
        others: list[str] = []
        for reference in elf.references:
            libraries = find_owners(reference.name)
            if reference.version and not libraries:  # such as what cuBLAS declares for C++ alone
                libraries = (find_library(reference.file or reference.version) or ())[:1]
            if libraries or is_helper(reference.name):
                symbols.append(Need(reference.name, reference.version, reference.weak, libraries))
                self._nodes[reference.version] = reference.file or reference.version
            elif not reference.weak:
                others.append(reference.name)
        self.symbols, self.others = tuple(dict.fromkeys(symbols)), tuple(dict.fromkeys(others))
        for names in (self.needed, (*self._versions, *self._nodes)):  # what is versioned has the last word
            self.majors.update(_find_newest(filter(None, map(find_library, names))))

    # --- this machine

    @property
    def links(self) -> tuple[Link, ...]:
        """The libraries of CUDA that the file is linked with, by DT_NEEDED or by version nodes."""
        return _unite(found.links for found in self._look())

    @property
    def left_over(self) -> tuple[Link, ...]:
        """The links by version nodes that point outside the folder or wheel: no other major fits."""
        return _unite(found.left_over for found in self._look())

    @property
    def satisfied(self) -> dict[Need, str]:
        """The symbols that are satisfied now, and by what: this process, a library, or cudyn itself.

        For a folder or a wheel: those that are satisfied for each file that needs them.
        """
        looks = self._look()
        unmet = {need for found in looks for need in found.unmet}
        return {n: what for found in looks for n, what in found.satisfied.items() if n not in unmet}

    @property
    def unmet(self) -> tuple[Need, ...]:
        """The symbols that nothing satisfies now, without weak ones; all, if it is for another machine."""
        return _unite(found.unmet for found in self._look())

    def _look(self) -> list[_Found]:
        """Compare the needs of each file with this machine."""
        libraries: dict[str, frozenset[str]] = {}
        return [_Found(part, libraries) for part in self.files or (self,)]

    def would_satisfy(self, need: Need) -> str:
        """Say what would satisfy a symbol: "the CUDA runtime (libcudart.so.12)"."""
        if not need.libraries:
            return "cudyn" if need.symbol in HELPERS else "a newer cudyn"
        for part in self.files:
            if need in part.symbols:
                return part.would_satisfy(need)
        node = self._nodes.get(need.version, "")
        texts = []
        for library in need.libraries:
            names = [n for n in (node, *self.needed) if n and (find_library(n) or ("",))[0] == library]
            names = names[:1] or list(list_sonames(library))
            texts.append(f"the {catalog.find(library).title} ({' or '.join(names)})")
        return " or ".join(texts)

    # --- in words

    def __repr__(self) -> str:
        libraries = sorted({library for need in self.symbols for library in need.libraries})
        of = f" of {', '.join(libraries)}" if libraries else ""
        return f"<cudyn.types.Needs of {self.file!r}: {len(self.symbols)} symbols{of}>"

    def __str__(self) -> str:
        return "\n".join(map(escape, self._write()))

    def _write(self) -> Iterator[str]:
        looks = self._look()
        if self.kind in ("folder", "wheel"):
            looks = [found for found in looks if found.needs.symbols or found.links]
            count = len(self.files)
            yield f"{self.file}: {self.kind}, {len(looks)} of {count} ELF files need libraries of CUDA"
        for found in looks:
            yield from found.write()
        for name, why in self.refused.items():
            yield f"{name}: {why}"


class _Found:
    """The needs of a file compared with this machine: links, satisfied, unmet."""

    def __init__(self, needs: Needs, libraries: dict[str, frozenset[str]]) -> None:
        """Compare; libraries: the symbols of libraries that were read."""
        self.needs = needs
        self._libraries = libraries
        self._is_for_here = needs.machine == read_machine()
        self.links = tuple(self._find_links())
        self.satisfied: dict[Need, str] = {}
        for need in needs.symbols if self._is_for_here else ():
            what = self._find(need)
            if what:
                self.satisfied[need] = what
        self.unmet = [need for need in needs.symbols if not need.weak and need not in self.satisfied]
        self.left_over = [n for n in self.links if n.versioned and n.soname not in needs._beside]

    def _find_links(self) -> Iterator[Link]:
        needs = self.needs
        nodes = {*needs._versions, *needs._nodes.values()}
        for soname in dict.fromkeys((*needs.needed, *needs._versions, *needs._nodes.values())):
            owner = find_library(soname)
            if owner is None:
                continue
            found, origin = "", ""
            if soname in needs._beside:
                found, origin = needs._beside[soname].file, "beside it"
            elif self._is_for_here:
                found, origin = find_link(soname, needs.folders)
            yield Link(soname, *owner, soname in needs.needed, soname in nodes, found, origin)

    def _find(self, need: Need) -> str:
        """Find the library or process that has a symbol; "" if nothing does."""
        if need.symbol in HELPERS:
            return "cudyn"
        name = find_real_name(need.symbol)
        node = self.needs._nodes.get(need.version, "")
        named = [link for link in self.links if link.soname == node]
        if not node:
            named = [link for link in self.links if link.needed and link.library in need.libraries]
        if named:  # then no other fits, visible or not
            link = named[0]
            return f"{link.found} ({link.origin})" if name in self._read_symbols(link) else ""
        if _has(dl.open_program(), need.symbol):
            return "this process"
        for library in need.libraries:
            module = catalog.read_module(f"cudyn.{library}")
            assert isinstance(module, LibraryModule)
            outcome = view_of(module).library.outcome
            if outcome.handle is not None and _has(outcome.handle, name):
                version = f" {show(outcome.version)}" if outcome.version else ""
                return f"the {catalog.find(library).title}{version} at {outcome.path}"
        return ""

    def _read_symbols(self, link: Link) -> frozenset[str]:
        if link.soname in self.needs._beside:
            return self.needs._beside[link.soname]._defined
        if link.found not in self._libraries:
            try:
                elf = Elf(link.found) if link.found else None
            except (OSError, ValueError):
                elf = None
            self._libraries[link.found] = frozenset(elf.defined if elf is not None else ())
        return self._libraries[link.found]

    def write(self) -> Iterator[str]:
        needs = self.needs
        yield f"{needs.file}: {needs.kind} for {needs.machine}" + (
            f", {needs.soname}" if needs.soname else ""
        )
        if not self._is_for_here:
            yield f"  nothing here satisfies it: this Python is for {read_machine() or sys.platform}"
        for link in self.links:
            by = ["DT_NEEDED"] * link.needed + ["symbol versions"] * link.versioned
            place = f"{link.found} ({link.origin})" if link.found else "not found"
            yield f"  linked with {link.soname} by {' and '.join(by)}: {place}"
        groups: dict[str, list[Need]] = {}
        for need in needs.symbols:
            what = self.satisfied.get(need)
            head = f"satisfied by {what}" if what else f"not satisfied: {needs.would_satisfy(need)} would do"
            groups.setdefault(head, []).append(need)
        for head, members in groups.items():
            yield f"  {head}"
            yield from (f"    {need}" for need in members)
        if not needs.symbols:
            yield "  needs no symbol of CUDA's libraries"
        if self.left_over:
            sonames = ", ".join(link.soname for link in self.left_over)
            yield f"  linked by symbol versions, so that no other major will do: {sonames}"


def needs(file: str | os.PathLike[str]) -> Needs:
    """Read what a file needs of CUDA's libraries, without loading it.

    file: a shared library, a program or an object file (64-bit little-endian ELF, of any machine); a wheel,
    or a folder, whose ELF files are read at any depth.
    Raises OSError; ValueError, which names the kind of file, for any other or damaged file.
    """
    path = os.fsdecode(file)
    if os.path.isdir(path):
        return _read_folder(path)
    flaw = check_kind(path)
    if flaw:
        raise ElfError(f"{escape(path)}: it is {flaw}; {_EXPECTED}")
    with open(path, "rb") as opened:
        is_archive = opened.read(4) == b"PK\3\4"
    if is_archive:
        return _read_wheel(path)
    try:
        return _read_file(path, Elf(path))
    except ElfError as error:
        raise type(error)(f"{escape(path)}: it is {error}; {_EXPECTED}") from None


def _read_file(path: str, elf: Elf, is_part: bool = False) -> Needs:
    needs = Needs(path, elf.kind)
    needs._read(elf)
    if is_part and find_library(elf.soname or os.path.basename(path)):
        needs._defined = frozenset(elf.defined)
    return needs


def _read_folder(folder: str) -> Needs:
    parts, refused = [], {}
    seen: set[tuple[int, int]] = set()
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(place, name)
            try:
                status = os.stat(path)
                if check_kind(path) or (status.st_dev, status.st_ino) in seen:
                    continue
                seen.add((status.st_dev, status.st_ino))  # a file of several names is read once
                with open(path, "rb") as file:
                    if _is_code(file.read(64)):
                        parts.append(_read_file(path, Elf(path), is_part=True))
            except (ElfError, OSError) as error:
                if os.path.exists(path):  # not a link that leads nowhere
                    refused[path] = str(error)
    return _join(folder, "folder", parts, refused)


def _join(path: str, kind: str, parts: Sequence[Needs], refused: dict[str, str]) -> Needs:
    beside: dict[str, dict[str, Needs]] = {}
    for part in parts:
        part._beside = beside.setdefault(part.machine, {})
        part._beside.update(dict.fromkeys(filter(None, (part.soname, os.path.basename(part.file))), part))
    whole = Needs(path, kind, parts)
    whole.refused = refused
    return whole


def _is_code(start: bytes) -> bool:
    """Is it an ELF file for a processor?"""
    header = read_header(start)
    return start[:4] == b"\x7fELF" and (header is None or header.machine != CUDA)


def _read_wheel(path: str) -> Needs:
    import zipfile

    parts, refused = [], {}
    try:
        archive = zipfile.ZipFile(path)
    except OSError:
        raise
    except Exception as error:  # zipfile raises what it meets
        raise ElfError(f"{escape(path)}: it is a damaged ZIP archive ({error}); {_EXPECTED}") from None
    with archive:
        for member in archive.infolist():
            try:
                with archive.open(member) as file:
                    start = file.read(64)
                    if not _is_code(start):
                        continue
                    if member.file_size > _IN_MEMORY:
                        elf = Elf(_Member(file), min(member.file_size, _MOST))
                    else:
                        data = start + file.read()
                        elf = Elf(io.BytesIO(data), len(data))
                    parts.append(_read_file(member.filename, elf, is_part=True))
                    parts[-1].folders = ()  # those exist only once it is installed
            except Exception as error:  # of zipfile, of what unpacks, of the file in it
                refused[member.filename] = str(error) or type(error).__name__
    return _join(path, "wheel", parts, refused)


class _Member:
    """A large member of a wheel. Keeps the part read last, since going back means unpacking it again."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._part = b""
        self._start = self._at = 0
        self._left = 32  # times that it may be unpacked; a library needs six or so

    def seek(self, at: int, /) -> None:
        self._at = at

    def read(self, size: int, /) -> bytes:
        end = self._at + size
        if not self._start <= self._at <= end <= self._start + len(self._part):
            self._start = self._at - self._at % _BLOCK
            if self._start < self._file.tell():
                self._left -= 1
                if not self._left:
                    raise ElfError("damaged: its tables lie too far apart")
            self._file.seek(self._start)
            self._part = self._file.read(max(_BLOCK, end - self._start))
        return self._part[self._at - self._start : end - self._start]


def _has(handle: ctypes.CDLL, symbol: str) -> bool:
    return any(dl.resolve(handle, [symbol]))


def _find_newest(majors: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Find the newest major of each library; 0: unknown."""
    return dict(sorted((library, major) for library, major in majors if major))


def _unite(parts: Iterable[Iterable[_T]]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys(item for part in parts for item in part))
