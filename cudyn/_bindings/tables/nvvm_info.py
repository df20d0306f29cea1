"""The loader's facts about the libNVVM library.

Generated from headers/libraries/nvvm.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "libNVVM library",
    "status": "nvvmResult",
    "prefixes": ("nvvm",),
    "error": "NvvmError",
    "describe": "nvvmGetErrorString",
    "log": (("nvvmCompileProgram", "nvvmVerifyProgram"), "nvvmGetProgramLogSize", "nvvmGetProgramLog"),
    "succeeds": (
        (11, "nvvmVersion", "1.9"),
        (12, "nvvmVersion", "2.0"),
        (11, "nvvmIRVersion", "1.9.3.1"),
        (12, "nvvmIRVersion", "2.0.3.2"),
    ),
    "files": {"linux": ((0, "libnvvm.so.4"), (0, "libnvvm.so")), "win32": ((0, "nvvm64_40_0.dll"),)},
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cuda_nvcc/nvvm/lib64")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cuda_nvcc/nvvm/bin")),
    },
    "conda": {"linux": ("nvvm/lib64",), "win32": ("Library/nvvm/bin",)},
    "toolkit": {"linux": ("nvvm/lib64",), "win32": ("nvvm/bin/x64", "nvvm/bin")},
    "probes": (("nvvmVersion", "pair"),),
    "manual": "https://docs.nvidia.com/cuda/libnvvm-api/",
    "hint": "pip install nvidia-nvvm (for CUDA 12 or 11 nvidia-cuda-nvcc-cu12 or -cu11), install a CUDA toolkit, or name the file in CUDYN_NVVM.",
    "absent": (("NVVM_ERROR_PROGRAM_CREATION_FAILURE", 2), ("NVVM_ERROR_PROGRAM_CREATION_FAILURE", 2)),
}
