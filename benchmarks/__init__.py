"""Benchmarks, which `nox -s bench` runs.

Figures are medians of interleaved runs. Ratios are only computed between figures of the same run.
"""
