"""Benchmarks: `nox -s bench`. Results are medians of interleaved runs, and ratios of values from the same
run."""
