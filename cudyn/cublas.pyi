"""The names of cudyn.cublas, for type checkers and editors.

Generated from cublas_v2.h, cublasXt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cublas as _here
from ._binding.annotations import Address as _Address, Pointer as _Pointer, Text as _Text, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import CublasError, LoadError
from ._library.door import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CublasError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cublasHandle_t(Handle): ...

class cublasXtHandle_t(Handle): ...

class cublasStatus_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_STATUS_SUCCESS = 0
    CUBLAS_STATUS_NOT_INITIALIZED = 1
    CUBLAS_STATUS_ALLOC_FAILED = 3
    CUBLAS_STATUS_INVALID_VALUE = 7
    CUBLAS_STATUS_ARCH_MISMATCH = 8
    CUBLAS_STATUS_MAPPING_ERROR = 11
    CUBLAS_STATUS_EXECUTION_FAILED = 13
    CUBLAS_STATUS_INTERNAL_ERROR = 14
    CUBLAS_STATUS_NOT_SUPPORTED = 15
    CUBLAS_STATUS_LICENSE_ERROR = 16
CUBLAS_STATUS_SUCCESS: Final[cublasStatus_t]
CUBLAS_STATUS_NOT_INITIALIZED: Final[cublasStatus_t]
CUBLAS_STATUS_ALLOC_FAILED: Final[cublasStatus_t]
CUBLAS_STATUS_INVALID_VALUE: Final[cublasStatus_t]
CUBLAS_STATUS_ARCH_MISMATCH: Final[cublasStatus_t]
CUBLAS_STATUS_MAPPING_ERROR: Final[cublasStatus_t]
CUBLAS_STATUS_EXECUTION_FAILED: Final[cublasStatus_t]
CUBLAS_STATUS_INTERNAL_ERROR: Final[cublasStatus_t]
CUBLAS_STATUS_NOT_SUPPORTED: Final[cublasStatus_t]
CUBLAS_STATUS_LICENSE_ERROR: Final[cublasStatus_t]

class cublasFillMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_FILL_MODE_LOWER = 0
    CUBLAS_FILL_MODE_UPPER = 1
    CUBLAS_FILL_MODE_FULL = 2
CUBLAS_FILL_MODE_LOWER: Final[cublasFillMode_t]
CUBLAS_FILL_MODE_UPPER: Final[cublasFillMode_t]
CUBLAS_FILL_MODE_FULL: Final[cublasFillMode_t]

class cublasDiagType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_DIAG_NON_UNIT = 0
    CUBLAS_DIAG_UNIT = 1
CUBLAS_DIAG_NON_UNIT: Final[cublasDiagType_t]
CUBLAS_DIAG_UNIT: Final[cublasDiagType_t]

class cublasSideMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_SIDE_LEFT = 0
    CUBLAS_SIDE_RIGHT = 1
CUBLAS_SIDE_LEFT: Final[cublasSideMode_t]
CUBLAS_SIDE_RIGHT: Final[cublasSideMode_t]

class cublasOperation_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_OP_N = 0
    CUBLAS_OP_T = 1
    CUBLAS_OP_C = 2
    CUBLAS_OP_HERMITAN = 2
    CUBLAS_OP_CONJG = 3
CUBLAS_OP_N: Final[cublasOperation_t]
CUBLAS_OP_T: Final[cublasOperation_t]
CUBLAS_OP_C: Final[cublasOperation_t]
CUBLAS_OP_HERMITAN: Final[cublasOperation_t]
CUBLAS_OP_CONJG: Final[cublasOperation_t]

class cublasPointerMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_POINTER_MODE_HOST = 0
    CUBLAS_POINTER_MODE_DEVICE = 1
CUBLAS_POINTER_MODE_HOST: Final[cublasPointerMode_t]
CUBLAS_POINTER_MODE_DEVICE: Final[cublasPointerMode_t]

class cublasAtomicsMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_ATOMICS_NOT_ALLOWED = 0
    CUBLAS_ATOMICS_ALLOWED = 1
CUBLAS_ATOMICS_NOT_ALLOWED: Final[cublasAtomicsMode_t]
CUBLAS_ATOMICS_ALLOWED: Final[cublasAtomicsMode_t]

class cublasGemmAlgo_t(IntEnum):
    ctype: type[ctypes.c_int]
    CUBLAS_GEMM_DFALT = -1
    CUBLAS_GEMM_DEFAULT = -1
    CUBLAS_GEMM_ALGO0 = 0
    CUBLAS_GEMM_ALGO1 = 1
    CUBLAS_GEMM_ALGO2 = 2
    CUBLAS_GEMM_ALGO3 = 3
    CUBLAS_GEMM_ALGO4 = 4
    CUBLAS_GEMM_ALGO5 = 5
    CUBLAS_GEMM_ALGO6 = 6
    CUBLAS_GEMM_ALGO7 = 7
    CUBLAS_GEMM_ALGO8 = 8
    CUBLAS_GEMM_ALGO9 = 9
    CUBLAS_GEMM_ALGO10 = 10
    CUBLAS_GEMM_ALGO11 = 11
    CUBLAS_GEMM_ALGO12 = 12
    CUBLAS_GEMM_ALGO13 = 13
    CUBLAS_GEMM_ALGO14 = 14
    CUBLAS_GEMM_ALGO15 = 15
    CUBLAS_GEMM_ALGO16 = 16
    CUBLAS_GEMM_ALGO17 = 17
    CUBLAS_GEMM_ALGO18 = 18
    CUBLAS_GEMM_ALGO19 = 19
    CUBLAS_GEMM_ALGO20 = 20
    CUBLAS_GEMM_ALGO21 = 21
    CUBLAS_GEMM_ALGO22 = 22
    CUBLAS_GEMM_ALGO23 = 23
    CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99
    CUBLAS_GEMM_DFALT_TENSOR_OP = 99
    CUBLAS_GEMM_ALGO0_TENSOR_OP = 100
    CUBLAS_GEMM_ALGO1_TENSOR_OP = 101
    CUBLAS_GEMM_ALGO2_TENSOR_OP = 102
    CUBLAS_GEMM_ALGO3_TENSOR_OP = 103
    CUBLAS_GEMM_ALGO4_TENSOR_OP = 104
    CUBLAS_GEMM_ALGO5_TENSOR_OP = 105
    CUBLAS_GEMM_ALGO6_TENSOR_OP = 106
    CUBLAS_GEMM_ALGO7_TENSOR_OP = 107
    CUBLAS_GEMM_ALGO8_TENSOR_OP = 108
    CUBLAS_GEMM_ALGO9_TENSOR_OP = 109
    CUBLAS_GEMM_ALGO10_TENSOR_OP = 110
    CUBLAS_GEMM_ALGO11_TENSOR_OP = 111
    CUBLAS_GEMM_ALGO12_TENSOR_OP = 112
    CUBLAS_GEMM_ALGO13_TENSOR_OP = 113
    CUBLAS_GEMM_ALGO14_TENSOR_OP = 114
    CUBLAS_GEMM_ALGO15_TENSOR_OP = 115
    CUBLAS_GEMM_AUTOTUNE = 999
CUBLAS_GEMM_DFALT: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_DEFAULT: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO0: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO1: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO2: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO3: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO4: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO5: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO6: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO7: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO8: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO9: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO10: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO11: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO12: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO13: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO14: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO15: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO16: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO17: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO18: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO19: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO20: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO21: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO22: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO23: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_DEFAULT_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_DFALT_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO0_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO1_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO2_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO3_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO4_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO5_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO6_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO7_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO8_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO9_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO10_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO11_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO12_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO13_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO14_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_ALGO15_TENSOR_OP: Final[cublasGemmAlgo_t]
CUBLAS_GEMM_AUTOTUNE: Final[cublasGemmAlgo_t]

class cublasMath_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_DEFAULT_MATH = 0
    CUBLAS_TENSOR_OP_MATH = 1
    CUBLAS_PEDANTIC_MATH = 2
    CUBLAS_TF32_TENSOR_OP_MATH = 3
    CUBLAS_FP32_EMULATED_BF16X9_MATH = 4
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16
CUBLAS_DEFAULT_MATH: Final[cublasMath_t]
CUBLAS_TENSOR_OP_MATH: Final[cublasMath_t]
CUBLAS_PEDANTIC_MATH: Final[cublasMath_t]
CUBLAS_TF32_TENSOR_OP_MATH: Final[cublasMath_t]
CUBLAS_FP32_EMULATED_BF16X9_MATH: Final[cublasMath_t]
CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH: Final[cublasMath_t]
CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION: Final[cublasMath_t]

class cublasComputeType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_COMPUTE_16F = 64
    CUBLAS_COMPUTE_16F_PEDANTIC = 65
    CUBLAS_COMPUTE_32F = 68
    CUBLAS_COMPUTE_32F_PEDANTIC = 69
    CUBLAS_COMPUTE_32F_FAST_16F = 74
    CUBLAS_COMPUTE_32F_FAST_16BF = 75
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78
    CUBLAS_COMPUTE_64F = 70
    CUBLAS_COMPUTE_64F_PEDANTIC = 71
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79
    CUBLAS_COMPUTE_32I = 72
    CUBLAS_COMPUTE_32I_PEDANTIC = 73
CUBLAS_COMPUTE_16F: Final[cublasComputeType_t]
CUBLAS_COMPUTE_16F_PEDANTIC: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32F: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32F_PEDANTIC: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32F_FAST_16F: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32F_FAST_16BF: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32F_FAST_TF32: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32F_EMULATED_16BFX9: Final[cublasComputeType_t]
CUBLAS_COMPUTE_64F: Final[cublasComputeType_t]
CUBLAS_COMPUTE_64F_PEDANTIC: Final[cublasComputeType_t]
CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32I: Final[cublasComputeType_t]
CUBLAS_COMPUTE_32I_PEDANTIC: Final[cublasComputeType_t]

class cublasEmulationStrategy_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0
    CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1
    CUBLAS_EMULATION_STRATEGY_EAGER = 2
CUBLAS_EMULATION_STRATEGY_DEFAULT: Final[cublasEmulationStrategy_t]
CUBLAS_EMULATION_STRATEGY_PERFORMANT: Final[cublasEmulationStrategy_t]
CUBLAS_EMULATION_STRATEGY_EAGER: Final[cublasEmulationStrategy_t]

class cublasXtPinnedMemMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLASXT_PINNING_DISABLED = 0
    CUBLASXT_PINNING_ENABLED = 1
CUBLASXT_PINNING_DISABLED: Final[cublasXtPinnedMemMode_t]
CUBLASXT_PINNING_ENABLED: Final[cublasXtPinnedMemMode_t]

class cublasXtOpType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLASXT_FLOAT = 0
    CUBLASXT_DOUBLE = 1
    CUBLASXT_COMPLEX = 2
    CUBLASXT_DOUBLECOMPLEX = 3
CUBLASXT_FLOAT: Final[cublasXtOpType_t]
CUBLASXT_DOUBLE: Final[cublasXtOpType_t]
CUBLASXT_COMPLEX: Final[cublasXtOpType_t]
CUBLASXT_DOUBLECOMPLEX: Final[cublasXtOpType_t]

class cublasXtBlasOp_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUBLASXT_GEMM = 0
    CUBLASXT_SYRK = 1
    CUBLASXT_HERK = 2
    CUBLASXT_SYMM = 3
    CUBLASXT_HEMM = 4
    CUBLASXT_TRSM = 5
    CUBLASXT_SYR2K = 6
    CUBLASXT_HER2K = 7
    CUBLASXT_SPMM = 8
    CUBLASXT_SYRKX = 9
    CUBLASXT_HERKX = 10
    CUBLASXT_TRMM = 11
    CUBLASXT_ROUTINE_MAX = 12
CUBLASXT_GEMM: Final[cublasXtBlasOp_t]
CUBLASXT_SYRK: Final[cublasXtBlasOp_t]
CUBLASXT_HERK: Final[cublasXtBlasOp_t]
CUBLASXT_SYMM: Final[cublasXtBlasOp_t]
CUBLASXT_HEMM: Final[cublasXtBlasOp_t]
CUBLASXT_TRSM: Final[cublasXtBlasOp_t]
CUBLASXT_SYR2K: Final[cublasXtBlasOp_t]
CUBLASXT_HER2K: Final[cublasXtBlasOp_t]
CUBLASXT_SPMM: Final[cublasXtBlasOp_t]
CUBLASXT_SYRKX: Final[cublasXtBlasOp_t]
CUBLASXT_HERKX: Final[cublasXtBlasOp_t]
CUBLASXT_TRMM: Final[cublasXtBlasOp_t]
CUBLASXT_ROUTINE_MAX: Final[cublasXtBlasOp_t]

class cublasLogCallback(CFuncPtr): ...

cublasDataType_t = runtime.cudaDataType

CUBLAS_VER_MAJOR: Final = 13
CUBLAS_VER_MINOR: Final = 10
CUBLAS_VER_PATCH: Final = 0
CUBLAS_VER_BUILD: Final = 20
CUBLAS_VERSION: Final = 131000

def cublasCreate_v2() -> cublasHandle_t: """cublasCreate_v2 since 11.7; made by the call: cublasHandle_t *handle"""
def cublasDestroy_v2(handle: cublasHandle_t | int | None) -> None: """cublasDestroy_v2 since 11.7"""
def cublasGetVersion_v2(handle: cublasHandle_t | int | None) -> int: """cublasGetVersion_v2 since 11.7; made by the call: int *version"""
def cublasGetProperty(type: int) -> int: """cublasGetProperty since 11.7; made by the call: int *value"""
def cublasGetCudartVersion() -> int: """cublasGetCudartVersion since 11.7"""
def cublasSetWorkspace_v2(handle: cublasHandle_t | int | None, workspace: _Writable, workspaceSizeInBytes: int) -> None: """cublasSetWorkspace_v2 since 11.7"""
def cublasSetStream_v2(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: """cublasSetStream_v2 since 11.7"""
def cublasGetStream_v2(handle: cublasHandle_t | int | None) -> driver.CUstream: """cublasGetStream_v2 since 11.7; made by the call: cudaStream_t *streamId"""
def cublasGetPointerMode_v2(handle: cublasHandle_t | int | None) -> cublasPointerMode_t | int: """cublasGetPointerMode_v2 since 11.7; made by the call: cublasPointerMode_t *mode"""
def cublasSetPointerMode_v2(handle: cublasHandle_t | int | None, mode: int) -> None: """cublasSetPointerMode_v2 since 11.7"""
def cublasGetAtomicsMode(handle: cublasHandle_t | int | None) -> cublasAtomicsMode_t | int: """cublasGetAtomicsMode since 11.7; made by the call: cublasAtomicsMode_t *mode"""
def cublasSetAtomicsMode(handle: cublasHandle_t | int | None, mode: int) -> None: """cublasSetAtomicsMode since 11.7"""
def cublasGetMathMode(handle: cublasHandle_t | int | None) -> cublasMath_t | int: """cublasGetMathMode since 11.7; made by the call: cublasMath_t *mode"""
def cublasSetMathMode(handle: cublasHandle_t | int | None, mode: int) -> None: """cublasSetMathMode since 11.7"""
def cublasGetSmCountTarget(handle: cublasHandle_t | int | None) -> int: """cublasGetSmCountTarget since 11.7; made by the call: int *smCountTarget"""
def cublasSetSmCountTarget(handle: cublasHandle_t | int | None, smCountTarget: int) -> None: """cublasSetSmCountTarget since 11.7"""
def cublasGetEmulationStrategy(handle: cublasHandle_t | int | None) -> cublasEmulationStrategy_t | int: """cublasGetEmulationStrategy since 12.9; made by the call: cublasEmulationStrategy_t *emulationStrategy"""
def cublasSetEmulationStrategy(handle: cublasHandle_t | int | None, emulationStrategy: int) -> None: """cublasSetEmulationStrategy since 12.9"""
def cublasGetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None) -> runtime.cudaEmulationSpecialValuesSupport | int: """cublasGetEmulationSpecialValuesSupport since 13.0; made by the call: cudaEmulationSpecialValuesSupport *mask"""
def cublasSetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None, mask: int) -> None: """cublasSetEmulationSpecialValuesSupport since 13.0"""
def cublasGetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None) -> runtime.cudaEmulationMantissaControl | int: """cublasGetFixedPointEmulationMantissaControl since 13.0; made by the call: cudaEmulationMantissaControl *mantissaControl"""
def cublasSetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None, mantissaControl: int) -> None: """cublasSetFixedPointEmulationMantissaControl since 13.0"""
def cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None) -> int: """cublasGetFixedPointEmulationMaxMantissaBitCount since 13.0; made by the call: int *maxMantissaBitCount"""
def cublasSetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None, maxMantissaBitCount: int) -> None: """cublasSetFixedPointEmulationMaxMantissaBitCount since 13.0"""
def cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None) -> int: """cublasGetFixedPointEmulationMantissaBitOffset since 13.0; made by the call: int *mantissaBitOffset"""
def cublasSetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None, mantissaBitOffset: int) -> None: """cublasSetFixedPointEmulationMantissaBitOffset since 13.0"""
def cublasGetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None) -> ctypes._Pointer[ctypes.c_int]: """cublasGetFixedPointEmulationMantissaBitCountPointer since 13.0; made by the call: int **mantissaBitCount"""
def cublasSetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None, mantissaBitCount: _Pointer[ctypes.c_int] | int) -> None: """cublasSetFixedPointEmulationMantissaBitCountPointer since 13.0"""
def cublasGetStatusName(status: int) -> str | None: """cublasGetStatusName since 11.7"""
def cublasGetStatusString(status: int) -> str | None: """cublasGetStatusString since 11.7"""
def cublasLoggerConfigure(logIsOn: int, logToStdOut: int, logToStdErr: int, logFileName: _Text) -> None: """cublasLoggerConfigure since 11.7"""
def cublasSetLoggerCallback(userCallback: cublasLogCallback | None) -> None: """cublasSetLoggerCallback since 11.7"""
def cublasGetLoggerCallback() -> cublasLogCallback: """cublasGetLoggerCallback since 11.7; made by the call: cublasLogCallback *userCallback"""
def cublasSetVector(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Writable, incy: int) -> None: """cublasSetVector since 11.7"""
def cublasSetVector_64(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Writable, incy: int) -> None: """cublasSetVector_64 since 12.0"""
def cublasGetVector(n: int, elemSize: int, x: _Address, incx: int, y: _Writable, incy: int) -> None: """cublasGetVector since 11.7"""
def cublasGetVector_64(n: int, elemSize: int, x: _Address, incx: int, y: _Writable, incy: int) -> None: """cublasGetVector_64 since 12.0"""
def cublasSetMatrix(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int) -> None: """cublasSetMatrix since 11.7"""
def cublasSetMatrix_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int) -> None: """cublasSetMatrix_64 since 12.0"""
def cublasGetMatrix(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int) -> None: """cublasGetMatrix since 11.7"""
def cublasGetMatrix_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int) -> None: """cublasGetMatrix_64 since 12.0"""
def cublasSetVectorAsync(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None: """cublasSetVectorAsync since 11.7"""
def cublasSetVectorAsync_64(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None: """cublasSetVectorAsync_64 since 12.0"""
def cublasGetVectorAsync(n: int, elemSize: int, devicePtr: _Address, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None: """cublasGetVectorAsync since 11.7"""
def cublasGetVectorAsync_64(n: int, elemSize: int, devicePtr: _Address, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None: """cublasGetVectorAsync_64 since 12.0"""
def cublasSetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None: """cublasSetMatrixAsync since 11.7"""
def cublasSetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None: """cublasSetMatrixAsync_64 since 12.0"""
def cublasGetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None: """cublasGetMatrixAsync since 11.7"""
def cublasGetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None: """cublasGetMatrixAsync_64 since 12.0"""
def cublasXerbla(srName: _Text, info: int) -> None: """cublasXerbla since 11.7"""
def cublasNrm2Ex(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executionType: int) -> None: """cublasNrm2Ex since 11.7"""
def cublasNrm2Ex_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executionType: int) -> None: """cublasNrm2Ex_64 since 12.0"""
def cublasSnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSnrm2_v2 since 11.7"""
def cublasSnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSnrm2_v2_64 since 12.0"""
def cublasDnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDnrm2_v2 since 11.7"""
def cublasDnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDnrm2_v2_64 since 12.0"""
def cublasScnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScnrm2_v2 since 11.7"""
def cublasScnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScnrm2_v2_64 since 12.0"""
def cublasDznrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDznrm2_v2 since 11.7"""
def cublasDznrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDznrm2_v2_64 since 12.0"""

class _Raw0(Raw):
    @staticmethod
    def cublasCreate_v2(handle: _Pointer[cublasHandle_t] | int, /) -> int: ...
    @staticmethod
    def cublasDestroy_v2(handle: cublasHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cublasGetVersion_v2(handle: cublasHandle_t | int | None, version: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasGetProperty(type: int, value: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasGetCudartVersion() -> int: ...
    @staticmethod
    def cublasSetWorkspace_v2(handle: cublasHandle_t | int | None, workspace: _Writable, workspaceSizeInBytes: int, /) -> int: ...
    @staticmethod
    def cublasSetStream_v2(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasGetStream_v2(handle: cublasHandle_t | int | None, streamId: _Pointer[driver.CUstream] | int, /) -> int: ...
    @staticmethod
    def cublasGetPointerMode_v2(handle: cublasHandle_t | int | None, mode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasSetPointerMode_v2(handle: cublasHandle_t | int | None, mode: int, /) -> int: ...
    @staticmethod
    def cublasGetAtomicsMode(handle: cublasHandle_t | int | None, mode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasSetAtomicsMode(handle: cublasHandle_t | int | None, mode: int, /) -> int: ...
    @staticmethod
    def cublasGetMathMode(handle: cublasHandle_t | int | None, mode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasSetMathMode(handle: cublasHandle_t | int | None, mode: int, /) -> int: ...
    @staticmethod
    def cublasGetSmCountTarget(handle: cublasHandle_t | int | None, smCountTarget: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasSetSmCountTarget(handle: cublasHandle_t | int | None, smCountTarget: int, /) -> int: ...
    @staticmethod
    def cublasGetEmulationStrategy(handle: cublasHandle_t | int | None, emulationStrategy: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasSetEmulationStrategy(handle: cublasHandle_t | int | None, emulationStrategy: int, /) -> int: ...
    @staticmethod
    def cublasGetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None, mask: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasSetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None, mask: int, /) -> int: ...
    @staticmethod
    def cublasGetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None, mantissaControl: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasSetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None, mantissaControl: int, /) -> int: ...
    @staticmethod
    def cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None, maxMantissaBitCount: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasSetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None, maxMantissaBitCount: int, /) -> int: ...
    @staticmethod
    def cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None, mantissaBitOffset: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasSetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None, mantissaBitOffset: int, /) -> int: ...
    @staticmethod
    def cublasGetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None, mantissaBitCount: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, /) -> int: ...
    @staticmethod
    def cublasSetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None, mantissaBitCount: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasGetStatusName(status: int, /) -> bytes | None: ...
    @staticmethod
    def cublasGetStatusString(status: int, /) -> bytes | None: ...
    @staticmethod
    def cublasLoggerConfigure(logIsOn: int, logToStdOut: int, logToStdErr: int, logFileName: _Text, /) -> int: ...
    @staticmethod
    def cublasSetLoggerCallback(userCallback: cublasLogCallback | None, /) -> int: ...
    @staticmethod
    def cublasGetLoggerCallback(userCallback: _Pointer[cublasLogCallback] | int, /) -> int: ...
    @staticmethod
    def cublasSetVector(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Writable, incy: int, /) -> int: ...
    @staticmethod
    def cublasSetVector_64(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Writable, incy: int, /) -> int: ...
    @staticmethod
    def cublasGetVector(n: int, elemSize: int, x: _Address, incx: int, y: _Writable, incy: int, /) -> int: ...
    @staticmethod
    def cublasGetVector_64(n: int, elemSize: int, x: _Address, incx: int, y: _Writable, incy: int, /) -> int: ...
    @staticmethod
    def cublasSetMatrix(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, /) -> int: ...
    @staticmethod
    def cublasSetMatrix_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, /) -> int: ...
    @staticmethod
    def cublasGetMatrix(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, /) -> int: ...
    @staticmethod
    def cublasGetMatrix_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, /) -> int: ...
    @staticmethod
    def cublasSetVectorAsync(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Writable, incy: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasSetVectorAsync_64(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Writable, incy: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasGetVectorAsync(n: int, elemSize: int, devicePtr: _Address, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasGetVectorAsync_64(n: int, elemSize: int, devicePtr: _Address, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasSetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasSetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasGetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasGetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasXerbla(srName: _Text, info: int, /) -> None: ...
    @staticmethod
    def cublasNrm2Ex(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasNrm2Ex_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasSnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasSnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasScnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasScnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDznrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDznrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...

class _Api0:
    cublasCreate_v2 = staticmethod(_here.cublasCreate_v2)
    cublasDestroy_v2 = staticmethod(_here.cublasDestroy_v2)
    cublasGetVersion_v2 = staticmethod(_here.cublasGetVersion_v2)
    cublasGetProperty = staticmethod(_here.cublasGetProperty)
    cublasGetCudartVersion = staticmethod(_here.cublasGetCudartVersion)
    cublasSetWorkspace_v2 = staticmethod(_here.cublasSetWorkspace_v2)
    cublasSetStream_v2 = staticmethod(_here.cublasSetStream_v2)
    cublasGetStream_v2 = staticmethod(_here.cublasGetStream_v2)
    cublasGetPointerMode_v2 = staticmethod(_here.cublasGetPointerMode_v2)
    cublasSetPointerMode_v2 = staticmethod(_here.cublasSetPointerMode_v2)
    cublasGetAtomicsMode = staticmethod(_here.cublasGetAtomicsMode)
    cublasSetAtomicsMode = staticmethod(_here.cublasSetAtomicsMode)
    cublasGetMathMode = staticmethod(_here.cublasGetMathMode)
    cublasSetMathMode = staticmethod(_here.cublasSetMathMode)
    cublasGetSmCountTarget = staticmethod(_here.cublasGetSmCountTarget)
    cublasSetSmCountTarget = staticmethod(_here.cublasSetSmCountTarget)
    cublasGetEmulationStrategy = staticmethod(_here.cublasGetEmulationStrategy)
    cublasSetEmulationStrategy = staticmethod(_here.cublasSetEmulationStrategy)
    cublasGetEmulationSpecialValuesSupport = staticmethod(_here.cublasGetEmulationSpecialValuesSupport)
    cublasSetEmulationSpecialValuesSupport = staticmethod(_here.cublasSetEmulationSpecialValuesSupport)
    cublasGetFixedPointEmulationMantissaControl = staticmethod(_here.cublasGetFixedPointEmulationMantissaControl)
    cublasSetFixedPointEmulationMantissaControl = staticmethod(_here.cublasSetFixedPointEmulationMantissaControl)
    cublasGetFixedPointEmulationMaxMantissaBitCount = staticmethod(_here.cublasGetFixedPointEmulationMaxMantissaBitCount)
    cublasSetFixedPointEmulationMaxMantissaBitCount = staticmethod(_here.cublasSetFixedPointEmulationMaxMantissaBitCount)
    cublasGetFixedPointEmulationMantissaBitOffset = staticmethod(_here.cublasGetFixedPointEmulationMantissaBitOffset)
    cublasSetFixedPointEmulationMantissaBitOffset = staticmethod(_here.cublasSetFixedPointEmulationMantissaBitOffset)
    cublasGetFixedPointEmulationMantissaBitCountPointer = staticmethod(_here.cublasGetFixedPointEmulationMantissaBitCountPointer)
    cublasSetFixedPointEmulationMantissaBitCountPointer = staticmethod(_here.cublasSetFixedPointEmulationMantissaBitCountPointer)
    cublasGetStatusName = staticmethod(_here.cublasGetStatusName)
    cublasGetStatusString = staticmethod(_here.cublasGetStatusString)
    cublasLoggerConfigure = staticmethod(_here.cublasLoggerConfigure)
    cublasSetLoggerCallback = staticmethod(_here.cublasSetLoggerCallback)
    cublasGetLoggerCallback = staticmethod(_here.cublasGetLoggerCallback)
    cublasSetVector = staticmethod(_here.cublasSetVector)
    cublasSetVector_64 = staticmethod(_here.cublasSetVector_64)
    cublasGetVector = staticmethod(_here.cublasGetVector)
    cublasGetVector_64 = staticmethod(_here.cublasGetVector_64)
    cublasSetMatrix = staticmethod(_here.cublasSetMatrix)
    cublasSetMatrix_64 = staticmethod(_here.cublasSetMatrix_64)
    cublasGetMatrix = staticmethod(_here.cublasGetMatrix)
    cublasGetMatrix_64 = staticmethod(_here.cublasGetMatrix_64)
    cublasSetVectorAsync = staticmethod(_here.cublasSetVectorAsync)
    cublasSetVectorAsync_64 = staticmethod(_here.cublasSetVectorAsync_64)
    cublasGetVectorAsync = staticmethod(_here.cublasGetVectorAsync)
    cublasGetVectorAsync_64 = staticmethod(_here.cublasGetVectorAsync_64)
    cublasSetMatrixAsync = staticmethod(_here.cublasSetMatrixAsync)
    cublasSetMatrixAsync_64 = staticmethod(_here.cublasSetMatrixAsync_64)
    cublasGetMatrixAsync = staticmethod(_here.cublasGetMatrixAsync)
    cublasGetMatrixAsync_64 = staticmethod(_here.cublasGetMatrixAsync_64)
    cublasXerbla = staticmethod(_here.cublasXerbla)
    cublasNrm2Ex = staticmethod(_here.cublasNrm2Ex)
    cublasNrm2Ex_64 = staticmethod(_here.cublasNrm2Ex_64)
    cublasSnrm2_v2 = staticmethod(_here.cublasSnrm2_v2)
    cublasSnrm2_v2_64 = staticmethod(_here.cublasSnrm2_v2_64)
    cublasDnrm2_v2 = staticmethod(_here.cublasDnrm2_v2)
    cublasDnrm2_v2_64 = staticmethod(_here.cublasDnrm2_v2_64)
    cublasScnrm2_v2 = staticmethod(_here.cublasScnrm2_v2)
    cublasScnrm2_v2_64 = staticmethod(_here.cublasScnrm2_v2_64)
    cublasDznrm2_v2 = staticmethod(_here.cublasDznrm2_v2)
    cublasDznrm2_v2_64 = staticmethod(_here.cublasDznrm2_v2_64)

def cublasDotEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int) -> None: """cublasDotEx since 11.7"""
def cublasDotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int) -> None: """cublasDotEx_64 since 12.0"""
def cublasDotcEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int) -> None: """cublasDotcEx since 11.7"""
def cublasDotcEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int) -> None: """cublasDotcEx_64 since 12.0"""
def cublasSdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSdot_v2 since 11.7"""
def cublasSdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSdot_v2_64 since 12.0"""
def cublasDdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDdot_v2 since 11.7"""
def cublasDdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDdot_v2_64 since 12.0"""
def cublasCdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotu_v2 since 11.7"""
def cublasCdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotu_v2_64 since 12.0"""
def cublasCdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotc_v2 since 11.7"""
def cublasCdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotc_v2_64 since 12.0"""
def cublasZdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotu_v2 since 11.7"""
def cublasZdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotu_v2_64 since 12.0"""
def cublasZdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotc_v2 since 11.7"""
def cublasZdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotc_v2_64 since 12.0"""
def cublasScalEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Writable, xType: int, incx: int, executionType: int) -> None: """cublasScalEx since 11.7"""
def cublasScalEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Writable, xType: int, incx: int, executionType: int) -> None: """cublasScalEx_64 since 12.0"""
def cublasSscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasSscal_v2 since 11.7"""
def cublasSscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasSscal_v2_64 since 12.0"""
def cublasDscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDscal_v2 since 11.7"""
def cublasDscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDscal_v2_64 since 12.0"""
def cublasCscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCscal_v2 since 11.7"""
def cublasCscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCscal_v2_64 since 12.0"""
def cublasCsscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCsscal_v2 since 11.7"""
def cublasCsscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCsscal_v2_64 since 12.0"""
def cublasZscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZscal_v2 since 11.7"""
def cublasZscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZscal_v2_64 since 12.0"""
def cublasZdscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZdscal_v2 since 11.7"""
def cublasZdscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZdscal_v2_64 since 12.0"""
def cublasAxpyEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int, executiontype: int) -> None: """cublasAxpyEx since 11.7"""
def cublasAxpyEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int, executiontype: int) -> None: """cublasAxpyEx_64 since 12.0"""
def cublasSaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSaxpy_v2 since 11.7"""
def cublasSaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSaxpy_v2_64 since 12.0"""
def cublasDaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDaxpy_v2 since 11.7"""
def cublasDaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDaxpy_v2_64 since 12.0"""
def cublasCaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCaxpy_v2 since 11.7"""
def cublasCaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCaxpy_v2_64 since 12.0"""
def cublasZaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZaxpy_v2 since 11.7"""
def cublasZaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZaxpy_v2_64 since 12.0"""
def cublasCopyEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int) -> None: """cublasCopyEx since 11.7"""
def cublasCopyEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int) -> None: """cublasCopyEx_64 since 12.0"""
def cublasScopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasScopy_v2 since 11.7"""
def cublasScopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasScopy_v2_64 since 12.0"""
def cublasDcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDcopy_v2 since 11.7"""
def cublasDcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDcopy_v2_64 since 12.0"""
def cublasCcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCcopy_v2 since 11.7"""
def cublasCcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCcopy_v2_64 since 12.0"""
def cublasZcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZcopy_v2 since 11.7"""
def cublasZcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZcopy_v2_64 since 12.0"""
def cublasSswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSswap_v2 since 11.7"""
def cublasSswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSswap_v2_64 since 12.0"""
def cublasDswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDswap_v2 since 11.7"""
def cublasDswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDswap_v2_64 since 12.0"""
def cublasCswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCswap_v2 since 11.7"""
def cublasCswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCswap_v2_64 since 12.0"""
def cublasZswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZswap_v2 since 11.7"""
def cublasZswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZswap_v2_64 since 12.0"""
def cublasSwapEx(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int) -> None: """cublasSwapEx since 11.7"""
def cublasSwapEx_64(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int) -> None: """cublasSwapEx_64 since 12.0"""

class _Raw60(Raw):
    @staticmethod
    def cublasDotEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasDotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasDotcEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasDotcEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Address, yType: int, incy: int, result: _Writable, resultType: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasSdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasSdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasScalEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Writable, xType: int, incx: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasScalEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Writable, xType: int, incx: int, executionType: int, /) -> int: ...
    @staticmethod
    def cublasSscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasSscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCsscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCsscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZdscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZdscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasAxpyEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasAxpyEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address, alphaType: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasSaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCopyEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCopyEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, y: _Writable, yType: int, incy: int, /) -> int: ...
    @staticmethod
    def cublasScopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasScopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSwapEx(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSwapEx_64(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, /) -> int: ...

class _Api60:
    cublasDotEx = staticmethod(_here.cublasDotEx)
    cublasDotEx_64 = staticmethod(_here.cublasDotEx_64)
    cublasDotcEx = staticmethod(_here.cublasDotcEx)
    cublasDotcEx_64 = staticmethod(_here.cublasDotcEx_64)
    cublasSdot_v2 = staticmethod(_here.cublasSdot_v2)
    cublasSdot_v2_64 = staticmethod(_here.cublasSdot_v2_64)
    cublasDdot_v2 = staticmethod(_here.cublasDdot_v2)
    cublasDdot_v2_64 = staticmethod(_here.cublasDdot_v2_64)
    cublasCdotu_v2 = staticmethod(_here.cublasCdotu_v2)
    cublasCdotu_v2_64 = staticmethod(_here.cublasCdotu_v2_64)
    cublasCdotc_v2 = staticmethod(_here.cublasCdotc_v2)
    cublasCdotc_v2_64 = staticmethod(_here.cublasCdotc_v2_64)
    cublasZdotu_v2 = staticmethod(_here.cublasZdotu_v2)
    cublasZdotu_v2_64 = staticmethod(_here.cublasZdotu_v2_64)
    cublasZdotc_v2 = staticmethod(_here.cublasZdotc_v2)
    cublasZdotc_v2_64 = staticmethod(_here.cublasZdotc_v2_64)
    cublasScalEx = staticmethod(_here.cublasScalEx)
    cublasScalEx_64 = staticmethod(_here.cublasScalEx_64)
    cublasSscal_v2 = staticmethod(_here.cublasSscal_v2)
    cublasSscal_v2_64 = staticmethod(_here.cublasSscal_v2_64)
    cublasDscal_v2 = staticmethod(_here.cublasDscal_v2)
    cublasDscal_v2_64 = staticmethod(_here.cublasDscal_v2_64)
    cublasCscal_v2 = staticmethod(_here.cublasCscal_v2)
    cublasCscal_v2_64 = staticmethod(_here.cublasCscal_v2_64)
    cublasCsscal_v2 = staticmethod(_here.cublasCsscal_v2)
    cublasCsscal_v2_64 = staticmethod(_here.cublasCsscal_v2_64)
    cublasZscal_v2 = staticmethod(_here.cublasZscal_v2)
    cublasZscal_v2_64 = staticmethod(_here.cublasZscal_v2_64)
    cublasZdscal_v2 = staticmethod(_here.cublasZdscal_v2)
    cublasZdscal_v2_64 = staticmethod(_here.cublasZdscal_v2_64)
    cublasAxpyEx = staticmethod(_here.cublasAxpyEx)
    cublasAxpyEx_64 = staticmethod(_here.cublasAxpyEx_64)
    cublasSaxpy_v2 = staticmethod(_here.cublasSaxpy_v2)
    cublasSaxpy_v2_64 = staticmethod(_here.cublasSaxpy_v2_64)
    cublasDaxpy_v2 = staticmethod(_here.cublasDaxpy_v2)
    cublasDaxpy_v2_64 = staticmethod(_here.cublasDaxpy_v2_64)
    cublasCaxpy_v2 = staticmethod(_here.cublasCaxpy_v2)
    cublasCaxpy_v2_64 = staticmethod(_here.cublasCaxpy_v2_64)
    cublasZaxpy_v2 = staticmethod(_here.cublasZaxpy_v2)
    cublasZaxpy_v2_64 = staticmethod(_here.cublasZaxpy_v2_64)
    cublasCopyEx = staticmethod(_here.cublasCopyEx)
    cublasCopyEx_64 = staticmethod(_here.cublasCopyEx_64)
    cublasScopy_v2 = staticmethod(_here.cublasScopy_v2)
    cublasScopy_v2_64 = staticmethod(_here.cublasScopy_v2_64)
    cublasDcopy_v2 = staticmethod(_here.cublasDcopy_v2)
    cublasDcopy_v2_64 = staticmethod(_here.cublasDcopy_v2_64)
    cublasCcopy_v2 = staticmethod(_here.cublasCcopy_v2)
    cublasCcopy_v2_64 = staticmethod(_here.cublasCcopy_v2_64)
    cublasZcopy_v2 = staticmethod(_here.cublasZcopy_v2)
    cublasZcopy_v2_64 = staticmethod(_here.cublasZcopy_v2_64)
    cublasSswap_v2 = staticmethod(_here.cublasSswap_v2)
    cublasSswap_v2_64 = staticmethod(_here.cublasSswap_v2_64)
    cublasDswap_v2 = staticmethod(_here.cublasDswap_v2)
    cublasDswap_v2_64 = staticmethod(_here.cublasDswap_v2_64)
    cublasCswap_v2 = staticmethod(_here.cublasCswap_v2)
    cublasCswap_v2_64 = staticmethod(_here.cublasCswap_v2_64)
    cublasZswap_v2 = staticmethod(_here.cublasZswap_v2)
    cublasZswap_v2_64 = staticmethod(_here.cublasZswap_v2_64)
    cublasSwapEx = staticmethod(_here.cublasSwapEx)
    cublasSwapEx_64 = staticmethod(_here.cublasSwapEx_64)

def cublasIsamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIsamax_v2 since 11.7"""
def cublasIsamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIsamax_v2_64 since 12.0"""
def cublasIdamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIdamax_v2 since 11.7"""
def cublasIdamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIdamax_v2_64 since 12.0"""
def cublasIcamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIcamax_v2 since 11.7"""
def cublasIcamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIcamax_v2_64 since 12.0"""
def cublasIzamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIzamax_v2 since 11.7"""
def cublasIzamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIzamax_v2_64 since 12.0"""
def cublasIamaxEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIamaxEx since 11.7"""
def cublasIamaxEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIamaxEx_64 since 12.0"""
def cublasIsamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIsamin_v2 since 11.7"""
def cublasIsamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIsamin_v2_64 since 12.0"""
def cublasIdamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIdamin_v2 since 11.7"""
def cublasIdamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIdamin_v2_64 since 12.0"""
def cublasIcamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIcamin_v2 since 11.7"""
def cublasIcamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIcamin_v2_64 since 12.0"""
def cublasIzamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIzamin_v2 since 11.7"""
def cublasIzamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIzamin_v2_64 since 12.0"""
def cublasIaminEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIaminEx since 11.7"""
def cublasIaminEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIaminEx_64 since 12.0"""
def cublasAsumEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executiontype: int) -> None: """cublasAsumEx since 11.7"""
def cublasAsumEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executiontype: int) -> None: """cublasAsumEx_64 since 12.0"""
def cublasSasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSasum_v2 since 11.7"""
def cublasSasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSasum_v2_64 since 12.0"""
def cublasDasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDasum_v2 since 11.7"""
def cublasDasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDasum_v2_64 since 12.0"""
def cublasScasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScasum_v2 since 11.7"""
def cublasScasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScasum_v2_64 since 12.0"""
def cublasDzasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDzasum_v2 since 11.7"""
def cublasDzasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDzasum_v2_64 since 12.0"""
def cublasSrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasSrot_v2 since 11.7"""
def cublasSrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasSrot_v2_64 since 12.0"""
def cublasDrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasDrot_v2 since 11.7"""
def cublasDrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasDrot_v2_64 since 12.0"""
def cublasCrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int) -> None: """cublasCrot_v2 since 11.7"""
def cublasCrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int) -> None: """cublasCrot_v2_64 since 12.0"""
def cublasCsrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasCsrot_v2 since 11.7"""
def cublasCsrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasCsrot_v2_64 since 12.0"""
def cublasZrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int) -> None: """cublasZrot_v2 since 11.7"""
def cublasZrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int) -> None: """cublasZrot_v2_64 since 12.0"""
def cublasZdrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasZdrot_v2 since 11.7"""
def cublasZdrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasZdrot_v2_64 since 12.0"""
def cublasRotEx(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, c: _Address, s: _Address, csType: int, executiontype: int) -> None: """cublasRotEx since 11.7"""
def cublasRotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, c: _Address, s: _Address, csType: int, executiontype: int) -> None: """cublasRotEx_64 since 12.0"""
def cublasSrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int, b: _Pointer[ctypes.c_float] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotg_v2 since 11.7"""
def cublasDrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int, b: _Pointer[ctypes.c_double] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotg_v2 since 11.7"""
def cublasCrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int, b: _Pointer[runtime.float2] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int) -> None: """cublasCrotg_v2 since 11.7"""
def cublasZrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int, b: _Pointer[runtime.double2] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int) -> None: """cublasZrotg_v2 since 11.7"""
def cublasRotgEx(handle: cublasHandle_t | int | None, a: _Writable, b: _Writable, abType: int, c: _Writable, s: _Writable, csType: int, executiontype: int) -> None: """cublasRotgEx since 11.7"""
def cublasSrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotm_v2 since 11.7"""
def cublasSrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotm_v2_64 since 12.0"""
def cublasDrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotm_v2 since 11.7"""
def cublasDrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotm_v2_64 since 12.0"""
def cublasRotmEx(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, param: _Address, paramType: int, executiontype: int) -> None: """cublasRotmEx since 11.7"""
def cublasRotmEx_64(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, param: _Address, paramType: int, executiontype: int) -> None: """cublasRotmEx_64 since 12.0"""
def cublasSrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int, d2: _Pointer[ctypes.c_float] | int, x1: _Pointer[ctypes.c_float] | int, y1: _Pointer[ctypes.c_float] | int, param: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotmg_v2 since 11.7"""
def cublasDrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int, d2: _Pointer[ctypes.c_double] | int, x1: _Pointer[ctypes.c_double] | int, y1: _Pointer[ctypes.c_double] | int, param: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotmg_v2 since 11.7"""
def cublasRotmgEx(handle: cublasHandle_t | int | None, d1: _Writable, d1Type: int, d2: _Writable, d2Type: int, x1: _Writable, x1Type: int, y1: _Address, y1Type: int, param: _Writable, paramType: int, executiontype: int) -> None: """cublasRotmgEx since 11.7"""
def cublasSgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgemv_v2 since 11.7"""
def cublasSgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgemv_v2_64 since 12.0"""

class _Raw120(Raw):
    @staticmethod
    def cublasIsamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIsamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIdamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIdamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIcamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIcamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIzamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIzamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIamaxEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIamaxEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIsamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIsamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIdamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIdamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIcamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIcamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIzamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIzamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIaminEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIaminEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasAsumEx(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasAsumEx_64(handle: cublasHandle_t | int | None, n: int, x: _Address, xType: int, incx: int, result: _Writable, resultType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasSasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasSasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasScasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasScasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDzasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDzasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasSrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCsrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasCsrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasZrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasZdrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasRotEx(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, c: _Address, s: _Address, csType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasRotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, c: _Address, s: _Address, csType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasSrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int, b: _Pointer[ctypes.c_float] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int, b: _Pointer[ctypes.c_double] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int, b: _Pointer[runtime.float2] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int, b: _Pointer[runtime.double2] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasRotgEx(handle: cublasHandle_t | int | None, a: _Writable, b: _Writable, abType: int, c: _Writable, s: _Writable, csType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasSrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasSrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasRotmEx(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, param: _Address, paramType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasRotmEx_64(handle: cublasHandle_t | int | None, n: int, x: _Writable, xType: int, incx: int, y: _Writable, yType: int, incy: int, param: _Address, paramType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasSrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int, d2: _Pointer[ctypes.c_float] | int, x1: _Pointer[ctypes.c_float] | int, y1: _Pointer[ctypes.c_float] | int, param: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int, d2: _Pointer[ctypes.c_double] | int, x1: _Pointer[ctypes.c_double] | int, y1: _Pointer[ctypes.c_double] | int, param: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasRotmgEx(handle: cublasHandle_t | int | None, d1: _Writable, d1Type: int, d2: _Writable, d2Type: int, x1: _Writable, x1Type: int, y1: _Address, y1Type: int, param: _Writable, paramType: int, executiontype: int, /) -> int: ...
    @staticmethod
    def cublasSgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...

class _Api120:
    cublasIsamax_v2 = staticmethod(_here.cublasIsamax_v2)
    cublasIsamax_v2_64 = staticmethod(_here.cublasIsamax_v2_64)
    cublasIdamax_v2 = staticmethod(_here.cublasIdamax_v2)
    cublasIdamax_v2_64 = staticmethod(_here.cublasIdamax_v2_64)
    cublasIcamax_v2 = staticmethod(_here.cublasIcamax_v2)
    cublasIcamax_v2_64 = staticmethod(_here.cublasIcamax_v2_64)
    cublasIzamax_v2 = staticmethod(_here.cublasIzamax_v2)
    cublasIzamax_v2_64 = staticmethod(_here.cublasIzamax_v2_64)
    cublasIamaxEx = staticmethod(_here.cublasIamaxEx)
    cublasIamaxEx_64 = staticmethod(_here.cublasIamaxEx_64)
    cublasIsamin_v2 = staticmethod(_here.cublasIsamin_v2)
    cublasIsamin_v2_64 = staticmethod(_here.cublasIsamin_v2_64)
    cublasIdamin_v2 = staticmethod(_here.cublasIdamin_v2)
    cublasIdamin_v2_64 = staticmethod(_here.cublasIdamin_v2_64)
    cublasIcamin_v2 = staticmethod(_here.cublasIcamin_v2)
    cublasIcamin_v2_64 = staticmethod(_here.cublasIcamin_v2_64)
    cublasIzamin_v2 = staticmethod(_here.cublasIzamin_v2)
    cublasIzamin_v2_64 = staticmethod(_here.cublasIzamin_v2_64)
    cublasIaminEx = staticmethod(_here.cublasIaminEx)
    cublasIaminEx_64 = staticmethod(_here.cublasIaminEx_64)
    cublasAsumEx = staticmethod(_here.cublasAsumEx)
    cublasAsumEx_64 = staticmethod(_here.cublasAsumEx_64)
    cublasSasum_v2 = staticmethod(_here.cublasSasum_v2)
    cublasSasum_v2_64 = staticmethod(_here.cublasSasum_v2_64)
    cublasDasum_v2 = staticmethod(_here.cublasDasum_v2)
    cublasDasum_v2_64 = staticmethod(_here.cublasDasum_v2_64)
    cublasScasum_v2 = staticmethod(_here.cublasScasum_v2)
    cublasScasum_v2_64 = staticmethod(_here.cublasScasum_v2_64)
    cublasDzasum_v2 = staticmethod(_here.cublasDzasum_v2)
    cublasDzasum_v2_64 = staticmethod(_here.cublasDzasum_v2_64)
    cublasSrot_v2 = staticmethod(_here.cublasSrot_v2)
    cublasSrot_v2_64 = staticmethod(_here.cublasSrot_v2_64)
    cublasDrot_v2 = staticmethod(_here.cublasDrot_v2)
    cublasDrot_v2_64 = staticmethod(_here.cublasDrot_v2_64)
    cublasCrot_v2 = staticmethod(_here.cublasCrot_v2)
    cublasCrot_v2_64 = staticmethod(_here.cublasCrot_v2_64)
    cublasCsrot_v2 = staticmethod(_here.cublasCsrot_v2)
    cublasCsrot_v2_64 = staticmethod(_here.cublasCsrot_v2_64)
    cublasZrot_v2 = staticmethod(_here.cublasZrot_v2)
    cublasZrot_v2_64 = staticmethod(_here.cublasZrot_v2_64)
    cublasZdrot_v2 = staticmethod(_here.cublasZdrot_v2)
    cublasZdrot_v2_64 = staticmethod(_here.cublasZdrot_v2_64)
    cublasRotEx = staticmethod(_here.cublasRotEx)
    cublasRotEx_64 = staticmethod(_here.cublasRotEx_64)
    cublasSrotg_v2 = staticmethod(_here.cublasSrotg_v2)
    cublasDrotg_v2 = staticmethod(_here.cublasDrotg_v2)
    cublasCrotg_v2 = staticmethod(_here.cublasCrotg_v2)
    cublasZrotg_v2 = staticmethod(_here.cublasZrotg_v2)
    cublasRotgEx = staticmethod(_here.cublasRotgEx)
    cublasSrotm_v2 = staticmethod(_here.cublasSrotm_v2)
    cublasSrotm_v2_64 = staticmethod(_here.cublasSrotm_v2_64)
    cublasDrotm_v2 = staticmethod(_here.cublasDrotm_v2)
    cublasDrotm_v2_64 = staticmethod(_here.cublasDrotm_v2_64)
    cublasRotmEx = staticmethod(_here.cublasRotmEx)
    cublasRotmEx_64 = staticmethod(_here.cublasRotmEx_64)
    cublasSrotmg_v2 = staticmethod(_here.cublasSrotmg_v2)
    cublasDrotmg_v2 = staticmethod(_here.cublasDrotmg_v2)
    cublasRotmgEx = staticmethod(_here.cublasRotmgEx)
    cublasSgemv_v2 = staticmethod(_here.cublasSgemv_v2)
    cublasSgemv_v2_64 = staticmethod(_here.cublasSgemv_v2_64)

def cublasDgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgemv_v2 since 11.7"""
def cublasDgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgemv_v2_64 since 12.0"""
def cublasCgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgemv_v2 since 11.7"""
def cublasCgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgemv_v2_64 since 12.0"""
def cublasZgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgemv_v2 since 11.7"""
def cublasZgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgemv_v2_64 since 12.0"""
def cublasSgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgbmv_v2 since 11.7"""
def cublasSgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgbmv_v2_64 since 12.0"""
def cublasDgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgbmv_v2 since 11.7"""
def cublasDgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgbmv_v2_64 since 12.0"""
def cublasCgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgbmv_v2 since 11.7"""
def cublasCgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgbmv_v2_64 since 12.0"""
def cublasZgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgbmv_v2 since 11.7"""
def cublasZgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgbmv_v2_64 since 12.0"""
def cublasStrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrmv_v2 since 11.7"""
def cublasStrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrmv_v2_64 since 12.0"""
def cublasDtrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrmv_v2 since 11.7"""
def cublasDtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrmv_v2_64 since 12.0"""
def cublasCtrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrmv_v2 since 11.7"""
def cublasCtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrmv_v2_64 since 12.0"""
def cublasZtrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrmv_v2 since 11.7"""
def cublasZtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrmv_v2_64 since 12.0"""
def cublasStbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbmv_v2 since 11.7"""
def cublasStbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbmv_v2_64 since 12.0"""
def cublasDtbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbmv_v2 since 11.7"""
def cublasDtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbmv_v2_64 since 12.0"""
def cublasCtbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbmv_v2 since 11.7"""
def cublasCtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbmv_v2_64 since 12.0"""
def cublasZtbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbmv_v2 since 11.7"""
def cublasZtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbmv_v2_64 since 12.0"""
def cublasStpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpmv_v2 since 11.7"""
def cublasStpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpmv_v2_64 since 12.0"""
def cublasDtpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpmv_v2 since 11.7"""
def cublasDtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpmv_v2_64 since 12.0"""
def cublasCtpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpmv_v2 since 11.7"""
def cublasCtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpmv_v2_64 since 12.0"""
def cublasZtpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpmv_v2 since 11.7"""
def cublasZtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpmv_v2_64 since 12.0"""
def cublasStrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrsv_v2 since 11.7"""
def cublasStrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrsv_v2_64 since 12.0"""
def cublasDtrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrsv_v2 since 11.7"""
def cublasDtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrsv_v2_64 since 12.0"""
def cublasCtrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrsv_v2 since 11.7"""
def cublasCtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrsv_v2_64 since 12.0"""
def cublasZtrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrsv_v2 since 11.7"""
def cublasZtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrsv_v2_64 since 12.0"""
def cublasStpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpsv_v2 since 11.7"""
def cublasStpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpsv_v2_64 since 12.0"""
def cublasDtpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpsv_v2 since 11.7"""
def cublasDtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpsv_v2_64 since 12.0"""
def cublasCtpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpsv_v2 since 11.7"""
def cublasCtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpsv_v2_64 since 12.0"""
def cublasZtpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpsv_v2 since 11.7"""
def cublasZtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpsv_v2_64 since 12.0"""
def cublasStbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbsv_v2 since 11.7"""
def cublasStbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbsv_v2_64 since 12.0"""
def cublasDtbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbsv_v2 since 11.7"""
def cublasDtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbsv_v2_64 since 12.0"""
def cublasCtbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbsv_v2 since 11.7"""
def cublasCtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbsv_v2_64 since 12.0"""

class _Raw180(Raw):
    @staticmethod
    def cublasDgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgemv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgemv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgbmv_v2(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgbmv_v2_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasStrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtbmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpmv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...

class _Api180:
    cublasDgemv_v2 = staticmethod(_here.cublasDgemv_v2)
    cublasDgemv_v2_64 = staticmethod(_here.cublasDgemv_v2_64)
    cublasCgemv_v2 = staticmethod(_here.cublasCgemv_v2)
    cublasCgemv_v2_64 = staticmethod(_here.cublasCgemv_v2_64)
    cublasZgemv_v2 = staticmethod(_here.cublasZgemv_v2)
    cublasZgemv_v2_64 = staticmethod(_here.cublasZgemv_v2_64)
    cublasSgbmv_v2 = staticmethod(_here.cublasSgbmv_v2)
    cublasSgbmv_v2_64 = staticmethod(_here.cublasSgbmv_v2_64)
    cublasDgbmv_v2 = staticmethod(_here.cublasDgbmv_v2)
    cublasDgbmv_v2_64 = staticmethod(_here.cublasDgbmv_v2_64)
    cublasCgbmv_v2 = staticmethod(_here.cublasCgbmv_v2)
    cublasCgbmv_v2_64 = staticmethod(_here.cublasCgbmv_v2_64)
    cublasZgbmv_v2 = staticmethod(_here.cublasZgbmv_v2)
    cublasZgbmv_v2_64 = staticmethod(_here.cublasZgbmv_v2_64)
    cublasStrmv_v2 = staticmethod(_here.cublasStrmv_v2)
    cublasStrmv_v2_64 = staticmethod(_here.cublasStrmv_v2_64)
    cublasDtrmv_v2 = staticmethod(_here.cublasDtrmv_v2)
    cublasDtrmv_v2_64 = staticmethod(_here.cublasDtrmv_v2_64)
    cublasCtrmv_v2 = staticmethod(_here.cublasCtrmv_v2)
    cublasCtrmv_v2_64 = staticmethod(_here.cublasCtrmv_v2_64)
    cublasZtrmv_v2 = staticmethod(_here.cublasZtrmv_v2)
    cublasZtrmv_v2_64 = staticmethod(_here.cublasZtrmv_v2_64)
    cublasStbmv_v2 = staticmethod(_here.cublasStbmv_v2)
    cublasStbmv_v2_64 = staticmethod(_here.cublasStbmv_v2_64)
    cublasDtbmv_v2 = staticmethod(_here.cublasDtbmv_v2)
    cublasDtbmv_v2_64 = staticmethod(_here.cublasDtbmv_v2_64)
    cublasCtbmv_v2 = staticmethod(_here.cublasCtbmv_v2)
    cublasCtbmv_v2_64 = staticmethod(_here.cublasCtbmv_v2_64)
    cublasZtbmv_v2 = staticmethod(_here.cublasZtbmv_v2)
    cublasZtbmv_v2_64 = staticmethod(_here.cublasZtbmv_v2_64)
    cublasStpmv_v2 = staticmethod(_here.cublasStpmv_v2)
    cublasStpmv_v2_64 = staticmethod(_here.cublasStpmv_v2_64)
    cublasDtpmv_v2 = staticmethod(_here.cublasDtpmv_v2)
    cublasDtpmv_v2_64 = staticmethod(_here.cublasDtpmv_v2_64)
    cublasCtpmv_v2 = staticmethod(_here.cublasCtpmv_v2)
    cublasCtpmv_v2_64 = staticmethod(_here.cublasCtpmv_v2_64)
    cublasZtpmv_v2 = staticmethod(_here.cublasZtpmv_v2)
    cublasZtpmv_v2_64 = staticmethod(_here.cublasZtpmv_v2_64)
    cublasStrsv_v2 = staticmethod(_here.cublasStrsv_v2)
    cublasStrsv_v2_64 = staticmethod(_here.cublasStrsv_v2_64)
    cublasDtrsv_v2 = staticmethod(_here.cublasDtrsv_v2)
    cublasDtrsv_v2_64 = staticmethod(_here.cublasDtrsv_v2_64)
    cublasCtrsv_v2 = staticmethod(_here.cublasCtrsv_v2)
    cublasCtrsv_v2_64 = staticmethod(_here.cublasCtrsv_v2_64)
    cublasZtrsv_v2 = staticmethod(_here.cublasZtrsv_v2)
    cublasZtrsv_v2_64 = staticmethod(_here.cublasZtrsv_v2_64)
    cublasStpsv_v2 = staticmethod(_here.cublasStpsv_v2)
    cublasStpsv_v2_64 = staticmethod(_here.cublasStpsv_v2_64)
    cublasDtpsv_v2 = staticmethod(_here.cublasDtpsv_v2)
    cublasDtpsv_v2_64 = staticmethod(_here.cublasDtpsv_v2_64)
    cublasCtpsv_v2 = staticmethod(_here.cublasCtpsv_v2)
    cublasCtpsv_v2_64 = staticmethod(_here.cublasCtpsv_v2_64)
    cublasZtpsv_v2 = staticmethod(_here.cublasZtpsv_v2)
    cublasZtpsv_v2_64 = staticmethod(_here.cublasZtpsv_v2_64)
    cublasStbsv_v2 = staticmethod(_here.cublasStbsv_v2)
    cublasStbsv_v2_64 = staticmethod(_here.cublasStbsv_v2_64)
    cublasDtbsv_v2 = staticmethod(_here.cublasDtbsv_v2)
    cublasDtbsv_v2_64 = staticmethod(_here.cublasDtbsv_v2_64)
    cublasCtbsv_v2 = staticmethod(_here.cublasCtbsv_v2)
    cublasCtbsv_v2_64 = staticmethod(_here.cublasCtbsv_v2_64)

def cublasZtbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbsv_v2 since 11.7"""
def cublasZtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbsv_v2_64 since 12.0"""
def cublasSsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsymv_v2 since 11.7"""
def cublasSsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsymv_v2_64 since 12.0"""
def cublasDsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsymv_v2 since 11.7"""
def cublasDsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsymv_v2_64 since 12.0"""
def cublasCsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCsymv_v2 since 11.7"""
def cublasCsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCsymv_v2_64 since 12.0"""
def cublasZsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZsymv_v2 since 11.7"""
def cublasZsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZsymv_v2_64 since 12.0"""
def cublasChemv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChemv_v2 since 11.7"""
def cublasChemv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChemv_v2_64 since 12.0"""
def cublasZhemv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhemv_v2 since 11.7"""
def cublasZhemv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhemv_v2_64 since 12.0"""
def cublasSsbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsbmv_v2 since 11.7"""
def cublasSsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsbmv_v2_64 since 12.0"""
def cublasDsbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsbmv_v2 since 11.7"""
def cublasDsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsbmv_v2_64 since 12.0"""
def cublasChbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChbmv_v2 since 11.7"""
def cublasChbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChbmv_v2_64 since 12.0"""
def cublasZhbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhbmv_v2 since 11.7"""
def cublasZhbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhbmv_v2_64 since 12.0"""
def cublasSspmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSspmv_v2 since 11.7"""
def cublasSspmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSspmv_v2_64 since 12.0"""
def cublasDspmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDspmv_v2 since 11.7"""
def cublasDspmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDspmv_v2_64 since 12.0"""
def cublasChpmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChpmv_v2 since 11.7"""
def cublasChpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChpmv_v2_64 since 12.0"""
def cublasZhpmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhpmv_v2 since 11.7"""
def cublasZhpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhpmv_v2_64 since 12.0"""
def cublasSger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSger_v2 since 11.7"""
def cublasSger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSger_v2_64 since 12.0"""
def cublasDger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDger_v2 since 11.7"""
def cublasDger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDger_v2_64 since 12.0"""
def cublasCgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgeru_v2 since 11.7"""
def cublasCgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgeru_v2_64 since 12.0"""
def cublasCgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgerc_v2 since 11.7"""
def cublasCgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgerc_v2_64 since 12.0"""
def cublasZgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgeru_v2 since 11.7"""
def cublasZgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgeru_v2_64 since 12.0"""
def cublasZgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgerc_v2 since 11.7"""
def cublasZgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgerc_v2_64 since 12.0"""
def cublasSsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr_v2 since 11.7"""
def cublasSsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr_v2_64 since 12.0"""
def cublasDsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr_v2 since 11.7"""
def cublasDsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr_v2_64 since 12.0"""
def cublasCsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr_v2 since 11.7"""
def cublasCsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr_v2_64 since 12.0"""
def cublasZsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr_v2 since 11.7"""
def cublasZsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr_v2_64 since 12.0"""
def cublasCher_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher_v2 since 11.7"""
def cublasCher_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher_v2_64 since 12.0"""
def cublasZher_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher_v2 since 11.7"""
def cublasZher_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher_v2_64 since 12.0"""
def cublasSspr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr_v2 since 11.7"""
def cublasSspr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr_v2_64 since 12.0"""
def cublasDspr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr_v2 since 11.7"""
def cublasDspr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr_v2_64 since 12.0"""
def cublasChpr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr_v2 since 11.7"""
def cublasChpr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr_v2_64 since 12.0"""

class _Raw240(Raw):
    @staticmethod
    def cublasZtbsv_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasSsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZsymv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZsymv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChemv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChemv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhemv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhemv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSsbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhbmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhbmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSspmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSspmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDspmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDspmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChpmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhpmv_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhpmv_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSspr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasSspr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDspr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDspr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasChpr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasChpr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...

class _Api240:
    cublasZtbsv_v2 = staticmethod(_here.cublasZtbsv_v2)
    cublasZtbsv_v2_64 = staticmethod(_here.cublasZtbsv_v2_64)
    cublasSsymv_v2 = staticmethod(_here.cublasSsymv_v2)
    cublasSsymv_v2_64 = staticmethod(_here.cublasSsymv_v2_64)
    cublasDsymv_v2 = staticmethod(_here.cublasDsymv_v2)
    cublasDsymv_v2_64 = staticmethod(_here.cublasDsymv_v2_64)
    cublasCsymv_v2 = staticmethod(_here.cublasCsymv_v2)
    cublasCsymv_v2_64 = staticmethod(_here.cublasCsymv_v2_64)
    cublasZsymv_v2 = staticmethod(_here.cublasZsymv_v2)
    cublasZsymv_v2_64 = staticmethod(_here.cublasZsymv_v2_64)
    cublasChemv_v2 = staticmethod(_here.cublasChemv_v2)
    cublasChemv_v2_64 = staticmethod(_here.cublasChemv_v2_64)
    cublasZhemv_v2 = staticmethod(_here.cublasZhemv_v2)
    cublasZhemv_v2_64 = staticmethod(_here.cublasZhemv_v2_64)
    cublasSsbmv_v2 = staticmethod(_here.cublasSsbmv_v2)
    cublasSsbmv_v2_64 = staticmethod(_here.cublasSsbmv_v2_64)
    cublasDsbmv_v2 = staticmethod(_here.cublasDsbmv_v2)
    cublasDsbmv_v2_64 = staticmethod(_here.cublasDsbmv_v2_64)
    cublasChbmv_v2 = staticmethod(_here.cublasChbmv_v2)
    cublasChbmv_v2_64 = staticmethod(_here.cublasChbmv_v2_64)
    cublasZhbmv_v2 = staticmethod(_here.cublasZhbmv_v2)
    cublasZhbmv_v2_64 = staticmethod(_here.cublasZhbmv_v2_64)
    cublasSspmv_v2 = staticmethod(_here.cublasSspmv_v2)
    cublasSspmv_v2_64 = staticmethod(_here.cublasSspmv_v2_64)
    cublasDspmv_v2 = staticmethod(_here.cublasDspmv_v2)
    cublasDspmv_v2_64 = staticmethod(_here.cublasDspmv_v2_64)
    cublasChpmv_v2 = staticmethod(_here.cublasChpmv_v2)
    cublasChpmv_v2_64 = staticmethod(_here.cublasChpmv_v2_64)
    cublasZhpmv_v2 = staticmethod(_here.cublasZhpmv_v2)
    cublasZhpmv_v2_64 = staticmethod(_here.cublasZhpmv_v2_64)
    cublasSger_v2 = staticmethod(_here.cublasSger_v2)
    cublasSger_v2_64 = staticmethod(_here.cublasSger_v2_64)
    cublasDger_v2 = staticmethod(_here.cublasDger_v2)
    cublasDger_v2_64 = staticmethod(_here.cublasDger_v2_64)
    cublasCgeru_v2 = staticmethod(_here.cublasCgeru_v2)
    cublasCgeru_v2_64 = staticmethod(_here.cublasCgeru_v2_64)
    cublasCgerc_v2 = staticmethod(_here.cublasCgerc_v2)
    cublasCgerc_v2_64 = staticmethod(_here.cublasCgerc_v2_64)
    cublasZgeru_v2 = staticmethod(_here.cublasZgeru_v2)
    cublasZgeru_v2_64 = staticmethod(_here.cublasZgeru_v2_64)
    cublasZgerc_v2 = staticmethod(_here.cublasZgerc_v2)
    cublasZgerc_v2_64 = staticmethod(_here.cublasZgerc_v2_64)
    cublasSsyr_v2 = staticmethod(_here.cublasSsyr_v2)
    cublasSsyr_v2_64 = staticmethod(_here.cublasSsyr_v2_64)
    cublasDsyr_v2 = staticmethod(_here.cublasDsyr_v2)
    cublasDsyr_v2_64 = staticmethod(_here.cublasDsyr_v2_64)
    cublasCsyr_v2 = staticmethod(_here.cublasCsyr_v2)
    cublasCsyr_v2_64 = staticmethod(_here.cublasCsyr_v2_64)
    cublasZsyr_v2 = staticmethod(_here.cublasZsyr_v2)
    cublasZsyr_v2_64 = staticmethod(_here.cublasZsyr_v2_64)
    cublasCher_v2 = staticmethod(_here.cublasCher_v2)
    cublasCher_v2_64 = staticmethod(_here.cublasCher_v2_64)
    cublasZher_v2 = staticmethod(_here.cublasZher_v2)
    cublasZher_v2_64 = staticmethod(_here.cublasZher_v2_64)
    cublasSspr_v2 = staticmethod(_here.cublasSspr_v2)
    cublasSspr_v2_64 = staticmethod(_here.cublasSspr_v2_64)
    cublasDspr_v2 = staticmethod(_here.cublasDspr_v2)
    cublasDspr_v2_64 = staticmethod(_here.cublasDspr_v2_64)
    cublasChpr_v2 = staticmethod(_here.cublasChpr_v2)
    cublasChpr_v2_64 = staticmethod(_here.cublasChpr_v2_64)

def cublasZhpr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr_v2 since 11.7"""
def cublasZhpr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr_v2_64 since 12.0"""
def cublasSsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr2_v2 since 11.7"""
def cublasSsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr2_v2_64 since 12.0"""
def cublasDsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr2_v2 since 11.7"""
def cublasDsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr2_v2_64 since 12.0"""
def cublasCsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr2_v2 since 11.7"""
def cublasCsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr2_v2_64 since 12.0"""
def cublasZsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr2_v2 since 11.7"""
def cublasZsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr2_v2_64 since 12.0"""
def cublasCher2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher2_v2 since 11.7"""
def cublasCher2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher2_v2_64 since 12.0"""
def cublasZher2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher2_v2 since 11.7"""
def cublasZher2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher2_v2_64 since 12.0"""
def cublasSspr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr2_v2 since 11.7"""
def cublasSspr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr2_v2_64 since 12.0"""
def cublasDspr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr2_v2 since 11.7"""
def cublasDspr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr2_v2_64 since 12.0"""
def cublasChpr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr2_v2 since 11.7"""
def cublasChpr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr2_v2_64 since 12.0"""
def cublasZhpr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr2_v2 since 11.7"""
def cublasZhpr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr2_v2_64 since 12.0"""
def cublasSgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incy: int, batchCount: int) -> None: """cublasSgemvBatched since 11.7"""
def cublasSgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incy: int, batchCount: int) -> None: """cublasSgemvBatched_64 since 12.0"""
def cublasDgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incy: int, batchCount: int) -> None: """cublasDgemvBatched since 11.7"""
def cublasDgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incy: int, batchCount: int) -> None: """cublasDgemvBatched_64 since 12.0"""
def cublasCgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incx: int, beta: _Pointer[runtime.float2] | int, yarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incy: int, batchCount: int) -> None: """cublasCgemvBatched since 11.7"""
def cublasCgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incx: int, beta: _Pointer[runtime.float2] | int, yarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incy: int, batchCount: int) -> None: """cublasCgemvBatched_64 since 12.0"""
def cublasZgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incx: int, beta: _Pointer[runtime.double2] | int, yarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incy: int, batchCount: int) -> None: """cublasZgemvBatched since 11.7"""
def cublasZgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incx: int, beta: _Pointer[runtime.double2] | int, yarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incy: int, batchCount: int) -> None: """cublasZgemvBatched_64 since 12.0"""
def cublasSgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_float] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasSgemvStridedBatched since 11.7"""
def cublasSgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_float] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasSgemvStridedBatched_64 since 12.0"""
def cublasDgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_double] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasDgemvStridedBatched since 11.7"""
def cublasDgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_double] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasDgemvStridedBatched_64 since 12.0"""
def cublasCgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, x: _Pointer[runtime.float2] | int, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasCgemvStridedBatched since 11.7"""
def cublasCgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, x: _Pointer[runtime.float2] | int, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasCgemvStridedBatched_64 since 12.0"""
def cublasZgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, x: _Pointer[runtime.double2] | int, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasZgemvStridedBatched since 11.7"""
def cublasZgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, x: _Pointer[runtime.double2] | int, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, stridey: int, batchCount: int) -> None: """cublasZgemvStridedBatched_64 since 12.0"""
def cublasSgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSgemm_v2 since 11.7"""
def cublasSgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSgemm_v2_64 since 12.0"""
def cublasDgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDgemm_v2 since 11.7"""
def cublasDgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDgemm_v2_64 since 12.0"""
def cublasCgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgemm_v2 since 11.7"""
def cublasCgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgemm_v2_64 since 12.0"""
def cublasCgemm3m(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgemm3m since 11.7"""
def cublasCgemm3m_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgemm3m_64 since 12.0"""
def cublasCgemm3mEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCgemm3mEx since 11.7"""
def cublasCgemm3mEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCgemm3mEx_64 since 12.0"""
def cublasZgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgemm_v2 since 11.7"""
def cublasZgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgemm_v2_64 since 12.0"""
def cublasZgemm3m(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgemm3m since 11.7"""
def cublasZgemm3m_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgemm3m_64 since 12.0"""
def cublasSgemmEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasSgemmEx since 11.7"""
def cublasSgemmEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasSgemmEx_64 since 12.0"""
def cublasGemmEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, computeType: int, algo: int) -> None: """cublasGemmEx since 11.7"""
def cublasGemmEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, computeType: int, algo: int) -> None: """cublasGemmEx_64 since 12.0"""
def cublasCgemmEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCgemmEx since 11.7"""
def cublasCgemmEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCgemmEx_64 since 12.0"""
def cublasSsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyrk_v2 since 11.7"""
def cublasSsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyrk_v2_64 since 12.0"""

