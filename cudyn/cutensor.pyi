"""The names of cudyn.cutensor, for type checkers and editors.

Generated from cutensor.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cutensor as _here
from ._binding.annotations import Address as _Address, Pointer as _Pointer, Text as _Text, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import CutensorError, LoadError
from ._library.door import LibraryModule, Raw

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

class cutensorOperator_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_OP_IDENTITY = 1
    CUTENSOR_OP_SQRT = 2
    CUTENSOR_OP_RELU = 8
    CUTENSOR_OP_CONJ = 9
    CUTENSOR_OP_RCP = 10
    CUTENSOR_OP_SIGMOID = 11
    CUTENSOR_OP_TANH = 12
    CUTENSOR_OP_EXP = 22
    CUTENSOR_OP_LOG = 23
    CUTENSOR_OP_ABS = 24
    CUTENSOR_OP_NEG = 25
    CUTENSOR_OP_SIN = 26
    CUTENSOR_OP_COS = 27
    CUTENSOR_OP_TAN = 28
    CUTENSOR_OP_SINH = 29
    CUTENSOR_OP_COSH = 30
    CUTENSOR_OP_ASIN = 31
    CUTENSOR_OP_ACOS = 32
    CUTENSOR_OP_ATAN = 33
    CUTENSOR_OP_ASINH = 34
    CUTENSOR_OP_ACOSH = 35
    CUTENSOR_OP_ATANH = 36
    CUTENSOR_OP_CEIL = 37
    CUTENSOR_OP_FLOOR = 38
    CUTENSOR_OP_MISH = 39
    CUTENSOR_OP_SWISH = 40
    CUTENSOR_OP_SOFT_PLUS = 41
    CUTENSOR_OP_SOFT_SIGN = 42
    CUTENSOR_OP_ADD = 3
    CUTENSOR_OP_MUL = 5
    CUTENSOR_OP_MAX = 6
    CUTENSOR_OP_MIN = 7
    CUTENSOR_OP_UNKNOWN = 126
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

class cutensorStatus_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_STATUS_SUCCESS = 0
    CUTENSOR_STATUS_NOT_INITIALIZED = 1
    CUTENSOR_STATUS_ALLOC_FAILED = 3
    CUTENSOR_STATUS_INVALID_VALUE = 7
    CUTENSOR_STATUS_ARCH_MISMATCH = 8
    CUTENSOR_STATUS_MAPPING_ERROR = 11
    CUTENSOR_STATUS_EXECUTION_FAILED = 13
    CUTENSOR_STATUS_INTERNAL_ERROR = 14
    CUTENSOR_STATUS_NOT_SUPPORTED = 15
    CUTENSOR_STATUS_LICENSE_ERROR = 16
    CUTENSOR_STATUS_CUBLAS_ERROR = 17
    CUTENSOR_STATUS_CUDA_ERROR = 18
    CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE = 19
    CUTENSOR_STATUS_INSUFFICIENT_DRIVER = 20
    CUTENSOR_STATUS_IO_ERROR = 21
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

class cutensorAlgo_t(IntEnum):
    ctype: type[ctypes.c_int]
    CUTENSOR_ALGO_DEFAULT_PATIENT = -6
    CUTENSOR_ALGO_GETT = -4
    CUTENSOR_ALGO_TGETT = -3
    CUTENSOR_ALGO_TTGT = -2
    CUTENSOR_ALGO_DEFAULT = -1
CUTENSOR_ALGO_DEFAULT_PATIENT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_GETT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_TGETT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_TTGT: Final[cutensorAlgo_t]
CUTENSOR_ALGO_DEFAULT: Final[cutensorAlgo_t]

class cutensorWorksizePreference_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_WORKSPACE_MIN = 1
    CUTENSOR_WORKSPACE_DEFAULT = 2
    CUTENSOR_WORKSPACE_MAX = 3
CUTENSOR_WORKSPACE_MIN: Final[cutensorWorksizePreference_t]
CUTENSOR_WORKSPACE_DEFAULT: Final[cutensorWorksizePreference_t]
CUTENSOR_WORKSPACE_MAX: Final[cutensorWorksizePreference_t]

class cutensorOperationDescriptorAttribute_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_OPERATION_DESCRIPTOR_TAG = 0
    CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE = 1
    CUTENSOR_OPERATION_DESCRIPTOR_FLOPS = 2
    CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES = 3
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT = 4
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT = 5
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE = 6
    CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE = 14
CUTENSOR_OPERATION_DESCRIPTOR_TAG: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_FLOPS: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE: Final[cutensorOperationDescriptorAttribute_t]
CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE: Final[cutensorOperationDescriptorAttribute_t]

class cutensorPlanPreferenceAttribute_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE = 0
    CUTENSOR_PLAN_PREFERENCE_CACHE_MODE = 1
    CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT = 2
    CUTENSOR_PLAN_PREFERENCE_ALGO = 3
    CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK = 4
    CUTENSOR_PLAN_PREFERENCE_JIT = 5
    CUTENSOR_PLAN_PREFERENCE_GPU_ARCH = 6
CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_CACHE_MODE: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_ALGO: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_JIT: Final[cutensorPlanPreferenceAttribute_t]
CUTENSOR_PLAN_PREFERENCE_GPU_ARCH: Final[cutensorPlanPreferenceAttribute_t]

class cutensorAutotuneMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_AUTOTUNE_MODE_NONE = 0
    CUTENSOR_AUTOTUNE_MODE_INCREMENTAL = 1
CUTENSOR_AUTOTUNE_MODE_NONE: Final[cutensorAutotuneMode_t]
CUTENSOR_AUTOTUNE_MODE_INCREMENTAL: Final[cutensorAutotuneMode_t]

class cutensorJitMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_JIT_MODE_NONE = 0
    CUTENSOR_JIT_MODE_DEFAULT = 1
CUTENSOR_JIT_MODE_NONE: Final[cutensorJitMode_t]
CUTENSOR_JIT_MODE_DEFAULT: Final[cutensorJitMode_t]

class cutensorCacheMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_CACHE_MODE_NONE = 0
    CUTENSOR_CACHE_MODE_PEDANTIC = 1
CUTENSOR_CACHE_MODE_NONE: Final[cutensorCacheMode_t]
CUTENSOR_CACHE_MODE_PEDANTIC: Final[cutensorCacheMode_t]

class cutensorPlanAttribute_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUTENSOR_PLAN_REQUIRED_WORKSPACE = 0
CUTENSOR_PLAN_REQUIRED_WORKSPACE: Final[cutensorPlanAttribute_t]

class cutensorLoggerCallback_t(CFuncPtr): ...

FILE = ctypes.c_void_p
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

def cutensorCreate() -> cutensorHandle_t: """made by the call: cutensorHandle_t *handle"""
def cutensorDestroy(handle: cutensorHandle_t | int | None) -> None: ...
def cutensorHandleResizePlanCache(handle: cutensorHandle_t | int | None, numEntries: int) -> None: ...
def cutensorHandleWritePlanCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None: ...
def cutensorHandleReadPlanCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text) -> int: """made by the call: uint32_t *numCachelinesRead"""
def cutensorWriteKernelCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None: ...
def cutensorReadKernelCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text) -> None: ...
def cutensorCreateTensorDescriptor(handle: cutensorHandle_t | int | None, numModes: int, extent: _Pointer[ctypes.c_int64] | int, stride: _Pointer[ctypes.c_int64] | int, dataType: int, alignmentRequirement: int) -> cutensorTensorDescriptor_t: """made by the call: cutensorTensorDescriptor_t *desc"""
def cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t | int | None) -> None: ...
def cutensorCreateElementwiseTrinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opAB: int, opABC: int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorElementwiseTrinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, beta: _Address, B: _Address, gamma: _Address, C: _Address, D: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateElementwiseBinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opAC: int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorElementwiseBinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, gamma: _Address, C: _Address, D: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreatePermutation(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorPermute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, B: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateContraction(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t | int | None) -> None: ...
def cutensorOperationDescriptorSetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: int, buf: int | float) -> None: """made by the call: size_t sizeInBytes"""
def cutensorOperationDescriptorGetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: int) -> int | float: """made by the call: void *buf, size_t sizeInBytes"""
def cutensorCreatePlanPreference(handle: cutensorHandle_t | int | None, algo: int, jitMode: int) -> cutensorPlanPreference_t: """made by the call: cutensorPlanPreference_t *pref"""
def cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t | int | None) -> None: ...
def cutensorPlanPreferenceGetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: int) -> int: """since 2.4; made by the call: void *buf, size_t sizeInBytes"""
def cutensorPlanPreferenceSetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: int, buf: int) -> None: """made by the call: size_t sizeInBytes"""
def cutensorPlanGetAttribute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, attr: int) -> int: """made by the call: void *buf, size_t sizeInBytes"""
def cutensorEstimateWorkspaceSize(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, planPref: cutensorPlanPreference_t | int | None, workspacePref: int) -> int: """made by the call: uint64_t *workspaceSizeEstimate"""
def cutensorCreatePlan(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, pref: cutensorPlanPreference_t | int | None, workspaceSizeLimit: int) -> cutensorPlan_t: """made by the call: cutensorPlan_t *plan"""
def cutensorDestroyPlan(plan: cutensorPlan_t | int | None) -> None: ...
def cutensorContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, B: _Address, beta: _Address, C: _Address, D: _Writable, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateReduction(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opReduce: int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorReduce(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, beta: _Address, C: _Address, D: _Writable, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None) -> None: ...
def cutensorCreateContractionTrinary(handle: cutensorHandle_t | int | None, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opD: int, descE: cutensorTensorDescriptor_t | int | None, modeE: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """since 2.2; made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorContractTrinary(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, B: _Address, C: _Address, beta: _Address, D: _Address, E: _Writable, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None) -> None: """since 2.2"""
def cutensorCreateBlockSparseTensorDescriptor(handle: cutensorHandle_t | int | None, numModes: int, numNonZeroBlocks: int, numSectionsPerMode: _Pointer[ctypes.c_uint32] | int, extent: _Pointer[ctypes.c_int64] | int, nonZeroCoordinates: _Pointer[ctypes.c_int32] | int, stride: _Pointer[ctypes.c_int64] | int, dataType: int) -> cutensorBlockSparseTensorDescriptor_t: """since 2.3; made by the call: cutensorBlockSparseTensorDescriptor_t *desc"""
def cutensorDestroyBlockSparseTensorDescriptor(desc: cutensorBlockSparseTensorDescriptor_t | int | None) -> None: """since 2.3"""
def cutensorCreateBlockSparseContraction(handle: cutensorHandle_t | int | None, descA: cutensorBlockSparseTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorBlockSparseTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorBlockSparseTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorBlockSparseTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None) -> cutensorOperationDescriptor_t: """since 2.3; made by the call: cutensorOperationDescriptor_t *desc"""
def cutensorBlockSparseContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Pointer[ctypes.c_void_p] | int, B: _Pointer[ctypes.c_void_p] | int, beta: _Address, C: _Pointer[ctypes.c_void_p] | int, D: _Pointer[ctypes.c_void_p] | int, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensorGetErrorString(error: int) -> str | None: ...
def cutensorGetVersion() -> int: ...
def cutensorGetCudartVersion() -> int: ...
def cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t | None) -> None: ...
def cutensorLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None: ...
def cutensorLoggerOpenFile(logFile: _Text) -> None: ...
def cutensorLoggerSetLevel(level: int) -> None: ...
def cutensorLoggerSetMask(mask: int) -> None: ...
def cutensorLoggerForceDisable() -> None: ...

