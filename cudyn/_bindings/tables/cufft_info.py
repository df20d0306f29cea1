"""The loader's facts about the cuFFT library.

Generated from headers/libraries/cufft.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuFFT library",
    "status": "cufftResult",
    "prefixes": ("cufft",),
    "error": "CufftError",
    "driverless": ("CUFFT_INTERNAL_ERROR", "CUFFT_SETUP_FAILED"),
    "succeeds": ((11, "cufftGetVersion", "short"), (11, "cufftGetProperty", "property:3")),
    "files": {
        "linux": ((13, "libcufft.so.12"), (12, "libcufft.so.11"), (11, "libcufft.so.10")),
        "win32": ((13, "cufft64_12.dll"), (12, "cufft64_11.dll"), (11, "cufft64_10.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cufft/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cufft/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("cufftGetProperty", "property"),),
    "manual": "https://docs.nvidia.com/cuda/cufft/index.html",
    "hint": "pip install nvidia-cufft (for CUDA 12 or 11: nvidia-cufft-cu12 or nvidia-cufft-cu11), install a CUDA toolkit, or name the file in CUDYN_CUFFT.",
    "absent": (("CUFFT_INTERNAL_ERROR", 5), ("CUFFT_NOT_IMPLEMENTED", 14)),
}
