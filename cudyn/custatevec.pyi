"""The names of cudyn.custatevec, for type checkers and editors.

Generated from custatevec.h of the header releases 1.3 to 1.15
(13 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, custatevec as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Chars as _Chars, Device as _Device, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Pointer as _Pointer, ReadArray as _ReadArray, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CustatevecError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CustatevecError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class custatevecHandle_t(Handle): ...

class custatevecSamplerDescriptor_t(Handle): ...

class custatevecAccessorDescriptor_t(Handle): ...

class custatevecCommunicatorDescriptor_t(Handle): ...

class custatevecDistIndexBitSwapSchedulerDescriptor_t(Handle): ...

class custatevecSVSwapWorkerDescriptor_t(Handle): ...

class custatevecSubSVMigratorDescriptor_t(Handle): ...

class custatevecStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_STATUS_SUCCESS = ...
    CUSTATEVEC_STATUS_NOT_INITIALIZED = ...
    CUSTATEVEC_STATUS_ALLOC_FAILED = ...
    CUSTATEVEC_STATUS_INVALID_VALUE = ...
    CUSTATEVEC_STATUS_ARCH_MISMATCH = ...
    CUSTATEVEC_STATUS_EXECUTION_FAILED = ...
    CUSTATEVEC_STATUS_INTERNAL_ERROR = ...
    CUSTATEVEC_STATUS_NOT_SUPPORTED = ...
    CUSTATEVEC_STATUS_INSUFFICIENT_WORKSPACE = ...
    CUSTATEVEC_STATUS_SAMPLER_NOT_PREPROCESSED = ...
    CUSTATEVEC_STATUS_NO_DEVICE_ALLOCATOR = ...
    CUSTATEVEC_STATUS_DEVICE_ALLOCATOR_ERROR = ...
    CUSTATEVEC_STATUS_COMMUNICATOR_ERROR = ...
    CUSTATEVEC_STATUS_LOADING_LIBRARY_FAILED = ...
    CUSTATEVEC_STATUS_INVALID_CONFIGURATION = ...
    CUSTATEVEC_STATUS_ALREADY_INITIALIZED = ...
    CUSTATEVEC_STATUS_INVALID_WIRE = ...
    CUSTATEVEC_STATUS_SYSTEM_ERROR = ...
    CUSTATEVEC_STATUS_CUDA_ERROR = ...
    CUSTATEVEC_STATUS_NUMERICAL_ERROR = ...
    CUSTATEVEC_STATUS_RESOURCES_NOT_ACCESSIBLE = ...
    CUSTATEVEC_STATUS_MAX_VALUE = ...
CUSTATEVEC_STATUS_SUCCESS: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_NOT_INITIALIZED: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_ALLOC_FAILED: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_INVALID_VALUE: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_ARCH_MISMATCH: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_EXECUTION_FAILED: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_INTERNAL_ERROR: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_NOT_SUPPORTED: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_INSUFFICIENT_WORKSPACE: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_SAMPLER_NOT_PREPROCESSED: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_NO_DEVICE_ALLOCATOR: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_DEVICE_ALLOCATOR_ERROR: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_COMMUNICATOR_ERROR: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_LOADING_LIBRARY_FAILED: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_INVALID_CONFIGURATION: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_ALREADY_INITIALIZED: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_INVALID_WIRE: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_SYSTEM_ERROR: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_CUDA_ERROR: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_NUMERICAL_ERROR: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_RESOURCES_NOT_ACCESSIBLE: Final[custatevecStatus_t]
CUSTATEVEC_STATUS_MAX_VALUE: Final[custatevecStatus_t]

class custatevecPauli_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_PAULI_I = ...
    CUSTATEVEC_PAULI_X = ...
    CUSTATEVEC_PAULI_Y = ...
    CUSTATEVEC_PAULI_Z = ...
CUSTATEVEC_PAULI_I: Final[custatevecPauli_t]
CUSTATEVEC_PAULI_X: Final[custatevecPauli_t]
CUSTATEVEC_PAULI_Y: Final[custatevecPauli_t]
CUSTATEVEC_PAULI_Z: Final[custatevecPauli_t]

class custatevecMatrixLayout_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_MATRIX_LAYOUT_COL = ...
    CUSTATEVEC_MATRIX_LAYOUT_ROW = ...
CUSTATEVEC_MATRIX_LAYOUT_COL: Final[custatevecMatrixLayout_t]
CUSTATEVEC_MATRIX_LAYOUT_ROW: Final[custatevecMatrixLayout_t]

class custatevecMatrixType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_MATRIX_TYPE_GENERAL = ...
    CUSTATEVEC_MATRIX_TYPE_UNITARY = ...
    CUSTATEVEC_MATRIX_TYPE_HERMITIAN = ...
CUSTATEVEC_MATRIX_TYPE_GENERAL: Final[custatevecMatrixType_t]
CUSTATEVEC_MATRIX_TYPE_UNITARY: Final[custatevecMatrixType_t]
CUSTATEVEC_MATRIX_TYPE_HERMITIAN: Final[custatevecMatrixType_t]

class custatevecMatrixMapType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_MATRIX_MAP_TYPE_BROADCAST = ...
    CUSTATEVEC_MATRIX_MAP_TYPE_MATRIX_INDEXED = ...
CUSTATEVEC_MATRIX_MAP_TYPE_BROADCAST: Final[custatevecMatrixMapType_t]
CUSTATEVEC_MATRIX_MAP_TYPE_MATRIX_INDEXED: Final[custatevecMatrixMapType_t]

class custatevecCollapseOp_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_COLLAPSE_NONE = ...
    CUSTATEVEC_COLLAPSE_NORMALIZE_AND_ZERO = ...
    CUSTATEVEC_COLLAPSE_RESET = ...
CUSTATEVEC_COLLAPSE_NONE: Final[custatevecCollapseOp_t]
CUSTATEVEC_COLLAPSE_NORMALIZE_AND_ZERO: Final[custatevecCollapseOp_t]
CUSTATEVEC_COLLAPSE_RESET: Final[custatevecCollapseOp_t]

class custatevecComputeType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_COMPUTE_DEFAULT = ...
    CUSTATEVEC_COMPUTE_32F = ...
    CUSTATEVEC_COMPUTE_64F = ...
    CUSTATEVEC_COMPUTE_TF32 = ...
CUSTATEVEC_COMPUTE_DEFAULT: Final[custatevecComputeType_t]
CUSTATEVEC_COMPUTE_32F: Final[custatevecComputeType_t]
CUSTATEVEC_COMPUTE_64F: Final[custatevecComputeType_t]
CUSTATEVEC_COMPUTE_TF32: Final[custatevecComputeType_t]

class custatevecSamplerOutput_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_SAMPLER_OUTPUT_RANDNUM_ORDER = ...
    CUSTATEVEC_SAMPLER_OUTPUT_ASCENDING_ORDER = ...
CUSTATEVEC_SAMPLER_OUTPUT_RANDNUM_ORDER: Final[custatevecSamplerOutput_t]
CUSTATEVEC_SAMPLER_OUTPUT_ASCENDING_ORDER: Final[custatevecSamplerOutput_t]

class custatevecDeviceNetworkType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_DEVICE_NETWORK_TYPE_SWITCH = ...
    CUSTATEVEC_DEVICE_NETWORK_TYPE_FULLMESH = ...
CUSTATEVEC_DEVICE_NETWORK_TYPE_SWITCH: Final[custatevecDeviceNetworkType_t]
CUSTATEVEC_DEVICE_NETWORK_TYPE_FULLMESH: Final[custatevecDeviceNetworkType_t]

class custatevecStateVectorType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_STATE_VECTOR_TYPE_ZERO = ...
    CUSTATEVEC_STATE_VECTOR_TYPE_UNIFORM = ...
    CUSTATEVEC_STATE_VECTOR_TYPE_GHZ = ...
    CUSTATEVEC_STATE_VECTOR_TYPE_W = ...
CUSTATEVEC_STATE_VECTOR_TYPE_ZERO: Final[custatevecStateVectorType_t]
CUSTATEVEC_STATE_VECTOR_TYPE_UNIFORM: Final[custatevecStateVectorType_t]
CUSTATEVEC_STATE_VECTOR_TYPE_GHZ: Final[custatevecStateVectorType_t]
CUSTATEVEC_STATE_VECTOR_TYPE_W: Final[custatevecStateVectorType_t]

class custatevecMathMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_MATH_MODE_DEFAULT = ...
    CUSTATEVEC_MATH_MODE_ALLOW_FP32_EMULATED_BF16X9 = ...
    CUSTATEVEC_MATH_MODE_DISALLOW_FP32_EMULATED_BF16X9 = ...
CUSTATEVEC_MATH_MODE_DEFAULT: Final[custatevecMathMode_t]
CUSTATEVEC_MATH_MODE_ALLOW_FP32_EMULATED_BF16X9: Final[custatevecMathMode_t]
CUSTATEVEC_MATH_MODE_DISALLOW_FP32_EMULATED_BF16X9: Final[custatevecMathMode_t]

class custatevecCommunicatorType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_COMMUNICATOR_TYPE_EXTERNAL = ...
    CUSTATEVEC_COMMUNICATOR_TYPE_OPENMPI = ...
    CUSTATEVEC_COMMUNICATOR_TYPE_MPICH = ...
    CUSTATEVEC_COMMUNICATOR_TYPE_MPI_ABI = ...
CUSTATEVEC_COMMUNICATOR_TYPE_EXTERNAL: Final[custatevecCommunicatorType_t]
CUSTATEVEC_COMMUNICATOR_TYPE_OPENMPI: Final[custatevecCommunicatorType_t]
CUSTATEVEC_COMMUNICATOR_TYPE_MPICH: Final[custatevecCommunicatorType_t]
CUSTATEVEC_COMMUNICATOR_TYPE_MPI_ABI: Final[custatevecCommunicatorType_t]

class custatevecDataTransferType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTATEVEC_DATA_TRANSFER_TYPE_NONE = ...
    CUSTATEVEC_DATA_TRANSFER_TYPE_SEND = ...
    CUSTATEVEC_DATA_TRANSFER_TYPE_RECV = ...
    CUSTATEVEC_DATA_TRANSFER_TYPE_SEND_RECV = ...
CUSTATEVEC_DATA_TRANSFER_TYPE_NONE: Final[custatevecDataTransferType_t]
CUSTATEVEC_DATA_TRANSFER_TYPE_SEND: Final[custatevecDataTransferType_t]
CUSTATEVEC_DATA_TRANSFER_TYPE_RECV: Final[custatevecDataTransferType_t]
CUSTATEVEC_DATA_TRANSFER_TYPE_SEND_RECV: Final[custatevecDataTransferType_t]

class custatevecLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...

class custatevecLoggerCallbackData_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None, int | None], object] | int | None = ..., /) -> None: ...

class custatevecDeviceMemHandler_t(_Struct):
    ctx: int | None
    device_alloc: CFuncPtr
    device_free: CFuncPtr
    name: _Chars
    def __init__(self, ctx: int | None = ..., device_alloc: CFuncPtr | None = ..., device_free: CFuncPtr | None = ..., name: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class custatevecSVSwapParameters_t(_Struct):
    swapBatchIndex: int
    orgSubSVIndex: int
    dstSubSVIndex: int
    orgSegmentMaskString: _Items[ctypes.c_int32, int]
    dstSegmentMaskString: _Items[ctypes.c_int32, int]
    segmentMaskOrdering: _Items[ctypes.c_int32, int]
    segmentMaskLen: int
    nSegmentBits: int
    dataTransferType: _Named[custatevecDataTransferType_t]
    transferSize: int
    def __init__(self, swapBatchIndex: int = ..., orgSubSVIndex: int = ..., dstSubSVIndex: int = ..., orgSegmentMaskString: Sequence[int] | Array[ctypes.c_int32] = ..., dstSegmentMaskString: Sequence[int] | Array[ctypes.c_int32] = ..., segmentMaskOrdering: Sequence[int] | Array[ctypes.c_int32] = ..., segmentMaskLen: int = ..., nSegmentBits: int = ..., dataTransferType: custatevecDataTransferType_t | _Int = ..., transferSize: int = ...) -> None: ...

custatevecIndex_t = ctypes.c_int64

CUSTATEVEC_VER_MAJOR: Final = 1
CUSTATEVEC_VER_MINOR: Final = 15
CUSTATEVEC_VER_PATCH: Final = 0
CUSTATEVEC_VERSION: Final = 11500
CUSTATEVEC_ALLOCATOR_NAME_LEN: Final = 64
CUSTATEVEC_MAX_SEGMENT_MASK_SIZE: Final = 48

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
cudaEvent_t = runtime.cudaEvent_t
cudaStream_t = runtime.cudaStream_t
double2 = runtime.double2
int2 = runtime.int2
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def custatevecCreate() -> custatevecHandle_t:
    """Creates a handle of the library.

    C: custatevecStatus_t custatevecCreate(custatevecHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecDestroy(handle: custatevecHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: custatevecStatus_t custatevecDestroy(custatevecHandle_t handle)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecGetDefaultWorkspaceSize(handle: custatevecHandle_t | int | None) -> int:
    """Returns the size of the workspace that a handle should have.

    C: custatevecStatus_t custatevecGetDefaultWorkspaceSize(custatevecHandle_t handle, size_t *workspaceSizeInBytes)

      workspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSetWorkspace(handle: custatevecHandle_t | int | None, workspace: _Device, workspaceSizeInBytes: int) -> None:
    """Gives a handle its workspace.

    C: custatevecStatus_t custatevecSetWorkspace(custatevecHandle_t handle, void *workspace, size_t workspaceSizeInBytes)

      workspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecGetErrorName(status: custatevecStatus_t | _Int) -> str | None:
    """Returns the name of a status.

    C: const char *custatevecGetErrorName(custatevecStatus_t status)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecGetErrorString(status: custatevecStatus_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *custatevecGetErrorString(custatevecStatus_t status)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: custatevecStatus_t custatevecGetProperty(libraryPropertyType type, int32_t *value)

      value: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecGetVersion() -> int:
    """Returns the library's version as one number.

    C: size_t custatevecGetVersion(void)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSetStream(handle: custatevecHandle_t | int | None, streamId: driver.CUstream | int | None) -> None:
    """Sets the stream in which a handle works.

    C: custatevecStatus_t custatevecSetStream(custatevecHandle_t handle, cudaStream_t streamId)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecGetStream(handle: custatevecHandle_t | int | None) -> driver.CUstream:
    """Returns the stream in which a handle works.

    C: custatevecStatus_t custatevecGetStream(custatevecHandle_t handle, cudaStream_t *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecLoggerSetCallback(callback: custatevecLoggerCallback_t | None) -> None:
    """Registers a callback for lines of the library's log.

    C: custatevecStatus_t custatevecLoggerSetCallback(custatevecLoggerCallback_t callback)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecLoggerSetCallbackData(callback: custatevecLoggerCallbackData_t | None, userData: _Writable) -> None:
    """Registers a callback for lines of the library's log, with data of its own.

    C: custatevecStatus_t custatevecLoggerSetCallbackData(custatevecLoggerCallbackData_t callback, void *userData)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None:
    """Sets the open file of the library's log.

    C: custatevecStatus_t custatevecLoggerSetFile(FILE *file)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecLoggerOpenFile(logFile: _Text) -> None:
    """Opens a file for the library's log.

    C: custatevecStatus_t custatevecLoggerOpenFile(const char *logFile)

      logFile: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecLoggerSetLevel(level: int) -> None:
    """Sets the level of the library's log.

    C: custatevecStatus_t custatevecLoggerSetLevel(int32_t level)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecLoggerSetMask(mask: int) -> None:
    """Sets a mask of the messages in the library's log.

    C: custatevecStatus_t custatevecLoggerSetMask(int32_t mask)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecLoggerForceDisable() -> None:
    """Turns the library's log off for the whole process.

    C: custatevecStatus_t custatevecLoggerForceDisable(void)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecGetDeviceMemHandler(handle: custatevecHandle_t | int | None) -> custatevecDeviceMemHandler_t:
    """Returns the functions that allocate device memory for a handle.

    C: custatevecStatus_t custatevecGetDeviceMemHandler(custatevecHandle_t handle, custatevecDeviceMemHandler_t *handler)

      handler: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSetDeviceMemHandler(handle: custatevecHandle_t | int | None, handler: _Pointer[custatevecDeviceMemHandler_t] | int) -> None:
    """Sets the functions that allocate device memory for a handle.

    C: custatevecStatus_t custatevecSetDeviceMemHandler(custatevecHandle_t handle, const custatevecDeviceMemHandler_t *handler)

      handler: passed; host memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSetMathMode(handle: custatevecHandle_t | int | None, mode: custatevecMathMode_t | _Int) -> None:
    """Sets how matrices are multiplied, such as with lower precision.

    C: custatevecStatus_t custatevecSetMathMode(custatevecHandle_t handle, custatevecMathMode_t mode)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.8.
    """
def custatevecGetMathMode(handle: custatevecHandle_t | int | None) -> custatevecMathMode_t | int:
    """Returns how matrices are multiplied, such as with lower precision.

    C: custatevecStatus_t custatevecGetMathMode(custatevecHandle_t handle, custatevecMathMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.8.
    """
def custatevecAbs2SumOnZBasis(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, basisBits: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nBasisBits: int) -> tuple[float, float]:
    """Computes the sums of squared absolute values by the parity of some index bits.

    C: custatevecStatus_t custatevecAbs2SumOnZBasis(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, double *abs2sum0, double *abs2sum1, const int32_t *basisBits, const uint32_t nBasisBits)

      sv: passed; device memory
      abs2sum0: returned
      abs2sum1: returned
      basisBits: passed; host memory of nBasisBits elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecAbs2SumArray(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, abs2sum: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitOrderingLen: int, maskBitString: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskLen: int) -> None:
    """Computes the sums of squared absolute values for each value of some index bits.

    C: custatevecStatus_t custatevecAbs2SumArray(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, double *abs2sum, const int32_t *bitOrdering, const uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, const uint32_t maskLen)

      sv: passed; device memory
      abs2sum: passed; the call may write to the memory that it points to; host or device memory of exp2(bitOrderingLen) elements
      bitOrdering: passed; host memory of bitOrderingLen elements
      maskBitString: passed; host memory of maskLen elements
      maskOrdering: passed; host memory of maskLen elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecCollapseOnZBasis(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, parity: int, basisBits: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nBasisBits: int, norm: float) -> None:
    """Collapses a state vector to a parity of some bits.

    C: custatevecStatus_t custatevecCollapseOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, const int32_t parity, const int32_t *basisBits, const uint32_t nBasisBits, double norm)

      sv: passed; the call may write to the memory that it points to; device memory
      basisBits: passed; host memory of nBasisBits elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecCollapseByBitString(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, bitString: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitStringLen: int, norm: float) -> None:
    """Collapses a state vector to given values of some bits.

    C: custatevecStatus_t custatevecCollapseByBitString(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, const int32_t *bitString, const int32_t *bitOrdering, const uint32_t bitStringLen, double norm)

      sv: passed; the call may write to the memory that it points to; device memory
      bitString: passed; host memory of bitStringLen elements
      bitOrdering: passed; host memory of bitStringLen elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecMeasureOnZBasis(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, basisBits: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nBasisBits: int, randnum: float, collapse: custatevecCollapseOp_t | _Int) -> int:
    """Measures the parity of some bits.

    C: custatevecStatus_t custatevecMeasureOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, int32_t *parity, const int32_t *basisBits, const uint32_t nBasisBits, const double randnum, enum custatevecCollapseOp_t collapse)

      sv: passed; the call may write to the memory that it points to; device memory
      parity: returned
      basisBits: passed; host memory of nBasisBits elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecBatchMeasure(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, bitString: _Pointer[ctypes.c_int32] | int | _WriteArray, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitStringLen: int, randnum: float, collapse: custatevecCollapseOp_t | _Int) -> None:
    """Measures several bits of a state vector at once.

    C: custatevecStatus_t custatevecBatchMeasure(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, int32_t *bitString, const int32_t *bitOrdering, const uint32_t bitStringLen, const double randnum, enum custatevecCollapseOp_t collapse)

      sv: passed; the call may write to the memory that it points to; device memory
      bitString: passed; the call may write to the memory that it points to; host memory of bitStringLen elements
      bitOrdering: passed; host memory of bitStringLen elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecBatchMeasureWithOffset(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, bitString: _Pointer[ctypes.c_int32] | int | _WriteArray, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitStringLen: int, randnum: float, collapse: custatevecCollapseOp_t | _Int, offset: float, abs2sum: float) -> None:
    """Measures several bits of a part of a state vector, with the sums of the parts before it.

    C: custatevecStatus_t custatevecBatchMeasureWithOffset(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, int32_t *bitString, const int32_t *bitOrdering, const uint32_t bitStringLen, const double randnum, enum custatevecCollapseOp_t collapse, const double offset, const double abs2sum)

      sv: passed; the call may write to the memory that it points to; device memory
      bitString: passed; the call may write to the memory that it points to; host memory of bitStringLen elements
      bitOrdering: passed; host memory of bitStringLen elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecApplyPauliRotation(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, theta: float, paulis: _Pointer[ctypes.c_uint] | int | Sequence[custatevecPauli_t | _Int] | _ReadArray, targets: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nTargets: int, controls: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, controlBitValues: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nControls: int) -> None:
    """Applies the exponential of a product of Pauli operators to a state vector.

    C: custatevecStatus_t custatevecApplyPauliRotation(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, double theta, const custatevecPauli_t *paulis, const int32_t *targets, const uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, const uint32_t nControls)

      sv: passed; the call may write to the memory that it points to; device memory
      paulis: passed; host memory of nTargets elements
      targets: passed; host memory of nTargets elements
      controls: passed; host memory of nControls elements
      controlBitValues: passed; host memory of nControls elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecApplyMatrixGetWorkspaceSize(handle: custatevecHandle_t | int | None, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, matrix: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, adjoint: int, nTargets: int, nControls: int, computeType: custatevecComputeType_t | _Int) -> int:
    """Returns the workspace of a gate.

    C: custatevecStatus_t custatevecApplyMatrixGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, const uint32_t nTargets, const uint32_t nControls, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)

      matrix: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nTargets) bytes
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecApplyMatrix(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, matrix: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, adjoint: int, targets: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nTargets: int, controls: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, controlBitValues: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nControls: int, computeType: custatevecComputeType_t | _Int, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Applies a gate, given by its matrix, to a state vector.

    C: custatevecStatus_t custatevecApplyMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, const int32_t *targets, const uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, const uint32_t nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      sv: passed; the call may write to the memory that it points to; device memory
      matrix: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nTargets) bytes
      targets: passed; host memory of nTargets elements
      controls: passed; host memory of nControls elements
      controlBitValues: passed; host memory of nControls elements
      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecComputeExpectationGetWorkspaceSize(handle: custatevecHandle_t | int | None, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, matrix: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, nBasisBits: int, computeType: custatevecComputeType_t | _Int) -> int:
    """Returns the workspace of the expectation of a matrix.

    C: custatevecStatus_t custatevecComputeExpectationGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nBasisBits, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)

      matrix: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nBasisBits) bytes
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecComputeExpectation(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, expectationValue: _Writable, expectationDataType: runtime.cudaDataType | _Int, matrix: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, basisBits: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nBasisBits: int, computeType: custatevecComputeType_t | _Int, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> float:
    """Computes the expectation of a matrix.

    C: custatevecStatus_t custatevecComputeExpectation(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, void *expectationValue, cudaDataType_t expectationDataType, double *residualNorm, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t *basisBits, const uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      sv: passed; device memory
      expectationValue: passed; the call may write to the memory that it points to; host memory of sizeof(expectationDataType) bytes
      residualNorm: returned
      matrix: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nBasisBits) bytes
      basisBits: passed; host memory of nBasisBits elements
      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSamplerCreate(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nMaxShots: int) -> tuple[custatevecSamplerDescriptor_t, int]:
    """Creates a sampler of a state vector.

    C: custatevecStatus_t custatevecSamplerCreate(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, custatevecSamplerDescriptor_t *sampler, uint32_t nMaxShots, size_t *extraWorkspaceSizeInBytes)

      sv: passed; device memory
      sampler: returned
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSamplerDestroy(sampler: custatevecSamplerDescriptor_t | int | None) -> None:
    """Destroys a sampler.

    C: custatevecStatus_t custatevecSamplerDestroy(custatevecSamplerDescriptor_t sampler)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSamplerPreprocess(handle: custatevecHandle_t | int | None, sampler: custatevecSamplerDescriptor_t | int | None, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Prepares a sampler.

    C: custatevecStatus_t custatevecSamplerPreprocess(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, void *extraWorkspace, const size_t extraWorkspaceSizeInBytes)

      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSamplerGetSquaredNorm(handle: custatevecHandle_t | int | None, sampler: custatevecSamplerDescriptor_t | int | None) -> float:
    """Returns the squared norm of a sampler's state vector.

    C: custatevecStatus_t custatevecSamplerGetSquaredNorm(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, double *norm)

      norm: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSamplerApplySubSVOffset(handle: custatevecHandle_t | int | None, sampler: custatevecSamplerDescriptor_t | int | None, subSVOrd: int, nSubSVs: int, offset: float, norm: float) -> None:
    """Gives a sampler of a part the sums of the parts before it.

    C: custatevecStatus_t custatevecSamplerApplySubSVOffset(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, int32_t subSVOrd, uint32_t nSubSVs, double offset, double norm)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSamplerSample(handle: custatevecHandle_t | int | None, sampler: custatevecSamplerDescriptor_t | int | None, bitStrings: _Pointer[ctypes.c_int64] | int | _WriteArray, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitStringLen: int, randnums: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, nShots: int, output: custatevecSamplerOutput_t | _Int) -> None:
    """Draws bit strings from a state vector.

    C: custatevecStatus_t custatevecSamplerSample(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler, custatevecIndex_t *bitStrings, const int32_t *bitOrdering, const uint32_t bitStringLen, const double *randnums, const uint32_t nShots, enum custatevecSamplerOutput_t output)

      bitStrings: passed; the call may write to the memory that it points to; host memory of nShots elements
      bitOrdering: passed; host memory of bitStringLen elements
      randnums: passed; host memory of nShots elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(handle: custatevecHandle_t | int | None, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, permutation: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray | _Device, diagonals: _Address | _Device, diagonalsDataType: runtime.cudaDataType | _Int, targets: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nTargets: int, nControls: int) -> int:
    """Returns the workspace of a permutation with factors.

    C: custatevecStatus_t custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, const custatevecIndex_t *permutation, const void *diagonals, cudaDataType_t diagonalsDataType, const int32_t *targets, const uint32_t nTargets, const uint32_t nControls, size_t *extraWorkspaceSizeInBytes)

      permutation: passed; host or device memory of exp2(nTargets) elements
      diagonals: passed; host or device memory of sizeof(diagonalsDataType)*exp2(nTargets) bytes
      targets: passed; host memory of nTargets elements
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecApplyGeneralizedPermutationMatrix(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, permutation: _Pointer[ctypes.c_int64] | int | Sequence[int] | _WriteArray | _Device, diagonals: _Address | _Device, diagonalsDataType: runtime.cudaDataType | _Int, adjoint: int, targets: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nTargets: int, controls: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, controlBitValues: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nControls: int, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Applies a permutation with factors to a state vector.

    C: custatevecStatus_t custatevecApplyGeneralizedPermutationMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, custatevecIndex_t *permutation, const void *diagonals, cudaDataType_t diagonalsDataType, const int32_t adjoint, const int32_t *targets, const uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, const uint32_t nControls, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      sv: passed; the call may write to the memory that it points to; device memory
      permutation: passed; host or device memory of exp2(nTargets) elements
      diagonals: passed; host or device memory of sizeof(diagonalsDataType)*exp2(nTargets) bytes
      targets: passed; host memory of nTargets elements
      controls: passed; host memory of nControls elements
      controlBitValues: passed; host memory of nControls elements
      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecComputeExpectationsOnPauliBasis(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, expectationValues: _Pointer[ctypes.c_double] | int | _WriteArray, pauliOperatorsArray: _Pointer[ctypes._Pointer[ctypes.c_uint]] | int | Sequence[ctypes._Pointer[ctypes.c_uint]], nPauliOperatorArrays: int, basisBitsArray: _Pointer[ctypes._Pointer[ctypes.c_int32]] | int | Sequence[ctypes._Pointer[ctypes.c_int32]], nBasisBitsArray: _Pointer[ctypes.c_uint32] | int | Sequence[int] | _ReadArray) -> None:
    """Computes the expectations of products of Pauli operators.

    C: custatevecStatus_t custatevecComputeExpectationsOnPauliBasis(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, double *expectationValues, const custatevecPauli_t **pauliOperatorsArray, const uint32_t nPauliOperatorArrays, const int32_t **basisBitsArray, const uint32_t *nBasisBitsArray)

      sv: passed; device memory
      expectationValues: passed; the call may write to the memory that it points to; host memory of nPauliOperatorArrays elements
      pauliOperatorsArray: passed; host memory of nPauliOperatorArrays elements
      basisBitsArray: passed; host memory of nPauliOperatorArrays elements
      nBasisBitsArray: passed; host memory of nPauliOperatorArrays elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecAccessorCreate(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitOrderingLen: int, maskBitString: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskLen: int) -> tuple[custatevecAccessorDescriptor_t, int]:
    """Creates an accessor, which reads and writes a state vector in another order of its bits.

    C: custatevecStatus_t custatevecAccessorCreate(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, const uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, const uint32_t maskLen, size_t *extraWorkspaceSizeInBytes)

      sv: passed; device memory
      accessor: returned
      bitOrdering: passed; host memory of bitOrderingLen elements
      maskBitString: passed; host memory of maskLen elements
      maskOrdering: passed; host memory of maskLen elements
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecAccessorCreateView(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitOrderingLen: int, maskBitString: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskLen: int) -> tuple[custatevecAccessorDescriptor_t, int]:
    """Creates an accessor that only reads a state vector.

    C: custatevecStatus_t custatevecAccessorCreateView(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, const uint32_t bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, const uint32_t maskLen, size_t *extraWorkspaceSizeInBytes)

      sv: passed; device memory
      accessor: returned
      bitOrdering: passed; host memory of bitOrderingLen elements
      maskBitString: passed; host memory of maskLen elements
      maskOrdering: passed; host memory of maskLen elements
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecAccessorDestroy(accessor: custatevecAccessorDescriptor_t | int | None) -> None:
    """Destroys an accessor.

    C: custatevecStatus_t custatevecAccessorDestroy(custatevecAccessorDescriptor_t accessor)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecAccessorSetExtraWorkspace(handle: custatevecHandle_t | int | None, accessor: custatevecAccessorDescriptor_t | int | None, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Gives an accessor its workspace.

    C: custatevecStatus_t custatevecAccessorSetExtraWorkspace(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecAccessorGet(handle: custatevecHandle_t | int | None, accessor: custatevecAccessorDescriptor_t | int | None, externalBuffer: _Writable | _Device, begin: int, end: int) -> None:
    """Copies elements of a state vector into memory.

    C: custatevecStatus_t custatevecAccessorGet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, void *externalBuffer, const custatevecIndex_t begin, const custatevecIndex_t end)

      externalBuffer: passed; the call may write to the memory that it points to; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecAccessorSet(handle: custatevecHandle_t | int | None, accessor: custatevecAccessorDescriptor_t | int | None, externalBuffer: _Address | _Device, begin: int, end: int) -> None:
    """Copies elements of memory into a state vector.

    C: custatevecStatus_t custatevecAccessorSet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, const void *externalBuffer, const custatevecIndex_t begin, const custatevecIndex_t end)

      externalBuffer: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSwapIndexBits(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, bitSwaps: _Pointer[runtime.int2] | int | Sequence[runtime.int2], nBitSwaps: int, maskBitString: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskLen: int) -> None:
    """Swaps bits of a state vector's index.

    C: custatevecStatus_t custatevecSwapIndexBits(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, const int2 *bitSwaps, const uint32_t nBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, const uint32_t maskLen)

      sv: passed; the call may write to the memory that it points to; device memory
      bitSwaps: passed; host memory of nBitSwaps elements
      maskBitString: passed; host memory of maskLen elements
      maskOrdering: passed; host memory of maskLen elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecTestMatrixTypeGetWorkspaceSize(handle: custatevecHandle_t | int | None, matrixType: custatevecMatrixType_t | _Int, matrix: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, nTargets: int, adjoint: int, computeType: custatevecComputeType_t | _Int) -> int:
    """Returns the workspace of the test of a matrix.

    C: custatevecStatus_t custatevecTestMatrixTypeGetWorkspaceSize(custatevecHandle_t handle, custatevecMatrixType_t matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nTargets, const int32_t adjoint, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)

      matrix: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nTargets) bytes
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecTestMatrixType(handle: custatevecHandle_t | int | None, matrixType: custatevecMatrixType_t | _Int, matrix: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, nTargets: int, adjoint: int, computeType: custatevecComputeType_t | _Int, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> float:
    """Computes how far a matrix is from unitary or Hermitian.

    C: custatevecStatus_t custatevecTestMatrixType(custatevecHandle_t handle, double *residualNorm, custatevecMatrixType_t matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nTargets, const int32_t adjoint, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      residualNorm: returned
      matrix: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nTargets) bytes
      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecInitializeStateVector(handle: custatevecHandle_t | int | None, sv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, svType: custatevecStateVectorType_t | _Int) -> None:
    """Sets a state vector to a state, such as zero or uniform.

    C: custatevecStatus_t custatevecInitializeStateVector(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, const uint32_t nIndexBits, custatevecStateVectorType_t svType)

      sv: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.4.
    """
def custatevecMultiDeviceSwapIndexBits(handles: _Pointer[custatevecHandle_t] | int | Sequence[custatevecHandle_t | int | None], nHandles: int, subSVs: _Pointer[ctypes.c_void_p] | int, svDataType: runtime.cudaDataType | _Int, nGlobalIndexBits: int, nLocalIndexBits: int, indexBitSwaps: _Pointer[runtime.int2] | int | Sequence[runtime.int2], nIndexBitSwaps: int, maskBitString: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskLen: int, deviceNetworkType: custatevecDeviceNetworkType_t | _Int) -> None:
    """Swaps bits of a state vector that lies on several devices.

    C: custatevecStatus_t custatevecMultiDeviceSwapIndexBits(custatevecHandle_t *handles, const uint32_t nHandles, void **subSVs, const cudaDataType_t svDataType, const uint32_t nGlobalIndexBits, const uint32_t nLocalIndexBits, const int2 *indexBitSwaps, const uint32_t nIndexBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, const uint32_t maskLen, const custatevecDeviceNetworkType_t deviceNetworkType)

      handles: passed; host memory of nHandles elements
      subSVs: passed; the call may write to the memory that it points to; host memory of nHandles elements
      indexBitSwaps: passed; host memory of nIndexBitSwaps elements
      maskBitString: passed; host memory of maskLen elements
      maskOrdering: passed; host memory of maskLen elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecCommunicatorCreate(handle: custatevecHandle_t | int | None, communicatorType: custatevecCommunicatorType_t | _Int, soname: _Text) -> custatevecCommunicatorDescriptor_t:
    """Creates a communicator by a library such as MPI.

    C: custatevecStatus_t custatevecCommunicatorCreate(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t *communicator, custatevecCommunicatorType_t communicatorType, const char *soname)

      communicator: returned
      soname: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecCommunicatorDestroy(handle: custatevecHandle_t | int | None, communicator: custatevecCommunicatorDescriptor_t | int | None) -> None:
    """Destroys a communicator.

    C: custatevecStatus_t custatevecCommunicatorDestroy(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t communicator)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecDistIndexBitSwapSchedulerCreate(handle: custatevecHandle_t | int | None, nGlobalIndexBits: int, nLocalIndexBits: int) -> custatevecDistIndexBitSwapSchedulerDescriptor_t:
    """Creates a scheduler for swaps of bits between processes.

    C: custatevecStatus_t custatevecDistIndexBitSwapSchedulerCreate(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t *scheduler, const uint32_t nGlobalIndexBits, const uint32_t nLocalIndexBits)

      scheduler: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecDistIndexBitSwapSchedulerDestroy(handle: custatevecHandle_t | int | None, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | int | None) -> None:
    """Destroys a scheduler for swaps of bits.

    C: custatevecStatus_t custatevecDistIndexBitSwapSchedulerDestroy(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(handle: custatevecHandle_t | int | None, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | int | None, indexBitSwaps: _Pointer[runtime.int2] | int | Sequence[runtime.int2], nIndexBitSwaps: int, maskBitString: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskLen: int) -> int:
    """Sets the swaps of bits, and returns the number of their batches.

    C: custatevecStatus_t custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, const int2 *indexBitSwaps, const uint32_t nIndexBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, const uint32_t maskLen, uint32_t *nSwapBatches)

      indexBitSwaps: passed; host memory of nIndexBitSwaps elements
      maskBitString: passed; host memory of maskLen elements
      maskOrdering: passed; host memory of maskLen elements
      nSwapBatches: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecDistIndexBitSwapSchedulerGetParameters(handle: custatevecHandle_t | int | None, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | int | None, swapBatchIndex: int, orgSubSVIndex: int) -> custatevecSVSwapParameters_t:
    """Returns what a part of a state vector exchanges in a batch of swaps.

    C: custatevecStatus_t custatevecDistIndexBitSwapSchedulerGetParameters(custatevecHandle_t handle, custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, const int32_t swapBatchIndex, const int32_t orgSubSVIndex, custatevecSVSwapParameters_t *parameters)

      parameters: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSVSwapWorkerCreate(handle: custatevecHandle_t | int | None, communicator: custatevecCommunicatorDescriptor_t | int | None, orgSubSV: _Device, orgSubSVIndex: int, orgEvent: driver.CUevent | int | None, svDataType: runtime.cudaDataType | _Int, stream: driver.CUstream | int | None) -> tuple[custatevecSVSwapWorkerDescriptor_t, int, int]:
    """Creates a worker that exchanges elements of a state vector between processes.

    C: custatevecStatus_t custatevecSVSwapWorkerCreate(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV, int32_t orgSubSVIndex, cudaEvent_t orgEvent, cudaDataType_t svDataType, cudaStream_t stream, size_t *extraWorkspaceSizeInBytes, size_t *minTransferWorkspaceSizeInBytes)

      svSwapWorker: returned
      orgSubSV: passed; device memory
      extraWorkspaceSizeInBytes: returned
      minTransferWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSVSwapWorkerCreateWithSemaphore(handle: custatevecHandle_t | int | None, communicator: custatevecCommunicatorDescriptor_t | int | None, orgSubSV: _Device, orgSubSVIndex: int, orgSemaphore: _Device, svDataType: runtime.cudaDataType | _Int, stream: driver.CUstream | int | None) -> tuple[custatevecSVSwapWorkerDescriptor_t, int, int]:
    """Creates a worker that exchanges elements, with semaphores in place of events.

    C: custatevecStatus_t custatevecSVSwapWorkerCreateWithSemaphore(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV, int32_t orgSubSVIndex, void *orgSemaphore, cudaDataType_t svDataType, cudaStream_t stream, size_t *extraWorkspaceSizeInBytes, size_t *minTransferWorkspaceSizeInBytes)

      svSwapWorker: returned
      orgSubSV: passed; device memory
      orgSemaphore: passed; device memory
      extraWorkspaceSizeInBytes: returned
      minTransferWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.7.
    """
def custatevecSVSwapWorkerDestroy(handle: custatevecHandle_t | int | None, svSwapWorker: custatevecSVSwapWorkerDescriptor_t | int | None) -> None:
    """Destroys a worker.

    C: custatevecStatus_t custatevecSVSwapWorkerDestroy(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSVSwapWorkerSetExtraWorkspace(handle: custatevecHandle_t | int | None, svSwapWorker: custatevecSVSwapWorkerDescriptor_t | int | None, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Gives a worker its workspace.

    C: custatevecStatus_t custatevecSVSwapWorkerSetExtraWorkspace(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSVSwapWorkerSetTransferWorkspace(handle: custatevecHandle_t | int | None, svSwapWorker: custatevecSVSwapWorkerDescriptor_t | int | None, transferWorkspace: _Device, transferWorkspaceSizeInBytes: int) -> None:
    """Gives a worker memory for what it sends.

    C: custatevecStatus_t custatevecSVSwapWorkerSetTransferWorkspace(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *transferWorkspace, size_t transferWorkspaceSizeInBytes)

      transferWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSVSwapWorkerSetSubSVsP2P(handle: custatevecHandle_t | int | None, svSwapWorker: custatevecSVSwapWorkerDescriptor_t | int | None, dstSubSVsP2P: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], dstSubSVIndicesP2P: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dstEvents: _Pointer[driver.CUevent] | int | Sequence[driver.CUevent | int | None], nDstSubSVsP2P: int) -> None:
    """Gives a worker the parts of other devices that it can use directly.

    C: custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2P(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, cudaEvent_t *dstEvents, const uint32_t nDstSubSVsP2P)

      dstSubSVsP2P: passed; host memory of nDstSubSVsP2P elements
      dstSubSVIndicesP2P: passed; host memory of nDstSubSVsP2P elements
      dstEvents: passed; host memory of nDstSubSVsP2P elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(handle: custatevecHandle_t | int | None, svSwapWorker: custatevecSVSwapWorkerDescriptor_t | int | None, dstSubSVsP2P: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], dstSubSVIndicesP2P: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dstSemaphores: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], nDstSubSVsP2P: int) -> None:
    """Gives a worker the parts of other devices that it can use directly, with their semaphores.

    C: custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, void **dstSemaphores, const uint32_t nDstSubSVsP2P)

      dstSubSVsP2P: passed; host memory of nDstSubSVsP2P elements
      dstSubSVIndicesP2P: passed; host memory of nDstSubSVsP2P elements
      dstSemaphores: passed; host memory of nDstSubSVsP2P elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.7.
    """
def custatevecSVSwapWorkerSetParameters(handle: custatevecHandle_t | int | None, svSwapWorker: custatevecSVSwapWorkerDescriptor_t | int | None, parameters: _Pointer[custatevecSVSwapParameters_t] | int, peer: int) -> None:
    """Sets what a worker exchanges, and with whom.

    C: custatevecStatus_t custatevecSVSwapWorkerSetParameters(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, const custatevecSVSwapParameters_t *parameters, int peer)

      parameters: passed; host memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecSVSwapWorkerExecute(handle: custatevecHandle_t | int | None, svSwapWorker: custatevecSVSwapWorkerDescriptor_t | int | None, begin: int, end: int) -> None:
    """Exchanges elements of a state vector.

    C: custatevecStatus_t custatevecSVSwapWorkerExecute(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t svSwapWorker, custatevecIndex_t begin, custatevecIndex_t end)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    """
def custatevecApplyMatrixBatchedGetWorkspaceSize(handle: custatevecHandle_t | int | None, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nSVs: int, svStride: int, mapType: custatevecMatrixMapType_t | _Int, matrixIndices: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray | _Device, matrices: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, adjoint: int, nMatrices: int, nTargets: int, nControls: int, computeType: custatevecComputeType_t | _Int) -> int:
    """Returns the workspace of gates on a batch.

    C: custatevecStatus_t custatevecApplyMatrixBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, const uint32_t nMatrices, const uint32_t nTargets, const uint32_t nControls, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)

      matrixIndices: passed; host or device memory of nSVs*(mapType==1) elements
      matrices: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nTargets)*max(nMatrices*(mapType==1),mapType==0) bytes
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.4.
    """
def custatevecApplyMatrixBatched(handle: custatevecHandle_t | int | None, batchedSv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nSVs: int, svStride: int, mapType: custatevecMatrixMapType_t | _Int, matrixIndices: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray | _Device, matrices: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, adjoint: int, nMatrices: int, targets: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nTargets: int, controls: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, controlBitValues: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nControls: int, computeType: custatevecComputeType_t | _Int, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Applies gates to a batch of state vectors.

    C: custatevecStatus_t custatevecApplyMatrixBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t adjoint, const uint32_t nMatrices, const int32_t *targets, const uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, const uint32_t nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      batchedSv: passed; the call may write to the memory that it points to; device memory
      matrixIndices: passed; host or device memory of nSVs*(mapType==1) elements
      matrices: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nTargets)*max(nMatrices*(mapType==1),mapType==0) bytes
      targets: passed; host memory of nTargets elements
      controls: passed; host memory of nControls elements
      controlBitValues: passed; host memory of nControls elements
      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.4.
    """
def custatevecAbs2SumArrayBatched(handle: custatevecHandle_t | int | None, batchedSv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nSVs: int, svStride: int, abs2sumArrays: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, abs2sumArrayStride: int, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitOrderingLen: int, maskBitStrings: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, maskOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, maskLen: int) -> None:
    """Computes the sums of squared absolute values by some index bits, for a batch.

    C: custatevecStatus_t custatevecAbs2SumArrayBatched(custatevecHandle_t handle, const void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, double *abs2sumArrays, const custatevecIndex_t abs2sumArrayStride, const int32_t *bitOrdering, const uint32_t bitOrderingLen, const custatevecIndex_t *maskBitStrings, const int32_t *maskOrdering, const uint32_t maskLen)

      batchedSv: passed; device memory
      abs2sumArrays: passed; the call may write to the memory that it points to; host or device memory of (nSVs>0)*((nSVs-1)*abs2sumArrayStride+exp2(bitOrderingLen)) elements
      bitOrdering: passed; host memory of bitOrderingLen elements
      maskBitStrings: passed; host memory of nSVs elements
      maskOrdering: passed; host memory of maskLen elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.4.
    """
def custatevecCollapseByBitStringBatchedGetWorkspaceSize(handle: custatevecHandle_t | int | None, nSVs: int, bitStrings: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, norms: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> int:
    """Returns the workspace of a collapse of a batch.

    C: custatevecStatus_t custatevecCollapseByBitStringBatchedGetWorkspaceSize(custatevecHandle_t handle, const uint32_t nSVs, const custatevecIndex_t *bitStrings, const double *norms, size_t *extraWorkspaceSizeInBytes)

      bitStrings: passed; host memory of nSVs elements
      norms: passed; host memory of nSVs elements
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.4.
    """
def custatevecCollapseByBitStringBatched(handle: custatevecHandle_t | int | None, batchedSv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nSVs: int, svStride: int, bitStrings: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitStringLen: int, norms: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Collapses a batch of state vectors to given values of some bits.

    C: custatevecStatus_t custatevecCollapseByBitStringBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, const custatevecIndex_t *bitStrings, const int32_t *bitOrdering, const uint32_t bitStringLen, const double *norms, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      batchedSv: passed; the call may write to the memory that it points to; device memory
      bitStrings: passed; host memory of nSVs elements
      bitOrdering: passed; host memory of bitStringLen elements
      norms: passed; host memory of nSVs elements
      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.4.
    """
def custatevecMeasureBatched(handle: custatevecHandle_t | int | None, batchedSv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nSVs: int, svStride: int, bitStrings: _Pointer[ctypes.c_int64] | int | _WriteArray, bitOrdering: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, bitStringLen: int, randnums: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, collapse: custatevecCollapseOp_t | _Int) -> None:
    """Measures bits of each of a batch of state vectors.

    C: custatevecStatus_t custatevecMeasureBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, custatevecIndex_t *bitStrings, const int32_t *bitOrdering, const uint32_t bitStringLen, const double *randnums, enum custatevecCollapseOp_t collapse)

      batchedSv: passed; the call may write to the memory that it points to; device memory
      bitStrings: passed; the call may write to the memory that it points to; host memory of nSVs elements
      bitOrdering: passed; host memory of bitStringLen elements
      randnums: passed; host memory of nSVs elements

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.4.
    """
def custatevecComputeExpectationBatchedGetWorkspaceSize(handle: custatevecHandle_t | int | None, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nSVs: int, svStride: int, matrices: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, nMatrices: int, nBasisBits: int, computeType: custatevecComputeType_t | _Int) -> int:
    """Returns the workspace of expectations for a batch.

    C: custatevecStatus_t custatevecComputeExpectationBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, const custatevecIndex_t svStride, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nMatrices, const uint32_t nBasisBits, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)

      matrices: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nBasisBits)*nMatrices bytes
      extraWorkspaceSizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.6.
    """
def custatevecComputeExpectationBatched(handle: custatevecHandle_t | int | None, batchedSv: _Device, svDataType: runtime.cudaDataType | _Int, nIndexBits: int, nSVs: int, svStride: int, expectationValues: _Pointer[runtime.double2] | int | _WriteArray, matrices: _Address | _Device, matrixDataType: runtime.cudaDataType | _Int, layout: custatevecMatrixLayout_t | _Int, nMatrices: int, basisBits: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, nBasisBits: int, computeType: custatevecComputeType_t | _Int, extraWorkspace: _Device, extraWorkspaceSizeInBytes: int) -> None:
    """Computes the expectations of matrices for a batch.

    C: custatevecStatus_t custatevecComputeExpectationBatched(custatevecHandle_t handle, const void *batchedSv, cudaDataType_t svDataType, const uint32_t nIndexBits, const uint32_t nSVs, custatevecIndex_t svStride, double2 *expectationValues, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const uint32_t nMatrices, const int32_t *basisBits, const uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)

      batchedSv: passed; device memory
      expectationValues: passed; the call may write to the memory that it points to; host memory of nSVs*nMatrices elements
      matrices: passed; host or device memory of sizeof(matrixDataType)*exp2(2*nBasisBits)*nMatrices bytes
      basisBits: passed; host memory of nBasisBits elements
      extraWorkspace: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.6.
    """
def custatevecSubSVMigratorCreate(handle: custatevecHandle_t | int | None, deviceSlices: _Device, svDataType: runtime.cudaDataType | _Int, nDeviceSlices: int, nSliceLocalIndexBits: int) -> custatevecSubSVMigratorDescriptor_t:
    """Creates a migrator, which moves parts of a state vector between host and device.

    C: custatevecStatus_t custatevecSubSVMigratorCreate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t *migrator, void *deviceSlices, cudaDataType_t svDataType, int nDeviceSlices, int nSliceLocalIndexBits)

      migrator: returned
      deviceSlices: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.5.
    """
def custatevecSubSVMigratorDestroy(handle: custatevecHandle_t | int | None, migrator: custatevecSubSVMigratorDescriptor_t | int | None) -> None:
    """Destroys a migrator.

    C: custatevecStatus_t custatevecSubSVMigratorDestroy(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.5.
    """
def custatevecSubSVMigratorMigrate(handle: custatevecHandle_t | int | None, migrator: custatevecSubSVMigratorDescriptor_t | int | None, deviceSliceIndex: int, srcSubSVSlice: _Address | _Device, dstSubSVSlice: _Writable | _Device, begin: int, end: int) -> None:
    """Moves a part of a state vector between host and device.

    C: custatevecStatus_t custatevecSubSVMigratorMigrate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t migrator, int deviceSliceIndex, const void *srcSubSVSlice, void *dstSubSVSlice, custatevecIndex_t begin, custatevecIndex_t end)

      srcSubSVSlice: passed; host or device memory (size not known: an object of the library determines the size)
      dstSubSVSlice: passed; the call may write to the memory that it points to; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/
    Since 1.5.
    """

class _RawUnchanged(Raw):
    custatevecCreate: _C[_Pointer[custatevecHandle_t] | int]
    custatevecDestroy: _C[custatevecHandle_t | int | None]
    custatevecGetDefaultWorkspaceSize: _C[custatevecHandle_t | int | None, _Pointer[ctypes.c_size_t] | int]
    custatevecSetWorkspace: _C[custatevecHandle_t | int | None, _Writable, int]
    custatevecGetErrorName: Callable[[int], bytes | None]
    custatevecGetErrorString: Callable[[int], bytes | None]
    custatevecGetProperty: _C[int, _Pointer[ctypes.c_int32] | int]
    custatevecGetVersion: _C[[]]
    custatevecSetStream: _C[custatevecHandle_t | int | None, driver.CUstream | int | None]
    custatevecGetStream: _C[custatevecHandle_t | int | None, _Pointer[driver.CUstream] | int]
    custatevecLoggerSetCallback: _C[custatevecLoggerCallback_t | None]
    custatevecLoggerSetCallbackData: _C[custatevecLoggerCallbackData_t | None, _Writable]
    custatevecLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    custatevecLoggerOpenFile: _C[_Text]
    custatevecLoggerSetLevel: _C[int]
    custatevecLoggerSetMask: _C[int]
    custatevecLoggerForceDisable: _C[[]]
    custatevecGetDeviceMemHandler: _C[custatevecHandle_t | int | None, _Pointer[custatevecDeviceMemHandler_t] | int]
    custatevecSetDeviceMemHandler: _C[custatevecHandle_t | int | None, _Pointer[custatevecDeviceMemHandler_t] | int]
    custatevecSetMathMode: _C[custatevecHandle_t | int | None, int]
    custatevecGetMathMode: _C[custatevecHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    custatevecAbs2SumOnZBasis: _C[custatevecHandle_t | int | None, _Address, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int32] | int, int]
    custatevecAbs2SumArray: _C[custatevecHandle_t | int | None, _Address, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    custatevecCollapseOnZBasis: _C[custatevecHandle_t | int | None, _Writable, int, int, int, _Pointer[ctypes.c_int32] | int, int, float]
    custatevecCollapseByBitString: _C[custatevecHandle_t | int | None, _Writable, int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, float]
    custatevecMeasureOnZBasis: _C[custatevecHandle_t | int | None, _Writable, int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, float, int]
    custatevecBatchMeasure: _C[custatevecHandle_t | int | None, _Writable, int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, float, int]
    custatevecBatchMeasureWithOffset: _C[custatevecHandle_t | int | None, _Writable, int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, float, int, float, float]
    custatevecApplyPauliRotation: _C[custatevecHandle_t | int | None, _Writable, int, int, float, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    custatevecApplyMatrixGetWorkspaceSize: _C[custatevecHandle_t | int | None, int, int, _Address, int, int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecApplyMatrix: _C[custatevecHandle_t | int | None, _Writable, int, int, _Address, int, int, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, _Writable, int]
    custatevecComputeExpectationGetWorkspaceSize: _C[custatevecHandle_t | int | None, int, int, _Address, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecComputeExpectation: _C[custatevecHandle_t | int | None, _Address, int, int, _Writable, int, _Pointer[ctypes.c_double] | int, _Address, int, int, _Pointer[ctypes.c_int32] | int, int, int, _Writable, int]
    custatevecSamplerCreate: _C[custatevecHandle_t | int | None, _Address, int, int, _Pointer[custatevecSamplerDescriptor_t] | int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecSamplerDestroy: _C[custatevecSamplerDescriptor_t | int | None]
    custatevecSamplerPreprocess: _C[custatevecHandle_t | int | None, custatevecSamplerDescriptor_t | int | None, _Writable, int]
    custatevecSamplerGetSquaredNorm: _C[custatevecHandle_t | int | None, custatevecSamplerDescriptor_t | int | None, _Pointer[ctypes.c_double] | int]
    custatevecSamplerApplySubSVOffset: _C[custatevecHandle_t | int | None, custatevecSamplerDescriptor_t | int | None, int, int, float, float]
    custatevecSamplerSample: _C[custatevecHandle_t | int | None, custatevecSamplerDescriptor_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_double] | int, int, int]
    custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize: _C[custatevecHandle_t | int | None, int, int, _Pointer[ctypes.c_int64] | int, _Address, int, _Pointer[ctypes.c_int32] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecApplyGeneralizedPermutationMatrix: _C[custatevecHandle_t | int | None, _Writable, int, int, _Pointer[ctypes.c_int64] | int, _Address, int, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Writable, int]
    custatevecComputeExpectationsOnPauliBasis: _C[custatevecHandle_t | int | None, _Address, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes._Pointer[ctypes.c_uint]] | int, int, _Pointer[ctypes._Pointer[ctypes.c_int32]] | int, _Pointer[ctypes.c_uint32] | int]
    custatevecAccessorCreate: _C[custatevecHandle_t | int | None, _Writable, int, int, _Pointer[custatevecAccessorDescriptor_t] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecAccessorCreateView: _C[custatevecHandle_t | int | None, _Address, int, int, _Pointer[custatevecAccessorDescriptor_t] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecAccessorDestroy: _C[custatevecAccessorDescriptor_t | int | None]
    custatevecAccessorSetExtraWorkspace: _C[custatevecHandle_t | int | None, custatevecAccessorDescriptor_t | int | None, _Writable, int]
    custatevecAccessorGet: _C[custatevecHandle_t | int | None, custatevecAccessorDescriptor_t | int | None, _Writable, int, int]
    custatevecAccessorSet: _C[custatevecHandle_t | int | None, custatevecAccessorDescriptor_t | int | None, _Address, int, int]
    custatevecSwapIndexBits: _C[custatevecHandle_t | int | None, _Writable, int, int, _Pointer[runtime.int2] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    custatevecTestMatrixTypeGetWorkspaceSize: _C[custatevecHandle_t | int | None, int, _Address, int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecTestMatrixType: _C[custatevecHandle_t | int | None, _Pointer[ctypes.c_double] | int, int, _Address, int, int, int, int, int, _Writable, int]
    custatevecInitializeStateVector: _C[custatevecHandle_t | int | None, _Writable, int, int, int]
    custatevecMultiDeviceSwapIndexBits: _C[_Pointer[custatevecHandle_t] | int, int, _Pointer[ctypes.c_void_p] | int, int, int, int, _Pointer[runtime.int2] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int]
    custatevecCommunicatorCreate: _C[custatevecHandle_t | int | None, _Pointer[custatevecCommunicatorDescriptor_t] | int, int, _Text]
    custatevecCommunicatorDestroy: _C[custatevecHandle_t | int | None, custatevecCommunicatorDescriptor_t | int | None]
    custatevecDistIndexBitSwapSchedulerCreate: _C[custatevecHandle_t | int | None, _Pointer[custatevecDistIndexBitSwapSchedulerDescriptor_t] | int, int, int]
    custatevecDistIndexBitSwapSchedulerDestroy: _C[custatevecHandle_t | int | None, custatevecDistIndexBitSwapSchedulerDescriptor_t | int | None]
    custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps: _C[custatevecHandle_t | int | None, custatevecDistIndexBitSwapSchedulerDescriptor_t | int | None, _Pointer[runtime.int2] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_uint32] | int]
    custatevecDistIndexBitSwapSchedulerGetParameters: _C[custatevecHandle_t | int | None, custatevecDistIndexBitSwapSchedulerDescriptor_t | int | None, int, int, _Pointer[custatevecSVSwapParameters_t] | int]
    custatevecSVSwapWorkerCreate: _C[custatevecHandle_t | int | None, _Pointer[custatevecSVSwapWorkerDescriptor_t] | int, custatevecCommunicatorDescriptor_t | int | None, _Writable, int, driver.CUevent | int | None, int, driver.CUstream | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    custatevecSVSwapWorkerCreateWithSemaphore: _C[custatevecHandle_t | int | None, _Pointer[custatevecSVSwapWorkerDescriptor_t] | int, custatevecCommunicatorDescriptor_t | int | None, _Writable, int, _Writable, int, driver.CUstream | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    custatevecSVSwapWorkerDestroy: _C[custatevecHandle_t | int | None, custatevecSVSwapWorkerDescriptor_t | int | None]
    custatevecSVSwapWorkerSetExtraWorkspace: _C[custatevecHandle_t | int | None, custatevecSVSwapWorkerDescriptor_t | int | None, _Writable, int]
    custatevecSVSwapWorkerSetTransferWorkspace: _C[custatevecHandle_t | int | None, custatevecSVSwapWorkerDescriptor_t | int | None, _Writable, int]
    custatevecSVSwapWorkerSetSubSVsP2P: _C[custatevecHandle_t | int | None, custatevecSVSwapWorkerDescriptor_t | int | None, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, _Pointer[driver.CUevent] | int, int]
    custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores: _C[custatevecHandle_t | int | None, custatevecSVSwapWorkerDescriptor_t | int | None, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_void_p] | int, int]
    custatevecSVSwapWorkerSetParameters: _C[custatevecHandle_t | int | None, custatevecSVSwapWorkerDescriptor_t | int | None, _Pointer[custatevecSVSwapParameters_t] | int, int]
    custatevecSVSwapWorkerExecute: _C[custatevecHandle_t | int | None, custatevecSVSwapWorkerDescriptor_t | int | None, int, int]
    custatevecApplyMatrixBatchedGetWorkspaceSize: _C[custatevecHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_int32] | int, _Address, int, int, int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecApplyMatrixBatched: _C[custatevecHandle_t | int | None, _Writable, int, int, int, int, int, _Pointer[ctypes.c_int32] | int, _Address, int, int, int, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, _Writable, int]
    custatevecAbs2SumArrayBatched: _C[custatevecHandle_t | int | None, _Address, int, int, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int]
    custatevecCollapseByBitStringBatchedGetWorkspaceSize: _C[custatevecHandle_t | int | None, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_size_t] | int]
    custatevecCollapseByBitStringBatched: _C[custatevecHandle_t | int | None, _Writable, int, int, int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_double] | int, _Writable, int]
    custatevecMeasureBatched: _C[custatevecHandle_t | int | None, _Writable, int, int, int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_double] | int, int]
    custatevecComputeExpectationBatchedGetWorkspaceSize: _C[custatevecHandle_t | int | None, int, int, int, int, _Address, int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    custatevecComputeExpectationBatched: _C[custatevecHandle_t | int | None, _Address, int, int, int, int, _Pointer[runtime.double2] | int, _Address, int, int, int, _Pointer[ctypes.c_int32] | int, int, int, _Writable, int]
    custatevecSubSVMigratorCreate: _C[custatevecHandle_t | int | None, _Pointer[custatevecSubSVMigratorDescriptor_t] | int, _Writable, int, int, int]
    custatevecSubSVMigratorDestroy: _C[custatevecHandle_t | int | None, custatevecSubSVMigratorDescriptor_t | int | None]
    custatevecSubSVMigratorMigrate: _C[custatevecHandle_t | int | None, custatevecSubSVMigratorDescriptor_t | int | None, int, _Address, _Writable, int, int]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    custatevecCreate = staticmethod(_here.custatevecCreate)
    custatevecDestroy = staticmethod(_here.custatevecDestroy)
    custatevecGetDefaultWorkspaceSize = staticmethod(_here.custatevecGetDefaultWorkspaceSize)
    custatevecSetWorkspace = staticmethod(_here.custatevecSetWorkspace)
    custatevecGetErrorName = staticmethod(_here.custatevecGetErrorName)
    custatevecGetErrorString = staticmethod(_here.custatevecGetErrorString)
    custatevecGetProperty = staticmethod(_here.custatevecGetProperty)
    custatevecGetVersion = staticmethod(_here.custatevecGetVersion)
    custatevecSetStream = staticmethod(_here.custatevecSetStream)
    custatevecGetStream = staticmethod(_here.custatevecGetStream)
    custatevecLoggerSetCallback = staticmethod(_here.custatevecLoggerSetCallback)
    custatevecLoggerSetCallbackData = staticmethod(_here.custatevecLoggerSetCallbackData)
    custatevecLoggerSetFile = staticmethod(_here.custatevecLoggerSetFile)
    custatevecLoggerOpenFile = staticmethod(_here.custatevecLoggerOpenFile)
    custatevecLoggerSetLevel = staticmethod(_here.custatevecLoggerSetLevel)
    custatevecLoggerSetMask = staticmethod(_here.custatevecLoggerSetMask)
    custatevecLoggerForceDisable = staticmethod(_here.custatevecLoggerForceDisable)
    custatevecGetDeviceMemHandler = staticmethod(_here.custatevecGetDeviceMemHandler)
    custatevecSetDeviceMemHandler = staticmethod(_here.custatevecSetDeviceMemHandler)
    custatevecSetMathMode = staticmethod(_here.custatevecSetMathMode)
    custatevecGetMathMode = staticmethod(_here.custatevecGetMathMode)
    custatevecAbs2SumOnZBasis = staticmethod(_here.custatevecAbs2SumOnZBasis)
    custatevecAbs2SumArray = staticmethod(_here.custatevecAbs2SumArray)
    custatevecCollapseOnZBasis = staticmethod(_here.custatevecCollapseOnZBasis)
    custatevecCollapseByBitString = staticmethod(_here.custatevecCollapseByBitString)
    custatevecMeasureOnZBasis = staticmethod(_here.custatevecMeasureOnZBasis)
    custatevecBatchMeasure = staticmethod(_here.custatevecBatchMeasure)
    custatevecBatchMeasureWithOffset = staticmethod(_here.custatevecBatchMeasureWithOffset)
    custatevecApplyPauliRotation = staticmethod(_here.custatevecApplyPauliRotation)
    custatevecApplyMatrixGetWorkspaceSize = staticmethod(_here.custatevecApplyMatrixGetWorkspaceSize)
    custatevecApplyMatrix = staticmethod(_here.custatevecApplyMatrix)
    custatevecComputeExpectationGetWorkspaceSize = staticmethod(_here.custatevecComputeExpectationGetWorkspaceSize)
    custatevecComputeExpectation = staticmethod(_here.custatevecComputeExpectation)
    custatevecSamplerCreate = staticmethod(_here.custatevecSamplerCreate)
    custatevecSamplerDestroy = staticmethod(_here.custatevecSamplerDestroy)
    custatevecSamplerPreprocess = staticmethod(_here.custatevecSamplerPreprocess)
    custatevecSamplerGetSquaredNorm = staticmethod(_here.custatevecSamplerGetSquaredNorm)
    custatevecSamplerApplySubSVOffset = staticmethod(_here.custatevecSamplerApplySubSVOffset)
    custatevecSamplerSample = staticmethod(_here.custatevecSamplerSample)
    custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize = staticmethod(_here.custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize)
    custatevecApplyGeneralizedPermutationMatrix = staticmethod(_here.custatevecApplyGeneralizedPermutationMatrix)
    custatevecComputeExpectationsOnPauliBasis = staticmethod(_here.custatevecComputeExpectationsOnPauliBasis)
    custatevecAccessorCreate = staticmethod(_here.custatevecAccessorCreate)
    custatevecAccessorCreateView = staticmethod(_here.custatevecAccessorCreateView)
    custatevecAccessorDestroy = staticmethod(_here.custatevecAccessorDestroy)
    custatevecAccessorSetExtraWorkspace = staticmethod(_here.custatevecAccessorSetExtraWorkspace)
    custatevecAccessorGet = staticmethod(_here.custatevecAccessorGet)
    custatevecAccessorSet = staticmethod(_here.custatevecAccessorSet)
    custatevecSwapIndexBits = staticmethod(_here.custatevecSwapIndexBits)
    custatevecTestMatrixTypeGetWorkspaceSize = staticmethod(_here.custatevecTestMatrixTypeGetWorkspaceSize)
    custatevecTestMatrixType = staticmethod(_here.custatevecTestMatrixType)
    custatevecInitializeStateVector = staticmethod(_here.custatevecInitializeStateVector)
    custatevecMultiDeviceSwapIndexBits = staticmethod(_here.custatevecMultiDeviceSwapIndexBits)
    custatevecCommunicatorCreate = staticmethod(_here.custatevecCommunicatorCreate)
    custatevecCommunicatorDestroy = staticmethod(_here.custatevecCommunicatorDestroy)
    custatevecDistIndexBitSwapSchedulerCreate = staticmethod(_here.custatevecDistIndexBitSwapSchedulerCreate)
    custatevecDistIndexBitSwapSchedulerDestroy = staticmethod(_here.custatevecDistIndexBitSwapSchedulerDestroy)
    custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps = staticmethod(_here.custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps)
    custatevecDistIndexBitSwapSchedulerGetParameters = staticmethod(_here.custatevecDistIndexBitSwapSchedulerGetParameters)
    custatevecSVSwapWorkerCreate = staticmethod(_here.custatevecSVSwapWorkerCreate)
    custatevecSVSwapWorkerCreateWithSemaphore = staticmethod(_here.custatevecSVSwapWorkerCreateWithSemaphore)
    custatevecSVSwapWorkerDestroy = staticmethod(_here.custatevecSVSwapWorkerDestroy)
    custatevecSVSwapWorkerSetExtraWorkspace = staticmethod(_here.custatevecSVSwapWorkerSetExtraWorkspace)
    custatevecSVSwapWorkerSetTransferWorkspace = staticmethod(_here.custatevecSVSwapWorkerSetTransferWorkspace)
    custatevecSVSwapWorkerSetSubSVsP2P = staticmethod(_here.custatevecSVSwapWorkerSetSubSVsP2P)
    custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores = staticmethod(_here.custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores)
    custatevecSVSwapWorkerSetParameters = staticmethod(_here.custatevecSVSwapWorkerSetParameters)
    custatevecSVSwapWorkerExecute = staticmethod(_here.custatevecSVSwapWorkerExecute)
    custatevecApplyMatrixBatchedGetWorkspaceSize = staticmethod(_here.custatevecApplyMatrixBatchedGetWorkspaceSize)
    custatevecApplyMatrixBatched = staticmethod(_here.custatevecApplyMatrixBatched)
    custatevecAbs2SumArrayBatched = staticmethod(_here.custatevecAbs2SumArrayBatched)
    custatevecCollapseByBitStringBatchedGetWorkspaceSize = staticmethod(_here.custatevecCollapseByBitStringBatchedGetWorkspaceSize)
    custatevecCollapseByBitStringBatched = staticmethod(_here.custatevecCollapseByBitStringBatched)
    custatevecMeasureBatched = staticmethod(_here.custatevecMeasureBatched)
    custatevecComputeExpectationBatchedGetWorkspaceSize = staticmethod(_here.custatevecComputeExpectationBatchedGetWorkspaceSize)
    custatevecComputeExpectationBatched = staticmethod(_here.custatevecComputeExpectationBatched)
    custatevecSubSVMigratorCreate = staticmethod(_here.custatevecSubSVMigratorCreate)
    custatevecSubSVMigratorDestroy = staticmethod(_here.custatevecSubSVMigratorDestroy)
    custatevecSubSVMigratorMigrate = staticmethod(_here.custatevecSubSVMigratorMigrate)
