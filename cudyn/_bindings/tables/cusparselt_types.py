"""The types of cusparselt, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cusparseLt.h of the header releases 0.6 to 0.10
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"cusparse": "12.9", "runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaDataType", "cudaStream_t", "cusparseOperation_t", "cusparseOrder_t", "cusparseStatus_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "cusparseLtHandle_t": "struct cusparseLtHandle_t",
    "cusparseLtMatDescriptor_t": "struct cusparseLtMatDescriptor_t",
    "cusparseLtMatmulDescriptor_t": "struct cusparseLtMatmulDescriptor_t",
    "cusparseLtMatmulAlgSelection_t": "struct cusparseLtMatmulAlgSelection_t",
    "cusparseLtMatmulPlan_t": "struct cusparseLtMatmulPlan_t",
    "cusparseLtSparsity_t": "enum cusparseLtSparsity_t",
    "cusparseLtMatDescAttribute_t": "enum cusparseLtMatDescAttribute_t",
    "cusparseComputeType": "enum cusparseComputeType",
    "cusparseLtMatmulDescAttribute_t": "enum cusparseLtMatmulDescAttribute_t",
    "cusparseLtMatmulMatrixScale_t": "@0.7 enum cusparseLtMatmulMatrixScale_t",
    "cusparseLtMatmulAlg_t": "enum cusparseLtMatmulAlg_t",
    "cusparseLtMatmulAlgAttribute_t": "enum cusparseLtMatmulAlgAttribute_t",
    "cusparseLtSplitKMode_t": "enum cusparseLtSplitKMode_t",
    "cusparseLtPruneAlg_t": "enum cusparseLtPruneAlg_t",
}

ENUMS: dict[str, str] = {
    "cusparseLtSparsity_t": """unsigned int
CUSPARSELT_SPARSITY_50_PERCENT""",
    "cusparseLtMatDescAttribute_t": """unsigned int
CUSPARSELT_MAT_NUM_BATCHES
CUSPARSELT_MAT_BATCH_STRIDE""",
    "cusparseComputeType": """unsigned int
CUSPARSE_COMPUTE_32I
CUSPARSE_COMPUTE_16F
CUSPARSE_COMPUTE_32F""",
    "cusparseLtMatmulDescAttribute_t": """unsigned int
CUSPARSELT_MATMUL_ACTIVATION_RELU
CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND
CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD
CUSPARSELT_MATMUL_ACTIVATION_GELU
CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING
CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING
CUSPARSELT_MATMUL_BETA_VECTOR_SCALING
CUSPARSELT_MATMUL_BIAS_STRIDE
CUSPARSELT_MATMUL_BIAS_POINTER
CUSPARSELT_MATMUL_SPARSE_MAT_POINTER
CUSPARSELT_MATMUL_A_SCALE_MODE @0.7
CUSPARSELT_MATMUL_B_SCALE_MODE @0.7
CUSPARSELT_MATMUL_C_SCALE_MODE @0.7
CUSPARSELT_MATMUL_D_SCALE_MODE @0.7
CUSPARSELT_MATMUL_D_OUT_SCALE_MODE @0.7
CUSPARSELT_MATMUL_A_SCALE_POINTER @0.7
CUSPARSELT_MATMUL_B_SCALE_POINTER @0.7
CUSPARSELT_MATMUL_C_SCALE_POINTER @0.7
CUSPARSELT_MATMUL_D_SCALE_POINTER @0.7
CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER @0.7""",
    "cusparseLtMatmulMatrixScale_t": """unsigned int
CUSPARSELT_MATMUL_SCALE_NONE @0.7
CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F @0.7
CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3 @0.7
CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0 @0.7""",
    "cusparseLtMatmulAlg_t": """unsigned int
CUSPARSELT_MATMUL_ALG_DEFAULT""",
    "cusparseLtMatmulAlgAttribute_t": """unsigned int
CUSPARSELT_MATMUL_ALG_CONFIG_ID
CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID
CUSPARSELT_MATMUL_SEARCH_ITERATIONS
CUSPARSELT_MATMUL_SPLIT_K
CUSPARSELT_MATMUL_SPLIT_K_MODE
CUSPARSELT_MATMUL_SPLIT_K_BUFFERS""",
    "cusparseLtSplitKMode_t": """unsigned int
CUSPARSELT_INVALID_MODE
CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL
CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS
CUSPARSELT_HEURISTIC @0.7
CUSPARSELT_DATAPARALLEL @0.7
CUSPARSELT_SPLITK @0.7
CUSPARSELT_STREAMK @0.7""",
    "cusparseLtPruneAlg_t": """unsigned int
