"""The loader's facts about the cuStabilizer library.

Generated from headers/libraries/custabilizer.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuStabilizer library",
    "status": "custabilizerStatus_t",
    "prefixes": ("custabilizer",),
    "error": "CustabilizerError",
    "describe": "custabilizerGetErrorString",
    "driverless": ("CUSTABILIZER_STATUS_NOT_INITIALIZED",),
    "succeeds": ((0, "custabilizerGetVersion", "returned"),),
    "files": {"linux": ((0, "libcustabilizer.so.0"),)},
    "wheels": {"linux": ((0, "../cuquantum/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("custabilizerGetVersion", "returned"),),
    "manual": "https://docs.nvidia.com/cuda/cuquantum/latest/custabilizer/",
    "hint": "pip install custabilizer-cu12 or custabilizer-cu13, or name the file in CUDYN_CUSTABILIZER.",
    "absent": (("CUSTABILIZER_STATUS_NOT_INITIALIZED", 2), ("CUSTABILIZER_STATUS_NOT_SUPPORTED", 4)),
    "numbering": "cuStabilizer",
}
