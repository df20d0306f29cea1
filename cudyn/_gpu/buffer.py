"""Memory of a device: allocated, copied to and from, freed. It is no array: it has bytes and an address."""

from __future__ import annotations

import ctypes
import weakref
from collections import deque
from operator import index

from ..errors import DriverError
from . import device as devices
from .arrays import address_of, stream_of, view_of
from .device import Device, OneOfAKind, current_context, device_of, driver, id_of, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_MOST = (1 << 63) - 1  # bytes; a size_t would take the rest of a larger number


class Buffer(OneOfAKind):
    """Bytes of device memory.

    nbytes  how many; 0 is allowed and has the address 0
    stream  allocate and free in the order of this stream (cuMemAllocAsync) instead of at once; the object is
            kept as long as the buffer
    device  a Device or its ordinal; None: the current context's, or the first

    `pointer` is the address, as `int(buffer)` is; a kernel takes the Buffer itself. `close()`, the end of a
    `with` block and the end of the object free it: after all that the device has been told to do, or in the
    order of the stream. Where a graph captures that stream just then, it is freed as soon as a Buffer is used
    or Device.synchronize() called after the capture, until when the stream has to be there.

    Raises DriverError, such as CUDA_ERROR_OUT_OF_MEMORY.
    """

    __slots__ = (
        "_borrowed", "_captured", "_context", "_id", "_in_graph", "_open", "_owner", "_prepared", "_stream",
        "device", "nbytes", "pointer",
    )  # fmt: skip
    pointer: int | None
    _owner: object

    def __init__(self, nbytes: int, *, stream: Any = None, device: Device | int | None = None) -> None:
        self.pointer = None
        self._open: list[bool] = []  # one element, which the thread takes that frees the memory
        self.nbytes = _size(nbytes)
        self._context = current_context(device)
        self._id = id_of(self._context)
        self.device = device_of(self._context)
        self._stream = None if stream is None else stream_of(stream)
        self._borrowed, self._owner = False, stream
        self._captured: list[object] = []
        self._in_graph = False  # allocated by a graph that was captured then, which may free it too
        self._prepared: list[weakref.ref[Any]] = []
        if not self.nbytes:
            self.pointer = 0
            self._open.append(True)
            return
        with within(self._context):
            _let_go(self._context)
            self._in_graph = self._stream is not None and _is_captured(self._stream)
            self.pointer = int(
                driver.cuMemAlloc(self.nbytes)
                if self._stream is None
                else driver.cuMemAllocAsync(self.nbytes, self._stream)
            )
            self._open.append(True)

    @classmethod
    def of(cls, source: Any, *, stream: Any = None, device: Device | int | None = None) -> Buffer:
        """A new one with the bytes of an object in host memory: bytes, an array, a ctypes object."""
        made = cls(view_of(source).nbytes, device=device)
        made.copy_from(source, stream=stream)
        return made

    @classmethod
    def borrow(cls, pointer: int, nbytes: int, owner: object = None) -> Buffer:
        """Memory that another owns and that is not freed here; the owner is kept alive.

        The memory is taken to be of the current context.
        """
        if not 0 <= index(pointer) < 1 << 64:
            raise ValueError(f"an address is 0 to 2**64 - 1, not {pointer}")
        size = _size(nbytes)
        made = cls(0)
        made.pointer, made.nbytes, made._owner = int(pointer), size, owner
        made._borrowed = True
        return made

    # --- copies

    def copy_from(self, source: Any, *, stream: Any = None, offset: int = 0) -> None:
        """Copy from host memory, another Buffer or an array on a device.

        source  all of it is copied
        stream  copy in the order of this stream and return before it is done. The source must not be changed
                until then, and is kept alive: until the next copy, allocation or end of any Buffer of this
                context, or Device.synchronize(), that finds the copy done. One that a graph captures is kept
                as long as the buffer
        offset  in bytes, into this buffer

        Raises ValueError where the source has more bytes than there is room for.
        """
        address, nbytes, host, owners = self._other(source, writable=False)
        to = self._within(offset, nbytes)
        if not nbytes:
            return
        with within(self._context):
            if stream is None:
                (driver.cuMemcpyHtoD if host else driver.cuMemcpy)(to, address, nbytes)
                return
            handle, copy = stream_of(stream), driver.cuMemcpyHtoDAsync if host else driver.cuMemcpyAsync
            self._keeping((owners, stream), handle, lambda: copy(to, address, nbytes, handle))

    def copy_to(self, target: Any, *, stream: Any = None, offset: int = 0) -> None:
        """Copy into host memory that can be written, another Buffer or an array on a device.

        target  all of it is written
        stream, offset  as copy_from takes them
        """
        address, nbytes, host, owners = self._other(target, writable=True)
        at = self._within(offset, nbytes)
        if not nbytes:
            return
        with within(self._context):
            if stream is None:
                (driver.cuMemcpyDtoH if host else driver.cuMemcpy)(address, at, nbytes)
                return
            handle, copy = stream_of(stream), driver.cuMemcpyDtoHAsync if host else driver.cuMemcpyAsync
            self._keeping((owners, stream), handle, lambda: copy(address, at, nbytes, handle))

    def fill(self, value: int = 0, *, stream: Any = None) -> None:
        """Set every byte, 0 to 255."""
        if not 0 <= index(value) <= 255:
            raise ValueError(f"a byte is 0 to 255, not {value}")
        if not self.nbytes:
            return
        with within(self._context):
            if stream is None:
                driver.cuMemsetD8(int(self), value, self.nbytes)
            else:
                driver.cuMemsetD8Async(int(self), value, self.nbytes, stream_of(stream))

    def __bytes__(self) -> bytes:
        found = bytearray(self.nbytes)
        self.copy_to(found)
        return bytes(found)

    def _other(self, value: Any, writable: bool) -> tuple[Any, int, bool, list[Any]]:
        """(address, bytes, is it in host memory?, what keeps it) of the other side of a copy."""
        owners = [value]
        if isinstance(value, Buffer):
            return int(value), value.nbytes, False, owners
        try:
            memoryview(value)
        except TypeError:
            try:
                address = address_of(value, self.device.ordinal, owners)
            except TypeError:
                text = f"a {type(value).__name__} in host memory that shows no buffer; give its numpy array"
                raise TypeError(text) from None
            if address is None:
                raise TypeError(
                    f"neither a buffer nor an array on a device: {type(value).__name__}"
                ) from None
            if writable and getattr(value, "__cuda_array_interface__", {"data": (0, False)})["data"][1]:
                raise TypeError(f"a {type(value).__name__} that can't be written") from None
            return address, _nbytes(value), False, owners
        if isinstance(value, ctypes.c_void_p):
            raise TypeError(f"a {type(value).__name__} is a pointer; Buffer.borrow takes one, and its size")
        view = view_of(value)
        if not view.c_contiguous:
            raise ValueError("the host memory is not contiguous; copy it first")
        if writable and view.readonly:
            raise TypeError(f"a {type(value).__name__} can't be written")
        cells: Any = view.tobytes()
        if not view.readonly and view.nbytes:
            cells = (ctypes.c_char * view.nbytes).from_buffer(value)
        owners.append(cells)
        return cells, view.nbytes, True, owners

    def _within(self, offset: int, nbytes: int) -> int:
        if index(offset) < 0 or offset + nbytes > self.nbytes:
            raise ValueError(f"{nbytes} bytes at {offset} of a buffer that has {self.nbytes}")
        return int(self) + offset

    def _keeping(self, owners: object, stream: int, copy: Callable[[], None]) -> None:
        """Start a copy and keep what it needs until the stream has come there.

        From before it starts: whatever is raised after that, the copy may run.
        """
        _let_go(self._context)
        if _is_captured(stream):
            self._captured.append(owners)  # the graph copies whenever it is launched
            copy()
            return
        running = _Copy(self, owners, driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING))
        _ending.append(running)
        try:
            copy()
        except DriverError:  # it has not started, and nothing is before the event
            running.is_told = True
            raise
        driver.cuEventRecord(running.event, stream)
        running.is_told = True

    # --- the address

    def __int__(self) -> int:
        if self.pointer is None:
            raise ValueError("the buffer is closed")
        return self.pointer

    def __len__(self) -> int:
        return self.nbytes

    def address_on(self, ordinal: int) -> int:
        """The address, for a kernel on a device. ValueError: the buffer is closed or on another device."""
        if self.device.ordinal != ordinal:
            raise ValueError(
                f"a Buffer on device {self.device.ordinal}, wanted on device {ordinal}; where that device "
                "may read it, pass int(buffer)"
            )
        return int(self)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """As an array of bytes, for torch.as_tensor, cupy.asarray and others."""
        data = (int(self), False)
        return {"shape": (self.nbytes,), "typestr": "|u1", "data": data, "strides": None, "version": 3}

    # --- the end

    def close(self) -> None:
        """Free the memory. A second call does nothing, unless the first one has failed.

        What was prepared with the buffer is not launched with it any more.
        """
        try:
            self._open.pop()  # the finalizer may run in any thread, and at any place of one
        except IndexError:
            return
        try:
            self._free()
        except Exception:
            self._open.append(True)
            raise
        self.pointer = None
        self._captured = []
        for ref in list(self._prepared):
            prepared = ref()
            if prepared is not None:
                prepared.same.clear()

    def before_end(self, prepared: Any) -> None:
        """Have a prepared launch refused from the end of this buffer on."""
        self._prepared.append(weakref.ref(prepared, self._prepared.remove))

    def _free(self) -> None:
        if not self.pointer:
            return
        if id_of(self._context) != self._id:  # it was reset: the memory is gone, and its address another's
            return
        with within(self._context):
            _let_go(self._context, self._open)
            if self._borrowed:
                return
            if self._stream is None:
                driver.cuMemFree(self.pointer)
            elif self._in_graph or not _is_captured(self._stream):
                driver.cuMemFreeAsync(self.pointer, self._stream)
            else:  # it would become a part of the graph, and happen whenever that is launched
                _ending.append(_End(self))

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        try:
            self.close()
        except Exception:  # the context is gone, or Python ends: nothing is left to free
            pass

    def __repr__(self) -> str:
        state = "closed" if self.pointer is None else f"0x{self.pointer:x}"
        return f"<Buffer of {self.nbytes} bytes on device {self.device.ordinal}, {state}>"


