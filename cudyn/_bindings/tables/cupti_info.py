"""The loader's facts about the CUPTI library.

Generated from headers/libraries/cupti.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "CUPTI library",
    "status": "CUptiResult",
    "prefixes": ("cupti",),
    "error": "CuptiError",
    "describe": "cuptiGetErrorMessage",
    "driverless": ("CUPTI_ERROR_NOT_INITIALIZED", "CUPTI_ERROR_UNKNOWN"),
    "succeeds": ((11, "cuptiGetVersion", "count"), (13, "cuptiGetVersion", "fails")),
    "files": {
        "linux": (
            (13, "libcupti.so.13"),
            (12, "libcupti.so.12"),
            (11, "libcupti.so.11.8"),
            (11, "libcupti.so.11.7"),
        ),
        "win32": (
            (13, "cupti64_13.dll"),
            (13, "cupti64_2026.3.1.dll"),
            (13, "cupti64_2026.2.1.dll"),
            (13, "cupti64_2026.1.2.dll"),
            (13, "cupti64_2025.4.1.dll"),
            (13, "cupti64_2025.3.1.dll"),
            (12, "cupti64_2025.2.1.dll"),
            (12, "cupti64_2025.1.1.dll"),
            (12, "cupti64_2024.3.2.dll"),
            (12, "cupti64_2024.2.0.dll"),
            (12, "cupti64_2024.1.1.dll"),
            (12, "cupti64_2023.3.1.dll"),
            (12, "cupti64_2023.2.2.dll"),
            (12, "cupti64_2023.1.1.dll"),
            (12, "cupti64_2022.4.1.dll"),
            (11, "cupti64_2022.3.0.dll"),
            (11, "cupti64_2022.2.1.dll"),
        ),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cuda_cupti/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cuda_cupti/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": (
            "extras/CUPTI/lib64",
            "lib64",
            "lib",
            "targets/x86_64-linux/lib",
            "targets/sbsa-linux/lib",
        ),
        "win32": ("extras/CUPTI/lib64", "bin/x64", "bin"),
    },
    "probes": (
        ("cuptiGetVersion", "count"),
        ("cuptiClockControlLock", "13.4"),
        ("cuptiSubscribe_v2", "13.0"),
    ),
    "manual": "https://docs.nvidia.com/cupti/",
    "hint": "pip install nvidia-cuda-cupti (for CUDA 12 or 11: nvidia-cuda-cupti-cu12 or nvidia-cuda-cupti-cu11), install a CUDA toolkit, or name the file in CUDYN_CUPTI.",
    "absent": (("CUPTI_ERROR_NOT_INITIALIZED", 15), ("CUPTI_ERROR_API_NOT_IMPLEMENTED", 11)),
    "callbacks": {
        "cuptiActivityRegisterCallbacks": "registered",
        "cuptiActivityRegisterCallbacks_v2": "registered",
        "cuptiActivityRegisterTimestampCallback": "registered",
        "cuptiKernelReplaySubscribeUpdate": "registered",
        "cuptiRegisterComputeCrcCallback": "registered",
        "cuptiSubscribe": "registered",
        "cuptiSubscribe_v2": "registered",
        "cuptiUnsubscribe": "ends",
    },
}
