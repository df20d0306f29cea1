"""The structure from dlpack.h with which packages exchange tensors."""

from __future__ import annotations

import ctypes
from typing import ClassVar


class DLManagedTensor(ctypes.Structure):
    """A DLTensor and its owner."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)


class Producer:
    """An array with an invented address. Only its DLTensor is read, never its memory.

    Args:
        element: The code, the bits and the lanes of the array's DLDataType.
        shape: The length of each dimension.
        strides: The strides in elements.
        device: The type and the ordinal of the array's device (DLDevice).
        address: The address of the array's memory. The array declares a byte offset even if this is zero.
    """

    # Keeps all arrays alive, because consumers keep pointers to tensors that do not have a deleter.
    _alive: ClassVar[list[Producer]] = []

    def __init__(
        self,
        element: tuple[int, int, int],
        shape: tuple[int, ...],
        strides: tuple[int, ...],
        device: tuple[int, int] = (2, 0),
        address: int = 4096,
    ) -> None:
        self._device = device
        rank = len(shape)
        c_array = ctypes.c_int64 * max(1, rank)
        offset = 0 if address else 64
        self.tensor = DLManagedTensor(
            address, *device, rank, *element, c_array(*shape), c_array(*strides), offset
        )

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, *, stream: object = None) -> object:
        self._alive.append(self)
        return new_capsule(ctypes.addressof(self.tensor), b"dltensor", None)
