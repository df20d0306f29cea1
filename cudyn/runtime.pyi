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

def cudaDeviceReset() -> None:
    """Destroys everything of this process on the current device.

    C: cudaError_t cudaDeviceReset(void)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceReset
    """
def cudaDeviceSynchronize() -> None:
    """Waits until all work of the current device is done.

    C: cudaError_t cudaDeviceSynchronize(void)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize
    """
def cudaDeviceSetLimit(limit: cudaLimit | _Int, value: int) -> None:
    """Changes a limit of the current device, such as the size of a thread's stack.

    C: cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetLimit
    """
def cudaDeviceGetLimit(limit: cudaLimit | _Int) -> int:
    """Returns a limit of the current device, such as the size of a thread's stack.

    C: cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)

      pValue: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetLimit
    """
def cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc: _Pointer[cudaChannelFormatDesc], device: int) -> int:
    """Returns the largest number of elements of a linear texture.

    C: cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const struct cudaChannelFormatDesc *fmtDesc, int device)

      maxWidthInElements: returned
      fmtDesc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetTexture1DLinearMaxWidth
    """
def cudaDeviceGetCacheConfig() -> cudaFuncCache | int:
    """Returns the current device's preference between L1 cache and shared memory.

    C: cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)

      pCacheConfig: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetCacheConfig
    """
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]:
    """Returns the lowest and the highest priority of streams on the current device.

    C: cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)

      leastPriority: returned
      greatestPriority: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetStreamPriorityRange
    """
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | _Int) -> None:
    """Sets the current device's preference between L1 cache and shared memory.

    C: cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetCacheConfig
    """
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> int:
    """Returns the device at a PCI bus address.

    C: cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)

      device: returned
      pciBusId: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetByPCIBusId
    """
def cudaDeviceGetPCIBusId(device: int) -> str:
    """Returns the PCI bus address of a device as a text.

    C: cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)

      pciBusId: returned, as a str
      len: a size that the call passes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetPCIBusId
    """
def cudaIpcGetEventHandle(event: driver.CUevent | int | None) -> cudaIpcEventHandle_t:
    """Returns a handle by which another process can open an event.

    C: cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)

      handle: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetEventHandle
    """
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> driver.CUevent:
    """Opens an event of another process.

    C: cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)

      event: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenEventHandle
    """
def cudaIpcGetMemHandle(devPtr: _Address) -> cudaIpcMemHandle_t:
    """Returns a handle by which another process can open device memory.

    C: cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)

      handle: returned
      devPtr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetMemHandle
    """
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: int) -> int:
    """Opens device memory of another process and returns its address here.

    C: cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)

      devPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenMemHandle
    """
def cudaIpcCloseMemHandle(devPtr: _Address) -> None:
    """Ends the use of another process's memory.

    C: cudaError_t cudaIpcCloseMemHandle(void *devPtr)

      devPtr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaIpcCloseMemHandle
    """
def cudaDeviceFlushGPUDirectRDMAWrites(target: cudaFlushGPUDirectRDMAWritesTarget | _Int, scope: cudaFlushGPUDirectRDMAWritesScope | _Int) -> None:
    """Makes writes that came by GPUDirect RDMA visible.

    C: cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target, enum cudaFlushGPUDirectRDMAWritesScope scope)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceFlushGPUDirectRDMAWrites
    """
def cudaDeviceRegisterAsyncNotification(device: int, callbackFunc: cudaAsyncCallback | None, userData: _Address) -> cudaAsyncCallbackHandle_t:
    """Registers a callback for notifications of a device, such as memory over budget.

    C: cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)

      userData: passed; an address that the call does not read or write
      callback: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceRegisterAsyncNotification
    Since 12.4.
    """
def cudaDeviceUnregisterAsyncNotification(device: int, callback: cudaAsyncCallbackHandle_t | int | None) -> None:
    """Removes a callback for notifications of a device.

    C: cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceUnregisterAsyncNotification
    Since 12.4.
    """
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig | int:
    """Returns the bank size of shared memory on the current device (deprecated).

    C: cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)

      pConfig: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceGetSharedMemConfig
    """
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | _Int) -> None:
    """Sets the bank size of shared memory on the current device (deprecated).

    C: cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceSetSharedMemConfig
    """
def cudaGetLastError() -> cudaError_t:
    """Returns the last error of the calling thread, and forgets it.

    C: cudaError_t cudaGetLastError(void)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html#:~:text=cudaGetLastError
    """
def cudaPeekAtLastError() -> cudaError_t:
    """Returns the last error of the calling thread, and keeps it.

    C: cudaError_t cudaPeekAtLastError(void)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html#:~:text=cudaPeekAtLastError
    """
def cudaGetErrorName(error: cudaError_t | _Int) -> str | None:
    """Returns the name of a status.

    C: const char *cudaGetErrorName(cudaError_t error)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html#:~:text=cudaGetErrorName
    """
def cudaGetErrorString(error: cudaError_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *cudaGetErrorString(cudaError_t error)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html#:~:text=cudaGetErrorString
    """
def cudaGetDeviceCount() -> int:
    """Returns the number of devices.

    C: cudaError_t cudaGetDeviceCount(int *count)

      count: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceCount
    """
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | _Int, device: int) -> int:
    """Returns an attribute of a device, such as the number of its multiprocessors.

    C: cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)

      value: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetAttribute
    """
def cudaDeviceGetHostAtomicCapabilities(operations: _Pointer[ctypes.c_uint] | Sequence[cudaAtomicOperation | _Int] | _ReadArray, count: int | None, device: int) -> list[int]:
    """Says which atomic operations a device can make on host memory.

    C: cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const enum cudaAtomicOperation *operations, unsigned int count, int device)

      capabilities: returned, as a list
      operations: passed; host memory of count elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetHostAtomicCapabilities
    Since 13.0.
    """
def cudaDeviceGetDefaultMemPool(device: int) -> driver.CUmemoryPool:
    """Returns a device's default memory pool.

    C: cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)

      memPool: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetDefaultMemPool
    """
def cudaDeviceSetMemPool(device: int, memPool: driver.CUmemoryPool | int | None) -> None:
    """Chooses the memory pool from which a device allocates.

    C: cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetMemPool
    """
def cudaDeviceGetMemPool(device: int) -> driver.CUmemoryPool:
    """Returns the memory pool from which a device allocates now.

    C: cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)

      memPool: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetMemPool
    """
def cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: _Opaque, device: int, flags: int) -> None:
    """Fills a list with the attributes of NvSciSync that a device supports.

    C: cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)

      nvSciSyncAttrList: passed; the call may write to the memory that it points to; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetNvSciSyncAttributes
    """
def cudaDeviceGetP2PAttribute(attr: cudaDeviceP2PAttr | _Int, srcDevice: int, dstDevice: int) -> int:
    """Returns an attribute of the link between two devices.

    C: cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)

      value: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAttribute
    """
def cudaDeviceGetP2PAtomicCapabilities(operations: _Pointer[ctypes.c_uint] | Sequence[cudaAtomicOperation | _Int] | _ReadArray, count: int | None, srcDevice: int, dstDevice: int) -> list[int]:
    """Says which atomic operations a device can make on another one's memory.

    C: cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const enum cudaAtomicOperation *operations, unsigned int count, int srcDevice, int dstDevice)

      capabilities: returned, as a list
      operations: passed; host memory of count elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAtomicCapabilities
    Since 13.0.
    """
def cudaChooseDevice(prop: _Pointer[cudaDeviceProp]) -> int:
    """Returns the device that fits given properties best.

    C: cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)

      device: returned
      prop: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaChooseDevice
    """
def cudaInitDevice(device: int, deviceFlags: int, flags: int) -> None:
    """Prepares a device for use, with flags, and does not make it current.

    C: cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaInitDevice
    Since 12.0.
    """
def cudaSetDevice(device: int) -> None:
    """Makes a device the current one of the calling thread.

    C: cudaError_t cudaSetDevice(int device)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaSetDevice
    """
def cudaGetDevice() -> int:
    """Returns the current device of the calling thread.

    C: cudaError_t cudaGetDevice(int *device)

      device: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaGetDevice
    """
def cudaSetValidDevices(device_arr: _Pointer[ctypes.c_int] | Sequence[int] | _WriteArray, len: int | None) -> None:
    """Sets the devices that this process may choose from, in their order.

    C: cudaError_t cudaSetValidDevices(int *device_arr, int len)

      device_arr: passed; host memory of len elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaSetValidDevices
    """
def cudaSetDeviceFlags(flags: int) -> None:
    """Sets the flags of the current device, such as how the host waits for it.

    C: cudaError_t cudaSetDeviceFlags(unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaSetDeviceFlags
    """
def cudaGetDeviceFlags() -> int:
    """Returns the flags of the current device.

    C: cudaError_t cudaGetDeviceFlags(unsigned int *flags)

      flags: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceFlags
    """
def cudaStreamCreate() -> driver.CUstream:
    """Creates a stream.

    C: cudaError_t cudaStreamCreate(cudaStream_t *pStream)

      pStream: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamCreate
    """
def cudaStreamCreateWithFlags(flags: int) -> driver.CUstream:
    """Makes a stream with flags, such as one that does not wait for the default stream.

    C: cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)

      pStream: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithFlags
    """
def cudaStreamCreateWithPriority(flags: int, priority: int) -> driver.CUstream:
    """Creates a stream with a priority.

    C: cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)

      pStream: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority
    """
def cudaStreamGetPriority(hStream: driver.CUstream | int | None) -> int:
    """Returns the priority of a stream.

    C: cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)

      priority: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetPriority
    """
def cudaStreamGetFlags(hStream: driver.CUstream | int | None) -> int:
    """Returns the flags of a stream.

    C: cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)

      flags: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetFlags
    """
def cudaStreamGetId(hStream: driver.CUstream | int | None) -> int:
    """Returns the number of a stream, which no other stream of the process ever has.

    C: cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetId
    Since 12.0.
    """
def cudaStreamGetDevice(hStream: driver.CUstream | int | None) -> int:
    """Returns the device of a stream.

    C: cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)

      device: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetDevice
    Since 12.8.
    """
def cudaCtxResetPersistingL2Cache() -> None:
    """Makes all persisting lines of the L2 cache normal ones.

    C: cudaError_t cudaCtxResetPersistingL2Cache(void)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaCtxResetPersistingL2Cache
    """
def cudaStreamCopyAttributes(dst: driver.CUstream | int | None, src: driver.CUstream | int | None) -> None:
    """Copies the attributes of a stream to another one.

    C: cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamCopyAttributes
    """
def cudaStreamGetAttribute(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int) -> cudaLaunchAttributeValue:
    """Returns an attribute of a stream.

    C: cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)

      value_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetAttribute
    """
def cudaStreamSetAttribute(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int, value: _Pointer[cudaLaunchAttributeValue]) -> None:
    """Changes an attribute of a stream.

    C: cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)

      value: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamSetAttribute
    """
def cudaStreamDestroy(stream: driver.CUstream | int | None) -> None:
    """Destroys a stream, once its work is done.

    C: cudaError_t cudaStreamDestroy(cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamDestroy
    """
def cudaStreamWaitEvent(stream: driver.CUstream | int | None, event: driver.CUevent | int | None, flags: int) -> None:
    """Makes a stream's future work wait for an event.

    C: cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamWaitEvent
    """
def cudaStreamAddCallback(stream: driver.CUstream | int | None, callback: cudaStreamCallback_t | None, userData: _Address, flags: int) -> None:
    """Lets a stream call a function on the host, with the stream's status.

    C: cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamAddCallback
    """
def cudaStreamSynchronize(stream: driver.CUstream | int | None) -> None:
    """Waits until all work of a stream is done.

    C: cudaError_t cudaStreamSynchronize(cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamSynchronize
    """
def cudaStreamQuery(stream: driver.CUstream | int | None) -> cudaError_t:
    """Returns whether all work of a stream is done.

    C: cudaError_t cudaStreamQuery(cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamQuery
    """
def cudaStreamAttachMemAsync(stream: driver.CUstream | int | None, devPtr: _Address, length: int | None, flags: int) -> None:
    """Attaches managed memory to a stream.

    C: cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)

      devPtr: passed; the address of length bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamAttachMemAsync
    """
def cudaStreamBeginCapture(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int) -> None:
    """Begins to capture a stream's work as a graph.

    C: cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCapture
    """
def cudaStreamBeginRecaptureToGraph(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int, graph: driver.CUgraph | int | None, callbackData: _Pointer[cudaGraphRecaptureCallbackData]) -> None:
    """Begins to capture a stream's work again into a graph that an earlier capture made.

    C: cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream, enum cudaStreamCaptureMode mode, cudaGraph_t graph, struct cudaGraphRecaptureCallbackData *callbackData)

      callbackData: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginRecaptureToGraph
    Since 13.3.
    """
def cudaStreamBeginCaptureToGraph(stream: driver.CUstream | int | None, graph: driver.CUgraph | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, mode: cudaStreamCaptureMode | _Int) -> None:
    """Begins to capture a stream's work into an existing graph.

    C: cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, enum cudaStreamCaptureMode mode)

      dependencies: passed; host memory of numDependencies elements
      dependencyData: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCaptureToGraph
    Since 12.3.
    """
def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode | _Int | None) -> cudaStreamCaptureMode | int:
    """Exchanges the calling thread's capture mode, which determines the calls that a capture forbids.

    C: cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)

      mode: passed as a value; the value after the call is returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaThreadExchangeStreamCaptureMode
    """
def cudaStreamEndCapture(stream: driver.CUstream | int | None) -> driver.CUgraph:
    """Ends a capture and returns the graph.

    C: cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)

      pGraph: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamEndCapture
    """
def cudaStreamIsCapturing(stream: driver.CUstream | int | None) -> cudaStreamCaptureStatus | int:
    """Returns whether a stream captures.

    C: cudaError_t cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)

      pCaptureStatus: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamIsCapturing
    """
def cudaStreamUpdateCaptureDependencies(stream: driver.CUstream | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, flags: int) -> None:
    """Changes what the next captured node of a stream depends on.

    C: cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)

      dependencies: passed; host memory of numDependencies elements
      dependencyData: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies
    """
def cudaEventCreate() -> driver.CUevent:
    """Makes an event, a mark in a stream's work.

    C: cudaError_t cudaEventCreate(cudaEvent_t *event)

      event: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventCreate
    """
def cudaEventCreateWithFlags(flags: int) -> driver.CUevent:
    """Creates an event with flags, such as one without a time.

    C: cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)

      event: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventCreateWithFlags
    """
def cudaEventRecord(event: driver.CUevent | int | None, stream: driver.CUstream | int | None) -> None:
    """Records in an event the work of a stream so far.

    C: cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventRecord
    """
def cudaEventRecordWithFlags(event: driver.CUevent | int | None, stream: driver.CUstream | int | None, flags: int) -> None:
    """Records in an event the work of a stream so far, also across a capture.

    C: cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventRecordWithFlags
    """
def cudaEventQuery(event: driver.CUevent | int | None) -> cudaError_t:
    """Returns whether the work that an event recorded is done.

    C: cudaError_t cudaEventQuery(cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventQuery
    """
def cudaEventSynchronize(event: driver.CUevent | int | None) -> None:
    """Waits until the work that an event recorded is done.

    C: cudaError_t cudaEventSynchronize(cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventSynchronize
    """
def cudaEventDestroy(event: driver.CUevent | int | None) -> None:
    """Destroys an event.

    C: cudaError_t cudaEventDestroy(cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventDestroy
    """
def cudaEventElapsedTime(start: driver.CUevent | int | None, end: driver.CUevent | int | None) -> float:
    """Returns the milliseconds between two recorded events.

    C: cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)

      ms: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime
    """
def cudaImportExternalMemory(memHandleDesc: _Pointer[cudaExternalMemoryHandleDesc]) -> cudaExternalMemory_t:
    """Imports memory that another API has allocated.

    C: cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const struct cudaExternalMemoryHandleDesc *memHandleDesc)

      extMem_out: returned
      memHandleDesc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalMemory
    """
def cudaExternalMemoryGetMappedBuffer(extMem: cudaExternalMemory_t | int | None, bufferDesc: _Pointer[cudaExternalMemoryBufferDesc]) -> int:
    """Maps a buffer of another API's memory and returns its address.

    C: cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const struct cudaExternalMemoryBufferDesc *bufferDesc)

      devPtr: returned
      bufferDesc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedBuffer
    """
def cudaExternalMemoryGetMappedMipmappedArray(extMem: cudaExternalMemory_t | int | None, mipmapDesc: _Pointer[cudaExternalMemoryMipmappedArrayDesc]) -> cudaMipmappedArray_t:
    """Maps an image of another API's memory as a mipmapped array.

    C: cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)

      mipmap: returned
      mipmapDesc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedMipmappedArray
    """
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | int | None) -> None:
    """Frees imported memory of another API.

    C: cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalMemory
    """
def cudaImportExternalSemaphore(semHandleDesc: _Pointer[cudaExternalSemaphoreHandleDesc]) -> cudaExternalSemaphore_t:
    """Imports a semaphore that another API has made.

    C: cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)

      extSem_out: returned
      semHandleDesc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalSemaphore
    """
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | int | None) -> None:
    """Frees an imported semaphore of another API.

    C: cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalSemaphore
    """
def cudaLaunchKernel(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None:
    """Launches a kernel: grid, block, dynamic shared memory, stream and arguments.

    C: cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)

      func: passed; a handle
      args: passed; host memory (size not known: the kernel determines the size)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernel
    """
def cudaLaunchKernelExC(config: _Pointer[cudaLaunchConfig_t], func: _Opaque, args: _Pointer[ctypes.c_void_p]) -> None:
    """Launches a kernel with a configuration that has attributes, such as clusters.

    C: cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)

      config: passed; host memory
      func: passed; a handle
      args: passed; host memory (size not known: the kernel determines the size)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernelExC
    Since 11.8.
    """
def cudaLaunchCooperativeKernel(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None:
    """Launches a kernel whose blocks may synchronize with one another.

    C: cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)

      func: passed; a handle
      args: passed; host memory (size not known: the kernel determines the size)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernel
    """
def cudaFuncSetCacheConfig(func: _Opaque, cacheConfig: cudaFuncCache | _Int) -> None:
    """Sets a function's preference between L1 cache and shared memory.

    C: cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)

      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetCacheConfig
    """
def cudaFuncGetAttributes(func: _Opaque) -> cudaFuncAttributes:
    """Returns the attributes of a kernel, such as its registers and its largest block.

    C: cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)

      attr: returned
      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetAttributes
    """
def cudaFuncSetAttribute(func: _Opaque, attr: cudaFuncAttribute | _Int, value: int) -> None:
    """Changes an attribute of a function, such as its largest dynamic shared memory.

    C: cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)

      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetAttribute
    """
def cudaFuncGetName(func: _Opaque) -> str | None:
    """Returns the name of a function.

    C: cudaError_t cudaFuncGetName(const char **name, const void *func)

      name: returned
      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetName
    Since 12.3.
    """
def cudaFuncGetParamInfo(func: _Opaque, paramIndex: int) -> tuple[int, int]:
    """Returns offset and size of a function's parameter.

    C: cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)

      func: passed; a handle
      paramOffset: returned
      paramSize: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamInfo
    Since 12.4.
    """
def cudaFuncGetParamCount(func: _Opaque) -> int:
    """Returns the number of a function's parameters.

    C: cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)

      func: passed; a handle
      paramCount: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamCount
    Since 13.2.
    """
def cudaLaunchHostFunc(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address) -> None:
    """Lets a stream call a function on the host.

    C: cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc
    """
def cudaLaunchHostFunc_v2(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address, syncMode: int) -> None:
    """Lets a stream call a function on the host.

    C: cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc
    Since 13.2.
    """
def cudaFuncSetSharedMemConfig(func: _Opaque, config: cudaSharedMemConfig | _Int) -> None:
    """Sets the bank size of shared memory of a function (deprecated).

    C: cudaError_t cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)

      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__DEPRECATED.html#:~:text=cudaFuncSetSharedMemConfig
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(func: _Opaque, blockSize: int, dynamicSMemSize: int) -> int:
    """Returns how many blocks of a function fit on a multiprocessor.

    C: cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)

      numBlocks: returned
      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessor
    """
