"""The loader's facts about the cuBLASLt library.

Generated from headers/libraries/cublaslt.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuBLASLt library",
    "status": "cublasStatus_t",
    "prefixes": ("cublasLt",),
    "error": "CublasError",
    "describe": "cublasLtGetStatusString",
    "driverless": ("CUBLAS_STATUS_NOT_INITIALIZED",),
    "succeeds": ((11, "cublasLtGetVersion", "returned"), (11, "cublasLtGetProperty", "property:7")),
    "files": {
        "linux": ((13, "libcublasLt.so.13"), (12, "libcublasLt.so.12"), (11, "libcublasLt.so.11")),
        "win32": ((13, "cublasLt64_13.dll"), (12, "cublasLt64_12.dll"), (11, "cublasLt64_11.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cublas/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cublas/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("cublasLtGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/cublas/index.html",
    "hint": "pip install nvidia-cublas (for CUDA 12 or 11: nvidia-cublas-cu12 or nvidia-cublas-cu11), install a CUDA toolkit, or name the file in CUDYN_CUBLASLT.",
    "absent": (("CUBLAS_STATUS_NOT_INITIALIZED", 1), ("CUBLAS_STATUS_NOT_SUPPORTED", 15)),
    "callbacks": {"cublasLtLoggerSetCallback": "registered"},
}
