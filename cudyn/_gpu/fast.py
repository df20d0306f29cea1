"""Fast launches: machine code that launches a kernel if all arguments are plain (_machine/launch.py).

Plain are exact ints that fit, floats, None, bytes and open Buffers of the kernel's device as arguments, ints
or tuples of ints as grid and block, and as stream None, an int, a CUstream, or the torch stream whose handle
was asked for last. Every other launch is left to the functions of launcher.py.
"""

from __future__ import annotations

import ctypes
import functools
from typing import TYPE_CHECKING, Any

from .._contract.limits import MAX_BLOCK, MAX_GRID
from .._machine.functions import find_slot, missing, write_launch
from .._machine.launch import Cell, Config, Data, PreparedCell, Real, Word
from . import history
from .buffer import Buffer
from .device import driver

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .._formats.kernel_info import Parameter
    from .._machine.launch import Kind
    from .configuration import Configuration

__all__ = ["Config", "FastLaunch", "make_fast_launch"]


class FastLaunch:
    """The machine code of a kernel's `launch`, and of its prepared launches.

    launch  the function
    """

    def __init__(self, launch: Any, cell: Cell, make_prepared: Callable[..., Any] | None) -> None:
        self.launch, self._cell, self._make_prepared = launch, cell, make_prepared
        self._target = cell.target

    def switch(self, on: bool) -> None:
        """Send plain launches to the driver, or all of them to Python."""
        self._cell.target = self._target if on else 0

    def learn(self, threads: int, shared_memory: int, asked: tuple[Any, ...]) -> None:
        """Set the limits of a block, and the last torch stream with its handle, or ()."""
        self._cell.threads, self._cell.shared_memory, self._cell.asked = threads, shared_memory, asked

    def prepare(self, slow: Any, config: Any, same: list[Any] | None, pointers: Any) -> Any:
        """Put machine code in front of a prepared launch.

        config: the CUlaunchConfig. same: a list that is emptied to have the launch without arguments refused;
        None: there is no such launch. pointers: the void * array of that launch.
        """
        if self._make_prepared is None:
            return slow
        cell = PreparedCell(kernel=ctypes.addressof(self._cell), config=ctypes.addressof(config))
        if same is not None:
            cell.same, cell.pointers = id(same), ctypes.addressof(pointers)
        return self._make_prepared(slow, cell, self.launch, config, same, pointers)


def make_fast_launch(
    slow: Any,
    target: Any,
    handle: int,
    name: str,
    device: Any,
    parameters: Sequence[Parameter],
    failed: Callable[[int, int, int], None],
) -> FastLaunch | None:
    """Put machine code in front of a launch function, or return None if that is not possible.

    target: the driver's function. failed: called if the driver fails, with the status and the addresses of
    configuration and pointers.
    """
    if missing():
        return None
    kinds = tuple((p.size, p.code, p.is_integer) for p in parameters)
    with_config = target.__name__ == "cuLaunchKernelEx"
    make, make_prepared = (_write(kinds, each, with_config, driver.CUstream) for each in (False, True))
    if make is None:
        return None
    cell = Cell(
        target=ctypes.cast(target, ctypes.c_void_p).value,
        handle=handle,
        device=id(device),
        name=id(name),
        failed=id(failed),
        asked=(),
    )
    return FastLaunch(make(slow, cell, device, name, failed), cell, make_prepared)


def make_config(configuration: Configuration) -> Config:
    """Return the configuration for a driver without CUlaunchConfig."""
    grid, block, stream, shared_memory, *_ = configuration
    return Config(grid, block, shared_memory, stream)


@functools.lru_cache(256)
def _write(
    kinds: Sequence[tuple[int, str, bool]], is_prepared: bool, with_config: bool, stream: Any
) -> Callable[..., Any] | None:
    buffer = Buffer, find_slot(Buffer, "pointer"), find_slot(Buffer, "device")
    remember = history.last, history.before.append
    found = [_find_kind(*kind) for kind in kinds]
    limits = MAX_GRID, MAX_BLOCK
    return write_launch(found, is_prepared, with_config, limits, buffer, stream, *remember)


@functools.lru_cache  # one object for each kind: the code has one inner function for each
def _find_kind(size: int, code: str, is_integer: bool) -> Kind:
    if code.endswith("s"):
        return Data(size)
    return Real(size) if code in "efd" else Word(8 * size, is_integer)
