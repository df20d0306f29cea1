"""Find a library, open it, check its version, resolve its symbols, remember the outcome.

Knows files and versions; signatures and types belong to cudyn.binding. Nothing here raises towards the
user: an outcome is kept, with its error if it has one, and shown by whoever needs the library.
"""

from __future__ import annotations

import ctypes
import os
import stat
import sys
from struct import unpack

from . import places
from .errors import Attempt, LibraryNotFoundError, LoadError, VersionError, show
from .places import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from .catalog import Row


class Outcome:
    """What came of trying to load a library.

    handle    the open library, or None
    version   (major, minor), or None
    origin    where the file that is open came from
    symbols   the symbols of the table that the library has
    error     why it can't be used, or None
    process   the process that opened it
    """

    __slots__ = ("error", "handle", "origin", "process", "symbols", "version")

    def __init__(self) -> None:
        self.handle: ctypes.CDLL | None = None
        self.version: tuple[int, int] | None = None
        self.origin = ""
        self.symbols: frozenset[str] = frozenset()
        self.error: LoadError | None = None
        self.process = os.getpid()

    @property
    def path(self) -> str | None:
        """The file that is mapped, symbolic links resolved."""
        file = _loaded_file(self.handle) if self.handle is not None else None
        return os.path.realpath(file) if file else None


def load(
    row: Row,
    symbols: Sequence[str],
    known: tuple[tuple[int, int], tuple[int, int] | None],
    newest: int | None = None,
    path: str | None = None,
    loaded_first: bool = False,
) -> Outcome:
    """Try the candidates in order until one opens and tells its version; resolve `symbols` in it.

    known: the oldest and the newest version that can be used. Of the newest the major counts, and only where
    neither `path` nor the environment names the file; None: newer ones are as good.
    newest: the major of the driver; versions that it can use are preferred.
    path: a file to use instead of searching. loaded_first: one that this process has wins over the
    environment's choice.
    """
    outcome = Outcome()
    attempts: list[Attempt] = []
    opened = False
    try:
        for candidate, origin in places.candidates(row, places.this_system(), newest, path, loaded_first):
            try:
                handle = _open(candidate, origin)
            except (OSError, ValueError) as error:  # ValueError: a NUL in the path
                attempts.append(Attempt(candidate, origin, _said(error, candidate) + _processor(candidate)))
                continue
            if handle is None:
                continue
            opened = True
            version, problem = read_version(handle, row)
            if version is None:
                attempts.append(Attempt(candidate, origin, problem + _where(candidate, handle)))
                continue
            if version < known[0]:
                outcome.error = _too_old(row, version, known[0], candidate, origin, attempts)
                return outcome
            if known[1] and version[0] > known[1][0] and not _is_named(row, handle, origin):
                outcome.error = _too_new(row, version, known[1], candidate, origin, attempts)
                return outcome
            outcome.handle, outcome.version, outcome.origin = handle, version, origin
            outcome.symbols = frozenset(resolve(handle, symbols))
            open_beside(outcome.path, row.beside.get(platform()))
            return outcome
    except Exception as error:  # the import of cudyn must survive any mess in the environment
        attempts.append(Attempt(row.name, "search", f"{type(error).__name__}: {error}"))
    outcome.error = _not_usable(row, attempts, opened)
    return outcome


# --- opening


