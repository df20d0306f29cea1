"""The meanings of the nvJitLink library's status codes, in our own words.

Generated from headers/libraries/nvjitlink.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "NVJITLINK_SUCCESS": "no error",
    "NVJITLINK_ERROR_UNRECOGNIZED_OPTION": "an option is unknown to this nvJitLink; it may be misspelt or newer than the library",
    "NVJITLINK_ERROR_MISSING_ARCH": "no architecture was specified; add -arch=sm_XX",
    "NVJITLINK_ERROR_INVALID_INPUT": "an input is damaged or not of the specified kind",
    "NVJITLINK_ERROR_PTX_COMPILE": "the PTX does not compile; see the error log",
    "NVJITLINK_ERROR_NVVM_COMPILE": "the LTO-IR does not compile; see the error log",
    "NVJITLINK_ERROR_INTERNAL": "nvJitLink itself failed; try another version of it",
    "NVJITLINK_ERROR_THREADPOOL": "nvJitLink's threads could not be started; check the limits of this process",
    "NVJITLINK_ERROR_UNRECOGNIZED_INPUT": "the kind of an input cannot be recognized from its contents",
    "NVJITLINK_ERROR_FINALIZE": "the last step of the link failed; see the error log",
    "NVJITLINK_ERROR_NULL_INPUT": "an input is a null pointer",
    "NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS": "two of the options contradict each other",
    "NVJITLINK_ERROR_INCORRECT_INPUT_TYPE": "an input is not of the kind that the call specifies",
    "NVJITLINK_ERROR_ARCH_MISMATCH": "an input is for another architecture than the link",
    "NVJITLINK_ERROR_OUTDATED_LIBRARY": "an input was created by a newer toolkit than this nvJitLink's; use a newer nvJitLink",
    "NVJITLINK_ERROR_MISSING_FATBIN": "a fatbin was expected, but the input does not contain one",
    "NVJITLINK_ERROR_UNRECOGNIZED_ARCH": "the architecture is unknown to this nvJitLink",
    "NVJITLINK_ERROR_UNSUPPORTED_ARCH": "this nvJitLink can't generate code for the architecture",
    "NVJITLINK_ERROR_LTO_NOT_ENABLED": "LTO-IR can be linked only with -lto",
}