class _Raw300(Raw):
    @staticmethod
    def cublasZhpr_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZhpr_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSspr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasSspr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDspr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasDspr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasChpr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasChpr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZhpr2_v2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZhpr2_v2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, yarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incx: int, beta: _Pointer[runtime.float2] | int, yarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incx: int, beta: _Pointer[runtime.float2] | int, yarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemvBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incx: int, beta: _Pointer[runtime.double2] | int, yarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemvBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, xarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incx: int, beta: _Pointer[runtime.double2] | int, yarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, incy: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_float] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_float] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_double] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, x: _Pointer[ctypes.c_double] | int, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, x: _Pointer[runtime.float2] | int, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, x: _Pointer[runtime.float2] | int, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemvStridedBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, x: _Pointer[runtime.double2] | int, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, x: _Pointer[runtime.double2] | int, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, stridey: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3m(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3m_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3mEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3mEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgemm_v2(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgemm_v2_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgemm3m(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgemm3m_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSgemmEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSgemmEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasGemmEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, computeType: int, algo: int, /) -> int: ...
    @staticmethod
    def cublasGemmEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, computeType: int, algo: int, /) -> int: ...
    @staticmethod
    def cublasCgemmEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemmEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, B: _Address, Btype: int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...

class _Api300:
    cublasZhpr_v2 = staticmethod(_here.cublasZhpr_v2)
    cublasZhpr_v2_64 = staticmethod(_here.cublasZhpr_v2_64)
    cublasSsyr2_v2 = staticmethod(_here.cublasSsyr2_v2)
    cublasSsyr2_v2_64 = staticmethod(_here.cublasSsyr2_v2_64)
    cublasDsyr2_v2 = staticmethod(_here.cublasDsyr2_v2)
    cublasDsyr2_v2_64 = staticmethod(_here.cublasDsyr2_v2_64)
    cublasCsyr2_v2 = staticmethod(_here.cublasCsyr2_v2)
    cublasCsyr2_v2_64 = staticmethod(_here.cublasCsyr2_v2_64)
    cublasZsyr2_v2 = staticmethod(_here.cublasZsyr2_v2)
    cublasZsyr2_v2_64 = staticmethod(_here.cublasZsyr2_v2_64)
    cublasCher2_v2 = staticmethod(_here.cublasCher2_v2)
    cublasCher2_v2_64 = staticmethod(_here.cublasCher2_v2_64)
    cublasZher2_v2 = staticmethod(_here.cublasZher2_v2)
    cublasZher2_v2_64 = staticmethod(_here.cublasZher2_v2_64)
    cublasSspr2_v2 = staticmethod(_here.cublasSspr2_v2)
    cublasSspr2_v2_64 = staticmethod(_here.cublasSspr2_v2_64)
    cublasDspr2_v2 = staticmethod(_here.cublasDspr2_v2)
    cublasDspr2_v2_64 = staticmethod(_here.cublasDspr2_v2_64)
    cublasChpr2_v2 = staticmethod(_here.cublasChpr2_v2)
    cublasChpr2_v2_64 = staticmethod(_here.cublasChpr2_v2_64)
    cublasZhpr2_v2 = staticmethod(_here.cublasZhpr2_v2)
    cublasZhpr2_v2_64 = staticmethod(_here.cublasZhpr2_v2_64)
    cublasSgemvBatched = staticmethod(_here.cublasSgemvBatched)
    cublasSgemvBatched_64 = staticmethod(_here.cublasSgemvBatched_64)
    cublasDgemvBatched = staticmethod(_here.cublasDgemvBatched)
    cublasDgemvBatched_64 = staticmethod(_here.cublasDgemvBatched_64)
    cublasCgemvBatched = staticmethod(_here.cublasCgemvBatched)
    cublasCgemvBatched_64 = staticmethod(_here.cublasCgemvBatched_64)
    cublasZgemvBatched = staticmethod(_here.cublasZgemvBatched)
    cublasZgemvBatched_64 = staticmethod(_here.cublasZgemvBatched_64)
    cublasSgemvStridedBatched = staticmethod(_here.cublasSgemvStridedBatched)
    cublasSgemvStridedBatched_64 = staticmethod(_here.cublasSgemvStridedBatched_64)
    cublasDgemvStridedBatched = staticmethod(_here.cublasDgemvStridedBatched)
    cublasDgemvStridedBatched_64 = staticmethod(_here.cublasDgemvStridedBatched_64)
    cublasCgemvStridedBatched = staticmethod(_here.cublasCgemvStridedBatched)
    cublasCgemvStridedBatched_64 = staticmethod(_here.cublasCgemvStridedBatched_64)
    cublasZgemvStridedBatched = staticmethod(_here.cublasZgemvStridedBatched)
    cublasZgemvStridedBatched_64 = staticmethod(_here.cublasZgemvStridedBatched_64)
    cublasSgemm_v2 = staticmethod(_here.cublasSgemm_v2)
    cublasSgemm_v2_64 = staticmethod(_here.cublasSgemm_v2_64)
    cublasDgemm_v2 = staticmethod(_here.cublasDgemm_v2)
    cublasDgemm_v2_64 = staticmethod(_here.cublasDgemm_v2_64)
    cublasCgemm_v2 = staticmethod(_here.cublasCgemm_v2)
    cublasCgemm_v2_64 = staticmethod(_here.cublasCgemm_v2_64)
    cublasCgemm3m = staticmethod(_here.cublasCgemm3m)
    cublasCgemm3m_64 = staticmethod(_here.cublasCgemm3m_64)
    cublasCgemm3mEx = staticmethod(_here.cublasCgemm3mEx)
    cublasCgemm3mEx_64 = staticmethod(_here.cublasCgemm3mEx_64)
    cublasZgemm_v2 = staticmethod(_here.cublasZgemm_v2)
    cublasZgemm_v2_64 = staticmethod(_here.cublasZgemm_v2_64)
    cublasZgemm3m = staticmethod(_here.cublasZgemm3m)
    cublasZgemm3m_64 = staticmethod(_here.cublasZgemm3m_64)
    cublasSgemmEx = staticmethod(_here.cublasSgemmEx)
    cublasSgemmEx_64 = staticmethod(_here.cublasSgemmEx_64)
    cublasGemmEx = staticmethod(_here.cublasGemmEx)
    cublasGemmEx_64 = staticmethod(_here.cublasGemmEx_64)
    cublasCgemmEx = staticmethod(_here.cublasCgemmEx)
    cublasCgemmEx_64 = staticmethod(_here.cublasCgemmEx_64)
    cublasSsyrk_v2 = staticmethod(_here.cublasSsyrk_v2)
    cublasSsyrk_v2_64 = staticmethod(_here.cublasSsyrk_v2_64)

def cublasDsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyrk_v2 since 11.7"""
def cublasDsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyrk_v2_64 since 12.0"""
def cublasCsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyrk_v2 since 11.7"""
def cublasCsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyrk_v2_64 since 12.0"""
def cublasZsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyrk_v2 since 11.7"""
def cublasZsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyrk_v2_64 since 12.0"""
def cublasCsyrkEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCsyrkEx since 11.7"""
def cublasCsyrkEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCsyrkEx_64 since 12.0"""
def cublasCsyrk3mEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCsyrk3mEx since 11.7"""
def cublasCsyrk3mEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCsyrk3mEx_64 since 12.0"""
def cublasCherk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCherk_v2 since 11.7"""
def cublasCherk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCherk_v2_64 since 12.0"""
def cublasZherk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZherk_v2 since 11.7"""
def cublasZherk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZherk_v2_64 since 12.0"""
def cublasCherkEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCherkEx since 11.7"""
def cublasCherkEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCherkEx_64 since 12.0"""
def cublasCherk3mEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCherk3mEx since 11.7"""
def cublasCherk3mEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int) -> None: """cublasCherk3mEx_64 since 12.0"""
def cublasSsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyr2k_v2 since 11.7"""
def cublasSsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyr2k_v2_64 since 12.0"""
def cublasDsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyr2k_v2 since 11.7"""
def cublasDsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyr2k_v2_64 since 12.0"""
def cublasCsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyr2k_v2 since 11.7"""
def cublasCsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyr2k_v2_64 since 12.0"""
def cublasZsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyr2k_v2 since 11.7"""
def cublasZsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyr2k_v2_64 since 12.0"""
def cublasCher2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCher2k_v2 since 11.7"""
def cublasCher2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCher2k_v2_64 since 12.0"""
def cublasZher2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZher2k_v2 since 11.7"""
def cublasZher2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZher2k_v2_64 since 12.0"""
def cublasSsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyrkx since 11.7"""
def cublasSsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyrkx_64 since 12.0"""
def cublasDsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyrkx since 11.7"""
def cublasDsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyrkx_64 since 12.0"""
def cublasCsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyrkx since 11.7"""
def cublasCsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyrkx_64 since 12.0"""
def cublasZsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyrkx since 11.7"""
def cublasZsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyrkx_64 since 12.0"""
def cublasCherkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCherkx since 11.7"""
def cublasCherkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCherkx_64 since 12.0"""
def cublasZherkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZherkx since 11.7"""
def cublasZherkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZherkx_64 since 12.0"""
def cublasSsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsymm_v2 since 11.7"""
def cublasSsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsymm_v2_64 since 12.0"""
def cublasDsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsymm_v2 since 11.7"""
def cublasDsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsymm_v2_64 since 12.0"""
def cublasCsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsymm_v2 since 11.7"""
def cublasCsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsymm_v2_64 since 12.0"""
def cublasZsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsymm_v2 since 11.7"""
def cublasZsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsymm_v2_64 since 12.0"""
def cublasChemm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasChemm_v2 since 11.7"""
def cublasChemm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasChemm_v2_64 since 12.0"""
def cublasZhemm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZhemm_v2 since 11.7"""
def cublasZhemm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZhemm_v2_64 since 12.0"""
def cublasStrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int) -> None: """cublasStrsm_v2 since 11.7"""
def cublasStrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int) -> None: """cublasStrsm_v2_64 since 12.0"""
def cublasDtrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int) -> None: """cublasDtrsm_v2 since 11.7"""
def cublasDtrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int) -> None: """cublasDtrsm_v2_64 since 12.0"""
def cublasCtrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int) -> None: """cublasCtrsm_v2 since 11.7"""
def cublasCtrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int) -> None: """cublasCtrsm_v2_64 since 12.0"""

class _Raw360(Raw):
    @staticmethod
    def cublasDsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyrk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrkEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrkEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrk3mEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrk3mEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZherk_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZherk_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherkEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherkEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherk3mEx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherk3mEx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Address, Atype: int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Writable, Ctype: int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCher2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCher2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZher2k_v2(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZher2k_v2_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyrkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyrkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZherkx(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZherkx_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsymm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsymm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasChemm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasChemm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZhemm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZhemm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasStrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasStrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasDtrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasDtrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasCtrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasCtrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, /) -> int: ...

class _Api360:
    cublasDsyrk_v2 = staticmethod(_here.cublasDsyrk_v2)
    cublasDsyrk_v2_64 = staticmethod(_here.cublasDsyrk_v2_64)
    cublasCsyrk_v2 = staticmethod(_here.cublasCsyrk_v2)
    cublasCsyrk_v2_64 = staticmethod(_here.cublasCsyrk_v2_64)
    cublasZsyrk_v2 = staticmethod(_here.cublasZsyrk_v2)
    cublasZsyrk_v2_64 = staticmethod(_here.cublasZsyrk_v2_64)
    cublasCsyrkEx = staticmethod(_here.cublasCsyrkEx)
    cublasCsyrkEx_64 = staticmethod(_here.cublasCsyrkEx_64)
    cublasCsyrk3mEx = staticmethod(_here.cublasCsyrk3mEx)
    cublasCsyrk3mEx_64 = staticmethod(_here.cublasCsyrk3mEx_64)
    cublasCherk_v2 = staticmethod(_here.cublasCherk_v2)
    cublasCherk_v2_64 = staticmethod(_here.cublasCherk_v2_64)
    cublasZherk_v2 = staticmethod(_here.cublasZherk_v2)
    cublasZherk_v2_64 = staticmethod(_here.cublasZherk_v2_64)
    cublasCherkEx = staticmethod(_here.cublasCherkEx)
    cublasCherkEx_64 = staticmethod(_here.cublasCherkEx_64)
    cublasCherk3mEx = staticmethod(_here.cublasCherk3mEx)
    cublasCherk3mEx_64 = staticmethod(_here.cublasCherk3mEx_64)
    cublasSsyr2k_v2 = staticmethod(_here.cublasSsyr2k_v2)
    cublasSsyr2k_v2_64 = staticmethod(_here.cublasSsyr2k_v2_64)
    cublasDsyr2k_v2 = staticmethod(_here.cublasDsyr2k_v2)
    cublasDsyr2k_v2_64 = staticmethod(_here.cublasDsyr2k_v2_64)
    cublasCsyr2k_v2 = staticmethod(_here.cublasCsyr2k_v2)
    cublasCsyr2k_v2_64 = staticmethod(_here.cublasCsyr2k_v2_64)
    cublasZsyr2k_v2 = staticmethod(_here.cublasZsyr2k_v2)
    cublasZsyr2k_v2_64 = staticmethod(_here.cublasZsyr2k_v2_64)
    cublasCher2k_v2 = staticmethod(_here.cublasCher2k_v2)
    cublasCher2k_v2_64 = staticmethod(_here.cublasCher2k_v2_64)
    cublasZher2k_v2 = staticmethod(_here.cublasZher2k_v2)
    cublasZher2k_v2_64 = staticmethod(_here.cublasZher2k_v2_64)
    cublasSsyrkx = staticmethod(_here.cublasSsyrkx)
    cublasSsyrkx_64 = staticmethod(_here.cublasSsyrkx_64)
    cublasDsyrkx = staticmethod(_here.cublasDsyrkx)
    cublasDsyrkx_64 = staticmethod(_here.cublasDsyrkx_64)
    cublasCsyrkx = staticmethod(_here.cublasCsyrkx)
    cublasCsyrkx_64 = staticmethod(_here.cublasCsyrkx_64)
    cublasZsyrkx = staticmethod(_here.cublasZsyrkx)
    cublasZsyrkx_64 = staticmethod(_here.cublasZsyrkx_64)
    cublasCherkx = staticmethod(_here.cublasCherkx)
    cublasCherkx_64 = staticmethod(_here.cublasCherkx_64)
    cublasZherkx = staticmethod(_here.cublasZherkx)
    cublasZherkx_64 = staticmethod(_here.cublasZherkx_64)
    cublasSsymm_v2 = staticmethod(_here.cublasSsymm_v2)
    cublasSsymm_v2_64 = staticmethod(_here.cublasSsymm_v2_64)
    cublasDsymm_v2 = staticmethod(_here.cublasDsymm_v2)
    cublasDsymm_v2_64 = staticmethod(_here.cublasDsymm_v2_64)
    cublasCsymm_v2 = staticmethod(_here.cublasCsymm_v2)
    cublasCsymm_v2_64 = staticmethod(_here.cublasCsymm_v2_64)
    cublasZsymm_v2 = staticmethod(_here.cublasZsymm_v2)
    cublasZsymm_v2_64 = staticmethod(_here.cublasZsymm_v2_64)
    cublasChemm_v2 = staticmethod(_here.cublasChemm_v2)
    cublasChemm_v2_64 = staticmethod(_here.cublasChemm_v2_64)
    cublasZhemm_v2 = staticmethod(_here.cublasZhemm_v2)
    cublasZhemm_v2_64 = staticmethod(_here.cublasZhemm_v2_64)
    cublasStrsm_v2 = staticmethod(_here.cublasStrsm_v2)
    cublasStrsm_v2_64 = staticmethod(_here.cublasStrsm_v2_64)
    cublasDtrsm_v2 = staticmethod(_here.cublasDtrsm_v2)
    cublasDtrsm_v2_64 = staticmethod(_here.cublasDtrsm_v2_64)
    cublasCtrsm_v2 = staticmethod(_here.cublasCtrsm_v2)
    cublasCtrsm_v2_64 = staticmethod(_here.cublasCtrsm_v2_64)

def cublasZtrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int) -> None: """cublasZtrsm_v2 since 11.7"""
def cublasZtrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int) -> None: """cublasZtrsm_v2_64 since 12.0"""
def cublasStrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasStrmm_v2 since 11.7"""
def cublasStrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasStrmm_v2_64 since 12.0"""
def cublasDtrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDtrmm_v2 since 11.7"""
def cublasDtrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDtrmm_v2_64 since 12.0"""
def cublasCtrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCtrmm_v2 since 11.7"""
def cublasCtrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCtrmm_v2_64 since 12.0"""
def cublasZtrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZtrmm_v2 since 11.7"""
def cublasZtrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZtrmm_v2_64 since 12.0"""
def cublasSgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, batchCount: int) -> None: """cublasSgemmBatched since 11.7"""
def cublasSgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, batchCount: int) -> None: """cublasSgemmBatched_64 since 12.0"""
def cublasDgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, batchCount: int) -> None: """cublasDgemmBatched since 11.7"""
def cublasDgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, batchCount: int) -> None: """cublasDgemmBatched_64 since 12.0"""
def cublasCgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int) -> None: """cublasCgemmBatched since 11.7"""
def cublasCgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int) -> None: """cublasCgemmBatched_64 since 12.0"""
def cublasCgemm3mBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int) -> None: """cublasCgemm3mBatched since 11.7"""
def cublasCgemm3mBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int) -> None: """cublasCgemm3mBatched_64 since 12.0"""
def cublasZgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, beta: _Pointer[runtime.double2] | int, Carray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, batchCount: int) -> None: """cublasZgemmBatched since 11.7"""
def cublasZgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, beta: _Pointer[runtime.double2] | int, Carray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, batchCount: int) -> None: """cublasZgemmBatched_64 since 12.0"""
def cublasSgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_float] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasSgemmStridedBatched since 11.7"""
def cublasSgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_float] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasSgemmStridedBatched_64 since 12.0"""
def cublasDgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_double] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasDgemmStridedBatched since 11.7"""
def cublasDgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_double] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasDgemmStridedBatched_64 since 12.0"""
def cublasCgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasCgemmStridedBatched since 11.7"""
def cublasCgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasCgemmStridedBatched_64 since 12.0"""
def cublasCgemm3mStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasCgemm3mStridedBatched since 11.7"""
def cublasCgemm3mStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasCgemm3mStridedBatched_64 since 12.0"""
def cublasZgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, B: _Pointer[runtime.double2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasZgemmStridedBatched since 11.7"""
def cublasZgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, B: _Pointer[runtime.double2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, strideC: int, batchCount: int) -> None: """cublasZgemmStridedBatched_64 since 12.0"""
def cublasGemmBatchedEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda: int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb: int, beta: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc: int, batchCount: int, computeType: int, algo: int) -> None: """cublasGemmBatchedEx since 11.7"""
def cublasGemmBatchedEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda: int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb: int, beta: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc: int, batchCount: int, computeType: int, algo: int) -> None: """cublasGemmBatchedEx_64 since 12.0"""
def cublasGemmStridedBatchedEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, strideA: int, B: _Address, Btype: int, ldb: int, strideB: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, strideC: int, batchCount: int, computeType: int, algo: int) -> None: """cublasGemmStridedBatchedEx since 11.7"""
def cublasGemmStridedBatchedEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, strideA: int, B: _Address, Btype: int, ldb: int, strideB: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, strideC: int, batchCount: int, computeType: int, algo: int) -> None: """cublasGemmStridedBatchedEx_64 since 12.0"""
def cublasSgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int] | int, n_array: _Pointer[ctypes.c_int] | int, k_array: _Pointer[ctypes.c_int] | int, alpha_array: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda_array: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb_array: _Pointer[ctypes.c_int] | int, beta_array: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc_array: _Pointer[ctypes.c_int] | int, group_count: int, group_size: _Pointer[ctypes.c_int] | int) -> None: """cublasSgemmGroupedBatched since 12.4"""
def cublasSgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int64] | int, n_array: _Pointer[ctypes.c_int64] | int, k_array: _Pointer[ctypes.c_int64] | int, alpha_array: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda_array: _Pointer[ctypes.c_int64] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb_array: _Pointer[ctypes.c_int64] | int, beta_array: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc_array: _Pointer[ctypes.c_int64] | int, group_count: int, group_size: _Pointer[ctypes.c_int64] | int) -> None: """cublasSgemmGroupedBatched_64 since 12.4"""
def cublasDgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int] | int, n_array: _Pointer[ctypes.c_int] | int, k_array: _Pointer[ctypes.c_int] | int, alpha_array: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda_array: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb_array: _Pointer[ctypes.c_int] | int, beta_array: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc_array: _Pointer[ctypes.c_int] | int, group_count: int, group_size: _Pointer[ctypes.c_int] | int) -> None: """cublasDgemmGroupedBatched since 12.4"""
def cublasDgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int64] | int, n_array: _Pointer[ctypes.c_int64] | int, k_array: _Pointer[ctypes.c_int64] | int, alpha_array: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda_array: _Pointer[ctypes.c_int64] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb_array: _Pointer[ctypes.c_int64] | int, beta_array: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc_array: _Pointer[ctypes.c_int64] | int, group_count: int, group_size: _Pointer[ctypes.c_int64] | int) -> None: """cublasDgemmGroupedBatched_64 since 12.4"""
def cublasGemmGroupedBatchedEx(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int] | int, n_array: _Pointer[ctypes.c_int] | int, k_array: _Pointer[ctypes.c_int] | int, alpha_array: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda_array: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb_array: _Pointer[ctypes.c_int] | int, beta_array: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc_array: _Pointer[ctypes.c_int] | int, group_count: int, group_size: _Pointer[ctypes.c_int] | int, computeType: int) -> None: """cublasGemmGroupedBatchedEx since 12.5"""
def cublasGemmGroupedBatchedEx_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int64] | int, n_array: _Pointer[ctypes.c_int64] | int, k_array: _Pointer[ctypes.c_int64] | int, alpha_array: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda_array: _Pointer[ctypes.c_int64] | int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb_array: _Pointer[ctypes.c_int64] | int, beta_array: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc_array: _Pointer[ctypes.c_int64] | int, group_count: int, group_size: _Pointer[ctypes.c_int64] | int, computeType: int) -> None: """cublasGemmGroupedBatchedEx_64 since 12.5"""
def cublasSgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSgeam since 11.7"""
def cublasSgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSgeam_64 since 12.0"""
def cublasDgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDgeam since 11.7"""
def cublasDgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDgeam_64 since 12.0"""
def cublasCgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgeam since 11.7"""
def cublasCgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgeam_64 since 12.0"""
def cublasZgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgeam since 11.7"""
def cublasZgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgeam_64 since 12.0"""
def cublasStrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, batchCount: int) -> None: """cublasStrsmBatched since 11.7"""
def cublasStrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, batchCount: int) -> None: """cublasStrsmBatched_64 since 12.0"""
def cublasDtrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, batchCount: int) -> None: """cublasDtrsmBatched since 11.7"""
def cublasDtrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, batchCount: int) -> None: """cublasDtrsmBatched_64 since 12.0"""
def cublasCtrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, batchCount: int) -> None: """cublasCtrsmBatched since 11.7"""
def cublasCtrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, batchCount: int) -> None: """cublasCtrsmBatched_64 since 12.0"""
def cublasZtrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, batchCount: int) -> None: """cublasZtrsmBatched since 11.7"""
def cublasZtrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, batchCount: int) -> None: """cublasZtrsmBatched_64 since 12.0"""
def cublasSdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSdgmm since 11.7"""
def cublasSdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSdgmm_64 since 12.0"""
def cublasDdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDdgmm since 11.7"""
def cublasDdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDdgmm_64 since 12.0"""

