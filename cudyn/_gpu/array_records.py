"""Device memory of other packages: torch, cupy, numba, jax and others with their protocols.

This orders nothing: before a launch on an array from another stream, the caller waits for that stream.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from .._binding.records import has_buffer
from .._contract.argument_checks import ArrayView
from .._contract.array_protocols import describe_array, describe_interface, find_interface
from .._contract.dtypes import ACCEPTED, name_memory
from .._contract.parts import list_strides
from .._library.library_module import view_of
from . import dlpack
from .device import Device, driver, make_current, name_type

fakes: list[Callable[[Any], ArrayView | None]] = []  # of a simulation: for arrays without data
UNKNOWN = -1  # the device of an empty array that does not know it
_POINTERS = (ctypes._Pointer, ctypes._CFuncPtr, ctypes.c_char_p, ctypes.c_wchar_p, ctypes.py_object)  # type: ignore[attr-defined]
_MEMBERS = re.compile(":[^:]*:")  # the names of a structure's members, in the format of a buffer
_AS_INT = "to pass it as it is, pass its address as an int"


def get_address(value: Any, ordinal: int, owners: list[Any]) -> int | None:
    """Return the address of an array in device memory; None for other values.

    ordinal: the device that will read it. owners: as in read_array. TypeError: it is in host memory.
    ValueError: it is on another device, not contiguous, or its memory holds other values.
    """
    if type(value).__name__ == "CUdeviceptr" and hasattr(value, "__int__"):  # cuda.bindings
        return int(value)
    view, name = read_array(value, ordinal, owners), name_type(value)
    if view is None and not has_buffer(value):
        return None
    if view is not None and view.memory == "meta":
        raise TypeError(f"{name} is on the device meta, which has no memory")
    if view is None or view.memory not in ACCEPTED:
        raise TypeError(f"{name} is in host memory, which a device can't read; copy it into a Buffer first")
    if view.memory == "cuda" and view.device not in (UNKNOWN, ordinal):
        raise ValueError(f"expected device {ordinal}, got {name} on device {view.device}; {_AS_INT}")
    if any(stride != expected for _, expected, stride in list_strides(view.shape, view.strides)):
        raise ValueError(f"{name} is not contiguous in memory; copy it, or {_AS_INT}")
    return view.address


def read_array(value: Any, ordinal: int, owners: list[Any]) -> ArrayView | None:
    """Describe an array of another package; None for other values.

    ordinal: the device whose context is used if none is current. owners: receives the object that has to live
    as long as the address is used, if that is not the array itself. ValueError: its memory holds other values
    or is not the driver's. Other exceptions are those of exporters.
    """
    for read in fakes:
        if (view := read(value)) is not None:
            return view
    if is_tensor(type(value)):
        return _read_tensor(value)
    if (interface := find_interface(value)) is not None:
        if interface.get("mask") is not None:
            raise ValueError(f"{name_type(value)} has a mask, which a kernel would not see")
        described = int(interface["data"][0] or 0), *describe_interface(value, interface)
        return ArrayView(*described, *_find_memory(value, described[0], described[2], ordinal))
    if (interface := find_interface(value, "__array_interface__")) is not None:
        return ArrayView(interface["data"][0], *describe_interface(value, interface), "cpu", 0)
    return dlpack.read_array(value, owners) if hasattr(value, "__dlpack__") else None


def get_view(value: Any) -> memoryview:
    """Return the memory of an object on the host.

    TypeError: it exports none, or one of pointers or Python objects.
    """
    try:
        view = memoryview(value)
    except TypeError:
        raise
    except Exception as error:
        raise TypeError(f"{name_type(value)} does not export its memory: {error}") from None
    if isinstance(value, _POINTERS):
        raise TypeError(f"{name_type(value)} is a pointer, not what it points to")
    if "O" in _MEMBERS.sub("", view.format):
        raise TypeError(f"{name_type(value)} holds Python objects, not data")
    return view


def is_tensor(cls: type) -> bool:
    """Is it a torch tensor? Its own methods are much faster than the protocols."""
    return hasattr(cls, "data_ptr") and hasattr(cls, "is_contiguous")


def is_on_device(value: Any) -> bool:
    """Does it declare that it is in device memory? It may export a buffer all the same, or raise for one."""
    if is_tensor(type(value)):
        return bool(value.is_cuda)
    if find_interface(value) is not None:
        return True
    try:
        return name_memory(int(value.__dlpack_device__()[0])) in ACCEPTED["cuda"]
    except Exception:
        return False


def is_read_only(value: Any) -> bool:
    """Does its __cuda_array_interface__ declare it read-only?"""
    return bool(getattr(value, "__cuda_array_interface__", {"data": (0, False)})["data"][1])


def get_size(array: Any) -> int:
    """Return the size of an array on a device, in bytes. TypeError: unknown."""
    if (found := getattr(array, "nbytes", None)) is not None:
        return int(found)
    if (interface := find_interface(array)) is None:
        raise TypeError(f"the size of {name_type(array)} is not known: it has no nbytes")
    size: int = int(interface["typestr"][2:]) * prod(interface["shape"])
    return size


def _read_tensor(tensor: Any) -> ArrayView:
    """ValueError: its memory does not hold its values, or it has none."""
    place, device, address = "cuda", 0, 0
    if tensor.is_cuda:
        device = tensor.get_device()
    else:
        place = getattr(getattr(tensor, "device", None), "type", "cpu")
        if place == "cpu" and getattr(tensor, "is_pinned", bool)():  # it is read at its own address
            place = "cuda_host"
    if place != "meta":
        for lazy, done in (("is_conj", "resolve_conj"), ("is_neg", "resolve_neg")):
            if getattr(tensor, lazy, bool)():
                text = f"the memory of {name_type(tensor)} holds other values ({lazy}); pass its {done}()"
                raise ValueError(text)
        try:
            address = 0 if hasattr(tensor, "fake_mode") else int(tensor.data_ptr())
        except RuntimeError:  # of a sparse tensor, or a subclass of torch's own
            pass
        if not address and 0 not in getattr(tensor, "shape", (0,)):
            raise ValueError(f"{name_type(tensor)} has no memory of its own, as a sparse or a fake tensor")
    return ArrayView(address, *describe_array(tensor), place, device)


def _find_memory(value: Any, address: int, shape: Sequence[int], ordinal: int) -> tuple[str, int]:
    """Ask the driver for the kind of memory and the device. ValueError: it is not the driver's memory."""
    if not address or 0 in shape:
        return "cuda", UNKNOWN

    def ask(attribute: int) -> int:
        found = ctypes.c_int64()  # drivers differ in how long a boolean is
        given = ctypes.byref(found), attribute, address
        status = driver.raw.cuPointerGetAttribute(*given)
        if status == driver.CUDA_ERROR_INVALID_CONTEXT:  # none is current in this thread
            with make_current(Device(ordinal).context):
                status = driver.raw.cuPointerGetAttribute(*given)
        if status == driver.CUDA_ERROR_INVALID_VALUE:
            raise ValueError(f"{name_type(value)} is at 0x{address:x}, which is not device memory")
        if status:
            raise view_of(driver).failure(status, "cuPointerGetAttribute", given)
        return found.value

    memory = "cuda"
    if ask(driver.CU_POINTER_ATTRIBUTE_IS_MANAGED):
        memory = "cuda_managed"
    elif ask(driver.CU_POINTER_ATTRIBUTE_MEMORY_TYPE) == 1:  # _HOST
        memory = "cuda_host"
    return memory, ask(driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
