"""Benchmarks: `nox -s bench`. Figures are medians of interleaved runs. Ratios are computed within one run."""
