"""Arrays of other packages that say where they are, with nothing there."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any


class DType:
    """As torch's, of which there is one of a kind."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return f"torch.{self.name}"


NAMES = {
    "f32": "float32", "f64": "float64", "f16": "float16", "bf16": "bfloat16", "i32": "int32",
    "i64": "int64", "u8": "uint8", "bool": "bool", "c64": "complex64",
}  # fmt: skip
DTYPES = {name: DType(text) for name, text in NAMES.items()}


class Place:
    def __init__(self, kind: str) -> None:
        self.type = kind


class Tensor:
    """What cudyn asks torch's tensor for."""

    is_pinned_: bool = False

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
        self._steps = of_c(shape) if strides is None else tuple(strides)
        self.address, self._ordinal = address, device
        self.device = Place(kind)
        self.lazy = ""

    @property
    def is_cuda(self) -> bool:
        return self.device.type == "cuda"

    def stride(self) -> tuple[int, ...]:
        return self._steps

    def is_contiguous(self) -> bool:
        pairs = zip(self.shape, self._steps, of_c(self.shape))
        return 0 in self.shape or all(size == 1 or step == wanted for size, step, wanted in pairs)

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
    is_pinned_ = True


class Array:
    """As cupy's and numba's."""

    def __init__(self, typestr: str, shape: Sequence[int], strides: Any = None, address: int = 4096) -> None:
        self.__cuda_array_interface__ = {
            "shape": tuple(shape),
            "typestr": typestr,
            "data": (address, False),
            "strides": strides,
            "version": 3,
        }


def of_c(shape: Sequence[int]) -> tuple[int, ...]:
    """Strides of C's order, in elements."""
    return tuple(prod(shape[i + 1 :]) for i in range(len(shape)))
