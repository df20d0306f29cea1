"""The types of cusparse, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cusparse.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "same"}
USED_TYPES: tuple[str, ...] = ("cuComplex", "cuDoubleComplex", "cudaDataType", "cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "cusparseHandle_t": "struct cusparseContext *",
    "cusparseMatDescr_t": "struct cusparseMatDescr *",
    "bsrsv2Info_t": "struct bsrsv2Info *",
    "bsrsm2Info_t": "struct bsrsm2Info *",
    "csric02Info_t": "struct csric02Info *",
    "bsric02Info_t": "struct bsric02Info *",
    "csrilu02Info_t": "struct csrilu02Info *",
    "bsrilu02Info_t": "struct bsrilu02Info *",
    "csru2csrInfo_t": "struct csru2csrInfo *",
    "cusparseColorInfo_t": "struct cusparseColorInfo *",
    "pruneInfo_t": "struct pruneInfo *",
    "cusparseStatus_t": "enum cusparseStatus_t",
    "cusparsePointerMode_t": "enum cusparsePointerMode_t",
    "cusparseAction_t": "enum cusparseAction_t",
    "cusparseMatrixType_t": "enum cusparseMatrixType_t",
    "cusparseFillMode_t": "enum cusparseFillMode_t",
    "cusparseDiagType_t": "enum cusparseDiagType_t",
    "cusparseIndexBase_t": "enum cusparseIndexBase_t",
    "cusparseOperation_t": "enum cusparseOperation_t",
    "cusparseDirection_t": "enum cusparseDirection_t",
    "cusparseSolvePolicy_t": "enum cusparseSolvePolicy_t",
    "cusparseColorAlg_t": "enum cusparseColorAlg_t",
    "cusparseLoggerCallback_t": "void (*)(int, const char *, const char *)",
    "cusparseCsr2CscAlg_t": "enum cusparseCsr2CscAlg_t",
    "cusparseFormat_t": "enum cusparseFormat_t",
    "cusparseOrder_t": "enum cusparseOrder_t",
    "cusparseIndexType_t": "enum cusparseIndexType_t",
    "cusparseSpVecDescr_t": "struct cusparseSpVecDescr *",
    "cusparseDnVecDescr_t": "struct cusparseDnVecDescr *",
    "cusparseSpMatDescr_t": "struct cusparseSpMatDescr *",
    "cusparseDnMatDescr_t": "struct cusparseDnMatDescr *",
    "cusparseConstSpVecDescr_t": "@12.0 const struct cusparseSpVecDescr *",
    "cusparseConstDnVecDescr_t": "@12.0 const struct cusparseDnVecDescr *",
    "cusparseConstSpMatDescr_t": "@12.0 const struct cusparseSpMatDescr *",
    "cusparseConstDnMatDescr_t": "@12.0 const struct cusparseDnMatDescr *",
    "cusparseSpMatAttribute_t": "enum cusparseSpMatAttribute_t",
    "cusparseSpMatStorage_t": "@13.5 enum cusparseSpMatStorage_t",
    "cusparseSymmetryType_t": "@13.5 enum cusparseSymmetryType_t",
    "cusparseSparseToDenseAlg_t": "enum cusparseSparseToDenseAlg_t",
    "cusparseDenseToSparseAlg_t": "enum cusparseDenseToSparseAlg_t",
    "cusparseSpMVAlg_t": "enum cusparseSpMVAlg_t",
    "cusparseApiParam_t": "@13.5 enum cusparseApiParam_t",
    "cusparseSpMVDescr_t": "@13.5 struct cusparseSpMVDescr *",
    "cusparseSpMVOpAlg_t": "@13.3 enum cusparseSpMVOpAlg_t",
    "cusparseSpMVOpDescr_t": "@13.1 struct cusparseSpMVOpDescr *",
    "cusparseSpMVOpPlan_t": "@13.1 struct cusparseSpMVOpPlan *",
    "cusparseSpMatPointers_t": "@13.5 struct cusparseSpMatPointers_t",
    "cusparseSpMatSizes_t": "@13.5 struct cusparseSpMatSizes_t",
    "cusparseSpMatConvertAlg_t": "@13.5 enum cusparseSpMatConvertAlg_t",
    "cusparseSpMatConvertDescr_t": "@13.5 struct cusparseSpMatConvertDescr *",
    "cusparseSpSVAlg_t": "enum cusparseSpSVAlg_t",
    "cusparseSpSVUpdate_t": "@12.1 enum cusparseSpSVUpdate_t",
    "cusparseSpSVDescr_t": "struct cusparseSpSVDescr *",
    "cusparseSpSMAlg_t": "enum cusparseSpSMAlg_t",
    "cusparseSpSMUpdate_t": "@12.4 enum cusparseSpSMUpdate_t",
    "cusparseSpSMDescr_t": "struct cusparseSpSMDescr *",
    "cusparseSpMMAlg_t": "enum cusparseSpMMAlg_t",
    "cusparseSpGEMMAlg_t": "enum cusparseSpGEMMAlg_t",
    "cusparseSpGEMMDescr_t": "struct cusparseSpGEMMDescr *",
    "cusparseSpGEAMAlg_t": "@13.3 enum cusparseSpGEAMAlg_t",
    "cusparseSpGEAMDescr_t": "@13.3 struct cusparseSpGEAMDescr *",
    "cusparseSDDMMAlg_t": "enum cusparseSDDMMAlg_t",
    "cusparseSpMMOpPlan_t": "struct cusparseSpMMOpPlan *",
    "cusparseSpMMOpAlg_t": "enum cusparseSpMMOpAlg_t",
    "csrsv2Info_t": "@11.7<12.0 struct csrsv2Info *",
    "csrsm2Info_t": "@11.7<12.0 struct csrsm2Info *",
    "csrgemm2Info_t": "@11.7<12.0 struct csrgemm2Info *",
    "cusparseAlgMode_t": "@11.7<12.0 enum cusparseAlgMode_t",
}

ENUMS: dict[str, str] = {
    "cusparseStatus_t": """unsigned int
