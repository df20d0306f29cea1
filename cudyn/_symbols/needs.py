"""The symbols and libraries of CUDA that compiled code needs, read from the file, which is never loaded.

A shared library or an object file leaves symbols undefined. `needs` finds those of CUDA's libraries, the
library and the major of each, and what satisfies them on this machine now.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar, overload

from .._errors import escape, show
from .._formats.elf import Dynamic
from .._formats.elf_sections import Elf, ElfError, Reference
from .._library.library import library as library_of
from .._loading import catalog, dl
from .._loading.load import check_kind
from .containers import is_archive, list_files, list_installed, read_files, read_wheel
from .helpers import find_helper, find_runtime
from .links import LOADER, Dependency, find_link, follow, is_nvidias, read_machine
from .owners import find_library, find_owners, find_real_name, guess_owner, is_other, list_sonames

_T = TypeVar("_T")

_EXPECTED = "expected an ELF shared library or object file, a folder or a wheel"
_STATIC = "CUDA driver version is insufficient for CUDA runtime version"  # the runtime alone says this
# Texts: names of libraries that the code may open itself, and the mark of a linked-in runtime.
_TEXTS = re.compile(rb"(?:^|(?<=\0))(?:lib[a-zA-Z][\w.+-]{1,60}\.so[.\d]*|%s)(?=\0)" % _STATIC.encode())
# What programs do where one of their files can't be loaded, which may be better than with a stand-in.
REMARKS = {
    "libonnxruntime_providers_cuda.so": "without CUDA's libraries onnxruntime runs on the CPU at once; with "
    "stand-ins it tries this provider first, which fails",
    "libonnxruntime_providers_tensorrt.so": "without TensorRT onnxruntime uses its other providers at once; "
    "with stand-ins it tries this one first, which fails",
}


class Need(NamedTuple):
    """A symbol that a file needs from a library of CUDA.

    version    its version node, such as libcudart.so.12, which has the major; "" if none
    weak       it may stay undefined
    libraries  its libraries, as cudyn names their modules, such as ("runtime",): those whose tables have it,
               or whose version node it names; the soname of a library of NVIDIA's that no table has; () for
               functions of another compiler's runtime
    data       it is a variable, as far as the file says
    """

    symbol: str
    version: str
    weak: bool
    libraries: tuple[str, ...]
    data: bool = False

    def __str__(self) -> str:
        """Write it as linkers do."""
        return self.symbol + (f"@{self.version}" if self.version else "") + (" (weak)" if self.weak else "")


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


class Needs:
    """What a file needs of CUDA's libraries, or all files of a folder, a wheel or a distribution together.

    file     as it was given
    kind     "shared library", "program", "object file", "folder", "wheel" or "distribution"
    machine  the machine it is for, such as x86_64; all of them if there are several
    soname   its own name in DT_SONAME, or ""
    needed   every library that it is linked with (DT_NEEDED)
    symbols  the symbols that it needs from NVIDIA's libraries, and from other compilers' runtimes
    others   the other symbols that it leaves undefined, without weak ones
    majors   of the libraries of CUDA, from version nodes or else DT_NEEDED; the newest of several
    folders  those searched first for the libraries that it is linked with
    files    the ELF files of a folder, a wheel or a distribution; else empty
    refused  those that could not be read: name -> reason

    `dependencies`, `links`, `satisfied`, `through_cudyn`, `unmet` and `str()` look at this machine and this
    process anew each time. They include the files that it is linked with and that need CUDA themselves.
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
        self.dynamic = Dynamic()
        self.nodes: dict[str, str] = {}  # version node -> its library, by its name in the file
        self.beside: dict[str, Needs] = {}  # the files of the same folder or wheel, by their names
        self._elf: Elf | None = None  # of a library of NVIDIA's
        self._texts: frozenset[str] | None = None

    # --- the file

    def read(self, elf: Elf) -> None:
        """Take the facts from its contents."""
        self.machine, self.soname, self.needed = elf.machine, elf.soname, tuple(elf.needed)
        self.dynamic = elf.links
        self._elf = elf if is_nvidias(self.soname or self.file) else None
        rpath, runpath = elf.links.folders_from(self.file)
        self.folders = (*rpath, *runpath)
        symbols: list[Need] = []
        others: list[str] = []
        linked = list(filter(is_nvidias, self.needed))
        for each in elf.references:
            libraries = find_owners(each.name) or _guess_owners(each, linked)
            if libraries or find_runtime(each.name):
                symbols.append(Need(each.name, each.version, each.weak, libraries, each.is_data))
                if each.version:
                    self.nodes[each.version] = each.file or each.version
            elif not each.weak:
                others.append(each.name)
        self.nodes.update(
            (name, name) for name in elf.versions if is_nvidias(name) and name not in self.nodes.values()
        )
        self.symbols, self.others = tuple(dict.fromkeys(symbols)), tuple(dict.fromkeys(others))
        for names in (self.needed, self.nodes.values()):  # what is versioned has the last word
            self.majors.update(_find_newest(filter(None, map(find_library, names))))

    @property
    def exported(self) -> set[str]:
        """The symbols that it exports, if it is a library of NVIDIA's."""
        return self._elf.defined if self._elf is not None else set()

    @property
    def opened(self) -> tuple[str, ...]:
        """The sonames of NVIDIA's libraries that stand in it as text: those that it may open itself."""
        names = _unite(part.opened for part in self.files) or sorted(self._read_texts() - {self.soname})
        return tuple(
            name for name in names if is_nvidias(name) and name not in self.needed and name[-1] != "."
        )

    @property
    def has_runtime(self) -> bool:
        """Is the CUDA runtime linked in?"""
        own = (find_library(self.soname) or ("",))[0]
        return any(part.has_runtime for part in self.files) or (not own and _STATIC in self._read_texts())

    def _read_texts(self) -> frozenset[str]:
        if self._texts is None:
            try:
                self._texts = frozenset() if self.files else Elf(self.file, pattern=_TEXTS).texts
            except (OSError, ValueError):  # it has changed
                self._texts = frozenset()
        return self._texts

    # --- this machine

    @property
    def dependencies(self) -> tuple[Needs, ...]:
        """The files that the system loader would load with it and that need CUDA themselves."""
        read = self.read_dependencies()[0].values()
        return tuple(each for each in read if each.symbols or any(map(is_nvidias, each.needed)))

    def read_dependencies(self) -> tuple[dict[str, Needs], list[Dependency]]:
        """Read what the system loader would load with it: the files by their names, and what is not read."""
        files: dict[str, Needs] = {}
        others: dict[str, Dependency] = {}
        for part in self.files or (self,):
            if part.machine == read_machine():
                for each in follow(part.file, part.dynamic, (*part.beside, *files)):
                    if each.elf is None:
                        others.setdefault(each.name, each)
                    else:
                        files[each.name] = found = Needs(each.path, each.elf.kind)
                        found.read(each.elf)
        return files, list(others.values())

    @property
    def links(self) -> tuple[Link, ...]:
        """The libraries of NVIDIA's that the file is linked with, by DT_NEEDED or by version nodes."""
        return _unite(found.links for found in self.compare())

    @property
    def satisfied(self) -> dict[Need, str]:
        """The symbols that the system loader finds now, and where: in this process or a library.

        For several files: those that are satisfied for each file that needs them.
        """
        looks = self.compare()
        others = {need for found in looks for need in (*found.unmet, *found.through_cudyn)}
        return {n: what for found in looks for n, what in found.satisfied.items() if n not in others}

    @property
    def through_cudyn(self) -> dict[Need, str]:
        """The symbols that `load_library` and `provide` find, and the system loader does not; and where."""
        looks = self.compare()
        unmet = {need for found in looks for need in found.unmet}
        return {n: what for found in looks for n, what in found.through_cudyn.items() if n not in unmet}

    @property
    def unmet(self) -> tuple[Need, ...]:
        """The symbols that nothing satisfies now, without weak ones; all, if it is for another machine."""
        return _unite(found.unmet for found in self.compare())

    def compare(self) -> list[Found]:
        """Compare each file with this machine."""
        libraries: dict[str, frozenset[str]] = {}
        return [Found(part, libraries) for part in (*(self.files or (self,)), *self.dependencies)]

    def would_satisfy(self, need: Need) -> str:
        """Say what would satisfy a symbol: "the CUDA runtime (libcudart.so.12)"."""
        runtime = find_runtime(need.symbol) if not need.libraries else None
        if runtime is not None:
            return "cudyn" if need.symbol in runtime.helpers else "a newer cudyn"
        for part in self.files:
            if need in part.symbols:
                return part.would_satisfy(need)
        node = self.nodes.get(need.version, "")
        texts = []
        for library in need.libraries:
            if is_other(library):
                texts.append(library)
                continue
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
        looks = self.compare()
        if self.kind in ("folder", "wheel", "distribution"):
            looks = [each for each in looks if each.needs.symbols or each.links or each.needs.opened]
            of = f"{len(looks)} of {len(self.files)} ELF files"
            yield f"{self.file}: {self.kind}, {of} need libraries of CUDA"
        for found in looks:
            yield from found.write()
        for name, why in self.refused.items():
            yield f"{name}: {why}"


