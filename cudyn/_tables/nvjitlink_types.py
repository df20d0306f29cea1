"""The types of nvjitlink; cudyn/_tables/rows.py explains the tables.

Generated from nvJitLink.h of the header releases 12.0 to 13.5
(15 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: tuple[str, ...] = ()
USES_RELEASE = ""
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvJitLinkResult": "enum nvJitLinkResult",
    "nvJitLinkInputType": "enum nvJitLinkInputType",
    "nvJitLinkHandle": "struct nvJitLink *",
}

ENUMS: dict[str, tuple[str, dict[str, int | str]]] = {
    "nvJitLinkResult": ("unsigned int", {
        "NVJITLINK_SUCCESS": 0,
        "NVJITLINK_ERROR_UNRECOGNIZED_OPTION": 1,
        "NVJITLINK_ERROR_MISSING_ARCH": 2,
        "NVJITLINK_ERROR_INVALID_INPUT": 3,
        "NVJITLINK_ERROR_PTX_COMPILE": 4,
        "NVJITLINK_ERROR_NVVM_COMPILE": 5,
        "NVJITLINK_ERROR_INTERNAL": 6,
        "NVJITLINK_ERROR_THREADPOOL": "@12.3 7",
        "NVJITLINK_ERROR_UNRECOGNIZED_INPUT": "@12.4 8",
        "NVJITLINK_ERROR_FINALIZE": "@12.6 9",
        "NVJITLINK_ERROR_NULL_INPUT": "@13.0 10",
        "NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS": "@13.0 11",
        "NVJITLINK_ERROR_INCORRECT_INPUT_TYPE": "@13.0 12",
        "NVJITLINK_ERROR_ARCH_MISMATCH": "@13.0 13",
        "NVJITLINK_ERROR_OUTDATED_LIBRARY": "@13.0 14",
        "NVJITLINK_ERROR_MISSING_FATBIN": "@13.0 15",
        "NVJITLINK_ERROR_UNRECOGNIZED_ARCH": "@13.0 16",
        "NVJITLINK_ERROR_UNSUPPORTED_ARCH": "@13.0 17",
        "NVJITLINK_ERROR_LTO_NOT_ENABLED": "@13.0 18",
    }),
    "nvJitLinkInputType": ("unsigned int", {
        "NVJITLINK_INPUT_NONE": 0,
        "NVJITLINK_INPUT_CUBIN": 1,
        "NVJITLINK_INPUT_PTX": 2,
        "NVJITLINK_INPUT_LTOIR": 3,
        "NVJITLINK_INPUT_FATBIN": 4,
        "NVJITLINK_INPUT_OBJECT": 5,
        "NVJITLINK_INPUT_LIBRARY": 6,
        "NVJITLINK_INPUT_INDEX": "@12.6 7",
        "NVJITLINK_INPUT_ANY": "@12.4 10",
    }),
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RECORDS: dict[str, str] = {
}

CONSTANTS: dict[str, int | str] = {
    "NVJITLINK_ERROR_NULL_INPUT": "@12.4<13.0 NVJITLINK_ERROR_INVALID_INPUT",
    "NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS": "@12.4<13.0 NVJITLINK_ERROR_INVALID_INPUT",
    "NVJITLINK_ERROR_INCORRECT_INPUT_TYPE": "@12.4<13.0 NVJITLINK_ERROR_INVALID_INPUT",
    "NVJITLINK_ERROR_ARCH_MISMATCH": "@12.4<13.0 NVJITLINK_ERROR_INTERNAL",
    "NVJITLINK_ERROR_OUTDATED_LIBRARY": "@12.4<13.0 NVJITLINK_ERROR_INTERNAL",
    "NVJITLINK_ERROR_MISSING_FATBIN": "@12.4<13.0 NVJITLINK_ERROR_INVALID_INPUT",
}

VARIABLES: dict[str, str] = {
}
