"""Device memory: allocating, copying, freeing. A Buffer is not an array: it has bytes and an address."""

from __future__ import annotations

import ctypes
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from operator import index
from typing import Any

from ..._bindings.calls.records import has_buffer
from ..._bindings.libraries import load as loading
from ..._process import process
from ...errors import DriverError
from ..contracts.argument_checks import ArrayView
from ..contracts.dtypes import ACCEPTED
from .array_records import check_address, count_bytes, get_view, is_contiguous, is_on_device, read_array
from .capture_safe_calls import capture_safe
from .device import Device, get_context_id, on_synchronize
from .dlpack import BufferArray
from .driver_objects import DriverObject
from .driver_state import GONE_STATUSES, driver, make_current, name_type, relaxed_capture
from .streams import get_handle, is_captured

__tracebackhide__ = True  # of pytest, for all functions here: a local variable would cost time

_MAX_SIZE = (1 << 63) - 1  # bytes; a size_t would take the rest of a larger number
# The statuses of a copy that is over: CUDA_SUCCESS, and those of a context where nothing runs any more.
_OVER = GONE_STATUSES | {0}

# Copies that may be running, and memory to free: the context, and its identity; has it ended (it waits for
# the end if the argument is True)?; what identifies the buffer of a copy, and what lives until the end. No
# lock protects it: the finalizer of an object released here may copy.
_pending: deque[tuple[Any, object, Callable[[bool], bool], object, object]] = process.keep(deque())


class CopyTarget:
    """An object that records the copies of Buffers instead of running them: a Graph, passed as `stream=`.

    captured_stream: the stream that it captures, to which copies are submitted as usual; `None` without one
    """

    __slots__ = ()
    captured_stream: Any

    def add_copy(self, to: ArrayView, source: ArrayView, nbytes: int, owners: object) -> None:
        """Record a copy between arrays, which are only their addresses and bytes."""
        raise NotImplementedError

    def add_fill(self, to: ArrayView, value: int, nbytes: int) -> None:
        """Record that every byte is set to a value."""
        raise NotImplementedError


