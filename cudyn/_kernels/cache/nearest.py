"""Explains how cache entries differ, and finds the most similar entry to a missing one."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from typing import Any

from ..._errors import escape
from . import contents, settings, store
from .entries import find_fault, read_facts
from .inputs import Inputs, get_origin

_MOST_READ = 2000  # files
_HASHES = ("source", "headers")  # inputs of a compilation that are stored as hashes


def describe(inputs: Inputs, compiler: str = "", differences: str = "") -> str:
    """Describe why a compilation is not cached, or the most similar cache entry and how it differs.

    Only entries for the same source are read (see `inputs.get_origin`) or, if there are none, entries for
    sources with the same name.

    Args:
        compiler: The compiler's name and version, or "".
        differences: Description of how the entries for the same inputs differ, or "" if there are no such
            entries.
    """
    if inputs.uncacheable_reason:
        return f"It is not cached: {inputs.uncacheable_reason}."
    root = settings.get_folder()
    if root is None:
        return "The cache has no folder."
    why = _find_refusal(root, inputs.key)
    if why:
        return f"The cache {why}. CUDYN_CACHE_DIR names another folder."
    known, similar, count = _find_similar(inputs.key)
    if not known:
        return f"The cache {escape(root)} has no entry for this source (files: {count})."
    wanted = {**inputs.facts, "compiler": compiler} if compiler else inputs.facts
    best = wanted if differences else min(known, key=lambda facts: _measure(facts, wanted))
    return (
        f"The cache {escape(root)} does not have it (files: {count}, of this source: {similar}). "
        f"The nearest is {escape(best['name'])} for {best['architecture']} as {best['kind']}, "
        f"with {differences or compare(best, wanted)}."
    )


def show_headers(names: Iterable[str]) -> str:
    """Return "other headers" with the names of some of them."""
    some = sorted(set(names))
    more = f" and {len(some) - 5} more" if len(some) > 5 else ""
    return f"other headers ({', '.join(map(escape, some[:5]))}{more})" if some else "other headers"


def compare(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Describe the differences between two compilations in the inputs that both of them have."""
    differ = [name for name in other if one.get(name) != other[name]]
    if "build" in differ and {"compiler", "headers"} & {*differ}:
        differ.remove("build")
    words = {
        "source": "other source",
        "headers": show_headers(_name_others(one, other, "headers")),
        "headers in memory": show_headers(_name_others(one, other, "headers in memory")),
        "build": f"other headers of the toolkit, or another file of {other.get('compiler') or 'NVRTC'}",
        "compiler": f"{one.get('compiler')} instead of {other.get('compiler')}",
    }
    return ", ".join(words.get(n) or f"{n} {one.get(n)!r} instead of {other[n]!r}" for n in differ)


def find_entry(name: str) -> tuple[str, dict[str, Any]]:
    """Return the path and the recorded inputs of an entry.

    Args:
        name: The name of a file, or a key or its first digits.

    Raises:
        ValueError: The entry is missing.
    """
    if os.path.isfile(name):
        paths = [os.path.abspath(name)]
    else:
        paths = [file.path for file in contents.list_files() if os.path.basename(file.path).startswith(name)]
    entries = [(path, facts) for path, facts in zip(paths, map(read_facts, paths)) if facts]
    if len(entries) != 1:
        expected = "expected a cache file or a unique prefix of its key"
        raise ValueError(f"{escape(name)}: {expected}, got {len(entries)} of {len(paths)} files")
    path, facts = entries[0]
    return path, {**facts, "build": path.rpartition(".")[2]}


def explain(name: str, other: str | None = None) -> str:
    """Describe the inputs of an entry, and how they differ from those of a given entry, or of the most
    similar entry.

    Raises ValueError.
    """
    path, facts = find_entry(name)
    if other is not None:
        their_path, theirs = find_entry(other)
    else:
        key = os.path.basename(path).partition(".")[0]
        known, _, _ = _find_similar(key)
        rest = [each for each in known if os.path.basename(each["file"]) != os.path.basename(path)]
        if not rest:
            return "\n".join([*_list(path, facts), "The cache has no other entry of this source."])
        theirs = min(rest, key=lambda each: _measure(each, facts))
        their_path = theirs["file"]
    differs = compare(theirs, facts) or "nothing: the two are of the same inputs"
    return "\n".join([*_list(path, facts), f"{escape(their_path)} has {differs}."])


def _list(path: str, facts: Mapping[str, Any]) -> Iterable[str]:
    yield escape(path)
    for name, value in facts.items():
        if name == "headers" and isinstance(value, dict):
            value = ", ".join(f"{header} {digest}" for header, digest in value.items() if header)
        if value:
            yield f"  {name:<17} {escape(str(value))}"


def _measure(facts: Mapping[str, Any], wanted: Mapping[str, Any]) -> tuple[int, float]:
    """Return the number of inputs that differ and a measure of the differences, for sorting."""
    others = [name for name in wanted if facts.get(name) != wanted[name]]
    texts = [(str(facts.get(name)), str(wanted[name])) for name in others if name not in _HASHES]
    return len(others), -sum(difflib.SequenceMatcher(None, *pair).quick_ratio() for pair in texts)


def _name_others(one: Mapping[str, Any], other: Mapping[str, Any], fact: str) -> list[str]:
    """Return the names of the headers that differ."""
    both = one.get(fact), other.get(fact)
    left, right = (headers if isinstance(headers, dict) else {} for headers in both)
    return [name for name in {*left, *right} if left.get(name) != right.get(name)]


def _find_refusal(root: str, key: str) -> str:
    """Return the reason why the entries for a key are not read, or ""."""
    place = os.path.join(root, key[:2])
    try:
        why = store.find_refusal(root, place)
        if why:
            return f"is not read: {why}"
        for name in store.list_names(place, key):
            path = os.path.join(place, name)
            why = find_fault(path)
            if why:
                return f"has it, but {escape(path)} {why}"
    except OSError:
        pass
    return ""


def _find_similar(key: str) -> tuple[list[dict[str, Any]], int, int]:
    """Return the recorded inputs of entries for the same source, or for a source with the same name.

    Returns:
        The inputs, the number of these entries, and the number of all entries.
    """
    text, name = get_origin(key)
    named = [(file.path, get_origin(os.path.basename(file.path))) for file in contents.list_files()]
    similar = [path for path, origin in named if origin[0] == text]
    known = _read(similar) or _read([path for path, origin in named if origin[1] == name])
    return known, len(similar), len(named)


def _read(paths: list[str]) -> list[dict[str, Any]]:
    entries = ((path, read_facts(path)) for path in paths[:_MOST_READ])
    needed = {"name", "architecture", "kind"}
    return [
        {**facts, "build": path.rpartition(".")[2], "file": path}
        for path, facts in entries
        if facts and needed <= facts.keys()
    ]
