"""Determines the files that the system loader would load with a file, and the symbols that they export."""

from __future__ import annotations

import dataclasses
import functools
import os
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from .._bindings.libraries import dl
from .._bindings.libraries.sonames import find_library, find_owner, is_system_library
from .._formats.elf import expand_origin
from .compiled_file import CompiledFile
from .containers import NOT_INSTALLED
from .library_names import resolve_symbol
from .links import LOADER, find_link, read_machine
from .requirements import find_required
from .versioned_symbols import list_versions

# Origins of libraries that the system loader finds immediately or after a required package is imported.
FOUND = (*LOADER, "requirement")
_INSIDE = (
    "inside"  # the origin of libraries in the same folder, wheel or distribution, but off the search path
)


class Link(NamedTuple):
    """An NVIDIA library that a file is linked with.

    Attributes:
        soname: the name that the file contains
        library: the name of its module in cudyn, or "" for a library without a table
        major: the major version of CUDA, according to the soname, or 0 if unknown
        needed: whether it is in DT_NEEDED, so that the file can't be loaded without it
        versioned: whether the file uses its version nodes, so that the system loader accepts no other major
            version
        found: the path of the library that is currently used, or "" if it is not found
        origin: how the library is found. "already loaded", "beside it" and "system loader" are found by the
            system loader. "pip wheel", "conda" and others are found only by cudyn. "inside" means that the
            library is in the same folder, wheel or distribution, but not on the file's search path
    """

    soname: str
    library: str
    major: int
    needed: bool
    versioned: bool
    found: str
    origin: str


class Dependency(NamedTuple):
    """A library that is loaded together with a file.

    Attributes:
        path: The path of the library, or "" if it is not found.
        origin: As in `Link`, or "requirement" for a library of a required distribution.
        file: The contents of the library, if its own dependencies are followed.
    """

    path: str
    origin: str
    file: CompiledFile | None = None


_NOWHERE = Dependency("", "")  # stands for a library that is not found


