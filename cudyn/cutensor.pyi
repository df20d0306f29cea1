"""The names of cudyn.cutensor, for type checkers and editors.

Generated from cutensor.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cutensor as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, ReadArray as _ReadArray, Text as _Text, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CutensorError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CutensorError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cutensorComputeDescriptor_t(Handle): ...

class cutensorOperationDescriptor_t(Handle): ...

class cutensorPlan_t(Handle): ...

class cutensorPlanPreference_t(Handle): ...

class cutensorHandle_t(Handle): ...

class cutensorTensorDescriptor_t(Handle): ...

class cutensorBlockSparseTensorDescriptor_t(Handle): ...

class cutensorOperator_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_OP_IDENTITY = ...
    CUTENSOR_OP_SQRT = ...
    CUTENSOR_OP_RELU = ...
    CUTENSOR_OP_CONJ = ...
    CUTENSOR_OP_RCP = ...
    CUTENSOR_OP_SIGMOID = ...
    CUTENSOR_OP_TANH = ...
    CUTENSOR_OP_EXP = ...
    CUTENSOR_OP_LOG = ...
    CUTENSOR_OP_ABS = ...
    CUTENSOR_OP_NEG = ...
    CUTENSOR_OP_SIN = ...
    CUTENSOR_OP_COS = ...
    CUTENSOR_OP_TAN = ...
    CUTENSOR_OP_SINH = ...
    CUTENSOR_OP_COSH = ...
    CUTENSOR_OP_ASIN = ...
    CUTENSOR_OP_ACOS = ...
    CUTENSOR_OP_ATAN = ...
    CUTENSOR_OP_ASINH = ...
    CUTENSOR_OP_ACOSH = ...
    CUTENSOR_OP_ATANH = ...
    CUTENSOR_OP_CEIL = ...
    CUTENSOR_OP_FLOOR = ...
    CUTENSOR_OP_MISH = ...
    CUTENSOR_OP_SWISH = ...
    CUTENSOR_OP_SOFT_PLUS = ...
    CUTENSOR_OP_SOFT_SIGN = ...
    CUTENSOR_OP_ADD = ...
    CUTENSOR_OP_MUL = ...
    CUTENSOR_OP_MAX = ...
    CUTENSOR_OP_MIN = ...
    CUTENSOR_OP_UNKNOWN = ...
CUTENSOR_OP_IDENTITY: Final[cutensorOperator_t]
CUTENSOR_OP_SQRT: Final[cutensorOperator_t]
CUTENSOR_OP_RELU: Final[cutensorOperator_t]
CUTENSOR_OP_CONJ: Final[cutensorOperator_t]
CUTENSOR_OP_RCP: Final[cutensorOperator_t]
CUTENSOR_OP_SIGMOID: Final[cutensorOperator_t]
CUTENSOR_OP_TANH: Final[cutensorOperator_t]
CUTENSOR_OP_EXP: Final[cutensorOperator_t]
CUTENSOR_OP_LOG: Final[cutensorOperator_t]
CUTENSOR_OP_ABS: Final[cutensorOperator_t]
CUTENSOR_OP_NEG: Final[cutensorOperator_t]
CUTENSOR_OP_SIN: Final[cutensorOperator_t]
CUTENSOR_OP_COS: Final[cutensorOperator_t]
CUTENSOR_OP_TAN: Final[cutensorOperator_t]
CUTENSOR_OP_SINH: Final[cutensorOperator_t]
CUTENSOR_OP_COSH: Final[cutensorOperator_t]
CUTENSOR_OP_ASIN: Final[cutensorOperator_t]
CUTENSOR_OP_ACOS: Final[cutensorOperator_t]
CUTENSOR_OP_ATAN: Final[cutensorOperator_t]
CUTENSOR_OP_ASINH: Final[cutensorOperator_t]
CUTENSOR_OP_ACOSH: Final[cutensorOperator_t]
CUTENSOR_OP_ATANH: Final[cutensorOperator_t]
CUTENSOR_OP_CEIL: Final[cutensorOperator_t]
CUTENSOR_OP_FLOOR: Final[cutensorOperator_t]
CUTENSOR_OP_MISH: Final[cutensorOperator_t]
CUTENSOR_OP_SWISH: Final[cutensorOperator_t]
CUTENSOR_OP_SOFT_PLUS: Final[cutensorOperator_t]
CUTENSOR_OP_SOFT_SIGN: Final[cutensorOperator_t]
CUTENSOR_OP_ADD: Final[cutensorOperator_t]
CUTENSOR_OP_MUL: Final[cutensorOperator_t]
CUTENSOR_OP_MAX: Final[cutensorOperator_t]
CUTENSOR_OP_MIN: Final[cutensorOperator_t]
CUTENSOR_OP_UNKNOWN: Final[cutensorOperator_t]

class cutensorStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_STATUS_SUCCESS = ...
    CUTENSOR_STATUS_NOT_INITIALIZED = ...
    CUTENSOR_STATUS_ALLOC_FAILED = ...
    CUTENSOR_STATUS_INVALID_VALUE = ...
    CUTENSOR_STATUS_ARCH_MISMATCH = ...
    CUTENSOR_STATUS_MAPPING_ERROR = ...
    CUTENSOR_STATUS_EXECUTION_FAILED = ...
    CUTENSOR_STATUS_INTERNAL_ERROR = ...
    CUTENSOR_STATUS_NOT_SUPPORTED = ...
    CUTENSOR_STATUS_LICENSE_ERROR = ...
    CUTENSOR_STATUS_CUBLAS_ERROR = ...
    CUTENSOR_STATUS_CUDA_ERROR = ...
    CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE = ...
    CUTENSOR_STATUS_INSUFFICIENT_DRIVER = ...
    CUTENSOR_STATUS_IO_ERROR = ...
CUTENSOR_STATUS_SUCCESS: Final[cutensorStatus_t]
CUTENSOR_STATUS_NOT_INITIALIZED: Final[cutensorStatus_t]
CUTENSOR_STATUS_ALLOC_FAILED: Final[cutensorStatus_t]
CUTENSOR_STATUS_INVALID_VALUE: Final[cutensorStatus_t]
CUTENSOR_STATUS_ARCH_MISMATCH: Final[cutensorStatus_t]
CUTENSOR_STATUS_MAPPING_ERROR: Final[cutensorStatus_t]
CUTENSOR_STATUS_EXECUTION_FAILED: Final[cutensorStatus_t]
CUTENSOR_STATUS_INTERNAL_ERROR: Final[cutensorStatus_t]
CUTENSOR_STATUS_NOT_SUPPORTED: Final[cutensorStatus_t]
CUTENSOR_STATUS_LICENSE_ERROR: Final[cutensorStatus_t]
CUTENSOR_STATUS_CUBLAS_ERROR: Final[cutensorStatus_t]
CUTENSOR_STATUS_CUDA_ERROR: Final[cutensorStatus_t]
CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE: Final[cutensorStatus_t]
CUTENSOR_STATUS_INSUFFICIENT_DRIVER: Final[cutensorStatus_t]
CUTENSOR_STATUS_IO_ERROR: Final[cutensorStatus_t]

class cutensorAlgo_t(_Enumeration):
    ctype: type[ctypes.c_int]
    CUTENSOR_ALGO_DEFAULT_PATIENT = ...
    CUTENSOR_ALGO_GETT = ...
    CUTENSOR_ALGO_TGETT = ...
    CUTENSOR_ALGO_TTGT = ...
    CUTENSOR_ALGO_DEFAULT = ...
CUTENSOR_ALGO_DEFAULT_PATIENT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_GETT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_TGETT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_TTGT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_DEFAULT: Final[cutensorAlgo_t]

class cutensorWorksizePreference_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_WORKSPACE_MIN = ...
    CUTENSOR_WORKSPACE_DEFAULT = ...
    CUTENSOR_WORKSPACE_MAX = ...
CUTENSOR_WORKSPACE_MIN: Final[cutensorWorksizePreference_t]
CUTENSOR_WORKSPACE_DEFAULT: Final[cutensorWorksizePreference_t]
CUTENSOR_WORKSPACE_MAX: Final[cutensorWorksizePreference_t]

class cutensorOperationDescriptorAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_OPERATION_DESCRIPTOR_TAG = ...
    CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE = ...
    CUTENSOR_OPERATION_DESCRIPTOR_FLOPS = ...
    CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES = ...
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT = ...
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT = ...
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE = ...
    CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE = ...
CUTENSOR_OPERATION_DESCRIPTOR_TAG: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_FLOPS: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE: Final[cutensorOperationDescriptorAttribute_t]

class cutensorPlanPreferenceAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE = ...
    CUTENSOR_PLAN_PREFERENCE_CACHE_MODE = ...
    CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT = ...
    CUTENSOR_PLAN_PREFERENCE_ALGO = ...
    CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK = ...
    CUTENSOR_PLAN_PREFERENCE_JIT = ...
    CUTENSOR_PLAN_PREFERENCE_GPU_ARCH = ...
CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_CACHE_MODE: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_ALGO: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_JIT: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_GPU_ARCH: Final[cutensorPlanPreferenceAttribute_t]

class cutensorAutotuneMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_AUTOTUNE_MODE_NONE = ...
    CUTENSOR_AUTOTUNE_MODE_INCREMENTAL = ...
CUTENSOR_AUTOTUNE_MODE_NONE: Final[cutensorAutotuneMode_t]
CUTENSOR_AUTOTUNE_MODE_INCREMENTAL: Final[cutensorAutotuneMode_t]

class cutensorJitMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_JIT_MODE_NONE = ...
    CUTENSOR_JIT_MODE_DEFAULT = ...
CUTENSOR_JIT_MODE_NONE: Final[cutensorJitMode_t]
CUTENSOR_JIT_MODE_DEFAULT: Final[cutensorJitMode_t]

class cutensorCacheMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_CACHE_MODE_NONE = ...
    CUTENSOR_CACHE_MODE_PEDANTIC = ...
CUTENSOR_CACHE_MODE_NONE: Final[cutensorCacheMode_t]
CUTENSOR_CACHE_MODE_PEDANTIC: Final[cutensorCacheMode_t]

class cutensorPlanAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_PLAN_REQUIRED_WORKSPACE = ...
CUTENSOR_PLAN_REQUIRED_WORKSPACE: Final[cutensorPlanAttribute_t]

class cutensorLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...

cutensorDataType_t = runtime.cudaDataType

CUTENSOR_R_16F: Final[runtime.cudaDataType]
CUTENSOR_C_16F: Final[runtime.cudaDataType]
CUTENSOR_R_16BF: Final[runtime.cudaDataType]
CUTENSOR_C_16BF: Final[runtime.cudaDataType]
CUTENSOR_R_32F: Final[runtime.cudaDataType]
CUTENSOR_C_32F: Final[runtime.cudaDataType]
CUTENSOR_R_64F: Final[runtime.cudaDataType]
CUTENSOR_C_64F: Final[runtime.cudaDataType]
CUTENSOR_R_4I: Final[runtime.cudaDataType]
CUTENSOR_C_4I: Final[runtime.cudaDataType]
CUTENSOR_R_4U: Final[runtime.cudaDataType]
CUTENSOR_C_4U: Final[runtime.cudaDataType]
CUTENSOR_R_8I: Final[runtime.cudaDataType]
CUTENSOR_C_8I: Final[runtime.cudaDataType]
CUTENSOR_R_8U: Final[runtime.cudaDataType]
CUTENSOR_C_8U: Final[runtime.cudaDataType]
CUTENSOR_R_16I: Final[runtime.cudaDataType]
CUTENSOR_C_16I: Final[runtime.cudaDataType]
CUTENSOR_R_16U: Final[runtime.cudaDataType]
CUTENSOR_C_16U: Final[runtime.cudaDataType]
CUTENSOR_R_32I: Final[runtime.cudaDataType]
CUTENSOR_C_32I: Final[runtime.cudaDataType]
CUTENSOR_R_32U: Final[runtime.cudaDataType]
CUTENSOR_C_32U: Final[runtime.cudaDataType]
CUTENSOR_R_64I: Final[runtime.cudaDataType]
CUTENSOR_C_64I: Final[runtime.cudaDataType]
CUTENSOR_R_64U: Final[runtime.cudaDataType]
CUTENSOR_C_64U: Final[runtime.cudaDataType]
CUTENSOR_MAJOR: Final = 2
CUTENSOR_MINOR: Final = 8
CUTENSOR_PATCH: Final = 0
CUTENSOR_VERSION: Final = 20800
CUTENSOR_COMPUTE_DESC_16F: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_16BF: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_TF32: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_3XTF32: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_32F: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_64F: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_9X16BF: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_8XINT8: Final[cutensorComputeDescriptor_t]
CUTENSOR_COMPUTE_DESC_4X16F: Final[cutensorComputeDescriptor_t]

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
cudaStream_t = runtime.cudaStream_t

def cutensorCreate() -> cutensorHandle_t:
    """Creates a handle of the library.

    C: cutensorStatus_t cutensorCreate(cutensorHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorDestroy(handle: cutensorHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: cutensorStatus_t cutensorDestroy(cutensorHandle_t handle)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorHandleResizePlanCache(handle: cutensorHandle_t | int | None, numEntries: int) -> None:
    """Sets how many plans a handle's cache holds.

    C: cutensorStatus_t cutensorHandleResizePlanCache(cutensorHandle_t handle, const uint32_t numEntries)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorHandleWritePlanCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None:
    """Writes the plans of a handle's cache to a file.

    C: cutensorStatus_t cutensorHandleWritePlanCacheToFile(const cutensorHandle_t handle, const char *filename)

      filename: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorHandleReadPlanCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text) -> int:
    """Reads plans from a file into a handle's cache.

    C: cutensorStatus_t cutensorHandleReadPlanCacheFromFile(cutensorHandle_t handle, const char *filename, uint32_t *numCachelinesRead)

      filename: passed; a zero-terminated text
      numCachelinesRead: returned

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorWriteKernelCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None:
    """Writes kernels that were compiled at run time to a file.

    C: cutensorStatus_t cutensorWriteKernelCacheToFile(const cutensorHandle_t handle, const char *filename)

      filename: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorReadKernelCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None:
    """Reads kernels that were compiled at run time from a file.

    C: cutensorStatus_t cutensorReadKernelCacheFromFile(cutensorHandle_t handle, const char *filename)

      filename: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreateTensorDescriptor(handle: cutensorHandle_t | int | None, numModes: int, extent: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, stride: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int, alignmentRequirement: int) -> cutensorTensorDescriptor_t:
    """Describes a tensor: extents, strides, type and alignment.

    C: cutensorStatus_t cutensorCreateTensorDescriptor(const cutensorHandle_t handle, cutensorTensorDescriptor_t *desc, const uint32_t numModes, const int64_t *extent, const int64_t *stride, cudaDataType_t dataType, uint32_t alignmentRequirement)

      desc: returned
      extent: passed; host memory of numModes elements
      stride: passed; host memory of numModes elements

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t | int | None) -> None:
    """Destroys the description of a tensor.

    C: cutensorStatus_t cutensorDestroyTensorDescriptor(cutensorTensorDescriptor_t desc)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreateElementwiseTrinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opAB: cutensorOperator_t | _Int, opABC: cutensorOperator_t | _Int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t:
    """Describes an operation on the elements of two or three tensors.

    C: cutensorStatus_t cutensorCreateElementwiseTrinary(const cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, const cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAB, cutensorOperator_t opABC, const cutensorComputeDescriptor_t descCompute)

      desc: returned
      modeA: passed; host memory (size not known: an object of the library determines the size)
      modeB: passed; host memory (size not known: an object of the library determines the size)
      modeC: passed; host memory (size not known: an object of the library determines the size)
      modeD: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorElementwiseTrinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, beta: _Address, B: _Device, gamma: _Address, C: _Device, D: _Device, stream: driver.CUstream | int | None) -> None:
    """Computes an operation on the elements of three tensors by a plan.

    C: cutensorStatus_t cutensorElementwiseTrinaryExecute(const cutensorHandle_t handle, const cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *B, const void *gamma, const void *C, void *D, cudaStream_t stream)

      alpha: passed; host memory (size not known: an object of the library determines the size)
      A: passed; device memory
      beta: passed; host memory (size not known: an object of the library determines the size)
      B: passed; device memory
      gamma: passed; host memory (size not known: an object of the library determines the size)
      C: passed; device memory
      D: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreateElementwiseBinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opAC: cutensorOperator_t | _Int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t:
    """Describes an operation on the elements of two or three tensors.

    C: cutensorStatus_t cutensorCreateElementwiseBinary(const cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAC, const cutensorComputeDescriptor_t descCompute)

      desc: returned
      modeA: passed; host memory (size not known: an object of the library determines the size)
      modeC: passed; host memory (size not known: an object of the library determines the size)
      modeD: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorElementwiseBinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, gamma: _Address, C: _Device, D: _Device, stream: driver.CUstream | int | None) -> None:
    """Computes an operation on the elements of two tensors by a plan.

    C: cutensorStatus_t cutensorElementwiseBinaryExecute(const cutensorHandle_t handle, const cutensorPlan_t plan, const void *alpha, const void *A, const void *gamma, const void *C, void *D, cudaStream_t stream)

      alpha: passed; host memory (size not known: an object of the library determines the size)
      A: passed; device memory
      gamma: passed; host memory (size not known: an object of the library determines the size)
      C: passed; device memory
      D: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreatePermutation(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t:
    """Describes a change of the order of a tensor's modes.

    C: cutensorStatus_t cutensorCreatePermutation(const cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, const int32_t *modeB, const cutensorComputeDescriptor_t descCompute)

      desc: returned
      modeA: passed; host memory (size not known: an object of the library determines the size)
      modeB: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorPermute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, B: _Device, stream: driver.CUstream | int | None) -> None:
    """Writes a tensor in another order of its modes, by a plan.

    C: cutensorStatus_t cutensorPermute(const cutensorHandle_t handle, const cutensorPlan_t plan, const void *alpha, const void *A, void *B, const cudaStream_t stream)

      alpha: passed; host memory (size not known: an object of the library determines the size)
      A: passed; device memory
      B: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreateContraction(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t:
    """Describes a contraction of two tensors.

    C: cutensorStatus_t cutensorCreateContraction(const cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, const cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, const int32_t *modeD, const cutensorComputeDescriptor_t descCompute)

      desc: returned
      modeA: passed; host memory (size not known: an object of the library determines the size)
      modeB: passed; host memory (size not known: an object of the library determines the size)
      modeC: passed; host memory (size not known: an object of the library determines the size)
      modeD: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t | int | None) -> None:
    """Destroys the description of an operation.

    C: cutensorStatus_t cutensorDestroyOperationDescriptor(cutensorOperationDescriptor_t desc)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorOperationDescriptorSetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: cutensorOperationDescriptorAttribute_t | _Int, buf: int | runtime.cudaDataType | _Int | float) -> None:
    """Changes an attribute of an operation.

    C: cutensorStatus_t cutensorOperationDescriptorSetAttribute(const cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)

      buf: passed; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorOperationDescriptorGetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: cutensorOperationDescriptorAttribute_t | _Int) -> int | float:
    """Returns an attribute of an operation, such as its number of floating-point operations.

    C: cutensorStatus_t cutensorOperationDescriptorGetAttribute(const cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, void *buf, size_t sizeInBytes)

      buf: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreatePlanPreference(handle: cutensorHandle_t | int | None, algo: cutensorAlgo_t | _Int, jitMode: cutensorJitMode_t | _Int) -> cutensorPlanPreference_t:
    """Makes preferences for plans: the algorithm, and whether kernels are compiled at run time.

    C: cutensorStatus_t cutensorCreatePlanPreference(const cutensorHandle_t handle, cutensorPlanPreference_t *pref, cutensorAlgo_t algo, cutensorJitMode_t jitMode)

      pref: returned

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t | int | None) -> None:
    """Destroys preferences for plans.

    C: cutensorStatus_t cutensorDestroyPlanPreference(cutensorPlanPreference_t pref)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorPlanPreferenceGetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: cutensorPlanPreferenceAttribute_t | _Int) -> int:
    """Returns a preference for plans.

    C: cutensorStatus_t cutensorPlanPreferenceGetAttribute(const cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, void *buf, size_t sizeInBytes)

      buf: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cutensor/
    Since 2.4.
    """
def cutensorPlanPreferenceSetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: cutensorPlanPreferenceAttribute_t | _Int, buf: cutensorAutotuneMode_t | _Int | cutensorCacheMode_t | int | cutensorAlgo_t | cutensorJitMode_t) -> None:
    """Changes a preference for plans.

    C: cutensorStatus_t cutensorPlanPreferenceSetAttribute(const cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, const void *buf, size_t sizeInBytes)

      buf: passed; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorPlanGetAttribute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, attr: cutensorPlanAttribute_t | _Int) -> int:
    """Returns an attribute of a plan, such as the workspace that it needs.

    C: cutensorStatus_t cutensorPlanGetAttribute(const cutensorHandle_t handle, const cutensorPlan_t plan, cutensorPlanAttribute_t attr, void *buf, size_t sizeInBytes)

      buf: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorEstimateWorkspaceSize(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, planPref: cutensorPlanPreference_t | int | None, workspacePref: cutensorWorksizePreference_t | _Int) -> int:
    """Estimates the workspace that an operation needs.

    C: cutensorStatus_t cutensorEstimateWorkspaceSize(const cutensorHandle_t handle, const cutensorOperationDescriptor_t desc, const cutensorPlanPreference_t planPref, const cutensorWorksizePreference_t workspacePref, uint64_t *workspaceSizeEstimate)

      workspaceSizeEstimate: returned

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreatePlan(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, pref: cutensorPlanPreference_t | int | None, workspaceSizeLimit: int) -> cutensorPlan_t:
    """Creates a plan of an operation: its kernel and its workspace.

    C: cutensorStatus_t cutensorCreatePlan(const cutensorHandle_t handle, cutensorPlan_t *plan, const cutensorOperationDescriptor_t desc, const cutensorPlanPreference_t pref, uint64_t workspaceSizeLimit)

      plan: returned

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorDestroyPlan(plan: cutensorPlan_t | int | None) -> None:
    """Destroys a plan.

    C: cutensorStatus_t cutensorDestroyPlan(cutensorPlan_t plan)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, B: _Device, beta: _Address, C: _Device, D: _Device, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None:
    """Computes D = alpha * A * B + beta * C, a contraction, by a plan.

    C: cutensorStatus_t cutensorContract(const cutensorHandle_t handle, const cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)

      alpha: passed; host memory (size not known: an object of the library determines the size)
      A: passed; device memory
      B: passed; device memory
      beta: passed; host memory (size not known: an object of the library determines the size)
      C: passed; device memory
      D: passed; the call may write to the memory that it points to; device memory
      workspace: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreateReduction(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opReduce: cutensorOperator_t | _Int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t:
    """Describes a reduction of some modes of a tensor.

    C: cutensorStatus_t cutensorCreateReduction(const cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opReduce, const cutensorComputeDescriptor_t descCompute)

      desc: returned
      modeA: passed; host memory (size not known: an object of the library determines the size)
      modeC: passed; host memory (size not known: an object of the library determines the size)
      modeD: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorReduce(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, beta: _Address, C: _Device, D: _Device, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None:
    """Reduces some modes of a tensor by a plan.

    C: cutensorStatus_t cutensorReduce(const cutensorHandle_t handle, const cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)

      alpha: passed; host memory (size not known: an object of the library determines the size)
      A: passed; device memory
      beta: passed; host memory (size not known: an object of the library determines the size)
      C: passed; device memory
      D: passed; the call may write to the memory that it points to; device memory
      workspace: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorCreateContractionTrinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opD: cutensorOperator_t | _Int, descE: cutensorTensorDescriptor_t | int | None, modeE: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t:
    """Describes a contraction of three tensors.

    C: cutensorStatus_t cutensorCreateContractionTrinary(const cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, const cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, const cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, const cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, const cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opD, const cutensorTensorDescriptor_t descE, const int32_t *modeE, const cutensorComputeDescriptor_t descCompute)

      desc: returned
      modeA: passed; host memory (size not known: an object of the library determines the size)
      modeB: passed; host memory (size not known: an object of the library determines the size)
      modeC: passed; host memory (size not known: an object of the library determines the size)
      modeD: passed; host memory (size not known: an object of the library determines the size)
      modeE: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cutensor/
    Since 2.2.
    """
def cutensorContractTrinary(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, B: _Device, C: _Device, beta: _Address, D: _Device, E: _Device, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None:
    """Computes E = alpha * A * B * C + beta * D, a contraction, by a plan.

    C: cutensorStatus_t cutensorContractTrinary(const cutensorHandle_t handle, const cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *C, const void *beta, const void *D, void *E, void *workspace, uint64_t workspaceSize, cudaStream_t stream)

      alpha: passed; host memory (size not known: an object of the library determines the size)
      A: passed; device memory
      B: passed; device memory
      C: passed; device memory
      beta: passed; host memory (size not known: an object of the library determines the size)
      D: passed; device memory
      E: passed; the call may write to the memory that it points to; device memory
      workspace: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cutensor/
    Since 2.2.
    """
def cutensorCreateBlockSparseTensorDescriptor(handle: cutensorHandle_t | int | None, numModes: int, numNonZeroBlocks: int, numSectionsPerMode: _Pointer[ctypes.c_uint32] | int | Sequence[int] | _ReadArray, extent: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, nonZeroCoordinates: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, stride: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> cutensorBlockSparseTensorDescriptor_t:
    """Describes a tensor by its blocks that are not zero.

    C: cutensorStatus_t cutensorCreateBlockSparseTensorDescriptor(cutensorHandle_t handle, cutensorBlockSparseTensorDescriptor_t *desc, const uint32_t numModes, const uint64_t numNonZeroBlocks, const uint32_t *numSectionsPerMode, const int64_t *extent, const int32_t *nonZeroCoordinates, const int64_t *stride, cudaDataType_t dataType)

      desc: returned
      numSectionsPerMode: passed; host memory of numModes elements
      extent: passed; host memory (size not known: several arguments determine the size together)
      nonZeroCoordinates: passed; host memory of numNonZeroBlocks*numModes elements
      stride: passed; host memory of numModes*numNonZeroBlocks elements

    https://docs.nvidia.com/cuda/cutensor/
    Since 2.3.
    """
def cutensorDestroyBlockSparseTensorDescriptor(desc: cutensorBlockSparseTensorDescriptor_t | int | None) -> None:
    """Destroys the description of a block-sparse tensor.

    C: cutensorStatus_t cutensorDestroyBlockSparseTensorDescriptor(cutensorBlockSparseTensorDescriptor_t desc)

    https://docs.nvidia.com/cuda/cutensor/
    Since 2.3.
    """
def cutensorCreateBlockSparseContraction(handle: cutensorHandle_t | int | None, descA: cutensorBlockSparseTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorBlockSparseTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorBlockSparseTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorBlockSparseTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t:
    """Describes a contraction of block-sparse tensors.

    C: cutensorStatus_t cutensorCreateBlockSparseContraction(const cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, const cutensorBlockSparseTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, const cutensorBlockSparseTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, const cutensorBlockSparseTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, const cutensorBlockSparseTensorDescriptor_t descD, const int32_t *modeD, const cutensorComputeDescriptor_t descCompute)

      desc: returned
      modeA: passed; host memory (size not known: an object of the library determines the size)
      modeB: passed; host memory (size not known: an object of the library determines the size)
      modeC: passed; host memory (size not known: an object of the library determines the size)
      modeD: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cutensor/
    Since 2.3.
    """
def cutensorBlockSparseContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], B: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], beta: _Address, C: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], D: _Pointer[ctypes.c_void_p] | int, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None:
    """Contracts block-sparse tensors by a plan.

    C: cutensorStatus_t cutensorBlockSparseContract(const cutensorHandle_t handle, const cutensorPlan_t plan, const void *alpha, const void *const *A, const void *const *B, const void *beta, const void *const *C, void *const *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)

      alpha: passed; host memory (size not known: an object of the library determines the size)
      A: passed; host memory (size not known: an object of the library determines the size)
      B: passed; host memory (size not known: an object of the library determines the size)
      beta: passed; host memory (size not known: an object of the library determines the size)
      C: passed; host memory (size not known: an object of the library determines the size)
      D: passed; host memory (size not known: an object of the library determines the size)
      workspace: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cutensor/
    Since 2.3.
    """
def cutensorGetErrorString(error: cutensorStatus_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *cutensorGetErrorString(const cutensorStatus_t error)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorGetVersion() -> int:
    """Returns the library's version as one number.

    C: size_t cutensorGetVersion(void)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorGetCudartVersion() -> int:
    """Returns the version of the CUDA runtime that the library was built with.

    C: size_t cutensorGetCudartVersion(void)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t | None) -> None:
    """Registers a callback for lines of the library's log.

    C: cutensorStatus_t cutensorLoggerSetCallback(cutensorLoggerCallback_t callback)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None:
    """Sets the open file of the library's log.

    C: cutensorStatus_t cutensorLoggerSetFile(FILE *file)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorLoggerOpenFile(logFile: _Text) -> None:
    """Opens a file for the library's log.

    C: cutensorStatus_t cutensorLoggerOpenFile(const char *logFile)

      logFile: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorLoggerSetLevel(level: int) -> None:
    """Sets the level of the library's log.

    C: cutensorStatus_t cutensorLoggerSetLevel(int32_t level)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorLoggerSetMask(mask: int) -> None:
    """Sets a mask of the messages in the library's log.

    C: cutensorStatus_t cutensorLoggerSetMask(int32_t mask)

    https://docs.nvidia.com/cuda/cutensor/
    """
def cutensorLoggerForceDisable() -> None:
    """Turns the library's log off for the whole process.

    C: cutensorStatus_t cutensorLoggerForceDisable(void)

    https://docs.nvidia.com/cuda/cutensor/
    """

class _RawUnchanged(Raw):
    cutensorCreate: _C[_Pointer[cutensorHandle_t] | int]
    cutensorDestroy: _C[cutensorHandle_t | int | None]
    cutensorHandleResizePlanCache: _C[cutensorHandle_t | int | None, int]
    cutensorHandleWritePlanCacheToFile: _C[cutensorHandle_t | int | None, _Text]
    cutensorHandleReadPlanCacheFromFile: _C[cutensorHandle_t | int | None, _Text, _Pointer[ctypes.c_uint32] | int]
    cutensorWriteKernelCacheToFile: _C[cutensorHandle_t | int | None, _Text]
    cutensorReadKernelCacheFromFile: _C[cutensorHandle_t | int | None, _Text]
    cutensorCreateTensorDescriptor: _C[cutensorHandle_t | int | None, _Pointer[cutensorTensorDescriptor_t] | int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int]
    cutensorDestroyTensorDescriptor: _C[cutensorTensorDescriptor_t | int | None]
    cutensorCreateElementwiseTrinary: _C[cutensorHandle_t | int | None, _Pointer[cutensorOperationDescriptor_t] | int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, int, cutensorComputeDescriptor_t | int | None]
    cutensorElementwiseTrinaryExecute: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, _Address, _Address, _Address, _Address, _Address, _Address, _Writable, driver.CUstream | int | None]
    cutensorCreateElementwiseBinary: _C[cutensorHandle_t | int | None, _Pointer[cutensorOperationDescriptor_t] | int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorComputeDescriptor_t | int | None]
    cutensorElementwiseBinaryExecute: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, _Address, _Address, _Address, _Address, _Writable, driver.CUstream | int | None]
    cutensorCreatePermutation: _C[cutensorHandle_t | int | None, _Pointer[cutensorOperationDescriptor_t] | int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorComputeDescriptor_t | int | None]
    cutensorPermute: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, _Address, _Address, _Writable, driver.CUstream | int | None]
    cutensorCreateContraction: _C[cutensorHandle_t | int | None, _Pointer[cutensorOperationDescriptor_t] | int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorComputeDescriptor_t | int | None]
    cutensorDestroyOperationDescriptor: _C[cutensorOperationDescriptor_t | int | None]
    cutensorOperationDescriptorSetAttribute: _C[cutensorHandle_t | int | None, cutensorOperationDescriptor_t | int | None, int, _Address, int]
    cutensorOperationDescriptorGetAttribute: _C[cutensorHandle_t | int | None, cutensorOperationDescriptor_t | int | None, int, _Writable, int]
    cutensorCreatePlanPreference: _C[cutensorHandle_t | int | None, _Pointer[cutensorPlanPreference_t] | int, int, int]
    cutensorDestroyPlanPreference: _C[cutensorPlanPreference_t | int | None]
    cutensorPlanPreferenceGetAttribute: _C[cutensorHandle_t | int | None, cutensorPlanPreference_t | int | None, int, _Writable, int]
    cutensorPlanPreferenceSetAttribute: _C[cutensorHandle_t | int | None, cutensorPlanPreference_t | int | None, int, _Address, int]
    cutensorPlanGetAttribute: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, int, _Writable, int]
    cutensorEstimateWorkspaceSize: _C[cutensorHandle_t | int | None, cutensorOperationDescriptor_t | int | None, cutensorPlanPreference_t | int | None, int, _Pointer[ctypes.c_uint64] | int]
    cutensorCreatePlan: _C[cutensorHandle_t | int | None, _Pointer[cutensorPlan_t] | int, cutensorOperationDescriptor_t | int | None, cutensorPlanPreference_t | int | None, int]
    cutensorDestroyPlan: _C[cutensorPlan_t | int | None]
    cutensorContract: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, _Address, _Address, _Address, _Address, _Address, _Writable, _Writable, int, driver.CUstream | int | None]
    cutensorCreateReduction: _C[cutensorHandle_t | int | None, _Pointer[cutensorOperationDescriptor_t] | int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorComputeDescriptor_t | int | None]
    cutensorReduce: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, _Address, _Address, _Address, _Address, _Writable, _Writable, int, driver.CUstream | int | None]
    cutensorCreateContractionTrinary: _C[cutensorHandle_t | int | None, _Pointer[cutensorOperationDescriptor_t] | int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorComputeDescriptor_t | int | None]
    cutensorContractTrinary: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, _Address, _Address, _Address, _Address, _Address, _Address, _Writable, _Writable, int, driver.CUstream | int | None]
    cutensorCreateBlockSparseTensorDescriptor: _C[cutensorHandle_t | int | None, _Pointer[cutensorBlockSparseTensorDescriptor_t] | int, int, int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, int]
    cutensorDestroyBlockSparseTensorDescriptor: _C[cutensorBlockSparseTensorDescriptor_t | int | None]
    cutensorCreateBlockSparseContraction: _C[cutensorHandle_t | int | None, _Pointer[cutensorOperationDescriptor_t] | int, cutensorBlockSparseTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorBlockSparseTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorBlockSparseTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int, cutensorBlockSparseTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorComputeDescriptor_t | int | None]
    cutensorBlockSparseContract: _C[cutensorHandle_t | int | None, cutensorPlan_t | int | None, _Address, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Address, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Writable, int, driver.CUstream | int | None]
    cutensorGetErrorString: Callable[[int], bytes | None]
    cutensorGetVersion: _C[[]]
    cutensorGetCudartVersion: _C[[]]
    cutensorLoggerSetCallback: _C[cutensorLoggerCallback_t | None]
    cutensorLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    cutensorLoggerOpenFile: _C[_Text]
    cutensorLoggerSetLevel: _C[int]
    cutensorLoggerSetMask: _C[int]
    cutensorLoggerForceDisable: _C[[]]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cutensorCreate = staticmethod(_here.cutensorCreate)
    cutensorDestroy = staticmethod(_here.cutensorDestroy)
    cutensorHandleResizePlanCache = staticmethod(_here.cutensorHandleResizePlanCache)
    cutensorHandleWritePlanCacheToFile = staticmethod(_here.cutensorHandleWritePlanCacheToFile)
    cutensorHandleReadPlanCacheFromFile = staticmethod(_here.cutensorHandleReadPlanCacheFromFile)
    cutensorWriteKernelCacheToFile = staticmethod(_here.cutensorWriteKernelCacheToFile)
    cutensorReadKernelCacheFromFile = staticmethod(_here.cutensorReadKernelCacheFromFile)
    cutensorCreateTensorDescriptor = staticmethod(_here.cutensorCreateTensorDescriptor)
    cutensorDestroyTensorDescriptor = staticmethod(_here.cutensorDestroyTensorDescriptor)
    cutensorCreateElementwiseTrinary = staticmethod(_here.cutensorCreateElementwiseTrinary)
    cutensorElementwiseTrinaryExecute = staticmethod(_here.cutensorElementwiseTrinaryExecute)
    cutensorCreateElementwiseBinary = staticmethod(_here.cutensorCreateElementwiseBinary)
    cutensorElementwiseBinaryExecute = staticmethod(_here.cutensorElementwiseBinaryExecute)
    cutensorCreatePermutation = staticmethod(_here.cutensorCreatePermutation)
    cutensorPermute = staticmethod(_here.cutensorPermute)
    cutensorCreateContraction = staticmethod(_here.cutensorCreateContraction)
    cutensorDestroyOperationDescriptor = staticmethod(_here.cutensorDestroyOperationDescriptor)
    cutensorOperationDescriptorSetAttribute = staticmethod(_here.cutensorOperationDescriptorSetAttribute)
    cutensorOperationDescriptorGetAttribute = staticmethod(_here.cutensorOperationDescriptorGetAttribute)
    cutensorCreatePlanPreference = staticmethod(_here.cutensorCreatePlanPreference)
    cutensorDestroyPlanPreference = staticmethod(_here.cutensorDestroyPlanPreference)
    cutensorPlanPreferenceGetAttribute = staticmethod(_here.cutensorPlanPreferenceGetAttribute)
    cutensorPlanPreferenceSetAttribute = staticmethod(_here.cutensorPlanPreferenceSetAttribute)
    cutensorPlanGetAttribute = staticmethod(_here.cutensorPlanGetAttribute)
    cutensorEstimateWorkspaceSize = staticmethod(_here.cutensorEstimateWorkspaceSize)
    cutensorCreatePlan = staticmethod(_here.cutensorCreatePlan)
    cutensorDestroyPlan = staticmethod(_here.cutensorDestroyPlan)
    cutensorContract = staticmethod(_here.cutensorContract)
    cutensorCreateReduction = staticmethod(_here.cutensorCreateReduction)
    cutensorReduce = staticmethod(_here.cutensorReduce)
    cutensorCreateContractionTrinary = staticmethod(_here.cutensorCreateContractionTrinary)
    cutensorContractTrinary = staticmethod(_here.cutensorContractTrinary)
    cutensorCreateBlockSparseTensorDescriptor = staticmethod(_here.cutensorCreateBlockSparseTensorDescriptor)
    cutensorDestroyBlockSparseTensorDescriptor = staticmethod(_here.cutensorDestroyBlockSparseTensorDescriptor)
    cutensorCreateBlockSparseContraction = staticmethod(_here.cutensorCreateBlockSparseContraction)
    cutensorBlockSparseContract = staticmethod(_here.cutensorBlockSparseContract)
    cutensorGetErrorString = staticmethod(_here.cutensorGetErrorString)
    cutensorGetVersion = staticmethod(_here.cutensorGetVersion)
    cutensorGetCudartVersion = staticmethod(_here.cutensorGetCudartVersion)
    cutensorLoggerSetCallback = staticmethod(_here.cutensorLoggerSetCallback)
    cutensorLoggerSetFile = staticmethod(_here.cutensorLoggerSetFile)
    cutensorLoggerOpenFile = staticmethod(_here.cutensorLoggerOpenFile)
    cutensorLoggerSetLevel = staticmethod(_here.cutensorLoggerSetLevel)
    cutensorLoggerSetMask = staticmethod(_here.cutensorLoggerSetMask)
    cutensorLoggerForceDisable = staticmethod(_here.cutensorLoggerForceDisable)
