"""Tests for a matrix product with structured sparsity, computed by cuSPARSELt."""

from __future__ import annotations

import ctypes
import itertools
import operator
import struct

import pytest

from cudyn import cusparse, cusparselt, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu

M, N, K = 32, 48, 64


def upload_halves(values: list[int]) -> int:
    """Store numbers as half-precision floats in new device memory."""
    data = struct.pack(f"{len(values)}e", *values)
    pointer = runtime.cudaMalloc(len(data))
    assert pointer is not None
    runtime.cudaMemcpy(pointer, data, len(data), runtime.cudaMemcpyHostToDevice)
    return pointer


def test_sparse_product_has_the_expected_result() -> None:
    need_gpu()
    need(cusparselt, runtime)
    runtime.cudaSetDevice(0)
    lt, half, rows = cusparselt, runtime.CUDA_R_16F, cusparse.CUSPARSE_ORDER_ROW
    # Two of every four elements in a row of A are zero, at changing positions.
    a = []
    for row, column in itertools.product(range(M), range(K)):
        position = row * K + column + row
        a.append(position % 5 - 2 if position % 4 < 2 else 0)
    b = [index % 7 - 3 for index in range(K * N)]
    handle = lt.cusparseLtInit()
    sparse = lt.cusparseLtStructuredDescriptorInit(
        handle, M, K, K, 16, half, rows, lt.CUSPARSELT_SPARSITY_50_PERCENT
    )
    dense = lt.cusparseLtDenseDescriptorInit(handle, K, N, N, 16, half, rows)
    result = lt.cusparseLtDenseDescriptorInit(handle, M, N, N, 16, half, rows)
    not_transposed = cusparse.CUSPARSE_OPERATION_NON_TRANSPOSE
    product = lt.cusparseLtMatmulDescriptorInit(
        handle, not_transposed, not_transposed, sparse, dense, result, result, lt.CUSPARSE_COMPUTE_32F
    )
    algorithm = lt.cusparseLtMatmulAlgSelectionInit(handle, product, lt.CUSPARSELT_MATMUL_ALG_DEFAULT)
    attribute = lt.CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID
    assert lt.cusparseLtMatmulAlgGetAttribute(handle, algorithm, attribute) > 0
    plan = lt.cusparseLtMatmulPlanInit(handle, product, algorithm)
    device_a, device_b, device_d = upload_halves(a), upload_halves(b), upload_halves([0] * (M * N))
    valid = runtime.cudaMalloc(4)
    lt.cusparseLtSpMMAPruneCheck(handle, product, device_a, valid, None)
    is_invalid = ctypes.c_int(-1)
    runtime.cudaMemcpy(ctypes.byref(is_invalid), valid, 4, runtime.cudaMemcpyDeviceToHost)
    assert is_invalid.value == 0  # the matrix has the required structure
    size, buffer_size = lt.cusparseLtSpMMACompressedSize(handle, plan)
    assert 0 < size < 2 * M * K
    compressed, buffer = runtime.cudaMalloc(size), runtime.cudaMalloc(max(buffer_size, 16))
    lt.cusparseLtSpMMACompress(handle, plan, device_a, compressed, buffer, None)
    workspace = runtime.cudaMalloc(max(lt.cusparseLtMatmulGetWorkspace(handle, plan), 16))
    alpha, beta = ctypes.byref(ctypes.c_float(1)), ctypes.byref(ctypes.c_float(0))
    lt.cusparseLtMatmul(
        handle, plan, alpha, compressed, device_b, beta, device_d, device_d, workspace, None, 0
    )
    runtime.cudaDeviceSynchronize()
    results = ctypes.create_string_buffer(2 * M * N)
    runtime.cudaMemcpy(results, device_d, len(results), runtime.cudaMemcpyDeviceToHost)
    expected = []
    for row, column in itertools.product(range(M), range(N)):
        row_of_a = a[row * K : (row + 1) * K]
        column_of_b = b[column::N]
        expected.append(sum(map(operator.mul, row_of_a, column_of_b)))
    assert list(struct.unpack(f"{M * N}e", results.raw)) == expected
    for pointer in (device_a, device_b, device_d, valid, compressed, buffer, workspace):
        runtime.cudaFree(pointer)
    lt.cusparseLtMatmulPlanDestroy(plan)
    lt.cusparseLtDestroy(handle)
