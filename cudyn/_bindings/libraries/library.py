"""`Library`: the tables of a library, its types, and the result of loading it."""

from __future__ import annotations

import os
import sys
from _thread import RLock  # importing threading would cost 0.4 MB

from ..._errors import show, show_value
from ..._process import process
from . import dl
from . import load as loading
from .catalog import find, find_all, read_module
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence
    from typing import Any

    from ..calls.c_types import CommonTypes, Types
    from ..tables.functions import Function
    from ..tables.rows import Param
    from .catalog import LibraryInfo
    from .load import Outcome


_FUNCTIONS = "cudyn._bindings.tables.functions"  # imported on first use: `import cudyn` does not need it
_libraries: dict[str, Library] = process.keep({})

# This lock is held while a library is loaded, while a type, a function or a device's context is created, and
# while the Python code of a backend, such as the simulator, executes a call. A single lock avoids deadlocks:
# finalizers, which may run at any point in a thread, call the driver, so several locks could be acquired in
# different orders. It does not cost much concurrency, because dlopen and dlsym share a system lock anyway.
# The lock is reentrant, because a finalizer or a signal handler may interrupt the thread that holds it.
# fork() waits for the lock, because the child process has no thread that could release it or finish the work.
lock = RLock()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)


def library(info: LibraryInfo) -> Library:
    """Return the only `Library` object for a library. No library file is opened."""
    existing = _libraries.get(info.name)
    return existing if existing is not None else _libraries.setdefault(info.name, Library(info))


def driver() -> Library:
    """Return the driver's `Library`. It determines the usable versions of the other libraries."""
    return library(find("driver"))


def list_loaded_versions() -> dict[str, tuple[int, int]]:
    """Return the versions of the libraries that have already been loaded, keyed by module name."""
    outcomes = {name: loaded.loaded_outcome for name, loaded in [*_libraries.items()]}
    return {name: outcome.version for name, outcome in outcomes.items() if outcome and outcome.version}


