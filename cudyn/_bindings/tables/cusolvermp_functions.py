"""The functions of cusolvermp, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cusolverMp.h of the header releases 0.7 to 0.9
(3 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.7", "0.8", "0.9")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.7": (0, 7, 2), "0.8": (0, 8, 0), "0.9": (0, 9, 1)}

FUNCTIONS: dict[str, str] = {
    "cusolverMpNewtonSchulzDescriptorCreate": "@0.8 cusolverStatus_t (cusolverMpNewtonSchulzDescriptor_t *nsDesc)",
    "cusolverMpNewtonSchulzDescriptorDestroy": "@0.8 cusolverStatus_t (cusolverMpNewtonSchulzDescriptor_t nsDesc)",
    "cusolverMpNewtonSchulzDescriptorSetAttribute": "@0.8 cusolverStatus_t (cusolverMpNewtonSchulzDescriptor_t nsDesc, cusolverMpNewtonSchulzDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)",
    "cusolverMpNewtonSchulzDescriptorGetAttribute": "@0.8 cusolverStatus_t (cusolverMpNewtonSchulzDescriptor_t nsDesc, cusolverMpNewtonSchulzDescriptorAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeInBytesWritten)",
    "cusolverMpPolarDescriptorCreate": "@0.9 cusolverStatus_t (cusolverMpPolarDescriptor_t *polarDesc)",
    "cusolverMpPolarDescriptorDestroy": "@0.9 cusolverStatus_t (cusolverMpPolarDescriptor_t polarDesc)",
    "cusolverMpPolarDescriptorSetAttribute": "@0.9 cusolverStatus_t (cusolverMpPolarDescriptor_t polarDesc, cusolverMpPolarDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)",
    "cusolverMpPolarDescriptorGetAttribute": "@0.9 cusolverStatus_t (cusolverMpPolarDescriptor_t polarDesc, cusolverMpPolarDescriptorAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeInBytesWritten)",
    "cusolverMpGesvdDescriptorCreate": "@0.9 cusolverStatus_t (cusolverMpGesvdDescriptor_t *gesvdDesc)",
    "cusolverMpGesvdDescriptorDestroy": "@0.9 cusolverStatus_t (cusolverMpGesvdDescriptor_t gesvdDesc)",
    "cusolverMpGesvdDescriptorSetAttribute": "@0.9 cusolverStatus_t (cusolverMpGesvdDescriptor_t gesvdDesc, cusolverMpGesvdDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)",
    "cusolverMpGesvdDescriptorGetAttribute": "@0.9 cusolverStatus_t (cusolverMpGesvdDescriptor_t gesvdDesc, cusolverMpGesvdDescriptorAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeInBytesWritten)",
    "cusolverMpCreate": "cusolverStatus_t (cusolverMpHandle_t *handle, int deviceId, cudaStream_t stream)",
    "cusolverMpDestroy": "cusolverStatus_t (cusolverMpHandle_t handle)",
    "cusolverMpSetStream": "@0.8 cusolverStatus_t (cusolverMpHandle_t handle, cudaStream_t stream)",
    "cusolverMpGetStream": "cusolverStatus_t (cusolverMpHandle_t handle, cudaStream_t *stream)",
    "cusolverMpGetVersion": "cusolverStatus_t (cusolverMpHandle_t handle, int *version)",
    "cusolverMpCreateDeviceGrid": "cusolverStatus_t (cusolverMpHandle_t handle, cusolverMpGrid_t *grid, const ncclComm_t comm, int32_t numRowDevices, int32_t numColDevices, const cusolverMpGridMapping_t mapping)",
    "cusolverMpDestroyGrid": "cusolverStatus_t (cusolverMpGrid_t grid)",
    "cusolverMpCreateMatrixDesc": "cusolverStatus_t (cusolverMpMatrixDescriptor_t *desc, cusolverMpGrid_t grid, cudaDataType dataType, int64_t M_A, int64_t N_A, int64_t MB_A, int64_t NB_A, uint32_t RSRC_A, uint32_t CSRC_A, int64_t LLD_A)",
    "cusolverMpDestroyMatrixDesc": "cusolverStatus_t (cusolverMpMatrixDescriptor_t desc)",
    "cusolverMpBufferRegister": "@0.8 cusolverStatus_t (cusolverMpGrid_t grid, void *ptr, size_t size)",
    "cusolverMpBufferDeregister": "@0.8 cusolverStatus_t (cusolverMpGrid_t grid, void *ptr)",
    "cusolverMpMalloc": "@0.9 cusolverStatus_t (cusolverMpGrid_t grid, void **ptr, size_t size)",
    "cusolverMpFree": "@0.9 cusolverStatus_t (cusolverMpGrid_t grid, void *ptr)",
    "cusolverMpNUMROC": "int64_t (int64_t n, int64_t nb, uint32_t iproc, uint32_t isrcproc, uint32_t nprocs)",
    "cusolverMpMatrixScatterH2D": "cusolverStatus_t (cusolverMpHandle_t handle, int64_t M, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, int root, const void *h_src, int64_t h_ldsrc)",
    "cusolverMpMatrixGatherD2H": "cusolverStatus_t (cusolverMpHandle_t handle, int64_t M, int64_t N, const void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, int root, void *h_dst, int64_t h_lddst)",
    "cusolverMpGetrf_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, int64_t M, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, int64_t *d_ipiv, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpGetrf": "cusolverStatus_t (cusolverMpHandle_t handle, int64_t M, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, int64_t *d_ipiv, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpGetrs_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cublasOperation_t trans, int64_t N, int64_t NRHS, const void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, const int64_t *d_ipiv, void *d_B, int64_t IB, int64_t JB, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpGetrs": "cusolverStatus_t (cusolverMpHandle_t handle, cublasOperation_t trans, int64_t N, int64_t NRHS, const void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, const int64_t *d_ipiv, void *d_B, int64_t IB, int64_t JB, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *d_info)",
    "cusolverMpPotrf_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cublasFillMode_t uplo, int64_t n, const void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpPotrf": "cusolverStatus_t (cusolverMpHandle_t handle, cublasFillMode_t uplo, int64_t n, void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpPotrs_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, const void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *b, int64_t ib, int64_t jb, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpPotrs": "cusolverStatus_t (cusolverMpHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, const void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpOrmqr_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int64_t m, int64_t n, int64_t k, const void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *tau, void *c, int64_t ic, int64_t jc, cusolverMpMatrixDescriptor_t descC, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpOrmqr": "cusolverStatus_t (cusolverMpHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int64_t m, int64_t n, int64_t k, const void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *tau, void *c, int64_t ic, int64_t jc, cusolverMpMatrixDescriptor_t descC, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpOrmtr_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int64_t m, int64_t n, const void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *tau, void *c, int64_t ic, int64_t jc, cusolverMpMatrixDescriptor_t descC, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpOrmtr": "cusolverStatus_t (cusolverMpHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int64_t m, int64_t n, const void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *tau, void *c, int64_t ic, int64_t jc, cusolverMpMatrixDescriptor_t descC, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpGels_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t nrhs, void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpGels": "cusolverStatus_t (cusolverMpHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t nrhs, void *a, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, void *b, int64_t ib, int64_t jb, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpStedc_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, char *compz, int64_t N, void *d_D, void *d_E, void *d_Q, int64_t IQ, int64_t JQ, cusolverMpMatrixDescriptor_t descQ, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost, int *iwork)",
    "cusolverMpStedc": "cusolverStatus_t (cusolverMpHandle_t handle, char *compz, int64_t N, void *d_D, void *d_E, void *d_Q, int64_t IQ, int64_t JQ, cusolverMpMatrixDescriptor_t descQ, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpGeqrf_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, int64_t M, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpGeqrf": "cusolverStatus_t (cusolverMpHandle_t handle, int64_t M, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, void *d_tau, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpOrgqr_bufferSize": "@0.8 cusolverStatus_t (cusolverMpHandle_t handle, int64_t m, int64_t n, int64_t k, const void *d_A, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *d_tau, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpOrgqr": "@0.8 cusolverStatus_t (cusolverMpHandle_t handle, int64_t m, int64_t n, int64_t k, void *d_A, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *d_tau, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *d_info)",
    "cusolverMpSytrd_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cublasFillMode_t uplo, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, void *d_D, void *d_E, void *d_TAU, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpSytrd": "cusolverStatus_t (cusolverMpHandle_t handle, cublasFillMode_t uplo, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, void *d_D, void *d_E, void *d_TAU, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpSyevd_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, char *jobz, cublasFillMode_t uplo, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, void *d_D, void *d_Q, int64_t IQ, int64_t JQ, cusolverMpMatrixDescriptor_t descQ, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpSyevd": "cusolverStatus_t (cusolverMpHandle_t handle, char *jobz, cublasFillMode_t uplo, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, void *d_D, void *d_Q, int64_t IQ, int64_t JQ, cusolverMpMatrixDescriptor_t descQ, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *d_info)",
    "cusolverMpSygst_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cusolverEigType_t ibtype, cublasFillMode_t uplo, int64_t N, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, int64_t IB, int64_t JB, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpSygst": "cusolverStatus_t (cusolverMpHandle_t handle, cusolverEigType_t ibtype, cublasFillMode_t uplo, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, const void *d_B, int64_t IB, int64_t JB, cusolverMpMatrixDescriptor_t descB, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpSygvd_bufferSize": "cusolverStatus_t (cusolverMpHandle_t handle, cusolverEigType_t ibtype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t N, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, int64_t IB, int64_t JB, cusolverMpMatrixDescriptor_t descB, int64_t IZ, int64_t JZ, cusolverMpMatrixDescriptor_t descZ, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpSygvd": "cusolverStatus_t (cusolverMpHandle_t handle, cusolverEigType_t ibtype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t N, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, void *d_B, int64_t IB, int64_t JB, cusolverMpMatrixDescriptor_t descB, void *d_W, void *d_Z, int64_t IZ, int64_t JZ, cusolverMpMatrixDescriptor_t descZ, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *info)",
    "cusolverMpLaset": "@0.8 cusolverStatus_t (cusolverMpHandle_t handle, cublasFillMode_t uplo, int64_t M, int64_t N, const void *alpha, const void *beta, void *d_A, int64_t IA, int64_t JA, cusolverMpMatrixDescriptor_t descA, int *d_info)",
    "cusolverMpNewtonSchulz_bufferSize": "@0.8 cusolverStatus_t (cusolverMpHandle_t handle, cusolverMpNewtonSchulzDescriptor_t nsDesc, const int64_t M, const int64_t N, void *d_X, const int64_t IX, const int64_t JX, const cusolverMpMatrixDescriptor_t descX, const int64_t numberOfNewtonSchulzIterations, const void *h_coeffs, const cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpNewtonSchulz": "@0.8 cusolverStatus_t (cusolverMpHandle_t handle, cusolverMpNewtonSchulzDescriptor_t nsDesc, const int64_t M, const int64_t N, void *d_X, const int64_t IX, const int64_t JX, const cusolverMpMatrixDescriptor_t descX, const int64_t numberOfNewtonSchulzIterations, const void *h_coeffs, const cudaDataType_t computeType, void *d_work, const size_t workspaceInBytesOnDevice, void *h_work, const size_t workspaceInBytesOnHost, int *d_info)",
    "cusolverMpPolar_bufferSize": "@0.9 cusolverStatus_t (cusolverMpHandle_t handle, cusolverMpPolarDescriptor_t polarDesc, cublasFillMode_t uplo, int64_t m, int64_t n, const void *d_A, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *d_H, int64_t ih, int64_t jh, cusolverMpMatrixDescriptor_t descH, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpPolar": "@0.9 cusolverStatus_t (cusolverMpHandle_t handle, cusolverMpPolarDescriptor_t polarDesc, cublasFillMode_t uplo, int64_t m, int64_t n, void *d_A, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, void *d_H, int64_t ih, int64_t jh, cusolverMpMatrixDescriptor_t descH, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *d_info)",
    "cusolverMpGesvd_bufferSize": "@0.9 cusolverStatus_t (cusolverMpHandle_t handle, cusolverMpGesvdDescriptor_t gesvdDesc, cusolverEigMode_t jobu, cusolverEigMode_t jobvt, int64_t m, int64_t n, const void *d_A, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, const void *d_S, const void *d_U, int64_t iu, int64_t ju, cusolverMpMatrixDescriptor_t descU, const void *d_VT, int64_t ivt, int64_t jvt, cusolverMpMatrixDescriptor_t descVT, cudaDataType_t computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)",
    "cusolverMpGesvd": "@0.9 cusolverStatus_t (cusolverMpHandle_t handle, cusolverMpGesvdDescriptor_t gesvdDesc, cusolverEigMode_t jobu, cusolverEigMode_t jobvt, int64_t m, int64_t n, void *d_A, int64_t ia, int64_t ja, cusolverMpMatrixDescriptor_t descA, void *d_S, void *d_U, int64_t iu, int64_t ju, cusolverMpMatrixDescriptor_t descU, void *d_VT, int64_t ivt, int64_t jvt, cusolverMpMatrixDescriptor_t descVT, cudaDataType_t computeType, void *d_work, size_t workspaceInBytesOnDevice, void *h_work, size_t workspaceInBytesOnHost, int *d_info)",
    "cusolverMpLoggerSetCallback": "cusolverStatus_t (cusolverMpLoggerCallback_t callback)",
    "cusolverMpLoggerSetFile": "cusolverStatus_t (FILE *file)",
    "cusolverMpLoggerOpenFile": "cusolverStatus_t (const char *logFile)",
    "cusolverMpLoggerSetLevel": "cusolverStatus_t (int level)",
    "cusolverMpLoggerSetMask": "cusolverStatus_t (int mask)",
    "cusolverMpLoggerForceDisable": "cusolverStatus_t ()",
    "cusolverMpSetMathMode": "cusolverStatus_t (cusolverMpHandle_t handle, cusolverMathMode_t mode)",
    "cusolverMpGetMathMode": "cusolverStatus_t (cusolverMpHandle_t handle, cusolverMathMode_t *mode)",
    "cusolverMpSetEmulationStrategy": "cusolverStatus_t (cusolverMpHandle_t handle, cudaEmulationStrategy_t strategy)",
    "cusolverMpGetEmulationStrategy": "cusolverStatus_t (cusolverMpHandle_t handle, cudaEmulationStrategy_t *strategy)",
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

HEADER = "cusolverMp.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}

CHECKED: tuple[str, ...] = ()
