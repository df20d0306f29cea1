"""Device memory and streams of other packages: torch, cupy, numba, jax and what speaks their protocols.

Nothing is ordered here: who launches on an array of another stream waits for that stream first.
"""

from __future__ import annotations

import ctypes
from numbers import Integral

from ..errors import DriverError
from .device import driver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# DLDeviceType of the DLPack specification: memory that a kernel can read.
_CUDA, _CUDA_HOST, _CUDA_MANAGED = 2, 3, 13

_AS_INT = "to pass it as it is, pass its address as an int"


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


_pointer_of_capsule = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def address_of(value: Any, ordinal: int) -> int | None:
    """The address of an array in device memory; None for what is no array.

    ordinal: the device that will read it. TypeError: it is in host memory. ValueError: it is on another
    device, or not contiguous.
    """
    if is_tensor(type(value)):
        if not value.is_cuda:
            raise TypeError(_host(value))
        _same(value, value.get_device(), ordinal)
        if not value.is_contiguous():
            raise ValueError(_strided(value))
        return int(value.data_ptr())
    described = getattr(value, "__cuda_array_interface__", None)
    if described is not None:
        return _of_interface(value, described, ordinal)
    if hasattr(value, "__dlpack__"):
        return _of_dlpack(value, ordinal)
    if type(value).__name__ == "CUdeviceptr" and hasattr(value, "__int__"):  # of cuda.bindings
        return int(value)
    if hasattr(value, "__array_interface__") or has_buffer(value):
        raise TypeError(_host(value))
    return None


def is_tensor(cls: type) -> bool:
    """Is this torch's tensor? Its own words are much faster than the protocols."""
    return hasattr(cls, "data_ptr") and hasattr(cls, "is_contiguous")


def _of_interface(value: Any, described: dict[str, Any], ordinal: int) -> int:
    """https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html"""
    address = int(described["data"][0] or 0)
    strides, shape = described.get("strides"), described["shape"]
    size = int(described["typestr"][2:])
    if strides is not None and not _is_contiguous(shape, [stride / size for stride in strides]):
        raise ValueError(_strided(value))
    if address and 0 not in shape:
        found = ctypes.c_int()
        try:
            driver.cuPointerGetAttribute(found, driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address)
        except DriverError:
            raise ValueError(f"a {_name(value)} at 0x{address:x}, which is no memory of a device") from None
        _same(value, found.value, ordinal)
    return address


def _of_dlpack(value: Any, ordinal: int) -> int:
    """https://dmlc.github.io/dlpack/latest/python_spec.html"""
    kind, place = value.__dlpack_device__()
    if kind not in (_CUDA, _CUDA_HOST, _CUDA_MANAGED):
        raise TypeError(_host(value))
    if kind == _CUDA:
        _same(value, place, ordinal)
    capsule = value.__dlpack__(stream=-1)  # -1: the producer need not wait for anything
    tensor = _Tensor.from_address(_pointer_of_capsule(capsule, b"dltensor"))
    shape = tensor.shape[: tensor.ndim]
    if tensor.strides and not _is_contiguous(shape, tensor.strides[: tensor.ndim]):
        raise ValueError(_strided(value))
    return int((tensor.data or 0) + tensor.byte_offset)


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
    for attribute in ("cuda_stream", "ptr"):  # torch, cupy
        if isinstance(getattr(value, attribute, None), int) and hasattr(value, "synchronize"):
            return int(getattr(value, attribute))
    raise TypeError(
        f"a stream is a CUstream, an int, None or an object with __cuda_stream__, not a {_name(value)}"
    )
