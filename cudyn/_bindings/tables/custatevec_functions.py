"""The functions of custatevec, in the format described in cudyn/_bindings/tables/rows.py.

Generated from custatevec.h of the header releases 1.3 to 1.15
(13 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "1.10", "1.11", "1.12", "1.13", "1.14", "1.15")
VERSIONS: dict[str, tuple[int, int, int]] = {"1.3": (1, 3, 0), "1.4": (1, 4, 1), "1.5": (1, 5, 0), "1.6": (1, 6, 0), "1.7": (1, 7, 0), "1.8": (1, 8, 0), "1.9": (1, 9, 0), "1.10": (1, 10, 1), "1.11": (1, 11, 0), "1.12": (1, 12, 0), "1.13": (1, 13, 1), "1.14": (1, 14, 0), "1.15": (1, 15, 0)}

FUNCTIONS: dict[str, str] = {
    "custatevecCreate": "custatevecStatus_t (out custatevecHandle_t *handle)",
    "custatevecDestroy": "custatevecStatus_t (custatevecHandle_t handle)",
    "custatevecGetDefaultWorkspaceSize": "custatevecStatus_t (custatevecHandle_t handle, out size_t *workspaceSizeInBytes)",
    "custatevecSetWorkspace": "custatevecStatus_t (custatevecHandle_t handle, device void *workspace, size_t workspaceSizeInBytes)",
    "custatevecGetErrorName": "const char * (custatevecStatus_t status)",
    "custatevecGetErrorString": "const char * (custatevecStatus_t status)",
    "custatevecGetProperty": "custatevecStatus_t (libraryPropertyType type, out int32_t *value)",
    "custatevecGetVersion": "size_t ()",
    "custatevecSetStream": "custatevecStatus_t (custatevecHandle_t handle, cudaStream_t streamId)",
    "custatevecGetStream": "custatevecStatus_t (custatevecHandle_t handle, out cudaStream_t *streamId)",
    "custatevecLoggerSetCallback": "custatevecStatus_t (custatevecLoggerCallback_t callback)",
    "custatevecLoggerSetCallbackData": "custatevecStatus_t (custatevecLoggerCallbackData_t callback, address void *userData)",
    "custatevecLoggerSetFile": "custatevecStatus_t (FILE *file)",
    "custatevecLoggerOpenFile": "custatevecStatus_t (const char *logFile)",
    "custatevecLoggerSetLevel": "custatevecStatus_t (int32_t level)",
    "custatevecLoggerSetMask": "custatevecStatus_t (int32_t mask)",
    "custatevecLoggerForceDisable": "custatevecStatus_t ()",
    "custatevecGetDeviceMemHandler": "custatevecStatus_t (custatevecHandle_t handle, out custatevecDeviceMemHandler_t *handler)",
    "custatevecSetDeviceMemHandler": "custatevecStatus_t (custatevecHandle_t handle, in[1] const custatevecDeviceMemHandler_t *handler)",
    "custatevecSetMathMode": "@1.8 custatevecStatus_t (custatevecHandle_t handle, custatevecMathMode_t mode)",
    "custatevecGetMathMode": "@1.8 custatevecStatus_t (custatevecHandle_t handle, out custatevecMathMode_t *mode)",
    "custatevecAbs2SumOnZBasis": "custatevecStatus_t (custatevecHandle_t handle, device const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, out double *abs2sum0, out double *abs2sum1, in[nBasisBits] const int32_t *basisBits, const uint32_t nBasisBits)",
    "custatevecAbs2SumArray": "custatevecStatus_t (custatevecHandle_t handle, device const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, inout.either[exp2(bitOrderingLen)] double *abs2sum, in[bitOrderingLen] const int32_t *bitOrdering, const uint32_t bitOrderingLen, in[maskLen] const int32_t *maskBitString, in[maskLen] const int32_t *maskOrdering, const uint32_t maskLen)",
    "custatevecCollapseOnZBasis": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, const int32_t parity, in[nBasisBits] const int32_t *basisBits, const uint32_t nBasisBits, double norm)",
    "custatevecCollapseByBitString": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, in[bitStringLen] const int32_t *bitString, in[bitStringLen] const int32_t *bitOrdering, const uint32_t bitStringLen, double norm)",
    "custatevecMeasureOnZBasis": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, out int32_t *parity, in[nBasisBits] const int32_t *basisBits, const uint32_t nBasisBits, const double randnum, enum custatevecCollapseOp_t collapse)",
    "custatevecBatchMeasure": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, inout[bitStringLen] int32_t *bitString, in[bitStringLen] const int32_t *bitOrdering, const uint32_t bitStringLen, const double randnum, enum custatevecCollapseOp_t collapse)",
    "custatevecBatchMeasureWithOffset": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, inout[bitStringLen] int32_t *bitString, in[bitStringLen] const int32_t *bitOrdering, const uint32_t bitStringLen, const double randnum, enum custatevecCollapseOp_t collapse, const double offset, const double abs2sum)",
    "custatevecApplyPauliRotation": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, double theta, in[nTargets] const custatevecPauli_t *paulis, in[nTargets] const int32_t *targets, const uint32_t nTargets, in[nControls] const int32_t *controls, in[nControls] const int32_t *controlBitValues, const uint32_t nControls)",
    "custatevecApplyMatrixGetWorkspaceSize": "custatevecStatus_t (custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, either[sizeof(matrixDataType)*exp2(2*nTargets)] const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, const uint32_t nTargets, const uint32_t nControls, custatevecComputeType_t computeType, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecApplyMatrix": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, either[sizeof(matrixDataType)*exp2(2*nTargets)] const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, in[nTargets] const int32_t *targets, const uint32_t nTargets, in[nControls] const int32_t *controls, in[nControls] const int32_t *controlBitValues, const uint32_t nControls, custatevecComputeType_t computeType, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecComputeExpectationGetWorkspaceSize": "custatevecStatus_t (custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, either[sizeof(matrixDataType)*exp2(2*nBasisBits)] const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nBasisBits, custatevecComputeType_t computeType, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecComputeExpectation": "custatevecStatus_t (custatevecHandle_t handle, device const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, inout[sizeof(expectationDataType)] void *expectationValue, cudaDataType_t expectationDataType, out double *residualNorm, either[sizeof(matrixDataType)*exp2(2*nBasisBits)] const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, in[nBasisBits] const int32_t *basisBits, const uint32_t nBasisBits, custatevecComputeType_t computeType, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecSamplerCreate": "custatevecStatus_t (custatevecHandle_t handle, device const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, out custatevecSamplerDescriptor_t *sampler, uint32_t nMaxShots, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecSamplerDestroy": "custatevecStatus_t (custatevecSamplerDescriptor_t sampler)",
    "custatevecSamplerPreprocess": "custatevecStatus_t (custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, device void *extraWorkspace, const size_t extraWorkspaceSizeInBytes)",
    "custatevecSamplerGetSquaredNorm": "custatevecStatus_t (custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, out double *norm)",
    "custatevecSamplerApplySubSVOffset": "custatevecStatus_t (custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, int32_t subSVOrd, uint32_t nSubSVs, double offset, double norm)",
    "custatevecSamplerSample": "custatevecStatus_t (custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, inout[nShots] custatevecIndex_t *bitStrings, in[bitStringLen] const int32_t *bitOrdering, const uint32_t bitStringLen, in[nShots] const double *randnums, const uint32_t nShots, enum custatevecSamplerOutput_t output)",
    "custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize": "custatevecStatus_t (custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, either[exp2(nTargets)] const custatevecIndex_t *permutation, either[sizeof(diagonalsDataType)*exp2(nTargets)] const void *diagonals, cudaDataType_t diagonalsDataType, in[nTargets] const int32_t *targets, const uint32_t nTargets, const uint32_t nControls, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecApplyGeneralizedPermutationMatrix": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, either[exp2(nTargets)] custatevecIndex_t *permutation, either[sizeof(diagonalsDataType)*exp2(nTargets)] const void *diagonals, cudaDataType_t diagonalsDataType, const int32_t adjoint, in[nTargets] const int32_t *targets, const uint32_t nTargets, in[nControls] const int32_t *controls, in[nControls] const int32_t *controlBitValues, const uint32_t nControls, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecComputeExpectationsOnPauliBasis": "custatevecStatus_t (custatevecHandle_t handle, device const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, inout[nPauliOperatorArrays] double *expectationValues, in[nPauliOperatorArrays] const custatevecPauli_t **pauliOperatorsArray, const uint32_t nPauliOperatorArrays, in[nPauliOperatorArrays] const int32_t **basisBitsArray, in[nPauliOperatorArrays] const uint32_t *nBasisBitsArray)",
    "custatevecAccessorCreate": "custatevecStatus_t (custatevecHandle_t handle, device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, out custatevecAccessorDescriptor_t *accessor, in[bitOrderingLen] const int32_t *bitOrdering, const uint32_t bitOrderingLen, in[maskLen] const int32_t *maskBitString, in[maskLen] const int32_t *maskOrdering, const uint32_t maskLen, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecAccessorCreateView": "custatevecStatus_t (custatevecHandle_t handle, device const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, out custatevecAccessorDescriptor_t *accessor, in[bitOrderingLen] const int32_t *bitOrdering, const uint32_t bitOrderingLen, in[maskLen] const int32_t *maskBitString, in[maskLen] const int32_t *maskOrdering, const uint32_t maskLen, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecAccessorDestroy": "custatevecStatus_t (custatevecAccessorDescriptor_t accessor)",
    "custatevecAccessorSetExtraWorkspace": "custatevecStatus_t (custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecAccessorGet": "custatevecStatus_t (custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, inout.either[?object] void *externalBuffer, const custatevecIndex_t begin, const custatevecIndex_t end)",
    "custatevecAccessorSet": "custatevecStatus_t (custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, either[?object] const void *externalBuffer, const custatevecIndex_t begin, const custatevecIndex_t end)",
    "custatevecSwapIndexBits": "custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, in[nBitSwaps] const int2 *bitSwaps, const uint32_t nBitSwaps, in[maskLen] const int32_t *maskBitString, in[maskLen] const int32_t *maskOrdering, const uint32_t maskLen)",
    "custatevecTestMatrixTypeGetWorkspaceSize": "custatevecStatus_t (custatevecHandle_t handle, custatevecMatrixType_t matrixType, either[sizeof(matrixDataType)*exp2(2*nTargets)] const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nTargets, const int32_t adjoint, custatevecComputeType_t computeType, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecTestMatrixType": "custatevecStatus_t (custatevecHandle_t handle, out double *residualNorm, custatevecMatrixType_t matrixType, either[sizeof(matrixDataType)*exp2(2*nTargets)] const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nTargets, const int32_t adjoint, custatevecComputeType_t computeType, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecInitializeStateVector": "@1.4 custatevecStatus_t (custatevecHandle_t handle, inout.device void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, custatevecStateVectorType_t svType)",
    "custatevecMultiDeviceSwapIndexBits": "custatevecStatus_t (in[nHandles] custatevecHandle_t *handles, const uint32_t nHandles, inout[nHandles] void **subSVs, const cudaDataType_t svDataType, const uint32_t nGlobalIndexBits, const uint32_t nLocalIndexBits, in[nIndexBitSwaps] const int2 *indexBitSwaps, const uint32_t nIndexBitSwaps, in[maskLen] const int32_t *maskBitString, in[maskLen] const int32_t *maskOrdering, const uint32_t maskLen, const custatevecDeviceNetworkType_t deviceNetworkType)",
    "custatevecCommunicatorCreate": "custatevecStatus_t (custatevecHandle_t handle, out custatevecCommunicatorDescriptor_t *communicator, custatevecCommunicatorType_t communicatorType, const char *soname)",
    "custatevecCommunicatorDestroy": "custatevecStatus_t (custatevecHandle_t handle, custatevecCommunicatorDescriptor_t communicator)",
    "custatevecDistIndexBitSwapSchedulerCreate": "custatevecStatus_t (custatevecHandle_t handle, out custatevecDistIndexBitSwapSchedulerDescriptor_t *scheduler, const uint32_t nGlobalIndexBits, const uint32_t nLocalIndexBits)",
    "custatevecDistIndexBitSwapSchedulerDestroy": "custatevecStatus_t (custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler)",
    "custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps": "custatevecStatus_t (custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, in[nIndexBitSwaps] const int2 *indexBitSwaps, const uint32_t nIndexBitSwaps, in[maskLen] const int32_t *maskBitString, in[maskLen] const int32_t *maskOrdering, const uint32_t maskLen, out uint32_t *nSwapBatches)",
    "custatevecDistIndexBitSwapSchedulerGetParameters": "custatevecStatus_t (custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, const int32_t swapBatchIndex, const int32_t orgSubSVIndex, out custatevecSVSwapParameters_t *parameters)",
    "custatevecSVSwapWorkerCreate": "custatevecStatus_t (custatevecHandle_t handle, out custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, device void *orgSubSV, int32_t orgSubSVIndex, cudaEvent_t orgEvent, cudaDataType_t svDataType, cudaStream_t stream, out size_t *extraWorkspaceSizeInBytes, out size_t *minTransferWorkspaceSizeInBytes)",
    "custatevecSVSwapWorkerCreateWithSemaphore": "@1.7 custatevecStatus_t (custatevecHandle_t handle, out custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, device void *orgSubSV, int32_t orgSubSVIndex, device void *orgSemaphore, cudaDataType_t svDataType, cudaStream_t stream, out size_t *extraWorkspaceSizeInBytes, out size_t *minTransferWorkspaceSizeInBytes)",
    "custatevecSVSwapWorkerDestroy": "custatevecStatus_t (custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker)",
    "custatevecSVSwapWorkerSetExtraWorkspace": "custatevecStatus_t (custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecSVSwapWorkerSetTransferWorkspace": "custatevecStatus_t (custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, device void *transferWorkspace, size_t transferWorkspaceSizeInBytes)",
    "custatevecSVSwapWorkerSetSubSVsP2P": "custatevecStatus_t (custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, in[nDstSubSVsP2P] void **dstSubSVsP2P, in[nDstSubSVsP2P] const int32_t *dstSubSVIndicesP2P, in[nDstSubSVsP2P] cudaEvent_t *dstEvents, const uint32_t nDstSubSVsP2P)",
    "custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores": "@1.7 custatevecStatus_t (custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, in[nDstSubSVsP2P] void **dstSubSVsP2P, in[nDstSubSVsP2P] const int32_t *dstSubSVIndicesP2P, in[nDstSubSVsP2P] void **dstSemaphores, const uint32_t nDstSubSVsP2P)",
    "custatevecSVSwapWorkerSetParameters": "custatevecStatus_t (custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, in[1] const custatevecSVSwapParameters_t *parameters, int peer)",
    "custatevecSVSwapWorkerExecute": "custatevecStatus_t (custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, custatevecIndex_t begin, custatevecIndex_t end)",
    "custatevecApplyMatrixBatchedGetWorkspaceSize": "@1.4 custatevecStatus_t (custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, either[nSVs*(mapType==1)] const int32_t *matrixIndices, either[sizeof(matrixDataType)*exp2(2*nTargets)*max(nMatrices*(mapType==1),mapType==0)] const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, const uint32_t nMatrices, const uint32_t nTargets, const uint32_t nControls, custatevecComputeType_t computeType, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecApplyMatrixBatched": "@1.4 custatevecStatus_t (custatevecHandle_t handle, inout.device void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, either[nSVs*(mapType==1)] const int32_t *matrixIndices, either[sizeof(matrixDataType)*exp2(2*nTargets)*max(nMatrices*(mapType==1),mapType==0)] const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, const uint32_t nMatrices, in[nTargets] const int32_t *targets, const uint32_t nTargets, in[nControls] const int32_t *controls, in[nControls] const int32_t *controlBitValues, const uint32_t nControls, custatevecComputeType_t computeType, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecAbs2SumArrayBatched": "@1.4 custatevecStatus_t (custatevecHandle_t handle, device const void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, inout.either[(nSVs>0)*((nSVs-1)*abs2sumArrayStride+exp2(bitOrderingLen))] double *abs2sumArrays, const custatevecIndex_t abs2sumArrayStride, in[bitOrderingLen] const int32_t *bitOrdering, const uint32_t bitOrderingLen, in[nSVs] const custatevecIndex_t *maskBitStrings, in[maskLen] const int32_t *maskOrdering, const uint32_t maskLen)",
    "custatevecCollapseByBitStringBatchedGetWorkspaceSize": "@1.4 custatevecStatus_t (custatevecHandle_t handle, const uint32_t nSVs, in[nSVs] const custatevecIndex_t *bitStrings, in[nSVs] const double *norms, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecCollapseByBitStringBatched": "@1.4 custatevecStatus_t (custatevecHandle_t handle, inout.device void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, in[nSVs] const custatevecIndex_t *bitStrings, in[bitStringLen] const int32_t *bitOrdering, const uint32_t bitStringLen, in[nSVs] const double *norms, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecMeasureBatched": "@1.4 custatevecStatus_t (custatevecHandle_t handle, inout.device void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, inout[nSVs] custatevecIndex_t *bitStrings, in[bitStringLen] const int32_t *bitOrdering, const uint32_t bitStringLen, in[nSVs] const double *randnums, enum custatevecCollapseOp_t collapse)",
    "custatevecComputeExpectationBatchedGetWorkspaceSize": "@1.6 custatevecStatus_t (custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, either[sizeof(matrixDataType)*exp2(2*nBasisBits)*nMatrices] const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nMatrices, const uint32_t nBasisBits, custatevecComputeType_t computeType, out size_t *extraWorkspaceSizeInBytes)",
    "custatevecComputeExpectationBatched": "@1.6 custatevecStatus_t (custatevecHandle_t handle, device const void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, custatevecIndex_t svStride, inout[nSVs*nMatrices] double2 *expectationValues, either[sizeof(matrixDataType)*exp2(2*nBasisBits)*nMatrices] const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nMatrices, in[nBasisBits] const int32_t *basisBits, const uint32_t nBasisBits, custatevecComputeType_t computeType, device void *extraWorkspace, size_t extraWorkspaceSizeInBytes)",
    "custatevecSubSVMigratorCreate": "@1.5 custatevecStatus_t (custatevecHandle_t handle, out custatevecSubSVMigratorDescriptor_t *migrator, device void *deviceSlices, cudaDataType_t svDataType, int nDeviceSlices, int nSliceLocalIndexBits)",
    "custatevecSubSVMigratorDestroy": "@1.5 custatevecStatus_t (custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator)",
    "custatevecSubSVMigratorMigrate": "@1.5 custatevecStatus_t (custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator, int deviceSliceIndex, either[?object] const void *srcSubSVSlice, inout.either[?object] void *dstSubSVSlice, custatevecIndex_t begin, custatevecIndex_t end)",
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

HEADER = "custatevec.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
