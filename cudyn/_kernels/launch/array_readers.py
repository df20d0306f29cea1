"""Readers that return the address and a description of a cupy, numba or jax array more cheaply than DLPack.

A description is the bytes of a DLTensor without an address, with eight sizes and eight strides behind it. It
depends on dtype, shape, strides, device and whether the array may be written, so each is made once. A reader
is called with an array of exactly its class and returns (address, description), or () for an array that
Python has to look at: memory of another owner, which may be on the host, or an array that is still computed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any
from weakref import ref

from ..._bindings.machine.launch_data import CUDA, MOST_AXES
from ..._process import process
from ..contracts.dtypes import DTYPES, find_dtype
from ..contracts.parts import compute_strides
from .array_records import read_array
from .device import Device
from .streams import find_current

readers: dict[type, Callable[[Any], tuple[Any, ...]]] = process.own({})
streams: dict[type, Callable[[Device], int]] = process.own({})
"""By the same classes: returns the current stream of the package. A class without one is not in it."""

_MOST_KEPT = 4096  # descriptions of a reader


def describe(
    dtype: object,
    shape: Sequence[int],
    strides: Sequence[int] | None,
    ordinal: int,
    is_read_only: bool = False,
) -> bytes | None:
    """Make a description; None: machine code can't have it. strides: in elements; None: C's order."""
    kind = DTYPES.get(find_dtype(dtype) or "")
    if kind is None or len(shape) > MOST_AXES:
        return None
    steps = compute_strides(shape) if strides is None else strides
    unused = [0] * (MOST_AXES - len(shape))
    element = len(shape) | kind.code << 32 | kind.bits << 40 | 1 << 48
    words = [0, CUDA | ordinal << 32, element, 0, 0, 0, *shape, *unused, *steps, *unused, is_read_only]
    return b"".join(int(word).to_bytes(8, "little", signed=True) for word in words)


def learn(cls: type) -> None:
    """Let machine code take the arrays of a class, if it is one of those in _LEARN."""
    if cls in readers:
        return
    name = cls.__module__.partition(".")[0]
    learn_class = _LEARN.get((name, cls.__name__))
    if learn_class is not None:
        learn_class(sys.modules[name], cls)


class _Kept(dict[Hashable, Any]):
    """Descriptions by what they depend on."""

    def keep(self, key: Hashable, description: Any) -> Any:
        if len(self) >= _MOST_KEPT:
            self.clear()
        self[key] = description
        return description


def _count_elements(strides: Sequence[int], size: int) -> list[int] | None:
    return None if any(stride % size for stride in strides) else [stride // size for stride in strides]


def _learn_cupy(cupy: Any, cls: type) -> None:
    if cls is not cupy.ndarray:
        return
    kept = _Kept()
    memory = cupy.cuda.memory
    own = {getattr(memory, name, None) for name in ("Memory", "PooledMemory", "MemoryAsync")}

    def read(array: Any) -> tuple[Any, ...]:
        data = array.data
        if data.mem.__class__ not in own:
            return ()
        key: Any = (array.dtype, array.shape, data.device_id)
        if not array._c_contiguous:
            key = (*key, array.strides)
        description = kept.get(key)
        if description is None:
            strides = None
            if len(key) > 3:
                strides = _count_elements(array.strides, array.itemsize)
                if strides is None:
                    return ()
            description = kept.keep(key, describe(array.dtype, array.shape, strides, data.device_id) or b"")
        return (data.ptr, description) if description else ()

    readers[cls] = read
    streams[cls] = partial(_find_stream, cls)


def _learn_numba(numba: Any, cls: type) -> None:
    kept = _Kept()
    is_alone = Device.count() == 1

    def read(array: Any) -> tuple[Any, ...]:
        memory = array.gpu_data
        if memory.__class__.__name__ != "OwnedPointer":
            return ()
        ordinal = 0 if is_alone else memory.context.device.id
        key = array.dtype, array.shape, array.strides, ordinal
        description = kept.get(key)
        if description is None:
            strides = _count_elements(array.strides, array.dtype.itemsize)
            if strides is None:
                return ()
            description = kept.keep(key, describe(array.dtype, array.shape, strides, ordinal) or b"")
        return (memory.device_ctypes_pointer.value, description) if description else ()

    readers[cls] = read
    streams[cls] = partial(_find_stream, cls)


def _learn_jax(jaxlib: Any, cls: type) -> None:
    """jax has no current stream. A column-major array has the aval and the sharding of a row-major one.

    An array does not change, and stays ready, until it is deleted: what was read is kept as long as it lives.
    """
    kept = _Kept()
    known: dict[int, tuple[ref[Any], tuple[int, bytes]]] = {}  # by the array's id

    def keep(array: Any, description: tuple[int, bytes]) -> tuple[int, bytes]:
        at = id(array)

        def forget(_: object) -> None:
            known.pop(at, None)

        known[at] = ref(array, forget), description
        return description

    def read(array: Any) -> tuple[Any, ...]:
        same = known.get(id(array))
        if same is not None and not array.is_deleted() and same[0]() is array:
            return same[1]
        if not array.is_ready():
            return ()
        aval = array.aval
        sharding = array.sharding
        layout = array._pjrt_layout
        key = id(aval), id(sharding)
        description = kept.get(key)
        if description is None or description[1] != layout:
            view = read_array(array, 0)
            made = None
            if view is not None and view.memory == "cuda":
                made = describe(view.dtype, view.shape, view.strides, view.device, view.is_read_only)
            if made is None:
                return ()
            description = kept.keep(key, (made, layout, aval, sharding))  # which keep their ids
        return keep(array, (array.unsafe_buffer_pointer(), description[0]))

    readers[cls] = read


def _find_stream(cls: type, device: Device) -> int:
    ask = find_current(cls)
    assert ask is not None
    return ask(device.ordinal)


_LEARN: dict[tuple[str, str], Callable[[Any, type], None]] = {
    ("cupy", "ndarray"): _learn_cupy,
    ("numba", "DeviceNDArray"): _learn_numba,
    ("jaxlib", "ArrayImpl"): _learn_jax,
}
