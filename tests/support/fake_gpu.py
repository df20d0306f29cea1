"""The driver of fake_gpu.c behind cudyn.driver: the settings of a test, and its records."""

from __future__ import annotations

import ctypes
import numbers
import pathlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cudyn import driver
from cudyn._gpu import fast_launches
from cudyn.types import Parameter

from . import fakes
from .releases import NEWEST_NUMBER

_SOURCE = pathlib.Path(__file__).with_suffix(".c")
_SPACE = 16384  # bytes that the fake has for the parameters of a launch
MOST_THREADS, MOST_SHARED = 256, (227 << 10) - 1024  # of a block
_UNTOUCHED = 0xEE  # what the fake has around the parameters of a launch

_VARIABLES: dict[str, Any] = {
    **dict.fromkeys(("count", "status", "late", "pending", "capturing", "initialised"), ctypes.c_int),
    **dict.fromkeys(("elsewhere", "record", "query", "free_status", "pointer_status"), ctypes.c_int),
    **dict.fromkeys(("capability", "init_status", "memory", "occupancy"), ctypes.c_int),
    **dict.fromkeys(("sizes", "offsets"), ctypes.c_size_t * 64),
    **dict.fromkeys(("grid", "block"), ctypes.c_uint * 3),
    **dict.fromkeys(("shared", "attributes", "node_attributes"), ctypes.c_uint),
    **dict.fromkeys(("stream", "launches", "cooperative", "freed", "unloaded", "allocated"), ctypes.c_uint64),
    **dict.fromkeys(("limits_set", "waited", "asked", "broken", "loads", "tries"), ctypes.c_uint64),
    **dict.fromkeys(("asked_pointers", "encoded"), ctypes.c_uint64),
    **dict.fromkeys(("events", "twice", "streams", "graphs"), ctypes.c_int64),
    **dict.fromkeys(("sticky", "set_status"), ctypes.c_int),
    **dict.fromkeys(("sets", "uploads", "waits"), ctypes.c_uint64),
    "attribute_ids": ctypes.c_uint * 8,
    "attribute_values": (ctypes.c_uint * 3) * 8,
    "parameters": ctypes.c_ubyte * _SPACE,
    "name": ctypes.c_char * 64,
}


class Gpu:
    """The fake, loaded. The variables that fake_gpu.c names are attributes of it."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        self.library = ctypes.CDLL(str(path))

    def load(self) -> None:
        """Let cudyn use it, as a new process would."""
        assert driver.reload(self.path), driver.load_error
        forget_launches()

    def __getattr__(self, name: str) -> Any:
        if name not in _VARIABLES:
            raise AttributeError(name)
        variable = _VARIABLES[name].in_dll(self.library, name)
        return variable.value if hasattr(variable, "value") else tuple(variable)

    @contextmanager
    def told(self, **values: int) -> Iterator[None]:
        """Set variables for a block."""
        variables = {name: _VARIABLES[name].in_dll(self.library, name) for name in values}
        for name, variable in variables.items():
            variable.value = values[name]
        try:
            yield
        finally:
            for variable in variables.values():
                variable.value = 0

    def takes(self, parameters: Sequence[Parameter]) -> None:
        """From now on functions have these parameters."""
        assert len(parameters) <= 64
        _VARIABLES["count"].in_dll(self.library, "count").value = len(parameters)
        for name, values in (
            ("sizes", [parameter.size for parameter in parameters]),
            ("offsets", [parameter.offset for parameter in parameters]),
        ):
            _VARIABLES[name].in_dll(self.library, name)[: len(values)] = values

    def words(self, count: int) -> tuple[int, ...]:
        """The last launch's parameters, of 8 bytes each."""
        return tuple((ctypes.c_uint64 * 64).in_dll(self.library, "parameters")[:count])


class Whole:
    """An integer of another package: numpy registers its own so."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    __int__ = __index__

    def __repr__(self) -> str:
        return f"Whole({self.value})"


numbers.Integral.register(Whole)


def forget_launches() -> None:
    """As in a process that has launched nothing."""
    fast_launches.last[0] = ""
    fast_launches.before.clear()


def around(fields: Sequence[tuple[int, bytes]]) -> tuple[int, ...]:
    """What `parameters` hold after a launch, from what lies at which offset."""
    expected = bytearray([_UNTOUCHED]) * _SPACE
    for offset, data in fields:
        expected[offset : offset + len(data)] = data
    return tuple(expected)


def built(folder: pathlib.Path, *flags: str, version: int = NEWEST_NUMBER) -> Gpu:
    flags = (f"-DVERSION={version}", "-pthread", fakes.UNFINDABLE, *flags)
    return Gpu(fakes.build(folder, _SOURCE.read_text(), *flags))


def running(gpu: Gpu) -> Iterator[Gpu]:
    """A fixture's body: the fake is the driver until the tests of a module have run."""
    gpu.load()
    yield gpu
    driver.reload()


def ptx(**kernels: str) -> bytes:
    """PTX with kernels of these parameters: ptx(k="u64, f32, align 4 .b8[12]")."""
    text = ".version 8.0\n.target sm_90\n.address_size 64\n"
    for name, parameters in kernels.items():
        given = [kind.partition("[") for kind in parameters.split(", ") if kind]
        declared = [f".param .{kind} p{i}{bracket}{size}" for i, (kind, bracket, size) in enumerate(given)]
        text += f".visible .entry {name}({', '.join(declared)}) {{ ret; }}\n"
    return text.encode()
