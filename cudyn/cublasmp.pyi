"""The names of cudyn.cublasmp, for type checkers and editors.

Generated from cublasmp.h of the header releases 0.5 to 0.10
(6 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import cublas, driver, nccl, runtime, cublasmp as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Pointer as _Pointer, Text as _Text, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CublasmpError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CublasmpError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cublasMpHandle_t(Handle): ...

class cublasMpGrid_t(Handle): ...

class cublasMpMatrixDescriptor_t(Handle): ...

class cublasMpMatmulDescriptor_t(Handle): ...

class cublasMpStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_STATUS_SUCCESS = ...
    CUBLASMP_STATUS_NOT_INITIALIZED = ...
    CUBLASMP_STATUS_ALLOCATION_FAILED = ...
    CUBLASMP_STATUS_INVALID_VALUE = ...
    CUBLASMP_STATUS_ARCHITECTURE_MISMATCH = ...
    CUBLASMP_STATUS_EXECUTION_FAILED = ...
    CUBLASMP_STATUS_INTERNAL_ERROR = ...
    CUBLASMP_STATUS_NOT_SUPPORTED = ...
CUBLASMP_STATUS_SUCCESS: Final[cublasMpStatus_t]
CUBLASMP_STATUS_NOT_INITIALIZED: Final[cublasMpStatus_t]
CUBLASMP_STATUS_ALLOCATION_FAILED: Final[cublasMpStatus_t]
CUBLASMP_STATUS_INVALID_VALUE: Final[cublasMpStatus_t]
CUBLASMP_STATUS_ARCHITECTURE_MISMATCH: Final[cublasMpStatus_t]
CUBLASMP_STATUS_EXECUTION_FAILED: Final[cublasMpStatus_t]
CUBLASMP_STATUS_INTERNAL_ERROR: Final[cublasMpStatus_t]
CUBLASMP_STATUS_NOT_SUPPORTED: Final[cublasMpStatus_t]

class cublasMpGridLayout_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_GRID_LAYOUT_COL_MAJOR = ...
    CUBLASMP_GRID_LAYOUT_ROW_MAJOR = ...
CUBLASMP_GRID_LAYOUT_COL_MAJOR: Final[cublasMpGridLayout_t]
CUBLASMP_GRID_LAYOUT_ROW_MAJOR: Final[cublasMpGridLayout_t]

class cublasMpMatmulDescriptorAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_TRANSA = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_TRANSB = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_COMPUTE_TYPE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_ALGO_TYPE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_COMMUNICATION_SM_COUNT = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_BATCH_STRIDE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_DATA_TYPE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_LD = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_BATCH_STRIDE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_DATA_TYPE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_SCALE_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_AMAX_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_SCALE_MODE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_A_SCALE_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_A_SCALE_MODE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_B_SCALE_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_B_SCALE_MODE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_C_SCALE_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_C_SCALE_MODE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_SCALE_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_SCALE_MODE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_AMAX_D_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_OUT_SCALE_POINTER = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_OUT_SCALE_MODE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_COMMUNICATION_TYPE = ...
    CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_RESULT_SCHEME = ...
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_TRANSA: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_TRANSB: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_COMPUTE_TYPE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_ALGO_TYPE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_COMMUNICATION_SM_COUNT: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_BATCH_STRIDE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_DATA_TYPE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_LD: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_BATCH_STRIDE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_DATA_TYPE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_SCALE_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_AMAX_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_EPILOGUE_AUX_SCALE_MODE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_A_SCALE_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_A_SCALE_MODE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_B_SCALE_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_B_SCALE_MODE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_C_SCALE_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_C_SCALE_MODE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_SCALE_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_SCALE_MODE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_AMAX_D_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_OUT_SCALE_POINTER: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_D_OUT_SCALE_MODE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_COMMUNICATION_TYPE: Final[cublasMpMatmulDescriptorAttribute_t]
CUBLASMP_MATMUL_DESCRIPTOR_ATTRIBUTE_BIAS_RESULT_SCHEME: Final[cublasMpMatmulDescriptorAttribute_t]

class cublasMpMatmulAlgoType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_MATMUL_ALGO_TYPE_DEFAULT = ...
    CUBLASMP_MATMUL_ALGO_TYPE_SPLIT_P2P = ...
    CUBLASMP_MATMUL_ALGO_TYPE_SPLIT_MULTICAST = ...
    CUBLASMP_MATMUL_ALGO_TYPE_ATOMIC_P2P = ...
    CUBLASMP_MATMUL_ALGO_TYPE_ATOMIC_MULTICAST = ...
    CUBLASMP_MATMUL_ALGO_TYPE_NO_OVERLAP = ...
    CUBLASMP_MATMUL_ALGO_TYPE_FUSED = ...
CUBLASMP_MATMUL_ALGO_TYPE_DEFAULT: Final[cublasMpMatmulAlgoType_t]
CUBLASMP_MATMUL_ALGO_TYPE_SPLIT_P2P: Final[cublasMpMatmulAlgoType_t]
CUBLASMP_MATMUL_ALGO_TYPE_SPLIT_MULTICAST: Final[cublasMpMatmulAlgoType_t]
CUBLASMP_MATMUL_ALGO_TYPE_ATOMIC_P2P: Final[cublasMpMatmulAlgoType_t]
CUBLASMP_MATMUL_ALGO_TYPE_ATOMIC_MULTICAST: Final[cublasMpMatmulAlgoType_t]
CUBLASMP_MATMUL_ALGO_TYPE_NO_OVERLAP: Final[cublasMpMatmulAlgoType_t]
CUBLASMP_MATMUL_ALGO_TYPE_FUSED: Final[cublasMpMatmulAlgoType_t]

class cublasMpMatmulEpilogue_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_MATMUL_EPILOGUE_DEFAULT = ...
    CUBLASMP_MATMUL_EPILOGUE_ALLREDUCE = ...
    CUBLASMP_MATMUL_EPILOGUE_RELU = ...
    CUBLASMP_MATMUL_EPILOGUE_RELU_AUX = ...
    CUBLASMP_MATMUL_EPILOGUE_BIAS = ...
    CUBLASMP_MATMUL_EPILOGUE_RELU_BIAS = ...
    CUBLASMP_MATMUL_EPILOGUE_RELU_AUX_BIAS = ...
    CUBLASMP_MATMUL_EPILOGUE_DRELU = ...
    CUBLASMP_MATMUL_EPILOGUE_DRELU_BGRAD = ...
    CUBLASMP_MATMUL_EPILOGUE_GELU = ...
    CUBLASMP_MATMUL_EPILOGUE_GELU_AUX = ...
    CUBLASMP_MATMUL_EPILOGUE_GELU_BIAS = ...
    CUBLASMP_MATMUL_EPILOGUE_GELU_AUX_BIAS = ...
    CUBLASMP_MATMUL_EPILOGUE_DGELU = ...
    CUBLASMP_MATMUL_EPILOGUE_DGELU_BGRAD = ...
    CUBLASMP_MATMUL_EPILOGUE_BGRADA = ...
    CUBLASMP_MATMUL_EPILOGUE_BGRADB = ...
CUBLASMP_MATMUL_EPILOGUE_DEFAULT: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_ALLREDUCE: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_RELU: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_RELU_AUX: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_BIAS: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_RELU_BIAS: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_RELU_AUX_BIAS: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_DRELU: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_DRELU_BGRAD: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_GELU: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_GELU_AUX: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_GELU_BIAS: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_GELU_AUX_BIAS: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_DGELU: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_DGELU_BGRAD: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_BGRADA: Final[cublasMpMatmulEpilogue_t]
CUBLASMP_MATMUL_EPILOGUE_BGRADB: Final[cublasMpMatmulEpilogue_t]

class cublasMpMatmulMatrixScale_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_MATMUL_MATRIX_SCALE_SCALAR_FP32 = ...
    CUBLASMP_MATMUL_MATRIX_SCALE_VEC16_UE4M3 = ...
    CUBLASMP_MATMUL_MATRIX_SCALE_VEC32_UE8M0 = ...
    CUBLASMP_MATMUL_MATRIX_SCALE_OUTER_VEC_FP32 = ...
    CUBLASMP_MATMUL_MATRIX_SCALE_VEC128_FP32 = ...
    CUBLASMP_MATMUL_MATRIX_SCALE_BLK128x128_FP32 = ...
CUBLASMP_MATMUL_MATRIX_SCALE_SCALAR_FP32: Final[cublasMpMatmulMatrixScale_t]
CUBLASMP_MATMUL_MATRIX_SCALE_VEC16_UE4M3: Final[cublasMpMatmulMatrixScale_t]
CUBLASMP_MATMUL_MATRIX_SCALE_VEC32_UE8M0: Final[cublasMpMatmulMatrixScale_t]
CUBLASMP_MATMUL_MATRIX_SCALE_OUTER_VEC_FP32: Final[cublasMpMatmulMatrixScale_t]
CUBLASMP_MATMUL_MATRIX_SCALE_VEC128_FP32: Final[cublasMpMatmulMatrixScale_t]
CUBLASMP_MATMUL_MATRIX_SCALE_BLK128x128_FP32: Final[cublasMpMatmulMatrixScale_t]

class cublasMpEmulationStrategy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_EMULATION_STRATEGY_DEFAULT = ...
    CUBLASMP_EMULATION_STRATEGY_PERFORMANT = ...
    CUBLASMP_EMULATION_STRATEGY_EAGER = ...
CUBLASMP_EMULATION_STRATEGY_DEFAULT: Final[cublasMpEmulationStrategy_t]
CUBLASMP_EMULATION_STRATEGY_PERFORMANT: Final[cublasMpEmulationStrategy_t]
CUBLASMP_EMULATION_STRATEGY_EAGER: Final[cublasMpEmulationStrategy_t]

class cublasMpResultScheme_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUBLASMP_RESULT_SCHEME_DEFAULT = ...
    CUBLASMP_RESULT_SCHEME_PARTIAL = ...
    CUBLASMP_RESULT_SCHEME_FULL = ...
CUBLASMP_RESULT_SCHEME_DEFAULT: Final[cublasMpResultScheme_t]
CUBLASMP_RESULT_SCHEME_PARTIAL: Final[cublasMpResultScheme_t]
CUBLASMP_RESULT_SCHEME_FULL: Final[cublasMpResultScheme_t]

class cublasMpLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...


CUBLASMP_VER_MAJOR: Final = 0
CUBLASMP_VER_MINOR: Final = 10
CUBLASMP_VER_PATCH: Final = 0
CUBLASMP_VERSION: Final = 1000

cublasComputeType_t = cublas.cublasComputeType_t
CUBLAS_COMPUTE_16F: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_16F_PEDANTIC: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32F: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32F_PEDANTIC: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32F_FAST_16F: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32F_FAST_16BF: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32F_FAST_TF32: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32F_EMULATED_16BFX9: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_64F: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_64F_PEDANTIC: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32I: Final[cublas.cublasComputeType_t]
CUBLAS_COMPUTE_32I_PEDANTIC: Final[cublas.cublasComputeType_t]
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
cudaDataType_t = runtime.cudaDataType_t
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
cudaStream_t = runtime.cudaStream_t
ncclComm_t = nccl.ncclComm_t


class _RawUnchanged(Raw):
    cublasMpCreate: _C[_Pointer[cublasMpHandle_t] | int, driver.CUstream | int | None]
    cublasMpDestroy: _C[cublasMpHandle_t | int | None]
    cublasMpSetStream: _C[cublasMpHandle_t | int | None, driver.CUstream | int | None]
    cublasMpGetStream: _C[cublasMpHandle_t | int | None, _Pointer[driver.CUstream] | int]
    cublasMpSetEmulationStrategy: _C[cublasMpHandle_t | int | None, int]
    cublasMpGetEmulationStrategy: _C[cublasMpHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasMpSetFixedPointEmulationMaxMantissaBitCount: _C[cublasMpHandle_t | int | None, int]
    cublasMpGetFixedPointEmulationMaxMantissaBitCount: _C[cublasMpHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasMpSetFixedPointEmulationMantissaBitOffset: _C[cublasMpHandle_t | int | None, int]
    cublasMpGetFixedPointEmulationMantissaBitOffset: _C[cublasMpHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasMpSetFixedPointEmulationMantissaBitCountPointer: _C[cublasMpHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cublasMpGetFixedPointEmulationMantissaBitCountPointer: _C[cublasMpHandle_t | int | None, _Pointer[ctypes._Pointer[ctypes.c_int]] | int]
    cublasMpSetFixedPointEmulationMantissaControl: _C[cublasMpHandle_t | int | None, int]
    cublasMpGetFixedPointEmulationMantissaControl: _C[cublasMpHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasMpSetEmulationSpecialValuesSupport: _C[cublasMpHandle_t | int | None, int]
    cublasMpGetEmulationSpecialValuesSupport: _C[cublasMpHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cublasMpGetVersion: _C[_Pointer[ctypes.c_int] | int]
    cublasMpGridCreate: _C[int, int, int, nccl.ncclComm_t | int | None, _Pointer[cublasMpGrid_t] | int]
    cublasMpGridDestroy: _C[cublasMpGrid_t | int | None]
    cublasMpBufferRegister: _C[cublasMpGrid_t | int | None, _Writable, int]
    cublasMpBufferDeregister: _C[cublasMpGrid_t | int | None, _Writable]
    cublasMpMatrixDescriptorCreate: _C[int, int, int, int, int, int, int, int, cublasMpGrid_t | int | None, _Pointer[cublasMpMatrixDescriptor_t] | int]
    cublasMpMatrixDescriptorDestroy: _C[cublasMpMatrixDescriptor_t | int | None]
    cublasMpMatrixDescriptorInit: _C[int, int, int, int, int, int, int, int, cublasMpGrid_t | int | None, cublasMpMatrixDescriptor_t | int | None]
    cublasMpMatmulDescriptorCreate: _C[_Pointer[cublasMpMatmulDescriptor_t] | int, int]
    cublasMpMatmulDescriptorDestroy: _C[cublasMpMatmulDescriptor_t | int | None]
    cublasMpMatmulDescriptorInit: _C[cublasMpMatmulDescriptor_t | int | None, int]
    cublasMpMatmulDescriptorSetAttribute: _C[cublasMpMatmulDescriptor_t | int | None, int, _Address, int]
    cublasMpMatmulDescriptorGetAttribute: _C[cublasMpMatmulDescriptor_t | int | None, int, _Writable, int, _Pointer[ctypes.c_size_t] | int]
    cublasMpTrsm_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpTrsm: _C[cublasMpHandle_t | int | None, int, int, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpGemm_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpGemm: _C[cublasMpHandle_t | int | None, int, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpMatmul_bufferSize: _C[cublasMpHandle_t | int | None, cublasMpMatmulDescriptor_t | int | None, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpMatmul: _C[cublasMpHandle_t | int | None, cublasMpMatmulDescriptor_t | int | None, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, _Writable, int]
    cublasMpSyrk_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpSyrk: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpSyr2k_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpSyr2k: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpSyrkx_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpSyrkx: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpSymm_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpSymm: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpHerk_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpHerk: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpHer2k_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpHer2k: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpHerkx_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpHerkx: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpHemm_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpHemm: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpTrmm_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpTrmm: _C[cublasMpHandle_t | int | None, int, int, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, int, _Writable, int, _Writable, int]
    cublasMpNumroc: _C[int, int, int, int, int]
    cublasMpGetStatusString: Callable[[int], bytes | None]
    cublasMpGemr2D_bufferSize: _C[cublasMpHandle_t | int | None, int, int, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, nccl.ncclComm_t | int | None]
    cublasMpGemr2D: _C[cublasMpHandle_t | int | None, int, int, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, _Writable, int, nccl.ncclComm_t | int | None]
    cublasMpTrmr2D_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, nccl.ncclComm_t | int | None]
    cublasMpTrmr2D: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, _Writable, int, nccl.ncclComm_t | int | None]
    cublasMpGeadd_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpGeadd: _C[cublasMpHandle_t | int | None, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, _Writable, int]
    cublasMpTradd_bufferSize: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cublasMpTradd: _C[cublasMpHandle_t | int | None, int, int, int, int, _Address, _Address, int, int, cublasMpMatrixDescriptor_t | int | None, _Address, _Writable, int, int, cublasMpMatrixDescriptor_t | int | None, _Writable, int, _Writable, int]
    cublasMpMalloc: _C[cublasMpGrid_t | int | None, _Pointer[ctypes.c_void_p] | int, int]
    cublasMpFree: _C[cublasMpGrid_t | int | None, _Writable]
    cublasMpLoggerSetCallback: _C[cublasMpLoggerCallback_t | None]
    cublasMpLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    cublasMpLoggerOpenFile: _C[_Text]
    cublasMpLoggerSetLevel: _C[int]
    cublasMpLoggerSetMask: _C[int]
    cublasMpLoggerForceDisable: _C[[]]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    cublasMpStreamSet: Callable[..., int]
    cublasMpStreamGet: Callable[..., int]
    cublasMpMatmulDescriptorAttributeSet: Callable[..., int]
    cublasMpMatmulDescriptorAttributeGet: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cublasMpStreamSet: Callable[..., None]
    cublasMpStreamGet: Callable[..., None]
    cublasMpMatmulDescriptorAttributeSet: Callable[..., None]
    cublasMpMatmulDescriptorAttributeGet: Callable[..., None]
