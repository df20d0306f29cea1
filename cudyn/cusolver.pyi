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

def cusolverGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: cusolverStatus_t cusolverGetProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetProperty
    """
def cusolverGetVersion() -> int:
    """Returns the library's version as one number.

    C: cusolverStatus_t cusolverGetVersion(int *version)

      version: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetVersion
    """
def cusolverDnCreate() -> cusolverDnHandle_t:
    """Creates a handle of this part of the library.

    C: cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreate
    """
def cusolverDnDestroy(handle: cusolverDnHandle_t | int | None) -> None:
    """Destroys a handle of this part of the library.

    C: cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroy
    """
def cusolverDnSetStream(handle: cusolverDnHandle_t | int | None, streamId: driver.CUstream | int | None) -> None:
    """Sets the stream in which a handle works.

    C: cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetStream
    """
def cusolverDnGetStream(handle: cusolverDnHandle_t | int | None) -> driver.CUstream:
    """Returns the stream in which a handle works.

    C: cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetStream
    """
def cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t | int | None, mode: cusolverDeterministicMode_t | _Int) -> None:
    """Sets whether results are the same in each run.

    C: cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t mode)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetDeterministicMode
    Since 12.2.
    """
def cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t | int | None) -> cusolverDeterministicMode_t | int:
    """Returns whether results are the same in each run.

    C: cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetDeterministicMode
    Since 12.2.
    """
def cusolverDnSetMathMode(handle: cusolverDnHandle_t | int | None, mode: cusolverMathMode_t | _Int) -> None:
    """Sets the precision that computations may use.

    C: cusolverStatus_t cusolverDnSetMathMode(cusolverDnHandle_t handle, cusolverMathMode_t mode)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetMathMode
    Since 13.0.
    """
def cusolverDnGetMathMode(handle: cusolverDnHandle_t | int | None) -> cusolverMathMode_t | int:
    """Returns the precision that computations may use.

    C: cusolverStatus_t cusolverDnGetMathMode(cusolverDnHandle_t handle, cusolverMathMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetMathMode
    Since 13.0.
    """
def cusolverDnSetEmulationStrategy(handle: cusolverDnHandle_t | int | None, strategy: runtime.cudaEmulationStrategy | _Int) -> None:
    """Sets when floats are emulated.

    C: cusolverStatus_t cusolverDnSetEmulationStrategy(cusolverDnHandle_t handle, cudaEmulationStrategy_t strategy)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetEmulationStrategy
    Since 13.0.
    """
def cusolverDnGetEmulationStrategy(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationStrategy | int:
    """Returns when floats are emulated.

    C: cusolverStatus_t cusolverDnGetEmulationStrategy(cusolverDnHandle_t handle, cudaEmulationStrategy_t *strategy)

      strategy: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetEmulationStrategy
    Since 13.0.
    """
def cusolverDnSetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None, control: runtime.cudaEmulationMantissaControl | _Int) -> None:
    """Sets whether the mantissa bits of an emulation are fixed or chosen by the data.

    C: cusolverStatus_t cusolverDnSetFixedPointEmulationMantissaControl(cusolverDnHandle_t handle, cudaEmulationMantissaControl_t control)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMantissaControl
    Since 13.2.
    """
def cusolverDnGetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationMantissaControl | int:
    """Returns whether the mantissa bits of an emulation are fixed or chosen by the data.

    C: cusolverStatus_t cusolverDnGetFixedPointEmulationMantissaControl(cusolverDnHandle_t handle, cudaEmulationMantissaControl_t *control)

      control: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMantissaControl
    Since 13.2.
    """
def cusolverDnSetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None, mantissaBitCount: int) -> None:
    """Sets the most mantissa bits of an emulation.

    C: cusolverStatus_t cusolverDnSetFixedPointEmulationMaxMantissaBitCount(cusolverDnHandle_t handle, int mantissaBitCount)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMaxMantissaBitCount
    Since 13.2.
    """
def cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None) -> int:
    """Returns the most mantissa bits of an emulation.

    C: cusolverStatus_t cusolverDnGetFixedPointEmulationMaxMantissaBitCount(cusolverDnHandle_t handle, int *mantissaBitCount)

      mantissaBitCount: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMaxMantissaBitCount
    Since 13.2.
    """
def cusolverDnSetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None, mantissaBitOffset: int) -> None:
    """Sets what is added to the number of mantissa bits of an emulation.

    C: cusolverStatus_t cusolverDnSetFixedPointEmulationMantissaBitOffset(cusolverDnHandle_t handle, int mantissaBitOffset)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMantissaBitOffset
    Since 13.2.
    """
def cusolverDnGetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None) -> int:
    """Returns what is added to the number of mantissa bits of an emulation.

    C: cusolverStatus_t cusolverDnGetFixedPointEmulationMantissaBitOffset(cusolverDnHandle_t handle, int *mantissaBitOffset)

      mantissaBitOffset: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMantissaBitOffset
    Since 13.2.
    """
def cusolverDnSetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None, mask: runtime.cudaEmulationSpecialValuesSupport | _Int) -> None:
    """Sets for which special values, such as infinities, emulated floats are right.

    C: cusolverStatus_t cusolverDnSetEmulationSpecialValuesSupport(cusolverDnHandle_t handle, cudaEmulationSpecialValuesSupport_t mask)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetEmulationSpecialValuesSupport
    Since 13.2.
    """
def cusolverDnGetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationSpecialValuesSupport | int:
    """Returns for which special values, such as infinities, emulated floats are right.

    C: cusolverStatus_t cusolverDnGetEmulationSpecialValuesSupport(cusolverDnHandle_t handle, cudaEmulationSpecialValuesSupport_t *mask)

      mask: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetEmulationSpecialValuesSupport
    Since 13.2.
    """
def cusolverDnIRSParamsCreate() -> cusolverDnIRSParams_t:
    """Makes parameters of an iterative refinement.

    C: cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *params_ptr)

      params_ptr: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsCreate
    """
def cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t | int | None) -> None:
    """Destroys parameters of an iterative refinement.

    C: cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t params)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDestroy
    """
def cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t | int | None, refinement_solver: cusolverIRSRefinement_t | _Int) -> None:
    """Sets the method of a refinement, such as GMRES.

    C: cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t params, cusolverIRSRefinement_t refinement_solver)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetRefinementSolver
    """
def cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t | int | None, solver_main_precision: cusolverPrecType_t | _Int) -> None:
    """Sets the precision of the input and the result.

    C: cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverMainPrecision
    """
def cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t | int | None, solver_lowest_precision: cusolverPrecType_t | _Int) -> None:
    """Sets the lowest precision, in which the factorization is computed.

    C: cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_lowest_precision)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverLowestPrecision
    """
def cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t | int | None, solver_main_precision: cusolverPrecType_t | _Int, solver_lowest_precision: cusolverPrecType_t | _Int) -> None:
    """Sets the precision of the result and the lowest one.

    C: cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision, cusolverPrecType_t solver_lowest_precision)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverPrecisions
    """
def cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t | int | None, val: float) -> None:
    """Sets the tolerance of a refinement.

    C: cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t params, double val)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTol
    """
def cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t | int | None, val: float) -> None:
    """Sets the tolerance of the inner iterations of a refinement.

    C: cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t params, double val)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTolInner
    """
def cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t | int | None, maxiters: int) -> None:
    """Sets the most iterations of a refinement.

    C: cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t maxiters)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxIters
    """
def cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t | int | None, maxiters_inner: int) -> None:
    """Sets the most inner iterations of a refinement.

    C: cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t params, cusolver_int_t maxiters_inner)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxItersInner
    """
def cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t | int | None) -> int:
    """Returns the most iterations of a refinement.

    C: cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t *maxiters)

      maxiters: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsGetMaxIters
    """
def cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t | int | None) -> None:
    """Lets a refinement that does not converge solve in full precision.

    C: cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t params)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsEnableFallback
    """
def cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t | int | None) -> None:
    """Keeps a refinement that does not converge from solving in full precision.

    C: cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t params)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDisableFallback
    """
def cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t | int | None) -> None:
    """Destroys what an iterative refinement reported.

    C: cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t infos)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosDestroy
    """
def cusolverDnIRSInfosCreate() -> cusolverDnIRSInfos_t:
    """Creates an object for what an iterative refinement reports.

    C: cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *infos_ptr)

      infos_ptr: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosCreate
    """
def cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t | int | None) -> int:
    """Returns the number of iterations, inner ones included.

    C: cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *niters)

      niters: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetNiters
    """
def cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t | int | None) -> int:
    """Returns the number of outer iterations.

    C: cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *outer_niters)

      outer_niters: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetOuterNiters
    """
def cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t | int | None) -> None:
    """Lets a refinement keep the residual of each iteration.

    C: cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t infos)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosRequestResidual
    """
def cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t | int | None) -> int:
    """Returns the residual of each iteration.

    C: cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t infos, void **residual_history)

      residual_history: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetResidualHistory
    """
def cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t | int | None) -> int:
    """Returns the most iterations that were allowed.

    C: cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t infos, cusolver_int_t *maxiters)

      maxiters: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetMaxIters
    """
def cusolverDnZZgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv
    """
def cusolverDnZCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv
    """
def cusolverDnZKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv
    """
def cusolverDnZEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv
    """
def cusolverDnZYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv
    """
def cusolverDnCCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv
    """
def cusolverDnCEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv
    """
def cusolverDnCKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv
    """
def cusolverDnCYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv
    """
def cusolverDnDDgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv
    """
def cusolverDnDSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv
    """
def cusolverDnDHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv
    """
def cusolverDnDBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv
    """
def cusolverDnDXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv
    """
def cusolverDnSSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv
    """
def cusolverDnSHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv
    """
def cusolverDnSBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv
    """
def cusolverDnSXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv
    """
def cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv_bufferSize
    """
def cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv_bufferSize
    """
def cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv_bufferSize
    """
def cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv_bufferSize
    """
def cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv_bufferSize
    """
def cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv_bufferSize
    """
def cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv_bufferSize
    """
def cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv_bufferSize
    """
def cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv_bufferSize
    """
def cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv_bufferSize
    """
def cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv_bufferSize
    """
def cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv_bufferSize
    """
def cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv_bufferSize
    """
def cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv_bufferSize
    """
def cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv_bufferSize
    """
def cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv_bufferSize
    """
def cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv_bufferSize
    """
def cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dipiv: _Device, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of A * X = B in two precisions.

    C: cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dipiv: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv_bufferSize
    """
def cusolverDnZZgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels
    """
def cusolverDnZCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels
    """
def cusolverDnZKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels
    """
def cusolverDnZEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels
    """
def cusolverDnZYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels
    """
def cusolverDnCCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels
    """
def cusolverDnCKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels
    """
def cusolverDnCEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels
    """
def cusolverDnCYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels
    """
def cusolverDnDDgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels
    """
def cusolverDnDSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels
    """
def cusolverDnDHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels
    """
def cusolverDnDBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels
    """
def cusolverDnDXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels
    """
def cusolverDnSSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels
    """
def cusolverDnSHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels
    """
def cusolverDnSBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels
    """
def cusolverDnSXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem in the first precision, by a factorization in the second one.

    C: cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      iter: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels
    """
def cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels_bufferSize
    """
def cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels_bufferSize
    """
def cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels_bufferSize
    """
def cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels_bufferSize
    """
def cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels_bufferSize
    """
def cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels_bufferSize
    """
def cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels_bufferSize
    """
def cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels_bufferSize
    """
def cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels_bufferSize
    """
def cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels_bufferSize
    """
def cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels_bufferSize
    """
def cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels_bufferSize
    """
def cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels_bufferSize
    """
def cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels_bufferSize
    """
def cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels_bufferSize
    """
def cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels_bufferSize
    """
def cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels_bufferSize
    """
def cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device) -> int:
    """Returns the workspace of a least-squares problem in two precisions.

    C: cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels_bufferSize
    """
def cusolverDnIRSXgesv(handle: cusolverDnHandle_t | int | None, gesv_irs_params: cusolverDnIRSParams_t | int | None, gesv_irs_infos: cusolverDnIRSInfos_t | int | None, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves A * X = B by iterative refinement, as parameters specify.

    C: cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t handle, cusolverDnIRSParams_t gesv_irs_params, cusolverDnIRSInfos_t gesv_irs_infos, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      niters: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv
    """
def cusolverDnIRSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, n: int, nrhs: int) -> int:
    """Returns the workspace of A * X = B by iterative refinement.

    C: cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)

      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv_bufferSize
    """
def cusolverDnIRSXgels(handle: cusolverDnHandle_t | int | None, gels_irs_params: cusolverDnIRSParams_t | int | None, gels_irs_infos: cusolverDnIRSInfos_t | int | None, m: int, n: int, nrhs: int, dA: _Device, ldda: int, dB: _Device, lddb: int, dX: _Device, lddx: int, dWorkspace: _Device, lwork_bytes: int, d_info: _Device) -> int:
    """Solves a least-squares problem by iterative refinement, as parameters specify.

    C: cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t handle, cusolverDnIRSParams_t gels_irs_params, cusolverDnIRSInfos_t gels_irs_infos, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)

      dA: passed; device memory
      dB: passed; device memory
      dX: passed; device memory
      dWorkspace: passed; device memory
      niters: returned
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels
    """
def cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, m: int, n: int, nrhs: int) -> int:
    """Returns the workspace of a least-squares problem by iterative refinement.

    C: cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)

      lwork_bytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels_bufferSize
    """
def cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Cholesky factorization.

    C: cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf_bufferSize
    """
def cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Cholesky factorization.

    C: cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf_bufferSize
    """
def cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Cholesky factorization.

    C: cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf_bufferSize
    """
def cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Cholesky factorization.

    C: cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf_bufferSize
    """
def cusolverDnSpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the Cholesky factorization of a matrix.

    C: cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf
    """
def cusolverDnDpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the Cholesky factorization of a matrix.

    C: cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf
    """
def cusolverDnCpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the Cholesky factorization of a matrix.

    C: cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf
    """
def cusolverDnZpotrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the Cholesky factorization of a matrix.

    C: cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf
    """
def cusolverDnSpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the Cholesky factorization of A.

    C: cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const float *A, int lda, float *B, int ldb, int *devInfo)

      A: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrs
    """
def cusolverDnDpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the Cholesky factorization of A.

    C: cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const double *A, int lda, double *B, int ldb, int *devInfo)

      A: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrs
    """
def cusolverDnCpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the Cholesky factorization of A.

    C: cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuComplex *A, int lda, cuComplex *B, int ldb, int *devInfo)

      A: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrs
    """
def cusolverDnZpotrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the Cholesky factorization of A.

    C: cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, int *devInfo)

      A: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrs
    """
def cusolverDnSpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None:
    """Computes the Cholesky factorization of each of a batch of matrices.

    C: cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float **Aarray, int lda, int *infoArray, int batchSize)

      Aarray: passed; the call may write to the memory that it points to; device memory
      infoArray: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrfBatched
    """
def cusolverDnDpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None:
    """Computes the Cholesky factorization of each of a batch of matrices.

    C: cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double **Aarray, int lda, int *infoArray, int batchSize)

      Aarray: passed; the call may write to the memory that it points to; device memory
      infoArray: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrfBatched
    """
def cusolverDnCpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None:
    """Computes the Cholesky factorization of each of a batch of matrices.

    C: cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex **Aarray, int lda, int *infoArray, int batchSize)

      Aarray: passed; the call may write to the memory that it points to; device memory
      infoArray: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrfBatched
    """
def cusolverDnZpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, Aarray: _Device, lda: int, infoArray: _Device, batchSize: int) -> None:
    """Computes the Cholesky factorization of each of a batch of matrices.

    C: cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex **Aarray, int lda, int *infoArray, int batchSize)

      Aarray: passed; the call may write to the memory that it points to; device memory
      infoArray: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrfBatched
    """
def cusolverDnSpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None:
    """Solves A * x = b for each of a batch, by the Cholesky factorization.

    C: cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, float **A, int lda, float **B, int ldb, int *d_info, int batchSize)

      A: passed; the call may write to the memory that it points to; device memory
      B: passed; the call may write to the memory that it points to; device memory
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrsBatched
    """
def cusolverDnDpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None:
    """Solves A * x = b for each of a batch, by the Cholesky factorization.

    C: cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, double **A, int lda, double **B, int ldb, int *d_info, int batchSize)

      A: passed; the call may write to the memory that it points to; device memory
      B: passed; the call may write to the memory that it points to; device memory
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrsBatched
    """
def cusolverDnCpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None:
    """Solves A * x = b for each of a batch, by the Cholesky factorization.

    C: cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuComplex **A, int lda, cuComplex **B, int ldb, int *d_info, int batchSize)

      A: passed; the call may write to the memory that it points to; device memory
      B: passed; the call may write to the memory that it points to; device memory
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrsBatched
    """
def cusolverDnZpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, A: _Device, lda: int, B: _Device, ldb: int, d_info: _Device, batchSize: int) -> None:
    """Solves A * x = b for each of a batch, by the Cholesky factorization.

    C: cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuDoubleComplex **A, int lda, cuDoubleComplex **B, int ldb, int *d_info, int batchSize)

      A: passed; the call may write to the memory that it points to; device memory
      B: passed; the call may write to the memory that it points to; device memory
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrsBatched
    """
def cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an inverse from a Cholesky factorization.

    C: cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri_bufferSize
    """
def cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an inverse from a Cholesky factorization.

    C: cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri_bufferSize
    """
def cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an inverse from a Cholesky factorization.

    C: cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri_bufferSize
    """
def cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an inverse from a Cholesky factorization.

    C: cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri_bufferSize
    """
def cusolverDnSpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the inverse of a matrix from its Cholesky factorization.

    C: cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri
    """
def cusolverDnDpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the inverse of a matrix from its Cholesky factorization.

    C: cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri
    """
def cusolverDnCpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the inverse of a matrix from its Cholesky factorization.

    C: cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri
    """
def cusolverDnZpotri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the inverse of a matrix from its Cholesky factorization.

    C: cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri
    """
def cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, diag: cublas.cublasDiagType_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int) -> tuple[int, int]:
    """Returns the workspace of the inverse of a triangular matrix.

    C: cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri_bufferSize
    """
def cusolverDnXtrtri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, diag: cublas.cublasDiagType_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, devInfo: _Device) -> None:
    """Computes the inverse of a triangular matrix.

    C: cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *devInfo)

      A: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri
    """
def cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of the product of a triangular matrix with its transpose.

    C: cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum_bufferSize
    """
def cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of the product of a triangular matrix with its transpose.

    C: cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum_bufferSize
    """
def cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of the product of a triangular matrix with its transpose.

    C: cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum_bufferSize
    """
def cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of the product of a triangular matrix with its transpose.

    C: cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum_bufferSize
    """
def cusolverDnSlauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the product of a triangular matrix with its transpose, U * U^H or L^H * L.

    C: cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum
    """
def cusolverDnDlauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the product of a triangular matrix with its transpose, U * U^H or L^H * L.

    C: cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum
    """
def cusolverDnClauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the product of a triangular matrix with its transpose, U * U^H or L^H * L.

    C: cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum
    """
def cusolverDnZlauum(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Computes the product of a triangular matrix with its transpose, U * U^H or L^H * L.

    C: cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)

      A: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum
    """
def cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an LU factorization.

    C: cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf_bufferSize
    """
def cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an LU factorization.

    C: cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf_bufferSize
    """
def cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an LU factorization.

    C: cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf_bufferSize
    """
def cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of an LU factorization.

    C: cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *Lwork)

      A: passed; device memory
      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf_bufferSize
    """
def cusolverDnSgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None:
    """Computes the LU factorization of a matrix.

    C: cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *Workspace, int *devIpiv, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devIpiv: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf
    """
def cusolverDnDgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None:
    """Computes the LU factorization of a matrix.

    C: cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *Workspace, int *devIpiv, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devIpiv: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf
    """
def cusolverDnCgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None:
    """Computes the LU factorization of a matrix.

    C: cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *Workspace, int *devIpiv, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devIpiv: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf
    """
def cusolverDnZgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, Workspace: _Device, devIpiv: _Device, devInfo: _Device) -> None:
    """Computes the LU factorization of a matrix.

    C: cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int *devIpiv, int *devInfo)

      A: passed; device memory
      Workspace: passed; device memory
      devIpiv: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf
    """
def cusolverDnSlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None:
    """Exchanges rows of a matrix.

    C: cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t handle, int n, float *A, int lda, int k1, int k2, const int *devIpiv, int incx)

      A: passed; device memory
      devIpiv: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlaswp
    """
def cusolverDnDlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None:
    """Exchanges rows of a matrix.

    C: cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t handle, int n, double *A, int lda, int k1, int k2, const int *devIpiv, int incx)

      A: passed; device memory
      devIpiv: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlaswp
    """
def cusolverDnClaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None:
    """Exchanges rows of a matrix.

    C: cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)

      A: passed; device memory
      devIpiv: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClaswp
    """
def cusolverDnZlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int, k1: int, k2: int, devIpiv: _Device, incx: int) -> None:
    """Exchanges rows of a matrix.

    C: cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)

      A: passed; device memory
      devIpiv: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlaswp
    """
def cusolverDnSgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the LU factorization of A.

    C: cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *A, int lda, const int *devIpiv, float *B, int ldb, int *devInfo)

      A: passed; device memory
      devIpiv: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrs
    """
def cusolverDnDgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the LU factorization of A.

    C: cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *A, int lda, const int *devIpiv, double *B, int ldb, int *devInfo)

      A: passed; device memory
      devIpiv: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrs
    """
def cusolverDnCgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the LU factorization of A.

    C: cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *A, int lda, const int *devIpiv, cuComplex *B, int ldb, int *devInfo)

      A: passed; device memory
      devIpiv: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrs
    """
def cusolverDnZgetrs(handle: cusolverDnHandle_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, A: _Device, lda: int, devIpiv: _Device, B: _Device, ldb: int, devInfo: _Device) -> None:
    """Solves A * X = B by the LU factorization of A.

    C: cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *A, int lda, const int *devIpiv, cuDoubleComplex *B, int ldb, int *devInfo)

      A: passed; device memory
      devIpiv: passed; device memory
      B: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrs
    """
def cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a QR factorization.

    C: cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf_bufferSize
    """
def cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a QR factorization.

    C: cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf_bufferSize
    """
def cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a QR factorization.

    C: cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf_bufferSize
    """
def cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a QR factorization.

    C: cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf_bufferSize
    """
def cusolverDnSgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the QR factorization of a matrix.

    C: cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *TAU, float *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      TAU: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf
    """
def cusolverDnDgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the QR factorization of a matrix.

    C: cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *TAU, double *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      TAU: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf
    """
def cusolverDnCgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the QR factorization of a matrix.

    C: cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *TAU, cuComplex *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      TAU: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf
    """
def cusolverDnZgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, TAU: _Device, Workspace: _Device, Lwork: int, devInfo: _Device) -> None:
    """Computes the QR factorization of a matrix.

    C: cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *TAU, cuDoubleComplex *Workspace, int Lwork, int *devInfo)

      A: passed; device memory
      TAU: passed; device memory
      Workspace: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf
    """
def cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr_bufferSize
    """
def cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr_bufferSize
    """
def cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr_bufferSize
    """
def cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr_bufferSize
    """
def cusolverDnSorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr
    """
def cusolverDnDorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr
    """
def cusolverDnCungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr
    """
def cusolverDnZungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the matrix Q of a QR factorization.

    C: cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr
    """
def cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr_bufferSize
    """
def cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr_bufferSize
    """
def cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr_bufferSize
    """
def cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr_bufferSize
    """
def cusolverDnSormqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Multiplies a matrix by the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, float *C, int ldc, float *work, int lwork, int *devInfo)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr
    """
def cusolverDnDormqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Multiplies a matrix by the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, double *C, int ldc, double *work, int lwork, int *devInfo)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr
    """
def cusolverDnCunmqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Multiplies a matrix by the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *devInfo)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr
    """
def cusolverDnZunmqr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, devInfo: _Device) -> None:
    """Multiplies a matrix by the Q of a QR factorization.

    C: cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *devInfo)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr
    """
def cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Bunch-Kaufman factorization.

    C: cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, int n, float *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf_bufferSize
    """
def cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Bunch-Kaufman factorization.

    C: cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, int n, double *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf_bufferSize
    """
def cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Bunch-Kaufman factorization.

    C: cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf_bufferSize
    """
def cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Device, lda: int) -> int:
    """Returns the workspace of a Bunch-Kaufman factorization.

    C: cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int *lwork)

      A: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf_bufferSize
    """
def cusolverDnSsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the Bunch-Kaufman factorization of a symmetric matrix.

    C: cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *ipiv, float *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf
    """
def cusolverDnDsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the Bunch-Kaufman factorization of a symmetric matrix.

    C: cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *ipiv, double *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf
    """
def cusolverDnCsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the Bunch-Kaufman factorization of a symmetric matrix.

    C: cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *ipiv, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf
    """
def cusolverDnZsytrf(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the Bunch-Kaufman factorization of a symmetric matrix.

    C: cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *ipiv, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf
    """
def cusolverDnXsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of a Bunch-Kaufman factorization, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsytrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      ipiv: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrf_bufferSize
    Since 13.4.
    """
def cusolverDnXsytrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the Bunch-Kaufman factorization of a Hermitian (he) or symmetric (sy) matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsytrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrf
    Since 13.4.
    """
def cusolverDnXhetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of a Bunch-Kaufman factorization, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXhetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      ipiv: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrf_bufferSize
    Since 13.4.
    """
def cusolverDnXhetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the Bunch-Kaufman factorization of a Hermitian (he) or symmetric (sy) matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXhetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrf
    Since 13.4.
    """
def cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int) -> tuple[int, int]:
    """Returns the workspace of A * X = B by such a factorization.

    C: cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      ipiv: passed; device memory
      B: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs_bufferSize
    """
def cusolverDnXsytrs(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Solves A * X = B by the factorization of a Hermitian (he) or symmetric (sy) matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      B: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs
    """
def cusolverDnXhetrs_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int) -> tuple[int, int]:
    """Returns the workspace of A * X = B by such a factorization.

    C: cusolverStatus_t cusolverDnXhetrs_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      ipiv: passed; device memory
      B: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrs_bufferSize
    Since 13.4.
    """
def cusolverDnXhetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Solves A * X = B by the factorization of a Hermitian (he) or symmetric (sy) matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXhetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      B: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrs
    Since 13.4.
    """
def cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int:
    """Returns the workspace of the inverse of a symmetric matrix.

    C: cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, int *lwork)

      A: passed; device memory
      ipiv: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri_bufferSize
    """
def cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int:
    """Returns the workspace of the inverse of a symmetric matrix.

    C: cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, int *lwork)

      A: passed; device memory
      ipiv: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri_bufferSize
    """
def cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int:
    """Returns the workspace of the inverse of a symmetric matrix.

    C: cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, int *lwork)

      A: passed; device memory
      ipiv: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri_bufferSize
    """
def cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device) -> int:
    """Returns the workspace of the inverse of a symmetric matrix.

    C: cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, int *lwork)

      A: passed; device memory
      ipiv: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri_bufferSize
    """
def cusolverDnSsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the inverse of a symmetric matrix from its factorization.

    C: cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, float *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri
    """
def cusolverDnDsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the inverse of a symmetric matrix from its factorization.

    C: cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, double *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri
    """
def cusolverDnCsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the inverse of a symmetric matrix from its factorization.

    C: cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri
    """
def cusolverDnZsytri(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, ipiv: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the inverse of a symmetric matrix from its factorization.

    C: cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri
    """
def cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)

      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd_bufferSize
    """
def cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)

      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd_bufferSize
    """
def cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)

      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd_bufferSize
    """
def cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)

      Lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd_bufferSize
    """
def cusolverDnSgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None:
    """Reduces a matrix to bidiagonal form.

    C: cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *D, float *E, float *TAUQ, float *TAUP, float *Work, int Lwork, int *devInfo)

      A: passed; device memory
      D: passed; device memory
      E: passed; device memory
      TAUQ: passed; device memory
      TAUP: passed; device memory
      Work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd
    """
def cusolverDnDgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None:
    """Reduces a matrix to bidiagonal form.

    C: cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *D, double *E, double *TAUQ, double *TAUP, double *Work, int Lwork, int *devInfo)

      A: passed; device memory
      D: passed; device memory
      E: passed; device memory
      TAUQ: passed; device memory
      TAUP: passed; device memory
      Work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd
    """
def cusolverDnCgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None:
    """Reduces a matrix to bidiagonal form.

    C: cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, float *D, float *E, cuComplex *TAUQ, cuComplex *TAUP, cuComplex *Work, int Lwork, int *devInfo)

      A: passed; device memory
      D: passed; device memory
      E: passed; device memory
      TAUQ: passed; device memory
      TAUP: passed; device memory
      Work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd
    """
def cusolverDnZgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Device, lda: int, D: _Device, E: _Device, TAUQ: _Device, TAUP: _Device, Work: _Device, Lwork: int, devInfo: _Device) -> None:
    """Reduces a matrix to bidiagonal form.

    C: cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, double *D, double *E, cuDoubleComplex *TAUQ, cuDoubleComplex *TAUP, cuDoubleComplex *Work, int Lwork, int *devInfo)

      A: passed; device memory
      D: passed; device memory
      E: passed; device memory
      TAUQ: passed; device memory
      TAUP: passed; device memory
      Work: passed; device memory
      devInfo: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd
    """
def cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of a matrix of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr_bufferSize
    """
def cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of a matrix of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr_bufferSize
    """
def cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of a matrix of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr_bufferSize
    """
def cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of a matrix of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr_bufferSize
    """
def cusolverDnSorgbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Makes one of the orthogonal or unitary matrices of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr
    """
def cusolverDnDorgbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Makes one of the orthogonal or unitary matrices of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr
    """
def cusolverDnCungbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Makes one of the orthogonal or unitary matrices of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr
    """
def cusolverDnZungbr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, m: int, n: int, k: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Makes one of the orthogonal or unitary matrices of a reduction to bidiagonal form.

    C: cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr
    """
def cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int:
    """Returns the workspace of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *d, const float *e, const float *tau, int *lwork)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd_bufferSize
    """
def cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int:
    """Returns the workspace of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *d, const double *e, const double *tau, int *lwork)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd_bufferSize
    """
def cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int:
    """Returns the workspace of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *d, const float *e, const cuComplex *tau, int *lwork)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd_bufferSize
    """
def cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device) -> int:
    """Returns the workspace of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *d, const double *e, const cuDoubleComplex *tau, int *lwork)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd_bufferSize
    """
def cusolverDnSsytrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Reduces a symmetric or Hermitian matrix to tridiagonal form.

    C: cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *d, float *e, float *tau, float *work, int lwork, int *info)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd
    """
def cusolverDnDsytrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Reduces a symmetric or Hermitian matrix to tridiagonal form.

    C: cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *d, double *e, double *tau, double *work, int lwork, int *info)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd
    """
def cusolverDnChetrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Reduces a symmetric or Hermitian matrix to tridiagonal form.

    C: cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *d, float *e, cuComplex *tau, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd
    """
def cusolverDnZhetrd(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, d: _Device, e: _Device, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Reduces a symmetric or Hermitian matrix to tridiagonal form.

    C: cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *d, double *e, cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      d: passed; device memory
      e: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd
    """
def cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr_bufferSize
    """
def cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr_bufferSize
    """
def cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr_bufferSize
    """
def cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device) -> int:
    """Returns the workspace of the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr_bufferSize
    """
def cusolverDnSorgtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the orthogonal or unitary matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const float *tau, float *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr
    """
def cusolverDnDorgtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the orthogonal or unitary matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const double *tau, double *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr
    """
def cusolverDnCungtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the orthogonal or unitary matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr
    """
def cusolverDnZungtr(handle: cusolverDnHandle_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, tau: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Creates the orthogonal or unitary matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr
    """
def cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr_bufferSize
    """
def cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr_bufferSize
    """
def cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr_bufferSize
    """
def cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int) -> int:
    """Returns the workspace of a product with the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr_bufferSize
    """
def cusolverDnSormtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None:
    """Multiplies a matrix by the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, float *A, int lda, float *tau, float *C, int ldc, float *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr
    """
def cusolverDnDormtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None:
    """Multiplies a matrix by the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, double *A, int lda, double *tau, double *C, int ldc, double *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr
    """
def cusolverDnCunmtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None:
    """Multiplies a matrix by the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuComplex *A, int lda, cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr
    """
def cusolverDnZunmtr(handle: cusolverDnHandle_t | int | None, side: cublas.cublasSideMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, trans: cublas.cublasOperation_t | _Int, m: int, n: int, A: _Device, lda: int, tau: _Device, C: _Device, ldc: int, work: _Device, lwork: int, info: _Device) -> None:
    """Multiplies a matrix by the matrix of a reduction to tridiagonal form.

    C: cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      tau: passed; device memory
      C: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr
    """
def cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a singular value decomposition by QR.

    C: cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)

      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd_bufferSize
    """
def cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a singular value decomposition by QR.

    C: cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)

      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd_bufferSize
    """
def cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a singular value decomposition by QR.

    C: cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)

      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd_bufferSize
    """
def cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int:
    """Returns the workspace of a singular value decomposition by QR.

    C: cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)

      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd_bufferSize
    """
def cusolverDnSgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None:
    """Computes the singular value decomposition of a matrix by QR.

    C: cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *VT, int ldvt, float *work, int lwork, float *rwork, int *info)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      VT: passed; device memory
      work: passed; device memory
      rwork: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd
    """
def cusolverDnDgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None:
    """Computes the singular value decomposition of a matrix by QR.

    C: cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *VT, int ldvt, double *work, int lwork, double *rwork, int *info)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      VT: passed; device memory
      work: passed; device memory
      rwork: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd
    """
def cusolverDnCgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None:
    """Computes the singular value decomposition of a matrix by QR.

    C: cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *VT, int ldvt, cuComplex *work, int lwork, float *rwork, int *info)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      VT: passed; device memory
      work: passed; device memory
      rwork: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd
    """
def cusolverDnZgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, VT: _Device, ldvt: int, work: _Device, lwork: int, rwork: _Device, info: _Device) -> None:
    """Computes the singular value decomposition of a matrix by QR.

    C: cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *VT, int ldvt, cuDoubleComplex *work, int lwork, double *rwork, int *info)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      VT: passed; device memory
      work: passed; device memory
      rwork: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd
    """
def cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd_bufferSize
    """
def cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd_bufferSize
    """
def cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd_bufferSize
    """
def cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd_bufferSize
    """
def cusolverDnSsyevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix, and its eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd
    """
def cusolverDnDsyevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix, and its eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd
    """
def cusolverDnCheevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix, and its eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd
    """
def cusolverDnZheevd(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix, and its eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd
    """
def cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx_bufferSize
    """
def cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx_bufferSize
    """
def cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx_bufferSize
    """
def cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a symmetric or Hermitian matrix.

    C: cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx_bufferSize
    """
def cusolverDnSsyevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a symmetric or Hermitian matrix, by a range, and their eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx
    """
def cusolverDnDsyevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a symmetric or Hermitian matrix, by a range, and their eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx
    """
def cusolverDnCheevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a symmetric or Hermitian matrix, by a range, and their eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx
    """
def cusolverDnZheevdx(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a symmetric or Hermitian matrix, by a range, and their eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx
    """
def cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx_bufferSize
    """
def cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx_bufferSize
    """
def cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx_bufferSize
    """
def cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device) -> tuple[int, int]:
    """Returns the workspace of some eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx_bufferSize
    """
def cusolverDnSsygvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a pair of symmetric or Hermitian matrices, by a range.

    C: cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx
    """
def cusolverDnDsygvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a pair of symmetric or Hermitian matrices, by a range.

    C: cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx
    """
def cusolverDnChegvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a pair of symmetric or Hermitian matrices, by a range.

    C: cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx
    """
def cusolverDnZhegvdx(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Device, work: _Device, lwork: int, info: _Device) -> int:
    """Computes some eigenvalues of a pair of symmetric or Hermitian matrices, by a range.

    C: cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      meig: returned
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx
    """
def cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd_bufferSize
    """
def cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd_bufferSize
    """
def cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd_bufferSize
    """
def cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices.

    C: cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd_bufferSize
    """
def cusolverDnSsygvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices, and the eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd
    """
def cusolverDnDsygvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices, and the eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd
    """
def cusolverDnChegvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices, and the eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd
    """
def cusolverDnZhegvd(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices, and the eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd
    """
def cusolverDnXsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of eigenvalues of a pair of matrices, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsygvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *d_A, int64_t lda, cudaDataType dataTypeB, const void *d_B, int64_t ldb, cudaDataType dataTypeW, const void *d_W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      d_A: passed; device memory
      d_B: passed; device memory
      d_W: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvd_bufferSize
    Since 13.2.
    """
def cusolverDnXsygvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsygvd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *d_A, int64_t lda, cudaDataType dataTypeB, void *d_B, int64_t ldb, cudaDataType dataTypeW, void *d_W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)

      d_A: passed; device memory
      d_B: passed; device memory
      d_W: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvd
    Since 13.2.
    """
def cusolverDnXsygvStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, strideA: int, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, strideB: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, strideW: int, computeType: runtime.cudaDataType | _Int, batchSize: int) -> tuple[int, int]:
    """Returns the workspace of eigenvalues of a batch of pairs of matrices.

    C: cusolverStatus_t cusolverDnXsygvStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, int64_t strideA, cudaDataType dataTypeB, const void *B, int64_t ldb, int64_t strideB, cudaDataType dataTypeW, const void *W, int64_t strideW, cudaDataType computeType, int64_t batchSize, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvStridedBatched_bufferSize
    Since 13.5.
    """
def cusolverDnXsygvStridedBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, strideA: int, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, strideB: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, strideW: int, computeType: runtime.cudaDataType | _Int, batchSize: int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the eigenvalues of a batch of pairs of symmetric or Hermitian matrices.

    C: cusolverStatus_t cusolverDnXsygvStridedBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t strideA, cudaDataType dataTypeB, void *B, int64_t ldb, int64_t strideB, cudaDataType dataTypeW, void *W, int64_t strideW, cudaDataType computeType, int64_t batchSize, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvStridedBatched
    Since 13.5.
    """
def cusolverDnXsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int, int]:
    """Returns the workspace of some eigenvalues of a pair of matrices, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *d_A, int64_t lda, cudaDataType dataTypeB, const void *d_B, int64_t ldb, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig, cudaDataType dataTypeW, const void *d_W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      d_A: passed; device memory
      d_B: passed; device memory
      vl: passed; host memory of sizeof(dataTypeW) bytes
      vu: passed; host memory of sizeof(dataTypeW) bytes
      meig: returned
      d_W: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvdx_bufferSize
    Since 13.2.
    """
def cusolverDnXsygvdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, d_A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, d_B: _Device, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, d_W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> int:
    """Computes some eigenvalues of a pair of symmetric or Hermitian matrices, by a range, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsygvdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *d_A, int64_t lda, cudaDataType dataTypeB, void *d_B, int64_t ldb, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig, cudaDataType dataTypeW, void *d_W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)

      d_A: passed; device memory
      d_B: passed; device memory
      vl: passed; host memory of sizeof(dataTypeW) bytes
      vu: passed; host memory of sizeof(dataTypeW) bytes
      meig: returned
      d_W: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvdx
    Since 13.2.
    """
def cusolverDnCreateSyevjInfo() -> syevjInfo_t:
    """Makes parameters of Jacobi's method for eigenvalues.

    C: cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateSyevjInfo
    """
def cusolverDnDestroySyevjInfo(info: syevjInfo_t | int | None) -> None:
    """Destroys parameters of Jacobi's method for eigenvalues.

    C: cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroySyevjInfo
    """
def cusolverDnXsyevjSetTolerance(info: syevjInfo_t | int | None, tolerance: float) -> None:
    """Sets the tolerance of Jacobi's method.

    C: cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetTolerance
    """
def cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t | int | None, max_sweeps: int) -> None:
    """Sets the most sweeps of Jacobi's method.

    C: cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, int max_sweeps)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetMaxSweeps
    """
def cusolverDnXsyevjSetSortEig(info: syevjInfo_t | int | None, sort_eig: int) -> None:
    """Sets whether Jacobi's method sorts eigenvalues.

    C: cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, int sort_eig)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetSortEig
    """
def cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None) -> float:
    """Returns the residual of the last run of Jacobi's method.

    C: cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t handle, syevjInfo_t info, double *residual)

      residual: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetResidual
    """
def cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None) -> int:
    """Returns the number of sweeps of the last run of Jacobi's method.

    C: cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t handle, syevjInfo_t info, int *executed_sweeps)

      executed_sweeps: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetSweeps
    """
def cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of eigenvalues of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched_bufferSize
    """
def cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of eigenvalues of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched_bufferSize
    """
def cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of eigenvalues of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched_bufferSize
    """
def cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of eigenvalues of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched_bufferSize
    """
def cusolverDnSsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None:
    """Computes the eigenvalues of a batch of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched
    """
def cusolverDnDsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None:
    """Computes the eigenvalues of a batch of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched
    """
def cusolverDnCheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None:
    """Computes the eigenvalues of a batch of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched
    """
def cusolverDnZheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None, batchSize: int) -> None:
    """Computes the eigenvalues of a batch of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched
    """
def cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues by Jacobi's method.

    C: cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj_bufferSize
    """
def cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues by Jacobi's method.

    C: cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj_bufferSize
    """
def cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues by Jacobi's method.

    C: cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj_bufferSize
    """
def cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues by Jacobi's method.

    C: cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj_bufferSize
    """
def cusolverDnSsyevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj
    """
def cusolverDnDsyevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj
    """
def cusolverDnCheevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj
    """
def cusolverDnZheevj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj
    """
def cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj_bufferSize
    """
def cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj_bufferSize
    """
def cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj_bufferSize
    """
def cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, params: syevjInfo_t | int | None) -> int:
    """Returns the workspace of eigenvalues of a pair of matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj_bufferSize
    """
def cusolverDnSsygvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj
    """
def cusolverDnDsygvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj
    """
def cusolverDnChegvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj
    """
def cusolverDnZhegvj(handle: cusolverDnHandle_t | int | None, itype: cusolverEigType_t | _Int, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, A: _Device, lda: int, B: _Device, ldb: int, W: _Device, work: _Device, lwork: int, info: _Device, params: syevjInfo_t | int | None) -> None:
    """Computes the eigenvalues of a pair of symmetric or Hermitian matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)

      A: passed; device memory
      B: passed; device memory
      W: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj
    """
def cusolverDnCreateGesvdjInfo() -> gesvdjInfo_t:
    """Makes parameters of Jacobi's method for singular values.

    C: cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateGesvdjInfo
    """
def cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t | int | None) -> None:
    """Destroys parameters of Jacobi's method for singular values.

    C: cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyGesvdjInfo
    """
def cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t | int | None, tolerance: float) -> None:
    """Sets the tolerance of Jacobi's method.

    C: cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetTolerance
    """
def cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t | int | None, max_sweeps: int) -> None:
    """Sets the most sweeps of Jacobi's method.

    C: cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, int max_sweeps)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetMaxSweeps
    """
def cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t | int | None, sort_svd: int) -> None:
    """Sets whether Jacobi's method sorts singular values.

    C: cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, int sort_svd)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetSortEig
    """
def cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None) -> float:
    """Returns the residual of the last run of Jacobi's method.

    C: cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t handle, gesvdjInfo_t info, double *residual)

      residual: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetResidual
    """
def cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None) -> int:
    """Returns the number of sweeps of the last run of Jacobi's method.

    C: cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t handle, gesvdjInfo_t info, int *executed_sweeps)

      executed_sweeps: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetSweeps
    """
def cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of singular value decompositions of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched_bufferSize
    """
def cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of singular value decompositions of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched_bufferSize
    """
def cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of singular value decompositions of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched_bufferSize
    """
def cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int:
    """Returns the workspace of singular value decompositions of a batch by Jacobi's method.

    C: cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched_bufferSize
    """
def cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None:
    """Computes singular value decompositions of a batch of small matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched
    """
def cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None:
    """Computes singular value decompositions of a batch of small matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched
    """
def cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None:
    """Computes singular value decompositions of a batch of small matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched
    """
def cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None, batchSize: int) -> None:
    """Computes singular value decompositions of a batch of small matrices by Jacobi's method.

    C: cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched
    """
def cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int:
    """Returns the workspace of a singular value decomposition by Jacobi's method.

    C: cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj_bufferSize
    """
def cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int:
    """Returns the workspace of a singular value decomposition by Jacobi's method.

    C: cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj_bufferSize
    """
def cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int:
    """Returns the workspace of a singular value decomposition by Jacobi's method.

    C: cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj_bufferSize
    """
def cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, params: gesvdjInfo_t | int | None) -> int:
    """Returns the workspace of a singular value decomposition by Jacobi's method.

    C: cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj_bufferSize
    """
def cusolverDnSgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None:
    """Computes the singular value decomposition of a matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj
    """
def cusolverDnDgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None:
    """Computes the singular value decomposition of a matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj
    """
def cusolverDnCgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None:
    """Computes the singular value decomposition of a matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj
    """
def cusolverDnZgesvdj(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, A: _Device, lda: int, S: _Device, U: _Device, ldu: int, V: _Device, ldv: int, work: _Device, lwork: int, info: _Device, params: gesvdjInfo_t | int | None) -> None:
    """Computes the singular value decomposition of a matrix by Jacobi's method.

    C: cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      work: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj
    """
def cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int:
    """Returns the workspace of approximate singular value decompositions of a batch.

    C: cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, const float *d_S, long long strideS, const float *d_U, int ldu, long long strideU, const float *d_V, int ldv, long long strideV, int *lwork, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched_bufferSize
    """
def cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int:
    """Returns the workspace of approximate singular value decompositions of a batch.

    C: cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, const double *d_S, long long strideS, const double *d_U, int ldu, long long strideU, const double *d_V, int ldv, long long strideV, int *lwork, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched_bufferSize
    """
def cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int:
    """Returns the workspace of approximate singular value decompositions of a batch.

    C: cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, const float *d_S, long long strideS, const cuComplex *d_U, int ldu, long long strideU, const cuComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched_bufferSize
    """
def cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, batchSize: int) -> int:
    """Returns the workspace of approximate singular value decompositions of a batch.

    C: cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, const double *d_S, long long strideS, const cuDoubleComplex *d_U, int ldu, long long strideU, const cuDoubleComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      lwork: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched_bufferSize
    """
def cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None:
    """Computes approximate singular value decompositions of a batch of tall matrices.

    C: cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, float *d_S, long long strideS, float *d_U, int ldu, long long strideU, float *d_V, int ldv, long long strideV, float *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      d_work: passed; device memory
      d_info: passed; device memory
      h_R_nrmF: passed; the call may write to the memory that it points to; host memory of batchSize elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched
    """
def cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None:
    """Computes approximate singular value decompositions of a batch of tall matrices.

    C: cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, double *d_S, long long strideS, double *d_U, int ldu, long long strideU, double *d_V, int ldv, long long strideV, double *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      d_work: passed; device memory
      d_info: passed; device memory
      h_R_nrmF: passed; the call may write to the memory that it points to; host memory of batchSize elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched
    """
def cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None:
    """Computes approximate singular value decompositions of a batch of tall matrices.

    C: cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, float *d_S, long long strideS, cuComplex *d_U, int ldu, long long strideU, cuComplex *d_V, int ldv, long long strideV, cuComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      d_work: passed; device memory
      d_info: passed; device memory
      h_R_nrmF: passed; the call may write to the memory that it points to; host memory of batchSize elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched
    """
def cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: cusolverEigMode_t | _Int, rank: int, m: int, n: int, d_A: _Device, lda: int, strideA: int, d_S: _Device, strideS: int, d_U: _Device, ldu: int, strideU: int, d_V: _Device, ldv: int, strideV: int, d_work: _Device, lwork: int, d_info: _Device, h_R_nrmF: _Pointer[ctypes.c_double] | int | _WriteArray, batchSize: int | None) -> None:
    """Computes approximate singular value decompositions of a batch of tall matrices.

    C: cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, double *d_S, long long strideS, cuDoubleComplex *d_U, int ldu, long long strideU, cuDoubleComplex *d_V, int ldv, long long strideV, cuDoubleComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)

      d_A: passed; device memory
      d_S: passed; device memory
      d_U: passed; device memory
      d_V: passed; device memory
      d_work: passed; device memory
      d_info: passed; device memory
      h_R_nrmF: passed; the call may write to the memory that it points to; host memory of batchSize elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched
    """
def cusolverDnCreateParams() -> cusolverDnParams_t:
    """Makes parameters for functions whose types are chosen.

    C: cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params)

      params: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateParams
    """
def cusolverDnDestroyParams(params: cusolverDnParams_t | int | None) -> None:
    """Destroys parameters for functions whose types are chosen.

    C: cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyParams
    """
def cusolverDnSetAdvOptions(params: cusolverDnParams_t | int | None, function: cusolverDnFunction_t | _Int, algo: cusolverAlgMode_t | _Int) -> None:
    """Chooses the algorithm of a function.

    C: cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t function, cusolverAlgMode_t algo)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetAdvOptions
    """
def cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of a Cholesky factorization, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf_bufferSize
    """
def cusolverDnXpotrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the Cholesky factorization of a matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf
    """
def cusolverDnXpotrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, info: _Device) -> None:
    """Solves A * X = B by the Cholesky factorization of A, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)

      A: passed; device memory
      B: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrs
    """
def cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of a QR factorization, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      tau: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf_bufferSize
    """
def cusolverDnXgeqrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the QR factorization of a matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      tau: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf
    """
def cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of an LU factorization, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf_bufferSize
    """
def cusolverDnXgetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the LU factorization of a matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf
    """
def cusolverDnXgetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, trans: cublas.cublasOperation_t | _Int, n: int, nrhs: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, ipiv: _Device, dataTypeB: runtime.cudaDataType | _Int, B: _Device, ldb: int, info: _Device) -> None:
    """Solves A * X = B by the LU factorization of A, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)

      A: passed; device memory
      ipiv: passed; device memory
      B: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrs
    """
def cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of eigenvalues of a symmetric or Hermitian matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      W: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd_bufferSize
    """
def cusolverDnXsyevd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the eigenvalues of a symmetric or Hermitian matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      W: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd
    """
def cusolverDnXstedc_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: cusolverEigComp_t | _Int, n: int, dataTypeDE: runtime.cudaDataType | _Int, D: _Device, E: _Device, dataTypeZ: runtime.cudaDataType | _Int, Z: _Device, ldz: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of eigenvalues of a symmetric tridiagonal matrix.

    C: cusolverStatus_t cusolverDnXstedc_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigComp_t compz, int64_t n, cudaDataType dataTypeDE, const void *D, const void *E, cudaDataType dataTypeZ, const void *Z, int64_t ldz, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      D: passed; device memory
      E: passed; device memory
      Z: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXstedc_bufferSize
    Since 13.2.
    """
def cusolverDnXstedc(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: cusolverEigComp_t | _Int, n: int, dataTypeDE: runtime.cudaDataType | _Int, D: _Device, E: _Device, dataTypeZ: runtime.cudaDataType | _Int, Z: _Device, ldz: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the eigenvalues of a symmetric tridiagonal matrix, by divide and conquer.

    C: cusolverStatus_t cusolverDnXstedc(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigComp_t compz, int64_t n, cudaDataType dataTypeDE, void *D, void *E, cudaDataType dataTypeZ, void *Z, int64_t ldz, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      D: passed; device memory
      E: passed; device memory
      Z: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXstedc
    Since 13.2.
    """
def cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, batchSize: int) -> tuple[int, int]:
    """Returns the workspace of eigenvalues of a batch, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost, int64_t batchSize)

      A: passed; device memory
      W: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched_bufferSize
    Since 12.6.
    """
def cusolverDnXsyevBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device, batchSize: int) -> None:
    """Computes the eigenvalues of a batch of symmetric or Hermitian matrices, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info, int64_t batchSize)

      A: passed; device memory
      W: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched
    Since 12.6.
    """
def cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int) -> tuple[int, int, int]:
    """Returns the workspace of some eigenvalues of a symmetric or Hermitian matrix, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      vl: passed; host memory of sizeof(dataTypeW) bytes
      vu: passed; host memory of sizeof(dataTypeW) bytes
      h_meig: returned
      W: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx_bufferSize
    """
def cusolverDnXsyevdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, range: cusolverEigRange_t | _Int, uplo: cublas.cublasFillMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> int:
    """Computes some eigenvalues of a symmetric or Hermitian matrix, by a range, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      vl: passed; host memory of sizeof(dataTypeW) bytes
      vu: passed; host memory of sizeof(dataTypeW) bytes
      meig64: returned
      W: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx
    """
def cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: cusolverEigMode_t | _Int, jobvr: cusolverEigMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, dataTypeVL: runtime.cudaDataType | _Int, VL: _Device, ldvl: int, dataTypeVR: runtime.cudaDataType | _Int, VR: _Device, ldvr: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of eigenvalues of a matrix of any kind.

    C: cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType dataTypeVL, const void *VL, int64_t ldvl, cudaDataType dataTypeVR, const void *VR, int64_t ldvr, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      W: passed; device memory
      VL: passed; device memory
      VR: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev_bufferSize
    Since 12.6.
    """
def cusolverDnXgeev(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: cusolverEigMode_t | _Int, jobvr: cusolverEigMode_t | _Int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeW: runtime.cudaDataType | _Int, W: _Device, dataTypeVL: runtime.cudaDataType | _Int, VL: _Device, ldvl: int, dataTypeVR: runtime.cudaDataType | _Int, VR: _Device, ldvr: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the eigenvalues of a matrix of any kind, and its left and right eigenvectors if asked for.

    C: cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType dataTypeVL, void *VL, int64_t ldvl, cudaDataType dataTypeVR, void *VR, int64_t ldvr, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      W: passed; device memory
      VL: passed; device memory
      VR: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev
    Since 12.6.
    """
def cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeVT: runtime.cudaDataType | _Int, VT: _Device, ldvt: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of a singular value decomposition by QR, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      VT: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd_bufferSize
    """
def cusolverDnXgesvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeVT: runtime.cudaDataType | _Int, VT: _Device, ldvt: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, info: _Device) -> None:
    """Computes the singular value decomposition of a matrix by QR, in types that the caller chooses.

    C: cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      VT: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd
    """
def cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of a singular value decomposition by the polar decomposition.

    C: cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp_bufferSize
    """
def cusolverDnXgesvdp(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: cusolverEigMode_t | _Int, econ: int, m: int, n: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeS: runtime.cudaDataType | _Int, S: _Device, dataTypeU: runtime.cudaDataType | _Int, U: _Device, ldu: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> float:
    """Computes the singular value decomposition of a matrix by its polar decomposition.

    C: cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeV, void *V, int64_t ldv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info, double *h_err_sigma)

      A: passed; device memory
      S: passed; device memory
      U: passed; device memory
      V: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      d_info: passed; device memory
      h_err_sigma: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp
    """
def cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeSrand: runtime.cudaDataType | _Int, Srand: _Device, dataTypeUrand: runtime.cudaDataType | _Int, Urand: _Device, ldUrand: int, dataTypeVrand: runtime.cudaDataType | _Int, Vrand: _Device, ldVrand: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of the largest singular values by random projections.

    C: cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeSrand, const void *Srand, cudaDataType dataTypeUrand, const void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, const void *Vrand, int64_t ldVrand, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      Srand: passed; device memory
      Urand: passed; device memory
      Vrand: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr_bufferSize
    """
def cusolverDnXgesvdr(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeSrand: runtime.cudaDataType | _Int, Srand: _Device, dataTypeUrand: runtime.cudaDataType | _Int, Urand: _Device, ldUrand: int, dataTypeVrand: runtime.cudaDataType | _Int, Vrand: _Device, ldVrand: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_info: _Device) -> None:
    """Computes the largest singular values of a matrix by random projections.

    C: cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeSrand, void *Srand, cudaDataType dataTypeUrand, void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, void *Vrand, int64_t ldVrand, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)

      A: passed; device memory
      Srand: passed; device memory
      Urand: passed; device memory
      Vrand: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr
    """
def cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: cusolverDirectMode_t | _Int, storev: cusolverStorevMode_t | _Int, n: int, k: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, dataTypeT: runtime.cudaDataType | _Int, T: _Device, ldt: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of the triangular factor of Householder reflections.

    C: cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      V: passed; device memory
      tau: passed; device memory
      T: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft_bufferSize
    Since 12.4.
    """
