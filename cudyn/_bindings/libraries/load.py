"""Find a library, open it, check its version, resolve its symbols, keep the outcome.

Knows files and versions; signatures and types belong to cudyn._bindings.calls. No error reaches the
user here: the outcome keeps it, for the first use of the library.
"""

from __future__ import annotations

import os
import stat
import sys
from _thread import get_ident

from ..._errors import Attempt, LoadError, show
from ..._process import process
from . import dl, search
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, Protocol

    from .catalog import LibraryInfo

    class Siblings(Protocol):
        """The other files of a library: `siblings.Siblings`."""

        def find(self, symbol: str) -> Outcome | None:
            """Open the file that a symbol belongs to."""

        def open_all(self) -> Sequence[Outcome]:
            """Open all files that can be opened."""


class Outcome:
    """The outcome of trying to load a library.

    Args:
        path: what `path` reports if the handle has no file (a simulated library)
    """

    __slots__ = ("_path", "error", "handle", "origin", "process", "siblings", "symbols", "version")

    def __init__(self, path: str | None = None) -> None:
        self.handle: ctypes.CDLL | None = None
        self.version: tuple[int, int] | None = None
        self.origin = ""  # the place where the open file was found
        self.symbols: frozenset[str] = frozenset()  # those of the table that the file has
        self.siblings: Siblings | None = None  # the library's other files
        self.error: LoadError | None = None  # the reason why it can't be used
        self.process = os.getpid()  # the one that opened it
        self._path = path

    def check(self) -> None:
        """Raise the reason why the library can't be used, without the frames that a kept error would keep."""
        __tracebackhide__ = True
        if self.error is not None:
            raise self.error.with_traceback(None)

    def of(self, symbol: str) -> Outcome:
        """The outcome of the file that a symbol belongs to, which opens it: of most libraries this one."""
        return self if self.siblings is None else self.siblings.find(symbol) or self

    def list_files(self) -> Sequence[Outcome]:
        """Open all files of the library, and list them, this one first."""
        return (self,) if self.siblings is None else (self, *self.siblings.open_all())

    @property
    def path(self) -> str | None:
        """The file that is mapped, symbolic links resolved; it may have been replaced or removed since."""
        if self._path is None and self.handle is not None:
            self._path = dl.find_file(self.handle)
        return self._path


class Backend:
    """Loads libraries. This one loads them from files, and the simulated driver is another one.

    Attributes:
        tag: highest 16 bits of all handles that the backend creates; 0 if handles are addresses
        code: type of the code that is compiled for a real architecture
        read_array: reads an object that only this backend treats as an array (FakeArray), and returns `None`
            for any other object; `None` if the backend has no such objects
        ptx_of_cubins: PTX that runs instead of a CUBIN, by the CUBIN
    """

    tag = 0
    code = "cubin"
    read_array: Callable[[Any], Any] | None = None
    ptx_of_cubins: dict[bytes, bytes]

    def has(self, name: str) -> bool:
        """Return whether the backend provides a library itself, rather than the system."""
        return False

    def keep_failure(self, error: BaseException | str | None) -> None:
        """Keep a failure of a call that cudyn made by itself and cannot raise, as in a finalizer."""

    def open(self, library: Any) -> Outcome:
        """Open a library (`library.Library`) that the backend provides."""
        raise NotImplementedError


SYSTEM = Backend()
backend = SYSTEM
"""Where libraries come from. What another backend is, only the package that makes it knows."""

_tags: dict[int, str] = process.keep({})  # tag of a backend's handles -> the message for those that are left
_causes: dict[int, BaseException | str] = process.own({})  # by thread


def add_tag(tag: int, message: str) -> None:
    """Register the tag of a backend's handles. message: what is wrong with them after its end."""
    _tags[tag] = message


def is_left_over(handle: int) -> bool:
    """Return whether a handle belongs to a backend that has ended. A driver would use it as an address."""
    tag = handle >> 48
    return tag != backend.tag and tag in _tags


def get_left_over_message(handle: int) -> str:
    """Return what is wrong with a handle for which `is_left_over` is true."""
    return _tags[handle >> 48]


def set_cause(cause: BaseException | str | None) -> None:
    """Set why the call that this thread makes fails, as only the backend knows it.

    Args:
        cause: an exception to raise in place of the status's, or a note for it; `None` if there is none
    """
    if cause is None:
        _causes.pop(get_ident(), None)
    else:
        _causes[get_ident()] = cause


def get_cause() -> BaseException | str | None:
    """Return why this thread's last call has failed, if the backend knows it."""
    return _causes.get(get_ident())


