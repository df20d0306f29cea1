"""The meanings of the nvJPEG2000 library's status codes, in our own words.

Generated from headers/libraries/nvjpeg2k.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "NVJPEG2K_STATUS_SUCCESS": "no error",
    "NVJPEG2K_STATUS_NOT_INITIALIZED": "the handle was not created, or is already destroyed",
    "NVJPEG2K_STATUS_INVALID_PARAMETER": "an argument is wrong, for instance a null pointer",
    "NVJPEG2K_STATUS_BAD_JPEG": "the data is not a JPEG 2000 image, or is damaged",
    "NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED": "nvJPEG2000 can't decode or encode this kind of JPEG 2000 image",
    "NVJPEG2K_STATUS_ALLOCATOR_FAILURE": "the allocator could not allocate memory; free some",
    "NVJPEG2K_STATUS_EXECUTION_FAILED": "work on the GPU failed; check the driver and the GPU",
    "NVJPEG2K_STATUS_ARCH_MISMATCH": "the GPU can't do this with these parameters",
    "NVJPEG2K_STATUS_INTERNAL_ERROR": "nvJPEG2000 itself failed",
    "NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED": "the backend can't do this",
}
