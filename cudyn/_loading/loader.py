"""Find a library, open it, check its version, resolve its symbols, remember the outcome.

Knows files and versions; signatures and types belong to cudyn._binding. Nothing here raises towards the
user: an outcome is kept, with its error if it has one, and shown by whoever needs the library.
"""

from __future__ import annotations

import ctypes
import os
import stat
import sys
from struct import iter_unpack, unpack

from .._errors import Attempt, LibraryNotFoundError, LoadError, VersionError, show
from . import search
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

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
            self._path = _loaded_file(self.handle)
        return self._path


def load(
    info: LibraryInfo,
    functions: Mapping[str, str],
    known: tuple[tuple[int, int], tuple[int, int] | None],
    newest: int | None = None,
    path: str | None = None,
    loaded_first: bool = False,
    counts: Mapping[str, tuple[int, int]] | None = None,
) -> Outcome:
    """Try the candidates in order until one opens and tells its version; resolve the functions in it.

    functions: the rows of the library's table, by symbol.
    known: the oldest and the newest version that can be used. Of the newest the major counts, and only where
    neither `path` nor the environment names the file; None: newer ones are as good.
    newest: the major of the driver; versions that it can use are preferred.
    path: a file to use instead of searching. loaded_first: one that this process has wins over the
    environment's choice. counts: what a library that counts its releases says in each.
    """
    outcome = Outcome()
    attempts: list[Attempt] = []
    system = search.this_system()
    opened, refused = False, None
    try:
        for candidate, origin in search.candidates(info, system, newest, path, loaded_first):
            try:
                handle = _open(candidate, origin)
            except (OSError, ValueError) as error:  # ValueError: a NUL in the path
                attempts.append(Attempt(candidate, origin, _said(error, candidate) + _processor(candidate)))
                continue
            if handle is None:
                continue
            opened = True
            version, problem = read_version(handle, info, functions, counts or {})
            if (
                version is not None
                and known[0] <= version
                and (
                    known[1] is None
                    or version[0] <= known[1][0]
                    or _is_named(info, handle, origin, system.environment)
                )
            ):
                outcome.handle, outcome.version, outcome.origin = handle, version, origin
                outcome.symbols = frozenset(resolve(handle, functions))
                if platform() in info.beside:  # else nobody asks for the path, which costs at import
                    open_beside(outcome.path, info.beside[platform()])
                return outcome
            if version is not None:
                refused, problem = max(refused or version, version), f"version {show(version)}"
            attempts.append(Attempt(candidate, origin, problem + _where(candidate, handle)))
            _close(handle, origin)
    except Exception as error:  # the import of cudyn must survive any mess in the environment
        attempts.append(Attempt(info.name, "search", f"{type(error).__name__}: {error}"))
    if refused is not None and refused < known[0]:
        outcome.error = _too_old(info, refused, known[0], attempts, _cure(info, path, system.environment))
    elif refused is not None and known[1] is not None:
        outcome.error = _too_new(info, refused, known[1], attempts)
    else:
        outcome.error = _not_usable(info, attempts, opened, path, system.environment)
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
            return _loaded(candidate)
        except (OSError, AttributeError):
            return None
    elif platform() == "linux":
        _refuse(candidate)
    return kind(candidate)


def _loaded(name: str) -> ctypes.CDLL:
    """The library that this process has under a name. OSError: it has none.

    glibc opens the file that the name leads to even then, to see whether it is one that it knows.
    """
    file = _file_of(name)
    problem = is_no_file(file) if file is not None and platform() == "linux" else ""
    if problem:
        raise OSError(f"{file}: {problem}")
    return ctypes.CDLL(name, mode=os.RTLD_NOLOAD | os.RTLD_NOW)


def _close(handle: ctypes.CDLL, origin: str) -> None:
    """Let go of a library that can't be used, so that nobody finds it under its name."""
    if sys.platform == "win32":
        if origin != "already loaded":  # GetModuleHandle does not count
            ctypes.WinDLL("kernel32").FreeLibrary(ctypes.c_void_p(handle._handle))
        return
    close = _program().dlclose
    close.argtypes = [ctypes.c_void_p]
    close(handle._handle)


