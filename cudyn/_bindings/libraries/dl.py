"""The system loader. Only this file uses dlopen, dlsym, dlinfo, /proc/self/maps and Windows' equivalents."""

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


class UnusableFileError(OSError):
    """A library cannot be opened, for a reason that is known without the system loader.

    Attributes:
        advice: how to fix the problem; "" if there is no specific advice
    """

    def __init__(self, message: str, advice: str = "") -> None:
        super().__init__(message)
        self.advice = advice


# --- opening and closing


def open_library(name: str) -> ctypes.CDLL:
    """Open a file, or a name that the system loader searches for. Raises the loader's OSError."""
    if sys.platform == "win32":
        return ctypes.WinDLL(name)
    try:
        return ctypes.CDLL(name)
    except (OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError) and error.args:
            raise
    raise OSError(_read_message(name))


def _read_message(name: str) -> str:
    """Return dlopen's error message for a non-UTF-8 name, which Python before 3.12 cannot decode.

    For such a message ctypes raises UnicodeDecodeError or, in Python 3.11.2, an OSError without arguments.
    """
    program = open_program()
    program.dlerror.restype = ctypes.c_char_p
    program.dlopen(os.fsencode(name), os.RTLD_NOW)
    return (program.dlerror() or b"dlopen gives no reason").decode("utf-8", "backslashreplace")


def open_loaded(name: str) -> ctypes.CDLL | None:
    """Open the library that this process has already loaded under a given name, or return `None`.

    Nothing is loaded, but glibc opens the file to compare it with the loaded libraries.
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


def open_foreign(name: str, files: search.FileFinder) -> ctypes.CDLL | None:
    """Open the library that this process has loaded under a given name, unless cudyn created the library.

    Args:
        name: name or path of the library
        files: predicts the file that the system loader opens for a name

    Returns:
        The handle, or `None` if there is no such library.
    """
    file = files.find(name)
    if file is not None and search.check_kind(file):  # RTLD_NOLOAD also opens the file
        return None
    loaded = open_loaded(name)
    if loaded is not None and is_own(loaded):
        close(loaded, was_loaded=True)
        return None
    return loaded


def get_name(handle: ctypes.CDLL) -> str:
    """Return the name that a library was opened with."""
    return handle._name


def is_same(handle: ctypes.CDLL, other_handle: ctypes.CDLL) -> bool:
    """Return whether two handles refer to the same library."""
    return handle._handle == other_handle._handle


def get_handle(library: ctypes.CDLL) -> int:
    """Return the handle that dlopen returned for a library."""
    return library._handle


def make_loaded_global(name: str, handle: ctypes.CDLL) -> bool:
    """Make the symbols of an open library visible to libraries that are opened later, and keep it loaded.

    RTLD_NOLOAD with RTLD_GLOBAL promotes a library that is already open (dlopen(3)).

    Returns:
        False if the name refers to a different library.
    """
    loaded = open_loaded(name)
    if loaded is None or not is_same(loaded, handle):
        return False
    ctypes.CDLL(name, mode=os.RTLD_NOLOAD | os.RTLD_NOW | os.RTLD_GLOBAL | os.RTLD_NODELETE)
    return True


def close(handle: ctypes.CDLL, was_loaded: bool) -> None:
    """Close a library, so that its name no longer refers to it.

    Args:
        handle: library to close
        was_loaded: whether `open_loaded` returned the handle
    """
    if sys.platform == "win32":
        if not was_loaded:  # GetModuleHandle does not increment the reference count
            ctypes.WinDLL("kernel32").FreeLibrary(ctypes.c_void_p(handle._handle))
        return
    function = open_program().dlclose
    function.argtypes = [ctypes.c_void_p]
    function(handle._handle)


_own: set[int] = process.keep(set())  # the handles of shared objects that cudyn has written


def open_own(path: str, is_global: bool = False, must_be_loaded: bool = False) -> ctypes.CDLL:
    """Open a shared object that cudyn has written.

    Args:
        path: file to open
        is_global: whether its symbols become visible to libraries that are opened later
        must_be_loaded: whether to fail if the file is no longer loaded
    """
    if must_be_loaded:
        mode = os.RTLD_NOLOAD
    elif is_global:
        mode = os.RTLD_GLOBAL
    else:
        mode = os.RTLD_LOCAL
    handle = ctypes.CDLL(path, mode=mode | os.RTLD_NOW)
    _own.add(handle._handle)
    return handle


def close_own(handle: ctypes.CDLL) -> None:
    """Close a shared object that cudyn has written."""
    _own.discard(handle._handle)
    close(handle, was_loaded=False)


def is_own(handle: ctypes.CDLL) -> bool:
    """Return whether a library is a shared object that cudyn has written."""
    return handle._handle in _own


def is_glibc() -> bool:
    """Return whether the system loader is that of glibc, whose rules for symbol versions cudyn follows."""
    try:
        return bool(os.confstr("CS_GNU_LIBC_VERSION"))
    except (AttributeError, OSError, ValueError):
        return False


_programs: list[ctypes.CDLL] = process.keep([])


def open_program() -> ctypes.CDLL:
    """Return a handle for this process, to call functions of the system loader. Cached for fast imports."""
    if not _programs:
        _programs.append(ctypes.CDLL(None))
    return _programs[0]


def resolve(handle: ctypes.CDLL, symbols: Iterable[str]) -> Iterator[str]:
    """Yield the symbols that a library provides. For the program's handle, these are all global symbols.

    This function calls dlsym directly, because creating a ctypes function object for each of 700 symbols
    would take four times as long. Setting dlsym's argtypes would make the calls 20 % slower.
    """
    find, library = _get_finder(handle)
    return (symbol for symbol in symbols if find(library, os.fsencode(symbol)))


def resolve_versions(handle: ctypes.CDLL, symbols: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield the versioned symbols that a library provides.

    Each symbol is a tuple (name, version node). If the version node is "", any version of the symbol is
    accepted. Systems without dlvsym(3) do not distinguish versions.
    """
    find, library = _get_finder(handle)
    find_version = getattr(open_program(), "dlvsym", None)
    if find_version is not None:
        find_version.restype = ctypes.c_void_p
    for name, version in symbols:
        if version and find_version is not None:
            address = find_version(library, os.fsencode(name), os.fsencode(version))
        else:
            address = find(library, os.fsencode(name))
        if address:
            yield name, version


