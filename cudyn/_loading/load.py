"""Find a library, open it, check its version, resolve its symbols, remember the outcome.

Knows files and versions; signatures and types belong to cudyn._binding. Nothing here raises towards the
user: an outcome is kept, with its error if it has one, and shown by whoever needs the library.
"""

from __future__ import annotations

import os
import stat
import sys

from .._errors import Attempt, LoadError, show
from . import dl, search
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    from collections.abc import Mapping

    from .catalog import LibraryInfo


class Outcome:
    """What came of trying to load a library.

    handle    the open library, or None
    version   (major, minor), or None
    origin    where the file that is open came from
    symbols   the symbols of the table that the library has
    error     why it can't be used, or None
    process   the process that opened it
    """

    __slots__ = ("_path", "error", "handle", "origin", "process", "symbols", "version")

    def __init__(self) -> None:
        self.handle: ctypes.CDLL | None = None
        self.version: tuple[int, int] | None = None
        self.origin = ""
        self.symbols: frozenset[str] = frozenset()
        self.error: LoadError | None = None
        self.process = os.getpid()
        self._path: str | None = None

    @property
    def path(self) -> str | None:
        """The file that is mapped, symbolic links resolved; it may have been replaced or removed since."""
        if self._path is None and self.handle is not None:
            self._path = dl.find_file(self.handle)
        return self._path


def load(
    info: LibraryInfo,
    functions: Mapping[str, str],
    usable: tuple[tuple[int, int], tuple[int, int] | None],
    driver_major: int | None = None,
    path: str | None = None,
    loaded_first: bool = False,
    counts: Mapping[str, tuple[int, int]] | None = None,
) -> Outcome:
    """Try the candidates in order until one opens and tells its version; resolve the functions in it.

    functions: the rows of the library's table, by symbol.
    usable: the oldest and the newest version that can be used. Of the newest the major counts, and only where
    neither `path` nor the environment names the file; None: newer ones are as good.
    driver_major: versions that the driver of this major can use are preferred.
    path: a file to use instead of searching. loaded_first: one that this process has wins over the
    environment's choice. counts: what a library that counts its releases says in each.
    """
    outcome = Outcome()
    attempts: list[Attempt] = []
    system = search.this_system()
    files = search.FileFinder(dl.read_search_path) if platform() == "linux" else None
    opened, refused = False, None
    try:
        for candidate, origin in search.find_candidates(info, system, driver_major, path, loaded_first):
            try:
                handle = _open(candidate, origin == "already loaded", files)
            except (OSError, ValueError) as error:  # ValueError: a NUL in the path
                attempts.append(Attempt(candidate, origin, _explain(error, candidate, files)))
                continue
            if handle is None:
                continue
            from .versions import read_version

            opened = True
            version, problem = read_version(handle, info, functions, counts or {})
            if (
                version is not None
                and usable[0] <= version
                and (
                    usable[1] is None
                    or version[0] <= usable[1][0]
                    or _is_named(info, handle, origin, system.environment)
                )
            ):
                outcome.handle, outcome.version, outcome.origin = handle, version, origin
                outcome.symbols = frozenset(dl.resolve(handle, functions))
                if platform() in info.beside:  # else nobody asks for the path, which costs at import
                    _open_beside(outcome.path, info.beside[platform()])
                return outcome
            if version is not None:
                refused, problem = max(refused or version, version), f"version {show(version)}"
            file = None if os.sep in candidate else dl.find_file(handle)  # that the name led to
            attempts.append(Attempt(candidate, origin, f"{problem} ({file})" if file else problem))
            dl.close(handle, origin == "already loaded")
    except Exception as error:  # the import of cudyn must survive any mess in the environment
        attempts.append(Attempt(info.name, "search", f"{type(error).__name__}: {error}"))
    from .messages import make_error

    outcome.error = make_error(info, usable, refused, attempts, opened, path, system.environment)
    return outcome


def _explain(error: Exception, candidate: str, files: search.FileFinder | None) -> str:
    """Why a candidate could not be opened."""
    from .messages import explain_processor, quote

    return quote(error, candidate) + explain_processor(files.find(candidate) if files else None)


def _is_named(info: LibraryInfo, handle: ctypes.CDLL, origin: str, environment: Mapping[str, str]) -> bool:
    """Has the user named this file? One that was loaded already may be the one in the environment."""
    if origin == "already loaded":
        named, file = environment.get(info.variable), dl.find_file(handle)
        real = os.path.realpath(file) if file else ""
        return bool(named) and os.path.realpath(named or "") in (real, os.path.dirname(real))
    return origin == "given path" or origin.startswith("environment variable")


# --- opening


