"""A library of the catalog with its tables, its types and the outcome of loading it."""

from __future__ import annotations

import os
from _thread import RLock  # threading would cost 0.4 MB at import

from ..._process import process
from . import dl
from . import load as loading
from .catalog import find, find_all, read_module
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..calls.c_types import CommonTypes, Types
    from ..tables.functions import Function
    from ..tables.rows import Param
    from .catalog import LibraryInfo
    from .load import Outcome


_FUNCTIONS = "cudyn._bindings.tables.functions"  # which reads rows; an import does not need it
_libraries: dict[str, Library] = process.keep({})

# Held while a library is loaded, while a type, a function or a device's context is made, and in a function of
# a backend that is Python. One lock, so that no order of locks can be wrong: dlopen and dlsym share a lock of
# the system anyway, and finalizers, which run at any place of a thread, call the driver.
# It is re-entrant, because a finalizer or a signal handler may interrupt the thread that holds it. A fork
# waits for it: the child has no thread that would release it or finish the work.
lock = RLock()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)


def library(info: LibraryInfo) -> Library:
    """Get the one object of a library; this reads its table of functions and opens nothing."""
    found = _libraries.get(info.name)
    return found if found is not None else _libraries.setdefault(info.name, Library(info))


def driver() -> Library:
    """Get the library of the driver, which determines the versions that others can use."""
    return library(find("driver"))


