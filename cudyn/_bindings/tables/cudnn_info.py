"""The loader's facts about the cuDNN library.

Generated from headers/libraries/cudnn.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuDNN library",
    "status": "cudnnStatus_t",
    "prefixes": ("cudnn",),
    "error": "CudnnError",
    "describe": "cudnnGetErrorString",
    "driverless": ("CUDNN_STATUS_NOT_INITIALIZED", "CUDNN_STATUS_INTERNAL_ERROR"),
    "succeeds": (
        (0, "cudnnGetVersion", "returned"),
        (0, "cudnnGetProperty", "property:2000"),
        (0, "cudnnGraphVersionCheck", ""),
        (0, "cudnnOpsVersionCheck", ""),
    ),
    "writes": ((0, "cudnnCreate handle"),),
    "files": {"linux": ((0, "libcudnn.so.9"),), "win32": ((0, "cudnn64_9.dll"),)},
    "wheels": {"linux": ((0, "cudnn/lib"),), "win32": ((0, "cudnn/bin"),)},
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "beside": {"linux": "libcudnn_", "win32": "cudnn_"},
    "probes": (("cudnnGetVersion", "returned"),),
    "newest_short": (8, 99),
    "manual": "https://docs.nvidia.com/deeplearning/cudnn/",
    "hint": "pip install nvidia-cudnn-cu13 (or -cu12), or name the file in CUDYN_CUDNN.",
    "absent": (("CUDNN_STATUS_NOT_INITIALIZED", 1001), ("CUDNN_STATUS_NOT_SUPPORTED", 3000)),
    "callbacks": {"cudnnSetCallback": "registered"},
    "numbering": "cuDNN",
}
