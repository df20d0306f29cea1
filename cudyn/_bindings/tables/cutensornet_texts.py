"""The descriptions that cutensornet returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "cutensornetGetErrorString": {
    },
}

UNKNOWN: dict[str, str] = {
    "cutensornetGetErrorString": "unknown",
}