class Library:
    """One library: loaded on first use, with its types read on first use.

    followers: called when another outcome has replaced the current one.
    """

    def __init__(self, info: LibraryInfo) -> None:
        self.info = info
        self.module = f"cudyn.{info.name}"
        self.tables: Any = read_module(f"cudyn._bindings.tables.{info.name}_functions")
        self.releases: tuple[str, ...] = self.tables.RELEASES
        self.by_version: bool = self.tables.VARIANTS is not None
        """Do symbols carry no version, so that the loaded library's release determines their signatures?"""
        self.followers: list[Callable[[], None]] = []
        self._outcome: Outcome | None = None
        self._majors: dict[int, Outcome] = {}
        self._common: CommonTypes | None = None
        self._types: dict[str, Types] = {}
        self._statuses: Any = None
        self._declared: dict[tuple[str, str], Function] = {}
        self._versions: dict[str, tuple[int, int]] = {}  # of each release, once one is searched

    @property
    def statuses(self) -> Any:
        """The newest enum of the library's return codes; kept, because a query in a loop may raise often."""
        if self._statuses is None:
            self._statuses = self.types_at(self.releases[-1]).get(self.info.codes)
        return self._statuses

    def status(self, number: int) -> int:
        """Get the enumerator of a return code, or the number itself if no header release knows it."""
        try:
            return self.statuses(number)  # type: ignore[no-any-return]
        except ValueError:
            return number

    def describe_status(self, name: str) -> str:
        """The meaning of a status, in our own words; "" if the library has a function for that."""
        if self.info.describe:
            return ""
        words: dict[str, str] = read_module(f"cudyn._bindings.tables.{self.info.name}_statuses").DESCRIPTIONS
        return words.get(name, "")

    @property
    def outcome(self) -> Outcome:
        """The outcome of loading, which happens on first use."""
        found = self._outcome
        return found if found is not None else self.load()

    def load(self, path: str | None = None, again: bool = False) -> Outcome:
        """Load once; `again` replaces the current outcome."""
        with lock:
            if self._outcome is None or (again and not loading.backend.has(self.info.name)):
                is_other = loading.backend.has(self.info.name)
                outcome = loading.backend.open(self) if is_other else self._load(self.info, path)
                if self._outcome is None:
                    self._outcome = outcome
                elif again:  # else a signal handler has loaded it meanwhile
                    self.use(outcome)
            return self._outcome

    def use(self, outcome: Outcome | None) -> Outcome | None:
        """Replace the outcome, with the lock held, and return the one before; None: load on the next use."""
        before = self._outcome
        self._outcome = outcome
        for follow in self.followers:
            follow()
        return before

    def load_major(self, major: int) -> Outcome | None:
        """Load the library of a CUDA major beside the current one, which stays current; None: not found."""
        from copy import copy

        with lock:
            outcome = self.outcome
            found = self._majors.get(major)
            named = os.environ.get(self.info.variable)  # a file to use and nothing else: no search
            if self._is_of(outcome, major) or (found is None and named):
                found = outcome
            elif found is None:
                info = copy(self.info)
                names = {system: [f for f in files if f[0] == major] for system, files in info.files.items()}
                info.files = {system: tuple(files) for system, files in names.items()}
                found = self._load(info, None)
                if found.handle is not None:
                    self._majors[major] = found
            return found if self._is_of(found, major) else None

    def _is_of(self, outcome: Outcome, major: int) -> bool:
        return outcome.handle is not None and parse(self.release_of(outcome))[0] == major

    def _load(self, info: LibraryInfo, path: str | None) -> Outcome:
        oldest, newest = (self.version_at(self.releases[i]) for i in (0, -1))
        usable = (oldest, newest) if self.by_version else ((oldest[0], 0), None)
        # Of a library of which a machine may have several, the driver's major determines the best.
        driven = None if info.of_driver else driver().outcome.version
        major = driven[0] if driven else None
        tables = self.tables
        functions = tables.FUNCTIONS
        siblings = info.siblings and read_module("cudyn._bindings.libraries.siblings")
        if siblings:
            functions = siblings.choose_first(info, functions, tables.HEADERS)
        found = loading.load(info, functions, usable, major, path, self.by_version, tables.VERSIONS)
        if siblings and found.handle is not None:
            found.siblings = siblings.Siblings(info, found, tables.HEADERS)
        return found

    # --- versions

    def version_at(self, release: str) -> tuple[int, int]:
        """Get the library's own version in a header release."""
        own: tuple[int, int] | None = self.tables.VERSIONS.get(release)
        return own if own and not self.info.counts else parse(release)

    def is_proven(self, outcome: Outcome) -> bool:
        """Have its signatures been compared? If by_version, not those of a major after the tables'."""
        version = outcome.version if self.by_version else None
        return version is None or version[0] <= self.version_at(self.releases[-1])[0]

    def release_of(self, outcome: Outcome) -> str:
        """Find the release to use: the newest or, if by_version, the newest not newer than the library."""
        version = outcome.version if self.by_version else None
        if version is None:
            return self.releases[-1]
        if not self._versions:  # a search would parse the versions of all releases each time
            self._versions = {release: self.version_at(release) for release in self.releases}
        versions = self._versions
        fitting = [r for r in self.releases if versions[r] <= version]
        same = [r for r in fitting if versions[r] == versions[fitting[-1]]]
        majors = {parse(r)[0] for r in same}
        if len(majors) > 1:  # two toolkits have this version; its own links may decide
            major = self._linked_major(outcome, majors) or parse(same[-1])[0]
            same = [r for r in same if parse(r)[0] == major]
        return same[-1]

    def _linked_major(self, outcome: Outcome, majors: set[int]) -> int | None:
        """The one of these majors whose libraries the loaded one is linked with."""
        needed = dl.read_links(outcome.handle).needed if outcome.handle is not None else []
        others = [info for info in find_all() if info is not self.info]
        if not needed:  # without ELF: its own name
            needed = [os.path.basename(outcome.path or "")]
            others = [self.info]
        names = (pair for info in others for pair in info.files.get(platform(), ()))
        return next((major for major, name in names if major in majors and name in needed), None)

    def is_compatible(self, symbol: str, release: str, loaded: str) -> bool:
        """May a call made for a header release go to a library of another one?

        If a release does not declare the symbol, use the variant of the nearest release that does.
        """
        since = self.tables.VARIANTS.get(symbol) if self.by_version else None
        if not since:
            return True
        functions = read_module(_FUNCTIONS)
        at = self.releases.index
        levels = [functions.declared_for(self.tables, symbol, each) for each in (release, loaded)]
        levels.append(functions.read_since(self.tables, symbol, levels[0]))
        return len({sum(at(level) >= at(r) for r in since) for level in levels}) == 1

    # --- declarations

    @property
    def common_types(self) -> CommonTypes:
        """The common part of all levels' types: tables, handles, and unchanged types."""
        with lock:
            if self._common is None:
                types = read_module("cudyn._bindings.calls.c_types")
                tables: Any = read_module(f"cudyn._bindings.tables.{self.info.name}_types")
                used = [library(find(name)).common_types for name in tables.USES]
                self.info.error  # noqa: B018 - read now: nothing can be imported while Python exits
                known = self.module, tables, self.releases, used, lock, self.find_parameters
                self._common = types.CommonTypes(*known)
            return self._common

    def types_at(self, level: str) -> Types:
        """Get the types of a header release."""
        with lock:
            if level not in self._types:
                types = read_module("cudyn._bindings.calls.c_types")
                self._types[level] = types.Types(self.common_types, level)
            return self._types[level]

    def declare(self, symbol: str, level: str, name: str = "") -> Function:
        """Get the record of a function at a level.

        name: the one that leads to the symbol, if it is another. KeyError: the symbol is not in the table.
        """
        key = symbol, level
        found = self._declared.get(key)
        if found is None:
            found = self._declared[key] = read_module(_FUNCTIONS).read(self.tables, self.info.name, *key)
        return found._replace(name=name) if name and name != symbol else found

    def find_parameters(self, symbol: str, level: str) -> Sequence[Param]:
        """List the parameters that headers declare for a symbol. KeyError: not in the table."""
        found: Sequence[Param] = read_module(_FUNCTIONS).read_parameters(self.tables, symbol, level)
        return found

    def spans(self, symbol: str) -> list[tuple[str, str | None, str]]:
        """List (introduced, removed, prototype) of a symbol, oldest first; a hidden function's, too.

        KeyError: not in the table.
        """
        found: list[tuple[str, str | None, str]] = read_module(_FUNCTIONS).read_versions(self.tables, symbol)
        return found


def parse(version: str | tuple[int, int]) -> tuple[int, int]:
    """Read '12.4' or (12, 4) as (12, 4). Raises ValueError or TypeError for anything else."""
    parts = version.split(".") if isinstance(version, str) else version
    wrong = f"expected a version such as '12.4' or (12, 4), got {version!r}"
    if not isinstance(parts, (list, tuple)):
        raise TypeError(wrong)
    if len(parts) != 2 or not all(isinstance(part, int) or str(part).isdecimal() for part in parts):
        raise ValueError(wrong)
    return int(parts[0]), int(parts[1])