def cusolverDnXlarft(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: cusolverDirectMode_t | _Int, storev: cusolverStorevMode_t | _Int, n: int, k: int, dataTypeV: runtime.cudaDataType | _Int, V: _Device, ldv: int, dataTypeTau: runtime.cudaDataType | _Int, tau: _Device, dataTypeT: runtime.cudaDataType | _Int, T: _Device, ldt: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None) -> None:
    """Creates the triangular factor of a product of Householder reflections.

    C: cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost)

      V: passed; device memory
      tau: passed; device memory
      T: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft
    Since 12.4.
    """
def cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t | None) -> None:
    """Registers a callback for lines of the library's log.

    C: cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t callback)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetCallback
    """
def cusolverDnLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None:
    """Sets the open file of the library's log.

    C: cusolverStatus_t cusolverDnLoggerSetFile(FILE *file)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetFile
    """
def cusolverDnLoggerOpenFile(logFile: _Text) -> None:
    """Opens a file for the library's log.

    C: cusolverStatus_t cusolverDnLoggerOpenFile(const char *logFile)

      logFile: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerOpenFile
    """
def cusolverDnLoggerSetLevel(level: int) -> None:
    """Sets the level of the library's log.

    C: cusolverStatus_t cusolverDnLoggerSetLevel(int level)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetLevel
    """
def cusolverDnLoggerSetMask(mask: int) -> None:
    """Sets a mask of the messages in the library's log.

    C: cusolverStatus_t cusolverDnLoggerSetMask(int mask)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetMask
    """
def cusolverDnLoggerForceDisable() -> None:
    """Turns the library's log off for the whole process.

    C: cusolverStatus_t cusolverDnLoggerForceDisable(void)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerForceDisable
    """
def cusolverDnXpolar_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, M: int, N: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeH: runtime.cudaDataType | _Int, H: _Device, ldh: int, computeType: runtime.cudaDataType | _Int) -> tuple[int, int]:
    """Returns the workspace of a polar decomposition.

    C: cusolverStatus_t cusolverDnXpolar_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t M, int64_t N, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeH, const void *H, int64_t ldh, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)

      A: passed; device memory
      H: passed; device memory
      workspaceInBytesOnDevice: returned
      workspaceInBytesOnHost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpolar_bufferSize
    Since 13.2.
    """
def cusolverDnXpolar(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: cublas.cublasFillMode_t | _Int, M: int, N: int, dataTypeA: runtime.cudaDataType | _Int, A: _Device, lda: int, dataTypeH: runtime.cudaDataType | _Int, H: _Device, ldh: int, computeType: runtime.cudaDataType | _Int, bufferOnDevice: _Device, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int | None, d_res_nrm: _Device, d_A_nrmF: _Device, d_rcond: _Device, d_info: _Device) -> None:
    """Computes the polar decomposition of a matrix.

    C: cusolverStatus_t cusolverDnXpolar(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t M, int64_t N, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeH, void *H, int64_t ldh, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, double *d_res_nrm, double *d_A_nrmF, double *d_rcond, int *d_info)

      A: passed; device memory
      H: passed; device memory
      bufferOnDevice: passed; device memory
      bufferOnHost: passed; host memory of workspaceInBytesOnHost bytes
      d_res_nrm: passed; device memory
      d_A_nrmF: passed; device memory
      d_rcond: passed; device memory
      d_info: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpolar
    Since 13.2.
    """
def cusolverSpCreate() -> cusolverSpHandle_t:
    """Creates a handle of this part of the library.

    C: cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreate
    """
def cusolverSpDestroy(handle: cusolverSpHandle_t | int | None) -> None:
    """Destroys a handle of this part of the library.

    C: cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroy
    """
def cusolverSpSetStream(handle: cusolverSpHandle_t | int | None, streamId: driver.CUstream | int | None) -> None:
    """Sets the stream in which a handle works.

    C: cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpSetStream
    """
def cusolverSpGetStream(handle: cusolverSpHandle_t | int | None) -> driver.CUstream:
    """Returns the stream in which a handle works.

    C: cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t handle, cudaStream_t *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpGetStream
    """
def cusolverSpXcsrissymHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrEndPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> int:
    """Returns whether a sparse matrix is symmetric.

    C: cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t handle, int m, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, int *issym)

      csrRowPtrA: passed; host memory of m elements
      csrEndPtrA: passed; host memory of m elements
      csrColIndA: passed; host memory of nnzA elements
      issym: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrissymHost
    """
def cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by LU.

    C: cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvluHost
    """
def cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by LU.

    C: cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvluHost
    """
def cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.float2] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by LU.

    C: cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvluHost
    """
def cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.double2] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by LU.

    C: cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvluHost
    """
def cusolverSpScsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqr
    """
def cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqr
    """
def cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqr
    """
def cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqr
    """
def cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqrHost
    """
def cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqrHost
    """
def cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.float2] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqrHost
    """
def cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.double2] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by QR.

    C: cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqrHost
    """
def cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)

      csrVal: passed; host memory of nnz elements
      csrRowPtr: passed; host memory of m+1 elements
      csrColInd: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvcholHost
    """
def cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)

      csrVal: passed; host memory of nnz elements
      csrRowPtr: passed; host memory of m+1 elements
      csrColInd: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvcholHost
    """
def cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.float2] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)

      csrVal: passed; host memory of nnz elements
      csrRowPtr: passed; host memory of m+1 elements
      csrColInd: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvcholHost
    """
def cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtr: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColInd: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, reorder: int, x: _Pointer[runtime.double2] | int | _WriteArray) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)

      csrVal: passed; host memory of nnz elements
      csrRowPtr: passed; host memory of m+1 elements
      csrColInd: passed; host memory of nnz elements
      b: passed; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of m elements
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvcholHost
    """
def cusolverSpScsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvchol
    """
def cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvchol
    """
def cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvchol
    """
def cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, b: _Device, tol: float, reorder: int, x: _Device) -> int:
    """Solves A * x = b with a sparse matrix by Cholesky.

    C: cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      b: passed; device memory
      x: passed; device memory
      singularity: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvchol
    """
def cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, tol: float, x: _Pointer[ctypes.c_float] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]:
    """Solves a sparse least-squares problem by QR.

    C: cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int *rankA, float *x, int *p, float *min_norm)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      rankA: returned
      x: passed; the call may write to the memory that it points to; host memory of n elements
      p: passed; the call may write to the memory that it points to; host memory of n elements
      min_norm: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsqvqrHost
    """
def cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, tol: float, x: _Pointer[ctypes.c_double] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]:
    """Solves a sparse least-squares problem by QR.

    C: cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int *rankA, double *x, int *p, double *min_norm)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      rankA: returned
      x: passed; the call may write to the memory that it points to; host memory of n elements
      p: passed; the call may write to the memory that it points to; host memory of n elements
      min_norm: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsqvqrHost
    """
def cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, tol: float, x: _Pointer[runtime.float2] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]:
    """Solves a sparse least-squares problem by QR.

    C: cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int *rankA, cuComplex *x, int *p, float *min_norm)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      rankA: returned
      x: passed; the call may write to the memory that it points to; host memory of n elements
      p: passed; the call may write to the memory that it points to; host memory of n elements
      min_norm: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsqvqrHost
    """
def cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, tol: float, x: _Pointer[runtime.double2] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> tuple[int, float]:
    """Solves a sparse least-squares problem by QR.

    C: cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int *rankA, cuDoubleComplex *x, int *p, double *min_norm)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      b: passed; host memory of m elements
      rankA: returned
      x: passed; the call may write to the memory that it points to; host memory of n elements
      p: passed; the call may write to the memory that it points to; host memory of n elements
      min_norm: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsqvqrHost
    """
def cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: float, x0: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, maxite: int, tol: float, x: _Pointer[ctypes.c_float] | int | _WriteArray) -> float:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float tol, float *mu, float *x)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      x0: passed; host memory of m elements
      mu: returned
      x: passed; the call may write to the memory that it points to; host memory of m elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsiHost
    """
def cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: float, x0: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, maxite: int, tol: float, x: _Pointer[ctypes.c_double] | int | _WriteArray) -> float:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double tol, double *mu, double *x)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      x0: passed; host memory of m elements
      mu: returned
      x: passed; the call may write to the memory that it points to; host memory of m elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsiHost
    """
def cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: runtime.float2, x0: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, maxite: int, tol: float, x: _Pointer[runtime.float2] | int | _WriteArray) -> runtime.float2:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float tol, cuComplex *mu, cuComplex *x)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      x0: passed; host memory of m elements
      mu: returned
      x: passed; the call may write to the memory that it points to; host memory of m elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsiHost
    """
def cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu0: runtime.double2, x0: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, maxite: int, tol: float, x: _Pointer[runtime.double2] | int | _WriteArray) -> runtime.double2:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double tol, cuDoubleComplex *mu, cuDoubleComplex *x)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      x0: passed; host memory of m elements
      mu: returned
      x: passed; the call may write to the memory that it points to; host memory of m elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsiHost
    """
def cusolverSpScsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: float, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps, float *mu, float *x)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      x0: passed; device memory
      mu: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsi
    """
def cusolverSpDcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: float, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps, double *mu, double *x)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      x0: passed; device memory
      mu: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsi
    """
def cusolverSpCcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: runtime.float2, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float eps, cuComplex *mu, cuComplex *x)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      x0: passed; device memory
      mu: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsi
    """
def cusolverSpZcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu0: runtime.double2, x0: _Device, maxite: int, eps: float, mu: _Device, x: _Device) -> None:
    """Computes the eigenvalue of a sparse matrix that is nearest to a value, and its eigenvector.

    C: cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double eps, cuDoubleComplex *mu, cuDoubleComplex *x)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      x0: passed; device memory
      mu: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsi
    """
def cusolverSpScsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2) -> int:
    """Counts the eigenvalues of a sparse matrix in a rectangle of the complex plane.

    C: cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      num_eigs: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigsHost
    """
def cusolverSpDcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2) -> int:
    """Counts the eigenvalues of a sparse matrix in a rectangle of the complex plane.

    C: cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      num_eigs: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigsHost
    """
def cusolverSpCcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2) -> int:
    """Counts the eigenvalues of a sparse matrix in a rectangle of the complex plane.

    C: cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      num_eigs: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigsHost
    """
def cusolverSpZcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2) -> int:
    """Counts the eigenvalues of a sparse matrix in a rectangle of the complex plane.

    C: cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnz elements
      num_eigs: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigsHost
    """
def cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Computes an order of a sparse matrix by reverse Cuthill-McKee.

    C: cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)

      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      p: passed; the call may write to the memory that it points to; host memory of n elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymrcmHost
    """
def cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Computes an order of a sparse matrix by minimum degree on a quotient graph.

    C: cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)

      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      p: passed; the call may write to the memory that it points to; host memory of n elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymmdqHost
    """
def cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Computes an order of a sparse matrix by approximate minimum degree.

    C: cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)

      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      p: passed; the call may write to the memory that it points to; host memory of n elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymamdHost
    """
def cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, options: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Computes an order of a sparse matrix by METIS' nested dissection.

    C: cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p)

      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      options: passed; host memory of 40 elements
      p: passed; the call may write to the memory that it points to; host memory of n elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrmetisndHost
    """
def cusolverSpScsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Permutes rows so that the diagonal of a sparse matrix has no zeros.

    C: cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnz elements
      P: passed; the call may write to the memory that it points to; host memory of n elements
      numnz: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrzfdHost
    """
def cusolverSpDcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Permutes rows so that the diagonal of a sparse matrix has no zeros.

    C: cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnz elements
      P: passed; the call may write to the memory that it points to; host memory of n elements
      numnz: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrzfdHost
    """
def cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Permutes rows so that the diagonal of a sparse matrix has no zeros.

    C: cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnz elements
      P: passed; the call may write to the memory that it points to; host memory of n elements
      numnz: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrzfdHost
    """
def cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int | None, nnz: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, P: _Pointer[ctypes.c_int] | int | _WriteArray, numnz: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Permutes rows so that the diagonal of a sparse matrix has no zeros.

    C: cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)

      csrValA: passed; host memory of nnz elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnz elements
      P: passed; the call may write to the memory that it points to; host memory of n elements
      numnz: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrzfdHost
    """
def cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, p: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, q: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> int:
    """Returns the workspace of a permutation of a sparse matrix.

    C: cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, size_t *bufferSizeInBytes)

      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements
      p: passed; host memory of m elements
      q: passed; host memory of n elements
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrperm_bufferSizeHost
    """
def cusolverSpXcsrpermHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndA: _Pointer[ctypes.c_int] | int | _WriteArray, p: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, q: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, map: _Pointer[ctypes.c_int] | int | _WriteArray, pBuffer: _Writable) -> None:
    """Permutes rows and columns of a sparse matrix.

    C: cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, int *csrRowPtrA, int *csrColIndA, const int *p, const int *q, int *map, void *pBuffer)

      csrRowPtrA: passed; the call may write to the memory that it points to; host memory of m+1 elements
      csrColIndA: passed; the call may write to the memory that it points to; host memory of nnzA elements
      p: passed; host memory of m elements
      q: passed; host memory of n elements
      map: passed; the call may write to the memory that it points to; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrpermHost
    """
def cusolverSpCreateCsrqrInfo() -> csrqrInfo_t:
    """Creates the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfo
    """
def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | int | None) -> None:
    """Destroys the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t info)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfo
    """
def cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> None:
    """Analyses the pattern of a matrix for a sparse QR factorization.

    C: cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisBatched
    """
def cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoBatched
    """
def cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoBatched
    """
def cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoBatched
    """
def cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoBatched
    """
def cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b for a batch of sparse matrices of one pattern by QR.

    C: cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x, int batchSize, csrqrInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrsvBatched
    """
def cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b for a batch of sparse matrices of one pattern by QR.

    C: cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x, int batchSize, csrqrInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrsvBatched
    """
def cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b for a batch of sparse matrices of one pattern by QR.

    C: cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, cuComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrsvBatched
    """
def cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, b: _Device, x: _Device, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b for a batch of sparse matrices of one pattern by QR.

    C: cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, cuDoubleComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrsvBatched
    """
def cusolverSpCreateCsrluInfoHost() -> csrluInfoHost_t:
    """Creates the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrluInfoHost
    """
def cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t | int | None) -> None:
    """Destroys the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t info)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrluInfoHost
    """
def cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> None:
    """Analyses the pattern of a matrix for a sparse LU factorization.

    C: cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info)

      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluAnalysisHost
    """
def cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse LU factorization needs.

    C: cusolverStatus_t cusolverSpScsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluBufferInfoHost
    """
def cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse LU factorization needs.

    C: cusolverStatus_t cusolverSpDcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluBufferInfoHost
    """
def cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse LU factorization needs.

    C: cusolverStatus_t cusolverSpCcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluBufferInfoHost
    """
def cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse LU factorization needs.

    C: cusolverStatus_t cusolverSpZcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluBufferInfoHost
    """
def cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None:
    """Computes the LU factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpScsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluFactorHost
    """
def cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None:
    """Computes the LU factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpDcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluFactorHost
    """
def cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None:
    """Computes the LU factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpCcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluFactorHost
    """
def cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None:
    """Computes the LU factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpZcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluFactorHost
    """
def cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpScsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluZeroPivotHost
    """
def cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpDcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluZeroPivotHost
    """
def cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpCcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluZeroPivotHost
    """
def cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpZcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluZeroPivotHost
    """
def cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse LU factorization.

    C: cusolverStatus_t cusolverSpScsrluSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrluInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluSolveHost
    """
def cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse LU factorization.

    C: cusolverStatus_t cusolverSpDcsrluSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrluInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluSolveHost
    """
def cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse LU factorization.

    C: cusolverStatus_t cusolverSpCcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrluInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluSolveHost
    """
def cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse LU factorization.

    C: cusolverStatus_t cusolverSpZcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrluInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluSolveHost
    """
def cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the number of nonzeros of the factors of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpXcsrluNnzHost(cusolverSpHandle_t handle, int *nnzLRef, int *nnzURef, csrluInfoHost_t info)

      nnzLRef: returned
      nnzURef: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluNnzHost
    """
def cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_float] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_float] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Returns the factors and the permutations of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpScsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, const cusparseMatDescr_t descrL, float *csrValL, int *csrRowPtrL, int *csrColIndL, const cusparseMatDescr_t descrU, float *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)

      P: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      Q: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluExtractHost
    """
def cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_double] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_double] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Returns the factors and the permutations of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpDcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, const cusparseMatDescr_t descrL, double *csrValL, int *csrRowPtrL, int *csrColIndL, const cusparseMatDescr_t descrU, double *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)

      P: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      Q: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluExtractHost
    """
def cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.float2] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.float2] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Returns the factors and the permutations of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpCcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, const cusparseMatDescr_t descrL, cuComplex *csrValL, int *csrRowPtrL, int *csrColIndL, const cusparseMatDescr_t descrU, cuComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)

      P: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      Q: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluExtractHost
    """
def cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int | _WriteArray, Q: _Pointer[ctypes.c_int] | int | _WriteArray, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.double2] | int | _WriteArray, csrRowPtrL: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndL: _Pointer[ctypes.c_int] | int | _WriteArray, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.double2] | int | _WriteArray, csrRowPtrU: _Pointer[ctypes.c_int] | int | _WriteArray, csrColIndU: _Pointer[ctypes.c_int] | int | _WriteArray, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Returns the factors and the permutations of a sparse LU factorization.

    C: cusolverStatus_t cusolverSpZcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, const cusparseMatDescr_t descrL, cuDoubleComplex *csrValL, int *csrRowPtrL, int *csrColIndL, const cusparseMatDescr_t descrU, cuDoubleComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)

      P: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      Q: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndL: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrValU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrRowPtrU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      csrColIndU: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluExtractHost
    """
def cusolverSpCreateCsrqrInfoHost() -> csrqrInfoHost_t:
    """Creates the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfoHost
    """
def cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t | int | None) -> None:
    """Destroys the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t info)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfoHost
    """
def cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> None:
    """Analyses the pattern of a matrix for a sparse QR factorization.

    C: cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info)

      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisHost
    """
def cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpScsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoHost
    """
def cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoHost
    """
def cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoHost
    """
def cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrqrInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoHost
    """
def cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: float, info: csrqrInfoHost_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpScsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfoHost_t info)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetupHost
    """
def cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: float, info: csrqrInfoHost_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpDcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfoHost_t info)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetupHost
    """
def cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: runtime.float2, info: csrqrInfoHost_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpCcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfoHost_t info)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetupHost
    """
def cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, mu: runtime.double2, info: csrqrInfoHost_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpZcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfoHost_t info)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of m+1 elements
      csrColIndA: passed; host memory of nnzA elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetupHost
    """
def cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[ctypes.c_float] | int | _WriteArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpScsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactorHost
    """
def cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[ctypes.c_double] | int | _WriteArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpDcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactorHost
    """
def cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[runtime.float2] | int | _WriteArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpCcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactorHost
    """
def cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, nnzA: int, b: _Pointer[runtime.double2] | int | _WriteArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpZcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactorHost
    """
def cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpScsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivotHost
    """
def cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivotHost
    """
def cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivotHost
    """
def cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivotHost
    """
def cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[ctypes.c_float] | int | _WriteArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpScsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolveHost
    """
def cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[ctypes.c_double] | int | _WriteArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpDcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolveHost
    """
def cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[runtime.float2] | int | _WriteArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpCcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolveHost
    """
def cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int | None, n: int | None, b: _Pointer[runtime.double2] | int | _WriteArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpZcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)

      b: passed; the call may write to the memory that it points to; host memory of m elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolveHost
    """
def cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> None:
    """Analyses the pattern of a matrix for a sparse QR factorization.

    C: cusolverStatus_t cusolverSpXcsrqrAnalysis(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysis
    """
def cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpScsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfo
    """
def cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpDcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfo
    """
def cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpCcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfo
    """
def cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrqrInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse QR factorization needs.

    C: cusolverStatus_t cusolverSpZcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfo
    """
def cusolverSpScsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: float, info: csrqrInfo_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpScsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfo_t info)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetup
    """
def cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: float, info: csrqrInfo_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpDcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfo_t info)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetup
    """
def cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: runtime.float2, info: csrqrInfo_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpCcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfo_t info)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetup
    """
def cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, mu: runtime.double2, info: csrqrInfo_t | int | None) -> None:
    """Gives a sparse QR factorization its values, less a shift of the diagonal.

    C: cusolverStatus_t cusolverSpZcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfo_t info)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetup
    """
def cusolverSpScsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpScsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactor
    """
def cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpDcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactor
    """
def cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpCcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactor
    """
def cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the QR factorization of a sparse matrix, and the solution if a right-hand side is given.

    C: cusolverStatus_t cusolverSpZcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactor
    """
def cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpScsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivot
    """
def cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpDcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivot
    """
def cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpCcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivot
    """
def cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int:
    """Returns the first zero pivot of a sparse QR factorization.

    C: cusolverStatus_t cusolverSpZcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivot
    """
def cusolverSpScsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpScsrqrSolve(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolve
    """
def cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpDcsrqrSolve(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolve
    """
def cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpCcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolve
    """
def cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Device, x: _Device, info: csrqrInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse QR factorization.

    C: cusolverStatus_t cusolverSpZcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolve
    """
def cusolverSpCreateCsrcholInfoHost() -> csrcholInfoHost_t:
    """Creates the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfoHost
    """
def cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t | int | None) -> None:
    """Destroys the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t info)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfoHost
    """
def cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> None:
    """Analyses the pattern of a matrix for a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info)

      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysisHost
    """
def cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpScsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfoHost
    """
def cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfoHost
    """
def cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfoHost
    """
def cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfoHost
    """
def cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpScsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactorHost
    """
def cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpDcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactorHost
    """
def cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpCcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactorHost
    """
def cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int | None, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpZcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)

      csrValA: passed; host memory of nnzA elements
      csrRowPtrA: passed; host memory of n+1 elements
      csrColIndA: passed; host memory of nnzA elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactorHost
    """
def cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpScsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivotHost
    """
def cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivotHost
    """
def cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivotHost
    """
def cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivotHost
    """
def cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_float] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpScsrcholSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolveHost
    """
def cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, x: _Pointer[ctypes.c_double] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpDcsrcholSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolveHost
    """
def cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray, x: _Pointer[runtime.float2] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpCcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolveHost
    """
def cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int | None, b: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, x: _Pointer[runtime.double2] | int | _WriteArray, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpZcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfoHost_t info, void *pBuffer)

      b: passed; host memory of n elements
      x: passed; the call may write to the memory that it points to; host memory of n elements
      pBuffer: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolveHost
    """
def cusolverSpCreateCsrcholInfo() -> csrcholInfo_t:
    """Creates the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfo
    """
def cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t | int | None) -> None:
    """Destroys the state of such a sparse factorization.

    C: cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t info)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfo
    """
def cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> None:
    """Analyses the pattern of a matrix for a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysis
    """
def cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpScsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfo
    """
def cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpDcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfo
    """
def cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpCcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfo
    """
def cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None) -> tuple[int, int]:
    """Returns the memory that a sparse Cholesky factorization needs.

    C: cusolverStatus_t cusolverSpZcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      internalDataInBytes: returned
      workspaceInBytes: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfo
    """
def cusolverSpScsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpScsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactor
    """
def cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpDcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactor
    """
def cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpCcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactor
    """
def cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Device, csrRowPtrA: _Device, csrColIndA: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Computes the Cholesky factorization of a sparse matrix.

    C: cusolverStatus_t cusolverSpZcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)

      csrValA: passed; device memory
      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactor
    """
def cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpScsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivot
    """
def cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpDcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivot
    """
def cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpCcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivot
    """
def cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int:
    """Returns the first pivot of a sparse Cholesky factorization that is zero or negative.

    C: cusolverStatus_t cusolverSpZcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)

      position: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivot
    """
def cusolverSpScsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpScsrcholSolve(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolve
    """
def cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpDcsrcholSolve(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolve
    """
def cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpCcsrcholSolve(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolve
    """
def cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Device, x: _Device, info: csrcholInfo_t | int | None, pBuffer: _Device) -> None:
    """Solves A * x = b by a sparse Cholesky factorization.

    C: cusolverStatus_t cusolverSpZcsrcholSolve(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfo_t info, void *pBuffer)

      b: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolve
    """
def cusolverSpScsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None:
    """Returns the diagonal of a sparse Cholesky factor, squared.

    C: cusolverStatus_t cusolverSpScsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)

      diag: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholDiag
    """
def cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None:
    """Returns the diagonal of a sparse Cholesky factor, squared.

    C: cusolverStatus_t cusolverSpDcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)

      diag: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholDiag
    """
def cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None:
    """Returns the diagonal of a sparse Cholesky factor, squared.

    C: cusolverStatus_t cusolverSpCcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)

      diag: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholDiag
    """
def cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Device) -> None:
    """Returns the diagonal of a sparse Cholesky factor, squared.

    C: cusolverStatus_t cusolverSpZcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)

      diag: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholDiag
    """
def cusolverRfCreate() -> cusolverRfHandle_t:
    """Creates a handle for refactorizations.

    C: cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfCreate
    """
def cusolverRfDestroy(handle: cusolverRfHandle_t | int | None) -> None:
    """Destroys a handle for refactorizations.

    C: cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfDestroy
    """
def cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t | int | None) -> tuple[cusolverRfMatrixFormat_t | int, cusolverRfUnitDiagonal_t | int]:
    """Returns the format of the matrices, and where the unit diagonal is.

    C: cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag)

      format: returned
      diag: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetMatrixFormat
    """
def cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t | int | None, format: cusolverRfMatrixFormat_t | _Int, diag: cusolverRfUnitDiagonal_t | _Int) -> None:
    """Sets the format of the matrices, and where the unit diagonal is.

    C: cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetMatrixFormat
    """
def cusolverRfSetNumericProperties(handle: cusolverRfHandle_t | int | None, zero: float, boost: float) -> None:
    """Sets what counts as a zero pivot, and what replaces it.

    C: cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double zero, double boost)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetNumericProperties
    """
def cusolverRfGetNumericProperties(handle: cusolverRfHandle_t | int | None) -> tuple[float, float]:
    """Returns what counts as a zero pivot, and what replaces it.

    C: cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost)

      zero: returned
      boost: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericProperties
    """
def cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t | int | None) -> cusolverRfNumericBoostReport_t | int:
    """Returns whether pivots near zero were replaced.

    C: cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t *report)

      report: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericBoostReport
    """
def cusolverRfSetAlgs(handle: cusolverRfHandle_t | int | None, factAlg: cusolverRfFactorization_t | _Int, solveAlg: cusolverRfTriangularSolve_t | _Int) -> None:
    """Sets the algorithms of the factorization and of the solution.

    C: cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg, cusolverRfTriangularSolve_t solveAlg)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetAlgs
    """
def cusolverRfGetAlgs(handle: cusolverRfHandle_t | int | None) -> tuple[cusolverRfFactorization_t | int, cusolverRfTriangularSolve_t | int]:
    """Returns the algorithms of the factorization and of the solution.

    C: cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg)

      factAlg: returned
      solveAlg: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetAlgs
    """
def cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t | int | None) -> cusolverRfResetValuesFastMode_t | int:
    """Returns whether new values are set quickly, with more memory.

    C: cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t *fastMode)

      fastMode: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetResetValuesFastMode
    """
def cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t | int | None, fastMode: cusolverRfResetValuesFastMode_t | _Int) -> None:
    """Sets whether new values are set quickly, with more memory.

    C: cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetResetValuesFastMode
    """
def cusolverRfSetupHost(n: int | None, nnzA: int | None, h_csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValA: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, nnzL: int | None, h_csrRowPtrL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValL: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, nnzU: int | None, h_csrRowPtrU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValU: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, h_P: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_Q: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, handle: cusolverRfHandle_t | int | None) -> None:
    """Gives a handle a matrix, its LU factors and permutations, in memory of this side.

    C: cusolverStatus_t cusolverRfSetupHost(int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double *h_csrValA, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)

      h_csrRowPtrA: passed; host memory of n+1 elements
      h_csrColIndA: passed; host memory of nnzA elements
      h_csrValA: passed; host memory of nnzA elements
      h_csrRowPtrL: passed; host memory of n+1 elements
      h_csrColIndL: passed; host memory of nnzL elements
      h_csrValL: passed; host memory of nnzL elements
      h_csrRowPtrU: passed; host memory of n+1 elements
      h_csrColIndU: passed; host memory of nnzU elements
      h_csrValU: passed; host memory of nnzU elements
      h_P: passed; host memory of n elements
      h_Q: passed; host memory of n elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupHost
    """
def cusolverRfSetupDevice(n: int, nnzA: int, csrRowPtrA: _Device, csrColIndA: _Device, csrValA: _Device, nnzL: int, csrRowPtrL: _Device, csrColIndL: _Device, csrValL: _Device, nnzU: int, csrRowPtrU: _Device, csrColIndU: _Device, csrValU: _Device, P: _Device, Q: _Device, handle: cusolverRfHandle_t | int | None) -> None:
    """Gives a handle a matrix, its LU factors and permutations, in memory of this side.

    C: cusolverStatus_t cusolverRfSetupDevice(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int nnzL, int *csrRowPtrL, int *csrColIndL, double *csrValL, int nnzU, int *csrRowPtrU, int *csrColIndU, double *csrValU, int *P, int *Q, cusolverRfHandle_t handle)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      csrValA: passed; device memory
      csrRowPtrL: passed; device memory
      csrColIndL: passed; device memory
      csrValL: passed; device memory
      csrRowPtrU: passed; device memory
      csrColIndU: passed; device memory
      csrValU: passed; device memory
      P: passed; device memory
      Q: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupDevice
    """
def cusolverRfResetValues(n: int, nnzA: int, csrRowPtrA: _Device, csrColIndA: _Device, csrValA: _Device, P: _Device, Q: _Device, handle: cusolverRfHandle_t | int | None) -> None:
    """Gives a handle new values of the matrix, with the old pattern.

    C: cusolverStatus_t cusolverRfResetValues(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int *P, int *Q, cusolverRfHandle_t handle)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      csrValA: passed; device memory
      P: passed; device memory
      Q: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfResetValues
    """
def cusolverRfAnalyze(handle: cusolverRfHandle_t | int | None) -> None:
    """Analyses which rows can be refactored and solved at the same time.

    C: cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t handle)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAnalyze
    """
def cusolverRfRefactor(handle: cusolverRfHandle_t | int | None) -> None:
    """Computes the LU factors of new values with the old pattern.

    C: cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t handle)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfRefactor
    """
def cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]:
    """Returns where the factors lie in device memory, as one matrix L + U.

    C: cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t handle, int *nnzM, int **Mp, int **Mi, double **Mx)

      nnzM: returned
      Mp: returned
      Mi: returned
      Mx: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAccessBundledFactorsDevice
    """
def cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]:
    """Copies the factors to host memory, as one matrix L + U.

    C: cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t handle, int *h_nnzM, int **h_Mp, int **h_Mi, double **h_Mx)

      h_nnzM: returned
      h_Mp: returned
      h_Mi: returned
      h_Mx: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractBundledFactorsHost
    """
def cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double], int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]:
    """Copies the factors to host memory, as two matrices.

    C: cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t handle, int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU)

      h_nnzL: returned
      h_csrRowPtrL: returned
      h_csrColIndL: returned
      h_csrValL: returned
      h_nnzU: returned
      h_csrRowPtrU: returned
      h_csrColIndU: returned
      h_csrValU: returned

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractSplitFactorsHost
    """
def cusolverRfSolve(handle: cusolverRfHandle_t | int | None, P: _Device, Q: _Device, nrhs: int, Temp: _Device, ldt: int, XF: _Device, ldxf: int) -> None:
    """Solves A * X = B by the factors of a handle.

    C: cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double *XF, int ldxf)

      P: passed; device memory
      Q: passed; device memory
      Temp: passed; device memory
      XF: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSolve
    """
def cusolverRfBatchSetupHost(batchSize: int | None, n: int | None, nnzA: int | None, h_csrRowPtrA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndA: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValA_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, nnzL: int | None, h_csrRowPtrL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndL: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValL: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, nnzU: int | None, h_csrRowPtrU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrColIndU: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_csrValU: _Pointer[ctypes.c_double] | int | Sequence[float] | _WriteArray, h_P: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, h_Q: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, handle: cusolverRfHandle_t | int | None) -> None:
    """Gives a handle a batch of matrices of one pattern, with its LU factors, in host memory.

    C: cusolverStatus_t cusolverRfBatchSetupHost(int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double **h_csrValA_array, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)

      h_csrRowPtrA: passed; host memory of n+1 elements
      h_csrColIndA: passed; host memory of nnzA elements
      h_csrValA_array: passed; the call may write to the memory that it points to; host memory of batchSize elements
      h_csrRowPtrL: passed; host memory of n+1 elements
      h_csrColIndL: passed; host memory of nnzL elements
      h_csrValL: passed; host memory of nnzL elements
      h_csrRowPtrU: passed; host memory of n+1 elements
      h_csrColIndU: passed; host memory of nnzU elements
      h_csrValU: passed; host memory of nnzU elements
      h_P: passed; host memory of n elements
      h_Q: passed; host memory of n elements

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSetupHost
    """
def cusolverRfBatchResetValues(batchSize: int, n: int, nnzA: int, csrRowPtrA: _Device, csrColIndA: _Device, csrValA_array: _Device, P: _Device, Q: _Device, handle: cusolverRfHandle_t | int | None) -> None:
    """Gives a batch new values, with the old pattern.

    C: cusolverStatus_t cusolverRfBatchResetValues(int batchSize, int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      csrValA_array: passed; the call may write to the memory that it points to; device memory
      P: passed; device memory
      Q: passed; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchResetValues
    """
def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | int | None) -> None:
    """Analyses the pattern of a batch.

    C: cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchAnalyze
    """
def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | int | None) -> None:
    """Computes the LU factors of each matrix of a batch.

    C: cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchRefactor
    """
def cusolverRfBatchSolve(handle: cusolverRfHandle_t | int | None, P: _Device, Q: _Device, nrhs: int, Temp: _Device, ldt: int, XF_array: _Device, ldxf: int) -> None:
    """Solves A * X = B for each matrix of a batch.

    C: cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double **XF_array, int ldxf)

      P: passed; device memory
      Q: passed; device memory
      Temp: passed; device memory
      XF_array: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSolve
    """
def cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Returns the first zero pivot of each matrix of a batch.

    C: cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, int *position)

      position: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchZeroPivot
    """

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
