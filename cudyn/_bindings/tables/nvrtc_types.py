"""The types of nvrtc, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvrtc.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {}
USED_TYPES: tuple[str, ...] = ()
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvrtcResult": "enum nvrtcResult",
    "nvrtcProgram": "struct _nvrtcProgram *",
    "nvrtcBundledHeadersInfo": "@13.3 struct nvrtcBundledHeadersInfo",
}

ENUMS: dict[str, str] = {
    "nvrtcResult": """unsigned int
NVRTC_SUCCESS
NVRTC_ERROR_OUT_OF_MEMORY
NVRTC_ERROR_PROGRAM_CREATION_FAILURE
NVRTC_ERROR_INVALID_INPUT
NVRTC_ERROR_INVALID_PROGRAM
NVRTC_ERROR_INVALID_OPTION
NVRTC_ERROR_COMPILATION
NVRTC_ERROR_BUILTIN_OPERATION_FAILURE
NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION
NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION
NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID
NVRTC_ERROR_INTERNAL_ERROR
NVRTC_ERROR_TIME_FILE_WRITE_FAILED @12.1
NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED @12.8
NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED @12.8
NVRTC_ERROR_PCH_CREATE @12.8
NVRTC_ERROR_CANCELLED @12.8
NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED @13.0
NVRTC_ERROR_BUSY @13.3""",
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
    "nvrtcBundledHeadersInfo": """@13.3 struct 40 8
  0 int available
  8 size_t compressedSize
  16 size_t uncompressedSize
  24 int cudaVersionMajor
  28 int cudaVersionMinor
  32 unsigned int numFiles""",
}

CONSTANTS: dict[str, int | str] = {
    "NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS": "@13.3 0",
    "NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE": "@13.3 1",
    "NVRTC_INSTALL_HEADERS_NO_WAIT": "@13.3 2",
}

VARIABLES: dict[str, str] = {
}