CUSPARSE_STATUS_SUCCESS
CUSPARSE_STATUS_NOT_INITIALIZED
CUSPARSE_STATUS_ALLOC_FAILED
CUSPARSE_STATUS_INVALID_VALUE
CUSPARSE_STATUS_ARCH_MISMATCH
CUSPARSE_STATUS_MAPPING_ERROR
CUSPARSE_STATUS_EXECUTION_FAILED
CUSPARSE_STATUS_INTERNAL_ERROR
CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED
CUSPARSE_STATUS_ZERO_PIVOT
CUSPARSE_STATUS_NOT_SUPPORTED
CUSPARSE_STATUS_INSUFFICIENT_RESOURCES""",
    "cusparsePointerMode_t": """unsigned int
CUSPARSE_POINTER_MODE_HOST
CUSPARSE_POINTER_MODE_DEVICE""",
    "cusparseAction_t": """unsigned int
CUSPARSE_ACTION_SYMBOLIC
CUSPARSE_ACTION_NUMERIC""",
    "cusparseMatrixType_t": """unsigned int
CUSPARSE_MATRIX_TYPE_GENERAL
CUSPARSE_MATRIX_TYPE_SYMMETRIC
CUSPARSE_MATRIX_TYPE_HERMITIAN
CUSPARSE_MATRIX_TYPE_TRIANGULAR""",
    "cusparseFillMode_t": """unsigned int
CUSPARSE_FILL_MODE_LOWER
CUSPARSE_FILL_MODE_UPPER""",
    "cusparseDiagType_t": """unsigned int
CUSPARSE_DIAG_TYPE_NON_UNIT
CUSPARSE_DIAG_TYPE_UNIT""",
    "cusparseIndexBase_t": """unsigned int
CUSPARSE_INDEX_BASE_ZERO
CUSPARSE_INDEX_BASE_ONE""",
    "cusparseOperation_t": """unsigned int
CUSPARSE_OPERATION_NON_TRANSPOSE
CUSPARSE_OPERATION_TRANSPOSE
CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE""",
    "cusparseDirection_t": """unsigned int
CUSPARSE_DIRECTION_ROW
CUSPARSE_DIRECTION_COLUMN""",
    "cusparseSolvePolicy_t": """unsigned int
CUSPARSE_SOLVE_POLICY_NO_LEVEL
CUSPARSE_SOLVE_POLICY_USE_LEVEL""",
    "cusparseColorAlg_t": """unsigned int
CUSPARSE_COLOR_ALG0
CUSPARSE_COLOR_ALG1""",
    "cusparseCsr2CscAlg_t": """unsigned int
CUSPARSE_CSR2CSC_ALG_DEFAULT @12.0 1
CUSPARSE_CSR2CSC_ALG1 1
CUSPARSE_CSR2CSC_ALG2 @11.7<12.0""",
    "cusparseFormat_t": """unsigned int
CUSPARSE_FORMAT_CSR 1
CUSPARSE_FORMAT_CSC
CUSPARSE_FORMAT_COO
CUSPARSE_FORMAT_BLOCKED_ELL 5
CUSPARSE_FORMAT_BSR @12.1
CUSPARSE_FORMAT_SLICED_ELLPACK @12.1
CUSPARSE_FORMAT_COO_AOS @11.7<12.0 4""",
    "cusparseOrder_t": """unsigned int
CUSPARSE_ORDER_COL 1
CUSPARSE_ORDER_ROW""",
    "cusparseIndexType_t": """unsigned int
