"""Reads other packages' arrays through DLPack, and exports Buffers to other packages.

https://dmlc.github.io/dlpack/latest/python_spec.html
"""

from __future__ import annotations

import ctypes
import struct
import sys
from collections import deque
from math import prod
from operator import index
from typing import TYPE_CHECKING, Any

from ..._bindings.machine.body import make_c_string
from ..._bindings.machine.launch_data import Tensor
from ..._errors import refuse, show_number, show_value
from ..._process import process
from ...errors import DriverError
from ..contracts.argument_checks import ArrayView
from ..contracts.dtypes import ACCEPTED, DTYPES, MEMORY, find_dtype, name_dlpack, name_memory
from ..contracts.parts import compute_strides
from .driver_state import driver, make_current
from .streams import Event

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from .device import Device

    class Memory(Protocol):
        """The attributes of a Buffer that this module uses. `int(buffer)` is the address."""

        nbytes: int
        device: Device

        @property
        def memory(self) -> str: ...

        def __int__(self) -> int: ...


# DLPackExchangeAPI of DLPack 1.3: the version, four pointers that are not used here, and the two functions
# that `find_exchange` returns.
_ExchangeApi = ctypes.c_uint64 * 7
# Bits of DLManagedTensorVersioned.flags.
_IS_READ_ONLY = 1
_IS_COPIED = 2
_IS_PADDED = 4  # Values that are smaller than a byte occupy one byte each.
# The names of capsules that have not been consumed. A consumer adds the prefix "used_" to the name.
_CAPSULE_NAMES = b"dltensor", b"dltensor_versioned"
_LEGACY_STREAM = 1  # CU_STREAM_LEGACY
_MAX_RANK = 64  # maximum number of dimensions of an array, as in numpy and torch


