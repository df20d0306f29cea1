"""The cost of driver calls beyond the same calls in C: by a fast call, by ctypes, by cuda.bindings.

For each way: the median of many batches, less the time of the loop and of the same calls in C (built by gcc,
with the same function pointer and arguments); then the median of several runs, each in its own process. The
batches of the ways take turns.

fast               cudyn.driver.f
ctypes             the same without fast calls (CUDYN_FAST_CALLS=off)
cuda.bindings      its f in the fastest form: handles and addresses are objects of its types, made beforehand
cuda.bindings._v2  the same function in its module that is not public yet (13.5), with ints

    python -m benchmarks.call_cost [--runs 5] [--batches 100] [--empty] [--check]

Without a GPU, or with --empty, the library is one that gcc builds, whose functions return 0 at once: this
measures the way to C and back. --check exits with 1 when a call by a fast call takes more than 1.05 times
as long as that of cuda.bindings; _v2 is only reported.
"""

from __future__ import annotations

import ctypes
import importlib
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from . import renewal, timing
from .timing import Batch, in_a_loop, repeated, without_fast_call

CALLS = 500
SIZE = 512  # of an allocation; those of a batch fit into what the driver takes from the device at once
MOST = 1.05
PUBLIC, SECOND = "cuda.bindings", "cuda.bindings._v2"
WAYS = {"fast": "cudyn", "ctypes": "by ctypes", PUBLIC: PUBLIC, SECOND: "its _v2"}
NOTES = "the time of the call itself in C is beside its name; bars longer than 2000 are cut"
SECOND_NOTES = (
    "_v2 is a module of cuda.bindings that NVIDIA does not call public, whose cuCtxGetCurrent gives an int"
)

Figures = dict[str, dict[str, float]]  # nanoseconds of a call, by function and way

LOOPS = (
    timing.CLOCK
    + r"""
typedef uint64_t w;

/* Seconds for so many calls with these arguments, integers or pointers; minus a status that fails. */
double calls(void *function, int count, int arguments, w *a)
{
    int status = 0;
    double start = now();
    switch (arguments) {
    case 1: for (int i = 0; i < count; i++) status |= ((int (*)(w))function)(a[0]); break;
    case 2: for (int i = 0; i < count; i++) status |= ((int (*)(w, w))function)(a[0], a[1]); break;
    case 3: for (int i = 0; i < count; i++) status |= ((int (*)(w, w, w))function)(a[0], a[1], a[2]); break;
    case 4: for (int i = 0; i < count; i++) status |= ((int (*)(w, w, w, w))function)(a[0], a[1], a[2], a[3]);
    }
    return status ? -status : now() - start;
}

/* Seconds for so many allocations, or for freeing them. */
double memory(int (*allocate)(w *, w), int (*release)(w), int count, w size, int which)
{
    w kept[4096] = {0};
    int status = 0;
    double start = now(), middle;
    for (int i = 0; i < count; i++) status |= allocate(&kept[i], size);
    middle = now();
    for (int i = 0; i < count; i++) status |= release(kept[i]);
    return status ? -status : which ? now() - middle : middle - start;
}
"""
)

KERNEL = 'extern "C" __global__ void k4(float *a, float *b, float x, int u) { if (u < 0) *a = x + *b; }'


def empty_library(own: str = "") -> str:
    """C of a driver whose functions do nothing, with the newest version in the tables.

    own: C of functions to use instead of the empty ones.
    """
    from cudyn._bindings.tables import driver_functions as tables
    from tests.support.releases import NEWEST_NUMBER

    there = ("cuDriverGetVersion", "cuGetProcAddress_v2")
    names = [name for name in tables.FUNCTIONS if name not in there and f" {name}(" not in own]
    return own + (
        f"int cuDriverGetVersion(int *version) {{ *version = {NEWEST_NUMBER}; return 0; }}\n"
        "#include <dlfcn.h>\n"
        "int cuGetProcAddress_v2(const char *name, void **to, int v, unsigned long f, int *s) {\n"
        '  char second[128]; __builtin_snprintf(second, sizeof second, "%s_v2", name);\n'
        "  if (!(*to = dlsym(RTLD_DEFAULT, second))) *to = dlsym(RTLD_DEFAULT, name); return !*to; }\n"
        + "".join(f"int {name}(void) {{ return 0; }}\n" for name in names)
    )


