"""Measures the submission and execution of a graph of 20 dependent kernels, with cudyn and other packages.

Each kernel has two pointers, a float and an int as parameters, and does nothing. The device is idle at each
submission. A batch consists of 20 submissions in a row. The result for a case is the median of all batches.
All libraries run in the same new process, and the batches of all cases are interleaved, because the process
affects the result: a graph of cuda.core took 17 us in a separate process, and 22 us in a process with the
other libraries.

launches             20 launches with cudyn
C: all changed       cuGraphExecKernelNodeSetParams for each kernel, and cuGraphLaunch, in a loop in C
C: none changed      cuGraphLaunch
one argument         graph(x=..., stream=...): an argument that all 20 kernels use, so all of them change
an argument each     graph(n0=..., ..., n19=..., stream=...): a separate argument for each kernel
four arguments       graph(x=..., y=..., f=..., n=..., stream=...): arguments that all 20 kernels use
same arguments       the same call as for four arguments, with unchanged values
one kernel           graph(n0=..., stream=...): an argument of one kernel
none                 graph.launch(stream), without arguments
torch: replay        a torch.cuda.CUDAGraph with the same launches
torch: copy_         the same, after copying a new value into a static tensor, as torch changes arguments
cuda.core: launch    a cuda.core Graph with the same kernels
cuda.core: update    Graph.update, after capturing the kernels again with different arguments

    python -m benchmarks.graph_cost [--batches 300] [--check]

With --check, the exit status is 1 if changing all 20 kernels takes longer per kernel than the limits in
LIMITS. The benchmark needs a GPU and gcc.
"""

from __future__ import annotations

import ctypes
import importlib
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from . import renewal, timing

COUNT = 20  # kernels of a graph
# Limits in microseconds per changed kernel: for the submission, and until the kernel has completed.
LIMITS = {"one argument": (0.55, 0.9), "four arguments": (0.55, 0.9), "an argument each": (0.55, 0.9)}
LABELS = {  # the labels of the rows in benchmarks/results/graphs.json
    "launches": "cudyn: 20 launches",
    "one argument": "cudyn: graph(x=...), one argument of all kernels",
    "four arguments": "cudyn: four arguments of all kernels",
    "an argument each": "cudyn: graph(n0=..., ..., n19=...), an argument of each",
    "same arguments": "cudyn: four arguments, none of them new",
    "one kernel": "cudyn: an argument of one kernel",
    "none": "cudyn: graph.launch(stream)",
    "C: all changed": "a loop in C, all kernels changed",
    "C: none changed": "C, none changed",
    "torch: replay": "torch's CUDAGraph of the same kernels: replay",
    "torch: copy_": "torch, a new value copied into a static tensor before",
    "cuda.core: launch": "cuda.core's Graph: launch",
    "cuda.core: update": "cuda.core, captured anew with other arguments, and updated",
}

# The condition is never true, but the compiler cannot know this, so it does not remove the code.
SOURCE = r"""
extern "C" __global__ void step(float *x, float *y, float f, int n) { if (n < 0) *x = *x * f + *y + n; }
"""
BATCH = 20  # submissions in a batch
LOOP = (
    timing.CLOCK
    + r"""
typedef int Set(void *, void *, void *);
typedef int Launch(void *, void *);
struct params { void *function; unsigned of[7]; void **with; void *more[3]; };

/* Set the int parameter of all kernels, if `set` is not null, and launch the graph. Return the seconds. */
double submit(Set *set, Launch *launch, void *graph, void **nodes, struct params *params, void *stream, int n)
{
    double start = now();
    for (int i = 0; set && i < 20; i++) {
        *(int *)params[i].with[3] = n;
        if (set(graph, nodes[i], params + i)) return -1;
    }
    if (launch(graph, stream)) return -2;
    return now() - start;
}
"""
)

# Case -> microseconds for the submission, and until completion
Figures = dict[str, tuple[float, float]]
# A function that submits the graph and returns the time in seconds, and a function that waits for completion
Case = tuple[Callable[[], float], Callable[[], object]]


