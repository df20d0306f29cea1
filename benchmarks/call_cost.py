"""Measures how much longer driver calls take with fast calls, ctypes and cuda.bindings than in C.

Each figure is the median of many batches, minus the time of the loop and the time of the same calls in C. The
C code is built with gcc, and uses the same function pointers and arguments. The benchmark runs several times,
each time in a new process, and prints the medians of these runs. The batches of the different methods are
interleaved.

fast               cudyn.driver.f, with a fast call
ctypes             the same without fast calls (CUDYN_FAST_CALLS=off)
cuda.bindings      cuda.bindings' f in its fastest form: handles and addresses have the package's types
cuda.bindings._v2  the same function in a module that is not public yet (13.5), with ints

    python -m benchmarks.call_cost [--runs 5] [--batches 100] [--empty] [--check]

Without a GPU, or with --empty, the driver is replaced with a library that gcc builds, whose functions return
0 immediately. This measures only the path to C and back. With --check, the exit status is 1 if a fast call
takes more than 1.05 times as long as the same call with cuda.bindings. The ratios to _v2 are only reported.
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
from .timing import Batch, make_batch, make_repeated_batch, without_fast_call

CALLS = 500  # per batch
SIZE = 512  # bytes per allocation, so that the memory which the driver reserves at once is enough for a batch
LIMIT = 1.05  # the maximum ratio of cudyn's time to cuda.bindings' time with --check
PUBLIC, V2 = "cuda.bindings", "cuda.bindings._v2"
# Method of calling the driver -> the title of its column in benchmarks/results/calls.json
COLUMNS = {"fast": "cudyn", "ctypes": "by ctypes", PUBLIC: PUBLIC, V2: "its _v2"}
NOTES = "the name of each call is followed by the time of the same call in C; bars are cut at 2000"
V2_NOTES = (
    "_v2 is a module of cuda.bindings that NVIDIA does not call public, whose cuCtxGetCurrent gives an int"
)

Figures = dict[str, dict[str, float]]  # function -> method -> nanoseconds per call

LOOPS = (
    timing.CLOCK
    + r"""
typedef uint64_t w;

/* Call a function `count` times with integers or pointers. Return the seconds, or a negated error status. */
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

/* Allocate and free `count` times. Return the seconds of the allocations, or of the frees if `which` is 1. */
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


def write_empty_library(replacements: str = "") -> str:
    """Return the C code of a driver whose functions do nothing and return 0.

    Only cuDriverGetVersion, which returns the newest version in the tables, and cuGetProcAddress, which finds
    the functions of this driver, work.

    Args:
        replacements: C code of functions to use instead of the empty functions with the same names.
    """
    from cudyn._bindings.tables import driver_functions as tables
    from tests.support.releases import NEWEST_NUMBER

    working_functions = (
        f"int cuDriverGetVersion(int *version) {{ *version = {NEWEST_NUMBER}; return 0; }}\n"
        "#include <dlfcn.h>\n"
        "int cuGetProcAddress_v2(const char *name, void **to, int v, unsigned long f, int *s) {\n"
        '  char second[128]; __builtin_snprintf(second, sizeof second, "%s_v2", name);\n'
        "  if (!(*to = dlsym(RTLD_DEFAULT, second))) *to = dlsym(RTLD_DEFAULT, name); return !*to; }\n"
    )
    empty_functions = ""
    for name in tables.FUNCTIONS:
        is_replaced = f" {name}(" in replacements
        if name not in ("cuDriverGetVersion", "cuGetProcAddress_v2") and not is_replaced:
            empty_functions += f"int {name}(void) {{ return 0; }}\n"
    return replacements + working_functions + empty_functions


def build_empty(directory: Path, replacements: str = "") -> dict[str, str]:
    """Build the empty driver. Return the environment variables with which a process uses it.

    Args:
        directory: The directory for the driver.
        replacements: C code of functions to use instead of the empty functions with the same names.
    """
    timing.build(
        directory / "libcuda.so.1",
        write_empty_library(replacements),
        "-D_GNU_SOURCE",
        "-Wl,-soname,libcuda.so.1",
    )
    return {"LD_LIBRARY_PATH": str(directory)}


