"""Tests for overloads, and for f16 values, constants, offsets and computed sizes in machine code."""

from __future__ import annotations

import pathlib
import struct
from collections.abc import Callable
from typing import Any

import cudyn
from cudyn import Buffer, Contract, Module

from ...support import exports
from ...support.code import ptx
from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from ...support.tensors import Tensor
from .conftest import needs_fast_calls, reaches_python

PTX = ptx(f16="u64, u32", bf16="u64, u32", row="u64, u32", matrix="u64, u32", other="u32")
SCALE = """
scale(x: T[n]) where T: f16|bf16 -> {T}<<<n, 1>>>(x, n)
scale(x: f32[n]) where n % 4 == 0 -> row<<<n, 1>>>(x, n)
scale(x: f32[m, n]) -> matrix<<<(n, m), 1>>>(x, n)
scale(n: i32) -> other<<<n, 1>>>(n)
"""
CALLS = [
    ((Tensor("f16", (4,)),), "f16"),
    ((Tensor("bf16", (4,)),), "bf16"),
    ((Tensor("f32", (4,)),), "row"),
    ((Tensor("f32", (3, 5)),), "matrix"),
    ((7,), "other"),
]


def check_calls(gpu: Gpu, kernel: Any) -> None:
    """Check that each call launches the kernel of the first contract that accepts its arguments."""
    for arguments, name in CALLS * 2:
        kernel(*arguments)
        assert gpu.name == name
    with raises(ValueError) as caught:
        kernel(Tensor("f32", (5,)))
    assert caught.value.__context__ is None
    with raises(TypeError):
        kernel(1, 2)


def test_call_uses_the_first_contract_that_accepts_the_arguments(gpu: Gpu, torch: Any) -> None:
    """This applies to calls, to `launch` and to prepared launches."""
    module = Module(PTX)
    kernel: Any = module.get_kernel(Contract(SCALE))
    check_calls(gpu, kernel)
    equal_contracts: list[Any] = [Contract(SCALE), [Contract(line) for line in SCALE.strip().splitlines()]]
    assert [module.get_kernel(contract) for contract in equal_contracts] == [kernel, kernel]
    assert [overload.name for overload in kernel.kernels] == ["f16", "bf16", "row", "matrix", "other"]
    assert (kernel.name, kernel.contract) == ("f16", Contract(str(kernel.contract.text)))
    for arguments, name in CALLS:
        kernel.launch(2, 3, *arguments)
        assert (gpu.name, gpu.grid, gpu.block) == (name, (2, 1, 1), (3, 1, 1))
        for prepared in (kernel.prepare(4, 5, *arguments), kernel.prepare(4, 5)):
            prepared(*arguments)
            assert (gpu.name, gpu.grid) == (name, (4, 1, 1))
    kernel(n=3)
    assert gpu.name == "other"
    kernel(x=Tensor("f32", (3, 5)))
    assert gpu.name == "matrix"
    module.close()
    with raises(ValueError):
        kernel(1)


def test_buffer_for_overloads_with_several_dtypes_raises(gpu: Gpu) -> None:
    """A buffer without a dtype would fit several contracts."""
    buffer = Buffer.borrow(4096, 8, None)
    kernel: Any = Module(PTX).get_kernel(Contract(SCALE))
    with raises(ValueError):
        kernel(buffer)
    with raises(ValueError):
        kernel(x=buffer)
    with raises(ValueError):
        kernel.launch(2, 3, buffer)
    with raises(ValueError):
        kernel.launch(2, 3, x=buffer, shared_memory=0)


def test_overloads_of_an_artifact_work(gpu: Gpu, torch: Any, tmp_path: pathlib.Path) -> None:
    code = Module(PTX).image
    artifact = cudyn.Artifact(code, SCALE, name="kernels")
    artifact.save(tmp_path / "k.cudyn")
    artifact.build(tmp_path / "k.so", options=exports.WARNINGS)
    for path in ("k.cudyn", "k.so"):
        check_calls(gpu, Module(tmp_path / path).scale)
    with raises(ValueError):
        cudyn.Artifact(code, [SCALE, SCALE])


