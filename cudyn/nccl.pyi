"""The names of cudyn.nccl, for type checkers and editors.

Generated from nccl.h of the header releases 2.16 to 2.32
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nccl as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, CharBytes as _CharBytes, Device as _Device, Enumeration as _Enumeration, Int as _Int, Opaque as _Opaque, Pointer as _Pointer, ReadArray as _ReadArray, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Texts as _Texts, Union as _Union, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NcclError
from ._bindings.libraries.module import LibraryModule, Raw

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

class ncclResult_t(_Enumeration):
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

class ncclHostCftMode_t(_Enumeration):
    ctype: type[ctypes.c_int]
    ncclHostCftDefault = ...
    ncclHostCftEnable = ...
    ncclHostCftDisable = ...
    ncclHostCftFallback = ...
ncclHostCftDefault: Final[ncclHostCftMode_t]
ncclHostCftEnable: Final[ncclHostCftMode_t]
ncclHostCftDisable: Final[ncclHostCftMode_t]
ncclHostCftFallback: Final[ncclHostCftMode_t]

class ncclNvlsHostMode_t(_Enumeration):
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

class ncclCommMemStat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    ncclStatGpuMemSuspend = ...
    ncclStatGpuMemSuspended = ...
    ncclStatGpuMemPersist = ...
    ncclStatGpuMemTotal = ...
ncclStatGpuMemSuspend: Final[ncclCommMemStat_t]
ncclStatGpuMemSuspended: Final[ncclCommMemStat_t]
ncclStatGpuMemPersist: Final[ncclCommMemStat_t]
ncclStatGpuMemTotal: Final[ncclCommMemStat_t]

class ncclRedOp_dummy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    ncclNumOps_dummy = ...
ncclNumOps_dummy: Final[ncclRedOp_dummy_t]

class ncclRedOp_t(_Enumeration):
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

class ncclDataType_t(_Enumeration):
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

class ncclScalarResidence_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    ncclScalarDevice = ...
    ncclScalarHostImmediate = ...
ncclScalarDevice: Final[ncclScalarResidence_t]
ncclScalarHostImmediate: Final[ncclScalarResidence_t]

class ncclEncryptionMode_t(_Enumeration):
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
NCCL_UNDEF_FLOAT: Final = -1.0
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

cudaEvent_t = runtime.cudaEvent_t
cudaStream_t = runtime.cudaStream_t

def ncclMemAlloc(size: int) -> int:
    """Allocates memory that NCCL can use best.

    C: ncclResult_t ncclMemAlloc(void **ptr, size_t size)

      ptr: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def pncclMemAlloc(size: int) -> int:
    """Allocates memory that NCCL can use best.

    C: ncclResult_t pncclMemAlloc(void **ptr, size_t size)

      ptr: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def ncclMemFree(ptr: _Device) -> ncclResult_t:
    """Frees memory of ncclMemAlloc.

    C: ncclResult_t ncclMemFree(void *ptr)

      ptr: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def pncclMemFree(ptr: _Device) -> ncclResult_t:
    """Frees memory of ncclMemAlloc.

    C: ncclResult_t pncclMemFree(void *ptr)

      ptr: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def ncclGetVersion() -> int:
    """Returns the library's version as one number.

    C: ncclResult_t ncclGetVersion(int *version)

      version: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclGetVersion() -> int:
    """Returns the library's version as one number.

    C: ncclResult_t pncclGetVersion(int *version)

      version: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclGetUniqueId() -> ncclUniqueId:
    """Creates an identifier, which all ranks of a communicator need.

    C: ncclResult_t ncclGetUniqueId(ncclUniqueId *uniqueId)

      uniqueId: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclGetUniqueId() -> ncclUniqueId:
    """Creates an identifier, which all ranks of a communicator need.

    C: ncclResult_t pncclGetUniqueId(ncclUniqueId *uniqueId)

      uniqueId: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommInitRankConfig(nranks: int, commId: ncclUniqueId, rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates the communicator of a rank with a configuration.

    C: ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)

      comm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommInitRankConfig(nranks: int, commId: ncclUniqueId, rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates the communicator of a rank with a configuration.

    C: ncclResult_t pncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)

      comm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommInitRank(nranks: int, commId: ncclUniqueId, rank: int) -> ncclComm_t:
    """Creates the communicator of a rank, together with the others of the same identifier.

    C: ncclResult_t ncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)

      comm: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommInitRank(nranks: int, commId: ncclUniqueId, rank: int) -> ncclComm_t:
    """Creates the communicator of a rank, together with the others of the same identifier.

    C: ncclResult_t pncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)

      comm: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommInitAll(ndev: int | None, devlist: _Pointer[ctypes.c_int] | Sequence[int] | _ReadArray) -> list[ncclComm_t]:
    """Creates the communicators of all devices of one process.

    C: ncclResult_t ncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)

      comm: returned, as a list
      devlist: passed; host memory of ndev elements

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommInitAll(ndev: int | None, devlist: _Pointer[ctypes.c_int] | Sequence[int] | _ReadArray) -> list[ncclComm_t]:
    """Creates the communicators of all devices of one process.

    C: ncclResult_t pncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)

      comm: returned, as a list
      devlist: passed; host memory of ndev elements

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommFinalize(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Ends a communicator's work and waits for it, before it is destroyed.

    C: ncclResult_t ncclCommFinalize(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommFinalize(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Ends a communicator's work and waits for it, before it is destroyed.

    C: ncclResult_t pncclCommFinalize(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommDestroy(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Destroys a communicator.

    C: ncclResult_t ncclCommDestroy(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommDestroy(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Destroys a communicator.

    C: ncclResult_t pncclCommDestroy(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommAbort(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Ends a communicator at once, with what it still does.

    C: ncclResult_t ncclCommAbort(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommAbort(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Ends a communicator at once, with what it still does.

    C: ncclResult_t pncclCommAbort(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommRevoke(comm: ncclComm_t | int | None, revokeFlags: int) -> ncclResult_t:
    """Stops a communicator's work, so that it can be used again.

    C: ncclResult_t ncclCommRevoke(ncclComm_t comm, int revokeFlags)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def pncclCommRevoke(comm: ncclComm_t | int | None, revokeFlags: int) -> ncclResult_t:
    """Stops a communicator's work, so that it can be used again.

    C: ncclResult_t pncclCommRevoke(ncclComm_t comm, int revokeFlags)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def ncclCommSplit(comm: ncclComm_t | int | None, color: int, key: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates a communicator for each color of another one's ranks.

    C: ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)

      newcomm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.18.
    """
