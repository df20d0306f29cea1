"""The loader's facts about the nvImageCodec library.

Generated from headers/libraries/nvimgcodec.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "nvImageCodec library",
    "status": "nvimgcodecStatus_t",
    "prefixes": ("nvimgcodec",),
    "error": "NvimgcodecError",
    "driverless": ("NVIMGCODEC_STATUS_INTERNAL_ERROR",),
    "files": {"linux": ((0, "libnvimgcodec.so.0"),), "win32": ((0, "nvimgcodec_0.dll"),)},
    "wheels": {"linux": ((0, "nvimgcodec"),), "win32": ((0, "nvimgcodec"),)},
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (
        ("nvimgcodecGetProperties", "record:24:0100000000000000200000000000000000000000000000000000000000000000"),
    ),
    "manual": "https://docs.nvidia.com/cuda/nvimagecodec/",
    "hint": "pip install nvidia-nvimgcodec-cu13 (for CUDA 12: nvidia-nvimgcodec-cu12), or name the file in CUDYN_NVIMGCODEC.",
    "absent": (
        ("NVIMGCODEC_STATUS_INTERNAL_ERROR", 8),
        ("NVIMGCODEC_STATUS_IMPLEMENTATION_UNSUPPORTED", 9),
    ),
    "callbacks": {
        "nvimgcodecCodeStreamCreateToHostMem": "registered",
        "nvimgcodecCodeStreamDestroy": "ends",
    },
    "numbering": "nvImageCodec",
}
