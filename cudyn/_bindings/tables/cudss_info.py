"""The loader's facts about the cuDSS library.

Generated from headers/libraries/cudss.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuDSS library",
    "status": "cudssStatus_t",
    "prefixes": ("cudss",),
    "error": "CudssError",
    "driverless": ("CUDSS_STATUS_EXECUTION_FAILED",),
    "succeeds": ((0, "cudssGetProperty", "property:4"),),
    "files": {
        "linux": ((0, "libcudss.so.1"), (0, "libcudss.so.0")),
        "win32": ((0, "cudss64_1.dll"), (0, "cudss64_0.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (12, "cu12/lib")),
        "win32": ((13, "cu13/bin"), (12, "cu12/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("cudssGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/cudss/",
    "hint": "pip install nvidia-cudss-cu13 (or -cu12), or name the file in CUDYN_CUDSS.",
    "absent": (("CUDSS_STATUS_EXECUTION_FAILED", 5), ("CUDSS_STATUS_NOT_SUPPORTED", 4)),
    "callbacks": {"cudssLoggerSetCallback": "registered"},
    "numbering": "cuDSS",
}
