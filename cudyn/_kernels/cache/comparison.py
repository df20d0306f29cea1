"""Compares this machine with a manifest.

The full comparison hashes the files whose hashes are not cached. It creates a `Snapshot` of the files'
metadata, so that the next comparison in this process only compares metadata.
"""

from __future__ import annotations

import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import repeat
from operator import attrgetter

from ..._environment import read_c_variable
from ..._process import process
from .directories import Directories, is_toolkits, list_aliases
from .file_facts import FileFacts
from .manifest import Manifest
from .recorder import FILE, FOLDER
from .regular_files import open_regular
from .stat_cache import Fact, StatCache, get_fact, is_settled

# If at most this number of paths is missing from a directory, each of these paths is checked. Otherwise, the
# directory's metadata is compared instead, although it may also change for other reasons.
_MAX_CHECKED_PATHS = 3
_MAX_SNAPSHOTS = 64  # maximum number of snapshots; with CCCL, each needs about 200 kB

_get_identity: Callable[[os.stat_result], tuple[int, int, int]]
_get_identity = attrgetter("st_mode", "st_ino", "st_dev")
_contents = StatCache(20_000)  # hashes of files
process.on_reset(_contents.clear)


def _is_possible_path(path: str) -> bool:
    """Return whether a file can have this path on this machine. Functions in `os` reject all other paths."""
    try:
        return b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        return False


class Snapshot:
    """The metadata of files. As long as it is the same, the files are unchanged and do not have to be read.

    Attributes:
        paths: The paths of the files, and of the directories from which many names are missing.
        facts: The metadata of each path in `paths`.
        absent: Paths that must not exist.
        folders: Directories whose contents may change.
        identities: The mode, inode and device of each directory in `folders`, or None if one of them does not
            exist.
        settled: Whether the metadata could be read, and any later change to the files would change it.
    """

    def __init__(self, states: Mapping[str, str | None]) -> None:
        """Read the metadata of files.

        Args:
            states: The expected state of each path. The caller compares the actual states afterwards.
        """
        start = time.time_ns()
        self.folders = [path for path, state in states.items() if state == FOLDER]
        self.identities = self._get_identities()
        self.paths = [path for path, state in states.items() if state not in (None, FOLDER)]
        self.facts = self._get_facts() or []
        is_complete = len(self.facts) == len(self.paths) and self.identities is not None
        self.absent: list[str] = []
        listings = _Listings()
        for folder, names in listings.group(path for path, state in states.items() if state is None).items():
            if not folder or len(names) <= _MAX_CHECKED_PATHS:
                self.absent += filter(_is_possible_path, names)
            else:
                self.paths.append(folder)
                self.facts.append(listings.get_fact(folder))
        self.settled = is_complete and all(is_settled(fact, start) for fact in self.facts)
        self._files = FileFacts(self.paths, self.facts)

    def holds(self) -> bool:
        """Return whether everything that this snapshot describes is unchanged."""
        return (
            (not self.paths or self._files.are_same() or self._get_facts() == self.facts)
            and not any(map(os.access, self.absent, repeat(os.F_OK)))  # F_OK: whether the path exists
            and self._get_identities() == self.identities
        )

    def _get_identities(self) -> list[tuple[int, int, int]] | None:
        """Return the current identities of the directories, or None if one of them does not exist."""
        try:
            return [*map(_get_identity, map(os.stat, self.folders))]
        except (OSError, ValueError):
            return None

    def _get_facts(self) -> list[Fact] | None:
        """Return the current metadata of all paths, or None if one of them does not exist."""
        try:
            return [*map(get_fact, map(os.stat, self.paths))]
        except (OSError, ValueError):
            return None


class _Listings:
    """Reads the metadata of directories and the names in them, and caches them."""

    def __init__(self) -> None:
        # Maps each directory to its metadata and the names in it, or to None if it cannot be listed.
        self._listings: dict[str, tuple[Fact, frozenset[str]] | None] = {}

    def group(self, absent_paths: Iterable[str]) -> dict[str, list[str]]:
        """Group missing paths by the existing directory whose metadata changes when they are created.

        Paths without such a directory have the key "".
        """
        groups: dict[str, list[str]] = {}
        for path in absent_paths:
            groups.setdefault(self._find_above(path), []).append(path)
        return groups

    def get_fact(self, folder: str) -> Fact:
        """Return the metadata of a directory that `group` has found. It was read before the names."""
        listing = self._listings[folder]
        assert listing is not None
        fact, _ = listing
        return fact

    def _find_above(self, path: str) -> str:
        """Return the innermost existing directory above a path.

        The result is "" if the next component of the path exists as a file or a broken link.
        """
        folder, name = os.path.split(path)
        while folder != path:
            listing = self._list(folder)
            if listing is not None:
                _, names = listing
                return "" if name in names else folder
            path = folder
            folder, name = os.path.split(path)
        return ""

    def _list(self, folder: str) -> tuple[Fact, frozenset[str]] | None:
        """Return the metadata of a directory and the names in it, or None if it cannot be listed."""
        if folder not in self._listings:
            try:
                fact = get_fact(os.stat(folder))
                self._listings[folder] = fact, frozenset(os.listdir(folder))
            except (OSError, ValueError):
                self._listings[folder] = None
        return self._listings[folder]


