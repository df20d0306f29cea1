"""Tests for launches with torch tensors by machine code and by Python, and for rejected tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import CURRENT_STREAM, Contract, Module

from ...support.code import ptx
from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from ...support.tensors import CURRENT, Parameter, Tensor
from .conftest import needs_fast_calls, reaches_python

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


class TensorSubclass(Tensor):
    """A tensor whose class is not exactly torch's class."""


class Fake(Tensor):
    """A tensor without data, such as torch uses to trace programs."""

    fake_mode = True


def make_lazy_tensor(dtype: str, attribute: str) -> Tensor:
    """Return a tensor whose memory does not contain its values, such as a lazily negated tensor.

    `attribute` is the name of torch's method that reports this: is_neg or is_conj.
    """
    tensor = Tensor(dtype, (4,))
    tensor.lazy = attribute
    return tensor


def make_shifted_tensor(address: int = 4096) -> Tensor:
    """Return a tensor with an offset in its storage."""
    tensor = Tensor("f32", (4,), address=address)
    tensor.offset = 512  # DLPack separates the address of the storage from the offset.
    return tensor


USABLE: dict[str, Tensor] = {
    "plain": Tensor("f32", (4,)),
    "with an offset": make_shifted_tensor(),
    "a Parameter": Parameter("f32", (4,)),
    "one element": Tensor("f32", (1,), (7,)),
}
UNUSABLE: dict[str, tuple[Tensor, str]] = {
    "negated": (make_lazy_tensor("f32", "is_neg"), "contains other values"),
    "conjugated": (make_lazy_tensor("c64", "is_conj"), "contains other values|expected f32, got c64"),
    "expanded": (Tensor("f32", (4,), (0,)), "contiguous"),
    "strided": (Tensor("f32", (4,), (2,)), "contiguous"),
    "on the host": (Tensor("f32", (4,), kind="cpu"), "host memory|on cuda, got cpu"),
    "meta": (Tensor("f32", (4,), kind="meta"), "meta|host memory"),
    "fake": (Fake("f32", (4,)), "no memory"),
    "without memory": (Tensor("f32", (4,), address=0), "no memory"),
    "an offset without memory": (make_shifted_tensor(0), "no memory"),
}
READ_BY_PYTHON: dict[str, Tensor] = {
    "a subclass": TensorSubclass("f32", (4,)),
    "on another device": Tensor("f32", (4,), device=1),
}


def make_launches() -> dict[str, Callable[..., Any]]:
    """Return the functions of METHODS, which launch a kernel with a tensor."""
    module = Module(ptx(f="u64, u32", g="u64"))
    kernel: Any = module.get_kernel(Contract("f(a: f32[n]) -> f<<<n + 1, 32>>>(a, n: u32)"))
    prepared = kernel.prepare(1, 32)
    launch_k = module.get_kernel("f").launch
    return {
        "contract": kernel,
        "contract.launch": lambda tensor, **options: kernel.launch(1, 32, tensor, **options),
        "prepared": lambda tensor, **options: prepared(tensor),
        "launch": lambda tensor, **options: launch_k(1, 32, tensor, 4, **options),
    }


METHODS = ("contract", "contract.launch", "prepared", "launch")


@needs_fast_calls
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("case", USABLE)
def test_plain_tensors_do_not_reach_python(
    gpu: Gpu, torch: Any, only_machine_code: Callable[[], None], method: str, case: str
) -> None:
    """Machine code reads them and PyTorch's current stream."""
    launch, tensor = make_launches()[method], USABLE[case]
    launch(Tensor("f32", (4,)))  # after this launch, machine code knows torch's classes
    expected = gpu.words(1)
    assert expected == (4096,)
    only_machine_code()
    cases: list[tuple[dict[str, Any], int]] = [
        ({}, CURRENT),
        ({"stream": CURRENT_STREAM}, CURRENT),
        # a prepared launch does not accept a stream per call
        ({"stream": None}, CURRENT if method == "prepared" else 0),
    ]
    for options, stream in cases:
        launch(tensor, **options)
        assert (gpu.words(1), gpu.stream) == ((tensor.address,), stream)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("case", UNUSABLE)
def test_launch_with_an_unusable_tensor_raises(gpu: Gpu, torch: Any, method: str, case: str) -> None:
    """The messages are the same before and after machine code knows torch's classes."""
    launch, (tensor, message) = make_launches()[method], UNUSABLE[case]
    launches_before = gpu.launches
    for _ in range(3):
        with pytest.raises((TypeError, ValueError), match=message):
            launch(tensor)
        assert gpu.launches == launches_before
        launch(Tensor("f32", (4,)))
        launches_before += 1


@pytest.mark.parametrize("case", READ_BY_PYTHON)
def test_tensor_of_a_subclass_or_another_device_is_read_by_python(
    gpu: Gpu, torch: Any, only_machine_code: Callable[[], None], case: str
) -> None:
    """Machine code only accepts the exact classes. Each device has a separate launcher."""
    kernel = make_launches()["contract"]
    kernel(Tensor("f32", (4,)))
    for _ in range(2):
        launches_before = gpu.launches
        kernel(READ_BY_PYTHON[case])
        assert (gpu.launches, gpu.words(1)) == (launches_before + 1, (4096,))
    only_machine_code()
    with reaches_python():
        kernel(READ_BY_PYTHON[case])


@needs_fast_calls
def test_exception_of_torch_is_reported_by_python(
    gpu: Gpu, torch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Machine code does not raise the error. Python reads the tensor again and reports the error."""
    queries: list[int] = []

    def is_neg(tensor: Any) -> bool:
        """Count the query, and fail the second time."""
        queries.append(1)
        if len(queries) == 2:
            raise RuntimeError
        return False

    monkeypatch.setattr(Tensor, "is_neg", is_neg)
    kernel = make_launches()["contract"]
    # The first launch reads the tensor in Python, the second in machine code and then in Python, the third
    # only in machine code.
    for expected_queries in (1, 3, 4):
        kernel(Tensor("f32", (4,)))
        assert (len(queries), gpu.words(1)) == (expected_queries, (4096,))
    meta = Tensor("f32", (4,), kind="meta")
    with raises(ValueError):
        kernel(meta)
    kernel(Tensor("f32", (4,)))


def test_current_stream_without_an_array_raises(gpu: Gpu, torch: Any) -> None:
    module = Module(ptx(f="u64, u32"))
    with (
        cudyn.Buffer(16) as buffer,
        raises(ValueError),
    ):
        module.get_kernel("f").launch(1, 1, buffer, 4, stream=CURRENT_STREAM)
    assert repr(CURRENT_STREAM) == "cudyn.CURRENT_STREAM"