class Buffer(DriverObject):
    """Bytes of device memory.

    `pointer` is the address, as `int(buffer)` is; a kernel takes the Buffer itself. `close()`, the end of a
    `with` block and the end of the object free it: after all work submitted to the device, or in the order of
    the stream. If a graph is capturing that stream, it is freed at the first use of a Buffer or call of
    Device.sync() after the capture; until then the stream has to exist. Launches prepared with the buffer,
    and graphs that have it, are refused from then on.

    Parameters:
        nbytes  its size; with 0 the address is 0
        stream  allocate and free in the order of this stream (cuMemAllocAsync) instead of at once; the object
                is kept as long as the buffer
        device  a Device or its ordinal; None: the current context's, or the first
    Raises: DriverError, such as CUDA_ERROR_OUT_OF_MEMORY; ValueError or TypeError for an invalid size.
    Threads: any; a thread without a context gets the first device's.
    Example: cudyn.Buffer(4 * 1000)
    """

    __slots__ = (
        "_borrowed",
        "_captured",
        "_in_graph",
        "_owner",
        "_prepared",
        "_stream",
        "nbytes",
        "pointer",
    )
    pointer: int | None
    _owner: object

    def __init__(self, nbytes: int, *, stream: object = None, device: Device | int | None = None) -> None:
        self.pointer = None
        is_plain = nbytes.__class__ is int and 0 <= nbytes <= _MAX_SIZE
        self.nbytes = nbytes if is_plain else _check_size(nbytes)
        DriverObject.__init__(self, device)
        self._stream = None if stream is None else get_handle(stream)
        self._borrowed = False
        self._owner = stream
        self._captured: list[object] = []
        self._in_graph = False  # allocated during a capture: the graph may free it, too
        self._prepared: list[weakref.ref[Any]] = []
        if not self.nbytes:
            self.pointer = 0
            return
        if device is None:  # its context is current
            self._allocate()
        else:
            with make_current(self.context):
                self._allocate()

    def _allocate(self) -> None:
        if _pending:
            _end_copies(self.context)
        if self._stream is None:
            self.pointer = capture_safe.cuMemAlloc(self.nbytes)
        else:
            self._in_graph = is_captured(self._stream)
            self.pointer = capture_safe.cuMemAllocAsync(self.nbytes, self._stream)

    @classmethod
    def from_host(
        cls, source: object, *, stream: object = None, device: Device | int | None = None
    ) -> Buffer:
        """Return a new Buffer with the bytes of an object in host memory.

        Parameters:
            source  bytes, an array, a ctypes object, anything with a buffer
            stream  copy in the order of this stream, as copy_from does
            device  a Device or its ordinal; None: the current context's, or the first
        Returns: the Buffer.
        Raises: TypeError for an object without a buffer of data; DriverError as Buffer and copy_from do.
        Threads: any.
        Example: cudyn.Buffer.from_host(array.array("f", [1, 2, 3]))
        """
        buffer = cls(get_view(source).nbytes, device=device)
        buffer.copy_from(source, stream=stream)
        return buffer

    @classmethod
    def borrow(cls, pointer: int, nbytes: int, owner: object = None) -> Buffer:
        """Make a Buffer for memory with another owner, which is never freed here.

        Parameters:
            pointer  the address, in the current context
            nbytes   its size
            owner    an object to keep alive as long as the Buffer
        Returns: the Buffer.
        Raises: ValueError for an invalid address or size.
        Threads: any.
        Example: cudyn.Buffer.borrow(buffer.pointer, buffer.nbytes, owner=buffer)
        """
        if not 0 <= index(pointer) < 1 << 64:
            raise ValueError(f"an address: expected 0 to 2**64 - 1, got {pointer}")
        size = _check_size(nbytes)
        if size and not pointer:
            raise ValueError(f"an address: expected that of {size} bytes, got a null pointer")
        buffer = cls(0)
        buffer.pointer = int(pointer)
        buffer.nbytes = size
        buffer._owner = owner
        buffer._borrowed = True
        return buffer

    def as_array(
        self, dtype: object, shape: Sequence[int] | int | None = None, *, offset: int = 0
    ) -> BufferArray:
        """Return its memory as an array, for packages that take DLPack.

            torch.from_dlpack(buffer.as_array("f32", (4, 8)))

        dtype   as contracts name it ("f32", "bf16", "i64"), or another package's: torch.float32
        shape   its sizes, in C's order; None: one dimension, up to the end
        offset  in bytes, into this buffer

        ValueError: it does not fit, or the dtype is unknown.
        """
        return BufferArray(self, self._stream, dtype, shape, offset)

    # --- copies

    def copy_from(self, source: object, *, stream: object = None, offset: int = 0) -> None:
        """Copy from host memory, another Buffer or an array on a device.

        Parameters:
            source  all of it is copied
            stream  a Graph, which copies at each launch, from the memory that the source has; or a stream, to
                    copy in its order and return before it is done. The source must not be
                    changed until then, and is kept alive: until the next copy, allocation or end of any
                    Buffer of this context, or Device.sync(), that finds the copy done. If a graph
                    captures the copy, it is kept as long as the buffer
            offset  in bytes, into this buffer
        Raises: ValueError if the source does not fit; TypeError, DriverError.
        Threads: any; the copies of one Buffer are the caller's to order.
        Example: buffer.copy_from(bytes(16), offset=8)
        """
        self._copy(source, stream, offset, "cuMemcpyHtoD")

    def copy_to(self, target: object, *, stream: object = None, offset: int = 0) -> None:
        """Copy into writable host memory, another Buffer or an array on a device.

        Parameters:
            target          all of it is written
            stream, offset  as copy_from takes them
        Raises: ValueError if the target does not fit; TypeError, DriverError.
        Threads: any; the copies of one Buffer are the caller's to order.
        Example: buffer.copy_to(bytearray(buffer.nbytes))
        """
        self._copy(target, stream, offset, "cuMemcpyDtoH")

    def fill(self, value: int = 0, *, stream: object = None) -> None:
        """Set every byte to a value from 0 to 255, in the order of a stream, or at once with None.

        stream: also a Graph, which sets them at each launch.
        """
        if not 0 <= index(value) <= 255:
            raise ValueError(f"a byte: expected 0 to 255, got {value}")
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

    def __bytes__(self) -> bytes:
        data = bytearray(self.nbytes)
        self.copy_to(data)
        return bytes(data)

    def _copy(self, other: object, stream: object, offset: int, name: str) -> None:
        """Copy from or to another place. name: the function for host memory."""
        is_out = name == "cuMemcpyDtoH"
        if stream is None and (other.__class__ is bytearray or (other.__class__ is bytes and not is_out)):
            address: Any = other  # the call holds it
            nbytes = len(other)
            is_host = True
            owners = [other]
        else:
            address, nbytes, is_host, owners = self._find_other(other, is_out)
        if index(offset) < 0 or offset + nbytes > self.nbytes:
            raise ValueError(f"{nbytes} bytes at offset {offset} do not fit a buffer of {self.nbytes} bytes")
        own = int(self) + offset
        if not nbytes:
            return
        if isinstance(stream, CopyTarget):
            if stream.captured_stream is None:
                self._record_copy(stream, is_out, own, address, nbytes, is_host, owners)
                return
            stream = stream.captured_stream
        arguments = (address, own, nbytes) if is_out else (own, address, nbytes)
        name = name if is_host else "cuMemcpy"
        with make_current(self.context):
            if stream is None:
                getattr(driver, name)(*arguments)
                return
            handle = get_handle(stream)
            copy = getattr(driver, f"{name}Async")
            _end_copies(self.context)
            if is_captured(handle):
                self._captured.append((owners, stream))  # the graph copies at each of its launches
                copy(*arguments, handle)
                return
            self._start_copy(copy, arguments, handle, (owners, stream))

    def _record_copy(
        self, graph: CopyTarget, is_out: bool, own: int, address: Any, nbytes: int, is_host: bool, owners: Any
    ) -> None:
        """Have a graph copy at each launch, from or to the memory that the other side has now."""
        if isinstance(address, ctypes.c_void_p):
            address = address.value
        elif isinstance(address, bytes):
            raise TypeError("a graph reads host memory at each launch: expected memory that can be written")
        elif is_host:
            address = ctypes.addressof(address)
        ordinal = self.device.ordinal
        here = ArrayView(own, "u8", (nbytes,), (1,), "cuda", ordinal, owner=self)
        buffer = next((each for each in map(find_buffer, owners) if each is not None), None)
        there = ArrayView(address, "u8", (nbytes,), (1,), "cpu" if is_host else "cuda", ordinal, owner=buffer)
        graph.add_copy(*((there, here) if is_out else (here, there)), nbytes, owners)

    def _start_copy(self, copy: Any, arguments: Sequence[Any], stream: int, owners: object) -> None:
        """Start a copy; keep `owners` alive until the stream has reached its end.

        They are kept from before its start, since it may run even if something is raised.
        """
        event = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING)
        is_recorded = False

        def is_over(wait: bool) -> bool:
            """Has the stream passed the event? Other statuses of a query do not prove that it has."""
            if not is_recorded:
                if not wait:
                    return False
                status = driver.raw.cuCtxSynchronize()
            else:
                status = (driver.raw.cuEventSynchronize if wait else driver.raw.cuEventQuery)(event)
            if status:  # of work that the call waited for: nothing here can raise it
                loading.backend.keep_failure(loading.take_cause())
            if status not in _OVER:
                return False
            driver.raw.cuEventDestroy(event)
            return True

        _pending.append((self.context, self.context_id, is_over, self._prepared, owners))
        try:
            copy(*arguments, stream)
        except DriverError:  # the copy has not started, and the event has nothing before it
            is_recorded = True
            raise
        driver.cuEventRecord(event, stream)
        is_recorded = True

    def _find_other(self, value: Any, is_written: bool) -> tuple[Any, int, bool, list[Any]]:
        """Return address, bytes, whether it is in host memory, and owners of the other side of a copy."""
        if isinstance(value, Buffer):
            return int(value), value.nbytes, False, [value]
        if is_on_device(value) or not has_buffer(value):
            return self._find_array(value, is_written)
        if isinstance(value, ctypes.c_void_p):
            raise TypeError(f"{name_type(value)} is a pointer; Buffer.borrow takes one, and its size")
        view = get_view(value)
        if not view.c_contiguous:
            raise ValueError("the host memory is not contiguous; copy it first")
        if is_written and view.readonly:
            raise TypeError(f"{name_type(value)} can't be written")
        cells: Any = view.tobytes()
        if not view.readonly and view.nbytes:
            cells = (ctypes.c_char * view.nbytes).from_buffer(value)
        return cells, view.nbytes, True, [value, cells]

    def _find_array(self, value: Any, is_written: bool) -> tuple[Any, int, bool, list[Any]]:
        """Find an array that has no buffer: on the device, or on the host, as torch's tensors there."""
        record = read_array(value, self.device.ordinal)
        if record is None:
            raise TypeError(f"expected a buffer or an array on a device, got {name_type(value)}")
        is_host = record.memory == "cpu"
        if not is_host and record.memory not in ACCEPTED:
            raise TypeError(
                f"{name_type(value)} is in memory of the kind {record.memory}, which can't be copied"
            )
        check_address(record, name_type(value))
        if not is_contiguous(record):
            raise ValueError(f"{name_type(value)} is not contiguous in memory; copy it first")
        if is_written and record.is_read_only:
            raise TypeError(f"{name_type(value)} can't be written")
        address: Any = ctypes.c_void_p(record.address) if is_host else record.address
        return address, count_bytes(record, value), is_host, [value, record]

    # --- the address

    @property
    def _as_parameter_(self) -> Any:
        return driver.CUdeviceptr(int(self))

    def __int__(self) -> int:
        if self.pointer is None:
            raise ValueError("the buffer is closed")
        return self.pointer

    def __len__(self) -> int:
        return self.nbytes

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        """The interface of an array of bytes, for torch.as_tensor, cupy.asarray and others."""
        data = (int(self), False)
        return {"shape": (self.nbytes,), "typestr": "|u1", "data": data, "strides": None, "version": 3}

    # --- the end

    def _release(self) -> None:
        if not self.pointer:
            return
        if _pending:
            _end_copies(self.context, self._prepared)
        if self._borrowed:
            return
        if self._stream is None:
            capture_safe.cuMemFree(self.pointer)
        elif self._in_graph or not is_captured(self._stream):
            capture_safe.cuMemFreeAsync(self.pointer, self._stream)
        else:  # a free now would become a part of the graph, and happen at each launch
            is_over = partial(_free_uncaptured, self.pointer, self._stream)
            _pending.append((self.context, self.context_id, is_over, None, None))

    def _forget(self) -> None:
        self.pointer = None
        self._captured = []
        if not self._prepared:
            return
        for ref in list(self._prepared):
            prepared = ref()
            if prepared is not None:
                prepared.same.clear()

    def __repr__(self) -> str:
        state = "closed" if self.pointer is None else f"0x{self.pointer:x}"
        return f"<Buffer of {self.nbytes} bytes on device {self.device.ordinal}, {state}>"