def pncclCommSplit(comm: ncclComm_t | int | None, color: int, key: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates a communicator for each color of another one's ranks.

    C: ncclResult_t pncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)

      newcomm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.18.
    """
def ncclCommShrink(comm: ncclComm_t | int | None, excludeRanksList: _Pointer[ctypes.c_int] | Sequence[int] | _WriteArray, excludeRanksCount: int | None, config: _Pointer[ncclConfig_t], shrinkFlags: int) -> ncclComm_t:
    """Creates a communicator of the ranks of another one without some.

    C: ncclResult_t ncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)

      excludeRanksList: passed; host memory of excludeRanksCount elements
      newcomm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.27.
    """
def pncclCommShrink(comm: ncclComm_t | int | None, excludeRanksList: _Pointer[ctypes.c_int] | Sequence[int] | _WriteArray, excludeRanksCount: int | None, config: _Pointer[ncclConfig_t], shrinkFlags: int) -> ncclComm_t:
    """Creates a communicator of the ranks of another one without some.

    C: ncclResult_t pncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)

      excludeRanksList: passed; host memory of excludeRanksCount elements
      newcomm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.27.
    """
def ncclCommGetUniqueId(comm: ncclComm_t | int | None) -> ncclUniqueId:
    """Returns an identifier by which further ranks can join a communicator.

    C: ncclResult_t ncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)

      uniqueId: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclCommGetUniqueId(comm: ncclComm_t | int | None) -> ncclUniqueId:
    """Returns an identifier by which further ranks can join a communicator.

    C: ncclResult_t pncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)

      uniqueId: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclCommGrow(comm: ncclComm_t | int | None, nRanks: int, uniqueId: _Pointer[ncclUniqueId], rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates a communicator of the ranks of another one and of new ones.

    C: ncclResult_t ncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)

      uniqueId: passed; host memory
      newcomm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclCommGrow(comm: ncclComm_t | int | None, nRanks: int, uniqueId: _Pointer[ncclUniqueId], rank: int, config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates a communicator of the ranks of another one and of new ones.

    C: ncclResult_t pncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)

      uniqueId: passed; host memory
      newcomm: returned
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclCommInitRankScalable(nranks: int, myrank: int, nId: int | None, commIds: _Pointer[ncclUniqueId] | Sequence[ncclUniqueId], config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates the communicator of a rank by several identifiers, for very many ranks.

    C: ncclResult_t ncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)

      newcomm: returned
      commIds: passed; host memory of nId elements
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.23.
    """
def pncclCommInitRankScalable(nranks: int, myrank: int, nId: int | None, commIds: _Pointer[ncclUniqueId] | Sequence[ncclUniqueId], config: _Pointer[ncclConfig_t]) -> ncclComm_t:
    """Creates the communicator of a rank by several identifiers, for very many ranks.

    C: ncclResult_t pncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)

      newcomm: returned
      commIds: passed; host memory of nId elements
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.23.
    """
