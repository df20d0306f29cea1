"""Measures a launch with cudyn, with plain ctypes and with other packages, relative to a loop in C.

The kernels have 0, 4 and 10 parameters, which are pointers, floats and ints. All arguments change with every
call. A batch consists of 200 launches between two synchronizations, and the result for a case is the median
of all batches. The batches of the cases are interleaved. The benchmark runs several times, each time in a new
process, and prints the medians of these runs.

C                      a loop in C around cuLaunchKernel, built with gcc
ctypes                 the ctypes function cuLaunchKernel, with new ctypes objects for each call
launch                 kernel.launch(grid, block, ...)
launch, Buffer         the same, with cudyn.Buffer objects for the pointers
prepared               kernel.prepare(grid, block)(...)
prepared, same         kernel.prepare(grid, block, ...)(): the arguments do not change
launch, Python         launch without machine code; "prepared, Python" is the same for prepared
cuda.core              cuda.core's launch(), with ints for pointers, and numpy scalars
cuda.core, ints        the same, with ints also for int parameters, which is undocumented
cuda.core, ctypes      the same, with ctypes scalars
cuda.bindings, tuples  cuLaunchKernel with a tuple of values and a tuple of types
cuda.bindings, packed  cuLaunchKernel with addresses of values that struct.pack_into overwrites
cuda.bindings._v2      the same with a module that is not public yet
cupy                   RawKernel
triton                 kernel[grid](...) of an empty triton kernel, with tensors
triton, compiled       the compiled kernel that warmup() returns, with addresses and a stream
numba-cuda             a stored kernel[grid, block] of an empty numba kernel, with addresses as ints
numba-cuda, arrays     the same, with arrays
torch                  torch.cuda._compile_kernel of an empty kernel, with tensors
torch, fill_           fill_ for a tensor with one element, which launches a small kernel

    python -m benchmarks.launch_cost [--runs 5] [--batches 400] [--peers cuda.core,triton] [--check]
    python -m benchmarks.launch_cost --empty     without a GPU, in ns: see below

With --check, the exit status is 1 if the ratio of launch or prepared to C exceeds its limit in LIMITS, or if
another package is faster in any form. If a limit is exceeded by at most 0.03, or if _v2 is faster, this is
only reported. The benchmark needs a GPU and gcc. Other packages are measured if they are installed.
benchmarks/launch_peers.py shows how each package is called, with a link to its documentation.

With --empty, the driver is replaced with a library that gcc builds, whose functions do nothing and return 0.
In this case, other packages are not measured.
"""

from __future__ import annotations

import argparse
import ctypes
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from . import renewal, timing
from .call_cost import build_empty
from .launch_peers import PEERS, Launches, Values, list_peer_cases
from .timing import Batch, make_batch

LAUNCHES = 200  # per batch
COUNTS = (0, 4, 10)  # numbers of arguments
# Case -> its maximum ratios to the loop in C with --check, for 0, 4 and 10 arguments
LIMITS = {"launch": (1.06, 1.08, 1.12), "prepared": (1.05, 1.06, 1.10)}
MISS = 0.03  # a limit that is exceeded by at most this value is reported, but is not an error
NOT_PUBLIC = "cuda.bindings._v2"  # cudyn may be slower than this module, which is only reported
FROM_PYTHON = "launch, Python", "prepared, Python"
LABELS = {  # the labels of the rows in benchmarks/results/launch.json
    "prepared": "cudyn: prepare",
    "launch": "cudyn: launch",
    "launch, Buffer": "cudyn: launch, pointers as Buffers",
    FROM_PYTHON[0]: "cudyn: launch without fast calls",
    "cuda.bindings._v2": "cuda.bindings._v2, not public",
    "cuda.core": "cuda.core: ints, numpy scalars",
    "cuda.core, ctypes": "cuda.core: ctypes values",
    "cuda.bindings, packed": "cuda.bindings: packed arguments",
    "cupy": "cupy",
    "triton, compiled": "triton, compiled kernel kept",
    "triton": "triton, kernel[grid]",
    "torch, fill_": "torch, fill_ of one element",
    "ctypes": "ctypes by hand",
    "numba-cuda": "numba-cuda, configured",
    "torch": "torch, torch.cuda._compile_kernel",
}
# The cases that are not other packages
OURS = ("C", "ctypes", "launch", "launch, Buffer", "prepared", "prepared, same", *FROM_PYTHON)

