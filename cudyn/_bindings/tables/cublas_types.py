"""The types of cublas, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cublas_v2.h, cublasXt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "same"}
USED_TYPES: tuple[str, ...] = ("cuComplex", "cuDoubleComplex", "cudaDataType", "cudaDataType_t", "cudaEmulationMantissaControl", "cudaEmulationSpecialValuesSupport", "cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "cublasStatus_t": "enum cublasStatus_t",
    "cublasFillMode_t": "enum cublasFillMode_t",
    "cublasDiagType_t": "enum cublasDiagType_t",
    "cublasSideMode_t": "enum cublasSideMode_t",
    "cublasOperation_t": "enum cublasOperation_t",
    "cublasPointerMode_t": "enum cublasPointerMode_t",
    "cublasAtomicsMode_t": "enum cublasAtomicsMode_t",
    "cublasGemmAlgo_t": "enum cublasGemmAlgo_t",
    "cublasMath_t": "enum cublasMath_t",
    "cublasDataType_t": "cudaDataType",
    "cublasComputeType_t": "enum cublasComputeType_t",
    "cublasEmulationStrategy_t": "@12.9 enum cublasEmulationStrategy_t",
    "cublasHandle_t": "struct cublasContext *",
    "cublasLogCallback": "void (*)(const char *)",
    "cublasXtHandle_t": "struct cublasXtContext *",
    "cublasXtPinnedMemMode_t": "enum cublasXtPinnedMemMode_t",
    "cublasXtOpType_t": "enum cublasXtOpType_t",
    "cublasXtBlasOp_t": "enum cublasXtBlasOp_t",
}

ENUMS: dict[str, str] = {
    "cublasStatus_t": """unsigned int
CUBLAS_STATUS_SUCCESS
CUBLAS_STATUS_NOT_INITIALIZED
CUBLAS_STATUS_ALLOC_FAILED 3
CUBLAS_STATUS_INVALID_VALUE 7
CUBLAS_STATUS_ARCH_MISMATCH
CUBLAS_STATUS_MAPPING_ERROR 11
CUBLAS_STATUS_EXECUTION_FAILED 13
CUBLAS_STATUS_INTERNAL_ERROR
CUBLAS_STATUS_NOT_SUPPORTED
CUBLAS_STATUS_LICENSE_ERROR""",
    "cublasFillMode_t": """unsigned int
CUBLAS_FILL_MODE_LOWER
CUBLAS_FILL_MODE_UPPER
CUBLAS_FILL_MODE_FULL""",
    "cublasDiagType_t": """unsigned int
CUBLAS_DIAG_NON_UNIT
CUBLAS_DIAG_UNIT""",
    "cublasSideMode_t": """unsigned int
CUBLAS_SIDE_LEFT
CUBLAS_SIDE_RIGHT""",
    "cublasOperation_t": """unsigned int
CUBLAS_OP_N
CUBLAS_OP_T
CUBLAS_OP_C
CUBLAS_OP_HERMITAN 2
CUBLAS_OP_CONJG""",
    "cublasPointerMode_t": """unsigned int
CUBLAS_POINTER_MODE_HOST
CUBLAS_POINTER_MODE_DEVICE""",
    "cublasAtomicsMode_t": """unsigned int
CUBLAS_ATOMICS_NOT_ALLOWED
CUBLAS_ATOMICS_ALLOWED""",
    "cublasGemmAlgo_t": """int
CUBLAS_GEMM_DFALT -1
CUBLAS_GEMM_DEFAULT -1
CUBLAS_GEMM_ALGO0
CUBLAS_GEMM_ALGO1
CUBLAS_GEMM_ALGO2
CUBLAS_GEMM_ALGO3
CUBLAS_GEMM_ALGO4
CUBLAS_GEMM_ALGO5
CUBLAS_GEMM_ALGO6
CUBLAS_GEMM_ALGO7
CUBLAS_GEMM_ALGO8
CUBLAS_GEMM_ALGO9
CUBLAS_GEMM_ALGO10
CUBLAS_GEMM_ALGO11
CUBLAS_GEMM_ALGO12
CUBLAS_GEMM_ALGO13
CUBLAS_GEMM_ALGO14
CUBLAS_GEMM_ALGO15
CUBLAS_GEMM_ALGO16
CUBLAS_GEMM_ALGO17
CUBLAS_GEMM_ALGO18
CUBLAS_GEMM_ALGO19
CUBLAS_GEMM_ALGO20
CUBLAS_GEMM_ALGO21
CUBLAS_GEMM_ALGO22
CUBLAS_GEMM_ALGO23
CUBLAS_GEMM_DEFAULT_TENSOR_OP 99
CUBLAS_GEMM_DFALT_TENSOR_OP 99
CUBLAS_GEMM_ALGO0_TENSOR_OP
CUBLAS_GEMM_ALGO1_TENSOR_OP
CUBLAS_GEMM_ALGO2_TENSOR_OP
CUBLAS_GEMM_ALGO3_TENSOR_OP
CUBLAS_GEMM_ALGO4_TENSOR_OP
CUBLAS_GEMM_ALGO5_TENSOR_OP
CUBLAS_GEMM_ALGO6_TENSOR_OP
CUBLAS_GEMM_ALGO7_TENSOR_OP
CUBLAS_GEMM_ALGO8_TENSOR_OP
CUBLAS_GEMM_ALGO9_TENSOR_OP
CUBLAS_GEMM_ALGO10_TENSOR_OP
CUBLAS_GEMM_ALGO11_TENSOR_OP
CUBLAS_GEMM_ALGO12_TENSOR_OP
CUBLAS_GEMM_ALGO13_TENSOR_OP
CUBLAS_GEMM_ALGO14_TENSOR_OP
CUBLAS_GEMM_ALGO15_TENSOR_OP
CUBLAS_GEMM_AUTOTUNE @13.0 999""",
    "cublasMath_t": """unsigned int
