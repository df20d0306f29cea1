"""Determines the files that clang read, and the files that it looked for and did not find.

clang lists the files that it found. The names that it looked for are in the directives of these files
(includes.py), and for each name, clang looks for one file in each directory that it searches. A file may
change while clang reads it. If a file is newer than the start of the compilation, the result is therefore not
cached.
"""

from __future__ import annotations

import os
import re
import stat
import time
from collections.abc import Iterable, Sequence

from ...cache.directories import Directories
from ...cache.inputs import hash_text
from ...cache.recorder import FILE, FOLDER, Reads
from ...cache.regular_files import open_regular
from .includes import find_operators, read_includes

_CLOCK_LAG = 20_000_000  # maximum difference in ns between the system's clock and a file system's clock


class ReadRecorder:
    """Records the files that a compilation reads, from the creation of this object on.

    Attributes:
        reads: The files, and the reasons why the result must not be cached.
    """

    def __init__(self, directories: Directories, quoted: Sequence[str], memory: Iterable[str]) -> None:
        """Start recording.

        Args:
            directories: The directories that clang searches.
            quoted: Names of directories that are searched only for quoted headers.
            memory: Names of headers in memory. They take precedence over all other headers.
        """
        self.reads = Reads(directories)
        self._quoted = quoted
        self._searched = [directories.get_name(label) for label in directories.labels]
        self._memory = frozenset(map(os.path.normpath, memory))
        self._start = time.time_ns()

    def finish(self, paths: Iterable[str], sources: Sequence[tuple[str, bytes]]) -> Reads:
        """Record the files, and the names in their directives, and return the record.

        Args:
            paths: The files that clang found.
            sources: Additional sources, as (name of the directory, contents) pairs.
        """
        for path in paths:
            if path not in self.reads.files:
                self._record_content(path)
        sources = [*sources]
        for path, state in [*self.reads.files.items()]:
            if state in self.reads.texts:
                sources.append((os.path.dirname(path), self.reads.texts[state]))
        operators = find_operators(text for _, text in sources)
        for folder, text in sources:
            includes = read_includes(text, operators)
            if includes.problem:
                self.reads.refuse(f"clang does not list which files {includes.problem!r} looks for")
            for name, is_quoted in includes.names:
                self._record_name(name, folder, is_quoted)
        for folder in self._searched:
            self.find(folder)  # clang searches links to the same directory only once
        return self.reads

    def _record_name(self, name: str, folder: str, is_quoted: bool) -> None:
        """Record the files that clang looks for to find a header, up to the first one that exists.

        Args:
            name: Name of the header in a directive.
            folder: Name of the directory of the file that contains the directive.
            is_quoted: Whether the name is in quotes.
        """
        if os.path.isabs(name):
            self.find(name)
            return
        if is_quoted and self.find(f"{folder}/{name}"):
            return
        if os.path.normpath(name) in self._memory:
            return
        for searched in (*(self._quoted if is_quoted else ()), *self._searched):
            if self.find(f"{searched}/{name}"):
                return

    def find(self, path: str) -> bool:
        """Record the state of a path, and return whether it is a file."""
        reads = self.reads
        if path not in reads.files:
            status = _find_status(reads.find(path))
            if status is None:
                reads.note(path, None)
            else:
                self._check_age(path)
                reads.note(path, FOLDER if stat.S_ISDIR(status.st_mode) else FILE)
                reads.identify(path, status.st_dev, status.st_ino)
        return reads.files[path] not in (None, FOLDER)

    def _record_content(self, path: str) -> None:
        """Record the contents of a file that clang has found."""
        reads = self.reads
        try:
            with open(reads.find(path), "rb", opener=open_regular) as file:
                text = file.read()
                status = os.fstat(file.fileno())
                reads.identify(path, status.st_dev, status.st_ino)
        except OSError:
            reads.refuse(f"{path} can't be read any more")
            return
        self._check_age(path)
        digest = hash_text(text)
        reads.files[path] = digest
        reads.texts[digest] = text

    def _check_age(self, path: str) -> None:
        """Make the result uncacheable if a file may have changed since the start of the compilation."""
        real_path = self.reads.find(path)
        if self._is_newer(real_path) or self._is_newer(os.path.realpath(real_path)):
            self.reads.refuse(f"{path} is newer than the start of the compilation")

    def _is_newer(self, path: str) -> bool:
        """Return whether a file, or a link or directory on its path, may have changed since the start.

        If files are created or deleted in a directory, both times of the directory change, and remain equal.
        If the directory itself is renamed, only its status-change time changes.
        """
        while True:
            try:
                status = os.lstat(path)
            except OSError:
                return True
            is_folder = stat.S_ISDIR(status.st_mode)
            is_new = status.st_ctime_ns >= self._start - _CLOCK_LAG
            has_only_new_contents = is_folder and status.st_ctime_ns == status.st_mtime_ns
            if is_new and not has_only_new_contents:
                return True
            parent = os.path.dirname(path)
            if parent == path:  # the root directory
                return False
            path = parent


def _find_status(path: str) -> os.stat_result | None:
    """Return the result of os.stat, or `None` if it fails."""
    try:
        return os.stat(path)
    except (OSError, ValueError):
        return None


def read_rule(path: str) -> list[str] | None:
    """Return the files in a make rule, or `None` if clang did not write the rule.

    In a rule, spaces and "#" are escaped with a backslash, and "$" is written as "$$".
    """
    try:
        with open(path, "rb") as file:
            text = file.read()
    except OSError:
        return None
    _, _, prerequisites = text.partition(b":")
    on_one_line = prerequisites.replace(b"\\\n", b" ")
    words = re.findall(rb"(?:\\[\\# ]|\$\$|[^\s])+", on_one_line)
    names = [re.sub(rb"\\([# ])", rb"\1", word).replace(b"$$", b"$") for word in words]
    return [os.fsdecode(name) for name in names if name != b"-"]  # "-" is the standard input