def _refuse(candidate: str) -> None:
    """Raise OSError for what dlopen must not be asked to open.

    A name that the system loader would take from the current directory; what is no file, such as a pipe,
    which waits for a writer; a file that ends before its contents do: a bus error, which ends the process.
    The same of what it is linked with.
    """
    if os.sep not in candidate:
        problem = search.from_current_directory(candidate, search_path())
        if problem:
            raise OSError(problem)
    file = _file_of(candidate)
    problem = "" if file is None else flaw(file)
    if problem:
        raise OSError(problem)


def _file_of(candidate: str) -> str | None:
    """The file that the system loader opens for a candidate, as far as its search path tells."""
    return candidate if os.sep in candidate else search.on_search_path(candidate, search_path())


def is_no_file(path: str) -> str:
    """Why a path must not be opened: who opens or reads a pipe, a terminal or /proc/kmsg may wait forever.

    "" for a file, and for what dlopen itself has words for: a directory, or nothing.
    """
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return ""
    if stat.S_ISREG(status.st_mode):
        return "" if status.st_size else "an empty file"
    kinds = {stat.S_IFDIR: "", stat.S_IFIFO: "a pipe, not a file", stat.S_IFSOCK: "a socket, not a file"}
    return kinds.get(stat.S_IFMT(status.st_mode), "a device, not a file")


# What every Python is linked with is open already, so that no other file of the name is opened.
_OPEN = frozenset({"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"})


def flaw(path: str, seen: set[str] | None = None) -> str:
    """Why dlopen must not be given a file: "PATH: what is wrong", of it or what it is linked with; or ""."""
    seen = set() if seen is None else seen
    seen.add(path)
    problem = is_no_file(path)
    links = None if problem else _links(path)
    if problem or links is None:
        return f"{path}: {problem or 'the file is truncated'}"
    needed, folders = links
    origin = os.path.dirname(os.path.realpath(path))
    own = [folder.replace("${ORIGIN}", origin).replace("$ORIGIN", origin) for folder in folders]
    # What is in the system's own folders is open already or as sound as the system.
    others = [folder for folder in search_path() if not folder.startswith(("/lib", "/usr/lib"))]
    for name in needed:
        if name in _OPEN:
            continue
        file = search.on_search_path(name, (*own, *others)) if os.sep not in name else name
        problem = flaw(file, seen) if file is not None and file not in seen else ""
        if problem:
            return problem
    return ""


