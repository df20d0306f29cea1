"""The names of cudyn.cusolver, for type checkers and editors.

Generated from cusolverDn.h, cusolverSp.h, cusolverSp_LOWLEVEL_PREVIEW.h, cusolverRf.h of the header
releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import cublas, cusparse, driver, runtime, cusolver as _here
from ._binding.annotations import Address as _Address, Pointer as _Pointer, Text as _Text, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import CusolverError, LoadError
from ._library.door import LibraryModule, Raw

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

class cusolverDnFunction_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVERDN_GETRF = 0
    CUSOLVERDN_POTRF = 1
    CUSOLVERDN_SYEVBATCHED = 2
    CUSOLVERDN_GEQRF = 3
    CUSOLVERDN_SYEVD = 4
    CUSOLVERDN_GESVD = 5
    CUSOLVERDN_GEEV = 6
CUSOLVERDN_GETRF: Final[cusolverDnFunction_t]
CUSOLVERDN_POTRF: Final[cusolverDnFunction_t]
CUSOLVERDN_SYEVBATCHED: Final[cusolverDnFunction_t]
CUSOLVERDN_GEQRF: Final[cusolverDnFunction_t]
CUSOLVERDN_SYEVD: Final[cusolverDnFunction_t]
CUSOLVERDN_GESVD: Final[cusolverDnFunction_t]
CUSOLVERDN_GEEV: Final[cusolverDnFunction_t]

class cusolverStatus_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_STATUS_SUCCESS = 0
    CUSOLVER_STATUS_NOT_INITIALIZED = 1
    CUSOLVER_STATUS_ALLOC_FAILED = 2
    CUSOLVER_STATUS_INVALID_VALUE = 3
    CUSOLVER_STATUS_ARCH_MISMATCH = 4
    CUSOLVER_STATUS_MAPPING_ERROR = 5
    CUSOLVER_STATUS_EXECUTION_FAILED = 6
    CUSOLVER_STATUS_INTERNAL_ERROR = 7
    CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8
    CUSOLVER_STATUS_NOT_SUPPORTED = 9
    CUSOLVER_STATUS_ZERO_PIVOT = 10
    CUSOLVER_STATUS_INVALID_LICENSE = 11
    CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED = 12
    CUSOLVER_STATUS_IRS_PARAMS_INVALID = 13
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC = 14
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE = 15
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER = 16
    CUSOLVER_STATUS_IRS_INTERNAL_ERROR = 20
    CUSOLVER_STATUS_IRS_NOT_SUPPORTED = 21
    CUSOLVER_STATUS_IRS_OUT_OF_RANGE = 22
    CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES = 23
    CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED = 25
    CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED = 26
    CUSOLVER_STATUS_IRS_MATRIX_SINGULAR = 30
    CUSOLVER_STATUS_INVALID_WORKSPACE = 31
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

class cusolverEigType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_TYPE_1 = 1
    CUSOLVER_EIG_TYPE_2 = 2
    CUSOLVER_EIG_TYPE_3 = 3
CUSOLVER_EIG_TYPE_1: Final[cusolverEigType_t]
CUSOLVER_EIG_TYPE_2: Final[cusolverEigType_t]
CUSOLVER_EIG_TYPE_3: Final[cusolverEigType_t]

class cusolverEigMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_MODE_NOVECTOR = 0
    CUSOLVER_EIG_MODE_VECTOR = 1
CUSOLVER_EIG_MODE_NOVECTOR: Final[cusolverEigMode_t]
CUSOLVER_EIG_MODE_VECTOR: Final[cusolverEigMode_t]

class cusolverEigRange_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_RANGE_ALL = 1001
    CUSOLVER_EIG_RANGE_I = 1002
    CUSOLVER_EIG_RANGE_V = 1003
CUSOLVER_EIG_RANGE_ALL: Final[cusolverEigRange_t]
CUSOLVER_EIG_RANGE_I: Final[cusolverEigRange_t]
CUSOLVER_EIG_RANGE_V: Final[cusolverEigRange_t]

class cusolverEigComp_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_EIG_COMP_N = 10
    CUSOLVER_EIG_COMP_I = 11
    CUSOLVER_EIG_COMP_V = 12
CUSOLVER_EIG_COMP_N: Final[cusolverEigComp_t]
CUSOLVER_EIG_COMP_I: Final[cusolverEigComp_t]
CUSOLVER_EIG_COMP_V: Final[cusolverEigComp_t]

class cusolverNorm_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_INF_NORM = 104
    CUSOLVER_MAX_NORM = 105
    CUSOLVER_ONE_NORM = 106
    CUSOLVER_FRO_NORM = 107
CUSOLVER_INF_NORM: Final[cusolverNorm_t]
CUSOLVER_MAX_NORM: Final[cusolverNorm_t]
CUSOLVER_ONE_NORM: Final[cusolverNorm_t]
CUSOLVER_FRO_NORM: Final[cusolverNorm_t]

class cusolverIRSRefinement_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_IRS_REFINE_NOT_SET = 1100
    CUSOLVER_IRS_REFINE_NONE = 1101
    CUSOLVER_IRS_REFINE_CLASSICAL = 1102
    CUSOLVER_IRS_REFINE_CLASSICAL_GMRES = 1103
    CUSOLVER_IRS_REFINE_GMRES = 1104
    CUSOLVER_IRS_REFINE_GMRES_GMRES = 1105
    CUSOLVER_IRS_REFINE_GMRES_NOPCOND = 1106
    CUSOLVER_PREC_DD = 1150
    CUSOLVER_PREC_SS = 1151
    CUSOLVER_PREC_SHT = 1152
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

class cusolverPrecType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_R_8I = 1201
    CUSOLVER_R_8U = 1202
    CUSOLVER_R_64F = 1203
    CUSOLVER_R_32F = 1204
    CUSOLVER_R_16F = 1205
    CUSOLVER_R_16BF = 1206
    CUSOLVER_R_TF32 = 1207
    CUSOLVER_R_AP = 1208
    CUSOLVER_C_8I = 1211
    CUSOLVER_C_8U = 1212
    CUSOLVER_C_64F = 1213
    CUSOLVER_C_32F = 1214
    CUSOLVER_C_16F = 1215
    CUSOLVER_C_16BF = 1216
    CUSOLVER_C_TF32 = 1217
    CUSOLVER_C_AP = 1218
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

class cusolverAlgMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_ALG_0 = 0
    CUSOLVER_ALG_1 = 1
    CUSOLVER_ALG_2 = 2
CUSOLVER_ALG_0: Final[cusolverAlgMode_t]
CUSOLVER_ALG_1: Final[cusolverAlgMode_t]
CUSOLVER_ALG_2: Final[cusolverAlgMode_t]

class cusolverStorevMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_STOREV_COLUMNWISE = 0
    CUBLAS_STOREV_ROWWISE = 1
CUBLAS_STOREV_COLUMNWISE: Final[cusolverStorevMode_t]
CUBLAS_STOREV_ROWWISE: Final[cusolverStorevMode_t]

class cusolverDirectMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_DIRECT_FORWARD = 0
    CUBLAS_DIRECT_BACKWARD = 1
CUBLAS_DIRECT_FORWARD: Final[cusolverDirectMode_t]
CUBLAS_DIRECT_BACKWARD: Final[cusolverDirectMode_t]

class cusolverDeterministicMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_DETERMINISTIC_RESULTS = 1
    CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 2
CUSOLVER_DETERMINISTIC_RESULTS: Final[cusolverDeterministicMode_t]
CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS: Final[cusolverDeterministicMode_t]

class cusolverMathMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVER_DEFAULT_MATH = 1
    CUSOLVER_FP32_EMULATED_BF16X9_MATH = 2
    CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH = 4
    CUSOLVER_FP32_FP64_EMULATED_MATH = 6
CUSOLVER_DEFAULT_MATH: Final[cusolverMathMode_t]
CUSOLVER_FP32_EMULATED_BF16X9_MATH: Final[cusolverMathMode_t]
CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH: Final[cusolverMathMode_t]
CUSOLVER_FP32_FP64_EMULATED_MATH: Final[cusolverMathMode_t]

class cusolverRfResetValuesFastMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF = 0
    CUSOLVERRF_RESET_VALUES_FAST_MODE_ON = 1
CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF: Final[cusolverRfResetValuesFastMode_t]
CUSOLVERRF_RESET_VALUES_FAST_MODE_ON: Final[cusolverRfResetValuesFastMode_t]

class cusolverRfMatrixFormat_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_MATRIX_FORMAT_CSR = 0
    CUSOLVERRF_MATRIX_FORMAT_CSC = 1
CUSOLVERRF_MATRIX_FORMAT_CSR: Final[cusolverRfMatrixFormat_t]
CUSOLVERRF_MATRIX_FORMAT_CSC: Final[cusolverRfMatrixFormat_t]

class cusolverRfUnitDiagonal_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_UNIT_DIAGONAL_STORED_L = 0
    CUSOLVERRF_UNIT_DIAGONAL_STORED_U = 1
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = 2
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = 3
CUSOLVERRF_UNIT_DIAGONAL_STORED_L: Final[cusolverRfUnitDiagonal_t]
CUSOLVERRF_UNIT_DIAGONAL_STORED_U: Final[cusolverRfUnitDiagonal_t]
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L: Final[cusolverRfUnitDiagonal_t]
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U: Final[cusolverRfUnitDiagonal_t]

class cusolverRfFactorization_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_FACTORIZATION_ALG0 = 0
    CUSOLVERRF_FACTORIZATION_ALG1 = 1
    CUSOLVERRF_FACTORIZATION_ALG2 = 2
CUSOLVERRF_FACTORIZATION_ALG0: Final[cusolverRfFactorization_t]
CUSOLVERRF_FACTORIZATION_ALG1: Final[cusolverRfFactorization_t]
CUSOLVERRF_FACTORIZATION_ALG2: Final[cusolverRfFactorization_t]

class cusolverRfTriangularSolve_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG2 = 2
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG3 = 3
CUSOLVERRF_TRIANGULAR_SOLVE_ALG1: Final[cusolverRfTriangularSolve_t]
CUSOLVERRF_TRIANGULAR_SOLVE_ALG2: Final[cusolverRfTriangularSolve_t]
CUSOLVERRF_TRIANGULAR_SOLVE_ALG3: Final[cusolverRfTriangularSolve_t]

class cusolverRfNumericBoostReport_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUSOLVERRF_NUMERIC_BOOST_NOT_USED = 0
    CUSOLVERRF_NUMERIC_BOOST_USED = 1
CUSOLVERRF_NUMERIC_BOOST_NOT_USED: Final[cusolverRfNumericBoostReport_t]
CUSOLVERRF_NUMERIC_BOOST_USED: Final[cusolverRfNumericBoostReport_t]

class cusolverDnLoggerCallback_t(CFuncPtr): ...

FILE = ctypes.c_void_p
cusolver_int_t = ctypes.c_int

CUSOLVER_VER_MAJOR: Final = 12
CUSOLVER_VER_MINOR: Final = 4
CUSOLVER_VER_PATCH: Final = 1
CUSOLVER_VER_BUILD: Final = 2
CUSOLVER_VERSION: Final = 12401

def cusolverGetProperty(type: int) -> int: """cusolverGetProperty since 11.7; made by the call: int *value"""
def cusolverGetVersion() -> int: """cusolverGetVersion since 11.7; made by the call: int *version"""
def cusolverDnCreate() -> cusolverDnHandle_t: """cusolverDnCreate since 11.7; made by the call: cusolverDnHandle_t *handle"""
def cusolverDnDestroy(handle: cusolverDnHandle_t | int | None) -> None: """cusolverDnDestroy since 11.7"""
def cusolverDnSetStream(handle: cusolverDnHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: """cusolverDnSetStream since 11.7"""
def cusolverDnGetStream(handle: cusolverDnHandle_t | int | None) -> driver.CUstream: """cusolverDnGetStream since 11.7; made by the call: cudaStream_t *streamId"""
def cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t | int | None, mode: int) -> None: """cusolverDnSetDeterministicMode since 12.2"""
def cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t | int | None) -> cusolverDeterministicMode_t | int: """cusolverDnGetDeterministicMode since 12.2; made by the call: cusolverDeterministicMode_t *mode"""
def cusolverDnSetMathMode(handle: cusolverDnHandle_t | int | None, mode: int) -> None: """cusolverDnSetMathMode since 13.0"""
def cusolverDnGetMathMode(handle: cusolverDnHandle_t | int | None) -> cusolverMathMode_t | int: """cusolverDnGetMathMode since 13.0; made by the call: cusolverMathMode_t *mode"""
def cusolverDnSetEmulationStrategy(handle: cusolverDnHandle_t | int | None, strategy: int) -> None: """cusolverDnSetEmulationStrategy since 13.0"""
def cusolverDnGetEmulationStrategy(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationStrategy | int: """cusolverDnGetEmulationStrategy since 13.0; made by the call: cudaEmulationStrategy_t *strategy"""
def cusolverDnSetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None, control: int) -> None: """cusolverDnSetFixedPointEmulationMantissaControl since 13.2"""
def cusolverDnGetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationMantissaControl | int: """cusolverDnGetFixedPointEmulationMantissaControl since 13.2; made by the call: cudaEmulationMantissaControl_t *control"""
def cusolverDnSetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None, mantissaBitCount: int) -> None: """cusolverDnSetFixedPointEmulationMaxMantissaBitCount since 13.2"""
def cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None) -> int: """cusolverDnGetFixedPointEmulationMaxMantissaBitCount since 13.2; made by the call: int *mantissaBitCount"""
def cusolverDnSetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None, mantissaBitOffset: int) -> None: """cusolverDnSetFixedPointEmulationMantissaBitOffset since 13.2"""
def cusolverDnGetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None) -> int: """cusolverDnGetFixedPointEmulationMantissaBitOffset since 13.2; made by the call: int *mantissaBitOffset"""
def cusolverDnSetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None, mask: int) -> None: """cusolverDnSetEmulationSpecialValuesSupport since 13.2"""
def cusolverDnGetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None) -> runtime.cudaEmulationSpecialValuesSupport | int: """cusolverDnGetEmulationSpecialValuesSupport since 13.2; made by the call: cudaEmulationSpecialValuesSupport_t *mask"""
def cusolverDnIRSParamsCreate() -> cusolverDnIRSParams_t: """cusolverDnIRSParamsCreate since 11.7; made by the call: cusolverDnIRSParams_t *params_ptr"""
def cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t | int | None) -> None: """cusolverDnIRSParamsDestroy since 11.7"""
def cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t | int | None, refinement_solver: int) -> None: """cusolverDnIRSParamsSetRefinementSolver since 11.7"""
def cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t | int | None, solver_main_precision: int) -> None: """cusolverDnIRSParamsSetSolverMainPrecision since 11.7"""
def cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t | int | None, solver_lowest_precision: int) -> None: """cusolverDnIRSParamsSetSolverLowestPrecision since 11.7"""
def cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t | int | None, solver_main_precision: int, solver_lowest_precision: int) -> None: """cusolverDnIRSParamsSetSolverPrecisions since 11.7"""
def cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t | int | None, val: float) -> None: """cusolverDnIRSParamsSetTol since 11.7"""
def cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t | int | None, val: float) -> None: """cusolverDnIRSParamsSetTolInner since 11.7"""
def cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t | int | None, maxiters: int) -> None: """cusolverDnIRSParamsSetMaxIters since 11.7"""
def cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t | int | None, maxiters_inner: int) -> None: """cusolverDnIRSParamsSetMaxItersInner since 11.7"""
def cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t | int | None) -> int: """cusolverDnIRSParamsGetMaxIters since 11.7; made by the call: cusolver_int_t *maxiters"""
def cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t | int | None) -> None: """cusolverDnIRSParamsEnableFallback since 11.7"""
def cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t | int | None) -> None: """cusolverDnIRSParamsDisableFallback since 11.7"""
def cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t | int | None) -> None: """cusolverDnIRSInfosDestroy since 11.7"""
def cusolverDnIRSInfosCreate() -> cusolverDnIRSInfos_t: """cusolverDnIRSInfosCreate since 11.7; made by the call: cusolverDnIRSInfos_t *infos_ptr"""
def cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t | int | None) -> int: """cusolverDnIRSInfosGetNiters since 11.7; made by the call: cusolver_int_t *niters"""
def cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t | int | None) -> int: """cusolverDnIRSInfosGetOuterNiters since 11.7; made by the call: cusolver_int_t *outer_niters"""
def cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t | int | None) -> None: """cusolverDnIRSInfosRequestResidual since 11.7"""
def cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t | int | None) -> int | None: """cusolverDnIRSInfosGetResidualHistory since 11.7; made by the call: void **residual_history"""
def cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t | int | None) -> int: """cusolverDnIRSInfosGetMaxIters since 11.7; made by the call: cusolver_int_t *maxiters"""
def cusolverDnZZgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZZgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZCgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZKgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZEgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZYgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCCgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCEgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCKgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCYgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDDgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDDgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDSgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDHgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDBgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDXgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSSgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSHgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSBgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSXgesv since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZZgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZCgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""

class _Raw0(Raw):
    @staticmethod
    def cusolverGetProperty(type: int, value: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverGetVersion(version: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCreate(handle: _Pointer[cusolverDnHandle_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDestroy(handle: cusolverDnHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnSetStream(handle: cusolverDnHandle_t | int | None, streamId: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnGetStream(handle: cusolverDnHandle_t | int | None, streamId: _Pointer[driver.CUstream] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t | int | None, mode: int, /) -> int: ...
    @staticmethod
    def cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t | int | None, mode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSetMathMode(handle: cusolverDnHandle_t | int | None, mode: int, /) -> int: ...
    @staticmethod
    def cusolverDnGetMathMode(handle: cusolverDnHandle_t | int | None, mode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSetEmulationStrategy(handle: cusolverDnHandle_t | int | None, strategy: int, /) -> int: ...
    @staticmethod
    def cusolverDnGetEmulationStrategy(handle: cusolverDnHandle_t | int | None, strategy: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None, control: int, /) -> int: ...
    @staticmethod
    def cusolverDnGetFixedPointEmulationMantissaControl(handle: cusolverDnHandle_t | int | None, control: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None, mantissaBitCount: int, /) -> int: ...
    @staticmethod
    def cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t | int | None, mantissaBitCount: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None, mantissaBitOffset: int, /) -> int: ...
    @staticmethod
    def cusolverDnGetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t | int | None, mantissaBitOffset: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None, mask: int, /) -> int: ...
    @staticmethod
    def cusolverDnGetEmulationSpecialValuesSupport(handle: cusolverDnHandle_t | int | None, mask: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsCreate(params_ptr: _Pointer[cusolverDnIRSParams_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t | int | None, refinement_solver: int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t | int | None, solver_main_precision: int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t | int | None, solver_lowest_precision: int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t | int | None, solver_main_precision: int, solver_lowest_precision: int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t | int | None, val: float, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t | int | None, val: float, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t | int | None, maxiters: int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t | int | None, maxiters_inner: int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t | int | None, maxiters: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnIRSInfosCreate(infos_ptr: _Pointer[cusolverDnIRSInfos_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t | int | None, niters: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t | int | None, outer_niters: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t | int | None, residual_history: _Pointer[ctypes.c_void_p] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t | int | None, maxiters: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZZgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCCgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCEgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCKgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCYgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDDgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSSgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSHgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSBgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSXgesv(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...

class _Api0:
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

def cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZKgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZEgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZYgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCCgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCKgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCEgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCYgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDDgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDSgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDHgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDBgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDXgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSSgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSHgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSBgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSXgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZZgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZZgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZCgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZKgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZEgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZYgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCCgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCKgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCEgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnCYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCYgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDDgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDDgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDSgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDHgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDBgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnDXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDXgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSSgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSHgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSBgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnSXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSXgels since 11.7; made by the call: cusolver_int_t *iter"""
def cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZZgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZCgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZKgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZEgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnZYgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCCgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCKgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCEgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnCYgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDDgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDSgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDHgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDBgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnDXgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSSgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSHgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSBgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable) -> int: """cusolverDnSXgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnIRSXgesv(handle: cusolverDnHandle_t | int | None, gesv_irs_params: cusolverDnIRSParams_t | int | None, gesv_irs_infos: cusolverDnIRSInfos_t | int | None, n: int, nrhs: int, dA: _Writable, ldda: int, dB: _Writable, lddb: int, dX: _Writable, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnIRSXgesv since 11.7; made by the call: cusolver_int_t *niters"""
def cusolverDnIRSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, n: int, nrhs: int) -> int: """cusolverDnIRSXgesv_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnIRSXgels(handle: cusolverDnHandle_t | int | None, gels_irs_params: cusolverDnIRSParams_t | int | None, gels_irs_infos: cusolverDnIRSInfos_t | int | None, m: int, n: int, nrhs: int, dA: _Writable, ldda: int, dB: _Writable, lddb: int, dX: _Writable, lddx: int, dWorkspace: _Writable, lwork_bytes: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnIRSXgels since 11.7; made by the call: cusolver_int_t *niters"""
def cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, m: int, n: int, nrhs: int) -> int: """cusolverDnIRSXgels_bufferSize since 11.7; made by the call: size_t *lwork_bytes"""
def cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> int: """cusolverDnSpotrf_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> int: """cusolverDnDpotrf_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int) -> int: """cusolverDnCpotrf_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int) -> int: """cusolverDnZpotrf_bufferSize since 11.7; made by the call: int *Lwork"""

class _Raw60(Raw):
    @staticmethod
    def cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dipiv: _Pointer[ctypes.c_int] | int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZZgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCCgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCKgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCEgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCYgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDDgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSSgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSHgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSBgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSXgels(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: int, iter: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.double2] | int, ldda: int, dB: _Pointer[runtime.double2] | int, lddb: int, dX: _Pointer[runtime.double2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[runtime.float2] | int, ldda: int, dB: _Pointer[runtime.float2] | int, lddb: int, dX: _Pointer[runtime.float2] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_double] | int, ldda: int, dB: _Pointer[ctypes.c_double] | int, lddb: int, dX: _Pointer[ctypes.c_double] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, nrhs: int, dA: _Pointer[ctypes.c_float] | int, ldda: int, dB: _Pointer[ctypes.c_float] | int, lddb: int, dX: _Pointer[ctypes.c_float] | int, lddx: int, dWorkspace: _Writable, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSXgesv(handle: cusolverDnHandle_t | int | None, gesv_irs_params: cusolverDnIRSParams_t | int | None, gesv_irs_infos: cusolverDnIRSInfos_t | int | None, n: int, nrhs: int, dA: _Writable, ldda: int, dB: _Writable, lddb: int, dX: _Writable, lddx: int, dWorkspace: _Writable, lwork_bytes: int, niters: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSXgesv_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, n: int, nrhs: int, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSXgels(handle: cusolverDnHandle_t | int | None, gels_irs_params: cusolverDnIRSParams_t | int | None, gels_irs_infos: cusolverDnIRSInfos_t | int | None, m: int, n: int, nrhs: int, dA: _Writable, ldda: int, dB: _Writable, lddb: int, dX: _Writable, lddx: int, dWorkspace: _Writable, lwork_bytes: int, niters: _Pointer[ctypes.c_int] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnIRSParams_t | int | None, m: int, n: int, nrhs: int, lwork_bytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _Api60:
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

def cusolverDnSpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, Workspace: _Pointer[ctypes.c_float] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSpotrf since 11.7"""
def cusolverDnDpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, Workspace: _Pointer[ctypes.c_double] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDpotrf since 11.7"""
def cusolverDnCpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, Workspace: _Pointer[runtime.float2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCpotrf since 11.7"""
def cusolverDnZpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, Workspace: _Pointer[runtime.double2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZpotrf since 11.7"""
def cusolverDnSpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSpotrs since 11.7"""
def cusolverDnDpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDpotrs since 11.7"""
def cusolverDnCpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCpotrs since 11.7"""
def cusolverDnZpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZpotrs since 11.7"""
def cusolverDnSpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnSpotrfBatched since 11.7"""
def cusolverDnDpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnDpotrfBatched since 11.7"""
def cusolverDnCpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnCpotrfBatched since 11.7"""
def cusolverDnZpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnZpotrfBatched since 11.7"""
def cusolverDnSpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnSpotrsBatched since 11.7"""
def cusolverDnDpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnDpotrsBatched since 11.7"""
def cusolverDnCpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnCpotrsBatched since 11.7"""
def cusolverDnZpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnZpotrsBatched since 11.7"""
def cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> int: """cusolverDnSpotri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> int: """cusolverDnDpotri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int) -> int: """cusolverDnCpotri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int) -> int: """cusolverDnZpotri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, work: _Pointer[ctypes.c_float] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSpotri since 11.7"""
def cusolverDnDpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, work: _Pointer[ctypes.c_double] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDpotri since 11.7"""
def cusolverDnCpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, work: _Pointer[runtime.float2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCpotri since 11.7"""
def cusolverDnZpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, work: _Pointer[runtime.double2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZpotri since 11.7"""
def cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, diag: int, n: int, dataTypeA: int, A: _Writable, lda: int) -> tuple[int, int]: """cusolverDnXtrtri_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXtrtri(handle: cusolverDnHandle_t | int | None, uplo: int, diag: int, n: int, dataTypeA: int, A: _Writable, lda: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXtrtri since 11.7"""
def cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> int: """cusolverDnSlauum_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> int: """cusolverDnDlauum_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int) -> int: """cusolverDnClauum_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int) -> int: """cusolverDnZlauum_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSlauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, work: _Pointer[ctypes.c_float] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSlauum since 11.7"""
def cusolverDnDlauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, work: _Pointer[ctypes.c_double] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDlauum since 11.7"""
def cusolverDnClauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, work: _Pointer[runtime.float2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnClauum since 11.7"""
def cusolverDnZlauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, work: _Pointer[runtime.double2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZlauum since 11.7"""
def cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> int: """cusolverDnSgetrf_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> int: """cusolverDnDgetrf_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int) -> int: """cusolverDnCgetrf_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int) -> int: """cusolverDnZgetrf_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnSgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, Workspace: _Pointer[ctypes.c_float] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSgetrf since 11.7"""
def cusolverDnDgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, Workspace: _Pointer[ctypes.c_double] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDgetrf since 11.7"""
def cusolverDnCgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, Workspace: _Pointer[runtime.float2] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCgetrf since 11.7"""
def cusolverDnZgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, Workspace: _Pointer[runtime.double2] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZgetrf since 11.7"""
def cusolverDnSlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int) -> None: """cusolverDnSlaswp since 11.7"""
def cusolverDnDlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int) -> None: """cusolverDnDlaswp since 11.7"""
def cusolverDnClaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.float2] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int) -> None: """cusolverDnClaswp since 11.7"""
def cusolverDnZlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.double2] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int) -> None: """cusolverDnZlaswp since 11.7"""
def cusolverDnSgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[ctypes.c_float] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSgetrs since 11.7"""
def cusolverDnDgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[ctypes.c_double] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDgetrs since 11.7"""
def cusolverDnCgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[runtime.float2] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[runtime.float2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCgetrs since 11.7"""
def cusolverDnZgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[runtime.double2] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[runtime.double2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZgetrs since 11.7"""
def cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> int: """cusolverDnSgeqrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> int: """cusolverDnDgeqrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int) -> int: """cusolverDnCgeqrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int) -> int: """cusolverDnZgeqrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, TAU: _Pointer[ctypes.c_float] | int, Workspace: _Pointer[ctypes.c_float] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSgeqrf since 11.7"""
def cusolverDnDgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, TAU: _Pointer[ctypes.c_double] | int, Workspace: _Pointer[ctypes.c_double] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDgeqrf since 11.7"""
def cusolverDnCgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, TAU: _Pointer[runtime.float2] | int, Workspace: _Pointer[runtime.float2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCgeqrf since 11.7"""
def cusolverDnZgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, TAU: _Pointer[runtime.double2] | int, Workspace: _Pointer[runtime.double2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZgeqrf since 11.7"""
def cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnSorgqr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnDorgqr_bufferSize since 11.7; made by the call: int *lwork"""

class _Raw120(Raw):
    @staticmethod
    def cusolverDnSpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, Workspace: _Pointer[ctypes.c_float] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, Workspace: _Pointer[ctypes.c_double] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, Workspace: _Pointer[runtime.float2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZpotrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, Workspace: _Pointer[runtime.double2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZpotrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZpotrfBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, infoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnSpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZpotrsBatched(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, d_info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, work: _Pointer[ctypes.c_float] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, work: _Pointer[ctypes.c_double] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, work: _Pointer[runtime.float2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZpotri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, work: _Pointer[runtime.double2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, diag: int, n: int, dataTypeA: int, A: _Writable, lda: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXtrtri(handle: cusolverDnHandle_t | int | None, uplo: int, diag: int, n: int, dataTypeA: int, A: _Writable, lda: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSlauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, work: _Pointer[ctypes.c_float] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDlauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, work: _Pointer[ctypes.c_double] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnClauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, work: _Pointer[runtime.float2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZlauum(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, work: _Pointer[runtime.double2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, Workspace: _Pointer[ctypes.c_float] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, Workspace: _Pointer[ctypes.c_double] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, Workspace: _Pointer[runtime.float2] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgetrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, Workspace: _Pointer[runtime.double2] | int, devIpiv: _Pointer[ctypes.c_int] | int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int, /) -> int: ...
    @staticmethod
    def cusolverDnDlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int, /) -> int: ...
    @staticmethod
    def cusolverDnClaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.float2] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int, /) -> int: ...
    @staticmethod
    def cusolverDnZlaswp(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.double2] | int, lda: int, k1: int, k2: int, devIpiv: _Pointer[ctypes.c_int] | int, incx: int, /) -> int: ...
    @staticmethod
    def cusolverDnSgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[ctypes.c_float] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[ctypes.c_double] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[runtime.float2] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[runtime.float2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgetrs(handle: cusolverDnHandle_t | int | None, trans: int, n: int, nrhs: int, A: _Pointer[runtime.double2] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, B: _Pointer[runtime.double2] | int, ldb: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, TAU: _Pointer[ctypes.c_float] | int, Workspace: _Pointer[ctypes.c_float] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, TAU: _Pointer[ctypes.c_double] | int, Workspace: _Pointer[ctypes.c_double] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, TAU: _Pointer[runtime.float2] | int, Workspace: _Pointer[runtime.float2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgeqrf(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, TAU: _Pointer[runtime.double2] | int, Workspace: _Pointer[runtime.double2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _Api120:
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

def cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int) -> int: """cusolverDnCungqr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int) -> int: """cusolverDnZungqr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSorgqr since 11.7"""
def cusolverDnDorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDorgqr since 11.7"""
def cusolverDnCungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCungqr since 11.7"""
def cusolverDnZungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZungqr since 11.7"""
def cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> int: """cusolverDnSormqr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> int: """cusolverDnDormqr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> int: """cusolverDnCunmqr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> int: """cusolverDnZunmqr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSormqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, work: _Pointer[ctypes.c_float] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSormqr since 11.7"""
def cusolverDnDormqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, work: _Pointer[ctypes.c_double] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDormqr since 11.7"""
def cusolverDnCunmqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, work: _Pointer[runtime.float2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCunmqr since 11.7"""
def cusolverDnZunmqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, work: _Pointer[runtime.double2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZunmqr since 11.7"""
def cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> int: """cusolverDnSsytrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> int: """cusolverDnDsytrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.float2] | int, lda: int) -> int: """cusolverDnCsytrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.double2] | int, lda: int) -> int: """cusolverDnZsytrf_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSsytrf since 11.7"""
def cusolverDnDsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDsytrf since 11.7"""
def cusolverDnCsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCsytrf since 11.7"""
def cusolverDnZsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZsytrf since 11.7"""
def cusolverDnXsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int) -> tuple[int, int]: """cusolverDnXsytrf_bufferSize since 13.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsytrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXsytrf since 13.4"""
def cusolverDnXhetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int) -> tuple[int, int]: """cusolverDnXhetrf_bufferSize since 13.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXhetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXhetrf since 13.4"""
def cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int) -> tuple[int, int]: """cusolverDnXsytrs_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsytrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXsytrs since 11.7"""
def cusolverDnXhetrs_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int) -> tuple[int, int]: """cusolverDnXhetrs_bufferSize since 13.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXhetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXhetrs since 13.4"""
def cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSsytri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDsytri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCsytri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZsytri_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSsytri since 11.7"""
def cusolverDnDsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDsytri since 11.7"""
def cusolverDnCsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCsytri since 11.7"""
def cusolverDnZsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZsytri since 11.7"""
def cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnSgebrd_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnDgebrd_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnCgebrd_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnZgebrd_bufferSize since 11.7; made by the call: int *Lwork"""
def cusolverDnSgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, D: _Pointer[ctypes.c_float] | int, E: _Pointer[ctypes.c_float] | int, TAUQ: _Pointer[ctypes.c_float] | int, TAUP: _Pointer[ctypes.c_float] | int, Work: _Pointer[ctypes.c_float] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSgebrd since 11.7"""
def cusolverDnDgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, D: _Pointer[ctypes.c_double] | int, E: _Pointer[ctypes.c_double] | int, TAUQ: _Pointer[ctypes.c_double] | int, TAUP: _Pointer[ctypes.c_double] | int, Work: _Pointer[ctypes.c_double] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDgebrd since 11.7"""
def cusolverDnCgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, D: _Pointer[ctypes.c_float] | int, E: _Pointer[ctypes.c_float] | int, TAUQ: _Pointer[runtime.float2] | int, TAUP: _Pointer[runtime.float2] | int, Work: _Pointer[runtime.float2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCgebrd since 11.7"""
def cusolverDnZgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, D: _Pointer[ctypes.c_double] | int, E: _Pointer[ctypes.c_double] | int, TAUQ: _Pointer[runtime.double2] | int, TAUP: _Pointer[runtime.double2] | int, Work: _Pointer[runtime.double2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZgebrd since 11.7"""
def cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnSorgbr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnDorgbr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int) -> int: """cusolverDnCungbr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int) -> int: """cusolverDnZungbr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSorgbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSorgbr since 11.7"""
def cusolverDnDorgbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDorgbr since 11.7"""
def cusolverDnCungbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCungbr since 11.7"""
def cusolverDnZungbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZungbr since 11.7"""
def cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnSsytrd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnDsytrd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[runtime.float2] | int) -> int: """cusolverDnChetrd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[runtime.double2] | int) -> int: """cusolverDnZhetrd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsytrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSsytrd since 11.7"""
def cusolverDnDsytrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDsytrd since 11.7"""

class _Raw180(Raw):
    @staticmethod
    def cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDorgqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZungqr(handle: cusolverDnHandle_t | int | None, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSormqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, work: _Pointer[ctypes.c_float] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDormqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, work: _Pointer[ctypes.c_double] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCunmqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, work: _Pointer[runtime.float2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZunmqr(handle: cusolverDnHandle_t | int | None, side: int, trans: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, work: _Pointer[runtime.double2] | int, lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.float2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, n: int, A: _Pointer[runtime.double2] | int, lda: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZsytrf(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsytrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsytrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXhetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXhetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsytrs(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXhetrs_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXhetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZsytri(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, ipiv: _Pointer[ctypes.c_int] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, Lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, D: _Pointer[ctypes.c_float] | int, E: _Pointer[ctypes.c_float] | int, TAUQ: _Pointer[ctypes.c_float] | int, TAUP: _Pointer[ctypes.c_float] | int, Work: _Pointer[ctypes.c_float] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, D: _Pointer[ctypes.c_double] | int, E: _Pointer[ctypes.c_double] | int, TAUQ: _Pointer[ctypes.c_double] | int, TAUP: _Pointer[ctypes.c_double] | int, Work: _Pointer[ctypes.c_double] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, D: _Pointer[ctypes.c_float] | int, E: _Pointer[ctypes.c_float] | int, TAUQ: _Pointer[runtime.float2] | int, TAUP: _Pointer[runtime.float2] | int, Work: _Pointer[runtime.float2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgebrd(handle: cusolverDnHandle_t | int | None, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, D: _Pointer[ctypes.c_double] | int, E: _Pointer[ctypes.c_double] | int, TAUQ: _Pointer[runtime.double2] | int, TAUP: _Pointer[runtime.double2] | int, Work: _Pointer[runtime.double2] | int, Lwork: int, devInfo: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSorgbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDorgbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCungbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZungbr(handle: cusolverDnHandle_t | int | None, side: int, m: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[runtime.float2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[runtime.double2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsytrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsytrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _Api180:
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

def cusolverDnChetrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnChetrd since 11.7"""
def cusolverDnZhetrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZhetrd since 11.7"""
def cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnSorgtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnDorgtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int) -> int: """cusolverDnCungtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int) -> int: """cusolverDnZungtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSorgtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSorgtr since 11.7"""
def cusolverDnDorgtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDorgtr since 11.7"""
def cusolverDnCungtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCungtr since 11.7"""
def cusolverDnZungtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZungtr since 11.7"""
def cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> int: """cusolverDnSormtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> int: """cusolverDnDormtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> int: """cusolverDnCunmtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> int: """cusolverDnZunmtr_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSormtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSormtr since 11.7"""
def cusolverDnDormtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDormtr since 11.7"""
def cusolverDnCunmtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCunmtr since 11.7"""
def cusolverDnZunmtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZunmtr since 11.7"""
def cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnSgesvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnDgesvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnCgesvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int) -> int: """cusolverDnZgesvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, VT: _Pointer[ctypes.c_float] | int, ldvt: int, work: _Pointer[ctypes.c_float] | int, lwork: int, rwork: _Pointer[ctypes.c_float] | int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSgesvd since 11.7"""
def cusolverDnDgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, VT: _Pointer[ctypes.c_double] | int, ldvt: int, work: _Pointer[ctypes.c_double] | int, lwork: int, rwork: _Pointer[ctypes.c_double] | int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDgesvd since 11.7"""
def cusolverDnCgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, VT: _Pointer[runtime.float2] | int, ldvt: int, work: _Pointer[runtime.float2] | int, lwork: int, rwork: _Pointer[ctypes.c_float] | int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCgesvd since 11.7"""
def cusolverDnZgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, VT: _Pointer[runtime.double2] | int, ldvt: int, work: _Pointer[runtime.double2] | int, lwork: int, rwork: _Pointer[ctypes.c_double] | int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZgesvd since 11.7"""
def cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnSsyevd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnDsyevd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnCheevd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnZheevd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsyevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSsyevd since 11.7"""
def cusolverDnDsyevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDsyevd since 11.7"""
def cusolverDnCheevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnCheevd since 11.7"""
def cusolverDnZheevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZheevd since 11.7"""
def cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int) -> tuple[int, int]: """cusolverDnSsyevdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int) -> tuple[int, int]: """cusolverDnDsyevdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int) -> tuple[int, int]: """cusolverDnCheevdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int) -> tuple[int, int]: """cusolverDnZheevdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnSsyevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSsyevdx since 11.7; made by the call: int *meig"""
def cusolverDnDsyevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDsyevdx since 11.7; made by the call: int *meig"""
def cusolverDnCheevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnCheevdx since 11.7; made by the call: int *meig"""
def cusolverDnZheevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZheevdx since 11.7; made by the call: int *meig"""
def cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int) -> tuple[int, int]: """cusolverDnSsygvdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int) -> tuple[int, int]: """cusolverDnDsygvdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int) -> tuple[int, int]: """cusolverDnChegvdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int) -> tuple[int, int]: """cusolverDnZhegvdx_bufferSize since 11.7; made by the call: int *meig, int *lwork"""
def cusolverDnSsygvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnSsygvdx since 11.7; made by the call: int *meig"""
def cusolverDnDsygvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnDsygvdx since 11.7; made by the call: int *meig"""
def cusolverDnChegvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnChegvdx since 11.7; made by the call: int *meig"""
def cusolverDnZhegvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnZhegvdx since 11.7; made by the call: int *meig"""
def cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnSsygvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnDsygvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int) -> int: """cusolverDnChegvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int) -> int: """cusolverDnZhegvd_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsygvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnSsygvd since 11.7"""
def cusolverDnDsygvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnDsygvd since 11.7"""
def cusolverDnChegvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnChegvd since 11.7"""
def cusolverDnZhegvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnZhegvd since 11.7"""
def cusolverDnXsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, d_A: _Address, lda: int, dataTypeB: int, d_B: _Address, ldb: int, dataTypeW: int, d_W: _Address, computeType: int) -> tuple[int, int]: """cusolverDnXsygvd_bufferSize since 13.2; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsygvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, d_A: _Writable, lda: int, dataTypeB: int, d_B: _Writable, ldb: int, dataTypeW: int, d_W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXsygvd since 13.2"""

class _Raw240(Raw):
    @staticmethod
    def cusolverDnChetrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, d: _Pointer[ctypes.c_float] | int, e: _Pointer[ctypes.c_float] | int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZhetrd(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, d: _Pointer[ctypes.c_double] | int, e: _Pointer[ctypes.c_double] | int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSorgtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDorgtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCungtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZungtr(handle: cusolverDnHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSormtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, tau: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDormtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, tau: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCunmtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, tau: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZunmtr(handle: cusolverDnHandle_t | int | None, side: int, uplo: int, trans: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, tau: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, m: int, n: int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, VT: _Pointer[ctypes.c_float] | int, ldvt: int, work: _Pointer[ctypes.c_float] | int, lwork: int, rwork: _Pointer[ctypes.c_float] | int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, VT: _Pointer[ctypes.c_double] | int, ldvt: int, work: _Pointer[ctypes.c_double] | int, lwork: int, rwork: _Pointer[ctypes.c_double] | int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, VT: _Pointer[runtime.float2] | int, ldvt: int, work: _Pointer[runtime.float2] | int, lwork: int, rwork: _Pointer[ctypes.c_float] | int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvd(handle: cusolverDnHandle_t | int | None, jobu: int, jobvt: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, VT: _Pointer[runtime.double2] | int, ldvt: int, work: _Pointer[runtime.double2] | int, lwork: int, rwork: _Pointer[ctypes.c_double] | int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCheevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZheevd(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCheevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZheevdx(handle: cusolverDnHandle_t | int | None, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsygvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsygvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnChegvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZhegvdx(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, vl: float, vu: float, il: int, iu: int, meig: _Pointer[ctypes.c_int] | int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsygvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDsygvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnChegvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnZhegvd(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsygvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, d_A: _Address, lda: int, dataTypeB: int, d_B: _Address, ldb: int, dataTypeW: int, d_W: _Address, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsygvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, d_A: _Writable, lda: int, dataTypeB: int, d_B: _Writable, ldb: int, dataTypeW: int, d_W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _Api240:
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

def cusolverDnXsygvStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, strideA: int, dataTypeB: int, B: _Address, ldb: int, strideB: int, dataTypeW: int, W: _Address, strideW: int, computeType: int, batchSize: int) -> tuple[int, int]: """cusolverDnXsygvStridedBatched_bufferSize since 13.5; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsygvStridedBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, strideA: int, dataTypeB: int, B: _Writable, ldb: int, strideB: int, dataTypeW: int, W: _Writable, strideW: int, computeType: int, batchSize: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXsygvStridedBatched since 13.5"""
def cusolverDnXsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, d_A: _Address, lda: int, dataTypeB: int, d_B: _Address, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: int, d_W: _Address, computeType: int) -> tuple[int, int, int]: """cusolverDnXsygvdx_bufferSize since 13.2; made by the call: int64_t *meig, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsygvdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, dataTypeA: int, d_A: _Writable, lda: int, dataTypeB: int, d_B: _Writable, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: int, d_W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnXsygvdx since 13.2; made by the call: int64_t *meig"""
def cusolverDnCreateSyevjInfo() -> syevjInfo_t: """cusolverDnCreateSyevjInfo since 11.7; made by the call: syevjInfo_t *info"""
def cusolverDnDestroySyevjInfo(info: syevjInfo_t | int | None) -> None: """cusolverDnDestroySyevjInfo since 11.7"""
def cusolverDnXsyevjSetTolerance(info: syevjInfo_t | int | None, tolerance: float) -> None: """cusolverDnXsyevjSetTolerance since 11.7"""
def cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t | int | None, max_sweeps: int) -> None: """cusolverDnXsyevjSetMaxSweeps since 11.7"""
def cusolverDnXsyevjSetSortEig(info: syevjInfo_t | int | None, sort_eig: int) -> None: """cusolverDnXsyevjSetSortEig since 11.7"""
def cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None) -> float: """cusolverDnXsyevjGetResidual since 11.7; made by the call: double *residual"""
def cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None) -> int: """cusolverDnXsyevjGetSweeps since 11.7; made by the call: int *executed_sweeps"""
def cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, params: syevjInfo_t | int | None, batchSize: int) -> int: """cusolverDnSsyevjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, params: syevjInfo_t | int | None, batchSize: int) -> int: """cusolverDnDsyevjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, params: syevjInfo_t | int | None, batchSize: int) -> int: """cusolverDnCheevjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, params: syevjInfo_t | int | None, batchSize: int) -> int: """cusolverDnZheevjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int) -> None: """cusolverDnSsyevjBatched since 11.7"""
def cusolverDnDsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int) -> None: """cusolverDnDsyevjBatched since 11.7"""
def cusolverDnCheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int) -> None: """cusolverDnCheevjBatched since 11.7"""
def cusolverDnZheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int) -> None: """cusolverDnZheevjBatched since 11.7"""
def cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnSsyevj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnDsyevj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnCheevj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnZheevj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsyevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnSsyevj since 11.7"""
def cusolverDnDsyevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnDsyevj since 11.7"""
def cusolverDnCheevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnCheevj since 11.7"""
def cusolverDnZheevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnZheevj since 11.7"""
def cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnSsygvj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnDsygvj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnChegvj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, params: syevjInfo_t | int | None) -> int: """cusolverDnZhegvj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSsygvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnSsygvj since 11.7"""
def cusolverDnDsygvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnDsygvj since 11.7"""
def cusolverDnChegvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnChegvj since 11.7"""
def cusolverDnZhegvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None) -> None: """cusolverDnZhegvj since 11.7"""
def cusolverDnCreateGesvdjInfo() -> gesvdjInfo_t: """cusolverDnCreateGesvdjInfo since 11.7; made by the call: gesvdjInfo_t *info"""
def cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t | int | None) -> None: """cusolverDnDestroyGesvdjInfo since 11.7"""
def cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t | int | None, tolerance: float) -> None: """cusolverDnXgesvdjSetTolerance since 11.7"""
def cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t | int | None, max_sweeps: int) -> None: """cusolverDnXgesvdjSetMaxSweeps since 11.7"""
def cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t | int | None, sort_svd: int) -> None: """cusolverDnXgesvdjSetSortEig since 11.7"""
def cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None) -> float: """cusolverDnXgesvdjGetResidual since 11.7; made by the call: double *residual"""
def cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None) -> int: """cusolverDnXgesvdjGetSweeps since 11.7; made by the call: int *executed_sweeps"""
def cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """cusolverDnSgesvdjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """cusolverDnDgesvdjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """cusolverDnCgesvdjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, params: gesvdjInfo_t | int | None, batchSize: int) -> int: """cusolverDnZgesvdjBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int) -> None: """cusolverDnSgesvdjBatched since 11.7"""
def cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int) -> None: """cusolverDnDgesvdjBatched since 11.7"""
def cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int) -> None: """cusolverDnCgesvdjBatched since 11.7"""
def cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int) -> None: """cusolverDnZgesvdjBatched since 11.7"""
def cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, params: gesvdjInfo_t | int | None) -> int: """cusolverDnSgesvdj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, params: gesvdjInfo_t | int | None) -> int: """cusolverDnDgesvdj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, params: gesvdjInfo_t | int | None) -> int: """cusolverDnCgesvdj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, params: gesvdjInfo_t | int | None) -> int: """cusolverDnZgesvdj_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None) -> None: """cusolverDnSgesvdj since 11.7"""
def cusolverDnDgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None) -> None: """cusolverDnDgesvdj since 11.7"""
def cusolverDnCgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None) -> None: """cusolverDnCgesvdj since 11.7"""
def cusolverDnZgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None) -> None: """cusolverDnZgesvdj since 11.7"""
def cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[ctypes.c_float] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_float] | int, ldv: int, strideV: int, batchSize: int) -> int: """cusolverDnSgesvdaStridedBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[ctypes.c_double] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_double] | int, ldv: int, strideV: int, batchSize: int) -> int: """cusolverDnDgesvdaStridedBatched_bufferSize since 11.7; made by the call: int *lwork"""

