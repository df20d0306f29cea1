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


class Sub(Tensor):
    pass


class Fake(Tensor):
    fake_mode = True


def lazy(dtype: str, attribute: str) -> Tensor:
    """Return a tensor whose values still have to be computed from its memory."""
    tensor = Tensor(dtype, (4,))
    tensor.lazy = attribute
    return tensor


def shifted(address: int = 4096) -> Tensor:
    """Return a tensor with an offset in its storage."""
    tensor = Tensor("f32", (4,), address=address)
    tensor.offset = 512  # DLPack separates the address of the storage from the offset.
    return tensor


PLAIN: dict[str, Tensor] = {
    "plain": Tensor("f32", (4,)),
    "with an offset": shifted(),
    "a Parameter": Parameter("f32", (4,)),
    "one element": Tensor("f32", (1,), (7,)),
}
UNUSABLE: dict[str, tuple[Tensor, str]] = {
    "negated": (lazy("f32", "is_neg"), "contains other values"),
    "conjugated": (lazy("c64", "is_conj"), "contains other values|expected f32, got c64"),
    "expanded": (Tensor("f32", (4,), (0,)), "contiguous"),
    "strided": (Tensor("f32", (4,), (2,)), "contiguous"),
    "on the host": (Tensor("f32", (4,), kind="cpu"), "host memory|on cuda, got cpu"),
    "meta": (Tensor("f32", (4,), kind="meta"), "meta|host memory"),
    "fake": (Fake("f32", (4,)), "no memory"),
    "without memory": (Tensor("f32", (4,), address=0), "no memory"),
    "an offset without memory": (shifted(0), "no memory"),
}
BY_PYTHON: dict[str, Tensor] = {
    "a subclass": Sub("f32", (4,)),
    "on another device": Tensor("f32", (4,), device=1),
}


def make_launches() -> dict[str, Callable[..., Any]]:
    """Return the functions of METHODS, which launch a kernel with a tensor."""
    module = Module(ptx(f="u64, u32", g="u64"))
    kernel: Any = module.get_kernel(Contract("f(a: f32[n]) -> f<<<n + 1, 32>>>(a, n: u32)"))
    prepared = kernel.prepare(1, 32)
    plain = module.get_kernel("f").launch
    return {
        "contract": kernel,
        "contract.launch": lambda a, **options: kernel.launch(1, 32, a, **options),
        "prepared": lambda a, **options: prepared(a),
        "launch": lambda a, **options: plain(1, 32, a, 4, **options),
    }


METHODS = ("contract", "contract.launch", "prepared", "launch")


@needs_fast_calls
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("case", PLAIN)
def test_plain_tensors_do_not_reach_python(
    gpu: Gpu, torch: Any, only_machine_code: Callable[[], None], method: str, case: str
) -> None:
    launch, tensor = make_launches()[method], PLAIN[case]
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
    launch, (tensor, text) = make_launches()[method], UNUSABLE[case]
    launches_before = gpu.launches
    for _ in range(3):
        with pytest.raises((TypeError, ValueError), match=text):
            launch(tensor)
        assert gpu.launches == launches_before
        launch(Tensor("f32", (4,)))
        launches_before += 1


@pytest.mark.parametrize("case", BY_PYTHON)
def test_launch_with_other_tensors_is_made_by_python(
    gpu: Gpu, torch: Any, only_machine_code: Callable[[], None], case: str
) -> None:
    """Machine code only accepts the exact classes. Each device has a separate launcher."""
    kernel = make_launches()["contract"]
    kernel(Tensor("f32", (4,)))
    for _ in range(2):
        launches_before = gpu.launches
        kernel(BY_PYTHON[case])
        assert (gpu.launches, gpu.words(1)) == (launches_before + 1, (4096,))
    only_machine_code()
    with reaches_python():
        kernel(BY_PYTHON[case])


@needs_fast_calls
def test_exception_of_torch_is_reported_by_python(
    gpu: Gpu, torch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Machine code does not raise the error. Python reads the tensor again and reports the error."""
    queries: list[int] = []

    def is_neg(tensor: Any) -> bool:
        queries.append(1)
        if len(queries) == 2:
            raise RuntimeError
        return False

    monkeypatch.setattr(Tensor, "is_neg", is_neg)
    kernel = make_launches()["contract"]
    for times in (1, 3, 4):  # 1: in Python; 3: in machine code and then in Python; 4: in machine code
        kernel(Tensor("f32", (4,)))
        assert (len(queries), gpu.words(1)) == (times, (4096,))
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