class _Copy:
    """A copy that may be running, what it needs, and the event that tells when it is over, if it could be
    recorded."""

    def __init__(self, buffer: Buffer, owners: object, event: Any) -> None:
        self.of = buffer._open  # this tells buffers apart; the buffer itself may end before
        self.context = buffer._context
        self.id = buffer._id
        self.owners = owners
        self.event = event
        self.is_told = False

    def is_over(self, wait: bool) -> bool:
        """Has the stream passed the event? What else a query says does not tell that it has."""
        if not self.is_told:
            status = driver.raw.cuCtxSynchronize() if wait else driver.CUDA_ERROR_NOT_READY
        else:
            status = (driver.raw.cuEventSynchronize if wait else driver.raw.cuEventQuery)(self.event)
        if status not in _OVER:
            return False
        driver.raw.cuEventDestroy(self.event)
        return True


class _End:
    """Memory that is freed in the order of a stream, as soon as that is not captured any more."""

    of = None

    def __init__(self, buffer: Buffer) -> None:
        self.context = buffer._context
        self.id = buffer._id
        self.pointer = buffer.pointer
        self.stream = buffer._stream

    def is_over(self, wait: bool) -> bool:
        """Free it, if that can be."""
        captured = driver.CUstreamCaptureStatus.ctype()
        asked = driver.raw.cuStreamIsCapturing(self.stream, ctypes.byref(captured))
        if asked or captured.value != driver.CU_STREAM_CAPTURE_STATUS_NONE:
            return False
        return driver.raw.cuMemFreeAsync(self.pointer, self.stream) in _OVER


