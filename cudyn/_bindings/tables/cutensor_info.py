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
    "succeeds": ((0, "cutensorGetVersion", "returned"),),
    "files": {"linux": ((0, "libcutensor.so.2"),)},
    "wheels": {"linux": ((0, "../cutensor/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("cutensorGetVersion", "returned"),),
    "manual": "https://docs.nvidia.com/cuda/cutensor/",
    "hint": "pip install cutensor-cu13 (or -cu12), or name the file in CUDYN_CUTENSOR.",
    "absent": (("CUTENSOR_STATUS_CUDA_ERROR", 18), ("CUTENSOR_STATUS_NOT_SUPPORTED", 15)),
    "callbacks": {"cutensorLoggerSetCallback": "registered"},
    "numbering": "cuTENSOR",
}
