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

def cublasCreate_v2() -> cublasHandle_t:
    """Creates a handle of the library.

    C: cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCreate
    """
def cublasDestroy_v2(handle: cublasHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDestroy
    """
def cublasGetVersion_v2(handle: cublasHandle_t | int | None) -> int:
    """Returns the library's version as one number.

    C: cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)

      version: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVersion
    """
def cublasGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetProperty
    """
def cublasGetCudartVersion() -> int:
    """Returns the version of the CUDA runtime that the library was built with.

    C: size_t cublasGetCudartVersion(void)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetCudartVersion
    """
def cublasSetWorkspace_v2(handle: cublasHandle_t | int | None, workspace: _Device, workspaceSizeInBytes: int) -> None:
    """Gives a handle its workspace.

    C: cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)

      workspace: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetWorkspace
    """
def cublasSetStream_v2(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None) -> None:
    """Sets the stream in which a handle works.

    C: cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetStream
    """
def cublasGetStream_v2(handle: cublasHandle_t | int | None) -> driver.CUstream:
    """Returns the stream in which a handle works.

    C: cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStream
    """
def cublasGetPointerMode_v2(handle: cublasHandle_t | int | None) -> cublasPointerMode_t | int:
    """Returns whether scalars such as alpha lie on the host or on the device.

    C: cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetPointerMode
    """
def cublasSetPointerMode_v2(handle: cublasHandle_t | int | None, mode: cublasPointerMode_t | _Int) -> None:
    """Sets whether scalars such as alpha lie on the host or on the device.

    C: cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetPointerMode
    """
def cublasGetAtomicsMode(handle: cublasHandle_t | int | None) -> cublasAtomicsMode_t | int:
    """Returns whether functions may use atomics, whose order and results vary.

    C: cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetAtomicsMode
    """
def cublasSetAtomicsMode(handle: cublasHandle_t | int | None, mode: cublasAtomicsMode_t | _Int) -> None:
    """Sets whether functions may use atomics, whose order and results vary.

    C: cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetAtomicsMode
    """
def cublasGetMathMode(handle: cublasHandle_t | int | None) -> cublasMath_t | int:
    """Returns the precision that computations may use, such as TF32.

    C: cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMathMode
    """
def cublasSetMathMode(handle: cublasHandle_t | int | None, mode: cublasMath_t | _Int) -> None:
    """Sets the precision that computations may use, such as TF32.

    C: cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMathMode
    """
def cublasGetSmCountTarget(handle: cublasHandle_t | int | None) -> int:
    """Returns how many multiprocessors kernels are made for.

    C: cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)

      smCountTarget: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetSmCountTarget
    """
def cublasSetSmCountTarget(handle: cublasHandle_t | int | None, smCountTarget: int) -> None:
    """Sets how many multiprocessors kernels are made for.

    C: cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetSmCountTarget
    """
def cublasGetEmulationStrategy(handle: cublasHandle_t | int | None) -> cublasEmulationStrategy_t | int:
    """Returns when floats are emulated.

    C: cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)

      emulationStrategy: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationStrategy
    Since 12.9.
    """
def cublasSetEmulationStrategy(handle: cublasHandle_t | int | None, emulationStrategy: cublasEmulationStrategy_t | _Int) -> None:
    """Sets when floats are emulated.

    C: cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationStrategy
    Since 12.9.
    """
def cublasGetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None) -> runtime.cudaEmulationSpecialValuesSupport | int:
    """Returns for which special values, such as infinities, emulated floats are right.

    C: cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask)

      mask: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationSpecialValuesSupport
    Since 13.0.
    """
def cublasSetEmulationSpecialValuesSupport(handle: cublasHandle_t | int | None, mask: runtime.cudaEmulationSpecialValuesSupport | _Int) -> None:
    """Sets for which special values, such as infinities, emulated floats are right.

    C: cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationSpecialValuesSupport
    Since 13.0.
    """
def cublasGetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None) -> runtime.cudaEmulationMantissaControl | int:
    """Returns whether the mantissa bits of an emulation are fixed or chosen by the data.

    C: cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl)

      mantissaControl: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaControl
    Since 13.0.
    """
def cublasSetFixedPointEmulationMantissaControl(handle: cublasHandle_t | int | None, mantissaControl: runtime.cudaEmulationMantissaControl | _Int) -> None:
    """Sets whether the mantissa bits of an emulation are fixed or chosen by the data.

    C: cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaControl
    Since 13.0.
    """
def cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None) -> int:
    """Returns the most mantissa bits of an emulation.

    C: cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int *maxMantissaBitCount)

      maxMantissaBitCount: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMaxMantissaBitCount
    Since 13.0.
    """
def cublasSetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | int | None, maxMantissaBitCount: int) -> None:
    """Sets the most mantissa bits of an emulation.

    C: cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int maxMantissaBitCount)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMaxMantissaBitCount
    Since 13.0.
    """
def cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None) -> int:
    """Returns what is added to the number of mantissa bits of an emulation.

    C: cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int *mantissaBitOffset)

      mantissaBitOffset: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitOffset
    Since 13.0.
    """
def cublasSetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | int | None, mantissaBitOffset: int) -> None:
    """Sets what is added to the number of mantissa bits of an emulation.

    C: cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int mantissaBitOffset)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitOffset
    Since 13.0.
    """
def cublasGetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None) -> ctypes._Pointer[ctypes.c_int]:
    """Returns where the number of mantissa bits that an emulation used is written.

    C: cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int **mantissaBitCount)

      mantissaBitCount: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitCountPointer
    Since 13.0.
    """
def cublasSetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t | int | None, mantissaBitCount: _Device) -> None:
    """Sets where the number of mantissa bits that an emulation used is written.

    C: cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int *mantissaBitCount)

      mantissaBitCount: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitCountPointer
    Since 13.0.
    """
def cublasGetStatusName(status: cublasStatus_t | _Int) -> str | None:
    """Returns the name of a status.

    C: const char *cublasGetStatusName(cublasStatus_t status)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusName
    """
def cublasGetStatusString(status: cublasStatus_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *cublasGetStatusString(cublasStatus_t status)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusString
    """
def cublasLoggerConfigure(logIsOn: int, logToStdOut: int, logToStdErr: int, logFileName: _Text) -> None:
    """Sets whether the library logs, and to what: stdout, stderr or a file.

    C: cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)

      logFileName: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasLoggerConfigure
    """
def cublasSetLoggerCallback(userCallback: cublasLogCallback | None) -> None:
    """Registers a callback for lines of the library's log.

    C: cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetLoggerCallback
    """
def cublasGetLoggerCallback() -> cublasLogCallback:
    """Returns the callback for lines of the library's log.

    C: cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)

      userCallback: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetLoggerCallback
    """
def cublasSetVector(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Device, incy: int) -> None:
    """Copies a vector from the host to the device.

    C: cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)

      x: passed; host memory of elemSize*(1+(n-1)*max(incx,-incx))*(n>0) bytes
      devicePtr: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector
    """
def cublasSetVector_64(n: int, elemSize: int, x: _Address, incx: int, devicePtr: _Device, incy: int) -> None:
    """Copies a vector from the host to the device.

    C: cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy)

      x: passed; host memory of elemSize*(1+(n-1)*max(incx,-incx))*(n>0) bytes
      devicePtr: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector_64
    Since 12.0.
    """
def cublasGetVector(n: int, elemSize: int, x: _Device, incx: int, y: _Writable, incy: int) -> None:
    """Copies a vector from the device to the host.

    C: cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)

      x: passed; device memory
      y: passed; host memory of elemSize*(1+(n-1)*max(incy,-incy))*(n>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector
    """
def cublasGetVector_64(n: int, elemSize: int, x: _Device, incx: int, y: _Writable, incy: int) -> None:
    """Copies a vector from the device to the host.

    C: cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy)

      x: passed; device memory
      y: passed; host memory of elemSize*(1+(n-1)*max(incy,-incy))*(n>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector_64
    Since 12.0.
    """
def cublasSetMatrix(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int) -> None:
    """Copies a matrix from the host to the device.

    C: cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)

      A: passed; host memory of elemSize*(lda*(cols-1)+rows)*(rows>0)*(cols>0) bytes
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix
    """
def cublasSetMatrix_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int) -> None:
    """Copies a matrix from the host to the device.

    C: cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)

      A: passed; host memory of elemSize*(lda*(cols-1)+rows)*(rows>0)*(cols>0) bytes
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix_64
    Since 12.0.
    """
def cublasGetMatrix(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int) -> None:
    """Copies a matrix from the device to the host.

    C: cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)

      A: passed; device memory
      B: passed; host memory of elemSize*(ldb*(cols-1)+rows)*(rows>0)*(cols>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix
    """
def cublasGetMatrix_64(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int) -> None:
    """Copies a matrix from the device to the host.

    C: cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)

      A: passed; device memory
      B: passed; host memory of elemSize*(ldb*(cols-1)+rows)*(rows>0)*(cols>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix_64
    Since 12.0.
    """
def cublasSetVectorAsync(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Device, incy: int, stream: driver.CUstream | int | None) -> None:
    """Copies a vector from the host to the device, in a stream's order.

    C: cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy, cudaStream_t stream)

      hostPtr: passed; host memory of elemSize*(1+(n-1)*max(incx,-incx))*(n>0) bytes
      devicePtr: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync
    """
def cublasSetVectorAsync_64(n: int, elemSize: int, hostPtr: _Address, incx: int, devicePtr: _Device, incy: int, stream: driver.CUstream | int | None) -> None:
    """Copies a vector from the host to the device, in a stream's order.

    C: cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)

      hostPtr: passed; host memory of elemSize*(1+(n-1)*max(incx,-incx))*(n>0) bytes
      devicePtr: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync_64
    Since 12.0.
    """
def cublasGetVectorAsync(n: int, elemSize: int, devicePtr: _Device, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None:
    """Copies a vector from the device to the host, in a stream's order.

    C: cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy, cudaStream_t stream)

      devicePtr: passed; device memory
      hostPtr: passed; host memory of elemSize*(1+(n-1)*max(incy,-incy))*(n>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync
    """
def cublasGetVectorAsync_64(n: int, elemSize: int, devicePtr: _Device, incx: int, hostPtr: _Writable, incy: int, stream: driver.CUstream | int | None) -> None:
    """Copies a vector from the device to the host, in a stream's order.

    C: cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)

      devicePtr: passed; device memory
      hostPtr: passed; host memory of elemSize*(1+(n-1)*max(incy,-incy))*(n>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync_64
    Since 12.0.
    """
def cublasSetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int, stream: driver.CUstream | int | None) -> None:
    """Copies a matrix from the host to the device, in a stream's order.

    C: cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)

      A: passed; host memory of elemSize*(lda*(cols-1)+rows)*(rows>0)*(cols>0) bytes
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync
    """
def cublasSetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Address, lda: int, B: _Device, ldb: int, stream: driver.CUstream | int | None) -> None:
    """Copies a matrix from the host to the device, in a stream's order.

    C: cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)

      A: passed; host memory of elemSize*(lda*(cols-1)+rows)*(rows>0)*(cols>0) bytes
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync_64
    Since 12.0.
    """
def cublasGetMatrixAsync(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None:
    """Copies a matrix from the device to the host, in a stream's order.

    C: cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)

      A: passed; device memory
      B: passed; host memory of elemSize*(ldb*(cols-1)+rows)*(rows>0)*(cols>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync
    """
def cublasGetMatrixAsync_64(rows: int, cols: int, elemSize: int, A: _Device, lda: int, B: _Writable, ldb: int, stream: driver.CUstream | int | None) -> None:
    """Copies a matrix from the device to the host, in a stream's order.

    C: cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)

      A: passed; device memory
      B: passed; host memory of elemSize*(ldb*(cols-1)+rows)*(rows>0)*(cols>0) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync_64
    Since 12.0.
    """
def cublasXerbla(srName: _Text, info: int) -> None:
    """Prints which argument of a function was wrong.

    C: void cublasXerbla(const char *srName, int info)

      srName: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXerbla
    """
def cublasNrm2Ex(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None:
    """Returns the Euclidean norm of a vector, in types that the caller chooses.

    C: cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executionType)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex
    """
def cublasNrm2Ex_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None:
    """Returns the Euclidean norm of a vector, in types that the caller chooses.

    C: cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex_64
    Since 12.0.
    """
def cublasSnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2
    """
def cublasSnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2_v2_64
    Since 12.0.
    """
def cublasDnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2
    """
def cublasDnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2_v2_64
    Since 12.0.
    """
def cublasScnrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2
    """
def cublasScnrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2_v2_64
    Since 12.0.
    """
def cublasDznrm2_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2
    """
def cublasDznrm2_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2_v2_64
    Since 12.0.
    """
def cublasDotEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None:
    """Returns the dot product of two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx
    """
def cublasDotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None:
    """Returns the dot product of two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx_64
    Since 12.0.
    """
def cublasDotcEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None:
    """Returns the dot product of two vectors, the first conjugated, in types that the caller chooses.

    C: cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx
    """
def cublasDotcEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executionType: runtime.cudaDataType | _Int) -> None:
    """Returns the dot product of two vectors, the first conjugated, in types that the caller chooses.

    C: cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx_64
    Since 12.0.
    """
def cublasSdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot
    """
def cublasSdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot_v2_64
    Since 12.0.
    """
def cublasDdot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot
    """
def cublasDdot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot_v2_64
    Since 12.0.
    """
def cublasCdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu
    """
def cublasCdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu_v2_64
    Since 12.0.
    """
def cublasCdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc
    """
def cublasCdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc_v2_64
    Since 12.0.
    """
def cublasZdotu_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu
    """
def cublasZdotu_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu_v2_64
    Since 12.0.
    """
def cublasZdotc_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc
    """
def cublasZdotc_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc_v2_64
    Since 12.0.
    """
def cublasScalEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, executionType: runtime.cudaDataType | _Int) -> None:
    """Multiplies a vector by a number, in types that the caller chooses.

    C: cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)

      alpha: passed; host or device memory of sizeof(alphaType) bytes
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx
    """
def cublasScalEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, executionType: runtime.cudaDataType | _Int) -> None:
    """Multiplies a vector by a number, in types that the caller chooses.

    C: cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)

      alpha: passed; host or device memory of sizeof(alphaType) bytes
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx_64
    Since 12.0.
    """
def cublasSscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal
    """
def cublasSscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal_v2_64
    Since 12.0.
    """
def cublasDscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal
    """
def cublasDscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal_v2_64
    Since 12.0.
    """
def cublasCscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal
    """
def cublasCscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal_v2_64
    Since 12.0.
    """
def cublasCsscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal
    """
def cublasCsscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal_v2_64
    Since 12.0.
    """
def cublasZscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal
    """
def cublasZscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal_v2_64
    Since 12.0.
    """
def cublasZdscal_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal
    """
def cublasZdscal_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal_v2_64
    Since 12.0.
    """
def cublasAxpyEx(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Computes y = alpha * x + y of vectors, in types that the caller chooses.

    C: cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executiontype)

      alpha: passed; host or device memory of sizeof(alphaType) bytes
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx
    """
def cublasAxpyEx_64(handle: cublasHandle_t | int | None, n: int, alpha: _Address | _Device, alphaType: runtime.cudaDataType | _Int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Computes y = alpha * x + y of vectors, in types that the caller chooses.

    C: cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executiontype)

      alpha: passed; host or device memory of sizeof(alphaType) bytes
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx_64
    Since 12.0.
    """
def cublasSaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy
    """
def cublasSaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy_v2_64
    Since 12.0.
    """
def cublasDaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy
    """
def cublasDaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy_v2_64
    Since 12.0.
    """
def cublasCaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy
    """
def cublasCaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy_v2_64
    Since 12.0.
    """
def cublasZaxpy_v2(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy
    """
def cublasZaxpy_v2_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy_v2_64
    Since 12.0.
    """
def cublasCopyEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None:
    """Copies a vector, in types that the caller chooses.

    C: cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx
    """
def cublasCopyEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None:
    """Copies a vector, in types that the caller chooses.

    C: cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx_64
    Since 12.0.
    """
def cublasScopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy
    """
def cublasScopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy_v2_64
    Since 12.0.
    """
def cublasDcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy
    """
def cublasDcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy_v2_64
    Since 12.0.
    """
def cublasCcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy
    """
def cublasCcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy_v2_64
    Since 12.0.
    """
def cublasZcopy_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy
    """
def cublasZcopy_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy_v2_64
    Since 12.0.
    """
def cublasSswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap
    """
def cublasSswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap_v2_64
    Since 12.0.
    """
def cublasDswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap
    """
def cublasDswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap_v2_64
    Since 12.0.
    """
def cublasCswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap
    """
def cublasCswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap_v2_64
    Since 12.0.
    """
def cublasZswap_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap
    """
def cublasZswap_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap_v2_64
    Since 12.0.
    """
def cublasSwapEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None:
    """Exchanges two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx
    """
def cublasSwapEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int) -> None:
    """Exchanges two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx_64
    Since 12.0.
    """
def cublasIsamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax
    """
def cublasIsamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax_v2_64
    Since 12.0.
    """
def cublasIdamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax
    """
def cublasIdamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax_v2_64
    Since 12.0.
    """
def cublasIcamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax
    """
def cublasIcamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax_v2_64
    Since 12.0.
    """
def cublasIzamax_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax
    """
def cublasIzamax_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax_v2_64
    Since 12.0.
    """
def cublasIamaxEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value, in a type that is chosen; it begins at 1.

    C: cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx
    """
def cublasIamaxEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value, in a type that is chosen; it begins at 1.

    C: cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx_64
    Since 12.0.
    """
def cublasIsamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin
    """
def cublasIsamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin_v2_64
    Since 12.0.
    """
def cublasIdamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin
    """
def cublasIdamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin_v2_64
    Since 12.0.
    """
def cublasIcamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin
    """
def cublasIcamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin_v2_64
    Since 12.0.
    """
def cublasIzamin_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin
    """
def cublasIzamin_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin_v2_64
    Since 12.0.
    """
def cublasIaminEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value, in a type that is chosen; it begins at 1.

    C: cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx
    """
def cublasIaminEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value, in a type that is chosen; it begins at 1.

    C: cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx_64
    Since 12.0.
    """
def cublasAsumEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Returns the sum of a vector's absolute values, in types that the caller chooses.

    C: cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executiontype)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx
    """
def cublasAsumEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, result: _Writable | _Device, resultType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Returns the sum of a vector's absolute values, in types that the caller chooses.

    C: cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory of sizeof(resultType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx_64
    Since 12.0.
    """
def cublasSasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum
    """
def cublasSasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum_v2_64
    Since 12.0.
    """
def cublasDasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum
    """
def cublasDasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum_v2_64
    Since 12.0.
    """
def cublasScasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum
    """
def cublasScasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum_v2_64
    Since 12.0.
    """
def cublasDzasum_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum
    """
def cublasDzasum_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum_v2_64
    Since 12.0.
    """
def cublasSrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot
    """
def cublasSrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot_v2_64
    Since 12.0.
    """
def cublasDrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot
    """
def cublasDrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot_v2_64
    Since 12.0.
    """
def cublasCrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot
    """
def cublasCrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot_v2_64
    Since 12.0.
    """
def cublasCsrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot
    """
def cublasCsrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot_v2_64
    Since 12.0.
    """
def cublasZrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot
    """
def cublasZrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot_v2_64
    Since 12.0.
    """
def cublasZdrot_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot
    """
def cublasZdrot_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot_v2_64
    Since 12.0.
    """
def cublasRotEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, c: _Address | _Device, s: _Address | _Device, csType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Applies a Givens rotation to two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory of sizeof(csType) bytes
      s: passed; host or device memory of sizeof(csType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx
    """
def cublasRotEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, c: _Address | _Device, s: _Address | _Device, csType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Applies a Givens rotation to two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory of sizeof(csType) bytes
      s: passed; host or device memory of sizeof(csType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx_64
    Since 12.0.
    """
def cublasSrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotg
    """
def cublasDrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotg
    """
def cublasCrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int | _WriteArray | _Device, b: _Pointer[runtime.float2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrotg
    """
def cublasZrotg_v2(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int | _WriteArray | _Device, b: _Pointer[runtime.double2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrotg
    """
def cublasRotgEx(handle: cublasHandle_t | int | None, a: _Writable | _Device, b: _Writable | _Device, abType: runtime.cudaDataType | _Int, c: _Writable | _Device, s: _Writable | _Device, csType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Computes a Givens rotation, in types that the caller chooses.

    C: cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s, cudaDataType csType, cudaDataType executiontype)

      a: passed; the call may write to the memory that it points to; host or device memory of sizeof(abType) bytes
      b: passed; the call may write to the memory that it points to; host or device memory of sizeof(abType) bytes
      c: passed; the call may write to the memory that it points to; host or device memory of sizeof(csType) bytes
      s: passed; the call may write to the memory that it points to; host or device memory of sizeof(csType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotgEx
    """
def cublasSrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm
    """
def cublasSrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm_v2_64
    Since 12.0.
    """
def cublasDrotm_v2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm
    """
def cublasDrotm_v2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm_v2_64
    Since 12.0.
    """
def cublasRotmEx(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, param: _Address | _Device, paramType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Applies a modified Givens rotation to two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5*sizeof(paramType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx
    """
def cublasRotmEx_64(handle: cublasHandle_t | int | None, n: int, x: _Device, xType: runtime.cudaDataType | _Int, incx: int, y: _Device, yType: runtime.cudaDataType | _Int, incy: int, param: _Address | _Device, paramType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Applies a modified Givens rotation to two vectors, in types that the caller chooses.

    C: cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5*sizeof(paramType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx_64
    Since 12.0.
    """
def cublasSrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Computes a modified Givens rotation.

    C: cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)

      d1: passed; the call may write to the memory that it points to; host or device memory
      d2: passed; the call may write to the memory that it points to; host or device memory
      x1: passed; the call may write to the memory that it points to; host or device memory
      y1: passed; host or device memory
      param: passed; the call may write to the memory that it points to; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotmg
    """
def cublasDrotmg_v2(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Computes a modified Givens rotation.

    C: cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)

      d1: passed; the call may write to the memory that it points to; host or device memory
      d2: passed; the call may write to the memory that it points to; host or device memory
      x1: passed; the call may write to the memory that it points to; host or device memory
      y1: passed; host or device memory
      param: passed; the call may write to the memory that it points to; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotmg
    """
def cublasRotmgEx(handle: cublasHandle_t | int | None, d1: _Writable | _Device, d1Type: runtime.cudaDataType | _Int, d2: _Writable | _Device, d2Type: runtime.cudaDataType | _Int, x1: _Writable | _Device, x1Type: runtime.cudaDataType | _Int, y1: _Address | _Device, y1Type: runtime.cudaDataType | _Int, param: _Writable | _Device, paramType: runtime.cudaDataType | _Int, executiontype: runtime.cudaDataType | _Int) -> None:
    """Computes a modified Givens rotation, in types that the caller chooses.

    C: cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param, cudaDataType paramType, cudaDataType executiontype)

      d1: passed; the call may write to the memory that it points to; host or device memory of sizeof(d1Type) bytes
      d2: passed; the call may write to the memory that it points to; host or device memory of sizeof(d2Type) bytes
      x1: passed; the call may write to the memory that it points to; host or device memory of sizeof(x1Type) bytes
      y1: passed; host or device memory of sizeof(y1Type) bytes
      param: passed; the call may write to the memory that it points to; host or device memory of 5*sizeof(paramType) bytes

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmgEx
    """
def cublasSgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv
    """
def cublasSgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv_v2_64
    Since 12.0.
    """
def cublasDgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv
    """
def cublasDgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv_v2_64
    Since 12.0.
    """
def cublasCgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv
    """
def cublasCgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv_v2_64
    Since 12.0.
    """
def cublasZgemv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv
    """
def cublasZgemv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv_v2_64
    Since 12.0.
    """
def cublasSgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv
    """
def cublasSgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv_v2_64
    Since 12.0.
    """
def cublasDgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv
    """
def cublasDgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv_v2_64
    Since 12.0.
    """
def cublasCgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv
    """
def cublasCgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv_v2_64
    Since 12.0.
    """
def cublasZgbmv_v2(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv
    """
def cublasZgbmv_v2_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv_v2_64
    Since 12.0.
    """
def cublasStrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv
    """
def cublasStrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv_v2_64
    Since 12.0.
    """
def cublasDtrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv
    """
def cublasDtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv_v2_64
    Since 12.0.
    """
def cublasCtrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv
    """
def cublasCtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv_v2_64
    Since 12.0.
    """
def cublasZtrmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv
    """
def cublasZtrmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv_v2_64
    Since 12.0.
    """
def cublasStbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv
    """
def cublasStbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv_v2_64
    Since 12.0.
    """
def cublasDtbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv
    """
def cublasDtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv_v2_64
    Since 12.0.
    """
def cublasCtbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv
    """
def cublasCtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv_v2_64
    Since 12.0.
    """
def cublasZtbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv
    """
def cublasZtbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv_v2_64
    Since 12.0.
    """
def cublasStpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv
    """
def cublasStpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv_v2_64
    Since 12.0.
    """
def cublasDtpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv
    """
def cublasDtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv_v2_64
    Since 12.0.
    """
def cublasCtpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv
    """
def cublasCtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv_v2_64
    Since 12.0.
    """
def cublasZtpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv
    """
def cublasZtpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv_v2_64
    Since 12.0.
    """
def cublasStrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv
    """
def cublasStrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv_v2_64
    Since 12.0.
    """
def cublasDtrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv
    """
def cublasDtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv_v2_64
    Since 12.0.
    """
def cublasCtrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv
    """
def cublasCtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv_v2_64
    Since 12.0.
    """
def cublasZtrsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv
    """
def cublasZtrsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv_v2_64
    Since 12.0.
    """
def cublasStpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv
    """
def cublasStpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv_v2_64
    Since 12.0.
    """
def cublasDtpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv
    """
def cublasDtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv_v2_64
    Since 12.0.
    """
def cublasCtpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv
    """
def cublasCtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv_v2_64
    Since 12.0.
    """
def cublasZtpsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv
    """
def cublasZtpsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv_v2_64
    Since 12.0.
    """
def cublasStbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv
    """
def cublasStbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv_v2_64
    Since 12.0.
    """
def cublasDtbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv
    """
def cublasDtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv_v2_64
    Since 12.0.
    """
def cublasCtbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv
    """
def cublasCtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv_v2_64
    Since 12.0.
    """
def cublasZtbsv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv
    """
def cublasZtbsv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv_v2_64
    Since 12.0.
    """
def cublasSsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv
    """
def cublasSsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv_v2_64
    Since 12.0.
    """
def cublasDsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv
    """
def cublasDsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv_v2_64
    Since 12.0.
    """
def cublasCsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv
    """
def cublasCsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv_v2_64
    Since 12.0.
    """
def cublasZsymv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv
    """
def cublasZsymv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv_v2_64
    Since 12.0.
    """
def cublasChemv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv
    """
def cublasChemv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv_v2_64
    Since 12.0.
    """
def cublasZhemv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv
    """
def cublasZhemv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv_v2_64
    Since 12.0.
    """
def cublasSsbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv
    """
def cublasSsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv_v2_64
    Since 12.0.
    """
def cublasDsbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv
    """
def cublasDsbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv_v2_64
    Since 12.0.
    """
def cublasChbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv
    """
def cublasChbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv_v2_64
    Since 12.0.
    """
def cublasZhbmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv
    """
def cublasZhbmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv_v2_64
    Since 12.0.
    """
def cublasSspmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv
    """
def cublasSspmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv_v2_64
    Since 12.0.
    """
def cublasDspmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv
    """
def cublasDspmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv_v2_64
    Since 12.0.
    """
def cublasChpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv
    """
def cublasChpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv_v2_64
    Since 12.0.
    """
def cublasZhpmv_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv
    """
def cublasZhpmv_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv_v2_64
    Since 12.0.
    """
def cublasSger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger
    """
def cublasSger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger_v2_64
    Since 12.0.
    """
def cublasDger_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger
    """
def cublasDger_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger_v2_64
    Since 12.0.
    """
def cublasCgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru
    """
def cublasCgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru_v2_64
    Since 12.0.
    """
def cublasCgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc
    """
def cublasCgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc_v2_64
    Since 12.0.
    """
def cublasZgeru_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru
    """
def cublasZgeru_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru_v2_64
    Since 12.0.
    """
def cublasZgerc_v2(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc
    """
def cublasZgerc_v2_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc_v2_64
    Since 12.0.
    """
def cublasSsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr
    """
def cublasSsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr_v2_64
    Since 12.0.
    """
def cublasDsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr
    """
def cublasDsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr_v2_64
    Since 12.0.
    """
def cublasCsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr
    """
def cublasCsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr_v2_64
    Since 12.0.
    """
def cublasZsyr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr
    """
def cublasZsyr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr_v2_64
    Since 12.0.
    """
def cublasCher_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher
    """
def cublasCher_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher_v2_64
    Since 12.0.
    """
def cublasZher_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher
    """
def cublasZher_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher_v2_64
    Since 12.0.
    """
def cublasSspr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr
    """
def cublasSspr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr_v2_64
    Since 12.0.
    """
def cublasDspr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr
    """
def cublasDspr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr_v2_64
    Since 12.0.
    """
def cublasChpr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr
    """
def cublasChpr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr_v2_64
    Since 12.0.
    """
def cublasZhpr_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr
    """
def cublasZhpr_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr_v2_64
    Since 12.0.
    """
def cublasSsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2
    """
def cublasSsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2_v2_64
    Since 12.0.
    """
def cublasDsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2
    """
def cublasDsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2_v2_64
    Since 12.0.
    """
def cublasCsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2
    """
def cublasCsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2_v2_64
    Since 12.0.
    """
def cublasZsyr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2
    """
def cublasZsyr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2_v2_64
    Since 12.0.
    """
def cublasCher2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2
    """
def cublasCher2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2_v2_64
    Since 12.0.
    """
def cublasZher2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2
    """
def cublasZher2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2_v2_64
    Since 12.0.
    """
def cublasSspr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2
    """
def cublasSspr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2_v2_64
    Since 12.0.
    """
def cublasDspr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2
    """
def cublasDspr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2_v2_64
    Since 12.0.
    """
def cublasChpr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2
    """
def cublasChpr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2_v2_64
    Since 12.0.
    """
def cublasZhpr2_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2
    """
def cublasZhpr2_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2_v2_64
    Since 12.0.
    """
def cublasSgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched
    """
def cublasSgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched_64
    Since 12.0.
    """
def cublasDgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *const *Aarray, int lda, const double *const *xarray, int incx, const double *beta, double *const *yarray, int incy, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched
    """
def cublasDgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched_64
    Since 12.0.
    """
def cublasCgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched
    """
def cublasCgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched_64
    Since 12.0.
    """
def cublasZgemvBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched
    """
def cublasZgemvBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, xarray: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, yarray: _Device, incy: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, given by pointers.

    C: cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      xarray: passed; device memory
      beta: passed; host or device memory
      yarray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched_64
    Since 12.0.
    """
def cublasSgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched
    """
def cublasSgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched_64
    Since 12.0.
    """
def cublasDgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched
    """
def cublasDgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched_64
    Since 12.0.
    """
def cublasCgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched
    """
def cublasCgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched_64
    Since 12.0.
    """
def cublasZgemvStridedBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched
    """
def cublasZgemvStridedBatched_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, x: _Device, incx: int, stridex: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int, stridey: int, batchCount: int) -> None:
    """Computes y = alpha * A * x + beta * y for each of a batch, with a stride between matrices.

    C: cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched_64
    Since 12.0.
    """
def cublasSgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm
    """
def cublasSgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm_v2_64
    Since 12.0.
    """
def cublasDgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm
    """
def cublasDgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm_v2_64
    Since 12.0.
    """
def cublasCgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm
    """
def cublasCgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm_v2_64
    Since 12.0.
    """
def cublasCgemm3m(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of complex matrices by three real products (Gauss).

    C: cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m
    """
def cublasCgemm3m_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of complex matrices by three real products (Gauss).

    C: cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m_64
    Since 12.0.
    """
def cublasCgemm3mEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes a complex matrix product by three real products (Gauss), in types that the caller chooses.

    C: cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx
    """
def cublasCgemm3mEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes a complex matrix product by three real products (Gauss), in types that the caller chooses.

    C: cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx_64
    Since 12.0.
    """
def cublasZgemm_v2(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm
    """
def cublasZgemm_v2_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm_v2_64
    Since 12.0.
    """
def cublasZgemm3m(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of complex matrices by three real products (Gauss).

    C: cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m
    """
def cublasZgemm3m_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of complex matrices by three real products (Gauss).

    C: cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m_64
    Since 12.0.
    """
def cublasSgemmEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, in types that the caller chooses.

    C: cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx
    """
def cublasSgemmEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, in types that the caller chooses.

    C: cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx_64
    Since 12.0.
    """
def cublasGemmEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, in types and by an algorithm that are chosen.

    C: cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)

      alpha: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx
    """
def cublasGemmEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, in types and by an algorithm that are chosen.

    C: cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)

      alpha: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx_64
    Since 12.0.
    """
def cublasCgemmEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, in types that the caller chooses.

    C: cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx
    """
def cublasCgemmEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, in types that the caller chooses.

    C: cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx_64
    Since 12.0.
    """
def cublasSsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk
    """
def cublasSsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk_v2_64
    Since 12.0.
    """
def cublasDsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk
    """
def cublasDsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk_v2_64
    Since 12.0.
    """
def cublasCsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk
    """
def cublasCsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk_v2_64
    Since 12.0.
    """
def cublasZsyrk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk
    """
def cublasZsyrk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk_v2_64
    Since 12.0.
    """
def cublasCsyrkEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C, in types that the caller chooses.

    C: cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx
    """
def cublasCsyrkEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C, in types that the caller chooses.

    C: cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx_64
    Since 12.0.
    """
def cublasCsyrk3mEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C by Gauss' way, in types that the caller chooses.

    C: cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx
    """
def cublasCsyrk3mEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C by Gauss' way, in types that the caller chooses.

    C: cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx_64
    Since 12.0.
    """
def cublasCherk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk
    """
def cublasCherk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk_v2_64
    Since 12.0.
    """
def cublasZherk_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk
    """
def cublasZherk_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk_v2_64
    Since 12.0.
    """
def cublasCherkEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C, in types that the caller chooses.

    C: cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx
    """
def cublasCherkEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C, in types that the caller chooses.

    C: cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx_64
    Since 12.0.
    """
def cublasCherk3mEx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C by Gauss' way, in types that the caller chooses.

    C: cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx
    """
def cublasCherk3mEx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C by Gauss' way, in types that the caller chooses.

    C: cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx_64
    Since 12.0.
    """
def cublasSsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k
    """
def cublasSsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k_v2_64
    Since 12.0.
    """
def cublasDsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k
    """
def cublasDsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k_v2_64
    Since 12.0.
    """
def cublasCsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k
    """
def cublasCsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k_v2_64
    Since 12.0.
    """
def cublasZsyr2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k
    """
def cublasZsyr2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k_v2_64
    Since 12.0.
    """
def cublasCher2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k
    """
def cublasCher2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k_v2_64
    Since 12.0.
    """
def cublasZher2k_v2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k
    """
def cublasZher2k_v2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k_v2_64
    Since 12.0.
    """
def cublasSsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx
    """
def cublasSsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx_64
    Since 12.0.
    """
def cublasDsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx
    """
def cublasDsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx_64
    Since 12.0.
    """
def cublasCsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx
    """
def cublasCsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx_64
    Since 12.0.
    """
def cublasZsyrkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx
    """
def cublasZsyrkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric.

    C: cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx_64
    Since 12.0.
    """
def cublasCherkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^H + beta * C where the result is known to be Hermitian.

    C: cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx
    """
def cublasCherkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^H + beta * C where the result is known to be Hermitian.

    C: cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx_64
    Since 12.0.
    """
def cublasZherkx(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^H + beta * C where the result is known to be Hermitian.

    C: cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx
    """
def cublasZherkx_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^H + beta * C where the result is known to be Hermitian.

    C: cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx_64
    Since 12.0.
    """
def cublasSsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm
    """
def cublasSsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm_v2_64
    Since 12.0.
    """
def cublasDsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm
    """
def cublasDsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm_v2_64
    Since 12.0.
    """
def cublasCsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm
    """
def cublasCsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm_v2_64
    Since 12.0.
    """
def cublasZsymm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm
    """
def cublasZsymm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm_v2_64
    Since 12.0.
    """
def cublasChemm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm
    """
def cublasChemm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm_v2_64
    Since 12.0.
    """
def cublasZhemm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm
    """
def cublasZhemm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm_v2_64
    Since 12.0.
    """
def cublasStrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm
    """
def cublasStrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm_v2_64
    Since 12.0.
    """
def cublasDtrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm
    """
def cublasDtrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm_v2_64
    Since 12.0.
    """
def cublasCtrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm
    """
def cublasCtrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm_v2_64
    Since 12.0.
    """
def cublasZtrsm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm
    """
def cublasZtrsm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm_v2_64
    Since 12.0.
    """
def cublasStrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm
    """
def cublasStrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm_v2_64
    Since 12.0.
    """
def cublasDtrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm
    """
def cublasDtrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm_v2_64
    Since 12.0.
    """
def cublasCtrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm
    """
def cublasCtrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm_v2_64
    Since 12.0.
    """
def cublasZtrmm_v2(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm
    """
def cublasZtrmm_v2_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm_v2_64
    Since 12.0.
    """
def cublasSgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched
    """
def cublasSgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched_64
    Since 12.0.
    """
def cublasDgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *const *Aarray, int lda, const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched
    """
def cublasDgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched_64
    Since 12.0.
    """
def cublasCgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched
    """
def cublasCgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched_64
    Since 12.0.
    """
def cublasCgemm3mBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes a batch of complex matrix products by three real products each (Gauss).

    C: cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched
    """
def cublasCgemm3mBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes a batch of complex matrix products by three real products each (Gauss).

    C: cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched_64
    Since 12.0.
    """
def cublasZgemmBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched
    """
def cublasZgemmBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, Aarray: _Device, lda: int, Barray: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, Carray: _Device, ldc: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, given by pointers.

    C: cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc, int64_t batchCount)

      alpha: passed; host or device memory
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched_64
    Since 12.0.
    """
def cublasSgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched
    """
def cublasSgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched_64
    Since 12.0.
    """
def cublasDgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched
    """
def cublasDgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched_64
    Since 12.0.
    """
def cublasCgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched
    """
def cublasCgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched_64
    Since 12.0.
    """
def cublasCgemm3mStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes a batch of complex matrix products by Gauss' way, with a stride between matrices.

    C: cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched
    """
def cublasCgemm3mStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes a batch of complex matrix products by Gauss' way, with a stride between matrices.

    C: cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched_64
    Since 12.0.
    """
def cublasZgemmStridedBatched(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched
    """
def cublasZgemmStridedBatched_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, strideA: int, B: _Device, ldb: int, strideB: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int, strideC: int, batchCount: int) -> None:
    """Computes C = alpha * A * B + beta * C for each of a batch of matrices, with a stride between them.

    C: cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched_64
    Since 12.0.
    """
def cublasGemmBatchedEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda: int, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None:
    """Computes a batch of matrix products, given by pointers, in types that the caller chooses.

    C: cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)

      alpha: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx
    """
def cublasGemmBatchedEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda: int, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, beta: _Address | _Device, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None:
    """Computes a batch of matrix products, given by pointers, in types that the caller chooses.

    C: cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)

      alpha: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      Aarray: passed; device memory
      Barray: passed; device memory
      beta: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      Carray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx_64
    Since 12.0.
    """
def cublasGemmStridedBatchedEx(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, strideA: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, strideB: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, strideC: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None:
    """Computes a batch of matrix products, with a stride between matrices, in types that the caller chooses.

    C: cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)

      alpha: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx
    """
def cublasGemmStridedBatchedEx_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Address | _Device, A: _Device, Atype: runtime.cudaDataType | _Int, lda: int, strideA: int, B: _Device, Btype: runtime.cudaDataType | _Int, ldb: int, strideB: int, beta: _Address | _Device, C: _Device, Ctype: runtime.cudaDataType | _Int, ldc: int, strideC: int, batchCount: int, computeType: cublasComputeType_t | _Int, algo: cublasGemmAlgo_t | _Int) -> None:
    """Computes a batch of matrix products, with a stride between matrices, in types that the caller chooses.

    C: cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)

      alpha: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory of sizeof(computeType)+sizeof(computeType)*(Ctype==4)+sizeof(computeType)*(Ctype==5) bytes
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx_64
    Since 12.0.
    """
def cublasSgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> None:
    """Computes C = alpha * A * B + beta * C for groups of matrices, each group with sizes of its own.

    C: cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array, const float *const *Barray, const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array, int group_count, const int *group_size)

      transa_array: passed; host memory of group_count elements
      transb_array: passed; host memory of group_count elements
      m_array: passed; host memory of group_count elements
      n_array: passed; host memory of group_count elements
      k_array: passed; host memory of group_count elements
      alpha_array: passed; host memory of group_count elements
      Aarray: passed; device memory
      lda_array: passed; host memory of group_count elements
      Barray: passed; device memory
      ldb_array: passed; host memory of group_count elements
      beta_array: passed; host memory of group_count elements
      Carray: passed; device memory
      ldc_array: passed; host memory of group_count elements
      group_size: passed; host memory of group_count elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched
    Since 12.4.
    """
def cublasSgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None:
    """Computes C = alpha * A * B + beta * C for groups of matrices, each group with sizes of its own.

    C: cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const float *alpha_array, const float *const *Aarray, const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array, const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)

      transa_array: passed; host memory of group_count elements
      transb_array: passed; host memory of group_count elements
      m_array: passed; host memory of group_count elements
      n_array: passed; host memory of group_count elements
      k_array: passed; host memory of group_count elements
      alpha_array: passed; host memory of group_count elements
      Aarray: passed; device memory
      lda_array: passed; host memory of group_count elements
      Barray: passed; device memory
      ldb_array: passed; host memory of group_count elements
      beta_array: passed; host memory of group_count elements
      Carray: passed; device memory
      ldc_array: passed; host memory of group_count elements
      group_size: passed; host memory of group_count elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched_64
    Since 12.4.
    """
def cublasDgemmGroupedBatched(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> None:
    """Computes C = alpha * A * B + beta * C for groups of matrices, each group with sizes of its own.

    C: cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const double *alpha_array, const double *const *Aarray, const int *lda_array, const double *const *Barray, const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array, int group_count, const int *group_size)

      transa_array: passed; host memory of group_count elements
      transb_array: passed; host memory of group_count elements
      m_array: passed; host memory of group_count elements
      n_array: passed; host memory of group_count elements
      k_array: passed; host memory of group_count elements
      alpha_array: passed; host memory of group_count elements
      Aarray: passed; device memory
      lda_array: passed; host memory of group_count elements
      Barray: passed; device memory
      ldb_array: passed; host memory of group_count elements
      beta_array: passed; host memory of group_count elements
      Carray: passed; device memory
      ldc_array: passed; host memory of group_count elements
      group_size: passed; host memory of group_count elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched
    Since 12.4.
    """
def cublasDgemmGroupedBatched_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, alpha_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Aarray: _Device, lda_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, Barray: _Device, ldb_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, beta_array: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, Carray: _Device, ldc_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None:
    """Computes C = alpha * A * B + beta * C for groups of matrices, each group with sizes of its own.

    C: cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const double *alpha_array, const double *const *Aarray, const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array, const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)

      transa_array: passed; host memory of group_count elements
      transb_array: passed; host memory of group_count elements
      m_array: passed; host memory of group_count elements
      n_array: passed; host memory of group_count elements
      k_array: passed; host memory of group_count elements
      alpha_array: passed; host memory of group_count elements
      Aarray: passed; device memory
      lda_array: passed; host memory of group_count elements
      Barray: passed; device memory
      ldb_array: passed; host memory of group_count elements
      beta_array: passed; host memory of group_count elements
      Carray: passed; device memory
      ldc_array: passed; host memory of group_count elements
      group_size: passed; host memory of group_count elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched_64
    Since 12.4.
    """
def cublasGemmGroupedBatchedEx(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, alpha_array: _Address, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, beta_array: _Address, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc_array: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, computeType: cublasComputeType_t | _Int) -> None:
    """Computes groups of matrix products, each with its own sizes, in types that the caller chooses.

    C: cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size, cublasComputeType_t computeType)

      transa_array: passed; host memory of group_count elements
      transb_array: passed; host memory of group_count elements
      m_array: passed; host memory of group_count elements
      n_array: passed; host memory of group_count elements
      k_array: passed; host memory of group_count elements
      alpha_array: passed; host memory of sizeof(computeType)*group_count bytes
      Aarray: passed; device memory
      lda_array: passed; host memory of group_count elements
      Barray: passed; device memory
      ldb_array: passed; host memory of group_count elements
      beta_array: passed; host memory of sizeof(computeType)*group_count bytes
      Carray: passed; device memory
      ldc_array: passed; host memory of group_count elements
      group_size: passed; host memory of group_count elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx
    Since 12.5.
    """
def cublasGemmGroupedBatchedEx_64(handle: cublasHandle_t | int | None, transa_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, transb_array: _Pointer[ctypes.c_uint] | int | Sequence[cublasOperation_t | _Int] | _ReadArray, m_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, n_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, k_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, alpha_array: _Address, Aarray: _Device, Atype: runtime.cudaDataType | _Int, lda_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, Barray: _Device, Btype: runtime.cudaDataType | _Int, ldb_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, beta_array: _Address, Carray: _Device, Ctype: runtime.cudaDataType | _Int, ldc_array: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, group_count: int | None, group_size: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, computeType: cublasComputeType_t | _Int) -> None:
    """Computes groups of matrix products, each with its own sizes, in types that the caller chooses.

    C: cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size, cublasComputeType_t computeType)

      transa_array: passed; host memory of group_count elements
      transb_array: passed; host memory of group_count elements
      m_array: passed; host memory of group_count elements
      n_array: passed; host memory of group_count elements
      k_array: passed; host memory of group_count elements
      alpha_array: passed; host memory of sizeof(computeType)*group_count bytes
      Aarray: passed; device memory
      lda_array: passed; host memory of group_count elements
      Barray: passed; device memory
      ldb_array: passed; host memory of group_count elements
      beta_array: passed; host memory of sizeof(computeType)*group_count bytes
      Carray: passed; device memory
      ldc_array: passed; host memory of group_count elements
      group_size: passed; host memory of group_count elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx_64
    Since 12.5.
    """
def cublasSgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam
    """
def cublasSgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam_64
    Since 12.0.
    """
def cublasDgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam
    """
def cublasDgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam_64
    Since 12.0.
    """
def cublasCgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam
    """
def cublasCgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam_64
    Since 12.0.
    """
def cublasZgeam(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam
    """
def cublasZgeam_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A + beta * B of matrices, each transposed or not.

    C: cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam_64
    Since 12.0.
    """
def cublasStrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched
    """
def cublasStrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched_64
    Since 12.0.
    """
def cublasDtrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda, double *const *B, int ldb, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched
    """
def cublasDtrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched_64
    Since 12.0.
    """
def cublasCtrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched
    """
def cublasCtrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched_64
    Since 12.0.
    """
def cublasZtrsmBatched(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched
    """
def cublasZtrsmBatched_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, batchCount: int) -> None:
    """Solves A * X = alpha * B, or X * A, for each of a batch of triangular matrices.

    C: cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched_64
    Since 12.0.
    """
def cublasSdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda, const float *x, int incx, float *C, int ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm
    """
def cublasSdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm_64
    Since 12.0.
    """
def cublasDdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda, const double *x, int incx, double *C, int ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm
    """
def cublasDdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm_64
    Since 12.0.
    """
def cublasCdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm
    """
def cublasCdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm_64
    Since 12.0.
    """
def cublasZdgmm(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm
    """
def cublasZdgmm_64(handle: cublasHandle_t | int | None, mode: cublasSideMode_t | _Int, m: int, n: int, A: _Device, lda: int, x: _Device, incx: int, C: _Device, ldc: int) -> None:
    """Multiplies a matrix by a diagonal matrix.

    C: cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc)

      A: passed; device memory
      x: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm_64
    Since 12.0.
    """
def cublasSmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of small matrices, up to 32 by 32.

    C: cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)

      A: passed; device memory
      Ainv: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSmatinvBatched
    """
def cublasDmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of small matrices, up to 32 by 32.

    C: cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)

      A: passed; device memory
      Ainv: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDmatinvBatched
    """
def cublasCmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of small matrices, up to 32 by 32.

    C: cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)

      A: passed; device memory
      Ainv: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCmatinvBatched
    """
def cublasZmatinvBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, Ainv: _Device, lda_inv: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of small matrices, up to 32 by 32.

    C: cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)

      A: passed; device memory
      Ainv: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZmatinvBatched
    """
def cublasSgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Computes the QR factorization of each of a batch of matrices.

    C: cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize)

      Aarray: passed; device memory
      TauArray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeqrfBatched
    """
def cublasDgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Computes the QR factorization of each of a batch of matrices.

    C: cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize)

      Aarray: passed; device memory
      TauArray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeqrfBatched
    """
def cublasCgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Computes the QR factorization of each of a batch of matrices.

    C: cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)

      Aarray: passed; device memory
      TauArray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeqrfBatched
    """
def cublasZgeqrfBatched(handle: cublasHandle_t | int | None, m: int, n: int, Aarray: _Device, lda: int, TauArray: _Device, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Computes the QR factorization of each of a batch of matrices.

    C: cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info, int batchSize)

      Aarray: passed; device memory
      TauArray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeqrfBatched
    """
def cublasSgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None:
    """Solves a batch of least-squares problems.

    C: cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)

      Aarray: passed; device memory
      Carray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory
      devInfoArray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgelsBatched
    """
def cublasDgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None:
    """Solves a batch of least-squares problems.

    C: cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)

      Aarray: passed; device memory
      Carray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory
      devInfoArray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgelsBatched
    """
def cublasCgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None:
    """Solves a batch of least-squares problems.

    C: cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)

      Aarray: passed; device memory
      Carray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory
      devInfoArray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgelsBatched
    """
def cublasZgelsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, nrhs: int, Aarray: _Device, lda: int, Carray: _Device, ldc: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, devInfoArray: _Device, batchSize: int) -> None:
    """Solves a batch of least-squares problems.

    C: cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)

      Aarray: passed; device memory
      Carray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory
      devInfoArray: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgelsBatched
    """
def cublasStpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None:
    """Unpacks a packed triangular matrix.

    C: cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda)

      AP: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpttr
    """
def cublasDtpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None:
    """Unpacks a packed triangular matrix.

    C: cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda)

      AP: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpttr
    """
def cublasCtpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None:
    """Unpacks a packed triangular matrix.

    C: cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A, int lda)

      AP: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpttr
    """
def cublasZtpttr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, AP: _Device, A: _Device, lda: int) -> None:
    """Unpacks a packed triangular matrix.

    C: cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)

      AP: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpttr
    """
def cublasStrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None:
    """Packs a triangular matrix.

    C: cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP)

      A: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrttp
    """
def cublasDtrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None:
    """Packs a triangular matrix.

    C: cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP)

      A: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrttp
    """
def cublasCtrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None:
    """Packs a triangular matrix.

    C: cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, cuComplex *AP)

      A: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrttp
    """
def cublasZtrttp(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, A: _Device, lda: int, AP: _Device) -> None:
    """Packs a triangular matrix.

    C: cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)

      A: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrttp
    """
def cublasSgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None:
    """Computes the LU factorization of each of a batch of square matrices.

    C: cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrfBatched
    """
def cublasDgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None:
    """Computes the LU factorization of each of a batch of square matrices.

    C: cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrfBatched
    """
def cublasCgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None:
    """Computes the LU factorization of each of a batch of square matrices.

    C: cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrfBatched
    """
def cublasZgetrfBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, info: _Device, batchSize: int) -> None:
    """Computes the LU factorization of each of a batch of square matrices.

    C: cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrfBatched
    """
def cublasSgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of matrices from its LU factorization.

    C: cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C, int ldc, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      C: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetriBatched
    """
def cublasDgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of matrices from its LU factorization.

    C: cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      C: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetriBatched
    """
def cublasCgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of matrices from its LU factorization.

    C: cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      C: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetriBatched
    """
def cublasZgetriBatched(handle: cublasHandle_t | int | None, n: int, A: _Device, lda: int, P: _Device, C: _Device, ldc: int, info: _Device, batchSize: int) -> None:
    """Computes the inverse of each of a batch of matrices from its LU factorization.

    C: cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)

      A: passed; device memory
      P: passed; device memory
      C: passed; device memory
      info: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetriBatched
    """
def cublasSgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Solves A * X = B for each of a batch, by its LU factorization.

    C: cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize)

      Aarray: passed; device memory
      devIpiv: passed; device memory
      Barray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrsBatched
    """
def cublasDgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Solves A * X = B for each of a batch, by its LU factorization.

    C: cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize)

      Aarray: passed; device memory
      devIpiv: passed; device memory
      Barray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrsBatched
    """
def cublasCgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Solves A * X = B for each of a batch, by its LU factorization.

    C: cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb, int *info, int batchSize)

      Aarray: passed; device memory
      devIpiv: passed; device memory
      Barray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrsBatched
    """