def iter_cudyn_cases(kernel: Any, stream: Any, x: list[Any], y: Any) -> Iterator[tuple[str, Case]]:
    """Yield the cases for cudyn, with their names.

    Args:
        kernel: The kernel `step`.
        stream: The stream for all submissions.
        x: Two buffers that alternate as the kernel's first argument.
        y: The buffer for the kernel's second argument.
    """
    import cudyn

    # A graph whose kernels all have the same arguments
    shared = cudyn.Graph(x=x[0], y=y, f=0.5, n=0)
    for _ in range(COUNT):
        kernel.launch(1, 1, shared["x"], shared["y"], shared["f"], shared["n"], stream=shared)
    # A graph whose kernels have separate arguments n0, n1 and so on
    names = [f"n{index}" for index in range(COUNT)]
    separate = cudyn.Graph(**dict.fromkeys(names, 0))
    for name in names:
        kernel.launch(1, 1, x[0], y, 0.5, separate[name], stream=separate)

    def launch_one_by_one(arguments: tuple[Any, ...]) -> None:
        """Launch all kernels without a graph."""
        for _ in range(COUNT):
            kernel.launch(1, 1, *arguments, stream=stream)

    # Two values for each argument alternate, so that the arguments change with each submission.
    turns = range(2)
    launch_arguments = [(x[turn], y, 0.5, turn) for turn in turns]
    shared_arguments = [{"x": x[turn], "y": y, "f": 0.5 + turn, "n": turn} for turn in turns]
    separate_arguments = [{name: 2 * index + turn for index, name in enumerate(names)} for turn in turns]
    for case, call, arguments in (
        ("launches", launch_one_by_one, launch_arguments),
        ("one argument", lambda new_x: shared(x=new_x, stream=stream), x),
        ("four arguments", lambda four: shared(**four, stream=stream), shared_arguments),
        ("same arguments", lambda four: shared(**four, stream=stream), shared_arguments[:1]),
        ("an argument each", lambda all_n: separate(**all_n, stream=stream), separate_arguments),
        ("one kernel", lambda value: separate(n0=value, stream=stream), [100, 101]),
        ("none", lambda _: shared.launch(stream), [0]),
    ):
        yield case, (make_timer(call, arguments), stream.sync)


def make_timer(call: Callable[[Any], object], arguments: list[Any]) -> Callable[[], float]:
    """Return a function that makes a call with one of the arguments in turn, and returns its time in seconds.

    Args:
        call: The function to call.
        arguments: The arguments, which are used one after the other, and then again from the first one.
    """
    turns, clock = cycle(arguments), time.perf_counter

    def sample() -> float:
        """Return the time of one call in seconds."""
        value = next(turns)
        start = clock()
        call(value)
        return clock() - start

    return sample


