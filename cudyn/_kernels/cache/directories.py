"""Names the directories that a compilation searches.

A compiler receives the names instead of the directories: `/@0` for the first directory in `include_path`,
`/@source` for the directory of the source. The generated code therefore never contains a path of this
machine, and the names of the files that the compiler reads do not depend on the location of the sources.
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
OUTSIDE = "outside"  # files with absolute names, as the source spells them

_NAME = re.compile(rf"{ROOT}(source|current|standard|toolkit\d+|\d+)(?![\w@-])(/?)")


class Directories:
    """The directories of a compilation on this machine, by label.

    Attributes:
        paths: label -> path
        real: whether the compiler receives the paths instead of the names
        source: name of the source for the compiler
        labels: labels of the directories in which the compiler searches for headers, in this order
        searched: names of these directories, as options spell them
        toolkit: number of directories with the toolkit's headers
        key: the values that determine the results of `join`
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
            include_path: The user's header directories.
            toolkit: Directories of the toolkit's headers.
            standard: The directory of the standard headers, or "" if it is not searched.
            base: Directory to which paths are relative, or "" for the current directory.
            real: See Directories.
        """
        folder, name = os.path.split(source)
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
        """Return the form in which a path is recorded. The current directory's name precedes relative paths.

        Paths are not normalized, because the system resolves a symbolic link that is followed by `..`.
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
        """Return the name of a directory for the compiler."""
        return self.paths[label] if self.real else ROOT + label

    def show(self, text: str) -> str:
        """Return a compiler message in which names are replaced with the paths that the caller passed."""
        return text if self.real or ROOT not in text else _NAME.sub(self._show_name, text)

    def _show_name(self, match: re.Match[str]) -> str:
        """Return the path, as the caller passed it, for a match of _NAME."""
        path = self._spelled.get(match[1])
        if path is None:
            return match[0]
        if path:
            return f"{path.rstrip('/')}{match[2]}"
        return "" if match[2] else "."  # the current directory

    def list_real(self) -> dict[str, str]:
        """Return the directories whose paths may be in the code, or {} if the compiler receives names."""
        return {**self._spelled, CURRENT: self.paths[CURRENT]} if self.real else {}


def is_toolkits(label: str) -> bool:
    """Return whether a label stands for a directory of the toolkit."""
    return label.startswith(TOOLKIT)


def list_aliases(groups: Mapping[tuple[int, int], list[tuple[str, str]]]) -> list[list[list[str]]]:
    """Return the groups of names that refer to the same file or directory, sorted.

    A group that contains only the source's directory and the current directory does not matter, because
    neither is searched by its position.

    Args:
        groups: (device, inode) -> the names of this file or directory, as (label, path) pairs
    """
    unsearched = {(SOURCE, ""), (CURRENT, "")}
    return sorted(
        [[label, rest] for label, rest in sorted(names)]
        for names in groups.values()
        if len(names) > 1 and not unsearched.issuperset(names)
    )
