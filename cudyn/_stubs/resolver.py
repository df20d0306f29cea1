"""Finds the source of each symbol that files need, for `needs`, `load_library`, `provide` and `stub`."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator, Sequence

from .._bindings.libraries import catalog, dl
from .._bindings.libraries.library import library
from .._bindings.libraries.needed_libraries import NeededLibrary, find_needed
from .._bindings.libraries.search import FileFinder
from .._bindings.libraries.sonames import find_owner, get_stem, list_majors
from .._errors import show
from .closure import Closure, Link
from .compiled_file import CompiledFile
from .cute import helpers
from .findings import Findings, SymbolSource
from .library_abi import LibraryAbi, get_abi, has_majors
from .library_names import guess_owner, resolve_symbol
from .links import LOADER, read_machine
from .real_library import LibrarySearch, RealLibrary
from .requirements import read_pins
from .symbol import Import
from .versioned_symbols import list_versions


class Refusal(Exception):
    """Raised if symbols can't be provided for a file. The message is the reason.

    Attributes:
        hint: Advice for the user.
    """

    def __init__(self, reason: str, hint: str) -> None:
        super().__init__(reason)
        self.hint = hint


def list_unsatisfied(findings: Findings) -> list[Import]:
    """List the imports of a file that the system loader does not satisfy, except weak thread-local variables.

    Raises Refusal for other thread-local variables. The system loader needs the offset of such a variable in
    the thread-local storage of the library that defines it. A stub has no such offset, and the system loader
    would end the process.
    """
    unsatisfied = [import_ for import_ in findings.symbols if import_ not in findings.satisfied]
    thread_local = [import_ for import_ in unsatisfied if import_.symbol in findings.file.thread_local]
    names = [import_.symbol for import_ in thread_local if not import_.weak]
    if names:
        raise Refusal(
            f"a stub cannot define thread-local variables, and nothing else defines {', '.join(names)}",
            "install the library that defines them.",
        )
    return [import_ for import_ in unsatisfied if import_ not in thread_local]


class Resolver:
    """Finds the sources of the symbols that files need, at one point in time.

    Attributes:
        closure: The files, and the libraries that are loaded together with them.

    Args:
        closure: The files, and the libraries that are loaded together with them.
        major: The CUDA major version that the files were compiled for, or None to use the version that each
            file records.
    """

    def __init__(self, closure: Closure, major: int | None = None) -> None:
        self.closure = closure
        self._major = major
        self._real_libraries: dict[LibraryAbi, RealLibrary] = {}
        self._addresses: dict[LibraryAbi, dict[str, int]] = {}
        self._files = FileFinder(dl.read_search_path)

    # --- symbols

    @functools.cached_property
    def findings(self) -> list[Findings]:
        """The results of checking the needs of each file in the closure against this machine."""
        machine = read_machine()
        findings = []
        for file in self.closure.files:
            if file.machine == machine:
                imports = self._imports[file]
                sources = [self._find_source(file, import_) for import_ in imports]
            else:
                imports = file.symbols
                sources = [None] * len(imports)
            problems = [library.problem for library in self._list_opened(file) if library.problem]
            findings.append(Findings(file, self.closure, imports, sources, problems))
        return findings

    @functools.cached_property
    def _imports(self) -> dict[CompiledFile, tuple[Import, ...]]:
        """The symbols that have to be resolved for each file."""
        return {file: (*file.symbols, *self._iter_unowned(file)) for file in self.closure.files}

    def _iter_unowned(self, file: CompiledFile) -> Iterator[Import]:
        """Yield a file's unversioned symbols that no table contains and that nothing defines.

        A symbol that may belong to a missing NVIDIA library counts as an import from that library. This is
        the case if its name resembles the library's name, or if no other vendor's library is missing.
        """
        closure = self.closure
        linked = [name for name in self._list_lookup_names(file) if find_owner(name)]
        links = closure.list_links(file)
        others_are_missing = not all(map(find_owner, closure.list_missing(file)))
        untabled = [link.soname for link in links if link.needed and not link.library and not link.found]
        for symbol, is_data in closure.iter_undefined(file):
            owner = guess_owner(symbol, "", linked)
            if owner:
                yield Import(symbol, "", False, owner, is_data)
                continue
            similar = [name for name in untabled if symbol.lower().startswith(get_stem(name)[3:].lower())]
            if similar or (untabled and not others_are_missing):
                yield Import(symbol, "", False, (*similar, *untabled)[0], is_data)
            elif closure.is_complete(file):
                yield Import(symbol, "", False, "", is_data)

    def _list_lookup_names(self, file: CompiledFile) -> list[str]:
        """List the sonames of the libraries in a file's lookup scope."""
        scope = {dependency.file for dependency in self.closure.lookup_scopes[file]}
        names = (name for member in (file, *scope) if member is not None for name in member.needed)
        return list(dict.fromkeys(names))

    def find_link(self, file: CompiledFile, import_: Import) -> Link | None:
        """Find the library that has to define a symbol, among the libraries that a file is linked with."""
        for link in self._links[file]:
            if import_.file:
                matches = link.soname == import_.file
            else:
                matches = link.needed and (link.library or link.soname) == import_.library
            if matches:
                return link
        return None

    @functools.cached_property
    def _links(self) -> dict[CompiledFile, tuple[Link, ...]]:
        """The NVIDIA libraries that each file is linked with."""
        return {file: self.closure.list_links(file) for file in self.closure.files}

    def _find_source(self, file: CompiledFile, import_: Import) -> SymbolSource | None:
        """Find the library or process that defines a symbol."""
        function = resolve_symbol(import_.symbol)[1]
        link = self.find_link(file, import_)
        exported = set[str]()
        if link is not None and link.found:
            dependency = self.closure.dependencies[file][link.soname]
            exported = self.closure.find_exported(dependency, link.soname)
            if link.needed and link.origin in LOADER and import_.symbol in exported:
                return SymbolSource(f"{link.found} ({link.origin})", True)
        if link is None or not import_.version:
            if import_.symbol in self.closure.visible:
                return SymbolSource("this process", True)
            definer = self.closure.find_definer(file, import_.symbol)
            if definer is not None and definer.origin in LOADER:
                return SymbolSource(definer.path, True)
        if import_.symbol in helpers.CUTE_FUNCTIONS:
            return SymbolSource("cudyn", False)
        if link is not None and link.found:
            loaded_path = f"{link.found} ({link.origin})"
            if function in exported:
                return SymbolSource(loaded_path, False)
            # The system loader's file lacks the function, but cudyn may open another file, or call another
            # version of the function.
            has_version = not exported.isdisjoint(list_versions(function))
            path = self.find_opened(file, link) or (loaded_path if has_version else "")
            return SymbolSource(path, False) if path else None
        if not import_.library or ".so" in import_.library:
            return None
        return self._find_bound(file, import_, function)

    def find_opened(self, file: CompiledFile, link: Link) -> str:
        """Return the file and its origin that cudyn would use for a link instead of the system loader's file.

        Returns "" if cudyn would use the same file, or if the link leads nowhere.
        """
        library = next((library for library in self._list_opened(file) if library.name == link.soname), None)
        if library is None or library.path in ("", link.found) or not link.found:
            return ""
        return f"{library.path} ({library.origin})"

    def _list_opened(self, file: CompiledFile) -> list[NeededLibrary]:
        """List the NVIDIA libraries that cudyn would open before it opens a file."""
        is_library = file.kind == "shared library" and file.machine == read_machine()
        return find_needed(file.path, self._files) if is_library and os.path.isfile(file.path) else []

    def _find_bound(self, file: CompiledFile, import_: Import, function: str) -> SymbolSource | None:
        """Find the library that cudyn would bind a symbol to."""
        try:
            abi = self.choose_abi(file, import_)
        except Refusal:
            return None
        outcome = self.get_real_library(abi).outcome
        if outcome is None or function not in self._addresses[abi]:
            return None
        version = f" {show(outcome.version)}" if outcome.version else ""
        return SymbolSource(f"the {abi.library.info.title}{version} at {outcome.path}", False)

    # --- libraries

    def get_real_library(self, abi: LibraryAbi) -> RealLibrary:
        """Return the library that the callers of an ABI use in all files. It may be missing.

        A library with a different major version must define all functions that the files linked with it need.
        Otherwise it is not used at all, because real functions and stub functions would be mixed.
        """
        if abi not in self._real_libraries:
            real_library = LibrarySearch(abi).find()
            functions, linked = self._functions.get(abi, ([], []))
            addresses = real_library.find_addresses(dict.fromkeys(functions))
            if not real_library.is_of_callers() and not addresses.keys() >= set(linked):
                real_library = real_library.drop_other_major()
                addresses = {}
            self._real_libraries[abi] = real_library
            self._addresses[abi] = addresses
        return self._real_libraries[abi]

    @functools.cached_property
    def _functions(self) -> dict[LibraryAbi, tuple[list[str], list[str]]]:
        """The functions that files need from each library.

        The first list contains all of these functions. The second list contains the functions needed by files
        that are linked with the library.
        """
        needed: dict[LibraryAbi, tuple[list[str], list[str]]] = {}
        for file, imports in self._imports.items():
            for import_ in imports:
                if not import_.library or ".so" in import_.library:
                    continue
                try:
                    abi = self.choose_abi(file, import_)
                except Refusal:
                    continue
                functions, linked = needed.setdefault(abi, ([], []))
                function = resolve_symbol(import_.symbol)[1]
                functions.append(function)
                if not import_.weak and self.find_link(file, import_) is not None:
                    linked.append(function)
        return needed

    @functools.cached_property
    def pins(self) -> dict[str, tuple[int, ...]]:
        """The versions of NVIDIA's libraries that the files' packages require."""
        return read_pins(
            dict.fromkeys(line for file in self.closure.files for line in file.tree.requirements)
        )

    # --- major versions

    def choose_abi(self, file: CompiledFile, import_: Import) -> LibraryAbi:
        """Return the library that an imported symbol belongs to, for the major version that the file needs.

        Raises:
            Refusal: The major version is not in the tables or conflicts with the requested one.
        """
        link = self.find_link(file, import_)
        soname = import_.file or (link.soname if link is not None else "")
        major = self.choose_major(file, import_.library, list_majors(soname))
        return self.get_abi(import_.library, major)

    def get_abi(self, owner: str, major: int | None) -> LibraryAbi:
        """Return a library for callers that were compiled with the headers of a major version.

        Raises:
            Refusal: The major version is not in the tables.
        """
        try:
            return get_abi(library(catalog.find(owner)), major, self.pins)
        except ValueError as error:  # the major version is not in the tables
            raise Refusal(str(error), "use a build for one of these versions.") from None

    def choose_major(self, file: CompiledFile, owner: str, linked: Sequence[int] = ()) -> int | None:
        """Return the CUDA major version of a library that a file was compiled for.

        Args:
            file: The file.
            owner: The library.
            linked: The major versions that share the soname of the library that the file is linked with. If
                there are several, the versions of the other libraries that the file uses determine it.

        Returns:
            The major version, or None if the file does not record it or the library does not have one.

        Raises:
            Refusal: The major version differs from the version that was passed to the resolver.
        """
        recorded = file.majors
        if not has_majors(library(catalog.find(owner))):
            return None
        majors_of_others = {
            major
            for name, major in recorded.items()
            if name != owner and has_majors(library(catalog.find(name)))
        }
        if linked:
            return max(majors_of_others.intersection(linked), default=linked[0])
        major = recorded.get(owner) or (majors_of_others.pop() if len(majors_of_others) == 1 else None)
        if major and self._major and major != self._major:
            raise Refusal(
                f"expected major={major}, because it is linked for this version, got {self._major}",
                "omit major=.",
            )
        return major or self._major
