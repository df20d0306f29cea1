"""The types of cudss, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cudss.h of the header releases 0.4 to 1.0
(6 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaDataType_t", "cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "@0.8 struct _IO_FILE",
    "cudssHandle_t": "struct cudssContext *",
    "cudssMatrix_t": "struct cudssMatrix *",
    "cudssData_t": "struct cudssData *",
    "cudssConfig_t": "struct cudssConfig *",
    "cudssDataType_t": "@0.8<1.0 enum cudssDataType_t | @1.0 cudaDataType_t",
    "cudssSolveMode_t": "@1.0 enum cudssSolveMode_t",
    "cudssMemoryEstimateState_t": "@1.0 enum cudssMemoryEstimateState_t",
    "cudssDowncastFactorsMode_t": "@1.0 enum cudssDowncastFactorsMode_t",
    "cudssMemoryOptimizationFlags_t": "@1.0 enum cudssMemoryOptimizationFlags_t",
    "cudssConfigParam_t": "enum cudssConfigParam_t",
    "cudssDataParam_t": "enum cudssDataParam_t",
    "cudssPhase_t": "enum cudssPhase_t",
    "cudssStatus_t": "enum cudssStatus_t",
    "cudssMatrixType_t": "enum cudssMatrixType_t",
    "cudssMatrixViewType_t": "enum cudssMatrixViewType_t",
    "cudssIndexBase_t": "enum cudssIndexBase_t",
    "cudssLayout_t": "enum cudssLayout_t",
    "cudssReorderingAlg_t": "@0.8 enum cudssReorderingAlg_t",
    "cudssFactorizationAlg_t": "@0.8 enum cudssFactorizationAlg_t",
    "cudssPivotEpsilonAlg_t": "@0.8 enum cudssPivotEpsilonAlg_t",
    "cudssSolveAlg_t": "@0.8 enum cudssSolveAlg_t",
    "cudssMatchingAlg_t": "@0.8 enum cudssMatchingAlg_t",
    "cudssPivotType_t": "enum cudssPivotType_t",
    "cudssMatrixFormat_t": "enum cudssMatrixFormat_t",
    "cudssDeviceMemHandler_t": "struct cudssDeviceMemHandler_t",
    "cudssPinnedMemHandler_t": "@1.0 struct cudssPinnedMemHandler_t",
    "cudssOpType_t": "enum cudssOpType_t",
    "cudssDistributedInterface_t": "struct cudssDistributedInterface_t",
    "cudss_thr_func_t": "@0.5 void (*)(int, void *)",
    "cudssThreadingInterface_t": "@0.5 struct cudssThreadingInterface_t",
    "cudssLoggerCallback_t": "@0.8 void (*)(int, const char *, const char *)",
    "cudss_fp64mp2_t": "@0.8<1.0 struct cudss_fp64mp2_t",
    "cudssAlgType_t": "@0.4<0.8 enum cudssAlgType_t",
}

ENUMS: dict[str, str] = {
    "cudssSolveMode_t": """unsigned int
CUDSS_SOLVE_MODE_NORMAL @1.0
CUDSS_SOLVE_MODE_TRANSPOSE @1.0
CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE @1.0""",
    "cudssMemoryEstimateState_t": """unsigned int
CUDSS_MEMORY_ESTIMATE_STATE_NONE @1.0
CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN @1.0
CUDSS_MEMORY_ESTIMATE_STATE_FINAL @1.0""",
    "cudssDowncastFactorsMode_t": """unsigned int
CUDSS_DOWNCAST_FACTORS_MODE_DISABLED @1.0
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL @1.0
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL @1.0""",
    "cudssMemoryOptimizationFlags_t": """unsigned int
CUDSS_MEMORY_OPTIMIZATION_DEFAULT @1.0
CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY @1.0""",
    "cudssConfigParam_t": """unsigned int
