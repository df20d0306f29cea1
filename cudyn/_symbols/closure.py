"""Files with those that the system loader would load with them, and what this machine has of their needs."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .._errors import show
from .._formats.elf_sections import Elf
from .._library.libraries import library as library_of
from .._loading import catalog, dl
from .._loading.load import OPEN
from .helpers import HELPERS
from .links import LOADER, find_link, read_machine
from .owners import find_library, find_owner, look_up

if TYPE_CHECKING:
    from .file_needs import Need, Needs

# The C and C++ runtimes, which need no library of NVIDIA's.
_RUNTIMES = ("libdl.so.2", "libgcc_s.so.1", "libpthread.so.0", "librt.so.1", "libstdc++.so.6", *OPEN)
# What programs do where one of their files can't be loaded, which may be better than with a stand-in.
REMARKS = {
    "libonnxruntime_providers_cuda.so": "without CUDA's libraries onnxruntime runs on the CPU at once; with "
    "stand-ins it tries this provider first, which fails",
    "libonnxruntime_providers_tensorrt.so": "without TensorRT onnxruntime uses its other providers at once; "
    "with stand-ins it tries this one first, which fails",
}


class Link(NamedTuple):
    """A library of NVIDIA's that a file is linked with.

    soname     as it stands in the file
    library    the name of its module in cudyn; "" for one that no table has
    major      of CUDA, according to the soname; 0 if unknown
    needed     True if it is in DT_NEEDED, so that the file can't be loaded without it
    versioned  True if the file takes version nodes from it, so that no other major fits
    found      the file that serves as it now; "" if not found
    origin     the place of that file: "already loaded", "beside it" or "system loader", with which the system
               loader finds it; "pip wheel", "conda", ..., where only cudyn does
    """

    soname: str
    library: str
    major: int
    needed: bool
    versioned: bool
    found: str
    origin: str


class Closure:
    """Files with those that the system loader would load with them: what this machine has of their needs.

    files   those that are loaded with them, by the names that need them
    loaded  the paths of such that the process has
    missing such that are found nowhere, and the file that needs each
    dependencies
            those in `files` that need CUDA themselves
    parts   the files themselves and the dependencies
    """

    def __init__(self, needs: Needs) -> None:
        self.files: dict[str, Needs] = {}
        self.loaded: dict[str, str] = {}
        self.missing: dict[str, str] = {}
        for part in needs.files or (needs,):
            if part.machine == read_machine():
                self._follow(part)
        every = self.files.values()
        self.dependencies = tuple(n for n in every if n.symbols or any(map(find_owner, n.needed)))
        self.parts = (*(needs.files or (needs,)), *self.dependencies)
        needed = {need for part in self.parts for need in part.symbols}
        self._names = {need.symbol for need in needed}
        self._names |= {look_up(name)[1] for name in self._names}
        self._free = {need.symbol for need in needed if not find_owner(need.file)}  # of any library
        self._read_exported = functools.cache(self._read)
        self._inside: dict[str, set[str]] = {}

    def _follow(self, part: Needs) -> None:
        """Follow a file's links as the system loader does, except to NVIDIA's libraries.

        What the process has loaded is not followed further. A file inherits the DT_RPATH of those that lead
        to it, never their DT_RUNPATH.
        """
        seen = {*_RUNTIMES, *part.beside, *self.files, part.soname, os.path.basename(part.file)}
        waiting: list[tuple[Needs, list[str]]] = [(part, [])]
        for each, inherited in waiting:
            rpath, runpath = each.dynamic.folders_from(each.file)
            searched = [] if runpath else [*rpath, *inherited]
            for name in each.needed:
                if name in seen or find_owner(name):
                    continue
                seen.add(name)
                found, origin = find_link(name, searched, runpath) if os.sep not in name else (name, "")
                try:
                    elf = Elf(found) if found and origin != "already loaded" else None
                except (OSError, ValueError):
                    elf = None
                if elf is not None:
                    self.files[name] = type(part)(found, elf.kind, elf)
                    seen.add(elf.soname)
                    waiting.append((self.files[name], [*rpath, *inherited]))
                elif found:
                    self.loaded[name] = found
                else:
                    self.missing.setdefault(name, each.file)

    def find_links(self) -> Iterator[tuple[Needs, tuple[Link, ...]]]:
        """Find the libraries of NVIDIA's that each of the files is linked with."""
        find = functools.cache(find_link)
        for part in self.parts:
            is_for_here = part.machine == read_machine()
            rpath, runpath = map(tuple, part.dynamic.folders_from(part.file))
            links = []
            for soname in filter(find_owner, dict.fromkeys((*part.needed, *part.versions))):
                place = find(soname, rpath, runpath) if is_for_here else ("", "")
                if soname in part.beside:
                    place = part.beside[soname].file, "beside it"
                owner = find_library(soname)
                links.append(Link(soname, *owner, soname in part.needed, soname in part.versions, *place))
            yield part, tuple(links)

    def compare(self) -> list[Found]:
        """Compare each file with this machine."""
        return [Found(part, links, self) for part, links in self.find_links()]

    def read_exported(self, part: Needs, link: Link) -> set[str]:
        """Read the symbols that a library exports with which a file is linked."""
        if link.soname in part.beside:
            return part.beside[link.soname].exported
        return self._read_exported(link.found, link.soname, link.origin == "already loaded")

    def _read(self, path: str, soname: str, is_loaded: bool) -> set[str]:
        loaded = dl.open_loaded(soname) if is_loaded else None
        if loaded is None:
            return _find_exported(path, self._names)
        names = {*dl.resolve(loaded, self._names)}  # its file may be gone
        dl.close(loaded, True)
        return names

    def find_undefined(self, symbols: Iterable[str]) -> list[str]:
        """Find the symbols that neither the process nor one of the files has."""
        left = set(symbols).difference(dl.resolve(dl.open_program(), symbols))
        paths = (*(part.path for part in (*self.parts, *self.files.values())), *self.loaded.values())
        return sorted(left.difference(*(_find_exported(path, left) for path in paths)))

    def find_inside(self, part: Needs, symbol: str) -> str:
        """Find the other file that a file is linked with and that exports a symbol, or ""."""
        names = [*part.needed]
        for name in names:
            each = part.beside.get(name) or self.files.get(name)
            names += [other for other in each.needed if other not in names] if each is not None else []
            path = each.path if each is not None else self.loaded.get(name, "")
            if path and path not in self._inside:
                self._inside[path] = _find_exported(path, self._free)
            if symbol in self._inside.get(path, ()):
                return path
        return ""


