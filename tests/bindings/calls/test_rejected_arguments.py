"""Tests that a failed call or launch does not keep its arguments alive in a reference cycle."""

from __future__ import annotations

import array
import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cudyn
from cudyn import Contract, Module, driver, nvrtc, testing

from .every import list_calls

PTX = b"""
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u32 n) { ret; }
"""


@pytest.fixture(autouse=True)
def simulated() -> Iterator[cudyn.Stream]:
    """Simulate a driver, and create a stream, which makes a context current."""
    with testing.simulate("sm_90"):
        yield cudyn.Stream()  # makes a context current


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """Disable the garbage collector, which would release objects in reference cycles."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def keeps_argument(call: Callable[[Any], object]) -> bool:
    """Return whether an argument is still alive after the exception of a call."""
    memory = array.array("B", bytes(1 << 16))
    reference = weakref.ref(memory)
    try:
        call(memory)
    except Exception:
        pass
    else:
        raise AssertionError("the call did not raise")
    del memory
    return reference() is not None


WRONG: list[tuple[Any, ...]] = [
    (1, 1 << 20),  # the memory is too small
    ("x", 4),
    (1, 4, 5),
    (1, -4),
    (1, "4"),
    (0xDEAD0000, 4),  # the driver returns an error
]


@pytest.mark.parametrize("other_arguments", WRONG)
def test_call_that_raises_frees_its_arguments(other_arguments: tuple[Any, ...]) -> None:
    for call in list_calls(driver.cuMemcpyDtoH):
        assert not keeps_argument(lambda memory, call=call: call(memory, *other_arguments))  # type: ignore[misc]


def test_call_with_a_wrong_name_frees_its_arguments() -> None:
    for call in list_calls(driver.cuMemcpyDtoH):
        assert not keeps_argument(lambda memory, call=call: call(memory, 1, n=4))  # type: ignore[misc]


def test_call_without_a_library_frees_its_arguments() -> None:
    assert nvrtc.reload("/nonexistent/libnvrtc.so") is False
    assert not keeps_argument(lambda memory: nvrtc.nvrtcCompileProgram(nvrtc.nvrtcProgram(0), 1, [memory]))
    assert not keeps_argument(lambda memory: nvrtc.raw.nvrtcVersion(memory, memory))
    nvrtc.reload()


def test_call_with_a_list_that_raises_frees_its_arguments() -> None:
    assert not keeps_argument(lambda memory: driver.cuModuleLoadDataEx(b"", 1, [memory], [1]))


@pytest.mark.parametrize("contract", ["k(x: f32[n], n: u32)", None])
def test_launch_that_raises_frees_its_arguments(contract: str | None) -> None:
    """The first argument is valid memory, and one of the others is missing or invalid."""
    module = Module(PTX)
    kernel: Any = module.get_kernel("k") if contract is None else module.get_kernel(Contract(contract))
    for arguments in ((), (-1,), ("x",), (1, 2)):
        assert not keeps_argument(lambda memory, rest=arguments: kernel.launch(1, 1, memory, *rest))  # type: ignore[misc]
    module.close()
