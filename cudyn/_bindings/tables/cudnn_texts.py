"""The descriptions that cudnn returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "cudnnGetErrorString": {
    },
}

UNKNOWN: dict[str, str] = {
    "cudnnGetErrorString": "CUDNN_UNKNOWN_STATUS",
}
