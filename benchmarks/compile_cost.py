"""Measures the overhead of `cudyn.compile` over NVRTC, and its cache hits, and compares them with cuda.core.

Each implementation runs in a separate process, and the processes compile in turn. Every round compiles new
kernels, so that no other cache contains them.

nvrtc             only the NVRTC calls: create, compile, get the CUBIN and the PTX, destroy
cudyn             cudyn.compile without the cache
cudyn, kept       cudyn.compile for a kernel that is not in the cache: compiles it and writes an entry
cudyn, hit        the same kernel again: reads the entry
cuda.core         Program(...).compile("cubin")
cuda.core, kept   the same with a FileStreamProgramCache that does not contain the kernel
cuda.core, hit    the same kernel again

    python -m benchmarks.compile_cost [--kernels 60] [--old CHECKOUT] [--headers] [--check]

The figures are medians of wall times and of processor times. On a busy machine, only the processor times can
be compared. A hit is repeated 20 times for each kernel, and the fastest time counts. With --headers, the
kernels include headers of CCCL, which have to be installed together with NVRTC. In this case, cuda.core
compiles without its cache. With --check, the exit status is 1 if the overhead is more than 5 ms, or if a hit
takes more than 1 ms. cuda.core is measured only if it is installed.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from . import timing

ARCH = "sm_90"
MOST_OVERHEAD_MS, MOST_HIT_MS = 5.0, 1.0
_HITS = 20  # repetitions of a hit
_PAUSE = 0.15  # seconds before a hit, until the timestamps of new files are reliable

SOURCE = """
extern "C" __global__ void saxpy_{i}(float a, const float *x, const float *y, float *z, int n)
{{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < n) z[at] = a * x[at] + y[at] + {i}.0f * sinf(x[at]);
}}
"""
HEADERS = "#include <cub/block/block_reduce.cuh>\n#include <cuda/std/array>\n"

# Implementation -> its cases. "old" is cudyn from another checkout (--old).
CASES = {
    "nvrtc": ["nvrtc"],
    "cudyn": ["cudyn", "cudyn, kept", "cudyn, hit"],
    "old": ["old cudyn", "old cudyn, kept", "old cudyn, hit"],
    "cuda.core": ["cuda.core", "cuda.core, kept", "cuda.core, hit"],
}


def main() -> int:
    """Print the table. Return 1 if --check was passed and a figure exceeds its limit."""
    parser = timing.make_parser(__doc__, check=True)
    parser.add_argument("--kernels", type=int, default=60)
    parser.add_argument("--old", metavar="CHECKOUT", help="another checkout of cudyn")
    parser.add_argument("--headers", action="store_true")
    parser.add_argument("--serve", choices=CASES, help="used by this program for its child processes")
    options = parser.parse_args()
    if options.serve:
        return serve(options.serve, options.headers)
    cases = {name: names for name, names in CASES.items() if name != "old" or options.old}
    if options.headers:  # cuda.core's cache does not record headers
        cases["cuda.core"] = ["cuda.core"]
    with tempfile.TemporaryDirectory() as directory, ExitStack() as stack:
        cases_by_server = {}
        for name, names in cases.items():
            server = Server(name, directory, options.old if name == "old" else None, options.headers)
            stack.callback(server.close)
            if server.version:  # the implementation is installed
                cases_by_server[server] = names
        medians = measure(cases_by_server, options.kernels)
        versions = ", ".join(server.version for server in cases_by_server)
    print(f"Python {sys.version.split()[0]}; {versions}; medians of {options.kernels} kernels, in ms\n")
    print(f"{'':<17}{'wall':>9}{'':>13}{'processor':>13}")
    base_wall, base_cpu = medians["nvrtc"]
    for name, (wall, cpu) in medians.items():
        print(f"{name:<17}{wall:>9.3f}{wall - base_wall:>+13.3f}{cpu:>13.3f}{cpu - base_cpu:>+13.3f}")
    compile_wall, _ = medians["cudyn"]
    hit_wall, _ = medians["cudyn, hit"]
    overhead = compile_wall - base_wall
    print(f"\noverhead of cudyn.compile {overhead:.2f} ms, of a hit {hit_wall:.2f} ms")
    is_too_slow = overhead > MOST_OVERHEAD_MS or hit_wall > MOST_HIT_MS
    return 1 if options.check and is_too_slow else 0


class Server:
    """A process that compiles kernels with one implementation.

    Attributes:
        version: name and versions of the implementation, or "" if it is not installed

    Args:
        name: name of the implementation, as a key of CASES
        directory: temporary directory for the cache and for links to modules
        checkout: checkout with the version of cudyn to measure, or None for this benchmark's own checkout
        headers: whether the kernels include headers of CCCL
    """

    def __init__(self, name: str, directory: str, checkout: str | None, headers: bool) -> None:
        environment = {**os.environ, "CUDYN_CACHE_DIR": os.path.join(directory, name)}
        environment.pop("CUDYN_CACHE", None)  # the cache must be used, even if the user has disabled it
        own_checkout = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        # The process imports cudyn from `checkout`, but the benchmarks always from this checkout.
        modules = os.path.join(directory, f"{name} modules")
        os.mkdir(modules)
        os.symlink(os.path.join(os.path.abspath(checkout or own_checkout), "cudyn"), f"{modules}/cudyn")
        os.symlink(os.path.join(own_checkout, "benchmarks"), f"{modules}/benchmarks")
        environment["PYTHONPATH"] = modules
        command = [sys.executable, "-m", "benchmarks.compile_cost", "--serve", name]
        self._process = subprocess.Popen(
            [*command, *(["--headers"] if headers else [])],
            cwd=modules,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.version = self._read_line()  # the first line that `serve` prints

    def call(self, case: int, number: int) -> tuple[float, float]:
        """Run a case for a kernel. Return the wall time and the processor time in ms.

        Args:
            case: index of the case in CASES[name]
            number: number of the kernel, which is part of its source code
        """
        assert self._process.stdin is not None
        self._process.stdin.write(f"{case} {number}\n")
        self._process.stdin.flush()
        wall, cpu = json.loads(self._read_line())
        return wall, cpu

    def close(self) -> None:
        """Close the process's standard input, which ends it, and wait for the end."""
        self._process.communicate()

    def _read_line(self) -> str:
        """Return the next line that the process prints, or "" if it has ended."""
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


