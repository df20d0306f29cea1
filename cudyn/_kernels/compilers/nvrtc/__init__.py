"""Compiles jobs with NVRTC, NVIDIA's run-time compiler for CUDA C++.

compiler           runs a compilation, and reads its output
options            parses NVRTC's options, and translates nvcc's
standard_headers   locates the standard headers in `std`, which NVRTC lacks
interrupts         handles Ctrl-C while NVRTC compiles, and cancels compilations in threads
float_environment  sets C's default floating-point environment
"""
