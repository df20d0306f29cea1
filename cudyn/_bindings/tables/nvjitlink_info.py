"""The loader's facts about the nvJitLink library.

Generated from headers/libraries/nvjitlink.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "nvJitLink library",
    "status": "nvJitLinkResult",
    "prefixes": ("nvJitLink", "__nvJitLink"),
    "error": "NvJitLinkError",
    "log": (
        ("nvJitLinkAddData", "nvJitLinkAddFile", "nvJitLinkComplete"),
        "nvJitLinkGetErrorLogSize",
        "nvJitLinkGetErrorLog",
    ),
    "dated": (
        "NVJITLINK_ERROR_UNRECOGNIZED_OPTION",
        "NVJITLINK_ERROR_INVALID_INPUT",
        "NVJITLINK_ERROR_UNRECOGNIZED_INPUT",
        "NVJITLINK_ERROR_UNRECOGNIZED_ARCH",
        "NVJITLINK_ERROR_OUTDATED_LIBRARY",
    ),
    "versioned": "__{}_{}_{}",
    "load_variables": (
        "AS_SECURE_LOG_FILE",
        "LIBNVVM_DISABLE_CONCURRENT_API",
        "LIBNVVM_NVVM_VERSION",
        "LLVM_OVERRIDE_PRODUCER",
        "NV_NVVM_VERSION",
        "OPENSSL_ia32cap",
    ),
    "succeeds": ((12, "nvJitLinkVersion", "pair"),),
    "files": {
        "linux": ((13, "libnvJitLink.so.13"), (12, "libnvJitLink.so.12")),
        "win32": ((13, "nvJitLink_130_0.dll"), (12, "nvJitLink_120_0.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "nvjitlink/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "nvjitlink/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (("nvJitLinkVersion", "pair"), ("__nvJitLinkCreate_{}_{}", "symbol")),
    "manual": "https://docs.nvidia.com/cuda/nvjitlink/index.html",
    "hint": "pip install \"cudyn[compile]\" (for CUDA 12 \"cudyn[cu12]\"), install a CUDA toolkit, or name the file in CUDYN_NVJITLINK.",
    "absent": (("NVJITLINK_ERROR_INTERNAL", 6), ("NVJITLINK_ERROR_INTERNAL", 6)),
}
