"""Generates the tables of functions that stubs call in libraries of other CUDA major versions."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable

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
    """Compare the functions of a library between all pairs of major versions of CUDA.

    Returns:
        A dict for each function. It maps a pair of versions, (version that the caller was built for, version
        of the library), to the way in which the caller can call the function.
    """
    relations: dict[str, dict[tuple[int, int], Relation]] = {}
    for caller_major, library_major in itertools.permutations(_list_majors(owner), 2):
        abi = get_abi(owner, caller_major)
        for function in abi.list_functions():
            relation = relate(abi, function, list_releases(owner, library_major))
            relations.setdefault(function, {})[caller_major, library_major] = relation
    return relations


def _format_relation(function: str, relation: Relation | None) -> str:
    """Return the contents of a table's cell about a function and a pair of versions.

    Args:
        function: The name of the function.
        relation: The way to call the function, or None if the caller's version does not contain it.
    """
    if relation is None:
        return ""
    if relation.kind == "missing":
        return "–"
    if relation.kind != "bridged":
        return relation.kind
    symbols = dict.fromkeys(bridge.symbol for bridge in relation.bridges)
    other_symbols = [f"`{symbol}`" for symbol in symbols if symbol != function]
    if not other_symbols:
        return "bridged"
    return f"bridged: {' or '.join(other_symbols)}"


def write_runtime() -> str:
    """Return the Markdown table of the runtime's functions that are bridged or refused between versions.

    A sentence below the table lists all other functions.
    """
    owner = library(catalog.find("runtime"))
    pairs = [*itertools.permutations(_list_majors(owner), 2)]
    titles = [f"{caller_major} on {library_major}" for caller_major, library_major in pairs]
    rows = [f"| function | {' | '.join(titles)} |", "|---|" + "---|" * len(pairs)]
    unchanged_functions = []
    for function, relation_by_pair in _relate_all(owner).items():
        kinds = {relation.kind for relation in relation_by_pair.values()}
        if kinds <= {"same", "missing"}:
            unchanged_functions.append(f"`{function}`")
            continue
        cells = [_format_relation(function, relation_by_pair.get(pair)) for pair in pairs]
        rows.append(f"| `{function}` | {' | '.join(cells)} |")
    count = len(unchanged_functions)
    title = f"The {count} functions with the same signature in all major versions that contain them"
    return "\n".join([*rows, "", f"{title}: {', '.join(unchanged_functions)}."])


def write_refused() -> str:
    """Return the Markdown table of functions that callers for one major version cannot call in another."""
    rows = ["| library | function | callers of | on | reason |", "|---|---|---|---|---|"]
    for info in catalog.find_all():
        owner = library(info)
        if not has_majors(owner) or info.name in _UNCHANGED:
            continue
        for function, relation_by_pair in _relate_all(owner).items():
            for reason, pairs in _group_refusals(relation_by_pair).items():
                callers = _join_numbers(caller_major for caller_major, _ in pairs)
                libraries = _join_numbers(library_major for _, library_major in pairs)
                rows.append(f"| {info.title} | `{function}` | {callers} | {libraries} | {reason} |")
    return "\n".join(rows)


def _group_refusals(relation_by_pair: dict[tuple[int, int], Relation]) -> dict[str, list[tuple[int, int]]]:
    """Return the pairs of versions for which a function is refused, grouped by the reason."""
    pairs_by_reason: dict[str, list[tuple[int, int]]] = {}
    for pair, relation in relation_by_pair.items():
        if relation.kind == "refused":
            pairs_by_reason.setdefault(relation.reason, []).append(pair)
    return pairs_by_reason


def _join_numbers(numbers: Iterable[int]) -> str:
    """Return different numbers in ascending order, separated by commas."""
    return ", ".join(str(number) for number in sorted({*numbers}))


def write_counts() -> str:
    """Return the Markdown table with the numbers of the runtime's functions that are bridged, refused, etc.

    The table contains a row for each pair of versions, and a column for each kind of relation.
    """
    owner = library(catalog.find("runtime"))
    kinds = ("same", "bridged", "refused", "missing")
    rows = [f"| callers of | library of | {' | '.join(kinds)} |", "|---|---|" + "---:|" * len(kinds)]
    relations = _relate_all(owner)
    for pair in itertools.permutations(_list_majors(owner), 2):
        counts: Counter[str] = Counter()
        for relation_by_pair in relations.values():
            if pair in relation_by_pair:
                counts[relation_by_pair[pair].kind] += 1
        caller_major, library_major = pair
        cells = [str(counts[kind]) for kind in kinds]
        rows.append(f"| {caller_major} | {library_major} | {' | '.join(cells)} |")
    return "\n".join(rows)