class Arguments(NamedTuple):
    """The arguments of the measured functions, as ints."""

    context: int
    stream: int
    event: int
    device: int  # an address in device memory
    host: bytearray
    kernel: int
    pointers: Any  # the kernel's arguments, as a ctypes array

    @property
    def host_address(self) -> int:
        """The address of `host`."""
        return ctypes.addressof(ctypes.c_char.from_buffer(self.host))


def make_arguments(empty: bool) -> tuple[Arguments, Callable[[], object], object]:
    """Create the arguments for calls on a GPU, or arbitrary arguments for the empty library.

    Args:
        empty: Whether the empty library is used.

    Returns:
        The arguments, a function that waits for the device, and the objects that the arguments refer to,
        which must be kept alive.
    """
    import cudyn

    cells = ctypes.c_uint64(4096), ctypes.c_uint64(4100), ctypes.c_float(1), ctypes.c_int(1)
    pointers = (ctypes.c_void_p * 4)(*(ctypes.addressof(cell) for cell in cells))
    if empty:  # the values do not matter
        return Arguments(3, 1, 2, 4096, bytearray(64), 5, pointers), lambda: None, cells
    driver: Any = cudyn.driver
    device = cudyn.Device(0).use()
    memory = cudyn.Buffer(SIZE)
    module = cudyn.Module(cudyn.compile(KERNEL, arch=device.arch))
    handles = driver.cuCtxGetCurrent(), driver.cuStreamCreate(0), driver.cuEventCreate(0)
    context, stream, event = map(int, handles)
    kernel = int(module.get_kernel("k4").handle)
    arguments = Arguments(context, stream, event, int(memory), bytearray(64), kernel, pointers)
    return arguments, device.sync, (cells, memory, module, handles)


Call = tuple[Any, ...]  # a function and its arguments
COPY, COPY_OF_BYTES = "cuMemcpyHtoDAsync", "cuMemcpyHtoDAsync, bytearray"
# Name of another way to write the COPY call -> the Python code of the call, in which `f` is the function and
# p0, p1 ... are its arguments
VARIANTS = {
    "cuMemcpyHtoDAsync, by name": "f(dstDevice=p0, srcHost=p1, ByteCount=p2, hStream=p3)",
    "cuMemcpyHtoDAsync, by name in another order": "f(hStream=p3, dstDevice=p0, srcHost=p1, ByteCount=p2)",
    "cuMemcpyHtoDAsync, a mistake": "call_wrongly(f, p0, p1, -1, p3)",
}
THREADS = {"gridDimX": 1, "gridDimY": 1, "gridDimZ": 1, "blockDimX": 32, "blockDimY": 1, "blockDimZ": 1}


def list_calls_by_c_names(
    arguments: Arguments, driver: Any, device: Any, attribute: Any, *launch: Any
) -> dict[str, Call]:
    """Return the calls to measure, keyed by function, for a binding that uses the C names.

    Each call is a tuple of the function and its arguments.

    Args:
        arguments: The arguments of the calls.
        driver: The binding's module for the driver.
        device: An address in device memory, in the binding's type.
        attribute: CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, in the binding's type.
        launch: The arguments of cuLaunchKernelEx.
    """
    stream, event = driver.CUstream(arguments.stream), driver.CUevent(arguments.event)
    return {
        "cuDriverGetVersion": (driver.cuDriverGetVersion,),
        "cuCtxGetCurrent": (driver.cuCtxGetCurrent,),
        "cuCtxSetCurrent": (driver.cuCtxSetCurrent, driver.CUcontext(arguments.context)),
        COPY: (driver.cuMemcpyHtoDAsync, device, arguments.host_address, len(arguments.host), stream),
        COPY_OF_BYTES: (driver.cuMemcpyHtoDAsync, device, arguments.host, len(arguments.host), stream),
        "cuStreamQuery": (driver.cuStreamQuery, stream),
        "cuEventRecord": (driver.cuEventRecord, event, stream),
        "cuPointerGetAttribute": (driver.cuPointerGetAttribute, attribute, device),
        "cuLaunchKernelEx": (driver.cuLaunchKernelEx, *launch),
    }


