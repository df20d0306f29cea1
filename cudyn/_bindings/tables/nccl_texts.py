"""The descriptions that nccl returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "ncclGetErrorString": {
        0: "no error",
        1: "unhandled cuda error (run with NCCL_DEBUG=INFO for details)",
        2: "unhandled system error (run with NCCL_DEBUG=INFO for details)",
        3: "internal error - please report this issue to the NCCL developers",
        4: "invalid argument (run with NCCL_DEBUG=WARN for details)",
        5: "invalid usage (run with NCCL_DEBUG=WARN for details)",
        6: "remote process exited or there was a network error",
        7: "NCCL operation in progress",
        8: "timeout",
        9: "unknown result code",
    },
    "pncclGetErrorString": {
        0: "no error",
        1: "unhandled cuda error (run with NCCL_DEBUG=INFO for details)",
        2: "unhandled system error (run with NCCL_DEBUG=INFO for details)",
        3: "internal error - please report this issue to the NCCL developers",
        4: "invalid argument (run with NCCL_DEBUG=WARN for details)",
        5: "invalid usage (run with NCCL_DEBUG=WARN for details)",
        6: "remote process exited or there was a network error",
        7: "NCCL operation in progress",
        8: "timeout",
        9: "unknown result code",
    },
}

UNKNOWN: dict[str, str] = {
    "ncclGetErrorString": "unknown result code",
    "pncclGetErrorString": "unknown result code",
}
