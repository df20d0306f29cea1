/* Solve a sparse linear system with the conjugate gradient method: C, with the CUDA runtime, cuBLAS
 * and cuSPARSE.
 *
 * Build: cc conjugate_gradient.c -o conjugate_gradient -I CUDA/include -L CUDA/lib64 -lcudart
 * -lcublas -lcusparse
 */
#include <cublas_v2.h>
#include <cuda_runtime_api.h>
#include <cusparse.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int status = (int)(call);                                                                  \
        if (status) {                                                                              \
            fprintf(stderr, "%s:%d: %d\n", __FILE__, __LINE__, status);                            \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static const double TOLERANCE = 1e-10;

/* The Laplace operator on a square grid, in compressed sparse row (CSR) format. */
typedef struct {
    int size, count;
    int *offsets, *columns;
    double *values;
} Matrix;

static Matrix make_grid(int side) {
    int size = side * side;
    Matrix matrix = {size, 0, malloc((size + 1) * sizeof(int)), malloc(5 * size * sizeof(int)),
                     malloc(5 * size * sizeof(double))};
    for (int row = 0; row < size; ++row) {
        int x = row % side, y = row / side;
        int columns[] = {row - side, row - 1, row, row + 1, row + side};
        int exists[] = {y > 0, x > 0, 1, x < side - 1, y < side - 1};
        matrix.offsets[row] = matrix.count;
        for (int i = 0; i < 5; ++i)
            if (exists[i]) {
                matrix.columns[matrix.count] = columns[i];
                matrix.values[matrix.count++] = columns[i] == row ? 4 : -1;
            }
    }
    matrix.offsets[size] = matrix.count;
    return matrix;
}

static void *copy_to_device(const void *data, size_t size) {
    void *pointer;
    CHECK(cudaMalloc(&pointer, size));
    CHECK(cudaMemcpy(pointer, data, size, cudaMemcpyHostToDevice));
    return pointer;
}

/* Write the solution to x, and return the number of iterations. */
static int solve(const Matrix *matrix, const double *b, double *x) {
    int size = matrix->size, iterations = 0;
    size_t bytes = size * sizeof(double), workspace_size;
    double one = 1, zero = 0, squares, new_squares, product, alpha, minus_alpha, beta;
    void *offsets = copy_to_device(matrix->offsets, (size + 1) * sizeof(int));
    void *columns = copy_to_device(matrix->columns, matrix->count * sizeof(int));
    void *values = copy_to_device(matrix->values, matrix->count * sizeof(double));
    double *solution = copy_to_device(x, bytes), *residual = copy_to_device(b, bytes);
    double *direction = copy_to_device(b, bytes), *image = copy_to_device(x, bytes);
    void *workspace;
    cublasHandle_t blas;
    cusparseHandle_t sparse;
    cusparseSpMatDescr_t operator_;
    cusparseDnVecDescr_t from, to;

    CHECK(cublasCreate(&blas));
    CHECK(cusparseCreate(&sparse));
    CHECK(cusparseCreateCsr(&operator_, size, size, matrix->count, offsets, columns, values,
                            CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                            CUDA_R_64F));
    CHECK(cusparseCreateDnVec(&from, size, direction, CUDA_R_64F));
    CHECK(cusparseCreateDnVec(&to, size, image, CUDA_R_64F));
    CHECK(cusparseSpMV_bufferSize(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, operator_, from,
                                  &zero, to, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT,
                                  &workspace_size));
    CHECK(cudaMalloc(&workspace, workspace_size));

    CHECK(cublasDdot(blas, size, residual, 1, residual, 1, &squares));
    while (squares > TOLERANCE * TOLERANCE && iterations < size) {
        CHECK(cusparseSpMV(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, operator_, from, &zero,
                           to, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, workspace));
        CHECK(cublasDdot(blas, size, direction, 1, image, 1, &product));
        alpha = squares / product;
        minus_alpha = -alpha;
        CHECK(cublasDaxpy(blas, size, &alpha, direction, 1, solution, 1));
        CHECK(cublasDaxpy(blas, size, &minus_alpha, image, 1, residual, 1));
        CHECK(cublasDdot(blas, size, residual, 1, residual, 1, &new_squares));
        beta = new_squares / squares;
        CHECK(cublasDscal(blas, size, &beta, direction, 1));
        CHECK(cublasDaxpy(blas, size, &one, residual, 1, direction, 1));
        squares = new_squares;
        ++iterations;
    }
    CHECK(cudaMemcpy(x, solution, bytes, cudaMemcpyDeviceToHost));

    CHECK(cusparseDestroyDnVec(from));
    CHECK(cusparseDestroyDnVec(to));
    CHECK(cusparseDestroySpMat(operator_));
    CHECK(cusparseDestroy(sparse));
    CHECK(cublasDestroy(blas));
    void *memory[] = {offsets, columns, values, solution, residual, direction, image, workspace};
    for (int i = 0; i < 8; ++i)
        CHECK(cudaFree(memory[i]));
    return iterations;
}

int main(int argc, char **argv) {
    int side = argc > 1 ? atoi(argv[1]) : 16, wrong = 0;
    Matrix matrix = make_grid(side);
    double *x = calloc(matrix.size, sizeof(double)), *b = malloc(matrix.size * sizeof(double));
    for (int i = 0; i < matrix.size; ++i)
        b[i] = 1;
    int iterations = solve(&matrix, b, x);
    for (int row = 0; row < matrix.size; ++row) {
        double error = -b[row];
        for (int i = matrix.offsets[row]; i < matrix.offsets[row + 1]; ++i)
            error += matrix.values[i] * x[matrix.columns[i]];
        wrong += !(error < 1e-9 && error > -1e-9);
    }
    printf("%d x %d: %d wrong equations after %d iterations\n", side, side, wrong, iterations);
    free(matrix.offsets);
    free(matrix.columns);
    free(matrix.values);
    free(x);
    free(b);
    return wrong != 0;
}
