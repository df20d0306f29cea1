"""The descriptions that custatevec returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "custatevecGetErrorName": {
        21: "unrecognized error code",
    },
    "custatevecGetErrorString": {
        0: "success",
        1: "initialization error",
        2: "allocation failed",
        3: "invalid value",
        4: "architecture mismatch",
        5: "kernel launch failure",
        6: "internal error",
        7: "operation not supported",
        8: "too small workspace",
        9: "sampler is not preprocessed",
        10: "no device mempool is given",
        11: "device mempool failure",
        12: "communicator error",
        13: "loading shared library failed",
        14: "invalid configuration",
        15: "already initialized",
        16: "invalid wire",
        17: "system error",
        18: "CUDA error",
        19: "numerical error",
        20: "resources not accessible",
        21: "unrecognized error code",
    },
}

UNKNOWN: dict[str, str] = {
    "custatevecGetErrorName": "unrecognized error code",
    "custatevecGetErrorString": "unrecognized error code",
}
