"""The types of runtime, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cuda_runtime_api.h, cuda_profiler_api.h, cuComplex.h, library_types.h, cuda_gl_interop.h,
cuda_egl_interop.h, cuda_vdpau_interop.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"driver": "same"}
USED_TYPES: tuple[str, ...] = ()
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {"long4_32a": "aligned", "ulong4_32a": "aligned"}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "GLenum": "unsigned int",
    "GLuint": "unsigned int",
    "char1": "struct char1",
    "uchar1": "struct uchar1",
    "char2": "struct char2",
    "uchar2": "struct uchar2",
    "char3": "struct char3",
    "uchar3": "struct uchar3",
    "char4": "struct char4",
    "uchar4": "struct uchar4",
    "short1": "struct short1",
    "ushort1": "struct ushort1",
    "short2": "struct short2",
    "ushort2": "struct ushort2",
    "short3": "struct short3",
    "ushort3": "struct ushort3",
    "short4": "struct short4",
    "ushort4": "struct ushort4",
    "int1": "struct int1",
    "uint1": "struct uint1",
    "int2": "struct int2",
    "uint2": "struct uint2",
    "int3": "struct int3",
    "uint3": "struct uint3",
    "int4": "struct int4",
    "uint4": "struct uint4",
    "long1": "struct long1",
    "ulong1": "struct ulong1",
    "long2": "struct long2",
    "ulong2": "struct ulong2",
    "long3": "struct long3",
    "ulong3": "struct ulong3",
    "long4": "struct long4",
    "ulong4": "struct ulong4",
    "long4_16a": "@13.0 struct long4_16a",
    "ulong4_16a": "@13.0 struct ulong4_16a",
    "long4_32a": "@13.0 struct long4_32a",
    "ulong4_32a": "@13.0 struct ulong4_32a",
    "float1": "struct float1",
    "float2": "struct float2",
    "float3": "struct float3",
    "float4": "struct float4",
    "longlong1": "struct longlong1",
    "ulonglong1": "struct ulonglong1",
    "longlong2": "struct longlong2",
    "ulonglong2": "struct ulonglong2",
    "longlong3": "struct longlong3",
    "ulonglong3": "struct ulonglong3",
    "longlong4": "struct longlong4",
    "ulonglong4": "struct ulonglong4",
    "longlong4_16a": "@13.0 struct longlong4_16a",
    "ulonglong4_16a": "@13.0 struct ulonglong4_16a",
    "longlong4_32a": "@13.0 struct longlong4_32a",
    "ulonglong4_32a": "@13.0 struct ulonglong4_32a",
    "double1": "struct double1",
    "double2": "struct double2",
    "double3": "struct double3",
    "double4": "struct double4",
    "double4_16a": "@13.0 struct double4_16a",
    "double4_32a": "@13.0 struct double4_32a",
    "dim3": "struct dim3",
    "cudaDevResourceDesc_t": "@13.1 struct CUdevResourceDesc_st *",
    "cudaExecutionContext_t": "@13.1 struct cudaExecutionContext_st *",
    "cudaArray_t": "struct cudaArray *",
    "cudaArray_const_t": "const struct cudaArray *",
    "cudaMipmappedArray_t": "struct cudaMipmappedArray *",
    "cudaMipmappedArray_const_t": "const struct cudaMipmappedArray *",
    "cudaHostFn_t": "void (*)(void *)",
    "cudaSharedMemoryMode": "@13.2 enum cudaSharedMemoryMode",
    "CUuuid": "struct CUuuid_st",
    "cudaUUID_t": "struct CUuuid_st",
    "cudaIpcEventHandle_t": "struct cudaIpcEventHandle_st",
    "cudaIpcMemHandle_t": "struct cudaIpcMemHandle_st",
    "cudaMemFabricHandle_t": "@12.3 struct cudaMemFabricHandle_st",
    "cudaDevSmResourceGroupParams": "@13.1 struct cudaDevSmResourceGroupParams_st",
    "cudaDevResource": "@13.1 struct cudaDevResource_st",
    "cudaError_t": "enum cudaError",
    "cudaStream_t": "struct CUstream_st *",
    "cudaEvent_t": "struct CUevent_st *",
    "cudaGraphicsResource_t": "struct cudaGraphicsResource *",
    "cudaExternalMemory_t": "struct CUexternalMemory_st *",
    "cudaExternalSemaphore_t": "struct CUexternalSemaphore_st *",
    "cudaGraph_t": "struct CUgraph_st *",
    "cudaGraphNode_t": "struct CUgraphNode_st *",
    "cudaUserObject_t": "struct CUuserObject_st *",
    "cudaGraphConditionalHandle": "@12.3 unsigned long long",
    "cudaFunction_t": "struct CUfunc_st *",
    "cudaKernel_t": "@12.1 struct CUkern_st *",
    "cudaLibrary_t": "@12.8 struct CUlib_st *",
    "cudaMemPool_t": "struct CUmemPoolHandle_st *",
    "cudaGraphDependencyType": "@12.3 enum cudaGraphDependencyType_enum",
    "cudaGraphEdgeData": "@12.3 struct cudaGraphEdgeData_st",
    "cudaGraphExec_t": "struct CUgraphExec_st *",
    "cudaGraphInstantiateResult": "@12.0 enum cudaGraphInstantiateResult",
    "cudaGraphInstantiateParams": "@12.0 struct cudaGraphInstantiateParams_st",
    "cudaGraphExecUpdateResultInfo": "@12.0 struct cudaGraphExecUpdateResultInfo_st",
    "cudaGraphDeviceNode_t": "@12.4 struct CUgraphDeviceUpdatableNode_st *",
    "cudaLaunchMemSyncDomain": "@12.0 enum cudaLaunchMemSyncDomain",
    "cudaLaunchMemSyncDomainMap": "@12.0 struct cudaLaunchMemSyncDomainMap_st",
    "cudaLaunchAttributePortableClusterMode": "@13.2 enum cudaLaunchAttributePortableClusterMode",
    "cudaLaunchAttributeID": "@11.8 enum cudaLaunchAttributeID",
    "cudaLaunchAttributeValue": "@11.8 union cudaLaunchAttributeValue",
    "cudaLaunchAttribute": "@11.8 struct cudaLaunchAttribute_st",
    "cudaLaunchConfig_t": "@11.8 struct cudaLaunchConfig_st",
    "cudaAsyncCallbackHandle_t": "@12.4 struct cudaAsyncCallbackEntry *",
    "cudaAsyncNotificationType": "@12.4 enum cudaAsyncNotificationType_enum",
    "cudaAsyncNotificationInfo_t": "@12.4 struct cudaAsyncNotificationInfo",
    "cudaAsyncCallback": "@12.4 void (*)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t)",
    "cudaLogLevel": "@13.0 enum CUDAlogLevel_enum",
    "cudaLogsCallbackHandle": "@13.0 struct CUlogsCallbackEntry_st *",
    "cudaLogIterator": "@13.0 unsigned int",
    "cudaSurfaceObject_t": "unsigned long long",
    "cudaTextureObject_t": "unsigned long long",
    "cudaStreamCallback_t": "void (*)(cudaStream_t, cudaError_t, void *)",
    "cudaGraphRecaptureCallback_t": "@13.3 cudaError_t (*)(void *, cudaGraphNode_t, const struct cudaGraphNodeParams *, const struct cudaGraphNodeParams *, enum cudaGraphRecaptureStatus)",
    "cudaLogsCallback_t": "@13.0 void (*)(void *, cudaLogLevel, char *, size_t)",
    "cuFloatComplex": "float2",
    "cuDoubleComplex": "double2",
    "cuComplex": "cuFloatComplex",
    "cudaDataType": "enum cudaDataType_t",
    "cudaEmulationStrategy": "@13.0 enum cudaEmulationStrategy_t",
    "cudaEmulationMantissaControl": "@13.0 enum cudaEmulationMantissaControl_t",
    "cudaEmulationSpecialValuesSupport": "@13.0 enum cudaEmulationSpecialValuesSupport_t",
    "libraryPropertyType": "enum libraryPropertyType_t",
    "cudaDataType_t": "enum cudaDataType_t",
    "cudaEmulationStrategy_t": "@13.0 enum cudaEmulationStrategy_t",
    "cudaEmulationMantissaControl_t": "@13.0 enum cudaEmulationMantissaControl_t",
    "cudaEmulationSpecialValuesSupport_t": "@13.0 enum cudaEmulationSpecialValuesSupport_t",
    "libraryPropertyType_t": "enum libraryPropertyType_t",
    "EGLint": "int",
    "EGLImageKHR": "void *",
    "EGLStreamKHR": "void *",
    "EGLSyncKHR": "void *",
    "cudaEglFrameType": "enum cudaEglFrameType_enum",
    "cudaEglResourceLocationFlags": "enum cudaEglResourceLocationFlags_enum",
    "cudaEglColorFormat": "enum cudaEglColorFormat_enum",
    "cudaEglPlaneDesc": "struct cudaEglPlaneDesc_st",
    "cudaEglFrame": "struct cudaEglFrame_st",
    "cudaEglStreamConnection": "struct CUeglStreamConnection_st *",
    "VdpDevice": "uint32_t",
    "VdpFuncId": "uint32_t",
    "VdpOutputSurface": "uint32_t",
    "VdpVideoSurface": "uint32_t",
    "VdpStatus": "unsigned int",
    "VdpGetProcAddress": "VdpStatus (VdpDevice, VdpFuncId, void **)",
    "__CLZ_RETURN_TYPE": "@13.2 int",
    "__CLZ_PARAMETER_TYPE": "@13.2 int",
    "__CLZLL_PARAMETER_TYPE": "@13.2 long long",
    "cudaStreamAttrID": "@11.7<11.8 enum cudaStreamAttrID | @11.8 cudaLaunchAttributeID",
    "cudaStreamAttrValue": "@11.7<11.8 union cudaStreamAttrValue | @11.8 cudaLaunchAttributeValue",
    "cudaKernelNodeAttrID": "@11.7<11.8 enum cudaKernelNodeAttrID | @11.8 cudaLaunchAttributeID",
    "cudaKernelNodeAttrValue": "@11.7<11.8 union cudaKernelNodeAttrValue | @11.8 cudaLaunchAttributeValue",
    "cudaOutputMode_t": "@11.7<12.0 enum cudaOutputMode",
}

ENUMS: dict[str, str] = {
    "cudaRoundMode": """unsigned int
cudaRoundNearest
cudaRoundZero
cudaRoundPosInf
cudaRoundMinInf""",
    "cudaError": """unsigned int
cudaSuccess
cudaErrorInvalidValue
cudaErrorMemoryAllocation
cudaErrorInitializationError
cudaErrorCudartUnloading
cudaErrorProfilerDisabled
cudaErrorProfilerNotInitialized
cudaErrorProfilerAlreadyStarted
cudaErrorProfilerAlreadyStopped
cudaErrorInvalidConfiguration
cudaErrorVersionTranslation @13.2
cudaErrorInvalidPitchValue 12
cudaErrorInvalidSymbol
cudaErrorInvalidHostPointer 16
cudaErrorInvalidDevicePointer
cudaErrorInvalidTexture
cudaErrorInvalidTextureBinding
cudaErrorInvalidChannelDescriptor
cudaErrorInvalidMemcpyDirection
cudaErrorAddressOfConstant
cudaErrorTextureFetchFailed
cudaErrorTextureNotBound
cudaErrorSynchronizationError
cudaErrorInvalidFilterSetting
cudaErrorInvalidNormSetting
cudaErrorMixedDeviceExecution
cudaErrorNotYetImplemented 31
cudaErrorMemoryValueTooLarge
cudaErrorStubLibrary 34
cudaErrorInsufficientDriver
cudaErrorCallRequiresNewerDriver
cudaErrorInvalidSurface
cudaErrorDuplicateVariableName 43
cudaErrorDuplicateTextureName
cudaErrorDuplicateSurfaceName
cudaErrorDevicesUnavailable
cudaErrorIncompatibleDriverContext 49
cudaErrorMissingConfiguration 52
cudaErrorPriorLaunchFailure
cudaErrorLaunchMaxDepthExceeded 65
cudaErrorLaunchFileScopedTex
cudaErrorLaunchFileScopedSurf
cudaErrorSyncDepthExceeded
cudaErrorLaunchPendingCountExceeded
cudaErrorInvalidDeviceFunction 98
cudaErrorNoDevice 100
cudaErrorInvalidDevice
cudaErrorDeviceNotLicensed
cudaErrorSoftwareValidityNotEstablished
cudaErrorStartupFailure 127
cudaErrorInvalidKernelImage 200
cudaErrorDeviceUninitialized
cudaErrorMapBufferObjectFailed 205
cudaErrorUnmapBufferObjectFailed
cudaErrorArrayIsMapped
cudaErrorAlreadyMapped
cudaErrorNoKernelImageForDevice
cudaErrorAlreadyAcquired
cudaErrorNotMapped
cudaErrorNotMappedAsArray
cudaErrorNotMappedAsPointer
cudaErrorECCUncorrectable
cudaErrorUnsupportedLimit
cudaErrorDeviceAlreadyInUse
cudaErrorPeerAccessUnsupported
cudaErrorInvalidPtx
cudaErrorInvalidGraphicsContext
cudaErrorNvlinkUncorrectable
cudaErrorJitCompilerNotFound
cudaErrorUnsupportedPtxVersion
cudaErrorJitCompilationDisabled
cudaErrorUnsupportedExecAffinity
cudaErrorUnsupportedDevSideSync @12.1
cudaErrorContained @12.8
cudaErrorInsufficientLoaderVersion @13.4
cudaErrorInvalidSource 300
cudaErrorFileNotFound
cudaErrorSharedObjectSymbolNotFound
cudaErrorSharedObjectInitFailed
cudaErrorOperatingSystem
cudaErrorInvalidResourceHandle 400
cudaErrorIllegalState
cudaErrorLossyQuery @12.3
cudaErrorSymbolNotFound 500
cudaErrorNotReady 600
cudaErrorIllegalAddress 700
cudaErrorLaunchOutOfResources
cudaErrorLaunchTimeout
cudaErrorLaunchIncompatibleTexturing
cudaErrorPeerAccessAlreadyEnabled
cudaErrorPeerAccessNotEnabled
cudaErrorSetOnActiveProcess 708
cudaErrorContextIsDestroyed
cudaErrorAssert
cudaErrorTooManyPeers
cudaErrorHostMemoryAlreadyRegistered
cudaErrorHostMemoryNotRegistered
cudaErrorHardwareStackError
cudaErrorIllegalInstruction
cudaErrorMisalignedAddress
cudaErrorInvalidAddressSpace
cudaErrorInvalidPc
cudaErrorLaunchFailure
cudaErrorCooperativeLaunchTooLarge
cudaErrorTensorMemoryLeak @12.8
cudaErrorNotPermitted 800
cudaErrorNotSupported
cudaErrorSystemNotReady
cudaErrorSystemDriverMismatch
cudaErrorCompatNotSupportedOnDevice
cudaErrorMpsConnectionFailed
cudaErrorMpsRpcFailure
cudaErrorMpsServerNotReady
cudaErrorMpsMaxClientsReached
cudaErrorMpsMaxConnectionsReached
cudaErrorMpsClientTerminated @11.8
cudaErrorCdpNotSupported @12.0
cudaErrorCdpVersionMismatch @12.0
cudaErrorStreamCaptureUnsupported 900
cudaErrorStreamCaptureInvalidated
cudaErrorStreamCaptureMerge
cudaErrorStreamCaptureUnmatched
cudaErrorStreamCaptureUnjoined
cudaErrorStreamCaptureIsolation
cudaErrorStreamCaptureImplicit
cudaErrorCapturedEvent
cudaErrorStreamCaptureWrongThread
cudaErrorTimeout
cudaErrorGraphExecUpdateFailure
cudaErrorExternalDevice
cudaErrorInvalidClusterSize @11.8
cudaErrorFunctionNotLoaded @12.6
cudaErrorInvalidResourceType @12.6
cudaErrorInvalidResourceConfiguration @12.6
cudaErrorStreamDetached @13.1 917
cudaErrorGraphRecaptureFailure @13.3
cudaErrorFabricNotReady @13.4
cudaErrorUnknown 999
cudaErrorApiFailureBase 10000""",
    "cudaChannelFormatKind": """unsigned int
