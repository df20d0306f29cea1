"""The loader's facts about the cuBLASMp library.

Generated from headers/libraries/cublasmp.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuBLASMp library",
    "status": "cublasMpStatus_t",
    "prefixes": ("cublasMp",),
    "error": "CublasmpError",
    "describe": "cublasMpGetStatusString",
    "driverless": ("CUBLASMP_STATUS_NOT_INITIALIZED",),
    "succeeds": ((0, "cublasMpGetVersion", "decimal"),),
    "files": {"linux": ((0, "libcublasmp.so.0"),)},
    "wheels": {"linux": ((13, "cublasmp/cu13/lib"), (12, "cublasmp/cu12/lib"))},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("cublasMpGetVersion", "decimal"),),
    "manual": "https://docs.nvidia.com/cuda/cublasmp/",
    "hint": "pip install nvidia-cublasmp-cu12 or nvidia-cublasmp-cu13, or name the file in CUDYN_CUBLASMP.",
    "absent": (("CUBLASMP_STATUS_NOT_INITIALIZED", 1), ("CUBLASMP_STATUS_NOT_SUPPORTED", 7)),
    "numbering": "cuBLASMp",
}