def take_cause() -> BaseException | str | None:
    """Return why this thread's last call has failed, if the backend knows it, and drop it."""
    return _causes.pop(get_ident(), None)


def load(
    info: LibraryInfo,
    functions: Mapping[str, str],
    usable: tuple[tuple[int, int], tuple[int, int] | None],
    driver_major: int | None,
    path: str | None,
    loaded_first: bool,
    counts: Mapping[str, tuple[int, int]],
) -> Outcome:
    """Try the candidates in order until one opens and returns its version; resolve the functions in it.

    functions: the rows of the library's table, by symbol.
    usable: the oldest and the newest usable version. Of the newest only the major counts, and only if neither
    `path` nor the environment names the file; None: no upper limit.
    driver_major: versions that a driver of this major can use are preferred.
    path: a file to use instead of searching. loaded_first: a library that this process has loaded comes
    before the environment's choice. counts: release -> its count, for a library that counts its releases.
    """
    outcome = Outcome()
    if sys.meta_path is None:  # a finalizer asks; nothing that a search needs can be imported any more
        summary = f"The {info.title} was not used before, and can't be loaded now: Python exits."
        outcome.error = LoadError(info.title, summary, hint=f"ask for cudyn.{info.name}.available before.")
        return outcome
    attempts: list[Attempt] = []
    system = search.this_system()
    files = search.FileFinder(dl.read_search_path)
    refused = None
    oldest, newest = usable
    try:
        for candidate, origin in search.find_candidates(info, system, driver_major, path, loaded_first):
            handle = open_candidate(candidate, origin, info, files, attempts)
            if handle is None:
                continue
            from .versions import read_version

            version, problem = read_version(handle, info, functions, counts)
            if version is not None:
                is_known = newest is None or version[0] <= newest[0]
                if oldest <= version and (is_known or _is_named(info, handle, origin, system.environment)):
                    outcome.handle = handle
                    outcome.version = version
                    outcome.origin = origin
                    outcome.symbols = frozenset(dl.resolve(handle, functions))
                    if platform() in info.beside:  # only then, because the path costs time at import
                        _open_beside(outcome.path, info.beside[platform()])
                    return outcome
                refused = max(refused or version, version)
                problem = f"version {show(version)}"
            named = None if os.sep in candidate else dl.find_file(handle)  # the file that the name led to
            why = f"{problem} ({named})" if named else problem
            attempts.append(Attempt(candidate, origin, why, named or candidate))
            dl.close(handle, origin == "already loaded")
    except Exception as error:  # the import of cudyn must survive any mess in the environment
        attempts.append(Attempt(info.name, "search", f"{type(error).__name__}: {error}"))
    from .load_messages import make_error

    outcome.error = make_error(info, usable, refused, attempts, path, system.environment)
    return outcome


def open_candidate(
    candidate: str, origin: str, info: LibraryInfo, files: search.FileFinder, attempts: list[Attempt]
) -> ctypes.CDLL | None:
    """Open a candidate; None: it is not loaded, or the attempt that was added says why it does not open."""
    try:
        find = open_loaded if origin == "already loaded" else _open
        handle = find(candidate, files)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        from .load_messages import explain_failure

        file = files.find(candidate)
        there = file if file is not None and os.path.lexists(file) and not _is_place(file, info) else None
        attempts.append(Attempt(candidate, origin, explain_failure(error, candidate, there), there))
        return None
    path = dl.find_file(handle) if handle is not None and [*dl.resolve(handle, [_STUB])] else None
    if handle is None or path is None or not is_stub(path):
        return handle
    attempts.append(Attempt(candidate, origin, f"a stub, which answers that there is no library ({path})"))
    dl.close(handle, origin == "already loaded")
    return None


def _is_place(path: str, info: LibraryInfo) -> bool:
    """Is it a folder to look for the library in, rather than one of the library's name?"""
    return os.path.isdir(path) and os.path.basename(path) not in search.list_names(info, platform())


# The symbol by which stubs are known, those that `python -m cudyn stub` writes and those in C.
_STUB = "cudyn_stub"
_LARGEST_STUB = 1 << 23  # bytes


def is_stub(path: str) -> bool:
    """Is a file a stub?"""
    try:
        if os.path.getsize(path) > _LARGEST_STUB:
            return False
        with open(path, "rb") as file:
            return f"\0{_STUB}\0".encode() in file.read()
    except OSError:
        return False


def _is_named(info: LibraryInfo, handle: ctypes.CDLL, origin: str, environment: Mapping[str, str]) -> bool:
    """Has the user named this file? One that was already loaded may be the environment's."""
    if origin == "already loaded":
        named = environment.get(info.variable)
        file = dl.find_file(handle)
        real = os.path.realpath(file) if file else ""
        return bool(named) and os.path.realpath(named or "") in (real, os.path.dirname(real))
    return origin == "given path" or origin.startswith("environment variable")


