"""The meanings of the nvImageCodec library's status codes, in our own words.

Generated from headers/libraries/nvimgcodec.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "NVIMGCODEC_STATUS_SUCCESS": "no error",
    "NVIMGCODEC_STATUS_NOT_INITIALIZED": "the library or the instance was not initialized",
    "NVIMGCODEC_STATUS_INVALID_PARAMETER": "an argument is wrong, for instance a null pointer",
    "NVIMGCODEC_STATUS_BAD_CODESTREAM": "the data is damaged, or not an image",
    "NVIMGCODEC_STATUS_CODESTREAM_UNSUPPORTED": "no codec that is loaded reads this data",
    "NVIMGCODEC_STATUS_ALLOCATOR_FAILURE": "memory could not be allocated; free some",
    "NVIMGCODEC_STATUS_EXECUTION_FAILED": "work on the GPU failed; check the driver and the GPU",
    "NVIMGCODEC_STATUS_ARCH_MISMATCH": "the library has no code for this GPU",
    "NVIMGCODEC_STATUS_INTERNAL_ERROR": "nvImageCodec itself failed",
    "NVIMGCODEC_STATUS_IMPLEMENTATION_UNSUPPORTED": "no codec that is loaded can do this; choose other parameters",
    "NVIMGCODEC_STATUS_MISSED_DEPENDENCIES": "a library that a codec needs is missing; install the extras of nvidia-nvimgcodec",
    "NVIMGCODEC_STATUS_EXTENSION_NOT_INITIALIZED": "an extension was not initialized",
    "NVIMGCODEC_STATUS_EXTENSION_INVALID_PARAMETER": "an extension received a wrong argument",
    "NVIMGCODEC_STATUS_EXTENSION_BAD_CODE_STREAM": "an extension found damaged data",
    "NVIMGCODEC_STATUS_EXTENSION_CODESTREAM_UNSUPPORTED": "an extension does not read this data",
    "NVIMGCODEC_STATUS_EXTENSION_ALLOCATOR_FAILURE": "an extension could not allocate memory",
    "NVIMGCODEC_STATUS_EXTENSION_ARCH_MISMATCH": "an extension has no code for this GPU",
    "NVIMGCODEC_STATUS_EXTENSION_INTERNAL_ERROR": "an extension failed",
    "NVIMGCODEC_STATUS_EXTENSION_IMPLEMENTATION_NOT_SUPPORTED": "an extension can't do this",
    "NVIMGCODEC_STATUS_EXTENSION_INCOMPLETE_BITSTREAM": "an extension found data that ends before the image does",
    "NVIMGCODEC_STATUS_EXTENSION_EXECUTION_FAILED": "work of an extension failed on the GPU",
    "NVIMGCODEC_STATUS_EXTENSION_CUDA_CALL_ERROR": "a CUDA call failed in an extension",
    "NVIMGCODEC_STATUS_ENUM_FORCE_INT": "not a status: it gives the enumeration its size",
}
