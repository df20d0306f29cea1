"""The loader's facts about the cuTENSOR library.

Generated from headers/libraries/cutensor.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuTENSOR library",
    "status": "cutensorStatus_t",
    "prefixes": ("cutensor",),
    "error": "CutensorError",
    "describe": "cutensorGetErrorString",
    "driverless": ("CUTENSOR_STATUS_CUDA_ERROR", "CUTENSOR_STATUS_INSUFFICIENT_DRIVER"),
    "files": {"linux": ((0, "libcutensor.so.2"),), "win32": ((0, "cutensor.dll"),)},
    "wheels": {"linux": ((0, "../cutensor/lib"),), "win32": ((0, "../cutensor/bin"),)},
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("cutensorGetVersion", "returned"),),
    "manual": "https://docs.nvidia.com/cuda/cutensor/",
    "hint": "pip install cutensor-cu13 (or -cu12), or name the file in CUDYN_CUTENSOR.",
    "absent": (("CUTENSOR_STATUS_NOT_INITIALIZED", 1), ("CUTENSOR_STATUS_NOT_SUPPORTED", 15)),
    "callbacks": {"cutensorLoggerSetCallback": "registered"},
    "numbering": "cuTENSOR",
}
