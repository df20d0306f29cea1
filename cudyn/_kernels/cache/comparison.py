"""Compares this machine with a manifest.

The full comparison hashes the files whose hashes are not cached. It creates a `Snapshot` of the files'
metadata, so that the next comparison in this process only compares metadata.
"""

from __future__ import annotations

import hashlib
import os
import stat
import time
from collections.abc import Iterable, Iterator, Mapping

from ..._process import process
from .file_facts import FileFacts
from .folder_names import NAMES, hash_names
from .manifest import PLACE, WORKING, Manifest, get_working_folder, list_aliases
from .path_map import PathMap, is_toolkits
from .recorder import FILE, FOLDER
from .stat_cache import Fact, StatCache, get_fact, is_settled

# If at most this number of names was absent from a directory, each name is checked. The directory itself may
# change often.
_FEW = 3
_MOST_SNAPSHOTS = 64  # maximum number of snapshots; with CCCL, each needs about 200 kB

_contents = StatCache(20_000)  # hashes of files
process.on_reset(_contents.clear)


class Snapshot:
    """Metadata that proves that files are unchanged without reading them.

    Attributes:
        paths, facts: The files, and the directories in which many names are absent, with the metadata of
            each.
        absent: Paths that must not exist.
        folders: Directories that may change and that contain no other path of the snapshot.
        names: Directories, each with the result of `hash_names`.
    """

    def __init__(self, states: Mapping[str, str | None]) -> None:
        """Read the metadata of files.

        Args:
            states: The state of each path, which the caller compares afterwards.
        """
        now = time.time_ns()
        self.names = [(path, state) for path, state in states.items() if state and state.startswith(NAMES)]
        self.folders = [path for path, state in states.items() if state == FOLDER]
        other = {*self.folders, *(path for path, _ in self.names)}
        self.paths = [path for path, state in states.items() if state is not None and path not in other]
        self.facts = self._get_facts() or []
        complete = len(self.facts) == len(self.paths)
        self.absent = []
        listed = _Listed()
        for folder, names in listed.group(path for path, state in states.items() if state is None).items():
            if not folder or len(names) <= _FEW:
                self.absent += names
            else:
                self.paths.append(folder)
                self.facts.append(listed.get_fact(folder))
        self.folders = _drop_above(self.folders, self.paths)
        self.settled = complete and all(is_settled(fact, now) for fact in self.facts)
        self._files = FileFacts(self.paths, self.facts)

    def holds(self) -> bool:
        """Return whether everything in this snapshot is unchanged."""
        return (
            (self._files.are_same() or self._get_facts() == self.facts)
            and not any(map(os.path.exists, self.absent))
            and all(map(os.path.isdir, self.folders))
            and all(hash_names(path) == state for path, state in self.names)
        )

    def _get_facts(self) -> list[Fact] | None:
        try:
            return [*map(get_fact, map(os.stat, self.paths))]
        except (OSError, ValueError):
            return None


def _drop_above(folders: Iterable[str], paths: Iterable[str]) -> list[str]:
    """Return the directories that do not contain any of the paths. The others must exist if the paths do."""
    above: set[str] = set()
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder and folder not in above:
            above.add(folder)
            folder = folder.rpartition("/")[0]
    return [folder for folder in folders if folder not in above]


