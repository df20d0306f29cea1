"""Maps the paths in a manifest, which are relative to the directories that a compilation searches.

A compiler derives the paths of headers from the source's directory, the directories in `include_path` and the
toolkit's directories. A manifest stores a path as the label of one of these directories and the rest of the
path. On another machine, the same label stands for a different directory with the same contents.
"""

from __future__ import annotations

import functools
import os
from typing import TYPE_CHECKING

from .inputs import rebase
from .recorder import FILE, FOLDER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SOURCE = "source"
CURRENT = "current"  # the directory for headers in memory and for --pre-include
TOOLKIT = "toolkit"  # followed by a number
STANDARD = "standard"  # cudyn's standard headers
OUTSIDE = "outside"  # paths outside these directories, relative to CUDYN_BASE_DIR if they are below it

_normalize = functools.lru_cache(maxsize=1024)(os.path.normpath)


class PathMap:
    """The directories that a compilation searches on this machine.

    Attributes:
        folders: label -> directory
        spelled: label -> directory as it is spelled in the compiler's options
        moved: whether this process compiles for a process in another directory, which would spell paths
            differently
        key: the values that determine the results of `join`
        nesting: label -> (label, path) of the directory that contains it, if any. On machines where these
            differ, the same label may stand for different files
    """

    def __init__(
        self,
        source: str,
        include_path: Sequence[str],
        toolkit: Sequence[str],
        *,
        standard: Mapping[str, str] | None = None,
        base: str = "",
        searches_current: bool = False,
        absolute: bool = False,
    ) -> None:
        """Determine the directories of a compilation.

        Args:
            source: Path of the source.
            include_path: The user's header directories.
            toolkit: Directories of the toolkit's headers.
            standard: The directory of the standard headers: its name for the compiler -> its path. If they
                differ, the path cannot be in the code.
            base: Directory that paths are relative to, or "" for the current directory.
            searches_current: Whether the current directory is searched, too.
            absolute: Whether the compiler receives absolute paths.
        """
        current = base or os.getcwd()
        self.moved = bool(base)
        self.toolkit = [*toolkit]
        self.source_path = os.path.join(current, source)
        searched = [(SOURCE, os.path.dirname(source))]
        searched += [(self._make_label(number, folder), folder) for number, folder in enumerate(include_path)]
        if searches_current:
            searched.append((CURRENT, ""))
        searched += [(f"{TOOLKIT}{number}", folder) for number, folder in enumerate(toolkit)]
        self._virtual: dict[str, str] = {}  # label -> directory whose path the compiler does not receive
        virtual_prefixes: dict[str, str] = {}
        for name, folder in (standard or {}).items():
            if name == folder:
                searched.append((STANDARD, folder))
            else:
                self._virtual[STANDARD] = folder
                virtual_prefixes[f"{name}/"] = STANDARD
        self.folders: dict[str, str] = {}
        self.spelled: dict[str, str] = {}
        prefixes: dict[str, str] = {}
        for label, folder in searched:
            path = os.path.join(current, folder)
            self.folders.setdefault(label, _normalize(path))
            self.spelled.setdefault(label, os.path.abspath(folder) if absolute else folder)
            for spelled in (path.rstrip("/"), _normalize(path).rstrip("/")):
                prefixes.setdefault(f"{spelled}/", label)
        prefixes |= virtual_prefixes
        self._prefixes = sorted(prefixes.items(), key=lambda item: -len(item[0]))
        self._current = current
        self.nesting = self._find_nesting()
        self.key = repr((self.folders, self._virtual, current, os.environ.get("CUDYN_BASE_DIR")))

    def _make_label(self, number: int, folder: str) -> str:
        """Return the label of a user's directory, or the toolkit's label if it is a toolkit directory."""
        for index, toolkit_folder in enumerate(self.toolkit):
            if toolkit_folder == folder or _is_same(toolkit_folder, folder):
                return f"{TOOLKIT}{index}"
        return str(number)

    def _find_nesting(self) -> dict[str, list[str]]:
        """Return the value of `nesting`, with the innermost directory that contains each directory."""
        nesting = {}
        for label, folder in self.folders.items():
            parents = [
                (len(parent), name, parent)
                for name, parent in self.folders.items()
                if name != label and (folder == parent or folder.startswith(parent.rstrip("/") + "/"))
            ]
            if parents:
                _, name, parent = max(parents)  # the longest path
                nesting[label] = [name, os.path.relpath(folder, parent)]
        return nesting

    def split(self, path: str) -> tuple[str, str]:
        """Return the label of the directory that contains a path, and the rest, or OUTSIDE and the path."""
        full_path = os.path.join(self._current, path)
        for prefix, label in self._prefixes:
            if f"{full_path}/".startswith(prefix):
                return label, full_path[len(prefix) :]
        return OUTSIDE, rebase(os.path.normpath(full_path))

    def join(self, label: str, rest: str) -> str | None:
        """Return the path on this machine, or None if this machine does not have the directory."""
        if label == OUTSIDE:
            return os.path.join(os.environ.get("CUDYN_BASE_DIR", ""), rest)
        folder = self.folders.get(label) or self._virtual.get(label)
        if folder is None:
            return None
        return f"{folder}/{rest}" if rest else folder

    def is_known(self, path: str, state: str | None) -> bool:
        """Return whether the state of this path is irrelevant to the generated code.

        This is true for the source file, because it is part of the key, for a searched directory, because
        only its contents matter, and for PWD, because NVRTC only compares it with the current directory.
        """
        full_path = os.path.normpath(os.path.join(self._current, path))
        if full_path == os.path.normpath(self.source_path):
            return state in (None, FILE, FOLDER)
        if path == os.environ.get("PWD"):
            return state in (None, FOLDER)
        is_searched = full_path == os.path.normpath(self._current) or full_path in self.folders.values()
        return state == FOLDER and is_searched

    def show(self, label: str) -> str | None:
        """Return a directory as it is written in the code, or None if the label is unknown."""
        return rebase(self.spelled[label]) if label in self.spelled else None

    def show_place(self, label: str) -> str | None:
        """Return the location of a directory, or None if the label is unknown."""
        return rebase(self.folders[label]) if label in self.folders else None


def is_toolkits(label: str) -> bool:
    """Return whether a label stands for a directory of the toolkit."""
    return label.startswith(TOOLKIT)


def _is_same(path: str, other_path: str) -> bool:
    """Return whether two paths refer to the same existing file or directory."""
    try:
        return os.path.samefile(path, other_path)
    except OSError:
        return False