cudaChannelFormatKindSigned
cudaChannelFormatKindUnsigned
cudaChannelFormatKindFloat
cudaChannelFormatKindNone
cudaChannelFormatKindNV12
cudaChannelFormatKindUnsignedNormalized8X1
cudaChannelFormatKindUnsignedNormalized8X2
cudaChannelFormatKindUnsignedNormalized8X4
cudaChannelFormatKindUnsignedNormalized16X1
cudaChannelFormatKindUnsignedNormalized16X2
cudaChannelFormatKindUnsignedNormalized16X4
cudaChannelFormatKindSignedNormalized8X1
cudaChannelFormatKindSignedNormalized8X2
cudaChannelFormatKindSignedNormalized8X4
cudaChannelFormatKindSignedNormalized16X1
cudaChannelFormatKindSignedNormalized16X2
cudaChannelFormatKindSignedNormalized16X4
cudaChannelFormatKindUnsignedBlockCompressed1
cudaChannelFormatKindUnsignedBlockCompressed1SRGB
cudaChannelFormatKindUnsignedBlockCompressed2
cudaChannelFormatKindUnsignedBlockCompressed2SRGB
cudaChannelFormatKindUnsignedBlockCompressed3
cudaChannelFormatKindUnsignedBlockCompressed3SRGB
cudaChannelFormatKindUnsignedBlockCompressed4
cudaChannelFormatKindSignedBlockCompressed4
cudaChannelFormatKindUnsignedBlockCompressed5
cudaChannelFormatKindSignedBlockCompressed5
cudaChannelFormatKindUnsignedBlockCompressed6H
cudaChannelFormatKindSignedBlockCompressed6H
cudaChannelFormatKindUnsignedBlockCompressed7
cudaChannelFormatKindUnsignedBlockCompressed7SRGB
cudaChannelFormatKindUnsignedNormalized1010102 @12.8
cudaChannelFormatKindUnsigned8Packed422 @13.3
cudaChannelFormatKindUnsigned8Packed444 @13.3
cudaChannelFormatKindUnsigned8SemiPlanar420 @13.3
cudaChannelFormatKindUnsigned16SemiPlanar420 @13.3
cudaChannelFormatKindUnsigned8SemiPlanar422 @13.3
cudaChannelFormatKindUnsigned16SemiPlanar422 @13.3
cudaChannelFormatKindUnsigned8SemiPlanar444 @13.3
cudaChannelFormatKindUnsigned16SemiPlanar444 @13.3
cudaChannelFormatKindUnsigned8Planar420 @13.3
cudaChannelFormatKindUnsigned16Planar420 @13.3
cudaChannelFormatKindUnsigned8Planar422 @13.3
cudaChannelFormatKindUnsigned16Planar422 @13.3
cudaChannelFormatKindUnsigned8Planar444 @13.3
cudaChannelFormatKindUnsigned16Planar444 @13.3""",
    "cudaMemoryType": """unsigned int
cudaMemoryTypeUnregistered
cudaMemoryTypeHost
cudaMemoryTypeDevice
cudaMemoryTypeManaged""",
    "cudaMemcpyKind": """unsigned int
cudaMemcpyHostToHost
cudaMemcpyHostToDevice
cudaMemcpyDeviceToHost
cudaMemcpyDeviceToDevice
cudaMemcpyDefault""",
    "cudaAccessProperty": """unsigned int
cudaAccessPropertyNormal
cudaAccessPropertyStreaming
cudaAccessPropertyPersisting""",
    "cudaStreamCaptureStatus": """unsigned int
cudaStreamCaptureStatusNone
cudaStreamCaptureStatusActive
cudaStreamCaptureStatusInvalidated""",
    "cudaGraphRecaptureStatus": """unsigned int
cudaGraphRecaptureEligibleForUpdate @13.3
cudaGraphRecaptureIneligibleForUpdate @13.3
cudaGraphRecaptureError @13.3""",
    "cudaStreamCaptureMode": """unsigned int
cudaStreamCaptureModeGlobal
cudaStreamCaptureModeThreadLocal
cudaStreamCaptureModeRelaxed""",
    "cudaSynchronizationPolicy": """unsigned int
cudaSyncPolicyAuto 1
cudaSyncPolicySpin
cudaSyncPolicyYield
cudaSyncPolicyBlockingSync""",
    "cudaClusterSchedulingPolicy": """unsigned int
cudaClusterSchedulingPolicyDefault @11.8
cudaClusterSchedulingPolicySpread @11.8
cudaClusterSchedulingPolicyLoadBalancing @11.8
cudaClusterSchedulingPolicyRubinDsmemLocality @13.4""",
    "cudaStreamUpdateCaptureDependenciesFlags": """unsigned int
cudaStreamAddCaptureDependencies
cudaStreamSetCaptureDependencies""",
    "cudaUserObjectFlags": """unsigned int
cudaUserObjectNoDestructorSync 1""",
    "cudaUserObjectRetainFlags": """unsigned int
cudaGraphUserObjectMove 1""",
    "cudaHostTaskSyncMode": """unsigned int
cudaHostTaskBlocking @13.2
cudaHostTaskSpinWait @13.2""",
    "cudaGraphicsRegisterFlags": """unsigned int
cudaGraphicsRegisterFlagsNone
cudaGraphicsRegisterFlagsReadOnly
cudaGraphicsRegisterFlagsWriteDiscard
cudaGraphicsRegisterFlagsSurfaceLoadStore 4
cudaGraphicsRegisterFlagsTextureGather 8""",
    "cudaGraphicsMapFlags": """unsigned int
cudaGraphicsMapFlagsNone
cudaGraphicsMapFlagsReadOnly
cudaGraphicsMapFlagsWriteDiscard""",
    "cudaGraphicsCubeFace": """unsigned int
cudaGraphicsCubeFacePositiveX
cudaGraphicsCubeFaceNegativeX
cudaGraphicsCubeFacePositiveY
cudaGraphicsCubeFaceNegativeY
cudaGraphicsCubeFacePositiveZ
cudaGraphicsCubeFaceNegativeZ""",
    "cudaResourceType": """unsigned int
cudaResourceTypeArray
cudaResourceTypeMipmappedArray
cudaResourceTypeLinear
cudaResourceTypePitch2D""",
    "cudaResourceViewFormat": """unsigned int
cudaResViewFormatNone
cudaResViewFormatUnsignedChar1
cudaResViewFormatUnsignedChar2
cudaResViewFormatUnsignedChar4
cudaResViewFormatSignedChar1
cudaResViewFormatSignedChar2
cudaResViewFormatSignedChar4
cudaResViewFormatUnsignedShort1
cudaResViewFormatUnsignedShort2
cudaResViewFormatUnsignedShort4
cudaResViewFormatSignedShort1
cudaResViewFormatSignedShort2
cudaResViewFormatSignedShort4
cudaResViewFormatUnsignedInt1
cudaResViewFormatUnsignedInt2
cudaResViewFormatUnsignedInt4
cudaResViewFormatSignedInt1
cudaResViewFormatSignedInt2
cudaResViewFormatSignedInt4
cudaResViewFormatHalf1
cudaResViewFormatHalf2
cudaResViewFormatHalf4
cudaResViewFormatFloat1
cudaResViewFormatFloat2
cudaResViewFormatFloat4
cudaResViewFormatUnsignedBlockCompressed1
cudaResViewFormatUnsignedBlockCompressed2
cudaResViewFormatUnsignedBlockCompressed3
cudaResViewFormatUnsignedBlockCompressed4
cudaResViewFormatSignedBlockCompressed4
cudaResViewFormatUnsignedBlockCompressed5
cudaResViewFormatSignedBlockCompressed5
cudaResViewFormatUnsignedBlockCompressed6H
cudaResViewFormatSignedBlockCompressed6H
cudaResViewFormatUnsignedBlockCompressed7""",
    "cudaSharedMemoryMode": """unsigned int
cudaSharedMemoryModeDefault @13.2
cudaSharedMemoryModeRequirePortable @13.2
cudaSharedMemoryModeAllowNonPortable @13.2
cudaSharedMemoryModeAllowOversizedSharedMemory @13.4
cudaSharedMemoryModePreferOversizedSharedMemory @13.4""",
    "cudaFuncAttribute": """unsigned int
cudaFuncAttributeMaxDynamicSharedMemorySize 8
cudaFuncAttributePreferredSharedMemoryCarveout
cudaFuncAttributeClusterDimMustBeSet @11.8
cudaFuncAttributeRequiredClusterWidth @11.8
cudaFuncAttributeRequiredClusterHeight @11.8
cudaFuncAttributeRequiredClusterDepth @11.8
cudaFuncAttributeNonPortableClusterSizeAllowed @11.8
cudaFuncAttributeClusterSchedulingPolicyPreference @11.8
cudaFuncAttributeSharedMemoryMode @13.4
cudaFuncAttributeMax @11.7<11.8 10 | @11.8<13.4 16 | @13.4""",
    "cudaFuncCache": """unsigned int
cudaFuncCachePreferNone
cudaFuncCachePreferShared
cudaFuncCachePreferL1
cudaFuncCachePreferEqual""",
    "cudaSharedMemConfig": """unsigned int
cudaSharedMemBankSizeDefault
cudaSharedMemBankSizeFourByte
cudaSharedMemBankSizeEightByte""",
    "cudaSharedCarveout": """int
cudaSharedmemCarveoutDefault -1
cudaSharedmemCarveoutMaxShared 100
cudaSharedmemCarveoutMaxL1 0""",
    "cudaComputeMode": """unsigned int
cudaComputeModeDefault
cudaComputeModeExclusive
cudaComputeModeProhibited
cudaComputeModeExclusiveProcess""",
    "cudaLimit": """unsigned int
cudaLimitStackSize
cudaLimitPrintfFifoSize
cudaLimitMallocHeapSize
cudaLimitDevRuntimeSyncDepth
cudaLimitDevRuntimePendingLaunchCount
cudaLimitMaxL2FetchGranularity
cudaLimitPersistingL2CacheSize
cudaLimitPerBlockMemorySize @13.4 10""",
    "cudaMemoryAdvise": """unsigned int
cudaMemAdviseSetReadMostly 1
cudaMemAdviseUnsetReadMostly
cudaMemAdviseSetPreferredLocation
cudaMemAdviseUnsetPreferredLocation
cudaMemAdviseSetAccessedBy
cudaMemAdviseUnsetAccessedBy""",
    "cudaMemRangeAttribute": """unsigned int
cudaMemRangeAttributeReadMostly 1
cudaMemRangeAttributePreferredLocation
cudaMemRangeAttributeAccessedBy
cudaMemRangeAttributeLastPrefetchLocation
cudaMemRangeAttributePreferredLocationType @12.2
cudaMemRangeAttributePreferredLocationId @12.2
cudaMemRangeAttributeLastPrefetchLocationType @12.2
cudaMemRangeAttributeLastPrefetchLocationId @12.2""",
    "cudaFlushGPUDirectRDMAWritesOptions": """unsigned int
cudaFlushGPUDirectRDMAWritesOptionHost 1
cudaFlushGPUDirectRDMAWritesOptionMemOps""",
    "cudaGPUDirectRDMAWritesOrdering": """unsigned int
cudaGPUDirectRDMAWritesOrderingNone
cudaGPUDirectRDMAWritesOrderingOwner 100
cudaGPUDirectRDMAWritesOrderingAllDevices 200""",
    "cudaFlushGPUDirectRDMAWritesScope": """unsigned int
cudaFlushGPUDirectRDMAWritesToOwner 100
cudaFlushGPUDirectRDMAWritesToAllDevices 200""",
    "cudaFlushGPUDirectRDMAWritesTarget": """unsigned int
cudaFlushGPUDirectRDMAWritesTargetCurrentDevice""",
    "cudaDeviceAttr": """unsigned int
cudaDevAttrMaxThreadsPerBlock 1
cudaDevAttrMaxBlockDimX
cudaDevAttrMaxBlockDimY
cudaDevAttrMaxBlockDimZ
cudaDevAttrMaxGridDimX
cudaDevAttrMaxGridDimY
cudaDevAttrMaxGridDimZ
cudaDevAttrMaxSharedMemoryPerBlock
cudaDevAttrTotalConstantMemory
cudaDevAttrWarpSize
cudaDevAttrMaxPitch
cudaDevAttrMaxRegistersPerBlock
cudaDevAttrClockRate
cudaDevAttrTextureAlignment
cudaDevAttrGpuOverlap
cudaDevAttrMultiProcessorCount
cudaDevAttrKernelExecTimeout
cudaDevAttrIntegrated
cudaDevAttrCanMapHostMemory
cudaDevAttrComputeMode
cudaDevAttrMaxTexture1DWidth
cudaDevAttrMaxTexture2DWidth
cudaDevAttrMaxTexture2DHeight
cudaDevAttrMaxTexture3DWidth
cudaDevAttrMaxTexture3DHeight
cudaDevAttrMaxTexture3DDepth
cudaDevAttrMaxTexture2DLayeredWidth
cudaDevAttrMaxTexture2DLayeredHeight
cudaDevAttrMaxTexture2DLayeredLayers
cudaDevAttrSurfaceAlignment
cudaDevAttrConcurrentKernels
cudaDevAttrEccEnabled
cudaDevAttrPciBusId
cudaDevAttrPciDeviceId
cudaDevAttrTccDriver
cudaDevAttrMemoryClockRate
cudaDevAttrGlobalMemoryBusWidth
cudaDevAttrL2CacheSize
cudaDevAttrMaxThreadsPerMultiProcessor
cudaDevAttrAsyncEngineCount
cudaDevAttrUnifiedAddressing
cudaDevAttrMaxTexture1DLayeredWidth
cudaDevAttrMaxTexture1DLayeredLayers
cudaDevAttrMaxTexture2DGatherWidth 45
cudaDevAttrMaxTexture2DGatherHeight
cudaDevAttrMaxTexture3DWidthAlt
cudaDevAttrMaxTexture3DHeightAlt
cudaDevAttrMaxTexture3DDepthAlt
cudaDevAttrPciDomainId
cudaDevAttrTexturePitchAlignment
cudaDevAttrMaxTextureCubemapWidth
cudaDevAttrMaxTextureCubemapLayeredWidth
cudaDevAttrMaxTextureCubemapLayeredLayers
cudaDevAttrMaxSurface1DWidth
cudaDevAttrMaxSurface2DWidth
cudaDevAttrMaxSurface2DHeight
cudaDevAttrMaxSurface3DWidth
cudaDevAttrMaxSurface3DHeight
cudaDevAttrMaxSurface3DDepth
cudaDevAttrMaxSurface1DLayeredWidth
cudaDevAttrMaxSurface1DLayeredLayers
cudaDevAttrMaxSurface2DLayeredWidth
cudaDevAttrMaxSurface2DLayeredHeight
cudaDevAttrMaxSurface2DLayeredLayers
cudaDevAttrMaxSurfaceCubemapWidth
cudaDevAttrMaxSurfaceCubemapLayeredWidth
cudaDevAttrMaxSurfaceCubemapLayeredLayers
cudaDevAttrMaxTexture1DLinearWidth
cudaDevAttrMaxTexture2DLinearWidth
cudaDevAttrMaxTexture2DLinearHeight
cudaDevAttrMaxTexture2DLinearPitch
cudaDevAttrMaxTexture2DMipmappedWidth
cudaDevAttrMaxTexture2DMipmappedHeight
cudaDevAttrComputeCapabilityMajor
cudaDevAttrComputeCapabilityMinor
cudaDevAttrMaxTexture1DMipmappedWidth
cudaDevAttrStreamPrioritiesSupported
cudaDevAttrGlobalL1CacheSupported
cudaDevAttrLocalL1CacheSupported
cudaDevAttrMaxSharedMemoryPerMultiprocessor
cudaDevAttrMaxRegistersPerMultiprocessor
cudaDevAttrManagedMemory
cudaDevAttrIsMultiGpuBoard
cudaDevAttrMultiGpuBoardGroupID
cudaDevAttrHostNativeAtomicSupported
cudaDevAttrSingleToDoublePrecisionPerfRatio
cudaDevAttrPageableMemoryAccess
cudaDevAttrConcurrentManagedAccess
cudaDevAttrComputePreemptionSupported
cudaDevAttrCanUseHostPointerForRegisteredMem
cudaDevAttrReserved92
cudaDevAttrReserved93
cudaDevAttrReserved94
cudaDevAttrCooperativeLaunch
cudaDevAttrReserved96 @13.0
cudaDevAttrMaxSharedMemoryPerBlockOptin
cudaDevAttrCanFlushRemoteWrites
cudaDevAttrHostRegisterSupported
cudaDevAttrPageableMemoryAccessUsesHostPageTables
cudaDevAttrDirectManagedMemAccessFromHost
cudaDevAttrMaxBlocksPerMultiprocessor 106
cudaDevAttrMaxPersistingL2CacheSize 108
cudaDevAttrMaxAccessPolicyWindowSize
cudaDevAttrReservedSharedMemoryPerBlock 111
cudaDevAttrSparseCudaArraySupported
cudaDevAttrHostRegisterReadOnlySupported
cudaDevAttrTimelineSemaphoreInteropSupported
cudaDevAttrMemoryPoolsSupported
cudaDevAttrGPUDirectRDMASupported
cudaDevAttrGPUDirectRDMAFlushWritesOptions
cudaDevAttrGPUDirectRDMAWritesOrdering
cudaDevAttrMemoryPoolSupportedHandleTypes
cudaDevAttrClusterLaunch @11.8
cudaDevAttrDeferredMappingCudaArraySupported
cudaDevAttrReserved122 @12.0
cudaDevAttrReserved123 @12.0
cudaDevAttrReserved124 @12.0
cudaDevAttrIpcEventSupport @12.0
cudaDevAttrMemSyncDomainCount @12.0
cudaDevAttrReserved127 @12.1
cudaDevAttrReserved128 @12.1
cudaDevAttrReserved129 @12.1
cudaDevAttrNumaConfig @12.2
cudaDevAttrNumaId @12.2
cudaDevAttrReserved132 @12.1
cudaDevAttrMpsEnabled @12.3
cudaDevAttrHostNumaId @12.2
cudaDevAttrD3D12CigSupported @12.5
cudaDevAttrVulkanCigSupported @12.9 138
cudaDevAttrGpuPciDeviceId @12.8
cudaDevAttrGpuPciSubsystemId @12.8
cudaDevAttrReserved141 @12.9
cudaDevAttrHostNumaMemoryPoolsSupported @12.9
cudaDevAttrHostNumaMultinodeIpcSupported @12.8
cudaDevAttrHostMemoryPoolsSupported @13.0
cudaDevAttrReserved145 @13.0
cudaDevAttrOnlyPartialHostNativeAtomicSupported @13.0 147
cudaDevAttrAtomicReductionSupported @13.3
cudaDevAttrLocalityDomainCount @13.4
cudaDevAttrOversizedSharedMemoryPerBlock @13.4
cudaDevAttrCigStreamsSupported @13.3
cudaDevAttrLocalityDomainMultiprocessorCount @13.4 157
cudaDevAttrTensorMapLargeTensorMinSize @13.5 160
cudaDevAttrMax @11.7<12.0 122 | @12.0<12.1 127 | @12.1<12.2 133 | @12.2<12.5 135 | @12.5<12.8 136 | @12.8<13.0 144 | @13.0<13.3 148 | @13.3<13.4 152 | @13.4<13.5 158 | @13.5
cudaDevAttrCooperativeMultiDeviceLaunch @11.7<13.0 96
cudaDevAttrMaxTimelineSemaphoreInteropSupported @11.7<13.0 114""",
    "cudaMemPoolAttr": """unsigned int
