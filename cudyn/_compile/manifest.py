"""The manifest of an entry: what its compilation read, and whether a machine has the same.

The inputs that are known before (inputs.py) find the entries of the cache; their manifests decide which of
them, if any, is what the compiler would make here and now.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from .._cache import notes, settings
from .inputs import hash_parts, rebase
from .places import OUTSIDE, SOURCE, Places, is_toolkits
from .recorder import FILE, FOLDER, Reads
from .text_scan import climbs, find_clock, find_path_macros, uses_path

if TYPE_CHECKING:
    from .job import Job

_WORKING = "working"  # the label of the current folder
_PLACE = "place of "  # before the label of a folder that counts by its place, not as the code has it
NAMES = "names "  # before the hash of all names in a folder: see `hash_names`
_MOST_FOLDERS = 3000  # of which `hash_names` reads the names

# Variables that a compiler reads, and that say nothing of the code: places, and its own cache.
_IGNORED = frozenset({"PWD", "HOME", "CUDA_CACHE_DISABLE", "CUDA_CACHE_PATH", "CUDA_CACHE_MAXSIZE"})

_contents = notes.Notes()  # hashes of files, for this process


@dataclass(frozen=True)
class Manifest:
    """What a compilation read, and what made the code.

    compiler   its name, such as "nvrtc", and the hash of what it is
    reads      label of a folder (see places) -> path below it -> the SHA-256, FILE, FOLDER, None: nothing
               was there, or NAMES and a hash
    same       paths that were one file, as `#pragma once` counts them: groups of (label, path)
    variables  that the compiler asked for, with their values
    folders    label -> folder, of those whose paths may be in the code or decide what was read
    nested     which folder lay in which: see Places
    bundled    whether the headers inside NVRTC came first
    """

    compiler: list[str]
    reads: dict[str, dict[str, str | None]] = field(default_factory=dict)
    same: list[list[list[str]]] = field(default_factory=list)
    variables: dict[str, str | None] = field(default_factory=dict)
    folders: dict[str, str] = field(default_factory=dict)
    nested: dict[str, list[str]] = field(default_factory=dict)
    bundled: bool = False

    @property
    def build(self) -> str:
        """16 digits: the hash of all of it."""
        return hash_parts([sorted(_sort(asdict(self)).items())])[:16]


def _sort(value: Any) -> Any:
    """A value whose dictionaries are in the order of their keys."""
    if isinstance(value, dict):
        return {name: _sort(value[name]) for name in sorted(value)}
    return [_sort(each) for each in value] if isinstance(value, (list, tuple)) else value


def make_manifest(
    job: Job, places: Places, reads: Reads, compiler: list[str], *, bundled: bool, debug: bool
) -> tuple[Manifest, str]:
    """Return the manifest of a compilation, and why its code must not be kept, or "".

    debug: whether the code has the paths of all texts, and of the current folder
    """
    found: dict[str, dict[str, str | None]] = {}
    groups: dict[tuple[int, int], list[list[str]]] = {}
    texts: dict[str, list[bytes]] = {SOURCE: [job.text, *job.headers.values(), _write(job)]}
    for path, state in reads.files.items():
        if places.is_known(path, state):
            continue
        label, rest = places.split(path)
        found.setdefault(label, {})[rest] = state
        if path in reads.identities:
            groups.setdefault(reads.identities[path], []).append([label, rest])
        text = reads.texts.get(state or "")
        if text is not None:
            texts.setdefault(label, []).append(text)
    own = {label: some for label, some in texts.items() if not is_toolkits(label)}
    folders = _list_folders(places, found, texts, own, debug)
    nested = {label: there for label, there in places.nested.items() if _counts(there[1], own)}
    made = Manifest(
        compiler=compiler,
        reads=found,
        same=_list_same(groups.values()),
        variables={n: v for n, v in sorted(reads.environment.items()) if n not in _IGNORED},
        folders=folders,
        nested=nested,
        bundled=bundled,
    )
    return made, reads.doubt or _find_clock(texts)


def _write(job: Job) -> bytes:
    """What options and name expressions add to a source."""
    return "\n".join([*job.options, *job.name_expressions]).encode("utf-8", "surrogateescape")


def _find_clock(texts: Mapping[str, list[bytes]]) -> str:
    for some in texts.values():
        for text in some:
            clock = find_clock(text)
            if clock:
                return f"a text has {clock!r}: what that is may change with the time"
    return ""


def _list_folders(
    places: Places,
    found: Mapping[str, Mapping[str, str | None]],
    texts: Mapping[str, list[bytes]],
    own: Mapping[str, list[bytes]],
    debug: bool,
) -> dict[str, str]:
    """The folders whose paths may be in the code, or decide what was read."""
    macros = find_path_macros(text for some in texts.values() for text in some)
    labels = {label for label, some in own.items() if any(uses_path(text, macros) for text in some)}
    literal = any(
        ".." in rest for files in found.values() for rest in files
    )  # else the compiler may have resolved such names
    climbing = not literal and any(climbs(text) for some in own.values() for text in some)
    outside = OUTSIDE in found
    folders = {}
    for label in sorted(places.folders):
        if label in labels or debug:
            folders[label] = places.show(label) or ""
        if (climbing and not is_toolkits(label)) or outside:
            folders[_PLACE + label] = places.show_place(label) or ""
    if debug or outside or (labels and places.moved):
        folders[_WORKING] = get_working_folder()
    return folders


def get_working_folder() -> str:
    """Return the current folder as code with paths has it."""
    return rebase(os.environ.get("PWD", "")) + "\n" + rebase(os.getcwd())


def _counts(inside: str, own: Mapping[str, list[bytes]]) -> bool:
    """May a text of the user's lead from a folder into one that lies in it?"""
    first = os.fsencode(inside.partition("/")[0])
    named = re.compile(rb"(?<!\w)%b(?!\w)" % re.escape(first))
    return first == b"." or any(named.search(text) for some in own.values() for text in some)


