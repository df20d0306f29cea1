"""The loader's facts about the cuTENSORMg library.

Generated from headers/libraries/cutensormg.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "cuTENSORMg library",
    "status": "cutensorStatus_t",
    "prefixes": ("cutensorMg",),
    "error": "CutensormgError",
    "driverless": ("CUTENSOR_STATUS_NOT_INITIALIZED",),
    "files": {"linux": ((0, "libcutensorMg.so.2"),)},
    "wheels": {"linux": ((0, "../cutensor/lib"),)},
    "conda": {"linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "toolkit": {"linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")},
    "probes": (("", "added"),),
    "manual": "https://docs.nvidia.com/cuda/cutensor/latest/",
    "hint": "pip install cutensor-cu12 or cutensor-cu13, or name the file in CUDYN_CUTENSORMG.",
    "absent": (("CUTENSOR_STATUS_NOT_INITIALIZED", 1), ("CUTENSOR_STATUS_NOT_SUPPORTED", 15)),
    "numbering": "cuTENSORMg",
}
