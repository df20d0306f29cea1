"""The functions of cudss, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cudss.h of the header releases 0.4 to 1.0
(6 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.4", "0.5", "0.6", "0.7", "0.8", "1.0")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.4": (0, 4, 0), "0.5": (0, 5, 0), "0.6": (0, 6, 0), "0.7": (0, 7, 1), "0.8": (0, 8, 0), "1.0": (1, 0, 0)}

FUNCTIONS: dict[str, str] = {
    "cudssConfigSet": "cudssStatus_t (cudssConfig_t config, cudssConfigParam_t param, in[sizeInBytes] const void *value, size_t sizeInBytes)",
    "cudssConfigGet": "cudssStatus_t (const cudssConfig_t config, cudssConfigParam_t param, inout[sizeInBytes] void *value, size_t sizeInBytes, out size_t *sizeWritten)",
    "cudssDataSet": "cudssStatus_t (const cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, in[sizeInBytes] const void *value, size_t sizeInBytes)",
    "cudssDataGet": "cudssStatus_t (const cudssHandle_t handle, const cudssData_t data, cudssDataParam_t param, inout[sizeInBytes] void *value, size_t sizeInBytes, out size_t *sizeWritten)",
    "cudssExecute": "@0.4<0.6 cudssStatus_t (cudssHandle_t handle, cudssPhase_t phase, cudssConfig_t solverConfig, cudssData_t solverData, cudssMatrix_t inputMatrix, cudssMatrix_t solution, cudssMatrix_t rhs) | @0.6 cudssStatus_t (cudssHandle_t handle, int phase, const cudssConfig_t config, cudssData_t data, const cudssMatrix_t inputMatrix, cudssMatrix_t solution, const cudssMatrix_t rhs)",
    "cudssSetStream": "cudssStatus_t (cudssHandle_t handle, cudaStream_t stream)",
    "cudssSetMgStreams": "@0.8 cudssStatus_t (cudssHandle_t handle, in[stream_count] const cudaStream_t *streams, int stream_count)",
    "cudssSetCommLayer": "cudssStatus_t (cudssHandle_t handle, const char *commLibFileName)",
    "cudssSetThreadingLayer": "@0.5 cudssStatus_t (cudssHandle_t handle, const char *thrLibFileName)",
    "cudssSetJitCacheDir": "@1.0 cudssStatus_t (cudssHandle_t handle, const char *cacheDir)",
    "cudssConfigCreate": "cudssStatus_t (out cudssConfig_t *config)",
    "cudssConfigDestroy": "cudssStatus_t (cudssConfig_t config)",
    "cudssDataCreate": "cudssStatus_t (const cudssHandle_t handle, out cudssData_t *data)",
    "cudssDataDestroy": "cudssStatus_t (cudssHandle_t handle, cudssData_t data)",
    "cudssCreate": "cudssStatus_t (out cudssHandle_t *handle)",
    "cudssCreateMg": "@0.7 cudssStatus_t (out cudssHandle_t *handle, int device_count, in[device_count] const int *device_indices)",
    "cudssDestroy": "cudssStatus_t (cudssHandle_t handle)",
    "cudssGetProperty": "cudssStatus_t (libraryPropertyType propertyType, out int *value)",
    "cudssMatrixCreateDn": "@0.4<0.8 cudssStatus_t (out cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t ld, either[?object] void *values, cudaDataType_t valueType, cudssLayout_t layout) | @0.8<1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t ld, either[?object] const void *values, cudssDataType_t valueType, cudssLayout_t layout) | @1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t ld, either[?object] const void *values, cudaDataType_t valueType, cudssLayout_t layout)",
    "cudssMatrixCreateCsr": "@0.4<0.8 cudssStatus_t (out cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t nnz, either[?object] void *rowStart, either[?object] void *rowEnd, either[?object] void *colIndices, either[?object] void *values, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase) | @0.8<1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t nnz, either[?object] const void *rowStart, either[?object] const void *rowEnd, either[?object] const void *colIndices, either[?object] const void *values, cudssDataType_t offsetType, cudssDataType_t indexType, cudssDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase) | @1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t nnz, either[?object] const void *rowStart, either[?object] const void *rowEnd, either[?object] const void *colIndices, either[?object] const void *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)",
    "cudssMatrixCreateBatchDn": "@0.4<0.5 cudssStatus_t (out cudssMatrix_t *matrix, int64_t batchCount, in[?type] void *nrows, in[?type] void *ncols, in[?type] void *ld, either[batchCount] void **values, cudaDataType_t valueType, cudssLayout_t layout) | @0.5<0.8 cudssStatus_t (out cudssMatrix_t *matrix, int64_t batchCount, in[?type] void *nrows, in[?type] void *ncols, in[?type] void *ld, either[batchCount] void **values, cudaDataType_t indexType, cudaDataType_t valueType, cudssLayout_t layout) | @0.8<1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t batchCount, in[batchCount*sizeof(integerType)] const void *nrows, in[batchCount*sizeof(integerType)] const void *ncols, in[batchCount*sizeof(integerType)] const void *ld, either[batchCount] const void *const *values, cudssDataType_t integerType, cudssDataType_t valueType, cudssLayout_t layout) | @1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t batchCount, in[batchCount*sizeof(integerType)] const void *nrows, in[batchCount*sizeof(integerType)] const void *ncols, in[batchCount*sizeof(integerType)] const void *ld, either[batchCount] const void *const *values, cudaDataType_t integerType, cudaDataType_t valueType, cudssLayout_t layout)",
    "cudssMatrixCreateBatchCsr": "@0.4<0.8 cudssStatus_t (out cudssMatrix_t *matrix, int64_t batchCount, in[?type] void *nrows, in[?type] void *ncols, in[?type] void *nnz, either[batchCount] void **rowStart, either[batchCount] void **rowEnd, either[batchCount] void **colIndices, either[batchCount] void **values, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase) | @0.8<1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t batchCount, in[?type] const void *nrows, in[?type] const void *ncols, in[?type] const void *nnz, either[batchCount] const void *const *rowStart, either[batchCount] const void *const *rowEnd, either[batchCount] const void *const *colIndices, either[batchCount] const void *const *values, cudssDataType_t offsetType, cudssDataType_t indexType, cudssDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase) | @1.0 cudssStatus_t (out cudssMatrix_t *matrix, int64_t batchCount, in[?type] const void *nrows, in[?type] const void *ncols, in[?type] const void *nnz, either[batchCount] const void *const *rowStart, either[batchCount] const void *const *rowEnd, either[batchCount] const void *const *colIndices, either[batchCount] const void *const *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)",
    "cudssMatrixDestroy": "cudssStatus_t (cudssMatrix_t matrix)",
    "cudssMatrixGetDn": "@0.4<0.8 cudssStatus_t (cudssMatrix_t matrix, out int64_t *nrows, out int64_t *ncols, out int64_t *ld, out void **values, out cudaDataType_t *type, out cudssLayout_t *layout) | @0.8<1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *nrows, out int64_t *ncols, out int64_t *ld, out void **values, out cudssDataType_t *type, out cudssLayout_t *layout) | @1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *nrows, out int64_t *ncols, out int64_t *ld, out void **values, out cudaDataType_t *valueType, out cudssLayout_t *layout)",
    "cudssMatrixGetCsr": "@0.4<0.8 cudssStatus_t (cudssMatrix_t matrix, out int64_t *nrows, out int64_t *ncols, out int64_t *nnz, out void **rowStart, out void **rowEnd, out void **colIndices, out void **values, out cudaDataType_t *indexType, out cudaDataType_t *valueType, out cudssMatrixType_t *mtype, out cudssMatrixViewType_t *mview, out cudssIndexBase_t *indexBase) | @0.8<1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *nrows, out int64_t *ncols, out int64_t *nnz, out void **rowStart, out void **rowEnd, out void **colIndices, out void **values, out cudssDataType_t *offsetType, out cudssDataType_t *indexType, out cudssDataType_t *valueType, out cudssMatrixType_t *mtype, out cudssMatrixViewType_t *mview, out cudssIndexBase_t *indexBase) | @1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *nrows, out int64_t *ncols, out int64_t *nnz, out void **rowStart, out void **rowEnd, out void **colIndices, out void **values, out cudaDataType_t *offsetType, out cudaDataType_t *indexType, out cudaDataType_t *valueType, out cudssMatrixType_t *mtype, out cudssMatrixViewType_t *mview, out cudssIndexBase_t *indexBase)",
    "cudssMatrixSetValues": "cudssStatus_t (cudssMatrix_t matrix, either[?object] const void *values)",
    "cudssMatrixSetCsrPointers": "cudssStatus_t (cudssMatrix_t matrix, either[?object] const void *rowStart, either[?object] const void *rowEnd, either[?object] const void *colIndices, either[?object] const void *values)",
    "cudssMatrixGetBatchDn": "@0.4<0.5 cudssStatus_t (cudssMatrix_t matrix, out int64_t *batchCount, out void **nrows, out void **ncols, out void **ld, out void ***values, out cudaDataType_t *type, out cudssLayout_t *layout) | @0.5<0.8 cudssStatus_t (cudssMatrix_t matrix, out int64_t *batchCount, out void **nrows, out void **ncols, out void **ld, out void ***values, out cudaDataType_t *indexType, out cudaDataType_t *valueType, out cudssLayout_t *layout) | @0.8<1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *batchCount, out void **nrows, out void **ncols, out void **ld, out void ***values, out cudssDataType_t *indexType, out cudssDataType_t *valueType, out cudssLayout_t *layout) | @1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *batchCount, out void **nrows, out void **ncols, out void **ld, out void ***values, out cudaDataType_t *integerType, out cudaDataType_t *valueType, out cudssLayout_t *layout)",
    "cudssMatrixGetBatchCsr": "@0.4<0.8 cudssStatus_t (cudssMatrix_t matrix, out int64_t *batchCount, out void **nrows, out void **ncols, out void **nnz, out void ***rowStart, out void ***rowEnd, out void ***colIndices, out void ***values, out cudaDataType_t *indexType, out cudaDataType_t *valueType, out cudssMatrixType_t *mtype, out cudssMatrixViewType_t *mview, out cudssIndexBase_t *indexBase) | @0.8<1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *batchCount, out void **nrows, out void **ncols, out void **nnz, out void ***rowStart, out void ***rowEnd, out void ***colIndices, out void ***values, out cudssDataType_t *offsetType, out cudssDataType_t *indexType, out cudssDataType_t *valueType, out cudssMatrixType_t *mtype, out cudssMatrixViewType_t *mview, out cudssIndexBase_t *indexBase) | @1.0 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *batchCount, out void **nrows, out void **ncols, out void **nnz, out void ***rowStart, out void ***rowEnd, out void ***colIndices, out void ***values, out cudaDataType_t *offsetType, out cudaDataType_t *indexType, out cudaDataType_t *valueType, out cudssMatrixType_t *mtype, out cudssMatrixViewType_t *mview, out cudssIndexBase_t *indexBase)",
    "cudssMatrixSetBatchValues": "cudssStatus_t (cudssMatrix_t matrix, either[?object] const void *const *values)",
    "cudssMatrixSetBatchCsrPointers": "cudssStatus_t (cudssMatrix_t matrix, either[?object] const void *const *rowStart, either[?object] const void *const *rowEnd, either[?object] const void *const *colIndices, either[?object] const void *const *values)",
    "cudssMatrixGetFormat": "@0.4<0.5 cudssStatus_t (cudssMatrix_t matrix, out cudssMatrixFormat_t *format) | @0.5 cudssStatus_t (const cudssMatrix_t matrix, out int *format)",
    "cudssMatrixSetDistributionRow1d": "@0.6 cudssStatus_t (cudssMatrix_t matrix, int64_t first_row, int64_t last_row)",
    "cudssMatrixGetDistributionRow1d": "@0.6 cudssStatus_t (const cudssMatrix_t matrix, out int64_t *first_row, out int64_t *last_row)",
    "cudssGetDeviceMemHandler": "cudssStatus_t (const cudssHandle_t handle, out cudssDeviceMemHandler_t *handler)",
    "cudssSetDeviceMemHandler": "cudssStatus_t (cudssHandle_t handle, in[1] const cudssDeviceMemHandler_t *handler)",
    "cudssGetPinnedMemHandler": "@1.0 cudssStatus_t (const cudssHandle_t handle, out cudssPinnedMemHandler_t *handler)",
    "cudssSetPinnedMemHandler": "@1.0 cudssStatus_t (cudssHandle_t handle, in[1] const cudssPinnedMemHandler_t *handler)",
    "cudssLoggerSetCallback": "@0.8 cudssStatus_t (cudssLoggerCallback_t callback)",
    "cudssLoggerSetFile": "@0.8 cudssStatus_t (FILE *file)",
    "cudssLoggerOpenFile": "@0.8 cudssStatus_t (const char *logFile)",
    "cudssLoggerSetLevel": "@0.8 cudssStatus_t (int level)",
    "cudssLoggerSetMask": "@0.8 cudssStatus_t (int mask)",
    "cudssLoggerForceDisable": "@0.8 cudssStatus_t ()",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "cudssMatrixCreateCsr": ("0.8",),
    "cudssMatrixCreateBatchDn": ("0.5",),
    "cudssMatrixCreateBatchCsr": ("0.8",),
    "cudssMatrixGetCsr": ("0.8",),
    "cudssMatrixGetBatchDn": ("0.5",),
    "cudssMatrixGetBatchCsr": ("0.8",),
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

HEADER = "cudss.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