class _Raw420(Raw):
    @staticmethod
    def cublasZtrsm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasZtrsm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasStrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasStrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDtrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDtrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCtrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCtrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZtrmm_v2(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZtrmm_v2_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3mBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3mBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, beta: _Pointer[runtime.float2] | int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemmBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, beta: _Pointer[runtime.double2] | int, Carray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemmBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Barray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, beta: _Pointer[runtime.double2] | int, Carray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_float] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_float] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_double] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, strideA: int, B: _Pointer[ctypes.c_double] | int, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3mStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCgemm3mStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, strideA: int, B: _Pointer[runtime.float2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemmStridedBatched(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, B: _Pointer[runtime.double2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, strideA: int, B: _Pointer[runtime.double2] | int, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, strideC: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasGemmBatchedEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda: int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb: int, beta: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc: int, batchCount: int, computeType: int, algo: int, /) -> int: ...
    @staticmethod
    def cublasGemmBatchedEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda: int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb: int, beta: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc: int, batchCount: int, computeType: int, algo: int, /) -> int: ...
    @staticmethod
    def cublasGemmStridedBatchedEx(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, strideA: int, B: _Address, Btype: int, ldb: int, strideB: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, strideC: int, batchCount: int, computeType: int, algo: int, /) -> int: ...
    @staticmethod
    def cublasGemmStridedBatchedEx_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Address, A: _Address, Atype: int, lda: int, strideA: int, B: _Address, Btype: int, ldb: int, strideB: int, beta: _Address, C: _Writable, Ctype: int, ldc: int, strideC: int, batchCount: int, computeType: int, algo: int, /) -> int: ...
    @staticmethod
    def cublasSgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int] | int, n_array: _Pointer[ctypes.c_int] | int, k_array: _Pointer[ctypes.c_int] | int, alpha_array: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda_array: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb_array: _Pointer[ctypes.c_int] | int, beta_array: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc_array: _Pointer[ctypes.c_int] | int, group_count: int, group_size: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasSgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int64] | int, n_array: _Pointer[ctypes.c_int64] | int, k_array: _Pointer[ctypes.c_int64] | int, alpha_array: _Pointer[ctypes.c_float] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda_array: _Pointer[ctypes.c_int64] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb_array: _Pointer[ctypes.c_int64] | int, beta_array: _Pointer[ctypes.c_float] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc_array: _Pointer[ctypes.c_int64] | int, group_count: int, group_size: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasDgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int] | int, n_array: _Pointer[ctypes.c_int] | int, k_array: _Pointer[ctypes.c_int] | int, alpha_array: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda_array: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb_array: _Pointer[ctypes.c_int] | int, beta_array: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc_array: _Pointer[ctypes.c_int] | int, group_count: int, group_size: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasDgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int64] | int, n_array: _Pointer[ctypes.c_int64] | int, k_array: _Pointer[ctypes.c_int64] | int, alpha_array: _Pointer[ctypes.c_double] | int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda_array: _Pointer[ctypes.c_int64] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb_array: _Pointer[ctypes.c_int64] | int, beta_array: _Pointer[ctypes.c_double] | int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc_array: _Pointer[ctypes.c_int64] | int, group_count: int, group_size: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasGemmGroupedBatchedEx(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int] | int, n_array: _Pointer[ctypes.c_int] | int, k_array: _Pointer[ctypes.c_int] | int, alpha_array: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda_array: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb_array: _Pointer[ctypes.c_int] | int, beta_array: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc_array: _Pointer[ctypes.c_int] | int, group_count: int, group_size: _Pointer[ctypes.c_int] | int, computeType: int, /) -> int: ...
    @staticmethod
    def cublasGemmGroupedBatchedEx_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int, transb_array: _Pointer[ctypes.c_uint] | int, m_array: _Pointer[ctypes.c_int64] | int, n_array: _Pointer[ctypes.c_int64] | int, k_array: _Pointer[ctypes.c_int64] | int, alpha_array: _Address, Aarray: _Pointer[ctypes.c_void_p] | int, Atype: int, lda_array: _Pointer[ctypes.c_int64] | int, Barray: _Pointer[ctypes.c_void_p] | int, Btype: int, ldb_array: _Pointer[ctypes.c_int64] | int, beta_array: _Address, Carray: _Pointer[ctypes.c_void_p] | int, Ctype: int, ldc_array: _Pointer[ctypes.c_int64] | int, group_count: int, group_size: _Pointer[ctypes.c_int64] | int, computeType: int, /) -> int: ...
    @staticmethod
    def cublasSgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgeam(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgeam_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasStrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasStrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDtrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasDtrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, B: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCtrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasCtrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZtrsmBatched(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasZtrsmBatched_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, B: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, batchCount: int, /) -> int: ...
    @staticmethod
    def cublasSdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...

class _Api420:
    cublasZtrsm_v2 = staticmethod(_here.cublasZtrsm_v2)
    cublasZtrsm_v2_64 = staticmethod(_here.cublasZtrsm_v2_64)
    cublasStrmm_v2 = staticmethod(_here.cublasStrmm_v2)
    cublasStrmm_v2_64 = staticmethod(_here.cublasStrmm_v2_64)
    cublasDtrmm_v2 = staticmethod(_here.cublasDtrmm_v2)
    cublasDtrmm_v2_64 = staticmethod(_here.cublasDtrmm_v2_64)
    cublasCtrmm_v2 = staticmethod(_here.cublasCtrmm_v2)
    cublasCtrmm_v2_64 = staticmethod(_here.cublasCtrmm_v2_64)
    cublasZtrmm_v2 = staticmethod(_here.cublasZtrmm_v2)
    cublasZtrmm_v2_64 = staticmethod(_here.cublasZtrmm_v2_64)
    cublasSgemmBatched = staticmethod(_here.cublasSgemmBatched)
    cublasSgemmBatched_64 = staticmethod(_here.cublasSgemmBatched_64)
    cublasDgemmBatched = staticmethod(_here.cublasDgemmBatched)
    cublasDgemmBatched_64 = staticmethod(_here.cublasDgemmBatched_64)
    cublasCgemmBatched = staticmethod(_here.cublasCgemmBatched)
    cublasCgemmBatched_64 = staticmethod(_here.cublasCgemmBatched_64)
    cublasCgemm3mBatched = staticmethod(_here.cublasCgemm3mBatched)
    cublasCgemm3mBatched_64 = staticmethod(_here.cublasCgemm3mBatched_64)
    cublasZgemmBatched = staticmethod(_here.cublasZgemmBatched)
    cublasZgemmBatched_64 = staticmethod(_here.cublasZgemmBatched_64)
    cublasSgemmStridedBatched = staticmethod(_here.cublasSgemmStridedBatched)
    cublasSgemmStridedBatched_64 = staticmethod(_here.cublasSgemmStridedBatched_64)
    cublasDgemmStridedBatched = staticmethod(_here.cublasDgemmStridedBatched)
    cublasDgemmStridedBatched_64 = staticmethod(_here.cublasDgemmStridedBatched_64)
    cublasCgemmStridedBatched = staticmethod(_here.cublasCgemmStridedBatched)
    cublasCgemmStridedBatched_64 = staticmethod(_here.cublasCgemmStridedBatched_64)
    cublasCgemm3mStridedBatched = staticmethod(_here.cublasCgemm3mStridedBatched)
    cublasCgemm3mStridedBatched_64 = staticmethod(_here.cublasCgemm3mStridedBatched_64)
    cublasZgemmStridedBatched = staticmethod(_here.cublasZgemmStridedBatched)
    cublasZgemmStridedBatched_64 = staticmethod(_here.cublasZgemmStridedBatched_64)
    cublasGemmBatchedEx = staticmethod(_here.cublasGemmBatchedEx)
    cublasGemmBatchedEx_64 = staticmethod(_here.cublasGemmBatchedEx_64)
    cublasGemmStridedBatchedEx = staticmethod(_here.cublasGemmStridedBatchedEx)
    cublasGemmStridedBatchedEx_64 = staticmethod(_here.cublasGemmStridedBatchedEx_64)
    cublasSgemmGroupedBatched = staticmethod(_here.cublasSgemmGroupedBatched)
    cublasSgemmGroupedBatched_64 = staticmethod(_here.cublasSgemmGroupedBatched_64)
    cublasDgemmGroupedBatched = staticmethod(_here.cublasDgemmGroupedBatched)
    cublasDgemmGroupedBatched_64 = staticmethod(_here.cublasDgemmGroupedBatched_64)
    cublasGemmGroupedBatchedEx = staticmethod(_here.cublasGemmGroupedBatchedEx)
    cublasGemmGroupedBatchedEx_64 = staticmethod(_here.cublasGemmGroupedBatchedEx_64)
    cublasSgeam = staticmethod(_here.cublasSgeam)
    cublasSgeam_64 = staticmethod(_here.cublasSgeam_64)
    cublasDgeam = staticmethod(_here.cublasDgeam)
    cublasDgeam_64 = staticmethod(_here.cublasDgeam_64)
    cublasCgeam = staticmethod(_here.cublasCgeam)
    cublasCgeam_64 = staticmethod(_here.cublasCgeam_64)
    cublasZgeam = staticmethod(_here.cublasZgeam)
    cublasZgeam_64 = staticmethod(_here.cublasZgeam_64)
    cublasStrsmBatched = staticmethod(_here.cublasStrsmBatched)
    cublasStrsmBatched_64 = staticmethod(_here.cublasStrsmBatched_64)
    cublasDtrsmBatched = staticmethod(_here.cublasDtrsmBatched)
    cublasDtrsmBatched_64 = staticmethod(_here.cublasDtrsmBatched_64)
    cublasCtrsmBatched = staticmethod(_here.cublasCtrsmBatched)
    cublasCtrsmBatched_64 = staticmethod(_here.cublasCtrsmBatched_64)
    cublasZtrsmBatched = staticmethod(_here.cublasZtrsmBatched)
    cublasZtrsmBatched_64 = staticmethod(_here.cublasZtrsmBatched_64)
    cublasSdgmm = staticmethod(_here.cublasSdgmm)
    cublasSdgmm_64 = staticmethod(_here.cublasSdgmm_64)
    cublasDdgmm = staticmethod(_here.cublasDdgmm)
    cublasDdgmm_64 = staticmethod(_here.cublasDdgmm_64)

def cublasCdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCdgmm since 11.7"""
def cublasCdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCdgmm_64 since 12.0"""
def cublasZdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZdgmm since 11.7"""
def cublasZdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZdgmm_64 since 12.0"""
def cublasSmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasSmatinvBatched since 11.7"""
def cublasDmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasDmatinvBatched since 11.7"""
def cublasCmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasCmatinvBatched since 11.7"""
def cublasZmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasZmatinvBatched since 11.7"""
def cublasSgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasSgeqrfBatched since 11.7"""
def cublasDgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasDgeqrfBatched since 11.7"""
def cublasCgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[runtime.float2]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasCgeqrfBatched since 11.7"""
def cublasZgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[runtime.double2]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasZgeqrfBatched since 11.7"""
def cublasSgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasSgelsBatched since 11.7"""
def cublasDgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasDgelsBatched since 11.7"""
def cublasCgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasCgelsBatched since 11.7"""
def cublasZgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasZgelsBatched since 11.7"""
def cublasStpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasStpttr since 11.7"""
def cublasDtpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDtpttr since 11.7"""
def cublasCtpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCtpttr since 11.7"""
def cublasZtpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZtpttr since 11.7"""
def cublasStrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasStrttp since 11.7"""
def cublasDtrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDtrttp since 11.7"""
def cublasCtrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasCtrttp since 11.7"""
def cublasZtrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZtrttp since 11.7"""
def cublasSgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasSgetrfBatched since 11.7"""
def cublasDgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasDgetrfBatched since 11.7"""
def cublasCgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasCgetrfBatched since 11.7"""
def cublasZgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasZgetrfBatched since 11.7"""
def cublasSgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasSgetriBatched since 11.7"""
def cublasDgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasDgetriBatched since 11.7"""
def cublasCgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasCgetriBatched since 11.7"""
def cublasZgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasZgetriBatched since 11.7"""
def cublasSgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasSgetrsBatched since 11.7"""
def cublasDgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasDgetrsBatched since 11.7"""
def cublasCgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasCgetrsBatched since 11.7"""
def cublasZgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int) -> None: """cublasZgetrsBatched since 11.7"""
def cublasUint8gemmBias(handle: cublasHandle_t | int | None, transa: int, transb: int, transc: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_ubyte] | int, A_bias: int, lda: int, B: _Pointer[ctypes.c_ubyte] | int, B_bias: int, ldb: int, C: _Pointer[ctypes.c_ubyte] | int, C_bias: int, ldc: int, C_mult: int, C_shift: int) -> None: """cublasUint8gemmBias since 11.7"""
def cublasXtCreate() -> cublasXtHandle_t: """cublasXtCreate since 11.7; made by the call: cublasXtHandle_t *handle"""
def cublasXtDestroy(handle: cublasXtHandle_t | int | None) -> None: """cublasXtDestroy since 11.7"""
def cublasXtGetNumBoards(nbDevices: int, deviceId: _Pointer[ctypes.c_int] | int) -> int: """cublasXtGetNumBoards since 11.7; made by the call: int *nbBoards"""
def cublasXtMaxBoards() -> int: """cublasXtMaxBoards since 11.7; made by the call: int *nbGpuBoards"""
def cublasXtDeviceSelect(handle: cublasXtHandle_t | int | None, nbDevices: int, deviceId: _Pointer[ctypes.c_int] | int) -> None: """cublasXtDeviceSelect since 11.7"""
def cublasXtSetBlockDim(handle: cublasXtHandle_t | int | None, blockDim: int) -> None: """cublasXtSetBlockDim since 11.7"""
def cublasXtGetBlockDim(handle: cublasXtHandle_t | int | None) -> int: """cublasXtGetBlockDim since 11.7; made by the call: int *blockDim"""
def cublasXtGetPinningMemMode(handle: cublasXtHandle_t | int | None) -> cublasXtPinnedMemMode_t | int: """cublasXtGetPinningMemMode since 11.7; made by the call: cublasXtPinnedMemMode_t *mode"""
def cublasXtSetPinningMemMode(handle: cublasXtHandle_t | int | None, mode: int) -> None: """cublasXtSetPinningMemMode since 11.7"""
def cublasXtSetCpuRoutine(handle: cublasXtHandle_t | int | None, blasOp: int, type: int, blasFunctor: _Writable) -> None: """cublasXtSetCpuRoutine since 11.7"""
def cublasXtSetCpuRatio(handle: cublasXtHandle_t | int | None, blasOp: int, type: int, ratio: float) -> None: """cublasXtSetCpuRatio since 11.7"""
def cublasXtSgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasXtSgemm since 11.7"""
def cublasXtDgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasXtDgemm since 11.7"""
def cublasXtCgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCgemm since 11.7"""
def cublasXtZgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZgemm since 11.7"""
def cublasXtSsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasXtSsyrk since 11.7"""
def cublasXtDsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasXtDsyrk since 11.7"""
def cublasXtCsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCsyrk since 11.7"""
def cublasXtZsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZsyrk since 11.7"""
def cublasXtCherk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCherk since 11.7"""
def cublasXtZherk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZherk since 11.7"""
def cublasXtSsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasXtSsyr2k since 11.7"""
def cublasXtDsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasXtDsyr2k since 11.7"""

class _Raw480(Raw):
    @staticmethod
    def cublasCdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZdgmm(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZdgmm_64(handle: cublasHandle_t | int | None, mode: int, m: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasDmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasCmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasZmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Ainv: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda_inv: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasSgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasDgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasCgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[runtime.float2]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasZgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, TauArray: _Pointer[ctypes._Pointer[runtime.double2]] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasSgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasDgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasCgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasZgelsBatched(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, Carray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, devInfoArray: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasStpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDtpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCtpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZtpttr(handle: cublasHandle_t | int | None, uplo: int, n: int, AP: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasStrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDtrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCtrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZtrttp(handle: cublasHandle_t | int | None, uplo: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasDgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasCgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasZgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasSgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasDgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasCgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasZgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, P: _Pointer[ctypes.c_int] | int, C: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldc: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasSgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_float]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasDgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[ctypes.c_double]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasCgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.float2]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[runtime.float2]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasZgetrsBatched(handle: cublasHandle_t | int | None, trans: int, n: int, nrhs: int, Aarray: _Pointer[ctypes._Pointer[runtime.double2]] | int, lda: int, devIpiv: _Pointer[ctypes.c_int] | int, Barray: _Pointer[ctypes._Pointer[runtime.double2]] | int, ldb: int, info: _Pointer[ctypes.c_int] | int, batchSize: int, /) -> int: ...
    @staticmethod
    def cublasUint8gemmBias(handle: cublasHandle_t | int | None, transa: int, transb: int, transc: int, m: int, n: int, k: int, A: _Pointer[ctypes.c_ubyte] | int, A_bias: int, lda: int, B: _Pointer[ctypes.c_ubyte] | int, B_bias: int, ldb: int, C: _Pointer[ctypes.c_ubyte] | int, C_bias: int, ldc: int, C_mult: int, C_shift: int, /) -> int: ...
    @staticmethod
    def cublasXtCreate(handle: _Pointer[cublasXtHandle_t] | int, /) -> int: ...
    @staticmethod
    def cublasXtDestroy(handle: cublasXtHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cublasXtGetNumBoards(nbDevices: int, deviceId: _Pointer[ctypes.c_int] | int, nbBoards: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasXtMaxBoards(nbGpuBoards: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasXtDeviceSelect(handle: cublasXtHandle_t | int | None, nbDevices: int, deviceId: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasXtSetBlockDim(handle: cublasXtHandle_t | int | None, blockDim: int, /) -> int: ...
    @staticmethod
    def cublasXtGetBlockDim(handle: cublasXtHandle_t | int | None, blockDim: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasXtGetPinningMemMode(handle: cublasXtHandle_t | int | None, mode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasXtSetPinningMemMode(handle: cublasXtHandle_t | int | None, mode: int, /) -> int: ...
    @staticmethod
    def cublasXtSetCpuRoutine(handle: cublasXtHandle_t | int | None, blasOp: int, type: int, blasFunctor: _Writable, /) -> int: ...
    @staticmethod
    def cublasXtSetCpuRatio(handle: cublasXtHandle_t | int | None, blasOp: int, type: int, ratio: float, /) -> int: ...
    @staticmethod
    def cublasXtSgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtDgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZgemm(handle: cublasXtHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtSsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtDsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZsyrk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCherk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZherk(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtSsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtDsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...

class _Api480:
    cublasCdgmm = staticmethod(_here.cublasCdgmm)
    cublasCdgmm_64 = staticmethod(_here.cublasCdgmm_64)
    cublasZdgmm = staticmethod(_here.cublasZdgmm)
    cublasZdgmm_64 = staticmethod(_here.cublasZdgmm_64)
    cublasSmatinvBatched = staticmethod(_here.cublasSmatinvBatched)
    cublasDmatinvBatched = staticmethod(_here.cublasDmatinvBatched)
    cublasCmatinvBatched = staticmethod(_here.cublasCmatinvBatched)
    cublasZmatinvBatched = staticmethod(_here.cublasZmatinvBatched)
    cublasSgeqrfBatched = staticmethod(_here.cublasSgeqrfBatched)
    cublasDgeqrfBatched = staticmethod(_here.cublasDgeqrfBatched)
    cublasCgeqrfBatched = staticmethod(_here.cublasCgeqrfBatched)
    cublasZgeqrfBatched = staticmethod(_here.cublasZgeqrfBatched)
    cublasSgelsBatched = staticmethod(_here.cublasSgelsBatched)
    cublasDgelsBatched = staticmethod(_here.cublasDgelsBatched)
    cublasCgelsBatched = staticmethod(_here.cublasCgelsBatched)
    cublasZgelsBatched = staticmethod(_here.cublasZgelsBatched)
    cublasStpttr = staticmethod(_here.cublasStpttr)
    cublasDtpttr = staticmethod(_here.cublasDtpttr)
    cublasCtpttr = staticmethod(_here.cublasCtpttr)
    cublasZtpttr = staticmethod(_here.cublasZtpttr)
    cublasStrttp = staticmethod(_here.cublasStrttp)
    cublasDtrttp = staticmethod(_here.cublasDtrttp)
    cublasCtrttp = staticmethod(_here.cublasCtrttp)
    cublasZtrttp = staticmethod(_here.cublasZtrttp)
    cublasSgetrfBatched = staticmethod(_here.cublasSgetrfBatched)
    cublasDgetrfBatched = staticmethod(_here.cublasDgetrfBatched)
    cublasCgetrfBatched = staticmethod(_here.cublasCgetrfBatched)
    cublasZgetrfBatched = staticmethod(_here.cublasZgetrfBatched)
    cublasSgetriBatched = staticmethod(_here.cublasSgetriBatched)
    cublasDgetriBatched = staticmethod(_here.cublasDgetriBatched)
    cublasCgetriBatched = staticmethod(_here.cublasCgetriBatched)
    cublasZgetriBatched = staticmethod(_here.cublasZgetriBatched)
    cublasSgetrsBatched = staticmethod(_here.cublasSgetrsBatched)
    cublasDgetrsBatched = staticmethod(_here.cublasDgetrsBatched)
    cublasCgetrsBatched = staticmethod(_here.cublasCgetrsBatched)
    cublasZgetrsBatched = staticmethod(_here.cublasZgetrsBatched)
    cublasUint8gemmBias = staticmethod(_here.cublasUint8gemmBias)
    cublasXtCreate = staticmethod(_here.cublasXtCreate)
    cublasXtDestroy = staticmethod(_here.cublasXtDestroy)
    cublasXtGetNumBoards = staticmethod(_here.cublasXtGetNumBoards)
    cublasXtMaxBoards = staticmethod(_here.cublasXtMaxBoards)
    cublasXtDeviceSelect = staticmethod(_here.cublasXtDeviceSelect)
    cublasXtSetBlockDim = staticmethod(_here.cublasXtSetBlockDim)
    cublasXtGetBlockDim = staticmethod(_here.cublasXtGetBlockDim)
    cublasXtGetPinningMemMode = staticmethod(_here.cublasXtGetPinningMemMode)
    cublasXtSetPinningMemMode = staticmethod(_here.cublasXtSetPinningMemMode)
    cublasXtSetCpuRoutine = staticmethod(_here.cublasXtSetCpuRoutine)
    cublasXtSetCpuRatio = staticmethod(_here.cublasXtSetCpuRatio)
    cublasXtSgemm = staticmethod(_here.cublasXtSgemm)
    cublasXtDgemm = staticmethod(_here.cublasXtDgemm)
    cublasXtCgemm = staticmethod(_here.cublasXtCgemm)
    cublasXtZgemm = staticmethod(_here.cublasXtZgemm)
    cublasXtSsyrk = staticmethod(_here.cublasXtSsyrk)
    cublasXtDsyrk = staticmethod(_here.cublasXtDsyrk)
    cublasXtCsyrk = staticmethod(_here.cublasXtCsyrk)
    cublasXtZsyrk = staticmethod(_here.cublasXtZsyrk)
    cublasXtCherk = staticmethod(_here.cublasXtCherk)
    cublasXtZherk = staticmethod(_here.cublasXtZherk)
    cublasXtSsyr2k = staticmethod(_here.cublasXtSsyr2k)
    cublasXtDsyr2k = staticmethod(_here.cublasXtDsyr2k)

def cublasXtCsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCsyr2k since 11.7"""
def cublasXtZsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZsyr2k since 11.7"""
def cublasXtCherkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCherkx since 11.7"""
def cublasXtZherkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZherkx since 11.7"""
def cublasXtStrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int) -> None: """cublasXtStrsm since 11.7"""
def cublasXtDtrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int) -> None: """cublasXtDtrsm since 11.7"""
def cublasXtCtrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int) -> None: """cublasXtCtrsm since 11.7"""
def cublasXtZtrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int) -> None: """cublasXtZtrsm since 11.7"""
def cublasXtSsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasXtSsymm since 11.7"""
def cublasXtDsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasXtDsymm since 11.7"""
def cublasXtCsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCsymm since 11.7"""
def cublasXtZsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZsymm since 11.7"""
def cublasXtChemm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtChemm since 11.7"""
def cublasXtZhemm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZhemm since 11.7"""
def cublasXtSsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasXtSsyrkx since 11.7"""
def cublasXtDsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasXtDsyrkx since 11.7"""
def cublasXtCsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCsyrkx since 11.7"""
def cublasXtZsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZsyrkx since 11.7"""
def cublasXtCher2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCher2k since 11.7"""
def cublasXtZher2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZher2k since 11.7"""
def cublasXtSspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasXtSspmm since 11.7"""
def cublasXtDspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasXtDspmm since 11.7"""
def cublasXtCspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCspmm since 11.7"""
def cublasXtZspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZspmm since 11.7"""
def cublasXtStrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasXtStrmm since 11.7"""
def cublasXtDtrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasXtDtrmm since 11.7"""
def cublasXtCtrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasXtCtrmm since 11.7"""
def cublasXtZtrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasXtZtrmm since 11.7"""
def cublasCreate() -> cublasHandle_t: """cublasCreate_v2 since 11.7; made by the call: cublasHandle_t *handle"""
def cublasDestroy(handle: cublasHandle_t | int | None) -> None: """cublasDestroy_v2 since 11.7"""
def cublasGetVersion(handle: cublasHandle_t | int | None) -> int: """cublasGetVersion_v2 since 11.7; made by the call: int *version"""
def cublasSetWorkspace(handle: cublasHandle_t | int | None, workspace: _Writable, workspaceSizeInBytes: int) -> None: """cublasSetWorkspace_v2 since 11.7"""
def cublasSetStream(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: """cublasSetStream_v2 since 11.7"""
def cublasGetStream(handle: cublasHandle_t | int | None) -> driver.CUstream: """cublasGetStream_v2 since 11.7; made by the call: cudaStream_t *streamId"""
def cublasGetPointerMode(handle: cublasHandle_t | int | None) -> cublasPointerMode_t | int: """cublasGetPointerMode_v2 since 11.7; made by the call: cublasPointerMode_t *mode"""
def cublasSetPointerMode(handle: cublasHandle_t | int | None, mode: int) -> None: """cublasSetPointerMode_v2 since 11.7"""
def cublasSnrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSnrm2_v2 since 11.7"""
def cublasDnrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDnrm2_v2 since 11.7"""
def cublasScnrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScnrm2_v2 since 11.7"""
def cublasDznrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDznrm2_v2 since 11.7"""
def cublasSdot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSdot_v2 since 11.7"""
def cublasDdot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDdot_v2 since 11.7"""
def cublasCdotu(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotu_v2 since 11.7"""
def cublasCdotc(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotc_v2 since 11.7"""
def cublasZdotu(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotu_v2 since 11.7"""
def cublasZdotc(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotc_v2 since 11.7"""
def cublasSscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasSscal_v2 since 11.7"""
def cublasDscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDscal_v2 since 11.7"""
def cublasCscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCscal_v2 since 11.7"""
def cublasCsscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCsscal_v2 since 11.7"""
def cublasZscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZscal_v2 since 11.7"""
def cublasZdscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZdscal_v2 since 11.7"""
def cublasSaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSaxpy_v2 since 11.7"""
def cublasDaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDaxpy_v2 since 11.7"""
def cublasCaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCaxpy_v2 since 11.7"""
def cublasZaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZaxpy_v2 since 11.7"""
def cublasScopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasScopy_v2 since 11.7"""
def cublasDcopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDcopy_v2 since 11.7"""
def cublasCcopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCcopy_v2 since 11.7"""
def cublasZcopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZcopy_v2 since 11.7"""

class _Raw540(Raw):
    @staticmethod
    def cublasXtCsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZsyr2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCherkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZherkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtStrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasXtDtrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasXtCtrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasXtZtrsm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasXtSsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtDsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZsymm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtChemm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZhemm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtSsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtDsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZsyrkx(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCher2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZher2k(handle: cublasXtHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtSspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtDspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZspmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtStrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtDtrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtCtrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasXtZtrmm(handle: cublasXtHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCreate(handle: _Pointer[cublasHandle_t] | int, /) -> int: ...
    @staticmethod
    def cublasDestroy(handle: cublasHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cublasGetVersion(handle: cublasHandle_t | int | None, version: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasSetWorkspace(handle: cublasHandle_t | int | None, workspace: _Writable, workspaceSizeInBytes: int, /) -> int: ...
    @staticmethod
    def cublasSetStream(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cublasGetStream(handle: cublasHandle_t | int | None, streamId: _Pointer[driver.CUstream] | int, /) -> int: ...
    @staticmethod
    def cublasGetPointerMode(handle: cublasHandle_t | int | None, mode: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cublasSetPointerMode(handle: cublasHandle_t | int | None, mode: int, /) -> int: ...
    @staticmethod
    def cublasSnrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDnrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasScnrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDznrm2(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSdot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDdot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCdotu(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCdotc(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotu(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotc(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCsscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZdscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasSaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasScopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDcopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCcopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZcopy(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...

class _Api540:
    cublasXtCsyr2k = staticmethod(_here.cublasXtCsyr2k)
    cublasXtZsyr2k = staticmethod(_here.cublasXtZsyr2k)
    cublasXtCherkx = staticmethod(_here.cublasXtCherkx)
    cublasXtZherkx = staticmethod(_here.cublasXtZherkx)
    cublasXtStrsm = staticmethod(_here.cublasXtStrsm)
    cublasXtDtrsm = staticmethod(_here.cublasXtDtrsm)
    cublasXtCtrsm = staticmethod(_here.cublasXtCtrsm)
    cublasXtZtrsm = staticmethod(_here.cublasXtZtrsm)
    cublasXtSsymm = staticmethod(_here.cublasXtSsymm)
    cublasXtDsymm = staticmethod(_here.cublasXtDsymm)
    cublasXtCsymm = staticmethod(_here.cublasXtCsymm)
    cublasXtZsymm = staticmethod(_here.cublasXtZsymm)
    cublasXtChemm = staticmethod(_here.cublasXtChemm)
    cublasXtZhemm = staticmethod(_here.cublasXtZhemm)
    cublasXtSsyrkx = staticmethod(_here.cublasXtSsyrkx)
    cublasXtDsyrkx = staticmethod(_here.cublasXtDsyrkx)
    cublasXtCsyrkx = staticmethod(_here.cublasXtCsyrkx)
    cublasXtZsyrkx = staticmethod(_here.cublasXtZsyrkx)
    cublasXtCher2k = staticmethod(_here.cublasXtCher2k)
    cublasXtZher2k = staticmethod(_here.cublasXtZher2k)
    cublasXtSspmm = staticmethod(_here.cublasXtSspmm)
    cublasXtDspmm = staticmethod(_here.cublasXtDspmm)
    cublasXtCspmm = staticmethod(_here.cublasXtCspmm)
    cublasXtZspmm = staticmethod(_here.cublasXtZspmm)
    cublasXtStrmm = staticmethod(_here.cublasXtStrmm)
    cublasXtDtrmm = staticmethod(_here.cublasXtDtrmm)
    cublasXtCtrmm = staticmethod(_here.cublasXtCtrmm)
    cublasXtZtrmm = staticmethod(_here.cublasXtZtrmm)
    cublasCreate = staticmethod(_here.cublasCreate)
    cublasDestroy = staticmethod(_here.cublasDestroy)
    cublasGetVersion = staticmethod(_here.cublasGetVersion)
    cublasSetWorkspace = staticmethod(_here.cublasSetWorkspace)
    cublasSetStream = staticmethod(_here.cublasSetStream)
    cublasGetStream = staticmethod(_here.cublasGetStream)
    cublasGetPointerMode = staticmethod(_here.cublasGetPointerMode)
    cublasSetPointerMode = staticmethod(_here.cublasSetPointerMode)
    cublasSnrm2 = staticmethod(_here.cublasSnrm2)
    cublasDnrm2 = staticmethod(_here.cublasDnrm2)
    cublasScnrm2 = staticmethod(_here.cublasScnrm2)
    cublasDznrm2 = staticmethod(_here.cublasDznrm2)
    cublasSdot = staticmethod(_here.cublasSdot)
    cublasDdot = staticmethod(_here.cublasDdot)
    cublasCdotu = staticmethod(_here.cublasCdotu)
    cublasCdotc = staticmethod(_here.cublasCdotc)
    cublasZdotu = staticmethod(_here.cublasZdotu)
    cublasZdotc = staticmethod(_here.cublasZdotc)
    cublasSscal = staticmethod(_here.cublasSscal)
    cublasDscal = staticmethod(_here.cublasDscal)
    cublasCscal = staticmethod(_here.cublasCscal)
    cublasCsscal = staticmethod(_here.cublasCsscal)
    cublasZscal = staticmethod(_here.cublasZscal)
    cublasZdscal = staticmethod(_here.cublasZdscal)
    cublasSaxpy = staticmethod(_here.cublasSaxpy)
    cublasDaxpy = staticmethod(_here.cublasDaxpy)
    cublasCaxpy = staticmethod(_here.cublasCaxpy)
    cublasZaxpy = staticmethod(_here.cublasZaxpy)
    cublasScopy = staticmethod(_here.cublasScopy)
    cublasDcopy = staticmethod(_here.cublasDcopy)
    cublasCcopy = staticmethod(_here.cublasCcopy)
    cublasZcopy = staticmethod(_here.cublasZcopy)

def cublasSswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSswap_v2 since 11.7"""
def cublasDswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDswap_v2 since 11.7"""
def cublasCswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCswap_v2 since 11.7"""
def cublasZswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZswap_v2 since 11.7"""
def cublasIsamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIsamax_v2 since 11.7"""
def cublasIdamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIdamax_v2 since 11.7"""
def cublasIcamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIcamax_v2 since 11.7"""
def cublasIzamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIzamax_v2 since 11.7"""
def cublasIsamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIsamin_v2 since 11.7"""
def cublasIdamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIdamin_v2 since 11.7"""
def cublasIcamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIcamin_v2 since 11.7"""
def cublasIzamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int) -> None: """cublasIzamin_v2 since 11.7"""
def cublasSasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSasum_v2 since 11.7"""
def cublasDasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDasum_v2 since 11.7"""
def cublasScasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScasum_v2 since 11.7"""
def cublasDzasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDzasum_v2 since 11.7"""
def cublasSrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasSrot_v2 since 11.7"""
def cublasDrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasDrot_v2 since 11.7"""
def cublasCrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int) -> None: """cublasCrot_v2 since 11.7"""
def cublasCsrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasCsrot_v2 since 11.7"""
def cublasZrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int) -> None: """cublasZrot_v2 since 11.7"""
def cublasZdrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasZdrot_v2 since 11.7"""
def cublasSrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int, b: _Pointer[ctypes.c_float] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotg_v2 since 11.7"""
def cublasDrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int, b: _Pointer[ctypes.c_double] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotg_v2 since 11.7"""
def cublasCrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int, b: _Pointer[runtime.float2] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int) -> None: """cublasCrotg_v2 since 11.7"""
def cublasZrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int, b: _Pointer[runtime.double2] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int) -> None: """cublasZrotg_v2 since 11.7"""
def cublasSrotm(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotm_v2 since 11.7"""
def cublasDrotm(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotm_v2 since 11.7"""
def cublasSrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int, d2: _Pointer[ctypes.c_float] | int, x1: _Pointer[ctypes.c_float] | int, y1: _Pointer[ctypes.c_float] | int, param: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotmg_v2 since 11.7"""
def cublasDrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int, d2: _Pointer[ctypes.c_double] | int, x1: _Pointer[ctypes.c_double] | int, y1: _Pointer[ctypes.c_double] | int, param: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotmg_v2 since 11.7"""
def cublasSgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgemv_v2 since 11.7"""
def cublasDgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgemv_v2 since 11.7"""
def cublasCgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgemv_v2 since 11.7"""
def cublasZgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgemv_v2 since 11.7"""
def cublasSgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgbmv_v2 since 11.7"""
def cublasDgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgbmv_v2 since 11.7"""
def cublasCgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgbmv_v2 since 11.7"""
def cublasZgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgbmv_v2 since 11.7"""
def cublasStrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrmv_v2 since 11.7"""
def cublasDtrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrmv_v2 since 11.7"""
def cublasCtrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrmv_v2 since 11.7"""
def cublasZtrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrmv_v2 since 11.7"""
def cublasStbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbmv_v2 since 11.7"""
def cublasDtbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbmv_v2 since 11.7"""
def cublasCtbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbmv_v2 since 11.7"""
def cublasZtbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbmv_v2 since 11.7"""
def cublasStpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpmv_v2 since 11.7"""
def cublasDtpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpmv_v2 since 11.7"""
def cublasCtpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpmv_v2 since 11.7"""
def cublasZtpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpmv_v2 since 11.7"""
def cublasStrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrsv_v2 since 11.7"""
def cublasDtrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrsv_v2 since 11.7"""
def cublasCtrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrsv_v2 since 11.7"""
def cublasZtrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrsv_v2 since 11.7"""
def cublasStpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpsv_v2 since 11.7"""
def cublasDtpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpsv_v2 since 11.7"""
def cublasCtpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpsv_v2 since 11.7"""
def cublasZtpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpsv_v2 since 11.7"""
def cublasStbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbsv_v2 since 11.7"""
def cublasDtbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbsv_v2 since 11.7"""

class _Raw600(Raw):
    @staticmethod
    def cublasSswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZswap(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasIsamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIdamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIcamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIzamax(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIsamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIdamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIcamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasIzamin(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cublasSasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasScasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDzasum(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCsrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasZrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdrot(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int, b: _Pointer[ctypes.c_float] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int, b: _Pointer[ctypes.c_double] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int, b: _Pointer[runtime.float2] | int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int, b: _Pointer[runtime.double2] | int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSrotm(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrotm(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int, d2: _Pointer[ctypes.c_float] | int, x1: _Pointer[ctypes.c_float] | int, y1: _Pointer[ctypes.c_float] | int, param: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int, d2: _Pointer[ctypes.c_double] | int, x1: _Pointer[ctypes.c_double] | int, y1: _Pointer[ctypes.c_double] | int, param: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgemv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgbmv(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasStrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtbmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpmv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...

class _Api600:
    cublasSswap = staticmethod(_here.cublasSswap)
    cublasDswap = staticmethod(_here.cublasDswap)
    cublasCswap = staticmethod(_here.cublasCswap)
    cublasZswap = staticmethod(_here.cublasZswap)
    cublasIsamax = staticmethod(_here.cublasIsamax)
    cublasIdamax = staticmethod(_here.cublasIdamax)
    cublasIcamax = staticmethod(_here.cublasIcamax)
    cublasIzamax = staticmethod(_here.cublasIzamax)
    cublasIsamin = staticmethod(_here.cublasIsamin)
    cublasIdamin = staticmethod(_here.cublasIdamin)
    cublasIcamin = staticmethod(_here.cublasIcamin)
    cublasIzamin = staticmethod(_here.cublasIzamin)
    cublasSasum = staticmethod(_here.cublasSasum)
    cublasDasum = staticmethod(_here.cublasDasum)
    cublasScasum = staticmethod(_here.cublasScasum)
    cublasDzasum = staticmethod(_here.cublasDzasum)
    cublasSrot = staticmethod(_here.cublasSrot)
    cublasDrot = staticmethod(_here.cublasDrot)
    cublasCrot = staticmethod(_here.cublasCrot)
    cublasCsrot = staticmethod(_here.cublasCsrot)
    cublasZrot = staticmethod(_here.cublasZrot)
    cublasZdrot = staticmethod(_here.cublasZdrot)
    cublasSrotg = staticmethod(_here.cublasSrotg)
    cublasDrotg = staticmethod(_here.cublasDrotg)
    cublasCrotg = staticmethod(_here.cublasCrotg)
    cublasZrotg = staticmethod(_here.cublasZrotg)
    cublasSrotm = staticmethod(_here.cublasSrotm)
    cublasDrotm = staticmethod(_here.cublasDrotm)
    cublasSrotmg = staticmethod(_here.cublasSrotmg)
    cublasDrotmg = staticmethod(_here.cublasDrotmg)
    cublasSgemv = staticmethod(_here.cublasSgemv)
    cublasDgemv = staticmethod(_here.cublasDgemv)
    cublasCgemv = staticmethod(_here.cublasCgemv)
    cublasZgemv = staticmethod(_here.cublasZgemv)
    cublasSgbmv = staticmethod(_here.cublasSgbmv)
    cublasDgbmv = staticmethod(_here.cublasDgbmv)
    cublasCgbmv = staticmethod(_here.cublasCgbmv)
    cublasZgbmv = staticmethod(_here.cublasZgbmv)
    cublasStrmv = staticmethod(_here.cublasStrmv)
    cublasDtrmv = staticmethod(_here.cublasDtrmv)
    cublasCtrmv = staticmethod(_here.cublasCtrmv)
    cublasZtrmv = staticmethod(_here.cublasZtrmv)
    cublasStbmv = staticmethod(_here.cublasStbmv)
    cublasDtbmv = staticmethod(_here.cublasDtbmv)
    cublasCtbmv = staticmethod(_here.cublasCtbmv)
    cublasZtbmv = staticmethod(_here.cublasZtbmv)
    cublasStpmv = staticmethod(_here.cublasStpmv)
    cublasDtpmv = staticmethod(_here.cublasDtpmv)
    cublasCtpmv = staticmethod(_here.cublasCtpmv)
    cublasZtpmv = staticmethod(_here.cublasZtpmv)
    cublasStrsv = staticmethod(_here.cublasStrsv)
    cublasDtrsv = staticmethod(_here.cublasDtrsv)
    cublasCtrsv = staticmethod(_here.cublasCtrsv)
    cublasZtrsv = staticmethod(_here.cublasZtrsv)
    cublasStpsv = staticmethod(_here.cublasStpsv)
    cublasDtpsv = staticmethod(_here.cublasDtpsv)
    cublasCtpsv = staticmethod(_here.cublasCtpsv)
    cublasZtpsv = staticmethod(_here.cublasZtpsv)
    cublasStbsv = staticmethod(_here.cublasStbsv)
    cublasDtbsv = staticmethod(_here.cublasDtbsv)

def cublasCtbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbsv_v2 since 11.7"""
def cublasZtbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbsv_v2 since 11.7"""
def cublasSsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsymv_v2 since 11.7"""
def cublasDsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsymv_v2 since 11.7"""
def cublasCsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCsymv_v2 since 11.7"""
def cublasZsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZsymv_v2 since 11.7"""
def cublasChemv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChemv_v2 since 11.7"""
def cublasZhemv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhemv_v2 since 11.7"""
def cublasSsbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsbmv_v2 since 11.7"""
def cublasDsbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsbmv_v2 since 11.7"""
def cublasChbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChbmv_v2 since 11.7"""
def cublasZhbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhbmv_v2 since 11.7"""
def cublasSspmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSspmv_v2 since 11.7"""
def cublasDspmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDspmv_v2 since 11.7"""
def cublasChpmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChpmv_v2 since 11.7"""
def cublasZhpmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhpmv_v2 since 11.7"""
def cublasSger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSger_v2 since 11.7"""
def cublasDger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDger_v2 since 11.7"""
def cublasCgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgeru_v2 since 11.7"""
def cublasCgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgerc_v2 since 11.7"""
def cublasZgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgeru_v2 since 11.7"""
def cublasZgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgerc_v2 since 11.7"""
def cublasSsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr_v2 since 11.7"""
def cublasDsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr_v2 since 11.7"""
def cublasCsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr_v2 since 11.7"""
def cublasZsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr_v2 since 11.7"""
def cublasCher(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher_v2 since 11.7"""
def cublasZher(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher_v2 since 11.7"""
def cublasSspr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr_v2 since 11.7"""
def cublasDspr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr_v2 since 11.7"""
def cublasChpr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr_v2 since 11.7"""
def cublasZhpr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr_v2 since 11.7"""
def cublasSsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr2_v2 since 11.7"""
def cublasDsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr2_v2 since 11.7"""
def cublasCsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr2_v2 since 11.7"""
def cublasZsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr2_v2 since 11.7"""
def cublasCher2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher2_v2 since 11.7"""
def cublasZher2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher2_v2 since 11.7"""
def cublasSspr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr2_v2 since 11.7"""
def cublasDspr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr2_v2 since 11.7"""
def cublasChpr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr2_v2 since 11.7"""
def cublasZhpr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr2_v2 since 11.7"""
def cublasSgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSgemm_v2 since 11.7"""
def cublasDgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDgemm_v2 since 11.7"""
def cublasCgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgemm_v2 since 11.7"""
def cublasZgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgemm_v2 since 11.7"""
def cublasSsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyrk_v2 since 11.7"""
def cublasDsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyrk_v2 since 11.7"""
def cublasCsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyrk_v2 since 11.7"""
def cublasZsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyrk_v2 since 11.7"""
def cublasCherk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCherk_v2 since 11.7"""
def cublasZherk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZherk_v2 since 11.7"""
def cublasSsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyr2k_v2 since 11.7"""
def cublasDsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyr2k_v2 since 11.7"""
def cublasCsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyr2k_v2 since 11.7"""
def cublasZsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyr2k_v2 since 11.7"""
def cublasCher2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCher2k_v2 since 11.7"""
def cublasZher2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZher2k_v2 since 11.7"""
def cublasSsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsymm_v2 since 11.7"""
def cublasDsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsymm_v2 since 11.7"""

class _Raw660(Raw):
    @staticmethod
    def cublasCtbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtbsv(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasSsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZsymv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChemv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhemv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSsbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhbmv(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSspmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDspmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChpmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhpmv(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSspr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDspr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasChpr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZhpr(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSspr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDspr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasChpr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZhpr2(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgemm(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyrk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZherk(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCher2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZher2k(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...

class _Api660:
    cublasCtbsv = staticmethod(_here.cublasCtbsv)
    cublasZtbsv = staticmethod(_here.cublasZtbsv)
    cublasSsymv = staticmethod(_here.cublasSsymv)
    cublasDsymv = staticmethod(_here.cublasDsymv)
    cublasCsymv = staticmethod(_here.cublasCsymv)
    cublasZsymv = staticmethod(_here.cublasZsymv)
    cublasChemv = staticmethod(_here.cublasChemv)
    cublasZhemv = staticmethod(_here.cublasZhemv)
    cublasSsbmv = staticmethod(_here.cublasSsbmv)
    cublasDsbmv = staticmethod(_here.cublasDsbmv)
    cublasChbmv = staticmethod(_here.cublasChbmv)
    cublasZhbmv = staticmethod(_here.cublasZhbmv)
    cublasSspmv = staticmethod(_here.cublasSspmv)
    cublasDspmv = staticmethod(_here.cublasDspmv)
    cublasChpmv = staticmethod(_here.cublasChpmv)
    cublasZhpmv = staticmethod(_here.cublasZhpmv)
    cublasSger = staticmethod(_here.cublasSger)
    cublasDger = staticmethod(_here.cublasDger)
    cublasCgeru = staticmethod(_here.cublasCgeru)
    cublasCgerc = staticmethod(_here.cublasCgerc)
    cublasZgeru = staticmethod(_here.cublasZgeru)
    cublasZgerc = staticmethod(_here.cublasZgerc)
    cublasSsyr = staticmethod(_here.cublasSsyr)
    cublasDsyr = staticmethod(_here.cublasDsyr)
    cublasCsyr = staticmethod(_here.cublasCsyr)
    cublasZsyr = staticmethod(_here.cublasZsyr)
    cublasCher = staticmethod(_here.cublasCher)
    cublasZher = staticmethod(_here.cublasZher)
    cublasSspr = staticmethod(_here.cublasSspr)
    cublasDspr = staticmethod(_here.cublasDspr)
    cublasChpr = staticmethod(_here.cublasChpr)
    cublasZhpr = staticmethod(_here.cublasZhpr)
    cublasSsyr2 = staticmethod(_here.cublasSsyr2)
    cublasDsyr2 = staticmethod(_here.cublasDsyr2)
    cublasCsyr2 = staticmethod(_here.cublasCsyr2)
    cublasZsyr2 = staticmethod(_here.cublasZsyr2)
    cublasCher2 = staticmethod(_here.cublasCher2)
    cublasZher2 = staticmethod(_here.cublasZher2)
    cublasSspr2 = staticmethod(_here.cublasSspr2)
    cublasDspr2 = staticmethod(_here.cublasDspr2)
    cublasChpr2 = staticmethod(_here.cublasChpr2)
    cublasZhpr2 = staticmethod(_here.cublasZhpr2)
    cublasSgemm = staticmethod(_here.cublasSgemm)
    cublasDgemm = staticmethod(_here.cublasDgemm)
    cublasCgemm = staticmethod(_here.cublasCgemm)
    cublasZgemm = staticmethod(_here.cublasZgemm)
    cublasSsyrk = staticmethod(_here.cublasSsyrk)
    cublasDsyrk = staticmethod(_here.cublasDsyrk)
    cublasCsyrk = staticmethod(_here.cublasCsyrk)
    cublasZsyrk = staticmethod(_here.cublasZsyrk)
    cublasCherk = staticmethod(_here.cublasCherk)
    cublasZherk = staticmethod(_here.cublasZherk)
    cublasSsyr2k = staticmethod(_here.cublasSsyr2k)
    cublasDsyr2k = staticmethod(_here.cublasDsyr2k)
    cublasCsyr2k = staticmethod(_here.cublasCsyr2k)
    cublasZsyr2k = staticmethod(_here.cublasZsyr2k)
    cublasCher2k = staticmethod(_here.cublasCher2k)
    cublasZher2k = staticmethod(_here.cublasZher2k)
    cublasSsymm = staticmethod(_here.cublasSsymm)
    cublasDsymm = staticmethod(_here.cublasDsymm)

def cublasCsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsymm_v2 since 11.7"""
def cublasZsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsymm_v2 since 11.7"""
def cublasChemm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasChemm_v2 since 11.7"""
def cublasZhemm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZhemm_v2 since 11.7"""
def cublasStrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int) -> None: """cublasStrsm_v2 since 11.7"""
def cublasDtrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int) -> None: """cublasDtrsm_v2 since 11.7"""
def cublasCtrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int) -> None: """cublasCtrsm_v2 since 11.7"""
def cublasZtrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int) -> None: """cublasZtrsm_v2 since 11.7"""
def cublasStrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasStrmm_v2 since 11.7"""
def cublasDtrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDtrmm_v2 since 11.7"""
def cublasCtrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCtrmm_v2 since 11.7"""
def cublasZtrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZtrmm_v2 since 11.7"""
def cublasSnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSnrm2_v2_64 since 12.0"""
def cublasDnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDnrm2_v2_64 since 12.0"""
def cublasScnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScnrm2_v2_64 since 12.0"""
def cublasDznrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDznrm2_v2_64 since 12.0"""
def cublasSdot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSdot_v2_64 since 12.0"""
def cublasDdot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDdot_v2_64 since 12.0"""
def cublasCdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotu_v2_64 since 12.0"""
def cublasCdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int) -> None: """cublasCdotc_v2_64 since 12.0"""
def cublasZdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotu_v2_64 since 12.0"""
def cublasZdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int) -> None: """cublasZdotc_v2_64 since 12.0"""
def cublasSscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasSscal_v2_64 since 12.0"""
def cublasDscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDscal_v2_64 since 12.0"""
def cublasCscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCscal_v2_64 since 12.0"""
def cublasCsscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCsscal_v2_64 since 12.0"""
def cublasZscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZscal_v2_64 since 12.0"""
def cublasZdscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZdscal_v2_64 since 12.0"""
def cublasSaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSaxpy_v2_64 since 12.0"""
def cublasDaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDaxpy_v2_64 since 12.0"""
def cublasCaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCaxpy_v2_64 since 12.0"""
def cublasZaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZaxpy_v2_64 since 12.0"""
def cublasScopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasScopy_v2_64 since 12.0"""
def cublasDcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDcopy_v2_64 since 12.0"""
def cublasCcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCcopy_v2_64 since 12.0"""
def cublasZcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZcopy_v2_64 since 12.0"""
def cublasSswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSswap_v2_64 since 12.0"""
def cublasDswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDswap_v2_64 since 12.0"""
def cublasCswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCswap_v2_64 since 12.0"""
def cublasZswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZswap_v2_64 since 12.0"""
def cublasIsamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIsamax_v2_64 since 12.0"""
def cublasIdamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIdamax_v2_64 since 12.0"""
def cublasIcamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIcamax_v2_64 since 12.0"""
def cublasIzamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIzamax_v2_64 since 12.0"""
def cublasIsamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIsamin_v2_64 since 12.0"""
def cublasIdamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIdamin_v2_64 since 12.0"""
def cublasIcamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIcamin_v2_64 since 12.0"""
def cublasIzamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int) -> None: """cublasIzamin_v2_64 since 12.0"""
def cublasSasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasSasum_v2_64 since 12.0"""
def cublasDasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDasum_v2_64 since 12.0"""
def cublasScasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int) -> None: """cublasScasum_v2_64 since 12.0"""
def cublasDzasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int) -> None: """cublasDzasum_v2_64 since 12.0"""
def cublasSrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasSrot_v2_64 since 12.0"""
def cublasDrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasDrot_v2_64 since 12.0"""
def cublasCrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int) -> None: """cublasCrot_v2_64 since 12.0"""
def cublasCsrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int) -> None: """cublasCsrot_v2_64 since 12.0"""
def cublasZrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int) -> None: """cublasZrot_v2_64 since 12.0"""
def cublasZdrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int) -> None: """cublasZdrot_v2_64 since 12.0"""
def cublasSrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int) -> None: """cublasSrotm_v2_64 since 12.0"""
def cublasDrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int) -> None: """cublasDrotm_v2_64 since 12.0"""

class _Raw720(Raw):
    @staticmethod
    def cublasCsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsymm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasChemm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZhemm(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasStrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasDtrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasCtrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasZtrsm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasStrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDtrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCtrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZtrmm(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasScnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDznrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSdot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDdot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, result: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, result: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCsscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZdscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasSaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasScopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZswap_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasIsamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIdamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIcamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIzamax_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIsamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIdamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIcamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasIzamin_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cublasSasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasScasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, result: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDzasum_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, result: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasCrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasCsrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, c: _Pointer[ctypes.c_float] | int, s: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasZrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasZdrot_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, c: _Pointer[ctypes.c_double] | int, s: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasSrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, param: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, param: _Pointer[ctypes.c_double] | int, /) -> int: ...

class _Api720:
    cublasCsymm = staticmethod(_here.cublasCsymm)
    cublasZsymm = staticmethod(_here.cublasZsymm)
    cublasChemm = staticmethod(_here.cublasChemm)
    cublasZhemm = staticmethod(_here.cublasZhemm)
    cublasStrsm = staticmethod(_here.cublasStrsm)
    cublasDtrsm = staticmethod(_here.cublasDtrsm)
    cublasCtrsm = staticmethod(_here.cublasCtrsm)
    cublasZtrsm = staticmethod(_here.cublasZtrsm)
    cublasStrmm = staticmethod(_here.cublasStrmm)
    cublasDtrmm = staticmethod(_here.cublasDtrmm)
    cublasCtrmm = staticmethod(_here.cublasCtrmm)
    cublasZtrmm = staticmethod(_here.cublasZtrmm)
    cublasSnrm2_64 = staticmethod(_here.cublasSnrm2_64)
    cublasDnrm2_64 = staticmethod(_here.cublasDnrm2_64)
    cublasScnrm2_64 = staticmethod(_here.cublasScnrm2_64)
    cublasDznrm2_64 = staticmethod(_here.cublasDznrm2_64)
    cublasSdot_64 = staticmethod(_here.cublasSdot_64)
    cublasDdot_64 = staticmethod(_here.cublasDdot_64)
    cublasCdotu_64 = staticmethod(_here.cublasCdotu_64)
    cublasCdotc_64 = staticmethod(_here.cublasCdotc_64)
    cublasZdotu_64 = staticmethod(_here.cublasZdotu_64)
    cublasZdotc_64 = staticmethod(_here.cublasZdotc_64)
    cublasSscal_64 = staticmethod(_here.cublasSscal_64)
    cublasDscal_64 = staticmethod(_here.cublasDscal_64)
    cublasCscal_64 = staticmethod(_here.cublasCscal_64)
    cublasCsscal_64 = staticmethod(_here.cublasCsscal_64)
    cublasZscal_64 = staticmethod(_here.cublasZscal_64)
    cublasZdscal_64 = staticmethod(_here.cublasZdscal_64)
    cublasSaxpy_64 = staticmethod(_here.cublasSaxpy_64)
    cublasDaxpy_64 = staticmethod(_here.cublasDaxpy_64)
    cublasCaxpy_64 = staticmethod(_here.cublasCaxpy_64)
    cublasZaxpy_64 = staticmethod(_here.cublasZaxpy_64)
    cublasScopy_64 = staticmethod(_here.cublasScopy_64)
    cublasDcopy_64 = staticmethod(_here.cublasDcopy_64)
    cublasCcopy_64 = staticmethod(_here.cublasCcopy_64)
    cublasZcopy_64 = staticmethod(_here.cublasZcopy_64)
    cublasSswap_64 = staticmethod(_here.cublasSswap_64)
    cublasDswap_64 = staticmethod(_here.cublasDswap_64)
    cublasCswap_64 = staticmethod(_here.cublasCswap_64)
    cublasZswap_64 = staticmethod(_here.cublasZswap_64)
    cublasIsamax_64 = staticmethod(_here.cublasIsamax_64)
    cublasIdamax_64 = staticmethod(_here.cublasIdamax_64)
    cublasIcamax_64 = staticmethod(_here.cublasIcamax_64)
    cublasIzamax_64 = staticmethod(_here.cublasIzamax_64)
    cublasIsamin_64 = staticmethod(_here.cublasIsamin_64)
    cublasIdamin_64 = staticmethod(_here.cublasIdamin_64)
    cublasIcamin_64 = staticmethod(_here.cublasIcamin_64)
    cublasIzamin_64 = staticmethod(_here.cublasIzamin_64)
    cublasSasum_64 = staticmethod(_here.cublasSasum_64)
    cublasDasum_64 = staticmethod(_here.cublasDasum_64)
    cublasScasum_64 = staticmethod(_here.cublasScasum_64)
    cublasDzasum_64 = staticmethod(_here.cublasDzasum_64)
    cublasSrot_64 = staticmethod(_here.cublasSrot_64)
    cublasDrot_64 = staticmethod(_here.cublasDrot_64)
    cublasCrot_64 = staticmethod(_here.cublasCrot_64)
    cublasCsrot_64 = staticmethod(_here.cublasCsrot_64)
    cublasZrot_64 = staticmethod(_here.cublasZrot_64)
    cublasZdrot_64 = staticmethod(_here.cublasZdrot_64)
    cublasSrotm_64 = staticmethod(_here.cublasSrotm_64)
    cublasDrotm_64 = staticmethod(_here.cublasDrotm_64)

def cublasSgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgemv_v2_64 since 12.0"""
def cublasDgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgemv_v2_64 since 12.0"""
def cublasCgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgemv_v2_64 since 12.0"""
def cublasZgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgemv_v2_64 since 12.0"""
def cublasSgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSgbmv_v2_64 since 12.0"""
def cublasDgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDgbmv_v2_64 since 12.0"""
def cublasCgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCgbmv_v2_64 since 12.0"""
def cublasZgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZgbmv_v2_64 since 12.0"""
def cublasStrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrmv_v2_64 since 12.0"""
def cublasDtrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrmv_v2_64 since 12.0"""
def cublasCtrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrmv_v2_64 since 12.0"""
def cublasZtrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrmv_v2_64 since 12.0"""
def cublasStbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbmv_v2_64 since 12.0"""
def cublasDtbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbmv_v2_64 since 12.0"""
def cublasCtbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbmv_v2_64 since 12.0"""
def cublasZtbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbmv_v2_64 since 12.0"""
def cublasStpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpmv_v2_64 since 12.0"""
def cublasDtpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpmv_v2_64 since 12.0"""
def cublasCtpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpmv_v2_64 since 12.0"""
def cublasZtpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpmv_v2_64 since 12.0"""
def cublasStrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStrsv_v2_64 since 12.0"""
def cublasDtrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtrsv_v2_64 since 12.0"""
def cublasCtrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtrsv_v2_64 since 12.0"""
def cublasZtrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtrsv_v2_64 since 12.0"""
def cublasStpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStpsv_v2_64 since 12.0"""
def cublasDtpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtpsv_v2_64 since 12.0"""
def cublasCtpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtpsv_v2_64 since 12.0"""
def cublasZtpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtpsv_v2_64 since 12.0"""
def cublasStbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int) -> None: """cublasStbsv_v2_64 since 12.0"""
def cublasDtbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int) -> None: """cublasDtbsv_v2_64 since 12.0"""
def cublasCtbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int) -> None: """cublasCtbsv_v2_64 since 12.0"""
def cublasZtbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int) -> None: """cublasZtbsv_v2_64 since 12.0"""
def cublasSsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsymv_v2_64 since 12.0"""
def cublasDsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsymv_v2_64 since 12.0"""
def cublasCsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasCsymv_v2_64 since 12.0"""
def cublasZsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZsymv_v2_64 since 12.0"""
def cublasChemv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChemv_v2_64 since 12.0"""
def cublasZhemv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhemv_v2_64 since 12.0"""
def cublasSsbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSsbmv_v2_64 since 12.0"""
def cublasDsbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDsbmv_v2_64 since 12.0"""
def cublasChbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChbmv_v2_64 since 12.0"""
def cublasZhbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhbmv_v2_64 since 12.0"""
def cublasSspmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int) -> None: """cublasSspmv_v2_64 since 12.0"""
def cublasDspmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int) -> None: """cublasDspmv_v2_64 since 12.0"""
def cublasChpmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int) -> None: """cublasChpmv_v2_64 since 12.0"""
def cublasZhpmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int) -> None: """cublasZhpmv_v2_64 since 12.0"""
def cublasSger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSger_v2_64 since 12.0"""
def cublasDger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDger_v2_64 since 12.0"""
def cublasCgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgeru_v2_64 since 12.0"""
def cublasCgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCgerc_v2_64 since 12.0"""
def cublasZgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgeru_v2_64 since 12.0"""
def cublasZgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZgerc_v2_64 since 12.0"""
def cublasSsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr_v2_64 since 12.0"""
def cublasDsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr_v2_64 since 12.0"""
def cublasCsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr_v2_64 since 12.0"""
def cublasZsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr_v2_64 since 12.0"""
def cublasCher_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher_v2_64 since 12.0"""
def cublasZher_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher_v2_64 since 12.0"""
def cublasSspr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr_v2_64 since 12.0"""
def cublasDspr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr_v2_64 since 12.0"""

class _Raw780(Raw):
    @staticmethod
    def cublasSgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgemv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZgbmv_64(handle: cublasHandle_t | int | None, trans: int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasStrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtbmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpmv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtrsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtpsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasStbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasDtbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasCtbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasZtbsv_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, diag: int, n: int, k: int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, /) -> int: ...
    @staticmethod
    def cublasSsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasCsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZsymv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChemv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhemv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSsbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDsbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhbmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSspmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, AP: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, beta: _Pointer[ctypes.c_float] | int, y: _Pointer[ctypes.c_float] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasDspmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, AP: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, beta: _Pointer[ctypes.c_double] | int, y: _Pointer[ctypes.c_double] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasChpmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, AP: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, beta: _Pointer[runtime.float2] | int, y: _Pointer[runtime.float2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasZhpmv_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, AP: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, beta: _Pointer[runtime.double2] | int, y: _Pointer[runtime.double2] | int, incy: int, /) -> int: ...
    @staticmethod
    def cublasSger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSspr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDspr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...

class _Api780:
    cublasSgemv_64 = staticmethod(_here.cublasSgemv_64)
    cublasDgemv_64 = staticmethod(_here.cublasDgemv_64)
    cublasCgemv_64 = staticmethod(_here.cublasCgemv_64)
    cublasZgemv_64 = staticmethod(_here.cublasZgemv_64)
    cublasSgbmv_64 = staticmethod(_here.cublasSgbmv_64)
    cublasDgbmv_64 = staticmethod(_here.cublasDgbmv_64)
    cublasCgbmv_64 = staticmethod(_here.cublasCgbmv_64)
    cublasZgbmv_64 = staticmethod(_here.cublasZgbmv_64)
    cublasStrmv_64 = staticmethod(_here.cublasStrmv_64)
    cublasDtrmv_64 = staticmethod(_here.cublasDtrmv_64)
    cublasCtrmv_64 = staticmethod(_here.cublasCtrmv_64)
    cublasZtrmv_64 = staticmethod(_here.cublasZtrmv_64)
    cublasStbmv_64 = staticmethod(_here.cublasStbmv_64)
    cublasDtbmv_64 = staticmethod(_here.cublasDtbmv_64)
    cublasCtbmv_64 = staticmethod(_here.cublasCtbmv_64)
    cublasZtbmv_64 = staticmethod(_here.cublasZtbmv_64)
    cublasStpmv_64 = staticmethod(_here.cublasStpmv_64)
    cublasDtpmv_64 = staticmethod(_here.cublasDtpmv_64)
    cublasCtpmv_64 = staticmethod(_here.cublasCtpmv_64)
    cublasZtpmv_64 = staticmethod(_here.cublasZtpmv_64)
    cublasStrsv_64 = staticmethod(_here.cublasStrsv_64)
    cublasDtrsv_64 = staticmethod(_here.cublasDtrsv_64)
    cublasCtrsv_64 = staticmethod(_here.cublasCtrsv_64)
    cublasZtrsv_64 = staticmethod(_here.cublasZtrsv_64)
    cublasStpsv_64 = staticmethod(_here.cublasStpsv_64)
    cublasDtpsv_64 = staticmethod(_here.cublasDtpsv_64)
    cublasCtpsv_64 = staticmethod(_here.cublasCtpsv_64)
    cublasZtpsv_64 = staticmethod(_here.cublasZtpsv_64)
    cublasStbsv_64 = staticmethod(_here.cublasStbsv_64)
    cublasDtbsv_64 = staticmethod(_here.cublasDtbsv_64)
    cublasCtbsv_64 = staticmethod(_here.cublasCtbsv_64)
    cublasZtbsv_64 = staticmethod(_here.cublasZtbsv_64)
    cublasSsymv_64 = staticmethod(_here.cublasSsymv_64)
    cublasDsymv_64 = staticmethod(_here.cublasDsymv_64)
    cublasCsymv_64 = staticmethod(_here.cublasCsymv_64)
    cublasZsymv_64 = staticmethod(_here.cublasZsymv_64)
    cublasChemv_64 = staticmethod(_here.cublasChemv_64)
    cublasZhemv_64 = staticmethod(_here.cublasZhemv_64)
    cublasSsbmv_64 = staticmethod(_here.cublasSsbmv_64)
    cublasDsbmv_64 = staticmethod(_here.cublasDsbmv_64)
    cublasChbmv_64 = staticmethod(_here.cublasChbmv_64)
    cublasZhbmv_64 = staticmethod(_here.cublasZhbmv_64)
    cublasSspmv_64 = staticmethod(_here.cublasSspmv_64)
    cublasDspmv_64 = staticmethod(_here.cublasDspmv_64)
    cublasChpmv_64 = staticmethod(_here.cublasChpmv_64)
    cublasZhpmv_64 = staticmethod(_here.cublasZhpmv_64)
    cublasSger_64 = staticmethod(_here.cublasSger_64)
    cublasDger_64 = staticmethod(_here.cublasDger_64)
    cublasCgeru_64 = staticmethod(_here.cublasCgeru_64)
    cublasCgerc_64 = staticmethod(_here.cublasCgerc_64)
    cublasZgeru_64 = staticmethod(_here.cublasZgeru_64)
    cublasZgerc_64 = staticmethod(_here.cublasZgerc_64)
    cublasSsyr_64 = staticmethod(_here.cublasSsyr_64)
    cublasDsyr_64 = staticmethod(_here.cublasDsyr_64)
    cublasCsyr_64 = staticmethod(_here.cublasCsyr_64)
    cublasZsyr_64 = staticmethod(_here.cublasZsyr_64)
    cublasCher_64 = staticmethod(_here.cublasCher_64)
    cublasZher_64 = staticmethod(_here.cublasZher_64)
    cublasSspr_64 = staticmethod(_here.cublasSspr_64)
    cublasDspr_64 = staticmethod(_here.cublasDspr_64)

def cublasChpr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr_v2_64 since 12.0"""
def cublasZhpr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr_v2_64 since 12.0"""
def cublasSsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int) -> None: """cublasSsyr2_v2_64 since 12.0"""
def cublasDsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int) -> None: """cublasDsyr2_v2_64 since 12.0"""
def cublasCsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCsyr2_v2_64 since 12.0"""
def cublasZsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZsyr2_v2_64 since 12.0"""
def cublasCher2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int) -> None: """cublasCher2_v2_64 since 12.0"""
def cublasZher2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int) -> None: """cublasZher2_v2_64 since 12.0"""
def cublasSspr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int) -> None: """cublasSspr2_v2_64 since 12.0"""
def cublasDspr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int) -> None: """cublasDspr2_v2_64 since 12.0"""
def cublasChpr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int) -> None: """cublasChpr2_v2_64 since 12.0"""
def cublasZhpr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int) -> None: """cublasZhpr2_v2_64 since 12.0"""
def cublasSgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSgemm_v2_64 since 12.0"""
def cublasDgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDgemm_v2_64 since 12.0"""
def cublasCgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCgemm_v2_64 since 12.0"""
def cublasZgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZgemm_v2_64 since 12.0"""
def cublasSsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyrk_v2_64 since 12.0"""
def cublasDsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyrk_v2_64 since 12.0"""
def cublasCsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyrk_v2_64 since 12.0"""
def cublasZsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyrk_v2_64 since 12.0"""
def cublasCherk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCherk_v2_64 since 12.0"""
def cublasZherk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZherk_v2_64 since 12.0"""
def cublasSsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsyr2k_v2_64 since 12.0"""
def cublasDsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsyr2k_v2_64 since 12.0"""
def cublasCsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsyr2k_v2_64 since 12.0"""
def cublasZsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsyr2k_v2_64 since 12.0"""
def cublasCher2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCher2k_v2_64 since 12.0"""
def cublasZher2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZher2k_v2_64 since 12.0"""
def cublasSsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasSsymm_v2_64 since 12.0"""
def cublasDsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDsymm_v2_64 since 12.0"""
def cublasCsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCsymm_v2_64 since 12.0"""
def cublasZsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZsymm_v2_64 since 12.0"""
def cublasChemm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasChemm_v2_64 since 12.0"""
def cublasZhemm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZhemm_v2_64 since 12.0"""
def cublasStrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int) -> None: """cublasStrsm_v2_64 since 12.0"""
def cublasDtrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int) -> None: """cublasDtrsm_v2_64 since 12.0"""
def cublasCtrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int) -> None: """cublasCtrsm_v2_64 since 12.0"""
def cublasZtrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int) -> None: """cublasZtrsm_v2_64 since 12.0"""
def cublasStrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int) -> None: """cublasStrmm_v2_64 since 12.0"""
def cublasDtrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int) -> None: """cublasDtrmm_v2_64 since 12.0"""
def cublasCtrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int) -> None: """cublasCtrmm_v2_64 since 12.0"""
def cublasZtrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int) -> None: """cublasZtrmm_v2_64 since 12.0"""

class _Raw840(Raw):
    @staticmethod
    def cublasChpr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[runtime.float2] | int, incx: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZhpr_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[runtime.double2] | int, incx: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, A: _Pointer[ctypes.c_float] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, A: _Pointer[ctypes.c_double] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasCher2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, A: _Pointer[runtime.float2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasZher2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, A: _Pointer[runtime.double2] | int, lda: int, /) -> int: ...
    @staticmethod
    def cublasSspr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_float] | int, x: _Pointer[ctypes.c_float] | int, incx: int, y: _Pointer[ctypes.c_float] | int, incy: int, AP: _Pointer[ctypes.c_float] | int, /) -> int: ...
    @staticmethod
    def cublasDspr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[ctypes.c_double] | int, x: _Pointer[ctypes.c_double] | int, incx: int, y: _Pointer[ctypes.c_double] | int, incy: int, AP: _Pointer[ctypes.c_double] | int, /) -> int: ...
    @staticmethod
    def cublasChpr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.float2] | int, x: _Pointer[runtime.float2] | int, incx: int, y: _Pointer[runtime.float2] | int, incy: int, AP: _Pointer[runtime.float2] | int, /) -> int: ...
    @staticmethod
    def cublasZhpr2_64(handle: cublasHandle_t | int | None, uplo: int, n: int, alpha: _Pointer[runtime.double2] | int, x: _Pointer[runtime.double2] | int, incx: int, y: _Pointer[runtime.double2] | int, incy: int, AP: _Pointer[runtime.double2] | int, /) -> int: ...
    @staticmethod
    def cublasSgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZgemm_64(handle: cublasHandle_t | int | None, transa: int, transb: int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyrk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCherk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[runtime.float2] | int, lda: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZherk_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[runtime.double2] | int, lda: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsyr2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCher2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZher2k_64(handle: cublasHandle_t | int | None, uplo: int, trans: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasSsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, beta: _Pointer[ctypes.c_float] | int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, beta: _Pointer[ctypes.c_double] | int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZsymm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasChemm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, beta: _Pointer[runtime.float2] | int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZhemm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, beta: _Pointer[runtime.double2] | int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasStrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasDtrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasCtrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasZtrsm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, /) -> int: ...
    @staticmethod
    def cublasStrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int, A: _Pointer[ctypes.c_float] | int, lda: int, B: _Pointer[ctypes.c_float] | int, ldb: int, C: _Pointer[ctypes.c_float] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasDtrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int, A: _Pointer[ctypes.c_double] | int, lda: int, B: _Pointer[ctypes.c_double] | int, ldb: int, C: _Pointer[ctypes.c_double] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasCtrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.float2] | int, A: _Pointer[runtime.float2] | int, lda: int, B: _Pointer[runtime.float2] | int, ldb: int, C: _Pointer[runtime.float2] | int, ldc: int, /) -> int: ...
    @staticmethod
    def cublasZtrmm_64(handle: cublasHandle_t | int | None, side: int, uplo: int, trans: int, diag: int, m: int, n: int, alpha: _Pointer[runtime.double2] | int, A: _Pointer[runtime.double2] | int, lda: int, B: _Pointer[runtime.double2] | int, ldb: int, C: _Pointer[runtime.double2] | int, ldc: int, /) -> int: ...

class _Api840:
    cublasChpr_64 = staticmethod(_here.cublasChpr_64)
    cublasZhpr_64 = staticmethod(_here.cublasZhpr_64)
    cublasSsyr2_64 = staticmethod(_here.cublasSsyr2_64)
    cublasDsyr2_64 = staticmethod(_here.cublasDsyr2_64)
    cublasCsyr2_64 = staticmethod(_here.cublasCsyr2_64)
    cublasZsyr2_64 = staticmethod(_here.cublasZsyr2_64)
    cublasCher2_64 = staticmethod(_here.cublasCher2_64)
    cublasZher2_64 = staticmethod(_here.cublasZher2_64)
    cublasSspr2_64 = staticmethod(_here.cublasSspr2_64)
    cublasDspr2_64 = staticmethod(_here.cublasDspr2_64)
    cublasChpr2_64 = staticmethod(_here.cublasChpr2_64)
    cublasZhpr2_64 = staticmethod(_here.cublasZhpr2_64)
    cublasSgemm_64 = staticmethod(_here.cublasSgemm_64)
    cublasDgemm_64 = staticmethod(_here.cublasDgemm_64)
    cublasCgemm_64 = staticmethod(_here.cublasCgemm_64)
    cublasZgemm_64 = staticmethod(_here.cublasZgemm_64)
    cublasSsyrk_64 = staticmethod(_here.cublasSsyrk_64)
    cublasDsyrk_64 = staticmethod(_here.cublasDsyrk_64)
    cublasCsyrk_64 = staticmethod(_here.cublasCsyrk_64)
    cublasZsyrk_64 = staticmethod(_here.cublasZsyrk_64)
    cublasCherk_64 = staticmethod(_here.cublasCherk_64)
    cublasZherk_64 = staticmethod(_here.cublasZherk_64)
    cublasSsyr2k_64 = staticmethod(_here.cublasSsyr2k_64)
    cublasDsyr2k_64 = staticmethod(_here.cublasDsyr2k_64)
    cublasCsyr2k_64 = staticmethod(_here.cublasCsyr2k_64)
    cublasZsyr2k_64 = staticmethod(_here.cublasZsyr2k_64)
    cublasCher2k_64 = staticmethod(_here.cublasCher2k_64)
    cublasZher2k_64 = staticmethod(_here.cublasZher2k_64)
    cublasSsymm_64 = staticmethod(_here.cublasSsymm_64)
    cublasDsymm_64 = staticmethod(_here.cublasDsymm_64)
    cublasCsymm_64 = staticmethod(_here.cublasCsymm_64)
    cublasZsymm_64 = staticmethod(_here.cublasZsymm_64)
    cublasChemm_64 = staticmethod(_here.cublasChemm_64)
    cublasZhemm_64 = staticmethod(_here.cublasZhemm_64)
    cublasStrsm_64 = staticmethod(_here.cublasStrsm_64)
    cublasDtrsm_64 = staticmethod(_here.cublasDtrsm_64)
    cublasCtrsm_64 = staticmethod(_here.cublasCtrsm_64)
    cublasZtrsm_64 = staticmethod(_here.cublasZtrsm_64)
    cublasStrmm_64 = staticmethod(_here.cublasStrmm_64)
    cublasDtrmm_64 = staticmethod(_here.cublasDtrmm_64)
    cublasCtrmm_64 = staticmethod(_here.cublasCtrmm_64)
    cublasZtrmm_64 = staticmethod(_here.cublasZtrmm_64)

class _Raw(_Raw0, _Raw60, _Raw120, _Raw180, _Raw240, _Raw300, _Raw360, _Raw420, _Raw480, _Raw540, _Raw600, _Raw660, _Raw720, _Raw780, _Raw840, Raw):
    ...

class _RawApi(_Raw0, _Raw60, _Raw120, _Raw180, _Raw240, _Raw300, _Raw360, _Raw420, _Raw480, _Raw540, _Raw600, _Raw660, _Raw720, _Raw780, _Raw840, Raw):
    ...

class _Api(_Api0, _Api60, _Api120, _Api180, _Api240, _Api300, _Api360, _Api420, _Api480, _Api540, _Api600, _Api660, _Api720, _Api780, _Api840, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
