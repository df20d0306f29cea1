"""The results of `cudyn.benchmark`."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

# Pairs of a scale and a unit or a prefix, in descending order.
_TIME_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "us"), (1e-9, "ns"))
_RATE_UNITS = ((1e15, "P"), (1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"), (1.0, ""))
_QUANTILE = 1.96  # the quantile of the normal distribution for a confidence of 95 %
_SIMULATED = "simulated device: the times mean nothing"


def format_seconds(seconds: float) -> str:
    """Return a time with a unit and four significant digits, such as "12.34 us"."""
    scale, unit = _choose_unit(seconds, _TIME_UNITS)
    value = seconds / scale
    decimals = 3
    if value >= 1:
        digits_before_point = int(math.log10(value)) + 1
        decimals = max(0, 4 - digits_before_point)
    return f"{value:.{decimals}f} {unit}"


def _choose_unit(value: float, units: Sequence[tuple[float, str]]) -> tuple[float, str]:
    """Return the largest unit in which a value is at least 1, or the smallest unit.

    Args:
        value: The value in the base unit.
        units: Pairs of a scale and a name, in descending order.
    """
    for scale, name in units:
        if value >= scale:
            return scale, name
    return units[-1]


def _format_rate(rate: float, unit: str) -> str:
    """Return a rate with a unit and four significant digits, such as "1.234 GB/s"."""
    scale, prefix = _choose_unit(rate, _RATE_UNITS)
    return f"{rate / scale:.4g} {prefix}{unit}/s"


@dataclass(frozen=True)
class BenchmarkResult:
    """The times of one function, measured by `cudyn.benchmark`. All times are in seconds.

    Attributes:
        name: The name of the function.
        times: The time of each run on the GPU, in the order of the runs.
        nbytes: The number of bytes that a run reads and writes, or None.
        flops: The number of floating-point operations in a run, or None.
        clocks: The lowest and the highest clock rate of the multiprocessors that were sampled, in MHz, or
            None if there are no samples.
        throttling: The reasons why the GPU reduced its clock rate during the benchmark.
        is_simulated: Whether the device is simulated. If so, the times are meaningless.
        busy_times: For each traced run, the time during which the devices worked. It is empty unless
            `benchmark` was called with `trace=True`.
    """

    name: str
    times: tuple[float, ...]
    nbytes: int | None = None
    flops: int | None = None
    clocks: tuple[int, int] | None = None
    throttling: tuple[str, ...] = ()
    is_simulated: bool = False
    busy_times: tuple[float, ...] = ()

    @cached_property
    def _sorted_times(self) -> list[float]:
        """The times in ascending order."""
        return sorted(self.times)

    @property
    def median(self) -> float:
        """The median of the times."""
        return statistics.median(self._sorted_times)

    @property
    def interval(self) -> tuple[float, float]:
        """The confidence interval (95 %) of the median, for any distribution of the times.

        Its bounds are elements of the sorted times. The number of times below the true median has a binomial
        distribution, whose standard deviation is `sqrt(count) / 2`.
        """
        count = len(self.times)
        half_width = _QUANTILE * math.sqrt(count) / 2
        low_index = max(0, math.floor(count / 2 - half_width))
        high_index = min(count - 1, math.ceil(count / 2 + half_width))
        return self._sorted_times[low_index], self._sorted_times[high_index]

    @property
    def uncertainty(self) -> float:
        """Half the width of `interval`, divided by the median. At 0.01, the median is known to within 1 %."""
        low, high = self.interval
        return (high - low) / 2 / self.median if self.median else 0.0

    @property
    def quartiles(self) -> tuple[float, float]:
        """The first and the third quartile of the times. Half of the times lie between them."""
        if len(self.times) < 2:
            return self.median, self.median
        first, _, third = statistics.quantiles(self._sorted_times, n=4, method="inclusive")
        return first, third

    @property
    def spread(self) -> float:
        """The difference between the quartiles."""
        first, third = self.quartiles
        return third - first

    @property
    def busy(self) -> float | None:
        """The median of `busy_times`, or None if no run was traced."""
        return statistics.median(self.busy_times) if self.busy_times else None

    @property
    def bytes_per_second(self) -> float | None:
        """The memory throughput, or None if `nbytes` is unknown or the median is 0."""
        if self.nbytes is None or self.median == 0:
            return None
        return self.nbytes / self.median

    @property
    def flops_per_second(self) -> float | None:
        """The floating-point operations per second, or None if `flops` is unknown or the median is 0."""
        if self.flops is None or self.median == 0:
            return None
        return self.flops / self.median

    def __str__(self) -> str:
        parts = [f"{self.name}: {format_seconds(self.median)} +- {100 * self.uncertainty:.2g} %"]
        first, third = map(format_seconds, self.quartiles)
        parts.append(f"quartiles {first} and {third}, {len(self.times)} runs")
        if self.busy is not None:
            parts.append(f"busy {format_seconds(self.busy)}")
        if self.bytes_per_second is not None:
            parts.append(_format_rate(self.bytes_per_second, "B"))
        if self.flops_per_second is not None:
            parts.append(_format_rate(self.flops_per_second, "FLOP"))
        return "; ".join([*parts, *self.list_notes()])

    def list_notes(self) -> list[str]:
        """Return the clock rates, the reasons for reduced clock rates, and a warning about a simulation."""
        notes = []
        if self.clocks is not None:
            low, high = self.clocks
            notes.append(f"{low} MHz" if low == high else f"{low} to {high} MHz")
        if self.throttling:
            notes.append(f"clock reduced: {', '.join(self.throttling)}")
        if self.is_simulated:
            notes.append(_SIMULATED)
        return notes


@dataclass(frozen=True)
class BenchmarkComparison:
    """The times of several functions that one call of `cudyn.benchmark` has measured in turns.

    Attributes:
        results: A BenchmarkResult for each function, in the order of the functions.
    """

    results: tuple[BenchmarkResult, ...]

    @property
    def ratios(self) -> tuple[float, ...]:
        """The medians divided by the median of the first function, or NaN if the latter is 0."""
        first = self.results[0].median
        return tuple(result.median / first if first else math.nan for result in self.results)

    def __str__(self) -> str:
        width = max(len(result.name) for result in self.results)
        lines = []
        for result, ratio in zip(self.results, self.ratios):
            time = f"{format_seconds(result.median):>10} +- {100 * result.uncertainty:.2g} %"
            line = f"{result.name:{width}} {time}, {ratio:.3f} of the first, {len(result.times)} runs"
            busy = "" if result.busy is None else f", busy {format_seconds(result.busy)}"
            lines.append(f"{line}{busy}")
        return "\n".join([*lines, *self.results[0].list_notes()])