cudaMemPoolReuseFollowEventDependencies 1
cudaMemPoolReuseAllowOpportunistic
cudaMemPoolReuseAllowInternalDependencies
cudaMemPoolAttrReleaseThreshold
cudaMemPoolAttrReservedMemCurrent
cudaMemPoolAttrReservedMemHigh
cudaMemPoolAttrUsedMemCurrent
cudaMemPoolAttrUsedMemHigh
cudaMemPoolAttrAllocationType @13.2
cudaMemPoolAttrExportHandleTypes @13.2
cudaMemPoolAttrLocationId @13.2
cudaMemPoolAttrLocationType @13.2
cudaMemPoolAttrMaxPoolSize @13.2
cudaMemPoolAttrHwDecompressEnabled @13.2
cudaMemPoolAttrLocalityDomainId @13.4""",
    "cudaMemLocationType": """unsigned int
cudaMemLocationTypeInvalid
cudaMemLocationTypeNone @13.0 0
cudaMemLocationTypeDevice
cudaMemLocationTypeHost @12.2
cudaMemLocationTypeHostNuma @12.2
cudaMemLocationTypeHostNumaCurrent @12.2
cudaMemLocationTypeInvisible @13.2
cudaMemLocationTypeDeviceLocalityDomain @13.4""",
    "cudaMemAccessFlags": """unsigned int
cudaMemAccessFlagsProtNone
cudaMemAccessFlagsProtRead
cudaMemAccessFlagsProtReadWrite 3""",
    "cudaMemAllocationType": """unsigned int
cudaMemAllocationTypeInvalid
cudaMemAllocationTypePinned
cudaMemAllocationTypeManaged @13.0
cudaMemAllocationTypeMax 2147483647""",
    "cudaMemAllocationHandleType": """unsigned int
cudaMemHandleTypeNone
cudaMemHandleTypePosixFileDescriptor
cudaMemHandleTypeWin32
cudaMemHandleTypeWin32Kmt 4
cudaMemHandleTypeFabric @12.4 8""",
    "cudaGraphMemAttributeType": """unsigned int
cudaGraphMemAttrUsedMemCurrent
cudaGraphMemAttrUsedMemHigh
cudaGraphMemAttrReservedMemCurrent
cudaGraphMemAttrReservedMemHigh""",
    "cudaMemcpyFlags": """unsigned int
cudaMemcpyFlagDefault @12.8
cudaMemcpyFlagPreferOverlapWithCompute @12.8""",
    "cudaMemcpySrcAccessOrder": """unsigned int
cudaMemcpySrcAccessOrderInvalid @12.8
cudaMemcpySrcAccessOrderStream @12.8
cudaMemcpySrcAccessOrderDuringApiCall @12.8
cudaMemcpySrcAccessOrderAny @12.8
cudaMemcpySrcAccessOrderMax @12.8 2147483647""",
    "cudaMemcpy3DOperandType": """unsigned int
cudaMemcpyOperandTypePointer @12.8 1
cudaMemcpyOperandTypeArray @12.8
cudaMemcpyOperandTypeMax @12.8 2147483647""",
    "cudaDeviceP2PAttr": """unsigned int
cudaDevP2PAttrPerformanceRank 1
cudaDevP2PAttrAccessSupported
cudaDevP2PAttrNativeAtomicSupported
cudaDevP2PAttrCudaArrayAccessSupported
cudaDevP2PAttrOnlyPartialNativeAtomicSupported @13.0""",
    "cudaAtomicOperation": """unsigned int
cudaAtomicOperationIntegerAdd @13.0
cudaAtomicOperationIntegerMin @13.0
cudaAtomicOperationIntegerMax @13.0
cudaAtomicOperationIntegerIncrement @13.0
cudaAtomicOperationIntegerDecrement @13.0
cudaAtomicOperationAnd @13.0
cudaAtomicOperationOr @13.0
cudaAtomicOperationXOR @13.0
cudaAtomicOperationExchange @13.0
cudaAtomicOperationCAS @13.0
cudaAtomicOperationFloatAdd @13.0
cudaAtomicOperationFloatMin @13.0
cudaAtomicOperationFloatMax @13.0""",
    "cudaAtomicOperationCapability": """unsigned int
cudaAtomicCapabilitySigned @13.0 1
cudaAtomicCapabilityUnsigned @13.0
cudaAtomicCapabilityReduction @13.0 4
cudaAtomicCapabilityScalar32 @13.0 8
cudaAtomicCapabilityScalar64 @13.0 16
cudaAtomicCapabilityScalar128 @13.0 32
cudaAtomicCapabilityVector32x4 @13.0 64""",
    "cudaExternalMemoryHandleType": """unsigned int
cudaExternalMemoryHandleTypeOpaqueFd 1
cudaExternalMemoryHandleTypeOpaqueWin32
cudaExternalMemoryHandleTypeOpaqueWin32Kmt
cudaExternalMemoryHandleTypeD3D12Heap
cudaExternalMemoryHandleTypeD3D12Resource
cudaExternalMemoryHandleTypeD3D11Resource
cudaExternalMemoryHandleTypeD3D11ResourceKmt
cudaExternalMemoryHandleTypeNvSciBuf""",
    "cudaExternalSemaphoreHandleType": """unsigned int
cudaExternalSemaphoreHandleTypeOpaqueFd 1
cudaExternalSemaphoreHandleTypeOpaqueWin32
cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt
cudaExternalSemaphoreHandleTypeD3D12Fence
cudaExternalSemaphoreHandleTypeD3D11Fence
cudaExternalSemaphoreHandleTypeNvSciSync
cudaExternalSemaphoreHandleTypeKeyedMutex
cudaExternalSemaphoreHandleTypeKeyedMutexKmt
cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd
cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32""",
    "cudaDevSmResourceGroup_flags": """unsigned int
cudaDevSmResourceGroupDefault @13.1
cudaDevSmResourceGroupBackfill @13.1
cudaDevSmResourceGroupLocalityDomainId @13.4
cudaDevSmResourceGroupLocalityDomainSupplementalSms @13.5 4""",
    "cudaDevSmResourceSplitByCount_flags": """unsigned int
cudaDevSmResourceSplitIgnoreSmCoscheduling @13.1 1
cudaDevSmResourceSplitMaxPotentialClusterSize @13.1""",
    "cudaDevResourceType": """unsigned int
cudaDevResourceTypeInvalid @13.1
cudaDevResourceTypeSm @13.1
cudaDevResourceTypeWorkqueueConfig @13.1 1000
cudaDevResourceTypeWorkqueue @13.1 10000""",
    "cudaDevWorkqueueConfigScope": """unsigned int
cudaDevWorkqueueConfigScopeDeviceCtx @13.1
cudaDevWorkqueueConfigScopeGreenCtxBalanced @13.1""",
    "cudaJitOption": """unsigned int
cudaJitMaxRegisters @12.8
cudaJitThreadsPerBlock @12.8
cudaJitWallTime @12.8
cudaJitInfoLogBuffer @12.8
cudaJitInfoLogBufferSizeBytes @12.8
cudaJitErrorLogBuffer @12.8
cudaJitErrorLogBufferSizeBytes @12.8
cudaJitOptimizationLevel @12.8
cudaJitFallbackStrategy @12.8 10
cudaJitGenerateDebugInfo @12.8
cudaJitLogVerbose @12.8
cudaJitGenerateLineInfo @12.8
cudaJitCacheMode @12.8
cudaJitPositionIndependentCode @12.8 30
cudaJitMinCtaPerSm @12.8
cudaJitMaxThreadsPerBlock @12.8
cudaJitOverrideDirectiveValues @12.8""",
    "cudaLibraryOption": """unsigned int
cudaLibraryHostUniversalFunctionAndDataTable @12.8
cudaLibraryBinaryIsPreserved @12.8""",
    "cudaJit_CacheMode": """unsigned int
cudaJitCacheOptionNone @12.8
cudaJitCacheOptionCG @12.8
cudaJitCacheOptionCA @12.8""",
    "cudaJit_Fallback": """unsigned int
cudaPreferPtx @12.8
cudaPreferBinary @12.8""",
    "cudaCGScope": """unsigned int
cudaCGScopeInvalid
cudaCGScopeGrid
cudaCGScopeReserved @13.0
cudaCGScopeMultiGrid @11.7<13.0 2""",
    "cudaKernelFunctionType": """unsigned int
cudaKernelFunctionTypeUnspecified @13.2
cudaKernelFunctionTypeDeviceEntry @13.2
cudaKernelFunctionTypeKernel @13.2
cudaKernelFunctionTypeFunction @13.2""",
    "cudaGraphConditionalHandleFlags": """unsigned int
cudaGraphCondAssignDefault @12.3 1""",
    "cudaGraphConditionalNodeType": """unsigned int
cudaGraphCondTypeIf @12.3
cudaGraphCondTypeWhile @12.3
cudaGraphCondTypeSwitch @12.8""",
    "cudaGraphNodeType": """unsigned int
cudaGraphNodeTypeKernel
cudaGraphNodeTypeMemcpy
cudaGraphNodeTypeMemset
cudaGraphNodeTypeHost
cudaGraphNodeTypeGraph
cudaGraphNodeTypeEmpty
cudaGraphNodeTypeWaitEvent
cudaGraphNodeTypeEventRecord
cudaGraphNodeTypeExtSemaphoreSignal
cudaGraphNodeTypeExtSemaphoreWait
cudaGraphNodeTypeMemAlloc
cudaGraphNodeTypeMemFree
cudaGraphNodeTypeConditional @12.3 13
cudaGraphNodeTypeMemcpyBatch @13.5
cudaGraphNodeTypeReserved16 @13.3 16
cudaGraphNodeTypeExternalEngine @13.5
cudaGraphNodeTypeCount @11.7<12.3 12 | @12.3<13.3 14 | @13.3<13.5 17 | @13.5""",
    "cudaGraphChildGraphNodeOwnership": """int
cudaGraphChildGraphOwnershipClone @12.9
cudaGraphChildGraphOwnershipMove @12.9
cudaGraphChildGraphOwnershipInvalid @13.2 -1""",
    "cudaGraphDependencyType_enum": """unsigned int
cudaGraphDependencyTypeDefault @12.3
cudaGraphDependencyTypeProgrammatic @12.3""",
    "cudaGraphExecUpdateResult": """unsigned int
cudaGraphExecUpdateSuccess
cudaGraphExecUpdateError
cudaGraphExecUpdateErrorTopologyChanged
cudaGraphExecUpdateErrorNodeTypeChanged
cudaGraphExecUpdateErrorFunctionChanged
cudaGraphExecUpdateErrorParametersChanged
cudaGraphExecUpdateErrorNotSupported
cudaGraphExecUpdateErrorUnsupportedFunctionChange
cudaGraphExecUpdateErrorAttributesChanged""",
    "cudaGraphInstantiateResult": """unsigned int
cudaGraphInstantiateSuccess @12.0
cudaGraphInstantiateError @12.0
cudaGraphInstantiateInvalidStructure @12.0
cudaGraphInstantiateNodeOperationNotSupported @12.0
cudaGraphInstantiateMultipleDevicesNotSupported @12.0
cudaGraphInstantiateConditionalHandleUnused @12.8""",
    "cudaGraphKernelNodeField": """unsigned int
cudaGraphKernelNodeFieldInvalid @12.4
cudaGraphKernelNodeFieldGridDim @12.4
cudaGraphKernelNodeFieldParam @12.4
cudaGraphKernelNodeFieldEnabled @12.4""",
    "cudaGetDriverEntryPointFlags": """unsigned int
cudaEnableDefault
cudaEnableLegacyStream
cudaEnablePerThreadDefaultStream""",
    "cudaDriverEntryPointQueryResult": """unsigned int
cudaDriverEntryPointSuccess @12.0
cudaDriverEntryPointSymbolNotFound @12.0
cudaDriverEntryPointVersionNotSufficent @12.0""",
    "cudaGraphDebugDotFlags": """unsigned int
cudaGraphDebugDotFlagsVerbose 1
cudaGraphDebugDotFlagsKernelNodeParams 4
cudaGraphDebugDotFlagsMemcpyNodeParams 8
cudaGraphDebugDotFlagsMemsetNodeParams 16
cudaGraphDebugDotFlagsHostNodeParams 32
cudaGraphDebugDotFlagsEventNodeParams 64
cudaGraphDebugDotFlagsExtSemasSignalNodeParams 128
cudaGraphDebugDotFlagsExtSemasWaitNodeParams 256
cudaGraphDebugDotFlagsKernelNodeAttributes 512
cudaGraphDebugDotFlagsHandles 1024
cudaGraphDebugDotFlagsConditionalNodeParams @12.3 32768
cudaGraphDebugDotFlagsMemcpyBatchNodeParams @13.5 65536""",
    "cudaGraphInstantiateFlags": """unsigned int
cudaGraphInstantiateFlagAutoFreeOnLaunch 1
cudaGraphInstantiateFlagUpload @12.0
cudaGraphInstantiateFlagDeviceLaunch @12.0 4
cudaGraphInstantiateFlagUseNodePriority 8""",
    "cudaLaunchMemSyncDomain": """unsigned int
cudaLaunchMemSyncDomainDefault @12.0
cudaLaunchMemSyncDomainRemote @12.0""",
    "cudaLaunchAttributePortableClusterMode": """unsigned int
cudaLaunchPortableClusterModeDefault @13.2
cudaLaunchPortableClusterModeRequirePortable @13.2
cudaLaunchPortableClusterModeAllowNonPortable @13.2""",
    "cudaLaunchAttributeID": """unsigned int
cudaLaunchAttributeIgnore @11.8
cudaLaunchAttributeAccessPolicyWindow @11.8
cudaLaunchAttributeCooperative @11.8
cudaLaunchAttributeSynchronizationPolicy @11.8
cudaLaunchAttributeClusterDimension @11.8
cudaLaunchAttributeClusterSchedulingPolicyPreference @11.8
cudaLaunchAttributeProgrammaticStreamSerialization @11.8
cudaLaunchAttributeProgrammaticEvent @11.8
cudaLaunchAttributePriority @11.8
cudaLaunchAttributeMemSyncDomainMap @12.0
cudaLaunchAttributeMemSyncDomain @12.0
cudaLaunchAttributePreferredClusterDimension @12.8
cudaLaunchAttributeLaunchCompletionEvent @12.3
cudaLaunchAttributeDeviceUpdatableKernelNode @12.4
cudaLaunchAttributePreferredSharedMemoryCarveout @12.5
cudaLaunchAttributeNvlinkUtilCentricScheduling @13.0 16
cudaLaunchAttributePortableClusterSizeMode @13.2
cudaLaunchAttributeSharedMemoryMode @13.2""",
    "cudaDeviceNumaConfig": """unsigned int
cudaDeviceNumaConfigNone @12.2
cudaDeviceNumaConfigNumaNode @12.2""",
    "cudaAsyncNotificationType_enum": """unsigned int
