"""The names of cudyn.cufft, for type checkers and editors.

Generated from cufft.h, cufftXt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Sequence
from ctypes import Array, Structure, Union
from enum import IntEnum
from os import PathLike
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from . import driver, runtime
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError
from ._library.module import LibraryModule, Raw

_T = TypeVar("_T")
_Bytes: TypeAlias = bytes  # some structures have a member of that name
# What a call accepts: a pointer to memory of any type, to read or to write, a pointer to a T, C strings.
_Writable: TypeAlias = int | bytearray | memoryview | ctypes._CData | ctypes._CArgObject | None
_Address: TypeAlias = bytes | _Writable
_Pointer: TypeAlias = _T | Array[Any] | ctypes._Pointer[Any] | ctypes._CArgObject | None
_Text: TypeAlias = bytes | str | None
_Texts: TypeAlias = Sequence[bytes | str] | Array[Any] | ctypes._Pointer[Any] | None

# The names of a record's members are all that can be set; ctypes' own stub has any name.
class _Struct(Structure):
    def __setattr__(self, name: str, value: NoReturn, /) -> None: ...

class _Union(Union):
    def __setattr__(self, name: str, value: NoReturn, /) -> None: ...

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: Raw

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> LibraryModule: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def expose() -> None: ...
def symbol(symbol: str) -> Any: ...

class cufftResult(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_SUCCESS = 0
    CUFFT_INVALID_PLAN = 1
    CUFFT_ALLOC_FAILED = 2
    CUFFT_INVALID_TYPE = 3
    CUFFT_INVALID_VALUE = 4
    CUFFT_INTERNAL_ERROR = 5
    CUFFT_EXEC_FAILED = 6
    CUFFT_SETUP_FAILED = 7
    CUFFT_INVALID_SIZE = 8
    CUFFT_UNALIGNED_DATA = 9
    CUFFT_INVALID_DEVICE = 11
    CUFFT_NO_WORKSPACE = 13
    CUFFT_NOT_IMPLEMENTED = 14
    CUFFT_NOT_SUPPORTED = 16
    CUFFT_MISSING_DEPENDENCY = 17
    CUFFT_NVRTC_FAILURE = 18
    CUFFT_NVJITLINK_FAILURE = 19
    CUFFT_NVSHMEM_FAILURE = 20

class cufftType(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_R2C = 42
    CUFFT_C2R = 44
    CUFFT_C2C = 41
    CUFFT_D2Z = 106
    CUFFT_Z2D = 108
    CUFFT_Z2Z = 105

class cufftCompatibility(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1

class cufftProperty(IntEnum):
    ctype = ctypes.c_uint
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3
    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4

class cudaLibXtCopyType(IntEnum):
    ctype = ctypes.c_uint
    LIB_XT_COPY_HOST_TO_DEVICE = 0
    LIB_XT_COPY_DEVICE_TO_HOST = 1
    LIB_XT_COPY_DEVICE_TO_DEVICE = 2

class libFormat(IntEnum):
    ctype = ctypes.c_uint
    LIB_FORMAT_CUFFT = 0
    LIB_FORMAT_UNDEFINED = 1

class cufftXtSubFormat(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_XT_FORMAT_INPUT = 0
    CUFFT_XT_FORMAT_OUTPUT = 1
    CUFFT_XT_FORMAT_INPLACE = 2
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6
    CUFFT_FORMAT_UNDEFINED = 7

class cufftXtCopyType(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_COPY_HOST_TO_DEVICE = 0
    CUFFT_COPY_DEVICE_TO_HOST = 1
    CUFFT_COPY_DEVICE_TO_DEVICE = 2
    CUFFT_COPY_UNDEFINED = 3

class cufftXtQueryType(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_QUERY_1D_FACTORS = 0
    CUFFT_QUERY_UNDEFINED = 1

class cufftXtWorkAreaPolicy(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_WORKAREA_MINIMAL = 0
    CUFFT_WORKAREA_USER = 1
    CUFFT_WORKAREA_PERFORMANCE = 2

class cufftXtCallbackType(IntEnum):
    ctype = ctypes.c_uint
    CUFFT_CB_LD_COMPLEX = 0
    CUFFT_CB_LD_COMPLEX_DOUBLE = 1
    CUFFT_CB_LD_REAL = 2
    CUFFT_CB_LD_REAL_DOUBLE = 3
    CUFFT_CB_ST_COMPLEX = 4
    CUFFT_CB_ST_COMPLEX_DOUBLE = 5
    CUFFT_CB_ST_REAL = 6
    CUFFT_CB_ST_REAL_DOUBLE = 7
    CUFFT_CB_UNDEFINED = 8

class cufftCallbackLoadC(CFuncPtr): ...

class cufftCallbackLoadZ(CFuncPtr): ...

class cufftCallbackLoadR(CFuncPtr): ...

class cufftCallbackLoadD(CFuncPtr): ...

class cufftCallbackStoreC(CFuncPtr): ...

class cufftCallbackStoreZ(CFuncPtr): ...

class cufftCallbackStoreR(CFuncPtr): ...

class cufftCallbackStoreD(CFuncPtr): ...

class cufftJITCallbackLoadC(CFuncPtr): ...

class cufftJITCallbackLoadZ(CFuncPtr): ...

class cufftJITCallbackLoadR(CFuncPtr): ...

class cufftJITCallbackLoadD(CFuncPtr): ...

class cufftJITCallbackStoreC(CFuncPtr): ...

class cufftJITCallbackStoreZ(CFuncPtr): ...

class cufftJITCallbackStoreR(CFuncPtr): ...

class cufftJITCallbackStoreD(CFuncPtr): ...

class cudaXtDesc(_Struct):
    version: int
    nGPUs: int
    GPUs: Array[ctypes.c_int]
    data: Array[Any]
    size: Array[ctypes.c_size_t]
    cudaXtState: int | None
    def __init__(self, version: int = ..., nGPUs: int = ..., GPUs: Any = ..., data: Any = ..., size: Any = ..., cudaXtState: Any = ...) -> None: ...

class cudaLibXtDesc(_Struct):
    version: int
    descriptor: ctypes._Pointer[cudaXtDesc]
    library: int
    subFormat: int
    libDescriptor: int | None
    def __init__(self, version: int = ..., descriptor: Any = ..., library: int = ..., subFormat: int = ..., libDescriptor: Any = ...) -> None: ...

class cufftXt1dFactors(_Struct):
    size: int
    stringCount: int
    stringLength: int
    substringLength: int
    factor1: int
    factor2: int
    stringMask: int
    substringMask: int
    factor1Mask: int
    factor2Mask: int
    stringShift: int
    substringShift: int
    factor1Shift: int
    factor2Shift: int
    def __init__(self, size: int = ..., stringCount: int = ..., stringLength: int = ..., substringLength: int = ..., factor1: int = ..., factor2: int = ..., stringMask: int = ..., substringMask: int = ..., factor1Mask: int = ..., factor2Mask: int = ..., stringShift: int = ..., substringShift: int = ..., factor1Shift: int = ..., factor2Shift: int = ...) -> None: ...

cufftResult_t = cufftResult
cufftType_t = cufftType
cufftCompatibility_t = cufftCompatibility
cufftProperty_t = cufftProperty
cudaXtCopyType_t = cudaLibXtCopyType
libFormat_t = libFormat
cufftXtSubFormat_t = cufftXtSubFormat
cufftXtCopyType_t = cufftXtCopyType
cufftXtQueryType_t = cufftXtQueryType
cufftXtWorkAreaPolicy_t = cufftXtWorkAreaPolicy
cufftXtCallbackType_t = cufftXtCallbackType
cudaXtDesc_t = cudaXtDesc
cudaLibXtDesc_t = cudaLibXtDesc
cufftXt1dFactors_t = cufftXt1dFactors
cufftReal = ctypes.c_float
cufftDoubleReal = ctypes.c_double
cufftComplex = runtime.float2
cufftDoubleComplex = runtime.double2
cufftHandle = ctypes.c_int

CUFFT_SUCCESS: Final = cufftResult.CUFFT_SUCCESS
CUFFT_INVALID_PLAN: Final = cufftResult.CUFFT_INVALID_PLAN
CUFFT_ALLOC_FAILED: Final = cufftResult.CUFFT_ALLOC_FAILED
CUFFT_INVALID_TYPE: Final = cufftResult.CUFFT_INVALID_TYPE
CUFFT_INVALID_VALUE: Final = cufftResult.CUFFT_INVALID_VALUE
CUFFT_INTERNAL_ERROR: Final = cufftResult.CUFFT_INTERNAL_ERROR
CUFFT_EXEC_FAILED: Final = cufftResult.CUFFT_EXEC_FAILED
CUFFT_SETUP_FAILED: Final = cufftResult.CUFFT_SETUP_FAILED
CUFFT_INVALID_SIZE: Final = cufftResult.CUFFT_INVALID_SIZE
CUFFT_UNALIGNED_DATA: Final = cufftResult.CUFFT_UNALIGNED_DATA
CUFFT_INVALID_DEVICE: Final = cufftResult.CUFFT_INVALID_DEVICE
CUFFT_NO_WORKSPACE: Final = cufftResult.CUFFT_NO_WORKSPACE
CUFFT_NOT_IMPLEMENTED: Final = cufftResult.CUFFT_NOT_IMPLEMENTED
CUFFT_NOT_SUPPORTED: Final = cufftResult.CUFFT_NOT_SUPPORTED
CUFFT_MISSING_DEPENDENCY: Final = cufftResult.CUFFT_MISSING_DEPENDENCY
CUFFT_NVRTC_FAILURE: Final = cufftResult.CUFFT_NVRTC_FAILURE
CUFFT_NVJITLINK_FAILURE: Final = cufftResult.CUFFT_NVJITLINK_FAILURE
CUFFT_NVSHMEM_FAILURE: Final = cufftResult.CUFFT_NVSHMEM_FAILURE
CUFFT_R2C: Final = cufftType.CUFFT_R2C
CUFFT_C2R: Final = cufftType.CUFFT_C2R
CUFFT_C2C: Final = cufftType.CUFFT_C2C
CUFFT_D2Z: Final = cufftType.CUFFT_D2Z
CUFFT_Z2D: Final = cufftType.CUFFT_Z2D
CUFFT_Z2Z: Final = cufftType.CUFFT_Z2Z
CUFFT_COMPATIBILITY_FFTW_PADDING: Final = cufftCompatibility.CUFFT_COMPATIBILITY_FFTW_PADDING
NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT: Final = cufftProperty.NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT
NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS: Final = cufftProperty.NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS
NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY: Final = cufftProperty.NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY
NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA: Final = cufftProperty.NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA
LIB_XT_COPY_HOST_TO_DEVICE: Final = cudaLibXtCopyType.LIB_XT_COPY_HOST_TO_DEVICE
LIB_XT_COPY_DEVICE_TO_HOST: Final = cudaLibXtCopyType.LIB_XT_COPY_DEVICE_TO_HOST
LIB_XT_COPY_DEVICE_TO_DEVICE: Final = cudaLibXtCopyType.LIB_XT_COPY_DEVICE_TO_DEVICE
LIB_FORMAT_CUFFT: Final = libFormat.LIB_FORMAT_CUFFT
LIB_FORMAT_UNDEFINED: Final = libFormat.LIB_FORMAT_UNDEFINED
CUFFT_XT_FORMAT_INPUT: Final = cufftXtSubFormat.CUFFT_XT_FORMAT_INPUT
CUFFT_XT_FORMAT_OUTPUT: Final = cufftXtSubFormat.CUFFT_XT_FORMAT_OUTPUT
CUFFT_XT_FORMAT_INPLACE: Final = cufftXtSubFormat.CUFFT_XT_FORMAT_INPLACE
CUFFT_XT_FORMAT_INPLACE_SHUFFLED: Final = cufftXtSubFormat.CUFFT_XT_FORMAT_INPLACE_SHUFFLED
CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: Final = cufftXtSubFormat.CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED
CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: Final = cufftXtSubFormat.CUFFT_XT_FORMAT_DISTRIBUTED_INPUT
CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: Final = cufftXtSubFormat.CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT
CUFFT_FORMAT_UNDEFINED: Final = cufftXtSubFormat.CUFFT_FORMAT_UNDEFINED
CUFFT_COPY_HOST_TO_DEVICE: Final = cufftXtCopyType.CUFFT_COPY_HOST_TO_DEVICE
CUFFT_COPY_DEVICE_TO_HOST: Final = cufftXtCopyType.CUFFT_COPY_DEVICE_TO_HOST
CUFFT_COPY_DEVICE_TO_DEVICE: Final = cufftXtCopyType.CUFFT_COPY_DEVICE_TO_DEVICE
CUFFT_COPY_UNDEFINED: Final = cufftXtCopyType.CUFFT_COPY_UNDEFINED
CUFFT_QUERY_1D_FACTORS: Final = cufftXtQueryType.CUFFT_QUERY_1D_FACTORS
CUFFT_QUERY_UNDEFINED: Final = cufftXtQueryType.CUFFT_QUERY_UNDEFINED
CUFFT_WORKAREA_MINIMAL: Final = cufftXtWorkAreaPolicy.CUFFT_WORKAREA_MINIMAL
CUFFT_WORKAREA_USER: Final = cufftXtWorkAreaPolicy.CUFFT_WORKAREA_USER
CUFFT_WORKAREA_PERFORMANCE: Final = cufftXtWorkAreaPolicy.CUFFT_WORKAREA_PERFORMANCE
CUFFT_CB_LD_COMPLEX: Final = cufftXtCallbackType.CUFFT_CB_LD_COMPLEX
CUFFT_CB_LD_COMPLEX_DOUBLE: Final = cufftXtCallbackType.CUFFT_CB_LD_COMPLEX_DOUBLE
CUFFT_CB_LD_REAL: Final = cufftXtCallbackType.CUFFT_CB_LD_REAL
CUFFT_CB_LD_REAL_DOUBLE: Final = cufftXtCallbackType.CUFFT_CB_LD_REAL_DOUBLE
CUFFT_CB_ST_COMPLEX: Final = cufftXtCallbackType.CUFFT_CB_ST_COMPLEX
CUFFT_CB_ST_COMPLEX_DOUBLE: Final = cufftXtCallbackType.CUFFT_CB_ST_COMPLEX_DOUBLE
CUFFT_CB_ST_REAL: Final = cufftXtCallbackType.CUFFT_CB_ST_REAL
CUFFT_CB_ST_REAL_DOUBLE: Final = cufftXtCallbackType.CUFFT_CB_ST_REAL_DOUBLE
CUFFT_CB_UNDEFINED: Final = cufftXtCallbackType.CUFFT_CB_UNDEFINED
CUFFT_VER_MAJOR: Final = 12
CUFFT_VER_MINOR: Final = 5
CUFFT_VER_PATCH: Final = 0
CUFFT_VER_BUILD: Final = 14
CUFFT_VERSION: Final = 12500
MAX_CUFFT_ERROR: Final = 21
CUFFT_FORWARD: Final = -1
CUFFT_INVERSE: Final = 1
CUFFT_COMPATIBILITY_DEFAULT: Final = CUFFT_COMPATIBILITY_FFTW_PADDING
MAX_SHIM_RANK: Final = 3
CUFFT_PLAN_NULL: Final = -1
CUDA_XT_DESCRIPTOR_VERSION: Final = 16777216
MAX_CUDA_DESCRIPTOR_GPUS: Final = 64

def cufftPlan1d(nx: int, type: int, batch: int) -> int: ...
def cufftPlan2d(nx: int, ny: int, type: int) -> int: ...
def cufftPlan3d(nx: int, ny: int, nz: int, type: int) -> int: ...
def cufftPlanMany(rank: int, n: _Pointer[ctypes.c_int] | int, inembed: _Pointer[ctypes.c_int] | int, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int, ostride: int, odist: int, type: int, batch: int) -> int: ...
def cufftMakePlan1d(plan: int, nx: int, type: int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftMakePlan2d(plan: int, nx: int, ny: int, type: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftMakePlan3d(plan: int, nx: int, ny: int, nz: int, type: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftMakePlanMany(plan: int, rank: int, n: _Pointer[ctypes.c_int] | int, inembed: _Pointer[ctypes.c_int] | int, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int, ostride: int, odist: int, type: int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftMakePlanMany64(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int, inembed: _Pointer[ctypes.c_longlong] | int, istride: int, idist: int, onembed: _Pointer[ctypes.c_longlong] | int, ostride: int, odist: int, type: int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftGetSizeMany64(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int, inembed: _Pointer[ctypes.c_longlong] | int, istride: int, idist: int, onembed: _Pointer[ctypes.c_longlong] | int, ostride: int, odist: int, type: int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftEstimate1d(nx: int, type: int, batch: int) -> int: ...
def cufftEstimate2d(nx: int, ny: int, type: int) -> int: ...
def cufftEstimate3d(nx: int, ny: int, nz: int, type: int) -> int: ...
def cufftEstimateMany(rank: int, n: _Pointer[ctypes.c_int] | int, inembed: _Pointer[ctypes.c_int] | int, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int, ostride: int, odist: int, type: int, batch: int) -> int: ...
def cufftCreate() -> int: ...
def cufftGetSize1d(handle: int, nx: int, type: int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftGetSize2d(handle: int, nx: int, ny: int, type: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftGetSize3d(handle: int, nx: int, ny: int, nz: int, type: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftGetSizeMany(handle: int, rank: int, n: _Pointer[ctypes.c_int] | int, inembed: _Pointer[ctypes.c_int] | int, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int, ostride: int, odist: int, type: int, batch: int, workArea: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftGetSize(handle: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
def cufftSetWorkArea(plan: int, workArea: _Writable) -> None: ...
def cufftSetAutoAllocation(plan: int, autoAllocate: int) -> None: ...
def cufftExecC2C(plan: int, idata: _Pointer[runtime.float2] | int, odata: _Pointer[runtime.float2] | int, direction: int) -> None: ...
def cufftExecR2C(plan: int, idata: _Pointer[ctypes.c_float] | int, odata: _Pointer[runtime.float2] | int) -> None: ...
def cufftExecC2R(plan: int, idata: _Pointer[runtime.float2] | int, odata: _Pointer[ctypes.c_float] | int) -> None: ...
def cufftExecZ2Z(plan: int, idata: _Pointer[runtime.double2] | int, odata: _Pointer[runtime.double2] | int, direction: int) -> None: ...
def cufftExecD2Z(plan: int, idata: _Pointer[ctypes.c_double] | int, odata: _Pointer[runtime.double2] | int) -> None: ...
def cufftExecZ2D(plan: int, idata: _Pointer[runtime.double2] | int, odata: _Pointer[ctypes.c_double] | int) -> None: ...
def cufftSetStream(plan: int, stream: driver.CUstream | int | None) -> None: ...
def cufftDestroy(plan: int) -> None: ...
def cufftGetVersion() -> int: ...
def cufftGetProperty(type: int) -> int: ...
def cufftSetPlanPropertyInt64(plan: int, property: int, inputValueInt: int) -> None: ...
def cufftGetPlanPropertyInt64(plan: int, property: int) -> int: ...
def cufftResetPlanProperty(plan: int, property: int) -> None: ...
def cufftXtSetGPUs(handle: int, nGPUs: int, whichGPUs: _Pointer[ctypes.c_int] | int) -> None: ...
def cufftXtMalloc(plan: int, format: int) -> ctypes._Pointer[cudaLibXtDesc]: ...
def cufftXtMemcpy(plan: int, dstPointer: _Writable, srcPointer: _Writable, type: int) -> None: ...
def cufftXtFree(descriptor: _Pointer[cudaLibXtDesc] | int) -> None: ...
def cufftXtSetWorkArea(plan: int, workArea: _Pointer[Any] | int) -> None: ...
def cufftXtExecDescriptorC2C(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int, direction: int) -> None: ...
def cufftXtExecDescriptorR2C(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None: ...
def cufftXtExecDescriptorC2R(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None: ...
def cufftXtExecDescriptorZ2Z(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int, direction: int) -> None: ...
def cufftXtExecDescriptorD2Z(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None: ...
def cufftXtExecDescriptorZ2D(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None: ...
def cufftXtQueryPlan(plan: int, queryStruct: _Writable, queryType: int) -> None: ...
def cufftXtSetCallback(plan: int, callback_routine: _Pointer[Any] | int, cbType: int, caller_info: _Pointer[Any] | int) -> None: ...
def cufftXtClearCallback(plan: int, cbType: int) -> None: ...
def cufftXtSetCallbackSharedSize(plan: int, cbType: int, sharedSize: int) -> None: ...
def cufftXtSetJITCallback(plan: int, lto_callback_symbol_name: _Text, lto_callback_fatbin: _Address, lto_callback_fatbin_size: int, type: int, caller_info: _Pointer[Any] | int) -> None: ...
def cufftXtMakePlanMany(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int, inembed: _Pointer[ctypes.c_longlong] | int, istride: int, idist: int, inputtype: int, onembed: _Pointer[ctypes.c_longlong] | int, ostride: int, odist: int, outputtype: int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int, executiontype: int) -> None: ...
def cufftXtGetSizeMany(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int, inembed: _Pointer[ctypes.c_longlong] | int, istride: int, idist: int, inputtype: int, onembed: _Pointer[ctypes.c_longlong] | int, ostride: int, odist: int, outputtype: int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int, executiontype: int) -> None: ...
def cufftXtExec(plan: int, input: _Writable, output: _Writable, direction: int) -> None: ...
def cufftXtExecDescriptor(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int, direction: int) -> None: ...
def cufftXtSetWorkAreaPolicy(plan: int, policy: int, workSize: _Pointer[ctypes.c_size_t] | int) -> None: ...