CUDSS_CONFIG_REORDERING_ALG
CUDSS_CONFIG_FACTORIZATION_ALG
CUDSS_CONFIG_SOLVE_ALG
CUDSS_CONFIG_MATCHING_ALG @0.6<0.8 4 | @0.8
CUDSS_CONFIG_SOLVE_MODE @0.4<0.6 4 | @0.6<0.8 5 | @0.8
CUDSS_CONFIG_IR_N_STEPS @0.4<0.6 5 | @0.6<0.8 6 | @0.8
CUDSS_CONFIG_IR_TOL @0.4<0.6 6 | @0.6<0.8 7 | @0.8
CUDSS_CONFIG_PIVOT_TYPE @0.4<0.6 7 | @0.6<0.8 8 | @0.8
CUDSS_CONFIG_PIVOT_THRESHOLD @0.4<0.6 8 | @0.6<0.8 9 | @0.8
CUDSS_CONFIG_PIVOT_EPSILON @0.4<0.6 9 | @0.6<0.8 10 | @0.8
CUDSS_CONFIG_MAX_LU_NNZ @0.4<0.6 10 | @0.6<0.8 11 | @0.8
CUDSS_CONFIG_HYBRID_MEMORY_MODE @0.8
CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT @0.4<0.6 12 | @0.6<0.8 13 | @0.8
CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY @0.4<0.6 13 | @0.6<0.8 14 | @0.8
CUDSS_CONFIG_HOST_NTHREADS @0.5<0.6 14 | @0.6<0.8 15 | @0.8
CUDSS_CONFIG_HYBRID_EXECUTE_MODE @0.5<0.6 15 | @0.6<0.8 16 | @0.8
CUDSS_CONFIG_PIVOT_EPSILON_ALG @0.5<0.6 16 | @0.6<0.8 17 | @0.8
CUDSS_CONFIG_ND_NLEVELS @0.6<0.8 18 | @0.8
CUDSS_CONFIG_UBATCH_SIZE @0.6<0.8 19 | @0.8
CUDSS_CONFIG_UBATCH_INDEX @0.6<0.8 20 | @0.8
CUDSS_CONFIG_USE_SUPERPANELS @0.7<0.8 21 | @0.8
CUDSS_CONFIG_DEVICE_COUNT @0.7<0.8 22 | @0.8
CUDSS_CONFIG_DEVICE_INDICES @0.7<0.8 23 | @0.8
CUDSS_CONFIG_SCHUR_MODE @0.7<0.8 24 | @0.8
CUDSS_CONFIG_DETERMINISTIC_MODE @0.7<0.8 25 | @0.8
CUDSS_CONFIG_ND_UBFACTOR @0.8
CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT @1.0
CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING @1.0
CUDSS_CONFIG_DOWNCAST_FACTORS @1.0
CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING @1.0
CUDSS_CONFIG_USE_MATCHING @0.6<0.8 3
CUDSS_CONFIG_HYBRID_MODE @0.4<0.6 11 | @0.6<0.8 12
CUDSS_CONFIG_MATCHING_TYPE @0.4<0.6 3""",
    "cudssDataParam_t": """unsigned int
