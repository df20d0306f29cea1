"""The types of cutensor, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cutensor.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaDataType_t", "cudaStream_t")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "cutensorDataType_t": "@2.0<2.3 enum cutensorDataType_t | @2.3 cudaDataType_t",
    "cutensorOperator_t": "enum cutensorOperator_t",
    "cutensorStatus_t": "enum cutensorStatus_t",
    "cutensorAlgo_t": "enum cutensorAlgo_t",
    "cutensorWorksizePreference_t": "enum cutensorWorksizePreference_t",
    "cutensorComputeDescriptor_t": "struct cutensorComputeDescriptor *",
    "cutensorOperationDescriptorAttribute_t": "enum cutensorOperationDescriptorAttribute_t",
    "cutensorPlanPreferenceAttribute_t": "enum cutensorPlanPreferenceAttribute_t",
    "cutensorAutotuneMode_t": "enum cutensorAutotuneMode_t",
    "cutensorJitMode_t": "enum cutensorJitMode_t",
    "cutensorCacheMode_t": "enum cutensorCacheMode_t",
    "cutensorPlanAttribute_t": "enum cutensorPlanAttribute_t",
    "cutensorOperationDescriptor_t": "struct cutensorOperationDescriptor *",
    "cutensorPlan_t": "struct cutensorPlan *",
    "cutensorPlanPreference_t": "struct cutensorPlanPreference *",
    "cutensorHandle_t": "struct cutensorHandle *",
    "cutensorTensorDescriptor_t": "struct cutensorTensorDescriptor *",
    "cutensorBlockSparseTensorDescriptor_t": "@2.3 struct cutensorBlockSparseTensorDescriptor *",
    "cutensorLoggerCallback_t": "void (*)(int32_t, const char *, const char *)",
}

ENUMS: dict[str, str] = {
    "cutensorOperator_t": """unsigned int
CUTENSOR_OP_IDENTITY 1
CUTENSOR_OP_SQRT
CUTENSOR_OP_RELU 8
CUTENSOR_OP_CONJ
CUTENSOR_OP_RCP
CUTENSOR_OP_SIGMOID
CUTENSOR_OP_TANH
CUTENSOR_OP_EXP 22
CUTENSOR_OP_LOG
CUTENSOR_OP_ABS
CUTENSOR_OP_NEG
CUTENSOR_OP_SIN
CUTENSOR_OP_COS
CUTENSOR_OP_TAN
CUTENSOR_OP_SINH
CUTENSOR_OP_COSH
CUTENSOR_OP_ASIN
CUTENSOR_OP_ACOS
CUTENSOR_OP_ATAN
CUTENSOR_OP_ASINH
CUTENSOR_OP_ACOSH
CUTENSOR_OP_ATANH
CUTENSOR_OP_CEIL
CUTENSOR_OP_FLOOR
CUTENSOR_OP_MISH
CUTENSOR_OP_SWISH
CUTENSOR_OP_SOFT_PLUS
CUTENSOR_OP_SOFT_SIGN
CUTENSOR_OP_ADD 3
CUTENSOR_OP_MUL 5
CUTENSOR_OP_MAX
CUTENSOR_OP_MIN
CUTENSOR_OP_UNKNOWN 126""",
    "cutensorStatus_t": """unsigned int
CUTENSOR_STATUS_SUCCESS
CUTENSOR_STATUS_NOT_INITIALIZED
CUTENSOR_STATUS_ALLOC_FAILED 3
CUTENSOR_STATUS_INVALID_VALUE 7
CUTENSOR_STATUS_ARCH_MISMATCH
CUTENSOR_STATUS_MAPPING_ERROR 11
CUTENSOR_STATUS_EXECUTION_FAILED 13
CUTENSOR_STATUS_INTERNAL_ERROR
CUTENSOR_STATUS_NOT_SUPPORTED
CUTENSOR_STATUS_LICENSE_ERROR
CUTENSOR_STATUS_CUBLAS_ERROR
CUTENSOR_STATUS_CUDA_ERROR
CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE
CUTENSOR_STATUS_INSUFFICIENT_DRIVER
CUTENSOR_STATUS_IO_ERROR""",
    "cutensorAlgo_t": """int
