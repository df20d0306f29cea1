"""Reads arrays as ArrayViews: arrays from torch, cupy, numba, jax and other packages, and BufferArrays.

This does not synchronise streams. If another stream is still computing an array, the caller has to wait for
that stream before the launch.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence
from math import prod
from typing import Any

from ..._bindings.calls.records import has_buffer
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.module import view_of
from ..._errors import refuse, with_facts
from ...errors import DriverError
from ..contracts.argument_checks import ArrayView
from ..contracts.array_protocols import describe_array, describe_interface, find_interface
from ..contracts.dtypes import ACCEPTED, DTYPES, name_memory
from ..contracts.parts import iter_strides
from . import dlpack
from .device import Device
from .driver_state import driver, make_current, name_type

UNKNOWN = -(1 << 40)  # Represents the unknown device of an empty array. No package reports this number.
# ctypes objects that support the buffer protocol, but whose buffer contains an address instead of data.
_POINTERS = (ctypes._Pointer, ctypes._CFuncPtr, ctypes.c_char_p, ctypes.c_wchar_p, ctypes.py_object)  # type: ignore[attr-defined]
_MEMBERS = re.compile(":[^:]*:")  # the names of a structure's members in a buffer's format string
_ADVICE = "to pass it as it is, pass its address as an int"  # the end of several messages


def read_device_array(value: Any, ordinal: int) -> ArrayView | None:
    """Return the view of an array that is passed to a kernel only as an address, or None for other values.

    Args:
        value: The array.
        ordinal: The device that will access it.

    Raises:
        TypeError: The array is in host memory.
        ValueError: The array is on another device or not contiguous, or it is a lazy view whose memory does
            not contain its values.
    """
    if type(value).__name__ == "CUdeviceptr" and hasattr(value, "__int__"):  # cuda.bindings
        return ArrayView(int(value), "u8", (), (), "cuda", ordinal, owner=value)
    view = read_array(value, ordinal)
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


def read_array(value: Any, ordinal: int) -> ArrayView | None:
    """Return the view of another package's array or of a BufferArray, or None for other values.

    Args:
        value: The array.
        ordinal: The device whose primary context is used if no context is current.

    Raises:
        ValueError: The array is a lazy view whose memory does not contain its values, the driver does not
            know its address, or its description is malformed.
        DriverError: A call to the driver has failed.
    """
    try:
        view = _read_array(value, ordinal)
    except (TypeError, ValueError, DriverError):
        raise
    except BufferError as error:  # DLPack exporters raise BufferError with their own messages.
        raise ValueError(f"{name_type(value)}: {error}") from None
    except Exception as error:
        raise ValueError(f"{name_type(value)}: {type(error).__name__}: {error}") from error
    if view is not None:
        _check_view(view, name_type(value))
    return view


def _read_array(value: Any, ordinal: int) -> ArrayView | None:
    """Return the same view as `read_array`, without checking the result or translating errors."""
    read_placeholder = loading.backend.read_array
    view: ArrayView | None = None if read_placeholder is None else read_placeholder(value)
    if view is not None:
        return view
    if type(value) is dlpack.BufferArray:
        return value.describe()
    if is_tensor(type(value)):
        return _read_tensor(value)
    interface = find_interface(value)
    if interface is not None:
        if interface.get("mask") is not None:
            raise ValueError(f"{name_type(value)} has a mask, which a kernel would ignore")
        address, is_read_only = interface["data"]
        address = int(address or 0)
        dtype, shape, strides = describe_interface(value, interface)
        memory, device = _find_memory(value, address, shape, ordinal)
        return ArrayView(address, dtype, shape, strides, memory, device, bool(is_read_only), value)
    interface = find_interface(value, "__array_interface__")
    if interface is not None:
        address, is_read_only = interface["data"]
        dtype, shape, strides = describe_interface(value, interface)
        return ArrayView(address, dtype, shape, strides, "cpu", 0, bool(is_read_only), value)
    return dlpack.read_array(value) if hasattr(value, "__dlpack__") else None


def _check_view(view: ArrayView, name: str) -> None:
    """Raise ValueError if a view does not describe memory."""
    if any(size < 0 for size in view.shape):
        raise refuse(ValueError, "sizes of 0 or more", f"the shape {view.shape}", name)
    if any(type(stride) is not int for stride in view.strides):
        raise refuse(ValueError, "strides of whole elements", view.strides, name)
    if len(view.strides) != len(view.shape):
        raise refuse(ValueError, f"{len(view.shape)} strides", len(view.strides), name)
    if view.device < 0 and view.device != UNKNOWN:
        raise refuse(ValueError, "a device of 0 or more", view.device, name)


def check_address(view: ArrayView, name: str) -> None:
    """Raise ValueError for a nonempty array whose address is null.

    Args:
        view: The array.
        name: The name of its type.
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
    except Exception as error:
        raise TypeError(f"{name_type(value)} does not export its memory: {error}") from None
    if isinstance(value, _POINTERS):
        raise TypeError(f"{name_type(value)} is a pointer, and only the memory that it points to can be used")
    if "O" in _MEMBERS.sub("", view.format):
        raise TypeError(f"{name_type(value)} contains Python objects, not data")
    return view


