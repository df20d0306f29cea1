"""The names of cudyn.runtime, for type checkers and editors.

Generated from cuda_runtime_api.h, cuda_profiler_api.h, cuComplex.h, library_types.h, cuda_gl_interop.h,
cuda_egl_interop.h, cuda_vdpau_interop.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/sources.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Sequence
from ctypes import Array, Structure, Union
from enum import IntEnum
from os import PathLike
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from . import driver
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

class cudaExecutionContext_t(Handle): ...

class cudaArray_t(Handle): ...

class cudaMipmappedArray_t(Handle): ...

class cudaGraphicsResource_t(Handle): ...

class cudaExternalMemory_t(Handle): ...

class cudaExternalSemaphore_t(Handle): ...

class cudaAsyncCallbackHandle_t(Handle): ...

class cudaRoundMode(IntEnum):
    ctype = ctypes.c_uint
    cudaRoundNearest = 0
    cudaRoundZero = 1
    cudaRoundPosInf = 2
    cudaRoundMinInf = 3

class cudaError_t(IntEnum):
    ctype = ctypes.c_uint
    cudaSuccess = 0
    cudaErrorInvalidValue = 1
    cudaErrorMemoryAllocation = 2
    cudaErrorInitializationError = 3
    cudaErrorCudartUnloading = 4
    cudaErrorProfilerDisabled = 5
    cudaErrorProfilerNotInitialized = 6
    cudaErrorProfilerAlreadyStarted = 7
    cudaErrorProfilerAlreadyStopped = 8
    cudaErrorInvalidConfiguration = 9
    cudaErrorVersionTranslation = 10
    cudaErrorInvalidPitchValue = 12
    cudaErrorInvalidSymbol = 13
    cudaErrorInvalidHostPointer = 16
    cudaErrorInvalidDevicePointer = 17
    cudaErrorInvalidTexture = 18
    cudaErrorInvalidTextureBinding = 19
    cudaErrorInvalidChannelDescriptor = 20
    cudaErrorInvalidMemcpyDirection = 21
    cudaErrorAddressOfConstant = 22
    cudaErrorTextureFetchFailed = 23
    cudaErrorTextureNotBound = 24
    cudaErrorSynchronizationError = 25
    cudaErrorInvalidFilterSetting = 26
    cudaErrorInvalidNormSetting = 27
    cudaErrorMixedDeviceExecution = 28
    cudaErrorNotYetImplemented = 31
    cudaErrorMemoryValueTooLarge = 32
    cudaErrorStubLibrary = 34
    cudaErrorInsufficientDriver = 35
    cudaErrorCallRequiresNewerDriver = 36
    cudaErrorInvalidSurface = 37
    cudaErrorDuplicateVariableName = 43
    cudaErrorDuplicateTextureName = 44
    cudaErrorDuplicateSurfaceName = 45
    cudaErrorDevicesUnavailable = 46
    cudaErrorIncompatibleDriverContext = 49
    cudaErrorMissingConfiguration = 52
    cudaErrorPriorLaunchFailure = 53
    cudaErrorLaunchMaxDepthExceeded = 65
    cudaErrorLaunchFileScopedTex = 66
    cudaErrorLaunchFileScopedSurf = 67
    cudaErrorSyncDepthExceeded = 68
    cudaErrorLaunchPendingCountExceeded = 69
    cudaErrorInvalidDeviceFunction = 98
    cudaErrorNoDevice = 100
    cudaErrorInvalidDevice = 101
    cudaErrorDeviceNotLicensed = 102
    cudaErrorSoftwareValidityNotEstablished = 103
    cudaErrorStartupFailure = 127
    cudaErrorInvalidKernelImage = 200
    cudaErrorDeviceUninitialized = 201
    cudaErrorMapBufferObjectFailed = 205
    cudaErrorUnmapBufferObjectFailed = 206
    cudaErrorArrayIsMapped = 207
    cudaErrorAlreadyMapped = 208
    cudaErrorNoKernelImageForDevice = 209
    cudaErrorAlreadyAcquired = 210
    cudaErrorNotMapped = 211
    cudaErrorNotMappedAsArray = 212
    cudaErrorNotMappedAsPointer = 213
    cudaErrorECCUncorrectable = 214
    cudaErrorUnsupportedLimit = 215
    cudaErrorDeviceAlreadyInUse = 216
    cudaErrorPeerAccessUnsupported = 217
    cudaErrorInvalidPtx = 218
    cudaErrorInvalidGraphicsContext = 219
    cudaErrorNvlinkUncorrectable = 220
    cudaErrorJitCompilerNotFound = 221
    cudaErrorUnsupportedPtxVersion = 222
    cudaErrorJitCompilationDisabled = 223
    cudaErrorUnsupportedExecAffinity = 224
    cudaErrorUnsupportedDevSideSync = 225
    cudaErrorContained = 226
    cudaErrorInsufficientLoaderVersion = 227
    cudaErrorInvalidSource = 300
    cudaErrorFileNotFound = 301
    cudaErrorSharedObjectSymbolNotFound = 302
    cudaErrorSharedObjectInitFailed = 303
    cudaErrorOperatingSystem = 304
    cudaErrorInvalidResourceHandle = 400
    cudaErrorIllegalState = 401
    cudaErrorLossyQuery = 402
    cudaErrorSymbolNotFound = 500
    cudaErrorNotReady = 600
    cudaErrorIllegalAddress = 700
    cudaErrorLaunchOutOfResources = 701
    cudaErrorLaunchTimeout = 702
    cudaErrorLaunchIncompatibleTexturing = 703
    cudaErrorPeerAccessAlreadyEnabled = 704
    cudaErrorPeerAccessNotEnabled = 705
    cudaErrorSetOnActiveProcess = 708
    cudaErrorContextIsDestroyed = 709
    cudaErrorAssert = 710
    cudaErrorTooManyPeers = 711
    cudaErrorHostMemoryAlreadyRegistered = 712
    cudaErrorHostMemoryNotRegistered = 713
    cudaErrorHardwareStackError = 714
    cudaErrorIllegalInstruction = 715
    cudaErrorMisalignedAddress = 716
    cudaErrorInvalidAddressSpace = 717
    cudaErrorInvalidPc = 718
    cudaErrorLaunchFailure = 719
    cudaErrorCooperativeLaunchTooLarge = 720
    cudaErrorTensorMemoryLeak = 721
    cudaErrorNotPermitted = 800
    cudaErrorNotSupported = 801
    cudaErrorSystemNotReady = 802
    cudaErrorSystemDriverMismatch = 803
    cudaErrorCompatNotSupportedOnDevice = 804
    cudaErrorMpsConnectionFailed = 805
    cudaErrorMpsRpcFailure = 806
    cudaErrorMpsServerNotReady = 807
    cudaErrorMpsMaxClientsReached = 808
    cudaErrorMpsMaxConnectionsReached = 809
    cudaErrorMpsClientTerminated = 810
    cudaErrorCdpNotSupported = 811
    cudaErrorCdpVersionMismatch = 812
    cudaErrorStreamCaptureUnsupported = 900
    cudaErrorStreamCaptureInvalidated = 901
    cudaErrorStreamCaptureMerge = 902
    cudaErrorStreamCaptureUnmatched = 903
    cudaErrorStreamCaptureUnjoined = 904
    cudaErrorStreamCaptureIsolation = 905
    cudaErrorStreamCaptureImplicit = 906
    cudaErrorCapturedEvent = 907
    cudaErrorStreamCaptureWrongThread = 908
    cudaErrorTimeout = 909
    cudaErrorGraphExecUpdateFailure = 910
    cudaErrorExternalDevice = 911
    cudaErrorInvalidClusterSize = 912
    cudaErrorFunctionNotLoaded = 913
    cudaErrorInvalidResourceType = 914
    cudaErrorInvalidResourceConfiguration = 915
    cudaErrorStreamDetached = 917
    cudaErrorGraphRecaptureFailure = 918
    cudaErrorFabricNotReady = 919
    cudaErrorUnknown = 999
    cudaErrorApiFailureBase = 10000

class cudaChannelFormatKind(IntEnum):
    ctype = ctypes.c_uint
    cudaChannelFormatKindSigned = 0
    cudaChannelFormatKindUnsigned = 1
    cudaChannelFormatKindFloat = 2
    cudaChannelFormatKindNone = 3
    cudaChannelFormatKindNV12 = 4
    cudaChannelFormatKindUnsignedNormalized8X1 = 5
    cudaChannelFormatKindUnsignedNormalized8X2 = 6
    cudaChannelFormatKindUnsignedNormalized8X4 = 7
    cudaChannelFormatKindUnsignedNormalized16X1 = 8
    cudaChannelFormatKindUnsignedNormalized16X2 = 9
    cudaChannelFormatKindUnsignedNormalized16X4 = 10
    cudaChannelFormatKindSignedNormalized8X1 = 11
    cudaChannelFormatKindSignedNormalized8X2 = 12
    cudaChannelFormatKindSignedNormalized8X4 = 13
    cudaChannelFormatKindSignedNormalized16X1 = 14
    cudaChannelFormatKindSignedNormalized16X2 = 15
    cudaChannelFormatKindSignedNormalized16X4 = 16
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23
    cudaChannelFormatKindSignedBlockCompressed4 = 24
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25
    cudaChannelFormatKindSignedBlockCompressed5 = 26
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27
    cudaChannelFormatKindSignedBlockCompressed6H = 28
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30
    cudaChannelFormatKindUnsignedNormalized1010102 = 31
    cudaChannelFormatKindUnsigned8Packed422 = 32
    cudaChannelFormatKindUnsigned8Packed444 = 33
    cudaChannelFormatKindUnsigned8SemiPlanar420 = 34
    cudaChannelFormatKindUnsigned16SemiPlanar420 = 35
    cudaChannelFormatKindUnsigned8SemiPlanar422 = 36
    cudaChannelFormatKindUnsigned16SemiPlanar422 = 37
    cudaChannelFormatKindUnsigned8SemiPlanar444 = 38
    cudaChannelFormatKindUnsigned16SemiPlanar444 = 39
    cudaChannelFormatKindUnsigned8Planar420 = 40
    cudaChannelFormatKindUnsigned16Planar420 = 41
    cudaChannelFormatKindUnsigned8Planar422 = 42
    cudaChannelFormatKindUnsigned16Planar422 = 43
    cudaChannelFormatKindUnsigned8Planar444 = 44
    cudaChannelFormatKindUnsigned16Planar444 = 45

class cudaMemoryType(IntEnum):
    ctype = ctypes.c_uint
    cudaMemoryTypeUnregistered = 0
    cudaMemoryTypeHost = 1
    cudaMemoryTypeDevice = 2
    cudaMemoryTypeManaged = 3

class cudaMemcpyKind(IntEnum):
    ctype = ctypes.c_uint
    cudaMemcpyHostToHost = 0
    cudaMemcpyHostToDevice = 1
    cudaMemcpyDeviceToHost = 2
    cudaMemcpyDeviceToDevice = 3
    cudaMemcpyDefault = 4

class cudaAccessProperty(IntEnum):
    ctype = ctypes.c_uint
    cudaAccessPropertyNormal = 0
    cudaAccessPropertyStreaming = 1
    cudaAccessPropertyPersisting = 2

class cudaStreamCaptureStatus(IntEnum):
    ctype = ctypes.c_uint
    cudaStreamCaptureStatusNone = 0
    cudaStreamCaptureStatusActive = 1
    cudaStreamCaptureStatusInvalidated = 2

class cudaGraphRecaptureStatus(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphRecaptureEligibleForUpdate = 0
    cudaGraphRecaptureIneligibleForUpdate = 1
    cudaGraphRecaptureError = 2

class cudaStreamCaptureMode(IntEnum):
    ctype = ctypes.c_uint
    cudaStreamCaptureModeGlobal = 0
    cudaStreamCaptureModeThreadLocal = 1
    cudaStreamCaptureModeRelaxed = 2

class cudaSynchronizationPolicy(IntEnum):
    ctype = ctypes.c_uint
    cudaSyncPolicyAuto = 1
    cudaSyncPolicySpin = 2
    cudaSyncPolicyYield = 3
    cudaSyncPolicyBlockingSync = 4

class cudaClusterSchedulingPolicy(IntEnum):
    ctype = ctypes.c_uint
    cudaClusterSchedulingPolicyDefault = 0
    cudaClusterSchedulingPolicySpread = 1
    cudaClusterSchedulingPolicyLoadBalancing = 2
    cudaClusterSchedulingPolicyRubinDsmemLocality = 3

class cudaStreamUpdateCaptureDependenciesFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaStreamAddCaptureDependencies = 0
    cudaStreamSetCaptureDependencies = 1

class cudaUserObjectFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaUserObjectNoDestructorSync = 1

class cudaUserObjectRetainFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphUserObjectMove = 1

class cudaHostTaskSyncMode(IntEnum):
    ctype = ctypes.c_uint
    cudaHostTaskBlocking = 0
    cudaHostTaskSpinWait = 1

class cudaGraphicsRegisterFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphicsRegisterFlagsNone = 0
    cudaGraphicsRegisterFlagsReadOnly = 1
    cudaGraphicsRegisterFlagsWriteDiscard = 2
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4
    cudaGraphicsRegisterFlagsTextureGather = 8

class cudaGraphicsMapFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphicsMapFlagsNone = 0
    cudaGraphicsMapFlagsReadOnly = 1
    cudaGraphicsMapFlagsWriteDiscard = 2

class cudaGraphicsCubeFace(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphicsCubeFacePositiveX = 0
    cudaGraphicsCubeFaceNegativeX = 1
    cudaGraphicsCubeFacePositiveY = 2
    cudaGraphicsCubeFaceNegativeY = 3
    cudaGraphicsCubeFacePositiveZ = 4
    cudaGraphicsCubeFaceNegativeZ = 5

class cudaResourceType(IntEnum):
    ctype = ctypes.c_uint
    cudaResourceTypeArray = 0
    cudaResourceTypeMipmappedArray = 1
    cudaResourceTypeLinear = 2
    cudaResourceTypePitch2D = 3

class cudaResourceViewFormat(IntEnum):
    ctype = ctypes.c_uint
    cudaResViewFormatNone = 0
    cudaResViewFormatUnsignedChar1 = 1
    cudaResViewFormatUnsignedChar2 = 2
    cudaResViewFormatUnsignedChar4 = 3
    cudaResViewFormatSignedChar1 = 4
    cudaResViewFormatSignedChar2 = 5
    cudaResViewFormatSignedChar4 = 6
    cudaResViewFormatUnsignedShort1 = 7
    cudaResViewFormatUnsignedShort2 = 8
    cudaResViewFormatUnsignedShort4 = 9
    cudaResViewFormatSignedShort1 = 10
    cudaResViewFormatSignedShort2 = 11
    cudaResViewFormatSignedShort4 = 12
    cudaResViewFormatUnsignedInt1 = 13
    cudaResViewFormatUnsignedInt2 = 14
    cudaResViewFormatUnsignedInt4 = 15
    cudaResViewFormatSignedInt1 = 16
    cudaResViewFormatSignedInt2 = 17
    cudaResViewFormatSignedInt4 = 18
    cudaResViewFormatHalf1 = 19
    cudaResViewFormatHalf2 = 20
    cudaResViewFormatHalf4 = 21
    cudaResViewFormatFloat1 = 22
    cudaResViewFormatFloat2 = 23
    cudaResViewFormatFloat4 = 24
    cudaResViewFormatUnsignedBlockCompressed1 = 25
    cudaResViewFormatUnsignedBlockCompressed2 = 26
    cudaResViewFormatUnsignedBlockCompressed3 = 27
    cudaResViewFormatUnsignedBlockCompressed4 = 28
    cudaResViewFormatSignedBlockCompressed4 = 29
    cudaResViewFormatUnsignedBlockCompressed5 = 30
    cudaResViewFormatSignedBlockCompressed5 = 31
    cudaResViewFormatUnsignedBlockCompressed6H = 32
    cudaResViewFormatSignedBlockCompressed6H = 33
    cudaResViewFormatUnsignedBlockCompressed7 = 34

class cudaSharedMemoryMode(IntEnum):
    ctype = ctypes.c_uint
    cudaSharedMemoryModeDefault = 0
    cudaSharedMemoryModeRequirePortable = 1
    cudaSharedMemoryModeAllowNonPortable = 2
    cudaSharedMemoryModeAllowOversizedSharedMemory = 3
    cudaSharedMemoryModePreferOversizedSharedMemory = 4

class cudaFuncAttribute(IntEnum):
    ctype = ctypes.c_uint
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8
    cudaFuncAttributePreferredSharedMemoryCarveout = 9
    cudaFuncAttributeClusterDimMustBeSet = 10
    cudaFuncAttributeRequiredClusterWidth = 11
    cudaFuncAttributeRequiredClusterHeight = 12
    cudaFuncAttributeRequiredClusterDepth = 13
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15
    cudaFuncAttributeSharedMemoryMode = 16
    cudaFuncAttributeMax = 17

class cudaFuncCache(IntEnum):
    ctype = ctypes.c_uint
    cudaFuncCachePreferNone = 0
    cudaFuncCachePreferShared = 1
    cudaFuncCachePreferL1 = 2
    cudaFuncCachePreferEqual = 3

class cudaSharedMemConfig(IntEnum):
    ctype = ctypes.c_uint
    cudaSharedMemBankSizeDefault = 0
    cudaSharedMemBankSizeFourByte = 1
    cudaSharedMemBankSizeEightByte = 2

class cudaSharedCarveout(IntEnum):
    ctype = ctypes.c_int
    cudaSharedmemCarveoutDefault = -1
    cudaSharedmemCarveoutMaxShared = 100
    cudaSharedmemCarveoutMaxL1 = 0

class cudaComputeMode(IntEnum):
    ctype = ctypes.c_uint
    cudaComputeModeDefault = 0
    cudaComputeModeExclusive = 1
    cudaComputeModeProhibited = 2
    cudaComputeModeExclusiveProcess = 3

class cudaLimit(IntEnum):
    ctype = ctypes.c_uint
    cudaLimitStackSize = 0
    cudaLimitPrintfFifoSize = 1
    cudaLimitMallocHeapSize = 2
    cudaLimitDevRuntimeSyncDepth = 3
    cudaLimitDevRuntimePendingLaunchCount = 4
    cudaLimitMaxL2FetchGranularity = 5
    cudaLimitPersistingL2CacheSize = 6
    cudaLimitPerBlockMemorySize = 10

class cudaMemoryAdvise(IntEnum):
    ctype = ctypes.c_uint
    cudaMemAdviseSetReadMostly = 1
    cudaMemAdviseUnsetReadMostly = 2
    cudaMemAdviseSetPreferredLocation = 3
    cudaMemAdviseUnsetPreferredLocation = 4
    cudaMemAdviseSetAccessedBy = 5
    cudaMemAdviseUnsetAccessedBy = 6

class cudaMemRangeAttribute(IntEnum):
    ctype = ctypes.c_uint
    cudaMemRangeAttributeReadMostly = 1
    cudaMemRangeAttributePreferredLocation = 2
    cudaMemRangeAttributeAccessedBy = 3
    cudaMemRangeAttributeLastPrefetchLocation = 4
    cudaMemRangeAttributePreferredLocationType = 5
    cudaMemRangeAttributePreferredLocationId = 6
    cudaMemRangeAttributeLastPrefetchLocationType = 7
    cudaMemRangeAttributeLastPrefetchLocationId = 8

class cudaFlushGPUDirectRDMAWritesOptions(IntEnum):
    ctype = ctypes.c_uint
    cudaFlushGPUDirectRDMAWritesOptionHost = 1
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2

class cudaGPUDirectRDMAWritesOrdering(IntEnum):
    ctype = ctypes.c_uint
    cudaGPUDirectRDMAWritesOrderingNone = 0
    cudaGPUDirectRDMAWritesOrderingOwner = 100
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200

class cudaFlushGPUDirectRDMAWritesScope(IntEnum):
    ctype = ctypes.c_uint
    cudaFlushGPUDirectRDMAWritesToOwner = 100
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200

class cudaFlushGPUDirectRDMAWritesTarget(IntEnum):
    ctype = ctypes.c_uint
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0

class cudaDeviceAttr(IntEnum):
    ctype = ctypes.c_uint
    cudaDevAttrMaxThreadsPerBlock = 1
    cudaDevAttrMaxBlockDimX = 2
    cudaDevAttrMaxBlockDimY = 3
    cudaDevAttrMaxBlockDimZ = 4
    cudaDevAttrMaxGridDimX = 5
    cudaDevAttrMaxGridDimY = 6
    cudaDevAttrMaxGridDimZ = 7
    cudaDevAttrMaxSharedMemoryPerBlock = 8
    cudaDevAttrTotalConstantMemory = 9
    cudaDevAttrWarpSize = 10
    cudaDevAttrMaxPitch = 11
    cudaDevAttrMaxRegistersPerBlock = 12
    cudaDevAttrClockRate = 13
    cudaDevAttrTextureAlignment = 14
    cudaDevAttrGpuOverlap = 15
    cudaDevAttrMultiProcessorCount = 16
    cudaDevAttrKernelExecTimeout = 17
    cudaDevAttrIntegrated = 18
    cudaDevAttrCanMapHostMemory = 19
    cudaDevAttrComputeMode = 20
    cudaDevAttrMaxTexture1DWidth = 21
    cudaDevAttrMaxTexture2DWidth = 22
    cudaDevAttrMaxTexture2DHeight = 23
    cudaDevAttrMaxTexture3DWidth = 24
    cudaDevAttrMaxTexture3DHeight = 25
    cudaDevAttrMaxTexture3DDepth = 26
    cudaDevAttrMaxTexture2DLayeredWidth = 27
    cudaDevAttrMaxTexture2DLayeredHeight = 28
    cudaDevAttrMaxTexture2DLayeredLayers = 29
    cudaDevAttrSurfaceAlignment = 30
    cudaDevAttrConcurrentKernels = 31
    cudaDevAttrEccEnabled = 32
    cudaDevAttrPciBusId = 33
    cudaDevAttrPciDeviceId = 34
    cudaDevAttrTccDriver = 35
    cudaDevAttrMemoryClockRate = 36
    cudaDevAttrGlobalMemoryBusWidth = 37
    cudaDevAttrL2CacheSize = 38
    cudaDevAttrMaxThreadsPerMultiProcessor = 39
    cudaDevAttrAsyncEngineCount = 40
    cudaDevAttrUnifiedAddressing = 41
    cudaDevAttrMaxTexture1DLayeredWidth = 42
    cudaDevAttrMaxTexture1DLayeredLayers = 43
    cudaDevAttrMaxTexture2DGatherWidth = 45
    cudaDevAttrMaxTexture2DGatherHeight = 46
    cudaDevAttrMaxTexture3DWidthAlt = 47
    cudaDevAttrMaxTexture3DHeightAlt = 48
    cudaDevAttrMaxTexture3DDepthAlt = 49
    cudaDevAttrPciDomainId = 50
    cudaDevAttrTexturePitchAlignment = 51
    cudaDevAttrMaxTextureCubemapWidth = 52
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54
    cudaDevAttrMaxSurface1DWidth = 55
    cudaDevAttrMaxSurface2DWidth = 56
    cudaDevAttrMaxSurface2DHeight = 57
    cudaDevAttrMaxSurface3DWidth = 58
    cudaDevAttrMaxSurface3DHeight = 59
    cudaDevAttrMaxSurface3DDepth = 60
    cudaDevAttrMaxSurface1DLayeredWidth = 61
    cudaDevAttrMaxSurface1DLayeredLayers = 62
    cudaDevAttrMaxSurface2DLayeredWidth = 63
    cudaDevAttrMaxSurface2DLayeredHeight = 64
    cudaDevAttrMaxSurface2DLayeredLayers = 65
    cudaDevAttrMaxSurfaceCubemapWidth = 66
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68
    cudaDevAttrMaxTexture1DLinearWidth = 69
    cudaDevAttrMaxTexture2DLinearWidth = 70
    cudaDevAttrMaxTexture2DLinearHeight = 71
    cudaDevAttrMaxTexture2DLinearPitch = 72
    cudaDevAttrMaxTexture2DMipmappedWidth = 73
    cudaDevAttrMaxTexture2DMipmappedHeight = 74
    cudaDevAttrComputeCapabilityMajor = 75
    cudaDevAttrComputeCapabilityMinor = 76
    cudaDevAttrMaxTexture1DMipmappedWidth = 77
    cudaDevAttrStreamPrioritiesSupported = 78
    cudaDevAttrGlobalL1CacheSupported = 79
    cudaDevAttrLocalL1CacheSupported = 80
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81
    cudaDevAttrMaxRegistersPerMultiprocessor = 82
    cudaDevAttrManagedMemory = 83
    cudaDevAttrIsMultiGpuBoard = 84
    cudaDevAttrMultiGpuBoardGroupID = 85
    cudaDevAttrHostNativeAtomicSupported = 86
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87
    cudaDevAttrPageableMemoryAccess = 88
    cudaDevAttrConcurrentManagedAccess = 89
    cudaDevAttrComputePreemptionSupported = 90
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91
    cudaDevAttrReserved92 = 92
    cudaDevAttrReserved93 = 93
    cudaDevAttrReserved94 = 94
    cudaDevAttrCooperativeLaunch = 95
    cudaDevAttrReserved96 = 96
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
    cudaDevAttrCanFlushRemoteWrites = 98
    cudaDevAttrHostRegisterSupported = 99
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100
    cudaDevAttrDirectManagedMemAccessFromHost = 101
    cudaDevAttrMaxBlocksPerMultiprocessor = 106
    cudaDevAttrMaxPersistingL2CacheSize = 108
    cudaDevAttrMaxAccessPolicyWindowSize = 109
    cudaDevAttrReservedSharedMemoryPerBlock = 111
    cudaDevAttrSparseCudaArraySupported = 112
    cudaDevAttrHostRegisterReadOnlySupported = 113
    cudaDevAttrTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMemoryPoolsSupported = 115
    cudaDevAttrGPUDirectRDMASupported = 116
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119
    cudaDevAttrClusterLaunch = 120
    cudaDevAttrDeferredMappingCudaArraySupported = 121
    cudaDevAttrReserved122 = 122
    cudaDevAttrReserved123 = 123
    cudaDevAttrReserved124 = 124
    cudaDevAttrIpcEventSupport = 125
    cudaDevAttrMemSyncDomainCount = 126
    cudaDevAttrReserved127 = 127
    cudaDevAttrReserved128 = 128
    cudaDevAttrReserved129 = 129
    cudaDevAttrNumaConfig = 130
    cudaDevAttrNumaId = 131
    cudaDevAttrReserved132 = 132
    cudaDevAttrMpsEnabled = 133
    cudaDevAttrHostNumaId = 134
    cudaDevAttrD3D12CigSupported = 135
    cudaDevAttrVulkanCigSupported = 138
    cudaDevAttrGpuPciDeviceId = 139
    cudaDevAttrGpuPciSubsystemId = 140
    cudaDevAttrReserved141 = 141
    cudaDevAttrHostNumaMemoryPoolsSupported = 142
    cudaDevAttrHostNumaMultinodeIpcSupported = 143
    cudaDevAttrHostMemoryPoolsSupported = 144
    cudaDevAttrReserved145 = 145
    cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147
    cudaDevAttrAtomicReductionSupported = 148
    cudaDevAttrLocalityDomainCount = 149
    cudaDevAttrOversizedSharedMemoryPerBlock = 150
    cudaDevAttrCigStreamsSupported = 151
    cudaDevAttrLocalityDomainMultiprocessorCount = 157
    cudaDevAttrTensorMapLargeTensorMinSize = 160
    cudaDevAttrMax = 161

class cudaMemPoolAttr(IntEnum):
    ctype = ctypes.c_uint
    cudaMemPoolReuseFollowEventDependencies = 1
    cudaMemPoolReuseAllowOpportunistic = 2
    cudaMemPoolReuseAllowInternalDependencies = 3
    cudaMemPoolAttrReleaseThreshold = 4
    cudaMemPoolAttrReservedMemCurrent = 5
    cudaMemPoolAttrReservedMemHigh = 6
    cudaMemPoolAttrUsedMemCurrent = 7
    cudaMemPoolAttrUsedMemHigh = 8
    cudaMemPoolAttrAllocationType = 9
    cudaMemPoolAttrExportHandleTypes = 10
    cudaMemPoolAttrLocationId = 11
    cudaMemPoolAttrLocationType = 12
    cudaMemPoolAttrMaxPoolSize = 13
    cudaMemPoolAttrHwDecompressEnabled = 14
    cudaMemPoolAttrLocalityDomainId = 15

class cudaMemLocationType(IntEnum):
    ctype = ctypes.c_uint
    cudaMemLocationTypeInvalid = 0
    cudaMemLocationTypeNone = 0
    cudaMemLocationTypeDevice = 1
    cudaMemLocationTypeHost = 2
    cudaMemLocationTypeHostNuma = 3
    cudaMemLocationTypeHostNumaCurrent = 4
    cudaMemLocationTypeInvisible = 5
    cudaMemLocationTypeDeviceLocalityDomain = 6

class cudaMemAccessFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaMemAccessFlagsProtNone = 0
    cudaMemAccessFlagsProtRead = 1
    cudaMemAccessFlagsProtReadWrite = 3

class cudaMemAllocationType(IntEnum):
    ctype = ctypes.c_uint
    cudaMemAllocationTypeInvalid = 0
    cudaMemAllocationTypePinned = 1
    cudaMemAllocationTypeManaged = 2
    cudaMemAllocationTypeMax = 2147483647

class cudaMemAllocationHandleType(IntEnum):
    ctype = ctypes.c_uint
    cudaMemHandleTypeNone = 0
    cudaMemHandleTypePosixFileDescriptor = 1
    cudaMemHandleTypeWin32 = 2
    cudaMemHandleTypeWin32Kmt = 4
    cudaMemHandleTypeFabric = 8

class cudaGraphMemAttributeType(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphMemAttrUsedMemCurrent = 0
    cudaGraphMemAttrUsedMemHigh = 1
    cudaGraphMemAttrReservedMemCurrent = 2
    cudaGraphMemAttrReservedMemHigh = 3

class cudaMemcpyFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaMemcpyFlagDefault = 0
    cudaMemcpyFlagPreferOverlapWithCompute = 1

class cudaMemcpySrcAccessOrder(IntEnum):
    ctype = ctypes.c_uint
    cudaMemcpySrcAccessOrderInvalid = 0
    cudaMemcpySrcAccessOrderStream = 1
    cudaMemcpySrcAccessOrderDuringApiCall = 2
    cudaMemcpySrcAccessOrderAny = 3
    cudaMemcpySrcAccessOrderMax = 2147483647

class cudaMemcpy3DOperandType(IntEnum):
    ctype = ctypes.c_uint
    cudaMemcpyOperandTypePointer = 1
    cudaMemcpyOperandTypeArray = 2
    cudaMemcpyOperandTypeMax = 2147483647

class cudaDeviceP2PAttr(IntEnum):
    ctype = ctypes.c_uint
    cudaDevP2PAttrPerformanceRank = 1
    cudaDevP2PAttrAccessSupported = 2
    cudaDevP2PAttrNativeAtomicSupported = 3
    cudaDevP2PAttrCudaArrayAccessSupported = 4
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5

class cudaAtomicOperation(IntEnum):
    ctype = ctypes.c_uint
    cudaAtomicOperationIntegerAdd = 0
    cudaAtomicOperationIntegerMin = 1
    cudaAtomicOperationIntegerMax = 2
    cudaAtomicOperationIntegerIncrement = 3
    cudaAtomicOperationIntegerDecrement = 4
    cudaAtomicOperationAnd = 5
    cudaAtomicOperationOr = 6
    cudaAtomicOperationXOR = 7
    cudaAtomicOperationExchange = 8
    cudaAtomicOperationCAS = 9
    cudaAtomicOperationFloatAdd = 10
    cudaAtomicOperationFloatMin = 11
    cudaAtomicOperationFloatMax = 12

class cudaAtomicOperationCapability(IntEnum):
    ctype = ctypes.c_uint
    cudaAtomicCapabilitySigned = 1
    cudaAtomicCapabilityUnsigned = 2
    cudaAtomicCapabilityReduction = 4
    cudaAtomicCapabilityScalar32 = 8
    cudaAtomicCapabilityScalar64 = 16
    cudaAtomicCapabilityScalar128 = 32
    cudaAtomicCapabilityVector32x4 = 64

class cudaExternalMemoryHandleType(IntEnum):
    ctype = ctypes.c_uint
    cudaExternalMemoryHandleTypeOpaqueFd = 1
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3
    cudaExternalMemoryHandleTypeD3D12Heap = 4
    cudaExternalMemoryHandleTypeD3D12Resource = 5
    cudaExternalMemoryHandleTypeD3D11Resource = 6
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7
    cudaExternalMemoryHandleTypeNvSciBuf = 8

class cudaExternalSemaphoreHandleType(IntEnum):
    ctype = ctypes.c_uint
    cudaExternalSemaphoreHandleTypeOpaqueFd = 1
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5
    cudaExternalSemaphoreHandleTypeNvSciSync = 6
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10

class cudaDevSmResourceGroup_flags(IntEnum):
    ctype = ctypes.c_uint
    cudaDevSmResourceGroupDefault = 0
    cudaDevSmResourceGroupBackfill = 1
    cudaDevSmResourceGroupLocalityDomainId = 2
    cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4

class cudaDevSmResourceSplitByCount_flags(IntEnum):
    ctype = ctypes.c_uint
    cudaDevSmResourceSplitIgnoreSmCoscheduling = 1
    cudaDevSmResourceSplitMaxPotentialClusterSize = 2

class cudaDevResourceType(IntEnum):
    ctype = ctypes.c_uint
    cudaDevResourceTypeInvalid = 0
    cudaDevResourceTypeSm = 1
    cudaDevResourceTypeWorkqueueConfig = 1000
    cudaDevResourceTypeWorkqueue = 10000

class cudaDevWorkqueueConfigScope(IntEnum):
    ctype = ctypes.c_uint
    cudaDevWorkqueueConfigScopeDeviceCtx = 0
    cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1

class cudaJitOption(IntEnum):
    ctype = ctypes.c_uint
    cudaJitMaxRegisters = 0
    cudaJitThreadsPerBlock = 1
    cudaJitWallTime = 2
    cudaJitInfoLogBuffer = 3
    cudaJitInfoLogBufferSizeBytes = 4
    cudaJitErrorLogBuffer = 5
    cudaJitErrorLogBufferSizeBytes = 6
    cudaJitOptimizationLevel = 7
    cudaJitFallbackStrategy = 10
    cudaJitGenerateDebugInfo = 11
    cudaJitLogVerbose = 12
    cudaJitGenerateLineInfo = 13
    cudaJitCacheMode = 14
    cudaJitPositionIndependentCode = 30
    cudaJitMinCtaPerSm = 31
    cudaJitMaxThreadsPerBlock = 32
    cudaJitOverrideDirectiveValues = 33

class cudaLibraryOption(IntEnum):
    ctype = ctypes.c_uint
    cudaLibraryHostUniversalFunctionAndDataTable = 0
    cudaLibraryBinaryIsPreserved = 1

class cudaJit_CacheMode(IntEnum):
    ctype = ctypes.c_uint
    cudaJitCacheOptionNone = 0
    cudaJitCacheOptionCG = 1
    cudaJitCacheOptionCA = 2

class cudaJit_Fallback(IntEnum):
    ctype = ctypes.c_uint
    cudaPreferPtx = 0
    cudaPreferBinary = 1

class cudaCGScope(IntEnum):
    ctype = ctypes.c_uint
    cudaCGScopeInvalid = 0
    cudaCGScopeGrid = 1
    cudaCGScopeReserved = 2

class cudaKernelFunctionType(IntEnum):
    ctype = ctypes.c_uint
    cudaKernelFunctionTypeUnspecified = 0
    cudaKernelFunctionTypeDeviceEntry = 1
    cudaKernelFunctionTypeKernel = 2
    cudaKernelFunctionTypeFunction = 3

class cudaGraphConditionalHandleFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphCondAssignDefault = 1

class cudaGraphConditionalNodeType(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphCondTypeIf = 0
    cudaGraphCondTypeWhile = 1
    cudaGraphCondTypeSwitch = 2

class cudaGraphNodeType(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphNodeTypeKernel = 0
    cudaGraphNodeTypeMemcpy = 1
    cudaGraphNodeTypeMemset = 2
    cudaGraphNodeTypeHost = 3
    cudaGraphNodeTypeGraph = 4
    cudaGraphNodeTypeEmpty = 5
    cudaGraphNodeTypeWaitEvent = 6
    cudaGraphNodeTypeEventRecord = 7
    cudaGraphNodeTypeExtSemaphoreSignal = 8
    cudaGraphNodeTypeExtSemaphoreWait = 9
    cudaGraphNodeTypeMemAlloc = 10
    cudaGraphNodeTypeMemFree = 11
    cudaGraphNodeTypeConditional = 13
    cudaGraphNodeTypeMemcpyBatch = 14
    cudaGraphNodeTypeReserved16 = 16
    cudaGraphNodeTypeExternalEngine = 17
    cudaGraphNodeTypeCount = 18

class cudaGraphChildGraphNodeOwnership(IntEnum):
    ctype = ctypes.c_int
    cudaGraphChildGraphOwnershipClone = 0
    cudaGraphChildGraphOwnershipMove = 1
    cudaGraphChildGraphOwnershipInvalid = -1

class cudaGraphDependencyType(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphDependencyTypeDefault = 0
    cudaGraphDependencyTypeProgrammatic = 1

class cudaGraphExecUpdateResult(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphExecUpdateSuccess = 0
    cudaGraphExecUpdateError = 1
    cudaGraphExecUpdateErrorTopologyChanged = 2
    cudaGraphExecUpdateErrorNodeTypeChanged = 3
    cudaGraphExecUpdateErrorFunctionChanged = 4
    cudaGraphExecUpdateErrorParametersChanged = 5
    cudaGraphExecUpdateErrorNotSupported = 6
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7
    cudaGraphExecUpdateErrorAttributesChanged = 8

class cudaGraphInstantiateResult(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphInstantiateSuccess = 0
    cudaGraphInstantiateError = 1
    cudaGraphInstantiateInvalidStructure = 2
    cudaGraphInstantiateNodeOperationNotSupported = 3
    cudaGraphInstantiateMultipleDevicesNotSupported = 4
    cudaGraphInstantiateConditionalHandleUnused = 5

class cudaGraphKernelNodeField(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphKernelNodeFieldInvalid = 0
    cudaGraphKernelNodeFieldGridDim = 1
    cudaGraphKernelNodeFieldParam = 2
    cudaGraphKernelNodeFieldEnabled = 3

class cudaGetDriverEntryPointFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaEnableDefault = 0
    cudaEnableLegacyStream = 1
    cudaEnablePerThreadDefaultStream = 2

class cudaDriverEntryPointQueryResult(IntEnum):
    ctype = ctypes.c_uint
    cudaDriverEntryPointSuccess = 0
    cudaDriverEntryPointSymbolNotFound = 1
    cudaDriverEntryPointVersionNotSufficent = 2

class cudaGraphDebugDotFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphDebugDotFlagsVerbose = 1
    cudaGraphDebugDotFlagsKernelNodeParams = 4
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8
    cudaGraphDebugDotFlagsMemsetNodeParams = 16
    cudaGraphDebugDotFlagsHostNodeParams = 32
    cudaGraphDebugDotFlagsEventNodeParams = 64
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256
    cudaGraphDebugDotFlagsKernelNodeAttributes = 512
    cudaGraphDebugDotFlagsHandles = 1024
    cudaGraphDebugDotFlagsConditionalNodeParams = 32768
    cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536

class cudaGraphInstantiateFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1
    cudaGraphInstantiateFlagUpload = 2
    cudaGraphInstantiateFlagDeviceLaunch = 4
    cudaGraphInstantiateFlagUseNodePriority = 8

class cudaLaunchMemSyncDomain(IntEnum):
    ctype = ctypes.c_uint
    cudaLaunchMemSyncDomainDefault = 0
    cudaLaunchMemSyncDomainRemote = 1

class cudaLaunchAttributePortableClusterMode(IntEnum):
    ctype = ctypes.c_uint
    cudaLaunchPortableClusterModeDefault = 0
    cudaLaunchPortableClusterModeRequirePortable = 1
    cudaLaunchPortableClusterModeAllowNonPortable = 2

class cudaLaunchAttributeID(IntEnum):
    ctype = ctypes.c_uint
    cudaLaunchAttributeIgnore = 0
    cudaLaunchAttributeAccessPolicyWindow = 1
    cudaLaunchAttributeCooperative = 2
    cudaLaunchAttributeSynchronizationPolicy = 3
    cudaLaunchAttributeClusterDimension = 4
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5
    cudaLaunchAttributeProgrammaticStreamSerialization = 6
    cudaLaunchAttributeProgrammaticEvent = 7
    cudaLaunchAttributePriority = 8
    cudaLaunchAttributeMemSyncDomainMap = 9
    cudaLaunchAttributeMemSyncDomain = 10
    cudaLaunchAttributePreferredClusterDimension = 11
    cudaLaunchAttributeLaunchCompletionEvent = 12
    cudaLaunchAttributeDeviceUpdatableKernelNode = 13
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14
    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16
    cudaLaunchAttributePortableClusterSizeMode = 17
    cudaLaunchAttributeSharedMemoryMode = 18

class cudaDeviceNumaConfig(IntEnum):
    ctype = ctypes.c_uint
    cudaDeviceNumaConfigNone = 0
    cudaDeviceNumaConfigNumaNode = 1

class cudaAsyncNotificationType(IntEnum):
    ctype = ctypes.c_uint
    cudaAsyncNotificationTypeOverBudget = 1

class cudaLogLevel(IntEnum):
    ctype = ctypes.c_uint
    cudaLogLevelError = 0
    cudaLogLevelWarning = 1

class cudaFabricOpStatusSource(IntEnum):
    ctype = ctypes.c_uint
    cudaFabricOpStatusSourceMbarrierV1 = 0
    cudaFabricOpStatusSourceMax = 2147483647

class cudaFabricOpStatusInfo(IntEnum):
    ctype = ctypes.c_uint
    cudaFabricOpStatusInfoSuccess = 0
    cudaFabricOpStatusInfoLast = 0
    cudaFabricOpStatusInfoMax = 2147483647

class cudaSurfaceBoundaryMode(IntEnum):
    ctype = ctypes.c_uint
    cudaBoundaryModeZero = 0
    cudaBoundaryModeClamp = 1
    cudaBoundaryModeTrap = 2

class cudaSurfaceFormatMode(IntEnum):
    ctype = ctypes.c_uint
    cudaFormatModeForced = 0
    cudaFormatModeAuto = 1

class cudaTextureAddressMode(IntEnum):
    ctype = ctypes.c_uint
    cudaAddressModeWrap = 0
    cudaAddressModeClamp = 1
    cudaAddressModeMirror = 2
    cudaAddressModeBorder = 3

class cudaTextureFilterMode(IntEnum):
    ctype = ctypes.c_uint
    cudaFilterModePoint = 0
    cudaFilterModeLinear = 1

class cudaTextureReadMode(IntEnum):
    ctype = ctypes.c_uint
    cudaReadModeElementType = 0
    cudaReadModeNormalizedFloat = 1

class cudaDataType(IntEnum):
    ctype = ctypes.c_uint
    CUDA_R_16F = 2
    CUDA_C_16F = 6
    CUDA_R_16BF = 14
    CUDA_C_16BF = 15
    CUDA_R_32F = 0
    CUDA_C_32F = 4
    CUDA_R_64F = 1
    CUDA_C_64F = 5
    CUDA_R_4I = 16
    CUDA_C_4I = 17
    CUDA_R_4U = 18
    CUDA_C_4U = 19
    CUDA_R_8I = 3
    CUDA_C_8I = 7
    CUDA_R_8U = 8
    CUDA_C_8U = 9
    CUDA_R_16I = 20
    CUDA_C_16I = 21
    CUDA_R_16U = 22
    CUDA_C_16U = 23
    CUDA_R_32I = 10
    CUDA_C_32I = 11
    CUDA_R_32U = 12
    CUDA_C_32U = 13
    CUDA_R_64I = 24
    CUDA_C_64I = 25
    CUDA_R_64U = 26
    CUDA_C_64U = 27
    CUDA_R_8F_E4M3 = 28
    CUDA_R_8F_UE4M3 = 28
    CUDA_R_8F_E5M2 = 29
    CUDA_R_8F_UE8M0 = 30
    CUDA_R_6F_E2M3 = 31
    CUDA_R_6F_E3M2 = 32
    CUDA_R_4F_E2M1 = 33
    CUDA_R_8F_UE5M3 = 34

class cudaEmulationStrategy(IntEnum):
    ctype = ctypes.c_uint
    CUDA_EMULATION_STRATEGY_DEFAULT = 0
    CUDA_EMULATION_STRATEGY_PERFORMANT = 1
    CUDA_EMULATION_STRATEGY_EAGER = 2

class cudaEmulationMantissaControl(IntEnum):
    ctype = ctypes.c_uint
    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1

class cudaEmulationSpecialValuesSupport(IntEnum):
    ctype = ctypes.c_uint
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2

class libraryPropertyType(IntEnum):
    ctype = ctypes.c_uint
    MAJOR_VERSION = 0
    MINOR_VERSION = 1
    PATCH_LEVEL = 2

class cudaGLDeviceList(IntEnum):
    ctype = ctypes.c_uint
    cudaGLDeviceListAll = 1
    cudaGLDeviceListCurrentFrame = 2
    cudaGLDeviceListNextFrame = 3

class cudaGLMapFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaGLMapFlagsNone = 0
    cudaGLMapFlagsReadOnly = 1
    cudaGLMapFlagsWriteDiscard = 2

class cudaEglFrameType(IntEnum):
    ctype = ctypes.c_uint
    cudaEglFrameTypeArray = 0
    cudaEglFrameTypePitch = 1

class cudaEglResourceLocationFlags(IntEnum):
    ctype = ctypes.c_uint
    cudaEglResourceLocationSysmem = 0
    cudaEglResourceLocationVidmem = 1

class cudaEglColorFormat(IntEnum):
    ctype = ctypes.c_uint
    cudaEglColorFormatYUV420Planar = 0
    cudaEglColorFormatYUV420SemiPlanar = 1
    cudaEglColorFormatYUV422Planar = 2
    cudaEglColorFormatYUV422SemiPlanar = 3
    cudaEglColorFormatARGB = 6
    cudaEglColorFormatRGBA = 7
    cudaEglColorFormatL = 8
    cudaEglColorFormatR = 9
    cudaEglColorFormatYUV444Planar = 10
    cudaEglColorFormatYUV444SemiPlanar = 11
    cudaEglColorFormatYUYV422 = 12
    cudaEglColorFormatUYVY422 = 13
    cudaEglColorFormatABGR = 14
    cudaEglColorFormatBGRA = 15
    cudaEglColorFormatA = 16
    cudaEglColorFormatRG = 17
    cudaEglColorFormatAYUV = 18
    cudaEglColorFormatYVU444SemiPlanar = 19
    cudaEglColorFormatYVU422SemiPlanar = 20
    cudaEglColorFormatYVU420SemiPlanar = 21
    cudaEglColorFormatY10V10U10_444SemiPlanar = 22
    cudaEglColorFormatY10V10U10_420SemiPlanar = 23
    cudaEglColorFormatY12V12U12_444SemiPlanar = 24
    cudaEglColorFormatY12V12U12_420SemiPlanar = 25
    cudaEglColorFormatVYUY_ER = 26
    cudaEglColorFormatUYVY_ER = 27
    cudaEglColorFormatYUYV_ER = 28
    cudaEglColorFormatYVYU_ER = 29
    cudaEglColorFormatYUVA_ER = 31
    cudaEglColorFormatAYUV_ER = 32
    cudaEglColorFormatYUV444Planar_ER = 33
    cudaEglColorFormatYUV422Planar_ER = 34
    cudaEglColorFormatYUV420Planar_ER = 35
    cudaEglColorFormatYUV444SemiPlanar_ER = 36
    cudaEglColorFormatYUV422SemiPlanar_ER = 37
    cudaEglColorFormatYUV420SemiPlanar_ER = 38
    cudaEglColorFormatYVU444Planar_ER = 39
    cudaEglColorFormatYVU422Planar_ER = 40
    cudaEglColorFormatYVU420Planar_ER = 41
    cudaEglColorFormatYVU444SemiPlanar_ER = 42
    cudaEglColorFormatYVU422SemiPlanar_ER = 43
    cudaEglColorFormatYVU420SemiPlanar_ER = 44
    cudaEglColorFormatBayerRGGB = 45
    cudaEglColorFormatBayerBGGR = 46
    cudaEglColorFormatBayerGRBG = 47
    cudaEglColorFormatBayerGBRG = 48
    cudaEglColorFormatBayer10RGGB = 49
    cudaEglColorFormatBayer10BGGR = 50
    cudaEglColorFormatBayer10GRBG = 51
    cudaEglColorFormatBayer10GBRG = 52
    cudaEglColorFormatBayer12RGGB = 53
    cudaEglColorFormatBayer12BGGR = 54
    cudaEglColorFormatBayer12GRBG = 55
    cudaEglColorFormatBayer12GBRG = 56
    cudaEglColorFormatBayer14RGGB = 57
    cudaEglColorFormatBayer14BGGR = 58
    cudaEglColorFormatBayer14GRBG = 59
    cudaEglColorFormatBayer14GBRG = 60
    cudaEglColorFormatBayer20RGGB = 61
    cudaEglColorFormatBayer20BGGR = 62
    cudaEglColorFormatBayer20GRBG = 63
    cudaEglColorFormatBayer20GBRG = 64
    cudaEglColorFormatYVU444Planar = 65
    cudaEglColorFormatYVU422Planar = 66
    cudaEglColorFormatYVU420Planar = 67
    cudaEglColorFormatBayerIspRGGB = 68
    cudaEglColorFormatBayerIspBGGR = 69
    cudaEglColorFormatBayerIspGRBG = 70
    cudaEglColorFormatBayerIspGBRG = 71
    cudaEglColorFormatBayerBCCR = 72
    cudaEglColorFormatBayerRCCB = 73
    cudaEglColorFormatBayerCRBC = 74
    cudaEglColorFormatBayerCBRC = 75
    cudaEglColorFormatBayer10CCCC = 76
    cudaEglColorFormatBayer12BCCR = 77
    cudaEglColorFormatBayer12RCCB = 78
    cudaEglColorFormatBayer12CRBC = 79
    cudaEglColorFormatBayer12CBRC = 80
    cudaEglColorFormatBayer12CCCC = 81
    cudaEglColorFormatY = 82
    cudaEglColorFormatYUV420SemiPlanar_2020 = 83
    cudaEglColorFormatYVU420SemiPlanar_2020 = 84
    cudaEglColorFormatYUV420Planar_2020 = 85
    cudaEglColorFormatYVU420Planar_2020 = 86
    cudaEglColorFormatYUV420SemiPlanar_709 = 87
    cudaEglColorFormatYVU420SemiPlanar_709 = 88
    cudaEglColorFormatYUV420Planar_709 = 89
    cudaEglColorFormatYVU420Planar_709 = 90
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93
    cudaEglColorFormatY10V10U10_422SemiPlanar = 94
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95
    cudaEglColorFormatY_ER = 96
    cudaEglColorFormatY_709_ER = 97
    cudaEglColorFormatY10_ER = 98
    cudaEglColorFormatY10_709_ER = 99
    cudaEglColorFormatY12_ER = 100
    cudaEglColorFormatY12_709_ER = 101
    cudaEglColorFormatYUVA = 102
    cudaEglColorFormatYVYU = 104
    cudaEglColorFormatVYUY = 105
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113
    cudaEglColorFormatUYVY709 = 114
    cudaEglColorFormatUYVY709_ER = 115
    cudaEglColorFormatUYVY2020 = 116

class cudaHostFn_t(CFuncPtr): ...

class cudaAsyncCallback(CFuncPtr): ...

class cudaStreamCallback_t(CFuncPtr): ...

class cudaGraphRecaptureCallback_t(CFuncPtr): ...

class cudaLogsCallback_t(CFuncPtr): ...

class char1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class uchar1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class char2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class uchar2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class char3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class uchar3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class char4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class uchar4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class short1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class ushort1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class short2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class ushort2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class short3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class ushort3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class short4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class ushort4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class int1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class uint1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class int2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class uint2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class int3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class uint3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class int4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class uint4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class long1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class ulong1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class long2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class ulong2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class long3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class ulong3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class long4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class ulong4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class long4_16a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class ulong4_16a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class long4_32a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class ulong4_32a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class float1(_Struct):
    x: float
    def __init__(self, x: float = ...) -> None: ...

class float2(_Struct):
    x: float
    y: float
    def __init__(self, x: float = ..., y: float = ...) -> None: ...

class float3(_Struct):
    x: float
    y: float
    z: float
    def __init__(self, x: float = ..., y: float = ..., z: float = ...) -> None: ...

class float4(_Struct):
    x: float
    y: float
    z: float
    w: float
    def __init__(self, x: float = ..., y: float = ..., z: float = ..., w: float = ...) -> None: ...

class longlong1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class ulonglong1(_Struct):
    x: int
    def __init__(self, x: int = ...) -> None: ...

class longlong2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class ulonglong2(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class longlong3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class ulonglong3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class longlong4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class longlong4_16a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class longlong4_32a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class ulonglong4(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class ulonglong4_16a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class ulonglong4_32a(_Struct):
    x: int
    y: int
    z: int
    w: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ...) -> None: ...

class double1(_Struct):
    x: float
    def __init__(self, x: float = ...) -> None: ...

class double2(_Struct):
    x: float
    y: float
    def __init__(self, x: float = ..., y: float = ...) -> None: ...

class double3(_Struct):
    x: float
    y: float
    z: float
    def __init__(self, x: float = ..., y: float = ..., z: float = ...) -> None: ...

class double4(_Struct):
    x: float
    y: float
    z: float
    w: float
    def __init__(self, x: float = ..., y: float = ..., z: float = ..., w: float = ...) -> None: ...

class double4_16a(_Struct):
    x: float
    y: float
    z: float
    w: float
    def __init__(self, x: float = ..., y: float = ..., z: float = ..., w: float = ...) -> None: ...

class double4_32a(_Struct):
    x: float
    y: float
    z: float
    w: float
    def __init__(self, x: float = ..., y: float = ..., z: float = ..., w: float = ...) -> None: ...

class dim3(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaChannelFormatDesc(_Struct):
    x: int
    y: int
    z: int
    w: int
    f: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ..., f: int = ...) -> None: ...

class cudaArraySparseProperties(_Struct):
    class _tileExtent(_Struct):
        width: int
        height: int
        depth: int
        def __init__(self, width: int = ..., height: int = ..., depth: int = ...) -> None: ...
    tileExtent: _tileExtent
    miptailFirstLevel: int
    miptailSize: int
    flags: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, tileExtent: Any = ..., miptailFirstLevel: int = ..., miptailSize: int = ..., flags: int = ..., reserved: Any = ...) -> None: ...

class cudaArrayMemoryRequirements(_Struct):
    size: int
    alignment: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, size: int = ..., alignment: int = ..., reserved: Any = ...) -> None: ...

class cudaPitchedPtr(_Struct):
    ptr: int | None
    pitch: int
    xsize: int
    ysize: int
    def __init__(self, ptr: Any = ..., pitch: int = ..., xsize: int = ..., ysize: int = ...) -> None: ...

class cudaExtent(_Struct):
    width: int
    height: int
    depth: int
    def __init__(self, width: int = ..., height: int = ..., depth: int = ...) -> None: ...

class cudaPos(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaMemcpy3DParms(_Struct):
    srcArray: cudaArray_t
    srcPos: cudaPos
    srcPtr: cudaPitchedPtr
    dstArray: cudaArray_t
    dstPos: cudaPos
    dstPtr: cudaPitchedPtr
    extent: cudaExtent
    kind: int
    def __init__(self, srcArray: cudaArray_t | int | None = ..., srcPos: Any = ..., srcPtr: Any = ..., dstArray: cudaArray_t | int | None = ..., dstPos: Any = ..., dstPtr: Any = ..., extent: Any = ..., kind: int = ...) -> None: ...

class cudaMemcpyNodeParams(_Struct):
    flags: int
    reserved: int
    ctx: cudaExecutionContext_t
    copyParams: cudaMemcpy3DParms
    def __init__(self, flags: int = ..., reserved: int = ..., ctx: cudaExecutionContext_t | int | None = ..., copyParams: Any = ...) -> None: ...

class cudaMemcpy3DPeerParms(_Struct):
    srcArray: cudaArray_t
    srcPos: cudaPos
    srcPtr: cudaPitchedPtr
    srcDevice: int
    dstArray: cudaArray_t
    dstPos: cudaPos
    dstPtr: cudaPitchedPtr
    dstDevice: int
    extent: cudaExtent
    def __init__(self, srcArray: cudaArray_t | int | None = ..., srcPos: Any = ..., srcPtr: Any = ..., srcDevice: int = ..., dstArray: cudaArray_t | int | None = ..., dstPos: Any = ..., dstPtr: Any = ..., dstDevice: int = ..., extent: Any = ...) -> None: ...

class cudaMemsetParams(_Struct):
    dst: int | None
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    def __init__(self, dst: Any = ..., pitch: int = ..., value: int = ..., elementSize: int = ..., width: int = ..., height: int = ...) -> None: ...

class cudaMemsetParamsV2(_Struct):
    dst: int | None
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    ctx: cudaExecutionContext_t
    def __init__(self, dst: Any = ..., pitch: int = ..., value: int = ..., elementSize: int = ..., width: int = ..., height: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaAccessPolicyWindow(_Struct):
    base_ptr: int | None
    num_bytes: int
    hitRatio: float
    hitProp: int
    missProp: int
    def __init__(self, base_ptr: Any = ..., num_bytes: int = ..., hitRatio: float = ..., hitProp: int = ..., missProp: int = ...) -> None: ...

class cudaHostNodeParams(_Struct):
    fn: cudaHostFn_t
    userData: int | None
    def __init__(self, fn: Any = ..., userData: Any = ...) -> None: ...

class cudaHostNodeParamsV2(_Struct):
    fn: cudaHostFn_t
    userData: int | None
    syncMode: int
    ctx: cudaExecutionContext_t
    def __init__(self, fn: Any = ..., userData: Any = ..., syncMode: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaResourceDesc(_Struct):
    resType: int
    class _res(_Union):
        class _array(_Struct):
            array: cudaArray_t
            def __init__(self, array: cudaArray_t | int | None = ...) -> None: ...
        array: _array
        class _mipmap(_Struct):
            mipmap: cudaMipmappedArray_t
            def __init__(self, mipmap: cudaMipmappedArray_t | int | None = ...) -> None: ...
        mipmap: _mipmap
        class _linear(_Struct):
            devPtr: int | None
            desc: cudaChannelFormatDesc
            sizeInBytes: int
            def __init__(self, devPtr: Any = ..., desc: Any = ..., sizeInBytes: int = ...) -> None: ...
        linear: _linear
        class _pitch2D(_Struct):
            devPtr: int | None
            desc: cudaChannelFormatDesc
            width: int
            height: int
            pitchInBytes: int
            def __init__(self, devPtr: Any = ..., desc: Any = ..., width: int = ..., height: int = ..., pitchInBytes: int = ...) -> None: ...
        pitch2D: _pitch2D
        class _reserved(_Struct):
            reserved: Array[ctypes.c_int]
            def __init__(self, reserved: Any = ...) -> None: ...
        reserved: _reserved
        def __init__(self, array: Any = ..., mipmap: Any = ..., linear: Any = ..., pitch2D: Any = ..., reserved: Any = ...) -> None: ...
    res: _res
    flags: int
    def __init__(self, resType: int = ..., res: Any = ..., flags: int = ...) -> None: ...

class cudaResourceViewDesc(_Struct):
    format: int
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, format: int = ..., width: int = ..., height: int = ..., depth: int = ..., firstMipmapLevel: int = ..., lastMipmapLevel: int = ..., firstLayer: int = ..., lastLayer: int = ..., reserved: Any = ...) -> None: ...

class cudaPointerAttributes(_Struct):
    type: int
    device: int
    devicePointer: int | None
    hostPointer: int | None
    localityDomainOrdinal: int
    unused: int
    reserved: Array[ctypes.c_long]
    def __init__(self, type: int = ..., device: int = ..., devicePointer: Any = ..., hostPointer: Any = ..., *, localityDomainOrdinal: int = ..., unused: int = ..., reserved: Any = ...) -> None: ...

class cudaFuncAttributes(_Struct):
    sharedSizeBytes: int
    constSizeBytes: int
    localSizeBytes: int
    maxThreadsPerBlock: int
    numRegs: int
    ptxVersion: int
    binaryVersion: int
    cacheModeCA: int
    maxDynamicSharedSizeBytes: int
    preferredShmemCarveout: int
    clusterDimMustBeSet: int
    requiredClusterWidth: int
    requiredClusterHeight: int
    requiredClusterDepth: int
    clusterSchedulingPolicyPreference: int
    nonPortableClusterSizeAllowed: int
    deviceNodeUpdateStatus: int
    sharedMemoryMode: int
    reserved: Array[ctypes.c_int]
    def __init__(self, sharedSizeBytes: int = ..., constSizeBytes: int = ..., localSizeBytes: int = ..., maxThreadsPerBlock: int = ..., numRegs: int = ..., ptxVersion: int = ..., binaryVersion: int = ..., cacheModeCA: int = ..., maxDynamicSharedSizeBytes: int = ..., preferredShmemCarveout: int = ..., clusterDimMustBeSet: int = ..., requiredClusterWidth: int = ..., requiredClusterHeight: int = ..., requiredClusterDepth: int = ..., clusterSchedulingPolicyPreference: int = ..., nonPortableClusterSizeAllowed: int = ..., deviceNodeUpdateStatus: int = ..., sharedMemoryMode: int = ..., reserved: Any = ...) -> None: ...

class cudaMemLocation(_Struct):
    type: int
    id: int
    class _localized(_Struct):
        deviceId: int
        localityDomainId: int
        def __init__(self, deviceId: int = ..., localityDomainId: int = ...) -> None: ...
    localized: _localized
    def __init__(self, type: int = ..., *, id: int = ..., localized: Any = ...) -> None: ...

class cudaMemAccessDesc(_Struct):
    location: cudaMemLocation
    flags: int
    def __init__(self, location: Any = ..., flags: int = ...) -> None: ...

class cudaMemPoolProps(_Struct):
    allocType: int
    handleTypes: int
    location: cudaMemLocation
    win32SecurityAttributes: int | None
    maxSize: int
    usage: int
    reserved: Array[ctypes.c_ubyte]
    reserved1: int
    def __init__(self, allocType: int = ..., handleTypes: int = ..., location: Any = ..., win32SecurityAttributes: Any = ..., maxSize: int = ..., usage: int = ..., reserved: Any = ..., reserved1: int = ...) -> None: ...

class cudaMemPoolPtrExportData(_Struct):
    reserved: Array[ctypes.c_ubyte]
    def __init__(self, reserved: Any = ...) -> None: ...

class cudaMemAllocNodeParams(_Struct):
    poolProps: cudaMemPoolProps
    accessDescs: ctypes._Pointer[cudaMemAccessDesc]
    accessDescCount: int
    bytesize: int
    dptr: int | None
    def __init__(self, poolProps: Any = ..., accessDescs: Any = ..., accessDescCount: int = ..., bytesize: int = ..., dptr: Any = ...) -> None: ...

class cudaMemAllocNodeParamsV2(_Struct):
    poolProps: cudaMemPoolProps
    accessDescs: ctypes._Pointer[cudaMemAccessDesc]
    accessDescCount: int
    bytesize: int
    dptr: int | None
    def __init__(self, poolProps: Any = ..., accessDescs: Any = ..., accessDescCount: int = ..., bytesize: int = ..., dptr: Any = ...) -> None: ...

class cudaMemFreeNodeParams(_Struct):
    dptr: int | None
    def __init__(self, dptr: Any = ...) -> None: ...

class cudaMemcpyAttributes(_Struct):
    srcAccessOrder: int
    srcLocHint: cudaMemLocation
    dstLocHint: cudaMemLocation
    flags: int
    def __init__(self, srcAccessOrder: int = ..., srcLocHint: Any = ..., dstLocHint: Any = ..., flags: int = ...) -> None: ...

class cudaOffset3D(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaMemcpy3DOperand(_Struct):
    type: int
    class _op(_Union):
        class _ptr(_Struct):
            ptr: int | None
            rowLength: int
            layerHeight: int
            locHint: cudaMemLocation
            def __init__(self, ptr: Any = ..., rowLength: int = ..., layerHeight: int = ..., locHint: Any = ...) -> None: ...
        ptr: _ptr
        class _array(_Struct):
            array: cudaArray_t
            offset: cudaOffset3D
            def __init__(self, array: cudaArray_t | int | None = ..., offset: Any = ...) -> None: ...
        array: _array
        def __init__(self, ptr: Any = ..., array: Any = ...) -> None: ...
    op: _op
    def __init__(self, type: int = ..., op: Any = ...) -> None: ...

class cudaMemcpy3DBatchOp(_Struct):
    src: cudaMemcpy3DOperand
    dst: cudaMemcpy3DOperand
    extent: cudaExtent
    srcAccessOrder: int
    flags: int
    def __init__(self, src: Any = ..., dst: Any = ..., extent: Any = ..., srcAccessOrder: int = ..., flags: int = ...) -> None: ...

class CUuuid(_Struct):
    bytes: Array[ctypes.c_byte]
    def __init__(self, bytes: Any = ...) -> None: ...

class cudaDeviceProp(_Struct):
    name: Array[ctypes.c_byte]
    uuid: CUuuid
    luid: Array[ctypes.c_byte]
    luidDeviceNodeMask: int
    totalGlobalMem: int
    sharedMemPerBlock: int
    regsPerBlock: int
    warpSize: int
    memPitch: int
    maxThreadsPerBlock: int
    maxThreadsDim: Array[ctypes.c_int]
    maxGridSize: Array[ctypes.c_int]
    totalConstMem: int
    major: int
    minor: int
    textureAlignment: int
    texturePitchAlignment: int
    multiProcessorCount: int
    integrated: int
    canMapHostMemory: int
    maxTexture1D: int
    maxTexture1DMipmap: int
    maxTexture2D: Array[ctypes.c_int]
    maxTexture2DMipmap: Array[ctypes.c_int]
    maxTexture2DLinear: Array[ctypes.c_int]
    maxTexture2DGather: Array[ctypes.c_int]
    maxTexture3D: Array[ctypes.c_int]
    maxTexture3DAlt: Array[ctypes.c_int]
    maxTextureCubemap: int
    maxTexture1DLayered: Array[ctypes.c_int]
    maxTexture2DLayered: Array[ctypes.c_int]
    maxTextureCubemapLayered: Array[ctypes.c_int]
    maxSurface1D: int
    maxSurface2D: Array[ctypes.c_int]
    maxSurface3D: Array[ctypes.c_int]
    maxSurface1DLayered: Array[ctypes.c_int]
    maxSurface2DLayered: Array[ctypes.c_int]
    maxSurfaceCubemap: int
    maxSurfaceCubemapLayered: Array[ctypes.c_int]
    surfaceAlignment: int
    concurrentKernels: int
    ECCEnabled: int
    pciBusID: int
    pciDeviceID: int
    pciDomainID: int
    tccDriver: int
    asyncEngineCount: int
    unifiedAddressing: int
    memoryBusWidth: int
    l2CacheSize: int
    persistingL2CacheMaxSize: int
    maxThreadsPerMultiProcessor: int
    streamPrioritiesSupported: int
    globalL1CacheSupported: int
    localL1CacheSupported: int
    sharedMemPerMultiprocessor: int
    regsPerMultiprocessor: int
    managedMemory: int
    isMultiGpuBoard: int
    multiGpuBoardGroupID: int
    hostNativeAtomicSupported: int
    pageableMemoryAccess: int
    concurrentManagedAccess: int
    computePreemptionSupported: int
    canUseHostPointerForRegisteredMem: int
    cooperativeLaunch: int
    sharedMemPerBlockOptin: int
    pageableMemoryAccessUsesHostPageTables: int
    directManagedMemAccessFromHost: int
    maxBlocksPerMultiProcessor: int
    accessPolicyMaxWindowSize: int
    reservedSharedMemPerBlock: int
    hostRegisterSupported: int
    sparseCudaArraySupported: int
    hostRegisterReadOnlySupported: int
    timelineSemaphoreInteropSupported: int
    memoryPoolsSupported: int
    gpuDirectRDMASupported: int
    gpuDirectRDMAFlushWritesOptions: int
    gpuDirectRDMAWritesOrdering: int
    memoryPoolSupportedHandleTypes: int
    deferredMappingCudaArraySupported: int
    ipcEventSupported: int
    clusterLaunch: int
    unifiedFunctionPointers: int
    deviceNumaConfig: int
    deviceNumaId: int
    mpsEnabled: int
    hostNumaId: int
    gpuPciDeviceID: int
    gpuPciSubsystemID: int
    hostNumaMultinodeIpcSupported: int
    reserved: Array[ctypes.c_int]
    def __init__(self, name: Any = ..., uuid: Any = ..., luid: Any = ..., luidDeviceNodeMask: int = ..., totalGlobalMem: int = ..., sharedMemPerBlock: int = ..., regsPerBlock: int = ..., warpSize: int = ..., memPitch: int = ..., maxThreadsPerBlock: int = ..., maxThreadsDim: Any = ..., maxGridSize: Any = ..., totalConstMem: int = ..., major: int = ..., minor: int = ..., textureAlignment: int = ..., texturePitchAlignment: int = ..., multiProcessorCount: int = ..., integrated: int = ..., canMapHostMemory: int = ..., maxTexture1D: int = ..., maxTexture1DMipmap: int = ..., maxTexture2D: Any = ..., maxTexture2DMipmap: Any = ..., maxTexture2DLinear: Any = ..., maxTexture2DGather: Any = ..., maxTexture3D: Any = ..., maxTexture3DAlt: Any = ..., maxTextureCubemap: int = ..., maxTexture1DLayered: Any = ..., maxTexture2DLayered: Any = ..., maxTextureCubemapLayered: Any = ..., maxSurface1D: int = ..., maxSurface2D: Any = ..., maxSurface3D: Any = ..., maxSurface1DLayered: Any = ..., maxSurface2DLayered: Any = ..., maxSurfaceCubemap: int = ..., maxSurfaceCubemapLayered: Any = ..., surfaceAlignment: int = ..., concurrentKernels: int = ..., ECCEnabled: int = ..., pciBusID: int = ..., pciDeviceID: int = ..., pciDomainID: int = ..., tccDriver: int = ..., asyncEngineCount: int = ..., unifiedAddressing: int = ..., memoryBusWidth: int = ..., l2CacheSize: int = ..., persistingL2CacheMaxSize: int = ..., maxThreadsPerMultiProcessor: int = ..., streamPrioritiesSupported: int = ..., globalL1CacheSupported: int = ..., localL1CacheSupported: int = ..., sharedMemPerMultiprocessor: int = ..., regsPerMultiprocessor: int = ..., managedMemory: int = ..., isMultiGpuBoard: int = ..., multiGpuBoardGroupID: int = ..., hostNativeAtomicSupported: int = ..., pageableMemoryAccess: int = ..., concurrentManagedAccess: int = ..., computePreemptionSupported: int = ..., canUseHostPointerForRegisteredMem: int = ..., cooperativeLaunch: int = ..., sharedMemPerBlockOptin: int = ..., pageableMemoryAccessUsesHostPageTables: int = ..., directManagedMemAccessFromHost: int = ..., maxBlocksPerMultiProcessor: int = ..., accessPolicyMaxWindowSize: int = ..., reservedSharedMemPerBlock: int = ..., hostRegisterSupported: int = ..., sparseCudaArraySupported: int = ..., hostRegisterReadOnlySupported: int = ..., timelineSemaphoreInteropSupported: int = ..., memoryPoolsSupported: int = ..., gpuDirectRDMASupported: int = ..., gpuDirectRDMAFlushWritesOptions: int = ..., gpuDirectRDMAWritesOrdering: int = ..., memoryPoolSupportedHandleTypes: int = ..., deferredMappingCudaArraySupported: int = ..., ipcEventSupported: int = ..., clusterLaunch: int = ..., unifiedFunctionPointers: int = ..., deviceNumaConfig: int = ..., deviceNumaId: int = ..., mpsEnabled: int = ..., hostNumaId: int = ..., gpuPciDeviceID: int = ..., gpuPciSubsystemID: int = ..., hostNumaMultinodeIpcSupported: int = ..., reserved: Any = ...) -> None: ...

class cudaIpcEventHandle_t(_Struct):
    reserved: Array[ctypes.c_byte]
    def __init__(self, reserved: Any = ...) -> None: ...

class cudaIpcMemHandle_t(_Struct):
    reserved: Array[ctypes.c_byte]
    def __init__(self, reserved: Any = ...) -> None: ...

class cudaMemFabricHandle_t(_Struct):
    reserved: Array[ctypes.c_byte]
    def __init__(self, reserved: Any = ...) -> None: ...

class cudaExternalMemoryHandleDesc(_Struct):
    type: int
    class _handle(_Union):
        fd: int
        class _win32(_Struct):
            handle: int | None
            name: int | None
            def __init__(self, handle: Any = ..., name: Any = ...) -> None: ...
        win32: _win32
        nvSciBufObject: int | None
        def __init__(self, fd: int = ..., win32: Any = ..., nvSciBufObject: Any = ...) -> None: ...
    handle: _handle
    size: int
    flags: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, type: int = ..., handle: Any = ..., size: int = ..., flags: int = ..., reserved: Any = ...) -> None: ...

class cudaExternalMemoryBufferDesc(_Struct):
    offset: int
    size: int
    flags: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, offset: int = ..., size: int = ..., flags: int = ..., reserved: Any = ...) -> None: ...

class cudaExternalMemoryMipmappedArrayDesc(_Struct):
    offset: int
    formatDesc: cudaChannelFormatDesc
    extent: cudaExtent
    flags: int
    numLevels: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, offset: int = ..., formatDesc: Any = ..., extent: Any = ..., flags: int = ..., numLevels: int = ..., reserved: Any = ...) -> None: ...

class cudaExternalSemaphoreHandleDesc(_Struct):
    type: int
    class _handle(_Union):
        fd: int
        class _win32(_Struct):
            handle: int | None
            name: int | None
            def __init__(self, handle: Any = ..., name: Any = ...) -> None: ...
        win32: _win32
        nvSciSyncObj: int | None
        def __init__(self, fd: int = ..., win32: Any = ..., nvSciSyncObj: Any = ...) -> None: ...
    handle: _handle
    flags: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, type: int = ..., handle: Any = ..., flags: int = ..., reserved: Any = ...) -> None: ...

class cudaExternalSemaphoreSignalParams(_Struct):
    class _params(_Struct):
        class _fence(_Struct):
            value: int
            def __init__(self, value: int = ...) -> None: ...
        fence: _fence
        class _nvSciSync(_Union):
            fence: int | None
            reserved: int
            def __init__(self, fence: Any = ..., reserved: int = ...) -> None: ...
        nvSciSync: _nvSciSync
        class _keyedMutex(_Struct):
            key: int
            def __init__(self, key: int = ...) -> None: ...
        keyedMutex: _keyedMutex
        reserved: Array[ctypes.c_uint]
        def __init__(self, fence: Any = ..., nvSciSync: Any = ..., keyedMutex: Any = ..., reserved: Any = ...) -> None: ...
    params: _params
    flags: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, params: Any = ..., flags: int = ..., reserved: Any = ...) -> None: ...

class cudaExternalSemaphoreWaitParams(_Struct):
    class _params(_Struct):
        class _fence(_Struct):
            value: int
            def __init__(self, value: int = ...) -> None: ...
        fence: _fence
        class _nvSciSync(_Union):
            fence: int | None
            reserved: int
            def __init__(self, fence: Any = ..., reserved: int = ...) -> None: ...
        nvSciSync: _nvSciSync
        class _keyedMutex(_Struct):
            key: int
            timeoutMs: int
            def __init__(self, key: int = ..., timeoutMs: int = ...) -> None: ...
        keyedMutex: _keyedMutex
        reserved: Array[ctypes.c_uint]
        def __init__(self, fence: Any = ..., nvSciSync: Any = ..., keyedMutex: Any = ..., reserved: Any = ...) -> None: ...
    params: _params
    flags: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, params: Any = ..., flags: int = ..., reserved: Any = ...) -> None: ...

class cudaDevSmResource(_Struct):
    smCount: int
    minSmPartitionSize: int
    smCoscheduledAlignment: int
    flags: int
    localityDomainId: int
    def __init__(self, smCount: int = ..., minSmPartitionSize: int = ..., smCoscheduledAlignment: int = ..., flags: int = ..., localityDomainId: int = ...) -> None: ...

class cudaDevWorkqueueConfigResource(_Struct):
    device: int
    wqConcurrencyLimit: int
    sharingScope: int
    def __init__(self, device: int = ..., wqConcurrencyLimit: int = ..., sharingScope: int = ...) -> None: ...

class cudaDevWorkqueueResource(_Struct):
    reserved: Array[ctypes.c_ubyte]
    def __init__(self, reserved: Any = ...) -> None: ...

class cudaDevSmResourceGroupParams(_Struct):
    smCount: int
    coscheduledSmCount: int
    preferredCoscheduledSmCount: int
    flags: int
    localityDomainId: int
    reserved: Array[ctypes.c_uint]
    def __init__(self, smCount: int = ..., coscheduledSmCount: int = ..., preferredCoscheduledSmCount: int = ..., flags: int = ..., localityDomainId: int = ..., reserved: Any = ...) -> None: ...

class cudaDevResource(_Struct):
    type: int
    _internal_padding: Array[ctypes.c_ubyte]
    sm: cudaDevSmResource
    wqConfig: cudaDevWorkqueueConfigResource
    wq: cudaDevWorkqueueResource
    _oversize: Array[ctypes.c_ubyte]
    nextResource: ctypes._Pointer[cudaDevResource]
    def __init__(self, type: int = ..., _internal_padding: Any = ..., *, sm: Any = ..., wqConfig: Any = ..., wq: Any = ..., _oversize: Any = ..., nextResource: Any = ...) -> None: ...

class cudalibraryHostUniversalFunctionAndDataTable(_Struct):
    functionTable: int | None
    functionWindowSize: int
    dataTable: int | None
    dataWindowSize: int
    def __init__(self, functionTable: Any = ..., functionWindowSize: int = ..., dataTable: Any = ..., dataWindowSize: int = ...) -> None: ...

class cudaKernelNodeParams(_Struct):
    func: int | None
    gridDim: dim3
    blockDim: dim3
    sharedMemBytes: int
    kernelParams: ctypes._Pointer[Any]
    extra: ctypes._Pointer[Any]
    def __init__(self, func: Any = ..., gridDim: Any = ..., blockDim: Any = ..., sharedMemBytes: int = ..., kernelParams: Any = ..., extra: Any = ...) -> None: ...

class cudaKernelNodeParamsV2(_Struct):
    func: int | None
    kern: driver.CUkernel
    cuFunc: driver.CUfunction
    gridDim: dim3
    blockDim: dim3
    sharedMemBytes: int
    kernelParams: ctypes._Pointer[Any]
    extra: ctypes._Pointer[Any]
    ctx: cudaExecutionContext_t
    functionType: int
    def __init__(self, *, func: Any = ..., kern: driver.CUkernel | int | None = ..., cuFunc: driver.CUfunction | int | None = ..., gridDim: Any = ..., blockDim: Any = ..., sharedMemBytes: int = ..., kernelParams: Any = ..., extra: Any = ..., ctx: cudaExecutionContext_t | int | None = ..., functionType: int = ...) -> None: ...

class cudaExternalSemaphoreSignalNodeParams(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreSignalParams]
    numExtSems: int
    def __init__(self, extSemArray: Any = ..., paramsArray: Any = ..., numExtSems: int = ...) -> None: ...

class cudaExternalSemaphoreSignalNodeParamsV2(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreSignalParams]
    numExtSems: int
    ctx: cudaExecutionContext_t
    def __init__(self, extSemArray: Any = ..., paramsArray: Any = ..., numExtSems: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaExternalSemaphoreWaitNodeParams(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreWaitParams]
    numExtSems: int
    def __init__(self, extSemArray: Any = ..., paramsArray: Any = ..., numExtSems: int = ...) -> None: ...

class cudaExternalSemaphoreWaitNodeParamsV2(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreWaitParams]
    numExtSems: int
    ctx: cudaExecutionContext_t
    def __init__(self, extSemArray: Any = ..., paramsArray: Any = ..., numExtSems: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaConditionalNodeParams(_Struct):
    handle: int
    type: int
    size: int
    phGraph_out: ctypes._Pointer[driver.CUgraph]
    ctx: cudaExecutionContext_t
    def __init__(self, handle: int = ..., type: int = ..., size: int = ..., phGraph_out: Any = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaMemcpyBatchNodeParams(_Struct):
    count: int
    dsts: ctypes._Pointer[Any]
    srcs: ctypes._Pointer[Any]
    sizes: ctypes._Pointer[ctypes.c_size_t]
    attrs: ctypes._Pointer[cudaMemcpyAttributes]
    attrsIdxs: ctypes._Pointer[ctypes.c_size_t]
    numAttrs: int
    ctx: cudaExecutionContext_t
    def __init__(self, count: int = ..., dsts: Any = ..., srcs: Any = ..., sizes: Any = ..., attrs: Any = ..., attrsIdxs: Any = ..., numAttrs: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaChildGraphNodeParams(_Struct):
    graph: driver.CUgraph
    ownership: int
    def __init__(self, graph: driver.CUgraph | int | None = ..., ownership: int = ...) -> None: ...

class cudaEventRecordNodeParams(_Struct):
    event: driver.CUevent
    ctx: cudaExecutionContext_t
    def __init__(self, event: driver.CUevent | int | None = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaEventWaitNodeParams(_Struct):
    event: driver.CUevent
    def __init__(self, event: driver.CUevent | int | None = ...) -> None: ...

class cudaGraphNodeParams(_Struct):
    type: int
    reserved0: Array[ctypes.c_int]
    reserved1: Array[ctypes.c_longlong]
    kernel: cudaKernelNodeParamsV2
    memcpy: cudaMemcpyNodeParams
    memset: cudaMemsetParamsV2
    host: cudaHostNodeParamsV2
    graph: cudaChildGraphNodeParams
    eventWait: cudaEventWaitNodeParams
    eventRecord: cudaEventRecordNodeParams
    extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2
    extSemWait: cudaExternalSemaphoreWaitNodeParamsV2
    alloc: cudaMemAllocNodeParamsV2
    free: cudaMemFreeNodeParams
    conditional: cudaConditionalNodeParams
    memcpyBatch: cudaMemcpyBatchNodeParams
    reserved2: int
    def __init__(self, type: int = ..., reserved0: Any = ..., *, reserved1: Any = ..., kernel: Any = ..., memcpy: Any = ..., memset: Any = ..., host: Any = ..., graph: Any = ..., eventWait: Any = ..., eventRecord: Any = ..., extSemSignal: Any = ..., extSemWait: Any = ..., alloc: Any = ..., free: Any = ..., conditional: Any = ..., memcpyBatch: Any = ..., reserved2: int = ...) -> None: ...

class cudaGraphEdgeData(_Struct):
    from_port: int
    to_port: int
    type: int
    reserved: Array[ctypes.c_ubyte]
    def __init__(self, from_port: int = ..., to_port: int = ..., type: int = ..., reserved: Any = ...) -> None: ...

class cudaGraphInstantiateParams(_Struct):
    flags: int
    uploadStream: driver.CUstream
    errNode_out: driver.CUgraphNode
    result_out: int
    def __init__(self, flags: int = ..., uploadStream: driver.CUstream | int | None = ..., errNode_out: driver.CUgraphNode | int | None = ..., result_out: int = ...) -> None: ...

class cudaGraphExecUpdateResultInfo(_Struct):
    result: int
    errorNode: driver.CUgraphNode
    errorFromNode: driver.CUgraphNode
    def __init__(self, result: int = ..., errorNode: driver.CUgraphNode | int | None = ..., errorFromNode: driver.CUgraphNode | int | None = ...) -> None: ...

class cudaGraphKernelNodeUpdate(_Struct):
    node: driver.CUgraphDeviceNode
    field: int
    class _updateData(_Union):
        gridDim: dim3
        class _param(_Struct):
            pValue: int | None
            offset: int
            size: int
            def __init__(self, pValue: Any = ..., offset: int = ..., size: int = ...) -> None: ...
        param: _param
        isEnabled: int
        def __init__(self, gridDim: Any = ..., param: Any = ..., isEnabled: int = ...) -> None: ...
    updateData: _updateData
    def __init__(self, node: driver.CUgraphDeviceNode | int | None = ..., field: int = ..., updateData: Any = ...) -> None: ...

class cudaLaunchMemSyncDomainMap(_Struct):
    default_: int
    remote: int
    def __init__(self, default_: int = ..., remote: int = ...) -> None: ...

class cudaLaunchAttributeValue(_Union):
    pad: Array[ctypes.c_byte]
    accessPolicyWindow: cudaAccessPolicyWindow
    cooperative: int
    syncPolicy: int
    class _clusterDim(_Struct):
        x: int
        y: int
        z: int
        def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...
    clusterDim: _clusterDim
    clusterSchedulingPolicyPreference: int
    programmaticStreamSerializationAllowed: int
    class _programmaticEvent(_Struct):
        event: driver.CUevent
        flags: int
        triggerAtBlockStart: int
        def __init__(self, event: driver.CUevent | int | None = ..., flags: int = ..., triggerAtBlockStart: int = ...) -> None: ...
    programmaticEvent: _programmaticEvent
    priority: int
    memSyncDomainMap: cudaLaunchMemSyncDomainMap
    memSyncDomain: int
    class _preferredClusterDim(_Struct):
        x: int
        y: int
        z: int
        def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...
    preferredClusterDim: _preferredClusterDim
    class _launchCompletionEvent(_Struct):
        event: driver.CUevent
        flags: int
        def __init__(self, event: driver.CUevent | int | None = ..., flags: int = ...) -> None: ...
    launchCompletionEvent: _launchCompletionEvent
    class _deviceUpdatableKernelNode(_Struct):
        deviceUpdatable: int
        devNode: driver.CUgraphDeviceNode
        def __init__(self, deviceUpdatable: int = ..., devNode: driver.CUgraphDeviceNode | int | None = ...) -> None: ...
    deviceUpdatableKernelNode: _deviceUpdatableKernelNode
    sharedMemCarveout: int
    nvlinkUtilCentricScheduling: int
    portableClusterSizeMode: int
    sharedMemoryMode: int
    def __init__(self, pad: Any = ..., accessPolicyWindow: Any = ..., cooperative: int = ..., syncPolicy: int = ..., clusterDim: Any = ..., clusterSchedulingPolicyPreference: int = ..., programmaticStreamSerializationAllowed: int = ..., programmaticEvent: Any = ..., priority: int = ..., memSyncDomainMap: Any = ..., memSyncDomain: int = ..., preferredClusterDim: Any = ..., launchCompletionEvent: Any = ..., deviceUpdatableKernelNode: Any = ..., sharedMemCarveout: int = ..., nvlinkUtilCentricScheduling: int = ..., portableClusterSizeMode: int = ..., sharedMemoryMode: int = ...) -> None: ...

class cudaLaunchAttribute(_Struct):
    id: int
    pad: Array[ctypes.c_byte]
    val: cudaLaunchAttributeValue
    def __init__(self, id: int = ..., pad: Any = ..., val: Any = ...) -> None: ...

class cudaLaunchConfig_t(_Struct):
    gridDim: dim3
    blockDim: dim3
    dynamicSmemBytes: int
    stream: driver.CUstream
    attrs: ctypes._Pointer[cudaLaunchAttribute]
    numAttrs: int
    def __init__(self, gridDim: Any = ..., blockDim: Any = ..., dynamicSmemBytes: int = ..., stream: driver.CUstream | int | None = ..., attrs: Any = ..., numAttrs: int = ...) -> None: ...

class cudaAsyncNotificationInfo_t(_Struct):
    type: int
    class _info(_Union):
        class _overBudget(_Struct):
            bytesOverBudget: int
            def __init__(self, bytesOverBudget: int = ...) -> None: ...
        overBudget: _overBudget
        def __init__(self, overBudget: Any = ...) -> None: ...
    info: _info
    def __init__(self, type: int = ..., info: Any = ...) -> None: ...

class cudaTextureDesc(_Struct):
    addressMode: Array[ctypes.c_uint]
    filterMode: int
    readMode: int
    sRGB: int
    borderColor: Array[ctypes.c_float]
    normalizedCoords: int
    maxAnisotropy: int
    mipmapFilterMode: int
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    disableTrilinearOptimization: int
    seamlessCubemap: int
    def __init__(self, addressMode: Array[ctypes.c_uint] = ..., filterMode: int = ..., readMode: int = ..., sRGB: int = ..., borderColor: Any = ..., normalizedCoords: int = ..., maxAnisotropy: int = ..., mipmapFilterMode: int = ..., mipmapLevelBias: float = ..., minMipmapLevelClamp: float = ..., maxMipmapLevelClamp: float = ..., disableTrilinearOptimization: int = ..., seamlessCubemap: int = ...) -> None: ...

class cudaGraphRecaptureCallbackData(_Struct):
    callbackFunc: cudaGraphRecaptureCallback_t
    userData: int | None
    def __init__(self, callbackFunc: Any = ..., userData: Any = ...) -> None: ...

class cudaEglPlaneDesc(_Struct):
    width: int
    height: int
    depth: int
    pitch: int
    numChannels: int
    channelDesc: cudaChannelFormatDesc
    reserved: Array[ctypes.c_uint]
    def __init__(self, width: int = ..., height: int = ..., depth: int = ..., pitch: int = ..., numChannels: int = ..., channelDesc: Any = ..., reserved: Any = ...) -> None: ...

class cudaEglFrame(_Struct):
    class _frame(_Union):
        pArray: Array[cudaArray_t]
        pPitch: Array[cudaPitchedPtr]
        def __init__(self, pArray: Any = ..., pPitch: Any = ...) -> None: ...
    frame: _frame
    planeDesc: Array[cudaEglPlaneDesc]
    planeCount: int
    frameType: int
    eglColorFormat: int
    def __init__(self, frame: Any = ..., planeDesc: Any = ..., planeCount: int = ..., frameType: int = ..., eglColorFormat: int = ...) -> None: ...

cudaError = cudaError_t
cudaGraphDependencyType_enum = cudaGraphDependencyType
cudaAsyncNotificationType_enum = cudaAsyncNotificationType
CUDAlogLevel_enum = cudaLogLevel
cudaEglFrameType_enum = cudaEglFrameType
cudaEglResourceLocationFlags_enum = cudaEglResourceLocationFlags
cudaEglColorFormat_enum = cudaEglColorFormat
CUuuid_st = CUuuid
cudaIpcEventHandle_st = cudaIpcEventHandle_t
cudaIpcMemHandle_st = cudaIpcMemHandle_t
cudaMemFabricHandle_st = cudaMemFabricHandle_t
cudaDevSmResourceGroupParams_st = cudaDevSmResourceGroupParams
cudaDevResource_st = cudaDevResource
cudaGraphEdgeData_st = cudaGraphEdgeData
cudaGraphInstantiateParams_st = cudaGraphInstantiateParams
cudaGraphExecUpdateResultInfo_st = cudaGraphExecUpdateResultInfo
cudaLaunchMemSyncDomainMap_st = cudaLaunchMemSyncDomainMap
cudaLaunchAttribute_st = cudaLaunchAttribute
cudaLaunchConfig_st = cudaLaunchConfig_t
cudaAsyncNotificationInfo = cudaAsyncNotificationInfo_t
cudaEglPlaneDesc_st = cudaEglPlaneDesc
cudaEglFrame_st = cudaEglFrame
GLenum = ctypes.c_uint
GLuint = ctypes.c_uint
cudaDevResourceDesc_t = driver.CUdevResourceDesc
cudaArray_const_t = Any
cudaMipmappedArray_const_t = Any
cudaUUID_t = CUuuid
cudaStream_t = driver.CUstream
cudaEvent_t = driver.CUevent
cudaGraph_t = driver.CUgraph
cudaGraphNode_t = driver.CUgraphNode
cudaUserObject_t = driver.CUuserObject
cudaGraphConditionalHandle = ctypes.c_ulonglong
cudaFunction_t = driver.CUfunction
cudaKernel_t = driver.CUkernel
cudaLibrary_t = driver.CUlibrary
cudaMemPool_t = driver.CUmemoryPool
cudaGraphExec_t = driver.CUgraphExec
cudaGraphDeviceNode_t = driver.CUgraphDeviceNode
cudaLogsCallbackHandle = driver.CUlogsCallbackHandle
cudaLogIterator = ctypes.c_uint
cudaSurfaceObject_t = ctypes.c_ulonglong
cudaTextureObject_t = ctypes.c_ulonglong
cuFloatComplex = float2
cuDoubleComplex = double2
cuComplex = float2
cudaDataType_t = cudaDataType
cudaEmulationStrategy_t = cudaEmulationStrategy
cudaEmulationMantissaControl_t = cudaEmulationMantissaControl
cudaEmulationSpecialValuesSupport_t = cudaEmulationSpecialValuesSupport
libraryPropertyType_t = libraryPropertyType
EGLint = ctypes.c_int
EGLImageKHR = ctypes.c_void_p
EGLStreamKHR = ctypes.c_void_p
EGLSyncKHR = ctypes.c_void_p
cudaEglStreamConnection = driver.CUeglStreamConnection
VdpDevice = ctypes.c_uint32
VdpFuncId = ctypes.c_uint32
VdpOutputSurface = ctypes.c_uint32
VdpVideoSurface = ctypes.c_uint32
VdpStatus = ctypes.c_uint
VdpGetProcAddress = Any
__CLZ_RETURN_TYPE = ctypes.c_int
__CLZ_PARAMETER_TYPE = ctypes.c_int
__CLZLL_PARAMETER_TYPE = ctypes.c_longlong
cudaStreamAttrID = cudaLaunchAttributeID
cudaStreamAttrValue = cudaLaunchAttributeValue
cudaKernelNodeAttrID = cudaLaunchAttributeID
cudaKernelNodeAttrValue = cudaLaunchAttributeValue

cudaRoundNearest: Final = cudaRoundMode.cudaRoundNearest
cudaRoundZero: Final = cudaRoundMode.cudaRoundZero
cudaRoundPosInf: Final = cudaRoundMode.cudaRoundPosInf
cudaRoundMinInf: Final = cudaRoundMode.cudaRoundMinInf
cudaSuccess: Final = cudaError_t.cudaSuccess
cudaErrorInvalidValue: Final = cudaError_t.cudaErrorInvalidValue
cudaErrorMemoryAllocation: Final = cudaError_t.cudaErrorMemoryAllocation
cudaErrorInitializationError: Final = cudaError_t.cudaErrorInitializationError
cudaErrorCudartUnloading: Final = cudaError_t.cudaErrorCudartUnloading
cudaErrorProfilerDisabled: Final = cudaError_t.cudaErrorProfilerDisabled
cudaErrorProfilerNotInitialized: Final = cudaError_t.cudaErrorProfilerNotInitialized
cudaErrorProfilerAlreadyStarted: Final = cudaError_t.cudaErrorProfilerAlreadyStarted
cudaErrorProfilerAlreadyStopped: Final = cudaError_t.cudaErrorProfilerAlreadyStopped
cudaErrorInvalidConfiguration: Final = cudaError_t.cudaErrorInvalidConfiguration
cudaErrorVersionTranslation: Final = cudaError_t.cudaErrorVersionTranslation
cudaErrorInvalidPitchValue: Final = cudaError_t.cudaErrorInvalidPitchValue
cudaErrorInvalidSymbol: Final = cudaError_t.cudaErrorInvalidSymbol
cudaErrorInvalidHostPointer: Final = cudaError_t.cudaErrorInvalidHostPointer
cudaErrorInvalidDevicePointer: Final = cudaError_t.cudaErrorInvalidDevicePointer
cudaErrorInvalidTexture: Final = cudaError_t.cudaErrorInvalidTexture
cudaErrorInvalidTextureBinding: Final = cudaError_t.cudaErrorInvalidTextureBinding
cudaErrorInvalidChannelDescriptor: Final = cudaError_t.cudaErrorInvalidChannelDescriptor
cudaErrorInvalidMemcpyDirection: Final = cudaError_t.cudaErrorInvalidMemcpyDirection
cudaErrorAddressOfConstant: Final = cudaError_t.cudaErrorAddressOfConstant
cudaErrorTextureFetchFailed: Final = cudaError_t.cudaErrorTextureFetchFailed
cudaErrorTextureNotBound: Final = cudaError_t.cudaErrorTextureNotBound
cudaErrorSynchronizationError: Final = cudaError_t.cudaErrorSynchronizationError
cudaErrorInvalidFilterSetting: Final = cudaError_t.cudaErrorInvalidFilterSetting
cudaErrorInvalidNormSetting: Final = cudaError_t.cudaErrorInvalidNormSetting
cudaErrorMixedDeviceExecution: Final = cudaError_t.cudaErrorMixedDeviceExecution
cudaErrorNotYetImplemented: Final = cudaError_t.cudaErrorNotYetImplemented
cudaErrorMemoryValueTooLarge: Final = cudaError_t.cudaErrorMemoryValueTooLarge
cudaErrorStubLibrary: Final = cudaError_t.cudaErrorStubLibrary
cudaErrorInsufficientDriver: Final = cudaError_t.cudaErrorInsufficientDriver
cudaErrorCallRequiresNewerDriver: Final = cudaError_t.cudaErrorCallRequiresNewerDriver
cudaErrorInvalidSurface: Final = cudaError_t.cudaErrorInvalidSurface
cudaErrorDuplicateVariableName: Final = cudaError_t.cudaErrorDuplicateVariableName
cudaErrorDuplicateTextureName: Final = cudaError_t.cudaErrorDuplicateTextureName
cudaErrorDuplicateSurfaceName: Final = cudaError_t.cudaErrorDuplicateSurfaceName
cudaErrorDevicesUnavailable: Final = cudaError_t.cudaErrorDevicesUnavailable
cudaErrorIncompatibleDriverContext: Final = cudaError_t.cudaErrorIncompatibleDriverContext
cudaErrorMissingConfiguration: Final = cudaError_t.cudaErrorMissingConfiguration
cudaErrorPriorLaunchFailure: Final = cudaError_t.cudaErrorPriorLaunchFailure
cudaErrorLaunchMaxDepthExceeded: Final = cudaError_t.cudaErrorLaunchMaxDepthExceeded
cudaErrorLaunchFileScopedTex: Final = cudaError_t.cudaErrorLaunchFileScopedTex
cudaErrorLaunchFileScopedSurf: Final = cudaError_t.cudaErrorLaunchFileScopedSurf
cudaErrorSyncDepthExceeded: Final = cudaError_t.cudaErrorSyncDepthExceeded
cudaErrorLaunchPendingCountExceeded: Final = cudaError_t.cudaErrorLaunchPendingCountExceeded
cudaErrorInvalidDeviceFunction: Final = cudaError_t.cudaErrorInvalidDeviceFunction
cudaErrorNoDevice: Final = cudaError_t.cudaErrorNoDevice
cudaErrorInvalidDevice: Final = cudaError_t.cudaErrorInvalidDevice
cudaErrorDeviceNotLicensed: Final = cudaError_t.cudaErrorDeviceNotLicensed
cudaErrorSoftwareValidityNotEstablished: Final = cudaError_t.cudaErrorSoftwareValidityNotEstablished
cudaErrorStartupFailure: Final = cudaError_t.cudaErrorStartupFailure
cudaErrorInvalidKernelImage: Final = cudaError_t.cudaErrorInvalidKernelImage
cudaErrorDeviceUninitialized: Final = cudaError_t.cudaErrorDeviceUninitialized
cudaErrorMapBufferObjectFailed: Final = cudaError_t.cudaErrorMapBufferObjectFailed
cudaErrorUnmapBufferObjectFailed: Final = cudaError_t.cudaErrorUnmapBufferObjectFailed
cudaErrorArrayIsMapped: Final = cudaError_t.cudaErrorArrayIsMapped
cudaErrorAlreadyMapped: Final = cudaError_t.cudaErrorAlreadyMapped
cudaErrorNoKernelImageForDevice: Final = cudaError_t.cudaErrorNoKernelImageForDevice
cudaErrorAlreadyAcquired: Final = cudaError_t.cudaErrorAlreadyAcquired
cudaErrorNotMapped: Final = cudaError_t.cudaErrorNotMapped
cudaErrorNotMappedAsArray: Final = cudaError_t.cudaErrorNotMappedAsArray
cudaErrorNotMappedAsPointer: Final = cudaError_t.cudaErrorNotMappedAsPointer
cudaErrorECCUncorrectable: Final = cudaError_t.cudaErrorECCUncorrectable
cudaErrorUnsupportedLimit: Final = cudaError_t.cudaErrorUnsupportedLimit
cudaErrorDeviceAlreadyInUse: Final = cudaError_t.cudaErrorDeviceAlreadyInUse
cudaErrorPeerAccessUnsupported: Final = cudaError_t.cudaErrorPeerAccessUnsupported
cudaErrorInvalidPtx: Final = cudaError_t.cudaErrorInvalidPtx
cudaErrorInvalidGraphicsContext: Final = cudaError_t.cudaErrorInvalidGraphicsContext
cudaErrorNvlinkUncorrectable: Final = cudaError_t.cudaErrorNvlinkUncorrectable
cudaErrorJitCompilerNotFound: Final = cudaError_t.cudaErrorJitCompilerNotFound
cudaErrorUnsupportedPtxVersion: Final = cudaError_t.cudaErrorUnsupportedPtxVersion
cudaErrorJitCompilationDisabled: Final = cudaError_t.cudaErrorJitCompilationDisabled
cudaErrorUnsupportedExecAffinity: Final = cudaError_t.cudaErrorUnsupportedExecAffinity
cudaErrorUnsupportedDevSideSync: Final = cudaError_t.cudaErrorUnsupportedDevSideSync
cudaErrorContained: Final = cudaError_t.cudaErrorContained
cudaErrorInsufficientLoaderVersion: Final = cudaError_t.cudaErrorInsufficientLoaderVersion
cudaErrorInvalidSource: Final = cudaError_t.cudaErrorInvalidSource
cudaErrorFileNotFound: Final = cudaError_t.cudaErrorFileNotFound
cudaErrorSharedObjectSymbolNotFound: Final = cudaError_t.cudaErrorSharedObjectSymbolNotFound
cudaErrorSharedObjectInitFailed: Final = cudaError_t.cudaErrorSharedObjectInitFailed
cudaErrorOperatingSystem: Final = cudaError_t.cudaErrorOperatingSystem
cudaErrorInvalidResourceHandle: Final = cudaError_t.cudaErrorInvalidResourceHandle
cudaErrorIllegalState: Final = cudaError_t.cudaErrorIllegalState
cudaErrorLossyQuery: Final = cudaError_t.cudaErrorLossyQuery
cudaErrorSymbolNotFound: Final = cudaError_t.cudaErrorSymbolNotFound
cudaErrorNotReady: Final = cudaError_t.cudaErrorNotReady
cudaErrorIllegalAddress: Final = cudaError_t.cudaErrorIllegalAddress
cudaErrorLaunchOutOfResources: Final = cudaError_t.cudaErrorLaunchOutOfResources
cudaErrorLaunchTimeout: Final = cudaError_t.cudaErrorLaunchTimeout
cudaErrorLaunchIncompatibleTexturing: Final = cudaError_t.cudaErrorLaunchIncompatibleTexturing
cudaErrorPeerAccessAlreadyEnabled: Final = cudaError_t.cudaErrorPeerAccessAlreadyEnabled
cudaErrorPeerAccessNotEnabled: Final = cudaError_t.cudaErrorPeerAccessNotEnabled
cudaErrorSetOnActiveProcess: Final = cudaError_t.cudaErrorSetOnActiveProcess
cudaErrorContextIsDestroyed: Final = cudaError_t.cudaErrorContextIsDestroyed
cudaErrorAssert: Final = cudaError_t.cudaErrorAssert
cudaErrorTooManyPeers: Final = cudaError_t.cudaErrorTooManyPeers
cudaErrorHostMemoryAlreadyRegistered: Final = cudaError_t.cudaErrorHostMemoryAlreadyRegistered
cudaErrorHostMemoryNotRegistered: Final = cudaError_t.cudaErrorHostMemoryNotRegistered
cudaErrorHardwareStackError: Final = cudaError_t.cudaErrorHardwareStackError
cudaErrorIllegalInstruction: Final = cudaError_t.cudaErrorIllegalInstruction
cudaErrorMisalignedAddress: Final = cudaError_t.cudaErrorMisalignedAddress
cudaErrorInvalidAddressSpace: Final = cudaError_t.cudaErrorInvalidAddressSpace
cudaErrorInvalidPc: Final = cudaError_t.cudaErrorInvalidPc
cudaErrorLaunchFailure: Final = cudaError_t.cudaErrorLaunchFailure
cudaErrorCooperativeLaunchTooLarge: Final = cudaError_t.cudaErrorCooperativeLaunchTooLarge
cudaErrorTensorMemoryLeak: Final = cudaError_t.cudaErrorTensorMemoryLeak
cudaErrorNotPermitted: Final = cudaError_t.cudaErrorNotPermitted
cudaErrorNotSupported: Final = cudaError_t.cudaErrorNotSupported
cudaErrorSystemNotReady: Final = cudaError_t.cudaErrorSystemNotReady
cudaErrorSystemDriverMismatch: Final = cudaError_t.cudaErrorSystemDriverMismatch
cudaErrorCompatNotSupportedOnDevice: Final = cudaError_t.cudaErrorCompatNotSupportedOnDevice
cudaErrorMpsConnectionFailed: Final = cudaError_t.cudaErrorMpsConnectionFailed
cudaErrorMpsRpcFailure: Final = cudaError_t.cudaErrorMpsRpcFailure
cudaErrorMpsServerNotReady: Final = cudaError_t.cudaErrorMpsServerNotReady
cudaErrorMpsMaxClientsReached: Final = cudaError_t.cudaErrorMpsMaxClientsReached
cudaErrorMpsMaxConnectionsReached: Final = cudaError_t.cudaErrorMpsMaxConnectionsReached
cudaErrorMpsClientTerminated: Final = cudaError_t.cudaErrorMpsClientTerminated
cudaErrorCdpNotSupported: Final = cudaError_t.cudaErrorCdpNotSupported
cudaErrorCdpVersionMismatch: Final = cudaError_t.cudaErrorCdpVersionMismatch
cudaErrorStreamCaptureUnsupported: Final = cudaError_t.cudaErrorStreamCaptureUnsupported
cudaErrorStreamCaptureInvalidated: Final = cudaError_t.cudaErrorStreamCaptureInvalidated
cudaErrorStreamCaptureMerge: Final = cudaError_t.cudaErrorStreamCaptureMerge
cudaErrorStreamCaptureUnmatched: Final = cudaError_t.cudaErrorStreamCaptureUnmatched
cudaErrorStreamCaptureUnjoined: Final = cudaError_t.cudaErrorStreamCaptureUnjoined
cudaErrorStreamCaptureIsolation: Final = cudaError_t.cudaErrorStreamCaptureIsolation
cudaErrorStreamCaptureImplicit: Final = cudaError_t.cudaErrorStreamCaptureImplicit
cudaErrorCapturedEvent: Final = cudaError_t.cudaErrorCapturedEvent
cudaErrorStreamCaptureWrongThread: Final = cudaError_t.cudaErrorStreamCaptureWrongThread
cudaErrorTimeout: Final = cudaError_t.cudaErrorTimeout
cudaErrorGraphExecUpdateFailure: Final = cudaError_t.cudaErrorGraphExecUpdateFailure
cudaErrorExternalDevice: Final = cudaError_t.cudaErrorExternalDevice
cudaErrorInvalidClusterSize: Final = cudaError_t.cudaErrorInvalidClusterSize
cudaErrorFunctionNotLoaded: Final = cudaError_t.cudaErrorFunctionNotLoaded
cudaErrorInvalidResourceType: Final = cudaError_t.cudaErrorInvalidResourceType
cudaErrorInvalidResourceConfiguration: Final = cudaError_t.cudaErrorInvalidResourceConfiguration
cudaErrorStreamDetached: Final = cudaError_t.cudaErrorStreamDetached
cudaErrorGraphRecaptureFailure: Final = cudaError_t.cudaErrorGraphRecaptureFailure
cudaErrorFabricNotReady: Final = cudaError_t.cudaErrorFabricNotReady
cudaErrorUnknown: Final = cudaError_t.cudaErrorUnknown
cudaErrorApiFailureBase: Final = cudaError_t.cudaErrorApiFailureBase
cudaChannelFormatKindSigned: Final = cudaChannelFormatKind.cudaChannelFormatKindSigned
cudaChannelFormatKindUnsigned: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned
cudaChannelFormatKindFloat: Final = cudaChannelFormatKind.cudaChannelFormatKindFloat
cudaChannelFormatKindNone: Final = cudaChannelFormatKind.cudaChannelFormatKindNone
cudaChannelFormatKindNV12: Final = cudaChannelFormatKind.cudaChannelFormatKindNV12
cudaChannelFormatKindUnsignedNormalized8X1: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedNormalized8X1
cudaChannelFormatKindUnsignedNormalized8X2: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedNormalized8X2
cudaChannelFormatKindUnsignedNormalized8X4: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedNormalized8X4
cudaChannelFormatKindUnsignedNormalized16X1: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedNormalized16X1
cudaChannelFormatKindUnsignedNormalized16X2: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedNormalized16X2
cudaChannelFormatKindUnsignedNormalized16X4: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedNormalized16X4
cudaChannelFormatKindSignedNormalized8X1: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedNormalized8X1
cudaChannelFormatKindSignedNormalized8X2: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedNormalized8X2
cudaChannelFormatKindSignedNormalized8X4: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedNormalized8X4
cudaChannelFormatKindSignedNormalized16X1: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedNormalized16X1
cudaChannelFormatKindSignedNormalized16X2: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedNormalized16X2
cudaChannelFormatKindSignedNormalized16X4: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedNormalized16X4
cudaChannelFormatKindUnsignedBlockCompressed1: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed1
cudaChannelFormatKindUnsignedBlockCompressed1SRGB: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed1SRGB
cudaChannelFormatKindUnsignedBlockCompressed2: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed2
cudaChannelFormatKindUnsignedBlockCompressed2SRGB: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed2SRGB
cudaChannelFormatKindUnsignedBlockCompressed3: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed3
cudaChannelFormatKindUnsignedBlockCompressed3SRGB: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed3SRGB
cudaChannelFormatKindUnsignedBlockCompressed4: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed4
cudaChannelFormatKindSignedBlockCompressed4: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedBlockCompressed4
cudaChannelFormatKindUnsignedBlockCompressed5: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed5
cudaChannelFormatKindSignedBlockCompressed5: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedBlockCompressed5
cudaChannelFormatKindUnsignedBlockCompressed6H: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed6H
cudaChannelFormatKindSignedBlockCompressed6H: Final = cudaChannelFormatKind.cudaChannelFormatKindSignedBlockCompressed6H
cudaChannelFormatKindUnsignedBlockCompressed7: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed7
cudaChannelFormatKindUnsignedBlockCompressed7SRGB: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedBlockCompressed7SRGB
cudaChannelFormatKindUnsignedNormalized1010102: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsignedNormalized1010102
cudaChannelFormatKindUnsigned8Packed422: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8Packed422
cudaChannelFormatKindUnsigned8Packed444: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8Packed444
cudaChannelFormatKindUnsigned8SemiPlanar420: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8SemiPlanar420
cudaChannelFormatKindUnsigned16SemiPlanar420: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned16SemiPlanar420
cudaChannelFormatKindUnsigned8SemiPlanar422: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8SemiPlanar422
cudaChannelFormatKindUnsigned16SemiPlanar422: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned16SemiPlanar422
cudaChannelFormatKindUnsigned8SemiPlanar444: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8SemiPlanar444
cudaChannelFormatKindUnsigned16SemiPlanar444: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned16SemiPlanar444
cudaChannelFormatKindUnsigned8Planar420: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8Planar420
cudaChannelFormatKindUnsigned16Planar420: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned16Planar420
cudaChannelFormatKindUnsigned8Planar422: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8Planar422
cudaChannelFormatKindUnsigned16Planar422: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned16Planar422
cudaChannelFormatKindUnsigned8Planar444: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned8Planar444
cudaChannelFormatKindUnsigned16Planar444: Final = cudaChannelFormatKind.cudaChannelFormatKindUnsigned16Planar444
cudaMemoryTypeUnregistered: Final = cudaMemoryType.cudaMemoryTypeUnregistered
cudaMemoryTypeHost: Final = cudaMemoryType.cudaMemoryTypeHost
cudaMemoryTypeDevice: Final = cudaMemoryType.cudaMemoryTypeDevice
cudaMemoryTypeManaged: Final = cudaMemoryType.cudaMemoryTypeManaged
cudaMemcpyHostToHost: Final = cudaMemcpyKind.cudaMemcpyHostToHost
cudaMemcpyHostToDevice: Final = cudaMemcpyKind.cudaMemcpyHostToDevice
cudaMemcpyDeviceToHost: Final = cudaMemcpyKind.cudaMemcpyDeviceToHost
cudaMemcpyDeviceToDevice: Final = cudaMemcpyKind.cudaMemcpyDeviceToDevice
cudaMemcpyDefault: Final = cudaMemcpyKind.cudaMemcpyDefault
cudaAccessPropertyNormal: Final = cudaAccessProperty.cudaAccessPropertyNormal
cudaAccessPropertyStreaming: Final = cudaAccessProperty.cudaAccessPropertyStreaming
cudaAccessPropertyPersisting: Final = cudaAccessProperty.cudaAccessPropertyPersisting
cudaStreamCaptureStatusNone: Final = cudaStreamCaptureStatus.cudaStreamCaptureStatusNone
cudaStreamCaptureStatusActive: Final = cudaStreamCaptureStatus.cudaStreamCaptureStatusActive
cudaStreamCaptureStatusInvalidated: Final = cudaStreamCaptureStatus.cudaStreamCaptureStatusInvalidated
cudaGraphRecaptureEligibleForUpdate: Final = cudaGraphRecaptureStatus.cudaGraphRecaptureEligibleForUpdate
cudaGraphRecaptureIneligibleForUpdate: Final = cudaGraphRecaptureStatus.cudaGraphRecaptureIneligibleForUpdate
cudaGraphRecaptureError: Final = cudaGraphRecaptureStatus.cudaGraphRecaptureError
cudaStreamCaptureModeGlobal: Final = cudaStreamCaptureMode.cudaStreamCaptureModeGlobal
cudaStreamCaptureModeThreadLocal: Final = cudaStreamCaptureMode.cudaStreamCaptureModeThreadLocal
cudaStreamCaptureModeRelaxed: Final = cudaStreamCaptureMode.cudaStreamCaptureModeRelaxed
cudaSyncPolicyAuto: Final = cudaSynchronizationPolicy.cudaSyncPolicyAuto
cudaSyncPolicySpin: Final = cudaSynchronizationPolicy.cudaSyncPolicySpin
cudaSyncPolicyYield: Final = cudaSynchronizationPolicy.cudaSyncPolicyYield
cudaSyncPolicyBlockingSync: Final = cudaSynchronizationPolicy.cudaSyncPolicyBlockingSync
cudaClusterSchedulingPolicyDefault: Final = cudaClusterSchedulingPolicy.cudaClusterSchedulingPolicyDefault
cudaClusterSchedulingPolicySpread: Final = cudaClusterSchedulingPolicy.cudaClusterSchedulingPolicySpread
cudaClusterSchedulingPolicyLoadBalancing: Final = cudaClusterSchedulingPolicy.cudaClusterSchedulingPolicyLoadBalancing
cudaClusterSchedulingPolicyRubinDsmemLocality: Final = cudaClusterSchedulingPolicy.cudaClusterSchedulingPolicyRubinDsmemLocality
cudaStreamAddCaptureDependencies: Final = cudaStreamUpdateCaptureDependenciesFlags.cudaStreamAddCaptureDependencies
cudaStreamSetCaptureDependencies: Final = cudaStreamUpdateCaptureDependenciesFlags.cudaStreamSetCaptureDependencies
cudaUserObjectNoDestructorSync: Final = cudaUserObjectFlags.cudaUserObjectNoDestructorSync
cudaGraphUserObjectMove: Final = cudaUserObjectRetainFlags.cudaGraphUserObjectMove
cudaHostTaskBlocking: Final = cudaHostTaskSyncMode.cudaHostTaskBlocking
cudaHostTaskSpinWait: Final = cudaHostTaskSyncMode.cudaHostTaskSpinWait
cudaGraphicsRegisterFlagsNone: Final = cudaGraphicsRegisterFlags.cudaGraphicsRegisterFlagsNone
cudaGraphicsRegisterFlagsReadOnly: Final = cudaGraphicsRegisterFlags.cudaGraphicsRegisterFlagsReadOnly
cudaGraphicsRegisterFlagsWriteDiscard: Final = cudaGraphicsRegisterFlags.cudaGraphicsRegisterFlagsWriteDiscard
cudaGraphicsRegisterFlagsSurfaceLoadStore: Final = cudaGraphicsRegisterFlags.cudaGraphicsRegisterFlagsSurfaceLoadStore
cudaGraphicsRegisterFlagsTextureGather: Final = cudaGraphicsRegisterFlags.cudaGraphicsRegisterFlagsTextureGather
cudaGraphicsMapFlagsNone: Final = cudaGraphicsMapFlags.cudaGraphicsMapFlagsNone
cudaGraphicsMapFlagsReadOnly: Final = cudaGraphicsMapFlags.cudaGraphicsMapFlagsReadOnly
cudaGraphicsMapFlagsWriteDiscard: Final = cudaGraphicsMapFlags.cudaGraphicsMapFlagsWriteDiscard
cudaGraphicsCubeFacePositiveX: Final = cudaGraphicsCubeFace.cudaGraphicsCubeFacePositiveX
cudaGraphicsCubeFaceNegativeX: Final = cudaGraphicsCubeFace.cudaGraphicsCubeFaceNegativeX
cudaGraphicsCubeFacePositiveY: Final = cudaGraphicsCubeFace.cudaGraphicsCubeFacePositiveY
cudaGraphicsCubeFaceNegativeY: Final = cudaGraphicsCubeFace.cudaGraphicsCubeFaceNegativeY
cudaGraphicsCubeFacePositiveZ: Final = cudaGraphicsCubeFace.cudaGraphicsCubeFacePositiveZ
cudaGraphicsCubeFaceNegativeZ: Final = cudaGraphicsCubeFace.cudaGraphicsCubeFaceNegativeZ
cudaResourceTypeArray: Final = cudaResourceType.cudaResourceTypeArray
cudaResourceTypeMipmappedArray: Final = cudaResourceType.cudaResourceTypeMipmappedArray
cudaResourceTypeLinear: Final = cudaResourceType.cudaResourceTypeLinear
cudaResourceTypePitch2D: Final = cudaResourceType.cudaResourceTypePitch2D
cudaResViewFormatNone: Final = cudaResourceViewFormat.cudaResViewFormatNone
cudaResViewFormatUnsignedChar1: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedChar1
cudaResViewFormatUnsignedChar2: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedChar2
cudaResViewFormatUnsignedChar4: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedChar4
cudaResViewFormatSignedChar1: Final = cudaResourceViewFormat.cudaResViewFormatSignedChar1
cudaResViewFormatSignedChar2: Final = cudaResourceViewFormat.cudaResViewFormatSignedChar2
cudaResViewFormatSignedChar4: Final = cudaResourceViewFormat.cudaResViewFormatSignedChar4
cudaResViewFormatUnsignedShort1: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedShort1
cudaResViewFormatUnsignedShort2: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedShort2
cudaResViewFormatUnsignedShort4: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedShort4
cudaResViewFormatSignedShort1: Final = cudaResourceViewFormat.cudaResViewFormatSignedShort1
cudaResViewFormatSignedShort2: Final = cudaResourceViewFormat.cudaResViewFormatSignedShort2
cudaResViewFormatSignedShort4: Final = cudaResourceViewFormat.cudaResViewFormatSignedShort4
cudaResViewFormatUnsignedInt1: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedInt1
cudaResViewFormatUnsignedInt2: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedInt2
cudaResViewFormatUnsignedInt4: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedInt4
cudaResViewFormatSignedInt1: Final = cudaResourceViewFormat.cudaResViewFormatSignedInt1
cudaResViewFormatSignedInt2: Final = cudaResourceViewFormat.cudaResViewFormatSignedInt2
cudaResViewFormatSignedInt4: Final = cudaResourceViewFormat.cudaResViewFormatSignedInt4
cudaResViewFormatHalf1: Final = cudaResourceViewFormat.cudaResViewFormatHalf1
cudaResViewFormatHalf2: Final = cudaResourceViewFormat.cudaResViewFormatHalf2
cudaResViewFormatHalf4: Final = cudaResourceViewFormat.cudaResViewFormatHalf4
cudaResViewFormatFloat1: Final = cudaResourceViewFormat.cudaResViewFormatFloat1
cudaResViewFormatFloat2: Final = cudaResourceViewFormat.cudaResViewFormatFloat2
cudaResViewFormatFloat4: Final = cudaResourceViewFormat.cudaResViewFormatFloat4
cudaResViewFormatUnsignedBlockCompressed1: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedBlockCompressed1
cudaResViewFormatUnsignedBlockCompressed2: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedBlockCompressed2
cudaResViewFormatUnsignedBlockCompressed3: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedBlockCompressed3
cudaResViewFormatUnsignedBlockCompressed4: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedBlockCompressed4
cudaResViewFormatSignedBlockCompressed4: Final = cudaResourceViewFormat.cudaResViewFormatSignedBlockCompressed4
cudaResViewFormatUnsignedBlockCompressed5: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedBlockCompressed5
cudaResViewFormatSignedBlockCompressed5: Final = cudaResourceViewFormat.cudaResViewFormatSignedBlockCompressed5
cudaResViewFormatUnsignedBlockCompressed6H: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedBlockCompressed6H
cudaResViewFormatSignedBlockCompressed6H: Final = cudaResourceViewFormat.cudaResViewFormatSignedBlockCompressed6H
cudaResViewFormatUnsignedBlockCompressed7: Final = cudaResourceViewFormat.cudaResViewFormatUnsignedBlockCompressed7
cudaSharedMemoryModeDefault: Final = cudaSharedMemoryMode.cudaSharedMemoryModeDefault
cudaSharedMemoryModeRequirePortable: Final = cudaSharedMemoryMode.cudaSharedMemoryModeRequirePortable
cudaSharedMemoryModeAllowNonPortable: Final = cudaSharedMemoryMode.cudaSharedMemoryModeAllowNonPortable
cudaSharedMemoryModeAllowOversizedSharedMemory: Final = cudaSharedMemoryMode.cudaSharedMemoryModeAllowOversizedSharedMemory
cudaSharedMemoryModePreferOversizedSharedMemory: Final = cudaSharedMemoryMode.cudaSharedMemoryModePreferOversizedSharedMemory
cudaFuncAttributeMaxDynamicSharedMemorySize: Final = cudaFuncAttribute.cudaFuncAttributeMaxDynamicSharedMemorySize
cudaFuncAttributePreferredSharedMemoryCarveout: Final = cudaFuncAttribute.cudaFuncAttributePreferredSharedMemoryCarveout
cudaFuncAttributeClusterDimMustBeSet: Final = cudaFuncAttribute.cudaFuncAttributeClusterDimMustBeSet
cudaFuncAttributeRequiredClusterWidth: Final = cudaFuncAttribute.cudaFuncAttributeRequiredClusterWidth
cudaFuncAttributeRequiredClusterHeight: Final = cudaFuncAttribute.cudaFuncAttributeRequiredClusterHeight
cudaFuncAttributeRequiredClusterDepth: Final = cudaFuncAttribute.cudaFuncAttributeRequiredClusterDepth
cudaFuncAttributeNonPortableClusterSizeAllowed: Final = cudaFuncAttribute.cudaFuncAttributeNonPortableClusterSizeAllowed
cudaFuncAttributeClusterSchedulingPolicyPreference: Final = cudaFuncAttribute.cudaFuncAttributeClusterSchedulingPolicyPreference
cudaFuncAttributeSharedMemoryMode: Final = cudaFuncAttribute.cudaFuncAttributeSharedMemoryMode
cudaFuncAttributeMax: Final = cudaFuncAttribute.cudaFuncAttributeMax
cudaFuncCachePreferNone: Final = cudaFuncCache.cudaFuncCachePreferNone
cudaFuncCachePreferShared: Final = cudaFuncCache.cudaFuncCachePreferShared
cudaFuncCachePreferL1: Final = cudaFuncCache.cudaFuncCachePreferL1
cudaFuncCachePreferEqual: Final = cudaFuncCache.cudaFuncCachePreferEqual
cudaSharedMemBankSizeDefault: Final = cudaSharedMemConfig.cudaSharedMemBankSizeDefault
cudaSharedMemBankSizeFourByte: Final = cudaSharedMemConfig.cudaSharedMemBankSizeFourByte
cudaSharedMemBankSizeEightByte: Final = cudaSharedMemConfig.cudaSharedMemBankSizeEightByte
cudaSharedmemCarveoutDefault: Final = cudaSharedCarveout.cudaSharedmemCarveoutDefault
cudaSharedmemCarveoutMaxShared: Final = cudaSharedCarveout.cudaSharedmemCarveoutMaxShared
cudaSharedmemCarveoutMaxL1: Final = cudaSharedCarveout.cudaSharedmemCarveoutMaxL1
cudaComputeModeDefault: Final = cudaComputeMode.cudaComputeModeDefault
cudaComputeModeExclusive: Final = cudaComputeMode.cudaComputeModeExclusive
cudaComputeModeProhibited: Final = cudaComputeMode.cudaComputeModeProhibited
cudaComputeModeExclusiveProcess: Final = cudaComputeMode.cudaComputeModeExclusiveProcess
cudaLimitStackSize: Final = cudaLimit.cudaLimitStackSize
cudaLimitPrintfFifoSize: Final = cudaLimit.cudaLimitPrintfFifoSize
cudaLimitMallocHeapSize: Final = cudaLimit.cudaLimitMallocHeapSize
cudaLimitDevRuntimeSyncDepth: Final = cudaLimit.cudaLimitDevRuntimeSyncDepth
cudaLimitDevRuntimePendingLaunchCount: Final = cudaLimit.cudaLimitDevRuntimePendingLaunchCount
cudaLimitMaxL2FetchGranularity: Final = cudaLimit.cudaLimitMaxL2FetchGranularity
cudaLimitPersistingL2CacheSize: Final = cudaLimit.cudaLimitPersistingL2CacheSize
cudaLimitPerBlockMemorySize: Final = cudaLimit.cudaLimitPerBlockMemorySize
cudaMemAdviseSetReadMostly: Final = cudaMemoryAdvise.cudaMemAdviseSetReadMostly
cudaMemAdviseUnsetReadMostly: Final = cudaMemoryAdvise.cudaMemAdviseUnsetReadMostly
cudaMemAdviseSetPreferredLocation: Final = cudaMemoryAdvise.cudaMemAdviseSetPreferredLocation
cudaMemAdviseUnsetPreferredLocation: Final = cudaMemoryAdvise.cudaMemAdviseUnsetPreferredLocation
cudaMemAdviseSetAccessedBy: Final = cudaMemoryAdvise.cudaMemAdviseSetAccessedBy
cudaMemAdviseUnsetAccessedBy: Final = cudaMemoryAdvise.cudaMemAdviseUnsetAccessedBy
cudaMemRangeAttributeReadMostly: Final = cudaMemRangeAttribute.cudaMemRangeAttributeReadMostly
cudaMemRangeAttributePreferredLocation: Final = cudaMemRangeAttribute.cudaMemRangeAttributePreferredLocation
cudaMemRangeAttributeAccessedBy: Final = cudaMemRangeAttribute.cudaMemRangeAttributeAccessedBy
cudaMemRangeAttributeLastPrefetchLocation: Final = cudaMemRangeAttribute.cudaMemRangeAttributeLastPrefetchLocation
cudaMemRangeAttributePreferredLocationType: Final = cudaMemRangeAttribute.cudaMemRangeAttributePreferredLocationType
cudaMemRangeAttributePreferredLocationId: Final = cudaMemRangeAttribute.cudaMemRangeAttributePreferredLocationId
cudaMemRangeAttributeLastPrefetchLocationType: Final = cudaMemRangeAttribute.cudaMemRangeAttributeLastPrefetchLocationType
cudaMemRangeAttributeLastPrefetchLocationId: Final = cudaMemRangeAttribute.cudaMemRangeAttributeLastPrefetchLocationId
cudaFlushGPUDirectRDMAWritesOptionHost: Final = cudaFlushGPUDirectRDMAWritesOptions.cudaFlushGPUDirectRDMAWritesOptionHost
cudaFlushGPUDirectRDMAWritesOptionMemOps: Final = cudaFlushGPUDirectRDMAWritesOptions.cudaFlushGPUDirectRDMAWritesOptionMemOps
cudaGPUDirectRDMAWritesOrderingNone: Final = cudaGPUDirectRDMAWritesOrdering.cudaGPUDirectRDMAWritesOrderingNone
cudaGPUDirectRDMAWritesOrderingOwner: Final = cudaGPUDirectRDMAWritesOrdering.cudaGPUDirectRDMAWritesOrderingOwner
cudaGPUDirectRDMAWritesOrderingAllDevices: Final = cudaGPUDirectRDMAWritesOrdering.cudaGPUDirectRDMAWritesOrderingAllDevices
cudaFlushGPUDirectRDMAWritesToOwner: Final = cudaFlushGPUDirectRDMAWritesScope.cudaFlushGPUDirectRDMAWritesToOwner
cudaFlushGPUDirectRDMAWritesToAllDevices: Final = cudaFlushGPUDirectRDMAWritesScope.cudaFlushGPUDirectRDMAWritesToAllDevices
cudaFlushGPUDirectRDMAWritesTargetCurrentDevice: Final = cudaFlushGPUDirectRDMAWritesTarget.cudaFlushGPUDirectRDMAWritesTargetCurrentDevice
cudaDevAttrMaxThreadsPerBlock: Final = cudaDeviceAttr.cudaDevAttrMaxThreadsPerBlock
cudaDevAttrMaxBlockDimX: Final = cudaDeviceAttr.cudaDevAttrMaxBlockDimX
cudaDevAttrMaxBlockDimY: Final = cudaDeviceAttr.cudaDevAttrMaxBlockDimY
cudaDevAttrMaxBlockDimZ: Final = cudaDeviceAttr.cudaDevAttrMaxBlockDimZ
cudaDevAttrMaxGridDimX: Final = cudaDeviceAttr.cudaDevAttrMaxGridDimX
cudaDevAttrMaxGridDimY: Final = cudaDeviceAttr.cudaDevAttrMaxGridDimY
cudaDevAttrMaxGridDimZ: Final = cudaDeviceAttr.cudaDevAttrMaxGridDimZ
cudaDevAttrMaxSharedMemoryPerBlock: Final = cudaDeviceAttr.cudaDevAttrMaxSharedMemoryPerBlock
cudaDevAttrTotalConstantMemory: Final = cudaDeviceAttr.cudaDevAttrTotalConstantMemory
cudaDevAttrWarpSize: Final = cudaDeviceAttr.cudaDevAttrWarpSize
cudaDevAttrMaxPitch: Final = cudaDeviceAttr.cudaDevAttrMaxPitch
cudaDevAttrMaxRegistersPerBlock: Final = cudaDeviceAttr.cudaDevAttrMaxRegistersPerBlock
cudaDevAttrClockRate: Final = cudaDeviceAttr.cudaDevAttrClockRate
cudaDevAttrTextureAlignment: Final = cudaDeviceAttr.cudaDevAttrTextureAlignment
cudaDevAttrGpuOverlap: Final = cudaDeviceAttr.cudaDevAttrGpuOverlap
cudaDevAttrMultiProcessorCount: Final = cudaDeviceAttr.cudaDevAttrMultiProcessorCount
cudaDevAttrKernelExecTimeout: Final = cudaDeviceAttr.cudaDevAttrKernelExecTimeout
cudaDevAttrIntegrated: Final = cudaDeviceAttr.cudaDevAttrIntegrated
cudaDevAttrCanMapHostMemory: Final = cudaDeviceAttr.cudaDevAttrCanMapHostMemory
cudaDevAttrComputeMode: Final = cudaDeviceAttr.cudaDevAttrComputeMode
cudaDevAttrMaxTexture1DWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture1DWidth
cudaDevAttrMaxTexture2DWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DWidth
cudaDevAttrMaxTexture2DHeight: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DHeight
cudaDevAttrMaxTexture3DWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture3DWidth
cudaDevAttrMaxTexture3DHeight: Final = cudaDeviceAttr.cudaDevAttrMaxTexture3DHeight
cudaDevAttrMaxTexture3DDepth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture3DDepth
cudaDevAttrMaxTexture2DLayeredWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DLayeredWidth
cudaDevAttrMaxTexture2DLayeredHeight: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DLayeredHeight
cudaDevAttrMaxTexture2DLayeredLayers: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DLayeredLayers
cudaDevAttrSurfaceAlignment: Final = cudaDeviceAttr.cudaDevAttrSurfaceAlignment
cudaDevAttrConcurrentKernels: Final = cudaDeviceAttr.cudaDevAttrConcurrentKernels
cudaDevAttrEccEnabled: Final = cudaDeviceAttr.cudaDevAttrEccEnabled
cudaDevAttrPciBusId: Final = cudaDeviceAttr.cudaDevAttrPciBusId
cudaDevAttrPciDeviceId: Final = cudaDeviceAttr.cudaDevAttrPciDeviceId
cudaDevAttrTccDriver: Final = cudaDeviceAttr.cudaDevAttrTccDriver
cudaDevAttrMemoryClockRate: Final = cudaDeviceAttr.cudaDevAttrMemoryClockRate
cudaDevAttrGlobalMemoryBusWidth: Final = cudaDeviceAttr.cudaDevAttrGlobalMemoryBusWidth
cudaDevAttrL2CacheSize: Final = cudaDeviceAttr.cudaDevAttrL2CacheSize
cudaDevAttrMaxThreadsPerMultiProcessor: Final = cudaDeviceAttr.cudaDevAttrMaxThreadsPerMultiProcessor
cudaDevAttrAsyncEngineCount: Final = cudaDeviceAttr.cudaDevAttrAsyncEngineCount
cudaDevAttrUnifiedAddressing: Final = cudaDeviceAttr.cudaDevAttrUnifiedAddressing
cudaDevAttrMaxTexture1DLayeredWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture1DLayeredWidth
cudaDevAttrMaxTexture1DLayeredLayers: Final = cudaDeviceAttr.cudaDevAttrMaxTexture1DLayeredLayers
cudaDevAttrMaxTexture2DGatherWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DGatherWidth
cudaDevAttrMaxTexture2DGatherHeight: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DGatherHeight
cudaDevAttrMaxTexture3DWidthAlt: Final = cudaDeviceAttr.cudaDevAttrMaxTexture3DWidthAlt
cudaDevAttrMaxTexture3DHeightAlt: Final = cudaDeviceAttr.cudaDevAttrMaxTexture3DHeightAlt
cudaDevAttrMaxTexture3DDepthAlt: Final = cudaDeviceAttr.cudaDevAttrMaxTexture3DDepthAlt
cudaDevAttrPciDomainId: Final = cudaDeviceAttr.cudaDevAttrPciDomainId
cudaDevAttrTexturePitchAlignment: Final = cudaDeviceAttr.cudaDevAttrTexturePitchAlignment
cudaDevAttrMaxTextureCubemapWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTextureCubemapWidth
cudaDevAttrMaxTextureCubemapLayeredWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTextureCubemapLayeredWidth
cudaDevAttrMaxTextureCubemapLayeredLayers: Final = cudaDeviceAttr.cudaDevAttrMaxTextureCubemapLayeredLayers
cudaDevAttrMaxSurface1DWidth: Final = cudaDeviceAttr.cudaDevAttrMaxSurface1DWidth
cudaDevAttrMaxSurface2DWidth: Final = cudaDeviceAttr.cudaDevAttrMaxSurface2DWidth
cudaDevAttrMaxSurface2DHeight: Final = cudaDeviceAttr.cudaDevAttrMaxSurface2DHeight
cudaDevAttrMaxSurface3DWidth: Final = cudaDeviceAttr.cudaDevAttrMaxSurface3DWidth
cudaDevAttrMaxSurface3DHeight: Final = cudaDeviceAttr.cudaDevAttrMaxSurface3DHeight
cudaDevAttrMaxSurface3DDepth: Final = cudaDeviceAttr.cudaDevAttrMaxSurface3DDepth
cudaDevAttrMaxSurface1DLayeredWidth: Final = cudaDeviceAttr.cudaDevAttrMaxSurface1DLayeredWidth
cudaDevAttrMaxSurface1DLayeredLayers: Final = cudaDeviceAttr.cudaDevAttrMaxSurface1DLayeredLayers
cudaDevAttrMaxSurface2DLayeredWidth: Final = cudaDeviceAttr.cudaDevAttrMaxSurface2DLayeredWidth
cudaDevAttrMaxSurface2DLayeredHeight: Final = cudaDeviceAttr.cudaDevAttrMaxSurface2DLayeredHeight
cudaDevAttrMaxSurface2DLayeredLayers: Final = cudaDeviceAttr.cudaDevAttrMaxSurface2DLayeredLayers
cudaDevAttrMaxSurfaceCubemapWidth: Final = cudaDeviceAttr.cudaDevAttrMaxSurfaceCubemapWidth
cudaDevAttrMaxSurfaceCubemapLayeredWidth: Final = cudaDeviceAttr.cudaDevAttrMaxSurfaceCubemapLayeredWidth
cudaDevAttrMaxSurfaceCubemapLayeredLayers: Final = cudaDeviceAttr.cudaDevAttrMaxSurfaceCubemapLayeredLayers
cudaDevAttrMaxTexture1DLinearWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture1DLinearWidth
cudaDevAttrMaxTexture2DLinearWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DLinearWidth
cudaDevAttrMaxTexture2DLinearHeight: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DLinearHeight
cudaDevAttrMaxTexture2DLinearPitch: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DLinearPitch
cudaDevAttrMaxTexture2DMipmappedWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DMipmappedWidth
cudaDevAttrMaxTexture2DMipmappedHeight: Final = cudaDeviceAttr.cudaDevAttrMaxTexture2DMipmappedHeight
cudaDevAttrComputeCapabilityMajor: Final = cudaDeviceAttr.cudaDevAttrComputeCapabilityMajor
cudaDevAttrComputeCapabilityMinor: Final = cudaDeviceAttr.cudaDevAttrComputeCapabilityMinor
cudaDevAttrMaxTexture1DMipmappedWidth: Final = cudaDeviceAttr.cudaDevAttrMaxTexture1DMipmappedWidth
cudaDevAttrStreamPrioritiesSupported: Final = cudaDeviceAttr.cudaDevAttrStreamPrioritiesSupported
cudaDevAttrGlobalL1CacheSupported: Final = cudaDeviceAttr.cudaDevAttrGlobalL1CacheSupported
cudaDevAttrLocalL1CacheSupported: Final = cudaDeviceAttr.cudaDevAttrLocalL1CacheSupported
cudaDevAttrMaxSharedMemoryPerMultiprocessor: Final = cudaDeviceAttr.cudaDevAttrMaxSharedMemoryPerMultiprocessor
cudaDevAttrMaxRegistersPerMultiprocessor: Final = cudaDeviceAttr.cudaDevAttrMaxRegistersPerMultiprocessor
cudaDevAttrManagedMemory: Final = cudaDeviceAttr.cudaDevAttrManagedMemory
cudaDevAttrIsMultiGpuBoard: Final = cudaDeviceAttr.cudaDevAttrIsMultiGpuBoard
cudaDevAttrMultiGpuBoardGroupID: Final = cudaDeviceAttr.cudaDevAttrMultiGpuBoardGroupID
cudaDevAttrHostNativeAtomicSupported: Final = cudaDeviceAttr.cudaDevAttrHostNativeAtomicSupported
cudaDevAttrSingleToDoublePrecisionPerfRatio: Final = cudaDeviceAttr.cudaDevAttrSingleToDoublePrecisionPerfRatio
cudaDevAttrPageableMemoryAccess: Final = cudaDeviceAttr.cudaDevAttrPageableMemoryAccess
cudaDevAttrConcurrentManagedAccess: Final = cudaDeviceAttr.cudaDevAttrConcurrentManagedAccess
cudaDevAttrComputePreemptionSupported: Final = cudaDeviceAttr.cudaDevAttrComputePreemptionSupported
cudaDevAttrCanUseHostPointerForRegisteredMem: Final = cudaDeviceAttr.cudaDevAttrCanUseHostPointerForRegisteredMem
cudaDevAttrReserved92: Final = cudaDeviceAttr.cudaDevAttrReserved92
cudaDevAttrReserved93: Final = cudaDeviceAttr.cudaDevAttrReserved93
cudaDevAttrReserved94: Final = cudaDeviceAttr.cudaDevAttrReserved94
cudaDevAttrCooperativeLaunch: Final = cudaDeviceAttr.cudaDevAttrCooperativeLaunch
cudaDevAttrReserved96: Final = cudaDeviceAttr.cudaDevAttrReserved96
cudaDevAttrMaxSharedMemoryPerBlockOptin: Final = cudaDeviceAttr.cudaDevAttrMaxSharedMemoryPerBlockOptin
cudaDevAttrCanFlushRemoteWrites: Final = cudaDeviceAttr.cudaDevAttrCanFlushRemoteWrites
cudaDevAttrHostRegisterSupported: Final = cudaDeviceAttr.cudaDevAttrHostRegisterSupported
cudaDevAttrPageableMemoryAccessUsesHostPageTables: Final = cudaDeviceAttr.cudaDevAttrPageableMemoryAccessUsesHostPageTables
cudaDevAttrDirectManagedMemAccessFromHost: Final = cudaDeviceAttr.cudaDevAttrDirectManagedMemAccessFromHost
cudaDevAttrMaxBlocksPerMultiprocessor: Final = cudaDeviceAttr.cudaDevAttrMaxBlocksPerMultiprocessor
cudaDevAttrMaxPersistingL2CacheSize: Final = cudaDeviceAttr.cudaDevAttrMaxPersistingL2CacheSize
cudaDevAttrMaxAccessPolicyWindowSize: Final = cudaDeviceAttr.cudaDevAttrMaxAccessPolicyWindowSize
cudaDevAttrReservedSharedMemoryPerBlock: Final = cudaDeviceAttr.cudaDevAttrReservedSharedMemoryPerBlock
cudaDevAttrSparseCudaArraySupported: Final = cudaDeviceAttr.cudaDevAttrSparseCudaArraySupported
cudaDevAttrHostRegisterReadOnlySupported: Final = cudaDeviceAttr.cudaDevAttrHostRegisterReadOnlySupported
cudaDevAttrTimelineSemaphoreInteropSupported: Final = cudaDeviceAttr.cudaDevAttrTimelineSemaphoreInteropSupported
cudaDevAttrMemoryPoolsSupported: Final = cudaDeviceAttr.cudaDevAttrMemoryPoolsSupported
cudaDevAttrGPUDirectRDMASupported: Final = cudaDeviceAttr.cudaDevAttrGPUDirectRDMASupported
cudaDevAttrGPUDirectRDMAFlushWritesOptions: Final = cudaDeviceAttr.cudaDevAttrGPUDirectRDMAFlushWritesOptions
cudaDevAttrGPUDirectRDMAWritesOrdering: Final = cudaDeviceAttr.cudaDevAttrGPUDirectRDMAWritesOrdering
cudaDevAttrMemoryPoolSupportedHandleTypes: Final = cudaDeviceAttr.cudaDevAttrMemoryPoolSupportedHandleTypes
cudaDevAttrClusterLaunch: Final = cudaDeviceAttr.cudaDevAttrClusterLaunch
cudaDevAttrDeferredMappingCudaArraySupported: Final = cudaDeviceAttr.cudaDevAttrDeferredMappingCudaArraySupported
cudaDevAttrReserved122: Final = cudaDeviceAttr.cudaDevAttrReserved122
cudaDevAttrReserved123: Final = cudaDeviceAttr.cudaDevAttrReserved123
cudaDevAttrReserved124: Final = cudaDeviceAttr.cudaDevAttrReserved124
cudaDevAttrIpcEventSupport: Final = cudaDeviceAttr.cudaDevAttrIpcEventSupport
cudaDevAttrMemSyncDomainCount: Final = cudaDeviceAttr.cudaDevAttrMemSyncDomainCount
cudaDevAttrReserved127: Final = cudaDeviceAttr.cudaDevAttrReserved127
cudaDevAttrReserved128: Final = cudaDeviceAttr.cudaDevAttrReserved128
cudaDevAttrReserved129: Final = cudaDeviceAttr.cudaDevAttrReserved129
cudaDevAttrNumaConfig: Final = cudaDeviceAttr.cudaDevAttrNumaConfig
cudaDevAttrNumaId: Final = cudaDeviceAttr.cudaDevAttrNumaId
cudaDevAttrReserved132: Final = cudaDeviceAttr.cudaDevAttrReserved132
cudaDevAttrMpsEnabled: Final = cudaDeviceAttr.cudaDevAttrMpsEnabled
cudaDevAttrHostNumaId: Final = cudaDeviceAttr.cudaDevAttrHostNumaId
cudaDevAttrD3D12CigSupported: Final = cudaDeviceAttr.cudaDevAttrD3D12CigSupported
cudaDevAttrVulkanCigSupported: Final = cudaDeviceAttr.cudaDevAttrVulkanCigSupported
cudaDevAttrGpuPciDeviceId: Final = cudaDeviceAttr.cudaDevAttrGpuPciDeviceId
cudaDevAttrGpuPciSubsystemId: Final = cudaDeviceAttr.cudaDevAttrGpuPciSubsystemId
cudaDevAttrReserved141: Final = cudaDeviceAttr.cudaDevAttrReserved141
cudaDevAttrHostNumaMemoryPoolsSupported: Final = cudaDeviceAttr.cudaDevAttrHostNumaMemoryPoolsSupported
cudaDevAttrHostNumaMultinodeIpcSupported: Final = cudaDeviceAttr.cudaDevAttrHostNumaMultinodeIpcSupported
cudaDevAttrHostMemoryPoolsSupported: Final = cudaDeviceAttr.cudaDevAttrHostMemoryPoolsSupported
cudaDevAttrReserved145: Final = cudaDeviceAttr.cudaDevAttrReserved145
cudaDevAttrOnlyPartialHostNativeAtomicSupported: Final = cudaDeviceAttr.cudaDevAttrOnlyPartialHostNativeAtomicSupported
cudaDevAttrAtomicReductionSupported: Final = cudaDeviceAttr.cudaDevAttrAtomicReductionSupported
cudaDevAttrLocalityDomainCount: Final = cudaDeviceAttr.cudaDevAttrLocalityDomainCount
cudaDevAttrOversizedSharedMemoryPerBlock: Final = cudaDeviceAttr.cudaDevAttrOversizedSharedMemoryPerBlock
cudaDevAttrCigStreamsSupported: Final = cudaDeviceAttr.cudaDevAttrCigStreamsSupported
cudaDevAttrLocalityDomainMultiprocessorCount: Final = cudaDeviceAttr.cudaDevAttrLocalityDomainMultiprocessorCount
cudaDevAttrTensorMapLargeTensorMinSize: Final = cudaDeviceAttr.cudaDevAttrTensorMapLargeTensorMinSize
cudaDevAttrMax: Final = cudaDeviceAttr.cudaDevAttrMax
cudaMemPoolReuseFollowEventDependencies: Final = cudaMemPoolAttr.cudaMemPoolReuseFollowEventDependencies
cudaMemPoolReuseAllowOpportunistic: Final = cudaMemPoolAttr.cudaMemPoolReuseAllowOpportunistic
cudaMemPoolReuseAllowInternalDependencies: Final = cudaMemPoolAttr.cudaMemPoolReuseAllowInternalDependencies
cudaMemPoolAttrReleaseThreshold: Final = cudaMemPoolAttr.cudaMemPoolAttrReleaseThreshold
cudaMemPoolAttrReservedMemCurrent: Final = cudaMemPoolAttr.cudaMemPoolAttrReservedMemCurrent
cudaMemPoolAttrReservedMemHigh: Final = cudaMemPoolAttr.cudaMemPoolAttrReservedMemHigh
cudaMemPoolAttrUsedMemCurrent: Final = cudaMemPoolAttr.cudaMemPoolAttrUsedMemCurrent
cudaMemPoolAttrUsedMemHigh: Final = cudaMemPoolAttr.cudaMemPoolAttrUsedMemHigh
cudaMemPoolAttrAllocationType: Final = cudaMemPoolAttr.cudaMemPoolAttrAllocationType
cudaMemPoolAttrExportHandleTypes: Final = cudaMemPoolAttr.cudaMemPoolAttrExportHandleTypes
cudaMemPoolAttrLocationId: Final = cudaMemPoolAttr.cudaMemPoolAttrLocationId
cudaMemPoolAttrLocationType: Final = cudaMemPoolAttr.cudaMemPoolAttrLocationType
cudaMemPoolAttrMaxPoolSize: Final = cudaMemPoolAttr.cudaMemPoolAttrMaxPoolSize
cudaMemPoolAttrHwDecompressEnabled: Final = cudaMemPoolAttr.cudaMemPoolAttrHwDecompressEnabled
cudaMemPoolAttrLocalityDomainId: Final = cudaMemPoolAttr.cudaMemPoolAttrLocalityDomainId
cudaMemLocationTypeInvalid: Final = cudaMemLocationType.cudaMemLocationTypeInvalid
cudaMemLocationTypeNone: Final = cudaMemLocationType.cudaMemLocationTypeNone
cudaMemLocationTypeDevice: Final = cudaMemLocationType.cudaMemLocationTypeDevice
cudaMemLocationTypeHost: Final = cudaMemLocationType.cudaMemLocationTypeHost
cudaMemLocationTypeHostNuma: Final = cudaMemLocationType.cudaMemLocationTypeHostNuma
cudaMemLocationTypeHostNumaCurrent: Final = cudaMemLocationType.cudaMemLocationTypeHostNumaCurrent
cudaMemLocationTypeInvisible: Final = cudaMemLocationType.cudaMemLocationTypeInvisible
cudaMemLocationTypeDeviceLocalityDomain: Final = cudaMemLocationType.cudaMemLocationTypeDeviceLocalityDomain
cudaMemAccessFlagsProtNone: Final = cudaMemAccessFlags.cudaMemAccessFlagsProtNone
cudaMemAccessFlagsProtRead: Final = cudaMemAccessFlags.cudaMemAccessFlagsProtRead
cudaMemAccessFlagsProtReadWrite: Final = cudaMemAccessFlags.cudaMemAccessFlagsProtReadWrite
cudaMemAllocationTypeInvalid: Final = cudaMemAllocationType.cudaMemAllocationTypeInvalid
cudaMemAllocationTypePinned: Final = cudaMemAllocationType.cudaMemAllocationTypePinned
cudaMemAllocationTypeManaged: Final = cudaMemAllocationType.cudaMemAllocationTypeManaged
cudaMemAllocationTypeMax: Final = cudaMemAllocationType.cudaMemAllocationTypeMax
cudaMemHandleTypeNone: Final = cudaMemAllocationHandleType.cudaMemHandleTypeNone
cudaMemHandleTypePosixFileDescriptor: Final = cudaMemAllocationHandleType.cudaMemHandleTypePosixFileDescriptor
cudaMemHandleTypeWin32: Final = cudaMemAllocationHandleType.cudaMemHandleTypeWin32
cudaMemHandleTypeWin32Kmt: Final = cudaMemAllocationHandleType.cudaMemHandleTypeWin32Kmt
cudaMemHandleTypeFabric: Final = cudaMemAllocationHandleType.cudaMemHandleTypeFabric
cudaGraphMemAttrUsedMemCurrent: Final = cudaGraphMemAttributeType.cudaGraphMemAttrUsedMemCurrent
cudaGraphMemAttrUsedMemHigh: Final = cudaGraphMemAttributeType.cudaGraphMemAttrUsedMemHigh
cudaGraphMemAttrReservedMemCurrent: Final = cudaGraphMemAttributeType.cudaGraphMemAttrReservedMemCurrent
cudaGraphMemAttrReservedMemHigh: Final = cudaGraphMemAttributeType.cudaGraphMemAttrReservedMemHigh
cudaMemcpyFlagDefault: Final = cudaMemcpyFlags.cudaMemcpyFlagDefault
cudaMemcpyFlagPreferOverlapWithCompute: Final = cudaMemcpyFlags.cudaMemcpyFlagPreferOverlapWithCompute
cudaMemcpySrcAccessOrderInvalid: Final = cudaMemcpySrcAccessOrder.cudaMemcpySrcAccessOrderInvalid
cudaMemcpySrcAccessOrderStream: Final = cudaMemcpySrcAccessOrder.cudaMemcpySrcAccessOrderStream
cudaMemcpySrcAccessOrderDuringApiCall: Final = cudaMemcpySrcAccessOrder.cudaMemcpySrcAccessOrderDuringApiCall
cudaMemcpySrcAccessOrderAny: Final = cudaMemcpySrcAccessOrder.cudaMemcpySrcAccessOrderAny
cudaMemcpySrcAccessOrderMax: Final = cudaMemcpySrcAccessOrder.cudaMemcpySrcAccessOrderMax
cudaMemcpyOperandTypePointer: Final = cudaMemcpy3DOperandType.cudaMemcpyOperandTypePointer
cudaMemcpyOperandTypeArray: Final = cudaMemcpy3DOperandType.cudaMemcpyOperandTypeArray
cudaMemcpyOperandTypeMax: Final = cudaMemcpy3DOperandType.cudaMemcpyOperandTypeMax
cudaDevP2PAttrPerformanceRank: Final = cudaDeviceP2PAttr.cudaDevP2PAttrPerformanceRank
cudaDevP2PAttrAccessSupported: Final = cudaDeviceP2PAttr.cudaDevP2PAttrAccessSupported
cudaDevP2PAttrNativeAtomicSupported: Final = cudaDeviceP2PAttr.cudaDevP2PAttrNativeAtomicSupported
cudaDevP2PAttrCudaArrayAccessSupported: Final = cudaDeviceP2PAttr.cudaDevP2PAttrCudaArrayAccessSupported
cudaDevP2PAttrOnlyPartialNativeAtomicSupported: Final = cudaDeviceP2PAttr.cudaDevP2PAttrOnlyPartialNativeAtomicSupported
cudaAtomicOperationIntegerAdd: Final = cudaAtomicOperation.cudaAtomicOperationIntegerAdd
cudaAtomicOperationIntegerMin: Final = cudaAtomicOperation.cudaAtomicOperationIntegerMin
cudaAtomicOperationIntegerMax: Final = cudaAtomicOperation.cudaAtomicOperationIntegerMax
cudaAtomicOperationIntegerIncrement: Final = cudaAtomicOperation.cudaAtomicOperationIntegerIncrement
cudaAtomicOperationIntegerDecrement: Final = cudaAtomicOperation.cudaAtomicOperationIntegerDecrement
cudaAtomicOperationAnd: Final = cudaAtomicOperation.cudaAtomicOperationAnd
cudaAtomicOperationOr: Final = cudaAtomicOperation.cudaAtomicOperationOr
cudaAtomicOperationXOR: Final = cudaAtomicOperation.cudaAtomicOperationXOR
cudaAtomicOperationExchange: Final = cudaAtomicOperation.cudaAtomicOperationExchange
cudaAtomicOperationCAS: Final = cudaAtomicOperation.cudaAtomicOperationCAS
cudaAtomicOperationFloatAdd: Final = cudaAtomicOperation.cudaAtomicOperationFloatAdd
cudaAtomicOperationFloatMin: Final = cudaAtomicOperation.cudaAtomicOperationFloatMin
cudaAtomicOperationFloatMax: Final = cudaAtomicOperation.cudaAtomicOperationFloatMax
cudaAtomicCapabilitySigned: Final = cudaAtomicOperationCapability.cudaAtomicCapabilitySigned
cudaAtomicCapabilityUnsigned: Final = cudaAtomicOperationCapability.cudaAtomicCapabilityUnsigned
cudaAtomicCapabilityReduction: Final = cudaAtomicOperationCapability.cudaAtomicCapabilityReduction
cudaAtomicCapabilityScalar32: Final = cudaAtomicOperationCapability.cudaAtomicCapabilityScalar32
cudaAtomicCapabilityScalar64: Final = cudaAtomicOperationCapability.cudaAtomicCapabilityScalar64
cudaAtomicCapabilityScalar128: Final = cudaAtomicOperationCapability.cudaAtomicCapabilityScalar128
cudaAtomicCapabilityVector32x4: Final = cudaAtomicOperationCapability.cudaAtomicCapabilityVector32x4
cudaExternalMemoryHandleTypeOpaqueFd: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeOpaqueFd
cudaExternalMemoryHandleTypeOpaqueWin32: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeOpaqueWin32
cudaExternalMemoryHandleTypeOpaqueWin32Kmt: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeOpaqueWin32Kmt
cudaExternalMemoryHandleTypeD3D12Heap: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeD3D12Heap
cudaExternalMemoryHandleTypeD3D12Resource: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeD3D12Resource
cudaExternalMemoryHandleTypeD3D11Resource: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeD3D11Resource
cudaExternalMemoryHandleTypeD3D11ResourceKmt: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeD3D11ResourceKmt
cudaExternalMemoryHandleTypeNvSciBuf: Final = cudaExternalMemoryHandleType.cudaExternalMemoryHandleTypeNvSciBuf
cudaExternalSemaphoreHandleTypeOpaqueFd: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeOpaqueFd
cudaExternalSemaphoreHandleTypeOpaqueWin32: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeOpaqueWin32
cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt
cudaExternalSemaphoreHandleTypeD3D12Fence: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeD3D12Fence
cudaExternalSemaphoreHandleTypeD3D11Fence: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeD3D11Fence
cudaExternalSemaphoreHandleTypeNvSciSync: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeNvSciSync
cudaExternalSemaphoreHandleTypeKeyedMutex: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeKeyedMutex
cudaExternalSemaphoreHandleTypeKeyedMutexKmt: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeKeyedMutexKmt
cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd
cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32: Final = cudaExternalSemaphoreHandleType.cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32
cudaDevSmResourceGroupDefault: Final = cudaDevSmResourceGroup_flags.cudaDevSmResourceGroupDefault
cudaDevSmResourceGroupBackfill: Final = cudaDevSmResourceGroup_flags.cudaDevSmResourceGroupBackfill
cudaDevSmResourceGroupLocalityDomainId: Final = cudaDevSmResourceGroup_flags.cudaDevSmResourceGroupLocalityDomainId
cudaDevSmResourceGroupLocalityDomainSupplementalSms: Final = cudaDevSmResourceGroup_flags.cudaDevSmResourceGroupLocalityDomainSupplementalSms
cudaDevSmResourceSplitIgnoreSmCoscheduling: Final = cudaDevSmResourceSplitByCount_flags.cudaDevSmResourceSplitIgnoreSmCoscheduling
cudaDevSmResourceSplitMaxPotentialClusterSize: Final = cudaDevSmResourceSplitByCount_flags.cudaDevSmResourceSplitMaxPotentialClusterSize
cudaDevResourceTypeInvalid: Final = cudaDevResourceType.cudaDevResourceTypeInvalid
cudaDevResourceTypeSm: Final = cudaDevResourceType.cudaDevResourceTypeSm
cudaDevResourceTypeWorkqueueConfig: Final = cudaDevResourceType.cudaDevResourceTypeWorkqueueConfig
cudaDevResourceTypeWorkqueue: Final = cudaDevResourceType.cudaDevResourceTypeWorkqueue
cudaDevWorkqueueConfigScopeDeviceCtx: Final = cudaDevWorkqueueConfigScope.cudaDevWorkqueueConfigScopeDeviceCtx
cudaDevWorkqueueConfigScopeGreenCtxBalanced: Final = cudaDevWorkqueueConfigScope.cudaDevWorkqueueConfigScopeGreenCtxBalanced
cudaJitMaxRegisters: Final = cudaJitOption.cudaJitMaxRegisters
cudaJitThreadsPerBlock: Final = cudaJitOption.cudaJitThreadsPerBlock
cudaJitWallTime: Final = cudaJitOption.cudaJitWallTime
cudaJitInfoLogBuffer: Final = cudaJitOption.cudaJitInfoLogBuffer
cudaJitInfoLogBufferSizeBytes: Final = cudaJitOption.cudaJitInfoLogBufferSizeBytes
cudaJitErrorLogBuffer: Final = cudaJitOption.cudaJitErrorLogBuffer
cudaJitErrorLogBufferSizeBytes: Final = cudaJitOption.cudaJitErrorLogBufferSizeBytes
cudaJitOptimizationLevel: Final = cudaJitOption.cudaJitOptimizationLevel
cudaJitFallbackStrategy: Final = cudaJitOption.cudaJitFallbackStrategy
cudaJitGenerateDebugInfo: Final = cudaJitOption.cudaJitGenerateDebugInfo
cudaJitLogVerbose: Final = cudaJitOption.cudaJitLogVerbose
cudaJitGenerateLineInfo: Final = cudaJitOption.cudaJitGenerateLineInfo
cudaJitCacheMode: Final = cudaJitOption.cudaJitCacheMode
cudaJitPositionIndependentCode: Final = cudaJitOption.cudaJitPositionIndependentCode
cudaJitMinCtaPerSm: Final = cudaJitOption.cudaJitMinCtaPerSm
cudaJitMaxThreadsPerBlock: Final = cudaJitOption.cudaJitMaxThreadsPerBlock
cudaJitOverrideDirectiveValues: Final = cudaJitOption.cudaJitOverrideDirectiveValues
cudaLibraryHostUniversalFunctionAndDataTable: Final = cudaLibraryOption.cudaLibraryHostUniversalFunctionAndDataTable
cudaLibraryBinaryIsPreserved: Final = cudaLibraryOption.cudaLibraryBinaryIsPreserved
cudaJitCacheOptionNone: Final = cudaJit_CacheMode.cudaJitCacheOptionNone
cudaJitCacheOptionCG: Final = cudaJit_CacheMode.cudaJitCacheOptionCG
cudaJitCacheOptionCA: Final = cudaJit_CacheMode.cudaJitCacheOptionCA
cudaPreferPtx: Final = cudaJit_Fallback.cudaPreferPtx
cudaPreferBinary: Final = cudaJit_Fallback.cudaPreferBinary
cudaCGScopeInvalid: Final = cudaCGScope.cudaCGScopeInvalid
cudaCGScopeGrid: Final = cudaCGScope.cudaCGScopeGrid
cudaCGScopeReserved: Final = cudaCGScope.cudaCGScopeReserved
cudaKernelFunctionTypeUnspecified: Final = cudaKernelFunctionType.cudaKernelFunctionTypeUnspecified
cudaKernelFunctionTypeDeviceEntry: Final = cudaKernelFunctionType.cudaKernelFunctionTypeDeviceEntry
cudaKernelFunctionTypeKernel: Final = cudaKernelFunctionType.cudaKernelFunctionTypeKernel
cudaKernelFunctionTypeFunction: Final = cudaKernelFunctionType.cudaKernelFunctionTypeFunction
cudaGraphCondAssignDefault: Final = cudaGraphConditionalHandleFlags.cudaGraphCondAssignDefault
cudaGraphCondTypeIf: Final = cudaGraphConditionalNodeType.cudaGraphCondTypeIf
cudaGraphCondTypeWhile: Final = cudaGraphConditionalNodeType.cudaGraphCondTypeWhile
cudaGraphCondTypeSwitch: Final = cudaGraphConditionalNodeType.cudaGraphCondTypeSwitch
cudaGraphNodeTypeKernel: Final = cudaGraphNodeType.cudaGraphNodeTypeKernel
cudaGraphNodeTypeMemcpy: Final = cudaGraphNodeType.cudaGraphNodeTypeMemcpy
cudaGraphNodeTypeMemset: Final = cudaGraphNodeType.cudaGraphNodeTypeMemset
cudaGraphNodeTypeHost: Final = cudaGraphNodeType.cudaGraphNodeTypeHost
cudaGraphNodeTypeGraph: Final = cudaGraphNodeType.cudaGraphNodeTypeGraph
cudaGraphNodeTypeEmpty: Final = cudaGraphNodeType.cudaGraphNodeTypeEmpty
cudaGraphNodeTypeWaitEvent: Final = cudaGraphNodeType.cudaGraphNodeTypeWaitEvent
cudaGraphNodeTypeEventRecord: Final = cudaGraphNodeType.cudaGraphNodeTypeEventRecord
cudaGraphNodeTypeExtSemaphoreSignal: Final = cudaGraphNodeType.cudaGraphNodeTypeExtSemaphoreSignal
cudaGraphNodeTypeExtSemaphoreWait: Final = cudaGraphNodeType.cudaGraphNodeTypeExtSemaphoreWait
cudaGraphNodeTypeMemAlloc: Final = cudaGraphNodeType.cudaGraphNodeTypeMemAlloc
cudaGraphNodeTypeMemFree: Final = cudaGraphNodeType.cudaGraphNodeTypeMemFree
cudaGraphNodeTypeConditional: Final = cudaGraphNodeType.cudaGraphNodeTypeConditional
cudaGraphNodeTypeMemcpyBatch: Final = cudaGraphNodeType.cudaGraphNodeTypeMemcpyBatch
cudaGraphNodeTypeReserved16: Final = cudaGraphNodeType.cudaGraphNodeTypeReserved16
cudaGraphNodeTypeExternalEngine: Final = cudaGraphNodeType.cudaGraphNodeTypeExternalEngine
cudaGraphNodeTypeCount: Final = cudaGraphNodeType.cudaGraphNodeTypeCount
cudaGraphChildGraphOwnershipClone: Final = cudaGraphChildGraphNodeOwnership.cudaGraphChildGraphOwnershipClone
cudaGraphChildGraphOwnershipMove: Final = cudaGraphChildGraphNodeOwnership.cudaGraphChildGraphOwnershipMove
cudaGraphChildGraphOwnershipInvalid: Final = cudaGraphChildGraphNodeOwnership.cudaGraphChildGraphOwnershipInvalid
cudaGraphDependencyTypeDefault: Final = cudaGraphDependencyType.cudaGraphDependencyTypeDefault
cudaGraphDependencyTypeProgrammatic: Final = cudaGraphDependencyType.cudaGraphDependencyTypeProgrammatic
cudaGraphExecUpdateSuccess: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateSuccess
cudaGraphExecUpdateError: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateError
cudaGraphExecUpdateErrorTopologyChanged: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateErrorTopologyChanged
cudaGraphExecUpdateErrorNodeTypeChanged: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateErrorNodeTypeChanged
cudaGraphExecUpdateErrorFunctionChanged: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateErrorFunctionChanged
cudaGraphExecUpdateErrorParametersChanged: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateErrorParametersChanged
cudaGraphExecUpdateErrorNotSupported: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateErrorNotSupported
cudaGraphExecUpdateErrorUnsupportedFunctionChange: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateErrorUnsupportedFunctionChange
cudaGraphExecUpdateErrorAttributesChanged: Final = cudaGraphExecUpdateResult.cudaGraphExecUpdateErrorAttributesChanged
cudaGraphInstantiateSuccess: Final = cudaGraphInstantiateResult.cudaGraphInstantiateSuccess
cudaGraphInstantiateError: Final = cudaGraphInstantiateResult.cudaGraphInstantiateError
cudaGraphInstantiateInvalidStructure: Final = cudaGraphInstantiateResult.cudaGraphInstantiateInvalidStructure
cudaGraphInstantiateNodeOperationNotSupported: Final = cudaGraphInstantiateResult.cudaGraphInstantiateNodeOperationNotSupported
cudaGraphInstantiateMultipleDevicesNotSupported: Final = cudaGraphInstantiateResult.cudaGraphInstantiateMultipleDevicesNotSupported
cudaGraphInstantiateConditionalHandleUnused: Final = cudaGraphInstantiateResult.cudaGraphInstantiateConditionalHandleUnused
cudaGraphKernelNodeFieldInvalid: Final = cudaGraphKernelNodeField.cudaGraphKernelNodeFieldInvalid
cudaGraphKernelNodeFieldGridDim: Final = cudaGraphKernelNodeField.cudaGraphKernelNodeFieldGridDim
cudaGraphKernelNodeFieldParam: Final = cudaGraphKernelNodeField.cudaGraphKernelNodeFieldParam
cudaGraphKernelNodeFieldEnabled: Final = cudaGraphKernelNodeField.cudaGraphKernelNodeFieldEnabled
cudaEnableDefault: Final = cudaGetDriverEntryPointFlags.cudaEnableDefault
cudaEnableLegacyStream: Final = cudaGetDriverEntryPointFlags.cudaEnableLegacyStream
cudaEnablePerThreadDefaultStream: Final = cudaGetDriverEntryPointFlags.cudaEnablePerThreadDefaultStream
cudaDriverEntryPointSuccess: Final = cudaDriverEntryPointQueryResult.cudaDriverEntryPointSuccess
cudaDriverEntryPointSymbolNotFound: Final = cudaDriverEntryPointQueryResult.cudaDriverEntryPointSymbolNotFound
cudaDriverEntryPointVersionNotSufficent: Final = cudaDriverEntryPointQueryResult.cudaDriverEntryPointVersionNotSufficent
cudaGraphDebugDotFlagsVerbose: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsVerbose
cudaGraphDebugDotFlagsKernelNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsKernelNodeParams
cudaGraphDebugDotFlagsMemcpyNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsMemcpyNodeParams
cudaGraphDebugDotFlagsMemsetNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsMemsetNodeParams
cudaGraphDebugDotFlagsHostNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsHostNodeParams
cudaGraphDebugDotFlagsEventNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsEventNodeParams
cudaGraphDebugDotFlagsExtSemasSignalNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsExtSemasSignalNodeParams
cudaGraphDebugDotFlagsExtSemasWaitNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsExtSemasWaitNodeParams
cudaGraphDebugDotFlagsKernelNodeAttributes: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsKernelNodeAttributes
cudaGraphDebugDotFlagsHandles: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsHandles
cudaGraphDebugDotFlagsConditionalNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsConditionalNodeParams
cudaGraphDebugDotFlagsMemcpyBatchNodeParams: Final = cudaGraphDebugDotFlags.cudaGraphDebugDotFlagsMemcpyBatchNodeParams
cudaGraphInstantiateFlagAutoFreeOnLaunch: Final = cudaGraphInstantiateFlags.cudaGraphInstantiateFlagAutoFreeOnLaunch
cudaGraphInstantiateFlagUpload: Final = cudaGraphInstantiateFlags.cudaGraphInstantiateFlagUpload
cudaGraphInstantiateFlagDeviceLaunch: Final = cudaGraphInstantiateFlags.cudaGraphInstantiateFlagDeviceLaunch
cudaGraphInstantiateFlagUseNodePriority: Final = cudaGraphInstantiateFlags.cudaGraphInstantiateFlagUseNodePriority
cudaLaunchMemSyncDomainDefault: Final = cudaLaunchMemSyncDomain.cudaLaunchMemSyncDomainDefault
cudaLaunchMemSyncDomainRemote: Final = cudaLaunchMemSyncDomain.cudaLaunchMemSyncDomainRemote
cudaLaunchPortableClusterModeDefault: Final = cudaLaunchAttributePortableClusterMode.cudaLaunchPortableClusterModeDefault
cudaLaunchPortableClusterModeRequirePortable: Final = cudaLaunchAttributePortableClusterMode.cudaLaunchPortableClusterModeRequirePortable
cudaLaunchPortableClusterModeAllowNonPortable: Final = cudaLaunchAttributePortableClusterMode.cudaLaunchPortableClusterModeAllowNonPortable
cudaLaunchAttributeIgnore: Final = cudaLaunchAttributeID.cudaLaunchAttributeIgnore
cudaLaunchAttributeAccessPolicyWindow: Final = cudaLaunchAttributeID.cudaLaunchAttributeAccessPolicyWindow
cudaLaunchAttributeCooperative: Final = cudaLaunchAttributeID.cudaLaunchAttributeCooperative
cudaLaunchAttributeSynchronizationPolicy: Final = cudaLaunchAttributeID.cudaLaunchAttributeSynchronizationPolicy
cudaLaunchAttributeClusterDimension: Final = cudaLaunchAttributeID.cudaLaunchAttributeClusterDimension
cudaLaunchAttributeClusterSchedulingPolicyPreference: Final = cudaLaunchAttributeID.cudaLaunchAttributeClusterSchedulingPolicyPreference
cudaLaunchAttributeProgrammaticStreamSerialization: Final = cudaLaunchAttributeID.cudaLaunchAttributeProgrammaticStreamSerialization
cudaLaunchAttributeProgrammaticEvent: Final = cudaLaunchAttributeID.cudaLaunchAttributeProgrammaticEvent
cudaLaunchAttributePriority: Final = cudaLaunchAttributeID.cudaLaunchAttributePriority
cudaLaunchAttributeMemSyncDomainMap: Final = cudaLaunchAttributeID.cudaLaunchAttributeMemSyncDomainMap
cudaLaunchAttributeMemSyncDomain: Final = cudaLaunchAttributeID.cudaLaunchAttributeMemSyncDomain
cudaLaunchAttributePreferredClusterDimension: Final = cudaLaunchAttributeID.cudaLaunchAttributePreferredClusterDimension
cudaLaunchAttributeLaunchCompletionEvent: Final = cudaLaunchAttributeID.cudaLaunchAttributeLaunchCompletionEvent
cudaLaunchAttributeDeviceUpdatableKernelNode: Final = cudaLaunchAttributeID.cudaLaunchAttributeDeviceUpdatableKernelNode
cudaLaunchAttributePreferredSharedMemoryCarveout: Final = cudaLaunchAttributeID.cudaLaunchAttributePreferredSharedMemoryCarveout
cudaLaunchAttributeNvlinkUtilCentricScheduling: Final = cudaLaunchAttributeID.cudaLaunchAttributeNvlinkUtilCentricScheduling
cudaLaunchAttributePortableClusterSizeMode: Final = cudaLaunchAttributeID.cudaLaunchAttributePortableClusterSizeMode
cudaLaunchAttributeSharedMemoryMode: Final = cudaLaunchAttributeID.cudaLaunchAttributeSharedMemoryMode
cudaDeviceNumaConfigNone: Final = cudaDeviceNumaConfig.cudaDeviceNumaConfigNone
cudaDeviceNumaConfigNumaNode: Final = cudaDeviceNumaConfig.cudaDeviceNumaConfigNumaNode
cudaAsyncNotificationTypeOverBudget: Final = cudaAsyncNotificationType.cudaAsyncNotificationTypeOverBudget
cudaLogLevelError: Final = cudaLogLevel.cudaLogLevelError
cudaLogLevelWarning: Final = cudaLogLevel.cudaLogLevelWarning
cudaFabricOpStatusSourceMbarrierV1: Final = cudaFabricOpStatusSource.cudaFabricOpStatusSourceMbarrierV1
cudaFabricOpStatusSourceMax: Final = cudaFabricOpStatusSource.cudaFabricOpStatusSourceMax
cudaFabricOpStatusInfoSuccess: Final = cudaFabricOpStatusInfo.cudaFabricOpStatusInfoSuccess
cudaFabricOpStatusInfoLast: Final = cudaFabricOpStatusInfo.cudaFabricOpStatusInfoLast
cudaFabricOpStatusInfoMax: Final = cudaFabricOpStatusInfo.cudaFabricOpStatusInfoMax
cudaBoundaryModeZero: Final = cudaSurfaceBoundaryMode.cudaBoundaryModeZero
cudaBoundaryModeClamp: Final = cudaSurfaceBoundaryMode.cudaBoundaryModeClamp
cudaBoundaryModeTrap: Final = cudaSurfaceBoundaryMode.cudaBoundaryModeTrap
cudaFormatModeForced: Final = cudaSurfaceFormatMode.cudaFormatModeForced
cudaFormatModeAuto: Final = cudaSurfaceFormatMode.cudaFormatModeAuto
cudaAddressModeWrap: Final = cudaTextureAddressMode.cudaAddressModeWrap
cudaAddressModeClamp: Final = cudaTextureAddressMode.cudaAddressModeClamp
cudaAddressModeMirror: Final = cudaTextureAddressMode.cudaAddressModeMirror
cudaAddressModeBorder: Final = cudaTextureAddressMode.cudaAddressModeBorder
cudaFilterModePoint: Final = cudaTextureFilterMode.cudaFilterModePoint
cudaFilterModeLinear: Final = cudaTextureFilterMode.cudaFilterModeLinear
cudaReadModeElementType: Final = cudaTextureReadMode.cudaReadModeElementType
cudaReadModeNormalizedFloat: Final = cudaTextureReadMode.cudaReadModeNormalizedFloat
CUDA_R_16F: Final = cudaDataType.CUDA_R_16F
CUDA_C_16F: Final = cudaDataType.CUDA_C_16F
CUDA_R_16BF: Final = cudaDataType.CUDA_R_16BF
CUDA_C_16BF: Final = cudaDataType.CUDA_C_16BF
CUDA_R_32F: Final = cudaDataType.CUDA_R_32F
CUDA_C_32F: Final = cudaDataType.CUDA_C_32F
CUDA_R_64F: Final = cudaDataType.CUDA_R_64F
CUDA_C_64F: Final = cudaDataType.CUDA_C_64F
CUDA_R_4I: Final = cudaDataType.CUDA_R_4I
CUDA_C_4I: Final = cudaDataType.CUDA_C_4I
CUDA_R_4U: Final = cudaDataType.CUDA_R_4U
CUDA_C_4U: Final = cudaDataType.CUDA_C_4U
CUDA_R_8I: Final = cudaDataType.CUDA_R_8I
CUDA_C_8I: Final = cudaDataType.CUDA_C_8I
CUDA_R_8U: Final = cudaDataType.CUDA_R_8U
CUDA_C_8U: Final = cudaDataType.CUDA_C_8U
CUDA_R_16I: Final = cudaDataType.CUDA_R_16I
CUDA_C_16I: Final = cudaDataType.CUDA_C_16I
CUDA_R_16U: Final = cudaDataType.CUDA_R_16U
CUDA_C_16U: Final = cudaDataType.CUDA_C_16U
CUDA_R_32I: Final = cudaDataType.CUDA_R_32I
CUDA_C_32I: Final = cudaDataType.CUDA_C_32I
CUDA_R_32U: Final = cudaDataType.CUDA_R_32U
CUDA_C_32U: Final = cudaDataType.CUDA_C_32U
CUDA_R_64I: Final = cudaDataType.CUDA_R_64I
CUDA_C_64I: Final = cudaDataType.CUDA_C_64I
CUDA_R_64U: Final = cudaDataType.CUDA_R_64U
CUDA_C_64U: Final = cudaDataType.CUDA_C_64U
CUDA_R_8F_E4M3: Final = cudaDataType.CUDA_R_8F_E4M3
CUDA_R_8F_UE4M3: Final = cudaDataType.CUDA_R_8F_UE4M3
CUDA_R_8F_E5M2: Final = cudaDataType.CUDA_R_8F_E5M2
CUDA_R_8F_UE8M0: Final = cudaDataType.CUDA_R_8F_UE8M0
CUDA_R_6F_E2M3: Final = cudaDataType.CUDA_R_6F_E2M3
CUDA_R_6F_E3M2: Final = cudaDataType.CUDA_R_6F_E3M2
CUDA_R_4F_E2M1: Final = cudaDataType.CUDA_R_4F_E2M1
CUDA_R_8F_UE5M3: Final = cudaDataType.CUDA_R_8F_UE5M3
CUDA_EMULATION_STRATEGY_DEFAULT: Final = cudaEmulationStrategy.CUDA_EMULATION_STRATEGY_DEFAULT
CUDA_EMULATION_STRATEGY_PERFORMANT: Final = cudaEmulationStrategy.CUDA_EMULATION_STRATEGY_PERFORMANT
CUDA_EMULATION_STRATEGY_EAGER: Final = cudaEmulationStrategy.CUDA_EMULATION_STRATEGY_EAGER
CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC: Final = cudaEmulationMantissaControl.CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC
CUDA_EMULATION_MANTISSA_CONTROL_FIXED: Final = cudaEmulationMantissaControl.CUDA_EMULATION_MANTISSA_CONTROL_FIXED
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT: Final = cudaEmulationSpecialValuesSupport.CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE: Final = cudaEmulationSpecialValuesSupport.CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY: Final = cudaEmulationSpecialValuesSupport.CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN: Final = cudaEmulationSpecialValuesSupport.CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN
MAJOR_VERSION: Final = libraryPropertyType.MAJOR_VERSION
MINOR_VERSION: Final = libraryPropertyType.MINOR_VERSION
PATCH_LEVEL: Final = libraryPropertyType.PATCH_LEVEL
cudaGLDeviceListAll: Final = cudaGLDeviceList.cudaGLDeviceListAll
cudaGLDeviceListCurrentFrame: Final = cudaGLDeviceList.cudaGLDeviceListCurrentFrame
cudaGLDeviceListNextFrame: Final = cudaGLDeviceList.cudaGLDeviceListNextFrame
cudaGLMapFlagsNone: Final = cudaGLMapFlags.cudaGLMapFlagsNone
cudaGLMapFlagsReadOnly: Final = cudaGLMapFlags.cudaGLMapFlagsReadOnly
cudaGLMapFlagsWriteDiscard: Final = cudaGLMapFlags.cudaGLMapFlagsWriteDiscard
cudaEglFrameTypeArray: Final = cudaEglFrameType.cudaEglFrameTypeArray
cudaEglFrameTypePitch: Final = cudaEglFrameType.cudaEglFrameTypePitch
cudaEglResourceLocationSysmem: Final = cudaEglResourceLocationFlags.cudaEglResourceLocationSysmem
cudaEglResourceLocationVidmem: Final = cudaEglResourceLocationFlags.cudaEglResourceLocationVidmem
cudaEglColorFormatYUV420Planar: Final = cudaEglColorFormat.cudaEglColorFormatYUV420Planar
cudaEglColorFormatYUV420SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatYUV420SemiPlanar
cudaEglColorFormatYUV422Planar: Final = cudaEglColorFormat.cudaEglColorFormatYUV422Planar
cudaEglColorFormatYUV422SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatYUV422SemiPlanar
cudaEglColorFormatARGB: Final = cudaEglColorFormat.cudaEglColorFormatARGB
cudaEglColorFormatRGBA: Final = cudaEglColorFormat.cudaEglColorFormatRGBA
cudaEglColorFormatL: Final = cudaEglColorFormat.cudaEglColorFormatL
cudaEglColorFormatR: Final = cudaEglColorFormat.cudaEglColorFormatR
cudaEglColorFormatYUV444Planar: Final = cudaEglColorFormat.cudaEglColorFormatYUV444Planar
cudaEglColorFormatYUV444SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatYUV444SemiPlanar
cudaEglColorFormatYUYV422: Final = cudaEglColorFormat.cudaEglColorFormatYUYV422
cudaEglColorFormatUYVY422: Final = cudaEglColorFormat.cudaEglColorFormatUYVY422
cudaEglColorFormatABGR: Final = cudaEglColorFormat.cudaEglColorFormatABGR
cudaEglColorFormatBGRA: Final = cudaEglColorFormat.cudaEglColorFormatBGRA
cudaEglColorFormatA: Final = cudaEglColorFormat.cudaEglColorFormatA
cudaEglColorFormatRG: Final = cudaEglColorFormat.cudaEglColorFormatRG
cudaEglColorFormatAYUV: Final = cudaEglColorFormat.cudaEglColorFormatAYUV
cudaEglColorFormatYVU444SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatYVU444SemiPlanar
cudaEglColorFormatYVU422SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatYVU422SemiPlanar
cudaEglColorFormatYVU420SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatYVU420SemiPlanar
cudaEglColorFormatY10V10U10_444SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_444SemiPlanar
cudaEglColorFormatY10V10U10_420SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_420SemiPlanar
cudaEglColorFormatY12V12U12_444SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatY12V12U12_444SemiPlanar
cudaEglColorFormatY12V12U12_420SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatY12V12U12_420SemiPlanar
cudaEglColorFormatVYUY_ER: Final = cudaEglColorFormat.cudaEglColorFormatVYUY_ER
cudaEglColorFormatUYVY_ER: Final = cudaEglColorFormat.cudaEglColorFormatUYVY_ER
cudaEglColorFormatYUYV_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUYV_ER
cudaEglColorFormatYVYU_ER: Final = cudaEglColorFormat.cudaEglColorFormatYVYU_ER
cudaEglColorFormatYUVA_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUVA_ER
cudaEglColorFormatAYUV_ER: Final = cudaEglColorFormat.cudaEglColorFormatAYUV_ER
cudaEglColorFormatYUV444Planar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUV444Planar_ER
cudaEglColorFormatYUV422Planar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUV422Planar_ER
cudaEglColorFormatYUV420Planar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUV420Planar_ER
cudaEglColorFormatYUV444SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUV444SemiPlanar_ER
cudaEglColorFormatYUV422SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUV422SemiPlanar_ER
cudaEglColorFormatYUV420SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYUV420SemiPlanar_ER
cudaEglColorFormatYVU444Planar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYVU444Planar_ER
cudaEglColorFormatYVU422Planar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYVU422Planar_ER
cudaEglColorFormatYVU420Planar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYVU420Planar_ER
cudaEglColorFormatYVU444SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYVU444SemiPlanar_ER
cudaEglColorFormatYVU422SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYVU422SemiPlanar_ER
cudaEglColorFormatYVU420SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatYVU420SemiPlanar_ER
cudaEglColorFormatBayerRGGB: Final = cudaEglColorFormat.cudaEglColorFormatBayerRGGB
cudaEglColorFormatBayerBGGR: Final = cudaEglColorFormat.cudaEglColorFormatBayerBGGR
cudaEglColorFormatBayerGRBG: Final = cudaEglColorFormat.cudaEglColorFormatBayerGRBG
cudaEglColorFormatBayerGBRG: Final = cudaEglColorFormat.cudaEglColorFormatBayerGBRG
cudaEglColorFormatBayer10RGGB: Final = cudaEglColorFormat.cudaEglColorFormatBayer10RGGB
cudaEglColorFormatBayer10BGGR: Final = cudaEglColorFormat.cudaEglColorFormatBayer10BGGR
cudaEglColorFormatBayer10GRBG: Final = cudaEglColorFormat.cudaEglColorFormatBayer10GRBG
cudaEglColorFormatBayer10GBRG: Final = cudaEglColorFormat.cudaEglColorFormatBayer10GBRG
cudaEglColorFormatBayer12RGGB: Final = cudaEglColorFormat.cudaEglColorFormatBayer12RGGB
cudaEglColorFormatBayer12BGGR: Final = cudaEglColorFormat.cudaEglColorFormatBayer12BGGR
cudaEglColorFormatBayer12GRBG: Final = cudaEglColorFormat.cudaEglColorFormatBayer12GRBG
cudaEglColorFormatBayer12GBRG: Final = cudaEglColorFormat.cudaEglColorFormatBayer12GBRG
cudaEglColorFormatBayer14RGGB: Final = cudaEglColorFormat.cudaEglColorFormatBayer14RGGB
cudaEglColorFormatBayer14BGGR: Final = cudaEglColorFormat.cudaEglColorFormatBayer14BGGR
cudaEglColorFormatBayer14GRBG: Final = cudaEglColorFormat.cudaEglColorFormatBayer14GRBG
cudaEglColorFormatBayer14GBRG: Final = cudaEglColorFormat.cudaEglColorFormatBayer14GBRG
cudaEglColorFormatBayer20RGGB: Final = cudaEglColorFormat.cudaEglColorFormatBayer20RGGB
cudaEglColorFormatBayer20BGGR: Final = cudaEglColorFormat.cudaEglColorFormatBayer20BGGR
cudaEglColorFormatBayer20GRBG: Final = cudaEglColorFormat.cudaEglColorFormatBayer20GRBG
cudaEglColorFormatBayer20GBRG: Final = cudaEglColorFormat.cudaEglColorFormatBayer20GBRG
cudaEglColorFormatYVU444Planar: Final = cudaEglColorFormat.cudaEglColorFormatYVU444Planar
cudaEglColorFormatYVU422Planar: Final = cudaEglColorFormat.cudaEglColorFormatYVU422Planar
cudaEglColorFormatYVU420Planar: Final = cudaEglColorFormat.cudaEglColorFormatYVU420Planar
cudaEglColorFormatBayerIspRGGB: Final = cudaEglColorFormat.cudaEglColorFormatBayerIspRGGB
cudaEglColorFormatBayerIspBGGR: Final = cudaEglColorFormat.cudaEglColorFormatBayerIspBGGR
cudaEglColorFormatBayerIspGRBG: Final = cudaEglColorFormat.cudaEglColorFormatBayerIspGRBG
cudaEglColorFormatBayerIspGBRG: Final = cudaEglColorFormat.cudaEglColorFormatBayerIspGBRG
cudaEglColorFormatBayerBCCR: Final = cudaEglColorFormat.cudaEglColorFormatBayerBCCR
cudaEglColorFormatBayerRCCB: Final = cudaEglColorFormat.cudaEglColorFormatBayerRCCB
cudaEglColorFormatBayerCRBC: Final = cudaEglColorFormat.cudaEglColorFormatBayerCRBC
cudaEglColorFormatBayerCBRC: Final = cudaEglColorFormat.cudaEglColorFormatBayerCBRC
cudaEglColorFormatBayer10CCCC: Final = cudaEglColorFormat.cudaEglColorFormatBayer10CCCC
cudaEglColorFormatBayer12BCCR: Final = cudaEglColorFormat.cudaEglColorFormatBayer12BCCR
cudaEglColorFormatBayer12RCCB: Final = cudaEglColorFormat.cudaEglColorFormatBayer12RCCB
cudaEglColorFormatBayer12CRBC: Final = cudaEglColorFormat.cudaEglColorFormatBayer12CRBC
cudaEglColorFormatBayer12CBRC: Final = cudaEglColorFormat.cudaEglColorFormatBayer12CBRC
cudaEglColorFormatBayer12CCCC: Final = cudaEglColorFormat.cudaEglColorFormatBayer12CCCC
cudaEglColorFormatY: Final = cudaEglColorFormat.cudaEglColorFormatY
cudaEglColorFormatYUV420SemiPlanar_2020: Final = cudaEglColorFormat.cudaEglColorFormatYUV420SemiPlanar_2020
cudaEglColorFormatYVU420SemiPlanar_2020: Final = cudaEglColorFormat.cudaEglColorFormatYVU420SemiPlanar_2020
cudaEglColorFormatYUV420Planar_2020: Final = cudaEglColorFormat.cudaEglColorFormatYUV420Planar_2020
cudaEglColorFormatYVU420Planar_2020: Final = cudaEglColorFormat.cudaEglColorFormatYVU420Planar_2020
cudaEglColorFormatYUV420SemiPlanar_709: Final = cudaEglColorFormat.cudaEglColorFormatYUV420SemiPlanar_709
cudaEglColorFormatYVU420SemiPlanar_709: Final = cudaEglColorFormat.cudaEglColorFormatYVU420SemiPlanar_709
cudaEglColorFormatYUV420Planar_709: Final = cudaEglColorFormat.cudaEglColorFormatYUV420Planar_709
cudaEglColorFormatYVU420Planar_709: Final = cudaEglColorFormat.cudaEglColorFormatYVU420Planar_709
cudaEglColorFormatY10V10U10_420SemiPlanar_709: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_420SemiPlanar_709
cudaEglColorFormatY10V10U10_420SemiPlanar_2020: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_420SemiPlanar_2020
cudaEglColorFormatY10V10U10_422SemiPlanar_2020: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_422SemiPlanar_2020
cudaEglColorFormatY10V10U10_422SemiPlanar: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_422SemiPlanar
cudaEglColorFormatY10V10U10_422SemiPlanar_709: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_422SemiPlanar_709
cudaEglColorFormatY_ER: Final = cudaEglColorFormat.cudaEglColorFormatY_ER
cudaEglColorFormatY_709_ER: Final = cudaEglColorFormat.cudaEglColorFormatY_709_ER
cudaEglColorFormatY10_ER: Final = cudaEglColorFormat.cudaEglColorFormatY10_ER
cudaEglColorFormatY10_709_ER: Final = cudaEglColorFormat.cudaEglColorFormatY10_709_ER
cudaEglColorFormatY12_ER: Final = cudaEglColorFormat.cudaEglColorFormatY12_ER
cudaEglColorFormatY12_709_ER: Final = cudaEglColorFormat.cudaEglColorFormatY12_709_ER
cudaEglColorFormatYUVA: Final = cudaEglColorFormat.cudaEglColorFormatYUVA
cudaEglColorFormatYVYU: Final = cudaEglColorFormat.cudaEglColorFormatYVYU
cudaEglColorFormatVYUY: Final = cudaEglColorFormat.cudaEglColorFormatVYUY
cudaEglColorFormatY10V10U10_420SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_420SemiPlanar_ER
cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER
cudaEglColorFormatY10V10U10_444SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_444SemiPlanar_ER
cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER: Final = cudaEglColorFormat.cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER
cudaEglColorFormatY12V12U12_420SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatY12V12U12_420SemiPlanar_ER
cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER: Final = cudaEglColorFormat.cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER
cudaEglColorFormatY12V12U12_444SemiPlanar_ER: Final = cudaEglColorFormat.cudaEglColorFormatY12V12U12_444SemiPlanar_ER
cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER: Final = cudaEglColorFormat.cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER
cudaEglColorFormatUYVY709: Final = cudaEglColorFormat.cudaEglColorFormatUYVY709
cudaEglColorFormatUYVY709_ER: Final = cudaEglColorFormat.cudaEglColorFormatUYVY709_ER
cudaEglColorFormatUYVY2020: Final = cudaEglColorFormat.cudaEglColorFormatUYVY2020
CUDART_VERSION: Final = 13050
__CUDART_API_VERSION: Final = 13050
cudaHostAllocDefault: Final = 0
cudaHostAllocPortable: Final = 1
cudaHostAllocMapped: Final = 2
cudaHostAllocWriteCombined: Final = 4
cudaHostRegisterDefault: Final = 0
cudaHostRegisterPortable: Final = 1
cudaHostRegisterMapped: Final = 2
cudaHostRegisterIoMemory: Final = 4
cudaHostRegisterReadOnly: Final = 8
cudaPeerAccessDefault: Final = 0
cudaStreamDefault: Final = 0
cudaStreamNonBlocking: Final = 1
cudaStreamLegacy: Final[driver.CUstream]
cudaStreamPerThread: Final[driver.CUstream]
cudaEventDefault: Final = 0
cudaEventBlockingSync: Final = 1
cudaEventDisableTiming: Final = 2
cudaEventInterprocess: Final = 4
cudaEventRecordDefault: Final = 0
cudaEventRecordExternal: Final = 1
cudaEventWaitDefault: Final = 0
cudaEventWaitExternal: Final = 1
cudaDeviceScheduleAuto: Final = 0
cudaDeviceScheduleSpin: Final = 1
cudaDeviceScheduleYield: Final = 2
cudaDeviceScheduleBlockingSync: Final = 4
cudaDeviceBlockingSync: Final = 4
cudaDeviceScheduleMask: Final = 7
cudaDeviceMapHost: Final = 8
cudaDeviceLmemResizeToMax: Final = 16
cudaDeviceSyncMemops: Final = 128
cudaDeviceMask: Final = 255
cudaArrayDefault: Final = 0
cudaArrayLayered: Final = 1
cudaArraySurfaceLoadStore: Final = 2
cudaArrayCubemap: Final = 4
cudaArrayTextureGather: Final = 8
cudaArrayColorAttachment: Final = 32
cudaArraySparse: Final = 64
cudaArrayDeferredMapping: Final = 128
cudaIpcMemLazyEnablePeerAccess: Final = 1
cudaMemAttachGlobal: Final = 1
cudaMemAttachHost: Final = 2
cudaMemAttachSingle: Final = 4
cudaOccupancyDefault: Final = 0
cudaOccupancyDisableCachingOverride: Final = 1
cudaCpuDeviceId: Final = -1
cudaInvalidDeviceId: Final = -2
cudaInitDeviceFlagsAreValid: Final = 1
cudaArraySparsePropertiesSingleMipTail: Final = 1
cudaMemPoolCreateUsageHwDecompress: Final = 2
CUDA_IPC_HANDLE_SIZE: Final = 64
cudaExternalMemoryDedicated: Final = 1
cudaExternalSemaphoreSignalSkipNvSciBufMemSync: Final = 1
cudaExternalSemaphoreWaitSkipNvSciBufMemSync: Final = 2
cudaNvSciSyncAttrSignal: Final = 1
cudaNvSciSyncAttrWait: Final = 2
cudaDevSmResourceGroupLocalityDomainIdAny: Final = 4294967295
cudaGraphKernelNodePortDefault: Final = 0
cudaGraphKernelNodePortProgrammatic: Final = 1
cudaGraphKernelNodePortLaunchCompletion: Final = 2
cudaStreamAttributeAccessPolicyWindow: Final = cudaLaunchAttributeAccessPolicyWindow
cudaStreamAttributeSynchronizationPolicy: Final = cudaLaunchAttributeSynchronizationPolicy
cudaStreamAttributeMemSyncDomainMap: Final = cudaLaunchAttributeMemSyncDomainMap
cudaStreamAttributeMemSyncDomain: Final = cudaLaunchAttributeMemSyncDomain
cudaStreamAttributePriority: Final = cudaLaunchAttributePriority
cudaKernelNodeAttributeAccessPolicyWindow: Final = cudaLaunchAttributeAccessPolicyWindow
cudaKernelNodeAttributeCooperative: Final = cudaLaunchAttributeCooperative
cudaKernelNodeAttributePriority: Final = cudaLaunchAttributePriority
cudaKernelNodeAttributeClusterDimension: Final = cudaLaunchAttributeClusterDimension
cudaKernelNodeAttributeClusterSchedulingPolicyPreference: Final = cudaLaunchAttributeClusterSchedulingPolicyPreference
cudaKernelNodeAttributeMemSyncDomainMap: Final = cudaLaunchAttributeMemSyncDomainMap
cudaKernelNodeAttributeMemSyncDomain: Final = cudaLaunchAttributeMemSyncDomain
cudaKernelNodeAttributePreferredSharedMemoryCarveout: Final = cudaLaunchAttributePreferredSharedMemoryCarveout
cudaKernelNodeAttributeDeviceUpdatableKernelNode: Final = cudaLaunchAttributeDeviceUpdatableKernelNode
cudaKernelNodeAttributeNvlinkUtilCentricScheduling: Final = cudaLaunchAttributeNvlinkUtilCentricScheduling
cudaSurfaceType1D: Final = 1
cudaSurfaceType2D: Final = 2
cudaSurfaceType3D: Final = 3
cudaSurfaceTypeCubemap: Final = 12
cudaSurfaceType1DLayered: Final = 241
cudaSurfaceType2DLayered: Final = 242
cudaSurfaceTypeCubemapLayered: Final = 252
cudaTextureType1D: Final = 1
cudaTextureType2D: Final = 2
cudaTextureType3D: Final = 3
cudaTextureTypeCubemap: Final = 12
cudaTextureType1DLayered: Final = 241
cudaTextureType2DLayered: Final = 242
cudaTextureTypeCubemapLayered: Final = 252
isEglSupported: Final = 1
CUDA_EGL_MAX_PLANES: Final = 3

def cudaDeviceReset() -> None: ...
def cudaDeviceSynchronize() -> None: ...
def cudaDeviceSetLimit(limit: int, value: int) -> None: ...
def cudaDeviceGetLimit(limit: int) -> int: ...
def cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc: _Pointer[cudaChannelFormatDesc], device: int) -> int: ...
def cudaDeviceGetCacheConfig() -> cudaFuncCache | int: ...
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]: ...
def cudaDeviceSetCacheConfig(cacheConfig: int) -> None: ...
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> int: ...
def cudaDeviceGetPCIBusId(device: int) -> str: ...
def cudaIpcGetEventHandle(event: driver.CUevent | int | None) -> cudaIpcEventHandle_t: ...
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> driver.CUevent: ...
def cudaIpcGetMemHandle(devPtr: _Address) -> cudaIpcMemHandle_t: ...
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: int) -> int | None: ...
def cudaIpcCloseMemHandle(devPtr: _Address) -> None: ...
def cudaDeviceFlushGPUDirectRDMAWrites(target: int, scope: int) -> None: ...
def cudaDeviceRegisterAsyncNotification(device: int, callbackFunc: cudaAsyncCallback | None, userData: _Address) -> cudaAsyncCallbackHandle_t: ...
def cudaDeviceUnregisterAsyncNotification(device: int, callback: cudaAsyncCallbackHandle_t | int | None) -> None: ...
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig | int: ...
def cudaDeviceSetSharedMemConfig(config: int) -> None: ...
def cudaGetLastError() -> cudaError_t: ...
def cudaPeekAtLastError() -> cudaError_t: ...
def cudaGetErrorName(error: int) -> bytes | None: ...
def cudaGetErrorString(error: int) -> bytes | None: ...
def cudaGetDeviceCount() -> int: ...
def cudaDeviceGetAttribute(attr: int, device: int) -> int: ...
def cudaDeviceGetHostAtomicCapabilities(capabilities: _Pointer[ctypes.c_uint], operations: _Pointer[ctypes.c_uint], count: int, device: int) -> None: ...
def cudaDeviceGetDefaultMemPool(device: int) -> driver.CUmemoryPool: ...
def cudaDeviceSetMemPool(device: int, memPool: driver.CUmemoryPool | int | None) -> None: ...
def cudaDeviceGetMemPool(device: int) -> driver.CUmemoryPool: ...
def cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: _Writable, device: int, flags: int) -> None: ...
def cudaDeviceGetP2PAttribute(attr: int, srcDevice: int, dstDevice: int) -> int: ...
def cudaDeviceGetP2PAtomicCapabilities(capabilities: _Pointer[ctypes.c_uint], operations: _Pointer[ctypes.c_uint], count: int, srcDevice: int, dstDevice: int) -> None: ...
def cudaChooseDevice(prop: _Pointer[cudaDeviceProp]) -> int: ...
def cudaInitDevice(device: int, deviceFlags: int, flags: int) -> None: ...
def cudaSetDevice(device: int) -> None: ...
def cudaGetDevice() -> int: ...
def cudaSetValidDevices(device_arr: _Pointer[ctypes.c_int], len: int) -> None: ...
def cudaSetDeviceFlags(flags: int) -> None: ...
def cudaGetDeviceFlags() -> int: ...
def cudaStreamCreate() -> driver.CUstream: ...
def cudaStreamCreateWithFlags(flags: int) -> driver.CUstream: ...
def cudaStreamCreateWithPriority(flags: int, priority: int) -> driver.CUstream: ...
def cudaStreamGetPriority(hStream: driver.CUstream | int | None) -> int: ...
def cudaStreamGetFlags(hStream: driver.CUstream | int | None) -> int: ...
def cudaStreamGetId(hStream: driver.CUstream | int | None) -> int: ...
def cudaStreamGetDevice(hStream: driver.CUstream | int | None) -> int: ...
def cudaCtxResetPersistingL2Cache() -> None: ...
def cudaStreamCopyAttributes(dst: driver.CUstream | int | None, src: driver.CUstream | int | None) -> None: ...
def cudaStreamGetAttribute(hStream: driver.CUstream | int | None, attr: int) -> cudaLaunchAttributeValue: ...
def cudaStreamSetAttribute(hStream: driver.CUstream | int | None, attr: int, value: _Pointer[cudaLaunchAttributeValue]) -> None: ...
def cudaStreamDestroy(stream: driver.CUstream | int | None) -> None: ...
def cudaStreamWaitEvent(stream: driver.CUstream | int | None, event: driver.CUevent | int | None, flags: int) -> None: ...
def cudaStreamAddCallback(stream: driver.CUstream | int | None, callback: cudaStreamCallback_t | None, userData: _Address, flags: int) -> None: ...
def cudaStreamSynchronize(stream: driver.CUstream | int | None) -> None: ...
def cudaStreamQuery(stream: driver.CUstream | int | None) -> cudaError_t: ...
def cudaStreamAttachMemAsync(stream: driver.CUstream | int | None, devPtr: _Address, length: int, flags: int) -> None: ...
def cudaStreamBeginCapture(stream: driver.CUstream | int | None, mode: int) -> None: ...
def cudaStreamBeginRecaptureToGraph(stream: driver.CUstream | int | None, mode: int, graph: driver.CUgraph | int | None, callbackData: _Pointer[cudaGraphRecaptureCallbackData]) -> None: ...
def cudaStreamBeginCaptureToGraph(stream: driver.CUstream | int | None, graph: driver.CUgraph | int | None, dependencies: _Pointer[driver.CUgraphNode], dependencyData: _Pointer[cudaGraphEdgeData], numDependencies: int, mode: int) -> None: ...
def cudaThreadExchangeStreamCaptureMode(mode: _Pointer[ctypes.c_uint]) -> None: ...
def cudaStreamEndCapture(stream: driver.CUstream | int | None) -> driver.CUgraph: ...
def cudaStreamIsCapturing(stream: driver.CUstream | int | None) -> cudaStreamCaptureStatus | int: ...
def cudaStreamUpdateCaptureDependencies(stream: driver.CUstream | int | None, dependencies: _Pointer[driver.CUgraphNode], dependencyData: _Pointer[cudaGraphEdgeData], numDependencies: int, flags: int) -> None: ...
def cudaEventCreate() -> driver.CUevent: ...
def cudaEventCreateWithFlags(flags: int) -> driver.CUevent: ...
def cudaEventRecord(event: driver.CUevent | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaEventRecordWithFlags(event: driver.CUevent | int | None, stream: driver.CUstream | int | None, flags: int) -> None: ...
def cudaEventQuery(event: driver.CUevent | int | None) -> cudaError_t: ...
def cudaEventSynchronize(event: driver.CUevent | int | None) -> None: ...
def cudaEventDestroy(event: driver.CUevent | int | None) -> None: ...
def cudaEventElapsedTime(start: driver.CUevent | int | None, end: driver.CUevent | int | None) -> float: ...
def cudaImportExternalMemory(memHandleDesc: _Pointer[cudaExternalMemoryHandleDesc]) -> cudaExternalMemory_t: ...
def cudaExternalMemoryGetMappedBuffer(extMem: cudaExternalMemory_t | int | None, bufferDesc: _Pointer[cudaExternalMemoryBufferDesc]) -> int | None: ...
def cudaExternalMemoryGetMappedMipmappedArray(extMem: cudaExternalMemory_t | int | None, mipmapDesc: _Pointer[cudaExternalMemoryMipmappedArrayDesc]) -> cudaMipmappedArray_t: ...
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | int | None) -> None: ...
def cudaImportExternalSemaphore(semHandleDesc: _Pointer[cudaExternalSemaphoreHandleDesc]) -> cudaExternalSemaphore_t: ...
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | int | None) -> None: ...
def cudaLaunchKernel(func: _Address, gridDim: dim3, blockDim: dim3, args: _Pointer[Any], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchKernelExC(config: _Pointer[cudaLaunchConfig_t], func: _Address, args: _Pointer[Any]) -> None: ...
def cudaLaunchCooperativeKernel(func: _Address, gridDim: dim3, blockDim: dim3, args: _Pointer[Any], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaFuncSetCacheConfig(func: _Address, cacheConfig: int) -> None: ...
def cudaFuncGetAttributes(func: _Address) -> cudaFuncAttributes: ...
def cudaFuncSetAttribute(func: _Address, attr: int, value: int) -> None: ...
def cudaFuncGetName(func: _Address) -> bytes | None: ...
def cudaFuncGetParamInfo(func: _Address, paramIndex: int) -> tuple[int, int]: ...
def cudaFuncGetParamCount(func: _Address) -> int: ...
def cudaLaunchHostFunc(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address) -> None: ...
def cudaLaunchHostFunc_v2(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address, syncMode: int) -> None: ...
def cudaFuncSetSharedMemConfig(func: _Address, config: int) -> None: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(func: _Address, blockSize: int, dynamicSMemSize: int) -> int: ...
def cudaOccupancyAvailableDynamicSMemPerBlock(func: _Address, numBlocks: int, blockSize: int) -> int: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func: _Address, blockSize: int, dynamicSMemSize: int, flags: int) -> int: ...
def cudaOccupancyMaxPotentialClusterSize(func: _Address, launchConfig: _Pointer[cudaLaunchConfig_t]) -> int: ...
def cudaOccupancyMaxActiveClusters(func: _Address, launchConfig: _Pointer[cudaLaunchConfig_t]) -> int: ...
def cudaMallocManaged(size: int, flags: int) -> int | None: ...
def cudaMalloc(size: int) -> int | None: ...
def cudaMallocHost(size: int) -> int | None: ...
def cudaMallocPitch(width: int, height: int) -> tuple[int | None, int]: ...
def cudaMallocArray(desc: _Pointer[cudaChannelFormatDesc], width: int, height: int, flags: int) -> cudaArray_t: ...
def cudaFree(devPtr: _Address) -> None: ...
def cudaFreeHost(ptr: _Address) -> None: ...
def cudaFreeArray(array: cudaArray_t | int | None) -> None: ...
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | int | None) -> None: ...
def cudaHostAlloc(size: int, flags: int) -> int | None: ...
def cudaHostRegister(ptr: _Address, size: int, flags: int) -> None: ...
def cudaHostUnregister(ptr: _Address) -> None: ...
def cudaHostGetDevicePointer(pHost: _Address, flags: int) -> int | None: ...
def cudaHostGetFlags(pHost: _Address) -> int: ...
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr: ...
def cudaMalloc3DArray(desc: _Pointer[cudaChannelFormatDesc], extent: cudaExtent, flags: int) -> cudaArray_t: ...
def cudaMallocMipmappedArray(desc: _Pointer[cudaChannelFormatDesc], extent: cudaExtent, numLevels: int, flags: int) -> cudaMipmappedArray_t: ...
def cudaGetMipmappedArrayLevel(mipmappedArray: _Pointer[Any], level: int) -> cudaArray_t: ...
def cudaMemcpy3D(p: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaMemcpy3DPeer(p: _Pointer[cudaMemcpy3DPeerParms]) -> None: ...
def cudaMemcpy3DAsync(p: _Pointer[cudaMemcpy3DParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DPeerAsync(p: _Pointer[cudaMemcpy3DPeerParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemGetInfo() -> tuple[int, int]: ...
def cudaArrayGetInfo(array: cudaArray_t | int | None) -> tuple[cudaChannelFormatDesc, cudaExtent, int]: ...
def cudaArrayGetPlane(hArray: cudaArray_t | int | None, planeIdx: int) -> cudaArray_t: ...
def cudaArrayGetMemoryRequirements(array: cudaArray_t | int | None, device: int) -> cudaArrayMemoryRequirements: ...
def cudaMipmappedArrayGetMemoryRequirements(mipmap: cudaMipmappedArray_t | int | None, device: int) -> cudaArrayMemoryRequirements: ...
def cudaArrayGetSparseProperties(array: cudaArray_t | int | None) -> cudaArraySparseProperties: ...
def cudaMipmappedArrayGetSparseProperties(mipmap: cudaMipmappedArray_t | int | None) -> cudaArraySparseProperties: ...
def cudaMemcpy(dst: _Writable, src: _Address, count: int, kind: int) -> None: ...
def cudaMemcpyPeer(dst: _Writable, dstDevice: int, src: _Address, srcDevice: int, count: int) -> None: ...
def cudaMemcpy2D(dst: _Writable, dpitch: int, src: _Address, spitch: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpy2DToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, spitch: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpy2DFromArray(dst: _Writable, dpitch: int, src: _Pointer[Any], wOffset: int, hOffset: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpy2DArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: _Pointer[Any], wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpyToSymbol(symbol: _Address, src: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaMemcpyFromSymbol(dst: _Writable, symbol: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaMemcpyAsync(dst: _Writable, src: _Address, count: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyPeerAsync(dst: _Writable, dstDevice: int, src: _Address, srcDevice: int, count: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyBatchAsync(dsts: _Pointer[Any], srcs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, attrs: _Pointer[cudaMemcpyAttributes], attrsIdxs: _Pointer[ctypes.c_size_t], numAttrs: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DBatchAsync(numOps: int, opList: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyWithAttributesAsync(dst: _Writable, src: _Address, size: int, attr: _Pointer[cudaMemcpyAttributes], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DWithAttributesAsync(op: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DAsync(dst: _Writable, dpitch: int, src: _Address, spitch: int, width: int, height: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, spitch: int, width: int, height: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DFromArrayAsync(dst: _Writable, dpitch: int, src: _Pointer[Any], wOffset: int, hOffset: int, width: int, height: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyToSymbolAsync(symbol: _Address, src: _Address, count: int, offset: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromSymbolAsync(dst: _Writable, symbol: _Address, count: int, offset: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset(devPtr: _Address, value: int, count: int) -> None: ...
def cudaMemset2D(devPtr: _Address, pitch: int, value: int, width: int, height: int) -> None: ...
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> None: ...
def cudaMemsetAsync(devPtr: _Address, value: int, count: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset2DAsync(devPtr: _Address, pitch: int, value: int, width: int, height: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent, stream: driver.CUstream | int | None) -> None: ...
def cudaGetSymbolAddress(symbol: _Address) -> int | None: ...
def cudaGetSymbolSize(symbol: _Address) -> int: ...
def cudaMemPrefetchAsync(devPtr: _Address, count: int, location: cudaMemLocation, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemPrefetchBatchAsync(dptrs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, prefetchLocs: _Pointer[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t], numPrefetchLocs: int, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemDiscardBatchAsync(dptrs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemDiscardAndPrefetchBatchAsync(dptrs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, prefetchLocs: _Pointer[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t], numPrefetchLocs: int, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemGetLocationInfo(devPtr: _Address, size: int, summaryGranularity: int, samplingGranularity: int, location_out: _Pointer[cudaMemLocation]) -> None: ...
def cudaMemAdvise(devPtr: _Address, count: int, advice: int, location: cudaMemLocation) -> None: ...
def cudaMemRangeGetAttribute(data: _Writable, dataSize: int, attribute: int, devPtr: _Address, count: int) -> None: ...
def cudaMemRangeGetAttributes(data: _Pointer[Any], dataSizes: _Pointer[ctypes.c_size_t], attributes: _Pointer[ctypes.c_uint], numAttributes: int, devPtr: _Address, count: int) -> None: ...
def cudaMemcpyToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, count: int, kind: int) -> None: ...
def cudaMemcpyFromArray(dst: _Writable, src: _Pointer[Any], wOffset: int, hOffset: int, count: int, kind: int) -> None: ...
def cudaMemcpyArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: _Pointer[Any], wOffsetSrc: int, hOffsetSrc: int, count: int, kind: int) -> None: ...
def cudaMemcpyToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, count: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromArrayAsync(dst: _Writable, src: _Pointer[Any], wOffset: int, hOffset: int, count: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMallocAsync(size: int, hStream: driver.CUstream | int | None) -> int | None: ...
def cudaFreeAsync(devPtr: _Address, hStream: driver.CUstream | int | None) -> None: ...
def cudaMemPoolTrimTo(memPool: driver.CUmemoryPool | int | None, minBytesToKeep: int) -> None: ...
def cudaMemPoolSetAttribute(memPool: driver.CUmemoryPool | int | None, attr: int, value: _Address) -> None: ...
def cudaMemPoolGetAttribute(memPool: driver.CUmemoryPool | int | None, attr: int, value: _Writable) -> None: ...
def cudaMemPoolSetAccess(memPool: driver.CUmemoryPool | int | None, descList: _Pointer[cudaMemAccessDesc], count: int) -> None: ...
def cudaMemPoolGetAccess(memPool: driver.CUmemoryPool | int | None, location: _Pointer[cudaMemLocation]) -> cudaMemAccessFlags | int: ...
def cudaMemPoolCreate(poolProps: _Pointer[cudaMemPoolProps]) -> driver.CUmemoryPool: ...
def cudaMemPoolDestroy(memPool: driver.CUmemoryPool | int | None) -> None: ...
def cudaMemGetDefaultMemPool(location: _Pointer[cudaMemLocation], type: int) -> driver.CUmemoryPool: ...
def cudaMemGetMemPool(location: _Pointer[cudaMemLocation], type: int) -> driver.CUmemoryPool: ...
def cudaMemSetMemPool(location: _Pointer[cudaMemLocation], type: int, memPool: driver.CUmemoryPool | int | None) -> None: ...
def cudaMallocFromPoolAsync(size: int, memPool: driver.CUmemoryPool | int | None, stream: driver.CUstream | int | None) -> int | None: ...
def cudaMemPoolExportToShareableHandle(shareableHandle: _Writable, memPool: driver.CUmemoryPool | int | None, handleType: int, flags: int) -> None: ...
def cudaMemPoolImportFromShareableHandle(shareableHandle: _Address, handleType: int, flags: int) -> driver.CUmemoryPool: ...
def cudaMemPoolExportPointer(ptr: _Address) -> cudaMemPoolPtrExportData: ...
def cudaMemPoolImportPointer(memPool: driver.CUmemoryPool | int | None, exportData: _Pointer[cudaMemPoolPtrExportData]) -> int | None: ...
def cudaPointerGetAttributes(ptr: _Address) -> cudaPointerAttributes: ...
def cudaDeviceCanAccessPeer(device: int, peerDevice: int) -> int: ...
def cudaDeviceEnablePeerAccess(peerDevice: int, flags: int) -> None: ...
def cudaDeviceDisablePeerAccess(peerDevice: int) -> None: ...
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | int | None) -> None: ...
def cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t | int | None, flags: int) -> None: ...
def cudaGraphicsMapResources(count: int, resources: _Pointer[cudaGraphicsResource_t], stream: driver.CUstream | int | None) -> None: ...
def cudaGraphicsUnmapResources(count: int, resources: _Pointer[cudaGraphicsResource_t], stream: driver.CUstream | int | None) -> None: ...
def cudaGraphicsResourceGetMappedPointer(resource: cudaGraphicsResource_t | int | None) -> tuple[int | None, int]: ...
def cudaGraphicsSubResourceGetMappedArray(resource: cudaGraphicsResource_t | int | None, arrayIndex: int, mipLevel: int) -> cudaArray_t: ...
def cudaGraphicsResourceGetMappedMipmappedArray(resource: cudaGraphicsResource_t | int | None) -> cudaMipmappedArray_t: ...
def cudaGetChannelDesc(array: _Pointer[Any]) -> cudaChannelFormatDesc: ...
def cudaCreateChannelDesc(x: int, y: int, z: int, w: int, f: int) -> cudaChannelFormatDesc: ...
def cudaCreateTextureObject(pResDesc: _Pointer[cudaResourceDesc], pTexDesc: _Pointer[cudaTextureDesc], pResViewDesc: _Pointer[cudaResourceViewDesc]) -> int: ...
def cudaDestroyTextureObject(texObject: int) -> None: ...
def cudaGetTextureObjectResourceDesc(texObject: int) -> cudaResourceDesc: ...
def cudaGetTextureObjectTextureDesc(texObject: int) -> cudaTextureDesc: ...
def cudaGetTextureObjectResourceViewDesc(texObject: int) -> cudaResourceViewDesc: ...
def cudaCreateSurfaceObject(pResDesc: _Pointer[cudaResourceDesc]) -> int: ...
def cudaDestroySurfaceObject(surfObject: int) -> None: ...
def cudaGetSurfaceObjectResourceDesc(surfObject: int) -> cudaResourceDesc: ...
def cudaDriverGetVersion() -> int: ...
def cudaRuntimeGetVersion() -> int: ...
def cudaLogsRegisterCallback(callbackFunc: cudaLogsCallback_t | None, userData: _Address) -> driver.CUlogsCallbackHandle: ...
def cudaLogsUnregisterCallback(callback: driver.CUlogsCallbackHandle | int | None) -> None: ...
def cudaLogsCurrent(flags: int) -> int: ...
def cudaLogsDumpToFile(iterator: _Pointer[ctypes.c_uint], pathToFile: _Text, flags: int) -> None: ...
def cudaLogsDumpToMemory(iterator: _Pointer[ctypes.c_uint], buffer: _Writable, size: _Pointer[ctypes.c_size_t], flags: int) -> None: ...
def cudaGraphCreate(flags: int) -> driver.CUgraph: ...
def cudaGraphAddKernelNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, pNodeParams: _Pointer[cudaKernelNodeParams]) -> driver.CUgraphNode: ...
def cudaGraphKernelNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaKernelNodeParams: ...
def cudaGraphKernelNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> None: ...
def cudaGraphKernelNodeCopyAttributes(hDst: driver.CUgraphNode | int | None, hSrc: driver.CUgraphNode | int | None) -> None: ...
def cudaGraphKernelNodeGetAttribute(hNode: driver.CUgraphNode | int | None, attr: int) -> cudaLaunchAttributeValue: ...
def cudaGraphKernelNodeSetAttribute(hNode: driver.CUgraphNode | int | None, attr: int, value: _Pointer[cudaLaunchAttributeValue]) -> None: ...
def cudaGraphAddMemcpyNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, pCopyParams: _Pointer[cudaMemcpy3DParms]) -> driver.CUgraphNode: ...
def cudaGraphAddMemcpyNodeToSymbol(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, symbol: _Address, src: _Address, count: int, offset: int, kind: int) -> driver.CUgraphNode: ...
def cudaGraphAddMemcpyNodeFromSymbol(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, dst: _Writable, symbol: _Address, count: int, offset: int, kind: int) -> driver.CUgraphNode: ...
def cudaGraphAddMemcpyNode1D(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, dst: _Writable, src: _Address, count: int, kind: int) -> driver.CUgraphNode: ...
def cudaGraphMemcpyNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemcpy3DParms: ...
def cudaGraphMemcpyNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaGraphMemcpyNodeSetParamsToSymbol(node: driver.CUgraphNode | int | None, symbol: _Address, src: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaGraphMemcpyNodeSetParamsFromSymbol(node: driver.CUgraphNode | int | None, dst: _Writable, symbol: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaGraphMemcpyNodeSetParams1D(node: driver.CUgraphNode | int | None, dst: _Writable, src: _Address, count: int, kind: int) -> None: ...
def cudaGraphAddMemsetNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, pMemsetParams: _Pointer[cudaMemsetParams]) -> driver.CUgraphNode: ...
def cudaGraphMemsetNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemsetParams: ...
def cudaGraphMemsetNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemsetParams]) -> None: ...
def cudaGraphAddHostNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, pNodeParams: _Pointer[cudaHostNodeParams]) -> driver.CUgraphNode: ...
def cudaGraphHostNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaHostNodeParams: ...
def cudaGraphHostNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> None: ...
def cudaGraphAddChildGraphNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, childGraph: driver.CUgraph | int | None) -> driver.CUgraphNode: ...
def cudaGraphChildGraphNodeGetGraph(node: driver.CUgraphNode | int | None) -> driver.CUgraph: ...
def cudaGraphAddEmptyNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int) -> driver.CUgraphNode: ...
def cudaGraphAddEventRecordNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, event: driver.CUevent | int | None) -> driver.CUgraphNode: ...
def cudaGraphEventRecordNodeGetEvent(node: driver.CUgraphNode | int | None) -> driver.CUevent: ...
def cudaGraphEventRecordNodeSetEvent(node: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphAddEventWaitNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, event: driver.CUevent | int | None) -> driver.CUgraphNode: ...
def cudaGraphEventWaitNodeGetEvent(node: driver.CUgraphNode | int | None) -> driver.CUevent: ...
def cudaGraphEventWaitNodeSetEvent(node: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphAddExternalSemaphoresSignalNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> driver.CUgraphNode: ...
def cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: driver.CUgraphNode | int | None) -> cudaExternalSemaphoreSignalNodeParams: ...
def cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> None: ...
def cudaGraphAddExternalSemaphoresWaitNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> driver.CUgraphNode: ...
def cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: driver.CUgraphNode | int | None) -> cudaExternalSemaphoreWaitNodeParams: ...
def cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> None: ...
def cudaGraphAddMemAllocNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, nodeParams: _Pointer[cudaMemAllocNodeParams]) -> driver.CUgraphNode: ...
def cudaGraphMemAllocNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemAllocNodeParams: ...
def cudaGraphAddMemFreeNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], numDependencies: int, dptr: _Address) -> driver.CUgraphNode: ...
def cudaGraphMemFreeNodeGetParams(node: driver.CUgraphNode | int | None, dptr_out: _Writable) -> None: ...
def cudaDeviceGraphMemTrim(device: int) -> None: ...
def cudaDeviceGetGraphMemAttribute(device: int, attr: int, value: _Writable) -> None: ...
def cudaDeviceSetGraphMemAttribute(device: int, attr: int, value: _Address) -> None: ...
def cudaGraphClone(originalGraph: driver.CUgraph | int | None) -> driver.CUgraph: ...
def cudaGraphNodeFindInClone(originalNode: driver.CUgraphNode | int | None, clonedGraph: driver.CUgraph | int | None) -> driver.CUgraphNode: ...
def cudaGraphNodeGetType(node: driver.CUgraphNode | int | None) -> cudaGraphNodeType | int: ...
def cudaGraphNodeGetContainingGraph(hNode: driver.CUgraphNode | int | None) -> driver.CUgraph: ...
def cudaGraphNodeGetLocalId(hNode: driver.CUgraphNode | int | None) -> int: ...
def cudaGraphNodeGetToolsId(hNode: driver.CUgraphNode | int | None) -> int: ...
def cudaGraphGetId(hGraph: driver.CUgraph | int | None) -> int: ...
def cudaGraphExecGetId(hGraphExec: driver.CUgraphExec | int | None) -> int: ...
def cudaGraphGetNodes(graph: driver.CUgraph | int | None) -> list[driver.CUgraphNode]: ...
def cudaGraphGetRootNodes(graph: driver.CUgraph | int | None) -> list[driver.CUgraphNode]: ...
def cudaGraphGetEdges(graph: driver.CUgraph | int | None) -> tuple[list[driver.CUgraphNode], list[driver.CUgraphNode], list[cudaGraphEdgeData]]: ...
def cudaGraphNodeGetDependencies(node: driver.CUgraphNode | int | None) -> tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]: ...
def cudaGraphNodeGetDependentNodes(node: driver.CUgraphNode | int | None) -> tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]: ...
def cudaGraphAddDependencies(graph: driver.CUgraph | int | None, from_: _Pointer[driver.CUgraphNode], to: _Pointer[driver.CUgraphNode], edgeData: _Pointer[cudaGraphEdgeData], numDependencies: int) -> None: ...
def cudaGraphRemoveDependencies(graph: driver.CUgraph | int | None, from_: _Pointer[driver.CUgraphNode], to: _Pointer[driver.CUgraphNode], edgeData: _Pointer[cudaGraphEdgeData], numDependencies: int) -> None: ...
def cudaGraphDestroyNode(node: driver.CUgraphNode | int | None) -> None: ...
def cudaGraphInstantiate(graph: driver.CUgraph | int | None, flags: int) -> driver.CUgraphExec: ...
def cudaGraphInstantiateWithFlags(graph: driver.CUgraph | int | None, flags: int) -> driver.CUgraphExec: ...
def cudaGraphInstantiateWithParams(graph: driver.CUgraph | int | None, instantiateParams: _Pointer[cudaGraphInstantiateParams]) -> driver.CUgraphExec: ...
def cudaGraphExecGetFlags(graphExec: driver.CUgraphExec | int | None) -> int: ...
def cudaGraphExecKernelNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> None: ...
def cudaGraphExecMemcpyNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, symbol: _Address, src: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, dst: _Writable, symbol: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaGraphExecMemcpyNodeSetParams1D(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, dst: _Writable, src: _Address, count: int, kind: int) -> None: ...
def cudaGraphExecMemsetNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemsetParams]) -> None: ...
def cudaGraphExecHostNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> None: ...
def cudaGraphExecChildGraphNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, childGraph: driver.CUgraph | int | None) -> None: ...
def cudaGraphExecEventRecordNodeSetEvent(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphExecEventWaitNodeSetEvent(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> None: ...
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> None: ...
def cudaGraphNodeSetEnabled(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, isEnabled: int) -> None: ...
def cudaGraphNodeGetEnabled(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None) -> int: ...
def cudaGraphExecUpdate(hGraphExec: driver.CUgraphExec | int | None, hGraph: driver.CUgraph | int | None) -> cudaGraphExecUpdateResultInfo: ...
def cudaGraphUpload(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphLaunch(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphExecDestroy(graphExec: driver.CUgraphExec | int | None) -> None: ...
def cudaGraphDestroy(graph: driver.CUgraph | int | None) -> None: ...
def cudaGraphDebugDotPrint(graph: driver.CUgraph | int | None, path: _Text, flags: int) -> None: ...
def cudaUserObjectCreate(ptr: _Address, destroy: cudaHostFn_t | None, initialRefcount: int, flags: int) -> driver.CUuserObject: ...
def cudaUserObjectRetain(object: driver.CUuserObject | int | None, count: int) -> None: ...
def cudaUserObjectRelease(object: driver.CUuserObject | int | None, count: int) -> None: ...
def cudaGraphRetainUserObject(graph: driver.CUgraph | int | None, object: driver.CUuserObject | int | None, count: int, flags: int) -> None: ...
def cudaGraphReleaseUserObject(graph: driver.CUgraph | int | None, object: driver.CUuserObject | int | None, count: int) -> None: ...
def cudaGraphAddNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode], dependencyData: _Pointer[cudaGraphEdgeData], numDependencies: int, nodeParams: _Pointer[cudaGraphNodeParams]) -> driver.CUgraphNode: ...
def cudaGraphNodeSetParams(node: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> None: ...
def cudaGraphNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaGraphNodeParams: ...
def cudaGraphExecNodeSetParams(graphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> None: ...
def cudaGraphConditionalHandleCreate(graph: driver.CUgraph | int | None, defaultLaunchValue: int, flags: int) -> int: ...
def cudaGraphConditionalHandleCreate_v2(graph: driver.CUgraph | int | None, ctx: cudaExecutionContext_t | int | None, defaultLaunchValue: int, flags: int) -> int: ...
def cudaGetDriverEntryPoint(symbol: _Text, flags: int) -> tuple[int | None, cudaDriverEntryPointQueryResult | int]: ...
def cudaGetDriverEntryPointByVersion(symbol: _Text, cudaVersion: int, flags: int) -> tuple[int | None, cudaDriverEntryPointQueryResult | int]: ...
def cudaLibraryLoadData(code: _Address, jitOptions: _Pointer[ctypes.c_uint], jitOptionsValues: _Pointer[Any], numJitOptions: int, libraryOptions: _Pointer[ctypes.c_uint], libraryOptionValues: _Pointer[Any], numLibraryOptions: int) -> driver.CUlibrary: ...
def cudaLibraryLoadFromFile(fileName: _Text, jitOptions: _Pointer[ctypes.c_uint], jitOptionsValues: _Pointer[Any], numJitOptions: int, libraryOptions: _Pointer[ctypes.c_uint], libraryOptionValues: _Pointer[Any], numLibraryOptions: int) -> driver.CUlibrary: ...
def cudaLibraryUnload(library: driver.CUlibrary | int | None) -> None: ...
def cudaLibraryGetKernel(library: driver.CUlibrary | int | None, name: _Text) -> driver.CUkernel: ...
def cudaLibraryGetGlobal(library: driver.CUlibrary | int | None, name: _Text) -> tuple[int | None, int]: ...
def cudaLibraryGetManaged(library: driver.CUlibrary | int | None, name: _Text) -> tuple[int | None, int]: ...
def cudaLibraryGetUnifiedFunction(library: driver.CUlibrary | int | None, symbol: _Text) -> int | None: ...
def cudaLibraryGetKernelCount(lib: driver.CUlibrary | int | None) -> int: ...
def cudaLibraryEnumerateKernels(kernels: _Pointer[driver.CUkernel], numKernels: int, lib: driver.CUlibrary | int | None) -> None: ...
def cudaKernelSetAttributeForDevice(kernel: driver.CUkernel | int | None, attr: int, value: int, device: int) -> None: ...
def cudaDeviceGetDevResource(device: int, type: int) -> cudaDevResource: ...
def cudaDevSmResourceSplitByCount(result: _Pointer[cudaDevResource], nbGroups: _Pointer[ctypes.c_uint], input: _Pointer[cudaDevResource], remaining: _Pointer[cudaDevResource], flags: int, minCount: int) -> None: ...
def cudaDevSmResourceSplit(result: _Pointer[cudaDevResource], nbGroups: int, input: _Pointer[cudaDevResource], remainder: _Pointer[cudaDevResource], flags: int, groupParams: _Pointer[cudaDevSmResourceGroupParams]) -> None: ...
def cudaDevResourceGenerateDesc(resources: _Pointer[cudaDevResource], nbResources: int) -> driver.CUdevResourceDesc: ...
def cudaGreenCtxCreate(desc: driver.CUdevResourceDesc | int | None, device: int, flags: int) -> cudaExecutionContext_t: ...
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | int | None) -> None: ...
def cudaExecutionCtxGetDevResource(ctx: cudaExecutionContext_t | int | None, type: int) -> cudaDevResource: ...
def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | int | None) -> int: ...
def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | int | None) -> int: ...
def cudaExecutionCtxStreamCreate(ctx: cudaExecutionContext_t | int | None, flags: int, priority: int) -> driver.CUstream: ...
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | int | None) -> None: ...
def cudaStreamGetDevResource(hStream: driver.CUstream | int | None, type: int) -> cudaDevResource: ...
def cudaExecutionCtxRecordEvent(ctx: cudaExecutionContext_t | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaDeviceGetExecutionCtx(device: int) -> cudaExecutionContext_t: ...
def cudaGetExportTable(pExportTableId: _Pointer[CUuuid]) -> int | None: ...
def cudaGetFuncBySymbol(symbolPtr: _Address) -> driver.CUfunction: ...
def cudaGetKernel(entryFuncAddr: _Address) -> driver.CUkernel: ...
def cudaProfilerStart() -> None: ...
def cudaProfilerStop() -> None: ...
def cudaGLGetDevices(pCudaDevices: _Pointer[ctypes.c_int], cudaDeviceCount: int, deviceList: int) -> int: ...
def cudaGraphicsGLRegisterImage(image: int, target: int, flags: int) -> cudaGraphicsResource_t: ...
def cudaGraphicsGLRegisterBuffer(buffer: int, flags: int) -> cudaGraphicsResource_t: ...
def cudaGLSetGLDevice(device: int) -> None: ...
def cudaGLRegisterBufferObject(bufObj: int) -> None: ...
def cudaGLMapBufferObject(bufObj: int) -> int | None: ...
def cudaGLUnmapBufferObject(bufObj: int) -> None: ...
def cudaGLUnregisterBufferObject(bufObj: int) -> None: ...
def cudaGLSetBufferObjectMapFlags(bufObj: int, flags: int) -> None: ...
def cudaGLMapBufferObjectAsync(bufObj: int, stream: driver.CUstream | int | None) -> int | None: ...
def cudaGLUnmapBufferObjectAsync(bufObj: int, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphicsEGLRegisterImage(image: _Address, flags: int) -> cudaGraphicsResource_t: ...
def cudaEGLStreamConsumerConnect(eglStream: _Address) -> driver.CUeglStreamConnection: ...
def cudaEGLStreamConsumerConnectWithFlags(eglStream: _Address, flags: int) -> driver.CUeglStreamConnection: ...
def cudaEGLStreamConsumerDisconnect(conn: _Pointer[driver.CUeglStreamConnection]) -> None: ...
def cudaEGLStreamConsumerAcquireFrame(conn: _Pointer[driver.CUeglStreamConnection], pCudaResource: _Pointer[cudaGraphicsResource_t], pStream: _Pointer[driver.CUstream], timeout: int) -> None: ...
def cudaEGLStreamConsumerReleaseFrame(conn: _Pointer[driver.CUeglStreamConnection], pCudaResource: cudaGraphicsResource_t | int | None, pStream: _Pointer[driver.CUstream]) -> None: ...
def cudaEGLStreamProducerConnect(eglStream: _Address, width: int, height: int) -> driver.CUeglStreamConnection: ...
def cudaEGLStreamProducerDisconnect(conn: _Pointer[driver.CUeglStreamConnection]) -> None: ...
def cudaEGLStreamProducerPresentFrame(conn: _Pointer[driver.CUeglStreamConnection], eglframe: cudaEglFrame, pStream: _Pointer[driver.CUstream]) -> None: ...
def cudaEGLStreamProducerReturnFrame(conn: _Pointer[driver.CUeglStreamConnection], eglframe: _Pointer[cudaEglFrame], pStream: _Pointer[driver.CUstream]) -> None: ...
def cudaGraphicsResourceGetMappedEglFrame(resource: cudaGraphicsResource_t | int | None, index: int, mipLevel: int) -> cudaEglFrame: ...
def cudaEventCreateFromEGLSync(eglSync: _Address, flags: int) -> driver.CUevent: ...
def cudaVDPAUGetDevice(vdpDevice: int, vdpGetProcAddress: _Pointer[Any]) -> int: ...
def cudaVDPAUSetVDPAUDevice(device: int, vdpDevice: int, vdpGetProcAddress: _Pointer[Any]) -> None: ...
def cudaGraphicsVDPAURegisterVideoSurface(vdpSurface: int, flags: int) -> cudaGraphicsResource_t: ...
def cudaGraphicsVDPAURegisterOutputSurface(vdpSurface: int, flags: int) -> cudaGraphicsResource_t: ...
def cudaStreamGetPriority_ptsz(hStream: driver.CUstream | int | None) -> int: ...
def cudaStreamGetFlags_ptsz(hStream: driver.CUstream | int | None) -> int: ...
def cudaStreamGetId_ptsz(hStream: driver.CUstream | int | None) -> int: ...
def cudaStreamGetDevice_ptsz(hStream: driver.CUstream | int | None) -> int: ...
def cudaStreamCopyAttributes_ptsz(dst: driver.CUstream | int | None, src: driver.CUstream | int | None) -> None: ...
def cudaStreamGetAttribute_ptsz(hStream: driver.CUstream | int | None, attr: int) -> cudaLaunchAttributeValue: ...
def cudaStreamSetAttribute_ptsz(hStream: driver.CUstream | int | None, attr: int, value: _Pointer[cudaLaunchAttributeValue]) -> None: ...
def cudaStreamWaitEvent_ptsz(stream: driver.CUstream | int | None, event: driver.CUevent | int | None, flags: int) -> None: ...
def cudaStreamAddCallback_ptsz(stream: driver.CUstream | int | None, callback: cudaStreamCallback_t | None, userData: _Address, flags: int) -> None: ...
def cudaStreamSynchronize_ptsz(stream: driver.CUstream | int | None) -> None: ...
def cudaStreamQuery_ptsz(stream: driver.CUstream | int | None) -> cudaError_t: ...
def cudaStreamAttachMemAsync_ptsz(stream: driver.CUstream | int | None, devPtr: _Address, length: int, flags: int) -> None: ...
def cudaStreamBeginCapture_ptsz(stream: driver.CUstream | int | None, mode: int) -> None: ...
def cudaStreamBeginRecaptureToGraph_ptsz(stream: driver.CUstream | int | None, mode: int, graph: driver.CUgraph | int | None, callbackData: _Pointer[cudaGraphRecaptureCallbackData]) -> None: ...
def cudaStreamBeginCaptureToGraph_ptsz(stream: driver.CUstream | int | None, graph: driver.CUgraph | int | None, dependencies: _Pointer[driver.CUgraphNode], dependencyData: _Pointer[cudaGraphEdgeData], numDependencies: int, mode: int) -> None: ...
def cudaStreamEndCapture_ptsz(stream: driver.CUstream | int | None) -> driver.CUgraph: ...
def cudaStreamIsCapturing_ptsz(stream: driver.CUstream | int | None) -> cudaStreamCaptureStatus | int: ...
def cudaStreamGetCaptureInfo_ptsz(stream: driver.CUstream | int | None) -> tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]: ...
def cudaStreamUpdateCaptureDependencies_ptsz(stream: driver.CUstream | int | None, dependencies: _Pointer[driver.CUgraphNode], dependencyData: _Pointer[cudaGraphEdgeData], numDependencies: int, flags: int) -> None: ...
def cudaEventRecord_ptsz(event: driver.CUevent | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaEventRecordWithFlags_ptsz(event: driver.CUevent | int | None, stream: driver.CUstream | int | None, flags: int) -> None: ...
def cudaSignalExternalSemaphoresAsync_ptsz(extSemArray: _Pointer[cudaExternalSemaphore_t], paramsArray: _Pointer[cudaExternalSemaphoreSignalParams], numExtSems: int, stream: driver.CUstream | int | None) -> None: ...
def cudaWaitExternalSemaphoresAsync_ptsz(extSemArray: _Pointer[cudaExternalSemaphore_t], paramsArray: _Pointer[cudaExternalSemaphoreWaitParams], numExtSems: int, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchKernel_ptsz(func: _Address, gridDim: dim3, blockDim: dim3, args: _Pointer[Any], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchKernelExC_ptsz(config: _Pointer[cudaLaunchConfig_t], func: _Address, args: _Pointer[Any]) -> None: ...
def cudaLaunchCooperativeKernel_ptsz(func: _Address, gridDim: dim3, blockDim: dim3, args: _Pointer[Any], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchHostFunc_ptsz(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address) -> None: ...
def cudaLaunchHostFunc_v2_ptsz(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address, syncMode: int) -> None: ...
def cudaMemcpy3D_ptds(p: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaMemcpy3DPeer_ptds(p: _Pointer[cudaMemcpy3DPeerParms]) -> None: ...
def cudaMemcpy3DAsync_ptsz(p: _Pointer[cudaMemcpy3DParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DPeerAsync_ptsz(p: _Pointer[cudaMemcpy3DPeerParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy_ptds(dst: _Writable, src: _Address, count: int, kind: int) -> None: ...
def cudaMemcpy2D_ptds(dst: _Writable, dpitch: int, src: _Address, spitch: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpy2DToArray_ptds(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, spitch: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpy2DFromArray_ptds(dst: _Writable, dpitch: int, src: _Pointer[Any], wOffset: int, hOffset: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpy2DArrayToArray_ptds(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: _Pointer[Any], wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: int) -> None: ...
def cudaMemcpyToSymbol_ptds(symbol: _Address, src: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaMemcpyFromSymbol_ptds(dst: _Writable, symbol: _Address, count: int, offset: int, kind: int) -> None: ...
def cudaMemcpyAsync_ptsz(dst: _Writable, src: _Address, count: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyBatchAsync_ptsz(dsts: _Pointer[Any], srcs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, attrs: _Pointer[cudaMemcpyAttributes], attrsIdxs: _Pointer[ctypes.c_size_t], numAttrs: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DBatchAsync_ptsz(numOps: int, opList: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyWithAttributesAsync_ptsz(dst: _Writable, src: _Address, size: int, attr: _Pointer[cudaMemcpyAttributes], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DWithAttributesAsync_ptsz(op: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DAsync_ptsz(dst: _Writable, dpitch: int, src: _Address, spitch: int, width: int, height: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DToArrayAsync_ptsz(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, spitch: int, width: int, height: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DFromArrayAsync_ptsz(dst: _Writable, dpitch: int, src: _Pointer[Any], wOffset: int, hOffset: int, width: int, height: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyToSymbolAsync_ptsz(symbol: _Address, src: _Address, count: int, offset: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromSymbolAsync_ptsz(dst: _Writable, symbol: _Address, count: int, offset: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset_ptds(devPtr: _Address, value: int, count: int) -> None: ...
def cudaMemset2D_ptds(devPtr: _Address, pitch: int, value: int, width: int, height: int) -> None: ...
def cudaMemset3D_ptds(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> None: ...
def cudaMemsetAsync_ptsz(devPtr: _Address, value: int, count: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset2DAsync_ptsz(devPtr: _Address, pitch: int, value: int, width: int, height: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset3DAsync_ptsz(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent, stream: driver.CUstream | int | None) -> None: ...
def cudaMemPrefetchAsync_ptsz(devPtr: _Address, count: int, location: cudaMemLocation, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemPrefetchBatchAsync_ptsz(dptrs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, prefetchLocs: _Pointer[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t], numPrefetchLocs: int, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemDiscardBatchAsync_ptsz(dptrs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: _Pointer[Any], sizes: _Pointer[ctypes.c_size_t], count: int, prefetchLocs: _Pointer[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t], numPrefetchLocs: int, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyToArray_ptds(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, count: int, kind: int) -> None: ...
def cudaMemcpyFromArray_ptds(dst: _Writable, src: _Pointer[Any], wOffset: int, hOffset: int, count: int, kind: int) -> None: ...
def cudaMemcpyArrayToArray_ptds(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: _Pointer[Any], wOffsetSrc: int, hOffsetSrc: int, count: int, kind: int) -> None: ...
def cudaMemcpyToArrayAsync_ptsz(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, count: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromArrayAsync_ptsz(dst: _Writable, src: _Pointer[Any], wOffset: int, hOffset: int, count: int, kind: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMallocAsync_ptsz(size: int, hStream: driver.CUstream | int | None) -> int | None: ...
def cudaFreeAsync_ptsz(devPtr: _Address, hStream: driver.CUstream | int | None) -> None: ...
def cudaMallocFromPoolAsync_ptsz(size: int, memPool: driver.CUmemoryPool | int | None, stream: driver.CUstream | int | None) -> int | None: ...
def cudaGraphInstantiateWithParams_ptsz(graph: driver.CUgraph | int | None, instantiateParams: _Pointer[cudaGraphInstantiateParams]) -> driver.CUgraphExec: ...
def cudaGraphUpload_ptsz(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphLaunch_ptsz(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGetDriverEntryPoint_ptsz(symbol: _Text, flags: int) -> tuple[int | None, cudaDriverEntryPointQueryResult | int]: ...
def cudaGetDriverEntryPointByVersion_ptsz(symbol: _Text, cudaVersion: int, flags: int) -> tuple[int | None, cudaDriverEntryPointQueryResult | int]: ...
def cudaStreamGetDevResource_ptsz(hStream: driver.CUstream | int | None, type: int) -> cudaDevResource: ...
def cudaGetDeviceProperties(device: int) -> cudaDeviceProp: ...
def cudaStreamGetCaptureInfo(stream: driver.CUstream | int | None) -> tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]: ...
def cudaSignalExternalSemaphoresAsync(extSemArray: _Pointer[cudaExternalSemaphore_t], paramsArray: _Pointer[cudaExternalSemaphoreSignalParams], numExtSems: int, stream: driver.CUstream | int | None) -> None: ...
def cudaWaitExternalSemaphoresAsync(extSemArray: _Pointer[cudaExternalSemaphore_t], paramsArray: _Pointer[cudaExternalSemaphoreWaitParams], numExtSems: int, stream: driver.CUstream | int | None) -> None: ...