@needs_fast_calls
def test_overloads_with_plain_arguments_do_not_reach_python(
    gpu: Gpu, torch: Any, only_machine_code: Callable[[], None]
) -> None:
    """The contract `f` passes f16 and bf16 values, constants and offsets, and has computed sizes."""
    scale = Module(PTX).get_kernel(Contract(SCALE))
    contract = (
        "f(a: f32[2 * n, m; m + pad, 1], b: i32[3 * m - 1], h: f16, x: bf16)"
        " -> f<<<n, m>>>(a + 2 * n, h, x, pad: i32, 0.5: bf16, None, -2.0: f64)"
    )
    module = Module(ptx(f="u64, align 2 .b8[2], align 2 .b8[2], u32, b16, u64, f64"))
    kernel: Any = module.get_kernel(Contract(contract))

    def make_arguments(rows: int, columns: int, pad: int) -> tuple[Any, ...]:
        """Return a matrix, a vector that is a tensor or a Buffer, and two numbers."""
        length = 3 * columns - 1
        vector: Any = Tensor("i32", (length,)) if pad % 2 else Buffer.borrow(4096, 4 * length, None)
        return Tensor("f32", (2 * rows, columns), (columns + pad, 1)), vector, 1.5, -3.14

    kernel(*make_arguments(2, 3, 4))
    for arguments, _ in CALLS:
        scale(*arguments)

    only_machine_code()
    for arguments, name in CALLS[:4]:
        scale(*arguments)
        assert gpu.name == name
    for rows, columns, pad in ((2, 3, 4), (5, 7, 1), (1, 2, 0)):
        kernel(*make_arguments(rows, columns, pad))
        assert (gpu.grid, gpu.block) == ((rows, 1, 1), (columns, 1, 1))
        expected = 4096 + 8 * rows, 1.5, 0xC049, pad, 0x3F00, 0, -2.0
        data = bytes(gpu.parameters)
        result = [
            struct.unpack_from(f"<{code}", data, parameter.offset)[0]
            for code, parameter in zip("QeHiHQd", kernel.parameters)
        ]
        assert tuple(result) == expected
    for rejected in (
        (Tensor("f32", (5, 3), (4, 1)), Tensor("i32", (8,)), 1.5, 1.0),
        (Tensor("f32", (4, 3), (4, 1)), Tensor("i32", (9,)), 1.5, 1.0),
        (Tensor("f32", (4, 3), (4, 1)), Tensor("i32", (8,)), 65520.0, 1.0),
        (Tensor("f32", (4, 3), (4, 1)), Tensor("i32", (8,)), 1.0, 3.4e38),
        (Tensor("f32", (4, 3), (4, 1)), Buffer.borrow(4096, 36, None), 1.0, 1.0),
    ):
        with reaches_python():
            kernel(*rejected)


def test_sizes_of_buffers_are_computed(gpu: Gpu) -> None:
    """Buffers without a dtype have only a number of bytes, from which `n` is computed."""
    kernel: Any = Module(ptx(f="u64, u32")).get_kernel(
        Contract("f(a: f32[2 * n], b: f32[n, k], k: i32) -> f<<<n, k>>>(a, n)")
    )
    vector, matrix = Buffer.borrow(4096, 8 * 6, None), Buffer.borrow(4096, 4 * 6 * 5, None)
    kernel(vector, matrix, 5)
    assert (gpu.grid, gpu.block) == ((6, 1, 1), (5, 1, 1))
    with raises(ValueError):
        kernel(Buffer.borrow(4096, 4 * 13, None), matrix, 5)
    kernel_with_optional_array: Any = Module(ptx(f="u64, u64")).get_kernel(
        Contract("f(a: f32[_, k] | None, b: f32[2, k]) -> f<<<k, 1>>>(a, b)")
    )
    kernel_with_optional_array(vector, Buffer.borrow(4096, 8 * 3, None))
    kernel_with_optional_array(
        a=vector, b=Buffer.borrow(4096, 8 * 3, None)
    )  # named arguments are read by Python
    with raises(ValueError):
        kernel(vector, Buffer.borrow(4096, 124, None), 5)