class _Raw300(Raw):
    @staticmethod
    def cusolverDnXsygvStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, strideA: int, dataTypeB: int, B: _Address, ldb: int, strideB: int, dataTypeW: int, W: _Address, strideW: int, computeType: int, batchSize: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsygvStridedBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, strideA: int, dataTypeB: int, B: _Writable, ldb: int, strideB: int, dataTypeW: int, W: _Writable, strideW: int, computeType: int, batchSize: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsygvdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, uplo: int, n: int, dataTypeA: int, d_A: _Address, lda: int, dataTypeB: int, d_B: _Address, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, meig: _Pointer[ctypes.c_int64] | int, dataTypeW: int, d_W: _Address, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsygvdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, itype: int, jobz: int, range: int, uplo: int, n: int, dataTypeA: int, d_A: _Writable, lda: int, dataTypeB: int, d_B: _Writable, ldb: int, vl: _Writable, vu: _Writable, il: int, iu: int, meig: _Pointer[ctypes.c_int64] | int, dataTypeW: int, d_W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnCreateSyevjInfo(info: _Pointer[syevjInfo_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDestroySyevjInfo(info: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevjSetTolerance(info: syevjInfo_t | int | None, tolerance: float, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t | int | None, max_sweeps: int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevjSetSortEig(info: syevjInfo_t | int | None, sort_eig: int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None, residual: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t | int | None, info: syevjInfo_t | int | None, executed_sweeps: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZheevjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnSsyevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnDsyevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnCheevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnZheevj(handle: cusolverDnHandle_t | int | None, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, lwork: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnSsygvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnDsygvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnChegvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, W: _Pointer[ctypes.c_float] | int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnZhegvj(handle: cusolverDnHandle_t | int | None, itype: int, jobz: int, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, W: _Pointer[ctypes.c_double] | int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: syevjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnCreateGesvdjInfo(info: _Pointer[gesvdjInfo_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t | int | None, tolerance: float, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t | int | None, max_sweeps: int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t | int | None, sort_svd: int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None, residual: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t | int | None, info: gesvdjInfo_t | int | None, executed_sweeps: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t | int | None, jobz: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, lwork: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[ctypes.c_float] | int, ldu: int, V: _Pointer[ctypes.c_float] | int, ldv: int, work: _Pointer[ctypes.c_float] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[ctypes.c_double] | int, ldu: int, V: _Pointer[ctypes.c_double] | int, ldv: int, work: _Pointer[ctypes.c_double] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnCgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, S: _Pointer[ctypes.c_float] | int, U: _Pointer[runtime.float2] | int, ldu: int, V: _Pointer[runtime.float2] | int, ldv: int, work: _Pointer[runtime.float2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvdj(handle: cusolverDnHandle_t | int | None, jobz: int, econ: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, S: _Pointer[ctypes.c_double] | int, U: _Pointer[runtime.double2] | int, ldu: int, V: _Pointer[runtime.double2] | int, ldv: int, work: _Pointer[runtime.double2] | int, lwork: int, info: _Pointer[ctypes.c_int] | int, params: gesvdjInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[ctypes.c_float] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_float] | int, ldv: int, strideV: int, lwork: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[ctypes.c_double] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_double] | int, ldv: int, strideV: int, lwork: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...

class _Api300:
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

def cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.float2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[runtime.float2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.float2] | int, ldv: int, strideV: int, batchSize: int) -> int: """cusolverDnCgesvdaStridedBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.double2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[runtime.double2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.double2] | int, ldv: int, strideV: int, batchSize: int) -> int: """cusolverDnZgesvdaStridedBatched_bufferSize since 11.7; made by the call: int *lwork"""
def cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[ctypes.c_float] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_float] | int, ldv: int, strideV: int, d_work: _Pointer[ctypes.c_float] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int) -> None: """cusolverDnSgesvdaStridedBatched since 11.7"""
def cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[ctypes.c_double] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_double] | int, ldv: int, strideV: int, d_work: _Pointer[ctypes.c_double] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int) -> None: """cusolverDnDgesvdaStridedBatched since 11.7"""
def cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.float2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[runtime.float2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.float2] | int, ldv: int, strideV: int, d_work: _Pointer[runtime.float2] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int) -> None: """cusolverDnCgesvdaStridedBatched since 11.7"""
def cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.double2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[runtime.double2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.double2] | int, ldv: int, strideV: int, d_work: _Pointer[runtime.double2] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int) -> None: """cusolverDnZgesvdaStridedBatched since 11.7"""
def cusolverDnCreateParams() -> cusolverDnParams_t: """cusolverDnCreateParams since 11.7; made by the call: cusolverDnParams_t *params"""
def cusolverDnDestroyParams(params: cusolverDnParams_t | int | None) -> None: """cusolverDnDestroyParams since 11.7"""
def cusolverDnSetAdvOptions(params: cusolverDnParams_t | int | None, function: int, algo: int) -> None: """cusolverDnSetAdvOptions since 11.7"""
def cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, computeType: int) -> tuple[int, int]: """cusolverDnXpotrf_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXpotrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXpotrf since 11.7"""
def cusolverDnXpotrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, dataTypeB: int, B: _Writable, ldb: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXpotrs since 11.7"""
def cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeTau: int, tau: _Address, computeType: int) -> tuple[int, int]: """cusolverDnXgeqrf_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgeqrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeTau: int, tau: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXgeqrf since 11.7"""
def cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Address, lda: int, computeType: int) -> tuple[int, int]: """cusolverDnXgetrf_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXgetrf since 11.7"""
def cusolverDnXgetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, trans: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXgetrs since 11.7"""
def cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeW: int, W: _Address, computeType: int) -> tuple[int, int]: """cusolverDnXsyevd_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsyevd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeW: int, W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXsyevd since 11.7"""
def cusolverDnXstedc_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: int, n: int, dataTypeDE: int, D: _Address, E: _Address, dataTypeZ: int, Z: _Address, ldz: int, computeType: int) -> tuple[int, int]: """cusolverDnXstedc_bufferSize since 13.2; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXstedc(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: int, n: int, dataTypeDE: int, D: _Writable, E: _Writable, dataTypeZ: int, Z: _Writable, ldz: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXstedc since 13.2"""
def cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeW: int, W: _Address, computeType: int, batchSize: int) -> tuple[int, int]: """cusolverDnXsyevBatched_bufferSize since 12.6; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsyevBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeW: int, W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cusolverDnXsyevBatched since 12.6"""
def cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, range: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: int, W: _Address, computeType: int) -> tuple[int, int, int]: """cusolverDnXsyevdx_bufferSize since 11.7; made by the call: int64_t *h_meig, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXsyevdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, range: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, dataTypeW: int, W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> int: """cusolverDnXsyevdx since 11.7; made by the call: int64_t *meig64"""
def cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: int, jobvr: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeW: int, W: _Address, dataTypeVL: int, VL: _Address, ldvl: int, dataTypeVR: int, VR: _Address, ldvr: int, computeType: int) -> tuple[int, int]: """cusolverDnXgeev_bufferSize since 12.6; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgeev(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: int, jobvr: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeW: int, W: _Writable, dataTypeVL: int, VL: _Writable, ldvl: int, dataTypeVR: int, VR: _Writable, ldvr: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXgeev since 12.6"""
def cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeS: int, S: _Address, dataTypeU: int, U: _Address, ldu: int, dataTypeVT: int, VT: _Address, ldvt: int, computeType: int) -> tuple[int, int]: """cusolverDnXgesvd_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgesvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeS: int, S: _Writable, dataTypeU: int, U: _Writable, ldu: int, dataTypeVT: int, VT: _Writable, ldvt: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXgesvd since 11.7"""
def cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, econ: int, m: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeS: int, S: _Address, dataTypeU: int, U: _Address, ldu: int, dataTypeV: int, V: _Address, ldv: int, computeType: int) -> tuple[int, int]: """cusolverDnXgesvdp_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgesvdp(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, econ: int, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeS: int, S: _Writable, dataTypeU: int, U: _Writable, ldu: int, dataTypeV: int, V: _Writable, ldv: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int) -> float: """cusolverDnXgesvdp since 11.7; made by the call: double *h_err_sigma"""
def cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: int, A: _Address, lda: int, dataTypeSrand: int, Srand: _Address, dataTypeUrand: int, Urand: _Address, ldUrand: int, dataTypeVrand: int, Vrand: _Address, ldVrand: int, computeType: int) -> tuple[int, int]: """cusolverDnXgesvdr_bufferSize since 11.7; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXgesvdr(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: int, A: _Writable, lda: int, dataTypeSrand: int, Srand: _Writable, dataTypeUrand: int, Urand: _Writable, ldUrand: int, dataTypeVrand: int, Vrand: _Writable, ldVrand: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXgesvdr since 11.7"""
def cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: int, storev: int, n: int, k: int, dataTypeV: int, V: _Address, ldv: int, dataTypeTau: int, tau: _Address, dataTypeT: int, T: _Writable, ldt: int, computeType: int) -> tuple[int, int]: """cusolverDnXlarft_bufferSize since 12.4; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXlarft(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: int, storev: int, n: int, k: int, dataTypeV: int, V: _Address, ldv: int, dataTypeTau: int, tau: _Address, dataTypeT: int, T: _Writable, ldt: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int) -> None: """cusolverDnXlarft since 12.4"""
def cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t | None) -> None: """cusolverDnLoggerSetCallback since 11.7"""
def cusolverDnLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None: """cusolverDnLoggerSetFile since 11.7"""
def cusolverDnLoggerOpenFile(logFile: _Text) -> None: """cusolverDnLoggerOpenFile since 11.7"""
def cusolverDnLoggerSetLevel(level: int) -> None: """cusolverDnLoggerSetLevel since 11.7"""
def cusolverDnLoggerSetMask(mask: int) -> None: """cusolverDnLoggerSetMask since 11.7"""
def cusolverDnLoggerForceDisable() -> None: """cusolverDnLoggerForceDisable since 11.7"""
def cusolverDnXpolar_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, M: int, N: int, dataTypeA: int, A: _Address, lda: int, dataTypeH: int, H: _Address, ldh: int, computeType: int) -> tuple[int, int]: """cusolverDnXpolar_bufferSize since 13.2; made by the call: size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost"""
def cusolverDnXpolar(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, M: int, N: int, dataTypeA: int, A: _Writable, lda: int, dataTypeH: int, H: _Writable, ldh: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_res_nrm: _Pointer[ctypes.c_double] | int, d_A_nrmF: _Pointer[ctypes.c_double] | int, d_rcond: _Pointer[ctypes.c_double] | int, d_info: _Pointer[ctypes.c_int] | int) -> None: """cusolverDnXpolar since 13.2"""
def cusolverSpCreate() -> cusolverSpHandle_t: """cusolverSpCreate since 11.7; made by the call: cusolverSpHandle_t *handle"""
def cusolverSpDestroy(handle: cusolverSpHandle_t | int | None) -> None: """cusolverSpDestroy since 11.7"""
def cusolverSpSetStream(handle: cusolverSpHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: """cusolverSpSetStream since 11.7"""
def cusolverSpGetStream(handle: cusolverSpHandle_t | int | None) -> driver.CUstream: """cusolverSpGetStream since 11.7; made by the call: cudaStream_t *streamId"""
def cusolverSpXcsrissymHost(handle: cusolverSpHandle_t | int | None, m: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrEndPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int) -> int: """cusolverSpXcsrissymHost since 11.7; made by the call: int *issym"""
def cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int) -> int: """cusolverSpScsrlsvluHost since 11.7; made by the call: int *singularity"""
def cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int) -> int: """cusolverSpDcsrlsvluHost since 11.7; made by the call: int *singularity"""
def cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int) -> int: """cusolverSpCcsrlsvluHost since 11.7; made by the call: int *singularity"""
def cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int) -> int: """cusolverSpZcsrlsvluHost since 11.7; made by the call: int *singularity"""
def cusolverSpScsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int) -> int: """cusolverSpScsrlsvqr since 11.7; made by the call: int *singularity"""
def cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int) -> int: """cusolverSpDcsrlsvqr since 11.7; made by the call: int *singularity"""
def cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int) -> int: """cusolverSpCcsrlsvqr since 11.7; made by the call: int *singularity"""
def cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int) -> int: """cusolverSpZcsrlsvqr since 11.7; made by the call: int *singularity"""
def cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int) -> int: """cusolverSpScsrlsvqrHost since 11.7; made by the call: int *singularity"""
def cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int) -> int: """cusolverSpDcsrlsvqrHost since 11.7; made by the call: int *singularity"""
def cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int) -> int: """cusolverSpCcsrlsvqrHost since 11.7; made by the call: int *singularity"""
def cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int) -> int: """cusolverSpZcsrlsvqrHost since 11.7; made by the call: int *singularity"""

