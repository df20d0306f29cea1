"""The meanings of the cuSOLVER library's status codes, in our own words.

Generated from headers/libraries/cusolver.toml. Do not edit: `nox -s codegen` writes it.
"""

DESCRIPTIONS: dict[str, str] = {
    "CUSOLVER_STATUS_SUCCESS": "no error",
    "CUSOLVER_STATUS_NOT_INITIALIZED": "the handle is missing, or CUDA or cuBLAS could not be initialized for it",
    "CUSOLVER_STATUS_ALLOC_FAILED": "not enough memory; free some",
    "CUSOLVER_STATUS_INVALID_VALUE": "an argument is wrong, for instance a negative size",
    "CUSOLVER_STATUS_ARCH_MISMATCH": "the GPU can't do this, for instance because it lacks double precision",
    "CUSOLVER_STATUS_MAPPING_ERROR": "memory could not be mapped",
    "CUSOLVER_STATUS_EXECUTION_FAILED": "a kernel of the library could not be launched or crashed",
    "CUSOLVER_STATUS_INTERNAL_ERROR": "cuSOLVER itself failed, or memory was freed while it ran",
    "CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED": "a matrix of this type can't be used here",
    "CUSOLVER_STATUS_NOT_SUPPORTED": "the library does not have this for these parameters",
    "CUSOLVER_STATUS_ZERO_PIVOT": "a pivot is zero: the matrix is singular",
    "CUSOLVER_STATUS_INVALID_LICENSE": "the license is not valid",
    "CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED": "the parameters of the iterative refinement were not created",
    "CUSOLVER_STATUS_IRS_PARAMS_INVALID": "a parameter of the iterative refinement is wrong",
    "CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC": "a precision of the iterative refinement is wrong",
    "CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE": "the solver of the iterative refinement is wrong",
    "CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER": "the number of iterations of the refinement is wrong",
    "CUSOLVER_STATUS_IRS_INTERNAL_ERROR": "the iterative refinement itself failed",
    "CUSOLVER_STATUS_IRS_NOT_SUPPORTED": "the iterative refinement can't be done with these parameters",
    "CUSOLVER_STATUS_IRS_OUT_OF_RANGE": "a value went out of the range of the lower precision",
    "CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES": "GMRES refines only one right-hand side",
    "CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED": "the object for the refinement's information was not created",
    "CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED": "the object for the refinement's information is still in use",
    "CUSOLVER_STATUS_IRS_MATRIX_SINGULAR": "the matrix is singular: its factorization has a zero on the diagonal",
    "CUSOLVER_STATUS_INVALID_WORKSPACE": "the workspace is missing, too small or not aligned",
}