cudaAsyncNotificationTypeOverBudget @12.4 1""",
    "CUDAlogLevel_enum": """unsigned int
cudaLogLevelError @13.0
cudaLogLevelWarning @13.0""",
    "cudaFabricOpStatusSource": """unsigned int
cudaFabricOpStatusSourceMbarrierV1 @13.3
cudaFabricOpStatusSourceMax @13.3 2147483647""",
    "cudaFabricOpStatusInfo": """unsigned int
cudaFabricOpStatusInfoSuccess @13.3
cudaFabricOpStatusInfoLast @13.3 0
cudaFabricOpStatusInfoMax @13.3 2147483647""",
    "cudaSurfaceBoundaryMode": """unsigned int
cudaBoundaryModeZero
cudaBoundaryModeClamp
cudaBoundaryModeTrap""",
    "cudaSurfaceFormatMode": """unsigned int
cudaFormatModeForced
cudaFormatModeAuto""",
    "cudaTextureAddressMode": """unsigned int
cudaAddressModeWrap
cudaAddressModeClamp
cudaAddressModeMirror
cudaAddressModeBorder""",
    "cudaTextureFilterMode": """unsigned int
cudaFilterModePoint
cudaFilterModeLinear""",
    "cudaTextureReadMode": """unsigned int
cudaReadModeElementType
cudaReadModeNormalizedFloat""",
    "cudaDataType_t": """unsigned int
CUDA_R_16F 2
CUDA_C_16F 6
CUDA_R_16BF 14
CUDA_C_16BF
CUDA_R_32F 0
CUDA_C_32F 4
CUDA_R_64F 1
CUDA_C_64F 5
CUDA_R_4I 16
CUDA_C_4I
CUDA_R_4U
CUDA_C_4U
CUDA_R_8I 3
CUDA_C_8I 7
CUDA_R_8U
CUDA_C_8U
CUDA_R_16I 20
CUDA_C_16I
CUDA_R_16U
CUDA_C_16U
CUDA_R_32I 10
CUDA_C_32I
CUDA_R_32U
CUDA_C_32U
CUDA_R_64I 24
CUDA_C_64I
CUDA_R_64U
CUDA_C_64U
CUDA_R_8F_E4M3 @11.8
CUDA_R_8F_UE4M3 @12.8 28
CUDA_R_8F_E5M2 @11.8
CUDA_R_8F_UE8M0 @12.8
CUDA_R_6F_E2M3 @12.8
CUDA_R_6F_E3M2 @12.8
CUDA_R_4F_E2M1 @12.8
CUDA_R_8F_UE5M3 @13.4""",
    "cudaEmulationStrategy_t": """unsigned int
CUDA_EMULATION_STRATEGY_DEFAULT @13.0
CUDA_EMULATION_STRATEGY_PERFORMANT @13.0
CUDA_EMULATION_STRATEGY_EAGER @13.0""",
    "cudaEmulationMantissaControl_t": """unsigned int
CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC @13.0
CUDA_EMULATION_MANTISSA_CONTROL_FIXED @13.0""",
    "cudaEmulationSpecialValuesSupport_t": """unsigned int
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT @13.0 65535
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE @13.0 0
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY @13.0
CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN @13.0""",
    "libraryPropertyType_t": """unsigned int
MAJOR_VERSION
MINOR_VERSION
PATCH_LEVEL""",
    "cudaGLDeviceList": """unsigned int
cudaGLDeviceListAll 1
cudaGLDeviceListCurrentFrame
cudaGLDeviceListNextFrame""",
    "cudaGLMapFlags": """unsigned int
cudaGLMapFlagsNone
cudaGLMapFlagsReadOnly
cudaGLMapFlagsWriteDiscard""",
    "cudaEglFrameType_enum": """unsigned int
cudaEglFrameTypeArray
cudaEglFrameTypePitch""",
    "cudaEglResourceLocationFlags_enum": """unsigned int
cudaEglResourceLocationSysmem
cudaEglResourceLocationVidmem""",
    "cudaEglColorFormat_enum": """unsigned int
cudaEglColorFormatYUV420Planar
cudaEglColorFormatYUV420SemiPlanar
cudaEglColorFormatYUV422Planar
cudaEglColorFormatYUV422SemiPlanar
cudaEglColorFormatARGB 6
cudaEglColorFormatRGBA
cudaEglColorFormatL
cudaEglColorFormatR
cudaEglColorFormatYUV444Planar
cudaEglColorFormatYUV444SemiPlanar
cudaEglColorFormatYUYV422
cudaEglColorFormatUYVY422
cudaEglColorFormatABGR
cudaEglColorFormatBGRA
cudaEglColorFormatA
cudaEglColorFormatRG
cudaEglColorFormatAYUV
cudaEglColorFormatYVU444SemiPlanar
cudaEglColorFormatYVU422SemiPlanar
cudaEglColorFormatYVU420SemiPlanar
cudaEglColorFormatY10V10U10_444SemiPlanar
cudaEglColorFormatY10V10U10_420SemiPlanar
cudaEglColorFormatY12V12U12_444SemiPlanar
cudaEglColorFormatY12V12U12_420SemiPlanar
cudaEglColorFormatVYUY_ER
cudaEglColorFormatUYVY_ER
cudaEglColorFormatYUYV_ER
cudaEglColorFormatYVYU_ER
cudaEglColorFormatYUVA_ER 31
cudaEglColorFormatAYUV_ER
cudaEglColorFormatYUV444Planar_ER
cudaEglColorFormatYUV422Planar_ER
cudaEglColorFormatYUV420Planar_ER
cudaEglColorFormatYUV444SemiPlanar_ER
cudaEglColorFormatYUV422SemiPlanar_ER
cudaEglColorFormatYUV420SemiPlanar_ER
cudaEglColorFormatYVU444Planar_ER
cudaEglColorFormatYVU422Planar_ER
cudaEglColorFormatYVU420Planar_ER
cudaEglColorFormatYVU444SemiPlanar_ER
cudaEglColorFormatYVU422SemiPlanar_ER
cudaEglColorFormatYVU420SemiPlanar_ER
cudaEglColorFormatBayerRGGB
cudaEglColorFormatBayerBGGR
cudaEglColorFormatBayerGRBG
cudaEglColorFormatBayerGBRG
cudaEglColorFormatBayer10RGGB
cudaEglColorFormatBayer10BGGR
cudaEglColorFormatBayer10GRBG
cudaEglColorFormatBayer10GBRG
cudaEglColorFormatBayer12RGGB
cudaEglColorFormatBayer12BGGR
cudaEglColorFormatBayer12GRBG
cudaEglColorFormatBayer12GBRG
cudaEglColorFormatBayer14RGGB
cudaEglColorFormatBayer14BGGR
cudaEglColorFormatBayer14GRBG
cudaEglColorFormatBayer14GBRG
cudaEglColorFormatBayer20RGGB
cudaEglColorFormatBayer20BGGR
cudaEglColorFormatBayer20GRBG
cudaEglColorFormatBayer20GBRG
cudaEglColorFormatYVU444Planar
cudaEglColorFormatYVU422Planar
cudaEglColorFormatYVU420Planar
cudaEglColorFormatBayerIspRGGB
cudaEglColorFormatBayerIspBGGR
cudaEglColorFormatBayerIspGRBG
cudaEglColorFormatBayerIspGBRG
cudaEglColorFormatBayerBCCR
cudaEglColorFormatBayerRCCB
cudaEglColorFormatBayerCRBC
cudaEglColorFormatBayerCBRC
cudaEglColorFormatBayer10CCCC
cudaEglColorFormatBayer12BCCR
cudaEglColorFormatBayer12RCCB
cudaEglColorFormatBayer12CRBC
cudaEglColorFormatBayer12CBRC
cudaEglColorFormatBayer12CCCC
cudaEglColorFormatY
cudaEglColorFormatYUV420SemiPlanar_2020
cudaEglColorFormatYVU420SemiPlanar_2020
cudaEglColorFormatYUV420Planar_2020
cudaEglColorFormatYVU420Planar_2020
cudaEglColorFormatYUV420SemiPlanar_709
cudaEglColorFormatYVU420SemiPlanar_709
cudaEglColorFormatYUV420Planar_709
cudaEglColorFormatYVU420Planar_709
cudaEglColorFormatY10V10U10_420SemiPlanar_709
cudaEglColorFormatY10V10U10_420SemiPlanar_2020
cudaEglColorFormatY10V10U10_422SemiPlanar_2020
cudaEglColorFormatY10V10U10_422SemiPlanar
cudaEglColorFormatY10V10U10_422SemiPlanar_709
cudaEglColorFormatY_ER
cudaEglColorFormatY_709_ER
cudaEglColorFormatY10_ER
cudaEglColorFormatY10_709_ER
cudaEglColorFormatY12_ER
cudaEglColorFormatY12_709_ER
cudaEglColorFormatYUVA
cudaEglColorFormatYVYU 104
cudaEglColorFormatVYUY
cudaEglColorFormatY10V10U10_420SemiPlanar_ER
cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER
cudaEglColorFormatY10V10U10_444SemiPlanar_ER
cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER
cudaEglColorFormatY12V12U12_420SemiPlanar_ER
cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER
cudaEglColorFormatY12V12U12_444SemiPlanar_ER
cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER
cudaEglColorFormatUYVY709 @12.8
cudaEglColorFormatUYVY709_ER @12.8
cudaEglColorFormatUYVY2020 @12.8""",
    "cudaOutputMode": """unsigned int
cudaKeyValuePair @11.7<12.0
cudaCSV @11.7<12.0""",
    "cudaStreamAttrID": """unsigned int
cudaStreamAttributeAccessPolicyWindow @11.7<11.8 1
cudaStreamAttributeSynchronizationPolicy @11.7<11.8 3""",
    "cudaKernelNodeAttrID": """unsigned int
cudaKernelNodeAttributeAccessPolicyWindow @11.7<11.8 1
cudaKernelNodeAttributeCooperative @11.7<11.8
cudaKernelNodeAttributePriority @11.7<11.8 8""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "cudaMemPoolAttr": {
        "cudaMemPoolReuseFollowEventDependencies": "int",
        "cudaMemPoolReuseAllowOpportunistic": "int",
        "cudaMemPoolReuseAllowInternalDependencies": "int",
        "cudaMemPoolAttrReleaseThreshold": "unsigned long long",
        "cudaMemPoolAttrReservedMemCurrent": "unsigned long long",
        "cudaMemPoolAttrReservedMemHigh": "unsigned long long",
        "cudaMemPoolAttrUsedMemCurrent": "unsigned long long",
        "cudaMemPoolAttrUsedMemHigh": "unsigned long long",
        "cudaMemPoolAttrAllocationType": "enum cudaMemAllocationType",
        "cudaMemPoolAttrExportHandleTypes": "enum cudaMemAllocationHandleType",
        "cudaMemPoolAttrLocationId": "int",
        "cudaMemPoolAttrLocationType": "enum cudaMemLocationType",
        "cudaMemPoolAttrMaxPoolSize": "unsigned long long",
        "cudaMemPoolAttrHwDecompressEnabled": "int",
        "cudaMemPoolAttrLocalityDomainId": "int",
    },
    "cudaMemRangeAttribute": {
        "cudaMemRangeAttributeReadMostly": "int",
        "cudaMemRangeAttributePreferredLocation": "int",
        "cudaMemRangeAttributeAccessedBy": "int[1024] until -2",
        "cudaMemRangeAttributeLastPrefetchLocation": "int",
        "cudaMemRangeAttributePreferredLocationType": "enum cudaMemLocationType",
        "cudaMemRangeAttributePreferredLocationId": "int",
        "cudaMemRangeAttributeLastPrefetchLocationType": "enum cudaMemLocationType",
        "cudaMemRangeAttributeLastPrefetchLocationId": "int",
    },
    "cudaGraphMemAttributeType": {
        "cudaGraphMemAttrUsedMemCurrent": "unsigned long long",
        "cudaGraphMemAttrUsedMemHigh": "unsigned long long",
        "cudaGraphMemAttrReservedMemCurrent": "unsigned long long",
        "cudaGraphMemAttrReservedMemHigh": "unsigned long long",
    },
    "cudaMemAllocationHandleType": {
        "cudaMemHandleTypePosixFileDescriptor": "int",
        "cudaMemHandleTypeWin32": "void *",
        "cudaMemHandleTypeWin32Kmt": "unsigned int",
        "cudaMemHandleTypeFabric": "cudaMemFabricHandle_t",
    },
    "cudaDataType_t": {
        "CUDA_R_16F": "unsigned short",
        "CUDA_C_16F": "int",
        "CUDA_R_16BF": "unsigned short",
        "CUDA_C_16BF": "int",
        "CUDA_R_32F": "float",
        "CUDA_C_32F": "float2",
        "CUDA_R_64F": "double",
        "CUDA_C_64F": "double2",
        "CUDA_R_8I": "unsigned char",
        "CUDA_C_8I": "unsigned short",
        "CUDA_R_8U": "unsigned char",
        "CUDA_C_8U": "unsigned short",
        "CUDA_R_16I": "unsigned short",
        "CUDA_C_16I": "int",
        "CUDA_R_16U": "unsigned short",
        "CUDA_C_16U": "int",
        "CUDA_R_32I": "int",
        "CUDA_C_32I": "long long",
        "CUDA_R_32U": "int",
        "CUDA_C_32U": "long long",
        "CUDA_R_64I": "long long",
        "CUDA_C_64I": "longlong2",
        "CUDA_R_64U": "long long",
        "CUDA_C_64U": "longlong2",
        "CUDA_R_8F_E4M3": "unsigned char",
        "CUDA_R_8F_E5M2": "unsigned char",
        "CUDA_R_8F_UE4M3": "unsigned char",
        "CUDA_R_8F_UE8M0": "unsigned char",
        "CUDA_R_8F_UE5M3": "unsigned char",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
    "dim3": {
        "x": 1,
        "y": 1,
        "z": 1,
    },
}