CUDSS_DATA_INFO
CUDSS_DATA_LU_NNZ
CUDSS_DATA_NPIVOTS
CUDSS_DATA_INERTIA
CUDSS_DATA_PERM_REORDER_ROW
CUDSS_DATA_PERM_REORDER_COL
CUDSS_DATA_PERM_ROW
CUDSS_DATA_PERM_COL
CUDSS_DATA_DIAG
CUDSS_DATA_USER_PERM
CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN
CUDSS_DATA_COMM_DEVICE @0.8
CUDSS_DATA_COMM_HOST @0.8
CUDSS_DATA_MEMORY_ESTIMATES @0.4<0.8 12 | @0.8
CUDSS_DATA_PERM_MATCHING @0.6<0.8 13 | @0.8
CUDSS_DATA_SCALE_ROW @0.6<0.8 14 | @0.8
CUDSS_DATA_SCALE_COL @0.6<0.8 15 | @0.8
CUDSS_DATA_NSUPERPANELS @0.7<0.8 16 | @0.8
CUDSS_DATA_USER_SCHUR_INDICES @0.7<0.8 17 | @0.8
CUDSS_DATA_SCHUR_SHAPE @0.7<0.8 18 | @0.8
CUDSS_DATA_SCHUR_MATRIX @0.7<0.8 19 | @0.8
CUDSS_DATA_USER_ND_PARTITION_TREE @0.8
CUDSS_DATA_ND_PARTITION_TREE @0.8
CUDSS_DATA_USER_HOST_INTERRUPT @0.7<0.8 22 | @0.8
CUDSS_DATA_IR_N_STEPS @0.8
CUDSS_DATA_UBATCH_MASK @0.8
CUDSS_DATA_FLOPS @0.8
CUDSS_DATA_COMM @0.4<0.8 11
CUDSS_DATA_USER_ELIMINATION_TREE @0.7<0.8 20
CUDSS_DATA_ELIMINATION_TREE @0.7<0.8""",
    "cudssPhase_t": """unsigned int
CUDSS_PHASE_REORDERING @0.6 1
CUDSS_PHASE_SYMBOLIC_FACTORIZATION @0.6
CUDSS_PHASE_ANALYSIS @0.4<0.6 1 | @0.6
CUDSS_PHASE_FACTORIZATION @0.4<0.6 2 | @0.6
CUDSS_PHASE_REFACTORIZATION @0.4<0.6 4 | @0.6 8
CUDSS_PHASE_SOLVE_FWD_PERM @0.7 16
CUDSS_PHASE_SOLVE_FWD @0.4<0.7 16 | @0.7 32
CUDSS_PHASE_SOLVE_DIAG @0.4<0.7 32 | @0.7 64
CUDSS_PHASE_SOLVE_BWD @0.4<0.7 64 | @0.7 128
CUDSS_PHASE_SOLVE_BWD_PERM @0.7 256
CUDSS_PHASE_SOLVE_REFINEMENT @0.7 512
CUDSS_PHASE_SOLVE @0.4<0.6 8 | @0.6<0.7 112 | @0.7 1008""",
    "cudssStatus_t": """unsigned int
CUDSS_STATUS_SUCCESS
CUDSS_STATUS_NOT_INITIALIZED
CUDSS_STATUS_ALLOC_FAILED
CUDSS_STATUS_INVALID_VALUE
CUDSS_STATUS_NOT_SUPPORTED
CUDSS_STATUS_EXECUTION_FAILED
CUDSS_STATUS_INTERNAL_ERROR
CUDSS_STATUS_IR_FAILED @0.8""",
    "cudssMatrixType_t": """unsigned int
CUDSS_MTYPE_GENERAL
CUDSS_MTYPE_SYMMETRIC
CUDSS_MTYPE_HERMITIAN
CUDSS_MTYPE_SPD
CUDSS_MTYPE_HPD""",
    "cudssMatrixViewType_t": """unsigned int
CUDSS_MVIEW_FULL
CUDSS_MVIEW_LOWER
CUDSS_MVIEW_UPPER""",
    "cudssIndexBase_t": """unsigned int
CUDSS_BASE_ZERO
CUDSS_BASE_ONE""",
    "cudssLayout_t": """unsigned int
CUDSS_LAYOUT_COL_MAJOR
CUDSS_LAYOUT_ROW_MAJOR""",
    "cudssReorderingAlg_t": """unsigned int
CUDSS_REORDERING_ALG_DEFAULT @0.8
CUDSS_REORDERING_ALG_BTF_COLAMD @0.8
CUDSS_REORDERING_ALG_COLAMD @0.8
CUDSS_REORDERING_ALG_AMD @0.8
CUDSS_REORDERING_ALG_NESTED_DISSECTION @0.8
CUDSS_REORDERING_ALG_NONE @0.8""",
    "cudssFactorizationAlg_t": """unsigned int
