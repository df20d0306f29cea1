"""A simulated driver, NVML and CUDA runtime that need no GPU."""