CUTENSOR_ALGO_DEFAULT_PATIENT -6
CUTENSOR_ALGO_GETT -4
CUTENSOR_ALGO_TGETT
CUTENSOR_ALGO_TTGT
CUTENSOR_ALGO_DEFAULT""",
    "cutensorWorksizePreference_t": """unsigned int
CUTENSOR_WORKSPACE_MIN 1
CUTENSOR_WORKSPACE_DEFAULT
CUTENSOR_WORKSPACE_MAX""",
    "cutensorOperationDescriptorAttribute_t": """unsigned int
CUTENSOR_OPERATION_DESCRIPTOR_TAG
CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE
CUTENSOR_OPERATION_DESCRIPTOR_FLOPS
CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE
CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE @2.7 14""",
    "cutensorPlanPreferenceAttribute_t": """unsigned int
CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE
CUTENSOR_PLAN_PREFERENCE_CACHE_MODE
CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT
CUTENSOR_PLAN_PREFERENCE_ALGO
CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK
CUTENSOR_PLAN_PREFERENCE_JIT
CUTENSOR_PLAN_PREFERENCE_GPU_ARCH @2.6""",
    "cutensorAutotuneMode_t": """unsigned int
CUTENSOR_AUTOTUNE_MODE_NONE
CUTENSOR_AUTOTUNE_MODE_INCREMENTAL""",
    "cutensorJitMode_t": """unsigned int
CUTENSOR_JIT_MODE_NONE
CUTENSOR_JIT_MODE_DEFAULT""",
    "cutensorCacheMode_t": """unsigned int
CUTENSOR_CACHE_MODE_NONE
CUTENSOR_CACHE_MODE_PEDANTIC""",
    "cutensorPlanAttribute_t": """unsigned int
CUTENSOR_PLAN_REQUIRED_WORKSPACE""",
    "cutensorDataType_t": """unsigned int