CUSPARSELT_PRUNE_SPMMA_TILE
CUSPARSELT_PRUNE_SPMMA_STRIP""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "cusparseLtMatDescAttribute_t": {
        "CUSPARSELT_MAT_NUM_BATCHES": "int",
        "CUSPARSELT_MAT_BATCH_STRIDE": "int64_t",
    },
    "cusparseLtMatmulDescAttribute_t": {
        "CUSPARSELT_MATMUL_ACTIVATION_RELU": "int",
        "CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND": "float",
        "CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD": "float",
        "CUSPARSELT_MATMUL_ACTIVATION_GELU": "int",
        "CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING": "float",
        "CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING": "int",
        "CUSPARSELT_MATMUL_BETA_VECTOR_SCALING": "int",
        "CUSPARSELT_MATMUL_BIAS_STRIDE": "int64_t",
        "CUSPARSELT_MATMUL_BIAS_POINTER": "void *",
        "CUSPARSELT_MATMUL_SPARSE_MAT_POINTER": "void *",
        "CUSPARSELT_MATMUL_A_SCALE_MODE": "cusparseLtMatmulMatrixScale_t",
        "CUSPARSELT_MATMUL_B_SCALE_MODE": "cusparseLtMatmulMatrixScale_t",
        "CUSPARSELT_MATMUL_C_SCALE_MODE": "cusparseLtMatmulMatrixScale_t",
        "CUSPARSELT_MATMUL_D_SCALE_MODE": "cusparseLtMatmulMatrixScale_t",
        "CUSPARSELT_MATMUL_D_OUT_SCALE_MODE": "cusparseLtMatmulMatrixScale_t",
        "CUSPARSELT_MATMUL_A_SCALE_POINTER": "void *",
        "CUSPARSELT_MATMUL_B_SCALE_POINTER": "void *",
        "CUSPARSELT_MATMUL_C_SCALE_POINTER": "void *",
        "CUSPARSELT_MATMUL_D_SCALE_POINTER": "void *",
        "CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER": "void *",
    },
    "cusparseLtMatmulAlgAttribute_t": {
        "CUSPARSELT_MATMUL_ALG_CONFIG_ID": "int",
        "CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID": "int",
        "CUSPARSELT_MATMUL_SEARCH_ITERATIONS": "int",
        "CUSPARSELT_MATMUL_SPLIT_K": "int",
        "CUSPARSELT_MATMUL_SPLIT_K_MODE": "cusparseLtSplitKMode_t",
        "CUSPARSELT_MATMUL_SPLIT_K_BUFFERS": "int",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "cusparseLtHandle_t": """@0.6<0.7 struct 13072 1
  0 uint8_t data[13072]
@0.7<0.8 struct 1024 1
  0 uint8_t data[1024]
@0.8 struct 512 16
  0 uint8_t data[512]""",
    "cusparseLtMatDescriptor_t": """@0.6<0.7 struct 13072 1
  0 uint8_t data[13072]
@0.7<0.8 struct 1024 1
  0 uint8_t data[1024]
@0.8 struct 512 16
  0 uint8_t data[512]""",
    "cusparseLtMatmulDescriptor_t": """@0.6<0.7 struct 13072 1
  0 uint8_t data[13072]
@0.7<0.8 struct 1024 1
  0 uint8_t data[1024]
@0.8 struct 512 16
  0 uint8_t data[512]""",
    "cusparseLtMatmulAlgSelection_t": """@0.6<0.7 struct 13072 1
  0 uint8_t data[13072]
@0.7<0.8 struct 1024 1
  0 uint8_t data[1024]
@0.8 struct 512 16
  0 uint8_t data[512]""",
    "cusparseLtMatmulPlan_t": """@0.6<0.7 struct 13072 1
  0 uint8_t data[13072]
@0.7<0.8 struct 1024 1
  0 uint8_t data[1024]
@0.8 struct 512 16
  0 uint8_t data[512]""",
}

CONSTANTS: dict[str, int | str] = {
    "CUSPARSELT_VER_MAJOR": 0,
    "CUSPARSELT_VER_MINOR": "@0.6<0.7 6 | @0.7<0.8 7 | @0.8<0.9 8 | @0.9<0.10 9 | @0.10 10",
    "CUSPARSELT_VER_PATCH": "@0.6<0.7 3 | @0.7<0.10 1 | @0.10 0",
    "CUSPARSELT_VER_BUILD": "@0.6<0.7 2 | @0.7<0.8 0 | @0.8<0.10 1 | @0.10 12",
    "CUSPARSELT_VERSION": "@0.6<0.7 603 | @0.7<0.8 701 | @0.8<0.9 801 | @0.9<0.10 901 | @0.10 1000",
}

VARIABLES: dict[str, str] = {
}