CUBLAS_DEFAULT_MATH
CUBLAS_TENSOR_OP_MATH
CUBLAS_PEDANTIC_MATH
CUBLAS_TF32_TENSOR_OP_MATH
CUBLAS_FP32_EMULATED_BF16X9_MATH @12.9
CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH @13.0 8
CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION 16""",
    "cublasComputeType_t": """unsigned int
CUBLAS_COMPUTE_16F 64
CUBLAS_COMPUTE_16F_PEDANTIC
CUBLAS_COMPUTE_32F 68
CUBLAS_COMPUTE_32F_PEDANTIC
CUBLAS_COMPUTE_32F_FAST_16F 74
CUBLAS_COMPUTE_32F_FAST_16BF
CUBLAS_COMPUTE_32F_FAST_TF32 77
CUBLAS_COMPUTE_32F_EMULATED_16BFX9 @12.9
CUBLAS_COMPUTE_64F 70
CUBLAS_COMPUTE_64F_PEDANTIC
CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT @13.0 79
CUBLAS_COMPUTE_32I 72
CUBLAS_COMPUTE_32I_PEDANTIC""",
    "cublasEmulationStrategy_t": """unsigned int
CUBLAS_EMULATION_STRATEGY_DEFAULT @12.9
CUBLAS_EMULATION_STRATEGY_PERFORMANT @12.9
CUBLAS_EMULATION_STRATEGY_EAGER @12.9""",
    "cublasXtPinnedMemMode_t": """unsigned int
CUBLASXT_PINNING_DISABLED
CUBLASXT_PINNING_ENABLED""",
    "cublasXtOpType_t": """unsigned int
CUBLASXT_FLOAT
CUBLASXT_DOUBLE
CUBLASXT_COMPLEX
CUBLASXT_DOUBLECOMPLEX""",
    "cublasXtBlasOp_t": """unsigned int
CUBLASXT_GEMM
CUBLASXT_SYRK
CUBLASXT_HERK
CUBLASXT_SYMM
CUBLASXT_HEMM
CUBLASXT_TRSM
CUBLASXT_SYR2K
CUBLASXT_HER2K
CUBLASXT_SPMM
CUBLASXT_SYRKX
CUBLASXT_HERKX
CUBLASXT_TRMM
CUBLASXT_ROUTINE_MAX""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "cublasComputeType_t": {
        "CUBLAS_COMPUTE_16F": "unsigned short",
        "CUBLAS_COMPUTE_16F_PEDANTIC": "unsigned short",
        "CUBLAS_COMPUTE_32F": "float",
        "CUBLAS_COMPUTE_32F_PEDANTIC": "float",
        "CUBLAS_COMPUTE_32F_FAST_16F": "float",
        "CUBLAS_COMPUTE_32F_FAST_16BF": "float",
        "CUBLAS_COMPUTE_32F_FAST_TF32": "float",
        "CUBLAS_COMPUTE_64F": "double",
        "CUBLAS_COMPUTE_64F_PEDANTIC": "double",
        "CUBLAS_COMPUTE_32I": "int",
        "CUBLAS_COMPUTE_32I_PEDANTIC": "int",
        "CUBLAS_COMPUTE_32F_EMULATED_16BFX9": "float",
        "CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT": "double",
    },
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
    "CUBLAS_VER_MAJOR": "@11.7<12.0 11 | @12.0<13.0 12 | @13.0 13",
    "CUBLAS_VER_MINOR": "@11.7<11.8 10 | @11.8<12.0 11 | @12.0<12.1 0 | @12.1<12.2 1 | @12.2<12.3 2 | @12.3<12.4 3 | @12.4<12.5 4 | @12.5<12.6 5 | @12.6<12.8 6 | @12.8<12.9 8 | @12.9<13.0 9 | @13.0<13.1 1 | @13.1<13.2 2 | @13.2<13.3 4 | @13.3<13.4 6 | @13.4<13.5 8 | @13.5 10",
    "CUBLAS_VER_PATCH": "@11.7<12.0 3 | @12.0<12.1 2 | @12.1<12.2 3 | @12.2<12.3 5 | @12.3<12.4 4 | @12.4<12.5 5 | @12.5<12.6 2 | @12.6<12.8 4 | @12.8<12.9 5 | @12.9<13.0 2 | @13.0<13.1 1 | @13.1<13.2 2 | @13.2<13.3 1 | @13.3 0",
    "CUBLAS_VER_BUILD": "@11.7<11.8 66 | @11.8<12.0 6 | @12.0<12.1 224 | @12.1<12.2 1 | @12.2<12.3 6 | @12.3<12.4 1 | @12.4<12.5 8 | @12.5<12.6 13 | @12.6<12.8 1 | @12.8<12.9 5 | @12.9<13.0 10 | @13.0<13.1 3 | @13.1<13.2 2 | @13.2<13.3 3 | @13.3<13.4 2 | @13.4<13.5 4 | @13.5 20",
    "CUBLAS_VERSION": "@11.7<11.8 111003 | @11.8<12.0 111103 | @12.0<12.1 120002 | @12.1<12.2 120103 | @12.2<12.3 120205 | @12.3<12.4 120304 | @12.4<12.5 120405 | @12.5<12.6 120502 | @12.6<12.8 120604 | @12.8<12.9 120805 | @12.9<13.0 120902 | @13.0<13.1 130101 | @13.1<13.2 130202 | @13.2<13.3 130401 | @13.3<13.4 130600 | @13.4<13.5 130800 | @13.5 131000",
}

VARIABLES: dict[str, str] = {
}