def cublasZgetrsBatched(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, n: int, nrhs: int, Aarray: _Device, lda: int, devIpiv: _Device, Barray: _Device, ldb: int, info: _Pointer[ctypes.c_int] | int | _WriteArray, batchSize: int) -> None:
    """Solves A * X = B for each of a batch, by its LU factorization.

    C: cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)

      Aarray: passed; device memory
      devIpiv: passed; device memory
      Barray: passed; device memory
      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrsBatched
    """
def cublasUint8gemmBias(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, transc: cublasOperation_t | _Int, m: int, n: int, k: int, A: _Device, A_bias: int, lda: int, B: _Device, B_bias: int, ldb: int, C: _Device, C_bias: int, ldc: int, C_mult: int, C_shift: int) -> None:
    """Multiplies matrices of bytes, with a bias and a shift.

    C: cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)

      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias
    """
def cublasXtCreate() -> cublasXtHandle_t:
    """Makes a handle for work on several devices.

    C: cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCreate
    """
def cublasXtDestroy(handle: cublasXtHandle_t | int | None) -> None:
    """Destroys a handle for work on several devices.

    C: cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDestroy
    """
def cublasXtGetNumBoards(nbDevices: int | None, deviceId: _Pointer[ctypes.c_int] | int | _WriteArray) -> int:
    """Returns how many boards of several devices are among given ones.

    C: cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)

      deviceId: passed; the call may write to the memory that it points to; host memory of nbDevices elements
      nbBoards: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetNumBoards
    """