def measure(cases: dict[Server, list[str]], kernels: int) -> dict[str, tuple[float, float]]:
    """Return the medians of the wall time and the processor time in ms for each case.

    Args:
        cases: cases of each server
        kernels: number of measured kernels for each case
    """
    samples: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for index in range(-2, kernels):  # the first two rounds are for warming up
        for position, (server, names) in enumerate(cases.items()):
            for case_index, case in enumerate(names):
                # A hit (index 2) compiles the same kernel as the case before it (index 1). Every other case
                # compiles a new kernel.
                number = 1000 * (index + 2) + 10 * position + min(case_index, 1)
                times = server.call(case_index, number)
                if index >= 0:
                    samples[case].append(times)
    medians = {}
    for case, samples_of_case in samples.items():
        wall_times, cpu_times = zip(*samples_of_case)
        medians[case] = statistics.median(wall_times), statistics.median(cpu_times)
    return medians


def serve(name: str, headers: bool) -> int:
    """Compile the kernels that the parent process requests, until the parent process closes standard input.

    Args:
        name: name of the implementation, as a key of CASES
        headers: whether the kernels include headers of CCCL
    """
    try:
        version, functions = make_cases(name, headers)
    except ImportError as error:
        print(f"{name} is not measured: {error}", file=sys.stderr)
        return 1
    print(version, flush=True)
    for line in sys.stdin:
        case, number = map(int, line.split())
        text = (HEADERS if headers else "") + SOURCE.format(i=number)
        repetitions = 1
        is_hit = case == 2
        if is_hit:  # it takes longer at first, because the timestamps of new files are unreliable
            time.sleep(_PAUSE)
            functions[case](text)
            repetitions = _HITS
        times = [measure_call(functions[case], text) for _ in range(repetitions)]
        wall_times, cpu_times = zip(*times)
        print(json.dumps([min(wall_times), min(cpu_times)]), flush=True)
    return 0


