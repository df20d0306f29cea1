"""Measures a launch with two arrays, a float and an int as arguments, for arrays from several packages.

In each case, all launches use the same two arrays and, unless stated otherwise below, a cudyn stream. The
result for a case is the median of all batches. The benchmark runs several times, each time in a new process,
and prints the medians of these runs, relative to a loop in C.

C                     a loop in C around cuLaunchKernel, built with gcc
ints, Buffer          kernel.launch with addresses, or with cudyn.Buffer objects
torch, cupy, ...      the same with arrays from the package, if it is installed
..., contract         kernel(y, x, 0.5) with a contract, which determines grid and block
..., current stream   kernel.launch without stream=, on the current stream of the package
..., Python           launches from Python, without fast launches
cupy's RawKernel      the same launch with cupy's RawKernel

    python -m benchmarks.array_cost [--runs 3] [--batches 100] [--check]

With --check, the exit status is 1 if a case takes longer than its factor in LIMITS times the loop in C. The
benchmark needs a GPU and gcc.
"""

from __future__ import annotations

import importlib
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from ctypes import c_void_p, cast
from pathlib import Path
from typing import Any

from . import launch_cost, renewal, timing
from .timing import Batch

LAUNCHES = launch_cost.LAUNCHES  # per batch
COUNT = 1000  # elements of an array
# Case -> the maximum ratio to the loop in C with --check
LIMITS = {"cupy": 1.8, "cupy, contract": 1.9, "numba": 2.2, "numba, contract": 2.2, "jax": 2.2, "torch": 1.2}
LIMITS["torch, current stream"] = 1.2
SUFFIXES = ("", ", contract", ", current stream")  # the columns of benchmarks/results/arrays.json
LABELS = {
    "ints": "cudyn: addresses, unchecked",
    "Buffer": "cudyn: Buffers",
    **{name: f"cudyn: {name}" for name in ("torch", "numba", "cupy", "jax")},
    "cupy's RawKernel": "cupy's RawKernel, cupy's arrays",
}
CONTRACT = "axpy(y: f32[n], in x: f32[n], a: f32) -> k4<<<ceildiv(n, 256), 256>>>(y, x, a, n)"

Figures = dict[str, float]  # microseconds per launch


def make_arrays() -> dict[str, tuple[Any, Any]]:
    """Create two arrays with each installed package. Return the arrays, keyed by the name of the package."""
    # By default, jax reserves most of the device's memory.
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    arrays = {}
    for name, make in (
        ("torch", make_torch_array),
        ("cupy", make_cupy_array),
        ("numba", make_numba_array),
        ("jax", make_jax_array),
    ):
        try:
            arrays[name] = make(), make()
        except Exception as error:  # the package is missing, or does not support this GPU
            print(f"{name} is not measured: {type(error).__name__}: {error}".splitlines()[0])
    return arrays


def make_torch_array() -> Any:
    """Create a torch tensor."""
    return importlib.import_module("torch").ones(COUNT, device="cuda")


def make_cupy_array() -> Any:
    """Create a cupy array."""
    return importlib.import_module("cupy").ones(COUNT, "f4")


def make_numba_array() -> Any:
    """Create a numba device array."""
    return importlib.import_module("numba.cuda").device_array(COUNT, "f4")


def make_jax_array() -> Any:
    """Create a jax array, and wait until the device has filled it."""
    return importlib.import_module("jax.numpy").ones(COUNT, "float32").block_until_ready()


def list_cases(kernel: Any, kernel_with_contract: Any, stream: Any) -> dict[str, Callable[[], object]]:
    """Return a function for each case that launches the kernel once.

    Args:
        kernel: The kernel without a contract.
        kernel_with_contract: The same kernel with a contract.
        stream: The cudyn stream for the launches.
    """
    import cudyn

    buffers = cudyn.Buffer(4 * COUNT), cudyn.Buffer(4 * COUNT)
    arrays: dict[str, tuple[Any, Any]] = {"ints": (int(buffers[0]), int(buffers[1])), "Buffer": buffers}
    arrays |= make_arrays()
    launch_from_python = timing.without_fast_call(kernel.launch)
    cases: dict[str, Callable[[], object]] = {}
    for name, (target, source) in arrays.items():
        # The default values of y and x store the arrays of this iteration of the loop.
        cases[name] = lambda y=target, x=source: kernel.launch(4, 256, y, x, 0.5, COUNT, stream=stream)  # type: ignore[misc]
        cases[f"{name}, Python"] = lambda y=target, x=source: launch_from_python(
            4, 256, y, x, 0.5, COUNT, stream=stream
        )  # type: ignore[misc]
        if name in ("torch", "cupy", "numba"):
            cases[f"{name}, current stream"] = lambda y=target, x=source: kernel.launch(
                4, 256, y, x, 0.5, COUNT
            )  # type: ignore[misc]
        if name not in ("ints", "jax"):  # a contract needs arrays, and jax's arrays are read-only
            cases[f"{name}, contract"] = lambda y=target, x=source: kernel_with_contract(
                y, x, 0.5, stream=stream
            )  # type: ignore[misc]
    if "cupy" in arrays:
        cupy, numpy = importlib.import_module("cupy"), importlib.import_module("numpy")
        raw = cupy.RawKernel(launch_cost.KERNELS, "k4")
        raw_arguments = (*arrays["cupy"], numpy.float32(0.5), numpy.int32(COUNT))
        cases["cupy's RawKernel"] = lambda: raw((4,), (256,), raw_arguments)
    return cases


