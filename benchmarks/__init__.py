"""Benchmarks: `nox -s bench`. Figures are medians of interleaved runs, and ratios within one run."""
