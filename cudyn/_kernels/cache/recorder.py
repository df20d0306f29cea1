"""Records the files that NVRTC reads: every path that it looks for, and the bytes that it receives.

In this process, NVRTC's imports of the C functions for files and environment variables (fopen, stat, getenv
...) are replaced with functions from this module, once for each library. While a thread records, each file is
read once and hashed, and NVRTC reads the same bytes, so the file cannot change between hashing and use. Other
threads and other libraries still call the C functions directly.

Recording needs Linux, a loader with dlinfo, and x86-64 or AArch64. `can_record` returns whether it is
possible. Recording relies on NVRTC reading headers in the thread that calls NVRTC, which tests verify with
strace.

NVRTC receives names instead of directories (directories.py). The functions in this module translate the names
to paths, so that NVRTC never receives a path of this machine, including the current directory.
"""

from __future__ import annotations

import atexit
import ctypes
import errno
import hashlib
import os
import stat
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..._bindings.libraries import dl
from ..._process import process
from .directories import CURRENT, Directories
from .regular_files import open_regular
from .stat_cache import StatCache

FOLDER = "folder"  # the state of a path that is a directory
FILE = "file"  # the state of a path that was found but not read

# Tags of an ELF file's dynamic section (System V ABI, "Dynamic Section").
_PLTRELSZ = 2
_STRTAB = 5
_SYMTAB = 6
_RELA = 7
_RELASZ = 8
_JMPREL = 23
_RELACOUNT = 0x6FFFFFF9  # the number of relative relocations, which come first in _RELA
_RELOCATION = 24  # the size of an Elf64_Rela
_SYMBOL = 24  # the size of an Elf64_Sym

# The types of relocations that store the address of a function: JUMP_SLOT, GLOB_DAT and plain addresses. The
# first three are the types on x86-64, and the others on AArch64.
_ADDRESSES = frozenset({7, 6, 1, 1026, 1025, 257})

_RTLD_DI_LINKMAP = 2
_READ_WRITE = 3  # PROT_READ | PROT_WRITE


class Reads:
    """The files and variables that a compilation has looked up.

    Attributes:
        files: The state of each path that was looked up: the SHA-256 of the bytes that were read, FILE,
            FOLDER, or None if the path does not exist.
        texts: The contents of the source files that were read, keyed by their SHA-256.
        identities: The device and inode of each file and directory that was found, keyed by its path.
        environment: The value of each variable that was looked up, or None if the variable is not set.
        uncacheable_reason: The reason why this record may be incomplete, or "".
        interrupted: An exception that a signal handler raised during the compilation, such as
            KeyboardInterrupt, or None.
        directories: The directories whose names the paths in `files` contain, or None if the compiler
            receives paths.
        source: The recorded path of the source, or "".
    """

    def __init__(self, directories: Directories | None = None) -> None:
        self.directories = directories
        self.source = "" if directories is None else directories.spell(directories.source)
        self._results: dict[tuple[str, bytes], bytes | OSError] = {}  # caches the results of `repeat`
        self._locations: dict[bytes, tuple[str, str]] = {}  # caches the results of `locate`
        self.files: dict[str, str | None] = {}
        self.texts: dict[str, bytes] = {}
        self.identities: dict[str, tuple[int, int]] = {}
        self.environment: dict[str, str | None] = {}
        self.uncacheable_reason = ""
        self.interrupted: BaseException | None = None

    def note(self, path: str, state: str | None) -> None:
        """Record the state of a path. If the path has another state already, the record may be incomplete."""
        previous = self.files.setdefault(path, state)
        if previous == state or state == FILE:
            return
        if previous == FILE and state not in (None, FOLDER):  # The file had been found, and is now read.
            self.files[path] = state
        else:
            self.refuse(f"{path} changed while it was compiled")

    def locate(self, path: bytes) -> tuple[str, str]:
        """Return the recorded form of a path that a library looks up, and the path on this machine."""
        location = self._locations.get(path)
        if location is None:
            decoded_path = os.fsdecode(path)
            name = decoded_path if self.directories is None else self.directories.spell(decoded_path)
            location = self._locations[path] = name, self.find(name)
        return location

    def find(self, path: str) -> str:
        """Return the path on this machine for a recorded path."""
        return path if self.directories is None else self.directories.find(path)

    def identify(self, path: str, device: int, inode: int) -> None:
        """Record which file or directory a path refers to."""
        self.identities[path] = device, inode

    def repeat(self, function: str, path: bytes, call: Callable[..., bytes], *args: Any) -> bytes:
        """Return the result of the first look-up of a path by a C function, or raise the same OSError again.

        Args:
            function: The name of the C function that is replaced.
            path: The path that the C function looks up.
            call: Function that performs the first look-up.
            *args: The arguments of `call`.
        """
        key = function, path
        result = self._results.get(key)
        if result is None:
            try:
                result = call(*args)
            except OSError as error:
                result = error
            self._results[key] = result
        if isinstance(result, OSError):
            raise result.with_traceback(None)
        return result

    def take_below(self, folder: str) -> list[str]:
        """Remove the records of a directory and of the paths in it.

        Returns:
            The removed paths, relative to the directory.
        """
        start = f"{folder}/"
        paths = [path for path in self.files if path.startswith(start) or path == folder]
        for path in paths:
            del self.files[path]
        return [path[len(start) :] for path in paths]

    def refuse(self, why: str) -> None:
        """Store the reason why the record may be incomplete, for example that NVRTC wrote a file.

        Only the first reason is stored. Results of earlier calls are dropped, because they may be outdated.
        """
        self.uncacheable_reason = self.uncacheable_reason or why
        self._results.clear()


