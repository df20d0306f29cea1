"""The functions of cublaslt, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cublasLt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"11.7": (11, 10, 3), "11.8": (11, 11, 3), "12.0": (12, 0, 2), "12.1": (12, 1, 3), "12.2": (12, 2, 5), "12.3": (12, 3, 4), "12.4": (12, 4, 5), "12.5": (12, 5, 2), "12.6": (12, 6, 4), "12.8": (12, 8, 5), "12.9": (12, 9, 2), "13.0": (13, 1, 1), "13.1": (13, 2, 2), "13.2": (13, 4, 1), "13.3": (13, 6, 0), "13.4": (13, 8, 0), "13.5": (13, 10, 0)}

FUNCTIONS: dict[str, str] = {
    "cublasLtCreate": "cublasStatus_t (out cublasLtHandle_t *lightHandle)",
    "cublasLtDestroy": "cublasStatus_t (cublasLtHandle_t lightHandle)",
    "cublasLtGetStatusName": "const char * (cublasStatus_t status)",
    "cublasLtGetStatusString": "const char * (cublasStatus_t status)",
    "cublasLtGetVersion": "size_t ()",
    "cublasLtGetCudartVersion": "size_t ()",
    "cublasLtGetProperty": "cublasStatus_t (libraryPropertyType type, out int *value)",
    "cublasLtHeuristicsCacheGetCapacity": "@11.8 cublasStatus_t (out size_t *capacity)",
    "cublasLtHeuristicsCacheSetCapacity": "@11.8 cublasStatus_t (size_t capacity)",
    "cublasLtDisableCpuInstructionsSetMask": "@12.1 unsigned int (unsigned int mask)",
    "cublasLtMatmul": "cublasStatus_t (cublasLtHandle_t lightHandle, in[1] cublasLtMatmulDesc_t computeDesc, either[?object] const void *alpha, device const void *A, in[1] cublasLtMatrixLayout_t Adesc, device const void *B, in[1] cublasLtMatrixLayout_t Bdesc, either[?object] const void *beta, device const void *C, in[1] cublasLtMatrixLayout_t Cdesc, device void *D, in[1] cublasLtMatrixLayout_t Ddesc, in[1] const cublasLtMatmulAlgo_t *algo, device void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)",
    "cublasLtMatrixTransform": "cublasStatus_t (cublasLtHandle_t lightHandle, in[1] cublasLtMatrixTransformDesc_t transformDesc, either[?object] const void *alpha, device const void *A, in[1] cublasLtMatrixLayout_t Adesc, either[?object] const void *beta, device const void *B, in[1] cublasLtMatrixLayout_t Bdesc, device void *C, in[1] cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)",
    "cublasLtMatrixLayoutInit_internal": "cublasStatus_t (in[1] cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)",
    "cublasLtGroupedMatrixLayoutInit_internal": "@13.1 cublasStatus_t (in[1] cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, device const void *rows_array, device const void *cols_array, device const void *ld_array)",
    "cublasLtMatrixLayoutCreate": "cublasStatus_t (out cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)",
    "cublasLtGroupedMatrixLayoutCreate": "@13.1 cublasStatus_t (out cublasLtMatrixLayout_t *matLayout, cudaDataType type, int groupCount, device const void *rows_array, device const void *cols_array, device const void *ld_array)",
    "cublasLtMatrixLayoutDestroy": "cublasStatus_t (in[1] cublasLtMatrixLayout_t matLayout)",
    "cublasLtMatrixLayoutSetAttribute": "cublasStatus_t (in[1] cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cublasLtMatrixLayoutGetAttribute": "cublasStatus_t (in[1] cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, typed:attr void *buf, size:buf size_t sizeInBytes, size:buf size_t *sizeWritten)",
    "cublasLtMatmulDescInit_internal": "cublasStatus_t (in[1] cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)",
    "cublasLtMatmulDescCreate": "cublasStatus_t (out cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)",
    "cublasLtMatmulDescDestroy": "cublasStatus_t (in[1] cublasLtMatmulDesc_t matmulDesc)",
    "cublasLtMatmulDescSetAttribute": "cublasStatus_t (in[1] cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cublasLtMatmulDescGetAttribute": "cublasStatus_t (in[1] cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, typed:attr void *buf, size:buf size_t sizeInBytes, size:buf size_t *sizeWritten)",
    "cublasLtMatrixTransformDescInit_internal": "cublasStatus_t (in[1] cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)",
    "cublasLtMatrixTransformDescCreate": "cublasStatus_t (out cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)",
    "cublasLtMatrixTransformDescDestroy": "cublasStatus_t (in[1] cublasLtMatrixTransformDesc_t transformDesc)",
    "cublasLtMatrixTransformDescSetAttribute": "cublasStatus_t (in[1] cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cublasLtMatrixTransformDescGetAttribute": "cublasStatus_t (in[1] cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, typed:attr void *buf, size:buf size_t sizeInBytes, size:buf size_t *sizeWritten)",
    "cublasLtEmulationDescInit_internal": "@13.0 cublasStatus_t (in[1] cublasLtEmulationDesc_t emulationDesc, size_t size)",
    "cublasLtEmulationDescCreate": "@13.0 cublasStatus_t (out cublasLtEmulationDesc_t *emulationDesc)",
    "cublasLtEmulationDescDestroy": "@13.0 cublasStatus_t (in[1] cublasLtEmulationDesc_t emulationDesc)",
    "cublasLtEmulationDescSetAttribute": "@13.0 cublasStatus_t (in[1] cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cublasLtEmulationDescGetAttribute": "@13.0 cublasStatus_t (in[1] cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, typed:attr void *buf, size:buf size_t sizeInBytes, size:buf size_t *sizeWritten)",
    "cublasLtMatmulPreferenceInit_internal": "cublasStatus_t (in[1] cublasLtMatmulPreference_t pref, size_t size)",
    "cublasLtMatmulPreferenceCreate": "cublasStatus_t (out cublasLtMatmulPreference_t *pref)",
    "cublasLtMatmulPreferenceDestroy": "cublasStatus_t (in[1] cublasLtMatmulPreference_t pref)",
    "cublasLtMatmulPreferenceSetAttribute": "cublasStatus_t (in[1] cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cublasLtMatmulPreferenceGetAttribute": "cublasStatus_t (in[1] cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, typed:attr void *buf, size:buf size_t sizeInBytes, size:buf size_t *sizeWritten)",
    "cublasLtMatmulAlgoGetHeuristic": "cublasStatus_t (cublasLtHandle_t lightHandle, in[1] cublasLtMatmulDesc_t operationDesc, in[1] cublasLtMatrixLayout_t Adesc, in[1] cublasLtMatrixLayout_t Bdesc, in[1] cublasLtMatrixLayout_t Cdesc, in[1] cublasLtMatrixLayout_t Ddesc, in[1] cublasLtMatmulPreference_t preference, int requestedAlgoCount, list:requestedAlgoCount cublasLtMatmulHeuristicResult_t *heuristicResultsArray, used int *returnAlgoCount)",
    "cublasLtMatmulAlgoGetHeuristicForStream": "@13.3 cublasStatus_t (cublasLtHandle_t lightHandle, in[1] cublasLtMatmulDesc_t operationDesc, in[1] cublasLtMatrixLayout_t Adesc, in[1] cublasLtMatrixLayout_t Bdesc, in[1] cublasLtMatrixLayout_t Cdesc, in[1] cublasLtMatrixLayout_t Ddesc, in[1] cublasLtMatmulPreference_t preference, int requestedAlgoCount, list:requestedAlgoCount cublasLtMatmulHeuristicResult_t *heuristicResultsArray, used int *returnAlgoCount, cudaStream_t stream)",
    "cublasLtMatmulAlgoGetIds": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, list:requestedAlgoCount int *algoIdsArray, used int *returnAlgoCount)",
    "cublasLtMatmulAlgoInit": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, out cublasLtMatmulAlgo_t *algo)",
    "cublasLtMatmulAlgoCheck": "cublasStatus_t (cublasLtHandle_t lightHandle, in[1] cublasLtMatmulDesc_t operationDesc, in[1] cublasLtMatrixLayout_t Adesc, in[1] cublasLtMatrixLayout_t Bdesc, in[1] cublasLtMatrixLayout_t Cdesc, in[1] cublasLtMatrixLayout_t Ddesc, in[1] const cublasLtMatmulAlgo_t *algo, out cublasLtMatmulHeuristicResult_t *result)",
    "cublasLtMatmulAlgoCheckForStream": "@13.3 cublasStatus_t (cublasLtHandle_t lightHandle, in[1] cublasLtMatmulDesc_t operationDesc, in[1] cublasLtMatrixLayout_t Adesc, in[1] cublasLtMatrixLayout_t Bdesc, in[1] cublasLtMatrixLayout_t Cdesc, in[1] cublasLtMatrixLayout_t Ddesc, in[1] const cublasLtMatmulAlgo_t *algo, out cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)",
    "cublasLtMatmulAlgoCapGetAttribute": "cublasStatus_t (in[1] const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, typed:attr void *buf, size:buf size_t sizeInBytes, size:buf size_t *sizeWritten)",
    "cublasLtMatmulAlgoConfigSetAttribute": "cublasStatus_t (in[1] cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, given:attr const void *buf, size:buf size_t sizeInBytes)",
    "cublasLtMatmulAlgoConfigGetAttribute": "cublasStatus_t (in[1] const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, typed:attr void *buf, size:buf size_t sizeInBytes, size:buf size_t *sizeWritten)",
    "cublasLtLoggerSetCallback": "cublasStatus_t (cublasLtLoggerCallback_t callback)",
    "cublasLtLoggerSetFile": "cublasStatus_t (FILE *file)",
    "cublasLtLoggerOpenFile": "cublasStatus_t (const char *logFile)",
    "cublasLtLoggerSetLevel": "cublasStatus_t (int level)",
    "cublasLtLoggerSetMask": "cublasStatus_t (int mask)",
    "cublasLtLoggerForceDisable": "cublasStatus_t ()",
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

HEADER = "cublasLt.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
