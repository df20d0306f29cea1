"""The files of a library that has several, as NPP has eleven; each is opened for the first function of it."""

from __future__ import annotations

import os

from ..._errors import Attempt, LibraryNotFoundError, LoadError, escape
from . import dl, load, search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .catalog import LibraryInfo
    from .load import Outcome


def first_of(info: LibraryInfo) -> str:
    """The name in the file that is opened first: nppc of libnppc.so.13."""
    return next(iter(info.siblings.values()))


def rename(info: LibraryInfo, file: str, name: str) -> str:
    """The file of another name beside one: libnppial.so.13 beside libnppc.so.13."""
    return file.replace(first_of(info), name, 1)


def choose_first(
    info: LibraryInfo, functions: Mapping[str, str], headers: Mapping[str, str]
) -> dict[str, str]:
    """The rows of the functions in the file that is opened first. headers: symbol -> its header."""
    first = first_of(info)
    of = info.siblings
    return {s: row for s, row in functions.items() if of.get(headers.get(s, ""), first) == first}


class Siblings:
    """The files beside the first one. headers: symbol -> its header."""

    def __init__(self, info: LibraryInfo, first: Outcome, headers: Mapping[str, str]) -> None:
        self.info = info
        self.first = first
        self.headers = headers
        self._opened: dict[str, Outcome] = {first_of(info): first}

    def find(self, symbol: str) -> Outcome | None:
        """Open the file that a symbol belongs to; None: the first has it, or none."""
        name = self.info.siblings.get(self.headers.get(symbol, ""))
        return None if name is None else self.open(name)

    def open(self, name: str) -> Outcome:
        """Open a file by its name, once."""
        found = self._opened.get(name)
        return found if found is not None else self._opened.setdefault(name, self._open(name))

    def open_all(self) -> Sequence[Outcome]:
        """Open all that can be opened."""
        names = dict.fromkeys(self.info.siblings.values())
        opened = [self.open(name) for name in names]
        return [each for each in opened if each is not self.first and each.handle is not None]

    def _open(self, name: str) -> Outcome:
        made = load.Outcome()
        made.version = self.first.version
        files = search.FileFinder(dl.read_search_path)
        attempts: list[Attempt] = []
        for candidate, origin in self._list_candidates(name):
            handle = load.open_candidate(candidate, origin, self.info, files, attempts)
            if handle is not None:
                headers = {header for header, of in self.info.siblings.items() if of == name}
                symbols = [symbol for symbol, header in self.headers.items() if header in headers]
                made.handle = handle
                made.origin = origin
                made.symbols = frozenset(dl.resolve(handle, symbols))
                return made
        made.error = self._make_error(name, attempts)
        return made

    def _list_candidates(self, name: str) -> Iterator[tuple[str, str]]:
        """The file in the folder of the first, under each name that this one has; then the system's."""
        assert self.first.handle is not None
        opened = dl.get_name(self.first.handle)
        names = dict.fromkeys(os.path.basename(each) for each in (opened, self.first.path or opened))
        beside = f"beside {os.path.basename(opened)}"
        folders = dict.fromkeys(os.path.dirname(each) for each in (opened, self.first.path or ""))
        for folder in filter(None, folders):
            yield from ((os.path.join(folder, rename(self.info, each, name)), beside) for each in names)
        yield rename(self.info, os.path.basename(opened), name), "system loader"

    def _make_error(self, name: str, attempts: Sequence[Attempt]) -> LoadError:
        assert self.first.handle is not None
        file = rename(self.info, os.path.basename(dl.get_name(self.first.handle)), name)
        title = self.info.title
        unusable = next((attempt for attempt in attempts if attempt.file is not None), None)
        what = f"was found at {escape(self.first.path)}, but not its file {file}"
        kind: type[LoadError] = LibraryNotFoundError
        if unusable is not None:
            what = f"has a file {file} that can't be used: {unusable.message}"
            kind = LoadError
        headers = ", ".join(header for header, of in self.info.siblings.items() if of == name)
        summary = f"The {title} {what}. It has the functions of {headers}."
        return kind(title, summary, attempts, self.info.hint)
