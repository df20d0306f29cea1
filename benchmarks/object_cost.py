"""Measures waits, events, copies and allocations with cudyn's objects, relative to bare driver calls.

A bare call is a ctypes call of the same driver function. Its arguments are created beforehand, and its status
is not checked. The device is idle. The result for a case is the median of all batches. The batches of all
cases are interleaved. The benchmark runs several times, each time in a new process, and prints the medians of
these runs.

    python -m benchmarks.object_cost [--runs 3] [--batches 100] [--check]

With --check, the exit status is 1 if a case takes longer than LIMIT times its bare call. The benchmark needs
a GPU.
"""

from __future__ import annotations

import ctypes
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from typing import Any

from . import timing
from .timing import Batch

CALLS = 100  # per batch
LIMIT = 1.3  # the maximum ratio to the bare call with --check
SMALL, LARGE = 4096, 1 << 20  # bytes

# Case -> microseconds of the bare call, and of the call with cudyn's object
Figures = dict[str, tuple[float, float]]


def repeat(function: Callable[[], object], times: int = CALLS) -> Batch:
    """Return a batch that repeats a call without arguments.

    Args:
        function: The function to call.
        times: The number of calls.
    """
    return timing.make_batch("f()", [()] * times, f=function)


def list_cases(library: Any) -> dict[str, tuple[Callable[[], object], Callable[[], object]]]:
    """Return the bare call and the call with cudyn's object for each case, keyed by the case's name.

    Args:
        library: The driver library, opened with ctypes.
    """
    import cudyn

    stream, event = cudyn.Stream(), cudyn.Event()
    event.record(stream)
    handle, event_handle = ctypes.c_void_p(int(stream)), ctypes.c_void_p(int(event))
    memory, host = cudyn.Buffer(SMALL), bytearray(SMALL)
    address, size = ctypes.c_uint64(int(memory)), ctypes.c_size_t(SMALL)
    cells = (ctypes.c_char * SMALL).from_buffer(host)
    allocated, created_event = ctypes.c_uint64(), ctypes.c_void_p()

    def allocate() -> None:
        """Allocate and free memory."""
        library.cuMemAlloc_v2(ctypes.byref(allocated), ctypes.c_size_t(LARGE))
        library.cuMemFree_v2(allocated)

    def allocate_in_order() -> None:
        """Allocate and free memory in stream order."""
        library.cuMemAllocAsync(ctypes.byref(allocated), ctypes.c_size_t(LARGE), handle)
        library.cuMemFreeAsync(allocated, handle)

    def create_event() -> None:
        """Create and destroy an event without timing."""
        library.cuEventCreate(ctypes.byref(created_event), 2)
        library.cuEventDestroy_v2(created_event)

    return {
        "Stream.sync": (lambda: library.cuStreamSynchronize(handle), lambda: stream.sync()),
        "Stream.is_done": (lambda: library.cuStreamQuery(handle), lambda: stream.is_done),
        "Event.sync": (lambda: library.cuEventSynchronize(event_handle), lambda: event.sync()),
        "Event.is_done": (lambda: library.cuEventQuery(event_handle), lambda: event.is_done),
        "Event.record": (lambda: library.cuEventRecord(event_handle, handle), lambda: event.record(stream)),
        "copy_to, 4 kB": (
            lambda: library.cuMemcpyDtoH_v2(cells, address, size),
            lambda: memory.copy_to(host),
        ),
        "copy_from, 4 kB": (
            lambda: library.cuMemcpyHtoD_v2(address, cells, size),
            lambda: memory.copy_from(host),
        ),
        "Buffer, 1 MB": (allocate, lambda: cudyn.Buffer(LARGE).close()),
        "Buffer of a stream, 1 MB": (allocate_in_order, lambda: cudyn.Buffer(LARGE, stream=stream).close()),
        "Event": (create_event, lambda: cudyn.Event().close()),
    }


def measure(batches: int) -> Figures:
    """Return the time of each case in microseconds.

    Args:
        batches: The number of batches for each case.
    """
    import cudyn

    device = cudyn.Device(0).use()
    library = ctypes.CDLL(cudyn.driver.path)
    cases = list_cases(library)
    case_batches: dict[str, Batch] = {}
    for name, pair in cases.items():
        for kind, function in zip(("bare", "object"), pair):
            case_batches[f"{name}, {kind}"] = repeat(function)
    medians = timing.measure_in_turns(case_batches, batches, device.sync)
    scale = 1e6 / CALLS
    return {name: (scale * medians[f"{name}, bare"], scale * medians[f"{name}, object"]) for name in cases}


def combine_runs(runs: Sequence[Figures]) -> Figures:
    """Return the medians of several runs, as two figures for each case.

    The first figure is the time of the bare call in microseconds. The second figure is the ratio of the time
    with cudyn's object to the time of the bare call.
    """
    combined = {}
    for name in runs[0]:
        pairs = [run[name] for run in runs]
        bare_time = statistics.median(bare for bare, _ in pairs)
        ratio = statistics.median(by_object / bare for bare, by_object in pairs)
        combined[name] = (bare_time, ratio)
    return combined


def main() -> int:
    """Print the table. Return 1 if --check was passed and a case takes too long."""
    parser = timing.make_parser(__doc__, runs=3, batches=100, check=True)
    options = parser.parse_args()
    import cudyn

    try:
        device = cudyn.Device(0)
    except cudyn.CudynError as error:
        print(f"objects need a GPU and are not measured: {str(error).splitlines()[0]}")
        return 2 if options.check else 0
    version = ".".join(map(str, cudyn.driver.version or ()))
    print(f"{device.name}, driver {version}, Python {platform.python_version()}")
    print(f"medians of {options.runs} runs, of {options.batches} batches of {CALLS} calls each\n")
    figures = combine_runs(timing.run_in_processes(measure, options.runs, options.batches))
    body = [[name, f"{bare:.2f} µs", f"{ratio:.2f} x"] for name, (bare, ratio) in figures.items()]
    print(timing.format_table(["", "bare call", "object"], body))
    failed = [
        f"{name} takes {ratio:.2f} x the bare call, the limit is {LIMIT}"
        for name, (_, ratio) in figures.items()
        if ratio > LIMIT
    ]
    return timing.report_missed(failed, options.check, [])


if __name__ == "__main__":
    sys.exit(main())