def iter_c_cases(directory: Path, kernel: Any, stream: Any, x: Any, y: Any) -> Iterator[tuple[str, Case]]:
    """Yield the cases for the loop in C, which launches its own graph.

    Args:
        directory: The directory for the compiled C code.
        kernel: The kernel `step`.
        stream: The stream for all submissions.
        x: The buffer for the kernel's first argument.
        y: The buffer for the kernel's second argument.
    """
    import cudyn

    driver: Any = cudyn.driver
    graph, nodes, keep_alive = driver.cuGraphCreate(0), list[Any](), list[Any]()
    structs = (driver.CUDA_KERNEL_NODE_PARAMS * COUNT)()
    for params in structs:
        cells: list[Any] = [
            ctypes.c_uint64(int(x)),
            ctypes.c_uint64(int(y)),
            ctypes.c_float(0.5),
            ctypes.c_int(),
        ]
        pointers = (ctypes.c_void_p * 4)(*map(ctypes.addressof, cells))
        keep_alive += [*cells, pointers]
        params.func, params.kernelParams = kernel.handle, pointers
        params.gridDimX = params.gridDimY = params.gridDimZ = 1
        params.blockDimX = params.blockDimY = params.blockDimZ = 1
        previous = nodes[-1:]  # each kernel except the first depends on the previous kernel
        dependencies = (driver.CUgraphNode * len(previous))(*previous)
        nodes.append(driver.cuGraphAddKernelNode(graph, dependencies, len(dependencies), params))
    executable = driver.cuGraphInstantiateWithFlags(graph, 0)
    addresses = (ctypes.c_void_p * COUNT)(*map(int, nodes))
    call = timing.build_c_function(directory, LOOP, "submit", *[ctypes.c_void_p] * 6, ctypes.c_int)
    set_params, launch = (
        ctypes.cast(function, ctypes.c_void_p)
        for function in (driver.raw.cuGraphExecKernelNodeSetParams, driver.raw.cuGraphLaunch)
    )
    turns = cycle(range(2))
    for name, set_function in (("C: all changed", set_params), ("C: none changed", None)):

        def sample(set_function: Any = set_function) -> float:
            """Submit the graph, and return the time in seconds."""
            arguments = int(executable), addresses, structs, int(stream), next(turns)
            return call(set_function, launch, *arguments)

        sample.keep_alive = keep_alive  # type: ignore[attr-defined]  # `structs` contains pointers to this memory
        yield name, (sample, stream.sync)


def iter_torch_cases(kernel: Any, y: Any) -> Iterator[tuple[str, Case]]:
    """Yield the cases for torch's graphs, which capture launches of cudyn's kernel."""
    torch: Any = importlib.import_module("torch")
    x, new_values = torch.zeros(1, device="cuda"), [torch.ones(1, device="cuda") for _ in range(2)]
    stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream):
        for _ in range(COUNT):
            kernel.launch(1, 1, x, y, 0.5, 1, stream=stream)

    def copy(value: Any) -> None:
        """Copy a new value into the static tensor, and replay the graph."""
        x.copy_(value)
        graph.replay()

    def on_stream(sample: Callable[[], float]) -> Callable[[], float]:
        """Return a function that calls `sample` while torch's stream is current."""

        def run() -> float:
            """Call `sample` while torch's stream is current."""
            with torch.cuda.stream(stream):
                return sample()

        return run

    yield "torch: replay", (on_stream(make_timer(lambda _: graph.replay(), [0])), stream.synchronize)
    yield "torch: copy_", (on_stream(make_timer(copy, new_values)), stream.synchronize)


def iter_cuda_core_cases(image: bytes, x: list[Any], y: Any) -> Iterator[tuple[str, Case]]:
    """Yield the cases for cuda.core's graphs (https://nvidia.github.io/cuda-python/cuda-core/latest).

    Args:
        image: The CUBIN with the kernel `step`.
        x: Two buffers that alternate as the kernel's first argument.
        y: The buffer for the kernel's second argument.
    """
    core, numpy = importlib.import_module("cuda.core"), importlib.import_module("numpy")
    if not hasattr(core, "Device"):  # older versions have all names in this submodule
        core = importlib.import_module("cuda.core.experimental")
    device = core.Device(0)
    device.set_current()
    stream, config = device.create_stream(), core.LaunchConfig(grid=1, block=1)
    kernel = core.ObjectCode.from_cubin(image).get_kernel("step")
    half, numbers = numpy.float32(0.5), [numpy.int32(0), numpy.int32(1)]

    def build(turn: int) -> Any:
        """Capture the kernels with one of two sets of arguments."""
        builder = device.create_graph_builder().begin_building()
        for _ in range(COUNT):
            core.launch(builder, config, kernel, int(x[turn]), int(y), half, numbers[turn])
        return builder.end_building()

    graph = build(0).complete()

    def update(turn: int) -> None:
        """Capture the kernels again, and update and launch the graph."""
        graph.update(build(turn))
        graph.launch(stream)

    yield "cuda.core: launch", (make_timer(lambda _: graph.launch(stream), [0]), stream.sync)
    yield "cuda.core: update", (make_timer(update, [0, 1]), stream.sync)


