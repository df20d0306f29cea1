"""The loader's facts about the NVRTC library.

Generated from headers/libraries/nvrtc.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "NVRTC library",
    "status": "nvrtcResult",
    "prefixes": ("nvrtc",),
    "error": "NvrtcError",
    "log": (("nvrtcCompileProgram",), "nvrtcGetProgramLogSize", "nvrtcGetProgramLog"),
    "dated": ("NVRTC_ERROR_INVALID_INPUT", "NVRTC_ERROR_INVALID_OPTION"),
    "changes_process": ("nvrtcCompileProgram",),
    "load_variables": (
        "AS_SECURE_LOG_FILE",
        "LIBNVVM_DISABLE_CONCURRENT_API",
        "LIBNVVM_NVVM_VERSION",
        "LLVM_OVERRIDE_PRODUCER",
        "NVRTC_DISABLE_CONCURRENT_NVVM",
        "NVRTC_DISABLE_PCH",
        "NVRTC_INTERNAL_CONCURRENT_NVVM",
        "NVRTC_INTERNAL_GLOBAL_LOCK",
        "NVRTC_PCH_HEAP_SIZE",
        "NV_NVVM_VERSION",
        "OPENSSL_ia32cap",
    ),
    "succeeds": ((11, "nvrtcVersion", "pair"),),
    "files": {
        "linux": ((13, "libnvrtc.so.13"), (12, "libnvrtc.so.12"), (11, "libnvrtc.so.11.2")),
        "win32": ((13, "nvrtc64_130_0.dll"), (12, "nvrtc64_120_0.dll"), (11, "nvrtc64_112_0.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cuda_nvrtc/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cuda_nvrtc/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "beside": {"linux": "libnvrtc-builtins.so.", "win32": "nvrtc-builtins64_"},
    "probes": (("nvrtcVersion", "pair"),),
    "manual": "https://docs.nvidia.com/cuda/nvrtc/index.html",
    "hint": "pip install \"cudyn[compile]\" (for CUDA 12 \"cudyn[cu12]\"), install a CUDA toolkit, or name the file in CUDYN_NVRTC.",
    "absent": (("NVRTC_ERROR_INTERNAL_ERROR", 11), ("NVRTC_ERROR_INTERNAL_ERROR", 11)),
    "callbacks": {"nvrtcSetFlowCallback": "registered"},
}
