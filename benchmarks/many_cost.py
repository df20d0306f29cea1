"""Measures the compilation of many kernels with `cudyn.compile_many`, nvcc and cuda.core.

`xargs -P` runs several processes of nvcc, and cuda.core runs in a process pool. All of them compile sources
to CUBINs for sm_90, with the same number of processes. No cache contains the sources. Each measurement runs
in a new Python process, so that the forked processes of cuda.core's pool do not inherit the NVRTC that cudyn
has loaded.

    python -m benchmarks.many_cost [--kernels 200] [--processes 2] [--rounds 3]

cuda.core is measured if it is installed. nvcc is measured if --nvcc specifies its path and a C++ compiler is
in PATH. The times include importing the packages and starting the processes of the pool, but not starting the
process that uses the pool. A second line shows the time that cudyn takes if all kernels are cached. Do not
set PYTHONDONTWRITEBYTECODE, because Python must be able to store bytecode, as for an installed package.
"""

from __future__ import annotations

import importlib.metadata
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from . import timing
from .compile_cost import ARCH, SOURCE

CACHED = "  the cache"  # the case in which all kernels of the previous case are cached
CUDA_CORE = "cuda.core in a pool"
# Compiles sources. The arguments are the sources, the number of processes, and a directory for files.
Case = Callable[[list[str], int, str], Any]


def main() -> int:
    """Print a line for each case."""
    parser = timing.make_parser(__doc__)
    parser.add_argument("--kernels", type=int, default=200)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--nvcc", help="path of nvcc; without it nvcc is not measured")
    options = parser.parse_args()
    cases = list_cases(options.nvcc)
    samples: dict[str, list[tuple[float, float]]] = {name: [] for name in cases}
    with tempfile.TemporaryDirectory() as directory:
        os.environ["CUDYN_CACHE_DIR"] = os.path.join(directory, "cache")
        for round_number in range(options.rounds):
            for index, (name, case) in enumerate(cases.items()):
                # Each case compiles new kernels, except CACHED, which compiles the previous case's kernels.
                kernel_set = index - 1 if name == CACHED else index
                first_number = 100_000 * round_number + 10_000 * kernel_set
                sources = [SOURCE.format(i=first_number + i) for i in range(options.kernels)]
                with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
                    future = process.submit(measure, case, sources, options.processes, directory)
                    samples[name].append(future.result())
    print(
        f"Python {sys.version.split()[0]}; {options.kernels} kernels, {options.processes} processes, ", end=""
    )
    cuda_core_version = importlib.metadata.version("cuda-core") if CUDA_CORE in cases else ""
    suffix = f", cuda.core {cuda_core_version}" if cuda_core_version else ""
    print(f"medians of {options.rounds}{suffix}")
    print(f"{'':<32}{'wall':>10}{'processor':>12}")
    for name, times in samples.items():
        wall_times, processor_times = zip(*times)
        seconds = statistics.median(wall_times)
        processor_seconds = statistics.median(processor_times)
        print(f"{name:<32}{seconds:>8.2f} s{processor_seconds:>10.2f} s")
    return 0


def list_cases(nvcc: str | None) -> dict[str, Case]:
    """Return a function for each case that compiles sources. Cases without their package are omitted.

    Args:
        nvcc: The path of nvcc, or None if nvcc is not measured.
    """
    cases: dict[str, Case] = {
        "cudyn.compile_many": compile_with_cudyn,
        CACHED: compile_with_cudyn,
        "cudyn, -j on the command line": run_command,
    }
    try:
        importlib.metadata.version("cuda-core")
        cases[CUDA_CORE] = compile_in_pool
    except importlib.metadata.PackageNotFoundError as error:
        print(f"cuda.core is not measured: {error}")
    if nvcc:
        cases["nvcc under xargs -P"] = partial(run_nvcc, nvcc)
    return cases


def measure(case: Case, sources: list[str], processes: int, directory: str) -> tuple[float, float]:
    """Run a case in this process. Return the wall time and the processor time in seconds.

    Args:
        case: Function that compiles the sources.
        sources: The CUDA C++ sources.
        processes: The number of processes.
        directory: A directory for temporary files.
    """
    start = read_processor_time()
    seconds = timing.time_call(case, sources, processes, directory)
    return seconds, read_processor_time() - start


def read_processor_time() -> float:
    """Return the processor time of this process and of the child processes that have ended, in seconds."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def compile_with_cudyn(sources: list[str], processes: int, directory: str) -> None:
    """Compile the sources with cudyn.compile_many."""
    import cudyn

    jobs = [{"source": source, "arch": ARCH} for source in sources]
    results = cudyn.compile_many(jobs, processes=processes)
    assert not any(result.error for result in results)


def run_command(sources: list[str], processes: int, directory: str) -> None:
    """Compile the sources with `cudyn compile -j`."""
    files = write_sources(sources, directory)
    line = [sys.executable, "-m", "cudyn", "compile", "-q", "-arch", ARCH, "-o", f"{directory}/out/"]
    subprocess.run([*line, "-j", str(processes), *files], check=True)


def compile_one(source: str) -> bytes:
    """Compile a source with cuda.core in a process of the pool, and return the CUBIN."""
    from cuda.core import Program, ProgramOptions

    return bytes(Program(source, "c++", ProgramOptions(arch=ARCH)).compile("cubin").code)


def compile_in_pool(sources: list[str], processes: int, directory: str) -> None:
    """Compile the sources with cuda.core in a process pool. The processes inherit the imported modules."""
    import cuda.core  # noqa: F401

    with ProcessPoolExecutor(processes) as pool:
        assert all(pool.map(compile_one, sources))


def run_nvcc(program: str, sources: list[str], processes: int, directory: str) -> None:
    """Compile the sources with nvcc. xargs runs several processes."""
    files = "\n".join(write_sources(sources, directory))
    line = f"-P {processes} -I {{}} {program} -cubin -arch={ARCH} {{}} -o {{}}.cubin"
    subprocess.run(["xargs", *line.split()], input=files, text=True, check=True)


def write_sources(sources: list[str], directory: str) -> list[str]:
    """Write the sources to files, and return their paths."""
    files = [Path(directory, f"{i}.cu") for i in range(len(sources))]
    for file, source in zip(files, sources):
        file.write_text(source)
    return [str(file) for file in files]


if __name__ == "__main__":
    sys.exit(main())