def read_buffer(buffer: Buffer, ordinal: int) -> ArrayView:
    """Return the record, for a kernel on a device. ValueError: the buffer is closed or on another device."""
    if buffer.device.ordinal != ordinal:
        raise ValueError(
            f"expected device {ordinal}, got a Buffer on device {buffer.device.ordinal}; if device {ordinal} "
            "can access it, pass int(buffer)"
        )
    return ArrayView(int(buffer), "u8", (buffer.nbytes,), (1,), "cuda", ordinal, owner=buffer)


def find_buffer(value: object) -> Buffer | None:
    """Return the Buffer whose memory an argument is, if it is one's."""
    buffer = value.buffer if type(value) is BufferArray else value
    return buffer if isinstance(buffer, Buffer) else None


def refuse_after_close(records: Iterable[ArrayView], holder: Any) -> None:
    """Have what holds these records refused once a Buffer among their owners is closed.

    holder: its list `same` is emptied then.
    """
    for record in records:
        buffer = record.owner
        if isinstance(buffer, Buffer):
            buffer._prepared.append(weakref.ref(holder, buffer._prepared.remove))


def _free_uncaptured(pointer: int, stream: int, _: bool) -> bool:
    """Free memory, unless a graph captures its stream. Was it freed?"""
    captured = driver.CUstreamCaptureStatus.ctype()
    asked = driver.raw.cuStreamIsCapturing(stream, ctypes.byref(captured))
    if asked or captured.value != driver.CU_STREAM_CAPTURE_STATUS_NONE:
        return False
    return driver.raw.cuMemFreeAsync(pointer, stream) in _OVER


def _end_copies(context: Any, buffer: object = None) -> None:
    """Forget finished copies of the current context; wait for the copies of one buffer."""
    if not _pending:
        return
    with relaxed_capture():
        _go_through_copies(context, buffer)


def _go_through_copies(context: Any, buffer: object) -> None:
    over: list[object] = []
    now = get_context_id(context)
    for _ in range(len(_pending)):
        try:
            each = _pending.popleft()
        except IndexError:  # another thread goes through them, too
            break
        own, context_id, is_over, of, _ = each
        target: Any = _pending
        try:
            if own == context and (context_id != now or is_over(buffer is not None and of is buffer)):
                target = over
        finally:
            target.append(each)
    # the owners end here, once all of this is done


on_synchronize(_end_copies)


def _check_size(nbytes: int) -> int:
    if not 0 <= index(nbytes) <= _MAX_SIZE:
        raise ValueError(f"the size of a buffer: expected 0 to {_MAX_SIZE} bytes, got {nbytes}")
    return int(nbytes)
