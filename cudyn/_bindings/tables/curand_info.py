"""The loader's facts about the cuRAND library.

Generated from headers/libraries/curand.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuRAND library",
    "status": "curandStatus_t",
    "prefixes": ("curand",),
    "error": "CurandError",
    "driverless": ("CURAND_STATUS_INITIALIZATION_FAILED",),
    "succeeds": ((11, "curandGetVersion", "short"), (11, "curandGetProperty", "property:104")),
    "files": {"linux": ((0, "libcurand.so.10"),), "win32": ((0, "curand64_10.dll"),)},
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "curand/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "curand/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("curandGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/curand/",
    "hint": "pip install nvidia-curand (for CUDA 12 or 11: nvidia-curand-cu12 or nvidia-curand-cu11), install a CUDA toolkit, or name the file in CUDYN_CURAND.",
    "absent": (("CURAND_STATUS_INITIALIZATION_FAILED", 203), ("CURAND_STATUS_VERSION_MISMATCH", 100)),
}