def open_checked(candidate: str) -> ctypes.CDLL:
    """Open a file or name of the caller's choice unless dlopen must not see it. OSError or ValueError."""
    if platform() == "linux":
        _refuse(candidate, search.FileFinder(dl.read_search_path))
    return dl.open_library(candidate)


def _open(candidate: str, is_loaded: bool, files: search.FileFinder | None) -> ctypes.CDLL | None:
    """Open a candidate. None: it is not loaded, which is no failure. OSError: the system's own words."""
    if is_loaded:
        try:
            _refuse_device(candidate, files)
            loaded = dl.open_loaded(candidate)
        except OSError:
            return None
        return None if loaded is not None and dl.is_own(loaded) else loaded
    if files is not None:
        _refuse(candidate, files)
    handle = dl.open_library(candidate)
    if dl.is_own(handle):  # what cudyn provides for others has the name, and the file has to be named
        file = files.find(candidate) if files is not None else None
        if file is None:
            raise OSError(f"{candidate}: there is none but what cudyn provides for other libraries")
        handle = dl.open_library(file)
    return handle


def _refuse_device(candidate: str, files: search.FileFinder | None) -> None:
    """Raise OSError for what RTLD_NOLOAD must not be asked about: it opens the file that a name leads to."""
    file = files.find(candidate) if files is not None else None
    problem = check_kind(file) if file is not None else ""
    if problem:
        raise OSError(f"{file}: {problem}")


def _refuse(candidate: str, files: search.FileFinder) -> None:
    """Raise OSError for what dlopen must not be asked to open.

    A name that the system loader would take from the current directory; what is no file, such as a pipe,
    which waits for a writer; a file that ends before its contents do: a bus error, which ends the process.
    The same of what it is linked with.
    """
    file = files.find(candidate)
    problem = files.from_current_directory(candidate) or ("" if file is None else find_flaw(file, files))
    if problem:
        raise OSError(problem)


def check_kind(path: str) -> str:
    """Say why a path must not be opened: who reads a pipe, a terminal or /proc/kmsg may wait forever.

    "" for a file, and for nothing, for which dlopen itself has words.
    """
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return ""
    if stat.S_ISREG(status.st_mode):
        return "" if status.st_size else "an empty file"
    kinds = {stat.S_IFIFO: "a pipe, not a file", stat.S_IFSOCK: "a socket, not a file"}
    kinds[stat.S_IFDIR] = "a folder that has no file of the library's names"
    return kinds.get(stat.S_IFMT(status.st_mode), "a device, not a file")


# What every Python is linked with is open already, so that no other file of the name is opened.
_OPEN = frozenset({"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"})


def find_flaw(path: str, files: search.FileFinder | None = None, seen: set[str] | None = None) -> str:
    """Say why dlopen must not see a file: "PATH: what is wrong", of it or what it is linked with; or ""."""
    from .._formats.elf import read_links

    files = files or search.FileFinder(dl.read_search_path)
    seen = set() if seen is None else seen
    seen.add(path)
    problem = check_kind(path)
    links = None if problem else read_links(path)
    if problem or links is None:
        return f"{path}: {problem or 'the file is truncated'}"
    own = links.folders_from(path) if links.folders else ()
    for name in links.needed:
        if name not in _OPEN:
            # What is in the system's own folders is open already or as sound as the system.
            file = name if os.sep in name else files.find_needed(name, own)
            problem = find_flaw(file, files, seen) if file is not None and file not in seen else ""
            if problem:
                return problem
    return ""


def _open_beside(path: str | None, start: str) -> None:
    """Open the libraries that lie beside one and whose names start so; it will ask for them by name."""
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
            except OSError:  # then the library says itself what it misses
                pass


# --- exposing


def make_global(outcome: Outcome, title: str) -> None:
    """Make the symbols of the library visible to libraries that are loaded later, and keep it loaded.

    Raises LoadError.
    """
    if sys.platform == "win32" or outcome.handle is None:
        return  # Windows binds a symbol to the name of a DLL, which is all that it asks for
    files = search.FileFinder(dl.read_search_path) if platform() == "linux" else None
    attempts = []
    # The name it was opened with may meanwhile lead to another file, and the file may have been replaced.
    for candidate in dict.fromkeys(filter(None, (outcome.path, dl.get_name(outcome.handle)))):
        try:
            _refuse_device(candidate, files)
            loaded = dl.open_loaded(candidate)
            if loaded is not None and dl.is_same(loaded, outcome.handle):
                dl.make_loaded_global(candidate)
                return
            attempts.append(Attempt(candidate, "already loaded", "is another file than the one in use"))
        except OSError as error:
            from .messages import quote

            attempts.append(Attempt(candidate, "already loaded", quote(error, candidate)))
    raise LoadError(title, f"The {title} can't be made visible to other libraries.", attempts)