# CUDA_SUCCESS, and where nothing runs any more: CUDA_ERROR_DEINITIALIZED, _CONTEXT_IS_DESTROYED, and what a
# kernel has left that failed.
_OVER = frozenset((0, 4, 709)) | devices.FAILED

# Of every buffer. Nothing is locked: what is dropped from here may have a finalizer that copies.
_ending: deque[_Copy | _End] = deque()


def _let_go(context: Any, of: object = None) -> None:
    """Forget what is over, in the context that is current; wait for the copies of one buffer."""
    over: list[_Copy | _End] = []
    now = id_of(context)
    for _ in range(len(_ending)):
        try:
            each = _ending.popleft()
        except IndexError:  # another thread looks through them too
            break
        is_over = False
        try:
            is_over = each.context == context and (
                each.id != now or each.is_over(of is not None and each.of is of)
            )
        finally:
            (over if is_over else _ending).append(each)
    # what they kept ends here, where all of this is done


devices.waited.append(_let_go)


def _is_captured(stream: int) -> bool:
    return bool(driver.cuStreamIsCapturing(stream) != driver.CU_STREAM_CAPTURE_STATUS_NONE)


def _size(nbytes: int) -> int:
    if not 0 <= index(nbytes) <= _MOST:
        raise ValueError(f"a buffer has 0 to {_MOST} bytes, not {nbytes}")
    return int(nbytes)


def _nbytes(array: Any) -> int:
    """The size of an array on a device."""
    found = getattr(array, "nbytes", None)
    if found is None:
        described = getattr(array, "__cuda_array_interface__", None)
        if described is None:
            raise TypeError(f"the size of a {type(array).__name__} is not known: it has no nbytes")
        found = int(described["typestr"][2:])
        for length in described["shape"]:
            found *= length
    return int(found)