CUSPARSE_INDEX_16U 1
CUSPARSE_INDEX_32I
CUSPARSE_INDEX_64I""",
    "cusparseSpMatAttribute_t": """unsigned int
CUSPARSE_SPMAT_FILL_MODE
CUSPARSE_SPMAT_DIAG_TYPE
CUSPARSE_SPMAT_STORAGE @13.5
CUSPARSE_SPMAT_SYMMETRY_TYPE @13.5""",
    "cusparseSpMatStorage_t": """unsigned int
CUSPARSE_STORE_FULL @13.5
CUSPARSE_STORE_LOWER @13.5
CUSPARSE_STORE_UPPER @13.5""",
    "cusparseSymmetryType_t": """unsigned int
CUSPARSE_GENERAL @13.5
CUSPARSE_SYMMETRIC @13.5
CUSPARSE_HERMITIAN @13.5""",
    "cusparseSparseToDenseAlg_t": """unsigned int
CUSPARSE_SPARSETODENSE_ALG_DEFAULT""",
    "cusparseDenseToSparseAlg_t": """unsigned int
CUSPARSE_DENSETOSPARSE_ALG_DEFAULT""",
    "cusparseSpMVAlg_t": """unsigned int
CUSPARSE_SPMV_ALG_DEFAULT
CUSPARSE_SPMV_CSR_ALG1 2
CUSPARSE_SPMV_CSR_ALG2
CUSPARSE_SPMV_COO_ALG1 1
CUSPARSE_SPMV_COO_ALG2 4
CUSPARSE_SPMV_SELL_ALG1 @12.1
CUSPARSE_SPMV_BSR_ALG1 @13.0
CUSPARSE_MV_ALG_DEFAULT @11.7<12.0 0
CUSPARSE_COOMV_ALG @11.7<12.0
CUSPARSE_CSRMV_ALG1 @11.7<12.0
CUSPARSE_CSRMV_ALG2 @11.7<12.0""",
    "cusparseApiParam_t": """unsigned int
CUSPARSE_PARAM_OP @13.5
CUSPARSE_PARAM_ALG @13.5
CUSPARSE_PARAM_BUFFER @13.5""",
    "cusparseSpMVOpAlg_t": """unsigned int
CUSPARSE_SPMVOP_ALG_DEFAULT @13.3
CUSPARSE_SPMVOP_ALG1 @13.3
CUSPARSE_SPMVOP_ALG2 @13.3""",
    "cusparseSpMatConvertAlg_t": """unsigned int
CUSPARSE_SPMAT_CONVERT_ALG_DEFAULT @13.5""",
    "cusparseSpSVAlg_t": """unsigned int
CUSPARSE_SPSV_ALG_DEFAULT
CUSPARSE_SPSV_ALG1 @13.5
CUSPARSE_SPSV_ALG2 @13.5""",
    "cusparseSpSVUpdate_t": """unsigned int
CUSPARSE_SPSV_UPDATE_GENERAL @12.1
CUSPARSE_SPSV_UPDATE_DIAGONAL @12.1""",
    "cusparseSpSMAlg_t": """unsigned int
CUSPARSE_SPSM_ALG_DEFAULT""",
    "cusparseSpSMUpdate_t": """unsigned int
CUSPARSE_SPSM_UPDATE_GENERAL @12.4
CUSPARSE_SPSM_UPDATE_DIAGONAL @12.4""",
    "cusparseSpMMAlg_t": """unsigned int
CUSPARSE_SPMM_ALG_DEFAULT
CUSPARSE_SPMM_COO_ALG1
CUSPARSE_SPMM_COO_ALG2
CUSPARSE_SPMM_COO_ALG3
CUSPARSE_SPMM_COO_ALG4 5
CUSPARSE_SPMM_CSR_ALG1 4
CUSPARSE_SPMM_CSR_ALG2 6
CUSPARSE_SPMM_CSR_ALG3 12
CUSPARSE_SPMM_BLOCKED_ELL_ALG1
CUSPARSE_SPMM_BSR_ALG1 @12.6
CUSPARSE_MM_ALG_DEFAULT @11.7<12.0 0
CUSPARSE_COOMM_ALG1 @11.7<12.0
CUSPARSE_COOMM_ALG2 @11.7<12.0
CUSPARSE_COOMM_ALG3 @11.7<12.0
CUSPARSE_CSRMM_ALG1 @11.7<12.0""",
    "cusparseSpGEMMAlg_t": """unsigned int
CUSPARSE_SPGEMM_DEFAULT
CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC
CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC
CUSPARSE_SPGEMM_ALG1 @12.0
CUSPARSE_SPGEMM_ALG2 @12.0
CUSPARSE_SPGEMM_ALG3 @12.0""",
    "cusparseSpGEAMAlg_t": """unsigned int
