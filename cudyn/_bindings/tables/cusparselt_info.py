"""The loader's facts about the cuSPARSELt library.

Generated from headers/libraries/cusparselt.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuSPARSELt library",
    "status": "cusparseStatus_t",
    "prefixes": ("cusparseLt",),
    "error": "CusparseError",
    "describe": "cusparseLtGetErrorString",
    "driverless": ("CUSPARSE_STATUS_NOT_INITIALIZED", "CUSPARSE_STATUS_INTERNAL_ERROR"),
    "succeeds": ((0, "cusparseLtGetProperty", "property:3"),),
    "files": {"linux": ((0, "libcusparseLt.so.0"),)},
    "wheels": {"linux": ((13, "cu13/lib"), (0, "cusparselt/lib"), (12, "../cusparselt/lib"))},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("cusparseLtGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/cusparselt/",
    "hint": "pip install nvidia-cusparselt-cu13 (or -cu12), or name the file in CUDYN_CUSPARSELT.",
    "absent": (("CUSPARSE_STATUS_NOT_INITIALIZED", 1), ("CUSPARSE_STATUS_NOT_SUPPORTED", 10)),
    "numbering": "cuSPARSELt",
}
