"""The functions of cupauliprop, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cupauliprop.h of the header releases 0.1 to 0.5
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.1", "0.2", "0.3", "0.4", "0.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.1": (0, 1, 0), "0.2": (0, 2, 0), "0.3": (0, 3, 2), "0.4": (0, 4, 0), "0.5": (0, 5, 0)}

FUNCTIONS: dict[str, str] = {
    "cupaulipropGetVersion": "size_t ()",
    "cupaulipropGetErrorString": "const char * (cupaulipropStatus_t error)",
    "cupaulipropGetNumPackedIntegers": "cupaulipropStatus_t (int32_t numQubits, int32_t *numPackedIntegers)",
    "cupaulipropCreate": "cupaulipropStatus_t (cupaulipropHandle_t *handle)",
    "cupaulipropDestroy": "cupaulipropStatus_t (cupaulipropHandle_t handle)",
    "cupaulipropResetDistributedConfiguration": "@0.5 cupaulipropStatus_t (cupaulipropHandle_t handle, cupaulipropDistributedProvider_t provider, const void *commPtr, size_t commSize)",
    "cupaulipropGetNumRanks": "@0.5 cupaulipropStatus_t (const cupaulipropHandle_t handle, int32_t *numRanks)",
    "cupaulipropGetProcRank": "@0.5 cupaulipropStatus_t (const cupaulipropHandle_t handle, int32_t *procRank)",
    "cupaulipropCreateWorkspaceDescriptor": "cupaulipropStatus_t (cupaulipropHandle_t handle, cupaulipropWorkspaceDescriptor_t *workspaceDesc)",
    "cupaulipropDestroyWorkspaceDescriptor": "cupaulipropStatus_t (cupaulipropWorkspaceDescriptor_t workspaceDesc)",
    "cupaulipropWorkspaceGetMemorySize": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropWorkspaceDescriptor_t workspaceDesc, cupaulipropMemspace_t memSpace, cupaulipropWorkspaceKind_t workspaceKind, int64_t *memoryBufferSize)",
    "cupaulipropWorkspaceSetMemory": "cupaulipropStatus_t (const cupaulipropHandle_t handle, cupaulipropWorkspaceDescriptor_t workspaceDesc, cupaulipropMemspace_t memSpace, cupaulipropWorkspaceKind_t workspaceKind, void *memoryBuffer, int64_t memoryBufferSize)",
    "cupaulipropWorkspaceGetMemory": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropWorkspaceDescriptor_t workspaceDescr, cupaulipropMemspace_t memSpace, cupaulipropWorkspaceKind_t workspaceKind, void **memoryBuffer, int64_t *memoryBufferSize)",
    "cupaulipropCreatePauliExpansion": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, int32_t numQubits, void *xzBitsBuffer, int64_t xzBitsBufferSize, void *coefBuffer, int64_t coefBufferSize, cudaDataType_t dataType, int64_t numTerms, int32_t isSorted, int32_t hasDuplicates, cupaulipropPauliExpansion_t *pauliExpansion) | @0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, int32_t numQubits, void *xzBitsBuffer, int64_t xzBitsBufferSize, void *coefBuffer, int64_t coefBufferSize, cudaDataType_t dataType, int64_t numLocalTerms, cupaulipropSortOrder_t sortOrder, int32_t hasDuplicates, cupaulipropPauliExpansion_t *pauliExpansion)",
    "cupaulipropDestroyPauliExpansion": "cupaulipropStatus_t (cupaulipropPauliExpansion_t pauliExpansion)",
    "cupaulipropPauliExpansionGetStorageBuffer": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, void **xzBitsBuffer, int64_t *xzBitsBufferSize, void **coefBuffer, int64_t *coefBufferSize, int64_t *numLocalTerms, cupaulipropMemspace_t *location)",
    "cupaulipropPauliExpansionGetNumQubits": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, int32_t *numQubits)",
    "cupaulipropPauliExpansionGetNumTerms": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, int64_t *numLocalTerms)",
    "cupaulipropPauliExpansionGetDataType": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, cudaDataType_t *dataType)",
    "cupaulipropPauliExpansionGetSortOrder": "@0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, cupaulipropSortOrder_t *sortOrder)",
    "cupaulipropPauliExpansionIsDeduplicated": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, int32_t *isDeduplicated)",
    "cupaulipropPauliExpansionGetTerm": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, int64_t termIndex, cupaulipropPauliTerm_t *term)",
    "cupaulipropPauliExpansionGetContiguousRange": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, int64_t startIndex, int64_t endIndex, cupaulipropPauliExpansionView_t *view)",
    "cupaulipropDestroyPauliExpansionView": "cupaulipropStatus_t (cupaulipropPauliExpansionView_t view)",
    "cupaulipropPauliExpansionViewGetNumTerms": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, int64_t *numLocalTerms)",
    "cupaulipropPauliExpansionViewGetLocation": "cupaulipropStatus_t (const cupaulipropPauliExpansionView_t view, cupaulipropMemspace_t *location)",
    "cupaulipropPauliExpansionViewGetTerm": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, int64_t termIndex, cupaulipropPauliTerm_t *term)",
    "cupaulipropPauliExpansionViewPrepareDeduplication": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, int32_t makeSorted, int64_t maxWorkspaceSize, cupaulipropWorkspaceDescriptor_t workspace) | @0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropSortOrder_t sortOrder, int64_t maxWorkspaceDeviceSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewExecuteDeduplication": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, int32_t makeSorted, cupaulipropWorkspaceDescriptor_t workspace) | @0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, cupaulipropSortOrder_t sortOrder, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareSort": "@0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropSortOrder_t sortOrder, int64_t maxWorkspaceDeviceSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewExecuteSort": "@0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, cupaulipropSortOrder_t sortOrder, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionPopulateFromView": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut) | @0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareTraceWithExpansionView": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view1, const cupaulipropPauliExpansionView_t view2, int64_t maxWorkspaceDeviceSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewComputeTraceWithExpansionView": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view1, const cupaulipropPauliExpansionView_t view2, int32_t takeAdjoint1, void *trace, cupaulipropWorkspaceDescriptor_t workspace) | @0.2<0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view1, const cupaulipropPauliExpansionView_t view2, int32_t takeAdjoint1, void *trace, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream) | @0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view1, const cupaulipropPauliExpansionView_t view2, int32_t takeAdjoint1, void *traceSignificand, double *traceExponent, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareTraceWithExpansionViewBackwardDiff": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view1, const cupaulipropPauliExpansionView_t view2, int64_t maxWorkspaceDeviceSize, int64_t *requiredXZBitsBufferSize1, int64_t *requiredCoefBufferSize1, int64_t *requiredXZBitsBufferSize2, int64_t *requiredCoefBufferSize2, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewComputeTraceWithExpansionViewBackwardDiff": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view1, const cupaulipropPauliExpansionView_t view2, int32_t takeAdjoint1, const void *cotangentTraceSignificand, const double *cotangentTraceExponent, cupaulipropPauliExpansion_t cotangentExpansion1, cupaulipropPauliExpansion_t cotangentExpansion2, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareTraceWithZeroState": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, int64_t maxWorkspaceDeviceSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewComputeTraceWithZeroState": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, void *trace, cupaulipropWorkspaceDescriptor_t workspace) | @0.2<0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, void *trace, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream) | @0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, void *traceSignificand, double *traceExponent, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareTraceWithZeroStateBackwardDiff": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, int64_t maxWorkspaceDeviceSize, int64_t *requiredXZBitsBufferSize, int64_t *requiredCoefBufferSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewComputeTraceWithZeroStateBackwardDiff": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t view, const void *cotangentTraceSignificand, const double *cotangentTraceExponent, cupaulipropPauliExpansion_t cotangentExpansion, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareOperatorApplication": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, const cupaulipropQuantumOperator_t quantumOperator, int32_t makeSorted, int32_t keepDuplicates, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, int64_t maxWorkspaceSize, int64_t *requiredXZBitsBufferSize, int64_t *requiredCoefBufferSize, cupaulipropWorkspaceDescriptor_t workspace) | @0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, const cupaulipropQuantumOperator_t quantumOperator, cupaulipropSortOrder_t sortOrder, int32_t keepDuplicates, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, int64_t maxWorkspaceDeviceSize, int64_t *requiredXZBitsBufferSize, int64_t *requiredCoefBufferSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewComputeOperatorApplication": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, const cupaulipropQuantumOperator_t quantumOperator, int32_t adjoint, int32_t makeSorted, int32_t keepDuplicates, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, cupaulipropWorkspaceDescriptor_t workspace) | @0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, const cupaulipropQuantumOperator_t quantumOperator, int32_t adjoint, cupaulipropSortOrder_t sortOrder, int32_t keepDuplicates, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareOperatorFusedApplication": "@0.4 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, int32_t numQuantumOperators, const cupaulipropQuantumOperator_t *quantumOperators, const int32_t *adjoints, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, int64_t maxWorkspaceDeviceSize, int64_t *minExpansionOutCapacity, cupaulipropWorkspaceDescriptor_t minWorkspace, int64_t *averageExpansionOutCapacity, cupaulipropWorkspaceDescriptor_t averageWorkspace, int64_t *maxExpansionOutCapacity, cupaulipropWorkspaceDescriptor_t maxWorkspace)",
    "cupaulipropPauliExpansionViewComputeOperatorFusedApplication": "@0.4 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, int32_t numQuantumOperators, const cupaulipropQuantumOperator_t *quantumOperators, const int32_t *adjoints, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareOperatorApplicationBackwardDiff": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, const cupaulipropPauliExpansionView_t cotangentOut, const cupaulipropQuantumOperator_t quantumOperator, cupaulipropSortOrder_t sortOrder, int32_t keepDuplicates, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, int64_t maxWorkspaceDeviceSize, int64_t *requiredXZBitsBufferSize, int64_t *requiredCoefBufferSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewComputeOperatorApplicationBackwardDiff": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, const cupaulipropPauliExpansionView_t cotangentOut, cupaulipropPauliExpansion_t cotangentIn, cupaulipropQuantumOperator_t quantumOperator, int32_t adjoint, cupaulipropSortOrder_t sortOrder, int32_t keepDuplicates, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropPauliExpansionViewPrepareTruncation": "cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, int64_t maxWorkspaceDeviceSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewExecuteTruncation": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, cupaulipropWorkspaceDescriptor_t workspace) | @0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, int32_t numTruncationStrategies, const cupaulipropTruncationStrategy_t *truncationStrategies, cupaulipropWorkspaceDescriptor_t workspace, cudaStream_t stream)",
    "cupaulipropCreateCliffordGateOperator": "cupaulipropStatus_t (const cupaulipropHandle_t handle, cupaulipropCliffordGateKind_t cliffordGateKind, const int32_t *qubitIndices, cupaulipropQuantumOperator_t *oper)",
    "cupaulipropCreatePauliRotationGateOperator": "cupaulipropStatus_t (const cupaulipropHandle_t handle, double angle, int32_t numQubits, const int32_t *qubitIndices, const cupaulipropPauliKind_t *paulis, cupaulipropQuantumOperator_t *oper)",
    "cupaulipropCreatePauliNoiseChannelOperator": "cupaulipropStatus_t (const cupaulipropHandle_t handle, int32_t numQubits, const int32_t *qubitIndices, const double *probabilities, cupaulipropQuantumOperator_t *oper)",
    "cupaulipropCreateAmplitudeDampingChannelOperator": "@0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, int32_t qubitIndex, double dampingProb, double exciteProb, cupaulipropQuantumOperator_t *oper)",
    "cupaulipropQuantumOperatorAttachCotangentBuffer": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, cupaulipropQuantumOperator_t oper, void *cotangentBuffer, int64_t cotangentBufferSize, cudaDataType_t dataType, cupaulipropMemspace_t location)",
    "cupaulipropQuantumOperatorGetCotangentBuffer": "@0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropQuantumOperator_t oper, void **cotangentBuffer, int64_t *cotangentBufferNumElements, cudaDataType_t *dataType, cupaulipropMemspace_t *location)",
    "cupaulipropDestroyOperator": "cupaulipropStatus_t (cupaulipropQuantumOperator_t oper)",
    "cupaulipropQuantumOperatorGetKind": "@0.1<0.3 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropQuantumOperator_t oper, cupaulipropQuantumOperatorKind_t *kind)",
    "cupaulipropSetStream": "@0.1<0.2 cupaulipropStatus_t (cupaulipropHandle_t handle, cudaStream_t stream)",
    "cupaulipropPauliExpansionIsSorted": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansion_t pauliExpansion, int32_t *isSorted)",
    "cupaulipropPauliExpansionViewPrepareCanonicalSort": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, int64_t maxWorkspaceSize, cupaulipropWorkspaceDescriptor_t workspace)",
    "cupaulipropPauliExpansionViewExecuteCanonicalSort": "@0.1<0.2 cupaulipropStatus_t (const cupaulipropHandle_t handle, const cupaulipropPauliExpansionView_t viewIn, cupaulipropPauliExpansion_t expansionOut, cupaulipropWorkspaceDescriptor_t workspace)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "cupaulipropPauliExpansionViewExecuteDeduplication": ("0.2",),
    "cupaulipropPauliExpansionPopulateFromView": ("0.2",),
    "cupaulipropPauliExpansionViewComputeTraceWithExpansionView": ("0.2", "0.3"),
    "cupaulipropPauliExpansionViewComputeTraceWithZeroState": ("0.2", "0.3"),
    "cupaulipropPauliExpansionViewComputeOperatorApplication": ("0.2",),
    "cupaulipropPauliExpansionViewExecuteTruncation": ("0.2",),
}

NAMES: dict[str, str] = {
}

PER_THREAD: dict[str, str] = {
}

ANSWERS: dict[str, tuple[str, ...]] = {
}

TOLD: dict[str, tuple[str, ...]] = {
}

TOO_SMALL: tuple[str, ...] = ()

PROC_VERSIONS: dict[str, int] = {
}

HEADER = "cupauliprop.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}

CHECKED: tuple[str, ...] = ()
