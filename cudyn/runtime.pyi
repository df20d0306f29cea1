"""The names of cudyn.runtime, for type checkers and editors.

Generated from cuda_runtime_api.h, cuda_profiler_api.h, cuComplex.h, library_types.h, cuda_gl_interop.h,
cuda_egl_interop.h, cuda_vdpau_interop.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime as _here
from ._bindings.calls.annotations import Address as _Address, C as _C, CharBytes as _CharBytes, Chars as _Chars, Device as _Device, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Octets as _Octets, Opaque as _Opaque, Pointer as _Pointer, ReadArray as _ReadArray, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Texts as _Texts, Union as _Union, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CudartError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CudartError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cudaExecutionContext_t(Handle): ...

class cudaArray_t(Handle): ...

class cudaMipmappedArray_t(Handle): ...

class cudaGraphicsResource_t(Handle): ...

class cudaExternalMemory_t(Handle): ...

class cudaExternalSemaphore_t(Handle): ...

class cudaAsyncCallbackHandle_t(Handle): ...

class cudaRoundMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaRoundNearest = ...
    cudaRoundZero = ...
    cudaRoundPosInf = ...
    cudaRoundMinInf = ...
cudaRoundNearest: Final[cudaRoundMode]
cudaRoundZero: Final[cudaRoundMode]
cudaRoundPosInf: Final[cudaRoundMode]
cudaRoundMinInf: Final[cudaRoundMode]

class cudaError_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaSuccess = ...
    cudaErrorInvalidValue = ...
    cudaErrorMemoryAllocation = ...
    cudaErrorInitializationError = ...
    cudaErrorCudartUnloading = ...
    cudaErrorProfilerDisabled = ...
    cudaErrorProfilerNotInitialized = ...
    cudaErrorProfilerAlreadyStarted = ...
    cudaErrorProfilerAlreadyStopped = ...
    cudaErrorInvalidConfiguration = ...
    cudaErrorVersionTranslation = ...
    cudaErrorInvalidPitchValue = ...
    cudaErrorInvalidSymbol = ...
    cudaErrorInvalidHostPointer = ...
    cudaErrorInvalidDevicePointer = ...
    cudaErrorInvalidTexture = ...
    cudaErrorInvalidTextureBinding = ...
    cudaErrorInvalidChannelDescriptor = ...
    cudaErrorInvalidMemcpyDirection = ...
    cudaErrorAddressOfConstant = ...
    cudaErrorTextureFetchFailed = ...
    cudaErrorTextureNotBound = ...
    cudaErrorSynchronizationError = ...
    cudaErrorInvalidFilterSetting = ...
    cudaErrorInvalidNormSetting = ...
    cudaErrorMixedDeviceExecution = ...
    cudaErrorNotYetImplemented = ...
    cudaErrorMemoryValueTooLarge = ...
    cudaErrorStubLibrary = ...
    cudaErrorInsufficientDriver = ...
    cudaErrorCallRequiresNewerDriver = ...
    cudaErrorInvalidSurface = ...
    cudaErrorDuplicateVariableName = ...
    cudaErrorDuplicateTextureName = ...
    cudaErrorDuplicateSurfaceName = ...
    cudaErrorDevicesUnavailable = ...
    cudaErrorIncompatibleDriverContext = ...
    cudaErrorMissingConfiguration = ...
    cudaErrorPriorLaunchFailure = ...
    cudaErrorLaunchMaxDepthExceeded = ...
    cudaErrorLaunchFileScopedTex = ...
    cudaErrorLaunchFileScopedSurf = ...
    cudaErrorSyncDepthExceeded = ...
    cudaErrorLaunchPendingCountExceeded = ...
    cudaErrorInvalidDeviceFunction = ...
    cudaErrorNoDevice = ...
    cudaErrorInvalidDevice = ...
    cudaErrorDeviceNotLicensed = ...
    cudaErrorSoftwareValidityNotEstablished = ...
    cudaErrorStartupFailure = ...
    cudaErrorInvalidKernelImage = ...
    cudaErrorDeviceUninitialized = ...
    cudaErrorMapBufferObjectFailed = ...
    cudaErrorUnmapBufferObjectFailed = ...
    cudaErrorArrayIsMapped = ...
    cudaErrorAlreadyMapped = ...
    cudaErrorNoKernelImageForDevice = ...
    cudaErrorAlreadyAcquired = ...
    cudaErrorNotMapped = ...
    cudaErrorNotMappedAsArray = ...
    cudaErrorNotMappedAsPointer = ...
    cudaErrorECCUncorrectable = ...
    cudaErrorUnsupportedLimit = ...
    cudaErrorDeviceAlreadyInUse = ...
    cudaErrorPeerAccessUnsupported = ...
    cudaErrorInvalidPtx = ...
    cudaErrorInvalidGraphicsContext = ...
    cudaErrorNvlinkUncorrectable = ...
    cudaErrorJitCompilerNotFound = ...
    cudaErrorUnsupportedPtxVersion = ...
    cudaErrorJitCompilationDisabled = ...
    cudaErrorUnsupportedExecAffinity = ...
    cudaErrorUnsupportedDevSideSync = ...
    cudaErrorContained = ...
    cudaErrorInsufficientLoaderVersion = ...
    cudaErrorInvalidSource = ...
    cudaErrorFileNotFound = ...
    cudaErrorSharedObjectSymbolNotFound = ...
    cudaErrorSharedObjectInitFailed = ...
    cudaErrorOperatingSystem = ...
    cudaErrorInvalidResourceHandle = ...
    cudaErrorIllegalState = ...
    cudaErrorLossyQuery = ...
    cudaErrorSymbolNotFound = ...
    cudaErrorNotReady = ...
    cudaErrorIllegalAddress = ...
    cudaErrorLaunchOutOfResources = ...
    cudaErrorLaunchTimeout = ...
    cudaErrorLaunchIncompatibleTexturing = ...
    cudaErrorPeerAccessAlreadyEnabled = ...
    cudaErrorPeerAccessNotEnabled = ...
    cudaErrorSetOnActiveProcess = ...
    cudaErrorContextIsDestroyed = ...
    cudaErrorAssert = ...
    cudaErrorTooManyPeers = ...
    cudaErrorHostMemoryAlreadyRegistered = ...
    cudaErrorHostMemoryNotRegistered = ...
    cudaErrorHardwareStackError = ...
    cudaErrorIllegalInstruction = ...
    cudaErrorMisalignedAddress = ...
    cudaErrorInvalidAddressSpace = ...
    cudaErrorInvalidPc = ...
    cudaErrorLaunchFailure = ...
    cudaErrorCooperativeLaunchTooLarge = ...
    cudaErrorTensorMemoryLeak = ...
    cudaErrorNotPermitted = ...
    cudaErrorNotSupported = ...
    cudaErrorSystemNotReady = ...
    cudaErrorSystemDriverMismatch = ...
    cudaErrorCompatNotSupportedOnDevice = ...
    cudaErrorMpsConnectionFailed = ...
    cudaErrorMpsRpcFailure = ...
    cudaErrorMpsServerNotReady = ...
    cudaErrorMpsMaxClientsReached = ...
    cudaErrorMpsMaxConnectionsReached = ...
    cudaErrorMpsClientTerminated = ...
    cudaErrorCdpNotSupported = ...
    cudaErrorCdpVersionMismatch = ...
    cudaErrorStreamCaptureUnsupported = ...
    cudaErrorStreamCaptureInvalidated = ...
    cudaErrorStreamCaptureMerge = ...
    cudaErrorStreamCaptureUnmatched = ...
    cudaErrorStreamCaptureUnjoined = ...
    cudaErrorStreamCaptureIsolation = ...
    cudaErrorStreamCaptureImplicit = ...
    cudaErrorCapturedEvent = ...
    cudaErrorStreamCaptureWrongThread = ...
    cudaErrorTimeout = ...
    cudaErrorGraphExecUpdateFailure = ...
    cudaErrorExternalDevice = ...
    cudaErrorInvalidClusterSize = ...
    cudaErrorFunctionNotLoaded = ...
    cudaErrorInvalidResourceType = ...
    cudaErrorInvalidResourceConfiguration = ...
    cudaErrorStreamDetached = ...
    cudaErrorGraphRecaptureFailure = ...
    cudaErrorFabricNotReady = ...
    cudaErrorUnknown = ...
    cudaErrorApiFailureBase = ...
cudaError = cudaError_t
cudaSuccess: Final[cudaError_t]
cudaErrorInvalidValue: Final[cudaError_t]
cudaErrorMemoryAllocation: Final[cudaError_t]
cudaErrorInitializationError: Final[cudaError_t]
cudaErrorCudartUnloading: Final[cudaError_t]
cudaErrorProfilerDisabled: Final[cudaError_t]
cudaErrorProfilerNotInitialized: Final[cudaError_t]
cudaErrorProfilerAlreadyStarted: Final[cudaError_t]
cudaErrorProfilerAlreadyStopped: Final[cudaError_t]
cudaErrorInvalidConfiguration: Final[cudaError_t]
cudaErrorVersionTranslation: Final[cudaError_t]
cudaErrorInvalidPitchValue: Final[cudaError_t]
cudaErrorInvalidSymbol: Final[cudaError_t]
cudaErrorInvalidHostPointer: Final[cudaError_t]
cudaErrorInvalidDevicePointer: Final[cudaError_t]
cudaErrorInvalidTexture: Final[cudaError_t]
cudaErrorInvalidTextureBinding: Final[cudaError_t]
cudaErrorInvalidChannelDescriptor: Final[cudaError_t]
cudaErrorInvalidMemcpyDirection: Final[cudaError_t]
cudaErrorAddressOfConstant: Final[cudaError_t]
cudaErrorTextureFetchFailed: Final[cudaError_t]
cudaErrorTextureNotBound: Final[cudaError_t]
cudaErrorSynchronizationError: Final[cudaError_t]
cudaErrorInvalidFilterSetting: Final[cudaError_t]
cudaErrorInvalidNormSetting: Final[cudaError_t]
cudaErrorMixedDeviceExecution: Final[cudaError_t]
cudaErrorNotYetImplemented: Final[cudaError_t]
cudaErrorMemoryValueTooLarge: Final[cudaError_t]
cudaErrorStubLibrary: Final[cudaError_t]
cudaErrorInsufficientDriver: Final[cudaError_t]
cudaErrorCallRequiresNewerDriver: Final[cudaError_t]
cudaErrorInvalidSurface: Final[cudaError_t]
cudaErrorDuplicateVariableName: Final[cudaError_t]
cudaErrorDuplicateTextureName: Final[cudaError_t]
cudaErrorDuplicateSurfaceName: Final[cudaError_t]
cudaErrorDevicesUnavailable: Final[cudaError_t]
cudaErrorIncompatibleDriverContext: Final[cudaError_t]
cudaErrorMissingConfiguration: Final[cudaError_t]
cudaErrorPriorLaunchFailure: Final[cudaError_t]
cudaErrorLaunchMaxDepthExceeded: Final[cudaError_t]
cudaErrorLaunchFileScopedTex: Final[cudaError_t]
cudaErrorLaunchFileScopedSurf: Final[cudaError_t]
cudaErrorSyncDepthExceeded: Final[cudaError_t]
cudaErrorLaunchPendingCountExceeded: Final[cudaError_t]
cudaErrorInvalidDeviceFunction: Final[cudaError_t]
cudaErrorNoDevice: Final[cudaError_t]
cudaErrorInvalidDevice: Final[cudaError_t]
cudaErrorDeviceNotLicensed: Final[cudaError_t]
cudaErrorSoftwareValidityNotEstablished: Final[cudaError_t]
cudaErrorStartupFailure: Final[cudaError_t]
cudaErrorInvalidKernelImage: Final[cudaError_t]
cudaErrorDeviceUninitialized: Final[cudaError_t]
cudaErrorMapBufferObjectFailed: Final[cudaError_t]
cudaErrorUnmapBufferObjectFailed: Final[cudaError_t]
cudaErrorArrayIsMapped: Final[cudaError_t]
cudaErrorAlreadyMapped: Final[cudaError_t]
cudaErrorNoKernelImageForDevice: Final[cudaError_t]
cudaErrorAlreadyAcquired: Final[cudaError_t]
cudaErrorNotMapped: Final[cudaError_t]
cudaErrorNotMappedAsArray: Final[cudaError_t]
cudaErrorNotMappedAsPointer: Final[cudaError_t]
cudaErrorECCUncorrectable: Final[cudaError_t]
cudaErrorUnsupportedLimit: Final[cudaError_t]
cudaErrorDeviceAlreadyInUse: Final[cudaError_t]
cudaErrorPeerAccessUnsupported: Final[cudaError_t]
cudaErrorInvalidPtx: Final[cudaError_t]
cudaErrorInvalidGraphicsContext: Final[cudaError_t]
cudaErrorNvlinkUncorrectable: Final[cudaError_t]
cudaErrorJitCompilerNotFound: Final[cudaError_t]
cudaErrorUnsupportedPtxVersion: Final[cudaError_t]
cudaErrorJitCompilationDisabled: Final[cudaError_t]
cudaErrorUnsupportedExecAffinity: Final[cudaError_t]
cudaErrorUnsupportedDevSideSync: Final[cudaError_t]
cudaErrorContained: Final[cudaError_t]
cudaErrorInsufficientLoaderVersion: Final[cudaError_t]
cudaErrorInvalidSource: Final[cudaError_t]
cudaErrorFileNotFound: Final[cudaError_t]
cudaErrorSharedObjectSymbolNotFound: Final[cudaError_t]
cudaErrorSharedObjectInitFailed: Final[cudaError_t]
cudaErrorOperatingSystem: Final[cudaError_t]
cudaErrorInvalidResourceHandle: Final[cudaError_t]
cudaErrorIllegalState: Final[cudaError_t]
cudaErrorLossyQuery: Final[cudaError_t]
cudaErrorSymbolNotFound: Final[cudaError_t]
cudaErrorNotReady: Final[cudaError_t]
cudaErrorIllegalAddress: Final[cudaError_t]
cudaErrorLaunchOutOfResources: Final[cudaError_t]
cudaErrorLaunchTimeout: Final[cudaError_t]
cudaErrorLaunchIncompatibleTexturing: Final[cudaError_t]
cudaErrorPeerAccessAlreadyEnabled: Final[cudaError_t]
cudaErrorPeerAccessNotEnabled: Final[cudaError_t]
cudaErrorSetOnActiveProcess: Final[cudaError_t]
cudaErrorContextIsDestroyed: Final[cudaError_t]
cudaErrorAssert: Final[cudaError_t]
cudaErrorTooManyPeers: Final[cudaError_t]
cudaErrorHostMemoryAlreadyRegistered: Final[cudaError_t]
cudaErrorHostMemoryNotRegistered: Final[cudaError_t]
cudaErrorHardwareStackError: Final[cudaError_t]
cudaErrorIllegalInstruction: Final[cudaError_t]
cudaErrorMisalignedAddress: Final[cudaError_t]
cudaErrorInvalidAddressSpace: Final[cudaError_t]
cudaErrorInvalidPc: Final[cudaError_t]
cudaErrorLaunchFailure: Final[cudaError_t]
cudaErrorCooperativeLaunchTooLarge: Final[cudaError_t]
cudaErrorTensorMemoryLeak: Final[cudaError_t]
cudaErrorNotPermitted: Final[cudaError_t]
cudaErrorNotSupported: Final[cudaError_t]
cudaErrorSystemNotReady: Final[cudaError_t]
cudaErrorSystemDriverMismatch: Final[cudaError_t]
cudaErrorCompatNotSupportedOnDevice: Final[cudaError_t]
cudaErrorMpsConnectionFailed: Final[cudaError_t]
cudaErrorMpsRpcFailure: Final[cudaError_t]
cudaErrorMpsServerNotReady: Final[cudaError_t]
cudaErrorMpsMaxClientsReached: Final[cudaError_t]
cudaErrorMpsMaxConnectionsReached: Final[cudaError_t]
cudaErrorMpsClientTerminated: Final[cudaError_t]
cudaErrorCdpNotSupported: Final[cudaError_t]
cudaErrorCdpVersionMismatch: Final[cudaError_t]
cudaErrorStreamCaptureUnsupported: Final[cudaError_t]
cudaErrorStreamCaptureInvalidated: Final[cudaError_t]
cudaErrorStreamCaptureMerge: Final[cudaError_t]
cudaErrorStreamCaptureUnmatched: Final[cudaError_t]
cudaErrorStreamCaptureUnjoined: Final[cudaError_t]
cudaErrorStreamCaptureIsolation: Final[cudaError_t]
cudaErrorStreamCaptureImplicit: Final[cudaError_t]
cudaErrorCapturedEvent: Final[cudaError_t]
cudaErrorStreamCaptureWrongThread: Final[cudaError_t]
cudaErrorTimeout: Final[cudaError_t]
cudaErrorGraphExecUpdateFailure: Final[cudaError_t]
cudaErrorExternalDevice: Final[cudaError_t]
cudaErrorInvalidClusterSize: Final[cudaError_t]
cudaErrorFunctionNotLoaded: Final[cudaError_t]
cudaErrorInvalidResourceType: Final[cudaError_t]
cudaErrorInvalidResourceConfiguration: Final[cudaError_t]
cudaErrorStreamDetached: Final[cudaError_t]
cudaErrorGraphRecaptureFailure: Final[cudaError_t]
cudaErrorFabricNotReady: Final[cudaError_t]
cudaErrorUnknown: Final[cudaError_t]
cudaErrorApiFailureBase: Final[cudaError_t]

class cudaChannelFormatKind(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaChannelFormatKindSigned = ...
    cudaChannelFormatKindUnsigned = ...
    cudaChannelFormatKindFloat = ...
    cudaChannelFormatKindNone = ...
    cudaChannelFormatKindNV12 = ...
    cudaChannelFormatKindUnsignedNormalized8X1 = ...
    cudaChannelFormatKindUnsignedNormalized8X2 = ...
    cudaChannelFormatKindUnsignedNormalized8X4 = ...
    cudaChannelFormatKindUnsignedNormalized16X1 = ...
    cudaChannelFormatKindUnsignedNormalized16X2 = ...
    cudaChannelFormatKindUnsignedNormalized16X4 = ...
    cudaChannelFormatKindSignedNormalized8X1 = ...
    cudaChannelFormatKindSignedNormalized8X2 = ...
    cudaChannelFormatKindSignedNormalized8X4 = ...
    cudaChannelFormatKindSignedNormalized16X1 = ...
    cudaChannelFormatKindSignedNormalized16X2 = ...
    cudaChannelFormatKindSignedNormalized16X4 = ...
    cudaChannelFormatKindUnsignedBlockCompressed1 = ...
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = ...
    cudaChannelFormatKindUnsignedBlockCompressed2 = ...
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = ...
    cudaChannelFormatKindUnsignedBlockCompressed3 = ...
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = ...
    cudaChannelFormatKindUnsignedBlockCompressed4 = ...
    cudaChannelFormatKindSignedBlockCompressed4 = ...
    cudaChannelFormatKindUnsignedBlockCompressed5 = ...
    cudaChannelFormatKindSignedBlockCompressed5 = ...
    cudaChannelFormatKindUnsignedBlockCompressed6H = ...
    cudaChannelFormatKindSignedBlockCompressed6H = ...
    cudaChannelFormatKindUnsignedBlockCompressed7 = ...
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = ...
    cudaChannelFormatKindUnsignedNormalized1010102 = ...
    cudaChannelFormatKindUnsigned8Packed422 = ...
    cudaChannelFormatKindUnsigned8Packed444 = ...
    cudaChannelFormatKindUnsigned8SemiPlanar420 = ...
    cudaChannelFormatKindUnsigned16SemiPlanar420 = ...
    cudaChannelFormatKindUnsigned8SemiPlanar422 = ...
    cudaChannelFormatKindUnsigned16SemiPlanar422 = ...
    cudaChannelFormatKindUnsigned8SemiPlanar444 = ...
    cudaChannelFormatKindUnsigned16SemiPlanar444 = ...
    cudaChannelFormatKindUnsigned8Planar420 = ...
    cudaChannelFormatKindUnsigned16Planar420 = ...
    cudaChannelFormatKindUnsigned8Planar422 = ...
    cudaChannelFormatKindUnsigned16Planar422 = ...
    cudaChannelFormatKindUnsigned8Planar444 = ...
    cudaChannelFormatKindUnsigned16Planar444 = ...
cudaChannelFormatKindSigned: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned: Final[cudaChannelFormatKind]
cudaChannelFormatKindFloat: Final[cudaChannelFormatKind]
cudaChannelFormatKindNone: Final[cudaChannelFormatKind]
cudaChannelFormatKindNV12: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedNormalized8X1: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedNormalized8X2: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedNormalized8X4: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedNormalized16X1: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedNormalized16X2: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedNormalized16X4: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedNormalized8X1: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedNormalized8X2: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedNormalized8X4: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedNormalized16X1: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedNormalized16X2: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedNormalized16X4: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed1: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed1SRGB: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed2: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed2SRGB: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed3: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed3SRGB: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed4: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedBlockCompressed4: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed5: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedBlockCompressed5: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed6H: Final[cudaChannelFormatKind]
cudaChannelFormatKindSignedBlockCompressed6H: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed7: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedBlockCompressed7SRGB: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsignedNormalized1010102: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8Packed422: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8Packed444: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8SemiPlanar420: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned16SemiPlanar420: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8SemiPlanar422: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned16SemiPlanar422: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8SemiPlanar444: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned16SemiPlanar444: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8Planar420: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned16Planar420: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8Planar422: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned16Planar422: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned8Planar444: Final[cudaChannelFormatKind]
cudaChannelFormatKindUnsigned16Planar444: Final[cudaChannelFormatKind]

class cudaMemoryType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemoryTypeUnregistered = ...
    cudaMemoryTypeHost = ...
    cudaMemoryTypeDevice = ...
    cudaMemoryTypeManaged = ...
cudaMemoryTypeUnregistered: Final[cudaMemoryType]
cudaMemoryTypeHost: Final[cudaMemoryType]
cudaMemoryTypeDevice: Final[cudaMemoryType]
cudaMemoryTypeManaged: Final[cudaMemoryType]

class cudaMemcpyKind(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemcpyHostToHost = ...
    cudaMemcpyHostToDevice = ...
    cudaMemcpyDeviceToHost = ...
    cudaMemcpyDeviceToDevice = ...
    cudaMemcpyDefault = ...
cudaMemcpyHostToHost: Final[cudaMemcpyKind]
cudaMemcpyHostToDevice: Final[cudaMemcpyKind]
cudaMemcpyDeviceToHost: Final[cudaMemcpyKind]
cudaMemcpyDeviceToDevice: Final[cudaMemcpyKind]
cudaMemcpyDefault: Final[cudaMemcpyKind]

class cudaAccessProperty(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaAccessPropertyNormal = ...
    cudaAccessPropertyStreaming = ...
    cudaAccessPropertyPersisting = ...
cudaAccessPropertyNormal: Final[cudaAccessProperty]
cudaAccessPropertyStreaming: Final[cudaAccessProperty]
cudaAccessPropertyPersisting: Final[cudaAccessProperty]

class cudaStreamCaptureStatus(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaStreamCaptureStatusNone = ...
    cudaStreamCaptureStatusActive = ...
    cudaStreamCaptureStatusInvalidated = ...
cudaStreamCaptureStatusNone: Final[cudaStreamCaptureStatus]
cudaStreamCaptureStatusActive: Final[cudaStreamCaptureStatus]
cudaStreamCaptureStatusInvalidated: Final[cudaStreamCaptureStatus]

class cudaGraphRecaptureStatus(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphRecaptureEligibleForUpdate = ...
    cudaGraphRecaptureIneligibleForUpdate = ...
    cudaGraphRecaptureError = ...
cudaGraphRecaptureEligibleForUpdate: Final[cudaGraphRecaptureStatus]
cudaGraphRecaptureIneligibleForUpdate: Final[cudaGraphRecaptureStatus]
cudaGraphRecaptureError: Final[cudaGraphRecaptureStatus]

class cudaStreamCaptureMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaStreamCaptureModeGlobal = ...
    cudaStreamCaptureModeThreadLocal = ...
    cudaStreamCaptureModeRelaxed = ...
cudaStreamCaptureModeGlobal: Final[cudaStreamCaptureMode]
cudaStreamCaptureModeThreadLocal: Final[cudaStreamCaptureMode]
cudaStreamCaptureModeRelaxed: Final[cudaStreamCaptureMode]

class cudaSynchronizationPolicy(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaSyncPolicyAuto = ...
    cudaSyncPolicySpin = ...
    cudaSyncPolicyYield = ...
    cudaSyncPolicyBlockingSync = ...
cudaSyncPolicyAuto: Final[cudaSynchronizationPolicy]
cudaSyncPolicySpin: Final[cudaSynchronizationPolicy]
cudaSyncPolicyYield: Final[cudaSynchronizationPolicy]
cudaSyncPolicyBlockingSync: Final[cudaSynchronizationPolicy]

class cudaClusterSchedulingPolicy(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaClusterSchedulingPolicyDefault = ...
    cudaClusterSchedulingPolicySpread = ...
    cudaClusterSchedulingPolicyLoadBalancing = ...
    cudaClusterSchedulingPolicyRubinDsmemLocality = ...
cudaClusterSchedulingPolicyDefault: Final[cudaClusterSchedulingPolicy]
cudaClusterSchedulingPolicySpread: Final[cudaClusterSchedulingPolicy]
cudaClusterSchedulingPolicyLoadBalancing: Final[cudaClusterSchedulingPolicy]
cudaClusterSchedulingPolicyRubinDsmemLocality: Final[cudaClusterSchedulingPolicy]

class cudaStreamUpdateCaptureDependenciesFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaStreamAddCaptureDependencies = ...
    cudaStreamSetCaptureDependencies = ...
cudaStreamAddCaptureDependencies: Final[cudaStreamUpdateCaptureDependenciesFlags]
cudaStreamSetCaptureDependencies: Final[cudaStreamUpdateCaptureDependenciesFlags]

class cudaUserObjectFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaUserObjectNoDestructorSync = ...
cudaUserObjectNoDestructorSync: Final[cudaUserObjectFlags]

class cudaUserObjectRetainFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphUserObjectMove = ...
cudaGraphUserObjectMove: Final[cudaUserObjectRetainFlags]

class cudaHostTaskSyncMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaHostTaskBlocking = ...
    cudaHostTaskSpinWait = ...
cudaHostTaskBlocking: Final[cudaHostTaskSyncMode]
cudaHostTaskSpinWait: Final[cudaHostTaskSyncMode]

class cudaGraphicsRegisterFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphicsRegisterFlagsNone = ...
    cudaGraphicsRegisterFlagsReadOnly = ...
    cudaGraphicsRegisterFlagsWriteDiscard = ...
    cudaGraphicsRegisterFlagsSurfaceLoadStore = ...
    cudaGraphicsRegisterFlagsTextureGather = ...
cudaGraphicsRegisterFlagsNone: Final[cudaGraphicsRegisterFlags]
cudaGraphicsRegisterFlagsReadOnly: Final[cudaGraphicsRegisterFlags]
cudaGraphicsRegisterFlagsWriteDiscard: Final[cudaGraphicsRegisterFlags]
cudaGraphicsRegisterFlagsSurfaceLoadStore: Final[cudaGraphicsRegisterFlags]
cudaGraphicsRegisterFlagsTextureGather: Final[cudaGraphicsRegisterFlags]

class cudaGraphicsMapFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphicsMapFlagsNone = ...
    cudaGraphicsMapFlagsReadOnly = ...
    cudaGraphicsMapFlagsWriteDiscard = ...
cudaGraphicsMapFlagsNone: Final[cudaGraphicsMapFlags]
cudaGraphicsMapFlagsReadOnly: Final[cudaGraphicsMapFlags]
cudaGraphicsMapFlagsWriteDiscard: Final[cudaGraphicsMapFlags]

class cudaGraphicsCubeFace(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphicsCubeFacePositiveX = ...
    cudaGraphicsCubeFaceNegativeX = ...
    cudaGraphicsCubeFacePositiveY = ...
    cudaGraphicsCubeFaceNegativeY = ...
    cudaGraphicsCubeFacePositiveZ = ...
    cudaGraphicsCubeFaceNegativeZ = ...
cudaGraphicsCubeFacePositiveX: Final[cudaGraphicsCubeFace]
cudaGraphicsCubeFaceNegativeX: Final[cudaGraphicsCubeFace]
cudaGraphicsCubeFacePositiveY: Final[cudaGraphicsCubeFace]
cudaGraphicsCubeFaceNegativeY: Final[cudaGraphicsCubeFace]
cudaGraphicsCubeFacePositiveZ: Final[cudaGraphicsCubeFace]
cudaGraphicsCubeFaceNegativeZ: Final[cudaGraphicsCubeFace]

class cudaResourceType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaResourceTypeArray = ...
    cudaResourceTypeMipmappedArray = ...
    cudaResourceTypeLinear = ...
    cudaResourceTypePitch2D = ...
cudaResourceTypeArray: Final[cudaResourceType]
cudaResourceTypeMipmappedArray: Final[cudaResourceType]
cudaResourceTypeLinear: Final[cudaResourceType]
cudaResourceTypePitch2D: Final[cudaResourceType]

class cudaResourceViewFormat(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaResViewFormatNone = ...
    cudaResViewFormatUnsignedChar1 = ...
    cudaResViewFormatUnsignedChar2 = ...
    cudaResViewFormatUnsignedChar4 = ...
    cudaResViewFormatSignedChar1 = ...
    cudaResViewFormatSignedChar2 = ...
    cudaResViewFormatSignedChar4 = ...
    cudaResViewFormatUnsignedShort1 = ...
    cudaResViewFormatUnsignedShort2 = ...
    cudaResViewFormatUnsignedShort4 = ...
    cudaResViewFormatSignedShort1 = ...
    cudaResViewFormatSignedShort2 = ...
    cudaResViewFormatSignedShort4 = ...
    cudaResViewFormatUnsignedInt1 = ...
    cudaResViewFormatUnsignedInt2 = ...
    cudaResViewFormatUnsignedInt4 = ...
    cudaResViewFormatSignedInt1 = ...
    cudaResViewFormatSignedInt2 = ...
    cudaResViewFormatSignedInt4 = ...
    cudaResViewFormatHalf1 = ...
    cudaResViewFormatHalf2 = ...
    cudaResViewFormatHalf4 = ...
    cudaResViewFormatFloat1 = ...
    cudaResViewFormatFloat2 = ...
    cudaResViewFormatFloat4 = ...
    cudaResViewFormatUnsignedBlockCompressed1 = ...
    cudaResViewFormatUnsignedBlockCompressed2 = ...
    cudaResViewFormatUnsignedBlockCompressed3 = ...
    cudaResViewFormatUnsignedBlockCompressed4 = ...
    cudaResViewFormatSignedBlockCompressed4 = ...
    cudaResViewFormatUnsignedBlockCompressed5 = ...
    cudaResViewFormatSignedBlockCompressed5 = ...
    cudaResViewFormatUnsignedBlockCompressed6H = ...
    cudaResViewFormatSignedBlockCompressed6H = ...
    cudaResViewFormatUnsignedBlockCompressed7 = ...
cudaResViewFormatNone: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedChar1: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedChar2: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedChar4: Final[cudaResourceViewFormat]
cudaResViewFormatSignedChar1: Final[cudaResourceViewFormat]
cudaResViewFormatSignedChar2: Final[cudaResourceViewFormat]
cudaResViewFormatSignedChar4: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedShort1: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedShort2: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedShort4: Final[cudaResourceViewFormat]
cudaResViewFormatSignedShort1: Final[cudaResourceViewFormat]
cudaResViewFormatSignedShort2: Final[cudaResourceViewFormat]
cudaResViewFormatSignedShort4: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedInt1: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedInt2: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedInt4: Final[cudaResourceViewFormat]
cudaResViewFormatSignedInt1: Final[cudaResourceViewFormat]
cudaResViewFormatSignedInt2: Final[cudaResourceViewFormat]
cudaResViewFormatSignedInt4: Final[cudaResourceViewFormat]
cudaResViewFormatHalf1: Final[cudaResourceViewFormat]
cudaResViewFormatHalf2: Final[cudaResourceViewFormat]
cudaResViewFormatHalf4: Final[cudaResourceViewFormat]
cudaResViewFormatFloat1: Final[cudaResourceViewFormat]
cudaResViewFormatFloat2: Final[cudaResourceViewFormat]
cudaResViewFormatFloat4: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedBlockCompressed1: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedBlockCompressed2: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedBlockCompressed3: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedBlockCompressed4: Final[cudaResourceViewFormat]
cudaResViewFormatSignedBlockCompressed4: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedBlockCompressed5: Final[cudaResourceViewFormat]
cudaResViewFormatSignedBlockCompressed5: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedBlockCompressed6H: Final[cudaResourceViewFormat]
cudaResViewFormatSignedBlockCompressed6H: Final[cudaResourceViewFormat]
cudaResViewFormatUnsignedBlockCompressed7: Final[cudaResourceViewFormat]

class cudaSharedMemoryMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaSharedMemoryModeDefault = ...
    cudaSharedMemoryModeRequirePortable = ...
    cudaSharedMemoryModeAllowNonPortable = ...
    cudaSharedMemoryModeAllowOversizedSharedMemory = ...
    cudaSharedMemoryModePreferOversizedSharedMemory = ...
cudaSharedMemoryModeDefault: Final[cudaSharedMemoryMode]
cudaSharedMemoryModeRequirePortable: Final[cudaSharedMemoryMode]
cudaSharedMemoryModeAllowNonPortable: Final[cudaSharedMemoryMode]
cudaSharedMemoryModeAllowOversizedSharedMemory: Final[cudaSharedMemoryMode]
cudaSharedMemoryModePreferOversizedSharedMemory: Final[cudaSharedMemoryMode]

class cudaFuncAttribute(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFuncAttributeMaxDynamicSharedMemorySize = ...
    cudaFuncAttributePreferredSharedMemoryCarveout = ...
    cudaFuncAttributeClusterDimMustBeSet = ...
    cudaFuncAttributeRequiredClusterWidth = ...
    cudaFuncAttributeRequiredClusterHeight = ...
    cudaFuncAttributeRequiredClusterDepth = ...
    cudaFuncAttributeNonPortableClusterSizeAllowed = ...
    cudaFuncAttributeClusterSchedulingPolicyPreference = ...
    cudaFuncAttributeSharedMemoryMode = ...
    cudaFuncAttributeMax = ...
cudaFuncAttributeMaxDynamicSharedMemorySize: Final[cudaFuncAttribute]
cudaFuncAttributePreferredSharedMemoryCarveout: Final[cudaFuncAttribute]
cudaFuncAttributeClusterDimMustBeSet: Final[cudaFuncAttribute]
cudaFuncAttributeRequiredClusterWidth: Final[cudaFuncAttribute]
cudaFuncAttributeRequiredClusterHeight: Final[cudaFuncAttribute]
cudaFuncAttributeRequiredClusterDepth: Final[cudaFuncAttribute]
cudaFuncAttributeNonPortableClusterSizeAllowed: Final[cudaFuncAttribute]
cudaFuncAttributeClusterSchedulingPolicyPreference: Final[cudaFuncAttribute]
cudaFuncAttributeSharedMemoryMode: Final[cudaFuncAttribute]
cudaFuncAttributeMax: Final[cudaFuncAttribute]

class cudaFuncCache(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFuncCachePreferNone = ...
    cudaFuncCachePreferShared = ...
    cudaFuncCachePreferL1 = ...
    cudaFuncCachePreferEqual = ...
cudaFuncCachePreferNone: Final[cudaFuncCache]
cudaFuncCachePreferShared: Final[cudaFuncCache]
cudaFuncCachePreferL1: Final[cudaFuncCache]
cudaFuncCachePreferEqual: Final[cudaFuncCache]

class cudaSharedMemConfig(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaSharedMemBankSizeDefault = ...
    cudaSharedMemBankSizeFourByte = ...
    cudaSharedMemBankSizeEightByte = ...
cudaSharedMemBankSizeDefault: Final[cudaSharedMemConfig]
cudaSharedMemBankSizeFourByte: Final[cudaSharedMemConfig]
cudaSharedMemBankSizeEightByte: Final[cudaSharedMemConfig]

class cudaSharedCarveout(_Enumeration):
    ctype: type[ctypes.c_int]
    cudaSharedmemCarveoutDefault = ...
    cudaSharedmemCarveoutMaxShared = ...
    cudaSharedmemCarveoutMaxL1 = ...
cudaSharedmemCarveoutDefault: Final[cudaSharedCarveout]
cudaSharedmemCarveoutMaxShared: Final[cudaSharedCarveout]
cudaSharedmemCarveoutMaxL1: Final[cudaSharedCarveout]

class cudaComputeMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaComputeModeDefault = ...
    cudaComputeModeExclusive = ...
    cudaComputeModeProhibited = ...
    cudaComputeModeExclusiveProcess = ...
cudaComputeModeDefault: Final[cudaComputeMode]
cudaComputeModeExclusive: Final[cudaComputeMode]
cudaComputeModeProhibited: Final[cudaComputeMode]
cudaComputeModeExclusiveProcess: Final[cudaComputeMode]

class cudaLimit(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaLimitStackSize = ...
    cudaLimitPrintfFifoSize = ...
    cudaLimitMallocHeapSize = ...
    cudaLimitDevRuntimeSyncDepth = ...
    cudaLimitDevRuntimePendingLaunchCount = ...
    cudaLimitMaxL2FetchGranularity = ...
    cudaLimitPersistingL2CacheSize = ...
    cudaLimitPerBlockMemorySize = ...
cudaLimitStackSize: Final[cudaLimit]
cudaLimitPrintfFifoSize: Final[cudaLimit]
cudaLimitMallocHeapSize: Final[cudaLimit]
cudaLimitDevRuntimeSyncDepth: Final[cudaLimit]
cudaLimitDevRuntimePendingLaunchCount: Final[cudaLimit]
cudaLimitMaxL2FetchGranularity: Final[cudaLimit]
cudaLimitPersistingL2CacheSize: Final[cudaLimit]
cudaLimitPerBlockMemorySize: Final[cudaLimit]

class cudaMemoryAdvise(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemAdviseSetReadMostly = ...
    cudaMemAdviseUnsetReadMostly = ...
    cudaMemAdviseSetPreferredLocation = ...
    cudaMemAdviseUnsetPreferredLocation = ...
    cudaMemAdviseSetAccessedBy = ...
    cudaMemAdviseUnsetAccessedBy = ...
cudaMemAdviseSetReadMostly: Final[cudaMemoryAdvise]
cudaMemAdviseUnsetReadMostly: Final[cudaMemoryAdvise]
cudaMemAdviseSetPreferredLocation: Final[cudaMemoryAdvise]
cudaMemAdviseUnsetPreferredLocation: Final[cudaMemoryAdvise]
cudaMemAdviseSetAccessedBy: Final[cudaMemoryAdvise]
cudaMemAdviseUnsetAccessedBy: Final[cudaMemoryAdvise]

class cudaMemRangeAttribute(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemRangeAttributeReadMostly = ...
    cudaMemRangeAttributePreferredLocation = ...
    cudaMemRangeAttributeAccessedBy = ...
    cudaMemRangeAttributeLastPrefetchLocation = ...
    cudaMemRangeAttributePreferredLocationType = ...
    cudaMemRangeAttributePreferredLocationId = ...
    cudaMemRangeAttributeLastPrefetchLocationType = ...
    cudaMemRangeAttributeLastPrefetchLocationId = ...
cudaMemRangeAttributeReadMostly: Final[cudaMemRangeAttribute]
cudaMemRangeAttributePreferredLocation: Final[cudaMemRangeAttribute]
cudaMemRangeAttributeAccessedBy: Final[cudaMemRangeAttribute]
cudaMemRangeAttributeLastPrefetchLocation: Final[cudaMemRangeAttribute]
cudaMemRangeAttributePreferredLocationType: Final[cudaMemRangeAttribute]
cudaMemRangeAttributePreferredLocationId: Final[cudaMemRangeAttribute]
cudaMemRangeAttributeLastPrefetchLocationType: Final[cudaMemRangeAttribute]
cudaMemRangeAttributeLastPrefetchLocationId: Final[cudaMemRangeAttribute]

class cudaFlushGPUDirectRDMAWritesOptions(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFlushGPUDirectRDMAWritesOptionHost = ...
    cudaFlushGPUDirectRDMAWritesOptionMemOps = ...
cudaFlushGPUDirectRDMAWritesOptionHost: Final[cudaFlushGPUDirectRDMAWritesOptions]
cudaFlushGPUDirectRDMAWritesOptionMemOps: Final[cudaFlushGPUDirectRDMAWritesOptions]

class cudaGPUDirectRDMAWritesOrdering(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGPUDirectRDMAWritesOrderingNone = ...
    cudaGPUDirectRDMAWritesOrderingOwner = ...
    cudaGPUDirectRDMAWritesOrderingAllDevices = ...
cudaGPUDirectRDMAWritesOrderingNone: Final[cudaGPUDirectRDMAWritesOrdering]
cudaGPUDirectRDMAWritesOrderingOwner: Final[cudaGPUDirectRDMAWritesOrdering]
cudaGPUDirectRDMAWritesOrderingAllDevices: Final[cudaGPUDirectRDMAWritesOrdering]

class cudaFlushGPUDirectRDMAWritesScope(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFlushGPUDirectRDMAWritesToOwner = ...
    cudaFlushGPUDirectRDMAWritesToAllDevices = ...
cudaFlushGPUDirectRDMAWritesToOwner: Final[cudaFlushGPUDirectRDMAWritesScope]
cudaFlushGPUDirectRDMAWritesToAllDevices: Final[cudaFlushGPUDirectRDMAWritesScope]

class cudaFlushGPUDirectRDMAWritesTarget(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = ...
cudaFlushGPUDirectRDMAWritesTargetCurrentDevice: Final[cudaFlushGPUDirectRDMAWritesTarget]

class cudaDeviceAttr(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDevAttrMaxThreadsPerBlock = ...
    cudaDevAttrMaxBlockDimX = ...
    cudaDevAttrMaxBlockDimY = ...
    cudaDevAttrMaxBlockDimZ = ...
    cudaDevAttrMaxGridDimX = ...
    cudaDevAttrMaxGridDimY = ...
    cudaDevAttrMaxGridDimZ = ...
    cudaDevAttrMaxSharedMemoryPerBlock = ...
    cudaDevAttrTotalConstantMemory = ...
    cudaDevAttrWarpSize = ...
    cudaDevAttrMaxPitch = ...
    cudaDevAttrMaxRegistersPerBlock = ...
    cudaDevAttrClockRate = ...
    cudaDevAttrTextureAlignment = ...
    cudaDevAttrGpuOverlap = ...
    cudaDevAttrMultiProcessorCount = ...
    cudaDevAttrKernelExecTimeout = ...
    cudaDevAttrIntegrated = ...
    cudaDevAttrCanMapHostMemory = ...
    cudaDevAttrComputeMode = ...
    cudaDevAttrMaxTexture1DWidth = ...
    cudaDevAttrMaxTexture2DWidth = ...
    cudaDevAttrMaxTexture2DHeight = ...
    cudaDevAttrMaxTexture3DWidth = ...
    cudaDevAttrMaxTexture3DHeight = ...
    cudaDevAttrMaxTexture3DDepth = ...
    cudaDevAttrMaxTexture2DLayeredWidth = ...
    cudaDevAttrMaxTexture2DLayeredHeight = ...
    cudaDevAttrMaxTexture2DLayeredLayers = ...
    cudaDevAttrSurfaceAlignment = ...
    cudaDevAttrConcurrentKernels = ...
    cudaDevAttrEccEnabled = ...
    cudaDevAttrPciBusId = ...
    cudaDevAttrPciDeviceId = ...
    cudaDevAttrTccDriver = ...
    cudaDevAttrMemoryClockRate = ...
    cudaDevAttrGlobalMemoryBusWidth = ...
    cudaDevAttrL2CacheSize = ...
    cudaDevAttrMaxThreadsPerMultiProcessor = ...
    cudaDevAttrAsyncEngineCount = ...
    cudaDevAttrUnifiedAddressing = ...
    cudaDevAttrMaxTexture1DLayeredWidth = ...
    cudaDevAttrMaxTexture1DLayeredLayers = ...
    cudaDevAttrMaxTexture2DGatherWidth = ...
    cudaDevAttrMaxTexture2DGatherHeight = ...
    cudaDevAttrMaxTexture3DWidthAlt = ...
    cudaDevAttrMaxTexture3DHeightAlt = ...
    cudaDevAttrMaxTexture3DDepthAlt = ...
    cudaDevAttrPciDomainId = ...
    cudaDevAttrTexturePitchAlignment = ...
    cudaDevAttrMaxTextureCubemapWidth = ...
    cudaDevAttrMaxTextureCubemapLayeredWidth = ...
    cudaDevAttrMaxTextureCubemapLayeredLayers = ...
    cudaDevAttrMaxSurface1DWidth = ...
    cudaDevAttrMaxSurface2DWidth = ...
    cudaDevAttrMaxSurface2DHeight = ...
    cudaDevAttrMaxSurface3DWidth = ...
    cudaDevAttrMaxSurface3DHeight = ...
    cudaDevAttrMaxSurface3DDepth = ...
    cudaDevAttrMaxSurface1DLayeredWidth = ...
    cudaDevAttrMaxSurface1DLayeredLayers = ...
    cudaDevAttrMaxSurface2DLayeredWidth = ...
    cudaDevAttrMaxSurface2DLayeredHeight = ...
    cudaDevAttrMaxSurface2DLayeredLayers = ...
    cudaDevAttrMaxSurfaceCubemapWidth = ...
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = ...
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = ...
    cudaDevAttrMaxTexture1DLinearWidth = ...
    cudaDevAttrMaxTexture2DLinearWidth = ...
    cudaDevAttrMaxTexture2DLinearHeight = ...
    cudaDevAttrMaxTexture2DLinearPitch = ...
    cudaDevAttrMaxTexture2DMipmappedWidth = ...
    cudaDevAttrMaxTexture2DMipmappedHeight = ...
    cudaDevAttrComputeCapabilityMajor = ...
    cudaDevAttrComputeCapabilityMinor = ...
    cudaDevAttrMaxTexture1DMipmappedWidth = ...
    cudaDevAttrStreamPrioritiesSupported = ...
    cudaDevAttrGlobalL1CacheSupported = ...
    cudaDevAttrLocalL1CacheSupported = ...
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = ...
    cudaDevAttrMaxRegistersPerMultiprocessor = ...
    cudaDevAttrManagedMemory = ...
    cudaDevAttrIsMultiGpuBoard = ...
    cudaDevAttrMultiGpuBoardGroupID = ...
    cudaDevAttrHostNativeAtomicSupported = ...
    cudaDevAttrSingleToDoublePrecisionPerfRatio = ...
    cudaDevAttrPageableMemoryAccess = ...
    cudaDevAttrConcurrentManagedAccess = ...
    cudaDevAttrComputePreemptionSupported = ...
    cudaDevAttrCanUseHostPointerForRegisteredMem = ...
    cudaDevAttrReserved92 = ...
    cudaDevAttrReserved93 = ...
    cudaDevAttrReserved94 = ...
    cudaDevAttrCooperativeLaunch = ...
    cudaDevAttrReserved96 = ...
    cudaDevAttrMaxSharedMemoryPerBlockOptin = ...
    cudaDevAttrCanFlushRemoteWrites = ...
    cudaDevAttrHostRegisterSupported = ...
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = ...
    cudaDevAttrDirectManagedMemAccessFromHost = ...
    cudaDevAttrMaxBlocksPerMultiprocessor = ...
    cudaDevAttrMaxPersistingL2CacheSize = ...
    cudaDevAttrMaxAccessPolicyWindowSize = ...
    cudaDevAttrReservedSharedMemoryPerBlock = ...
    cudaDevAttrSparseCudaArraySupported = ...
    cudaDevAttrHostRegisterReadOnlySupported = ...
    cudaDevAttrTimelineSemaphoreInteropSupported = ...
    cudaDevAttrMemoryPoolsSupported = ...
    cudaDevAttrGPUDirectRDMASupported = ...
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = ...
    cudaDevAttrGPUDirectRDMAWritesOrdering = ...
    cudaDevAttrMemoryPoolSupportedHandleTypes = ...
    cudaDevAttrClusterLaunch = ...
    cudaDevAttrDeferredMappingCudaArraySupported = ...
    cudaDevAttrReserved122 = ...
    cudaDevAttrReserved123 = ...
    cudaDevAttrReserved124 = ...
    cudaDevAttrIpcEventSupport = ...
    cudaDevAttrMemSyncDomainCount = ...
    cudaDevAttrReserved127 = ...
    cudaDevAttrReserved128 = ...
    cudaDevAttrReserved129 = ...
    cudaDevAttrNumaConfig = ...
    cudaDevAttrNumaId = ...
    cudaDevAttrReserved132 = ...
    cudaDevAttrMpsEnabled = ...
    cudaDevAttrHostNumaId = ...
    cudaDevAttrD3D12CigSupported = ...
    cudaDevAttrVulkanCigSupported = ...
    cudaDevAttrGpuPciDeviceId = ...
    cudaDevAttrGpuPciSubsystemId = ...
    cudaDevAttrReserved141 = ...
    cudaDevAttrHostNumaMemoryPoolsSupported = ...
    cudaDevAttrHostNumaMultinodeIpcSupported = ...
    cudaDevAttrHostMemoryPoolsSupported = ...
    cudaDevAttrReserved145 = ...
    cudaDevAttrOnlyPartialHostNativeAtomicSupported = ...
    cudaDevAttrAtomicReductionSupported = ...
    cudaDevAttrLocalityDomainCount = ...
    cudaDevAttrOversizedSharedMemoryPerBlock = ...
    cudaDevAttrCigStreamsSupported = ...
    cudaDevAttrLocalityDomainMultiprocessorCount = ...
    cudaDevAttrTensorMapLargeTensorMinSize = ...
    cudaDevAttrMax = ...
cudaDevAttrMaxThreadsPerBlock: Final[cudaDeviceAttr]
cudaDevAttrMaxBlockDimX: Final[cudaDeviceAttr]
cudaDevAttrMaxBlockDimY: Final[cudaDeviceAttr]
cudaDevAttrMaxBlockDimZ: Final[cudaDeviceAttr]
cudaDevAttrMaxGridDimX: Final[cudaDeviceAttr]
cudaDevAttrMaxGridDimY: Final[cudaDeviceAttr]
cudaDevAttrMaxGridDimZ: Final[cudaDeviceAttr]
cudaDevAttrMaxSharedMemoryPerBlock: Final[cudaDeviceAttr]
cudaDevAttrTotalConstantMemory: Final[cudaDeviceAttr]
cudaDevAttrWarpSize: Final[cudaDeviceAttr]
cudaDevAttrMaxPitch: Final[cudaDeviceAttr]
cudaDevAttrMaxRegistersPerBlock: Final[cudaDeviceAttr]
cudaDevAttrClockRate: Final[cudaDeviceAttr]
cudaDevAttrTextureAlignment: Final[cudaDeviceAttr]
cudaDevAttrGpuOverlap: Final[cudaDeviceAttr]
cudaDevAttrMultiProcessorCount: Final[cudaDeviceAttr]
cudaDevAttrKernelExecTimeout: Final[cudaDeviceAttr]
cudaDevAttrIntegrated: Final[cudaDeviceAttr]
cudaDevAttrCanMapHostMemory: Final[cudaDeviceAttr]
cudaDevAttrComputeMode: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture1DWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture3DWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture3DHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture3DDepth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DLayeredWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DLayeredHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DLayeredLayers: Final[cudaDeviceAttr]
cudaDevAttrSurfaceAlignment: Final[cudaDeviceAttr]
cudaDevAttrConcurrentKernels: Final[cudaDeviceAttr]
cudaDevAttrEccEnabled: Final[cudaDeviceAttr]
cudaDevAttrPciBusId: Final[cudaDeviceAttr]
cudaDevAttrPciDeviceId: Final[cudaDeviceAttr]
cudaDevAttrTccDriver: Final[cudaDeviceAttr]
cudaDevAttrMemoryClockRate: Final[cudaDeviceAttr]
cudaDevAttrGlobalMemoryBusWidth: Final[cudaDeviceAttr]
cudaDevAttrL2CacheSize: Final[cudaDeviceAttr]
cudaDevAttrMaxThreadsPerMultiProcessor: Final[cudaDeviceAttr]
cudaDevAttrAsyncEngineCount: Final[cudaDeviceAttr]
cudaDevAttrUnifiedAddressing: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture1DLayeredWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture1DLayeredLayers: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DGatherWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DGatherHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture3DWidthAlt: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture3DHeightAlt: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture3DDepthAlt: Final[cudaDeviceAttr]
cudaDevAttrPciDomainId: Final[cudaDeviceAttr]
cudaDevAttrTexturePitchAlignment: Final[cudaDeviceAttr]
cudaDevAttrMaxTextureCubemapWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTextureCubemapLayeredWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTextureCubemapLayeredLayers: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface1DWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface2DWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface2DHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface3DWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface3DHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface3DDepth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface1DLayeredWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface1DLayeredLayers: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface2DLayeredWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface2DLayeredHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxSurface2DLayeredLayers: Final[cudaDeviceAttr]
cudaDevAttrMaxSurfaceCubemapWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurfaceCubemapLayeredWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxSurfaceCubemapLayeredLayers: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture1DLinearWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DLinearWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DLinearHeight: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DLinearPitch: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DMipmappedWidth: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture2DMipmappedHeight: Final[cudaDeviceAttr]
cudaDevAttrComputeCapabilityMajor: Final[cudaDeviceAttr]
cudaDevAttrComputeCapabilityMinor: Final[cudaDeviceAttr]
cudaDevAttrMaxTexture1DMipmappedWidth: Final[cudaDeviceAttr]
cudaDevAttrStreamPrioritiesSupported: Final[cudaDeviceAttr]
cudaDevAttrGlobalL1CacheSupported: Final[cudaDeviceAttr]
cudaDevAttrLocalL1CacheSupported: Final[cudaDeviceAttr]
cudaDevAttrMaxSharedMemoryPerMultiprocessor: Final[cudaDeviceAttr]
cudaDevAttrMaxRegistersPerMultiprocessor: Final[cudaDeviceAttr]
cudaDevAttrManagedMemory: Final[cudaDeviceAttr]
cudaDevAttrIsMultiGpuBoard: Final[cudaDeviceAttr]
cudaDevAttrMultiGpuBoardGroupID: Final[cudaDeviceAttr]
cudaDevAttrHostNativeAtomicSupported: Final[cudaDeviceAttr]
cudaDevAttrSingleToDoublePrecisionPerfRatio: Final[cudaDeviceAttr]
cudaDevAttrPageableMemoryAccess: Final[cudaDeviceAttr]
cudaDevAttrConcurrentManagedAccess: Final[cudaDeviceAttr]
cudaDevAttrComputePreemptionSupported: Final[cudaDeviceAttr]
cudaDevAttrCanUseHostPointerForRegisteredMem: Final[cudaDeviceAttr]
cudaDevAttrReserved92: Final[cudaDeviceAttr]
cudaDevAttrReserved93: Final[cudaDeviceAttr]
cudaDevAttrReserved94: Final[cudaDeviceAttr]
cudaDevAttrCooperativeLaunch: Final[cudaDeviceAttr]
cudaDevAttrReserved96: Final[cudaDeviceAttr]
cudaDevAttrMaxSharedMemoryPerBlockOptin: Final[cudaDeviceAttr]
cudaDevAttrCanFlushRemoteWrites: Final[cudaDeviceAttr]
cudaDevAttrHostRegisterSupported: Final[cudaDeviceAttr]
cudaDevAttrPageableMemoryAccessUsesHostPageTables: Final[cudaDeviceAttr]
cudaDevAttrDirectManagedMemAccessFromHost: Final[cudaDeviceAttr]
cudaDevAttrMaxBlocksPerMultiprocessor: Final[cudaDeviceAttr]
cudaDevAttrMaxPersistingL2CacheSize: Final[cudaDeviceAttr]
cudaDevAttrMaxAccessPolicyWindowSize: Final[cudaDeviceAttr]
cudaDevAttrReservedSharedMemoryPerBlock: Final[cudaDeviceAttr]
cudaDevAttrSparseCudaArraySupported: Final[cudaDeviceAttr]
cudaDevAttrHostRegisterReadOnlySupported: Final[cudaDeviceAttr]
cudaDevAttrTimelineSemaphoreInteropSupported: Final[cudaDeviceAttr]
cudaDevAttrMemoryPoolsSupported: Final[cudaDeviceAttr]
cudaDevAttrGPUDirectRDMASupported: Final[cudaDeviceAttr]
cudaDevAttrGPUDirectRDMAFlushWritesOptions: Final[cudaDeviceAttr]
cudaDevAttrGPUDirectRDMAWritesOrdering: Final[cudaDeviceAttr]
cudaDevAttrMemoryPoolSupportedHandleTypes: Final[cudaDeviceAttr]
cudaDevAttrClusterLaunch: Final[cudaDeviceAttr]
cudaDevAttrDeferredMappingCudaArraySupported: Final[cudaDeviceAttr]
cudaDevAttrReserved122: Final[cudaDeviceAttr]
cudaDevAttrReserved123: Final[cudaDeviceAttr]
cudaDevAttrReserved124: Final[cudaDeviceAttr]
cudaDevAttrIpcEventSupport: Final[cudaDeviceAttr]
cudaDevAttrMemSyncDomainCount: Final[cudaDeviceAttr]
cudaDevAttrReserved127: Final[cudaDeviceAttr]
cudaDevAttrReserved128: Final[cudaDeviceAttr]
cudaDevAttrReserved129: Final[cudaDeviceAttr]
cudaDevAttrNumaConfig: Final[cudaDeviceAttr]
cudaDevAttrNumaId: Final[cudaDeviceAttr]
cudaDevAttrReserved132: Final[cudaDeviceAttr]
cudaDevAttrMpsEnabled: Final[cudaDeviceAttr]
cudaDevAttrHostNumaId: Final[cudaDeviceAttr]
cudaDevAttrD3D12CigSupported: Final[cudaDeviceAttr]
cudaDevAttrVulkanCigSupported: Final[cudaDeviceAttr]
cudaDevAttrGpuPciDeviceId: Final[cudaDeviceAttr]
cudaDevAttrGpuPciSubsystemId: Final[cudaDeviceAttr]
cudaDevAttrReserved141: Final[cudaDeviceAttr]
cudaDevAttrHostNumaMemoryPoolsSupported: Final[cudaDeviceAttr]
cudaDevAttrHostNumaMultinodeIpcSupported: Final[cudaDeviceAttr]
cudaDevAttrHostMemoryPoolsSupported: Final[cudaDeviceAttr]
cudaDevAttrReserved145: Final[cudaDeviceAttr]
cudaDevAttrOnlyPartialHostNativeAtomicSupported: Final[cudaDeviceAttr]
cudaDevAttrAtomicReductionSupported: Final[cudaDeviceAttr]
cudaDevAttrLocalityDomainCount: Final[cudaDeviceAttr]
cudaDevAttrOversizedSharedMemoryPerBlock: Final[cudaDeviceAttr]
cudaDevAttrCigStreamsSupported: Final[cudaDeviceAttr]
cudaDevAttrLocalityDomainMultiprocessorCount: Final[cudaDeviceAttr]
cudaDevAttrTensorMapLargeTensorMinSize: Final[cudaDeviceAttr]
cudaDevAttrMax: Final[cudaDeviceAttr]

class cudaMemPoolAttr(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemPoolReuseFollowEventDependencies = ...
    cudaMemPoolReuseAllowOpportunistic = ...
    cudaMemPoolReuseAllowInternalDependencies = ...
    cudaMemPoolAttrReleaseThreshold = ...
    cudaMemPoolAttrReservedMemCurrent = ...
    cudaMemPoolAttrReservedMemHigh = ...
    cudaMemPoolAttrUsedMemCurrent = ...
    cudaMemPoolAttrUsedMemHigh = ...
    cudaMemPoolAttrAllocationType = ...
    cudaMemPoolAttrExportHandleTypes = ...
    cudaMemPoolAttrLocationId = ...
    cudaMemPoolAttrLocationType = ...
    cudaMemPoolAttrMaxPoolSize = ...
    cudaMemPoolAttrHwDecompressEnabled = ...
    cudaMemPoolAttrLocalityDomainId = ...
cudaMemPoolReuseFollowEventDependencies: Final[cudaMemPoolAttr]
cudaMemPoolReuseAllowOpportunistic: Final[cudaMemPoolAttr]
cudaMemPoolReuseAllowInternalDependencies: Final[cudaMemPoolAttr]
cudaMemPoolAttrReleaseThreshold: Final[cudaMemPoolAttr]
cudaMemPoolAttrReservedMemCurrent: Final[cudaMemPoolAttr]
cudaMemPoolAttrReservedMemHigh: Final[cudaMemPoolAttr]
cudaMemPoolAttrUsedMemCurrent: Final[cudaMemPoolAttr]
cudaMemPoolAttrUsedMemHigh: Final[cudaMemPoolAttr]
cudaMemPoolAttrAllocationType: Final[cudaMemPoolAttr]
cudaMemPoolAttrExportHandleTypes: Final[cudaMemPoolAttr]
cudaMemPoolAttrLocationId: Final[cudaMemPoolAttr]
cudaMemPoolAttrLocationType: Final[cudaMemPoolAttr]
cudaMemPoolAttrMaxPoolSize: Final[cudaMemPoolAttr]
cudaMemPoolAttrHwDecompressEnabled: Final[cudaMemPoolAttr]
cudaMemPoolAttrLocalityDomainId: Final[cudaMemPoolAttr]

class cudaMemLocationType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemLocationTypeInvalid = ...
    cudaMemLocationTypeNone = ...
    cudaMemLocationTypeDevice = ...
    cudaMemLocationTypeHost = ...
    cudaMemLocationTypeHostNuma = ...
    cudaMemLocationTypeHostNumaCurrent = ...
    cudaMemLocationTypeInvisible = ...
    cudaMemLocationTypeDeviceLocalityDomain = ...
cudaMemLocationTypeInvalid: Final[cudaMemLocationType]
cudaMemLocationTypeNone: Final[cudaMemLocationType]
cudaMemLocationTypeDevice: Final[cudaMemLocationType]
cudaMemLocationTypeHost: Final[cudaMemLocationType]
cudaMemLocationTypeHostNuma: Final[cudaMemLocationType]
cudaMemLocationTypeHostNumaCurrent: Final[cudaMemLocationType]
cudaMemLocationTypeInvisible: Final[cudaMemLocationType]
cudaMemLocationTypeDeviceLocalityDomain: Final[cudaMemLocationType]

class cudaMemAccessFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemAccessFlagsProtNone = ...
    cudaMemAccessFlagsProtRead = ...
    cudaMemAccessFlagsProtReadWrite = ...
cudaMemAccessFlagsProtNone: Final[cudaMemAccessFlags]
cudaMemAccessFlagsProtRead: Final[cudaMemAccessFlags]
cudaMemAccessFlagsProtReadWrite: Final[cudaMemAccessFlags]

class cudaMemAllocationType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemAllocationTypeInvalid = ...
    cudaMemAllocationTypePinned = ...
    cudaMemAllocationTypeManaged = ...
    cudaMemAllocationTypeMax = ...
cudaMemAllocationTypeInvalid: Final[cudaMemAllocationType]
cudaMemAllocationTypePinned: Final[cudaMemAllocationType]
cudaMemAllocationTypeManaged: Final[cudaMemAllocationType]
cudaMemAllocationTypeMax: Final[cudaMemAllocationType]

class cudaMemAllocationHandleType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemHandleTypeNone = ...
    cudaMemHandleTypePosixFileDescriptor = ...
    cudaMemHandleTypeWin32 = ...
    cudaMemHandleTypeWin32Kmt = ...
    cudaMemHandleTypeFabric = ...
cudaMemHandleTypeNone: Final[cudaMemAllocationHandleType]
cudaMemHandleTypePosixFileDescriptor: Final[cudaMemAllocationHandleType]
cudaMemHandleTypeWin32: Final[cudaMemAllocationHandleType]
cudaMemHandleTypeWin32Kmt: Final[cudaMemAllocationHandleType]
cudaMemHandleTypeFabric: Final[cudaMemAllocationHandleType]

class cudaGraphMemAttributeType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphMemAttrUsedMemCurrent = ...
    cudaGraphMemAttrUsedMemHigh = ...
    cudaGraphMemAttrReservedMemCurrent = ...
    cudaGraphMemAttrReservedMemHigh = ...
cudaGraphMemAttrUsedMemCurrent: Final[cudaGraphMemAttributeType]
cudaGraphMemAttrUsedMemHigh: Final[cudaGraphMemAttributeType]
cudaGraphMemAttrReservedMemCurrent: Final[cudaGraphMemAttributeType]
cudaGraphMemAttrReservedMemHigh: Final[cudaGraphMemAttributeType]

class cudaMemcpyFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemcpyFlagDefault = ...
    cudaMemcpyFlagPreferOverlapWithCompute = ...
cudaMemcpyFlagDefault: Final[cudaMemcpyFlags]
cudaMemcpyFlagPreferOverlapWithCompute: Final[cudaMemcpyFlags]

class cudaMemcpySrcAccessOrder(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemcpySrcAccessOrderInvalid = ...
    cudaMemcpySrcAccessOrderStream = ...
    cudaMemcpySrcAccessOrderDuringApiCall = ...
    cudaMemcpySrcAccessOrderAny = ...
    cudaMemcpySrcAccessOrderMax = ...
cudaMemcpySrcAccessOrderInvalid: Final[cudaMemcpySrcAccessOrder]
cudaMemcpySrcAccessOrderStream: Final[cudaMemcpySrcAccessOrder]
cudaMemcpySrcAccessOrderDuringApiCall: Final[cudaMemcpySrcAccessOrder]
cudaMemcpySrcAccessOrderAny: Final[cudaMemcpySrcAccessOrder]
cudaMemcpySrcAccessOrderMax: Final[cudaMemcpySrcAccessOrder]

class cudaMemcpy3DOperandType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaMemcpyOperandTypePointer = ...
    cudaMemcpyOperandTypeArray = ...
    cudaMemcpyOperandTypeMax = ...
cudaMemcpyOperandTypePointer: Final[cudaMemcpy3DOperandType]
cudaMemcpyOperandTypeArray: Final[cudaMemcpy3DOperandType]
cudaMemcpyOperandTypeMax: Final[cudaMemcpy3DOperandType]

class cudaDeviceP2PAttr(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDevP2PAttrPerformanceRank = ...
    cudaDevP2PAttrAccessSupported = ...
    cudaDevP2PAttrNativeAtomicSupported = ...
    cudaDevP2PAttrCudaArrayAccessSupported = ...
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = ...
cudaDevP2PAttrPerformanceRank: Final[cudaDeviceP2PAttr]
cudaDevP2PAttrAccessSupported: Final[cudaDeviceP2PAttr]
cudaDevP2PAttrNativeAtomicSupported: Final[cudaDeviceP2PAttr]
cudaDevP2PAttrCudaArrayAccessSupported: Final[cudaDeviceP2PAttr]
cudaDevP2PAttrOnlyPartialNativeAtomicSupported: Final[cudaDeviceP2PAttr]

class cudaAtomicOperation(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaAtomicOperationIntegerAdd = ...
    cudaAtomicOperationIntegerMin = ...
    cudaAtomicOperationIntegerMax = ...
    cudaAtomicOperationIntegerIncrement = ...
    cudaAtomicOperationIntegerDecrement = ...
    cudaAtomicOperationAnd = ...
    cudaAtomicOperationOr = ...
    cudaAtomicOperationXOR = ...
    cudaAtomicOperationExchange = ...
    cudaAtomicOperationCAS = ...
    cudaAtomicOperationFloatAdd = ...
    cudaAtomicOperationFloatMin = ...
    cudaAtomicOperationFloatMax = ...
cudaAtomicOperationIntegerAdd: Final[cudaAtomicOperation]
cudaAtomicOperationIntegerMin: Final[cudaAtomicOperation]
cudaAtomicOperationIntegerMax: Final[cudaAtomicOperation]
cudaAtomicOperationIntegerIncrement: Final[cudaAtomicOperation]
cudaAtomicOperationIntegerDecrement: Final[cudaAtomicOperation]
cudaAtomicOperationAnd: Final[cudaAtomicOperation]
cudaAtomicOperationOr: Final[cudaAtomicOperation]
cudaAtomicOperationXOR: Final[cudaAtomicOperation]
cudaAtomicOperationExchange: Final[cudaAtomicOperation]
cudaAtomicOperationCAS: Final[cudaAtomicOperation]
cudaAtomicOperationFloatAdd: Final[cudaAtomicOperation]
cudaAtomicOperationFloatMin: Final[cudaAtomicOperation]
cudaAtomicOperationFloatMax: Final[cudaAtomicOperation]

class cudaAtomicOperationCapability(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaAtomicCapabilitySigned = ...
    cudaAtomicCapabilityUnsigned = ...
    cudaAtomicCapabilityReduction = ...
    cudaAtomicCapabilityScalar32 = ...
    cudaAtomicCapabilityScalar64 = ...
    cudaAtomicCapabilityScalar128 = ...
    cudaAtomicCapabilityVector32x4 = ...
cudaAtomicCapabilitySigned: Final[cudaAtomicOperationCapability]
cudaAtomicCapabilityUnsigned: Final[cudaAtomicOperationCapability]
cudaAtomicCapabilityReduction: Final[cudaAtomicOperationCapability]
cudaAtomicCapabilityScalar32: Final[cudaAtomicOperationCapability]
cudaAtomicCapabilityScalar64: Final[cudaAtomicOperationCapability]
cudaAtomicCapabilityScalar128: Final[cudaAtomicOperationCapability]
cudaAtomicCapabilityVector32x4: Final[cudaAtomicOperationCapability]

class cudaExternalMemoryHandleType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaExternalMemoryHandleTypeOpaqueFd = ...
    cudaExternalMemoryHandleTypeOpaqueWin32 = ...
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = ...
    cudaExternalMemoryHandleTypeD3D12Heap = ...
    cudaExternalMemoryHandleTypeD3D12Resource = ...
    cudaExternalMemoryHandleTypeD3D11Resource = ...
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = ...
    cudaExternalMemoryHandleTypeNvSciBuf = ...
cudaExternalMemoryHandleTypeOpaqueFd: Final[cudaExternalMemoryHandleType]
cudaExternalMemoryHandleTypeOpaqueWin32: Final[cudaExternalMemoryHandleType]
cudaExternalMemoryHandleTypeOpaqueWin32Kmt: Final[cudaExternalMemoryHandleType]
cudaExternalMemoryHandleTypeD3D12Heap: Final[cudaExternalMemoryHandleType]
cudaExternalMemoryHandleTypeD3D12Resource: Final[cudaExternalMemoryHandleType]
cudaExternalMemoryHandleTypeD3D11Resource: Final[cudaExternalMemoryHandleType]
cudaExternalMemoryHandleTypeD3D11ResourceKmt: Final[cudaExternalMemoryHandleType]
cudaExternalMemoryHandleTypeNvSciBuf: Final[cudaExternalMemoryHandleType]

class cudaExternalSemaphoreHandleType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaExternalSemaphoreHandleTypeOpaqueFd = ...
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = ...
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = ...
    cudaExternalSemaphoreHandleTypeD3D12Fence = ...
    cudaExternalSemaphoreHandleTypeD3D11Fence = ...
    cudaExternalSemaphoreHandleTypeNvSciSync = ...
    cudaExternalSemaphoreHandleTypeKeyedMutex = ...
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = ...
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = ...
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = ...
cudaExternalSemaphoreHandleTypeOpaqueFd: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeOpaqueWin32: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeD3D12Fence: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeD3D11Fence: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeNvSciSync: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeKeyedMutex: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeKeyedMutexKmt: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd: Final[cudaExternalSemaphoreHandleType]
cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32: Final[cudaExternalSemaphoreHandleType]

class cudaDevSmResourceGroup_flags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDevSmResourceGroupDefault = ...
    cudaDevSmResourceGroupBackfill = ...
    cudaDevSmResourceGroupLocalityDomainId = ...
    cudaDevSmResourceGroupLocalityDomainSupplementalSms = ...
cudaDevSmResourceGroupDefault: Final[cudaDevSmResourceGroup_flags]
cudaDevSmResourceGroupBackfill: Final[cudaDevSmResourceGroup_flags]
cudaDevSmResourceGroupLocalityDomainId: Final[cudaDevSmResourceGroup_flags]
cudaDevSmResourceGroupLocalityDomainSupplementalSms: Final[cudaDevSmResourceGroup_flags]

class cudaDevSmResourceSplitByCount_flags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDevSmResourceSplitIgnoreSmCoscheduling = ...
    cudaDevSmResourceSplitMaxPotentialClusterSize = ...
cudaDevSmResourceSplitIgnoreSmCoscheduling: Final[cudaDevSmResourceSplitByCount_flags]
cudaDevSmResourceSplitMaxPotentialClusterSize: Final[cudaDevSmResourceSplitByCount_flags]

class cudaDevResourceType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDevResourceTypeInvalid = ...
    cudaDevResourceTypeSm = ...
    cudaDevResourceTypeWorkqueueConfig = ...
    cudaDevResourceTypeWorkqueue = ...
cudaDevResourceTypeInvalid: Final[cudaDevResourceType]
cudaDevResourceTypeSm: Final[cudaDevResourceType]
cudaDevResourceTypeWorkqueueConfig: Final[cudaDevResourceType]
cudaDevResourceTypeWorkqueue: Final[cudaDevResourceType]

class cudaDevWorkqueueConfigScope(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDevWorkqueueConfigScopeDeviceCtx = ...
    cudaDevWorkqueueConfigScopeGreenCtxBalanced = ...
cudaDevWorkqueueConfigScopeDeviceCtx: Final[cudaDevWorkqueueConfigScope]
cudaDevWorkqueueConfigScopeGreenCtxBalanced: Final[cudaDevWorkqueueConfigScope]

class cudaJitOption(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaJitMaxRegisters = ...
    cudaJitThreadsPerBlock = ...
    cudaJitWallTime = ...
    cudaJitInfoLogBuffer = ...
    cudaJitInfoLogBufferSizeBytes = ...
    cudaJitErrorLogBuffer = ...
    cudaJitErrorLogBufferSizeBytes = ...
    cudaJitOptimizationLevel = ...
    cudaJitFallbackStrategy = ...
    cudaJitGenerateDebugInfo = ...
    cudaJitLogVerbose = ...
    cudaJitGenerateLineInfo = ...
    cudaJitCacheMode = ...
    cudaJitPositionIndependentCode = ...
    cudaJitMinCtaPerSm = ...
    cudaJitMaxThreadsPerBlock = ...
    cudaJitOverrideDirectiveValues = ...
cudaJitMaxRegisters: Final[cudaJitOption]
cudaJitThreadsPerBlock: Final[cudaJitOption]
cudaJitWallTime: Final[cudaJitOption]
cudaJitInfoLogBuffer: Final[cudaJitOption]
cudaJitInfoLogBufferSizeBytes: Final[cudaJitOption]
cudaJitErrorLogBuffer: Final[cudaJitOption]
cudaJitErrorLogBufferSizeBytes: Final[cudaJitOption]
cudaJitOptimizationLevel: Final[cudaJitOption]
cudaJitFallbackStrategy: Final[cudaJitOption]
cudaJitGenerateDebugInfo: Final[cudaJitOption]
cudaJitLogVerbose: Final[cudaJitOption]
cudaJitGenerateLineInfo: Final[cudaJitOption]
cudaJitCacheMode: Final[cudaJitOption]
cudaJitPositionIndependentCode: Final[cudaJitOption]
cudaJitMinCtaPerSm: Final[cudaJitOption]
cudaJitMaxThreadsPerBlock: Final[cudaJitOption]
cudaJitOverrideDirectiveValues: Final[cudaJitOption]

class cudaLibraryOption(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaLibraryHostUniversalFunctionAndDataTable = ...
    cudaLibraryBinaryIsPreserved = ...
cudaLibraryHostUniversalFunctionAndDataTable: Final[cudaLibraryOption]
cudaLibraryBinaryIsPreserved: Final[cudaLibraryOption]

class cudaJit_CacheMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaJitCacheOptionNone = ...
    cudaJitCacheOptionCG = ...
    cudaJitCacheOptionCA = ...
cudaJitCacheOptionNone: Final[cudaJit_CacheMode]
cudaJitCacheOptionCG: Final[cudaJit_CacheMode]
cudaJitCacheOptionCA: Final[cudaJit_CacheMode]

class cudaJit_Fallback(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaPreferPtx = ...
    cudaPreferBinary = ...
cudaPreferPtx: Final[cudaJit_Fallback]
cudaPreferBinary: Final[cudaJit_Fallback]

class cudaCGScope(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaCGScopeInvalid = ...
    cudaCGScopeGrid = ...
    cudaCGScopeReserved = ...
cudaCGScopeInvalid: Final[cudaCGScope]
cudaCGScopeGrid: Final[cudaCGScope]
cudaCGScopeReserved: Final[cudaCGScope]

class cudaKernelFunctionType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaKernelFunctionTypeUnspecified = ...
    cudaKernelFunctionTypeDeviceEntry = ...
    cudaKernelFunctionTypeKernel = ...
    cudaKernelFunctionTypeFunction = ...
cudaKernelFunctionTypeUnspecified: Final[cudaKernelFunctionType]
cudaKernelFunctionTypeDeviceEntry: Final[cudaKernelFunctionType]
cudaKernelFunctionTypeKernel: Final[cudaKernelFunctionType]
cudaKernelFunctionTypeFunction: Final[cudaKernelFunctionType]

class cudaGraphConditionalHandleFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphCondAssignDefault = ...
cudaGraphCondAssignDefault: Final[cudaGraphConditionalHandleFlags]

class cudaGraphConditionalNodeType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphCondTypeIf = ...
    cudaGraphCondTypeWhile = ...
    cudaGraphCondTypeSwitch = ...
cudaGraphCondTypeIf: Final[cudaGraphConditionalNodeType]
cudaGraphCondTypeWhile: Final[cudaGraphConditionalNodeType]
cudaGraphCondTypeSwitch: Final[cudaGraphConditionalNodeType]

class cudaGraphNodeType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphNodeTypeKernel = ...
    cudaGraphNodeTypeMemcpy = ...
    cudaGraphNodeTypeMemset = ...
    cudaGraphNodeTypeHost = ...
    cudaGraphNodeTypeGraph = ...
    cudaGraphNodeTypeEmpty = ...
    cudaGraphNodeTypeWaitEvent = ...
    cudaGraphNodeTypeEventRecord = ...
    cudaGraphNodeTypeExtSemaphoreSignal = ...
    cudaGraphNodeTypeExtSemaphoreWait = ...
    cudaGraphNodeTypeMemAlloc = ...
    cudaGraphNodeTypeMemFree = ...
    cudaGraphNodeTypeConditional = ...
    cudaGraphNodeTypeMemcpyBatch = ...
    cudaGraphNodeTypeReserved16 = ...
    cudaGraphNodeTypeExternalEngine = ...
    cudaGraphNodeTypeCount = ...
cudaGraphNodeTypeKernel: Final[cudaGraphNodeType]
cudaGraphNodeTypeMemcpy: Final[cudaGraphNodeType]
cudaGraphNodeTypeMemset: Final[cudaGraphNodeType]
cudaGraphNodeTypeHost: Final[cudaGraphNodeType]
cudaGraphNodeTypeGraph: Final[cudaGraphNodeType]
cudaGraphNodeTypeEmpty: Final[cudaGraphNodeType]
cudaGraphNodeTypeWaitEvent: Final[cudaGraphNodeType]
cudaGraphNodeTypeEventRecord: Final[cudaGraphNodeType]
cudaGraphNodeTypeExtSemaphoreSignal: Final[cudaGraphNodeType]
cudaGraphNodeTypeExtSemaphoreWait: Final[cudaGraphNodeType]
cudaGraphNodeTypeMemAlloc: Final[cudaGraphNodeType]
cudaGraphNodeTypeMemFree: Final[cudaGraphNodeType]
cudaGraphNodeTypeConditional: Final[cudaGraphNodeType]
cudaGraphNodeTypeMemcpyBatch: Final[cudaGraphNodeType]
cudaGraphNodeTypeReserved16: Final[cudaGraphNodeType]
cudaGraphNodeTypeExternalEngine: Final[cudaGraphNodeType]
cudaGraphNodeTypeCount: Final[cudaGraphNodeType]

class cudaGraphChildGraphNodeOwnership(_Enumeration):
    ctype: type[ctypes.c_int]
    cudaGraphChildGraphOwnershipClone = ...
    cudaGraphChildGraphOwnershipMove = ...
    cudaGraphChildGraphOwnershipInvalid = ...
cudaGraphChildGraphOwnershipClone: Final[cudaGraphChildGraphNodeOwnership]
cudaGraphChildGraphOwnershipMove: Final[cudaGraphChildGraphNodeOwnership]
cudaGraphChildGraphOwnershipInvalid: Final[cudaGraphChildGraphNodeOwnership]

class cudaGraphDependencyType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphDependencyTypeDefault = ...
    cudaGraphDependencyTypeProgrammatic = ...
cudaGraphDependencyType_enum = cudaGraphDependencyType
cudaGraphDependencyTypeDefault: Final[cudaGraphDependencyType]
cudaGraphDependencyTypeProgrammatic: Final[cudaGraphDependencyType]

class cudaGraphExecUpdateResult(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphExecUpdateSuccess = ...
    cudaGraphExecUpdateError = ...
    cudaGraphExecUpdateErrorTopologyChanged = ...
    cudaGraphExecUpdateErrorNodeTypeChanged = ...
    cudaGraphExecUpdateErrorFunctionChanged = ...
    cudaGraphExecUpdateErrorParametersChanged = ...
    cudaGraphExecUpdateErrorNotSupported = ...
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = ...
    cudaGraphExecUpdateErrorAttributesChanged = ...
cudaGraphExecUpdateSuccess: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateError: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateErrorTopologyChanged: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateErrorNodeTypeChanged: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateErrorFunctionChanged: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateErrorParametersChanged: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateErrorNotSupported: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateErrorUnsupportedFunctionChange: Final[cudaGraphExecUpdateResult]
cudaGraphExecUpdateErrorAttributesChanged: Final[cudaGraphExecUpdateResult]

class cudaGraphInstantiateResult(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphInstantiateSuccess = ...
    cudaGraphInstantiateError = ...
    cudaGraphInstantiateInvalidStructure = ...
    cudaGraphInstantiateNodeOperationNotSupported = ...
    cudaGraphInstantiateMultipleDevicesNotSupported = ...
    cudaGraphInstantiateConditionalHandleUnused = ...
cudaGraphInstantiateSuccess: Final[cudaGraphInstantiateResult]
cudaGraphInstantiateError: Final[cudaGraphInstantiateResult]
cudaGraphInstantiateInvalidStructure: Final[cudaGraphInstantiateResult]
cudaGraphInstantiateNodeOperationNotSupported: Final[cudaGraphInstantiateResult]
cudaGraphInstantiateMultipleDevicesNotSupported: Final[cudaGraphInstantiateResult]
cudaGraphInstantiateConditionalHandleUnused: Final[cudaGraphInstantiateResult]

class cudaGraphKernelNodeField(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphKernelNodeFieldInvalid = ...
    cudaGraphKernelNodeFieldGridDim = ...
    cudaGraphKernelNodeFieldParam = ...
    cudaGraphKernelNodeFieldEnabled = ...
cudaGraphKernelNodeFieldInvalid: Final[cudaGraphKernelNodeField]
cudaGraphKernelNodeFieldGridDim: Final[cudaGraphKernelNodeField]
cudaGraphKernelNodeFieldParam: Final[cudaGraphKernelNodeField]
cudaGraphKernelNodeFieldEnabled: Final[cudaGraphKernelNodeField]

class cudaGetDriverEntryPointFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaEnableDefault = ...
    cudaEnableLegacyStream = ...
    cudaEnablePerThreadDefaultStream = ...
cudaEnableDefault: Final[cudaGetDriverEntryPointFlags]
cudaEnableLegacyStream: Final[cudaGetDriverEntryPointFlags]
cudaEnablePerThreadDefaultStream: Final[cudaGetDriverEntryPointFlags]

class cudaDriverEntryPointQueryResult(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDriverEntryPointSuccess = ...
    cudaDriverEntryPointSymbolNotFound = ...
    cudaDriverEntryPointVersionNotSufficent = ...
cudaDriverEntryPointSuccess: Final[cudaDriverEntryPointQueryResult]
cudaDriverEntryPointSymbolNotFound: Final[cudaDriverEntryPointQueryResult]
cudaDriverEntryPointVersionNotSufficent: Final[cudaDriverEntryPointQueryResult]

class cudaGraphDebugDotFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphDebugDotFlagsVerbose = ...
    cudaGraphDebugDotFlagsKernelNodeParams = ...
    cudaGraphDebugDotFlagsMemcpyNodeParams = ...
    cudaGraphDebugDotFlagsMemsetNodeParams = ...
    cudaGraphDebugDotFlagsHostNodeParams = ...
    cudaGraphDebugDotFlagsEventNodeParams = ...
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = ...
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = ...
    cudaGraphDebugDotFlagsKernelNodeAttributes = ...
    cudaGraphDebugDotFlagsHandles = ...
    cudaGraphDebugDotFlagsConditionalNodeParams = ...
    cudaGraphDebugDotFlagsMemcpyBatchNodeParams = ...
cudaGraphDebugDotFlagsVerbose: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsKernelNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsMemcpyNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsMemsetNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsHostNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsEventNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsExtSemasSignalNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsExtSemasWaitNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsKernelNodeAttributes: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsHandles: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsConditionalNodeParams: Final[cudaGraphDebugDotFlags]
cudaGraphDebugDotFlagsMemcpyBatchNodeParams: Final[cudaGraphDebugDotFlags]

class cudaGraphInstantiateFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGraphInstantiateFlagAutoFreeOnLaunch = ...
    cudaGraphInstantiateFlagUpload = ...
    cudaGraphInstantiateFlagDeviceLaunch = ...
    cudaGraphInstantiateFlagUseNodePriority = ...
cudaGraphInstantiateFlagAutoFreeOnLaunch: Final[cudaGraphInstantiateFlags]
cudaGraphInstantiateFlagUpload: Final[cudaGraphInstantiateFlags]
cudaGraphInstantiateFlagDeviceLaunch: Final[cudaGraphInstantiateFlags]
cudaGraphInstantiateFlagUseNodePriority: Final[cudaGraphInstantiateFlags]

class cudaLaunchMemSyncDomain(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaLaunchMemSyncDomainDefault = ...
    cudaLaunchMemSyncDomainRemote = ...
cudaLaunchMemSyncDomainDefault: Final[cudaLaunchMemSyncDomain]
cudaLaunchMemSyncDomainRemote: Final[cudaLaunchMemSyncDomain]

class cudaLaunchAttributePortableClusterMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaLaunchPortableClusterModeDefault = ...
    cudaLaunchPortableClusterModeRequirePortable = ...
    cudaLaunchPortableClusterModeAllowNonPortable = ...
cudaLaunchPortableClusterModeDefault: Final[cudaLaunchAttributePortableClusterMode]
cudaLaunchPortableClusterModeRequirePortable: Final[cudaLaunchAttributePortableClusterMode]
cudaLaunchPortableClusterModeAllowNonPortable: Final[cudaLaunchAttributePortableClusterMode]

class cudaLaunchAttributeID(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaLaunchAttributeIgnore = ...
    cudaLaunchAttributeAccessPolicyWindow = ...
    cudaLaunchAttributeCooperative = ...
    cudaLaunchAttributeSynchronizationPolicy = ...
    cudaLaunchAttributeClusterDimension = ...
    cudaLaunchAttributeClusterSchedulingPolicyPreference = ...
    cudaLaunchAttributeProgrammaticStreamSerialization = ...
    cudaLaunchAttributeProgrammaticEvent = ...
    cudaLaunchAttributePriority = ...
    cudaLaunchAttributeMemSyncDomainMap = ...
    cudaLaunchAttributeMemSyncDomain = ...
    cudaLaunchAttributePreferredClusterDimension = ...
    cudaLaunchAttributeLaunchCompletionEvent = ...
    cudaLaunchAttributeDeviceUpdatableKernelNode = ...
    cudaLaunchAttributePreferredSharedMemoryCarveout = ...
    cudaLaunchAttributeNvlinkUtilCentricScheduling = ...
    cudaLaunchAttributePortableClusterSizeMode = ...
    cudaLaunchAttributeSharedMemoryMode = ...
cudaLaunchAttributeIgnore: Final[cudaLaunchAttributeID]
cudaLaunchAttributeAccessPolicyWindow: Final[cudaLaunchAttributeID]
cudaLaunchAttributeCooperative: Final[cudaLaunchAttributeID]
cudaLaunchAttributeSynchronizationPolicy: Final[cudaLaunchAttributeID]
cudaLaunchAttributeClusterDimension: Final[cudaLaunchAttributeID]
cudaLaunchAttributeClusterSchedulingPolicyPreference: Final[cudaLaunchAttributeID]
cudaLaunchAttributeProgrammaticStreamSerialization: Final[cudaLaunchAttributeID]
cudaLaunchAttributeProgrammaticEvent: Final[cudaLaunchAttributeID]
cudaLaunchAttributePriority: Final[cudaLaunchAttributeID]
cudaLaunchAttributeMemSyncDomainMap: Final[cudaLaunchAttributeID]
cudaLaunchAttributeMemSyncDomain: Final[cudaLaunchAttributeID]
cudaLaunchAttributePreferredClusterDimension: Final[cudaLaunchAttributeID]
cudaLaunchAttributeLaunchCompletionEvent: Final[cudaLaunchAttributeID]
cudaLaunchAttributeDeviceUpdatableKernelNode: Final[cudaLaunchAttributeID]
cudaLaunchAttributePreferredSharedMemoryCarveout: Final[cudaLaunchAttributeID]
cudaLaunchAttributeNvlinkUtilCentricScheduling: Final[cudaLaunchAttributeID]
cudaLaunchAttributePortableClusterSizeMode: Final[cudaLaunchAttributeID]
cudaLaunchAttributeSharedMemoryMode: Final[cudaLaunchAttributeID]

class cudaDeviceNumaConfig(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaDeviceNumaConfigNone = ...
    cudaDeviceNumaConfigNumaNode = ...
cudaDeviceNumaConfigNone: Final[cudaDeviceNumaConfig]
cudaDeviceNumaConfigNumaNode: Final[cudaDeviceNumaConfig]

class cudaAsyncNotificationType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaAsyncNotificationTypeOverBudget = ...
cudaAsyncNotificationType_enum = cudaAsyncNotificationType
cudaAsyncNotificationTypeOverBudget: Final[cudaAsyncNotificationType]

class cudaLogLevel(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaLogLevelError = ...
    cudaLogLevelWarning = ...
CUDAlogLevel_enum = cudaLogLevel
cudaLogLevelError: Final[cudaLogLevel]
cudaLogLevelWarning: Final[cudaLogLevel]

class cudaFabricOpStatusSource(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFabricOpStatusSourceMbarrierV1 = ...
    cudaFabricOpStatusSourceMax = ...
cudaFabricOpStatusSourceMbarrierV1: Final[cudaFabricOpStatusSource]
cudaFabricOpStatusSourceMax: Final[cudaFabricOpStatusSource]

class cudaFabricOpStatusInfo(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFabricOpStatusInfoSuccess = ...
    cudaFabricOpStatusInfoLast = ...
    cudaFabricOpStatusInfoMax = ...
cudaFabricOpStatusInfoSuccess: Final[cudaFabricOpStatusInfo]
cudaFabricOpStatusInfoLast: Final[cudaFabricOpStatusInfo]
cudaFabricOpStatusInfoMax: Final[cudaFabricOpStatusInfo]

class cudaSurfaceBoundaryMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaBoundaryModeZero = ...
    cudaBoundaryModeClamp = ...
    cudaBoundaryModeTrap = ...
cudaBoundaryModeZero: Final[cudaSurfaceBoundaryMode]
cudaBoundaryModeClamp: Final[cudaSurfaceBoundaryMode]
cudaBoundaryModeTrap: Final[cudaSurfaceBoundaryMode]

class cudaSurfaceFormatMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFormatModeForced = ...
    cudaFormatModeAuto = ...
cudaFormatModeForced: Final[cudaSurfaceFormatMode]
cudaFormatModeAuto: Final[cudaSurfaceFormatMode]

class cudaTextureAddressMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaAddressModeWrap = ...
    cudaAddressModeClamp = ...
    cudaAddressModeMirror = ...
    cudaAddressModeBorder = ...
cudaAddressModeWrap: Final[cudaTextureAddressMode]
cudaAddressModeClamp: Final[cudaTextureAddressMode]
cudaAddressModeMirror: Final[cudaTextureAddressMode]
cudaAddressModeBorder: Final[cudaTextureAddressMode]

class cudaTextureFilterMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaFilterModePoint = ...
    cudaFilterModeLinear = ...
cudaFilterModePoint: Final[cudaTextureFilterMode]
cudaFilterModeLinear: Final[cudaTextureFilterMode]

class cudaTextureReadMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaReadModeElementType = ...
    cudaReadModeNormalizedFloat = ...
cudaReadModeElementType: Final[cudaTextureReadMode]
cudaReadModeNormalizedFloat: Final[cudaTextureReadMode]

class cudaDataType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDA_R_16F = ...
    CUDA_C_16F = ...
    CUDA_R_16BF = ...
    CUDA_C_16BF = ...
    CUDA_R_32F = ...
    CUDA_C_32F = ...
    CUDA_R_64F = ...
    CUDA_C_64F = ...
    CUDA_R_4I = ...
    CUDA_C_4I = ...
    CUDA_R_4U = ...
    CUDA_C_4U = ...
    CUDA_R_8I = ...
    CUDA_C_8I = ...
    CUDA_R_8U = ...
    CUDA_C_8U = ...
    CUDA_R_16I = ...
    CUDA_C_16I = ...
    CUDA_R_16U = ...
    CUDA_C_16U = ...
    CUDA_R_32I = ...
    CUDA_C_32I = ...
    CUDA_R_32U = ...
    CUDA_C_32U = ...
    CUDA_R_64I = ...
    CUDA_C_64I = ...
    CUDA_R_64U = ...
    CUDA_C_64U = ...
    CUDA_R_8F_E4M3 = ...
    CUDA_R_8F_UE4M3 = ...
    CUDA_R_8F_E5M2 = ...
    CUDA_R_8F_UE8M0 = ...
    CUDA_R_6F_E2M3 = ...
    CUDA_R_6F_E3M2 = ...
    CUDA_R_4F_E2M1 = ...
    CUDA_R_8F_UE5M3 = ...
CUDA_R_16F: Final[cudaDataType]
CUDA_C_16F: Final[cudaDataType]
CUDA_R_16BF: Final[cudaDataType]
CUDA_C_16BF: Final[cudaDataType]
CUDA_R_32F: Final[cudaDataType]
CUDA_C_32F: Final[cudaDataType]
CUDA_R_64F: Final[cudaDataType]
CUDA_C_64F: Final[cudaDataType]
CUDA_R_4I: Final[cudaDataType]
CUDA_C_4I: Final[cudaDataType]
CUDA_R_4U: Final[cudaDataType]
CUDA_C_4U: Final[cudaDataType]
CUDA_R_8I: Final[cudaDataType]
CUDA_C_8I: Final[cudaDataType]
CUDA_R_8U: Final[cudaDataType]
CUDA_C_8U: Final[cudaDataType]
CUDA_R_16I: Final[cudaDataType]
CUDA_C_16I: Final[cudaDataType]
CUDA_R_16U: Final[cudaDataType]
CUDA_C_16U: Final[cudaDataType]
CUDA_R_32I: Final[cudaDataType]
CUDA_C_32I: Final[cudaDataType]
CUDA_R_32U: Final[cudaDataType]
CUDA_C_32U: Final[cudaDataType]
CUDA_R_64I: Final[cudaDataType]
CUDA_C_64I: Final[cudaDataType]
CUDA_R_64U: Final[cudaDataType]
CUDA_C_64U: Final[cudaDataType]
CUDA_R_8F_E4M3: Final[cudaDataType]
CUDA_R_8F_UE4M3: Final[cudaDataType]
CUDA_R_8F_E5M2: Final[cudaDataType]
CUDA_R_8F_UE8M0: Final[cudaDataType]
CUDA_R_6F_E2M3: Final[cudaDataType]
CUDA_R_6F_E3M2: Final[cudaDataType]
CUDA_R_4F_E2M1: Final[cudaDataType]
CUDA_R_8F_UE5M3: Final[cudaDataType]

class cudaEmulationStrategy(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDA_EMULATION_STRATEGY_DEFAULT = ...
    CUDA_EMULATION_STRATEGY_PERFORMANT = ...
    CUDA_EMULATION_STRATEGY_EAGER = ...
CUDA_EMULATION_STRATEGY_DEFAULT: Final[cudaEmulationStrategy]
CUDA_EMULATION_STRATEGY_PERFORMANT: Final[cudaEmulationStrategy]
CUDA_EMULATION_STRATEGY_EAGER: Final[cudaEmulationStrategy]

class cudaEmulationMantissaControl(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = ...
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED = ...
CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC: Final[cudaEmulationMantissaControl]
CUDA_EMULATION_MANTISSA_CONTROL_FIXED: Final[cudaEmulationMantissaControl]

class cudaEmulationSpecialValuesSupport(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = ...
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = ...
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = ...
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = ...
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT: Final[cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE: Final[cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY: Final[cudaEmulationSpecialValuesSupport]
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN: Final[cudaEmulationSpecialValuesSupport]

class libraryPropertyType(_Enumeration):
    ctype: type[ctypes.c_uint]
    MAJOR_VERSION = ...
    MINOR_VERSION = ...
    PATCH_LEVEL = ...
MAJOR_VERSION: Final[libraryPropertyType]
MINOR_VERSION: Final[libraryPropertyType]
PATCH_LEVEL: Final[libraryPropertyType]

class cudaGLDeviceList(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGLDeviceListAll = ...
    cudaGLDeviceListCurrentFrame = ...
    cudaGLDeviceListNextFrame = ...
cudaGLDeviceListAll: Final[cudaGLDeviceList]
cudaGLDeviceListCurrentFrame: Final[cudaGLDeviceList]
cudaGLDeviceListNextFrame: Final[cudaGLDeviceList]

class cudaGLMapFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaGLMapFlagsNone = ...
    cudaGLMapFlagsReadOnly = ...
    cudaGLMapFlagsWriteDiscard = ...
cudaGLMapFlagsNone: Final[cudaGLMapFlags]
cudaGLMapFlagsReadOnly: Final[cudaGLMapFlags]
cudaGLMapFlagsWriteDiscard: Final[cudaGLMapFlags]

class cudaEglFrameType(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaEglFrameTypeArray = ...
    cudaEglFrameTypePitch = ...
cudaEglFrameType_enum = cudaEglFrameType
cudaEglFrameTypeArray: Final[cudaEglFrameType]
cudaEglFrameTypePitch: Final[cudaEglFrameType]

class cudaEglResourceLocationFlags(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaEglResourceLocationSysmem = ...
    cudaEglResourceLocationVidmem = ...
cudaEglResourceLocationFlags_enum = cudaEglResourceLocationFlags
cudaEglResourceLocationSysmem: Final[cudaEglResourceLocationFlags]
cudaEglResourceLocationVidmem: Final[cudaEglResourceLocationFlags]

class cudaEglColorFormat(_Enumeration):
    ctype: type[ctypes.c_uint]
    cudaEglColorFormatYUV420Planar = ...
    cudaEglColorFormatYUV420SemiPlanar = ...
    cudaEglColorFormatYUV422Planar = ...
    cudaEglColorFormatYUV422SemiPlanar = ...
    cudaEglColorFormatARGB = ...
    cudaEglColorFormatRGBA = ...
    cudaEglColorFormatL = ...
    cudaEglColorFormatR = ...
    cudaEglColorFormatYUV444Planar = ...
    cudaEglColorFormatYUV444SemiPlanar = ...
    cudaEglColorFormatYUYV422 = ...
    cudaEglColorFormatUYVY422 = ...
    cudaEglColorFormatABGR = ...
    cudaEglColorFormatBGRA = ...
    cudaEglColorFormatA = ...
    cudaEglColorFormatRG = ...
    cudaEglColorFormatAYUV = ...
    cudaEglColorFormatYVU444SemiPlanar = ...
    cudaEglColorFormatYVU422SemiPlanar = ...
    cudaEglColorFormatYVU420SemiPlanar = ...
    cudaEglColorFormatY10V10U10_444SemiPlanar = ...
    cudaEglColorFormatY10V10U10_420SemiPlanar = ...
    cudaEglColorFormatY12V12U12_444SemiPlanar = ...
    cudaEglColorFormatY12V12U12_420SemiPlanar = ...
    cudaEglColorFormatVYUY_ER = ...
    cudaEglColorFormatUYVY_ER = ...
    cudaEglColorFormatYUYV_ER = ...
    cudaEglColorFormatYVYU_ER = ...
    cudaEglColorFormatYUVA_ER = ...
    cudaEglColorFormatAYUV_ER = ...
    cudaEglColorFormatYUV444Planar_ER = ...
    cudaEglColorFormatYUV422Planar_ER = ...
    cudaEglColorFormatYUV420Planar_ER = ...
    cudaEglColorFormatYUV444SemiPlanar_ER = ...
    cudaEglColorFormatYUV422SemiPlanar_ER = ...
    cudaEglColorFormatYUV420SemiPlanar_ER = ...
    cudaEglColorFormatYVU444Planar_ER = ...
    cudaEglColorFormatYVU422Planar_ER = ...
    cudaEglColorFormatYVU420Planar_ER = ...
    cudaEglColorFormatYVU444SemiPlanar_ER = ...
    cudaEglColorFormatYVU422SemiPlanar_ER = ...
    cudaEglColorFormatYVU420SemiPlanar_ER = ...
    cudaEglColorFormatBayerRGGB = ...
    cudaEglColorFormatBayerBGGR = ...
    cudaEglColorFormatBayerGRBG = ...
    cudaEglColorFormatBayerGBRG = ...
    cudaEglColorFormatBayer10RGGB = ...
    cudaEglColorFormatBayer10BGGR = ...
    cudaEglColorFormatBayer10GRBG = ...
    cudaEglColorFormatBayer10GBRG = ...
    cudaEglColorFormatBayer12RGGB = ...
    cudaEglColorFormatBayer12BGGR = ...
    cudaEglColorFormatBayer12GRBG = ...
    cudaEglColorFormatBayer12GBRG = ...
    cudaEglColorFormatBayer14RGGB = ...
    cudaEglColorFormatBayer14BGGR = ...
    cudaEglColorFormatBayer14GRBG = ...
    cudaEglColorFormatBayer14GBRG = ...
    cudaEglColorFormatBayer20RGGB = ...
    cudaEglColorFormatBayer20BGGR = ...
    cudaEglColorFormatBayer20GRBG = ...
    cudaEglColorFormatBayer20GBRG = ...
    cudaEglColorFormatYVU444Planar = ...
    cudaEglColorFormatYVU422Planar = ...
    cudaEglColorFormatYVU420Planar = ...
    cudaEglColorFormatBayerIspRGGB = ...
    cudaEglColorFormatBayerIspBGGR = ...
    cudaEglColorFormatBayerIspGRBG = ...
    cudaEglColorFormatBayerIspGBRG = ...
    cudaEglColorFormatBayerBCCR = ...
    cudaEglColorFormatBayerRCCB = ...
    cudaEglColorFormatBayerCRBC = ...
    cudaEglColorFormatBayerCBRC = ...
    cudaEglColorFormatBayer10CCCC = ...
    cudaEglColorFormatBayer12BCCR = ...
    cudaEglColorFormatBayer12RCCB = ...
    cudaEglColorFormatBayer12CRBC = ...
    cudaEglColorFormatBayer12CBRC = ...
    cudaEglColorFormatBayer12CCCC = ...
    cudaEglColorFormatY = ...
    cudaEglColorFormatYUV420SemiPlanar_2020 = ...
    cudaEglColorFormatYVU420SemiPlanar_2020 = ...
    cudaEglColorFormatYUV420Planar_2020 = ...
    cudaEglColorFormatYVU420Planar_2020 = ...
    cudaEglColorFormatYUV420SemiPlanar_709 = ...
    cudaEglColorFormatYVU420SemiPlanar_709 = ...
    cudaEglColorFormatYUV420Planar_709 = ...
    cudaEglColorFormatYVU420Planar_709 = ...
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = ...
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = ...
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = ...
    cudaEglColorFormatY10V10U10_422SemiPlanar = ...
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = ...
    cudaEglColorFormatY_ER = ...
    cudaEglColorFormatY_709_ER = ...
    cudaEglColorFormatY10_ER = ...
    cudaEglColorFormatY10_709_ER = ...
    cudaEglColorFormatY12_ER = ...
    cudaEglColorFormatY12_709_ER = ...
    cudaEglColorFormatYUVA = ...
    cudaEglColorFormatYVYU = ...
    cudaEglColorFormatVYUY = ...
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = ...
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = ...
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = ...
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = ...
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = ...
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = ...
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = ...
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = ...
    cudaEglColorFormatUYVY709 = ...
    cudaEglColorFormatUYVY709_ER = ...
    cudaEglColorFormatUYVY2020 = ...
cudaEglColorFormat_enum = cudaEglColorFormat
cudaEglColorFormatYUV420Planar: Final[cudaEglColorFormat]
cudaEglColorFormatYUV420SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatYUV422Planar: Final[cudaEglColorFormat]
cudaEglColorFormatYUV422SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatARGB: Final[cudaEglColorFormat]
cudaEglColorFormatRGBA: Final[cudaEglColorFormat]
cudaEglColorFormatL: Final[cudaEglColorFormat]
cudaEglColorFormatR: Final[cudaEglColorFormat]
cudaEglColorFormatYUV444Planar: Final[cudaEglColorFormat]
cudaEglColorFormatYUV444SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatYUYV422: Final[cudaEglColorFormat]
cudaEglColorFormatUYVY422: Final[cudaEglColorFormat]
cudaEglColorFormatABGR: Final[cudaEglColorFormat]
cudaEglColorFormatBGRA: Final[cudaEglColorFormat]
cudaEglColorFormatA: Final[cudaEglColorFormat]
cudaEglColorFormatRG: Final[cudaEglColorFormat]
cudaEglColorFormatAYUV: Final[cudaEglColorFormat]
cudaEglColorFormatYVU444SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatYVU422SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_444SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_420SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatY12V12U12_444SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatY12V12U12_420SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatVYUY_ER: Final[cudaEglColorFormat]
cudaEglColorFormatUYVY_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUYV_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYVYU_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUVA_ER: Final[cudaEglColorFormat]
cudaEglColorFormatAYUV_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUV444Planar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUV422Planar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUV420Planar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUV444SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUV422SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUV420SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYVU444Planar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYVU422Planar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420Planar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYVU444SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYVU422SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatBayerRGGB: Final[cudaEglColorFormat]
cudaEglColorFormatBayerBGGR: Final[cudaEglColorFormat]
cudaEglColorFormatBayerGRBG: Final[cudaEglColorFormat]
cudaEglColorFormatBayerGBRG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer10RGGB: Final[cudaEglColorFormat]
cudaEglColorFormatBayer10BGGR: Final[cudaEglColorFormat]
cudaEglColorFormatBayer10GRBG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer10GBRG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12RGGB: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12BGGR: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12GRBG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12GBRG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer14RGGB: Final[cudaEglColorFormat]
cudaEglColorFormatBayer14BGGR: Final[cudaEglColorFormat]
cudaEglColorFormatBayer14GRBG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer14GBRG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer20RGGB: Final[cudaEglColorFormat]
cudaEglColorFormatBayer20BGGR: Final[cudaEglColorFormat]
cudaEglColorFormatBayer20GRBG: Final[cudaEglColorFormat]
cudaEglColorFormatBayer20GBRG: Final[cudaEglColorFormat]
cudaEglColorFormatYVU444Planar: Final[cudaEglColorFormat]
cudaEglColorFormatYVU422Planar: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420Planar: Final[cudaEglColorFormat]
cudaEglColorFormatBayerIspRGGB: Final[cudaEglColorFormat]
cudaEglColorFormatBayerIspBGGR: Final[cudaEglColorFormat]
cudaEglColorFormatBayerIspGRBG: Final[cudaEglColorFormat]
cudaEglColorFormatBayerIspGBRG: Final[cudaEglColorFormat]
cudaEglColorFormatBayerBCCR: Final[cudaEglColorFormat]
cudaEglColorFormatBayerRCCB: Final[cudaEglColorFormat]
cudaEglColorFormatBayerCRBC: Final[cudaEglColorFormat]
cudaEglColorFormatBayerCBRC: Final[cudaEglColorFormat]
cudaEglColorFormatBayer10CCCC: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12BCCR: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12RCCB: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12CRBC: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12CBRC: Final[cudaEglColorFormat]
cudaEglColorFormatBayer12CCCC: Final[cudaEglColorFormat]
cudaEglColorFormatY: Final[cudaEglColorFormat]
cudaEglColorFormatYUV420SemiPlanar_2020: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420SemiPlanar_2020: Final[cudaEglColorFormat]
cudaEglColorFormatYUV420Planar_2020: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420Planar_2020: Final[cudaEglColorFormat]
cudaEglColorFormatYUV420SemiPlanar_709: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420SemiPlanar_709: Final[cudaEglColorFormat]
cudaEglColorFormatYUV420Planar_709: Final[cudaEglColorFormat]
cudaEglColorFormatYVU420Planar_709: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_420SemiPlanar_709: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_420SemiPlanar_2020: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_422SemiPlanar_2020: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_422SemiPlanar: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_422SemiPlanar_709: Final[cudaEglColorFormat]
cudaEglColorFormatY_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY_709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY10_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY10_709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY12_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY12_709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatYUVA: Final[cudaEglColorFormat]
cudaEglColorFormatYVYU: Final[cudaEglColorFormat]
cudaEglColorFormatVYUY: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_420SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_444SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY12V12U12_420SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY12V12U12_444SemiPlanar_ER: Final[cudaEglColorFormat]
cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatUYVY709: Final[cudaEglColorFormat]
cudaEglColorFormatUYVY709_ER: Final[cudaEglColorFormat]
cudaEglColorFormatUYVY2020: Final[cudaEglColorFormat]

class cudaHostFn_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None], object] | int | None = ..., /) -> None: ...

class cudaAsyncCallback(CFuncPtr):
    def __init__(self, function: Callable[[ctypes._Pointer[cudaAsyncNotificationInfo_t], int | None, cudaAsyncCallbackHandle_t], object] | int | None = ..., /) -> None: ...

class cudaStreamCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[driver.CUstream, int, int | None], object] | int | None = ..., /) -> None: ...

class cudaGraphRecaptureCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, driver.CUgraphNode, ctypes._Pointer[cudaGraphNodeParams], ctypes._Pointer[cudaGraphNodeParams], int], int] | int | None = ..., /) -> None: ...

class cudaLogsCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, ctypes._Pointer[ctypes.c_char], int], object] | int | None = ..., /) -> None: ...

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
    f: _Named[cudaChannelFormatKind]
    def __init__(self, x: int = ..., y: int = ..., z: int = ..., w: int = ..., f: cudaChannelFormatKind | _Int = ...) -> None: ...

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
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, tileExtent: _tileExtent = ..., miptailFirstLevel: int = ..., miptailSize: int = ..., flags: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaArrayMemoryRequirements(_Struct):
    size: int
    alignment: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, size: int = ..., alignment: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaPitchedPtr(_Struct):
    ptr: int | None
    pitch: int
    xsize: int
    ysize: int
    def __init__(self, ptr: int | None = ..., pitch: int = ..., xsize: int = ..., ysize: int = ...) -> None: ...

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
    kind: _Named[cudaMemcpyKind]
    def __init__(self, srcArray: cudaArray_t | int | None = ..., srcPos: cudaPos = ..., srcPtr: cudaPitchedPtr = ..., dstArray: cudaArray_t | int | None = ..., dstPos: cudaPos = ..., dstPtr: cudaPitchedPtr = ..., extent: cudaExtent = ..., kind: cudaMemcpyKind | _Int = ...) -> None: ...

class cudaMemcpyNodeParams(_Struct):
    flags: int
    reserved: int
    ctx: cudaExecutionContext_t
    copyParams: cudaMemcpy3DParms
    def __init__(self, flags: int = ..., reserved: int = ..., ctx: cudaExecutionContext_t | int | None = ..., copyParams: cudaMemcpy3DParms = ...) -> None: ...

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
    def __init__(self, srcArray: cudaArray_t | int | None = ..., srcPos: cudaPos = ..., srcPtr: cudaPitchedPtr = ..., srcDevice: int = ..., dstArray: cudaArray_t | int | None = ..., dstPos: cudaPos = ..., dstPtr: cudaPitchedPtr = ..., dstDevice: int = ..., extent: cudaExtent = ...) -> None: ...

class cudaMemsetParams(_Struct):
    dst: int | None
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    def __init__(self, dst: int | None = ..., pitch: int = ..., value: int = ..., elementSize: int = ..., width: int = ..., height: int = ...) -> None: ...

class cudaMemsetParamsV2(_Struct):
    dst: int | None
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    ctx: cudaExecutionContext_t
    def __init__(self, dst: int | None = ..., pitch: int = ..., value: int = ..., elementSize: int = ..., width: int = ..., height: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaAccessPolicyWindow(_Struct):
    base_ptr: int | None
    num_bytes: int
    hitRatio: float
    hitProp: _Named[cudaAccessProperty]
    missProp: _Named[cudaAccessProperty]
    def __init__(self, base_ptr: int | None = ..., num_bytes: int = ..., hitRatio: float = ..., hitProp: cudaAccessProperty | _Int = ..., missProp: cudaAccessProperty | _Int = ...) -> None: ...

class cudaHostNodeParams(_Struct):
    fn: cudaHostFn_t
    userData: int | None
    def __init__(self, fn: cudaHostFn_t | None = ..., userData: int | None = ...) -> None: ...

class cudaHostNodeParamsV2(_Struct):
    fn: cudaHostFn_t
    userData: int | None
    syncMode: int
    ctx: cudaExecutionContext_t
    def __init__(self, fn: cudaHostFn_t | None = ..., userData: int | None = ..., syncMode: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaResourceDesc(_Struct):
    resType: _Named[cudaResourceType]
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
            def __init__(self, devPtr: int | None = ..., desc: cudaChannelFormatDesc = ..., sizeInBytes: int = ...) -> None: ...
        linear: _linear
        class _pitch2D(_Struct):
            devPtr: int | None
            desc: cudaChannelFormatDesc
            width: int
            height: int
            pitchInBytes: int
            def __init__(self, devPtr: int | None = ..., desc: cudaChannelFormatDesc = ..., width: int = ..., height: int = ..., pitchInBytes: int = ...) -> None: ...
        pitch2D: _pitch2D
        class _reserved(_Struct):
            reserved: _Items[ctypes.c_int, int]
            def __init__(self, reserved: Sequence[int] | Array[ctypes.c_int] = ...) -> None: ...
        reserved: _reserved
        def __init__(self, array: _array = ..., mipmap: _mipmap = ..., linear: _linear = ..., pitch2D: _pitch2D = ..., reserved: _reserved = ...) -> None: ...
    res: _res
    flags: int
    def __init__(self, resType: cudaResourceType | _Int = ..., res: _res = ..., flags: int = ...) -> None: ...

class cudaResourceViewDesc(_Struct):
    format: _Named[cudaResourceViewFormat]
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, format: cudaResourceViewFormat | _Int = ..., width: int = ..., height: int = ..., depth: int = ..., firstMipmapLevel: int = ..., lastMipmapLevel: int = ..., firstLayer: int = ..., lastLayer: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaPointerAttributes(_Struct):
    type: _Named[cudaMemoryType]
    device: int
    devicePointer: int | None
    hostPointer: int | None
    localityDomainOrdinal: int
    unused: int
    reserved: _Items[ctypes.c_long, int]
    def __init__(self, type: cudaMemoryType | _Int = ..., device: int = ..., devicePointer: int | None = ..., hostPointer: int | None = ..., *, localityDomainOrdinal: int = ..., unused: int = ..., reserved: Sequence[int] | Array[ctypes.c_long] = ...) -> None: ...

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
    sharedMemoryMode: _Named[cudaSharedMemoryMode]
    reserved: _Items[ctypes.c_int, int]
    def __init__(self, sharedSizeBytes: int = ..., constSizeBytes: int = ..., localSizeBytes: int = ..., maxThreadsPerBlock: int = ..., numRegs: int = ..., ptxVersion: int = ..., binaryVersion: int = ..., cacheModeCA: int = ..., maxDynamicSharedSizeBytes: int = ..., preferredShmemCarveout: int = ..., clusterDimMustBeSet: int = ..., requiredClusterWidth: int = ..., requiredClusterHeight: int = ..., requiredClusterDepth: int = ..., clusterSchedulingPolicyPreference: int = ..., nonPortableClusterSizeAllowed: int = ..., deviceNodeUpdateStatus: int = ..., sharedMemoryMode: cudaSharedMemoryMode | _Int = ..., reserved: Sequence[int] | Array[ctypes.c_int] = ...) -> None: ...

class cudaMemLocation(_Struct):
    type: _Named[cudaMemLocationType]
    id: int
    class _localized(_Struct):
        deviceId: int
        localityDomainId: int
        def __init__(self, deviceId: int = ..., localityDomainId: int = ...) -> None: ...
    localized: _localized
    def __init__(self, type: cudaMemLocationType | _Int = ..., *, id: int = ..., localized: _localized = ...) -> None: ...

class cudaMemAccessDesc(_Struct):
    location: cudaMemLocation
    flags: _Named[cudaMemAccessFlags]
    def __init__(self, location: cudaMemLocation = ..., flags: cudaMemAccessFlags | _Int = ...) -> None: ...

class cudaMemPoolProps(_Struct):
    allocType: _Named[cudaMemAllocationType]
    handleTypes: _Named[cudaMemAllocationHandleType]
    location: cudaMemLocation
    win32SecurityAttributes: int | None
    maxSize: int
    usage: int
    reserved: _Octets[ctypes.c_ubyte]
    reserved1: int
    def __init__(self, allocType: cudaMemAllocationType | _Int = ..., handleTypes: cudaMemAllocationHandleType | _Int = ..., location: cudaMemLocation = ..., win32SecurityAttributes: int | None = ..., maxSize: int = ..., usage: int = ..., reserved: _ReadBuffer | Sequence[int] = ..., reserved1: int = ...) -> None: ...

class cudaMemPoolPtrExportData(_Struct):
    reserved: _Octets[ctypes.c_ubyte]
    def __init__(self, reserved: _ReadBuffer | Sequence[int] = ...) -> None: ...

class cudaMemAllocNodeParams(_Struct):
    poolProps: cudaMemPoolProps
    accessDescs: ctypes._Pointer[cudaMemAccessDesc]
    accessDescCount: int
    bytesize: int
    dptr: int | None
    def __init__(self, poolProps: cudaMemPoolProps = ..., accessDescs: ctypes._Pointer[cudaMemAccessDesc] | None = ..., accessDescCount: int = ..., bytesize: int = ..., dptr: int | None = ...) -> None: ...

class cudaMemAllocNodeParamsV2(_Struct):
    poolProps: cudaMemPoolProps
    accessDescs: ctypes._Pointer[cudaMemAccessDesc]
    accessDescCount: int
    bytesize: int
    dptr: int | None
    def __init__(self, poolProps: cudaMemPoolProps = ..., accessDescs: ctypes._Pointer[cudaMemAccessDesc] | None = ..., accessDescCount: int = ..., bytesize: int = ..., dptr: int | None = ...) -> None: ...

class cudaMemFreeNodeParams(_Struct):
    dptr: int | None
    def __init__(self, dptr: int | None = ...) -> None: ...

class cudaMemcpyAttributes(_Struct):
    srcAccessOrder: _Named[cudaMemcpySrcAccessOrder]
    srcLocHint: cudaMemLocation
    dstLocHint: cudaMemLocation
    flags: int
    def __init__(self, srcAccessOrder: cudaMemcpySrcAccessOrder | _Int = ..., srcLocHint: cudaMemLocation = ..., dstLocHint: cudaMemLocation = ..., flags: int = ...) -> None: ...

class cudaOffset3D(_Struct):
    x: int
    y: int
    z: int
    def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaMemcpy3DOperand(_Struct):
    type: _Named[cudaMemcpy3DOperandType]
    class _op(_Union):
        class _ptr(_Struct):
            ptr: int | None
            rowLength: int
            layerHeight: int
            locHint: cudaMemLocation
            def __init__(self, ptr: int | None = ..., rowLength: int = ..., layerHeight: int = ..., locHint: cudaMemLocation = ...) -> None: ...
        ptr: _ptr
        class _array(_Struct):
            array: cudaArray_t
            offset: cudaOffset3D
            def __init__(self, array: cudaArray_t | int | None = ..., offset: cudaOffset3D = ...) -> None: ...
        array: _array
        def __init__(self, ptr: _ptr = ..., array: _array = ...) -> None: ...
    op: _op
    def __init__(self, type: cudaMemcpy3DOperandType | _Int = ..., op: _op = ...) -> None: ...

class cudaMemcpy3DBatchOp(_Struct):
    src: cudaMemcpy3DOperand
    dst: cudaMemcpy3DOperand
    extent: cudaExtent
    srcAccessOrder: _Named[cudaMemcpySrcAccessOrder]
    flags: int
    def __init__(self, src: cudaMemcpy3DOperand = ..., dst: cudaMemcpy3DOperand = ..., extent: cudaExtent = ..., srcAccessOrder: cudaMemcpySrcAccessOrder | _Int = ..., flags: int = ...) -> None: ...

class CUuuid(_Struct):
    bytes: _CharBytes
    def __init__(self, bytes: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
CUuuid_st = CUuuid

class cudaDeviceProp(_Struct):
    name: _Chars
    uuid: CUuuid
    luid: _CharBytes
    luidDeviceNodeMask: int
    totalGlobalMem: int
    sharedMemPerBlock: int
    regsPerBlock: int
    warpSize: int
    memPitch: int
    maxThreadsPerBlock: int
    maxThreadsDim: _Items[ctypes.c_int, int]
    maxGridSize: _Items[ctypes.c_int, int]
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
    maxTexture2D: _Items[ctypes.c_int, int]
    maxTexture2DMipmap: _Items[ctypes.c_int, int]
    maxTexture2DLinear: _Items[ctypes.c_int, int]
    maxTexture2DGather: _Items[ctypes.c_int, int]
    maxTexture3D: _Items[ctypes.c_int, int]
    maxTexture3DAlt: _Items[ctypes.c_int, int]
    maxTextureCubemap: int
    maxTexture1DLayered: _Items[ctypes.c_int, int]
    maxTexture2DLayered: _Items[ctypes.c_int, int]
    maxTextureCubemapLayered: _Items[ctypes.c_int, int]
    maxSurface1D: int
    maxSurface2D: _Items[ctypes.c_int, int]
    maxSurface3D: _Items[ctypes.c_int, int]
    maxSurface1DLayered: _Items[ctypes.c_int, int]
    maxSurface2DLayered: _Items[ctypes.c_int, int]
    maxSurfaceCubemap: int
    maxSurfaceCubemapLayered: _Items[ctypes.c_int, int]
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
    reserved: _Items[ctypes.c_int, int]
    def __init__(self, name: _Str | _ReadBuffer | Sequence[int] = ..., uuid: CUuuid = ..., luid: _Str | _ReadBuffer | Sequence[int] = ..., luidDeviceNodeMask: int = ..., totalGlobalMem: int = ..., sharedMemPerBlock: int = ..., regsPerBlock: int = ..., warpSize: int = ..., memPitch: int = ..., maxThreadsPerBlock: int = ..., maxThreadsDim: Sequence[int] | Array[ctypes.c_int] = ..., maxGridSize: Sequence[int] | Array[ctypes.c_int] = ..., totalConstMem: int = ..., major: int = ..., minor: int = ..., textureAlignment: int = ..., texturePitchAlignment: int = ..., multiProcessorCount: int = ..., integrated: int = ..., canMapHostMemory: int = ..., maxTexture1D: int = ..., maxTexture1DMipmap: int = ..., maxTexture2D: Sequence[int] | Array[ctypes.c_int] = ..., maxTexture2DMipmap: Sequence[int] | Array[ctypes.c_int] = ..., maxTexture2DLinear: Sequence[int] | Array[ctypes.c_int] = ..., maxTexture2DGather: Sequence[int] | Array[ctypes.c_int] = ..., maxTexture3D: Sequence[int] | Array[ctypes.c_int] = ..., maxTexture3DAlt: Sequence[int] | Array[ctypes.c_int] = ..., maxTextureCubemap: int = ..., maxTexture1DLayered: Sequence[int] | Array[ctypes.c_int] = ..., maxTexture2DLayered: Sequence[int] | Array[ctypes.c_int] = ..., maxTextureCubemapLayered: Sequence[int] | Array[ctypes.c_int] = ..., maxSurface1D: int = ..., maxSurface2D: Sequence[int] | Array[ctypes.c_int] = ..., maxSurface3D: Sequence[int] | Array[ctypes.c_int] = ..., maxSurface1DLayered: Sequence[int] | Array[ctypes.c_int] = ..., maxSurface2DLayered: Sequence[int] | Array[ctypes.c_int] = ..., maxSurfaceCubemap: int = ..., maxSurfaceCubemapLayered: Sequence[int] | Array[ctypes.c_int] = ..., surfaceAlignment: int = ..., concurrentKernels: int = ..., ECCEnabled: int = ..., pciBusID: int = ..., pciDeviceID: int = ..., pciDomainID: int = ..., tccDriver: int = ..., asyncEngineCount: int = ..., unifiedAddressing: int = ..., memoryBusWidth: int = ..., l2CacheSize: int = ..., persistingL2CacheMaxSize: int = ..., maxThreadsPerMultiProcessor: int = ..., streamPrioritiesSupported: int = ..., globalL1CacheSupported: int = ..., localL1CacheSupported: int = ..., sharedMemPerMultiprocessor: int = ..., regsPerMultiprocessor: int = ..., managedMemory: int = ..., isMultiGpuBoard: int = ..., multiGpuBoardGroupID: int = ..., hostNativeAtomicSupported: int = ..., pageableMemoryAccess: int = ..., concurrentManagedAccess: int = ..., computePreemptionSupported: int = ..., canUseHostPointerForRegisteredMem: int = ..., cooperativeLaunch: int = ..., sharedMemPerBlockOptin: int = ..., pageableMemoryAccessUsesHostPageTables: int = ..., directManagedMemAccessFromHost: int = ..., maxBlocksPerMultiProcessor: int = ..., accessPolicyMaxWindowSize: int = ..., reservedSharedMemPerBlock: int = ..., hostRegisterSupported: int = ..., sparseCudaArraySupported: int = ..., hostRegisterReadOnlySupported: int = ..., timelineSemaphoreInteropSupported: int = ..., memoryPoolsSupported: int = ..., gpuDirectRDMASupported: int = ..., gpuDirectRDMAFlushWritesOptions: int = ..., gpuDirectRDMAWritesOrdering: int = ..., memoryPoolSupportedHandleTypes: int = ..., deferredMappingCudaArraySupported: int = ..., ipcEventSupported: int = ..., clusterLaunch: int = ..., unifiedFunctionPointers: int = ..., deviceNumaConfig: int = ..., deviceNumaId: int = ..., mpsEnabled: int = ..., hostNumaId: int = ..., gpuPciDeviceID: int = ..., gpuPciSubsystemID: int = ..., hostNumaMultinodeIpcSupported: int = ..., reserved: Sequence[int] | Array[ctypes.c_int] = ...) -> None: ...

class cudaIpcEventHandle_t(_Struct):
    reserved: _CharBytes
    def __init__(self, reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
cudaIpcEventHandle_st = cudaIpcEventHandle_t

class cudaIpcMemHandle_t(_Struct):
    reserved: _CharBytes
    def __init__(self, reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
cudaIpcMemHandle_st = cudaIpcMemHandle_t

class cudaMemFabricHandle_t(_Struct):
    reserved: _CharBytes
    def __init__(self, reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
cudaMemFabricHandle_st = cudaMemFabricHandle_t

class cudaExternalMemoryHandleDesc(_Struct):
    type: _Named[cudaExternalMemoryHandleType]
    class _handle(_Union):
        fd: int
        class _win32(_Struct):
            handle: int | None
            name: int | None
            def __init__(self, handle: int | None = ..., name: int | None = ...) -> None: ...
        win32: _win32
        nvSciBufObject: int | None
        def __init__(self, fd: int = ..., win32: _win32 = ..., nvSciBufObject: int | None = ...) -> None: ...
    handle: _handle
    size: int
    flags: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, type: cudaExternalMemoryHandleType | _Int = ..., handle: _handle = ..., size: int = ..., flags: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaExternalMemoryBufferDesc(_Struct):
    offset: int
    size: int
    flags: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, offset: int = ..., size: int = ..., flags: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaExternalMemoryMipmappedArrayDesc(_Struct):
    offset: int
    formatDesc: cudaChannelFormatDesc
    extent: cudaExtent
    flags: int
    numLevels: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, offset: int = ..., formatDesc: cudaChannelFormatDesc = ..., extent: cudaExtent = ..., flags: int = ..., numLevels: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaExternalSemaphoreHandleDesc(_Struct):
    type: _Named[cudaExternalSemaphoreHandleType]
    class _handle(_Union):
        fd: int
        class _win32(_Struct):
            handle: int | None
            name: int | None
            def __init__(self, handle: int | None = ..., name: int | None = ...) -> None: ...
        win32: _win32
        nvSciSyncObj: int | None
        def __init__(self, fd: int = ..., win32: _win32 = ..., nvSciSyncObj: int | None = ...) -> None: ...
    handle: _handle
    flags: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, type: cudaExternalSemaphoreHandleType | _Int = ..., handle: _handle = ..., flags: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaExternalSemaphoreSignalParams(_Struct):
    class _params(_Struct):
        class _fence(_Struct):
            value: int
            def __init__(self, value: int = ...) -> None: ...
        fence: _fence
        class _nvSciSync(_Union):
            fence: int | None
            reserved: int
            def __init__(self, fence: int | None = ..., reserved: int = ...) -> None: ...
        nvSciSync: _nvSciSync
        class _keyedMutex(_Struct):
            key: int
            def __init__(self, key: int = ...) -> None: ...
        keyedMutex: _keyedMutex
        reserved: _Items[ctypes.c_uint, int]
        def __init__(self, fence: _fence = ..., nvSciSync: _nvSciSync = ..., keyedMutex: _keyedMutex = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...
    params: _params
    flags: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, params: _params = ..., flags: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class cudaExternalSemaphoreWaitParams(_Struct):
    class _params(_Struct):
        class _fence(_Struct):
            value: int
            def __init__(self, value: int = ...) -> None: ...
        fence: _fence
        class _nvSciSync(_Union):
            fence: int | None
            reserved: int
            def __init__(self, fence: int | None = ..., reserved: int = ...) -> None: ...
        nvSciSync: _nvSciSync
        class _keyedMutex(_Struct):
            key: int
            timeoutMs: int
            def __init__(self, key: int = ..., timeoutMs: int = ...) -> None: ...
        keyedMutex: _keyedMutex
        reserved: _Items[ctypes.c_uint, int]
        def __init__(self, fence: _fence = ..., nvSciSync: _nvSciSync = ..., keyedMutex: _keyedMutex = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...
    params: _params
    flags: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, params: _params = ..., flags: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

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
    sharingScope: _Named[cudaDevWorkqueueConfigScope]
    def __init__(self, device: int = ..., wqConcurrencyLimit: int = ..., sharingScope: cudaDevWorkqueueConfigScope | _Int = ...) -> None: ...

class cudaDevWorkqueueResource(_Struct):
    reserved: _Octets[ctypes.c_ubyte]
    def __init__(self, reserved: _ReadBuffer | Sequence[int] = ...) -> None: ...

class cudaDevSmResourceGroupParams(_Struct):
    smCount: int
    coscheduledSmCount: int
    preferredCoscheduledSmCount: int
    flags: int
    localityDomainId: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, smCount: int = ..., coscheduledSmCount: int = ..., preferredCoscheduledSmCount: int = ..., flags: int = ..., localityDomainId: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...
cudaDevSmResourceGroupParams_st = cudaDevSmResourceGroupParams

class cudaDevResource(_Struct):
    type: _Named[cudaDevResourceType]
    _internal_padding: _Octets[ctypes.c_ubyte]
    sm: cudaDevSmResource
    wqConfig: cudaDevWorkqueueConfigResource
    wq: cudaDevWorkqueueResource
    _oversize: _Octets[ctypes.c_ubyte]
    nextResource: ctypes._Pointer[cudaDevResource]
    def __init__(self, type: cudaDevResourceType | _Int = ..., _internal_padding: _ReadBuffer | Sequence[int] = ..., *, sm: cudaDevSmResource = ..., wqConfig: cudaDevWorkqueueConfigResource = ..., wq: cudaDevWorkqueueResource = ..., _oversize: _ReadBuffer | Sequence[int] = ..., nextResource: ctypes._Pointer[cudaDevResource] | None = ...) -> None: ...
cudaDevResource_st = cudaDevResource

class cudalibraryHostUniversalFunctionAndDataTable(_Struct):
    functionTable: int | None
    functionWindowSize: int
    dataTable: int | None
    dataWindowSize: int
    def __init__(self, functionTable: int | None = ..., functionWindowSize: int = ..., dataTable: int | None = ..., dataWindowSize: int = ...) -> None: ...

class cudaKernelNodeParams(_Struct):
    func: int | None
    gridDim: dim3
    blockDim: dim3
    sharedMemBytes: int
    kernelParams: ctypes._Pointer[ctypes.c_void_p]
    extra: ctypes._Pointer[ctypes.c_void_p]
    def __init__(self, func: int | None = ..., gridDim: dim3 = ..., blockDim: dim3 = ..., sharedMemBytes: int = ..., kernelParams: ctypes._Pointer[ctypes.c_void_p] | None = ..., extra: ctypes._Pointer[ctypes.c_void_p] | None = ...) -> None: ...

class cudaKernelNodeParamsV2(_Struct):
    func: int | None
    kern: driver.CUkernel
    cuFunc: driver.CUfunction
    gridDim: dim3
    blockDim: dim3
    sharedMemBytes: int
    kernelParams: ctypes._Pointer[ctypes.c_void_p]
    extra: ctypes._Pointer[ctypes.c_void_p]
    ctx: cudaExecutionContext_t
    functionType: _Named[cudaKernelFunctionType]
    def __init__(self, *, func: int | None = ..., kern: driver.CUkernel | int | None = ..., cuFunc: driver.CUfunction | int | None = ..., gridDim: dim3 = ..., blockDim: dim3 = ..., sharedMemBytes: int = ..., kernelParams: ctypes._Pointer[ctypes.c_void_p] | None = ..., extra: ctypes._Pointer[ctypes.c_void_p] | None = ..., ctx: cudaExecutionContext_t | int | None = ..., functionType: cudaKernelFunctionType | _Int = ...) -> None: ...

class cudaExternalSemaphoreSignalNodeParams(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreSignalParams]
    numExtSems: int
    def __init__(self, extSemArray: ctypes._Pointer[cudaExternalSemaphore_t] | None = ..., paramsArray: ctypes._Pointer[cudaExternalSemaphoreSignalParams] | None = ..., numExtSems: int = ...) -> None: ...

class cudaExternalSemaphoreSignalNodeParamsV2(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreSignalParams]
    numExtSems: int
    ctx: cudaExecutionContext_t
    def __init__(self, extSemArray: ctypes._Pointer[cudaExternalSemaphore_t] | None = ..., paramsArray: ctypes._Pointer[cudaExternalSemaphoreSignalParams] | None = ..., numExtSems: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaExternalSemaphoreWaitNodeParams(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreWaitParams]
    numExtSems: int
    def __init__(self, extSemArray: ctypes._Pointer[cudaExternalSemaphore_t] | None = ..., paramsArray: ctypes._Pointer[cudaExternalSemaphoreWaitParams] | None = ..., numExtSems: int = ...) -> None: ...

class cudaExternalSemaphoreWaitNodeParamsV2(_Struct):
    extSemArray: ctypes._Pointer[cudaExternalSemaphore_t]
    paramsArray: ctypes._Pointer[cudaExternalSemaphoreWaitParams]
    numExtSems: int
    ctx: cudaExecutionContext_t
    def __init__(self, extSemArray: ctypes._Pointer[cudaExternalSemaphore_t] | None = ..., paramsArray: ctypes._Pointer[cudaExternalSemaphoreWaitParams] | None = ..., numExtSems: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaConditionalNodeParams(_Struct):
    handle: int
    type: _Named[cudaGraphConditionalNodeType]
    size: int
    phGraph_out: ctypes._Pointer[driver.CUgraph]
    ctx: cudaExecutionContext_t
    def __init__(self, handle: int = ..., type: cudaGraphConditionalNodeType | _Int = ..., size: int = ..., phGraph_out: ctypes._Pointer[driver.CUgraph] | None = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaMemcpyBatchNodeParams(_Struct):
    count: int
    dsts: ctypes._Pointer[ctypes.c_void_p]
    srcs: ctypes._Pointer[ctypes.c_void_p]
    sizes: ctypes._Pointer[ctypes.c_size_t]
    attrs: ctypes._Pointer[cudaMemcpyAttributes]
    attrsIdxs: ctypes._Pointer[ctypes.c_size_t]
    numAttrs: int
    ctx: cudaExecutionContext_t
    def __init__(self, count: int = ..., dsts: ctypes._Pointer[ctypes.c_void_p] | None = ..., srcs: ctypes._Pointer[ctypes.c_void_p] | None = ..., sizes: ctypes._Pointer[ctypes.c_size_t] | None = ..., attrs: ctypes._Pointer[cudaMemcpyAttributes] | None = ..., attrsIdxs: ctypes._Pointer[ctypes.c_size_t] | None = ..., numAttrs: int = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaChildGraphNodeParams(_Struct):
    graph: driver.CUgraph
    ownership: _Named[cudaGraphChildGraphNodeOwnership]
    def __init__(self, graph: driver.CUgraph | int | None = ..., ownership: cudaGraphChildGraphNodeOwnership | _Int = ...) -> None: ...

class cudaEventRecordNodeParams(_Struct):
    event: driver.CUevent
    ctx: cudaExecutionContext_t
    def __init__(self, event: driver.CUevent | int | None = ..., ctx: cudaExecutionContext_t | int | None = ...) -> None: ...

class cudaEventWaitNodeParams(_Struct):
    event: driver.CUevent
    def __init__(self, event: driver.CUevent | int | None = ...) -> None: ...

class cudaGraphNodeParams(_Struct):
    type: _Named[cudaGraphNodeType]
    reserved0: _Items[ctypes.c_int, int]
    reserved1: _Items[ctypes.c_longlong, int]
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
    def __init__(self, type: cudaGraphNodeType | _Int = ..., reserved0: Sequence[int] | Array[ctypes.c_int] = ..., *, reserved1: Sequence[int] | Array[ctypes.c_longlong] = ..., kernel: cudaKernelNodeParamsV2 = ..., memcpy: cudaMemcpyNodeParams = ..., memset: cudaMemsetParamsV2 = ..., host: cudaHostNodeParamsV2 = ..., graph: cudaChildGraphNodeParams = ..., eventWait: cudaEventWaitNodeParams = ..., eventRecord: cudaEventRecordNodeParams = ..., extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2 = ..., extSemWait: cudaExternalSemaphoreWaitNodeParamsV2 = ..., alloc: cudaMemAllocNodeParamsV2 = ..., free: cudaMemFreeNodeParams = ..., conditional: cudaConditionalNodeParams = ..., memcpyBatch: cudaMemcpyBatchNodeParams = ..., reserved2: int = ...) -> None: ...

class cudaGraphEdgeData(_Struct):
    from_port: int
    to_port: int
    type: int
    reserved: _Octets[ctypes.c_ubyte]
    def __init__(self, from_port: int = ..., to_port: int = ..., type: int = ..., reserved: _ReadBuffer | Sequence[int] = ...) -> None: ...
cudaGraphEdgeData_st = cudaGraphEdgeData

class cudaGraphInstantiateParams(_Struct):
    flags: int
    uploadStream: driver.CUstream
    errNode_out: driver.CUgraphNode
    result_out: _Named[cudaGraphInstantiateResult]
    def __init__(self, flags: int = ..., uploadStream: driver.CUstream | int | None = ..., errNode_out: driver.CUgraphNode | int | None = ..., result_out: cudaGraphInstantiateResult | _Int = ...) -> None: ...
cudaGraphInstantiateParams_st = cudaGraphInstantiateParams

class cudaGraphExecUpdateResultInfo(_Struct):
    result: _Named[cudaGraphExecUpdateResult]
    errorNode: driver.CUgraphNode
    errorFromNode: driver.CUgraphNode
    def __init__(self, result: cudaGraphExecUpdateResult | _Int = ..., errorNode: driver.CUgraphNode | int | None = ..., errorFromNode: driver.CUgraphNode | int | None = ...) -> None: ...
cudaGraphExecUpdateResultInfo_st = cudaGraphExecUpdateResultInfo

class cudaGraphKernelNodeUpdate(_Struct):
    node: driver.CUgraphDeviceNode
    field: _Named[cudaGraphKernelNodeField]
    class _updateData(_Union):
        gridDim: dim3
        class _param(_Struct):
            pValue: int | None
            offset: int
            size: int
            def __init__(self, pValue: int | None = ..., offset: int = ..., size: int = ...) -> None: ...
        param: _param
        isEnabled: int
        def __init__(self, gridDim: dim3 = ..., param: _param = ..., isEnabled: int = ...) -> None: ...
    updateData: _updateData
    def __init__(self, node: driver.CUgraphDeviceNode | int | None = ..., field: cudaGraphKernelNodeField | _Int = ..., updateData: _updateData = ...) -> None: ...

class cudaLaunchMemSyncDomainMap(_Struct):
    default_: int
    remote: int
    def __init__(self, default_: int = ..., remote: int = ...) -> None: ...
cudaLaunchMemSyncDomainMap_st = cudaLaunchMemSyncDomainMap

class cudaLaunchAttributeValue(_Union):
    pad: _CharBytes
    accessPolicyWindow: cudaAccessPolicyWindow
    cooperative: int
    syncPolicy: _Named[cudaSynchronizationPolicy]
    class _clusterDim(_Struct):
        x: int
        y: int
        z: int
        def __init__(self, x: int = ..., y: int = ..., z: int = ...) -> None: ...
    clusterDim: _clusterDim
    clusterSchedulingPolicyPreference: _Named[cudaClusterSchedulingPolicy]
    programmaticStreamSerializationAllowed: int
    class _programmaticEvent(_Struct):
        event: driver.CUevent
        flags: int
        triggerAtBlockStart: int
        def __init__(self, event: driver.CUevent | int | None = ..., flags: int = ..., triggerAtBlockStart: int = ...) -> None: ...
    programmaticEvent: _programmaticEvent
    priority: int
    memSyncDomainMap: cudaLaunchMemSyncDomainMap
    memSyncDomain: _Named[cudaLaunchMemSyncDomain]
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
    portableClusterSizeMode: _Named[cudaLaunchAttributePortableClusterMode]
    sharedMemoryMode: _Named[cudaSharedMemoryMode]
    def __init__(self, pad: _Str | _ReadBuffer | Sequence[int] = ..., accessPolicyWindow: cudaAccessPolicyWindow = ..., cooperative: int = ..., syncPolicy: cudaSynchronizationPolicy | _Int = ..., clusterDim: _clusterDim = ..., clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy | _Int = ..., programmaticStreamSerializationAllowed: int = ..., programmaticEvent: _programmaticEvent = ..., priority: int = ..., memSyncDomainMap: cudaLaunchMemSyncDomainMap = ..., memSyncDomain: cudaLaunchMemSyncDomain | _Int = ..., preferredClusterDim: _preferredClusterDim = ..., launchCompletionEvent: _launchCompletionEvent = ..., deviceUpdatableKernelNode: _deviceUpdatableKernelNode = ..., sharedMemCarveout: int = ..., nvlinkUtilCentricScheduling: int = ..., portableClusterSizeMode: cudaLaunchAttributePortableClusterMode | _Int = ..., sharedMemoryMode: cudaSharedMemoryMode | _Int = ...) -> None: ...

class cudaLaunchAttribute(_Struct):
    id: _Named[cudaLaunchAttributeID]
    pad: _CharBytes
    val: cudaLaunchAttributeValue
    def __init__(self, id: cudaLaunchAttributeID | _Int = ..., pad: _Str | _ReadBuffer | Sequence[int] = ..., val: cudaLaunchAttributeValue = ...) -> None: ...
cudaLaunchAttribute_st = cudaLaunchAttribute

class cudaLaunchConfig_t(_Struct):
    gridDim: dim3
    blockDim: dim3
    dynamicSmemBytes: int
    stream: driver.CUstream
    attrs: ctypes._Pointer[cudaLaunchAttribute]
    numAttrs: int
    def __init__(self, gridDim: dim3 = ..., blockDim: dim3 = ..., dynamicSmemBytes: int = ..., stream: driver.CUstream | int | None = ..., attrs: ctypes._Pointer[cudaLaunchAttribute] | None = ..., numAttrs: int = ...) -> None: ...
cudaLaunchConfig_st = cudaLaunchConfig_t

class cudaAsyncNotificationInfo_t(_Struct):
    type: _Named[cudaAsyncNotificationType]
    class _info(_Union):
        class _overBudget(_Struct):
            bytesOverBudget: int
            def __init__(self, bytesOverBudget: int = ...) -> None: ...
        overBudget: _overBudget
        def __init__(self, overBudget: _overBudget = ...) -> None: ...
    info: _info
    def __init__(self, type: cudaAsyncNotificationType | _Int = ..., info: _info = ...) -> None: ...
cudaAsyncNotificationInfo = cudaAsyncNotificationInfo_t

class cudaTextureDesc(_Struct):
    addressMode: _Items[ctypes.c_uint, int]
    filterMode: _Named[cudaTextureFilterMode]
    readMode: _Named[cudaTextureReadMode]
    sRGB: int
    borderColor: _Items[ctypes.c_float, float]
    normalizedCoords: int
    maxAnisotropy: int
    mipmapFilterMode: _Named[cudaTextureFilterMode]
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    disableTrilinearOptimization: int
    seamlessCubemap: int
    def __init__(self, addressMode: Sequence[int] | Array[ctypes.c_uint] = ..., filterMode: cudaTextureFilterMode | _Int = ..., readMode: cudaTextureReadMode | _Int = ..., sRGB: int = ..., borderColor: Sequence[float] | Array[ctypes.c_float] = ..., normalizedCoords: int = ..., maxAnisotropy: int = ..., mipmapFilterMode: cudaTextureFilterMode | _Int = ..., mipmapLevelBias: float = ..., minMipmapLevelClamp: float = ..., maxMipmapLevelClamp: float = ..., disableTrilinearOptimization: int = ..., seamlessCubemap: int = ...) -> None: ...

class cudaGraphRecaptureCallbackData(_Struct):
    callbackFunc: cudaGraphRecaptureCallback_t
    userData: int | None
    def __init__(self, callbackFunc: cudaGraphRecaptureCallback_t | None = ..., userData: int | None = ...) -> None: ...

class cudaEglPlaneDesc(_Struct):
    width: int
    height: int
    depth: int
    pitch: int
    numChannels: int
    channelDesc: cudaChannelFormatDesc
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, width: int = ..., height: int = ..., depth: int = ..., pitch: int = ..., numChannels: int = ..., channelDesc: cudaChannelFormatDesc = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...
cudaEglPlaneDesc_st = cudaEglPlaneDesc

class cudaEglFrame(_Struct):
    class _frame(_Union):
        pArray: _Items[cudaArray_t, cudaArray_t | int | None]
        pPitch: _Items[cudaPitchedPtr, cudaPitchedPtr]
        def __init__(self, pArray: Sequence[cudaArray_t | int | None] | Array[cudaArray_t] = ..., pPitch: Sequence[cudaPitchedPtr] | Array[cudaPitchedPtr] = ...) -> None: ...
    frame: _frame
    planeDesc: _Items[cudaEglPlaneDesc, cudaEglPlaneDesc]
    planeCount: int
    frameType: _Named[cudaEglFrameType]
    eglColorFormat: _Named[cudaEglColorFormat]
    def __init__(self, frame: _frame = ..., planeDesc: Sequence[cudaEglPlaneDesc] | Array[cudaEglPlaneDesc] = ..., planeCount: int = ..., frameType: cudaEglFrameType | _Int = ..., eglColorFormat: cudaEglColorFormat | _Int = ...) -> None: ...
cudaEglFrame_st = cudaEglFrame

GLenum = ctypes.c_uint
GLuint = ctypes.c_uint
cudaDevResourceDesc_t = driver.CUdevResourceDesc
cudaArray_const_t = cudaArray_t
cudaMipmappedArray_const_t = cudaMipmappedArray_t
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
VdpGetProcAddress = CFuncPtr
__CLZ_RETURN_TYPE = ctypes.c_int
__CLZ_PARAMETER_TYPE = ctypes.c_int
__CLZLL_PARAMETER_TYPE = ctypes.c_longlong
cudaStreamAttrID = cudaLaunchAttributeID
cudaStreamAttrValue = cudaLaunchAttributeValue
cudaKernelNodeAttrID = cudaLaunchAttributeID
cudaKernelNodeAttrValue = cudaLaunchAttributeValue

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
def cudaDeviceSetLimit(limit: cudaLimit | _Int, value: int) -> None: ...
def cudaDeviceGetLimit(limit: cudaLimit | _Int) -> int: """made by the call: size_t *pValue"""
def cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc: _Pointer[cudaChannelFormatDesc], device: int) -> int: """made by the call: size_t *maxWidthInElements"""
def cudaDeviceGetCacheConfig() -> cudaFuncCache | int: """made by the call: enum cudaFuncCache *pCacheConfig"""
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]: """made by the call: int *leastPriority, int *greatestPriority"""
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | _Int) -> None: ...
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> int: """made by the call: int *device"""
def cudaDeviceGetPCIBusId(device: int) -> str: """made by the call: char *pciBusId, int len"""
def cudaIpcGetEventHandle(event: driver.CUevent | int | None) -> cudaIpcEventHandle_t: """made by the call: cudaIpcEventHandle_t *handle"""
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> driver.CUevent: """made by the call: cudaEvent_t *event"""
def cudaIpcGetMemHandle(devPtr: _Address) -> cudaIpcMemHandle_t: """made by the call: cudaIpcMemHandle_t *handle"""
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: int) -> int: """made by the call: void **devPtr"""
def cudaIpcCloseMemHandle(devPtr: _Address) -> None: ...
def cudaDeviceFlushGPUDirectRDMAWrites(target: cudaFlushGPUDirectRDMAWritesTarget | _Int, scope: cudaFlushGPUDirectRDMAWritesScope | _Int) -> None: ...
def cudaDeviceRegisterAsyncNotification(device: int, callbackFunc: cudaAsyncCallback | None, userData: _Address) -> cudaAsyncCallbackHandle_t: """since 12.4; made by the call: cudaAsyncCallbackHandle_t *callback"""
def cudaDeviceUnregisterAsyncNotification(device: int, callback: cudaAsyncCallbackHandle_t | int | None) -> None: """since 12.4"""
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig | int: """made by the call: enum cudaSharedMemConfig *pConfig"""
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | _Int) -> None: ...
def cudaGetLastError() -> cudaError_t: ...
def cudaPeekAtLastError() -> cudaError_t: ...
def cudaGetErrorName(error: cudaError_t | _Int) -> str | None: ...
def cudaGetErrorString(error: cudaError_t | _Int) -> str | None: ...
def cudaGetDeviceCount() -> int: """made by the call: int *count"""
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | _Int, device: int) -> int: """made by the call: int *value"""
def cudaDeviceGetHostAtomicCapabilities(operations: _Pointer[ctypes.c_uint] | Sequence[cudaAtomicOperation | _Int] | _ReadArray, count: int | None, device: int) -> list[int]: """since 13.0; made by the call: unsigned int *capabilities"""
def cudaDeviceGetDefaultMemPool(device: int) -> driver.CUmemoryPool: """made by the call: cudaMemPool_t *memPool"""
def cudaDeviceSetMemPool(device: int, memPool: driver.CUmemoryPool | int | None) -> None: ...
def cudaDeviceGetMemPool(device: int) -> driver.CUmemoryPool: """made by the call: cudaMemPool_t *memPool"""
def cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: _Opaque, device: int, flags: int) -> None: ...
def cudaDeviceGetP2PAttribute(attr: cudaDeviceP2PAttr | _Int, srcDevice: int, dstDevice: int) -> int: """made by the call: int *value"""
def cudaDeviceGetP2PAtomicCapabilities(operations: _Pointer[ctypes.c_uint] | Sequence[cudaAtomicOperation | _Int] | _ReadArray, count: int | None, srcDevice: int, dstDevice: int) -> list[int]: """since 13.0; made by the call: unsigned int *capabilities"""
def cudaChooseDevice(prop: _Pointer[cudaDeviceProp]) -> int: """made by the call: int *device"""
def cudaInitDevice(device: int, deviceFlags: int, flags: int) -> None: """since 12.0"""
def cudaSetDevice(device: int) -> None: ...
def cudaGetDevice() -> int: """made by the call: int *device"""
def cudaSetValidDevices(device_arr: _Pointer[ctypes.c_int] | Sequence[int] | _WriteArray, len: int | None) -> None: ...
def cudaSetDeviceFlags(flags: int) -> None: ...
def cudaGetDeviceFlags() -> int: """made by the call: unsigned int *flags"""
def cudaStreamCreate() -> driver.CUstream: """made by the call: cudaStream_t *pStream"""
def cudaStreamCreateWithFlags(flags: int) -> driver.CUstream: """made by the call: cudaStream_t *pStream"""
def cudaStreamCreateWithPriority(flags: int, priority: int) -> driver.CUstream: """made by the call: cudaStream_t *pStream"""
def cudaStreamGetPriority(hStream: driver.CUstream | int | None) -> int: """made by the call: int *priority"""
def cudaStreamGetFlags(hStream: driver.CUstream | int | None) -> int: """made by the call: unsigned int *flags"""
def cudaStreamGetId(hStream: driver.CUstream | int | None) -> int: """since 12.0; made by the call: unsigned long long *streamId"""
def cudaStreamGetDevice(hStream: driver.CUstream | int | None) -> int: """since 12.8; made by the call: int *device"""
def cudaCtxResetPersistingL2Cache() -> None: ...
def cudaStreamCopyAttributes(dst: driver.CUstream | int | None, src: driver.CUstream | int | None) -> None: ...
def cudaStreamGetAttribute(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int) -> cudaLaunchAttributeValue: """made by the call: cudaLaunchAttributeValue *value_out"""
def cudaStreamSetAttribute(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int, value: _Pointer[cudaLaunchAttributeValue]) -> None: ...
def cudaStreamDestroy(stream: driver.CUstream | int | None) -> None: ...
def cudaStreamWaitEvent(stream: driver.CUstream | int | None, event: driver.CUevent | int | None, flags: int) -> None: ...
def cudaStreamAddCallback(stream: driver.CUstream | int | None, callback: cudaStreamCallback_t | None, userData: _Address, flags: int) -> None: ...
def cudaStreamSynchronize(stream: driver.CUstream | int | None) -> None: ...
def cudaStreamQuery(stream: driver.CUstream | int | None) -> cudaError_t: ...
def cudaStreamAttachMemAsync(stream: driver.CUstream | int | None, devPtr: _Address, length: int | None, flags: int) -> None: ...
def cudaStreamBeginCapture(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int) -> None: ...
def cudaStreamBeginRecaptureToGraph(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int, graph: driver.CUgraph | int | None, callbackData: _Pointer[cudaGraphRecaptureCallbackData]) -> None: """since 13.3"""
def cudaStreamBeginCaptureToGraph(stream: driver.CUstream | int | None, graph: driver.CUgraph | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, mode: cudaStreamCaptureMode | _Int) -> None: """since 12.3"""
def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode | _Int | None) -> cudaStreamCaptureMode | int: ...
def cudaStreamEndCapture(stream: driver.CUstream | int | None) -> driver.CUgraph: """made by the call: cudaGraph_t *pGraph"""
def cudaStreamIsCapturing(stream: driver.CUstream | int | None) -> cudaStreamCaptureStatus | int: """made by the call: enum cudaStreamCaptureStatus *pCaptureStatus"""
def cudaStreamUpdateCaptureDependencies(stream: driver.CUstream | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, flags: int) -> None: ...
def cudaEventCreate() -> driver.CUevent: """made by the call: cudaEvent_t *event"""
def cudaEventCreateWithFlags(flags: int) -> driver.CUevent: """made by the call: cudaEvent_t *event"""
def cudaEventRecord(event: driver.CUevent | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaEventRecordWithFlags(event: driver.CUevent | int | None, stream: driver.CUstream | int | None, flags: int) -> None: ...
def cudaEventQuery(event: driver.CUevent | int | None) -> cudaError_t: ...
def cudaEventSynchronize(event: driver.CUevent | int | None) -> None: ...
def cudaEventDestroy(event: driver.CUevent | int | None) -> None: ...
def cudaEventElapsedTime(start: driver.CUevent | int | None, end: driver.CUevent | int | None) -> float: """made by the call: float *ms"""
def cudaImportExternalMemory(memHandleDesc: _Pointer[cudaExternalMemoryHandleDesc]) -> cudaExternalMemory_t: """made by the call: cudaExternalMemory_t *extMem_out"""
def cudaExternalMemoryGetMappedBuffer(extMem: cudaExternalMemory_t | int | None, bufferDesc: _Pointer[cudaExternalMemoryBufferDesc]) -> int: """made by the call: void **devPtr"""
def cudaExternalMemoryGetMappedMipmappedArray(extMem: cudaExternalMemory_t | int | None, mipmapDesc: _Pointer[cudaExternalMemoryMipmappedArrayDesc]) -> cudaMipmappedArray_t: """made by the call: cudaMipmappedArray_t *mipmap"""
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | int | None) -> None: ...
def cudaImportExternalSemaphore(semHandleDesc: _Pointer[cudaExternalSemaphoreHandleDesc]) -> cudaExternalSemaphore_t: """made by the call: cudaExternalSemaphore_t *extSem_out"""
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | int | None) -> None: ...
def cudaLaunchKernel(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchKernelExC(config: _Pointer[cudaLaunchConfig_t], func: _Opaque, args: _Pointer[ctypes.c_void_p]) -> None: """since 11.8"""
def cudaLaunchCooperativeKernel(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaFuncSetCacheConfig(func: _Opaque, cacheConfig: cudaFuncCache | _Int) -> None: ...
def cudaFuncGetAttributes(func: _Opaque) -> cudaFuncAttributes: """made by the call: struct cudaFuncAttributes *attr"""
def cudaFuncSetAttribute(func: _Opaque, attr: cudaFuncAttribute | _Int, value: int) -> None: ...
def cudaFuncGetName(func: _Opaque) -> str | None: """since 12.3; made by the call: const char **name"""
def cudaFuncGetParamInfo(func: _Opaque, paramIndex: int) -> tuple[int, int]: """since 12.4; made by the call: size_t *paramOffset, size_t *paramSize"""
def cudaFuncGetParamCount(func: _Opaque) -> int: """since 13.2; made by the call: size_t *paramCount"""
def cudaLaunchHostFunc(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address) -> None: ...
def cudaLaunchHostFunc_v2(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address, syncMode: int) -> None: """since 13.2"""
def cudaFuncSetSharedMemConfig(func: _Opaque, config: cudaSharedMemConfig | _Int) -> None: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(func: _Opaque, blockSize: int, dynamicSMemSize: int) -> int: """made by the call: int *numBlocks"""
def cudaOccupancyAvailableDynamicSMemPerBlock(func: _Opaque, numBlocks: int, blockSize: int) -> int: """made by the call: size_t *dynamicSmemSize"""
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func: _Opaque, blockSize: int, dynamicSMemSize: int, flags: int) -> int: """made by the call: int *numBlocks"""
def cudaOccupancyMaxPotentialClusterSize(func: _Opaque, launchConfig: _Pointer[cudaLaunchConfig_t]) -> int: """since 11.8; made by the call: int *clusterSize"""
def cudaOccupancyMaxActiveClusters(func: _Opaque, launchConfig: _Pointer[cudaLaunchConfig_t]) -> int: """since 11.8; made by the call: int *numClusters"""
def cudaMallocManaged(size: int, flags: int) -> int: """made by the call: void **devPtr"""
def cudaMalloc(size: int) -> int: """made by the call: void **devPtr"""
def cudaMallocHost(size: int) -> int: """made by the call: void **ptr"""
def cudaMallocPitch(width: int, height: int) -> tuple[int, int]: """made by the call: void **devPtr, size_t *pitch"""
def cudaMallocArray(desc: _Pointer[cudaChannelFormatDesc], width: int, height: int, flags: int) -> cudaArray_t: """made by the call: cudaArray_t *array"""
def cudaFree(devPtr: _Address) -> None: ...
def cudaFreeHost(ptr: _Address) -> None: ...
def cudaFreeArray(array: cudaArray_t | int | None) -> None: ...
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | int | None) -> None: ...
def cudaHostAlloc(size: int, flags: int) -> int: """made by the call: void **pHost"""
def cudaHostRegister(ptr: _Address, size: int | None, flags: int) -> None: ...
def cudaHostUnregister(ptr: _Address) -> None: ...
def cudaHostGetDevicePointer(pHost: _Address, flags: int) -> int: """made by the call: void **pDevice"""
def cudaHostGetFlags(pHost: _Address) -> int: """made by the call: unsigned int *pFlags"""
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr: """made by the call: struct cudaPitchedPtr *pitchedDevPtr"""
def cudaMalloc3DArray(desc: _Pointer[cudaChannelFormatDesc], extent: cudaExtent, flags: int) -> cudaArray_t: """made by the call: cudaArray_t *array"""
def cudaMallocMipmappedArray(desc: _Pointer[cudaChannelFormatDesc], extent: cudaExtent, numLevels: int, flags: int) -> cudaMipmappedArray_t: """made by the call: cudaMipmappedArray_t *mipmappedArray"""
def cudaGetMipmappedArrayLevel(mipmappedArray: cudaMipmappedArray_t | int | None, level: int) -> cudaArray_t: """made by the call: cudaArray_t *levelArray"""
def cudaMemcpy3D(p: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaMemcpy3DPeer(p: _Pointer[cudaMemcpy3DPeerParms]) -> None: ...
def cudaMemcpy3DAsync(p: _Pointer[cudaMemcpy3DParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DPeerAsync(p: _Pointer[cudaMemcpy3DPeerParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemGetInfo() -> tuple[int, int]: """made by the call: size_t *free, size_t *total"""
def cudaArrayGetInfo(array: cudaArray_t | int | None) -> tuple[cudaChannelFormatDesc, cudaExtent, int]: """made by the call: struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags"""
def cudaArrayGetPlane(hArray: cudaArray_t | int | None, planeIdx: int) -> cudaArray_t: """made by the call: cudaArray_t *pPlaneArray"""
def cudaArrayGetMemoryRequirements(array: cudaArray_t | int | None, device: int) -> cudaArrayMemoryRequirements: """made by the call: struct cudaArrayMemoryRequirements *memoryRequirements"""
def cudaMipmappedArrayGetMemoryRequirements(mipmap: cudaMipmappedArray_t | int | None, device: int) -> cudaArrayMemoryRequirements: """made by the call: struct cudaArrayMemoryRequirements *memoryRequirements"""
def cudaArrayGetSparseProperties(array: cudaArray_t | int | None) -> cudaArraySparseProperties: """made by the call: struct cudaArraySparseProperties *sparseProperties"""
def cudaMipmappedArrayGetSparseProperties(mipmap: cudaMipmappedArray_t | int | None) -> cudaArraySparseProperties: """made by the call: struct cudaArraySparseProperties *sparseProperties"""
def cudaMemcpy(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyPeer(dst: _Writable | _Device, dstDevice: int, src: _Address | _Device, srcDevice: int, count: int | None) -> None: ...
def cudaMemcpy2D(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpy2DToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpy2DFromArray(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpy2DArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyToSymbol(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyFromSymbol(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyAsync(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyPeerAsync(dst: _Writable | _Device, dstDevice: int, src: _Address | _Device, srcDevice: int, count: int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyBatchAsync(dsts: _Pointer[ctypes.c_void_p] | Sequence[int | None], srcs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, count: int | None, attrs: _Pointer[cudaMemcpyAttributes] | Sequence[cudaMemcpyAttributes], attrsIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numAttrs: int | None, stream: driver.CUstream | int | None) -> None: """since 12.8"""
def cudaMemcpy3DBatchAsync(numOps: int | None, opList: _Pointer[cudaMemcpy3DBatchOp] | Sequence[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: """since 12.8"""
def cudaMemcpyWithAttributesAsync(dst: _Writable | _Device, src: _Address | _Device, size: int | None, attr: _Pointer[cudaMemcpyAttributes], stream: driver.CUstream | int | None) -> None: """since 13.2"""
def cudaMemcpy3DWithAttributesAsync(op: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: """since 13.2"""
def cudaMemcpy2DAsync(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DFromArrayAsync(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyToSymbolAsync(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromSymbolAsync(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset(devPtr: _Device, value: int, count: int) -> None: ...
def cudaMemset2D(devPtr: _Device, pitch: int, value: int, width: int, height: int) -> None: ...
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> None: ...
def cudaMemsetAsync(devPtr: _Device, value: int, count: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset2DAsync(devPtr: _Device, pitch: int, value: int, width: int, height: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent, stream: driver.CUstream | int | None) -> None: ...
def cudaGetSymbolAddress(symbol: _Address) -> int: """made by the call: void **devPtr"""
def cudaGetSymbolSize(symbol: _Address) -> int: """made by the call: size_t *size"""
def cudaMemPrefetchAsync(devPtr: _Address, count: int | None, location: cudaMemLocation, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemPrefetchBatchAsync(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None: """since 13.0"""
def cudaMemDiscardBatchAsync(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, flags: int, stream: driver.CUstream | int | None) -> None: """since 13.0"""
def cudaMemDiscardAndPrefetchBatchAsync(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None: """since 13.0"""
def cudaMemGetLocationInfo(devPtr: _Address, size: int | None, summaryGranularity: int, samplingGranularity: int) -> list[cudaMemLocation]: """since 13.4; made by the call: struct cudaMemLocation *location_out"""
def cudaMemAdvise(devPtr: _Address, count: int | None, advice: cudaMemoryAdvise | _Int, location: cudaMemLocation) -> None: ...
def cudaMemRangeGetAttribute(attribute: cudaMemRangeAttribute | _Int, devPtr: _Address, count: int | None) -> int | list[int]: """made by the call: void *data, size_t dataSize"""
def cudaMemRangeGetAttributes(attributes: _Pointer[ctypes.c_uint] | Sequence[int] | Sequence[cudaMemRangeAttribute | _Int] | _WriteArray, numAttributes: int | None, devPtr: _Address, count: int | None) -> list[int | list[int]]: """made by the call: void **data, size_t *dataSizes"""
def cudaMemcpyToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyFromArray(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, count: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromArrayAsync(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMallocAsync(size: int, hStream: driver.CUstream | int | None) -> int: """made by the call: void **devPtr"""
def cudaFreeAsync(devPtr: _Address, hStream: driver.CUstream | int | None) -> None: ...
def cudaMemPoolTrimTo(memPool: driver.CUmemoryPool | int | None, minBytesToKeep: int) -> None: ...
def cudaMemPoolSetAttribute(memPool: driver.CUmemoryPool | int | None, attr: cudaMemPoolAttr | _Int, value: int | cudaMemAllocationType | _Int | cudaMemAllocationHandleType | cudaMemLocationType) -> None: ...
def cudaMemPoolGetAttribute(memPool: driver.CUmemoryPool | int | None, attr: cudaMemPoolAttr | _Int) -> int: """made by the call: void *value"""
def cudaMemPoolSetAccess(memPool: driver.CUmemoryPool | int | None, descList: _Pointer[cudaMemAccessDesc] | Sequence[cudaMemAccessDesc], count: int | None) -> None: ...
def cudaMemPoolGetAccess(memPool: driver.CUmemoryPool | int | None, location: _Pointer[cudaMemLocation]) -> cudaMemAccessFlags | int: """made by the call: enum cudaMemAccessFlags *flags"""
def cudaMemPoolCreate(poolProps: _Pointer[cudaMemPoolProps]) -> driver.CUmemoryPool: """made by the call: cudaMemPool_t *memPool"""
def cudaMemPoolDestroy(memPool: driver.CUmemoryPool | int | None) -> None: ...
def cudaMemGetDefaultMemPool(location: _Pointer[cudaMemLocation], type: cudaMemAllocationType | _Int) -> driver.CUmemoryPool: """since 13.0; made by the call: cudaMemPool_t *memPool"""
def cudaMemGetMemPool(location: _Pointer[cudaMemLocation], type: cudaMemAllocationType | _Int) -> driver.CUmemoryPool: """since 13.0; made by the call: cudaMemPool_t *memPool"""
def cudaMemSetMemPool(location: _Pointer[cudaMemLocation], type: cudaMemAllocationType | _Int, memPool: driver.CUmemoryPool | int | None) -> None: """since 13.0"""
def cudaMallocFromPoolAsync(size: int, memPool: driver.CUmemoryPool | int | None, stream: driver.CUstream | int | None) -> int: """made by the call: void **ptr"""
def cudaMemPoolExportToShareableHandle(memPool: driver.CUmemoryPool | int | None, handleType: cudaMemAllocationHandleType | _Int, flags: int) -> int | cudaMemFabricHandle_t: """made by the call: void *shareableHandle"""
def cudaMemPoolImportFromShareableHandle(shareableHandle: _Address, handleType: cudaMemAllocationHandleType | _Int, flags: int) -> driver.CUmemoryPool: """made by the call: cudaMemPool_t *memPool"""
def cudaMemPoolExportPointer(ptr: _Address) -> cudaMemPoolPtrExportData: """made by the call: struct cudaMemPoolPtrExportData *exportData"""
def cudaMemPoolImportPointer(memPool: driver.CUmemoryPool | int | None, exportData: _Pointer[cudaMemPoolPtrExportData]) -> int: """made by the call: void **ptr"""
def cudaPointerGetAttributes(ptr: _Address) -> cudaPointerAttributes: """made by the call: struct cudaPointerAttributes *attributes"""
def cudaDeviceCanAccessPeer(device: int, peerDevice: int) -> int: """made by the call: int *canAccessPeer"""
def cudaDeviceEnablePeerAccess(peerDevice: int, flags: int) -> None: ...
def cudaDeviceDisablePeerAccess(peerDevice: int) -> None: ...
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | int | None) -> None: ...
def cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t | int | None, flags: int) -> None: ...
def cudaGraphicsMapResources(count: int | None, resources: _Pointer[cudaGraphicsResource_t] | Sequence[cudaGraphicsResource_t | int | None], stream: driver.CUstream | int | None) -> None: ...
def cudaGraphicsUnmapResources(count: int | None, resources: _Pointer[cudaGraphicsResource_t] | Sequence[cudaGraphicsResource_t | int | None], stream: driver.CUstream | int | None) -> None: ...
def cudaGraphicsResourceGetMappedPointer(resource: cudaGraphicsResource_t | int | None) -> tuple[int, int]: """made by the call: void **devPtr, size_t *size"""
def cudaGraphicsSubResourceGetMappedArray(resource: cudaGraphicsResource_t | int | None, arrayIndex: int, mipLevel: int) -> cudaArray_t: """made by the call: cudaArray_t *array"""
def cudaGraphicsResourceGetMappedMipmappedArray(resource: cudaGraphicsResource_t | int | None) -> cudaMipmappedArray_t: """made by the call: cudaMipmappedArray_t *mipmappedArray"""
def cudaGetChannelDesc(array: cudaArray_t | int | None) -> cudaChannelFormatDesc: """made by the call: struct cudaChannelFormatDesc *desc"""
def cudaCreateChannelDesc(x: int, y: int, z: int, w: int, f: cudaChannelFormatKind | _Int) -> cudaChannelFormatDesc: ...
def cudaCreateTextureObject(pResDesc: _Pointer[cudaResourceDesc], pTexDesc: _Pointer[cudaTextureDesc], pResViewDesc: _Pointer[cudaResourceViewDesc]) -> int: """made by the call: cudaTextureObject_t *pTexObject"""
def cudaDestroyTextureObject(texObject: int) -> None: ...
def cudaGetTextureObjectResourceDesc(texObject: int) -> cudaResourceDesc: """made by the call: struct cudaResourceDesc *pResDesc"""
def cudaGetTextureObjectTextureDesc(texObject: int) -> cudaTextureDesc: """made by the call: struct cudaTextureDesc *pTexDesc"""
def cudaGetTextureObjectResourceViewDesc(texObject: int) -> cudaResourceViewDesc: """made by the call: struct cudaResourceViewDesc *pResViewDesc"""
def cudaCreateSurfaceObject(pResDesc: _Pointer[cudaResourceDesc]) -> int: """made by the call: cudaSurfaceObject_t *pSurfObject"""
def cudaDestroySurfaceObject(surfObject: int) -> None: ...
def cudaGetSurfaceObjectResourceDesc(surfObject: int) -> cudaResourceDesc: """made by the call: struct cudaResourceDesc *pResDesc"""
def cudaDriverGetVersion() -> int: """made by the call: int *driverVersion"""
def cudaRuntimeGetVersion() -> int: """made by the call: int *runtimeVersion"""
def cudaLogsRegisterCallback(callbackFunc: cudaLogsCallback_t | None, userData: _Address) -> driver.CUlogsCallbackHandle: """since 13.0; made by the call: cudaLogsCallbackHandle *callback_out"""
def cudaLogsUnregisterCallback(callback: driver.CUlogsCallbackHandle | int | None) -> None: """since 13.0"""
def cudaLogsCurrent(flags: int) -> int: """since 13.0; made by the call: cudaLogIterator *iterator_out"""
def cudaLogsDumpToFile(iterator: int | None, pathToFile: _Text, flags: int) -> int: """since 13.0"""
def cudaLogsDumpToMemory(iterator: int | None, flags: int) -> tuple[int, str]: """since 13.0; made by the call: char *buffer, size_t *size"""
def cudaGraphCreate(flags: int) -> driver.CUgraph: """made by the call: cudaGraph_t *pGraph"""
def cudaGraphAddKernelNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphKernelNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaKernelNodeParams: """made by the call: struct cudaKernelNodeParams *pNodeParams"""
def cudaGraphKernelNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> None: ...
def cudaGraphKernelNodeCopyAttributes(hDst: driver.CUgraphNode | int | None, hSrc: driver.CUgraphNode | int | None) -> None: ...
def cudaGraphKernelNodeGetAttribute(hNode: driver.CUgraphNode | int | None, attr: cudaLaunchAttributeID | _Int) -> cudaLaunchAttributeValue: """made by the call: cudaLaunchAttributeValue *value_out"""
def cudaGraphKernelNodeSetAttribute(hNode: driver.CUgraphNode | int | None, attr: cudaLaunchAttributeID | _Int, value: _Pointer[cudaLaunchAttributeValue]) -> None: ...
def cudaGraphAddMemcpyNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pCopyParams: _Pointer[cudaMemcpy3DParms]) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphAddMemcpyNodeToSymbol(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphAddMemcpyNodeFromSymbol(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphAddMemcpyNode1D(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphMemcpyNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemcpy3DParms: """made by the call: struct cudaMemcpy3DParms *pNodeParams"""
def cudaGraphMemcpyNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaGraphMemcpyNodeSetParamsToSymbol(node: driver.CUgraphNode | int | None, symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaGraphMemcpyNodeSetParamsFromSymbol(node: driver.CUgraphNode | int | None, dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaGraphMemcpyNodeSetParams1D(node: driver.CUgraphNode | int | None, dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaGraphAddMemsetNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pMemsetParams: _Pointer[cudaMemsetParams]) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphMemsetNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemsetParams: """made by the call: struct cudaMemsetParams *pNodeParams"""
def cudaGraphMemsetNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemsetParams]) -> None: ...
def cudaGraphAddHostNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphHostNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaHostNodeParams: """made by the call: struct cudaHostNodeParams *pNodeParams"""
def cudaGraphHostNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> None: ...
def cudaGraphAddChildGraphNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, childGraph: driver.CUgraph | int | None) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphChildGraphNodeGetGraph(node: driver.CUgraphNode | int | None) -> driver.CUgraph: """made by the call: cudaGraph_t *pGraph"""
def cudaGraphAddEmptyNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphAddEventRecordNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, event: driver.CUevent | int | None) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphEventRecordNodeGetEvent(node: driver.CUgraphNode | int | None) -> driver.CUevent: """made by the call: cudaEvent_t *event_out"""
def cudaGraphEventRecordNodeSetEvent(node: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphAddEventWaitNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, event: driver.CUevent | int | None) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphEventWaitNodeGetEvent(node: driver.CUgraphNode | int | None) -> driver.CUevent: """made by the call: cudaEvent_t *event_out"""
def cudaGraphEventWaitNodeSetEvent(node: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphAddExternalSemaphoresSignalNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: driver.CUgraphNode | int | None) -> cudaExternalSemaphoreSignalNodeParams: """made by the call: struct cudaExternalSemaphoreSignalNodeParams *params_out"""
def cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> None: ...
def cudaGraphAddExternalSemaphoresWaitNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: driver.CUgraphNode | int | None) -> cudaExternalSemaphoreWaitNodeParams: """made by the call: struct cudaExternalSemaphoreWaitNodeParams *params_out"""
def cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> None: ...
def cudaGraphAddMemAllocNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, nodeParams: _Pointer[cudaMemAllocNodeParams]) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphMemAllocNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemAllocNodeParams: """made by the call: struct cudaMemAllocNodeParams *params_out"""
def cudaGraphAddMemFreeNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, dptr: _Address) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphMemFreeNodeGetParams(node: driver.CUgraphNode | int | None) -> int: """made by the call: void *dptr_out"""
def cudaDeviceGraphMemTrim(device: int) -> None: ...
def cudaDeviceGetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | _Int) -> int: """made by the call: void *value"""
def cudaDeviceSetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | _Int, value: int) -> None: ...
def cudaGraphClone(originalGraph: driver.CUgraph | int | None) -> driver.CUgraph: """made by the call: cudaGraph_t *pGraphClone"""
def cudaGraphNodeFindInClone(originalNode: driver.CUgraphNode | int | None, clonedGraph: driver.CUgraph | int | None) -> driver.CUgraphNode: """made by the call: cudaGraphNode_t *pNode"""
def cudaGraphNodeGetType(node: driver.CUgraphNode | int | None) -> cudaGraphNodeType | int: """made by the call: enum cudaGraphNodeType *pType"""
def cudaGraphNodeGetContainingGraph(hNode: driver.CUgraphNode | int | None) -> driver.CUgraph: """since 13.1; made by the call: cudaGraph_t *phGraph"""
def cudaGraphNodeGetLocalId(hNode: driver.CUgraphNode | int | None) -> int: """since 13.1; made by the call: unsigned int *nodeId"""
def cudaGraphNodeGetToolsId(hNode: driver.CUgraphNode | int | None) -> int: """since 13.1; made by the call: unsigned long long *toolsNodeId"""
def cudaGraphGetId(hGraph: driver.CUgraph | int | None) -> int: """since 13.1; made by the call: unsigned int *graphID"""
def cudaGraphExecGetId(hGraphExec: driver.CUgraphExec | int | None) -> int: """since 13.1; made by the call: unsigned int *graphID"""
def cudaGraphGetNodes(graph: driver.CUgraph | int | None) -> list[driver.CUgraphNode]: """made by the call: cudaGraphNode_t *nodes, size_t *numNodes"""
def cudaGraphGetRootNodes(graph: driver.CUgraph | int | None) -> list[driver.CUgraphNode]: """made by the call: cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes"""
def cudaGraphGetEdges(graph: driver.CUgraph | int | None) -> tuple[list[driver.CUgraphNode], list[driver.CUgraphNode], list[cudaGraphEdgeData]]: """made by the call: cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges"""
def cudaGraphNodeGetDependencies(node: driver.CUgraphNode | int | None) -> tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]: """made by the call: cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies"""
def cudaGraphNodeGetDependentNodes(node: driver.CUgraphNode | int | None) -> tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]: """made by the call: cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes"""
def cudaGraphAddDependencies(graph: driver.CUgraph | int | None, from_: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], to: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], edgeData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None) -> None: ...
def cudaGraphRemoveDependencies(graph: driver.CUgraph | int | None, from_: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], to: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], edgeData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None) -> None: ...
def cudaGraphDestroyNode(node: driver.CUgraphNode | int | None) -> None: ...
def cudaGraphInstantiate(graph: driver.CUgraph | int | None, flags: int) -> driver.CUgraphExec: """made by the call: cudaGraphExec_t *pGraphExec"""
def cudaGraphInstantiateWithFlags(graph: driver.CUgraph | int | None, flags: int) -> driver.CUgraphExec: """made by the call: cudaGraphExec_t *pGraphExec"""
def cudaGraphInstantiateWithParams(graph: driver.CUgraph | int | None, instantiateParams: _Pointer[cudaGraphInstantiateParams]) -> driver.CUgraphExec: """since 12.0; made by the call: cudaGraphExec_t *pGraphExec"""
def cudaGraphExecGetFlags(graphExec: driver.CUgraphExec | int | None) -> int: """since 12.0; made by the call: unsigned long long *flags"""
def cudaGraphExecKernelNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> None: ...
def cudaGraphExecMemcpyNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaGraphExecMemcpyNodeSetParams1D(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaGraphExecMemsetNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemsetParams]) -> None: ...
def cudaGraphExecHostNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> None: ...
def cudaGraphExecChildGraphNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, childGraph: driver.CUgraph | int | None) -> None: ...
def cudaGraphExecEventRecordNodeSetEvent(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphExecEventWaitNodeSetEvent(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None: ...
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> None: ...
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> None: ...
def cudaGraphNodeSetEnabled(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, isEnabled: int) -> None: ...
def cudaGraphNodeGetEnabled(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None) -> int: """made by the call: unsigned int *isEnabled"""
def cudaGraphExecUpdate(hGraphExec: driver.CUgraphExec | int | None, hGraph: driver.CUgraph | int | None) -> cudaGraphExecUpdateResultInfo: """made by the call: cudaGraphExecUpdateResultInfo *resultInfo"""
def cudaGraphUpload(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphLaunch(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphExecDestroy(graphExec: driver.CUgraphExec | int | None) -> None: ...
def cudaGraphDestroy(graph: driver.CUgraph | int | None) -> None: ...
def cudaGraphDebugDotPrint(graph: driver.CUgraph | int | None, path: _Text, flags: int) -> None: ...
def cudaUserObjectCreate(ptr: _Address, destroy: cudaHostFn_t | None, initialRefcount: int, flags: int) -> driver.CUuserObject: """made by the call: cudaUserObject_t *object_out"""
def cudaUserObjectRetain(object: driver.CUuserObject | int | None, count: int) -> None: ...
def cudaUserObjectRelease(object: driver.CUuserObject | int | None, count: int) -> None: ...
def cudaGraphRetainUserObject(graph: driver.CUgraph | int | None, object: driver.CUuserObject | int | None, count: int, flags: int) -> None: ...
def cudaGraphReleaseUserObject(graph: driver.CUgraph | int | None, object: driver.CUuserObject | int | None, count: int) -> None: ...
def cudaGraphAddNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> driver.CUgraphNode: """since 12.2; made by the call: cudaGraphNode_t *pGraphNode"""
def cudaGraphNodeSetParams(node: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> None: """since 12.2"""
def cudaGraphNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaGraphNodeParams: """since 13.2; made by the call: struct cudaGraphNodeParams *nodeParams"""
def cudaGraphExecNodeSetParams(graphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> None: """since 12.2"""
def cudaGraphConditionalHandleCreate(graph: driver.CUgraph | int | None, defaultLaunchValue: int, flags: int) -> int: """since 12.3; made by the call: cudaGraphConditionalHandle *pHandle_out"""
def cudaGraphConditionalHandleCreate_v2(graph: driver.CUgraph | int | None, ctx: cudaExecutionContext_t | int | None, defaultLaunchValue: int, flags: int) -> int: """since 13.1; made by the call: cudaGraphConditionalHandle *pHandle_out"""
def cudaGetDriverEntryPoint(symbol: _Text, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]: """made by the call: void **funcPtr, enum cudaDriverEntryPointQueryResult *driverStatus"""
def cudaGetDriverEntryPointByVersion(symbol: _Text, cudaVersion: int, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]: """since 12.5; made by the call: void **funcPtr, enum cudaDriverEntryPointQueryResult *driverStatus"""
def cudaLibraryLoadData(code: _Address, jitOptions: _Pointer[ctypes.c_uint] | Sequence[cudaJitOption | _Int] | _WriteArray, jitOptionsValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numJitOptions: int | None, libraryOptions: _Pointer[ctypes.c_uint] | Sequence[cudaLibraryOption | _Int] | _WriteArray, libraryOptionValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numLibraryOptions: int | None) -> driver.CUlibrary: """since 12.8; made by the call: cudaLibrary_t *library"""
def cudaLibraryLoadFromFile(fileName: _Text, jitOptions: _Pointer[ctypes.c_uint] | Sequence[cudaJitOption | _Int] | _WriteArray, jitOptionsValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numJitOptions: int | None, libraryOptions: _Pointer[ctypes.c_uint] | Sequence[cudaLibraryOption | _Int] | _WriteArray, libraryOptionValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numLibraryOptions: int | None) -> driver.CUlibrary: """since 12.8; made by the call: cudaLibrary_t *library"""
def cudaLibraryUnload(library: driver.CUlibrary | int | None) -> None: """since 12.8"""
def cudaLibraryGetKernel(library: driver.CUlibrary | int | None, name: _Text) -> driver.CUkernel: """since 12.8; made by the call: cudaKernel_t *pKernel"""
def cudaLibraryGetGlobal(library: driver.CUlibrary | int | None, name: _Text) -> tuple[int, int]: """since 12.8; made by the call: void **dptr, size_t *bytes"""
def cudaLibraryGetManaged(library: driver.CUlibrary | int | None, name: _Text) -> tuple[int, int]: """since 12.8; made by the call: void **dptr, size_t *bytes"""
def cudaLibraryGetUnifiedFunction(library: driver.CUlibrary | int | None, symbol: _Text) -> int: """since 12.8; made by the call: void **fptr"""
def cudaLibraryGetKernelCount(lib: driver.CUlibrary | int | None) -> int: """since 12.8; made by the call: unsigned int *count"""
def cudaLibraryEnumerateKernels(numKernels: int, lib: driver.CUlibrary | int | None) -> list[driver.CUkernel]: """since 12.8; made by the call: cudaKernel_t *kernels"""
def cudaKernelSetAttributeForDevice(kernel: driver.CUkernel | int | None, attr: cudaFuncAttribute | _Int, value: int, device: int) -> None: """since 12.8"""
def cudaDeviceGetDevResource(device: int, type: cudaDevResourceType | _Int) -> cudaDevResource: """since 13.1; made by the call: cudaDevResource *resource"""
def cudaDevSmResourceSplitByCount(nbGroups: int | None, input: _Pointer[cudaDevResource], flags: int, minCount: int) -> tuple[list[cudaDevResource], cudaDevResource]: """since 13.1; made by the call: cudaDevResource *result, cudaDevResource *remaining"""
def cudaDevSmResourceSplit(result: _Pointer[cudaDevResource], nbGroups: int | None, input: _Pointer[cudaDevResource], flags: int, groupParams: _Pointer[cudaDevSmResourceGroupParams]) -> cudaDevResource: """since 13.1; made by the call: cudaDevResource *remainder"""
def cudaDevResourceGenerateDesc(resources: _Pointer[cudaDevResource] | Sequence[cudaDevResource], nbResources: int | None) -> driver.CUdevResourceDesc: """since 13.1; made by the call: cudaDevResourceDesc_t *phDesc"""
def cudaGreenCtxCreate(desc: driver.CUdevResourceDesc | int | None, device: int, flags: int) -> cudaExecutionContext_t: """since 13.1; made by the call: cudaExecutionContext_t *phCtx"""
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | int | None) -> None: """since 13.1"""
def cudaExecutionCtxGetDevResource(ctx: cudaExecutionContext_t | int | None, type: cudaDevResourceType | _Int) -> cudaDevResource: """since 13.1; made by the call: cudaDevResource *resource"""
def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | int | None) -> int: """since 13.1; made by the call: int *device"""
def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | int | None) -> int: """since 13.1; made by the call: unsigned long long *ctxId"""
def cudaExecutionCtxStreamCreate(ctx: cudaExecutionContext_t | int | None, flags: int, priority: int) -> driver.CUstream: """since 13.1; made by the call: cudaStream_t *phStream"""
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | int | None) -> None: """since 13.1"""
def cudaStreamGetDevResource(hStream: driver.CUstream | int | None, type: cudaDevResourceType | _Int) -> cudaDevResource: """since 13.1; made by the call: cudaDevResource *resource"""
def cudaExecutionCtxRecordEvent(ctx: cudaExecutionContext_t | int | None, event: driver.CUevent | int | None) -> None: """since 13.1"""
def cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t | int | None, event: driver.CUevent | int | None) -> None: """since 13.1"""
def cudaDeviceGetExecutionCtx(device: int) -> cudaExecutionContext_t: """since 13.1; made by the call: cudaExecutionContext_t *ctx"""
def cudaGetExportTable(pExportTableId: _Pointer[CUuuid]) -> int: """made by the call: const void **ppExportTable"""
def cudaGetFuncBySymbol(symbolPtr: _Address) -> driver.CUfunction: """made by the call: cudaFunction_t *functionPtr"""
def cudaGetKernel(entryFuncAddr: _Opaque) -> driver.CUkernel: """since 12.1; made by the call: cudaKernel_t *kernelPtr"""
def cudaProfilerStart() -> None: ...
def cudaProfilerStop() -> None: ...
def cudaGLGetDevices(cudaDeviceCount: int, deviceList: cudaGLDeviceList | _Int) -> list[int]: """made by the call: unsigned int *pCudaDeviceCount, int *pCudaDevices"""
def cudaGraphicsGLRegisterImage(image: int, target: int, flags: int) -> cudaGraphicsResource_t: """made by the call: struct cudaGraphicsResource **resource"""
def cudaGraphicsGLRegisterBuffer(buffer: int, flags: int) -> cudaGraphicsResource_t: """made by the call: struct cudaGraphicsResource **resource"""
def cudaGLSetGLDevice(device: int) -> None: ...
def cudaGLRegisterBufferObject(bufObj: int) -> None: ...
def cudaGLMapBufferObject(bufObj: int) -> int: """made by the call: void **devPtr"""
def cudaGLUnmapBufferObject(bufObj: int) -> None: ...
def cudaGLUnregisterBufferObject(bufObj: int) -> None: ...
def cudaGLSetBufferObjectMapFlags(bufObj: int, flags: int) -> None: ...
def cudaGLMapBufferObjectAsync(bufObj: int, stream: driver.CUstream | int | None) -> int: """made by the call: void **devPtr"""
def cudaGLUnmapBufferObjectAsync(bufObj: int, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphicsEGLRegisterImage(image: _Opaque, flags: int) -> cudaGraphicsResource_t: """made by the call: struct cudaGraphicsResource **pCudaResource"""
def cudaEGLStreamConsumerConnect(eglStream: _Opaque) -> driver.CUeglStreamConnection: """made by the call: cudaEglStreamConnection *conn"""
def cudaEGLStreamConsumerConnectWithFlags(eglStream: _Opaque, flags: int) -> driver.CUeglStreamConnection: """made by the call: cudaEglStreamConnection *conn"""
def cudaEGLStreamConsumerDisconnect(conn: _Pointer[driver.CUeglStreamConnection]) -> None: ...
def cudaEGLStreamConsumerAcquireFrame(conn: _Pointer[driver.CUeglStreamConnection], pCudaResource: _Pointer[cudaGraphicsResource_t], pStream: _Pointer[driver.CUstream], timeout: int) -> None: ...
def cudaEGLStreamConsumerReleaseFrame(conn: _Pointer[driver.CUeglStreamConnection], pCudaResource: cudaGraphicsResource_t | int | None, pStream: _Pointer[driver.CUstream]) -> None: ...
def cudaEGLStreamProducerConnect(eglStream: _Opaque, width: int, height: int) -> driver.CUeglStreamConnection: """made by the call: cudaEglStreamConnection *conn"""
def cudaEGLStreamProducerDisconnect(conn: _Pointer[driver.CUeglStreamConnection]) -> None: ...
def cudaEGLStreamProducerPresentFrame(conn: _Pointer[driver.CUeglStreamConnection], eglframe: cudaEglFrame, pStream: _Pointer[driver.CUstream]) -> None: ...
def cudaEGLStreamProducerReturnFrame(conn: _Pointer[driver.CUeglStreamConnection], eglframe: _Pointer[cudaEglFrame], pStream: _Pointer[driver.CUstream]) -> None: ...
def cudaGraphicsResourceGetMappedEglFrame(resource: cudaGraphicsResource_t | int | None, index: int, mipLevel: int) -> cudaEglFrame: """made by the call: cudaEglFrame *eglFrame"""
def cudaEventCreateFromEGLSync(eglSync: _Opaque, flags: int) -> driver.CUevent: """made by the call: cudaEvent_t *phEvent"""
def cudaVDPAUGetDevice(vdpDevice: int, vdpGetProcAddress: _Pointer[CFuncPtr]) -> int: """made by the call: int *device"""
def cudaVDPAUSetVDPAUDevice(device: int, vdpDevice: int, vdpGetProcAddress: _Pointer[CFuncPtr]) -> None: ...
def cudaGraphicsVDPAURegisterVideoSurface(vdpSurface: int, flags: int) -> cudaGraphicsResource_t: """made by the call: struct cudaGraphicsResource **resource"""
def cudaGraphicsVDPAURegisterOutputSurface(vdpSurface: int, flags: int) -> cudaGraphicsResource_t: """made by the call: struct cudaGraphicsResource **resource"""
def cudaStreamGetPriority_ptsz(hStream: driver.CUstream | int | None) -> int: """made by the call: int *priority"""
def cudaStreamGetFlags_ptsz(hStream: driver.CUstream | int | None) -> int: """made by the call: unsigned int *flags"""
def cudaStreamGetId_ptsz(hStream: driver.CUstream | int | None) -> int: """since 12.0; made by the call: unsigned long long *streamId"""
def cudaStreamGetDevice_ptsz(hStream: driver.CUstream | int | None) -> int: """since 12.8; made by the call: int *device"""
def cudaStreamCopyAttributes_ptsz(dst: driver.CUstream | int | None, src: driver.CUstream | int | None) -> None: ...
def cudaStreamGetAttribute_ptsz(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int) -> cudaLaunchAttributeValue: """made by the call: cudaLaunchAttributeValue *value_out"""
def cudaStreamSetAttribute_ptsz(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int, value: _Pointer[cudaLaunchAttributeValue]) -> None: ...
def cudaStreamWaitEvent_ptsz(stream: driver.CUstream | int | None, event: driver.CUevent | int | None, flags: int) -> None: ...
def cudaStreamAddCallback_ptsz(stream: driver.CUstream | int | None, callback: cudaStreamCallback_t | None, userData: _Address, flags: int) -> None: ...
def cudaStreamSynchronize_ptsz(stream: driver.CUstream | int | None) -> None: ...
def cudaStreamQuery_ptsz(stream: driver.CUstream | int | None) -> cudaError_t: ...
def cudaStreamAttachMemAsync_ptsz(stream: driver.CUstream | int | None, devPtr: _Address, length: int | None, flags: int) -> None: ...
def cudaStreamBeginCapture_ptsz(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int) -> None: ...
def cudaStreamBeginRecaptureToGraph_ptsz(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int, graph: driver.CUgraph | int | None, callbackData: _Pointer[cudaGraphRecaptureCallbackData]) -> None: """since 13.3"""
def cudaStreamBeginCaptureToGraph_ptsz(stream: driver.CUstream | int | None, graph: driver.CUgraph | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, mode: cudaStreamCaptureMode | _Int) -> None: """since 12.3"""
def cudaStreamEndCapture_ptsz(stream: driver.CUstream | int | None) -> driver.CUgraph: """made by the call: cudaGraph_t *pGraph"""
def cudaStreamIsCapturing_ptsz(stream: driver.CUstream | int | None) -> cudaStreamCaptureStatus | int: """made by the call: enum cudaStreamCaptureStatus *pCaptureStatus"""
def cudaStreamGetCaptureInfo_ptsz(stream: driver.CUstream | int | None) -> tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]: """made by the call: enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out"""
def cudaStreamUpdateCaptureDependencies_ptsz(stream: driver.CUstream | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, flags: int) -> None: ...
def cudaEventRecord_ptsz(event: driver.CUevent | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaEventRecordWithFlags_ptsz(event: driver.CUevent | int | None, stream: driver.CUstream | int | None, flags: int) -> None: ...
def cudaSignalExternalSemaphoresAsync_ptsz(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreSignalParams] | Sequence[cudaExternalSemaphoreSignalParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaWaitExternalSemaphoresAsync_ptsz(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreWaitParams] | Sequence[cudaExternalSemaphoreWaitParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchKernel_ptsz(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchKernelExC_ptsz(config: _Pointer[cudaLaunchConfig_t], func: _Opaque, args: _Pointer[ctypes.c_void_p]) -> None: """since 11.8"""
def cudaLaunchCooperativeKernel_ptsz(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None: ...
def cudaLaunchHostFunc_ptsz(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address) -> None: ...
def cudaLaunchHostFunc_v2_ptsz(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address, syncMode: int) -> None: """since 13.2"""
def cudaMemcpy3D_ptds(p: _Pointer[cudaMemcpy3DParms]) -> None: ...
def cudaMemcpy3DPeer_ptds(p: _Pointer[cudaMemcpy3DPeerParms]) -> None: ...
def cudaMemcpy3DAsync_ptsz(p: _Pointer[cudaMemcpy3DParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy3DPeerAsync_ptsz(p: _Pointer[cudaMemcpy3DPeerParms], stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy_ptds(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpy2D_ptds(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpy2DToArray_ptds(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpy2DFromArray_ptds(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpy2DArrayToArray_ptds(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyToSymbol_ptds(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyFromSymbol_ptds(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyAsync_ptsz(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyBatchAsync_ptsz(dsts: _Pointer[ctypes.c_void_p] | Sequence[int | None], srcs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, count: int | None, attrs: _Pointer[cudaMemcpyAttributes] | Sequence[cudaMemcpyAttributes], attrsIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numAttrs: int | None, stream: driver.CUstream | int | None) -> None: """since 12.8"""
def cudaMemcpy3DBatchAsync_ptsz(numOps: int | None, opList: _Pointer[cudaMemcpy3DBatchOp] | Sequence[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: """since 12.8"""
def cudaMemcpyWithAttributesAsync_ptsz(dst: _Writable | _Device, src: _Address | _Device, size: int | None, attr: _Pointer[cudaMemcpyAttributes], stream: driver.CUstream | int | None) -> None: """since 13.2"""
def cudaMemcpy3DWithAttributesAsync_ptsz(op: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None: """since 13.2"""
def cudaMemcpy2DAsync_ptsz(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DToArrayAsync_ptsz(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpy2DFromArrayAsync_ptsz(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyToSymbolAsync_ptsz(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromSymbolAsync_ptsz(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset_ptds(devPtr: _Device, value: int, count: int) -> None: ...
def cudaMemset2D_ptds(devPtr: _Device, pitch: int, value: int, width: int, height: int) -> None: ...
def cudaMemset3D_ptds(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> None: ...
def cudaMemsetAsync_ptsz(devPtr: _Device, value: int, count: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset2DAsync_ptsz(devPtr: _Device, pitch: int, value: int, width: int, height: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemset3DAsync_ptsz(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent, stream: driver.CUstream | int | None) -> None: ...
def cudaMemPrefetchAsync_ptsz(devPtr: _Address, count: int | None, location: cudaMemLocation, flags: int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemPrefetchBatchAsync_ptsz(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None: """since 13.0"""
def cudaMemDiscardBatchAsync_ptsz(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, flags: int, stream: driver.CUstream | int | None) -> None: """since 13.0"""
def cudaMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None: """since 13.0"""
def cudaMemcpyToArray_ptds(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyFromArray_ptds(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyArrayToArray_ptds(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, count: int, kind: cudaMemcpyKind | _Int) -> None: ...
def cudaMemcpyToArrayAsync_ptsz(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMemcpyFromArrayAsync_ptsz(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None: ...
def cudaMallocAsync_ptsz(size: int, hStream: driver.CUstream | int | None) -> int: """made by the call: void **devPtr"""
def cudaFreeAsync_ptsz(devPtr: _Address, hStream: driver.CUstream | int | None) -> None: ...
def cudaMallocFromPoolAsync_ptsz(size: int, memPool: driver.CUmemoryPool | int | None, stream: driver.CUstream | int | None) -> int: """made by the call: void **ptr"""
def cudaGraphInstantiateWithParams_ptsz(graph: driver.CUgraph | int | None, instantiateParams: _Pointer[cudaGraphInstantiateParams]) -> driver.CUgraphExec: """since 12.0; made by the call: cudaGraphExec_t *pGraphExec"""
def cudaGraphUpload_ptsz(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGraphLaunch_ptsz(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaGetDriverEntryPoint_ptsz(symbol: _Text, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]: """made by the call: void **funcPtr, enum cudaDriverEntryPointQueryResult *driverStatus"""
def cudaGetDriverEntryPointByVersion_ptsz(symbol: _Text, cudaVersion: int, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]: """since 12.5; made by the call: void **funcPtr, enum cudaDriverEntryPointQueryResult *driverStatus"""
def cudaStreamGetDevResource_ptsz(hStream: driver.CUstream | int | None, type: cudaDevResourceType | _Int) -> cudaDevResource: """since 13.1; made by the call: cudaDevResource *resource"""
def cudaGetDeviceProperties(device: int) -> cudaDeviceProp: """made by the call: struct cudaDeviceProp *prop"""
def cudaStreamGetCaptureInfo(stream: driver.CUstream | int | None) -> tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]: """made by the call: enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out"""
def cudaSignalExternalSemaphoresAsync(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreSignalParams] | Sequence[cudaExternalSemaphoreSignalParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None: ...
def cudaWaitExternalSemaphoresAsync(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreWaitParams] | Sequence[cudaExternalSemaphoreWaitParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None: ...

class _RawUnchanged(Raw):
    cudaDeviceReset: _C[[]]
    cudaDeviceSynchronize: _C[[]]
    cudaDeviceSetLimit: _C[int, int]
    cudaDeviceGetLimit: _C[_Pointer[ctypes.c_size_t], int]
    cudaDeviceGetTexture1DLinearMaxWidth: _C[_Pointer[ctypes.c_size_t], _Pointer[cudaChannelFormatDesc], int]
    cudaDeviceGetCacheConfig: _C[_Pointer[ctypes.c_uint]]
    cudaDeviceGetStreamPriorityRange: _C[_Pointer[ctypes.c_int], _Pointer[ctypes.c_int]]
    cudaDeviceSetCacheConfig: _C[int]
    cudaDeviceGetByPCIBusId: _C[_Pointer[ctypes.c_int], _Text]
    cudaDeviceGetPCIBusId: _C[_Address, int, int]
    cudaIpcGetEventHandle: _C[_Pointer[cudaIpcEventHandle_t], driver.CUevent | int | None]
    cudaIpcOpenEventHandle: _C[_Pointer[driver.CUevent], cudaIpcEventHandle_t]
    cudaIpcGetMemHandle: _C[_Pointer[cudaIpcMemHandle_t], _Address]
    cudaIpcOpenMemHandle: _C[_Pointer[ctypes.c_void_p], cudaIpcMemHandle_t, int]
    cudaIpcCloseMemHandle: _C[_Address]
    cudaDeviceFlushGPUDirectRDMAWrites: _C[int, int]
    cudaDeviceRegisterAsyncNotification: _C[int, cudaAsyncCallback | None, _Address, _Pointer[cudaAsyncCallbackHandle_t]]
    cudaDeviceUnregisterAsyncNotification: _C[int, cudaAsyncCallbackHandle_t | int | None]
    cudaDeviceGetSharedMemConfig: _C[_Pointer[ctypes.c_uint]]
    cudaDeviceSetSharedMemConfig: _C[int]
    cudaGetLastError: _C[[]]
    cudaPeekAtLastError: _C[[]]
    cudaGetErrorName: Callable[[int], bytes | None]
    cudaGetErrorString: Callable[[int], bytes | None]
    cudaGetDeviceCount: _C[_Pointer[ctypes.c_int]]
    cudaDeviceGetAttribute: _C[_Pointer[ctypes.c_int], int, int]
    cudaDeviceGetHostAtomicCapabilities: _C[_Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], int, int]
    cudaDeviceGetDefaultMemPool: _C[_Pointer[driver.CUmemoryPool], int]
    cudaDeviceSetMemPool: _C[int, driver.CUmemoryPool | int | None]
    cudaDeviceGetMemPool: _C[_Pointer[driver.CUmemoryPool], int]
    cudaDeviceGetNvSciSyncAttributes: _C[_Address, int, int]
    cudaDeviceGetP2PAttribute: _C[_Pointer[ctypes.c_int], int, int, int]
    cudaDeviceGetP2PAtomicCapabilities: _C[_Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], int, int, int]
    cudaChooseDevice: _C[_Pointer[ctypes.c_int], _Pointer[cudaDeviceProp]]
    cudaInitDevice: _C[int, int, int]
    cudaSetDevice: _C[int]
    cudaGetDevice: _C[_Pointer[ctypes.c_int]]
    cudaSetValidDevices: _C[_Pointer[ctypes.c_int], int]
    cudaSetDeviceFlags: _C[int]
    cudaGetDeviceFlags: _C[_Pointer[ctypes.c_uint]]
    cudaStreamCreate: _C[_Pointer[driver.CUstream]]
    cudaStreamCreateWithFlags: _C[_Pointer[driver.CUstream], int]
    cudaStreamCreateWithPriority: _C[_Pointer[driver.CUstream], int, int]
    cudaStreamGetPriority: _C[driver.CUstream | int | None, _Pointer[ctypes.c_int]]
    cudaStreamGetFlags: _C[driver.CUstream | int | None, _Pointer[ctypes.c_uint]]
    cudaStreamGetId: _C[driver.CUstream | int | None, _Pointer[ctypes.c_ulonglong]]
    cudaStreamGetDevice: _C[driver.CUstream | int | None, _Pointer[ctypes.c_int]]
    cudaCtxResetPersistingL2Cache: _C[[]]
    cudaStreamCopyAttributes: _C[driver.CUstream | int | None, driver.CUstream | int | None]
    cudaStreamGetAttribute: _C[driver.CUstream | int | None, int, _Pointer[cudaLaunchAttributeValue]]
    cudaStreamSetAttribute: _C[driver.CUstream | int | None, int, _Pointer[cudaLaunchAttributeValue]]
    cudaStreamDestroy: _C[driver.CUstream | int | None]
    cudaStreamWaitEvent: _C[driver.CUstream | int | None, driver.CUevent | int | None, int]
    cudaStreamAddCallback: _C[driver.CUstream | int | None, cudaStreamCallback_t | None, _Address, int]
    cudaStreamSynchronize: _C[driver.CUstream | int | None]
    cudaStreamQuery: _C[driver.CUstream | int | None]
    cudaStreamAttachMemAsync: _C[driver.CUstream | int | None, _Address, int, int]
    cudaStreamBeginCapture: _C[driver.CUstream | int | None, int]
    cudaStreamBeginRecaptureToGraph: _C[driver.CUstream | int | None, int, driver.CUgraph | int | None, _Pointer[cudaGraphRecaptureCallbackData]]
    cudaStreamBeginCaptureToGraph: _C[driver.CUstream | int | None, driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], int, int]
    cudaThreadExchangeStreamCaptureMode: _C[_Pointer[ctypes.c_uint]]
    cudaStreamEndCapture: _C[driver.CUstream | int | None, _Pointer[driver.CUgraph]]
    cudaStreamIsCapturing: _C[driver.CUstream | int | None, _Pointer[ctypes.c_uint]]
    cudaEventCreate: _C[_Pointer[driver.CUevent]]
    cudaEventCreateWithFlags: _C[_Pointer[driver.CUevent], int]
    cudaEventRecord: _C[driver.CUevent | int | None, driver.CUstream | int | None]
    cudaEventRecordWithFlags: _C[driver.CUevent | int | None, driver.CUstream | int | None, int]
    cudaEventQuery: _C[driver.CUevent | int | None]
    cudaEventSynchronize: _C[driver.CUevent | int | None]
    cudaEventDestroy: _C[driver.CUevent | int | None]
    cudaEventElapsedTime: _C[_Pointer[ctypes.c_float], driver.CUevent | int | None, driver.CUevent | int | None]
    cudaImportExternalMemory: _C[_Pointer[cudaExternalMemory_t], _Pointer[cudaExternalMemoryHandleDesc]]
    cudaExternalMemoryGetMappedBuffer: _C[_Pointer[ctypes.c_void_p], cudaExternalMemory_t | int | None, _Pointer[cudaExternalMemoryBufferDesc]]
    cudaExternalMemoryGetMappedMipmappedArray: _C[_Pointer[cudaMipmappedArray_t], cudaExternalMemory_t | int | None, _Pointer[cudaExternalMemoryMipmappedArrayDesc]]
    cudaDestroyExternalMemory: _C[cudaExternalMemory_t | int | None]
    cudaImportExternalSemaphore: _C[_Pointer[cudaExternalSemaphore_t], _Pointer[cudaExternalSemaphoreHandleDesc]]
    cudaDestroyExternalSemaphore: _C[cudaExternalSemaphore_t | int | None]
    cudaLaunchKernel: _C[_Address, dim3, dim3, _Pointer[ctypes.c_void_p], int, driver.CUstream | int | None]
    cudaLaunchKernelExC: _C[_Pointer[cudaLaunchConfig_t], _Address, _Pointer[ctypes.c_void_p]]
    cudaLaunchCooperativeKernel: _C[_Address, dim3, dim3, _Pointer[ctypes.c_void_p], int, driver.CUstream | int | None]
    cudaFuncSetCacheConfig: _C[_Address, int]
    cudaFuncGetAttributes: _C[_Pointer[cudaFuncAttributes], _Address]
    cudaFuncSetAttribute: _C[_Address, int, int]
    cudaFuncGetName: _C[_Texts, _Address]
    cudaFuncGetParamInfo: _C[_Address, int, _Pointer[ctypes.c_size_t], _Pointer[ctypes.c_size_t]]
    cudaFuncGetParamCount: _C[_Address, _Pointer[ctypes.c_size_t]]
    cudaLaunchHostFunc: _C[driver.CUstream | int | None, cudaHostFn_t | None, _Address]
    cudaLaunchHostFunc_v2: _C[driver.CUstream | int | None, cudaHostFn_t | None, _Address, int]
    cudaFuncSetSharedMemConfig: _C[_Address, int]
    cudaOccupancyMaxActiveBlocksPerMultiprocessor: _C[_Pointer[ctypes.c_int], _Address, int, int]
    cudaOccupancyAvailableDynamicSMemPerBlock: _C[_Pointer[ctypes.c_size_t], _Address, int, int]
    cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: _C[_Pointer[ctypes.c_int], _Address, int, int, int]
    cudaOccupancyMaxPotentialClusterSize: _C[_Pointer[ctypes.c_int], _Address, _Pointer[cudaLaunchConfig_t]]
    cudaOccupancyMaxActiveClusters: _C[_Pointer[ctypes.c_int], _Address, _Pointer[cudaLaunchConfig_t]]
    cudaMallocManaged: _C[_Pointer[ctypes.c_void_p], int, int]
    cudaMalloc: _C[_Pointer[ctypes.c_void_p], int]
    cudaMallocHost: _C[_Pointer[ctypes.c_void_p], int]
    cudaMallocPitch: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, int]
    cudaMallocArray: _C[_Pointer[cudaArray_t], _Pointer[cudaChannelFormatDesc], int, int, int]
    cudaFree: _C[_Address]
    cudaFreeHost: _C[_Address]
    cudaFreeArray: _C[cudaArray_t | int | None]
    cudaFreeMipmappedArray: _C[cudaMipmappedArray_t | int | None]
    cudaHostAlloc: _C[_Pointer[ctypes.c_void_p], int, int]
    cudaHostRegister: _C[_Address, int, int]
    cudaHostUnregister: _C[_Address]
    cudaHostGetDevicePointer: _C[_Pointer[ctypes.c_void_p], _Address, int]
    cudaHostGetFlags: _C[_Pointer[ctypes.c_uint], _Address]
    cudaMalloc3D: _C[_Pointer[cudaPitchedPtr], cudaExtent]
    cudaMalloc3DArray: _C[_Pointer[cudaArray_t], _Pointer[cudaChannelFormatDesc], cudaExtent, int]
    cudaMallocMipmappedArray: _C[_Pointer[cudaMipmappedArray_t], _Pointer[cudaChannelFormatDesc], cudaExtent, int, int]
    cudaGetMipmappedArrayLevel: _C[_Pointer[cudaArray_t], cudaMipmappedArray_t | int | None, int]
    cudaMemcpy3D: _C[_Pointer[cudaMemcpy3DParms]]
    cudaMemcpy3DPeer: _C[_Pointer[cudaMemcpy3DPeerParms]]
    cudaMemcpy3DAsync: _C[_Pointer[cudaMemcpy3DParms], driver.CUstream | int | None]
    cudaMemcpy3DPeerAsync: _C[_Pointer[cudaMemcpy3DPeerParms], driver.CUstream | int | None]
    cudaMemGetInfo: _C[_Pointer[ctypes.c_size_t], _Pointer[ctypes.c_size_t]]
    cudaArrayGetInfo: _C[_Pointer[cudaChannelFormatDesc], _Pointer[cudaExtent], _Pointer[ctypes.c_uint], cudaArray_t | int | None]
    cudaArrayGetPlane: _C[_Pointer[cudaArray_t], cudaArray_t | int | None, int]
    cudaArrayGetMemoryRequirements: _C[_Pointer[cudaArrayMemoryRequirements], cudaArray_t | int | None, int]
    cudaMipmappedArrayGetMemoryRequirements: _C[_Pointer[cudaArrayMemoryRequirements], cudaMipmappedArray_t | int | None, int]
    cudaArrayGetSparseProperties: _C[_Pointer[cudaArraySparseProperties], cudaArray_t | int | None]
    cudaMipmappedArrayGetSparseProperties: _C[_Pointer[cudaArraySparseProperties], cudaMipmappedArray_t | int | None]
    cudaMemcpy: _C[_Address, _Address, int, int]
    cudaMemcpyPeer: _C[_Address, int, _Address, int, int]
    cudaMemcpy2D: _C[_Address, int, _Address, int, int, int, int]
    cudaMemcpy2DToArray: _C[cudaArray_t | int | None, int, int, _Address, int, int, int, int]
    cudaMemcpy2DFromArray: _C[_Address, int, cudaArray_t | int | None, int, int, int, int, int]
    cudaMemcpy2DArrayToArray: _C[cudaArray_t | int | None, int, int, cudaArray_t | int | None, int, int, int, int, int]
    cudaMemcpyToSymbol: _C[_Address, _Address, int, int, int]
    cudaMemcpyFromSymbol: _C[_Address, _Address, int, int, int]
    cudaMemcpyAsync: _C[_Address, _Address, int, int, driver.CUstream | int | None]
    cudaMemcpyPeerAsync: _C[_Address, int, _Address, int, int, driver.CUstream | int | None]
    cudaMemcpyWithAttributesAsync: _C[_Address, _Address, int, _Pointer[cudaMemcpyAttributes], driver.CUstream | int | None]
    cudaMemcpy3DWithAttributesAsync: _C[_Pointer[cudaMemcpy3DBatchOp], int, driver.CUstream | int | None]
    cudaMemcpy2DAsync: _C[_Address, int, _Address, int, int, int, int, driver.CUstream | int | None]
    cudaMemcpy2DToArrayAsync: _C[cudaArray_t | int | None, int, int, _Address, int, int, int, int, driver.CUstream | int | None]
    cudaMemcpy2DFromArrayAsync: _C[_Address, int, cudaArray_t | int | None, int, int, int, int, int, driver.CUstream | int | None]
    cudaMemcpyToSymbolAsync: _C[_Address, _Address, int, int, int, driver.CUstream | int | None]
    cudaMemcpyFromSymbolAsync: _C[_Address, _Address, int, int, int, driver.CUstream | int | None]
    cudaMemset: _C[_Address, int, int]
    cudaMemset2D: _C[_Address, int, int, int, int]
    cudaMemset3D: _C[cudaPitchedPtr, int, cudaExtent]
    cudaMemsetAsync: _C[_Address, int, int, driver.CUstream | int | None]
    cudaMemset2DAsync: _C[_Address, int, int, int, int, driver.CUstream | int | None]
    cudaMemset3DAsync: _C[cudaPitchedPtr, int, cudaExtent, driver.CUstream | int | None]
    cudaGetSymbolAddress: _C[_Pointer[ctypes.c_void_p], _Address]
    cudaGetSymbolSize: _C[_Pointer[ctypes.c_size_t], _Address]
    cudaMemPrefetchBatchAsync: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, _Pointer[cudaMemLocation], _Pointer[ctypes.c_size_t], int, int, driver.CUstream | int | None]
    cudaMemDiscardBatchAsync: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, int, driver.CUstream | int | None]
    cudaMemDiscardAndPrefetchBatchAsync: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, _Pointer[cudaMemLocation], _Pointer[ctypes.c_size_t], int, int, driver.CUstream | int | None]
    cudaMemGetLocationInfo: _C[_Address, int, int, int, _Pointer[cudaMemLocation]]
    cudaMemRangeGetAttribute: _C[_Address, int, int, _Address, int]
    cudaMemRangeGetAttributes: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], _Pointer[ctypes.c_uint], int, _Address, int]
    cudaMemcpyToArray: _C[cudaArray_t | int | None, int, int, _Address, int, int]
    cudaMemcpyFromArray: _C[_Address, cudaArray_t | int | None, int, int, int, int]
    cudaMemcpyArrayToArray: _C[cudaArray_t | int | None, int, int, cudaArray_t | int | None, int, int, int, int]
    cudaMemcpyToArrayAsync: _C[cudaArray_t | int | None, int, int, _Address, int, int, driver.CUstream | int | None]
    cudaMemcpyFromArrayAsync: _C[_Address, cudaArray_t | int | None, int, int, int, int, driver.CUstream | int | None]
    cudaMallocAsync: _C[_Pointer[ctypes.c_void_p], int, driver.CUstream | int | None]
    cudaFreeAsync: _C[_Address, driver.CUstream | int | None]
    cudaMemPoolTrimTo: _C[driver.CUmemoryPool | int | None, int]
    cudaMemPoolSetAttribute: _C[driver.CUmemoryPool | int | None, int, _Address]
    cudaMemPoolGetAttribute: _C[driver.CUmemoryPool | int | None, int, _Address]
    cudaMemPoolSetAccess: _C[driver.CUmemoryPool | int | None, _Pointer[cudaMemAccessDesc], int]
    cudaMemPoolGetAccess: _C[_Pointer[ctypes.c_uint], driver.CUmemoryPool | int | None, _Pointer[cudaMemLocation]]
    cudaMemPoolCreate: _C[_Pointer[driver.CUmemoryPool], _Pointer[cudaMemPoolProps]]
    cudaMemPoolDestroy: _C[driver.CUmemoryPool | int | None]
    cudaMemGetDefaultMemPool: _C[_Pointer[driver.CUmemoryPool], _Pointer[cudaMemLocation], int]
    cudaMemGetMemPool: _C[_Pointer[driver.CUmemoryPool], _Pointer[cudaMemLocation], int]
    cudaMemSetMemPool: _C[_Pointer[cudaMemLocation], int, driver.CUmemoryPool | int | None]
    cudaMallocFromPoolAsync: _C[_Pointer[ctypes.c_void_p], int, driver.CUmemoryPool | int | None, driver.CUstream | int | None]
    cudaMemPoolExportToShareableHandle: _C[_Address, driver.CUmemoryPool | int | None, int, int]
    cudaMemPoolImportFromShareableHandle: _C[_Pointer[driver.CUmemoryPool], _Address, int, int]
    cudaMemPoolExportPointer: _C[_Pointer[cudaMemPoolPtrExportData], _Address]
    cudaMemPoolImportPointer: _C[_Pointer[ctypes.c_void_p], driver.CUmemoryPool | int | None, _Pointer[cudaMemPoolPtrExportData]]
    cudaPointerGetAttributes: _C[_Pointer[cudaPointerAttributes], _Address]
    cudaDeviceCanAccessPeer: _C[_Pointer[ctypes.c_int], int, int]
    cudaDeviceEnablePeerAccess: _C[int, int]
    cudaDeviceDisablePeerAccess: _C[int]
    cudaGraphicsUnregisterResource: _C[cudaGraphicsResource_t | int | None]
    cudaGraphicsResourceSetMapFlags: _C[cudaGraphicsResource_t | int | None, int]
    cudaGraphicsMapResources: _C[int, _Pointer[cudaGraphicsResource_t], driver.CUstream | int | None]
    cudaGraphicsUnmapResources: _C[int, _Pointer[cudaGraphicsResource_t], driver.CUstream | int | None]
    cudaGraphicsResourceGetMappedPointer: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], cudaGraphicsResource_t | int | None]
    cudaGraphicsSubResourceGetMappedArray: _C[_Pointer[cudaArray_t], cudaGraphicsResource_t | int | None, int, int]
    cudaGraphicsResourceGetMappedMipmappedArray: _C[_Pointer[cudaMipmappedArray_t], cudaGraphicsResource_t | int | None]
    cudaGetChannelDesc: _C[_Pointer[cudaChannelFormatDesc], cudaArray_t | int | None]
    cudaCreateChannelDesc: Callable[[int, int, int, int, int], cudaChannelFormatDesc]
    cudaCreateTextureObject: _C[_Pointer[ctypes.c_ulonglong], _Pointer[cudaResourceDesc], _Pointer[cudaTextureDesc], _Pointer[cudaResourceViewDesc]]
    cudaDestroyTextureObject: _C[int]
    cudaGetTextureObjectResourceDesc: _C[_Pointer[cudaResourceDesc], int]
    cudaGetTextureObjectTextureDesc: _C[_Pointer[cudaTextureDesc], int]
    cudaGetTextureObjectResourceViewDesc: _C[_Pointer[cudaResourceViewDesc], int]
    cudaCreateSurfaceObject: _C[_Pointer[ctypes.c_ulonglong], _Pointer[cudaResourceDesc]]
    cudaDestroySurfaceObject: _C[int]
    cudaGetSurfaceObjectResourceDesc: _C[_Pointer[cudaResourceDesc], int]
    cudaDriverGetVersion: _C[_Pointer[ctypes.c_int]]
    cudaRuntimeGetVersion: _C[_Pointer[ctypes.c_int]]
    cudaLogsRegisterCallback: _C[cudaLogsCallback_t | None, _Address, _Pointer[driver.CUlogsCallbackHandle]]
    cudaLogsUnregisterCallback: _C[driver.CUlogsCallbackHandle | int | None]
    cudaLogsCurrent: _C[_Pointer[ctypes.c_uint], int]
    cudaLogsDumpToFile: _C[_Pointer[ctypes.c_uint], _Text, int]
    cudaLogsDumpToMemory: _C[_Pointer[ctypes.c_uint], _Address, _Pointer[ctypes.c_size_t], int]
    cudaGraphCreate: _C[_Pointer[driver.CUgraph], int]
    cudaGraphAddKernelNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Pointer[cudaKernelNodeParams]]
    cudaGraphKernelNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaKernelNodeParams]]
    cudaGraphKernelNodeSetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaKernelNodeParams]]
    cudaGraphKernelNodeCopyAttributes: _C[driver.CUgraphNode | int | None, driver.CUgraphNode | int | None]
    cudaGraphKernelNodeGetAttribute: _C[driver.CUgraphNode | int | None, int, _Pointer[cudaLaunchAttributeValue]]
    cudaGraphKernelNodeSetAttribute: _C[driver.CUgraphNode | int | None, int, _Pointer[cudaLaunchAttributeValue]]
    cudaGraphAddMemcpyNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Pointer[cudaMemcpy3DParms]]
    cudaGraphAddMemcpyNodeToSymbol: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Address, _Address, int, int, int]
    cudaGraphAddMemcpyNodeFromSymbol: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Address, _Address, int, int, int]
    cudaGraphAddMemcpyNode1D: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Address, _Address, int, int]
    cudaGraphMemcpyNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaMemcpy3DParms]]
    cudaGraphMemcpyNodeSetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaMemcpy3DParms]]
    cudaGraphMemcpyNodeSetParamsToSymbol: _C[driver.CUgraphNode | int | None, _Address, _Address, int, int, int]
    cudaGraphMemcpyNodeSetParamsFromSymbol: _C[driver.CUgraphNode | int | None, _Address, _Address, int, int, int]
    cudaGraphMemcpyNodeSetParams1D: _C[driver.CUgraphNode | int | None, _Address, _Address, int, int]
    cudaGraphAddMemsetNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Pointer[cudaMemsetParams]]
    cudaGraphMemsetNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaMemsetParams]]
    cudaGraphMemsetNodeSetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaMemsetParams]]
    cudaGraphAddHostNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Pointer[cudaHostNodeParams]]
    cudaGraphHostNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaHostNodeParams]]
    cudaGraphHostNodeSetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaHostNodeParams]]
    cudaGraphAddChildGraphNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, driver.CUgraph | int | None]
    cudaGraphChildGraphNodeGetGraph: _C[driver.CUgraphNode | int | None, _Pointer[driver.CUgraph]]
    cudaGraphAddEmptyNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int]
    cudaGraphAddEventRecordNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, driver.CUevent | int | None]
    cudaGraphEventRecordNodeGetEvent: _C[driver.CUgraphNode | int | None, _Pointer[driver.CUevent]]
    cudaGraphEventRecordNodeSetEvent: _C[driver.CUgraphNode | int | None, driver.CUevent | int | None]
    cudaGraphAddEventWaitNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, driver.CUevent | int | None]
    cudaGraphEventWaitNodeGetEvent: _C[driver.CUgraphNode | int | None, _Pointer[driver.CUevent]]
    cudaGraphEventWaitNodeSetEvent: _C[driver.CUgraphNode | int | None, driver.CUevent | int | None]
    cudaGraphAddExternalSemaphoresSignalNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Pointer[cudaExternalSemaphoreSignalNodeParams]]
    cudaGraphExternalSemaphoresSignalNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaExternalSemaphoreSignalNodeParams]]
    cudaGraphExternalSemaphoresSignalNodeSetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaExternalSemaphoreSignalNodeParams]]
    cudaGraphAddExternalSemaphoresWaitNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Pointer[cudaExternalSemaphoreWaitNodeParams]]
    cudaGraphExternalSemaphoresWaitNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaExternalSemaphoreWaitNodeParams]]
    cudaGraphExternalSemaphoresWaitNodeSetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaExternalSemaphoreWaitNodeParams]]
    cudaGraphAddMemAllocNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Pointer[cudaMemAllocNodeParams]]
    cudaGraphMemAllocNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaMemAllocNodeParams]]
    cudaGraphAddMemFreeNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], int, _Address]
    cudaGraphMemFreeNodeGetParams: _C[driver.CUgraphNode | int | None, _Address]
    cudaDeviceGraphMemTrim: _C[int]
    cudaDeviceGetGraphMemAttribute: _C[int, int, _Address]
    cudaDeviceSetGraphMemAttribute: _C[int, int, _Address]
    cudaGraphClone: _C[_Pointer[driver.CUgraph], driver.CUgraph | int | None]
    cudaGraphNodeFindInClone: _C[_Pointer[driver.CUgraphNode], driver.CUgraphNode | int | None, driver.CUgraph | int | None]
    cudaGraphNodeGetType: _C[driver.CUgraphNode | int | None, _Pointer[ctypes.c_uint]]
    cudaGraphNodeGetContainingGraph: _C[driver.CUgraphNode | int | None, _Pointer[driver.CUgraph]]
    cudaGraphNodeGetLocalId: _C[driver.CUgraphNode | int | None, _Pointer[ctypes.c_uint]]
    cudaGraphNodeGetToolsId: _C[driver.CUgraphNode | int | None, _Pointer[ctypes.c_ulonglong]]
    cudaGraphGetId: _C[driver.CUgraph | int | None, _Pointer[ctypes.c_uint]]
    cudaGraphExecGetId: _C[driver.CUgraphExec | int | None, _Pointer[ctypes.c_uint]]
    cudaGraphGetNodes: _C[driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[ctypes.c_size_t]]
    cudaGraphGetRootNodes: _C[driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[ctypes.c_size_t]]
    cudaGraphDestroyNode: _C[driver.CUgraphNode | int | None]
    cudaGraphInstantiateWithFlags: _C[_Pointer[driver.CUgraphExec], driver.CUgraph | int | None, int]
    cudaGraphInstantiateWithParams: _C[_Pointer[driver.CUgraphExec], driver.CUgraph | int | None, _Pointer[cudaGraphInstantiateParams]]
    cudaGraphExecGetFlags: _C[driver.CUgraphExec | int | None, _Pointer[ctypes.c_ulonglong]]
    cudaGraphExecKernelNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[cudaKernelNodeParams]]
    cudaGraphExecMemcpyNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[cudaMemcpy3DParms]]
    cudaGraphExecMemcpyNodeSetParamsToSymbol: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Address, _Address, int, int, int]
    cudaGraphExecMemcpyNodeSetParamsFromSymbol: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Address, _Address, int, int, int]
    cudaGraphExecMemcpyNodeSetParams1D: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Address, _Address, int, int]
    cudaGraphExecMemsetNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[cudaMemsetParams]]
    cudaGraphExecHostNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[cudaHostNodeParams]]
    cudaGraphExecChildGraphNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, driver.CUgraph | int | None]
    cudaGraphExecEventRecordNodeSetEvent: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, driver.CUevent | int | None]
    cudaGraphExecEventWaitNodeSetEvent: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, driver.CUevent | int | None]
    cudaGraphExecExternalSemaphoresSignalNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[cudaExternalSemaphoreSignalNodeParams]]
    cudaGraphExecExternalSemaphoresWaitNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[cudaExternalSemaphoreWaitNodeParams]]
    cudaGraphNodeSetEnabled: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, int]
    cudaGraphNodeGetEnabled: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[ctypes.c_uint]]
    cudaGraphUpload: _C[driver.CUgraphExec | int | None, driver.CUstream | int | None]
    cudaGraphLaunch: _C[driver.CUgraphExec | int | None, driver.CUstream | int | None]
    cudaGraphExecDestroy: _C[driver.CUgraphExec | int | None]
    cudaGraphDestroy: _C[driver.CUgraph | int | None]
    cudaGraphDebugDotPrint: _C[driver.CUgraph | int | None, _Text, int]
    cudaUserObjectCreate: _C[_Pointer[driver.CUuserObject], _Address, cudaHostFn_t | None, int, int]
    cudaUserObjectRetain: _C[driver.CUuserObject | int | None, int]
    cudaUserObjectRelease: _C[driver.CUuserObject | int | None, int]
    cudaGraphRetainUserObject: _C[driver.CUgraph | int | None, driver.CUuserObject | int | None, int, int]
    cudaGraphReleaseUserObject: _C[driver.CUgraph | int | None, driver.CUuserObject | int | None, int]
    cudaGraphNodeSetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaGraphNodeParams]]
    cudaGraphNodeGetParams: _C[driver.CUgraphNode | int | None, _Pointer[cudaGraphNodeParams]]
    cudaGraphExecNodeSetParams: _C[driver.CUgraphExec | int | None, driver.CUgraphNode | int | None, _Pointer[cudaGraphNodeParams]]
    cudaGraphConditionalHandleCreate: _C[_Pointer[ctypes.c_ulonglong], driver.CUgraph | int | None, int, int]
    cudaGraphConditionalHandleCreate_v2: _C[_Pointer[ctypes.c_ulonglong], driver.CUgraph | int | None, cudaExecutionContext_t | int | None, int, int]
    cudaGetDriverEntryPointByVersion: _C[_Text, _Pointer[ctypes.c_void_p], int, int, _Pointer[ctypes.c_uint]]
    cudaLibraryLoadData: _C[_Pointer[driver.CUlibrary], _Address, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_void_p], int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_void_p], int]
    cudaLibraryLoadFromFile: _C[_Pointer[driver.CUlibrary], _Text, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_void_p], int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_void_p], int]
    cudaLibraryUnload: _C[driver.CUlibrary | int | None]
    cudaLibraryGetKernel: _C[_Pointer[driver.CUkernel], driver.CUlibrary | int | None, _Text]
    cudaLibraryGetGlobal: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], driver.CUlibrary | int | None, _Text]
    cudaLibraryGetManaged: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], driver.CUlibrary | int | None, _Text]
    cudaLibraryGetUnifiedFunction: _C[_Pointer[ctypes.c_void_p], driver.CUlibrary | int | None, _Text]
    cudaLibraryGetKernelCount: _C[_Pointer[ctypes.c_uint], driver.CUlibrary | int | None]
    cudaLibraryEnumerateKernels: _C[_Pointer[driver.CUkernel], int, driver.CUlibrary | int | None]
    cudaKernelSetAttributeForDevice: _C[driver.CUkernel | int | None, int, int, int]
    cudaDeviceGetDevResource: _C[int, _Pointer[cudaDevResource], int]
    cudaDevSmResourceSplitByCount: _C[_Pointer[cudaDevResource], _Pointer[ctypes.c_uint], _Pointer[cudaDevResource], _Pointer[cudaDevResource], int, int]
    cudaDevSmResourceSplit: _C[_Pointer[cudaDevResource], int, _Pointer[cudaDevResource], _Pointer[cudaDevResource], int, _Pointer[cudaDevSmResourceGroupParams]]
    cudaDevResourceGenerateDesc: _C[_Pointer[driver.CUdevResourceDesc], _Pointer[cudaDevResource], int]
    cudaGreenCtxCreate: _C[_Pointer[cudaExecutionContext_t], driver.CUdevResourceDesc | int | None, int, int]
    cudaExecutionCtxDestroy: _C[cudaExecutionContext_t | int | None]
    cudaExecutionCtxGetDevResource: _C[cudaExecutionContext_t | int | None, _Pointer[cudaDevResource], int]
    cudaExecutionCtxGetDevice: _C[_Pointer[ctypes.c_int], cudaExecutionContext_t | int | None]
    cudaExecutionCtxGetId: _C[cudaExecutionContext_t | int | None, _Pointer[ctypes.c_ulonglong]]
    cudaExecutionCtxStreamCreate: _C[_Pointer[driver.CUstream], cudaExecutionContext_t | int | None, int, int]
    cudaExecutionCtxSynchronize: _C[cudaExecutionContext_t | int | None]
    cudaStreamGetDevResource: _C[driver.CUstream | int | None, _Pointer[cudaDevResource], int]
    cudaExecutionCtxRecordEvent: _C[cudaExecutionContext_t | int | None, driver.CUevent | int | None]
    cudaExecutionCtxWaitEvent: _C[cudaExecutionContext_t | int | None, driver.CUevent | int | None]
    cudaDeviceGetExecutionCtx: _C[_Pointer[cudaExecutionContext_t], int]
    cudaGetExportTable: _C[_Pointer[ctypes.c_void_p], _Pointer[CUuuid]]
    cudaGetFuncBySymbol: _C[_Pointer[driver.CUfunction], _Address]
    cudaGetKernel: _C[_Pointer[driver.CUkernel], _Address]
    cudaProfilerStart: _C[[]]
    cudaProfilerStop: _C[[]]
    cudaGLGetDevices: _C[_Pointer[ctypes.c_uint], _Pointer[ctypes.c_int], int, int]
    cudaGraphicsGLRegisterImage: _C[_Pointer[cudaGraphicsResource_t], int, int, int]
    cudaGraphicsGLRegisterBuffer: _C[_Pointer[cudaGraphicsResource_t], int, int]
    cudaGLSetGLDevice: _C[int]
    cudaGLRegisterBufferObject: _C[int]
    cudaGLMapBufferObject: _C[_Pointer[ctypes.c_void_p], int]
    cudaGLUnmapBufferObject: _C[int]
    cudaGLUnregisterBufferObject: _C[int]
    cudaGLSetBufferObjectMapFlags: _C[int, int]
    cudaGLMapBufferObjectAsync: _C[_Pointer[ctypes.c_void_p], int, driver.CUstream | int | None]
    cudaGLUnmapBufferObjectAsync: _C[int, driver.CUstream | int | None]
    cudaGraphicsEGLRegisterImage: _C[_Pointer[cudaGraphicsResource_t], _Address, int]
    cudaEGLStreamConsumerConnect: _C[_Pointer[driver.CUeglStreamConnection], _Address]
    cudaEGLStreamConsumerConnectWithFlags: _C[_Pointer[driver.CUeglStreamConnection], _Address, int]
    cudaEGLStreamConsumerDisconnect: _C[_Pointer[driver.CUeglStreamConnection]]
    cudaEGLStreamConsumerAcquireFrame: _C[_Pointer[driver.CUeglStreamConnection], _Pointer[cudaGraphicsResource_t], _Pointer[driver.CUstream], int]
    cudaEGLStreamConsumerReleaseFrame: _C[_Pointer[driver.CUeglStreamConnection], cudaGraphicsResource_t | int | None, _Pointer[driver.CUstream]]
    cudaEGLStreamProducerConnect: _C[_Pointer[driver.CUeglStreamConnection], _Address, int, int]
    cudaEGLStreamProducerDisconnect: _C[_Pointer[driver.CUeglStreamConnection]]
    cudaEGLStreamProducerPresentFrame: _C[_Pointer[driver.CUeglStreamConnection], cudaEglFrame, _Pointer[driver.CUstream]]
    cudaEGLStreamProducerReturnFrame: _C[_Pointer[driver.CUeglStreamConnection], _Pointer[cudaEglFrame], _Pointer[driver.CUstream]]
    cudaGraphicsResourceGetMappedEglFrame: _C[_Pointer[cudaEglFrame], cudaGraphicsResource_t | int | None, int, int]
    cudaEventCreateFromEGLSync: _C[_Pointer[driver.CUevent], _Address, int]
    cudaVDPAUGetDevice: _C[_Pointer[ctypes.c_int], int, _Pointer[CFuncPtr]]
    cudaVDPAUSetVDPAUDevice: _C[int, int, _Pointer[CFuncPtr]]
    cudaGraphicsVDPAURegisterVideoSurface: _C[_Pointer[cudaGraphicsResource_t], int, int]
    cudaGraphicsVDPAURegisterOutputSurface: _C[_Pointer[cudaGraphicsResource_t], int, int]
    cudaStreamGetPriority_ptsz: _C[driver.CUstream | int | None, _Pointer[ctypes.c_int]]
    cudaStreamGetFlags_ptsz: _C[driver.CUstream | int | None, _Pointer[ctypes.c_uint]]
    cudaStreamGetId_ptsz: _C[driver.CUstream | int | None, _Pointer[ctypes.c_ulonglong]]
    cudaStreamGetDevice_ptsz: _C[driver.CUstream | int | None, _Pointer[ctypes.c_int]]
    cudaStreamCopyAttributes_ptsz: _C[driver.CUstream | int | None, driver.CUstream | int | None]
    cudaStreamGetAttribute_ptsz: _C[driver.CUstream | int | None, int, _Pointer[cudaLaunchAttributeValue]]
    cudaStreamSetAttribute_ptsz: _C[driver.CUstream | int | None, int, _Pointer[cudaLaunchAttributeValue]]
    cudaStreamWaitEvent_ptsz: _C[driver.CUstream | int | None, driver.CUevent | int | None, int]
    cudaStreamAddCallback_ptsz: _C[driver.CUstream | int | None, cudaStreamCallback_t | None, _Address, int]
    cudaStreamSynchronize_ptsz: _C[driver.CUstream | int | None]
    cudaStreamQuery_ptsz: _C[driver.CUstream | int | None]
    cudaStreamAttachMemAsync_ptsz: _C[driver.CUstream | int | None, _Address, int, int]
    cudaStreamBeginCapture_ptsz: _C[driver.CUstream | int | None, int]
    cudaStreamBeginRecaptureToGraph_ptsz: _C[driver.CUstream | int | None, int, driver.CUgraph | int | None, _Pointer[cudaGraphRecaptureCallbackData]]
    cudaStreamBeginCaptureToGraph_ptsz: _C[driver.CUstream | int | None, driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], int, int]
    cudaStreamEndCapture_ptsz: _C[driver.CUstream | int | None, _Pointer[driver.CUgraph]]
    cudaStreamIsCapturing_ptsz: _C[driver.CUstream | int | None, _Pointer[ctypes.c_uint]]
    cudaEventRecord_ptsz: _C[driver.CUevent | int | None, driver.CUstream | int | None]
    cudaEventRecordWithFlags_ptsz: _C[driver.CUevent | int | None, driver.CUstream | int | None, int]
    cudaLaunchKernel_ptsz: _C[_Address, dim3, dim3, _Pointer[ctypes.c_void_p], int, driver.CUstream | int | None]
    cudaLaunchKernelExC_ptsz: _C[_Pointer[cudaLaunchConfig_t], _Address, _Pointer[ctypes.c_void_p]]
    cudaLaunchCooperativeKernel_ptsz: _C[_Address, dim3, dim3, _Pointer[ctypes.c_void_p], int, driver.CUstream | int | None]
    cudaLaunchHostFunc_ptsz: _C[driver.CUstream | int | None, cudaHostFn_t | None, _Address]
    cudaLaunchHostFunc_v2_ptsz: _C[driver.CUstream | int | None, cudaHostFn_t | None, _Address, int]
    cudaMemcpy3D_ptds: _C[_Pointer[cudaMemcpy3DParms]]
    cudaMemcpy3DPeer_ptds: _C[_Pointer[cudaMemcpy3DPeerParms]]
    cudaMemcpy3DAsync_ptsz: _C[_Pointer[cudaMemcpy3DParms], driver.CUstream | int | None]
    cudaMemcpy3DPeerAsync_ptsz: _C[_Pointer[cudaMemcpy3DPeerParms], driver.CUstream | int | None]
    cudaMemcpy_ptds: _C[_Address, _Address, int, int]
    cudaMemcpy2D_ptds: _C[_Address, int, _Address, int, int, int, int]
    cudaMemcpy2DToArray_ptds: _C[cudaArray_t | int | None, int, int, _Address, int, int, int, int]
    cudaMemcpy2DFromArray_ptds: _C[_Address, int, cudaArray_t | int | None, int, int, int, int, int]
    cudaMemcpy2DArrayToArray_ptds: _C[cudaArray_t | int | None, int, int, cudaArray_t | int | None, int, int, int, int, int]
    cudaMemcpyToSymbol_ptds: _C[_Address, _Address, int, int, int]
    cudaMemcpyFromSymbol_ptds: _C[_Address, _Address, int, int, int]
    cudaMemcpyAsync_ptsz: _C[_Address, _Address, int, int, driver.CUstream | int | None]
    cudaMemcpyWithAttributesAsync_ptsz: _C[_Address, _Address, int, _Pointer[cudaMemcpyAttributes], driver.CUstream | int | None]
    cudaMemcpy3DWithAttributesAsync_ptsz: _C[_Pointer[cudaMemcpy3DBatchOp], int, driver.CUstream | int | None]
    cudaMemcpy2DAsync_ptsz: _C[_Address, int, _Address, int, int, int, int, driver.CUstream | int | None]
    cudaMemcpy2DToArrayAsync_ptsz: _C[cudaArray_t | int | None, int, int, _Address, int, int, int, int, driver.CUstream | int | None]
    cudaMemcpy2DFromArrayAsync_ptsz: _C[_Address, int, cudaArray_t | int | None, int, int, int, int, int, driver.CUstream | int | None]
    cudaMemcpyToSymbolAsync_ptsz: _C[_Address, _Address, int, int, int, driver.CUstream | int | None]
    cudaMemcpyFromSymbolAsync_ptsz: _C[_Address, _Address, int, int, int, driver.CUstream | int | None]
    cudaMemset_ptds: _C[_Address, int, int]
    cudaMemset2D_ptds: _C[_Address, int, int, int, int]
    cudaMemset3D_ptds: _C[cudaPitchedPtr, int, cudaExtent]
    cudaMemsetAsync_ptsz: _C[_Address, int, int, driver.CUstream | int | None]
    cudaMemset2DAsync_ptsz: _C[_Address, int, int, int, int, driver.CUstream | int | None]
    cudaMemset3DAsync_ptsz: _C[cudaPitchedPtr, int, cudaExtent, driver.CUstream | int | None]
    cudaMemPrefetchBatchAsync_ptsz: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, _Pointer[cudaMemLocation], _Pointer[ctypes.c_size_t], int, int, driver.CUstream | int | None]
    cudaMemDiscardBatchAsync_ptsz: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, int, driver.CUstream | int | None]
    cudaMemDiscardAndPrefetchBatchAsync_ptsz: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, _Pointer[cudaMemLocation], _Pointer[ctypes.c_size_t], int, int, driver.CUstream | int | None]
    cudaMemcpyToArray_ptds: _C[cudaArray_t | int | None, int, int, _Address, int, int]
    cudaMemcpyFromArray_ptds: _C[_Address, cudaArray_t | int | None, int, int, int, int]
    cudaMemcpyArrayToArray_ptds: _C[cudaArray_t | int | None, int, int, cudaArray_t | int | None, int, int, int, int]
    cudaMemcpyToArrayAsync_ptsz: _C[cudaArray_t | int | None, int, int, _Address, int, int, driver.CUstream | int | None]
    cudaMemcpyFromArrayAsync_ptsz: _C[_Address, cudaArray_t | int | None, int, int, int, int, driver.CUstream | int | None]
    cudaMallocAsync_ptsz: _C[_Pointer[ctypes.c_void_p], int, driver.CUstream | int | None]
    cudaFreeAsync_ptsz: _C[_Address, driver.CUstream | int | None]
    cudaMallocFromPoolAsync_ptsz: _C[_Pointer[ctypes.c_void_p], int, driver.CUmemoryPool | int | None, driver.CUstream | int | None]
    cudaGraphInstantiateWithParams_ptsz: _C[_Pointer[driver.CUgraphExec], driver.CUgraph | int | None, _Pointer[cudaGraphInstantiateParams]]
    cudaGraphUpload_ptsz: _C[driver.CUgraphExec | int | None, driver.CUstream | int | None]
    cudaGraphLaunch_ptsz: _C[driver.CUgraphExec | int | None, driver.CUstream | int | None]
    cudaGetDriverEntryPointByVersion_ptsz: _C[_Text, _Pointer[ctypes.c_void_p], int, int, _Pointer[ctypes.c_uint]]
    cudaStreamGetDevResource_ptsz: _C[driver.CUstream | int | None, _Pointer[cudaDevResource], int]
    cudaGetDeviceProperties: _C[_Pointer[cudaDeviceProp], int]

class _Raw(_RawUnchanged):
    cudaStreamUpdateCaptureDependencies: _C[driver.CUstream | int | None, _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], int, int]
    cudaMemcpyBatchAsync: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, _Pointer[cudaMemcpyAttributes], _Pointer[ctypes.c_size_t], int, driver.CUstream | int | None]
    cudaMemcpy3DBatchAsync: _C[int, _Pointer[cudaMemcpy3DBatchOp], int, driver.CUstream | int | None]
    cudaMemPrefetchAsync: _C[_Address, int, cudaMemLocation, int, driver.CUstream | int | None]
    cudaMemAdvise: _C[_Address, int, int, cudaMemLocation]
    cudaGraphGetEdges: _C[driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], _Pointer[ctypes.c_size_t]]
    cudaGraphNodeGetDependencies: _C[driver.CUgraphNode | int | None, _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], _Pointer[ctypes.c_size_t]]
    cudaGraphNodeGetDependentNodes: _C[driver.CUgraphNode | int | None, _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], _Pointer[ctypes.c_size_t]]
    cudaGraphAddDependencies: _C[driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], int]
    cudaGraphRemoveDependencies: _C[driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], int]
    cudaGraphInstantiate: _C[_Pointer[driver.CUgraphExec], driver.CUgraph | int | None, int]
    cudaGraphExecUpdate: _C[driver.CUgraphExec | int | None, driver.CUgraph | int | None, _Pointer[cudaGraphExecUpdateResultInfo]]
    cudaGraphAddNode: _C[_Pointer[driver.CUgraphNode], driver.CUgraph | int | None, _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], int, _Pointer[cudaGraphNodeParams]]
    cudaGetDriverEntryPoint: _C[_Text, _Pointer[ctypes.c_void_p], int, _Pointer[ctypes.c_uint]]
    cudaStreamGetCaptureInfo_ptsz: _C[driver.CUstream | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_ulonglong], _Pointer[driver.CUgraph], _Pointer[ctypes._Pointer[driver.CUgraphNode]], _Pointer[ctypes._Pointer[cudaGraphEdgeData]], _Pointer[ctypes.c_size_t]]
    cudaStreamUpdateCaptureDependencies_ptsz: _C[driver.CUstream | int | None, _Pointer[driver.CUgraphNode], _Pointer[cudaGraphEdgeData], int, int]
    cudaSignalExternalSemaphoresAsync_ptsz: _C[_Pointer[cudaExternalSemaphore_t], _Pointer[cudaExternalSemaphoreSignalParams], int, driver.CUstream | int | None]
    cudaWaitExternalSemaphoresAsync_ptsz: _C[_Pointer[cudaExternalSemaphore_t], _Pointer[cudaExternalSemaphoreWaitParams], int, driver.CUstream | int | None]
    cudaMemcpyBatchAsync_ptsz: _C[_Pointer[ctypes.c_void_p], _Pointer[ctypes.c_void_p], _Pointer[ctypes.c_size_t], int, _Pointer[cudaMemcpyAttributes], _Pointer[ctypes.c_size_t], int, driver.CUstream | int | None]
    cudaMemcpy3DBatchAsync_ptsz: _C[int, _Pointer[cudaMemcpy3DBatchOp], int, driver.CUstream | int | None]
    cudaMemPrefetchAsync_ptsz: _C[_Address, int, cudaMemLocation, int, driver.CUstream | int | None]
    cudaGetDriverEntryPoint_ptsz: _C[_Text, _Pointer[ctypes.c_void_p], int, _Pointer[ctypes.c_uint]]
    cudaStreamGetCaptureInfo: _C[driver.CUstream | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_ulonglong], _Pointer[driver.CUgraph], _Pointer[ctypes._Pointer[driver.CUgraphNode]], _Pointer[ctypes._Pointer[cudaGraphEdgeData]], _Pointer[ctypes.c_size_t]]
    cudaSignalExternalSemaphoresAsync: _C[_Pointer[cudaExternalSemaphore_t], _Pointer[cudaExternalSemaphoreSignalParams], int, driver.CUstream | int | None]
    cudaWaitExternalSemaphoresAsync: _C[_Pointer[cudaExternalSemaphore_t], _Pointer[cudaExternalSemaphoreWaitParams], int, driver.CUstream | int | None]

class _RawApi(_RawUnchanged):
    cudaStreamUpdateCaptureDependencies: Callable[..., int]
    cudaMemcpyBatchAsync: Callable[..., int]
    cudaMemcpy3DBatchAsync: Callable[..., int]
    cudaMemPrefetchAsync: Callable[..., int]
    cudaMemAdvise: Callable[..., int]
    cudaGraphGetEdges: Callable[..., int]
    cudaGraphNodeGetDependencies: Callable[..., int]
    cudaGraphNodeGetDependentNodes: Callable[..., int]
    cudaGraphAddDependencies: Callable[..., int]
    cudaGraphRemoveDependencies: Callable[..., int]
    cudaGraphInstantiate: Callable[..., int]
    cudaGraphExecUpdate: Callable[..., int]
    cudaGraphAddNode: Callable[..., int]
    cudaGetDriverEntryPoint: Callable[..., int]
    cudaStreamGetCaptureInfo_ptsz: Callable[..., int]
    cudaStreamUpdateCaptureDependencies_ptsz: Callable[..., int]
    cudaSignalExternalSemaphoresAsync_ptsz: Callable[..., int]
    cudaWaitExternalSemaphoresAsync_ptsz: Callable[..., int]
    cudaMemcpyBatchAsync_ptsz: Callable[..., int]
    cudaMemcpy3DBatchAsync_ptsz: Callable[..., int]
    cudaMemPrefetchAsync_ptsz: Callable[..., int]
    cudaGetDriverEntryPoint_ptsz: Callable[..., int]
    cudaStreamGetCaptureInfo: Callable[..., int]
    cudaSignalExternalSemaphoresAsync: Callable[..., int]
    cudaWaitExternalSemaphoresAsync: Callable[..., int]
    cudaThreadExit: Callable[..., int]
    cudaThreadSynchronize: Callable[..., int]
    cudaThreadSetLimit: Callable[..., int]
    cudaThreadGetLimit: Callable[..., int]
    cudaThreadGetCacheConfig: Callable[..., int]
    cudaThreadSetCacheConfig: Callable[..., int]
    cudaGetDeviceProperties_v2: Callable[..., int]
    cudaStreamGetCaptureInfo_v2: Callable[..., int]
    cudaStreamGetCaptureInfo_v3: Callable[..., int]
    cudaStreamUpdateCaptureDependencies_v2: Callable[..., int]
    cudaEventElapsedTime_v2: Callable[..., int]
    cudaSignalExternalSemaphoresAsync_v2: Callable[..., int]
    cudaWaitExternalSemaphoresAsync_v2: Callable[..., int]
    cudaLaunchCooperativeKernelMultiDevice: Callable[..., int]
    cudaSetDoubleForDevice: Callable[..., int]
    cudaSetDoubleForHost: Callable[..., int]
    cudaMemPrefetchAsync_v2: Callable[..., int]
    cudaMemAdvise_v2: Callable[..., int]
    cudaGraphGetEdges_v2: Callable[..., int]
    cudaGraphNodeGetDependencies_v2: Callable[..., int]
    cudaGraphNodeGetDependentNodes_v2: Callable[..., int]
    cudaGraphAddDependencies_v2: Callable[..., int]
    cudaGraphRemoveDependencies_v2: Callable[..., int]
    cudaGraphAddNode_v2: Callable[..., int]
    cudaBindTexture: Callable[..., int]
    cudaBindTexture2D: Callable[..., int]
    cudaBindTextureToArray: Callable[..., int]
    cudaBindTextureToMipmappedArray: Callable[..., int]
    cudaUnbindTexture: Callable[..., int]
    cudaGetTextureAlignmentOffset: Callable[..., int]
    cudaGetTextureReference: Callable[..., int]
    cudaBindSurfaceToArray: Callable[..., int]
    cudaGetSurfaceReference: Callable[..., int]
    cudaCreateTextureObject_v2: Callable[..., int]
    cudaGetTextureObjectTextureDesc_v2: Callable[..., int]
    cudaProfilerInitialize: Callable[..., int]
    cudaStreamGetCaptureInfo_v2_ptsz: Callable[..., int]
    cudaStreamGetCaptureInfo_v3_ptsz: Callable[..., int]
    cudaStreamUpdateCaptureDependencies_v2_ptsz: Callable[..., int]
    cudaSignalExternalSemaphoresAsync_v2_ptsz: Callable[..., int]
    cudaWaitExternalSemaphoresAsync_v2_ptsz: Callable[..., int]
    cudaMemPrefetchAsync_v2_ptsz: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cudaDeviceReset = staticmethod(_here.cudaDeviceReset)
    cudaDeviceSynchronize = staticmethod(_here.cudaDeviceSynchronize)
    cudaDeviceSetLimit = staticmethod(_here.cudaDeviceSetLimit)
    cudaDeviceGetLimit = staticmethod(_here.cudaDeviceGetLimit)
    cudaDeviceGetTexture1DLinearMaxWidth = staticmethod(_here.cudaDeviceGetTexture1DLinearMaxWidth)
    cudaDeviceGetCacheConfig = staticmethod(_here.cudaDeviceGetCacheConfig)
    cudaDeviceGetStreamPriorityRange = staticmethod(_here.cudaDeviceGetStreamPriorityRange)
    cudaDeviceSetCacheConfig = staticmethod(_here.cudaDeviceSetCacheConfig)
    cudaDeviceGetByPCIBusId = staticmethod(_here.cudaDeviceGetByPCIBusId)
    cudaDeviceGetPCIBusId = staticmethod(_here.cudaDeviceGetPCIBusId)
    cudaIpcGetEventHandle = staticmethod(_here.cudaIpcGetEventHandle)
    cudaIpcOpenEventHandle = staticmethod(_here.cudaIpcOpenEventHandle)
    cudaIpcGetMemHandle = staticmethod(_here.cudaIpcGetMemHandle)
    cudaIpcOpenMemHandle = staticmethod(_here.cudaIpcOpenMemHandle)
    cudaIpcCloseMemHandle = staticmethod(_here.cudaIpcCloseMemHandle)
    cudaDeviceFlushGPUDirectRDMAWrites = staticmethod(_here.cudaDeviceFlushGPUDirectRDMAWrites)
    cudaDeviceRegisterAsyncNotification = staticmethod(_here.cudaDeviceRegisterAsyncNotification)
    cudaDeviceUnregisterAsyncNotification = staticmethod(_here.cudaDeviceUnregisterAsyncNotification)
    cudaDeviceGetSharedMemConfig = staticmethod(_here.cudaDeviceGetSharedMemConfig)
    cudaDeviceSetSharedMemConfig = staticmethod(_here.cudaDeviceSetSharedMemConfig)
    cudaGetLastError = staticmethod(_here.cudaGetLastError)
    cudaPeekAtLastError = staticmethod(_here.cudaPeekAtLastError)
    cudaGetErrorName = staticmethod(_here.cudaGetErrorName)
    cudaGetErrorString = staticmethod(_here.cudaGetErrorString)
    cudaGetDeviceCount = staticmethod(_here.cudaGetDeviceCount)
    cudaDeviceGetAttribute = staticmethod(_here.cudaDeviceGetAttribute)
    cudaDeviceGetHostAtomicCapabilities = staticmethod(_here.cudaDeviceGetHostAtomicCapabilities)
    cudaDeviceGetDefaultMemPool = staticmethod(_here.cudaDeviceGetDefaultMemPool)
    cudaDeviceSetMemPool = staticmethod(_here.cudaDeviceSetMemPool)
    cudaDeviceGetMemPool = staticmethod(_here.cudaDeviceGetMemPool)
    cudaDeviceGetNvSciSyncAttributes = staticmethod(_here.cudaDeviceGetNvSciSyncAttributes)
    cudaDeviceGetP2PAttribute = staticmethod(_here.cudaDeviceGetP2PAttribute)
    cudaDeviceGetP2PAtomicCapabilities = staticmethod(_here.cudaDeviceGetP2PAtomicCapabilities)
    cudaChooseDevice = staticmethod(_here.cudaChooseDevice)
    cudaInitDevice = staticmethod(_here.cudaInitDevice)
    cudaSetDevice = staticmethod(_here.cudaSetDevice)
    cudaGetDevice = staticmethod(_here.cudaGetDevice)
    cudaSetValidDevices = staticmethod(_here.cudaSetValidDevices)
    cudaSetDeviceFlags = staticmethod(_here.cudaSetDeviceFlags)
    cudaGetDeviceFlags = staticmethod(_here.cudaGetDeviceFlags)
    cudaStreamCreate = staticmethod(_here.cudaStreamCreate)
    cudaStreamCreateWithFlags = staticmethod(_here.cudaStreamCreateWithFlags)
    cudaStreamCreateWithPriority = staticmethod(_here.cudaStreamCreateWithPriority)
    cudaStreamGetPriority = staticmethod(_here.cudaStreamGetPriority)
    cudaStreamGetFlags = staticmethod(_here.cudaStreamGetFlags)
    cudaStreamGetId = staticmethod(_here.cudaStreamGetId)
    cudaStreamGetDevice = staticmethod(_here.cudaStreamGetDevice)
    cudaCtxResetPersistingL2Cache = staticmethod(_here.cudaCtxResetPersistingL2Cache)
    cudaStreamCopyAttributes = staticmethod(_here.cudaStreamCopyAttributes)
    cudaStreamGetAttribute = staticmethod(_here.cudaStreamGetAttribute)
    cudaStreamSetAttribute = staticmethod(_here.cudaStreamSetAttribute)
    cudaStreamDestroy = staticmethod(_here.cudaStreamDestroy)
    cudaStreamWaitEvent = staticmethod(_here.cudaStreamWaitEvent)
    cudaStreamAddCallback = staticmethod(_here.cudaStreamAddCallback)
    cudaStreamSynchronize = staticmethod(_here.cudaStreamSynchronize)
    cudaStreamQuery = staticmethod(_here.cudaStreamQuery)
    cudaStreamAttachMemAsync = staticmethod(_here.cudaStreamAttachMemAsync)
    cudaStreamBeginCapture = staticmethod(_here.cudaStreamBeginCapture)
    cudaStreamBeginRecaptureToGraph = staticmethod(_here.cudaStreamBeginRecaptureToGraph)
    cudaStreamBeginCaptureToGraph = staticmethod(_here.cudaStreamBeginCaptureToGraph)
    cudaThreadExchangeStreamCaptureMode = staticmethod(_here.cudaThreadExchangeStreamCaptureMode)
    cudaStreamEndCapture = staticmethod(_here.cudaStreamEndCapture)
    cudaStreamIsCapturing = staticmethod(_here.cudaStreamIsCapturing)
    cudaEventCreate = staticmethod(_here.cudaEventCreate)
    cudaEventCreateWithFlags = staticmethod(_here.cudaEventCreateWithFlags)
    cudaEventRecord = staticmethod(_here.cudaEventRecord)
    cudaEventRecordWithFlags = staticmethod(_here.cudaEventRecordWithFlags)
    cudaEventQuery = staticmethod(_here.cudaEventQuery)
    cudaEventSynchronize = staticmethod(_here.cudaEventSynchronize)
    cudaEventDestroy = staticmethod(_here.cudaEventDestroy)
    cudaEventElapsedTime = staticmethod(_here.cudaEventElapsedTime)
    cudaImportExternalMemory = staticmethod(_here.cudaImportExternalMemory)
    cudaExternalMemoryGetMappedBuffer = staticmethod(_here.cudaExternalMemoryGetMappedBuffer)
    cudaExternalMemoryGetMappedMipmappedArray = staticmethod(_here.cudaExternalMemoryGetMappedMipmappedArray)
    cudaDestroyExternalMemory = staticmethod(_here.cudaDestroyExternalMemory)
    cudaImportExternalSemaphore = staticmethod(_here.cudaImportExternalSemaphore)
    cudaDestroyExternalSemaphore = staticmethod(_here.cudaDestroyExternalSemaphore)
    cudaLaunchKernel = staticmethod(_here.cudaLaunchKernel)
    cudaLaunchKernelExC = staticmethod(_here.cudaLaunchKernelExC)
    cudaLaunchCooperativeKernel = staticmethod(_here.cudaLaunchCooperativeKernel)
    cudaFuncSetCacheConfig = staticmethod(_here.cudaFuncSetCacheConfig)
    cudaFuncGetAttributes = staticmethod(_here.cudaFuncGetAttributes)
    cudaFuncSetAttribute = staticmethod(_here.cudaFuncSetAttribute)
    cudaFuncGetName = staticmethod(_here.cudaFuncGetName)
    cudaFuncGetParamInfo = staticmethod(_here.cudaFuncGetParamInfo)
    cudaFuncGetParamCount = staticmethod(_here.cudaFuncGetParamCount)
    cudaLaunchHostFunc = staticmethod(_here.cudaLaunchHostFunc)
    cudaLaunchHostFunc_v2 = staticmethod(_here.cudaLaunchHostFunc_v2)
    cudaFuncSetSharedMemConfig = staticmethod(_here.cudaFuncSetSharedMemConfig)
    cudaOccupancyMaxActiveBlocksPerMultiprocessor = staticmethod(_here.cudaOccupancyMaxActiveBlocksPerMultiprocessor)
    cudaOccupancyAvailableDynamicSMemPerBlock = staticmethod(_here.cudaOccupancyAvailableDynamicSMemPerBlock)
    cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = staticmethod(_here.cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
    cudaOccupancyMaxPotentialClusterSize = staticmethod(_here.cudaOccupancyMaxPotentialClusterSize)
    cudaOccupancyMaxActiveClusters = staticmethod(_here.cudaOccupancyMaxActiveClusters)
    cudaMallocManaged = staticmethod(_here.cudaMallocManaged)
    cudaMalloc = staticmethod(_here.cudaMalloc)
    cudaMallocHost = staticmethod(_here.cudaMallocHost)
    cudaMallocPitch = staticmethod(_here.cudaMallocPitch)
    cudaMallocArray = staticmethod(_here.cudaMallocArray)
    cudaFree = staticmethod(_here.cudaFree)
    cudaFreeHost = staticmethod(_here.cudaFreeHost)
    cudaFreeArray = staticmethod(_here.cudaFreeArray)
    cudaFreeMipmappedArray = staticmethod(_here.cudaFreeMipmappedArray)
    cudaHostAlloc = staticmethod(_here.cudaHostAlloc)
    cudaHostRegister = staticmethod(_here.cudaHostRegister)
    cudaHostUnregister = staticmethod(_here.cudaHostUnregister)
    cudaHostGetDevicePointer = staticmethod(_here.cudaHostGetDevicePointer)
    cudaHostGetFlags = staticmethod(_here.cudaHostGetFlags)
    cudaMalloc3D = staticmethod(_here.cudaMalloc3D)
    cudaMalloc3DArray = staticmethod(_here.cudaMalloc3DArray)
    cudaMallocMipmappedArray = staticmethod(_here.cudaMallocMipmappedArray)
    cudaGetMipmappedArrayLevel = staticmethod(_here.cudaGetMipmappedArrayLevel)
    cudaMemcpy3D = staticmethod(_here.cudaMemcpy3D)
    cudaMemcpy3DPeer = staticmethod(_here.cudaMemcpy3DPeer)
    cudaMemcpy3DAsync = staticmethod(_here.cudaMemcpy3DAsync)
    cudaMemcpy3DPeerAsync = staticmethod(_here.cudaMemcpy3DPeerAsync)
    cudaMemGetInfo = staticmethod(_here.cudaMemGetInfo)
    cudaArrayGetInfo = staticmethod(_here.cudaArrayGetInfo)
    cudaArrayGetPlane = staticmethod(_here.cudaArrayGetPlane)
    cudaArrayGetMemoryRequirements = staticmethod(_here.cudaArrayGetMemoryRequirements)
    cudaMipmappedArrayGetMemoryRequirements = staticmethod(_here.cudaMipmappedArrayGetMemoryRequirements)
    cudaArrayGetSparseProperties = staticmethod(_here.cudaArrayGetSparseProperties)
    cudaMipmappedArrayGetSparseProperties = staticmethod(_here.cudaMipmappedArrayGetSparseProperties)
    cudaMemcpy = staticmethod(_here.cudaMemcpy)
    cudaMemcpyPeer = staticmethod(_here.cudaMemcpyPeer)
    cudaMemcpy2D = staticmethod(_here.cudaMemcpy2D)
    cudaMemcpy2DToArray = staticmethod(_here.cudaMemcpy2DToArray)
    cudaMemcpy2DFromArray = staticmethod(_here.cudaMemcpy2DFromArray)
    cudaMemcpy2DArrayToArray = staticmethod(_here.cudaMemcpy2DArrayToArray)
    cudaMemcpyToSymbol = staticmethod(_here.cudaMemcpyToSymbol)
    cudaMemcpyFromSymbol = staticmethod(_here.cudaMemcpyFromSymbol)
    cudaMemcpyAsync = staticmethod(_here.cudaMemcpyAsync)
    cudaMemcpyPeerAsync = staticmethod(_here.cudaMemcpyPeerAsync)
    cudaMemcpyWithAttributesAsync = staticmethod(_here.cudaMemcpyWithAttributesAsync)
    cudaMemcpy3DWithAttributesAsync = staticmethod(_here.cudaMemcpy3DWithAttributesAsync)
    cudaMemcpy2DAsync = staticmethod(_here.cudaMemcpy2DAsync)
    cudaMemcpy2DToArrayAsync = staticmethod(_here.cudaMemcpy2DToArrayAsync)
    cudaMemcpy2DFromArrayAsync = staticmethod(_here.cudaMemcpy2DFromArrayAsync)
    cudaMemcpyToSymbolAsync = staticmethod(_here.cudaMemcpyToSymbolAsync)
    cudaMemcpyFromSymbolAsync = staticmethod(_here.cudaMemcpyFromSymbolAsync)
    cudaMemset = staticmethod(_here.cudaMemset)
    cudaMemset2D = staticmethod(_here.cudaMemset2D)
    cudaMemset3D = staticmethod(_here.cudaMemset3D)
    cudaMemsetAsync = staticmethod(_here.cudaMemsetAsync)
    cudaMemset2DAsync = staticmethod(_here.cudaMemset2DAsync)
    cudaMemset3DAsync = staticmethod(_here.cudaMemset3DAsync)
    cudaGetSymbolAddress = staticmethod(_here.cudaGetSymbolAddress)
    cudaGetSymbolSize = staticmethod(_here.cudaGetSymbolSize)
    cudaMemPrefetchBatchAsync = staticmethod(_here.cudaMemPrefetchBatchAsync)
    cudaMemDiscardBatchAsync = staticmethod(_here.cudaMemDiscardBatchAsync)
    cudaMemDiscardAndPrefetchBatchAsync = staticmethod(_here.cudaMemDiscardAndPrefetchBatchAsync)
    cudaMemGetLocationInfo = staticmethod(_here.cudaMemGetLocationInfo)
    cudaMemRangeGetAttribute = staticmethod(_here.cudaMemRangeGetAttribute)
    cudaMemRangeGetAttributes = staticmethod(_here.cudaMemRangeGetAttributes)
    cudaMemcpyToArray = staticmethod(_here.cudaMemcpyToArray)
    cudaMemcpyFromArray = staticmethod(_here.cudaMemcpyFromArray)
    cudaMemcpyArrayToArray = staticmethod(_here.cudaMemcpyArrayToArray)
    cudaMemcpyToArrayAsync = staticmethod(_here.cudaMemcpyToArrayAsync)
    cudaMemcpyFromArrayAsync = staticmethod(_here.cudaMemcpyFromArrayAsync)
    cudaMallocAsync = staticmethod(_here.cudaMallocAsync)
    cudaFreeAsync = staticmethod(_here.cudaFreeAsync)
    cudaMemPoolTrimTo = staticmethod(_here.cudaMemPoolTrimTo)
    cudaMemPoolSetAttribute = staticmethod(_here.cudaMemPoolSetAttribute)
    cudaMemPoolGetAttribute = staticmethod(_here.cudaMemPoolGetAttribute)
    cudaMemPoolSetAccess = staticmethod(_here.cudaMemPoolSetAccess)
    cudaMemPoolGetAccess = staticmethod(_here.cudaMemPoolGetAccess)
    cudaMemPoolCreate = staticmethod(_here.cudaMemPoolCreate)
    cudaMemPoolDestroy = staticmethod(_here.cudaMemPoolDestroy)
    cudaMemGetDefaultMemPool = staticmethod(_here.cudaMemGetDefaultMemPool)
    cudaMemGetMemPool = staticmethod(_here.cudaMemGetMemPool)
    cudaMemSetMemPool = staticmethod(_here.cudaMemSetMemPool)
    cudaMallocFromPoolAsync = staticmethod(_here.cudaMallocFromPoolAsync)
    cudaMemPoolExportToShareableHandle = staticmethod(_here.cudaMemPoolExportToShareableHandle)
    cudaMemPoolImportFromShareableHandle = staticmethod(_here.cudaMemPoolImportFromShareableHandle)
    cudaMemPoolExportPointer = staticmethod(_here.cudaMemPoolExportPointer)
    cudaMemPoolImportPointer = staticmethod(_here.cudaMemPoolImportPointer)
    cudaPointerGetAttributes = staticmethod(_here.cudaPointerGetAttributes)
    cudaDeviceCanAccessPeer = staticmethod(_here.cudaDeviceCanAccessPeer)
    cudaDeviceEnablePeerAccess = staticmethod(_here.cudaDeviceEnablePeerAccess)
    cudaDeviceDisablePeerAccess = staticmethod(_here.cudaDeviceDisablePeerAccess)
    cudaGraphicsUnregisterResource = staticmethod(_here.cudaGraphicsUnregisterResource)
    cudaGraphicsResourceSetMapFlags = staticmethod(_here.cudaGraphicsResourceSetMapFlags)
    cudaGraphicsMapResources = staticmethod(_here.cudaGraphicsMapResources)
    cudaGraphicsUnmapResources = staticmethod(_here.cudaGraphicsUnmapResources)
    cudaGraphicsResourceGetMappedPointer = staticmethod(_here.cudaGraphicsResourceGetMappedPointer)
    cudaGraphicsSubResourceGetMappedArray = staticmethod(_here.cudaGraphicsSubResourceGetMappedArray)
    cudaGraphicsResourceGetMappedMipmappedArray = staticmethod(_here.cudaGraphicsResourceGetMappedMipmappedArray)
    cudaGetChannelDesc = staticmethod(_here.cudaGetChannelDesc)
    cudaCreateChannelDesc = staticmethod(_here.cudaCreateChannelDesc)
    cudaCreateTextureObject = staticmethod(_here.cudaCreateTextureObject)
    cudaDestroyTextureObject = staticmethod(_here.cudaDestroyTextureObject)
    cudaGetTextureObjectResourceDesc = staticmethod(_here.cudaGetTextureObjectResourceDesc)
    cudaGetTextureObjectTextureDesc = staticmethod(_here.cudaGetTextureObjectTextureDesc)
    cudaGetTextureObjectResourceViewDesc = staticmethod(_here.cudaGetTextureObjectResourceViewDesc)
    cudaCreateSurfaceObject = staticmethod(_here.cudaCreateSurfaceObject)
    cudaDestroySurfaceObject = staticmethod(_here.cudaDestroySurfaceObject)
    cudaGetSurfaceObjectResourceDesc = staticmethod(_here.cudaGetSurfaceObjectResourceDesc)
    cudaDriverGetVersion = staticmethod(_here.cudaDriverGetVersion)
    cudaRuntimeGetVersion = staticmethod(_here.cudaRuntimeGetVersion)
    cudaLogsRegisterCallback = staticmethod(_here.cudaLogsRegisterCallback)
    cudaLogsUnregisterCallback = staticmethod(_here.cudaLogsUnregisterCallback)
    cudaLogsCurrent = staticmethod(_here.cudaLogsCurrent)
    cudaLogsDumpToFile = staticmethod(_here.cudaLogsDumpToFile)
    cudaLogsDumpToMemory = staticmethod(_here.cudaLogsDumpToMemory)
    cudaGraphCreate = staticmethod(_here.cudaGraphCreate)
    cudaGraphAddKernelNode = staticmethod(_here.cudaGraphAddKernelNode)
    cudaGraphKernelNodeGetParams = staticmethod(_here.cudaGraphKernelNodeGetParams)
    cudaGraphKernelNodeSetParams = staticmethod(_here.cudaGraphKernelNodeSetParams)
    cudaGraphKernelNodeCopyAttributes = staticmethod(_here.cudaGraphKernelNodeCopyAttributes)
    cudaGraphKernelNodeGetAttribute = staticmethod(_here.cudaGraphKernelNodeGetAttribute)
    cudaGraphKernelNodeSetAttribute = staticmethod(_here.cudaGraphKernelNodeSetAttribute)
    cudaGraphAddMemcpyNode = staticmethod(_here.cudaGraphAddMemcpyNode)
    cudaGraphAddMemcpyNodeToSymbol = staticmethod(_here.cudaGraphAddMemcpyNodeToSymbol)
    cudaGraphAddMemcpyNodeFromSymbol = staticmethod(_here.cudaGraphAddMemcpyNodeFromSymbol)
    cudaGraphAddMemcpyNode1D = staticmethod(_here.cudaGraphAddMemcpyNode1D)
    cudaGraphMemcpyNodeGetParams = staticmethod(_here.cudaGraphMemcpyNodeGetParams)
    cudaGraphMemcpyNodeSetParams = staticmethod(_here.cudaGraphMemcpyNodeSetParams)
    cudaGraphMemcpyNodeSetParamsToSymbol = staticmethod(_here.cudaGraphMemcpyNodeSetParamsToSymbol)
    cudaGraphMemcpyNodeSetParamsFromSymbol = staticmethod(_here.cudaGraphMemcpyNodeSetParamsFromSymbol)
    cudaGraphMemcpyNodeSetParams1D = staticmethod(_here.cudaGraphMemcpyNodeSetParams1D)
    cudaGraphAddMemsetNode = staticmethod(_here.cudaGraphAddMemsetNode)
    cudaGraphMemsetNodeGetParams = staticmethod(_here.cudaGraphMemsetNodeGetParams)
    cudaGraphMemsetNodeSetParams = staticmethod(_here.cudaGraphMemsetNodeSetParams)
    cudaGraphAddHostNode = staticmethod(_here.cudaGraphAddHostNode)
    cudaGraphHostNodeGetParams = staticmethod(_here.cudaGraphHostNodeGetParams)
    cudaGraphHostNodeSetParams = staticmethod(_here.cudaGraphHostNodeSetParams)
    cudaGraphAddChildGraphNode = staticmethod(_here.cudaGraphAddChildGraphNode)
    cudaGraphChildGraphNodeGetGraph = staticmethod(_here.cudaGraphChildGraphNodeGetGraph)
    cudaGraphAddEmptyNode = staticmethod(_here.cudaGraphAddEmptyNode)
    cudaGraphAddEventRecordNode = staticmethod(_here.cudaGraphAddEventRecordNode)
    cudaGraphEventRecordNodeGetEvent = staticmethod(_here.cudaGraphEventRecordNodeGetEvent)
    cudaGraphEventRecordNodeSetEvent = staticmethod(_here.cudaGraphEventRecordNodeSetEvent)
    cudaGraphAddEventWaitNode = staticmethod(_here.cudaGraphAddEventWaitNode)
    cudaGraphEventWaitNodeGetEvent = staticmethod(_here.cudaGraphEventWaitNodeGetEvent)
    cudaGraphEventWaitNodeSetEvent = staticmethod(_here.cudaGraphEventWaitNodeSetEvent)
    cudaGraphAddExternalSemaphoresSignalNode = staticmethod(_here.cudaGraphAddExternalSemaphoresSignalNode)
    cudaGraphExternalSemaphoresSignalNodeGetParams = staticmethod(_here.cudaGraphExternalSemaphoresSignalNodeGetParams)
    cudaGraphExternalSemaphoresSignalNodeSetParams = staticmethod(_here.cudaGraphExternalSemaphoresSignalNodeSetParams)
    cudaGraphAddExternalSemaphoresWaitNode = staticmethod(_here.cudaGraphAddExternalSemaphoresWaitNode)
    cudaGraphExternalSemaphoresWaitNodeGetParams = staticmethod(_here.cudaGraphExternalSemaphoresWaitNodeGetParams)
    cudaGraphExternalSemaphoresWaitNodeSetParams = staticmethod(_here.cudaGraphExternalSemaphoresWaitNodeSetParams)
    cudaGraphAddMemAllocNode = staticmethod(_here.cudaGraphAddMemAllocNode)
    cudaGraphMemAllocNodeGetParams = staticmethod(_here.cudaGraphMemAllocNodeGetParams)
    cudaGraphAddMemFreeNode = staticmethod(_here.cudaGraphAddMemFreeNode)
    cudaGraphMemFreeNodeGetParams = staticmethod(_here.cudaGraphMemFreeNodeGetParams)
    cudaDeviceGraphMemTrim = staticmethod(_here.cudaDeviceGraphMemTrim)
    cudaDeviceGetGraphMemAttribute = staticmethod(_here.cudaDeviceGetGraphMemAttribute)
    cudaDeviceSetGraphMemAttribute = staticmethod(_here.cudaDeviceSetGraphMemAttribute)
    cudaGraphClone = staticmethod(_here.cudaGraphClone)
    cudaGraphNodeFindInClone = staticmethod(_here.cudaGraphNodeFindInClone)
    cudaGraphNodeGetType = staticmethod(_here.cudaGraphNodeGetType)
    cudaGraphNodeGetContainingGraph = staticmethod(_here.cudaGraphNodeGetContainingGraph)
    cudaGraphNodeGetLocalId = staticmethod(_here.cudaGraphNodeGetLocalId)
    cudaGraphNodeGetToolsId = staticmethod(_here.cudaGraphNodeGetToolsId)
    cudaGraphGetId = staticmethod(_here.cudaGraphGetId)
    cudaGraphExecGetId = staticmethod(_here.cudaGraphExecGetId)
    cudaGraphGetNodes = staticmethod(_here.cudaGraphGetNodes)
    cudaGraphGetRootNodes = staticmethod(_here.cudaGraphGetRootNodes)
    cudaGraphDestroyNode = staticmethod(_here.cudaGraphDestroyNode)
    cudaGraphInstantiateWithFlags = staticmethod(_here.cudaGraphInstantiateWithFlags)
    cudaGraphInstantiateWithParams = staticmethod(_here.cudaGraphInstantiateWithParams)
    cudaGraphExecGetFlags = staticmethod(_here.cudaGraphExecGetFlags)
    cudaGraphExecKernelNodeSetParams = staticmethod(_here.cudaGraphExecKernelNodeSetParams)
    cudaGraphExecMemcpyNodeSetParams = staticmethod(_here.cudaGraphExecMemcpyNodeSetParams)
    cudaGraphExecMemcpyNodeSetParamsToSymbol = staticmethod(_here.cudaGraphExecMemcpyNodeSetParamsToSymbol)
    cudaGraphExecMemcpyNodeSetParamsFromSymbol = staticmethod(_here.cudaGraphExecMemcpyNodeSetParamsFromSymbol)
    cudaGraphExecMemcpyNodeSetParams1D = staticmethod(_here.cudaGraphExecMemcpyNodeSetParams1D)
    cudaGraphExecMemsetNodeSetParams = staticmethod(_here.cudaGraphExecMemsetNodeSetParams)
    cudaGraphExecHostNodeSetParams = staticmethod(_here.cudaGraphExecHostNodeSetParams)
    cudaGraphExecChildGraphNodeSetParams = staticmethod(_here.cudaGraphExecChildGraphNodeSetParams)
    cudaGraphExecEventRecordNodeSetEvent = staticmethod(_here.cudaGraphExecEventRecordNodeSetEvent)
    cudaGraphExecEventWaitNodeSetEvent = staticmethod(_here.cudaGraphExecEventWaitNodeSetEvent)
    cudaGraphExecExternalSemaphoresSignalNodeSetParams = staticmethod(_here.cudaGraphExecExternalSemaphoresSignalNodeSetParams)
    cudaGraphExecExternalSemaphoresWaitNodeSetParams = staticmethod(_here.cudaGraphExecExternalSemaphoresWaitNodeSetParams)
    cudaGraphNodeSetEnabled = staticmethod(_here.cudaGraphNodeSetEnabled)
    cudaGraphNodeGetEnabled = staticmethod(_here.cudaGraphNodeGetEnabled)
    cudaGraphUpload = staticmethod(_here.cudaGraphUpload)
    cudaGraphLaunch = staticmethod(_here.cudaGraphLaunch)
    cudaGraphExecDestroy = staticmethod(_here.cudaGraphExecDestroy)
    cudaGraphDestroy = staticmethod(_here.cudaGraphDestroy)
    cudaGraphDebugDotPrint = staticmethod(_here.cudaGraphDebugDotPrint)
    cudaUserObjectCreate = staticmethod(_here.cudaUserObjectCreate)
    cudaUserObjectRetain = staticmethod(_here.cudaUserObjectRetain)
    cudaUserObjectRelease = staticmethod(_here.cudaUserObjectRelease)
    cudaGraphRetainUserObject = staticmethod(_here.cudaGraphRetainUserObject)
    cudaGraphReleaseUserObject = staticmethod(_here.cudaGraphReleaseUserObject)
    cudaGraphNodeSetParams = staticmethod(_here.cudaGraphNodeSetParams)
    cudaGraphNodeGetParams = staticmethod(_here.cudaGraphNodeGetParams)
    cudaGraphExecNodeSetParams = staticmethod(_here.cudaGraphExecNodeSetParams)
    cudaGraphConditionalHandleCreate = staticmethod(_here.cudaGraphConditionalHandleCreate)
    cudaGraphConditionalHandleCreate_v2 = staticmethod(_here.cudaGraphConditionalHandleCreate_v2)
    cudaGetDriverEntryPointByVersion = staticmethod(_here.cudaGetDriverEntryPointByVersion)
    cudaLibraryLoadData = staticmethod(_here.cudaLibraryLoadData)
    cudaLibraryLoadFromFile = staticmethod(_here.cudaLibraryLoadFromFile)
    cudaLibraryUnload = staticmethod(_here.cudaLibraryUnload)
    cudaLibraryGetKernel = staticmethod(_here.cudaLibraryGetKernel)
    cudaLibraryGetGlobal = staticmethod(_here.cudaLibraryGetGlobal)
    cudaLibraryGetManaged = staticmethod(_here.cudaLibraryGetManaged)
    cudaLibraryGetUnifiedFunction = staticmethod(_here.cudaLibraryGetUnifiedFunction)
    cudaLibraryGetKernelCount = staticmethod(_here.cudaLibraryGetKernelCount)
    cudaLibraryEnumerateKernels = staticmethod(_here.cudaLibraryEnumerateKernels)
    cudaKernelSetAttributeForDevice = staticmethod(_here.cudaKernelSetAttributeForDevice)
    cudaDeviceGetDevResource = staticmethod(_here.cudaDeviceGetDevResource)
    cudaDevSmResourceSplitByCount = staticmethod(_here.cudaDevSmResourceSplitByCount)
    cudaDevSmResourceSplit = staticmethod(_here.cudaDevSmResourceSplit)
    cudaDevResourceGenerateDesc = staticmethod(_here.cudaDevResourceGenerateDesc)
    cudaGreenCtxCreate = staticmethod(_here.cudaGreenCtxCreate)
    cudaExecutionCtxDestroy = staticmethod(_here.cudaExecutionCtxDestroy)
    cudaExecutionCtxGetDevResource = staticmethod(_here.cudaExecutionCtxGetDevResource)
    cudaExecutionCtxGetDevice = staticmethod(_here.cudaExecutionCtxGetDevice)
    cudaExecutionCtxGetId = staticmethod(_here.cudaExecutionCtxGetId)
    cudaExecutionCtxStreamCreate = staticmethod(_here.cudaExecutionCtxStreamCreate)
    cudaExecutionCtxSynchronize = staticmethod(_here.cudaExecutionCtxSynchronize)
    cudaStreamGetDevResource = staticmethod(_here.cudaStreamGetDevResource)
    cudaExecutionCtxRecordEvent = staticmethod(_here.cudaExecutionCtxRecordEvent)
    cudaExecutionCtxWaitEvent = staticmethod(_here.cudaExecutionCtxWaitEvent)
    cudaDeviceGetExecutionCtx = staticmethod(_here.cudaDeviceGetExecutionCtx)
    cudaGetExportTable = staticmethod(_here.cudaGetExportTable)
    cudaGetFuncBySymbol = staticmethod(_here.cudaGetFuncBySymbol)
    cudaGetKernel = staticmethod(_here.cudaGetKernel)
    cudaProfilerStart = staticmethod(_here.cudaProfilerStart)
    cudaProfilerStop = staticmethod(_here.cudaProfilerStop)
    cudaGLGetDevices = staticmethod(_here.cudaGLGetDevices)
    cudaGraphicsGLRegisterImage = staticmethod(_here.cudaGraphicsGLRegisterImage)
    cudaGraphicsGLRegisterBuffer = staticmethod(_here.cudaGraphicsGLRegisterBuffer)
    cudaGLSetGLDevice = staticmethod(_here.cudaGLSetGLDevice)
    cudaGLRegisterBufferObject = staticmethod(_here.cudaGLRegisterBufferObject)
    cudaGLMapBufferObject = staticmethod(_here.cudaGLMapBufferObject)
    cudaGLUnmapBufferObject = staticmethod(_here.cudaGLUnmapBufferObject)
    cudaGLUnregisterBufferObject = staticmethod(_here.cudaGLUnregisterBufferObject)
    cudaGLSetBufferObjectMapFlags = staticmethod(_here.cudaGLSetBufferObjectMapFlags)
    cudaGLMapBufferObjectAsync = staticmethod(_here.cudaGLMapBufferObjectAsync)
    cudaGLUnmapBufferObjectAsync = staticmethod(_here.cudaGLUnmapBufferObjectAsync)
    cudaGraphicsEGLRegisterImage = staticmethod(_here.cudaGraphicsEGLRegisterImage)
    cudaEGLStreamConsumerConnect = staticmethod(_here.cudaEGLStreamConsumerConnect)
    cudaEGLStreamConsumerConnectWithFlags = staticmethod(_here.cudaEGLStreamConsumerConnectWithFlags)
    cudaEGLStreamConsumerDisconnect = staticmethod(_here.cudaEGLStreamConsumerDisconnect)
    cudaEGLStreamConsumerAcquireFrame = staticmethod(_here.cudaEGLStreamConsumerAcquireFrame)
    cudaEGLStreamConsumerReleaseFrame = staticmethod(_here.cudaEGLStreamConsumerReleaseFrame)
    cudaEGLStreamProducerConnect = staticmethod(_here.cudaEGLStreamProducerConnect)
    cudaEGLStreamProducerDisconnect = staticmethod(_here.cudaEGLStreamProducerDisconnect)
    cudaEGLStreamProducerPresentFrame = staticmethod(_here.cudaEGLStreamProducerPresentFrame)
    cudaEGLStreamProducerReturnFrame = staticmethod(_here.cudaEGLStreamProducerReturnFrame)
    cudaGraphicsResourceGetMappedEglFrame = staticmethod(_here.cudaGraphicsResourceGetMappedEglFrame)
    cudaEventCreateFromEGLSync = staticmethod(_here.cudaEventCreateFromEGLSync)
    cudaVDPAUGetDevice = staticmethod(_here.cudaVDPAUGetDevice)
    cudaVDPAUSetVDPAUDevice = staticmethod(_here.cudaVDPAUSetVDPAUDevice)
    cudaGraphicsVDPAURegisterVideoSurface = staticmethod(_here.cudaGraphicsVDPAURegisterVideoSurface)
    cudaGraphicsVDPAURegisterOutputSurface = staticmethod(_here.cudaGraphicsVDPAURegisterOutputSurface)
    cudaStreamGetPriority_ptsz = staticmethod(_here.cudaStreamGetPriority_ptsz)
    cudaStreamGetFlags_ptsz = staticmethod(_here.cudaStreamGetFlags_ptsz)
    cudaStreamGetId_ptsz = staticmethod(_here.cudaStreamGetId_ptsz)
    cudaStreamGetDevice_ptsz = staticmethod(_here.cudaStreamGetDevice_ptsz)
    cudaStreamCopyAttributes_ptsz = staticmethod(_here.cudaStreamCopyAttributes_ptsz)
    cudaStreamGetAttribute_ptsz = staticmethod(_here.cudaStreamGetAttribute_ptsz)
    cudaStreamSetAttribute_ptsz = staticmethod(_here.cudaStreamSetAttribute_ptsz)
    cudaStreamWaitEvent_ptsz = staticmethod(_here.cudaStreamWaitEvent_ptsz)
    cudaStreamAddCallback_ptsz = staticmethod(_here.cudaStreamAddCallback_ptsz)
    cudaStreamSynchronize_ptsz = staticmethod(_here.cudaStreamSynchronize_ptsz)
    cudaStreamQuery_ptsz = staticmethod(_here.cudaStreamQuery_ptsz)
    cudaStreamAttachMemAsync_ptsz = staticmethod(_here.cudaStreamAttachMemAsync_ptsz)
    cudaStreamBeginCapture_ptsz = staticmethod(_here.cudaStreamBeginCapture_ptsz)
    cudaStreamBeginRecaptureToGraph_ptsz = staticmethod(_here.cudaStreamBeginRecaptureToGraph_ptsz)
    cudaStreamBeginCaptureToGraph_ptsz = staticmethod(_here.cudaStreamBeginCaptureToGraph_ptsz)
    cudaStreamEndCapture_ptsz = staticmethod(_here.cudaStreamEndCapture_ptsz)
    cudaStreamIsCapturing_ptsz = staticmethod(_here.cudaStreamIsCapturing_ptsz)
    cudaEventRecord_ptsz = staticmethod(_here.cudaEventRecord_ptsz)
    cudaEventRecordWithFlags_ptsz = staticmethod(_here.cudaEventRecordWithFlags_ptsz)
    cudaLaunchKernel_ptsz = staticmethod(_here.cudaLaunchKernel_ptsz)
    cudaLaunchKernelExC_ptsz = staticmethod(_here.cudaLaunchKernelExC_ptsz)
    cudaLaunchCooperativeKernel_ptsz = staticmethod(_here.cudaLaunchCooperativeKernel_ptsz)
    cudaLaunchHostFunc_ptsz = staticmethod(_here.cudaLaunchHostFunc_ptsz)
    cudaLaunchHostFunc_v2_ptsz = staticmethod(_here.cudaLaunchHostFunc_v2_ptsz)
    cudaMemcpy3D_ptds = staticmethod(_here.cudaMemcpy3D_ptds)
    cudaMemcpy3DPeer_ptds = staticmethod(_here.cudaMemcpy3DPeer_ptds)
    cudaMemcpy3DAsync_ptsz = staticmethod(_here.cudaMemcpy3DAsync_ptsz)
    cudaMemcpy3DPeerAsync_ptsz = staticmethod(_here.cudaMemcpy3DPeerAsync_ptsz)
    cudaMemcpy_ptds = staticmethod(_here.cudaMemcpy_ptds)
    cudaMemcpy2D_ptds = staticmethod(_here.cudaMemcpy2D_ptds)
    cudaMemcpy2DToArray_ptds = staticmethod(_here.cudaMemcpy2DToArray_ptds)
    cudaMemcpy2DFromArray_ptds = staticmethod(_here.cudaMemcpy2DFromArray_ptds)
    cudaMemcpy2DArrayToArray_ptds = staticmethod(_here.cudaMemcpy2DArrayToArray_ptds)
    cudaMemcpyToSymbol_ptds = staticmethod(_here.cudaMemcpyToSymbol_ptds)
    cudaMemcpyFromSymbol_ptds = staticmethod(_here.cudaMemcpyFromSymbol_ptds)
    cudaMemcpyAsync_ptsz = staticmethod(_here.cudaMemcpyAsync_ptsz)
    cudaMemcpyWithAttributesAsync_ptsz = staticmethod(_here.cudaMemcpyWithAttributesAsync_ptsz)
    cudaMemcpy3DWithAttributesAsync_ptsz = staticmethod(_here.cudaMemcpy3DWithAttributesAsync_ptsz)
    cudaMemcpy2DAsync_ptsz = staticmethod(_here.cudaMemcpy2DAsync_ptsz)
    cudaMemcpy2DToArrayAsync_ptsz = staticmethod(_here.cudaMemcpy2DToArrayAsync_ptsz)
    cudaMemcpy2DFromArrayAsync_ptsz = staticmethod(_here.cudaMemcpy2DFromArrayAsync_ptsz)
    cudaMemcpyToSymbolAsync_ptsz = staticmethod(_here.cudaMemcpyToSymbolAsync_ptsz)
    cudaMemcpyFromSymbolAsync_ptsz = staticmethod(_here.cudaMemcpyFromSymbolAsync_ptsz)
    cudaMemset_ptds = staticmethod(_here.cudaMemset_ptds)
    cudaMemset2D_ptds = staticmethod(_here.cudaMemset2D_ptds)
    cudaMemset3D_ptds = staticmethod(_here.cudaMemset3D_ptds)
    cudaMemsetAsync_ptsz = staticmethod(_here.cudaMemsetAsync_ptsz)
    cudaMemset2DAsync_ptsz = staticmethod(_here.cudaMemset2DAsync_ptsz)
    cudaMemset3DAsync_ptsz = staticmethod(_here.cudaMemset3DAsync_ptsz)
    cudaMemPrefetchBatchAsync_ptsz = staticmethod(_here.cudaMemPrefetchBatchAsync_ptsz)
    cudaMemDiscardBatchAsync_ptsz = staticmethod(_here.cudaMemDiscardBatchAsync_ptsz)
    cudaMemDiscardAndPrefetchBatchAsync_ptsz = staticmethod(_here.cudaMemDiscardAndPrefetchBatchAsync_ptsz)
    cudaMemcpyToArray_ptds = staticmethod(_here.cudaMemcpyToArray_ptds)
    cudaMemcpyFromArray_ptds = staticmethod(_here.cudaMemcpyFromArray_ptds)
    cudaMemcpyArrayToArray_ptds = staticmethod(_here.cudaMemcpyArrayToArray_ptds)
    cudaMemcpyToArrayAsync_ptsz = staticmethod(_here.cudaMemcpyToArrayAsync_ptsz)
    cudaMemcpyFromArrayAsync_ptsz = staticmethod(_here.cudaMemcpyFromArrayAsync_ptsz)
    cudaMallocAsync_ptsz = staticmethod(_here.cudaMallocAsync_ptsz)
    cudaFreeAsync_ptsz = staticmethod(_here.cudaFreeAsync_ptsz)
    cudaMallocFromPoolAsync_ptsz = staticmethod(_here.cudaMallocFromPoolAsync_ptsz)
    cudaGraphInstantiateWithParams_ptsz = staticmethod(_here.cudaGraphInstantiateWithParams_ptsz)
    cudaGraphUpload_ptsz = staticmethod(_here.cudaGraphUpload_ptsz)
    cudaGraphLaunch_ptsz = staticmethod(_here.cudaGraphLaunch_ptsz)
    cudaGetDriverEntryPointByVersion_ptsz = staticmethod(_here.cudaGetDriverEntryPointByVersion_ptsz)
    cudaStreamGetDevResource_ptsz = staticmethod(_here.cudaStreamGetDevResource_ptsz)
    cudaGetDeviceProperties = staticmethod(_here.cudaGetDeviceProperties)
    cudaStreamUpdateCaptureDependencies: Callable[..., None]
    cudaMemcpyBatchAsync: Callable[..., int | None]
    cudaMemcpy3DBatchAsync: Callable[..., int | None]
    cudaMemPrefetchAsync: Callable[..., None]
    cudaMemAdvise: Callable[..., None]
    cudaGraphGetEdges: Callable[..., tuple[list[driver.CUgraphNode], list[driver.CUgraphNode]] | tuple[list[driver.CUgraphNode], list[driver.CUgraphNode], list[cudaGraphEdgeData]]]
    cudaGraphNodeGetDependencies: Callable[..., list[driver.CUgraphNode] | tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]]
    cudaGraphNodeGetDependentNodes: Callable[..., list[driver.CUgraphNode] | tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]]
    cudaGraphAddDependencies: Callable[..., None]
    cudaGraphRemoveDependencies: Callable[..., None]
    cudaGraphInstantiate: Callable[..., tuple[driver.CUgraphExec, driver.CUgraphNode] | driver.CUgraphExec]
    cudaGraphExecUpdate: Callable[..., tuple[driver.CUgraphNode, cudaGraphExecUpdateResult | int] | cudaGraphExecUpdateResultInfo]
    cudaGraphAddNode: Callable[..., driver.CUgraphNode]
    cudaGetDriverEntryPoint: Callable[..., int | tuple[int, cudaDriverEntryPointQueryResult | int]]
    cudaStreamGetCaptureInfo_ptsz: Callable[..., tuple[cudaStreamCaptureStatus | int, int] | tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]]
    cudaStreamUpdateCaptureDependencies_ptsz: Callable[..., None]
    cudaSignalExternalSemaphoresAsync_ptsz: Callable[..., None]
    cudaWaitExternalSemaphoresAsync_ptsz: Callable[..., None]
    cudaMemcpyBatchAsync_ptsz: Callable[..., int | None]
    cudaMemcpy3DBatchAsync_ptsz: Callable[..., int | None]
    cudaMemPrefetchAsync_ptsz: Callable[..., None]
    cudaGetDriverEntryPoint_ptsz: Callable[..., int | tuple[int, cudaDriverEntryPointQueryResult | int]]
    cudaStreamGetCaptureInfo: Callable[..., tuple[cudaStreamCaptureStatus | int, int] | tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int] | tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, int]]
    cudaSignalExternalSemaphoresAsync: Callable[..., None]
    cudaWaitExternalSemaphoresAsync: Callable[..., None]
    cudaThreadExit: Callable[..., None]
    cudaThreadSynchronize: Callable[..., None]
    cudaThreadSetLimit: Callable[..., None]
    cudaThreadGetLimit: Callable[..., int]
    cudaThreadGetCacheConfig: Callable[..., cudaFuncCache | int]
    cudaThreadSetCacheConfig: Callable[..., None]
    cudaGetDeviceProperties_v2: Callable[..., cudaDeviceProp]
    cudaStreamGetCaptureInfo_v2: Callable[..., tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, int]]
    cudaStreamGetCaptureInfo_v3: Callable[..., tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]]
    cudaStreamUpdateCaptureDependencies_v2: Callable[..., None]
    cudaEventElapsedTime_v2: Callable[..., float]
    cudaSignalExternalSemaphoresAsync_v2: Callable[..., None]
    cudaWaitExternalSemaphoresAsync_v2: Callable[..., None]
    cudaLaunchCooperativeKernelMultiDevice: Callable[..., None]
    cudaSetDoubleForDevice: Callable[..., float]
    cudaSetDoubleForHost: Callable[..., float]
    cudaMemPrefetchAsync_v2: Callable[..., None]
    cudaMemAdvise_v2: Callable[..., None]
    cudaGraphGetEdges_v2: Callable[..., tuple[list[driver.CUgraphNode], list[driver.CUgraphNode], list[cudaGraphEdgeData]]]
    cudaGraphNodeGetDependencies_v2: Callable[..., tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]]
    cudaGraphNodeGetDependentNodes_v2: Callable[..., tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]]
    cudaGraphAddDependencies_v2: Callable[..., None]
    cudaGraphRemoveDependencies_v2: Callable[..., None]
    cudaGraphAddNode_v2: Callable[..., driver.CUgraphNode]
    cudaBindTexture: Callable[..., None]
    cudaBindTexture2D: Callable[..., None]
    cudaBindTextureToArray: Callable[..., None]
    cudaBindTextureToMipmappedArray: Callable[..., None]
    cudaUnbindTexture: Callable[..., None]
    cudaGetTextureAlignmentOffset: Callable[..., int]
    cudaGetTextureReference: Callable[..., Handle]
    cudaBindSurfaceToArray: Callable[..., None]
    cudaGetSurfaceReference: Callable[..., Handle]
    cudaCreateTextureObject_v2: Callable[..., int]
    cudaGetTextureObjectTextureDesc_v2: Callable[..., ctypes.c_void_p]
    cudaProfilerInitialize: Callable[..., None]
    cudaStreamGetCaptureInfo_v2_ptsz: Callable[..., tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, int]]
    cudaStreamGetCaptureInfo_v3_ptsz: Callable[..., tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]]
    cudaStreamUpdateCaptureDependencies_v2_ptsz: Callable[..., None]
    cudaSignalExternalSemaphoresAsync_v2_ptsz: Callable[..., None]
    cudaWaitExternalSemaphoresAsync_v2_ptsz: Callable[..., None]
    cudaMemPrefetchAsync_v2_ptsz: Callable[..., None]