def cudaOccupancyAvailableDynamicSMemPerBlock(func: _Opaque, numBlocks: int, blockSize: int) -> int:
    """Returns the dynamic shared memory that each block can have if this number of blocks shares a multiprocessor.

    C: cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)

      dynamicSmemSize: returned
      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyAvailableDynamicSMemPerBlock
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func: _Opaque, blockSize: int, dynamicSMemSize: int, flags: int) -> int:
    """Returns how many blocks of a function fit on a multiprocessor, with flags.

    C: cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)

      numBlocks: returned
      func: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
    """
def cudaOccupancyMaxPotentialClusterSize(func: _Opaque, launchConfig: _Pointer[cudaLaunchConfig_t]) -> int:
    """Returns the largest cluster that a launch can have.

    C: cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)

      clusterSize: returned
      func: passed; a handle
      launchConfig: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxPotentialClusterSize
    Since 11.8.
    """
def cudaOccupancyMaxActiveClusters(func: _Opaque, launchConfig: _Pointer[cudaLaunchConfig_t]) -> int:
    """Returns how many clusters of a launch fit on the device.

    C: cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)

      numClusters: returned
      func: passed; a handle
      launchConfig: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveClusters
    Since 11.8.
    """
def cudaMallocManaged(size: int, flags: int) -> int:
    """Allocates managed memory, which host and devices use by one address.

    C: cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)

      devPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMallocManaged
    """
def cudaMalloc(size: int) -> int:
    """Allocates device memory and returns its address.

    C: cudaError_t cudaMalloc(void **devPtr, size_t size)

      devPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMalloc
    """
def cudaMallocHost(size: int) -> int:
    """Allocates pinned host memory.

    C: cudaError_t cudaMallocHost(void **ptr, size_t size)

      ptr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost
    """
def cudaMallocPitch(width: int, height: int) -> tuple[int, int]:
    """Allocates rows of device memory and returns the address and the pitch.

    C: cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)

      devPtr: returned
      pitch: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMallocPitch
    """
def cudaMallocArray(desc: _Pointer[cudaChannelFormatDesc], width: int, height: int, flags: int) -> cudaArray_t:
    """Creates a CUDA array of one or two dimensions.

    C: cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)

      array: returned
      desc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMallocArray
    """
def cudaFree(devPtr: _Address) -> None:
    """Frees device memory.

    C: cudaError_t cudaFree(void *devPtr)

      devPtr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaFree
    """
def cudaFreeHost(ptr: _Address) -> None:
    """Frees pinned host memory.

    C: cudaError_t cudaFreeHost(void *ptr)

      ptr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaFreeHost
    """
def cudaFreeArray(array: cudaArray_t | int | None) -> None:
    """Frees a CUDA array.

    C: cudaError_t cudaFreeArray(cudaArray_t array)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaFreeArray
    """
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | int | None) -> None:
    """Frees a mipmapped array.

    C: cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaFreeMipmappedArray
    """
def cudaHostAlloc(size: int, flags: int) -> int:
    """Allocates pinned host memory, with flags.

    C: cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)

      pHost: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaHostAlloc
    """
def cudaHostRegister(ptr: _Address, size: int | None, flags: int) -> None:
    """Pins host memory that the program has allocated.

    C: cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)

      ptr: passed; the address of size bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister
    """
def cudaHostUnregister(ptr: _Address) -> None:
    """Ends the pinning of host memory.

    C: cudaError_t cudaHostUnregister(void *ptr)

      ptr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaHostUnregister
    """
def cudaHostGetDevicePointer(pHost: _Address, flags: int) -> int:
    """Returns the device's address of pinned host memory.

    C: cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)

      pDevice: returned
      pHost: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaHostGetDevicePointer
    """
def cudaHostGetFlags(pHost: _Address) -> int:
    """Returns the flags with which host memory was pinned.

    C: cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)

      pFlags: returned
      pHost: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaHostGetFlags
    """
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr:
    """Allocates device memory for a box, with rows of a suitable pitch.

    C: cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)

      pitchedDevPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3D
    """
def cudaMalloc3DArray(desc: _Pointer[cudaChannelFormatDesc], extent: cudaExtent, flags: int) -> cudaArray_t:
    """Creates a CUDA array of up to three dimensions, layered or cubemap too.

    C: cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int flags)

      array: returned
      desc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3DArray
    """
def cudaMallocMipmappedArray(desc: _Pointer[cudaChannelFormatDesc], extent: cudaExtent, numLevels: int, flags: int) -> cudaMipmappedArray_t:
    """Creates a mipmapped array.

    C: cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels, unsigned int flags)

      mipmappedArray: returned
      desc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMallocMipmappedArray
    """
def cudaGetMipmappedArrayLevel(mipmappedArray: cudaMipmappedArray_t | int | None, level: int) -> cudaArray_t:
    """Returns one level of a mipmapped array as an array.

    C: cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)

      levelArray: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaGetMipmappedArrayLevel
    """
def cudaMemcpy3D(p: _Pointer[cudaMemcpy3DParms]) -> None:
    """Copies a box, described by a structure.

    C: cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3D
    """
def cudaMemcpy3DPeer(p: _Pointer[cudaMemcpy3DPeerParms]) -> None:
    """Copies a box between two devices.

    C: cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeer
    """
def cudaMemcpy3DAsync(p: _Pointer[cudaMemcpy3DParms], stream: driver.CUstream | int | None) -> None:
    """Copies a box, in a stream's order.

    C: cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DAsync
    """
def cudaMemcpy3DPeerAsync(p: _Pointer[cudaMemcpy3DPeerParms], stream: driver.CUstream | int | None) -> None:
    """Copies a box between two devices, in a stream's order.

    C: cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeerAsync
    """
def cudaMemGetInfo() -> tuple[int, int]:
    """Returns the free and the whole memory of the current device, in bytes.

    C: cudaError_t cudaMemGetInfo(size_t *free, size_t *total)

      free: returned
      total: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemGetInfo
    """
def cudaArrayGetInfo(array: cudaArray_t | int | None) -> tuple[cudaChannelFormatDesc, cudaExtent, int]:
    """Returns the format, the extent and the flags of a CUDA array.

    C: cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags, cudaArray_t array)

      desc: returned
      extent: returned
      flags: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetInfo
    """
def cudaArrayGetPlane(hArray: cudaArray_t | int | None, planeIdx: int) -> cudaArray_t:
    """Returns one plane of a CUDA array with a planar format as an array.

    C: cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)

      pPlaneArray: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetPlane
    """
def cudaArrayGetMemoryRequirements(array: cudaArray_t | int | None, device: int) -> cudaArrayMemoryRequirements:
    """Returns the size and alignment of the memory that a CUDA array with deferred mapping needs.

    C: cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)

      memoryRequirements: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetMemoryRequirements
    """
def cudaMipmappedArrayGetMemoryRequirements(mipmap: cudaMipmappedArray_t | int | None, device: int) -> cudaArrayMemoryRequirements:
    """Returns the size and alignment of the memory that a mipmapped array with deferred mapping needs.

    C: cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)

      memoryRequirements: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetMemoryRequirements
    """
def cudaArrayGetSparseProperties(array: cudaArray_t | int | None) -> cudaArraySparseProperties:
    """Returns the tile's shape and the mip tail of a sparse CUDA array.

    C: cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)

      sparseProperties: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetSparseProperties
    """
def cudaMipmappedArrayGetSparseProperties(mipmap: cudaMipmappedArray_t | int | None) -> cudaArraySparseProperties:
    """Returns the tile's shape and the mip tail of a sparse mipmapped array.

    C: cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)

      sparseProperties: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetSparseProperties
    """
def cudaMemcpy(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Copies memory of any kind.

    C: cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy
    """