def _open(candidate: str, origin: str) -> ctypes.CDLL | None:
    """Open a candidate. None: it is not loaded, which is no failure. OSError: the system's own words."""
    kind: type[ctypes.CDLL] = ctypes.CDLL
    if sys.platform == "win32":
        kind = ctypes.WinDLL
        if origin == "already loaded":
            loaded = _windows_module(candidate)
            return kind(candidate, handle=loaded) if loaded else None
    elif origin == "already loaded":
        try:
            return kind(candidate, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
        except (OSError, AttributeError):
            return None
    elif platform() == "linux":
        _refuse(candidate)
    return kind(candidate)


def _refuse(candidate: str) -> None:
    """Raise OSError for what dlopen must not be asked to open.

    A name that the system loader would take from the current directory; a pipe, which waits for a writer;
    a file that ends before its contents do, which ends the process with a bus error.
    """
    file: str | None = candidate
    if os.sep not in candidate:
        environment = places.initial_environment()
        problem = places.from_current_directory(candidate, environment)
        if problem:
            raise OSError(problem)
        file = places.on_library_path(candidate, environment)
    if file is not None and _is_pipe(file):
        raise OSError(f"{file}: a pipe, not a file")
    if file is not None and is_truncated(file):
        raise OSError(f"{file}: the file is truncated")


def _is_pipe(path: str) -> bool:
    try:
        return stat.S_ISFIFO(os.stat(path).st_mode)
    except (OSError, ValueError):
        return False


def is_truncated(path: str) -> bool:
    """Does a 64-bit ELF file end before the segments that its program headers announce?"""
    try:
        with open(path, "rb") as file:
            header = file.read(64)
            if len(header) < 64 or header[:6] != b"\x7fELF\x02\x01":
                return False  # dlopen says itself what is wrong with it
            start, entry, count = unpack("<Q", header[32:40])[0], *unpack("<HH", header[54:58])
            file.seek(start)
            table = file.read(entry * count)
            size = os.fstat(file.fileno()).st_size
    except OSError:
        return False
    if len(table) < entry * count:
        return True
    segments = (unpack("<IIQQQQ", table[i : i + 40]) for i in range(0, len(table), entry))
    return any(kind == 1 and offset + length > size for kind, _, offset, _, _, length in segments)


def open_beside(path: str | None, start: str | None) -> None:
    """Open the libraries that lie beside one and whose names start so; it will ask for them by name."""
    if path is None or start is None:
        return
    folder = os.path.dirname(path)
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    for name in names:
        if name.startswith(start):
            try:
                if platform() == "linux":
                    _refuse(os.path.join(folder, name))
                ctypes.CDLL(os.path.join(folder, name))
            except OSError:  # then the library says itself what it misses
                pass


def open_one(candidate: str) -> ctypes.CDLL | None:
    """Open a file or name of the caller's choice, with the same refusals. Raises OSError or ValueError."""
    return _open(candidate, "")


def expose(outcome: Outcome, title: str) -> None:
    """Make the symbols of the library visible to libraries that are loaded later, and keep it loaded.

    dlopen(3): RTLD_NOLOAD with RTLD_GLOBAL promotes a library that is already open. Raises LoadError.
    """
    if sys.platform == "win32" or outcome.handle is None:
        return  # Windows binds a symbol to the name of a DLL, which is all that it asks for
    mode = os.RTLD_NOLOAD | os.RTLD_NOW
    attempts = []
    # The name it was opened with may meanwhile lead to another file, and the file may have been replaced.
    for candidate in dict.fromkeys(filter(None, (outcome.path, outcome.handle._name))):
        try:
            if ctypes.CDLL(candidate, mode=mode)._handle == outcome.handle._handle:
                ctypes.CDLL(candidate, mode=mode | os.RTLD_GLOBAL | os.RTLD_NODELETE)
                return
            attempts.append(Attempt(candidate, "already loaded", "is another file than the one in use"))
        except OSError as error:
            attempts.append(Attempt(candidate, "already loaded", _said(error, candidate)))
    raise LoadError(title, f"The {title} can't be made visible to other libraries.", attempts)


def _windows_module(name: str) -> int | None:
    if sys.platform != "win32":
        return None
    function = ctypes.WinDLL("kernel32").GetModuleHandleW
    function.argtypes, function.restype = [ctypes.c_wchar_p], ctypes.c_void_p
    handle: int | None = function(name)
    return handle


def _said(error: Exception, candidate: str) -> str:
    """The system's words for why a file could not be opened, on one line."""
    text = str(error)
    if not text:  # Python 3.10 loses a message that it can't decode
        try:
            os.stat(candidate)
        except OSError as reason:
            shown = os.fsencode(candidate).decode("utf-8", "backslashreplace")
            text = f"{shown}: cannot open shared object file: {reason.strerror}"
        else:
            text = "dlopen failed, and its message can't be decoded"
    if isinstance(error, UnicodeDecodeError):  # ctypes could not decode dlopen's message
        text = error.object.decode("utf-8", "backslashreplace")
    return " ".join(text.split())


def _processor(candidate: str) -> str:
    """What glibc leaves out: a file for another processor is to it a file that is not there."""
    file = (
        candidate if os.sep in candidate else places.on_library_path(candidate, places.initial_environment())
    )
    if file is None or not os.path.isfile(file):  # opening a pipe would wait for a writer
        return ""
    try:
        with open(file, "rb") as opened:
            header = opened.read(20)
        with open("/proc/self/exe", "rb") as opened:
            own = opened.read(20)
    except OSError:
        return ""
    if header[:6] != b"\x7fELF\x02\x01" or header[18:20] == own[18:20] or len(header) < 20:
        return ""
    from .elf import MACHINES

    machine = unpack("<H", header[18:20])[0]
    return f"; {file} is there and is for {MACHINES.get(machine, f'machine {machine}')}"


def _where(candidate: str, handle: ctypes.CDLL) -> str:
    """The file that a name led to."""
    file = None if os.sep in candidate else _loaded_file(handle)
    return f" ({file})" if file else ""


# --- checking


def read_version(handle: ctypes.CDLL, row: Row) -> tuple[tuple[int, int] | None, str]:
    """(major, minor), or None and what went wrong. The forms are explained in catalog.Row."""
    problem = ""
    for name, form in row.version:
        if form == "symbol":
            version = _named_version(handle, name)
            if version:
                return version, ""
            continue
        if form[0].isdigit():
            symbols = name.split("+")
            if list(resolve(handle, symbols)) == symbols:
                major, minor = map(int, form.split("."))
                return (major, minor), ""
            continue
        try:
            function = handle[name]
        except AttributeError:
            problem = problem or f"has no {name}, so it is not the {row.title}"
            continue
        status, version = _ask_version(function, form)
        if status == 0:
            return version, ""
        stub = "; this is the stub that programs are linked with, not a driver" if status == 34 else ""
        problem = f"{name} failed with status {status}{stub}"
    return None, problem


def _ask_version(function: Any, form: str) -> tuple[int, tuple[int, int]]:
    """Call a function that tells a version; the status and (major, minor)."""
    function.restype = ctypes.c_int
    first, second = ctypes.c_int(), ctypes.c_int()
    if form == "text":
        text = ctypes.create_string_buffer(96)
        status = function(text, ctypes.c_uint(len(text)))
        numbers = [int(n) for n in text.value.split(b".")[:2] if n.isdigit()]
        return (status, (numbers[0], numbers[1])) if len(numbers) == 2 else (status or -1, (0, 0))
    if form == "property":
        status = function(0, ctypes.byref(first)) or function(1, ctypes.byref(second))
    elif form == "pair":
        status = function(ctypes.byref(first), ctypes.byref(second))
    else:
        status = function(ctypes.byref(first))
    number = first.value
    if form == "packed":
        return status, (number // 1000, number % 1000 // 10)
    if form == "decimal":
        return status, (number // 10000, number % 10000 // 100)
    return status, (number, second.value)


def _named_version(handle: ctypes.CDLL, pattern: str) -> tuple[int, int] | None:
    """The newest version that the library has a symbol for."""
    versions = [(major, minor) for major in range(20, 10, -1) for minor in range(19, -1, -1)]
    names = {pattern.format(*version): version for version in versions}
    return next((names[name] for name in resolve(handle, tuple(names))), None)


def resolve(handle: ctypes.CDLL, symbols: Sequence[str]) -> Iterator[str]:
    """The symbols that the library exports. Each one is optional.

    Asks the system directly: a ctypes function object for each of 700 symbols costs four times as much.
    """
    if sys.platform == "win32":
        find = ctypes.WinDLL("kernel32").GetProcAddress
    else:
        find = ctypes.CDLL(None).dlsym
    find.argtypes, find.restype = [ctypes.c_void_p, ctypes.c_char_p], ctypes.c_void_p
    return (symbol for symbol in symbols if find(handle._handle, symbol.encode()))


class _LinkMap(ctypes.Structure):
    """The start of struct link_map of dlinfo(3)."""

    _fields_ = (("l_addr", ctypes.c_void_p), ("l_name", ctypes.c_char_p))


def _loaded_file(handle: ctypes.CDLL) -> str | None:
    """The file of an open library, by the name that the system loader has for it."""
    if sys.platform == "win32":
        buffer = ctypes.create_unicode_buffer(32768)
        function = ctypes.WinDLL("kernel32").GetModuleFileNameW
        function.argtypes = [ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint]
        return buffer.value if function(handle._handle, buffer, len(buffer)) else None
    dlinfo = getattr(ctypes.CDLL(None), "dlinfo", None)  # macOS has none, and no CUDA
    if dlinfo is None:
        return None
    found = ctypes.POINTER(_LinkMap)()
    dlinfo.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    if dlinfo(handle._handle, 2, ctypes.byref(found)) or not found or not found.contents.l_name:
        return None
    return os.fsdecode(found.contents.l_name)


def _is_named(row: Row, handle: ctypes.CDLL, origin: str) -> bool:
    """Has the user named this file? One that was loaded already may be the one in the environment."""
    if origin == "already loaded":
        named, file = os.environ.get(row.variable), _loaded_file(handle)
        real = os.path.realpath(file) if file else ""
        return bool(named) and os.path.realpath(named or "") in (real, os.path.dirname(real))
    return origin == "given path" or origin.startswith("environment variable")


# --- failing


def _too_old(
    row: Row,
    found: tuple[int, int],
    required: tuple[int, int],
    candidate: str,
    origin: str,
    attempts: Sequence[Attempt],
) -> VersionError:
    summary = f"{row.title} too old: found {show(found)}, needed is {show(required)} or newer."
    tried = [*attempts, Attempt(candidate, origin, f"version {show(found)}")]
    return VersionError(row.title, summary, tried, f"update it; {row.hint}", found, required)


def _too_new(
    row: Row,
    found: tuple[int, int],
    newest: tuple[int, int],
    candidate: str,
    origin: str,
    attempts: Sequence[Attempt],
) -> VersionError:
    tried = [*attempts, Attempt(candidate, origin, f"version {show(found)}")]
    hint = (
        f"update cudyn; or, where you know that they are called alike, name the file in {row.variable} or "
        f"reload(path), and the level in {row.module}.api(version)."
    )
    return VersionError(row.title, too_new(row, found, newest), tried, hint, found, newest)


def too_new(row: Row, found: tuple[int, int], newest: tuple[int, int]) -> str:
    """Why a library of a later major is not called."""
    return (
        f"{row.title} too new: found {show(found)}, the newest known is {show(newest)}. "
        "Its symbols carry no version, so they may be called otherwise in another major."
    )


def _not_usable(row: Row, attempts: Sequence[Attempt], opened: bool) -> LoadError:
    system = platform()
    if opened:
        return LoadError(row.title, f"The {row.title} was found but can't be used.", attempts, row.hint)
    if system not in row.files:
        name = {"darwin": "macOS"}.get(system, system)
        summary = f"There is no {row.title} for {name}: NVIDIA makes none."
        hint = "types, constants and tables work here; calls need Linux or Windows."
        return LibraryNotFoundError(row.title, summary, attempts, hint)
    return LibraryNotFoundError(row.title, f"The {row.title} was not found.", attempts, row.hint)
