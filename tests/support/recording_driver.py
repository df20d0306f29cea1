"""Builds and loads the fake driver in recording_driver.c, for tests of code that is not called from Python.

The library exports variables. Tests set some of them to control the driver, and read the driver's records
from the others.
"""

from __future__ import annotations

import ctypes
import pathlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cudyn import driver

from . import fakes
from .releases import NEWEST_NUMBER

_SOURCE = pathlib.Path(__file__).with_suffix(".c")

_VARIABLES: dict[str, Any] = {
    **dict.fromkeys(("count", "status", "other_thread_captures", "capability", "init_status"), ctypes.c_int),
    "initialized": ctypes.c_int,
    **dict.fromkeys(("sizes", "offsets"), ctypes.c_size_t * 64),
    **dict.fromkeys(("grid", "block"), ctypes.c_uint * 3),
    **dict.fromkeys(("shared", "attributes"), ctypes.c_uint),
    **dict.fromkeys(("stream", "launches", "cooperative", "freed", "unloaded"), ctypes.c_uint64),
    **dict.fromkeys(("limits_set", "broken", "loads", "encoded", "attribute_calls"), ctypes.c_uint64),
    "handle": ctypes.c_uint64,
    "attribute_ids": ctypes.c_uint * 8,
    "attribute_values": (ctypes.c_uint * 3) * 8,
    "parameters": ctypes.c_ubyte * 16384,
    "name": ctypes.c_char * 64,
    "loaded": ctypes.c_char * 64,
}


class Recorder:
    """The loaded driver. Its attributes are the variables in recording_driver.c."""

    def __init__(self, path: pathlib.Path = pathlib.Path("libcuda.so.1")) -> None:
        self.path = path
        self.library = ctypes.CDLL(str(path))

    def load(self) -> None:
        """Make cudyn load this driver."""
        assert driver.reload(self.path), driver.load_error

    def get_variable(self, name: str) -> Any:
        """Return a variable of the library as a ctypes object, which can be modified."""
        return _VARIABLES[name].in_dll(self.library, name)

    def __getattr__(self, name: str) -> Any:
        if name not in _VARIABLES:
            raise AttributeError(name)
        variable = self.get_variable(name)
        return variable.value if hasattr(variable, "value") else tuple(variable)

    @contextmanager
    def set_during(self, **values: int) -> Iterator[None]:
        """Return a context manager that sets variables to these values, and to 0 afterwards."""
        variables = {name: self.get_variable(name) for name in values}
        for name, variable in variables.items():
            variable.value = values[name]
        try:
            yield
        finally:
            for variable in variables.values():
                variable.value = 0

    def set_parameter_sizes(self, sizes: Sequence[int]) -> list[int]:
        """Set the sizes of the parameters of all kernels. Return their offsets, which are multiples of 8."""
        offsets = []
        next_offset = 0
        for size in sizes:
            offsets.append(next_offset)
            next_offset += size + -size % 8
        count = len(sizes)
        self.get_variable("count").value = count
        self.get_variable("sizes")[:count] = sizes
        self.get_variable("offsets")[:count] = offsets
        return offsets

    def words(self, count: int) -> tuple[int, ...]:
        """Return the parameters of the last launch as 8-byte words."""
        return tuple((ctypes.c_uint64 * 64).in_dll(self.library, "parameters")[:count])


def build(directory: pathlib.Path, *flags: str, version: int = NEWEST_NUMBER) -> pathlib.Path:
    """Compile the driver as libcuda.so.1 into a directory."""
    return fakes.build(directory, _SOURCE.read_text(), f"-DVERSION={version}", "-pthread", *flags)


@contextmanager
def loaded(directory: pathlib.Path) -> Iterator[Recorder]:
    """Return a context manager that builds the recording driver, and uses it in this process."""
    recorder = Recorder(build(directory, fakes.UNFINDABLE))
    recorder.load()
    try:
        yield recorder
    finally:
        driver.reload()
