"""Functions that read the address and a description of a cupy, numba or jax array faster than DLPack does.

Machine code calls these functions, which are called readers. A description is the bytes of a DLTensor without
an address, followed by eight sizes, eight strides and a flag for read-only arrays. It depends only on the
dtype, the shape, the strides, the device and this flag, so descriptions are cached. A reader is called only
with arrays of exactly its class, not of a subclass. It returns (address, description), or () if Python has to
read the array: for example, because the memory belongs to another object and may be on the host, or because
the array is still being computed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, NamedTuple
from weakref import ref

from ..._bindings.machine.launch_data import CUDA, MOST_AXES
from ..._process import process
from ..contracts.dtypes import DTYPES, find_dtype
from ..contracts.parts import compute_strides
from .array_records import read_array
from .device import Device
from .streams import find_current

readers: dict[type, Callable[[Any], tuple[Any, ...]]] = process.own({})
"""Maps array classes to their readers."""
streams: dict[type, Callable[[Device], int]] = process.own({})
"""Maps the classes whose packages have a current stream to functions that return this stream for a device."""

_MAX_DESCRIPTIONS = 4096  # maximum number of descriptions in a reader's cache


def describe(
    dtype: object,
    shape: Sequence[int],
    strides: Sequence[int] | None,
    ordinal: int,
    is_read_only: bool = False,
) -> bytes | None:
    """Return the description of an array, or None if machine code cannot read such arrays.

    Args:
        dtype: The array's dtype, as a contract's name or as another package's dtype.
        shape: The sizes of the dimensions.
        strides: The strides in elements, or None for a contiguous (row-major) array.
        ordinal: The ordinal of the device that the array is on.
        is_read_only: Whether kernels must not write to the array.
    """
    dtype_info = DTYPES.get(find_dtype(dtype) or "")
    if dtype_info is None or len(shape) > MOST_AXES:
        return None
    element_strides = compute_strides(shape) if strides is None else strides
    unused = [0] * (MOST_AXES - len(shape))
    device = CUDA | ordinal << 32
    # The rank (32 bits), and the dtype: its code (8 bits), number of bits (8 bits) and lanes (16 bits).
    rank_and_dtype = len(shape) | dtype_info.element << 32
    data = shape_address = strides_address = offset = 0
    # The fields of a DLTensor, as 64-bit integers.
    tensor = [data, device, rank_and_dtype, shape_address, strides_address, offset]
    words = [*tensor, *shape, *unused, *element_strides, *unused, int(is_read_only)]
    return b"".join(int(word).to_bytes(8, "little", signed=True) for word in words)


def register(cls: type) -> None:
    """Register the reader for an array class if the class is listed in `_REGISTER_FUNCTIONS`."""
    if cls in readers:
        return
    name = cls.__module__.partition(".")[0]
    register_class = _REGISTER_FUNCTIONS.get((name, cls.__name__))
    if register_class is not None:
        register_class(sys.modules[name], cls)


class _DescriptionCache(dict[Hashable, Any]):
    """A cache of array descriptions, which is cleared when it is full.

    Each key contains the properties of an array that determine its description.
    """

    def keep(self, key: Hashable, description: Any) -> Any:
        """Store a description, and return it."""
        if len(self) >= _MAX_DESCRIPTIONS:
            self.clear()
        self[key] = description
        return description


def _convert_strides(strides: Sequence[int], size: int) -> list[int] | None:
    """Convert strides from bytes to elements. Return None if a stride is not a whole number of elements.

    Args:
        strides: The strides in bytes.
        size: The size of an element in bytes.
    """
    return None if any(stride % size for stride in strides) else [stride // size for stride in strides]


def _register_cupy(cupy: Any, cls: type) -> None:
    """Register the reader for cupy's arrays. Python reads arrays in memory that cupy did not allocate."""
    if cls is not cupy.ndarray:
        return
    cache = _DescriptionCache()
    memory = cupy.cuda.memory
    owning_classes = {getattr(memory, name, None) for name in ("Memory", "PooledMemory", "MemoryAsync")}

    def read(array: Any) -> tuple[Any, ...]:
        """Return the address and the description of an array, or () if Python has to read it."""
        data = array.data
        if data.mem.__class__ not in owning_classes:
            return ()
        key: Any = (array.dtype, array.shape, data.device_id)
        if not array._c_contiguous:
            key = (*key, array.strides)
        description = cache.get(key)
        if description is None:
            strides = None
            if not array._c_contiguous:
                strides = _convert_strides(array.strides, array.itemsize)
                if strides is None:
                    return ()
            # b"" marks arrays that machine code cannot read.
            description = cache.keep(key, describe(array.dtype, array.shape, strides, data.device_id) or b"")
        return (data.ptr, description) if description else ()

    readers[cls] = read
    streams[cls] = partial(_find_stream, cls)


