"""The meanings of the cuDSS library's status codes, in our own words.

Generated from headers/libraries/cudss.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "CUDSS_STATUS_SUCCESS": "no error",
    "CUDSS_STATUS_NOT_INITIALIZED": "an object was not created, or is already destroyed",
    "CUDSS_STATUS_ALLOC_FAILED": "not enough memory; free some",
    "CUDSS_STATUS_INVALID_VALUE": "an argument is wrong, for instance a null pointer",
    "CUDSS_STATUS_NOT_SUPPORTED": "the library does not have this for these parameters",
    "CUDSS_STATUS_EXECUTION_FAILED": "a kernel of the library could not be launched or crashed",
    "CUDSS_STATUS_INTERNAL_ERROR": "cuDSS itself failed",
    "CUDSS_STATUS_IR_FAILED": "the iterative refinement failed",
}
