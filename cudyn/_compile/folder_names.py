"""All names in a folder and those below it, as one hash: what a compiler that lists its reads could find."""

from __future__ import annotations

import hashlib
import os
import time

from .._cache import settings
from .._cache.seen import Fact, get_fact, is_settled

NAMES = "names "  # before the hash
_MOST_FOLDERS = 3000  # whose names are read

# What `hash_names` gave, with the folders that were read for it and their facts.
_trees: dict[str, tuple[str, list[str], list[Fact | None]]] = {}


def hash_names(folder: str) -> str:
    """Return NAMES and the hash of all names in a folder and those below it; "" if there are too many."""
    known = _trees.get(folder)
    if known is not None and _have_facts(known[1], known[2]):
        return known[0]
    now = time.time_ns()
    state, facts = _read_names(folder)
    if all(fact is not None and is_settled(fact, now) for fact in facts.values()):
        _trees[folder] = state, [*facts], [*facts.values()]
    else:
        _trees.pop(folder, None)
    return state


def _have_facts(folders: list[str], facts: list[Fact | None]) -> bool:
    try:
        return [*map(get_fact, map(os.stat, folders))] == facts
    except OSError:
        return False


def _read_names(folder: str) -> tuple[str, dict[str, Fact | None]]:
    """The hash of all names, and the facts of the folders that were read for it."""
    todo = [("", folder)]
    facts: dict[str, Fact | None] = {}
    seen: set[tuple[int, int]] = set()
    digest = hashlib.sha256()
    cache = settings.get_folder()  # whose files come and go
    for inside, path in todo:  # it grows meanwhile
        fact = facts[path] = _find_fact(path)
        if fact is None or fact[3:] in seen:
            continue
        seen.add(fact[3:])
        try:
            listed = _list_names(path)
        except OSError:
            continue
        digest.update(repr((inside, listed)).encode("utf-8", "surrogateescape"))
        below = [(f"{inside}/{name}", f"{path}/{name}") for name, is_folder in listed if is_folder]
        todo += [each for each in below if each[1] != cache]
        if len(todo) > _MOST_FOLDERS:
            return "", facts
    return NAMES + digest.hexdigest()[:32], facts


def _find_fact(path: str) -> Fact | None:
    try:
        return get_fact(os.stat(path))
    except OSError:
        return None


def _list_names(folder: str) -> tuple[tuple[str, bool], ...]:
    with os.scandir(folder) as entries:
        return tuple(sorted((entry.name, entry.is_dir()) for entry in entries))