def measure(batches: int) -> Figures:
    """Measure all cases, and return their times in microseconds for a submission and until completion."""
    import cudyn

    device = cudyn.Device(0).use()
    image = cudyn.compile(SOURCE, arch=device.arch)
    kernel = cudyn.Module(image).get_kernel("step")
    stream, x = cudyn.Stream(device=device), [cudyn.Buffer.from_host(bytes(4)) for _ in range(2)]
    y = cudyn.Buffer.from_host(bytes(4))
    cases: dict[str, Case] = {}
    with tempfile.TemporaryDirectory() as directory:
        cases |= iter_c_cases(Path(directory), kernel, stream, x[0], y)
    cases |= iter_cudyn_cases(kernel, stream, x, y)
    others: tuple[tuple[str, Callable[[], Iterator[tuple[str, Case]]]], ...] = (
        ("torch", lambda: iter_torch_cases(kernel, y)),
        ("cuda.core", lambda: iter_cuda_core_cases(bytes(image.data), x, y)),
    )
    for library, list_cases in others:
        try:
            cases |= list_cases()
        except ModuleNotFoundError as error:
            print(f"{library} is not measured: {error}")
    case_batches: dict[str, timing.Batch] = {}
    for name, (sample, wait) in cases.items():

        def submit(sample: Any = sample, wait: Any = wait) -> float:
            """Return the total time of the submissions in seconds, without waiting for completion."""
            seconds = 0.0
            for _ in range(BATCH):
                seconds += sample()
                wait()
            return seconds

        def done(sample: Any = sample, wait: Any = wait) -> float:
            """Return the total time of the submissions in seconds, including waiting for completion."""
            start = time.perf_counter()
            for _ in range(BATCH):
                sample()
                wait()
            return time.perf_counter() - start

        case_batches |= {f"{name}, submit": submit, f"{name}, done": done}
    medians = timing.measure_in_turns(case_batches, batches)
    scale = 1e6 / BATCH
    return {name: (scale * medians[f"{name}, submit"], scale * medians[f"{name}, done"]) for name in cases}


def main() -> int:
    """Print the table. Return 1 if --check was passed and a limit is exceeded."""
    parser = timing.make_parser(__doc__, batches=300, check=True, save=True)
    options = parser.parse_args()
    import cudyn

    try:
        device = cudyn.Device(0)
    except cudyn.CudynError as error:
        print(f"graphs need a GPU and are not measured: {str(error).splitlines()[0]}")
        return 2 if options.check else 0
    version = ".".join(map(str, cudyn.driver.version or ()))
    print(f"{device.name}, driver {version}, Python {platform.python_version()}; {COUNT} kernels")
    figures: Figures = timing.run_in_processes(measure, 1, options.batches)[0]
    body = [
        [name, f"{submit:.1f} µs", f"{done:.1f} µs", f"{submit / COUNT:.2f} µs", f"{done / COUNT:.2f} µs"]
        for name, (submit, done) in figures.items()
    ]
    print(timing.format_table(["", "submit", "until done", "submit, a kernel", "done, a kernel"], body))
    method = f"medians of {options.batches} batches of {BATCH} submissions"
    renewal.renew(
        options.save,
        "graphs",
        renewal.label(LABELS, figures),
        method=f"{method}; {renewal.list_versions('torch', 'cuda.core')}",
    )
    missed = []
    for name, limits in LIMITS.items():
        for phase, total, limit in zip(("to submit", "until done"), figures[name], limits):
            per_kernel = total / COUNT
            if per_kernel > limit:
                missed.append(f"{name}: {per_kernel:.2f} us a kernel {phase}, the limit is {limit}")
    return timing.report_missed(missed, options.check)


if __name__ == "__main__":
    sys.exit(main())
