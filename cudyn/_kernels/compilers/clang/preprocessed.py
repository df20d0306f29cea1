"""The preprocessed source as the second level of the cache: equal texts after -E make equal code.

A file that appears in a searched folder may be one that clang would read. If clang reads the same files
and the preprocessed text is identical, the compiled code is identical. This takes a fifth of the time. Line
markers count: they have the places that debuggers and `__builtin_FILE` see. clang can't preprocess behind a
precompiled header, so the macros of the prelude stand in its place.
"""

from __future__ import annotations

import hashlib
import os
import re
from typing import TYPE_CHECKING, NamedTuple

from ...cache.listed_reads import read_rule
from .search import run

if TYPE_CHECKING:
    from ...cache.path_map import PathMap
    from ..job import Job
    from .command import ClangCommand
    from .search import ClangToolkit

_MARKER = re.compile(rb'^(# \d+ ")((?:[^"\\\n]|\\.)*)(")', re.M)


class Preprocessed(NamedTuple):
    """The files that were found, and the hash of the text."""

    paths: list[str]
    digest: str


def preprocess(job: Job, command: ClangCommand, toolkit: ClangToolkit) -> Preprocessed | None:
    """Let clang preprocess a source. Returns None if that fails: the compilation reports the errors."""
    options, rule = command.write_rule_options("rule of -E")
    target = os.path.join(command.temporary, "preprocessed")
    words = [*command.words, "-imacros", command.prelude.macros, *command.source, *options]
    try:
        status, _, _ = run([*words, "-E", "-o", target, "-"], command.text, cwd=command.folder)
        if status:
            return None
        paths = read_rule(rule, command.folder)
        with open(target, "rb") as file:
            text = file.read()
    except OSError:
        return None
    if paths is None:
        return None
    folders = {command.temporary: "temporary", command.prelude.folder: "prelude"}
    named = name_folders(text, job.map_paths(toolkit.headers, absolute=True), folders)
    return Preprocessed(paths, hashlib.sha256(named).hexdigest())


def name_folders(text: bytes, places: PathMap, folders: dict[str, str]) -> bytes:
    """Return a preprocessed text whose line markers name the folders of a job in place of their paths.

    folders: others, with their names
    """
    known: dict[bytes, bytes] = {}

    def name_path(written: bytes) -> bytes:
        path = os.fsdecode(re.sub(rb"\\(.)", rb"\1", written))
        place = places.split(path)
        for folder, name in folders.items():
            if path.startswith(f"{folder}{os.sep}"):
                place = name, path[len(folder) + 1 :]
        return repr(place).encode("utf-8", "surrogateescape")

    def name_marker(match: re.Match[bytes]) -> bytes:
        if match[2] not in known:
            known[match[2]] = name_path(match[2])
        return match[1] + known[match[2]] + match[3]

    return _MARKER.sub(name_marker, text)