class Found:
    """The needs of a file compared with this machine: links, satisfied, through_cudyn, unmet."""

    def __init__(self, needs: Needs, links: Sequence[Link], closure: Closure) -> None:
        self.needs = needs
        self.links = links
        self.satisfied: dict[Need, str] = {}
        self.through_cudyn: dict[Need, str] = {}
        self._closure = closure
        self._is_for_here = needs.machine == read_machine()
        for need in needs.symbols if self._is_for_here else ():
            what, is_loaders = self._find(need)
            if what:
                (self.satisfied if is_loaders else self.through_cudyn)[need] = what
        met = {*self.satisfied, *self.through_cudyn}
        self.unmet = [need for need in needs.symbols if not need.weak and need not in met]

    def _find(self, need: Need) -> tuple[str, bool]:
        """Find the library or process that has a symbol ("": none), and does the system loader find it."""
        symbol, real = need.symbol, look_up(need.symbol)[1]
        link = self.find_link(need)
        place, exported = "", set[str]()
        if link is not None:
            place, exported = f"{link.found} ({link.origin})", self._closure.read_exported(self.needs, link)
            if link.needed and link.origin in LOADER and symbol in exported:
                return place, True
        if link is None or not need.version:
            if any(dl.resolve(dl.open_program(), [symbol])):
                return "this process", True
            path = self._closure.find_inside(self.needs, symbol)
            if path:
                return path, True
        if symbol in HELPERS:
            return "cudyn", False
        if link is not None:  # then no other fits
            return place if real in exported else "", False
        outcome = library_of(catalog.find(need.library)).outcome if need.library else None
        if outcome is not None and outcome.handle is not None and any(dl.resolve(outcome.handle, [real])):
            version = f" {show(outcome.version)}" if outcome.version else ""
            return f"the {catalog.find(need.library).title}{version} at {outcome.path}", False
        return "", False

    def find_link(self, need: Need) -> Link | None:
        """Find the library that a symbol has to come from."""
        for link in self.links:
            is_its = link.needed and (link.library or link.soname) == need.library
            if link.soname == need.file if need.file else is_its:
                return link
        return None

    def write(self) -> Iterator[str]:
        """Write it in words."""
        needs = self.needs
        name = f", {needs.soname}" if needs.soname else ""
        yield f"{needs.file}: {needs.kind} for {needs.machine}{name}"
        if not self._is_for_here:
            yield f"  nothing here satisfies it: this Python is for {read_machine() or sys.platform}"
        for link in self.links:
            by = ["DT_NEEDED"] * link.needed + ["symbol versions"] * link.versioned
            place = f"{link.found} ({link.origin})" if link.found else "not found"
            table = "" if link.library else ", which cudyn has no table of,"
            yield f"  linked with {link.soname}{table} by {' and '.join(by)}: {place}"
        groups: dict[str, list[Need]] = {}
        for need in needs.symbols:
            if need in self.satisfied:
                head = f"satisfied by {self.satisfied[need]}"
            elif need in self.through_cudyn:
                head = f"only through cudyn: {self.through_cudyn[need]}"
            else:
                head = f"not satisfied: {needs.would_satisfy(need)} would do"
            groups.setdefault(head, []).append(need)
        for head, members in groups.items():
            yield f"  {head}"
            yield from (f"    {need}" for need in members)
        if not needs.symbols:
            yield "  needs no symbol of CUDA's libraries"
        left_over = [link for link in self.links if link.versioned and link.soname not in needs.beside]
        if left_over:
            sonames = ", ".join(link.soname for link in left_over)
            yield f"  linked by symbol versions, so that no other major will do: {sonames}"
        if needs.opened:
            yield f"  may open itself: {', '.join(needs.opened)}"
        if needs.has_runtime:
            yield "  the CUDA runtime is linked in"
        remark = REMARKS.get(needs.file.rpartition("/")[2])
        if remark:
            yield f"  {remark}"


def _find_exported(path: str, symbols: Iterable[str]) -> set[str]:
    """Find those of some symbols that a file exports."""
    try:
        return Elf(path).find_defined(symbols)
    except (OSError, ValueError):  # it has changed
        return set()
