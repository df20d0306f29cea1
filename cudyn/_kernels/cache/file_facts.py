"""Compares the metadata of many files with recorded metadata, using machine code that calls C's statx.

Python's os.stat spends most of its time on resolving long paths, creating its result and releasing the GIL.
The machine code releases the GIL only once, and opens each directory that contains several of the files, so
that it can pass short relative names to statx. If the machine code does not find that all files are
unchanged, Python checks them again.

Sources: Linux's statx(2), open(2) and include/uapi/linux/stat.h.
"""

from __future__ import annotations

import ctypes
import os

from ..._bindings.machine import fast_functions
from ..._bindings.machine.body import make_c_string
from ..._process import process

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..._bindings.machine.body import Runtime

    Fact = tuple[int, int, int, int, int]

_CURRENT_FOLDER = -100  # AT_FDCWD
_MASK = 0x3C0  # STATX_MTIME, STATX_CTIME, STATX_INO, STATX_SIZE
_BILLION = 1_000_000_000
_MIN_FILES = 3  # A directory is opened if it contains at least this number of the files.

# The offsets of the compared fields in struct statx, in the order of the values in a row. Nanoseconds are
# 32-bit values.
_INO = 32
_SIZE = 40
_CTIME = 96
_MTIME = 112
_DEVICE = 136
_NANOSECONDS = (_MTIME + 8, _CTIME + 8)
_OFFSETS = (_SIZE, _MTIME, _MTIME + 8, _CTIME, _CTIME + 8, _INO, _DEVICE)

# The data for the machine code consists of rows and groups of rows. A row describes a file, and a group
# describes the files in a directory. The sizes are in bytes.
_ROW = 64  # the address of the file's name, and the result of `_encode`
_GROUP = 24  # the address of the directory's path or 0, and the addresses of the start and end of its rows

# Offsets in the stack frame, after struct statx: the address of the end of the groups, and whether a file
# differs.
_END = 256
_DIFFERS = 264
_FRAME = 272


