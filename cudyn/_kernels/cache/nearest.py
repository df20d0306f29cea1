"""Explains how cache entries differ, and finds the entry that is most similar to a missing entry."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from typing import Any

from ..._errors import escape
from . import contents, settings, store
from .entries import find_rejection, read_facts
from .folder import UntrustedError, find_refusal, find_root
from .inputs import Inputs, get_origin

_MAX_READ = 2000  # the maximum number of cache files that are read for a description
_MAX_SHOWN = 5  # the maximum number of headers that a message names
_HASHES = ("source", "headers")  # inputs of a compilation that are stored as hashes


def describe(inputs: Inputs, compiler: str = "", differences: str = "") -> str:
    """Describe why a compilation is not cached, or how it differs from the most similar cache entry.

    Only entries for the same source (see `inputs.get_origin`) are compared. If the cache does not contain
    such entries, entries for sources with the same name are compared.

    Args:
        inputs: The inputs of the compilation.
        compiler: The compiler's name and version, or "".
        differences: Description of how the entries for the same inputs differ, or "" if there are no such
            entries.
    """
    if inputs.uncacheable_reason:
        return f"It is not cached: {inputs.uncacheable_reason}."
    reason = settings.find_reason_for_off()
    if reason:
        return f"It is not cached: {reason}."
    root = find_root()
    folder = root.path if root is not None else settings.get_folder()
    problem = _describe_unread_entries(inputs.key)
    if problem:
        return f"The cache {problem}. Set CUDYN_CACHE_DIR to another directory."
    candidates, similar_count, file_count = _find_similar(inputs.key)
    if not candidates:
        return f"The cache {escape(folder)} has no entry for this source (files: {file_count})."
    request = {**inputs.facts, "compiler": compiler} if compiler else inputs.facts
    # Entries for the same inputs are the most similar entries, and have the same inputs as the request.
    nearest = request if differences else min(candidates, key=lambda facts: _measure_distance(facts, request))
    return (
        f"The cache {escape(folder)} does not have it (files: {file_count}, of this source: {similar_count})."
        f" The nearest is {escape(nearest['name'])} for {nearest['architecture']} as {nearest['kind']}, "
        f"with {differences or compare(nearest, request)}."
    )


def show_headers(names: Iterable[str]) -> str:
    """Return the phrase "other headers", followed by the names of the first few headers."""
    sorted_names = sorted(set(names))
    if not sorted_names:
        return "other headers"
    shown_names = sorted_names[:_MAX_SHOWN]
    omitted_count = len(sorted_names) - len(shown_names)
    suffix = f" and {omitted_count} more" if omitted_count else ""
    return f"other headers ({', '.join(map(escape, shown_names))}{suffix})"


def compare(facts: Mapping[str, Any], other_facts: Mapping[str, Any]) -> str:
    """Describe how the inputs of a compilation differ from the inputs of another compilation.

    Args:
        facts: The inputs by name.
        other_facts: The other compilation's inputs by name. Inputs that are missing here are not compared.
    """
    differing = [name for name in other_facts if facts.get(name) != other_facts[name]]
    # Another compiler or other headers explain why the build is different.
    if "build" in differing and {"compiler", "headers"} & {*differing}:
        differing.remove("build")
    descriptions = {
        "source": "other source",
        "headers": show_headers(_list_differing_headers(facts, other_facts, "headers")),
        "headers in memory": show_headers(_list_differing_headers(facts, other_facts, "headers in memory")),
        "build": f"other headers of the toolkit, or another file of {other_facts.get('compiler') or 'NVRTC'}",
        "compiler": f"{facts.get('compiler')} instead of {other_facts.get('compiler')}",
    }
    return ", ".join(
        descriptions.get(name) or f"{name} {facts.get(name)!r} instead of {other_facts[name]!r}"
        for name in differing
    )


def find_entry(name: str) -> tuple[str, dict[str, Any]]:
    """Return the path and the recorded inputs of an entry.

    Args:
        name: The path or the name of a cache file, or a key or its first digits.

    Raises:
        ValueError: The entry is missing, or several entries match.
    """
    names: list[str] = []
    root = find_root()
    if root is not None:
        prefix = os.path.basename(name)
        files = contents.list_files()
        # The name of a file contains its directory, such as "ab/".
        names = [file.name for file in files if file.name.rpartition("/")[2].startswith(prefix)]
    entries = [(root.get_path(name), facts) for name in names if root and (facts := read_facts(root, name))]
    if len(entries) != 1:
        expected = "expected a cache file or a unique prefix of its key"
        raise ValueError(f"{escape(name)}: {expected}, got {len(entries)} of {len(names)} files")
    path, facts = entries[0]
    return path, {**facts, "build": path.rpartition(".")[2]}


def explain(name: str, other: str | None = None) -> str:
    """Describe the inputs of an entry, and how they differ from the inputs of another entry.

    Args:
        name: The entry, as in `find_entry`.
        other: The other entry, in the same form, or None for the most similar entry.

    Raises:
        ValueError: An entry is missing.
    """
    path, facts = find_entry(name)
    if other is not None:
        other_path, other_facts = find_entry(other)
    else:
        key = os.path.basename(path).partition(".")[0]
        similar, _, _ = _find_similar(key)
        others = [entry for entry in similar if os.path.basename(entry["file"]) != os.path.basename(path)]
        if not others:
            return "\n".join([*_iter_lines(path, facts), "The cache has no other entry for this source."])
        other_facts = min(others, key=lambda entry: _measure_distance(entry, facts))
        other_path = other_facts["file"]
    differences = compare(other_facts, facts) or "the same inputs"
    return "\n".join([*_iter_lines(path, facts), f"{escape(other_path)} has {differences}."])


def _iter_lines(path: str, facts: Mapping[str, Any]) -> Iterable[str]:
    """Yield the lines that describe an entry: its path, and its inputs."""
    yield escape(path)
    for name, value in facts.items():
        if name == "headers" and isinstance(value, dict):
            value = ", ".join(f"{header} {digest}" for header, digest in value.items() if header)
        if value:
            yield f"  {name:<17} {escape(str(value))}"  # 17 is the length of "headers in memory".


def _measure_distance(facts: Mapping[str, Any], request: Mapping[str, Any]) -> tuple[int, float]:
    """Return a sort key for the similarity of two compilations. More similar compilations have a smaller key.

    The key consists of the number of inputs that differ, and a number that is smaller if the values of these
    inputs are more similar.
    """
    differing = [name for name in request if facts.get(name) != request[name]]
    texts = [(str(facts.get(name)), str(request[name])) for name in differing if name not in _HASHES]
    return len(differing), -sum(difflib.SequenceMatcher(None, *pair).quick_ratio() for pair in texts)


def _list_differing_headers(
    facts: Mapping[str, Any], other_facts: Mapping[str, Any], input_name: str
) -> list[str]:
    """Return the names of the headers that differ between two compilations.

    Args:
        facts: The inputs of a compilation by name.
        other_facts: The inputs of the other compilation by name.
        input_name: The name of the input that contains the hashes: "headers" or "headers in memory".
    """
    values = facts.get(input_name), other_facts.get(input_name)
    headers, other_headers = (value if isinstance(value, dict) else {} for value in values)
    return [name for name in {*headers, *other_headers} if headers.get(name) != other_headers.get(name)]


def _describe_unread_entries(key: str) -> str:
    """Describe why the cache does not read its entries for a key.

    Returns:
        The end of a sentence that begins with "The cache", such as "is not read: ..." or "has it, but PATH is
        damaged". "" if the entries can be read or do not exist.
    """
    reason = find_refusal()
    root = find_root()  # None if the cache directory cannot be used
    subdirectory = key[:2]
    try:
        if root is not None:
            root.check_folder(subdirectory)  # raises UntrustedError if other users can write to it
            for name in store.list_names(root, key):
                rejection = find_rejection(root, f"{subdirectory}/{name}")
                if rejection:
                    return f"has it, but {escape(rejection)}"
    except UntrustedError as error:
        reason = str(error)
    except OSError:
        pass
    return f"is not read: {reason}" if reason else ""


def _find_similar(key: str) -> tuple[list[dict[str, Any]], int, int]:
    """Find the entries for the same source as a key, or for sources with the same name if there are none.

    Returns:
        The recorded inputs of these entries, the number of entries for the same source, and the number of all
        entries.
    """
    text_hash, name_hash = get_origin(key)
    origins = [(file.name, get_origin(file.name.rpartition("/")[2])) for file in contents.list_files()]
    similar = [path for path, (text, _) in origins if text == text_hash]
    facts = _read_complete_facts(similar) or _read_complete_facts(
        [path for path, (_, name) in origins if name == name_hash]
    )
    return facts, len(similar), len(origins)


def _read_complete_facts(names: list[str]) -> list[dict[str, Any]]:
    """Return the recorded inputs of at most _MAX_READ files. Files that lack required inputs are omitted."""
    root = find_root()
    if root is None:
        return []
    entries = ((root.get_path(name), read_facts(root, name)) for name in names[:_MAX_READ])
    required = {"name", "architecture", "kind"}  # the inputs that descriptions contain
    return [
        {**facts, "build": path.rpartition(".")[2], "file": path}
        for path, facts in entries
        if facts and required <= facts.keys()
    ]