class Library:
    """A library that is loaded on first use. Its types are also read on first use.

    Attributes:
        info: data for the loader
        module: full name of its module
        tables: generated module with the table of its functions
        releases: header releases in the tables, oldest first
        by_version: whether the loaded library's release determines the signatures of its symbols, because the
            symbols are not versioned
        followers: functions that `use` calls after it has replaced the result of loading
    """

    def __init__(self, info: LibraryInfo) -> None:
        self.info = info
        self.module = f"cudyn.{info.name}"
        self.tables: Any = read_module(f"cudyn._bindings.tables.{info.name}_functions")
        self.releases: tuple[str, ...] = self.tables.RELEASES
        self.by_version: bool = self.tables.VARIANTS is not None
        self.followers: list[Callable[[], None]] = []
        self._outcome: Outcome | None = None
        self._majors: dict[int, Outcome] = {}
        self._common: CommonTypes | None = None
        self._types: dict[str, Types] = {}
        self._statuses: Any = None
        self._functions: dict[tuple[str, str], Function] = {}
        self._versions: dict[str, tuple[int, int]] = {}  # keyed by release; filled by `release_of`

    @property
    def statuses(self) -> Any:
        """The newest enum for the library's return codes. Cached, because calls in a loop may fail often."""
        if self._statuses is None:
            self._statuses = self.types_at(self.releases[-1]).get(self.info.codes)
        return self._statuses

    def status(self, number: int) -> int:
        """Return the enumerator for a return code, or the code as an int if no header release defines it."""
        try:
            return self.statuses(number)  # type: ignore[no-any-return]
        except ValueError:
            return number

    def describe_status(self, name: str) -> str:
        """Return cudyn's description of a status, or "" if the library itself describes its status codes."""
        return "" if self.info.describe else self.read_description(name)

    def read_description(self, name: str) -> str:
        """Return cudyn's description of a status, or "" if the tables do not contain one."""
        table = f"cudyn._bindings.tables.{self.info.name}_statuses"
        try:
            descriptions: dict[str, str] = read_module(table).DESCRIPTIONS
        except ModuleNotFoundError:  # the library describes all its status codes
            return ""
        return descriptions.get(name, "")

    @property
    def outcome(self) -> Outcome:
        """The result of loading the library, which happens on first use."""
        current = self._outcome
        return current if current is not None else self.load()

    @property
    def loaded_outcome(self) -> Outcome | None:
        """The result of loading the library, or `None` if it has not been used yet."""
        return self._outcome

    def load(self, path: str | None = None, again: bool = False) -> Outcome:
        """Load the library, and return the result.

        Args:
            path: only file to try; `None` to search
            again: whether to load the library again and replace the current result
        """
        with lock:
            if self._outcome is not None and (not again or loading.backend.has(self.info.name)):
                return self._outcome
            has_backend = loading.backend.has(self.info.name)
            outcome = loading.backend.open(self) if has_backend else self._load(self.info, path)
            if self._outcome is None:
                self._outcome = outcome
            elif again:  # otherwise, a signal handler loaded it in the meantime
                self.use(outcome)
            current = self._outcome
        if "logging" in sys.modules:
            _report(self.info.title, outcome)  # without the lock, because handlers may call anything
        return current

    def use(self, outcome: Outcome | None) -> Outcome | None:
        """Replace the result of loading, and return the previous result. The caller must hold the lock.

        Args:
            outcome: the new result; `None` to load the library on its next use
        """
        previous = self._outcome
        self._outcome = outcome
        for follow in self.followers:
            follow()
        return previous

    def load_major(self, major: int) -> Outcome | None:
        """Load the library for a CUDA major version in addition to the current library, which stays current.

        Returns:
            The result of loading, or `None` if there is no such library.
        """
        from copy import copy

        with lock:
            outcome = self.outcome
            major_outcome = self._majors.get(major)
            # If the user has chosen the library's file, no other file is searched for.
            is_chosen = bool(os.environ.get(self.info.variable))
            if self._belongs_to(outcome, major) or (major_outcome is None and is_chosen):
                major_outcome = outcome
            elif major_outcome is None:
                info = copy(self.info)
                info.files = {
                    system: tuple((file_major, name) for file_major, name in files if file_major == major)
                    for system, files in self.info.files.items()
                }
                major_outcome = self._load(info, path=None)
                if major_outcome.handle is not None:
                    self._majors[major] = major_outcome
            return major_outcome if self._belongs_to(major_outcome, major) else None

    def _belongs_to(self, outcome: Outcome, major: int) -> bool:
        """Return whether a library is loaded and belongs to a CUDA major version."""
        return outcome.handle is not None and _get_major(self.release_of(outcome)) == major

    def _load(self, info: LibraryInfo, path: str | None) -> Outcome:
        """Search for the library, load it, and return the result.

        Args:
            info: data for the loader
            path: only file to try; `None` to search
        """
        oldest = self.version_at(self.releases[0])
        newest = self.version_at(self.releases[-1])
        oldest_major, _ = oldest
        usable = (oldest, newest) if self.by_version else ((oldest_major, 0), None)
        # A machine may have several versions of a library. The driver's major version determines which one is
        # best.
        driver_version = None if info.of_driver else driver().outcome.version
        driver_major = driver_version[0] if driver_version else None
        tables = self.tables
        functions = tables.FUNCTIONS
        siblings = info.siblings and read_module("cudyn._bindings.libraries.siblings")
        if siblings:
            functions = siblings.choose_first(info, functions, tables.HEADERS)
        versions = tables.VERSIONS or {self.releases[0]: (*oldest, 0)}  # only the oldest is required
        outcome = loading.load(info, functions, usable, driver_major, path, self.by_version, versions)
        if siblings and outcome.handle is not None:
            outcome.siblings = siblings.Siblings(info, outcome, tables.HEADERS)
        return outcome

    # --- versions

    def version_at(self, release: str) -> tuple[int, int]:
        """Return the library's own version in a header release."""
        major, minor, _ = self.tables.VERSIONS.get(release, (0, 0, 0))
        return (major, minor) if (major or minor) and not self.info.counts else parse(release)

    def is_proven(self, outcome: Outcome) -> bool:
        """Return whether the signatures of the loaded library are known.

        For a `by_version` library, they are unknown if its major version is newer than the newest in the
        tables.
        """
        version = outcome.version if self.by_version else None
        if version is None:
            return True
        newest_major, _ = self.version_at(self.releases[-1])
        major, _ = version
        return major <= newest_major

    def release_of(self, outcome: Outcome) -> str:
        """Return the header release to use for a loaded library.

        This is the newest release in the tables or, for a `by_version` library, the newest release that is
        not newer than the loaded library.
        """
        version = outcome.version if self.by_version else None
        if version is None:
            return self.releases[-1]
        if not self._versions:  # cached, because parsing the versions of all releases takes time
            self._versions = {release: self.version_at(release) for release in self.releases}
        versions = self._versions
        not_newer = [release for release in self.releases if versions[release] <= version]
        best_version = versions[not_newer[-1]]
        candidates = [release for release in not_newer if versions[release] == best_version]
        majors = {_get_major(release) for release in candidates}
        if len(majors) > 1:  # several toolkits contain this version; dependencies may identify one
            major = self._find_linked_major(outcome, majors) or _get_major(candidates[-1])
            candidates = [release for release in candidates if _get_major(release) == major]
        return candidates[-1]

    def _find_linked_major(self, outcome: Outcome, majors: set[int]) -> int | None:
        """Return the major version of the CUDA libraries that the library is linked with, or `None`.

        Args:
            outcome: Result of loading the library.
            majors: CUDA major versions that the loaded library may belong to.
        """
        needed = dl.read_links(outcome.handle).needed if outcome.handle is not None else []
        if needed:
            infos = [info for info in find_all() if info is not self.info]
        else:  # not an ELF file: use the name of the library's file
            needed = [os.path.basename(outcome.path or "")]
            infos = [self.info]
        for info in infos:
            for major, name in info.files.get(platform(), ()):
                if major in majors and name in needed:
                    return major
        return None

    def is_compatible(self, symbol: str, release: str, loaded: str) -> bool:
        """Return whether a call that was written for one header release can use the library of another one.

        If a release does not declare the symbol, the signature in the nearest release that declares it is
        used.

        Args:
            symbol: symbol that is called
            release: header release that the call was written for
            loaded: header release of the loaded library
        """
        changed_in = self.tables.VARIANTS.get(symbol) if self.by_version else None
        if not changed_in:
            return True
        functions = read_module(_FUNCTIONS)
        called = functions.declared_for(self.tables, symbol, release)
        in_library = functions.declared_for(self.tables, symbol, loaded)
        introduced = functions.read_since(self.tables, symbol, called)
        levels = [called, in_library, introduced]
        # The signature is the same at all levels if the same number of changes precedes each of them.
        position = self.releases.index
        change_counts = {
            sum(position(changed) <= position(level) for changed in changed_in) for level in levels
        }
        return len(change_counts) == 1

    # --- declarations

    @property
    def checked(self) -> Container[str] | None:
        """The symbols whose calls are checked, or `None` if all calls of the library are checked."""
        symbols: Container[str] | None = getattr(self.tables, "CHECKED", None)
        return symbols

    def is_checked(self, symbol: str) -> bool:
        """Return whether the calls of a function are checked. Otherwise, it is only available in `raw`."""
        return self.checked is None or symbol in self.checked

    @property
    def common_types(self) -> CommonTypes:
        """The part of the types that all levels share: tables, handles, and types that have never changed."""
        with lock:
            if self._common is None:
                types = read_module("cudyn._bindings.calls.c_types")
                tables: Any = read_module(f"cudyn._bindings.tables.{self.info.name}_types")
                used = [library(find(name)).common_types for name in tables.USES]
                self.info.error  # noqa: B018 - cached now: imports fail while Python exits
                arguments = self.module, tables, self.releases, used, lock, self.get_parameters
                self._common = types.CommonTypes(*arguments)
            return self._common

    def types_at(self, level: str) -> Types:
        """Return the types for a header release."""
        with lock:
            if level not in self._types:
                types = read_module("cudyn._bindings.calls.c_types")
                self._types[level] = types.Types(self.common_types, level)
            return self._types[level]

    def types_for(self, function: Function, handle: Any) -> Types:
        """Return the types for a function of a loaded library.

        They differ from `types_at` if a record that the function accepts has another layout in the loaded
        version of the library, although the header release is the same.
        """
        types = self.types_at(function.level)
        patches = getattr(self.tables, "PATCHES", {})
        for record, (query, first, last, layout) in patches.items():
            is_used = any(param.type.startswith(f"{record} ") for param in function.params)
            if not is_used:
                continue
            from .versions import read_text

            version = read_text(handle, query)
            lowest = tuple(map(int, first.split(".")))
            highest = tuple(map(int, last.split(".")))
            if version and lowest <= version[: len(lowest)] and version[: len(highest)] <= highest:
                types = types.with_layout(record, layout)
        return types

    def get_function(self, symbol: str, level: str, name: str = "") -> Function:
        """Return the declaration of a function at a level. Raises KeyError if the tables lack the symbol.

        Args:
            symbol: symbol of the function
            level: header release
            name: name that refers to the symbol, if it differs from the symbol
        """
        # The headers of all releases declare the function under its name, but each of its versioned symbols
        # belongs to only one release.
        is_version = self.info.versioned and self.is_version(symbol, name)
        declared_name = name if is_version else symbol
        key = declared_name, level
        function = self._functions.get(key)
        if function is None:
            function = self._functions[key] = read_module(_FUNCTIONS).read(self.tables, self.info.name, *key)
        return function._replace(name=name, symbol=symbol) if name and name != symbol else function

    def is_version(self, symbol: str, name: str) -> bool:
        """Return whether a symbol consists of a function's name and a release number."""
        return bool(name) and symbol != name and symbol in self.list_versions(name)

    def list_versions(self, name: str) -> list[str]:
        """List the symbols that a function may have in the header releases, newest first.

        Each of them consists of the function's name and a release number, in the form of the pattern
        `LibraryInfo.versioned`.
        """
        pattern = self.info.versioned
        return [pattern.format(name, *release.split(".")) for release in reversed(self.releases)]

    def get_parameters(self, symbol: str, level: str) -> Sequence[Param]:
        """Return the parameters of a symbol as the headers declare them. Raises KeyError if it is unknown."""
        params: Sequence[Param] = read_module(_FUNCTIONS).read_parameters(self.tables, symbol, level)
        return params

    def get_versions(self, symbol: str) -> list[tuple[str, str | None, str]]:
        """Return a tuple (introduced, removed, prototype) for each version of a symbol, oldest first.

        Hidden functions are included. Raises KeyError if the tables lack the symbol.
        """
        versions: list[tuple[str, str | None, str]]
        versions = read_module(_FUNCTIONS).read_versions(self.tables, symbol)
        return versions


def _report(title: str, outcome: Outcome) -> None:
    """Report to `logging` that a library was opened or was not found."""
    from ..._log import DEBUG, INFO, find_logger

    logger = find_logger(INFO if outcome.handle is not None else DEBUG)
    if logger is None:
        return
    if outcome.handle is None:
        logger.debug("%s", outcome.error)
    else:
        logger.info("opened the %s %s: %s", title, outcome.version and show(outcome.version), outcome.path)


def parse(version: str | tuple[int, int]) -> tuple[int, int]:
    """Parse '12.4' or (12, 4) to (12, 4). Raises ValueError or TypeError for anything else."""
    numbers = version.split(".") if isinstance(version, str) else version
    message = f"expected a version such as '12.4' or (12, 4), got {show_value(version)}"
    if not isinstance(numbers, (list, tuple)):
        raise TypeError(message)
    are_numbers = all(isinstance(number, int) or str(number).isdecimal() for number in numbers)
    if len(numbers) != 2 or not are_numbers:
        raise ValueError(message)
    major, minor = numbers
    return int(major), int(minor)


def _get_major(release: str) -> int:
    """Return the major version of a release."""
    major, _ = parse(release)
    return major