BYTES: dict[str, tuple[str, ...]] = {
    "CUuuid_st": ("bytes",),
    "cudaDeviceProp": ("luid",),
    "cudaIpcEventHandle_st": ("reserved",),
    "cudaIpcMemHandle_st": ("reserved",),
    "cudaMemFabricHandle_st": ("reserved",),
    "cudaLaunchAttributeValue": ("pad",),
    "cudaLaunchAttribute_st": ("pad",),
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "char1": """struct 1 1
  0 signed char x""",
    "uchar1": """struct 1 1
  0 unsigned char x""",
    "char2": """struct 2 2
  0 signed char x
  1 signed char y""",
    "uchar2": """struct 2 2
  0 unsigned char x
  1 unsigned char y""",
    "char3": """struct 3 1
  0 signed char x
  1 signed char y
  2 signed char z""",
    "uchar3": """struct 3 1
  0 unsigned char x
  1 unsigned char y
  2 unsigned char z""",
    "char4": """struct 4 4
  0 signed char x
  1 signed char y
  2 signed char z
  3 signed char w""",
    "uchar4": """struct 4 4
  0 unsigned char x
  1 unsigned char y
  2 unsigned char z
  3 unsigned char w""",
    "short1": """struct 2 2
  0 short x""",
    "ushort1": """struct 2 2
  0 unsigned short x""",
    "short2": """struct 4 4
  0 short x
  2 short y""",
    "ushort2": """struct 4 4
  0 unsigned short x
  2 unsigned short y""",
    "short3": """struct 6 2
  0 short x
  2 short y
  4 short z""",
    "ushort3": """struct 6 2
  0 unsigned short x
  2 unsigned short y
  4 unsigned short z""",
    "short4": """struct 8 8
  0 short x
  2 short y
  4 short z
  6 short w""",
    "ushort4": """struct 8 8
  0 unsigned short x
  2 unsigned short y
  4 unsigned short z
  6 unsigned short w""",
    "int1": """struct 4 4
  0 int x""",
    "uint1": """struct 4 4
  0 unsigned int x""",
    "int2": """struct 8 8
  0 int x
  4 int y""",
    "uint2": """struct 8 8
  0 unsigned int x
  4 unsigned int y""",
    "int3": """struct 12 4
  0 int x
  4 int y
  8 int z""",
    "uint3": """struct 12 4
  0 unsigned int x
  4 unsigned int y
  8 unsigned int z""",
    "int4": """struct 16 16
  0 int x
  4 int y
  8 int z
  12 int w""",
    "uint4": """struct 16 16
  0 unsigned int x
  4 unsigned int y
  8 unsigned int z
  12 unsigned int w""",
    "long1": """struct 8 8
  0 long x""",
    "ulong1": """struct 8 8
  0 unsigned long x""",
    "long2": """struct 16 16
  0 long x
  8 long y""",
    "ulong2": """struct 16 16
  0 unsigned long x
  8 unsigned long y""",
    "long3": """struct 24 8
  0 long x
  8 long y
  16 long z""",
    "ulong3": """struct 24 8
  0 unsigned long x
  8 unsigned long y
  16 unsigned long z""",
    "long4": """struct 32 16
  0 long x
  8 long y
  16 long z
  24 long w""",
    "ulong4": """struct 32 16
  0 unsigned long x
  8 unsigned long y
  16 unsigned long z
  24 unsigned long w""",
    "long4_16a": """@13.0 struct 32 16
  0 long x
  8 long y
  16 long z
  24 long w""",
    "ulong4_16a": """@13.0 struct 32 16
  0 unsigned long x
  8 unsigned long y
  16 unsigned long z
  24 unsigned long w""",
    "long4_32a": """@13.0 struct 32 32
  0 long x
  8 long y
  16 long z
  24 long w""",
    "ulong4_32a": """@13.0 struct 32 32
  0 unsigned long x
  8 unsigned long y
  16 unsigned long z
  24 unsigned long w""",
    "float1": """struct 4 4
  0 float x""",
    "float2": """struct 8 8
  0 float x
  4 float y""",
    "float3": """struct 12 4
  0 float x
  4 float y
  8 float z""",
    "float4": """struct 16 16
  0 float x
  4 float y
  8 float z
  12 float w""",
    "longlong1": """struct 8 8
  0 long long x""",
    "ulonglong1": """struct 8 8
  0 unsigned long long x""",
    "longlong2": """struct 16 16
  0 long long x
  8 long long y""",
    "ulonglong2": """struct 16 16
  0 unsigned long long x
  8 unsigned long long y""",
    "longlong3": """struct 24 8
  0 long long x
  8 long long y
  16 long long z""",
    "ulonglong3": """struct 24 8
  0 unsigned long long x
  8 unsigned long long y
  16 unsigned long long z""",
    "longlong4": """struct 32 16
  0 long long x
  8 long long y
  16 long long z
  24 long long w""",
    "longlong4_16a": """@13.0 struct 32 16
  0 long long x
  8 long long y
  16 long long z
  24 long long w""",
    "longlong4_32a": """@13.0 struct 32 32
  0 long long x
  8 long long y
  16 long long z
  24 long long w""",
    "ulonglong4": """struct 32 16
  0 unsigned long long x
  8 unsigned long long y
  16 unsigned long long z
  24 unsigned long long w""",
    "ulonglong4_16a": """@13.0 struct 32 16
  0 unsigned long long x
  8 unsigned long long y
  16 unsigned long long z
  24 unsigned long long w""",
    "ulonglong4_32a": """@13.0 struct 32 32
  0 unsigned long long x
  8 unsigned long long y
  16 unsigned long long z
  24 unsigned long long w""",
    "double1": """struct 8 8
  0 double x""",
    "double2": """struct 16 16
  0 double x
  8 double y""",
    "double3": """struct 24 8
  0 double x
  8 double y
  16 double z""",
    "double4": """struct 32 16
  0 double x
  8 double y
  16 double z
  24 double w""",
    "double4_16a": """@13.0 struct 32 16
  0 double x
  8 double y
  16 double z
  24 double w""",
    "double4_32a": """@13.0 struct 32 32
  0 double x
  8 double y
  16 double z
  24 double w""",
    "dim3": """struct 12 4
  0 unsigned int x
  4 unsigned int y
  8 unsigned int z""",
    "cudaChannelFormatDesc": """struct 20 4
  0 int x
  4 int y
  8 int z
  12 int w
  16 enum cudaChannelFormatKind f""",
    "cudaArraySparseProperties": """struct 48 8
  0 struct 12 4 tileExtent
    0 unsigned int width
    4 unsigned int height
    8 unsigned int depth
  12 unsigned int miptailFirstLevel
  16 unsigned long long miptailSize
  24 unsigned int flags
  28 unsigned int reserved[4]""",
    "cudaArrayMemoryRequirements": """struct 32 8
  0 size_t size
  8 size_t alignment
  16 unsigned int reserved[4]""",
    "cudaPitchedPtr": """struct 32 8
  0 void *ptr
  8 size_t pitch
  16 size_t xsize
  24 size_t ysize""",
    "cudaExtent": """struct 24 8
  0 size_t width
  8 size_t height
  16 size_t depth""",
    "cudaPos": """struct 24 8
  0 size_t x
  8 size_t y
  16 size_t z""",
    "cudaMemcpy3DParms": """struct 160 8
  0 cudaArray_t srcArray
  8 struct cudaPos srcPos
  32 struct cudaPitchedPtr srcPtr
  64 cudaArray_t dstArray
  72 struct cudaPos dstPos
  96 struct cudaPitchedPtr dstPtr
  128 struct cudaExtent extent
  152 enum cudaMemcpyKind kind""",
    "cudaMemcpyNodeParams": """@12.2<13.1 struct 176 8
  0 int flags
  4 int reserved[3]
  16 struct cudaMemcpy3DParms copyParams
@13.1 struct 176 8
  0 int flags
  4 int reserved
  8 cudaExecutionContext_t ctx
  16 struct cudaMemcpy3DParms copyParams""",
    "cudaMemcpy3DPeerParms": """struct 168 8
  0 cudaArray_t srcArray
  8 struct cudaPos srcPos
  32 struct cudaPitchedPtr srcPtr
  64 int srcDevice
  72 cudaArray_t dstArray
  80 struct cudaPos dstPos
  104 struct cudaPitchedPtr dstPtr
  136 int dstDevice
  144 struct cudaExtent extent""",
    "cudaMemsetParams": """struct 40 8
  0 void *dst
  8 size_t pitch
  16 unsigned int value
  20 unsigned int elementSize
  24 size_t width
  32 size_t height""",
    "cudaMemsetParamsV2": """@12.2<13.1 struct 40 8
  0 void *dst
  8 size_t pitch
  16 unsigned int value
  20 unsigned int elementSize
  24 size_t width
  32 size_t height
@13.1 struct 48 8
  0 void *dst
  8 size_t pitch
  16 unsigned int value
  20 unsigned int elementSize
  24 size_t width
  32 size_t height
  40 cudaExecutionContext_t ctx""",
    "cudaAccessPolicyWindow": """struct 32 8
  0 void *base_ptr
  8 size_t num_bytes
  16 float hitRatio
  20 enum cudaAccessProperty hitProp
  24 enum cudaAccessProperty missProp""",
    "cudaHostNodeParams": """struct 16 8
  0 cudaHostFn_t fn
  8 void *userData""",
    "cudaHostNodeParamsV2": """@12.2<13.2 struct 16 8
  0 cudaHostFn_t fn
  8 void *userData
@13.2<13.4 struct 24 8
  0 cudaHostFn_t fn
  8 void *userData
  16 unsigned int syncMode
@13.4 struct 32 8
  0 cudaHostFn_t fn
  8 void *userData
  16 unsigned int syncMode
  24 cudaExecutionContext_t ctx""",
    "cudaResourceDesc": """@11.7<13.0 struct 64 8
  0 enum cudaResourceType resType
  8 union 56 8 res
    0 struct 8 8 array
      0 cudaArray_t array
    0 struct 8 8 mipmap
      0 cudaMipmappedArray_t mipmap
    0 struct 40 8 linear
      0 void *devPtr
      8 struct cudaChannelFormatDesc desc
      32 size_t sizeInBytes
    0 struct 56 8 pitch2D
      0 void *devPtr
      8 struct cudaChannelFormatDesc desc
      32 size_t width
      40 size_t height
      48 size_t pitchInBytes
@13.0 struct 144 8
  0 enum cudaResourceType resType
  8 union 128 8 res
    0 struct 8 8 array
      0 cudaArray_t array
    0 struct 8 8 mipmap
      0 cudaMipmappedArray_t mipmap
    0 struct 40 8 linear
      0 void *devPtr
      8 struct cudaChannelFormatDesc desc
      32 size_t sizeInBytes
    0 struct 56 8 pitch2D
      0 void *devPtr
      8 struct cudaChannelFormatDesc desc
      32 size_t width
      40 size_t height
      48 size_t pitchInBytes
    0 struct 128 4 reserved
      0 int reserved[32]
  136 unsigned int flags""",
    "cudaResourceViewDesc": """@11.7<13.0 struct 48 8
  0 enum cudaResourceViewFormat format
  8 size_t width
  16 size_t height
  24 size_t depth
  32 unsigned int firstMipmapLevel
  36 unsigned int lastMipmapLevel
  40 unsigned int firstLayer
  44 unsigned int lastLayer
@13.0 struct 112 8
  0 enum cudaResourceViewFormat format
  8 size_t width
  16 size_t height
  24 size_t depth
  32 unsigned int firstMipmapLevel
  36 unsigned int lastMipmapLevel
  40 unsigned int firstLayer
  44 unsigned int lastLayer
  48 unsigned int reserved[16]""",
    "cudaPointerAttributes": """@11.7<13.0 struct 24 8
  0 enum cudaMemoryType type
  4 int device
  8 void *devicePointer
  16 void *hostPointer
@13.0<13.4 struct 88 8
  0 enum cudaMemoryType type
  4 int device
  8 void *devicePointer
  16 void *hostPointer
  24 long reserved[8]
@13.4 struct 88 8
  0 enum cudaMemoryType type
  4 int device
  8 void *devicePointer
  16 void *hostPointer
  24 union 8 8
    0 int localityDomainOrdinal
    0 long unused
  32 long reserved[7]""",
    "cudaFuncAttributes": """@11.7<12.0 struct 56 8
  0 size_t sharedSizeBytes
  8 size_t constSizeBytes
  16 size_t localSizeBytes
  24 int maxThreadsPerBlock
  28 int numRegs
  32 int ptxVersion
  36 int binaryVersion
  40 int cacheModeCA
  44 int maxDynamicSharedSizeBytes
  48 int preferredShmemCarveout
@12.0<13.2 struct 144 8
  0 size_t sharedSizeBytes
  8 size_t constSizeBytes
  16 size_t localSizeBytes
  24 int maxThreadsPerBlock
  28 int numRegs
  32 int ptxVersion
  36 int binaryVersion
  40 int cacheModeCA
  44 int maxDynamicSharedSizeBytes
  48 int preferredShmemCarveout
  52 int clusterDimMustBeSet
  56 int requiredClusterWidth
  60 int requiredClusterHeight
  64 int requiredClusterDepth
  68 int clusterSchedulingPolicyPreference
  72 int nonPortableClusterSizeAllowed
  76 int reserved[16]
@13.2<13.3 struct 144 8
  0 size_t sharedSizeBytes
  8 size_t constSizeBytes
  16 size_t localSizeBytes
  24 int maxThreadsPerBlock
  28 int numRegs
  32 int ptxVersion
  36 int binaryVersion
  40 int cacheModeCA
  44 int maxDynamicSharedSizeBytes
  48 int preferredShmemCarveout
  52 int clusterDimMustBeSet
  56 int requiredClusterWidth
  60 int requiredClusterHeight
  64 int requiredClusterDepth
  68 int clusterSchedulingPolicyPreference
  72 int nonPortableClusterSizeAllowed
  76 int reserved0
  80 int reserved[15]
@13.3<13.4 struct 144 8
  0 size_t sharedSizeBytes
  8 size_t constSizeBytes
  16 size_t localSizeBytes
  24 int maxThreadsPerBlock
  28 int numRegs
  32 int ptxVersion
  36 int binaryVersion
  40 int cacheModeCA
  44 int maxDynamicSharedSizeBytes
  48 int preferredShmemCarveout
  52 int clusterDimMustBeSet
  56 int requiredClusterWidth
  60 int requiredClusterHeight
  64 int requiredClusterDepth
  68 int clusterSchedulingPolicyPreference
  72 int nonPortableClusterSizeAllowed
  76 int deviceNodeUpdateStatus
  80 int reserved1
  84 int reserved[14]
@13.4 struct 144 8
  0 size_t sharedSizeBytes
  8 size_t constSizeBytes
  16 size_t localSizeBytes
  24 int maxThreadsPerBlock
  28 int numRegs
  32 int ptxVersion
  36 int binaryVersion
  40 int cacheModeCA
  44 int maxDynamicSharedSizeBytes
  48 int preferredShmemCarveout
  52 int clusterDimMustBeSet
  56 int requiredClusterWidth
  60 int requiredClusterHeight
  64 int requiredClusterDepth
  68 int clusterSchedulingPolicyPreference
  72 int nonPortableClusterSizeAllowed
  76 int deviceNodeUpdateStatus
  80 cudaSharedMemoryMode sharedMemoryMode
  84 int reserved[14]""",
    "cudaMemLocation": """@11.7<13.3 struct 8 4
  0 enum cudaMemLocationType type
  4 int id
@13.3<13.4 struct 8 4
  0 enum cudaMemLocationType type
  4 union 4 4
    0 int id
@13.4 struct 8 4
  0 enum cudaMemLocationType type
  4 union 4 4
    0 int id
    0 struct 2 1 localized
      0 unsigned char deviceId
      1 unsigned char localityDomainId""",
    "cudaMemAccessDesc": """@11.7<13.3 struct 12 4
  0 struct cudaMemLocation location
  8 enum cudaMemAccessFlags flags
@13.3<13.4 struct 12 4
  0 struct cudaMemLocation location
  8 enum cudaMemAccessFlags flags
@13.4 struct 12 4
  0 struct cudaMemLocation location
  8 enum cudaMemAccessFlags flags""",
    "cudaMemPoolProps": """@11.7<12.2 struct 88 8
  0 enum cudaMemAllocationType allocType
  4 enum cudaMemAllocationHandleType handleTypes
  8 struct cudaMemLocation location
  16 void *win32SecurityAttributes
  24 unsigned char reserved[64]
@12.2<12.6 struct 88 8
  0 enum cudaMemAllocationType allocType
  4 enum cudaMemAllocationHandleType handleTypes
  8 struct cudaMemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned char reserved[56]
@12.6<13.3 struct 88 8
  0 enum cudaMemAllocationType allocType
  4 enum cudaMemAllocationHandleType handleTypes
  8 struct cudaMemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned short usage
  34 unsigned char reserved[54]
@13.3<13.4 struct 88 8
  0 enum cudaMemAllocationType allocType
  4 enum cudaMemAllocationHandleType handleTypes
  8 struct cudaMemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned short usage
  34 unsigned char reserved[54]
@13.4<13.5 struct 88 8
  0 enum cudaMemAllocationType allocType
  4 enum cudaMemAllocationHandleType handleTypes
  8 struct cudaMemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned short usage
  34 unsigned char reserved[54]
@13.5 struct 88 8
  0 enum cudaMemAllocationType allocType
  4 enum cudaMemAllocationHandleType handleTypes
  8 struct cudaMemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned short usage
  34 unsigned char reserved[53]
  87 unsigned char reserved1""",
    "cudaMemPoolPtrExportData": """struct 64 1
  0 unsigned char reserved[64]""",
    "cudaMemAllocNodeParams": """@11.7<12.2 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@12.2<12.6 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@12.6<13.3 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@13.3<13.4 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@13.4<13.5 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@13.5 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr""",
    "cudaMemAllocNodeParamsV2": """@12.2<12.6 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@12.6<13.3 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@13.3<13.4 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@13.4<13.5 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr
@13.5 struct 120 8
  0 struct cudaMemPoolProps poolProps
  88 const struct cudaMemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 void *dptr""",
    "cudaMemFreeNodeParams": """@12.2 struct 8 8
  0 void *dptr""",
    "cudaMemcpyAttributes": """@12.8<13.3 struct 24 4
  0 enum cudaMemcpySrcAccessOrder srcAccessOrder
  4 struct cudaMemLocation srcLocHint
  12 struct cudaMemLocation dstLocHint
  20 unsigned int flags
@13.3<13.4 struct 24 4
  0 enum cudaMemcpySrcAccessOrder srcAccessOrder
  4 struct cudaMemLocation srcLocHint
  12 struct cudaMemLocation dstLocHint
  20 unsigned int flags
@13.4 struct 24 4
  0 enum cudaMemcpySrcAccessOrder srcAccessOrder
  4 struct cudaMemLocation srcLocHint
  12 struct cudaMemLocation dstLocHint
  20 unsigned int flags""",
    "cudaOffset3D": """@12.8 struct 24 8
  0 size_t x
  8 size_t y
  16 size_t z""",
    "cudaMemcpy3DOperand": """@12.8<13.3 struct 40 8
  0 enum cudaMemcpy3DOperandType type
  8 union 32 8 op
    0 struct 32 8 ptr
      0 void *ptr
      8 size_t rowLength
      16 size_t layerHeight
      24 struct cudaMemLocation locHint
    0 struct 32 8 array
      0 cudaArray_t array
      8 struct cudaOffset3D offset
@13.3<13.4 struct 40 8
  0 enum cudaMemcpy3DOperandType type
  8 union 32 8 op
    0 struct 32 8 ptr
      0 void *ptr
      8 size_t rowLength
      16 size_t layerHeight
      24 struct cudaMemLocation locHint
    0 struct 32 8 array
      0 cudaArray_t array
      8 struct cudaOffset3D offset
@13.4 struct 40 8
  0 enum cudaMemcpy3DOperandType type
  8 union 32 8 op
    0 struct 32 8 ptr
      0 void *ptr
      8 size_t rowLength
      16 size_t layerHeight
      24 struct cudaMemLocation locHint
    0 struct 32 8 array
      0 cudaArray_t array
      8 struct cudaOffset3D offset""",
    "cudaMemcpy3DBatchOp": """@12.8<13.3 struct 112 8
  0 struct cudaMemcpy3DOperand src
  40 struct cudaMemcpy3DOperand dst
  80 struct cudaExtent extent
  104 enum cudaMemcpySrcAccessOrder srcAccessOrder
  108 unsigned int flags
@13.3<13.4 struct 112 8
  0 struct cudaMemcpy3DOperand src
  40 struct cudaMemcpy3DOperand dst
  80 struct cudaExtent extent
  104 enum cudaMemcpySrcAccessOrder srcAccessOrder
  108 unsigned int flags
@13.4 struct 112 8
  0 struct cudaMemcpy3DOperand src
  40 struct cudaMemcpy3DOperand dst
  80 struct cudaExtent extent
  104 enum cudaMemcpySrcAccessOrder srcAccessOrder
  108 unsigned int flags""",
    "CUuuid_st": """struct 16 1
  0 char bytes[16]""",
    "cudaDeviceProp": """@11.7<12.0 struct 728 8
  0 char name[256]
  256 cudaUUID_t uuid
  272 char luid[8]
  280 unsigned int luidDeviceNodeMask
  288 size_t totalGlobalMem
  296 size_t sharedMemPerBlock
  304 int regsPerBlock
  308 int warpSize
  312 size_t memPitch
  320 int maxThreadsPerBlock
  324 int maxThreadsDim[3]
  336 int maxGridSize[3]
  348 int clockRate
  352 size_t totalConstMem
  360 int major
  364 int minor
  368 size_t textureAlignment
  376 size_t texturePitchAlignment
  384 int deviceOverlap
  388 int multiProcessorCount
  392 int kernelExecTimeoutEnabled
  396 int integrated
  400 int canMapHostMemory
  404 int computeMode
  408 int maxTexture1D
  412 int maxTexture1DMipmap
  416 int maxTexture1DLinear
  420 int maxTexture2D[2]
  428 int maxTexture2DMipmap[2]
  436 int maxTexture2DLinear[3]
  448 int maxTexture2DGather[2]
  456 int maxTexture3D[3]
  468 int maxTexture3DAlt[3]
  480 int maxTextureCubemap
  484 int maxTexture1DLayered[2]
  492 int maxTexture2DLayered[3]
  504 int maxTextureCubemapLayered[2]
  512 int maxSurface1D
  516 int maxSurface2D[2]
  524 int maxSurface3D[3]
  536 int maxSurface1DLayered[2]
  544 int maxSurface2DLayered[3]
  556 int maxSurfaceCubemap
  560 int maxSurfaceCubemapLayered[2]
  568 size_t surfaceAlignment
  576 int concurrentKernels
  580 int ECCEnabled
  584 int pciBusID
  588 int pciDeviceID
  592 int pciDomainID
  596 int tccDriver
  600 int asyncEngineCount
  604 int unifiedAddressing
  608 int memoryClockRate
  612 int memoryBusWidth
  616 int l2CacheSize
  620 int persistingL2CacheMaxSize
  624 int maxThreadsPerMultiProcessor
  628 int streamPrioritiesSupported
  632 int globalL1CacheSupported
  636 int localL1CacheSupported
  640 size_t sharedMemPerMultiprocessor
  648 int regsPerMultiprocessor
  652 int managedMemory
  656 int isMultiGpuBoard
  660 int multiGpuBoardGroupID
  664 int hostNativeAtomicSupported
  668 int singleToDoublePrecisionPerfRatio
  672 int pageableMemoryAccess
  676 int concurrentManagedAccess
  680 int computePreemptionSupported
  684 int canUseHostPointerForRegisteredMem
  688 int cooperativeLaunch
  692 int cooperativeMultiDeviceLaunch
  696 size_t sharedMemPerBlockOptin
  704 int pageableMemoryAccessUsesHostPageTables
  708 int directManagedMemAccessFromHost
  712 int maxBlocksPerMultiProcessor
  716 int accessPolicyMaxWindowSize
  720 size_t reservedSharedMemPerBlock
@12.0<12.1 struct 1032 8
  0 char name[256]
  256 cudaUUID_t uuid
  272 char luid[8]
  280 unsigned int luidDeviceNodeMask
  288 size_t totalGlobalMem
  296 size_t sharedMemPerBlock
  304 int regsPerBlock
  308 int warpSize
  312 size_t memPitch
  320 int maxThreadsPerBlock
  324 int maxThreadsDim[3]
  336 int maxGridSize[3]
  348 int clockRate
  352 size_t totalConstMem
  360 int major
  364 int minor
  368 size_t textureAlignment
  376 size_t texturePitchAlignment
  384 int deviceOverlap
  388 int multiProcessorCount
  392 int kernelExecTimeoutEnabled
  396 int integrated
  400 int canMapHostMemory
  404 int computeMode
  408 int maxTexture1D
  412 int maxTexture1DMipmap
  416 int maxTexture1DLinear
  420 int maxTexture2D[2]
  428 int maxTexture2DMipmap[2]
  436 int maxTexture2DLinear[3]
  448 int maxTexture2DGather[2]
  456 int maxTexture3D[3]
  468 int maxTexture3DAlt[3]
  480 int maxTextureCubemap
  484 int maxTexture1DLayered[2]
  492 int maxTexture2DLayered[3]
  504 int maxTextureCubemapLayered[2]
  512 int maxSurface1D
  516 int maxSurface2D[2]
  524 int maxSurface3D[3]
  536 int maxSurface1DLayered[2]
  544 int maxSurface2DLayered[3]
  556 int maxSurfaceCubemap
  560 int maxSurfaceCubemapLayered[2]
  568 size_t surfaceAlignment
  576 int concurrentKernels
  580 int ECCEnabled
  584 int pciBusID
  588 int pciDeviceID
  592 int pciDomainID
  596 int tccDriver
  600 int asyncEngineCount
  604 int unifiedAddressing
  608 int memoryClockRate
  612 int memoryBusWidth
  616 int l2CacheSize
  620 int persistingL2CacheMaxSize
  624 int maxThreadsPerMultiProcessor
  628 int streamPrioritiesSupported
  632 int globalL1CacheSupported
  636 int localL1CacheSupported
  640 size_t sharedMemPerMultiprocessor
  648 int regsPerMultiprocessor
  652 int managedMemory
  656 int isMultiGpuBoard
  660 int multiGpuBoardGroupID
  664 int hostNativeAtomicSupported
  668 int singleToDoublePrecisionPerfRatio
  672 int pageableMemoryAccess
  676 int concurrentManagedAccess
  680 int computePreemptionSupported
  684 int canUseHostPointerForRegisteredMem
  688 int cooperativeLaunch
  692 int cooperativeMultiDeviceLaunch
  696 size_t sharedMemPerBlockOptin
  704 int pageableMemoryAccessUsesHostPageTables
  708 int directManagedMemAccessFromHost
  712 int maxBlocksPerMultiProcessor
  716 int accessPolicyMaxWindowSize
  720 size_t reservedSharedMemPerBlock
  728 int hostRegisterSupported
  732 int sparseCudaArraySupported
  736 int hostRegisterReadOnlySupported
  740 int timelineSemaphoreInteropSupported
  744 int memoryPoolsSupported
  748 int gpuDirectRDMASupported
  752 unsigned int gpuDirectRDMAFlushWritesOptions
  756 int gpuDirectRDMAWritesOrdering
  760 unsigned int memoryPoolSupportedHandleTypes
  764 int deferredMappingCudaArraySupported
  768 int ipcEventSupported
  772 int clusterLaunch
  776 int unifiedFunctionPointers
  780 int reserved[63]
@12.1<12.3 struct 1032 8
  0 char name[256]
  256 cudaUUID_t uuid
  272 char luid[8]
  280 unsigned int luidDeviceNodeMask
  288 size_t totalGlobalMem
  296 size_t sharedMemPerBlock
  304 int regsPerBlock
  308 int warpSize
  312 size_t memPitch
  320 int maxThreadsPerBlock
  324 int maxThreadsDim[3]
  336 int maxGridSize[3]
  348 int clockRate
  352 size_t totalConstMem
  360 int major
  364 int minor
  368 size_t textureAlignment
  376 size_t texturePitchAlignment
  384 int deviceOverlap
  388 int multiProcessorCount
  392 int kernelExecTimeoutEnabled
  396 int integrated
  400 int canMapHostMemory
  404 int computeMode
  408 int maxTexture1D
  412 int maxTexture1DMipmap
  416 int maxTexture1DLinear
  420 int maxTexture2D[2]
  428 int maxTexture2DMipmap[2]
  436 int maxTexture2DLinear[3]
  448 int maxTexture2DGather[2]
  456 int maxTexture3D[3]
  468 int maxTexture3DAlt[3]
  480 int maxTextureCubemap
  484 int maxTexture1DLayered[2]
  492 int maxTexture2DLayered[3]
  504 int maxTextureCubemapLayered[2]
  512 int maxSurface1D
  516 int maxSurface2D[2]
  524 int maxSurface3D[3]
  536 int maxSurface1DLayered[2]
  544 int maxSurface2DLayered[3]
  556 int maxSurfaceCubemap
  560 int maxSurfaceCubemapLayered[2]
  568 size_t surfaceAlignment
  576 int concurrentKernels
  580 int ECCEnabled
  584 int pciBusID
  588 int pciDeviceID
  592 int pciDomainID
  596 int tccDriver
  600 int asyncEngineCount
  604 int unifiedAddressing
  608 int memoryClockRate
  612 int memoryBusWidth
  616 int l2CacheSize
  620 int persistingL2CacheMaxSize
  624 int maxThreadsPerMultiProcessor
  628 int streamPrioritiesSupported
  632 int globalL1CacheSupported
  636 int localL1CacheSupported
  640 size_t sharedMemPerMultiprocessor
  648 int regsPerMultiprocessor
  652 int managedMemory
  656 int isMultiGpuBoard
  660 int multiGpuBoardGroupID
  664 int hostNativeAtomicSupported
  668 int singleToDoublePrecisionPerfRatio
  672 int pageableMemoryAccess
  676 int concurrentManagedAccess
  680 int computePreemptionSupported
  684 int canUseHostPointerForRegisteredMem
  688 int cooperativeLaunch
  692 int cooperativeMultiDeviceLaunch
  696 size_t sharedMemPerBlockOptin
  704 int pageableMemoryAccessUsesHostPageTables
  708 int directManagedMemAccessFromHost
  712 int maxBlocksPerMultiProcessor
  716 int accessPolicyMaxWindowSize
  720 size_t reservedSharedMemPerBlock
  728 int hostRegisterSupported
  732 int sparseCudaArraySupported
  736 int hostRegisterReadOnlySupported
  740 int timelineSemaphoreInteropSupported
  744 int memoryPoolsSupported
  748 int gpuDirectRDMASupported
  752 unsigned int gpuDirectRDMAFlushWritesOptions
  756 int gpuDirectRDMAWritesOrdering
  760 unsigned int memoryPoolSupportedHandleTypes
  764 int deferredMappingCudaArraySupported
  768 int ipcEventSupported
  772 int clusterLaunch
  776 int unifiedFunctionPointers
  780 int reserved2[2]
  788 int reserved[61]
@12.3<12.8 struct 1032 8
  0 char name[256]
  256 cudaUUID_t uuid
  272 char luid[8]
  280 unsigned int luidDeviceNodeMask
  288 size_t totalGlobalMem
  296 size_t sharedMemPerBlock
  304 int regsPerBlock
  308 int warpSize
  312 size_t memPitch
  320 int maxThreadsPerBlock
  324 int maxThreadsDim[3]
  336 int maxGridSize[3]
  348 int clockRate
  352 size_t totalConstMem
  360 int major
  364 int minor
  368 size_t textureAlignment
  376 size_t texturePitchAlignment
  384 int deviceOverlap
  388 int multiProcessorCount
  392 int kernelExecTimeoutEnabled
  396 int integrated
  400 int canMapHostMemory
  404 int computeMode
  408 int maxTexture1D
  412 int maxTexture1DMipmap
  416 int maxTexture1DLinear
  420 int maxTexture2D[2]
  428 int maxTexture2DMipmap[2]
  436 int maxTexture2DLinear[3]
  448 int maxTexture2DGather[2]
  456 int maxTexture3D[3]
  468 int maxTexture3DAlt[3]
  480 int maxTextureCubemap
  484 int maxTexture1DLayered[2]
  492 int maxTexture2DLayered[3]
  504 int maxTextureCubemapLayered[2]
  512 int maxSurface1D
  516 int maxSurface2D[2]
  524 int maxSurface3D[3]
  536 int maxSurface1DLayered[2]
  544 int maxSurface2DLayered[3]
  556 int maxSurfaceCubemap
  560 int maxSurfaceCubemapLayered[2]
  568 size_t surfaceAlignment
  576 int concurrentKernels
  580 int ECCEnabled
  584 int pciBusID
  588 int pciDeviceID
  592 int pciDomainID
  596 int tccDriver
  600 int asyncEngineCount
  604 int unifiedAddressing
  608 int memoryClockRate
  612 int memoryBusWidth
  616 int l2CacheSize
  620 int persistingL2CacheMaxSize
  624 int maxThreadsPerMultiProcessor
  628 int streamPrioritiesSupported
  632 int globalL1CacheSupported
  636 int localL1CacheSupported
  640 size_t sharedMemPerMultiprocessor
  648 int regsPerMultiprocessor
  652 int managedMemory
  656 int isMultiGpuBoard
  660 int multiGpuBoardGroupID
  664 int hostNativeAtomicSupported
  668 int singleToDoublePrecisionPerfRatio
  672 int pageableMemoryAccess
  676 int concurrentManagedAccess
  680 int computePreemptionSupported
  684 int canUseHostPointerForRegisteredMem
  688 int cooperativeLaunch
  692 int cooperativeMultiDeviceLaunch
  696 size_t sharedMemPerBlockOptin
  704 int pageableMemoryAccessUsesHostPageTables
  708 int directManagedMemAccessFromHost
  712 int maxBlocksPerMultiProcessor
  716 int accessPolicyMaxWindowSize
  720 size_t reservedSharedMemPerBlock
  728 int hostRegisterSupported
  732 int sparseCudaArraySupported
  736 int hostRegisterReadOnlySupported
  740 int timelineSemaphoreInteropSupported
  744 int memoryPoolsSupported
  748 int gpuDirectRDMASupported
  752 unsigned int gpuDirectRDMAFlushWritesOptions
  756 int gpuDirectRDMAWritesOrdering
  760 unsigned int memoryPoolSupportedHandleTypes
  764 int deferredMappingCudaArraySupported
  768 int ipcEventSupported
  772 int clusterLaunch
  776 int unifiedFunctionPointers
  780 int reserved2[2]
  788 int reserved1[1]
  792 int reserved[60]
@12.8<13.0 struct 1032 8
  0 char name[256]
  256 cudaUUID_t uuid
  272 char luid[8]
  280 unsigned int luidDeviceNodeMask
  288 size_t totalGlobalMem
  296 size_t sharedMemPerBlock
  304 int regsPerBlock
  308 int warpSize
  312 size_t memPitch
  320 int maxThreadsPerBlock
  324 int maxThreadsDim[3]
  336 int maxGridSize[3]
  348 int clockRate
  352 size_t totalConstMem
  360 int major
  364 int minor
  368 size_t textureAlignment
  376 size_t texturePitchAlignment
  384 int deviceOverlap
  388 int multiProcessorCount
  392 int kernelExecTimeoutEnabled
  396 int integrated
  400 int canMapHostMemory
  404 int computeMode
  408 int maxTexture1D
  412 int maxTexture1DMipmap
  416 int maxTexture1DLinear
  420 int maxTexture2D[2]
  428 int maxTexture2DMipmap[2]
  436 int maxTexture2DLinear[3]
  448 int maxTexture2DGather[2]
  456 int maxTexture3D[3]
  468 int maxTexture3DAlt[3]
  480 int maxTextureCubemap
  484 int maxTexture1DLayered[2]
  492 int maxTexture2DLayered[3]
  504 int maxTextureCubemapLayered[2]
  512 int maxSurface1D
  516 int maxSurface2D[2]
  524 int maxSurface3D[3]
  536 int maxSurface1DLayered[2]
  544 int maxSurface2DLayered[3]
  556 int maxSurfaceCubemap
  560 int maxSurfaceCubemapLayered[2]
  568 size_t surfaceAlignment
  576 int concurrentKernels
  580 int ECCEnabled
  584 int pciBusID
  588 int pciDeviceID
  592 int pciDomainID
  596 int tccDriver
  600 int asyncEngineCount
  604 int unifiedAddressing
  608 int memoryClockRate
  612 int memoryBusWidth
  616 int l2CacheSize
  620 int persistingL2CacheMaxSize
  624 int maxThreadsPerMultiProcessor
  628 int streamPrioritiesSupported
  632 int globalL1CacheSupported
  636 int localL1CacheSupported
  640 size_t sharedMemPerMultiprocessor
  648 int regsPerMultiprocessor
  652 int managedMemory
  656 int isMultiGpuBoard
  660 int multiGpuBoardGroupID
  664 int hostNativeAtomicSupported
  668 int singleToDoublePrecisionPerfRatio
  672 int pageableMemoryAccess
  676 int concurrentManagedAccess
  680 int computePreemptionSupported
  684 int canUseHostPointerForRegisteredMem
  688 int cooperativeLaunch
  692 int cooperativeMultiDeviceLaunch
  696 size_t sharedMemPerBlockOptin
  704 int pageableMemoryAccessUsesHostPageTables
  708 int directManagedMemAccessFromHost
  712 int maxBlocksPerMultiProcessor
  716 int accessPolicyMaxWindowSize
  720 size_t reservedSharedMemPerBlock
  728 int hostRegisterSupported
  732 int sparseCudaArraySupported
  736 int hostRegisterReadOnlySupported
  740 int timelineSemaphoreInteropSupported
  744 int memoryPoolsSupported
  748 int gpuDirectRDMASupported
  752 unsigned int gpuDirectRDMAFlushWritesOptions
  756 int gpuDirectRDMAWritesOrdering
  760 unsigned int memoryPoolSupportedHandleTypes
  764 int deferredMappingCudaArraySupported
  768 int ipcEventSupported
  772 int clusterLaunch
  776 int unifiedFunctionPointers
  780 int reserved[63]
@13.0 struct 1008 8
  0 char name[256]
  256 cudaUUID_t uuid
  272 char luid[8]
  280 unsigned int luidDeviceNodeMask
  288 size_t totalGlobalMem
  296 size_t sharedMemPerBlock
  304 int regsPerBlock
  308 int warpSize
  312 size_t memPitch
  320 int maxThreadsPerBlock
  324 int maxThreadsDim[3]
  336 int maxGridSize[3]
  352 size_t totalConstMem
  360 int major
  364 int minor
  368 size_t textureAlignment
  376 size_t texturePitchAlignment
  384 int multiProcessorCount
  388 int integrated
  392 int canMapHostMemory
  396 int maxTexture1D
  400 int maxTexture1DMipmap
  404 int maxTexture2D[2]
  412 int maxTexture2DMipmap[2]
  420 int maxTexture2DLinear[3]
  432 int maxTexture2DGather[2]
  440 int maxTexture3D[3]
  452 int maxTexture3DAlt[3]
  464 int maxTextureCubemap
  468 int maxTexture1DLayered[2]
  476 int maxTexture2DLayered[3]
  488 int maxTextureCubemapLayered[2]
  496 int maxSurface1D
  500 int maxSurface2D[2]
  508 int maxSurface3D[3]
  520 int maxSurface1DLayered[2]
  528 int maxSurface2DLayered[3]
  540 int maxSurfaceCubemap
  544 int maxSurfaceCubemapLayered[2]
  552 size_t surfaceAlignment
  560 int concurrentKernels
  564 int ECCEnabled
  568 int pciBusID
  572 int pciDeviceID
  576 int pciDomainID
  580 int tccDriver
  584 int asyncEngineCount
  588 int unifiedAddressing
  592 int memoryBusWidth
  596 int l2CacheSize
  600 int persistingL2CacheMaxSize
  604 int maxThreadsPerMultiProcessor
  608 int streamPrioritiesSupported
  612 int globalL1CacheSupported
  616 int localL1CacheSupported
  624 size_t sharedMemPerMultiprocessor
  632 int regsPerMultiprocessor
  636 int managedMemory
  640 int isMultiGpuBoard
  644 int multiGpuBoardGroupID
  648 int hostNativeAtomicSupported
  652 int pageableMemoryAccess
  656 int concurrentManagedAccess
  660 int computePreemptionSupported
  664 int canUseHostPointerForRegisteredMem
  668 int cooperativeLaunch
  672 size_t sharedMemPerBlockOptin
  680 int pageableMemoryAccessUsesHostPageTables
  684 int directManagedMemAccessFromHost
  688 int maxBlocksPerMultiProcessor
  692 int accessPolicyMaxWindowSize
  696 size_t reservedSharedMemPerBlock
  704 int hostRegisterSupported
  708 int sparseCudaArraySupported
  712 int hostRegisterReadOnlySupported
  716 int timelineSemaphoreInteropSupported
  720 int memoryPoolsSupported
  724 int gpuDirectRDMASupported
  728 unsigned int gpuDirectRDMAFlushWritesOptions
  732 int gpuDirectRDMAWritesOrdering
  736 unsigned int memoryPoolSupportedHandleTypes
  740 int deferredMappingCudaArraySupported
  744 int ipcEventSupported
  748 int clusterLaunch
  752 int unifiedFunctionPointers
  756 int deviceNumaConfig
  760 int deviceNumaId
  764 int mpsEnabled
  768 int hostNumaId
  772 unsigned int gpuPciDeviceID
  776 unsigned int gpuPciSubsystemID
  780 int hostNumaMultinodeIpcSupported
  784 int reserved[56]""",
    "cudaIpcEventHandle_st": """struct 64 1
  0 char reserved[64]""",
    "cudaIpcMemHandle_st": """struct 64 1
  0 char reserved[64]""",
    "cudaMemFabricHandle_st": """@12.3 struct 64 1
  0 char reserved[64]""",
    "cudaExternalMemoryHandleDesc": """@11.7<13.0 struct 40 8
  0 enum cudaExternalMemoryHandleType type
  8 union 16 8 handle
    0 int fd
    0 struct 16 8 win32
      0 void *handle
      8 const void *name
    0 const void *nvSciBufObject
  24 unsigned long long size
  32 unsigned int flags
@13.0 struct 104 8
  0 enum cudaExternalMemoryHandleType type
  8 union 16 8 handle
    0 int fd
    0 struct 16 8 win32
      0 void *handle
      8 const void *name
    0 const void *nvSciBufObject
  24 unsigned long long size
  32 unsigned int flags
  36 unsigned int reserved[16]""",
    "cudaExternalMemoryBufferDesc": """@11.7<13.0 struct 24 8
  0 unsigned long long offset
  8 unsigned long long size
  16 unsigned int flags
@13.0 struct 88 8
  0 unsigned long long offset
  8 unsigned long long size
  16 unsigned int flags
  20 unsigned int reserved[16]""",
    "cudaExternalMemoryMipmappedArrayDesc": """@11.7<13.0 struct 64 8
  0 unsigned long long offset
  8 struct cudaChannelFormatDesc formatDesc
  32 struct cudaExtent extent
  56 unsigned int flags
  60 unsigned int numLevels
@13.0 struct 128 8
  0 unsigned long long offset
  8 struct cudaChannelFormatDesc formatDesc
  32 struct cudaExtent extent
  56 unsigned int flags
  60 unsigned int numLevels
  64 unsigned int reserved[16]""",
    "cudaExternalSemaphoreHandleDesc": """@11.7<13.0 struct 32 8
  0 enum cudaExternalSemaphoreHandleType type
  8 union 16 8 handle
    0 int fd
    0 struct 16 8 win32
      0 void *handle
      8 const void *name
    0 const void *nvSciSyncObj
  24 unsigned int flags
@13.0 struct 96 8
  0 enum cudaExternalSemaphoreHandleType type
  8 union 16 8 handle
    0 int fd
    0 struct 16 8 win32
      0 void *handle
      8 const void *name
    0 const void *nvSciSyncObj
  24 unsigned int flags
  28 unsigned int reserved[16]""",
    "cudaExternalSemaphoreSignalParams": """struct 144 8
  0 struct 72 8 params
    0 struct 8 8 fence
      0 unsigned long long value
    8 union 8 8 nvSciSync
      0 void *fence
      0 unsigned long long reserved
    16 struct 8 8 keyedMutex
      0 unsigned long long key
    24 unsigned int reserved[12]
  72 unsigned int flags
  76 unsigned int reserved[16]""",
    "cudaExternalSemaphoreWaitParams": """struct 144 8
  0 struct 72 8 params
    0 struct 8 8 fence
      0 unsigned long long value
    8 union 8 8 nvSciSync
      0 void *fence
      0 unsigned long long reserved
    16 struct 16 8 keyedMutex
      0 unsigned long long key
      8 unsigned int timeoutMs
    32 unsigned int reserved[10]
  72 unsigned int flags
  76 unsigned int reserved[16]""",
    "cudaDevSmResource": """@13.1<13.4 struct 16 4
  0 unsigned int smCount
  4 unsigned int minSmPartitionSize
  8 unsigned int smCoscheduledAlignment
  12 unsigned int flags
@13.4 struct 20 4
  0 unsigned int smCount
  4 unsigned int minSmPartitionSize
  8 unsigned int smCoscheduledAlignment
  12 unsigned int flags
  16 unsigned int localityDomainId""",
    "cudaDevWorkqueueConfigResource": """@13.1 struct 12 4
  0 int device
  4 unsigned int wqConcurrencyLimit
  8 enum cudaDevWorkqueueConfigScope sharingScope""",
    "cudaDevWorkqueueResource": """@13.1 struct 40 1
  0 unsigned char reserved[40]""",
    "cudaDevSmResourceGroupParams_st": """@13.1<13.4 struct 64 4
  0 unsigned int smCount
  4 unsigned int coscheduledSmCount
  8 unsigned int preferredCoscheduledSmCount
  12 unsigned int flags
  16 unsigned int reserved[12]
@13.4 struct 64 4
  0 unsigned int smCount
  4 unsigned int coscheduledSmCount
  8 unsigned int preferredCoscheduledSmCount
  12 unsigned int flags
  16 unsigned int localityDomainId
  20 unsigned int reserved[11]""",
    "cudaDevResource_st": """@13.1<13.4 struct 144 8
  0 enum cudaDevResourceType type
  4 unsigned char _internal_padding[92]
  96 union 40 4
    0 struct cudaDevSmResource sm
    0 struct cudaDevWorkqueueConfigResource wqConfig
    0 struct cudaDevWorkqueueResource wq
    0 unsigned char _oversize[40]
  136 struct cudaDevResource_st *nextResource
@13.4 struct 144 8
  0 enum cudaDevResourceType type
  4 unsigned char _internal_padding[92]
  96 union 40 4
    0 struct cudaDevSmResource sm
    0 struct cudaDevWorkqueueConfigResource wqConfig
    0 struct cudaDevWorkqueueResource wq
    0 unsigned char _oversize[40]
  136 struct cudaDevResource_st *nextResource""",
    "cudalibraryHostUniversalFunctionAndDataTable": """@12.8 struct 32 8
  0 void *functionTable
  8 size_t functionWindowSize
  16 void *dataTable
  24 size_t dataWindowSize""",
    "cudaKernelNodeParams": """struct 56 8
  0 void *func
  8 dim3 gridDim
  20 dim3 blockDim
  32 unsigned int sharedMemBytes
  40 void **kernelParams
  48 void **extra""",
    "cudaKernelNodeParamsV2": """@12.2<13.1 struct 56 8
  0 void *func
  8 dim3 gridDim
  20 dim3 blockDim
  32 unsigned int sharedMemBytes
  40 void **kernelParams
  48 void **extra
@13.1<13.2 struct 64 8
  0 void *func
  8 dim3 gridDim
  20 dim3 blockDim
  32 unsigned int sharedMemBytes
  40 void **kernelParams
  48 void **extra
  56 cudaExecutionContext_t ctx
@13.2 struct 72 8
  0 union 8 8
    0 void *func
    0 cudaKernel_t kern
    0 cudaFunction_t cuFunc
  8 dim3 gridDim
  20 dim3 blockDim
  32 unsigned int sharedMemBytes
  40 void **kernelParams
  48 void **extra
  56 cudaExecutionContext_t ctx
  64 enum cudaKernelFunctionType functionType""",
    "cudaExternalSemaphoreSignalNodeParams": """struct 24 8
  0 cudaExternalSemaphore_t *extSemArray
  8 const struct cudaExternalSemaphoreSignalParams *paramsArray
  16 unsigned int numExtSems""",
    "cudaExternalSemaphoreSignalNodeParamsV2": """@12.2<13.4 struct 24 8
  0 cudaExternalSemaphore_t *extSemArray
  8 const struct cudaExternalSemaphoreSignalParams *paramsArray
  16 unsigned int numExtSems
@13.4 struct 32 8
  0 cudaExternalSemaphore_t *extSemArray
  8 const struct cudaExternalSemaphoreSignalParams *paramsArray
  16 unsigned int numExtSems
  24 cudaExecutionContext_t ctx""",
    "cudaExternalSemaphoreWaitNodeParams": """struct 24 8
  0 cudaExternalSemaphore_t *extSemArray
  8 const struct cudaExternalSemaphoreWaitParams *paramsArray
  16 unsigned int numExtSems""",
    "cudaExternalSemaphoreWaitNodeParamsV2": """@12.2<13.4 struct 24 8
  0 cudaExternalSemaphore_t *extSemArray
  8 const struct cudaExternalSemaphoreWaitParams *paramsArray
  16 unsigned int numExtSems
@13.4 struct 32 8
  0 cudaExternalSemaphore_t *extSemArray
  8 const struct cudaExternalSemaphoreWaitParams *paramsArray
  16 unsigned int numExtSems
  24 cudaExecutionContext_t ctx""",
    "cudaConditionalNodeParams": """@12.3<13.1 struct 24 8
  0 cudaGraphConditionalHandle handle
  8 enum cudaGraphConditionalNodeType type
  12 unsigned int size
  16 cudaGraph_t *phGraph_out
@13.1 struct 32 8
  0 cudaGraphConditionalHandle handle
  8 enum cudaGraphConditionalNodeType type
  12 unsigned int size
  16 cudaGraph_t *phGraph_out
  24 cudaExecutionContext_t ctx""",
    "cudaMemcpyBatchNodeParams": """@13.5 struct 64 8
  0 size_t count
  8 void **dsts
  16 void **srcs
  24 size_t *sizes
  32 struct cudaMemcpyAttributes *attrs
  40 size_t *attrsIdxs
  48 size_t numAttrs
  56 cudaExecutionContext_t ctx""",
    "cudaChildGraphNodeParams": """@12.2<12.9 struct 8 8
  0 cudaGraph_t graph
@12.9 struct 16 8
  0 cudaGraph_t graph
  8 enum cudaGraphChildGraphNodeOwnership ownership""",
    "cudaEventRecordNodeParams": """@12.2<13.4 struct 8 8
  0 cudaEvent_t event
@13.4 struct 16 8
  0 cudaEvent_t event
  8 cudaExecutionContext_t ctx""",
    "cudaEventWaitNodeParams": """@12.2 struct 8 8
  0 cudaEvent_t event""",
    "cudaGraphNodeParams": """@12.2<12.3 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
  248 long long reserved2
@12.3<12.6 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
  248 long long reserved2
@12.6<12.9 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
  248 long long reserved2
@12.9<13.1 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
  248 long long reserved2
@13.1<13.2 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
  248 long long reserved2
@13.2<13.3 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
  248 long long reserved2
@13.3<13.4 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
  248 long long reserved2
@13.4<13.5 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
  248 long long reserved2
@13.5 struct 256 8
  0 enum cudaGraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 struct cudaKernelNodeParamsV2 kernel
    0 struct cudaMemcpyNodeParams memcpy
    0 struct cudaMemsetParamsV2 memset
    0 struct cudaHostNodeParamsV2 host
    0 struct cudaChildGraphNodeParams graph
    0 struct cudaEventWaitNodeParams eventWait
    0 struct cudaEventRecordNodeParams eventRecord
    0 struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    0 struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    0 struct cudaMemAllocNodeParamsV2 alloc
    0 struct cudaMemFreeNodeParams free
    0 struct cudaConditionalNodeParams conditional
    0 struct cudaMemcpyBatchNodeParams memcpyBatch
  248 long long reserved2""",
    "cudaGraphEdgeData_st": """@12.3 struct 8 1
  0 unsigned char from_port
  1 unsigned char to_port
  2 unsigned char type
  3 unsigned char reserved[5]""",
    "cudaGraphInstantiateParams_st": """@12.0 struct 32 8
  0 unsigned long long flags
  8 cudaStream_t uploadStream
  16 cudaGraphNode_t errNode_out
  24 cudaGraphInstantiateResult result_out""",
    "cudaGraphExecUpdateResultInfo_st": """@12.0 struct 24 8
  0 enum cudaGraphExecUpdateResult result
  8 cudaGraphNode_t errorNode
  16 cudaGraphNode_t errorFromNode""",
    "cudaGraphKernelNodeUpdate": """@12.4 struct 40 8
  0 cudaGraphDeviceNode_t node
  8 enum cudaGraphKernelNodeField field
  16 union 24 8 updateData
    0 dim3 gridDim
    0 struct 24 8 param
      0 const void *pValue
      8 size_t offset
      16 size_t size
    0 unsigned int isEnabled""",
    "cudaLaunchMemSyncDomainMap_st": """@12.0 struct 2 1
  0 unsigned char default_
  1 unsigned char remote""",
    "cudaLaunchAttributeValue": """@11.8<12.0 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
@12.0<12.3 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 cudaLaunchMemSyncDomainMap memSyncDomainMap
  0 cudaLaunchMemSyncDomain memSyncDomain
@12.3<12.4 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 cudaLaunchMemSyncDomainMap memSyncDomainMap
  0 cudaLaunchMemSyncDomain memSyncDomain
  0 struct 16 8 launchCompletionEvent
    0 cudaEvent_t event
    8 int flags
@12.4<12.5 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 cudaLaunchMemSyncDomainMap memSyncDomainMap
  0 cudaLaunchMemSyncDomain memSyncDomain
  0 struct 16 8 launchCompletionEvent
    0 cudaEvent_t event
    8 int flags
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 cudaGraphDeviceNode_t devNode
@12.5<12.8 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 cudaLaunchMemSyncDomainMap memSyncDomainMap
  0 cudaLaunchMemSyncDomain memSyncDomain
  0 struct 16 8 launchCompletionEvent
    0 cudaEvent_t event
    8 int flags
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 cudaGraphDeviceNode_t devNode
  0 unsigned int sharedMemCarveout
@12.8<13.0 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 cudaLaunchMemSyncDomainMap memSyncDomainMap
  0 cudaLaunchMemSyncDomain memSyncDomain
  0 struct 12 4 preferredClusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 struct 16 8 launchCompletionEvent
    0 cudaEvent_t event
    8 int flags
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 cudaGraphDeviceNode_t devNode
  0 unsigned int sharedMemCarveout
@13.0<13.2 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 cudaLaunchMemSyncDomainMap memSyncDomainMap
  0 cudaLaunchMemSyncDomain memSyncDomain
  0 struct 12 4 preferredClusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 struct 16 8 launchCompletionEvent
    0 cudaEvent_t event
    8 int flags
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 cudaGraphDeviceNode_t devNode
  0 unsigned int sharedMemCarveout
  0 unsigned int nvlinkUtilCentricScheduling
@13.2 union 64 8
  0 char pad[64]
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 enum cudaSynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 cudaEvent_t event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 cudaLaunchMemSyncDomainMap memSyncDomainMap
  0 cudaLaunchMemSyncDomain memSyncDomain
  0 struct 12 4 preferredClusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 struct 16 8 launchCompletionEvent
    0 cudaEvent_t event
    8 int flags
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 cudaGraphDeviceNode_t devNode
  0 unsigned int sharedMemCarveout
  0 unsigned int nvlinkUtilCentricScheduling
  0 cudaLaunchAttributePortableClusterMode portableClusterSizeMode
  0 cudaSharedMemoryMode sharedMemoryMode""",
    "cudaLaunchAttribute_st": """@11.8<12.0 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val
@12.0<12.3 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val
@12.3<12.4 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val
@12.4<12.5 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val
@12.5<12.8 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val
@12.8<13.0 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val
@13.0<13.2 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val
@13.2 struct 72 8
  0 cudaLaunchAttributeID id
  4 char pad[4]
  8 cudaLaunchAttributeValue val""",
    "cudaLaunchConfig_st": """@11.8<12.0 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs
@12.0<12.3 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs
@12.3<12.4 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs
@12.4<12.5 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs
@12.5<12.8 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs
@12.8<13.0 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs
@13.0<13.2 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs
@13.2 struct 56 8
  0 dim3 gridDim
  12 dim3 blockDim
  24 size_t dynamicSmemBytes
  32 cudaStream_t stream
  40 cudaLaunchAttribute *attrs
  48 unsigned int numAttrs""",
    "cudaAsyncNotificationInfo": """@12.4 struct 16 8
  0 cudaAsyncNotificationType type
  8 union 8 8 info
    0 struct 8 8 overBudget
      0 unsigned long long bytesOverBudget""",
    "cudaTextureDesc": """@11.7<11.8 struct 72 4
  0 enum cudaTextureAddressMode addressMode[3]
  12 enum cudaTextureFilterMode filterMode
  16 enum cudaTextureReadMode readMode
  20 int sRGB
  24 float borderColor[4]
  40 int normalizedCoords
  44 unsigned int maxAnisotropy
  48 enum cudaTextureFilterMode mipmapFilterMode
  52 float mipmapLevelBias
  56 float minMipmapLevelClamp
  60 float maxMipmapLevelClamp
  64 int disableTrilinearOptimization
  68 int seamlessCubemap
@11.8<12.0 struct 68 4
  0 enum cudaTextureAddressMode addressMode[3]
  12 enum cudaTextureFilterMode filterMode
  16 enum cudaTextureReadMode readMode
  20 int sRGB
  24 float borderColor[4]
  40 int normalizedCoords
  44 unsigned int maxAnisotropy
  48 enum cudaTextureFilterMode mipmapFilterMode
  52 float mipmapLevelBias
  56 float minMipmapLevelClamp
  60 float maxMipmapLevelClamp
  64 int disableTrilinearOptimization
@12.0 struct 72 4
  0 enum cudaTextureAddressMode addressMode[3]
  12 enum cudaTextureFilterMode filterMode
  16 enum cudaTextureReadMode readMode
  20 int sRGB
  24 float borderColor[4]
  40 int normalizedCoords
  44 unsigned int maxAnisotropy
  48 enum cudaTextureFilterMode mipmapFilterMode
  52 float mipmapLevelBias
  56 float minMipmapLevelClamp
  60 float maxMipmapLevelClamp
  64 int disableTrilinearOptimization
  68 int seamlessCubemap""",
    "cudaGraphRecaptureCallbackData": """@13.3<13.4 struct 16 8
  0 cudaGraphRecaptureCallback_t callbackFunc
  8 void *userData
@13.4<13.5 struct 16 8
  0 cudaGraphRecaptureCallback_t callbackFunc
  8 void *userData
@13.5 struct 16 8
  0 cudaGraphRecaptureCallback_t callbackFunc
  8 void *userData""",
    "cudaEglPlaneDesc_st": """struct 56 4
  0 unsigned int width
  4 unsigned int height
  8 unsigned int depth
  12 unsigned int pitch
  16 unsigned int numChannels
  20 struct cudaChannelFormatDesc channelDesc
  40 unsigned int reserved[4]""",
    "cudaEglFrame_st": """struct 280 8
  0 union 96 8 frame
    0 cudaArray_t pArray[3]
    0 struct cudaPitchedPtr pPitch[3]
  96 cudaEglPlaneDesc planeDesc[3]
  264 unsigned int planeCount
  268 cudaEglFrameType frameType
  272 cudaEglColorFormat eglColorFormat""",
    "cudaExternalSemaphoreSignalParams_v1": """@11.7<13.0 struct 32 8
  0 struct 24 8 params
    0 struct 8 8 fence
      0 unsigned long long value
    8 union 8 8 nvSciSync
      0 void *fence
      0 unsigned long long reserved
    16 struct 8 8 keyedMutex
      0 unsigned long long key
  24 unsigned int flags""",
    "cudaExternalSemaphoreWaitParams_v1": """@11.7<13.0 struct 40 8
  0 struct 32 8 params
    0 struct 8 8 fence
      0 unsigned long long value
    8 union 8 8 nvSciSync
      0 void *fence
      0 unsigned long long reserved
    16 struct 16 8 keyedMutex
      0 unsigned long long key
      8 unsigned int timeoutMs
  32 unsigned int flags""",
    "cudaLaunchParams": """@11.7<13.0 struct 56 8
  0 void *func
  8 dim3 gridDim
  20 dim3 blockDim
  32 void **args
  40 size_t sharedMem
  48 cudaStream_t stream""",
    "surfaceReference": """@11.7<12.0 struct 20 4
  0 struct cudaChannelFormatDesc channelDesc""",
    "textureReference": """@11.7<12.0 struct 124 4
  0 int normalized
  4 enum cudaTextureFilterMode filterMode
  8 enum cudaTextureAddressMode addressMode[3]
  20 struct cudaChannelFormatDesc channelDesc
  40 int sRGB
  44 unsigned int maxAnisotropy
  48 enum cudaTextureFilterMode mipmapFilterMode
  52 float mipmapLevelBias
  56 float minMipmapLevelClamp
  60 float maxMipmapLevelClamp
  64 int disableTrilinearOptimization
  68 int __cudaReserved[14]""",
    "cudaTextureDesc_v2": """@11.8<12.0 struct 72 4
  0 enum cudaTextureAddressMode addressMode[3]
  12 enum cudaTextureFilterMode filterMode
  16 enum cudaTextureReadMode readMode
  20 int sRGB
  24 float borderColor[4]
  40 int normalizedCoords
  44 unsigned int maxAnisotropy
  48 enum cudaTextureFilterMode mipmapFilterMode
  52 float mipmapLevelBias
  56 float minMipmapLevelClamp
  60 float maxMipmapLevelClamp
  64 int disableTrilinearOptimization
  68 int seamlessCubemap""",
    "cudaStreamAttrValue": """@11.7<11.8 union 32 8
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 enum cudaSynchronizationPolicy syncPolicy""",
    "cudaKernelNodeAttrValue": """@11.7<11.8 union 32 8
  0 struct cudaAccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 int priority""",
}