@dataclasses.dataclass(frozen=True, eq=False)
class Closure:
    """One or more files, and the libraries that the system loader would load with them.

    Attributes:
        root: The file, or a folder, wheel or distribution.
        files: The files in `root`, and the dependencies that need CUDA or that need a missing library or
            symbol.
        cuda_dependencies: The dependencies that need CUDA.
        dependencies: Maps each file to the libraries that it is linked with, by name.
        lookup_scopes: Maps each file to all libraries that are loaded together with it. The system loader
            looks up symbols in these libraries.
    """

    root: CompiledFile
    files: tuple[CompiledFile, ...]
    cuda_dependencies: tuple[CompiledFile, ...]
    dependencies: Mapping[CompiledFile, Mapping[str, Dependency]]
    lookup_scopes: Mapping[CompiledFile, tuple[Dependency, ...]]
    _exported: dict[str, set[str]] = dataclasses.field(default_factory=dict, init=False, repr=False)

    @property
    def missing(self) -> dict[str, str]:
        """Mapping: library that the system loader does not find -> a file that is linked with the library."""
        missing: dict[str, str] = {}
        for file, dependencies in self.dependencies.items():
            for name in file.needed:
                if dependencies[name].origin not in LOADER:
                    missing.setdefault(name, file.file)
        return missing

    def list_links(self, file: CompiledFile) -> tuple[Link, ...]:
        """List the NVIDIA libraries that a file is linked with."""
        links = []
        for name in filter(find_owner, dict.fromkeys((*file.needed, *file.versions))):
            path, origin, _ = self.dependencies[file][name]
            path = path.removeprefix(f"{NOT_INSTALLED}/")
            library, major = find_library(name)
            links.append(Link(name, library, major, name in file.needed, name in file.versions, path, origin))
        return tuple(links)

    def list_missing(self, file: CompiledFile) -> tuple[str, ...]:
        """List the libraries that a file is linked with and that are not found.

        Libraries that the manylinux policies list are never reported, because every Linux system has them.
        """
        dependencies = self.dependencies[file]
        return tuple(
            name
            for name in dict.fromkeys(file.needed)
            if not is_system_library(name) and dependencies[name].origin not in FOUND
        )

    @functools.cached_property
    def visible(self) -> frozenset[str]:
        """The imported symbols that the process exports to every library."""
        names = {import_.symbol for file in self.files for import_ in file.symbols}
        names |= {symbol for file in self.files for symbol in file.unversioned}
        return frozenset(dl.resolve(dl.open_program(), names))

    @functools.cached_property
    def _wanted(self) -> frozenset[str]:
        """The names of all imported symbols, and the names of these symbols in NVIDIA's libraries."""
        names = {import_.symbol for file in self.files for import_ in file.symbols}
        names |= {resolve_symbol(name)[1] for name in names}
        names |= {version for name in names for version in list_versions(name)}
        names |= {symbol for file in self.files for symbol in file.unversioned}
        return frozenset(names)

    def find_exported(self, dependency: Dependency, soname: str = "") -> set[str]:
        """Return the imported symbols that a library exports.

        Args:
            dependency: The library.
            soname: The library's soname, if the library may already be loaded.
        """
        if dependency.path not in self._exported:
            self._exported[dependency.path] = self._read_exported(dependency, soname)
        return self._exported[dependency.path]

    def _read_exported(self, dependency: Dependency, soname: str) -> set[str]:
        """Read the exported symbols from the followed file, from the loaded library or from its path."""
        if dependency.file is not None:
            return dependency.file.find_defined(self._wanted)
        is_loaded = dependency.origin == "already loaded"
        loaded = dl.open_loaded(soname or dependency.path) if is_loaded else None
        if loaded is not None:  # read from memory, because the file of a loaded library may have been removed
            names = {*dl.resolve(loaded, self._wanted)}
            dl.close(loaded, True)
            return names
        return self._read_defined(dependency.path, self._wanted)

    def _read_defined(self, path: str, symbols: Iterable[str]) -> set[str]:
        """Return those of the symbols that the file at a path exports."""
        try:
            return type(self.root).read_once(path).find_defined(symbols)
        except (OSError, ValueError):  # the file has been changed or removed since it was read
            return set()

    def find_definer(self, file: CompiledFile, symbol: str) -> Dependency | None:
        """Find the library in a file's lookup scope that defines a symbol."""
        for dependency in self.lookup_scopes[file]:
            if dependency.path and dependency.file is not file and symbol in self.find_exported(dependency):
                return dependency
        return None

    def iter_undefined(self, file: CompiledFile) -> Iterator[tuple[str, bool]]:
        """Yield a file's unversioned symbols that nothing defines, and whether each symbol is a variable."""
        for symbol, is_data in file.unversioned.items():
            is_python_symbol = symbol.startswith(("Py", "_Py"))
            if is_python_symbol or symbol in self.visible:
                continue
            if self.find_definer(file, symbol) is None:
                yield symbol, is_data

    def is_complete(self, file: CompiledFile) -> bool:
        """Return whether all libraries that could define a file's symbols are found."""
        return all(dependency.path for dependency in self.lookup_scopes[file])

    def lacks_anything(self, file: CompiledFile) -> bool:
        """Return whether a library or a symbol that a file needs is missing.

        Symbols count as missing only if all libraries that could define them are found.
        """
        if self.list_missing(file):
            return True
        return self.is_complete(file) and any(self.iter_undefined(file))

    def list_undefined(self, symbols: Iterable[str]) -> list[str]:
        """List the symbols that neither the process nor any of the libraries defines."""
        undefined = set(symbols).difference(dl.resolve(dl.open_program(), symbols))
        paths = {library.path for scope in self.lookup_scopes.values() for library in scope if library.path}
        return sorted(undefined.difference(*(self._read_defined(path, undefined) for path in paths)))


# --- following links


def follow(root: CompiledFile) -> Closure:
    """Follow the dependencies of files in the same way as the system loader, without loading any file."""
    walker = _Walker()
    files = root.files or ((root,) if root.machine else ())  # a folder may not contain any ELF files
    for file in _list_opened(files):
        walker.walk(file)
    for file in files:  # files that other files need, but that are not on the search paths of these files
        if file not in walker.dependencies:
            walker.walk(file)
    followed = [file for file in walker.dependencies if file not in files]
    needing_cuda = tuple(file for file in followed if file.symbols or any(map(find_owner, file.needed)))
    closure = Closure(root, (*files, *followed), needing_cuda, walker.dependencies, walker.list_scopes())
    lacking = tuple(file for file in followed if file not in needing_cuda and closure.lacks_anything(file))
    return dataclasses.replace(closure, files=(*files, *needing_cuda, *lacking))


def _list_opened(files: Iterable[CompiledFile]) -> list[CompiledFile]:
    """List the files that no other file is linked with. A program opens these directly."""
    needed = {(file.machine, name) for file in files for name in file.needed}
    return [
        file
        for file in files
        if needed.isdisjoint({(file.machine, file.soname), (file.machine, file.file.rpartition("/")[2])})
    ]


