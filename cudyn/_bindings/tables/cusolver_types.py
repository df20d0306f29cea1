"""The types of cusolver, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cusolverDn.h, cusolverSp.h, cusolverSp_LOWLEVEL_PREVIEW.h, cusolverRf.h of the header
releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"cublas": "same", "cusparse": "same", "runtime": "same"}
USED_TYPES: tuple[str, ...] = ("cuComplex", "cuDoubleComplex", "cublasDiagType_t", "cublasFillMode_t", "cublasOperation_t", "cublasSideMode_t", "cudaDataType", "cudaEmulationMantissaControl_t", "cudaEmulationSpecialValuesSupport_t", "cudaEmulationStrategy_t", "cudaStream_t", "cusparseMatDescr_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "cusolverDnHandle_t": "struct cusolverDnContext *",
    "syevjInfo_t": "struct syevjInfo *",
    "gesvdjInfo_t": "struct gesvdjInfo *",
    "cusolverDnIRSParams_t": "struct cusolverDnIRSParams *",
    "cusolverDnIRSInfos_t": "struct cusolverDnIRSInfos *",
    "cusolverDnParams_t": "struct cusolverDnParams *",
    "cusolverDnFunction_t": "enum cusolverDnFunction_t",
    "FILE": "struct _IO_FILE",
    "cusolver_int_t": "int",
    "cusolverStatus_t": "enum cusolverStatus_t",
    "cusolverEigType_t": "enum cusolverEigType_t",
    "cusolverEigMode_t": "enum cusolverEigMode_t",
    "cusolverEigRange_t": "enum cusolverEigRange_t",
    "cusolverEigComp_t": "@13.2 enum cusolverEigComp_t",
    "cusolverNorm_t": "enum cusolverNorm_t",
    "cusolverIRSRefinement_t": "enum cusolverIRSRefinement_t",
    "cusolverPrecType_t": "enum cusolverPrecType_t",
    "cusolverAlgMode_t": "enum cusolverAlgMode_t",
    "cusolverStorevMode_t": "enum cusolverStorevMode_t",
    "cusolverDirectMode_t": "enum cusolverDirectMode_t",
    "cusolverDeterministicMode_t": "@12.2 enum cusolverDeterministicMode_t",
    "cusolverMathMode_t": "@13.0 enum cusolverMathMode_t",
    "cusolverDnLoggerCallback_t": "void (*)(int, const char *, const char *)",
    "cusolverSpHandle_t": "struct cusolverSpContext *",
    "csrqrInfo_t": "struct csrqrInfo *",
    "csrluInfoHost_t": "struct csrluInfoHost *",
    "csrqrInfoHost_t": "struct csrqrInfoHost *",
    "csrcholInfoHost_t": "struct csrcholInfoHost *",
    "csrcholInfo_t": "struct csrcholInfo *",
    "cusolverRfResetValuesFastMode_t": "enum cusolverRfResetValuesFastMode_t",
    "cusolverRfMatrixFormat_t": "enum cusolverRfMatrixFormat_t",
    "cusolverRfUnitDiagonal_t": "enum cusolverRfUnitDiagonal_t",
    "cusolverRfFactorization_t": "enum cusolverRfFactorization_t",
    "cusolverRfTriangularSolve_t": "enum cusolverRfTriangularSolve_t",
    "cusolverRfNumericBoostReport_t": "enum cusolverRfNumericBoostReport_t",
    "cusolverRfHandle_t": "struct cusolverRfCommon *",
}

ENUMS: dict[str, str] = {
    "cusolverDnFunction_t": """unsigned int
CUSOLVERDN_GETRF
CUSOLVERDN_POTRF
CUSOLVERDN_SYEVBATCHED @13.0
CUSOLVERDN_GEQRF @13.2
CUSOLVERDN_SYEVD @13.4
CUSOLVERDN_GESVD @13.5
CUSOLVERDN_GEEV @13.5""",
    "cusolverStatus_t": """unsigned int
