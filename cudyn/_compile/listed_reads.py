"""What a compiler read, where only the files that it found can be listed: clang, and NVRTC on Windows.

Such a list lacks the names that were looked for in vain. A file of one of these names changes the result when
it appears, so all names in the folders that are searched count. Names that lead out of these folders are
followed one by one. A file may change while the compiler reads it, so what is newer than the start is not
trusted.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence

from .folder_names import hash_names
from .inputs import hash_text
from .recorder import Reads

_TICK = 20_000_000  # ns that the clock of a file system may be behind

_HEADER = rb'[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)'
_ASKS = re.compile(rb"(?:include(?:_next)?|__has_include(?:_next)?[ \t]*\(|import|embed)%b" % _HEADER)
_LINE = re.compile(rb"^[ \t]*(?:#|%:).*$|__has_(?:include|embed)[^\n]*", re.M)
_LEADS_OUT = re.compile(rb"\.\.[/\\]|\.[ \t]*##[ \t]*\.|[<\"(][ \t]*/(?!/)")


class Watch:
    """The folders that a compiler searches, from before it starts until it is done."""

    def __init__(self, folders: Sequence[str]) -> None:
        self.folders = [
            folder for folder in dict.fromkeys(map(os.path.abspath, folders)) if os.path.isdir(folder)
        ]
        self.start = time.time_ns()
        self.names = {folder: hash_names(folder) for folder in self.folders}

    def finish(
        self, paths: Iterable[str], texts: Mapping[str, Sequence[bytes]], ignored: Sequence[str]
    ) -> Reads:
        """Return what was read.

        paths: of the files that were found; texts: those in memory, by their folder; ignored: folders of
        what is in the key otherwise
        """
        reads = Reads()
        for path in dict.fromkeys(map(os.path.abspath, paths)):
            if not path.startswith(tuple(f"{folder}/" for folder in ignored)):
                self._take(reads, path)
        for folder, before in self.names.items():
            if not before:
                reads.refuse(f"{folder} has more folders than can be watched")
            if hash_names(folder) != before:
                reads.refuse("a file appeared, or went, while it was compiled")
            reads.files[folder] = before
        self._follow(reads, texts)
        return reads

    def _take(self, reads: Reads, path: str) -> None:
        """Note a file that the compiler found."""
        try:
            with open(path, "rb") as file:
                text = file.read()
                facts = os.fstat(file.fileno())
        except OSError:
            reads.refuse(f"{path} can't be read any more")
            return
        if self._is_newer(path):
            reads.refuse(f"{path} is newer than the start of the compilation")
        digest = hash_text(text)
        reads.files[path] = digest
        reads.texts[digest] = text
        reads.identities[path] = facts.st_dev, facts.st_ino

    def _is_newer(self, path: str) -> bool:
        """May a file, or a link on its way, have changed since the start? Folders count by their names."""
        while True:
            try:
                facts = os.lstat(path)
            except OSError:
                return True
            is_link = os.path.islink(path)
            if (is_link or not os.path.isdir(path)) and facts.st_ctime_ns >= self.start - _TICK:
                return True
            above = os.path.dirname(path)
            if above == path:
                return False
            path = above

    def _follow(self, reads: Reads, texts: Mapping[str, Sequence[bytes]]) -> None:
        """Note all places of names that lead out of the folders; refuse those that macros make."""
        found = [
            (os.path.dirname(path), reads.texts[state])
            for path, state in reads.files.items()
            if state in reads.texts
        ]
        found += [(folder, text) for folder, some in texts.items() for text in some]
        for folder, text in found:
            lines = [line for line in _LINE.findall(text) if _LEADS_OUT.search(line)]
            for line in lines:
                if _LEADS_OUT.search(_ASKS.sub(b"", line)):
                    reads.refuse(f"{line.decode('utf-8', 'replace')[:80]!r} leads out of the folders")
                for name in _list_names(line):
                    for path in self._list_places(name, folder):
                        self._note(reads, path)

    def _list_places(self, name: str, folder: str) -> list[str]:
        return (
            [name] if os.path.isabs(name) else [os.path.join(each, name) for each in (folder, *self.folders)]
        )

    def _note(self, reads: Reads, path: str) -> None:
        path = os.path.abspath(path)
        if path not in reads.files:
            if os.path.isfile(path):
                self._take(reads, path)
            else:
                reads.files[path] = None


def _list_names(line: bytes) -> Iterator[str]:
    for quoted, angled in _ASKS.findall(line):
        name = os.fsdecode(quoted or angled)
        if ".." in name or os.path.isabs(name):
            yield name


def read_rule(text: bytes, folder: str) -> list[str]:
    """Return the files of a rule for make, as clang writes it. folder: its current one."""
    words = re.findall(rb"(?:\\[\\# ]|\$\$|[^\s])+", text.partition(b":")[2].replace(b"\\\n", b" "))
    names = [re.sub(rb"\\([# ])", rb"\1", word).replace(b"$$", b"$") for word in words]
    return [os.path.join(folder, os.fsdecode(name)) for name in names if name != b"-"]
