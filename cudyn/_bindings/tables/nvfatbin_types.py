"""The types of nvfatbin, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvFatbin.h of the header releases 12.4 to 13.5
(11 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {}
USED_TYPES: tuple[str, ...] = ()
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvFatbinResult": "enum nvFatbinResult",
    "nvFatbinHandle": "struct _nvFatbinHandle *",
}

ENUMS: dict[str, str] = {
    "nvFatbinResult": """unsigned int
NVFATBIN_SUCCESS
NVFATBIN_ERROR_INTERNAL
NVFATBIN_ERROR_ELF_ARCH_MISMATCH
NVFATBIN_ERROR_ELF_SIZE_MISMATCH
NVFATBIN_ERROR_MISSING_PTX_VERSION
NVFATBIN_ERROR_NULL_POINTER
NVFATBIN_ERROR_COMPRESSION_FAILED
NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED
NVFATBIN_ERROR_UNRECOGNIZED_OPTION
NVFATBIN_ERROR_INVALID_ARCH
NVFATBIN_ERROR_INVALID_NVVM
NVFATBIN_ERROR_EMPTY_INPUT
NVFATBIN_ERROR_MISSING_PTX_ARCH @12.5
NVFATBIN_ERROR_PTX_ARCH_MISMATCH @12.5
NVFATBIN_ERROR_MISSING_FATBIN @12.5
NVFATBIN_ERROR_INVALID_INDEX @12.5
NVFATBIN_ERROR_IDENTIFIER_REUSE @12.5
NVFATBIN_ERROR_INTERNAL_PTX_OPTION @12.6""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
}

CONSTANTS: dict[str, int | str] = {
}

VARIABLES: dict[str, str] = {
}
