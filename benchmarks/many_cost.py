"""How long many kernels take: `cudyn.compile_many`, nvcc under `xargs -P`, cuda.core in a pool of processes.

Each compiles the same sources, which are in no cache, to CUBINs for sm_90, with as many processes.

    python -m benchmarks.many_cost [--kernels 200] [--processes 2] [--rounds 3]

cuda.core is measured where it is installed, nvcc where --nvcc names it (with a C++ compiler on PATH). The
times are of the whole, with the start of the processes; a second line has cudyn's with what the cache has.
"""

from __future__ import annotations

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


def main() -> int:
    """Print a line for each."""
    parser = timing.arguments(__doc__)
    parser.add_argument("--kernels", type=int, default=200)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--nvcc", help="the program; not measured without")
    options = parser.parse_args()
    cases: dict[str, Callable[[list[str], int, str], Any]] = {"cudyn.compile_many": ours, "  the cache": ours}
    cases["cudyn, -j on the command line"] = command
    try:
        import cuda.core  # noqa: F401

        cases["cuda.core in a pool"] = cuda_core
    except ImportError as error:
        print(f"cuda.core is not measured: {error}")
    if options.nvcc:
        cases["nvcc under xargs -P"] = partial(nvcc, options.nvcc)
    samples: dict[str, list[float]] = {name: [] for name in cases}
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CUDYN_CACHE_DIR"] = os.path.join(folder, "cache")
        for turn in range(options.rounds):
            for number, (name, case) in enumerate(cases.items()):
                first = 100_000 * turn + 10_000 * (number - (name == "  the cache"))
                texts = [SOURCE.format(i=first + i) for i in range(options.kernels)]
                samples[name].append(timing.seconds(case, texts, options.processes, folder))
    print(
        f"Python {sys.version.split()[0]}; {options.kernels} kernels, {options.processes} processes", end=", "
    )
    print(f"medians of {options.rounds}")
    for name, values in samples.items():
        seconds = statistics.median(values)
        print(f"{name:<32}{seconds:>8.2f} s{options.kernels / seconds:>9.1f} kernels/s")
    return 0


def ours(texts: list[str], processes: int, folder: str) -> None:
    import cudyn

    jobs = [{"source": text, "arch": ARCH} for text in texts]
    results = cudyn.compile_many(jobs, processes=processes)
    assert not any(result.error for result in results)


def command(texts: list[str], processes: int, folder: str) -> None:
    files = write(texts, folder)
    line = [sys.executable, "-m", "cudyn", "compile", "-q", "-arch", ARCH, "-o", f"{folder}/out/"]
    subprocess.run([*line, "-j", str(processes), *files], check=True)


def compile_one(text: str) -> bytes:
    from cuda.core import Program, ProgramOptions

    return bytes(Program(text, "c++", ProgramOptions(arch=ARCH)).compile("cubin").code)


def cuda_core(texts: list[str], processes: int, folder: str) -> None:
    with ProcessPoolExecutor(processes) as pool:
        assert all(pool.map(compile_one, texts))


def nvcc(program: str, texts: list[str], processes: int, folder: str) -> None:
    files = "\n".join(write(texts, folder))
    line = f"-P {processes} -I {{}} {program} -cubin -arch={ARCH} {{}} -o {{}}.cubin"
    subprocess.run(["xargs", *line.split()], input=files, text=True, check=True)


def write(texts: list[str], folder: str) -> list[str]:
    files = [Path(folder, f"{i}.cu") for i in range(len(texts))]
    for file, text in zip(files, texts):
        file.write_text(text)
    return [str(file) for file in files]


if __name__ == "__main__":
    sys.exit(main())
