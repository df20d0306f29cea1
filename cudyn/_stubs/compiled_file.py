"""Reads a compiled file: its imports, the libraries that it is linked with, and its CUDA major version.

The file is only read, and never loaded. The subclass `Needs` (file_needs.py) compares the file's needs with
this machine.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Sequence
from typing import Self, TypeVar

from .._bindings.libraries import catalog
from .._bindings.libraries.library import lock
from .._bindings.libraries.sonames import find_library, find_owner, list_majors
from .._formats.elf import Dynamic
from .._formats.elf_exports import ExportTable
from .._formats.elf_sections import Elf
from .containers import NOT_INSTALLED
from .cute.helpers import CUTE_FUNCTIONS, is_cute_function
from .library_names import guess_owner, resolve_symbol
from .symbol import Import

_T = TypeVar("_T")
_FileT = TypeVar("_FileT", bound="CompiledFile")

# A message in the CUDA runtime. Any file that contains it is statically linked with the runtime, or is the
# runtime itself.
_RUNTIME_MESSAGE = "CUDA driver version is insufficient for CUDA runtime version"

# The strings to search for in a file: names of libraries that the code may open itself, and _RUNTIME_MESSAGE
STRINGS = re.compile(
    rb"(?:^|(?<=\0))(?:lib[a-zA-Z][\w.+-]{1,60}\.so(?:\.\d+)*|%s)(?=\0)" % _RUNTIME_MESSAGE.encode()
)


class FileTree:
    """The files for one machine type in the same folder, wheel or distribution.

    Attributes:
        kind: "folder", "wheel" or "distribution", or "" for a single file.
        requirements: The distributions that the wheel or distribution requires.
        wheel: The file name of the wheel, or "".
        by_path: Maps each path to its file.
        by_name: Maps the name of each file, or of a link to the file, to the file.
    """

    def __init__(self, kind: str = "", requirements: Sequence[str] = (), wheel: str = "") -> None:
        self.kind = kind
        self.wheel = wheel
        self.requirements = requirements
        self.by_path: dict[str, CompiledFile] = {}
        self.by_name: dict[str, CompiledFile] = {}

    def add(self, file: CompiledFile) -> None:
        """Add a file, so that other files in the tree can be linked with it.

        The file is added under its name. If the folder also contains a link that is named like the file's
        soname, it is added under the soname, too.
        """
        self.by_path[file.real_path] = file
        self.by_name[file.file.rpartition("/")[2]] = file
        has_new_soname = file.soname and file.soname not in self.by_name
        if has_new_soname and self.kind != "wheel":  # wheels do not contain links
            folder = os.path.dirname(file.file)
            if os.path.exists(os.path.join(folder, file.soname)):
                self.by_name[file.soname] = file


class CompiledFile:
    """A compiled file, or all files in a folder, a wheel or a distribution.

    Attributes:
        file: The path, or the name of the distribution, as the caller wrote it.
        kind: "shared library", "program", "object file", "folder", "wheel" or "distribution".
        machine: The machine type that the file is for, such as x86_64. Several machine types are separated by
            commas.
        soname: The name in DT_SONAME, or "".
        needed: The libraries that the file is linked with (DT_NEEDED).
        symbols: The symbols that are imported from NVIDIA's libraries and from the CuTe DSL's runtime.
        others: All other undefined symbols, except weak symbols.
        majors: Maps each library to its CUDA major version, which is read from version nodes or otherwise
            from DT_NEEDED. If there are several versions, this is the newest one.
        files: The ELF files of a folder, a wheel or a distribution.
        refused: Maps each file that cannot be read to the reason.
        real_path: The resolved path. For a file in a wheel, a path below NOT_INSTALLED.
        dynamic: The dynamic section.
        versions: The NVIDIA libraries whose version nodes the file uses.
        foreign: The undefined symbols in `others`, with their version nodes, and undefined weak symbols.
        thread_local: The undefined thread-local variables.
        nodes: The version nodes that the file uses, and the library of each node.
        required_nodes: The version nodes without which the system loader rejects the file.
        exports: The symbols and version nodes that the file exports.
        tree: The files in the same folder, wheel or distribution.
    """

    def __init__(self, file: str, kind: str, elf: Elf | None = None, files: Sequence[Self] = ()) -> None:
        self.file = file
        self.kind = kind
        self.real_path = os.path.realpath(file)
        self.files: tuple[Self, ...] = tuple(files)
        self.refused: dict[str, str] = {}
        self.tree = FileTree()
        self._elf = elf

        # Set from the contents of the file, or combined from all files of a folder, wheel or distribution
        self.machine = ""
        self.needed: tuple[str, ...] = ()
        self.symbols: tuple[Import, ...] = ()
        self.others: tuple[str, ...] = ()
        self.majors: dict[str, int] = {}

        # Set only from the contents of a single file
        self.soname = ""
        self.dynamic = Dynamic()
        self.versions: tuple[str, ...] = ()
        self.foreign: tuple[Import, ...] = ()
        self.thread_local = frozenset[str]()
        self.nodes: tuple[tuple[str, str], ...] = ()
        self.required_nodes: tuple[tuple[str, str], ...] = ()
        self.exports = ExportTable({}, lambda tag, offset, length: b"")
        if elf is not None:
            self._read(elf)
        elif files:
            self._combine(files)

    # --- reading

    @classmethod
    def read(cls, path: str) -> Self:
        """Read an ELF file. Raises ElfError or OSError."""
        elf = Elf(path)
        return cls(path, elf.kind, elf)

    @classmethod
    def read_once(cls, path: str) -> Self:
        """Read an ELF file, or return the earlier result if the file has not changed since it was last read.

        Raises ElfError or OSError.
        """
        return _cache.read(cls, path)

    def _read(self, elf: Elf) -> None:
        """Set the attributes from the contents of an ELF file."""
        self.machine = elf.machine
        self.soname = elf.soname
        self.needed = tuple(elf.needed)
        self.dynamic = elf.links
        self.nodes = elf.nodes
        self.required_nodes = elf.required_nodes
        self.exports = elf.exports
        self.thread_local = frozenset(
            reference.name for reference in elf.references if reference.is_thread_local
        )
        self._read_imports(elf)
        owners = (*(import_.file for import_ in self.symbols), *elf.versions)
        self.versions = tuple(dict.fromkeys(filter(find_owner, owners)))
        for sonames in (self.needed, self.versions):  # version nodes override DT_NEEDED
            self.majors.update(_find_majors(sonames))

    def _read_imports(self, elf: Elf) -> None:
        """Divide the undefined symbols of an ELF file into those of NVIDIA's libraries and all others."""
        symbols: list[Import] = []
        foreign: list[Import] = []
        linked_libraries = list(filter(find_owner, self.needed))
        for reference in elf.references:
            name, version = reference.name, reference.version
            owner = reference.file or version
            library = resolve_symbol(name)[0] or guess_owner(name, owner, linked_libraries)
            if library or is_cute_function(name):
                symbols.append(Import(name, version, reference.weak, library, reference.is_data, owner))
            else:
                foreign.append(Import(name, version, reference.weak, "", reference.is_data, reference.file))
        self.symbols = tuple(dict.fromkeys(symbols))
        self.foreign = tuple(dict.fromkeys(foreign))
        self.others = tuple(dict.fromkeys(import_.symbol for import_ in foreign if not import_.weak))

    def _combine(self, files: Sequence[Self]) -> None:
        """Set the attributes of a folder, wheel or distribution by combining those of its files."""
        self.machine = ", ".join(dict.fromkeys(member.machine for member in files))
        self.needed = unite(member.needed for member in files)
        self.symbols = unite(member.symbols for member in files)
        self.others = unite(member.others for member in files)
        self.majors = _find_newest(item for member in files for item in member.majors.items())

    @property
    def path(self) -> str:
        """The path at which the file can be opened.

        For a file in a wheel, this is a path below NOT_INSTALLED.
        """
        return self.real_path if self.real_path.startswith(NOT_INSTALLED) else self.file

    @property
    def table_size(self) -> int:
        """The size in bytes of the symbol tables, which stay in memory."""
        return 0 if self._elf is None else self._elf.table_size

    def list_folders(self, path: str = "", only_relative: bool = False) -> tuple[list[str], list[str]]:
        """List the folders in DT_RPATH and DT_RUNPATH, in which the file's libraries are searched for.

        Args:
            path: The path at which the file was found, which replaces $ORIGIN. It may be a link. The default
                is the file's `path`.
            only_relative: Whether to omit folders that do not depend on $ORIGIN.
        """
        dynamic = self.dynamic
        if only_relative:
            dynamic = Dynamic()
            dynamic.rpath = [folder for folder in self.dynamic.rpath if "ORIGIN" in folder]
            dynamic.runpath = [folder for folder in self.dynamic.runpath if "ORIGIN" in folder]
        return dynamic.expand_paths(path or self.path)

    @property
    def opened(self) -> tuple[str, ...]:
        """The NVIDIA libraries that the file may open itself, because its strings contain their sonames."""
        if self.files:
            names = unite(member.opened for member in self.files)
        else:
            names = tuple(sorted(self.texts - {self.soname}))
        return tuple(name for name in names if find_owner(name) and name not in self.needed)

    @property
    def is_for_musl(self) -> bool:
        """Whether the file is for systems with musl, such as Alpine Linux, and not for glibc."""
        return any(name == "libc.so" or name.startswith("libc.musl-") for name in self.needed)

    @property
    def has_runtime(self) -> bool:
        """Whether the CUDA runtime is linked in statically."""
        if any(member.has_runtime for member in self.files):
            return True
        library, _ = find_library(self.soname)
        return not library and _RUNTIME_MESSAGE in self.texts

    @functools.cached_property
    def texts(self) -> frozenset[str]:
        """The strings in the file that match STRINGS."""
        try:
            return frozenset() if self.files else Elf(self.file, pattern=STRINGS).texts
        except (OSError, ValueError):  # the file has been changed or removed since it was read
            return frozenset()

    def describe_provider(self, import_: Import) -> str:
        """Return a description, for messages, of the library that would satisfy an import.

        An example is "the CUDA runtime (libcudart.so.12)".
        """
        if not import_.library:
            if not is_cute_function(import_.symbol):
                return "a library that defines it"
            return "cudyn" if import_.symbol in CUTE_FUNCTIONS else "a newer cudyn"
        if ".so" in import_.library:  # the soname of a library that is not in cudyn's catalog
            return import_.library
        info = catalog.find(import_.library)
        for soname in (import_.file, *self.needed):  # prefer the soname with which the file is linked
            library, _ = find_library(soname)
            if library == import_.library:
                return f"the {info.title} ({soname})"
        sonames = " or ".join(soname for _, soname in info.files["linux"])
        return f"the {info.title} ({sonames})"


