"""The loader's facts about the cuSPARSE library.

Generated from headers/libraries/cusparse.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuSPARSE library",
    "status": "cusparseStatus_t",
    "prefixes": ("cusparse",),
    "error": "CusparseError",
    "describe": "cusparseGetErrorString",
    "driverless": ("CUSPARSE_STATUS_NOT_INITIALIZED",),
    "succeeds": ((11, "cusparseGetProperty", "property:3"),),
    "files": {
        "linux": ((12, "libcusparse.so.12"), (11, "libcusparse.so.11")),
        "win32": ((12, "cusparse64_12.dll"), (11, "cusparse64_11.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cusparse/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cusparse/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("cusparseGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/cusparse/index.html",
    "hint": "pip install nvidia-cusparse (for CUDA 12 or 11: nvidia-cusparse-cu12 or nvidia-cusparse-cu11), install a CUDA toolkit, or name the file in CUDYN_CUSPARSE.",
    "absent": (("CUSPARSE_STATUS_NOT_INITIALIZED", 1), ("CUSPARSE_STATUS_NOT_SUPPORTED", 10)),
    "callbacks": {"cusparseLoggerSetCallback": "registered"},
}