class _Walker:
    """Follows the dependencies of files, and collects the fields of a `Closure`."""

    def __init__(self) -> None:
        self.dependencies: dict[CompiledFile, dict[str, Dependency]] = {}
        self._scopes: dict[CompiledFile, dict[Dependency, None]] = {}
        self._find_link = functools.cache(find_link)
        self._find_required = functools.cache(find_required)
        # path -> file, so that each file is represented by a single object
        self._files: dict[str, CompiledFile | None] = {}

    def list_scopes(self) -> dict[CompiledFile, tuple[Dependency, ...]]:
        """Return the field `lookup_scopes` of the closure."""
        return {file: tuple(scope) for file, scope in self._scopes.items()}

    def walk(self, root: CompiledFile) -> None:
        """Follow the dependencies of a file that a program opens.

        A file inherits DT_RPATH, but not DT_RUNPATH, from the files that depend on it. A library that is
        already loaded is found by its soname.
        """
        root_dependency = Dependency(root.path, "beside it", root)
        loaded = {root.soname: root_dependency} if root.soname else {}
        # The files to follow, with their paths and the folders in DT_RPATH that they inherit. Files are added
        # during the loop, so that the order is the system loader's (breadth first).
        waiting: list[tuple[CompiledFile, str, list[str]]] = [(root, root.path, [])]
        files = [root]
        scope = {root_dependency: None}
        for file, path, inherited in waiting:
            rpath, runpath = file.list_folders(path)
            searched = [] if runpath else [*rpath, *inherited]
            dependencies = self.dependencies.setdefault(file, {})
            for name in dict.fromkeys((*file.needed, *file.versions)):
                is_new = name not in loaded
                if is_new:
                    loaded[name] = self._find(file, path, name, searched, runpath)
                dependency = loaded[name]
                if dependencies.get(name, _NOWHERE).origin not in FOUND:
                    dependencies[name] = dependency
                if is_new and name in file.needed:
                    scope[dependency] = None
                if dependency.file is not None and dependency.file not in files:
                    loaded.setdefault(dependency.file.soname, dependency)
                    files.append(dependency.file)
                    waiting.append((dependency.file, dependency.path, [*rpath, *inherited]))
        for file in files:
            self._scopes.setdefault(file, {}).update(scope)

    def _find(
        self, file: CompiledFile, file_path: str, name: str, rpath: list[str], runpath: list[str]
    ) -> Dependency:
        """Find a library that a file is linked with.

        Args:
            file: The file.
            file_path: The path at which the file was found.
            name: The name of the library that the file contains.
            rpath: The folders to search first.
            runpath: The folders to search after LD_LIBRARY_PATH.
        """
        if os.sep in name:
            path = expand_origin(name, file_path)
            return self._make_dependency(file, path, "beside it") if os.path.isfile(path) else _NOWHERE
        inside = [folder for folder in (*rpath, *runpath) if folder.startswith(NOT_INSTALLED)]
        for folder in inside:
            member = os.path.normpath(os.path.join(folder, name))
            if member in file.tree.by_path:
                return Dependency(member, "beside it", file.tree.by_path[member])
        path = ""
        origin = ""
        if file.machine == read_machine():
            folders = [tuple(f for f in paths if f not in inside) for paths in (rpath, runpath)]
            path, origin = self._find_link(name, *folders)
        if origin not in LOADER and not find_owner(name):
            required = self._find_required(tuple(file.tree.requirements)).get(name, "")
            if os.path.isfile(required):
                return self._make_dependency(file, required, "requirement")
        if origin not in FOUND and name in file.tree.by_name:
            neighbour = file.tree.by_name[name]
            return Dependency(neighbour.real_path, _INSIDE, neighbour)
        return self._make_dependency(file, path, origin) if path else _NOWHERE

    def _make_dependency(self, file: CompiledFile, path: str, origin: str) -> Dependency:
        """Create the Dependency for a library at a path.

        The library's own dependencies are followed, except for system libraries and for NVIDIA libraries that
        only cudyn finds. The system loader does not load these NVIDIA libraries.

        Args:
            file: The file that is linked with the library.
            path: The library's path.
            origin: How the library was found, as in `Link`.
        """
        real_path = os.path.realpath(path)
        if real_path in file.tree.by_path:
            short_path = os.path.normpath(path)  # a different file if the path contains links
            shown_path = short_path if os.path.realpath(short_path) == real_path else path
            return Dependency(shown_path, origin, file.tree.by_path[real_path])
        name = os.path.basename(path)
        is_found_by_cudyn = origin not in LOADER and find_owner(name) != ""
        if origin == "already loaded" or is_found_by_cudyn or is_system_library(name):
            return Dependency(path, origin)
        if path not in self._files:
            try:
                self._files[path] = type(file).read_once(path)
            except (OSError, ValueError):
                self._files[path] = None
        return Dependency(path, origin, self._files[path])
