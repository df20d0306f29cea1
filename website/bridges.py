"""Generates the tables of functions that stubs call in libraries of other CUDA major versions."""

from __future__ import annotations

import itertools

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import Library, library, parse
from cudyn._stubs.bridges import Relation, list_releases, relate
from cudyn._stubs.library_abi import get_abi, has_majors

# Libraries that are not compared, because comparing their many functions takes long. None of these functions
# differs between versions.
_UNCHANGED = ("npp",)


def _list_majors(owner: Library) -> list[int]:
    """List the major versions of CUDA that contain a library."""
    return sorted({parse(release)[0] for release in owner.releases})


def _relate_all(owner: Library) -> dict[str, dict[tuple[int, int], Relation]]:
    """Return how a caller that was built for one major version can call each function in another version.

    The result maps each function to a dict. This dict maps (version of the caller, version of the library) to
    the relation between these two versions of the function.
    """
    relations: dict[str, dict[tuple[int, int], Relation]] = {}
    for own, other in itertools.permutations(_list_majors(owner), 2):
        abi = get_abi(owner, own)
        for function in abi.list_functions():
            relation = relate(abi, function, list_releases(owner, other))
            relations.setdefault(function, {})[own, other] = relation
    return relations


def _format_relation(function: str, relation: Relation | None) -> str:
    """Format a relation for a cell of the table. It is None if the caller's version lacks the function."""
    if relation is None:
        return ""
    if relation.kind != "bridged":
        return {"same": "same", "missing": "–"}.get(relation.kind, relation.kind)
    symbols = dict.fromkeys(bridge.symbol for bridge in relation.bridges)
    others = [f"`{symbol}`" for symbol in symbols if symbol != function]
    return "bridged" + (f": {' or '.join(others)}" if others else "")


def write_runtime() -> str:
    """Write the table of the runtime's functions that are bridged or refused for any pair of versions.

    A sentence below the table lists all other functions.
    """
    owner = library(catalog.find("runtime"))
    relations = _relate_all(owner)
    pairs = [*itertools.permutations(_list_majors(owner), 2)]
    rows = [f"| function | {' | '.join(f'{own} on {other}' for own, other in pairs)} |"]
    rows.append("|---|" + "---|" * len(pairs))
    same = []
    for function, by_pair in relations.items():
        if {relation.kind for relation in by_pair.values()} <= {"same", "missing"}:
            same.append(function)
        else:
            cells = " | ".join(_format_relation(function, by_pair.get(pair)) for pair in pairs)
            rows.append(f"| `{function}` | {cells} |")
    names = ", ".join(f"`{name}`" for name in same)
    title = f"The {len(same)} functions with the same signature in all major versions that contain them"
    return "\n".join([*rows, "", f"{title}: {names}."])


def write_refused() -> str:
    """Write the table of functions that callers built for one major version cannot call in another one."""
    rows = ["| library | function | callers of | on | reason |", "|---|---|---|---|---|"]
    for info in catalog.find_all():
        owner = library(info)
        if not has_majors(owner) or info.name in _UNCHANGED:
            continue
        for function, by_pair in _relate_all(owner).items():
            refused: dict[str, list[tuple[int, int]]] = {}
            for pair, relation in by_pair.items():
                if relation.kind == "refused":
                    refused.setdefault(relation.reason, []).append(pair)
            for reason, pairs in refused.items():
                own, other = (", ".join(map(str, sorted({*majors}))) for majors in zip(*pairs, strict=True))
                rows.append(f"| {info.title} | `{function}` | {own} | {other} | {reason} |")
    return "\n".join(rows)


def write_counts() -> str:
    """Write the table that counts the runtime's functions by kind of relation, for each pair of versions."""
    owner = library(catalog.find("runtime"))
    kinds = ("same", "bridged", "refused", "missing")
    rows = [f"| callers of | library of | {' | '.join(kinds)} |", "|---|---|" + "---:|" * len(kinds)]
    relations = _relate_all(owner)
    for own, other in itertools.permutations(_list_majors(owner), 2):
        pair_kinds = [by_pair[own, other].kind for by_pair in relations.values() if (own, other) in by_pair]
        counts = " | ".join(str(pair_kinds.count(kind)) for kind in kinds)
        rows.append(f"| {own} | {other} | {counts} |")
    return "\n".join(rows)
