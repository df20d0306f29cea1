"""The symbols and libraries of CUDA that compiled code needs, read from the file, which is never loaded.

A shared library or an object file leaves symbols undefined. `needs` finds those of CUDA's libraries, the
library and the major of each, and what satisfies them on this machine now.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar, overload

from .._errors import escape
from .._formats.elf import Dynamic
from .._formats.elf_sections import Elf, ElfError
from .._loading import catalog
from .._loading.load import check_kind
from .closure import Closure, Found, Link
from .containers import is_archive, list_files, list_installed, read_files, read_wheel
from .helpers import HELPERS, is_helper
from .owners import find_library, find_owner, guess_owner, look_up

_T = TypeVar("_T")

_EXPECTED = "expected an ELF shared library or object file, a folder or a wheel"
_STATIC = "CUDA driver version is insufficient for CUDA runtime version"  # the runtime alone says this
# Texts: names of libraries that the code may open itself, and the mark of a linked-in runtime.
_TEXTS = re.compile(rb"(?:^|(?<=\0))(?:lib[a-zA-Z][\w.+-]{1,60}\.so(?:\.\d+)*|%s)(?=\0)" % _STATIC.encode())


class Need(NamedTuple):
    """A symbol that a file needs from a library of CUDA.

    version  its version node, such as libcudart.so.12, which has the major; "" if none
    weak     it may stay undefined
    library  its library, as cudyn names the module, such as "runtime": the one whose table has it, or whose
             version node it names; the soname of a library of NVIDIA's that no table has; "" for functions of
             another compiler's runtime
    data     it is a variable, as far as the file says
    file     the library that has the version node, by its name in the file; "" if none
    """

    symbol: str
    version: str
    weak: bool
    library: str
    data: bool = False
    file: str = ""

    def __str__(self) -> str:
        """Write it as linkers do."""
        return self.symbol + (f"@{self.version}" if self.version else "") + (" (weak)" if self.weak else "")


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

    `dependencies`, `links`, `satisfied`, `through_cudyn`, `unmet` and `str()` look at this machine and this
    process anew each time. They include the files that it is linked with and that need CUDA themselves.
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
        self.path = file  # "" for a file in a wheel
        self.dynamic = Dynamic()
        self.versions: tuple[str, ...] = ()  # the libraries that it takes version nodes from
        self.exported: set[str] = set()  # of a library of NVIDIA's
        self.beside: dict[str, Needs] = {}  # the files of the same folder or wheel, by their names
        if elf is not None:
            self._read(elf)

    # --- the file

    def _read(self, elf: Elf) -> None:
        self.machine = elf.machine
        self.soname = elf.soname
        self.needed = tuple(elf.needed)
        self.dynamic = elf.links
        self.exported = elf.defined if find_owner(self.soname or self.file) else set()
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
        self.symbols = tuple(dict.fromkeys(symbols))
        self.others = tuple(dict.fromkeys(others))
        named = (*(need.file for need in self.symbols), *elf.versions)
        self.versions = tuple(dict.fromkeys(filter(find_owner, named)))
        for names in (self.needed, self.versions):  # what is versioned has the last word
            self.majors.update(_find_newest(map(find_library, names)))

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
        return Closure(self).dependencies

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
        return Closure(self).compare()

    def would_satisfy(self, need: Need) -> str:
        """Say what would satisfy a symbol: "the CUDA runtime (libcudart.so.12)"."""
        if not need.library:
            return "cudyn" if need.symbol in HELPERS else "a newer cudyn"
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
            looks = [each for each in looks if each.needs.symbols or each.links or each.needs.opened]
            of = f"{len(looks)} of {len(self.files)} ELF files"
            yield f"{self.file}: {self.kind}, {of} need libraries of CUDA"
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
        elf = Elf(path)
        return Needs(path, elf.kind, elf)
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
        part = Needs(name, elf.kind, elf)
        part.texts = elf.texts
        part.beside = beside.setdefault(part.machine, {})
        folder, _, own = name.rpartition("/")
        part.beside[own] = part
        if kind == "wheel":
            part.path = ""  # until it is installed
            part.dynamic.rpath = []
            part.dynamic.runpath = []
        elif part.soname and os.path.exists(os.path.join(folder, part.soname)):  # a link to it
            part.beside[part.soname] = part
        parts.append(part)
    whole = Needs(path, kind, files=parts)
    whole.refused = refused
    return whole


def _find_newest(majors: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Find the newest major of each library; 0: unknown."""
    return dict(sorted((library, major) for library, major in majors if major))


def _unite(parts: Iterable[Iterable[_T]]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys(item for part in parts for item in part))