class _Raw360(Raw):
    @staticmethod
    def cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.float2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[runtime.float2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.float2] | int, ldv: int, strideV: int, lwork: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.double2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[runtime.double2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.double2] | int, ldv: int, strideV: int, lwork: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[ctypes.c_float] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_float] | int, ldv: int, strideV: int, d_work: _Pointer[ctypes.c_float] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[ctypes.c_double] | int, ldu: int, strideU: int, d_V: _Pointer[ctypes.c_double] | int, ldv: int, strideV: int, d_work: _Pointer[ctypes.c_double] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.float2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_float] | int, strideS: int, d_U: _Pointer[runtime.float2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.float2] | int, ldv: int, strideV: int, d_work: _Pointer[runtime.float2] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t | int | None, jobz: int, rank: int, m: int, n: int, d_A: _Pointer[runtime.double2] | int, lda: int, strideA: int, d_S: _Pointer[ctypes.c_double] | int, strideS: int, d_U: _Pointer[runtime.double2] | int, ldu: int, strideU: int, d_V: _Pointer[runtime.double2] | int, ldv: int, strideV: int, d_work: _Pointer[runtime.double2] | int, lwork: int, d_info: _Pointer[ctypes.c_int] | int, h_R_nrmF: _Pointer[ctypes.c_double] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnCreateParams(params: _Pointer[cusolverDnParams_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnDestroyParams(params: cusolverDnParams_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverDnSetAdvOptions(params: cusolverDnParams_t | int | None, function: int, algo: int, /) -> int: ...
    @staticmethod
    def cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXpotrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXpotrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, dataTypeB: int, B: _Writable, ldb: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeTau: int, tau: _Address, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgeqrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeTau: int, tau: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Address, lda: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgetrf(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgetrs(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, trans: int, n: int, nrhs: int, dataTypeA: int, A: _Address, lda: int, ipiv: _Pointer[ctypes.c_int64] | int, dataTypeB: int, B: _Writable, ldb: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeW: int, W: _Address, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeW: int, W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXstedc_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: int, n: int, dataTypeDE: int, D: _Address, E: _Address, dataTypeZ: int, Z: _Address, ldz: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXstedc(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, compz: int, n: int, dataTypeDE: int, D: _Writable, E: _Writable, dataTypeZ: int, Z: _Writable, ldz: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeW: int, W: _Address, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevBatched(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeW: int, W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, range: int, uplo: int, n: int, dataTypeA: int, A: _Address, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, h_meig: _Pointer[ctypes.c_int64] | int, dataTypeW: int, W: _Address, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXsyevdx(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, range: int, uplo: int, n: int, dataTypeA: int, A: _Writable, lda: int, vl: _Writable, vu: _Writable, il: int, iu: int, meig64: _Pointer[ctypes.c_int64] | int, dataTypeW: int, W: _Writable, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: int, jobvr: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeW: int, W: _Address, dataTypeVL: int, VL: _Address, ldvl: int, dataTypeVR: int, VR: _Address, ldvr: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgeev(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobvl: int, jobvr: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeW: int, W: _Writable, dataTypeVL: int, VL: _Writable, ldvl: int, dataTypeVR: int, VR: _Writable, ldvr: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeS: int, S: _Address, dataTypeU: int, U: _Address, ldu: int, dataTypeVT: int, VT: _Address, ldvt: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvd(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobvt: int, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeS: int, S: _Writable, dataTypeU: int, U: _Writable, ldu: int, dataTypeVT: int, VT: _Writable, ldvt: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, econ: int, m: int, n: int, dataTypeA: int, A: _Address, lda: int, dataTypeS: int, S: _Address, dataTypeU: int, U: _Address, ldu: int, dataTypeV: int, V: _Address, ldv: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdp(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobz: int, econ: int, m: int, n: int, dataTypeA: int, A: _Writable, lda: int, dataTypeS: int, S: _Writable, dataTypeU: int, U: _Writable, ldu: int, dataTypeV: int, V: _Writable, ldv: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int, h_err_sigma: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: int, A: _Address, lda: int, dataTypeSrand: int, Srand: _Address, dataTypeUrand: int, Urand: _Address, ldUrand: int, dataTypeVrand: int, Vrand: _Address, ldVrand: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXgesvdr(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, jobu: int, jobv: int, m: int, n: int, k: int, p: int, niters: int, dataTypeA: int, A: _Writable, lda: int, dataTypeSrand: int, Srand: _Writable, dataTypeUrand: int, Urand: _Writable, ldUrand: int, dataTypeVrand: int, Vrand: _Writable, ldVrand: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: int, storev: int, n: int, k: int, dataTypeV: int, V: _Address, ldv: int, dataTypeTau: int, tau: _Address, dataTypeT: int, T: _Writable, ldt: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXlarft(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, direct: int, storev: int, n: int, k: int, dataTypeV: int, V: _Address, ldv: int, dataTypeTau: int, tau: _Address, dataTypeT: int, T: _Writable, ldt: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, /) -> int: ...
    @staticmethod
    def cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t | None, /) -> int: ...
    @staticmethod
    def cusolverDnLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int, /) -> int: ...
    @staticmethod
    def cusolverDnLoggerOpenFile(logFile: _Text, /) -> int: ...
    @staticmethod
    def cusolverDnLoggerSetLevel(level: int, /) -> int: ...
    @staticmethod
    def cusolverDnLoggerSetMask(mask: int, /) -> int: ...
    @staticmethod
    def cusolverDnLoggerForceDisable() -> int: ...
    @staticmethod
    def cusolverDnXpolar_bufferSize(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, M: int, N: int, dataTypeA: int, A: _Address, lda: int, dataTypeH: int, H: _Address, ldh: int, computeType: int, workspaceInBytesOnDevice: _Pointer[ctypes.c_size_t] | int, workspaceInBytesOnHost: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverDnXpolar(handle: cusolverDnHandle_t | int | None, params: cusolverDnParams_t | int | None, uplo: int, M: int, N: int, dataTypeA: int, A: _Writable, lda: int, dataTypeH: int, H: _Writable, ldh: int, computeType: int, bufferOnDevice: _Writable, workspaceInBytesOnDevice: int, bufferOnHost: _Writable, workspaceInBytesOnHost: int, d_res_nrm: _Pointer[ctypes.c_double] | int, d_A_nrmF: _Pointer[ctypes.c_double] | int, d_rcond: _Pointer[ctypes.c_double] | int, d_info: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCreate(handle: _Pointer[cusolverSpHandle_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDestroy(handle: cusolverSpHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpSetStream(handle: cusolverSpHandle_t | int | None, streamId: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpGetStream(handle: cusolverSpHandle_t | int | None, streamId: _Pointer[driver.CUstream] | int, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrissymHost(handle: cusolverSpHandle_t | int | None, m: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrEndPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, issym: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _Api360:
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

def cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int) -> int: """cusolverSpScsrlsvcholHost since 11.7; made by the call: int *singularity"""
def cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int) -> int: """cusolverSpDcsrlsvcholHost since 11.7; made by the call: int *singularity"""
def cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int) -> int: """cusolverSpCcsrlsvcholHost since 11.7; made by the call: int *singularity"""
def cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int) -> int: """cusolverSpZcsrlsvcholHost since 11.7; made by the call: int *singularity"""
def cusolverSpScsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int) -> int: """cusolverSpScsrlsvchol since 11.7; made by the call: int *singularity"""
def cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int) -> int: """cusolverSpDcsrlsvchol since 11.7; made by the call: int *singularity"""
def cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int) -> int: """cusolverSpCcsrlsvchol since 11.7; made by the call: int *singularity"""
def cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int) -> int: """cusolverSpZcsrlsvchol since 11.7; made by the call: int *singularity"""
def cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, x: _Pointer[ctypes.c_float] | int, p: _Pointer[ctypes.c_int] | int) -> tuple[int, float]: """cusolverSpScsrlsqvqrHost since 11.7; made by the call: int *rankA, float *min_norm"""
def cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, x: _Pointer[ctypes.c_double] | int, p: _Pointer[ctypes.c_int] | int) -> tuple[int, float]: """cusolverSpDcsrlsqvqrHost since 11.7; made by the call: int *rankA, double *min_norm"""
def cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, x: _Pointer[runtime.float2] | int, p: _Pointer[ctypes.c_int] | int) -> tuple[int, float]: """cusolverSpCcsrlsqvqrHost since 11.7; made by the call: int *rankA, float *min_norm"""
def cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, x: _Pointer[runtime.double2] | int, p: _Pointer[ctypes.c_int] | int) -> tuple[int, float]: """cusolverSpZcsrlsqvqrHost since 11.7; made by the call: int *rankA, double *min_norm"""
def cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_float] | int, maxite: int, tol: float, x: _Pointer[ctypes.c_float] | int) -> float: """cusolverSpScsreigvsiHost since 11.7; made by the call: float *mu"""
def cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_double] | int, maxite: int, tol: float, x: _Pointer[ctypes.c_double] | int) -> float: """cusolverSpDcsreigvsiHost since 11.7; made by the call: double *mu"""
def cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.float2, x0: _Pointer[runtime.float2] | int, maxite: int, tol: float, x: _Pointer[runtime.float2] | int) -> runtime.float2: """cusolverSpCcsreigvsiHost since 11.7; made by the call: cuComplex *mu"""
def cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.double2, x0: _Pointer[runtime.double2] | int, maxite: int, tol: float, x: _Pointer[runtime.double2] | int) -> runtime.double2: """cusolverSpZcsreigvsiHost since 11.7; made by the call: cuDoubleComplex *mu"""
def cusolverSpScsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_float] | int, maxite: int, eps: float, mu: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int) -> None: """cusolverSpScsreigvsi since 11.7"""
def cusolverSpDcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_double] | int, maxite: int, eps: float, mu: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int) -> None: """cusolverSpDcsreigvsi since 11.7"""
def cusolverSpCcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.float2, x0: _Pointer[runtime.float2] | int, maxite: int, eps: float, mu: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int) -> None: """cusolverSpCcsreigvsi since 11.7"""
def cusolverSpZcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.double2, x0: _Pointer[runtime.double2] | int, maxite: int, eps: float, mu: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int) -> None: """cusolverSpZcsreigvsi since 11.7"""
def cusolverSpScsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2) -> int: """cusolverSpScsreigsHost since 11.7; made by the call: int *num_eigs"""
def cusolverSpDcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2) -> int: """cusolverSpDcsreigsHost since 11.7; made by the call: int *num_eigs"""
def cusolverSpCcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2) -> int: """cusolverSpCcsreigsHost since 11.7; made by the call: int *num_eigs"""
def cusolverSpZcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2) -> int: """cusolverSpZcsreigsHost since 11.7; made by the call: int *num_eigs"""
def cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpXcsrsymrcmHost since 11.7"""
def cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpXcsrsymmdqHost since 11.7"""
def cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpXcsrsymamdHost since 11.7"""
def cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, options: _Pointer[ctypes.c_int64] | int, p: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpXcsrmetisndHost since 11.7"""
def cusolverSpScsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpScsrzfdHost since 11.7"""
def cusolverSpDcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpDcsrzfdHost since 11.7"""
def cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpCcsrzfdHost since 11.7"""
def cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int) -> None: """cusolverSpZcsrzfdHost since 11.7"""
def cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int, q: _Pointer[ctypes.c_int] | int) -> int: """cusolverSpXcsrperm_bufferSizeHost since 11.7; made by the call: size_t *bufferSizeInBytes"""
def cusolverSpXcsrpermHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int, q: _Pointer[ctypes.c_int] | int, map: _Pointer[ctypes.c_int] | int, pBuffer: _Writable) -> None: """cusolverSpXcsrpermHost since 11.7"""
def cusolverSpCreateCsrqrInfo() -> csrqrInfo_t: """cusolverSpCreateCsrqrInfo since 11.7; made by the call: csrqrInfo_t *info"""
def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | int | None) -> None: """cusolverSpDestroyCsrqrInfo since 11.7"""
def cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None) -> None: """cusolverSpXcsrqrAnalysisBatched since 11.7"""
def cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpScsrqrBufferInfoBatched since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpDcsrqrBufferInfoBatched since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpCcsrqrBufferInfoBatched since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpZcsrqrBufferInfoBatched since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrqrsvBatched since 11.7"""
def cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrqrsvBatched since 11.7"""
def cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrqrsvBatched since 11.7"""
def cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrqrsvBatched since 11.7"""
def cusolverSpCreateCsrluInfoHost() -> csrluInfoHost_t: """cusolverSpCreateCsrluInfoHost since 11.7; made by the call: csrluInfoHost_t *info"""
def cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t | int | None) -> None: """cusolverSpDestroyCsrluInfoHost since 11.7"""
def cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None) -> None: """cusolverSpXcsrluAnalysisHost since 11.7"""
def cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpScsrluBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpDcsrluBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpCcsrluBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpZcsrluBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: """cusolverSpScsrluFactorHost since 11.7"""
def cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: """cusolverSpDcsrluFactorHost since 11.7"""
def cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: """cusolverSpCcsrluFactorHost since 11.7"""
def cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable) -> None: """cusolverSpZcsrluFactorHost since 11.7"""
def cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """cusolverSpScsrluZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """cusolverSpDcsrluZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """cusolverSpCcsrluZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float) -> int: """cusolverSpZcsrluZeroPivotHost since 11.7; made by the call: int *position"""

