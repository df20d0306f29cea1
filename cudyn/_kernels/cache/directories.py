"""Assigns names to the directories that a compilation searches.

A compiler receives these names instead of paths: for example, `/@0` for the first directory in
`include_path`, and `/@source` for the directory of the source. The generated code therefore never contains a
path of this machine, and the names of the files that the compiler reads do not depend on the location of the
sources.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence

ROOT = "/@"  # the start of each name
SOURCE = "source"
CURRENT = "current"  # the current directory, in which relative names are looked up
TOOLKIT = "toolkit"  # followed by an index
STANDARD = "standard"  # cudyn's standard headers
OUTSIDE = "outside"  # the label of files with absolute paths, which are recorded as the source spells them

_NAME = re.compile(rf"{ROOT}(source|current|standard|toolkit\d+|\d+)(?![\w@-])(/?)")


class Directories:
    """The directories of a compilation on this machine, by label.

    Attributes:
        paths: maps the label of each directory to its path
        real: whether the compiler receives the paths instead of the names
        source: the name of the source that the compiler receives
        labels: the labels of the directories in which the compiler searches for headers, in this order
        searched: the names of these directories, as they are passed in options
        toolkit: the number of directories that contain the toolkit's headers
        key: a string that determines the results of `join`
    """

    def __init__(
        self,
        source: str,
        include_path: Sequence[str],
        toolkit: Sequence[str],
        standard: str = "",
        base: str = "",
        real: bool = False,
    ) -> None:
        """Label the directories.

        Args:
            source: Path of the source.
            include_path: The directories of the user's headers.
            toolkit: The directories of the toolkit's headers.
            standard: The directory of cudyn's standard headers, or "" if it is not searched.
            base: The directory to which paths are relative, or "" for the current directory.
            real: Whether the compiler receives the paths instead of the names.
        """
        folder, name = os.path.split(source)
        # The paths of the searched directories, as the caller spells them, keyed by label.
        spelled = {str(index): path for index, path in enumerate(include_path)}
        spelled |= {f"{TOOLKIT}{index}": path for index, path in enumerate(toolkit)}
        if standard:
            spelled[STANDARD] = standard
        current = base or os.getcwd()
        self.real = real
        self.toolkit = len(toolkit)
        self.labels = (*spelled,)
        self.searched = (*spelled.values(),) if real else tuple(ROOT + label for label in spelled)
        self.source = source if real else f"{ROOT}{SOURCE}/{name}"
        self._spelled = {**spelled, SOURCE: folder, CURRENT: ""}
        self.paths = {
            label: os.path.join(current, path) if path else current for label, path in self._spelled.items()
        }
        self.key = repr((self.paths, real))

    def spell(self, path: str) -> str:
        """Return the form in which a path is recorded: a relative path follows the current directory's name.

        Paths are not normalized, because the system resolves a symbolic link before a `..` that follows it.
        """
        if not path or os.path.isabs(path) or path.startswith(ROOT):
            return path
        current = self.get_name(CURRENT)
        return current if path == "." else f"{current}/{path}"

    def split(self, path: str) -> tuple[str, str]:
        """Return the label of the directory that contains a recorded path, and the rest of the path."""
        if path.startswith(ROOT) and not self.real:
            label, _, rest = path[len(ROOT) :].partition("/")
            if label in self.paths:
                return label, rest
        return OUTSIDE, path

    def join(self, label: str, rest: str) -> str | None:
        """Return the path on this machine, or `None` if this machine does not have the directory."""
        if label == OUTSIDE:
            return rest
        folder = self.paths.get(label)
        return f"{folder}/{rest}" if rest and folder is not None else folder

    def find(self, path: str) -> str:
        """Return the path on this machine for a recorded path."""
        return self.join(*self.split(path)) or path

    def get_name(self, label: str) -> str:
        """Return the name of a directory that the compiler receives."""
        return self.paths[label] if self.real else ROOT + label

    def show(self, text: str) -> str:
        """Replace the names in a compiler's message with the paths that the caller passed."""
        return text if self.real or ROOT not in text else _NAME.sub(self._show_name, text)

    def _show_name(self, match: re.Match[str]) -> str:
        """Return the path, as the caller passed it, for the directory's name in a match of _NAME."""
        path = self._spelled.get(match[1])
        if path is None:
            return match[0]
        if path:
            return f"{path.rstrip('/')}{match[2]}"
        return "" if match[2] else "."  # The path of the current directory is "".

    def list_real(self) -> dict[str, str]:
        """Return the directories whose paths the code may contain, or {} if the compiler receives names."""
        return {**self._spelled, CURRENT: self.paths[CURRENT]} if self.real else {}


def is_toolkits(label: str) -> bool:
    """Return whether a label stands for a directory of the toolkit."""
    return label.startswith(TOOLKIT)


def list_aliases(groups: Mapping[tuple[int, int], list[tuple[str, str]]]) -> list[list[list[str]]]:
    """Return a sorted list of the groups of names that refer to the same file or directory.

    A group that contains only the source's directory and the current directory is omitted, because neither
    has a position in the compiler's search path.

    Args:
        groups: maps the device and inode of a file or directory to its names, which are (label, path) pairs
    """
    unsearched = {(SOURCE, ""), (CURRENT, "")}
    return sorted(
        [[label, rest] for label, rest in sorted(names)]
        for names in groups.values()
        if len(names) > 1 and not unsearched.issuperset(names)
    )