# --- files that have been read before

_Identity = tuple[int, ...]


class _FileCache:
    """A cache of the files that this process has read. An entry is valid until its file changes.

    Args:
        limit: The maximum total size of the symbol tables in bytes. The oldest entries are dropped first.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._files: dict[tuple[type, str], tuple[_Identity, CompiledFile]] = {}

    def read(self, cls: type[_FileT], path: str) -> _FileT:
        """Read a file as an object of a class, or return the cached object."""
        # Query the status before reading, so that a file that is replaced in between is read again next time.
        status = os.stat(path)
        identity = status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
        cached_identity, cached = self._files.get((cls, path), ((), None))
        if cached_identity == identity and isinstance(cached, cls):
            return cached
        file = cls.read(path)
        with lock:
            self._files.pop((cls, path), None)  # so that the new entry is the last one
            self._files[cls, path] = identity, file
            self._drop_oldest()
        return file

    def _drop_oldest(self) -> None:
        """Drop the oldest entries until the symbol tables are smaller than the limit."""
        size = sum(file.table_size for _, file in self._files.values())
        for key in list(self._files):
            if size <= self._limit:
                break
            _, file = self._files.pop(key)
            size -= file.table_size


_cache = _FileCache(64 << 20)


# --- major versions


def _find_newest(majors: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Return the newest known major version of each library.

    Args:
        majors: (library, major version) pairs. Unknown major versions are 0.
    """
    # After sorting, the last entry of each library has the newest version, and replaces the other entries.
    return dict(sorted((library, major) for library, major in majors if major))


def _find_majors(sonames: Iterable[str]) -> dict[str, int]:
    """Return the CUDA major version of each library, according to its soname.

    Some sonames belong to several major versions. For example, libcusolver.so.11 is part of CUDA 11 and 12.
    For such a library, the major version of the other libraries is used.
    """
    candidates = {soname: list_majors(soname) for soname in sonames}
    certain_majors = {majors[0] for majors in candidates.values() if len(majors) == 1}
    pairs = []
    for soname, majors in candidates.items():
        library, default_major = find_library(soname)
        pairs.append((library, max(certain_majors.intersection(majors), default=default_major)))
    return _find_newest(pairs)


def unite(groups: Iterable[Iterable[_T]]) -> tuple[_T, ...]:
    """Return the items in all groups, without duplicates."""
    return tuple(dict.fromkeys(item for group in groups for item in group))
