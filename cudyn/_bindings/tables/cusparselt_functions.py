"""The functions of cusparselt, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cusparseLt.h of the header releases 0.6 to 0.10
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.6", "0.7", "0.8", "0.9", "0.10")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.6": (0, 6, 3), "0.7": (0, 7, 1), "0.8": (0, 8, 1), "0.9": (0, 9, 1), "0.10": (0, 10, 0)}

FUNCTIONS: dict[str, str] = {
    "cusparseLtInit": "@0.6<0.7 cusparseStatus_t (out cusparseLtHandle_t *handle) | @0.7<0.8 cusparseStatus_t (out cusparseLtHandle_t *handle) | @0.8 cusparseStatus_t (out cusparseLtHandle_t *handle)",
    "cusparseLtDestroy": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle)",
    "cusparseLtGetVersion": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out int *version) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out int *version) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out int *version)",
    "cusparseLtGetProperty": "cusparseStatus_t (libraryPropertyType propertyType, out int *value)",
    "cusparseLtGetErrorName": "@0.7 const char * (cusparseStatus_t status)",
    "cusparseLtGetErrorString": "@0.7 const char * (cusparseStatus_t status)",
    "cusparseLtDenseDescriptorInit": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order)",
    "cusparseLtStructuredDescriptorInit": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity)",
    "cusparseLtMatDescriptorDestroy": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtMatDescriptor_t *matDescr) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtMatDescriptor_t *matDescr) | @0.8 cusparseStatus_t (in[1] const cusparseLtMatDescriptor_t *matDescr)",
    "cusparseLtMatDescSetAttribute": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, given:matAttribute const void *data, size:data size_t dataSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, given:matAttribute const void *data, size:data size_t dataSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, given:matAttribute const void *data, size:data size_t dataSize)",
    "cusparseLtMatDescGetAttribute": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, typed:matAttribute void *data, size:data size_t dataSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, typed:matAttribute void *data, size:data size_t dataSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, typed:matAttribute void *data, size:data size_t dataSize)",
    "cusparseLtMatmulDescriptorInit": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, in[1] const cusparseLtMatDescriptor_t *matA, in[1] const cusparseLtMatDescriptor_t *matB, in[1] const cusparseLtMatDescriptor_t *matC, in[1] const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, in[1] const cusparseLtMatDescriptor_t *matA, in[1] const cusparseLtMatDescriptor_t *matB, in[1] const cusparseLtMatDescriptor_t *matC, in[1] const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, in[1] const cusparseLtMatDescriptor_t *matA, in[1] const cusparseLtMatDescriptor_t *matB, in[1] const cusparseLtMatDescriptor_t *matC, in[1] const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType)",
    "cusparseLtMatmulDescSetAttribute": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, given:matmulAttribute const void *data, size:data size_t dataSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, given:matmulAttribute const void *data, size:data size_t dataSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, given:matmulAttribute const void *data, size:data size_t dataSize)",
    "cusparseLtMatmulDescGetAttribute": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, typed:matmulAttribute void *data, size:data size_t dataSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, typed:matmulAttribute void *data, size:data size_t dataSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, typed:matmulAttribute void *data, size:data size_t dataSize)",
    "cusparseLtMatmulAlgSelectionInit": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulAlgSelection_t *algSelection, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulAlgSelection_t *algSelection, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulAlgSelection_t *algSelection, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg)",
    "cusparseLtMatmulAlgSelectionDestroy": "@0.8 cusparseStatus_t (in[1] const cusparseLtMatmulAlgSelection_t *algSelection)",
    "cusparseLtMatmulAlgSetAttribute": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, given:attribute const void *data, size:data size_t dataSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, given:attribute const void *data, size:data size_t dataSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, given:attribute const void *data, size:data size_t dataSize)",
    "cusparseLtMatmulAlgGetAttribute": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, typed:attribute void *data, size:data size_t dataSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, typed:attribute void *data, size:data size_t dataSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, typed:attribute void *data, size:data size_t dataSize)",
    "cusparseLtMatmulGetWorkspace": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, out size_t *workspaceSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, out size_t *workspaceSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, out size_t *workspaceSize)",
    "cusparseLtMatmulPlanInit": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulPlan_t *plan, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, in[1] const cusparseLtMatmulAlgSelection_t *algSelection) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulPlan_t *plan, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, in[1] const cusparseLtMatmulAlgSelection_t *algSelection) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, out cusparseLtMatmulPlan_t *plan, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, in[1] const cusparseLtMatmulAlgSelection_t *algSelection)",
    "cusparseLtMatmulPlanDestroy": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtMatmulPlan_t *plan) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtMatmulPlan_t *plan) | @0.8 cusparseStatus_t (in[1] const cusparseLtMatmulPlan_t *plan)",
    "cusparseLtMatmul": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, either[?object] const void *alpha, device const void *d_A, device const void *d_B, either[?object] const void *beta, device const void *d_C, device void *d_D, device void *workspace, in[numStreams] cudaStream_t *streams, int32_t numStreams) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, either[?object] const void *alpha, device const void *d_A, device const void *d_B, either[?object] const void *beta, device const void *d_C, device void *d_D, device void *workspace, in[numStreams] cudaStream_t *streams, int32_t numStreams) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, either[?object] const void *alpha, device const void *d_A, device const void *d_B, either[?object] const void *beta, device const void *d_C, device void *d_D, device void *workspace, in[numStreams] cudaStream_t *streams, int32_t numStreams)",
    "cusparseLtMatmulSearch": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulPlan_t *plan, either[?object] const void *alpha, device const void *d_A, device const void *d_B, either[?object] const void *beta, device const void *d_C, device void *d_D, device void *workspace, in[numStreams] cudaStream_t *streams, int32_t numStreams) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulPlan_t *plan, either[?object] const void *alpha, device const void *d_A, device const void *d_B, either[?object] const void *beta, device const void *d_C, device void *d_D, device void *workspace, in[numStreams] cudaStream_t *streams, int32_t numStreams) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, inout[1] cusparseLtMatmulPlan_t *plan, either[?object] const void *alpha, device const void *d_A, device const void *d_B, either[?object] const void *beta, device const void *d_C, device void *d_D, device void *workspace, in[numStreams] cudaStream_t *streams, int32_t numStreams)",
    "cusparseLtSpMMAPrune": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, device const void *d_in, device void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, device const void *d_in, device void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, device const void *d_in, device void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)",
    "cusparseLtSpMMAPruneCheck": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, device const void *d_in, device int *valid, cudaStream_t stream) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, device const void *d_in, device int *valid, cudaStream_t stream) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulDescriptor_t *matmulDescr, device const void *d_in, device int *valid, cudaStream_t stream)",
    "cusparseLtSpMMAPrune2": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_in, device void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_in, device void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_in, device void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)",
    "cusparseLtSpMMAPruneCheck2": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_in, device int *d_valid, cudaStream_t stream) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_in, device int *d_valid, cudaStream_t stream) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_in, device int *d_valid, cudaStream_t stream)",
    "cusparseLtSpMMACompressedSize": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, out size_t *compressedSize, out size_t *compressedBufferSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, out size_t *compressedSize, out size_t *compressedBufferSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, out size_t *compressedSize, out size_t *compressedBufferSize)",
    "cusparseLtSpMMACompress": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, device const void *d_dense, device void *d_compressed, device void *d_compressed_buffer, cudaStream_t stream) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, device const void *d_dense, device void *d_compressed, device void *d_compressed_buffer, cudaStream_t stream) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatmulPlan_t *plan, device const void *d_dense, device void *d_compressed, device void *d_compressed_buffer, cudaStream_t stream)",
    "cusparseLtSpMMACompressedSize2": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, out size_t *compressedSize, out size_t *compressedBufferSize) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, out size_t *compressedSize, out size_t *compressedBufferSize) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, out size_t *compressedSize, out size_t *compressedBufferSize)",
    "cusparseLtSpMMACompress2": "@0.6<0.7 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_dense, device void *d_compressed, device void *d_compressed_buffer, cudaStream_t stream) | @0.7<0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_dense, device void *d_compressed, device void *d_compressed_buffer, cudaStream_t stream) | @0.8 cusparseStatus_t (in[1] const cusparseLtHandle_t *handle, in[1] const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, device const void *d_dense, device void *d_compressed, device void *d_compressed_buffer, cudaStream_t stream)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "cusparseLtInit": ("0.7", "0.8"),
    "cusparseLtDestroy": ("0.7", "0.8"),
    "cusparseLtGetVersion": ("0.7", "0.8"),
    "cusparseLtDenseDescriptorInit": ("0.7", "0.8"),
    "cusparseLtStructuredDescriptorInit": ("0.7", "0.8"),
    "cusparseLtMatDescriptorDestroy": ("0.7", "0.8"),
    "cusparseLtMatDescSetAttribute": ("0.7", "0.8"),
    "cusparseLtMatDescGetAttribute": ("0.7", "0.8"),
    "cusparseLtMatmulDescriptorInit": ("0.7", "0.8"),
    "cusparseLtMatmulDescSetAttribute": ("0.7", "0.8"),
    "cusparseLtMatmulDescGetAttribute": ("0.7", "0.8"),
    "cusparseLtMatmulAlgSelectionInit": ("0.7", "0.8"),
    "cusparseLtMatmulAlgSetAttribute": ("0.7", "0.8"),
    "cusparseLtMatmulAlgGetAttribute": ("0.7", "0.8"),
    "cusparseLtMatmulGetWorkspace": ("0.7", "0.8"),
    "cusparseLtMatmulPlanInit": ("0.7", "0.8"),
    "cusparseLtMatmulPlanDestroy": ("0.7", "0.8"),
    "cusparseLtMatmul": ("0.7", "0.8"),
    "cusparseLtMatmulSearch": ("0.7", "0.8"),
    "cusparseLtSpMMAPrune": ("0.7", "0.8"),
    "cusparseLtSpMMAPruneCheck": ("0.7", "0.8"),
    "cusparseLtSpMMAPrune2": ("0.7", "0.8"),
    "cusparseLtSpMMAPruneCheck2": ("0.7", "0.8"),
    "cusparseLtSpMMACompressedSize": ("0.7", "0.8"),
    "cusparseLtSpMMACompress": ("0.7", "0.8"),
    "cusparseLtSpMMACompressedSize2": ("0.7", "0.8"),
    "cusparseLtSpMMACompress2": ("0.7", "0.8"),
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

HEADER = "cusparseLt.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
