"""Rows of a table as ctypes types and callables. Knows C, not CUDA, and not where files are."""
