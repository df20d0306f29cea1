"""Runs kernels: contains the classes for devices, buffers, modules and launches. See README.md."""
