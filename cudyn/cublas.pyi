"""The names of cudyn.cublas, for type checkers and editors.

Generated from cublas_v2.h, cublasXt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cublas as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, ReadArray as _ReadArray, Text as _Text, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CublasError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

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

class cublasStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_STATUS_SUCCESS = ...
    CUBLAS_STATUS_NOT_INITIALIZED = ...
    CUBLAS_STATUS_ALLOC_FAILED = ...
    CUBLAS_STATUS_INVALID_VALUE = ...
    CUBLAS_STATUS_ARCH_MISMATCH = ...
    CUBLAS_STATUS_MAPPING_ERROR = ...
    CUBLAS_STATUS_EXECUTION_FAILED = ...
    CUBLAS_STATUS_INTERNAL_ERROR = ...
    CUBLAS_STATUS_NOT_SUPPORTED = ...
    CUBLAS_STATUS_LICENSE_ERROR = ...
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

class cublasFillMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_FILL_MODE_LOWER = ...
    CUBLAS_FILL_MODE_UPPER = ...
    CUBLAS_FILL_MODE_FULL = ...
CUBLAS_FILL_MODE_LOWER: Final[cublasFillMode_t]
CUBLAS_FILL_MODE_UPPER: Final[cublasFillMode_t]
CUBLAS_FILL_MODE_FULL: Final[cublasFillMode_t]

class cublasDiagType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_DIAG_NON_UNIT = ...
    CUBLAS_DIAG_UNIT = ...
CUBLAS_DIAG_NON_UNIT: Final[cublasDiagType_t]
CUBLAS_DIAG_UNIT: Final[cublasDiagType_t]

class cublasSideMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_SIDE_LEFT = ...
    CUBLAS_SIDE_RIGHT = ...
CUBLAS_SIDE_LEFT: Final[cublasSideMode_t]
CUBLAS_SIDE_RIGHT: Final[cublasSideMode_t]

class cublasOperation_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_OP_N = ...
    CUBLAS_OP_T = ...
    CUBLAS_OP_C = ...
    CUBLAS_OP_HERMITAN = ...
    CUBLAS_OP_CONJG = ...
CUBLAS_OP_N: Final[cublasOperation_t]
CUBLAS_OP_T: Final[cublasOperation_t]
CUBLAS_OP_C: Final[cublasOperation_t]
CUBLAS_OP_HERMITAN: Final[cublasOperation_t]
CUBLAS_OP_CONJG: Final[cublasOperation_t]

class cublasPointerMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_POINTER_MODE_HOST = ...
    CUBLAS_POINTER_MODE_DEVICE = ...
CUBLAS_POINTER_MODE_HOST: Final[cublasPointerMode_t]
CUBLAS_POINTER_MODE_DEVICE: Final[cublasPointerMode_t]

class cublasAtomicsMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_ATOMICS_NOT_ALLOWED = ...
    CUBLAS_ATOMICS_ALLOWED = ...
CUBLAS_ATOMICS_NOT_ALLOWED: Final[cublasAtomicsMode_t]
CUBLAS_ATOMICS_ALLOWED: Final[cublasAtomicsMode_t]

class cublasGemmAlgo_t(_Enumeration):
    ctype: type[ctypes.c_int]
    CUBLAS_GEMM_DFALT = ...
    CUBLAS_GEMM_DEFAULT = ...
    CUBLAS_GEMM_ALGO0 = ...
    CUBLAS_GEMM_ALGO1 = ...
    CUBLAS_GEMM_ALGO2 = ...
    CUBLAS_GEMM_ALGO3 = ...
    CUBLAS_GEMM_ALGO4 = ...
    CUBLAS_GEMM_ALGO5 = ...
    CUBLAS_GEMM_ALGO6 = ...
    CUBLAS_GEMM_ALGO7 = ...
    CUBLAS_GEMM_ALGO8 = ...
    CUBLAS_GEMM_ALGO9 = ...
    CUBLAS_GEMM_ALGO10 = ...
    CUBLAS_GEMM_ALGO11 = ...
    CUBLAS_GEMM_ALGO12 = ...
    CUBLAS_GEMM_ALGO13 = ...
    CUBLAS_GEMM_ALGO14 = ...
    CUBLAS_GEMM_ALGO15 = ...
    CUBLAS_GEMM_ALGO16 = ...
    CUBLAS_GEMM_ALGO17 = ...
    CUBLAS_GEMM_ALGO18 = ...
    CUBLAS_GEMM_ALGO19 = ...
    CUBLAS_GEMM_ALGO20 = ...
    CUBLAS_GEMM_ALGO21 = ...
    CUBLAS_GEMM_ALGO22 = ...
    CUBLAS_GEMM_ALGO23 = ...
    CUBLAS_GEMM_DEFAULT_TENSOR_OP = ...
    CUBLAS_GEMM_DFALT_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO0_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO1_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO2_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO3_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO4_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO5_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO6_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO7_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO8_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO9_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO10_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO11_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO12_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO13_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO14_TENSOR_OP = ...
    CUBLAS_GEMM_ALGO15_TENSOR_OP = ...
    CUBLAS_GEMM_AUTOTUNE = ...
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

class cublasMath_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_DEFAULT_MATH = ...
    CUBLAS_TENSOR_OP_MATH = ...
    CUBLAS_PEDANTIC_MATH = ...
    CUBLAS_TF32_TENSOR_OP_MATH = ...
    CUBLAS_FP32_EMULATED_BF16X9_MATH = ...
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = ...
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = ...
CUBLAS_DEFAULT_MATH: Final[cublasMath_t]
CUBLAS_TENSOR_OP_MATH: Final[cublasMath_t]
CUBLAS_PEDANTIC_MATH: Final[cublasMath_t]
CUBLAS_TF32_TENSOR_OP_MATH: Final[cublasMath_t]
CUBLAS_FP32_EMULATED_BF16X9_MATH: Final[cublasMath_t]
CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH: Final[cublasMath_t]
CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION: Final[cublasMath_t]

class cublasComputeType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_COMPUTE_16F = ...
    CUBLAS_COMPUTE_16F_PEDANTIC = ...
    CUBLAS_COMPUTE_32F = ...
    CUBLAS_COMPUTE_32F_PEDANTIC = ...
    CUBLAS_COMPUTE_32F_FAST_16F = ...
    CUBLAS_COMPUTE_32F_FAST_16BF = ...
    CUBLAS_COMPUTE_32F_FAST_TF32 = ...
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = ...
    CUBLAS_COMPUTE_64F = ...
    CUBLAS_COMPUTE_64F_PEDANTIC = ...
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = ...
    CUBLAS_COMPUTE_32I = ...
    CUBLAS_COMPUTE_32I_PEDANTIC = ...
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

class cublasEmulationStrategy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLAS_EMULATION_STRATEGY_DEFAULT = ...
    CUBLAS_EMULATION_STRATEGY_PERFORMANT = ...
    CUBLAS_EMULATION_STRATEGY_EAGER = ...
CUBLAS_EMULATION_STRATEGY_DEFAULT: Final[cublasEmulationStrategy_t]
CUBLAS_EMULATION_STRATEGY_PERFORMANT: Final[cublasEmulationStrategy_t]
CUBLAS_EMULATION_STRATEGY_EAGER: Final[cublasEmulationStrategy_t]

class cublasXtPinnedMemMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASXT_PINNING_DISABLED = ...
    CUBLASXT_PINNING_ENABLED = ...
CUBLASXT_PINNING_DISABLED: Final[cublasXtPinnedMemMode_t]
CUBLASXT_PINNING_ENABLED: Final[cublasXtPinnedMemMode_t]

class cublasXtOpType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASXT_FLOAT = ...
    CUBLASXT_DOUBLE = ...
    CUBLASXT_COMPLEX = ...
    CUBLASXT_DOUBLECOMPLEX = ...
CUBLASXT_FLOAT: Final[cublasXtOpType_t]
CUBLASXT_DOUBLE: Final[cublasXtOpType_t]
CUBLASXT_COMPLEX: Final[cublasXtOpType_t]
CUBLASXT_DOUBLECOMPLEX: Final[cublasXtOpType_t]

class cublasXtBlasOp_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASXT_GEMM = ...
    CUBLASXT_SYRK = ...
    CUBLASXT_HERK = ...
    CUBLASXT_SYMM = ...
    CUBLASXT_HEMM = ...
    CUBLASXT_TRSM = ...
    CUBLASXT_SYR2K = ...
    CUBLASXT_HER2K = ...
    CUBLASXT_SPMM = ...
    CUBLASXT_SYRKX = ...
    CUBLASXT_HERKX = ...
    CUBLASXT_TRMM = ...
    CUBLASXT_ROUTINE_MAX = ...
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

class cublasLogCallback(CFuncPtr):
    def __init__(self, function: Callable[[_Bytes | None], object] | int | None = ..., /) -> None: ...

cublasDataType_t = runtime.cudaDataType

CUBLAS_VER_MAJOR: Final = 13
CUBLAS_VER_MINOR: Final = 10
CUBLAS_VER_PATCH: Final = 0
CUBLAS_VER_BUILD: Final = 20
CUBLAS_VERSION: Final = 131000

cuComplex = runtime.cuComplex
cuDoubleComplex = runtime.cuDoubleComplex
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
cudaEmulationMantissaControl = runtime.cudaEmulationMantissaControl
CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC: Final[runtime.cudaEmulationMantissaControl]
CUDA_EMULATION_MANTISSA_CONTROL_FIXED: Final[runtime.cudaEmulationMantissaControl]
cudaEmulationSpecialValuesSupport = runtime.cudaEmulationSpecialValuesSupport
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT: Final[runtime.cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE: Final[runtime.cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY: Final[runtime.cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN: Final[runtime.cudaEmulationSpecialValuesSupport]
cudaStream_t = runtime.cudaStream_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def cublasCreate_v2() -> cublasHandle_t: """made by the call: cublasHandle_t *handle"""
def cublasDestroy_v2(handle: cublasHandle_t | int | None) -> None: ...
def cublasGetVersion_v2(handle: cublasHandle_t | int | None) -> int: """made by the call: int *version"""
def cublasGetProperty(type: runtime.libraryPropertyType | _Int) -> int: """made by the call: int *value"""
def cublasGetCudartVersion() -> int: ...
def cublasSetWorkspace_v2(handle: cublasHandle_t | int | None, workspace: _Device, workspaceSizeInBytes: int) -> None: ...
def cublasSetStream_v2(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: ...
def cublasGetStream_v2(handle: cublasHandle_t | int | None) -> driver.CUstream: """made by the call: cudaStream_t *streamId"""
def cublasGetPointerMode_v2(handle: cublasHandle_t | int | None) -> cublasPointerMode_t | int: """made by the call: cublasPointerMode_t *mode"""
def cublasSetPointerMode_v2(handle: cublasHandle_t | int | None, mode: cublasPointerMode_t | _Int) -> None: ...
def cublasGetAtomicsMode(handle: cublasHandle_t | int | None) -> cublasAtomicsMode_t | int: """made by the call: cublasAtomicsMode_t *mode"""
def cublasSetAtomicsMode(handle: cublasHandle_t | int | None, mode: cublasAtomicsMode_t | _Int) -> None: ...
def cublasGetMathMode(handle: cublasHandle_t | int | None) -> cublasMath_t | int: """made by the call: cublasMath_t *mode"""
def cublasSetMathMode(handle: cublasHandle_t | int | None, mode: cublasMath_t | _Int) -> None: ...
def cublasGetSmCountTarget(handle: cublasHandle_t | int | None) -> int: """made by the call: int *smCountTarget"""
def cublasSetSmCountTarget(handle: cublasHandle_t | int | None, smCountTarget: int) -> None: ...
def cublasGetEmulationStrategy(handle: cublasHandle_t | int | None) -> cublasEmulationStrategy_t | int: """since 12.9; made by the call: cublasEmulationStrategy_t *emulationStrategy"""
def cublasSetEmulationStrategy(handle: cublasHandle_t | int | None, emulationStrategy: cublasEmulationStrategy_t | _Int) -> None: """since 12.9"""
def cublasGetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None) -> runtime.cudaEmulationSpecialValuesSupport | int: """since 13.0; made by the call: cudaEmulationSpecialValuesSupport *mask"""
def cublasSetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None, mask: runtime.cudaEmulationSpecialValuesSupport | _Int) -> None: """since 13.0"""
def cublasGetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None) -> runtime.cudaEmulationMantissaControl | int: """since 13.0; made by the call: cudaEmulationMantissaControl *mantissaControl"""
def cublasSetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None, mantissaControl: runtime.cudaEmulationMantissaControl | _Int) -> None: """since 13.0"""
def cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None) -> int: """since 13.0; made by the call: int *maxMantissaBitCount"""
def cublasSetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None, maxMantissaBitCount: int) -> None: """since 13.0"""
def cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None) -> int: """since 13.0; made by the call: int *mantissaBitOffset"""
def cublasSetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None, mantissaBitOffset: int) -> None: """since 13.0"""
def cublasGetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None) -> ctypes._Pointer[ctypes.c_int]: """since 13.0; made by the call: int **mantissaBitCount"""
def cublasSetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None, mantissaBitCount: _Device) -> None: """since 13.0"""
def cublasGetStatusName(status: cublasStatus_t | _Int) -> str | None: ...
def cublasGetStatusString(status: cublasStatus_t | _Int) -> str | None: ...
def cublasLoggerConfigure(logIsOn: int, logToStdOut: int, logToStdErr: int, logFileName: _Text) -> None: ...
def cublasSetLoggerCallback(userCallback: cublasLogCallback | None) -> None: ...
def cublasGetLoggerCallback() -> cublasLogCallback: """made by the call: cublasLogCallback *userCallback"""
def cublasSetVector(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Device, incy: int) -> None: ...
def cublasSetVector_64(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Device, incy: int) -> None: """since 12.0"""
def cublasGetVector(n: int, elemSize: int, x: _Device, incx: int, y: _Writable, incy: int) -> None: ...
def cublasGetVector_64(n: int, elemSize: int, x: _Device, incx: int, y: _Writable, incy: int) -> None: """since 12.0"""
def cublasSetMatrix(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int) -> None: ...
def cublasSetMatrix_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int) -> None: """since 12.0"""
def cublasGetMatrix(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int) -> None: ...
def cublasGetMatrix_64(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int) -> None: """since 12.0"""
def cublasSetVectorAsync(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Device, incy: int, stream: driver.CUstream | int | None) -> None: ...
def cublasSetVectorAsync_64(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Device, incy: int, stream: driver.CUstream | int | None) -> None: """since 12.0"""
def cublasGetVectorAsync(n: int, elemSize: int, devicePtr: _Device, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None: ...
def cublasGetVectorAsync_64(n: int, elemSize: int, devicePtr: _Device, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None: """since 12.0"""
def cublasSetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int, stream: driver.CUstream | int | None) -> None: ...
def cublasSetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int, stream: driver.CUstream | int | None) -> None: """since 12.0"""
def cublasGetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None: ...
def cublasGetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None: """since 12.0"""
def cublasXerbla(srName: _Text, info: int) -> None: ...
def cublasNrm2Ex(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None: ...
def cublasNrm2Ex_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasSnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cublasSnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasDnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cublasDnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasScnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cublasScnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasDznrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cublasDznrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasDotEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None: ...
def cublasDotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasDotcEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None: ...
def cublasDotcEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasSdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cublasSdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasDdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cublasDdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasCdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: ...
def cublasCdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasCdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: ...
def cublasCdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasZdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: ...
def cublasZdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasZdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: ...
def cublasZdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasScalEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, executionType: runtime.cudaDataType | _Int) -> None: ...
def cublasScalEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, executionType: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasSscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: ...
def cublasSscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasDscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: ...
def cublasDscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: ...
def cublasCscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCsscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: ...
def cublasCsscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: ...
def cublasZscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZdscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: ...
def cublasZdscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasAxpyEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, executiontype: runtime.cudaDataType | _Int) -> None: ...
def cublasAxpyEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, executiontype: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasSaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasSaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasDaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasCaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasCaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasZaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasCopyEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None: ...
def cublasCopyEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None: """since 12.0"""
def cublasScopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasScopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasDcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasCcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasCcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasZcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasSswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasSswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasDswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasCswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasCswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: ...
def cublasZswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """since 12.0"""
def cublasSwapEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None: ...
def cublasSwapEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None: """since 12.0"""
def cublasIsamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIsamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIdamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIdamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIcamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIcamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIzamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIzamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIamaxEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIamaxEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIsamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIsamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIdamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIdamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIcamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIcamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIzamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIzamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasIaminEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cublasIaminEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasAsumEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: ...
def cublasAsumEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasSasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cublasSasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasDasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cublasDasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasScasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cublasScasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasDzasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cublasDzasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """since 12.0"""
def cublasSrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: ...
def cublasSrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: """since 12.0"""
def cublasDrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: ...
def cublasDrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: """since 12.0"""
def cublasCrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None: ...
def cublasCrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None: """since 12.0"""
def cublasCsrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: ...
def cublasCsrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: """since 12.0"""
def cublasZrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None: ...
def cublasZrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None: """since 12.0"""
def cublasZdrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: ...
def cublasZdrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: """since 12.0"""
def cublasRotEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, c: _Address | _Device, s: _Address | _Device, csType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: ...
def cublasRotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, c: _Address | _Device, s: _Address | _Device, csType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasSrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cublasDrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cublasCrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int | _WriteArray | _Device, b: _Pointer[runtime.float2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: ...
def cublasZrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int | _WriteArray | _Device, b: _Pointer[runtime.double2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: ...
def cublasRotgEx(handle: cublasHandle_t | int | None, a: _Writable | _Device, b: _Writable | _Device, abType: runtime.cudaDataType | _Int, c: _Writable | _Device, s: _Writable | _Device, csType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: ...
def cublasSrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None: ...
def cublasSrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None: """since 12.0"""
def cublasDrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None: ...
def cublasDrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None: """since 12.0"""
def cublasRotmEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, param: _Address | _Device, paramType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: ...
def cublasRotmEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, param: _Address | _Device, paramType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: """since 12.0"""
def cublasSrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cublasDrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cublasRotmgEx(handle: cublasHandle_t | int | None, d1: _Writable | _Device, d1Type: runtime.cudaDataType | _Int, d2: _Writable | _Device, d2Type: runtime.cudaDataType | _Int, x1: _Writable | _Device, x1Type: runtime.cudaDataType | _Int, y1: _Address | _Device, y1Type: runtime.cudaDataType | _Int, param: _Writable | _Device, paramType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None: ...
def cublasSgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasSgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasDgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasCgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasCgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasZgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasSgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasSgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasDgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasCgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasCgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasZgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasStrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasStrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasDtrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasDtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCtrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasCtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZtrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasZtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasStbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasStbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasDtbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasDtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCtbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasCtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZtbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasZtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasStpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasStpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasDtpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasDtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCtpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasCtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZtpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasZtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasStrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasStrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasDtrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasDtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCtrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasCtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZtrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasZtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasStpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasStpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasDtpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasDtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCtpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasCtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZtpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: ...
def cublasZtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """since 12.0"""
def cublasStbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasStbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasDtbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasDtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasCtbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasCtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasZtbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: ...
def cublasZtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """since 12.0"""
def cublasSsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasSsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasDsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasCsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasCsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasZsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasChemv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasChemv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZhemv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasZhemv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasSsbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasSsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDsbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasDsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasChbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasChbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZhbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasZhbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasSspmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasSspmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasDspmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasDspmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasChpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasChpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasZhpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: ...
def cublasZhpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """since 12.0"""
def cublasSger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasSger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasDger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasDger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasCgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasCgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasCgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasCgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasZgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasZgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasZgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasZgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasSsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: ...
def cublasSsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasDsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: ...
def cublasDsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasCsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: ...
def cublasCsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasZsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: ...
def cublasZsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasCher_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: ...
def cublasCher_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasZher_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: ...
def cublasZher_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasSspr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: ...
def cublasSspr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """since 12.0"""
def cublasDspr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: ...
def cublasDspr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """since 12.0"""
def cublasChpr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: ...
def cublasChpr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """since 12.0"""
def cublasZhpr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: ...
def cublasZhpr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """since 12.0"""
def cublasSsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasSsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasDsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasDsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasCsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasCsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasZsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasZsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasCher2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasCher2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasZher2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: ...
def cublasZher2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """since 12.0"""
def cublasSspr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: ...
def cublasSspr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """since 12.0"""
def cublasDspr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: ...
def cublasDspr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """since 12.0"""
def cublasChpr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: ...
def cublasChpr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """since 12.0"""
def cublasZhpr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: ...
def cublasZhpr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """since 12.0"""
def cublasSgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: ...
def cublasSgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: """since 12.0"""
def cublasDgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: ...
def cublasDgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: """since 12.0"""
def cublasCgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: ...
def cublasCgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: """since 12.0"""
def cublasZgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: ...
def cublasZgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None: """since 12.0"""
def cublasSgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: ...
def cublasSgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: """since 12.0"""
def cublasDgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: ...
def cublasDgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: """since 12.0"""
def cublasCgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: ...
def cublasCgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: """since 12.0"""
def cublasZgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: ...
def cublasZgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None: """since 12.0"""
def cublasSgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasSgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasDgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCgemm3m(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCgemm3m_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCgemm3mEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: ...
def cublasCgemm3mEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: """since 12.0"""
def cublasZgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZgemm3m(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZgemm3m_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasSgemmEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: ...
def cublasSgemmEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: """since 12.0"""
def cublasGemmEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None: ...
def cublasGemmEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None: """since 12.0"""
def cublasCgemmEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: ...
def cublasCgemmEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: """since 12.0"""
def cublasSsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasSsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasDsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCsyrkEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: ...
def cublasCsyrkEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: """since 12.0"""
def cublasCsyrk3mEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: ...
def cublasCsyrk3mEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: """since 12.0"""
def cublasCherk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCherk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZherk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZherk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCherkEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: ...
def cublasCherkEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: """since 12.0"""
def cublasCherk3mEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: ...
def cublasCherk3mEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None: """since 12.0"""
def cublasSsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasSsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasDsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCher2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCher2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZher2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZher2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasSsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasSsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasDsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCherkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCherkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZherkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZherkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasSsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasSsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasDsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasCsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasChemm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasChemm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZhemm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cublasZhemm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasStrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: ...
def cublasStrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """since 12.0"""
def cublasDtrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: ...
def cublasDtrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """since 12.0"""
def cublasCtrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: ...
def cublasCtrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """since 12.0"""
def cublasZtrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: ...
def cublasZtrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """since 12.0"""
def cublasStrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasStrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDtrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasDtrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCtrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasCtrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZtrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasZtrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasSgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: ...
def cublasSgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: """since 12.0"""
def cublasDgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: ...
def cublasDgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: """since 12.0"""
def cublasCgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: ...
def cublasCgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: """since 12.0"""
def cublasCgemm3mBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: ...
def cublasCgemm3mBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: """since 12.0"""
def cublasZgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: ...
def cublasZgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None: """since 12.0"""
def cublasSgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: ...
def cublasSgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: """since 12.0"""
def cublasDgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: ...
def cublasDgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: """since 12.0"""
def cublasCgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: ...
def cublasCgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: """since 12.0"""
def cublasCgemm3mStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: ...
def cublasCgemm3mStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: """since 12.0"""
def cublasZgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: ...
def cublasZgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None: """since 12.0"""
def cublasGemmBatchedEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda: int, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None: ...
def cublasGemmBatchedEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda: int, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None: """since 12.0"""
def cublasGemmStridedBatchedEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, strideA: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, strideB: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, strideC: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None: ...
def cublasGemmStridedBatchedEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, strideA: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, strideB: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, strideC: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None: """since 12.0"""
def cublasSgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> None: """since 12.4"""
def cublasSgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None: """since 12.4"""
def cublasDgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> None: """since 12.4"""
def cublasDgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None: """since 12.4"""
def cublasGemmGroupedBatchedEx(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, alpha_array: _Address, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, beta_array: _Address, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, computeType: cublasComputeType_t | _Int) -> None: """since 12.5"""
def cublasGemmGroupedBatchedEx_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, alpha_array: _Address, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, beta_array: _Address, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, computeType: cublasComputeType_t | _Int) -> None: """since 12.5"""
def cublasSgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasSgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasDgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasCgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: ...
def cublasZgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasStrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: ...
def cublasStrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: """since 12.0"""
def cublasDtrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: ...
def cublasDtrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: """since 12.0"""
def cublasCtrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: ...
def cublasCtrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: """since 12.0"""
def cublasZtrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: ...
def cublasZtrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None: """since 12.0"""
def cublasSdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: ...
def cublasSdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasDdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: ...
def cublasDdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasCdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: ...
def cublasCdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasZdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: ...
def cublasZdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None: """since 12.0"""
def cublasSmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None: ...
def cublasDmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None: ...
def cublasCmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None: ...
def cublasZmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None: ...
def cublasSgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasDgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasCgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasZgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasSgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None: ...
def cublasDgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None: ...
def cublasCgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None: ...
def cublasZgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None: ...
def cublasStpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None: ...
def cublasDtpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None: ...
def cublasCtpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None: ...
def cublasZtpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None: ...
def cublasStrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None: ...
def cublasDtrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None: ...
def cublasCtrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None: ...
def cublasZtrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None: ...
def cublasSgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None: ...
def cublasDgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None: ...
def cublasCgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None: ...
def cublasZgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None: ...
def cublasSgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None: ...
def cublasDgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None: ...
def cublasCgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None: ...
def cublasZgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None: ...
def cublasSgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasDgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasCgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasZgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None: ...
def cublasUint8gemmBias(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, transc: cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, A_bias: int, lda: int, B: _Device, B_bias: int, ldb: int, C: _Device, C_bias: int, ldc: int, C_mult: int, C_shift: int) -> None: ...
def cublasXtCreate() -> cublasXtHandle_t: """made by the call: cublasXtHandle_t *handle"""
def cublasXtDestroy(handle: cublasXtHandle_t | int | None) -> None: ...
def cublasXtGetNumBoards(nbDevices: int | None, deviceId: _Pointer[ctypes.c_int] | int | _WriteArray) -> int: """made by the call: int *nbBoards"""
def cublasXtMaxBoards() -> int: """made by the call: int *nbGpuBoards"""
def cublasXtDeviceSelect(handle: cublasXtHandle_t | int | None, nbDevices: int | None, deviceId: _Pointer[ctypes.c_int] | int | _WriteArray) -> None: ...
def cublasXtSetBlockDim(handle: cublasXtHandle_t | int | None, blockDim: int) -> None: ...
def cublasXtGetBlockDim(handle: cublasXtHandle_t | int | None) -> int: """made by the call: int *blockDim"""
def cublasXtGetPinningMemMode(handle: cublasXtHandle_t | int | None) -> cublasXtPinnedMemMode_t | int: """made by the call: cublasXtPinnedMemMode_t *mode"""
def cublasXtSetPinningMemMode(handle: cublasXtHandle_t | int | None, mode: cublasXtPinnedMemMode_t | _Int) -> None: ...
def cublasXtSetCpuRoutine(handle: cublasXtHandle_t | int | None, blasOp: cublasXtBlasOp_t | _Int, type: cublasXtOpType_t | _Int, blasFunctor: _Writable) -> None: ...
def cublasXtSetCpuRatio(handle: cublasXtHandle_t | int | None, blasOp: cublasXtBlasOp_t | _Int, type: cublasXtOpType_t | _Int, ratio: float) -> None: ...
def cublasXtSgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtDgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtSsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtDsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCherk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZherk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtSsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtDsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCherkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZherkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtStrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldb: int) -> None: ...
def cublasXtDtrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldb: int) -> None: ...
def cublasXtCtrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldb: int) -> None: ...
def cublasXtZtrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldb: int) -> None: ...
def cublasXtSsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtDsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtChemm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZhemm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtSsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtDsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCher2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZher2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtSspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtDspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtStrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtDtrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtCtrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasXtZtrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None: ...
def cublasCreate() -> cublasHandle_t: """cublasCreate_v2; made by the call: cublasHandle_t *handle"""
def cublasDestroy(handle: cublasHandle_t | int | None) -> None: """cublasDestroy_v2"""
def cublasGetVersion(handle: cublasHandle_t | int | None) -> int: """cublasGetVersion_v2; made by the call: int *version"""
def cublasSetWorkspace(handle: cublasHandle_t | int | None, workspace: _Device, workspaceSizeInBytes: int) -> None: """cublasSetWorkspace_v2"""
def cublasSetStream(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: """cublasSetStream_v2"""
def cublasGetStream(handle: cublasHandle_t | int | None) -> driver.CUstream: """cublasGetStream_v2; made by the call: cudaStream_t *streamId"""
def cublasGetPointerMode(handle: cublasHandle_t | int | None) -> cublasPointerMode_t | int: """cublasGetPointerMode_v2; made by the call: cublasPointerMode_t *mode"""
def cublasSetPointerMode(handle: cublasHandle_t | int | None, mode: cublasPointerMode_t | _Int) -> None: """cublasSetPointerMode_v2"""
def cublasSnrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSnrm2_v2"""
def cublasDnrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDnrm2_v2"""
def cublasScnrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasScnrm2_v2"""
def cublasDznrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDznrm2_v2"""
def cublasSdot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSdot_v2"""
def cublasDdot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDdot_v2"""
def cublasCdotu(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: """cublasCdotu_v2"""
def cublasCdotc(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: """cublasCdotc_v2"""
def cublasZdotu(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: """cublasZdotu_v2"""
def cublasZdotc(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: """cublasZdotc_v2"""
def cublasSscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasSscal_v2"""
def cublasDscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasDscal_v2"""
def cublasCscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasCscal_v2"""
def cublasCsscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasCsscal_v2"""
def cublasZscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasZscal_v2"""
def cublasZdscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasZdscal_v2"""
def cublasSaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasSaxpy_v2"""
def cublasDaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasDaxpy_v2"""
def cublasCaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasCaxpy_v2"""
def cublasZaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasZaxpy_v2"""
def cublasScopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasScopy_v2"""
def cublasDcopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasDcopy_v2"""
def cublasCcopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasCcopy_v2"""
def cublasZcopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasZcopy_v2"""
def cublasSswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasSswap_v2"""
def cublasDswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasDswap_v2"""
def cublasCswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasCswap_v2"""
def cublasZswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasZswap_v2"""
def cublasIsamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIsamax_v2"""
def cublasIdamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIdamax_v2"""
def cublasIcamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIcamax_v2"""
def cublasIzamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIzamax_v2"""
def cublasIsamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIsamin_v2"""
def cublasIdamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIdamin_v2"""
def cublasIcamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIcamin_v2"""
def cublasIzamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: """cublasIzamin_v2"""
def cublasSasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSasum_v2"""
def cublasDasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDasum_v2"""
def cublasScasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasScasum_v2"""
def cublasDzasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDzasum_v2"""
def cublasSrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: """cublasSrot_v2"""
def cublasDrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: """cublasDrot_v2"""
def cublasCrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None: """cublasCrot_v2"""
def cublasCsrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: """cublasCsrot_v2"""
def cublasZrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None: """cublasZrot_v2"""
def cublasZdrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: """cublasZdrot_v2"""
def cublasSrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSrotg_v2"""
def cublasDrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDrotg_v2"""
def cublasCrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int | _WriteArray | _Device, b: _Pointer[runtime.float2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: """cublasCrotg_v2"""
def cublasZrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int | _WriteArray | _Device, b: _Pointer[runtime.double2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: """cublasZrotg_v2"""
def cublasSrotm(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None: """cublasSrotm_v2"""
def cublasDrotm(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None: """cublasDrotm_v2"""
def cublasSrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSrotmg_v2"""
def cublasDrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDrotmg_v2"""
def cublasSgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSgemv_v2"""
def cublasDgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDgemv_v2"""
def cublasCgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasCgemv_v2"""
def cublasZgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZgemv_v2"""
def cublasSgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSgbmv_v2"""
def cublasDgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDgbmv_v2"""
def cublasCgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasCgbmv_v2"""
def cublasZgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZgbmv_v2"""
def cublasStrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStrmv_v2"""
def cublasDtrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtrmv_v2"""
def cublasCtrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtrmv_v2"""
def cublasZtrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtrmv_v2"""
def cublasStbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStbmv_v2"""
def cublasDtbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtbmv_v2"""
def cublasCtbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtbmv_v2"""
def cublasZtbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtbmv_v2"""
def cublasStpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasStpmv_v2"""
def cublasDtpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasDtpmv_v2"""
def cublasCtpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasCtpmv_v2"""
def cublasZtpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasZtpmv_v2"""
def cublasStrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStrsv_v2"""
def cublasDtrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtrsv_v2"""
def cublasCtrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtrsv_v2"""
def cublasZtrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtrsv_v2"""
def cublasStpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasStpsv_v2"""
def cublasDtpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasDtpsv_v2"""
def cublasCtpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasCtpsv_v2"""
def cublasZtpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasZtpsv_v2"""
def cublasStbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStbsv_v2"""
def cublasDtbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtbsv_v2"""
def cublasCtbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtbsv_v2"""
def cublasZtbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtbsv_v2"""
def cublasSsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSsymv_v2"""
def cublasDsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDsymv_v2"""
def cublasCsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasCsymv_v2"""
def cublasZsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZsymv_v2"""
def cublasChemv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasChemv_v2"""
def cublasZhemv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZhemv_v2"""
def cublasSsbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSsbmv_v2"""
def cublasDsbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDsbmv_v2"""
def cublasChbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasChbmv_v2"""
def cublasZhbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZhbmv_v2"""
def cublasSspmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSspmv_v2"""
def cublasDspmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDspmv_v2"""
def cublasChpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasChpmv_v2"""
def cublasZhpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZhpmv_v2"""
def cublasSger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasSger_v2"""
def cublasDger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasDger_v2"""
def cublasCgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCgeru_v2"""
def cublasCgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCgerc_v2"""
def cublasZgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZgeru_v2"""
def cublasZgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZgerc_v2"""
def cublasSsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasSsyr_v2"""
def cublasDsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasDsyr_v2"""
def cublasCsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasCsyr_v2"""
def cublasZsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasZsyr_v2"""
def cublasCher(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasCher_v2"""
def cublasZher(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasZher_v2"""
def cublasSspr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasSspr_v2"""
def cublasDspr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasDspr_v2"""
def cublasChpr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasChpr_v2"""
def cublasZhpr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasZhpr_v2"""
def cublasSsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasSsyr2_v2"""
def cublasDsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasDsyr2_v2"""
def cublasCsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCsyr2_v2"""
def cublasZsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZsyr2_v2"""
def cublasCher2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCher2_v2"""
def cublasZher2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZher2_v2"""
def cublasSspr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasSspr2_v2"""
def cublasDspr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasDspr2_v2"""
def cublasChpr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasChpr2_v2"""
def cublasZhpr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasZhpr2_v2"""
def cublasSgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSgemm_v2"""
def cublasDgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDgemm_v2"""
def cublasCgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCgemm_v2"""
def cublasZgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZgemm_v2"""
def cublasSsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSsyrk_v2"""
def cublasDsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDsyrk_v2"""
def cublasCsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCsyrk_v2"""
def cublasZsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZsyrk_v2"""
def cublasCherk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCherk_v2"""
def cublasZherk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZherk_v2"""
def cublasSsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSsyr2k_v2"""
def cublasDsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDsyr2k_v2"""
def cublasCsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCsyr2k_v2"""
def cublasZsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZsyr2k_v2"""
def cublasCher2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCher2k_v2"""
def cublasZher2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZher2k_v2"""
def cublasSsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSsymm_v2"""
def cublasDsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDsymm_v2"""
def cublasCsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCsymm_v2"""
def cublasZsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZsymm_v2"""
def cublasChemm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasChemm_v2"""
def cublasZhemm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZhemm_v2"""
def cublasStrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasStrsm_v2"""
def cublasDtrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasDtrsm_v2"""
def cublasCtrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasCtrsm_v2"""
def cublasZtrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasZtrsm_v2"""
def cublasStrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasStrmm_v2"""
def cublasDtrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasDtrmm_v2"""
def cublasCtrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasCtrmm_v2"""
def cublasZtrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasZtrmm_v2"""
def cublasSnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSnrm2_v2_64; since 12.0"""
def cublasDnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDnrm2_v2_64; since 12.0"""
def cublasScnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasScnrm2_v2_64; since 12.0"""
def cublasDznrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDznrm2_v2_64; since 12.0"""
def cublasSdot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSdot_v2_64; since 12.0"""
def cublasDdot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDdot_v2_64; since 12.0"""
def cublasCdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: """cublasCdotu_v2_64; since 12.0"""
def cublasCdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: """cublasCdotc_v2_64; since 12.0"""
def cublasZdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: """cublasZdotu_v2_64; since 12.0"""
def cublasZdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: """cublasZdotc_v2_64; since 12.0"""
def cublasSscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasSscal_v2_64; since 12.0"""
def cublasDscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasDscal_v2_64; since 12.0"""
def cublasCscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasCscal_v2_64; since 12.0"""
def cublasCsscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasCsscal_v2_64; since 12.0"""
def cublasZscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasZscal_v2_64; since 12.0"""
def cublasZdscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None: """cublasZdscal_v2_64; since 12.0"""
def cublasSaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasSaxpy_v2_64; since 12.0"""
def cublasDaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasDaxpy_v2_64; since 12.0"""
def cublasCaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasCaxpy_v2_64; since 12.0"""
def cublasZaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasZaxpy_v2_64; since 12.0"""
def cublasScopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasScopy_v2_64; since 12.0"""
def cublasDcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasDcopy_v2_64; since 12.0"""
def cublasCcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasCcopy_v2_64; since 12.0"""
def cublasZcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasZcopy_v2_64; since 12.0"""
def cublasSswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasSswap_v2_64; since 12.0"""
def cublasDswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasDswap_v2_64; since 12.0"""
def cublasCswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasCswap_v2_64; since 12.0"""
def cublasZswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None: """cublasZswap_v2_64; since 12.0"""
def cublasIsamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIsamax_v2_64; since 12.0"""
def cublasIdamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIdamax_v2_64; since 12.0"""
def cublasIcamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIcamax_v2_64; since 12.0"""
def cublasIzamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIzamax_v2_64; since 12.0"""
def cublasIsamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIsamin_v2_64; since 12.0"""
def cublasIdamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIdamin_v2_64; since 12.0"""
def cublasIcamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIcamin_v2_64; since 12.0"""
def cublasIzamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None: """cublasIzamin_v2_64; since 12.0"""
def cublasSasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasSasum_v2_64; since 12.0"""
def cublasDasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDasum_v2_64; since 12.0"""
def cublasScasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: """cublasScasum_v2_64; since 12.0"""
def cublasDzasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: """cublasDzasum_v2_64; since 12.0"""
def cublasSrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: """cublasSrot_v2_64; since 12.0"""
def cublasDrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: """cublasDrot_v2_64; since 12.0"""
def cublasCrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None: """cublasCrot_v2_64; since 12.0"""
def cublasCsrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None: """cublasCsrot_v2_64; since 12.0"""
def cublasZrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None: """cublasZrot_v2_64; since 12.0"""
def cublasZdrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None: """cublasZdrot_v2_64; since 12.0"""
def cublasSrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None: """cublasSrotm_v2_64; since 12.0"""
def cublasDrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None: """cublasDrotm_v2_64; since 12.0"""
def cublasSgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSgemv_v2_64; since 12.0"""
def cublasDgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDgemv_v2_64; since 12.0"""
def cublasCgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasCgemv_v2_64; since 12.0"""
def cublasZgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZgemv_v2_64; since 12.0"""
def cublasSgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSgbmv_v2_64; since 12.0"""
def cublasDgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDgbmv_v2_64; since 12.0"""
def cublasCgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasCgbmv_v2_64; since 12.0"""
def cublasZgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZgbmv_v2_64; since 12.0"""
def cublasStrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStrmv_v2_64; since 12.0"""
def cublasDtrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtrmv_v2_64; since 12.0"""
def cublasCtrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtrmv_v2_64; since 12.0"""
def cublasZtrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtrmv_v2_64; since 12.0"""
def cublasStbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStbmv_v2_64; since 12.0"""
def cublasDtbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtbmv_v2_64; since 12.0"""
def cublasCtbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtbmv_v2_64; since 12.0"""
def cublasZtbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtbmv_v2_64; since 12.0"""
def cublasStpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasStpmv_v2_64; since 12.0"""
def cublasDtpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasDtpmv_v2_64; since 12.0"""
def cublasCtpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasCtpmv_v2_64; since 12.0"""
def cublasZtpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasZtpmv_v2_64; since 12.0"""
def cublasStrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStrsv_v2_64; since 12.0"""
def cublasDtrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtrsv_v2_64; since 12.0"""
def cublasCtrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtrsv_v2_64; since 12.0"""
def cublasZtrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtrsv_v2_64; since 12.0"""
def cublasStpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasStpsv_v2_64; since 12.0"""
def cublasDtpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasDtpsv_v2_64; since 12.0"""
def cublasCtpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasCtpsv_v2_64; since 12.0"""
def cublasZtpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None: """cublasZtpsv_v2_64; since 12.0"""
def cublasStbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasStbsv_v2_64; since 12.0"""
def cublasDtbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasDtbsv_v2_64; since 12.0"""
def cublasCtbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasCtbsv_v2_64; since 12.0"""
def cublasZtbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None: """cublasZtbsv_v2_64; since 12.0"""
def cublasSsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSsymv_v2_64; since 12.0"""
def cublasDsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDsymv_v2_64; since 12.0"""
def cublasCsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasCsymv_v2_64; since 12.0"""
def cublasZsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZsymv_v2_64; since 12.0"""
def cublasChemv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasChemv_v2_64; since 12.0"""
def cublasZhemv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZhemv_v2_64; since 12.0"""
def cublasSsbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSsbmv_v2_64; since 12.0"""
def cublasDsbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDsbmv_v2_64; since 12.0"""
def cublasChbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasChbmv_v2_64; since 12.0"""
def cublasZhbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZhbmv_v2_64; since 12.0"""
def cublasSspmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasSspmv_v2_64; since 12.0"""
def cublasDspmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasDspmv_v2_64; since 12.0"""
def cublasChpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasChpmv_v2_64; since 12.0"""
def cublasZhpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None: """cublasZhpmv_v2_64; since 12.0"""
def cublasSger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasSger_v2_64; since 12.0"""
def cublasDger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasDger_v2_64; since 12.0"""
def cublasCgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCgeru_v2_64; since 12.0"""
def cublasCgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCgerc_v2_64; since 12.0"""
def cublasZgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZgeru_v2_64; since 12.0"""
def cublasZgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZgerc_v2_64; since 12.0"""
def cublasSsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasSsyr_v2_64; since 12.0"""
def cublasDsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasDsyr_v2_64; since 12.0"""
def cublasCsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasCsyr_v2_64; since 12.0"""
def cublasZsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasZsyr_v2_64; since 12.0"""
def cublasCher_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasCher_v2_64; since 12.0"""
def cublasZher_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None: """cublasZher_v2_64; since 12.0"""
def cublasSspr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasSspr_v2_64; since 12.0"""
def cublasDspr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasDspr_v2_64; since 12.0"""
def cublasChpr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasChpr_v2_64; since 12.0"""
def cublasZhpr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None: """cublasZhpr_v2_64; since 12.0"""
def cublasSsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasSsyr2_v2_64; since 12.0"""
def cublasDsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasDsyr2_v2_64; since 12.0"""
def cublasCsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCsyr2_v2_64; since 12.0"""
def cublasZsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZsyr2_v2_64; since 12.0"""
def cublasCher2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasCher2_v2_64; since 12.0"""
def cublasZher2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None: """cublasZher2_v2_64; since 12.0"""
def cublasSspr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasSspr2_v2_64; since 12.0"""
def cublasDspr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasDspr2_v2_64; since 12.0"""
def cublasChpr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasChpr2_v2_64; since 12.0"""
def cublasZhpr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None: """cublasZhpr2_v2_64; since 12.0"""
def cublasSgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSgemm_v2_64; since 12.0"""
def cublasDgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDgemm_v2_64; since 12.0"""
def cublasCgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCgemm_v2_64; since 12.0"""
def cublasZgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZgemm_v2_64; since 12.0"""
def cublasSsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSsyrk_v2_64; since 12.0"""
def cublasDsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDsyrk_v2_64; since 12.0"""
def cublasCsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCsyrk_v2_64; since 12.0"""
def cublasZsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZsyrk_v2_64; since 12.0"""
def cublasCherk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCherk_v2_64; since 12.0"""
def cublasZherk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZherk_v2_64; since 12.0"""
def cublasSsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSsyr2k_v2_64; since 12.0"""
def cublasDsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDsyr2k_v2_64; since 12.0"""
def cublasCsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCsyr2k_v2_64; since 12.0"""
def cublasZsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZsyr2k_v2_64; since 12.0"""
def cublasCher2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCher2k_v2_64; since 12.0"""
def cublasZher2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZher2k_v2_64; since 12.0"""
def cublasSsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasSsymm_v2_64; since 12.0"""
def cublasDsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasDsymm_v2_64; since 12.0"""
def cublasCsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasCsymm_v2_64; since 12.0"""
def cublasZsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZsymm_v2_64; since 12.0"""
def cublasChemm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasChemm_v2_64; since 12.0"""
def cublasZhemm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: """cublasZhemm_v2_64; since 12.0"""
def cublasStrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasStrsm_v2_64; since 12.0"""
def cublasDtrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasDtrsm_v2_64; since 12.0"""
def cublasCtrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasCtrsm_v2_64; since 12.0"""
def cublasZtrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None: """cublasZtrsm_v2_64; since 12.0"""
def cublasStrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasStrmm_v2_64; since 12.0"""
def cublasDtrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasDtrmm_v2_64; since 12.0"""
def cublasCtrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasCtrmm_v2_64; since 12.0"""
def cublasZtrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None: """cublasZtrmm_v2_64; since 12.0"""

class _RawUnchanged(Raw):
    cublasCreate_v2: _C[_Pointer[cublasHandle_t] | int]
    cublasDestroy_v2: _C[cublasHandle_t | int | None]
    cublasGetVersion_v2: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    cublasGetCudartVersion: _C[[]]
    cublasSetWorkspace_v2: _C[cublasHandle_t | int | None, _Writable, int]
    cublasSetStream_v2: _C[cublasHandle_t | int | None, driver.CUstream | int | None]
    cublasGetStream_v2: _C[cublasHandle_t | int | None, _Pointer[driver.CUstream] | int]
    cublasGetPointerMode_v2: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasSetPointerMode_v2: _C[cublasHandle_t | int | None, int]
    cublasGetAtomicsMode: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasSetAtomicsMode: _C[cublasHandle_t | int | None, int]
    cublasGetMathMode: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasSetMathMode: _C[cublasHandle_t | int | None, int]
    cublasGetSmCountTarget: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasSetSmCountTarget: _C[cublasHandle_t | int | None, int]
    cublasGetEmulationStrategy: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasSetEmulationStrategy: _C[cublasHandle_t | int | None, int]
    cublasGetEmulationSpecialValuesSupport: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasSetEmulationSpecialValuesSupport: _C[cublasHandle_t | int | None, int]
    cublasGetFixedPointEmulationMantissaControl: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasSetFixedPointEmulationMantissaControl: _C[cublasHandle_t | int | None, int]
    cublasGetFixedPointEmulationMaxMantissaBitCount: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasSetFixedPointEmulationMaxMantissaBitCount: _C[cublasHandle_t | int | None, int]
    cublasGetFixedPointEmulationMantissaBitOffset: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasSetFixedPointEmulationMantissaBitOffset: _C[cublasHandle_t | int | None, int]
    cublasGetFixedPointEmulationMantissaBitCountPointer: _C[cublasHandle_t | int | None, _Pointer[ctypes._Pointer[ctypes.c_int]] | int]
    cublasSetFixedPointEmulationMantissaBitCountPointer: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasGetStatusName: Callable[[int], bytes | None]
    cublasGetStatusString: Callable[[int], bytes | None]
    cublasLoggerConfigure: _C[int, int, int, _Text]
    cublasSetLoggerCallback: _C[cublasLogCallback | None]
    cublasGetLoggerCallback: _C[_Pointer[cublasLogCallback] | int]
    cublasSetVector: _C[int, int, _Address, int, _Writable, int]
    cublasSetVector_64: _C[int, int, _Address, int, _Writable, int]
    cublasGetVector: _C[int, int, _Address, int, _Writable, int]
    cublasGetVector_64: _C[int, int, _Address, int, _Writable, int]
    cublasSetMatrix: _C[int, int, int, _Address, int, _Writable, int]
    cublasSetMatrix_64: _C[int, int, int, _Address, int, _Writable, int]
    cublasGetMatrix: _C[int, int, int, _Address, int, _Writable, int]
    cublasGetMatrix_64: _C[int, int, int, _Address, int, _Writable, int]
    cublasSetVectorAsync: _C[int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasSetVectorAsync_64: _C[int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasGetVectorAsync: _C[int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasGetVectorAsync_64: _C[int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasSetMatrixAsync: _C[int, int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasSetMatrixAsync_64: _C[int, int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasGetMatrixAsync: _C[int, int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasGetMatrixAsync_64: _C[int, int, int, _Address, int, _Writable, int, driver.CUstream | int | None]
    cublasXerbla: Callable[[_Text, int], None]
    cublasNrm2Ex: _C[cublasHandle_t | int | None, int, _Address, int, int, _Writable, int, int]
    cublasNrm2Ex_64: _C[cublasHandle_t | int | None, int, _Address, int, int, _Writable, int, int]
    cublasSnrm2_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasSnrm2_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDnrm2_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDnrm2_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasScnrm2_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasScnrm2_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDznrm2_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDznrm2_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDotEx: _C[cublasHandle_t | int | None, int, _Address, int, int, _Address, int, int, _Writable, int, int]
    cublasDotEx_64: _C[cublasHandle_t | int | None, int, _Address, int, int, _Address, int, int, _Writable, int, int]
    cublasDotcEx: _C[cublasHandle_t | int | None, int, _Address, int, int, _Address, int, int, _Writable, int, int]
    cublasDotcEx_64: _C[cublasHandle_t | int | None, int, _Address, int, int, _Address, int, int, _Writable, int, int]
    cublasSdot_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasSdot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDdot_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDdot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasCdotu_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasCdotu_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasCdotc_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasCdotc_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZdotu_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasZdotu_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasZdotc_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasZdotc_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasScalEx: _C[cublasHandle_t | int | None, int, _Address, int, _Writable, int, int, int]
    cublasScalEx_64: _C[cublasHandle_t | int | None, int, _Address, int, _Writable, int, int, int]
    cublasSscal_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSscal_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDscal_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDscal_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCscal_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCscal_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsscal_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasCsscal_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZscal_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZscal_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZdscal_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasZdscal_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasAxpyEx: _C[cublasHandle_t | int | None, int, _Address, int, _Address, int, int, _Writable, int, int, int]
    cublasAxpyEx_64: _C[cublasHandle_t | int | None, int, _Address, int, _Address, int, int, _Writable, int, int, int]
    cublasSaxpy_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasSaxpy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDaxpy_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDaxpy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCaxpy_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCaxpy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZaxpy_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZaxpy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCopyEx: _C[cublasHandle_t | int | None, int, _Address, int, int, _Writable, int, int]
    cublasCopyEx_64: _C[cublasHandle_t | int | None, int, _Address, int, int, _Writable, int, int]
    cublasScopy_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasScopy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDcopy_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDcopy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCcopy_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCcopy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZcopy_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZcopy_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSswap_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasSswap_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDswap_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDswap_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCswap_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCswap_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZswap_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZswap_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSwapEx: _C[cublasHandle_t | int | None, int, _Writable, int, int, _Writable, int, int]
    cublasSwapEx_64: _C[cublasHandle_t | int | None, int, _Writable, int, int, _Writable, int, int]
    cublasIsamax_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIsamax_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIdamax_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIdamax_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIcamax_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIcamax_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIzamax_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIzamax_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIamaxEx: _C[cublasHandle_t | int | None, int, _Address, int, int, _Pointer[ctypes.c_int] | int]
    cublasIamaxEx_64: _C[cublasHandle_t | int | None, int, _Address, int, int, _Pointer[ctypes.c_int64] | int]
    cublasIsamin_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIsamin_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIdamin_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIdamin_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIcamin_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIcamin_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIzamin_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIzamin_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIaminEx: _C[cublasHandle_t | int | None, int, _Address, int, int, _Pointer[ctypes.c_int] | int]
    cublasIaminEx_64: _C[cublasHandle_t | int | None, int, _Address, int, int, _Pointer[ctypes.c_int64] | int]
    cublasAsumEx: _C[cublasHandle_t | int | None, int, _Address, int, int, _Writable, int, int]
    cublasAsumEx_64: _C[cublasHandle_t | int | None, int, _Address, int, int, _Writable, int, int]
    cublasSasum_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasSasum_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDasum_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDasum_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasScasum_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasScasum_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDzasum_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDzasum_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasSrot_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasSrot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasDrot_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasDrot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasCrot_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int]
    cublasCrot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int]
    cublasCsrot_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasCsrot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasZrot_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cublasZrot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cublasZdrot_v2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasZdrot_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasRotEx: _C[cublasHandle_t | int | None, int, _Writable, int, int, _Writable, int, int, _Address, _Address, int, int]
    cublasRotEx_64: _C[cublasHandle_t | int | None, int, _Writable, int, int, _Writable, int, int, _Address, _Address, int, int]
    cublasSrotg_v2: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasDrotg_v2: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasCrotg_v2: _C[cublasHandle_t | int | None, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int]
    cublasZrotg_v2: _C[cublasHandle_t | int | None, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cublasRotgEx: _C[cublasHandle_t | int | None, _Writable, _Writable, int, _Writable, _Writable, int, int]
    cublasSrotm_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasSrotm_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDrotm_v2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDrotm_v2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasRotmEx: _C[cublasHandle_t | int | None, int, _Writable, int, int, _Writable, int, int, _Address, int, int]
    cublasRotmEx_64: _C[cublasHandle_t | int | None, int, _Writable, int, int, _Writable, int, int, _Address, int, int]
    cublasSrotmg_v2: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasDrotmg_v2: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasRotmgEx: _C[cublasHandle_t | int | None, _Writable, int, _Writable, int, _Writable, int, _Address, int, _Writable, int, int]
    cublasSgemv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSgemv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgemv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDgemv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgemv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCgemv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgemv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZgemv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSgbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSgbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDgbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCgbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZgbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasStrmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDtrmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCtrmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZtrmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasStbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDtbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCtbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtbmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZtbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStpmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasStpmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDtpmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDtpmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCtpmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCtpmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZtpmv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZtpmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasStrsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDtrsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCtrsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZtrsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStpsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasStpsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDtpsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDtpsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCtpsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCtpsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZtpsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZtpsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStbsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasStbsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtbsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDtbsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtbsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCtbsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtbsv_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZtbsv_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSsymv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSsymv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsymv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDsymv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsymv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsymv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsymv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZsymv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasChemv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasChemv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhemv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZhemv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSsbmv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSsbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsbmv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDsbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasChbmv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasChbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhbmv_v2: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZhbmv_v2_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSspmv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSspmv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDspmv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDspmv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasChpmv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasChpmv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhpmv_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZhpmv_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSger_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasSger_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDger_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDger_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCgeru_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCgeru_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCgerc_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCgerc_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZgeru_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZgeru_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZgerc_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZgerc_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSsyr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasSsyr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDsyr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCsyr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZsyr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZsyr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCher_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCher_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZher_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZher_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSspr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasSspr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDspr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDspr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasChpr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasChpr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZhpr_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasZhpr_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSsyr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasSsyr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDsyr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCsyr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZsyr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZsyr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCher2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCher2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZher2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZher2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSspr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasSspr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDspr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasDspr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasChpr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasChpr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZhpr2_v2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasZhpr2_v2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSgemvBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, int]
    cublasSgemvBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, int]
    cublasDgemvBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, int]
    cublasDgemvBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, int]
    cublasCgemvBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasCgemvBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasZgemvBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, int]
    cublasZgemvBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, int]
    cublasSgemvStridedBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int]
    cublasSgemvStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int]
    cublasDgemvStridedBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int]
    cublasDgemvStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int]
    cublasCgemvStridedBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, int]
    cublasCgemvStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, int]
    cublasZgemvStridedBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, int]
    cublasZgemvStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, int]
    cublasSgemm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSgemm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgemm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDgemm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgemm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCgemm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCgemm3m: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCgemm3m_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCgemm3mEx: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasCgemm3mEx_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasZgemm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZgemm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZgemm3m: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZgemm3m_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSgemmEx: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Address, int, int, _Address, int, int, _Pointer[ctypes.c_float] | int, _Writable, int, int]
    cublasSgemmEx_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Address, int, int, _Address, int, int, _Pointer[ctypes.c_float] | int, _Writable, int, int]
    cublasGemmEx: _C[cublasHandle_t | int | None, int, int, int, int, int, _Address, _Address, int, int, _Address, int, int, _Address, _Writable, int, int, int, int]
    cublasGemmEx_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Address, _Address, int, int, _Address, int, int, _Address, _Writable, int, int, int, int]
    cublasCgemmEx: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasCgemmEx_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasSsyrk_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSsyrk_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyrk_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDsyrk_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyrk_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsyrk_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsyrk_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZsyrk_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasCsyrkEx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasCsyrkEx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasCsyrk3mEx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasCsyrk3mEx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Address, int, int, _Pointer[runtime.float2] | int, _Writable, int, int]
    cublasCherk_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasCherk_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZherk_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasZherk_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasCherkEx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Address, int, int, _Pointer[ctypes.c_float] | int, _Writable, int, int]
    cublasCherkEx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Address, int, int, _Pointer[ctypes.c_float] | int, _Writable, int, int]
    cublasCherk3mEx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Address, int, int, _Pointer[ctypes.c_float] | int, _Writable, int, int]
    cublasCherk3mEx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Address, int, int, _Pointer[ctypes.c_float] | int, _Writable, int, int]
    cublasSsyr2k_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSsyr2k_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr2k_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDsyr2k_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr2k_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsyr2k_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsyr2k_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZsyr2k_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasCher2k_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasCher2k_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZher2k_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasZher2k_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSsyrkx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSsyrkx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyrkx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDsyrkx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyrkx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsyrkx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsyrkx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZsyrkx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasCherkx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasCherkx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZherkx: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasZherkx_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSsymm_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasSsymm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsymm_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasDsymm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsymm_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsymm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsymm_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZsymm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasChemm_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasChemm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhemm_v2: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZhemm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrsm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasStrsm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrsm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDtrsm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrsm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCtrsm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrsm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZtrsm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStrmm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasStrmm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrmm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDtrmm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrmm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCtrmm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrmm_v2: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZtrmm_v2_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSgemmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, int]
    cublasSgemmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, int]
    cublasDgemmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, int]
    cublasDgemmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, int]
    cublasCgemmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasCgemmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasCgemm3mBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasCgemm3mBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasZgemmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, int]
    cublasZgemmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, int]
    cublasSgemmStridedBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int]
    cublasSgemmStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int]
    cublasDgemmStridedBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int]
    cublasDgemmStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int]
    cublasCgemmStridedBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, int]
    cublasCgemmStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, int]
    cublasCgemm3mStridedBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, int]
    cublasCgemm3mStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, int]
    cublasZgemmStridedBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, int]
    cublasZgemmStridedBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, int]
    cublasGemmBatchedEx: _C[cublasHandle_t | int | None, int, int, int, int, int, _Address, _Pointer[ctypes.c_void_p] | int, int, int, _Pointer[ctypes.c_void_p] | int, int, int, _Address, _Pointer[ctypes.c_void_p] | int, int, int, int, int, int]
    cublasGemmBatchedEx_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Address, _Pointer[ctypes.c_void_p] | int, int, int, _Pointer[ctypes.c_void_p] | int, int, int, _Address, _Pointer[ctypes.c_void_p] | int, int, int, int, int, int]
    cublasGemmStridedBatchedEx: _C[cublasHandle_t | int | None, int, int, int, int, int, _Address, _Address, int, int, int, _Address, int, int, int, _Address, _Writable, int, int, int, int, int, int]
    cublasGemmStridedBatchedEx_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Address, _Address, int, int, int, _Address, int, int, int, _Address, _Writable, int, int, int, int, int, int]
    cublasSgemmGroupedBatched: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int]
    cublasSgemmGroupedBatched_64: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasDgemmGroupedBatched: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int]
    cublasDgemmGroupedBatched_64: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasGemmGroupedBatchedEx: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Address, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_int] | int, _Address, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasGemmGroupedBatchedEx_64: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Address, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_int64] | int, _Address, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int64] | int, int]
    cublasSgeam: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasSgeam_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDgeam: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDgeam_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCgeam: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCgeam_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZgeam: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZgeam_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStrsmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, int]
    cublasStrsmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, int]
    cublasDtrsmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, int]
    cublasDtrsmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, int]
    cublasCtrsmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasCtrsmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, int]
    cublasZtrsmBatched: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, int]
    cublasZtrsmBatched_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, int]
    cublasSdgmm: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasSdgmm_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDdgmm: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasDdgmm_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCdgmm: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCdgmm_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZdgmm: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZdgmm_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSmatinvBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasDmatinvBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasCmatinvBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasZmatinvBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasSgeqrfBatched: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, _Pointer[ctypes.c_int] | int, int]
    cublasDgeqrfBatched: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, _Pointer[ctypes.c_int] | int, int]
    cublasCgeqrfBatched: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, _Pointer[ctypes.c_int] | int, int]
    cublasZgeqrfBatched: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, _Pointer[ctypes.c_int] | int, int]
    cublasSgelsBatched: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasDgelsBatched: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasCgelsBatched: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasZgelsBatched: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasStpttr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDtpttr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCtpttr: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZtpttr: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrttp: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDtrttp: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasCtrttp: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZtrttp: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSgetrfBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasDgetrfBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasCgetrfBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasZgetrfBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    cublasSgetriBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasDgetriBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasCgetriBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasZgetriBatched: _C[cublasHandle_t | int | None, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasSgetrsBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_float]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasDgetrsBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[ctypes.c_double]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasCgetrsBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[runtime.float2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasZgetrsBatched: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes._Pointer[runtime.double2]] | int, int, _Pointer[ctypes.c_int] | int, int]
    cublasUint8gemmBias: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_ubyte] | int, int, int, _Pointer[ctypes.c_ubyte] | int, int, int, _Pointer[ctypes.c_ubyte] | int, int, int, int, int]
    cublasXtCreate: _C[_Pointer[cublasXtHandle_t] | int]
    cublasXtDestroy: _C[cublasXtHandle_t | int | None]
    cublasXtGetNumBoards: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cublasXtMaxBoards: _C[_Pointer[ctypes.c_int] | int]
    cublasXtDeviceSelect: _C[cublasXtHandle_t | int | None, int, _Pointer[ctypes.c_int] | int]
    cublasXtSetBlockDim: _C[cublasXtHandle_t | int | None, int]
    cublasXtGetBlockDim: _C[cublasXtHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasXtGetPinningMemMode: _C[cublasXtHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasXtSetPinningMemMode: _C[cublasXtHandle_t | int | None, int]
    cublasXtSetCpuRoutine: _C[cublasXtHandle_t | int | None, int, int, _Writable]
    cublasXtSetCpuRatio: _C[cublasXtHandle_t | int | None, int, int, float]
    cublasXtSgemm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDgemm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCgemm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZgemm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasXtSsyrk: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDsyrk: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCsyrk: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZsyrk: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasXtCherk: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZherk: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasXtSsyr2k: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDsyr2k: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCsyr2k: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZsyr2k: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasXtCherkx: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZherkx: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasXtStrsm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDtrsm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCtrsm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasXtZtrsm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasXtSsymm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDsymm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCsymm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZsymm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasXtChemm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZhemm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasXtSsyrkx: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDsyrkx: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCsyrkx: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZsyrkx: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasXtCher2k: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZher2k: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasXtSspmm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDspmm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCspmm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasXtZspmm: _C[cublasXtHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasXtStrmm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasXtDtrmm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasXtCtrmm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasXtZtrmm: _C[cublasXtHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCreate: _C[_Pointer[cublasHandle_t] | int]
    cublasDestroy: _C[cublasHandle_t | int | None]
    cublasGetVersion: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasSetWorkspace: _C[cublasHandle_t | int | None, _Writable, int]
    cublasSetStream: _C[cublasHandle_t | int | None, driver.CUstream | int | None]
    cublasGetStream: _C[cublasHandle_t | int | None, _Pointer[driver.CUstream] | int]
    cublasGetPointerMode: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasSetPointerMode: _C[cublasHandle_t | int | None, int]
    cublasSnrm2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDnrm2: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasScnrm2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDznrm2: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasSdot: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDdot: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasCdotu: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasCdotc: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZdotu: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasZdotc: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSscal: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDscal: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCscal: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsscal: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZscal: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZdscal: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSaxpy: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDaxpy: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCaxpy: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZaxpy: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasScopy: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDcopy: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCcopy: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZcopy: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSswap: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDswap: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCswap: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZswap: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasIsamax: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIdamax: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIcamax: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIzamax: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIsamin: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIdamin: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIcamin: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasIzamin: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int]
    cublasSasum: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDasum: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasScasum: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDzasum: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasSrot: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasDrot: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasCrot: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int]
    cublasCsrot: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasZrot: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cublasZdrot: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasSrotg: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasDrotg: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasCrotg: _C[cublasHandle_t | int | None, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int]
    cublasZrotg: _C[cublasHandle_t | int | None, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cublasSrotm: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDrotm: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasSrotmg: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasDrotmg: _C[cublasHandle_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasSgemv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgemv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgemv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgemv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSgbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtbmv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStpmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDtpmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCtpmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZtpmv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStpsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDtpsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCtpsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZtpsv: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStbsv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtbsv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtbsv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtbsv: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSsymv: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsymv: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsymv: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsymv: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasChemv: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhemv: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSsbmv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsbmv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasChbmv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhbmv: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSspmv: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDspmv: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasChpmv: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhpmv: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSger: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDger: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCgeru: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCgerc: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZgeru: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZgerc: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSsyr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZsyr: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCher: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZher: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSspr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDspr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasChpr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZhpr: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSsyr2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZsyr2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCher2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZher2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSspr2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDspr2: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasChpr2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZhpr2: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSgemm: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgemm: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgemm: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgemm: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSsyrk: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyrk: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyrk: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsyrk: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasCherk: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZherk: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSsyr2k: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr2k: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr2k: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsyr2k: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasCher2k: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZher2k: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSsymm: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsymm: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsymm: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsymm: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasChemm: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhemm: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrsm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrsm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrsm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrsm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStrmm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrmm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrmm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrmm: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSnrm2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDnrm2_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasScnrm2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDznrm2_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasSdot_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDdot_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasCdotu_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasCdotc_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZdotu_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasZdotc_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSscal_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDscal_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCscal_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasCsscal_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZscal_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasZdscal_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSaxpy_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDaxpy_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCaxpy_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZaxpy_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasScopy_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDcopy_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCcopy_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZcopy_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSswap_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDswap_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCswap_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZswap_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasIsamax_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIdamax_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIcamax_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIzamax_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIsamin_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIdamin_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIcamin_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasIzamin_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int64] | int]
    cublasSasum_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDasum_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasScasum_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDzasum_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int]
    cublasSrot_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasDrot_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasCrot_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int]
    cublasCsrot_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cublasZrot_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cublasZdrot_64: _C[cublasHandle_t | int | None, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cublasSrotm_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDrotm_64: _C[cublasHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasSgemv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgemv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgemv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgemv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSgbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtbmv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStpmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDtpmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCtpmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZtpmv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStpsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDtpsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCtpsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZtpsv_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStbsv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtbsv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtbsv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtbsv_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSsymv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsymv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsymv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsymv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasChemv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhemv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSsbmv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsbmv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasChbmv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhbmv_64: _C[cublasHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSspmv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDspmv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasChpmv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhpmv_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSger_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDger_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCgeru_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasCgerc_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZgeru_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasZgerc_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSsyr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZsyr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCher_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZher_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSspr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDspr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasChpr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZhpr_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSsyr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZsyr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasCher2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZher2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasSspr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int]
    cublasDspr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int]
    cublasChpr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int]
    cublasZhpr2_64: _C[cublasHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int]
    cublasSgemm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDgemm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCgemm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZgemm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasSsyrk_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyrk_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyrk_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsyrk_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasCherk_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZherk_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSsyr2k_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsyr2k_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsyr2k_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsyr2k_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasCher2k_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int, int]
    cublasZher2k_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int, int]
    cublasSsymm_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cublasDsymm_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cublasCsymm_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZsymm_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasChemm_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cublasZhemm_64: _C[cublasHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cublasStrsm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrsm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrsm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrsm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]
    cublasStrmm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int]
    cublasDtrmm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int]
    cublasCtrmm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int]
    cublasZtrmm_64: _C[cublasHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
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
