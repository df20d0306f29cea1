"""The names of cudyn.cusolver, for type checkers and editors.

Generated from cusolverDn.h, cusolverSp.h, cusolverSp_LOWLEVEL_PREVIEW.h, cusolverRf.h of the header
releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import cublas, cusparse, driver, runtime, cusolver as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, ReadArray as _ReadArray, Text as _Text, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CusolverError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CusolverError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cusolverDnHandle_t(Handle): ...

class syevjInfo_t(Handle): ...

class gesvdjInfo_t(Handle): ...

class cusolverDnIRSParams_t(Handle): ...

class cusolverDnIRSInfos_t(Handle): ...

class cusolverDnParams_t(Handle): ...

class cusolverSpHandle_t(Handle): ...

class csrqrInfo_t(Handle): ...

class csrluInfoHost_t(Handle): ...

class csrqrInfoHost_t(Handle): ...

class csrcholInfoHost_t(Handle): ...

class csrcholInfo_t(Handle): ...

class cusolverRfHandle_t(Handle): ...

class cusolverDnFunction_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERDN_GETRF = ...
    CUSOLVERDN_POTRF = ...
    CUSOLVERDN_SYEVBATCHED = ...
    CUSOLVERDN_GEQRF = ...
    CUSOLVERDN_SYEVD = ...
    CUSOLVERDN_GESVD = ...
    CUSOLVERDN_GEEV = ...
CUSOLVERDN_GETRF: Final[cusolverDnFunction_t]
CUSOLVERDN_POTRF: Final[cusolverDnFunction_t]
CUSOLVERDN_SYEVBATCHED: Final[cusolverDnFunction_t]
CUSOLVERDN_GEQRF: Final[cusolverDnFunction_t]
CUSOLVERDN_SYEVD: Final[cusolverDnFunction_t]
CUSOLVERDN_GESVD: Final[cusolverDnFunction_t]
CUSOLVERDN_GEEV: Final[cusolverDnFunction_t]

class cusolverStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_STATUS_SUCCESS = ...
    CUSOLVER_STATUS_NOT_INITIALIZED = ...
    CUSOLVER_STATUS_ALLOC_FAILED = ...
    CUSOLVER_STATUS_INVALID_VALUE = ...
    CUSOLVER_STATUS_ARCH_MISMATCH = ...
    CUSOLVER_STATUS_MAPPING_ERROR = ...
    CUSOLVER_STATUS_EXECUTION_FAILED = ...
    CUSOLVER_STATUS_INTERNAL_ERROR = ...
    CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = ...
    CUSOLVER_STATUS_NOT_SUPPORTED = ...
    CUSOLVER_STATUS_ZERO_PIVOT = ...
    CUSOLVER_STATUS_INVALID_LICENSE = ...
    CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED = ...
    CUSOLVER_STATUS_IRS_PARAMS_INVALID = ...
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC = ...
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE = ...
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER = ...
    CUSOLVER_STATUS_IRS_INTERNAL_ERROR = ...
    CUSOLVER_STATUS_IRS_NOT_SUPPORTED = ...
    CUSOLVER_STATUS_IRS_OUT_OF_RANGE = ...
    CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES = ...
    CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED = ...
    CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED = ...
    CUSOLVER_STATUS_IRS_MATRIX_SINGULAR = ...
    CUSOLVER_STATUS_INVALID_WORKSPACE = ...
CUSOLVER_STATUS_SUCCESS: Final[cusolverStatus_t]
CUSOLVER_STATUS_NOT_INITIALIZED: Final[cusolverStatus_t]
CUSOLVER_STATUS_ALLOC_FAILED: Final[cusolverStatus_t]
CUSOLVER_STATUS_INVALID_VALUE: Final[cusolverStatus_t]
CUSOLVER_STATUS_ARCH_MISMATCH: Final[cusolverStatus_t]
CUSOLVER_STATUS_MAPPING_ERROR: Final[cusolverStatus_t]
CUSOLVER_STATUS_EXECUTION_FAILED: Final[cusolverStatus_t]
CUSOLVER_STATUS_INTERNAL_ERROR: Final[cusolverStatus_t]
CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED: Final[cusolverStatus_t]
CUSOLVER_STATUS_NOT_SUPPORTED: Final[cusolverStatus_t]
CUSOLVER_STATUS_ZERO_PIVOT: Final[cusolverStatus_t]
CUSOLVER_STATUS_INVALID_LICENSE: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_INTERNAL_ERROR: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_NOT_SUPPORTED: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_OUT_OF_RANGE: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED: Final[cusolverStatus_t]
CUSOLVER_STATUS_IRS_MATRIX_SINGULAR: Final[cusolverStatus_t]
CUSOLVER_STATUS_INVALID_WORKSPACE: Final[cusolverStatus_t]

class cusolverEigType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_TYPE_1 = ...
    CUSOLVER_EIG_TYPE_2 = ...
    CUSOLVER_EIG_TYPE_3 = ...
CUSOLVER_EIG_TYPE_1: Final[cusolverEigType_t]
CUSOLVER_EIG_TYPE_2: Final[cusolverEigType_t]
CUSOLVER_EIG_TYPE_3: Final[cusolverEigType_t]

class cusolverEigMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_MODE_NOVECTOR = ...
    CUSOLVER_EIG_MODE_VECTOR = ...
CUSOLVER_EIG_MODE_NOVECTOR: Final[cusolverEigMode_t]
CUSOLVER_EIG_MODE_VECTOR: Final[cusolverEigMode_t]

class cusolverEigRange_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_RANGE_ALL = ...
    CUSOLVER_EIG_RANGE_I = ...
    CUSOLVER_EIG_RANGE_V = ...
CUSOLVER_EIG_RANGE_ALL: Final[cusolverEigRange_t]
CUSOLVER_EIG_RANGE_I: Final[cusolverEigRange_t]
CUSOLVER_EIG_RANGE_V: Final[cusolverEigRange_t]

class cusolverEigComp_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_COMP_N = ...
    CUSOLVER_EIG_COMP_I = ...
    CUSOLVER_EIG_COMP_V = ...
CUSOLVER_EIG_COMP_N: Final[cusolverEigComp_t]
CUSOLVER_EIG_COMP_I: Final[cusolverEigComp_t]
CUSOLVER_EIG_COMP_V: Final[cusolverEigComp_t]

class cusolverNorm_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_INF_NORM = ...
    CUSOLVER_MAX_NORM = ...
    CUSOLVER_ONE_NORM = ...
    CUSOLVER_FRO_NORM = ...
CUSOLVER_INF_NORM: Final[cusolverNorm_t]
CUSOLVER_MAX_NORM: Final[cusolverNorm_t]
CUSOLVER_ONE_NORM: Final[cusolverNorm_t]
CUSOLVER_FRO_NORM: Final[cusolverNorm_t]

class cusolverIRSRefinement_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_IRS_REFINE_NOT_SET = ...
    CUSOLVER_IRS_REFINE_NONE = ...
    CUSOLVER_IRS_REFINE_CLASSICAL = ...
    CUSOLVER_IRS_REFINE_CLASSICAL_GMRES = ...
    CUSOLVER_IRS_REFINE_GMRES = ...
    CUSOLVER_IRS_REFINE_GMRES_GMRES = ...
    CUSOLVER_IRS_REFINE_GMRES_NOPCOND = ...
    CUSOLVER_PREC_DD = ...
    CUSOLVER_PREC_SS = ...
    CUSOLVER_PREC_SHT = ...
CUSOLVER_IRS_REFINE_NOT_SET: Final[cusolverIRSRefinement_t]
CUSOLVER_IRS_REFINE_NONE: Final[cusolverIRSRefinement_t]
CUSOLVER_IRS_REFINE_CLASSICAL: Final[cusolverIRSRefinement_t]
CUSOLVER_IRS_REFINE_CLASSICAL_GMRES: Final[cusolverIRSRefinement_t]
CUSOLVER_IRS_REFINE_GMRES: Final[cusolverIRSRefinement_t]
CUSOLVER_IRS_REFINE_GMRES_GMRES: Final[cusolverIRSRefinement_t]
CUSOLVER_IRS_REFINE_GMRES_NOPCOND: Final[cusolverIRSRefinement_t]
CUSOLVER_PREC_DD: Final[cusolverIRSRefinement_t]
CUSOLVER_PREC_SS: Final[cusolverIRSRefinement_t]
CUSOLVER_PREC_SHT: Final[cusolverIRSRefinement_t]

class cusolverPrecType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_R_8I = ...
    CUSOLVER_R_8U = ...
    CUSOLVER_R_64F = ...
    CUSOLVER_R_32F = ...
    CUSOLVER_R_16F = ...
    CUSOLVER_R_16BF = ...
    CUSOLVER_R_TF32 = ...
    CUSOLVER_R_AP = ...
    CUSOLVER_C_8I = ...
    CUSOLVER_C_8U = ...
    CUSOLVER_C_64F = ...
    CUSOLVER_C_32F = ...
    CUSOLVER_C_16F = ...
    CUSOLVER_C_16BF = ...
    CUSOLVER_C_TF32 = ...
    CUSOLVER_C_AP = ...
CUSOLVER_R_8I: Final[cusolverPrecType_t]
CUSOLVER_R_8U: Final[cusolverPrecType_t]
CUSOLVER_R_64F: Final[cusolverPrecType_t]
CUSOLVER_R_32F: Final[cusolverPrecType_t]
CUSOLVER_R_16F: Final[cusolverPrecType_t]
CUSOLVER_R_16BF: Final[cusolverPrecType_t]
CUSOLVER_R_TF32: Final[cusolverPrecType_t]
CUSOLVER_R_AP: Final[cusolverPrecType_t]
CUSOLVER_C_8I: Final[cusolverPrecType_t]
CUSOLVER_C_8U: Final[cusolverPrecType_t]
CUSOLVER_C_64F: Final[cusolverPrecType_t]
CUSOLVER_C_32F: Final[cusolverPrecType_t]
CUSOLVER_C_16F: Final[cusolverPrecType_t]
CUSOLVER_C_16BF: Final[cusolverPrecType_t]
CUSOLVER_C_TF32: Final[cusolverPrecType_t]
CUSOLVER_C_AP: Final[cusolverPrecType_t]

class cusolverAlgMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_ALG_0 = ...
    CUSOLVER_ALG_1 = ...
    CUSOLVER_ALG_2 = ...
CUSOLVER_ALG_0: Final[cusolverAlgMode_t]
CUSOLVER_ALG_1: Final[cusolverAlgMode_t]
CUSOLVER_ALG_2: Final[cusolverAlgMode_t]

class cusolverStorevMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_STOREV_COLUMNWISE = ...
    CUBLAS_STOREV_ROWWISE = ...
CUBLAS_STOREV_COLUMNWISE: Final[cusolverStorevMode_t]
CUBLAS_STOREV_ROWWISE: Final[cusolverStorevMode_t]

class cusolverDirectMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_DIRECT_FORWARD = ...
    CUBLAS_DIRECT_BACKWARD = ...
CUBLAS_DIRECT_FORWARD: Final[cusolverDirectMode_t]
CUBLAS_DIRECT_BACKWARD: Final[cusolverDirectMode_t]

class cusolverDeterministicMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_DETERMINISTIC_RESULTS = ...
    CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = ...
CUSOLVER_DETERMINISTIC_RESULTS: Final[cusolverDeterministicMode_t]
CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS: Final[cusolverDeterministicMode_t]

class cusolverMathMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVER_DEFAULT_MATH = ...
    CUSOLVER_FP32_EMULATED_BF16X9_MATH = ...
    CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH = ...
    CUSOLVER_FP32_FP64_EMULATED_MATH = ...
CUSOLVER_DEFAULT_MATH: Final[cusolverMathMode_t]
CUSOLVER_FP32_EMULATED_BF16X9_MATH: Final[cusolverMathMode_t]
CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH: Final[cusolverMathMode_t]
CUSOLVER_FP32_FP64_EMULATED_MATH: Final[cusolverMathMode_t]

class cusolverRfResetValuesFastMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF = ...
    CUSOLVERRF_RESET_VALUES_FAST_MODE_ON = ...
CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF: Final[cusolverRfResetValuesFastMode_t]
CUSOLVERRF_RESET_VALUES_FAST_MODE_ON: Final[cusolverRfResetValuesFastMode_t]

class cusolverRfMatrixFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_MATRIX_FORMAT_CSR = ...
    CUSOLVERRF_MATRIX_FORMAT_CSC = ...
CUSOLVERRF_MATRIX_FORMAT_CSR: Final[cusolverRfMatrixFormat_t]
CUSOLVERRF_MATRIX_FORMAT_CSC: Final[cusolverRfMatrixFormat_t]

class cusolverRfUnitDiagonal_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_UNIT_DIAGONAL_STORED_L = ...
    CUSOLVERRF_UNIT_DIAGONAL_STORED_U = ...
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = ...
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = ...
CUSOLVERRF_UNIT_DIAGONAL_STORED_L: Final[cusolverRfUnitDiagonal_t]
CUSOLVERRF_UNIT_DIAGONAL_STORED_U: Final[cusolverRfUnitDiagonal_t]
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L: Final[cusolverRfUnitDiagonal_t]
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U: Final[cusolverRfUnitDiagonal_t]

class cusolverRfFactorization_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_FACTORIZATION_ALG0 = ...
    CUSOLVERRF_FACTORIZATION_ALG1 = ...
    CUSOLVERRF_FACTORIZATION_ALG2 = ...
CUSOLVERRF_FACTORIZATION_ALG0: Final[cusolverRfFactorization_t]
CUSOLVERRF_FACTORIZATION_ALG1: Final[cusolverRfFactorization_t]
CUSOLVERRF_FACTORIZATION_ALG2: Final[cusolverRfFactorization_t]

class cusolverRfTriangularSolve_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 = ...
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG2 = ...
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG3 = ...
CUSOLVERRF_TRIANGULAR_SOLVE_ALG1: Final[cusolverRfTriangularSolve_t]
CUSOLVERRF_TRIANGULAR_SOLVE_ALG2: Final[cusolverRfTriangularSolve_t]
CUSOLVERRF_TRIANGULAR_SOLVE_ALG3: Final[cusolverRfTriangularSolve_t]

class cusolverRfNumericBoostReport_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_NUMERIC_BOOST_NOT_USED = ...
    CUSOLVERRF_NUMERIC_BOOST_USED = ...
CUSOLVERRF_NUMERIC_BOOST_NOT_USED: Final[cusolverRfNumericBoostReport_t]
CUSOLVERRF_NUMERIC_BOOST_USED: Final[cusolverRfNumericBoostReport_t]

class cusolverDnLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...

cusolver_int_t = ctypes.c_int

CUSOLVER_VER_MAJOR: Final = 12
CUSOLVER_VER_MINOR: Final = 4
CUSOLVER_VER_PATCH: Final = 1
CUSOLVER_VER_BUILD: Final = 2
CUSOLVER_VERSION: Final = 12401

cuComplex = runtime.cuComplex
cuDoubleComplex = runtime.cuDoubleComplex
cublasDiagType_t = cublas.cublasDiagType_t
CUBLAS_DIAG_NON_UNIT: Final[cublas.cublasDiagType_t]
CUBLAS_DIAG_UNIT: Final[cublas.cublasDiagType_t]
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
cudaEmulationMantissaControl_t = runtime.cudaEmulationMantissaControl_t
CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC: Final[runtime.cudaEmulationMantissaControl]
CUDA_EMULATION_MANTISSA_CONTROL_FIXED: Final[runtime.cudaEmulationMantissaControl]
cudaEmulationSpecialValuesSupport_t = runtime.cudaEmulationSpecialValuesSupport_t
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT: Final[runtime.cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE: Final[runtime.cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY: Final[runtime.cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN: Final[runtime.cudaEmulationSpecialValuesSupport]
cudaEmulationStrategy_t = runtime.cudaEmulationStrategy_t
CUDA_EMULATION_STRATEGY_DEFAULT: Final[runtime.cudaEmulationStrategy]
CUDA_EMULATION_STRATEGY_PERFORMANT: Final[runtime.cudaEmulationStrategy]
CUDA_EMULATION_STRATEGY_EAGER: Final[runtime.cudaEmulationStrategy]
cudaStream_t = runtime.cudaStream_t
cusparseMatDescr_t = cusparse.cusparseMatDescr_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def cusolverGetProperty(type: runtime.libraryPropertyType | _Int) -> int: """made by the call: int *value"""
def cusolverGetVersion() -> int: """made by the call: int *version"""
def cusolverDnCreate() -> cusolverDnHandle_t: """made by the call: cusolverDnHandle_t *handle"""
def cusolverDnDestroy(handle: cusolverDnHandle_t | int | None) -> None: ...
def cusolverDnSetStream(handle: cusolverDnHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: ...
def cusolverDnGetStream(handle: cusolverDnHandle_t | int | None) -> driver.CUstream: """made by the call: cudaStream_t *streamId"""
def cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t | int | None, mode: cusolverDeterministicMode_t | _Int) -> None: """since 12.2"""
def cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t | int | None) -> cusolverDeterministicMode_t | int: """since 12.2; made by the call: cusolverDeterministicMode_t *mode"""
def cusolverDnSetMathMode(handle: cusolverDnHandle_t | int | None, mode: cusolverMathMode_t | _Int) -> None: """since 13.0"""
def cusolverDnGetMathMode(handle: cusolverDnHandle_t | int | None) -> cusolverMathMode_t | int: """since 13.0; made by the call: cusolverMathMode_t *mode"""
def cusolverDnSetEmulationStrategy(handle: cusolverDnHandle_t | int | None, strategy: runtime.cudaEmulationStrategy | _Int) -> None: """since 13.0"""
def cusolverDnGetEmulationStrategy(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationStrategy | int: """since 13.0; made by the call: cudaEmulationStrategy_t *strategy"""
def cusolverDnSetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None, control: runtime.cudaEmulationMantissaControl | _Int) -> None: """since 13.2"""
def cusolverDnGetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationMantissaControl | int: """since 13.2; made by the call: cudaEmulationMantissaControl_t *control"""
def cusolverDnSetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None, mantissaBitCount: int) -> None: """since 13.2"""
def cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None) -> int: """since 13.2; made by the call: int *mantissaBitCount"""
def cusolverDnSetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None, mantissaBitOffset: int) -> None: """since 13.2"""
def cusolverDnGetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None) -> int: """since 13.2; made by the call: int *mantissaBitOffset"""
def cusolverDnSetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None, mask: runtime.cudaEmulationSpecialValuesSupport | _Int) -> None: """since 13.2"""
def cusolverDnGetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationSpecialValuesSupport | int: """since 13.2; made by the call: cudaEmulationSpecialValuesSupport_t *mask"""
def cusolverDnIRSParamsCreate() -> cusolverDnIRSParams_t: """made by the call: cusolverDnIRSParams_t *params_ptr"""
def cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t | int | None) -> None: ...
def cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t | int | None, refinement_solver: cusolverIRSRefinement_t | _Int) -> None: ...
def cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t | int | None, solver_main_precision: cusolverPrecType_t | _Int) -> None: ...
def cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t | int | None, solver_lowest_precision: cusolverPrecType_t | _Int) -> None: ...
def cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t | int | None, solver_main_precision: cusolverPrecType_t | _Int, solver_lowest_precision: cusolverPrecType_t | _Int) -> None: ...
def cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t | int | None, val: float) -> None: ...
def cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t | int | None, val: float) -> None: ...
def cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t | int | None, maxiters: int) -> None: ...
def cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t | int | None, maxiters_inner: int) -> None: ...
def cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t | int | None) -> int: """made by the call: cusolver_int_t *maxiters"""
def cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t | int | None) -> None: ...
def cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t | int | None) -> None: ...
def cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t | int | None) -> None: ...
def cusolverDnIRSInfosCreate() -> cusolverDnIRSInfos_t: """made by the call: cusolverDnIRSInfos_t *infos_ptr"""
def cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t | int | None) -> int: """made by the call: cusolver_int_t *niters"""
def cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t | int | None) -> int: """made by the call: cusolver_int_t *outer_niters"""
def cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t | int | None) -> None: ...
def cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t | int | None) -> int: """made by the call: void **residual_history"""
def cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t | int | None) -> int: """made by the call: cusolver_int_t *maxiters"""
def cusolverDnZZgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDDgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZZgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnCYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDDgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnDXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnSXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *iter"""
def cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnIRSXgesv(handle: cusolverDnHandle_t | int | None, gesv_irs_params: cusolverDnIRSParams_t | int | None, gesv_irs_infos: cusolverDnIRSInfos_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *niters"""
def cusolverDnIRSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, n: int, nrhs: int) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnIRSXgels(handle: cusolverDnHandle_t | int | None, gels_irs_params: cusolverDnIRSParams_t | int | None, gels_irs_infos: cusolverDnIRSInfos_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int: """made by the call: cusolver_int_t *niters"""
def cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, m: int, n: int, nrhs: int) -> int: """made by the call: size_t *lwork_bytes"""
def cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnSpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnDpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnCpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnZpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnSpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnDpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnCpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnZpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnSpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None: ...
def cusolverDnDpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None: ...
def cusolverDnCpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None: ...
def cusolverDnZpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None: ...
def cusolverDnSpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None: ...
def cusolverDnDpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None: ...
def cusolverDnCpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None: ...
def cusolverDnZpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None: ...
def cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnSpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnDpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnCpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnZpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, diag: cublas.cublasDiagType_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXtrtri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, diag: cublas.cublasDiagType_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, devInfo: _Device) -> None: ...
def cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnSlauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnDlauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnClauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnZlauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *Lwork"""
def cusolverDnSgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None: ...
def cusolverDnDgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None: ...
def cusolverDnCgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None: ...
def cusolverDnZgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None: ...
def cusolverDnSlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None: ...
def cusolverDnDlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None: ...
def cusolverDnClaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None: ...
def cusolverDnZlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None: ...
def cusolverDnSgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnDgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnCgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnZgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None: ...
def cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnSgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnDgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnCgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnZgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnSorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnCungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnSormqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnDormqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnCunmqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnZunmqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None: ...
def cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int: """made by the call: int *lwork"""
def cusolverDnSsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnCsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnXsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """since 13.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsytrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: """since 13.4"""
def cusolverDnXhetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """since 13.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXhetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: """since 13.4"""
def cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsytrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: ...
def cusolverDnXhetrs_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int) -> tuple[int, int]: """since 13.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXhetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: """since 13.4"""
def cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnSsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnCsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *Lwork"""
def cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *Lwork"""
def cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *Lwork"""
def cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *Lwork"""
def cusolverDnSgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnDgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnCgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnZgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None: ...
def cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnSorgbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDorgbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnCungbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZungbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnSsytrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDsytrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnChetrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZhetrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnSorgtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDorgtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnCungtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZungtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int: """made by the call: int *lwork"""
def cusolverDnSormtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDormtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnCunmtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZunmtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *lwork"""
def cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *lwork"""
def cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *lwork"""
def cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """made by the call: int *lwork"""
def cusolverDnSgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None: ...
def cusolverDnDgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None: ...
def cusolverDnCgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None: ...
def cusolverDnZgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None: ...
def cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnSsyevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDsyevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnCheevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZheevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnSsyevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnDsyevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnCheevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnZheevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]: """made by the call: int *meig, int *lwork"""
def cusolverDnSsygvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnDsygvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnChegvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnZhegvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int: """made by the call: int *meig"""
def cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int: """made by the call: int *lwork"""
def cusolverDnSsygvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnDsygvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnChegvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnZhegvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None: ...
def cusolverDnXsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """since 13.2; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsygvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> None: """since 13.2"""
def cusolverDnXsygvStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, strideA: int, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, strideB: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, strideW: int, computeType: runtime.cudaDataType | _Int, batchSize: int) -> tuple[int, int]: """since 13.5; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsygvStridedBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, strideA: int, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, strideB: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, strideW: int, computeType: runtime.cudaDataType | _Int, batchSize: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: """since 13.5"""
def cusolverDnXsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int, int]: """since 13.2; made by the call: int64_t *meig, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsygvdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> int: """since 13.2; made by the call: int64_t *meig"""
def cusolverDnCreateSyevjInfo() -> syevjInfo_t: """made by the call: syevjInfo_t *info"""
def cusolverDnDestroySyevjInfo(info: syevjInfo_t | int | None) -> None: ...
def cusolverDnXsyevjSetTolerance(info: syevjInfo_t | int | None, tolerance: float) -> None: ...
def cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t | int | None, max_sweeps: int) -> None: ...
def cusolverDnXsyevjSetSortEig(info: syevjInfo_t | int | None, sort_eig: int) -> None: ...
def cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None) -> float: """made by the call: double *residual"""
def cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None) -> int: """made by the call: int *executed_sweeps"""
def cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnSsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnDsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnCheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnZheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnSsyevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnDsyevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnCheevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnZheevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnSsygvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnDsygvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnChegvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnZhegvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None: ...
def cusolverDnCreateGesvdjInfo() -> gesvdjInfo_t: """made by the call: gesvdjInfo_t *info"""
def cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t | int | None) -> None: ...
def cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t | int | None, tolerance: float) -> None: ...
def cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t | int | None, max_sweeps: int) -> None: ...
def cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t | int | None, sort_svd: int) -> None: ...
def cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None) -> float: """made by the call: double *residual"""
def cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None) -> int: """made by the call: int *executed_sweeps"""
def cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None: ...
def cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int: """made by the call: int *lwork"""
def cusolverDnSgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None: ...
def cusolverDnDgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None: ...
def cusolverDnCgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None: ...
def cusolverDnZgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None: ...
def cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int: """made by the call: int *lwork"""
def cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None: ...
def cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None: ...
def cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None: ...
def cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None: ...
def cusolverDnCreateParams() -> cusolverDnParams_t: """made by the call: cusolverDnParams_t *params"""
def cusolverDnDestroyParams(params: cusolverDnParams_t | int | None) -> None: ...
def cusolverDnSetAdvOptions(params: cusolverDnParams_t | int | None, function: cusolverDnFunction_t | _Int, algo: cusolverAlgMode_t | _Int) -> None: ...
def cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXpotrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: ...
def cusolverDnXpotrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, info: _Device) -> None: ...
def cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgeqrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: ...
def cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: ...
def cusolverDnXgetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, info: _Device) -> None: ...
def cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsyevd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: ...
def cusolverDnXstedc_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: cusolverEigComp_t | _Int, n: int, dataTypeDE: runtime.cudaDataType | _Int, D: _Device, E: _Device, dataTypeZ: runtime.cudaDataType | _Int, Z: _Device, ldz: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """since 13.2; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXstedc(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: cusolverEigComp_t | _Int, n: int, dataTypeDE: runtime.cudaDataType | _Int, D: _Device, E: _Device, dataTypeZ: runtime.cudaDataType | _Int, Z: _Device, ldz: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: """since 13.2"""
def cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, batchSize: int) -> tuple[int, int]: """since 12.6; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsyevBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device, batchSize: int) -> None: """since 12.6"""
def cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int, int]: """made by the call: int64_t *h_meig, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsyevdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> int: """made by the call: int64_t *meig64"""
def cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: cusolverEigMode_t | _Int, jobvr: cusolverEigMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, dataTypeVL: runtime.cudaDataType | _Int, VL: _Device, ldvl: int, dataTypeVR: runtime.cudaDataType | _Int, VR: _Device, ldvr: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """since 12.6; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgeev(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: cusolverEigMode_t | _Int, jobvr: cusolverEigMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, dataTypeVL: runtime.cudaDataType | _Int, VL: _Device, ldvl: int, dataTypeVR: runtime.cudaDataType | _Int, VR: _Device, ldvr: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: """since 12.6"""
def cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeVT: runtime.cudaDataType | _Int, VT: _Device, ldvt: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgesvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeVT: runtime.cudaDataType | _Int, VT: _Device, ldvt: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None: ...
def cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgesvdp(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> float: """made by the call: double *h_err_sigma"""
def cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeSrand: runtime.cudaDataType | _Int, Srand: _Device, dataTypeUrand: runtime.cudaDataType | _Int, Urand: _Device, ldUrand: int, dataTypeVrand: runtime.cudaDataType | _Int, Vrand: _Device, ldVrand: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgesvdr(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeSrand: runtime.cudaDataType | _Int, Srand: _Device, dataTypeUrand: runtime.cudaDataType | _Int, Urand: _Device, ldUrand: int, dataTypeVrand: runtime.cudaDataType | _Int, Vrand: _Device, ldVrand: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> None: ...
def cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: cusolverDirectMode_t | _Int, storev: cusolverStorevMode_t | _Int, n: int, k: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, dataTypeT: runtime.cudaDataType | _Int, T: _Device, ldt: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """since 12.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXlarft(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: cusolverDirectMode_t | _Int, storev: cusolverStorevMode_t | _Int, n: int, k: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, dataTypeT: runtime.cudaDataType | _Int, T: _Device, ldt: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None) -> None: """since 12.4"""
def cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t | None) -> None: ...
def cusolverDnLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None: ...
def cusolverDnLoggerOpenFile(logFile: _Text) -> None: ...
def cusolverDnLoggerSetLevel(level: int) -> None: ...
def cusolverDnLoggerSetMask(mask: int) -> None: ...
def cusolverDnLoggerForceDisable() -> None: ...
def cusolverDnXpolar_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, M: int, N: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeH: runtime.cudaDataType | _Int, H: _Device, ldh: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]: """since 13.2; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXpolar(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, M: int, N: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeH: runtime.cudaDataType | _Int, H: _Device, ldh: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_res_nrm: _Device, d_A_nrmF: _Device, d_rcond: _Device, d_info: _Device) -> None: """since 13.2"""
def cusolverSpCreate() -> cusolverSpHandle_t: """made by the call: cusolverSpHandle_t *handle"""
def cusolverSpDestroy(handle: cusolverSpHandle_t | int | None) -> None: ...
def cusolverSpSetStream(handle: cusolverSpHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: ...
def cusolverSpGetStream(handle: cusolverSpHandle_t | int | None) -> driver.CUstream: """made by the call: cudaStream_t *streamId"""
def cusolverSpXcsrissymHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrEndPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> int: """made by the call: int *issym"""
def cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.float2] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.double2] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpScsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.float2] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.double2] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.float2] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.double2] | int | _WriteArray) -> int: """made by the call: int *singularity"""
def cusolverSpScsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int: """made by the call: int *singularity"""
def cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, x: _Pointer[ctypes.c_float] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]: """made by the call: int *rankA, float *min_norm"""
def cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, x: _Pointer[ctypes.c_double] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]: """made by the call: int *rankA, double *min_norm"""
def cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, x: _Pointer[runtime.float2] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]: """made by the call: int *rankA, float *min_norm"""
def cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, x: _Pointer[runtime.double2] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]: """made by the call: int *rankA, double *min_norm"""
def cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: float, x0: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, maxite: int, tol: float, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> float: """made by the call: float *mu"""
def cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: float, x0: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, maxite: int, tol: float, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> float: """made by the call: double *mu"""
def cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: runtime.float2, x0: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, maxite: int, tol: float, x: _Pointer[runtime.float2] | int | _WriteArray) -> runtime.float2: """made by the call: cuComplex *mu"""
def cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: runtime.double2, x0: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, maxite: int, tol: float, x: _Pointer[runtime.double2] | int | _WriteArray) -> runtime.double2: """made by the call: cuDoubleComplex *mu"""
def cusolverSpScsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: float, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None: ...
def cusolverSpDcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: float, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None: ...
def cusolverSpCcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: runtime.float2, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None: ...
def cusolverSpZcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: runtime.double2, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None: ...
def cusolverSpScsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2) -> int: """made by the call: int *num_eigs"""
def cusolverSpDcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2) -> int: """made by the call: int *num_eigs"""
def cusolverSpCcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2) -> int: """made by the call: int *num_eigs"""
def cusolverSpZcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2) -> int: """made by the call: int *num_eigs"""
def cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, options: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpScsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpDcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, q: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusolverSpXcsrpermHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndA: _Pointer[ctypes.c_int] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, q: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, map: _Pointer[ctypes.c_int] | int | _WriteArray, pBuffer: _Writable) -> None: ...
def cusolverSpCreateCsrqrInfo() -> csrqrInfo_t: """made by the call: csrqrInfo_t *info"""
def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | int | None) -> None: ...
def cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> None: ...
def cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpCreateCsrluInfoHost() -> csrluInfoHost_t: """made by the call: csrluInfoHost_t *info"""
def cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t | int | None) -> None: ...
def cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> None: ...
def cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: ...
def cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: ...
def cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: ...
def cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: ...
def cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """made by the call: int *nnzLRef, int *nnzURef"""
def cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_float] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_float] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_double] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_double] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.float2] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.float2] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.double2] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.double2] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCreateCsrqrInfoHost() -> csrqrInfoHost_t: """made by the call: csrqrInfoHost_t *info"""
def cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t | int | None) -> None: ...
def cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> None: ...
def cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: float, info: csrqrInfoHost_t | int | None) -> None: ...
def cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: float, info: csrqrInfoHost_t | int | None) -> None: ...
def cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: runtime.float2, info: csrqrInfoHost_t | int | None) -> None: ...
def cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: runtime.double2, info: csrqrInfoHost_t | int | None) -> None: ...
def cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[ctypes.c_float] | int | _WriteArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[ctypes.c_double] | int | _WriteArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[runtime.float2] | int | _WriteArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[runtime.double2] | int | _WriteArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[ctypes.c_float] | int | _WriteArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[ctypes.c_double] | int | _WriteArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[runtime.float2] | int | _WriteArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[runtime.double2] | int | _WriteArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> None: ...
def cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: float, info: csrqrInfo_t | int | None) -> None: ...
def cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: float, info: csrqrInfo_t | int | None) -> None: ...
def cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: runtime.float2, info: csrqrInfo_t | int | None) -> None: ...
def cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: runtime.double2, info: csrqrInfo_t | int | None) -> None: ...
def cusolverSpScsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpScsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpCreateCsrcholInfoHost() -> csrcholInfoHost_t: """made by the call: csrcholInfoHost_t *info"""
def cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t | int | None) -> None: ...
def cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> None: ...
def cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: ...
def cusolverSpCreateCsrcholInfo() -> csrcholInfo_t: """made by the call: csrcholInfo_t *info"""
def cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t | int | None) -> None: ...
def cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> None: ...
def cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]: """made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """made by the call: int *position"""
def cusolverSpScsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusolverSpScsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None: ...
def cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None: ...
def cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None: ...
def cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None: ...
def cusolverRfCreate() -> cusolverRfHandle_t: """made by the call: cusolverRfHandle_t *handle"""
def cusolverRfDestroy(handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t | int | None) -> tuple[cusolverRfMatrixFormat_t | int, cusolverRfUnitDiagonal_t | int]: """made by the call: cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag"""
def cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t | int | None, format: cusolverRfMatrixFormat_t | _Int, diag: cusolverRfUnitDiagonal_t | _Int) -> None: ...
def cusolverRfSetNumericProperties(handle: cusolverRfHandle_t | int | None, zero: float, boost: float) -> None: ...
def cusolverRfGetNumericProperties(handle: cusolverRfHandle_t | int | None) -> tuple[float, float]: """made by the call: double *zero, double *boost"""
def cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t | int | None) -> cusolverRfNumericBoostReport_t | int: """made by the call: cusolverRfNumericBoostReport_t *report"""
def cusolverRfSetAlgs(handle: cusolverRfHandle_t | int | None, factAlg: cusolverRfFactorization_t | _Int, solveAlg: cusolverRfTriangularSolve_t | _Int) -> None: ...
def cusolverRfGetAlgs(handle: cusolverRfHandle_t | int | None) -> tuple[cusolverRfFactorization_t | int, cusolverRfTriangularSolve_t | int]: """made by the call: cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg"""
def cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t | int | None) -> cusolverRfResetValuesFastMode_t | int: """made by the call: cusolverRfResetValuesFastMode_t *fastMode"""
def cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t | int | None, fastMode: cusolverRfResetValuesFastMode_t | _Int) -> None: ...
def cusolverRfSetupHost(n: int | None, nnzA: int | None, h_csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, nnzL: int | None, h_csrRowPtrL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValL: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, nnzU: int | None, h_csrRowPtrU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValU: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, h_P: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_Q: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfSetupDevice(n: int, nnzA: int, csrRowPtrA: _Device, csrColIndA: _Device, csrValA: _Device, nnzL: int, csrRowPtrL: _Device, csrColIndL: _Device, csrValL: _Device, nnzU: int, csrRowPtrU: _Device, csrColIndU: _Device, csrValU: _Device, P: _Device, Q: _Device, handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfResetValues(n: int, nnzA: int, csrRowPtrA: _Device, csrColIndA: _Device, csrValA: _Device, P: _Device, Q: _Device, handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfAnalyze(handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfRefactor(handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]: """made by the call: int *nnzM, int **Mp, int **Mi, double **Mx"""
def cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]: """made by the call: int *h_nnzM, int **h_Mp, int **h_Mi, double **h_Mx"""
def cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double], int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]: """made by the call: int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU"""
def cusolverRfSolve(handle: cusolverRfHandle_t | int | None, P: _Device, Q: _Device, nrhs: int, Temp: _Device, ldt: int, XF: _Device, ldxf: int) -> None: ...
def cusolverRfBatchSetupHost(batchSize: int | None, n: int | None, nnzA: int | None, h_csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValA_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, nnzL: int | None, h_csrRowPtrL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValL: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, nnzU: int | None, h_csrRowPtrU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValU: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, h_P: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_Q: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfBatchResetValues(batchSize: int, n: int, nnzA: int, csrRowPtrA: _Device, csrColIndA: _Device, csrValA_array: _Device, P: _Device, Q: _Device, handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | int | None) -> None: ...
def cusolverRfBatchSolve(handle: cusolverRfHandle_t | int | None, P: _Device, Q: _Device, nrhs: int, Temp: _Device, ldt: int, XF_array: _Device, ldxf: int) -> None: ...
def cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...

class _RawUnchanged(Raw):
    cusolverGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    cusolverGetVersion: _C[_Pointer[ctypes.c_int] | int]
    cusolverDnCreate: _C[_Pointer[cusolverDnHandle_t] | int]
    cusolverDnDestroy: _C[cusolverDnHandle_t | int | None]
    cusolverDnSetStream: _C[cusolverDnHandle_t | int | None, driver.CUstream | int | None]
    cusolverDnGetStream: _C[cusolverDnHandle_t | int | None, _Pointer[driver.CUstream] | int]
    cusolverDnSetDeterministicMode: _C[cusolverDnHandle_t | int | None, int]
    cusolverDnGetDeterministicMode: _C[cusolverDnHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverDnSetMathMode: _C[cusolverDnHandle_t | int | None, int]
    cusolverDnGetMathMode: _C[cusolverDnHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverDnSetEmulationStrategy: _C[cusolverDnHandle_t | int | None, int]
    cusolverDnGetEmulationStrategy: _C[cusolverDnHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverDnSetFixedPointEmulationMantissaControl: _C[cusolverDnHandle_t | int | None, int]
    cusolverDnGetFixedPointEmulationMantissaControl: _C[cusolverDnHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverDnSetFixedPointEmulationMaxMantissaBitCount: _C[cusolverDnHandle_t | int | None, int]
    cusolverDnGetFixedPointEmulationMaxMantissaBitCount: _C[cusolverDnHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnSetFixedPointEmulationMantissaBitOffset: _C[cusolverDnHandle_t | int | None, int]
    cusolverDnGetFixedPointEmulationMantissaBitOffset: _C[cusolverDnHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnSetEmulationSpecialValuesSupport: _C[cusolverDnHandle_t | int | None, int]
    cusolverDnGetEmulationSpecialValuesSupport: _C[cusolverDnHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverDnIRSParamsCreate: _C[_Pointer[cusolverDnIRSParams_t] | int]
    cusolverDnIRSParamsDestroy: _C[cusolverDnIRSParams_t | int | None]
    cusolverDnIRSParamsSetRefinementSolver: _C[cusolverDnIRSParams_t | int | None, int]
    cusolverDnIRSParamsSetSolverMainPrecision: _C[cusolverDnIRSParams_t | int | None, int]
    cusolverDnIRSParamsSetSolverLowestPrecision: _C[cusolverDnIRSParams_t | int | None, int]
    cusolverDnIRSParamsSetSolverPrecisions: _C[cusolverDnIRSParams_t | int | None, int, int]
    cusolverDnIRSParamsSetTol: _C[cusolverDnIRSParams_t | int | None, float]
    cusolverDnIRSParamsSetTolInner: _C[cusolverDnIRSParams_t | int | None, float]
    cusolverDnIRSParamsSetMaxIters: _C[cusolverDnIRSParams_t | int | None, int]
    cusolverDnIRSParamsSetMaxItersInner: _C[cusolverDnIRSParams_t | int | None, int]
    cusolverDnIRSParamsGetMaxIters: _C[cusolverDnIRSParams_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnIRSParamsEnableFallback: _C[cusolverDnIRSParams_t | int | None]
    cusolverDnIRSParamsDisableFallback: _C[cusolverDnIRSParams_t | int | None]
    cusolverDnIRSInfosDestroy: _C[cusolverDnIRSInfos_t | int | None]
    cusolverDnIRSInfosCreate: _C[_Pointer[cusolverDnIRSInfos_t] | int]
    cusolverDnIRSInfosGetNiters: _C[cusolverDnIRSInfos_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnIRSInfosGetOuterNiters: _C[cusolverDnIRSInfos_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnIRSInfosRequestResidual: _C[cusolverDnIRSInfos_t | int | None]
    cusolverDnIRSInfosGetResidualHistory: _C[cusolverDnIRSInfos_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusolverDnIRSInfosGetMaxIters: _C[cusolverDnIRSInfos_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnZZgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZCgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZKgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZEgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZYgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCCgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCEgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCKgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCYgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDDgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDSgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDHgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDBgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDXgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSSgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSHgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSBgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSXgesv: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZZgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZCgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZKgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZEgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZYgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCCgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCKgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCEgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCYgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDDgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDSgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDHgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDBgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDXgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSSgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSHgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSBgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSXgesv_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZZgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZCgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZKgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZEgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZYgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCCgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCKgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCEgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCYgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDDgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDSgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDHgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDBgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDXgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSSgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSHgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSBgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSXgels: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZZgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZCgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZKgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZEgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnZYgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCCgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCKgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCEgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnCYgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDDgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDSgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDHgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDBgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnDXgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSSgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSHgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSBgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSXgels_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusolverDnIRSXgesv: _C[cusolverDnHandle_t | int | None, cusolverDnIRSParams_t | int | None, cusolverDnIRSInfos_t | int | None, int, int, _Writable, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnIRSXgesv_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnIRSParams_t | int | None, int, int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnIRSXgels: _C[cusolverDnHandle_t | int | None, cusolverDnIRSParams_t | int | None, cusolverDnIRSInfos_t | int | None, int, int, int, _Writable, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnIRSXgels_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnIRSParams_t | int | None, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnSpotrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDpotrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCpotrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZpotrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSpotrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDpotrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCpotrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZpotrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSpotrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDpotrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCpotrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZpotrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSpotrfBatched: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnDpotrfBatched: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnCpotrfBatched: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnZpotrfBatched: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnSpotrsBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnDpotrsBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnCpotrsBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnZpotrsBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnSpotri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDpotri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCpotri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZpotri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSpotri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDpotri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCpotri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZpotri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXtrtri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Writable, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXtrtri: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSlauum_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDlauum_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnClauum_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZlauum_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSlauum: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDlauum: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnClauum: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZlauum: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgetrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgetrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgetrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgetrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgetrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgetrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgetrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgetrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSlaswp: _C[cusolverDnHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnDlaswp: _C[cusolverDnHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnClaswp: _C[cusolverDnHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnZlaswp: _C[cusolverDnHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnSgetrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgetrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgetrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgetrs: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgeqrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgeqrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgeqrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgeqrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgeqrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgeqrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgeqrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgeqrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSorgqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDorgqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCungqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZungqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSorgqr: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDorgqr: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCungqr: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZungqr: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSormqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDormqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCunmqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZunmqr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSormqr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDormqr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCunmqr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZunmqr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsytrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsytrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCsytrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZsytrf_bufferSize: _C[cusolverDnHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsytrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsytrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCsytrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZsytrf: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXsytrf_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Address, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXsytrf: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Writable, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXhetrf_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Address, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXhetrf: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Writable, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXsytrs_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Address, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXsytrs: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Address, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXhetrs_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXhetrs: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsytri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsytri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCsytri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZsytri_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsytri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsytri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCsytri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZsytri: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgebrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgebrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgebrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgebrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgebrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgebrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgebrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgebrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSorgbr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDorgbr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCungbr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZungbr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSorgbr: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDorgbr: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCungbr: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZungbr: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsytrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsytrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnChetrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZhetrd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsytrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsytrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnChetrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZhetrd: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSorgtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDorgtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCungtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZungtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSorgtr: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDorgtr: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCungtr: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZungtr: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSormtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDormtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCunmtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZunmtr_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSormtr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDormtr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCunmtr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZunmtr: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgesvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgesvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgesvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgesvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSgesvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDgesvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCgesvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZgesvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsyevd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsyevd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCheevd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZheevd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsyevd: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsyevd: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCheevd: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZheevd: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsyevdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsyevdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnCheevdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZheevdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsyevdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsyevdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCheevdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZheevdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsygvdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsygvdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnChegvdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZhegvdx_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsygvdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsygvdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnChegvdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZhegvdx: _C[cusolverDnHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, float, float, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsygvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsygvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnChegvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnZhegvd_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverDnSsygvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnDsygvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnChegvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnZhegvd: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXsygvd_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, int, _Address, int, int, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXsygvd: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Writable, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXsygvStridedBatched_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, int, int, _Address, int, int, int, _Address, int, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXsygvStridedBatched: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Writable, int, int, int, _Writable, int, int, int, _Writable, int, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXsygvdx_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, int, _Address, int, _Writable, _Writable, int, int, _Pointer[ctypes.c_int64] | int, int, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXsygvdx: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, int, _Writable, int, int, _Writable, int, _Writable, _Writable, int, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnCreateSyevjInfo: _C[_Pointer[syevjInfo_t] | int]
    cusolverDnDestroySyevjInfo: _C[syevjInfo_t | int | None]
    cusolverDnXsyevjSetTolerance: _C[syevjInfo_t | int | None, float]
    cusolverDnXsyevjSetMaxSweeps: _C[syevjInfo_t | int | None, int]
    cusolverDnXsyevjSetSortEig: _C[syevjInfo_t | int | None, int]
    cusolverDnXsyevjGetResidual: _C[cusolverDnHandle_t | int | None, syevjInfo_t | int | None, _Pointer[ctypes.c_double] | int]
    cusolverDnXsyevjGetSweeps: _C[cusolverDnHandle_t | int | None, syevjInfo_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnSsyevjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnDsyevjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnCheevjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnZheevjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnSsyevjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnDsyevjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnCheevjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnZheevjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None, int]
    cusolverDnSsyevj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnDsyevj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnCheevj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnZheevj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnSsyevj: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnDsyevj: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnCheevj: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnZheevj: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnSsygvj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnDsygvj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnChegvj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnZhegvj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnSsygvj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnDsygvj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnChegvj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnZhegvj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, syevjInfo_t | int | None]
    cusolverDnCreateGesvdjInfo: _C[_Pointer[gesvdjInfo_t] | int]
    cusolverDnDestroyGesvdjInfo: _C[gesvdjInfo_t | int | None]
    cusolverDnXgesvdjSetTolerance: _C[gesvdjInfo_t | int | None, float]
    cusolverDnXgesvdjSetMaxSweeps: _C[gesvdjInfo_t | int | None, int]
    cusolverDnXgesvdjSetSortEig: _C[gesvdjInfo_t | int | None, int]
    cusolverDnXgesvdjGetResidual: _C[cusolverDnHandle_t | int | None, gesvdjInfo_t | int | None, _Pointer[ctypes.c_double] | int]
    cusolverDnXgesvdjGetSweeps: _C[cusolverDnHandle_t | int | None, gesvdjInfo_t | int | None, _Pointer[ctypes.c_int] | int]
    cusolverDnSgesvdjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnDgesvdjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnCgesvdjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnZgesvdjBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnSgesvdjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnDgesvdjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnCgesvdjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnZgesvdjBatched: _C[cusolverDnHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None, int]
    cusolverDnSgesvdj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnDgesvdj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnCgesvdj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnZgesvdj_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnSgesvdj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnDgesvdj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnCgesvdj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnZgesvdj: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, gesvdjInfo_t | int | None]
    cusolverDnSgesvdaStridedBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnDgesvdaStridedBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnCgesvdaStridedBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnZgesvdaStridedBatched_bufferSize: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnSgesvdaStridedBatched: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int]
    cusolverDnDgesvdaStridedBatched: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int]
    cusolverDnCgesvdaStridedBatched: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int]
    cusolverDnZgesvdaStridedBatched: _C[cusolverDnHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int]
    cusolverDnCreateParams: _C[_Pointer[cusolverDnParams_t] | int]
    cusolverDnDestroyParams: _C[cusolverDnParams_t | int | None]
    cusolverDnSetAdvOptions: _C[cusolverDnParams_t | int | None, int, int]
    cusolverDnXpotrf_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXpotrf: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXpotrs: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXgeqrf_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Address, int, int, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXgeqrf: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXgetrf_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXgetrf: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Writable, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXgetrs: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXsyevd_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, int, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXsyevd: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXstedc_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Address, _Address, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXstedc: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, _Writable, _Writable, int, _Writable, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXsyevBatched_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, int, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    cusolverDnXsyevBatched: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int, int]
    cusolverDnXsyevdx_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, _Writable, _Writable, int, int, _Pointer[ctypes.c_int64] | int, int, _Address, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXsyevdx: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Writable, int, _Writable, _Writable, int, int, _Pointer[ctypes.c_int64] | int, int, _Writable, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXgeev_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, int, _Address, int, _Address, int, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXgeev: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXgesvd_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, int, _Address, int, _Address, int, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXgesvd: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXgesvdp_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, int, _Address, int, _Address, int, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXgesvdp: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int]
    cusolverDnXgesvdr_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, int, int, int, _Address, int, int, _Address, int, _Address, int, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXgesvdr: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, int, int, int, _Writable, int, int, _Writable, int, _Writable, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_int] | int]
    cusolverDnXlarft_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, int, _Address, int, _Writable, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXlarft: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, int, _Address, int, int, _Address, int, _Writable, int, int, _Writable, int, _Writable, int]
    cusolverDnLoggerSetCallback: _C[cusolverDnLoggerCallback_t | None]
    cusolverDnLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    cusolverDnLoggerOpenFile: _C[_Text]
    cusolverDnLoggerSetLevel: _C[int]
    cusolverDnLoggerSetMask: _C[int]
    cusolverDnLoggerForceDisable: _C[[]]
    cusolverDnXpolar_bufferSize: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Address, int, int, _Address, int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverDnXpolar: _C[cusolverDnHandle_t | int | None, cusolverDnParams_t | int | None, int, int, int, int, _Writable, int, int, _Writable, int, int, _Writable, int, _Writable, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpCreate: _C[_Pointer[cusolverSpHandle_t] | int]
    cusolverSpDestroy: _C[cusolverSpHandle_t | int | None]
    cusolverSpSetStream: _C[cusolverSpHandle_t | int | None, driver.CUstream | int | None]
    cusolverSpGetStream: _C[cusolverSpHandle_t | int | None, _Pointer[driver.CUstream] | int]
    cusolverSpXcsrissymHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrlsvluHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, float, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrlsvluHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, float, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrlsvluHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, float, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrlsvluHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, float, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrlsvqr: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, float, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrlsvqr: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, float, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrlsvqr: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, float, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrlsvqr: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, float, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrlsvqrHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, float, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrlsvqrHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, float, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrlsvqrHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, float, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrlsvqrHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, float, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrlsvcholHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, float, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrlsvcholHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, float, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrlsvcholHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, float, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrlsvcholHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, float, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrlsvchol: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, float, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrlsvchol: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, float, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrlsvchol: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, float, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrlsvchol: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, float, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrlsqvqrHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, float, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int]
    cusolverSpDcsrlsqvqrHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, float, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int]
    cusolverSpCcsrlsqvqrHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, float, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int]
    cusolverSpZcsrlsqvqrHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, float, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int]
    cusolverSpScsreigvsiHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, _Pointer[ctypes.c_float] | int, int, float, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cusolverSpDcsreigvsiHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, _Pointer[ctypes.c_double] | int, int, float, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cusolverSpCcsreigvsiHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2, _Pointer[runtime.float2] | int, int, float, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int]
    cusolverSpZcsreigvsiHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2, _Pointer[runtime.double2] | int, int, float, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int]
    cusolverSpScsreigvsi: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, _Pointer[ctypes.c_float] | int, int, float, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cusolverSpDcsreigvsi: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, _Pointer[ctypes.c_double] | int, int, float, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cusolverSpCcsreigvsi: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2, _Pointer[runtime.float2] | int, int, float, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int]
    cusolverSpZcsreigvsi: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2, _Pointer[runtime.double2] | int, int, float, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int]
    cusolverSpScsreigsHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2, runtime.float2, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsreigsHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2, runtime.double2, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsreigsHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2, runtime.float2, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsreigsHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2, runtime.double2, _Pointer[ctypes.c_int] | int]
    cusolverSpXcsrsymrcmHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpXcsrsymmdqHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpXcsrsymamdHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpXcsrmetisndHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrzfdHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrzfdHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrzfdHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrzfdHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusolverSpXcsrperm_bufferSizeHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpXcsrpermHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusolverSpCreateCsrqrInfo: _C[_Pointer[csrqrInfo_t] | int]
    cusolverSpDestroyCsrqrInfo: _C[csrqrInfo_t | int | None]
    cusolverSpXcsrqrAnalysisBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfo_t | int | None]
    cusolverSpScsrqrBufferInfoBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpDcsrqrBufferInfoBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpCcsrqrBufferInfoBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpZcsrqrBufferInfoBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpScsrqrsvBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, csrqrInfo_t | int | None, _Writable]
    cusolverSpDcsrqrsvBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, csrqrInfo_t | int | None, _Writable]
    cusolverSpCcsrqrsvBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, csrqrInfo_t | int | None, _Writable]
    cusolverSpZcsrqrsvBatched: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, csrqrInfo_t | int | None, _Writable]
    cusolverSpCreateCsrluInfoHost: _C[_Pointer[csrluInfoHost_t] | int]
    cusolverSpDestroyCsrluInfoHost: _C[csrluInfoHost_t | int | None]
    cusolverSpXcsrluAnalysisHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None]
    cusolverSpScsrluBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpDcsrluBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpCcsrluBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpZcsrluBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpScsrluFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, float, _Writable]
    cusolverSpDcsrluFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, float, _Writable]
    cusolverSpCcsrluFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, float, _Writable]
    cusolverSpZcsrluFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, float, _Writable]
    cusolverSpScsrluZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrluInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrluZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrluInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrluZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrluInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrluZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrluInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrluSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpDcsrluSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpCcsrluSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpZcsrluSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpXcsrluNnzHost: _C[cusolverSpHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None]
    cusolverSpScsrluExtractHost: _C[cusolverSpHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpDcsrluExtractHost: _C[cusolverSpHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpCcsrluExtractHost: _C[cusolverSpHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpZcsrluExtractHost: _C[cusolverSpHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrluInfoHost_t | int | None, _Writable]
    cusolverSpCreateCsrqrInfoHost: _C[_Pointer[csrqrInfoHost_t] | int]
    cusolverSpDestroyCsrqrInfoHost: _C[csrqrInfoHost_t | int | None]
    cusolverSpXcsrqrAnalysisHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfoHost_t | int | None]
    cusolverSpScsrqrBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpDcsrqrBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpCcsrqrBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpZcsrqrBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpScsrqrSetupHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, csrqrInfoHost_t | int | None]
    cusolverSpDcsrqrSetupHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, csrqrInfoHost_t | int | None]
    cusolverSpCcsrqrSetupHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2, csrqrInfoHost_t | int | None]
    cusolverSpZcsrqrSetupHost: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2, csrqrInfoHost_t | int | None]
    cusolverSpScsrqrFactorHost: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpDcsrqrFactorHost: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpCcsrqrFactorHost: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpZcsrqrFactorHost: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpScsrqrZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrqrInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrqrZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrqrInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrqrZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrqrInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrqrZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrqrInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrqrSolveHost: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpDcsrqrSolveHost: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpCcsrqrSolveHost: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpZcsrqrSolveHost: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, csrqrInfoHost_t | int | None, _Writable]
    cusolverSpXcsrqrAnalysis: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfo_t | int | None]
    cusolverSpScsrqrBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpDcsrqrBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpCcsrqrBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpZcsrqrBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrqrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpScsrqrSetup: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, csrqrInfo_t | int | None]
    cusolverSpDcsrqrSetup: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, csrqrInfo_t | int | None]
    cusolverSpCcsrqrSetup: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2, csrqrInfo_t | int | None]
    cusolverSpZcsrqrSetup: _C[cusolverSpHandle_t | int | None, int, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2, csrqrInfo_t | int | None]
    cusolverSpScsrqrFactor: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpDcsrqrFactor: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpCcsrqrFactor: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpZcsrqrFactor: _C[cusolverSpHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpScsrqrZeroPivot: _C[cusolverSpHandle_t | int | None, csrqrInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrqrZeroPivot: _C[cusolverSpHandle_t | int | None, csrqrInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrqrZeroPivot: _C[cusolverSpHandle_t | int | None, csrqrInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrqrZeroPivot: _C[cusolverSpHandle_t | int | None, csrqrInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrqrSolve: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpDcsrqrSolve: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpCcsrqrSolve: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpZcsrqrSolve: _C[cusolverSpHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, csrqrInfo_t | int | None, _Writable]
    cusolverSpCreateCsrcholInfoHost: _C[_Pointer[csrcholInfoHost_t] | int]
    cusolverSpDestroyCsrcholInfoHost: _C[csrcholInfoHost_t | int | None]
    cusolverSpXcsrcholAnalysisHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None]
    cusolverSpScsrcholBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpDcsrcholBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpCcsrcholBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpZcsrcholBufferInfoHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpScsrcholFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpDcsrcholFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpCcsrcholFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpZcsrcholFactorHost: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpScsrcholZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrcholInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrcholZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrcholInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrcholZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrcholInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrcholZeroPivotHost: _C[cusolverSpHandle_t | int | None, csrcholInfoHost_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrcholSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpDcsrcholSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpCcsrcholSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpZcsrcholSolveHost: _C[cusolverSpHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, csrcholInfoHost_t | int | None, _Writable]
    cusolverSpCreateCsrcholInfo: _C[_Pointer[csrcholInfo_t] | int]
    cusolverSpDestroyCsrcholInfo: _C[csrcholInfo_t | int | None]
    cusolverSpXcsrcholAnalysis: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None]
    cusolverSpScsrcholBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpDcsrcholBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpCcsrcholBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpZcsrcholBufferInfo: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusolverSpScsrcholFactor: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpDcsrcholFactor: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpCcsrcholFactor: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpZcsrcholFactor: _C[cusolverSpHandle_t | int | None, int, int, cusparse.cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpScsrcholZeroPivot: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpDcsrcholZeroPivot: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpCcsrcholZeroPivot: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpZcsrcholZeroPivot: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, float, _Pointer[ctypes.c_int] | int]
    cusolverSpScsrcholSolve: _C[cusolverSpHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpDcsrcholSolve: _C[cusolverSpHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpCcsrcholSolve: _C[cusolverSpHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpZcsrcholSolve: _C[cusolverSpHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, csrcholInfo_t | int | None, _Writable]
    cusolverSpScsrcholDiag: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, _Pointer[ctypes.c_float] | int]
    cusolverSpDcsrcholDiag: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, _Pointer[ctypes.c_double] | int]
    cusolverSpCcsrcholDiag: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, _Pointer[ctypes.c_float] | int]
    cusolverSpZcsrcholDiag: _C[cusolverSpHandle_t | int | None, csrcholInfo_t | int | None, _Pointer[ctypes.c_double] | int]
    cusolverRfCreate: _C[_Pointer[cusolverRfHandle_t] | int]
    cusolverRfDestroy: _C[cusolverRfHandle_t | int | None]
    cusolverRfGetMatrixFormat: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusolverRfSetMatrixFormat: _C[cusolverRfHandle_t | int | None, int, int]
    cusolverRfSetNumericProperties: _C[cusolverRfHandle_t | int | None, float, float]
    cusolverRfGetNumericProperties: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cusolverRfGetNumericBoostReport: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverRfSetAlgs: _C[cusolverRfHandle_t | int | None, int, int]
    cusolverRfGetAlgs: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusolverRfGetResetValuesFastMode: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusolverRfSetResetValuesFastMode: _C[cusolverRfHandle_t | int | None, int]
    cusolverRfSetupHost: _C[int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusolverRfHandle_t | int | None]
    cusolverRfSetupDevice: _C[int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusolverRfHandle_t | int | None]
    cusolverRfResetValues: _C[int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusolverRfHandle_t | int | None]
    cusolverRfAnalyze: _C[cusolverRfHandle_t | int | None]
    cusolverRfRefactor: _C[cusolverRfHandle_t | int | None]
    cusolverRfAccessBundledFactorsDevice: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int]
    cusolverRfExtractBundledFactorsHost: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int]
    cusolverRfExtractSplitFactorsHost: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int]
    cusolverRfSolve: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cusolverRfBatchSetupHost: _C[int, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusolverRfHandle_t | int | None]
    cusolverRfBatchResetValues: _C[int, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusolverRfHandle_t | int | None]
    cusolverRfBatchAnalyze: _C[cusolverRfHandle_t | int | None]
    cusolverRfBatchRefactor: _C[cusolverRfHandle_t | int | None]
    cusolverRfBatchSolve: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int]
    cusolverRfBatchZeroPivot: _C[cusolverRfHandle_t | int | None, _Pointer[ctypes.c_int] | int]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    cusolverDnPotrf_bufferSize: Callable[..., int]
    cusolverDnPotrf: Callable[..., int]
    cusolverDnPotrs: Callable[..., int]
    cusolverDnGeqrf_bufferSize: Callable[..., int]
    cusolverDnGeqrf: Callable[..., int]
    cusolverDnGetrf_bufferSize: Callable[..., int]
    cusolverDnGetrf: Callable[..., int]
    cusolverDnGetrs: Callable[..., int]
    cusolverDnSyevd_bufferSize: Callable[..., int]
    cusolverDnSyevd: Callable[..., int]
    cusolverDnSyevdx_bufferSize: Callable[..., int]
    cusolverDnSyevdx: Callable[..., int]
    cusolverDnGesvd_bufferSize: Callable[..., int]
    cusolverDnGesvd: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cusolverGetProperty = staticmethod(_here.cusolverGetProperty)
    cusolverGetVersion = staticmethod(_here.cusolverGetVersion)
    cusolverDnCreate = staticmethod(_here.cusolverDnCreate)
    cusolverDnDestroy = staticmethod(_here.cusolverDnDestroy)
    cusolverDnSetStream = staticmethod(_here.cusolverDnSetStream)
    cusolverDnGetStream = staticmethod(_here.cusolverDnGetStream)
    cusolverDnSetDeterministicMode = staticmethod(_here.cusolverDnSetDeterministicMode)
    cusolverDnGetDeterministicMode = staticmethod(_here.cusolverDnGetDeterministicMode)
    cusolverDnSetMathMode = staticmethod(_here.cusolverDnSetMathMode)
    cusolverDnGetMathMode = staticmethod(_here.cusolverDnGetMathMode)
    cusolverDnSetEmulationStrategy = staticmethod(_here.cusolverDnSetEmulationStrategy)
    cusolverDnGetEmulationStrategy = staticmethod(_here.cusolverDnGetEmulationStrategy)
    cusolverDnSetFixedPointEmulationMantissaControl = staticmethod(_here.cusolverDnSetFixedPointEmulationMantissaControl)
    cusolverDnGetFixedPointEmulationMantissaControl = staticmethod(_here.cusolverDnGetFixedPointEmulationMantissaControl)
    cusolverDnSetFixedPointEmulationMaxMantissaBitCount = staticmethod(_here.cusolverDnSetFixedPointEmulationMaxMantissaBitCount)
    cusolverDnGetFixedPointEmulationMaxMantissaBitCount = staticmethod(_here.cusolverDnGetFixedPointEmulationMaxMantissaBitCount)
    cusolverDnSetFixedPointEmulationMantissaBitOffset = staticmethod(_here.cusolverDnSetFixedPointEmulationMantissaBitOffset)
    cusolverDnGetFixedPointEmulationMantissaBitOffset = staticmethod(_here.cusolverDnGetFixedPointEmulationMantissaBitOffset)
    cusolverDnSetEmulationSpecialValuesSupport = staticmethod(_here.cusolverDnSetEmulationSpecialValuesSupport)
    cusolverDnGetEmulationSpecialValuesSupport = staticmethod(_here.cusolverDnGetEmulationSpecialValuesSupport)
    cusolverDnIRSParamsCreate = staticmethod(_here.cusolverDnIRSParamsCreate)
    cusolverDnIRSParamsDestroy = staticmethod(_here.cusolverDnIRSParamsDestroy)
    cusolverDnIRSParamsSetRefinementSolver = staticmethod(_here.cusolverDnIRSParamsSetRefinementSolver)
    cusolverDnIRSParamsSetSolverMainPrecision = staticmethod(_here.cusolverDnIRSParamsSetSolverMainPrecision)
    cusolverDnIRSParamsSetSolverLowestPrecision = staticmethod(_here.cusolverDnIRSParamsSetSolverLowestPrecision)
    cusolverDnIRSParamsSetSolverPrecisions = staticmethod(_here.cusolverDnIRSParamsSetSolverPrecisions)
    cusolverDnIRSParamsSetTol = staticmethod(_here.cusolverDnIRSParamsSetTol)
    cusolverDnIRSParamsSetTolInner = staticmethod(_here.cusolverDnIRSParamsSetTolInner)
    cusolverDnIRSParamsSetMaxIters = staticmethod(_here.cusolverDnIRSParamsSetMaxIters)
    cusolverDnIRSParamsSetMaxItersInner = staticmethod(_here.cusolverDnIRSParamsSetMaxItersInner)
    cusolverDnIRSParamsGetMaxIters = staticmethod(_here.cusolverDnIRSParamsGetMaxIters)
    cusolverDnIRSParamsEnableFallback = staticmethod(_here.cusolverDnIRSParamsEnableFallback)
    cusolverDnIRSParamsDisableFallback = staticmethod(_here.cusolverDnIRSParamsDisableFallback)
    cusolverDnIRSInfosDestroy = staticmethod(_here.cusolverDnIRSInfosDestroy)
    cusolverDnIRSInfosCreate = staticmethod(_here.cusolverDnIRSInfosCreate)
    cusolverDnIRSInfosGetNiters = staticmethod(_here.cusolverDnIRSInfosGetNiters)
    cusolverDnIRSInfosGetOuterNiters = staticmethod(_here.cusolverDnIRSInfosGetOuterNiters)
    cusolverDnIRSInfosRequestResidual = staticmethod(_here.cusolverDnIRSInfosRequestResidual)
    cusolverDnIRSInfosGetResidualHistory = staticmethod(_here.cusolverDnIRSInfosGetResidualHistory)
    cusolverDnIRSInfosGetMaxIters = staticmethod(_here.cusolverDnIRSInfosGetMaxIters)
    cusolverDnZZgesv = staticmethod(_here.cusolverDnZZgesv)
    cusolverDnZCgesv = staticmethod(_here.cusolverDnZCgesv)
    cusolverDnZKgesv = staticmethod(_here.cusolverDnZKgesv)
    cusolverDnZEgesv = staticmethod(_here.cusolverDnZEgesv)
    cusolverDnZYgesv = staticmethod(_here.cusolverDnZYgesv)
    cusolverDnCCgesv = staticmethod(_here.cusolverDnCCgesv)
    cusolverDnCEgesv = staticmethod(_here.cusolverDnCEgesv)
    cusolverDnCKgesv = staticmethod(_here.cusolverDnCKgesv)
    cusolverDnCYgesv = staticmethod(_here.cusolverDnCYgesv)
    cusolverDnDDgesv = staticmethod(_here.cusolverDnDDgesv)
    cusolverDnDSgesv = staticmethod(_here.cusolverDnDSgesv)
    cusolverDnDHgesv = staticmethod(_here.cusolverDnDHgesv)
    cusolverDnDBgesv = staticmethod(_here.cusolverDnDBgesv)
    cusolverDnDXgesv = staticmethod(_here.cusolverDnDXgesv)
    cusolverDnSSgesv = staticmethod(_here.cusolverDnSSgesv)
    cusolverDnSHgesv = staticmethod(_here.cusolverDnSHgesv)
    cusolverDnSBgesv = staticmethod(_here.cusolverDnSBgesv)
    cusolverDnSXgesv = staticmethod(_here.cusolverDnSXgesv)
    cusolverDnZZgesv_bufferSize = staticmethod(_here.cusolverDnZZgesv_bufferSize)
    cusolverDnZCgesv_bufferSize = staticmethod(_here.cusolverDnZCgesv_bufferSize)
    cusolverDnZKgesv_bufferSize = staticmethod(_here.cusolverDnZKgesv_bufferSize)
    cusolverDnZEgesv_bufferSize = staticmethod(_here.cusolverDnZEgesv_bufferSize)
    cusolverDnZYgesv_bufferSize = staticmethod(_here.cusolverDnZYgesv_bufferSize)
    cusolverDnCCgesv_bufferSize = staticmethod(_here.cusolverDnCCgesv_bufferSize)
    cusolverDnCKgesv_bufferSize = staticmethod(_here.cusolverDnCKgesv_bufferSize)
    cusolverDnCEgesv_bufferSize = staticmethod(_here.cusolverDnCEgesv_bufferSize)
    cusolverDnCYgesv_bufferSize = staticmethod(_here.cusolverDnCYgesv_bufferSize)
    cusolverDnDDgesv_bufferSize = staticmethod(_here.cusolverDnDDgesv_bufferSize)
    cusolverDnDSgesv_bufferSize = staticmethod(_here.cusolverDnDSgesv_bufferSize)
    cusolverDnDHgesv_bufferSize = staticmethod(_here.cusolverDnDHgesv_bufferSize)
    cusolverDnDBgesv_bufferSize = staticmethod(_here.cusolverDnDBgesv_bufferSize)
    cusolverDnDXgesv_bufferSize = staticmethod(_here.cusolverDnDXgesv_bufferSize)
    cusolverDnSSgesv_bufferSize = staticmethod(_here.cusolverDnSSgesv_bufferSize)
    cusolverDnSHgesv_bufferSize = staticmethod(_here.cusolverDnSHgesv_bufferSize)
    cusolverDnSBgesv_bufferSize = staticmethod(_here.cusolverDnSBgesv_bufferSize)
    cusolverDnSXgesv_bufferSize = staticmethod(_here.cusolverDnSXgesv_bufferSize)
    cusolverDnZZgels = staticmethod(_here.cusolverDnZZgels)
    cusolverDnZCgels = staticmethod(_here.cusolverDnZCgels)
    cusolverDnZKgels = staticmethod(_here.cusolverDnZKgels)
    cusolverDnZEgels = staticmethod(_here.cusolverDnZEgels)
    cusolverDnZYgels = staticmethod(_here.cusolverDnZYgels)
    cusolverDnCCgels = staticmethod(_here.cusolverDnCCgels)
    cusolverDnCKgels = staticmethod(_here.cusolverDnCKgels)
    cusolverDnCEgels = staticmethod(_here.cusolverDnCEgels)
    cusolverDnCYgels = staticmethod(_here.cusolverDnCYgels)
    cusolverDnDDgels = staticmethod(_here.cusolverDnDDgels)
    cusolverDnDSgels = staticmethod(_here.cusolverDnDSgels)
    cusolverDnDHgels = staticmethod(_here.cusolverDnDHgels)
    cusolverDnDBgels = staticmethod(_here.cusolverDnDBgels)
    cusolverDnDXgels = staticmethod(_here.cusolverDnDXgels)
    cusolverDnSSgels = staticmethod(_here.cusolverDnSSgels)
    cusolverDnSHgels = staticmethod(_here.cusolverDnSHgels)
    cusolverDnSBgels = staticmethod(_here.cusolverDnSBgels)
    cusolverDnSXgels = staticmethod(_here.cusolverDnSXgels)
    cusolverDnZZgels_bufferSize = staticmethod(_here.cusolverDnZZgels_bufferSize)
    cusolverDnZCgels_bufferSize = staticmethod(_here.cusolverDnZCgels_bufferSize)
    cusolverDnZKgels_bufferSize = staticmethod(_here.cusolverDnZKgels_bufferSize)
    cusolverDnZEgels_bufferSize = staticmethod(_here.cusolverDnZEgels_bufferSize)
    cusolverDnZYgels_bufferSize = staticmethod(_here.cusolverDnZYgels_bufferSize)
    cusolverDnCCgels_bufferSize = staticmethod(_here.cusolverDnCCgels_bufferSize)
    cusolverDnCKgels_bufferSize = staticmethod(_here.cusolverDnCKgels_bufferSize)
    cusolverDnCEgels_bufferSize = staticmethod(_here.cusolverDnCEgels_bufferSize)
    cusolverDnCYgels_bufferSize = staticmethod(_here.cusolverDnCYgels_bufferSize)
    cusolverDnDDgels_bufferSize = staticmethod(_here.cusolverDnDDgels_bufferSize)
    cusolverDnDSgels_bufferSize = staticmethod(_here.cusolverDnDSgels_bufferSize)
    cusolverDnDHgels_bufferSize = staticmethod(_here.cusolverDnDHgels_bufferSize)
    cusolverDnDBgels_bufferSize = staticmethod(_here.cusolverDnDBgels_bufferSize)
    cusolverDnDXgels_bufferSize = staticmethod(_here.cusolverDnDXgels_bufferSize)
    cusolverDnSSgels_bufferSize = staticmethod(_here.cusolverDnSSgels_bufferSize)
    cusolverDnSHgels_bufferSize = staticmethod(_here.cusolverDnSHgels_bufferSize)
    cusolverDnSBgels_bufferSize = staticmethod(_here.cusolverDnSBgels_bufferSize)
    cusolverDnSXgels_bufferSize = staticmethod(_here.cusolverDnSXgels_bufferSize)
    cusolverDnIRSXgesv = staticmethod(_here.cusolverDnIRSXgesv)
    cusolverDnIRSXgesv_bufferSize = staticmethod(_here.cusolverDnIRSXgesv_bufferSize)
    cusolverDnIRSXgels = staticmethod(_here.cusolverDnIRSXgels)
    cusolverDnIRSXgels_bufferSize = staticmethod(_here.cusolverDnIRSXgels_bufferSize)
    cusolverDnSpotrf_bufferSize = staticmethod(_here.cusolverDnSpotrf_bufferSize)
    cusolverDnDpotrf_bufferSize = staticmethod(_here.cusolverDnDpotrf_bufferSize)
    cusolverDnCpotrf_bufferSize = staticmethod(_here.cusolverDnCpotrf_bufferSize)
    cusolverDnZpotrf_bufferSize = staticmethod(_here.cusolverDnZpotrf_bufferSize)
    cusolverDnSpotrf = staticmethod(_here.cusolverDnSpotrf)
    cusolverDnDpotrf = staticmethod(_here.cusolverDnDpotrf)
    cusolverDnCpotrf = staticmethod(_here.cusolverDnCpotrf)
    cusolverDnZpotrf = staticmethod(_here.cusolverDnZpotrf)
    cusolverDnSpotrs = staticmethod(_here.cusolverDnSpotrs)
    cusolverDnDpotrs = staticmethod(_here.cusolverDnDpotrs)
    cusolverDnCpotrs = staticmethod(_here.cusolverDnCpotrs)
    cusolverDnZpotrs = staticmethod(_here.cusolverDnZpotrs)
    cusolverDnSpotrfBatched = staticmethod(_here.cusolverDnSpotrfBatched)
    cusolverDnDpotrfBatched = staticmethod(_here.cusolverDnDpotrfBatched)
    cusolverDnCpotrfBatched = staticmethod(_here.cusolverDnCpotrfBatched)
    cusolverDnZpotrfBatched = staticmethod(_here.cusolverDnZpotrfBatched)
    cusolverDnSpotrsBatched = staticmethod(_here.cusolverDnSpotrsBatched)
    cusolverDnDpotrsBatched = staticmethod(_here.cusolverDnDpotrsBatched)
    cusolverDnCpotrsBatched = staticmethod(_here.cusolverDnCpotrsBatched)
    cusolverDnZpotrsBatched = staticmethod(_here.cusolverDnZpotrsBatched)
    cusolverDnSpotri_bufferSize = staticmethod(_here.cusolverDnSpotri_bufferSize)
    cusolverDnDpotri_bufferSize = staticmethod(_here.cusolverDnDpotri_bufferSize)
    cusolverDnCpotri_bufferSize = staticmethod(_here.cusolverDnCpotri_bufferSize)
    cusolverDnZpotri_bufferSize = staticmethod(_here.cusolverDnZpotri_bufferSize)
    cusolverDnSpotri = staticmethod(_here.cusolverDnSpotri)
    cusolverDnDpotri = staticmethod(_here.cusolverDnDpotri)
    cusolverDnCpotri = staticmethod(_here.cusolverDnCpotri)
    cusolverDnZpotri = staticmethod(_here.cusolverDnZpotri)
    cusolverDnXtrtri_bufferSize = staticmethod(_here.cusolverDnXtrtri_bufferSize)
    cusolverDnXtrtri = staticmethod(_here.cusolverDnXtrtri)
    cusolverDnSlauum_bufferSize = staticmethod(_here.cusolverDnSlauum_bufferSize)
    cusolverDnDlauum_bufferSize = staticmethod(_here.cusolverDnDlauum_bufferSize)
    cusolverDnClauum_bufferSize = staticmethod(_here.cusolverDnClauum_bufferSize)
    cusolverDnZlauum_bufferSize = staticmethod(_here.cusolverDnZlauum_bufferSize)
    cusolverDnSlauum = staticmethod(_here.cusolverDnSlauum)
    cusolverDnDlauum = staticmethod(_here.cusolverDnDlauum)
    cusolverDnClauum = staticmethod(_here.cusolverDnClauum)
    cusolverDnZlauum = staticmethod(_here.cusolverDnZlauum)
    cusolverDnSgetrf_bufferSize = staticmethod(_here.cusolverDnSgetrf_bufferSize)
    cusolverDnDgetrf_bufferSize = staticmethod(_here.cusolverDnDgetrf_bufferSize)
    cusolverDnCgetrf_bufferSize = staticmethod(_here.cusolverDnCgetrf_bufferSize)
    cusolverDnZgetrf_bufferSize = staticmethod(_here.cusolverDnZgetrf_bufferSize)
    cusolverDnSgetrf = staticmethod(_here.cusolverDnSgetrf)
    cusolverDnDgetrf = staticmethod(_here.cusolverDnDgetrf)
    cusolverDnCgetrf = staticmethod(_here.cusolverDnCgetrf)
    cusolverDnZgetrf = staticmethod(_here.cusolverDnZgetrf)
    cusolverDnSlaswp = staticmethod(_here.cusolverDnSlaswp)
    cusolverDnDlaswp = staticmethod(_here.cusolverDnDlaswp)
    cusolverDnClaswp = staticmethod(_here.cusolverDnClaswp)
    cusolverDnZlaswp = staticmethod(_here.cusolverDnZlaswp)
    cusolverDnSgetrs = staticmethod(_here.cusolverDnSgetrs)
    cusolverDnDgetrs = staticmethod(_here.cusolverDnDgetrs)
    cusolverDnCgetrs = staticmethod(_here.cusolverDnCgetrs)
    cusolverDnZgetrs = staticmethod(_here.cusolverDnZgetrs)
    cusolverDnSgeqrf_bufferSize = staticmethod(_here.cusolverDnSgeqrf_bufferSize)
    cusolverDnDgeqrf_bufferSize = staticmethod(_here.cusolverDnDgeqrf_bufferSize)
    cusolverDnCgeqrf_bufferSize = staticmethod(_here.cusolverDnCgeqrf_bufferSize)
    cusolverDnZgeqrf_bufferSize = staticmethod(_here.cusolverDnZgeqrf_bufferSize)
    cusolverDnSgeqrf = staticmethod(_here.cusolverDnSgeqrf)
    cusolverDnDgeqrf = staticmethod(_here.cusolverDnDgeqrf)
    cusolverDnCgeqrf = staticmethod(_here.cusolverDnCgeqrf)
    cusolverDnZgeqrf = staticmethod(_here.cusolverDnZgeqrf)
    cusolverDnSorgqr_bufferSize = staticmethod(_here.cusolverDnSorgqr_bufferSize)
    cusolverDnDorgqr_bufferSize = staticmethod(_here.cusolverDnDorgqr_bufferSize)
    cusolverDnCungqr_bufferSize = staticmethod(_here.cusolverDnCungqr_bufferSize)
    cusolverDnZungqr_bufferSize = staticmethod(_here.cusolverDnZungqr_bufferSize)
    cusolverDnSorgqr = staticmethod(_here.cusolverDnSorgqr)
    cusolverDnDorgqr = staticmethod(_here.cusolverDnDorgqr)
    cusolverDnCungqr = staticmethod(_here.cusolverDnCungqr)
    cusolverDnZungqr = staticmethod(_here.cusolverDnZungqr)
    cusolverDnSormqr_bufferSize = staticmethod(_here.cusolverDnSormqr_bufferSize)
    cusolverDnDormqr_bufferSize = staticmethod(_here.cusolverDnDormqr_bufferSize)
    cusolverDnCunmqr_bufferSize = staticmethod(_here.cusolverDnCunmqr_bufferSize)
    cusolverDnZunmqr_bufferSize = staticmethod(_here.cusolverDnZunmqr_bufferSize)
    cusolverDnSormqr = staticmethod(_here.cusolverDnSormqr)
    cusolverDnDormqr = staticmethod(_here.cusolverDnDormqr)
    cusolverDnCunmqr = staticmethod(_here.cusolverDnCunmqr)
    cusolverDnZunmqr = staticmethod(_here.cusolverDnZunmqr)
    cusolverDnSsytrf_bufferSize = staticmethod(_here.cusolverDnSsytrf_bufferSize)
    cusolverDnDsytrf_bufferSize = staticmethod(_here.cusolverDnDsytrf_bufferSize)
    cusolverDnCsytrf_bufferSize = staticmethod(_here.cusolverDnCsytrf_bufferSize)
    cusolverDnZsytrf_bufferSize = staticmethod(_here.cusolverDnZsytrf_bufferSize)
    cusolverDnSsytrf = staticmethod(_here.cusolverDnSsytrf)
    cusolverDnDsytrf = staticmethod(_here.cusolverDnDsytrf)
    cusolverDnCsytrf = staticmethod(_here.cusolverDnCsytrf)
    cusolverDnZsytrf = staticmethod(_here.cusolverDnZsytrf)
    cusolverDnXsytrf_bufferSize = staticmethod(_here.cusolverDnXsytrf_bufferSize)
    cusolverDnXsytrf = staticmethod(_here.cusolverDnXsytrf)
    cusolverDnXhetrf_bufferSize = staticmethod(_here.cusolverDnXhetrf_bufferSize)
    cusolverDnXhetrf = staticmethod(_here.cusolverDnXhetrf)
    cusolverDnXsytrs_bufferSize = staticmethod(_here.cusolverDnXsytrs_bufferSize)
    cusolverDnXsytrs = staticmethod(_here.cusolverDnXsytrs)
    cusolverDnXhetrs_bufferSize = staticmethod(_here.cusolverDnXhetrs_bufferSize)
    cusolverDnXhetrs = staticmethod(_here.cusolverDnXhetrs)
    cusolverDnSsytri_bufferSize = staticmethod(_here.cusolverDnSsytri_bufferSize)
    cusolverDnDsytri_bufferSize = staticmethod(_here.cusolverDnDsytri_bufferSize)
    cusolverDnCsytri_bufferSize = staticmethod(_here.cusolverDnCsytri_bufferSize)
    cusolverDnZsytri_bufferSize = staticmethod(_here.cusolverDnZsytri_bufferSize)
    cusolverDnSsytri = staticmethod(_here.cusolverDnSsytri)
    cusolverDnDsytri = staticmethod(_here.cusolverDnDsytri)
    cusolverDnCsytri = staticmethod(_here.cusolverDnCsytri)
    cusolverDnZsytri = staticmethod(_here.cusolverDnZsytri)
    cusolverDnSgebrd_bufferSize = staticmethod(_here.cusolverDnSgebrd_bufferSize)
    cusolverDnDgebrd_bufferSize = staticmethod(_here.cusolverDnDgebrd_bufferSize)
    cusolverDnCgebrd_bufferSize = staticmethod(_here.cusolverDnCgebrd_bufferSize)
    cusolverDnZgebrd_bufferSize = staticmethod(_here.cusolverDnZgebrd_bufferSize)
    cusolverDnSgebrd = staticmethod(_here.cusolverDnSgebrd)
    cusolverDnDgebrd = staticmethod(_here.cusolverDnDgebrd)
    cusolverDnCgebrd = staticmethod(_here.cusolverDnCgebrd)
    cusolverDnZgebrd = staticmethod(_here.cusolverDnZgebrd)
    cusolverDnSorgbr_bufferSize = staticmethod(_here.cusolverDnSorgbr_bufferSize)
    cusolverDnDorgbr_bufferSize = staticmethod(_here.cusolverDnDorgbr_bufferSize)
    cusolverDnCungbr_bufferSize = staticmethod(_here.cusolverDnCungbr_bufferSize)
    cusolverDnZungbr_bufferSize = staticmethod(_here.cusolverDnZungbr_bufferSize)
    cusolverDnSorgbr = staticmethod(_here.cusolverDnSorgbr)
    cusolverDnDorgbr = staticmethod(_here.cusolverDnDorgbr)
    cusolverDnCungbr = staticmethod(_here.cusolverDnCungbr)
    cusolverDnZungbr = staticmethod(_here.cusolverDnZungbr)
    cusolverDnSsytrd_bufferSize = staticmethod(_here.cusolverDnSsytrd_bufferSize)
    cusolverDnDsytrd_bufferSize = staticmethod(_here.cusolverDnDsytrd_bufferSize)
    cusolverDnChetrd_bufferSize = staticmethod(_here.cusolverDnChetrd_bufferSize)
    cusolverDnZhetrd_bufferSize = staticmethod(_here.cusolverDnZhetrd_bufferSize)
    cusolverDnSsytrd = staticmethod(_here.cusolverDnSsytrd)
    cusolverDnDsytrd = staticmethod(_here.cusolverDnDsytrd)
    cusolverDnChetrd = staticmethod(_here.cusolverDnChetrd)
    cusolverDnZhetrd = staticmethod(_here.cusolverDnZhetrd)
    cusolverDnSorgtr_bufferSize = staticmethod(_here.cusolverDnSorgtr_bufferSize)
    cusolverDnDorgtr_bufferSize = staticmethod(_here.cusolverDnDorgtr_bufferSize)
    cusolverDnCungtr_bufferSize = staticmethod(_here.cusolverDnCungtr_bufferSize)
    cusolverDnZungtr_bufferSize = staticmethod(_here.cusolverDnZungtr_bufferSize)
    cusolverDnSorgtr = staticmethod(_here.cusolverDnSorgtr)
    cusolverDnDorgtr = staticmethod(_here.cusolverDnDorgtr)
    cusolverDnCungtr = staticmethod(_here.cusolverDnCungtr)
    cusolverDnZungtr = staticmethod(_here.cusolverDnZungtr)
    cusolverDnSormtr_bufferSize = staticmethod(_here.cusolverDnSormtr_bufferSize)
    cusolverDnDormtr_bufferSize = staticmethod(_here.cusolverDnDormtr_bufferSize)
    cusolverDnCunmtr_bufferSize = staticmethod(_here.cusolverDnCunmtr_bufferSize)
    cusolverDnZunmtr_bufferSize = staticmethod(_here.cusolverDnZunmtr_bufferSize)
    cusolverDnSormtr = staticmethod(_here.cusolverDnSormtr)
    cusolverDnDormtr = staticmethod(_here.cusolverDnDormtr)
    cusolverDnCunmtr = staticmethod(_here.cusolverDnCunmtr)
    cusolverDnZunmtr = staticmethod(_here.cusolverDnZunmtr)
    cusolverDnSgesvd_bufferSize = staticmethod(_here.cusolverDnSgesvd_bufferSize)
    cusolverDnDgesvd_bufferSize = staticmethod(_here.cusolverDnDgesvd_bufferSize)
    cusolverDnCgesvd_bufferSize = staticmethod(_here.cusolverDnCgesvd_bufferSize)
    cusolverDnZgesvd_bufferSize = staticmethod(_here.cusolverDnZgesvd_bufferSize)
    cusolverDnSgesvd = staticmethod(_here.cusolverDnSgesvd)
    cusolverDnDgesvd = staticmethod(_here.cusolverDnDgesvd)
    cusolverDnCgesvd = staticmethod(_here.cusolverDnCgesvd)
    cusolverDnZgesvd = staticmethod(_here.cusolverDnZgesvd)
    cusolverDnSsyevd_bufferSize = staticmethod(_here.cusolverDnSsyevd_bufferSize)
    cusolverDnDsyevd_bufferSize = staticmethod(_here.cusolverDnDsyevd_bufferSize)
    cusolverDnCheevd_bufferSize = staticmethod(_here.cusolverDnCheevd_bufferSize)
    cusolverDnZheevd_bufferSize = staticmethod(_here.cusolverDnZheevd_bufferSize)
    cusolverDnSsyevd = staticmethod(_here.cusolverDnSsyevd)
    cusolverDnDsyevd = staticmethod(_here.cusolverDnDsyevd)
    cusolverDnCheevd = staticmethod(_here.cusolverDnCheevd)
    cusolverDnZheevd = staticmethod(_here.cusolverDnZheevd)
    cusolverDnSsyevdx_bufferSize = staticmethod(_here.cusolverDnSsyevdx_bufferSize)
    cusolverDnDsyevdx_bufferSize = staticmethod(_here.cusolverDnDsyevdx_bufferSize)
    cusolverDnCheevdx_bufferSize = staticmethod(_here.cusolverDnCheevdx_bufferSize)
    cusolverDnZheevdx_bufferSize = staticmethod(_here.cusolverDnZheevdx_bufferSize)
    cusolverDnSsyevdx = staticmethod(_here.cusolverDnSsyevdx)
    cusolverDnDsyevdx = staticmethod(_here.cusolverDnDsyevdx)
    cusolverDnCheevdx = staticmethod(_here.cusolverDnCheevdx)
    cusolverDnZheevdx = staticmethod(_here.cusolverDnZheevdx)
    cusolverDnSsygvdx_bufferSize = staticmethod(_here.cusolverDnSsygvdx_bufferSize)
    cusolverDnDsygvdx_bufferSize = staticmethod(_here.cusolverDnDsygvdx_bufferSize)
    cusolverDnChegvdx_bufferSize = staticmethod(_here.cusolverDnChegvdx_bufferSize)
    cusolverDnZhegvdx_bufferSize = staticmethod(_here.cusolverDnZhegvdx_bufferSize)
    cusolverDnSsygvdx = staticmethod(_here.cusolverDnSsygvdx)
    cusolverDnDsygvdx = staticmethod(_here.cusolverDnDsygvdx)
    cusolverDnChegvdx = staticmethod(_here.cusolverDnChegvdx)
    cusolverDnZhegvdx = staticmethod(_here.cusolverDnZhegvdx)
    cusolverDnSsygvd_bufferSize = staticmethod(_here.cusolverDnSsygvd_bufferSize)
    cusolverDnDsygvd_bufferSize = staticmethod(_here.cusolverDnDsygvd_bufferSize)
    cusolverDnChegvd_bufferSize = staticmethod(_here.cusolverDnChegvd_bufferSize)
    cusolverDnZhegvd_bufferSize = staticmethod(_here.cusolverDnZhegvd_bufferSize)
    cusolverDnSsygvd = staticmethod(_here.cusolverDnSsygvd)
    cusolverDnDsygvd = staticmethod(_here.cusolverDnDsygvd)
    cusolverDnChegvd = staticmethod(_here.cusolverDnChegvd)
    cusolverDnZhegvd = staticmethod(_here.cusolverDnZhegvd)
    cusolverDnXsygvd_bufferSize = staticmethod(_here.cusolverDnXsygvd_bufferSize)
    cusolverDnXsygvd = staticmethod(_here.cusolverDnXsygvd)
    cusolverDnXsygvStridedBatched_bufferSize = staticmethod(_here.cusolverDnXsygvStridedBatched_bufferSize)
    cusolverDnXsygvStridedBatched = staticmethod(_here.cusolverDnXsygvStridedBatched)
    cusolverDnXsygvdx_bufferSize = staticmethod(_here.cusolverDnXsygvdx_bufferSize)
    cusolverDnXsygvdx = staticmethod(_here.cusolverDnXsygvdx)
    cusolverDnCreateSyevjInfo = staticmethod(_here.cusolverDnCreateSyevjInfo)
    cusolverDnDestroySyevjInfo = staticmethod(_here.cusolverDnDestroySyevjInfo)
    cusolverDnXsyevjSetTolerance = staticmethod(_here.cusolverDnXsyevjSetTolerance)
    cusolverDnXsyevjSetMaxSweeps = staticmethod(_here.cusolverDnXsyevjSetMaxSweeps)
    cusolverDnXsyevjSetSortEig = staticmethod(_here.cusolverDnXsyevjSetSortEig)
    cusolverDnXsyevjGetResidual = staticmethod(_here.cusolverDnXsyevjGetResidual)
    cusolverDnXsyevjGetSweeps = staticmethod(_here.cusolverDnXsyevjGetSweeps)
    cusolverDnSsyevjBatched_bufferSize = staticmethod(_here.cusolverDnSsyevjBatched_bufferSize)
    cusolverDnDsyevjBatched_bufferSize = staticmethod(_here.cusolverDnDsyevjBatched_bufferSize)
    cusolverDnCheevjBatched_bufferSize = staticmethod(_here.cusolverDnCheevjBatched_bufferSize)
    cusolverDnZheevjBatched_bufferSize = staticmethod(_here.cusolverDnZheevjBatched_bufferSize)
    cusolverDnSsyevjBatched = staticmethod(_here.cusolverDnSsyevjBatched)
    cusolverDnDsyevjBatched = staticmethod(_here.cusolverDnDsyevjBatched)
    cusolverDnCheevjBatched = staticmethod(_here.cusolverDnCheevjBatched)
    cusolverDnZheevjBatched = staticmethod(_here.cusolverDnZheevjBatched)
    cusolverDnSsyevj_bufferSize = staticmethod(_here.cusolverDnSsyevj_bufferSize)
    cusolverDnDsyevj_bufferSize = staticmethod(_here.cusolverDnDsyevj_bufferSize)
    cusolverDnCheevj_bufferSize = staticmethod(_here.cusolverDnCheevj_bufferSize)
    cusolverDnZheevj_bufferSize = staticmethod(_here.cusolverDnZheevj_bufferSize)
    cusolverDnSsyevj = staticmethod(_here.cusolverDnSsyevj)
    cusolverDnDsyevj = staticmethod(_here.cusolverDnDsyevj)
    cusolverDnCheevj = staticmethod(_here.cusolverDnCheevj)
    cusolverDnZheevj = staticmethod(_here.cusolverDnZheevj)
    cusolverDnSsygvj_bufferSize = staticmethod(_here.cusolverDnSsygvj_bufferSize)
    cusolverDnDsygvj_bufferSize = staticmethod(_here.cusolverDnDsygvj_bufferSize)
    cusolverDnChegvj_bufferSize = staticmethod(_here.cusolverDnChegvj_bufferSize)
    cusolverDnZhegvj_bufferSize = staticmethod(_here.cusolverDnZhegvj_bufferSize)
    cusolverDnSsygvj = staticmethod(_here.cusolverDnSsygvj)
    cusolverDnDsygvj = staticmethod(_here.cusolverDnDsygvj)
    cusolverDnChegvj = staticmethod(_here.cusolverDnChegvj)
    cusolverDnZhegvj = staticmethod(_here.cusolverDnZhegvj)
    cusolverDnCreateGesvdjInfo = staticmethod(_here.cusolverDnCreateGesvdjInfo)
    cusolverDnDestroyGesvdjInfo = staticmethod(_here.cusolverDnDestroyGesvdjInfo)
    cusolverDnXgesvdjSetTolerance = staticmethod(_here.cusolverDnXgesvdjSetTolerance)
    cusolverDnXgesvdjSetMaxSweeps = staticmethod(_here.cusolverDnXgesvdjSetMaxSweeps)
    cusolverDnXgesvdjSetSortEig = staticmethod(_here.cusolverDnXgesvdjSetSortEig)
    cusolverDnXgesvdjGetResidual = staticmethod(_here.cusolverDnXgesvdjGetResidual)
    cusolverDnXgesvdjGetSweeps = staticmethod(_here.cusolverDnXgesvdjGetSweeps)
    cusolverDnSgesvdjBatched_bufferSize = staticmethod(_here.cusolverDnSgesvdjBatched_bufferSize)
    cusolverDnDgesvdjBatched_bufferSize = staticmethod(_here.cusolverDnDgesvdjBatched_bufferSize)
    cusolverDnCgesvdjBatched_bufferSize = staticmethod(_here.cusolverDnCgesvdjBatched_bufferSize)
    cusolverDnZgesvdjBatched_bufferSize = staticmethod(_here.cusolverDnZgesvdjBatched_bufferSize)
    cusolverDnSgesvdjBatched = staticmethod(_here.cusolverDnSgesvdjBatched)
    cusolverDnDgesvdjBatched = staticmethod(_here.cusolverDnDgesvdjBatched)
    cusolverDnCgesvdjBatched = staticmethod(_here.cusolverDnCgesvdjBatched)
    cusolverDnZgesvdjBatched = staticmethod(_here.cusolverDnZgesvdjBatched)
    cusolverDnSgesvdj_bufferSize = staticmethod(_here.cusolverDnSgesvdj_bufferSize)
    cusolverDnDgesvdj_bufferSize = staticmethod(_here.cusolverDnDgesvdj_bufferSize)
    cusolverDnCgesvdj_bufferSize = staticmethod(_here.cusolverDnCgesvdj_bufferSize)
    cusolverDnZgesvdj_bufferSize = staticmethod(_here.cusolverDnZgesvdj_bufferSize)
    cusolverDnSgesvdj = staticmethod(_here.cusolverDnSgesvdj)
    cusolverDnDgesvdj = staticmethod(_here.cusolverDnDgesvdj)
    cusolverDnCgesvdj = staticmethod(_here.cusolverDnCgesvdj)
    cusolverDnZgesvdj = staticmethod(_here.cusolverDnZgesvdj)
    cusolverDnSgesvdaStridedBatched_bufferSize = staticmethod(_here.cusolverDnSgesvdaStridedBatched_bufferSize)
    cusolverDnDgesvdaStridedBatched_bufferSize = staticmethod(_here.cusolverDnDgesvdaStridedBatched_bufferSize)
    cusolverDnCgesvdaStridedBatched_bufferSize = staticmethod(_here.cusolverDnCgesvdaStridedBatched_bufferSize)
    cusolverDnZgesvdaStridedBatched_bufferSize = staticmethod(_here.cusolverDnZgesvdaStridedBatched_bufferSize)
    cusolverDnSgesvdaStridedBatched = staticmethod(_here.cusolverDnSgesvdaStridedBatched)
    cusolverDnDgesvdaStridedBatched = staticmethod(_here.cusolverDnDgesvdaStridedBatched)
    cusolverDnCgesvdaStridedBatched = staticmethod(_here.cusolverDnCgesvdaStridedBatched)
    cusolverDnZgesvdaStridedBatched = staticmethod(_here.cusolverDnZgesvdaStridedBatched)
    cusolverDnCreateParams = staticmethod(_here.cusolverDnCreateParams)
    cusolverDnDestroyParams = staticmethod(_here.cusolverDnDestroyParams)
    cusolverDnSetAdvOptions = staticmethod(_here.cusolverDnSetAdvOptions)
    cusolverDnXpotrf_bufferSize = staticmethod(_here.cusolverDnXpotrf_bufferSize)
    cusolverDnXpotrf = staticmethod(_here.cusolverDnXpotrf)
    cusolverDnXpotrs = staticmethod(_here.cusolverDnXpotrs)
    cusolverDnXgeqrf_bufferSize = staticmethod(_here.cusolverDnXgeqrf_bufferSize)
    cusolverDnXgeqrf = staticmethod(_here.cusolverDnXgeqrf)
    cusolverDnXgetrf_bufferSize = staticmethod(_here.cusolverDnXgetrf_bufferSize)
    cusolverDnXgetrf = staticmethod(_here.cusolverDnXgetrf)
    cusolverDnXgetrs = staticmethod(_here.cusolverDnXgetrs)
    cusolverDnXsyevd_bufferSize = staticmethod(_here.cusolverDnXsyevd_bufferSize)
    cusolverDnXsyevd = staticmethod(_here.cusolverDnXsyevd)
    cusolverDnXstedc_bufferSize = staticmethod(_here.cusolverDnXstedc_bufferSize)
    cusolverDnXstedc = staticmethod(_here.cusolverDnXstedc)
    cusolverDnXsyevBatched_bufferSize = staticmethod(_here.cusolverDnXsyevBatched_bufferSize)
    cusolverDnXsyevBatched = staticmethod(_here.cusolverDnXsyevBatched)
    cusolverDnXsyevdx_bufferSize = staticmethod(_here.cusolverDnXsyevdx_bufferSize)
    cusolverDnXsyevdx = staticmethod(_here.cusolverDnXsyevdx)
    cusolverDnXgeev_bufferSize = staticmethod(_here.cusolverDnXgeev_bufferSize)
    cusolverDnXgeev = staticmethod(_here.cusolverDnXgeev)
    cusolverDnXgesvd_bufferSize = staticmethod(_here.cusolverDnXgesvd_bufferSize)
    cusolverDnXgesvd = staticmethod(_here.cusolverDnXgesvd)
    cusolverDnXgesvdp_bufferSize = staticmethod(_here.cusolverDnXgesvdp_bufferSize)
    cusolverDnXgesvdp = staticmethod(_here.cusolverDnXgesvdp)
    cusolverDnXgesvdr_bufferSize = staticmethod(_here.cusolverDnXgesvdr_bufferSize)
    cusolverDnXgesvdr = staticmethod(_here.cusolverDnXgesvdr)
    cusolverDnXlarft_bufferSize = staticmethod(_here.cusolverDnXlarft_bufferSize)
    cusolverDnXlarft = staticmethod(_here.cusolverDnXlarft)
    cusolverDnLoggerSetCallback = staticmethod(_here.cusolverDnLoggerSetCallback)
    cusolverDnLoggerSetFile = staticmethod(_here.cusolverDnLoggerSetFile)
    cusolverDnLoggerOpenFile = staticmethod(_here.cusolverDnLoggerOpenFile)
    cusolverDnLoggerSetLevel = staticmethod(_here.cusolverDnLoggerSetLevel)
    cusolverDnLoggerSetMask = staticmethod(_here.cusolverDnLoggerSetMask)
    cusolverDnLoggerForceDisable = staticmethod(_here.cusolverDnLoggerForceDisable)
    cusolverDnXpolar_bufferSize = staticmethod(_here.cusolverDnXpolar_bufferSize)
    cusolverDnXpolar = staticmethod(_here.cusolverDnXpolar)
    cusolverSpCreate = staticmethod(_here.cusolverSpCreate)
    cusolverSpDestroy = staticmethod(_here.cusolverSpDestroy)
    cusolverSpSetStream = staticmethod(_here.cusolverSpSetStream)
    cusolverSpGetStream = staticmethod(_here.cusolverSpGetStream)
    cusolverSpXcsrissymHost = staticmethod(_here.cusolverSpXcsrissymHost)
    cusolverSpScsrlsvluHost = staticmethod(_here.cusolverSpScsrlsvluHost)
    cusolverSpDcsrlsvluHost = staticmethod(_here.cusolverSpDcsrlsvluHost)
    cusolverSpCcsrlsvluHost = staticmethod(_here.cusolverSpCcsrlsvluHost)
    cusolverSpZcsrlsvluHost = staticmethod(_here.cusolverSpZcsrlsvluHost)
    cusolverSpScsrlsvqr = staticmethod(_here.cusolverSpScsrlsvqr)
    cusolverSpDcsrlsvqr = staticmethod(_here.cusolverSpDcsrlsvqr)
    cusolverSpCcsrlsvqr = staticmethod(_here.cusolverSpCcsrlsvqr)
    cusolverSpZcsrlsvqr = staticmethod(_here.cusolverSpZcsrlsvqr)
    cusolverSpScsrlsvqrHost = staticmethod(_here.cusolverSpScsrlsvqrHost)
    cusolverSpDcsrlsvqrHost = staticmethod(_here.cusolverSpDcsrlsvqrHost)
    cusolverSpCcsrlsvqrHost = staticmethod(_here.cusolverSpCcsrlsvqrHost)
    cusolverSpZcsrlsvqrHost = staticmethod(_here.cusolverSpZcsrlsvqrHost)
    cusolverSpScsrlsvcholHost = staticmethod(_here.cusolverSpScsrlsvcholHost)
    cusolverSpDcsrlsvcholHost = staticmethod(_here.cusolverSpDcsrlsvcholHost)
    cusolverSpCcsrlsvcholHost = staticmethod(_here.cusolverSpCcsrlsvcholHost)
    cusolverSpZcsrlsvcholHost = staticmethod(_here.cusolverSpZcsrlsvcholHost)
    cusolverSpScsrlsvchol = staticmethod(_here.cusolverSpScsrlsvchol)
    cusolverSpDcsrlsvchol = staticmethod(_here.cusolverSpDcsrlsvchol)
    cusolverSpCcsrlsvchol = staticmethod(_here.cusolverSpCcsrlsvchol)
    cusolverSpZcsrlsvchol = staticmethod(_here.cusolverSpZcsrlsvchol)
    cusolverSpScsrlsqvqrHost = staticmethod(_here.cusolverSpScsrlsqvqrHost)
    cusolverSpDcsrlsqvqrHost = staticmethod(_here.cusolverSpDcsrlsqvqrHost)
    cusolverSpCcsrlsqvqrHost = staticmethod(_here.cusolverSpCcsrlsqvqrHost)
    cusolverSpZcsrlsqvqrHost = staticmethod(_here.cusolverSpZcsrlsqvqrHost)
    cusolverSpScsreigvsiHost = staticmethod(_here.cusolverSpScsreigvsiHost)
    cusolverSpDcsreigvsiHost = staticmethod(_here.cusolverSpDcsreigvsiHost)
    cusolverSpCcsreigvsiHost = staticmethod(_here.cusolverSpCcsreigvsiHost)
    cusolverSpZcsreigvsiHost = staticmethod(_here.cusolverSpZcsreigvsiHost)
    cusolverSpScsreigvsi = staticmethod(_here.cusolverSpScsreigvsi)
    cusolverSpDcsreigvsi = staticmethod(_here.cusolverSpDcsreigvsi)
    cusolverSpCcsreigvsi = staticmethod(_here.cusolverSpCcsreigvsi)
    cusolverSpZcsreigvsi = staticmethod(_here.cusolverSpZcsreigvsi)
    cusolverSpScsreigsHost = staticmethod(_here.cusolverSpScsreigsHost)
    cusolverSpDcsreigsHost = staticmethod(_here.cusolverSpDcsreigsHost)
    cusolverSpCcsreigsHost = staticmethod(_here.cusolverSpCcsreigsHost)
    cusolverSpZcsreigsHost = staticmethod(_here.cusolverSpZcsreigsHost)
    cusolverSpXcsrsymrcmHost = staticmethod(_here.cusolverSpXcsrsymrcmHost)
    cusolverSpXcsrsymmdqHost = staticmethod(_here.cusolverSpXcsrsymmdqHost)
    cusolverSpXcsrsymamdHost = staticmethod(_here.cusolverSpXcsrsymamdHost)
    cusolverSpXcsrmetisndHost = staticmethod(_here.cusolverSpXcsrmetisndHost)
    cusolverSpScsrzfdHost = staticmethod(_here.cusolverSpScsrzfdHost)
    cusolverSpDcsrzfdHost = staticmethod(_here.cusolverSpDcsrzfdHost)
    cusolverSpCcsrzfdHost = staticmethod(_here.cusolverSpCcsrzfdHost)
    cusolverSpZcsrzfdHost = staticmethod(_here.cusolverSpZcsrzfdHost)
    cusolverSpXcsrperm_bufferSizeHost = staticmethod(_here.cusolverSpXcsrperm_bufferSizeHost)
    cusolverSpXcsrpermHost = staticmethod(_here.cusolverSpXcsrpermHost)
    cusolverSpCreateCsrqrInfo = staticmethod(_here.cusolverSpCreateCsrqrInfo)
    cusolverSpDestroyCsrqrInfo = staticmethod(_here.cusolverSpDestroyCsrqrInfo)
    cusolverSpXcsrqrAnalysisBatched = staticmethod(_here.cusolverSpXcsrqrAnalysisBatched)
    cusolverSpScsrqrBufferInfoBatched = staticmethod(_here.cusolverSpScsrqrBufferInfoBatched)
    cusolverSpDcsrqrBufferInfoBatched = staticmethod(_here.cusolverSpDcsrqrBufferInfoBatched)
    cusolverSpCcsrqrBufferInfoBatched = staticmethod(_here.cusolverSpCcsrqrBufferInfoBatched)
    cusolverSpZcsrqrBufferInfoBatched = staticmethod(_here.cusolverSpZcsrqrBufferInfoBatched)
    cusolverSpScsrqrsvBatched = staticmethod(_here.cusolverSpScsrqrsvBatched)
    cusolverSpDcsrqrsvBatched = staticmethod(_here.cusolverSpDcsrqrsvBatched)
    cusolverSpCcsrqrsvBatched = staticmethod(_here.cusolverSpCcsrqrsvBatched)
    cusolverSpZcsrqrsvBatched = staticmethod(_here.cusolverSpZcsrqrsvBatched)
    cusolverSpCreateCsrluInfoHost = staticmethod(_here.cusolverSpCreateCsrluInfoHost)
    cusolverSpDestroyCsrluInfoHost = staticmethod(_here.cusolverSpDestroyCsrluInfoHost)
    cusolverSpXcsrluAnalysisHost = staticmethod(_here.cusolverSpXcsrluAnalysisHost)
    cusolverSpScsrluBufferInfoHost = staticmethod(_here.cusolverSpScsrluBufferInfoHost)
    cusolverSpDcsrluBufferInfoHost = staticmethod(_here.cusolverSpDcsrluBufferInfoHost)
    cusolverSpCcsrluBufferInfoHost = staticmethod(_here.cusolverSpCcsrluBufferInfoHost)
    cusolverSpZcsrluBufferInfoHost = staticmethod(_here.cusolverSpZcsrluBufferInfoHost)
    cusolverSpScsrluFactorHost = staticmethod(_here.cusolverSpScsrluFactorHost)
    cusolverSpDcsrluFactorHost = staticmethod(_here.cusolverSpDcsrluFactorHost)
    cusolverSpCcsrluFactorHost = staticmethod(_here.cusolverSpCcsrluFactorHost)
    cusolverSpZcsrluFactorHost = staticmethod(_here.cusolverSpZcsrluFactorHost)
    cusolverSpScsrluZeroPivotHost = staticmethod(_here.cusolverSpScsrluZeroPivotHost)
    cusolverSpDcsrluZeroPivotHost = staticmethod(_here.cusolverSpDcsrluZeroPivotHost)
    cusolverSpCcsrluZeroPivotHost = staticmethod(_here.cusolverSpCcsrluZeroPivotHost)
    cusolverSpZcsrluZeroPivotHost = staticmethod(_here.cusolverSpZcsrluZeroPivotHost)
    cusolverSpScsrluSolveHost = staticmethod(_here.cusolverSpScsrluSolveHost)
    cusolverSpDcsrluSolveHost = staticmethod(_here.cusolverSpDcsrluSolveHost)
    cusolverSpCcsrluSolveHost = staticmethod(_here.cusolverSpCcsrluSolveHost)
    cusolverSpZcsrluSolveHost = staticmethod(_here.cusolverSpZcsrluSolveHost)
    cusolverSpXcsrluNnzHost = staticmethod(_here.cusolverSpXcsrluNnzHost)
    cusolverSpScsrluExtractHost = staticmethod(_here.cusolverSpScsrluExtractHost)
    cusolverSpDcsrluExtractHost = staticmethod(_here.cusolverSpDcsrluExtractHost)
    cusolverSpCcsrluExtractHost = staticmethod(_here.cusolverSpCcsrluExtractHost)
    cusolverSpZcsrluExtractHost = staticmethod(_here.cusolverSpZcsrluExtractHost)
    cusolverSpCreateCsrqrInfoHost = staticmethod(_here.cusolverSpCreateCsrqrInfoHost)
    cusolverSpDestroyCsrqrInfoHost = staticmethod(_here.cusolverSpDestroyCsrqrInfoHost)
    cusolverSpXcsrqrAnalysisHost = staticmethod(_here.cusolverSpXcsrqrAnalysisHost)
    cusolverSpScsrqrBufferInfoHost = staticmethod(_here.cusolverSpScsrqrBufferInfoHost)
    cusolverSpDcsrqrBufferInfoHost = staticmethod(_here.cusolverSpDcsrqrBufferInfoHost)
    cusolverSpCcsrqrBufferInfoHost = staticmethod(_here.cusolverSpCcsrqrBufferInfoHost)
    cusolverSpZcsrqrBufferInfoHost = staticmethod(_here.cusolverSpZcsrqrBufferInfoHost)
    cusolverSpScsrqrSetupHost = staticmethod(_here.cusolverSpScsrqrSetupHost)
    cusolverSpDcsrqrSetupHost = staticmethod(_here.cusolverSpDcsrqrSetupHost)
    cusolverSpCcsrqrSetupHost = staticmethod(_here.cusolverSpCcsrqrSetupHost)
    cusolverSpZcsrqrSetupHost = staticmethod(_here.cusolverSpZcsrqrSetupHost)
    cusolverSpScsrqrFactorHost = staticmethod(_here.cusolverSpScsrqrFactorHost)
    cusolverSpDcsrqrFactorHost = staticmethod(_here.cusolverSpDcsrqrFactorHost)
    cusolverSpCcsrqrFactorHost = staticmethod(_here.cusolverSpCcsrqrFactorHost)
    cusolverSpZcsrqrFactorHost = staticmethod(_here.cusolverSpZcsrqrFactorHost)
    cusolverSpScsrqrZeroPivotHost = staticmethod(_here.cusolverSpScsrqrZeroPivotHost)
    cusolverSpDcsrqrZeroPivotHost = staticmethod(_here.cusolverSpDcsrqrZeroPivotHost)
    cusolverSpCcsrqrZeroPivotHost = staticmethod(_here.cusolverSpCcsrqrZeroPivotHost)
    cusolverSpZcsrqrZeroPivotHost = staticmethod(_here.cusolverSpZcsrqrZeroPivotHost)
    cusolverSpScsrqrSolveHost = staticmethod(_here.cusolverSpScsrqrSolveHost)
    cusolverSpDcsrqrSolveHost = staticmethod(_here.cusolverSpDcsrqrSolveHost)
    cusolverSpCcsrqrSolveHost = staticmethod(_here.cusolverSpCcsrqrSolveHost)
    cusolverSpZcsrqrSolveHost = staticmethod(_here.cusolverSpZcsrqrSolveHost)
    cusolverSpXcsrqrAnalysis = staticmethod(_here.cusolverSpXcsrqrAnalysis)
    cusolverSpScsrqrBufferInfo = staticmethod(_here.cusolverSpScsrqrBufferInfo)
    cusolverSpDcsrqrBufferInfo = staticmethod(_here.cusolverSpDcsrqrBufferInfo)
    cusolverSpCcsrqrBufferInfo = staticmethod(_here.cusolverSpCcsrqrBufferInfo)
    cusolverSpZcsrqrBufferInfo = staticmethod(_here.cusolverSpZcsrqrBufferInfo)
    cusolverSpScsrqrSetup = staticmethod(_here.cusolverSpScsrqrSetup)
    cusolverSpDcsrqrSetup = staticmethod(_here.cusolverSpDcsrqrSetup)
    cusolverSpCcsrqrSetup = staticmethod(_here.cusolverSpCcsrqrSetup)
    cusolverSpZcsrqrSetup = staticmethod(_here.cusolverSpZcsrqrSetup)
    cusolverSpScsrqrFactor = staticmethod(_here.cusolverSpScsrqrFactor)
    cusolverSpDcsrqrFactor = staticmethod(_here.cusolverSpDcsrqrFactor)
    cusolverSpCcsrqrFactor = staticmethod(_here.cusolverSpCcsrqrFactor)
    cusolverSpZcsrqrFactor = staticmethod(_here.cusolverSpZcsrqrFactor)
    cusolverSpScsrqrZeroPivot = staticmethod(_here.cusolverSpScsrqrZeroPivot)
    cusolverSpDcsrqrZeroPivot = staticmethod(_here.cusolverSpDcsrqrZeroPivot)
    cusolverSpCcsrqrZeroPivot = staticmethod(_here.cusolverSpCcsrqrZeroPivot)
    cusolverSpZcsrqrZeroPivot = staticmethod(_here.cusolverSpZcsrqrZeroPivot)
    cusolverSpScsrqrSolve = staticmethod(_here.cusolverSpScsrqrSolve)
    cusolverSpDcsrqrSolve = staticmethod(_here.cusolverSpDcsrqrSolve)
    cusolverSpCcsrqrSolve = staticmethod(_here.cusolverSpCcsrqrSolve)
    cusolverSpZcsrqrSolve = staticmethod(_here.cusolverSpZcsrqrSolve)
    cusolverSpCreateCsrcholInfoHost = staticmethod(_here.cusolverSpCreateCsrcholInfoHost)
    cusolverSpDestroyCsrcholInfoHost = staticmethod(_here.cusolverSpDestroyCsrcholInfoHost)
    cusolverSpXcsrcholAnalysisHost = staticmethod(_here.cusolverSpXcsrcholAnalysisHost)
    cusolverSpScsrcholBufferInfoHost = staticmethod(_here.cusolverSpScsrcholBufferInfoHost)
    cusolverSpDcsrcholBufferInfoHost = staticmethod(_here.cusolverSpDcsrcholBufferInfoHost)
    cusolverSpCcsrcholBufferInfoHost = staticmethod(_here.cusolverSpCcsrcholBufferInfoHost)
    cusolverSpZcsrcholBufferInfoHost = staticmethod(_here.cusolverSpZcsrcholBufferInfoHost)
    cusolverSpScsrcholFactorHost = staticmethod(_here.cusolverSpScsrcholFactorHost)
    cusolverSpDcsrcholFactorHost = staticmethod(_here.cusolverSpDcsrcholFactorHost)
    cusolverSpCcsrcholFactorHost = staticmethod(_here.cusolverSpCcsrcholFactorHost)
    cusolverSpZcsrcholFactorHost = staticmethod(_here.cusolverSpZcsrcholFactorHost)
    cusolverSpScsrcholZeroPivotHost = staticmethod(_here.cusolverSpScsrcholZeroPivotHost)
    cusolverSpDcsrcholZeroPivotHost = staticmethod(_here.cusolverSpDcsrcholZeroPivotHost)
    cusolverSpCcsrcholZeroPivotHost = staticmethod(_here.cusolverSpCcsrcholZeroPivotHost)
    cusolverSpZcsrcholZeroPivotHost = staticmethod(_here.cusolverSpZcsrcholZeroPivotHost)
    cusolverSpScsrcholSolveHost = staticmethod(_here.cusolverSpScsrcholSolveHost)
    cusolverSpDcsrcholSolveHost = staticmethod(_here.cusolverSpDcsrcholSolveHost)
    cusolverSpCcsrcholSolveHost = staticmethod(_here.cusolverSpCcsrcholSolveHost)
    cusolverSpZcsrcholSolveHost = staticmethod(_here.cusolverSpZcsrcholSolveHost)
    cusolverSpCreateCsrcholInfo = staticmethod(_here.cusolverSpCreateCsrcholInfo)
    cusolverSpDestroyCsrcholInfo = staticmethod(_here.cusolverSpDestroyCsrcholInfo)
    cusolverSpXcsrcholAnalysis = staticmethod(_here.cusolverSpXcsrcholAnalysis)
    cusolverSpScsrcholBufferInfo = staticmethod(_here.cusolverSpScsrcholBufferInfo)
    cusolverSpDcsrcholBufferInfo = staticmethod(_here.cusolverSpDcsrcholBufferInfo)
    cusolverSpCcsrcholBufferInfo = staticmethod(_here.cusolverSpCcsrcholBufferInfo)
    cusolverSpZcsrcholBufferInfo = staticmethod(_here.cusolverSpZcsrcholBufferInfo)
    cusolverSpScsrcholFactor = staticmethod(_here.cusolverSpScsrcholFactor)
    cusolverSpDcsrcholFactor = staticmethod(_here.cusolverSpDcsrcholFactor)
    cusolverSpCcsrcholFactor = staticmethod(_here.cusolverSpCcsrcholFactor)
    cusolverSpZcsrcholFactor = staticmethod(_here.cusolverSpZcsrcholFactor)
    cusolverSpScsrcholZeroPivot = staticmethod(_here.cusolverSpScsrcholZeroPivot)
    cusolverSpDcsrcholZeroPivot = staticmethod(_here.cusolverSpDcsrcholZeroPivot)
    cusolverSpCcsrcholZeroPivot = staticmethod(_here.cusolverSpCcsrcholZeroPivot)
    cusolverSpZcsrcholZeroPivot = staticmethod(_here.cusolverSpZcsrcholZeroPivot)
    cusolverSpScsrcholSolve = staticmethod(_here.cusolverSpScsrcholSolve)
    cusolverSpDcsrcholSolve = staticmethod(_here.cusolverSpDcsrcholSolve)
    cusolverSpCcsrcholSolve = staticmethod(_here.cusolverSpCcsrcholSolve)
    cusolverSpZcsrcholSolve = staticmethod(_here.cusolverSpZcsrcholSolve)
    cusolverSpScsrcholDiag = staticmethod(_here.cusolverSpScsrcholDiag)
    cusolverSpDcsrcholDiag = staticmethod(_here.cusolverSpDcsrcholDiag)
    cusolverSpCcsrcholDiag = staticmethod(_here.cusolverSpCcsrcholDiag)
    cusolverSpZcsrcholDiag = staticmethod(_here.cusolverSpZcsrcholDiag)
    cusolverRfCreate = staticmethod(_here.cusolverRfCreate)
    cusolverRfDestroy = staticmethod(_here.cusolverRfDestroy)
    cusolverRfGetMatrixFormat = staticmethod(_here.cusolverRfGetMatrixFormat)
    cusolverRfSetMatrixFormat = staticmethod(_here.cusolverRfSetMatrixFormat)
    cusolverRfSetNumericProperties = staticmethod(_here.cusolverRfSetNumericProperties)
    cusolverRfGetNumericProperties = staticmethod(_here.cusolverRfGetNumericProperties)
    cusolverRfGetNumericBoostReport = staticmethod(_here.cusolverRfGetNumericBoostReport)
    cusolverRfSetAlgs = staticmethod(_here.cusolverRfSetAlgs)
    cusolverRfGetAlgs = staticmethod(_here.cusolverRfGetAlgs)
    cusolverRfGetResetValuesFastMode = staticmethod(_here.cusolverRfGetResetValuesFastMode)
    cusolverRfSetResetValuesFastMode = staticmethod(_here.cusolverRfSetResetValuesFastMode)
    cusolverRfSetupHost = staticmethod(_here.cusolverRfSetupHost)
    cusolverRfSetupDevice = staticmethod(_here.cusolverRfSetupDevice)
    cusolverRfResetValues = staticmethod(_here.cusolverRfResetValues)
    cusolverRfAnalyze = staticmethod(_here.cusolverRfAnalyze)
    cusolverRfRefactor = staticmethod(_here.cusolverRfRefactor)
    cusolverRfAccessBundledFactorsDevice = staticmethod(_here.cusolverRfAccessBundledFactorsDevice)
    cusolverRfExtractBundledFactorsHost = staticmethod(_here.cusolverRfExtractBundledFactorsHost)
    cusolverRfExtractSplitFactorsHost = staticmethod(_here.cusolverRfExtractSplitFactorsHost)
    cusolverRfSolve = staticmethod(_here.cusolverRfSolve)
    cusolverRfBatchSetupHost = staticmethod(_here.cusolverRfBatchSetupHost)
    cusolverRfBatchResetValues = staticmethod(_here.cusolverRfBatchResetValues)
    cusolverRfBatchAnalyze = staticmethod(_here.cusolverRfBatchAnalyze)
    cusolverRfBatchRefactor = staticmethod(_here.cusolverRfBatchRefactor)
    cusolverRfBatchSolve = staticmethod(_here.cusolverRfBatchSolve)
    cusolverRfBatchZeroPivot = staticmethod(_here.cusolverRfBatchZeroPivot)
    cusolverDnPotrf_bufferSize: Callable[..., int]
    cusolverDnPotrf: Callable[..., None]
    cusolverDnPotrs: Callable[..., None]
    cusolverDnGeqrf_bufferSize: Callable[..., int]
    cusolverDnGeqrf: Callable[..., None]
    cusolverDnGetrf_bufferSize: Callable[..., int]
    cusolverDnGetrf: Callable[..., None]
    cusolverDnGetrs: Callable[..., None]
    cusolverDnSyevd_bufferSize: Callable[..., int]
    cusolverDnSyevd: Callable[..., None]
    cusolverDnSyevdx_bufferSize: Callable[..., tuple[int, int]]
    cusolverDnSyevdx: Callable[..., int]
    cusolverDnGesvd_bufferSize: Callable[..., int]
    cusolverDnGesvd: Callable[..., None]