CUDSS_FACTORIZATION_ALG_DEFAULT @0.8
CUDSS_FACTORIZATION_ALG_MULTIBLOCK @0.8
CUDSS_FACTORIZATION_ALG_GENERAL @0.8""",
    "cudssPivotEpsilonAlg_t": """unsigned int
CUDSS_PIVOT_EPSILON_ALG_DEFAULT @0.8
CUDSS_PIVOT_EPSILON_ALG_SCALED @0.8
CUDSS_PIVOT_EPSILON_ALG_STATIC @0.8""",
    "cudssSolveAlg_t": """unsigned int
CUDSS_SOLVE_ALG_DEFAULT @0.8
CUDSS_SOLVE_ALG_GENERAL @0.8""",
    "cudssMatchingAlg_t": """unsigned int
CUDSS_MATCHING_ALG_NONE @0.8
CUDSS_MATCHING_ALG_MAX_DIAG_COUNT @0.8
CUDSS_MATCHING_ALG_MAX_MIN_DIAG @0.8
CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT @0.8
CUDSS_MATCHING_ALG_MAX_DIAG_SUM @0.8
CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT @0.8
CUDSS_MATCHING_ALG_AUTO @0.8""",
    "cudssPivotType_t": """unsigned int
CUDSS_PIVOT_AUTO @0.8
CUDSS_PIVOT_NONE @0.4<0.8 2 | @0.8
CUDSS_PIVOT_GLOBAL_COL @0.8
CUDSS_PIVOT_GLOBAL_ROW @0.8
CUDSS_PIVOT_DIAGONAL @0.8
CUDSS_PIVOT_LOCAL_BLOCK @0.8
CUDSS_PIVOT_BUNCH_KAUFMAN @0.8
CUDSS_PIVOT_COL @0.4<0.8 0
CUDSS_PIVOT_ROW @0.4<0.8""",
    "cudssMatrixFormat_t": """unsigned int
CUDSS_MFORMAT_DENSE @0.4<0.5 0 | @0.5 1
CUDSS_MFORMAT_CSR @0.4<0.5 1 | @0.5
CUDSS_MFORMAT_BATCH @0.5 4
CUDSS_MFORMAT_DISTRIBUTED @0.6 8""",
    "cudssOpType_t": """unsigned int
CUDSS_SUM
CUDSS_MAX
CUDSS_MIN""",
    "cudssDataType_t": """unsigned int
CUDSS_DATA_TYPE_UNSET @0.8<1.0 1024
CUDSS_R_32F @0.8<1.0 0
CUDSS_R_64F @0.8<1.0
CUDSS_C_32F @0.8<1.0 4
CUDSS_C_64F @0.8<1.0
CUDSS_R_64F_64F @0.8<1.0 1026
CUDSS_R_32I @0.8<1.0 10
CUDSS_R_64I @0.8<1.0 24""",
    "cudssAlgType_t": """unsigned int
