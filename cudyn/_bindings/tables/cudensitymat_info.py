"""The loader's facts about the cuDensityMat library.

Generated from headers/libraries/cudensitymat.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuDensityMat library",
    "status": "cudensitymatStatus_t",
    "prefixes": ("cudensitymat",),
    "error": "CudensitymatError",
    "driverless": ("CUDENSITYMAT_STATUS_NOT_INITIALIZED",),
    "succeeds": ((0, "cudensitymatGetVersion", "returned"),),
    "files": {"linux": ((0, "libcudensitymat.so.0"),)},
    "wheels": {"linux": ((0, "../cuquantum/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("cudensitymatGetVersion", "returned"), ("", "added")),
    "manual": "https://docs.nvidia.com/cuda/cuquantum/latest/cudensitymat/",
    "hint": "pip install cudensitymat-cu12 or cudensitymat-cu13, or name the file in CUDYN_CUDENSITYMAT.",
    "absent": (("CUDENSITYMAT_STATUS_NOT_INITIALIZED", 1), ("CUDENSITYMAT_STATUS_NOT_SUPPORTED", 15)),
    "numbering": "cuDensityMat",
}
