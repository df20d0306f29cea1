"""The names of cudyn.cutensormg, for type checkers and editors.

Generated from cutensorMg.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import cutensor, driver, runtime, cutensormg as _here
from ._bindings.calls.annotations import Address as _Address, C as _C, Enumeration as _Enumeration, Pointer as _Pointer, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CutensormgError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CutensormgError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cutensorMgHandle_t(Handle): ...

class cutensorMgTensorDescriptor_t(Handle): ...

class cutensorMgCopyDescriptor_t(Handle): ...

class cutensorMgCopyPlan_t(Handle): ...

class cutensorMgContractionDescriptor_t(Handle): ...

class cutensorMgContractionFind_t(Handle): ...

class cutensorMgContractionPlan_t(Handle): ...

class cutensorComputeType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSOR_COMPUTE_16F = ...
    CUTENSOR_COMPUTE_16BF = ...
    CUTENSOR_COMPUTE_TF32 = ...
    CUTENSOR_COMPUTE_3XTF32 = ...
    CUTENSOR_COMPUTE_32F = ...
    CUTENSOR_COMPUTE_64F = ...
    CUTENSOR_COMPUTE_8U = ...
    CUTENSOR_COMPUTE_8I = ...
    CUTENSOR_COMPUTE_32U = ...
    CUTENSOR_COMPUTE_32I = ...
CUTENSOR_COMPUTE_16F: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_16BF: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_TF32: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_3XTF32: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_32F: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_64F: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_8U: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_8I: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_32U: Final[cutensorComputeType_t]
CUTENSOR_COMPUTE_32I: Final[cutensorComputeType_t]

class cutensorMgHostDevice_t(_Enumeration):
    ctype: type[ctypes.c_int]
    CUTENSOR_MG_DEVICE_HOST = ...
    CUTENSOR_MG_DEVICE_HOST_PINNED = ...
CUTENSOR_MG_DEVICE_HOST: Final[cutensorMgHostDevice_t]
CUTENSOR_MG_DEVICE_HOST_PINNED: Final[cutensorMgHostDevice_t]

class cutensorMgAlgo_t(_Enumeration):
    ctype: type[ctypes.c_int]
    CUTENSORMG_ALGO_DEFAULT = ...
CUTENSORMG_ALGO_DEFAULT: Final[cutensorMgAlgo_t]

class cutensorMgContractionFindAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORMG_CONTRACTION_FIND_ATTRIBUTE_MAX = ...
CUTENSORMG_CONTRACTION_FIND_ATTRIBUTE_MAX: Final[cutensorMgContractionFindAttribute_t]



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
cudaStream_t = runtime.cudaStream_t
cutensorStatus_t = cutensor.cutensorStatus_t
CUTENSOR_STATUS_SUCCESS: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_NOT_INITIALIZED: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_ALLOC_FAILED: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_INVALID_VALUE: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_ARCH_MISMATCH: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_MAPPING_ERROR: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_EXECUTION_FAILED: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_INTERNAL_ERROR: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_NOT_SUPPORTED: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_LICENSE_ERROR: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_CUBLAS_ERROR: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_CUDA_ERROR: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_INSUFFICIENT_DRIVER: Final[cutensor.cutensorStatus_t]
CUTENSOR_STATUS_IO_ERROR: Final[cutensor.cutensorStatus_t]
cutensorWorksizePreference_t = cutensor.cutensorWorksizePreference_t
CUTENSOR_WORKSPACE_MIN: Final[cutensor.cutensorWorksizePreference_t]
CUTENSOR_WORKSPACE_DEFAULT: Final[cutensor.cutensorWorksizePreference_t]
CUTENSOR_WORKSPACE_MAX: Final[cutensor.cutensorWorksizePreference_t]


class _RawUnchanged(Raw):
    cutensorMgCreate: _C[_Pointer[cutensorMgHandle_t] | int, int, _Pointer[ctypes.c_int32] | int]
    cutensorMgDestroy: _C[cutensorMgHandle_t | int | None]
    cutensorMgCreateTensorDescriptor: _C[cutensorMgHandle_t | int | None, _Pointer[cutensorMgTensorDescriptor_t] | int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, int]
    cutensorMgDestroyTensorDescriptor: _C[cutensorMgTensorDescriptor_t | int | None]
    cutensorMgCreateCopyDescriptor: _C[cutensorMgHandle_t | int | None, _Pointer[cutensorMgCopyDescriptor_t] | int, cutensorMgTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorMgTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int]
    cutensorMgDestroyCopyDescriptor: _C[cutensorMgCopyDescriptor_t | int | None]
    cutensorMgCopyGetWorkspace: _C[cutensorMgHandle_t | int | None, cutensorMgCopyDescriptor_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cutensorMgCreateCopyPlan: _C[cutensorMgHandle_t | int | None, _Pointer[cutensorMgCopyPlan_t] | int, cutensorMgCopyDescriptor_t | int | None, _Pointer[ctypes.c_int64] | int, int]
    cutensorMgDestroyCopyPlan: _C[cutensorMgCopyPlan_t | int | None]
    cutensorMgCopy: _C[cutensorMgHandle_t | int | None, cutensorMgCopyPlan_t | int | None, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Writable, _Pointer[driver.CUstream] | int]
    cutensorMgCreateContractionFind: _C[cutensorMgHandle_t | int | None, _Pointer[cutensorMgContractionFind_t] | int, int]
    cutensorMgDestroyContractionFind: _C[cutensorMgContractionFind_t | int | None]
    cutensorMgContractionFindSetAttribute: _C[cutensorMgHandle_t | int | None, cutensorMgContractionFind_t | int | None, int, _Address, int]
    cutensorMgCreateContractionDescriptor: _C[cutensorMgHandle_t | int | None, _Pointer[cutensorMgContractionDescriptor_t] | int, cutensorMgTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorMgTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorMgTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, cutensorMgTensorDescriptor_t | int | None, _Pointer[ctypes.c_int32] | int, int]
    cutensorMgDestroyContractionDescriptor: _C[cutensorMgContractionDescriptor_t | int | None]
    cutensorMgContractionGetWorkspace: _C[cutensorMgHandle_t | int | None, cutensorMgContractionDescriptor_t | int | None, cutensorMgContractionFind_t | int | None, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cutensorMgCreateContractionPlan: _C[cutensorMgHandle_t | int | None, _Pointer[cutensorMgContractionPlan_t] | int, cutensorMgContractionDescriptor_t | int | None, cutensorMgContractionFind_t | int | None, _Pointer[ctypes.c_int64] | int, int]
    cutensorMgDestroyContractionPlan: _C[cutensorMgContractionPlan_t | int | None]
    cutensorMgContraction: _C[cutensorMgHandle_t | int | None, cutensorMgContractionPlan_t | int | None, _Address, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Address, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Writable, _Pointer[driver.CUstream] | int]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