CUSPARSE_SPGEAM_ALG_DEFAULT @13.3
CUSPARSE_SPGEAM_ALG1 @13.3""",
    "cusparseSDDMMAlg_t": """unsigned int
CUSPARSE_SDDMM_ALG_DEFAULT""",
    "cusparseSpMMOpAlg_t": """unsigned int
CUSPARSE_SPMM_OP_ALG_DEFAULT""",
    "cusparseAlgMode_t": """unsigned int
CUSPARSE_ALG_MERGE_PATH @11.7<12.0""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "cusparseSpMatAttribute_t": {
        "CUSPARSE_SPMAT_FILL_MODE": "cusparseFillMode_t",
        "CUSPARSE_SPMAT_DIAG_TYPE": "cusparseDiagType_t",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "cusparseSpMatPointers_t": """@13.5 struct 72 8
  0 cusparseFormat_t format
  8 union 64 8 data
    0 struct 24 8 coo
      0 void *rowInd
      8 void *colInd
      16 void *values
    0 struct 24 8 csr
      0 void *rowOffsets
      8 void *colInd
      16 void *values
    0 struct 24 8 csc
      0 void *colOffsets
      8 void *rowInd
      16 void *values
    0 struct 16 8 blockedEll
      0 void *colInd
      8 void *values
    0 struct 24 8 slicedEll
      0 void *sliceOffsets
      8 void *colInd
      16 void *values
    0 struct 24 8 bsr
      0 void *rowOffsets
      8 void *colInd
      16 void *values
    0 struct 64 8 _reserved
      0 void *reserved[8]""",
    "cusparseSpMatSizes_t": """@13.5 struct 72 8
  0 cusparseFormat_t format
  8 union 64 8 data
    0 struct 24 8 coo
      0 int64_t rows
      8 int64_t cols
      16 int64_t nnz
    0 struct 24 8 csr
      0 int64_t rows
      8 int64_t cols
      16 int64_t nnz
    0 struct 24 8 csc
      0 int64_t rows
      8 int64_t cols
      16 int64_t nnz
    0 struct 32 8 blockedEll
      0 int64_t rows
      8 int64_t cols
      16 int64_t ellBlockSize
      24 int64_t ellCols
    0 struct 40 8 slicedEll
      0 int64_t rows
      8 int64_t cols
      16 int64_t nnz
      24 int64_t sellValuesSize
      32 int64_t sliceSize
    0 struct 40 8 bsr
      0 int64_t brows
      8 int64_t bcols
      16 int64_t bnnz
      24 int64_t rowBlockSize
      32 int64_t colBlockSize
    0 struct 64 8 _reserved
      0 int64_t reserved[8]""",
}

CONSTANTS: dict[str, int | str] = {
    "CUSPARSE_VER_MAJOR": "@11.7<12.0 11 | @12.0 12",
    "CUSPARSE_VER_MINOR": "@11.7<12.0 7 | @12.0<12.1 0 | @12.1<12.3 1 | @12.3<12.4 2 | @12.4<12.5 3 | @12.5<12.6 4 | @12.6<13.0 5 | @13.0<13.1 6 | @13.1<13.3 7 | @13.3<13.5 8 | @13.5 9",
    "CUSPARSE_VER_PATCH": "@11.7<11.8 4 | @11.8<12.0 5 | @12.0<12.1 1 | @12.1<12.2 0 | @12.2<12.3 2 | @12.3<12.4 0 | @12.4<12.6 1 | @12.6<12.8 4 | @12.8<12.9 8 | @12.9<13.0 10 | @13.0<13.2 3 | @13.2<13.3 10 | @13.3<13.4 2 | @13.4<13.5 6 | @13.5 4",
    "CUSPARSE_VER_BUILD": "@11.7<11.8 91 | @11.8<12.0 86 | @12.0<12.1 140 | @12.1<12.2 106 | @12.2<12.3 141 | @12.3<12.4 103 | @12.4<12.5 170 | @12.5<12.6 24 | @12.6<12.8 2 | @12.8<12.9 93 | @12.9<13.0 65 | @13.0<13.1 3 | @13.1<13.2 1 | @13.2<13.3 12 | @13.3<13.4 51 | @13.4<13.5 72 | @13.5 2",
    "CUSPARSE_VERSION": "@11.7<11.8 11704 | @11.8<12.0 11705 | @12.0<12.1 12001 | @12.1<12.2 12100 | @12.2<12.3 12102 | @12.3<12.4 12200 | @12.4<12.5 12301 | @12.5<12.6 12401 | @12.6<12.8 12504 | @12.8<12.9 12508 | @12.9<13.0 12510 | @13.0<13.1 12603 | @13.1<13.2 12703 | @13.2<13.3 12710 | @13.3<13.4 12802 | @13.4<13.5 12806 | @13.5 12904",
}

VARIABLES: dict[str, str] = {
}