def measure_call(function: Callable[[str], Any], text: str) -> tuple[float, float]:
    """Return the wall time and the processor time of a call in ms."""
    wall_start, cpu_start = time.perf_counter(), time.process_time()
    function(text)
    return 1e3 * (time.perf_counter() - wall_start), 1e3 * (time.process_time() - cpu_start)


def make_cases(name: str, headers: bool) -> tuple[str, list[Callable[[str], Any]]]:
    """Return the name and version of an implementation, and its cases.

    Raises:
        ImportError: The implementation is not installed.
    """
    if name == "cuda.core":
        return make_cuda_core_cases(os.environ["CUDYN_CACHE_DIR"], find_headers() if headers else [])
    import cudyn

    major, minor = cudyn.nvrtc.nvrtcVersion()
    if name == "nvrtc":
        folders = find_headers() if headers else []
        return f"NVRTC {major}.{minor}", [lambda text: compile_with_nvrtc(text, folders)]
    return name, [
        lambda text: cudyn.compile(text, arch=ARCH, cache=False),
        lambda text: cudyn.compile(text, arch=ARCH),
        lambda text: cudyn.compile(text, arch=ARCH),
    ]


def find_headers() -> list[str]:
    """Return the directories with the toolkit's headers that cudyn finds."""
    from cudyn._kernels.compilers.compiler import get_compiler

    return get_compiler("nvrtc").list_directories()


def compile_with_nvrtc(text: str, folders: list[str]) -> None:
    """Make the NVRTC calls that every compilation needs, without NVRTC's own cache."""
    import ctypes

    from cudyn import nvrtc

    options = [f"-arch={ARCH}", *(["-no-cache"] if (nvrtc.version or (0, 0)) >= (12, 9) else [])]
    options += [f"--include-path={folder}" for folder in folders]
    program = nvrtc.nvrtcCreateProgram(text, "kernel.cu", 0, None, None)
    nvrtc.nvrtcCompileProgram(program, len(options), options)
    cubin = bytearray(nvrtc.nvrtcGetCUBINSize(program))
    nvrtc.nvrtcGetCUBIN(program, cubin)
    ptx = bytearray(nvrtc.nvrtcGetPTXSize(program))
    nvrtc.nvrtcGetPTX(program, ptx)
    nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


def make_cuda_core_cases(directory: str, folders: list[str]) -> tuple[str, list[Callable[[str], Any]]]:
    """Return the name and version of cuda.core, and its cases.

    Args:
        directory: directory for cuda.core's cache
        folders: directories with the headers that the kernels include

    Raises:
        ImportError: cuda.core is not installed.
    """
    import cuda.core
    from cuda.core import Program, ProgramOptions
    from cuda.core.utils import FileStreamProgramCache

    cache = FileStreamProgramCache(directory)

    def compile(text: str, **options: Any) -> Any:
        """Compile CUDA C++ source with cuda.core to a CUBIN for ARCH."""
        program_options = ProgramOptions(arch=ARCH)
        if folders:
            program_options = ProgramOptions(arch=ARCH, include_path=folders)
        return Program(text, "c++", program_options).compile("cubin", **options)

    return f"cuda.core {cuda.core.__version__}", [
        compile,
        lambda text: compile(text, cache=cache),
        lambda text: compile(text, cache=cache),
    ]


if __name__ == "__main__":
    sys.exit(main())
