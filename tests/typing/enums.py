"""Enums and constants."""

from __future__ import annotations

from enum import IntEnum

from cudyn import cublas, driver


def name_of(status: driver.CUresult) -> str:
    number: int = status
    return f"{status}: {status.value + number}"


def main() -> None:
    member: IntEnum = driver.CUresult.CUDA_SUCCESS
    print(name_of(driver.CUDA_ERROR_NOT_FOUND), member.name, driver.CUresult(500))
    print(name_of(driver.CUresult["CUDA_SUCCESS"]))
    size: int = driver.CU_IPC_HANDLE_SIZE
    print(size, cublas.CUBLAS_OP_N + 1)
    name_of(500)  # error
    name_of(driver.CU_MEMORYTYPE_HOST)  # error
    print(driver.CUDA_ERROR_NOT_FUND)  # error
