"""The types and constants of nvfatbin.

Generated from nvFatbin.h of the header releases 12.4 to 13.5
(11 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

# the libraries that have the types which are not here, and the release of theirs, if one is
# fixed
USES: tuple[str, ...] = ()
USES_RELEASE = ""

# does an address serve where a pointer is asked for, because that points to device memory?
DEVICE_POINTERS = False

# records that 64-bit Windows lays out otherwise, and how
WINDOWS: dict[str, str] = {}

# endings: a record X_params_st is called X_params, too, as if TYPEDEFS had it
TAGGED: tuple[str, ...] = ()

# name: [@since] type | ...
TYPEDEFS: dict[str, str] = {
    "nvFatbinResult": "enum nvFatbinResult",
    "nvFatbinHandle": "struct _nvFatbinHandle *",
}

# tag: (integer type of the newest, {enumerator: value or [@since[<until]] value | ...})
ENUMS: dict[str, tuple[str, dict[str, int | str]]] = {
    "nvFatbinResult": ("unsigned int", {
        "NVFATBIN_SUCCESS": 0,
        "NVFATBIN_ERROR_INTERNAL": 1,
        "NVFATBIN_ERROR_ELF_ARCH_MISMATCH": 2,
        "NVFATBIN_ERROR_ELF_SIZE_MISMATCH": 3,
        "NVFATBIN_ERROR_MISSING_PTX_VERSION": 4,
        "NVFATBIN_ERROR_NULL_POINTER": 5,
        "NVFATBIN_ERROR_COMPRESSION_FAILED": 6,
        "NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED": 7,
        "NVFATBIN_ERROR_UNRECOGNIZED_OPTION": 8,
        "NVFATBIN_ERROR_INVALID_ARCH": 9,
        "NVFATBIN_ERROR_INVALID_NVVM": 10,
        "NVFATBIN_ERROR_EMPTY_INPUT": 11,
        "NVFATBIN_ERROR_MISSING_PTX_ARCH": "@12.5 12",
        "NVFATBIN_ERROR_PTX_ARCH_MISMATCH": "@12.5 13",
        "NVFATBIN_ERROR_MISSING_FATBIN": "@12.5 14",
        "NVFATBIN_ERROR_INVALID_INDEX": "@12.5 15",
        "NVFATBIN_ERROR_IDENTIFIER_REUSE": "@12.5 16",
        "NVFATBIN_ERROR_INTERNAL_PTX_OPTION": "@12.6 17",
    }),
}

# enum: {enumerator: type of what `void *` leads to, with the value that ends an array}
ATTRIBUTES: dict[str, dict[str, str]] = {
}

# record: {member: what a new one has in it, an int, a constant or the record's size}
INITIAL: dict[str, dict[str, int | str]] = {
}

# tag: [@since[<until]] kind size alignment, a line per member: offset in bytes[:bits]
RECORDS: dict[str, str] = {
}

# macro: value, type and value, or the name it stands for
CONSTANTS: dict[str, int | str] = {
}
