"""The functions of cutensornet; cudyn/_bindings/tables/rows.py explains the tables.

Generated from cutensornet.h of the header releases 2.1 to 2.14
(14 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9", "2.10", "2.11", "2.12", "2.13", "2.14")
VERSIONS: dict[str, tuple[int, int]] = {"2.1": (2, 1), "2.2": (2, 2), "2.3": (2, 3), "2.4": (2, 4), "2.5": (2, 5), "2.6": (2, 6), "2.7": (2, 7), "2.8": (2, 8), "2.9": (2, 9), "2.10": (2, 10), "2.11": (2, 11), "2.12": (2, 12), "2.13": (2, 13), "2.14": (2, 14)}

FUNCTIONS: dict[str, str] = {
    "cutensornetCreate": "cutensornetStatus_t (out cutensornetHandle_t *handle)",
    "cutensornetDestroy": "cutensornetStatus_t (cutensornetHandle_t handle)",
    "cutensornetCreateNetworkDescriptor": "@2.1<2.2 cutensornetStatus_t (const cutensornetHandle_t handle, int32_t numInputs, in[numInputs] const int32_t *numModesIn, in[numInputs] const int64_t *const *extentsIn, in[numInputs] const int64_t *const *stridesIn, in[numInputs] const int32_t *const *modesIn, in[numInputs] const cutensornetTensorQualifiers_t *qualifiersIn, int32_t numModesOut, in[max(numModesOut,0)] const int64_t *extentsOut, in[max(numModesOut,0)] const int64_t *stridesOut, in[max(numModesOut,0)] const int32_t *modesOut, cudaDataType_t dataType, cutensornetComputeType_t computeType, out cutensornetNetworkDescriptor_t *descNet) | @2.2 cutensornetStatus_t (const cutensornetHandle_t handle, int32_t numInputs, in[numInputs] const int32_t *numModesIn, in[numInputs] const int64_t *const *extentsIn, in[numInputs] const int64_t *const *stridesIn, in[numInputs] const int32_t *const *modesIn, in[numInputs] const cutensornetTensorQualifiers_t *qualifiersIn, int32_t numModesOut, in[max(numModesOut,0)] const int64_t *extentsOut, in[max(numModesOut,0)] const int64_t *stridesOut, in[max(numModesOut,0)] const int32_t *modesOut, cudaDataType_t dataType, cutensornetComputeType_t computeType, out cutensornetNetworkDescriptor_t *networkDesc)",
    "cutensornetCreateNetwork": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetNetworkDescriptor_t *networkDesc)",
    "cutensornetDestroyNetworkDescriptor": "cutensornetStatus_t (cutensornetNetworkDescriptor_t networkDesc)",
    "cutensornetDestroyNetwork": "@2.9 cutensornetStatus_t (cutensornetNetworkDescriptor_t networkDesc)",
    "cutensornetNetworkAppendTensor": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, in[numModes] const int64_t *extents, in[numModes] const int32_t *modeLabels, in[1] const cutensornetTensorQualifiers_t *const qualifiers, cudaDataType_t dataType, out int64_t *tensorId)",
    "cutensornetNetworkSetOutputTensor": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, in[numModes] const int32_t *modeLabels, cudaDataType_t dataType)",
    "cutensornetNetworkGetAttribute": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetNetworkSetAttribute": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, in[sizeInBytes] const void *const buffer, size_t sizeInBytes)",
    "cutensornetGetOutputTensorDetails": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, out int32_t *numModes, out size_t *dataSize, inout[] int32_t *modeLabels, inout[] int64_t *extents, inout[] int64_t *strides)",
    "cutensornetGetOutputTensorDescriptor": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, out cutensornetTensorDescriptor_t *outputTensorDesc)",
    "cutensornetGetTensorDetails": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t tensorDesc, out int32_t *numModes, out size_t *dataSize, inout[] int32_t *modeLabels, inout[] int64_t *extents, inout[] int64_t *strides)",
    "cutensornetCreateWorkspaceDescriptor": "cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetWorkspaceDescriptor_t *workDesc)",
    "cutensornetWorkspaceComputeSizes": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetWorkspaceComputeContractionSizes": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetWorkspaceGetSize": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, out uint64_t *workspaceSize)",
    "cutensornetWorkspaceGetMemorySize": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, out int64_t *memorySize)",
    "cutensornetWorkspaceSet": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, void *const workspacePtr, uint64_t workspaceSize)",
    "cutensornetWorkspaceSetMemory": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void *const memoryPtr, int64_t memorySize)",
    "cutensornetWorkspaceGet": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, out void **workspacePtr, out uint64_t *workspaceSize)",
    "cutensornetWorkspaceGetMemory": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, out void **memoryPtr, out int64_t *memorySize)",
    "cutensornetWorkspacePurgeCache": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace)",
    "cutensornetDestroyWorkspaceDescriptor": "cutensornetStatus_t (cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetCreateContractionOptimizerConfig": "cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetContractionOptimizerConfig_t *optimizerConfig)",
    "cutensornetDestroyContractionOptimizerConfig": "cutensornetStatus_t (cutensornetContractionOptimizerConfig_t optimizerConfig)",
    "cutensornetContractionOptimizerConfigGetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetContractionOptimizerConfigSetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, in[sizeInBytes] const void *buffer, size_t sizeInBytes)",
    "cutensornetDestroyContractionOptimizerInfo": "cutensornetStatus_t (cutensornetContractionOptimizerInfo_t optimizerInfo)",
    "cutensornetCreateContractionOptimizerInfo": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, out cutensornetContractionOptimizerInfo_t *optimizerInfo)",
    "cutensornetContractionOptimize": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerConfig_t optimizerConfig, uint64_t workspaceSizeConstraint, cutensornetContractionOptimizerInfo_t optimizerInfo)",
    "cutensornetNetworkSetOptimizerInfo": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo)",
    "cutensornetContractionOptimizerInfoGetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetContractionOptimizerInfoSetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, in[sizeInBytes] const void *buffer, size_t sizeInBytes)",
    "cutensornetContractionOptimizerInfoGetPackedSize": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetContractionOptimizerInfo_t optimizerInfo, out size_t *sizeInBytes)",
    "cutensornetContractionOptimizerInfoPackData": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetContractionOptimizerInfo_t optimizerInfo, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetCreateContractionOptimizerInfoFromPackedData": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, in[sizeInBytes] const void *buffer, size_t sizeInBytes, out cutensornetContractionOptimizerInfo_t *optimizerInfo)",
    "cutensornetUpdateContractionOptimizerInfoFromPackedData": "cutensornetStatus_t (const cutensornetHandle_t handle, in[sizeInBytes] const void *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t optimizerInfo)",
    "cutensornetCreateContractionPlan": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo, const cutensornetWorkspaceDescriptor_t workDesc, out cutensornetContractionPlan_t *plan)",
    "cutensornetNetworkPrepareContraction": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetDestroyContractionPlan": "cutensornetStatus_t (cutensornetContractionPlan_t plan)",
    "cutensornetContractionAutotune": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, inout void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, const cutensornetContractionAutotunePreference_t pref, cudaStream_t stream)",
    "cutensornetNetworkAutotuneContraction": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetWorkspaceDescriptor_t workDesc, const cutensornetNetworkAutotunePreference_t pref, cudaStream_t stream)",
    "cutensornetCreateContractionAutotunePreference": "cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetContractionAutotunePreference_t *autotunePreference)",
    "cutensornetCreateNetworkAutotunePreference": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetNetworkAutotunePreference_t *autotunePreference)",
    "cutensornetContractionAutotunePreferenceGetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetNetworkAutotunePreferenceGetAttribute": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetContractionAutotunePreferenceSetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, in[sizeInBytes] const void *buffer, size_t sizeInBytes)",
    "cutensornetNetworkAutotunePreferenceSetAttribute": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, in[sizeInBytes] const void *buf, size_t sizeInBytes)",
    "cutensornetDestroyContractionAutotunePreference": "cutensornetStatus_t (cutensornetContractionAutotunePreference_t autotunePreference)",
    "cutensornetDestroyNetworkAutotunePreference": "@2.9 cutensornetStatus_t (cutensornetNetworkAutotunePreference_t autotunePreference)",
    "cutensornetContraction": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, inout void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, int64_t sliceId, cudaStream_t stream)",
    "cutensornetCreateSliceGroupFromIDRange": "cutensornetStatus_t (const cutensornetHandle_t handle, int64_t sliceIdStart, int64_t sliceIdStop, int64_t sliceIdStep, out cutensornetSliceGroup_t *sliceGroup)",
    "cutensornetCreateSliceGroupFromIDs": "cutensornetStatus_t (const cutensornetHandle_t handle, in[1] const int64_t *beginIDSequence, in[1] const int64_t *endIDSequence, out cutensornetSliceGroup_t *sliceGroup)",
    "cutensornetDestroySliceGroup": "cutensornetStatus_t (cutensornetSliceGroup_t sliceGroup)",
    "cutensornetContractSlices": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, inout void *rawDataOut, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, const cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)",
    "cutensornetNetworkSetInputTensorMemory": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t tensorId, const void *const buffer, in[] const int64_t *strides)",
    "cutensornetNetworkSetOutputTensorMemory": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, void *const buffer, in[] const int64_t *strides)",
    "cutensornetNetworkSetGradientTensorMemory": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t correspondingTensorId, void *const buffer, in[] const int64_t *strides)",
    "cutensornetNetworkSetAdjointTensorMemory": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const void *const buffer, in[] const int64_t *strides)",
    "cutensornetNetworkContract": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, const cutensornetWorkspaceDescriptor_t workDesc, const cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)",
    "cutensornetNetworkPrepareGradientsBackward": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetNetworkComputeGradientsBackward": "@2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, const cutensornetWorkspaceDescriptor_t workDesc, const cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)",
    "cutensornetCreateTensorDescriptor": "cutensornetStatus_t (const cutensornetHandle_t handle, int32_t numModes, in[numModes] const int64_t *extents, in[numModes] const int64_t *strides, in[numModes] const int32_t *modeLabels, cudaDataType_t dataType, out cutensornetTensorDescriptor_t *tensorDesc)",
    "cutensornetCreateDistributedTensorDescriptor": "@2.14 cutensornetStatus_t (const cutensornetHandle_t handle, int32_t numModes, in[numModes] const int64_t *extents, in[numModes] const int64_t *elementStrides, in[numModes] const int64_t *blockSizes, in[numModes] const int64_t *blockStrides, in[numModes] const int64_t *nranksPerMode, in[numModes] const int32_t *modeLabels, cudaDataType_t dataType, out cutensornetTensorDescriptor_t *tensorDesc)",
    "cutensornetTensorDescriptorGetAttribute": "@2.14 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t tensorDesc, cutensornetTensorDescriptorAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetDestroyTensorDescriptor": "cutensornetStatus_t (cutensornetTensorDescriptor_t tensorDesc)",
    "cutensornetCreateTensorSVDConfig": "cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetTensorSVDConfig_t *svdConfig)",
    "cutensornetDestroyTensorSVDConfig": "cutensornetStatus_t (cutensornetTensorSVDConfig_t svdConfig)",
    "cutensornetTensorSVDConfigGetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetTensorSVDConfigSetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, in[sizeInBytes] const void *buffer, size_t sizeInBytes)",
    "cutensornetWorkspaceComputeSVDSizes": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const cutensornetTensorDescriptor_t descTensorU, const cutensornetTensorDescriptor_t descTensorV, const cutensornetTensorSVDConfig_t svdConfig, cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetWorkspaceComputeQRSizes": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const cutensornetTensorDescriptor_t descTensorQ, const cutensornetTensorDescriptor_t descTensorR, cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetCreateTensorSVDInfo": "cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetTensorSVDInfo_t *svdInfo)",
    "cutensornetTensorSVDInfoGetAttribute": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorSVDInfo_t svdInfo, cutensornetTensorSVDInfoAttributes_t attr, inout[sizeInBytes] void *buffer, size_t sizeInBytes)",
    "cutensornetDestroyTensorSVDInfo": "cutensornetStatus_t (cutensornetTensorSVDInfo_t svdInfo)",
    "cutensornetTensorSVD": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const void *const rawDataIn, cutensornetTensorDescriptor_t descTensorU, inout void *u, inout void *s, cutensornetTensorDescriptor_t descTensorV, inout void *v, const cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDInfo_t svdInfo, const cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)",
    "cutensornetTensorQR": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const void *const rawDataIn, const cutensornetTensorDescriptor_t descTensorQ, inout void *q, const cutensornetTensorDescriptor_t descTensorR, inout void *r, const cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)",
    "cutensornetWorkspaceComputeGateSplitSizes": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorInA, const cutensornetTensorDescriptor_t descTensorInB, const cutensornetTensorDescriptor_t descTensorInG, const cutensornetTensorDescriptor_t descTensorU, const cutensornetTensorDescriptor_t descTensorV, const cutensornetGateSplitAlgo_t gateAlgo, const cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetWorkspaceDescriptor_t workDesc)",
    "cutensornetGateSplit": "cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorInA, const void *rawDataInA, const cutensornetTensorDescriptor_t descTensorInB, const void *rawDataInB, const cutensornetTensorDescriptor_t descTensorInG, const void *rawDataInG, cutensornetTensorDescriptor_t descTensorU, inout void *u, inout void *s, cutensornetTensorDescriptor_t descTensorV, inout void *v, const cutensornetGateSplitAlgo_t gateAlgo, const cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetTensorSVDInfo_t svdInfo, const cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)",
    "cutensornetGetDeviceMemHandler": "cutensornetStatus_t (const cutensornetHandle_t handle, out cutensornetDeviceMemHandler_t *devMemHandler)",
    "cutensornetSetDeviceMemHandler": "cutensornetStatus_t (cutensornetHandle_t handle, in[1] const cutensornetDeviceMemHandler_t *devMemHandler)",
    "cutensornetLoggerSetCallback": "cutensornetStatus_t (cutensornetLoggerCallback_t callback)",
    "cutensornetLoggerSetCallbackData": "cutensornetStatus_t (cutensornetLoggerCallbackData_t callback, void *userData)",
    "cutensornetLoggerSetFile": "cutensornetStatus_t (FILE *file)",
    "cutensornetLoggerOpenFile": "cutensornetStatus_t (const char *logFile)",
    "cutensornetLoggerSetLevel": "cutensornetStatus_t (int32_t level)",
    "cutensornetLoggerSetMask": "cutensornetStatus_t (int32_t mask)",
    "cutensornetLoggerForceDisable": "cutensornetStatus_t ()",
    "cutensornetGetVersion": "size_t ()",
    "cutensornetGetCudartVersion": "size_t ()",
    "cutensornetGetErrorString": "const char * (cutensornetStatus_t error)",
    "cutensornetGetLastError": "@2.13 const char * ()",
    "cutensornetDistributedResetConfiguration": "cutensornetStatus_t (cutensornetHandle_t handle, in[commSize] const void *commPtr, size_t commSize)",
    "cutensornetDistributedGetNumRanks": "cutensornetStatus_t (const cutensornetHandle_t handle, out int32_t *numRanks)",
    "cutensornetDistributedGetProcRank": "cutensornetStatus_t (const cutensornetHandle_t handle, out int32_t *procRank)",
    "cutensornetDistributedSynchronize": "cutensornetStatus_t (const cutensornetHandle_t handle)",
    "cutensornetCreateState": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStatePurity_t purity, int32_t numStateModes, in[numStateModes] const int64_t *stateModeExtents, cudaDataType_t dataType, out cutensornetState_t *tensorNetworkState)",
    "cutensornetStateApplyTensor": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, in[numStateModes] const int32_t *stateModes, void *tensorData, in[] const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, out int64_t *tensorId)",
    "cutensornetStateApplyTensorOperator": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, in[numStateModes] const int32_t *stateModes, void *tensorData, in[] const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, out int64_t *tensorId)",
    "cutensornetStateApplyTensorOperatorWithGradient": "@2.12 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, in[numStateModes] const int32_t *stateModes, void *tensorData, in[] const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, inout void *gradientData, in[] const int64_t *gradientModeStrides, out int64_t *tensorId)",
    "cutensornetStateUpdateTensorOperatorGradient": "@2.12 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, inout void *gradientData)",
    "cutensornetStateApplyDiagonalTensorOperator": "@2.11 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, in[numStateModes] const int32_t *stateModes, void *tensorData, in[] const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, out int64_t *tensorId)",
    "cutensornetStateApplyControlledTensorOperator": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numControlModes, in[numControlModes] const int32_t *stateControlModes, in[numControlModes] const int64_t *stateControlValues, int32_t numTargetModes, in[numTargetModes] const int32_t *stateTargetModes, void *tensorData, in[] const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, out int64_t *tensorId)",
    "cutensornetStateUpdateTensor": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)",
    "cutensornetStateUpdateTensorOperator": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)",
    "cutensornetStateApplyNetworkOperator": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, const cutensornetNetworkOperator_t tensorNetworkOperator, const int32_t immutable, const int32_t adjoint, const int32_t unitary, out int64_t *operatorId)",
    "cutensornetStateApplyUnitaryChannel": "@2.6 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, in[numStateModes] const int32_t *stateModes, int32_t numTensors, in[numTensors] void **tensorData, in[] const int64_t *tensorModeStrides, in[numTensors] const double *probabilities, out int64_t *channelId)",
    "cutensornetStateApplyGeneralChannel": "@2.7 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, in[numStateModes] const int32_t *stateModes, int32_t numTensors, in[numTensors] void **tensorData, in[] const int64_t *tensorModeStrides, out int64_t *channelId)",
    "cutensornetStateInitializeMPS": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsIn, const int64_t *const *stridesIn, void **stateTensorsIn)",
    "cutensornetStateFinalizeMPS": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsOut, const int64_t *const *stridesOut)",
    "cutensornetStateCaptureMPS": "@2.6 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState)",
    "cutensornetStateConfigure": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, in[attributeSize] const void *attributeValue, size_t attributeSize)",
    "cutensornetStatePrepare": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetStateGetInfo": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, inout[attributeSize] void *attributeValue, size_t attributeSize)",
    "cutensornetStateCompute": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetWorkspaceDescriptor_t workDesc, inout int64_t **extentsOut, inout int64_t **stridesOut, inout void **stateTensorsOut, cudaStream_t cudaStream)",
    "cutensornetGetOutputStateDetails": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetState_t tensorNetworkState, out int32_t *numTensorsOut, inout[] int32_t *numModesOut, inout int64_t **extentsOut, inout int64_t **stridesOut)",
    "cutensornetDestroyState": "@2.2 cutensornetStatus_t (cutensornetState_t tensorNetworkState)",
    "cutensornetCreateNetworkOperator": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, int32_t numStateModes, in[numStateModes] const int64_t *stateModeExtents, cudaDataType_t dataType, out cutensornetNetworkOperator_t *tensorNetworkOperator)",
    "cutensornetNetworkOperatorAppendProduct": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numTensors, in[numTensors] const int32_t *numStateModes, in[numTensors] const int32_t **stateModes, in[numTensors] const int64_t **tensorModeStrides, in[numTensors] const void **tensorData, out int64_t *componentId)",
    "cutensornetNetworkOperatorAppendMPO": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numStateModes, in[numStateModes] const int32_t *stateModes, in[numStateModes] const int64_t **tensorModeExtents, in[numStateModes] const int64_t **tensorModeStrides, in[numStateModes] const void **tensorData, cutensornetBoundaryCondition_t boundaryCondition, out int64_t *componentId)",
    "cutensornetDestroyNetworkOperator": "@2.3 cutensornetStatus_t (cutensornetNetworkOperator_t tensorNetworkOperator)",
    "cutensornetCreateAccessor": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numProjectedModes, in[numProjectedModes] const int32_t *projectedModes, in[] const int64_t *amplitudesTensorStrides, out cutensornetStateAccessor_t *tensorNetworkAccessor)",
    "cutensornetAccessorConfigure": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, in[attributeSize] const void *attributeValue, size_t attributeSize)",
    "cutensornetAccessorPrepare": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetAccessorGetInfo": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, inout[attributeSize] void *attributeValue, size_t attributeSize)",
    "cutensornetAccessorCompute": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, in[1] const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, inout void *amplitudesTensor, inout void *stateNorm, cudaStream_t cudaStream)",
    "cutensornetDestroyAccessor": "@2.3 cutensornetStatus_t (cutensornetStateAccessor_t tensorNetworkAccessor)",
    "cutensornetCreateExpectation": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, out cutensornetStateExpectation_t *tensorNetworkExpectation)",
    "cutensornetExpectationConfigure": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, in[attributeSize] const void *attributeValue, size_t attributeSize)",
    "cutensornetExpectationPrepare": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetExpectationGetInfo": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, inout[attributeSize] void *attributeValue, size_t attributeSize)",
    "cutensornetExpectationCompute": "@2.3 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetWorkspaceDescriptor_t workDesc, inout void *expectationValue, inout void *stateNorm, cudaStream_t cudaStream)",
    "cutensornetExpectationComputeWithGradientsBackward": "@2.12 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, int32_t accumulateGradients, const void *expectationValueAdjoint, const void *stateNormAdjoint, cutensornetWorkspaceDescriptor_t workDesc, inout void *expectationValue, inout void *stateNorm, cudaStream_t cudaStream)",
    "cutensornetDestroyExpectation": "@2.3 cutensornetStatus_t (cutensornetStateExpectation_t tensorNetworkExpectation)",
    "cutensornetCreateMarginal": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, in[numMarginalModes] const int32_t *marginalModes, int32_t numProjectedModes, in[numProjectedModes] const int32_t *projectedModes, in[] const int64_t *marginalTensorStrides, out cutensornetStateMarginal_t *tensorNetworkMarginal)",
    "cutensornetCreateMarginalDiagonal": "@2.13 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, in[numMarginalModes] const int32_t *marginalModes, int32_t numProjectedModes, in[numProjectedModes] const int32_t *projectedModes, in[] const int64_t *marginalDiagonalTensorStrides, out cutensornetStateMarginal_t *tensorNetworkMarginal)",
    "cutensornetMarginalConfigure": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, in[attributeSize] const void *attributeValue, size_t attributeSize)",
    "cutensornetMarginalPrepare": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetMarginalGetInfo": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, inout[attributeSize] void *attributeValue, size_t attributeSize)",
    "cutensornetMarginalCompute": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, in[1] const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, inout void *marginalTensor, cudaStream_t cudaStream)",
    "cutensornetDestroyMarginal": "@2.2 cutensornetStatus_t (cutensornetStateMarginal_t tensorNetworkMarginal)",
    "cutensornetCreateSampler": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numModesToSample, in[numModesToSample] const int32_t *modesToSample, out cutensornetStateSampler_t *tensorNetworkSampler)",
    "cutensornetSamplerConfigure": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, in[attributeSize] const void *attributeValue, size_t attributeSize)",
    "cutensornetSamplerPrepare": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetSamplerGetInfo": "@2.4 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, inout[attributeSize] void *attributeValue, size_t attributeSize)",
    "cutensornetSamplerSample": "@2.2 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, int64_t numShots, cutensornetWorkspaceDescriptor_t workDesc, inout[] int64_t *samples, cudaStream_t cudaStream)",
    "cutensornetDestroySampler": "@2.2 cutensornetStatus_t (cutensornetStateSampler_t tensorNetworkSampler)",
    "cutensornetCreateStateProjectionMPS": "@2.8 cutensornetStatus_t (const cutensornetHandle_t handle, int32_t numStates, in[numStates] const cutensornetState_t *tensorNetworkStates, in[numStates] const cuDoubleComplex *coeffs, int32_t symmetric, int32_t numEnvs, in[numEnvs] const cutensornetMPSEnvBounds_t *specEnvs, cutensornetBoundaryCondition_t boundaryCondition, int32_t numTensors, in[numTensors] const int32_t *quditsPerTensor, in[numTensors] const int64_t **extentsOut, in[numTensors] const int64_t **stridesOut, inout[numTensors] void **dualTensorsDataOut, in[1] const cutensornetMPSEnvBounds_t *orthoSpec, out cutensornetStateProjectionMPS_t *tensorNetworkProjection)",
    "cutensornetStateProjectionMPSConfigure": "@2.8 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, cutensornetStateProjectionMPSAttributes_t attribute, in[attributeSize] const void *attributeValue, size_t attributeSize)",
    "cutensornetStateProjectionMPSPrepare": "@2.8 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetStateProjectionMPSComputeTensorEnv": "@2.8 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, in[1] const cutensornetMPSEnvBounds_t *envSpec, in[] const int64_t *stridesIn, const void *envTensorDataIn, in[] const int64_t *stridesOut, inout void *envTensorDataOut, int32_t applyInvMetric, int32_t reResolveChannels, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetStateProjectionMPSGetTensorInfo": "@2.8 cutensornetStatus_t (const cutensornetHandle_t handle, const cutensornetStateProjectionMPS_t tensorNetworkProjection, in[1] const cutensornetMPSEnvBounds_t *envSpec, inout[] int64_t *extents, inout[] int64_t *recommendedStrides)",
    "cutensornetStateProjectionMPSUpdateCoefficients": "@2.12 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, int32_t numCoeffs, in[numCoeffs] const cuDoubleComplex *coeffs)",
    "cutensornetStateProjectionMPSExtractTensor": "@2.8 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, in[1] const cutensornetMPSEnvBounds_t *envSpec, in[] const int64_t *strides, inout void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetStateProjectionMPSInsertTensor": "@2.8 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, in[1] const cutensornetMPSEnvBounds_t *envSpec, in[1] const cutensornetMPSEnvBounds_t *orthoSpec, in[] const int64_t *strides, const void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)",
    "cutensornetStateProjectionMPSUpdateDualTensors": "@2.12 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const int64_t **maxExtents, const int64_t **validExtents, const int64_t **strides, void **dualTensorsData, in[1] const cutensornetMPSEnvBounds_t *orthoSpec, cudaStream_t cudaStream)",
    "cutensornetDestroyStateProjectionMPS": "@2.8 cutensornetStatus_t (cutensornetStateProjectionMPS_t tensorNetworkProjection)",
    "cutensornetComputeGradientsBackward": "@2.2<2.9 cutensornetStatus_t (const cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, const void *outputGradient, void *const *gradients, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "cutensornetCreateNetworkDescriptor": ("2.2",),
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

HEADER = "cutensornet.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
