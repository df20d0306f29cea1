"""Finds a library, opens it, checks its version, resolves its symbols, and stores the result.

Signatures and types are handled by cudyn._bindings.calls. Errors are not raised immediately. They are stored
in the `Outcome` and raised when the library is first used.
"""

from __future__ import annotations

import os
import sys
from _thread import get_ident

from ..._errors import Attempt, LoadError, show
from ..._process import process
from . import dl, search
from .dl import UnusableFileError
from .search import check_kind, platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, Protocol

    from .catalog import LibraryInfo

    class Siblings(Protocol):
        """The other files of a library, implemented by `siblings.Siblings`."""

        def find(self, symbol: str) -> Outcome | None:
            """Open the file that contains a symbol."""

        def open_all(self) -> Sequence[Outcome]:
            """Open all files that can be opened."""


class Outcome:
    """The result of trying to load a library.

    Args:
        path: value of the `path` attribute for a simulated library, which is not loaded from a file
    """

    __slots__ = (
        "_error",
        "_path",
        "handle",
        "make_error",
        "neighbors",
        "origin",
        "process",
        "siblings",
        "symbols",
        "variables",
        "version",
    )

    def __init__(self, path: str | None = None) -> None:
        self.handle: ctypes.CDLL | None = None
        self.version: tuple[int, int] | None = None
        self.origin = ""  # the step of the search that found the open file
        self.symbols: frozenset[str] = frozenset()  # the symbols in the table that the file contains
        self.neighbors: list[ctypes.CDLL] = []  # files in the same directory that the library opens by name
        # The environment variables in `load_variables` that were set when the library was loaded, or None if
        # they are unknown.
        self.variables: Mapping[str, str] | None = {}
        self.siblings: Siblings | None = None  # the library's other files
        self.make_error: Callable[[], LoadError] | None = None  # creates `error` when it is first used
        self.process = os.getpid()  # the process that opened the file
        self._path = path
        self._error: LoadError | None = None

    @property
    def error(self) -> LoadError | None:
        """The reason why the library can't be used. Created on first use, because imports do not need it."""
        if self._error is None and self.make_error is not None:
            self._error = self.make_error()
        return self._error

    @error.setter
    def error(self, error: LoadError | None) -> None:
        self._error = error

    def check(self) -> None:
        """Raise a copy of `error`, if there is one."""
        __tracebackhide__ = True
        if self.error is not None:
            raise self.error.copy()

    def of(self, symbol: str) -> Outcome:
        """Open the file that contains a symbol, and return the result. Most libraries have only one file."""
        return self if self.siblings is None else self.siblings.find(symbol) or self

    def list_files(self) -> Sequence[Outcome]:
        """Open all files of the library, and return the results, starting with this one."""
        return (self,) if self.siblings is None else (self, *self.siblings.open_all())

    @property
    def path(self) -> str | None:
        """The mapped file, with symbolic links resolved. It may since have been replaced or removed."""
        if self._path is None and self.handle is not None:
            self._path = dl.find_file(self.handle)
        return self._path


class Backend:
    """A provider of libraries. This class loads libraries from files. The simulated driver is a subclass.

    Attributes:
        tag: highest 16 bits of all handles that the backend creates; 0 if handles are addresses
        code: type of the code to compile for a real architecture
        read_array: reads an object that only this backend treats as an array (FakeArray), and returns `None`
            for any other object; `None` if the backend has no such objects
        ptx_of_cubins: for each CUBIN, the PTX that runs instead of it
    """

    tag = 0
    code = "cubin"
    read_array: Callable[[Any], Any] | None = None
    ptx_of_cubins: dict[bytes, bytes]

    def has(self, name: str) -> bool:
        """Return whether the backend provides a library instead of the system."""
        return False

    def keep_failure(self, error: BaseException | str | None) -> None:
        """Record an exception from one of cudyn's own calls that cannot be raised, such as in a finalizer."""

    def adapt_advice(self, text: str) -> str:
        """Return the description of a status without advice that does not apply to this backend."""
        return text

    def listen(self, listener: Callable[..., object]) -> Callable[[], object]:
        """Report the work of the backend's devices to a function. Return a function that stops the reports.

        The arguments of the function are those of `TraceEvent` in `_kernels/measure/trace_events.py`.
        """
        raise NotImplementedError

    def open(self, library: Any) -> Outcome:
        """Open a library (`library.Library`) that the backend provides."""
        raise NotImplementedError