def cudaMemcpyPeer(dst: _Writable | _Device, dstDevice: int, src: _Address | _Device, srcDevice: int, count: int | None) -> None:
    """Copies between two devices.

    C: cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeer
    """
def cudaMemcpy2D(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle between rows, each side with its pitch.

    C: cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes
      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2D
    """
def cudaMemcpy2DToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle from rows with a pitch to a CUDA array.

    C: cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)

      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArray
    """
def cudaMemcpy2DFromArray(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle from a CUDA array to rows with a pitch.

    C: cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArray
    """
def cudaMemcpy2DArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle between CUDA arrays.

    C: cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, enum cudaMemcpyKind kind)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DArrayToArray
    """
def cudaMemcpyToSymbol(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies to a variable that the program is linked with.

    C: cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

      symbol: passed; an address that the call does not read or write
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbol
    """
def cudaMemcpyFromSymbol(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies from a variable that the program is linked with.

    C: cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbol
    """
def cudaMemcpyAsync(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies memory of any kind, in a stream's order.

    C: cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyAsync
    """
def cudaMemcpyPeerAsync(dst: _Writable | _Device, dstDevice: int, src: _Address | _Device, srcDevice: int, count: int | None, stream: driver.CUstream | int | None) -> None:
    """Copies between two devices, in a stream's order.

    C: cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeerAsync
    """
def cudaMemcpyBatchAsync(dsts: _Pointer[ctypes.c_void_p] | Sequence[int | None], srcs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, count: int | None, attrs: _Pointer[cudaMemcpyAttributes] | Sequence[cudaMemcpyAttributes], attrsIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numAttrs: int | None, stream: driver.CUstream | int | None) -> None:
    """Makes several copies, in a stream's order.

    C: cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)

      dsts: passed; host memory of count elements
      srcs: passed; host memory of count elements
      sizes: passed; host memory of count elements
      attrs: passed; host memory of numAttrs elements
      attrsIdxs: passed; host memory of numAttrs elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync
    Since 12.8.
    """
def cudaMemcpy3DBatchAsync(numOps: int | None, opList: _Pointer[cudaMemcpy3DBatchOp] | Sequence[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None:
    """Makes several copies of boxes, in a stream's order.

    C: cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList, unsigned long long flags, cudaStream_t stream)

      opList: passed; host memory of numOps elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync
    Since 12.8.
    """
def cudaMemcpyWithAttributesAsync(dst: _Writable | _Device, src: _Address | _Device, size: int | None, attr: _Pointer[cudaMemcpyAttributes], stream: driver.CUstream | int | None) -> None:
    """Copies memory with attributes of the copy, in a stream's order.

    C: cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size, struct cudaMemcpyAttributes *attr, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of size bytes
      src: passed; host or device memory of size bytes
      attr: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyWithAttributesAsync
    Since 13.2.
    """
def cudaMemcpy3DWithAttributesAsync(op: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None:
    """Copies a box with attributes of the copy, in a stream's order.

    C: cudaError_t cudaMemcpy3DWithAttributesAsync(struct cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream)

      op: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DWithAttributesAsync
    Since 13.2.
    """
def cudaMemcpy2DAsync(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies a rectangle between rows, in a stream's order.

    C: cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes
      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DAsync
    """
def cudaMemcpy2DToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies a rectangle from rows with a pitch to a CUDA array, in a stream's order.

    C: cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArrayAsync
    """
def cudaMemcpy2DFromArrayAsync(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies a rectangle from a CUDA array to rows with a pitch, in a stream's order.

    C: cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArrayAsync
    """
def cudaMemcpyToSymbolAsync(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies to a variable that the program is linked with, in a stream's order.

    C: cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

      symbol: passed; an address that the call does not read or write
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbolAsync
    """
def cudaMemcpyFromSymbolAsync(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies from a variable that the program is linked with, in a stream's order.

    C: cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbolAsync
    """
def cudaMemset(devPtr: _Device, value: int, count: int) -> None:
    """Fills device memory with a byte.

    C: cudaError_t cudaMemset(void *devPtr, int value, size_t count)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset
    """
def cudaMemset2D(devPtr: _Device, pitch: int, value: int, width: int, height: int) -> None:
    """Fills a rectangle of rows with a byte.

    C: cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset2D
    """
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> None:
    """Fills a box of rows with a byte.

    C: cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset3D
    """
def cudaMemsetAsync(devPtr: _Device, value: int, count: int, stream: driver.CUstream | int | None) -> None:
    """Fills device memory with a byte, in a stream's order.

    C: cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemsetAsync
    """
def cudaMemset2DAsync(devPtr: _Device, pitch: int, value: int, width: int, height: int, stream: driver.CUstream | int | None) -> None:
    """Fills a rectangle of rows with a byte, in a stream's order.

    C: cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset2DAsync
    """
def cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent, stream: driver.CUstream | int | None) -> None:
    """Fills a box of rows with a byte, in a stream's order.

    C: cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset3DAsync
    """
def cudaGetSymbolAddress(symbol: _Address) -> int:
    """Returns the address of a variable that the program is linked with.

    C: cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)

      devPtr: returned
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolAddress
    """
def cudaGetSymbolSize(symbol: _Address) -> int:
    """Returns the size of a variable that the program is linked with.

    C: cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)

      size: returned
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolSize
    """
def cudaMemPrefetchAsync(devPtr: _Address, count: int | None, location: cudaMemLocation, flags: int, stream: driver.CUstream | int | None) -> None:
    """Moves managed memory to a place, in a stream's order.

    C: cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)

      devPtr: passed; the address of count bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync
    """
def cudaMemPrefetchBatchAsync(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None:
    """Moves several managed ranges, in a stream's order.

    C: cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

      dptrs: passed; host memory of count elements
      sizes: passed; host memory of count elements
      prefetchLocs: passed; host memory of numPrefetchLocs elements
      prefetchLocIdxs: passed; host memory of numPrefetchLocs elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchBatchAsync
    Since 13.0.
    """
def cudaMemDiscardBatchAsync(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, flags: int, stream: driver.CUstream | int | None) -> None:
    """Drops the contents of managed ranges, in a stream's order.

    C: cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long long flags, cudaStream_t stream)

      dptrs: passed; host memory of count elements
      sizes: passed; host memory of count elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardBatchAsync
    Since 13.0.
    """
def cudaMemDiscardAndPrefetchBatchAsync(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None:
    """Drops the contents of managed ranges and moves them, in a stream's order.

    C: cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

      dptrs: passed; host memory of count elements
      sizes: passed; host memory of count elements
      prefetchLocs: passed; host memory of numPrefetchLocs elements
      prefetchLocIdxs: passed; host memory of numPrefetchLocs elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardAndPrefetchBatchAsync
    Since 13.0.
    """
def cudaMemGetLocationInfo(devPtr: _Address, size: int | None, summaryGranularity: int, samplingGranularity: int) -> list[cudaMemLocation]:
    """Returns information on a place of memory.

    C: cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity, size_t samplingGranularity, struct cudaMemLocation *location_out)

      devPtr: passed; the address of size bytes that the call does not access
      location_out: returned, as a list

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemGetLocationInfo
    Since 13.4.
    """
def cudaMemAdvise(devPtr: _Address, count: int | None, advice: cudaMemoryAdvise | _Int, location: cudaMemLocation) -> None:
    """Advises the driver on how a range of managed memory will be used.

    C: cudaError_t cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, struct cudaMemLocation location)

      devPtr: passed; the address of count bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise
    """
def cudaMemRangeGetAttribute(attribute: cudaMemRangeAttribute | _Int, devPtr: _Address, count: int | None) -> int | list[int]:
    """Returns an attribute of a range of managed memory.

    C: cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count)

      data: returned; attribute determines the type
      dataSize: a size that the call passes
      devPtr: passed; the address of count bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttribute
    """
def cudaMemRangeGetAttributes(attributes: _Pointer[ctypes.c_uint] | Sequence[int] | Sequence[cudaMemRangeAttribute | _Int] | _WriteArray, numAttributes: int | None, devPtr: _Address, count: int | None) -> list[int | list[int]]:
    """Returns several attributes of a range of managed memory.

    C: cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)

      data: returned; attributes determines the type
      dataSizes: a size that the call passes
      attributes: passed; host memory of numAttributes elements
      devPtr: passed; the address of count bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttributes
    """
def cudaMemcpyToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Copies bytes to a CUDA array (deprecated).

    C: cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind)

      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArray
    """
def cudaMemcpyFromArray(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Copies bytes from a CUDA array (deprecated).

    C: cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArray
    """
def cudaMemcpyArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, count: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies bytes between CUDA arrays (deprecated).

    C: cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyArrayToArray
    """
def cudaMemcpyToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies bytes to a CUDA array, in a stream's order (deprecated).

    C: cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArrayAsync
    """
def cudaMemcpyFromArrayAsync(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies bytes from a CUDA array, in a stream's order (deprecated).

    C: cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArrayAsync
    """
def cudaMallocAsync(size: int, hStream: driver.CUstream | int | None) -> int:
    """Allocates memory from the device's pool, in a stream's order.

    C: cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)

      devPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocAsync
    """
def cudaFreeAsync(devPtr: _Address, hStream: driver.CUstream | int | None) -> None:
    """Frees memory in a stream's order.

    C: cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)

      devPtr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaFreeAsync
    """
def cudaMemPoolTrimTo(memPool: driver.CUmemoryPool | int | None, minBytesToKeep: int) -> None:
    """Gives a pool's unused memory back, down to a size.

    C: cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolTrimTo
    """
def cudaMemPoolSetAttribute(memPool: driver.CUmemoryPool | int | None, attr: cudaMemPoolAttr | _Int, value: int | cudaMemAllocationType | _Int | cudaMemAllocationHandleType | cudaMemLocationType) -> None:
    """Changes an attribute of a pool, such as its release threshold.

    C: cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)

      value: passed; attr determines the type

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAttribute
    """
def cudaMemPoolGetAttribute(memPool: driver.CUmemoryPool | int | None, attr: cudaMemPoolAttr | _Int) -> int:
    """Returns an attribute of a pool, such as its reserved memory.

    C: cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)

      value: returned; attr determines the type

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAttribute
    """
def cudaMemPoolSetAccess(memPool: driver.CUmemoryPool | int | None, descList: _Pointer[cudaMemAccessDesc] | Sequence[cudaMemAccessDesc], count: int | None) -> None:
    """Sets which devices may use a pool's memory.

    C: cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count)

      descList: passed; host memory of count elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess
    """
def cudaMemPoolGetAccess(memPool: driver.CUmemoryPool | int | None, location: _Pointer[cudaMemLocation]) -> cudaMemAccessFlags | int:
    """Returns the access that a location has to a pool.

    C: cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool, struct cudaMemLocation *location)

      flags: returned
      location: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAccess
    """
def cudaMemPoolCreate(poolProps: _Pointer[cudaMemPoolProps]) -> driver.CUmemoryPool:
    """Creates a memory pool.

    C: cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)

      memPool: returned
      poolProps: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolCreate
    """
def cudaMemPoolDestroy(memPool: driver.CUmemoryPool | int | None) -> None:
    """Destroys a memory pool, once its allocations are freed.

    C: cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolDestroy
    """
def cudaMemGetDefaultMemPool(location: _Pointer[cudaMemLocation], type: cudaMemAllocationType | _Int) -> driver.CUmemoryPool:
    """Returns the default pool for a kind and place of memory.

    C: cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location, enum cudaMemAllocationType type)

      memPool: returned
      location: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetDefaultMemPool
    Since 13.0.
    """
def cudaMemGetMemPool(location: _Pointer[cudaMemLocation], type: cudaMemAllocationType | _Int) -> driver.CUmemoryPool:
    """Returns the current pool for a kind and place of memory.

    C: cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location, enum cudaMemAllocationType type)

      memPool: returned
      location: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetMemPool
    Since 13.0.
    """
def cudaMemSetMemPool(location: _Pointer[cudaMemLocation], type: cudaMemAllocationType | _Int, memPool: driver.CUmemoryPool | int | None) -> None:
    """Chooses the pool for a kind and place of memory.

    C: cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location, enum cudaMemAllocationType type, cudaMemPool_t memPool)

      location: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemSetMemPool
    Since 13.0.
    """
def cudaMallocFromPoolAsync(size: int, memPool: driver.CUmemoryPool | int | None, stream: driver.CUstream | int | None) -> int:
    """Allocates memory from a pool, in a stream's order.

    C: cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)

      ptr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocFromPoolAsync
    """
def cudaMemPoolExportToShareableHandle(memPool: driver.CUmemoryPool | int | None, handleType: cudaMemAllocationHandleType | _Int, flags: int) -> int | cudaMemFabricHandle_t:
    """Returns a handle by which another process can import a pool.

    C: cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType, unsigned int flags)

      shareableHandle: returned; handleType determines the type

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportToShareableHandle
    """
def cudaMemPoolImportFromShareableHandle(shareableHandle: _Address, handleType: cudaMemAllocationHandleType | _Int, flags: int) -> driver.CUmemoryPool:
    """Imports a pool of another process.

    C: cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, enum cudaMemAllocationHandleType handleType, unsigned int flags)

      memPool: returned
      shareableHandle: passed; host memory of sizeof(handleType) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportFromShareableHandle
    """
def cudaMemPoolExportPointer(ptr: _Address) -> cudaMemPoolPtrExportData:
    """Returns data by which another process can import an allocation of a shared pool.

    C: cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)

      exportData: returned
      ptr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportPointer
    """
def cudaMemPoolImportPointer(memPool: driver.CUmemoryPool | int | None, exportData: _Pointer[cudaMemPoolPtrExportData]) -> int:
    """Imports an allocation of an imported pool.

    C: cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, struct cudaMemPoolPtrExportData *exportData)

      ptr: returned
      exportData: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportPointer
    """
def cudaPointerGetAttributes(ptr: _Address) -> cudaPointerAttributes:
    """Returns what an address points to: the kind of memory, its device and its addresses.

    C: cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)

      attributes: returned
      ptr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__UNIFIED.html#:~:text=cudaPointerGetAttributes
    """
def cudaDeviceCanAccessPeer(device: int, peerDevice: int) -> int:
    """Returns whether a device can use the memory of another one.

    C: cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)

      canAccessPeer: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html#:~:text=cudaDeviceCanAccessPeer
    """
def cudaDeviceEnablePeerAccess(peerDevice: int, flags: int) -> None:
    """Lets the current device use the memory of another one.

    C: cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html#:~:text=cudaDeviceEnablePeerAccess
    """
def cudaDeviceDisablePeerAccess(peerDevice: int) -> None:
    """Ends the current device's access to the memory of another one.

    C: cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html#:~:text=cudaDeviceDisablePeerAccess
    """
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | int | None) -> None:
    """Ends the registration of a graphics resource.

    C: cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnregisterResource
    """
def cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t | int | None, flags: int) -> None:
    """Sets how CUDA uses a registered graphics resource.

    C: cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceSetMapFlags
    """
def cudaGraphicsMapResources(count: int | None, resources: _Pointer[cudaGraphicsResource_t] | Sequence[cudaGraphicsResource_t | int | None], stream: driver.CUstream | int | None) -> None:
    """Maps registered graphics resources, so that CUDA can use them.

    C: cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)

      resources: passed; host memory of count elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsMapResources
    """
def cudaGraphicsUnmapResources(count: int | None, resources: _Pointer[cudaGraphicsResource_t] | Sequence[cudaGraphicsResource_t | int | None], stream: driver.CUstream | int | None) -> None:
    """Gives mapped graphics resources back to their API.

    C: cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)

      resources: passed; host memory of count elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnmapResources
    """
def cudaGraphicsResourceGetMappedPointer(resource: cudaGraphicsResource_t | int | None) -> tuple[int, int]:
    """Returns address and size of a mapped graphics resource.

    C: cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)

      devPtr: returned
      size: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedPointer
    """
def cudaGraphicsSubResourceGetMappedArray(resource: cudaGraphicsResource_t | int | None, arrayIndex: int, mipLevel: int) -> cudaArray_t:
    """Returns the array of one level and layer of a mapped graphics resource.

    C: cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)

      array: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsSubResourceGetMappedArray
    """
def cudaGraphicsResourceGetMappedMipmappedArray(resource: cudaGraphicsResource_t | int | None) -> cudaMipmappedArray_t:
    """Returns the mipmapped array of a mapped graphics resource.

    C: cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)

      mipmappedArray: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedMipmappedArray
    """
def cudaGetChannelDesc(array: cudaArray_t | int | None) -> cudaChannelFormatDesc:
    """Returns the format of a CUDA array.

    C: cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)

      desc: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetChannelDesc
    """
def cudaCreateChannelDesc(x: int, y: int, z: int, w: int, f: cudaChannelFormatKind | _Int) -> cudaChannelFormatDesc:
    """Returns a format with these numbers of bits for the components.

    C: struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateChannelDesc
    """
def cudaCreateTextureObject(pResDesc: _Pointer[cudaResourceDesc], pTexDesc: _Pointer[cudaTextureDesc], pResViewDesc: _Pointer[cudaResourceViewDesc]) -> int:
    """Creates a texture object of memory or of a CUDA array.

    C: cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc)

      pTexObject: returned
      pResDesc: passed; host memory
      pTexDesc: passed; host memory
      pResViewDesc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateTextureObject
    """
def cudaDestroyTextureObject(texObject: int) -> None:
    """Destroys a texture object.

    C: cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaDestroyTextureObject
    """
def cudaGetTextureObjectResourceDesc(texObject: int) -> cudaResourceDesc:
    """Returns what a texture object was created from.

    C: cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)

      pResDesc: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceDesc
    """
def cudaGetTextureObjectTextureDesc(texObject: int) -> cudaTextureDesc:
    """Returns how a texture object reads: its addressing, filter and format.

    C: cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)

      pTexDesc: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectTextureDesc
    """
def cudaGetTextureObjectResourceViewDesc(texObject: int) -> cudaResourceViewDesc:
    """Returns the resource view of a texture object.

    C: cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)

      pResViewDesc: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceViewDesc
    """
def cudaCreateSurfaceObject(pResDesc: _Pointer[cudaResourceDesc]) -> int:
    """Creates a surface object of a CUDA array.

    C: cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc)

      pSurfObject: returned
      pResDesc: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaCreateSurfaceObject
    """
def cudaDestroySurfaceObject(surfObject: int) -> None:
    """Destroys a surface object.

    C: cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaDestroySurfaceObject
    """
def cudaGetSurfaceObjectResourceDesc(surfObject: int) -> cudaResourceDesc:
    """Returns what a surface object was created from.

    C: cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)

      pResDesc: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaGetSurfaceObjectResourceDesc
    """
def cudaDriverGetVersion() -> int:
    """Returns the newest version of CUDA that the driver supports, 1000 times the major plus 10 times the minor.

    C: cudaError_t cudaDriverGetVersion(int *driverVersion)

      driverVersion: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html#:~:text=cudaDriverGetVersion
    """
def cudaRuntimeGetVersion() -> int:
    """Returns the runtime's version, 1000 times the major plus 10 times the minor.

    C: cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)

      runtimeVersion: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html#:~:text=cudaRuntimeGetVersion
    """
def cudaLogsRegisterCallback(callbackFunc: cudaLogsCallback_t | None, userData: _Address) -> driver.CUlogsCallbackHandle:
    """Registers a callback for lines of the driver's error log.

    C: cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData, cudaLogsCallbackHandle *callback_out)

      userData: passed; an address that the call does not read or write
      callback_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html#:~:text=cudaLogsRegisterCallback
    Since 13.0.
    """
def cudaLogsUnregisterCallback(callback: driver.CUlogsCallbackHandle | int | None) -> None:
    """Removes a callback for lines of the driver's error log.

    C: cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html#:~:text=cudaLogsUnregisterCallback
    Since 13.0.
    """
def cudaLogsCurrent(flags: int) -> int:
    """Returns the present place in the driver's error log.

    C: cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)

      iterator_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html#:~:text=cudaLogsCurrent
    Since 13.0.
    """
def cudaLogsDumpToFile(iterator: int | None, pathToFile: _Text, flags: int) -> int:
    """Writes the driver's error log to a file.

    C: cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile, unsigned int flags)

      iterator: passed as a value; the value after the call is returned
      pathToFile: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToFile
    Since 13.0.
    """
def cudaLogsDumpToMemory(iterator: int | None, flags: int) -> tuple[int, str]:
    """Writes the driver's error log to memory.

    C: cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags)

      iterator: passed as a value; the value after the call is returned
      buffer: returned, as a str
      size: a size that the call passes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToMemory
    Since 13.0.
    """
def cudaGraphCreate(flags: int) -> driver.CUgraph:
    """Creates an empty graph.

    C: cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)

      pGraph: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphCreate
    """
def cudaGraphAddKernelNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> driver.CUgraphNode:
    """Adds a node that launches a kernel.

    C: cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaKernelNodeParams *pNodeParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddKernelNode
    """
def cudaGraphKernelNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaKernelNodeParams:
    """Returns kernel, configuration and arguments of a kernel node.

    C: cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams)

      pNodeParams: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetParams
    """
def cudaGraphKernelNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> None:
    """Changes kernel, configuration or arguments of a kernel node.

    C: cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetParams
    """
def cudaGraphKernelNodeCopyAttributes(hDst: driver.CUgraphNode | int | None, hSrc: driver.CUgraphNode | int | None) -> None:
    """Copies the launch attributes of a kernel node to another one.

    C: cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes
    """
def cudaGraphKernelNodeGetAttribute(hNode: driver.CUgraphNode | int | None, attr: cudaLaunchAttributeID | _Int) -> cudaLaunchAttributeValue:
    """Returns a launch attribute of a kernel node.

    C: cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)

      value_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetAttribute
    """
def cudaGraphKernelNodeSetAttribute(hNode: driver.CUgraphNode | int | None, attr: cudaLaunchAttributeID | _Int, value: _Pointer[cudaLaunchAttributeValue]) -> None:
    """Changes a launch attribute of a kernel node.

    C: cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)

      value: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetAttribute
    """
def cudaGraphAddMemcpyNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pCopyParams: _Pointer[cudaMemcpy3DParms]) -> driver.CUgraphNode:
    """Adds a node that copies memory.

    C: cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemcpy3DParms *pCopyParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      pCopyParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode
    """
def cudaGraphAddMemcpyNodeToSymbol(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> driver.CUgraphNode:
    """Adds a node that copies to a variable that the program is linked with.

    C: cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      symbol: passed; an address that the call does not read or write
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeToSymbol
    """
def cudaGraphAddMemcpyNodeFromSymbol(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> driver.CUgraphNode:
    """Adds a node that copies from a variable that the program is linked with.

    C: cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeFromSymbol
    """
def cudaGraphAddMemcpyNode1D(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> driver.CUgraphNode:
    """Adds a node that copies a number of bytes.

    C: cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode1D
    """
def cudaGraphMemcpyNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemcpy3DParms:
    """Returns what a copy node copies.

    C: cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams)

      pNodeParams: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeGetParams
    """
def cudaGraphMemcpyNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemcpy3DParms]) -> None:
    """Changes what a copy node copies.

    C: cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams
    """
def cudaGraphMemcpyNodeSetParamsToSymbol(node: driver.CUgraphNode | int | None, symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Lets a copy node copy to a variable.

    C: cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

      symbol: passed; an address that the call does not read or write
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsToSymbol
    """
