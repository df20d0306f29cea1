"""Fakes of the arrays of torch, cupy and numba. Their addresses are invented, and their data is never read.

`installed` makes Tensor the torch.Tensor of this process. The class then also has DLPack's exchange API,
which cudyn's machine code calls.
"""

from __future__ import annotations

import ctypes
import sys
import types
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import prod
from typing import Any

from cudyn._bindings.machine.launch_data import Tensor as DLTensor
from cudyn._kernels.contracts.dtypes import DTYPES as KINDS
from cudyn._process import process

from .dlpack import new_capsule


class DType:
    """A fake torch.dtype, with a single object for each type."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return f"torch.{self.name}"


NAMES = {
    "f32": "float32", "f64": "float64", "f16": "float16", "bf16": "bfloat16", "i32": "int32",
    "i64": "int64", "u8": "uint8", "bool": "bool", "c64": "complex64",
}  # fmt: skip
DTYPES = {name: DType(text) for name, text in NAMES.items()}


class Device:
    """A fake torch.device. `type` is "cuda" or "cpu"."""

    def __init__(self, kind: str) -> None:
        self.type = kind


class Tensor:
    """A fake torch.Tensor, with the attributes and methods that cudyn uses."""

    is_pinned_: bool = False
    offset = 0  # byte offset of the data in its storage

    def __init__(
        self,
        dtype: str,
        shape: Sequence[int],
        strides: Sequence[int] | None = None,
        address: int = 4096,
        device: int = 0,
        kind: str = "cuda",
    ) -> None:
        self.dtype = DTYPES[dtype]
        self.shape = tuple(shape)
        self._strides = compute_c_strides(shape) if strides is None else tuple(strides)
        self.address, self._ordinal = address, device
        self.device = Device(kind)
        self.lazy = ""  # the predicate that returns True: "is_conj" or "is_neg"

    @property
    def is_cuda(self) -> bool:
        return self.device.type == "cuda"

    def stride(self) -> tuple[int, ...]:
        return self._strides

    def is_contiguous(self) -> bool:
        """Return whether PyTorch considers the tensor contiguous: in C order without gaps."""
        dimensions = zip(self.shape, self._strides, compute_c_strides(self.shape))
        return 0 in self.shape or all(
            size == 1 or stride == expected for size, stride, expected in dimensions
        )

    def get_device(self) -> int:
        return self._ordinal if self.is_cuda else -1

    def is_pinned(self) -> bool:
        return self.is_pinned_

    def data_ptr(self) -> int:
        return self.address

    def is_conj(self) -> bool:
        return self.lazy == "is_conj"

    def is_neg(self) -> bool:
        return self.lazy == "is_neg"


class Pinned(Tensor):
    """A fake torch.Tensor in pinned host memory."""

    is_pinned_ = True


class Array:
    """A fake array like those of cupy and numba."""

    def __init__(self, typestr: str, shape: Sequence[int], strides: Any = None, address: int = 4096) -> None:
        self.__cuda_array_interface__ = {
            "shape": tuple(shape),
            "typestr": typestr,
            "data": (address, False),
            "strides": strides,
            "version": 3,
        }


def compute_c_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """Return the strides of an array in C order, in elements."""
    return tuple(prod(shape[i + 1 :]) for i in range(len(shape)))


# --- DLPack's exchange API

CURRENT = 0x700  # device n has the current stream CURRENT + n
DLPACK_CPU, DLPACK_CUDA = 1, 2  # DLDeviceType
_LENGTHS = ctypes.c_int64 * 16


def _describe(tensor: Any, view_pointer: Any) -> int:
    """Write the DLTensor of a tensor to an address. Return the status 0.

    As with torch, cudyn does not call this function for lazy tensors.

    Raises:
        RuntimeError: The tensor has no memory. torch raises the same exception.
    """
    if tensor.device.type not in ("cuda", "cpu"):
        raise RuntimeError("it has no memory")
    kind = KINDS[next(name for name, dtype in DTYPES.items() if dtype is tensor.dtype)]
    tensor.keep_alive = shape, strides = _LENGTHS(*tensor.shape), _LENGTHS(*tensor.stride())
    view = view_pointer.contents
    view.data, view.offset = tensor.address and tensor.address - tensor.offset, tensor.offset
    # These 64-bit fields combine smaller fields of DLTensor. `place` consists of the type and the ordinal of
    # the device, and `element` consists of the rank and of the code, bits and lanes of the data type.
    view.place = DLPACK_CUDA | tensor._ordinal << 32 if tensor.is_cuda else DLPACK_CPU
    view.element = len(tensor.shape) | kind.code << 32 | kind.bits << 40 | 1 << 48
    view.shape, view.strides = ctypes.addressof(shape), ctypes.addressof(strides)
    return 0


def _find_stream(device_type: int, ordinal: int, stream_pointer: Any) -> int:
    """Store the current stream of a device at an address. Return the status 0."""
    assert device_type == DLPACK_CUDA
    stream_pointer[0] = CURRENT + ordinal
    return 0


class _Api(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_uint32 * 2),
        ("others", ctypes.c_void_p * 4),
        ("describe", ctypes.c_void_p),
        ("find_stream", ctypes.c_void_p),
    )


_functions = (
    ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(DLTensor))(_describe),
    ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p))(
        _find_stream
    ),
)
_api = _Api((1, 3), (None,) * 4, *(ctypes.cast(function, ctypes.c_void_p) for function in _functions))


class Parameter(Tensor):
    """A fake torch.nn.Parameter."""


@contextmanager
def installed() -> Iterator[Any]:
    """Return a context manager in which Tensor is torch.Tensor."""
    torch: Any = types.ModuleType("torch")
    torch.Tensor, torch.nn = Tensor, types.SimpleNamespace(Parameter=Parameter)
    torch.cuda = types.SimpleNamespace(
        current_stream=lambda ordinal: types.SimpleNamespace(cuda_stream=CURRENT + ordinal)
    )
    Tensor.__dlpack_c_exchange_api__ = new_capsule(  # type: ignore[attr-defined]
        ctypes.addressof(_api), b"dlpack_exchange_api", None
    )
    torch_before = sys.modules.get("torch")
    sys.modules["torch"] = torch
    module_name, Tensor.__module__ = Tensor.__module__, "torch"
    process.reset()
    try:
        yield torch
    finally:
        Tensor.__module__ = module_name
        process.reset()
        del Tensor.__dlpack_c_exchange_api__  # type: ignore[attr-defined]
        sys.modules.pop("torch")
        if torch_before is not None:
            sys.modules["torch"] = torch_before
