"""Functions of other libraries."""

from __future__ import annotations

import array
import ctypes
from typing import assert_type

from cudyn import (
    cublas,
    cublaslt,
    cufft,
    cufile,
    cupti,
    curand,
    cusolver,
    cusparse,
    nccl,
    npp,
    nvfatbin,
    nvjitlink,
    nvml,
    nvvm,
    runtime,
)


def linking(code: bytes, bitcode: memoryview) -> None:
    """nvJitLink, nvFatbin and libNVVM."""
    handle = nvjitlink.nvJitLinkCreate(1, ["-arch=sm_90"])
    assert_type(handle, nvjitlink.nvJitLinkHandle)
    nvjitlink.nvJitLinkAddData(handle, nvjitlink.NVJITLINK_INPUT_PTX, code, len(code), "k.ptx")
    assert_type(nvjitlink.nvJitLinkGetLinkedCubinSize(handle), int)
    fatbin = nvfatbin.nvFatbinCreate(None, 0)
    nvfatbin.nvFatbinAddPTX(fatbin, code, len(code), "90", "k", None)
    nvfatbin.nvFatbinAddPTX(fatbin, "text", 4, "90", b"k", None)
    program = nvvm.nvvmCreateProgram()
    nvvm.nvvmAddModuleToProgram(program, bitcode, bitcode.nbytes, "k")
    assert_type(nvvm.nvvmVersion(), tuple[int, int])
    nvjitlink.nvJitLinkAddData(handle, "ptx", code, len(code), "k.ptx")  # error
    nvvm.nvvmAddModuleToProgram(handle, bitcode, 0, "k")  # error


def linear_algebra(width: int) -> None:
    """cuBLAS, cuSPARSE, cuSOLVER, cuFFT and cuRAND, whose pointers refer to device memory."""
    n = width
    a = runtime.cudaMalloc(4 * n * n)
    assert_type(a, int)
    handle = cublas.cublasCreate()
    one = ctypes.c_float(1)
    transpose = cublas.CUBLAS_OP_N
    cublas.cublasSgemm(handle, transpose, transpose, n, n, n, ctypes.byref(one), a, n, a, n, one, a, n)
    assert_type(cublaslt.cublasLtCreate(), cublaslt.cublasLtHandle_t)
    assert_type(cusolver.cusolverDnCreate(), cusolver.cusolverDnHandle_t)
    assert_type(curand.curandGetVersion(), int)
    plan = cufft.cufftPlan1d(n, cufft.CUFFT_C2C, 1)
    assert_type(plan, int)
    sizes = array.array("i", [n, n])
    many = cufft.cufftPlanMany(None, sizes, [n, n], 1, n, memoryview(sizes), 1, n, cufft.CUFFT_C2C, 1)
    assert_type(many, int)
    cufft.cufftPlanMany(2, "nn", None, 1, n, None, 1, n, cufft.CUFFT_C2C, 1)  # error
    cufft.cufftExecC2C(plan, a, a, cufft.CUFFT_FORWARD)
    vector = cusparse.cusparseCreateDnVec(n, a, runtime.CUDA_R_32F)
    assert_type(vector, cusparse.cusparseDnVecDescr_t)
    cusparse.cusparseDestroyDnVec(vector)
    cublas.cublasSgemm(handle, transpose, transpose, n, n, n, one, a, n, a, n, one, "a", n)  # error
    cufft.cufftPlan1d(n, cufft.CUFFT_C2C)  # error


def management() -> None:
    """NVML, NCCL, CUPTI and cuFile."""
    nvml.nvmlInit()
    device = nvml.nvmlDeviceGetHandleByIndex(0)
    assert_type(device, nvml.nvmlDevice_t)
    assert_type(nvml.nvmlDeviceGetMemoryInfo(device).total, int)
    assert_type(nvml.nvmlDeviceGetBusType(device), nvml.nvmlBusType_t | int)
    assert_type(nvml.nvmlBusType_t(2), nvml.nvmlBusType_t)
    unique = nccl.ncclGetUniqueId()
    assert_type(unique, nccl.ncclUniqueId)
    assert_type(nccl.ncclCommInitRank(2, unique, 0), nccl.ncclComm_t)
    assert_type(cupti.cuptiGetVersion(), int)
    assert_type(cufile.cuFileRead(None, 0, 64, 0, 0), int)
    nvml.nvmlDeviceGetMemoryInfo(0.5)  # error
    nccl.ncclCommInitRank(2, b"id", 0)  # error
    cufile.cuFileRead(None, 0, "64", 0, 0)  # error
    ctypes.byref(unique, "0")  # error


def images(address: int) -> None:
    """NPP, in which most functions are aliases of functions with the same signature."""
    context = npp.NppStreamContext()
    size = npp.NppiSize(4, 4)
    assert_type(npp.nppiSumGetBufferHostSize_8u_C1R_Ctx(size, context), int)
    status = npp.nppiMulC_8u_C3RSfs_Ctx(address, 12, [1, 2, 3], address, 12, size, 0, context)
    assert_type(status, npp.NppStatus)
    assert_type(npp.nppiGetAffineQuad(npp.NppiRect(0, 0, 4, 4), [1, 0, 0, 0, 1, 0]), list[float])
    npp.nppiMulC_8u_C3RSfs_Ctx(address, 12, "123", address, 12, size, 0, context)  # error
    npp.nppiMulC_8u_C3RSfs_Ctx(address, 12, [1, 2, 3], address, 12, size, 0)  # error
    npp.nppiMulC_8u_C3(address)  # error
