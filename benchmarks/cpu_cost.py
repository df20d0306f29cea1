"""Compares kernels on the CPU with a loop in C and with numba's own simulator, in processor time per thread.

    python -m benchmarks.cpu_cost [--rounds 5]

The kernels are saxpy with a million threads, and a sum over each block of 256 floats in shared memory, whose
threads wait at a barrier nine times. Both run with and without checks, interleaved with loops in C that do
the same work. If numba-cuda is installed, its CUDASIM runs the same kernels with fewer threads. A launch of
32 threads is also measured: in processor time, and in elapsed time with and without a worker process
(`isolate=True`).
"""

from __future__ import annotations

import ctypes
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from cudyn._simulator.cpu.c_compiler import find_compiler
from cudyn._simulator.cpu.module import CpuModule, Region, pack_regions
from cudyn._simulator.driver.arena import Arena
from cudyn.testing import Launch

from . import timing

N = 1_000_000  # threads of saxpy, and elements of the arrays
SUMMED = 1 << 16  # threads of the sum
THREADS = 256  # threads of a block
PTX = """
.version 7.0
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
.visible .entry sums(.param .u64 y, .param .u64 x, .param .f32 a, .param .u32 n) {
    .shared .align 4 .b8 part[1024];
    .reg .pred %p; .reg .f32 %x, %y; .reg .b32 %r<8>; .reg .b64 %rx, %ry, %o;
    ld.param.u64 %ry, [y]; ld.param.u64 %rx, [x];
    mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x; mad.lo.s32 %r0, %r2, %r3, %r4;
    mul.wide.u32 %o, %r0, 4; add.s64 %rx, %rx, %o; ld.global.f32 %x, [%rx];
    mov.u32 %r5, part; shl.b32 %r6, %r4, 2; add.u32 %r5, %r5, %r6; st.shared.f32 [%r5], %x; bar.sync 0;
    shr.u32 %r1, %r3, 1;
LOOP:
    setp.ge.u32 %p, %r4, %r1; @%p bra NEXT;
    shl.b32 %r6, %r1, 2; add.u32 %r6, %r5, %r6;
    ld.shared.f32 %x, [%r5]; ld.shared.f32 %y, [%r6]; add.f32 %x, %x, %y; st.shared.f32 [%r5], %x;
NEXT:
    bar.sync 0; shr.u32 %r1, %r1, 1; setp.ne.u32 %p, %r1, 0; @%p bra LOOP;
    setp.ne.u32 %p, %r4, 0; @%p bra END;
    ld.shared.f32 %x, [part]; mul.wide.u32 %o, %r2, 4; add.s64 %ry, %ry, %o; st.global.f32 [%ry], %x;
END:
    ret; }
"""
C = """
void saxpy(float *y, const float *x, float a, int n) { for (int i = 0; i < n; ++i) y[i] += a * x[i]; }
void sums(float *y, const float *x, float a, int n)
{
    for (int block = 0; block < n / 256; ++block) {
        float part[256];
        for (int i = 0; i < 256; ++i) part[i] = x[256 * block + i];
        for (int step = 128; step; step /= 2)
            for (int i = 0; i < step; ++i) part[i] += part[i + step];
        y[block] = part[0];
    }
}
"""
NUMBA = """
import time
import numpy as np
from numba import cuda, float32

@cuda.jit
def saxpy(y, x, a):
    i = cuda.grid(1)
    if i < y.size:
        y[i] += a * x[i]

@cuda.jit
def sums(y, x, a):
    part = cuda.shared.array(256, float32)
    t = cuda.threadIdx.x
    part[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    step = 128
    while step > 0:
        if t < step:
            part[t] += part[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        y[cuda.blockIdx.x] = part[0]

x, y = np.ones(1024, np.float32), np.zeros(1024, np.float32)
for kernel in (saxpy, sums):
    start = time.process_time()
    kernel[4, 256](y, x, np.float32(2))
    print((time.process_time() - start) / 1024)
"""


def time_numba() -> dict[str, float]:
    """Return the seconds per thread in numba's simulator for each kernel, or {} if numba is not installed."""
    if not find_spec("numba"):
        return {}
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-c", NUMBA]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    return dict(zip(("saxpy", "sums"), map(float, output.split()), strict=True))