def build_empty(folder: Path, own: str = "") -> dict[str, str]:
    """Build such a driver; returns the variables that a process is to start with to find it."""
    timing.build(folder / "libcuda.so.1", empty_library(own), "-D_GNU_SOURCE", "-Wl,-soname,libcuda.so.1")
    return {"LD_LIBRARY_PATH": str(folder)}


class Given(NamedTuple):
    """The arguments of the functions, as ints."""

    context: int
    stream: int
    event: int
    device: int  # address of memory of the device
    host: bytearray
    kernel: int
    pointers: Any  # of the kernel's arguments, a ctypes array

    @property
    def host_address(self) -> int:
        return ctypes.addressof(ctypes.c_char.from_buffer(self.host))


def given(empty: bool) -> tuple[Given, Callable[[], object], object]:
    """Make it, on a GPU or for the library whose functions look at nothing.

    Returns what waits for the device, and what has to be kept, too.
    """
    import cudyn

    cells = ctypes.c_uint64(4096), ctypes.c_uint64(4100), ctypes.c_float(1), ctypes.c_int(1)
    pointers = (ctypes.c_void_p * 4)(*(ctypes.addressof(cell) for cell in cells))
    if empty:
        return Given(3, 1, 2, 4096, bytearray(64), 5, pointers), lambda: None, cells
    driver: Any = cudyn.driver
    device = cudyn.Device(0).use()
    memory = cudyn.Buffer(SIZE)
    module = cudyn.Module(cudyn.compile(KERNEL, arch=device.arch))
    handles = driver.cuCtxGetCurrent(), driver.cuStreamCreate(0), driver.cuEventCreate(0)
    context, stream, event = map(int, handles)
    kernel = int(module.get_kernel("k4").handle)
    made = Given(context, stream, event, int(memory), bytearray(64), kernel, pointers)
    return made, device.sync, (cells, memory, module, handles)


Call = tuple[Any, ...]  # a function, and its arguments
COPY, COPY_OF_BYTES = "cuMemcpyHtoDAsync", "cuMemcpyHtoDAsync, bytearray"
WRITTEN = {  # other ways of writing that call
    "cuMemcpyHtoDAsync, by name": "f(dstDevice=p0, srcHost=p1, ByteCount=p2, hStream=p3)",
    "cuMemcpyHtoDAsync, by name in another order": "f(hStream=p3, dstDevice=p0, srcHost=p1, ByteCount=p2)",
    "cuMemcpyHtoDAsync, a mistake": "refused(f, p0, p1, -1, p3)",
}
THREADS = {"gridDimX": 1, "gridDimY": 1, "gridDimZ": 1, "blockDimX": 32, "blockDimY": 1, "blockDimZ": 1}


def by_c_names(it: Given, driver: Any, device: Any, attribute: Any, *launch: Any) -> dict[str, Call]:
    """The calls of a binding that has C's names. launch: what describes one."""
    stream, event = driver.CUstream(it.stream), driver.CUevent(it.event)
    return {
        "cuDriverGetVersion": (driver.cuDriverGetVersion,),
        "cuCtxGetCurrent": (driver.cuCtxGetCurrent,),
        "cuCtxSetCurrent": (driver.cuCtxSetCurrent, driver.CUcontext(it.context)),
        COPY: (driver.cuMemcpyHtoDAsync, device, it.host_address, len(it.host), stream),
        COPY_OF_BYTES: (driver.cuMemcpyHtoDAsync, device, it.host, len(it.host), stream),
        "cuStreamQuery": (driver.cuStreamQuery, stream),
        "cuEventRecord": (driver.cuEventRecord, event, stream),
        "cuPointerGetAttribute": (driver.cuPointerGetAttribute, attribute, device),
        "cuLaunchKernelEx": (driver.cuLaunchKernelEx, *launch),
    }


