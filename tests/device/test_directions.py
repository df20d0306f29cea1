"""Tests for contracts with directions: outputs that calls allocate, and torch operators."""

from __future__ import annotations

from typing import Any

import pytest

import cudyn
from cudyn import Contract

from ..conftest import on_gpu

CONTRACT = Contract(
    "scale(in x: f32[n], by: f32, out y: f32[n]) -> scale<<<ceildiv(n, 256), 256>>>(x, by, y, n: i32)"
)


@pytest.fixture
def kernel(module: cudyn.Module) -> Any:
    """Return the kernel of CONTRACT."""
    return module.get_kernel(CONTRACT)


def test_call_allocates_its_outputs(kernel: Any) -> None:
    source = cudyn.Buffer(4 * 1000)
    source.copy_from(b"\0\0\x80\x3f" * 1000)
    target = kernel(source, 2.0)
    results = bytearray(4000)
    target.copy_to(results)
    assert results == b"\0\0\0\x40" * 1000


@on_gpu
def test_outputs_are_tensors_on_the_stream_of_the_call(kernel: Any, torch: Any) -> None:
    x = torch.arange(1000.0, device="cuda")
    assert torch.equal(kernel(x, 2.0), 2 * x)
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    y = kernel(x, 3.0, stream=stream)
    stream.synchronize()
    assert torch.equal(y, 3 * x)


@on_gpu
def test_expanded_and_read_only_arrays_are_accepted_as_inputs(kernel: Any, torch: Any) -> None:
    strided = kernel.module.get_kernel(
        Contract("scale(in x: f32[n; _], by: f32, y: f32[n; _]) -> scale<<<1, 1>>>(x, by, y, 1: i32)")
    )
    expanded = torch.ones(1, device="cuda").expand(8)
    y = torch.zeros(8, device="cuda")
    strided(expanded, 2.0, y)
    assert y[0] == 2
    with pytest.raises(
        ValueError, match=r"^scale: y.strides\[0\]: expected elements that do not share memory"
    ):
        strided(y, 2.0, expanded)


@on_gpu
def test_operator_works_with_torch_compile(kernel: Any, torch: Any) -> None:
    operator = kernel.as_torch_op("cudyn_tests::scale")
    x = torch.arange(1000.0, device="cuda")
    assert torch.equal(operator(x, 2.0), 2 * x)
    torch.library.opcheck(operator, (x, 2.0))
    compiled = torch.compile(lambda x: operator(x, 3.0) + 1, fullgraph=True)
    for size in (1000, 17):
        assert torch.equal(compiled(x[:size].clone()), 3 * x[:size] + 1)
