"""Determines the symbols to provide for a file: those that neither the process nor any library defines."""

from __future__ import annotations

import dataclasses
import functools

from .._bindings.libraries import catalog, dl
from .._bindings.libraries.library import library, parse
from .._bindings.libraries.load import open_checked
from .closure import Closure, Link, follow
from .compiled_file import CompiledFile
from .cute import helpers
from .findings import Findings
from .library_abi import LibraryAbi
from .library_names import resolve_symbol
from .links import LOADER, NAMED, RPATH
from .resolver import Refusal, Resolver, list_unsatisfied
from .symbol import UNTABLED, Import, Symbol, make_unknown


@dataclasses.dataclass(frozen=True)
class Plan:
    """The symbols to provide for one or more files.

    Attributes:
        closure: The files, and the libraries that are loaded together with them.
        stubs: Maps the soname of each missing library, from a DT_NEEDED entry or a version node, to the
            symbols of its stub. The key "" is used for symbols that any library may define.
    """

    closure: Closure
    stubs: dict[str, list[Symbol]]


def make_plan(needs: CompiledFile, major: int | None) -> Plan:
    """Determine the symbols to provide, and open the libraries that only cudyn finds.

    Args:
        needs: The files.
        major: The CUDA major version that the files were compiled for, or None to use the version that each
            file records.

    Raises:
        Refusal: The symbols can't be provided.
    """
    closure = follow(needs)
    if _open_libraries(closure):
        closure = follow(needs)  # the system loader now finds the opened libraries
    resolver = Resolver(closure, major)
    builder = _PlanBuilder(resolver)
    if any(helpers.SONAME in findings.missing for findings in resolver.findings):
        builder.stubs[helpers.SONAME] = []
    for findings in resolver.findings:
        builder.add_symbols(findings)
    builder.add_cute_functions()
    builder.check_majors()
    return Plan(closure, builder.stubs)


def _open_libraries(closure: Closure) -> bool:
    """Open the libraries that only cudyn finds, and return whether any was opened."""
    links = dict.fromkeys(link for file in closure.files for link in closure.list_links(file))
    is_any_opened = False
    for link in links:
        if link.origin not in ("already loaded", RPATH, NAMED) and _open_library(link):
            is_any_opened = True
    return is_any_opened


def _open_library(link: Link) -> bool:
    """Open a library that a file is linked with, so that the system loader uses the same copy as cudyn.

    Return whether it was opened.
    """
    if link.library:  # cudyn itself may already use this library
        linked_library = library(catalog.find(link.library))
        outcome = linked_library.load_major(link.major) if link.major else linked_library.outcome
        handle = outcome.handle if outcome is not None else None
        if handle is not None and dl.read_links(handle).soname == link.soname:
            return True
    if not link.found or link.origin in LOADER:
        return False
    try:
        open_checked(link.found)
    except (OSError, ValueError):
        return False
    return True