_active: dict[int, Reads] = process.keep({})  # the records of recording threads, keyed by thread ID
_callbacks: list[Any] = process.keep([])  # objects that must stay alive as long as the libraries
_patched: dict[int, bool] = process.keep({})  # the result of `_patch` for each library, keyed by its handle
_replaced: dict[int, int] = process.keep({})  # the original values of the slots, keyed by slot address
_first_values: dict[str, str | None] = process.own({})  # the first recorded value of each variable
_contents = StatCache(1024)  # the hashes and the contents of files
process.on_reset(_contents.clear)
_ended = threading.Event()  # set when the process ends, before the imports are restored
_lock = threading.Lock()


def can_record(library: ctypes.CDLL | None) -> bool:
    """Replace a loaded library's imports on the first call, and return whether its reads can be recorded."""
    if sys.platform != "linux" or ctypes.sizeof(ctypes.c_void_p) != 8 or library is None:
        return False
    handle = dl.get_handle(library)
    if handle not in _patched:
        with _lock:
            if handle not in _patched and not _ended.is_set():
                _patched[handle] = _patch(library)
    return _patched.get(handle, False) and not _ended.is_set()


@contextmanager
def recording(directories: Directories | None = None) -> Iterator[Reads]:
    """Record the files that libraries read while this thread calls them in the block.

    Only libraries whose imports `can_record` has replaced are recorded.

    Args:
        directories: See `Reads`.
    """
    thread = threading.get_ident()
    reads = _active[thread] = Reads(directories)
    try:
        yield reads
    finally:
        del _active[thread]
        # NVRTC reads some variables only during the first compilation.
        reads.environment = {**_first_values, **reads.environment}
        if _ended.is_set():
            reads.refuse("the process was ending")
    if reads.interrupted is not None:
        raise reads.interrupted


class _LinkMap(ctypes.Structure):
    """The start of the C struct link_map."""

    _fields_ = (("base", ctypes.c_uint64), ("name", ctypes.c_char_p), ("dynamic", ctypes.c_uint64))


def _list_imports(libc: Any, library: Any) -> dict[str, list[int]]:
    """Return the addresses of the slots through which a library calls functions, keyed by function name.

    The library's dynamic section contains the addresses of its tables of relocations. A relocation contains
    the offset of a slot and the index of a symbol, and the symbol contains the offset of its name.
    """
    link = ctypes.POINTER(_LinkMap)()
    if libc.dlinfo(ctypes.c_void_p(dl.get_handle(library)), _RTLD_DI_LINKMAP, ctypes.byref(link)):
        return {}
    base = link[0].base
    section = _read_dynamic_section(link[0].dynamic)

    def get_address(tag: int) -> int:
        """Return the absolute address of a table. Some loaders store relative addresses."""
        return section[tag] + (base if section[tag] < base else 0)

    imports: dict[str, list[int]] = {}
    # The first relocations in _RELA are skipped, because relative relocations do not have symbols. NVRTC
    # contains more than 100,000 of them.
    relative_count = section.get(_RELACOUNT, 0)
    for table, size, skipped in ((_JMPREL, _PLTRELSZ, 0), (_RELA, _RELASZ, relative_count)):
        if table not in section:
            continue
        start = get_address(table)
        for address in range(start + skipped * _RELOCATION, start + section[size], _RELOCATION):
            slot, symbol, kind = _read_relocation(address)
            if symbol and kind in _ADDRESSES:
                name_offset = ctypes.c_uint32.from_address(get_address(_SYMTAB) + _SYMBOL * symbol).value
                name = ctypes.string_at(get_address(_STRTAB) + name_offset).decode()
                imports.setdefault(name, []).append(base + slot)
    return imports


