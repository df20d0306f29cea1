"""The symbols and libraries of CUDA that compiled code needs, read from the file, which is never loaded.

A shared library or an object file leaves symbols undefined. `needs` finds those of CUDA's libraries, the
library and the major of each, and what satisfies them on this machine now.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

from .._bindings.libraries import catalog
from .._bindings.libraries.load import check_kind
from .._errors import escape
from .._formats.elf import Dynamic
from .._formats.elf_sections import Elf, ElfError
from .closure import Link, follow
from .containers import (
    NOT_INSTALLED,
    find_place,
    is_archive,
    list_files,
    list_installed,
    read_files,
    read_wheel,
)
from .cute.helpers import HELPERS, is_helper
from .findings import Findings
from .owners import find_library, find_owner, guess_owner, list_majors, look_up
from .planner import Planner
from .requirements import list_requirements, read_requirements
from .symbol import Need

_T = TypeVar("_T")

EXPECTED = "expected an ELF shared library or object file, a folder or a wheel"
_STATIC = "CUDA driver version is insufficient for CUDA runtime version"  # the runtime alone says this
# Texts: names of libraries that the code may open itself, and the mark of a linked-in runtime.
_TEXTS = re.compile(rb"(?:^|(?<=\0))(?:lib[a-zA-Z][\w.+-]{1,60}\.so(?:\.\d+)*|%s)(?=\0)" % _STATIC.encode())


class Tree:
    """The files of one machine that lie together, in a folder, a wheel or a distribution.

    kind          of what they lie in, as of `Needs`
    requirements  the distributions that it requires
    by_place      the files by their paths
    by_name       by their names
    """

    def __init__(self, kind: str = "", requirements: Sequence[str] = ()) -> None:
        self.kind = kind
        self.requirements = requirements
        self.by_place: dict[str, Needs] = {}
        self.by_name: dict[str, Needs] = {}

    def add(self, part: Needs) -> None:
        """Add a file, by its name and by the name of a link to it."""
        self.by_place[part.place] = part
        self.by_name[part.file.rpartition("/")[2]] = part
        if part.soname and part.soname not in self.by_name and self.kind != "wheel":
            folder = os.path.dirname(part.file)
            if os.path.exists(os.path.join(folder, part.soname)):
                self.by_name[part.soname] = part


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
    files    the ELF files of a folder, a wheel or a distribution; else empty
    refused  those that could not be read: name -> reason

    `dependencies`, `links`, `missing`, `satisfied`, `through_cudyn`, `unmet` and `str()` look at this machine
    and this process anew each time. They include the files that it is linked with and that need CUDA.
    """

    def __init__(self, file: str, kind: str, elf: Elf | None = None, files: Sequence[Needs] = ()) -> None:
        self.file = file
        self.kind = kind
        self.soname = ""
        self.files = tuple(files)
        self.refused: dict[str, str] = {}
        self.machine: str = ", ".join(dict.fromkeys(part.machine for part in files))
        self.needed: tuple[str, ...] = _unite(part.needed for part in files)
        self.symbols: tuple[Need, ...] = _unite(part.symbols for part in files)
        self.others: tuple[str, ...] = _unite(part.others for part in files)
        self.majors: dict[str, int] = _find_newest(item for part in files for item in part.majors.items())
        self.place = os.path.realpath(file)  # of a file in a wheel: below NOT_INSTALLED
        self.dynamic = Dynamic()
        self.versions: tuple[str, ...] = ()  # the libraries of NVIDIA's that it takes version nodes from
        self.unversioned: dict[str, bool] = {}  # those of `others` without a version node: is it a variable?
        self.thread_local = frozenset[str]()  # the variables of others of which each thread has its own
        self.nodes: tuple[tuple[str, str], ...] = ()  # the version nodes that it takes, and their libraries
        self.tree = Tree()  # the files that lie with it
        self._elf = elf
        if elf is not None:
            self._read(elf)

    # --- the file

    def _read(self, elf: Elf) -> None:
        self.machine = elf.machine
        self.soname = elf.soname
        self.needed = tuple(elf.needed)
        self.dynamic = elf.links
        symbols: list[Need] = []
        others: list[str] = []
        linked = list(filter(find_owner, self.needed))
        for each in elf.references:
            file = each.file or each.version
            library = look_up(each.name)[0] or guess_owner(each.name, file, linked)
            if library or is_helper(each.name):
                symbols.append(Need(each.name, each.version, each.weak, library, each.is_data, file))
            elif not each.weak:
                others.append(each.name)
                if not each.version:
                    self.unversioned[each.name] = each.is_data
        self.symbols = tuple(dict.fromkeys(symbols))
        self.others = tuple(dict.fromkeys(others))
        self.thread_local = frozenset(each.name for each in elf.references if each.is_thread_local)
        self.nodes = elf.nodes
        named = (*(need.file for need in self.symbols), *elf.versions)
        self.versions = tuple(dict.fromkeys(filter(find_owner, named)))
        for names in (self.needed, self.versions):  # what is versioned has the last word
            self.majors.update(_find_majors(names))

    @property
    def path(self) -> str:
        """The path by which it is opened; that of a file in a wheel is below NOT_INSTALLED."""
        return self.place if self.place.startswith(NOT_INSTALLED) else self.file

    def list_folders(self, path: str = "") -> tuple[list[str], list[str]]:
        """List the folders that it names for its libraries: DT_RPATH and DT_RUNPATH.

        path: by which it was found, if that is another one (a link), from which $ORIGIN follows.
        """
        return self.dynamic.folders_from(path or self.path)

    def find_defined(self, symbols: Iterable[str]) -> set[str]:
        """Find those of some symbols that it exports."""
        return set() if self._elf is None else self._elf.find_defined(symbols)

    @property
    def opened(self) -> tuple[str, ...]:
        """The sonames of NVIDIA's libraries that stand in it as text: those that it may open itself."""
        names = _unite(part.opened for part in self.files) or sorted(self.texts - {self.soname})
        return tuple(name for name in names if find_owner(name) and name not in self.needed)

    @property
    def has_runtime(self) -> bool:
        """Is the CUDA runtime linked in?"""
        is_own = find_library(self.soname)[0]
        return any(part.has_runtime for part in self.files) or (not is_own and _STATIC in self.texts)

    @functools.cached_property
    def texts(self) -> frozenset[str]:
        """Its texts that name libraries, and the mark of the CUDA runtime."""
        try:
            return frozenset() if self.files else Elf(self.file, pattern=_TEXTS).texts
        except (OSError, ValueError):  # it has changed
            return frozenset()

    # --- this machine

    @property
    def dependencies(self) -> tuple[Needs, ...]:
        """The files that the system loader would load with it and that need CUDA themselves."""
        return follow(self).dependencies

    @property
    def links(self) -> tuple[Link, ...]:
        """The libraries of NVIDIA's that the file is linked with, by DT_NEEDED or by version nodes."""
        return _unite(found.links for found in self.compare())

    @property
    def missing(self) -> tuple[str, ...]:
        """The libraries that it is linked with, of whomever, and that the system loader does not find now.

        Those that every Linux has, by the manylinux policies, count as found.
        """
        return _unite(found.missing for found in self.compare())

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
        """The symbols that nothing satisfies now, without weak ones; all, if it is for another machine.

        Also symbols that no known library has, if every library that could define them is there.
        """
        return _unite(found.unmet for found in self.compare())

    def compare(self) -> list[Findings]:
        """Compare each file with this machine."""
        return Planner(follow(self)).findings

    def would_satisfy(self, need: Need) -> str:
        """Say what would satisfy a symbol: "the CUDA runtime (libcudart.so.12)"."""
        if not need.library:
            helper = "cudyn" if need.symbol in HELPERS else "a newer cudyn"
            return helper if is_helper(need.symbol) else "a library that defines it"
        if ".so" in need.library:  # one without a table
            return need.library
        named = [n for n in (need.file, *self.needed) if find_library(n)[0] == need.library]
        sonames = named[:1] or [name for _, name in catalog.find(need.library).files["linux"]]
        return f"the {catalog.find(need.library).title} ({' or '.join(sonames)})"

    # --- in words

    def __repr__(self) -> str:
        libraries = sorted({need.library for need in self.symbols if need.library})
        of = f" of {', '.join(libraries)}" if libraries else ""
        return f"<cudyn.types.Needs of {self.file!r}: {len(self.symbols)} symbols{of}>"

    def __str__(self) -> str:
        return "\n".join(map(escape, self._write()))

    def _write(self) -> Iterator[str]:
        looks = self.compare()
        if self.kind in ("folder", "wheel", "distribution"):
            count = sum(each.needs in self.files and each.is_of_cuda for each in looks)
            yield f"{self.file}: {self.kind}, {count} of {len(self.files)} ELF files need libraries of CUDA"
            looks = [each for each in looks if each.is_of_cuda or each.missing or each.unmet]
        for found in looks:
            yield from found.write()
        for name, why in self.refused.items():
            yield f"{name}: {why}"


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
        contents = read_files(list_installed(distribution), _TEXTS)
        return _join(distribution, "distribution", contents, list_requirements(distribution))
    path = os.fsdecode(file)
    if os.path.isdir(path):
        return _join(path, "folder", read_files(list_files(path), _TEXTS))
    flaw = check_kind(path)
    try:
        if flaw:
            raise ElfError(flaw)
        if is_archive(path):
            return _join(path, "wheel", read_wheel(path, _TEXTS), read_requirements(path))
        elf = Elf(path)
        return Needs(path, elf.kind, elf)
    except ElfError as error:
        raise type(error)(f"{escape(path)}: it is {error}; {EXPECTED}") from None


