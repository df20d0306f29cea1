"""The types of runtime; cudyn/_tables/rows.py explains the tables.

Generated from cuda_runtime_api.h, cuda_profiler_api.h, cuComplex.h, library_types.h, cuda_gl_interop.h,
cuda_egl_interop.h, cuda_vdpau_interop.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: tuple[str, ...] = ("driver",)
USES_RELEASE = ""
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

ENUMS: dict[str, tuple[str, dict[str, int | str]]] = {
    "cudaRoundMode": ("unsigned int", {
        "cudaRoundNearest": 0,
        "cudaRoundZero": 1,
        "cudaRoundPosInf": 2,
        "cudaRoundMinInf": 3,
    }),
    "cudaError": ("unsigned int", {
        "cudaSuccess": 0,
        "cudaErrorInvalidValue": 1,
        "cudaErrorMemoryAllocation": 2,
        "cudaErrorInitializationError": 3,
        "cudaErrorCudartUnloading": 4,
        "cudaErrorProfilerDisabled": 5,
        "cudaErrorProfilerNotInitialized": 6,
        "cudaErrorProfilerAlreadyStarted": 7,
        "cudaErrorProfilerAlreadyStopped": 8,
        "cudaErrorInvalidConfiguration": 9,
        "cudaErrorVersionTranslation": "@13.2 10",
        "cudaErrorInvalidPitchValue": 12,
        "cudaErrorInvalidSymbol": 13,
        "cudaErrorInvalidHostPointer": 16,
        "cudaErrorInvalidDevicePointer": 17,
        "cudaErrorInvalidTexture": 18,
        "cudaErrorInvalidTextureBinding": 19,
        "cudaErrorInvalidChannelDescriptor": 20,
        "cudaErrorInvalidMemcpyDirection": 21,
        "cudaErrorAddressOfConstant": 22,
        "cudaErrorTextureFetchFailed": 23,
        "cudaErrorTextureNotBound": 24,
        "cudaErrorSynchronizationError": 25,
        "cudaErrorInvalidFilterSetting": 26,
        "cudaErrorInvalidNormSetting": 27,
        "cudaErrorMixedDeviceExecution": 28,
        "cudaErrorNotYetImplemented": 31,
        "cudaErrorMemoryValueTooLarge": 32,
        "cudaErrorStubLibrary": 34,
        "cudaErrorInsufficientDriver": 35,
        "cudaErrorCallRequiresNewerDriver": 36,
        "cudaErrorInvalidSurface": 37,
        "cudaErrorDuplicateVariableName": 43,
        "cudaErrorDuplicateTextureName": 44,
        "cudaErrorDuplicateSurfaceName": 45,
        "cudaErrorDevicesUnavailable": 46,
        "cudaErrorIncompatibleDriverContext": 49,
        "cudaErrorMissingConfiguration": 52,
        "cudaErrorPriorLaunchFailure": 53,
        "cudaErrorLaunchMaxDepthExceeded": 65,
        "cudaErrorLaunchFileScopedTex": 66,
        "cudaErrorLaunchFileScopedSurf": 67,
        "cudaErrorSyncDepthExceeded": 68,
        "cudaErrorLaunchPendingCountExceeded": 69,
        "cudaErrorInvalidDeviceFunction": 98,
        "cudaErrorNoDevice": 100,
        "cudaErrorInvalidDevice": 101,
        "cudaErrorDeviceNotLicensed": 102,
        "cudaErrorSoftwareValidityNotEstablished": 103,
        "cudaErrorStartupFailure": 127,
        "cudaErrorInvalidKernelImage": 200,
        "cudaErrorDeviceUninitialized": 201,
        "cudaErrorMapBufferObjectFailed": 205,
        "cudaErrorUnmapBufferObjectFailed": 206,
        "cudaErrorArrayIsMapped": 207,
        "cudaErrorAlreadyMapped": 208,
        "cudaErrorNoKernelImageForDevice": 209,
        "cudaErrorAlreadyAcquired": 210,
        "cudaErrorNotMapped": 211,
        "cudaErrorNotMappedAsArray": 212,
        "cudaErrorNotMappedAsPointer": 213,
        "cudaErrorECCUncorrectable": 214,
        "cudaErrorUnsupportedLimit": 215,
        "cudaErrorDeviceAlreadyInUse": 216,
        "cudaErrorPeerAccessUnsupported": 217,
        "cudaErrorInvalidPtx": 218,
        "cudaErrorInvalidGraphicsContext": 219,
        "cudaErrorNvlinkUncorrectable": 220,
        "cudaErrorJitCompilerNotFound": 221,
        "cudaErrorUnsupportedPtxVersion": 222,
        "cudaErrorJitCompilationDisabled": 223,
        "cudaErrorUnsupportedExecAffinity": 224,
        "cudaErrorUnsupportedDevSideSync": "@12.1 225",
        "cudaErrorContained": "@12.8 226",
        "cudaErrorInsufficientLoaderVersion": "@13.4 227",
        "cudaErrorInvalidSource": 300,
        "cudaErrorFileNotFound": 301,
        "cudaErrorSharedObjectSymbolNotFound": 302,
        "cudaErrorSharedObjectInitFailed": 303,
        "cudaErrorOperatingSystem": 304,
        "cudaErrorInvalidResourceHandle": 400,
        "cudaErrorIllegalState": 401,
        "cudaErrorLossyQuery": "@12.3 402",
        "cudaErrorSymbolNotFound": 500,
        "cudaErrorNotReady": 600,
        "cudaErrorIllegalAddress": 700,
        "cudaErrorLaunchOutOfResources": 701,
        "cudaErrorLaunchTimeout": 702,
        "cudaErrorLaunchIncompatibleTexturing": 703,
        "cudaErrorPeerAccessAlreadyEnabled": 704,
        "cudaErrorPeerAccessNotEnabled": 705,
        "cudaErrorSetOnActiveProcess": 708,
        "cudaErrorContextIsDestroyed": 709,
        "cudaErrorAssert": 710,
        "cudaErrorTooManyPeers": 711,
        "cudaErrorHostMemoryAlreadyRegistered": 712,
        "cudaErrorHostMemoryNotRegistered": 713,
        "cudaErrorHardwareStackError": 714,
        "cudaErrorIllegalInstruction": 715,
        "cudaErrorMisalignedAddress": 716,
        "cudaErrorInvalidAddressSpace": 717,
        "cudaErrorInvalidPc": 718,
        "cudaErrorLaunchFailure": 719,
        "cudaErrorCooperativeLaunchTooLarge": 720,
        "cudaErrorTensorMemoryLeak": "@12.8 721",
        "cudaErrorNotPermitted": 800,
        "cudaErrorNotSupported": 801,
        "cudaErrorSystemNotReady": 802,
        "cudaErrorSystemDriverMismatch": 803,
        "cudaErrorCompatNotSupportedOnDevice": 804,
        "cudaErrorMpsConnectionFailed": 805,
        "cudaErrorMpsRpcFailure": 806,
        "cudaErrorMpsServerNotReady": 807,
        "cudaErrorMpsMaxClientsReached": 808,
        "cudaErrorMpsMaxConnectionsReached": 809,
        "cudaErrorMpsClientTerminated": "@11.8 810",
        "cudaErrorCdpNotSupported": "@12.0 811",
        "cudaErrorCdpVersionMismatch": "@12.0 812",
        "cudaErrorStreamCaptureUnsupported": 900,
        "cudaErrorStreamCaptureInvalidated": 901,
        "cudaErrorStreamCaptureMerge": 902,
        "cudaErrorStreamCaptureUnmatched": 903,
        "cudaErrorStreamCaptureUnjoined": 904,
        "cudaErrorStreamCaptureIsolation": 905,
        "cudaErrorStreamCaptureImplicit": 906,
        "cudaErrorCapturedEvent": 907,
        "cudaErrorStreamCaptureWrongThread": 908,
        "cudaErrorTimeout": 909,
        "cudaErrorGraphExecUpdateFailure": 910,
        "cudaErrorExternalDevice": 911,
        "cudaErrorInvalidClusterSize": "@11.8 912",
        "cudaErrorFunctionNotLoaded": "@12.6 913",
        "cudaErrorInvalidResourceType": "@12.6 914",
        "cudaErrorInvalidResourceConfiguration": "@12.6 915",
        "cudaErrorStreamDetached": "@13.1 917",
        "cudaErrorGraphRecaptureFailure": "@13.3 918",
        "cudaErrorFabricNotReady": "@13.4 919",
        "cudaErrorUnknown": 999,
        "cudaErrorApiFailureBase": 10000,
    }),
    "cudaChannelFormatKind": ("unsigned int", {
        "cudaChannelFormatKindSigned": 0,
        "cudaChannelFormatKindUnsigned": 1,
        "cudaChannelFormatKindFloat": 2,
        "cudaChannelFormatKindNone": 3,
        "cudaChannelFormatKindNV12": 4,
        "cudaChannelFormatKindUnsignedNormalized8X1": 5,
        "cudaChannelFormatKindUnsignedNormalized8X2": 6,
        "cudaChannelFormatKindUnsignedNormalized8X4": 7,
        "cudaChannelFormatKindUnsignedNormalized16X1": 8,
        "cudaChannelFormatKindUnsignedNormalized16X2": 9,
        "cudaChannelFormatKindUnsignedNormalized16X4": 10,
        "cudaChannelFormatKindSignedNormalized8X1": 11,
        "cudaChannelFormatKindSignedNormalized8X2": 12,
        "cudaChannelFormatKindSignedNormalized8X4": 13,
        "cudaChannelFormatKindSignedNormalized16X1": 14,
        "cudaChannelFormatKindSignedNormalized16X2": 15,
        "cudaChannelFormatKindSignedNormalized16X4": 16,
        "cudaChannelFormatKindUnsignedBlockCompressed1": 17,
        "cudaChannelFormatKindUnsignedBlockCompressed1SRGB": 18,
        "cudaChannelFormatKindUnsignedBlockCompressed2": 19,
        "cudaChannelFormatKindUnsignedBlockCompressed2SRGB": 20,
        "cudaChannelFormatKindUnsignedBlockCompressed3": 21,
        "cudaChannelFormatKindUnsignedBlockCompressed3SRGB": 22,
        "cudaChannelFormatKindUnsignedBlockCompressed4": 23,
        "cudaChannelFormatKindSignedBlockCompressed4": 24,
        "cudaChannelFormatKindUnsignedBlockCompressed5": 25,
        "cudaChannelFormatKindSignedBlockCompressed5": 26,
        "cudaChannelFormatKindUnsignedBlockCompressed6H": 27,
        "cudaChannelFormatKindSignedBlockCompressed6H": 28,
        "cudaChannelFormatKindUnsignedBlockCompressed7": 29,
        "cudaChannelFormatKindUnsignedBlockCompressed7SRGB": 30,
        "cudaChannelFormatKindUnsignedNormalized1010102": "@12.8 31",
        "cudaChannelFormatKindUnsigned8Packed422": "@13.3 32",
        "cudaChannelFormatKindUnsigned8Packed444": "@13.3 33",
        "cudaChannelFormatKindUnsigned8SemiPlanar420": "@13.3 34",
        "cudaChannelFormatKindUnsigned16SemiPlanar420": "@13.3 35",
        "cudaChannelFormatKindUnsigned8SemiPlanar422": "@13.3 36",
        "cudaChannelFormatKindUnsigned16SemiPlanar422": "@13.3 37",
        "cudaChannelFormatKindUnsigned8SemiPlanar444": "@13.3 38",
        "cudaChannelFormatKindUnsigned16SemiPlanar444": "@13.3 39",
        "cudaChannelFormatKindUnsigned8Planar420": "@13.3 40",
        "cudaChannelFormatKindUnsigned16Planar420": "@13.3 41",
        "cudaChannelFormatKindUnsigned8Planar422": "@13.3 42",
        "cudaChannelFormatKindUnsigned16Planar422": "@13.3 43",
        "cudaChannelFormatKindUnsigned8Planar444": "@13.3 44",
        "cudaChannelFormatKindUnsigned16Planar444": "@13.3 45",
    }),
    "cudaMemoryType": ("unsigned int", {
        "cudaMemoryTypeUnregistered": 0,
        "cudaMemoryTypeHost": 1,
        "cudaMemoryTypeDevice": 2,
        "cudaMemoryTypeManaged": 3,
    }),
    "cudaMemcpyKind": ("unsigned int", {
        "cudaMemcpyHostToHost": 0,
        "cudaMemcpyHostToDevice": 1,
        "cudaMemcpyDeviceToHost": 2,
        "cudaMemcpyDeviceToDevice": 3,
        "cudaMemcpyDefault": 4,
    }),
    "cudaAccessProperty": ("unsigned int", {
        "cudaAccessPropertyNormal": 0,
        "cudaAccessPropertyStreaming": 1,
        "cudaAccessPropertyPersisting": 2,
    }),
    "cudaStreamCaptureStatus": ("unsigned int", {
        "cudaStreamCaptureStatusNone": 0,
        "cudaStreamCaptureStatusActive": 1,
        "cudaStreamCaptureStatusInvalidated": 2,
    }),
    "cudaGraphRecaptureStatus": ("unsigned int", {
        "cudaGraphRecaptureEligibleForUpdate": "@13.3 0",
        "cudaGraphRecaptureIneligibleForUpdate": "@13.3 1",
        "cudaGraphRecaptureError": "@13.3 2",
    }),
    "cudaStreamCaptureMode": ("unsigned int", {
        "cudaStreamCaptureModeGlobal": 0,
        "cudaStreamCaptureModeThreadLocal": 1,
        "cudaStreamCaptureModeRelaxed": 2,
    }),
    "cudaSynchronizationPolicy": ("unsigned int", {
        "cudaSyncPolicyAuto": 1,
        "cudaSyncPolicySpin": 2,
        "cudaSyncPolicyYield": 3,
        "cudaSyncPolicyBlockingSync": 4,
    }),
    "cudaClusterSchedulingPolicy": ("unsigned int", {
        "cudaClusterSchedulingPolicyDefault": "@11.8 0",
        "cudaClusterSchedulingPolicySpread": "@11.8 1",
        "cudaClusterSchedulingPolicyLoadBalancing": "@11.8 2",
        "cudaClusterSchedulingPolicyRubinDsmemLocality": "@13.4 3",
    }),
    "cudaStreamUpdateCaptureDependenciesFlags": ("unsigned int", {
        "cudaStreamAddCaptureDependencies": 0,
        "cudaStreamSetCaptureDependencies": 1,
    }),
    "cudaUserObjectFlags": ("unsigned int", {
        "cudaUserObjectNoDestructorSync": 1,
    }),
    "cudaUserObjectRetainFlags": ("unsigned int", {
        "cudaGraphUserObjectMove": 1,
    }),
    "cudaHostTaskSyncMode": ("unsigned int", {
        "cudaHostTaskBlocking": "@13.2 0",
        "cudaHostTaskSpinWait": "@13.2 1",
    }),
    "cudaGraphicsRegisterFlags": ("unsigned int", {
        "cudaGraphicsRegisterFlagsNone": 0,
        "cudaGraphicsRegisterFlagsReadOnly": 1,
        "cudaGraphicsRegisterFlagsWriteDiscard": 2,
        "cudaGraphicsRegisterFlagsSurfaceLoadStore": 4,
        "cudaGraphicsRegisterFlagsTextureGather": 8,
    }),
    "cudaGraphicsMapFlags": ("unsigned int", {
        "cudaGraphicsMapFlagsNone": 0,
        "cudaGraphicsMapFlagsReadOnly": 1,
        "cudaGraphicsMapFlagsWriteDiscard": 2,
    }),
    "cudaGraphicsCubeFace": ("unsigned int", {
        "cudaGraphicsCubeFacePositiveX": 0,
        "cudaGraphicsCubeFaceNegativeX": 1,
        "cudaGraphicsCubeFacePositiveY": 2,
        "cudaGraphicsCubeFaceNegativeY": 3,
        "cudaGraphicsCubeFacePositiveZ": 4,
        "cudaGraphicsCubeFaceNegativeZ": 5,
    }),
    "cudaResourceType": ("unsigned int", {
        "cudaResourceTypeArray": 0,
        "cudaResourceTypeMipmappedArray": 1,
        "cudaResourceTypeLinear": 2,
        "cudaResourceTypePitch2D": 3,
    }),
    "cudaResourceViewFormat": ("unsigned int", {
        "cudaResViewFormatNone": 0,
        "cudaResViewFormatUnsignedChar1": 1,
        "cudaResViewFormatUnsignedChar2": 2,
        "cudaResViewFormatUnsignedChar4": 3,
        "cudaResViewFormatSignedChar1": 4,
        "cudaResViewFormatSignedChar2": 5,
        "cudaResViewFormatSignedChar4": 6,
        "cudaResViewFormatUnsignedShort1": 7,
        "cudaResViewFormatUnsignedShort2": 8,
        "cudaResViewFormatUnsignedShort4": 9,
        "cudaResViewFormatSignedShort1": 10,
        "cudaResViewFormatSignedShort2": 11,
        "cudaResViewFormatSignedShort4": 12,
        "cudaResViewFormatUnsignedInt1": 13,
        "cudaResViewFormatUnsignedInt2": 14,
        "cudaResViewFormatUnsignedInt4": 15,
        "cudaResViewFormatSignedInt1": 16,
        "cudaResViewFormatSignedInt2": 17,
        "cudaResViewFormatSignedInt4": 18,
        "cudaResViewFormatHalf1": 19,
        "cudaResViewFormatHalf2": 20,
        "cudaResViewFormatHalf4": 21,
        "cudaResViewFormatFloat1": 22,
        "cudaResViewFormatFloat2": 23,
        "cudaResViewFormatFloat4": 24,
        "cudaResViewFormatUnsignedBlockCompressed1": 25,
        "cudaResViewFormatUnsignedBlockCompressed2": 26,
        "cudaResViewFormatUnsignedBlockCompressed3": 27,
        "cudaResViewFormatUnsignedBlockCompressed4": 28,
        "cudaResViewFormatSignedBlockCompressed4": 29,
        "cudaResViewFormatUnsignedBlockCompressed5": 30,
        "cudaResViewFormatSignedBlockCompressed5": 31,
        "cudaResViewFormatUnsignedBlockCompressed6H": 32,
        "cudaResViewFormatSignedBlockCompressed6H": 33,
        "cudaResViewFormatUnsignedBlockCompressed7": 34,
    }),
    "cudaSharedMemoryMode": ("unsigned int", {
        "cudaSharedMemoryModeDefault": "@13.2 0",
        "cudaSharedMemoryModeRequirePortable": "@13.2 1",
        "cudaSharedMemoryModeAllowNonPortable": "@13.2 2",
        "cudaSharedMemoryModeAllowOversizedSharedMemory": "@13.4 3",
        "cudaSharedMemoryModePreferOversizedSharedMemory": "@13.4 4",
    }),
    "cudaFuncAttribute": ("unsigned int", {
        "cudaFuncAttributeMaxDynamicSharedMemorySize": 8,
        "cudaFuncAttributePreferredSharedMemoryCarveout": 9,
        "cudaFuncAttributeClusterDimMustBeSet": "@11.8 10",
        "cudaFuncAttributeRequiredClusterWidth": "@11.8 11",
        "cudaFuncAttributeRequiredClusterHeight": "@11.8 12",
        "cudaFuncAttributeRequiredClusterDepth": "@11.8 13",
        "cudaFuncAttributeNonPortableClusterSizeAllowed": "@11.8 14",
        "cudaFuncAttributeClusterSchedulingPolicyPreference": "@11.8 15",
        "cudaFuncAttributeSharedMemoryMode": "@13.4 16",
        "cudaFuncAttributeMax": "@11.7<11.8 10 | @11.8<13.4 16 | @13.4 17",
    }),
    "cudaFuncCache": ("unsigned int", {
        "cudaFuncCachePreferNone": 0,
        "cudaFuncCachePreferShared": 1,
        "cudaFuncCachePreferL1": 2,
        "cudaFuncCachePreferEqual": 3,
    }),
    "cudaSharedMemConfig": ("unsigned int", {
        "cudaSharedMemBankSizeDefault": 0,
        "cudaSharedMemBankSizeFourByte": 1,
        "cudaSharedMemBankSizeEightByte": 2,
    }),
    "cudaSharedCarveout": ("int", {
        "cudaSharedmemCarveoutDefault": -1,
        "cudaSharedmemCarveoutMaxShared": 100,
        "cudaSharedmemCarveoutMaxL1": 0,
    }),
    "cudaComputeMode": ("unsigned int", {
        "cudaComputeModeDefault": 0,
        "cudaComputeModeExclusive": 1,
        "cudaComputeModeProhibited": 2,
        "cudaComputeModeExclusiveProcess": 3,
    }),
    "cudaLimit": ("unsigned int", {
        "cudaLimitStackSize": 0,
        "cudaLimitPrintfFifoSize": 1,
        "cudaLimitMallocHeapSize": 2,
        "cudaLimitDevRuntimeSyncDepth": 3,
        "cudaLimitDevRuntimePendingLaunchCount": 4,
        "cudaLimitMaxL2FetchGranularity": 5,
        "cudaLimitPersistingL2CacheSize": 6,
        "cudaLimitPerBlockMemorySize": "@13.4 10",
    }),
    "cudaMemoryAdvise": ("unsigned int", {
        "cudaMemAdviseSetReadMostly": 1,
        "cudaMemAdviseUnsetReadMostly": 2,
        "cudaMemAdviseSetPreferredLocation": 3,
        "cudaMemAdviseUnsetPreferredLocation": 4,
        "cudaMemAdviseSetAccessedBy": 5,
        "cudaMemAdviseUnsetAccessedBy": 6,
    }),
    "cudaMemRangeAttribute": ("unsigned int", {
        "cudaMemRangeAttributeReadMostly": 1,
        "cudaMemRangeAttributePreferredLocation": 2,
        "cudaMemRangeAttributeAccessedBy": 3,
        "cudaMemRangeAttributeLastPrefetchLocation": 4,
        "cudaMemRangeAttributePreferredLocationType": "@12.2 5",
        "cudaMemRangeAttributePreferredLocationId": "@12.2 6",
        "cudaMemRangeAttributeLastPrefetchLocationType": "@12.2 7",
        "cudaMemRangeAttributeLastPrefetchLocationId": "@12.2 8",
    }),
    "cudaFlushGPUDirectRDMAWritesOptions": ("unsigned int", {
        "cudaFlushGPUDirectRDMAWritesOptionHost": 1,
        "cudaFlushGPUDirectRDMAWritesOptionMemOps": 2,
    }),
    "cudaGPUDirectRDMAWritesOrdering": ("unsigned int", {
        "cudaGPUDirectRDMAWritesOrderingNone": 0,
        "cudaGPUDirectRDMAWritesOrderingOwner": 100,
        "cudaGPUDirectRDMAWritesOrderingAllDevices": 200,
    }),
    "cudaFlushGPUDirectRDMAWritesScope": ("unsigned int", {
        "cudaFlushGPUDirectRDMAWritesToOwner": 100,
        "cudaFlushGPUDirectRDMAWritesToAllDevices": 200,
    }),
    "cudaFlushGPUDirectRDMAWritesTarget": ("unsigned int", {
        "cudaFlushGPUDirectRDMAWritesTargetCurrentDevice": 0,
    }),
    "cudaDeviceAttr": ("unsigned int", {
        "cudaDevAttrMaxThreadsPerBlock": 1,
        "cudaDevAttrMaxBlockDimX": 2,
        "cudaDevAttrMaxBlockDimY": 3,
        "cudaDevAttrMaxBlockDimZ": 4,
        "cudaDevAttrMaxGridDimX": 5,
        "cudaDevAttrMaxGridDimY": 6,
        "cudaDevAttrMaxGridDimZ": 7,
        "cudaDevAttrMaxSharedMemoryPerBlock": 8,
        "cudaDevAttrTotalConstantMemory": 9,
        "cudaDevAttrWarpSize": 10,
        "cudaDevAttrMaxPitch": 11,
        "cudaDevAttrMaxRegistersPerBlock": 12,
        "cudaDevAttrClockRate": 13,
        "cudaDevAttrTextureAlignment": 14,
        "cudaDevAttrGpuOverlap": 15,
        "cudaDevAttrMultiProcessorCount": 16,
        "cudaDevAttrKernelExecTimeout": 17,
        "cudaDevAttrIntegrated": 18,
        "cudaDevAttrCanMapHostMemory": 19,
        "cudaDevAttrComputeMode": 20,
        "cudaDevAttrMaxTexture1DWidth": 21,
        "cudaDevAttrMaxTexture2DWidth": 22,
        "cudaDevAttrMaxTexture2DHeight": 23,
        "cudaDevAttrMaxTexture3DWidth": 24,
        "cudaDevAttrMaxTexture3DHeight": 25,
        "cudaDevAttrMaxTexture3DDepth": 26,
        "cudaDevAttrMaxTexture2DLayeredWidth": 27,
        "cudaDevAttrMaxTexture2DLayeredHeight": 28,
        "cudaDevAttrMaxTexture2DLayeredLayers": 29,
        "cudaDevAttrSurfaceAlignment": 30,
        "cudaDevAttrConcurrentKernels": 31,
        "cudaDevAttrEccEnabled": 32,
        "cudaDevAttrPciBusId": 33,
        "cudaDevAttrPciDeviceId": 34,
        "cudaDevAttrTccDriver": 35,
        "cudaDevAttrMemoryClockRate": 36,
        "cudaDevAttrGlobalMemoryBusWidth": 37,
        "cudaDevAttrL2CacheSize": 38,
        "cudaDevAttrMaxThreadsPerMultiProcessor": 39,
        "cudaDevAttrAsyncEngineCount": 40,
        "cudaDevAttrUnifiedAddressing": 41,
        "cudaDevAttrMaxTexture1DLayeredWidth": 42,
        "cudaDevAttrMaxTexture1DLayeredLayers": 43,
        "cudaDevAttrMaxTexture2DGatherWidth": 45,
        "cudaDevAttrMaxTexture2DGatherHeight": 46,
        "cudaDevAttrMaxTexture3DWidthAlt": 47,
        "cudaDevAttrMaxTexture3DHeightAlt": 48,
        "cudaDevAttrMaxTexture3DDepthAlt": 49,
        "cudaDevAttrPciDomainId": 50,
        "cudaDevAttrTexturePitchAlignment": 51,
        "cudaDevAttrMaxTextureCubemapWidth": 52,
        "cudaDevAttrMaxTextureCubemapLayeredWidth": 53,
        "cudaDevAttrMaxTextureCubemapLayeredLayers": 54,
        "cudaDevAttrMaxSurface1DWidth": 55,
        "cudaDevAttrMaxSurface2DWidth": 56,
        "cudaDevAttrMaxSurface2DHeight": 57,
        "cudaDevAttrMaxSurface3DWidth": 58,
        "cudaDevAttrMaxSurface3DHeight": 59,
        "cudaDevAttrMaxSurface3DDepth": 60,
        "cudaDevAttrMaxSurface1DLayeredWidth": 61,
        "cudaDevAttrMaxSurface1DLayeredLayers": 62,
        "cudaDevAttrMaxSurface2DLayeredWidth": 63,
        "cudaDevAttrMaxSurface2DLayeredHeight": 64,
        "cudaDevAttrMaxSurface2DLayeredLayers": 65,
        "cudaDevAttrMaxSurfaceCubemapWidth": 66,
        "cudaDevAttrMaxSurfaceCubemapLayeredWidth": 67,
        "cudaDevAttrMaxSurfaceCubemapLayeredLayers": 68,
        "cudaDevAttrMaxTexture1DLinearWidth": 69,
        "cudaDevAttrMaxTexture2DLinearWidth": 70,
        "cudaDevAttrMaxTexture2DLinearHeight": 71,
        "cudaDevAttrMaxTexture2DLinearPitch": 72,
        "cudaDevAttrMaxTexture2DMipmappedWidth": 73,
        "cudaDevAttrMaxTexture2DMipmappedHeight": 74,
        "cudaDevAttrComputeCapabilityMajor": 75,
        "cudaDevAttrComputeCapabilityMinor": 76,
        "cudaDevAttrMaxTexture1DMipmappedWidth": 77,
        "cudaDevAttrStreamPrioritiesSupported": 78,
        "cudaDevAttrGlobalL1CacheSupported": 79,
        "cudaDevAttrLocalL1CacheSupported": 80,
        "cudaDevAttrMaxSharedMemoryPerMultiprocessor": 81,
        "cudaDevAttrMaxRegistersPerMultiprocessor": 82,
        "cudaDevAttrManagedMemory": 83,
        "cudaDevAttrIsMultiGpuBoard": 84,
        "cudaDevAttrMultiGpuBoardGroupID": 85,
        "cudaDevAttrHostNativeAtomicSupported": 86,
        "cudaDevAttrSingleToDoublePrecisionPerfRatio": 87,
        "cudaDevAttrPageableMemoryAccess": 88,
        "cudaDevAttrConcurrentManagedAccess": 89,
        "cudaDevAttrComputePreemptionSupported": 90,
        "cudaDevAttrCanUseHostPointerForRegisteredMem": 91,
        "cudaDevAttrReserved92": 92,
        "cudaDevAttrReserved93": 93,
        "cudaDevAttrReserved94": 94,
        "cudaDevAttrCooperativeLaunch": 95,
        "cudaDevAttrReserved96": "@13.0 96",
        "cudaDevAttrMaxSharedMemoryPerBlockOptin": 97,
        "cudaDevAttrCanFlushRemoteWrites": 98,
        "cudaDevAttrHostRegisterSupported": 99,
        "cudaDevAttrPageableMemoryAccessUsesHostPageTables": 100,
        "cudaDevAttrDirectManagedMemAccessFromHost": 101,
        "cudaDevAttrMaxBlocksPerMultiprocessor": 106,
        "cudaDevAttrMaxPersistingL2CacheSize": 108,
        "cudaDevAttrMaxAccessPolicyWindowSize": 109,
        "cudaDevAttrReservedSharedMemoryPerBlock": 111,
        "cudaDevAttrSparseCudaArraySupported": 112,
        "cudaDevAttrHostRegisterReadOnlySupported": 113,
        "cudaDevAttrTimelineSemaphoreInteropSupported": 114,
        "cudaDevAttrMemoryPoolsSupported": 115,
        "cudaDevAttrGPUDirectRDMASupported": 116,
        "cudaDevAttrGPUDirectRDMAFlushWritesOptions": 117,
        "cudaDevAttrGPUDirectRDMAWritesOrdering": 118,
        "cudaDevAttrMemoryPoolSupportedHandleTypes": 119,
        "cudaDevAttrClusterLaunch": "@11.8 120",
        "cudaDevAttrDeferredMappingCudaArraySupported": 121,
        "cudaDevAttrReserved122": "@12.0 122",
        "cudaDevAttrReserved123": "@12.0 123",
        "cudaDevAttrReserved124": "@12.0 124",
        "cudaDevAttrIpcEventSupport": "@12.0 125",
        "cudaDevAttrMemSyncDomainCount": "@12.0 126",
        "cudaDevAttrReserved127": "@12.1 127",
        "cudaDevAttrReserved128": "@12.1 128",
        "cudaDevAttrReserved129": "@12.1 129",
        "cudaDevAttrNumaConfig": "@12.2 130",
        "cudaDevAttrNumaId": "@12.2 131",
        "cudaDevAttrReserved132": "@12.1 132",
        "cudaDevAttrMpsEnabled": "@12.3 133",
        "cudaDevAttrHostNumaId": "@12.2 134",
        "cudaDevAttrD3D12CigSupported": "@12.5 135",
        "cudaDevAttrVulkanCigSupported": "@12.9 138",
        "cudaDevAttrGpuPciDeviceId": "@12.8 139",
        "cudaDevAttrGpuPciSubsystemId": "@12.8 140",
        "cudaDevAttrReserved141": "@12.9 141",
        "cudaDevAttrHostNumaMemoryPoolsSupported": "@12.9 142",
        "cudaDevAttrHostNumaMultinodeIpcSupported": "@12.8 143",
        "cudaDevAttrHostMemoryPoolsSupported": "@13.0 144",
        "cudaDevAttrReserved145": "@13.0 145",
        "cudaDevAttrOnlyPartialHostNativeAtomicSupported": "@13.0 147",
        "cudaDevAttrAtomicReductionSupported": "@13.3 148",
        "cudaDevAttrLocalityDomainCount": "@13.4 149",
        "cudaDevAttrOversizedSharedMemoryPerBlock": "@13.4 150",
        "cudaDevAttrCigStreamsSupported": "@13.3 151",
        "cudaDevAttrLocalityDomainMultiprocessorCount": "@13.4 157",
        "cudaDevAttrTensorMapLargeTensorMinSize": "@13.5 160",
        "cudaDevAttrMax": "@11.7<12.0 122 | @12.0<12.1 127 | @12.1<12.2 133 | @12.2<12.5 135 | @12.5<12.8 136 | @12.8<13.0 144 | @13.0<13.3 148 | @13.3<13.4 152 | @13.4<13.5 158 | @13.5 161",
        "cudaDevAttrCooperativeMultiDeviceLaunch": "@11.7<13.0 96",
        "cudaDevAttrMaxTimelineSemaphoreInteropSupported": "@11.7<13.0 114",
    }),
    "cudaMemPoolAttr": ("unsigned int", {
        "cudaMemPoolReuseFollowEventDependencies": 1,
        "cudaMemPoolReuseAllowOpportunistic": 2,
        "cudaMemPoolReuseAllowInternalDependencies": 3,
        "cudaMemPoolAttrReleaseThreshold": 4,
        "cudaMemPoolAttrReservedMemCurrent": 5,
        "cudaMemPoolAttrReservedMemHigh": 6,
        "cudaMemPoolAttrUsedMemCurrent": 7,
        "cudaMemPoolAttrUsedMemHigh": 8,
        "cudaMemPoolAttrAllocationType": "@13.2 9",
        "cudaMemPoolAttrExportHandleTypes": "@13.2 10",
        "cudaMemPoolAttrLocationId": "@13.2 11",
        "cudaMemPoolAttrLocationType": "@13.2 12",
        "cudaMemPoolAttrMaxPoolSize": "@13.2 13",
        "cudaMemPoolAttrHwDecompressEnabled": "@13.2 14",
        "cudaMemPoolAttrLocalityDomainId": "@13.4 15",
    }),
    "cudaMemLocationType": ("unsigned int", {
        "cudaMemLocationTypeInvalid": 0,
        "cudaMemLocationTypeNone": "@13.0 0",
        "cudaMemLocationTypeDevice": 1,
        "cudaMemLocationTypeHost": "@12.2 2",
        "cudaMemLocationTypeHostNuma": "@12.2 3",
        "cudaMemLocationTypeHostNumaCurrent": "@12.2 4",
        "cudaMemLocationTypeInvisible": "@13.2 5",
        "cudaMemLocationTypeDeviceLocalityDomain": "@13.4 6",
    }),
    "cudaMemAccessFlags": ("unsigned int", {
        "cudaMemAccessFlagsProtNone": 0,
        "cudaMemAccessFlagsProtRead": 1,
        "cudaMemAccessFlagsProtReadWrite": 3,
    }),
    "cudaMemAllocationType": ("unsigned int", {
        "cudaMemAllocationTypeInvalid": 0,
        "cudaMemAllocationTypePinned": 1,
        "cudaMemAllocationTypeManaged": "@13.0 2",
        "cudaMemAllocationTypeMax": 2147483647,
    }),
    "cudaMemAllocationHandleType": ("unsigned int", {
        "cudaMemHandleTypeNone": 0,
        "cudaMemHandleTypePosixFileDescriptor": 1,
        "cudaMemHandleTypeWin32": 2,
        "cudaMemHandleTypeWin32Kmt": 4,
        "cudaMemHandleTypeFabric": "@12.4 8",
    }),
    "cudaGraphMemAttributeType": ("unsigned int", {
        "cudaGraphMemAttrUsedMemCurrent": 0,
        "cudaGraphMemAttrUsedMemHigh": 1,
        "cudaGraphMemAttrReservedMemCurrent": 2,
        "cudaGraphMemAttrReservedMemHigh": 3,
    }),
    "cudaMemcpyFlags": ("unsigned int", {
        "cudaMemcpyFlagDefault": "@12.8 0",
        "cudaMemcpyFlagPreferOverlapWithCompute": "@12.8 1",
    }),
    "cudaMemcpySrcAccessOrder": ("unsigned int", {
        "cudaMemcpySrcAccessOrderInvalid": "@12.8 0",
        "cudaMemcpySrcAccessOrderStream": "@12.8 1",
        "cudaMemcpySrcAccessOrderDuringApiCall": "@12.8 2",
        "cudaMemcpySrcAccessOrderAny": "@12.8 3",
        "cudaMemcpySrcAccessOrderMax": "@12.8 2147483647",
    }),
    "cudaMemcpy3DOperandType": ("unsigned int", {
        "cudaMemcpyOperandTypePointer": "@12.8 1",
        "cudaMemcpyOperandTypeArray": "@12.8 2",
        "cudaMemcpyOperandTypeMax": "@12.8 2147483647",
    }),
    "cudaDeviceP2PAttr": ("unsigned int", {
        "cudaDevP2PAttrPerformanceRank": 1,
        "cudaDevP2PAttrAccessSupported": 2,
        "cudaDevP2PAttrNativeAtomicSupported": 3,
        "cudaDevP2PAttrCudaArrayAccessSupported": 4,
        "cudaDevP2PAttrOnlyPartialNativeAtomicSupported": "@13.0 5",
    }),
    "cudaAtomicOperation": ("unsigned int", {
        "cudaAtomicOperationIntegerAdd": "@13.0 0",
        "cudaAtomicOperationIntegerMin": "@13.0 1",
        "cudaAtomicOperationIntegerMax": "@13.0 2",
        "cudaAtomicOperationIntegerIncrement": "@13.0 3",
        "cudaAtomicOperationIntegerDecrement": "@13.0 4",
        "cudaAtomicOperationAnd": "@13.0 5",
        "cudaAtomicOperationOr": "@13.0 6",
        "cudaAtomicOperationXOR": "@13.0 7",
        "cudaAtomicOperationExchange": "@13.0 8",
        "cudaAtomicOperationCAS": "@13.0 9",
        "cudaAtomicOperationFloatAdd": "@13.0 10",
        "cudaAtomicOperationFloatMin": "@13.0 11",
        "cudaAtomicOperationFloatMax": "@13.0 12",
    }),
    "cudaAtomicOperationCapability": ("unsigned int", {
        "cudaAtomicCapabilitySigned": "@13.0 1",
        "cudaAtomicCapabilityUnsigned": "@13.0 2",
        "cudaAtomicCapabilityReduction": "@13.0 4",
        "cudaAtomicCapabilityScalar32": "@13.0 8",
        "cudaAtomicCapabilityScalar64": "@13.0 16",
        "cudaAtomicCapabilityScalar128": "@13.0 32",
        "cudaAtomicCapabilityVector32x4": "@13.0 64",
    }),
    "cudaExternalMemoryHandleType": ("unsigned int", {
        "cudaExternalMemoryHandleTypeOpaqueFd": 1,
        "cudaExternalMemoryHandleTypeOpaqueWin32": 2,
        "cudaExternalMemoryHandleTypeOpaqueWin32Kmt": 3,
        "cudaExternalMemoryHandleTypeD3D12Heap": 4,
        "cudaExternalMemoryHandleTypeD3D12Resource": 5,
        "cudaExternalMemoryHandleTypeD3D11Resource": 6,
        "cudaExternalMemoryHandleTypeD3D11ResourceKmt": 7,
        "cudaExternalMemoryHandleTypeNvSciBuf": 8,
    }),
    "cudaExternalSemaphoreHandleType": ("unsigned int", {
        "cudaExternalSemaphoreHandleTypeOpaqueFd": 1,
        "cudaExternalSemaphoreHandleTypeOpaqueWin32": 2,
        "cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt": 3,
        "cudaExternalSemaphoreHandleTypeD3D12Fence": 4,
        "cudaExternalSemaphoreHandleTypeD3D11Fence": 5,
        "cudaExternalSemaphoreHandleTypeNvSciSync": 6,
        "cudaExternalSemaphoreHandleTypeKeyedMutex": 7,
        "cudaExternalSemaphoreHandleTypeKeyedMutexKmt": 8,
        "cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd": 9,
        "cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32": 10,
    }),
    "cudaDevSmResourceGroup_flags": ("unsigned int", {
        "cudaDevSmResourceGroupDefault": "@13.1 0",
        "cudaDevSmResourceGroupBackfill": "@13.1 1",
        "cudaDevSmResourceGroupLocalityDomainId": "@13.4 2",
        "cudaDevSmResourceGroupLocalityDomainSupplementalSms": "@13.5 4",
    }),
    "cudaDevSmResourceSplitByCount_flags": ("unsigned int", {
        "cudaDevSmResourceSplitIgnoreSmCoscheduling": "@13.1 1",
        "cudaDevSmResourceSplitMaxPotentialClusterSize": "@13.1 2",
    }),
    "cudaDevResourceType": ("unsigned int", {
        "cudaDevResourceTypeInvalid": "@13.1 0",
        "cudaDevResourceTypeSm": "@13.1 1",
        "cudaDevResourceTypeWorkqueueConfig": "@13.1 1000",
        "cudaDevResourceTypeWorkqueue": "@13.1 10000",
    }),
    "cudaDevWorkqueueConfigScope": ("unsigned int", {
        "cudaDevWorkqueueConfigScopeDeviceCtx": "@13.1 0",
        "cudaDevWorkqueueConfigScopeGreenCtxBalanced": "@13.1 1",
    }),
    "cudaJitOption": ("unsigned int", {
        "cudaJitMaxRegisters": "@12.8 0",
        "cudaJitThreadsPerBlock": "@12.8 1",
        "cudaJitWallTime": "@12.8 2",
        "cudaJitInfoLogBuffer": "@12.8 3",
        "cudaJitInfoLogBufferSizeBytes": "@12.8 4",
        "cudaJitErrorLogBuffer": "@12.8 5",
        "cudaJitErrorLogBufferSizeBytes": "@12.8 6",
        "cudaJitOptimizationLevel": "@12.8 7",
        "cudaJitFallbackStrategy": "@12.8 10",
        "cudaJitGenerateDebugInfo": "@12.8 11",
        "cudaJitLogVerbose": "@12.8 12",
        "cudaJitGenerateLineInfo": "@12.8 13",
        "cudaJitCacheMode": "@12.8 14",
        "cudaJitPositionIndependentCode": "@12.8 30",
        "cudaJitMinCtaPerSm": "@12.8 31",
        "cudaJitMaxThreadsPerBlock": "@12.8 32",
        "cudaJitOverrideDirectiveValues": "@12.8 33",
    }),
    "cudaLibraryOption": ("unsigned int", {
        "cudaLibraryHostUniversalFunctionAndDataTable": "@12.8 0",
        "cudaLibraryBinaryIsPreserved": "@12.8 1",
    }),
    "cudaJit_CacheMode": ("unsigned int", {
        "cudaJitCacheOptionNone": "@12.8 0",
        "cudaJitCacheOptionCG": "@12.8 1",
        "cudaJitCacheOptionCA": "@12.8 2",
    }),
    "cudaJit_Fallback": ("unsigned int", {
        "cudaPreferPtx": "@12.8 0",
        "cudaPreferBinary": "@12.8 1",
    }),
    "cudaCGScope": ("unsigned int", {
        "cudaCGScopeInvalid": 0,
        "cudaCGScopeGrid": 1,
        "cudaCGScopeReserved": "@13.0 2",
        "cudaCGScopeMultiGrid": "@11.7<13.0 2",
    }),
    "cudaKernelFunctionType": ("unsigned int", {
        "cudaKernelFunctionTypeUnspecified": "@13.2 0",
        "cudaKernelFunctionTypeDeviceEntry": "@13.2 1",
        "cudaKernelFunctionTypeKernel": "@13.2 2",
        "cudaKernelFunctionTypeFunction": "@13.2 3",
    }),
    "cudaGraphConditionalHandleFlags": ("unsigned int", {
        "cudaGraphCondAssignDefault": "@12.3 1",
    }),
    "cudaGraphConditionalNodeType": ("unsigned int", {
        "cudaGraphCondTypeIf": "@12.3 0",
        "cudaGraphCondTypeWhile": "@12.3 1",
        "cudaGraphCondTypeSwitch": "@12.8 2",
    }),
    "cudaGraphNodeType": ("unsigned int", {
        "cudaGraphNodeTypeKernel": 0,
        "cudaGraphNodeTypeMemcpy": 1,
        "cudaGraphNodeTypeMemset": 2,
        "cudaGraphNodeTypeHost": 3,
        "cudaGraphNodeTypeGraph": 4,
        "cudaGraphNodeTypeEmpty": 5,
        "cudaGraphNodeTypeWaitEvent": 6,
        "cudaGraphNodeTypeEventRecord": 7,
        "cudaGraphNodeTypeExtSemaphoreSignal": 8,
        "cudaGraphNodeTypeExtSemaphoreWait": 9,
        "cudaGraphNodeTypeMemAlloc": 10,
        "cudaGraphNodeTypeMemFree": 11,
        "cudaGraphNodeTypeConditional": "@12.3 13",
        "cudaGraphNodeTypeMemcpyBatch": "@13.5 14",
        "cudaGraphNodeTypeReserved16": "@13.3 16",
        "cudaGraphNodeTypeExternalEngine": "@13.5 17",
        "cudaGraphNodeTypeCount": "@11.7<12.3 12 | @12.3<13.3 14 | @13.3<13.5 17 | @13.5 18",
    }),
    "cudaGraphChildGraphNodeOwnership": ("int", {
        "cudaGraphChildGraphOwnershipClone": "@12.9 0",
        "cudaGraphChildGraphOwnershipMove": "@12.9 1",
        "cudaGraphChildGraphOwnershipInvalid": "@13.2 -1",
    }),
    "cudaGraphDependencyType_enum": ("unsigned int", {
        "cudaGraphDependencyTypeDefault": "@12.3 0",
        "cudaGraphDependencyTypeProgrammatic": "@12.3 1",
    }),
    "cudaGraphExecUpdateResult": ("unsigned int", {
        "cudaGraphExecUpdateSuccess": 0,
        "cudaGraphExecUpdateError": 1,
        "cudaGraphExecUpdateErrorTopologyChanged": 2,
        "cudaGraphExecUpdateErrorNodeTypeChanged": 3,
        "cudaGraphExecUpdateErrorFunctionChanged": 4,
        "cudaGraphExecUpdateErrorParametersChanged": 5,
        "cudaGraphExecUpdateErrorNotSupported": 6,
        "cudaGraphExecUpdateErrorUnsupportedFunctionChange": 7,
        "cudaGraphExecUpdateErrorAttributesChanged": 8,
    }),
    "cudaGraphInstantiateResult": ("unsigned int", {
        "cudaGraphInstantiateSuccess": "@12.0 0",
        "cudaGraphInstantiateError": "@12.0 1",
        "cudaGraphInstantiateInvalidStructure": "@12.0 2",
        "cudaGraphInstantiateNodeOperationNotSupported": "@12.0 3",
        "cudaGraphInstantiateMultipleDevicesNotSupported": "@12.0 4",
        "cudaGraphInstantiateConditionalHandleUnused": "@12.8 5",
    }),
    "cudaGraphKernelNodeField": ("unsigned int", {
        "cudaGraphKernelNodeFieldInvalid": "@12.4 0",
        "cudaGraphKernelNodeFieldGridDim": "@12.4 1",
        "cudaGraphKernelNodeFieldParam": "@12.4 2",
        "cudaGraphKernelNodeFieldEnabled": "@12.4 3",
    }),
    "cudaGetDriverEntryPointFlags": ("unsigned int", {
        "cudaEnableDefault": 0,
        "cudaEnableLegacyStream": 1,
        "cudaEnablePerThreadDefaultStream": 2,
    }),
    "cudaDriverEntryPointQueryResult": ("unsigned int", {
        "cudaDriverEntryPointSuccess": "@12.0 0",
        "cudaDriverEntryPointSymbolNotFound": "@12.0 1",
        "cudaDriverEntryPointVersionNotSufficent": "@12.0 2",
    }),
    "cudaGraphDebugDotFlags": ("unsigned int", {
        "cudaGraphDebugDotFlagsVerbose": 1,
        "cudaGraphDebugDotFlagsKernelNodeParams": 4,
        "cudaGraphDebugDotFlagsMemcpyNodeParams": 8,
        "cudaGraphDebugDotFlagsMemsetNodeParams": 16,
        "cudaGraphDebugDotFlagsHostNodeParams": 32,
        "cudaGraphDebugDotFlagsEventNodeParams": 64,
        "cudaGraphDebugDotFlagsExtSemasSignalNodeParams": 128,
        "cudaGraphDebugDotFlagsExtSemasWaitNodeParams": 256,
        "cudaGraphDebugDotFlagsKernelNodeAttributes": 512,
        "cudaGraphDebugDotFlagsHandles": 1024,
        "cudaGraphDebugDotFlagsConditionalNodeParams": "@12.3 32768",
        "cudaGraphDebugDotFlagsMemcpyBatchNodeParams": "@13.5 65536",
    }),
    "cudaGraphInstantiateFlags": ("unsigned int", {
        "cudaGraphInstantiateFlagAutoFreeOnLaunch": 1,
        "cudaGraphInstantiateFlagUpload": "@12.0 2",
        "cudaGraphInstantiateFlagDeviceLaunch": "@12.0 4",
        "cudaGraphInstantiateFlagUseNodePriority": 8,
    }),
    "cudaLaunchMemSyncDomain": ("unsigned int", {
        "cudaLaunchMemSyncDomainDefault": "@12.0 0",
        "cudaLaunchMemSyncDomainRemote": "@12.0 1",
    }),
    "cudaLaunchAttributePortableClusterMode": ("unsigned int", {
        "cudaLaunchPortableClusterModeDefault": "@13.2 0",
        "cudaLaunchPortableClusterModeRequirePortable": "@13.2 1",
        "cudaLaunchPortableClusterModeAllowNonPortable": "@13.2 2",
    }),
    "cudaLaunchAttributeID": ("unsigned int", {
        "cudaLaunchAttributeIgnore": "@11.8 0",
        "cudaLaunchAttributeAccessPolicyWindow": "@11.8 1",
        "cudaLaunchAttributeCooperative": "@11.8 2",
        "cudaLaunchAttributeSynchronizationPolicy": "@11.8 3",
        "cudaLaunchAttributeClusterDimension": "@11.8 4",
        "cudaLaunchAttributeClusterSchedulingPolicyPreference": "@11.8 5",
        "cudaLaunchAttributeProgrammaticStreamSerialization": "@11.8 6",
        "cudaLaunchAttributeProgrammaticEvent": "@11.8 7",
        "cudaLaunchAttributePriority": "@11.8 8",
        "cudaLaunchAttributeMemSyncDomainMap": "@12.0 9",
        "cudaLaunchAttributeMemSyncDomain": "@12.0 10",
        "cudaLaunchAttributePreferredClusterDimension": "@12.8 11",
        "cudaLaunchAttributeLaunchCompletionEvent": "@12.3 12",
        "cudaLaunchAttributeDeviceUpdatableKernelNode": "@12.4 13",
        "cudaLaunchAttributePreferredSharedMemoryCarveout": "@12.5 14",
        "cudaLaunchAttributeNvlinkUtilCentricScheduling": "@13.0 16",
        "cudaLaunchAttributePortableClusterSizeMode": "@13.2 17",
        "cudaLaunchAttributeSharedMemoryMode": "@13.2 18",
    }),
    "cudaDeviceNumaConfig": ("unsigned int", {
        "cudaDeviceNumaConfigNone": "@12.2 0",
        "cudaDeviceNumaConfigNumaNode": "@12.2 1",
    }),
    "cudaAsyncNotificationType_enum": ("unsigned int", {
        "cudaAsyncNotificationTypeOverBudget": "@12.4 1",
    }),
    "CUDAlogLevel_enum": ("unsigned int", {
        "cudaLogLevelError": "@13.0 0",
        "cudaLogLevelWarning": "@13.0 1",
    }),
    "cudaFabricOpStatusSource": ("unsigned int", {
        "cudaFabricOpStatusSourceMbarrierV1": "@13.3 0",
        "cudaFabricOpStatusSourceMax": "@13.3 2147483647",
    }),
    "cudaFabricOpStatusInfo": ("unsigned int", {
        "cudaFabricOpStatusInfoSuccess": "@13.3 0",
        "cudaFabricOpStatusInfoLast": "@13.3 0",
        "cudaFabricOpStatusInfoMax": "@13.3 2147483647",
    }),
    "cudaSurfaceBoundaryMode": ("unsigned int", {
        "cudaBoundaryModeZero": 0,
        "cudaBoundaryModeClamp": 1,
        "cudaBoundaryModeTrap": 2,
    }),
    "cudaSurfaceFormatMode": ("unsigned int", {
        "cudaFormatModeForced": 0,
        "cudaFormatModeAuto": 1,
    }),
    "cudaTextureAddressMode": ("unsigned int", {
        "cudaAddressModeWrap": 0,
        "cudaAddressModeClamp": 1,
        "cudaAddressModeMirror": 2,
        "cudaAddressModeBorder": 3,
    }),
    "cudaTextureFilterMode": ("unsigned int", {
        "cudaFilterModePoint": 0,
        "cudaFilterModeLinear": 1,
    }),
    "cudaTextureReadMode": ("unsigned int", {
        "cudaReadModeElementType": 0,
        "cudaReadModeNormalizedFloat": 1,
    }),
    "cudaDataType_t": ("unsigned int", {
        "CUDA_R_16F": 2,
        "CUDA_C_16F": 6,
        "CUDA_R_16BF": 14,
        "CUDA_C_16BF": 15,
        "CUDA_R_32F": 0,
        "CUDA_C_32F": 4,
        "CUDA_R_64F": 1,
        "CUDA_C_64F": 5,
        "CUDA_R_4I": 16,
        "CUDA_C_4I": 17,
        "CUDA_R_4U": 18,
        "CUDA_C_4U": 19,
        "CUDA_R_8I": 3,
        "CUDA_C_8I": 7,
        "CUDA_R_8U": 8,
        "CUDA_C_8U": 9,
        "CUDA_R_16I": 20,
        "CUDA_C_16I": 21,
        "CUDA_R_16U": 22,
        "CUDA_C_16U": 23,
        "CUDA_R_32I": 10,
        "CUDA_C_32I": 11,
        "CUDA_R_32U": 12,
        "CUDA_C_32U": 13,
        "CUDA_R_64I": 24,
        "CUDA_C_64I": 25,
        "CUDA_R_64U": 26,
        "CUDA_C_64U": 27,
        "CUDA_R_8F_E4M3": "@11.8 28",
        "CUDA_R_8F_UE4M3": "@12.8 28",
        "CUDA_R_8F_E5M2": "@11.8 29",
        "CUDA_R_8F_UE8M0": "@12.8 30",
        "CUDA_R_6F_E2M3": "@12.8 31",
        "CUDA_R_6F_E3M2": "@12.8 32",
        "CUDA_R_4F_E2M1": "@12.8 33",
        "CUDA_R_8F_UE5M3": "@13.4 34",
    }),
    "cudaEmulationStrategy_t": ("unsigned int", {
        "CUDA_EMULATION_STRATEGY_DEFAULT": "@13.0 0",
        "CUDA_EMULATION_STRATEGY_PERFORMANT": "@13.0 1",
        "CUDA_EMULATION_STRATEGY_EAGER": "@13.0 2",
    }),
    "cudaEmulationMantissaControl_t": ("unsigned int", {
        "CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC": "@13.0 0",
        "CUDA_EMULATION_MANTISSA_CONTROL_FIXED": "@13.0 1",
    }),
    "cudaEmulationSpecialValuesSupport_t": ("unsigned int", {
        "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT": "@13.0 65535",
        "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE": "@13.0 0",
        "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY": "@13.0 1",
        "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN": "@13.0 2",
    }),
    "libraryPropertyType_t": ("unsigned int", {
        "MAJOR_VERSION": 0,
        "MINOR_VERSION": 1,
        "PATCH_LEVEL": 2,
    }),
    "cudaGLDeviceList": ("unsigned int", {
        "cudaGLDeviceListAll": 1,
        "cudaGLDeviceListCurrentFrame": 2,
        "cudaGLDeviceListNextFrame": 3,
    }),
    "cudaGLMapFlags": ("unsigned int", {
        "cudaGLMapFlagsNone": 0,
        "cudaGLMapFlagsReadOnly": 1,
        "cudaGLMapFlagsWriteDiscard": 2,
    }),
    "cudaEglFrameType_enum": ("unsigned int", {
        "cudaEglFrameTypeArray": 0,
        "cudaEglFrameTypePitch": 1,
    }),
    "cudaEglResourceLocationFlags_enum": ("unsigned int", {
        "cudaEglResourceLocationSysmem": 0,
        "cudaEglResourceLocationVidmem": 1,
    }),
    "cudaEglColorFormat_enum": ("unsigned int", {
        "cudaEglColorFormatYUV420Planar": 0,
        "cudaEglColorFormatYUV420SemiPlanar": 1,
        "cudaEglColorFormatYUV422Planar": 2,
        "cudaEglColorFormatYUV422SemiPlanar": 3,
        "cudaEglColorFormatARGB": 6,
        "cudaEglColorFormatRGBA": 7,
        "cudaEglColorFormatL": 8,
        "cudaEglColorFormatR": 9,
        "cudaEglColorFormatYUV444Planar": 10,
        "cudaEglColorFormatYUV444SemiPlanar": 11,
        "cudaEglColorFormatYUYV422": 12,
        "cudaEglColorFormatUYVY422": 13,
        "cudaEglColorFormatABGR": 14,
        "cudaEglColorFormatBGRA": 15,
        "cudaEglColorFormatA": 16,
        "cudaEglColorFormatRG": 17,
        "cudaEglColorFormatAYUV": 18,
        "cudaEglColorFormatYVU444SemiPlanar": 19,
        "cudaEglColorFormatYVU422SemiPlanar": 20,
        "cudaEglColorFormatYVU420SemiPlanar": 21,
        "cudaEglColorFormatY10V10U10_444SemiPlanar": 22,
        "cudaEglColorFormatY10V10U10_420SemiPlanar": 23,
        "cudaEglColorFormatY12V12U12_444SemiPlanar": 24,
        "cudaEglColorFormatY12V12U12_420SemiPlanar": 25,
        "cudaEglColorFormatVYUY_ER": 26,
        "cudaEglColorFormatUYVY_ER": 27,
        "cudaEglColorFormatYUYV_ER": 28,
        "cudaEglColorFormatYVYU_ER": 29,
        "cudaEglColorFormatYUVA_ER": 31,
        "cudaEglColorFormatAYUV_ER": 32,
        "cudaEglColorFormatYUV444Planar_ER": 33,
        "cudaEglColorFormatYUV422Planar_ER": 34,
        "cudaEglColorFormatYUV420Planar_ER": 35,
        "cudaEglColorFormatYUV444SemiPlanar_ER": 36,
        "cudaEglColorFormatYUV422SemiPlanar_ER": 37,
        "cudaEglColorFormatYUV420SemiPlanar_ER": 38,
        "cudaEglColorFormatYVU444Planar_ER": 39,
        "cudaEglColorFormatYVU422Planar_ER": 40,
        "cudaEglColorFormatYVU420Planar_ER": 41,
        "cudaEglColorFormatYVU444SemiPlanar_ER": 42,
        "cudaEglColorFormatYVU422SemiPlanar_ER": 43,
        "cudaEglColorFormatYVU420SemiPlanar_ER": 44,
        "cudaEglColorFormatBayerRGGB": 45,
        "cudaEglColorFormatBayerBGGR": 46,
        "cudaEglColorFormatBayerGRBG": 47,
        "cudaEglColorFormatBayerGBRG": 48,
        "cudaEglColorFormatBayer10RGGB": 49,
        "cudaEglColorFormatBayer10BGGR": 50,
        "cudaEglColorFormatBayer10GRBG": 51,
        "cudaEglColorFormatBayer10GBRG": 52,
        "cudaEglColorFormatBayer12RGGB": 53,
        "cudaEglColorFormatBayer12BGGR": 54,
        "cudaEglColorFormatBayer12GRBG": 55,
        "cudaEglColorFormatBayer12GBRG": 56,
        "cudaEglColorFormatBayer14RGGB": 57,
        "cudaEglColorFormatBayer14BGGR": 58,
        "cudaEglColorFormatBayer14GRBG": 59,
        "cudaEglColorFormatBayer14GBRG": 60,
        "cudaEglColorFormatBayer20RGGB": 61,
        "cudaEglColorFormatBayer20BGGR": 62,
        "cudaEglColorFormatBayer20GRBG": 63,
        "cudaEglColorFormatBayer20GBRG": 64,
        "cudaEglColorFormatYVU444Planar": 65,
        "cudaEglColorFormatYVU422Planar": 66,
        "cudaEglColorFormatYVU420Planar": 67,
        "cudaEglColorFormatBayerIspRGGB": 68,
        "cudaEglColorFormatBayerIspBGGR": 69,
        "cudaEglColorFormatBayerIspGRBG": 70,
        "cudaEglColorFormatBayerIspGBRG": 71,
        "cudaEglColorFormatBayerBCCR": 72,
        "cudaEglColorFormatBayerRCCB": 73,
        "cudaEglColorFormatBayerCRBC": 74,
        "cudaEglColorFormatBayerCBRC": 75,
        "cudaEglColorFormatBayer10CCCC": 76,
        "cudaEglColorFormatBayer12BCCR": 77,
        "cudaEglColorFormatBayer12RCCB": 78,
        "cudaEglColorFormatBayer12CRBC": 79,
        "cudaEglColorFormatBayer12CBRC": 80,
        "cudaEglColorFormatBayer12CCCC": 81,
        "cudaEglColorFormatY": 82,
        "cudaEglColorFormatYUV420SemiPlanar_2020": 83,
        "cudaEglColorFormatYVU420SemiPlanar_2020": 84,
        "cudaEglColorFormatYUV420Planar_2020": 85,
        "cudaEglColorFormatYVU420Planar_2020": 86,
        "cudaEglColorFormatYUV420SemiPlanar_709": 87,
        "cudaEglColorFormatYVU420SemiPlanar_709": 88,
        "cudaEglColorFormatYUV420Planar_709": 89,
        "cudaEglColorFormatYVU420Planar_709": 90,
        "cudaEglColorFormatY10V10U10_420SemiPlanar_709": 91,
        "cudaEglColorFormatY10V10U10_420SemiPlanar_2020": 92,
        "cudaEglColorFormatY10V10U10_422SemiPlanar_2020": 93,
        "cudaEglColorFormatY10V10U10_422SemiPlanar": 94,
        "cudaEglColorFormatY10V10U10_422SemiPlanar_709": 95,
        "cudaEglColorFormatY_ER": 96,
        "cudaEglColorFormatY_709_ER": 97,
        "cudaEglColorFormatY10_ER": 98,
        "cudaEglColorFormatY10_709_ER": 99,
        "cudaEglColorFormatY12_ER": 100,
        "cudaEglColorFormatY12_709_ER": 101,
        "cudaEglColorFormatYUVA": 102,
        "cudaEglColorFormatYVYU": 104,
        "cudaEglColorFormatVYUY": 105,
        "cudaEglColorFormatY10V10U10_420SemiPlanar_ER": 106,
        "cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER": 107,
        "cudaEglColorFormatY10V10U10_444SemiPlanar_ER": 108,
        "cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER": 109,
        "cudaEglColorFormatY12V12U12_420SemiPlanar_ER": 110,
        "cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER": 111,
        "cudaEglColorFormatY12V12U12_444SemiPlanar_ER": 112,
        "cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER": 113,
        "cudaEglColorFormatUYVY709": "@12.8 114",
        "cudaEglColorFormatUYVY709_ER": "@12.8 115",
        "cudaEglColorFormatUYVY2020": "@12.8 116",
    }),
    "cudaOutputMode": ("unsigned int", {
        "cudaKeyValuePair": "@11.7<12.0 0",
        "cudaCSV": "@11.7<12.0 1",
    }),
    "cudaStreamAttrID": ("unsigned int", {
        "cudaStreamAttributeAccessPolicyWindow": "@11.7<11.8 1",
        "cudaStreamAttributeSynchronizationPolicy": "@11.7<11.8 3",
    }),
    "cudaKernelNodeAttrID": ("unsigned int", {
        "cudaKernelNodeAttributeAccessPolicyWindow": "@11.7<11.8 1",
        "cudaKernelNodeAttributeCooperative": "@11.7<11.8 2",
        "cudaKernelNodeAttributePriority": "@11.7<11.8 8",
    }),
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
}

INITIAL: dict[str, dict[str, int | str]] = {
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