def cudaGraphMemcpyNodeSetParamsFromSymbol(node: driver.CUgraphNode | int | None, dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Lets a copy node copy from a variable.

    C: cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsFromSymbol
    """
def cudaGraphMemcpyNodeSetParams1D(node: driver.CUgraphNode | int | None, dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Changes the addresses and the size of a copy node.

    C: cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams1D
    """
def cudaGraphAddMemsetNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pMemsetParams: _Pointer[cudaMemsetParams]) -> driver.CUgraphNode:
    """Adds a node that fills memory.

    C: cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemsetParams *pMemsetParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      pMemsetParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemsetNode
    """
def cudaGraphMemsetNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemsetParams:
    """Returns what a fill node writes.

    C: cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams)

      pNodeParams: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeGetParams
    """
def cudaGraphMemsetNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemsetParams]) -> None:
    """Changes what a fill node writes.

    C: cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeSetParams
    """
def cudaGraphAddHostNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> driver.CUgraphNode:
    """Adds a node that calls a function on the host.

    C: cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaHostNodeParams *pNodeParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddHostNode
    """
def cudaGraphHostNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaHostNodeParams:
    """Returns the function that a host node calls.

    C: cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams)

      pNodeParams: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeGetParams
    """
def cudaGraphHostNodeSetParams(node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> None:
    """Changes the function that a host node calls.

    C: cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeSetParams
    """
def cudaGraphAddChildGraphNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, childGraph: driver.CUgraph | int | None) -> driver.CUgraphNode:
    """Adds a node that is a copy of another graph.

    C: cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddChildGraphNode
    """
def cudaGraphChildGraphNodeGetGraph(node: driver.CUgraphNode | int | None) -> driver.CUgraph:
    """Returns the graph inside of a child graph node.

    C: cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)

      pGraph: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphChildGraphNodeGetGraph
    """
def cudaGraphAddEmptyNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None) -> driver.CUgraphNode:
    """Adds a node that does nothing but join others.

    C: cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEmptyNode
    """
def cudaGraphAddEventRecordNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, event: driver.CUevent | int | None) -> driver.CUgraphNode:
    """Adds a node that records an event.

    C: cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventRecordNode
    """
def cudaGraphEventRecordNodeGetEvent(node: driver.CUgraphNode | int | None) -> driver.CUevent:
    """Returns the event that a node records.

    C: cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)

      event_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeGetEvent
    """
def cudaGraphEventRecordNodeSetEvent(node: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None:
    """Changes the event that a node records.

    C: cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeSetEvent
    """
def cudaGraphAddEventWaitNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, event: driver.CUevent | int | None) -> driver.CUgraphNode:
    """Adds a node that waits for an event.

    C: cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventWaitNode
    """
def cudaGraphEventWaitNodeGetEvent(node: driver.CUgraphNode | int | None) -> driver.CUevent:
    """Returns the event that a node waits for.

    C: cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)

      event_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeGetEvent
    """
def cudaGraphEventWaitNodeSetEvent(node: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None:
    """Changes the event that a node waits for.

    C: cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeSetEvent
    """
def cudaGraphAddExternalSemaphoresSignalNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> driver.CUgraphNode:
    """Adds a node that signals semaphores of another API.

    C: cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresSignalNode
    """
def cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: driver.CUgraphNode | int | None) -> cudaExternalSemaphoreSignalNodeParams:
    """Returns the semaphores that a node signals.

    C: cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, struct cudaExternalSemaphoreSignalNodeParams *params_out)

      params_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeGetParams
    """
def cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> None:
    """Changes the semaphores that a node signals.

    C: cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeSetParams
    """
def cudaGraphAddExternalSemaphoresWaitNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> driver.CUgraphNode:
    """Adds a node that waits for semaphores of another API.

    C: cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresWaitNode
    """
def cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: driver.CUgraphNode | int | None) -> cudaExternalSemaphoreWaitNodeParams:
    """Returns the semaphores that a node waits for.

    C: cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, struct cudaExternalSemaphoreWaitNodeParams *params_out)

      params_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeGetParams
    """
def cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> None:
    """Changes the semaphores that a node waits for.

    C: cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeSetParams
    """
def cudaGraphAddMemAllocNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, nodeParams: _Pointer[cudaMemAllocNodeParams]) -> driver.CUgraphNode:
    """Adds a node that allocates memory, and returns its address.

    C: cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaMemAllocNodeParams *nodeParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      nodeParams: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemAllocNode
    """
def cudaGraphMemAllocNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaMemAllocNodeParams:
    """Returns the parameters of an allocation node, with its address.

    C: cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out)

      params_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemAllocNodeGetParams
    """
def cudaGraphAddMemFreeNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], numDependencies: int | None, dptr: _Address) -> driver.CUgraphNode:
    """Adds a node that frees a graph's memory.

    C: cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      dptr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemFreeNode
    """
def cudaGraphMemFreeNodeGetParams(node: driver.CUgraphNode | int | None) -> int:
    """Returns the address that a node frees.

    C: cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)

      dptr_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemFreeNodeGetParams
    """
def cudaDeviceGraphMemTrim(device: int) -> None:
    """Gives a device's unused memory of graphs back to the system.

    C: cudaError_t cudaDeviceGraphMemTrim(int device)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGraphMemTrim
    """
def cudaDeviceGetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | _Int) -> int:
    """Returns how much memory graphs use or hold on a device.

    C: cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)

      value: returned; attr determines the type

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGetGraphMemAttribute
    """
def cudaDeviceSetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | _Int, value: int) -> None:
    """Resets a high-water mark of graphs' memory on a device.

    C: cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)

      value: passed; attr determines the type

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaDeviceSetGraphMemAttribute
    """
def cudaGraphClone(originalGraph: driver.CUgraph | int | None) -> driver.CUgraph:
    """Creates a copy of a graph.

    C: cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)

      pGraphClone: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphClone
    """
def cudaGraphNodeFindInClone(originalNode: driver.CUgraphNode | int | None, clonedGraph: driver.CUgraph | int | None) -> driver.CUgraphNode:
    """Returns the node of a clone that was copied from a node.

    C: cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)

      pNode: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeFindInClone
    """
def cudaGraphNodeGetType(node: driver.CUgraphNode | int | None) -> cudaGraphNodeType | int:
    """Returns the type of a node.

    C: cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)

      pType: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetType
    """
def cudaGraphNodeGetContainingGraph(hNode: driver.CUgraphNode | int | None) -> driver.CUgraph:
    """Returns the graph that a node is in.

    C: cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)

      phGraph: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetContainingGraph
    Since 13.1.
    """
def cudaGraphNodeGetLocalId(hNode: driver.CUgraphNode | int | None) -> int:
    """Returns the number of a node within its graph.

    C: cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)

      nodeId: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetLocalId
    Since 13.1.
    """
def cudaGraphNodeGetToolsId(hNode: driver.CUgraphNode | int | None) -> int:
    """Returns the number by which tools know a node.

    C: cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)

      toolsNodeId: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetToolsId
    Since 13.1.
    """
def cudaGraphGetId(hGraph: driver.CUgraph | int | None) -> int:
    """Returns the number of a graph.

    C: cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)

      graphID: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetId
    Since 13.1.
    """
def cudaGraphExecGetId(hGraphExec: driver.CUgraphExec | int | None) -> int:
    """Returns the number of an executable graph.

    C: cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)

      graphID: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetId
    Since 13.1.
    """
def cudaGraphGetNodes(graph: driver.CUgraph | int | None) -> list[driver.CUgraphNode]:
    """Returns the nodes of a graph.

    C: cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)

      nodes: returned, as a list
      numNodes: the length of the list, which the call queries

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetNodes
    """
def cudaGraphGetRootNodes(graph: driver.CUgraph | int | None) -> list[driver.CUgraphNode]:
    """Returns the nodes of a graph that depend on no other.

    C: cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)

      pRootNodes: returned, as a list
      pNumRootNodes: the length of the list, which the call queries

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetRootNodes
    """
def cudaGraphGetEdges(graph: driver.CUgraph | int | None) -> tuple[list[driver.CUgraphNode], list[driver.CUgraphNode], list[cudaGraphEdgeData]]:
    """Returns the edges of a graph.

    C: cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)

      from: returned, as a list
      to: returned, as a list
      edgeData: returned, as a list
      numEdges: the length of the list, which the call queries

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges
    """
def cudaGraphNodeGetDependencies(node: driver.CUgraphNode | int | None) -> tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]:
    """Returns the nodes that a node depends on.

    C: cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)

      pDependencies: returned, as a list
      edgeData: returned, as a list
      pNumDependencies: the length of the list, which the call queries

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies
    """
def cudaGraphNodeGetDependentNodes(node: driver.CUgraphNode | int | None) -> tuple[list[driver.CUgraphNode], list[cudaGraphEdgeData]]:
    """Returns the nodes that depend on a node.

    C: cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)

      pDependentNodes: returned, as a list
      edgeData: returned, as a list
      pNumDependentNodes: the length of the list, which the call queries

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes
    """
def cudaGraphAddDependencies(graph: driver.CUgraph | int | None, from_: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], to: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], edgeData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None) -> None:
    """Adds edges between nodes of a graph.

    C: cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)

      from: passed; host memory of numDependencies elements
      to: passed; host memory of numDependencies elements
      edgeData: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies
    """
def cudaGraphRemoveDependencies(graph: driver.CUgraph | int | None, from_: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], to: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], edgeData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None) -> None:
    """Takes edges between nodes out of a graph.

    C: cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)

      from: passed; host memory of numDependencies elements
      to: passed; host memory of numDependencies elements
      edgeData: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies
    """
def cudaGraphDestroyNode(node: driver.CUgraphNode | int | None) -> None:
    """Takes a node with its edges out of its graph.

    C: cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroyNode
    """
def cudaGraphInstantiate(graph: driver.CUgraph | int | None, flags: int) -> driver.CUgraphExec:
    """Creates an executable graph of a graph.

    C: cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)

      pGraphExec: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiate
    """
def cudaGraphInstantiateWithFlags(graph: driver.CUgraph | int | None, flags: int) -> driver.CUgraphExec:
    """Creates an executable graph of a graph, with flags.

    C: cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)

      pGraphExec: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithFlags
    """
def cudaGraphInstantiateWithParams(graph: driver.CUgraph | int | None, instantiateParams: _Pointer[cudaGraphInstantiateParams]) -> driver.CUgraphExec:
    """Creates an executable graph of a graph, and returns which node failed and why.

    C: cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)

      pGraphExec: returned
      instantiateParams: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithParams
    Since 12.0.
    """
def cudaGraphExecGetFlags(graphExec: driver.CUgraphExec | int | None) -> int:
    """Returns the flags of an executable graph.

    C: cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)

      flags: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetFlags
    Since 12.0.
    """
def cudaGraphExecKernelNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaKernelNodeParams]) -> None:
    """Changes the kernel, its configuration or its arguments in an executable graph.

    C: cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecKernelNodeSetParams
    """
def cudaGraphExecMemcpyNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemcpy3DParms]) -> None:
    """Changes what a copy node of an executable graph copies.

    C: cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams
    """
def cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Lets a copy node of an executable graph copy to a variable.

    C: cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

      symbol: passed; an address that the call does not read or write
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsToSymbol
    """
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Lets a copy node of an executable graph copy from a variable.

    C: cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsFromSymbol
    """
