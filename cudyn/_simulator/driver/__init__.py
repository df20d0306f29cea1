"""A simulated driver, NVML and CUDA runtime that do not need a GPU."""
