"""Opens the files of a library with several files, such as NPP, when their functions are needed."""

from __future__ import annotations

import os

from ..._errors import Attempt, LibraryNotFoundError, LoadError, escape
from . import dl, load, search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .catalog import LibraryInfo
    from .load import Outcome


def get_first_file(info: LibraryInfo) -> str:
    """Return the base name of the file that is opened first: nppc for libnppc.so.13."""
    return next(iter(info.siblings.values()))


def rename(info: LibraryInfo, file: str, name: str) -> str:
    """Return the name of another file of the library: libnppial.so.13 for libnppc.so.13 and nppial."""
    return file.replace(get_first_file(info), name, 1)


def choose_first(
    info: LibraryInfo, functions: Mapping[str, str], headers: Mapping[str, str]
) -> dict[str, str]:
    """Return the functions in the file that is opened first.

    Args:
        info: data for the loader
        functions: rows of the library's table, keyed by symbol
        headers: name of the header that declares each symbol, keyed by symbol
    """
    first_file = get_first_file(info)
    file_of_header = info.siblings
    return {
        symbol: row
        for symbol, row in functions.items()
        if file_of_header.get(headers.get(symbol, ""), first_file) == first_file
    }


class Siblings:
    """The other files of a library.

    Args:
        info: data for the loader
        first: result of loading the first file
        headers: name of the header that declares each symbol, keyed by symbol
    """

    def __init__(self, info: LibraryInfo, first: Outcome, headers: Mapping[str, str]) -> None:
        self.info = info
        self.first = first
        self.headers = headers
        self._opened: dict[str, Outcome] = {get_first_file(info): first}

    def find(self, symbol: str) -> Outcome | None:
        """Open the file that contains a symbol. Return `None` if it is the first file or does not exist."""
        name = self.info.siblings.get(self.headers.get(symbol, ""))
        return None if name is None else self.open(name)

    def open(self, name: str) -> Outcome:
        """Open a file by its name, unless it is already open."""
        outcome = self._opened.get(name)
        return outcome if outcome is not None else self._opened.setdefault(name, self._open(name))

    def open_all(self) -> Sequence[Outcome]:
        """Open all files except the first, and return the results for the files that could be opened."""
        names = dict.fromkeys(self.info.siblings.values())
        outcomes = [self.open(name) for name in names]
        return [outcome for outcome in outcomes if outcome is not self.first and outcome.handle is not None]

    def _open(self, name: str) -> Outcome:
        """Open a file by its name, such as nppial, and return the result."""
        outcome = load.Outcome()
        outcome.version = self.first.version
        files = search.FileFinder(dl.read_search_path)
        attempts: list[Attempt] = []
        for candidate, origin in self._iter_candidates(name):
            handle = load.open_candidate(candidate, origin, self.info, files, attempts)
            if handle is not None:
                headers = self._list_headers(name)
                symbols = [symbol for symbol, header in self.headers.items() if header in headers]
                outcome.handle = handle
                outcome.origin = origin
                outcome.symbols = frozenset(dl.resolve(handle, symbols))
                return outcome
        outcome.error = self._make_error(name, attempts)
        return outcome

    def _list_headers(self, name: str) -> list[str]:
        """Return the headers that declare the functions in a file."""
        return [header for header, file in self.info.siblings.items() if file == name]

    def _iter_candidates(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield the paths to try in the first file's directory, then the file name without a directory.

        Each path is yielded together with a description of its origin.
        """
        assert self.first.handle is not None
        opened_path = dl.get_name(self.first.handle)
        real_path = self.first.path or ""  # "" if it is unknown
        first_names = [os.path.basename(opened_path), os.path.basename(real_path or opened_path)]
        directories = [os.path.dirname(opened_path), os.path.dirname(real_path)]
        origin = f"next to {os.path.basename(opened_path)}"
        for directory in dict.fromkeys(directories):
            if not directory:
                continue
            for first_name in dict.fromkeys(first_names):
                yield os.path.join(directory, rename(self.info, first_name, name)), origin
        yield rename(self.info, os.path.basename(opened_path), name), "system loader"

    def _make_error(self, name: str, attempts: Sequence[Attempt]) -> LoadError:
        """Create the error for a file that could not be opened."""
        assert self.first.handle is not None
        file = rename(self.info, os.path.basename(dl.get_name(self.first.handle)), name)
        title = self.info.title
        unusable = next((attempt for attempt in attempts if attempt.file is not None), None)
        problem = f"was found at {escape(self.first.path)}, but not its file {file}"
        cls: type[LoadError] = LibraryNotFoundError
        if unusable is not None:
            problem = f"has a file {file} that can't be used: {unusable.message}"
            cls = LoadError
        headers = ", ".join(self._list_headers(name))
        summary = f"The {title} {problem}. It has the functions of {headers}."
        return cls(title, summary, attempts, self.info.hint)
