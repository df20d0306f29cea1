"""Device memory of other packages: torch, cupy, numba, jax and others with their protocols.

This orders nothing: before a launch on an array from another stream, the caller waits for that stream.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from .._binding.records import has_buffer
from .._library.door import view_of
from . import dlpack
from .device import Device, driver, make_current
from .host_memory import name_type

if TYPE_CHECKING:
    from collections.abc import Sequence

_AS_INT = "to pass it as it is, pass its address as an int"


def get_address(value: Any, ordinal: int, owners: list[Any]) -> int | None:
    """Return the address of an array in device memory; None for other values.

    ordinal: the device that will read it. owners: receives the object that has to live as long as the address
    is used, if that is not the array itself. TypeError: it is in host memory. ValueError: it is on another
    device, not contiguous, or its memory holds other values.
    """
    if is_tensor(type(value)):
        return _of_tensor(value, ordinal)
    described = find_interface(value)
    if described is not None:
        return _of_interface(value, described, ordinal)
    if hasattr(value, "__dlpack__"):
        return _of_dlpack(value, ordinal, owners)
    if type(value).__name__ == "CUdeviceptr" and hasattr(value, "__int__"):  # cuda.bindings
        return int(value)
    if hasattr(value, "__array_interface__") or has_buffer(value):
        raise TypeError(_host(value))
    return None


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
        return value.__dlpack_device__()[0] in (dlpack.CUDA, dlpack.CUDA_MANAGED)
    except Exception:
        return False


def find_interface(value: Any) -> dict[str, Any] | None:
    """Return its __cuda_array_interface__, if it has one. ValueError: it has a mask."""
    try:
        described: dict[str, Any] | None = getattr(value, "__cuda_array_interface__", None)
    except Exception:  # jax has the attribute for every dtype, and raises for some (bfloat16)
        return None
    if described is not None and described.get("mask") is not None:
        raise ValueError(f"{name_type(value)} has a mask, which a kernel would not see")
    return described


def locate_tensor(tensor: Any) -> int:
    """Return a torch tensor's address. ValueError: its memory does not hold its values, or it has none."""
    for lazy, done in (("is_conj", "resolve_conj"), ("is_neg", "resolve_neg")):
        if getattr(tensor, lazy, bool)():
            raise ValueError(
                f"the memory of {name_type(tensor)} holds other values ({lazy}); pass its {done}()"
            )
    try:
        address = 0 if hasattr(tensor, "fake_mode") else int(tensor.data_ptr())
    except RuntimeError:  # of a sparse tensor, or a subclass of torch's own
        address = 0
    if not address and 0 not in getattr(tensor, "shape", (0,)):
        raise ValueError(f"{name_type(tensor)} has no memory of its own, as a sparse or a fake tensor")
    return address


def is_read_only(value: Any) -> bool:
    """Does its __cuda_array_interface__ declare it read-only?"""
    return bool(getattr(value, "__cuda_array_interface__", {"data": (0, False)})["data"][1])


def get_size(array: Any) -> int:
    """Return the size of an array on a device, in bytes. TypeError: unknown."""
    found = getattr(array, "nbytes", None)
    if found is None:
        described = getattr(array, "__cuda_array_interface__", None)
        if described is None:
            raise TypeError(f"the size of {name_type(array)} is not known: it has no nbytes")
        found = int(described["typestr"][2:])
        for length in described["shape"]:
            found *= length
    return int(found)


def _of_tensor(value: Any, ordinal: int) -> int:
    if not value.is_cuda:
        if str(getattr(value, "device", "")) == "meta":
            raise TypeError(f"{name_type(value)} is on the device meta, which has no memory")
        if not getattr(value, "is_pinned", bool)():  # pinned memory is read at its own address
            raise TypeError(_host(value))
    else:
        _check_device(value, value.get_device(), ordinal)
    if not value.is_contiguous():
        raise ValueError(_strided(value))
    return locate_tensor(value)


def _of_interface(value: Any, described: dict[str, Any], ordinal: int) -> int:
    """https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html"""
    address = int(described["data"][0] or 0)
    strides, shape = described.get("strides"), described["shape"]
    size = int(described["typestr"][2:])
    if strides is not None and not _is_contiguous(shape, [stride / size for stride in strides]):
        raise ValueError(_strided(value))
    if address and 0 not in shape:
        _check_device(value, ask_pointer(value, address, ordinal), ordinal)
    return address


def ask_pointer(value: Any, address: int, ordinal: int, attribute: int | None = None) -> int:
    """Return a CUpointer_attribute of an array's address; None: its device.

    ordinal: the device whose context is used if none is current. ValueError: it is not the driver's memory.
    """
    found = ctypes.c_int64()  # drivers differ in how long a boolean is
    asked = driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL if attribute is None else attribute
    given = ctypes.byref(found), asked, address
    status = driver.raw.cuPointerGetAttribute(*given)
    if status == driver.CUDA_ERROR_INVALID_CONTEXT:  # none is current in this thread
        with make_current(Device(ordinal).context):
            status = driver.raw.cuPointerGetAttribute(*given)
    if status == driver.CUDA_ERROR_INVALID_VALUE:
        raise ValueError(f"{name_type(value)} is at 0x{address:x}, which is not device memory")
    if status:
        raise view_of(driver).failure(status, "cuPointerGetAttribute", given)
    return found.value


def _of_dlpack(value: Any, ordinal: int, owners: list[Any]) -> int:
    kind, place = value.__dlpack_device__()
    if kind not in (dlpack.CUDA, dlpack.CUDA_HOST, dlpack.CUDA_MANAGED):
        raise TypeError(_host(value))
    if kind == dlpack.CUDA:
        _check_device(value, place, ordinal)
    found = dlpack.locate(value)
    owners.append(found.capsule)
    if found.strides is not None and not _is_contiguous(found.shape, found.strides):
        raise ValueError(_strided(value))
    return found.address


def _is_contiguous(shape: Sequence[int], strides: Sequence[float]) -> bool:
    """Is it contiguous in C's order? strides: in elements."""
    if 0 in shape:
        return True
    expected = 1
    for length, stride in zip(reversed(shape), reversed(strides)):
        if length != 1 and stride != expected:
            return False
        expected *= length
    return True


def _check_device(value: Any, found: int, ordinal: int) -> None:
    if found != ordinal:
        raise ValueError(f"expected device {ordinal}, got {name_type(value)} on device {found}; {_AS_INT}")


def _host(value: Any) -> str:
    return f"{name_type(value)} is in host memory, which a device can't read; copy it into a Buffer first"


def _strided(value: Any) -> str:
    return f"{name_type(value)} is not contiguous in memory; copy it, or {_AS_INT}"
