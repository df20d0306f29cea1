"""Records the files that NVRTC reads: every path that it looks for, and the bytes that it receives.

In this process, NVRTC's imports of the C functions for files and variables (fopen, stat, getenv ...) are
replaced with functions from this module, once for each library. While a thread records, a file is read once
and hashed, and NVRTC reads the same bytes, so the file cannot change between hashing and use. Other threads
and other libraries still call the C functions directly.

This needs Linux, a loader with dlinfo, and x86-64 or AArch64. `can_record` returns whether it works.
Recording relies on NVRTC reading headers in the thread that calls it, which tests verify with strace.
"""

from __future__ import annotations

import atexit
import ctypes
import errno
import hashlib
import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..._bindings.libraries import dl
from ..._process import process

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

# Relocations that store the address of a function: JUMP_SLOT, GLOB_DAT and plain addresses.
_ADDRESSES = frozenset({7, 6, 1, 1026, 1025, 257})  # the first three for x86-64, the others for AArch64

_RTLD_DI_LINKMAP = 2
_READ_WRITE = 3


class Reads:
    """The files and variables that a compilation has looked up.

    Attributes:
        files: The state of each path: the SHA-256 of the bytes that were read, FILE, FOLDER, or None if
            missing.
        texts: The contents of the source files that were read, by SHA-256.
        identities: (device, inode) of each file that was found.
        environment: The value of each variable, or None.
        uncacheable_reason: The reason why this record may be incomplete, or "".
        interrupted: An exception raised by a signal handler during the compilation, such as
            KeyboardInterrupt.
        base: The directory that replaces the current directory, or "".
        virtual_folders: Names of directories that exist only for the compiler, mapped to the directories that
            they stand for. The record contains the names.
    """

    def __init__(self, base: str = "", virtual_folders: Mapping[str, str] | None = None) -> None:
        self.base = base
        self.virtual_folders = virtual_folders or {}
        self.files: dict[str, str | None] = {}
        self.texts: dict[str, bytes] = {}
        self.identities: dict[str, tuple[int, int]] = {}
        self.environment: dict[str, str | None] = {}
        self.uncacheable_reason = ""
        self.interrupted: BaseException | None = None

    def note(self, path: str, state: str | None) -> None:
        """Record the state of a path. A file that was only found may be read later."""
        previous = self.files.setdefault(path, state)
        if previous == state or state == FILE:
            return
        if previous == FILE and state not in (None, FOLDER):
            self.files[path] = state
        else:
            self.refuse(f"{path} changed while it was compiled")

    def locate(self, path: bytes) -> str:
        """Return the path with the current directory replaced by the base directory."""
        name = os.fsdecode(path)
        if not self.base or self.resolve(name) != name:
            return name
        inside = os.path.relpath(name) if os.path.isabs(name) else name
        return name if inside.startswith("..") and os.path.isabs(name) else os.path.join(self.base, inside)

    def resolve(self, name: str) -> str:
        """Return the path of a file in a virtual directory. Other names are returned unchanged."""
        for virtual_folder, folder in self.virtual_folders.items():
            if f"{name}/".startswith(f"{virtual_folder}/") and ".." not in name:
                return folder + name[len(virtual_folder) :]
        return name

    def take_below(self, folder: str) -> list[str]:
        """Remove and return the records of paths below a directory."""
        start = f"{folder}/"
        paths = [path for path in self.files if path.startswith(start) or path == folder]
        for path in paths:
            del self.files[path]
        return [path[len(start) :] for path in paths]

    def refuse(self, why: str) -> None:
        """Store the reason why the record may be incomplete. Only the first reason is stored."""
        self.uncacheable_reason = self.uncacheable_reason or why


_active: dict[int, Reads] = process.keep({})  # thread -> its record
_callbacks: list[Any] = process.keep([])  # these objects must live as long as the libraries
_patched: dict[int, bool] = process.keep({})  # whether a library's reads are recorded, by its address
_replaced: dict[int, int] = process.keep({})  # slot of an import -> the address that it contained
_first_values: dict[str, str | None] = process.own({})  # variable -> the first value that was recorded
_ended = threading.Event()  # set when the process ends, before the imports are restored
_lock = threading.Lock()


