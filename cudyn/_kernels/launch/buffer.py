"""The class Buffer, a block of memory that kernels use, and the copies to and from Buffers."""

from __future__ import annotations

import ctypes
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import prod
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._bindings.calls.records import has_buffer
from ..._bindings.libraries import load as loading
from ..._bindings.machine.fast_functions import find_slot, why_unavailable
from ..._bindings.machine.kinds import register_holder
from ..._errors import refuse, show_number
from ..._process import process
from ...errors import DriverError
from ..contracts.argument_checks import ArrayView
from ..contracts.dtypes import ACCEPTED, DTYPES
from ..contracts.parts import compute_strides
from .array_readers import describe
from .array_records import check_address, count_bytes, get_view, is_contiguous, is_on_device, read_array
from .buffer_layout import (
    describe_source,
    find_typestr,
    get_dtype,
    make_host_array,
    read_host_layout,
    read_shape,
    view_as,
)
from .capture_safe_calls import capture_safe
from .device import Device, get_context_id, on_synchronize
from .dlpack import BufferArray, find_dlpack_device
from .driver_objects import DriverObject
from .driver_state import GONE_STATUSES, driver, make_current, name_type, relaxed_capture
from .streams import get_handle, is_captured, wait_for_array

if TYPE_CHECKING:
    from typing import Self

__tracebackhide__ = True  # for pytest; at module level, because local variables would slow down functions

_MAX_SIZE = (1 << 63) - 1  # bytes; ctypes would truncate a larger number to a size_t without an error
# The status codes which show that a copy has ended: CUDA_SUCCESS (0), and the status codes of a context that
# no longer runs anything.
_ENDED_STATUSES = GONE_STATUSES | {0}

# Copies that may still be running, and memory that could not be freed yet. Each element is a tuple of:
# - the context
# - the context's identity
# - a function that returns whether the copy has ended or the memory has been freed; if its argument is true,
#   the function first waits for the copy
# - the `_prepared` list of the copy's buffer, which identifies the buffer, or None for memory
# - objects that are kept alive until the copy has ended, or None
# No lock protects the deque, because removing an element may run a finalizer that itself starts a copy.
_pending: deque[tuple[Any, object, Callable[[bool], bool], object, object]] = process.keep(deque())


class CopyTarget:
    """The base class of Graph. If it is passed as `stream=`, it records a Buffer's copies for later launches.

    Attributes:
        captured_stream: The stream that the object is capturing, or None. During a capture, copies are
            submitted to this stream as usual.
    """

    __slots__ = ()
    captured_stream: Any

    def add_copy(self, target: ArrayView, source: ArrayView, nbytes: int, owners: object) -> None:
        """Record a copy between two arrays. Only their addresses and types of memory are used.

        Args:
            target: The array that is overwritten.
            source: The array that is read.
            nbytes: The number of bytes to copy.
            owners: Objects that are kept alive as long as the copy can run.
        """
        raise NotImplementedError

    def find_waiting_stream(self) -> int:
        """Return the handle of a stream that the next launch of the graph waits for."""
        raise NotImplementedError

    def add_fill(self, target: ArrayView, value: int, nbytes: int) -> None:
        """Record an operation that sets the first `nbytes` bytes of an array to a value."""
        raise NotImplementedError


class _Kind(NamedTuple):
    """A kind of memory.

    Attributes:
        memory: DLPack's name for the type of memory.
        free: The name of the driver function that frees the memory, or `""` if the Buffer does not own it.
    """

    memory: str
    free: str


_DEVICE = _Kind("cuda", "cuMemFree")
_PINNED = _Kind("cuda_host", "cuMemFreeHost")
_MANAGED = _Kind("cuda_managed", "cuMemFree")
_PINNED_FLAGS = 3  # CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP
# The value of `Buffer._record` if only Python may read the Buffer, not machine code.
_UNREADABLE: tuple[Any, ...] = ()