def _read_dynamic_section(address: int) -> dict[int, int]:
    """Return the values in an ELF file's dynamic section, keyed by tag.

    Args:
        address: The address of the section, which is an array of Elf64_Dyn structures.
    """
    section: dict[int, int] = {}
    while tag := ctypes.c_int64.from_address(address).value:  # The tag 0 ends the section.
        section[tag] = ctypes.c_uint64.from_address(address + 8).value
        address += 16
    return section


def _read_relocation(address: int) -> tuple[int, int, int]:
    """Return the offset of the slot, the index of the symbol, and the type of an Elf64_Rela."""
    offset = ctypes.c_uint64.from_address(address).value
    info = ctypes.c_uint64.from_address(address + 8).value
    return offset, info >> 32, info & 0xFFFFFFFF


# The functions that are replaced. _UNSUPPORTED contains the type of a function's result, the types of its
# parameters, and the index of the parameter that is a path. In _STATS, the result is always an int.
_TEXT = ctypes.c_char_p
_POINTER = ctypes.c_void_p
_INT = ctypes.c_int
_OPENERS = ("fopen", "fopen64")
_STATS: dict[str, tuple[tuple[Any, ...], int]] = {
    **dict.fromkeys(("stat", "stat64", "lstat", "lstat64"), ((_TEXT, _POINTER), 0)),
    **dict.fromkeys(("__xstat", "__xstat64", "__lxstat", "__lxstat64"), ((_INT, _TEXT, _POINTER), 1)),
}
_VARIABLES = ("getenv", "secure_getenv")

# The start of struct stat: st_dev, st_ino and st_mode. On x86-64, st_nlink (8 bytes) precedes st_mode.
_STAT_START = struct.Struct("QQ8xI" if sys.platform == "linux" and os.uname().machine == "x86_64" else "QQI")
# The offset and the size of st_size and of the three times, which are the same on x86-64 and AArch64.
_STAT_SIZE, _STAT_SIZE_SIZE = 48, 8
_STAT_TIMES, _STAT_TIMES_SIZE = 72, 48
_UNSUPPORTED: dict[str, tuple[Any, tuple[Any, ...], int]] = {
    **dict.fromkeys(("open", "open64"), (_INT, (_TEXT, _INT, _INT), 0)),
    **dict.fromkeys(("openat", "openat64"), (_INT, (_INT, _TEXT, _INT, _INT), 1)),
    **dict.fromkeys(("access", "mkdir"), (_INT, (_TEXT, _INT), 0)),
    **dict.fromkeys(("chdir", "unlink", "rmdir"), (_INT, (_TEXT,), 0)),
    "readlink": (ctypes.c_ssize_t, (_TEXT, _POINTER, ctypes.c_size_t), 0),
    "opendir": (_POINTER, (_TEXT,), 0),
    "realpath": (_POINTER, (_TEXT, _POINTER), 0),
    "freopen": (_POINTER, (_TEXT, _TEXT, _POINTER), 0),
}
_SYSTEM = ("/proc/", "/sys/", "/dev/")  # the start of paths that do not affect the compiled code
_CURRENT_VARIABLE = b"PWD"  # the environment variable that contains the current directory


