"""Finds the source of each symbol that files need, for `needs`, `load_library`, `provide` and `stub`."""

from __future__ import annotations

import dataclasses
import functools
import os
import re
from collections.abc import Sequence

from .._bindings.libraries import catalog, dl
from .._bindings.libraries.library import library
from .._bindings.libraries.needed_libraries import NeededLibrary, find_needed
from .._bindings.libraries.search import FileFinder
from .._bindings.libraries.sonames import find_owner, get_stem, list_majors
from .._errors import show
from .closure import EXCLUDED, FOUND, Closure, Link
from .compiled_file import CompiledFile
from .cute import helpers
from .exports.releases import find_library_exports, find_release_exports
from .findings import Findings, SymbolSource
from .library_abi import LibraryAbi, get_abi, has_majors
from .library_names import guess_owner, resolve_symbol
from .links import read_machine
from .real_library import LibrarySearch, RealLibrary
from .requirements import find_libraries, read_pins
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
    the thread-local storage of the library that defines it. A stub does not have such an offset, so the
    system loader would end the process.
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


# Matches a mangled C++ symbol. The groups are the length of the outermost name, and the rest of the symbol,
# which begins with this name.
_OUTERMOST = re.compile(r"_Z(?:T[A-Za-z])?N?K?(\d+)(\w+)")


def _guess_namespace(symbol: str, links: Sequence[Link]) -> str:
    """Return the missing library whose name is the namespace of a C++ symbol, or "".

    For example, nvcomp::Manager belongs to nvCOMP. Only libraries with a table are considered, because their
    tables contain only C functions. The driver is ignored, because it has no C++ functions, and because names
    such as cuda::launch are common in libraries of other vendors.

    Args:
        symbol: The mangled symbol.
        links: The NVIDIA libraries that the file is linked with.
    """
    match = _OUTERMOST.match(symbol)
    if match is None:
        return ""
    length, rest = int(match[1]), match[2]
    namespace = rest[:length].lower()
    for link in links:
        is_missing = link.needed and link.library not in ("", "driver") and not link.found
        library_name = get_stem(link.soname).removeprefix("lib").lower()
        if is_missing and namespace.startswith(library_name):
            return link.library
    return ""


def _guess_untabled(symbol: str, untabled: Sequence[str], others_are_missing: bool) -> str:
    """Return the missing NVIDIA library without a table that probably defines a symbol, or "".

    Args:
        symbol: The symbol's name.
        untabled: The sonames of the missing NVIDIA libraries without a table.
        others_are_missing: Whether libraries of other vendors are missing, which may also define the symbol.
    """
    for soname in untabled:
        if symbol.lower().startswith(get_stem(soname).removeprefix("lib").lower()):
            return soname
    return untabled[0] if untabled and not others_are_missing else ""


@dataclasses.dataclass
class _NeededFunctions:
    """The functions that files need from a library.

    Attributes:
        all: The functions of all files.
        linked: The functions of files that are linked with the library, except weak references.
    """

    all: list[str] = dataclasses.field(default_factory=list)
    linked: set[str] = dataclasses.field(default_factory=set)


