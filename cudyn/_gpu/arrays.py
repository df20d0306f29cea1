"""Device memory and streams of other packages: torch, cupy, numba, jax and what speaks their protocols.

Nothing is ordered here: who launches on an array of another stream waits for that stream first.
"""

from __future__ import annotations

import ctypes
import re
from numbers import Integral

from .device import Device, driver, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# DLDeviceType of the DLPack specification: memory that a kernel can read.
_CUDA, _CUDA_HOST, _CUDA_MANAGED = 2, 3, 13
_IS_COPIED = 2  # a bit of DLManagedTensorVersioned.flags

_AS_INT = "to pass it as it is, pass its address as an int"


class NeedsOwner(Exception):
    """An address is had only together with an object that keeps it valid."""


class _Tensor(ctypes.Structure):
    """DLTensor, with which a DLManagedTensor begins."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("dtype", ctypes.c_uint8 * 4),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Versioned(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    )


_name_of_capsule = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(
    ("PyCapsule_GetName", ctypes.pythonapi)
)
_pointer_of_capsule = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def address_of(value: Any, ordinal: int, owners: list[Any] | None = None) -> int | None:
    """The address of an array in device memory; None for what is no array.

    ordinal: the device that will read it. owners: gets what has to live as long as the address is used, if
    there is something beside the array; without a list that raises NeedsOwner. TypeError: it is in host
    memory. ValueError: it is on another device, not contiguous, or not in memory as it is shown.
    """
    if is_tensor(type(value)):
        return _of_tensor(value, ordinal)
    try:
        described = getattr(value, "__cuda_array_interface__", None)
    except Exception:  # jax has it for all types, and raises for those that it does not know (bfloat16)
        described = None
    if described is not None:
        return _of_interface(value, described, ordinal)
    if hasattr(value, "__dlpack__"):
        return _of_dlpack(value, ordinal, owners)
    if type(value).__name__ == "CUdeviceptr" and hasattr(value, "__int__"):  # of cuda.bindings
        return int(value)
    if hasattr(value, "__array_interface__") or has_buffer(value):
        raise TypeError(_host(value))
    return None


def is_tensor(cls: type) -> bool:
    """Is this torch's tensor? Its own words are much faster than the protocols."""
    return hasattr(cls, "data_ptr") and hasattr(cls, "is_contiguous")


def _of_tensor(value: Any, ordinal: int) -> int:
    if not value.is_cuda:
        if str(getattr(value, "device", "")) == "meta":
            raise TypeError(f"a {_name(value)} on the device meta, which has no memory")
        if not getattr(value, "is_pinned", bool)():  # pinned memory is read at its own address
            raise TypeError(_host(value))
    else:
        _same(value, value.get_device(), ordinal)
    if not value.is_contiguous():
        raise ValueError(_strided(value))
    for lazy, done in (("is_conj", "resolve_conj"), ("is_neg", "resolve_neg")):
        if getattr(value, lazy, bool)():
            raise ValueError(f"a {_name(value)} whose memory holds other values ({lazy}); pass its {done}()")
    return int(value.data_ptr())


def _of_interface(value: Any, described: dict[str, Any], ordinal: int) -> int:
    """https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html"""
    address = int(described["data"][0] or 0)
    strides, shape = described.get("strides"), described["shape"]
    size = int(described["typestr"][2:])
    if described.get("mask") is not None:
        raise ValueError(f"a {_name(value)} with a mask, which a kernel would not see")
    if strides is not None and not _is_contiguous(shape, [stride / size for stride in strides]):
        raise ValueError(_strided(value))
    if address and 0 not in shape:
        _same(value, _ordinal_of(value, address, ordinal), ordinal)
    return address


def _ordinal_of(value: Any, address: int, ordinal: int) -> int:
    """The device of an address."""
    found = ctypes.c_int()
    given = ctypes.byref(found), driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address
    status = driver.raw.cuPointerGetAttribute(*given)
    if status == driver.CUDA_ERROR_INVALID_CONTEXT:  # none is current in this thread
        with within(Device(ordinal).context):
            status = driver.raw.cuPointerGetAttribute(*given)
    if status == driver.CUDA_ERROR_INVALID_VALUE:
        raise ValueError(f"a {_name(value)} at 0x{address:x}, which is no memory of a device")
    if status:
        raise driver._view.failure(status, "cuPointerGetAttribute", given)
    return found.value