class _PlanBuilder:
    """Collects the symbols to provide, one file after the other.

    Attributes:
        stubs: The symbols so far, keyed by soname as in `Plan.stubs`.
    """

    def __init__(self, resolver: Resolver) -> None:
        self.stubs: dict[str, list[Symbol]] = {}
        self._resolver = resolver
        # Maps (symbol, version node) to the callers' major version, for all symbols so far.
        self._majors: dict[tuple[str, str], int | None] = {}
        # Functions whose callers' major version is unknown, or differs between files
        self._unclear: dict[LibraryAbi, list[str]] = {}
        # Maps each function of the CuTe DSL's runtime to the first file that calls it.
        self._cute_functions: dict[str, CompiledFile] = {}

    def add_symbols(self, findings: Findings) -> None:
        """Add the symbols that one file needs."""
        file = findings.file
        missing_libraries = [link.soname for link in findings.links if link.origin not in LOADER]
        for soname in missing_libraries:
            if soname in file.needed:
                self.stubs.setdefault(soname, [])
        for import_ in list_unsatisfied(findings):
            link = self._resolver.find_link(file, import_)
            if self._will_be_opened(file, import_, link):
                continue
            if not import_.library:
                if helpers.is_cute_function(import_.symbol):
                    self._cute_functions.setdefault(import_.symbol, file)
                continue
            soname = ""
            if import_.version and import_.file not in file.needed:
                soname = import_.file  # the loader looks for the version node in this library
            elif link is not None and link.soname in missing_libraries:
                soname = link.soname
            symbol = self._make_symbol(file, import_)
            if symbol is not None:
                self.stubs.setdefault(soname, []).append(symbol)

    def _will_be_opened(self, file: CompiledFile, import_: Import, link: Link | None) -> bool:
        """Return whether `open_with_needed` will open a library that defines a symbol.

        It opens the libraries of the file that is passed to `load_library`, but not those of other files.

        Args:
            file: The file that imports the symbol.
            import_: The symbol.
            link: The library that defines the symbol, if the file is linked with it.
        """
        if file is not self._resolver.closure.root or link is None or not import_.file:
            return False
        return bool(self._resolver.find_opened(file, link))

    def _make_symbol(self, file: CompiledFile, import_: Import) -> Symbol | None:
        """Create the symbol for an import. Return None if it already exists or may stay undefined."""
        key = import_.symbol, import_.version
        if ".so" in import_.library:  # a soname, which means that cudyn has no table of the library
            if import_.weak or key in self._majors:
                return None
            self._majors[key] = None
            return make_unknown(import_.symbol, import_.version, UNTABLED, (import_.library,), import_.data)
        _, function = resolve_symbol(import_.symbol)
        abi = self._resolver.choose_abi(file, import_)
        if key in self._majors:
            if self._majors[key] != abi.major:  # two files call the function with different major versions
                abi_of_unknown_major = self._resolver.get_abi(import_.library, None)
                self._unclear.setdefault(abi_of_unknown_major, []).append(function)
            return None
        real_library = self._resolver.get_real_library(abi)
        if import_.weak and not real_library.find_addresses([function]):
            return None
        self._majors[key] = abi.major
        if abi.major is None:
            self._unclear.setdefault(abi, []).append(function)
        return real_library.make_symbol(import_.symbol, import_.version, function, import_.data)

    def check_majors(self) -> None:
        """Raise Refusal if a function's signature depends on the major version, which is unknown."""
        for abi, functions in self._unclear.items():
            ambiguous = abi.list_ambiguous(dict.fromkeys(functions))
            if ambiguous:
                raise Refusal(
                    f"it does not record the CUDA major version it was compiled for, and the signatures of "
                    f"{', '.join(ambiguous)} in the {abi.library.info.title} differ between major versions",
                    "pass the major version, as in major=12.",
                )

    def add_cute_functions(self) -> None:
        """Add the CuTe DSL's functions, and the CUDA runtime functions that they call.

        Raises:
            Refusal: cudyn does not implement one of the functions.
        """
        if not self._cute_functions:
            return
        unknown = [name for name in self._cute_functions if name not in helpers.CUTE_FUNCTIONS]
        if unknown:
            known = ", ".join(helpers.CUTE_FUNCTIONS)
            raise Refusal(
                f"it calls {', '.join(unknown)} from {helpers.TITLE}; cudyn implements {known}",
                f"load {helpers.TITLE} itself first ({helpers.SONAME}), or update cudyn.",
            )
        first_file, *_ = self._cute_functions.values()
        abi = self._resolver.get_abi("runtime", self._resolver.choose_major(first_file, "runtime"))
        real_library = self._resolver.get_real_library(abi)
        soname = helpers.SONAME if helpers.SONAME in self.stubs else ""
        symbols = self.stubs.setdefault(soname, [])
        symbols += [real_library.make_symbol("", "", name) for name in helpers.RUNTIME_CALLS]
        symbols += [Symbol(name) for name in self._cute_functions]


@functools.cache
def _list_known_majors() -> list[int]:
    """List the CUDA major versions in the tables."""
    releases = library(catalog.find("runtime")).releases
    return list(dict.fromkeys(parse(release)[0] for release in releases))


def check_major(major: int | None) -> None:
    """Raise ValueError for a CUDA major version that is not in the tables."""
    known = _list_known_majors()
    if major is not None and major not in known:
        raise ValueError(f"major: expected {', '.join(map(str, known[:-1]))} or {known[-1]}, got {major!r}")
