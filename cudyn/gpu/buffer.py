"""Memory of a device: allocated, copied to and from, freed. It is no array: it has bytes and an address."""

from __future__ import annotations

import ctypes
from operator import index
from threading import Lock

from .arrays import address_of, stream_of
from .device import Device, current_context, device_of, driver, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_keeping = Lock()  # threads may copy into one buffer


class Buffer:
    """Bytes of device memory.

    nbytes  how many; 0 is allowed and has the address 0
    stream  allocate and free in the order of this stream (cuMemAllocAsync) instead of at once
    device  a Device or its ordinal; None: the current context's, or the first

    `pointer` is the address, as `int(buffer)` is; a kernel takes the Buffer itself. `close()`, the end of a
    `with` block and the end of the object free it: after all that the device has been told to do, or in the
    order of the stream. Raises DriverError, such as CUDA_ERROR_OUT_OF_MEMORY.
    """

    __slots__ = ("_borrowed", "_context", "_kept", "_owner", "_stream", "device", "nbytes", "pointer")
    pointer: int | None
    _owner: object

    def __init__(self, nbytes: int, *, stream: Any = None, device: Device | int | None = None) -> None:
        self.pointer = None
        if index(nbytes) < 0:
            raise ValueError(f"a buffer has 0 bytes or more, not {nbytes}")
        self._context = current_context(device)
        self.device = device_of(self._context)
        self.nbytes = int(nbytes)
        self._stream = None if stream is None else stream_of(stream)
        self._borrowed, self._owner = False, None
        self._kept: list[tuple[Any, object]] = []
        if not nbytes:
            self.pointer = 0
            return
        with within(self._context):
            self.pointer = int(
                driver.cuMemAlloc(nbytes)
                if self._stream is None
                else driver.cuMemAllocAsync(nbytes, self._stream)
            )

    @classmethod
    def of(cls, source: Any, *, stream: Any = None, device: Device | int | None = None) -> Buffer:
        """A new one with the bytes of an object in host memory: bytes, an array, a ctypes object."""
        made = cls(memoryview(source).nbytes, device=device)
        made.copy_from(source, stream=stream)
        return made

    @classmethod
    def borrow(cls, pointer: int, nbytes: int, owner: object = None) -> Buffer:
        """Memory that another owns and that is not freed here; the owner is kept alive.

        The memory is taken to be of the current context.
        """
        made = cls(0)
        made.pointer, made.nbytes, made._owner = int(pointer), int(nbytes), owner
        made._borrowed = True
        return made

    # --- copies

    def copy_from(self, source: Any, *, stream: Any = None, offset: int = 0) -> None:
        """Copy from host memory, another Buffer or an array on a device.

        source  all of it is copied
        stream  copy in the order of this stream and return before it is done; the source is kept alive
                until then, and must not be changed
        offset  in bytes, into this buffer

        Raises ValueError where the source has more bytes than there is room for.
        """
        address, nbytes, host = self._other(source, writable=False)
        to = self._within(offset, nbytes)
        if not nbytes:
            return
        with within(self._context):
            if stream is None:
                (driver.cuMemcpyHtoD if host else driver.cuMemcpy)(to, address, nbytes)
                return
            handle = stream_of(stream)
            (driver.cuMemcpyHtoDAsync if host else driver.cuMemcpyAsync)(to, address, nbytes, handle)
            self._keep((source, address), handle)

    def copy_to(self, target: Any, *, stream: Any = None, offset: int = 0) -> None:
        """Copy into host memory that can be written, another Buffer or an array on a device.

        target  all of it is written
        stream, offset  as copy_from takes them
        """
        address, nbytes, host = self._other(target, writable=True)
        at = self._within(offset, nbytes)
        if not nbytes:
            return
        with within(self._context):
            if stream is None:
                driver.cuMemcpyDtoH(address, at, nbytes) if host else driver.cuMemcpy(address, at, nbytes)
                return
            handle = stream_of(stream)
            (driver.cuMemcpyDtoHAsync if host else driver.cuMemcpyAsync)(address, at, nbytes, handle)
            self._keep((target, address), handle)

    def fill(self, value: int = 0, *, stream: Any = None) -> None:
        """Set every byte, 0 to 255."""
        if not 0 <= value <= 255:
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

    def _other(self, value: Any, writable: bool) -> tuple[Any, int, bool]:
        """(address, bytes, is it in host memory?) of the other side of a copy."""
        if isinstance(value, Buffer):
            return int(value), value.nbytes, False
        try:
            view = memoryview(value)
        except TypeError:
            try:
                address = address_of(value, self.device.ordinal)
            except TypeError:
                text = f"a {type(value).__name__} in host memory that shows no buffer; give its numpy array"
                raise TypeError(text) from None
            if address is None:
                raise TypeError(
                    f"neither a buffer nor an array on a device: {type(value).__name__}"
                ) from None
            if writable and getattr(value, "__cuda_array_interface__", {"data": (0, False)})["data"][1]:
                raise TypeError(f"a {type(value).__name__} that can't be written") from None
            return address, _nbytes(value), False
        if not view.c_contiguous:
            raise ValueError("the host memory is not contiguous; copy it first")
        if writable and view.readonly:
            raise TypeError(f"a {type(value).__name__} can't be written")
        if view.readonly or not view.nbytes:
            return view.tobytes(), view.nbytes, True
        return (ctypes.c_char * view.nbytes).from_buffer(value), view.nbytes, True

    def _within(self, offset: int, nbytes: int) -> int:
        if offset < 0 or offset + nbytes > self.nbytes:
            raise ValueError(f"{nbytes} bytes at {offset} of a buffer that has {self.nbytes}")
        return int(self) + offset

    def _keep(self, other: object, stream: int) -> None:
        """Keep an object until a stream has come here; in a graph that is captured, as long as the buffer."""
        event = None
        if driver.cuStreamIsCapturing(stream) == driver.CU_STREAM_CAPTURE_STATUS_NONE:
            event = driver.cuEventCreate(driver.CU_EVENT_DISABLE_TIMING)
            driver.cuEventRecord(event, stream)
        with _keeping:
            self._kept = [(event, kept) for event, kept in self._kept if event is None or not _is_done(event)]
            self._kept.append((event, other))

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
        """Free the memory. A second call does nothing."""
        pointer, self.pointer = self.pointer, None
        if not pointer:
            return
        with within(self._context):
            for event, _ in self._kept:
                if event is not None:
                    driver.cuEventSynchronize(event)
                    driver.cuEventDestroy(event)
            self._kept = []
            if self._borrowed:
                return
            if self._stream is None:
                driver.cuMemFree(pointer)
            else:
                driver.cuMemFreeAsync(pointer, self._stream)

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


def _is_done(event: Any) -> bool:
    """Has a stream passed an event? One that it has passed is destroyed."""
    if driver.raw.cuEventQuery(event) == driver.CUDA_ERROR_NOT_READY:
        return False
    driver.cuEventDestroy(event)
    return True


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
