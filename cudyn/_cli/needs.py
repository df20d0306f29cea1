"""The command `needs`: lists the CUDA libraries and symbols that compiled files need."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from .._bindings.libraries import catalog
from .._bindings.libraries.library import library
from .._bindings.libraries.sonames import find_library, is_system_library, list_majors
from .._errors import escape
from .._stubs.compiled_file import CompiledFile
from .._stubs.file_needs import Needs, needs
from .._stubs.findings import Findings
from .._stubs.library_abi import LibraryAbi
from .._stubs.library_names import resolve_symbol
from .._stubs.load_library import shorten
from .._stubs.plan import check_major
from .._stubs.requirements import find_libraries
from .._stubs.stub_folder import list_outdated
from .._stubs.symbol import Import
from .output import Parser, complain, say

_FACTS = ("file", "kind", "machine", "soname", "opened", "has_runtime")
_MET = ("satisfied", "through_cudyn")


def add_arguments(parser: Parser) -> None:
    kinds = "a shared library, an object file, a wheel, a folder of these, or an installed distribution"
    parser.add("FILE...", kinds)
    parser.add("--json", "as JSON")
    majors = (
        "CUDA major versions that will be installed, such as 12,13. Symbols in their toolkits count as met. "
        "Symbols in libraries with their own version numbers, such as cuDNN, count as met if the package "
        "requires the library's distribution"
    )
    parser.add("--majors N,N", majors, type=_read_majors, default=())
    policy = "only sort the libraries by origin, regardless of the libraries on this machine"
    parser.add("--policy", policy)
    parser.epilog = (
        "Exit status 1: a symbol is missing on this machine and in the libraries of these major versions; "
        "2: a file can't be read. Files are read, never loaded."
    )


def _read_majors(text: str) -> tuple[int, ...]:
    """Parse the value of --majors. Raises ValueError if a version is not a number or not supported."""
    majors = tuple(int(number) for number in text.split(","))
    for major in majors:
        check_major(major)
    return majors


def run(options: Namespace) -> int:
    """Print the requirements of the files.

    Returns:
        0 on success; 1 if a requirement is met neither by the system loader nor by the CUDA major versions; 2
        if a file cannot be read.
    """
    status = 0
    reports = []
    for file in _list_files(options.file):
        try:
            report = read_named(file)
        except (OSError, ValueError) as error:
            complain(error)
            status = 2
            continue
        compared = report.compare()
        libraries_by_origin = _group_by_origin(compared, options.majors) if options.policy else {}
        unmet_needs = libraries_by_origin.get(_NOT_MET, [])
        if not options.policy:
            unmet_needs = [text for findings in compared for text in _list_unmet(findings, options.majors)]
        if options.json:
            reports.append(
                _describe(report, compared, unmet_needs)
                | ({"policy": libraries_by_origin} if libraries_by_origin else {})
            )
        elif options.policy:
            say(escape(f"{report.file}: {report.kind}"))
            for origin, sonames in libraries_by_origin.items():
                say(escape(f"  {origin}: {', '.join(sonames)}"))
        elif report.kind == "wheel" and file not in options.file:  # a wheel in a directory that was passed
            say(_summarize(report, unmet_needs))
        else:
            say(report)
            if report.kind == "distribution":
                directories = os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
                for text in list_outdated(report.file, filter(None, directories)):
                    say(escape(text))
            unmet = ", ".join(map(escape, dict.fromkeys(unmet_needs)))
            say(f"not met: {unmet}" if unmet_needs else "all needs are met")
        status = max(status, 2 if report.refused else 1 if unmet_needs else 0)
    if options.json:
        say(json.dumps(reports, indent=1))
    return status


def read_named(name: str) -> Needs:
    """Return the requirements of a file or, if the name is not a path, of an installed distribution."""
    is_file = os.path.exists(name) or os.sep in name or "." in name
    return needs(name) if is_file else needs(distribution=name)


def _list_files(files: Sequence[str]) -> Iterator[str]:
    """Yield the files. A directory that contains wheels is replaced with the wheels."""
    for file in files:
        names = sorted(os.listdir(file)) if os.path.isdir(file) else []
        wheels = [os.path.join(file, name) for name in names if name.endswith(".whl")]
        yield from wheels or [file]


_NOT_MET = "not met"


def _group_by_origin(compared: Sequence[Findings], majors: Sequence[int]) -> dict[str, list[str]]:
    """Map each origin to the libraries that the files link with, regardless of the libraries on this machine.

    The origins are the same as in auditwheel: the system (by the manylinux policies), the wheel itself, a
    required distribution, and CUDA. If a library has several origins, the last of them in this list is used.
    """
    origins = ("every Linux", "itself", "a required distribution", "CUDA", _NOT_MET)
    ranks: dict[str, int] = {}  # soname -> index in `origins`
    for findings in compared:
        for soname, found_in in findings.origins.items():
            if is_system_library(soname):
                rank = 0
            elif found_in in ("beside it", "requirement"):
                rank = 1 if found_in == "beside it" else 2
            elif _is_required(soname, findings.file):
                rank = 2
            else:
                rank = 3 if _is_in_majors(soname, findings.file, majors) else 4
            ranks[soname] = max(rank, ranks.get(soname, 0))
    libraries_by_origin = {
        origin: sorted(soname for soname in ranks if ranks[soname] == rank)
        for rank, origin in enumerate(origins)
    }
    return {origin: sonames for origin, sonames in libraries_by_origin.items() if sonames}


def _is_in_majors(soname: str, file: CompiledFile, majors: Sequence[int]) -> bool:
    """Return whether a library is installed with these major versions of CUDA.

    A library with its own version numbers only counts if the file's package requires it.
    """
    owner, _ = find_library(soname)
    if not majors or not owner:
        return False
    if catalog.find(owner).numbering != "CUDA":
        return _is_required(soname, file)
    soname_majors = list_majors(soname)
    return not soname_majors or not {*soname_majors}.isdisjoint(majors)


def _is_required(soname: str, file: CompiledFile) -> bool:
    """Return whether the file's package requires an NVIDIA library that has its own version numbers."""
    owner, _ = find_library(soname)
    is_own = owner != "" and catalog.find(owner).numbering != "CUDA"
    return is_own and owner in find_libraries(tuple(file.tree.requirements))