def by_cudyn(it: Given, driver: Any) -> dict[str, Call]:
    config = driver.CUlaunchConfig(**THREADS, hStream=driver.CUstream(it.stream))
    values = ctypes.cast(it.pointers, ctypes.POINTER(ctypes.c_void_p))
    launch = config, driver.CUfunction(it.kernel), values, None
    return by_c_names(it, driver, it.device, driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, *launch)


def by_cuda_bindings(it: Given, driver: Any) -> dict[str, Call]:
    """The arguments of NVIDIA's own benchmarks: objects of its types, a buffer as the source of a copy.

    https://github.com/NVIDIA/cuda-python/tree/main/benchmarks/cuda_bindings/benchmarks
    """
    config = driver.CUlaunchConfig()
    for name, value in (*THREADS.items(), ("hStream", driver.CUstream(it.stream))):
        setattr(config, name, value)
    attribute = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    launch = config, driver.CUfunction(it.kernel), ctypes.addressof(it.pointers), 0
    return by_c_names(it, driver, driver.CUdeviceptr(it.device), attribute, *launch)


def by_its_second(it: Given, driver: Any) -> dict[str, Call]:
    config, values = driver.LaunchConfig(), ctypes.addressof(it.pointers)
    for name, value in THREADS.items():
        setattr(config, name.replace("Dim", "_dim_").lower(), value)
    config.h_stream = it.stream
    attribute = int(driver.PointerAttribute.DEVICE_ORDINAL)
    return {
        "cuDriverGetVersion": (driver.driver_get_version,),
        "cuCtxGetCurrent": (driver.ctx_get_current,),
        "cuCtxSetCurrent": (driver.ctx_set_current, it.context),
        COPY: (driver.memcpy_htod_async_v2, it.device, it.host_address, len(it.host), it.stream),
        COPY_OF_BYTES: (driver.memcpy_htod_async_v2, it.device, it.host, len(it.host), it.stream),
        "cuStreamQuery": (driver.stream_query, it.stream),
        "cuEventRecord": (driver.event_record, it.event, it.stream),
        "cuPointerGetAttribute": (driver.pointer_get_attribute, attribute, it.device),
        "cuLaunchKernelEx": (driver.launch_kernel_ex, config, it.kernel, values, 0),
    }