# --- does a machine have the same?


def list_differences(manifest: Manifest, places: Places, *, toolkit: bool) -> Iterator[tuple[str, str]]:
    """Yield what is not as the manifest says: ("headers", name), ("variables", name) or ("folders", label).

    toolkit: whether the toolkit's headers count
    """
    for name, value in manifest.variables.items():
        if os.environ.get(name) != value:
            yield "variables", name
    for label, folder in manifest.folders.items():
        if (toolkit or not is_toolkits(label.removeprefix(_PLACE))) and _show(label, places) != folder:
            yield "folders", label
    for label, there in manifest.nested.items():
        if (toolkit or not is_toolkits(label)) and places.nested.get(label) != there:
            yield "folders", label
    seen: dict[tuple[int, int], list[list[str]]] = {}
    for label, files in manifest.reads.items():
        if not toolkit and is_toolkits(label):
            continue
        for rest, state in files.items():
            path = places.join(label, rest)
            found = None if path is None else _find(path)
            if path is None or not _has_state(path, found, state):
                yield "headers", rest or label
            elif found is not None and state != FOLDER and not (state or "").startswith(NAMES):
                seen.setdefault((found.st_dev, found.st_ino), []).append([label, rest])
    if _list_same(seen.values()) != _list_same(
        [place for place in group if toolkit or not is_toolkits(place[0])] for group in manifest.same
    ):
        yield "headers", "files that are one by a link"


def _list_same(groups: Iterable[list[list[str]]]) -> list[list[list[str]]]:
    """The groups of more than one place, sorted."""
    return sorted(sorted(group) for group in groups if len(group) > 1)


def _show(label: str, places: Places) -> str | None:
    """A folder as a manifest has it."""
    if label == _WORKING:
        return get_working_folder()
    if label.startswith(_PLACE):
        return places.show_place(label.removeprefix(_PLACE))
    return places.show(label)


def _find(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except (OSError, ValueError):
        return None


def _has_state(path: str, found: os.stat_result | None, state: str | None) -> bool:
    """Is what was found at a path what a manifest says?"""
    if state is None or found is None:
        return state is None and found is None
    is_folder = stat.S_ISDIR(found.st_mode)
    if state.startswith(NAMES):
        return is_folder and hash_names(path) == state
    if state in (FILE, FOLDER) or is_folder:
        return is_folder == (state == FOLDER)
    try:
        return bool(_contents.get(path, found, _hash) == state)
    except OSError:
        return False


def _hash(path: str) -> str:
    with open(path, "rb", buffering=0) as file:
        return hashlib.sha256(file.read()).hexdigest()


def hash_names(folder: str) -> str:
    """Return NAMES and the hash of all names in a folder and those below it; "" if there are too many."""
    known = _trees.get(folder)
    if known is None or not all(_get_fact(path) == fact for path, fact in known[1].items()):
        now = time.time_ns()
        known = _read_names(folder)
        if all(fact is not None and notes.is_settled(fact, now) for fact in known[1].values()):
            _trees[folder] = known
        else:
            _trees.pop(folder, None)
    return known[0]


_trees: dict[str, tuple[str, dict[str, notes.Fact | None]]] = {}  # what `hash_names` gave, and its folders


def _get_fact(path: str) -> notes.Fact | None:
    try:
        return notes.get_fact(os.stat(path))
    except OSError:
        return None


def _read_names(folder: str) -> tuple[str, dict[str, notes.Fact | None]]:
    """The hash of all names, and the facts of the folders that were read for it."""
    todo = [("", folder)]
    facts: dict[str, notes.Fact | None] = {}
    seen: set[tuple[int, int]] = set()
    digest = hashlib.sha256()
    cache = settings.get_folder()  # whose files come and go
    for inside, path in todo:  # it grows meanwhile
        fact = facts[path] = _get_fact(path)
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


def _list_names(folder: str) -> tuple[tuple[str, bool], ...]:
    with os.scandir(folder) as entries:
        return tuple(sorted((entry.name, entry.is_dir()) for entry in entries))


# --- as JSON


def pack(manifest: Manifest) -> dict[str, Any]:
    """Return a manifest as JSON has it."""
    return asdict(manifest)


def unpack(found: Any) -> Manifest | None:
    """Return the manifest that `pack` gave; None if it is something else, whoever wrote it."""
    try:
        made = Manifest(**found)
        return made if _is_one(made) else None
    except (TypeError, ValueError, AttributeError):
        return None


def _is_one(made: Manifest) -> bool:
    """Has every part its type?"""
    texts = (str, type(None))
    return (
        _are(made.compiler, str)
        and all(_are([*files], str) and _are(files.values(), texts) for files in made.reads.values())
        and all(_are(pair, str) and len(pair) == 2 for group in made.same for pair in group)
        and _are(made.variables.values(), texts)
        and _are(made.folders.values(), str)
        and all(_are(there, str) and len(there) == 2 for there in made.nested.values())
        and isinstance(made.bundled, bool)
    )


def _are(some: Iterable[Any], kind: Any) -> bool:
    return all(isinstance(each, kind) for each in some)
