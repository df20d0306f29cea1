"""The types of cusolvermp, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cusolverMp.h of the header releases 0.7 to 0.9
(3 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"cusolver": "13.5", "driver": "13.5", "nccl": "2.32", "runtime": "13.5"}
USED_TYPES: tuple[str, ...] = ("cublasFillMode_t", "cublasOperation_t", "cublasSideMode_t", "cudaDataType", "cudaDataType_t", "cudaEmulationStrategy_t", "cudaStream_t", "cusolverEigMode_t", "cusolverEigType_t", "cusolverMathMode_t", "cusolverStatus_t", "ncclComm_t")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "cusolverMpGridMapping_t": "enum cusolverMpGridMapping_t",
    "cusolverMpGrid_t": "struct cusolverMpGrid *",
    "cusolverMpMatrixDescriptor_t": "struct cusolverMpMatrixDescriptor *",
    "cusolverMpHandle_t": "struct cusolverMpHandle *",
    "cusolverMpNewtonSchulzDescriptor_t": "@0.8 struct cusolverMpNewtonSchulzDescriptor *",
    "cusolverMpNewtonSchulzDescriptorAttribute_t": "@0.8 enum cusolverMpNewtonSchulzDescriptorAttribute_t",
    "cusolverMpPolarDescriptor_t": "@0.9 struct cusolverMpPolarDescriptor *",
    "cusolverMpPolarDescriptorAttribute_t": "@0.9 enum cusolverMpPolarDescriptorAttribute_t",
    "cusolverMpGesvdDescriptor_t": "@0.9 struct cusolverMpGesvdDescriptor *",
    "cusolverMpGesvdDescriptorAttribute_t": "@0.9 enum cusolverMpGesvdDescriptorAttribute_t",
    "cusolverMpGesvdOutputShape_t": "@0.9 enum cusolverMpGesvdOutputShape_t",
    "cusolverMpLoggerCallback_t": "void (*)(int, const char *, const char *)",
}

ENUMS: dict[str, str] = {
    "cusolverMpGridMapping_t": """unsigned int
CUSOLVERMP_GRID_MAPPING_ROW_MAJOR 1
CUSOLVERMP_GRID_MAPPING_COL_MAJOR 0""",
    "cusolverMpNewtonSchulzDescriptorAttribute_t": """unsigned int
CUSOLVERMP_NEWTON_SCHULZ_DESCRIPTOR_ATTRIBUTE_NORMALIZE @0.8
CUSOLVERMP_NEWTON_SCHULZ_DESCRIPTOR_ATTRIBUTE_REDUCE_VIA_COMPUTE_TYPE @0.8""",
    "cusolverMpPolarDescriptorAttribute_t": """unsigned int
CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_REQUESTED_KSI @0.9
CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_A_NORM_FROBENIUS @0.9
CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_RCOND_ESTIMATE @0.9""",
    "cusolverMpGesvdDescriptorAttribute_t": """unsigned int
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_COMPUTE_RESIDUAL @0.9
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_SHAPE @0.9
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_A_NORM_FROBENIUS @0.9
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_RCOND @0.9
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_RESIDUAL_FROBENIUS_ESTIMATE @0.9
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_NUM_SINGULAR_FOUND @0.9""",
    "cusolverMpGesvdOutputShape_t": """unsigned int
CUSOLVERMP_GESVD_OUTPUT_SHAPE_THIN @0.9
CUSOLVERMP_GESVD_OUTPUT_SHAPE_FULL @0.9""",
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
    "CUSOLVERMP_VER_MAJOR": 0,
    "CUSOLVERMP_VER_MINOR": "@0.7<0.8 7 | @0.8<0.9 8 | @0.9 9",
    "CUSOLVERMP_VER_PATCH": "@0.7<0.8 2 | @0.8<0.9 0 | @0.9 1",
    "CUSOLVERMP_VER_BUILD": 0,
    "CUSOLVERMP_VERSION": "@0.7<0.8 702 | @0.8<0.9 800 | @0.9 901",
}

VARIABLES: dict[str, str] = {
}
