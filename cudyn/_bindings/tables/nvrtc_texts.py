"""The descriptions that nvrtc returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "nvrtcGetErrorString": {
    },
}

UNKNOWN: dict[str, str] = {
    "nvrtcGetErrorString": "NVRTC_ERROR unknown",
}
