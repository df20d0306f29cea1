"""The descriptions that nvvm returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "nvvmGetErrorString": {
        10: "NVVM_ERROR not found",
    },
}

UNKNOWN: dict[str, str] = {
    "nvvmGetErrorString": "NVVM_ERROR not found",
}
