"""The meanings of the nvJPEG library's status codes, in our own words.

Generated from headers/libraries/nvjpeg.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "NVJPEG_STATUS_SUCCESS": "no error",
    "NVJPEG_STATUS_NOT_INITIALIZED": "the handle was not created, or is already destroyed",
    "NVJPEG_STATUS_INVALID_PARAMETER": "an argument is wrong, for instance a null pointer",
    "NVJPEG_STATUS_BAD_JPEG": "the data is not a JPEG, or is damaged",
    "NVJPEG_STATUS_JPEG_NOT_SUPPORTED": "this kind of JPEG can't be decoded, or not by this backend",
    "NVJPEG_STATUS_ALLOCATOR_FAILURE": "the allocator could not allocate memory; free some",
    "NVJPEG_STATUS_EXECUTION_FAILED": "work on the GPU failed; check the driver and the GPU",
    "NVJPEG_STATUS_ARCH_MISMATCH": "the library has no code for this GPU; use the library from a toolkit that supports it",
    "NVJPEG_STATUS_INTERNAL_ERROR": "nvJPEG itself failed",
    "NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED": "the backend can't do this; choose another one",
    "NVJPEG_STATUS_INCOMPLETE_BITSTREAM": "the data ends before the image does; pass all of it",
}
