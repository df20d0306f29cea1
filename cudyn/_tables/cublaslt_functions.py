"""The functions of cublaslt: symbols, prototypes, roles, names.

Generated from cublasLt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")

# release: the library's own version, where that is not the release
VERSIONS: dict[str, tuple[int, int]] = {"11.7": (11, 10), "11.8": (11, 11), "12.0": (12, 0), "12.1": (12, 1), "12.2": (12, 2), "12.3": (12, 3), "12.4": (12, 4), "12.5": (12, 5), "12.6": (12, 6), "12.8": (12, 8), "12.9": (12, 9), "13.0": (13, 1), "13.1": (13, 2), "13.2": (13, 4), "13.3": (13, 6), "13.4": (13, 8), "13.5": (13, 10)}

# symbol: [@since[<until]] result (role type name, ...) | ..., or =symbol with the same prototype
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
    "cublasLtMatmul": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)",
    "cublasLtMatrixTransform": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)",
    "cublasLtMatrixLayoutInit_internal": "cublasStatus_t (cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)",
    "cublasLtGroupedMatrixLayoutInit_internal": "@13.1 cublasStatus_t (cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)",
    "cublasLtMatrixLayoutCreate": "cublasStatus_t (out cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)",
    "cublasLtGroupedMatrixLayoutCreate": "@13.1 cublasStatus_t (out cublasLtMatrixLayout_t *matLayout, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)",
    "cublasLtMatrixLayoutDestroy": "cublasStatus_t (cublasLtMatrixLayout_t matLayout)",
    "cublasLtMatrixLayoutSetAttribute": "cublasStatus_t (cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)",
    "cublasLtMatrixLayoutGetAttribute": "cublasStatus_t (cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, inout void *buf, size_t sizeInBytes, out size_t *sizeWritten)",
    "cublasLtMatmulDescInit_internal": "cublasStatus_t (cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)",
    "cublasLtMatmulDescCreate": "cublasStatus_t (out cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)",
    "cublasLtMatmulDescDestroy": "cublasStatus_t (cublasLtMatmulDesc_t matmulDesc)",
    "cublasLtMatmulDescSetAttribute": "cublasStatus_t (cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)",
    "cublasLtMatmulDescGetAttribute": "cublasStatus_t (cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, inout void *buf, size_t sizeInBytes, out size_t *sizeWritten)",
    "cublasLtMatrixTransformDescInit_internal": "cublasStatus_t (cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)",
    "cublasLtMatrixTransformDescCreate": "cublasStatus_t (out cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)",
    "cublasLtMatrixTransformDescDestroy": "cublasStatus_t (cublasLtMatrixTransformDesc_t transformDesc)",
    "cublasLtMatrixTransformDescSetAttribute": "cublasStatus_t (cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)",
    "cublasLtMatrixTransformDescGetAttribute": "cublasStatus_t (cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, inout void *buf, size_t sizeInBytes, out size_t *sizeWritten)",
    "cublasLtEmulationDescInit_internal": "@13.0 cublasStatus_t (cublasLtEmulationDesc_t emulationDesc, size_t size)",
    "cublasLtEmulationDescCreate": "@13.0 cublasStatus_t (out cublasLtEmulationDesc_t *emulationDesc)",
    "cublasLtEmulationDescDestroy": "@13.0 cublasStatus_t (cublasLtEmulationDesc_t emulationDesc)",
    "cublasLtEmulationDescSetAttribute": "@13.0 cublasStatus_t (cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)",
    "cublasLtEmulationDescGetAttribute": "@13.0 cublasStatus_t (cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, inout void *buf, size_t sizeInBytes, out size_t *sizeWritten)",
    "cublasLtMatmulPreferenceInit_internal": "cublasStatus_t (cublasLtMatmulPreference_t pref, size_t size)",
    "cublasLtMatmulPreferenceCreate": "cublasStatus_t (out cublasLtMatmulPreference_t *pref)",
    "cublasLtMatmulPreferenceDestroy": "cublasStatus_t (cublasLtMatmulPreference_t pref)",
    "cublasLtMatmulPreferenceSetAttribute": "cublasStatus_t (cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)",
    "cublasLtMatmulPreferenceGetAttribute": "cublasStatus_t (cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, inout void *buf, size_t sizeInBytes, out size_t *sizeWritten)",
    "cublasLtMatmulAlgoGetHeuristic": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, list:requestedAlgoCount cublasLtMatmulHeuristicResult_t *heuristicResultsArray, used int *returnAlgoCount)",
    "cublasLtMatmulAlgoGetHeuristicForStream": "@13.3 cublasStatus_t (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, list:requestedAlgoCount cublasLtMatmulHeuristicResult_t *heuristicResultsArray, used int *returnAlgoCount, cudaStream_t stream)",
    "cublasLtMatmulAlgoGetIds": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, list:requestedAlgoCount int *algoIdsArray, used int *returnAlgoCount)",
    "cublasLtMatmulAlgoInit": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, out cublasLtMatmulAlgo_t *algo)",
    "cublasLtMatmulAlgoCheck": "cublasStatus_t (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, out cublasLtMatmulHeuristicResult_t *result)",
    "cublasLtMatmulAlgoCheckForStream": "@13.3 cublasStatus_t (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, out cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)",
    "cublasLtMatmulAlgoCapGetAttribute": "cublasStatus_t (const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, inout void *buf, size_t sizeInBytes, out size_t *sizeWritten)",
    "cublasLtMatmulAlgoConfigSetAttribute": "cublasStatus_t (cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)",
    "cublasLtMatmulAlgoConfigGetAttribute": "cublasStatus_t (const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, inout void *buf, size_t sizeInBytes, out size_t *sizeWritten)",
    "cublasLtLoggerSetCallback": "cublasStatus_t (cublasLtLoggerCallback_t callback)",
    "cublasLtLoggerSetFile": "cublasStatus_t (FILE *file)",
    "cublasLtLoggerOpenFile": "cublasStatus_t (const char *logFile)",
    "cublasLtLoggerSetLevel": "cublasStatus_t (int level)",
    "cublasLtLoggerSetMask": "cublasStatus_t (int mask)",
    "cublasLtLoggerForceDisable": "cublasStatus_t ()",
}

# symbol: the releases since which it is called in another way
VARIANTS: dict[str, tuple[str, ...]] | None = {
}

# name: @since symbol | ..., where a name does not lead to the symbol of the same name
NAMES: dict[str, str] = {
}

# name: [@since] symbol | ..., where it leads elsewhere with per-thread default streams
PER_THREAD: dict[str, str] = {
}

# symbol: the statuses that it returns and does not raise; * is every one
ANSWERS: dict[str, tuple[str, ...]] = {
}

# symbol: the out-parameters that say why a call failed
TOLD: dict[str, tuple[str, ...]] = {
}

# the statuses that say that memory is too small
TOO_SMALL: tuple[str, ...] = ()

# symbol: prototype, as above, of what the library exports and no header declares
HIDDEN: dict[str, str] = {
}

# those whose fallback returns the status for what is absent; the others' return zero
FAILING: tuple[str, ...] = ()

# those that register a module's kernels and variables, all of them or none with the library
REGISTERING: tuple[str, ...] = ()

# what others call a symbol: the symbol; a name that ends in * is the start of others
RENAMES: dict[str, str] = {
}