def list_cudyn_calls(arguments: Arguments, driver: Any) -> dict[str, Call]:
    """Return the calls to measure for cudyn.driver, keyed by function."""
    config = driver.CUlaunchConfig(**THREADS, hStream=driver.CUstream(arguments.stream))
    values = ctypes.cast(arguments.pointers, ctypes.POINTER(ctypes.c_void_p))
    launch = config, driver.CUfunction(arguments.kernel), values, None
    return list_calls_by_c_names(
        arguments, driver, arguments.device, driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, *launch
    )


def list_cuda_bindings_calls(arguments: Arguments, driver: Any) -> dict[str, Call]:
    """Return the calls to measure for cuda.bindings, as in NVIDIA's own benchmarks.

    The arguments are objects of the package's types. The source of COPY_OF_BYTES is an object that supports
    the buffer protocol.

    https://github.com/NVIDIA/cuda-python/tree/main/benchmarks/cuda_bindings/benchmarks
    """
    config = driver.CUlaunchConfig()
    for name, value in (*THREADS.items(), ("hStream", driver.CUstream(arguments.stream))):
        setattr(config, name, value)
    attribute = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    launch = config, driver.CUfunction(arguments.kernel), ctypes.addressof(arguments.pointers), 0
    return list_calls_by_c_names(arguments, driver, driver.CUdeviceptr(arguments.device), attribute, *launch)


def list_v2_calls(arguments: Arguments, driver: Any) -> dict[str, Call]:
    """Return the calls to measure for cuda.bindings._v2, which has its own names and accepts ints."""
    config, values = driver.LaunchConfig(), ctypes.addressof(arguments.pointers)
    for name, value in THREADS.items():
        setattr(config, name.replace("Dim", "_dim_").lower(), value)
    config.h_stream = arguments.stream
    attribute = int(driver.PointerAttribute.DEVICE_ORDINAL)
    return {
        "cuDriverGetVersion": (driver.driver_get_version,),
        "cuCtxGetCurrent": (driver.ctx_get_current,),
        "cuCtxSetCurrent": (driver.ctx_set_current, arguments.context),
        COPY: (
            driver.memcpy_htod_async_v2,
            arguments.device,
            arguments.host_address,
            len(arguments.host),
            arguments.stream,
        ),
        COPY_OF_BYTES: (
            driver.memcpy_htod_async_v2,
            arguments.device,
            arguments.host,
            len(arguments.host),
            arguments.stream,
        ),
        "cuStreamQuery": (driver.stream_query, arguments.stream),
        "cuEventRecord": (driver.event_record, arguments.event, arguments.stream),
        "cuPointerGetAttribute": (driver.pointer_get_attribute, attribute, arguments.device),
        "cuLaunchKernelEx": (driver.launch_kernel_ex, config, arguments.kernel, values, 0),
    }


