"""The types of custatevec, in the format described in cudyn/_bindings/tables/rows.py.

Generated from custatevec.h of the header releases 1.3 to 1.15
(13 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaDataType_t", "cudaEvent_t", "cudaStream_t", "double2", "int2", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "custatevecIndex_t": "int64_t",
    "custatevecHandle_t": "struct custatevecContext *",
    "custatevecSamplerDescriptor_t": "struct custatevecSamplerDescriptor *",
    "custatevecAccessorDescriptor_t": "struct custatevecAccessorDescriptor *",
    "custatevecLoggerCallback_t": "void (*)(int32_t, const char *, const char *)",
    "custatevecLoggerCallbackData_t": "void (*)(int32_t, const char *, const char *, void *)",
    "custatevecDeviceMemHandler_t": "struct custatevecDeviceMemHandler_t",
    "custatevecStatus_t": "enum custatevecStatus_t",
    "custatevecPauli_t": "enum custatevecPauli_t",
    "custatevecMatrixLayout_t": "enum custatevecMatrixLayout_t",
    "custatevecMatrixType_t": "enum custatevecMatrixType_t",
    "custatevecMatrixMapType_t": "@1.4 enum custatevecMatrixMapType_t",
    "custatevecCollapseOp_t": "enum custatevecCollapseOp_t",
    "custatevecComputeType_t": "enum custatevecComputeType_t",
    "custatevecSamplerOutput_t": "enum custatevecSamplerOutput_t",
    "custatevecDeviceNetworkType_t": "enum custatevecDeviceNetworkType_t",
    "custatevecStateVectorType_t": "@1.4 enum custatevecStateVectorType_t",
    "custatevecMathMode_t": "@1.8 enum custatevecMathMode_t",
    "custatevecCommunicatorDescriptor_t": "struct custatevecCommunicator_t *",
    "custatevecCommunicatorType_t": "enum custatevecCommunicatorType_t",
    "custatevecDataTransferType_t": "enum custatevecDataTransferType_t",
    "custatevecSVSwapParameters_t": "struct custatevecSVSwapParameters_t",
    "custatevecDistIndexBitSwapSchedulerDescriptor_t": "struct custatevecDistIndexBitSwapScheduler_t *",
    "custatevecSVSwapWorkerDescriptor_t": "struct custatevecSVSwapWorker_t *",
    "custatevecSubSVMigratorDescriptor_t": "@1.5 struct custatevecSubSVMigratorDescriptor *",
}

ENUMS: dict[str, str] = {
    "custatevecStatus_t": """unsigned int
CUSTATEVEC_STATUS_SUCCESS
CUSTATEVEC_STATUS_NOT_INITIALIZED
CUSTATEVEC_STATUS_ALLOC_FAILED
CUSTATEVEC_STATUS_INVALID_VALUE
CUSTATEVEC_STATUS_ARCH_MISMATCH
CUSTATEVEC_STATUS_EXECUTION_FAILED
CUSTATEVEC_STATUS_INTERNAL_ERROR
CUSTATEVEC_STATUS_NOT_SUPPORTED
CUSTATEVEC_STATUS_INSUFFICIENT_WORKSPACE
CUSTATEVEC_STATUS_SAMPLER_NOT_PREPROCESSED
CUSTATEVEC_STATUS_NO_DEVICE_ALLOCATOR
CUSTATEVEC_STATUS_DEVICE_ALLOCATOR_ERROR
CUSTATEVEC_STATUS_COMMUNICATOR_ERROR
CUSTATEVEC_STATUS_LOADING_LIBRARY_FAILED
CUSTATEVEC_STATUS_INVALID_CONFIGURATION @1.11
CUSTATEVEC_STATUS_ALREADY_INITIALIZED @1.11
CUSTATEVEC_STATUS_INVALID_WIRE @1.11
CUSTATEVEC_STATUS_SYSTEM_ERROR @1.11
CUSTATEVEC_STATUS_CUDA_ERROR @1.11
CUSTATEVEC_STATUS_NUMERICAL_ERROR @1.11
CUSTATEVEC_STATUS_RESOURCES_NOT_ACCESSIBLE @1.13
CUSTATEVEC_STATUS_MAX_VALUE @1.3<1.11 14 | @1.11<1.13 20 | @1.13""",
    "custatevecPauli_t": """unsigned int
CUSTATEVEC_PAULI_I
CUSTATEVEC_PAULI_X
CUSTATEVEC_PAULI_Y
CUSTATEVEC_PAULI_Z""",
    "custatevecMatrixLayout_t": """unsigned int
CUSTATEVEC_MATRIX_LAYOUT_COL
CUSTATEVEC_MATRIX_LAYOUT_ROW""",
    "custatevecMatrixType_t": """unsigned int
CUSTATEVEC_MATRIX_TYPE_GENERAL
CUSTATEVEC_MATRIX_TYPE_UNITARY
CUSTATEVEC_MATRIX_TYPE_HERMITIAN""",
    "custatevecMatrixMapType_t": """unsigned int