CONSTANTS: dict[str, int | str] = {
    "CUDART_VERSION": "@11.7<11.8 11070 | @11.8<12.0 11080 | @12.0<12.1 12000 | @12.1<12.2 12010 | @12.2<12.3 12020 | @12.3<12.4 12030 | @12.4<12.5 12040 | @12.5<12.6 12050 | @12.6<12.8 12060 | @12.8<12.9 12080 | @12.9<13.0 12090 | @13.0<13.1 13000 | @13.1<13.2 13010 | @13.2<13.3 13020 | @13.3<13.4 13030 | @13.4<13.5 13040 | @13.5 13050",
    "__CUDART_API_VERSION": "@11.7<11.8 11070 | @11.8<12.0 11080 | @12.0<12.1 12000 | @12.1<12.2 12010 | @12.2<12.3 12020 | @12.3<12.4 12030 | @12.4<12.5 12040 | @12.5<12.6 12050 | @12.6<12.8 12060 | @12.8<12.9 12080 | @12.9<13.0 12090 | @13.0<13.1 13000 | @13.1<13.2 13010 | @13.2<13.3 13020 | @13.3<13.4 13030 | @13.4<13.5 13040 | @13.5 13050",
    "cudaHostAllocDefault": 0,
    "cudaHostAllocPortable": 1,
    "cudaHostAllocMapped": 2,
    "cudaHostAllocWriteCombined": 4,
    "cudaHostRegisterDefault": 0,
    "cudaHostRegisterPortable": 1,
    "cudaHostRegisterMapped": 2,
    "cudaHostRegisterIoMemory": 4,
    "cudaHostRegisterReadOnly": 8,
    "cudaPeerAccessDefault": 0,
    "cudaStreamDefault": 0,
    "cudaStreamNonBlocking": 1,
    "cudaStreamLegacy": "cudaStream_t 1",
    "cudaStreamPerThread": "cudaStream_t 2",
    "cudaEventDefault": 0,
    "cudaEventBlockingSync": 1,
    "cudaEventDisableTiming": 2,
    "cudaEventInterprocess": 4,
    "cudaEventRecordDefault": 0,
    "cudaEventRecordExternal": 1,
    "cudaEventWaitDefault": 0,
    "cudaEventWaitExternal": 1,
    "cudaDeviceScheduleAuto": 0,
    "cudaDeviceScheduleSpin": 1,
    "cudaDeviceScheduleYield": 2,
    "cudaDeviceScheduleBlockingSync": 4,
    "cudaDeviceBlockingSync": 4,
    "cudaDeviceScheduleMask": 7,
    "cudaDeviceMapHost": 8,
    "cudaDeviceLmemResizeToMax": 16,
    "cudaDeviceSyncMemops": "@12.1 128",
    "cudaDeviceMask": "@11.7<12.1 31 | @12.1 255",
    "cudaArrayDefault": 0,
    "cudaArrayLayered": 1,
    "cudaArraySurfaceLoadStore": 2,
    "cudaArrayCubemap": 4,
    "cudaArrayTextureGather": 8,
    "cudaArrayColorAttachment": 32,
    "cudaArraySparse": 64,
    "cudaArrayDeferredMapping": 128,
    "cudaIpcMemLazyEnablePeerAccess": 1,
    "cudaMemAttachGlobal": 1,
    "cudaMemAttachHost": 2,
    "cudaMemAttachSingle": 4,
    "cudaOccupancyDefault": 0,
    "cudaOccupancyDisableCachingOverride": 1,
    "cudaCpuDeviceId": -1,
    "cudaInvalidDeviceId": -2,
    "cudaInitDeviceFlagsAreValid": "@12.0 1",
    "cudaArraySparsePropertiesSingleMipTail": 1,
    "cudaMemPoolCreateUsageHwDecompress": "@12.8 2",
    "CUDA_IPC_HANDLE_SIZE": 64,
    "cudaExternalMemoryDedicated": 1,
    "cudaExternalSemaphoreSignalSkipNvSciBufMemSync": 1,
    "cudaExternalSemaphoreWaitSkipNvSciBufMemSync": 2,
    "cudaNvSciSyncAttrSignal": 1,
    "cudaNvSciSyncAttrWait": 2,
    "cudaDevSmResourceGroupLocalityDomainIdAny": "@13.5 4294967295",
    "cudaGraphKernelNodePortDefault": "@12.3 0",
    "cudaGraphKernelNodePortProgrammatic": "@12.3 1",
    "cudaGraphKernelNodePortLaunchCompletion": "@12.3 2",
    "cudaStreamAttributeAccessPolicyWindow": "@11.8 cudaLaunchAttributeAccessPolicyWindow",
    "cudaStreamAttributeSynchronizationPolicy": "@11.8 cudaLaunchAttributeSynchronizationPolicy",
    "cudaStreamAttributeMemSyncDomainMap": "@12.0 cudaLaunchAttributeMemSyncDomainMap",
    "cudaStreamAttributeMemSyncDomain": "@12.0 cudaLaunchAttributeMemSyncDomain",
    "cudaStreamAttributePriority": "@12.0 cudaLaunchAttributePriority",
    "cudaKernelNodeAttributeAccessPolicyWindow": "@11.8 cudaLaunchAttributeAccessPolicyWindow",
    "cudaKernelNodeAttributeCooperative": "@11.8 cudaLaunchAttributeCooperative",
    "cudaKernelNodeAttributePriority": "@11.8 cudaLaunchAttributePriority",
    "cudaKernelNodeAttributeClusterDimension": "@11.8 cudaLaunchAttributeClusterDimension",
    "cudaKernelNodeAttributeClusterSchedulingPolicyPreference": "@11.8 cudaLaunchAttributeClusterSchedulingPolicyPreference",
    "cudaKernelNodeAttributeMemSyncDomainMap": "@12.0 cudaLaunchAttributeMemSyncDomainMap",
    "cudaKernelNodeAttributeMemSyncDomain": "@12.0 cudaLaunchAttributeMemSyncDomain",
    "cudaKernelNodeAttributePreferredSharedMemoryCarveout": "@12.5 cudaLaunchAttributePreferredSharedMemoryCarveout",
    "cudaKernelNodeAttributeDeviceUpdatableKernelNode": "@12.4 cudaLaunchAttributeDeviceUpdatableKernelNode",
    "cudaKernelNodeAttributeNvlinkUtilCentricScheduling": "@13.0 cudaLaunchAttributeNvlinkUtilCentricScheduling",
    "cudaSurfaceType1D": 1,
    "cudaSurfaceType2D": 2,
    "cudaSurfaceType3D": 3,
    "cudaSurfaceTypeCubemap": 12,
    "cudaSurfaceType1DLayered": 241,
    "cudaSurfaceType2DLayered": 242,
    "cudaSurfaceTypeCubemapLayered": 252,
    "cudaTextureType1D": 1,
    "cudaTextureType2D": 2,
    "cudaTextureType3D": 3,
    "cudaTextureTypeCubemap": 12,
    "cudaTextureType1DLayered": 241,
    "cudaTextureType2DLayered": 242,
    "cudaTextureTypeCubemapLayered": 252,
    "isEglSupported": 1,
    "CUDA_EGL_MAX_PLANES": 3,
    "cudaCooperativeLaunchMultiDeviceNoPreSync": "@11.7<13.0 1",
    "cudaCooperativeLaunchMultiDeviceNoPostSync": "@11.7<13.0 2",
}

VARIABLES: dict[str, str] = {
}
