"""The names of cudyn.cufft, for type checkers and editors.

Generated from cufft.h, cufftXt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cufft as _here
from ._bindings.calls.annotations import Address as _Address, C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Pointer as _Pointer, Struct as _Struct, Text as _Text, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CufftError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CufftError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cufftResult(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_SUCCESS = ...
    CUFFT_INVALID_PLAN = ...
    CUFFT_ALLOC_FAILED = ...
    CUFFT_INVALID_TYPE = ...
    CUFFT_INVALID_VALUE = ...
    CUFFT_INTERNAL_ERROR = ...
    CUFFT_EXEC_FAILED = ...
    CUFFT_SETUP_FAILED = ...
    CUFFT_INVALID_SIZE = ...
    CUFFT_UNALIGNED_DATA = ...
    CUFFT_INVALID_DEVICE = ...
    CUFFT_NO_WORKSPACE = ...
    CUFFT_NOT_IMPLEMENTED = ...
    CUFFT_NOT_SUPPORTED = ...
    CUFFT_MISSING_DEPENDENCY = ...
    CUFFT_NVRTC_FAILURE = ...
    CUFFT_NVJITLINK_FAILURE = ...
    CUFFT_NVSHMEM_FAILURE = ...
cufftResult_t = cufftResult
CUFFT_SUCCESS: Final[cufftResult]
CUFFT_INVALID_PLAN: Final[cufftResult]
CUFFT_ALLOC_FAILED: Final[cufftResult]
CUFFT_INVALID_TYPE: Final[cufftResult]
CUFFT_INVALID_VALUE: Final[cufftResult]
CUFFT_INTERNAL_ERROR: Final[cufftResult]
CUFFT_EXEC_FAILED: Final[cufftResult]
CUFFT_SETUP_FAILED: Final[cufftResult]
CUFFT_INVALID_SIZE: Final[cufftResult]
CUFFT_UNALIGNED_DATA: Final[cufftResult]
CUFFT_INVALID_DEVICE: Final[cufftResult]
CUFFT_NO_WORKSPACE: Final[cufftResult]
CUFFT_NOT_IMPLEMENTED: Final[cufftResult]
CUFFT_NOT_SUPPORTED: Final[cufftResult]
CUFFT_MISSING_DEPENDENCY: Final[cufftResult]
CUFFT_NVRTC_FAILURE: Final[cufftResult]
CUFFT_NVJITLINK_FAILURE: Final[cufftResult]
CUFFT_NVSHMEM_FAILURE: Final[cufftResult]

class cufftType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_R2C = ...
    CUFFT_C2R = ...
    CUFFT_C2C = ...
    CUFFT_D2Z = ...
    CUFFT_Z2D = ...
    CUFFT_Z2Z = ...
cufftType_t = cufftType
CUFFT_R2C: Final[cufftType]
CUFFT_C2R: Final[cufftType]
CUFFT_C2C: Final[cufftType]
CUFFT_D2Z: Final[cufftType]
CUFFT_Z2D: Final[cufftType]
CUFFT_Z2Z: Final[cufftType]

class cufftCompatibility(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_COMPATIBILITY_FFTW_PADDING = ...
cufftCompatibility_t = cufftCompatibility
CUFFT_COMPATIBILITY_FFTW_PADDING: Final[cufftCompatibility]

class cufftProperty(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = ...
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = ...
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = ...
    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = ...
cufftProperty_t = cufftProperty
NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT: Final[cufftProperty]
NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS: Final[cufftProperty]
NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY: Final[cufftProperty]
NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA: Final[cufftProperty]

class cudaLibXtCopyType(_Enumeration):
    ctype: type[ctypes.c_uint]
    LIB_XT_COPY_HOST_TO_DEVICE = ...
    LIB_XT_COPY_DEVICE_TO_HOST = ...
    LIB_XT_COPY_DEVICE_TO_DEVICE = ...
cudaXtCopyType_t = cudaLibXtCopyType
LIB_XT_COPY_HOST_TO_DEVICE: Final[cudaLibXtCopyType]
LIB_XT_COPY_DEVICE_TO_HOST: Final[cudaLibXtCopyType]
LIB_XT_COPY_DEVICE_TO_DEVICE: Final[cudaLibXtCopyType]

class libFormat(_Enumeration):
    ctype: type[ctypes.c_uint]
    LIB_FORMAT_CUFFT = ...
    LIB_FORMAT_UNDEFINED = ...
libFormat_t = libFormat
LIB_FORMAT_CUFFT: Final[libFormat]
LIB_FORMAT_UNDEFINED: Final[libFormat]

class cufftXtSubFormat(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_XT_FORMAT_INPUT = ...
    CUFFT_XT_FORMAT_OUTPUT = ...
    CUFFT_XT_FORMAT_INPLACE = ...
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = ...
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = ...
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = ...
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = ...
    CUFFT_FORMAT_UNDEFINED = ...
cufftXtSubFormat_t = cufftXtSubFormat
CUFFT_XT_FORMAT_INPUT: Final[cufftXtSubFormat]
CUFFT_XT_FORMAT_OUTPUT: Final[cufftXtSubFormat]
CUFFT_XT_FORMAT_INPLACE: Final[cufftXtSubFormat]
CUFFT_XT_FORMAT_INPLACE_SHUFFLED: Final[cufftXtSubFormat]
CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: Final[cufftXtSubFormat]
CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: Final[cufftXtSubFormat]
CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: Final[cufftXtSubFormat]
CUFFT_FORMAT_UNDEFINED: Final[cufftXtSubFormat]

class cufftXtCopyType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_COPY_HOST_TO_DEVICE = ...
    CUFFT_COPY_DEVICE_TO_HOST = ...
    CUFFT_COPY_DEVICE_TO_DEVICE = ...
    CUFFT_COPY_UNDEFINED = ...
cufftXtCopyType_t = cufftXtCopyType
CUFFT_COPY_HOST_TO_DEVICE: Final[cufftXtCopyType]
CUFFT_COPY_DEVICE_TO_HOST: Final[cufftXtCopyType]
CUFFT_COPY_DEVICE_TO_DEVICE: Final[cufftXtCopyType]
CUFFT_COPY_UNDEFINED: Final[cufftXtCopyType]

class cufftXtQueryType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_QUERY_1D_FACTORS = ...
    CUFFT_QUERY_UNDEFINED = ...
cufftXtQueryType_t = cufftXtQueryType
CUFFT_QUERY_1D_FACTORS: Final[cufftXtQueryType]
CUFFT_QUERY_UNDEFINED: Final[cufftXtQueryType]

class cufftXtWorkAreaPolicy(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_WORKAREA_MINIMAL = ...
    CUFFT_WORKAREA_USER = ...
    CUFFT_WORKAREA_PERFORMANCE = ...
cufftXtWorkAreaPolicy_t = cufftXtWorkAreaPolicy
CUFFT_WORKAREA_MINIMAL: Final[cufftXtWorkAreaPolicy]
CUFFT_WORKAREA_USER: Final[cufftXtWorkAreaPolicy]
CUFFT_WORKAREA_PERFORMANCE: Final[cufftXtWorkAreaPolicy]

class cufftXtCallbackType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_CB_LD_COMPLEX = ...
    CUFFT_CB_LD_COMPLEX_DOUBLE = ...
    CUFFT_CB_LD_REAL = ...
    CUFFT_CB_LD_REAL_DOUBLE = ...
    CUFFT_CB_ST_COMPLEX = ...
    CUFFT_CB_ST_COMPLEX_DOUBLE = ...
    CUFFT_CB_ST_REAL = ...
    CUFFT_CB_ST_REAL_DOUBLE = ...
    CUFFT_CB_UNDEFINED = ...
cufftXtCallbackType_t = cufftXtCallbackType
CUFFT_CB_LD_COMPLEX: Final[cufftXtCallbackType]
CUFFT_CB_LD_COMPLEX_DOUBLE: Final[cufftXtCallbackType]
CUFFT_CB_LD_REAL: Final[cufftXtCallbackType]
CUFFT_CB_LD_REAL_DOUBLE: Final[cufftXtCallbackType]
CUFFT_CB_ST_COMPLEX: Final[cufftXtCallbackType]
CUFFT_CB_ST_COMPLEX_DOUBLE: Final[cufftXtCallbackType]
CUFFT_CB_ST_REAL: Final[cufftXtCallbackType]
CUFFT_CB_ST_REAL_DOUBLE: Final[cufftXtCallbackType]
CUFFT_CB_UNDEFINED: Final[cufftXtCallbackType]

class cufftCallbackLoadC(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftCallbackLoadZ(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftCallbackLoadR(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], float] | int | None = ..., /) -> None: ...

class cufftCallbackLoadD(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], float] | int | None = ..., /) -> None: ...

class cufftCallbackStoreC(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, runtime.float2, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftCallbackStoreZ(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, runtime.double2, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftCallbackStoreR(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, float, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftCallbackStoreD(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, float, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftJITCallbackLoadC(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftJITCallbackLoadZ(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftJITCallbackLoadR(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], float] | int | None = ..., /) -> None: ...

class cufftJITCallbackLoadD(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int | None, int | None], float] | int | None = ..., /) -> None: ...

class cufftJITCallbackStoreC(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, runtime.float2, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftJITCallbackStoreZ(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, runtime.double2, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftJITCallbackStoreR(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, float, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cufftJITCallbackStoreD(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, float, int | None, int | None], object] | int | None = ..., /) -> None: ...

class cudaXtDesc(_Struct):
    version: int
    nGPUs: int
    GPUs: _Items[ctypes.c_int, int]
    data: _Items[ctypes.c_void_p, int | None]
    size: _Items[ctypes.c_size_t, int]
    cudaXtState: int | None
    def __init__(self, version: int = ..., nGPUs: int = ..., GPUs: Sequence[int] | Array[ctypes.c_int] = ..., data: Sequence[int | None] | Array[ctypes.c_void_p] = ..., size: Sequence[int] | Array[ctypes.c_size_t] = ..., cudaXtState: int | None = ...) -> None: ...
cudaXtDesc_t = cudaXtDesc

class cudaLibXtDesc(_Struct):
    version: int
    descriptor: ctypes._Pointer[cudaXtDesc]
    library: _Named[libFormat]
    subFormat: int
    libDescriptor: int | None
    def __init__(self, version: int = ..., descriptor: ctypes._Pointer[cudaXtDesc] | None = ..., library: libFormat | _Int = ..., subFormat: int = ..., libDescriptor: int | None = ...) -> None: ...
cudaLibXtDesc_t = cudaLibXtDesc

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
cufftXt1dFactors_t = cufftXt1dFactors

cufftReal = ctypes.c_float
cufftDoubleReal = ctypes.c_double
cufftComplex = runtime.float2
cufftDoubleComplex = runtime.double2
cufftHandle = ctypes.c_int

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
cudaStream_t = runtime.cudaStream_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def cufftPlan1d(nx: int, type: cufftType | _Int, batch: int) -> int:
    """Creates a plan of batches of one dimension.

    C: cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)

      plan: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan1d
    """
def cufftPlan2d(nx: int, ny: int, type: cufftType | _Int) -> int:
    """Creates a plan of two dimensions.

    C: cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)

      plan: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan2d
    """
def cufftPlan3d(nx: int, ny: int, nz: int, type: cufftType | _Int) -> int:
    """Creates a plan of three dimensions.

    C: cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)

      plan: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan3d
    """
def cufftPlanMany(rank: int, n: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, type: cufftType | _Int, batch: int) -> int:
    """Creates a plan of batches with a given layout.

    C: cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch)

      plan: returned
      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlanMany
    """
def cufftMakePlan1d(plan: int, nx: int, type: cufftType | _Int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Turns an empty plan into one of this number of dimensions, and returns the size of its work area.

    C: cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan1d
    """
