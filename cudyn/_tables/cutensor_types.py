"""The types of cutensor; cudyn/_tables/rows.py explains the tables.

Generated from cutensor.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: tuple[str, ...] = ("runtime",)
USES_RELEASE = "12.9"
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

ENUMS: dict[str, tuple[str, dict[str, int | str]]] = {
    "cutensorOperator_t": ("unsigned int", {
        "CUTENSOR_OP_IDENTITY": 1,
        "CUTENSOR_OP_SQRT": 2,
        "CUTENSOR_OP_RELU": 8,
        "CUTENSOR_OP_CONJ": 9,
        "CUTENSOR_OP_RCP": 10,
        "CUTENSOR_OP_SIGMOID": 11,
        "CUTENSOR_OP_TANH": 12,
        "CUTENSOR_OP_EXP": 22,
        "CUTENSOR_OP_LOG": 23,
        "CUTENSOR_OP_ABS": 24,
        "CUTENSOR_OP_NEG": 25,
        "CUTENSOR_OP_SIN": 26,
        "CUTENSOR_OP_COS": 27,
        "CUTENSOR_OP_TAN": 28,
        "CUTENSOR_OP_SINH": 29,
        "CUTENSOR_OP_COSH": 30,
        "CUTENSOR_OP_ASIN": 31,
        "CUTENSOR_OP_ACOS": 32,
        "CUTENSOR_OP_ATAN": 33,
        "CUTENSOR_OP_ASINH": 34,
        "CUTENSOR_OP_ACOSH": 35,
        "CUTENSOR_OP_ATANH": 36,
        "CUTENSOR_OP_CEIL": 37,
        "CUTENSOR_OP_FLOOR": 38,
        "CUTENSOR_OP_MISH": 39,
        "CUTENSOR_OP_SWISH": 40,
        "CUTENSOR_OP_SOFT_PLUS": 41,
        "CUTENSOR_OP_SOFT_SIGN": 42,
        "CUTENSOR_OP_ADD": 3,
        "CUTENSOR_OP_MUL": 5,
        "CUTENSOR_OP_MAX": 6,
        "CUTENSOR_OP_MIN": 7,
        "CUTENSOR_OP_UNKNOWN": 126,
    }),
    "cutensorStatus_t": ("unsigned int", {
        "CUTENSOR_STATUS_SUCCESS": 0,
        "CUTENSOR_STATUS_NOT_INITIALIZED": 1,
        "CUTENSOR_STATUS_ALLOC_FAILED": 3,
        "CUTENSOR_STATUS_INVALID_VALUE": 7,
        "CUTENSOR_STATUS_ARCH_MISMATCH": 8,
        "CUTENSOR_STATUS_MAPPING_ERROR": 11,
        "CUTENSOR_STATUS_EXECUTION_FAILED": 13,
        "CUTENSOR_STATUS_INTERNAL_ERROR": 14,
        "CUTENSOR_STATUS_NOT_SUPPORTED": 15,
        "CUTENSOR_STATUS_LICENSE_ERROR": 16,
        "CUTENSOR_STATUS_CUBLAS_ERROR": 17,
        "CUTENSOR_STATUS_CUDA_ERROR": 18,
        "CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE": 19,
        "CUTENSOR_STATUS_INSUFFICIENT_DRIVER": 20,
        "CUTENSOR_STATUS_IO_ERROR": 21,
    }),
    "cutensorAlgo_t": ("int", {
        "CUTENSOR_ALGO_DEFAULT_PATIENT": -6,
        "CUTENSOR_ALGO_GETT": -4,
        "CUTENSOR_ALGO_TGETT": -3,
        "CUTENSOR_ALGO_TTGT": -2,
        "CUTENSOR_ALGO_DEFAULT": -1,
    }),
    "cutensorWorksizePreference_t": ("unsigned int", {
        "CUTENSOR_WORKSPACE_MIN": 1,
        "CUTENSOR_WORKSPACE_DEFAULT": 2,
        "CUTENSOR_WORKSPACE_MAX": 3,
    }),
    "cutensorOperationDescriptorAttribute_t": ("unsigned int", {
        "CUTENSOR_OPERATION_DESCRIPTOR_TAG": 0,
        "CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE": 1,
        "CUTENSOR_OPERATION_DESCRIPTOR_FLOPS": 2,
        "CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES": 3,
        "CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT": 4,
        "CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT": 5,
        "CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE": 6,
        "CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE": "@2.7 14",
    }),
    "cutensorPlanPreferenceAttribute_t": ("unsigned int", {
        "CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE": 0,
        "CUTENSOR_PLAN_PREFERENCE_CACHE_MODE": 1,
        "CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT": 2,
        "CUTENSOR_PLAN_PREFERENCE_ALGO": 3,
        "CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK": 4,
        "CUTENSOR_PLAN_PREFERENCE_JIT": 5,
        "CUTENSOR_PLAN_PREFERENCE_GPU_ARCH": "@2.6 6",
    }),
    "cutensorAutotuneMode_t": ("unsigned int", {
        "CUTENSOR_AUTOTUNE_MODE_NONE": 0,
        "CUTENSOR_AUTOTUNE_MODE_INCREMENTAL": 1,
    }),
    "cutensorJitMode_t": ("unsigned int", {
        "CUTENSOR_JIT_MODE_NONE": 0,
        "CUTENSOR_JIT_MODE_DEFAULT": 1,
    }),
    "cutensorCacheMode_t": ("unsigned int", {
        "CUTENSOR_CACHE_MODE_NONE": 0,
        "CUTENSOR_CACHE_MODE_PEDANTIC": 1,
    }),
    "cutensorPlanAttribute_t": ("unsigned int", {
        "CUTENSOR_PLAN_REQUIRED_WORKSPACE": 0,
    }),
    "cutensorDataType_t": ("unsigned int", {
        "CUTENSOR_R_16F": "@2.0<2.3 2",
        "CUTENSOR_C_16F": "@2.0<2.3 6",
        "CUTENSOR_R_16BF": "@2.0<2.3 14",
        "CUTENSOR_C_16BF": "@2.0<2.3 15",
        "CUTENSOR_R_32F": "@2.0<2.3 0",
        "CUTENSOR_C_32F": "@2.0<2.3 4",
        "CUTENSOR_R_64F": "@2.0<2.3 1",
        "CUTENSOR_C_64F": "@2.0<2.3 5",
        "CUTENSOR_R_4I": "@2.0<2.3 16",
        "CUTENSOR_C_4I": "@2.0<2.3 17",
        "CUTENSOR_R_4U": "@2.0<2.3 18",
        "CUTENSOR_C_4U": "@2.0<2.3 19",
        "CUTENSOR_R_8I": "@2.0<2.3 3",
        "CUTENSOR_C_8I": "@2.0<2.3 7",
        "CUTENSOR_R_8U": "@2.0<2.3 8",
        "CUTENSOR_C_8U": "@2.0<2.3 9",
        "CUTENSOR_R_16I": "@2.0<2.3 20",
        "CUTENSOR_C_16I": "@2.0<2.3 21",
        "CUTENSOR_R_16U": "@2.0<2.3 22",
        "CUTENSOR_C_16U": "@2.0<2.3 23",
        "CUTENSOR_R_32I": "@2.0<2.3 10",
        "CUTENSOR_C_32I": "@2.0<2.3 11",
        "CUTENSOR_R_32U": "@2.0<2.3 12",
        "CUTENSOR_C_32U": "@2.0<2.3 13",
        "CUTENSOR_R_64I": "@2.0<2.3 24",
        "CUTENSOR_C_64I": "@2.0<2.3 25",
        "CUTENSOR_R_64U": "@2.0<2.3 26",
        "CUTENSOR_C_64U": "@2.0<2.3 27",
    }),
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
