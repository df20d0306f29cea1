"""The result of comparing a file's needs with a system, as data and as a report for the user."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .._bindings.libraries.sonames import find_owner
from .closure import EXCLUDED, RELEASE, Closure, Link
from .compiled_file import CompiledFile
from .links import read_machine
from .symbol import Import

# How programs behave if one of their files can't be loaded, which may be better than using stubs
REMARKS = {
    "libonnxruntime_providers_cuda.so": "without CUDA's libraries onnxruntime uses the CPU immediately; "
    "with stubs it tries this provider first, which fails",
    "libonnxruntime_providers_tensorrt.so": "without TensorRT onnxruntime uses its other "
    "providers immediately; with stubs it tries this one first, which fails",
}


# The locations of libraries that are not searched for on this machine, keyed by origin
_LOCATIONS = {RELEASE: "in the releases of --majors", EXCLUDED: "excluded"}


class SymbolSource(NamedTuple):
    """The library or process that defines a symbol.

    Attributes:
        description: The path and the origin of the library, for the user.
        found_by_the_loader: Whether the system loader finds the library. Otherwise only cudyn finds it.
    """

    description: str
    found_by_the_loader: bool


class Findings:
    """The result of comparing one file's needs with a system.

    Attributes:
        file: The file that was checked.
        links: The NVIDIA libraries that the file is linked with.
        origins: Maps each library that the file is linked with to the origin of its file, as in `Link`.
        missing: The libraries, from any vendor, that the system loader does not find.
        symbols: The symbols that were looked up: the symbols in `file.symbols`, and all other symbols that
            are not defined.
        satisfied: Maps each symbol that the system loader finds to its source.
        through_cudyn: Maps each symbol that only cudyn finds to its source.
        unmet: The symbols that nothing defines, except weak symbols.
        unknown: Maps each symbol that a missing library may define to the names of these libraries.
        missing_nodes: (version node, library) pairs for the version nodes that the libraries lack.
        problems: The reasons why cudyn cannot open libraries that the file is linked with.
    """

    def __init__(
        self,
        file: CompiledFile,
        closure: Closure,
        symbols: Sequence[Import],
        sources: Sequence[SymbolSource | None],
        unknown: Mapping[Import, tuple[str, ...]],
        problems: Sequence[str],
    ) -> None:
        dependencies = closure.dependencies[file]
        self.file = file
        self.links = closure.list_links(file)
        self.origins = {name: dependencies[name].origin for name in file.needed if name in dependencies}
        self.missing = closure.list_missing(file)
        self.missing_nodes = closure.list_missing_nodes(file)
        self.symbols = tuple(symbols)
        self.unknown = dict(unknown)
        self.problems = problems
        # Every symbol with a source is either in `satisfied` or in `through_cudyn`.
        self.satisfied: dict[Import, str] = {}
        self.through_cudyn: dict[Import, str] = {}
        self.unmet: list[Import] = []
        for import_, source in dict(zip(symbols, sources)).items():
            if source is None:
                if not import_.weak and import_ not in unknown:
                    self.unmet.append(import_)
            elif source.found_by_the_loader:
                self.satisfied[import_] = source.description
            else:
                self.through_cudyn[import_] = source.description

    @property
    def is_of_cuda(self) -> bool:
        """Whether the file needs anything from NVIDIA's libraries."""
        return bool(self.file.symbols or self.links or self.file.opened)

    @property
    def is_lacking(self) -> bool:
        """Whether a library, a version node or a symbol that the file needs is missing or not known."""
        return bool(self.missing or self.missing_nodes or self.unmet or self.unknown)

    def write(self) -> Iterator[str]:
        """Yield the lines of a report for the user."""
        file = self.file
        name = f", {file.soname}" if file.soname else ""
        yield f"{file.file}: {file.kind} for {file.machine}{name}"
        if file.machine != read_machine():
            machine = read_machine() or sys.platform
            yield f"  nothing on this machine satisfies it: this Python is for {machine}"
        if file.is_for_musl:
            yield "  for systems with musl, such as Alpine Linux; systems with glibc can't load it"
        yield from self._write_links()
        yield from self._write_symbols()
        versioned = [
            link.soname for link in self.links if link.versioned and link.soname not in file.tree.by_name
        ]
        if versioned:
            sonames = ", ".join(versioned)
            yield f"  linked with symbol versions, so the loader accepts no other major version: {sonames}"
        if file.opened:
            yield f"  may open at run time: {', '.join(file.opened)}"
        if file.has_runtime:
            yield "  the CUDA runtime is linked in"
        remark = REMARKS.get(file.file.rpartition("/")[2])
        if remark:
            yield f"  {remark}"

    def _write_symbols(self) -> Iterator[str]:
        """Yield the lines about symbols, grouped by the library that defines them or would define them."""
        if not self.symbols and not self.unknown:
            yield "  needs no symbols from CUDA's libraries"
            return
        groups: dict[str, list[Import]] = {}
        for import_ in self.symbols:
            if import_ in self.satisfied:
                heading = f"satisfied by {self.satisfied[import_]}"
            elif import_ in self.through_cudyn:
                heading = f"only through cudyn: {self.through_cudyn[import_]}"
            elif import_ in self.unknown:
                continue
            else:
                heading = f"not satisfied: requires {self.file.describe_provider(import_)}"
            groups.setdefault(heading, []).append(import_)
        for import_, libraries in self.unknown.items():
            groups.setdefault(f"not known: {describe_unknown(libraries)}", []).append(import_)
        for heading, imports in groups.items():
            yield f"  {heading}"
            for import_ in imports:
                yield f"    {import_}"

    def _write_links(self) -> Iterator[str]:
        """Yield a line for each NVIDIA library that the file is linked with, and each missing library."""
        for link in self.links:
            yield self._describe_link(link)
        for soname in self.missing:
            if not find_owner(soname):
                yield f"  linked with {soname} by DT_NEEDED: not found"
        for node, soname in self.missing_nodes:
            yield f"  needs {node} of {soname}, which does not have it"
        for problem in self.problems:
            yield f"  {problem}"

    def _describe_link(self, link: Link) -> str:
        """Return the line about an NVIDIA library that the file is linked with."""
        reasons = []
        if link.needed:
            reasons.append("DT_NEEDED")
        if link.versioned:
            reasons.append("symbol versions")
        if link.origin == "inside":
            location = f"{link.found}, which is not on the file's search path"
        elif link.found:
            location = f"{link.found} ({link.origin})"
        else:
            location = _LOCATIONS.get(link.origin, "not found")
        remark = "" if link.library else ", of which cudyn has no table,"
        return f"  linked with {link.soname}{remark} by {' and '.join(reasons)}: {location}"


def describe_unknown(causes: Sequence[str]) -> str:
    """Return the reason why it is unknown whether a symbol is defined, such as "libfoo.so is missing".

    Args:
        causes: The reasons in `Lookup.unknown`: names of missing libraries, and sentences. Only sentences
            contain spaces.
    """
    libraries = [cause for cause in causes if " " not in cause]
    sentences = [cause for cause in causes if " " in cause]
    if libraries:
        verb = "is" if len(libraries) == 1 else "are"
        sentences.append(f"{' and '.join(libraries)} {verb} missing")
    return ", and ".join(sentences)
