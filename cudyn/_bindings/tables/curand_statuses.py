"""The meanings of the cuRAND library's status codes, in our own words.

Generated from headers/libraries/curand.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "CURAND_STATUS_SUCCESS": "no error",
    "CURAND_STATUS_VERSION_MISMATCH": "the version of the library differs from that of its header or its other parts",
    "CURAND_STATUS_NOT_INITIALIZED": "the generator was not created, or is already destroyed",
    "CURAND_STATUS_ALLOCATION_FAILED": "memory for the generator could not be allocated; free GPU memory",
    "CURAND_STATUS_TYPE_ERROR": "the generator is of a type that does not exist or can't do this",
    "CURAND_STATUS_OUT_OF_RANGE": "an argument is outside of its range",
    "CURAND_STATUS_LENGTH_NOT_MULTIPLE": "the length must be a multiple of the dimension, and even for normal distributions",
    "CURAND_STATUS_DOUBLE_PRECISION_REQUIRED": "the GPU has no double precision, which this needs",
    "CURAND_STATUS_LAUNCH_FAILURE": "a kernel of the library could not be launched or crashed",
    "CURAND_STATUS_PREEXISTING_FAILURE": "an earlier CUDA call had failed; look there for the cause",
    "CURAND_STATUS_INITIALIZATION_FAILED": "CUDA could not be initialized; check the driver and the GPU",
    "CURAND_STATUS_ARCH_MISMATCH": "the library has no code for this GPU; use the library from a toolkit that supports it",
    "CURAND_STATUS_INTERNAL_ERROR": "cuRAND itself failed",
}
