"""The functions of cutensor, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cutensor.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("2.0", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8")
VERSIONS: dict[str, tuple[int, int, int]] = {"2.0": (2, 0, 2), "2.2": (2, 2, 0), "2.3": (2, 3, 1), "2.4": (2, 4, 1), "2.5": (2, 5, 0), "2.6": (2, 6, 0), "2.7": (2, 7, 0), "2.8": (2, 8, 0)}

FUNCTIONS: dict[str, str] = {
    "cutensorCreate": "cutensorStatus_t (out cutensorHandle_t *handle)",
    "cutensorDestroy": "cutensorStatus_t (cutensorHandle_t handle)",
    "cutensorHandleResizePlanCache": "cutensorStatus_t (cutensorHandle_t handle, const uint32_t numEntries)",
    "cutensorHandleWritePlanCacheToFile": "cutensorStatus_t (const cutensorHandle_t handle, const char *filename)",
    "cutensorHandleReadPlanCacheFromFile": "cutensorStatus_t (cutensorHandle_t handle, const char *filename, out uint32_t *numCachelinesRead)",
    "cutensorWriteKernelCacheToFile": "cutensorStatus_t (const cutensorHandle_t handle, const char *filename)",
    "cutensorReadKernelCacheFromFile": "cutensorStatus_t (cutensorHandle_t handle, const char *filename)",
    "cutensorCreateTensorDescriptor": "@2.0<2.3 cutensorStatus_t (const cutensorHandle_t handle, out cutensorTensorDescriptor_t *desc, const uint32_t numModes, in[numModes] const int64_t *extent, in[numModes] const int64_t *stride, cutensorDataType_t dataType, uint32_t alignmentRequirement) | @2.3 cutensorStatus_t (const cutensorHandle_t handle, out cutensorTensorDescriptor_t *desc, const uint32_t numModes, in[numModes] const int64_t *extent, in[numModes] const int64_t *stride, cudaDataType_t dataType, uint32_t alignmentRequirement)",
    "cutensorDestroyTensorDescriptor": "cutensorStatus_t (cutensorTensorDescriptor_t desc)",
    "cutensorCreateElementwiseTrinary": "cutensorStatus_t (const cutensorHandle_t handle, out cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, in[?object] const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, in[?object] const int32_t *modeB, cutensorOperator_t opB, const cutensorTensorDescriptor_t descC, in[?object] const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, in[?object] const int32_t *modeD, cutensorOperator_t opAB, cutensorOperator_t opABC, const cutensorComputeDescriptor_t descCompute)",
    "cutensorElementwiseTrinaryExecute": "cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, in[?object] const void *alpha, device const void *A, in[?object] const void *beta, device const void *B, in[?object] const void *gamma, device const void *C, inout.device void *D, cudaStream_t stream)",
    "cutensorCreateElementwiseBinary": "cutensorStatus_t (const cutensorHandle_t handle, out cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, in[?object] const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descC, in[?object] const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, in[?object] const int32_t *modeD, cutensorOperator_t opAC, const cutensorComputeDescriptor_t descCompute)",
    "cutensorElementwiseBinaryExecute": "cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, in[?object] const void *alpha, device const void *A, in[?object] const void *gamma, device const void *C, inout.device void *D, cudaStream_t stream)",
    "cutensorCreatePermutation": "cutensorStatus_t (const cutensorHandle_t handle, out cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, in[?object] const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, in[?object] const int32_t *modeB, const cutensorComputeDescriptor_t descCompute)",
    "cutensorPermute": "cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, in[?object] const void *alpha, device const void *A, inout.device void *B, const cudaStream_t stream)",
    "cutensorCreateContraction": "cutensorStatus_t (const cutensorHandle_t handle, out cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, in[?object] const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, in[?object] const int32_t *modeB, cutensorOperator_t opB, const cutensorTensorDescriptor_t descC, in[?object] const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, in[?object] const int32_t *modeD, const cutensorComputeDescriptor_t descCompute)",
    "cutensorDestroyOperationDescriptor": "cutensorStatus_t (cutensorOperationDescriptor_t desc)",
    "cutensorOperationDescriptorSetAttribute": "cutensorStatus_t (const cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cutensorOperationDescriptorGetAttribute": "cutensorStatus_t (const cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, typed:attr void *buf, size:buf size_t sizeInBytes)",
    "cutensorCreatePlanPreference": "cutensorStatus_t (const cutensorHandle_t handle, out cutensorPlanPreference_t *pref, cutensorAlgo_t algo, cutensorJitMode_t jitMode)",
    "cutensorDestroyPlanPreference": "cutensorStatus_t (cutensorPlanPreference_t pref)",
    "cutensorPlanPreferenceGetAttribute": "@2.4 cutensorStatus_t (const cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, typed:attr void *buf, size:buf size_t sizeInBytes)",
    "cutensorPlanPreferenceSetAttribute": "cutensorStatus_t (const cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cutensorPlanGetAttribute": "cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, cutensorPlanAttribute_t attr, typed:attr void *buf, size:buf size_t sizeInBytes)",
    "cutensorEstimateWorkspaceSize": "cutensorStatus_t (const cutensorHandle_t handle, const cutensorOperationDescriptor_t desc, const cutensorPlanPreference_t planPref, const cutensorWorksizePreference_t workspacePref, out uint64_t *workspaceSizeEstimate)",
    "cutensorCreatePlan": "cutensorStatus_t (const cutensorHandle_t handle, out cutensorPlan_t *plan, const cutensorOperationDescriptor_t desc, const cutensorPlanPreference_t pref, uint64_t workspaceSizeLimit)",
    "cutensorDestroyPlan": "cutensorStatus_t (cutensorPlan_t plan)",
    "cutensorContract": "cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, in[?object] const void *alpha, device const void *A, device const void *B, in[?object] const void *beta, device const void *C, inout.device void *D, inout.device void *workspace, uint64_t workspaceSize, cudaStream_t stream)",
    "cutensorCreateReduction": "cutensorStatus_t (const cutensorHandle_t handle, out cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, in[?object] const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descC, in[?object] const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, in[?object] const int32_t *modeD, cutensorOperator_t opReduce, const cutensorComputeDescriptor_t descCompute)",
    "cutensorReduce": "cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, in[?object] const void *alpha, device const void *A, in[?object] const void *beta, device const void *C, inout.device void *D, inout.device void *workspace, uint64_t workspaceSize, cudaStream_t stream)",
    "cutensorCreateContractionTrinary": "@2.2 cutensorStatus_t (const cutensorHandle_t handle, out cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, in[?object] const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, in[?object] const int32_t *modeB, cutensorOperator_t opB, const cutensorTensorDescriptor_t descC, in[?object] const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, in[?object] const int32_t *modeD, cutensorOperator_t opD, const cutensorTensorDescriptor_t descE, in[?object] const int32_t *modeE, const cutensorComputeDescriptor_t descCompute)",
    "cutensorContractTrinary": "@2.2 cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, in[?object] const void *alpha, device const void *A, device const void *B, device const void *C, in[?object] const void *beta, device const void *D, inout.device void *E, inout.device void *workspace, uint64_t workspaceSize, cudaStream_t stream)",
    "cutensorCreateBlockSparseTensorDescriptor": "@2.3 cutensorStatus_t (cutensorHandle_t handle, out cutensorBlockSparseTensorDescriptor_t *desc, const uint32_t numModes, const uint64_t numNonZeroBlocks, in[numModes] const uint32_t *numSectionsPerMode, in[?form] const int64_t *extent, in[numNonZeroBlocks*numModes] const int32_t *nonZeroCoordinates, in[numModes*numNonZeroBlocks] const int64_t *stride, cudaDataType_t dataType)",
    "cutensorDestroyBlockSparseTensorDescriptor": "@2.3 cutensorStatus_t (cutensorBlockSparseTensorDescriptor_t desc)",
    "cutensorCreateBlockSparseContraction": "@2.3 cutensorStatus_t (const cutensorHandle_t handle, out cutensorOperationDescriptor_t *desc, const cutensorBlockSparseTensorDescriptor_t descA, in[?object] const int32_t *modeA, cutensorOperator_t opA, const cutensorBlockSparseTensorDescriptor_t descB, in[?object] const int32_t *modeB, cutensorOperator_t opB, const cutensorBlockSparseTensorDescriptor_t descC, in[?object] const int32_t *modeC, cutensorOperator_t opC, const cutensorBlockSparseTensorDescriptor_t descD, in[?object] const int32_t *modeD, const cutensorComputeDescriptor_t descCompute)",
    "cutensorBlockSparseContract": "@2.3 cutensorStatus_t (const cutensorHandle_t handle, const cutensorPlan_t plan, in[?object] const void *alpha, in[?object] const void *const *A, in[?object] const void *const *B, in[?object] const void *beta, in[?object] const void *const *C, in[?object] void *const *D, inout.device void *workspace, uint64_t workspaceSize, cudaStream_t stream)",
    "cutensorGetErrorString": "const char * (const cutensorStatus_t error)",
    "cutensorGetVersion": "size_t ()",
    "cutensorGetCudartVersion": "size_t ()",
    "cutensorLoggerSetCallback": "cutensorStatus_t (cutensorLoggerCallback_t callback)",
    "cutensorLoggerSetFile": "cutensorStatus_t (FILE *file)",
    "cutensorLoggerOpenFile": "cutensorStatus_t (const char *logFile)",
    "cutensorLoggerSetLevel": "cutensorStatus_t (int32_t level)",
    "cutensorLoggerSetMask": "cutensorStatus_t (int32_t mask)",
    "cutensorLoggerForceDisable": "cutensorStatus_t ()",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
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

HEADER = "cutensor.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