def _of_dlpack(value: Any, ordinal: int, owners: list[Any] | None) -> int:
    """https://dmlc.github.io/dlpack/latest/python_spec.html"""
    kind, place = value.__dlpack_device__()
    if kind not in (_CUDA, _CUDA_HOST, _CUDA_MANAGED):
        raise TypeError(_host(value))
    if kind == _CUDA:
        _same(value, place, ordinal)
    if owners is None:
        raise NeedsOwner
    capsule = _capsule_of(value)
    owners.append(capsule)
    name = _name_of_capsule(capsule)
    pointer = _pointer_of_capsule(capsule, name)
    if name == b"dltensor_versioned":
        versioned = _Versioned.from_address(pointer)
        if versioned.major != 1:
            raise ValueError(f"a {_name(value)} that shows itself as DLPack {versioned.major}, not 1")
        if versioned.flags & _IS_COPIED:
            raise ValueError(f"a {_name(value)} that shows a copy of its memory, which a kernel can't change")
        tensor = versioned.tensor
    else:
        tensor = _Tensor.from_address(pointer)
    shape = tensor.shape[: tensor.ndim]
    if tensor.strides and not _is_contiguous(shape, tensor.strides[: tensor.ndim]):
        raise ValueError(_strided(value))
    return int((tensor.data or 0) + tensor.byte_offset)


def _capsule_of(value: Any) -> Any:
    """What __dlpack__ gives, not copied, and of a producer that need wait for nothing: that is stream -1.

    For jax -1 is a handle; without a stream it waits on the host until the array is there.
    """
    how = {} if type(value).__module__.partition(".")[0] in ("jax", "jaxlib") else {"stream": -1}
    try:
        return value.__dlpack__(max_version=(1, 0), copy=False, **how)
    except TypeError:  # a producer from before DLPack 1.0 does not know these
        return value.__dlpack__(**how)


def _is_contiguous(shape: Sequence[int], strides: Sequence[float]) -> bool:
    """In C's order; strides in elements."""
    if 0 in shape:
        return True
    expected = 1
    for length, stride in zip(reversed(shape), reversed(strides)):
        if length != 1 and stride != expected:
            return False
        expected *= length
    return True


def _same(value: Any, found: int, ordinal: int) -> None:
    if found != ordinal:
        raise ValueError(f"a {_name(value)} on device {found}, wanted on device {ordinal}; {_AS_INT}")


def _host(value: Any) -> str:
    return f"a {_name(value)} in host memory, where a device can't read it; copy it into a Buffer first"


def _strided(value: Any) -> str:
    return f"a {_name(value)} that is not contiguous in memory; copy it, or {_AS_INT}"


def _name(value: Any) -> str:
    cls = type(value)
    return cls.__name__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__name__}"


def has_buffer(value: Any) -> bool:
    """Is it bytes, or an object that shows its memory as bytes do?"""
    try:
        memoryview(value)
    except TypeError:
        return False
    return True


def view_of(value: Any) -> memoryview:
    """The memory of an object on the host. TypeError: it shows none, or what it shows are pointers to it."""
    view = memoryview(value)
    if isinstance(value, _POINTERS):
        raise TypeError(f"a {_name(value)} is a pointer, not what it points to")
    if "O" in _NAMES.sub("", view.format):
        raise TypeError(f"a {_name(value)} of Python objects, which are no data")
    return view


_POINTERS = (ctypes._Pointer, ctypes._CFuncPtr, ctypes.c_char_p, ctypes.c_wchar_p, ctypes.py_object)  # type: ignore[attr-defined]
_NAMES = re.compile(":[^:]*:")  # of a structure's members, in the format of a buffer


def stream_of(value: Any) -> int:
    """The handle of a stream: None (the default stream), an int, a CUstream, another package's stream."""
    if value is None:
        return 0
    if isinstance(value, driver.CUstream) or (isinstance(value, Integral) and not isinstance(value, bool)):
        return int(value)
    if type(value).__name__ in ("CUstream", "cudaStream_t") and hasattr(value, "__int__"):  # cuda.bindings
        return int(value)
    found = getattr(value, "__cuda_stream__", None)  # of cuda.core, and since then of others
    if found is not None:
        _, handle = found() if callable(found) else found
        return int(handle)
    for attribute in ("cuda_stream", "ptr"):  # torch, cupy, whose events have a ptr too
        if isinstance(getattr(value, attribute, None), int) and hasattr(value, "wait_event"):
            return int(getattr(value, attribute))
    raise TypeError(
        f"a stream is a CUstream, an int, None or an object with __cuda_stream__, not a {_name(value)}"
    )