def _register_numba(numba: Any, cls: type) -> None:
    """Register the reader for numba's arrays. Python reads arrays in memory that numba does not own."""
    cache = _DescriptionCache()
    has_one_device = Device.count() == 1

    def read(array: Any) -> tuple[Any, ...]:
        """Return the address and the description of an array, or () if Python has to read it."""
        memory = array.gpu_data
        if memory.__class__.__name__ != "OwnedPointer" or array.stream:
            return ()  # If an array is bound to a stream, Python makes the launch wait for this stream.
        ordinal = 0 if has_one_device else memory.context.device.id
        key = array.dtype, array.shape, array.strides, ordinal
        description = cache.get(key)
        if description is None:
            strides = _convert_strides(array.strides, array.dtype.itemsize)
            if strides is None:
                return ()
            # b"" marks arrays that machine code cannot read.
            description = cache.keep(key, describe(array.dtype, array.shape, strides, ordinal) or b"")
        return (memory.device_ctypes_pointer.value, description) if description else ()

    readers[cls] = read
    streams[cls] = partial(_find_stream, cls)


def _register_jax(jaxlib: Any, cls: type) -> None:
    """Register the reader for jax's arrays.

    jax does not have a current stream, so no function is added to `streams`. Arrays are immutable, and once
    computed, they stay ready until they are deleted. The address and the description of an array are
    therefore cached as long as the array is alive.
    """
    cache = _DescriptionCache()
    # Maps an array's id to a weak reference to the array and the result of `read`.
    results_by_id: dict[int, tuple[ref[Any], tuple[int, bytes]]] = {}

    def store_result(array: Any, result: tuple[int, bytes]) -> None:
        """Store the result of `read` for an array until the array is destroyed."""
        array_id = id(array)

        def drop_result(_: object) -> None:
            """Drop the stored result when the array is destroyed."""
            results_by_id.pop(array_id, None)

        results_by_id[array_id] = ref(array, drop_result), result

    def read(array: Any) -> tuple[Any, ...]:
        """Return the address and the description of an array, or () if Python has to read it."""
        stored = results_by_id.get(id(array))
        if stored is not None and not array.is_deleted() and stored[0]() is array:
            return stored[1]
        if not array.is_ready():
            return ()
        aval = array.aval
        sharding = array.sharding
        layout = array._pjrt_layout
        key = id(aval), id(sharding)
        # Column-major and row-major arrays may have the same aval and sharding, but not the same layout.
        entry = cache.get(key)
        if entry is None or entry.layout != layout:
            new_description = _describe_jax_array(array)
            if new_description is None:
                return ()
            entry = cache.keep(key, _JaxDescription(new_description, layout, aval, sharding))
        result = array.unsafe_buffer_pointer(), entry.description
        store_result(array, result)
        return result

    readers[cls] = read


class _JaxDescription(NamedTuple):
    """The cached description of jax arrays that have the same abstract value, sharding and layout.

    The cache is keyed by the ids of `aval` and `sharding`. They are kept alive here, so that other objects
    cannot get the same ids.
    """

    description: bytes
    layout: Any
    aval: Any
    sharding: Any


def _describe_jax_array(array: Any) -> bytes | None:
    """Return the description of a jax array, or None if machine code cannot read it."""
    view = read_array(array, 0)
    if view is None or view.memory != "cuda":
        return None
    return describe(view.dtype, view.shape, view.strides, view.device, view.is_read_only)


def _find_stream(cls: type, device: Device) -> int:
    """Return the handle of a package's current stream on a device.

    Args:
        cls: The package's array class.
        device: The device.
    """
    query = find_current(cls)
    assert query is not None
    return query(device.ordinal)


_REGISTER_FUNCTIONS: dict[tuple[str, str], Callable[[Any, type], None]] = {
    ("cupy", "ndarray"): _register_cupy,
    ("numba", "DeviceNDArray"): _register_numba,
    ("jaxlib", "ArrayImpl"): _register_jax,
}
