"""Runs kernels: devices, buffers, modules and launches. See README.md."""
