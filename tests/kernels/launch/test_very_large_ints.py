"""Tests that messages describe ints that Python does not convert to a string."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

import cudyn
from cudyn import driver, testing

LARGE = 10**5000  # Python raises a ValueError when it converts this int to a string
PTX = b".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u32 a) { ret; }"


@pytest.fixture
def kernel() -> Iterator[cudyn.Kernel]:
    """Yield a kernel with one parameter on a simulated device."""
    with testing.simulate():
        yield cudyn.Module(PTX).get_kernel("k")


CALLS: dict[str, Callable[[cudyn.Kernel], object]] = {
    "argument of a call": lambda kernel: driver.cuMemAlloc(LARGE),
    "negative argument of a call": lambda kernel: driver.cuMemAlloc(-LARGE),
    "size of host memory": lambda kernel: driver.cuMemcpyDtoH(bytearray(3), 1, LARGE),
    "handle": lambda kernel: driver.CUstream(LARGE),
    "member of a record": lambda kernel: driver.CUDA_MEMCPY2D(WidthInBytes=LARGE),
    "release": lambda kernel: cudyn.use_api(LARGE),  # type: ignore[arg-type]
    "argument of a launch": lambda kernel: kernel.launch(1, 1, LARGE),
    "grid": lambda kernel: kernel.launch(LARGE, 1, 1),
    "block": lambda kernel: kernel.launch(1, (1, LARGE), 1),
    "shared memory": lambda kernel: kernel.launch(1, 1, 1, shared_memory=LARGE),
    "stream": lambda kernel: kernel.launch(1, 1, 1, stream=LARGE),
    "size of a buffer": lambda kernel: cudyn.Buffer(LARGE),
    "address of a buffer": lambda kernel: cudyn.Buffer.borrow(LARGE, 4),
    "byte": lambda kernel: cudyn.Buffer(16).fill(LARGE),
    "shape": lambda kernel: cudyn.Buffer(16).as_array("f32", (LARGE,)),
    "negative shape": lambda kernel: cudyn.Buffer(16).as_array("f32", (-LARGE,)),
    "priority": lambda kernel: cudyn.Stream(priority=LARGE),
    "processes": lambda kernel: cudyn.compile_many([], processes=-LARGE),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_very_large_int_is_described_in_the_message(
    call: Callable[[cudyn.Kernel], object], kernel: cudyn.Kernel
) -> None:
    with pytest.raises((TypeError, ValueError, OverflowError)) as caught:
        call(kernel)
    assert "Exceeds the limit" not in str(caught.value)
    assert re.search(r"an int of \d+ bits|an int of more than 64 bits|a very large int", str(caught.value))