def make_c_batches(loop: Any, values: Arguments, driver: Any) -> dict[str, Batch]:
    """Return batches of the same calls in C, keyed by function.

    Args:
        loop: The C function `calls` in LOOPS.
        values: The arguments of the calls.
        driver: The module cudyn.driver.
    """
    cell = ctypes.c_uint64()
    output, pointers = ctypes.addressof(cell), ctypes.addressof(values.pointers)
    config = driver.CUlaunchConfig(**THREADS, hStream=driver.CUstream(values.stream))
    attribute = int(driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
    copy_arguments = (values.device, values.host_address, len(values.host), values.stream)
    arguments: dict[str, tuple[int, ...]] = {
        "cuDriverGetVersion": (output,),
        "cuCtxGetCurrent": (output,),
        "cuCtxSetCurrent": (values.context,),
        COPY: copy_arguments,
        COPY_OF_BYTES: copy_arguments,
        "cuStreamQuery": (values.stream,),
        "cuEventRecord": (values.event, values.stream),
        "cuPointerGetAttribute": (output, attribute, values.device),
        "cuLaunchKernelEx": (ctypes.addressof(config), values.kernel, pointers, 0),
    }
    keep_alive = cell, config

    def batch(name: str, arguments: tuple[int, ...]) -> Batch:
        """Return a batch of calls. It refers to `keep_alive`, to which the arguments contain pointers."""
        pointer = pointer_of(driver, name.partition(",")[0])
        array = (ctypes.c_uint64 * 4)(*arguments)
        return lambda: loop(keep_alive and pointer, CALLS, len(arguments), array)

    return {name: batch(name, call_arguments) for name, call_arguments in arguments.items()}


def call_wrongly(function: Any, *arguments: Any) -> None:
    """Make a call with an invalid argument, and check that it raises OverflowError."""
    try:
        function(*arguments)
    except OverflowError:
        return
    raise AssertionError(f"{function.__name__} accepted {arguments}")


def make_variant_batches(cudyn_calls: dict[str, Call], in_c: Batch) -> dict[str, dict[str, Batch]]:
    """Return batches of the COPY call for each variant and each method.

    Args:
        cudyn_calls: The calls of cudyn.driver, as `list_cudyn_calls` returns them.
        in_c: The batch of the COPY call in C.
    """
    function, *arguments = cudyn_calls[COPY]
    functions = {"fast": function, "ctypes": without_fast_call(function)}
    # The variables that the code in VARIANTS uses.
    variables = {f"p{index}": value for index, value in enumerate(arguments)} | {"call_wrongly": call_wrongly}
    no_inserted_arguments: list[tuple[Any, ...]] = [()] * CALLS
    batches: dict[str, dict[str, Batch]] = {}
    for name, code in VARIANTS.items():
        batches[name] = {"C": in_c}
        for method, method_function in functions.items():
            batches[name][method] = make_batch(code, no_inserted_arguments, f=method_function, **variables)
    return batches


def pointer_of(driver: Any, name: str) -> ctypes.c_void_p:
    """Return the address of a driver function as a ctypes pointer.

    Args:
        driver: The module cudyn.driver.
        name: The name of the function.
    """
    return ctypes.cast(getattr(driver.raw, name), ctypes.c_void_p)


def make_memory_batches(allocate: Any, release: Any, address: Callable[[Any], Any]) -> tuple[Batch, Batch]:
    """Return a batch of allocations and a batch of releases. Each batch times only one of the two functions.

    Args:
        allocate: Function that allocates memory.
        release: Function that frees memory.
        address: Function that converts the result of `allocate` to the argument of `release`.
    """
    results: list[Any] = [None] * CALLS
    allocations = make_batch("results[{a}] = f(size)", INDICES, results=results, f=allocate, size=SIZE)
    arguments: list[tuple[Any]] = [(None,)] * CALLS
    releases = make_batch("f({a})", arguments, f=release)

    def time_allocations() -> float:
        """Time the allocations, and then release the memory."""
        seconds = allocations()
        for result in results:
            release(address(result))
        return seconds

    def time_releases() -> float:
        """Allocate memory, and then time the releases."""
        arguments[:] = [(address(allocate(SIZE)),) for _ in range(CALLS)]
        return releases()

    return time_allocations, time_releases


INDICES = [(i,) for i in range(CALLS)]


def list_batches(
    arguments: Arguments, directory: Path
) -> tuple[dict[str, dict[str, Batch]], dict[str, Batch]]:
    """Return the batches of each function for each method, and batches of loops without the call.

    The key "loop" is the loop for all functions that do not have their own.
    """
    from cudyn import driver

    cudyn_calls = list_cudyn_calls(arguments, driver)
    calls_by_method = {
        "fast": cudyn_calls,
        "ctypes": {
            name: (without_fast_call(function), *call_arguments)
            for name, (function, *call_arguments) in cudyn_calls.items()
        },
    }
    # Method -> the arguments of make_memory_batches
    memory: dict[str, tuple[Any, Any, Callable[[Any], Any]]] = {
        "fast": (driver.cuMemAlloc, driver.cuMemFree, int),
        "ctypes": (without_fast_call(driver.cuMemAlloc), without_fast_call(driver.cuMemFree), int),
    }
    public_driver, v2_driver = (find_module(f"cuda.bindings.{name}") for name in ("driver", "_v2.driver"))
    if public_driver is not None:
        calls_by_method[PUBLIC] = list_cuda_bindings_calls(arguments, public_driver)
        # The result of cuMemAlloc is a tuple: the status and the address.
        memory[PUBLIC] = public_driver.cuMemAlloc, public_driver.cuMemFree, lambda result: result[1]
    if v2_driver is not None:
        calls_by_method[V2] = list_v2_calls(arguments, v2_driver)
        memory[V2] = v2_driver.mem_alloc_v2, v2_driver.mem_free_v2, int
    u64 = ctypes.c_uint64
    calls_types = ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.POINTER(u64)
    c_calls = timing.build_c_function(directory, LOOPS, "calls", *calls_types)
    memory_types = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, u64, ctypes.c_int
    c_memory = timing.build_c_function(directory, LOOPS, "memory", *memory_types)
    pointers = pointer_of(driver, "cuMemAlloc"), pointer_of(driver, "cuMemFree")
    in_c = make_c_batches(c_calls, arguments, driver)
    batches: dict[str, dict[str, Batch]] = {}
    for name in cudyn_calls:
        batches[name] = {"C": in_c[name]}
        for method, calls in calls_by_method.items():
            batches[name][method] = make_repeated_batch(CALLS, *calls[name])
    batches |= make_variant_batches(cudyn_calls, in_c[COPY])
    memory_batches = {method: make_memory_batches(*functions) for method, functions in memory.items()}
    for which, name in enumerate(("cuMemAlloc", "cuMemFree")):
        batches[name] = {"C": partial(c_memory, *pointers, CALLS, SIZE, which)}
        for method, pair in memory_batches.items():
            batches[name][method] = pair[which]
    loops = {
        "loop": make_batch("pass", [()] * CALLS),
        "cuMemAlloc": make_batch("kept[{a}] = size", INDICES, kept=[None] * CALLS, size=SIZE),
        "cuMemFree": make_batch("pass", INDICES),
    }
    return batches, loops


def find_module(module: str) -> Any:
    """Return a module, or None if it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def measure(empty: bool, batches: int) -> Figures:
    """Measure and print the time of each call in C, and the additional time with each method.

    Args:
        empty: Whether to use the empty library.
        batches: The number of batches for each call and method.

    Returns:
        The times in nanoseconds.
    """
    arguments, wait, keep_alive = make_arguments(empty)
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as directory:
        functions, loops = list_batches(arguments, Path(directory))
        for name, batches_by_method in functions.items():
            loop = loops.get(name, loops["loop"])
            seconds = timing.measure_in_turns({**batches_by_method, "loop": loop}, batches, wait)
            nanoseconds = {method: 1e9 * value / CALLS for method, value in seconds.items()}
            loop_time, c_time = nanoseconds.pop("loop"), nanoseconds.pop("C")
            figures[name] = {"C": c_time}
            for method, time_of_method in nanoseconds.items():
                figures[name][method] = time_of_method - loop_time - c_time
            cells = "".join(f"{figure:>9.0f}" for figure in figures[name].values())
            print(f"  {name:<30}{cells}", flush=True)
    del keep_alive
    return figures


def combine_runs(runs: list[Figures]) -> Figures:
    """Return the medians of several runs, with two additional columns.

    "x" is the median ratio of cudyn's time to the time of cuda.bindings, and "x _v2" is the median ratio to
    the time of cuda.bindings._v2.
    """
    medians: Figures = {}
    for name, times in runs[0].items():
        columns = {method: statistics.median(run[name][method] for run in runs) for method in times}
        for ratio, method in (("x", PUBLIC), ("x _v2", V2)):
            if method in times:  # the package is installed
                columns[ratio] = statistics.median(run[name]["fast"] / run[name][method] for run in runs)
        medians[name] = columns
    return medians


def format_medians(medians: Figures) -> str:
    """Return the results as a Markdown table, with a row for each function.

    Args:
        medians: The figures that `combine_runs` returns.
    """
    columns = list(next(iter(medians.values())))

    def format_cell(figures: dict[str, float], column: str) -> str:
        """Format a ratio with two decimals, or a time as an integer."""
        if column not in figures:
            return ""
        is_ratio = column.startswith("x")
        return f"{figures[column]:.2f}" if is_ratio else f"{figures[column]:.0f}"

    body = []
    for name, figures in medians.items():
        body.append([name, *(format_cell(figures, column) for column in columns)])
    return timing.format_table(["ns", *columns], body)


def save(directory: Path | None, medians: Figures, description: str) -> None:
    """Write calls.json with new results to a directory such as benchmarks/results.

    The variants of the COPY call are omitted. The label of a row contains the time in ns of the same call in
    C. The columns contain the additional times.

    Args:
        directory: The directory. If it is None, nothing is written.
        medians: The figures that `combine_runs` returns.
        description: A description of how the figures were measured.
    """
    measured = {}
    for column, title in COLUMNS.items():
        if any(column in times for times in medians.values()):
            measured[column] = title
    rows = {}
    for name, times in medians.items():
        if name not in VARIANTS:
            cells = [round(times[column]) if column in times else None for column in measured]
            rows[f"{name} (C: {times['C']:.0f})"] = cells
    renewal.renew(
        directory,
        "calls",
        rows,
        columns=list(measured.values()),
        method=description,
        notes=f"{NOTES}; {V2_NOTES}" if V2 in measured else NOTES,
    )


def main() -> int:
    """Print the tables. Return 1 if --check was passed and a call takes too long."""
    parser = timing.make_parser(__doc__, runs=1, batches=100, check=True, save=True)
    parser.add_argument("--empty", action="store_true")
    options = parser.parse_args()
    import cudyn
    from cudyn._bindings.machine import fast_functions

    device_name = "an empty library"
    if not options.empty:
        try:
            device_name = cudyn.Device(0).name
        except cudyn.CudynError:
            options.empty = True
    unavailable = fast_functions.why_unavailable()
    print(f"{device_name}, Python {platform.python_version()}; fast calls: {unavailable or 'yes'}")
    description = f"medians of {options.runs} runs, of {options.batches} batches of {CALLS} calls each"
    print(f"ns beyond C, {description}")
    with tempfile.TemporaryDirectory() as directory:
        environment = build_empty(Path(directory)) if options.empty else {}
        arguments = options.empty, options.batches
        medians = combine_runs(timing.run_in_processes(measure, options.runs, *arguments, **environment))
    print(f"\n{format_medians(medians)}\n")
    if not options.empty:
        save(options.save, medians, f"{description}; {renewal.list_versions(PUBLIC)}")
    messages = list_missed(medians, "x", PUBLIC)
    v2_messages = list_missed(medians, "x _v2", V2)
    return timing.report_missed(messages, options.check, v2_messages)


def list_missed(medians: Figures, ratio: str, peer: str) -> list[str]:
    """Return a message for each function that takes too long, compared with another package.

    Args:
        medians: The figures that `combine_runs` returns.
        ratio: The column with the ratio to the other package, "x" or "x _v2".
        peer: The name of the other package.
    """
    messages = []
    for name, figures in medians.items():
        if figures.get(ratio, 0) > LIMIT:
            messages.append(f"{name}: {figures[ratio]:.2f} x {peer}, the limit is {LIMIT}")
    return messages


if __name__ == "__main__":
    sys.exit(main())
