"""`python -m cudyn needs`: the symbols and libraries of CUDA that compiled files need."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from .._bindings.libraries import catalog
from .._bindings.libraries.library import library
from .._errors import escape
from .._stubs.file_needs import Needs, needs
from .._stubs.findings import Findings
from .._stubs.load_library import shorten
from .._stubs.owners import find_library, is_systems, list_majors, look_up
from .._stubs.plan import check_major
from .._stubs.requirements import find_libraries
from .._stubs.stub_folder import list_outdated
from .._stubs.supply import Supply
from .._stubs.symbol import Need
from .output import Parser, complain, say

_FACTS = ("file", "kind", "machine", "soname", "opened", "has_runtime")
_MET = ("satisfied", "through_cudyn")


def add_arguments(parser: Parser) -> None:
    kinds = "a shared library, an object file, a wheel, a folder of these, or an installed distribution"
    parser.add("FILE...", kinds)
    parser.add("--json", "as JSON")
    what = (
        "CUDA majors that will be installed, such as 12,13: what their toolkits have counts as met; what has "
        "a numbering of its own, such as cuDNN, counts if the package requires its distribution"
    )
    parser.add("--majors N,N", what, type=_read_majors, default=())
    what = "only sort the libraries by where they come from; what this machine has does not count"
    parser.add("--policy", what)
    parser.epilog = (
        "Exit status 1: a symbol is missing, here and in the libraries of these majors; 2: a file can't be "
        "read. Files are read, never loaded."
    )


def _read_majors(text: str) -> tuple[int, ...]:
    majors = tuple(int(part) for part in text.split(","))
    for major in majors:
        check_major(major)
    return majors


def run(options: Namespace) -> int:
    """Return 0, 1 if a need is met neither by the system loader nor by the majors, 2: an unreadable file."""
    status = 0
    reports = []
    for file in _list_files(options.file):
        try:
            found = read_named(file)
        except (OSError, ValueError) as error:
            complain(error)
            status = 2
            continue
        looks = found.compare()
        sorted_ = _sort_by_policy(looks, options.majors) if options.policy else {}
        open_needs = sorted_.get(_NOT_MET, [])
        if not options.policy:
            open_needs = [text for look in looks for text in _list_open(look, options.majors)]
        if options.json:
            reports.append(_describe(found, looks, open_needs) | ({"policy": sorted_} if sorted_ else {}))
        elif options.policy:
            say(escape(f"{found.file}: {found.kind}"))
            for head, sonames in sorted_.items():
                say(escape(f"  {head}: {', '.join(sonames)}"))
        elif found.kind == "wheel" and file not in options.file:  # one of a folder
            say(_sum_up(found, open_needs))
        else:
            say(found)
            if found.kind == "distribution":
                folders = os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
                for text in list_outdated(found.file, filter(None, folders)):
                    say(escape(text))
            left = ", ".join(map(escape, dict.fromkeys(open_needs)))
            say(f"not met: {left}" if open_needs else "all needs are met")
        status = max(status, 2 if found.refused else 1 if open_needs else 0)
    if options.json:
        say(json.dumps(reports, indent=1))
    return status


def read_named(name: str) -> Needs:
    """Read a file or, by a plain name that is not a file's, an installed distribution."""
    is_file = os.path.exists(name) or os.sep in name or "." in name
    return needs(name) if is_file else needs(distribution=name)


def _list_files(files: Sequence[str]) -> Iterator[str]:
    """List the files, with the wheels in a folder in its place."""
    for file in files:
        names = sorted(os.listdir(file)) if os.path.isdir(file) else []
        wheels = [os.path.join(file, name) for name in names if name.endswith(".whl")]
        yield from wheels or [file]


_NOT_MET = "not met"


