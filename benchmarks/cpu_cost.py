"""Measures kernels on the CPU: saxpy with a million floats, and a launch of 32 threads.

Prints the best processor time.

python -m benchmarks.cpu_cost
"""

from __future__ import annotations

import ctypes
import struct
import time

from cudyn._simulator.cpu.module import CpuModule, Region, pack_regions
from cudyn._simulator.driver.kernel_runs import Launch

N = 1_000_000
PTX = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry saxpy(.param .u64 y, .param .u64 x, .param .f32 a, .param .u32 n) {
    .reg .pred %p; .reg .f32 %a, %x, %y; .reg .b32 %r<5>; .reg .b64 %rx, %ry, %o;
    ld.param.u64 %ry, [y]; ld.param.u64 %rx, [x]; ld.param.f32 %a, [a]; ld.param.u32 %r1, [n];
    mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x; mad.lo.s32 %r0, %r2, %r3, %r4;
    setp.ge.u32 %p, %r0, %r1; @%p bra END;
    cvta.to.global.u64 %rx, %rx; cvta.to.global.u64 %ry, %ry; mul.wide.u32 %o, %r0, 4;
    add.s64 %rx, %rx, %o; add.s64 %ry, %ry, %o;
    ld.global.f32 %x, [%rx]; ld.global.f32 %y, [%ry]; fma.rn.f32 %y, %x, %a, %y; st.global.f32 [%ry], %y;
END:
    ret; }
"""


def measure(checks: bool) -> tuple[float, float]:
    """Return the times of saxpy and of a small launch, in seconds.

    `checks` is whether memory accesses are checked, which needs shadow memory.
    """
    program = CpuModule(PTX, checks=checks)
    arrays = [(ctypes.c_float * N)(*range(N)), (ctypes.c_float * N)()]
    shadow_buffers = [ctypes.create_string_buffer(b"\1" * 4 * N) for _ in arrays]
    x, y = map(ctypes.addressof, arrays)
    shadow_addresses = [ctypes.addressof(buffer) if checks else 0 for buffer in shadow_buffers]
    table = pack_regions([Region(x, 4 * N, shadow_addresses[0]), Region(y, 4 * N, shadow_addresses[1])])

    def launch(grid: int, block: int, n: int, repetitions: int) -> float:
        """Return the best time of a launch in seconds. `n` is the number of floats."""
        parameters = Launch("saxpy", (grid, 1, 1), (block, 1, 1), 0, struct.pack("<QQfI", y, x, 2.0, n))
        best = 1e9
        for _ in range(20):
            start = time.process_time()
            for _ in range(repetitions):
                program.launch(parameters, table)
            best = min(best, (time.process_time() - start) / repetitions)
        return best

    return launch(-(-N // 256), 256, N, 1), launch(1, 32, 32, 100)


if __name__ == "__main__":
    for checks in (False, True):
        million, small = measure(checks)
        print(f"checks={checks}: saxpy {1e3 * million:.2f} ms, a launch {1e6 * small:.1f} us")
