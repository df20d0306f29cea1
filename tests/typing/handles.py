"""Handles: one type of each, in every library."""

from __future__ import annotations

from typing_extensions import assert_type

from cudyn import cublas, cusparse, driver, runtime


def main() -> None:
    stream = runtime.cudaStreamCreate()
    assert_type(stream, driver.CUstream)
    handle = cublas.cublasCreate()
    assert_type(handle, cublas.cublasHandle_t)
    cublas.cublasSetStream(handle, stream)
    cublas.cublasSetStream(int(handle), None)
    assert_type(bool(stream), bool)
    assert_type(driver.CUstream(1) == stream, bool)
    sparse = cusparse.cusparseCreate()
    cublas.cublasSetStream(sparse, stream)  # error
    cublas.cublasSetStream(handle, handle)  # error