def _join(
    path: str, kind: str, contents: Iterable[tuple[str, Elf | str]], requirements: Sequence[str] = ()
) -> Needs:
    parts: list[Needs] = []
    refused: dict[str, str] = {}
    trees: dict[str, Tree] = {}
    for name, elf in contents:
        if isinstance(elf, str):
            refused[name] = elf
            continue
        part = Needs(name, elf.kind, elf)
        part.texts = elf.texts
        if kind == "wheel":
            part.place = find_place(name)
        part.tree = trees.setdefault(part.machine, Tree(kind, requirements))
        part.tree.add(part)
        parts.append(part)
    whole = Needs(path, kind, files=parts)
    whole.refused = refused
    return whole


def _find_newest(majors: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Find the newest major of each library; 0: unknown."""
    return dict(sorted((library, major) for library, major in majors if major))


def _find_majors(sonames: Iterable[str]) -> dict[str, int]:
    """Find the major of CUDA of each library by its soname.

    libcusolver.so.11 is of 11 and of 12: it is of the major that the other libraries have.
    """
    named = {soname: list_majors(soname) for soname in sonames}
    certain = {majors[0] for majors in named.values() if len(majors) == 1}
    found = []
    for soname, majors in named.items():
        library, major = find_library(soname)
        found.append((library, max(certain.intersection(majors), default=major)))
    return _find_newest(found)


def _unite(parts: Iterable[Iterable[_T]]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys(item for part in parts for item in part))
