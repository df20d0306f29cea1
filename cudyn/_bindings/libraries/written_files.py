"""Opens shared objects that cudyn generates, and opens several libraries together."""

from __future__ import annotations

import itertools
import os
import platform
import tempfile

from ..machine.assembler import ASSEMBLERS
from ..machine.elf_writer import SharedObject
from . import dl

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    from collections.abc import Sequence

_numbers = itertools.count(1)


def open_written(name: str, data: bytes, is_global: bool = False) -> tuple[str, ctypes.CDLL]:
    """Write a shared object to a temporary file, and open it. Return its path and the loaded library.

    The file is removed immediately. After that, the path only serves as the library's name. Raises OSError if
    the system loader rejects the file.
    """
    file, path = _create_file(name)
    try:
        with open(file, "wb", closefd=False) as opened:
            opened.write(data)
        return path, dl.open_own(path, is_global=is_global)
    finally:
        os.close(file)
        if not path.startswith(_DESCRIPTORS):
            os.unlink(path)


_DESCRIPTORS = "/proc/self/fd/"


def make_unique_path(file: int) -> str:
    """Return a path of an open file from which no other library in this process has been loaded.

    glibc treats two files with the same path as the same library, and the system reuses descriptor numbers.
    Therefore each path also contains a unique number in binary. The digit 0 is written as "./" and 1 as
    ".//", which the system ignores.
    """
    slashes = f"{next(_numbers):b}".replace("0", "./").replace("1", ".//")
    return f"{_DESCRIPTORS}{slashes}{file}"


def _create_file(name: str) -> tuple[int, str]:
    """Create a file in memory or, if that is not possible, on disk. Return its descriptor and path."""
    try:
        file = os.memfd_create(f"cudyn {name}", os.MFD_CLOEXEC)
    except (AttributeError, OSError):  # an old system, or a Python that was built on an old system
        pass
    else:
        path = make_unique_path(file)
        if os.path.exists(path):
            return file, path
        os.close(file)  # /proc is not mounted
    return tempfile.mkstemp(prefix="cudyn-", suffix=".so")


def load_together(paths: Sequence[str]) -> ctypes.CDLL:
    """Load several libraries so that the last one finds the symbols of the others, and return the last one.

    The symbols stay local. Libraries see each other's local symbols only if a single dlopen() call has loaded
    all of them. Therefore this function opens a wrapper: an empty library that is linked with all of them.
    Raises OSError.
    """
    machine = get_machine()
    data, _ = SharedObject(machine, "cudyn_wrapper", ASSEMBLERS[machine](), paths).write()
    _, wrapper = open_written("wrapper", data)
    try:
        return dl.open_library(paths[-1])
    finally:
        dl.close_own(wrapper)


def get_machine() -> str:
    """Return the name of this machine's processor.

    Raises OSError if stubs are not supported on this machine.
    """
    machine = platform.machine()
    if machine not in ASSEMBLERS or not dl.is_glibc():
        raise OSError(
            f"symbols can be provided only on Linux with glibc, for {' and '.join(ASSEMBLERS)}; got "
            f"{platform.system()} on {machine}"
        )
    return machine
