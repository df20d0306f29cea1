"""The loader's facts about the nvFatbin library.

Generated from headers/libraries/nvfatbin.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "nvFatbin library",
    "status": "nvFatbinResult",
    "prefixes": ("nvFatbin",),
    "error": "NvFatbinError",
    "describe": "nvFatbinGetErrorString",
    "dated": ("NVFATBIN_ERROR_UNRECOGNIZED_OPTION", "NVFATBIN_ERROR_INVALID_ARCH"),
    "succeeds": ((12, "nvFatbinVersion", "pair"),),
    "files": {
        "linux": ((13, "libnvfatbin.so.13"), (12, "libnvfatbin.so.12")),
        "win32": ((13, "nvfatbin_130_0.dll"), (12, "nvfatbin_120_0.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "nvfatbin/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "nvfatbin/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("nvFatbinVersion", "pair"),),
    "manual": "https://docs.nvidia.com/cuda/nvfatbin/index.html",
    "hint": "pip install \"cudyn[compile]\" (for CUDA 12 \"cudyn[cu12]\"), install a CUDA toolkit, or name the file in CUDYN_NVFATBIN.",
    "absent": (("NVFATBIN_ERROR_INTERNAL", 1), ("NVFATBIN_ERROR_INTERNAL", 1)),
}
