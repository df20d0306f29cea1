"""The meanings of the cuFFT library's status codes, in our own words.

Generated from headers/libraries/cufft.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "CUFFT_SUCCESS": "no error",
    "CUFFT_INVALID_PLAN": "the plan was not created, or is already destroyed",
    "CUFFT_ALLOC_FAILED": "not enough memory for the plan or its work area; free some or use smaller batches",
    "CUFFT_INVALID_TYPE": "the type of the transform is unknown, or differs from the plan's",
    "CUFFT_INVALID_VALUE": "an argument is wrong, for instance a null pointer",
    "CUFFT_INTERNAL_ERROR": "cuFFT or one of its CUDA calls failed",
    "CUFFT_EXEC_FAILED": "the transform could not be run on the GPU",
    "CUFFT_SETUP_FAILED": "the library could not be initialized; check the driver and the GPU",
    "CUFFT_INVALID_SIZE": "a size of the transform is not supported",
    "CUFFT_UNALIGNED_DATA": "the data does not have the alignment that the transform needs",
    "CUFFT_INCOMPLETE_PARAMETER_LIST": "the call lacks a required argument",
    "CUFFT_INVALID_DEVICE": "the plan belongs to another GPU, or the list of GPUs is wrong",
    "CUFFT_PARSE_ERROR": "cuFFT could not read its own code for a plan",
    "CUFFT_NO_WORKSPACE": "the plan has no work area; call cufftSetWorkArea",
    "CUFFT_NOT_IMPLEMENTED": "the library does not have this for these parameters",
    "CUFFT_LICENSE_ERROR": "the license is not valid; no longer used",
    "CUFFT_NOT_SUPPORTED": "this can't be done with these parameters or on this GPU",
    "CUFFT_MISSING_DEPENDENCY": "a library that cuFFT needs is missing, such as NVRTC or nvJitLink",
    "CUFFT_NVRTC_FAILURE": "NVRTC failed while a kernel was compiled",
    "CUFFT_NVJITLINK_FAILURE": "nvJitLink failed while a kernel was linked, for instance with a callback",
    "CUFFT_NVSHMEM_FAILURE": "NVSHMEM failed",
}
