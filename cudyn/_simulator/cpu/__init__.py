"""Runs kernels on the CPU: translates PTX to C, compiles it, and reports faults of the kernels."""
