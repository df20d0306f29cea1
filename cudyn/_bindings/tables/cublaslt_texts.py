"""The descriptions that cublaslt returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "cublasLtGetStatusName": {
    },
    "cublasLtGetStatusString": {
        0: "success",
        1: "the library was not initialized",
        3: "the resource allocation failed",
        7: "an unsupported value or parameter was passed to the function",
        8: "the function requires an architectural feature absent from the device",
        11: "an access to GPU memory space failed",
        13: "the function failed to launch on the GPU",
        14: "an internal operation failed",
        15: "the requested functionality is not supported",
        16: "the license check failed",
    },
}

UNKNOWN: dict[str, str] = {
    "cublasLtGetStatusName": "unrecognized status",
    "cublasLtGetStatusString": "unrecognized status",
}
