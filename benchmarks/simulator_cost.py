"""Measures launches without a GPU: numba kernels in numba's own simulator, and in cudyn's simulation.

    python -m benchmarks.simulator_cost [--rounds 3] [--blocks 16]

The same program runs in both simulators, in interleaved processes. In numba's simulator
(NUMBA_ENABLE_CUDASIM=1), each thread of a block is a Python thread. In cudyn's simulation
(`testing.simulate("sm_90", run=True, as_library=True)`), numba-cuda compiles and launches the kernels as on a
GPU, and they are checked for invalid memory accesses and races. The kernels' results are compared with
numpy's. The benchmark needs numba-cuda with its compiler, and a C compiler.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys

from . import timing

KERNELS = """
import json, os, time
import numpy as np
from numba import cuda, float32

THREADS = 256
SIDE = 16


@cuda.jit
def saxpy(y, x, a):
    i = cuda.grid(1)
    if i < y.size:
        y[i] += a * x[i]


@cuda.jit
def block_sums(sums, x):
    part = cuda.shared.array(THREADS, float32)
    t = cuda.threadIdx.x
    part[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    step = THREADS // 2
    while step > 0:
        if t < step:
            part[t] += part[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        sums[cuda.blockIdx.x] = part[0]


@cuda.jit
def tiled_product(c, a, b):
    left = cuda.shared.array((SIDE, SIDE), float32)
    right = cuda.shared.array((SIDE, SIDE), float32)
    row, column = cuda.grid(2)
    i, j = cuda.threadIdx.x, cuda.threadIdx.y
    total = float32(0.0)
    for tile in range(a.shape[1] // SIDE):
        left[i, j] = a[row, tile * SIDE + j]
        right[i, j] = b[tile * SIDE + i, column]
        cuda.syncthreads()
        for k in range(SIDE):
            total += left[i, k] * right[k, j]
        cuda.syncthreads()
    c[row, column] = total


def measure(blocks):
    \"\"\"Return the seconds of each kernel's first launch, and of the fastest of four more launches.\"\"\"
    random = np.random.default_rng(1)
    x = random.random(THREADS * blocks, dtype=np.float32)
    tiles = int(blocks**0.5)
    a = random.random((SIDE * tiles, SIDE * tiles), dtype=np.float32)
    square = ((tiles, tiles), (SIDE, SIDE))
    cases = {
        "saxpy": (saxpy, (blocks, THREADS), np.zeros_like(x), (x, np.float32(2.0)), 2 * x),
        "block_sums": (
            block_sums, (blocks, THREADS), np.zeros(blocks, np.float32), (x,), x.reshape(blocks, -1).sum(1)
        ),
        "tiled_product": (tiled_product, square, np.zeros_like(a), (a, a), a @ a),
    }
    times = {}
    for name, (kernel, shape, empty, inputs, expected) in cases.items():
        arguments = [cuda.to_device(x) if isinstance(x, np.ndarray) else x for x in inputs]
        seconds = []
        for _ in range(5):
            result = cuda.to_device(empty)
            start = time.perf_counter()
            kernel[shape](result, *arguments)
            cuda.synchronize()
            seconds.append(time.perf_counter() - start)
            assert np.allclose(result.copy_to_host(), expected, rtol=1e-4), name
        times[name] = [seconds[0], min(seconds[1:])]
    return times
"""
SIMULATED = """
from cudyn import testing
with testing.simulate("sm_90", run=True, as_library=True):
"""
RUN = "print(json.dumps(measure({blocks})))"


def run(program: str, environment: dict[str, str]) -> dict[str, list[float]]:
    """Run a program in a new process, and return the times in seconds that it prints.

    Args:
        program: The Python code. The last line that it prints is a JSON object.
        environment: Additional environment variables.
    """
    process = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **environment}, capture_output=True, text=True
    )
    if process.returncode:
        raise SystemExit(process.stderr)
    times: dict[str, list[float]] = json.loads(process.stdout.splitlines()[-1])
    return times


def main() -> int:
    """Print a line for each kernel and simulator."""
    parser = timing.make_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--blocks", type=int, default=16, help="number of blocks of 256 threads, a square number"
    )
    options = parser.parse_args()
    run_line = RUN.format(blocks=options.blocks)
    inside = "".join(f"    {line}\n" for line in [*KERNELS.splitlines(), run_line])
    programs = {
        "numba's CUDASIM": (f"{KERNELS}\n{run_line}", {"NUMBA_ENABLE_CUDASIM": "1"}),
        "cudyn's simulation": (SIMULATED + inside, {}),
    }
    samples: dict[str, list[dict[str, list[float]]]] = {name: [] for name in programs}
    for _ in range(options.rounds):
        for name, (program, environment) in programs.items():
            samples[name].append(run(program, environment))
    python = sys.version.split()[0]
    print(f"Python {python}, {options.blocks} blocks of 256 threads; medians of {options.rounds}")
    for kernel in samples["cudyn's simulation"][0]:
        for name, runs in samples.items():
            first_launches, best_launches = zip(*(run[kernel] for run in runs))
            first_launch = 1e3 * statistics.median(first_launches)
            best = 1e3 * statistics.median(best_launches)
            print(f"{kernel:<15}{name:<20}{best:>10.2f} ms{first_launch:>12.2f} ms the first launch")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