def cublasXtMaxBoards() -> int:
    """Returns how many boards of several devices are supported.

    C: cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)

      nbGpuBoards: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtMaxBoards
    """
def cublasXtDeviceSelect(handle: cublasXtHandle_t | int | None, nbDevices: int | None, deviceId: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Sets the devices that a handle uses.

    C: cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)

      deviceId: passed; the call may write to the memory that it points to; host memory of nbDevices elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDeviceSelect
    """
def cublasXtSetBlockDim(handle: cublasXtHandle_t | int | None, blockDim: int) -> None:
    """Sets the size of the blocks that matrices are divided into.

    C: cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetBlockDim
    """
def cublasXtGetBlockDim(handle: cublasXtHandle_t | int | None) -> int:
    """Returns the size of the blocks that matrices are divided into.

    C: cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)

      blockDim: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetBlockDim
    """
def cublasXtGetPinningMemMode(handle: cublasXtHandle_t | int | None) -> cublasXtPinnedMemMode_t | int:
    """Returns whether host memory is pinned during a call.

    C: cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetPinningMemMode
    """
def cublasXtSetPinningMemMode(handle: cublasXtHandle_t | int | None, mode: cublasXtPinnedMemMode_t | _Int) -> None:
    """Sets whether host memory is pinned during a call.

    C: cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetPinningMemMode
    """
def cublasXtSetCpuRoutine(handle: cublasXtHandle_t | int | None, blasOp: cublasXtBlasOp_t | _Int, type: cublasXtOpType_t | _Int, blasFunctor: _Writable) -> None:
    """Sets the function of the CPU for its share of the work.

    C: cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)

      blasFunctor: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRoutine
    """
def cublasXtSetCpuRatio(handle: cublasXtHandle_t | int | None, blasOp: cublasXtBlasOp_t | _Int, type: cublasXtOpType_t | _Int, ratio: float) -> None:
    """Sets the share of a function's work that the CPU does.

    C: cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRatio
    """
def cublasXtSgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, on several devices.

    C: cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transa==0)*(lda*(k-1)+m)+(transa>0)*(transa<3)*(lda*(m-1)+k)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transb==0)*(ldb*(n-1)+k)+(transb>0)*(transb<3)*(ldb*(k-1)+n)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSgemm
    """
def cublasXtDgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, on several devices.

    C: cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transa==0)*(lda*(k-1)+m)+(transa>0)*(transa<3)*(lda*(m-1)+k)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transb==0)*(ldb*(n-1)+k)+(transb>0)*(transb<3)*(ldb*(k-1)+n)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDgemm
    """
def cublasXtCgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, on several devices.

    C: cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transa==0)*(lda*(k-1)+m)+(transa>0)*(transa<3)*(lda*(m-1)+k)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transb==0)*(ldb*(n-1)+k)+(transb>0)*(transb<3)*(ldb*(k-1)+n)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCgemm
    """