CUDSS_ALG_DEFAULT @0.4<0.8
CUDSS_ALG_1 @0.4<0.8
CUDSS_ALG_2 @0.4<0.8
CUDSS_ALG_3 @0.4<0.8
CUDSS_ALG_4 @0.6<0.8
CUDSS_ALG_5 @0.6<0.8""",
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
    "cudssDeviceMemHandler_t": """struct 88 8
  0 void *ctx
  8 int (*device_alloc)(void *, void **, size_t, cudaStream_t)
  16 int (*device_free)(void *, void *, size_t, cudaStream_t)
  24 char name[64]""",
    "cudssPinnedMemHandler_t": """@1.0 struct 88 8
  0 void *ctx
  8 int (*pinned_alloc)(void *, void **, size_t, cudaStream_t)
  16 int (*pinned_free)(void *, void *, size_t, cudaStream_t)
  24 char name[64]""",
    "cudssDistributedInterface_t": """@0.4<0.8 struct 80 8
  0 int (*cudssCommRank)(void *, int *)
  8 int (*cudssCommSize)(void *, int *)
  16 int (*cudssSend)(const void *, int, cudaDataType_t, int, int, void *, cudaStream_t)
  24 int (*cudssRecv)(void *, int, cudaDataType_t, int, int, void *, cudaStream_t)
  32 int (*cudssBcast)(void *, int, cudaDataType_t, int, void *, cudaStream_t)
  40 int (*cudssReduce)(const void *, void *, int, cudaDataType_t, cudssOpType_t, int, void *, cudaStream_t)
  48 int (*cudssAllreduce)(const void *, void *, int, cudaDataType_t, cudssOpType_t, void *, cudaStream_t)
  56 int (*cudssScatterv)(const void *, const int *, const int *, cudaDataType_t, void *, int, cudaDataType_t, int, void *, cudaStream_t)
  64 int (*cudssCommSplit)(const void *, int, int, void *)
  72 int (*cudssCommFree)(void *)
@0.8<1.0 struct 168 8
  0 int (*cudssCommRankDevice)(void *, int *)
  8 int (*cudssCommSizeDevice)(void *, int *)
  16 int (*cudssSendDevice)(const void *, int, cudssDataType_t, int, int, void *, cudaStream_t)
  24 int (*cudssRecvDevice)(void *, int, cudssDataType_t, int, int, void *, cudaStream_t)
  32 int (*cudssBcastDevice)(void *, int, cudssDataType_t, int, void *, cudaStream_t)
  40 int (*cudssReduceDevice)(const void *, void *, int, cudssDataType_t, cudssOpType_t, int, void *, cudaStream_t)
  48 int (*cudssAllreduceDevice)(const void *, void *, int, cudssDataType_t, cudssOpType_t, void *, cudaStream_t)
  56 int (*cudssScattervDevice)(const void *, const int *, const int *, cudssDataType_t, void *, int, cudssDataType_t, int, void *, cudaStream_t)
  64 int (*cudssCommSplitDevice)(const void *, int, int, void *)
  72 int (*cudssCommFreeDevice)(void *)
  80 int (*cudssCommRankHost)(void *, int *)
  88 int (*cudssCommSizeHost)(void *, int *)
  96 int (*cudssSendHost)(const void *, int, cudssDataType_t, int, int, void *, cudaStream_t)
  104 int (*cudssRecvHost)(void *, int, cudssDataType_t, int, int, void *, cudaStream_t)
  112 int (*cudssBcastHost)(void *, int, cudssDataType_t, int, void *, cudaStream_t)
  120 int (*cudssReduceHost)(const void *, void *, int, cudssDataType_t, cudssOpType_t, int, void *, cudaStream_t)
  128 int (*cudssAllreduceHost)(const void *, void *, int, cudssDataType_t, cudssOpType_t, void *, cudaStream_t)
  136 int (*cudssScattervHost)(const void *, const int *, const int *, cudssDataType_t, void *, int, cudssDataType_t, int, void *, cudaStream_t)
  144 int (*cudssCommSplitHost)(const void *, int, int, void *)
  152 int (*cudssCommFreeHost)(void *)
  160 int (*cudssDistributedGetProperty)(libraryPropertyType, int *)