def can_record(library: ctypes.CDLL | None) -> bool:
    """Replace a loaded library's imports unless they have been replaced. Return whether they are replaced."""
    if sys.platform != "linux" or ctypes.sizeof(ctypes.c_void_p) != 8 or library is None:
        return False
    with _lock:
        handle = dl.get_handle(library)
        if handle not in _patched and not _ended.is_set():
            _patched[handle] = _patch(library)
        return _patched.get(handle, False) and not _ended.is_set()


@contextmanager
def recording(base: str = "", virtual_folders: Mapping[str, str] | None = None) -> Iterator[Reads]:
    """Record the files that libraries read while this thread calls them.

    `can_record` must have replaced the imports of these libraries.

    Args:
        base: See `Reads`.
        virtual_folders: See `Reads`.
    """
    thread = threading.get_ident()
    reads = _active[thread] = Reads(base, virtual_folders)
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
    _fields_ = (("base", ctypes.c_uint64), ("name", ctypes.c_char_p), ("dynamic", ctypes.c_uint64))


def _list_imports(libc: Any, library: Any) -> dict[str, list[int]]:
    """Return the addresses of the slots through which a library calls functions, by the functions' names.

    The library's dynamic section leads to its tables of relocations. A relocation contains the offset of a
    slot and the index of a symbol, and the symbol contains the offset of its name.
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
    # The first relocations in _RELA are skipped, because they are relative and have no symbols. NVRTC has
    # more than 100,000 of them.
    for table, size, skipped in ((_JMPREL, _PLTRELSZ, 0), (_RELA, _RELASZ, section.get(_RELACOUNT, 0))):
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
    """Return the values in an ELF file's dynamic section by tag. The section is an array of Elf64_Dyn."""
    section: dict[int, int] = {}
    while tag := ctypes.c_int64.from_address(address).value:
        section[tag] = ctypes.c_uint64.from_address(address + 8).value
        address += 16
    return section


def _read_relocation(address: int) -> tuple[int, int, int]:
    """Return the offset of the slot, the index of the symbol, and the type of an Elf64_Rela."""
    offset = ctypes.c_uint64.from_address(address).value
    info = ctypes.c_uint64.from_address(address + 8).value
    return offset, info >> 32, info & 0xFFFFFFFF


# Functions that are replaced, with their result and parameters. The last value of an entry is the index of
# the argument that is a path.
_TEXT = ctypes.c_char_p
_POINTER = ctypes.c_void_p
_INT = ctypes.c_int
_OPENERS = ("fopen", "fopen64")
_STATS: dict[str, tuple[tuple[Any, ...], int]] = {
    **dict.fromkeys(("stat", "stat64", "lstat", "lstat64"), ((_TEXT, _POINTER), 0)),
    **dict.fromkeys(("__xstat", "__xstat64", "__lxstat", "__lxstat64"), ((_INT, _TEXT, _POINTER), 1)),
}
_VARIABLES = ("getenv", "secure_getenv")
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
_SYSTEM = ("/proc/", "/sys/", "/dev/")  # paths that do not affect the result


def _patch(library: Any) -> bool:
    """Replace a library's imports, and return whether any of the replaced functions opens files."""
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
        _replace(libc, slots, name, _INT, parameters, _make_stat(path_index))
    for name in _VARIABLES:
        _replace(libc, slots, name, _POINTER, (_TEXT,), _get_variable, _get_variable_on_other_thread)
    for name, (result, parameters, path_index) in _UNSUPPORTED.items():
        _replace(libc, slots, name, result, parameters, _make_other(name, path_index))
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
    """Make a library call `replacement` instead of a C function in threads that record.

    Args:
        slots: See `_list_imports`.
        name: The name of the C function.
        result: The ctypes type of its result.
        parameters: The ctypes types of its parameters.
        replacement: Function that is called with the original function, the thread's Reads and the
            arguments. It raises OSError if the call fails.
        on_other_thread: Function that is called instead, without the Reads, in threads that do not record.
    """
    if name not in slots or not hasattr(libc, name):
        return
    prototype: Any = ctypes.CFUNCTYPE(result, *parameters, use_errno=True)
    original = prototype(ctypes.cast(getattr(libc, name), _POINTER).value)
    failure = None if result is _POINTER else -1

    def call(*args: Any) -> Any:
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
        libc.mprotect(_POINTER(slot & -page), ctypes.c_size_t(page), _READ_WRITE)
        entry = _POINTER.from_address(slot)
        _replaced[slot] = entry.value or 0
        entry.value = address


