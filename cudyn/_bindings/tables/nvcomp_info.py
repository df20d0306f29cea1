"""The loader's facts about the nvCOMP library.

Generated from headers/libraries/nvcomp.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "nvCOMP library",
    "status": "nvcompStatus_t",
    "prefixes": ("nvcomp",),
    "error": "NvcompError",
    "describe": "nvcompGetStatusString",
    "driverless": ("nvcompErrorCudaError", "nvcompErrorInternal"),
    "files": {
        "linux": ((0, "libnvcomp.so.6"), (0, "libnvcomp.so.5")),
        "win32": ((0, "nvcomp64_6.dll"), (0, "nvcomp64_5.dll")),
    },
    "wheels": {"linux": ((0, "libnvcomp/lib64"),), "win32": ((0, "libnvcomp/bin"),)},
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("nvcompGetProperties", "record:0:0000000000000000"),),
    "manual": "https://docs.nvidia.com/cuda/nvcomp/",
    "hint": "pip install nvidia-libnvcomp-cu13 (for CUDA 12: nvidia-libnvcomp-cu12), or name the file in CUDYN_NVCOMP.",
    "absent": (("nvcompErrorInternal", 10000), ("nvcompErrorNotSupported", 11)),
    "numbering": "nvCOMP",
}