class _Versioned(ctypes.Structure):
    """The C struct DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", Tensor),
    )


_read_name = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
_read_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, *[ctypes.c_void_p] * 3)(
    ("PyCapsule_New", ctypes.pythonapi)
)


def find_exchange(cls: type) -> tuple[int, int] | None:
    """Return the addresses of the C functions through which an array class supports DLPack.

    The functions are dltensor_from_py_object_no_sync and current_work_stream. The result is None if the class
    does not have them, or if their major version is not 1.
    """
    capsule = getattr(cls, "__dlpack_c_exchange_api__", None)
    try:
        name = _read_name(capsule)
        version, *_, from_object, current_stream = _ExchangeApi.from_address(_read_pointer(capsule, name))
    except (ValueError, TypeError, SystemError):
        return None
    major = version % (1 << 32)  # The upper half is the minor version.
    is_supported = name == b"dlpack_exchange_api" and major == 1
    has_functions = bool(from_object and current_stream)
    return (from_object, current_stream) if is_supported and has_functions else None


def read_array(value: Any, find_stream: Callable[[], int] | None) -> ArrayView:
    """Return the view of an array that supports `__dlpack__`. The capsule is the owner of the view.

    Args:
        value: The array.
        find_stream: Function that returns the handle of the stream on which the array will be used, or None
            if the caller does not access the memory. The array's package makes this stream wait for the
            array.

    Raises:
        TypeError: The array's package raised a TypeError, which is the cause of this error.
        ValueError: The array exports a copy of its memory, an unreadable capsule, a capsule for a major
            version of DLPack other than 1, or a malformed DLTensor; or the array's package raised another
            exception, which is the cause of this error.
    """
    device = _read_device(value)
    device_type, _ = device
    is_accepted = name_memory(device_type) in ACCEPTED
    capsule = _request_capsule(value, find_stream if is_accepted else None, is_accepted)
    name = _get_capsule_name(capsule)
    is_read_only = is_padded = False
    pointer = _read_pointer(capsule, name)
    if name == b"dltensor_versioned":
        versioned = _Versioned.from_address(pointer)
        if versioned.major != 1:
            raise ValueError(f"expected DLPack 1, got {versioned.major}")
        if versioned.flags & _IS_COPIED:
            raise ValueError("it exports a copy of its memory, which a kernel can't change")
        tensor = versioned.tensor
        is_read_only = bool(versioned.flags & _IS_READ_ONLY)
        is_padded = bool(versioned.flags & _IS_PADDED)
    else:
        tensor = Tensor.from_address(pointer)
    return _read_tensor(tensor, device, is_padded)._replace(is_read_only=is_read_only, owner=capsule)


def _read_device(value: Any) -> tuple[int, int]:
    """Return the DLDeviceType and the ordinal that `__dlpack_device__` reports."""
    try:
        device = value.__dlpack_device__()
    except DriverError:
        raise
    except Exception as error:
        error_type = TypeError if isinstance(error, TypeError) else ValueError
        raise error_type(f"its __dlpack_device__ raises {type(error).__name__}: {error}") from error
    expected = "the type and the ordinal of a device from __dlpack_device__"
    try:
        device_type, ordinal = map(index, device)
    except (TypeError, ValueError):
        raise refuse(ValueError, expected, show_value(device)) from None
    if not 0 <= ordinal < 1 << 31:
        raise ValueError(f"expected a device of 0 or more, got {show_number(ordinal)}")
    return device_type, ordinal


def _read_tensor(tensor: Tensor, device: tuple[int, int], is_padded: bool) -> ArrayView:
    """Return the view of a DLTensor.

    Args:
        tensor: The DLTensor.
        device: The DLDeviceType and the ordinal that `__dlpack_device__` reports.
        is_padded: Whether values that are smaller than a byte occupy one byte each.

    Raises:
        ValueError: The DLTensor is malformed or is not on `device`.
    """
    rank, code, bits, lanes = struct.unpack("<IBBH", tensor.element.to_bytes(8, "little"))
    if rank > _MAX_RANK or (rank and not tensor.shape):
        raise ValueError(f"expected a DLTensor of up to {_MAX_RANK} dimensions, got {rank}")
    tensor_device = struct.unpack("<ii", tensor.place.to_bytes(8, "little"))
    if tensor_device != device:
        devices = device, tensor_device
        reported, actual = (f"{name_memory(device_type)}:{ordinal}" for device_type, ordinal in devices)
        raise ValueError(f"__dlpack_device__ reports {reported}, but its DLTensor is on {actual}")
    if tensor.offset >= 1 << 63:
        raise refuse(ValueError, "a byte offset below 2**63", tensor.offset)
    sizes = ctypes.c_int64 * rank
    shape = tuple(sizes.from_address(tensor.shape)) if rank else ()
    strides = tuple(sizes.from_address(tensor.strides)) if tensor.strides else compute_strides(shape)
    # The offset does not apply to a null pointer.
    address = tensor.data + tensor.offset if tensor.data else 0
    device_type, ordinal = device
    dtype = name_dlpack(code, bits, lanes, is_padded)
    return ArrayView(address, dtype, shape, strides, name_memory(device_type), ordinal)


def _get_capsule_name(capsule: Any) -> bytes:
    """Return the name of a capsule that has not been consumed.

    Raises:
        ValueError: The object is not a DLPack capsule.
    """
    try:
        name: bytes | None = _read_name(capsule)
    except (TypeError, ValueError):
        raise ValueError(f"expected a capsule, got {type(capsule).__name__}") from None
    if name is None or name not in _CAPSULE_NAMES:
        description = "no name" if name is None else f"the name {name.decode('utf-8', 'replace')!r}"
        text = "it is not a DLPack capsule"
        if name is not None and name.startswith(b"used_"):
            text = "it has been consumed already"
        raise ValueError(f"expected a DLPack capsule, got a capsule with {description}: {text}")
    return name


def _request_capsule(value: Any, find_stream: Callable[[], int] | None, is_accepted: bool) -> Any:
    """Return an array's capsule, without copying the array. Its package makes a stream wait for the array.

    If no stream has to wait, the stream -1 is passed. jax is always called without a stream, because it would
    use -1 as a handle. Without a stream, jax waits on the host until the array is ready.

    Args:
        value: The array.
        find_stream: Function that returns the handle of the stream that has to wait, or None.
        is_accepted: Whether the array is in a type of memory that kernels can use. If it is not, for example
            if it is in host memory, no stream is passed.
    """
    options: dict[str, int] = {}
    if is_accepted and type(value).__module__.partition(".")[0] not in ("jax", "jaxlib"):
        # DLPack uses 1 for the legacy default stream, whose handle is 0.
        options["stream"] = -1 if find_stream is None else find_stream() or _LEGACY_STREAM
    try:
        try:
            return value.__dlpack__(max_version=(1, 0), copy=False, **options)
        except TypeError:  # Producers older than DLPack 1.0 do not have these parameters.
            return value.__dlpack__(**options)
    except DriverError:
        raise
    except Exception as error:
        error_type = TypeError if isinstance(error, TypeError) else ValueError
        raise error_type(f"its __dlpack__ raises {type(error).__name__}: {error}") from error


# --- export to other packages


def find_dlpack_device(buffer: Memory) -> tuple[int, int]:
    """Return a Buffer's DLDeviceType and the ordinal of its device, which is always 0 for pinned memory."""
    device_type = next(code for code, memory in MEMORY.items() if memory == buffer.memory)
    return device_type, 0 if buffer.memory == "cuda_host" else buffer.device.ordinal