def measure(batches: int) -> Figures:
    """Return the time of a launch in microseconds for each case.

    Args:
        batches: The number of batches for each case.
    """
    import cudyn

    driver: Any = cudyn.driver
    device = cudyn.Device(0).use()
    module = cudyn.Module(cudyn.compile(launch_cost.KERNELS, arch=device.arch))
    kernel = module.get_kernel("k4")
    kernel_with_contract = module.get_kernel(cudyn.Contract(CONTRACT))
    stream = cudyn.Stream()
    memory = cudyn.Buffer(256)  # for the loop in C
    case_batches: dict[str, Batch] = {}
    with tempfile.TemporaryDirectory() as directory:
        loop = launch_cost.build_c_loop(Path(directory))
        launch_in_c = cast(driver.raw.cuLaunchKernel, c_void_p)
        case_batches["C"] = lambda: loop(launch_in_c, int(kernel.handle), LAUNCHES, 4, int(memory))
        for name, launch in list_cases(kernel, kernel_with_contract, stream).items():
            case_batches[name] = timing.make_batch("f()", [()] * LAUNCHES, f=launch)
        medians = timing.measure_in_turns(case_batches, batches, device.sync)
    return {name: 1e6 * seconds / LAUNCHES for name, seconds in medians.items()}


def combine_runs(runs: Sequence[Figures]) -> Figures:
    """Return the median time of C in microseconds, and the median ratio to C for each other case.

    Cases that were not measured in all runs are omitted.
    """
    combined: Figures = {}
    for name in runs[0]:
        if all(name in run for run in runs):
            combined[name] = statistics.median(run[name] / run["C"] for run in runs)
    combined["C"] = statistics.median(run["C"] for run in runs)
    return combined


def save(directory: Path | None, figures: Figures, method: str) -> None:
    """Write arrays.json with new results to a directory such as benchmarks/results.

    Args:
        directory: The directory. If it is None, nothing is written.
        figures: The figures that `combine_runs` returns.
        method: A description of how the figures were measured.
    """
    rows = {}
    for name in LABELS:
        if name in figures:
            rows[name] = [figures.get(f"{name}{suffix}") for suffix in SUFFIXES]
    renewal.renew(
        directory,
        "arrays",
        renewal.label(LABELS, rows),
        unit=f"multiples of the loop in C around cuLaunchKernel, which takes {figures['C']:.2f} µs",
        method=method,
    )


def main() -> int:
    """Print the table. Return 1 if --check was passed and a case takes too long."""
    options = timing.make_parser(__doc__, runs=3, batches=100, check=True, save=True).parse_args()
    import cudyn

    try:
        device = cudyn.Device(0)
    except cudyn.CudynError as error:
        print(f"launches need a GPU and are not measured: {str(error).splitlines()[0]}")
        return 2 if options.check else 0
    version = ".".join(map(str, cudyn.driver.version or ()))
    print(f"{device.name}, driver {version}, Python {platform.python_version()}")
    method = f"medians of {options.runs} runs, of {options.batches} batches of {LAUNCHES} launches each"
    print(f"{method}\n")
    figures = combine_runs(timing.run_in_processes(measure, options.runs, options.batches))
    versions = renewal.list_versions("torch", "numba-cuda", "cupy", "jax")
    save(options.save, figures, f"{method}; {versions}")
    body = [["loop in C", f"{figures.pop('C'):.2f} µs"]]
    body += [[name, f"{ratio:.2f} x"] for name, ratio in figures.items()]
    print(timing.format_table(["arrays", "a launch"], body))
    failed = [
        f"{name} takes {figures[name]:.2f} x C, the limit is {limit}"
        for name, limit in LIMITS.items()
        if figures.get(name, 0) > limit
    ]
    return timing.report_missed(failed, options.check)


if __name__ == "__main__":
    sys.exit(main())
