"""The descriptions that nvfatbin returns for status codes, in the format described in rows.py.

Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.
"""

TEXTS: dict[str, dict[int, str]] = {
    "nvFatbinGetErrorString": {
        1: "internal error",
        2: "fatbinary elf mismatch: elf arch does not match user-specified arch",
        3: "fatbinary elf mismatch: elf size doesn't match user-specified size",
        4: "could not find ptx version",
        5: "input contained null pointer",
        6: "compression failed",
        7: "compressed size is bigger than max size of compressed size field",
        8: "unknown option",
        9: "invalid architecture",
        10: "invalid NVVM input",
        11: "empty input",
        12: "missing ptx architecture",
        13: "ptx architecture incompatible with specified architecture",
        14: "host object doesn't contain a fatbin",
        15: "invalid index input",
        16: "each relocatable entry must have a unique identifier name per architecture",
        17: "used ptx options include internal options",
    },
}

UNKNOWN: dict[str, str] = {
    "nvFatbinGetErrorString": "unknown error",
}