def cudaGraphExecMemcpyNodeSetParams1D(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Changes the addresses and the size of a copy node of an executable graph.

    C: cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams1D
    """
def cudaGraphExecMemsetNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaMemsetParams]) -> None:
    """Changes what a fill node of an executable graph writes.

    C: cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemsetNodeSetParams
    """
def cudaGraphExecHostNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, pNodeParams: _Pointer[cudaHostNodeParams]) -> None:
    """Changes the function that a host node of an executable graph calls.

    C: cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)

      pNodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecHostNodeSetParams
    """
def cudaGraphExecChildGraphNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, childGraph: driver.CUgraph | int | None) -> None:
    """Changes the parameters of the nodes inside of a child graph of an executable graph.

    C: cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecChildGraphNodeSetParams
    """
def cudaGraphExecEventRecordNodeSetEvent(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None:
    """Changes the event that a node of an executable graph records.

    C: cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventRecordNodeSetEvent
    """
def cudaGraphExecEventWaitNodeSetEvent(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, event: driver.CUevent | int | None) -> None:
    """Changes the event that a node of an executable graph waits for.

    C: cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventWaitNodeSetEvent
    """
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreSignalNodeParams]) -> None:
    """Changes the semaphores that a node of an executable graph signals.

    C: cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresSignalNodeSetParams
    """
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaExternalSemaphoreWaitNodeParams]) -> None:
    """Changes the semaphores that a node of an executable graph waits for.

    C: cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresWaitNodeSetParams
    """
def cudaGraphNodeSetEnabled(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None, isEnabled: int) -> None:
    """Enables or disables a node of an executable graph.

    C: cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetEnabled
    """
def cudaGraphNodeGetEnabled(hGraphExec: driver.CUgraphExec | int | None, hNode: driver.CUgraphNode | int | None) -> int:
    """Returns whether a node of an executable graph is enabled.

    C: cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)

      isEnabled: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetEnabled
    """
def cudaGraphExecUpdate(hGraphExec: driver.CUgraphExec | int | None, hGraph: driver.CUgraph | int | None) -> cudaGraphExecUpdateResultInfo:
    """Gives an executable graph the parameters of another graph of the same shape.

    C: cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)

      resultInfo: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecUpdate
    """
def cudaGraphUpload(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None:
    """Sends an executable graph to the device, so that its first launch is quick.

    C: cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphUpload
    """
def cudaGraphLaunch(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None:
    """Launches an executable graph in a stream.

    C: cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphLaunch
    """
def cudaGraphExecDestroy(graphExec: driver.CUgraphExec | int | None) -> None:
    """Destroys an executable graph.

    C: cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecDestroy
    """
def cudaGraphDestroy(graph: driver.CUgraph | int | None) -> None:
    """Destroys a graph.

    C: cudaError_t cudaGraphDestroy(cudaGraph_t graph)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroy
    """
def cudaGraphDebugDotPrint(graph: driver.CUgraph | int | None, path: _Text, flags: int) -> None:
    """Writes a graph to a file in Graphviz' format.

    C: cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)

      path: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphDebugDotPrint
    """
def cudaUserObjectCreate(ptr: _Address, destroy: cudaHostFn_t | None, initialRefcount: int, flags: int) -> driver.CUuserObject:
    """Creates a user object, whose destructor is called when the last reference goes.

    C: cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)

      object_out: returned
      ptr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectCreate
    """
def cudaUserObjectRetain(object: driver.CUuserObject | int | None, count: int) -> None:
    """Adds references to a user object.

    C: cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRetain
    """
def cudaUserObjectRelease(object: driver.CUuserObject | int | None, count: int) -> None:
    """Takes references from a user object.

    C: cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRelease
    """
def cudaGraphRetainUserObject(graph: driver.CUgraph | int | None, object: driver.CUuserObject | int | None, count: int, flags: int) -> None:
    """Lets a graph hold references to a user object.

    C: cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRetainUserObject
    """
def cudaGraphReleaseUserObject(graph: driver.CUgraph | int | None, object: driver.CUuserObject | int | None, count: int) -> None:
    """Takes references to a user object from a graph.

    C: cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphReleaseUserObject
    """
def cudaGraphAddNode(graph: driver.CUgraph | int | None, pDependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> driver.CUgraphNode:
    """Adds a node of any type, described by one structure.

    C: cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, struct cudaGraphNodeParams *nodeParams)

      pGraphNode: returned
      pDependencies: passed; host memory of numDependencies elements
      dependencyData: passed; host memory of numDependencies elements
      nodeParams: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode
    Since 12.2.
    """
def cudaGraphNodeSetParams(node: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> None:
    """Changes the parameters of a node of any type.

    C: cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)

      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetParams
    Since 12.2.
    """
def cudaGraphNodeGetParams(node: driver.CUgraphNode | int | None) -> cudaGraphNodeParams:
    """Returns the parameters of a node of any type.

    C: cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)

      nodeParams: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetParams
    Since 13.2.
    """
def cudaGraphExecNodeSetParams(graphExec: driver.CUgraphExec | int | None, node: driver.CUgraphNode | int | None, nodeParams: _Pointer[cudaGraphNodeParams]) -> None:
    """Changes the parameters of a node of any type in an executable graph.

    C: cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)

      nodeParams: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecNodeSetParams
    Since 12.2.
    """
def cudaGraphConditionalHandleCreate(graph: driver.CUgraph | int | None, defaultLaunchValue: int, flags: int) -> int:
    """Creates the value that a conditional node of a graph reads.

    C: cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)

      pHandle_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate
    Since 12.3.
    """
def cudaGraphConditionalHandleCreate_v2(graph: driver.CUgraph | int | None, ctx: cudaExecutionContext_t | int | None, defaultLaunchValue: int, flags: int) -> int:
    """Creates the value that a conditional node of a graph reads.

    C: cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue, unsigned int flags)

      pHandle_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate
    Since 13.1.
    """
def cudaGetDriverEntryPoint(symbol: _Text, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]:
    """Returns the address of a driver function.

    C: cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

      symbol: passed; a zero-terminated text
      funcPtr: returned
      driverStatus: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint
    """
def cudaGetDriverEntryPointByVersion(symbol: _Text, cudaVersion: int, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]:
    """Returns the address of a driver function as of a CUDA version.

    C: cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

      symbol: passed; a zero-terminated text
      funcPtr: returned
      driverStatus: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPointByVersion
    Since 12.5.
    """
def cudaLibraryLoadData(code: _Address, jitOptions: _Pointer[ctypes.c_uint] | Sequence[cudaJitOption | _Int] | _WriteArray, jitOptionsValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numJitOptions: int | None, libraryOptions: _Pointer[ctypes.c_uint] | Sequence[cudaLibraryOption | _Int] | _WriteArray, libraryOptionValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numLibraryOptions: int | None) -> driver.CUlibrary:
    """Loads code in memory as a library, which belongs to no context.

    C: cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)

      library: returned
      code: passed; host memory (size not known: the data contains its own size)
      jitOptions: passed; host memory of numJitOptions elements
      jitOptionsValues: passed; host memory of numJitOptions elements
      libraryOptions: passed; host memory of numLibraryOptions elements
      libraryOptionValues: passed; host memory of numLibraryOptions elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadData
    Since 12.8.
    """
def cudaLibraryLoadFromFile(fileName: _Text, jitOptions: _Pointer[ctypes.c_uint] | Sequence[cudaJitOption | _Int] | _WriteArray, jitOptionsValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numJitOptions: int | None, libraryOptions: _Pointer[ctypes.c_uint] | Sequence[cudaLibraryOption | _Int] | _WriteArray, libraryOptionValues: _Pointer[ctypes.c_void_p] | Sequence[int | None], numLibraryOptions: int | None) -> driver.CUlibrary:
    """Loads a file of code as a library, which belongs to no context.

    C: cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)

      library: returned
      fileName: passed; a zero-terminated text
      jitOptions: passed; host memory of numJitOptions elements
      jitOptionsValues: passed; host memory of numJitOptions elements
      libraryOptions: passed; host memory of numLibraryOptions elements
      libraryOptionValues: passed; host memory of numLibraryOptions elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadFromFile
    Since 12.8.
    """
def cudaLibraryUnload(library: driver.CUlibrary | int | None) -> None:
    """Unloads a library.

    C: cudaError_t cudaLibraryUnload(cudaLibrary_t library)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryUnload
    Since 12.8.
    """
def cudaLibraryGetKernel(library: driver.CUlibrary | int | None, name: _Text) -> driver.CUkernel:
    """Returns a kernel of a library by its name.

    C: cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)

      pKernel: returned
      name: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernel
    Since 12.8.
    """
def cudaLibraryGetGlobal(library: driver.CUlibrary | int | None, name: _Text) -> tuple[int, int]:
    """Returns address and size of a library's global variable.

    C: cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)

      dptr: returned
      bytes: returned
      name: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetGlobal
    Since 12.8.
    """
def cudaLibraryGetManaged(library: driver.CUlibrary | int | None, name: _Text) -> tuple[int, int]:
    """Returns address and size of a library's managed variable.

    C: cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)

      dptr: returned
      bytes: returned
      name: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetManaged
    Since 12.8.
    """
def cudaLibraryGetUnifiedFunction(library: driver.CUlibrary | int | None, symbol: _Text) -> int:
    """Returns the address of a library's unified function.

    C: cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)

      fptr: returned
      symbol: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetUnifiedFunction
    Since 12.8.
    """
def cudaLibraryGetKernelCount(lib: driver.CUlibrary | int | None) -> int:
    """Returns the number of a library's kernels.

    C: cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)

      count: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernelCount
    Since 12.8.
    """
def cudaLibraryEnumerateKernels(numKernels: int, lib: driver.CUlibrary | int | None) -> list[driver.CUkernel]:
    """Returns the kernels of a library.

    C: cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)

      kernels: returned, as a list

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryEnumerateKernels
    Since 12.8.
    """
def cudaKernelSetAttributeForDevice(kernel: driver.CUkernel | int | None, attr: cudaFuncAttribute | _Int, value: int, device: int) -> None:
    """Changes an attribute of a kernel on one device.

    C: cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr, int value, int device)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html#:~:text=cudaKernelSetAttributeForDevice
    Since 12.8.
    """
def cudaDeviceGetDevResource(device: int, type: cudaDevResourceType | _Int) -> cudaDevResource:
    """Returns all multiprocessors or work queues of a device, to be split for green contexts.

    C: cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource, enum cudaDevResourceType type)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetDevResource
    Since 13.1.
    """
def cudaDevSmResourceSplitByCount(nbGroups: int | None, input: _Pointer[cudaDevResource], flags: int, minCount: int) -> tuple[list[cudaDevResource], cudaDevResource]:
    """Splits multiprocessors into groups of at least a number each.

    C: cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags, unsigned int minCount)

      result: returned, as a list
      nbGroups: passed; the maximum length
      input: passed; host memory
      remaining: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplitByCount
    Since 13.1.
    """
def cudaDevSmResourceSplit(result: _Pointer[cudaDevResource], nbGroups: int | None, input: _Pointer[cudaDevResource], flags: int, groupParams: _Pointer[cudaDevSmResourceGroupParams]) -> cudaDevResource:
    """Splits multiprocessors into groups of given sizes.

    C: cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams)

      result: passed; the call may write to the memory that it points to; host memory of nbGroups elements
      input: passed; host memory
      remainder: returned
      groupParams: passed; the call may write to the memory that it points to; host memory of nbGroups elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplit
    Since 13.1.
    """
def cudaDevResourceGenerateDesc(resources: _Pointer[cudaDevResource] | Sequence[cudaDevResource], nbResources: int | None) -> driver.CUdevResourceDesc:
    """Creates a descriptor of resources, for a green context.

    C: cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc, cudaDevResource *resources, unsigned int nbResources)

      phDesc: returned
      resources: passed; host memory of nbResources elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevResourceGenerateDesc
    Since 13.1.
    """
def cudaGreenCtxCreate(desc: driver.CUdevResourceDesc | int | None, device: int, flags: int) -> cudaExecutionContext_t:
    """Creates a green context, which uses a part of a device's multiprocessors.

    C: cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device, unsigned int flags)

      phCtx: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaGreenCtxCreate
    Since 13.1.
    """
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | int | None) -> None:
    """Destroys an execution context.

    C: cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxDestroy
    Since 13.1.
    """
def cudaExecutionCtxGetDevResource(ctx: cudaExecutionContext_t | int | None, type: cudaDevResourceType | _Int) -> cudaDevResource:
    """Returns the resources that an execution context may use.

    C: cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx, cudaDevResource *resource, enum cudaDevResourceType type)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevResource
    Since 13.1.
    """
def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | int | None) -> int:
    """Returns the device of an execution context.

    C: cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)

      device: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevice
    Since 13.1.
    """
def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | int | None) -> int:
    """Returns the number of an execution context.

    C: cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)

      ctxId: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetId
    Since 13.1.
    """
def cudaExecutionCtxStreamCreate(ctx: cudaExecutionContext_t | int | None, flags: int, priority: int) -> driver.CUstream:
    """Creates a stream of an execution context, with a priority.

    C: cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags, int priority)

      phStream: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxStreamCreate
    Since 13.1.
    """
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | int | None) -> None:
    """Waits until all work of an execution context is done.

    C: cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxSynchronize
    Since 13.1.
    """
def cudaStreamGetDevResource(hStream: driver.CUstream | int | None, type: cudaDevResourceType | _Int) -> cudaDevResource:
    """Returns the resources that a stream's work may use.

    C: cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource, enum cudaDevResourceType type)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaStreamGetDevResource
    Since 13.1.
    """
def cudaExecutionCtxRecordEvent(ctx: cudaExecutionContext_t | int | None, event: driver.CUevent | int | None) -> None:
    """Records in an event all work of an execution context so far.

    C: cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxRecordEvent
    Since 13.1.
    """
def cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t | int | None, event: driver.CUevent | int | None) -> None:
    """Makes the future work of an execution context wait for an event.

    C: cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxWaitEvent
    Since 13.1.
    """
def cudaDeviceGetExecutionCtx(device: int) -> cudaExecutionContext_t:
    """Returns a device's primary context as an execution context.

    C: cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)

      ctx: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetExecutionCtx
    Since 13.1.
    """
def cudaGetExportTable(pExportTableId: _Pointer[CUuuid]) -> int:
    """Returns a table of internal functions by its UUID.

    C: cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)

      ppExportTable: returned
      pExportTableId: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetFuncBySymbol(symbolPtr: _Address) -> driver.CUfunction:
    """Returns the driver's function of a kernel that the program is linked with.

    C: cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)

      functionPtr: returned
      symbolPtr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html#:~:text=cudaGetFuncBySymbol
    """
def cudaGetKernel(entryFuncAddr: _Opaque) -> driver.CUkernel:
    """Returns the driver's kernel of a kernel that the program is linked with.

    C: cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)

      kernelPtr: returned
      entryFuncAddr: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html#:~:text=cudaGetKernel
    Since 12.1.
    """
def cudaProfilerStart() -> None:
    """Starts the collection of profiles by the tool that is attached.

    C: cudaError_t cudaProfilerStart(void)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStart
    """
def cudaProfilerStop() -> None:
    """Stops the collection of profiles.

    C: cudaError_t cudaProfilerStop(void)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStop
    """
def cudaGLGetDevices(cudaDeviceCount: int, deviceList: cudaGLDeviceList | _Int) -> list[int]:
    """Returns the devices on which the current OpenGL context runs.

    C: cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)

      pCudaDeviceCount: the number of elements, which the call reads
      pCudaDevices: returned, as a list

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html#:~:text=cudaGLGetDevices
    """
def cudaGraphicsGLRegisterImage(image: int, target: int, flags: int) -> cudaGraphicsResource_t:
    """Registers an OpenGL texture or renderbuffer for CUDA.

    C: cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int flags)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterImage
    """
def cudaGraphicsGLRegisterBuffer(buffer: int, flags: int) -> cudaGraphicsResource_t:
    """Registers an OpenGL buffer for CUDA.

    C: cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterBuffer
    """
def cudaGLSetGLDevice(device: int) -> None:
    """Chooses the device that works with OpenGL (deprecated).

    C: cudaError_t cudaGLSetGLDevice(int device)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetGLDevice
    """
def cudaGLRegisterBufferObject(bufObj: int) -> None:
    """Registers an OpenGL buffer (deprecated).

    C: cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLRegisterBufferObject
    """
def cudaGLMapBufferObject(bufObj: int) -> int:
    """Maps an OpenGL buffer and returns its address (deprecated).

    C: cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)

      devPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObject
    """
def cudaGLUnmapBufferObject(bufObj: int) -> None:
    """Gives a mapped OpenGL buffer back (deprecated).

    C: cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObject
    """
def cudaGLUnregisterBufferObject(bufObj: int) -> None:
    """Ends the registration of an OpenGL buffer (deprecated).

    C: cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnregisterBufferObject
    """
def cudaGLSetBufferObjectMapFlags(bufObj: int, flags: int) -> None:
    """Sets how CUDA uses a registered OpenGL buffer (deprecated).

    C: cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetBufferObjectMapFlags
    """
def cudaGLMapBufferObjectAsync(bufObj: int, stream: driver.CUstream | int | None) -> int:
    """Maps an OpenGL buffer in a stream's order (deprecated).

    C: cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)

      devPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObjectAsync
    """
def cudaGLUnmapBufferObjectAsync(bufObj: int, stream: driver.CUstream | int | None) -> None:
    """Gives a mapped OpenGL buffer back in a stream's order (deprecated).

    C: cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObjectAsync
    """
def cudaGraphicsEGLRegisterImage(image: _Opaque, flags: int) -> cudaGraphicsResource_t:
    """Registers an EGLImage for CUDA.

    C: cudaError_t cudaGraphicsEGLRegisterImage(struct cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int flags)

      pCudaResource: returned
      image: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaGraphicsEGLRegisterImage
    """
def cudaEGLStreamConsumerConnect(eglStream: _Opaque) -> driver.CUeglStreamConnection:
    """Makes CUDA the consumer of an EGLStream.

    C: cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)

      conn: returned
      eglStream: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnect
    """
def cudaEGLStreamConsumerConnectWithFlags(eglStream: _Opaque, flags: int) -> driver.CUeglStreamConnection:
    """Makes CUDA the consumer of an EGLStream, whose frames lie in the chosen memory.

    C: cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)

      conn: returned
      eglStream: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnectWithFlags
    """
def cudaEGLStreamConsumerDisconnect(conn: _Pointer[driver.CUeglStreamConnection]) -> None:
    """Ends CUDA's role as the consumer of an EGLStream.

    C: cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)

      conn: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerDisconnect
    """
def cudaEGLStreamConsumerAcquireFrame(conn: _Pointer[driver.CUeglStreamConnection], pCudaResource: _Pointer[cudaGraphicsResource_t], pStream: _Pointer[driver.CUstream], timeout: int) -> None:
    """Takes the next frame of an EGLStream.

    C: cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)

      conn: passed; host memory
      pCudaResource: passed; the call may write to the memory that it points to; host memory
      pStream: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerAcquireFrame
    """
def cudaEGLStreamConsumerReleaseFrame(conn: _Pointer[driver.CUeglStreamConnection], pCudaResource: cudaGraphicsResource_t | int | None, pStream: _Pointer[driver.CUstream]) -> None:
    """Gives a frame back to its EGLStream.

    C: cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)

      conn: passed; host memory
      pStream: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerReleaseFrame
    """
def cudaEGLStreamProducerConnect(eglStream: _Opaque, width: int, height: int) -> driver.CUeglStreamConnection:
    """Makes CUDA the producer of an EGLStream.

    C: cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)

      conn: returned
      eglStream: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerConnect
    """
