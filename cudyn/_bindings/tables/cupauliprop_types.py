"""The types of cupauliprop, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cupauliprop.h of the header releases 0.1 to 0.5
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "13.5"}
USED_TYPES: tuple[str, ...] = ("cudaDataType_t", "cudaStream_t")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "cupaulipropStatus_t": "enum cupaulipropStatus_t",
    "cupaulipropDistributedProvider_t": "@0.5 enum cupaulipropDistributedProvider_t",
    "cupaulipropMemspace_t": "enum cupaulipropMemspace_t",
    "cupaulipropWorkspaceKind_t": "enum cupaulipropWorkspaceKind_t",
    "cupaulipropTruncationStrategyKind_t": "enum cupaulipropTruncationStrategyKind_t",
    "cupaulipropSortOrder_t": "@0.2 enum cupaulipropSortOrder_t",
    "cupaulipropPauliKind_t": "enum cupaulipropPauliKind_t",
    "cupaulipropCliffordGateKind_t": "enum cupaulipropCliffordGateKind_t",
    "cupaulipropHandle_t": "void *",
    "cupaulipropWorkspaceDescriptor_t": "void *",
    "cupaulipropPauliExpansion_t": "void *",
    "cupaulipropPauliExpansionView_t": "void *",
    "cupaulipropQuantumOperator_t": "void *",
    "cupaulipropPackedIntegerType_t": "uint64_t",
    "cupaulipropPauliTerm_t": "struct cupaulipropPauliTerm_t",
    "cupaulipropTruncationStrategy_t": "struct cupaulipropTruncationStrategy_t",
    "cupaulipropCoefficientTruncationParams_t": "struct cupaulipropCoefficientTruncationParams_t",
    "cupaulipropPauliWeightTruncationParams_t": "struct cupaulipropPauliWeightTruncationParams_t",
    "cupaulipropDistributedCommunicator_t": "@0.5 struct cupaulipropDistributedCommunicator_t",
    "cupaulipropDistributedRequest_t": "@0.5 void *",
    "cupaulipropDistributedInterface_t": "@0.5 struct cupaulipropDistributedInterface_t",
    "cupaulipropComputeType_t": "@0.1<0.3 enum cupaulipropComputeType_t",
    "cupaulipropQuantumOperatorKind_t": "@0.1<0.3 enum cupaulipropQuantumOperatorKind_t",
}

ENUMS: dict[str, str] = {
    "cupaulipropStatus_t": """unsigned int
CUPAULIPROP_STATUS_SUCCESS
CUPAULIPROP_STATUS_NOT_INITIALIZED
CUPAULIPROP_STATUS_INVALID_VALUE
CUPAULIPROP_STATUS_INTERNAL_ERROR
CUPAULIPROP_STATUS_NOT_SUPPORTED
CUPAULIPROP_STATUS_CUDA_ERROR
CUPAULIPROP_STATUS_FATAL_DISTRIBUTED_FAILURE @0.5
CUPAULIPROP_STATUS_MANDATORY_MEMORY_OVERFLOWED @0.4
CUPAULIPROP_STATUS_INSUFFICIENT_WORKSPACE @0.4
CUPAULIPROP_STATUS_INSUFFICIENT_OUT_EXPANSION @0.4
CUPAULIPROP_STATUS_INSUFFICIENT_DEVICE_PROPERTY @0.4
CUPAULIPROP_STATUS_DISTRIBUTED_FAILURE @0.1<0.5 6""",
    "cupaulipropDistributedProvider_t": """unsigned int
CUPAULIPROP_DISTRIBUTED_PROVIDER_NONE @0.5
CUPAULIPROP_DISTRIBUTED_PROVIDER_MPI @0.5
CUPAULIPROP_DISTRIBUTED_PROVIDER_NCCL @0.5""",
    "cupaulipropMemspace_t": """unsigned int
CUPAULIPROP_MEMSPACE_DEVICE
CUPAULIPROP_MEMSPACE_HOST""",
    "cupaulipropWorkspaceKind_t": """unsigned int
CUPAULIPROP_WORKSPACE_SCRATCH""",
    "cupaulipropTruncationStrategyKind_t": """unsigned int
CUPAULIPROP_TRUNCATION_STRATEGY_COEFFICIENT_BASED
CUPAULIPROP_TRUNCATION_STRATEGY_PAULI_WEIGHT_BASED""",
    "cupaulipropSortOrder_t": """unsigned int
CUPAULIPROP_SORT_ORDER_NONE @0.2
CUPAULIPROP_SORT_ORDER_INTERNAL @0.2
CUPAULIPROP_SORT_ORDER_LITTLE_ENDIAN_BITWISE @0.2""",
    "cupaulipropPauliKind_t": """unsigned int
CUPAULIPROP_PAULI_I
CUPAULIPROP_PAULI_X
CUPAULIPROP_PAULI_Y @0.1<0.2 3 | @0.2
CUPAULIPROP_PAULI_Z @0.1<0.2 2 | @0.2""",
    "cupaulipropCliffordGateKind_t": """unsigned int
