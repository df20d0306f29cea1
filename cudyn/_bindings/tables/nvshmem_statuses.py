"""The meanings of the NVSHMEM library's status codes, in our own words.

Generated from headers/libraries/nvshmem.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "NVSHMEMX_SUCCESS": "no error",
    "NVSHMEMX_ERROR_INVALID_VALUE": "an argument is wrong, for instance a pointer outside of the symmetric heap",
    "NVSHMEMX_ERROR_OUT_OF_MEMORY": "not enough memory; make NVSHMEM_SYMMETRIC_SIZE larger, or free some",
    "NVSHMEMX_ERROR_NOT_SUPPORTED": "the library does not have this for this system or these arguments",
    "NVSHMEMX_ERROR_SYMMETRY": "the processes differ in an argument that must be the same for all",
    "NVSHMEMX_ERROR_GPU_NOT_SELECTED": "no device is current in this process; call cudaSetDevice first",
    "NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED": "not all processes could launch the kernel together",
    "NVSHMEMX_ERROR_INTERNAL": "NVSHMEM itself failed; NVSHMEM_DEBUG=INFO shows more",
    "NVSHMEMX_ERROR_SENTINEL": "the end of the list; no call returns it",
}
