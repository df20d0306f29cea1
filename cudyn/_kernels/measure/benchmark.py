"""The function `benchmark`, which measures how long work takes on the GPU."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from numbers import Real
from typing import Any, overload

from ..._bindings.libraries import load as loading
from ..._errors import refuse
from ..launch.buffer import Buffer
from ..launch.device import get_current_context
from ..launch.driver_state import driver, make_current, name_type
from ..launch.graphs import Graph
from ..launch.kernels import Kernel
from ..launch.modules import Module
from ..launch.streams import Event, get_handle
from .benchmark_result import BenchmarkComparison, BenchmarkResult
from .clocks import ClockMonitor
from .trace import Trace
from .trace import trace as trace_work
from .trace_events import TraceEvent, list_device_times

_FEWEST_RUNS = 3  # minimum number of runs of each function, even if the time budget is exceeded
_FEWEST_RUNS_OF_INTERVAL = 20  # minimum number of runs before the confidence interval is used
# A batch is submitted without waiting. It consists of the number of rounds that fit in this time, but at most
# _MOST_ROUNDS_IN_BATCH. In a round, each function runs once.
_BATCH_SECONDS = 0.02
_MOST_ROUNDS_IN_BATCH = 50
_WARM_UP_SHARE = 0.1  # the share of the time budget that is spent on the warm-up
_TRACED_RUNS = 10  # the number of traced runs of each function, with `trace=True`
_LAST_DEFAULT_STREAM = 2  # CU_STREAM_PER_THREAD; larger handles are streams of a context


@overload
def benchmark(
    function: Callable[..., object],
    /,
    *arguments: object,
    stream: object = None,
    flush_cache: bool = True,
    precision: float = 0.005,
    seconds: float = 1.0,
    nbytes: int | None = None,
    flops: int | None = None,
    trace: bool = False,
) -> BenchmarkResult: ...


@overload
def benchmark(
    function: Sequence[Callable[..., object]],
    /,
    *arguments: object,
    stream: object = None,
    flush_cache: bool = True,
    precision: float = 0.005,
    seconds: float = 1.0,
    nbytes: int | None = None,
    flops: int | None = None,
    trace: bool = False,
) -> BenchmarkComparison: ...


def benchmark(
    function: Callable[..., object] | Sequence[Callable[..., object]],
    /,
    *arguments: object,
    stream: object = None,
    flush_cache: bool = True,
    precision: float = 0.005,
    seconds: float = 1.0,
    nbytes: int | None = None,
    flops: int | None = None,
    trace: bool = False,
) -> Any:
    """Measure how long the work of a function takes on the GPU.

    After a warm-up, the function is called repeatedly, each time between two events, until the median is
    known precisely enough or the time is over. Several functions are called in turns, so that a change of the
    clock rate affects all of them. In a simulation, the function is also called repeatedly, but the times are
    meaningless.

    Args:
        function: A Kernel, a Graph, another callable that submits its work to `stream`, or a sequence of
            these, which are compared.
        arguments: The arguments of each call. For a Kernel without a contract, the first arguments are the
            grid and the block, as in `launch`.
        stream: Any stream that a launch accepts; None for the default stream on the device of the kernels and
            graphs, or on the current device. A Kernel or a Graph is launched in this stream. Other callables
            receive only the arguments.
        flush_cache: Whether to overwrite the L2 cache before each run. Without it, a run finds the data of
            the previous run in the cache, and the time of a short function includes the time of its
            submission.
        precision: Precision of the median at which the benchmark ends: half the width of its confidence
            interval (95 %), divided by the median.
        seconds: Time in seconds after which the benchmark ends even if the median is not precise, but not
            before each function has run three times.
        nbytes: Number of bytes that a run reads and writes, for the memory throughput in the result.
        flops: Number of floating-point operations in a run, for the throughput in the result.
        trace: Whether to trace ten additional runs of each function, for `busy_times` in the result. These
            times do not include the gaps between kernels, and the work may run in any stream.

    Returns:
        A BenchmarkResult, or a BenchmarkComparison for a sequence.

    Raises:
        TypeError: If a function is not callable, `stream` is not a stream, or a number has the wrong type.
        ValueError: If there is no function, `precision` or `seconds` is not positive, or kernels on several
            devices are compared.
        DriverError: If a call to the driver fails, or the work fails.
        RuntimeError, LoadError: As for `cudyn.trace`, if `trace` is true.

    Threads:
        Any. Work that other threads submit to the GPU makes the times longer.

    Example:
        ```python
        buffer = cudyn.Buffer(1 << 20)
        print(cudyn.benchmark(buffer.fill, 0, nbytes=1 << 20))
        ```
    """
    is_single = callable(function)
    functions: Sequence[Any] = (function,) if is_single else _list_functions(function)
    _check_numbers(("precision", precision), ("seconds", seconds), low=sys.float_info.min)
    _check_numbers(("nbytes", nbytes or 0), ("flops", flops or 0))
    handle = get_handle(stream)
    launch_stream = handle if stream is None else stream
    calls = [_make_call(compared_function, arguments, launch_stream) for compared_function in functions]
    with make_current(_find_context(functions, handle)), ExitStack() as stack:
        flush = _make_flush(stack, handle) if flush_cache else None
        monitor = stack.enter_context(ClockMonitor())
        times = _Runs(calls, handle, flush, monitor, stack).measure(precision, seconds)
        busy_times = _trace_runs(calls, flush) if trace else [()] * len(calls)
    results = _make_results(functions, times, busy_times, (nbytes, flops), monitor)
    return results[0] if is_single else BenchmarkComparison(results)


def _check_numbers(*values: tuple[str, Any], low: float = 0) -> None:
    """Raise TypeError or ValueError unless all values are numbers that are not below a minimum.

    Args:
        *values: Pairs of a parameter's name and its value.
        low: The minimum: 0, or the smallest positive float.
    """
    for name, value in values:
        expected = "a positive number" if low else "a number of 0 or more"
        if not isinstance(value, Real):  # Python's and numpy's numbers
            raise refuse(TypeError, expected, name_type(value), f"benchmark: {name}")
        if not float(value) >= low:  # also rejects NaN
            raise refuse(ValueError, expected, repr(value), f"benchmark: {name}")


def _find_context(functions: Sequence[Any], stream: int) -> Any:
    """Return the context of the stream that the functions use.

    Args:
        functions: The functions.
        stream: The handle of the stream. For a default stream, the kernels and graphs determine the context.

    Raises:
        ValueError: The stream is a default stream, but the kernels and graphs are in different contexts. Each
            context has a separate default stream.
    """
    if stream > _LAST_DEFAULT_STREAM:
        return driver.cuStreamGetCtx(stream)
    owners = [item.module if isinstance(item, Kernel) else item for item in functions]
    contexts = [owner.context for owner in owners if isinstance(owner, (Module, Graph))]
    if len({int(context) for context in contexts}) > 1:
        expected = "functions on one device, because they use the same stream"
        raise refuse(ValueError, expected, "functions on several devices", "benchmark: function")
    return contexts[0] if contexts else get_current_context()


def _make_results(
    functions: Sequence[Any],
    times: Sequence[Sequence[float]],
    busy_times: Sequence[Sequence[float]],
    work: tuple[int | None, int | None],
    monitor: ClockMonitor,
) -> tuple[BenchmarkResult, ...]:
    """Return the results of the functions.

    Args:
        functions: The functions.
        times: For each function, the times of its runs in seconds.
        busy_times: For each function, the times in seconds for which the devices worked in its traced runs.
        work: The number of bytes and the number of floating-point operations in a run, each of which may be
            None.
        monitor: The monitor, which has sampled the clock rate.
    """
    nbytes, flops = work
    clocks = (min(monitor.clocks), max(monitor.clocks)) if monitor.clocks else None
    is_simulated = loading.backend is not loading.SYSTEM
    results = []
    for function, function_times, function_busy_times in zip(functions, times, busy_times):
        result = BenchmarkResult(
            name=_get_name(function),
            times=tuple(function_times),
            nbytes=nbytes,
            flops=flops,
            clocks=clocks,
            throttling=monitor.list_reasons(),
            is_simulated=is_simulated,
            busy_times=tuple(function_busy_times),
        )
        results.append(result)
    return tuple(results)


def _trace_runs(
    calls: Sequence[Callable[[], object]], flush: Callable[[], object] | None
) -> list[tuple[float, ...]]:
    """Return, for each function, the times in seconds for which the devices worked in traced runs.

    Each run waits until the previous run is done, so that all work between its start and its end belongs to
    this run.

    Args:
        calls: For each function, a function that submits one run.
        flush: The function that overwrites the L2 cache before each run, or None.
    """
    intervals: list[list[tuple[int, int]]] = [
        [] for _ in calls
    ]  # for each function, (start, end) of each run
    with trace_work() as trace:
        for _ in range(_TRACED_RUNS):
            for call, function_intervals in zip(calls, intervals):
                if flush is not None:
                    flush()
                driver.cuCtxSynchronize()
                start = _get_time(trace)
                call()
                driver.cuCtxSynchronize()
                function_intervals.append((start, _get_time(trace)))
    busy_times = []
    for function_intervals in intervals:
        busy_times.append(
            tuple(_get_busy_time(trace.events, start, end) for start, end in function_intervals)
        )
    return busy_times


def _get_time(trace: Trace) -> int:
    """Return the current time on the clock of a trace that has not ended, in nanoseconds."""
    now = trace.get_time()
    assert now is not None
    return now


def _get_busy_time(events: Sequence[TraceEvent], start: int, end: int) -> float:
    """Return the time in seconds for which the devices worked between two points in time.

    Args:
        events: The events of a trace.
        start: The first point in time, in nanoseconds.
        end: The second point in time, in nanoseconds.
    """
    # An event belongs to the run that contains its middle.
    work = []
    for event in events:
        middle = (event.start + event.end) // 2
        if start <= middle <= end:
            work.append(event)
    return sum(device_time.busy for device_time in list_device_times(work))


def _list_functions(functions: Any) -> list[Any]:
    """Return the functions in a sequence as a list.

    Raises:
        TypeError: The value is not a sequence of callables.
        ValueError: The sequence is empty.
    """
    expected = "a callable, or a sequence of callables"
    if not isinstance(functions, Sequence) or isinstance(functions, (str, bytes)):
        raise refuse(TypeError, expected, name_type(functions), "benchmark: function")
    for function in functions:
        if not callable(function):
            actual = f"a sequence with {name_type(function)}"
            raise refuse(TypeError, expected, actual, "benchmark: function")
    if not functions:
        raise refuse(ValueError, "at least one callable", "none", "benchmark: function")
    return list(functions)


def _make_call(function: Any, arguments: Sequence[object], stream: object) -> Callable[[], object]:
    """Return a function without parameters that submits one run.

    Args:
        function: A Kernel, a Graph or another callable.
        arguments: The arguments of each call.
        stream: The stream in which a Kernel or a Graph is launched.
    """
    if isinstance(function, Kernel):
        launch = function.launch if function.contract is None else function
        return partial(launch, *arguments, stream=stream)
    if isinstance(function, Graph):
        launch_graph: Any = function.launch
        return partial(launch_graph, *arguments, stream=stream)
    return partial(function, *arguments)


def _get_name(function: Any) -> str:
    """Return the name of a function, as shown in the result.

    The name of a nested function does not include the names of the enclosing functions.
    """
    if isinstance(function, partial):
        return _get_name(function.func)
    name = getattr(function, "__qualname__", None) or getattr(function, "name", None)
    if not name:
        name = type(function).__name__
    _, _, local_name = str(name).rpartition("<locals>.")
    return local_name


def _make_flush(stack: ExitStack, stream: int) -> Callable[[], object] | None:
    """Return a function that overwrites the L2 cache, or None if the device does not have an L2 cache.

    Args:
        stack: The stack that frees the memory at the end of the benchmark.
        stream: The handle of the stream of the runs.
    """
    attribute = driver.CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE
    size = int(driver.cuDeviceGetAttribute(attribute, driver.cuCtxGetDevice()))
    if not size:
        return None
    buffer = stack.enter_context(Buffer(2 * size))  # twice the size of the cache, to replace its contents
    return partial(buffer.fill, 0, stream=stream)


class _Runs:
    """Calls functions in turns, and measures each run with two events on the GPU.

    The program submits a batch of runs before it waits. If the GPU executes the runs faster than the program
    submits them, and the cache is not flushed in between, the times include the submission.

    Attributes:
        times: For each function, the times of its runs in seconds.
    """

    def __init__(
        self,
        calls: Sequence[Callable[[], object]],
        stream: int,
        flush: Callable[[], object] | None,
        monitor: ClockMonitor,
        stack: ExitStack,
    ) -> None:
        """Prepare the runs.

        Args:
            calls: For each function, a function that submits one run.
            stream: The handle of the stream in which the events are recorded.
            flush: The function that overwrites the L2 cache before each run, or None.
            monitor: The monitor that samples the clock rate.
            stack: The stack that closes the events at the end of the benchmark.
        """
        self._calls = calls
        self._stream = stream
        self._flush = flush
        self._monitor = monitor
        self._stack = stack
        self._events: list[tuple[Event, Event]] = []
        self.times: list[list[float]] = [[] for _ in calls]

    def measure(self, precision: float, seconds: float) -> list[list[float]]:
        """Run the functions until the medians are precise or the time is over, and return the times."""
        end = time.perf_counter() + seconds
        batch_size = self._warm_up(_WARM_UP_SHARE * seconds)
        while True:
            self._run_batch(batch_size)
            self._monitor.sample()  # while the GPU works
            self._collect(batch_size)
            is_over = time.perf_counter() >= end and len(self.times[0]) >= _FEWEST_RUNS
            if is_over or self._is_precise(precision):
                return self.times

    def _warm_up(self, seconds: float) -> int:
        """Run the functions for a time in seconds, and return the number of rounds for a batch."""
        self._run_batch(1)  # not measured, because the first round loads the code and reserves memory
        self._wait(1)
        start = time.perf_counter()
        rounds = 0
        while rounds == 0 or time.perf_counter() - start < seconds:
            self._run_batch(1)
            self._wait(1)
            rounds += 1
        round_duration = (time.perf_counter() - start) / rounds
        round_duration = max(round_duration, 1e-9)  # avoids a division by 0 if the clock is coarse
        rounds_per_batch = int(_BATCH_SECONDS / round_duration)
        return max(1, min(_MOST_ROUNDS_IN_BATCH, rounds_per_batch))

    def _run_batch(self, rounds: int) -> None:
        """Submit a number of rounds without waiting for them."""
        while len(self._events) < rounds * len(self._calls):  # events are reused by later batches
            start = self._stack.enter_context(Event(timing=True))
            end = self._stack.enter_context(Event(timing=True))
            self._events.append((start, end))
        events = iter(self._events)
        for _ in range(rounds):
            for call in self._calls:
                start, end = next(events)
                if self._flush is not None:
                    self._flush()
                start.record(self._stream)
                call()
                end.record(self._stream)

    def _wait(self, rounds: int) -> None:
        """Wait until the last run of a batch is done."""
        _, end = self._events[rounds * len(self._calls) - 1]
        end.sync()

    def _collect(self, rounds: int) -> None:
        """Wait for the runs of a batch, and append their times to `times`."""
        self._wait(rounds)
        function_count = len(self._calls)
        for run_index, (start, end) in enumerate(self._events[: rounds * function_count]):
            function_index = run_index % function_count  # the functions are called in turns
            milliseconds = end - start
            self.times[function_index].append(milliseconds / 1e3)

    def _is_precise(self, precision: float) -> bool:
        """Return whether the medians of all functions are known precisely enough."""
        for times in self.times:
            if len(times) < _FEWEST_RUNS_OF_INTERVAL:
                return False
            result = BenchmarkResult("", tuple(times))
            if result.uncertainty > precision:
                return False
        return True
