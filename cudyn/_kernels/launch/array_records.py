"""Reads arrays of torch, cupy, numba, jax and other packages, and BufferArrays, and returns ArrayViews.

An ArrayView is checked once, when it is created here. If an array supports DLPack, its package makes the
stream of the launch wait for the array. For other arrays, the view contains the stream in which the array is
computed, and the launch waits for this stream.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from ..._bindings.calls.records import has_buffer
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.module import view_of
from ..._errors import refuse, with_facts, with_facts_of
from ...errors import DriverError
from ..contracts.argument_checks import ArrayView
from ..contracts.array_protocols import (
    CUDA_INTERFACE,
    HOST_INTERFACE,
    describe_array,
    find_interface,
    get_interface,
    parse_interface,
)
from ..contracts.dtypes import ACCEPTED, DTYPES, name_memory
from ..contracts.parts import iter_strides
from . import dlpack
from .device import Device
from .driver_state import driver, make_current, name_type
from .streams import reports_current_stream

StreamFinder = Callable[[], int]
UNKNOWN = -(1 << 40)  # the device of an empty array, which is unknown; no package reports this number
# ctypes classes whose objects support the buffer protocol, but contain an address instead of data.
_POINTERS = (ctypes._Pointer, ctypes._CFuncPtr, ctypes.c_char_p, ctypes.c_wchar_p, ctypes.py_object)  # type: ignore[attr-defined]
_MEMBERS = re.compile(":[^:]*:")  # the names of a structure's members in a buffer's format string
_ADVICE = "to pass it unchanged, pass its address as an int"  # the end of several messages


def read_device_array(value: Any, ordinal: int, find_stream: StreamFinder | None = None) -> ArrayView | None:
    """Return the view of an array whose address is passed to a kernel, or None for any other value.

    Because the kernel receives only the address, the array must be contiguous.

    Args:
        value: The array, or any other value.
        ordinal: The device that will access the array.
        find_stream: As in `read_array`.

    Raises:
        TypeError: The array is in host memory.
        ValueError: The array is on another device or not contiguous, or it is a lazy view whose memory does
            not contain its values.
    """
    # The type of addresses in NVIDIA's package cuda.bindings.
    if type(value).__name__ == "CUdeviceptr" and hasattr(value, "__int__"):
        return ArrayView(int(value), "u8", (), (), "cuda", ordinal, owner=value)
    view = read_array(value, ordinal, find_stream)
    name = name_type(value)
    if view is None and not has_buffer(value):
        return None
    if view is not None and view.memory == "meta":
        text = f"{name} is on the device meta, which has no memory"
        raise with_facts(TypeError(text), expected="memory on a device", got=name)
    if view is None or view.memory not in ACCEPTED:
        text = f"{name} is in host memory, which a device can't read; copy it into a Buffer first"
        raise with_facts(TypeError(text), expected="memory on a device", got=name)
    if view.memory == "cuda" and view.device not in (UNKNOWN, ordinal):
        got = f"{name} on device {view.device}"
        raise refuse(ValueError, f"device {ordinal}", got, advice=f"; {_ADVICE}")
    check_address(view, name)
    if not is_contiguous(view):
        raise ValueError(f"{name} is not contiguous in memory; copy it, or {_ADVICE}")
    return view


def read_array(value: Any, ordinal: int, find_stream: StreamFinder | None = None) -> ArrayView | None:
    """Return the view of another package's array or of a BufferArray, or None for any other value.

    Args:
        value: The array, or any other value.
        ordinal: The device whose primary context is used if no context is current.
        find_stream: Function that returns the handle of the stream on which the array will be used, or None
            if the caller does not access the memory. If the array supports DLPack, its package makes this
            stream wait for the array. For other arrays, the caller has to wait for the view's `stream`.

    Raises:
        TypeError: The array's description has the wrong type.
        ValueError: The array is a lazy view whose memory does not contain its values, the driver does not
            know its address, or its description is malformed. An exception that the array's package raised
            is the cause of this error.
        DriverError: A call to the driver has failed.
    """
    name = name_type(value)
    try:
        view = _read_array(value, ordinal, find_stream)
        if view is not None:
            check_view(view)
    except DriverError:
        raise
    except (TypeError, ValueError) as error:
        error_type = TypeError if isinstance(error, TypeError) else ValueError
        raise with_facts_of(error_type(f"{name}: {error}"), error) from error.__cause__
    except Exception as error:
        raise ValueError(f"{name}: {type(error).__name__}: {error}") from error
    return view


def _read_array(value: Any, ordinal: int, find_stream: StreamFinder | None) -> ArrayView | None:
    """Return the same view as `read_array`, but without checking the view or translating errors."""
    read_placeholder = loading.backend.read_array
    view: ArrayView | None = None if read_placeholder is None else read_placeholder(value)
    if view is not None:
        return view
    cls = type(value)
    if cls is dlpack.BufferArray:
        return value.describe()  # type: ignore[no-any-return]
    if is_tensor(cls):
        return _read_tensor(value)
    causes: list[tuple[str, Exception]] = []
    for protocol in (CUDA_INTERFACE, HOST_INTERFACE):
        try:
            interface = get_interface(value, protocol)
        except Exception as error:  # jax defines the attribute for all dtypes, and raises errors for some.
            causes.append((protocol, error))
            continue
        if interface is not None:
            return _read_interface(value, interface, protocol == HOST_INTERFACE, ordinal)
    if hasattr(value, "__dlpack__"):
        return dlpack.read_array(value, find_stream)
    if causes:
        protocol, cause = causes[0]
        raise ValueError(f"its {protocol} raises {type(cause).__name__}: {cause}") from cause
    return None


def _read_interface(value: Any, interface: Mapping[str, Any], is_host: bool, ordinal: int) -> ArrayView:
    """Return the view of an array with an array interface.

    Args:
        value: The array.
        interface: The value of its __array_interface__ or __cuda_array_interface__.
        is_host: Whether the interface is __array_interface__, which describes host memory.
        ordinal: The ordinal of the device whose primary context is used if no context is current.
    """
    address, dtype, shape, strides, is_read_only, stream = parse_interface(value, interface)
    memory = "cpu"
    device = 0
    if not is_host:
        memory, device = _find_memory(address, shape, ordinal)
    # A package that reports its current stream does not report the stream in which the array is computed.
    if is_host or reports_current_stream(type(value)):
        stream = None
    return ArrayView(address, dtype, shape, strides, memory, device, is_read_only, value, stream)


def check_view(view: ArrayView) -> None:
    """Raise ValueError if the sizes, strides, device or address of a view are invalid."""
    if any(not 0 <= size < 1 << 63 for size in view.shape):
        raise refuse(ValueError, "sizes from 0 to 2**63 - 1", f"the shape {view.shape}")
    if len(view.strides) != len(view.shape):
        raise refuse(ValueError, f"{len(view.shape)} strides", len(view.strides))
    if any(type(stride) is not int for stride in view.strides):
        raise refuse(ValueError, "strides of whole elements", view.strides)
    if view.device < 0 and view.device != UNKNOWN:
        raise refuse(ValueError, "a device of 0 or more", view.device)
    if view.address >= 1 << 64:
        raise refuse(ValueError, "an address below 2**64", view.address)


def check_address(view: ArrayView, name: str) -> None:
    """Raise ValueError for a nonempty array whose address is null. Contracts include this check.

    Args:
        view: The view of the array.
        name: The name of the array's type.
    """
    if not view.address and 0 not in view.shape:
        raise refuse(ValueError, "the address of its elements", "a null pointer", name)


def is_contiguous(view: ArrayView) -> bool:
    """Return whether an array is contiguous (row-major)."""
    steps = iter_strides(view.shape, view.strides)
    return all(stride == expected for _, expected, stride in steps)


def count_bytes(view: ArrayView, value: Any) -> int:
    """Return the size of an array in bytes. Raises TypeError if the size of its elements is unknown."""
    if view.dtype in DTYPES:
        size = DTYPES[view.dtype].size
    else:
        size = getattr(value, "itemsize", 0)
        if not isinstance(size, int) or size < 1:
            raise TypeError(f"the size of {name_type(value)} is unknown: its dtype is {view.dtype}")
    return size * prod(view.shape)


def get_view(value: Any) -> memoryview:
    """Return the memory of an object that supports the buffer protocol.

    Raises:
        TypeError: The object does not support the buffer protocol, or it is a pointer, or its memory contains
            Python objects.
    """
    try:
        view = memoryview(value)
    except TypeError:
        raise
    except Exception as error:  # Another package's objects may raise any exception.
        raise TypeError(f"{name_type(value)} does not export its memory: {error}") from None
    if isinstance(value, _POINTERS):
        raise TypeError(f"{name_type(value)} is a pointer, and only the memory that it points to can be used")
    if "O" in _MEMBERS.sub("", view.format):
        raise TypeError(f"{name_type(value)} contains Python objects, not data")
    return view


def is_tensor(cls: type) -> bool:
    """Return whether a class is a class of torch tensors, which are not read through the array protocols.

    Their methods are much faster than the protocols.
    """
    return hasattr(cls, "data_ptr") and hasattr(cls, "is_contiguous") and hasattr(cls, "is_cuda")


def is_on_device(value: Any) -> bool:
    """Return whether an object declares that it is in device memory.

    Such an object may still support the buffer protocol, or raise an exception when the protocol is used.
    """
    if is_tensor(type(value)):
        return bool(value.is_cuda)
    if find_interface(value) is not None:
        return True
    try:
        device_type, _ = value.__dlpack_device__()
        return name_memory(int(device_type)) in ("cuda", "cuda_managed")
    except Exception:  # The object has no such method, or another package's method fails for it.
        return False


def _read_tensor(tensor: Any) -> ArrayView:
    """Return the view of a torch tensor.

    Raises:
        ValueError: The tensor is a lazy view whose memory does not contain its values, or it does not have
            memory.
    """
    memory = "cuda"
    device = 0
    address = 0
    # A tensor may lack some of the predicates below. They are replaced with `bool`, which returns False.
    if tensor.is_cuda:
        device = tensor.get_device()
    else:
        memory = getattr(getattr(tensor, "device", None), "type", "cpu")
        if memory == "cpu" and getattr(tensor, "is_pinned", bool)():  # Kernels can read pinned memory.
            memory = "cuda_host"
    if memory != "meta":
        # torch conjugates and negates tensors lazily, without changing their memory.
        for predicate, method in (("is_conj", "resolve_conj"), ("is_neg", "resolve_neg")):
            if getattr(tensor, predicate, bool)():
                raise ValueError(f"its memory contains other values ({predicate}); pass its {method}()")
        try:
            address = 0 if hasattr(tensor, "fake_mode") else int(tensor.data_ptr())
        except RuntimeError:  # `data_ptr` raises this for sparse tensors and some of torch's subclasses.
            pass
        if not address and 0 not in getattr(tensor, "shape", (0,)):
            raise ValueError("it has no memory, such as a sparse or a fake tensor")
    return ArrayView(address, *describe_array(tensor), memory, device, owner=tensor)


def _find_memory(address: int, shape: Sequence[int], ordinal: int) -> tuple[str, int]:
    """Return the type of memory and the device that the driver reports for an array's address.

    For an empty array, the driver is not called, and the result is memory on an unknown device.

    Args:
        address: The address of the array.
        shape: The shape of the array.
        ordinal: The device whose primary context is used if no context is current.

    Raises:
        ValueError: The driver does not know the address.
    """
    if not address or 0 in shape:
        return "cuda", UNKNOWN

    def query(attribute: int) -> int:
        """Return the value of a CUpointer_attribute."""
        attribute_value = ctypes.c_int64()  # The size of a boolean differs between drivers.
        arguments = ctypes.byref(attribute_value), attribute, address
        status = driver.raw.cuPointerGetAttribute(*arguments)
        if status == driver.CUDA_ERROR_INVALID_CONTEXT:  # No context is current in this thread.
            with make_current(Device(ordinal).context):
                status = driver.raw.cuPointerGetAttribute(*arguments)
        if status == driver.CUDA_ERROR_INVALID_VALUE:
            raise ValueError(f"its address 0x{address:x} is not in device memory")
        if status:
            raise view_of(driver).failure(status, "cuPointerGetAttribute", arguments)
        return attribute_value.value

    memory = "cuda"
    if query(driver.CU_POINTER_ATTRIBUTE_IS_MANAGED):
        memory = "cuda_managed"
    elif query(driver.CU_POINTER_ATTRIBUTE_MEMORY_TYPE) == driver.CU_MEMORYTYPE_HOST:
        memory = "cuda_host"
    return memory, query(driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
