"""What a launch costs beside a loop in C: cudyn's launch and prepare, ctypes by hand, and peers, in one run.

Kernels of 0, 4 and 10 parameters (pointers, floats and ints, all of them changing with every call) are
launched 200 times between two synchronisations; of each case the median of all such batches is taken. The
batches of the cases take turns, in another order every time: the driver's own work comes round after so many
launches and would always meet the same case.

C                 a loop in C around cuLaunchKernel, built with gcc
ctypes            cudyn.driver.cuLaunchKernel, its eleven arguments converted every time
launch            kernel.launch(grid, block, ...)
launch, Buffer    the same, where the pointers are cudyn.Buffer objects
prepared          kernel.prepare(grid, block)(...)
prepared, same    with the arguments it was prepared with: nothing changes
..., Python       the same three as Python launches where there are no launch stubs (docs/call_stubs.md)
cuda.core         its launch(); floats and ints have to be wrapped in ctypes types
cuda.bindings     cuLaunchKernel with a tuple of values and a tuple of types
cupy              RawKernel(grid, block, arguments)

    python -m benchmarks.launch_cost [--batches 400] [--check]

--check exits with 1 when launch is slower than cuda.core, prepared not faster than it, or either takes more
than 1.25 times as long as C. Needs a GPU and gcc; peers are not measured where they are not installed.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

LAUNCHES = 200
MOST = 1.25
COUNTS = (0, 4, 10)

# The condition is never true, and the compiler does not know it: nothing is left out and nothing is written.
KERNELS = """
extern "C" __global__ void k0() {}
extern "C" __global__ void k4(float *a, float *b, float x, int u) { if (u < 0) *a = x + *b; }
extern "C" __global__ void k10(float *a, float *b, float *c, float *d, float x, float y, float z,
                               int u, int v, int w)
{
    if (u < 0) *a = x + y + z + u + v + w + *b + *c + *d;
}
"""

LOOP = r"""
#include <stdint.h>
#include <time.h>

typedef int Launch(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                   void **, void **);

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

