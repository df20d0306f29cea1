"""Tests for contracts with directions. Arrays that are only read may be read-only and expanded."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, Module, driver

from ...support.code import compilable, ptx
from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from ...support.tensors import Tensor

PTX = compilable(ptx(scale="u64, u64, u32"))
SCALE = "scale(in x: f32[n; _], out y: f32[n; _]) -> scale<<<n, 1>>>(x, y, n)"


class Shared:
    """An array with __cuda_array_interface__. It may be read-only."""

    def __init__(self, is_read_only: bool, stride: int = 4, address: int = 8192) -> None:
        self.__cuda_array_interface__ = {
            "shape": (4,),
            "strides": (stride,),
            "typestr": "<f4",
            "data": (address, is_read_only),
            "version": 3,
        }


def test_read_only_memory_is_accepted_only_for_inputs(gpu: Gpu) -> None:
    kernel: Any = Module(PTX).get_kernel(Contract(SCALE))
    kernel(Shared(True), Shared(False, address=4096))
    assert gpu.name == "scale"
    with raises(ValueError):
        kernel(Shared(False), Shared(True))


def test_expanded_array_is_accepted_only_for_inputs(gpu: Gpu) -> None:
    kernel: Any = Module(PTX).get_kernel(Contract(SCALE))
    kernel(Shared(False, stride=0), Shared(False, address=4096))
    with raises(ValueError):
        kernel(Shared(False), Shared(False, stride=0))


def test_machine_code_checks_strides_like_python(gpu: Gpu, torch: Any) -> None:
    """Arrays with gaps, transposed, expanded and overlapping arrays are accepted or rejected consistently."""
    text = "k(out y: f32[n, m; _, _]) -> scale<<<n, m>>>(y, y, n)"
    kernel: Any = Module(PTX).get_kernel(Contract(text))
    for strides, is_valid in (
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
            launches_before = gpu.launches
            if is_valid:
                kernel(Tensor("f32", (4, 3), strides))
            else:
                with raises(ValueError):
                    kernel(Tensor("f32", (4, 3), strides))
            assert gpu.launches == launches_before + is_valid


MAKE = (
    "make(in x: f32[n], by: f32, out y: f32[n, 2], out z: i32[n + 1])"
    " -> make<<<max(n, 1), 1>>>(x, by, y, z, n)"
)


def make_kernel() -> Any:
    """Return the kernel of MAKE, which has two outputs."""
    return Module(compilable(ptx(make="u64, f32, u64, u64, u32"))).get_kernel(Contract(MAKE))


def test_omitted_outputs_are_buffers(gpu: Gpu) -> None:
    kernel = make_kernel()
    x = Buffer(16)
    for result in (
        kernel(x, 2.0),
        kernel(by=2.0, x=x),
        kernel(Shared(False), 2.0, stream=driver.CUstream(0x70)),
    ):
        y, z = result
        assert (y.nbytes, z.nbytes) == (4 * 2 * 4, 4 * 5)
        assert gpu.name == "make"
    assert kernel(x, 2.0, Buffer(32), Buffer(20)) is None
    kernel_with_one_output: Any = Module(PTX).get_kernel(
        Contract("scale(in x: f32[n], out y: f32[n]) -> scale<<<1, 1>>>(x, y, n)")
    )
    assert kernel_with_one_output(x).nbytes == 16


def test_omitted_outputs_are_tensors_if_the_first_array_is_a_tensor(
    gpu: Gpu, torch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = itertools.count(8192, 512)

    def empty(shape: tuple[int, ...], *, dtype: str, device: Any) -> Tensor:
        return Tensor(dtype, shape, address=next(addresses))

    monkeypatch.setattr(torch, "empty", empty, raising=False)
    monkeypatch.setattr(torch, "float32", "f32", raising=False)
    monkeypatch.setattr(torch, "int32", "i32", raising=False)
    y, z = make_kernel()(Tensor("f32", (3,)), 1)
    assert (y.shape, z.shape) == ((3, 2), (4,))


def test_wrong_inputs_raise_before_outputs_are_allocated(device: Device) -> None:
    kernel = make_kernel()
    with raises(TypeError):
        kernel(Buffer(16), "text")
    with raises(TypeError):
        kernel(Buffer(16), 2.0, Buffer(32))
    unknown: Any = Module(PTX).get_kernel(
        Contract("scale(in x: f32[n], out y: f32[m]) -> scale<<<1, 1>>>(x, y, n)")
    )
    with raises(ValueError):
        unknown(Buffer(16))


def test_output_that_shares_memory_raises_with_machine_code(gpu: Gpu, torch: Any) -> None:
    """Tensors and Buffers with and without gaps are accepted or rejected consistently."""
    kernel: Any = Module(PTX).get_kernel(
        Contract("scale(in x: f32[n, m; _, 1], out y: f32[k]) -> scale<<<n, m>>>(x, y, n)")
    )
    x = Tensor("f32", (4, 3), (3, 1), 4096)
    columns = Tensor("f32", (4, 3), (6, 1), 4096)
    memory = Buffer.borrow(4096 + 48, 64, None)
    inside = Buffer.borrow(4096 + 44, 64, None)
    for input_array, output, is_valid in (
        (x, Tensor("f32", (12,), None, 4096 + 48), True),
        (x, Tensor("f32", (12,), None, 4096 - 48), True),
        (x, memory, True),
        (x, inside, False),
        (x, Tensor("f32", (12,), None, 4096 + 44), False),
        (x, Tensor("f32", (12,), None, 4096 - 44), False),
        (columns, Tensor("f32", (3,), None, 4096 + 12), True),
        (columns, Tensor("f32", (3,), None, 4096), False),
        (columns, Tensor("f32", (3,), None, 4096 - 8), False),
    ):
        for _ in range(3):
            launches_before = gpu.launches
            if is_valid:
                kernel(input_array, output)
            else:
                with raises(ValueError):
                    kernel(input_array, output)
            assert gpu.launches == launches_before + is_valid
