"""Benchmarks, which `nox -s bench` runs.

Figures are medians of interleaved runs. Ratios are computed only between figures of the same run.
"""
