"""The loader's facts about the NCCL library.

Generated from headers/libraries/nccl.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "NCCL library",
    "status": "ncclResult_t",
    "prefixes": ("nccl", "pnccl"),
    "error": "NcclError",
    "describe": "ncclGetErrorString",
    "dated": ("ncclInvalidArgument", "ncclInvalidUsage"),
    "driverless": ("ncclUnhandledCudaError",),
    "succeeds": ((0, "ncclGetVersion", "decimal"), (0, "pncclGetVersion", "decimal")),
    "files": {"linux": ((0, "libnccl.so.2"),)},
    "wheels": {"linux": ((0, "nccl/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("ncclGetVersion", "decimal"),),
    "newest_short": (2, 8),
    "manual": "https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/",
    "hint": "pip install nvidia-nccl-cu13 (or -cu12), or name the file in CUDYN_NCCL.",
    "absent": (("ncclUnhandledCudaError", 1), ("ncclInternalError", 3)),
    "numbering": "NCCL",
}