def cufftMakePlan2d(plan: int, nx: int, ny: int, type: cufftType | _Int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Turns an empty plan into one of this number of dimensions, and returns the size of its work area.

    C: cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan2d
    """
def cufftMakePlan3d(plan: int, nx: int, ny: int, nz: int, type: cufftType | _Int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Turns an empty plan into one of this number of dimensions, and returns the size of its work area.

    C: cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan3d
    """
def cufftMakePlanMany(plan: int, rank: int, n: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, type: cufftType | _Int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Turns an empty plan into one of batches with a given layout, and returns the size of its work area.

    C: cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)

      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements
      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany
    """
def cufftMakePlanMany64(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, istride: int, idist: int, onembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, type: cufftType | _Int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Turns an empty plan into one of batches with a given layout, and returns the size of its work area.

    C: cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)

      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements
      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany64
    """
def cufftGetSizeMany64(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, istride: int, idist: int, onembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, type: cufftType | _Int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Returns the work area that a plan of batches with a given layout would need.

    C: cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)

      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements
      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany64
    """
def cufftEstimate1d(nx: int, type: cufftType | _Int, batch: int) -> int:
    """Estimates the work area that a transform of this number of dimensions needs.

    C: cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)

      workSize: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate1d
    """
def cufftEstimate2d(nx: int, ny: int, type: cufftType | _Int) -> int:
    """Estimates the work area that a transform of this number of dimensions needs.

    C: cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)

      workSize: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate2d
    """
def cufftEstimate3d(nx: int, ny: int, nz: int, type: cufftType | _Int) -> int:
    """Estimates the work area that a transform of this number of dimensions needs.

    C: cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)

      workSize: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate3d
    """
def cufftEstimateMany(rank: int, n: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, type: cufftType | _Int, batch: int) -> int:
    """Estimates the work area that a batch of transforms with a given layout needs.

    C: cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)

      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements
      workSize: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimateMany
    """
def cufftCreate() -> int:
    """Creates an empty plan.

    C: cufftResult cufftCreate(cufftHandle *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftCreate
    """
def cufftGetSize1d(handle: int, nx: int, type: cufftType | _Int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Returns the work area that a plan of this number of dimensions would need.

    C: cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize1d
    """
def cufftGetSize2d(handle: int, nx: int, ny: int, type: cufftType | _Int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Returns the work area that a plan of this number of dimensions would need.

    C: cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize2d
    """
def cufftGetSize3d(handle: int, nx: int, ny: int, nz: int, type: cufftType | _Int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Returns the work area that a plan of this number of dimensions would need.

    C: cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize3d
    """
def cufftGetSizeMany(handle: int, rank: int, n: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, istride: int, idist: int, onembed: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, type: cufftType | _Int, batch: int, workArea: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Returns the work area that a plan of batches with a given layout would need.

    C: cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)

      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements
      workArea: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany
    """
def cufftGetSize(handle: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Returns the size of a plan's work area.

    C: cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize
    """
def cufftSetWorkArea(plan: int, workArea: _Device) -> None:
    """Gives a plan its work area.

    C: cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)

      workArea: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetWorkArea
    """
def cufftSetAutoAllocation(plan: int, autoAllocate: int) -> None:
    """Sets whether plans allocate their work areas themselves.

    C: cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetAutoAllocation
    """
def cufftExecC2C(plan: int, idata: _Device, odata: _Device, direction: int) -> None:
    """Transforms complex numbers to complex ones, single precision.

    C: cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)

      idata: passed; device memory
      odata: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2C
    """
def cufftExecR2C(plan: int, idata: _Device, odata: _Device) -> None:
    """Transforms real numbers to complex ones, single precision.

    C: cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)

      idata: passed; device memory
      odata: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecR2C
    """
def cufftExecC2R(plan: int, idata: _Device, odata: _Device) -> None:
    """Transforms complex numbers to real ones, single precision.

    C: cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)

      idata: passed; device memory
      odata: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2R
    """
def cufftExecZ2Z(plan: int, idata: _Device, odata: _Device, direction: int) -> None:
    """Transforms complex numbers to complex ones, double precision.

    C: cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)

      idata: passed; device memory
      odata: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2Z
    """
def cufftExecD2Z(plan: int, idata: _Device, odata: _Device) -> None:
    """Transforms real numbers to complex ones, double precision.

    C: cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)

      idata: passed; device memory
      odata: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecD2Z
    """
def cufftExecZ2D(plan: int, idata: _Device, odata: _Device) -> None:
    """Transforms complex numbers to real ones, double precision.

    C: cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)

      idata: passed; device memory
      odata: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2D
    """
def cufftSetStream(plan: int, stream: driver.CUstream | int | None) -> None:
    """Sets the stream in which a plan works.

    C: cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetStream
    """
def cufftDestroy(plan: int) -> None:
    """Destroys a plan.

    C: cufftResult cufftDestroy(cufftHandle plan)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftDestroy
    """
def cufftGetVersion() -> int:
    """Returns the library's version as one number.

    C: cufftResult cufftGetVersion(int *version)

      version: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetVersion
    """
def cufftGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: cufftResult cufftGetProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetProperty
    """
def cufftSetPlanPropertyInt64(plan: int, property: cufftProperty | _Int, inputValueInt: int) -> None:
    """Sets a property of a plan.

    C: cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, const long long inputValueInt)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetPlanPropertyInt64
    Since 12.4.
    """
def cufftGetPlanPropertyInt64(plan: int, property: cufftProperty | _Int) -> int:
    """Returns a property of a plan.

    C: cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)

      returnPtrValue: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetPlanPropertyInt64
    Since 12.4.
    """
def cufftResetPlanProperty(plan: int, property: cufftProperty | _Int) -> None:
    """Gives a property of a plan its default.

    C: cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftResetPlanProperty
    Since 12.4.
    """
def cufftXtSetGPUs(handle: int, nGPUs: int | None, whichGPUs: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray) -> None:
    """Sets the GPUs of a plan.

    C: cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)

      whichGPUs: passed; host memory of nGPUs elements

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetGPUs
    """
def cufftXtMalloc(plan: int, format: cufftXtSubFormat | _Int) -> ctypes._Pointer[cudaLibXtDesc]:
    """Allocates data on the GPUs of a plan.

    C: cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)

      descriptor: returned

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMalloc
    """
def cufftXtMemcpy(plan: int, dstPointer: _Writable | _Device, srcPointer: _Writable | _Device, type: cufftXtCopyType | _Int) -> None:
    """Copies data between the host and several GPUs, or between GPUs.

    C: cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)

      dstPointer: passed; host or device memory (size not known: an object of the library determines the size)
      srcPointer: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMemcpy
    """
def cufftXtFree(descriptor: _Pointer[cudaLibXtDesc] | int) -> None:
    """Frees data that lies on several GPUs.

    C: cufftResult cufftXtFree(cudaLibXtDesc *descriptor)

      descriptor: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtFree
    """
def cufftXtSetWorkArea(plan: int, workArea: _Pointer[ctypes.c_void_p] | int) -> None:
    """Gives a plan of several GPUs its work areas.

    C: cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)

      workArea: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkArea
    """
def cufftXtExecDescriptorC2C(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int, direction: int) -> None:
    """Transforms complex numbers to complex ones on several GPUs, single precision.

    C: cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)

      input: passed; host memory
      output: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2C
    """
def cufftXtExecDescriptorR2C(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None:
    """Transforms real numbers to complex ones on several GPUs, single precision.

    C: cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

      input: passed; host memory
      output: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorR2C
    """
def cufftXtExecDescriptorC2R(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None:
    """Transforms complex numbers to real ones on several GPUs, single precision.

    C: cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

      input: passed; host memory
      output: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2R
    """
def cufftXtExecDescriptorZ2Z(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int, direction: int) -> None:
    """Transforms complex numbers to complex ones on several GPUs, double precision.

    C: cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)

      input: passed; host memory
      output: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2Z
    """
def cufftXtExecDescriptorD2Z(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None:
    """Transforms real numbers to complex ones on several GPUs, double precision.

    C: cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

      input: passed; host memory
      output: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorD2Z
    """
def cufftXtExecDescriptorZ2D(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int) -> None:
    """Transforms complex numbers to real ones on several GPUs, double precision.

    C: cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

      input: passed; host memory
      output: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2D
    """
def cufftXtQueryPlan(plan: int, queryStruct: _Writable, queryType: cufftXtQueryType | _Int) -> None:
    """Returns what a plan of several GPUs does, such as the number of its transforms on each.

    C: cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)

      queryStruct: passed; host memory of sizeof(queryType) bytes

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtQueryPlan
    """
def cufftXtSetCallback(plan: int, callback_routine: _Pointer[ctypes.c_void_p] | int, cbType: cufftXtCallbackType | _Int, caller_info: _Pointer[ctypes.c_void_p] | int) -> None:
    """Lets a plan call a device function for each load or store.

    C: cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info)

      callback_routine: passed; host memory (size not known: an object of the library determines the size)
      caller_info: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallback
    """
def cufftXtClearCallback(plan: int, cbType: cufftXtCallbackType | _Int) -> None:
    """Takes a callback for loads or stores from a plan.

    C: cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtClearCallback
    """
def cufftXtSetCallbackSharedSize(plan: int, cbType: cufftXtCallbackType | _Int, sharedSize: int) -> None:
    """Sets the shared memory of a plan's callbacks.

    C: cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallbackSharedSize
    """
def cufftXtSetJITCallback(plan: int, lto_callback_symbol_name: _Text, lto_callback_fatbin: _Address, lto_callback_fatbin_size: int | None, type: cufftXtCallbackType | _Int, caller_info: _Pointer[ctypes.c_void_p] | int) -> None:
    """Lets a plan link in a device function, given as LTO-IR, for each load or store.

    C: cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)

      lto_callback_symbol_name: passed; a zero-terminated text
      lto_callback_fatbin: passed; host memory of lto_callback_fatbin_size bytes
      caller_info: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetJITCallback
    Since 12.2.
    """
def cufftXtMakePlanMany(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, istride: int, idist: int, inputtype: runtime.cudaDataType | _Int, onembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, outputtype: runtime.cudaDataType | _Int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray, executiontype: runtime.cudaDataType | _Int) -> None:
    """Turns an empty plan into one of batches with given types and layout, half precision and bfloat16 too.

    C: cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)

      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements
      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMakePlanMany
    """
def cufftXtGetSizeMany(plan: int, rank: int, n: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, inembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, istride: int, idist: int, inputtype: runtime.cudaDataType | _Int, onembed: _Pointer[ctypes.c_longlong] | int | Sequence[int] | _WriteArray, ostride: int, odist: int, outputtype: runtime.cudaDataType | _Int, batch: int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray, executiontype: runtime.cudaDataType | _Int) -> None:
    """Returns the work area that a plan with given types and layout would need.

    C: cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)

      n: passed; host memory of max(rank,1) elements
      inembed: passed; host memory of max(rank,1) elements
      onembed: passed; host memory of max(rank,1) elements
      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtGetSizeMany
    """
def cufftXtExec(plan: int, input: _Device, output: _Device, direction: int) -> None:
    """Runs a plan, whatever its types, in a direction.

    C: cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)

      input: passed; device memory
      output: passed; device memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExec
    """
def cufftXtExecDescriptor(plan: int, input: _Pointer[cudaLibXtDesc] | int, output: _Pointer[cudaLibXtDesc] | int, direction: int) -> None:
    """Runs a plan, whatever its types, on data of several GPUs.

    C: cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)

      input: passed; host memory
      output: passed; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptor
    """
def cufftXtSetWorkAreaPolicy(plan: int, policy: cufftXtWorkAreaPolicy | _Int, workSize: _Pointer[ctypes.c_size_t] | int | _WriteArray) -> None:
    """Sets how large a plan's work area may be.

    C: cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)

      workSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkAreaPolicy
    """

class _RawUnchanged(Raw):
    cufftPlan1d: _C[_Pointer[ctypes.c_int] | int, int, int, int]
    cufftPlan2d: _C[_Pointer[ctypes.c_int] | int, int, int, int]
    cufftPlan3d: _C[_Pointer[ctypes.c_int] | int, int, int, int, int]
    cufftPlanMany: _C[_Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, int, int, int, int]
    cufftMakePlan1d: _C[int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftMakePlan2d: _C[int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftMakePlan3d: _C[int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftMakePlanMany: _C[int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftMakePlanMany64: _C[int, int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, _Pointer[ctypes.c_longlong] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftGetSizeMany64: _C[int, int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, _Pointer[ctypes.c_longlong] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftEstimate1d: _C[int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftEstimate2d: _C[int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftEstimate3d: _C[int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftEstimateMany: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftCreate: _C[_Pointer[ctypes.c_int] | int]
    cufftGetSize1d: _C[int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftGetSize2d: _C[int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftGetSize3d: _C[int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftGetSizeMany: _C[int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cufftGetSize: _C[int, _Pointer[ctypes.c_size_t] | int]
    cufftSetWorkArea: _C[int, _Writable]
    cufftSetAutoAllocation: _C[int, int]
    cufftExecC2C: _C[int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cufftExecR2C: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[runtime.float2] | int]
    cufftExecC2R: _C[int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_float] | int]
    cufftExecZ2Z: _C[int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cufftExecD2Z: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cufftExecZ2D: _C[int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_double] | int]
    cufftSetStream: _C[int, driver.CUstream | int | None]
    cufftDestroy: _C[int]
    cufftGetVersion: _C[_Pointer[ctypes.c_int] | int]
    cufftGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    cufftSetPlanPropertyInt64: _C[int, int, int]
    cufftGetPlanPropertyInt64: _C[int, int, _Pointer[ctypes.c_longlong] | int]
    cufftResetPlanProperty: _C[int, int]
    cufftXtSetGPUs: _C[int, int, _Pointer[ctypes.c_int] | int]
    cufftXtMalloc: _C[int, _Pointer[ctypes._Pointer[cudaLibXtDesc]] | int, int]
    cufftXtMemcpy: _C[int, _Writable, _Writable, int]
    cufftXtFree: _C[_Pointer[cudaLibXtDesc] | int]
    cufftXtSetWorkArea: _C[int, _Pointer[ctypes.c_void_p] | int]
    cufftXtExecDescriptorC2C: _C[int, _Pointer[cudaLibXtDesc] | int, _Pointer[cudaLibXtDesc] | int, int]
    cufftXtExecDescriptorR2C: _C[int, _Pointer[cudaLibXtDesc] | int, _Pointer[cudaLibXtDesc] | int]
    cufftXtExecDescriptorC2R: _C[int, _Pointer[cudaLibXtDesc] | int, _Pointer[cudaLibXtDesc] | int]
    cufftXtExecDescriptorZ2Z: _C[int, _Pointer[cudaLibXtDesc] | int, _Pointer[cudaLibXtDesc] | int, int]
    cufftXtExecDescriptorD2Z: _C[int, _Pointer[cudaLibXtDesc] | int, _Pointer[cudaLibXtDesc] | int]
    cufftXtExecDescriptorZ2D: _C[int, _Pointer[cudaLibXtDesc] | int, _Pointer[cudaLibXtDesc] | int]
    cufftXtQueryPlan: _C[int, _Writable, int]
    cufftXtSetCallback: _C[int, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_void_p] | int]
    cufftXtClearCallback: _C[int, int]
    cufftXtSetCallbackSharedSize: _C[int, int, int]
    cufftXtMakePlanMany: _C[int, int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, int, _Pointer[ctypes.c_longlong] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int, int]
    cufftXtGetSizeMany: _C[int, int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, int, _Pointer[ctypes.c_longlong] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int, int]
    cufftXtExec: _C[int, _Writable, _Writable, int]
    cufftXtExecDescriptor: _C[int, _Pointer[cudaLibXtDesc] | int, _Pointer[cudaLibXtDesc] | int, int]
    cufftXtSetWorkAreaPolicy: _C[int, int, _Pointer[ctypes.c_size_t] | int]

class _Raw(_RawUnchanged):
    cufftXtSetJITCallback: _C[int, _Text, _Address, int, int, _Pointer[ctypes.c_void_p] | int]

class _RawApi(_RawUnchanged):
    cufftXtSetJITCallback: Callable[..., int]
    cufftXtSetSubformatDefault: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cufftPlan1d = staticmethod(_here.cufftPlan1d)
    cufftPlan2d = staticmethod(_here.cufftPlan2d)
    cufftPlan3d = staticmethod(_here.cufftPlan3d)
    cufftPlanMany = staticmethod(_here.cufftPlanMany)
    cufftMakePlan1d = staticmethod(_here.cufftMakePlan1d)
    cufftMakePlan2d = staticmethod(_here.cufftMakePlan2d)
    cufftMakePlan3d = staticmethod(_here.cufftMakePlan3d)
    cufftMakePlanMany = staticmethod(_here.cufftMakePlanMany)
    cufftMakePlanMany64 = staticmethod(_here.cufftMakePlanMany64)
    cufftGetSizeMany64 = staticmethod(_here.cufftGetSizeMany64)
    cufftEstimate1d = staticmethod(_here.cufftEstimate1d)
    cufftEstimate2d = staticmethod(_here.cufftEstimate2d)
    cufftEstimate3d = staticmethod(_here.cufftEstimate3d)
    cufftEstimateMany = staticmethod(_here.cufftEstimateMany)
    cufftCreate = staticmethod(_here.cufftCreate)
    cufftGetSize1d = staticmethod(_here.cufftGetSize1d)
    cufftGetSize2d = staticmethod(_here.cufftGetSize2d)
    cufftGetSize3d = staticmethod(_here.cufftGetSize3d)
    cufftGetSizeMany = staticmethod(_here.cufftGetSizeMany)
    cufftGetSize = staticmethod(_here.cufftGetSize)
    cufftSetWorkArea = staticmethod(_here.cufftSetWorkArea)
    cufftSetAutoAllocation = staticmethod(_here.cufftSetAutoAllocation)
    cufftExecC2C = staticmethod(_here.cufftExecC2C)
    cufftExecR2C = staticmethod(_here.cufftExecR2C)
    cufftExecC2R = staticmethod(_here.cufftExecC2R)
    cufftExecZ2Z = staticmethod(_here.cufftExecZ2Z)
    cufftExecD2Z = staticmethod(_here.cufftExecD2Z)
    cufftExecZ2D = staticmethod(_here.cufftExecZ2D)
    cufftSetStream = staticmethod(_here.cufftSetStream)
    cufftDestroy = staticmethod(_here.cufftDestroy)
    cufftGetVersion = staticmethod(_here.cufftGetVersion)
    cufftGetProperty = staticmethod(_here.cufftGetProperty)
    cufftSetPlanPropertyInt64 = staticmethod(_here.cufftSetPlanPropertyInt64)
    cufftGetPlanPropertyInt64 = staticmethod(_here.cufftGetPlanPropertyInt64)
    cufftResetPlanProperty = staticmethod(_here.cufftResetPlanProperty)
    cufftXtSetGPUs = staticmethod(_here.cufftXtSetGPUs)
    cufftXtMalloc = staticmethod(_here.cufftXtMalloc)
    cufftXtMemcpy = staticmethod(_here.cufftXtMemcpy)
    cufftXtFree = staticmethod(_here.cufftXtFree)
    cufftXtSetWorkArea = staticmethod(_here.cufftXtSetWorkArea)
    cufftXtExecDescriptorC2C = staticmethod(_here.cufftXtExecDescriptorC2C)
    cufftXtExecDescriptorR2C = staticmethod(_here.cufftXtExecDescriptorR2C)
    cufftXtExecDescriptorC2R = staticmethod(_here.cufftXtExecDescriptorC2R)
    cufftXtExecDescriptorZ2Z = staticmethod(_here.cufftXtExecDescriptorZ2Z)
    cufftXtExecDescriptorD2Z = staticmethod(_here.cufftXtExecDescriptorD2Z)
    cufftXtExecDescriptorZ2D = staticmethod(_here.cufftXtExecDescriptorZ2D)
    cufftXtQueryPlan = staticmethod(_here.cufftXtQueryPlan)
    cufftXtSetCallback = staticmethod(_here.cufftXtSetCallback)
    cufftXtClearCallback = staticmethod(_here.cufftXtClearCallback)
    cufftXtSetCallbackSharedSize = staticmethod(_here.cufftXtSetCallbackSharedSize)
    cufftXtMakePlanMany = staticmethod(_here.cufftXtMakePlanMany)
    cufftXtGetSizeMany = staticmethod(_here.cufftXtGetSizeMany)
    cufftXtExec = staticmethod(_here.cufftXtExec)
    cufftXtExecDescriptor = staticmethod(_here.cufftXtExecDescriptor)
    cufftXtSetWorkAreaPolicy = staticmethod(_here.cufftXtSetWorkAreaPolicy)
    cufftXtSetJITCallback: Callable[..., None]
    cufftXtSetSubformatDefault: Callable[..., None]