CUSOLVER_STATUS_SUCCESS
CUSOLVER_STATUS_NOT_INITIALIZED
CUSOLVER_STATUS_ALLOC_FAILED
CUSOLVER_STATUS_INVALID_VALUE
CUSOLVER_STATUS_ARCH_MISMATCH
CUSOLVER_STATUS_MAPPING_ERROR
CUSOLVER_STATUS_EXECUTION_FAILED
CUSOLVER_STATUS_INTERNAL_ERROR
CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED
CUSOLVER_STATUS_NOT_SUPPORTED
CUSOLVER_STATUS_ZERO_PIVOT
CUSOLVER_STATUS_INVALID_LICENSE
CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED
CUSOLVER_STATUS_IRS_PARAMS_INVALID
CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC
CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE
CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER
CUSOLVER_STATUS_IRS_INTERNAL_ERROR 20
CUSOLVER_STATUS_IRS_NOT_SUPPORTED
CUSOLVER_STATUS_IRS_OUT_OF_RANGE
CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES
CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED 25
CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED
CUSOLVER_STATUS_IRS_MATRIX_SINGULAR 30
CUSOLVER_STATUS_INVALID_WORKSPACE""",
    "cusolverEigType_t": """unsigned int
CUSOLVER_EIG_TYPE_1 1
CUSOLVER_EIG_TYPE_2
CUSOLVER_EIG_TYPE_3""",
    "cusolverEigMode_t": """unsigned int
CUSOLVER_EIG_MODE_NOVECTOR
CUSOLVER_EIG_MODE_VECTOR""",
    "cusolverEigRange_t": """unsigned int
CUSOLVER_EIG_RANGE_ALL 1001
CUSOLVER_EIG_RANGE_I
CUSOLVER_EIG_RANGE_V""",
    "cusolverEigComp_t": """unsigned int
CUSOLVER_EIG_COMP_N @13.2 10
CUSOLVER_EIG_COMP_I @13.2
CUSOLVER_EIG_COMP_V @13.2""",
    "cusolverNorm_t": """unsigned int
CUSOLVER_INF_NORM 104
CUSOLVER_MAX_NORM
CUSOLVER_ONE_NORM
CUSOLVER_FRO_NORM""",
    "cusolverIRSRefinement_t": """unsigned int
CUSOLVER_IRS_REFINE_NOT_SET 1100
CUSOLVER_IRS_REFINE_NONE
CUSOLVER_IRS_REFINE_CLASSICAL
CUSOLVER_IRS_REFINE_CLASSICAL_GMRES
CUSOLVER_IRS_REFINE_GMRES
CUSOLVER_IRS_REFINE_GMRES_GMRES
CUSOLVER_IRS_REFINE_GMRES_NOPCOND
CUSOLVER_PREC_DD 1150
CUSOLVER_PREC_SS
CUSOLVER_PREC_SHT""",
    "cusolverPrecType_t": """unsigned int
CUSOLVER_R_8I 1201
CUSOLVER_R_8U
CUSOLVER_R_64F
CUSOLVER_R_32F
CUSOLVER_R_16F
CUSOLVER_R_16BF
CUSOLVER_R_TF32
CUSOLVER_R_AP
CUSOLVER_C_8I 1211
CUSOLVER_C_8U
CUSOLVER_C_64F
CUSOLVER_C_32F
CUSOLVER_C_16F
CUSOLVER_C_16BF
CUSOLVER_C_TF32
CUSOLVER_C_AP""",
    "cusolverAlgMode_t": """unsigned int
CUSOLVER_ALG_0
CUSOLVER_ALG_1
CUSOLVER_ALG_2""",
    "cusolverStorevMode_t": """unsigned int
CUBLAS_STOREV_COLUMNWISE
CUBLAS_STOREV_ROWWISE""",
    "cusolverDirectMode_t": """unsigned int
