"""Launches without machine code: a Python function for the types of a kernel's parameters.

Its source is written and compiled once for the same types. As the machine code, it makes the plain launches
and leaves everything else to the launcher with the same arguments: it takes exact ints and floats that fit,
None and open Buffers, a grid and a block of one int each, and as stream None, an int or a Stream. `struct`
packs configuration and values into one block of memory, which a free list keeps for the next launch.
"""

from __future__ import annotations

import ctypes
import functools
import struct
from typing import TYPE_CHECKING, Any

from .._contract.limits import MAX_GRID
from .._machine.launch_data import Config
from .buffer import Buffer
from .fast_launches import last, remember
from .launch_config import MISSING
from .streams import Stream

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .._formats.kernel_info import Parameter
    from .launcher import Launcher

_CONFIG = "<7I4xQQI4x"  # of Config
_FLOATS = "fd"

_SOURCE = """
def make(launcher, slow, call, target):
    cell, name, device, frames = launcher.cell, launcher.function.name, launcher.code.device, []

    def launch(grid, block=MISSING, *arguments, stream=MISSING, **more):
        if (
            len(arguments) == {count}
            and not more
            and grid.__class__ is int
            and block.__class__ is int
            and 0 < grid <= {blocks}
            and 0 < block <= cell.threads
            and launcher.is_on
        ):
            {names}
            try:
                if stream is MISSING or stream is None:
                    handle = 0
                elif stream.__class__ is Stream:
                    handle = stream.handle.value  # AttributeError: it is closed
                elif stream.__class__ is int:
                    handle = stream
                else:
                    raise LookupError
                if not ({checks}):
                    raise LookupError
                frame = frames.pop() if frames else make_frame()
                pack(frame[0], 0, grid, 1, 1, block, 1, 1, 0, handle, 0, 0, {values})
            except (LookupError, AttributeError, OverflowError, struct_error):
                pass
            else:
                status = call(frame[1], target, frame[2], None)
                if status:
                    launcher.retry_fast(status, frame[1].value, addressof(frame[2]))
                elif last[0] is not name:
                    remember(name)
                frames.append(frame)
                return
        slow(grid, block, *arguments, stream=stream, **more)

    return launch
"""


def put(launcher: Launcher, slow: Callable[..., None]) -> Callable[..., None]:
    """Put a function for plain launches in front of a launcher's, if it has one for these parameters."""
    make = _write(launcher.reader.parameters)
    if make is None:
        return slow
    made: Callable[..., None] = make(launcher, slow, launcher.call_driver, launcher.target)
    return functools.wraps(slow)(made)


@functools.lru_cache(256)
def _write(parameters: Sequence[Parameter]) -> Callable[..., Any] | None:
    """Write the source for parameters; None: some take more than the plain values."""
    if not all(each.code in _FLOATS or each.is_integer for each in parameters):
        return None
    names = [f"a{index}" for index in range(len(parameters))]
    checks = ["True"]
    values = []
    text = _CONFIG
    end = 0
    for name, each in zip(names, parameters):
        text += f"{each.offset - end}x{each.code}"
        end = each.offset + each.size
        if each.is_integer and each.size == 8:
            values.append(f"{name} if {name}.__class__ is int else find_address({name}, device)")
        else:
            checks.append(f"{name}.__class__ is {'int' if each.is_integer else 'float'}")
            values.append(name)
    layout = struct.Struct(text)
    source = _SOURCE.format(
        count=len(parameters),
        blocks=MAX_GRID[0],
        names=f"{', '.join(names)}, = arguments" if names else "pass",
        checks=" and ".join(checks),
        values=", ".join(values),
    )
    known: dict[str, Any] = {
        "MISSING": MISSING,
        "Stream": Stream,
        "addressof": ctypes.addressof,
        "find_address": _find_address,
        "last": last,
        "make_frame": functools.partial(_make_frame, layout, tuple(each.offset for each in parameters)),
        "pack": layout.pack_into,
        "remember": remember,
        "struct_error": struct.error,
    }
    exec(compile(source, "<a launch, by cudyn>", "exec"), known)
    make: Callable[..., Any] = known["make"]
    return make


def _make_frame(layout: struct.Struct, offsets: Sequence[int]) -> tuple[bytearray, Any, Any]:
    """Make the memory of a launch: all of it; the place of the configuration; pointers to the parameters."""
    data = bytearray(layout.size)
    start = ctypes.addressof(ctypes.c_char.from_buffer(data))
    places = (start + ctypes.sizeof(Config) + offset for offset in offsets)
    return data, ctypes.c_void_p(start), (ctypes.c_void_p * len(offsets))(*places)


def _find_address(value: Any, device: Any) -> int:
    """Return the address of an open Buffer on a device, or 0 for None. LookupError: another value."""
    if value is None:
        return 0
    if value.__class__ is not Buffer or value.device is not device or value.pointer is None:
        raise LookupError
    pointer: int = value.pointer
    return pointer - (pointer >> 63 << 64)  # as `struct` takes it
