"""Tests for `cudyn.benchmark` on a simulated device, and for the statistics of its results."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, Event, Graph, Module, Stream, benchmark, driver, testing, types
from cudyn._bindings.libraries import load as loading
from cudyn._errors import CudynError
from cudyn._kernels.measure import clocks

from ...support.code import ptx
from ...support.messages import raises

quick: Any = partial(benchmark, seconds=0.02, flush_cache=False)


@pytest.fixture
def simulation() -> Iterator[testing.Simulation]:
    """A simulated device, whose context is current."""
    with testing.simulate("sm_90", 2) as simulation:
        Device(0).use()
        yield simulation


def make_kernel(contract: Contract | None = None) -> Any:
    """Return the kernel k(u64, f32)."""
    module = Module(ptx(k="u64, f32"))
    return module.get_kernel("k" if contract is None else contract)


# --- what is called


def test_benchmark_launches_a_kernel_in_the_stream(simulation: testing.Simulation) -> None:
    with Stream() as stream, Buffer(64) as buffer:
        result = quick(make_kernel(), 4, 32, buffer, 2.0, stream=stream)
        streams = {launch.stream for launch in simulation.launches}
        assert streams == {int(stream)}
    assert {(launch.kernel, launch.grid[0], launch.block[0]) for launch in simulation.launches} == {
        ("k", 4, 32)
    }
    # the first run and at least one other run are not measured
    assert len(result.times) <= len(simulation.launches) - 2
    assert result.name == "k"


def test_benchmark_calls_a_kernel_with_a_contract(simulation: testing.Simulation) -> None:
    kernel = make_kernel(Contract("k(p: u8[n], x: f32) -> k<<<ceildiv(n, 16), 16>>>(p, x)"))
    with Buffer(64) as buffer:
        quick(kernel, buffer, 1.0)
    assert {launch.grid[0] for launch in simulation.launches} == {4}


def test_benchmark_launches_a_graph(simulation: testing.Simulation) -> None:
    graph = Graph()
    make_kernel().launch(1, 32, 0, 1.0, stream=graph)
    with Stream() as stream:
        result = quick(graph, stream=stream)
    assert len(simulation.launches) >= len(result.times) + 2


def test_benchmark_of_a_stream_of_another_device_uses_its_context(simulation: testing.Simulation) -> None:
    with Stream(device=1) as stream:
        result = quick(lambda: None, stream=stream)
    assert len(result.times) >= 3
    assert Device.current().ordinal == 0
    assert simulation.faults == []


def test_benchmark_without_a_stream_uses_the_device_of_the_kernel(simulation: testing.Simulation) -> None:
    kernel = Module(ptx(k="u64, f32"), device=1).get_kernel("k")
    streams: list[Any] = []
    with Device(0):
        quick([kernel.launch, lambda *_: streams.append(Device.current().ordinal)], 1, 32, 0, 1.0)
        quick([kernel, lambda *_: streams.append(Device.current().ordinal)], 1, 32, 0, 1.0)
    assert sorted({*streams}) == [0, 1]
    assert {launch.device for launch in simulation.launches} == {1}
    with raises(ValueError):
        quick([kernel, make_kernel()], 1, 32, 0, 1.0)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((name, value) for name in ("precision", "seconds") for value in ("x", 0, -1, math.nan)),
        *((name, value) for name in ("nbytes", "flops") for value in ("x", -1, [1])),
    ],
    ids=repr,
)
def test_benchmark_with_a_wrong_number_raises(simulation: testing.Simulation, name: str, value: Any) -> None:
    with raises(ValueError if isinstance(value, (int, float)) else TypeError):
        benchmark(lambda: None, **{name: value})


@pytest.mark.parametrize("flush_cache", [True, False])
def test_traced_runs_contain_the_work_of_each_function(
    simulation: testing.Simulation, flush_cache: bool
) -> None:
    """The flush of the cache is not part of a run."""
    with Buffer(1 << 20) as buffer, Stream() as stream:
        fill = partial(buffer.fill, 0, stream=stream)
        result = benchmark([fill, lambda: None], seconds=0.02, flush_cache=flush_cache, trace=True)
    first, second = result.results
    assert [len(item.busy_times) for item in result.results] == [10, 10]
    assert min(first.busy_times) > 0
    assert {*second.busy_times} == {0}
    assert first.busy == statistics.median(first.busy_times)
    assert quick(lambda: None).busy is None


@pytest.mark.parametrize("flush_cache", [True, False])
def test_flush_overwrites_twice_the_cache_before_each_run(
    simulation: testing.Simulation, monkeypatch: pytest.MonkeyPatch, flush_cache: bool
) -> None:
    """Otherwise the data that one run leaves in the cache would make the next run faster."""
    sizes: list[int] = []
    fill = Buffer.fill

    def note_fill(buffer: Buffer, value: int = 0, *, stream: object = None) -> None:
        """Record the size of the buffer, and fill it."""
        sizes.append(buffer.nbytes)
        fill(buffer, value, stream=stream)

    monkeypatch.setattr(Buffer, "fill", note_fill)
    calls: list[int] = []
    quick(lambda: calls.append(len(sizes)), flush_cache=flush_cache)
    assert calls == [index + 1 if flush_cache else 0 for index in range(len(calls))]
    cache = Device(0).get_attribute(driver.CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE)
    assert {*sizes} == ({2 * cache} if flush_cache else set())


def test_functions_are_compared_in_turns(simulation: testing.Simulation) -> None:
    """Taking turns makes both functions equally subject to changes in the clock rate."""
    calls = ""

    def first(letter: str) -> None:
        """Record a call of the first function."""
        nonlocal calls
        calls += letter

    def second(_: str) -> None:
        """Record a call of the second function."""
        nonlocal calls
        calls += "b"

    comparison = quick([first, second], "a")
    assert set(calls[::2]) == {"a"}
    assert set(calls[1::2]) == {"b"}
    assert [result.name for result in comparison.results] == ["first", "second"]
    assert len({len(result.times) for result in comparison.results}) == 1
    assert comparison.ratios[0] == 1


def test_times_are_those_between_the_events(
    simulation: testing.Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Event times are 1 ms for the first function and 3 ms for the second one."""
    durations: list[float] = []

    def measure(end: Event, start: Event) -> float:
        """Return 1 ms and 3 ms in turns, as the time between two events."""
        durations.append(1.0 if len(durations) % 2 == 0 else 3.0)
        return durations[-1]

    monkeypatch.setattr(Event, "__sub__", measure)
    comparison = benchmark([lambda: None, lambda: None], flush_cache=False)
    assert [result.median for result in comparison.results] == [0.001, 0.003]
    assert comparison.ratios == (1, 3)