def _list_unmet(findings: Findings, majors: Sequence[int]) -> Iterator[str]:
    """Yield a file's requirements that neither the system loader nor these CUDA major versions satisfy."""
    for soname in findings.missing:
        if not _is_in_majors(soname, findings.file, majors):
            yield soname
    for import_ in findings.symbols:
        is_unmet = not import_.weak and import_ not in findings.satisfied
        if is_unmet and not _is_defined(import_, findings.file, majors):
            yield str(import_)


def _is_defined(import_: Import, file: CompiledFile, majors: Sequence[int]) -> bool:
    """Return whether the libraries of these major versions define a symbol that a file imports.

    If the file is linked against one of these versions, only that version counts. Otherwise all of them must
    define the symbol.
    """
    owner = import_.library
    if not majors or not owner or ".so" in owner:
        return False
    owner_library = library(catalog.find(owner))
    if owner_library.info.numbering != "CUDA" and owner not in find_libraries(tuple(file.tree.requirements)):
        return False
    names = (import_.file, *file.needed)
    linked = next((list_majors(name) for name in names if find_library(name)[0] == owner), ())
    named = {*linked}.intersection(majors)
    if linked and not named:
        return False
    function = resolve_symbol(import_.symbol)[1]
    if not LibraryAbi(owner_library).has_function(function):
        return True  # a C++ function, which the tables do not contain
    abis = (LibraryAbi(owner_library, major) for major in named or majors)
    in_majors = (bool(abi.list_releases_with(function)) for abi in abis)
    return any(in_majors) if named else all(in_majors)


def _summarize(report: Needs, unmet_needs: Sequence[str]) -> str:
    """Return one line that summarizes the requirements of a wheel."""
    names = {link.soname: None for link in report.links}
    names |= {f"{name} (opened by itself)": None for name in report.opened if name not in names}
    linked = ["the CUDA runtime is linked in"] * report.has_runtime
    summary = "; ".join([", ".join(names) or "nothing of CUDA", *linked])
    outcome = f"not met: {shorten(list(dict.fromkeys(unmet_needs)))}" if unmet_needs else "met"
    result = f"{len(report.refused)} files can't be read" if report.refused else outcome
    return escape(f"{os.path.basename(report.file)}: {summary}: {result}")


def _describe(report: Needs, compared: Sequence[Findings], unmet_needs: Sequence[str]) -> dict[str, Any]:
    """Return the requirements of a file as they are printed with --json."""
    return {
        "file": report.file,
        "kind": report.kind,
        "majors": report.majors,
        "refused": report.refused,
        "not_met": list(dict.fromkeys(unmet_needs)),
        "files": [
            {
                **{name: getattr(findings.file, name) for name in _FACTS},
                "links": [link._asdict() for link in findings.links],
                "missing": findings.missing,
                "problems": findings.problems,
                "symbols": [
                    import_._asdict() | {key: getattr(findings, key).get(import_) for key in _MET}
                    for import_ in findings.symbols
                ],
            }
            for findings in compared
        ],
    }