def ncclGetErrorString(result: ncclResult_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *ncclGetErrorString(ncclResult_t result)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclGetErrorString(result: ncclResult_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *pncclGetErrorString(ncclResult_t result)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclGetLastError(comm: ncclComm_t | int | None) -> str | None:
    """Returns the text of the last error.

    C: const char *ncclGetLastError(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclGetLastError(comm: ncclComm_t | int | None) -> str | None:
    """Returns the text of the last error.

    C: const char *pncclGetLastError(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommGetAsyncError(comm: ncclComm_t | int | None) -> ncclResult_t | int:
    """Returns an error that a communicator met after its call, or that it is still at work.

    C: ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)

      asyncError: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommGetAsyncError(comm: ncclComm_t | int | None) -> ncclResult_t | int:
    """Returns an error that a communicator met after its call, or that it is still at work.

    C: ncclResult_t pncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)

      asyncError: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommCount(comm: ncclComm_t | int | None) -> int:
    """Returns the number of a communicator's ranks.

    C: ncclResult_t ncclCommCount(const ncclComm_t comm, int *count)

      count: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommCount(comm: ncclComm_t | int | None) -> int:
    """Returns the number of a communicator's ranks.

    C: ncclResult_t pncclCommCount(const ncclComm_t comm, int *count)

      count: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommCuDevice(comm: ncclComm_t | int | None) -> int:
    """Returns the device of a communicator.

    C: ncclResult_t ncclCommCuDevice(const ncclComm_t comm, int *device)

      device: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommCuDevice(comm: ncclComm_t | int | None) -> int:
    """Returns the device of a communicator.

    C: ncclResult_t pncclCommCuDevice(const ncclComm_t comm, int *device)

      device: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommUserRank(comm: ncclComm_t | int | None) -> int:
    """Returns the rank of a communicator.

    C: ncclResult_t ncclCommUserRank(const ncclComm_t comm, int *rank)

      rank: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclCommUserRank(comm: ncclComm_t | int | None) -> int:
    """Returns the rank of a communicator.

    C: ncclResult_t pncclCommUserRank(const ncclComm_t comm, int *rank)

      rank: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclCommRegister(comm: ncclComm_t | int | None, buff: _Device, size: int) -> int:
    """Registers a buffer, so that calls with it need no copy.

    C: ncclResult_t ncclCommRegister(const ncclComm_t comm, void *buff, size_t size, void **handle)

      buff: passed; device memory
      handle: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def pncclCommRegister(comm: ncclComm_t | int | None, buff: _Device, size: int) -> int:
    """Registers a buffer, so that calls with it need no copy.

    C: ncclResult_t pncclCommRegister(const ncclComm_t comm, void *buff, size_t size, void **handle)

      buff: passed; device memory
      handle: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def ncclCommDeregister(comm: ncclComm_t | int | None, handle: _Opaque) -> ncclResult_t:
    """Ends the registration of a buffer.

    C: ncclResult_t ncclCommDeregister(const ncclComm_t comm, void *handle)

      handle: passed; a handle

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def pncclCommDeregister(comm: ncclComm_t | int | None, handle: _Opaque) -> ncclResult_t:
    """Ends the registration of a buffer.

    C: ncclResult_t pncclCommDeregister(const ncclComm_t comm, void *handle)

      handle: passed; a handle

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.19.
    """
def ncclCommSuspend(comm: ncclComm_t | int | None, flags: int) -> ncclResult_t:
    """Frees resources of a communicator until it is resumed.

    C: ncclResult_t ncclCommSuspend(ncclComm_t comm, int flags)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclCommSuspend(comm: ncclComm_t | int | None, flags: int) -> ncclResult_t:
    """Frees resources of a communicator until it is resumed.

    C: ncclResult_t pncclCommSuspend(ncclComm_t comm, int flags)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclCommResume(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Gives a suspended communicator its resources back.

    C: ncclResult_t ncclCommResume(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclCommResume(comm: ncclComm_t | int | None) -> ncclResult_t:
    """Gives a suspended communicator its resources back.

    C: ncclResult_t pncclCommResume(ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclCommMemStats(comm: ncclComm_t | int | None, stat: ncclCommMemStat_t | _Int) -> int:
    """Returns how much memory of a kind a communicator uses.

    C: ncclResult_t ncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)

      value: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclCommMemStats(comm: ncclComm_t | int | None, stat: ncclCommMemStat_t | _Int) -> int:
    """Returns how much memory of a kind a communicator uses.

    C: ncclResult_t pncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)

      value: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclCommWindowRegister(comm: ncclComm_t | int | None, buff: _Device, size: int, winFlags: int) -> ncclWindow_t:
    """Registers a buffer of every rank as a window, which the others can use.

    C: ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)

      buff: passed; device memory
      win: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.27.
    """
def pncclCommWindowRegister(comm: ncclComm_t | int | None, buff: _Device, size: int, winFlags: int) -> ncclWindow_t:
    """Registers a buffer of every rank as a window, which the others can use.

    C: ncclResult_t pncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)

      buff: passed; device memory
      win: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.27.
    """
def ncclCommWindowDeregister(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> ncclResult_t:
    """Ends the registration of a window.

    C: ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.27.
    """
def pncclCommWindowDeregister(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> ncclResult_t:
    """Ends the registration of a window.

    C: ncclResult_t pncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.27.
    """
def ncclWinGetUserPtr(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> int:
    """Returns the address of the buffer that was registered as a window.

    C: ncclResult_t ncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)

      outUserPtr: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclWinGetUserPtr(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> int:
    """Returns the address of the buffer that was registered as a window.

    C: ncclResult_t pncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)

      outUserPtr: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclRedOpCreatePreMulSum(scalar: _Address | _Device, datatype: ncclDataType_t | _Int, residence: ncclScalarResidence_t | _Int, comm: ncclComm_t | int | None) -> ncclRedOp_t | int:
    """Creates a sum whose inputs are first multiplied by a scalar.

    C: ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)

      op: returned
      scalar: passed; host or device memory of sizeof(datatype) bytes

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclRedOpCreatePreMulSum(scalar: _Address | _Device, datatype: ncclDataType_t | _Int, residence: ncclScalarResidence_t | _Int, comm: ncclComm_t | int | None) -> ncclRedOp_t | int:
    """Creates a sum whose inputs are first multiplied by a scalar.

    C: ncclResult_t pncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)

      op: returned
      scalar: passed; host or device memory of sizeof(datatype) bytes

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclRedOpDestroy(op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None) -> ncclResult_t:
    """Destroys a reduction that the program has made.

    C: ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclRedOpDestroy(op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None) -> ncclResult_t:
    """Destroys a reduction that the program has made.

    C: ncclResult_t pncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclReduce(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Reduces what all ranks send, and gives the root the result.

    C: ncclResult_t ncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclReduce(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Reduces what all ranks send, and gives the root the result.

    C: ncclResult_t pncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclBcast(buff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends what the root has to all ranks, in place.

    C: ncclResult_t ncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      buff: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclBcast(buff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends what the root has to all ranks, in place.

    C: ncclResult_t pncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      buff: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclBroadcast(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends what the root has to all ranks.

    C: ncclResult_t ncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclBroadcast(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends what the root has to all ranks.

    C: ncclResult_t pncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclAllReduce(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Reduces what all ranks send, and gives every rank the result.

    C: ncclResult_t ncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclAllReduce(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Reduces what all ranks send, and gives every rank the result.

    C: ncclResult_t pncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclReduceScatter(sendbuff: _Device, recvbuff: _Device, recvcount: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Reduces what all ranks send, and gives each rank a part of the result.

    C: ncclResult_t ncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclReduceScatter(sendbuff: _Device, recvbuff: _Device, recvcount: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Reduces what all ranks send, and gives each rank a part of the result.

    C: ncclResult_t pncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclAllGather(sendbuff: _Device, recvbuff: _Device, sendcount: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Gives every rank what all ranks send, in the order of the ranks.

    C: ncclResult_t ncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclAllGather(sendbuff: _Device, recvbuff: _Device, sendcount: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Gives every rank what all ranks send, in the order of the ranks.

    C: ncclResult_t pncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclAlltoAll(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends a part to each rank and receives a part from each.

    C: ncclResult_t ncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def pncclAlltoAll(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends a part to each rank and receives a part from each.

    C: ncclResult_t pncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def ncclGather(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Gives the root what all ranks send, in the order of the ranks.

    C: ncclResult_t ncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def pncclGather(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Gives the root what all ranks send, in the order of the ranks.

    C: ncclResult_t pncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def ncclScatter(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends each rank a part of what the root has.

    C: ncclResult_t ncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def pncclScatter(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends each rank a part of what the root has.

    C: ncclResult_t pncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.28.
    """
def ncclAllReduceConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Reduces what all ranks send for every rank, with a configuration of the call.

    C: ncclResult_t ncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclAllReduceConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Reduces what all ranks send for every rank, with a configuration of the call.

    C: ncclResult_t pncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclBroadcastConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Sends what the root has to all ranks, with a configuration of the call.

    C: ncclResult_t ncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclBroadcastConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Sends what the root has to all ranks, with a configuration of the call.

    C: ncclResult_t pncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclReduceConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Reduces what all ranks send for the root, with a configuration of the call.

    C: ncclResult_t ncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclReduceConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Reduces what all ranks send for the root, with a configuration of the call.

    C: ncclResult_t pncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclAllGatherConfig(sendbuff: _Device, recvbuff: _Device, sendcount: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Gives every rank what all ranks send, with a configuration of the call.

    C: ncclResult_t ncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclAllGatherConfig(sendbuff: _Device, recvbuff: _Device, sendcount: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Gives every rank what all ranks send, with a configuration of the call.

    C: ncclResult_t pncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclReduceScatterConfig(sendbuff: _Device, recvbuff: _Device, recvcount: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Reduces what all ranks send and gives each a part, with a configuration of the call.

    C: ncclResult_t ncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclReduceScatterConfig(sendbuff: _Device, recvbuff: _Device, recvcount: int, datatype: ncclDataType_t | _Int, op: ncclRedOp_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Reduces what all ranks send and gives each a part, with a configuration of the call.

    C: ncclResult_t pncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclAlltoAllConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Sends a part to each rank and receives a part from each, with a configuration of the call.

    C: ncclResult_t ncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclAlltoAllConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Sends a part to each rank and receives a part from each, with a configuration of the call.

    C: ncclResult_t pncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclGatherConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Gives the root what all ranks send, with a configuration of the call.

    C: ncclResult_t ncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclGatherConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Gives the root what all ranks send, with a configuration of the call.

    C: ncclResult_t pncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclScatterConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Sends each rank a part of what the root has, with a configuration of the call.

    C: ncclResult_t ncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def pncclScatterConfig(sendbuff: _Device, recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, root: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None, config: _Pointer[ncclCollConfig_t]) -> ncclResult_t:
    """Sends each rank a part of what the root has, with a configuration of the call.

    C: ncclResult_t pncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)

      sendbuff: passed; device memory
      recvbuff: passed; the call may write to the memory that it points to; device memory
      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.31.
    """
def ncclSend(sendbuff: _Device, count: int, datatype: ncclDataType_t | _Int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends to a rank.

    C: ncclResult_t ncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclSend(sendbuff: _Device, count: int, datatype: ncclDataType_t | _Int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Sends to a rank.

    C: ncclResult_t pncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)

      sendbuff: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclRecv(recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Receives from a rank.

    C: ncclResult_t pncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)

      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclRecv(recvbuff: _Device, count: int, datatype: ncclDataType_t | _Int, peer: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Receives from a rank.

    C: ncclResult_t ncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)

      recvbuff: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclPutSignal(localbuff: _Device, count: int, datatype: ncclDataType_t | _Int, peer: int, peerWin: ncclWindow_t | int | None, peerWinOffset: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Writes into a peer's window and then raises a signal there.

    C: ncclResult_t ncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)

      localbuff: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclPutSignal(localbuff: _Device, count: int, datatype: ncclDataType_t | _Int, peer: int, peerWin: ncclWindow_t | int | None, peerWinOffset: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Writes into a peer's window and then raises a signal there.

    C: ncclResult_t pncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)

      localbuff: passed; device memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclSignal(peer: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Raises a signal at a peer.

    C: ncclResult_t ncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclSignal(peer: int, sigIdx: int, ctx: int, flags: int, comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Raises a signal at a peer.

    C: ncclResult_t pncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclWaitSignal(nDesc: int | None, signalDescs: _Pointer[ncclWaitSignalDesc_t] | Sequence[ncclWaitSignalDesc_t], comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Waits for signals of peers, in a stream's order.

    C: ncclResult_t ncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)

      signalDescs: passed; host memory of nDesc elements

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def pncclWaitSignal(nDesc: int | None, signalDescs: _Pointer[ncclWaitSignalDesc_t] | Sequence[ncclWaitSignalDesc_t], comm: ncclComm_t | int | None, stream: driver.CUstream | int | None) -> ncclResult_t:
    """Waits for signals of peers, in a stream's order.

    C: ncclResult_t pncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)

      signalDescs: passed; host memory of nDesc elements

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.29.
    """
def ncclGroupStart() -> ncclResult_t:
    """Begins a group of calls.

    C: ncclResult_t ncclGroupStart(void)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclGroupStart() -> ncclResult_t:
    """Begins a group of calls.

    C: ncclResult_t pncclGroupStart(void)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclGroupEnd() -> ncclResult_t:
    """Ends a group of calls and submits them together.

    C: ncclResult_t ncclGroupEnd(void)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def pncclGroupEnd() -> ncclResult_t:
    """Ends a group of calls and submits them together.

    C: ncclResult_t pncclGroupEnd(void)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    """
def ncclGroupSimulateEnd() -> ncclSimInfo_t:
    """Ends a group of calls without submitting them, and estimates their time.

    C: ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *simInfo)

      simInfo: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.22.
    """
def pncclGroupSimulateEnd() -> ncclSimInfo_t:
    """Ends a group of calls without submitting them, and estimates their time.

    C: ncclResult_t pncclGroupSimulateEnd(ncclSimInfo_t *simInfo)

      simInfo: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.22.
    """
def ncclSetEncryption(config: _Pointer[ncclEncryptionConfig_t]) -> ncclResult_t:
    """Sets how communication is encrypted.

    C: ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *config)

      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.32.
    """
def pncclSetEncryption(config: _Pointer[ncclEncryptionConfig_t]) -> ncclResult_t:
    """Sets how communication is encrypted.

    C: ncclResult_t pncclSetEncryption(const ncclEncryptionConfig_t *config)

      config: passed; host memory

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.32.
    """
def ncclParamBind(key: _Text) -> ncclParamHandle_t:
    """Returns a handle of a parameter by its name.

    C: ncclResult_t ncclParamBind(ncclParamHandle_t *out, const char *key)

      out: returned
      key: passed; a zero-terminated text

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamBind(key: _Text) -> ncclParamHandle_t:
    """Returns a handle of a parameter by its name.

    C: ncclResult_t pncclParamBind(ncclParamHandle_t *out, const char *key)

      out: returned
      key: passed; a zero-terminated text

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetI8(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetI8(ncclParamHandle_t h, int8_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetI8(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetI8(ncclParamHandle_t h, int8_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetI16(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetI16(ncclParamHandle_t h, int16_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetI16(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetI16(ncclParamHandle_t h, int16_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetI32(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetI32(ncclParamHandle_t h, int32_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetI32(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetI32(ncclParamHandle_t h, int32_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetI64(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetI64(ncclParamHandle_t h, int64_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetI64(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetI64(ncclParamHandle_t h, int64_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetU8(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetU8(ncclParamHandle_t h, uint8_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetU8(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetU8(ncclParamHandle_t h, uint8_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetU16(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetU16(ncclParamHandle_t h, uint16_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetU16(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetU16(ncclParamHandle_t h, uint16_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetU32(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetU32(ncclParamHandle_t h, uint32_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetU32(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetU32(ncclParamHandle_t h, uint32_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetU64(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t ncclParamGetU64(ncclParamHandle_t h, uint64_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetU64(h: ncclParamHandle_t | int | None) -> int:
    """Returns a parameter as an integer of this type.

    C: ncclResult_t pncclParamGetU64(ncclParamHandle_t h, uint64_t *out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetStr(h: ncclParamHandle_t | int | None) -> str | None:
    """Returns a parameter as a text.

    C: ncclResult_t ncclParamGetStr(ncclParamHandle_t h, const char **out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetStr(h: ncclParamHandle_t | int | None) -> str | None:
    """Returns a parameter as a text.

    C: ncclResult_t pncclParamGetStr(ncclParamHandle_t h, const char **out)

      out: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGet(h: ncclParamHandle_t | int | None, out: _Writable, maxLen: int | None) -> int:
    """Copies the value of a parameter into memory.

    C: ncclResult_t ncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)

      out: passed; the call may write to the memory that it points to; host memory of maxLen bytes
      len: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGet(h: ncclParamHandle_t | int | None, out: _Writable, maxLen: int | None) -> int:
    """Copies the value of a parameter into memory.

    C: ncclResult_t pncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)

      out: passed; the call may write to the memory that it points to; host memory of maxLen bytes
      len: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetParameter(key: _Text) -> tuple[str | None, int]:
    """Returns the value of a parameter as a text, by its name.

    C: ncclResult_t ncclParamGetParameter(const char *key, const char **value, int *valueLen)

      key: passed; a zero-terminated text
      value: returned
      valueLen: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetParameter(key: _Text) -> tuple[str | None, int]:
    """Returns the value of a parameter as a text, by its name.

    C: ncclResult_t pncclParamGetParameter(const char *key, const char **value, int *valueLen)

      key: passed; a zero-terminated text
      value: returned
      valueLen: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamGetAllParameterKeys() -> tuple[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]], int]:
    """Returns the names of all parameters.

    C: ncclResult_t ncclParamGetAllParameterKeys(const char ***table, int *tableLen)

      table: returned
      tableLen: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamGetAllParameterKeys() -> tuple[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]], int]:
    """Returns the names of all parameters.

    C: ncclResult_t pncclParamGetAllParameterKeys(const char ***table, int *tableLen)

      table: returned
      tableLen: returned

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def ncclParamDumpAll() -> None:
    """Prints all parameters with their values.

    C: void ncclParamDumpAll(void)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """
def pncclParamDumpAll() -> None:
    """Prints all parameters with their values.

    C: void pncclParamDumpAll(void)

    https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/
    Since 2.30.
    """

class _RawUnchanged(Raw):
    ncclMemAlloc: _C[_Pointer[ctypes.c_void_p], int]
    pncclMemAlloc: _C[_Pointer[ctypes.c_void_p], int]
    ncclMemFree: _C[_Address]
    pncclMemFree: _C[_Address]
    ncclGetVersion: _C[_Pointer[ctypes.c_int]]
    pncclGetVersion: _C[_Pointer[ctypes.c_int]]
    ncclGetUniqueId: _C[_Pointer[ncclUniqueId]]
    pncclGetUniqueId: _C[_Pointer[ncclUniqueId]]
    ncclCommInitRankConfig: _C[_Pointer[ncclComm_t], int, ncclUniqueId, int, _Pointer[ncclConfig_t]]
    pncclCommInitRankConfig: _C[_Pointer[ncclComm_t], int, ncclUniqueId, int, _Pointer[ncclConfig_t]]
    ncclCommInitRank: _C[_Pointer[ncclComm_t], int, ncclUniqueId, int]
    pncclCommInitRank: _C[_Pointer[ncclComm_t], int, ncclUniqueId, int]
    ncclCommInitAll: _C[_Pointer[ncclComm_t], int, _Pointer[ctypes.c_int]]
    pncclCommInitAll: _C[_Pointer[ncclComm_t], int, _Pointer[ctypes.c_int]]
    ncclCommFinalize: _C[ncclComm_t | int | None]
    pncclCommFinalize: _C[ncclComm_t | int | None]
    ncclCommDestroy: _C[ncclComm_t | int | None]
    pncclCommDestroy: _C[ncclComm_t | int | None]
    ncclCommAbort: _C[ncclComm_t | int | None]
    pncclCommAbort: _C[ncclComm_t | int | None]
    ncclCommRevoke: _C[ncclComm_t | int | None, int]
    pncclCommRevoke: _C[ncclComm_t | int | None, int]
    ncclCommSplit: _C[ncclComm_t | int | None, int, int, _Pointer[ncclComm_t], _Pointer[ncclConfig_t]]
    pncclCommSplit: _C[ncclComm_t | int | None, int, int, _Pointer[ncclComm_t], _Pointer[ncclConfig_t]]
    ncclCommShrink: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int], int, _Pointer[ncclComm_t], _Pointer[ncclConfig_t], int]
    pncclCommShrink: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int], int, _Pointer[ncclComm_t], _Pointer[ncclConfig_t], int]
    ncclCommGetUniqueId: _C[ncclComm_t | int | None, _Pointer[ncclUniqueId]]
    pncclCommGetUniqueId: _C[ncclComm_t | int | None, _Pointer[ncclUniqueId]]
    ncclCommGrow: _C[ncclComm_t | int | None, int, _Pointer[ncclUniqueId], int, _Pointer[ncclComm_t], _Pointer[ncclConfig_t]]
    pncclCommGrow: _C[ncclComm_t | int | None, int, _Pointer[ncclUniqueId], int, _Pointer[ncclComm_t], _Pointer[ncclConfig_t]]
    ncclCommInitRankScalable: _C[_Pointer[ncclComm_t], int, int, int, _Pointer[ncclUniqueId], _Pointer[ncclConfig_t]]
    pncclCommInitRankScalable: _C[_Pointer[ncclComm_t], int, int, int, _Pointer[ncclUniqueId], _Pointer[ncclConfig_t]]
    ncclGetErrorString: Callable[[int], bytes | None]
    pncclGetErrorString: Callable[[int], bytes | None]
    ncclGetLastError: Callable[[ncclComm_t | int | None], bytes | None]
    pncclGetLastError: Callable[[ncclComm_t | int | None], bytes | None]
    ncclCommGetAsyncError: _C[ncclComm_t | int | None, _Pointer[ctypes.c_uint]]
    pncclCommGetAsyncError: _C[ncclComm_t | int | None, _Pointer[ctypes.c_uint]]
    ncclCommCount: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int]]
    pncclCommCount: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int]]
    ncclCommCuDevice: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int]]
    pncclCommCuDevice: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int]]
    ncclCommUserRank: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int]]
    pncclCommUserRank: _C[ncclComm_t | int | None, _Pointer[ctypes.c_int]]
    ncclCommRegister: _C[ncclComm_t | int | None, _Address, int, _Pointer[ctypes.c_void_p]]
    pncclCommRegister: _C[ncclComm_t | int | None, _Address, int, _Pointer[ctypes.c_void_p]]
    ncclCommDeregister: _C[ncclComm_t | int | None, _Address]
    pncclCommDeregister: _C[ncclComm_t | int | None, _Address]
    ncclCommSuspend: _C[ncclComm_t | int | None, int]
    pncclCommSuspend: _C[ncclComm_t | int | None, int]
    ncclCommResume: _C[ncclComm_t | int | None]
    pncclCommResume: _C[ncclComm_t | int | None]
    ncclCommMemStats: _C[ncclComm_t | int | None, int, _Pointer[ctypes.c_uint64]]
    pncclCommMemStats: _C[ncclComm_t | int | None, int, _Pointer[ctypes.c_uint64]]
    ncclCommWindowRegister: _C[ncclComm_t | int | None, _Address, int, _Pointer[ncclWindow_t], int]
    pncclCommWindowRegister: _C[ncclComm_t | int | None, _Address, int, _Pointer[ncclWindow_t], int]
    ncclCommWindowDeregister: _C[ncclComm_t | int | None, ncclWindow_t | int | None]
    pncclCommWindowDeregister: _C[ncclComm_t | int | None, ncclWindow_t | int | None]
    ncclWinGetUserPtr: _C[ncclComm_t | int | None, ncclWindow_t | int | None, _Pointer[ctypes.c_void_p]]
    pncclWinGetUserPtr: _C[ncclComm_t | int | None, ncclWindow_t | int | None, _Pointer[ctypes.c_void_p]]
    ncclRedOpCreatePreMulSum: _C[_Pointer[ctypes.c_uint], _Address, int, int, ncclComm_t | int | None]
    pncclRedOpCreatePreMulSum: _C[_Pointer[ctypes.c_uint], _Address, int, int, ncclComm_t | int | None]
    ncclRedOpDestroy: _C[int, ncclComm_t | int | None]
    pncclRedOpDestroy: _C[int, ncclComm_t | int | None]
    ncclReduce: _C[_Address, _Address, int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclReduce: _C[_Address, _Address, int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclBcast: _C[_Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclBcast: _C[_Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclBroadcast: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclBroadcast: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclAllReduce: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclAllReduce: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclReduceScatter: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclReduceScatter: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclAllGather: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclAllGather: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclAlltoAll: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclAlltoAll: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclGather: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclGather: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclScatter: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclScatter: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclAllReduceConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclAllReduceConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclBroadcastConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclBroadcastConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclReduceConfig: _C[_Address, _Address, int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclReduceConfig: _C[_Address, _Address, int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclAllGatherConfig: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclAllGatherConfig: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclReduceScatterConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclReduceScatterConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclAlltoAllConfig: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclAlltoAllConfig: _C[_Address, _Address, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclGatherConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclGatherConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclScatterConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    pncclScatterConfig: _C[_Address, _Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None, _Pointer[ncclCollConfig_t]]
    ncclSend: _C[_Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclSend: _C[_Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclRecv: _C[_Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclRecv: _C[_Address, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclPutSignal: _C[_Address, int, int, int, ncclWindow_t | int | None, int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclPutSignal: _C[_Address, int, int, int, ncclWindow_t | int | None, int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclSignal: _C[int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    pncclSignal: _C[int, int, int, int, ncclComm_t | int | None, driver.CUstream | int | None]
    ncclWaitSignal: _C[int, _Pointer[ncclWaitSignalDesc_t], ncclComm_t | int | None, driver.CUstream | int | None]
    pncclWaitSignal: _C[int, _Pointer[ncclWaitSignalDesc_t], ncclComm_t | int | None, driver.CUstream | int | None]
    ncclGroupStart: _C[[]]
    pncclGroupStart: _C[[]]
    ncclGroupEnd: _C[[]]
    pncclGroupEnd: _C[[]]
    ncclGroupSimulateEnd: _C[_Pointer[ncclSimInfo_t]]
    pncclGroupSimulateEnd: _C[_Pointer[ncclSimInfo_t]]
    ncclSetEncryption: _C[_Pointer[ncclEncryptionConfig_t]]
    pncclSetEncryption: _C[_Pointer[ncclEncryptionConfig_t]]
    ncclParamBind: _C[_Pointer[ncclParamHandle_t], _Text]
    pncclParamBind: _C[_Pointer[ncclParamHandle_t], _Text]
    ncclParamGetI8: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int8]]
    pncclParamGetI8: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int8]]
    ncclParamGetI16: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int16]]
    pncclParamGetI16: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int16]]
    ncclParamGetI32: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int32]]
    pncclParamGetI32: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int32]]
    ncclParamGetI64: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int64]]
    pncclParamGetI64: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_int64]]
    ncclParamGetU8: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint8]]
    pncclParamGetU8: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint8]]
    ncclParamGetU16: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint16]]
    pncclParamGetU16: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint16]]
    ncclParamGetU32: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint32]]
    pncclParamGetU32: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint32]]
    ncclParamGetU64: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint64]]
    pncclParamGetU64: _C[ncclParamHandle_t | int | None, _Pointer[ctypes.c_uint64]]
    ncclParamGetStr: _C[ncclParamHandle_t | int | None, _Texts]
    pncclParamGetStr: _C[ncclParamHandle_t | int | None, _Texts]
    ncclParamGet: _C[ncclParamHandle_t | int | None, _Address, int, _Pointer[ctypes.c_int]]
    pncclParamGet: _C[ncclParamHandle_t | int | None, _Address, int, _Pointer[ctypes.c_int]]
    ncclParamGetParameter: _C[_Text, _Texts, _Pointer[ctypes.c_int]]
    pncclParamGetParameter: _C[_Text, _Texts, _Pointer[ctypes.c_int]]
    ncclParamGetAllParameterKeys: _C[_Pointer[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]]], _Pointer[ctypes.c_int]]
    pncclParamGetAllParameterKeys: _C[_Pointer[ctypes._Pointer[ctypes._Pointer[ctypes.c_char]]], _Pointer[ctypes.c_int]]
    ncclParamDumpAll: Callable[[], None]
    pncclParamDumpAll: Callable[[], None]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ncclResetDebugInit: Callable[..., int]
    pncclResetDebugInit: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
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
    ncclResetDebugInit: Callable[..., None]
    pncclResetDebugInit: Callable[..., None]
