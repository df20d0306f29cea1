/* The functions of cuBLAS (with -DCUBLAS) or cuSPARSE that
 * examples/coming_from/conjugate_gradient.c calls. They compute on the CPU with the memory of a
 * simulated device, and only support vectors and matrices of doubles. */
#include <cublas_v2.h>
#include <cusparse.h>
#include <stdlib.h>

#ifdef CUBLAS

cublasStatus_t cublasCreate_v2(cublasHandle_t *handle) {
    *handle = malloc(1);
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasDestroy_v2(cublasHandle_t handle) {
    free(handle);
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value) {
    *value = type == MAJOR_VERSION   ? CUBLAS_VER_MAJOR
             : type == MINOR_VERSION ? CUBLAS_VER_MINOR
                                     : 0;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx,
                             const double *y, int incy, double *result) {
    double sum = 0;
    for (int i = 0; i < n; ++i)
        sum += x[i * incx] * y[i * incy];
    *result = sum;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x,
                              int incx, double *y, int incy) {
    for (int i = 0; i < n; ++i)
        y[i * incy] += *alpha * x[i * incx];
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x,
                              int incx) {
    for (int i = 0; i < n; ++i)
        x[i * incx] *= *alpha;
    return CUBLAS_STATUS_SUCCESS;
}

#else

struct cusparseSpMatDescr {
    int64_t rows;
    const int *offsets, *columns;
    const double *values;
};

struct cusparseDnVecDescr {
    double *values;
};

cusparseStatus_t cusparseCreate(cusparseHandle_t *handle) {
    *handle = malloc(1);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroy(cusparseHandle_t handle) {
    free(handle);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value) {
    *value = type == MAJOR_VERSION   ? CUSPARSE_VER_MAJOR
             : type == MINOR_VERSION ? CUSPARSE_VER_MINOR
                                     : 0;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *matrix, int64_t rows, int64_t cols,
                                   int64_t nnz, void *offsets, void *columns, void *values,
                                   cusparseIndexType_t offsetsType, cusparseIndexType_t columnsType,
                                   cusparseIndexBase_t base, cudaDataType type) {
    if (offsetsType != CUSPARSE_INDEX_32I || columnsType != CUSPARSE_INDEX_32I || base ||
        type != CUDA_R_64F)
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    *matrix = malloc(sizeof(**matrix));
    **matrix = (struct cusparseSpMatDescr){rows, offsets, columns, values};
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t matrix) {
    free((void *)matrix);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *vector, int64_t size, void *values,
                                     cudaDataType type) {
    if (type != CUDA_R_64F)
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    *vector = malloc(sizeof(**vector));
    (*vector)->values = values;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t vector) {
    free((void *)vector);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t operation,
                                         const void *alpha, cusparseConstSpMatDescr_t matrix,
                                         cusparseConstDnVecDescr_t x, const void *beta,
                                         cusparseDnVecDescr_t y, cudaDataType type,
                                         cusparseSpMVAlg_t algorithm, size_t *size) {
    *size = 64;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t operation,
                              const void *alpha, cusparseConstSpMatDescr_t matrix,
                              cusparseConstDnVecDescr_t x, const void *beta, cusparseDnVecDescr_t y,
                              cudaDataType type, cusparseSpMVAlg_t algorithm, void *workspace) {
    for (int64_t row = 0; row < matrix->rows; ++row) {
        double sum = 0;
        for (int i = matrix->offsets[row]; i < matrix->offsets[row + 1]; ++i)
            sum += matrix->values[i] * x->values[matrix->columns[i]];
        y->values[row] = *(const double *)alpha * sum + *(const double *)beta * y->values[row];
    }
    return CUSPARSE_STATUS_SUCCESS;
}

#endif