class Resolver:
    """Finds the sources of the symbols that files need. The results are cached.

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
        # Caches of `get_real_library`: the library that was found, and the functions in it
        self._real_libraries: dict[LibraryAbi, RealLibrary] = {}
        self._addresses: dict[LibraryAbi, dict[str, int]] = {}
        self._files = FileFinder(dl.read_search_path)

    # --- symbols

    @functools.cached_property
    def findings(self) -> list[Findings]:
        """The results of comparing the needs of each file in the closure with the target."""
        return [self._compare(file) for file in self.closure.files]

    def _compare(self, file: CompiledFile) -> Findings:
        """Compare the needs of one file with the target."""
        imports = file.symbols
        sources: list[SymbolSource | None] = [None] * len(imports)
        unknown: dict[Import, tuple[str, ...]] = {}
        # This machine cannot satisfy the needs of a file for another machine type.
        if file.machine == read_machine() or self.closure.target.policy is not None:
            imports = self._imports[file]
            sources = [self._find_source(file, import_) for import_ in imports]
            unknown = dict(self._unknown[file])
            for import_, source in zip(imports, sources):
                libraries = self._list_unknown(file, import_) if source is None else ()
                if libraries:
                    unknown[import_] = libraries
        problems = [library.problem for library in self._list_opened(file) if library.problem]
        return Findings(file, self.closure, imports, sources, unknown, problems)

    @functools.cached_property
    def _imports(self) -> dict[CompiledFile, tuple[Import, ...]]:
        """The symbols that have to be resolved for each file. Computing them also fills in `_unknown`."""
        return {file: (*file.symbols, *self._list_undefined(file)) for file in self.closure.files}

    @functools.cached_property
    def _unknown(self) -> dict[CompiledFile, dict[Import, tuple[str, ...]]]:
        """For each file, the symbols that missing libraries of other vendors may define, and these libraries.

        `_list_undefined` adds the symbols.
        """
        return {file: {} for file in self.closure.files}

    def _list_undefined(self, file: CompiledFile) -> list[Import]:
        """List a file's symbols that no table contains and that are not defined anywhere.

        A symbol is treated as an import from a missing NVIDIA library if a release of the library exports it,
        if its name resembles the library's name, or if no library of another vendor is missing. Symbols that
        only libraries of other vendors may define are not listed, but added to `_unknown`.
        """
        undefined = []
        for import_ in file.foreign:
            lookup = self.closure.look_up(file, import_)
            if lookup.source or import_.weak:
                continue
            owner = ""
            if not import_.version:  # otherwise, the version node belongs to a library of another vendor
                owner = self._guess_missing_owner(file, import_.symbol, bool(lookup.unknown))
            if lookup.unknown and not owner:
                self._unknown[file][import_] = lookup.unknown
            else:
                undefined.append(import_._replace(library=owner))
        return undefined

    def _guess_missing_owner(self, file: CompiledFile, symbol: str, may_be_defined: bool) -> str:
        """Return the missing NVIDIA library that probably defines a symbol, or "".

        Args:
            file: The file that imports the symbol.
            symbol: The symbol's name.
            may_be_defined: Whether a missing library may define the symbol.
        """
        closure = self.closure
        owner = find_owner(closure.find_missing_owner(file, symbol))
        if owner:
            return owner
        links = self._links[file]
        owner = guess_owner(symbol, "", self._lookup_sonames[file]) or _guess_namespace(symbol, links)
        if not owner and may_be_defined:
            untabled = [link.soname for link in links if link.needed and not link.library and not link.found]
            others_are_missing = not all(find_owner(soname) for soname in closure.list_missing(file))
            owner = _guess_untabled(symbol, untabled, others_are_missing)
        return owner

    def _list_unknown(self, file: CompiledFile, import_: Import) -> tuple[str, ...]:
        """List the missing libraries that may define a symbol that nothing else defines.

        The list is empty if it is known which library has to define the symbol.
        """
        link = self.find_link(file, import_)
        # An excluded library is provided in some other way, and may export other symbols than its releases.
        if link is not None and link.origin != EXCLUDED:
            has_known_exports = find_release_exports(link.soname) is not None
            if has_known_exports:
                return ()
        if helpers.is_cute_function(import_.symbol):  # only the CuTe DSL's runtime defines these symbols
            return ()
        return self.closure.look_up(file, import_).unknown

    @functools.cached_property
    def _lookup_sonames(self) -> dict[CompiledFile, list[str]]:
        """The sonames of the NVIDIA libraries in which the symbols of each file are looked up."""
        sonames_by_file = {}
        for file in self.closure.files:
            sonames = dict.fromkeys(file.needed)
            for dependency in self.closure.lookup_scopes[file]:
                if dependency.file is not None:
                    sonames.update(dict.fromkeys(dependency.file.needed))
            sonames_by_file[file] = [soname for soname in sonames if find_owner(soname)]
        return sonames_by_file

    def find_link(self, file: CompiledFile, import_: Import) -> Link | None:
        """Return the library that has to define a symbol, among the libraries that a file is linked with."""
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
        """Find the library or process that defines a symbol. Return `None` if nothing defines it.

        The sources are tried in this order: the libraries that the system loader finds, cudyn itself, the
        releases of the target, and the libraries that only cudyn finds.
        """
        link = self.find_link(file, import_)
        lookup = self.closure.look_up(file, import_)
        if lookup.source and (lookup.dependency is None or lookup.dependency.origin in FOUND):
            description = lookup.source
            if link is not None and link.found:
                linked_library = self.closure.dependencies[file][link.soname]
                if lookup.dependency == linked_library:
                    description = f"{link.found} ({link.origin})"
            return SymbolSource(description, found_by_the_loader=True)
        if import_.symbol in helpers.CUTE_FUNCTIONS:
            return SymbolSource("cudyn", found_by_the_loader=False)
        if self.closure.target.majors:
            return self._find_in_majors(file, import_) if link is None else None
        _, function = resolve_symbol(import_.symbol)
        if link is not None and link.found:
            return self._find_in_linked_library(file, link, function)
        if not import_.library or ".so" in import_.library:  # the tables do not contain the symbol
            return None
        return self._find_in_real_library(file, import_, function)

    def _find_in_linked_library(self, file: CompiledFile, link: Link, function: str) -> SymbolSource | None:
        """Find a function in the library that a file is linked with and that cudyn finds.

        If the library lacks the function, cudyn may open another file of the library, or call another version
        of the function.

        Args:
            file: The file that imports the function.
            link: The library that the file is linked with.
            function: The library's name for the function.
        """
        exports = self.closure.get_exports(self.closure.dependencies[file][link.soname])

        def is_exported(name: str) -> bool:
            """Return whether the library is known to export a symbol."""
            return exports is not None and exports.defines(name) is True

        linked_library = SymbolSource(f"{link.found} ({link.origin})", found_by_the_loader=False)
        if is_exported(function):
            return linked_library
        other_file = self.find_opened(file, link)
        if other_file:
            return SymbolSource(other_file, found_by_the_loader=False)
        if any(is_exported(version) for version in list_versions(function)):
            return linked_library
        return None

    def _find_in_majors(self, file: CompiledFile, import_: Import) -> SymbolSource | None:
        """Find a symbol in the releases of the target, for a file that is not linked with the library.

        All major versions of the target must define the symbol.
        """
        owner = import_.library
        majors = self.closure.target.majors
        if not owner or ".so" in owner:
            return None
        # A library with its own version numbers is only installed if the file's package requires it.
        has_own_numbers = catalog.find(owner).numbering != "CUDA"
        if has_own_numbers and owner not in find_libraries(tuple(file.tree.requirements)):
            return None
        if not all(find_library_exports(owner, major).defines(import_.symbol) for major in majors):
            return None
        return SymbolSource(f"CUDA {', '.join(map(str, majors))}", found_by_the_loader=True)

    def find_opened(self, file: CompiledFile, link: Link) -> str:
        """Return the path and the origin of the file that cudyn would open for a linked library, or "".

        The result is also "" if this is the file that the system loader would use.

        Args:
            file: The file that is linked with the library.
            link: The library that the file is linked with.
        """
        if not link.found:
            return ""
        for opened in self._list_opened(file):
            if opened.name == link.soname:
                is_other_file = opened.path not in ("", link.found)
                return f"{opened.path} ({opened.origin})" if is_other_file else ""
        return ""

    def _list_opened(self, file: CompiledFile) -> list[NeededLibrary]:
        """List the NVIDIA libraries that cudyn would open before it opens a file."""
        is_loadable = file.kind == "shared library" and file.machine == read_machine()
        if not is_loadable or not os.path.isfile(file.path):
            return []
        return find_needed(file.path, self._files)

    def _find_in_real_library(
        self, file: CompiledFile, import_: Import, function: str
    ) -> SymbolSource | None:
        """Find the library whose function cudyn would call for a symbol."""
        try:
            abi = self.choose_abi(file, import_)
        except Refusal:
            return None
        outcome = self.get_real_library(abi).outcome
        if outcome is None or function not in self._addresses[abi]:
            return None
        version = f" {show(outcome.version)}" if outcome.version else ""
        description = f"the {abi.library.info.title}{version} at {outcome.path}"
        return SymbolSource(description, found_by_the_loader=False)

    # --- libraries

    def get_real_library(self, abi: LibraryAbi) -> RealLibrary:
        """Return the library that is used for an ABI in all files. It may be missing.

        A library with a different major version is only used if it defines all functions that the files
        linked with it need. Otherwise, calls of real functions and of stub functions would be mixed.
        """
        if abi not in self._real_libraries:
            real_library = LibrarySearch(abi).find()
            needed = self._needed_functions.get(abi, _NeededFunctions())
            addresses = real_library.find_addresses(dict.fromkeys(needed.all))
            if not real_library.is_of_callers() and not needed.linked <= addresses.keys():
                real_library = real_library.drop_other_major()
                addresses = {}
            self._real_libraries[abi] = real_library
            self._addresses[abi] = addresses
        return self._real_libraries[abi]

    @functools.cached_property
    def _needed_functions(self) -> dict[LibraryAbi, _NeededFunctions]:
        """The functions that files need from each library."""
        needed_functions: dict[LibraryAbi, _NeededFunctions] = {}
        for file, imports in self._imports.items():
            for import_ in imports:
                if not import_.library or ".so" in import_.library:  # cudyn has no table of the library
                    continue
                try:
                    abi = self.choose_abi(file, import_)
                except Refusal:
                    continue
                needed = needed_functions.setdefault(abi, _NeededFunctions())
                _, function = resolve_symbol(import_.symbol)
                needed.all.append(function)
                if not import_.weak and self.find_link(file, import_) is not None:
                    needed.linked.add(function)
        return needed_functions

    @functools.cached_property
    def pins(self) -> dict[str, tuple[int, ...]]:
        """The versions of NVIDIA's libraries that the files' packages require."""
        requirements: dict[str, None] = {}  # a dict, in order to keep the order without duplicates
        for file in self.closure.files:
            requirements.update(dict.fromkeys(file.tree.requirements))
        return read_pins(requirements)

    # --- major versions

    def choose_abi(self, file: CompiledFile, import_: Import) -> LibraryAbi:
        """Return the library that provides an imported symbol, in the major version that the file needs.

        Raises:
            Refusal: The major version is not in the tables, or differs from the requested major version.
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
            file: The file that needs the library.
            owner: The library's name in the catalog.
            linked: The major versions that share the soname of the library that the file is linked with. If
                there are several, the versions of the file's other libraries determine the result.

        Returns:
            The major version, or None if the file does not record it or the library does not have one.

        Raises:
            Refusal: The major version differs from the version that was passed to the resolver.
        """
        if not has_majors(library(catalog.find(owner))):
            return None
        majors_of_others = {
            major
            for name, major in file.majors.items()
            if name != owner and has_majors(library(catalog.find(name)))
        }
        if linked:
            return max(majors_of_others.intersection(linked), default=linked[0])
        major = file.majors.get(owner)
        if not major and len(majors_of_others) == 1:
            [major] = majors_of_others
        if major and self._major and major != self._major:
            raise Refusal(
                f"expected major={major}, because it is linked for this version, got {self._major}",
                "omit major=.",
            )
        return major or self._major
