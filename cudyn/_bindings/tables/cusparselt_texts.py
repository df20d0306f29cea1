"""The descriptions that cusparselt returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "cusparseLtGetErrorName": {
    },
    "cusparseLtGetErrorString": {
        0: "success",
        1: "initialization error",
        2: "out of memory",
        3: "invalid value",
        4: "architecture mismatch",
        5: "texture memory mapping error",
        6: "kernel launch failure",
        7: "internal error",
        8: "matrix type not supported",
        9: "zero pivot",
        10: "operation not supported",
        11: "insufficient resources",
    },
}

UNKNOWN: dict[str, str] = {
    "cusparseLtGetErrorName": "unrecognized error code",
    "cusparseLtGetErrorString": "unrecognized error code",
}