class _Listed:
    """Directories, each with its metadata and the names in it."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Fact, frozenset[str]] | None] = {}

    def group(self, absent: Iterable[str]) -> dict[str, list[str]]:
        """Group paths by the directory that changes when they are created, or by "" if no directory does."""
        groups: dict[str, list[str]] = {}
        for path in absent:
            groups.setdefault(self._find_above(path), []).append(path)
        return groups

    def get_fact(self, folder: str) -> Fact:
        """Return the metadata of a directory from `group`, read before the directory was listed."""
        known = self._known[folder]
        assert known is not None
        return known[0]

    def _find_above(self, path: str) -> str:
        """Return the innermost existing directory above a path.

        The result is "" if the next component of the path exists as a file or a broken link.
        """
        above, name = os.path.split(path)
        while above != path:
            listed = self._list(above)
            if listed is not None:
                return "" if name in listed[1] else above
            path = above
            above, name = os.path.split(path)
        return ""

    def _list(self, folder: str) -> tuple[Fact, frozenset[str]] | None:
        if folder not in self._known:
            try:
                fact = get_fact(os.stat(folder))
                self._known[folder] = fact, frozenset(os.listdir(folder))
            except (OSError, ValueError):
                self._known[folder] = None
        return self._known[folder]


_snapshots: dict[tuple[str, bool, str], Snapshot] = process.own({})


def holds(manifest: Manifest, places: PathMap, *, toolkit: bool) -> bool:
    """Return whether the files and variables on this machine match a manifest."""
    if any(_list_surroundings(manifest, places, toolkit)):
        return False
    key = manifest.build, toolkit, places.key
    known = _snapshots.get(key)
    if known is not None and known.holds():
        return True
    paths = [(path, state) for _, _, path, state in _list_paths(manifest, places, toolkit)]
    if any(path is None for path, _ in paths):
        return False
    taken = Snapshot({path: state for path, state in paths if path is not None})
    if any(_list_files(manifest, places, toolkit)):
        return False
    if taken.settled:
        if len(_snapshots) >= _MOST_SNAPSHOTS:
            _snapshots.clear()
        _snapshots[key] = taken
    return True


def list_differences(manifest: Manifest, places: PathMap, *, toolkit: bool) -> Iterator[tuple[str, str]]:
    """Yield the differences: ("headers", name), ("variables", name) or ("folders", label).

    Args:
        toolkit: Whether to compare the toolkit's headers, too.
    """
    yield from _list_surroundings(manifest, places, toolkit)
    yield from _list_files(manifest, places, toolkit)


def _list_surroundings(manifest: Manifest, places: PathMap, toolkit: bool) -> Iterator[tuple[str, str]]:
    """Yield the differences in variables and directories."""
    for name, value in manifest.variables.items():
        if os.environ.get(name) != value:
            yield "variables", name
    for label, folder in manifest.folders.items():
        if (toolkit or not is_toolkits(label.removeprefix(PLACE))) and _show(label, places) != folder:
            yield "folders", label
    for label, there in manifest.nesting.items():
        if (toolkit or not is_toolkits(label)) and places.nesting.get(label) != there:
            yield "folders", label


def _list_paths(
    manifest: Manifest, places: PathMap, toolkit: bool
) -> Iterator[tuple[str, str, str | None, str | None]]:
    """Yield the label, the path below it, the path on this machine and the state of each relevant path."""
    for label, files in manifest.reads.items():
        if toolkit or not is_toolkits(label):
            for rest, state in files.items():
                yield label, rest, places.join(label, rest), state


def _list_files(manifest: Manifest, places: PathMap, toolkit: bool) -> Iterator[tuple[str, str]]:
    """Yield the files that differ."""
    seen: dict[tuple[int, int], list[list[str]]] = {}
    for label, rest, path, state in _list_paths(manifest, places, toolkit):
        facts = None if path is None else _find(path)
        if path is None or not _has_state(path, facts, state):
            yield "headers", rest or label
        elif facts is not None and state != FOLDER and not (state or "").startswith(NAMES):
            seen.setdefault((facts.st_dev, facts.st_ino), []).append([label, rest])
    if list_aliases(seen.values()) != list_aliases(
        [place for place in group if toolkit or not is_toolkits(place[0])] for group in manifest.aliases
    ):
        yield "headers", "files that are one by a link"


def _show(label: str, places: PathMap) -> str | None:
    """Return a directory in the form that manifests use."""
    if label == WORKING:
        return get_working_folder()
    if label.startswith(PLACE):
        return places.show_place(label.removeprefix(PLACE))
    return places.show(label)


def _find(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except (OSError, ValueError):
        return None


def _has_state(path: str, facts: os.stat_result | None, state: str | None) -> bool:
    """Return whether a path is in the state that a manifest records."""
    if state is None or facts is None:
        return state is None and facts is None
    is_folder = stat.S_ISDIR(facts.st_mode)
    if state.startswith(NAMES):
        return is_folder and hash_names(path) == state
    if state in (FILE, FOLDER) or is_folder:
        return is_folder == (state == FOLDER)
    try:
        return bool(_contents.get(path, facts, _hash) == state)
    except OSError:
        return False


def _hash(path: str) -> str:
    with open(path, "rb", buffering=0) as file:
        return hashlib.sha256(file.read()).hexdigest()
