"""Hashes the preprocessed source, so that cached code can be used even if directory listings have changed.

If a new file appears in a searched directory, clang might read it. If clang reads the same files as before
and the preprocessed source is identical, the compiled code is identical. Preprocessing takes a fifth of the
time that compiling takes. Line markers are also hashed, because their paths appear in debug information and
in `__builtin_FILE`. clang cannot preprocess a source with a precompiled header, so a header with the
prelude's macros is used instead.
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
    """The files that were read, and the hash of the preprocessed source."""

    paths: list[str]
    digest: str


def preprocess(job: Job, command: ClangCommand, toolkit: ClangToolkit) -> Preprocessed | None:
    """Preprocess a source. Returns `None` if that fails; the compilation itself then reports the errors."""
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


def name_folders(text: bytes, path_map: PathMap, folders: dict[str, str]) -> bytes:
    """Replace the paths in line markers with the names of a job's directories.

    Args:
        text: The preprocessed source.
        path_map: Directories of the job.
        folders: Maps other directories to their names.
    """
    names: dict[bytes, bytes] = {}

    def name_path(quoted: bytes) -> bytes:
        """Return the name of a directory, and the path below it, for a path in a line marker."""
        path = os.fsdecode(re.sub(rb"\\(.)", rb"\1", quoted))
        label = path_map.split(path)
        for folder, name in folders.items():
            if path.startswith(f"{folder}{os.sep}"):
                label = name, path[len(folder) + 1 :]
        return repr(label).encode("utf-8", "surrogateescape")

    def name_marker(match: re.Match[bytes]) -> bytes:
        """Return a line marker without the path of a directory."""
        if match[2] not in names:
            names[match[2]] = name_path(match[2])
        return match[1] + names[match[2]] + match[3]

    return _MARKER.sub(name_marker, text)
