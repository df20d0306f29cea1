"""What a launch with two arrays, a float and an int costs beside a loop in C, for arrays of each package.

Each launch is made with the same two arrays, to a stream of cudyn's but where the case says otherwise. Of
each case the median of all batches is taken, and of several runs, each in its own process, their median.

C                     a loop in C around cuLaunchKernel, built with gcc
ints, Buffer          kernel.launch with addresses, or with cudyn.Buffer objects
torch, cupy, ...      the same with arrays of the package, where it is installed
..., contract         kernel(y, x, 0.5) of a contract, which has grid and block
..., current stream   kernel.launch without stream=: to the current stream of the package
..., Python           launches by Python, without fast launches
cupy's RawKernel      what cupy has for it

    python -m benchmarks.array_cost [--runs 3] [--batches 100] [--check]

--check exits with 1 when a case takes longer than LIMITS times C. Needs a GPU and gcc.
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

LAUNCHES = launch_cost.LAUNCHES
COUNT = 1000
LIMITS = {"cupy": 1.8, "cupy, contract": 1.9, "numba": 2.2, "numba, contract": 2.2, "jax": 2.2, "torch": 1.2}
LIMITS["torch, current stream"] = 1.2
WAYS = ("", ", contract", ", current stream")  # the columns of benchmarks/results/arrays.json
LABELS = {
    "ints": "cudyn: addresses, unchecked",
    "Buffer": "cudyn: Buffers",
    **{name: f"cudyn: {name}" for name in ("torch", "numba", "cupy", "jax")},
    "cupy's RawKernel": "cupy's RawKernel, cupy's arrays",
}
CONTRACT = "axpy(y: f32[n], in x: f32[n], a: f32) -> k4<<<ceildiv(n, 256), 256>>>(y, x, a, n)"

Figures = dict[str, float]  # microseconds of a launch


def make_arrays() -> dict[str, tuple[Any, Any]]:
    """Make two arrays of each package that is installed."""
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    makers: dict[str, tuple[str, Callable[[Any], Any]]] = {
        "torch": ("torch", lambda torch: torch.ones(COUNT, device="cuda")),
        "cupy": ("cupy", lambda cupy: cupy.ones(COUNT, "f4")),
        "numba": ("numba.cuda", lambda cuda: cuda.device_array(COUNT, "f4")),
        "jax": ("jax.numpy", lambda numpy: numpy.ones(COUNT, "float32").block_until_ready()),
    }
    found = {}
    for name, (module, make) in makers.items():
        try:
            package = importlib.import_module(module)
            found[name] = make(package), make(package)
        except Exception as error:  # it is not installed, or not for this GPU
            print(f"{name} is not measured: {type(error).__name__}: {error}".splitlines()[0])
    return found


def list_cases(kernel: Any, by_contract: Any, stream: Any) -> dict[str, Callable[[], object]]:
    """The launches, by the name of the case."""
    import cudyn

    buffers = cudyn.Buffer(4 * COUNT), cudyn.Buffer(4 * COUNT)
    given: dict[str, tuple[Any, Any]] = {"ints": (int(buffers[0]), int(buffers[1])), "Buffer": buffers}
    given |= make_arrays()
    by_python = timing.without_fast_call(kernel.launch)
    cases: dict[str, Callable[[], object]] = {}
    for name, (y, x) in given.items():
        cases[name] = lambda y=y, x=x: kernel.launch(4, 256, y, x, 0.5, COUNT, stream=stream)  # type: ignore[misc]
        cases[f"{name}, Python"] = lambda y=y, x=x: by_python(4, 256, y, x, 0.5, COUNT, stream=stream)  # type: ignore[misc]
        if name in ("torch", "cupy", "numba"):
            cases[f"{name}, current stream"] = lambda y=y, x=x: kernel.launch(4, 256, y, x, 0.5, COUNT)  # type: ignore[misc]
        if name not in ("ints", "jax"):  # jax's arrays are not written
            cases[f"{name}, contract"] = lambda y=y, x=x: by_contract(y, x, 0.5, stream=stream)  # type: ignore[misc]
    if "cupy" in given:
        cupy, numpy = importlib.import_module("cupy"), importlib.import_module("numpy")
        raw = cupy.RawKernel(launch_cost.KERNELS, "k4")
        of_raw = (*given["cupy"], numpy.float32(0.5), numpy.int32(COUNT))
        cases["cupy's RawKernel"] = lambda: raw((4,), (256,), of_raw)
    return cases


def measure(batches: int) -> Figures:
    """Microseconds of a launch, by case."""
    import cudyn

    driver: Any = cudyn.driver
    device = cudyn.Device(0).use()
    module = cudyn.Module(cudyn.compile(launch_cost.KERNELS, arch=device.arch))
    kernel, stream = module.get_kernel("k4"), cudyn.Stream()
    cases = list_cases(kernel, module.get_kernel(cudyn.Contract(CONTRACT)), stream)
    memory = cudyn.Buffer(256)
    with tempfile.TemporaryDirectory() as folder:
        loop = launch_cost.c_loop(Path(folder))
        in_c = cast(driver.raw.cuLaunchKernel, c_void_p)
        taken: dict[str, Batch] = {
            "C": lambda: loop(in_c, int(kernel.handle), LAUNCHES, 4, int(memory)),
            **{name: timing.in_a_loop("f()", [()] * LAUNCHES, f=case) for name, case in cases.items()},
        }
        medians = timing.in_turns(taken, batches, device.sync)
    return {name: 1e6 * seconds / LAUNCHES for name, seconds in medians.items()}


def of_all(runs: Sequence[Figures]) -> Figures:
    """Take medians over runs: microseconds of C; of the others, how many times those of C in the same run."""
    names = [name for name in runs[0] if all(name in run for run in runs)]
    ratios = {name: statistics.median(run[name] / run["C"] for run in runs) for name in names}
    return ratios | {"C": statistics.median(run["C"] for run in runs)}


def save(folder: Path | None, found: Figures, how: str) -> None:
    """Renew benchmarks/results/arrays.json, or write it elsewhere."""
    values = {name: [found.get(f"{name}{way}") for way in WAYS] for name in LABELS if name in found}
    renewal.renew(
        folder,
        "arrays",
        renewal.label(LABELS, values),
        unit=f"multiples of the loop in C around cuLaunchKernel, which takes {found['C']:.2f} µs",
        method=how,
    )


def main() -> int:
    """Print the table; 1 when --check was given and a case takes too long."""
    options = timing.arguments(__doc__, runs=3, batches=100, check=True, save=True).parse_args()
    import cudyn

    try:
        device = cudyn.Device(0)
    except cudyn.CudynError as error:
        print(f"launches are not measured, they need a GPU: {str(error).splitlines()[0]}")
        return 2 if options.check else 0
    version = ".".join(map(str, cudyn.driver.version or ()))
    print(f"{device.name}, driver {version}, Python {platform.python_version()}")
    how = f"medians of {options.runs} runs, of {options.batches} batches of {LAUNCHES} launches each"
    print(f"{how}\n")
    found = of_all(timing.fresh_runs(measure, options.runs, options.batches))
    versions = renewal.list_versions("torch", "numba-cuda", "cupy", "jax")
    save(options.save, found, f"{how}; {versions}")
    body = [["loop in C", f"{found.pop('C'):.2f} µs"]]
    body += [[name, f"{ratio:.2f} x"] for name, ratio in found.items()]
    print(timing.markdown(["arrays", "a launch"], body))
    failed = [
        f"{name} takes {found[name]:.2f} x C, {limit} was asked for"
        for name, limit in LIMITS.items()
        if found.get(name, 0) > limit
    ]
    return timing.judge(failed, options.check)


if __name__ == "__main__":
    sys.exit(main())
