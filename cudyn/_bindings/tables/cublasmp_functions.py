"""The functions of cublasmp, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cublasmp.h of the header releases 0.5 to 0.10
(6 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.5", "0.6", "0.7", "0.8", "0.9", "0.10")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.5": (0, 5, 1), "0.6": (0, 6, 0), "0.7": (0, 7, 0), "0.8": (0, 8, 1), "0.9": (0, 9, 1), "0.10": (0, 10, 0)}

FUNCTIONS: dict[str, str] = {
    "cublasMpCreate": "cublasMpStatus_t (cublasMpHandle_t *handle, cudaStream_t stream)",
    "cublasMpDestroy": "cublasMpStatus_t (cublasMpHandle_t handle)",
    "cublasMpSetStream": "@0.8 cublasMpStatus_t (cublasMpHandle_t handle, cudaStream_t stream)",
    "cublasMpGetStream": "@0.8 cublasMpStatus_t (cublasMpHandle_t handle, cudaStream_t *stream)",
    "cublasMpSetEmulationStrategy": "@0.7 cublasMpStatus_t (cublasMpHandle_t handle, cublasMpEmulationStrategy_t emulationStrategy)",
    "cublasMpGetEmulationStrategy": "@0.7 cublasMpStatus_t (cublasMpHandle_t handle, cublasMpEmulationStrategy_t *emulationStrategy)",
    "cublasMpSetFixedPointEmulationMaxMantissaBitCount": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, int bitCount)",
    "cublasMpGetFixedPointEmulationMaxMantissaBitCount": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, int *bitCount)",
    "cublasMpSetFixedPointEmulationMantissaBitOffset": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, int bitOffset)",
    "cublasMpGetFixedPointEmulationMantissaBitOffset": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, int *bitOffset)",
    "cublasMpSetFixedPointEmulationMantissaBitCountPointer": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, int *ptr)",
    "cublasMpGetFixedPointEmulationMantissaBitCountPointer": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, int **ptr)",
    "cublasMpSetFixedPointEmulationMantissaControl": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cudaEmulationMantissaControl_t mantissaControl)",
    "cublasMpGetFixedPointEmulationMantissaControl": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cudaEmulationMantissaControl_t *mantissaControl)",
    "cublasMpSetEmulationSpecialValuesSupport": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cudaEmulationSpecialValuesSupport_t mask)",
    "cublasMpGetEmulationSpecialValuesSupport": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cudaEmulationSpecialValuesSupport_t *mask)",
    "cublasMpGetVersion": "cublasMpStatus_t (int *version)",
    "cublasMpGridCreate": "cublasMpStatus_t (int64_t nprow, int64_t npcol, cublasMpGridLayout_t layout, ncclComm_t comm, cublasMpGrid_t *grid)",
    "cublasMpGridDestroy": "cublasMpStatus_t (cublasMpGrid_t grid)",
    "cublasMpBufferRegister": "@0.8 cublasMpStatus_t (cublasMpGrid_t grid, void *ptr, size_t size)",
    "cublasMpBufferDeregister": "@0.8 cublasMpStatus_t (cublasMpGrid_t grid, void *ptr)",
    "cublasMpMatrixDescriptorCreate": "cublasMpStatus_t (int64_t m, int64_t n, int64_t mb, int64_t nb, int64_t rsrc, int64_t csrc, int64_t lld, cudaDataType_t type, cublasMpGrid_t grid, cublasMpMatrixDescriptor_t *desc)",
    "cublasMpMatrixDescriptorDestroy": "cublasMpStatus_t (cublasMpMatrixDescriptor_t desc)",
    "cublasMpMatrixDescriptorInit": "cublasMpStatus_t (int64_t m, int64_t n, int64_t mb, int64_t nb, int64_t rsrc, int64_t csrc, int64_t lld, cudaDataType_t type, cublasMpGrid_t grid, cublasMpMatrixDescriptor_t desc)",
    "cublasMpMatmulDescriptorCreate": "cublasMpStatus_t (cublasMpMatmulDescriptor_t *matmulDesc, cublasComputeType_t computeType)",
    "cublasMpMatmulDescriptorDestroy": "cublasMpStatus_t (cublasMpMatmulDescriptor_t matmulDesc)",
    "cublasMpMatmulDescriptorInit": "cublasMpStatus_t (cublasMpMatmulDescriptor_t matmulDesc, cublasComputeType_t computeType)",
    "cublasMpMatmulDescriptorSetAttribute": "@0.8 cublasMpStatus_t (cublasMpMatmulDescriptor_t matmulDesc, cublasMpMatmulDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)",
    "cublasMpMatmulDescriptorGetAttribute": "@0.8 cublasMpStatus_t (cublasMpMatmulDescriptor_t matmulDesc, cublasMpMatmulDescriptorAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)",
    "cublasMpTrsm_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpTrsm": "cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpGemm_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpGemm": "cublasMpStatus_t (cublasMpHandle_t handle, cublasOperation_t transA, cublasOperation_t transB, int64_t m, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpMatmul_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, cublasMpMatmulDescriptor_t matmulDesc, int64_t m, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, const void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, void *d, int64_t id, int64_t jd, cublasMpMatrixDescriptor_t descD, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpMatmul": "cublasMpStatus_t (cublasMpHandle_t handle, cublasMpMatmulDescriptor_t matmulDesc, int64_t m, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, const void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, void *d, int64_t id, int64_t jd, cublasMpMatrixDescriptor_t descD, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpSyrk_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpSyrk": "cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpSyr2k_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpSyr2k": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpSyrkx_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpSyrkx": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpSymm_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpSymm": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpHerk_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpHerk": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpHer2k_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpHer2k": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpHerkx_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpHerkx": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpHemm_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpHemm": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpTrmm_bufferSize": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpTrmm": "@0.9 cublasMpStatus_t (cublasMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, cublasComputeType_t computeType, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpNumroc": "int64_t (int64_t n, int64_t nb, uint32_t iproc, uint32_t isrcproc, uint32_t nprocs)",
    "cublasMpGetStatusString": "@0.8 const char * (cublasMpStatus_t status)",
    "cublasMpGemr2D_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, int64_t m, int64_t n, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost, ncclComm_t global_comm)",
    "cublasMpGemr2D": "cublasMpStatus_t (cublasMpHandle_t handle, int64_t m, int64_t n, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost, ncclComm_t global_comm)",
    "cublasMpTrmr2D_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t m, int64_t n, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost, ncclComm_t global_comm)",
    "cublasMpTrmr2D": "cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t m, int64_t n, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cublasMpMatrixDescriptor_t descB, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost, ncclComm_t global_comm)",
    "cublasMpGeadd_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpGeadd": "cublasMpStatus_t (cublasMpHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpTradd_bufferSize": "cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, size_t *workspaceSizeInBytesOnDevice, size_t *workspaceSizeInBytesOnHost)",
    "cublasMpTradd": "cublasMpStatus_t (cublasMpHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t m, int64_t n, const void *alpha, const void *a, int64_t ia, int64_t ja, cublasMpMatrixDescriptor_t descA, const void *beta, void *c, int64_t ic, int64_t jc, cublasMpMatrixDescriptor_t descC, void *d_work, size_t workspaceSizeInBytesOnDevice, void *h_work, size_t workspaceSizeInBytesOnHost)",
    "cublasMpMalloc": "@0.8 cublasMpStatus_t (cublasMpGrid_t grid, void **ptr, size_t size)",
    "cublasMpFree": "@0.8 cublasMpStatus_t (cublasMpGrid_t grid, void *ptr)",
    "cublasMpLoggerSetCallback": "cublasMpStatus_t (cublasMpLoggerCallback_t callback)",
    "cublasMpLoggerSetFile": "cublasMpStatus_t (FILE *file)",
    "cublasMpLoggerOpenFile": "cublasMpStatus_t (const char *logFile)",
    "cublasMpLoggerSetLevel": "cublasMpStatus_t (int level)",
    "cublasMpLoggerSetMask": "cublasMpStatus_t (int mask)",
    "cublasMpLoggerForceDisable": "cublasMpStatus_t ()",
    "cublasMpStreamSet": "@0.5<0.8 cublasMpStatus_t (cublasMpHandle_t handle, cudaStream_t stream)",
    "cublasMpStreamGet": "@0.5<0.8 cublasMpStatus_t (cublasMpHandle_t handle, cudaStream_t *stream)",
    "cublasMpMatmulDescriptorAttributeSet": "@0.5<0.8 cublasMpStatus_t (cublasMpMatmulDescriptor_t matmulDesc, cublasMpMatmulDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)",
    "cublasMpMatmulDescriptorAttributeGet": "@0.5<0.8 cublasMpStatus_t (cublasMpMatmulDescriptor_t matmulDesc, cublasMpMatmulDescriptorAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)",
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

HEADER = "cublasmp.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}

CHECKED: tuple[str, ...] = ()
