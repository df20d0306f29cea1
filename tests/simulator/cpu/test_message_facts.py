"""Tests for details in messages about faults: names of shared memory, callers of inlined code, and advice."""

from __future__ import annotations

import pytest

import cudyn
from cudyn import driver, testing

from ...support.cpu import HEAD, kernel

DECLARATIONS = """
.extern .shared .align 16 .b8 tile[];
.const .align 4 .b8 unused[64];
.global .align 4 .b8 used[64];
"""
INLINED = """
.loc 1 5 3
.loc 2 40 1, function_name $L__info_string0, inlined_at 1 5 3
.loc 2 12 9, function_name $L__info_string1, inlined_at 2 40 1
ld.global.u32 %r1, [%p+-4];
"""
BODIES = {
    "past_dynamic": "mov.u32 %r1, tile; add.u32 %r1, %r1, %r0; st.shared.u32 [%r1], %t;",
    "race_in_dynamic": "mov.u32 %r1, tile; st.shared.u32 [%r1+4], %t;",
    "past_global": "mov.u64 %g, used; st.global.u32 [%g+64], %t;",
    "far": "mov.u64 %g, 0x100000; st.global.u32 [%g], %t;",
    "inlined": INLINED,
    "update": "setp.eq.u32 %c0, %t, 0; @%c0 st.shared.u32 [s], 0; bar.sync 0;"
    "ld.shared.u32 %r1, [s]; add.u32 %r1, %r1, 1; st.shared.u32 [s], %r1;",
    "tail": "setp.ge.u32 %c0, %t, 32; @%c0 ret; st.shared.u32 [%a], %t; xor.b32 %r1, %r0, 4;"
    "mov.u32 %r2, s; add.u32 %r2, %r2, %r1; st.shared.u32 [%a], 77; ld.shared.u32 %r3, [%r2];",
}
FILES = '.file 1 "sum.cu"\n.file 2 "cub/block.cuh"\n'


def get_message(name: str, *, block: int = 64, shared: int = 0) -> str:
    """Return the message about the fault of a kernel."""
    kernels = "".join(kernel(body, kernel_name) for kernel_name, body in BODIES.items())
    code = HEAD + DECLARATIONS + kernels + FILES
    with testing.simulate("sm_90", run=True):
        buffer = cudyn.Buffer.from_host(bytes(1024))
        function = cudyn.Module(code.encode()).get_kernel(name)
        with pytest.raises(testing.Fault) as caught:
            function.launch(1, block, buffer, shared_memory=shared)
        return str(caught.value)


def test_message_names_dynamic_shared_memory_that_is_too_small() -> None:
    assert "right past the end of tile (128 bytes of dynamic shared memory)" in get_message(
        "past_dynamic", shared=128
    )


def test_message_about_a_race_names_dynamic_shared_memory() -> None:
    assert "race in shared memory: tile[1] is written" in get_message("race_in_dynamic", shared=128)


def test_message_does_not_name_variables_that_the_kernel_does_not_use() -> None:
    assert "right past the end of used (64 bytes)" in get_message("past_global")
    assert "unused" not in get_message("far")


def test_message_about_inlined_code_contains_the_line_of_the_caller() -> None:
    assert "reads 4 bytes at cub/block.cuh:12 (called at sum.cu:5)" in get_message("inlined")


def test_message_advises_an_atomic_for_an_update() -> None:
    message = get_message("update")
    assert "use an atomic" in message
    assert "__syncwarp()" not in message


@pytest.mark.parametrize(("block", "advice"), [(32, "__syncwarp()"), (64, "__syncthreads()")])
def test_message_advises_syncwarp_only_if_no_other_warp_can_run(block: int, advice: str) -> None:
    assert advice in get_message("tail", block=block)


def test_available_dynamic_shared_memory_is_that_of_an_h200() -> None:
    """The query returns the bytes that each block can use if this number of blocks runs at the same time."""
    with testing.simulate("sm_90"):
        cudyn.Device(0).use()
        module = driver.cuModuleLoadData(
            (
                HEAD
                + kernel("", "k").replace(".shared .align 16 .b8 s[256];", "").replace("mov.u32 %a, s;", "")
            ).encode()
        )
        function = driver.cuModuleGetFunction(module, "k")
        query = driver.cuOccupancyAvailableDynamicSMemPerBlock
        sizes = [
            query(function, blocks, threads) for blocks, threads in ((1, 32), (1, 256), (2, 256), (32, 32))
        ]
        assert sizes == [49152, 49152, 49152, 7296]
        with pytest.raises(cudyn.DriverError) as caught:
            query(function, 4, 1024)
        assert caught.value.status == driver.CUDA_ERROR_INVALID_VALUE