@1.0 struct 168 8
  0 int (*cudssCommRankDevice)(void *, int *)
  8 int (*cudssCommSizeDevice)(void *, int *)
  16 int (*cudssSendDevice)(const void *, int, cudaDataType_t, int, int, void *, cudaStream_t)
  24 int (*cudssRecvDevice)(void *, int, cudaDataType_t, int, int, void *, cudaStream_t)
  32 int (*cudssBcastDevice)(void *, int, cudaDataType_t, int, void *, cudaStream_t)
  40 int (*cudssReduceDevice)(const void *, void *, int, cudaDataType_t, cudssOpType_t, int, void *, cudaStream_t)
  48 int (*cudssAllreduceDevice)(const void *, void *, int, cudaDataType_t, cudssOpType_t, void *, cudaStream_t)
  56 int (*cudssScattervDevice)(const void *, const int *, const int *, cudaDataType_t, void *, int, cudaDataType_t, int, void *, cudaStream_t)
  64 int (*cudssCommSplitDevice)(const void *, int, int, void *)
  72 int (*cudssCommFreeDevice)(void *)
  80 int (*cudssCommRankHost)(void *, int *)
  88 int (*cudssCommSizeHost)(void *, int *)
  96 int (*cudssSendHost)(const void *, int, cudaDataType_t, int, int, void *, cudaStream_t)
  104 int (*cudssRecvHost)(void *, int, cudaDataType_t, int, int, void *, cudaStream_t)
  112 int (*cudssBcastHost)(void *, int, cudaDataType_t, int, void *, cudaStream_t)
  120 int (*cudssReduceHost)(const void *, void *, int, cudaDataType_t, cudssOpType_t, int, void *, cudaStream_t)
  128 int (*cudssAllreduceHost)(const void *, void *, int, cudaDataType_t, cudssOpType_t, void *, cudaStream_t)
  136 int (*cudssScattervHost)(const void *, const int *, const int *, cudaDataType_t, void *, int, cudaDataType_t, int, void *, cudaStream_t)
  144 int (*cudssCommSplitHost)(const void *, int, int, void *)
  152 int (*cudssCommFreeHost)(void *)
  160 int (*cudssDistributedGetProperty)(libraryPropertyType, int *)""",
    "cudssThreadingInterface_t": """@0.5<0.8 struct 16 8
  0 int (*cudssGetMaxThreads)(void)
  8 void (*cudssParallelFor)(int, int, void *, cudss_thr_func_t)
@0.8 struct 24 8
  0 int (*cudssGetMaxThreads)(void)
  8 void (*cudssParallelFor)(int, int, void *, cudss_thr_func_t)
  16 int (*cudssThreadingGetProperty)(libraryPropertyType, int *)""",
    "cudss_fp64mp2_t": """@0.8<1.0 struct 16 16
  0 double hi
  8 double lo""",
}

CONSTANTS: dict[str, int | str] = {
    "CUDSS_DATA_TYPE_UNSET": "@1.0 cudaDataType_t 63",
    "CUDSS_R_32F": "@1.0 CUDA_R_32F",
    "CUDSS_R_64F": "@1.0 CUDA_R_64F",
    "CUDSS_C_32F": "@1.0 CUDA_C_32F",
    "CUDSS_C_64F": "@1.0 CUDA_C_64F",
    "CUDSS_R_64F_MP2": "@1.0 cudaDataType_t 62",
    "CUDSS_R_32I": "@1.0 CUDA_R_32I",
    "CUDSS_R_64I": "@1.0 CUDA_R_64I",
    "CUDSS_R_64F_64F": "@1.0 cudaDataType_t 62",
    "CUDSS_ALLOCATOR_NAME_LEN": 64,
    "CUDSS_VERSION_MAJOR": "@0.4<1.0 0 | @1.0 1",
    "CUDSS_VERSION_MINOR": "@0.4<0.5 4 | @0.5<0.6 5 | @0.6<0.7 6 | @0.7<0.8 7 | @0.8<1.0 8 | @1.0 0",
    "CUDSS_VERSION_PATCH": "@0.4<0.7 0 | @0.7<0.8 1 | @0.8 0",
    "CUDSS_VERSION": "@0.4<0.5 400 | @0.5<0.6 500 | @0.6<0.7 600 | @0.7<0.8 701 | @0.8<1.0 800 | @1.0 10000",
}

VARIABLES: dict[str, str] = {
}
