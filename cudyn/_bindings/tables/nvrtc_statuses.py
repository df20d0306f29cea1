"""The meanings of the NVRTC library's status codes, in our own words.

Generated from headers/libraries/nvrtc.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "NVRTC_SUCCESS": "no error",
    "NVRTC_ERROR_OUT_OF_MEMORY": "not enough host memory to compile",
    "NVRTC_ERROR_PROGRAM_CREATION_FAILURE": "the program object could not be created",
    "NVRTC_ERROR_INVALID_INPUT": "an argument is wrong, for instance a null pointer",
    "NVRTC_ERROR_INVALID_PROGRAM": "the program handle is null or already destroyed",
    "NVRTC_ERROR_INVALID_OPTION": "a compile option is unknown or malformed; the compilation log may name it",
    "NVRTC_ERROR_COMPILATION": "the source does not compile; see the compilation log",
    "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE": "libnvrtc-builtins failed or is missing; install the file of the same version next to libnvrtc",
    "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION": "name expressions cannot be added to a compiled program; add them before compiling",
    "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION": "mangled names do not exist yet; compile the program first",
    "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID": "this name expression was never added to the program; add the same text before compiling",
    "NVRTC_ERROR_INTERNAL_ERROR": "nvrtc itself failed; try another nvrtc version",
    "NVRTC_ERROR_TIME_FILE_WRITE_FAILED": "the file of the --time option could not be written; check its path",
    "NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED": "no precompiled header was requested, or the compiler saw no benefit in one",
    "NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED": "not enough memory for the precompiled header; raise the limit with nvrtcSetPCHHeapSize and compile again",
    "NVRTC_ERROR_PCH_CREATE": "the precompiled header could not be created",
    "NVRTC_ERROR_CANCELLED": "the flow callback stopped the compilation",
    "NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED": "the file of the --fdevice-time-trace option could not be written; check its path",
    "NVRTC_ERROR_BUSY": "another process is installing the bundled headers; try again later or let the call wait",
}