class Buffer(DriverObject):
    """A block of memory that kernels use.

        buffer = cudyn.Buffer(4 * 1000)  # bytes
        matrix = cudyn.Buffer((1000, 3), "f4")  # with a shape and a dtype

    `pointer` and `int(buffer)` are the address. Kernels accept the Buffer itself. `dtype` is the contract's
    name for the dtype and `shape` is a tuple, or both are None. `nbytes` is the size in bytes. `buffer[2:5]`
    is a Buffer for part of the memory: indexes 2 to 4 of the first dimension, or bytes 2 to 4 if there is no
    shape. This slice keeps `buffer` alive, and is closed with it. Buffers do not support arithmetic.

    `Buffer.pinned` allocates host memory that the device can access, `Buffer.managed` allocates managed
    memory, and `MemoryPool.allocate` allocates from a pool. The memory is freed by `close()`, at the end of a
    `with` block, or by the finalizer: in stream order if a stream was passed, and otherwise after all work
    that was submitted to the device has completed. If a graph is being captured on the stream, the memory is
    freed after the capture, the next time a Buffer is used or Device.sync() is called. The stream must exist
    until then. Launches that were prepared with a closed buffer, and graphs that contain it, raise
    ValueError.

    Args:
        shape: Size in bytes; or, with a dtype, the shape as an int, a tuple or a list. If the size is 0, the
            address is 0.
        dtype: A name as in contracts ("f32", "bf16") or in numpy ("f4"), or another package's dtype; None for
            bytes.
        stream: Stream on which the memory is allocated and freed (cuMemAllocAsync), or None to do both
            immediately. The buffer keeps this object alive.
        device: A Device or its ordinal; None for the current context's device, or device 0 without a context.

    Raises:
        DriverError: If the allocation fails, for example with CUDA_ERROR_OUT_OF_MEMORY.
        ValueError: If the size or the dtype is invalid.
        TypeError: If the size or the shape has the wrong type.

    Threads:
        Any. In a thread without a context, the first device's primary context becomes current.

    Example:
        ```python
        cudyn.Buffer((1000, 3), "f4")
        ```
    """

    __slots__ = (
        "_captured",
        "_in_graph",
        "_kind",
        "_owner",
        "_prepared",
        "_record",
        "_stream",
        "dtype",
        "nbytes",
        "pointer",
        "shape",
    )
    pointer: int | None
    nbytes: int
    dtype: str | None
    shape: tuple[int, ...] | None
    _kind: _Kind
    _owner: object

    def __init__(
        self,
        shape: int | Sequence[int],
        dtype: object = None,
        *,
        stream: object = None,
        device: Device | int | None = None,
    ) -> None:
        self.pointer = self.dtype = self.shape = None
        # Machine code reads this attribute. It is None for bytes in device memory, a tuple (address,
        # description) for an array (see array_readers.py), and () if Python has to read the Buffer.
        self._record: tuple[Any, ...] | None = None
        if dtype is None and shape.__class__ is int and 0 <= shape <= _MAX_SIZE:
            self.nbytes = shape
        else:
            self._set_layout(shape, dtype)
        DriverObject.__init__(self, device)
        self._stream = None if stream is None else get_handle(stream)
        self._kind = _DEVICE
        self._owner = stream
        self._captured: list[object] | None = None  # objects that copies in captured graphs use
        # Whether the memory was allocated during a capture, so that the same graph may also free it.
        self._in_graph = False
        # The prepared launches, graphs and slices that use the buffer.
        self._prepared: list[weakref.ref[Any]] = []
        if not self.nbytes:
            self.pointer = 0
        elif device is None:  # The buffer's context is current.
            self._allocate()
        else:
            with make_current(self.context):
                self._allocate()
        if self.dtype is not None:
            self._describe()

    def _set_layout(self, shape: Any, dtype: object) -> None:
        """Set `dtype`, `shape` and `nbytes` according to the parameters of `Buffer`."""
        if dtype is None:
            try:
                self.nbytes = _check_size(shape)
            except TypeError:
                if isinstance(shape, (tuple, list)):
                    raise TypeError(f'a shape needs a dtype, as in Buffer({shape!r}, "f32")') from None
                raise TypeError(describe_source(shape)) from None
            return
        self.dtype = get_dtype(dtype)
        self.shape = read_shape(shape)
        self.nbytes = _check_size(prod(self.shape) * DTYPES[self.dtype].size)

    def _describe(self) -> None:
        """Set `_record`, from which machine code reads the array.

        Machine code can only read nonempty arrays in device memory.
        """
        self._record = _UNREADABLE
        if self.pointer and self.shape is not None and self._kind.memory == "cuda":
            description = describe(self.dtype, self.shape, None, self.device.ordinal)
            if description is not None:
                self._record = self.pointer, description

    @classmethod
    def _make(
        cls,
        kind: _Kind,
        shape: Any,
        dtype: object,
        device: Device | int | None,
        allocate: Callable[[int], int],
        stream: int | None = None,
        owner: object = None,
    ) -> Self:
        """Return a Buffer whose memory is allocated by a function.

        Args:
            kind: The kind of memory that the function allocates.
            shape: As in `Buffer`.
            dtype: As in `Buffer`.
            device: As in `Buffer`.
            allocate: Function that allocates memory of a size in bytes in the current context, and returns
                its address.
            stream: The handle of the stream on which the memory is freed, or None.
            owner: An object that the buffer keeps alive.
        """
        buffer = cls(0, device=device)  # A Buffer with a size of 0 does not allocate memory.
        buffer._set_layout(shape, dtype)
        buffer._kind = kind
        buffer._stream = stream
        buffer._owner = owner
        if buffer.nbytes:
            buffer.pointer = None
            with make_current(buffer.context), relaxed_capture():
                if _pending:
                    _end_copies(buffer.context)
                buffer.pointer = allocate(buffer.nbytes)
        buffer._describe()
        return buffer

    @classmethod
    def pinned(
        cls, shape: int | Sequence[int], dtype: object = None, *, device: Device | int | None = None
    ) -> Self:
        """Return a Buffer of pinned host memory, which all devices can access.

        Copies between a device and pinned memory are faster than copies between a device and other host
        memory, and can run at the same time as kernels if a stream is passed. Use `host_view` to access the
        memory from Python.

        Args:
            shape: Size in bytes, or the shape.
            dtype: As in Buffer.
            device: A Device or its ordinal; None for the current context's device, or device 0 without a
                context.

        Returns:
            The Buffer.

        Raises:
            DriverError: If the allocation fails.
            ValueError: As in Buffer.
            TypeError: As in Buffer.

        Threads:
            Any.

        Example:
            ```python
            cudyn.Buffer.pinned(1000, "f4").host_view()[0] = 1.5
            ```
        """
        return cls._make(
            _PINNED, shape, dtype, device, lambda size: driver.cuMemHostAlloc(size, _PINNED_FLAGS)
        )

    @classmethod
    def managed(
        cls, shape: int | Sequence[int], dtype: object = None, *, device: Device | int | None = None
    ) -> Self:
        """Return a Buffer of managed memory, which the driver moves between the host and the devices.

        Use `host_view` to access the memory from Python. The host must not access it while a kernel uses it,
        unless the device supports concurrent access.

        Args:
            shape: Size in bytes, or the shape.
            dtype: As in Buffer.
            device: A Device or its ordinal; None for the current context's device, or device 0 without a
                context.

        Returns:
            The Buffer.

        Raises:
            DriverError: If the allocation fails.
            ValueError: As in Buffer.
            TypeError: As in Buffer.

        Threads:
            Any.

        Example:
            ```python
            cudyn.Buffer.managed((1000, 3), "f4")
            ```
        """

        def allocate(size: int) -> int:
            """Allocate memory that all devices can access."""
            return int(driver.cuMemAllocManaged(size, driver.CU_MEM_ATTACH_GLOBAL))

        return cls._make(_MANAGED, shape, dtype, device, allocate)

    @classmethod
    def make_ordered(
        cls,
        shape: int | Sequence[int],
        dtype: object,
        device: Device,
        allocate: Callable[[int], int],
        stream: int,
        owner: object,
    ) -> Self:
        """Return a Buffer whose memory is freed in stream order. MemoryPool calls this method.

        Args:
            shape: As in `Buffer`.
            dtype: As in `Buffer`.
            device: The device of the pool.
            allocate: As in `_make`.
            stream: The handle of the stream on which the memory is freed.
            owner: An object that the buffer keeps alive.
        """
        return cls._make(_DEVICE, shape, dtype, device, allocate, stream, owner)

    @property
    def memory(self) -> str:
        """The type of the memory: "cuda", "cuda_host" (pinned) or "cuda_managed"."""
        return self._kind.memory

    def __getitem__(self, key: slice) -> Buffer:
        """Return a Buffer for part of the memory: a range of the first dimension, or of the bytes.

        The slice keeps this Buffer alive, and is closed with it.

        Raises:
            TypeError: The key is not a slice, or the Buffer has no dimensions.
            ValueError: The step is not 1, or the Buffer is closed.
        """
        if not isinstance(key, slice):
            raise TypeError(f"expected a slice such as buffer[2:5], got {name_type(key)}")
        shape = (self.nbytes,) if self.shape is None else self.shape
        if not shape:
            raise TypeError("a Buffer without dimensions has no slices")
        row_count = shape[0]
        start, stop, step = key.indices(row_count)
        if step != 1:
            raise ValueError(f"expected a slice with a step of 1, got {step}")
        part_row_count = max(stop - start, 0)  # `stop` may be less than `start`, as in buffer[3:1].
        row_size = self.nbytes // row_count if row_count else 0  # in bytes
        part_shape = None if self.shape is None else (part_row_count, *shape[1:])
        return self._make_part(start * row_size, part_row_count * row_size, part_shape)

    def _make_part(self, offset: int, nbytes: int, shape: tuple[int, ...] | None) -> Buffer:
        """Return a Buffer for part of the memory. It keeps this Buffer alive, and is closed with it.

        Args:
            offset: The offset of the part in this Buffer, in bytes.
            nbytes: The size of the part in bytes.
            shape: The shape of the part, or None if this Buffer does not have a shape.

        Raises:
            ValueError: This Buffer is closed.
        """
        address = int(self)
        part = type(self).__new__(type(self))  # without `__init__`, which would allocate memory
        part._open = [True]
        part.context = self.context
        part.context_id = self.context_id
        part.device = self.device
        part.dtype = self.dtype
        part.nbytes = nbytes
        part.shape = shape
        part._kind = self._kind._replace(free="")  # The part does not own the memory.
        part._stream = self._stream
        part._owner = self
        part._captured = None
        part._in_graph = False
        part._prepared = []
        part.pointer = address + offset if nbytes else 0
        part._record = None
        if self._record is not None:
            part._describe()
        self._prepared.append(weakref.ref(part, self._prepared.remove))
        return part

    def _allocate(self) -> None:
        """Allocate the memory in the current context, in stream order if there is a stream."""
        if _pending:
            _end_copies(self.context)
        if self._stream is None:
            self.pointer = capture_safe.cuMemAlloc(self.nbytes)
        else:
            self._in_graph = capture_safe.cuStreamIsCapturing(self._stream)  # 0 if it is not captured
            self.pointer = capture_safe.cuMemAllocAsync(self.nbytes, self._stream)

    @classmethod
    def from_host(
        cls, source: object, *, stream: object = None, device: Device | int | None = None
    ) -> Buffer:
        """Return a new Buffer with the contents of an object in host memory.

        The Buffer has the dtype and the shape of the object, unless the object is bytes or a bytearray, or
        contracts do not support its type.

        Args:
            source: bytes, an array, a ctypes object or any other object that supports the buffer protocol, or
                a torch tensor in host memory.
            stream: Stream on which the copy runs, as in copy_from.
            device: A Device or its ordinal; None for the current context's device, or device 0 without a
                context.

        Returns:
            The Buffer.

        Raises:
            TypeError: If the object is not in host memory.
            DriverError: As in Buffer and copy_from.

        Threads:
            Any.

        Example:
            ```python
            cudyn.Buffer.from_host(array.array("f", [1, 2, 3]))
            ```
        """
        dtype, shape = _read_source(source)
        buffer = cls(shape, dtype, device=device)
        buffer.copy_from(source, stream=stream)
        return buffer

    @classmethod
    def borrow(cls, pointer: int, nbytes: int, owner: object = None) -> Buffer:
        """Return a Buffer for memory that something else owns. The Buffer never frees it.

        Args:
            pointer: Address in the current context.
            nbytes: Size in bytes.
            owner: An object that the Buffer keeps alive, such as the owner of the memory.

        Returns:
            The Buffer.

        Raises:
            ValueError: If the address or the size is invalid.

        Threads:
            Any.

        Example:
            ```python
            cudyn.Buffer.borrow(buffer.pointer, buffer.nbytes, owner=buffer)
            ```
        """
        if not 0 <= index(pointer) < 1 << 64:
            raise ValueError(f"an address: expected 0 to 2**64 - 1, got {show_number(pointer)}")
        size = _check_size(nbytes)
        if size and not pointer:
            raise ValueError(f"an address: expected the address of {size} bytes, got a null pointer")
        buffer = cls(0)
        buffer.pointer = int(pointer)
        buffer.nbytes = size
        buffer._owner = owner
        buffer._kind = _DEVICE._replace(free="")
        return buffer

    def as_array(
        self, dtype: object, shape: Sequence[int] | int | None = None, *, offset: int = 0
    ) -> BufferArray:
        """Return the memory as an array, for packages that accept DLPack.

            torch.from_dlpack(buffer.as_array("f32", (4, 8)))

        Args:
            dtype: a name as in contracts ("f32", "bf16", "i64"), or another package's dtype (torch.float32)
            shape: the sizes of the array, which is row-major; None for one dimension up to the end of the
                buffer
            offset: offset of the array in the buffer, in bytes

        Raises: ValueError if the array does not fit in the buffer, or if the dtype is unknown.
        """
        return BufferArray(self, self._stream, dtype, shape, offset)

    # --- copies

    def copy_from(self, source: object, *, stream: object = None, offset: int = 0) -> None:
        """Copy from host memory, another Buffer or an array on a device.

        Args:
            source: An object that is copied completely.
            stream: Stream on which the copy runs, or a Graph, which copies from the source's memory at each
                launch. With a stream, the method returns before the copy is done, and the source must not
                change until then. The source is kept alive until a later copy, allocation or release of a
                Buffer in this context, or Device.sync(), finds that the copy is done. If a graph is capturing
                the stream, the source is kept alive as long as the buffer.
            offset: Offset in this buffer, in bytes.

        Raises:
            ValueError: If the source does not fit in the buffer.
            TypeError: If the source is of any other type.
            DriverError: If the copy fails.

        Threads:
            Any. The caller has to order copies of the same Buffer.

        Example:
            ```python
            buffer.copy_from(bytes(16), offset=8)
            ```
        """
        self._copy(source, stream, offset, "cuMemcpyHtoD")

    def copy_to(self, target: object, *, stream: object = None, offset: int = 0) -> None:
        """Copy into writable host memory, another Buffer or an array on a device.

        Args:
            target: An object that is overwritten completely.
            stream: As in copy_from.
            offset: As in copy_from.

        Raises:
            ValueError: If the target is larger than the buffer.
            TypeError: If the target is of any other type.
            DriverError: If the copy fails.

        Threads:
            Any. The caller has to order copies of the same Buffer.

        Example:
            ```python
            buffer.copy_to(bytearray(buffer.nbytes))
            ```
        """
        self._copy(target, stream, offset, "cuMemcpyDtoH")

    def fill(self, value: int = 0, *, stream: object = None) -> None:
        """Set every byte to a value from 0 to 255.

        Args:
            value: value of each byte
            stream: stream on which the bytes are set, or None to set them immediately, or a Graph, which sets
                them at each launch
        """
        if not 0 <= index(value) <= 255:
            raise ValueError(f"a byte: expected 0 to 255, got {show_number(value)}")
        if not self.nbytes:
            return
        if isinstance(stream, CopyTarget):
            if stream.captured_stream is None:
                stream.add_fill(read_buffer(self, self.device.ordinal), value, self.nbytes)
                return
            stream = stream.captured_stream
        with make_current(self.context):
            if stream is None:
                driver.cuMemsetD8(int(self), value, self.nbytes)
            else:
                driver.cuMemsetD8Async(int(self), value, self.nbytes, get_handle(stream))

    def to_host(self, *, stream: object = None) -> Any:
        """Return the contents as an array in host memory.

        Args:
            stream: Stream on which the copy runs. The method waits until the copy is done.

        Returns:
            A numpy array if numpy is installed, or else a memoryview with the format and the shape. The
            contents of a Buffer without a dtype are bytes.

        Raises:
            TypeError: If neither numpy nor memoryview supports the dtype.
            DriverError: If the copy fails.

        Threads:
            Any.

        Example:
            ```python
            cudyn.Buffer.from_host(array.array("f", [1, 2, 3])).to_host().tolist()
            ```
        """
        shape = (self.nbytes,) if self.shape is None else self.shape
        array, data = make_host_array(self.dtype, shape)
        if self.nbytes:
            handle = None if stream is None else get_handle(stream)
            self.copy_to(data, stream=handle)
            if handle is not None:
                with make_current(self.context):
                    driver.cuStreamSynchronize(handle)
        return array

    def host_view(self) -> memoryview:
        """Return pinned or managed memory as a memoryview with the format and the shape, without a copy.

        The memoryview keeps the buffer alive, but must not be used after `close()`.

        Raises: TypeError if the memory is on a device, or if memoryview does not support the dtype.
        """
        if self._kind.memory == "cuda":
            raise TypeError("the memory is on a device; use buffer.to_host() to copy it")
        address = int(self)
        data = (ctypes.c_char * self.nbytes).from_address(address) if self.nbytes else (ctypes.c_char * 0)()
        data.owner = self  # type: ignore[attr-defined]  # The memoryview keeps `data` and the Buffer alive.
        return view_as(memoryview(data).cast("B"), self.dtype, self.shape)

    def __array__(self, *arguments: object, **options: object) -> object:
        """Raise TypeError, because numpy would read the memory without synchronizing with a stream."""
        raise TypeError("numpy can't use a Buffer's memory: use buffer.to_host()")

    def __bytes__(self) -> bytes:
        """Return the contents of the buffer."""
        data = bytearray(self.nbytes)
        self.copy_to(data)
        return bytes(data)

    def _copy(self, other: Any, stream: object, offset: int, host_function: str) -> None:
        """Copy between the buffer and another object.

        Args:
            other: The source or the target of the copy.
            stream: A stream, a CopyTarget or None.
            offset: Offset in this buffer, in bytes.
            host_function: The name of the driver function for host memory, which determines the direction of
                the copy: "cuMemcpyHtoD" to copy from the other object, "cuMemcpyDtoH" to copy to it.
        """
        is_to_other = host_function == "cuMemcpyDtoH"
        cls = other.__class__
        # A shortcut for common objects. `_locate_memory` checks that other objects can be used.
        if stream is None and (cls is bytearray or (cls is bytes and not is_to_other)):
            address: Any = other  # ctypes passes the address of the object's data.
            nbytes = len(other)
            is_host = True
            owners = [other]
        else:
            address, nbytes, is_host, owners = self._locate_memory(other, is_to_other, stream)
        if index(offset) < 0 or offset + nbytes > self.nbytes:
            text = f"do not fit in a buffer of {self.nbytes} bytes"
            raise ValueError(f"{nbytes} bytes at offset {show_number(offset)} {text}")
        own_address = int(self) + offset
        if not nbytes:
            return
        if isinstance(stream, CopyTarget):
            if stream.captured_stream is None:
                self._record_copy(stream, is_to_other, own_address, address, nbytes, is_host, owners)
                return
            stream = stream.captured_stream
        arguments = (address, own_address, nbytes) if is_to_other else (own_address, address, nbytes)
        function_name = host_function if is_host else "cuMemcpy"
        with make_current(self.context):
            if stream is None:
                getattr(driver, function_name)(*arguments)
                return
            handle = get_handle(stream)
            copy = getattr(driver, f"{function_name}Async")
            _end_copies(self.context)
            if is_captured(handle):
                self._captured = self._captured or []
                # The graph uses the other object at each of its launches, so the buffer keeps it alive.
                self._captured.append((owners, stream))
                copy(*arguments, handle)
                return
            self._start_copy(copy, arguments, handle, (owners, stream))

    def _record_copy(
        self,
        graph: CopyTarget,
        is_to_other: bool,
        own_address: int,
        address: Any,
        nbytes: int,
        is_host: bool,
        owners: list[Any],
    ) -> None:
        """Add a copy between the buffer and another object to a graph, which copies at each launch.

        Args:
            graph: The graph.
            is_to_other: Whether the other object is the target.
            own_address: The address in this buffer's memory.
            address: The other object's address, as returned by `_locate_memory`.
            nbytes: The number of bytes to copy.
            is_host: Whether the other object is in host memory.
            owners: The objects that keep the other object's memory alive.
        """
        if isinstance(address, ctypes.c_void_p):
            address = address.value
        elif isinstance(address, bytes):
            raise TypeError("a graph reads host memory at each launch: expected writable memory")
        elif is_host:
            address = ctypes.addressof(address)
        ordinal = self.device.ordinal
        own_view = ArrayView(own_address, "u8", (nbytes,), (1,), self.memory, ordinal, owner=self)
        # Closing a Buffer disables the graphs whose views it owns.
        other_buffer = next((buffer for buffer in map(find_buffer, owners) if buffer is not None), None)
        other_memory = "cpu" if is_host else "cuda"
        other_view = ArrayView(address, "u8", (nbytes,), (1,), other_memory, ordinal, owner=other_buffer)
        target, source = (other_view, own_view) if is_to_other else (own_view, other_view)
        graph.add_copy(target, source, nbytes, owners)

    def _start_copy(self, copy: Any, arguments: Sequence[Any], stream: int, owners: object) -> None:
        """Start a copy, and keep `owners` alive until the copy has ended.

        `owners` are stored before the copy starts, because the copy may run even if an exception is raised.

        Args:
            copy: The driver function, such as cuMemcpyHtoDAsync.
            arguments: The arguments of the driver function, except for the stream.
            stream: The handle of the stream.
            owners: Objects whose memory the copy uses.
        """
        event = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING)
        can_query_event = False  # whether the status of the event is the status of the copy

        def has_ended(wait: bool) -> bool:
            """Return whether the copy is known to have ended. If so, destroy the event.

            Args:
                wait: Whether to wait for the copy.
            """
            if not can_query_event:  # The event has not been recorded.
                if not wait:
                    return False
                status = driver.raw.cuCtxSynchronize()
            else:
                status = (driver.raw.cuEventSynchronize if wait else driver.raw.cuEventQuery)(event)
            if status:  # Other work may have caused the error, so it is not raised here.
                loading.backend.keep_failure(loading.take_cause())
            if status not in _ENDED_STATUSES:  # The copy may still be running.
                return False
            driver.raw.cuEventDestroy(event)
            return True

        _pending.append((self.context, self.context_id, has_ended, self._find_owner()._prepared, owners))
        try:
            copy(*arguments, stream)
        except DriverError:  # The copy has not started. An event that was never recorded counts as done.
            can_query_event = True
            raise
        driver.cuEventRecord(event, stream)
        can_query_event = True

    def _locate_memory(
        self, value: Any, is_written: bool, stream: object
    ) -> tuple[Any, int, bool, list[Any]]:
        """Return the location of the memory of the object that this buffer is copied to or from.

        Args:
            value: The object.
            is_written: Whether the object is the target of the copy.
            stream: The stream of the copy, a CopyTarget or None.

        Returns:
            A tuple (address, size in bytes, whether the memory is host memory, objects that keep the memory
            alive). The address of host memory is an object that ctypes passes as the address, such as bytes.
        """
        if isinstance(value, Buffer):
            return int(value), value.nbytes, False, [value]
        if is_on_device(value) or not has_buffer(value):
            return self._locate_array_memory(value, is_written, stream)
        if isinstance(value, ctypes.c_void_p):
            raise TypeError(f"{name_type(value)} is a pointer; pass Buffer.borrow(address, size)")
        view = get_view(value)
        if not view.c_contiguous:
            raise ValueError("the host memory is not contiguous; copy it first")
        if is_written and view.readonly:
            raise TypeError(f"{name_type(value)} can't be written")
        if view.readonly or not view.nbytes:  # `from_buffer` rejects such memory.
            # ctypes passes bytes as the address of their data. Other objects are copied to bytes.
            passed_object: Any = value if value.__class__ is bytes else view.tobytes()
        else:
            passed_object = (ctypes.c_char * view.nbytes).from_buffer(value)
        return passed_object, view.nbytes, True, [value, passed_object]

    def _locate_array_memory(
        self, value: Any, is_written: bool, stream: object
    ) -> tuple[Any, int, bool, list[Any]]:
        """Return the same values as `_locate_memory`, for an array that cannot be read as a buffer.

        Such an array is on a device, or is a torch tensor in host memory.
        """
        cached_handle: list[int] = []  # the result of `find_stream`, once it has been called

        def find_stream() -> int:
            """Return the handle of the stream that has to wait for the array."""
            if not cached_handle:
                if not isinstance(stream, CopyTarget):
                    handle = get_handle(stream)
                elif stream.captured_stream is None:  # The graph records the copy.
                    handle = stream.find_waiting_stream()
                else:
                    handle = get_handle(stream.captured_stream)
                cached_handle.append(handle)
            return cached_handle[0]

        record = read_array(value, self.device.ordinal, find_stream)
        if record is None:
            raise TypeError(f"expected a buffer or an array on a device, got {name_type(value)}")
        is_host = record.memory == "cpu"
        if not is_host and record.memory not in ACCEPTED:
            raise TypeError(f"{name_type(value)} is in memory of type {record.memory}, which can't be copied")
        if not is_contiguous(record):
            raise ValueError(f"{name_type(value)} is not contiguous in memory; copy it first")
        if is_written and record.is_read_only:
            raise TypeError(f"{name_type(value)} can't be written")
        check_address(record, name_type(value))
        if record.stream is not None:
            with make_current(self.context):
                wait_for_array(find_stream(), record.stream, "a copy")
        address: Any = ctypes.c_void_p(record.address) if is_host else record.address
        return address, count_bytes(record, value), is_host, [value, record]

    # --- the address

    @property
    def _as_parameter_(self) -> Any:
        """The address, which ctypes passes if a foreign function is called with the buffer."""
        return driver.CUdeviceptr(int(self))

    def __int__(self) -> int:
        """Return the address. Raises ValueError if the buffer is closed."""
        if self.pointer is None:
            raise ValueError("the buffer is closed")
        return self.pointer

    def __len__(self) -> int:
        """Return the size of the first dimension, or the size in bytes."""
        return self.shape[0] if self.shape else self.nbytes

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        """The CUDA array interface, used by torch.as_tensor, cupy.asarray and others.

        Without a dtype, the array is one-dimensional and contains bytes.
        """
        # The interface does not allow 0, which is the handle of the default stream.
        stream = None if self._stream is None else self._stream or driver.CU_STREAM_LEGACY.value
        return {
            "shape": (self.nbytes,) if self.shape is None else self.shape,
            "typestr": find_typestr(self.dtype or "u8"),
            "data": (int(self), False),
            "strides": None,
            "stream": stream,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the device type in DLPack's encoding, and the device ordinal."""
        return find_dlpack_device(self)

    def __dlpack__(self, **options: Any) -> Any:
        """Return a DLPack capsule for the array with the Buffer's dtype and shape (see `as_array`)."""
        shape = (self.nbytes,) if self.shape is None else self.shape
        return self.as_array(self.dtype or "u8", shape).__dlpack__(**options)

    def describe(self) -> ArrayView:
        """Return the view of the array, or of the bytes. Raises ValueError if the Buffer is closed."""
        shape = (self.nbytes,) if self.shape is None else self.shape
        memory, dtype = self._kind.memory, self.dtype or "u8"
        strides = compute_strides(shape)
        return ArrayView(int(self), dtype, shape, strides, memory, self.device.ordinal, owner=self)

    # --- freeing the memory

    def _find_owner(self) -> Buffer:
        """Return the Buffer that owns the memory: this Buffer, or the original Buffer if this is a slice."""
        buffer = self
        while not buffer._kind.free and isinstance(buffer._owner, Buffer):
            buffer = buffer._owner
        return buffer

    def _release(self) -> None:
        """Wait for the copies that use the buffer, and free the memory unless it is borrowed."""
        if not self.pointer:
            return
        if _pending:
            _end_copies(self.context, self._prepared)
        kind = self._kind
        if not kind.free:
            return
        if kind is _PINNED:
            with relaxed_capture():
                driver.cuMemFreeHost(self.pointer)
        elif self._stream is None:
            capture_safe.cuMemFree(self.pointer)
        elif self._in_graph or not capture_safe.cuStreamIsCapturing(self._stream):
            capture_safe.cuMemFreeAsync(self.pointer, self._stream)
        else:  # The call would be captured, so that the graph would free the memory at each launch.
            free = partial(_free_uncaptured, self.pointer, self._stream)
            _pending.append((self.context, self.context_id, free, None, None))

    def _forget(self) -> None:
        """Drop the address, close the slices, and disable the prepared launches and graphs."""
        self.pointer = self._captured = None
        if self._record is not None:
            self._record = _UNREADABLE
        if not self._prepared:
            return
        for ref in list(self._prepared):
            prepared = ref()
            if isinstance(prepared, Buffer):  # a slice
                prepared._open.clear()
                prepared._forget()
            elif prepared is not None:
                prepared.usable.clear()  # This disables it (see `disable_after_close`).

    def __repr__(self) -> str:
        state = "closed" if self.pointer is None else f"0x{self.pointer:x}"
        sizes = ", ".join(map(str, self.shape or ()))
        layout = f"of {self.nbytes} bytes" if self.dtype is None else f"{self.dtype}[{sizes}]"
        locations = {"cuda_host": "in pinned memory for", "cuda_managed": "in managed memory of"}
        location = locations.get(self.memory, "on")
        return f"<Buffer {layout} {location} device {self.device.ordinal}, {state}>"


def _read_source(source: Any) -> tuple[str | None, int | tuple[int, ...]]:
    """Return the dtype and the shape of an object in host memory.

    If the object does not have a dtype that contracts support, the result is None and the number of bytes.

    Raises:
        TypeError: The object is not in host memory.
    """
    # torch tensors, and arrays whose dtype the buffer protocol does not support, are read as arrays.
    record = None if has_buffer(source) else read_array(source, ordinal=0)
    if record is None and _has_exporter(source):
        view = get_view(source)
        return read_host_layout(source, view) or (None, view.nbytes)
    if record is None or record.memory != "cpu":
        advice = "" if record is None else "; use Buffer.copy_from for arrays on a device"
        expected = "an object in host memory that supports the buffer protocol, such as an array or bytes"
        raise refuse(TypeError, expected, name_type(source), "source", advice=advice)
    if record.dtype not in DTYPES:
        return None, count_bytes(record, source)
    return record.dtype, tuple(record.shape)


def _has_exporter(source: object) -> bool:
    """Return whether an object supports the buffer protocol, even if its memory cannot be exported now."""
    try:
        memoryview(source)  # type: ignore[arg-type]
    except TypeError:
        return False
    except Exception:  # `get_view` reports this error.
        return True
    return True


def read_buffer(buffer: Buffer, ordinal: int) -> ArrayView:
    """Return the view of a buffer for a kernel on a device.

    Args:
        buffer: The buffer.
        ordinal: The ordinal of the kernel's device, which the view reports as its device.

    Raises:
        ValueError: The buffer is closed, or on another device whose memory the kernel can't access.
    """
    other = buffer.device.ordinal
    if other != ordinal and buffer.memory == "cuda":
        _check_peer(buffer, ordinal)
    return buffer.describe()._replace(device=ordinal)


def _check_peer(buffer: Buffer, ordinal: int) -> None:
    """Raise ValueError unless a device can access a Buffer on another device.

    Pools have their own permissions: `Device.enable_peer` has no effect on memory from a pool.
    """
    other = buffer.device.ordinal
    pool = 0 if buffer._stream is None or not buffer.pointer else find_pool(buffer.pointer)
    if pool:
        location = driver.CUmemLocation(type=driver.CU_MEM_LOCATION_TYPE_DEVICE, id=ordinal)
        if driver.cuMemPoolGetAccess(pool, location):
            return
        # Only MemoryPool.allocate stores a tuple as the owner. Other Buffers are in the current pool.
        is_in_own_pool = buffer._owner.__class__ is tuple
        pool_expression = "pool" if is_in_own_pool else f"MemoryPool.current({other})"
        advice = f"set {pool_expression}.peer_accessible_by = [{ordinal}]"
    else:
        if Device(ordinal).has_peer(other):
            return
        advice = f"call Device({ordinal}).enable_peer({other})"
    raise ValueError(
        f"expected device {ordinal}, got a Buffer on device {other}; if device {ordinal} "
        f"can access it, {advice}, or pass int(buffer)"
    )


def find_pool(address: int) -> int:
    """Return the handle of the pool from which memory was allocated, or 0."""
    return int(driver.cuPointerGetAttribute(driver.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, address))


def find_buffer(value: object) -> Buffer | None:
    """Return the Buffer to which a value refers: a Buffer or a BufferArray. Return None for other values."""
    buffer = value.buffer if type(value) is BufferArray else value
    return buffer if isinstance(buffer, Buffer) else None


def disable_after_close(records: Iterable[ArrayView], holder: Any) -> None:
    """Disable a prepared launch or a graph when a Buffer that it uses is closed.

    Args:
        records: The views of the arrays that it uses. Their owners may be Buffers.
        holder: The prepared launch or the graph. Closing one of the Buffers empties its list `usable`.
    """
    for record in records:
        buffer = record.owner
        if isinstance(buffer, Buffer):
            buffer._prepared.append(weakref.ref(holder, buffer._prepared.remove))


def _free_uncaptured(pointer: int, stream: int, _wait: bool) -> bool:
    """Free memory unless a graph is capturing its stream, and return whether it has been freed.

    Functions in `_pending` receive an argument that tells whether to wait. This function never waits.
    """
    captured = driver.CUstreamCaptureStatus.ctype()
    status = driver.raw.cuStreamIsCapturing(stream, ctypes.byref(captured))
    if status or captured.value != driver.CU_STREAM_CAPTURE_STATUS_NONE:
        return False
    return driver.raw.cuMemFreeAsync(pointer, stream) in _ENDED_STATUSES


def _end_copies(context: Any, buffer_key: object = None) -> None:
    """Remove ended copies in the current context from `_pending`, which releases the objects that they use.

    Memory in `_pending` is freed if this is possible now.

    Args:
        context: The current context.
        buffer_key: The `_prepared` list of a buffer whose copies to wait for first, or None.
    """
    if not _pending:
        return
    with relaxed_capture():
        _drop_ended_copies(context, buffer_key)


def _drop_ended_copies(context: Any, buffer_key: object) -> None:
    """Implement `_end_copies`. The caller has to enter the relaxed capture mode."""
    ended: list[object] = []
    current_id = get_context_id(context)
    for _ in range(len(_pending)):
        try:
            copy = _pending.popleft()
        except IndexError:  # Another thread has removed the last element.
            break
        copy_context, context_id, has_ended, copied_buffer_key, _ = copy
        must_wait = buffer_key is not None and copied_buffer_key is buffer_key
        destination: Any = _pending
        try:
            # A copy has also ended if its context has been reset, which changes the context's ID.
            if copy_context == context and (context_id != current_id or has_ended(must_wait)):
                destination = ended
        finally:  # After an exception, the copy is pending again.
            destination.append(copy)
    # The owners are released only now, because their finalizers may use `_pending`.


on_synchronize(_end_copies)

if not why_unavailable():  # Machine code accepts a Buffer in place of its address.
    slots = find_slot(Buffer, "pointer"), find_slot(Buffer, "nbytes")
    register_holder("cudyn.driver.CUdeviceptr", Buffer, *slots)


def _check_size(nbytes: int) -> int:
    """Return a buffer's size as an int.

    Raises:
        ValueError: The size is out of range.
        TypeError: The value is not an int.
    """
    if isinstance(nbytes, bool):
        raise TypeError("the size of a buffer: expected an int, got bool")
    if not 0 <= index(nbytes) <= _MAX_SIZE:
        raise ValueError(f"the size of a buffer: expected 0 to {_MAX_SIZE} bytes, got {show_number(nbytes)}")
    return int(nbytes)