def _patch(library: Any) -> bool:
    """Replace a library's imports, and return whether the library's reads can then be recorded.

    If the library does not import a function that opens files, nothing is replaced.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    if not hasattr(libc, "dlinfo"):
        return False
    libc.fdopen.restype = _POINTER
    libc.fdopen.argtypes = (_INT, _TEXT)
    slots = _list_imports(libc, library)
    if not slots.keys() & {*_OPENERS}:
        return False
    for name in _OPENERS:
        _replace(libc, slots, name, _POINTER, (_TEXT, _TEXT), _make_opener(libc))
    for name, (parameters, path_index) in _STATS.items():
        _replace(libc, slots, name, _INT, parameters, _make_stat(name, path_index))
    for name in _VARIABLES:
        _replace(libc, slots, name, _POINTER, (_TEXT,), _get_variable, _get_variable_on_other_thread)
    _replace(libc, slots, "getcwd", _POINTER, (_POINTER, ctypes.c_size_t), _make_getcwd(libc))
    for name, (result, parameters, path_index) in _UNSUPPORTED.items():
        _replace(libc, slots, name, result, parameters, _make_unsupported(name, path_index))
    return True


def _replace(
    libc: Any,
    slots: dict[str, list[int]],
    name: str,
    result: Any,
    parameters: tuple[Any, ...],
    replacement: Any,
    on_other_thread: Any = None,
) -> None:
    """Make a library call `replacement` instead of a C function in threads that are recording.

    Args:
        libc: The C library.
        slots: The library's imports, as returned by `_list_imports`.
        name: The name of the C function.
        result: The ctypes type of the function's result.
        parameters: The ctypes types of the function's parameters.
        replacement: Function that receives the original function, the thread's Reads and the arguments. It
            raises OSError if the call fails.
        on_other_thread: Function that is called in threads that do not record, with the original function and
            the arguments. None to call the original function.
    """
    if name not in slots or not hasattr(libc, name):
        return
    prototype: Any = ctypes.CFUNCTYPE(result, *parameters, use_errno=True)
    original = prototype(ctypes.cast(getattr(libc, name), _POINTER).value)
    failure = None if result is _POINTER else -1

    def call(*args: Any) -> Any:
        """Call the replacement if this thread records, and otherwise `on_other_thread` or the original."""
        reads = _active.get(threading.get_ident())
        if reads is None:
            return original(*args) if on_other_thread is None else on_other_thread(original, *args)
        try:
            return replacement(original, reads, *args)
        except OSError as error:
            ctypes.set_errno(error.errno or errno.EIO)
            return failure
        except BaseException as error:  # ctypes would print the exception and continue.
            reads.interrupted = error
            return original(*args)

    callback = prototype(call)
    _callbacks.append(callback)
    address = ctypes.cast(callback, _POINTER).value
    page = os.sysconf("SC_PAGE_SIZE")
    for slot in slots[name]:
        # The loader may have made the page that contains the slot read-only.
        libc.mprotect(_POINTER(slot & -page), ctypes.c_size_t(page), _READ_WRITE)
        entry = _POINTER.from_address(slot)
        _replaced[slot] = entry.value or 0
        entry.value = address


@atexit.register
def _restore() -> None:
    """Restore the imports, because the libraries' destructors call them after Python has shut down."""
    _ended.set()
    with _lock:
        for slot, address in _replaced.items():
            _POINTER.from_address(slot).value = address


def _make_opener(libc: Any) -> Callable[..., Any]:
    """Return a replacement for fopen, which opens a file in memory that contains the recorded bytes."""

    def open_file(original: Any, reads: Reads, path: bytes, mode: bytes) -> Any:
        """Open a copy of the file in memory, so that the compiler reads the recorded contents."""
        is_read_only = mode[:1] == b"r" and b"+" not in mode
        if not is_read_only:
            name, real_path = reads.locate(path)
            reads.refuse(f"it writes {name}")
            return original(os.fsencode(real_path), mode)
        data = reads.repeat("fopen", path, _read_file, reads, path)
        handle = os.memfd_create("header", 0)
        if os.pwrite(handle, data, 0) != len(data):
            os.close(handle)
            raise OSError(errno.EFBIG, "the file is too large", os.fsdecode(path))
        return libc.fdopen(handle, b"r")

    return open_file


def _read_file(reads: Reads, path: bytes) -> bytes:
    """Return the bytes of a regular file, and record the file. Raises OSError if it cannot be read."""
    name, real_path = reads.locate(path)
    try:
        status = os.stat(real_path)
        digest, data = _contents.get(real_path, status, _hash_file)
    except OSError:
        reads.note(name, FOLDER if os.path.isdir(real_path) else None)
        raise
    reads.note(name, digest)
    reads.texts[digest] = data
    reads.identify(name, status.st_dev, status.st_ino)
    return data


def _hash_file(path: str) -> tuple[str, bytes]:
    """Return the SHA-256 and the bytes of a regular file. Raises OSError if it cannot be read."""
    with open(path, "rb", buffering=0, opener=open_regular) as file:
        data = file.read()
    return hashlib.sha256(data).hexdigest(), data