def cublasXtZgemm(handle: cublasXtHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices, on several devices.

    C: cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transa==0)*(lda*(k-1)+m)+(transa>0)*(transa<3)*(lda*(m-1)+k)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(k>0)*((transb==0)*(ldb*(n-1)+k)+(transb>0)*(transb<3)*(ldb*(k-1)+n)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZgemm
    """
def cublasXtSsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C, on several devices.

    C: cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrk
    """
def cublasXtDsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C, on several devices.

    C: cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrk
    """
def cublasXtCsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C, on several devices.

    C: cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrk
    """
def cublasXtZsyrk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C, on several devices.

    C: cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrk
    """
def cublasXtCherk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C, on several devices.

    C: cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherk
    """
def cublasXtZherk(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C, on several devices.

    C: cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherk
    """
def cublasXtSsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix, on several devices.

    C: cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyr2k
    """
def cublasXtDsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix, on several devices.

    C: cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyr2k
    """
def cublasXtCsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix, on several devices.

    C: cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyr2k
    """
def cublasXtZsyr2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix, on several devices.

    C: cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyr2k
    """
def cublasXtCherkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^H + beta * C where the result is known to be Hermitian, on several devices.

    C: cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherkx
    """
def cublasXtZherkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^H + beta * C where the result is known to be Hermitian, on several devices.

    C: cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherkx
    """
def cublasXtStrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrsm
    """
def cublasXtDtrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrsm
    """
def cublasXtCtrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrsm
    """
def cublasXtZtrsm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrsm
    """
def cublasXtSsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric, on several devices.

    C: cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsymm
    """
def cublasXtDsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric, on several devices.

    C: cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsymm
    """
def cublasXtCsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric, on several devices.

    C: cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsymm
    """
def cublasXtZsymm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric, on several devices.

    C: cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsymm
    """
def cublasXtChemm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian, on several devices.

    C: cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtChemm
    """
def cublasXtZhemm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian, on several devices.

    C: cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZhemm
    """
def cublasXtSsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric, on several devices.

    C: cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrkx
    """
def cublasXtDsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric, on several devices.

    C: cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrkx
    """
def cublasXtCsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric, on several devices.

    C: cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrkx
    """
def cublasXtZsyrkx(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B^T + beta * C where the result is known to be symmetric, on several devices.

    C: cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrkx
    """
def cublasXtCher2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix, on several devices.

    C: cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCher2k
    """
def cublasXtZher2k(handle: cublasXtHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix, on several devices.

    C: cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(lda*(k-1)+n)+(trans>0)*(trans<3)*(lda*(n-1)+k)) elements
      B: passed; host or device memory of (n>0)*(k>0)*((trans==0)*(ldb*(k-1)+n)+(trans>0)*(trans<3)*(ldb*(n-1)+k)) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (n>0)*(ldc*(n-1)+n) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZher2k
    """
def cublasXtSspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric and packed, on several devices.

    C: cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

      alpha: passed; host or device memory
      AP: passed; host or device memory of (m>0)*(n>0)*((side==0)*(m*(m+1)//2)+(side==1)*(n*(n+1)//2)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSspmm
    """
def cublasXtDspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric and packed, on several devices.

    C: cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

      alpha: passed; host or device memory
      AP: passed; host or device memory of (m>0)*(n>0)*((side==0)*(m*(m+1)//2)+(side==1)*(n*(n+1)//2)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDspmm
    """
def cublasXtCspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric and packed, on several devices.

    C: cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      AP: passed; host or device memory of (m>0)*(n>0)*((side==0)*(m*(m+1)//2)+(side==1)*(n*(n+1)//2)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCspmm
    """
def cublasXtZspmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric and packed, on several devices.

    C: cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      AP: passed; host or device memory of (m>0)*(n>0)*((side==0)*(m*(m+1)//2)+(side==1)*(n*(n+1)//2)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      beta: passed; host or device memory
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZspmm
    """
def cublasXtStrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device, ldb: int, C: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrmm
    """
def cublasXtDtrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, lda: int, B: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device, ldb: int, C: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrmm
    """
def cublasXtCtrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.float2] | int | Sequence[runtime.float2] | _ReadArray | _Device, ldb: int, C: _Pointer[runtime.float2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrmm
    """
def cublasXtZtrmm(handle: cublasXtHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, lda: int, B: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray | _Device, ldb: int, C: _Pointer[runtime.double2] | int | _WriteArray | _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular, on several devices.

    C: cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)

      alpha: passed; host or device memory
      A: passed; host or device memory of (m>0)*(n>0)*((side==0)*(lda*(m-1)+m)+(side==1)*(lda*(n-1)+n)) elements
      B: passed; host or device memory of (m>0)*(n>0)*(ldb*(n-1)+m) elements
      C: passed; the call may write to the memory that it points to; host or device memory of (m>0)*(n>0)*(ldc*(n-1)+m) elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrmm
    """
def cublasCreate() -> cublasHandle_t:
    """Creates a handle of the library.

    C: cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCreate
    """
def cublasDestroy(handle: cublasHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDestroy
    """
def cublasGetVersion(handle: cublasHandle_t | int | None) -> int:
    """Returns the library's version as one number.

    C: cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)

      version: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVersion
    """
def cublasSetWorkspace(handle: cublasHandle_t | int | None, workspace: _Device, workspaceSizeInBytes: int) -> None:
    """Gives a handle its workspace.

    C: cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)

      workspace: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetWorkspace
    """
def cublasSetStream(handle: cublasHandle_t | int | None, streamId: driver.CUstream | int | None) -> None:
    """Sets the stream in which a handle works.

    C: cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetStream
    """
def cublasGetStream(handle: cublasHandle_t | int | None) -> driver.CUstream:
    """Returns the stream in which a handle works.

    C: cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStream
    """
def cublasGetPointerMode(handle: cublasHandle_t | int | None) -> cublasPointerMode_t | int:
    """Returns whether scalars such as alpha lie on the host or on the device.

    C: cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetPointerMode
    """
def cublasSetPointerMode(handle: cublasHandle_t | int | None, mode: cublasPointerMode_t | _Int) -> None:
    """Sets whether scalars such as alpha lie on the host or on the device.

    C: cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetPointerMode
    """
def cublasSnrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2
    """
def cublasDnrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2
    """
def cublasScnrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2
    """
def cublasDznrm2(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2
    """
def cublasSdot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot
    """
def cublasDdot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot
    """
def cublasCdotu(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu
    """
def cublasCdotc(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc
    """
def cublasZdotu(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu
    """
def cublasZdotc(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc
    """
def cublasSscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal
    """
def cublasDscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal
    """
def cublasCscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal
    """
def cublasCsscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal
    """
def cublasZscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal
    """
def cublasZdscal(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal
    """
def cublasSaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy
    """
def cublasDaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy
    """
def cublasCaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy
    """
def cublasZaxpy(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy
    """
def cublasScopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy
    """
def cublasDcopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy
    """
def cublasCcopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy
    """
def cublasZcopy(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy
    """
def cublasSswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap
    """
def cublasDswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap
    """
def cublasCswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap
    """
def cublasZswap(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap
    """
def cublasIsamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax
    """
def cublasIdamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax
    """
def cublasIcamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax
    """
def cublasIzamax(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax
    """
def cublasIsamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin
    """
def cublasIdamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin
    """
def cublasIcamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin
    """
def cublasIzamin(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin
    """
def cublasSasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum
    """
def cublasDasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum
    """
def cublasScasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum
    """
def cublasDzasum(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum
    """
def cublasSrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot
    """
def cublasDrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot
    """
def cublasCrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot
    """
def cublasCsrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot
    """
def cublasZrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot
    """
def cublasZdrot(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot
    """
def cublasSrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotg
    """
def cublasDrotg(handle: cublasHandle_t | int | None, a: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, b: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotg
    """
def cublasCrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.float2] | int | _WriteArray | _Device, b: _Pointer[runtime.float2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, s: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrotg
    """
def cublasZrotg(handle: cublasHandle_t | int | None, a: _Pointer[runtime.double2] | int | _WriteArray | _Device, b: _Pointer[runtime.double2] | int | _WriteArray | _Device, c: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, s: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Computes a Givens rotation.

    C: cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)

      a: passed; the call may write to the memory that it points to; host or device memory
      b: passed; the call may write to the memory that it points to; host or device memory
      c: passed; the call may write to the memory that it points to; host or device memory
      s: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrotg
    """
def cublasSrotm(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm
    """
def cublasDrotm(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm
    """
def cublasSrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Computes a modified Givens rotation.

    C: cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)

      d1: passed; the call may write to the memory that it points to; host or device memory
      d2: passed; the call may write to the memory that it points to; host or device memory
      x1: passed; the call may write to the memory that it points to; host or device memory
      y1: passed; host or device memory
      param: passed; the call may write to the memory that it points to; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotmg
    """
def cublasDrotmg(handle: cublasHandle_t | int | None, d1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, d2: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, x1: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, y1: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, param: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Computes a modified Givens rotation.

    C: cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)

      d1: passed; the call may write to the memory that it points to; host or device memory
      d2: passed; the call may write to the memory that it points to; host or device memory
      x1: passed; the call may write to the memory that it points to; host or device memory
      y1: passed; host or device memory
      param: passed; the call may write to the memory that it points to; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotmg
    """
def cublasSgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv
    """
def cublasDgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv
    """
def cublasCgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv
    """
def cublasZgemv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv
    """
def cublasSgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv
    """
def cublasDgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv
    """
def cublasCgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv
    """
def cublasZgbmv(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv
    """
def cublasStrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv
    """
def cublasDtrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv
    """
def cublasCtrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv
    """
def cublasZtrmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv
    """
def cublasStbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv
    """
def cublasDtbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv
    """
def cublasCtbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv
    """
def cublasZtbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv
    """
def cublasStpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv
    """
def cublasDtpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv
    """
def cublasCtpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv
    """
def cublasZtpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv
    """
def cublasStrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv
    """
def cublasDtrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv
    """
def cublasCtrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv
    """
def cublasZtrsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv
    """
def cublasStpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv
    """
def cublasDtpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv
    """
def cublasCtpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv
    """
def cublasZtpsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv
    """
def cublasStbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv
    """
def cublasDtbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv
    """
def cublasCtbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv
    """
def cublasZtbsv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv
    """
def cublasSsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv
    """
def cublasDsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv
    """
def cublasCsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv
    """
def cublasZsymv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv
    """
def cublasChemv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv
    """
def cublasZhemv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv
    """
def cublasSsbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv
    """
def cublasDsbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv
    """
def cublasChbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv
    """
def cublasZhbmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv
    """
def cublasSspmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv
    """
def cublasDspmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv
    """
def cublasChpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv
    """
def cublasZhpmv(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv
    """
def cublasSger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger
    """
def cublasDger(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger
    """
def cublasCgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru
    """
def cublasCgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc
    """
def cublasZgeru(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru
    """
def cublasZgerc(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc
    """
def cublasSsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr
    """
def cublasDsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr
    """
def cublasCsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr
    """
def cublasZsyr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr
    """
def cublasCher(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher
    """
def cublasZher(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher
    """
def cublasSspr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr
    """
def cublasDspr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr
    """
def cublasChpr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr
    """
def cublasZhpr(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr
    """
def cublasSsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2
    """
def cublasDsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2
    """
def cublasCsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2
    """
def cublasZsyr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2
    """
def cublasCher2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2
    """
def cublasZher2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2
    """
def cublasSspr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2
    """
def cublasDspr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2
    """
def cublasChpr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2
    """
def cublasZhpr2(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2
    """
def cublasSgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm
    """
def cublasDgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm
    """
def cublasCgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm
    """
def cublasZgemm(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm
    """
def cublasSsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk
    """
def cublasDsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk
    """
def cublasCsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk
    """
def cublasZsyrk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk
    """
def cublasCherk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk
    """
def cublasZherk(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk
    """
def cublasSsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k
    """
def cublasDsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k
    """
def cublasCsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k
    """
def cublasZsyr2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k
    """
def cublasCher2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k
    """
def cublasZher2k(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k
    """
def cublasSsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm
    """
def cublasDsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm
    """
def cublasCsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm
    """
def cublasZsymm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm
    """
def cublasChemm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm
    """
def cublasZhemm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm
    """
def cublasStrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm
    """
def cublasDtrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm
    """
def cublasCtrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm
    """
def cublasZtrsm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm
    """
def cublasStrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm
    """
def cublasDtrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm
    """
def cublasCtrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm
    """
def cublasZtrmm(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm
    """
def cublasSnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2_v2_64
    Since 12.0.
    """
def cublasDnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2_v2_64
    Since 12.0.
    """
def cublasScnrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2_v2_64
    Since 12.0.
    """
def cublasDznrm2_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the Euclidean norm of a vector.

    C: cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2_v2_64
    Since 12.0.
    """
def cublasSdot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot_v2_64
    Since 12.0.
    """
def cublasDdot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two vectors.

    C: cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot_v2_64
    Since 12.0.
    """
def cublasCdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu_v2_64
    Since 12.0.
    """
def cublasCdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc_v2_64
    Since 12.0.
    """
def cublasZdotu_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, not conjugated.

    C: cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu_v2_64
    Since 12.0.
    """
def cublasZdotc_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, result: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Returns the dot product of two complex vectors, the first conjugated.

    C: cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)

      x: passed; device memory
      y: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc_v2_64
    Since 12.0.
    """
def cublasSscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal_v2_64
    Since 12.0.
    """
def cublasDscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal_v2_64
    Since 12.0.
    """
def cublasCscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal_v2_64
    Since 12.0.
    """
def cublasCsscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal_v2_64
    Since 12.0.
    """
def cublasZscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a vector by a number.

    C: cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal_v2_64
    Since 12.0.
    """
def cublasZdscal_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int) -> None:
    """Multiplies a complex vector by a real number.

    C: cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)

      alpha: passed; host or device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal_v2_64
    Since 12.0.
    """
def cublasSaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy_v2_64
    Since 12.0.
    """
def cublasDaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy_v2_64
    Since 12.0.
    """
def cublasCaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy_v2_64
    Since 12.0.
    """
def cublasZaxpy_64(handle: cublasHandle_t | int | None, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Computes y = alpha * x + y of vectors.

    C: cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy_v2_64
    Since 12.0.
    """
def cublasScopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy_v2_64
    Since 12.0.
    """
def cublasDcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy_v2_64
    Since 12.0.
    """
def cublasCcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy_v2_64
    Since 12.0.
    """
def cublasZcopy_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Copies a vector.

    C: cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy_v2_64
    Since 12.0.
    """
def cublasSswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap_v2_64
    Since 12.0.
    """
def cublasDswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap_v2_64
    Since 12.0.
    """
def cublasCswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap_v2_64
    Since 12.0.
    """
def cublasZswap_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int) -> None:
    """Exchanges two vectors.

    C: cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)

      x: passed; device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap_v2_64
    Since 12.0.
    """
def cublasIsamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax_v2_64
    Since 12.0.
    """
def cublasIdamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax_v2_64
    Since 12.0.
    """
def cublasIcamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax_v2_64
    Since 12.0.
    """
def cublasIzamax_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the largest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax_v2_64
    Since 12.0.
    """
def cublasIsamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin_v2_64
    Since 12.0.
    """
def cublasIdamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin_v2_64
    Since 12.0.
    """
def cublasIcamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin_v2_64
    Since 12.0.
    """
def cublasIzamin_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_int64] | int | _WriteArray | _Device) -> None:
    """Returns the index of a vector's element of the smallest absolute value; it begins at 1.

    C: cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin_v2_64
    Since 12.0.
    """
def cublasSasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum_v2_64
    Since 12.0.
    """
def cublasDasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of a vector's absolute values.

    C: cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum_v2_64
    Since 12.0.
    """
def cublasScasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum_v2_64
    Since 12.0.
    """
def cublasDzasum_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, result: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Returns the sum of the absolute values of a complex vector's real and imaginary parts.

    C: cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)

      x: passed; device memory
      result: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum_v2_64
    Since 12.0.
    """
def cublasSrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot_v2_64
    Since 12.0.
    """
def cublasDrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot_v2_64
    Since 12.0.
    """
def cublasCrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[runtime.float2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot_v2_64
    Since 12.0.
    """
def cublasCsrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_float] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot_v2_64
    Since 12.0.
    """
def cublasZrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[runtime.double2] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation to two vectors.

    C: cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot_v2_64
    Since 12.0.
    """
def cublasZdrot_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, c: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, s: _Pointer[ctypes.c_double] | int | _ReadArray | _Device) -> None:
    """Applies a Givens rotation with real sine and cosine to two complex vectors.

    C: cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)

      x: passed; device memory
      y: passed; device memory
      c: passed; host or device memory
      s: passed; host or device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot_v2_64
    Since 12.0.
    """
def cublasSrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm_v2_64
    Since 12.0.
    """
def cublasDrotm_64(handle: cublasHandle_t | int | None, n: int, x: _Device, incx: int, y: _Device, incy: int, param: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray | _Device) -> None:
    """Applies a modified Givens rotation to two vectors.

    C: cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)

      x: passed; device memory
      y: passed; device memory
      param: passed; host or device memory of 5 elements

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm_v2_64
    Since 12.0.
    """
def cublasSgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv_v2_64
    Since 12.0.
    """
def cublasDgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv_v2_64
    Since 12.0.
    """
def cublasCgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv_v2_64
    Since 12.0.
    """
def cublasZgemv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a matrix A.

    C: cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv_v2_64
    Since 12.0.
    """
def cublasSgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv_v2_64
    Since 12.0.
    """
def cublasDgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv_v2_64
    Since 12.0.
    """
def cublasCgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv_v2_64
    Since 12.0.
    """
def cublasZgbmv_64(handle: cublasHandle_t | int | None, trans: cublasOperation_t | _Int, m: int, n: int, kl: int, ku: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a band matrix A.

    C: cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv_v2_64
    Since 12.0.
    """
def cublasStrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv_v2_64
    Since 12.0.
    """
def cublasDtrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv_v2_64
    Since 12.0.
    """
def cublasCtrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv_v2_64
    Since 12.0.
    """
def cublasZtrmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular matrix A.

    C: cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv_v2_64
    Since 12.0.
    """
def cublasStbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv_v2_64
    Since 12.0.
    """
def cublasDtbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv_v2_64
    Since 12.0.
    """
def cublasCtbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv_v2_64
    Since 12.0.
    """
def cublasZtbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Computes x = A * x with a triangular band matrix A.

    C: cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv_v2_64
    Since 12.0.
    """
def cublasStpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv_v2_64
    Since 12.0.
    """
def cublasDtpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv_v2_64
    Since 12.0.
    """
def cublasCtpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv_v2_64
    Since 12.0.
    """
def cublasZtpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Computes x = A * x with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv_v2_64
    Since 12.0.
    """
def cublasStrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv_v2_64
    Since 12.0.
    """
def cublasDtrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv_v2_64
    Since 12.0.
    """
def cublasCtrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv_v2_64
    Since 12.0.
    """
def cublasZtrsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular matrix A.

    C: cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv_v2_64
    Since 12.0.
    """
def cublasStpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv_v2_64
    Since 12.0.
    """
def cublasDtpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv_v2_64
    Since 12.0.
    """
def cublasCtpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv_v2_64
    Since 12.0.
    """
def cublasZtpsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, AP: _Device, x: _Device, incx: int) -> None:
    """Solves A * x = b with a packed triangular matrix A.

    C: cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)

      AP: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv_v2_64
    Since 12.0.
    """
def cublasStbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv_v2_64
    Since 12.0.
    """
def cublasDtbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv_v2_64
    Since 12.0.
    """
def cublasCtbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv_v2_64
    Since 12.0.
    """
def cublasZtbsv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, n: int, k: int, A: _Device, lda: int, x: _Device, incx: int) -> None:
    """Solves A * x = b with a triangular band matrix A.

    C: cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

      A: passed; device memory
      x: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv_v2_64
    Since 12.0.
    """
def cublasSsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv_v2_64
    Since 12.0.
    """
def cublasDsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv_v2_64
    Since 12.0.
    """
def cublasCsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv_v2_64
    Since 12.0.
    """
def cublasZsymv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric matrix A.

    C: cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv_v2_64
    Since 12.0.
    """
def cublasChemv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv_v2_64
    Since 12.0.
    """
def cublasZhemv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian matrix A.

    C: cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv_v2_64
    Since 12.0.
    """
def cublasSsbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv_v2_64
    Since 12.0.
    """
def cublasDsbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a symmetric band matrix A.

    C: cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv_v2_64
    Since 12.0.
    """
def cublasChbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv_v2_64
    Since 12.0.
    """
def cublasZhbmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a Hermitian band matrix A.

    C: cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      A: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv_v2_64
    Since 12.0.
    """
def cublasSspmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv_v2_64
    Since 12.0.
    """
def cublasDspmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed symmetric matrix A.

    C: cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv_v2_64
    Since 12.0.
    """
def cublasChpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv_v2_64
    Since 12.0.
    """
def cublasZhpmv_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, AP: _Device, x: _Device, incx: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, incy: int) -> None:
    """Computes y = alpha * A * x + beta * y with a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

      alpha: passed; host or device memory
      AP: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv_v2_64
    Since 12.0.
    """
def cublasSger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger_v2_64
    Since 12.0.
    """
def cublasDger_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A.

    C: cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger_v2_64
    Since 12.0.
    """
def cublasCgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru_v2_64
    Since 12.0.
    """
def cublasCgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc_v2_64
    Since 12.0.
    """
def cublasZgeru_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^T + A of complex vectors, not conjugated.

    C: cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru_v2_64
    Since 12.0.
    """
def cublasZgerc_64(handle: cublasHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * y^H + A.

    C: cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc_v2_64
    Since 12.0.
    """
def cublasSsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr_v2_64
    Since 12.0.
    """
def cublasDsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr_v2_64
    Since 12.0.
    """
def cublasCsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr_v2_64
    Since 12.0.
    """
def cublasZsyr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^T + A of a symmetric matrix A.

    C: cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr_v2_64
    Since 12.0.
    """
def cublasCher_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher_v2_64
    Since 12.0.
    """
def cublasZher_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, A: _Device, lda: int) -> None:
    """Computes A = alpha * x * x^H + A of a Hermitian matrix A.

    C: cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher_v2_64
    Since 12.0.
    """
def cublasSspr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr_v2_64
    Since 12.0.
    """
def cublasDspr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^T + A of a packed symmetric matrix A.

    C: cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr_v2_64
    Since 12.0.
    """
def cublasChpr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr_v2_64
    Since 12.0.
    """
def cublasZhpr_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, AP: _Device) -> None:
    """Computes A = alpha * x * x^H + A of a packed Hermitian matrix A.

    C: cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr_v2_64
    Since 12.0.
    """
def cublasSsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2_v2_64
    Since 12.0.
    """
def cublasDsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2_v2_64
    Since 12.0.
    """
def cublasCsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2_v2_64
    Since 12.0.
    """
def cublasZsyr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^T and its transpose to a symmetric matrix.

    C: cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2_v2_64
    Since 12.0.
    """
def cublasCher2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2_v2_64
    Since 12.0.
    """
def cublasZher2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, A: _Device, lda: int) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a Hermitian matrix.

    C: cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      A: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2_v2_64
    Since 12.0.
    """
def cublasSspr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2_v2_64
    Since 12.0.
    """
def cublasDspr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^T and its transpose to a packed symmetric matrix.

    C: cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2_v2_64
    Since 12.0.
    """
def cublasChpr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2_v2_64
    Since 12.0.
    """
def cublasZhpr2_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, x: _Device, incx: int, y: _Device, incy: int, AP: _Device) -> None:
    """Adds alpha * x * y^H and its conjugate transpose to a packed Hermitian matrix.

    C: cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)

      alpha: passed; host or device memory
      x: passed; device memory
      y: passed; device memory
      AP: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2_v2_64
    Since 12.0.
    """
def cublasSgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm_v2_64
    Since 12.0.
    """
def cublasDgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm_v2_64
    Since 12.0.
    """
def cublasCgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm_v2_64
    Since 12.0.
    """
def cublasZgemm_64(handle: cublasHandle_t | int | None, transa: cublasOperation_t | _Int, transb: cublasOperation_t | _Int, m: int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C of matrices.

    C: cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm_v2_64
    Since 12.0.
    """
def cublasSsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk_v2_64
    Since 12.0.
    """
def cublasDsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk_v2_64
    Since 12.0.
    """
def cublasCsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk_v2_64
    Since 12.0.
    """
def cublasZsyrk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^T + beta * C of a symmetric matrix C.

    C: cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk_v2_64
    Since 12.0.
    """
def cublasCherk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk_v2_64
    Since 12.0.
    """
def cublasZherk_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * A^H + beta * C of a Hermitian matrix C.

    C: cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk_v2_64
    Since 12.0.
    """
def cublasSsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k_v2_64
    Since 12.0.
    """
def cublasDsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k_v2_64
    Since 12.0.
    """
def cublasCsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k_v2_64
    Since 12.0.
    """
def cublasZsyr2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^T and its transpose to beta times a symmetric matrix.

    C: cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k_v2_64
    Since 12.0.
    """
def cublasCher2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k_v2_64
    Since 12.0.
    """
def cublasZher2k_64(handle: cublasHandle_t | int | None, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, n: int, k: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Adds alpha * A * B^H and its conjugate transpose to beta times a Hermitian matrix.

    C: cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k_v2_64
    Since 12.0.
    """
def cublasSsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm_v2_64
    Since 12.0.
    """
def cublasDsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm_v2_64
    Since 12.0.
    """
def cublasCsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm_v2_64
    Since 12.0.
    """
def cublasZsymm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is symmetric.

    C: cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm_v2_64
    Since 12.0.
    """
def cublasChemm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm_v2_64
    Since 12.0.
    """
def cublasZhemm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B + beta * C, or with B * A, where A is Hermitian.

    C: cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm_v2_64
    Since 12.0.
    """
def cublasStrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm_v2_64
    Since 12.0.
    """
def cublasDtrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm_v2_64
    Since 12.0.
    """
def cublasCtrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm_v2_64
    Since 12.0.
    """
def cublasZtrsm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int) -> None:
    """Solves A * X = alpha * B, or X * A, where A is triangular.

    C: cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm_v2_64
    Since 12.0.
    """
def cublasStrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm_v2_64
    Since 12.0.
    """
def cublasDtrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm_v2_64
    Since 12.0.
    """
def cublasCtrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm_v2_64
    Since 12.0.
    """
def cublasZtrmm_64(handle: cublasHandle_t | int | None, side: cublasSideMode_t | _Int, uplo: cublasFillMode_t | _Int, trans: cublasOperation_t | _Int, diag: cublasDiagType_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, B: _Device, ldb: int, C: _Device, ldc: int) -> None:
    """Computes C = alpha * A * B, or with B * A, where A is triangular.

    C: cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)

      alpha: passed; host or device memory
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm_v2_64
    Since 12.0.
    """

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
