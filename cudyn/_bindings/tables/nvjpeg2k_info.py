"""The loader's facts about the nvJPEG2000 library.

Generated from headers/libraries/nvjpeg2k.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "nvJPEG2000 library",
    "status": "nvjpeg2kStatus_t",
    "prefixes": ("nvjpeg2k",),
    "error": "Nvjpeg2kError",
    "driverless": ("NVJPEG2K_STATUS_EXECUTION_FAILED",),
    "succeeds": ((0, "nvjpeg2kGetProperty", "property:2"),),
    "files": {"linux": ((0, "libnvjpeg2k.so.0"),), "win32": ((0, "nvjpeg2k_0.dll"),)},
    "wheels": {"linux": ((0, "nvjpeg2k/lib"),), "win32": ((0, "nvjpeg2k/bin"),)},
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("nvjpeg2kGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/nvjpeg2000/",
    "hint": "pip install nvidia-nvjpeg2k-cu13 (for CUDA 12: nvidia-nvjpeg2k-cu12), or name the file in CUDYN_NVJPEG2K.",
    "absent": (
        ("NVJPEG2K_STATUS_EXECUTION_FAILED", 6),
        ("NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED", 9),
    ),
    "numbering": "nvJPEG2000",
}
