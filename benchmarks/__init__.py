"""Benchmarks: `nox -s bench`. Results are medians of interleaved runs, or ratios within one run."""
