"""Benchmarks: `nox -s bench`. Figures are medians of interleaved runs, and ratios of one run."""