def _links(path: str) -> tuple[list[str], list[str]] | None:
    """What a 64-bit ELF file is linked with, and where it looks for that; None: it is truncated.

    Truncated is a file that ends before the segments that its program headers announce. What is wrong with
    others dlopen says itself.
    """
    try:
        with open(path, "rb") as file:
            header = file.read(64)
            if len(header) < 64 or header[:6] != b"\x7fELF\x02\x01":
                return [], []
            start, entry, count = unpack("<Q", header[32:40])[0], *unpack("<HH", header[54:58])
            size = os.fstat(file.fileno()).st_size
            if entry != 56:
                return [], []
            if start + entry * count > size:
                return None
            file.seek(start)
            rows = list(iter_unpack("<IIQQQQQQ", file.read(entry * count)))  # type, flags, offset, address
            loads = [
                (address, offset, length) for kind, _, offset, address, _, length, *_ in rows if kind == 1
            ]
            if any(offset + length > size for _, offset, length in loads):
                return None
            table: list[tuple[int, int]] = []
            for kind, _, offset, _, _, length, *_ in rows:
                if kind == 2 and offset + length <= size:
                    file.seek(offset)
                    table = list(iter_unpack("<QQ", file.read(length // 16 * 16)))
            strings = next((value for tag, value in table if tag == 5), 0)
            at = next((strings - a + o for a, o, length in loads if a <= strings < a + length), size)

            def named(*tags: int) -> list[str]:
                found = []
                for tag, value in table:
                    if tag in tags and at + value < size:
                        file.seek(at + value)
                        found.append(os.fsdecode(file.read(4096).partition(b"\0")[0]))
                return found

            return named(1), [folder for text in named(15, 29) for folder in text.split(":") if folder]
    except OSError:
        return [], []


def open_beside(path: str | None, start: str) -> None:
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
    attempts = []
    # The name it was opened with may meanwhile lead to another file, and the file may have been replaced.
    for candidate in dict.fromkeys(filter(None, (outcome.path, outcome.handle._name))):
        try:
            if _loaded(candidate)._handle == outcome.handle._handle:
                ctypes.CDLL(candidate, mode=os.RTLD_NOLOAD | os.RTLD_NOW | os.RTLD_GLOBAL | os.RTLD_NODELETE)
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
    file = _file_of(candidate)
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
    from .._formats.elf import MACHINES

    machine = unpack("<H", header[18:20])[0]
    return f"; {file} is there and is for {MACHINES.get(machine, f'machine {machine}')}"


def _where(candidate: str, handle: ctypes.CDLL) -> str:
    """The file that a name led to."""
    file = None if os.sep in candidate else _loaded_file(handle)
    return f" ({file})" if file else ""


# --- checking


def read_version(
    handle: ctypes.CDLL,
    info: LibraryInfo,
    functions: Mapping[str, str] | None = None,
    counts: Mapping[str, tuple[int, int]] | None = None,
) -> tuple[tuple[int, int] | None, str]:
    """(major, minor), or None and what went wrong. The forms are explained in catalog.LibraryInfo.

    functions: the rows of the library's table, by symbol. counts: what a library that counts its releases
    says in each.
    """
    problem = ""
    for name, form in info.probes:
        version: tuple[int, int] | None
        if form in ("symbol", "added"):
            version = _named(handle, name) if form == "symbol" else _added(handle, functions or {})
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
            problem = problem or f"has no {name}, so it is not the {info.title}"
            continue
        if form == "stub":
            if os.path.basename(os.path.dirname(_loaded_file(handle) or "")) == "stubs":  # of a toolkit
                return None, STUB
            function.restype = ctypes.c_char_p
            if b"stub" in (function(0) or b""):
                return None, f"{name} says that {STUB}"
            continue
        status, version = _ask_version(function, form)
        if status == 0:
            return (_release(handle, info, version[0], counts or {}) if form == "count" else version), ""
        stub = f"; {STUB}" if status == 34 and info.status in ("CUresult", "cudaError_t") else ""
        problem = f"{name} failed with status {status}{stub}"
    return None, problem


STUB = "this is the stub that programs are linked with, not a driver"


def _ask_version(function: Any, form: str) -> tuple[int, tuple[int, int]]:
    """Call a function that tells a version; the status and (major, minor)."""
    function.restype = ctypes.c_int
    first, second = ctypes.c_int(), ctypes.c_int()
    if form == "property":
        status = function(0, ctypes.byref(first)) or function(1, ctypes.byref(second))
    elif form == "pair":
        status = function(ctypes.byref(first), ctypes.byref(second))
    else:
        status = function(ctypes.byref(first))
    number = first.value
    if form == "packed":
        return status, (number // 1000, number % 1000 // 10)
    if form == "decimal":  # until NCCL 2.8 it was 1000 * major
        unit = 10000 if number >= 10000 else 1000
        return status, (number // unit, number % unit // 100)
    return status, (number, second.value)


def _named(handle: ctypes.CDLL, pattern: str) -> tuple[int, int] | None:
    """The newest version that the library has a symbol for."""
    versions = [(major, minor) for major in range(20, 10, -1) for minor in range(19, -1, -1)]
    names = {pattern.format(*version): version for version in versions}
    return next((names[name] for name in resolve(handle, tuple(names))), None)


def _added(handle: ctypes.CDLL, functions: Mapping[str, str]) -> tuple[int, int] | None:
    """The newest release of whose new symbols the library has most; None: it lacks some of the oldest.

    Not all, for a few are never in the driver for servers, and a driver may have some before its header.
    """
    there = frozenset(resolve(handle, functions))
    added: dict[tuple[int, int], list[bool]] = {}
    for symbol, text in functions.items():
        since = text[1:].partition(" ")[0].partition("<")[0] if text.startswith("@") else "0.0"
        major, _, minor = since.partition(".")
        release = (int(major), int(minor))
        added.setdefault(release, []).append(symbol in there)
    if not all(added.pop((0, 0), [])):  # in the oldest header release, or older
        return None
    return max((release for release, found in added.items() if 2 * sum(found) > len(found)), default=None)


def _release(
    handle: ctypes.CDLL, info: LibraryInfo, count: int, counts: Mapping[str, tuple[int, int]]
) -> tuple[int, int]:
    """The CUDA release of a library that counts its releases; since 13.0 the count is the release, 130001.

    Of several with the same count the name of the library tells the major, and the oldest is sure.
    """
    if count >= 130000:
        return count // 10000, count // 100 % 100
    newest = max((value for value, _ in counts.values() if value <= count), default=0)
    alike = [(int(r.partition(".")[0]), int(r.partition(".")[2])) for r in counts if counts[r][0] == newest]
    own = linked(handle)[:1]
    majors = [major for major, name in info.files.get(platform(), ()) if name in own]
    return next((release for release in alike if release[0] in majors), (alike or [(0, count)])[0])


def resolve(handle: ctypes.CDLL, symbols: Iterable[str]) -> Iterator[str]:
    """The symbols that the library exports. Each one is optional.

    Asks the system directly: a ctypes function object for each of 700 symbols costs four times as much.
    """
    if sys.platform == "win32":
        find = ctypes.WinDLL("kernel32").GetProcAddress
    else:
        find = _program().dlsym
    find.argtypes, find.restype = [ctypes.c_void_p, ctypes.c_char_p], ctypes.c_void_p
    return (symbol for symbol in symbols if find(handle._handle, symbol.encode()))


class _LinkMap(ctypes.Structure):
    """The start of struct link_map of dlinfo(3)."""

    _fields_ = (("l_addr", ctypes.c_void_p), ("l_name", ctypes.c_char_p), ("l_ld", ctypes.c_void_p))


class _SearchPath(ctypes.Structure):
    """The start of Dl_serinfo of dlinfo(3)."""

    _fields_ = (("dls_size", ctypes.c_size_t), ("dls_cnt", ctypes.c_uint))


_RTLD_DI_LINKMAP, _RTLD_DI_SERINFO, _RTLD_DI_SERINFOSIZE = 2, 4, 5


def _program() -> ctypes.CDLL:
    """This process, which has the system loader's own functions; made once, for it costs at import."""
    if not _programs:
        _programs.append(ctypes.CDLL(None))
    return _programs[0]


_programs: list[ctypes.CDLL] = []


def _dlinfo(handle: ctypes.CDLL, request: int, answer: Any) -> bool:
    """Ask dlinfo(3); False where it does not answer: musl knows one request, macOS has no such function."""
    function = getattr(_program(), "dlinfo", None)
    if function is None:
        return False
    function.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    return not function(handle._handle, request, ctypes.byref(answer))


_folders: list[str] = []


def search_path() -> list[str]:
    """Where the system loader looks for a name, an empty entry of LD_LIBRARY_PATH as ".".

    Its own list, made when the process started: the environment may have been changed since, and the block
    that /proc/self/environ shows overwritten.
    """
    if not _folders:
        info = _SearchPath()
        program = _program()
        if _dlinfo(program, _RTLD_DI_SERINFOSIZE, info):
            answer = ctypes.create_string_buffer(info.dls_size)
            ctypes.memmove(answer, ctypes.byref(info), ctypes.sizeof(info))
            _dlinfo(program, _RTLD_DI_SERINFO, answer)
            found = (ctypes.c_char_p * (2 * info.dls_cnt)).from_buffer(answer, ctypes.sizeof(info))
            _folders[:] = [os.fsdecode(name) for name in found[::2] if name is not None]
        else:
            _folders[:] = search.library_path(search.initial_environment())
    return _folders


def linked(handle: ctypes.CDLL) -> list[str]:
    """The name that an open library has for others ("" if none), then those it is linked with.

    From its dynamic section in memory: the file may have been replaced. Empty where the system has no ELF.
    """
    found = ctypes.POINTER(_LinkMap)()
    if sys.platform == "win32" or not _dlinfo(handle, _RTLD_DI_LINKMAP, found) or not found:
        return []
    base, entries = found.contents.l_addr or 0, []
    at = found.contents.l_ld
    while (pair := (ctypes.c_uint64 * 2).from_address(at))[0]:
        entries.append((pair[0], pair[1]))
        at += 16
    strings = next(value for tag, value in entries if tag == 5)
    strings += base if strings < base else 0  # glibc has replaced it by the address, musl has not

    def named(wanted: int) -> list[str]:
        return [os.fsdecode(ctypes.string_at(strings + value)) for tag, value in entries if tag == wanted]

    return [*(named(14) or [""]), *named(1)]


def _loaded_file(handle: ctypes.CDLL) -> str | None:
    """The file of an open library."""
    if sys.platform == "win32":
        buffer = ctypes.create_unicode_buffer(32768)
        function = ctypes.WinDLL("kernel32").GetModuleFileNameW
        function.argtypes = [ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint]
        named = function(handle._handle, buffer, len(buffer))
        return os.path.realpath(buffer.value) if named else None
    found = ctypes.POINTER(_LinkMap)()
    if not _dlinfo(handle, _RTLD_DI_LINKMAP, found) or not found:
        return None
    name = found.contents.l_name
    return _mapped_file(found.contents.l_ld) or (os.path.realpath(os.fsdecode(name)) if name else None)


def _mapped_file(address: int) -> str | None:
    """The file that is mapped at an address: the name it was opened by may lead to a newer one by now."""
    try:
        with open("/proc/self/maps", "rb") as file:
            for line in file:
                start, _, end = line.partition(b" ")[0].partition(b"-")
                if int(start, 16) <= address < int(end, 16):
                    name = os.fsdecode(line.split(None, 5)[5].rstrip(b"\n")) if line.count(b"/") else ""
                    return name.removesuffix(" (deleted)") if name.startswith("/") else None
    except OSError:
        pass
    return None


def _is_named(info: LibraryInfo, handle: ctypes.CDLL, origin: str, environment: Mapping[str, str]) -> bool:
    """Has the user named this file? One that was loaded already may be the one in the environment."""
    if origin == "already loaded":
        named, file = environment.get(info.variable), _loaded_file(handle)
        real = os.path.realpath(file) if file else ""
        return bool(named) and os.path.realpath(named or "") in (real, os.path.dirname(real))
    return origin == "given path" or origin.startswith("environment variable")


# --- failing


def _too_old(
    info: LibraryInfo,
    found: tuple[int, int],
    required: tuple[int, int],
    attempts: Sequence[Attempt],
    cure: str,
) -> VersionError:
    summary = f"{info.title} too old: found {show(found)}, needed is {show(required)} or newer."
    return VersionError(info.title, summary, attempts, f"update it; {cure}", found, required)


def _too_new(
    info: LibraryInfo,
    found: tuple[int, int],
    newest: tuple[int, int],
    attempts: Sequence[Attempt],
) -> VersionError:
    hint = (
        f"update cudyn; or, where you know that they are called alike, name the file in {info.variable} or "
        f"reload(path), and the level in {info.name}.api(version)."
    )
    return VersionError(info.title, too_new(info, found, newest), attempts, hint, found, newest)


def too_new(info: LibraryInfo, found: tuple[int, int], newest: tuple[int, int]) -> str:
    """Why a library of a later major is not called."""
    return (
        f"{info.title} too new: found {show(found)}, the newest known is {show(newest)}. "
        "Its symbols carry no version, so they may be called otherwise in another major."
    )


def _not_usable(
    info: LibraryInfo,
    attempts: Sequence[Attempt],
    opened: bool,
    path: str | None,
    environment: Mapping[str, str],
) -> LoadError:
    system, cure = platform(), _cure(info, path, environment)
    if opened:
        return LoadError(info.title, f"The {info.title} was found but can't be used.", attempts, cure)
    if system not in info.files:
        name = {"darwin": "macOS"}.get(system, system)
        summary = f"There is no {info.title} for {name}: NVIDIA makes none."
        hint = "types, constants and tables work here; calls need Linux or Windows."
        return LibraryNotFoundError(info.title, summary, attempts, hint)
    where = " at the given path" if path is not None else ""
    if not where and environment.get(info.variable):
        where = f" where {info.variable} leads"
    return LibraryNotFoundError(info.title, f"The {info.title} was not found{where}.", attempts, cure)


def _cure(info: LibraryInfo, path: str | None, environment: Mapping[str, str]) -> str:
    """What to do about a library that is not usable: the cause may be what was chosen, not what there is."""
    if path is not None:
        return "give reload() the path of a usable one, or none, to search for it."
    chosen = environment.get(info.variable)
    if chosen:
        return f"correct {info.variable}, which is {chosen!r}, or unset it: it is used and nothing else."
    given = environment.get("NVIDIA_DRIVER_CAPABILITIES")
    if info.capability and given and not {"all", info.capability} & {x.strip() for x in given.split(",")}:
        return (
            f"start the container with {info.capability!r} in NVIDIA_DRIVER_CAPABILITIES, which is {given!r} "
            "and decides which libraries of the driver it gets."
        )
    return info.hint