def find_addresses(symbols: Iterable[str], handle: ctypes.CDLL) -> dict[str, int]:
    """Return the addresses of functions in a library, keyed by symbol. Missing symbols are omitted."""
    find, library = _get_finder(handle)
    addresses = ((symbol, find(library, os.fsencode(symbol))) for symbol in symbols)
    return {symbol: address for symbol, address in addresses if address}


def _get_finder(handle: ctypes.CDLL) -> tuple[Any, ctypes.c_void_p]:
    """Return dlsym or its Windows equivalent, and the value to pass as its first argument."""
    if sys.platform == "win32":
        find = ctypes.WinDLL("kernel32").GetProcAddress
    else:
        find = open_program().dlsym
    find.restype = ctypes.c_void_p
    return find, ctypes.c_void_p(handle._handle)


# --- queries

# Requests for dlinfo(3): RTLD_DI_LINKMAP, RTLD_DI_SERINFO and RTLD_DI_SERINFOSIZE.
_LINKMAP = 2
_SERINFO = 4
_SERINFOSIZE = 5
# The type of a loadable segment, and the flag of a writable segment (elf(5)).
_PT_LOAD = 1
_PF_W = 2
_SERINFO_HEADER = 16  # size in bytes of Dl_serinfo without its entries (a name and flags each)


def _dlinfo(handle: ctypes.CDLL, request: int, output: Any) -> bool:
    """Call dlinfo(3), and return whether it succeeded.

    musl supports only one request, and macOS does not have the function.
    """
    function = getattr(open_program(), "dlinfo", None)
    if function is None:
        return False
    function.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    return not function(handle._handle, request, output)


_search_path: list[str] = process.own([])


def read_search_path() -> list[str]:
    """Return the directories that Linux's loader searches. An empty entry in LD_LIBRARY_PATH becomes ".".

    The loader created this list when the process started. The environment may have changed since, and the
    memory that /proc/self/environ shows may have been overwritten.
    """
    if not _search_path and search.platform() == "linux":
        # Dl_serinfo begins with dls_size (size_t) and dls_cnt (unsigned int).
        header = (ctypes.c_char * _SERINFO_HEADER)()
        if _dlinfo(open_program(), _SERINFOSIZE, header):
            total_size = ctypes.c_size_t.from_buffer(header).value
            count = ctypes.c_uint.from_buffer(header, ctypes.sizeof(ctypes.c_size_t)).value
            buffer = (ctypes.c_char * total_size)()
            ctypes.memmove(buffer, header, ctypes.sizeof(header))
            _dlinfo(open_program(), _SERINFO, buffer)
            names_and_flags = (ctypes.c_char_p * (2 * count)).from_buffer(buffer, _SERINFO_HEADER)
            names = names_and_flags[::2]
            _search_path[:] = [os.fsdecode(name) for name in names if name is not None]
        else:
            _search_path[:] = search.split_library_path(os.environ)
    return _search_path


