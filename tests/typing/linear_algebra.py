"""cuBLAS, cuSPARSE, cuSOLVER, cuFFT and cuRAND, whose pointers lead to device memory."""

from __future__ import annotations

import ctypes

from typing_extensions import assert_type

from cudyn import cublas, cublaslt, cufft, curand, cusolver, cusparse, runtime


def main(n: int) -> None:
    a = runtime.cudaMalloc(4 * n * n)
    assert_type(a, "int | None")
    handle, one = cublas.cublasCreate(), ctypes.c_float(1)
    transpose = cublas.CUBLAS_OP_N
    cublas.cublasSgemm(handle, transpose, transpose, n, n, n, ctypes.byref(one), a, n, a, n, one, a, n)
    assert_type(cublaslt.cublasLtCreate(), cublaslt.cublasLtHandle_t)
    assert_type(cusolver.cusolverDnCreate(), cusolver.cusolverDnHandle_t)
    assert_type(curand.curandGetVersion(), int)
    plan = cufft.cufftPlan1d(n, cufft.CUFFT_C2C, 1)
    assert_type(plan, int)
    cufft.cufftExecC2C(plan, a, a, cufft.CUFFT_FORWARD)
    vector = cusparse.cusparseCreateDnVec(n, a, runtime.CUDA_R_32F)
    assert_type(vector, cusparse.cusparseDnVecDescr_t)
    cusparse.cusparseDestroyDnVec(vector)
    cublas.cublasSgemm(handle, transpose, transpose, n, n, n, one, a, n, a, n, one, "a", n)  # error
    cufft.cufftPlan1d(n, cufft.CUFFT_C2C)  # error
