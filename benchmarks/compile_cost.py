"""Measures the overhead of `cudyn.compile` over NVRTC, and the time of cache hits, for cudyn and cuda.core.

Every round compiles new kernels, so that only the measured cache can contain them. The cases run in turn:

nvrtc             only the NVRTC calls: create, compile, get the CUBIN and the PTX, destroy
cudyn             cudyn.compile without the cache
cudyn, kept       cudyn.compile for a kernel that is not in the cache: compiles and writes an entry
cudyn, hit        the same kernel again: reads the entry
cuda.core         Program(...).compile("cubin")
cuda.core, kept   the same with a FileStreamProgramCache that does not contain the kernel
cuda.core, hit    the same kernel again

    python -m benchmarks.compile_cost [--kernels 60] [--check]

Figures are medians of wall time in one process. With --check, the exit status is 1 if the overhead is more
than 5 ms, or if a hit takes more than 1 ms. cuda.core is measured only if it is installed.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from . import timing

ARCH = "sm_90"
MOST_OVERHEAD_MS, MOST_HIT_MS = 5.0, 1.0

SOURCE = """
extern "C" __global__ void saxpy_{i}(float a, const float *x, const float *y, float *z, int n)
{{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < n) z[at] = a * x[at] + y[at] + {i}.0f * sinf(x[at]);
}}
"""


def main() -> int:
    """Print the table. Return 1 if --check was passed and a figure exceeds its limit."""
    parser = timing.make_parser(__doc__, check=True)
    parser.add_argument("--kernels", type=int, default=60)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        os.environ["CUDYN_CACHE_DIR"] = os.path.join(directory, "ours")
        os.environ.pop("CUDYN_CACHE", None)
        medians, notes = measure(options.kernels, directory)
    print(f"Python {sys.version.split()[0]}, NVRTC of {' and '.join(notes)}", end="; ")
    print(f"medians of {options.kernels} kernels\n")
    base = medians["nvrtc"]
    for name, ms in medians.items():
        print(f"{name:<17}{ms:>9.2f} ms{ms - base:>+9.2f} ms{ms / base:>8.2f} x")
    overhead, hit = medians["cudyn"] - base, medians["cudyn, hit"]
    print(f"\noverhead of cudyn.compile {overhead:.2f} ms, of a hit {hit:.2f} ms")
    return 1 if options.check and (overhead > MOST_OVERHEAD_MS or hit > MOST_HIT_MS) else 0


def measure(kernels: int, directory: str) -> tuple[dict[str, float], list[str]]:
    """Return the median of each case in ms, and the versions of the compilers."""
    import cudyn

    cases: dict[str, Callable[[str], Any]] = {
        "nvrtc": raw,
        "cudyn": lambda text: cudyn.compile(text, arch=ARCH, cache=False),
        "cudyn, kept": lambda text: cudyn.compile(text, arch=ARCH),
        "cudyn, hit": lambda text: cudyn.compile(text, arch=ARCH),
    }
    major, minor = cudyn.nvrtc.nvrtcVersion()
    notes = [f"{major}.{minor} (cudyn)"]
    try:
        cases |= make_cuda_core_cases(directory)
        from cuda.bindings import nvrtc

        notes.append(f"{nvrtc.nvrtcVersion()[1]}.{nvrtc.nvrtcVersion()[2]} (cuda.core)")
    except ImportError as error:
        print(f"cuda.core is not measured: {error}")
    samples: dict[str, list[float]] = {name: [] for name in cases}
    for i in range(-2, kernels):
        for name, case in cases.items():
            # A hit compiles the same kernel as the case before it. Each of the other cases compiles a new
            # kernel.
            number = 1000 * (i + 2) + list(cases).index(name) - ("hit" in name)
            ms = 1e3 * timing.time_call(case, SOURCE.format(i=number))
            if i >= 0:  # the first rounds are for warming up
                samples[name].append(ms)
    return {name: statistics.median(values) for name, values in samples.items()}, notes


def raw(text: str) -> None:
    """Make the NVRTC calls that every compilation needs."""
    import ctypes

    from cudyn import nvrtc

    program = nvrtc.nvrtcCreateProgram(text, "kernel.cu", 0, None, None)
    nvrtc.nvrtcCompileProgram(program, 1, [f"-arch={ARCH}"])
    cubin = bytearray(nvrtc.nvrtcGetCUBINSize(program))
    nvrtc.nvrtcGetCUBIN(program, cubin)
    ptx = bytearray(nvrtc.nvrtcGetPTXSize(program))
    nvrtc.nvrtcGetPTX(program, ptx)
    nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


def make_cuda_core_cases(directory: str) -> dict[str, Callable[[str], Any]]:
    """Return the cases for cuda.core. Raises ImportError if it is not installed."""
    from cuda.core import Program, ProgramOptions
    from cuda.core.utils import FileStreamProgramCache

    cache = FileStreamProgramCache(os.path.join(directory, "theirs"))

    def compile(text: str, **options: Any) -> Any:
        return Program(text, "c++", ProgramOptions(arch=ARCH)).compile("cubin", **options)

    return {
        "cuda.core": compile,
        "cuda.core, kept": lambda text: compile(text, cache=cache),
        "cuda.core, hit": lambda text: compile(text, cache=cache),
    }


if __name__ == "__main__":
    sys.exit(main())