def _link_map(handle: ctypes.CDLL) -> tuple[int, int, int] | None:
    """Return the addresses in an open library's struct link_map, or `None` if they are unknown.

    They are the base address of the library (l_addr), and the addresses of its name (l_name) and of its
    dynamic section (l_ld).
    """
    if sys.platform == "win32":
        return None
    pointer = ctypes.c_void_p()
    is_known = _dlinfo(handle, _LINKMAP, ctypes.byref(pointer))
    if not is_known or not pointer.value:
        return None
    address, name, dynamic = (ctypes.c_size_t * 3).from_address(pointer.value)
    return address, name, dynamic


def read_links(handle: ctypes.CDLL) -> Dynamic:
    """Return the name and the dependencies of an open library, or empty values on systems without ELF.

    The values are read from the dynamic section in memory, because the file may have been replaced.
    """
    from ..._formats.elf import STRING_TABLE, Dynamic

    link_map = _link_map(handle)
    if link_map is None:
        return Dynamic()
    base, _, address = link_map
    entry_type = ctypes.c_uint64 * 2  # Elf64_Dyn
    entries: list[tuple[int, int]] = []
    tag, value = entry_type.from_address(address)
    while tag:
        entries.append((tag, value))
        address += ctypes.sizeof(entry_type)
        tag, value = entry_type.from_address(address)
    strings = next(value for tag, value in entries if tag == STRING_TABLE)
    if strings < base:  # glibc replaces the offset of the string table with its address, musl does not
        strings += base

    def read_string(offset: int) -> str:
        return os.fsdecode(ctypes.string_at(strings + offset))

    return Dynamic(entries, read_string)


def list_constant_segments(handle: ctypes.CDLL) -> list[tuple[int, int]]:
    """Return the address and the size of each read-only segment of an open library.

    The segments still have the contents that the file had when the library was loaded. The list is empty on
    systems without ELF (System V ABI, "Program Header"; dl_iterate_phdr(3)).
    """
    link_map = _link_map(handle)
    iterate = getattr(open_program(), "dl_iterate_phdr", None)
    if link_map is None or iterate is None:
        return []
    base, _, _ = link_map
    segments: list[tuple[int, int]] = []

    def visit(info: int, size: int, data: int | None) -> int:
        """Read the program headers in a struct dl_phdr_info if they belong to the library."""
        # dlpi_addr, dlpi_name, dlpi_phdr and dlpi_phnum
        address, _, headers = (ctypes.c_uint64 * 3).from_address(info)
        header_count = ctypes.c_uint16.from_address(info + 3 * 8).value
        if address != base:
            return 0
        header_type = ctypes.c_uint64 * 7  # Elf64_Phdr; its first element contains p_type and p_flags
        for index in range(header_count):
            header = header_type.from_address(headers + ctypes.sizeof(header_type) * index)
            type_and_flags, _, start, _, length, _, _ = header
            segment_type = type_and_flags & 0xFFFFFFFF
            is_writable = type_and_flags >> 32 & _PF_W
            if segment_type == _PT_LOAD and not is_writable:
                segments.append((base + start, length))
        return 1  # ends the iteration

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p)(visit)
    iterate(callback, None)
    return segments


def find_file(handle: ctypes.CDLL) -> str | None:
    """Return the path of an open library's file, or `None` if it is unknown."""
    if sys.platform == "win32":
        buffer = ctypes.create_unicode_buffer(32768)  # the longest path that Windows supports
        function = ctypes.WinDLL("kernel32").GetModuleFileNameW
        function.argtypes = [ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint]
        length = function(handle._handle, buffer, len(buffer))
        return os.path.realpath(buffer.value) if length else None
    link_map = _link_map(handle)
    if link_map is None:
        return None
    _, name_address, dynamic = link_map
    name = os.fsdecode(ctypes.string_at(name_address)) if name_address else ""
    return _find_mapped_file(dynamic) or (os.path.realpath(name) if name else None)


def _find_mapped_file(address: int) -> str | None:
    """Return the file that is mapped at an address, or `None`.

    This is more reliable than the library's name, which may by now refer to a newer file.
    """
    try:
        for start, end, name in read_maps():
            if start <= address < end:
                return name.removesuffix(" (deleted)") if name.startswith("/") else None
    except OSError:
        pass
    return None


def read_maps() -> Iterator[tuple[int, int, str]]:
    """Yield the start, the end and the file name of each memory mapping of this process. Raises OSError.

    The file name is "" for a mapping without a file (proc_pid_maps(5)).
    """
    with open("/proc/self/maps", "rb") as file:
        for line in file:
            # address range, permissions, offset, device, inode, and the name if there is one
            addresses, _, _, _, _, *name = line.split(None, 5)
            start, _, end = addresses.partition(b"-")
            path = os.fsdecode(name[0].rstrip(b"\n")) if name else ""
            yield int(start, 16), int(end, 16), path
