"""The loader's facts about the cuFile library.

Generated from headers/libraries/cufile.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuFile library",
    "status": "CUfileError_t",
    "prefixes": ("cuFile",),
    "codes": "CUfileOpError",
    "error": "CufileError",
    "driverless": ("CU_FILE_DRIVER_NOT_INITIALIZED", "CU_FILE_CUDA_DRIVER_ERROR"),
    "succeeds": ((12, "cuFileGetVersion", "packed"),),
    "files": {"linux": ((0, "libcufile.so.0"),)},
    "wheels": {"linux": ((13, "cu13/lib"), (0, "cufile/lib"))},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("cuFileGetVersion", "packed"),),
    "manual": "https://docs.nvidia.com/gpudirect-storage/api-reference-guide/",
    "hint": "pip install nvidia-cufile (for CUDA 12: nvidia-cufile-cu12), install a CUDA toolkit, or name the file in CUDYN_CUFILE.",
    "absent": (("CU_FILE_DRIVER_NOT_INITIALIZED", 5001), ("CU_FILE_INTERNAL_ERROR", 5030)),
}