CUTENSOR_R_16F @2.0<2.3 2
CUTENSOR_C_16F @2.0<2.3 6
CUTENSOR_R_16BF @2.0<2.3 14
CUTENSOR_C_16BF @2.0<2.3
CUTENSOR_R_32F @2.0<2.3 0
CUTENSOR_C_32F @2.0<2.3 4
CUTENSOR_R_64F @2.0<2.3 1
CUTENSOR_C_64F @2.0<2.3 5
CUTENSOR_R_4I @2.0<2.3 16
CUTENSOR_C_4I @2.0<2.3
CUTENSOR_R_4U @2.0<2.3
CUTENSOR_C_4U @2.0<2.3
CUTENSOR_R_8I @2.0<2.3 3
CUTENSOR_C_8I @2.0<2.3 7
CUTENSOR_R_8U @2.0<2.3
CUTENSOR_C_8U @2.0<2.3
CUTENSOR_R_16I @2.0<2.3 20
CUTENSOR_C_16I @2.0<2.3
CUTENSOR_R_16U @2.0<2.3
CUTENSOR_C_16U @2.0<2.3
CUTENSOR_R_32I @2.0<2.3 10
CUTENSOR_C_32I @2.0<2.3
CUTENSOR_R_32U @2.0<2.3
CUTENSOR_C_32U @2.0<2.3
CUTENSOR_R_64I @2.0<2.3 24
CUTENSOR_C_64I @2.0<2.3
CUTENSOR_R_64U @2.0<2.3
CUTENSOR_C_64U @2.0<2.3""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "cutensorOperationDescriptorAttribute_t": {
        "CUTENSOR_OPERATION_DESCRIPTOR_TAG": "int32_t",
        "CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE": "cudaDataType_t",
        "CUTENSOR_OPERATION_DESCRIPTOR_FLOPS": "float",
        "CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES": "float",
        "CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE": "int32_t",
    },
    "cutensorPlanPreferenceAttribute_t": {
        "CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE": "cutensorAutotuneMode_t",
        "CUTENSOR_PLAN_PREFERENCE_CACHE_MODE": "cutensorCacheMode_t",
        "CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT": "int32_t",
        "CUTENSOR_PLAN_PREFERENCE_ALGO": "cutensorAlgo_t",
        "CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK": "int32_t",
        "CUTENSOR_PLAN_PREFERENCE_JIT": "cutensorJitMode_t",
        "CUTENSOR_PLAN_PREFERENCE_GPU_ARCH": "int32_t",
    },
    "cutensorPlanAttribute_t": {
        "CUTENSOR_PLAN_REQUIRED_WORKSPACE": "uint64_t",
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
    "CUTENSOR_R_16F": "@2.3 cutensorDataType_t 2",
    "CUTENSOR_C_16F": "@2.3 cutensorDataType_t 6",
    "CUTENSOR_R_16BF": "@2.3 cutensorDataType_t 14",
    "CUTENSOR_C_16BF": "@2.3 cutensorDataType_t 15",
    "CUTENSOR_R_32F": "@2.3 cutensorDataType_t 0",
    "CUTENSOR_C_32F": "@2.3 cutensorDataType_t 4",
    "CUTENSOR_R_64F": "@2.3 cutensorDataType_t 1",
    "CUTENSOR_C_64F": "@2.3 cutensorDataType_t 5",
    "CUTENSOR_R_4I": "@2.3 cutensorDataType_t 16",
    "CUTENSOR_C_4I": "@2.3 cutensorDataType_t 17",
    "CUTENSOR_R_4U": "@2.3 cutensorDataType_t 18",
    "CUTENSOR_C_4U": "@2.3 cutensorDataType_t 19",
    "CUTENSOR_R_8I": "@2.3 cutensorDataType_t 3",
    "CUTENSOR_C_8I": "@2.3 cutensorDataType_t 7",
    "CUTENSOR_R_8U": "@2.3 cutensorDataType_t 8",
    "CUTENSOR_C_8U": "@2.3 cutensorDataType_t 9",
    "CUTENSOR_R_16I": "@2.3 cutensorDataType_t 20",
    "CUTENSOR_C_16I": "@2.3 cutensorDataType_t 21",
    "CUTENSOR_R_16U": "@2.3 cutensorDataType_t 22",
    "CUTENSOR_C_16U": "@2.3 cutensorDataType_t 23",
    "CUTENSOR_R_32I": "@2.3 cutensorDataType_t 10",
    "CUTENSOR_C_32I": "@2.3 cutensorDataType_t 11",
    "CUTENSOR_R_32U": "@2.3 cutensorDataType_t 12",
    "CUTENSOR_C_32U": "@2.3 cutensorDataType_t 13",
    "CUTENSOR_R_64I": "@2.3 cutensorDataType_t 24",
    "CUTENSOR_C_64I": "@2.3 cutensorDataType_t 25",
    "CUTENSOR_R_64U": "@2.3 cutensorDataType_t 26",
    "CUTENSOR_C_64U": "@2.3 cutensorDataType_t 27",
    "CUTENSOR_MAJOR": 2,
    "CUTENSOR_MINOR": "@2.0<2.2 0 | @2.2<2.3 2 | @2.3<2.4 3 | @2.4<2.5 4 | @2.5<2.6 5 | @2.6<2.7 6 | @2.7<2.8 7 | @2.8 8",
    "CUTENSOR_PATCH": "@2.0<2.2 2 | @2.2<2.3 0 | @2.3<2.5 1 | @2.5 0",
    "CUTENSOR_VERSION": "@2.0<2.2 20002 | @2.2<2.3 20200 | @2.3<2.4 20301 | @2.4<2.5 20401 | @2.5<2.6 20500 | @2.6<2.7 20600 | @2.7<2.8 20700 | @2.8 20800",
}

VARIABLES: dict[str, str] = {
    "CUTENSOR_COMPUTE_DESC_16F": "const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_16BF": "const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_TF32": "const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_3XTF32": "const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_32F": "const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_64F": "const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_9X16BF": "@2.3 const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_8XINT8": "@2.4 const cutensorComputeDescriptor_t",
    "CUTENSOR_COMPUTE_DESC_4X16F": "@2.5 const cutensorComputeDescriptor_t",
}
