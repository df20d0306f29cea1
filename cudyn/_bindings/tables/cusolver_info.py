"""The loader's facts about the cuSOLVER library.

Generated from headers/libraries/cusolver.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuSOLVER library",
    "status": "cusolverStatus_t",
    "prefixes": ("cusolver",),
    "error": "CusolverError",
    "driverless": ("CUSOLVER_STATUS_NOT_INITIALIZED",),
    "succeeds": ((11, "cusolverGetVersion", "short"), (11, "cusolverGetProperty", "property:3")),
    "writes": ((0, "cusolverDn([SD]or|[CZ]un)gqr_bufferSize lwork"),),
    "files": {
        "linux": ((13, "libcusolver.so.12"), (11, "libcusolver.so.11")),
        "win32": ((13, "cusolver64_12.dll"), (11, "cusolver64_11.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cusolver/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cusolver/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("cusolverGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/cusolver/index.html",
    "hint": "pip install nvidia-cusolver (for CUDA 12 or 11: nvidia-cusolver-cu12 or nvidia-cusolver-cu11), install a CUDA toolkit, or name the file in CUDYN_CUSOLVER.",
    "absent": (("CUSOLVER_STATUS_NOT_INITIALIZED", 1), ("CUSOLVER_STATUS_NOT_SUPPORTED", 9)),
    "callbacks": {"cusolverDnLoggerSetCallback": "registered"},
}