def _sort_by_policy(looks: Sequence[Findings], majors: Sequence[int]) -> dict[str, list[str]]:
    """Sort the libraries that files are linked with by where they come from, wherever they are installed.

    As auditwheel does: from the system, by the manylinux policies; from the wheel itself; from a required
    distribution; from CUDA. A library comes from the place that is farthest from the file, if from several.
    """
    heads = ("every Linux", "itself", "a required distribution", "CUDA", _NOT_MET)
    places: dict[str, int] = {}
    for look in looks:
        for soname, origin in look.origins.items():
            if is_systems(soname):
                place = 0
            elif origin in ("beside it", "requirement"):
                place = 1 if origin == "beside it" else 2
            elif _is_required(soname, look.needs):
                place = 2
            else:
                place = 3 if _is_of_majors(soname, look.needs, majors) else 4
            places[soname] = max(place, places.get(soname, 0))
    sorted_ = {head: sorted(s for s in places if places[s] == number) for number, head in enumerate(heads)}
    return {head: sonames for head, sonames in sorted_.items() if sonames}


def _is_of_majors(soname: str, part: Needs, majors: Sequence[int]) -> bool:
    """Do these majors of CUDA have a library that a table knows, or does the package require its own one?"""
    owner, _ = find_library(soname)
    if not majors or not owner:
        return False
    if catalog.find(owner).numbering != "CUDA":
        return _is_required(soname, part)
    named = list_majors(soname)
    return not named or not {*named}.isdisjoint(majors)


def _is_required(soname: str, part: Needs) -> bool:
    """Does a file's package require the distribution of a library of NVIDIA's that has its own numbering?"""
    owner, _ = find_library(soname)
    is_own = owner != "" and catalog.find(owner).numbering != "CUDA"
    return is_own and owner in find_libraries(tuple(part.tree.requirements))


def _list_open(look: Findings, majors: Sequence[int]) -> Iterator[str]:
    """Write the needs of a file that are met neither by the system loader nor by the majors."""
    for soname in look.missing:
        if not _is_of_majors(soname, look.needs, majors):
            yield soname
    for need in look.symbols:
        if not need.weak and need not in look.satisfied and not _has(need, look.needs, majors):
            yield str(need)


def _has(need: Need, part: Needs, majors: Sequence[int]) -> bool:
    """Do the libraries of these majors have a symbol: of the one that it is linked for, or else each?"""
    owner = need.library
    if not majors or not owner or ".so" in owner:
        return False
    of = library(catalog.find(owner))
    if of.info.numbering != "CUDA" and owner not in find_libraries(tuple(part.tree.requirements)):
        return False
    names = (need.file, *part.needed)
    linked = next((list_majors(name) for name in names if find_library(name)[0] == owner), ())
    named = {*linked}.intersection(majors)
    if linked and not named:
        return False
    real = look_up(need.symbol)[1]
    if not Supply(of).knows(real):
        return True  # it is the library's by its node or prefix: what is declared for C++ is in no table
    has = (bool(Supply(of, each).list_having(real)) for each in named or majors)
    return any(has) if named else all(has)


def _sum_up(found: Needs, open_needs: Sequence[str]) -> str:
    """Write the needs of a wheel in a line."""
    names = {link.soname: None for link in found.links}
    names |= {f"{name} (opened by itself)": None for name in found.opened if name not in names}
    linked = ["the CUDA runtime is linked in"] * found.has_runtime
    what = "; ".join([", ".join(names) or "nothing of CUDA", *linked])
    left = f"not met: {shorten(list(dict.fromkeys(open_needs)))}" if open_needs else "met"
    said = f"{len(found.refused)} files can't be read" if found.refused else left
    return escape(f"{os.path.basename(found.file)}: {what}: {said}")


def _describe(found: Needs, looks: Sequence[Findings], open_needs: Sequence[str]) -> dict[str, Any]:
    return {
        "file": found.file,
        "kind": found.kind,
        "majors": found.majors,
        "refused": found.refused,
        "not_met": list(dict.fromkeys(open_needs)),
        "files": [
            {
                **{name: getattr(look.needs, name) for name in _FACTS},
                "links": [link._asdict() for link in look.links],
                "missing": look.missing,
                "symbols": [
                    need._asdict() | {what: getattr(look, what).get(need) for what in _MET}
                    for need in look.symbols
                ],
            }
            for look in looks
        ],
    }
