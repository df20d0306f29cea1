"""Writes a folder of stub files for libraries that packages are linked with, but that this machine lacks.

If the folder is in LD_LIBRARY_PATH or in the configuration of the system loader, every process finds the
stubs without cudyn. Each stub has the soname, the version nodes and all functions of the real library. Its
DT_AUXILIARY entries contain the possible paths of the real library, which the system loader prefers if it
exists.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence

from .. import __version__
from .._bindings.libraries import catalog
from .._bindings.libraries.library import library
from .._bindings.libraries.sonames import find_library, find_owner, list_majors
from .closure import Link, follow
from .compiled_file import CompiledFile
from .containers import NOT_INSTALLED
from .cute.helpers import SONAME, is_cute_function
from .elf_stub import DriverWarning, write_stub_file
from .library_abi import LibraryAbi, get_abi, has_majors
from .library_names import resolve_symbol
from .links import LOADER
from .resolver import Resolver, list_unsatisfied
from .symbol import UNTABLED, Import, Symbol, make_unknown

MANIFEST = "manifest.json"
# The library for LD_PRELOAD. It defines the symbols that are needed by files that are not linked with any
# NVIDIA library.
UNLINKED = "libcudyn_unlinked.so"
_DRIVER = "/proc/driver/nvidia/version"  # this file exists if the driver's kernel module is loaded
# Folders that may contain a real library, in addition to files' search paths and the folders in the catalog.
_TOOLKITS = ("/usr/local/cuda/lib64",)
_SYSTEMS = ("/usr/lib64", "/usr/lib/{machine}-linux-gnu", "/lib/{machine}-linux-gnu", "/usr/lib")


@dataclasses.dataclass(frozen=True)
class StubFolder:
    """The contents of a folder with stub files.

    Attributes:
        files: Maps the name of each file, including a manifest, to its contents.
        sonames: The sonames of the stubs.
        size: The number of symbols in all libraries.
        unmet: The missing libraries for which there is no stub. These are libraries of other vendors, because
            their functions may not return a status, and libraries that a file refers to by a path, because
            the system loader would not find a stub there.
        symbols: The symbols that no stub defines, because it is unknown which library they belong to.
        helpers: The functions of the CuTe DSL's runtime that are needed. Stub files cannot contain them. Only
            `load_library` can provide them.
    """

    files: Mapping[str, bytes]
    sonames: tuple[str, ...]
    size: int
    unmet: tuple[str, ...]
    symbols: tuple[str, ...]
    helpers: tuple[str, ...]


def make_stub_folder(
    packages: Mapping[str, CompiledFile], major: int | None = None, extra_folders: Sequence[str] = ()
) -> StubFolder:
    """Create stubs for the libraries that packages need and that the system loader does not find.

    Args:
        packages: Maps the name and version of each package, as in the manifest, to its needs.
        major: The CUDA major version for files that do not record it.
        extra_folders: Additional folders that may contain a real library.

    Raises:
        Refusal: A file needs something that a stub cannot provide.
        ValueError: The files are for several machine types, or for a machine type without an assembler.
    """
    resolvers = [Resolver(follow(needs), major) for needs in packages.values()]
    machines = {file.machine for resolver in resolvers for file in resolver.closure.files}
    if len(machines) > 1:
        raise ValueError(f"expected files for one machine, got {' and '.join(sorted(machines))}")
    builder = _FolderBuilder(machines.pop() if machines else "x86_64", extra_folders)
    for resolver in resolvers:
        builder.add_package(resolver)
    return builder.build(list(packages))


class _FolderBuilder:
    """Collects the libraries and symbols that files need, and builds the stubs.

    Args:
        machine: The processor, such as x86_64.
        extra_folders: Additional folders that may contain a real library.
    """

    def __init__(self, machine: str, extra_folders: Sequence[str]) -> None:
        self._machine = machine
        self._extra_folders = extra_folders
        # Dicts whose values are None are ordered sets.

        # The stubs, keyed by soname
        self._symbols: dict[str, dict[tuple[str, str], Symbol]] = {}  # keyed by name and version
        self._nodes: dict[str, dict[str, None]] = {}  # version nodes
        self._abis: dict[str, LibraryAbi] = {}
        self._folders: dict[str, dict[str, None]] = {}  # folders that may contain the real library

        # The libraries and symbols that the stubs do not provide, as described in `StubFolder`
        self._unmet: dict[str, None] = {}
        self._unowned: dict[str, None] = {}
        self._cute_functions: dict[str, None] = {}

        # The versions of libraries that the packages require
        self._pins: dict[str, tuple[int, ...]] = {}

    def add_package(self, resolver: Resolver) -> None:
        """Add the libraries and the symbols that the package of a resolver needs."""
        self._pins.update(resolver.pins)
        for findings in resolver.findings:
            self._unmet.update(dict.fromkeys(name for name in findings.missing if not find_owner(name)))
            for link in findings.links:
                if link.origin not in LOADER and link.soname != SONAME:
                    self._add_link(resolver, findings.file, link)
        # Symbols are added last, because they may belong to a library that another file is linked with.
        for findings in resolver.findings:
            for import_ in list_unsatisfied(findings):
                self._add_symbol(resolver, findings.file, import_)

    def _add_link(self, resolver: Resolver, file: CompiledFile, link: Link) -> None:
        """Add an NVIDIA library that a file is linked with and that the system loader does not find."""
        if os.sep in link.soname:  # a path
            self._unmet.setdefault(link.soname)
            return
        self._add_library(resolver, file, link.soname)
        if link.found and os.path.isabs(link.found):
            self._folders[link.soname].setdefault(os.path.dirname(link.found))

    def _add_library(self, resolver: Resolver, file: CompiledFile, soname: str) -> None:
        """Add a library, whose stub will contain all functions in its table.

        Args:
            resolver: The resolver of the package.
            file: The file that is linked with the library.
            soname: The soname of the library.
        """
        self._symbols.setdefault(soname, {})
        nodes = self._nodes.setdefault(soname, {})
        nodes.update(dict.fromkeys(node for node, node_library in file.nodes if node_library == soname))
        folders = self._folders.setdefault(soname, {})
        if not file.real_path.startswith(NOT_INSTALLED):
            rpath, runpath = file.list_folders()
            for folder in (*rpath, *runpath):
                if os.path.isabs(folder):
                    folders.setdefault(os.path.normpath(folder))
        owner, _ = find_library(soname)
        if owner and soname not in self._abis:
            major = resolver.choose_major(file, owner, list_majors(soname))
            self._abis[soname] = get_abi(library(catalog.find(owner)), major, resolver.pins)

    def _add_symbol(self, resolver: Resolver, file: CompiledFile, import_: Import) -> None:
        """Add a symbol to the stub of the library that has to define it.

        Args:
            resolver: The resolver of the package.
            file: The file that imports the symbol.
            import_: The symbol.
        """
        if is_cute_function(import_.symbol):
            self._cute_functions.setdefault(import_.symbol)
            return
        soname = self._find_stub(resolver, file, import_)
        if soname:
            key = import_.symbol, import_.version
            self._symbols[soname].setdefault(key, self._make_symbol(soname, import_))
        elif import_.weak:
            pass  # a weak symbol may stay undefined
        elif import_.library and ".so" not in import_.library:
            self._add_unlinked(resolver, file, import_)
        else:
            self._unowned.setdefault(import_.symbol)

    def _find_stub(self, resolver: Resolver, file: CompiledFile, import_: Import) -> str:
        """Return the soname of the stub that has to define a symbol, or "".

        The parameters are the same as for `_add_symbol`.
        """
        link = resolver.find_link(file, import_)
        soname = import_.file or (link.soname if link is not None else "")
        if soname in self._symbols:
            return soname
        for stub_soname in self._symbols:
            library_name, _ = find_library(stub_soname)
            if import_.library in (stub_soname, library_name):
                return stub_soname
        return ""

    def _make_symbol(self, soname: str, import_: Import) -> Symbol:
        """Return the symbol of a stub that satisfies an import.

        Args:
            soname: The soname of the stub.
            import_: The symbol that a file imports.
        """
        abi = self._abis.get(soname)
        if abi is None:  # cudyn has no table of the library
            return make_unknown(import_.symbol, import_.version, UNTABLED, (), import_.data)
        _, function = resolve_symbol(import_.symbol)
        return abi.make_symbol(import_.symbol, import_.version, function, import_.data)

    def _add_unlinked(self, resolver: Resolver, file: CompiledFile, import_: Import) -> None:
        """Add a symbol that is needed by a file that is not linked with any NVIDIA library.

        The stub UNLINKED defines the symbol. The parameters are the same as for `_add_symbol`.
        """
        owner = library(catalog.find(import_.library))
        major = resolver.choose_major(file, import_.library) if has_majors(owner) else None
        abi = resolver.get_abi(import_.library, major)
        _, function = resolve_symbol(import_.symbol)
        symbol = abi.make_symbol(import_.symbol, "", function, import_.data)
        self._symbols.setdefault(UNLINKED, {}).setdefault((import_.symbol, ""), symbol)
        self._nodes.setdefault(UNLINKED, {})
        folders = self._folders.setdefault(UNLINKED, {})
        outcome = resolver.get_real_library(abi).outcome
        if outcome is not None and outcome.path:
            folders.setdefault(outcome.path)  # the complete path, because the stub replaces several libraries

    def build(self, names: Sequence[str]) -> StubFolder:
        """Build the stubs and the manifest.

        Args:
            names: The names and versions of the packages.
        """
        files: dict[str, bytes] = {}
        libraries: dict[str, dict[str, object]] = {}  # a part of the manifest
        warning_soname = self._choose_warning_soname()
        for soname in sorted(self._symbols):
            needed_names = [symbol.name for symbol in self._symbols[soname].values()]
            symbols = self._complete_symbols(soname)
            warning = None
            if needed_names and soname == warning_soname:
                warning = _make_warning(soname, needed_names[0])
            auxiliary = self._list_auxiliary(soname)
            files[soname] = write_stub_file(self._machine, soname, symbols, auxiliary, warning).data
            libraries[soname] = {
                "symbols": len(symbols),
                "without_a_prototype": sorted(symbol.name for symbol in symbols if symbol.is_unknown),
            }
        manifest = self._make_manifest(names, libraries)
        files[MANIFEST] = f"{json.dumps(manifest, indent=1)}\n".encode()
        return StubFolder(
            files=files,
            sonames=tuple(libraries),
            size=sum(map(len, self._symbols.values())),
            unmet=tuple(self._unmet),
            symbols=tuple(self._unowned),
            helpers=tuple(self._cute_functions),
        )

    def _choose_warning_soname(self) -> str:
        """Return the stub that prints a warning on machines with a driver. One warning per process is enough.

        It is the stub of the CUDA runtime or, if there is none, the first stub.
        """
        sonames = sorted(self._symbols)
        for soname in sonames:
            if soname.startswith("libcudart."):
                return soname
        return sonames[0] if sonames else ""

    def _make_manifest(
        self, names: Sequence[str], libraries: Mapping[str, dict[str, object]]
    ) -> dict[str, object]:
        """Create the contents of the manifest, a JSON file.

        Args:
            names: The names and versions of the packages.
            libraries: The description of each stub.
        """
        versions = {name or "cuda": ".".join(map(str, version)) for name, version in self._pins.items()}
        return {
            "for": sorted(names),
            "machine": self._machine,
            "required_versions": dict(sorted(versions.items())),
            "libraries": libraries,
            "not_made": sorted(self._unmet),
            "symbols_without_a_library": sorted(self._unowned),
            "only_in_process": sorted(self._cute_functions),
        }

    def _complete_symbols(self, soname: str) -> list[Symbol]:
        """Return the symbols of a stub: the symbols that files need, and all other symbols in its table.

        The stub also gets a symbol for each version node that does not have one, because the system loader
        requires all version nodes to exist.
        """
        symbols = self._symbols[soname]
        nodes = list(self._nodes[soname])
        abi = self._abis.get(soname)
        if abi is not None:
            existing_names = {name for name, _ in symbols}
            default_node = nodes[0] if len(nodes) == 1 else ""
            for name in (*abi.list_functions(), *abi.list_variables()):
                if name not in existing_names:
                    symbols[name, default_node] = abi.make_symbol(name, default_node, name)
        for number, node in enumerate(nodes):
            if node not in {version for _, version in symbols}:
                name = f"cudyn_node_{number}"
                symbols[name, node] = make_unknown(name, node, UNTABLED, ())
        return [symbol for _, symbol in sorted(symbols.items())]

    def _list_auxiliary(self, soname: str) -> list[str]:
        """List the paths at which the real library may exist when the stub is loaded.

        They become the DT_AUXILIARY entries of the stub. The system loader prefers these files to the stub.
        """
        if soname == UNLINKED:
            return list(self._folders[soname])
        owner, _ = find_library(soname)
        catalog_folders = catalog.find(owner).homes.get("linux", ()) if owner else ()
        system_folders = [folder.format(machine=self._machine) for folder in _SYSTEMS]
        folders = (
            *self._extra_folders,
            *self._folders[soname],
            *catalog_folders,
            *_TOOLKITS,
            *system_folders,
        )
        return [os.path.join(folder, soname) for folder in dict.fromkeys(folders)]


def _make_warning(soname: str, function: str) -> DriverWarning:
    """Return the warning for a stub.

    Args:
        soname: The soname of the stub.
        function: A function in the stub, which shows whether the stub or the real library is in use.
    """
    text = (
        f"cudyn: {soname} is a stub: it reports that there is no driver, but this machine has one. "
        "Install the library, or remove the stubs' directory from LD_LIBRARY_PATH."
    )
    return DriverWarning(_DRIVER, text, function)


def list_outdated(distribution: str, folders: Iterable[str]) -> Iterator[str]:
    """Yield a message for each folder with stubs for a version of a package other than the installed one.

    Args:
        distribution: The name of the package.
        folders: The folders with stubs. Folders without a valid manifest are ignored.
    """
    from importlib import metadata

    installed = f"{distribution} {metadata.version(distribution)}"
    for folder in folders:
        try:
            with open(os.path.join(folder, MANIFEST), "rb") as file:
                packages = json.load(file)["for"]
            names = [package for package in packages if package.split(" ")[0] == distribution]
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if names and installed not in names:
            yield f"the stubs in {folder} are for {', '.join(names)}, not for {installed}: write them again"


def write_folder(stubs: StubFolder, folder: str) -> None:
    """Create a folder, and write the stub files and then the manifest to it. Raises OSError.

    Each file is written under a temporary name and then renamed, so that no process sees an incomplete file.
    """
    os.makedirs(folder, exist_ok=True)
    for name, contents in stubs.files.items():
        temporary_path = os.path.join(folder, f".{name}.{os.getpid()}")
        with open(temporary_path, "wb") as file:
            file.write(contents)
        os.replace(temporary_path, os.path.join(folder, name))


def make_key(packages: Mapping[str, CompiledFile], major: int | None) -> str:
    """Create a cache key for the stubs of packages.

    The key depends on the version of cudyn, the files of the packages, and the missing libraries.

    Args:
        packages: Maps the name and version of each package to its needs.
        major: The CUDA major version for files that do not record it.
    """
    lines = [__version__, str(major)]
    for name, needs in packages.items():
        lines.append(name)
        closure = follow(needs)
        for file in closure.files:
            lines += closure.list_missing(file)
            if not file.real_path.startswith(NOT_INSTALLED):
                status = os.stat(file.real_path)
                lines.append(f"{file.real_path} {status.st_size} {status.st_mtime_ns}")
    return hashlib.sha256("\n".join(lines).encode(errors="surrogateescape")).hexdigest()[:24]


def name_packages(packages: Iterable[CompiledFile]) -> dict[str, CompiledFile]:
    """Return packages, keyed by their names in the manifest, which contain the version of a distribution."""
    from importlib import metadata

    by_name: dict[str, CompiledFile] = {}
    for needs in packages:
        name = os.path.basename(needs.file)
        if needs.kind == "distribution":
            name = f"{needs.file} {metadata.version(needs.file)}"
        by_name[name] = needs
    return by_name
