"""Tests for launches with every class and dtype of torch tensors on a GPU, and for the errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import Contract

from ..conftest import on_gpu

pytestmark = on_gpu
# Patterns of error messages: for tensors whose values are computed when they are read, tensors in host
# memory, tensors without memory, and tensors with gaps between their elements.
LAZY, HOST, NONE = "contains other values", "host memory|on cuda, got cpu", "no memory"
GAPS = "contiguous"

MakeTensor = Callable[[Any], Any]


def fake(torch: Any) -> Any:
    """Return a tensor of torch's FakeTensorMode, which has no memory."""
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        return torch.zeros(4, device="cuda")


def emptied(torch: Any) -> Any:
    """Return a tensor without memory, as a sharded parameter is between two uses."""
    tensor = torch.ones(4, device="cuda")
    tensor.untyped_storage().resize_(0)
    return tensor


def subclass(torch: Any) -> Any:
    """Return a tensor of a subclass of torch.Tensor."""
    return numbers(torch).as_subclass(type("Sub", (torch.Tensor,), {}))


def numbers(torch: Any) -> Any:
    """Return the numbers 0 to 3."""
    return torch.arange(4.0, device="cuda")


def negated(torch: Any) -> Any:
    """Return the imaginary part of a conjugated tensor, whose values are negated when they are read."""
    x = numbers(torch)
    return torch.complex(x, x + 1).conj().imag


def make_inference_tensor(torch: Any) -> Any:
    """Return a tensor that was created in inference mode."""
    with torch.inference_mode():
        return numbers(torch)


# The values that a kernel receives, or the error message, with and without a contract.
CASES: dict[str, tuple[MakeTensor, Any, Any]] = {
    "a tensor": (numbers, [0, 1, 2, 3], [0, 1, 2, 3]),
    "a Parameter": (lambda t: t.nn.Parameter(numbers(t)), [0, 1, 2, 3], [0, 1, 2, 3]),
    "requires_grad": (lambda t: numbers(t).requires_grad_(), [0, 1, 2, 3], [0, 1, 2, 3]),
    "of inference": (make_inference_tensor, [0, 1, 2, 3], [0, 1, 2, 3]),
    "a slice": (lambda t: t.arange(8.0, device="cuda")[4:], [4, 5, 6, 7], [4, 5, 6, 7]),
    "a subclass": (subclass, [0, 1, 2, 3], [0, 1, 2, 3]),
    "pinned": (lambda t: numbers(t).cpu().pin_memory(), "on cuda, got cuda_host", [0, 1, 2, 3]),
    "2-d": (lambda t: numbers(t).reshape(2, 2), "expected 1 dimension, got 2", [0, 1, 2, 3]),
    "0-d": (lambda t: numbers(t)[3].expand(()), "expected 1 dimension, got 0", None),
    "negated": (negated, LAZY, LAZY),
    "negated, contiguous": (lambda t: t._neg_view(numbers(t)), LAZY, LAZY),
    "as_strided of a negated one": (lambda t: negated(t).as_strided((4,), (1,)), LAZY, LAZY),
    "conjugated": (lambda t: t.complex(numbers(t), numbers(t)).conj(), LAZY, LAZY),
    "expanded": (lambda t: numbers(t)[:1].expand(4), GAPS, GAPS),
    "strided": (lambda t: t.arange(8.0, device="cuda")[::2], GAPS, GAPS),
    "on the host": (lambda t: numbers(t).cpu(), HOST, HOST),
    "meta": (lambda t: t.zeros(4, device="meta"), "got meta", "on the device meta"),
    "sparse": (lambda t: numbers(t).to_sparse(), NONE, f"{GAPS}|{NONE}"),
    "fake": (fake, NONE, NONE),
    "emptied": (emptied, NONE, NONE),
    "f64": (lambda t: numbers(t).double(), "expected f32, got f64", None),
    "numpy's": (lambda t: numbers(t).cpu().numpy(), HOST, HOST),
}


# torch raises these errors for FakeTensor and sparse tensors
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("case", CASES)
def test_launch_with_each_type_of_tensor_copies_it_or_raises(
    torch: Any, module: cudyn.Module, case: str
) -> None:
    """The first launch runs in Python, and the following launches in machine code."""
    make, by_contract, without_contract = CASES[case]
    output = torch.zeros(4, device="cuda")
    kernel: Any = module.get_kernel(Contract("f(a: f32[n], b: f32[n]) -> copy<<<1, 32>>>(a, b, n)"))
    launch = module.get_kernel("copy").launch
    for _ in range(3):
        for launch_with, expected in (
            (lambda tensor: kernel(tensor, output), by_contract),
            (lambda tensor: launch(1, 32, tensor, output, 4), without_contract),
        ):
            if expected is None:
                continue
            output.zero_()
            if isinstance(expected, str):
                with pytest.raises((TypeError, ValueError), match=expected):
                    launch_with(make(torch))
                assert not output.any()
            else:
                tensor = make(torch)
                launch_with(tensor)
                assert output.tolist() == expected
        kernel(numbers(torch), output)


def test_launch_with_an_empty_tensor(torch: Any, module: cudyn.Module) -> None:
    kernel: Any = module.get_kernel(Contract("f(a: f32[n], b: f32[n]) -> copy<<<1, 32>>>(a, b, n)"))
    empty = torch.zeros(0, device="cuda")
    for _ in range(2):
        kernel(empty, empty)
    torch.cuda.synchronize()


def test_launch_with_complex_tensors(torch: Any, module: cudyn.Module) -> None:
    kernel: Any = module.get_kernel(Contract("f(a: c64[n], b: c64[n]) -> copy<<<1, 32>>>(a, b, 2 * n: i32)"))
    x = torch.complex(numbers(torch), numbers(torch) + 1)
    out = torch.zeros_like(x)
    for _ in range(2):
        kernel(x, out)
        assert bool((out == x).all())
        for lazy in (x.conj(), torch._neg_view(x)):
            with pytest.raises(ValueError, match=LAZY):
                kernel(lazy, out)
        kernel(x.conj().resolve_conj(), out)
        assert bool((out == x.conj()).all())
