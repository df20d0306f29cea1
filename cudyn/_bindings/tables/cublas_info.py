"""The loader's facts about the cuBLAS library.

Generated from headers/libraries/cublas.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuBLAS library",
    "status": "cublasStatus_t",
    "prefixes": ("cublas",),
    "error": "CublasError",
    "describe": "cublasGetStatusString",
    "driverless": ("CUBLAS_STATUS_NOT_INITIALIZED",),
    "succeeds": ((11, "cublasGetVersion_v2", "decimal"), (11, "cublasGetProperty", "property:7")),
    "files": {
        "linux": ((13, "libcublas.so.13"), (12, "libcublas.so.12"), (11, "libcublas.so.11")),
        "win32": ((13, "cublas64_13.dll"), (12, "cublas64_12.dll"), (11, "cublas64_11.dll")),
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
    "probes": (("cublasGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/cublas/index.html",
    "hint": "pip install nvidia-cublas (for CUDA 12 or 11: nvidia-cublas-cu12 or nvidia-cublas-cu11), install a CUDA toolkit, or name the file in CUDYN_CUBLAS.",
    "absent": (("CUBLAS_STATUS_NOT_INITIALIZED", 1), ("CUBLAS_STATUS_NOT_SUPPORTED", 15)),
    "callbacks": {"cublasSetLoggerCallback": "registered"},
}