class _Writer:
    """Generates `int same(group, end)`, which returns 1 if no file's metadata has changed, or else 0."""

    def __init__(self, runtime: Runtime, functions: Sequence[int]) -> None:
        """Create a writer.

        Args:
            runtime: The assembler and the other facilities for machine code.
            functions: The addresses of C's open, statx and close.
        """
        self.kept_alive: list[Any] = []
        self._m = runtime.assembler()
        self._open, self._statx, self._close = functions

    def write(self) -> bytes:
        """Return the machine code: a loop over the groups, which contains a loop over a group's rows."""
        m = self._m
        # Registers for the addresses of the current group, the current row and the end of the rows, and for
        # the handle of the directory.
        group, row, end, folder = m.CALLEE_SAVED[:4]
        m.enter(_FRAME)
        m.move(group, m.PARAMETERS[0])
        m.store(m.PARAMETERS[1], m.STACK, _END)
        m.set(m.OTHER, 0)
        m.store(m.OTHER, m.STACK, _DIFFERS)
        m.label("group")
        m.load(m.OTHER, m.STACK, _END)
        m.if_equal(group, m.OTHER, "same")
        self._open_folder(group, folder)
        m.load(row, group, 8)
        m.load(end, group, 16)
        m.label("row")
        m.if_equal(row, end, "rows end")
        self._compare(row, folder)
        m.add(row, row, _ROW)
        m.goto("row")
        m.label("differs")
        m.set(m.OTHER, 1)
        m.store(m.OTHER, m.STACK, _DIFFERS)
        m.label("rows end")
        self._close_folder(group, folder)
        m.load(m.OTHER, m.STACK, _DIFFERS)
        m.unless_zero(m.OTHER, "other")
        m.add(group, group, _GROUP)
        m.goto("group")
        m.label("same")
        m.set(m.RESULT, 1)
        m.leave()
        m.label("other")
        m.set(m.RESULT, 0)
        m.leave()
        return m.assemble(0, {})

    def _call(self, function: int) -> None:
        """Emit a call of the function at an address. Its arguments are in the registers for parameters."""
        self._m.set(self._m.SPARE, function)
        self._m.call(self._m.SPARE)

    def _open_folder(self, group: int, folder: int) -> None:
        """Emit code that opens a group's directory, and stores its handle in the register `folder`.

        If the group does not have a directory, the handle is AT_FDCWD.
        """
        m = self._m
        m.set(folder, _CURRENT_FOLDER)
        m.load(m.PARAMETERS[0], group)
        with m.skip(m.if_zero, m.PARAMETERS[0]):
            m.set(m.PARAMETERS[1], os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
            self._call(self._open)
            m.extend(folder, m.RESULT, bits=32, signed=True)
            m.set(m.OTHER, 0)
            m.if_less(folder, m.OTHER, "other")

    def _compare(self, row: int, folder: int) -> None:
        """Emit code that calls statx for the file in a row, and compares the result with the row."""
        m = self._m
        m.move(m.PARAMETERS[0], folder)
        m.load(m.PARAMETERS[1], row)
        m.set(m.PARAMETERS[2], 0)
        m.set(m.PARAMETERS[3], _MASK)
        m.add(m.PARAMETERS[4], m.STACK)
        self._call(self._statx)
        m.extend(m.RESULT, m.RESULT, bits=32, signed=False)
        m.unless_zero(m.RESULT, "differs")
        for index, offset in enumerate(_OFFSETS, 1):
            load = m.load32 if offset in _NANOSECONDS else m.load
            load(m.OTHER, m.STACK, offset)
            m.load(m.SPARE, row, 8 * index)  # The value at index 0 is the address of the name.
            m.unless_equal(m.OTHER, m.SPARE, "differs")

    def _close_folder(self, group: int, folder: int) -> None:
        """Emit code that closes a group's directory if the group has one."""
        m = self._m
        m.load(m.OTHER, group)
        with m.skip(m.if_zero, m.OTHER):
            m.move(m.PARAMETERS[0], folder)
            self._call(self._close)


_function: list[Any] = process.keep([])  # the result of `_find_function`, after the first call


def _find_function() -> Any:
    """Return the function that _Writer generates, or None if machine code is not available."""
    if not _function:
        signature = ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p
        try:
            library = ctypes.CDLL(None)  # the C library
            functions = library.open, library.statx, library.close
            addresses = [ctypes.cast(function, ctypes.c_void_p).value for function in functions]
            _function.append(fast_functions.write_plain(_Writer, signature, addresses))
        except (OSError, AttributeError, TypeError):  # The system or the C library lacks these functions.
            _function.append(None)
    return _function[0]


class FileFacts:
    """A set of files and their recorded metadata."""

    def __init__(self, paths: Sequence[str], facts: Sequence[Fact]) -> None:
        """Store the metadata in the form that the machine code reads.

        Args:
            paths: The paths of the files.
            facts: The size, the times of modification and change in nanoseconds, the inode and the device of
                each file.
        """
        self._function = _find_function()
        if self._function is None:
            return
        self._texts: list[Any] = []
        groups, rows = self._lay_out(paths, facts)
        self._rows = (ctypes.c_uint64 * len(rows))(*rows)
        rows_address = ctypes.addressof(self._rows)
        addresses = [
            word
            for folder, start, end in groups
            for word in (folder, rows_address + start, rows_address + end)
        ]
        self._groups = (ctypes.c_uint64 * len(addresses))(*addresses)
        self._begin = ctypes.addressof(self._groups)
        self._end = self._begin + ctypes.sizeof(self._groups)

    def are_same(self) -> bool:
        """Return whether no file's metadata has changed. False if machine code is not available."""
        return self._function is not None and bool(self._function(self._begin, self._end))

    def _lay_out(
        self, paths: Sequence[str], facts: Sequence[Fact]
    ) -> tuple[list[tuple[int, int, int]], list[int]]:
        """Return the groups and the rows of all files. The parameters are those of `__init__`.

        Returns:
            The groups, as tuples that contain the address of the directory's path or 0, the offset of the
            group's first row, and the offset of the end of its rows; and all rows, as a list of 64-bit
            integers.
        """
        by_folder: dict[str, list[tuple[str, Fact]]] = {}
        for path, fact in zip(paths, facts):
            by_folder.setdefault(os.path.dirname(path), []).append((path, fact))
        groups: list[tuple[int, int, int]] = []
        rows: list[int] = []
        for folder, files in by_folder.items():
            is_opened = bool(folder) and len(files) >= _MIN_FILES
            start = 8 * len(rows)
            for path, fact in files:
                name = os.path.basename(path) if is_opened else path
                rows += [self._store_string(name or "."), *_encode(*fact)]
            groups.append((self._store_string(folder) if is_opened else 0, start, 8 * len(rows)))
        return groups, rows

    def _store_string(self, text: str) -> int:
        """Convert a str to a C string, keep it alive, and return its address."""
        self._texts.append(make_c_string(os.fsencode(text)))
        return ctypes.addressof(self._texts[-1])


def _encode(size: int, modified: int, changed: int, inode: int, device: int) -> list[int]:
    """Return a file's metadata as it is stored in struct statx, in the order of _OFFSETS."""
    # struct statx stores the two numbers of a device as adjacent 32-bit values.
    statx_device = os.major(device) | os.minor(device) << 32
    return [size, *divmod(modified, _BILLION), *divmod(changed, _BILLION), inode, statx_device]
