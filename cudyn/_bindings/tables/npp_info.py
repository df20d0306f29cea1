"""The loader's facts about the NPP library.

Generated from headers/libraries/npp.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "NPP library",
    "status": "NppStatus",
    "prefixes": ("npp",),
    "error": "NppError",
    "driverless": ("NPP_CUDA_KERNEL_EXECUTION_ERROR",),
    "succeeds": ((12, "nppGetLibVersion", "pointed"),),
    "files": {
        "linux": ((13, "libnppc.so.13"), (12, "libnppc.so.12")),
        "win32": ((13, "nppc64_13.dll"), (12, "nppc64_12.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "npp/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "npp/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "siblings": {
        "nppcore.h": "nppc",
        "nppi_arithmetic_and_logical_operations.h": "nppial",
        "nppi_color_conversion.h": "nppicc",
        "nppi_data_exchange_and_initialization.h": "nppidei",
        "nppi_filtering_functions.h": "nppif",
        "nppi_geometry_transforms.h": "nppig",
        "nppi_linear_transforms.h": "nppist",
        "nppi_morphological_operations.h": "nppim",
        "nppi_statistics_functions.h": "nppist",
        "nppi_support_functions.h": "nppisu",
        "nppi_threshold_and_compare_operations.h": "nppitc",
        "npps_arithmetic_and_logical_operations.h": "npps",
        "npps_conversion_functions.h": "npps",
        "npps_filtering_functions.h": "npps",
        "npps_initialization.h": "npps",
        "npps_statistics_functions.h": "npps",
        "npps_support_functions.h": "npps",
    },
    "probes": (("nppGetLibVersion", "pointed"),),
    "manual": "https://docs.nvidia.com/cuda/npp/",
    "hint": "pip install nvidia-npp (for CUDA 12: nvidia-npp-cu12), install a CUDA toolkit, or name the file in CUDYN_NPP.",
    "absent": (("NPP_ERROR", -2), ("NPP_NOT_IMPLEMENTED_ERROR", -3)),
}
