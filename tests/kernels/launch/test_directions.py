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


class Array:
    """An array with __cuda_array_interface__, which may be read-only or have a stride of 0."""

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
    kernel(Array(is_read_only=True), Array(is_read_only=False, address=4096))
    assert gpu.name == "scale"
    with raises(ValueError):
        kernel(Array(is_read_only=False), Array(is_read_only=True))


def test_expanded_array_is_accepted_only_for_inputs(gpu: Gpu) -> None:
    kernel: Any = Module(PTX).get_kernel(Contract(SCALE))
    kernel(Array(is_read_only=False, stride=0), Array(is_read_only=False, address=4096))
    with raises(ValueError):
        kernel(Array(is_read_only=False), Array(is_read_only=False, stride=0))


def test_machine_code_checks_strides_like_python(gpu: Gpu, torch: Any) -> None:
    """Arrays may have gaps, or be transposed, expanded or overlapping. Only the last two are rejected.

    The first launch with each array is checked by Python, and the others by machine code.
    """
    contract = "k(out y: f32[n, m; _, _]) -> scale<<<n, m>>>(y, y, n)"
    kernel: Any = Module(PTX).get_kernel(Contract(contract))
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


TWO_OUTPUTS = (
    "make(in x: f32[n], by: f32, out y: f32[n, 2], out z: i32[n + 1])"
    " -> make<<<max(n, 1), 1>>>(x, by, y, z, n)"
)


def make_kernel_with_two_outputs() -> Any:
    """Return the kernel of the contract TWO_OUTPUTS."""
    return Module(compilable(ptx(make="u64, f32, u64, u64, u32"))).get_kernel(Contract(TWO_OUTPUTS))


def test_omitted_outputs_are_buffers(gpu: Gpu) -> None:
    """Their sizes follow from the shapes in the contract."""
    kernel = make_kernel_with_two_outputs()
    buffer = Buffer(16)
    for result in (
        kernel(buffer, 2.0),
        kernel(by=2.0, x=buffer),
        kernel(Array(is_read_only=False), 2.0, stream=driver.CUstream(0x70)),
    ):
        first_output, second_output = result
        assert (first_output.nbytes, second_output.nbytes) == (4 * 2 * 4, 4 * 5)
        assert gpu.name == "make"
    assert kernel(buffer, 2.0, Buffer(32), Buffer(20)) is None
    kernel_with_one_output: Any = Module(PTX).get_kernel(
        Contract("scale(in x: f32[n], out y: f32[n]) -> scale<<<1, 1>>>(x, y, n)")
    )
    assert kernel_with_one_output(buffer).nbytes == 16


def test_omitted_outputs_are_tensors_if_the_first_array_is_a_tensor(
    gpu: Gpu, torch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fake torch.empty allocates them, with shapes and types from the contract."""
    addresses = itertools.count(8192, 512)

    def empty(shape: tuple[int, ...], *, dtype: str, device: Any) -> Tensor:
        """Return a fake tensor at the next address, as torch.empty does."""
        return Tensor(dtype, shape, address=next(addresses))

    monkeypatch.setattr(torch, "empty", empty, raising=False)
    monkeypatch.setattr(torch, "float32", "f32", raising=False)
    monkeypatch.setattr(torch, "int32", "i32", raising=False)
    first_output, second_output = make_kernel_with_two_outputs()(Tensor("f32", (3,)), 1)
    assert (first_output.shape, second_output.shape) == ((3, 2), (4,))


def test_wrong_inputs_raise_before_outputs_are_allocated(device: Device) -> None:
    """An output of unknown size cannot be omitted, and either both or none of two outputs must be passed."""
    kernel = make_kernel_with_two_outputs()
    with raises(TypeError):
        kernel(Buffer(16), "text")
    with raises(TypeError):
        kernel(Buffer(16), 2.0, Buffer(32))
    kernel_with_unknown_size: Any = Module(PTX).get_kernel(
        Contract("scale(in x: f32[n], out y: f32[m]) -> scale<<<1, 1>>>(x, y, n)")
    )
    with raises(ValueError):
        kernel_with_unknown_size(Buffer(16))


def test_output_that_shares_memory_raises_with_machine_code(gpu: Gpu, torch: Any) -> None:
    """The first launch with each array is checked by Python, and the others by machine code."""
    kernel: Any = Module(PTX).get_kernel(
        Contract("scale(in x: f32[n, m; _, 1], out y: f32[k]) -> scale<<<n, m>>>(x, y, n)")
    )
    rows = Tensor("f32", (4, 3), (3, 1), 4096)
    columns = Tensor("f32", (4, 3), (6, 1), 4096)
    memory = Buffer.borrow(4096 + 48, 64, None)
    inside = Buffer.borrow(4096 + 44, 64, None)
    for input_array, output, is_valid in (
        (rows, Tensor("f32", (12,), None, 4096 + 48), True),
        (rows, Tensor("f32", (12,), None, 4096 - 48), True),
        (rows, memory, True),
        (rows, inside, False),
        (rows, Tensor("f32", (12,), None, 4096 + 44), False),
        (rows, Tensor("f32", (12,), None, 4096 - 44), False),
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
