"""The types of cutensormg, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cutensorMg.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"cutensor": "2.8", "driver": "13.5", "runtime": "13.5"}
USED_TYPES: tuple[str, ...] = ("cudaDataType_t", "cudaStream_t", "cutensorStatus_t", "cutensorWorksizePreference_t")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "cutensorComputeType_t": "enum cutensorComputeType_t",
    "cutensorMgHandle_t": "struct cutensorMgHandle_s *",
    "cutensorMgTensorDescriptor_t": "struct cutensorMgTensorDescriptor_s *",
    "cutensorMgCopyDescriptor_t": "struct cutensorMgCopyDescriptor_s *",
    "cutensorMgCopyPlan_t": "struct cutensorMgCopyPlan_s *",
    "cutensorMgContractionDescriptor_t": "struct cutensorMgContractionDescriptor_s *",
    "cutensorMgContractionFind_t": "struct cutensorMgContractionFind_s *",
    "cutensorMgContractionPlan_t": "struct cutensorMgContractionPlan_s *",
    "cutensorMgAlgo_t": "enum cutensorMgAlgo_t",
    "cutensorMgContractionFindAttribute_t": "enum cutensorMgContractionFindAttribute_t",
}

ENUMS: dict[str, str] = {
    "cutensorComputeType_t": """unsigned int
CUTENSOR_COMPUTE_16F 1
CUTENSOR_COMPUTE_16BF 1024
CUTENSOR_COMPUTE_TF32 4096
CUTENSOR_COMPUTE_3XTF32 8192
CUTENSOR_COMPUTE_32F 4
CUTENSOR_COMPUTE_64F 16
CUTENSOR_COMPUTE_8U 64
CUTENSOR_COMPUTE_8I 256
CUTENSOR_COMPUTE_32U 128
CUTENSOR_COMPUTE_32I 512""",
    "cutensorMgHostDevice_t": """int
CUTENSOR_MG_DEVICE_HOST -1
CUTENSOR_MG_DEVICE_HOST_PINNED -2""",
    "cutensorMgAlgo_t": """int
CUTENSORMG_ALGO_DEFAULT -1""",
    "cutensorMgContractionFindAttribute_t": """unsigned int
CUTENSORMG_CONTRACTION_FIND_ATTRIBUTE_MAX 65535""",
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
}

VARIABLES: dict[str, str] = {
}
