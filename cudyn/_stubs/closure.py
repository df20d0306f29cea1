"""Determines the files that the system loader would load with a file, and the symbols that they export."""

from __future__ import annotations

import dataclasses
import functools
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from .._bindings.libraries import dl
from .._bindings.libraries.sonames import find_library, find_owner
from .._formats.elf import expand_origin
from .compiled_file import CompiledFile
from .containers import NOT_INSTALLED
from .exports.files import ExportSet
from .exports.policies import NEWEST
from .exports.python_abi import PythonAbi, find_python_abi, is_python_symbol
from .exports.releases import find_release_exports, is_in_majors
from .links import LOADER, NAMED, RPATH, find_link, read_machine
from .requirements import find_libraries, find_required
from .symbol import Import
from .target import THIS_MACHINE, Target

RELEASE = "CUDA release"  # the origin of NVIDIA libraries that will be installed
POLICY = "manylinux policy"  # the origin of libraries that every system has
EXCLUDED = "excluded"

# Origins of libraries that the system loader finds, either immediately or after a required package has been
# imported
FOUND = (*LOADER, "requirement", RELEASE, POLICY, EXCLUDED)
# The origin of libraries in the same folder, wheel or distribution that are not on the file's search path.
_INSIDE = "inside"

# Libraries of a manylinux policy that the interpreter has already loaded when it loads a module
_LOADED_BY_PYTHON = ("libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "libutil.so.1", "librt.so.1")


class Link(NamedTuple):
    """An NVIDIA library that a file is linked with.

    Attributes:
        soname: the name that the file contains
        library: the name of the library in cudyn's catalog, or "" if cudyn does not have a table of it
        major: the major version of CUDA, according to the soname, or 0 if unknown
        needed: whether it is in DT_NEEDED, so the file can't be loaded without it
        versioned: whether the file uses the library's version nodes, so that the system loader accepts no
            other major version
        found: the path of the library that is currently found, or "" if it is not found
        origin: how the library is found. "already loaded", "RPATH", "path in DT_NEEDED" and "system loader"
            are found by the system loader. "pip wheel", "conda" and others are found only by cudyn. "inside"
            means that the library is in the same folder, wheel or distribution, but not on the file's search
            path. "CUDA release" means that it will be installed, and "excluded" that it is not checked
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
        origin: As in `Link`. "requirement": a required distribution contains the library. "manylinux policy":
            every system has it.
        file: The contents of the library, if its own dependencies are resolved.
        name: The name of the library in the file that is linked with it.
        exports: The exports of the library if the lists of exports, not a file, describe it.
    """

    path: str
    origin: str
    file: CompiledFile | None = None
    name: str = ""
    exports: ExportSet | None = None


class Lookup(NamedTuple):
    """The result of looking up a symbol in all libraries that are loaded together with a file.

    Attributes:
        source: The library or the process that defines the symbol, for the user, or "".
        dependency: The library that defines the symbol, or `None`.
        unknown: If nothing is known to define the symbol, the reasons why it may still be defined. A reason
            is either the name of a missing library whose exports are not known, or a sentence about a library
            or Python whose exports are not known.
    """

    source: str = ""
    dependency: Dependency | None = None
    unknown: tuple[str, ...] = ()


class _LoadedExports:
    """The symbols that a loaded library and its dependencies export.

    The symbols are read from memory, because the file of a loaded library may have been removed.

    Args:
        name: The name or the path under which the library is loaded.
        read_file: Function that returns the library's file, or `None` if it cannot be read.
    """

    def __init__(self, name: str, read_file: Callable[[], CompiledFile | None]) -> None:
        self._name = name
        self._read_file = read_file

    def defines(self, symbol: str, version: str = "", is_owner: bool = False) -> bool | None:
        """Return whether the library defines a symbol.

        For a reference with a version, the system loader also accepts an unversioned symbol, but dlvsym(3)
        does not find it. Therefore, if dlvsym fails, the symbol is also looked up in the library's file.

        Args:
            symbol: The name of the symbol.
            version: The version node of the reference, or "".
            is_owner: Whether the reference names this library as the owner of the version node.
        """
        loaded = dl.open_loaded(self._name)
        if loaded is not None:
            is_found = any(dl.resolve_versions(loaded, [(symbol, version)]))
            dl.close(loaded, was_loaded=True)
            if is_found:
                return True
        file = self._read_file() if version else None
        return file is not None and file.exports.defines(symbol, version, is_owner)

    def accepts_node(self, node: str) -> bool | None:
        """Return whether the system loader accepts the library for a version node.

        A version node is a name, such as "GLIBC_2.28", for a group of symbols in a library.
        """
        file = self._read_file()
        return file is None or file.exports.accepts_node(node)


@dataclasses.dataclass(frozen=True, eq=False)
class Closure:
    """One or more files, and the libraries that the system loader would load with them.

    Attributes:
        root: The file, or a folder, wheel or distribution.
        files: The files in `root`, and the dependencies that need CUDA or that need a missing library or
            symbol.
        cuda_dependencies: The dependencies that need CUDA.
        dependencies: Maps each file to the libraries that it is linked with, keyed by name.
        lookup_scopes: Maps each file to all libraries that are loaded together with it, in which the system
            loader looks up the file's symbols.
        target: The system for which the needs are checked.
    """

    root: CompiledFile
    files: tuple[CompiledFile, ...]
    cuda_dependencies: tuple[CompiledFile, ...]
    dependencies: Mapping[CompiledFile, Mapping[str, Dependency]]
    lookup_scopes: Mapping[CompiledFile, tuple[Dependency, ...]]
    target: Target = THIS_MACHINE
    _exports: dict[tuple[str, str], ExportSet | None] = dataclasses.field(default_factory=dict, repr=False)
    _lookups: dict[tuple[CompiledFile, Import], Lookup] = dataclasses.field(default_factory=dict, repr=False)

    @property
    def missing(self) -> dict[str, str]:
        """Maps each library that the system loader does not find to a file that is linked with it."""
        missing: dict[str, str] = {}
        for file, dependencies in self.dependencies.items():
            for name in file.needed:
                if dependencies[name].origin not in LOADER:
                    missing.setdefault(name, file.file)
        return missing

    def list_links(self, file: CompiledFile) -> tuple[Link, ...]:
        """List the NVIDIA libraries that a file is linked with."""
        links = []
        for name in dict.fromkeys((*file.needed, *file.versions)):
            if not find_owner(name):  # not an NVIDIA library
                continue
            dependency = self.dependencies[file][name]
            library, major = find_library(name)
            link = Link(
                soname=name,
                library=library,
                major=major,
                needed=name in file.needed,
                versioned=name in file.versions,
                found=dependency.path.removeprefix(f"{NOT_INSTALLED}/"),
                origin=dependency.origin,
            )
            links.append(link)
        return tuple(links)

    def list_missing(self, file: CompiledFile) -> tuple[str, ...]:
        """List the libraries that a file is linked with and that are not found."""
        dependencies = self.dependencies[file]
        return tuple(name for name in dict.fromkeys(file.needed) if dependencies[name].origin not in FOUND)

    def list_missing_nodes(self, file: CompiledFile) -> tuple[tuple[str, str], ...]:
        """List the version nodes that a file requires and that libraries lack, as (node, library) pairs.

        A version node, such as "GLIBC_2.28", names a group of symbols in a library. The system loader rejects
        a file if a required version node is missing.
        """
        # If this process defines a symbol of a version node, it has loaded a library with the node, so the
        # library's file does not have to be read.
        loaded_nodes = {
            (import_.version, import_.file)
            for import_ in (*file.symbols, *file.foreign)
            if import_.version and self._is_in_process(import_)
        }
        missing = []
        for node, library in file.required_nodes:
            dependency = self.dependencies[file].get(library)
            if (node, library) in loaded_nodes or dependency is None:
                continue
            exports = self.get_exports(dependency)
            if exports is not None and exports.accepts_node(node) is False:
                missing.append((node, library))
        return tuple(missing)

    # --- symbols

    def look_up(self, file: CompiledFile, import_: Import) -> Lookup:
        """Look up a symbol in the interpreter, in the process and in a file's lookup scope."""
        key = file, import_
        if key not in self._lookups:
            self._lookups[key] = self._look_up(file, import_)
        return self._lookups[key]

    def _look_up(self, file: CompiledFile, import_: Import) -> Lookup:
        """Look up a symbol that a file imports, without the cache.

        Symbols of CPython are first looked up in the ABI that the file's name promises, and other symbols in
        this process. If they are not defined there, the libraries that are loaded with the file are searched.
        """
        reasons: list[str] = []  # why the symbol may be defined although no definition is known
        is_python = is_python_symbol(import_.symbol) and not import_.version
        abi = self._find_promised_abi(file) if is_python else None
        if abi is not None:
            is_defined = abi.defines(import_.symbol)
            if is_defined:
                return Lookup(str(abi))
            if is_defined is None:
                reasons.append(abi.why_unknown)
        elif self._is_in_process(import_):
            return Lookup("this process")
        return self._look_up_in_libraries(file, import_, reasons)

    def _look_up_in_libraries(self, file: CompiledFile, import_: Import, reasons: list[str]) -> Lookup:
        """Look up a symbol in the libraries that are loaded with a file.

        Libraries that the system loader finds have precedence over libraries that only cudyn finds.

        Args:
            file: The file that imports the symbol.
            import_: The symbol.
            reasons: The reasons, so far, why the symbol may be defined although no definition is known.
        """
        found_by_cudyn: Lookup | None = None
        for dependency in self._iter_scope(file, import_.file):
            if dependency.file is file:
                continue
            is_owner = import_.file == dependency.name
            is_defined = self._defines(dependency, import_, is_owner)
            if is_defined:
                lookup = Lookup(dependency.path or dependency.origin, dependency)
                if dependency.origin in FOUND:
                    return lookup
                if found_by_cudyn is None:
                    found_by_cudyn = lookup
            if is_defined is None and (is_owner or not import_.file):
                is_unreadable = dependency.path and dependency.origin != EXCLUDED
                reasons.append(f"{dependency.path} can't be read" if is_unreadable else dependency.name)
        return found_by_cudyn or Lookup(unknown=tuple(dict.fromkeys(reasons)))

    def _is_in_process(self, import_: Import) -> bool:
        """Return whether this process exports a symbol to every library that it loads.

        If the needs are checked for another system, described by a manylinux policy or by CUDA releases,
        this process is ignored for the symbols that the description covers.
        """
        if self.target.policy is not None or (self.target.majors and import_.library):
            return False
        return any(dl.resolve_versions(dl.open_program(), [(import_.symbol, import_.version)]))

    def _defines(self, dependency: Dependency, import_: Import, is_owner: bool) -> bool | None:
        """Return whether a library defines a symbol, or `None` if its exports are not known.

        Args:
            dependency: The library, which may be missing.
            import_: The symbol.
            is_owner: Whether the reference names this library as the owner of the symbol's version node.
        """
        exports = self.get_exports(dependency)
        if exports is not None:
            return exports.defines(import_.symbol, import_.version, is_owner)
        if dependency.origin == EXCLUDED:
            return None
        # No release of a missing NVIDIA library may export the symbol. Otherwise, the result depends on the
        # release that will be installed.
        release = find_release_exports(dependency.name)
        if release is None or release.defines(import_.symbol) is None:
            return None
        return False

    def find_missing_owner(self, file: CompiledFile, symbol: str) -> str:
        """Return the missing NVIDIA library that would define a symbol, or "".

        Args:
            file: The file that imports the symbol. Only libraries that are loaded with it are considered.
            symbol: The name of the symbol.
        """
        for dependency in self._iter_scope(file):
            is_missing = self.get_exports(dependency) is None
            if is_missing and find_owner(dependency.name):
                release = find_release_exports(dependency.name)
                if release is not None and release.defines(symbol):
                    return dependency.name
        return ""

    def _iter_scope(self, file: CompiledFile, owner: str = "") -> Iterator[Dependency]:
        """Yield the libraries in which the system loader looks up the symbols that a file imports.

        Args:
            file: The file.
            owner: The library that the reference names as the owner of the symbol's version node, or "". It
                comes first, because it almost always defines the symbol. The system loader does not prefer
                it, but the order does not affect the result.
        """
        first = None
        if owner in file.needed:  # A file may use version nodes of a library that it is not linked with.
            first = self.dependencies[file].get(owner)
        if first is not None:
            yield first
        for dependency in self.lookup_scopes[file]:
            if dependency is not first:
                yield dependency
        if self.target.policy is not None:
            for name in _LOADED_BY_PYTHON:
                exports = self.target.policy.get_exports(name, file.machine)
                yield Dependency("", POLICY, name=name, exports=exports)

    def _find_promised_abi(self, file: CompiledFile) -> PythonAbi | None:
        """Return the Python ABI with which a file has to be compatible according to its name.

        For example, the names of extension modules and wheels contain "cpython-312" or "abi3".

        Returns:
            The ABI, or `None` if the name does not contain one. The file then has to be compatible only with
            the interpreter of this process.
        """
        abi = find_python_abi(os.path.basename(file.file), file.tree.wheel)
        if abi.version or self.target.policy is not None:
            return abi
        if abi.is_stable:
            return abi._replace(version=sys.version_info[:2])
        return None

    def get_exports(self, dependency: Dependency) -> ExportSet | None:
        """Return the exports of a library, or `None` if they are not known."""
        if dependency.exports is not None:
            return dependency.exports
        if not dependency.path:
            return None
        key = dependency.path, dependency.name
        if key not in self._exports:
            self._exports[key] = self._read_exports(dependency)
        return self._exports[key]

    def _read_exports(self, dependency: Dependency) -> ExportSet | None:
        """Read the exports of a library from its CompiledFile, from memory, or from its file."""
        if dependency.file is not None:
            return dependency.file.exports
        read_file = functools.partial(self._read, dependency.path)
        if dependency.origin == "already loaded":
            for name in (dependency.name, dependency.path):
                loaded = dl.open_loaded(name)
                if loaded is not None:
                    dl.close(loaded, was_loaded=True)
                    return _LoadedExports(name, read_file)
        file = read_file()
        return None if file is None else file.exports

    def _read(self, path: str) -> CompiledFile | None:
        """Read the file at a path, or return `None` if it cannot be read."""
        try:
            return type(self.root).read_once(path)
        except (OSError, ValueError):  # the file has been changed or removed since it was found
            return None

    def lacks_anything(self, file: CompiledFile) -> bool:
        """Return whether a library, a version node or a symbol that a file needs is missing or not known.

        Only symbols of other vendors' libraries are looked up, and weak symbols are ignored.
        """
        if self.list_missing(file) or self.list_missing_nodes(file):
            return True
        return any(not self.look_up(file, import_).source for import_ in file.foreign if not import_.weak)

    def list_undefined(self, symbols: Iterable[str]) -> list[str]:
        """Return the given symbols that neither the process nor any of the libraries defines."""
        undefined = set(symbols).difference(dl.resolve(dl.open_program(), symbols))
        paths = {library.path for scope in self.lookup_scopes.values() for library in scope if library.path}
        for path in sorted(paths):
            file = self._read(path)
            if file is not None:
                undefined = {symbol for symbol in undefined if not file.exports.defines(symbol)}
        return sorted(undefined)


# --- following links


def follow(root: CompiledFile, target: Target = THIS_MACHINE) -> Closure:
    """Follow the dependencies of files in the same way as the system loader, without loading any file.

    Args:
        root: The file, or a folder, wheel or distribution.
        target: The system for which the needs are checked.
    """
    walker = _Walker(target)
    files: tuple[CompiledFile, ...] = root.files
    if not files and root.machine:  # `root` is a single file, not a folder without ELF files
        files = (root,)
    for file in _list_entry_points(files):
        walker.walk(file)
    for file in files:  # files that other files need, but that are not on the search paths of these files
        if file not in walker.dependencies:
            walker.walk(file)
    followed = [file for file in walker.dependencies if file not in files]
    cuda_dependencies = tuple(filter(_needs_cuda, followed))
    closure = Closure(
        root,
        (*files, *followed),
        cuda_dependencies,
        walker.dependencies,
        walker.list_scopes(),
        target,
    )
    # The other dependencies are reported only if they lack something. The libraries of the manylinux policies
    # are not checked.
    lacking = tuple(
        file
        for file in followed
        if file not in cuda_dependencies and not NEWEST.allows(file.soname) and closure.lacks_anything(file)
    )
    return dataclasses.replace(closure, files=(*files, *cuda_dependencies, *lacking))


def _needs_cuda(file: CompiledFile) -> bool:
    """Return whether a file imports symbols of NVIDIA's libraries or is linked with one of them."""
    return bool(file.symbols) or any(find_owner(name) for name in file.needed)


def _list_entry_points(files: Iterable[CompiledFile]) -> list[CompiledFile]:
    """List the files that no other file is linked with. Programs open these files directly."""
    needed = {(file.machine, name) for file in files for name in file.needed}
    entry_points = []
    for file in files:
        file_name = file.file.rpartition("/")[2]
        if (file.machine, file.soname) not in needed and (file.machine, file_name) not in needed:
            entry_points.append(file)
    return entry_points


class _QueuedFile(NamedTuple):
    """A file whose dependencies have not been visited yet.

    Attributes:
        file: The file.
        path: The path at which the file was found.
        inherited_rpath: The folders in DT_RPATH of the files that depend on the file.
    """

    file: CompiledFile
    path: str
    inherited_rpath: list[str]


class _Walker:
    """Follows the dependencies of files, and collects the fields of a `Closure`."""

    def __init__(self, target: Target) -> None:
        self._target = target
        # The results: `dependencies` and `lookup_scopes` of the Closure. The scopes are dicts, in order to
        # keep the order of the libraries without duplicates.
        self.dependencies: dict[CompiledFile, dict[str, Dependency]] = {}
        self._scopes: dict[CompiledFile, dict[Dependency, None]] = {}
        # Caches of searches, and of the file at each path
        self._find_link = functools.cache(find_link)
        self._find_required = functools.cache(find_required)
        self._files: dict[str, CompiledFile | None] = {}

    def list_scopes(self) -> dict[CompiledFile, tuple[Dependency, ...]]:
        """Return the `lookup_scopes` field of the closure."""
        return {file: tuple(scope) for file, scope in self._scopes.items()}

    def walk(self, root: CompiledFile) -> None:
        """Follow the dependencies of a file that a program opens.

        Libraries are visited in the same order as by the system loader (breadth first). As in the system
        loader, a file inherits DT_RPATH, but not DT_RUNPATH, from the files that depend on it, and a library
        that is already loaded is found by its soname.
        """
        root_dependency = Dependency(root.path, NAMED, root, root.soname)
        loaded = {root.soname: root_dependency} if root.soname else {}
        visited = [root]
        scope = {root_dependency: None}
        queue = [_QueuedFile(root, root.path, [])]
        for file, path, inherited_rpath in queue:  # The loop appends to the queue.
            rpath, runpath = file.list_folders(path, not self._target.is_this_machine)
            all_rpaths = [*rpath, *inherited_rpath]
            dependencies = self.dependencies.setdefault(file, {})
            for name in dict.fromkeys((*file.needed, *file.versions)):
                is_new = name not in loaded
                if is_new:
                    # The loader ignores DT_RPATH if the file contains DT_RUNPATH.
                    loaded[name] = self._find(file, path, name, [] if runpath else all_rpaths, runpath)
                dependency = loaded[name]
                if name not in dependencies or dependencies[name].origin not in FOUND:
                    dependencies[name] = dependency
                if is_new and name in file.needed:
                    scope[dependency] = None
                if dependency.file is not None and dependency.file not in visited:
                    loaded.setdefault(dependency.file.soname, dependency)
                    visited.append(dependency.file)
                    queue.append(_QueuedFile(dependency.file, dependency.path, all_rpaths))
        for file in visited:
            self._scopes.setdefault(file, {}).update(scope)

    def _find(
        self, file: CompiledFile, file_path: str, name: str, rpath: list[str], runpath: list[str]
    ) -> Dependency:
        """Find a library that a file is linked with.

        Args:
            file: The file that is linked with the library.
            file_path: The path at which the file was found.
            name: The library's name or path in the file.
            rpath: The folders to search first.
            runpath: The folders to search after LD_LIBRARY_PATH.
        """
        if self._target.excludes(name):
            return Dependency("", EXCLUDED, name=name)
        if os.sep in name:
            path = expand_origin(name, file_path)
            if os.path.isfile(path) and self._target.is_this_machine:
                return self._make_dependency(file, path, NAMED, name)
            return Dependency("", "", name=name)
        # If the file is a member of a wheel, its search path may lead to other members of the wheel.
        wheel_folders = [folder for folder in (*rpath, *runpath) if folder.startswith(NOT_INSTALLED)]
        for folder in wheel_folders:
            member_path = os.path.normpath(os.path.join(folder, name))
            if member_path in file.tree.by_path:
                return Dependency(member_path, RPATH, file.tree.by_path[member_path], name)
        real_rpath = tuple(folder for folder in rpath if folder not in wheel_folders)
        real_runpath = tuple(folder for folder in runpath if folder not in wheel_folders)
        path, origin = self._search_this_machine(file, name, real_rpath, real_runpath)
        if origin not in LOADER:
            alternative = self._find_alternative(file, name, origin)
            if alternative is not None:
                return alternative
        return self._make_dependency(file, path, origin, name) if path else Dependency("", "", name=name)

    def _find_alternative(self, file: CompiledFile, name: str, origin: str) -> Dependency | None:
        """Find a library that the system loader does not find on this machine, or return `None`.

        The library may be part of a required package or of the target system, or it may be in the same
        folder, wheel or distribution as the file.

        Args:
            file: The file that is linked with the library.
            name: The library's name in the file.
            origin: How cudyn finds the library, as in `Link`, or "".
        """
        if not find_owner(name):
            required_path = self._find_required(tuple(file.tree.requirements)).get(name, "")
            if os.path.isfile(required_path):
                return self._make_dependency(file, required_path, "requirement", name)
        if origin in FOUND:
            return None
        target_library = self._find_in_target(file, name)
        if target_library is not None:
            return target_library
        if name in file.tree.by_name:  # although it is not on a search path
            neighbor = file.tree.by_name[name]
            return Dependency(neighbor.real_path, _INSIDE, neighbor, name)
        return None

    def _search_this_machine(
        self, file: CompiledFile, name: str, rpath: tuple[str, ...], runpath: tuple[str, ...]
    ) -> tuple[str, str]:
        """Return the path and the origin of a library on this machine, or ("", "").

        If the needs are checked for another system whose libraries are listed, only the file's own search
        paths are searched for these libraries.

        Args:
            file: The file that is linked with the library.
            name: The library's name in the file.
            rpath: The folders to search first.
            runpath: The folders to search after LD_LIBRARY_PATH.
        """
        target = self._target
        is_listed = target.policy is not None or (target.majors and find_owner(name))
        if not is_listed:
            is_for_this_machine = file.machine == read_machine()
            return self._find_link(name, rpath, runpath) if is_for_this_machine else ("", "")
        for folder in (*rpath, *runpath):
            path = os.path.join(folder, name)
            if os.path.isfile(path) and self._has_same_machine_type(file, path):
                return path, RPATH
        return "", ""

    def _has_same_machine_type(self, file: CompiledFile, path: str) -> bool:
        """Return whether the library at a path is for the same machine type as a file."""
        try:
            return type(file).read_once(path).machine == file.machine
        except (OSError, ValueError):
            return False

    def _find_in_target(self, file: CompiledFile, name: str) -> Dependency | None:
        """Return a library that every target system has, or `None`.

        A target system is described by the CUDA releases that are installed there, or by a manylinux policy.

        Args:
            file: The file that is linked with the library.
            name: The library's name in the file.
        """
        target = self._target
        if target.majors and find_owner(name):
            required_libraries = find_libraries(tuple(file.tree.requirements))
            if not is_in_majors(name, target.majors, required_libraries):
                return None
            release = find_release_exports(name, target.majors)
            return None if release is None else Dependency("", RELEASE, name=name, exports=release)
        if target.policy is not None and target.policy.allows(name):
            exports = target.policy.get_exports(name, file.machine)
            return Dependency("", POLICY, name=name, exports=exports)
        return None

    def _make_dependency(self, file: CompiledFile, path: str, origin: str, name: str) -> Dependency:
        """Create the Dependency for a library at a path.

        The library's file is read so that its own dependencies can be followed. This is not done for a
        library that this process has loaded, or for an NVIDIA library that only cudyn finds.

        Args:
            file: The file that is linked with the library.
            path: The library's path.
            origin: How the library was found, as in `Link`.
            name: The name of the library in the file that is linked with it.
        """
        real_path = os.path.realpath(path)
        if real_path in file.tree.by_path:
            short_path = os.path.normpath(path)  # may be a different file if the path contains links
            shown_path = short_path if os.path.realpath(short_path) == real_path else path
            return Dependency(shown_path, origin, file.tree.by_path[real_path], name)
        is_found_only_by_cudyn = origin not in LOADER and find_owner(os.path.basename(path)) != ""
        if origin == "already loaded" or is_found_only_by_cudyn:
            return Dependency(path, origin, name=name)
        if path not in self._files:
            try:
                self._files[path] = type(file).read_once(path)
            except (OSError, ValueError):
                self._files[path] = None
        return Dependency(path, origin, self._files[path], name)