@atexit.register
def _restore() -> None:
    """Restore the imports, because library destructors call them after Python has shut down."""
    _ended.set()
    with _lock:
        for slot, address in _replaced.items():
            _POINTER.from_address(slot).value = address


def _make_opener(libc: Any) -> Callable[..., Any]:
    """Return a replacement for fopen, which returns a file in memory with the recorded bytes."""

    def open_file(original: Any, reads: Reads, path: bytes, mode: bytes) -> Any:
        name = reads.locate(path)
        if mode[:1] != b"r" or b"+" in mode:
            reads.refuse(f"it writes {name}")
            return original(path, mode)
        try:
            data = _read_file(name, reads)
        except OSError:
            reads.note(name, FOLDER if os.path.isdir(reads.resolve(name)) else None)
            raise
        handle = os.memfd_create("header", 0)
        with os.fdopen(os.dup(handle), "wb") as file:
            file.write(data)
        os.lseek(handle, 0, os.SEEK_SET)
        return libc.fdopen(handle, b"r")

    return open_file


def _read_file(path: str, reads: Reads) -> bytes:
    """Return the bytes of a regular file, which is read once per compilation. Raises OSError."""
    state = reads.files.get(path)
    if state is not None and state in reads.texts:
        return reads.texts[state]
    with open(reads.resolve(path), "rb", buffering=0, opener=_open_file) as file:
        status = os.fstat(file.fileno())
        data = file.read()
    digest = hashlib.sha256(data).hexdigest()
    reads.note(path, digest)
    reads.texts[digest] = data
    reads.identities[path] = status.st_dev, status.st_ino
    return data


def _open_file(path: str, flags: int) -> int:
    """Open a regular file. Raises OSError for other types of files, which may be endless."""
    handle = os.open(path, flags | os.O_CLOEXEC | os.O_NONBLOCK)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise IsADirectoryError(errno.EISDIR, "not a regular file", path)
    return handle


def _make_stat(path_index: int) -> Callable[..., int]:
    """Return a replacement for a function like stat, which records whether the path exists.

    Args:
        path_index: The index of the argument that is a path.
    """

    def find(original: Any, reads: Reads, *args: Any) -> int:
        path = reads.locate(args[path_index])
        real_path = reads.resolve(path)
        status: int = original(*args[:path_index], os.fsencode(real_path), *args[path_index + 1 :])
        if status:
            reads.note(path, None)
            return status
        metadata = os.stat(real_path)
        if stat.S_ISDIR(metadata.st_mode):
            reads.note(path, FOLDER)
        else:
            reads.note(path, FILE)
            reads.identities[path] = metadata.st_dev, metadata.st_ino
        return status

    return find


def _get_variable(original: Any, reads: Reads, name: bytes) -> Any:
    """Return the result of getenv, and record it."""
    value = original(name)
    text = os.fsdecode(ctypes.string_at(value)) if value else None
    reads.environment[os.fsdecode(name)] = text
    _first_values.setdefault(os.fsdecode(name), text)
    return value


def _get_variable_on_other_thread(original: Any, name: bytes) -> Any:
    """Return the result of getenv, and record it for all compilations.

    NVRTC starts threads for the option -split-compile, and any of the compilations may have started this one.
    """
    value = original(name)
    for reads in [*_active.values()]:
        value = _get_variable(original, reads, name)
    return value


def _make_other(name: str, path_index: int) -> Callable[..., Any]:
    """Return a replacement that calls the original function but makes the record incomplete.

    Args:
        name: The name of the C function.
        path_index: The index of the argument that is a path.
    """

    def refuse(original: Any, reads: Reads, *args: Any) -> Any:
        path = os.fsdecode(args[path_index] or b"")
        if not path.startswith(_SYSTEM):
            reads.refuse(f"it calls {name} for {path}")
        return original(*args)

    return refuse