Figures = dict[str, dict[str, float]]  # number of arguments -> case -> microseconds per launch

# The conditions are never true, so that the kernels write nothing. The compiler cannot know this, so it does
# not remove any code.
KERNELS = """
extern "C" __global__ void k0() {}
extern "C" __global__ void k4(float *a, float *b, float x, int u) { if (u < 0) *a = x + *b; }
extern "C" __global__ void k10(float *a, float *b, float *c, float *d, float x, float y, float z,
                               int u, int v, int w)
{
    if (u < 0) *a = x + y + z + u + v + w + *b + *c + *d;
}
"""


# Functions that the empty library must implement so that a kernel can be loaded
EMPTY = """
int cuDeviceGetCount(int *count) { *count = 1; return 0; }
int cuDevicePrimaryCtxRetain(void **context) { *context = (void *)16; return 0; }
int cuCtxGetCurrent(void **context) { *context = (void *)16; return 0; }
int cuModuleLoadDataEx(void **module) { *module = (void *)32; return 0; }
int cuModuleGetFunction(void **function) { *function = (void *)48; return 0; }
int cuFuncGetAttribute(int *value) { *value = 1024; return 0; }
"""

LOOP = (
    timing.CLOCK
    + r"""
typedef int Launch(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                   void **, void **);

/* Launch a kernel with 0, 4 or 10 parameters. Return the seconds, or minus the status of a failed launch. */
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
)


def make_values(count: int, index: int, base: int) -> Values:
    """Return the arguments for a launch. The loop in C computes the same arguments.

    Args:
        count: The number of arguments: 0, 4 or 10.
        index: The index of the launch in its batch.
        base: The address of 256 bytes of device memory.
    """
    if count == 0:
        return ()
    first, second = base + 4 * (index % 8), base + 8 * (index % 8)
    if count == 4:
        return first, second, float(index), index
    addresses = (first, second, first + 4, second + 4)
    floats = (float(index), 2.0 * index, 3.0 * index)
    integers = (index, index + 1, index + 2)
    return (*addresses, *floats, *integers)


def build_c_loop(directory: Path) -> Callable[..., float]:
    """Build the loop in C, and return it as a function. Its last argument is the base of the addresses."""
    types = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_uint64
    return timing.build_c_function(directory, LOOP, "loop", *types)


def list_cases(launches: Launches, module: Any, loop: Any) -> dict[str, Batch]:
    """Return the cases for C, ctypes and cudyn.

    Args:
        launches: The arguments for the launches.
        module: The module that contains the kernel.
        loop: The function that `build_c_loop` returns. It may be None if the case "C" is not used.
    """
    import cudyn

    driver: Any = cudyn.driver
    count, arguments_of_launches = launches.arguments, launches.argument_lists
    kernel = module.get_kernel(f"k{count}")
    buffers = launches.converted(q=lambda address: cudyn.Buffer.borrow(address, 4), f=float, i=int)
    launch_in_c = ctypes.cast(driver.raw.cuLaunchKernel, ctypes.c_void_p)
    ctypes_types: dict[str, Any] = {"q": ctypes.c_uint64, "f": ctypes.c_float, "i": ctypes.c_int}

    parameter_types, array = [ctypes_types[type_] for type_ in launches.types], ctypes.c_void_p * count

    def by_hand(*values: Any) -> None:
        """Launch the kernel as a user of ctypes would."""
        cells = [type_(value) for type_, value in zip(parameter_types, values)]
        pointers = array(*map(ctypes.addressof, cells))
        status = driver.raw.cuLaunchKernel(kernel.handle, 1, 1, 1, 32, 1, 1, 0, None, pointers, None)
        if status:
            raise RuntimeError(status)

    prepared = kernel.prepare(1, 32, *arguments_of_launches[0])
    cases_from_python = {
        f"{name}, Python": make_batch(call, arguments_of_launches, f=timing.without_fast_call(function))
        for name, call, function in (
            ("launch", "f(1, 32, {a})", kernel.launch),
            ("prepared", "f({a})", prepared),
        )
    }
    return {
        "C": lambda: loop(launch_in_c, int(kernel.handle), LAUNCHES, count, launches.base),
        "ctypes": make_batch("f({a})", arguments_of_launches, f=by_hand),
        "launch": make_batch("f(1, 32, {a})", arguments_of_launches, f=kernel.launch),
        "launch, Buffer": make_batch("f(1, 32, {a})", buffers, f=kernel.launch),
        "prepared": make_batch("f({a})", arguments_of_launches, f=prepared),
        "prepared, same": make_batch("f()", [()] * LAUNCHES, f=prepared),
        **cases_from_python,
    }


def measure(peers: Sequence[str], batches: int) -> Figures:
    """Measure all cases for each number of arguments, print the results, and return them.

    Args:
        peers: The names of the other packages to measure.
        batches: The number of batches for each case.
    """
    import cudyn

    device = cudyn.Device(0).use()
    image = cudyn.compile(KERNELS, arch=device.arch)
    module, memory = cudyn.Module(image), cudyn.Buffer(256)
    base = int(memory)
    figures = {}
    with tempfile.TemporaryDirectory() as directory:
        loop = build_c_loop(Path(directory))
        for count in COUNTS:
            arguments = [make_values(count, i, base) for i in range(LAUNCHES)]
            types = {4: "qqfi", 10: "qqqqfffiii", 0: ""}[count]
            launches = Launches(count, types, KERNELS, bytes(image.data), arguments, base)
            cases = list_cases(launches, module, loop) | list_peer_cases(peers, launches)
            medians = timing.measure_in_turns(cases, batches, device.sync)
            figures[str(count)] = {name: 1e6 * seconds / LAUNCHES for name, seconds in medians.items()}
            print(f"\n{count} arguments")
            for name, us in figures[str(count)].items():
                print(f"  {name:<22}{us:>7.2f} us{us / figures[str(count)]['C']:>7.2f} x", flush=True)
    return figures


def measure_empty(batches: int) -> Figures:
    """Return the time of a launch with the empty library in nanoseconds, minus the time of the loop.

    Args:
        batches: The number of batches for each case.
    """
    import cudyn
    from tests.support.code import ptx

    types = {0: "", 4: "qqfi", 10: "qqqqfffiii"}
    ptx_types = {"q": "u64", "f": "f32", "i": "s32"}
    parameters = {}
    for count, codes in types.items():
        parameters[f"k{count}"] = ", ".join(ptx_types[code] for code in codes)
    module = cudyn.Module(ptx(**parameters))
    figures = {}
    for count in COUNTS:
        arguments = [make_values(count, i, 1 << 40) for i in range(LAUNCHES)]
        cases = list_cases(Launches(count, types[count], KERNELS, b"", arguments, 1 << 40), module, None)
        del cases["C"]
        medians = timing.measure_in_turns(cases | {"loop": make_batch("pass", arguments)}, batches)
        loop = medians.pop("loop")
        figures[str(count)] = {name: 1e9 * (seconds - loop) / LAUNCHES for name, seconds in medians.items()}
    return figures


def combine_runs(runs: Sequence[Figures]) -> Figures:
    """Return the median time of C in microseconds, and the median ratio to C for each other case."""
    figures: Figures = {}
    for count in runs[0]:
        times_of_runs = [run[count] for run in runs]
        figures[count] = {}
        for name in times_of_runs[0]:
            if all(name in times for times in times_of_runs):
                figures[count][name] = statistics.median(times[name] / times["C"] for times in times_of_runs)
        figures[count]["C"] = statistics.median(times["C"] for times in times_of_runs)
    return figures


def format_medians(medians: Figures) -> str:
    """Return the results as a Markdown table, with a column for each number of arguments.

    Args:
        medians: The figures that `combine_runs` returns.
    """
    names: dict[str, None] = {}  # the cases, in the order in which they were measured
    for count in reversed(medians):
        names.update(dict.fromkeys(medians[count]))
    body = [["loop in C", *(f"{ratios['C']:.2f} µs" for ratios in medians.values())]]
    for name in names:
        if name != "C":
            ratios_by_count = [ratios.get(name) for ratios in medians.values()]
            body.append([name, *(f"{ratio:.2f} x" if ratio else "" for ratio in ratios_by_count)])
    return timing.format_table(["arguments", *medians], body)


def list_missed_goals(medians: Figures) -> tuple[list[str], list[str]]:
    """Return two lists of messages about missed goals: those that fail the check, and those that do not.

    Args:
        medians: The figures that `combine_runs` returns.
    """
    failed: list[str] = []
    reported: list[str] = []
    for column, (count, ratios) in enumerate(medians.items()):
        for name, limits in LIMITS.items():
            limit = limits[column]
            description = f"{count} arguments: {name} takes {ratios[name]:.3f} x C"
            excess = ratios[name] - limit
            if excess > 0:
                messages = failed if excess > MISS else reported
                messages.append(f"{description}, the limit is {limit}")
            for peer, peer_ratio in ratios.items():
                if peer in OURS or ratios[name] < peer_ratio:
                    continue
                messages = reported if peer == NOT_PUBLIC else failed
                messages.append(f"{description}, {peer} {peer_ratio:.3f} x")
    return failed, reported


def save(directory: Path | None, medians: Figures, method: str) -> None:
    """Write launch.json with new results to a directory such as benchmarks/results.

    Args:
        directory: The directory. If it is None, nothing is written.
        medians: The figures that `combine_runs` returns.
        method: A description of how the figures were measured.
    """
    cases = dict.fromkeys(name for ratios in medians.values() for name in ratios)
    rows = {name: [ratios.get(name) for ratios in medians.values()] for name in cases}
    *first_times, last_time = (f"{ratios['C']:.2f}" for ratios in medians.values())
    renewal.renew(
        directory,
        "launch",
        renewal.label(LABELS, rows),
        unit=f"multiples of the loop in C, which takes {', '.join(first_times)} and {last_time} µs",
        method=method,
    )


def main() -> int:
    """Print the tables.

    Returns:
        The exit status. With --check, it is 1 if a goal is missed, and 2 if there is no GPU. Otherwise, it is
        0.
    """
    parser = timing.make_parser(__doc__, runs=1, batches=400, check=True, save=True)
    parser.add_argument("--peers", default=",".join(PEERS), help="peers to measure, separated by commas")
    parser.add_argument(
        "--empty", action="store_true", help="measure with a driver whose functions do nothing"
    )
    options = parser.parse_args()
    peers = [name for name in PEERS if name in options.peers.split(",")]
    if options.empty:
        return main_with_empty_driver(options)
    import cudyn

    try:
        device = cudyn.Device(0)
    except cudyn.CudynError as error:
        print(f"launches need a GPU and are not measured: {str(error).splitlines()[0]}")
        return 2 if options.check else 0
    version = ".".join(map(str, cudyn.driver.version or ()))
    peer_versions = renewal.list_versions(*peers)
    print(f"{device.name}, driver {version}, Python {platform.python_version()}; {peer_versions}")
    method = f"medians of {options.runs} runs, of {options.batches} batches of {LAUNCHES} launches each"
    print(method)
    medians = combine_runs(timing.run_in_processes(measure, options.runs, peers, options.batches))
    print(f"\n{format_medians(medians)}\n")
    save(options.save, medians, f"{method}; {peer_versions}")
    failed, only_reported = list_missed_goals(medians)
    return timing.report_missed(failed, options.check, only_reported)


def main_with_empty_driver(options: argparse.Namespace) -> int:
    """Print the table of launches with a driver whose functions do nothing, and return 0."""
    with tempfile.TemporaryDirectory() as directory:
        environment = build_empty(Path(directory), EMPTY)
        runs = timing.run_in_processes(measure_empty, options.runs, options.batches, **environment)
    print(f"Python {platform.python_version()}; ns, medians of {options.runs} runs, without the loop\n")
    body = []
    for name in runs[0]["0"]:
        medians = [statistics.median(run[count][name] for run in runs) for count in runs[0]]
        body.append([name, *(f"{median:.0f}" for median in medians)])
    print(timing.format_table(["arguments", *runs[0]], body))
    return 0


if __name__ == "__main__":
    sys.exit(main())