SYSTEM = Backend()
backend = SYSTEM
"""The current provider of libraries. Its class may be a subclass that another package defines."""

_tags: dict[int, str] = process.keep({})  # tag of handles -> message after their backend has ended
_causes: dict[int, BaseException | str] = process.own({})  # keyed by the id of the thread


def add_tag(tag: int, message: str) -> None:
    """Register the tag of a backend's handles, and the message for their use after the backend has ended."""
    _tags[tag] = message


def is_left_over(handle: int) -> bool:
    """Return whether a handle belongs to a backend that has ended. A driver would use it as an address."""
    tag = handle >> 48
    return tag != backend.tag and tag in _tags


def get_left_over_message(handle: int) -> str:
    """Return the message for a handle for which `is_left_over` is true."""
    return _tags[handle >> 48]


def set_cause(cause: BaseException | str | None) -> None:
    """Set the backend's reason for the failure of this thread's current call.

    Args:
        cause: exception to raise instead of the one for the status, or a note for that exception; `None` to
            drop the reason
    """
    if cause is None:
        _causes.pop(get_ident(), None)
    else:
        _causes[get_ident()] = cause


def get_cause() -> BaseException | str | None:
    """Return the backend's reason for the failure of this thread's last call, or `None`."""
    return _causes.get(get_ident())


def take_cause() -> BaseException | str | None:
    """Return the backend's reason for the failure of this thread's last call, or `None`, and drop it."""
    return _causes.pop(get_ident(), None)


def load(
    info: LibraryInfo,
    functions: Mapping[str, str],
    usable: tuple[tuple[int, int], tuple[int, int] | None],
    driver_major: int | None,
    path: str | None,
    loaded_first: bool,
    versions: Mapping[str, tuple[int, int, int]],
) -> Outcome:
    """Open the first candidate with a usable version, and resolve its functions.

    Args:
        info: data for the loader
        functions: rows of the library's table, keyed by symbol
        usable: oldest and newest usable version; the newest is `None` if there is no upper limit. Only the
            major version of the newest is compared. Files that `path` or the environment selects may be
            newer.
        driver_major: driver's major version; library versions that the driver can use are preferred
        path: file to use instead of searching
        loaded_first: whether a library that this process has already loaded is preferred to the file that the
            environment selects
        versions: library's version in each release, oldest first. If the version always equals the release,
            only the oldest is required
    """
    outcome = Outcome()
    if sys.meta_path is None:  # called by a finalizer at exit, when imports no longer work
        summary = f"The {info.title} was not used before, and can't be loaded now, because Python is exiting."
        outcome.error = LoadError(info.title, summary, hint=f"check cudyn.{info.name}.available earlier.")
        return outcome
    attempts: list[Attempt] = []
    system = search.this_system()
    files = search.FileFinder(dl.read_search_path)
    newest_unusable = None
    oldest, newest = usable
    try:
        if path is None:
            attempts += check_variable(info, system)
        for candidate, origin in search.find_candidates(info, system, driver_major, path, loaded_first):
            was_loaded = bool(info.load_variables) and _is_loaded(candidate, files)
            handle = open_candidate(candidate, origin, info, files, attempts)
            if handle is None:
                continue
            from .versions import read_version  # imported here, because it is not needed without a library

            version, problem = read_version(handle, info, functions, versions)
            if version is not None:
                is_known = newest is None or version[0] <= newest[0]
                if oldest <= version and (is_known or _is_chosen(info, handle, origin, system.environment)):
                    outcome.handle = handle
                    outcome.version = version
                    outcome.origin = origin
                    outcome.symbols = frozenset(dl.resolve(handle, functions))
                    _complete_outcome(outcome, info, was_loaded=was_loaded)
                    return outcome
                newest_unusable = max(newest_unusable or version, version)
                problem = f"version {show(version)}"
            attempts.append(_make_attempt(candidate, origin, handle, problem))
            dl.close(handle, was_loaded=origin == "already loaded")
    except Exception as error:  # `import cudyn` must not fail, whatever the environment contains
        attempts.append(Attempt(info.name, "search", f"{type(error).__name__}: {error}"))
    from .load_messages import make_error

    environment = dict(system.environment)  # as it was during the search
    outcome.make_error = lambda: make_error(info, usable, newest_unusable, attempts, path, environment)
    return outcome