CUSTATEVEC_MATRIX_MAP_TYPE_BROADCAST @1.4
CUSTATEVEC_MATRIX_MAP_TYPE_MATRIX_INDEXED @1.4""",
    "custatevecCollapseOp_t": """unsigned int
CUSTATEVEC_COLLAPSE_NONE
CUSTATEVEC_COLLAPSE_NORMALIZE_AND_ZERO
CUSTATEVEC_COLLAPSE_RESET @1.9""",
    "custatevecComputeType_t": """unsigned int
CUSTATEVEC_COMPUTE_DEFAULT
CUSTATEVEC_COMPUTE_32F 4
CUSTATEVEC_COMPUTE_64F 16
CUSTATEVEC_COMPUTE_TF32 4096""",
    "custatevecSamplerOutput_t": """unsigned int
CUSTATEVEC_SAMPLER_OUTPUT_RANDNUM_ORDER
CUSTATEVEC_SAMPLER_OUTPUT_ASCENDING_ORDER""",
    "custatevecDeviceNetworkType_t": """unsigned int
CUSTATEVEC_DEVICE_NETWORK_TYPE_SWITCH 1
CUSTATEVEC_DEVICE_NETWORK_TYPE_FULLMESH""",
    "custatevecStateVectorType_t": """unsigned int
CUSTATEVEC_STATE_VECTOR_TYPE_ZERO @1.4
CUSTATEVEC_STATE_VECTOR_TYPE_UNIFORM @1.4
CUSTATEVEC_STATE_VECTOR_TYPE_GHZ @1.4
CUSTATEVEC_STATE_VECTOR_TYPE_W @1.4""",
    "custatevecMathMode_t": """unsigned int
CUSTATEVEC_MATH_MODE_DEFAULT @1.8
CUSTATEVEC_MATH_MODE_ALLOW_FP32_EMULATED_BF16X9 @1.8
CUSTATEVEC_MATH_MODE_DISALLOW_FP32_EMULATED_BF16X9 @1.8""",
    "custatevecCommunicatorType_t": """unsigned int
CUSTATEVEC_COMMUNICATOR_TYPE_EXTERNAL
CUSTATEVEC_COMMUNICATOR_TYPE_OPENMPI
CUSTATEVEC_COMMUNICATOR_TYPE_MPICH
CUSTATEVEC_COMMUNICATOR_TYPE_MPI_ABI @1.15""",
    "custatevecDataTransferType_t": """unsigned int
CUSTATEVEC_DATA_TRANSFER_TYPE_NONE
CUSTATEVEC_DATA_TRANSFER_TYPE_SEND
CUSTATEVEC_DATA_TRANSFER_TYPE_RECV
CUSTATEVEC_DATA_TRANSFER_TYPE_SEND_RECV""",
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
    "custatevecDeviceMemHandler_t": """struct 88 8
  0 void *ctx
  8 int (*device_alloc)(void *, void **, size_t, cudaStream_t)
  16 int (*device_free)(void *, void *, size_t, cudaStream_t)
  24 char name[64]""",
    "custatevecSVSwapParameters_t": """struct 608 8
  0 int32_t swapBatchIndex
  4 int32_t orgSubSVIndex
  8 int32_t dstSubSVIndex
  12 int32_t orgSegmentMaskString[48]
  204 int32_t dstSegmentMaskString[48]
  396 int32_t segmentMaskOrdering[48]
  588 uint32_t segmentMaskLen
  592 uint32_t nSegmentBits
  596 custatevecDataTransferType_t dataTransferType
  600 custatevecIndex_t transferSize""",
}

CONSTANTS: dict[str, int | str] = {
    "CUSTATEVEC_VER_MAJOR": 1,
    "CUSTATEVEC_VER_MINOR": "@1.3<1.4 3 | @1.4<1.5 4 | @1.5<1.6 5 | @1.6<1.7 6 | @1.7<1.8 7 | @1.8<1.9 8 | @1.9<1.10 9 | @1.10<1.11 10 | @1.11<1.12 11 | @1.12<1.13 12 | @1.13<1.14 13 | @1.14<1.15 14 | @1.15 15",
    "CUSTATEVEC_VER_PATCH": "@1.3<1.4 0 | @1.4<1.5 1 | @1.5<1.10 0 | @1.10<1.11 1 | @1.11<1.13 0 | @1.13<1.14 1 | @1.14 0",
    "CUSTATEVEC_VERSION": "@1.3<1.4 1300 | @1.4<1.5 1401 | @1.5<1.6 1500 | @1.6<1.7 1600 | @1.7<1.8 1700 | @1.8<1.9 1800 | @1.9<1.10 1900 | @1.10<1.11 11001 | @1.11<1.12 11100 | @1.12<1.13 11200 | @1.13<1.14 11301 | @1.14<1.15 11400 | @1.15 11500",
    "CUSTATEVEC_ALLOCATOR_NAME_LEN": 64,
    "CUSTATEVEC_MAX_SEGMENT_MASK_SIZE": 48,
}

VARIABLES: dict[str, str] = {
}
