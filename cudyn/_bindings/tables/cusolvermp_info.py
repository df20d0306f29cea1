"""The loader's facts about the cuSOLVERMp library.

Generated from headers/libraries/cusolvermp.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuSOLVERMp library",
    "status": "cusolverStatus_t",
    "prefixes": ("cusolverMp",),
    "error": "CusolvermpError",
    "files": {"linux": ((0, "libcusolverMp.so.0"),)},
    "wheels": {"linux": ((13, "cu13/lib"), (12, "cu12/lib"))},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (
        ("cusolverMpGetEmulationStrategy+cusolverMpGetMathMode+cusolverMpSetEmulationStrategy+cusolverMpSetMathMode", "added"),
    ),
    "manual": "https://docs.nvidia.com/cuda/cusolvermp/",
    "hint": "pip install nvidia-cusolvermp-cu12 or nvidia-cusolvermp-cu13, or name the file in CUDYN_CUSOLVERMP.",
    "absent": (("CUSOLVER_STATUS_NOT_INITIALIZED", 1), ("CUSOLVER_STATUS_NOT_SUPPORTED", 9)),
    "numbering": "cuSOLVERMp",
}
