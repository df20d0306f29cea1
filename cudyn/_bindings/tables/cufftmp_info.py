"""The loader's facts about the cuFFTMp library.

Generated from headers/libraries/cufftmp.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuFFTMp library",
    "status": "cufftResult",
    "prefixes": ("cufft",),
    "error": "CufftmpError",
    "files": {"linux": ((0, "libcufftMp.so.12"), (0, "libcufftMp.so.11"))},
    "wheels": {"linux": ((13, "cufftmp/cu13/lib"), (12, "cufftmp/cu12/lib"))},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("", "added"),),
    "manual": "https://docs.nvidia.com/cuda/cufftmp/",
    "hint": "pip install nvidia-cufftmp-cu12 or nvidia-cufftmp-cu13, or name the file in CUDYN_CUFFTMP.",
    "absent": (("CUFFT_INTERNAL_ERROR", 5), ("CUFFT_NOT_IMPLEMENTED", 14)),
    "numbering": "cuFFTMp",
}
