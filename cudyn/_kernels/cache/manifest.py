"""The manifest of an entry: the compiler, and the files that it read.

The inputs that are known before a compilation (inputs.py) identify candidate entries in the cache. The
candidates' manifests decide which of them, if any, contains the code that the compiler would now generate on
this machine.
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

WORKING = "working"  # the label of the current directory
PLACE = "place of "  # label prefix of directories whose location matters, not their path in the code

# Variables that a compiler reads but that do not affect the code: locations, and settings of the compiler's
# own cache.
_IGNORED = frozenset({"PWD", "HOME", "CUDA_CACHE_DISABLE", "CUDA_CACHE_PATH", "CUDA_CACHE_MAXSIZE"})


@dataclass(frozen=True)
class Manifest:
    """The compiler that generated some code, and the files and variables that it read.

    compiler             name of the compiler, such as "nvrtc", and its hash
    reads                label of a directory (see PathMap) -> path below it -> the state of that path: the
                         SHA-256 of a file, FILE, FOLDER, the result of `hash_names`, or `None` if nothing
                         existed there
    aliases              paths of the same file, which `#pragma once` reads once: groups of (label, path)
    variables            environment variables that the compiler read, with their values
    folders              label -> directory, if its path may be in the code or decide which files are read
    nesting              directories that contain other directories: see PathMap
    nvrtc_headers_first  whether the headers inside NVRTC were searched before the toolkit's
    preprocessed         hash of the preprocessed source, or "" if unknown
    """

    compiler: list[str]
    reads: dict[str, dict[str, str | None]] = field(default_factory=dict)
    aliases: list[list[list[str]]] = field(default_factory=list)
    variables: dict[str, str | None] = field(default_factory=dict)
    folders: dict[str, str] = field(default_factory=dict)
    nesting: dict[str, list[str]] = field(default_factory=dict)
    nvrtc_headers_first: bool = False
    preprocessed: str = ""

    @cached_property
    def build(self) -> str:
        """The hash of the manifest, as 16 digits."""
        return hash_parts([sorted(_sort(asdict(self)).items())])[:16]

    def without_names(self) -> Manifest:
        """Return a copy without directory listings."""
        reads = {
            label: {rest: state for rest, state in files.items() if not (state or "").startswith(NAMES)}
            for label, files in self.reads.items()
        }
        return replace(self, reads={label: files for label, files in reads.items() if files})

    def is_same_but_names(self, other: Manifest) -> bool:
        """Return whether the preprocessed source is the same, and only directory listings differ."""
        return bool(self.preprocessed) and self.without_names() == other.without_names()


def _sort(value: Any) -> Any:
    """Return a value with all dictionaries sorted by key."""
    if isinstance(value, dict):
        return {name: _sort(value[name]) for name in sorted(value)}
    return [_sort(each) for each in value] if isinstance(value, (list, tuple)) else value


def make_manifest(
    own_texts: Sequence[bytes],
    places: PathMap,
    reads: Reads,
    compiler: list[str],
    *,
    nvrtc_headers_first: bool,
    debug: bool,
    preprocessed: str,
) -> tuple[Manifest, str]:
    """Return the manifest for a compilation, and the reason why its code must not be stored, or "".

    Args:
        own_texts: The source text, and other texts that do not come from files. They are part of the key.
        debug: Whether the code contains the paths of all sources and of the current directory.
    """
    states: dict[str, dict[str, str | None]] = {}
    groups: dict[tuple[int, int], list[list[str]]] = {}
    texts: dict[str, list[bytes]] = {SOURCE: [*own_texts]}
    for path, state in reads.files.items():
        if places.is_known(path, state):
            continue
        label, rest = places.split(path)
        states.setdefault(label, {})[rest] = state
        if path in reads.identities:
            groups.setdefault(reads.identities[path], []).append([label, rest])
        text = reads.texts.get(state or "")
        if text is not None:
            texts.setdefault(label, []).append(text)
    own = {label: some for label, some in texts.items() if not is_toolkits(label)}
    folders = _list_folders(places, states, texts, own, debug)
    nesting = {label: there for label, there in places.nesting.items() if _counts(there[1], own)}
    made = Manifest(
        compiler=compiler,
        reads=states,
        aliases=list_aliases(groups.values()),
        variables={n: v for n, v in sorted(reads.environment.items()) if n not in _IGNORED},
        folders=folders,
        nesting=nesting,
        nvrtc_headers_first=nvrtc_headers_first,
        preprocessed=preprocessed,
    )
    return made, reads.uncacheable_reason or _find_clock(texts)


def _find_clock(texts: Mapping[str, list[bytes]]) -> str:
    for some in texts.values():
        for text in some:
            clock = find_clock(text)
            if clock:
                return f"a text has {clock!r}: what that is may change with the time"
    return ""


def _list_folders(
    places: PathMap,
    states: Mapping[str, Mapping[str, str | None]],
    texts: Mapping[str, list[bytes]],
    own: Mapping[str, list[bytes]],
    debug: bool,
) -> dict[str, str]:
    """Return the directories whose paths may appear in the code or may have decided which files were read."""
    macros = find_path_macros(text for some in texts.values() for text in some)
    labels = {label for label, some in own.items() if any(uses_path(text, macros) for text in some)}
    # If no path contains `..`, the compiler may have resolved such names.
    literal = any(".." in rest for files in states.values() for rest in files)
    climbing = not literal and any(climbs(text) for some in own.values() for text in some)
    outside = OUTSIDE in states
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
    """Return the current directory as it is written in code that contains paths."""
    return rebase(os.environ.get("PWD", "")) + "\n" + rebase(os.getcwd())


def _counts(inside: str, own: Mapping[str, list[bytes]]) -> bool:
    """Return whether one of the user's sources may lead from a directory into a directory inside it."""
    first = os.fsencode(inside.partition("/")[0])
    named = re.compile(rb"(?<!\w)%b(?!\w)" % re.escape(first))
    return first == b"." or any(named.search(text) for some in own.values() for text in some)


def list_aliases(groups: Iterable[list[list[str]]]) -> list[list[list[str]]]:
    """Return the sorted groups of paths that refer to the same file, if there are several paths."""
    return sorted(sorted(group) for group in groups if len(group) > 1)


# --- conversion to and from JSON


def pack(manifest: Manifest) -> dict[str, Any]:
    """Return a manifest as JSON values."""
    return asdict(manifest)


def unpack(fields: Any) -> Manifest | None:
    """Return the manifest that `pack` has converted, or `None` if it is damaged or its version differs."""
    try:
        made = Manifest(**fields)
        return made if _is_one(made) else None
    except (TypeError, ValueError, AttributeError):
        return None


def _is_one(made: Manifest) -> bool:
    """Return whether every field is of the expected type."""
    texts = (str, type(None))
    return (
        _are(made.compiler, str)
        and all(_are([*files], str) and _are(files.values(), texts) for files in made.reads.values())
        and all(_are(pair, str) and len(pair) == 2 for group in made.aliases for pair in group)
        and _are(made.variables.values(), texts)
        and _are(made.folders.values(), str)
        and all(_are(there, str) and len(there) == 2 for there in made.nesting.values())
        and isinstance(made.nvrtc_headers_first, bool)
        and isinstance(made.preprocessed, str)
    )


def _are(some: Iterable[Any], kind: Any) -> bool:
    return all(isinstance(each, kind) for each in some)