CUBLAS_DIRECT_FORWARD
CUBLAS_DIRECT_BACKWARD""",
    "cusolverDeterministicMode_t": """unsigned int
CUSOLVER_DETERMINISTIC_RESULTS @12.2 1
CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS @12.2""",
    "cusolverMathMode_t": """unsigned int
CUSOLVER_DEFAULT_MATH @13.0 1
CUSOLVER_FP32_EMULATED_BF16X9_MATH @13.0
CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH @13.2 4
CUSOLVER_FP32_FP64_EMULATED_MATH @13.2 6""",
    "cusolverRfResetValuesFastMode_t": """unsigned int
CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF
CUSOLVERRF_RESET_VALUES_FAST_MODE_ON""",
    "cusolverRfMatrixFormat_t": """unsigned int
CUSOLVERRF_MATRIX_FORMAT_CSR
CUSOLVERRF_MATRIX_FORMAT_CSC""",
    "cusolverRfUnitDiagonal_t": """unsigned int
CUSOLVERRF_UNIT_DIAGONAL_STORED_L
CUSOLVERRF_UNIT_DIAGONAL_STORED_U
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U""",
    "cusolverRfFactorization_t": """unsigned int
CUSOLVERRF_FACTORIZATION_ALG0
CUSOLVERRF_FACTORIZATION_ALG1
CUSOLVERRF_FACTORIZATION_ALG2""",
    "cusolverRfTriangularSolve_t": """unsigned int
CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 1
CUSOLVERRF_TRIANGULAR_SOLVE_ALG2
CUSOLVERRF_TRIANGULAR_SOLVE_ALG3""",
    "cusolverRfNumericBoostReport_t": """unsigned int
CUSOLVERRF_NUMERIC_BOOST_NOT_USED
CUSOLVERRF_NUMERIC_BOOST_USED""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
}

CONSTANTS: dict[str, int | str] = {
    "CUSOLVER_VER_MAJOR": "@11.7<13.0 11 | @13.0 12",
    "CUSOLVER_VER_MINOR": "@11.7<12.2 4 | @12.2<12.4 5 | @12.4<12.6 6 | @12.6<13.0 7 | @13.0<13.2 0 | @13.2<13.4 2 | @13.4<13.5 3 | @13.5 4",
    "CUSOLVER_VER_PATCH": "@11.7<11.8 0 | @11.8<12.0 1 | @12.0<12.1 3 | @12.1<12.2 5 | @12.2<12.3 2 | @12.3<12.4 4 | @12.4<12.5 1 | @12.5<12.6 2 | @12.6<12.8 1 | @12.8<12.9 3 | @12.9<13.0 5 | @13.0<13.1 4 | @13.1<13.2 9 | @13.2<13.3 0 | @13.3<13.4 6 | @13.4<13.5 5 | @13.5 1",
    "CUSOLVER_VER_BUILD": "@11.7<11.8 1 | @11.8<12.0 48 | @12.0<12.1 1 | @12.1<12.2 107 | @12.2<12.3 141 | @12.3<12.4 101 | @12.4<12.5 9 | @12.5<12.6 40 | @12.6<12.8 2 | @12.8<12.9 90 | @12.9<13.0 82 | @13.0<13.1 66 | @13.1<13.2 81 | @13.2<13.3 11 | @13.3<13.4 9 | @13.4<13.5 3 | @13.5 2",
    "CUSOLVER_VERSION": "@11.7<11.8 11400 | @11.8<12.0 11401 | @12.0<12.1 11403 | @12.1<12.2 11405 | @12.2<12.3 11502 | @12.3<12.4 11504 | @12.4<12.5 11601 | @12.5<12.6 11602 | @12.6<12.8 11701 | @12.8<12.9 11703 | @12.9<13.0 11705 | @13.0<13.1 12004 | @13.1<13.2 12009 | @13.2<13.3 12200 | @13.3<13.4 12206 | @13.4<13.5 12305 | @13.5 12401",
}

VARIABLES: dict[str, str] = {
}
