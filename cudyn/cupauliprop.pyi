"""The names of cudyn.cupauliprop, for type checkers and editors.

Generated from cupauliprop.h of the header releases 0.1 to 0.5
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cupauliprop as _here
from ._bindings.calls.annotations import Address as _Address, C as _C, Enumeration as _Enumeration, Int as _Int, Named as _Named, Pointer as _Pointer, Struct as _Struct, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CupaulipropError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CupaulipropError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cupaulipropStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_STATUS_SUCCESS = ...
    CUPAULIPROP_STATUS_NOT_INITIALIZED = ...
    CUPAULIPROP_STATUS_INVALID_VALUE = ...
    CUPAULIPROP_STATUS_INTERNAL_ERROR = ...
    CUPAULIPROP_STATUS_NOT_SUPPORTED = ...
    CUPAULIPROP_STATUS_CUDA_ERROR = ...
    CUPAULIPROP_STATUS_FATAL_DISTRIBUTED_FAILURE = ...
    CUPAULIPROP_STATUS_MANDATORY_MEMORY_OVERFLOWED = ...
    CUPAULIPROP_STATUS_INSUFFICIENT_WORKSPACE = ...
    CUPAULIPROP_STATUS_INSUFFICIENT_OUT_EXPANSION = ...
    CUPAULIPROP_STATUS_INSUFFICIENT_DEVICE_PROPERTY = ...
CUPAULIPROP_STATUS_SUCCESS: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_NOT_INITIALIZED: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_INVALID_VALUE: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_INTERNAL_ERROR: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_NOT_SUPPORTED: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_CUDA_ERROR: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_FATAL_DISTRIBUTED_FAILURE: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_MANDATORY_MEMORY_OVERFLOWED: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_INSUFFICIENT_WORKSPACE: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_INSUFFICIENT_OUT_EXPANSION: Final[cupaulipropStatus_t]
CUPAULIPROP_STATUS_INSUFFICIENT_DEVICE_PROPERTY: Final[cupaulipropStatus_t]

class cupaulipropDistributedProvider_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_DISTRIBUTED_PROVIDER_NONE = ...
    CUPAULIPROP_DISTRIBUTED_PROVIDER_MPI = ...
    CUPAULIPROP_DISTRIBUTED_PROVIDER_NCCL = ...
CUPAULIPROP_DISTRIBUTED_PROVIDER_NONE: Final[cupaulipropDistributedProvider_t]
CUPAULIPROP_DISTRIBUTED_PROVIDER_MPI: Final[cupaulipropDistributedProvider_t]
CUPAULIPROP_DISTRIBUTED_PROVIDER_NCCL: Final[cupaulipropDistributedProvider_t]

class cupaulipropMemspace_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_MEMSPACE_DEVICE = ...
    CUPAULIPROP_MEMSPACE_HOST = ...
CUPAULIPROP_MEMSPACE_DEVICE: Final[cupaulipropMemspace_t]
CUPAULIPROP_MEMSPACE_HOST: Final[cupaulipropMemspace_t]

class cupaulipropWorkspaceKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_WORKSPACE_SCRATCH = ...
CUPAULIPROP_WORKSPACE_SCRATCH: Final[cupaulipropWorkspaceKind_t]

class cupaulipropTruncationStrategyKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_TRUNCATION_STRATEGY_COEFFICIENT_BASED = ...
    CUPAULIPROP_TRUNCATION_STRATEGY_PAULI_WEIGHT_BASED = ...
CUPAULIPROP_TRUNCATION_STRATEGY_COEFFICIENT_BASED: Final[cupaulipropTruncationStrategyKind_t]
CUPAULIPROP_TRUNCATION_STRATEGY_PAULI_WEIGHT_BASED: Final[cupaulipropTruncationStrategyKind_t]

class cupaulipropSortOrder_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_SORT_ORDER_NONE = ...
    CUPAULIPROP_SORT_ORDER_INTERNAL = ...
    CUPAULIPROP_SORT_ORDER_LITTLE_ENDIAN_BITWISE = ...
CUPAULIPROP_SORT_ORDER_NONE: Final[cupaulipropSortOrder_t]
CUPAULIPROP_SORT_ORDER_INTERNAL: Final[cupaulipropSortOrder_t]
CUPAULIPROP_SORT_ORDER_LITTLE_ENDIAN_BITWISE: Final[cupaulipropSortOrder_t]

class cupaulipropPauliKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_PAULI_I = ...
    CUPAULIPROP_PAULI_X = ...
    CUPAULIPROP_PAULI_Y = ...
    CUPAULIPROP_PAULI_Z = ...
CUPAULIPROP_PAULI_I: Final[cupaulipropPauliKind_t]
CUPAULIPROP_PAULI_X: Final[cupaulipropPauliKind_t]
CUPAULIPROP_PAULI_Y: Final[cupaulipropPauliKind_t]
CUPAULIPROP_PAULI_Z: Final[cupaulipropPauliKind_t]

class cupaulipropCliffordGateKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUPAULIPROP_CLIFFORD_GATE_I = ...
    CUPAULIPROP_CLIFFORD_GATE_X = ...
    CUPAULIPROP_CLIFFORD_GATE_Y = ...
    CUPAULIPROP_CLIFFORD_GATE_Z = ...
    CUPAULIPROP_CLIFFORD_GATE_H = ...
    CUPAULIPROP_CLIFFORD_GATE_S = ...
    CUPAULIPROP_CLIFFORD_GATE_CX = ...
    CUPAULIPROP_CLIFFORD_GATE_CY = ...
    CUPAULIPROP_CLIFFORD_GATE_CZ = ...
    CUPAULIPROP_CLIFFORD_GATE_SWAP = ...
    CUPAULIPROP_CLIFFORD_GATE_ISWAP = ...
    CUPAULIPROP_CLIFFORD_GATE_SQRTX = ...
    CUPAULIPROP_CLIFFORD_GATE_SQRTY = ...
    CUPAULIPROP_CLIFFORD_GATE_SQRTZ = ...
CUPAULIPROP_CLIFFORD_GATE_I: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_X: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_Y: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_Z: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_H: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_S: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_CX: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_CY: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_CZ: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_SWAP: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_ISWAP: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_SQRTX: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_SQRTY: Final[cupaulipropCliffordGateKind_t]
CUPAULIPROP_CLIFFORD_GATE_SQRTZ: Final[cupaulipropCliffordGateKind_t]

class cupaulipropPauliTerm_t(_Struct):
    xzbits: ctypes._Pointer[ctypes.c_uint64]
    coef: int | None
    def __init__(self, xzbits: ctypes._Pointer[ctypes.c_uint64] | None = ..., coef: int | None = ...) -> None: ...

class cupaulipropTruncationStrategy_t(_Struct):
    strategy: _Named[cupaulipropTruncationStrategyKind_t]
    paramStruct: int | None
    def __init__(self, strategy: cupaulipropTruncationStrategyKind_t | _Int = ..., paramStruct: int | None = ...) -> None: ...

class cupaulipropCoefficientTruncationParams_t(_Struct):
    cutoff: float
    def __init__(self, cutoff: float = ...) -> None: ...

class cupaulipropPauliWeightTruncationParams_t(_Struct):
    cutoff: int
    def __init__(self, cutoff: int = ...) -> None: ...

class cupaulipropDistributedCommunicator_t(_Struct):
    commPtr: int | None
    commSize: int
    def __init__(self, commPtr: int | None = ..., commSize: int = ...) -> None: ...

class cupaulipropDistributedInterface_t(_Struct):
    version: int
    provider: _Named[cupaulipropDistributedProvider_t]
    getNumRanks: CFuncPtr
    getNumRanksShared: CFuncPtr
    getProcRank: CFuncPtr
    barrier: CFuncPtr
    createRequest: CFuncPtr
    destroyRequest: CFuncPtr
    waitRequest: CFuncPtr
    testRequest: CFuncPtr
    groupStart: CFuncPtr
    groupEnd: CFuncPtr
    send: CFuncPtr
    sendAsync: CFuncPtr
    receive: CFuncPtr
    receiveAsync: CFuncPtr
    bcast: CFuncPtr
    allreduce: CFuncPtr
    allreduceInPlace: CFuncPtr
    allreduceInPlaceMin: CFuncPtr
    allreduceDoubleIntMinloc: CFuncPtr
    allgather: CFuncPtr
    def __init__(self, version: int = ..., provider: cupaulipropDistributedProvider_t | _Int = ..., getNumRanks: CFuncPtr | None = ..., getNumRanksShared: CFuncPtr | None = ..., getProcRank: CFuncPtr | None = ..., barrier: CFuncPtr | None = ..., createRequest: CFuncPtr | None = ..., destroyRequest: CFuncPtr | None = ..., waitRequest: CFuncPtr | None = ..., testRequest: CFuncPtr | None = ..., groupStart: CFuncPtr | None = ..., groupEnd: CFuncPtr | None = ..., send: CFuncPtr | None = ..., sendAsync: CFuncPtr | None = ..., receive: CFuncPtr | None = ..., receiveAsync: CFuncPtr | None = ..., bcast: CFuncPtr | None = ..., allreduce: CFuncPtr | None = ..., allreduceInPlace: CFuncPtr | None = ..., allreduceInPlaceMin: CFuncPtr | None = ..., allreduceDoubleIntMinloc: CFuncPtr | None = ..., allgather: CFuncPtr | None = ...) -> None: ...

cupaulipropHandle_t = ctypes.c_void_p
cupaulipropWorkspaceDescriptor_t = ctypes.c_void_p
cupaulipropPauliExpansion_t = ctypes.c_void_p
cupaulipropPauliExpansionView_t = ctypes.c_void_p
cupaulipropQuantumOperator_t = ctypes.c_void_p
cupaulipropPackedIntegerType_t = ctypes.c_uint64
cupaulipropDistributedRequest_t = ctypes.c_void_p

CUPAULIPROP_MAJOR: Final = 0
CUPAULIPROP_MINOR: Final = 5
CUPAULIPROP_PATCH: Final = 0
CUPAULIPROP_VERSION: Final = 500
CUPAULIPROP_ALLOCATOR_NAME_LEN: Final = 64
CUPAULIPROP_DISTRIBUTED_INTERFACE_VERSION: Final = 260802

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


class _RawUnchanged(Raw):
    cupaulipropGetVersion: _C[[]]
    cupaulipropGetErrorString: Callable[[int], bytes | None]
    cupaulipropGetNumPackedIntegers: _C[int, _Pointer[ctypes.c_int32] | int]
    cupaulipropCreate: _C[_Pointer[ctypes.c_void_p] | int]
    cupaulipropDestroy: _C[_Writable]
    cupaulipropResetDistributedConfiguration: _C[_Writable, int, _Address, int]
    cupaulipropGetNumRanks: _C[_Writable, _Pointer[ctypes.c_int32] | int]
    cupaulipropGetProcRank: _C[_Writable, _Pointer[ctypes.c_int32] | int]
    cupaulipropCreateWorkspaceDescriptor: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cupaulipropDestroyWorkspaceDescriptor: _C[_Writable]
    cupaulipropWorkspaceGetMemorySize: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_int64] | int]
    cupaulipropWorkspaceSetMemory: _C[_Writable, _Writable, int, int, _Writable, int]
    cupaulipropWorkspaceGetMemory: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int]
    cupaulipropDestroyPauliExpansion: _C[_Writable]
    cupaulipropPauliExpansionGetStorageBuffer: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_uint] | int]
    cupaulipropPauliExpansionGetNumQubits: _C[_Writable, _Writable, _Pointer[ctypes.c_int32] | int]
    cupaulipropPauliExpansionGetNumTerms: _C[_Writable, _Writable, _Pointer[ctypes.c_int64] | int]
    cupaulipropPauliExpansionGetDataType: _C[_Writable, _Writable, _Pointer[ctypes.c_uint] | int]
    cupaulipropPauliExpansionGetSortOrder: _C[_Writable, _Writable, _Pointer[ctypes.c_uint] | int]
    cupaulipropPauliExpansionIsDeduplicated: _C[_Writable, _Writable, _Pointer[ctypes.c_int32] | int]
    cupaulipropPauliExpansionGetTerm: _C[_Writable, _Writable, int, _Pointer[cupaulipropPauliTerm_t] | int]
    cupaulipropPauliExpansionGetContiguousRange: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_void_p] | int]
    cupaulipropDestroyPauliExpansionView: _C[_Writable]
    cupaulipropPauliExpansionViewGetNumTerms: _C[_Writable, _Writable, _Pointer[ctypes.c_int64] | int]
    cupaulipropPauliExpansionViewGetLocation: _C[_Writable, _Pointer[ctypes.c_uint] | int]
    cupaulipropPauliExpansionViewGetTerm: _C[_Writable, _Writable, int, _Pointer[cupaulipropPauliTerm_t] | int]
    cupaulipropPauliExpansionViewPrepareSort: _C[_Writable, _Writable, int, int, _Writable]
    cupaulipropPauliExpansionViewExecuteSort: _C[_Writable, _Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewPrepareTraceWithExpansionView: _C[_Writable, _Writable, _Writable, int, _Writable]
    cupaulipropPauliExpansionViewPrepareTraceWithExpansionViewBackwardDiff: _C[_Writable, _Writable, _Writable, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Writable]
    cupaulipropPauliExpansionViewComputeTraceWithExpansionViewBackwardDiff: _C[_Writable, _Writable, _Writable, int, _Address, _Pointer[ctypes.c_double] | int, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewPrepareTraceWithZeroState: _C[_Writable, _Writable, int, _Writable]
    cupaulipropPauliExpansionViewPrepareTraceWithZeroStateBackwardDiff: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Writable]
    cupaulipropPauliExpansionViewComputeTraceWithZeroStateBackwardDiff: _C[_Writable, _Writable, _Address, _Pointer[ctypes.c_double] | int, _Writable, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewPrepareOperatorFusedApplication: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[cupaulipropTruncationStrategy_t] | int, int, _Pointer[ctypes.c_int64] | int, _Writable, _Pointer[ctypes.c_int64] | int, _Writable, _Pointer[ctypes.c_int64] | int, _Writable]
    cupaulipropPauliExpansionViewComputeOperatorFusedApplication: _C[_Writable, _Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[cupaulipropTruncationStrategy_t] | int, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewPrepareOperatorApplicationBackwardDiff: _C[_Writable, _Writable, _Writable, _Writable, int, int, int, _Pointer[cupaulipropTruncationStrategy_t] | int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Writable]
    cupaulipropPauliExpansionViewComputeOperatorApplicationBackwardDiff: _C[_Writable, _Writable, _Writable, _Writable, _Writable, int, int, int, int, _Pointer[cupaulipropTruncationStrategy_t] | int, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewPrepareTruncation: _C[_Writable, _Writable, int, _Pointer[cupaulipropTruncationStrategy_t] | int, int, _Writable]
    cupaulipropCreateCliffordGateOperator: _C[_Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_void_p] | int]
    cupaulipropCreatePauliRotationGateOperator: _C[_Writable, float, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_void_p] | int]
    cupaulipropCreatePauliNoiseChannelOperator: _C[_Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_void_p] | int]
    cupaulipropCreateAmplitudeDampingChannelOperator: _C[_Writable, int, float, float, _Pointer[ctypes.c_void_p] | int]
    cupaulipropQuantumOperatorAttachCotangentBuffer: _C[_Writable, _Writable, _Writable, int, int, int]
    cupaulipropQuantumOperatorGetCotangentBuffer: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cupaulipropDestroyOperator: _C[_Writable]

class _Raw(_RawUnchanged):
    cupaulipropCreatePauliExpansion: _C[_Writable, int, _Writable, int, _Writable, int, int, int, int, int, _Pointer[ctypes.c_void_p] | int]
    cupaulipropPauliExpansionViewPrepareDeduplication: _C[_Writable, _Writable, int, int, _Writable]
    cupaulipropPauliExpansionViewExecuteDeduplication: _C[_Writable, _Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionPopulateFromView: _C[_Writable, _Writable, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewComputeTraceWithExpansionView: _C[_Writable, _Writable, _Writable, int, _Writable, _Pointer[ctypes.c_double] | int, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewComputeTraceWithZeroState: _C[_Writable, _Writable, _Writable, _Pointer[ctypes.c_double] | int, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewPrepareOperatorApplication: _C[_Writable, _Writable, _Writable, int, int, int, _Pointer[cupaulipropTruncationStrategy_t] | int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Writable]
    cupaulipropPauliExpansionViewComputeOperatorApplication: _C[_Writable, _Writable, _Writable, _Writable, int, int, int, int, _Pointer[cupaulipropTruncationStrategy_t] | int, _Writable, driver.CUstream | int | None]
    cupaulipropPauliExpansionViewExecuteTruncation: _C[_Writable, _Writable, _Writable, int, _Pointer[cupaulipropTruncationStrategy_t] | int, _Writable, driver.CUstream | int | None]

class _RawApi(_RawUnchanged):
    cupaulipropCreatePauliExpansion: Callable[..., int]
    cupaulipropPauliExpansionViewPrepareDeduplication: Callable[..., int]
    cupaulipropPauliExpansionViewExecuteDeduplication: Callable[..., int]
    cupaulipropPauliExpansionPopulateFromView: Callable[..., int]
    cupaulipropPauliExpansionViewComputeTraceWithExpansionView: Callable[..., int]
    cupaulipropPauliExpansionViewComputeTraceWithZeroState: Callable[..., int]
    cupaulipropPauliExpansionViewPrepareOperatorApplication: Callable[..., int]
    cupaulipropPauliExpansionViewComputeOperatorApplication: Callable[..., int]
    cupaulipropPauliExpansionViewExecuteTruncation: Callable[..., int]
    cupaulipropQuantumOperatorGetKind: Callable[..., int]
    cupaulipropSetStream: Callable[..., int]
    cupaulipropPauliExpansionIsSorted: Callable[..., int]
    cupaulipropPauliExpansionViewPrepareCanonicalSort: Callable[..., int]
    cupaulipropPauliExpansionViewExecuteCanonicalSort: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cupaulipropQuantumOperatorGetKind: Callable[..., None]
    cupaulipropSetStream: Callable[..., None]
    cupaulipropPauliExpansionIsSorted: Callable[..., None]
    cupaulipropPauliExpansionViewPrepareCanonicalSort: Callable[..., None]
    cupaulipropPauliExpansionViewExecuteCanonicalSort: Callable[..., None]
