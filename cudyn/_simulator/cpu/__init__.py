"""Runs kernels on the CPU: translates PTX to C, compiles it, and reports faults in the kernels."""
