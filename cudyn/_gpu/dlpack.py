"""DLPack: the addresses of other packages' arrays (https://dmlc.github.io/dlpack/latest/python_spec.html)."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

from .._contract.checks import ArrayView
from .._contract.dtypes import ACCEPTED, name_dlpack, name_memory
from .._contract.parts import compute_strides
from .._machine.arguments import Tensor
from .host_memory import name_type

_IS_COPIED = 2  # a bit of DLManagedTensorVersioned.flags


class _Versioned(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", Tensor),
    )


_capsule_name = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
_capsule_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


class _Exchange(ctypes.Structure):
    """DLPackExchangeAPI of DLPack 1.3, up to the functions that launches call."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("previous", ctypes.c_void_p),
        ("allocator", ctypes.c_void_p),
        ("managed_from_object", ctypes.c_void_p),
        ("managed_to_object", ctypes.c_void_p),
        ("from_object", ctypes.c_void_p),
        ("current_stream", ctypes.c_void_p),
    )


def find_exchange(cls: type) -> tuple[int, int] | None:
    """Find a class's functions for DLPack in C: dltensor_from_py_object_no_sync and current_work_stream.

    None: it lacks them, or their major version is not 1.
    """
    capsule = getattr(cls, "__dlpack_c_exchange_api__", None)
    try:
        name = _capsule_name(capsule)
        api = _Exchange.from_address(_capsule_pointer(capsule, name))
    except (ValueError, TypeError, SystemError):
        return None
    if name != b"dlpack_exchange_api" or api.major != 1 or not (api.from_object and api.current_stream):
        return None
    return api.from_object, api.current_stream


def read_array(value: Any, owners: list[Any]) -> ArrayView:
    """Describe an array with __dlpack__.

    owners: receives the capsule, which keeps the address valid. ValueError: it exports a copy of its memory,
    or another major version of DLPack than 1. Any other exception comes from the array's own package.
    """
    kind, ordinal = value.__dlpack_device__()
    memory = name_memory(int(kind))
    capsule = _request(value, memory not in ACCEPTED)
    owners.append(capsule)
    name = _capsule_name(capsule)
    pointer = _capsule_pointer(capsule, name)
    if name == b"dltensor_versioned":
        versioned = _Versioned.from_address(pointer)
        if versioned.major != 1:
            raise ValueError(f"{name_type(value)}: expected DLPack 1, got {versioned.major}")
        if versioned.flags & _IS_COPIED:
            raise ValueError(f"{name_type(value)} exports a copy of its memory, which a kernel can't change")
        tensor = versioned.tensor
    else:
        tensor = Tensor.from_address(pointer)
    rank, code, bits, lanes = struct.unpack("<IBBH", tensor.element.to_bytes(8, "little"))
    sizes = ctypes.c_int64 * rank
    shape = tuple(sizes.from_address(tensor.shape)) if rank else ()
    strides = tuple(sizes.from_address(tensor.strides)) if tensor.strides else compute_strides(shape)
    address = (tensor.data or 0) + tensor.offset
    return ArrayView(address, name_dlpack(code, bits, lanes), shape, strides, memory, ordinal)


def _request(value: Any, is_host: bool) -> Any:
    """Call __dlpack__ without a copy, and with stream -1, for which the producer waits for nothing.

    jax takes -1 for a handle; without a stream it waits on the host until the array is ready.
    """
    is_jax = type(value).__module__.partition(".")[0] in ("jax", "jaxlib")
    how = {} if is_host or is_jax else {"stream": -1}
    try:
        return value.__dlpack__(max_version=(1, 0), copy=False, **how)
    except TypeError:  # a producer older than DLPack 1.0 does not have these parameters
        return value.__dlpack__(**how)
