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

def cutensorCreate() -> cutensorHandle_t: """made by the call: cutensorHandle_t *handle"""
def cutensorDestroy(handle: cutensorHandle_t | int | None) -> None: ...
def cutensorHandleResizePlanCache(handle: cutensorHandle_t | int | None, numEntries: int) -> None: ...
def cutensorHandleWritePlanCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None: ...
def cutensorHandleReadPlanCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text) -> int: """made by the call: uint32_t *numCachelinesRead"""
def cutensorWriteKernelCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None: ...
def cutensorReadKernelCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None: ...
def cutensorCreateTensorDescriptor(handle: cutensorHandle_t | int | None, numModes: int, extent: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, stride: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int, alignmentRequirement: int) -> cutensorTensorDescriptor_t: """made by the call: cutensorTensorDescriptor_t *desc"""
def cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t | int | None) -> None: ...
def cutensorCreateElementwiseTrinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opAB: cutensorOperator_t | _Int, opABC: cutensorOperator_t | _Int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorElementwiseTrinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, beta: _Address, B: _Device, gamma: _Address, C: _Device, D: _Device, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateElementwiseBinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opAC: cutensorOperator_t | _Int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorElementwiseBinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, gamma: _Address, C: _Device, D: _Device, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreatePermutation(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorPermute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, B: _Device, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateContraction(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t | int | None) -> None: ...
def cutensorOperationDescriptorSetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: cutensorOperationDescriptorAttribute_t | _Int, buf: int | runtime.cudaDataType | _Int | float) -> None: """made by the call: size_t sizeInBytes"""
def cutensorOperationDescriptorGetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: cutensorOperationDescriptorAttribute_t | _Int) -> int | float: """made by the call: void *buf, size_t sizeInBytes"""
def cutensorCreatePlanPreference(handle: cutensorHandle_t | int | None, algo: cutensorAlgo_t | _Int, jitMode: cutensorJitMode_t | _Int) -> cutensorPlanPreference_t: """made by the call: cutensorPlanPreference_t *pref"""
def cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t | int | None) -> None: ...
def cutensorPlanPreferenceGetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: cutensorPlanPreferenceAttribute_t | _Int) -> int: """since 2.4; made by the call: void *buf, size_t sizeInBytes"""
def cutensorPlanPreferenceSetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: cutensorPlanPreferenceAttribute_t | _Int, buf: cutensorAutotuneMode_t | _Int | cutensorCacheMode_t | int | cutensorAlgo_t | cutensorJitMode_t) -> None: """made by the call: size_t sizeInBytes"""
def cutensorPlanGetAttribute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, attr: cutensorPlanAttribute_t | _Int) -> int: """made by the call: void *buf, size_t sizeInBytes"""
def cutensorEstimateWorkspaceSize(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, planPref: cutensorPlanPreference_t | int | None, workspacePref: cutensorWorksizePreference_t | _Int) -> int: """made by the call: uint64_t *workspaceSizeEstimate"""
def cutensorCreatePlan(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, pref: cutensorPlanPreference_t | int | None, workspaceSizeLimit: int) -> cutensorPlan_t: """made by the call: cutensorPlan_t *plan"""
def cutensorDestroyPlan(plan: cutensorPlan_t | int | None) -> None: ...
def cutensorContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, B: _Device, beta: _Address, C: _Device, D: _Device, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateReduction(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opReduce: cutensorOperator_t | _Int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorReduce(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, beta: _Address, C: _Device, D: _Device, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateContractionTrinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opD: cutensorOperator_t | _Int, descE: cutensorTensorDescriptor_t | int | None, modeE: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """since 2.2; made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorContractTrinary(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Device, B: _Device, C: _Device, beta: _Address, D: _Device, E: _Device, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None: """since 2.2"""
def cutensorCreateBlockSparseTensorDescriptor(handle: cutensorHandle_t | int | None, numModes: int, numNonZeroBlocks: int, numSectionsPerMode: _Pointer[ctypes.c_uint32] | int | Sequence[int] | _ReadArray, extent: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, nonZeroCoordinates: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, stride: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> cutensorBlockSparseTensorDescriptor_t: """since 2.3; made by the call: cutensorBlockSparseTensorDescriptor_t *desc"""
def cutensorDestroyBlockSparseTensorDescriptor(desc: cutensorBlockSparseTensorDescriptor_t | int | None) -> None: """since 2.3"""
def cutensorCreateBlockSparseContraction(handle: cutensorHandle_t | int | None, descA: cutensorBlockSparseTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opA: cutensorOperator_t | _Int, descB: cutensorBlockSparseTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opB: cutensorOperator_t | _Int, descC: cutensorBlockSparseTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, opC: cutensorOperator_t | _Int, descD: cutensorBlockSparseTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """since 2.3; made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorBlockSparseContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], B: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], beta: _Address, C: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], D: _Pointer[ctypes.c_void_p] | int, workspace: _Device, workspaceSize: int, stream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensorGetErrorString(error: cutensorStatus_t | _Int) -> str | None: ...
def cutensorGetVersion() -> int: ...
def cutensorGetCudartVersion() -> int: ...
def cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t | None) -> None: ...
def cutensorLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None: ...
def cutensorLoggerOpenFile(logFile: _Text) -> None: ...
def cutensorLoggerSetLevel(level: int) -> None: ...
def cutensorLoggerSetMask(mask: int) -> None: ...
def cutensorLoggerForceDisable() -> None: ...

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
