"""Rebuilds CUDA loading failures that were reported in public. See README.md."""