# --- when it ends


def test_benchmark_ends_when_the_median_is_precise(
    simulation: testing.Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Event, "__sub__", lambda end, start: 1.0)
    result = benchmark(lambda: None, flush_cache=False, seconds=5)
    assert 20 <= len(result.times) < 100


def test_benchmark_ends_when_the_time_is_over(
    simulation: testing.Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter(range(10**9))
    monkeypatch.setattr(Event, "__sub__", lambda end, start: 1.0 + next(numbers))
    result = benchmark(lambda: None, flush_cache=False, seconds=0.2, precision=1e-9)
    assert result.uncertainty > 1e-9


def test_slow_function_is_measured_three_times(simulation: testing.Simulation) -> None:
    """Three times are needed for a median, even if they take longer than `seconds`."""
    calls: list[int] = []

    def wait() -> None:
        """Wait longer than `seconds`, and record the call."""
        time.sleep(0.02)
        calls.append(1)

    assert len(benchmark(wait, flush_cache=False, seconds=1e-6).times) == 3
    assert len(calls) == 5  # includes two calls before the measurement


def test_failing_function_raises_its_error_and_closes_events(simulation: testing.Simulation) -> None:
    with raises(ZeroDivisionError):
        benchmark(lambda: 1 // 0)
    simulation.assert_nothing_leaked()


# --- invalid arguments


@pytest.mark.parametrize(
    ("error", "function", "options"),
    [
        (TypeError, 5, {}),
        (TypeError, "print", {}),
        (TypeError, [print, 5], {}),
        (ValueError, [], {}),
        (ValueError, print, {"seconds": 0}),
        (ValueError, print, {"precision": -0.5}),
        (ValueError, print, {"precision": math.nan}),
        (TypeError, print, {"stream": "x"}),
    ],
)
def test_invalid_argument_is_rejected(
    simulation: testing.Simulation, error: type[Exception], function: Any, options: Any
) -> None:
    with raises(error):
        benchmark(function, **options)


# --- results


def test_result_of_a_simulation_reports_that_times_mean_nothing(simulation: testing.Simulation) -> None:
    result = quick(lambda: None)
    assert result.is_simulated
    assert result.clocks is None
    assert str(result).endswith("; simulated device: the times mean nothing")
    assert str(quick([int] * 2)).endswith("\nsimulated device: the times mean nothing")


def test_result_has_statistics_of_its_times() -> None:
    times = [float(value) for value in range(1, 102)]
    result = types.BenchmarkResult("k", tuple(reversed(times)), nbytes=102, flops=51)
    assert result.median == 51
    # the ranks of a binomial distribution of 101 runs: 40 and 61 (95 %)
    assert result.interval == (41, 62)
    assert result.uncertainty == 10.5 / 51
    assert result.quartiles == (26, 76)
    assert result.spread == 50
    assert result.bytes_per_second == 2
    assert result.flops_per_second == 1


def test_result_without_counts_has_no_rates() -> None:
    result = types.BenchmarkResult("k", (1.0, 1.0))
    assert (result.bytes_per_second, result.flops_per_second) == (None, None)
    zero = types.BenchmarkResult("k", (0.0, 0.0), nbytes=5, flops=5)
    assert (zero.bytes_per_second, zero.flops_per_second, zero.uncertainty) == (None, None, 0)
    assert math.isnan(types.BenchmarkComparison((zero, result)).ratios[1])


def test_str_of_a_result_has_time_and_rates() -> None:
    result = types.BenchmarkResult("copy", (2e-3,) * 20, 6_000_000_000, None, (1200, 1980), ("power limit",))
    assert str(result) == (
        "copy: 2.000 ms +- 0 %; quartiles 2.000 ms and 2.000 ms, 20 runs; 3 TB/s; 1200 to 1980 MHz; "
        "clock reduced: power limit"
    )
    other = types.BenchmarkResult("faster", (1.5e-3,) * 20)
    assert str(types.BenchmarkComparison((result, other))).splitlines() == [
        "copy     2.000 ms +- 0 %, 1.000 of the first, 20 runs",
        "faster   1.500 ms +- 0 %, 0.750 of the first, 20 runs",
        "1200 to 1980 MHz",
        "clock reduced: power limit",
    ]


def test_clock_monitor_reads_nvml(simulation: testing.Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    """NVML is replaced, because the simulated NVML's clock rates and throttle reasons do not change."""
    clock_rates = iter([1200, 1980])
    bits = iter([1, 4 | 64])
    counts = {"init": 0}
    fake = SimpleNamespace(
        available=True,
        NVML_CLOCK_SM=1,
        nvmlInit=lambda: counts.update(init=counts["init"] + 1),
        nvmlShutdown=lambda: counts.update(init=counts["init"] - 1),
        nvmlDeviceGetHandleByPciBusId=lambda address: 7,
        nvmlDeviceGetClockInfo=lambda device, kind: next(clock_rates),
        nvmlDeviceGetCurrentClocksThrottleReasons=lambda device: next(bits),
    )
    monkeypatch.setattr(clocks, "nvml", fake)
    monkeypatch.setattr(loading, "SYSTEM", loading.backend)
    with clocks.ClockMonitor() as monitor:
        assert counts["init"] == 1
        monitor.sample()
        monitor.sample()
    assert counts["init"] == 0
    assert monitor.clocks == [1200, 1980]
    assert monitor.list_reasons() == ("power limit", "temperature (hardware)")


def test_clock_monitor_without_the_device_samples_nothing(
    simulation: testing.Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NVML may not list a GPU that the driver lists. NVML is shut down all the same."""

    def fail(_: object) -> None:
        """Fail to find the device."""
        raise CudynError("no such device")

    shutdowns: list[int] = []
    fake = SimpleNamespace(
        available=True,
        nvmlInit=lambda: None,
        nvmlShutdown=lambda: shutdowns.append(1),
        nvmlDeviceGetHandleByPciBusId=fail,
    )
    monkeypatch.setattr(clocks, "nvml", fake)
    monkeypatch.setattr(loading, "SYSTEM", loading.backend)
    with clocks.ClockMonitor() as monitor:
        monitor.sample()
    assert (monitor.clocks, monitor.list_reasons(), shutdowns) == ([], (), [1])