class _Raw420(Raw):
    @staticmethod
    def cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_float] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, reorder: int, x: _Pointer[ctypes.c_double] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, reorder: int, x: _Pointer[runtime.float2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, reorder: int, x: _Pointer[runtime.double2] | int, singularity: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, tol: float, rankA: _Pointer[ctypes.c_int] | int, x: _Pointer[ctypes.c_float] | int, p: _Pointer[ctypes.c_int] | int, min_norm: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, tol: float, rankA: _Pointer[ctypes.c_int] | int, x: _Pointer[ctypes.c_double] | int, p: _Pointer[ctypes.c_int] | int, min_norm: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, tol: float, rankA: _Pointer[ctypes.c_int] | int, x: _Pointer[runtime.float2] | int, p: _Pointer[ctypes.c_int] | int, min_norm: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, tol: float, rankA: _Pointer[ctypes.c_int] | int, x: _Pointer[runtime.double2] | int, p: _Pointer[ctypes.c_int] | int, min_norm: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_float] | int, maxite: int, tol: float, mu: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_double] | int, maxite: int, tol: float, mu: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.float2, x0: _Pointer[runtime.float2] | int, maxite: int, tol: float, mu: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.double2, x0: _Pointer[runtime.double2] | int, maxite: int, tol: float, mu: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_float] | int, maxite: int, eps: float, mu: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: float, x0: _Pointer[ctypes.c_double] | int, maxite: int, eps: float, mu: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.float2, x0: _Pointer[runtime.float2] | int, maxite: int, eps: float, mu: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsreigvsi(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu0: runtime.double2, x0: _Pointer[runtime.double2] | int, maxite: int, eps: float, mu: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2, num_eigs: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2, num_eigs: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.float2, right_upper_corner: runtime.float2, num_eigs: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsreigsHost(handle: cusolverSpHandle_t | int | None, m: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, left_bottom_corner: runtime.double2, right_upper_corner: runtime.double2, num_eigs: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, options: _Pointer[ctypes.c_int64] | int, p: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t | int | None, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, P: _Pointer[ctypes.c_int] | int, numnz: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int, q: _Pointer[ctypes.c_int] | int, bufferSizeInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrpermHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, p: _Pointer[ctypes.c_int] | int, q: _Pointer[ctypes.c_int] | int, map: _Pointer[ctypes.c_int] | int, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCreateCsrqrInfo(info: _Pointer[csrqrInfo_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_float] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[ctypes.c_double] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.float2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrVal: _Pointer[runtime.double2] | int, csrRowPtr: _Pointer[ctypes.c_int] | int, csrColInd: _Pointer[ctypes.c_int] | int, batchSize: int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, batchSize: int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCreateCsrluInfoHost(info: _Pointer[csrluInfoHost_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pivot_threshold: float, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _Api420:
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

def cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrluSolveHost since 11.7"""
def cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrluSolveHost since 11.7"""
def cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrluSolveHost since 11.7"""
def cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrluSolveHost since 11.7"""
def cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t | int | None, info: csrluInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpXcsrluNnzHost since 11.7; made by the call: int *nnzLRef, int *nnzURef"""
def cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_float] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_float] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrluExtractHost since 11.7"""
def cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_double] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_double] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrluExtractHost since 11.7"""
def cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.float2] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.float2] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrluExtractHost since 11.7"""
def cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.double2] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.double2] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrluExtractHost since 11.7"""
def cusolverSpCreateCsrqrInfoHost() -> csrqrInfoHost_t: """cusolverSpCreateCsrqrInfoHost since 11.7; made by the call: csrqrInfoHost_t *info"""
def cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t | int | None) -> None: """cusolverSpDestroyCsrqrInfoHost since 11.7"""
def cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None) -> None: """cusolverSpXcsrqrAnalysisHost since 11.7"""
def cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpScsrqrBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpDcsrqrBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpCcsrqrBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpZcsrqrBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfoHost_t | int | None) -> None: """cusolverSpScsrqrSetupHost since 11.7"""
def cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfoHost_t | int | None) -> None: """cusolverSpDcsrqrSetupHost since 11.7"""
def cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.float2, info: csrqrInfoHost_t | int | None) -> None: """cusolverSpCcsrqrSetupHost since 11.7"""
def cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.double2, info: csrqrInfoHost_t | int | None) -> None: """cusolverSpZcsrqrSetupHost since 11.7"""
def cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrqrFactorHost since 11.7"""
def cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrqrFactorHost since 11.7"""
def cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrqrFactorHost since 11.7"""
def cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrqrFactorHost since 11.7"""
def cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """cusolverSpScsrqrZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """cusolverSpDcsrqrZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """cusolverSpCcsrqrZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float) -> int: """cusolverSpZcsrqrZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrqrSolveHost since 11.7"""
def cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrqrSolveHost since 11.7"""
def cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrqrSolveHost since 11.7"""
def cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrqrSolveHost since 11.7"""
def cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None) -> None: """cusolverSpXcsrqrAnalysis since 11.7"""
def cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpScsrqrBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpDcsrqrBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpCcsrqrBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None) -> tuple[int, int]: """cusolverSpZcsrqrBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfo_t | int | None) -> None: """cusolverSpScsrqrSetup since 11.7"""
def cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfo_t | int | None) -> None: """cusolverSpDcsrqrSetup since 11.7"""
def cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.float2, info: csrqrInfo_t | int | None) -> None: """cusolverSpCcsrqrSetup since 11.7"""
def cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.double2, info: csrqrInfo_t | int | None) -> None: """cusolverSpZcsrqrSetup since 11.7"""
def cusolverSpScsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrqrFactor since 11.7"""
def cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrqrFactor since 11.7"""
def cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrqrFactor since 11.7"""
def cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrqrFactor since 11.7"""
def cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """cusolverSpScsrqrZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """cusolverSpDcsrqrZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """cusolverSpCcsrqrZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float) -> int: """cusolverSpZcsrqrZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpScsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrqrSolve since 11.7"""
def cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrqrSolve since 11.7"""
def cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrqrSolve since 11.7"""
def cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrqrSolve since 11.7"""
def cusolverSpCreateCsrcholInfoHost() -> csrcholInfoHost_t: """cusolverSpCreateCsrcholInfoHost since 11.7; made by the call: csrcholInfoHost_t *info"""
def cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t | int | None) -> None: """cusolverSpDestroyCsrcholInfoHost since 11.7"""
def cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None) -> None: """cusolverSpXcsrcholAnalysisHost since 11.7"""
def cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpScsrcholBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpDcsrcholBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpCcsrcholBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None) -> tuple[int, int]: """cusolverSpZcsrcholBufferInfoHost since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""

class _Raw480(Raw):
    @staticmethod
    def cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t | int | None, nnzLRef: _Pointer[ctypes.c_int] | int, nnzURef: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_float] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_float] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[ctypes.c_double] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[ctypes.c_double] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.float2] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.float2] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, descrL: cusparse.cusparseMatDescr_t | int | None, csrValL: _Pointer[runtime.double2] | int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, descrU: cusparse.cusparseMatDescr_t | int | None, csrValU: _Pointer[runtime.double2] | int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, info: csrluInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCreateCsrqrInfoHost(info: _Pointer[csrqrInfoHost_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.float2, info: csrqrInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.double2, info: csrqrInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrqrInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrqrInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: float, info: csrqrInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.float2, info: csrqrInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, mu: runtime.double2, info: csrqrInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t | int | None, m: int, n: int, nnzA: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrqrInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t | int | None, m: int, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrqrInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCreateCsrcholInfoHost(info: _Pointer[csrcholInfoHost_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...

class _Api480:
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

def cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrcholFactorHost since 11.7"""
def cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrcholFactorHost since 11.7"""
def cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrcholFactorHost since 11.7"""
def cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrcholFactorHost since 11.7"""
def cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """cusolverSpScsrcholZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """cusolverSpDcsrcholZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """cusolverSpCcsrcholZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float) -> int: """cusolverSpZcsrcholZeroPivotHost since 11.7; made by the call: int *position"""
def cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrcholSolveHost since 11.7"""
def cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrcholSolveHost since 11.7"""
def cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrcholSolveHost since 11.7"""
def cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrcholSolveHost since 11.7"""
def cusolverSpCreateCsrcholInfo() -> csrcholInfo_t: """cusolverSpCreateCsrcholInfo since 11.7; made by the call: csrcholInfo_t *info"""
def cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t | int | None) -> None: """cusolverSpDestroyCsrcholInfo since 11.7"""
def cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None) -> None: """cusolverSpXcsrcholAnalysis since 11.7"""
def cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None) -> tuple[int, int]: """cusolverSpScsrcholBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None) -> tuple[int, int]: """cusolverSpDcsrcholBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None) -> tuple[int, int]: """cusolverSpCcsrcholBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None) -> tuple[int, int]: """cusolverSpZcsrcholBufferInfo since 11.7; made by the call: size_t *internalDataInBytes, size_t *workspaceInBytes"""
def cusolverSpScsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrcholFactor since 11.7"""
def cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrcholFactor since 11.7"""
def cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrcholFactor since 11.7"""
def cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrcholFactor since 11.7"""
def cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """cusolverSpScsrcholZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """cusolverSpDcsrcholZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """cusolverSpCcsrcholZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float) -> int: """cusolverSpZcsrcholZeroPivot since 11.7; made by the call: int *position"""
def cusolverSpScsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpScsrcholSolve since 11.7"""
def cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpDcsrcholSolve since 11.7"""
def cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpCcsrcholSolve since 11.7"""
def cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable) -> None: """cusolverSpZcsrcholSolve since 11.7"""
def cusolverSpScsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_float] | int) -> None: """cusolverSpScsrcholDiag since 11.7"""
def cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_double] | int) -> None: """cusolverSpDcsrcholDiag since 11.7"""
def cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_float] | int) -> None: """cusolverSpCcsrcholDiag since 11.7"""
def cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_double] | int) -> None: """cusolverSpZcsrcholDiag since 11.7"""
def cusolverRfCreate() -> cusolverRfHandle_t: """cusolverRfCreate since 11.7; made by the call: cusolverRfHandle_t *handle"""
def cusolverRfDestroy(handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfDestroy since 11.7"""
def cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t | int | None) -> tuple[cusolverRfMatrixFormat_t | int, cusolverRfUnitDiagonal_t | int]: """cusolverRfGetMatrixFormat since 11.7; made by the call: cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag"""
def cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t | int | None, format: int, diag: int) -> None: """cusolverRfSetMatrixFormat since 11.7"""
def cusolverRfSetNumericProperties(handle: cusolverRfHandle_t | int | None, zero: float, boost: float) -> None: """cusolverRfSetNumericProperties since 11.7"""
def cusolverRfGetNumericProperties(handle: cusolverRfHandle_t | int | None) -> tuple[float, float]: """cusolverRfGetNumericProperties since 11.7; made by the call: double *zero, double *boost"""
def cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t | int | None) -> cusolverRfNumericBoostReport_t | int: """cusolverRfGetNumericBoostReport since 11.7; made by the call: cusolverRfNumericBoostReport_t *report"""
def cusolverRfSetAlgs(handle: cusolverRfHandle_t | int | None, factAlg: int, solveAlg: int) -> None: """cusolverRfSetAlgs since 11.7"""
def cusolverRfGetAlgs(handle: cusolverRfHandle_t | int | None) -> tuple[cusolverRfFactorization_t | int, cusolverRfTriangularSolve_t | int]: """cusolverRfGetAlgs since 11.7; made by the call: cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg"""
def cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t | int | None) -> cusolverRfResetValuesFastMode_t | int: """cusolverRfGetResetValuesFastMode since 11.7; made by the call: cusolverRfResetValuesFastMode_t *fastMode"""
def cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t | int | None, fastMode: int) -> None: """cusolverRfSetResetValuesFastMode since 11.7"""
def cusolverRfSetupHost(n: int, nnzA: int, h_csrRowPtrA: _Pointer[ctypes.c_int] | int, h_csrColIndA: _Pointer[ctypes.c_int] | int, h_csrValA: _Pointer[ctypes.c_double] | int, nnzL: int, h_csrRowPtrL: _Pointer[ctypes.c_int] | int, h_csrColIndL: _Pointer[ctypes.c_int] | int, h_csrValL: _Pointer[ctypes.c_double] | int, nnzU: int, h_csrRowPtrU: _Pointer[ctypes.c_int] | int, h_csrColIndU: _Pointer[ctypes.c_int] | int, h_csrValU: _Pointer[ctypes.c_double] | int, h_P: _Pointer[ctypes.c_int] | int, h_Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfSetupHost since 11.7"""
def cusolverRfSetupDevice(n: int, nnzA: int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, csrValA: _Pointer[ctypes.c_double] | int, nnzL: int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, csrValL: _Pointer[ctypes.c_double] | int, nnzU: int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, csrValU: _Pointer[ctypes.c_double] | int, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfSetupDevice since 11.7"""
def cusolverRfResetValues(n: int, nnzA: int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, csrValA: _Pointer[ctypes.c_double] | int, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfResetValues since 11.7"""
def cusolverRfAnalyze(handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfAnalyze since 11.7"""
def cusolverRfRefactor(handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfRefactor since 11.7"""
def cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]: """cusolverRfAccessBundledFactorsDevice since 11.7; made by the call: int *nnzM, int **Mp, int **Mi, double **Mx"""
def cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]: """cusolverRfExtractBundledFactorsHost since 11.7; made by the call: int *h_nnzM, int **h_Mp, int **h_Mi, double **h_Mx"""
def cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t | int | None) -> tuple[int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double], int, ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_int], ctypes._Pointer[ctypes.c_double]]: """cusolverRfExtractSplitFactorsHost since 11.7; made by the call: int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU"""
def cusolverRfSolve(handle: cusolverRfHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, nrhs: int, Temp: _Pointer[ctypes.c_double] | int, ldt: int, XF: _Pointer[ctypes.c_double] | int, ldxf: int) -> None: """cusolverRfSolve since 11.7"""
def cusolverRfBatchSetupHost(batchSize: int, n: int, nnzA: int, h_csrRowPtrA: _Pointer[ctypes.c_int] | int, h_csrColIndA: _Pointer[ctypes.c_int] | int, h_csrValA_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, nnzL: int, h_csrRowPtrL: _Pointer[ctypes.c_int] | int, h_csrColIndL: _Pointer[ctypes.c_int] | int, h_csrValL: _Pointer[ctypes.c_double] | int, nnzU: int, h_csrRowPtrU: _Pointer[ctypes.c_int] | int, h_csrColIndU: _Pointer[ctypes.c_int] | int, h_csrValU: _Pointer[ctypes.c_double] | int, h_P: _Pointer[ctypes.c_int] | int, h_Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfBatchSetupHost since 11.7"""
def cusolverRfBatchResetValues(batchSize: int, n: int, nnzA: int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, csrValA_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfBatchResetValues since 11.7"""
def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfBatchAnalyze since 11.7"""
def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | int | None) -> None: """cusolverRfBatchRefactor since 11.7"""
def cusolverRfBatchSolve(handle: cusolverRfHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, nrhs: int, Temp: _Pointer[ctypes.c_double] | int, ldt: int, XF_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldxf: int) -> None: """cusolverRfBatchSolve since 11.7"""

class _Raw540(Raw):
    @staticmethod
    def cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t | int | None, info: csrcholInfoHost_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrcholInfoHost_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCreateCsrcholInfo(info: _Pointer[csrcholInfo_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, internalDataInBytes: _Pointer[ctypes.c_size_t] | int, workspaceInBytes: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_float] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[ctypes.c_double] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.float2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t | int | None, n: int, nnzA: int, descrA: cusparse.cusparseMatDescr_t | int | None, csrValA: _Pointer[runtime.double2] | int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, tol: float, position: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t | int | None, n: int, b: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, info: csrcholInfo_t | int | None, pBuffer: _Writable, /) -> int: ...
    @staticmethod
    def cusolverSpScsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t | int | None, info: csrcholInfo_t | int | None, diag: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverRfCreate(handle: _Pointer[cusolverRfHandle_t] | int, /) -> int: ...
    @staticmethod
    def cusolverRfDestroy(handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t | int | None, format: _Pointer[ctypes.c_uint] | int, diag: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t | int | None, format: int, diag: int, /) -> int: ...
    @staticmethod
    def cusolverRfSetNumericProperties(handle: cusolverRfHandle_t | int | None, zero: float, boost: float, /) -> int: ...
    @staticmethod
    def cusolverRfGetNumericProperties(handle: cusolverRfHandle_t | int | None, zero: _Pointer[ctypes.c_double] | int, boost: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t | int | None, report: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverRfSetAlgs(handle: cusolverRfHandle_t | int | None, factAlg: int, solveAlg: int, /) -> int: ...
    @staticmethod
    def cusolverRfGetAlgs(handle: cusolverRfHandle_t | int | None, factAlg: _Pointer[ctypes.c_uint] | int, solveAlg: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t | int | None, fastMode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t | int | None, fastMode: int, /) -> int: ...
    @staticmethod
    def cusolverRfSetupHost(n: int, nnzA: int, h_csrRowPtrA: _Pointer[ctypes.c_int] | int, h_csrColIndA: _Pointer[ctypes.c_int] | int, h_csrValA: _Pointer[ctypes.c_double] | int, nnzL: int, h_csrRowPtrL: _Pointer[ctypes.c_int] | int, h_csrColIndL: _Pointer[ctypes.c_int] | int, h_csrValL: _Pointer[ctypes.c_double] | int, nnzU: int, h_csrRowPtrU: _Pointer[ctypes.c_int] | int, h_csrColIndU: _Pointer[ctypes.c_int] | int, h_csrValU: _Pointer[ctypes.c_double] | int, h_P: _Pointer[ctypes.c_int] | int, h_Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfSetupDevice(n: int, nnzA: int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, csrValA: _Pointer[ctypes.c_double] | int, nnzL: int, csrRowPtrL: _Pointer[ctypes.c_int] | int, csrColIndL: _Pointer[ctypes.c_int] | int, csrValL: _Pointer[ctypes.c_double] | int, nnzU: int, csrRowPtrU: _Pointer[ctypes.c_int] | int, csrColIndU: _Pointer[ctypes.c_int] | int, csrValU: _Pointer[ctypes.c_double] | int, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfResetValues(n: int, nnzA: int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, csrValA: _Pointer[ctypes.c_double] | int, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfAnalyze(handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfRefactor(handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t | int | None, nnzM: _Pointer[ctypes.c_int] | int, Mp: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, Mi: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, Mx: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, /) -> int: ...
    @staticmethod
    def cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t | int | None, h_nnzM: _Pointer[ctypes.c_int] | int, h_Mp: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, h_Mi: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, h_Mx: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, /) -> int: ...
    @staticmethod
    def cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t | int | None, h_nnzL: _Pointer[ctypes.c_int] | int, h_csrRowPtrL: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, h_csrColIndL: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, h_csrValL: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, h_nnzU: _Pointer[ctypes.c_int] | int, h_csrRowPtrU: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, h_csrColIndU: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, h_csrValU: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, /) -> int: ...
    @staticmethod
    def cusolverRfSolve(handle: cusolverRfHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, nrhs: int, Temp: _Pointer[ctypes.c_double] | int, ldt: int, XF: _Pointer[ctypes.c_double] | int, ldxf: int, /) -> int: ...
    @staticmethod
    def cusolverRfBatchSetupHost(batchSize: int, n: int, nnzA: int, h_csrRowPtrA: _Pointer[ctypes.c_int] | int, h_csrColIndA: _Pointer[ctypes.c_int] | int, h_csrValA_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, nnzL: int, h_csrRowPtrL: _Pointer[ctypes.c_int] | int, h_csrColIndL: _Pointer[ctypes.c_int] | int, h_csrValL: _Pointer[ctypes.c_double] | int, nnzU: int, h_csrRowPtrU: _Pointer[ctypes.c_int] | int, h_csrColIndU: _Pointer[ctypes.c_int] | int, h_csrValU: _Pointer[ctypes.c_double] | int, h_P: _Pointer[ctypes.c_int] | int, h_Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfBatchResetValues(batchSize: int, n: int, nnzA: int, csrRowPtrA: _Pointer[ctypes.c_int] | int, csrColIndA: _Pointer[ctypes.c_int] | int, csrValA_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cusolverRfBatchSolve(handle: cusolverRfHandle_t | int | None, P: _Pointer[ctypes.c_int] | int, Q: _Pointer[ctypes.c_int] | int, nrhs: int, Temp: _Pointer[ctypes.c_double] | int, ldt: int, XF_array: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldxf: int, /) -> int: ...

class _Api540:
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

def cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t | int | None, position: _Pointer[ctypes.c_int] | int) -> None: """cusolverRfBatchZeroPivot since 11.7"""

class _Raw600(Raw):
    @staticmethod
    def cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t | int | None, position: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _Api600:
    cusolverRfBatchZeroPivot = staticmethod(_here.cusolverRfBatchZeroPivot)

class _Raw(_Raw0, _Raw60, _Raw120, _Raw180, _Raw240, _Raw300, _Raw360, _Raw420, _Raw480, _Raw540, _Raw600, Raw):
    ...

class _RawApi(_Raw0, _Raw60, _Raw120, _Raw180, _Raw240, _Raw300, _Raw360, _Raw420, _Raw480, _Raw540, _Raw600, Raw):
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

class _Api(_Api0, _Api60, _Api120, _Api180, _Api240, _Api300, _Api360, _Api420, _Api480, _Api540, _Api600, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
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
