"""Determines the files that a compiler has read, from the compiler's list of the files that it found.

This is used for clang, and for NVRTC on Windows. Such a list lacks the names that the compiler searched for
but did not find. The result may change if a file with such a name is created, so all names in the searched
directories are recorded. Names that lead out of these directories are recorded individually. A file may
change while the compiler reads it, so files that are newer than the start of the compilation make the result
uncacheable.
"""

from __future__ import annotations

import os
import re
import stat
import time
from collections.abc import Iterable, Mapping, Sequence

from .folder_names import hash_names
from .inputs import hash_text
from .outside_names import find_unlisted_name, list_outside_names
from .recorder import FOLDER, Reads

_CLOCK_LAG = 20_000_000  # how far a file system's clock may lag, in ns


class Watch:
    """Watches the directories that a compiler searches, from before it starts until it ends."""

    def __init__(self, folders: Sequence[str], toolkit: Sequence[str]) -> None:
        """Start watching directories.

        Args:
            folders: The user's directories.
            toolkit: The directories with NVIDIA's headers. They are searched last.
        """
        self.folders = [*dict.fromkeys(map(os.path.abspath, [*folders, *toolkit]))]
        self.toolkit = tuple(f"{os.path.abspath(folder)}/" for folder in toolkit)
        self.start = time.time_ns()
        self._ignored: tuple[str, ...] = ()
        self.names = {folder: hash_names(folder) for folder in self.folders if os.path.isdir(folder)}

    def finish(
        self, paths: Iterable[str], texts: Mapping[str, Sequence[bytes]], ignored: Sequence[str]
    ) -> Reads:
        """Return the files that were read.

        Args:
            paths: The files that the compiler found.
            texts: Headers in memory, by directory.
            ignored: Directories whose files are already covered by the key.
        """
        reads = Reads()
        self._ignored = tuple(f"{folder}/" for folder in ignored)
        for path in filter(None, map(self._normalize, paths)):
            if path not in reads.files:
                self._record_file(reads, path)
        for folder in self.folders:
            names = self.names.get(folder)  # at the start of the compilation
            if names == "":
                reads.refuse(f"{folder} has more folders than can be watched")
            if (hash_names(folder) if os.path.isdir(folder) else None) != names:
                reads.refuse("a file appeared, or went, while it was compiled")
            reads.files[folder] = names
        self._record_outside_names(reads, texts)
        return reads

    def _record_file(self, reads: Reads, path: str) -> None:
        """Record a file that the compiler has found."""
        try:
            with open(path, "rb") as file:
                text = file.read()
                status = os.fstat(file.fileno())
        except OSError:
            reads.refuse(f"{path} can't be read any more")
            return
        if self._is_newer(path) or self._is_newer(os.path.realpath(path)):
            reads.refuse(f"{path} is newer than the start of the compilation")
        digest = hash_text(text)
        reads.files[path] = digest
        reads.texts[digest] = text
        reads.identities[path] = status.st_dev, status.st_ino

    def _is_newer(self, path: str) -> bool:
        """Return whether a file, or a link or a directory on its path, may have changed since the start.

        A change in a directory changes both of its times. A renamed directory keeps the modification time.
        """
        while True:
            try:
                status = os.lstat(path)
            except OSError:
                return True
            is_folder = stat.S_ISDIR(status.st_mode)
            is_new = status.st_ctime_ns >= self.start - _CLOCK_LAG
            if is_new and not (is_folder and status.st_ctime_ns == status.st_mtime_ns):
                return True
            parent = os.path.dirname(path)
            if parent == path:
                return False
            path = parent

    def _record_outside_names(self, reads: Reads, texts: Mapping[str, Sequence[bytes]]) -> None:
        """Record every path to which a header name that leads out of the directories may refer.

        If macros may assemble such names from fragments, the result is uncacheable.
        """
        sources = [  # (directory, text)
            (os.path.dirname(path), reads.texts[state])
            for path, state in reads.files.items()
            if state in reads.texts
        ]
        toolkit_texts = [text for folder, text in sources if f"{folder}/".startswith(self.toolkit)]
        user_texts = [text for folder, text in sources if not f"{folder}/".startswith(self.toolkit)]
        sources += [(folder, text) for folder, headers in texts.items() for text in headers]
        user_texts += [text for headers in texts.values() for text in headers]
        name = find_unlisted_name(user_texts, toolkit_texts)
        if name:
            reads.refuse(f"a name of a header may lead out of the folders that are searched: {name!r}")
        for folder, text in sources:
            for name in list_outside_names(text):
                for searched in (folder, *self.folders):
                    self._record_path(reads, os.path.join(searched, name))

    def _record_path(self, reads: Reads, path: str) -> None:
        """Record the state of a path to which a name may refer."""
        path = self._normalize(path)
        if not path or path in reads.files:
            return
        if os.path.isfile(path):
            self._record_file(reads, path)
        else:
            reads.files[path] = FOLDER if os.path.isdir(path) else None

    def _normalize(self, path: str) -> str:
        """Return an absolute path, or "" for a file that is already covered by the key."""
        path = _make_absolute(path)
        normal = os.path.abspath(path)
        if normal.startswith(self._ignored):
            return ""
        return normal if path.startswith(self._ignored) else path  # These directories belong to this process.


def _make_absolute(path: str) -> str:
    """Return an absolute path.

    Except on Windows, `..` is kept, because after a symbolic link it refers to the parent of the link's
    target.
    """
    if os.name == "nt" or ".." not in path:
        return os.path.abspath(path)
    components = os.path.join(os.getcwd(), path).split("/")
    return "/" + "/".join(component for component in components if component not in ("", "."))


def read_rule(path: str, folder: str) -> list[str] | None:
    """Return the files in a make rule, or None if clang did not write a rule, for example because of `#embed
    <file>`.

    Args:
        folder: clang's current directory.
    """
    try:
        with open(path, "rb") as file:
            text = file.read()
    except OSError:
        return None
    words = re.findall(rb"(?:\\[\\# ]|\$\$|[^\s])+", text.partition(b":")[2].replace(b"\\\n", b" "))
    names = [re.sub(rb"\\([# ])", rb"\1", word).replace(b"$$", b"$") for word in words]
    return [os.path.join(folder, os.fsdecode(name)) for name in names if name != b"-"]