def cudaEGLStreamProducerDisconnect(conn: _Pointer[driver.CUeglStreamConnection]) -> None:
    """Ends CUDA's role as the producer of an EGLStream.

    C: cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)

      conn: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerDisconnect
    """
def cudaEGLStreamProducerPresentFrame(conn: _Pointer[driver.CUeglStreamConnection], eglframe: cudaEglFrame, pStream: _Pointer[driver.CUstream]) -> None:
    """Hands a frame to an EGLStream.

    C: cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)

      conn: passed; host memory
      pStream: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerPresentFrame
    """
def cudaEGLStreamProducerReturnFrame(conn: _Pointer[driver.CUeglStreamConnection], eglframe: _Pointer[cudaEglFrame], pStream: _Pointer[driver.CUstream]) -> None:
    """Gets a frame back that its consumer has released.

    C: cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)

      conn: passed; host memory
      eglframe: passed; the call may write to the memory that it points to; host memory
      pStream: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerReturnFrame
    """
def cudaGraphicsResourceGetMappedEglFrame(resource: cudaGraphicsResource_t | int | None, index: int, mipLevel: int) -> cudaEglFrame:
    """Returns the frame behind a registered EGL resource.

    C: cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)

      eglFrame: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaGraphicsResourceGetMappedEglFrame
    """
def cudaEventCreateFromEGLSync(eglSync: _Opaque, flags: int) -> driver.CUevent:
    """Creates an event of an EGLSync.

    C: cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)

      phEvent: returned
      eglSync: passed; a handle

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html#:~:text=cudaEventCreateFromEGLSync
    """
def cudaVDPAUGetDevice(vdpDevice: int, vdpGetProcAddress: _Pointer[CFuncPtr]) -> int:
    """Returns the CUDA device of a VDPAU device.

    C: cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)

      device: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUGetDevice
    """
def cudaVDPAUSetVDPAUDevice(device: int, vdpDevice: int, vdpGetProcAddress: _Pointer[CFuncPtr]) -> None:
    """Chooses the CUDA device that works with a VDPAU device.

    C: cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUSetVDPAUDevice
    """
def cudaGraphicsVDPAURegisterVideoSurface(vdpSurface: int, flags: int) -> cudaGraphicsResource_t:
    """Registers a video surface of VDPAU for CUDA.

    C: cudaError_t cudaGraphicsVDPAURegisterVideoSurface(struct cudaGraphicsResource **resource, VdpVideoSurface vdpSurface, unsigned int flags)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterVideoSurface
    """
def cudaGraphicsVDPAURegisterOutputSurface(vdpSurface: int, flags: int) -> cudaGraphicsResource_t:
    """Registers an output surface of VDPAU for CUDA.

    C: cudaError_t cudaGraphicsVDPAURegisterOutputSurface(struct cudaGraphicsResource **resource, VdpOutputSurface vdpSurface, unsigned int flags)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterOutputSurface
    """
def cudaStreamGetPriority_ptsz(hStream: driver.CUstream | int | None) -> int:
    """Returns the priority of a stream.

    C: cudaError_t cudaStreamGetPriority_ptsz(cudaStream_t hStream, int *priority)

      priority: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetPriority
    """
def cudaStreamGetFlags_ptsz(hStream: driver.CUstream | int | None) -> int:
    """Returns the flags of a stream.

    C: cudaError_t cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int *flags)

      flags: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetFlags
    """
def cudaStreamGetId_ptsz(hStream: driver.CUstream | int | None) -> int:
    """Returns the number of a stream, which no other stream of the process ever has.

    C: cudaError_t cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetId
    Since 12.0.
    """
def cudaStreamGetDevice_ptsz(hStream: driver.CUstream | int | None) -> int:
    """Returns the device of a stream.

    C: cudaError_t cudaStreamGetDevice_ptsz(cudaStream_t hStream, int *device)

      device: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetDevice
    Since 12.8.
    """
def cudaStreamCopyAttributes_ptsz(dst: driver.CUstream | int | None, src: driver.CUstream | int | None) -> None:
    """Copies the attributes of a stream to another one.

    C: cudaError_t cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamCopyAttributes
    """
def cudaStreamGetAttribute_ptsz(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int) -> cudaLaunchAttributeValue:
    """Returns an attribute of a stream.

    C: cudaError_t cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)

      value_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetAttribute
    """
def cudaStreamSetAttribute_ptsz(hStream: driver.CUstream | int | None, attr: cudaLaunchAttributeID | _Int, value: _Pointer[cudaLaunchAttributeValue]) -> None:
    """Changes an attribute of a stream.

    C: cudaError_t cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)

      value: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamSetAttribute
    """
def cudaStreamWaitEvent_ptsz(stream: driver.CUstream | int | None, event: driver.CUevent | int | None, flags: int) -> None:
    """Makes a stream's future work wait for an event.

    C: cudaError_t cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamWaitEvent
    """
def cudaStreamAddCallback_ptsz(stream: driver.CUstream | int | None, callback: cudaStreamCallback_t | None, userData: _Address, flags: int) -> None:
    """Lets a stream call a function on the host, with the stream's status.

    C: cudaError_t cudaStreamAddCallback_ptsz(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamAddCallback
    """
def cudaStreamSynchronize_ptsz(stream: driver.CUstream | int | None) -> None:
    """Waits until all work of a stream is done.

    C: cudaError_t cudaStreamSynchronize_ptsz(cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamSynchronize
    """
def cudaStreamQuery_ptsz(stream: driver.CUstream | int | None) -> cudaError_t:
    """Returns whether all work of a stream is done.

    C: cudaError_t cudaStreamQuery_ptsz(cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamQuery
    """
def cudaStreamAttachMemAsync_ptsz(stream: driver.CUstream | int | None, devPtr: _Address, length: int | None, flags: int) -> None:
    """Attaches managed memory to a stream.

    C: cudaError_t cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)

      devPtr: passed; the address of length bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamAttachMemAsync
    """
def cudaStreamBeginCapture_ptsz(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int) -> None:
    """Begins to capture a stream's work as a graph.

    C: cudaError_t cudaStreamBeginCapture_ptsz(cudaStream_t stream, enum cudaStreamCaptureMode mode)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCapture
    """
def cudaStreamBeginRecaptureToGraph_ptsz(stream: driver.CUstream | int | None, mode: cudaStreamCaptureMode | _Int, graph: driver.CUgraph | int | None, callbackData: _Pointer[cudaGraphRecaptureCallbackData]) -> None:
    """Begins to capture a stream's work again into a graph that an earlier capture made.

    C: cudaError_t cudaStreamBeginRecaptureToGraph_ptsz(cudaStream_t stream, enum cudaStreamCaptureMode mode, cudaGraph_t graph, struct cudaGraphRecaptureCallbackData *callbackData)

      callbackData: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginRecaptureToGraph
    Since 13.3.
    """
def cudaStreamBeginCaptureToGraph_ptsz(stream: driver.CUstream | int | None, graph: driver.CUgraph | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, mode: cudaStreamCaptureMode | _Int) -> None:
    """Begins to capture a stream's work into an existing graph.

    C: cudaError_t cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, enum cudaStreamCaptureMode mode)

      dependencies: passed; host memory of numDependencies elements
      dependencyData: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCaptureToGraph
    Since 12.3.
    """
def cudaStreamEndCapture_ptsz(stream: driver.CUstream | int | None) -> driver.CUgraph:
    """Ends a capture and returns the graph.

    C: cudaError_t cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t *pGraph)

      pGraph: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamEndCapture
    """
def cudaStreamIsCapturing_ptsz(stream: driver.CUstream | int | None) -> cudaStreamCaptureStatus | int:
    """Returns whether a stream captures.

    C: cudaError_t cudaStreamIsCapturing_ptsz(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)

      pCaptureStatus: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamIsCapturing
    """
def cudaStreamGetCaptureInfo_ptsz(stream: driver.CUstream | int | None) -> tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]:
    """Returns whether a stream captures, into which graph, and what its next node depends on.

    C: cudaError_t cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)

      captureStatus_out: returned
      id_out: returned
      graph_out: returned
      dependencies_out: returned
      edgeData_out: returned
      numDependencies_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo
    """
def cudaStreamUpdateCaptureDependencies_ptsz(stream: driver.CUstream | int | None, dependencies: _Pointer[driver.CUgraphNode] | Sequence[driver.CUgraphNode | int | None], dependencyData: _Pointer[cudaGraphEdgeData] | Sequence[cudaGraphEdgeData], numDependencies: int | None, flags: int) -> None:
    """Changes what the next captured node of a stream depends on.

    C: cudaError_t cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)

      dependencies: passed; host memory of numDependencies elements
      dependencyData: passed; host memory of numDependencies elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies
    """
def cudaEventRecord_ptsz(event: driver.CUevent | int | None, stream: driver.CUstream | int | None) -> None:
    """Records in an event the work of a stream so far.

    C: cudaError_t cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventRecord
    """
def cudaEventRecordWithFlags_ptsz(event: driver.CUevent | int | None, stream: driver.CUstream | int | None, flags: int) -> None:
    """Records in an event the work of a stream so far, also across a capture.

    C: cudaError_t cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream, unsigned int flags)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventRecordWithFlags
    """