class BufferArray:
    """A Buffer's memory as an array for packages that support DLPack, as returned by `Buffer.as_array`.

    Arrays that other packages create from a BufferArray keep the Buffer alive, but `buffer.close()` still
    frees their memory. The consumer's stream waits for the stream on which the Buffer was allocated. If the
    Buffer was allocated without a stream, make the consumer's stream wait with `Stream.wait`.

    Attributes:
        buffer: the Buffer
        dtype: the contract's name for the dtype
        shape: the sizes of the dimensions
        nbytes: the size in bytes
    """

    __slots__ = ("__weakref__", "_offset", "_stream", "buffer", "dtype", "nbytes", "shape")

    def __init__(self, buffer: Memory, stream: int | None, dtype: object, shape: Any, offset: int) -> None:
        self.buffer = buffer
        self._stream = stream
        self._offset = index(offset)
        self.dtype = find_dtype(dtype)
        if not self.dtype:
            raise ValueError(f"dtype: expected one of {', '.join(DTYPES)}, got {dtype!r}")
        size = DTYPES[self.dtype].size
        shape = (buffer.nbytes - self._offset) // size if shape is None else shape
        self.shape = tuple(map(index, shape if isinstance(shape, (tuple, list)) else (shape,)))
        self.nbytes = prod(self.shape) * size
        if min(self.shape, default=0) < 0 or self._offset < 0 or self._offset % size:
            text = f"expected sizes of 0 or more, and a multiple of {size} bytes"
            raise ValueError(f"shape {show_value(self.shape)}, offset {show_value(offset)}: {text}")
        if self._offset + self.nbytes > buffer.nbytes:
            text = f"do not fit in a buffer of {buffer.nbytes} bytes"
            raise ValueError(f"{show_number(self.nbytes)} bytes at offset {show_number(offset)} {text}")

    def describe(self) -> ArrayView:
        """Return the view of the array. Raises ValueError if the Buffer is closed."""
        address = int(self.buffer) + self._offset
        strides = compute_strides(self.shape)
        memory, ordinal = self.buffer.memory, self.buffer.device.ordinal
        return ArrayView(address, self.dtype, self.shape, strides, memory, ordinal, owner=self.buffer)

    def __array__(self, *arguments: object, **options: object) -> object:
        """Raise TypeError. Without this method, numpy would create an array whose only element is `self`."""
        raise TypeError("numpy can't use a Buffer's memory: use array.buffer.to_host()")

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the device type in DLPack's encoding, and the device ordinal."""
        return find_dlpack_device(self.buffer)

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        """Return a DLPack capsule. Raises BufferError if the consumer requests a copy or another device."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("a Buffer's memory can't be exported as a copy or to another device")
        is_versioned = bool(max_version) and max_version[0] >= 1  # Older consumers do not pass a version.
        is_padded = not DTYPES[self.dtype].lanes
        if is_padded and not is_versioned:  # The flag _IS_PADDED requires DLPack 1.
            raise BufferError(f"{self.dtype} needs DLPack 1, which the other package does not support")
        own_stream = self._stream
        # The consumer passes -1 if it does not need synchronization.
        if own_stream is not None and stream not in (-1, own_stream):
            with make_current(driver.cuStreamGetCtx(own_stream)), Event() as event:
                consumer_stream = stream or driver.CU_STREAM_LEGACY
                driver.cuStreamWaitEvent(consumer_stream, event.record(own_stream).handle, 0)
        return _make_capsule(self, int(self.buffer) + self._offset, is_versioned)


class _Managed(ctypes.Structure):
    """The C struct DLManagedTensor, which DLPack used before 1.0."""

    _fields_ = (("tensor", Tensor), ("manager", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


# Maps addresses to the managed tensors of exported arrays, which stay alive until consumers call the deleter.
_exported: dict[int, Any] = process.keep({})
# Pairs (capsule, address of its tensor) of the capsules that had not been consumed when they were last
# inspected. A thread removes a pair from the deque while it inspects the capsule.
_offered: deque[tuple[Any, int]] = process.keep(deque())


def _release(address: int, drop: Any = _exported.pop) -> None:
    """Drop an exported tensor. This is the deleter that consumers call.

    Args:
        address: The address of the managed tensor.
        drop: `_exported.pop`. As a default value, this method stays available while Python shuts down.
    """
    drop(address, None)


_delete = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_release)
_NAMES = make_c_string(b"dltensor"), make_c_string(b"dltensor_versioned")
for _object in (_delete, *_NAMES):  # Never destroy these: consumers may use them until the process ends.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_object))


def _make_capsule(array: BufferArray, address: int, is_versioned: bool) -> Any:
    """Return a capsule whose consumer keeps the Buffer alive.

    Args:
        array: The array.
        address: The address of the memory.
        is_versioned: Whether to create a capsule for DLPack 1.0 instead of an older version.
    """
    _drop_finished_capsules()
    shape = array.shape
    dtype = DTYPES[array.dtype]
    shape_and_strides = (ctypes.c_int64 * (2 * len(shape)))(*shape, *compute_strides(shape))
    shape_address = ctypes.addressof(shape_and_strides)
    strides_address = shape_address + 8 * len(shape)
    device_type, ordinal = array.__dlpack_device__()
    device = device_type | ordinal << 32  # a DLDevice
    is_padded = not dtype.lanes
    # The rank (32 bits), and the dtype: its code (8 bits), number of bits (8 bits) and lanes (16 bits).
    rank_and_dtype = len(shape) | dtype._replace(lanes=dtype.lanes or 1).element << 32
    tensor = Tensor(address or None, device, rank_and_dtype, shape_address, strides_address, 0)
    managed: Any
    if is_versioned:
        minor_version = 1 if is_padded else 0  # The flag was added in DLPack 1.1.
        managed = _Versioned(1, minor_version, flags=_IS_PADDED if is_padded else 0, tensor=tensor)
    else:
        managed = _Managed(tensor)
    managed.deleter = ctypes.cast(_delete, ctypes.c_void_p)
    managed.kept = (array, shape_and_strides)  # keeps the memory, the sizes and the strides alive
    tensor_address = ctypes.addressof(managed)
    _exported[tensor_address] = managed
    capsule = _new_capsule(tensor_address, ctypes.addressof(_NAMES[is_versioned]), None)
    _offered.append((capsule, tensor_address))
    return capsule


def _drop_finished_capsules() -> None:
    """Drop the capsules that have been consumed, and release the tensors of unreachable capsules.

    A capsule is unreachable if no consumer has a reference to it. This function replaces a capsule
    destructor, which would have to be written in C, because it may run while an exception is set.
    """
    for _ in range(len(_offered)):
        try:
            pair = _offered.popleft()
        except IndexError:  # Another thread has removed the last element.
            return
        # The references are counted before the name is read: if there are no other references, nothing can
        # consume the capsule between the two steps.
        is_unreachable = _count_references(pair) == _OWN_REFERENCES
        # No variable refers to the capsule, because the variable would be counted as a reference.
        is_consumed = _read_name(pair[0]).startswith(b"used_")
        if is_unreachable and not is_consumed:
            _release(pair[1])
        elif not is_consumed:
            _offered.append(pair)


def _count_references(pair: tuple[Any, int]) -> int:
    """Return the reference count of a pair's capsule, including the references of this call."""
    return sys.getrefcount(pair[0])


_OWN_REFERENCES = _count_references((object(), 0))
"""The result of `_count_references` for a capsule to which only the pair refers."""