class Found:
    """The needs of a file compared with this machine: links, satisfied, through_cudyn, unmet.

    libraries: the symbols of libraries that were read.
    """

    def __init__(self, needs: Needs, libraries: dict[str, frozenset[str]]) -> None:
        self.needs = needs
        self.satisfied: dict[Need, str] = {}
        self.through_cudyn: dict[Need, str] = {}
        self._is_for_here = needs.machine == read_machine()
        self._libraries = libraries
        self.links = tuple(self._find_links())
        for need in needs.symbols if self._is_for_here else ():
            what, is_loaders = self._find(need)
            if what:
                (self.satisfied if is_loaders else self.through_cudyn)[need] = what
        met = {*self.satisfied, *self.through_cudyn}
        self.unmet = [need for need in needs.symbols if not need.weak and need not in met]

    def _find_links(self) -> Iterator[Link]:
        needs = self.needs
        rpath, runpath = needs.dynamic.folders_from(needs.file)
        nodes = {*needs.nodes.values()}
        for soname in dict.fromkeys((*needs.needed, *needs.nodes.values())):
            if not is_nvidias(soname):
                continue
            found, origin = "", ""
            if soname in needs.beside:
                found, origin = needs.beside[soname].file, "beside it"
            elif self._is_for_here:
                found, origin = find_link(soname, rpath, runpath)
            owner = find_library(soname) or ("", 0)
            yield Link(soname, *owner, soname in needs.needed, soname in nodes, found, origin)

    def _find(self, need: Need) -> tuple[str, bool]:
        """Find the library or process that has a symbol ("": none), and does the system loader find it."""
        if find_helper(need.symbol):
            return "cudyn", False
        name = find_real_name(need.symbol)
        node = self.needs.nodes.get(need.version, "")
        named = [link for link in self.links if link.soname == node]
        if not node:
            named = [n for n in self.links if n.needed and (n.library or n.soname) in need.libraries]
        if named:  # then no other fits, visible or not
            link = named[0]
            found = f"{link.found} ({link.origin})" if name in self._read_symbols(link) else ""
            return found, link.origin in LOADER
        if _has(dl.open_program(), need.symbol):
            return "this process", True
        for library in need.libraries:
            outcome = library_of(catalog.find(library)).outcome
            if outcome.handle is not None and _has(outcome.handle, name):
                version = f" {show(outcome.version)}" if outcome.version else ""
                return f"the {catalog.find(library).title}{version} at {outcome.path}", False
        return "", False

    def _read_symbols(self, link: Link) -> frozenset[str]:
        if link.soname in self.needs.beside:
            return frozenset(self.needs.beside[link.soname].exported)
        if link.found not in self._libraries:
            try:
                self._libraries[link.found] = frozenset(Elf(link.found).defined if link.found else ())
            except (OSError, ValueError):
                self._libraries[link.found] = frozenset()
        return self._libraries[link.found]

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


