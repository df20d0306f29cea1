"""What the loader has to know of the CUDA driver.

Generated from headers/libraries/driver.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "CUDA driver",
    "status": "CUresult",
    "prefixes": ("cu",),
    "error": "DriverError",
    "forked": 3,
    "dated": (
        "CUDA_ERROR_INVALID_VALUE",
        "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER",
        "CUDA_ERROR_INVALID_IMAGE",
        "CUDA_ERROR_NO_BINARY_FOR_GPU",
        "CUDA_ERROR_UNSUPPORTED_LIMIT",
        "CUDA_ERROR_INVALID_PTX",
        "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
        "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY",
        "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION",
        "CUDA_ERROR_NOT_FOUND",
        "CUDA_ERROR_NOT_SUPPORTED",
    ),
    "files": {"linux": ((0, "libcuda.so.1"), (0, "libcuda.so")), "win32": ((0, "nvcuda.dll"),)},
    "homes": {
        "linux": (
            "/usr/lib/wsl/lib",
            "/usr/lib/aarch64-linux-gnu/nvidia",
            "/usr/lib/aarch64-linux-gnu/tegra",
            "/usr/lib/x86_64-linux-gnu/nvidia/current",
            "/usr/lib/aarch64-linux-gnu/nvidia/current",
            "/run/opengl-driver/lib",
            "/usr/local/nvidia/lib64",
        ),
    },
    "probes": (("cuDriverGetVersion", "packed"),),
    "of_driver": True,
    "capability": "compute",
    "manual": "https://docs.nvidia.com/cuda/cuda-driver-api/",
    "hint": "install the NVIDIA driver, or run where it is (in a container: with GPU access, such as `docker run --gpus all`). Types, constants and kernel compilation work without it.",
    "absent": (
        ("CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", 303),
        ("CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", 302),
    ),
}
