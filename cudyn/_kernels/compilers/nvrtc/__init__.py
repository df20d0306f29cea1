"""NVRTC, NVIDIA's compiler of CUDA C++, as a compiler of a job.

compiler       a compilation, its options and its output
options        the options of NVRTC, and their spelling in nvcc
interrupts     Ctrl-C while NVRTC compiles, and cancelling a compilation in a thread
process_state  floating-point environment and locale while NVRTC and nvJitLink compile
"""
