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
    """Determine the symbols to provide, and open the libraries that only cudyn finds. Raises Refusal."""
    closure = follow(needs)
    if _open_found(closure):
        closure = follow(needs)  # the opened libraries count as found now
    resolver = Resolver(closure, major)
    builder = _PlanBuilder(resolver)
    if any(helpers.SONAME in findings.missing for findings in resolver.findings):
        builder.stubs[helpers.SONAME] = []
    for findings in resolver.findings:
        builder.add(findings)
    builder.add_cute_functions()
    builder.check_majors()
    return Plan(closure, builder.stubs)


def _open_found(closure: Closure) -> bool:
    """Open the libraries that only cudyn finds, and return whether any was opened."""
    links = dict.fromkeys(link for file in closure.files for link in closure.list_links(file))
    opened = [_open(link) for link in links if link.origin not in ("already loaded", RPATH, NAMED)]
    return any(opened)


def _open(link: Link) -> bool:
    """Open a library, so that the system loader uses the same copy. Return whether it was opened."""
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

    def add(self, findings: Findings) -> None:
        """Add the symbols that one file needs."""
        file = findings.file
        # The NVIDIA libraries that the system loader does not find
        missing = [link.soname for link in findings.links if link.origin not in LOADER]
        for soname in missing:
            if soname in file.needed:
                self.stubs.setdefault(soname, [])
        for import_ in list_unsatisfied(findings):
            link = self._resolver.find_link(file, import_)
            is_root = file is self._resolver.closure.root
            if is_root and link is not None and import_.file and self._resolver.find_opened(file, link):
                continue  # `open_with_needed` will open a library that defines the symbol
            soname = link.soname if link is not None and link.soname in missing else ""
            if import_.version and import_.file not in file.needed:
                soname = import_.file  # the loader looks for the version node in this library
            if not import_.library:
                if helpers.is_cute_function(import_.symbol):
                    self._cute_functions.setdefault(import_.symbol, file)
                continue
            symbol = self._make_symbol(file, import_)
            if symbol is not None:
                self.stubs.setdefault(soname, []).append(symbol)

    def _make_symbol(self, file: CompiledFile, import_: Import) -> Symbol | None:
        """Create the symbol for an import. Return None if it already exists or may stay undefined."""
        key = import_.symbol, import_.version
        if ".so" in import_.library:  # a soname, which means that cudyn has no table of the library
            if import_.weak or key in self._majors:
                return None
            self._majors[key] = None
            return make_unknown(import_.symbol, import_.version, UNTABLED, (import_.library,), import_.data)
        function = resolve_symbol(import_.symbol)[1]
        abi = self._resolver.choose_abi(file, import_)
        if key in self._majors:
            if self._majors[key] != abi.major:  # two files call the function with different major versions
                unknown = self._resolver.get_abi(import_.library, None)
                self._unclear.setdefault(unknown, []).append(function)
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
        unknown = [name for name in self._cute_functions if name not in helpers.CUTE_FUNCTIONS]
        if unknown:
            known = ", ".join(helpers.CUTE_FUNCTIONS)
            raise Refusal(
                f"it calls {', '.join(unknown)} from {helpers.TITLE}; cudyn implements {known}",
                f"load {helpers.TITLE} itself first ({helpers.SONAME}), or update cudyn.",
            )
        if self._cute_functions:
            file = next(iter(self._cute_functions.values()))
            abi = self._resolver.get_abi("runtime", self._resolver.choose_major(file, "runtime"))
            real_library = self._resolver.get_real_library(abi)
            is_library_missing = helpers.SONAME in self.stubs
            symbols = self.stubs.setdefault(helpers.SONAME if is_library_missing else "", [])
            symbols += (real_library.make_symbol("", "", name) for name in helpers.RUNTIME_CALLS)
            symbols += map(Symbol, self._cute_functions)


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