CUPAULIPROP_CLIFFORD_GATE_I
CUPAULIPROP_CLIFFORD_GATE_X
CUPAULIPROP_CLIFFORD_GATE_Y @0.1<0.2 3 | @0.2
CUPAULIPROP_CLIFFORD_GATE_Z @0.1<0.2 2 | @0.2
CUPAULIPROP_CLIFFORD_GATE_H
CUPAULIPROP_CLIFFORD_GATE_S
CUPAULIPROP_CLIFFORD_GATE_CX 7
CUPAULIPROP_CLIFFORD_GATE_CY @0.1<0.2 9 | @0.2
CUPAULIPROP_CLIFFORD_GATE_CZ @0.1<0.2 8 | @0.2
CUPAULIPROP_CLIFFORD_GATE_SWAP
CUPAULIPROP_CLIFFORD_GATE_ISWAP
CUPAULIPROP_CLIFFORD_GATE_SQRTX
CUPAULIPROP_CLIFFORD_GATE_SQRTY @0.1<0.2 14 | @0.2
CUPAULIPROP_CLIFFORD_GATE_SQRTZ @0.1<0.2 13 | @0.2""",
    "cupaulipropComputeType_t": """unsigned int
CUPAULIPROP_COMPUTE_32F @0.1<0.3 4
CUPAULIPROP_COMPUTE_64F @0.1<0.3 16""",
    "cupaulipropQuantumOperatorKind_t": """unsigned int
CUPAULIPROP_EXPANSION_KIND_PAULI_ROTATION_GATE @0.1<0.3
CUPAULIPROP_EXPANSION_KIND_CLIFFORD_GATE @0.1<0.3
CUPAULIPROP_EXPANSION_KIND_PAULI_NOISE_CHANNEL @0.1<0.3""",
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
    "cupaulipropPauliTerm_t": """struct 16 8
  0 const cupaulipropPackedIntegerType_t *xzbits
  8 const void *coef""",
    "cupaulipropTruncationStrategy_t": """struct 16 8
  0 cupaulipropTruncationStrategyKind_t strategy
  8 void *paramStruct""",
    "cupaulipropCoefficientTruncationParams_t": """struct 8 8
  0 double cutoff""",
    "cupaulipropPauliWeightTruncationParams_t": """struct 4 4
  0 int32_t cutoff""",
    "cupaulipropDistributedCommunicator_t": """@0.5 struct 16 8
  0 void *commPtr
  8 size_t commSize""",
    "cupaulipropDistributedInterface_t": """@0.5 struct 168 8
  0 int version
  4 cupaulipropDistributedProvider_t provider
  8 int (*getNumRanks)(const cupaulipropDistributedCommunicator_t *, int32_t *)
  16 int (*getNumRanksShared)(const cupaulipropDistributedCommunicator_t *, int32_t *)
  24 int (*getProcRank)(const cupaulipropDistributedCommunicator_t *, int32_t *)
  32 int (*barrier)(const cupaulipropDistributedCommunicator_t *, void *)
  40 int (*createRequest)(cupaulipropDistributedRequest_t *)
  48 int (*destroyRequest)(cupaulipropDistributedRequest_t)
  56 int (*waitRequest)(cupaulipropDistributedRequest_t)
  64 int (*testRequest)(cupaulipropDistributedRequest_t, int32_t *)
  72 int (*groupStart)(void)
  80 int (*groupEnd)(void)
  88 int (*send)(const cupaulipropDistributedCommunicator_t *, const void *, int32_t, cudaDataType_t, int32_t, int32_t)
  96 int (*sendAsync)(const cupaulipropDistributedCommunicator_t *, const void *, int32_t, cudaDataType_t, int32_t, int32_t, cupaulipropDistributedRequest_t)
  104 int (*receive)(const cupaulipropDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t, int32_t)
  112 int (*receiveAsync)(const cupaulipropDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t, int32_t, cupaulipropDistributedRequest_t)
  120 int (*bcast)(const cupaulipropDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t)
  128 int (*allreduce)(const cupaulipropDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)
  136 int (*allreduceInPlace)(const cupaulipropDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  144 int (*allreduceInPlaceMin)(const cupaulipropDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  152 int (*allreduceDoubleIntMinloc)(const cupaulipropDistributedCommunicator_t *, const void *, void *)
  160 int (*allgather)(const cupaulipropDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)""",
}

CONSTANTS: dict[str, int | str] = {
    "CUPAULIPROP_MAJOR": 0,
    "CUPAULIPROP_MINOR": "@0.1<0.2 1 | @0.2<0.3 2 | @0.3<0.4 3 | @0.4<0.5 4 | @0.5 5",
    "CUPAULIPROP_PATCH": "@0.1<0.3 0 | @0.3<0.4 2 | @0.4 0",
    "CUPAULIPROP_VERSION": "@0.1<0.2 100 | @0.2<0.3 200 | @0.3<0.4 302 | @0.4<0.5 400 | @0.5 500",
    "CUPAULIPROP_ALLOCATOR_NAME_LEN": 64,
    "CUPAULIPROP_DISTRIBUTED_INTERFACE_VERSION": "@0.5 260802",
}

VARIABLES: dict[str, str] = {
}
