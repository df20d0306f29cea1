"""Helpers that compile C libraries for the tests and load them in place of CUDA's libraries."""

from __future__ import annotations

import ctypes
import pathlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cudyn import driver

from ...support import fakes
from ...support.releases import NEWEST_NUMBER

# Functions that cudyn calls when it opens NVML.
NVML_VERSION = r"""
    int nvmlInit_v2(void) { return 0; }
    int nvmlShutdown(void) { return 0; }
    int nvmlSystemGetDriverVersion(char *to, unsigned n) { __builtin_strcpy(to, "580.65.06"); return 0; }
    int nvmlSystemGetNVMLVersion(char *to, unsigned n) { __builtin_strcpy(to, "13.580.65.06"); return 0; }
"""


class Fake:
    """A library that was compiled for a test and loaded by a cudyn module.

    The methods access variables in its C code.
    """

    def __init__(self, module: Any, path: pathlib.Path) -> None:
        assert module.reload(path), module.load_error
        self.api = module
        self.library = ctypes.CDLL(str(path))

    def set(self, cls: Any = ctypes.c_uint64, **values: int) -> None:
        """Set variables of type `cls` in the C code."""
        for name, value in values.items():
            cls.in_dll(self.library, name).value = value

    def write(self, name: str, data: bytes) -> None:
        """Write bytes to a variable in the C code."""
        ctypes.memmove(ctypes.addressof(ctypes.c_char.in_dll(self.library, name)), data, len(data))

    def read(self, name: str, size: int) -> bytes:
        """Return the bytes of a variable in the C code."""
        return bytes((ctypes.c_ubyte * size).in_dll(self.library, name))

    def get_received(self, length: int = 8) -> list[int]:
        """Return the first integer arguments that the C code has received."""
        return list((ctypes.c_uint64 * 8).in_dll(self.library, "received"))[:length]

    @property
    def words(self) -> Any:
        """The array of integers that the C code and the test exchange."""
        return (ctypes.c_uint64 * 8).in_dll(self.library, "words")

    @property
    def recorded(self) -> bytes:
        """The bytes that the C code has received."""
        return self.read("recorded", 256)

    @property
    def text(self) -> bytes:
        """The string that the C code has received, up to its NUL."""
        return self.recorded.partition(b"\0")[0]

    @property
    def calls(self) -> int:
        """The number of calls."""
        return ctypes.c_uint.in_dll(self.library, "calls").value


@contextmanager
def opened(
    module: Any, directory: pathlib.Path, source: str, name: str = "libcuda.so.1", *flags: str
) -> Iterator[Fake]:
    """Compile a C library and load it in a module. The module is reloaded at the end of the block."""
    flags = f"-DVERSION={NEWEST_NUMBER}", fakes.UNFINDABLE, *flags
    try:
        yield Fake(module, fakes.build(directory, source, *flags, name=name))
    finally:
        module.reload()


@pytest.fixture(scope="module")
def echo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    """The driver module with a fake driver that returns and records its arguments."""
    with opened(driver, tmp_path_factory.mktemp("echo"), fakes.ECHO_DRIVER) as library:
        yield library


@pytest.fixture(scope="module")
def fake(echo: Fake) -> Any:
    """The module whose library is the fake driver of `echo`."""
    return echo.api
