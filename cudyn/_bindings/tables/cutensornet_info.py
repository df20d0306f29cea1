"""The loader's facts about the cuTensorNet library.

Generated from headers/libraries/cutensornet.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuTensorNet library",
    "status": "cutensornetStatus_t",
    "prefixes": ("cutensornet",),
    "error": "CutensornetError",
    "describe": "cutensornetGetErrorString",
    "driverless": ("CUTENSORNET_STATUS_NOT_INITIALIZED",),
    "succeeds": ((0, "cutensornetGetVersion", "returned"),),
    "files": {"linux": ((0, "libcutensornet.so.2"),)},
    "wheels": {"linux": ((0, "../cuquantum/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("cutensornetGetVersion", "returned"),),
    "manual": "https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/",
    "hint": "pip install cutensornet-cu13 (for CUDA 12: cutensornet-cu12), or name the file in CUDYN_CUTENSORNET.",
    "absent": (("CUTENSORNET_STATUS_NOT_INITIALIZED", 1), ("CUTENSORNET_STATUS_NOT_SUPPORTED", 15)),
    "callbacks": {
        "cutensornetLoggerSetCallback": "registered",
        "cutensornetLoggerSetCallbackData": "registered",
    },
    "numbering": "cuTensorNet",
}