def is_tensor(cls: type) -> bool:
    """Return whether a class is a torch tensor class, whose methods are much faster than the protocols."""
    return hasattr(cls, "data_ptr") and hasattr(cls, "is_contiguous") and hasattr(cls, "is_cuda")


def is_on_device(value: Any) -> bool:
    """Return whether an object declares that it is in device memory.

    Such objects may nevertheless support the buffer protocol, or may raise an exception if it is used.
    """
    if is_tensor(type(value)):
        return bool(value.is_cuda)
    if find_interface(value) is not None:
        return True
    try:
        device_type, _ = value.__dlpack_device__()
        return name_memory(int(device_type)) in ACCEPTED["cuda"]
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
    if tensor.is_cuda:
        device = tensor.get_device()
    else:
        memory = getattr(getattr(tensor, "device", None), "type", "cpu")
        if memory == "cpu" and getattr(tensor, "is_pinned", bool)():  # Kernels can read pinned memory.
            memory = "cuda_host"
    if memory != "meta":
        # A tensor without one of these methods is not such a view: `bool()` is False.
        for predicate, method in (("is_conj", "resolve_conj"), ("is_neg", "resolve_neg")):
            if getattr(tensor, predicate, bool)():
                text = f"the memory of {name_type(tensor)} contains other values"
                raise ValueError(f"{text} ({predicate}); pass its {method}()")
        try:
            address = 0 if hasattr(tensor, "fake_mode") else int(tensor.data_ptr())
        except RuntimeError:  # `data_ptr` raises this for sparse tensors and some of torch's subclasses.
            pass
        if not address and 0 not in getattr(tensor, "shape", (0,)):
            raise ValueError(f"{name_type(tensor)} has no memory, such as a sparse or a fake tensor")
    return ArrayView(address, *describe_array(tensor), memory, device, owner=tensor)


def _find_memory(value: Any, address: int, shape: Sequence[int], ordinal: int) -> tuple[str, int]:
    """Return the type of memory and the device that the driver reports for an array's address.

    Args:
        value: The array, which messages name.
        address: Its address.
        shape: Its shape.
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
            raise ValueError(f"{name_type(value)} is at 0x{address:x}, which is not device memory")
        if status:
            raise view_of(driver).failure(status, "cuPointerGetAttribute", arguments)
        return attribute_value.value

    memory = "cuda"
    if query(driver.CU_POINTER_ATTRIBUTE_IS_MANAGED):
        memory = "cuda_managed"
    elif query(driver.CU_POINTER_ATTRIBUTE_MEMORY_TYPE) == driver.CU_MEMORYTYPE_HOST:
        memory = "cuda_host"
    return memory, query(driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
