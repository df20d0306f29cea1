"""The system loader: only this file knows dlopen, dlsym, dlinfo, /proc/self/maps and Windows' functions."""

from __future__ import annotations

import ctypes
import os
import sys

from ..._process import process
from . import search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from ..._formats.elf import Dynamic


# --- opening and closing


def open_library(name: str) -> ctypes.CDLL:
    """Open a file, or a name that the system loader searches for. OSError has the loader's message."""
    if sys.platform == "win32":
        return ctypes.WinDLL(name)
    try:
        return ctypes.CDLL(name)
    except (OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError) and error.args:
            raise
    raise OSError(_read_message(name))


def _read_message(name: str) -> str:
    """Read why dlopen(3) fails for a name that is not UTF-8: Python before 3.12 does not decode its message.

    ctypes raises UnicodeDecodeError or, in Python 3.11.2, an OSError without arguments.
    """
    program = open_program()
    program.dlerror.restype = ctypes.c_char_p
    program.dlopen(os.fsencode(name), os.RTLD_NOW)
    return (program.dlerror() or b"dlopen gives no reason").decode("utf-8", "backslashreplace")


def open_loaded(name: str) -> ctypes.CDLL | None:
    """Open the library that this process has loaded under a name; None: it has not loaded one.

    glibc opens the file even then, to compare it with the loaded ones.
    """
    if sys.platform == "win32":
        function = ctypes.WinDLL("kernel32").GetModuleHandleW
        function.argtypes = [ctypes.c_wchar_p]
        function.restype = ctypes.c_void_p
        loaded = function(name)
        return ctypes.WinDLL(name, handle=loaded) if loaded else None
    try:
        return ctypes.CDLL(name, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
    except (AttributeError, OSError, UnicodeDecodeError):  # some systems have no RTLD_NOLOAD
        return None


def get_name(handle: ctypes.CDLL) -> str:
    """Get the name that a library was opened with."""
    return handle._name


def is_same(one: ctypes.CDLL, other: ctypes.CDLL) -> bool:
    """Are these the same library?"""
    return one._handle == other._handle


def get_handle(library: ctypes.CDLL) -> int:
    """Return the system's handle of a library."""
    return library._handle


def make_loaded_global(name: str, handle: ctypes.CDLL) -> bool:
    """Make the symbols of an open library visible to libraries that are opened later; it stays loaded.

    False: the name leads to another library. dlopen(3): RTLD_NOLOAD with RTLD_GLOBAL promotes a library that
    is already open.
    """
    loaded = open_loaded(name)
    if loaded is None or not is_same(loaded, handle):
        return False
    ctypes.CDLL(name, mode=os.RTLD_NOLOAD | os.RTLD_NOW | os.RTLD_GLOBAL | os.RTLD_NODELETE)
    return True


def close(handle: ctypes.CDLL, was_loaded: bool) -> None:
    """Close a library, so that its name no longer leads to it; was_loaded: open_loaded() opened it."""
    if sys.platform == "win32":
        if not was_loaded:  # GetModuleHandle does not count
            ctypes.WinDLL("kernel32").FreeLibrary(ctypes.c_void_p(handle._handle))
        return
    function = open_program().dlclose
    function.argtypes = [ctypes.c_void_p]
    function(handle._handle)


_own: set[int] = process.keep(set())  # the handles of shared objects that cudyn has written


def open_own(path: str, is_global: bool = False, is_loaded: bool = False) -> ctypes.CDLL:
    """Open a shared object that cudyn has written; is_loaded: only if it is still loaded."""
    mode = os.RTLD_NOLOAD if is_loaded else os.RTLD_GLOBAL if is_global else os.RTLD_LOCAL
    handle = ctypes.CDLL(path, mode=mode | os.RTLD_NOW)
    _own.add(handle._handle)
    return handle


def close_own(handle: ctypes.CDLL) -> None:
    """Close a shared object that cudyn has written."""
    _own.discard(handle._handle)
    close(handle, False)


def is_own(handle: ctypes.CDLL) -> bool:
    """Has cudyn written this library itself?"""
    return handle._handle in _own


def is_glibc() -> bool:
    """Is this glibc's loader, whose rules for scopes and version nodes cudyn follows?"""
    try:
        return bool(os.confstr("CS_GNU_LIBC_VERSION"))
    except (AttributeError, OSError, ValueError):
        return False


_programs: list[ctypes.CDLL] = process.keep([])


def open_program() -> ctypes.CDLL:
    """Open this process, for the system loader's own functions; once, to keep the import fast."""
    if not _programs:
        _programs.append(ctypes.CDLL(None))
    return _programs[0]


def resolve(handle: ctypes.CDLL, symbols: Iterable[str]) -> Iterator[str]:
    """Yield the symbols that a library has; for the program: those that every library sees.

    Asks the system directly: a ctypes function object for each of 700 symbols costs four times as much, and
    argtypes cost a fifth.
    """
    find, where = _get_finder(handle)
    return (symbol for symbol in symbols if find(where, os.fsencode(symbol)))


def find_addresses(symbols: Iterable[str], handle: ctypes.CDLL) -> dict[str, int]:
    """Find the addresses of a library's functions."""
    find, where = _get_finder(handle)
    found = ((symbol, find(where, os.fsencode(symbol))) for symbol in symbols)
    return {symbol: address for symbol, address in found if address}


def _get_finder(handle: ctypes.CDLL) -> tuple[Any, ctypes.c_void_p]:
    """Get the system's function that finds an address, and the handle for it."""
    if sys.platform == "win32":
        find = ctypes.WinDLL("kernel32").GetProcAddress
    else:
        find = open_program().dlsym
    find.restype = ctypes.c_void_p
    return find, ctypes.c_void_p(handle._handle)


# --- queries

# Requests of dlinfo(3): RTLD_DI_...
_LINKMAP = 2
_SERINFO = 4
_SERINFOSIZE = 5


def _dlinfo(handle: ctypes.CDLL, request: int, answer: Any) -> bool:
    """Ask dlinfo(3); False if it does not answer: musl knows one request, macOS lacks the function."""
    function = getattr(open_program(), "dlinfo", None)
    if function is None:
        return False
    function.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    return not function(handle._handle, request, answer)


_folders: list[str] = process.own([])


def read_search_path() -> list[str]:
    """List the folders that Linux's loader searches, an empty entry of LD_LIBRARY_PATH as ".".

    This is the loader's own list, made when the process started: since then the environment may have changed,
    and the block shown by /proc/self/environ may have been overwritten.
    """
    if not _folders and search.platform() == "linux":
        info = ctypes.create_string_buffer(16)  # Dl_serinfo: size_t dls_size, unsigned dls_cnt, the entries
        if _dlinfo(open_program(), _SERINFOSIZE, info):
            size = ctypes.c_size_t.from_buffer(info).value
            count = ctypes.c_uint.from_buffer(info, 8).value
            answer = ctypes.create_string_buffer(info.raw, size)
            _dlinfo(open_program(), _SERINFO, answer)
            names = (ctypes.c_char_p * (2 * count)).from_buffer(answer, 16)  # each with its flags
            _folders[:] = [os.fsdecode(name) for name in names[::2] if name is not None]
        else:
            _folders[:] = search.split_library_path(os.environ)
    return _folders


def _link_map(handle: ctypes.CDLL) -> tuple[int, int, int] | None:
    """l_addr, l_name and l_ld of struct link_map: address, name and dynamic section."""
    found = ctypes.c_void_p()
    if sys.platform == "win32" or not _dlinfo(handle, _LINKMAP, ctypes.byref(found)) or not found.value:
        return None
    address, name, dynamic = (ctypes.c_size_t * 3).from_address(found.value)
    return address, name, dynamic


def read_links(handle: ctypes.CDLL) -> Dynamic:
    """Read the name and the links of an open library; empty on systems without ELF.

    They come from its dynamic section in memory: the file may have been replaced.
    """
    from ..._formats.elf import STRING_TABLE, Dynamic

    found = _link_map(handle)
    if found is None:
        return Dynamic()
    base, _, at = found
    entries: list[tuple[int, int]] = []
    tag, value = (ctypes.c_uint64 * 2).from_address(at)
    while tag:
        entries.append((tag, value))
        at += 16
        tag, value = (ctypes.c_uint64 * 2).from_address(at)
    strings = next(value for tag, value in entries if tag == STRING_TABLE)
    strings += base if strings < base else 0  # glibc has replaced it by the address, musl has not
    return Dynamic(entries, lambda value: os.fsdecode(ctypes.string_at(strings + value)))


def find_file(handle: ctypes.CDLL) -> str | None:
    """Find the file of an open library."""
    if sys.platform == "win32":
        buffer = ctypes.create_unicode_buffer(32768)
        function = ctypes.WinDLL("kernel32").GetModuleFileNameW
        function.argtypes = [ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint]
        length = function(handle._handle, buffer, len(buffer))
        return os.path.realpath(buffer.value) if length else None
    found = _link_map(handle)
    if found is None:
        return None
    name = os.fsdecode(ctypes.string_at(found[1])) if found[1] else ""
    return _mapped_file(found[2]) or (os.path.realpath(name) if name else None)


def _mapped_file(address: int) -> str | None:
    """The file that is mapped at an address: the library's name may lead to a newer file by now."""
    try:
        for start, end, name in read_maps():
            if start <= address < end:
                return name.removesuffix(" (deleted)") if name.startswith("/") else None
    except OSError:
        pass
    return None


def read_maps() -> Iterator[tuple[int, int, str]]:
    """Yield Linux's mappings of this process: start, end and the name of a mapped file. Raises OSError."""
    with open("/proc/self/maps", "rb") as file:
        for line in file:
            fields = line.split(None, 5)
            start, _, end = fields[0].partition(b"-")
            name = os.fsdecode(fields[5].rstrip(b"\n")) if len(fields) == 6 else ""
            yield int(start, 16), int(end, 16), name
