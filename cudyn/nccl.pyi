"""The names of cudyn.nccl, for type checkers and editors.

Generated from nccl.h of the header releases 2.16 to 2.32
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nccl as _here
from ._binding.annotations import Address as _Address, Bytes as _Bytes, CharBytes as _CharBytes, Pointer as _Pointer, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Texts as _Texts, Union as _Union, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError, NcclError
from ._library.library_module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NcclError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class ncclComm_t(Handle): ...

class ncclWindow_t(Handle): ...

class ncclParamHandle_t(Handle): ...

class ncclResult_t(IntEnum):
    ctype: type[ctypes.c_uint]
    ncclSuccess = ...
    ncclUnhandledCudaError = ...
    ncclSystemError = ...
    ncclInternalError = ...
    ncclInvalidArgument = ...
    ncclInvalidUsage = ...
    ncclRemoteError = ...
    ncclInProgress = ...
    ncclTimeout = ...
    ncclNumResults = ...
ncclSuccess: Final[ncclResult_t]
ncclUnhandledCudaError: Final[ncclResult_t]
ncclSystemError: Final[ncclResult_t]
ncclInternalError: Final[ncclResult_t]
ncclInvalidArgument: Final[ncclResult_t]
ncclInvalidUsage: Final[ncclResult_t]
ncclRemoteError: Final[ncclResult_t]
ncclInProgress: Final[ncclResult_t]
ncclTimeout: Final[ncclResult_t]
ncclNumResults: Final[ncclResult_t]

class ncclHostCftMode_t(IntEnum):
    ctype: type[ctypes.c_int]
    ncclHostCftDefault = ...
    ncclHostCftEnable = ...
    ncclHostCftDisable = ...
    ncclHostCftFallback = ...
ncclHostCftDefault: Final[ncclHostCftMode_t]
ncclHostCftEnable: Final[ncclHostCftMode_t]
ncclHostCftDisable: Final[ncclHostCftMode_t]
ncclHostCftFallback: Final[ncclHostCftMode_t]

class ncclNvlsHostMode_t(IntEnum):
    ctype: type[ctypes.c_int]
    ncclNvlsHostModeDefault = ...
    ncclNvlsHostModeEnable = ...
    ncclNvlsHostModeDisableTransport = ...
    ncclNvlsHostModeDisableSymmetricMultimem = ...
    ncclNvlsHostModeDisable = ...
ncclNvlsHostModeDefault: Final[ncclNvlsHostMode_t]
ncclNvlsHostModeEnable: Final[ncclNvlsHostMode_t]
ncclNvlsHostModeDisableTransport: Final[ncclNvlsHostMode_t]
ncclNvlsHostModeDisableSymmetricMultimem: Final[ncclNvlsHostMode_t]
ncclNvlsHostModeDisable: Final[ncclNvlsHostMode_t]

class ncclCommMemStat_t(IntEnum):
    ctype: type[ctypes.c_uint]
    ncclStatGpuMemSuspend = ...
    ncclStatGpuMemSuspended = ...
    ncclStatGpuMemPersist = ...
    ncclStatGpuMemTotal = ...
ncclStatGpuMemSuspend: Final[ncclCommMemStat_t]
ncclStatGpuMemSuspended: Final[ncclCommMemStat_t]
ncclStatGpuMemPersist: Final[ncclCommMemStat_t]
ncclStatGpuMemTotal: Final[ncclCommMemStat_t]

class ncclRedOp_dummy_t(IntEnum):
    ctype: type[ctypes.c_uint]
    ncclNumOps_dummy = ...
ncclNumOps_dummy: Final[ncclRedOp_dummy_t]

class ncclRedOp_t(IntEnum):
    ctype: type[ctypes.c_uint]
    ncclSum = ...
    ncclProd = ...
    ncclMax = ...
    ncclMin = ...
    ncclAvg = ...
    ncclNumOps = ...
    ncclMaxRedOp = ...
ncclSum: Final[ncclRedOp_t]
ncclProd: Final[ncclRedOp_t]
ncclMax: Final[ncclRedOp_t]
ncclMin: Final[ncclRedOp_t]
ncclAvg: Final[ncclRedOp_t]
ncclNumOps: Final[ncclRedOp_t]
ncclMaxRedOp: Final[ncclRedOp_t]

class ncclDataType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    ncclInt8 = ...
    ncclChar = ...
    ncclUint8 = ...
    ncclInt32 = ...
    ncclInt = ...
    ncclUint32 = ...
    ncclInt64 = ...
    ncclUint64 = ...
    ncclFloat16 = ...
    ncclHalf = ...
    ncclFloat32 = ...
    ncclFloat = ...
    ncclFloat64 = ...
    ncclDouble = ...
    ncclBfloat16 = ...
    ncclFloat8e4m3 = ...
    ncclFloat8e5m2 = ...
    ncclNumTypes = ...
ncclInt8: Final[ncclDataType_t]
ncclChar: Final[ncclDataType_t]
ncclUint8: Final[ncclDataType_t]
ncclInt32: Final[ncclDataType_t]
ncclInt: Final[ncclDataType_t]
ncclUint32: Final[ncclDataType_t]
ncclInt64: Final[ncclDataType_t]
ncclUint64: Final[ncclDataType_t]
ncclFloat16: Final[ncclDataType_t]
ncclHalf: Final[ncclDataType_t]
ncclFloat32: Final[ncclDataType_t]
ncclFloat: Final[ncclDataType_t]
ncclFloat64: Final[ncclDataType_t]
ncclDouble: Final[ncclDataType_t]
ncclBfloat16: Final[ncclDataType_t]
ncclFloat8e4m3: Final[ncclDataType_t]
ncclFloat8e5m2: Final[ncclDataType_t]
ncclNumTypes: Final[ncclDataType_t]

class ncclScalarResidence_t(IntEnum):
    ctype: type[ctypes.c_uint]
    ncclScalarDevice = ...
    ncclScalarHostImmediate = ...
ncclScalarDevice: Final[ncclScalarResidence_t]
ncclScalarHostImmediate: Final[ncclScalarResidence_t]

class ncclEncryptionMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NCCL_ENCRYPTION_MODE_NONE = ...
    NCCL_ENCRYPTION_MODE_PSK = ...
NCCL_ENCRYPTION_MODE_NONE: Final[ncclEncryptionMode_t]
NCCL_ENCRYPTION_MODE_PSK: Final[ncclEncryptionMode_t]

class ncclUniqueId(_Struct):
    internal: _CharBytes
    def __init__(self, internal: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class ncclConfig_t(_Struct):
    size: int
    magic: int
    version: int
    blocking: int
    cgaClusterSize: int
    minCTAs: int
    maxCTAs: int
    netName: _Bytes | None
    splitShare: int
    trafficClass: int
    commName: _Bytes | None
    collnetEnable: int
    CTAPolicy: int
    shrinkShare: int
    nvlsCTAs: int
    nChannelsPerNetPeer: int
    nvlinkCentricSched: int
    graphUsageMode: int
    numRmaCtx: int
    maxP2pPeers: int
    graphStreamOrdering: int
    launchOrderImplicit: int
    numRmaSig: int
    rmaEagerInit: int
    hostCftMode: int
    nvlsHostMode: int
    def __init__(self, size: int = ..., magic: int = ..., version: int = ..., blocking: int = ..., cgaClusterSize: int = ..., minCTAs: int = ..., maxCTAs: int = ..., netName: _Bytes | None = ..., splitShare: int = ..., trafficClass: int = ..., commName: _Bytes | None = ..., collnetEnable: int = ..., CTAPolicy: int = ..., shrinkShare: int = ..., nvlsCTAs: int = ..., nChannelsPerNetPeer: int = ..., nvlinkCentricSched: int = ..., graphUsageMode: int = ..., numRmaCtx: int = ..., maxP2pPeers: int = ..., graphStreamOrdering: int = ..., launchOrderImplicit: int = ..., numRmaSig: int = ..., rmaEagerInit: int = ..., hostCftMode: int = ..., nvlsHostMode: int = ...) -> None: ...
ncclConfig_v23100 = ncclConfig_t

class ncclConfigExt_t(_Struct):
    next: ctypes._Pointer[ncclConfigExt_t]
    class _key(_Struct):
        vendorId: int
        optionId: int
        def __init__(self, vendorId: int = ..., optionId: int = ...) -> None: ...
    key: _key
    class _val(_Union):
        i: int
        s: _Bytes | None
        raw: int | None
        def __init__(self, i: int = ..., s: _Bytes | None = ..., raw: int | None = ...) -> None: ...
    val: _val
    def __init__(self, next: ctypes._Pointer[ncclConfigExt_t] | None = ..., key: _key = ..., val: _val = ...) -> None: ...
ncclConfigExt = ncclConfigExt_t

class ncclCollConfig_t(_Struct):
    size: int
    magic: int
    version: int
    ext: ctypes._Pointer[ncclConfigExt_t]
    minCTAs: int
    maxCTAs: int
    nvlsCTAs: int
    cgaClusterSize: int
    algSelection: _Bytes | None
    forceAlgSelection: int
    CTAPolicy: int
    userProfilerTag: int
    launchCompletionEvent: driver.CUevent
    def __init__(self, size: int = ..., magic: int = ..., version: int = ..., ext: ctypes._Pointer[ncclConfigExt_t] | None = ..., minCTAs: int = ..., maxCTAs: int = ..., nvlsCTAs: int = ..., cgaClusterSize: int = ..., algSelection: _Bytes | None = ..., forceAlgSelection: int = ..., CTAPolicy: int = ..., userProfilerTag: int = ..., launchCompletionEvent: driver.CUevent | int | None = ...) -> None: ...
ncclCollConfig_v23200 = ncclCollConfig_t

class ncclSimInfo_t(_Struct):
    size: int
    magic: int
    version: int
    estimatedTime: float
    def __init__(self, size: int = ..., magic: int = ..., version: int = ..., estimatedTime: float = ...) -> None: ...
ncclSimInfo_v22200 = ncclSimInfo_t

class ncclWaitSignalDesc_t(_Struct):
    opCnt: int
    peer: int
    sigIdx: int
    ctx: int
    def __init__(self, opCnt: int = ..., peer: int = ..., sigIdx: int = ..., ctx: int = ...) -> None: ...

class ncclEncryptionConfig_t(_Struct):
    size: int
    magic: int
    version: int
    mode: int
    psk: _Bytes | None
    def __init__(self, size: int = ..., magic: int = ..., version: int = ..., mode: int = ..., psk: _Bytes | None = ...) -> None: ...
ncclEncryptionConfig_v23200 = ncclEncryptionConfig_t


NCCL_MAJOR: Final = 2
NCCL_MINOR: Final = 32
NCCL_PATCH: Final = 3
NCCL_VERSION_CODE: Final = 23203
NCCL_COMM_NULL: Final = 0
NCCL_UNIQUE_ID_BYTES: Final = 128
NCCL_CONFIG_UNDEF_INT: Final = -2147483648
NCCL_CONFIG_UNDEF_PTR: Final = 0
NCCL_SPLIT_NOCOLOR: Final = -1
NCCL_API_MAGIC: Final = 3405692655
NCCL_WIN_DEFAULT: Final = 0
NCCL_WIN_COLL_SYMMETRIC: Final = 1
NCCL_WIN_STRICT_ORDERING: Final = 2
NCCL_WIN_GIN_ONLY: Final = 4
NCCL_WIN_CFT_COUNTED: Final = 8
NCCL_WIN_REQUIRED_ALIGNMENT: Final = 4096
NCCL_CTA_POLICY_DEFAULT: Final = 0
NCCL_CTA_POLICY_EFFICIENCY: Final = 1
NCCL_CTA_POLICY_ZERO: Final = 2
NCCL_SHRINK_DEFAULT: Final = 0
NCCL_SHRINK_ABORT: Final = 1
NCCL_REVOKE_DEFAULT: Final = 0
NCCL_SUSPEND_MEM: Final = 1

def ncclMemAlloc(size: int) -> int | None: """since 2.19; made by the call: void **ptr"""
def pncclMemAlloc(size: int) -> int | None: """since 2.19; made by the call: void **ptr"""
def ncclMemFree(ptr: _Address) -> ncclResult_t: """since 2.19"""
def pncclMemFree(ptr: _Address) -> ncclResult_t: """since 2.19"""
def ncclGetVersion() -> int: """made by the call: int *version"""
def pncclGetVersion() -> int: """made by the call: int *version"""
def ncclGetUniqueId() -> ncclUniqueId: """made by the call: ncclUniqueId *uniqueId"""
def pncclGetUniqueId() -> ncclUniqueId: """made by the call: ncclUniqueId *uniqueId"""
def ncclCommInitRankConfig(nranks: int, commId: ncclUniqueId, rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t: """made by the call: ncclComm_t *comm"""
def pncclCommInitRankConfig(nranks: int, commId: ncclUniqueId, rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t: """made by the call: ncclComm_t *comm"""
def ncclCommInitRank(nranks: int, commId: ncclUniqueId, rank: int) -> ncclComm_t: """made by the call: ncclComm_t *comm"""
def pncclCommInitRank(nranks: int, commId: ncclUniqueId, rank: int) -> ncclComm_t: """made by the call: ncclComm_t *comm"""
def ncclCommInitAll(ndev: int, devlist: _Pointer[ctypes.c_int]) -> list[ncclComm_t]: """made by the call: ncclComm_t *comm"""
def pncclCommInitAll(ndev: int, devlist: _Pointer[ctypes.c_int]) -> list[ncclComm_t]: """made by the call: ncclComm_t *comm"""
def ncclCommFinalize(comm: ncclComm_t | int | None) -> ncclResult_t: ...
def pncclCommFinalize(comm: ncclComm_t | int | None) -> ncclResult_t: ...
def ncclCommDestroy(comm: ncclComm_t | int | None) -> ncclResult_t: ...
def pncclCommDestroy(comm: ncclComm_t | int | None) -> ncclResult_t: ...
def ncclCommAbort(comm: ncclComm_t | int | None) -> ncclResult_t: ...
def pncclCommAbort(comm: ncclComm_t | int | None) -> ncclResult_t: ...
def ncclCommRevoke(comm: ncclComm_t | int | None, revokeFlags: int) -> ncclResult_t: """since 2.28"""
def pncclCommRevoke(comm: ncclComm_t | int | None, revokeFlags: int) -> ncclResult_t: """since 2.28"""
def ncclCommSplit(comm: ncclComm_t | int | None, color: int, key: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t: """since 2.18; made by the call: ncclComm_t *newcomm"""
def pncclCommSplit(comm: ncclComm_t | int | None, color: int, key: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t: """since 2.18; made by the call: ncclComm_t *newcomm"""
def ncclCommShrink(comm: ncclComm_t | int | None, excludeRanksList: _Pointer[ctypes.c_int], excludeRanksCount: int, config: _Pointer[ncclConfig_t], shrinkFlags: int) -> ncclComm_t: """since 2.27; made by the call: ncclComm_t *newcomm"""
def pncclCommShrink(comm: ncclComm_t | int | None, excludeRanksList: _Pointer[ctypes.c_int], excludeRanksCount: int, config: _Pointer[ncclConfig_t], shrinkFlags: int) -> ncclComm_t: """since 2.27; made by the call: ncclComm_t *newcomm"""
def ncclCommGetUniqueId(comm: ncclComm_t | int | None) -> ncclUniqueId: """since 2.29; made by the call: ncclUniqueId *uniqueId"""
def pncclCommGetUniqueId(comm: ncclComm_t | int | None) -> ncclUniqueId: """since 2.29; made by the call: ncclUniqueId *uniqueId"""
def ncclCommGrow(comm: ncclComm_t | int | None, nRanks: int, uniqueId: _Pointer[ncclUniqueId], rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t: """since 2.29; made by the call: ncclComm_t *newcomm"""
def pncclCommGrow(comm: ncclComm_t | int | None, nRanks: int, uniqueId: _Pointer[ncclUniqueId], rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t: """since 2.29; made by the call: ncclComm_t *newcomm"""
def ncclCommInitRankScalable(nranks: int, myrank: int, nId: int, commIds: _Pointer[ncclUniqueId], config: _Pointer[ncclConfig_t]) -> ncclComm_t: """since 2.23; made by the call: ncclComm_t *newcomm"""
def pncclCommInitRankScalable(nranks: int, myrank: int, nId: int, commIds: _Pointer[ncclUniqueId], config: _Pointer[ncclConfig_t]) -> ncclComm_t: """since 2.23; made by the call: ncclComm_t *newcomm"""
def ncclGetErrorString(result: int) -> str | None: ...
def pncclGetErrorString(result: int) -> str | None: ...
def ncclGetLastError(comm: ncclComm_t | int | None) -> str | None: ...
def pncclGetLastError(comm: ncclComm_t | int | None) -> str | None: ...
def ncclCommGetAsyncError(comm: ncclComm_t | int | None) -> ncclResult_t | int: """made by the call: ncclResult_t *asyncError"""
def pncclCommGetAsyncError(comm: ncclComm_t | int | None) -> ncclResult_t | int: """made by the call: ncclResult_t *asyncError"""
def ncclCommCount(comm: ncclComm_t | int | None) -> int: """made by the call: int *count"""
def pncclCommCount(comm: ncclComm_t | int | None) -> int: """made by the call: int *count"""
def ncclCommCuDevice(comm: ncclComm_t | int | None) -> int: """made by the call: int *device"""
def pncclCommCuDevice(comm: ncclComm_t | int | None) -> int: """made by the call: int *device"""
def ncclCommUserRank(comm: ncclComm_t | int | None) -> int: """made by the call: int *rank"""
def pncclCommUserRank(comm: ncclComm_t | int | None) -> int: """made by the call: int *rank"""
def ncclCommRegister(comm: ncclComm_t | int | None, buff: _Address, size: int) -> int | None: """since 2.19; made by the call: void **handle"""
def pncclCommRegister(comm: ncclComm_t | int | None, buff: _Address, size: int) -> int | None: """since 2.19; made by the call: void **handle"""
def ncclCommDeregister(comm: ncclComm_t | int | None, handle: _Address) -> ncclResult_t: """since 2.19"""
def pncclCommDeregister(comm: ncclComm_t | int | None, handle: _Address) -> ncclResult_t: """since 2.19"""
def ncclCommSuspend(comm: ncclComm_t | int | None, flags: int) -> ncclResult_t: """since 2.29"""
def pncclCommSuspend(comm: ncclComm_t | int | None, flags: int) -> ncclResult_t: """since 2.29"""
def ncclCommResume(comm: ncclComm_t | int | None) -> ncclResult_t: """since 2.29"""
def pncclCommResume(comm: ncclComm_t | int | None) -> ncclResult_t: """since 2.29"""
def ncclCommMemStats(comm: ncclComm_t | int | None, stat: int) -> int: """since 2.29; made by the call: uint64_t *value"""
def pncclCommMemStats(comm: ncclComm_t | int | None, stat: int) -> int: """since 2.29; made by the call: uint64_t *value"""
def ncclCommWindowRegister(comm: ncclComm_t | int | None, buff: _Address, size: int, winFlags: int) -> ncclWindow_t: """since 2.27; made by the call: ncclWindow_t *win"""
def pncclCommWindowRegister(comm: ncclComm_t | int | None, buff: _Address, size: int, winFlags: int) -> ncclWindow_t: """since 2.27; made by the call: ncclWindow_t *win"""
def ncclCommWindowDeregister(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> ncclResult_t: """since 2.27"""
def pncclCommWindowDeregister(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> ncclResult_t: """since 2.27"""
def ncclWinGetUserPtr(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> int | None: """since 2.29; made by the call: void **outUserPtr"""
def pncclWinGetUserPtr(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> int | None: """since 2.29; made by the call: void **outUserPtr"""

class _Raw0(Raw):
    @staticmethod
    def ncclMemAlloc(ptr: _Pointer[ctypes.c_void_p], size: int, /) -> int: ...
    @staticmethod
    def pncclMemAlloc(ptr: _Pointer[ctypes.c_void_p], size: int, /) -> int: ...
    @staticmethod
    def ncclMemFree(ptr: _Address, /) -> int: ...
    @staticmethod
    def pncclMemFree(ptr: _Address, /) -> int: ...
    @staticmethod
    def ncclGetVersion(version: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclGetVersion(version: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclGetUniqueId(uniqueId: _Pointer[ncclUniqueId], /) -> int: ...
    @staticmethod
    def pncclGetUniqueId(uniqueId: _Pointer[ncclUniqueId], /) -> int: ...
    @staticmethod
    def ncclCommInitRankConfig(comm: _Pointer[ncclComm_t], nranks: int, commId: ncclUniqueId, rank: int, config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def pncclCommInitRankConfig(comm: _Pointer[ncclComm_t], nranks: int, commId: ncclUniqueId, rank: int, config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def ncclCommInitRank(comm: _Pointer[ncclComm_t], nranks: int, commId: ncclUniqueId, rank: int, /) -> int: ...
    @staticmethod
    def pncclCommInitRank(comm: _Pointer[ncclComm_t], nranks: int, commId: ncclUniqueId, rank: int, /) -> int: ...
    @staticmethod
    def ncclCommInitAll(comm: _Pointer[ncclComm_t], ndev: int, devlist: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclCommInitAll(comm: _Pointer[ncclComm_t], ndev: int, devlist: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclCommFinalize(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def pncclCommFinalize(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def ncclCommDestroy(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def pncclCommDestroy(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def ncclCommAbort(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def pncclCommAbort(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def ncclCommRevoke(comm: ncclComm_t | int | None, revokeFlags: int, /) -> int: ...
    @staticmethod
    def pncclCommRevoke(comm: ncclComm_t | int | None, revokeFlags: int, /) -> int: ...
    @staticmethod
    def ncclCommSplit(comm: ncclComm_t | int | None, color: int, key: int, newcomm: _Pointer[ncclComm_t], config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def pncclCommSplit(comm: ncclComm_t | int | None, color: int, key: int, newcomm: _Pointer[ncclComm_t], config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def ncclCommShrink(comm: ncclComm_t | int | None, excludeRanksList: _Pointer[ctypes.c_int], excludeRanksCount: int, newcomm: _Pointer[ncclComm_t], config: _Pointer[ncclConfig_t], shrinkFlags: int, /) -> int: ...
    @staticmethod
    def pncclCommShrink(comm: ncclComm_t | int | None, excludeRanksList: _Pointer[ctypes.c_int], excludeRanksCount: int, newcomm: _Pointer[ncclComm_t], config: _Pointer[ncclConfig_t], shrinkFlags: int, /) -> int: ...
    @staticmethod
    def ncclCommGetUniqueId(comm: ncclComm_t | int | None, uniqueId: _Pointer[ncclUniqueId], /) -> int: ...
    @staticmethod
    def pncclCommGetUniqueId(comm: ncclComm_t | int | None, uniqueId: _Pointer[ncclUniqueId], /) -> int: ...
    @staticmethod
    def ncclCommGrow(comm: ncclComm_t | int | None, nRanks: int, uniqueId: _Pointer[ncclUniqueId], rank: int, newcomm: _Pointer[ncclComm_t], config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def pncclCommGrow(comm: ncclComm_t | int | None, nRanks: int, uniqueId: _Pointer[ncclUniqueId], rank: int, newcomm: _Pointer[ncclComm_t], config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def ncclCommInitRankScalable(newcomm: _Pointer[ncclComm_t], nranks: int, myrank: int, nId: int, commIds: _Pointer[ncclUniqueId], config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def pncclCommInitRankScalable(newcomm: _Pointer[ncclComm_t], nranks: int, myrank: int, nId: int, commIds: _Pointer[ncclUniqueId], config: _Pointer[ncclConfig_t], /) -> int: ...
    @staticmethod
    def ncclGetErrorString(result: int, /) -> bytes | None: ...
    @staticmethod
    def pncclGetErrorString(result: int, /) -> bytes | None: ...
    @staticmethod
    def ncclGetLastError(comm: ncclComm_t | int | None, /) -> bytes | None: ...
    @staticmethod
    def pncclGetLastError(comm: ncclComm_t | int | None, /) -> bytes | None: ...
    @staticmethod
    def ncclCommGetAsyncError(comm: ncclComm_t | int | None, asyncError: _Pointer[ctypes.c_uint], /) -> int: ...
    @staticmethod
    def pncclCommGetAsyncError(comm: ncclComm_t | int | None, asyncError: _Pointer[ctypes.c_uint], /) -> int: ...
    @staticmethod
    def ncclCommCount(comm: ncclComm_t | int | None, count: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclCommCount(comm: ncclComm_t | int | None, count: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclCommCuDevice(comm: ncclComm_t | int | None, device: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclCommCuDevice(comm: ncclComm_t | int | None, device: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclCommUserRank(comm: ncclComm_t | int | None, rank: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclCommUserRank(comm: ncclComm_t | int | None, rank: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclCommRegister(comm: ncclComm_t | int | None, buff: _Address, size: int, handle: _Pointer[ctypes.c_void_p], /) -> int: ...
    @staticmethod
    def pncclCommRegister(comm: ncclComm_t | int | None, buff: _Address, size: int, handle: _Pointer[ctypes.c_void_p], /) -> int: ...
    @staticmethod
    def ncclCommDeregister(comm: ncclComm_t | int | None, handle: _Address, /) -> int: ...
    @staticmethod
    def pncclCommDeregister(comm: ncclComm_t | int | None, handle: _Address, /) -> int: ...
    @staticmethod
    def ncclCommSuspend(comm: ncclComm_t | int | None, flags: int, /) -> int: ...
    @staticmethod
    def pncclCommSuspend(comm: ncclComm_t | int | None, flags: int, /) -> int: ...
    @staticmethod
    def ncclCommResume(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def pncclCommResume(comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def ncclCommMemStats(comm: ncclComm_t | int | None, stat: int, value: _Pointer[ctypes.c_uint64], /) -> int: ...
    @staticmethod
    def pncclCommMemStats(comm: ncclComm_t | int | None, stat: int, value: _Pointer[ctypes.c_uint64], /) -> int: ...
    @staticmethod
    def ncclCommWindowRegister(comm: ncclComm_t | int | None, buff: _Address, size: int, win: _Pointer[ncclWindow_t], winFlags: int, /) -> int: ...
    @staticmethod
    def pncclCommWindowRegister(comm: ncclComm_t | int | None, buff: _Address, size: int, win: _Pointer[ncclWindow_t], winFlags: int, /) -> int: ...
    @staticmethod
    def ncclCommWindowDeregister(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None, /) -> int: ...
    @staticmethod
    def pncclCommWindowDeregister(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None, /) -> int: ...
    @staticmethod
    def ncclWinGetUserPtr(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None, outUserPtr: _Pointer[ctypes.c_void_p], /) -> int: ...
    @staticmethod
    def pncclWinGetUserPtr(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None, outUserPtr: _Pointer[ctypes.c_void_p], /) -> int: ...

class _Api0:
    ncclMemAlloc = staticmethod(_here.ncclMemAlloc)
    pncclMemAlloc = staticmethod(_here.pncclMemAlloc)
    ncclMemFree = staticmethod(_here.ncclMemFree)
    pncclMemFree = staticmethod(_here.pncclMemFree)
    ncclGetVersion = staticmethod(_here.ncclGetVersion)
    pncclGetVersion = staticmethod(_here.pncclGetVersion)
    ncclGetUniqueId = staticmethod(_here.ncclGetUniqueId)
    pncclGetUniqueId = staticmethod(_here.pncclGetUniqueId)
    ncclCommInitRankConfig = staticmethod(_here.ncclCommInitRankConfig)
    pncclCommInitRankConfig = staticmethod(_here.pncclCommInitRankConfig)
    ncclCommInitRank = staticmethod(_here.ncclCommInitRank)
    pncclCommInitRank = staticmethod(_here.pncclCommInitRank)
    ncclCommInitAll = staticmethod(_here.ncclCommInitAll)
    pncclCommInitAll = staticmethod(_here.pncclCommInitAll)
    ncclCommFinalize = staticmethod(_here.ncclCommFinalize)
    pncclCommFinalize = staticmethod(_here.pncclCommFinalize)
    ncclCommDestroy = staticmethod(_here.ncclCommDestroy)
    pncclCommDestroy = staticmethod(_here.pncclCommDestroy)
    ncclCommAbort = staticmethod(_here.ncclCommAbort)
    pncclCommAbort = staticmethod(_here.pncclCommAbort)
    ncclCommRevoke = staticmethod(_here.ncclCommRevoke)
    pncclCommRevoke = staticmethod(_here.pncclCommRevoke)
    ncclCommSplit = staticmethod(_here.ncclCommSplit)
    pncclCommSplit = staticmethod(_here.pncclCommSplit)
    ncclCommShrink = staticmethod(_here.ncclCommShrink)
    pncclCommShrink = staticmethod(_here.pncclCommShrink)
    ncclCommGetUniqueId = staticmethod(_here.ncclCommGetUniqueId)
    pncclCommGetUniqueId = staticmethod(_here.pncclCommGetUniqueId)
    ncclCommGrow = staticmethod(_here.ncclCommGrow)
    pncclCommGrow = staticmethod(_here.pncclCommGrow)
    ncclCommInitRankScalable = staticmethod(_here.ncclCommInitRankScalable)
    pncclCommInitRankScalable = staticmethod(_here.pncclCommInitRankScalable)
    ncclGetErrorString = staticmethod(_here.ncclGetErrorString)
    pncclGetErrorString = staticmethod(_here.pncclGetErrorString)
    ncclGetLastError = staticmethod(_here.ncclGetLastError)
    pncclGetLastError = staticmethod(_here.pncclGetLastError)
    ncclCommGetAsyncError = staticmethod(_here.ncclCommGetAsyncError)
    pncclCommGetAsyncError = staticmethod(_here.pncclCommGetAsyncError)
    ncclCommCount = staticmethod(_here.ncclCommCount)
    pncclCommCount = staticmethod(_here.pncclCommCount)
    ncclCommCuDevice = staticmethod(_here.ncclCommCuDevice)
    pncclCommCuDevice = staticmethod(_here.pncclCommCuDevice)
    ncclCommUserRank = staticmethod(_here.ncclCommUserRank)
    pncclCommUserRank = staticmethod(_here.pncclCommUserRank)
    ncclCommRegister = staticmethod(_here.ncclCommRegister)
    pncclCommRegister = staticmethod(_here.pncclCommRegister)
    ncclCommDeregister = staticmethod(_here.ncclCommDeregister)
    pncclCommDeregister = staticmethod(_here.pncclCommDeregister)
    ncclCommSuspend = staticmethod(_here.ncclCommSuspend)
    pncclCommSuspend = staticmethod(_here.pncclCommSuspend)
    ncclCommResume = staticmethod(_here.ncclCommResume)
    pncclCommResume = staticmethod(_here.pncclCommResume)
    ncclCommMemStats = staticmethod(_here.ncclCommMemStats)
    pncclCommMemStats = staticmethod(_here.pncclCommMemStats)
    ncclCommWindowRegister = staticmethod(_here.ncclCommWindowRegister)
    pncclCommWindowRegister = staticmethod(_here.pncclCommWindowRegister)
    ncclCommWindowDeregister = staticmethod(_here.ncclCommWindowDeregister)
    pncclCommWindowDeregister = staticmethod(_here.pncclCommWindowDeregister)
    ncclWinGetUserPtr = staticmethod(_here.ncclWinGetUserPtr)
    pncclWinGetUserPtr = staticmethod(_here.pncclWinGetUserPtr)

def ncclRedOpCreatePreMulSum(scalar: _Address, datatype: int, residence: int, comm: ncclComm_t | int | None) -> ncclRedOp_t | int: """made by the call: ncclRedOp_t *op"""
def pncclRedOpCreatePreMulSum(scalar: _Address, datatype: int, residence: int, comm: ncclComm_t | int | None) -> ncclRedOp_t | int: """made by the call: ncclRedOp_t *op"""
def ncclRedOpDestroy(op: int, comm: ncclComm_t | int | None) -> ncclResult_t: ...
def pncclRedOpDestroy(op: int, comm: ncclComm_t | int | None) -> ncclResult_t: ...
def ncclReduce(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclReduce(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclBcast(buff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclBcast(buff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclBroadcast(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclBroadcast(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclAllReduce(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclAllReduce(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclReduceScatter(sendbuff: _Address, recvbuff: _Writable, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclReduceScatter(sendbuff: _Address, recvbuff: _Writable, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclAllGather(sendbuff: _Address, recvbuff: _Writable, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclAllGather(sendbuff: _Address, recvbuff: _Writable, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclAlltoAll(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.28"""
def pncclAlltoAll(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.28"""
def ncclGather(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.28"""
def pncclGather(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.28"""
def ncclScatter(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.28"""
def pncclScatter(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.28"""
def ncclAllReduceConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclAllReduceConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclBroadcastConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclBroadcastConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclReduceConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclReduceConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclAllGatherConfig(sendbuff: _Address, recvbuff: _Writable, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclAllGatherConfig(sendbuff: _Address, recvbuff: _Writable, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclReduceScatterConfig(sendbuff: _Address, recvbuff: _Writable, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclReduceScatterConfig(sendbuff: _Address, recvbuff: _Writable, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclAlltoAllConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclAlltoAllConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclGatherConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclGatherConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclScatterConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def pncclScatterConfig(sendbuff: _Address, recvbuff: _Writable, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t: """since 2.31"""
def ncclSend(sendbuff: _Address, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclSend(sendbuff: _Address, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def pncclRecv(recvbuff: _Writable, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclRecv(recvbuff: _Writable, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: ...
def ncclPutSignal(localbuff: _Address, count: int, datatype: int, peer: int, peerWin: ncclWindow_t | int | None, peerWinOffset: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.29"""
def pncclPutSignal(localbuff: _Address, count: int, datatype: int, peer: int, peerWin: ncclWindow_t | int | None, peerWinOffset: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.29"""
def ncclSignal(peer: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.29"""
def pncclSignal(peer: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.29"""
def ncclWaitSignal(nDesc: int, signalDescs: _Pointer[ncclWaitSignalDesc_t], comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.29"""
def pncclWaitSignal(nDesc: int, signalDescs: _Pointer[ncclWaitSignalDesc_t], comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t: """since 2.29"""
def ncclGroupStart() -> ncclResult_t: ...
def pncclGroupStart() -> ncclResult_t: ...
def ncclGroupEnd() -> ncclResult_t: ...
def pncclGroupEnd() -> ncclResult_t: ...
def ncclGroupSimulateEnd() -> ncclSimInfo_t: """since 2.22; made by the call: ncclSimInfo_t *simInfo"""
def pncclGroupSimulateEnd() -> ncclSimInfo_t: """since 2.22; made by the call: ncclSimInfo_t *simInfo"""
def ncclSetEncryption(config: _Pointer[ncclEncryptionConfig_t]) -> ncclResult_t: """since 2.32"""
def pncclSetEncryption(config: _Pointer[ncclEncryptionConfig_t]) -> ncclResult_t: """since 2.32"""
def ncclParamBind(key: _Text) -> ncclParamHandle_t: """since 2.30; made by the call: ncclParamHandle_t *out"""
def pncclParamBind(key: _Text) -> ncclParamHandle_t: """since 2.30; made by the call: ncclParamHandle_t *out"""
def ncclParamGetI8(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int8_t *out"""
def pncclParamGetI8(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int8_t *out"""

class _Raw60(Raw):
    @staticmethod
    def ncclRedOpCreatePreMulSum(op: _Pointer[ctypes.c_uint], scalar: _Address, datatype: int, residence: int, comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def pncclRedOpCreatePreMulSum(op: _Pointer[ctypes.c_uint], scalar: _Address, datatype: int, residence: int, comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def ncclRedOpDestroy(op: int, comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def pncclRedOpDestroy(op: int, comm: ncclComm_t | int | None, /) -> int: ...
    @staticmethod
    def ncclReduce(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclReduce(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclBcast(buff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclBcast(buff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclBroadcast(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclBroadcast(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclAllReduce(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclAllReduce(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclReduceScatter(sendbuff: _Address, recvbuff: _Address, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclReduceScatter(sendbuff: _Address, recvbuff: _Address, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclAllGather(sendbuff: _Address, recvbuff: _Address, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclAllGather(sendbuff: _Address, recvbuff: _Address, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclAlltoAll(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclAlltoAll(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclGather(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclGather(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclScatter(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclScatter(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclAllReduceConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclAllReduceConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclBroadcastConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclBroadcastConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclReduceConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclReduceConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, op: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclAllGatherConfig(sendbuff: _Address, recvbuff: _Address, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclAllGatherConfig(sendbuff: _Address, recvbuff: _Address, sendcount: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclReduceScatterConfig(sendbuff: _Address, recvbuff: _Address, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclReduceScatterConfig(sendbuff: _Address, recvbuff: _Address, recvcount: int, datatype: int, op: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclAlltoAllConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclAlltoAllConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclGatherConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclGatherConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclScatterConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def pncclScatterConfig(sendbuff: _Address, recvbuff: _Address, count: int, datatype: int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t], /) -> int: ...
    @staticmethod
    def ncclSend(sendbuff: _Address, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclSend(sendbuff: _Address, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclRecv(recvbuff: _Address, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclRecv(recvbuff: _Address, count: int, datatype: int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclPutSignal(localbuff: _Address, count: int, datatype: int, peer: int, peerWin: ncclWindow_t | int | None, peerWinOffset: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclPutSignal(localbuff: _Address, count: int, datatype: int, peer: int, peerWin: ncclWindow_t | int | None, peerWinOffset: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclSignal(peer: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclSignal(peer: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclWaitSignal(nDesc: int, signalDescs: _Pointer[ncclWaitSignalDesc_t], comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def pncclWaitSignal(nDesc: int, signalDescs: _Pointer[ncclWaitSignalDesc_t], comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def ncclGroupStart() -> int: ...
    @staticmethod
    def pncclGroupStart() -> int: ...
    @staticmethod
    def ncclGroupEnd() -> int: ...
    @staticmethod
    def pncclGroupEnd() -> int: ...
    @staticmethod
    def ncclGroupSimulateEnd(simInfo: _Pointer[ncclSimInfo_t], /) -> int: ...
    @staticmethod
    def pncclGroupSimulateEnd(simInfo: _Pointer[ncclSimInfo_t], /) -> int: ...
    @staticmethod
    def ncclSetEncryption(config: _Pointer[ncclEncryptionConfig_t], /) -> int: ...
    @staticmethod
    def pncclSetEncryption(config: _Pointer[ncclEncryptionConfig_t], /) -> int: ...
    @staticmethod
    def ncclParamBind(out: _Pointer[ncclParamHandle_t], key: _Text, /) -> int: ...
    @staticmethod
    def pncclParamBind(out: _Pointer[ncclParamHandle_t], key: _Text, /) -> int: ...
    @staticmethod
    def ncclParamGetI8(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int8], /) -> int: ...
    @staticmethod
    def pncclParamGetI8(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int8], /) -> int: ...

class _Api60:
    ncclRedOpCreatePreMulSum = staticmethod(_here.ncclRedOpCreatePreMulSum)
    pncclRedOpCreatePreMulSum = staticmethod(_here.pncclRedOpCreatePreMulSum)
    ncclRedOpDestroy = staticmethod(_here.ncclRedOpDestroy)
    pncclRedOpDestroy = staticmethod(_here.pncclRedOpDestroy)
    ncclReduce = staticmethod(_here.ncclReduce)
    pncclReduce = staticmethod(_here.pncclReduce)
    ncclBcast = staticmethod(_here.ncclBcast)
    pncclBcast = staticmethod(_here.pncclBcast)
    ncclBroadcast = staticmethod(_here.ncclBroadcast)
    pncclBroadcast = staticmethod(_here.pncclBroadcast)
    ncclAllReduce = staticmethod(_here.ncclAllReduce)
    pncclAllReduce = staticmethod(_here.pncclAllReduce)
    ncclReduceScatter = staticmethod(_here.ncclReduceScatter)
    pncclReduceScatter = staticmethod(_here.pncclReduceScatter)
    ncclAllGather = staticmethod(_here.ncclAllGather)
    pncclAllGather = staticmethod(_here.pncclAllGather)
    ncclAlltoAll = staticmethod(_here.ncclAlltoAll)
    pncclAlltoAll = staticmethod(_here.pncclAlltoAll)
    ncclGather = staticmethod(_here.ncclGather)
    pncclGather = staticmethod(_here.pncclGather)
    ncclScatter = staticmethod(_here.ncclScatter)
    pncclScatter = staticmethod(_here.pncclScatter)
    ncclAllReduceConfig = staticmethod(_here.ncclAllReduceConfig)
    pncclAllReduceConfig = staticmethod(_here.pncclAllReduceConfig)
    ncclBroadcastConfig = staticmethod(_here.ncclBroadcastConfig)
    pncclBroadcastConfig = staticmethod(_here.pncclBroadcastConfig)
    ncclReduceConfig = staticmethod(_here.ncclReduceConfig)
    pncclReduceConfig = staticmethod(_here.pncclReduceConfig)
    ncclAllGatherConfig = staticmethod(_here.ncclAllGatherConfig)
    pncclAllGatherConfig = staticmethod(_here.pncclAllGatherConfig)
    ncclReduceScatterConfig = staticmethod(_here.ncclReduceScatterConfig)
    pncclReduceScatterConfig = staticmethod(_here.pncclReduceScatterConfig)
    ncclAlltoAllConfig = staticmethod(_here.ncclAlltoAllConfig)
    pncclAlltoAllConfig = staticmethod(_here.pncclAlltoAllConfig)
    ncclGatherConfig = staticmethod(_here.ncclGatherConfig)
    pncclGatherConfig = staticmethod(_here.pncclGatherConfig)
    ncclScatterConfig = staticmethod(_here.ncclScatterConfig)
    pncclScatterConfig = staticmethod(_here.pncclScatterConfig)
    ncclSend = staticmethod(_here.ncclSend)
    pncclSend = staticmethod(_here.pncclSend)
    pncclRecv = staticmethod(_here.pncclRecv)
    ncclRecv = staticmethod(_here.ncclRecv)
    ncclPutSignal = staticmethod(_here.ncclPutSignal)
    pncclPutSignal = staticmethod(_here.pncclPutSignal)
    ncclSignal = staticmethod(_here.ncclSignal)
    pncclSignal = staticmethod(_here.pncclSignal)
    ncclWaitSignal = staticmethod(_here.ncclWaitSignal)
    pncclWaitSignal = staticmethod(_here.pncclWaitSignal)
    ncclGroupStart = staticmethod(_here.ncclGroupStart)
    pncclGroupStart = staticmethod(_here.pncclGroupStart)
    ncclGroupEnd = staticmethod(_here.ncclGroupEnd)
    pncclGroupEnd = staticmethod(_here.pncclGroupEnd)
    ncclGroupSimulateEnd = staticmethod(_here.ncclGroupSimulateEnd)
    pncclGroupSimulateEnd = staticmethod(_here.pncclGroupSimulateEnd)
    ncclSetEncryption = staticmethod(_here.ncclSetEncryption)
    pncclSetEncryption = staticmethod(_here.pncclSetEncryption)
    ncclParamBind = staticmethod(_here.ncclParamBind)
    pncclParamBind = staticmethod(_here.pncclParamBind)
    ncclParamGetI8 = staticmethod(_here.ncclParamGetI8)
    pncclParamGetI8 = staticmethod(_here.pncclParamGetI8)

def ncclParamGetI16(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int16_t *out"""
def pncclParamGetI16(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int16_t *out"""
def ncclParamGetI32(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int32_t *out"""
def pncclParamGetI32(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int32_t *out"""
def ncclParamGetI64(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int64_t *out"""
def pncclParamGetI64(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: int64_t *out"""
def ncclParamGetU8(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint8_t *out"""
def pncclParamGetU8(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint8_t *out"""
def ncclParamGetU16(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint16_t *out"""
def pncclParamGetU16(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint16_t *out"""
def ncclParamGetU32(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint32_t *out"""
def pncclParamGetU32(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint32_t *out"""
def ncclParamGetU64(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint64_t *out"""
def pncclParamGetU64(h: ncclParamHandle_t | int | None) -> int: """since 2.30; made by the call: uint64_t *out"""
def ncclParamGetStr(h: ncclParamHandle_t | int | None) -> str | None: """since 2.30; made by the call: const char **out"""
def pncclParamGetStr(h: ncclParamHandle_t | int | None) -> str | None: """since 2.30; made by the call: const char **out"""
def ncclParamGet(h: ncclParamHandle_t | int | None, out: _Writable, maxLen: int) -> int: """since 2.30; made by the call: int *len"""
def pncclParamGet(h: ncclParamHandle_t | int | None, out: _Writable, maxLen: int) -> int: """since 2.30; made by the call: int *len"""
def ncclParamGetParameter(key: _Text) -> tuple[str | None, int]: """since 2.30; made by the call: const char **value, int *valueLen"""
def pncclParamGetParameter(key: _Text) -> tuple[str | None, int]: """since 2.30; made by the call: const char **value, int *valueLen"""
def ncclParamGetAllParameterKeys() -> tuple[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]], int]: """since 2.30; made by the call: const char ***table, int *tableLen"""
def pncclParamGetAllParameterKeys() -> tuple[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]], int]: """since 2.30; made by the call: const char ***table, int *tableLen"""
def ncclParamDumpAll() -> None: """since 2.30"""
def pncclParamDumpAll() -> None: """since 2.30"""

class _Raw120(Raw):
    @staticmethod
    def ncclParamGetI16(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int16], /) -> int: ...
    @staticmethod
    def pncclParamGetI16(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int16], /) -> int: ...
    @staticmethod
    def ncclParamGetI32(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int32], /) -> int: ...
    @staticmethod
    def pncclParamGetI32(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int32], /) -> int: ...
    @staticmethod
    def ncclParamGetI64(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int64], /) -> int: ...
    @staticmethod
    def pncclParamGetI64(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_int64], /) -> int: ...
    @staticmethod
    def ncclParamGetU8(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint8], /) -> int: ...
    @staticmethod
    def pncclParamGetU8(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint8], /) -> int: ...
    @staticmethod
    def ncclParamGetU16(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint16], /) -> int: ...
    @staticmethod
    def pncclParamGetU16(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint16], /) -> int: ...
    @staticmethod
    def ncclParamGetU32(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint32], /) -> int: ...
    @staticmethod
    def pncclParamGetU32(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint32], /) -> int: ...
    @staticmethod
    def ncclParamGetU64(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint64], /) -> int: ...
    @staticmethod
    def pncclParamGetU64(h: ncclParamHandle_t | int | None, out: _Pointer[ctypes.c_uint64], /) -> int: ...
    @staticmethod
    def ncclParamGetStr(h: ncclParamHandle_t | int | None, out: _Texts, /) -> int: ...
    @staticmethod
    def pncclParamGetStr(h: ncclParamHandle_t | int | None, out: _Texts, /) -> int: ...
    @staticmethod
    def ncclParamGet(h: ncclParamHandle_t | int | None, out: _Address, maxLen: int, len: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclParamGet(h: ncclParamHandle_t | int | None, out: _Address, maxLen: int, len: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclParamGetParameter(key: _Text, value: _Texts, valueLen: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclParamGetParameter(key: _Text, value: _Texts, valueLen: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclParamGetAllParameterKeys(table: _Pointer[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]]], tableLen: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def pncclParamGetAllParameterKeys(table: _Pointer[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]]], tableLen: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def ncclParamDumpAll() -> None: ...
    @staticmethod
    def pncclParamDumpAll() -> None: ...

class _Api120:
    ncclParamGetI16 = staticmethod(_here.ncclParamGetI16)
    pncclParamGetI16 = staticmethod(_here.pncclParamGetI16)
    ncclParamGetI32 = staticmethod(_here.ncclParamGetI32)
    pncclParamGetI32 = staticmethod(_here.pncclParamGetI32)
    ncclParamGetI64 = staticmethod(_here.ncclParamGetI64)
    pncclParamGetI64 = staticmethod(_here.pncclParamGetI64)
    ncclParamGetU8 = staticmethod(_here.ncclParamGetU8)
    pncclParamGetU8 = staticmethod(_here.pncclParamGetU8)
    ncclParamGetU16 = staticmethod(_here.ncclParamGetU16)
    pncclParamGetU16 = staticmethod(_here.pncclParamGetU16)
    ncclParamGetU32 = staticmethod(_here.ncclParamGetU32)
    pncclParamGetU32 = staticmethod(_here.pncclParamGetU32)
    ncclParamGetU64 = staticmethod(_here.ncclParamGetU64)
    pncclParamGetU64 = staticmethod(_here.pncclParamGetU64)
    ncclParamGetStr = staticmethod(_here.ncclParamGetStr)
    pncclParamGetStr = staticmethod(_here.pncclParamGetStr)
    ncclParamGet = staticmethod(_here.ncclParamGet)
    pncclParamGet = staticmethod(_here.pncclParamGet)
    ncclParamGetParameter = staticmethod(_here.ncclParamGetParameter)
    pncclParamGetParameter = staticmethod(_here.pncclParamGetParameter)
    ncclParamGetAllParameterKeys = staticmethod(_here.ncclParamGetAllParameterKeys)
    pncclParamGetAllParameterKeys = staticmethod(_here.pncclParamGetAllParameterKeys)
    ncclParamDumpAll = staticmethod(_here.ncclParamDumpAll)
    pncclParamDumpAll = staticmethod(_here.pncclParamDumpAll)

class _Raw(_Raw0, _Raw60, _Raw120, Raw):
    ...

class _RawApi(_Raw0, _Raw60, _Raw120, Raw):
    ncclResetDebugInit: Callable[..., int]
    pncclResetDebugInit: Callable[..., int]

class _Api(_Api0, _Api60, _Api120, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    ncclResetDebugInit: Callable[..., None]
    pncclResetDebugInit: Callable[..., None]
