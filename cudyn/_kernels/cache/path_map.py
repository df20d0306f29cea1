"""Paths as a manifest has them: below the folders of a compilation, wherever these are on a machine.

A compiler forms the paths that it looks for of the folders that it was given: the source's, those of
`include_path`, the toolkit's. A manifest has a label for each folder and what follows it, so that another
machine finds the same contents in its own folders.
"""

from __future__ import annotations

import functools
import os
from typing import TYPE_CHECKING

from .inputs import rebase
from .recorder import FILE, FOLDER

if TYPE_CHECKING:
    from collections.abc import Sequence

SOURCE = "source"
CURRENT = "current"  # the folder of headers in memory, and of --pre-include
TOOLKIT = "toolkit"  # with a number behind it
OUTSIDE = "outside"  # paths below none of the folders, relative to CUDYN_BASE_DIR if they are below that

_normalize = functools.lru_cache(maxsize=1024)(os.path.normpath)


class PathMap:
    """The folders of a compilation on this machine.

    folders  label -> folder
    spelled  label -> folder in the spelling that the compiler receives
    moved    whether this process compiles for a process in another folder, which would spell paths otherwise
    key      the facts that decide where `join` leads
    nesting  label -> (label, path) of the folder that contains it, if there is one. Machines on which these
             differ may mean different files by the same label
    """

    def __init__(
        self,
        source: str,
        include_path: Sequence[str],
        toolkit: Sequence[str],
        *,
        base: str = "",
        searches_current: bool = False,
        absolute: bool = False,
    ) -> None:
        """Find the folders of a compilation.

        source: path of the source; include_path: the user's folders of headers
        toolkit: folders of the toolkit's headers
        base: folder that paths are relative to, or "" for the current one
        searches_current: whether the current folder is searched, too
        absolute: whether the compiler receives absolute paths
        """
        current = base or os.getcwd()
        self.moved = bool(base)
        self.toolkit = [*toolkit]
        self.source_path = os.path.join(current, source)
        searched = [(SOURCE, os.path.dirname(source))]
        searched += [(self._name(number, folder), folder) for number, folder in enumerate(include_path)]
        if searches_current:
            searched.append((CURRENT, ""))
        searched += [(f"{TOOLKIT}{number}", folder) for number, folder in enumerate(toolkit)]
        self.folders: dict[str, str] = {}
        self.spelled: dict[str, str] = {}
        prefixes: dict[str, str] = {}
        for label, folder in searched:
            path = os.path.join(current, folder)
            self.folders.setdefault(label, _normalize(path))
            self.spelled.setdefault(label, os.path.abspath(folder) if absolute else folder)
            for spelled in (path.rstrip("/"), _normalize(path).rstrip("/")):
                prefixes.setdefault(f"{spelled}/", label)
        self._prefixes = sorted(prefixes.items(), key=lambda each: -len(each[0]))
        self._current = current
        self.nesting = self._find_nesting()
        self.key = repr((self.folders, current, os.environ.get("CUDYN_BASE_DIR")))

    def _name(self, number: int, folder: str) -> str:
        """The label of a folder of the user's: the toolkit's, if it is one of those that cudyn found."""
        for place, each in enumerate(self.toolkit):
            if each == folder or _is_same(each, folder):
                return f"{TOOLKIT}{place}"
        return str(number)

    def _find_nesting(self) -> dict[str, list[str]]:
        nesting = {}
        for label, folder in self.folders.items():
            above = [
                (len(other), name, other)
                for name, other in self.folders.items()
                if name != label and (folder == other or folder.startswith(other.rstrip("/") + "/"))
            ]
            if above:
                _, name, other = max(above)
                nesting[label] = [name, os.path.relpath(folder, other)]
        return nesting

    def split(self, path: str) -> tuple[str, str]:
        """Return the label of the folder that a path is below, and the rest; OUTSIDE and the path."""
        whole = os.path.join(self._current, path)
        for prefix, label in self._prefixes:
            if f"{whole}/".startswith(prefix):
                return label, whole[len(prefix) :]
        return OUTSIDE, rebase(os.path.normpath(whole))

    def join(self, label: str, rest: str) -> str | None:
        """Return the path on this machine, or None without this folder."""
        if label == OUTSIDE:
            return os.path.join(os.environ.get("CUDYN_BASE_DIR", ""), rest)
        folder = self.folders.get(label)
        if folder is None:
            return None
        return f"{folder}/{rest}" if rest else folder

    def is_known(self, path: str, state: str | None) -> bool:
        """Return whether the state of this path is irrelevant to the generated code.

        It is for the source file, which is part of the key; for a searched folder, whose contents count; and
        for PWD, which NVRTC compares with the current folder.
        """
        whole = os.path.normpath(os.path.join(self._current, path))
        if whole == os.path.normpath(self.source_path):
            return state in (None, FILE, FOLDER)
        if path == os.environ.get("PWD"):
            return state in (None, FOLDER)
        is_searched = whole == os.path.normpath(self._current) or whole in self.folders.values()
        return state == FOLDER and is_searched

    def show(self, label: str) -> str | None:
        """Return a folder as the code has it, or None if the label is unknown."""
        return rebase(self.spelled[label]) if label in self.spelled else None

    def show_place(self, label: str) -> str | None:
        """Return the place of a folder, or None if the label is unknown."""
        return rebase(self.folders[label]) if label in self.folders else None


def is_toolkits(label: str) -> bool:
    """Return whether a label names a folder of the toolkit."""
    return label.startswith(TOOLKIT)


def _is_same(one: str, other: str) -> bool:
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False