def by_c(loop: Any, it: Given, driver: Any) -> dict[str, Batch]:
    """The same with the same function pointers."""
    cell = ctypes.c_uint64()
    out, values = ctypes.addressof(cell), ctypes.addressof(it.pointers)
    config = driver.CUlaunchConfig(**THREADS, hStream=driver.CUstream(it.stream))
    attribute = int(driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
    copied = (it.device, it.host_address, len(it.host), it.stream)
    arguments: dict[str, tuple[int, ...]] = {
        "cuDriverGetVersion": (out,),
        "cuCtxGetCurrent": (out,),
        "cuCtxSetCurrent": (it.context,),
        COPY: copied,
        COPY_OF_BYTES: copied,
        "cuStreamQuery": (it.stream,),
        "cuEventRecord": (it.event, it.stream),
        "cuPointerGetAttribute": (out, attribute, it.device),
        "cuLaunchKernelEx": (ctypes.addressof(config), it.kernel, values, 0),
    }
    kept = cell, config

    def batch(name: str, given: tuple[int, ...]) -> Batch:
        pointer = pointer_of(driver, name.partition(",")[0])
        array = (ctypes.c_uint64 * 4)(*given)
        return lambda: loop(kept and pointer, CALLS, len(given), array)

    return {name: batch(name, given) for name, given in arguments.items()}


def refused(function: Any, *arguments: Any) -> None:
    """Make a call that is refused."""
    try:
        function(*arguments)
    except OverflowError:
        return
    raise AssertionError(f"{function.__name__} took {arguments}")


def written(ours: dict[str, Call], in_c: Batch) -> dict[str, dict[str, Batch]]:
    """The batches of one call in other ways of writing it."""
    function, *arguments = ours[COPY]
    ways = {"fast": function, "ctypes": without_fast_call(function)}
    known = {f"p{i}": value for i, value in enumerate(arguments)} | {"refused": refused}
    each: list[tuple[Any, ...]] = [()] * CALLS
    return {
        name: {"C": in_c, **{way: in_a_loop(text, each, f=f, **known) for way, f in ways.items()}}
        for name, text in WRITTEN.items()
    }


def pointer_of(driver: Any, name: str) -> ctypes.c_void_p:
    return ctypes.cast(getattr(driver.raw, name), ctypes.c_void_p)


def allocating(allocate: Any, release: Any, address: Callable[[Any], Any]) -> tuple[Batch, Batch]:
    """A batch of allocations, and one of releases; what belongs to it is not timed.

    address: takes from what allocate returns what release wants.
    """
    kept: list[Any] = [None] * CALLS
    allocations = in_a_loop("kept[{a}] = f(size)", NUMBERS, kept=kept, f=allocate, size=SIZE)
    each: list[tuple[Any]] = [(None,)] * CALLS
    releases = in_a_loop("f({a})", each, f=release)

    def first() -> float:
        seconds = allocations()
        for result in kept:
            release(address(result))
        return seconds

    def second() -> float:
        each[:] = [(address(allocate(SIZE)),) for _ in range(CALLS)]
        return releases()

    return first, second


NUMBERS = [(i,) for i in range(CALLS)]


def batches_of(it: Given, folder: Path) -> tuple[dict[str, dict[str, Batch]], dict[str, Batch]]:
    """Every function's batches, by way; and those of loops that call nothing."""
    from cudyn import driver

    ours = by_cudyn(it, driver)
    ways = {
        "fast": ours,
        "ctypes": {name: (without_fast_call(f), *rest) for name, (f, *rest) in ours.items()},
    }
    memory: dict[str, tuple[Any, Any, Callable[[Any], Any]]] = {
        "fast": (driver.cuMemAlloc, driver.cuMemFree, int),
        "ctypes": (without_fast_call(driver.cuMemAlloc), without_fast_call(driver.cuMemFree), int),
    }
    bound, second = (find(f"cuda.bindings.{name}") for name in ("driver", "_v2.driver"))
    if bound is not None:
        ways[PUBLIC] = by_cuda_bindings(it, bound)
        memory[PUBLIC] = bound.cuMemAlloc, bound.cuMemFree, lambda result: result[1]
    if second is not None:
        ways[SECOND] = by_its_second(it, second)
        memory[SECOND] = second.mem_alloc_v2, second.mem_free_v2, int
    u64 = ctypes.c_uint64
    loop = timing.c_function(
        folder, LOOPS, "calls", ctypes.c_void_p, *2 * [ctypes.c_int], ctypes.POINTER(u64)
    )
    types = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, u64, ctypes.c_int
    pairs = timing.c_function(folder, LOOPS, "memory", *types)
    pointers = pointer_of(driver, "cuMemAlloc"), pointer_of(driver, "cuMemFree")
    in_c = by_c(loop, it, driver)
    found: dict[str, dict[str, Batch]] = {}
    for name in ours:
        found[name] = {"C": in_c[name], **{way: repeated(CALLS, *calls[name]) for way, calls in ways.items()}}
    found |= written(ours, in_c[COPY])
    made = {way: allocating(*functions) for way, functions in memory.items()}
    for which, name in enumerate(("cuMemAlloc", "cuMemFree")):
        found[name] = {
            "C": partial(pairs, *pointers, CALLS, SIZE, which),
            **{way: both[which] for way, both in made.items()},
        }
    loops = {
        "loop": in_a_loop("pass", [()] * CALLS),
        "cuMemAlloc": in_a_loop("kept[{a}] = size", NUMBERS, kept=[None] * CALLS, size=SIZE),
        "cuMemFree": in_a_loop("pass", NUMBERS),
    }
    return found, loops


def find(module: str) -> Any:
    """A module, or None if it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def measure(empty: bool, batches: int) -> Figures:
    """Measure and print: nanoseconds of a call in C, and the additional time of each way."""
    made, wait, kept = given(empty)
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        functions, loops = batches_of(made, Path(folder))
        for name, ways in functions.items():
            loop = loops.get(name, loops["loop"])
            seconds = timing.in_turns({**ways, "loop": loop}, batches, wait)
            ns = {way: 1e9 * value / CALLS for way, value in seconds.items()}
            net = {way: value - ns["loop"] - ns["C"] for way, value in ns.items() if way not in ("C", "loop")}
            figures[name] = {"C": ns["C"], **net}
            print(
                f"  {name:<30}" + "".join(f"{figures[name][way]:>9.0f}" for way in figures[name]), flush=True
            )
    del kept
    return figures


def of_all(runs: list[Figures]) -> Figures:
    """Take medians over runs; the ratios to cuda.bindings of each run are in "x" and "x _v2"."""
    found: Figures = {}
    for name in runs[0]:
        found[name] = {way: statistics.median(run[name][way] for run in runs) for way in runs[0][name]}
        for ratio, way in (("x", PUBLIC), ("x _v2", SECOND)):
            if way in found[name]:
                found[name][ratio] = statistics.median(run[name]["fast"] / run[name][way] for run in runs)
    return found


def table(medians: Figures) -> str:
    """The table of docs/benchmarks.md."""
    ways = list(next(iter(medians.values())))
    body = [
        [name, *(f"{ns[way]:.{2 * way.startswith('x')}f}" if way in ns else "" for way in ways)]
        for name, ns in medians.items()
    ]
    return timing.markdown(["ns", *ways], body)


def save(folder: Path | None, medians: Figures, how: str) -> None:
    """Renew benchmarks/results/calls.json, or write it elsewhere: the calls that have a peer."""
    measured = {way: title for way, title in WAYS.items() if any(way in ns for ns in medians.values())}
    rows = {
        f"{name} (C: {ns['C']:.0f})": [round(ns[way]) if way in ns else None for way in measured]
        for name, ns in medians.items()
        if name not in WRITTEN
    }
    renewal.renew(
        folder,
        "calls",
        rows,
        columns=list(measured.values()),
        method=how,
        notes=f"{NOTES}; {SECOND_NOTES}" if SECOND in measured else NOTES,
    )


def main() -> int:
    """Print the tables; 1 when --check was given and a call costs more than it may."""
    parser = timing.arguments(__doc__, runs=1, batches=100, check=True, save=True)
    parser.add_argument("--empty", action="store_true")
    options = parser.parse_args()
    import cudyn
    from cudyn._bindings.machine import fast_functions

    where = "an empty library"
    if not options.empty:
        try:
            where = cudyn.Device(0).name
        except cudyn.CudynError:
            options.empty = True
    unavailable = fast_functions.why_unavailable()
    print(f"{where}, Python {platform.python_version()}; fast calls: {unavailable or 'yes'}")
    how = f"medians of {options.runs} runs, of {options.batches} batches of {CALLS} calls each"
    print(f"ns beyond C, {how}")
    with tempfile.TemporaryDirectory() as folder:
        environment = build_empty(Path(folder)) if options.empty else {}
        given = options.empty, options.batches
        medians = of_all(timing.fresh_runs(measure, options.runs, *given, **environment))
    print(f"\n{table(medians)}\n")
    if not options.empty:
        save(options.save, medians, f"{how}; {renewal.list_versions(PUBLIC)}")
    public, second = (
        [
            f"{name}: {ns[ratio]:.2f} x {way}, {MOST} was asked for"
            for name, ns in medians.items()
            if ns.get(ratio, 0) > MOST
        ]
        for ratio, way in (("x", PUBLIC), ("x _v2", SECOND))
    )
    return timing.judge(public, options.check, second)


if __name__ == "__main__":
    sys.exit(main())
