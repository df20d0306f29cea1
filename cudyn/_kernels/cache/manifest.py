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

    Attributes:
        compiler: name of the compiler, such as "nvrtc", and its hash
        reads: label of a directory (see PathMap) -> path below it -> the state of that path: the SHA-256 of a
            file, FILE, FOLDER, the result of `hash_names`, or `None` if nothing existed there
        aliases: paths of the same file, which `#pragma once` reads once: groups of (label, path)
        variables: environment variables that the compiler read, with their values
        folders: label -> directory, if its path may be in the code or decide which files are read
        nesting: directories that contain other directories: see PathMap
        nvrtc_headers_first: whether the headers inside NVRTC were searched before the toolkit's
        preprocessed: hash of the preprocessed source, or "" if unknown
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
            label: {path: state for path, state in files.items() if not (state or "").startswith(NAMES)}
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
    return [_sort(item) for item in value] if isinstance(value, (list, tuple)) else value


def make_manifest(
    own_texts: Sequence[bytes],
    path_map: PathMap,
    reads: Reads,
    compiler: list[str],
    *,
    nvrtc_headers_first: bool,
    debug: bool,
    preprocessed: str,
) -> tuple[Manifest, str]:
    """Return the manifest for a compilation, and the reason why its code must not be stored, or "".

    Args:
        path_map: The directories that the compilation searched.
        reads: The files and variables that the compiler read.
        compiler: The compiler's name and hash.
        own_texts: The source, and other source code that does not come from files. They are part of the key.
        debug: Whether the code contains the paths of all sources and of the current directory.
        nvrtc_headers_first: See Manifest.
        preprocessed: See Manifest.
    """
    states: dict[str, dict[str, str | None]] = {}
    groups: dict[tuple[int, int], list[list[str]]] = {}  # device and inode -> the file's paths
    texts: dict[str, list[bytes]] = {SOURCE: [*own_texts]}  # label -> the contents of the directory's files
    for path, state in reads.files.items():
        if path_map.is_known(path, state):
            continue
        label, subpath = path_map.split(path)
        states.setdefault(label, {})[subpath] = state
        if path in reads.identities:
            groups.setdefault(reads.identities[path], []).append([label, subpath])
        text = reads.texts.get(state or "")
        if text is not None:
            texts.setdefault(label, []).append(text)
    user_texts = {label: sources for label, sources in texts.items() if not is_toolkits(label)}
    folders = _list_folders(path_map, states, texts, user_texts, debug)
    nesting = {
        label: [parent, subpath]
        for label, (parent, subpath) in path_map.nesting.items()
        if _may_lead_into(subpath, user_texts)
    }
    manifest = Manifest(
        compiler=compiler,
        reads=states,
        aliases=list_aliases(groups.values()),
        variables={n: v for n, v in sorted(reads.environment.items()) if n not in _IGNORED},
        folders=folders,
        nesting=nesting,
        nvrtc_headers_first=nvrtc_headers_first,
        preprocessed=preprocessed,
    )
    return manifest, reads.uncacheable_reason or _find_clock(texts)


def _find_clock(texts: Mapping[str, list[bytes]]) -> str:
    """Return the reason why the code may depend on the time of the compilation, or ""."""
    for sources in texts.values():
        for text in sources:
            clock = find_clock(text)
            if clock:
                return f"a text has {clock!r}: what that is may change with the time"
    return ""


def _list_folders(
    path_map: PathMap,
    states: Mapping[str, Mapping[str, str | None]],
    texts: Mapping[str, list[bytes]],
    user_texts: Mapping[str, list[bytes]],
    debug: bool,
) -> dict[str, str]:
    """Return the directories whose paths may appear in the code or may have decided which files were read.

    Args:
        states: The paths that were read, as in `Manifest.reads`.
        texts: The contents of the files that were read, by label.
        user_texts: The same, without the toolkit's files.
        debug: See `make_manifest`.
    """
    macros = find_path_macros(text for sources in texts.values() for text in sources)
    used_labels = {
        label for label, sources in user_texts.items() if any(uses_path(text, macros) for text in sources)
    }
    # If no path contains `..`, the compiler may have resolved such names. Then the location of the
    # directories decides which files they refer to.
    has_unresolved_names = any(".." in subpath for files in states.values() for subpath in files)
    has_parent_names = not has_unresolved_names and any(
        climbs(text) for sources in user_texts.values() for text in sources
    )
    has_outside_paths = OUTSIDE in states
    folders = {}
    for label in sorted(path_map.folders):
        if label in used_labels or debug:
            folders[label] = path_map.show(label) or ""
        if (has_parent_names and not is_toolkits(label)) or has_outside_paths:
            folders[PLACE + label] = path_map.show_place(label) or ""
    if debug or has_outside_paths or (used_labels and path_map.moved):
        folders[WORKING] = get_working_folder()
    return folders


def get_working_folder() -> str:
    """Return the current directory as it is written in code that contains paths."""
    return rebase(os.environ.get("PWD", "")) + "\n" + rebase(os.getcwd())


def _may_lead_into(subpath: str, user_texts: Mapping[str, list[bytes]]) -> bool:
    """Return whether a name in one of the user's sources may lead into a directory inside another one.

    Args:
        subpath: The path of the inner directory relative to the outer one.
        user_texts: The contents of the user's sources, by label.
    """
    component = os.fsencode(subpath.partition("/")[0])
    pattern = re.compile(rb"(?<!\w)%b(?!\w)" % re.escape(component))
    return component == b"." or any(
        pattern.search(text) for sources in user_texts.values() for text in sources
    )


def list_aliases(groups: Iterable[list[list[str]]]) -> list[list[list[str]]]:
    """Return the sorted groups of paths that refer to the same file, if there are several paths."""
    return sorted(sorted(group) for group in groups if len(group) > 1)


# --- conversion to and from JSON


def pack(manifest: Manifest) -> dict[str, Any]:
    """Return a manifest as JSON values."""
    return asdict(manifest)


def unpack(fields: Any) -> Manifest | None:
    """Return the manifest from the JSON values that `pack` returned.

    The result is `None` if the values are damaged or come from a version with other fields.
    """
    try:
        manifest = Manifest(**fields)
        return manifest if _is_valid(manifest) else None
    except (TypeError, ValueError, AttributeError):
        return None


def _is_valid(manifest: Manifest) -> bool:
    """Return whether every field has the expected type."""
    optional_text = (str, type(None))
    return (
        _have_type(manifest.compiler, str)
        and all(
            _have_type([*files], str) and _have_type(files.values(), optional_text)
            for files in manifest.reads.values()
        )
        and all(_have_type(pair, str) and len(pair) == 2 for group in manifest.aliases for pair in group)
        and _have_type(manifest.variables.values(), optional_text)
        and _have_type(manifest.folders.values(), str)
        and all(_have_type(parent, str) and len(parent) == 2 for parent in manifest.nesting.values())
        and isinstance(manifest.nvrtc_headers_first, bool)
        and isinstance(manifest.preprocessed, str)
    )


def _have_type(values: Iterable[Any], kind: Any) -> bool:
    """Return whether all values are of a type, or of one of several types."""
    return all(isinstance(value, kind) for value in values)
