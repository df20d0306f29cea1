"""The loader's facts about the NVSHMEM library.

Generated from headers/libraries/nvshmem.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "NVSHMEM library",
    "status": "enum nvshmemx_status",
    "prefixes": ("nvshmem_", "nvshmemx_"),
    "codes": "nvshmemx_status",
    "error": "NvshmemError",
    "driverless": ("NVSHMEMX_ERROR_INTERNAL",),
    "succeeds": ((0, "nvshmemx_vendor_get_version_info", "three"), (0, "nvshmem_info_get_version", "1.3")),
    "files": {"linux": ((0, "libnvshmem_host.so.3"),)},
    "wheels": {"linux": ((0, "nvshmem/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "beside": {"linux": "nvshmem_"},
    "probes": (("nvshmemx_vendor_get_version_info", "three"),),
    "manual": "https://docs.nvidia.com/nvshmem/api/",
    "hint": "pip install nvidia-nvshmem-cu13 (or -cu12), or name the file in CUDYN_NVSHMEM.",
    "absent": (("NVSHMEMX_ERROR_INTERNAL", 7), ("NVSHMEMX_ERROR_NOT_SUPPORTED", 3)),
    "numbering": "NVSHMEM",
}
