"""The manifest of an entry: the compiler, and the files that it read.

The inputs that are known before a compilation (inputs.py) identify candidate entries in the cache. The
manifests of the candidates determine which entry, if any, contains the code that the compiler would now
generate on this machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

from .directories import Directories, list_aliases
from .inputs import make_id
from .recorder import Reads
from .text_scan import find_clock, find_include

# Variables that a compiler reads but that do not affect the code: paths, and settings of the compiler's own
# cache.
_IGNORED = frozenset({"HOME", "CUDA_CACHE_DISABLE", "CUDA_CACHE_PATH", "CUDA_CACHE_MAXSIZE"})


@dataclass(frozen=True)
class Manifest:
    """The compiler that generated the code of an entry, and the files and variables that it read.

    Attributes:
        compiler: the name of the compiler, such as "nvrtc", and its hash
        reads: maps the label of a directory (see Directories) to a dict that maps each path in this directory
            to its state: the SHA-256 of a file, FILE, FOLDER, or `None` if the path did not exist
        aliases: groups of (label, path) pairs that refer to the same file or directory. They may affect the
            code, because `#pragma once` reads a file only once, and `#include_next` looks for the directory
            of the current file
        variables: the environment variables that the compiler read, with their values
        folders: maps labels to paths of directories if the compiler received the paths instead of names
        toolkit: the number of directories with the toolkit's headers, or `None` if the sources do not include
            any files
        nvrtc_headers_first: whether the headers inside NVRTC were searched before the toolkit's headers
    """

    compiler: list[str]
    reads: dict[str, dict[str, str | None]] = field(default_factory=dict)
    aliases: list[list[list[str]]] = field(default_factory=list)
    variables: dict[str, str | None] = field(default_factory=dict)
    folders: dict[str, str] = field(default_factory=dict)
    toolkit: int | None = None
    nvrtc_headers_first: bool = False

    @cached_property
    def build(self) -> str:
        """The hash of the manifest, as 16 hex digits."""
        return make_id([sorted(_sort(pack(self)).items())])


def _sort(value: Any) -> Any:
    """Return a JSON value in which all dictionaries are sorted by key."""
    if isinstance(value, dict):
        return {name: _sort(value[name]) for name in sorted(value)}
    return [_sort(item) for item in value] if isinstance(value, (list, tuple)) else value


def make_manifest(
    own_texts: Sequence[bytes],
    directories: Directories,
    reads: Reads,
    compiler: list[str],
    *,
    nvrtc_headers_first: bool,
) -> tuple[Manifest, str]:
    """Return the manifest for a compilation, and the reason why the code must not be stored, or "".

    Args:
        own_texts: The source, and all other source code that does not come from files. The key contains its
            hash.
        directories: The directories that the compilation searched.
        reads: The files and variables that the compiler read.
        compiler: The compiler's name and hash.
        nvrtc_headers_first: See Manifest.
    """
    states: dict[str, dict[str, str | None]] = {}
    # The names of each file and directory that was found, keyed by its device and inode.
    groups: dict[tuple[int, int], list[tuple[str, str]]] = {}
    for path, state in reads.files.items():
        label, rest = directories.split(path)
        states.setdefault(label, {})[rest] = state
        if path in reads.identities:
            groups.setdefault(reads.identities[path], []).append((label, rest))
    texts = [b"\n".join(own_texts), *reads.texts.values()]
    variables = {name: value for name, value in sorted(reads.environment.items()) if name not in _IGNORED}
    manifest = Manifest(
        compiler=compiler,
        reads=states,
        aliases=list_aliases(groups),
        variables=variables,
        folders=directories.list_real(),
        toolkit=directories.toolkit if find_include(texts) else None,
        nvrtc_headers_first=nvrtc_headers_first,
    )
    return manifest, reads.uncacheable_reason or _find_clock(texts)


def _find_clock(texts: Iterable[bytes]) -> str:
    """Return the reason why the code may depend on the time of the compilation, or ""."""
    for text in texts:
        clock = find_clock(text)
        if clock:
            return f"the code contains {clock!r}, so it may depend on the time of the compilation"
    return ""


# --- conversion to and from JSON


def pack(manifest: Manifest) -> dict[str, Any]:
    """Return the fields of a manifest, which are JSON values, by name."""
    # dataclasses.asdict would copy the values, which is not necessary.
    return {item.name: getattr(manifest, item.name) for item in fields(manifest)}


def unpack(values: Any) -> Manifest | None:
    """Return the manifest from the JSON values that `pack` returned.

    The result is `None` if the values are damaged or come from a version with other fields.
    """
    try:
        manifest = Manifest(**values)
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
        and isinstance(manifest.toolkit, (int, type(None)))
        and isinstance(manifest.nvrtc_headers_first, bool)
    )


def _have_type(values: Iterable[Any], kind: Any) -> bool:
    """Return whether all values are instances of a type, or of one of several types."""
    return all(isinstance(value, kind) for value in values)