def load_c() -> ctypes.CDLL:
    """Compile the loops in C, and return their library."""
    with tempfile.TemporaryDirectory() as directory:
        source, library = Path(directory, "loops.c"), Path(directory, "loops.so")
        source.write_text(C)
        subprocess.run([*find_compiler(), "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
        loops = ctypes.CDLL(str(library))
    for name in ("saxpy", "sums"):
        getattr(loops, name).argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_float, ctypes.c_int]
    return loops


def measure(run: Callable[[], object], repetitions: int = 1) -> float:
    """Return the processor time of a call in seconds, the best of five measurements.

    Args:
        run: The function to call.
        repetitions: The number of calls per measurement.
    """
    times = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(repetitions):
            run()
        times.append((time.process_time() - start) / repetitions)
    return min(times)


def measure_elapsed(run: Callable[[], object], launches: int = 2000) -> float:
    """Return the elapsed time of a call in seconds, the best of several calls.

    Args:
        run: The function to call.
        launches: The number of calls.
    """
    times = []
    for _ in range(launches):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def list_launches() -> dict[str, Callable[[], object]]:
    """Return functions that launch 32 threads, one without and one with a worker process."""
    launches: dict[str, Callable[[], object]] = {}
    # With an arena, which is memory that processes share, the module runs its kernels in a worker.
    for how, arena in (("without a worker", None), ("with a worker", Arena())):
        program = CpuModule(PTX, arena=arena)
        memory = (ctypes.c_char * 256)() if arena is None else arena.map(256)
        address = ctypes.addressof(memory)
        launch = Launch("saxpy", (1, 1, 1), (32, 1, 1), 0, struct.pack("<QQfI", address, address, 2.0, 32))
        table = pack_regions([Region(address, 256)])
        launches[how] = partial(_launch, program, launch, table, memory)
    return launches


def _launch(program: CpuModule, launch: Launch, table: object, memory: object) -> None:
    """Run a launch. `memory` is a parameter so that the returned functions keep the memory alive."""
    program.launch(launch, table)


class Case(NamedTuple):
    """A kernel to measure, and the way to run it.

    Attributes:
        run: A function that runs the kernel.
        threads: The number of threads, or 1 to report the time of a launch.
        repetitions: The number of calls in a measurement.
    """

    run: Callable[[], object]
    threads: int
    repetitions: int


def list_cases() -> dict[tuple[str, str], Case]:
    """Return a dict that maps (name of the kernel, way to run it) to a case."""
    arrays = [(ctypes.c_float * N)(*range(N)), (ctypes.c_float * N)()]
    # For the checks, a flag for each byte of the arrays, which is 1 because all bytes have been written.
    flags = [ctypes.create_string_buffer(b"\1" * 4 * N) for _ in arrays]
    source, target = map(ctypes.addressof, arrays)
    loops = load_c()
    cases: dict[tuple[str, str], Case] = {}
    for checks in (True, False):
        program = CpuModule(PTX, checks=checks)
        flag_addresses = [ctypes.addressof(buffer) if checks else 0 for buffer in flags]
        regions = zip((source, target), flag_addresses)
        table = pack_regions([Region(address, 4 * N, flag_address) for address, flag_address in regions])
        keep_alive = arrays, flags

        def launch(
            name: str,
            count: int,
            block: int,
            program: CpuModule = program,
            table: object = table,
            keep_alive: object = keep_alive,
        ) -> None:
            """Launch a kernel for `count` elements, in blocks of `block` threads.

            The default values store the values of this iteration, and keep the memory alive.
            """
            parameters = struct.pack("<QQfI", target, source, 2.0, count)
            blocks = -(-count // block)  # rounded up
            program.launch(Launch(name, (blocks, 1, 1), (block, 1, 1), 0, parameters), table)

        how = "with checks" if checks else "without checks"
        cases["saxpy", how] = Case(partial(launch, "saxpy", N, THREADS), threads=N, repetitions=1)
        cases["sums", how] = Case(partial(launch, "sums", SUMMED, THREADS), threads=SUMMED, repetitions=1)
        one_launch = partial(launch, "saxpy", 32, 32)
        cases["a launch of 32 threads", how] = Case(one_launch, threads=1, repetitions=100)
    for name, count in (("saxpy", N), ("sums", SUMMED)):
        loop = partial(getattr(loops, name), target, source, 2.0, count)
        cases[name, "C loop"] = Case(loop, threads=count, repetitions=10)
    return cases


def main() -> int:
    """Print a line for each kernel and each way to run it."""
    parser = timing.make_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    cases = list_cases()
    launches = list_launches() if sys.platform == "linux" else {}
    samples: dict[tuple[str, str], list[float]] = {key: [] for key in cases}
    for _ in range(options.rounds):
        for key, case in cases.items():
            samples[key].append(measure(case.run, case.repetitions) / case.threads)
        for name, seconds in time_numba().items():
            samples.setdefault((name, "numba's CUDASIM"), []).append(seconds)
        for how, run in launches.items():
            samples.setdefault(("a launch, elapsed", how), []).append(measure_elapsed(run))
    for (name, how), times in sorted(samples.items()):
        print(f"{name:<24}{how:<18}{1e9 * statistics.median(times):>12.1f} ns a thread or launch")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