# The snapshots, keyed by the manifest's build, `toolkit` and the directories' key (see `holds`).
_snapshots: dict[tuple[str, bool, str], Snapshot] = process.own({})


def holds(manifest: Manifest, directories: Directories, *, toolkit: bool) -> bool:
    """Return whether the files and variables on this machine match a manifest.

    Args:
        manifest: The manifest.
        directories: The directories of the compilation on this machine.
        toolkit: Whether to compare the toolkit's headers, too.
    """
    if any(_iter_environment_differences(manifest, directories, toolkit)):
        return False
    key = manifest.build, toolkit, directories.key
    previous = _snapshots.get(key)
    if previous is not None and previous.holds():
        return True
    paths = [(path, state) for _, _, path, state in _iter_paths(manifest, directories, toolkit)]
    if any(path is None for path, _ in paths):
        return False
    # The snapshot is created before the comparison, so that it does not match files that change in between.
    snapshot = Snapshot({path: state for path, state in paths if path is not None})
    if any(_iter_file_differences(manifest, directories, toolkit)):
        return False
    if snapshot.settled:
        if len(_snapshots) >= _MAX_SNAPSHOTS:
            _snapshots.clear()
        _snapshots[key] = snapshot
    return True


def iter_differences(
    manifest: Manifest, directories: Directories, *, toolkit: bool
) -> Iterator[tuple[str, str]]:
    """Yield the differences between this machine and a manifest.

    Each difference is a tuple: ("headers", name), ("variables", name) or ("folders", label).

    Args:
        manifest: The manifest.
        directories: The directories of the compilation on this machine.
        toolkit: Whether to compare the toolkit's headers, too.
    """
    yield from _iter_environment_differences(manifest, directories, toolkit)
    yield from _iter_file_differences(manifest, directories, toolkit)


def _iter_environment_differences(
    manifest: Manifest, directories: Directories, toolkit: bool
) -> Iterator[tuple[str, str]]:
    """Yield the differences in variables and directories. The parameters are those of `iter_differences`."""
    for name, value in manifest.variables.items():
        if read_c_variable(name) != value:
            yield "variables", name
    if toolkit and manifest.toolkit not in (None, directories.toolkit):
        yield "headers", "the number of the toolkit's directories"
    real = directories.list_real()
    for label, folder in manifest.folders.items():
        if (toolkit or not is_toolkits(label)) and real.get(label) != folder:
            yield "folders", label


def _iter_paths(
    manifest: Manifest, directories: Directories, toolkit: bool
) -> Iterator[tuple[str, str, str | None, str | None]]:
    """Yield the label, the relative path, the path on this machine and the state of each compared file.

    The path on this machine is None if this machine does not have the directory. The parameters are those of
    `iter_differences`.
    """
    for label, files in manifest.reads.items():
        if toolkit or not is_toolkits(label):
            for subpath, state in files.items():
                yield label, subpath, directories.join(label, subpath), state


def _iter_file_differences(
    manifest: Manifest, directories: Directories, toolkit: bool
) -> Iterator[tuple[str, str]]:
    """Yield the differences in files. The parameters are those of `iter_differences`."""
    # The names of each file and directory that exists, keyed by its device and inode.
    groups: dict[tuple[int, int], list[tuple[str, str]]] = {}
    for label, subpath, path, state in _iter_paths(manifest, directories, toolkit):
        status = None if path is None else _find_status(path)
        if path is None or not _has_state(path, status, state):
            yield "headers", subpath or label
        elif status is not None:
            groups.setdefault((status.st_dev, status.st_ino), []).append((label, subpath))
    # The keys of the recorded groups only have to be different.
    recorded_groups = {
        (0, index): [(label, subpath) for label, subpath in group if toolkit or not is_toolkits(label)]
        for index, group in enumerate(manifest.aliases)
    }
    if list_aliases(groups) != list_aliases(recorded_groups):
        yield "headers", "names that refer to the same file"


def _find_status(path: str) -> os.stat_result | None:
    """Return the result of os.stat, or None if it fails."""
    try:
        return os.stat(path)
    except (OSError, ValueError):
        return None


def _has_state(path: str, status: os.stat_result | None, state: str | None) -> bool:
    """Return whether a path is in the state that a manifest contains for this path.

    Args:
        path: The path.
        status: The result of os.stat, or None if the path does not exist.
        state: One of the states that `Manifest.reads` describes.
    """
    if state is None or status is None:
        return state is None and status is None
    is_folder = stat.S_ISDIR(status.st_mode)
    if state in (FILE, FOLDER) or is_folder:
        return is_folder == (state == FOLDER)
    try:
        return bool(_contents.get(path, status, _hash_file) == state)
    except OSError:
        return False


def _hash_file(path: str) -> str:
    """Return the SHA-256 of a file. Raises OSError."""
    with open(path, "rb", buffering=0, opener=open_regular) as file:
        return hashlib.sha256(file.read()).hexdigest()
