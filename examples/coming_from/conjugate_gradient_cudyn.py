"""Solve a sparse linear system with the conjugate gradient method: cudyn, with cuBLAS and cuSPARSE.

conjugate_gradient.c is the same program in C.
"""

import sys
from ctypes import byref, c_double
from typing import NamedTuple

import numpy

import cudyn
from cudyn import cublas, cusparse

TOLERANCE = 1e-10
PLAIN = cusparse.CUSPARSE_OPERATION_NON_TRANSPOSE
DOUBLE = cusparse.CUDA_R_64F
DEFAULT = cusparse.CUSPARSE_SPMV_ALG_DEFAULT


class Matrix(NamedTuple):
    """The Laplace operator on a square grid, in compressed sparse row (CSR) format."""

    offsets: numpy.ndarray
    columns: numpy.ndarray
    values: numpy.ndarray


def make_grid(side):
    offsets, columns, values = [0], [], []
    for row in range(side * side):
        y, x = divmod(row, side)
        neighbors = (
            (row - side, y > 0),
            (row - 1, x > 0),
            (row, True),
            (row + 1, x < side - 1),
            (row + side, y < side - 1),
        )
        for column, exists in neighbors:
            if exists:
                columns.append(column)
                values.append(4.0 if column == row else -1.0)
        offsets.append(len(columns))
    return Matrix(numpy.array(offsets, "int32"), numpy.array(columns, "int32"), numpy.array(values))


def dot(blas, x, y):
    """Return the dot product of two vectors. cuBLAS writes it to host memory."""
    result = c_double()
    cublas.cublasDdot(blas, len(x), x, 1, y, 1, byref(result))
    return result.value


def add(blas, factor, x, y):
    """Add a multiple of x to y."""
    cublas.cublasDaxpy(blas, len(x), byref(c_double(factor)), x, 1, y, 1)


def solve(matrix, b):
    """Solve `matrix` * x = b. Return x and the number of iterations."""
    size, iterations = len(b), 0
    one, zero = c_double(1), c_double(0)
    solution = cudyn.Buffer.from_host(numpy.zeros(size))
    residual, direction = cudyn.Buffer.from_host(b), cudyn.Buffer.from_host(b)
    image = cudyn.Buffer(size, "float64")

    blas, sparse = cublas.cublasCreate(), cusparse.cusparseCreate()
    index, base = cusparse.CUSPARSE_INDEX_32I, cusparse.CUSPARSE_INDEX_BASE_ZERO
    arrays = [cudyn.Buffer.from_host(array) for array in matrix]
    operator = cusparse.cusparseCreateCsr(size, size, len(matrix.values), *arrays, index, index, base, DOUBLE)
    source = cusparse.cusparseCreateDnVec(size, direction, DOUBLE)
    target = cusparse.cusparseCreateDnVec(size, image, DOUBLE)
    product = sparse, PLAIN, byref(one), operator, source, byref(zero), target, DOUBLE, DEFAULT
    workspace = cudyn.Buffer(cusparse.cusparseSpMV_bufferSize(*product))

    squares = dot(blas, residual, residual)
    while squares > TOLERANCE**2 and iterations < size:
        cusparse.cusparseSpMV(*product, workspace)
        alpha = squares / dot(blas, direction, image)
        add(blas, alpha, direction, solution)
        add(blas, -alpha, image, residual)
        new_squares = dot(blas, residual, residual)
        cublas.cublasDscal(blas, size, byref(c_double(new_squares / squares)), direction, 1)
        add(blas, 1, residual, direction)
        squares = new_squares
        iterations += 1

    cusparse.cusparseDestroyDnVec(source)
    cusparse.cusparseDestroyDnVec(target)
    cusparse.cusparseDestroySpMat(operator)
    cusparse.cusparseDestroy(sparse)
    cublas.cublasDestroy(blas)
    return solution.to_host(), iterations


def main(side):
    matrix = make_grid(side)
    b = numpy.ones(side * side)
    x, iterations = solve(matrix, b)
    products = matrix.values * x[matrix.columns]
    wrong = int((abs(numpy.add.reduceat(products, matrix.offsets[:-1]) - b) >= 1e-9).sum())
    print(f"{side} x {side}: {wrong} wrong equations after {iterations} iterations")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 16))