def cudaSignalExternalSemaphoresAsync_ptsz(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreSignalParams] | Sequence[cudaExternalSemaphoreSignalParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None:
    """Signals semaphores of another API, in a stream's order.

    C: cudaError_t cudaSignalExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t *extSemArray, const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)

      extSemArray: passed; host memory of numExtSems elements
      paramsArray: passed; host memory of numExtSems elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync
    """
def cudaWaitExternalSemaphoresAsync_ptsz(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreWaitParams] | Sequence[cudaExternalSemaphoreWaitParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None:
    """Waits for semaphores of another API, in a stream's order.

    C: cudaError_t cudaWaitExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t *extSemArray, const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)

      extSemArray: passed; host memory of numExtSems elements
      paramsArray: passed; host memory of numExtSems elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync
    """
def cudaLaunchKernel_ptsz(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None:
    """Launches a kernel: grid, block, dynamic shared memory, stream and arguments.

    C: cudaError_t cudaLaunchKernel_ptsz(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)

      func: passed; a handle
      args: passed; host memory (size not known: the kernel determines the size)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernel
    """
def cudaLaunchKernelExC_ptsz(config: _Pointer[cudaLaunchConfig_t], func: _Opaque, args: _Pointer[ctypes.c_void_p]) -> None:
    """Launches a kernel with a configuration that has attributes, such as clusters.

    C: cudaError_t cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t *config, const void *func, void **args)

      config: passed; host memory
      func: passed; a handle
      args: passed; host memory (size not known: the kernel determines the size)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernelExC
    Since 11.8.
    """
def cudaLaunchCooperativeKernel_ptsz(func: _Opaque, gridDim: dim3, blockDim: dim3, args: _Pointer[ctypes.c_void_p], sharedMem: int, stream: driver.CUstream | int | None) -> None:
    """Launches a kernel whose blocks may synchronize with one another.

    C: cudaError_t cudaLaunchCooperativeKernel_ptsz(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)

      func: passed; a handle
      args: passed; host memory (size not known: the kernel determines the size)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernel
    """
def cudaLaunchHostFunc_ptsz(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address) -> None:
    """Lets a stream call a function on the host.

    C: cudaError_t cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void *userData)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc
    """
def cudaLaunchHostFunc_v2_ptsz(stream: driver.CUstream | int | None, fn: cudaHostFn_t | None, userData: _Address, syncMode: int) -> None:
    """Lets a stream call a function on the host.

    C: cudaError_t cudaLaunchHostFunc_v2_ptsz(cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc
    Since 13.2.
    """
def cudaMemcpy3D_ptds(p: _Pointer[cudaMemcpy3DParms]) -> None:
    """Copies a box, described by a structure.

    C: cudaError_t cudaMemcpy3D_ptds(const struct cudaMemcpy3DParms *p)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3D
    """
def cudaMemcpy3DPeer_ptds(p: _Pointer[cudaMemcpy3DPeerParms]) -> None:
    """Copies a box between two devices.

    C: cudaError_t cudaMemcpy3DPeer_ptds(const struct cudaMemcpy3DPeerParms *p)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeer
    """
def cudaMemcpy3DAsync_ptsz(p: _Pointer[cudaMemcpy3DParms], stream: driver.CUstream | int | None) -> None:
    """Copies a box, in a stream's order.

    C: cudaError_t cudaMemcpy3DAsync_ptsz(const struct cudaMemcpy3DParms *p, cudaStream_t stream)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DAsync
    """
def cudaMemcpy3DPeerAsync_ptsz(p: _Pointer[cudaMemcpy3DPeerParms], stream: driver.CUstream | int | None) -> None:
    """Copies a box between two devices, in a stream's order.

    C: cudaError_t cudaMemcpy3DPeerAsync_ptsz(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)

      p: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeerAsync
    """
def cudaMemcpy_ptds(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Copies memory of any kind.

    C: cudaError_t cudaMemcpy_ptds(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy
    """
def cudaMemcpy2D_ptds(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle between rows, each side with its pitch.

    C: cudaError_t cudaMemcpy2D_ptds(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes
      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2D
    """
def cudaMemcpy2DToArray_ptds(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle from rows with a pitch to a CUDA array.

    C: cudaError_t cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)

      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArray
    """
def cudaMemcpy2DFromArray_ptds(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle from a CUDA array to rows with a pitch.

    C: cudaError_t cudaMemcpy2DFromArray_ptds(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArray
    """
def cudaMemcpy2DArrayToArray_ptds(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies a rectangle between CUDA arrays.

    C: cudaError_t cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, enum cudaMemcpyKind kind)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DArrayToArray
    """
def cudaMemcpyToSymbol_ptds(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies to a variable that the program is linked with.

    C: cudaError_t cudaMemcpyToSymbol_ptds(const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

      symbol: passed; an address that the call does not read or write
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbol
    """
def cudaMemcpyFromSymbol_ptds(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies from a variable that the program is linked with.

    C: cudaError_t cudaMemcpyFromSymbol_ptds(void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbol
    """
def cudaMemcpyAsync_ptsz(dst: _Writable | _Device, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies memory of any kind, in a stream's order.

    C: cudaError_t cudaMemcpyAsync_ptsz(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyAsync
    """
def cudaMemcpyBatchAsync_ptsz(dsts: _Pointer[ctypes.c_void_p] | Sequence[int | None], srcs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, count: int | None, attrs: _Pointer[cudaMemcpyAttributes] | Sequence[cudaMemcpyAttributes], attrsIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numAttrs: int | None, stream: driver.CUstream | int | None) -> None:
    """Makes several copies, in a stream's order.

    C: cudaError_t cudaMemcpyBatchAsync_ptsz(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)

      dsts: passed; host memory of count elements
      srcs: passed; host memory of count elements
      sizes: passed; host memory of count elements
      attrs: passed; host memory of numAttrs elements
      attrsIdxs: passed; host memory of numAttrs elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync
    Since 12.8.
    """
def cudaMemcpy3DBatchAsync_ptsz(numOps: int | None, opList: _Pointer[cudaMemcpy3DBatchOp] | Sequence[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None:
    """Makes several copies of boxes, in a stream's order.

    C: cudaError_t cudaMemcpy3DBatchAsync_ptsz(size_t numOps, struct cudaMemcpy3DBatchOp *opList, unsigned long long flags, cudaStream_t stream)

      opList: passed; host memory of numOps elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync
    Since 12.8.
    """
def cudaMemcpyWithAttributesAsync_ptsz(dst: _Writable | _Device, src: _Address | _Device, size: int | None, attr: _Pointer[cudaMemcpyAttributes], stream: driver.CUstream | int | None) -> None:
    """Copies memory with attributes of the copy, in a stream's order.

    C: cudaError_t cudaMemcpyWithAttributesAsync_ptsz(void *dst, const void *src, size_t size, struct cudaMemcpyAttributes *attr, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of size bytes
      src: passed; host or device memory of size bytes
      attr: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyWithAttributesAsync
    Since 13.2.
    """
def cudaMemcpy3DWithAttributesAsync_ptsz(op: _Pointer[cudaMemcpy3DBatchOp], flags: int, stream: driver.CUstream | int | None) -> None:
    """Copies a box with attributes of the copy, in a stream's order.

    C: cudaError_t cudaMemcpy3DWithAttributesAsync_ptsz(struct cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream)

      op: passed; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DWithAttributesAsync
    Since 13.2.
    """
def cudaMemcpy2DAsync_ptsz(dst: _Writable | _Device, dpitch: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies a rectangle between rows, in a stream's order.

    C: cudaError_t cudaMemcpy2DAsync_ptsz(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes
      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DAsync
    """
def cudaMemcpy2DToArrayAsync_ptsz(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, spitch: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies a rectangle from rows with a pitch to a CUDA array, in a stream's order.

    C: cudaError_t cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

      src: passed; host or device memory of (spitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArrayAsync
    """
def cudaMemcpy2DFromArrayAsync_ptsz(dst: _Writable | _Device, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies a rectangle from a CUDA array to rows with a pitch, in a stream's order.

    C: cudaError_t cudaMemcpy2DFromArrayAsync_ptsz(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of (dpitch*(height-1)+width)*(width>0)*(height>0) bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArrayAsync
    """
def cudaMemcpyToSymbolAsync_ptsz(symbol: _Address, src: _Address | _Device, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies to a variable that the program is linked with, in a stream's order.

    C: cudaError_t cudaMemcpyToSymbolAsync_ptsz(const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

      symbol: passed; an address that the call does not read or write
      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbolAsync
    """
def cudaMemcpyFromSymbolAsync_ptsz(dst: _Writable | _Device, symbol: _Address, count: int | None, offset: int, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies from a variable that the program is linked with, in a stream's order.

    C: cudaError_t cudaMemcpyFromSymbolAsync_ptsz(void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes
      symbol: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbolAsync
    """
def cudaMemset_ptds(devPtr: _Device, value: int, count: int) -> None:
    """Fills device memory with a byte.

    C: cudaError_t cudaMemset_ptds(void *devPtr, int value, size_t count)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset
    """
def cudaMemset2D_ptds(devPtr: _Device, pitch: int, value: int, width: int, height: int) -> None:
    """Fills a rectangle of rows with a byte.

    C: cudaError_t cudaMemset2D_ptds(void *devPtr, size_t pitch, int value, size_t width, size_t height)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset2D
    """
def cudaMemset3D_ptds(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> None:
    """Fills a box of rows with a byte.

    C: cudaError_t cudaMemset3D_ptds(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset3D
    """
def cudaMemsetAsync_ptsz(devPtr: _Device, value: int, count: int, stream: driver.CUstream | int | None) -> None:
    """Fills device memory with a byte, in a stream's order.

    C: cudaError_t cudaMemsetAsync_ptsz(void *devPtr, int value, size_t count, cudaStream_t stream)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemsetAsync
    """
def cudaMemset2DAsync_ptsz(devPtr: _Device, pitch: int, value: int, width: int, height: int, stream: driver.CUstream | int | None) -> None:
    """Fills a rectangle of rows with a byte, in a stream's order.

    C: cudaError_t cudaMemset2DAsync_ptsz(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)

      devPtr: passed; device memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset2DAsync
    """
def cudaMemset3DAsync_ptsz(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent, stream: driver.CUstream | int | None) -> None:
    """Fills a box of rows with a byte, in a stream's order.

    C: cudaError_t cudaMemset3DAsync_ptsz(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemset3DAsync
    """
def cudaMemPrefetchAsync_ptsz(devPtr: _Address, count: int | None, location: cudaMemLocation, flags: int, stream: driver.CUstream | int | None) -> None:
    """Moves managed memory to a place, in a stream's order.

    C: cudaError_t cudaMemPrefetchAsync_ptsz(const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)

      devPtr: passed; the address of count bytes that the call does not access

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync
    """
def cudaMemPrefetchBatchAsync_ptsz(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None:
    """Moves several managed ranges, in a stream's order.

    C: cudaError_t cudaMemPrefetchBatchAsync_ptsz(void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

      dptrs: passed; host memory of count elements
      sizes: passed; host memory of count elements
      prefetchLocs: passed; host memory of numPrefetchLocs elements
      prefetchLocIdxs: passed; host memory of numPrefetchLocs elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchBatchAsync
    Since 13.0.
    """
def cudaMemDiscardBatchAsync_ptsz(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, flags: int, stream: driver.CUstream | int | None) -> None:
    """Drops the contents of managed ranges, in a stream's order.

    C: cudaError_t cudaMemDiscardBatchAsync_ptsz(void **dptrs, size_t *sizes, size_t count, unsigned long long flags, cudaStream_t stream)

      dptrs: passed; host memory of count elements
      sizes: passed; host memory of count elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardBatchAsync
    Since 13.0.
    """
def cudaMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: _Pointer[ctypes.c_void_p] | Sequence[int | None], sizes: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, count: int | None, prefetchLocs: _Pointer[cudaMemLocation] | Sequence[cudaMemLocation], prefetchLocIdxs: _Pointer[ctypes.c_size_t] | Sequence[int] | _WriteArray, numPrefetchLocs: int | None, flags: int, stream: driver.CUstream | int | None) -> None:
    """Drops the contents of managed ranges and moves them, in a stream's order.

    C: cudaError_t cudaMemDiscardAndPrefetchBatchAsync_ptsz(void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

      dptrs: passed; host memory of count elements
      sizes: passed; host memory of count elements
      prefetchLocs: passed; host memory of numPrefetchLocs elements
      prefetchLocIdxs: passed; host memory of numPrefetchLocs elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardAndPrefetchBatchAsync
    Since 13.0.
    """
def cudaMemcpyToArray_ptds(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Copies bytes to a CUDA array (deprecated).

    C: cudaError_t cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind)

      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArray
    """
def cudaMemcpyFromArray_ptds(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int) -> None:
    """Copies bytes from a CUDA array (deprecated).

    C: cudaError_t cudaMemcpyFromArray_ptds(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArray
    """
def cudaMemcpyArrayToArray_ptds(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, count: int, kind: cudaMemcpyKind | _Int) -> None:
    """Copies bytes between CUDA arrays (deprecated).

    C: cudaError_t cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyArrayToArray
    """
def cudaMemcpyToArrayAsync_ptsz(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address | _Device, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies bytes to a CUDA array, in a stream's order (deprecated).

    C: cudaError_t cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

      src: passed; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArrayAsync
    """
def cudaMemcpyFromArrayAsync_ptsz(dst: _Writable | _Device, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int | None, kind: cudaMemcpyKind | _Int, stream: driver.CUstream | int | None) -> None:
    """Copies bytes from a CUDA array, in a stream's order (deprecated).

    C: cudaError_t cudaMemcpyFromArrayAsync_ptsz(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

      dst: passed; the call may write to the memory that it points to; host or device memory of count bytes

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArrayAsync
    """
def cudaMallocAsync_ptsz(size: int, hStream: driver.CUstream | int | None) -> int:
    """Allocates memory from the device's pool, in a stream's order.

    C: cudaError_t cudaMallocAsync_ptsz(void **devPtr, size_t size, cudaStream_t hStream)

      devPtr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocAsync
    """
def cudaFreeAsync_ptsz(devPtr: _Address, hStream: driver.CUstream | int | None) -> None:
    """Frees memory in a stream's order.

    C: cudaError_t cudaFreeAsync_ptsz(void *devPtr, cudaStream_t hStream)

      devPtr: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaFreeAsync
    """
def cudaMallocFromPoolAsync_ptsz(size: int, memPool: driver.CUmemoryPool | int | None, stream: driver.CUstream | int | None) -> int:
    """Allocates memory from a pool, in a stream's order.

    C: cudaError_t cudaMallocFromPoolAsync_ptsz(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)

      ptr: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocFromPoolAsync
    """
def cudaGraphInstantiateWithParams_ptsz(graph: driver.CUgraph | int | None, instantiateParams: _Pointer[cudaGraphInstantiateParams]) -> driver.CUgraphExec:
    """Creates an executable graph of a graph, and returns which node failed and why.

    C: cudaError_t cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)

      pGraphExec: returned
      instantiateParams: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithParams
    Since 12.0.
    """
def cudaGraphUpload_ptsz(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None:
    """Sends an executable graph to the device, so that its first launch is quick.

    C: cudaError_t cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphUpload
    """
def cudaGraphLaunch_ptsz(graphExec: driver.CUgraphExec | int | None, stream: driver.CUstream | int | None) -> None:
    """Launches an executable graph in a stream.

    C: cudaError_t cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphLaunch
    """
def cudaGetDriverEntryPoint_ptsz(symbol: _Text, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]:
    """Returns the address of a driver function.

    C: cudaError_t cudaGetDriverEntryPoint_ptsz(const char *symbol, void **funcPtr, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

      symbol: passed; a zero-terminated text
      funcPtr: returned
      driverStatus: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint
    """
def cudaGetDriverEntryPointByVersion_ptsz(symbol: _Text, cudaVersion: int, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult | int]:
    """Returns the address of a driver function as of a CUDA version.

    C: cudaError_t cudaGetDriverEntryPointByVersion_ptsz(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

      symbol: passed; a zero-terminated text
      funcPtr: returned
      driverStatus: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPointByVersion
    Since 12.5.
    """
def cudaStreamGetDevResource_ptsz(hStream: driver.CUstream | int | None, type: cudaDevResourceType | _Int) -> cudaDevResource:
    """Returns the resources that a stream's work may use.

    C: cudaError_t cudaStreamGetDevResource_ptsz(cudaStream_t hStream, cudaDevResource *resource, enum cudaDevResourceType type)

      resource: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaStreamGetDevResource
    Since 13.1.
    """
def cudaGetDeviceProperties(device: int) -> cudaDeviceProp:
    """Returns the properties of a device: its name, sizes and limits.

    C: cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device)

      prop: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties
    """
def cudaStreamGetCaptureInfo(stream: driver.CUstream | int | None) -> tuple[cudaStreamCaptureStatus | int, int, driver.CUgraph, ctypes._Pointer[driver.CUgraphNode], ctypes._Pointer[cudaGraphEdgeData], int]:
    """Returns whether a stream captures, into which graph, and what its next node depends on.

    C: cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)

      captureStatus_out: returned
      id_out: returned
      graph_out: returned
      dependencies_out: returned
      edgeData_out: returned
      numDependencies_out: returned

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo
    """
def cudaSignalExternalSemaphoresAsync(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreSignalParams] | Sequence[cudaExternalSemaphoreSignalParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None:
    """Signals semaphores of another API, in a stream's order.

    C: cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)

      extSemArray: passed; host memory of numExtSems elements
      paramsArray: passed; host memory of numExtSems elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync
    """
def cudaWaitExternalSemaphoresAsync(extSemArray: _Pointer[cudaExternalSemaphore_t] | Sequence[cudaExternalSemaphore_t | int | None], paramsArray: _Pointer[cudaExternalSemaphoreWaitParams] | Sequence[cudaExternalSemaphoreWaitParams], numExtSems: int | None, stream: driver.CUstream | int | None) -> None:
    """Waits for semaphores of another API, in a stream's order.

    C: cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)

      extSemArray: passed; host memory of numExtSems elements
      paramsArray: passed; host memory of numExtSems elements

    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync
    """

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
