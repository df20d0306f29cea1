"""Runs kernels on the CPU: translates PTX to C, compiles the C code, and reports errors in the kernels."""
