"""The loader's facts about the cuPauliProp library.

Generated from headers/libraries/cupauliprop.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuPauliProp library",
    "status": "cupaulipropStatus_t",
    "prefixes": ("cupauliprop",),
    "error": "CupaulipropError",
    "describe": "cupaulipropGetErrorString",
    "driverless": ("CUPAULIPROP_STATUS_NOT_INITIALIZED",),
    "succeeds": ((0, "cupaulipropGetVersion", "returned"),),
    "files": {"linux": ((0, "libcupauliprop.so.0"),)},
    "wheels": {"linux": ((0, "../cuquantum/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("cupaulipropGetVersion", "returned"),),
    "manual": "https://docs.nvidia.com/cuda/cuquantum/latest/cupauliprop/",
    "hint": "pip install cupauliprop-cu12 or cupauliprop-cu13, or name the file in CUDYN_CUPAULIPROP.",
    "absent": (("CUPAULIPROP_STATUS_NOT_INITIALIZED", 1), ("CUPAULIPROP_STATUS_NOT_SUPPORTED", 4)),
    "numbering": "cuPauliProp",
}