@overload
def needs(file: str | os.PathLike[str]) -> Needs: ...
@overload
def needs(*, distribution: str) -> Needs: ...
def needs(file: str | os.PathLike[str] = "", *, distribution: str = "") -> Needs:
    """Read what a file needs of CUDA's libraries, without loading it.

    Parameters:
        file          a shared library, a program or an object file (64-bit little-endian ELF, of any
                      machine); a wheel, or a folder, whose ELF files are read at any depth
        distribution  instead, the name of an installed distribution, such as torch, whose files are read
    Returns: a Needs, which looks at this machine when it is asked.
    Raises: OSError; ValueError, which names the kind of file, for any other or damaged file, and for an
        unknown distribution.
    Threads: any.
    Example: cudyn.needs("my_extension.so").unmet
    """
    if distribution:
        return _join(distribution, "distribution", read_files(list_installed(distribution), _TEXTS))
    path = os.fsdecode(file)
    if os.path.isdir(path):
        return _join(path, "folder", read_files(list_files(path), _TEXTS))
    flaw = check_kind(path)
    try:
        if flaw:
            raise ElfError(flaw)
        if is_archive(path):
            return _join(path, "wheel", read_wheel(path, _TEXTS))
        found = Needs(path, "")
        elf = Elf(path)
        found.kind = elf.kind
        found.read(elf)
        return found
    except ElfError as error:
        raise type(error)(f"{escape(path)}: it is {error}; {_EXPECTED}") from None


def _join(path: str, kind: str, contents: Iterable[tuple[str, Elf | str]]) -> Needs:
    parts: list[Needs] = []
    refused: dict[str, str] = {}
    beside: dict[str, dict[str, Needs]] = {}
    for name, elf in contents:
        if isinstance(elf, str):
            refused[name] = elf
            continue
        part = Needs(name, elf.kind)
        part.read(elf)
        part._texts = elf.texts
        part.beside = beside.setdefault(part.machine, {})
        folder, _, own = name.rpartition("/")
        part.beside[own] = part
        if kind == "wheel":
            part.folders = ()  # those exist only once it is installed
            part.dynamic.rpath, part.dynamic.runpath = [], []
        elif part.soname and os.path.exists(os.path.join(folder, part.soname)):  # a link to it
            part.beside[part.soname] = part
        parts.append(part)
    whole = Needs(path, kind, parts)
    whole.refused = refused
    return whole


def _guess_owners(each: Reference, linked: Sequence[str]) -> tuple[str, ...]:
    """Find whose a symbol is that no table has, such as what cuBLAS declares for C++ alone."""
    if not each.version:
        return tuple(filter(None, (guess_owner(each.name, name) for name in linked)))[:1]
    node = each.file or each.version
    return (find_library(node) or ())[:1] or ((node,) if is_other(node) else ())


def _has(handle: ctypes.CDLL, symbol: str) -> bool:
    return any(dl.resolve(handle, [symbol]))


def _find_newest(majors: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Find the newest major of each library; 0: unknown."""
    return dict(sorted((library, major) for library, major in majors if major))


def _unite(parts: Iterable[Iterable[_T]]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys(item for part in parts for item in part))
