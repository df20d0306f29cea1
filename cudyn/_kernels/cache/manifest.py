"""The manifest of an entry: what its compilation read, and whether a machine has the same.

The inputs that are known before (inputs.py) find the entries of the cache; their manifests decide which of
them, if any, is what the compiler would make here and now.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from .folder_names import NAMES
from .inputs import hash_parts, rebase
from .path_map import OUTSIDE, SOURCE, PathMap, is_toolkits
from .recorder import Reads
from .text_scan import climbs, find_clock, find_path_macros, uses_path

WORKING = "working"  # the label of the current folder
PLACE = "place of "  # before the label of a folder that counts by its place, not as the code has it

# Variables that a compiler reads, and that say nothing of the code: places, and its own cache.
_IGNORED = frozenset({"PWD", "HOME", "CUDA_CACHE_DISABLE", "CUDA_CACHE_PATH", "CUDA_CACHE_MAXSIZE"})


@dataclass(frozen=True)
class Manifest:
    """What a compilation read, and what made the code.

    compiler   its name, such as "nvrtc", and the hash of what it is
    reads      label of a folder (see places) -> path below it -> the SHA-256, FILE, FOLDER, None: nothing
               was there, or what `hash_names` gives
    same       paths that were one file, as `#pragma once` counts them: groups of (label, path)
    variables  that the compiler asked for, with their values
    folders    label -> folder, of those whose paths may be in the code or decide what was read
    nested     which folder lay in which: see PathMap
    bundled    whether the headers inside NVRTC came first
    preprocessed  the hash of the preprocessed source, "" if it is not known
    """

    compiler: list[str]
    reads: dict[str, dict[str, str | None]] = field(default_factory=dict)
    same: list[list[list[str]]] = field(default_factory=list)
    variables: dict[str, str | None] = field(default_factory=dict)
    folders: dict[str, str] = field(default_factory=dict)
    nested: dict[str, list[str]] = field(default_factory=dict)
    bundled: bool = False
    preprocessed: str = ""

    @cached_property
    def build(self) -> str:
        """16 digits: the hash of all of it."""
        return hash_parts([sorted(_sort(asdict(self)).items())])[:16]

    def without_names(self) -> Manifest:
        """It without the names in the folders that are searched."""
        reads = {
            label: {rest: state for rest, state in files.items() if not (state or "").startswith(NAMES)}
            for label, files in self.reads.items()
        }
        return replace(self, reads={label: files for label, files in reads.items() if files})

    def is_same_but_names(self, other: Manifest) -> bool:
        """Are they of one preprocessed source, which two compilations read in the same way?"""
        return bool(self.preprocessed) and self.without_names() == other.without_names()


def _sort(value: Any) -> Any:
    """A value whose dictionaries are in the order of their keys."""
    if isinstance(value, dict):
        return {name: _sort(value[name]) for name in sorted(value)}
    return [_sort(each) for each in value] if isinstance(value, (list, tuple)) else value


def make_manifest(
    own_texts: Sequence[bytes],
    places: PathMap,
    reads: Reads,
    compiler: list[str],
    *,
    bundled: bool,
    debug: bool,
    preprocessed: str,
) -> tuple[Manifest, str]:
    """Return the manifest of a compilation, and why its code must not be kept, or "".

    own_texts: the source, and other texts that are in no file; they are in the key
    debug: whether the code has the paths of all texts, and of the current folder
    """
    found: dict[str, dict[str, str | None]] = {}
    groups: dict[tuple[int, int], list[list[str]]] = {}
    texts: dict[str, list[bytes]] = {SOURCE: [*own_texts]}
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
    nested = {label: there for label, there in places.nesting.items() if _counts(there[1], own)}
    made = Manifest(
        compiler=compiler,
        reads=found,
        same=list_same(groups.values()),
        variables={n: v for n, v in sorted(reads.environment.items()) if n not in _IGNORED},
        folders=folders,
        nested=nested,
        bundled=bundled,
        preprocessed=preprocessed,
    )
    return made, reads.doubt or _find_clock(texts)


def _find_clock(texts: Mapping[str, list[bytes]]) -> str:
    for some in texts.values():
        for text in some:
            clock = find_clock(text)
            if clock:
                return f"a text has {clock!r}: what that is may change with the time"
    return ""


def _list_folders(
    places: PathMap,
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
            folders[PLACE + label] = places.show_place(label) or ""
    if debug or outside or (labels and places.moved):
        folders[WORKING] = get_working_folder()
    return folders


def get_working_folder() -> str:
    """Return the current folder as code with paths has it."""
    return rebase(os.environ.get("PWD", "")) + "\n" + rebase(os.getcwd())


def _counts(inside: str, own: Mapping[str, list[bytes]]) -> bool:
    """May a text of the user's lead from a folder into one that lies in it?"""
    first = os.fsencode(inside.partition("/")[0])
    named = re.compile(rb"(?<!\w)%b(?!\w)" % re.escape(first))
    return first == b"." or any(named.search(text) for some in own.values() for text in some)


def list_same(groups: Iterable[list[list[str]]]) -> list[list[list[str]]]:
    """The groups of more than one place, sorted."""
    return sorted(sorted(group) for group in groups if len(group) > 1)


# --- as JSON


def pack(manifest: Manifest) -> dict[str, Any]:
    """Return a manifest as JSON has it."""
    return asdict(manifest)


def unpack(found: Any) -> Manifest | None:
    """Return the manifest that `pack` gave; None if it is damaged or foreign."""
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
        and isinstance(made.preprocessed, str)
    )


def _are(some: Iterable[Any], kind: Any) -> bool:
    return all(isinstance(each, kind) for each in some)
