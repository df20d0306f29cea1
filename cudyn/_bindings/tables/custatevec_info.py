"""The loader's facts about the cuStateVec library.

Generated from headers/libraries/custatevec.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuStateVec library",
    "status": "custatevecStatus_t",
    "prefixes": ("custatevec",),
    "error": "CustatevecError",
    "describe": "custatevecGetErrorString",
    "driverless": ("CUSTATEVEC_STATUS_NOT_INITIALIZED",),
    "succeeds": ((0, "custatevecGetVersion", "returned"), (0, "custatevecGetProperty", "property:3")),
    "writes": ((0, "custatevecApplyMatrixGetWorkspaceSize extraWorkspaceSizeInBytes"),),
    "files": {"linux": ((0, "libcustatevec.so.1"),)},
    "wheels": {"linux": ((0, "../cuquantum/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("custatevecGetProperty", "property"), ("custatevecGetVersion", "returned")),
    "manual": "https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/",
    "hint": "pip install custatevec-cu13 (for CUDA 12: custatevec-cu12), or name the file in CUDYN_CUSTATEVEC.",
    "absent": (("CUSTATEVEC_STATUS_NOT_INITIALIZED", 1), ("CUSTATEVEC_STATUS_NOT_SUPPORTED", 7)),
    "callbacks": {
        "custatevecLoggerSetCallback": "registered",
        "custatevecLoggerSetCallbackData": "registered",
    },
    "numbering": "cuStateVec",
}
