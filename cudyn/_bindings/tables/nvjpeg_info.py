"""The loader's facts about the nvJPEG library.

Generated from headers/libraries/nvjpeg.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "nvJPEG library",
    "status": "nvjpegStatus_t",
    "prefixes": ("nvjpeg",),
    "error": "NvjpegError",
    "driverless": ("NVJPEG_STATUS_EXECUTION_FAILED",),
    "succeeds": ((11, "nvjpegGetProperty", "property:2"),),
    "files": {
        "linux": ((13, "libnvjpeg.so.13"), (12, "libnvjpeg.so.12"), (11, "libnvjpeg.so.11")),
        "win32": ((13, "nvjpeg64_13.dll"), (12, "nvjpeg64_12.dll"), (11, "nvjpeg64_11.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "nvjpeg/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "nvjpeg/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("nvjpegGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/nvjpeg/index.html",
    "hint": "pip install nvidia-nvjpeg (for CUDA 12 or 11: nvidia-nvjpeg-cu12 or nvidia-nvjpeg-cu11), install a CUDA toolkit, or name the file in CUDYN_NVJPEG.",
    "absent": (("NVJPEG_STATUS_EXECUTION_FAILED", 6), ("NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED", 9)),
}
