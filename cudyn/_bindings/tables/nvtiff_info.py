"""The loader's facts about the nvTIFF library.

Generated from headers/libraries/nvtiff.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "nvTIFF library",
    "status": "nvtiffStatus_t",
    "prefixes": ("nvtiff",),
    "error": "NvtiffError",
    "driverless": ("NVTIFF_STATUS_NOT_INITIALIZED",),
    "succeeds": ((0, "nvtiffGetProperty", "property:2"),),
    "files": {"linux": ((0, "libnvtiff.so.0"),)},
    "wheels": {"linux": ((0, "nvtiff/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("nvtiffGetProperty", "property"), ("", "added")),
    "manual": "https://docs.nvidia.com/cuda/nvtiff/",
    "hint": "pip install nvidia-nvtiff-cu12 or nvidia-nvtiff-cu13, or name the file in CUDYN_NVTIFF.",
    "absent": (("NVTIFF_STATUS_NOT_INITIALIZED", 1), ("NVTIFF_STATUS_TIFF_NOT_SUPPORTED", 4)),
    "numbering": "nvTIFF",
}