class _Raw0(Raw):
    @staticmethod
    def cutensorCreate(handle: _Pointer[cutensorHandle_t] | int, /) -> int: ...
    @staticmethod
    def cutensorDestroy(handle: cutensorHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorHandleResizePlanCache(handle: cutensorHandle_t | int | None, numEntries: int, /) -> int: ...
    @staticmethod
    def cutensorHandleWritePlanCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text, /) -> int: ...
    @staticmethod
    def cutensorHandleReadPlanCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text, numCachelinesRead: _Pointer[ctypes.c_uint32] | int, /) -> int: ...
    @staticmethod
    def cutensorWriteKernelCacheToFile(handle: cutensorHandle_t | int | None, filename: _Text, /) -> int: ...
    @staticmethod
    def cutensorReadKernelCacheFromFile(handle: cutensorHandle_t | int | None, filename: _Text, /) -> int: ...
    @staticmethod
    def cutensorCreateTensorDescriptor(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorTensorDescriptor_t] | int, numModes: int, extent: _Pointer[ctypes.c_int64] | int, stride: _Pointer[ctypes.c_int64] | int, dataType: int, alignmentRequirement: int, /) -> int: ...
    @staticmethod
    def cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreateElementwiseTrinary(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorOperationDescriptor_t] | int, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opAB: int, opABC: int, descCompute: cutensorComputeDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorElementwiseTrinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, beta: _Address, B: _Address, gamma: _Address, C: _Address, D: _Writable, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreateElementwiseBinary(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorOperationDescriptor_t] | int, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opAC: int, descCompute: cutensorComputeDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorElementwiseBinaryExecute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, gamma: _Address, C: _Address, D: _Writable, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreatePermutation(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorOperationDescriptor_t] | int, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorPermute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, B: _Writable, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreateContraction(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorOperationDescriptor_t] | int, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorOperationDescriptorSetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: int, buf: _Address, sizeInBytes: int, /) -> int: ...
    @staticmethod
    def cutensorOperationDescriptorGetAttribute(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, attr: int, buf: _Writable, sizeInBytes: int, /) -> int: ...
    @staticmethod
    def cutensorCreatePlanPreference(handle: cutensorHandle_t | int | None, pref: _Pointer[cutensorPlanPreference_t] | int, algo: int, jitMode: int, /) -> int: ...
    @staticmethod
    def cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorPlanPreferenceGetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: int, buf: _Writable, sizeInBytes: int, /) -> int: ...
    @staticmethod
    def cutensorPlanPreferenceSetAttribute(handle: cutensorHandle_t | int | None, pref: cutensorPlanPreference_t | int | None, attr: int, buf: _Address, sizeInBytes: int, /) -> int: ...
    @staticmethod
    def cutensorPlanGetAttribute(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, attr: int, buf: _Writable, sizeInBytes: int, /) -> int: ...
    @staticmethod
    def cutensorEstimateWorkspaceSize(handle: cutensorHandle_t | int | None, desc: cutensorOperationDescriptor_t | int | None, planPref: cutensorPlanPreference_t | int | None, workspacePref: int, workspaceSizeEstimate: _Pointer[ctypes.c_uint64] | int, /) -> int: ...
    @staticmethod
    def cutensorCreatePlan(handle: cutensorHandle_t | int | None, plan: _Pointer[cutensorPlan_t] | int, desc: cutensorOperationDescriptor_t | int | None, pref: cutensorPlanPreference_t | int | None, workspaceSizeLimit: int, /) -> int: ...
    @staticmethod
    def cutensorDestroyPlan(plan: cutensorPlan_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, B: _Address, beta: _Address, C: _Address, D: _Writable, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreateReduction(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorOperationDescriptor_t] | int, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opReduce: int, descCompute: cutensorComputeDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorReduce(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, beta: _Address, C: _Address, D: _Writable, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreateContractionTrinary(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorOperationDescriptor_t] | int, descA: cutensorTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, opD: int, descE: cutensorTensorDescriptor_t | int | None, modeE: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorContractTrinary(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Address, B: _Address, C: _Address, beta: _Address, D: _Address, E: _Writable, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreateBlockSparseTensorDescriptor(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorBlockSparseTensorDescriptor_t] | int, numModes: int, numNonZeroBlocks: int, numSectionsPerMode: _Pointer[ctypes.c_uint32] | int, extent: _Pointer[ctypes.c_int64] | int, nonZeroCoordinates: _Pointer[ctypes.c_int32] | int, stride: _Pointer[ctypes.c_int64] | int, dataType: int, /) -> int: ...
    @staticmethod
    def cutensorDestroyBlockSparseTensorDescriptor(desc: cutensorBlockSparseTensorDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorCreateBlockSparseContraction(handle: cutensorHandle_t | int | None, desc: _Pointer[cutensorOperationDescriptor_t] | int, descA: cutensorBlockSparseTensorDescriptor_t | int | None, modeA: _Pointer[ctypes.c_int32] | int, opA: int, descB: cutensorBlockSparseTensorDescriptor_t | int | None, modeB: _Pointer[ctypes.c_int32] | int, opB: int, descC: cutensorBlockSparseTensorDescriptor_t | int | None, modeC: _Pointer[ctypes.c_int32] | int, opC: int, descD: cutensorBlockSparseTensorDescriptor_t | int | None, modeD: _Pointer[ctypes.c_int32] | int, descCompute: cutensorComputeDescriptor_t | int | None, /) -> int: ...
    @staticmethod
    def cutensorBlockSparseContract(handle: cutensorHandle_t | int | None, plan: cutensorPlan_t | int | None, alpha: _Address, A: _Pointer[ctypes.c_void_p] | int, B: _Pointer[ctypes.c_void_p] | int, beta: _Address, C: _Pointer[ctypes.c_void_p] | int, D: _Pointer[ctypes.c_void_p] | int, workspace: _Writable, workspaceSize: int, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cutensorGetErrorString(error: int, /) -> bytes | None: ...
    @staticmethod
    def cutensorGetVersion() -> int: ...
    @staticmethod
    def cutensorGetCudartVersion() -> int: ...
    @staticmethod
    def cutensorLoggerSetCallback(callback: cutensorLoggerCallback_t | None, /) -> int: ...
    @staticmethod
    def cutensorLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int, /) -> int: ...
    @staticmethod
    def cutensorLoggerOpenFile(logFile: _Text, /) -> int: ...
    @staticmethod
    def cutensorLoggerSetLevel(level: int, /) -> int: ...
    @staticmethod
    def cutensorLoggerSetMask(mask: int, /) -> int: ...
    @staticmethod
    def cutensorLoggerForceDisable() -> int: ...

class _Api0:
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

class _Raw(_Raw0, Raw):
    ...

class _RawApi(_Raw0, Raw):
    ...

class _Api(_Api0, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
