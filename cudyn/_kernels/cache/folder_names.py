"""Hashes all names in a directory and its subdirectories, because a compiler may look for any of them."""

from __future__ import annotations

import hashlib
import os
import time
from typing import NamedTuple

from ..._process import process
from . import settings
from .stat_cache import Fact, get_fact, is_settled

NAMES = "names "  # the prefix of the hash
_MAX_FOLDERS = 3000  # the maximum number of directories whose names are read
_FOLDER = "folder"
_FILE = "file"
_NOTHING = "nothing"  # the type of a link whose target does not exist


class _Tree(NamedTuple):
    """The result of `hash_names`, with the directories, their metadata and the targets of links."""

    state: str
    folders: list[str]
    facts: list[Fact]
    links: dict[str, str]

    def holds(self) -> bool:
        """Return whether all names are unchanged. A link's target may change although the link does not."""
        try:
            same = [*map(get_fact, map(os.stat, self.folders))] == self.facts
        except OSError:
            return False
        return same and all(_find_kind(path) == kind for path, kind in self.links.items())


_trees: dict[str, _Tree] = process.own({})


def hash_names(folder: str) -> str:
    """Return the hash of all names in a directory and its subdirectories, with NAMES as a prefix.

    Returns:
        The string, or "" if there are too many names.
    """
    tree = _trees.get(folder)
    if tree is not None and tree.holds():
        return tree.state
    start = time.time_ns()
    links: dict[str, str] = {}
    state, facts = _read_names(folder, links)
    settled = [fact for fact in facts.values() if fact is not None and is_settled(fact, start)]
    if len(settled) == len(facts):
        _trees[folder] = _Tree(state, [*facts], settled, links)
    else:
        _trees.pop(folder, None)
    return state


def _read_names(folder: str, links: dict[str, str]) -> tuple[str, dict[str, Fact | None]]:
    """Return the hash of all names, and the metadata of the directories that were read.

    The hash is "" if there are too many directories.

    Args:
        folder: The directory.
        links: Dictionary to which each link and the type of its target are added.
    """
    directories = [("", folder)]  # (path relative to `folder`, path)
    facts: dict[str, Fact | None] = {}
    visited: set[tuple[int, int]] = set()  # inodes and devices, because links may form a cycle
    digest = hashlib.sha256()
    cache = settings.get_folder()  # The cache itself is skipped, because its files change all the time.
    for relative, path in directories:  # The list grows during the loop.
        fact = facts[path] = _find_fact(path)
        if fact is None:
            continue
        *_, inode, device = fact
        if (inode, device) in visited:
            continue
        visited.add((inode, device))
        try:
            entries = _list_names(path, links)
        except OSError:
            continue
        digest.update(repr((relative, entries)).encode("utf-8", "surrogateescape"))
        folders = [name for name, kind in entries if kind == _FOLDER and f"{path}/{name}" != cache]
        directories += [(f"{relative}/{name}", f"{path}/{name}") for name in folders]
        if len(directories) > _MAX_FOLDERS:
            return "", facts
    return NAMES + digest.hexdigest()[:32], facts


def _find_fact(path: str) -> Fact | None:
    """Return the metadata of a directory, or None if it does not exist."""
    try:
        return get_fact(os.stat(path))
    except OSError:
        return None


def _list_names(folder: str, links: dict[str, str]) -> list[tuple[str, str]]:
    """Return the sorted names in a directory, each with its type. Raises OSError.

    Args:
        links: Dictionary to which each link and the type of its target are added.
    """
    names = []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_symlink():
                kind = links[entry.path] = _find_kind(entry.path)
            else:
                kind = _FOLDER if entry.is_dir() else _FILE
            names.append((entry.name, kind))
    return sorted(names)


def _find_kind(path: str) -> str:
    """Return the type of a link's target."""
    if os.path.isdir(path):
        return _FOLDER
    return _FILE if os.path.exists(path) else _NOTHING
