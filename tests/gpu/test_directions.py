"""Contracts with directions: what is only read may be read-only, and expanded."""

from __future__ import annotations

from typing import Any

import pytest

from cudyn import Contract, Module

from ..support.fake_gpu import Gpu, ptx
from ..support.tensors import Tensor

PTX = ptx(scale="u64, u64, u32")
SCALE = "scale(in x: f32[n; _], out y: f32[n; _]) -> scale<<<n, 1>>>(x, y, n)"


class Shared:
    """An array with __cuda_array_interface__ that may say that it is read-only."""

    def __init__(self, is_read_only: bool, stride: int = 4) -> None:
        self.__cuda_array_interface__ = {
            "shape": (4,),
            "strides": (stride,),
            "typestr": "<f4",
            "data": (0x20000000, is_read_only),
            "version": 3,
        }


def test_read_only_memory_is_read_and_not_written(gpu: Gpu) -> None:
    kernel: Any = Module(PTX).get_kernel(Contract(SCALE))
    gpu.takes(kernel.parameters)
    kernel(Shared(True), Shared(False))
    assert gpu.name == b"scale"
    said = "^scale: y: expected memory that can be written, got read-only memory; write `in y` if it"
    with pytest.raises(ValueError, match=said):
        kernel(Shared(False), Shared(True))


def test_expanded_array_is_read_and_not_written(gpu: Gpu) -> None:
    kernel: Any = Module(PTX).get_kernel(Contract(SCALE))
    gpu.takes(kernel.parameters)
    kernel(Shared(False, stride=0), Shared(False))
    with pytest.raises(
        ValueError, match=r"^scale: y.strides\[0\]: expected elements that do not share memory"
    ):
        kernel(Shared(False), Shared(False, stride=0))


def test_machine_code_agrees_on_strides(gpu: Gpu, torch: Any) -> None:
    """With gaps, in another order, expanded, overlapping: launched, or refused, again and again."""
    text = "k(out y: f32[n, m; _, _]) -> scale<<<n, m>>>(y, y, n)"
    kernel: Any = Module(PTX).get_kernel(Contract(text))
    gpu.takes(kernel.parameters)
    for strides, is_fine in (
        ((3, 1), True),
        ((5, 1), True),
        ((1, 4), True),
        ((-3, 1), True),
        ((3, 2), True),
        ((0, 1), False),
        ((1, 1), False),
        ((2, 1), False),
    ):
        for _ in range(3):
            before = gpu.launches
            if is_fine:
                kernel(Tensor("f32", (4, 3), strides))
            else:
                with pytest.raises(ValueError, match="share memory"):
                    kernel(Tensor("f32", (4, 3), strides))
            assert gpu.launches == before + is_fine