def check_variable(info: LibraryInfo, system: search.System) -> list[Attempt]:
    """Return a failed attempt if the value of a library's environment variable cannot be used, or []."""
    value = system.environment.get(info.variable, "")
    problem = search.explain_variable(value, system.platform) if value else ""
    return [Attempt(value, search.name_origin(info), problem)] if problem else []


def _make_attempt(candidate: str, origin: str, handle: ctypes.CDLL, problem: str) -> Attempt:
    """Return the failed attempt to use a file that was opened.

    Args:
        candidate: path, or a name for which the system loader has searched
        origin: step of the search that found the candidate
        handle: handle of the open file
        problem: reason why the file cannot be used
    """
    is_path = os.sep in candidate
    file = None if is_path else dl.find_file(handle)
    reason = f"{problem} ({file})" if file else problem
    return Attempt(candidate, origin, reason, file or candidate)


def _complete_outcome(outcome: Outcome, info: LibraryInfo, *, was_loaded: bool) -> None:
    """Add the environment variables and the neighbors of a library that has just been opened.

    Args:
        outcome: result of loading the library
        info: data for the loader
        was_loaded: whether the library had been loaded before it was opened
    """
    if info.load_variables and outcome.handle is not None:
        from . import load_variables

        handle = dl.get_handle(outcome.handle)
        outcome.variables = load_variables.read(info.load_variables, handle, was_loaded)
    if platform() in info.beside:  # only if needed, because it would slow down imports
        outcome.neighbors = _open_neighbors(outcome.path, info.beside[platform()])


def open_candidate(
    candidate: str, origin: str, info: LibraryInfo, files: search.FileFinder, attempts: list[Attempt]
) -> ctypes.CDLL | None:
    """Open a candidate, unless it is a stub.

    Args:
        candidate: file or name to open
        origin: step of the search that found the candidate. If it is "already loaded", the library is only
            opened if this process has loaded it
        info: data for the loader
        files: predicts the file that the system loader opens for a name
        attempts: list to which a failed attempt is appended

    Returns:
        The handle, or `None` if the library is not loaded or cannot be opened.
    """
    try:
        opener = dl.open_foreign if origin == "already loaded" else _open
        handle = opener(candidate, files)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        from .load_messages import explain_failure

        file = files.find(candidate)
        existing = file if file and os.path.lexists(file) and not _is_search_directory(file, info) else None
        message = explain_failure(error, candidate, existing)
        attempts.append(Attempt(candidate, origin, message, existing, getattr(error, "advice", "")))
        return None
    may_be_stub = handle is not None and any(dl.resolve(handle, [_STUB]))
    if handle is None or not may_be_stub:
        return handle
    path = dl.find_file(handle)
    if path is None or not is_stub(path):
        return handle
    attempts.append(Attempt(candidate, origin, f"a stub, which reports that the library is missing ({path})"))
    dl.close(handle, was_loaded=origin == "already loaded")
    return None


def _is_search_directory(path: str, info: LibraryInfo) -> bool:
    """Return whether a path is a directory to search rather than a directory with the library's name."""
    return os.path.isdir(path) and os.path.basename(path) not in search.list_names(info, platform())


# The symbol that identifies stubs, both stubs that `python -m cudyn stub` generates and stubs written in C.
_STUB = "cudyn_stub"
_LARGEST_STUB = 1 << 23  # bytes


def is_stub(path: str) -> bool:
    """Return whether a file is one of cudyn's stubs."""
    try:
        if os.path.getsize(path) > _LARGEST_STUB:
            return False
        with open(path, "rb") as file:
            return f"\0{_STUB}\0".encode() in file.read()
    except OSError:
        return False