# --- opening


def open_checked(candidate: str, files: search.FileFinder | None = None) -> ctypes.CDLL:
    """Open a file or name, unless it is unsafe for dlopen. OSError, in the system's own words, or ValueError.

    Unsafe are names that the system loader would take from the current directory, special files such as a
    pipe, which waits for a writer, and truncated files, which end the process with a bus error. The libraries
    that a file is linked with are checked, too.
    """
    files = files or search.FileFinder(dl.read_search_path)
    file = files.find(candidate)
    problem = files.from_current_directory(candidate) or ("" if file is None else find_flaw(file, files))
    if problem:
        raise OSError(problem)
    return dl.open_library(candidate)


def open_loaded(candidate: str, files: search.FileFinder) -> ctypes.CDLL | None:
    """Open the library that this process has loaded under a name, unless it is cudyn's own; None: none."""
    file = files.find(candidate)
    if file is not None and check_kind(file):  # RTLD_NOLOAD opens it, too
        return None
    loaded = dl.open_loaded(candidate)
    if loaded is not None and dl.is_own(loaded):
        dl.close(loaded, True)
        return None
    return loaded


def _open(candidate: str, files: search.FileFinder) -> ctypes.CDLL:
    handle = open_checked(candidate, files)
    if dl.is_own(handle):  # cudyn's stub has the name: open the real library by its file
        file = files.find(candidate)
        if file is None:
            raise OSError(f"{candidate}: not found; the loaded library of this name is cudyn's own stub")
        handle = dl.open_library(file)
    return handle


def check_kind(path: str) -> str:
    """The reason not to open a path: reading a pipe, a terminal or /proc/kmsg may wait forever.

    "" for a regular file, and for a missing one, which dlopen itself reports.
    """
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return ""
    if stat.S_ISREG(status.st_mode):
        return "" if status.st_size else "an empty file"
    kinds = {stat.S_IFIFO: "a pipe, not a file", stat.S_IFSOCK: "a socket, not a file"}
    kinds[stat.S_IFDIR] = "a folder without a file of the library's names"
    return kinds.get(stat.S_IFMT(status.st_mode), "a device, not a file")


# Every Python is linked with these, so dlopen finds them open and opens no other file.
OPEN = frozenset({"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"})


def find_flaw(path: str, files: search.FileFinder | None = None, seen: set[str] | None = None) -> str:
    """Find why a file, or a library that it needs, is unsafe for dlopen: "PATH: REASON", or "" if none is."""
    from ..._formats.elf import read_links

    files = files or search.FileFinder(dl.read_search_path)
    seen = set() if seen is None else seen
    seen.add(path)
    problem = check_kind(path)
    links = None if problem else read_links(path)
    if problem or links is None:
        return f"{path}: {problem or 'the file is truncated'}"
    own = links.expand_paths(path)
    for name in links.needed:
        if name not in OPEN:
            # Libraries in the system's own folders are left out: they are as sound as the system.
            file = name if os.sep in name else files.find_needed(name, *own)
            problem = find_flaw(file, files, seen) if file is not None and file not in seen else ""
            if problem:
                return problem
    return ""


def _open_beside(path: str | None, start: str) -> None:
    """Open the libraries beside one whose names start so; it will open them by name."""
    if path is None:
        return
    folder = os.path.dirname(path)
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    for name in names:
        if name.startswith(start):
            try:
                open_checked(os.path.join(folder, name))
            except OSError:  # the library itself will report it as missing
                pass


# --- global symbols


def make_global(outcome: Outcome, title: str) -> None:
    """Make the symbols of a library's file visible to libraries that are loaded later, and keep it loaded.

    Raises LoadError.
    """
    outcome.check()
    if sys.platform == "win32" or outcome.handle is None:
        return  # Windows binds a symbol to the name of a DLL, whatever its path
    files = search.FileFinder(dl.read_search_path)
    attempts = []
    # The name may lead to another file by now, and the file may have been replaced.
    for candidate in dict.fromkeys(filter(None, (outcome.path, dl.get_name(outcome.handle)))):
        file = files.find(candidate)
        problem = check_kind(file) if file is not None else ""
        if not problem and dl.make_loaded_global(candidate, outcome.handle):
            return
        attempts.append(Attempt(candidate, "already loaded", problem or "not the file in use"))
    raise LoadError(title, f"The {title} can't be made visible to other libraries.", attempts)
