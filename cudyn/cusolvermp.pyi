"""The names of cudyn.cusolvermp, for type checkers and editors.

Generated from cusolverMp.h of the header releases 0.7 to 0.9
(3 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import cublas, cusolver, cusparse, driver, nccl, runtime, cusolvermp as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Pointer as _Pointer, Text as _Text, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CusolvermpError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CusolvermpError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cusolverMpGrid_t(Handle): ...

class cusolverMpMatrixDescriptor_t(Handle): ...

class cusolverMpHandle_t(Handle): ...

class cusolverMpNewtonSchulzDescriptor_t(Handle): ...

class cusolverMpPolarDescriptor_t(Handle): ...

class cusolverMpGesvdDescriptor_t(Handle): ...

class cusolverMpGridMapping_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERMP_GRID_MAPPING_ROW_MAJOR = ...
    CUSOLVERMP_GRID_MAPPING_COL_MAJOR = ...
CUSOLVERMP_GRID_MAPPING_ROW_MAJOR: Final[cusolverMpGridMapping_t]
CUSOLVERMP_GRID_MAPPING_COL_MAJOR: Final[cusolverMpGridMapping_t]

class cusolverMpNewtonSchulzDescriptorAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERMP_NEWTON_SCHULZ_DESCRIPTOR_ATTRIBUTE_NORMALIZE = ...
    CUSOLVERMP_NEWTON_SCHULZ_DESCRIPTOR_ATTRIBUTE_REDUCE_VIA_COMPUTE_TYPE = ...
CUSOLVERMP_NEWTON_SCHULZ_DESCRIPTOR_ATTRIBUTE_NORMALIZE: Final[cusolverMpNewtonSchulzDescriptorAttribute_t]
CUSOLVERMP_NEWTON_SCHULZ_DESCRIPTOR_ATTRIBUTE_REDUCE_VIA_COMPUTE_TYPE: Final[cusolverMpNewtonSchulzDescriptorAttribute_t]

class cusolverMpPolarDescriptorAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_REQUESTED_KSI = ...
    CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_A_NORM_FROBENIUS = ...
    CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_RCOND_ESTIMATE = ...
CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_REQUESTED_KSI: Final[cusolverMpPolarDescriptorAttribute_t]
CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_A_NORM_FROBENIUS: Final[cusolverMpPolarDescriptorAttribute_t]
CUSOLVERMP_POLAR_DESCRIPTOR_ATTRIBUTE_RCOND_ESTIMATE: Final[cusolverMpPolarDescriptorAttribute_t]

class cusolverMpGesvdDescriptorAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_COMPUTE_RESIDUAL = ...
    CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_SHAPE = ...
    CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_A_NORM_FROBENIUS = ...
    CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_RCOND = ...
    CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_RESIDUAL_FROBENIUS_ESTIMATE = ...
    CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_NUM_SINGULAR_FOUND = ...
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_COMPUTE_RESIDUAL: Final[cusolverMpGesvdDescriptorAttribute_t]
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_SHAPE: Final[cusolverMpGesvdDescriptorAttribute_t]
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_A_NORM_FROBENIUS: Final[cusolverMpGesvdDescriptorAttribute_t]
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_RCOND: Final[cusolverMpGesvdDescriptorAttribute_t]
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_RESIDUAL_FROBENIUS_ESTIMATE: Final[cusolverMpGesvdDescriptorAttribute_t]
CUSOLVERMP_GESVD_DESCRIPTOR_ATTRIBUTE_NUM_SINGULAR_FOUND: Final[cusolverMpGesvdDescriptorAttribute_t]

class cusolverMpGesvdOutputShape_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERMP_GESVD_OUTPUT_SHAPE_THIN = ...
    CUSOLVERMP_GESVD_OUTPUT_SHAPE_FULL = ...
CUSOLVERMP_GESVD_OUTPUT_SHAPE_THIN: Final[cusolverMpGesvdOutputShape_t]
CUSOLVERMP_GESVD_OUTPUT_SHAPE_FULL: Final[cusolverMpGesvdOutputShape_t]

class cusolverMpLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...


CUSOLVERMP_VER_MAJOR: Final = 0
CUSOLVERMP_VER_MINOR: Final = 9
CUSOLVERMP_VER_PATCH: Final = 1
CUSOLVERMP_VER_BUILD: Final = 0
CUSOLVERMP_VERSION: Final = 901

cublasFillMode_t = cublas.cublasFillMode_t
CUBLAS_FILL_MODE_LOWER: Final[cublas.cublasFillMode_t]
CUBLAS_FILL_MODE_UPPER: Final[cublas.cublasFillMode_t]
CUBLAS_FILL_MODE_FULL: Final[cublas.cublasFillMode_t]
cublasOperation_t = cublas.cublasOperation_t
CUBLAS_OP_N: Final[cublas.cublasOperation_t]
CUBLAS_OP_T: Final[cublas.cublasOperation_t]
CUBLAS_OP_C: Final[cublas.cublasOperation_t]
CUBLAS_OP_HERMITAN: Final[cublas.cublasOperation_t]
CUBLAS_OP_CONJG: Final[cublas.cublasOperation_t]
cublasSideMode_t = cublas.cublasSideMode_t
CUBLAS_SIDE_LEFT: Final[cublas.cublasSideMode_t]
CUBLAS_SIDE_RIGHT: Final[cublas.cublasSideMode_t]
cudaDataType = runtime.cudaDataType
CUDA_R_16F: Final[runtime.cudaDataType]
CUDA_C_16F: Final[runtime.cudaDataType]
CUDA_R_16BF: Final[runtime.cudaDataType]
CUDA_C_16BF: Final[runtime.cudaDataType]
CUDA_R_32F: Final[runtime.cudaDataType]
CUDA_C_32F: Final[runtime.cudaDataType]
CUDA_R_64F: Final[runtime.cudaDataType]
CUDA_C_64F: Final[runtime.cudaDataType]
CUDA_R_4I: Final[runtime.cudaDataType]
CUDA_C_4I: Final[runtime.cudaDataType]
CUDA_R_4U: Final[runtime.cudaDataType]
CUDA_C_4U: Final[runtime.cudaDataType]
CUDA_R_8I: Final[runtime.cudaDataType]
CUDA_C_8I: Final[runtime.cudaDataType]
CUDA_R_8U: Final[runtime.cudaDataType]
CUDA_C_8U: Final[runtime.cudaDataType]
CUDA_R_16I: Final[runtime.cudaDataType]
CUDA_C_16I: Final[runtime.cudaDataType]
CUDA_R_16U: Final[runtime.cudaDataType]
CUDA_C_16U: Final[runtime.cudaDataType]
CUDA_R_32I: Final[runtime.cudaDataType]
CUDA_C_32I: Final[runtime.cudaDataType]
CUDA_R_32U: Final[runtime.cudaDataType]
CUDA_C_32U: Final[runtime.cudaDataType]
CUDA_R_64I: Final[runtime.cudaDataType]
CUDA_C_64I: Final[runtime.cudaDataType]
CUDA_R_64U: Final[runtime.cudaDataType]
CUDA_C_64U: Final[runtime.cudaDataType]
CUDA_R_8F_E4M3: Final[runtime.cudaDataType]
CUDA_R_8F_UE4M3: Final[runtime.cudaDataType]
CUDA_R_8F_E5M2: Final[runtime.cudaDataType]
CUDA_R_8F_UE8M0: Final[runtime.cudaDataType]
CUDA_R_6F_E2M3: Final[runtime.cudaDataType]
CUDA_R_6F_E3M2: Final[runtime.cudaDataType]
CUDA_R_4F_E2M1: Final[runtime.cudaDataType]
CUDA_R_8F_UE5M3: Final[runtime.cudaDataType]
cudaDataType_t = runtime.cudaDataType_t
cudaEmulationStrategy_t = runtime.cudaEmulationStrategy_t
CUDA_EMULATION_STRATEGY_DEFAULT: Final[runtime.cudaEmulationStrategy]
CUDA_EMULATION_STRATEGY_PERFORMANT: Final[runtime.cudaEmulationStrategy]
CUDA_EMULATION_STRATEGY_EAGER: Final[runtime.cudaEmulationStrategy]
cudaStream_t = runtime.cudaStream_t
cusolverEigMode_t = cusolver.cusolverEigMode_t
CUSOLVER_EIG_MODE_NOVECTOR: Final[cusolver.cusolverEigMode_t]
CUSOLVER_EIG_MODE_VECTOR: Final[cusolver.cusolverEigMode_t]
cusolverEigType_t = cusolver.cusolverEigType_t
CUSOLVER_EIG_TYPE_1: Final[cusolver.cusolverEigType_t]
CUSOLVER_EIG_TYPE_2: Final[cusolver.cusolverEigType_t]
CUSOLVER_EIG_TYPE_3: Final[cusolver.cusolverEigType_t]
cusolverMathMode_t = cusolver.cusolverMathMode_t
CUSOLVER_DEFAULT_MATH: Final[cusolver.cusolverMathMode_t]
CUSOLVER_FP32_EMULATED_BF16X9_MATH: Final[cusolver.cusolverMathMode_t]
CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH: Final[cusolver.cusolverMathMode_t]
CUSOLVER_FP32_FP64_EMULATED_MATH: Final[cusolver.cusolverMathMode_t]
cusolverStatus_t = cusolver.cusolverStatus_t
CUSOLVER_STATUS_SUCCESS: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_NOT_INITIALIZED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_ALLOC_FAILED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_INVALID_VALUE: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_ARCH_MISMATCH: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_MAPPING_ERROR: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_EXECUTION_FAILED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_INTERNAL_ERROR: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_NOT_SUPPORTED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_ZERO_PIVOT: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_INVALID_LICENSE: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_INTERNAL_ERROR: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_NOT_SUPPORTED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_OUT_OF_RANGE: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_IRS_MATRIX_SINGULAR: Final[cusolver.cusolverStatus_t]
CUSOLVER_STATUS_INVALID_WORKSPACE: Final[cusolver.cusolverStatus_t]
ncclComm_t = nccl.ncclComm_t


class _RawUnchanged(Raw):
    cusolverMpNewtonSchulzDescriptorCreate: _C[_Pointer[cusolverMpNewtonSchulzDescriptor_t] | int]
    cusolverMpNewtonSchulzDescriptorDestroy: _C[cusolverMpNewtonSchulzDescriptor_t | int | None]
    cusolverMpNewtonSchulzDescriptorSetAttribute: _C[cusolverMpNewtonSchulzDescriptor_t | int | None, int, _Address, int]
    cusolverMpNewtonSchulzDescriptorGetAttribute: _C[cusolverMpNewtonSchulzDescriptor_t | int | None, int, _Writable, int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpPolarDescriptorCreate: _C[_Pointer[cusolverMpPolarDescriptor_t] | int]
    cusolverMpPolarDescriptorDestroy: _C[cusolverMpPolarDescriptor_t | int | None]
    cusolverMpPolarDescriptorSetAttribute: _C[cusolverMpPolarDescriptor_t | int | None, int, _Address, int]
    cusolverMpPolarDescriptorGetAttribute: _C[cusolverMpPolarDescriptor_t | int | None, int, _Writable, int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpGesvdDescriptorCreate: _C[_Pointer[cusolverMpGesvdDescriptor_t] | int]
    cusolverMpGesvdDescriptorDestroy: _C[cusolverMpGesvdDescriptor_t | int | None]
    cusolverMpGesvdDescriptorSetAttribute: _C[cusolverMpGesvdDescriptor_t | int | None, int, _Address, int]
    cusolverMpGesvdDescriptorGetAttribute: _C[cusolverMpGesvdDescriptor_t | int | None, int, _Writable, int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpCreate: _C[_Pointer[cusolverMpHandle_t] | int, int, driver.CUstream | int | None]
    cusolverMpDestroy: _C[cusolverMpHandle_t | int | None]
    cusolverMpSetStream: _C[cusolverMpHandle_t | int | None, driver.CUstream | int | None]
    cusolverMpGetStream: _C[cusolverMpHandle_t | int | None, _Pointer[driver.CUstream] | int]
    cusolverMpGetVersion: _C[cusolverMpHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverMpCreateDeviceGrid: _C[cusolverMpHandle_t | int | None, _Pointer[cusolverMpGrid_t] | int, nccl.ncclComm_t | int | None, int, int, int]
    cusolverMpDestroyGrid: _C[cusolverMpGrid_t | int | None]
    cusolverMpCreateMatrixDesc: _C[_Pointer[cusolverMpMatrixDescriptor_t] | int, cusolverMpGrid_t | int | None, int, int, int, int, int, int, int, int]
    cusolverMpDestroyMatrixDesc: _C[cusolverMpMatrixDescriptor_t | int | None]
    cusolverMpBufferRegister: _C[cusolverMpGrid_t | int | None, _Writable, int]
    cusolverMpBufferDeregister: _C[cusolverMpGrid_t | int | None, _Writable]
    cusolverMpMalloc: _C[cusolverMpGrid_t | int | None, _Pointer[ctypes.c_void_p] | int, int]
    cusolverMpFree: _C[cusolverMpGrid_t | int | None, _Writable]
    cusolverMpNUMROC: _C[int, int, int, int, int]
    cusolverMpMatrixScatterH2D: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Address, int]
    cusolverMpMatrixGatherD2H: _C[cusolverMpHandle_t | int | None, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int]
    cusolverMpGetrf_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpGetrf: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpGetrs_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_int64] | int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpGetrs: _C[cusolverMpHandle_t | int | None, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_int64] | int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpPotrf_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpPotrf: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpPotrs_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpPotrs: _C[cusolverMpHandle_t | int | None, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpOrmqr_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpOrmqr: _C[cusolverMpHandle_t | int | None, int, int, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpOrmtr_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpOrmtr: _C[cusolverMpHandle_t | int | None, int, int, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpGels_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpGels: _C[cusolverMpHandle_t | int | None, int, int, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpStedc_bufferSize: _C[cusolverMpHandle_t | int | None, _Writable, int, _Writable, _Writable, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_int] | int]
    cusolverMpStedc: _C[cusolverMpHandle_t | int | None, _Writable, int, _Writable, _Writable, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpGeqrf_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpGeqrf: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpOrgqr_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpOrgqr: _C[cusolverMpHandle_t | int | None, int, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpSytrd_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, _Writable, _Writable, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpSytrd: _C[cusolverMpHandle_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, _Writable, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpSyevd_bufferSize: _C[cusolverMpHandle_t | int | None, _Writable, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpSyevd: _C[cusolverMpHandle_t | int | None, _Writable, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpSygst_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, int, int, cusolverMpMatrixDescriptor_t | int | None, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpSygst: _C[cusolverMpHandle_t | int | None, int, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpSygvd_bufferSize: _C[cusolverMpHandle_t | int | None, int, int, int, int, int, int, cusolverMpMatrixDescriptor_t | int | None, int, int, cusolverMpMatrixDescriptor_t | int | None, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpSygvd: _C[cusolverMpHandle_t | int | None, int, int, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpLaset: _C[cusolverMpHandle_t | int | None, int, int, int, _Address, _Address, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverMpNewtonSchulz_bufferSize: _C[cusolverMpHandle_t | int | None, cusolverMpNewtonSchulzDescriptor_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpNewtonSchulz: _C[cusolverMpHandle_t | int | None, cusolverMpNewtonSchulzDescriptor_t | int | None, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Address, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpPolar_bufferSize: _C[cusolverMpHandle_t | int | None, cusolverMpPolarDescriptor_t | int | None, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpPolar: _C[cusolverMpHandle_t | int | None, cusolverMpPolarDescriptor_t | int | None, int, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpGesvd_bufferSize: _C[cusolverMpHandle_t | int | None, cusolverMpGesvdDescriptor_t | int | None, int, int, int, int, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, _Address, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverMpGesvd: _C[cusolverMpHandle_t | int | None, cusolverMpGesvdDescriptor_t | int | None, int, int, int, int, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, _Writable, int, int, cusolverMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverMpLoggerSetCallback: _C[cusolverMpLoggerCallback_t | None]
    cusolverMpLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    cusolverMpLoggerOpenFile: _C[_Text]
    cusolverMpLoggerSetLevel: _C[int]
    cusolverMpLoggerSetMask: _C[int]
    cusolverMpLoggerForceDisable: _C[[]]
    cusolverMpSetMathMode: _C[cusolverMpHandle_t | int | None, int]
    cusolverMpGetMathMode: _C[cusolverMpHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverMpSetEmulationStrategy: _C[cusolverMpHandle_t | int | None, int]
    cusolverMpGetEmulationStrategy: _C[cusolverMpHandle_t | int | None, _Pointer[ctypes.c_uint] | int]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
