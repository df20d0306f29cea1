"""The loader's facts about the NVML library.

Generated from headers/libraries/nvml.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "NVML library",
    "status": "nvmlReturn_t",
    "prefixes": ("nvml",),
    "error": "NvmlError",
    "describe": "nvmlErrorString",
    "dated": (
        "NVML_ERROR_INVALID_ARGUMENT",
        "NVML_ERROR_NOT_SUPPORTED",
        "NVML_ERROR_FUNCTION_NOT_FOUND",
        "NVML_ERROR_ARGUMENT_VERSION_MISMATCH",
    ),
    "files": {"linux": ((0, "libnvidia-ml.so.1"), (0, "libnvidia-ml.so")), "win32": ((0, "nvml.dll"),)},
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
    "probes": (("nvmlErrorString", "placeholder"), ("", "added"), ("nvmlInit_v2", "11.0")),
    "of_driver": True,
    "capability": "utility",
    "manual": "https://docs.nvidia.com/deploy/nvml-api/",
    "hint": "install the NVIDIA driver, or run on a machine that has it (in a container: with GPU access, such as `docker run --gpus all`). Without a driver, you can use types and constants, compile kernels, and run programs on the CPU (`python -m cudyn run --simulate=sm_90 PROGRAM`, `pytest --cudyn-simulate=sm_90`).",
    "absent": (("NVML_ERROR_LIBRARY_NOT_FOUND", 12), ("NVML_ERROR_FUNCTION_NOT_FOUND", 13)),
}