/* Seconds for so many launches of a kernel with 0, 4 or 10 parameters; minus the status if one fails. */
double loop(Launch *launch, void *kernel, int launches, int count, uint64_t base)
{
    double start = now();
    for (int i = 0; i < launches; i++) {
        uint64_t a = base + 4 * (i & 7), b = base + 8 * (i & 7), c = a + 4, d = b + 4;
        float x = i, y = 2 * i, z = 3 * i;
        int u = i, v = i + 1, w = i + 2;
        void *four[] = {&a, &b, &x, &u}, *ten[] = {&a, &b, &c, &d, &x, &y, &z, &u, &v, &w};
        int status = launch(kernel, 1, 1, 1, 32, 1, 1, 0, 0, count == 10 ? ten : count == 4 ? four : 0, 0);
        if (status) return -status;
    }
    return now() - start;
}
"""

Values = tuple[Any, ...]


def values(count: int, i: int, base: int) -> Values:
    """The arguments of launch i, as the loop in C makes them."""
    a, b = base + 4 * (i & 7), base + 8 * (i & 7)
    ten = (a, b, a + 4, b + 4, float(i), 2.0 * i, 3.0 * i, i, i + 1, i + 2)
    return {0: (), 4: (a, b, float(i), i), 10: ten}[count]


def in_a_loop(
    function: Callable[..., Any], count: int, each: Sequence[Values], *first: Any
) -> Callable[[], float]:
    """Seconds for a call with each of these arguments, written out as a user would."""
    names = ", ".join(f"a{i}" for i in range(count))
    given = ", ".join([*(f"f{i}" for i in range(len(first))), *([names] if names else [])])
    lines = [
        f"def case(function, each, clock, {', '.join(f'f{i}' for i in range(len(first)))}):",
        "    start = clock()",
        f"    for {names + ',' if names else '_'} in each:",
        f"        function({given})",
        "    return clock() - start",
    ]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    return lambda: float(scope["case"](function, each, time.perf_counter, *first))


def build(folder: Path, name: str, source: str) -> ctypes.CDLL:
    """Build C with gcc, and load it."""
    gcc = shutil.which("gcc")
    if gcc is None:
        sys.exit("gcc is not here, which builds the loop in C")
    file, library = folder / f"{name}.c", folder / f"{name}.so"
    file.write_text(source)
    subprocess.run([gcc, "-O2", "-shared", "-fPIC", "-o", library, file], check=True)
    return ctypes.CDLL(str(library))


def measure(
    cases: Mapping[str, Callable[[], float]], batches: int, shuffled: random.Random, wait: Callable[[], None]
) -> dict[str, float]:
    """Microseconds of a launch: the median of each case's batches, which take turns in random order.

    wait: for the device, after each batch.
    """
    samples: dict[str, list[float]] = {name: [] for name in cases}
    order = list(cases)
    for batch in range(-20, batches):  # the first ones warm up
        shuffled.shuffle(order)
        for name in order:
            seconds = cases[name]()
            wait()
            if batch >= 0:
                samples[name].append(1e6 * seconds / LAUNCHES)
    return {name: statistics.median(found) for name, found in samples.items()}


def c_loop(folder: Path) -> Any:
    loop = build(folder, "loop", LOOP).loop
    loop.restype = ctypes.c_double
    loop.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_uint64]
    return loop


def cases_of(count: int, image: Any, loop: Any, base: int) -> dict[str, Callable[[], float]]:
    """Every case for a kernel with so many parameters; seconds of a batch each."""
    import cudyn

    driver: Any = cudyn.driver
    kernel = cudyn.Module(image).get_kernel(f"k{count}")
    each = [values(count, i, base) for i in range(LAUNCHES)]
    buffers = [tuple(cudyn.Buffer.borrow(v, 4) if v >= base else v for v in row) for row in each]
    launch_in_c = ctypes.cast(driver.raw.cuLaunchKernel, ctypes.c_void_p)
    types = {4: "qqfi", 10: "qqqqfffiii", 0: ""}[count]
    made: dict[str, type[ctypes._SimpleCData[Any]]]
    made = {"q": ctypes.c_uint64, "f": ctypes.c_float, "i": ctypes.c_int}

    def by_hand(*arguments: Any) -> None:
        cells = [made[t](value) for t, value in zip(types, arguments)]
        pointers = (ctypes.c_void_p * count)(*map(ctypes.addressof, cells))
        driver.cuLaunchKernel(kernel.handle, 1, 1, 1, 32, 1, 1, 0, None, pointers, None)

    launch: Any = kernel.launch
    prepared: Any = kernel.prepare(1, 32, *each[0])
    cases = {
        "C": lambda: float(loop(launch_in_c, int(kernel.handle), LAUNCHES, count, base)),
        "ctypes": in_a_loop(by_hand, count, each),
        "launch": in_a_loop(launch, count, each, 1, 32),
        "launch, Buffer": in_a_loop(launch, count, buffers, 1, 32),
        "prepared": in_a_loop(prepared, count, each),
        "prepared, same": in_a_loop(prepared, 0, [()] * LAUNCHES),
    }
    if hasattr(prepared, "_as_parameter_"):  # the function that a stub stands in front of
        without = prepared._as_parameter_
        cases |= {
            "launch, Python": in_a_loop(launch._as_parameter_, count, each, 1, 32),
            "prepared, Python": in_a_loop(without, count, each),
            "same, Python": in_a_loop(without, 0, [()] * LAUNCHES),
        }
    for peer in (of_cuda_core, of_cuda_bindings, of_cupy):
        try:
            cases |= peer(count, types, image, each)
        except ImportError as error:
            print(f"not measured: {error}")
    return cases


def of_cuda_core(
    count: int, types: str, image: Any, each: Sequence[Values]
) -> dict[str, Callable[[], float]]:
    core = importlib.import_module("cuda.core")
    device = core.Device(0)
    device.set_current()
    kernel = core.ObjectCode.from_cubin(image.data).get_kernel(f"k{count}")
    config = core.LaunchConfig(grid=1, block=32)
    made = {"q": int, "f": ctypes.c_float, "i": ctypes.c_int}
    wrapped = [tuple(made[t](value) for t, value in zip(types, row)) for row in each]
    return {"cuda.core": in_a_loop(core.launch, count, wrapped, device.default_stream, config, kernel)}


def of_cuda_bindings(
    count: int, types: str, image: Any, each: Sequence[Values]
) -> dict[str, Callable[[], float]]:
    bound = importlib.import_module("cuda.bindings.driver")
    module = bound.cuModuleLoadData(image.data)[1]
    kernel = bound.cuModuleGetFunction(module, f"k{count}".encode())[1]
    made = {"q": ctypes.c_void_p, "f": ctypes.c_float, "i": ctypes.c_int}
    kinds = tuple(made[t] for t in types)

    def launch(*arguments: Any) -> None:
        parameters = (arguments, kinds) if kinds else 0
        (status,) = bound.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, parameters, 0)
        if status:
            raise RuntimeError(status)

    return {"cuda.bindings": in_a_loop(launch, count, each)}


def of_cupy(count: int, types: str, image: Any, each: Sequence[Values]) -> dict[str, Callable[[], float]]:
    cupy, numpy = importlib.import_module("cupy"), importlib.import_module("numpy")
    kernel = cupy.RawKernel(KERNELS, f"k{count}")
    made = {"q": numpy.uint64, "f": numpy.float32, "i": numpy.int32}
    wrapped = [(tuple(made[t](value) for t, value in zip(types, row)),) for row in each]
    with cupy.cuda.Stream.null:
        kernel((1,), (32,), *wrapped[0])
    return {"cupy": in_a_loop(kernel, 1, wrapped, (1,), (32,))}


def main() -> int:
    """Print the tables; 1 when --check was given and a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=400)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    import cudyn

    try:
        device = cudyn.Device(0).use()
    except cudyn.CudynError as error:
        print(f"launches are not measured, they need a GPU: {str(error).splitlines()[0]}")
        return 2 if options.check else 0
    image = cudyn.compile(KERNELS, arch=device.arch)
    memory = cudyn.Buffer(256)
    version = ".".join(map(str, cudyn.driver.version or ()))
    print(f"{device.name}, driver {version}, Python {platform.python_version()}; ", end="")
    print(f"medians of {options.batches} batches of {LAUNCHES} launches")
    missed, shuffled = [], random.Random(0)
    with tempfile.TemporaryDirectory() as folder:
        loop = c_loop(Path(folder))
        for count in COUNTS:
            cases = cases_of(count, image, loop, int(memory))
            medians = measure(cases, options.batches, shuffled, device.synchronize)
            print(f"\n{count} arguments")
            for name, us in medians.items():
                print(f"  {name:<16}{us:>7.2f} us{us / medians['C']:>7.2f} x")
            missed += list(missed_goals(count, medians))
    print("\n" + ("\n".join(missed) or "every goal is reached"))
    return 1 if options.check and missed else 0


def missed_goals(count: int, medians: dict[str, float]) -> Sequence[str]:
    """In words; none where the goal is reached."""
    missed = [
        f"{count} arguments: {name} takes {medians[name] / medians['C']:.2f} x C, more than {MOST}"
        for name in ("launch", "prepared")
        if medians[name] > MOST * medians["C"]
    ]
    if "cuda.core" in medians:
        missed += [
            f"{count} arguments: {name} takes {medians[name] / medians['cuda.core']:.2f} x cuda.core"
            for name, slower in (
                ("launch", medians["launch"] > medians["cuda.core"]),
                ("prepared", medians["prepared"] >= medians["cuda.core"]),
            )
            if slower
        ]
    return missed


if __name__ == "__main__":
    sys.exit(main())