def _make_stat(name: str, path_index: int) -> Callable[..., int]:
    """Return a replacement for a function like stat, which records whether the path exists.

    Args:
        name: The name of the C function.
        path_index: The index of the argument that is a path.
    """

    def get_status(original: Any, reads: Reads, *args: Any) -> int:
        """Write a path's struct stat to the caller's memory, always with the values of the first call."""
        path = args[path_index]
        result = reads.repeat(name, path, _read_status, original, reads, path_index, *args)
        ctypes.memmove(args[-1], result, len(result))
        return 0

    return get_status


def _read_status(original: Any, reads: Reads, path_index: int, *args: Any) -> bytes:
    """Call a function like stat, and record whether the path exists. Raises OSError if it does not exist.

    CUBINs with line numbers contain the times and sizes of files, which are not part of the manifest.
    Therefore, all times in the result are 0. The size of the source is also 0, because the contents of the
    file may differ from the source that is compiled.

    Returns:
        The struct stat.
    """
    name, real_path = reads.locate(args[path_index])
    if original(*args[:path_index], os.fsencode(real_path), *args[path_index + 1 :]):
        reads.note(name, None)
        raise OSError(ctypes.get_errno(), "not found", name)
    result = bytearray(ctypes.string_at(args[-1], _STAT_TIMES) + bytes(_STAT_TIMES_SIZE))
    device, inode, mode = _STAT_START.unpack_from(result)
    reads.note(name, FOLDER if stat.S_ISDIR(mode) else FILE)
    reads.identify(name, device, inode)
    if name == reads.source:
        result[_STAT_SIZE : _STAT_SIZE + _STAT_SIZE_SIZE] = bytes(_STAT_SIZE_SIZE)
    return bytes(result)


# The names of current directories as C strings. They stay alive, because NVRTC may store their addresses.
_names: dict[str, Any] = process.keep({})


def _get_variable(original: Any, reads: Reads, name: bytes) -> Any:
    """Return the address of a variable's value, or None, as getenv does, and record the value.

    If NVRTC receives names instead of directories, the value of PWD is the name of the current directory. It
    is not recorded, because it does not depend on the environment.

    Args:
        original: The C function.
        reads: The thread's record.
        name: The name of the variable.
    """
    if name == _CURRENT_VARIABLE and reads.directories is not None:
        current = reads.directories.get_name(CURRENT)
        c_string = _names.setdefault(current, ctypes.create_string_buffer(os.fsencode(current)))
        return ctypes.addressof(c_string)
    address = original(name)
    value = os.fsdecode(ctypes.string_at(address)) if address else None
    reads.environment[os.fsdecode(name)] = value
    _first_values.setdefault(os.fsdecode(name), value)
    return address


def _get_variable_on_other_thread(original: Any, name: bytes) -> Any:
    """Return the result of getenv, and record it for all compilations that are being recorded.

    NVRTC starts threads for the option -split-compile, and any of these compilations may have started this
    thread.
    """
    address = original(name)
    for reads in [*_active.values()]:
        address = _get_variable(original, reads, name)
    return address


def _make_getcwd(libc: Any) -> Callable[..., Any]:
    """Return a replacement for getcwd, which returns the name of the current directory."""
    libc.strdup.restype = _POINTER

    def get_current(original: Any, reads: Reads, buffer: int | None, size: int) -> Any:
        """Return the name of the current directory instead of its path."""
        if reads.directories is None:
            return original(buffer, size)
        name = os.fsencode(reads.directories.get_name(CURRENT)) + b"\0"
        if not buffer:  # Like getcwd, return memory that the caller frees.
            return libc.strdup(name)
        if len(name) > size:
            raise OSError(errno.ERANGE, "the buffer is too small")
        ctypes.memmove(buffer, name, len(name))
        return buffer

    return get_current


def _make_unsupported(name: str, path_index: int) -> Callable[..., Any]:
    """Return a replacement that calls the original function, and marks the record as incomplete.

    Args:
        name: The name of the C function.
        path_index: The index of the argument that is a path.
    """

    def call_original(original: Any, reads: Reads, *args: Any) -> Any:
        """Call the function with the path on this machine, and record that the result cannot be cached."""
        path, real_path = reads.locate(args[path_index] or b"")  # The compiler may pass a null pointer.
        if not path.startswith(_SYSTEM):
            reads.refuse(f"it calls {name} for {path}")
        real_argument = os.fsencode(real_path) if path else args[path_index]
        return original(*args[:path_index], real_argument, *args[path_index + 1 :])

    return call_original