def _is_chosen(info: LibraryInfo, handle: ctypes.CDLL, origin: str, environment: Mapping[str, str]) -> bool:
    """Return whether an open library is the file that the user has chosen with a path or a variable.

    A library that was already loaded may also be that file.

    Args:
        info: data for the loader
        handle: the open library
        origin: step of the search that found the library
        environment: environment variables
    """
    if origin != "already loaded":
        return origin == "given path" or origin.startswith("environment variable")
    chosen = environment.get(info.variable, "")
    if search.is_plain_name(chosen, platform()):
        return chosen == dl.get_name(handle)
    if search.explain_variable(chosen, platform()):  # the value is invalid
        return False
    file = dl.find_file(handle)
    loaded_path = os.path.realpath(file) if file else ""
    return os.path.realpath(chosen) in (loaded_path, os.path.dirname(loaded_path))


# --- opening


def open_checked(candidate: str, files: search.FileFinder | None = None) -> ctypes.CDLL:
    """Open the libraries that a file needs, and then the file, unless opening it with dlopen is unsafe.

    The following are unsafe:

    - names that the system loader would find in the current directory
    - special files, such as a pipe, for which dlopen would wait
    - truncated files, which would cause a bus error
    - files that are linked with such a file

    Args:
        candidate: path of the file, or a name that the system loader searches for
        files: predicts the file that the system loader opens for a name

    Raises:
        OSError: The file is unsafe or cannot be opened. If it cannot be opened, the message comes from the
            system loader, or names the library that the file needs.
        ValueError: The path contains a NUL.
    """
    files = files or search.FileFinder(dl.read_search_path)
    file = files.find(candidate)
    problem, advice = files.reject_current_directory(candidate)
    if not problem and file is not None:
        problem = files.find_flaw(file)
    if problem:
        raise UnusableFileError(problem, advice)
    if file is not None and platform() == "linux":
        links = files.read_links(file)
        if links is not None and any(map(search.is_nvidia, links.needed)):
            from .needed_libraries import open_with_needed

            return open_with_needed(file, candidate, files)
    return dl.open_library(candidate)


def _open(candidate: str, files: search.FileFinder) -> ctypes.CDLL:
    """Open a file or name like `open_checked`, but never a stub that cudyn has loaded. Raises OSError."""
    handle = open_checked(candidate, files)
    if dl.is_own(handle):  # the name refers to cudyn's stub: open the real library by its path
        file = files.find(candidate)
        if file is None:
            raise OSError(f"{candidate}: not found; the loaded library of this name is cudyn's own stub")
        handle = dl.open_library(file)
    return handle


def _is_loaded(candidate: str, files: search.FileFinder) -> bool:
    """Return whether this process has already loaded the library with a given name or path."""
    try:
        loaded = dl.open_foreign(candidate, files)
    except (OSError, ValueError):
        return False
    if loaded is not None:
        dl.close(loaded, was_loaded=True)
    return loaded is not None


def _open_neighbors(path: str | None, prefix: str) -> list[ctypes.CDLL]:
    """Open the files in a library's directory whose names start with a prefix.

    When the library opens these files by name later, it uses the ones that are already open.
    """
    if path is None:
        return []
    directory = os.path.dirname(path)
    try:
        names = sorted(os.listdir(directory))
    except OSError:
        return []
    handles = []
    for name in names:
        if name.startswith(prefix):
            try:
                handles.append(open_checked(os.path.join(directory, name)))
            except OSError:  # the library will report the missing file
                pass
    return handles


# --- global symbols


def make_global(outcome: Outcome, title: str) -> None:
    """Make the symbols in a library's file visible to libraries that are loaded later, and keep it loaded.

    Raises LoadError.
    """
    outcome.check()
    if sys.platform == "win32" or outcome.handle is None:
        return  # Windows binds symbols by the name of the DLL, regardless of its path
    files = search.FileFinder(dl.read_search_path)
    attempts = []
    # By now, the name may refer to another file, and the file may have been replaced.
    candidates = [outcome.path, dl.get_name(outcome.handle)]
    for candidate in dict.fromkeys(filter(None, candidates)):
        file = files.find(candidate)
        problem = check_kind(file) if file is not None else ""
        if not problem and dl.make_loaded_global(candidate, outcome.handle):
            return
        attempts.append(Attempt(candidate, "already loaded", problem or "not the file in use"))
    raise LoadError(title, f"The {title} can't be made visible to other libraries.", attempts)
