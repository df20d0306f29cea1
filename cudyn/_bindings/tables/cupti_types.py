"""The types of cupti, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cupti.h, cupti_pcsampling.h, cupti_profiler_target.h, cupti_target.h,
cupti_sass_metrics.h, cupti_pmsampling.h, cupti_profiler_host.h, cupti_range_profiler.h,
Openacc/cupti_openacc.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"driver": "same", "runtime": "same"}
USED_TYPES: tuple[str, ...] = ("CUDA_ARRAY3D_DESCRIPTOR", "CUDA_ARRAY_DESCRIPTOR", "CUDA_ARRAY_MEMORY_REQUIREMENTS", "CUDA_ARRAY_SPARSE_PROPERTIES", "CUDA_BATCH_MEM_OP_NODE_PARAMS", "CUDA_EXTERNAL_MEMORY_BUFFER_DESC", "CUDA_EXTERNAL_MEMORY_HANDLE_DESC", "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC", "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC", "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS", "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS", "CUDA_EXT_SEM_WAIT_NODE_PARAMS", "CUDA_GRAPH_INSTANTIATE_PARAMS", "CUDA_HOST_NODE_PARAMS", "CUDA_KERNEL_NODE_PARAMS", "CUDA_KERNEL_NODE_PARAMS_v1", "CUDA_LAUNCH_PARAMS", "CUDA_MEMCPY2D", "CUDA_MEMCPY3D", "CUDA_MEMCPY3D_BATCH_OP", "CUDA_MEMCPY3D_PEER", "CUDA_MEMSET_NODE_PARAMS", "CUDA_MEM_ALLOC_NODE_PARAMS", "CUDA_RESOURCE_DESC", "CUDA_RESOURCE_VIEW_DESC", "CUDA_TEXTURE_DESC", "CU_DEV_SM_RESOURCE_GROUP_PARAMS", "CUaccessPolicyWindow", "CUaddress_mode", "CUarray", "CUarrayMapInfo", "CUarray_format", "CUasyncCallback", "CUasyncCallbackHandle", "CUatomicOperation", "CUcheckpointCheckpointArgs", "CUcheckpointLockArgs", "CUcheckpointOperationHandle", "CUcheckpointRestoreArgs", "CUcheckpointUnlockArgs", "CUcliqueInfo", "CUcontext", "CUcoredumpCallbackHandle", "CUcoredumpSettings", "CUcoredumpStatusCallback", "CUctxCreateParams", "CUdevResource", "CUdevResourceDesc", "CUdevResourceType", "CUdevice", "CUdevice_P2PAttribute", "CUdevice_attribute", "CUdeviceptr", "CUdevprop", "CUdriverProcAddressQueryResult", "CUevent", "CUexecAffinityParam", "CUexecAffinityType", "CUexternalMemory", "CUexternalSemaphore", "CUfilter_mode", "CUflushGPUDirectRDMAWritesScope", "CUflushGPUDirectRDMAWritesTarget", "CUfunc_cache", "CUfunction", "CUfunctionLoadingState", "CUfunction_attribute", "CUgraph", "CUgraphConditionalHandle", "CUgraphEdgeData", "CUgraphExec", "CUgraphExecUpdateResult", "CUgraphExecUpdateResultInfo", "CUgraphMem_attribute", "CUgraphNode", "CUgraphNodeParams", "CUgraphNodeType", "CUgraphRecaptureCallback", "CUgraphicsResource", "CUgreenCtx", "CUhostFn", "CUipcEventHandle", "CUipcMemHandle", "CUjitInputType", "CUjit_option", "CUkernel", "CUkernelNodeAttrID", "CUkernelNodeAttrValue", "CUlaunchConfig", "CUlibrary", "CUlibraryOption", "CUlimit", "CUlinkState", "CUlogIterator", "CUlogicalEndpointId", "CUlogicalEndpointIpcHandleType", "CUlogicalEndpointProp", "CUlogsCallback", "CUlogsCallbackHandle", "CUmemAccessDesc", "CUmemAccess_flags", "CUmemAllocationGranularity_flags", "CUmemAllocationHandleType", "CUmemAllocationProp", "CUmemAllocationType", "CUmemDecompressParams", "CUmemGenericAllocationHandle", "CUmemLocation", "CUmemPoolProps", "CUmemPoolPtrExportData", "CUmemPool_attribute", "CUmemRangeHandleType", "CUmem_advise", "CUmem_range_attribute", "CUmemcpyAttributes", "CUmemoryPool", "CUmipmappedArray", "CUmodule", "CUmoduleLoadingMode", "CUmulticastGranularity_flags", "CUmulticastObjectProp", "CUoccupancyB2DSize", "CUpointer_attribute", "CUprocessState", "CUresult", "CUsharedconfig", "CUstream", "CUstreamAttrID", "CUstreamAttrValue", "CUstreamBatchMemOpParams", "CUstreamCallback", "CUstreamCaptureMode", "CUstreamCaptureStatus", "CUstreamCigCaptureParams", "CUsurfObject", "CUsurfref", "CUtensorMap", "CUtensorMapDataType", "CUtensorMapFloatOOBfill", "CUtensorMapIm2ColWideMode", "CUtensorMapInterleave", "CUtensorMapL2promotion", "CUtensorMapSwizzle", "CUtexObject", "CUtexref", "CUuserObject", "CUuuid", "cudaArrayMemoryRequirements", "cudaArraySparseProperties", "cudaArray_const_t", "cudaArray_t", "cudaAsyncCallback", "cudaAsyncCallbackHandle_t", "cudaAtomicOperation", "cudaChannelFormatDesc", "cudaChannelFormatKind", "cudaDevResource", "cudaDevResourceDesc_t", "cudaDevResourceType", "cudaDevSmResourceGroupParams", "cudaDeviceAttr", "cudaDeviceP2PAttr", "cudaDeviceProp", "cudaDriverEntryPointQueryResult", "cudaError_t", "cudaEvent_t", "cudaExecutionContext_t", "cudaExtent", "cudaExternalMemoryBufferDesc", "cudaExternalMemoryHandleDesc", "cudaExternalMemoryMipmappedArrayDesc", "cudaExternalMemory_t", "cudaExternalSemaphoreHandleDesc", "cudaExternalSemaphoreSignalNodeParams", "cudaExternalSemaphoreSignalParams", "cudaExternalSemaphoreSignalParams_v1", "cudaExternalSemaphoreWaitNodeParams", "cudaExternalSemaphoreWaitParams", "cudaExternalSemaphoreWaitParams_v1", "cudaExternalSemaphore_t", "cudaFlushGPUDirectRDMAWritesScope", "cudaFlushGPUDirectRDMAWritesTarget", "cudaFuncAttribute", "cudaFuncAttributes", "cudaFuncCache", "cudaFunction_t", "cudaGraphConditionalHandle", "cudaGraphEdgeData", "cudaGraphExecUpdateResult", "cudaGraphExecUpdateResultInfo", "cudaGraphExec_t", "cudaGraphInstantiateParams", "cudaGraphMemAttributeType", "cudaGraphNodeParams", "cudaGraphNodeType", "cudaGraphNode_t", "cudaGraphRecaptureCallbackData", "cudaGraph_t", "cudaGraphicsResource_t", "cudaHostFn_t", "cudaHostNodeParams", "cudaIpcEventHandle_t", "cudaIpcMemHandle_t", "cudaJitOption", "cudaKernelNodeAttrID", "cudaKernelNodeAttrValue", "cudaKernelNodeParams", "cudaKernel_t", "cudaLaunchAttributeID", "cudaLaunchAttributeValue", "cudaLaunchConfig_t", "cudaLaunchParams", "cudaLibraryOption", "cudaLibrary_t", "cudaLimit", "cudaLogIterator", "cudaLogsCallbackHandle", "cudaLogsCallback_t", "cudaMemAccessDesc", "cudaMemAccessFlags", "cudaMemAllocNodeParams", "cudaMemAllocationHandleType", "cudaMemAllocationType", "cudaMemLocation", "cudaMemPoolAttr", "cudaMemPoolProps", "cudaMemPoolPtrExportData", "cudaMemPool_t", "cudaMemRangeAttribute", "cudaMemcpy3DBatchOp", "cudaMemcpy3DParms", "cudaMemcpy3DPeerParms", "cudaMemcpyAttributes", "cudaMemcpyKind", "cudaMemoryAdvise", "cudaMemsetParams", "cudaMipmappedArray_const_t", "cudaMipmappedArray_t", "cudaPitchedPtr", "cudaPointerAttributes", "cudaResourceDesc", "cudaResourceViewDesc", "cudaSharedMemConfig", "cudaStreamAttrID", "cudaStreamAttrValue", "cudaStreamCallback_t", "cudaStreamCaptureMode", "cudaStreamCaptureStatus", "cudaStream_t", "cudaSurfaceObject_t", "cudaTextureDesc", "cudaTextureObject_t", "cudaUUID_t", "cudaUserObject_t", "cuuint32_t", "cuuint64_t", "dim3", "surfaceReference", "textureReference")
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {"CUpti_ActivityApiCbidOptions": "packed", "CUpti_ActivityFieldLayoutEntry": "packed"}
TAGGED: tuple[str, ...] = ("_params",)

TYPEDEFS: dict[str, str] = {
    "CUptiResult": "enum CUptiResult",
    "CUpti_ApiCallbackSite": "enum CUpti_ApiCallbackSite",
    "CUpti_CallbackDomain": "enum CUpti_CallbackDomain",
    "CUpti_CallbackIdResource": "enum CUpti_CallbackIdResource",
    "CUpti_CallbackIdSync": "enum CUpti_CallbackIdSync",
    "CUpti_CallbackIdState": "@12.2 enum CUpti_CallbackIdState",
    "CUpti_CallbackData": "struct CUpti_CallbackData",
    "CUpti_ResourceData": "struct CUpti_ResourceData",
    "CUpti_ModuleResourceData": "struct CUpti_ModuleResourceData",
    "CUpti_GraphData": "struct CUpti_GraphData",
    "CUpti_LogicalEndpointType": "@13.5 enum CUpti_LogicalEndpointType",
    "CUpti_LogicalEndpointResourceData": "@13.5 struct CUpti_LogicalEndpointResourceData",
    "CUpti_SynchronizeData": "struct CUpti_SynchronizeData",
    "CUpti_NvtxData": "struct CUpti_NvtxData",
    "CUpti_StreamAttrData": "@12.2 struct CUpti_StreamAttrData",
    "CUpti_StateData": "@12.2 struct CUpti_StateData",
    "CUpti_CallbackId": "uint32_t",
    "CUpti_CallbackFunc": "void (*)(void *, CUpti_CallbackDomain, CUpti_CallbackId, const void *)",
    "CUpti_SubscriberHandle": "struct CUpti_Subscriber_st *",
    "CUpti_DomainTable": "CUpti_CallbackDomain *",
    "CUpti_SubscriberParams": "@13.0 struct CUpti_SubscriberParams",
    "CUpti_EventID": "uint32_t",
    "CUpti_EventDomainID": "uint32_t",
    "CUpti_EventGroup": "void *",
    "CUpti_DeviceAttributeDeviceClass": "enum CUpti_DeviceAttributeDeviceClass",
    "CUpti_DeviceAttribute": "enum CUpti_DeviceAttribute",
    "CUpti_EventDomainAttribute": "enum CUpti_EventDomainAttribute",
    "CUpti_EventCollectionMethod": "enum CUpti_EventCollectionMethod",
    "CUpti_EventGroupAttribute": "enum CUpti_EventGroupAttribute",
    "CUpti_EventProfilingScope": "enum CUpti_EventProfilingScope",
    "CUpti_EventAttribute": "enum CUpti_EventAttribute",
    "CUpti_EventCollectionMode": "enum CUpti_EventCollectionMode",
    "CUpti_EventCategory": "enum CUpti_EventCategory",
    "CUpti_ReadEventFlags": "enum CUpti_ReadEventFlags",
    "CUpti_EventGroupSet": "struct CUpti_EventGroupSet",
    "CUpti_EventGroupSets": "struct CUpti_EventGroupSets",
    "CUpti_KernelReplayUpdateFunc": "void (*)(const char *, int, void *)",
    "CUpti_MetricID": "uint32_t",
    "CUpti_MetricCategory": "enum CUpti_MetricCategory",
    "CUpti_MetricEvaluationMode": "enum CUpti_MetricEvaluationMode",
    "CUpti_MetricValueKind": "enum CUpti_MetricValueKind",
    "CUpti_MetricValueUtilizationLevel": "enum CUpti_MetricValueUtilizationLevel",
    "CUpti_MetricAttribute": "enum CUpti_MetricAttribute",
    "CUpti_MetricValue": "union CUpti_MetricValue",
    "CUpti_MetricPropertyDeviceClass": "enum CUpti_MetricPropertyDeviceClass",
    "CUpti_MetricPropertyID": "enum CUpti_MetricPropertyID",
    "CUpti_ActivityKind": "enum CUpti_ActivityKind",
    "CUpti_ActivityObjectKind": "enum CUpti_ActivityObjectKind",
    "CUpti_ActivityObjectKindId": "union CUpti_ActivityObjectKindId",
    "CUpti_ActivityOverheadCommandBufferFullData": "@12.4 struct CUpti_ActivityOverheadCommandBufferFullData",
    "CUpti_ActivityOverheadKind": "enum CUpti_ActivityOverheadKind",
    "CUpti_ActivityComputeApiKind": "enum CUpti_ActivityComputeApiKind",
    "CUpti_ActivityFlag": "enum CUpti_ActivityFlag",
    "CUpti_ActivityPCSamplingStallReason": "enum CUpti_ActivityPCSamplingStallReason",
    "CUpti_ActivityPCSamplingPeriod": "enum CUpti_ActivityPCSamplingPeriod",
    "CUpti_ActivityMemcpyKind": "enum CUpti_ActivityMemcpyKind",
    "CUpti_ActivityMemoryKind": "enum CUpti_ActivityMemoryKind",
    "CUpti_ActivityPreemptionKind": "enum CUpti_ActivityPreemptionKind",
    "CUpti_ActivityEnvironmentKind": "enum CUpti_ActivityEnvironmentKind",
    "CUpti_EnvironmentClocksThrottleReason": "enum CUpti_EnvironmentClocksThrottleReason",
    "CUpti_ActivityUnifiedMemoryCounterScope": "enum CUpti_ActivityUnifiedMemoryCounterScope",
    "CUpti_ActivityUnifiedMemoryCounterKind": "enum CUpti_ActivityUnifiedMemoryCounterKind",
    "CUpti_ActivityUnifiedMemoryAccessType": "enum CUpti_ActivityUnifiedMemoryAccessType",
    "CUpti_ActivityUnifiedMemoryMigrationCause": "enum CUpti_ActivityUnifiedMemoryMigrationCause",
    "CUpti_ActivityUnifiedMemoryRemoteMapCause": "enum CUpti_ActivityUnifiedMemoryRemoteMapCause",
    "CUpti_ActivityInstructionClass": "enum CUpti_ActivityInstructionClass",
    "CUpti_ActivityPartitionedGlobalCacheConfig": "enum CUpti_ActivityPartitionedGlobalCacheConfig",
    "CUpti_ActivitySynchronizationType": "enum CUpti_ActivitySynchronizationType",
    "CUpti_ActivityStreamFlag": "enum CUpti_ActivityStreamFlag",
    "CUpti_LinkFlag": "enum CUpti_LinkFlag",
    "CUpti_ActivityMemoryOperationType": "enum CUpti_ActivityMemoryOperationType",
    "CUpti_ActivityMemoryPoolType": "enum CUpti_ActivityMemoryPoolType",
    "CUpti_ActivityMemoryPoolOperationType": "enum CUpti_ActivityMemoryPoolOperationType",
    "CUpti_ChannelType": "enum CUpti_ChannelType",
    "CUpti_ContextCigMode": "@12.5 enum CUpti_ContextCigMode",
    "CUpti_NvtxExtPayloadType": "@13.0 enum CUpti_NvtxExtPayloadType",
    "CUpti_NvtxExtPayloadAttr": "@13.0 struct CUpti_NvtxExtPayloadAttr",
    "CUpti_ActivityUnifiedMemoryCounterConfig": "struct CUpti_ActivityUnifiedMemoryCounterConfig",
    "CUpti_ActivityAutoBoostState": "struct CUpti_ActivityAutoBoostState",
    "CUpti_ActivityPCSamplingConfig": "struct CUpti_ActivityPCSamplingConfig",
    "CUpti_ActivityFieldLayoutEntry": "@13.2 struct CUpti_ActivityFieldLayoutEntry",
    "CUpti_ActivityRecordLayout": "@13.2 struct CUpti_ActivityRecordLayout",
    "CUpti_ActivityFieldSelection": "@13.2 struct CUpti_ActivityFieldSelection",
    "CUpti_Activity": "struct CUpti_Activity",
    "CUpti_ActivityMemcpy7": "@13.4 struct CUpti_ActivityMemcpy7",
    "CUpti_ActivityMemcpyFieldIds": "@13.2 enum CUpti_ActivityMemcpyFieldIds",
    "CUpti_ActivityMemcpyPtoP4": "struct CUpti_ActivityMemcpyPtoP4",
    "CUpti_ActivityMemcpy2FieldIds": "@13.2 enum CUpti_ActivityMemcpy2FieldIds",
    "CUpti_ActivityMemset5": "@13.4 struct CUpti_ActivityMemset5",
    "CUpti_ActivityMemsetFieldIds": "@13.2 enum CUpti_ActivityMemsetFieldIds",
    "CUpti_ActivityMemory": "struct CUpti_ActivityMemory",
    "CUpti_ActivityMemory4": "@12.6 struct CUpti_ActivityMemory4",
    "CUpti_ActivityMemoryFieldIds": "@13.2 enum CUpti_ActivityMemoryFieldIds",
    "CUpti_ActivityMemoryPool3": "@13.0 struct CUpti_ActivityMemoryPool3",
    "CUpti_ActivityMemoryPoolFieldIds": "@13.2 enum CUpti_ActivityMemoryPoolFieldIds",
    "CUpti_ActivityLaunchType": "enum CUpti_ActivityLaunchType",
    "CUpti_FuncShmemLimitConfig": "enum CUpti_FuncShmemLimitConfig",
    "CUpti_FuncExecutionModel": "@13.3 enum CUpti_FuncExecutionModel",
    "CUpti_ActivityKernel13": "@13.4 struct CUpti_ActivityKernel13",
    "CUpti_ActivityKernelFieldIds": "@13.2 enum CUpti_ActivityKernelFieldIds",
    "CUpti_ActivityCdpKernel": "struct CUpti_ActivityCdpKernel",
    "CUpti_ActivityPreemption": "struct CUpti_ActivityPreemption",
    "CUpti_ActivityAPI": "struct CUpti_ActivityAPI",
    "CUpti_ActivityApiFieldIds": "@13.2 enum CUpti_ActivityApiFieldIds",
    "CUpti_ActivityApiCbidOptions": "@13.4 struct CUpti_ActivityApiCbidOptions",
    "CUpti_ActivityApiOptions": "@13.4 struct CUpti_ActivityApiOptions",
    "CUpti_ActivityEvent": "struct CUpti_ActivityEvent",
    "CUpti_ActivityEventInstance": "struct CUpti_ActivityEventInstance",
    "CUpti_ActivityMetric": "struct CUpti_ActivityMetric",
    "CUpti_ActivityMetricInstance": "struct CUpti_ActivityMetricInstance",
    "CUpti_ActivitySourceLocator": "struct CUpti_ActivitySourceLocator",
    "CUpti_ActivityGlobalAccess3": "struct CUpti_ActivityGlobalAccess3",
    "CUpti_ActivityBranch2": "struct CUpti_ActivityBranch2",
    "CUpti_ActivityDevice6": "@13.2 struct CUpti_ActivityDevice6",
    "CUpti_ActivityDeviceFieldIds": "@13.2 enum CUpti_ActivityDeviceFieldIds",
    "CUpti_ActivityDeviceAttribute": "struct CUpti_ActivityDeviceAttribute",
    "CUpti_ActivityContext4": "@13.1 struct CUpti_ActivityContext4",
    "CUpti_ActivityContextFieldIds": "@13.2 enum CUpti_ActivityContextFieldIds",
    "CUpti_ActivityName": "struct CUpti_ActivityName",
    "CUpti_ActivityNameFieldIds": "@13.2 enum CUpti_ActivityNameFieldIds",
    "CUpti_ActivityMarker2": "struct CUpti_ActivityMarker2",
    "CUpti_ActivityMarkerFieldIds": "@13.2 enum CUpti_ActivityMarkerFieldIds",
    "CUpti_ActivityMarkerData2": "@13.0 struct CUpti_ActivityMarkerData2",
    "CUpti_ActivityMarkerDataFieldIds": "@13.2 enum CUpti_ActivityMarkerDataFieldIds",
    "CUpti_ActivityOverhead3": "@12.4 struct CUpti_ActivityOverhead3",
    "CUpti_ActivityOverheadFieldIds": "@13.2 enum CUpti_ActivityOverheadFieldIds",
    "CUpti_ActivityEnvironmentSpeed": "@13.3 struct CUpti_ActivityEnvironmentSpeed",
    "CUpti_ActivityEnvironmentTemperature": "@13.3 struct CUpti_ActivityEnvironmentTemperature",
    "CUpti_ActivityEnvironmentPower": "@13.3 struct CUpti_ActivityEnvironmentPower",
    "CUpti_ActivityEnvironmentCooling": "@13.3 struct CUpti_ActivityEnvironmentCooling",
    "CUpti_ActivityEnvironment": "struct CUpti_ActivityEnvironment",
    "CUpti_ActivityEnvironmentFieldIds": "@13.3 enum CUpti_ActivityEnvironmentFieldIds",
    "CUpti_ActivityInstructionExecution": "struct CUpti_ActivityInstructionExecution",
    "CUpti_ActivityPCSampling3": "struct CUpti_ActivityPCSampling3",
    "CUpti_ActivityPCSamplingRecordInfo": "struct CUpti_ActivityPCSamplingRecordInfo",
    "CUpti_ActivityUnifiedMemoryCounter3": "@12.8 struct CUpti_ActivityUnifiedMemoryCounter3",
    "CUpti_ActivityUvmCounterFieldIds": "@13.2 enum CUpti_ActivityUvmCounterFieldIds",
    "CUpti_ActivityFunction": "struct CUpti_ActivityFunction",
    "CUpti_ActivityModule": "struct CUpti_ActivityModule",
    "CUpti_ActivitySharedAccess": "struct CUpti_ActivitySharedAccess",
    "CUpti_ActivityCudaEvent3": "@13.5 struct CUpti_ActivityCudaEvent3",
    "CUpti_ActivityCudaEventFieldIds": "@13.2 enum CUpti_ActivityCudaEventFieldIds",
    "CUpti_ActivityStream": "struct CUpti_ActivityStream",
    "CUpti_ActivityStreamFieldIds": "@13.2 enum CUpti_ActivityStreamFieldIds",
    "CUpti_ActivitySynchronization2": "@12.8 struct CUpti_ActivitySynchronization2",
    "CUpti_ActivitySynchronizationFieldIds": "@13.2 enum CUpti_ActivitySynchronizationFieldIds",
    "CUpti_ActivityInstructionCorrelation": "struct CUpti_ActivityInstructionCorrelation",
    "CUpti_OpenAccEventKind": "enum CUpti_OpenAccEventKind",
    "CUpti_OpenAccConstructKind": "enum CUpti_OpenAccConstructKind",
    "CUpti_OpenMpEventKind": "enum CUpti_OpenMpEventKind",
    "CUpti_ActivityOpenAcc": "struct CUpti_ActivityOpenAcc",
    "CUpti_ActivityOpenAccData": "struct CUpti_ActivityOpenAccData",
    "CUpti_ActivityOpenAccDataFieldIds": "@13.3 enum CUpti_ActivityOpenAccDataFieldIds",
    "CUpti_ActivityOpenAccLaunch": "struct CUpti_ActivityOpenAccLaunch",
    "CUpti_ActivityOpenAccLaunchFieldIds": "@13.3 enum CUpti_ActivityOpenAccLaunchFieldIds",
    "CUpti_ActivityOpenAccOther": "struct CUpti_ActivityOpenAccOther",
    "CUpti_ActivityOpenAccOtherFieldIds": "@13.3 enum CUpti_ActivityOpenAccOtherFieldIds",
    "CUpti_ActivityOpenMp": "struct CUpti_ActivityOpenMp",
    "CUpti_ActivityOpenMpFieldIds": "@13.3 enum CUpti_ActivityOpenMpFieldIds",
    "CUpti_ExternalCorrelationKind": "enum CUpti_ExternalCorrelationKind",
    "CUpti_ActivityExternalCorrelation": "struct CUpti_ActivityExternalCorrelation",
    "CUpti_ActivityExternalCorrelationFieldIds": "@13.2 enum CUpti_ActivityExternalCorrelationFieldIds",
    "CUpti_DevType": "enum CUpti_DevType",
    "CUpti_ActivityNvLinkNpu": "@13.3 struct CUpti_ActivityNvLinkNpu",
    "CUpti_ActivityNvLink5": "@13.2 struct CUpti_ActivityNvLink5",
    "CUpti_ActivityNvLinkFieldIds": "@13.3 enum CUpti_ActivityNvLinkFieldIds",
    "CUpti_PcieDeviceType": "enum CUpti_PcieDeviceType",
    "CUpti_ActivityPcieGpuAttr": "@13.3 struct CUpti_ActivityPcieGpuAttr",
    "CUpti_ActivityPcieBridgeAttr": "@13.3 struct CUpti_ActivityPcieBridgeAttr",
    "CUpti_ActivityPcie": "struct CUpti_ActivityPcie",
    "CUpti_ActivityPcieFieldIds": "@13.3 enum CUpti_ActivityPcieFieldIds",
    "CUpti_PcieGen": "enum CUpti_PcieGen",
    "CUpti_ConfidentialComputeRotationEventType": "@12.9 enum CUpti_ConfidentialComputeRotationEventType",
    "CUpti_ActivityConfidentialComputeRotation": "@12.9 struct CUpti_ActivityConfidentialComputeRotation",
    "CUpti_ActivityConfidentialComputeRotationFieldIds": "@13.2 enum CUpti_ActivityConfidentialComputeRotationFieldIds",
    "CUpti_ActivityInstantaneousEvent": "struct CUpti_ActivityInstantaneousEvent",
    "CUpti_ActivityInstantaneousEventInstance": "struct CUpti_ActivityInstantaneousEventInstance",
    "CUpti_ActivityInstantaneousMetric": "struct CUpti_ActivityInstantaneousMetric",
    "CUpti_ActivityInstantaneousMetricInstance": "struct CUpti_ActivityInstantaneousMetricInstance",
    "CUpti_ActivityJitEntryType": "@11.8 enum CUpti_ActivityJitEntryType",
    "CUpti_ActivityJitOperationType": "@11.8 enum CUpti_ActivityJitOperationType",
    "CUpti_ActivityJit2": "@12.4 struct CUpti_ActivityJit2",
    "CUpti_ActivityJitFieldIds": "@13.2 enum CUpti_ActivityJitFieldIds",
    "CUpti_ActivityGraphTrace2": "@12.3 struct CUpti_ActivityGraphTrace2",
    "CUpti_ActivityGraphTraceFieldIds": "@13.2 enum CUpti_ActivityGraphTraceFieldIds",
    "CUpti_DeviceGraphLaunchMode": "@12.8 enum CUpti_DeviceGraphLaunchMode",
    "CUpti_ActivityDeviceGraphTrace": "@12.8 struct CUpti_ActivityDeviceGraphTrace",
    "CUpti_ActivityDeviceGraphTraceFieldIds": "@13.2 enum CUpti_ActivityDeviceGraphTraceFieldIds",
    "CUpti_ActivityMemDecompress": "@12.8 struct CUpti_ActivityMemDecompress",
    "CUpti_ActivityMemDecompressFieldIds": "@13.2 enum CUpti_ActivityMemDecompressFieldIds",
    "CUpti_ActivityGraphHostNode": "@13.1 struct CUpti_ActivityGraphHostNode",
    "CUpti_ActivityGraphHostNodeFieldIds": "@13.2 enum CUpti_ActivityGraphHostNodeFieldIds",
    "CUpti_ComputeEngineCtxSwitchOperationType": "@13.1 enum CUpti_ComputeEngineCtxSwitchOperationType",
    "CUpti_ActivityComputeEngineCtxSwitch": "@13.1 struct CUpti_ActivityComputeEngineCtxSwitch",
    "CUpti_ActivityComputeEngineCtxSwitchFieldIds": "@13.2 enum CUpti_ActivityComputeEngineCtxSwitchFieldIds",
    "CUpti_ActivityHostLaunch": "@13.1 struct CUpti_ActivityHostLaunch",
    "CUpti_ActivityHostLaunchFieldIds": "@13.2 enum CUpti_ActivityHostLaunchFieldIds",
    "CUpti_ActivityGreenContext3": "@13.4 struct CUpti_ActivityGreenContext3",
    "CUpti_ActivityGreenContextFieldIds": "@13.2 enum CUpti_ActivityGreenContextFieldIds",
    "CUpti_ActivityAttribute": "enum CUpti_ActivityAttribute",
    "CUpti_ActivityThreadIdType": "enum CUpti_ActivityThreadIdType",
    "CUpti_ActivityConfig": "@13.2 struct CUpti_ActivityConfig",
    "CUpti_BuffersCallbackRequestFunc": "void (*)(uint8_t **, size_t *, size_t *)",
    "CUpti_BuffersCallbackCompleteFunc": "void (*)(CUcontext, uint32_t, uint8_t *, size_t, size_t)",
    "CUpti_BufferCallbackRequestInfo": "@13.2 struct CUpti_BufferCallbackRequestInfo",
    "CUpti_BuffersCallbackRequestFunc_v2": "@13.2 void (*)(uint8_t **, size_t *, size_t *, CUpti_BufferCallbackRequestInfo *)",
    "CUpti_BufferCallbackCompleteInfo": "@13.2 struct CUpti_BufferCallbackCompleteInfo",
    "CUpti_BuffersCallbackCompleteFunc_v2": "@13.2 void (*)(uint8_t *, size_t, size_t, CUpti_BufferCallbackCompleteInfo *)",
    "CUpti_DeviceVirtualizationMode": "enum CUpti_DeviceVirtualizationMode",
    "CUpti_TimestampCallbackFunc": "uint64_t (*)(void)",
    "CUpti_ActivityOverhead": "struct CUpti_ActivityOverhead",
    "CUpti_ActivityOverhead2": "@12.3 struct CUpti_ActivityOverhead2",
    "CUpti_ActivityDevice": "struct CUpti_ActivityDevice",
    "CUpti_ActivityDevice2": "struct CUpti_ActivityDevice2",
    "CUpti_ActivityDevice3": "struct CUpti_ActivityDevice3",
    "CUpti_ActivityDevice4": "struct CUpti_ActivityDevice4",
    "CUpti_ActivityDevice5": "@12.2 struct CUpti_ActivityDevice5",
    "CUpti_ActivityKernel": "struct CUpti_ActivityKernel",
    "CUpti_ActivityKernel2": "struct CUpti_ActivityKernel2",
    "CUpti_ActivityKernel3": "struct CUpti_ActivityKernel3",
    "CUpti_ActivityKernel4": "struct CUpti_ActivityKernel4",
    "CUpti_ActivityKernel5": "struct CUpti_ActivityKernel5",
    "CUpti_ActivityKernel6": "struct CUpti_ActivityKernel6",
    "CUpti_ActivityKernel7": "struct CUpti_ActivityKernel7",
    "CUpti_ActivityKernel8": "@11.8 struct CUpti_ActivityKernel8",
    "CUpti_ActivityKernel9": "@12.0 struct CUpti_ActivityKernel9",
    "CUpti_ActivityKernel10": "@13.0 struct CUpti_ActivityKernel10",
    "CUpti_ActivityKernel11": "@13.1 struct CUpti_ActivityKernel11",
    "CUpti_ActivityKernel12": "@13.3 struct CUpti_ActivityKernel12",
    "CUpti_ActivityMemcpy": "struct CUpti_ActivityMemcpy",
    "CUpti_ActivityMemcpy3": "struct CUpti_ActivityMemcpy3",
    "CUpti_ActivityMemcpy4": "struct CUpti_ActivityMemcpy4",
    "CUpti_ActivityMemcpyPtoP": "struct CUpti_ActivityMemcpyPtoP",
    "CUpti_ActivityMemcpy2": "CUpti_ActivityMemcpyPtoP",
    "CUpti_ActivityMemcpyPtoP2": "struct CUpti_ActivityMemcpyPtoP2",
    "CUpti_ActivityMemcpyPtoP3": "struct CUpti_ActivityMemcpyPtoP3",
    "CUpti_ActivityMemset": "struct CUpti_ActivityMemset",
    "CUpti_ActivityMemset2": "struct CUpti_ActivityMemset2",
    "CUpti_ActivityMemset3": "struct CUpti_ActivityMemset3",
    "CUpti_ActivityMemset4": "struct CUpti_ActivityMemset4",
    "CUpti_ActivityMemory2": "struct CUpti_ActivityMemory2",
    "CUpti_ActivityMemory3": "struct CUpti_ActivityMemory3",
    "CUpti_ActivityMemoryPool": "struct CUpti_ActivityMemoryPool",
    "CUpti_ActivityMemoryPool2": "struct CUpti_ActivityMemoryPool2",
    "CUpti_ActivityMarker": "struct CUpti_ActivityMarker",
    "CUpti_ActivityGlobalAccess": "struct CUpti_ActivityGlobalAccess",
    "CUpti_ActivityGlobalAccess2": "struct CUpti_ActivityGlobalAccess2",
    "CUpti_ActivityBranch": "struct CUpti_ActivityBranch",
    "CUpti_ActivityPCSampling": "struct CUpti_ActivityPCSampling",
    "CUpti_ActivityPCSampling2": "struct CUpti_ActivityPCSampling2",
    "CUpti_ActivityUnifiedMemoryCounter": "struct CUpti_ActivityUnifiedMemoryCounter",
    "CUpti_ActivityUnifiedMemoryCounter2": "struct CUpti_ActivityUnifiedMemoryCounter2",
    "CUpti_ActivityNvLink": "struct CUpti_ActivityNvLink",
    "CUpti_ActivityNvLink2": "struct CUpti_ActivityNvLink2",
    "CUpti_ActivityNvLink3": "struct CUpti_ActivityNvLink3",
    "CUpti_ActivityNvLink4": "struct CUpti_ActivityNvLink4",
    "CUpti_ActivityGraphTrace": "struct CUpti_ActivityGraphTrace",
    "CUpti_ActivityContext": "struct CUpti_ActivityContext",
    "CUpti_ActivityContext2": "@12.4 struct CUpti_ActivityContext2",
    "CUpti_ActivityContext3": "@12.5 struct CUpti_ActivityContext3",
    "CUpti_ActivityJit": "@11.8 struct CUpti_ActivityJit",
    "CUpti_ActivityCudaEvent": "struct CUpti_ActivityCudaEvent",
    "CUpti_ActivityCudaEvent2": "@12.8 struct CUpti_ActivityCudaEvent2",
    "CUpti_ActivitySynchronization": "struct CUpti_ActivitySynchronization",
    "CUpti_ActivityMemcpy5": "struct CUpti_ActivityMemcpy5",
    "CUpti_ActivityMemcpy6": "@12.8 struct CUpti_ActivityMemcpy6",
    "CUpti_ActivityMarkerData": "struct CUpti_ActivityMarkerData",
    "CUpti_ActivityGreenContext": "@13.2 struct CUpti_ActivityGreenContext",
    "CUpti_ActivityGreenContext2": "@13.2 struct CUpti_ActivityGreenContext2",
    "CUpti_driver_api_trace_cbid": "enum CUpti_driver_api_trace_cbid_enum",
    "CUpti_runtime_api_trace_cbid": "enum CUpti_runtime_api_trace_cbid_enum",
    "CUpti_nvtx_api_trace_cbid": "enum CUpti_nvtx_api_trace_cbid",
    "CUdeviceptr_v1": "unsigned int",
    "CUDA_MEMCPY2D_v1": "struct CUDA_MEMCPY2D_v1_st",
    "CUDA_MEMCPY3D_v1": "struct CUDA_MEMCPY3D_v1_st",
    "CUDA_ARRAY_DESCRIPTOR_v1": "struct CUDA_ARRAY_DESCRIPTOR_v1_st",
    "CUDA_ARRAY3D_DESCRIPTOR_v1": "struct CUDA_ARRAY3D_DESCRIPTOR_v1_st",
    "CUpti_PCSamplingCollectionMode": "enum CUpti_PCSamplingCollectionMode",
    "CUpti_PCSamplingStallReason": "struct CUpti_PCSamplingStallReason",
    "CUpti_PCSamplingPCData": "struct CUpti_PCSamplingPCData",
    "CUpti_PCSamplingOutputDataFormat": "enum CUpti_PCSamplingOutputDataFormat",
    "CUpti_PCSamplingData": "struct CUpti_PCSamplingData",
    "CUpti_PCSamplingConfigurationAttributeType": "enum CUpti_PCSamplingConfigurationAttributeType",
    "CUpti_PCSamplingConfigurationInfo": "struct CUpti_PCSamplingConfigurationInfo",
    "CUpti_PCSamplingConfigurationInfoParams": "struct CUpti_PCSamplingConfigurationInfoParams",
    "CUpti_PCSamplingGetDataParams": "struct CUpti_PCSamplingGetDataParams",
    "CUpti_PCSamplingEnableParams": "struct CUpti_PCSamplingEnableParams",
    "CUpti_PCSamplingDisableParams": "struct CUpti_PCSamplingDisableParams",
    "CUpti_PCSamplingStartParams": "struct CUpti_PCSamplingStartParams",
    "CUpti_PCSamplingStopParams": "struct CUpti_PCSamplingStopParams",
    "CUpti_PCSamplingGetNumStallReasonsParams": "struct CUpti_PCSamplingGetNumStallReasonsParams",
    "CUpti_PCSamplingGetStallReasonsParams": "struct CUpti_PCSamplingGetStallReasonsParams",
    "CUpti_GetSassToSourceCorrelationParams": "struct CUpti_GetSassToSourceCorrelationParams",
    "CUpti_GetCubinCrcParams": "struct CUpti_GetCubinCrcParams",
    "CUpti_ComputeCrcCallbackFunc": "void (*)(const void *, size_t, uint64_t *)",
    "CUpti_ProfilerRange": "enum CUpti_ProfilerRange",
    "CUpti_ProfilerReplayMode": "enum CUpti_ProfilerReplayMode",
    "CUpti_Profiler_Initialize_Params": "struct CUpti_Profiler_Initialize_Params",
    "CUpti_Profiler_DeInitialize_Params": "struct CUpti_Profiler_DeInitialize_Params",
    "CUpti_Profiler_CounterDataImageOptions": "struct CUpti_Profiler_CounterDataImageOptions",
    "CUpti_Profiler_CounterDataImage_CalculateSize_Params": "struct CUpti_Profiler_CounterDataImage_CalculateSize_Params",
    "CUpti_Profiler_CounterDataImage_Initialize_Params": "struct CUpti_Profiler_CounterDataImage_Initialize_Params",
    "CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params": "struct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params",
    "CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params": "struct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params",
    "CUpti_Profiler_BeginSession_Params": "struct CUpti_Profiler_BeginSession_Params",
    "CUpti_Profiler_EndSession_Params": "struct CUpti_Profiler_EndSession_Params",
    "CUpti_Profiler_SetConfig_Params": "struct CUpti_Profiler_SetConfig_Params",
    "CUpti_Profiler_UnsetConfig_Params": "struct CUpti_Profiler_UnsetConfig_Params",
    "CUpti_Profiler_BeginPass_Params": "struct CUpti_Profiler_BeginPass_Params",
    "CUpti_Profiler_EndPass_Params": "struct CUpti_Profiler_EndPass_Params",
    "CUpti_Profiler_EnableProfiling_Params": "struct CUpti_Profiler_EnableProfiling_Params",
    "CUpti_Profiler_DisableProfiling_Params": "struct CUpti_Profiler_DisableProfiling_Params",
    "CUpti_Profiler_IsPassCollected_Params": "struct CUpti_Profiler_IsPassCollected_Params",
    "CUpti_Profiler_FlushCounterData_Params": "struct CUpti_Profiler_FlushCounterData_Params",
    "CUpti_Profiler_PushRange_Params": "struct CUpti_Profiler_PushRange_Params",
    "CUpti_Profiler_PopRange_Params": "struct CUpti_Profiler_PopRange_Params",
    "CUpti_Profiler_GetCounterAvailability_Params": "struct CUpti_Profiler_GetCounterAvailability_Params",
    "CUpti_Profiler_Support_Level": "enum CUpti_Profiler_Support_Level",
    "CUpti_Profiler_API": "@12.2 enum CUpti_Profiler_API",
    "CUpti_Profiler_DeviceSupported_Params": "struct CUpti_Profiler_DeviceSupported_Params",
    "CUpti_ClockControl_Mode": "@13.4 enum CUpti_ClockControl_Mode",
    "CUpti_ClockControl_Status": "@13.4 enum CUpti_ClockControl_Status",
    "CUpti_Device_GetChipName_Params": "struct CUpti_Device_GetChipName_Params",
    "CUpti_SassMetrics_OutputGranularity": "@12.2 enum CUpti_SassMetrics_OutputGranularity",
    "CUpti_SassMetrics_MetricDetails": "@12.2 struct CUpti_SassMetrics_MetricDetails",
    "CUpti_SassMetrics_GetNumOfMetrics_Params": "@12.2 struct CUpti_SassMetrics_GetNumOfMetrics_Params",
    "CUpti_SassMetrics_GetMetrics_Params": "@12.2 struct CUpti_SassMetrics_GetMetrics_Params",
    "CUpti_SassMetrics_GetProperties_Params": "@12.2 struct CUpti_SassMetrics_GetProperties_Params",
    "CUpti_SassMetrics_Config": "@12.2 struct CUpti_SassMetrics_Config",
    "CUpti_SassMetricsSetConfig_Params": "@12.2 struct CUpti_SassMetricsSetConfig_Params",
    "CUpti_SassMetricsUnsetConfig_Params": "@12.2 struct CUpti_SassMetricsUnsetConfig_Params",
    "CUpti_SassMetricsEnable_Params": "@12.2 struct CUpti_SassMetricsEnable_Params",
    "CUpti_SassMetricsDisable_Params": "@12.2 struct CUpti_SassMetricsDisable_Params",
    "CUpti_SassMetricsGetDataProperties_Params": "@12.2 struct CUpti_SassMetricsGetDataProperties_Params",
    "CUpti_SassMetrics_InstanceValue": "@12.2 struct CUpti_SassMetrics_InstanceValue",
    "CUpti_SassMetrics_Data": "@12.2 struct CUpti_SassMetrics_Data",
    "CUpti_SassMetricsFlushData_Params": "@12.2 struct CUpti_SassMetricsFlushData_Params",
    "CUpti_PmSampling_Object": "@12.6 struct CUpti_PmSampling_Object",
    "CUpti_PmSampling_TriggerMode": "@12.6 enum CUpti_PmSampling_TriggerMode",
    "CUpti_PmSampling_DecodeStopReason": "@12.6 enum CUpti_PmSampling_DecodeStopReason",
    "CUpti_PmSampling_HardwareBuffer_AppendMode": "@12.8 enum CUpti_PmSampling_HardwareBuffer_AppendMode",
    "CUpti_PmSampling_SetConfig_Params": "@12.6 struct CUpti_PmSampling_SetConfig_Params",
    "CUpti_PmSampling_Enable_Params": "@12.6 struct CUpti_PmSampling_Enable_Params",
    "CUpti_PmSampling_Disable_Params": "@12.6 struct CUpti_PmSampling_Disable_Params",
    "CUpti_PmSampling_Start_Params": "@12.6 struct CUpti_PmSampling_Start_Params",
    "CUpti_PmSampling_Stop_Params": "@12.6 struct CUpti_PmSampling_Stop_Params",
    "CUpti_PmSampling_DecodeData_Params": "@12.6 struct CUpti_PmSampling_DecodeData_Params",
    "CUpti_PmSampling_GetCounterAvailability_Params": "@12.6 struct CUpti_PmSampling_GetCounterAvailability_Params",
    "CUpti_PmSampling_GetCounterDataSize_Params": "@12.6 struct CUpti_PmSampling_GetCounterDataSize_Params",
    "CUpti_PmSampling_CounterDataImage_Initialize_Params": "@12.6 struct CUpti_PmSampling_CounterDataImage_Initialize_Params",
    "CUpti_PmSampling_GetCounterDataInfo_Params": "@12.6 struct CUpti_PmSampling_GetCounterDataInfo_Params",
    "CUpti_PmSampling_CounterData_GetSampleInfo_Params": "@12.6 struct CUpti_PmSampling_CounterData_GetSampleInfo_Params",
    "CUpti_MetricType": "@12.6 enum CUpti_MetricType",
    "CUpti_MetricCollectionScope": "@13.1 enum CUpti_MetricCollectionScope",
    "CUpti_ProfilerType": "@12.6 enum CUpti_ProfilerType",
    "CUpti_Profiler_Host_Object": "@12.6 struct CUpti_Profiler_Host_Object",
    "CUpti_Profiler_Host_Initialize_Params": "@12.6 struct CUpti_Profiler_Host_Initialize_Params",
    "CUpti_Profiler_Host_Deinitialize_Params": "@12.6 struct CUpti_Profiler_Host_Deinitialize_Params",
    "CUpti_Profiler_Host_GetSupportedChips_Params": "@12.6 struct CUpti_Profiler_Host_GetSupportedChips_Params",
    "CUpti_Profiler_Host_GetBaseMetrics_Params": "@12.6 struct CUpti_Profiler_Host_GetBaseMetrics_Params",
    "CUpti_Profiler_Host_GetSubMetrics_Params": "@12.6 struct CUpti_Profiler_Host_GetSubMetrics_Params",
    "CUpti_Profiler_Host_GetMetricProperties_Params": "@12.6 struct CUpti_Profiler_Host_GetMetricProperties_Params",
    "CUpti_Profiler_Host_GetRangeName_Params": "@12.6 struct CUpti_Profiler_Host_GetRangeName_Params",
    "CUpti_Profiler_Host_EvaluateToGpuValues_Params": "@12.6 struct CUpti_Profiler_Host_EvaluateToGpuValues_Params",
    "CUpti_Profiler_Host_ConfigAddMetrics_Params": "@12.6 struct CUpti_Profiler_Host_ConfigAddMetrics_Params",
    "CUpti_Profiler_Host_GetConfigImageSize_Params": "@12.6 struct CUpti_Profiler_Host_GetConfigImageSize_Params",
    "CUpti_Profiler_Host_GetConfigImage_Params": "@12.6 struct CUpti_Profiler_Host_GetConfigImage_Params",
    "CUpti_Profiler_Host_GetNumOfPasses_Params": "@12.6 struct CUpti_Profiler_Host_GetNumOfPasses_Params",
    "CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params": "@12.6 struct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params",
    "CUpti_Profiler_Host_GetSinglePassSets_Params": "@13.2 struct CUpti_Profiler_Host_GetSinglePassSets_Params",
    "CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params": "@13.2 struct CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params",
    "CUpti_Profiler_Host_SetDevicePartitionInfo_Params": "@13.3 struct CUpti_Profiler_Host_SetDevicePartitionInfo_Params",
    "CUpti_RangeProfiler_Object": "@12.6 struct CUpti_RangeProfiler_Object",
    "CUpti_RangeProfiler_SetConfig_Params": "@12.6 struct CUpti_RangeProfiler_SetConfig_Params",
    "CUpti_CacheControl_Mode": "@13.4 enum CUpti_CacheControl_Mode",
    "CUpti_RangeProfiler_Enable_Params": "@12.6 struct CUpti_RangeProfiler_Enable_Params",
    "CUpti_RangeProfiler_Disable_Params": "@12.6 struct CUpti_RangeProfiler_Disable_Params",
    "CUpti_RangeProfiler_Start_Params": "@12.6 struct CUpti_RangeProfiler_Start_Params",
    "CUpti_RangeProfiler_Stop_Params": "@12.6 struct CUpti_RangeProfiler_Stop_Params",
    "CUpti_RangeProfiler_PushRange_Params": "@12.6 struct CUpti_RangeProfiler_PushRange_Params",
    "CUpti_RangeProfiler_PopRange_Params": "@12.6 struct CUpti_RangeProfiler_PopRange_Params",
    "CUpti_RangeProfiler_DecodeData_Params": "@12.6 struct CUpti_RangeProfiler_DecodeData_Params",
    "CUpti_RangeProfiler_GetCounterDataSize_Params": "@12.6 struct CUpti_RangeProfiler_GetCounterDataSize_Params",
    "CUpti_RangeProfiler_CounterDataImage_Initialize_Params": "@12.6 struct CUpti_RangeProfiler_CounterDataImage_Initialize_Params",
    "CUpti_RangeProfiler_GetCounterDataInfo_Params": "@12.6 struct CUpti_RangeProfiler_GetCounterDataInfo_Params",
    "CUpti_RangeProfiler_CounterData_GetRangeInfo_Params": "@12.6 struct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params",
    "CUpti_RangeProfiler_GetDevicePartitionInfo_Params": "@13.3 struct CUpti_RangeProfiler_GetDevicePartitionInfo_Params",
}

ENUMS: dict[str, str] = {
    "CUptiResult": """unsigned int
CUPTI_SUCCESS
CUPTI_ERROR_INVALID_PARAMETER
CUPTI_ERROR_INVALID_DEVICE
CUPTI_ERROR_INVALID_CONTEXT
CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID
CUPTI_ERROR_INVALID_EVENT_ID
CUPTI_ERROR_INVALID_EVENT_NAME
CUPTI_ERROR_INVALID_OPERATION
CUPTI_ERROR_OUT_OF_MEMORY
CUPTI_ERROR_HARDWARE
CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT
CUPTI_ERROR_API_NOT_IMPLEMENTED
CUPTI_ERROR_MAX_LIMIT_REACHED
CUPTI_ERROR_NOT_READY
CUPTI_ERROR_NOT_COMPATIBLE
CUPTI_ERROR_NOT_INITIALIZED
CUPTI_ERROR_INVALID_METRIC_ID
CUPTI_ERROR_INVALID_METRIC_NAME
CUPTI_ERROR_QUEUE_EMPTY
CUPTI_ERROR_INVALID_HANDLE
CUPTI_ERROR_INVALID_STREAM
CUPTI_ERROR_INVALID_KIND
CUPTI_ERROR_INVALID_EVENT_VALUE
CUPTI_ERROR_DISABLED
CUPTI_ERROR_INVALID_MODULE
CUPTI_ERROR_INVALID_METRIC_VALUE
CUPTI_ERROR_HARDWARE_BUSY
CUPTI_ERROR_NOT_SUPPORTED
CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED
CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE
CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES
CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_WITH_MPS
CUPTI_ERROR_CDP_TRACING_NOT_SUPPORTED
CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED
CUPTI_ERROR_CUDA_COMPILER_NOT_COMPATIBLE
CUPTI_ERROR_INSUFFICIENT_PRIVILEGES
CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED
CUPTI_ERROR_OPENACC_UNDEFINED_ROUTINE
CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED
CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED
CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES
CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED
CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED
CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED @12.8
CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED @12.8
CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED @12.8
CUPTI_ERROR_INVALID_CHIP_NAME @13.0
CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS @13.1
CUPTI_ERROR_UNKNOWN 999
CUPTI_ERROR_FORCE_INT 2147483647""",
    "CUpti_ApiCallbackSite": """unsigned int
CUPTI_API_ENTER
CUPTI_API_EXIT
CUPTI_API_CBSITE_FORCE_INT 2147483647""",
    "CUpti_CallbackDomain": """unsigned int
CUPTI_CB_DOMAIN_INVALID
CUPTI_CB_DOMAIN_DRIVER_API
CUPTI_CB_DOMAIN_RUNTIME_API
CUPTI_CB_DOMAIN_RESOURCE
CUPTI_CB_DOMAIN_SYNCHRONIZE
CUPTI_CB_DOMAIN_NVTX
CUPTI_CB_DOMAIN_STATE @12.2
CUPTI_CB_DOMAIN_SIZE @11.7<12.2 6 | @12.2
CUPTI_CB_DOMAIN_FORCE_INT 2147483647""",
    "CUpti_CallbackIdResource": """unsigned int
CUPTI_CBID_RESOURCE_INVALID
CUPTI_CBID_RESOURCE_CONTEXT_CREATED
CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING
CUPTI_CBID_RESOURCE_STREAM_CREATED
CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING
CUPTI_CBID_RESOURCE_CU_INIT_FINISHED
CUPTI_CBID_RESOURCE_MODULE_LOADED
CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING
CUPTI_CBID_RESOURCE_MODULE_PROFILED
CUPTI_CBID_RESOURCE_GRAPH_CREATED
CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING
CUPTI_CBID_RESOURCE_GRAPH_CLONED
CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING
CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED
CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING
CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED
CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING
CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING
CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED
CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING
CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED
CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED @12.2
CUPTI_CBID_RESOURCE_GRAPH_NODE_UPDATED @13.0
CUPTI_CBID_RESOURCE_GRAPH_NODE_SET_PARAMS @13.0
CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_CREATED @13.5
CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_DESTROYED @13.5
CUPTI_CBID_RESOURCE_SIZE @11.7<12.2 21 | @12.2<13.0 22 | @13.0<13.5 24 | @13.5
CUPTI_CBID_RESOURCE_FORCE_INT 2147483647""",
    "CUpti_CallbackIdSync": """unsigned int
CUPTI_CBID_SYNCHRONIZE_INVALID
CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED
CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED
CUPTI_CBID_SYNCHRONIZE_SIZE
CUPTI_CBID_SYNCHRONIZE_FORCE_INT 2147483647""",
    "CUpti_CallbackIdState": """unsigned int
CUPTI_CBID_STATE_INVALID @12.2
CUPTI_CBID_STATE_FATAL_ERROR @12.2
CUPTI_CBID_STATE_ERROR @12.2
CUPTI_CBID_STATE_WARNING @12.2
CUPTI_CBID_STATE_SIZE @12.2
CUPTI_CBID_STATE_FORCE_INT @12.2 2147483647""",
    "CUpti_LogicalEndpointType": """unsigned int
CUPTI_LOGICAL_ENDPOINT_TYPE_INVALID @13.5
CUPTI_LOGICAL_ENDPOINT_TYPE_UNICAST @13.5
CUPTI_LOGICAL_ENDPOINT_TYPE_MULTICAST @13.5
CUPTI_LOGICAL_ENDPOINT_TYPE_FORCE_INT @13.5 2147483647""",
    "CUpti_DeviceAttributeDeviceClass": """unsigned int
CUPTI_DEVICE_ATTR_DEVICE_CLASS_TESLA
CUPTI_DEVICE_ATTR_DEVICE_CLASS_QUADRO
CUPTI_DEVICE_ATTR_DEVICE_CLASS_GEFORCE
CUPTI_DEVICE_ATTR_DEVICE_CLASS_TEGRA""",
    "CUpti_DeviceAttribute": """unsigned int
CUPTI_DEVICE_ATTR_MAX_EVENT_ID 1
CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID
CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH
CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE
CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION
CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS
CUPTI_DEVICE_ATTR_PCIE_LINK_RATE
CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH
CUPTI_DEVICE_ATTR_PCIE_GEN
CUPTI_DEVICE_ATTR_DEVICE_CLASS
CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE
CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE
CUPTI_DEVICE_ATTR_MAX_L2_UNITS
CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED
CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1
CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL
CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE
CUPTI_DEVICE_ATTR_NVLINK_PRESENT
CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW
CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT
CUPTI_DEVICE_ATTR_FORCE_INT 2147483647""",
    "CUpti_EventDomainAttribute": """unsigned int
CUPTI_EVENT_DOMAIN_ATTR_NAME
CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT
CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT 3
CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD
CUPTI_EVENT_DOMAIN_ATTR_FORCE_INT 2147483647""",
    "CUpti_EventCollectionMethod": """unsigned int
CUPTI_EVENT_COLLECTION_METHOD_PM
CUPTI_EVENT_COLLECTION_METHOD_SM
CUPTI_EVENT_COLLECTION_METHOD_INSTRUMENTED
CUPTI_EVENT_COLLECTION_METHOD_NVLINK_TC
CUPTI_EVENT_COLLECTION_METHOD_FORCE_INT 2147483647""",
    "CUpti_EventGroupAttribute": """unsigned int
CUPTI_EVENT_GROUP_ATTR_EVENT_DOMAIN_ID
CUPTI_EVENT_GROUP_ATTR_PROFILE_ALL_DOMAIN_INSTANCES
CUPTI_EVENT_GROUP_ATTR_USER_DATA
CUPTI_EVENT_GROUP_ATTR_NUM_EVENTS
CUPTI_EVENT_GROUP_ATTR_EVENTS
CUPTI_EVENT_GROUP_ATTR_INSTANCE_COUNT
CUPTI_EVENT_GROUP_ATTR_PROFILING_SCOPE
CUPTI_EVENT_GROUP_ATTR_FORCE_INT 2147483647""",
    "CUpti_EventProfilingScope": """unsigned int
CUPTI_EVENT_PROFILING_SCOPE_CONTEXT
CUPTI_EVENT_PROFILING_SCOPE_DEVICE
CUPTI_EVENT_PROFILING_SCOPE_BOTH
CUPTI_EVENT_PROFILING_SCOPE_FORCE_INT 2147483647""",
    "CUpti_EventAttribute": """unsigned int
CUPTI_EVENT_ATTR_NAME
CUPTI_EVENT_ATTR_SHORT_DESCRIPTION
CUPTI_EVENT_ATTR_LONG_DESCRIPTION
CUPTI_EVENT_ATTR_CATEGORY
CUPTI_EVENT_ATTR_PROFILING_SCOPE 5
CUPTI_EVENT_ATTR_FORCE_INT 2147483647""",
    "CUpti_EventCollectionMode": """unsigned int
CUPTI_EVENT_COLLECTION_MODE_CONTINUOUS
CUPTI_EVENT_COLLECTION_MODE_KERNEL
CUPTI_EVENT_COLLECTION_MODE_FORCE_INT 2147483647""",
    "CUpti_EventCategory": """unsigned int
CUPTI_EVENT_CATEGORY_INSTRUCTION
CUPTI_EVENT_CATEGORY_MEMORY
CUPTI_EVENT_CATEGORY_CACHE
CUPTI_EVENT_CATEGORY_PROFILE_TRIGGER
CUPTI_EVENT_CATEGORY_SYSTEM
CUPTI_EVENT_CATEGORY_FORCE_INT 2147483647""",
    "CUpti_ReadEventFlags": """unsigned int
CUPTI_EVENT_READ_FLAG_NONE
CUPTI_EVENT_READ_FLAG_FORCE_INT 2147483647""",
    "CUpti_MetricCategory": """unsigned int
CUPTI_METRIC_CATEGORY_MEMORY
CUPTI_METRIC_CATEGORY_INSTRUCTION
CUPTI_METRIC_CATEGORY_MULTIPROCESSOR
CUPTI_METRIC_CATEGORY_CACHE
CUPTI_METRIC_CATEGORY_TEXTURE
CUPTI_METRIC_CATEGORY_NVLINK
CUPTI_METRIC_CATEGORY_PCIE
CUPTI_METRIC_CATEGORY_FORCE_INT 2147483647""",
    "CUpti_MetricEvaluationMode": """unsigned int
CUPTI_METRIC_EVALUATION_MODE_PER_INSTANCE 1
CUPTI_METRIC_EVALUATION_MODE_AGGREGATE
CUPTI_METRIC_EVALUATION_MODE_FORCE_INT 2147483647""",
    "CUpti_MetricValueKind": """unsigned int
CUPTI_METRIC_VALUE_KIND_DOUBLE
CUPTI_METRIC_VALUE_KIND_UINT64
CUPTI_METRIC_VALUE_KIND_PERCENT
CUPTI_METRIC_VALUE_KIND_THROUGHPUT
CUPTI_METRIC_VALUE_KIND_INT64
CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL
CUPTI_METRIC_VALUE_KIND_NVTX_EXTENDED_PAYLOAD @13.0
CUPTI_METRIC_VALUE_KIND_FORCE_INT 2147483647""",
    "CUpti_MetricValueUtilizationLevel": """unsigned int
CUPTI_METRIC_VALUE_UTILIZATION_IDLE
CUPTI_METRIC_VALUE_UTILIZATION_LOW 2
CUPTI_METRIC_VALUE_UTILIZATION_MID 5
CUPTI_METRIC_VALUE_UTILIZATION_HIGH 8
CUPTI_METRIC_VALUE_UTILIZATION_MAX 10
CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT 2147483647""",
    "CUpti_MetricAttribute": """unsigned int
CUPTI_METRIC_ATTR_NAME
CUPTI_METRIC_ATTR_SHORT_DESCRIPTION
CUPTI_METRIC_ATTR_LONG_DESCRIPTION
CUPTI_METRIC_ATTR_CATEGORY
CUPTI_METRIC_ATTR_VALUE_KIND
CUPTI_METRIC_ATTR_EVALUATION_MODE
CUPTI_METRIC_ATTR_FORCE_INT 2147483647""",
    "CUpti_MetricPropertyDeviceClass": """unsigned int
CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TESLA
CUPTI_METRIC_PROPERTY_DEVICE_CLASS_QUADRO
CUPTI_METRIC_PROPERTY_DEVICE_CLASS_GEFORCE
CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TEGRA""",
    "CUpti_MetricPropertyID": """unsigned int
CUPTI_METRIC_PROPERTY_MULTIPROCESSOR_COUNT
CUPTI_METRIC_PROPERTY_WARPS_PER_MULTIPROCESSOR
CUPTI_METRIC_PROPERTY_KERNEL_GPU_TIME
CUPTI_METRIC_PROPERTY_CLOCK_RATE
CUPTI_METRIC_PROPERTY_FRAME_BUFFER_COUNT
CUPTI_METRIC_PROPERTY_GLOBAL_MEMORY_BANDWIDTH
CUPTI_METRIC_PROPERTY_PCIE_LINK_RATE
CUPTI_METRIC_PROPERTY_PCIE_LINK_WIDTH
CUPTI_METRIC_PROPERTY_PCIE_GEN
CUPTI_METRIC_PROPERTY_DEVICE_CLASS
CUPTI_METRIC_PROPERTY_FLOP_SP_PER_CYCLE
CUPTI_METRIC_PROPERTY_FLOP_DP_PER_CYCLE
CUPTI_METRIC_PROPERTY_L2_UNITS
CUPTI_METRIC_PROPERTY_ECC_ENABLED
CUPTI_METRIC_PROPERTY_FLOP_HP_PER_CYCLE
CUPTI_METRIC_PROPERTY_GPU_CPU_NVLINK_BANDWIDTH""",
    "CUpti_ActivityKind": """unsigned int
CUPTI_ACTIVITY_KIND_INVALID
CUPTI_ACTIVITY_KIND_MEMCPY
CUPTI_ACTIVITY_KIND_MEMSET
CUPTI_ACTIVITY_KIND_KERNEL
CUPTI_ACTIVITY_KIND_DRIVER
CUPTI_ACTIVITY_KIND_RUNTIME
CUPTI_ACTIVITY_KIND_EVENT
CUPTI_ACTIVITY_KIND_METRIC
CUPTI_ACTIVITY_KIND_DEVICE
CUPTI_ACTIVITY_KIND_CONTEXT
CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL
CUPTI_ACTIVITY_KIND_NAME
CUPTI_ACTIVITY_KIND_MARKER
CUPTI_ACTIVITY_KIND_MARKER_DATA
CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR
CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS
CUPTI_ACTIVITY_KIND_BRANCH
CUPTI_ACTIVITY_KIND_OVERHEAD
CUPTI_ACTIVITY_KIND_CDP_KERNEL
CUPTI_ACTIVITY_KIND_PREEMPTION
CUPTI_ACTIVITY_KIND_ENVIRONMENT
CUPTI_ACTIVITY_KIND_EVENT_INSTANCE
CUPTI_ACTIVITY_KIND_MEMCPY2
CUPTI_ACTIVITY_KIND_METRIC_INSTANCE
CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION
CUPTI_ACTIVITY_KIND_UNIFIED_MEMORY_COUNTER
CUPTI_ACTIVITY_KIND_FUNCTION
CUPTI_ACTIVITY_KIND_MODULE
CUPTI_ACTIVITY_KIND_DEVICE_ATTRIBUTE
CUPTI_ACTIVITY_KIND_SHARED_ACCESS
CUPTI_ACTIVITY_KIND_PC_SAMPLING
CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO
CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION
CUPTI_ACTIVITY_KIND_OPENACC_DATA
CUPTI_ACTIVITY_KIND_OPENACC_LAUNCH
CUPTI_ACTIVITY_KIND_OPENACC_OTHER
CUPTI_ACTIVITY_KIND_CUDA_EVENT
CUPTI_ACTIVITY_KIND_STREAM
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION
CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION
CUPTI_ACTIVITY_KIND_NVLINK
CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT
CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT_INSTANCE
CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC
CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC_INSTANCE
CUPTI_ACTIVITY_KIND_MEMORY
CUPTI_ACTIVITY_KIND_PCIE
CUPTI_ACTIVITY_KIND_OPENMP
CUPTI_ACTIVITY_KIND_INTERNAL_LAUNCH_API
CUPTI_ACTIVITY_KIND_MEMORY2
CUPTI_ACTIVITY_KIND_MEMORY_POOL
CUPTI_ACTIVITY_KIND_GRAPH_TRACE
CUPTI_ACTIVITY_KIND_JIT @11.8
CUPTI_ACTIVITY_KIND_DEVICE_GRAPH_TRACE @12.8
CUPTI_ACTIVITY_KIND_MEM_DECOMPRESS @12.8
CUPTI_ACTIVITY_KIND_CONFIDENTIAL_COMPUTE_ROTATION @12.9
CUPTI_ACTIVITY_KIND_GRAPH_HOST_NODE @13.1
CUPTI_ACTIVITY_KIND_COMPUTE_ENGINE_CTX_SWITCH @13.1
CUPTI_ACTIVITY_KIND_HOST_LAUNCH @13.1
CUPTI_ACTIVITY_KIND_GREEN_CONTEXT @13.2
CUPTI_ACTIVITY_KIND_COUNT @11.7<11.8 52 | @11.8<12.8 53 | @12.8<12.9 55 | @12.9<13.1 56 | @13.1<13.2 59 | @13.2
CUPTI_ACTIVITY_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityObjectKind": """unsigned int
CUPTI_ACTIVITY_OBJECT_UNKNOWN
CUPTI_ACTIVITY_OBJECT_PROCESS
CUPTI_ACTIVITY_OBJECT_THREAD
CUPTI_ACTIVITY_OBJECT_DEVICE
CUPTI_ACTIVITY_OBJECT_CONTEXT
CUPTI_ACTIVITY_OBJECT_STREAM
CUPTI_ACTIVITY_OBJECT_FORCE_INT 2147483647""",
    "CUpti_ActivityOverheadKind": """unsigned int
CUPTI_ACTIVITY_OVERHEAD_UNKNOWN
CUPTI_ACTIVITY_OVERHEAD_DRIVER_COMPILER
CUPTI_ACTIVITY_OVERHEAD_CUPTI_BUFFER_FLUSH 65536
CUPTI_ACTIVITY_OVERHEAD_CUPTI_INSTRUMENTATION 131072
CUPTI_ACTIVITY_OVERHEAD_CUPTI_RESOURCE 196608
CUPTI_ACTIVITY_OVERHEAD_RUNTIME_TRIGGERED_MODULE_LOADING @12.3 262144
CUPTI_ACTIVITY_OVERHEAD_LAZY_FUNCTION_LOADING @12.3 327680
CUPTI_ACTIVITY_OVERHEAD_COMMAND_BUFFER_FULL @12.4 393216
CUPTI_ACTIVITY_OVERHEAD_ACTIVITY_BUFFER_REQUEST @12.6 458752
CUPTI_ACTIVITY_OVERHEAD_UVM_ACTIVITY_INIT @12.8 524288
CUPTI_ACTIVITY_OVERHEAD_FORCE_INT 2147483647""",
    "CUpti_ActivityComputeApiKind": """unsigned int
CUPTI_ACTIVITY_COMPUTE_API_UNKNOWN
CUPTI_ACTIVITY_COMPUTE_API_CUDA
CUPTI_ACTIVITY_COMPUTE_API_CUDA_MPS
CUPTI_ACTIVITY_COMPUTE_API_FORCE_INT 2147483647""",
    "CUpti_ActivityFlag": """unsigned int
CUPTI_ACTIVITY_FLAG_NONE
CUPTI_ACTIVITY_FLAG_DEVICE_CONCURRENT_KERNELS
CUPTI_ACTIVITY_FLAG_DEVICE_ATTRIBUTE_CUDEVICE 1
CUPTI_ACTIVITY_FLAG_MEMCPY_ASYNC 1
CUPTI_ACTIVITY_FLAG_MARKER_INSTANTANEOUS 1
CUPTI_ACTIVITY_FLAG_MARKER_START
CUPTI_ACTIVITY_FLAG_MARKER_END 4
CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE 8
CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_SUCCESS 16
CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_FAILED 32
CUPTI_ACTIVITY_FLAG_MARKER_SYNC_RELEASE 64
CUPTI_ACTIVITY_FLAG_MARKER_COLOR_NONE 1
CUPTI_ACTIVITY_FLAG_MARKER_COLOR_ARGB
CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_SIZE_MASK 255
CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_LOAD
CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_CACHED 512
CUPTI_ACTIVITY_FLAG_METRIC_OVERFLOWED 1
CUPTI_ACTIVITY_FLAG_METRIC_VALUE_INVALID
CUPTI_ACTIVITY_FLAG_INSTRUCTION_VALUE_INVALID 1
CUPTI_ACTIVITY_FLAG_INSTRUCTION_CLASS_MASK 510
CUPTI_ACTIVITY_FLAG_FLUSH_FORCED 1
CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_SIZE_MASK 255
CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_LOAD
CUPTI_ACTIVITY_FLAG_MEMSET_ASYNC 1
CUPTI_ACTIVITY_FLAG_THRASHING_IN_CPU 1
CUPTI_ACTIVITY_FLAG_THROTTLING_IN_CPU 1
CUPTI_ACTIVITY_FLAG_FORCE_INT 2147483647""",
    "CUpti_ActivityPCSamplingStallReason": """unsigned int
CUPTI_ACTIVITY_PC_SAMPLING_STALL_INVALID
CUPTI_ACTIVITY_PC_SAMPLING_STALL_NONE
CUPTI_ACTIVITY_PC_SAMPLING_STALL_INST_FETCH
CUPTI_ACTIVITY_PC_SAMPLING_STALL_EXEC_DEPENDENCY
CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_DEPENDENCY
CUPTI_ACTIVITY_PC_SAMPLING_STALL_TEXTURE
CUPTI_ACTIVITY_PC_SAMPLING_STALL_SYNC
CUPTI_ACTIVITY_PC_SAMPLING_STALL_CONSTANT_MEMORY_DEPENDENCY
CUPTI_ACTIVITY_PC_SAMPLING_STALL_PIPE_BUSY
CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_THROTTLE
CUPTI_ACTIVITY_PC_SAMPLING_STALL_NOT_SELECTED
CUPTI_ACTIVITY_PC_SAMPLING_STALL_OTHER
CUPTI_ACTIVITY_PC_SAMPLING_STALL_SLEEPING
CUPTI_ACTIVITY_PC_SAMPLING_STALL_FORCE_INT 2147483647""",
    "CUpti_ActivityPCSamplingPeriod": """unsigned int
CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_INVALID
CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MIN
CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_LOW
CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MID
CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_HIGH
CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MAX
CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_FORCE_INT 2147483647""",
    "CUpti_ActivityMemcpyKind": """unsigned int
CUPTI_ACTIVITY_MEMCPY_KIND_UNKNOWN
CUPTI_ACTIVITY_MEMCPY_KIND_HTOD
CUPTI_ACTIVITY_MEMCPY_KIND_DTOH
CUPTI_ACTIVITY_MEMCPY_KIND_HTOA
CUPTI_ACTIVITY_MEMCPY_KIND_ATOH
CUPTI_ACTIVITY_MEMCPY_KIND_ATOA
CUPTI_ACTIVITY_MEMCPY_KIND_ATOD
CUPTI_ACTIVITY_MEMCPY_KIND_DTOA
CUPTI_ACTIVITY_MEMCPY_KIND_DTOD
CUPTI_ACTIVITY_MEMCPY_KIND_HTOH
CUPTI_ACTIVITY_MEMCPY_KIND_PTOP
CUPTI_ACTIVITY_MEMCPY_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityMemoryKind": """unsigned int
CUPTI_ACTIVITY_MEMORY_KIND_UNKNOWN
CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE
CUPTI_ACTIVITY_MEMORY_KIND_PINNED
CUPTI_ACTIVITY_MEMORY_KIND_DEVICE
CUPTI_ACTIVITY_MEMORY_KIND_ARRAY
CUPTI_ACTIVITY_MEMORY_KIND_MANAGED
CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC
CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC
CUPTI_ACTIVITY_MEMORY_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityPreemptionKind": """unsigned int
CUPTI_ACTIVITY_PREEMPTION_KIND_UNKNOWN
CUPTI_ACTIVITY_PREEMPTION_KIND_SAVE
CUPTI_ACTIVITY_PREEMPTION_KIND_RESTORE
CUPTI_ACTIVITY_PREEMPTION_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityEnvironmentKind": """unsigned int
CUPTI_ACTIVITY_ENVIRONMENT_UNKNOWN
CUPTI_ACTIVITY_ENVIRONMENT_SPEED
CUPTI_ACTIVITY_ENVIRONMENT_TEMPERATURE
CUPTI_ACTIVITY_ENVIRONMENT_POWER
CUPTI_ACTIVITY_ENVIRONMENT_COOLING
CUPTI_ACTIVITY_ENVIRONMENT_COUNT
CUPTI_ACTIVITY_ENVIRONMENT_KIND_FORCE_INT 2147483647""",
    "CUpti_EnvironmentClocksThrottleReason": """unsigned int
CUPTI_CLOCKS_THROTTLE_REASON_GPU_IDLE 1
CUPTI_CLOCKS_THROTTLE_REASON_USER_DEFINED_CLOCKS
CUPTI_CLOCKS_THROTTLE_REASON_SW_POWER_CAP 4
CUPTI_CLOCKS_THROTTLE_REASON_HW_SLOWDOWN 8
CUPTI_CLOCKS_THROTTLE_REASON_UNKNOWN 2147483648
CUPTI_CLOCKS_THROTTLE_REASON_UNSUPPORTED 1073741824
CUPTI_CLOCKS_THROTTLE_REASON_NONE 0
CUPTI_CLOCKS_THROTTLE_REASON_FORCE_INT 2147483647""",
    "CUpti_ActivityUnifiedMemoryCounterScope": """unsigned int
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_UNKNOWN
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_SINGLE_DEVICE
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_ALL_DEVICES
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_COUNT
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_FORCE_INT 2147483647""",
    "CUpti_ActivityUnifiedMemoryCounterKind": """unsigned int
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_UNKNOWN
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_HTOD
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOH
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_CPU_PAGE_FAULT_COUNT
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_GPU_PAGE_FAULT
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THRASHING
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THROTTLING
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_REMOTE_MAP
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOD
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_COUNT
CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityUnifiedMemoryAccessType": """unsigned int
CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_UNKNOWN
CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_READ
CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_WRITE
CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_ATOMIC
CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_PREFETCH""",
    "CUpti_ActivityUnifiedMemoryMigrationCause": """unsigned int
CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_UNKNOWN
CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_USER
CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_COHERENCE
CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_PREFETCH
CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_EVICTION
CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_ACCESS_COUNTERS""",
    "CUpti_ActivityUnifiedMemoryRemoteMapCause": """unsigned int
CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_UNKNOWN
CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_COHERENCE
CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_THRASHING
CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_POLICY
CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_OUT_OF_MEMORY
CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_EVICTION""",
    "CUpti_ActivityInstructionClass": """unsigned int
CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNKNOWN
CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_32
CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_64
CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTEGER
CUPTI_ACTIVITY_INSTRUCTION_CLASS_BIT_CONVERSION
CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONTROL_FLOW
CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL
CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED
CUPTI_ACTIVITY_INSTRUCTION_CLASS_LOCAL
CUPTI_ACTIVITY_INSTRUCTION_CLASS_GENERIC
CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE
CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONSTANT
CUPTI_ACTIVITY_INSTRUCTION_CLASS_TEXTURE
CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL_ATOMIC
CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED_ATOMIC
CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE_ATOMIC
CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTER_THREAD_COMMUNICATION
CUPTI_ACTIVITY_INSTRUCTION_CLASS_BARRIER
CUPTI_ACTIVITY_INSTRUCTION_CLASS_MISCELLANEOUS
CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_16
CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNIFORM
CUPTI_ACTIVITY_INSTRUCTION_CLASS_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityPartitionedGlobalCacheConfig": """unsigned int
CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_UNKNOWN
CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_NOT_SUPPORTED
CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_OFF
CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_ON
CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_FORCE_INT 2147483647""",
    "CUpti_ActivitySynchronizationType": """unsigned int
CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_UNKNOWN
CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_EVENT_SYNCHRONIZE
CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_WAIT_EVENT
CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_SYNCHRONIZE
CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_CONTEXT_SYNCHRONIZE
CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_FORCE_INT 2147483647""",
    "CUpti_ActivityStreamFlag": """unsigned int
CUPTI_ACTIVITY_STREAM_CREATE_FLAG_UNKNOWN
CUPTI_ACTIVITY_STREAM_CREATE_FLAG_DEFAULT
CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NON_BLOCKING
CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NULL
CUPTI_ACTIVITY_STREAM_CREATE_MASK 65535
CUPTI_ACTIVITY_STREAM_CREATE_FLAG_FORCE_INT 2147483647""",
    "CUpti_LinkFlag": """unsigned int
CUPTI_LINK_FLAG_INVALID
CUPTI_LINK_FLAG_PEER_ACCESS 2
CUPTI_LINK_FLAG_SYSMEM_ACCESS 4
CUPTI_LINK_FLAG_PEER_ATOMICS 8
CUPTI_LINK_FLAG_SYSMEM_ATOMICS 16
CUPTI_LINK_FLAG_FORCE_INT 2147483647""",
    "CUpti_ActivityMemoryOperationType": """unsigned int
CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_INVALID
CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_ALLOCATION
CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_RELEASE
CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_FORCE_INT 2147483647""",
    "CUpti_ActivityMemoryPoolType": """unsigned int
CUPTI_ACTIVITY_MEMORY_POOL_TYPE_INVALID
CUPTI_ACTIVITY_MEMORY_POOL_TYPE_LOCAL
CUPTI_ACTIVITY_MEMORY_POOL_TYPE_IMPORTED
CUPTI_ACTIVITY_MEMORY_POOL_TYPE_FORCE_INT 2147483647""",
    "CUpti_ActivityMemoryPoolOperationType": """unsigned int
CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_INVALID
CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_CREATED
CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_DESTROYED
CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_TRIMMED
CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_FORCE_INT 2147483647""",
    "CUpti_ChannelType": """unsigned int
CUPTI_CHANNEL_TYPE_INVALID
CUPTI_CHANNEL_TYPE_COMPUTE
CUPTI_CHANNEL_TYPE_ASYNC_MEMCPY
CUPTI_CHANNEL_TYPE_DECOMP @12.8
CUPTI_CHANNEL_TYPE_FORCE_INT @12.6 2147483647""",
    "CUpti_ContextCigMode": """unsigned int
CUPTI_CONTEXT_CIG_MODE_NONE @12.5
CUPTI_CONTEXT_CIG_MODE_CIG @12.5
CUPTI_CONTEXT_CIG_MODE_CIG_FALLBACK @12.5
CUPTI_CONTEXT_CIG_MODE_FORCE_INT @12.5 2147483647""",
    "CUpti_NvtxExtPayloadType": """unsigned int
CUPTI_NVTX_EXT_PAYLOAD_TYPE_UNKNOWN @13.0
CUPTI_NVTX_EXT_PAYLOAD_TYPE_SCHEMA @13.0
CUPTI_NVTX_EXT_PAYLOAD_TYPE_ENUM @13.0
CUPTI_NVTX_EXT_PAYLOAD_TYPE_FORCE_INT @13.0 2147483647""",
    "CUpti_ActivityMemcpyFieldIds": """unsigned int
MEMCPY_FIELD_KIND @13.2
MEMCPY_FIELD_COPY_KIND @13.2
MEMCPY_FIELD_SRC_KIND @13.2
MEMCPY_FIELD_DST_KIND @13.2
MEMCPY_FIELD_FLAGS @13.2
MEMCPY_FIELD_BYTES @13.2
MEMCPY_FIELD_START @13.2
MEMCPY_FIELD_END @13.2
MEMCPY_FIELD_DEVICE_ID @13.2
MEMCPY_FIELD_CONTEXT_ID @13.2
MEMCPY_FIELD_STREAM_ID @13.2
MEMCPY_FIELD_CORRELATION_ID @13.2
MEMCPY_FIELD_GRAPH_NODE_ID @13.2
MEMCPY_FIELD_GRAPH_ID @13.2
MEMCPY_FIELD_CHANNEL_ID @13.2
MEMCPY_FIELD_CHANNEL_TYPE @13.2
MEMCPY_FIELD_IS_DEVICE_LAUNCHED @13.2
MEMCPY_FIELD_COPY_COUNT @13.2
MEMCPY_FIELD_SOURCE_GRAPH_ID @13.4
MEMCPY_FIELD_SOURCE_GRAPH_NODE_ID @13.4
MEMCPY_FIELD_MAX @13.2<13.4 18 | @13.4""",
    "CUpti_ActivityMemcpy2FieldIds": """unsigned int
MEMCPY2_FIELD_KIND @13.2
MEMCPY2_FIELD_COPY_KIND @13.2
MEMCPY2_FIELD_SRC_KIND @13.2
MEMCPY2_FIELD_DST_KIND @13.2
MEMCPY2_FIELD_FLAGS @13.2
MEMCPY2_FIELD_BYTES @13.2
MEMCPY2_FIELD_START @13.2
MEMCPY2_FIELD_END @13.2
MEMCPY2_FIELD_DEVICE_ID @13.2
MEMCPY2_FIELD_CONTEXT_ID @13.2
MEMCPY2_FIELD_STREAM_ID @13.2
MEMCPY2_FIELD_SRC_DEVICE_ID @13.2
MEMCPY2_FIELD_SRC_CONTEXT_ID @13.2
MEMCPY2_FIELD_DST_DEVICE_ID @13.2
MEMCPY2_FIELD_DST_CONTEXT_ID @13.2
MEMCPY2_FIELD_CORRELATION_ID @13.2
MEMCPY2_FIELD_GRAPH_NODE_ID @13.2
MEMCPY2_FIELD_GRAPH_ID @13.2
MEMCPY2_FIELD_CHANNEL_ID @13.2
MEMCPY2_FIELD_CHANNEL_TYPE @13.2
MEMCPY2_FIELD_MAX @13.2""",
    "CUpti_ActivityMemsetFieldIds": """unsigned int
MEMSET_FIELD_KIND @13.2
MEMSET_FIELD_VALUE @13.2
MEMSET_FIELD_BYTES @13.2
MEMSET_FIELD_START @13.2
MEMSET_FIELD_END @13.2
MEMSET_FIELD_DEVICE_ID @13.2
MEMSET_FIELD_CONTEXT_ID @13.2
MEMSET_FIELD_STREAM_ID @13.2
MEMSET_FIELD_CORRELATION_ID @13.2
MEMSET_FIELD_FLAGS @13.2
MEMSET_FIELD_MEMORY_KIND @13.2
MEMSET_FIELD_GRAPH_NODE_ID @13.2
MEMSET_FIELD_GRAPH_ID @13.2
MEMSET_FIELD_CHANNEL_ID @13.2
MEMSET_FIELD_CHANNEL_TYPE @13.2
MEMSET_FIELD_IS_DEVICE_LAUNCHED @13.2
MEMSET_FIELD_SOURCE_GRAPH_ID @13.4
MEMSET_FIELD_SOURCE_GRAPH_NODE_ID @13.4
MEMSET_FIELD_MAX @13.2<13.4 16 | @13.4""",
    "CUpti_ActivityMemoryFieldIds": """unsigned int
MEMORY_FIELD_KIND @13.2
MEMORY_FIELD_OPERATION_TYPE @13.2
MEMORY_FIELD_MEMORY_KIND @13.2
MEMORY_FIELD_CORRELATION_ID @13.2
MEMORY_FIELD_ADDRESS @13.2
MEMORY_FIELD_BYTES @13.2
MEMORY_FIELD_TIMESTAMP @13.2
MEMORY_FIELD_PROCESS_ID @13.2
MEMORY_FIELD_DEVICE_ID @13.2
MEMORY_FIELD_CONTEXT_ID @13.2
MEMORY_FIELD_STREAM_ID @13.2
MEMORY_FIELD_IS_ASYNC @13.2
MEMORY_FIELD_POOL_TYPE @13.2
MEMORY_FIELD_POOL_ADDRESS @13.2
MEMORY_FIELD_POOL_RELEASE_THRESHOLD @13.2
MEMORY_FIELD_POOL_SIZE @13.2
MEMORY_FIELD_POOL_PROCESS_ID @13.2
MEMORY_FIELD_POOL_UTILIZED_SIZE @13.2
MEMORY_FIELD_SOURCE @13.2
MEMORY_FIELD_MAX @13.2""",
    "CUpti_ActivityMemoryPoolFieldIds": """unsigned int
MEMORY_POOL_FIELD_KIND @13.2
MEMORY_POOL_FIELD_OPERATION_TYPE @13.2
MEMORY_POOL_FIELD_POOL_TYPE @13.2
MEMORY_POOL_FIELD_CORRELATION_ID @13.2
MEMORY_POOL_FIELD_PROCESS_ID @13.2
MEMORY_POOL_FIELD_DEVICE_ID @13.2
MEMORY_POOL_FIELD_MIN_BYTES_TO_KEEP @13.2
MEMORY_POOL_FIELD_ADDRESS @13.2
MEMORY_POOL_FIELD_SIZE @13.2
MEMORY_POOL_FIELD_RELEASE_THRESHOLD @13.2
MEMORY_POOL_FIELD_TIMESTAMP @13.2
MEMORY_POOL_FIELD_UTILIZED_SIZE @13.2
MEMORY_POOL_FIELD_IS_MANAGED_POOL @13.2
MEMORY_POOL_FIELD_MAX @13.2""",
    "CUpti_ActivityLaunchType": """unsigned int
CUPTI_ACTIVITY_LAUNCH_TYPE_REGULAR
CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE
CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_MULTI_DEVICE
CUPTI_ACTIVITY_LAUNCH_TYPE_CBL_COMMANDLIST @12.0""",
    "CUpti_FuncShmemLimitConfig": """unsigned int
CUPTI_FUNC_SHMEM_LIMIT_DEFAULT
CUPTI_FUNC_SHMEM_LIMIT_OPTIN
CUPTI_FUNC_SHMEM_LIMIT_FORCE_INT 2147483647""",
    "CUpti_FuncExecutionModel": """unsigned int
CUPTI_FUNC_EXECUTION_MODEL_UNKNOWN @13.3
CUPTI_FUNC_EXECUTION_MODEL_SIMT @13.3
CUPTI_FUNC_EXECUTION_MODEL_TILE @13.3
CUPTI_FUNC_EXECUTION_MODEL_HYBRID @13.4
CUPTI_FUNC_EXECUTION_MODEL_SIZE @13.3<13.4 3 | @13.4
CUPTI_FUNC_EXECUTION_MODEL_FORCE_INT @13.3 2147483647""",
    "CUpti_ActivityKernelFieldIds": """unsigned int
KERNEL_FIELD_KIND @13.2
KERNEL_FIELD_CACHE_CONFIG_REQUESTED @13.2
KERNEL_FIELD_CACHE_CONFIG_EXECUTED @13.2
KERNEL_FIELD_SHARED_MEMORY_CONFIG @13.2
KERNEL_FIELD_REGISTERS_PER_THREAD @13.2
KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_REQUESTED @13.2
KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_EXECUTED @13.2
KERNEL_FIELD_START @13.2
KERNEL_FIELD_END @13.2
KERNEL_FIELD_COMPLETED @13.2
KERNEL_FIELD_DEVICE_ID @13.2
KERNEL_FIELD_CONTEXT_ID @13.2
KERNEL_FIELD_STREAM_ID @13.2
KERNEL_FIELD_GRID_X @13.2
KERNEL_FIELD_GRID_Y @13.2
KERNEL_FIELD_GRID_Z @13.2
KERNEL_FIELD_BLOCK_X @13.2
KERNEL_FIELD_BLOCK_Y @13.2
KERNEL_FIELD_BLOCK_Z @13.2
KERNEL_FIELD_STATIC_SHARED_MEMORY @13.2
KERNEL_FIELD_DYNAMIC_SHARED_MEMORY @13.2
KERNEL_FIELD_LOCAL_MEMORY_PER_THREAD @13.2
KERNEL_FIELD_CORRELATION_ID @13.2
KERNEL_FIELD_GRID_ID @13.2
KERNEL_FIELD_NAME @13.2
KERNEL_FIELD_QUEUED @13.2
KERNEL_FIELD_SUBMITTED @13.2
KERNEL_FIELD_LAUNCH_TYPE @13.2
KERNEL_FIELD_IS_SHARED_MEMORY_CARVEOUT_REQUESTED @13.2
KERNEL_FIELD_SHARED_MEMORY_CARVEOUT_REQUESTED @13.2
KERNEL_FIELD_SHARED_MEMORY_EXECUTED @13.2
KERNEL_FIELD_GRAPH_NODE_ID @13.2
KERNEL_FIELD_SHMEM_LIMIT_CONFIG @13.2
KERNEL_FIELD_GRAPH_ID @13.2
KERNEL_FIELD_ACCESS_POLICY_WINDOW @13.2
KERNEL_FIELD_CHANNEL_ID @13.2
KERNEL_FIELD_CHANNEL_TYPE @13.2
KERNEL_FIELD_CLUSTER_X @13.2
KERNEL_FIELD_CLUSTER_Y @13.2
KERNEL_FIELD_CLUSTER_Z @13.2
KERNEL_FIELD_CLUSTER_SCHEDULING_POLICY @13.2
KERNEL_FIELD_LOCAL_MEMORY_TOTAL @13.2
KERNEL_FIELD_MAX_POTENTIAL_CLUSTER_SIZE @13.2
KERNEL_FIELD_MAX_ACTIVE_CLUSTERS @13.2
KERNEL_FIELD_IS_DEVICE_LAUNCHED @13.2
KERNEL_FIELD_LAUNCH_PRIORITY @13.2
KERNEL_FIELD_EXECUTION_MODEL @13.3
KERNEL_FIELD_SOURCE_GRAPH_ID @13.4
KERNEL_FIELD_SOURCE_GRAPH_NODE_ID @13.4
KERNEL_FIELD_MAX @13.2<13.3 46 | @13.3<13.4 47 | @13.4""",
    "CUpti_ActivityApiFieldIds": """unsigned int
API_FIELD_KIND @13.2
API_FIELD_CBID @13.2
API_FIELD_START @13.2
API_FIELD_END @13.2
API_FIELD_PROCESS_ID @13.2
API_FIELD_THREAD_ID @13.2
API_FIELD_CORRELATION_ID @13.2
API_FIELD_RETURN_VALUE @13.2
API_FIELD_MAX @13.2""",
    "CUpti_ActivityDeviceFieldIds": """unsigned int
DEVICE_FIELD_KIND @13.2
DEVICE_FIELD_FLAGS @13.2
DEVICE_FIELD_GLOBAL_MEMORY_BANDWIDTH @13.2
DEVICE_FIELD_GLOBAL_MEMORY_SIZE @13.2
DEVICE_FIELD_CONSTANT_MEMORY_SIZE @13.2
DEVICE_FIELD_L2_CACHE_SIZE @13.2
DEVICE_FIELD_NUM_THREADS_PER_WARP @13.2
DEVICE_FIELD_CORE_CLOCK_RATE @13.2
DEVICE_FIELD_NUM_MEMCPY_ENGINES @13.2
DEVICE_FIELD_NUM_MULTIPROCESSORS @13.2
DEVICE_FIELD_MAX_IPC @13.2
DEVICE_FIELD_MAX_WARPS_PER_MULTIPROCESSOR @13.2
DEVICE_FIELD_MAX_BLOCKS_PER_MULTIPROCESSOR @13.2
DEVICE_FIELD_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR @13.2
DEVICE_FIELD_MAX_REGISTERS_PER_MULTIPROCESSOR @13.2
DEVICE_FIELD_MAX_REGISTERS_PER_BLOCK @13.2
DEVICE_FIELD_MAX_SHARED_MEMORY_PER_BLOCK @13.2
DEVICE_FIELD_MAX_THREADS_PER_BLOCK @13.2
DEVICE_FIELD_MAX_BLOCK_DIM_X @13.2
DEVICE_FIELD_MAX_BLOCK_DIM_Y @13.2
DEVICE_FIELD_MAX_BLOCK_DIM_Z @13.2
DEVICE_FIELD_MAX_GRID_DIM_X @13.2
DEVICE_FIELD_MAX_GRID_DIM_Y @13.2
DEVICE_FIELD_MAX_GRID_DIM_Z @13.2
DEVICE_FIELD_COMPUTE_CAPABILITY_MAJOR @13.2
DEVICE_FIELD_COMPUTE_CAPABILITY_MINOR @13.2
DEVICE_FIELD_ID @13.2
DEVICE_FIELD_ECC_ENABLED @13.2
DEVICE_FIELD_UUID @13.2
DEVICE_FIELD_NAME @13.2
DEVICE_FIELD_IS_CUDA_VISIBLE @13.2
DEVICE_FIELD_IS_MIG_ENABLED @13.2
DEVICE_FIELD_GPU_INSTANCE_ID @13.2
DEVICE_FIELD_COMPUTE_INSTANCE_ID @13.2
DEVICE_FIELD_MIG_UUID @13.2
DEVICE_FIELD_IS_NUMA_NODE @13.2
DEVICE_FIELD_NUMA_ID @13.2
DEVICE_FIELD_NUM_TPCS @13.2
DEVICE_FIELD_MAX @13.2""",
    "CUpti_ActivityContextFieldIds": """unsigned int
CONTEXT_FIELD_KIND @13.2
CONTEXT_FIELD_CONTEXT_ID @13.2
CONTEXT_FIELD_DEVICE_ID @13.2
CONTEXT_FIELD_COMPUTE_API_KIND @13.2
CONTEXT_FIELD_NULL_STREAM_ID @13.2
CONTEXT_FIELD_PARENT_CONTEXT_ID @13.2
CONTEXT_FIELD_IS_GREEN_CONTEXT @13.2
CONTEXT_FIELD_NUM_MULTIPROCESSORS @13.2
CONTEXT_FIELD_CIG_MODE @13.2
CONTEXT_FIELD_PROCESS_ID @13.2
CONTEXT_FIELD_MAX @13.2""",
    "CUpti_ActivityNameFieldIds": """unsigned int
NAME_FIELD_KIND @13.2
NAME_FIELD_OBJECT_KIND @13.2
NAME_FIELD_OBJECT_ID @13.2
NAME_FIELD_NAME @13.2
NAME_FIELD_MAX @13.2""",
    "CUpti_ActivityMarkerFieldIds": """unsigned int
MARKER_FIELD_KIND @13.2
MARKER_FIELD_FLAGS @13.2
MARKER_FIELD_TIMESTAMP @13.2
MARKER_FIELD_ID @13.2
MARKER_FIELD_PROCESS_ID @13.2
MARKER_FIELD_THREAD_ID @13.2
MARKER_FIELD_NAME @13.2
MARKER_FIELD_DOMAIN @13.2
MARKER_FIELD_MAX @13.2""",
    "CUpti_ActivityMarkerDataFieldIds": """unsigned int
MARKER_DATA_FIELD_KIND @13.2
MARKER_DATA_FIELD_FLAGS @13.2
MARKER_DATA_FIELD_ID @13.2
MARKER_DATA_FIELD_PAYLOAD_KIND @13.2
MARKER_DATA_FIELD_PAYLOAD @13.2
MARKER_DATA_FIELD_COLOR @13.2
MARKER_DATA_FIELD_CATEGORY @13.2
MARKER_DATA_FIELD_CUPTI_DOMAIN_ID @13.2
MARKER_DATA_FIELD_MAX @13.2""",
    "CUpti_ActivityOverheadFieldIds": """unsigned int
OVERHEAD_FIELD_KIND @13.2
OVERHEAD_FIELD_OVERHEAD_KIND @13.2
OVERHEAD_FIELD_PROCESS_ID @13.2
OVERHEAD_FIELD_THREAD_ID @13.2
OVERHEAD_FIELD_START @13.2
OVERHEAD_FIELD_END @13.2
OVERHEAD_FIELD_CORRELATION_ID @13.2
OVERHEAD_FIELD_OVERHEAD_DATA @13.2
OVERHEAD_FIELD_MAX @13.2""",
    "CUpti_ActivityEnvironmentFieldIds": """unsigned int
ENVIRONMENT_FIELD_KIND @13.3
ENVIRONMENT_FIELD_DEVICE_ID @13.3
ENVIRONMENT_FIELD_TIMESTAMP @13.3
ENVIRONMENT_FIELD_ENVIRONMENT_KIND @13.3
ENVIRONMENT_FIELD_ENVIRONMENT_KIND_DATA @13.3
ENVIRONMENT_FIELD_MAX @13.3""",
    "CUpti_ActivityUvmCounterFieldIds": """unsigned int
UVM_COUNTER_FIELD_KIND @13.2
UVM_COUNTER_FIELD_COUNTER_KIND @13.2
UVM_COUNTER_FIELD_VALUE @13.2
UVM_COUNTER_FIELD_START @13.2
UVM_COUNTER_FIELD_END @13.2
UVM_COUNTER_FIELD_ADDRESS @13.2
UVM_COUNTER_FIELD_SRC_ID @13.2
UVM_COUNTER_FIELD_DST_ID @13.2
UVM_COUNTER_FIELD_STREAM_ID @13.2
UVM_COUNTER_FIELD_PROCESS_ID @13.2
UVM_COUNTER_FIELD_FLAGS @13.2
UVM_COUNTER_FIELD_PROCESSORS @13.2
UVM_COUNTER_FIELD_MAX @13.2""",
    "CUpti_ActivityCudaEventFieldIds": """unsigned int
CUDA_EVENT_FIELD_KIND @13.2
CUDA_EVENT_FIELD_CORRELATION_ID @13.2
CUDA_EVENT_FIELD_CONTEXT_ID @13.2
CUDA_EVENT_FIELD_STREAM_ID @13.2
CUDA_EVENT_FIELD_EVENT_ID @13.2
CUDA_EVENT_FIELD_DEVICE_ID @13.2
CUDA_EVENT_FIELD_DEVICE_TIMESTAMP @13.2
CUDA_EVENT_FIELD_CUDA_EVENT_SYNC_ID @13.2
CUDA_EVENT_FIELD_GRAPH_NODE_ID @13.5
CUDA_EVENT_FIELD_GRAPH_ID @13.5
CUDA_EVENT_FIELD_SOURCE_GRAPH_ID @13.5
CUDA_EVENT_FIELD_SOURCE_GRAPH_NODE_ID @13.5
CUDA_EVENT_FIELD_MAX @13.2<13.5 8 | @13.5""",
    "CUpti_ActivityStreamFieldIds": """unsigned int
STREAM_FIELD_KIND @13.2
STREAM_FIELD_CONTEXT_ID @13.2
STREAM_FIELD_STREAM_ID @13.2
STREAM_FIELD_PRIORITY @13.2
STREAM_FIELD_FLAG @13.2
STREAM_FIELD_CORRELATION_ID @13.2
STREAM_FIELD_MAX @13.2""",
    "CUpti_ActivitySynchronizationFieldIds": """unsigned int
SYNCHRONIZATION_FIELD_KIND @13.2
SYNCHRONIZATION_FIELD_TYPE @13.2
SYNCHRONIZATION_FIELD_START @13.2
SYNCHRONIZATION_FIELD_END @13.2
SYNCHRONIZATION_FIELD_CORRELATION_ID @13.2
SYNCHRONIZATION_FIELD_CONTEXT_ID @13.2
SYNCHRONIZATION_FIELD_STREAM_ID @13.2
SYNCHRONIZATION_FIELD_CUDA_EVENT_ID @13.2
SYNCHRONIZATION_FIELD_CUDA_EVENT_SYNC_ID @13.2
SYNCHRONIZATION_FIELD_RETURN_VALUE @13.2
SYNCHRONIZATION_FIELD_MAX @13.2""",
    "CUpti_OpenAccEventKind": """unsigned int
CUPTI_OPENACC_EVENT_KIND_INVALID
CUPTI_OPENACC_EVENT_KIND_DEVICE_INIT
CUPTI_OPENACC_EVENT_KIND_DEVICE_SHUTDOWN
CUPTI_OPENACC_EVENT_KIND_RUNTIME_SHUTDOWN
CUPTI_OPENACC_EVENT_KIND_ENQUEUE_LAUNCH
CUPTI_OPENACC_EVENT_KIND_ENQUEUE_UPLOAD
CUPTI_OPENACC_EVENT_KIND_ENQUEUE_DOWNLOAD
CUPTI_OPENACC_EVENT_KIND_WAIT
CUPTI_OPENACC_EVENT_KIND_IMPLICIT_WAIT
CUPTI_OPENACC_EVENT_KIND_COMPUTE_CONSTRUCT
CUPTI_OPENACC_EVENT_KIND_UPDATE
CUPTI_OPENACC_EVENT_KIND_ENTER_DATA
CUPTI_OPENACC_EVENT_KIND_EXIT_DATA
CUPTI_OPENACC_EVENT_KIND_CREATE
CUPTI_OPENACC_EVENT_KIND_DELETE
CUPTI_OPENACC_EVENT_KIND_ALLOC
CUPTI_OPENACC_EVENT_KIND_FREE
CUPTI_OPENACC_EVENT_KIND_FORCE_INT 2147483647""",
    "CUpti_OpenAccConstructKind": """unsigned int
CUPTI_OPENACC_CONSTRUCT_KIND_UNKNOWN
CUPTI_OPENACC_CONSTRUCT_KIND_PARALLEL
CUPTI_OPENACC_CONSTRUCT_KIND_KERNELS
CUPTI_OPENACC_CONSTRUCT_KIND_LOOP
CUPTI_OPENACC_CONSTRUCT_KIND_DATA
CUPTI_OPENACC_CONSTRUCT_KIND_ENTER_DATA
CUPTI_OPENACC_CONSTRUCT_KIND_EXIT_DATA
CUPTI_OPENACC_CONSTRUCT_KIND_HOST_DATA
CUPTI_OPENACC_CONSTRUCT_KIND_ATOMIC
CUPTI_OPENACC_CONSTRUCT_KIND_DECLARE
CUPTI_OPENACC_CONSTRUCT_KIND_INIT
CUPTI_OPENACC_CONSTRUCT_KIND_SHUTDOWN
CUPTI_OPENACC_CONSTRUCT_KIND_SET
CUPTI_OPENACC_CONSTRUCT_KIND_UPDATE
CUPTI_OPENACC_CONSTRUCT_KIND_ROUTINE
CUPTI_OPENACC_CONSTRUCT_KIND_WAIT
CUPTI_OPENACC_CONSTRUCT_KIND_RUNTIME_API
CUPTI_OPENACC_CONSTRUCT_KIND_FORCE_INT 2147483647""",
    "CUpti_OpenMpEventKind": """unsigned int
CUPTI_OPENMP_EVENT_KIND_INVALID
CUPTI_OPENMP_EVENT_KIND_PARALLEL
CUPTI_OPENMP_EVENT_KIND_TASK
CUPTI_OPENMP_EVENT_KIND_THREAD
CUPTI_OPENMP_EVENT_KIND_IDLE
CUPTI_OPENMP_EVENT_KIND_WAIT_BARRIER
CUPTI_OPENMP_EVENT_KIND_WAIT_TASKWAIT
CUPTI_OPENMP_EVENT_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityOpenAccDataFieldIds": """unsigned int
OPENACC_DATA_FIELD_KIND @13.3
OPENACC_DATA_FIELD_EVENT_KIND @13.3
OPENACC_DATA_FIELD_PARENT_CONSTRUCT @13.3
OPENACC_DATA_FIELD_VERSION @13.3
OPENACC_DATA_FIELD_IMPLICIT @13.3
OPENACC_DATA_FIELD_DEVICE_TYPE @13.3
OPENACC_DATA_FIELD_DEVICE_NUMBER @13.3
OPENACC_DATA_FIELD_THREAD_ID @13.3
OPENACC_DATA_FIELD_ASYNC @13.3
OPENACC_DATA_FIELD_ASYNC_MAP @13.3
OPENACC_DATA_FIELD_LINE_NO @13.3
OPENACC_DATA_FIELD_END_LINE_NO @13.3
OPENACC_DATA_FIELD_FUNC_LINE_NO @13.3
OPENACC_DATA_FIELD_FUNC_END_LINE_NO @13.3
OPENACC_DATA_FIELD_START @13.3
OPENACC_DATA_FIELD_END @13.3
OPENACC_DATA_FIELD_CU_DEVICE_ID @13.3
OPENACC_DATA_FIELD_CU_CONTEXT_ID @13.3
OPENACC_DATA_FIELD_CU_STREAM_ID @13.3
OPENACC_DATA_FIELD_CU_PROCESS_ID @13.3
OPENACC_DATA_FIELD_CU_THREAD_ID @13.3
OPENACC_DATA_FIELD_EXTERNAL_ID @13.3
OPENACC_DATA_FIELD_SRC_FILE @13.3
OPENACC_DATA_FIELD_FUNC_NAME @13.3
OPENACC_DATA_FIELD_BYTES @13.3
OPENACC_DATA_FIELD_HOST_PTR @13.3
OPENACC_DATA_FIELD_DEVICE_PTR @13.3
OPENACC_DATA_FIELD_VAR_NAME @13.3
OPENACC_DATA_FIELD_MAX @13.3""",
    "CUpti_ActivityOpenAccLaunchFieldIds": """unsigned int
OPENACC_LAUNCH_FIELD_KIND @13.3
OPENACC_LAUNCH_FIELD_EVENT_KIND @13.3
OPENACC_LAUNCH_FIELD_PARENT_CONSTRUCT @13.3
OPENACC_LAUNCH_FIELD_VERSION @13.3
OPENACC_LAUNCH_FIELD_IMPLICIT @13.3
OPENACC_LAUNCH_FIELD_DEVICE_TYPE @13.3
OPENACC_LAUNCH_FIELD_DEVICE_NUMBER @13.3
OPENACC_LAUNCH_FIELD_THREAD_ID @13.3
OPENACC_LAUNCH_FIELD_ASYNC @13.3
OPENACC_LAUNCH_FIELD_ASYNC_MAP @13.3
OPENACC_LAUNCH_FIELD_LINE_NO @13.3
OPENACC_LAUNCH_FIELD_END_LINE_NO @13.3
OPENACC_LAUNCH_FIELD_FUNC_LINE_NO @13.3
OPENACC_LAUNCH_FIELD_FUNC_END_LINE_NO @13.3
OPENACC_LAUNCH_FIELD_START @13.3
OPENACC_LAUNCH_FIELD_END @13.3
OPENACC_LAUNCH_FIELD_CU_DEVICE_ID @13.3
OPENACC_LAUNCH_FIELD_CU_CONTEXT_ID @13.3
OPENACC_LAUNCH_FIELD_CU_STREAM_ID @13.3
OPENACC_LAUNCH_FIELD_CU_PROCESS_ID @13.3
OPENACC_LAUNCH_FIELD_CU_THREAD_ID @13.3
OPENACC_LAUNCH_FIELD_EXTERNAL_ID @13.3
OPENACC_LAUNCH_FIELD_SRC_FILE @13.3
OPENACC_LAUNCH_FIELD_FUNC_NAME @13.3
OPENACC_LAUNCH_FIELD_NUM_GANGS @13.3
OPENACC_LAUNCH_FIELD_NUM_WORKERS @13.3
OPENACC_LAUNCH_FIELD_VECTOR_LENGTH @13.3
OPENACC_LAUNCH_FIELD_KERNEL_NAME @13.3
OPENACC_LAUNCH_FIELD_MAX @13.3""",
    "CUpti_ActivityOpenAccOtherFieldIds": """unsigned int
OPENACC_OTHER_FIELD_KIND @13.3
OPENACC_OTHER_FIELD_EVENT_KIND @13.3
OPENACC_OTHER_FIELD_PARENT_CONSTRUCT @13.3
OPENACC_OTHER_FIELD_VERSION @13.3
OPENACC_OTHER_FIELD_IMPLICIT @13.3
OPENACC_OTHER_FIELD_DEVICE_TYPE @13.3
OPENACC_OTHER_FIELD_DEVICE_NUMBER @13.3
OPENACC_OTHER_FIELD_THREAD_ID @13.3
OPENACC_OTHER_FIELD_ASYNC @13.3
OPENACC_OTHER_FIELD_ASYNC_MAP @13.3
OPENACC_OTHER_FIELD_LINE_NO @13.3
OPENACC_OTHER_FIELD_END_LINE_NO @13.3
OPENACC_OTHER_FIELD_FUNC_LINE_NO @13.3
OPENACC_OTHER_FIELD_FUNC_END_LINE_NO @13.3
OPENACC_OTHER_FIELD_START @13.3
OPENACC_OTHER_FIELD_END @13.3
OPENACC_OTHER_FIELD_CU_DEVICE_ID @13.3
OPENACC_OTHER_FIELD_CU_CONTEXT_ID @13.3
OPENACC_OTHER_FIELD_CU_STREAM_ID @13.3
OPENACC_OTHER_FIELD_CU_PROCESS_ID @13.3
OPENACC_OTHER_FIELD_CU_THREAD_ID @13.3
OPENACC_OTHER_FIELD_EXTERNAL_ID @13.3
OPENACC_OTHER_FIELD_SRC_FILE @13.3
OPENACC_OTHER_FIELD_FUNC_NAME @13.3
OPENACC_OTHER_FIELD_MAX @13.3""",
    "CUpti_ActivityOpenMpFieldIds": """unsigned int
OPENMP_FIELD_KIND @13.3
OPENMP_FIELD_EVENT_KIND @13.3
OPENMP_FIELD_START @13.3
OPENMP_FIELD_END @13.3
OPENMP_FIELD_CU_THREAD_ID @13.3
OPENMP_FIELD_CU_PROCESS_ID @13.3
OPENMP_FIELD_MAX @13.3""",
    "CUpti_ExternalCorrelationKind": """unsigned int
CUPTI_EXTERNAL_CORRELATION_KIND_INVALID
CUPTI_EXTERNAL_CORRELATION_KIND_UNKNOWN
CUPTI_EXTERNAL_CORRELATION_KIND_OPENACC
CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0
CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM1
CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM2
CUPTI_EXTERNAL_CORRELATION_KIND_SIZE
CUPTI_EXTERNAL_CORRELATION_KIND_FORCE_INT 2147483647""",
    "CUpti_ActivityExternalCorrelationFieldIds": """unsigned int
EXTERNAL_CORRELATION_FIELD_KIND @13.2
EXTERNAL_CORRELATION_FIELD_EXTERNAL_KIND @13.2
EXTERNAL_CORRELATION_FIELD_EXTERNAL_ID @13.2
EXTERNAL_CORRELATION_FIELD_CORRELATION_ID @13.2
EXTERNAL_CORRELATION_FIELD_MAX @13.2""",
    "CUpti_DevType": """unsigned int
CUPTI_DEV_TYPE_INVALID
CUPTI_DEV_TYPE_GPU
CUPTI_DEV_TYPE_NPU
CUPTI_DEV_TYPE_FORCE_INT 2147483647""",
    "CUpti_ActivityNvLinkFieldIds": """unsigned int
NVLINK_FIELD_KIND @13.3
NVLINK_FIELD_NVLINK_VERSION @13.3
NVLINK_FIELD_TYPE_DEV0 @13.3
NVLINK_FIELD_TYPE_DEV1 @13.3
NVLINK_FIELD_ID_DEV0 @13.3
NVLINK_FIELD_ID_DEV1 @13.3
NVLINK_FIELD_FLAG @13.3
NVLINK_FIELD_PHYSICAL_NVLINK_COUNT @13.3
NVLINK_FIELD_PORT_DEV0 @13.3
NVLINK_FIELD_PORT_DEV1 @13.3
NVLINK_FIELD_BANDWIDTH @13.3
NVLINK_FIELD_NVSWITCH_CONNECTED @13.3
NVLINK_FIELD_MAX @13.3""",
    "CUpti_PcieDeviceType": """unsigned int
CUPTI_PCIE_DEVICE_TYPE_GPU
CUPTI_PCIE_DEVICE_TYPE_BRIDGE
CUPTI_PCIE_DEVICE_TYPE_FORCE_INT 2147483647""",
    "CUpti_ActivityPcieFieldIds": """unsigned int
PCIE_FIELD_KIND @13.3
PCIE_FIELD_TYPE @13.3
PCIE_FIELD_ID @13.3
PCIE_FIELD_DOMAIN @13.3
PCIE_FIELD_PCIE_GENERATION @13.3
PCIE_FIELD_LINK_RATE @13.3
PCIE_FIELD_LINK_WIDTH @13.3
PCIE_FIELD_UPSTREAM_BUS @13.3
PCIE_FIELD_ATTR @13.3
PCIE_FIELD_MAX @13.3""",
    "CUpti_PcieGen": """unsigned int
CUPTI_PCIE_GEN_GEN1 1
CUPTI_PCIE_GEN_GEN2
CUPTI_PCIE_GEN_GEN3
CUPTI_PCIE_GEN_GEN4
CUPTI_PCIE_GEN_GEN5
CUPTI_PCIE_GEN_GEN6 @12.8
CUPTI_PCIE_GEN_FORCE_INT 2147483647""",
    "CUpti_ConfidentialComputeRotationEventType": """unsigned int
CUPTI_CONFIDENTIAL_COMPUTE_INVALID_ROTATION_EVENT @12.9
CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_BLOCKED @12.9
CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_DRAINED @12.9
CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_UNBLOCKED @12.9
CUPTI_CONFIDENTIAL_COMPUTE_EVENT_TYPE_FORCE_INT @12.9 2147483647""",
    "CUpti_ActivityConfidentialComputeRotationFieldIds": """unsigned int
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_KIND @13.2
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_EVENT_TYPE @13.2
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_DEVICE_ID @13.2
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CONTEXT_ID @13.2
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_ID @13.2
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_TYPE @13.2
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_TIMESTAMP @13.2
CONFIDENTIAL_COMPUTE_ROTATION_FIELD_MAX @13.2""",
    "CUpti_ActivityJitEntryType": """unsigned int
CUPTI_ACTIVITY_JIT_ENTRY_INVALID @11.8
CUPTI_ACTIVITY_JIT_ENTRY_PTX_TO_CUBIN @11.8
CUPTI_ACTIVITY_JIT_ENTRY_NVVM_IR_TO_PTX @11.8
CUPTI_ACTIVITY_JIT_ENTRY_TYPE_FORCE_INT @11.8 2147483647""",
    "CUpti_ActivityJitOperationType": """unsigned int
CUPTI_ACTIVITY_JIT_OPERATION_INVALID @11.8
CUPTI_ACTIVITY_JIT_OPERATION_CACHE_LOAD @11.8
CUPTI_ACTIVITY_JIT_OPERATION_CACHE_STORE @11.8
CUPTI_ACTIVITY_JIT_OPERATION_COMPILE @11.8
CUPTI_ACTIVITY_JIT_OPERATION_TYPE_FORCE_INT @11.8 2147483647""",
    "CUpti_ActivityJitFieldIds": """unsigned int
JIT_FIELD_KIND @13.2
JIT_FIELD_ENTRY_TYPE @13.2
JIT_FIELD_OPERATION_TYPE @13.2
JIT_FIELD_DEVICE_ID @13.2
JIT_FIELD_START @13.2
JIT_FIELD_END @13.2
JIT_FIELD_CORRELATION_ID @13.2
JIT_FIELD_OPERATION_CORRELATION_ID @13.2
JIT_FIELD_CACHE_SIZE @13.2
JIT_FIELD_CACHE_PATH @13.2
JIT_FIELD_PROCESS_ID @13.2
JIT_FIELD_THREAD_ID @13.2
JIT_FIELD_MAX @13.2""",
    "CUpti_ActivityGraphTraceFieldIds": """unsigned int
GRAPH_TRACE_FIELD_KIND @13.2
GRAPH_TRACE_FIELD_CORRELATION_ID @13.2
GRAPH_TRACE_FIELD_START @13.2
GRAPH_TRACE_FIELD_END @13.2
GRAPH_TRACE_FIELD_DEVICE_ID @13.2
GRAPH_TRACE_FIELD_GRAPH_ID @13.2
GRAPH_TRACE_FIELD_CONTEXT_ID @13.2
GRAPH_TRACE_FIELD_STREAM_ID @13.2
GRAPH_TRACE_FIELD_END_DEVICE_ID @13.2
GRAPH_TRACE_FIELD_END_CONTEXT_ID @13.2
GRAPH_TRACE_FIELD_MAX @13.2""",
    "CUpti_DeviceGraphLaunchMode": """unsigned int
CUPTI_DEVICE_GRAPH_LAUNCH_MODE_INVALID @12.8
CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET @12.8
CUPTI_DEVICE_GRAPH_LAUNCH_MODE_TAIL @12.8
CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET_AS_SIBLING @12.8""",
    "CUpti_ActivityDeviceGraphTraceFieldIds": """unsigned int
DEVICE_GRAPH_TRACE_FIELD_KIND @13.2
DEVICE_GRAPH_TRACE_FIELD_DEVICE_ID @13.2
DEVICE_GRAPH_TRACE_FIELD_START @13.2
DEVICE_GRAPH_TRACE_FIELD_END @13.2
DEVICE_GRAPH_TRACE_FIELD_GRAPH_ID @13.2
DEVICE_GRAPH_TRACE_FIELD_LAUNCHER_GRAPH_ID @13.2
DEVICE_GRAPH_TRACE_FIELD_DEVICE_LAUNCH_MODE @13.2
DEVICE_GRAPH_TRACE_FIELD_CONTEXT_ID @13.2
DEVICE_GRAPH_TRACE_FIELD_STREAM_ID @13.2
DEVICE_GRAPH_TRACE_FIELD_MAX @13.2""",
    "CUpti_ActivityMemDecompressFieldIds": """unsigned int
MEM_DECOMPRESS_FIELD_KIND @13.2
MEM_DECOMPRESS_FIELD_DEVICE_ID @13.2
MEM_DECOMPRESS_FIELD_CONTEXT_ID @13.2
MEM_DECOMPRESS_FIELD_STREAM_ID @13.2
MEM_DECOMPRESS_FIELD_CHANNEL_ID @13.2
MEM_DECOMPRESS_FIELD_CHANNEL_TYPE @13.2
MEM_DECOMPRESS_FIELD_CORRELATION_ID @13.2
MEM_DECOMPRESS_FIELD_NUMBER_OF_OPERATIONS @13.2
MEM_DECOMPRESS_FIELD_SOURCE_BYTES @13.2
MEM_DECOMPRESS_FIELD_START @13.2
MEM_DECOMPRESS_FIELD_END @13.2
MEM_DECOMPRESS_FIELD_MAX @13.2""",
    "CUpti_ActivityGraphHostNodeFieldIds": """unsigned int
GRAPH_HOST_NODE_FIELD_KIND @13.2
GRAPH_HOST_NODE_FIELD_STREAM_ID @13.2
GRAPH_HOST_NODE_FIELD_CONTEXT_ID @13.2
GRAPH_HOST_NODE_FIELD_DEVICE_ID @13.2
GRAPH_HOST_NODE_FIELD_CORRELATION_ID @13.2
GRAPH_HOST_NODE_FIELD_GRAPH_ID @13.2
GRAPH_HOST_NODE_FIELD_GRAPH_NODE_ID @13.2
GRAPH_HOST_NODE_FIELD_PROCESS_ID @13.2
GRAPH_HOST_NODE_FIELD_THREAD_ID @13.2
GRAPH_HOST_NODE_FIELD_START @13.2
GRAPH_HOST_NODE_FIELD_END @13.2
GRAPH_HOST_NODE_FIELD_MAX @13.2""",
    "CUpti_ComputeEngineCtxSwitchOperationType": """unsigned int
CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_INVALID @13.1
CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_START @13.1
CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_END @13.1
CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_COUNT @13.1 2147483647""",
    "CUpti_ActivityComputeEngineCtxSwitchFieldIds": """unsigned int
COMPUTE_ENGINE_CTX_SWITCH_FIELD_KIND @13.2
COMPUTE_ENGINE_CTX_SWITCH_FIELD_CONTEXT_ID @13.2
COMPUTE_ENGINE_CTX_SWITCH_FIELD_TIMESTAMP @13.2
COMPUTE_ENGINE_CTX_SWITCH_FIELD_OPERATION_TYPE @13.2
COMPUTE_ENGINE_CTX_SWITCH_FIELD_MAX @13.2""",
    "CUpti_ActivityHostLaunchFieldIds": """unsigned int
HOST_LAUNCH_FIELD_KIND @13.2
HOST_LAUNCH_FIELD_STREAM_ID @13.2
HOST_LAUNCH_FIELD_CONTEXT_ID @13.2
HOST_LAUNCH_FIELD_DEVICE_ID @13.2
HOST_LAUNCH_FIELD_CORRELATION_ID @13.2
HOST_LAUNCH_FIELD_PROCESS_ID @13.2
HOST_LAUNCH_FIELD_THREAD_ID @13.2
HOST_LAUNCH_FIELD_START @13.2
HOST_LAUNCH_FIELD_END @13.2
HOST_LAUNCH_FIELD_MAX @13.2""",
    "CUpti_ActivityGreenContextFieldIds": """unsigned int
GREEN_CONTEXT_FIELD_KIND @13.2
GREEN_CONTEXT_FIELD_CONTEXT_ID @13.2
GREEN_CONTEXT_FIELD_PARENT_CONTEXT_ID @13.2
GREEN_CONTEXT_FIELD_DEVICE_ID @13.2
GREEN_CONTEXT_FIELD_NUM_MULTIPROCESSORS @13.2
GREEN_CONTEXT_FIELD_NUM_TPCS @13.2
GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK_SIZE @13.2
GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK @13.2
GREEN_CONTEXT_FIELD_WORKQUEUE_RESOURCE_ID @13.2
GREEN_CONTEXT_FIELD_WORKQUEUE_CONCURRENCY_LIMIT @13.2
GREEN_CONTEXT_FIELD_WORKQUEUE_SHARING_SCOPE @13.2
GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_COUNT @13.4
GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_IDS @13.4
GREEN_CONTEXT_FIELD_MAX @13.2<13.4 11 | @13.4""",
    "CUpti_ActivityAttribute": """unsigned int
CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE
CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP
CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT
CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE
CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT
CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER
CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE
CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE
CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED
CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER @12.3
CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS @12.9
CUPTI_ACTIVITY_ATTR_USER_DEFINED_RECORDS @13.2
CUPTI_ACTIVITY_ATTR_MULTIPLE_SUBSCRIBER_STATE @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_HES @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_ALLOCATION_SOURCE_TRACKING @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LATENCY_TIMESTAMPS @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_ALL_SYNC_RECORDS @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_CUDA_EVENT_DEVICE_TIMESTAMPS @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LAUNCH_ATTRIBUTES @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_DEVICE_GRAPH_TRACE @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_TRACE @13.3
CUPTI_ACTIVITY_ATTR_THREAD_ID_TYPE @13.2
CUPTI_ACTIVITY_ATTR_TIMESTAMP_CALLBACK @13.2
CUPTI_ACTIVITY_ATTR_ENABLE_CIG_MODE @13.3
CUPTI_ACTIVITY_ATTR_HES_BUFFER_SIZE @13.5
CUPTI_ACTIVITY_ATTR_COUNT @13.4<13.5 24 | @13.5
CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT 2147483647
CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_LEVEL_TRACE @13.2<13.3 20
CUPTI_ACTIVITY_ATTR_CIG_MODE @13.2<13.3 23""",
    "CUpti_ActivityThreadIdType": """unsigned int
CUPTI_ACTIVITY_THREAD_ID_TYPE_DEFAULT
CUPTI_ACTIVITY_THREAD_ID_TYPE_SYSTEM
CUPTI_ACTIVITY_THREAD_ID_TYPE_SIZE @12.4
CUPTI_ACTIVITY_THREAD_ID_TYPE_FORCE_INT 2147483647""",
    "CUpti_DeviceVirtualizationMode": """unsigned int
CUPTI_DEVICE_VIRTUALIZATION_MODE_NONE
CUPTI_DEVICE_VIRTUALIZATION_MODE_PASS_THROUGH
CUPTI_DEVICE_VIRTUALIZATION_MODE_VIRTUAL_GPU
CUPTI_DEVICE_VIRTUALIZATION_MODE_FORCE_INT 2147483647""",
    "CUpti_driver_api_trace_cbid_enum": """unsigned int
CUPTI_DRIVER_TRACE_CBID_INVALID
CUPTI_DRIVER_TRACE_CBID_cuInit
CUPTI_DRIVER_TRACE_CBID_cuDriverGetVersion
CUPTI_DRIVER_TRACE_CBID_cuDeviceGet
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCount
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetName
CUPTI_DRIVER_TRACE_CBID_cuDeviceComputeCapability
CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetProperties
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetAttribute
CUPTI_DRIVER_TRACE_CBID_cuCtxCreate
CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy
CUPTI_DRIVER_TRACE_CBID_cuCtxAttach
CUPTI_DRIVER_TRACE_CBID_cuCtxDetach
CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent
CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent
CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice
CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize
CUPTI_DRIVER_TRACE_CBID_cuModuleLoad
CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData
CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx
CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary
CUPTI_DRIVER_TRACE_CBID_cuModuleUnload
CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunction
CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal
CUPTI_DRIVER_TRACE_CBID_cuda25 @13.5
CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef
CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo
CUPTI_DRIVER_TRACE_CBID_cuda28 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemAlloc
CUPTI_DRIVER_TRACE_CBID_cuda30 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch
CUPTI_DRIVER_TRACE_CBID_cuda32 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemFree
CUPTI_DRIVER_TRACE_CBID_cuda34 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange
CUPTI_DRIVER_TRACE_CBID_cuda36 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost
CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost
CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc
CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer
CUPTI_DRIVER_TRACE_CBID_cuda41 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD
CUPTI_DRIVER_TRACE_CBID_cuda44 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH
CUPTI_DRIVER_TRACE_CBID_cuda46 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD
CUPTI_DRIVER_TRACE_CBID_cuda48 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA
CUPTI_DRIVER_TRACE_CBID_cuda50 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD
CUPTI_DRIVER_TRACE_CBID_cuda52 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D
CUPTI_DRIVER_TRACE_CBID_cuda59 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync
CUPTI_DRIVER_TRACE_CBID_cuda61 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync
CUPTI_DRIVER_TRACE_CBID_cuda63 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync
CUPTI_DRIVER_TRACE_CBID_cuda65 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync
CUPTI_DRIVER_TRACE_CBID_cuda70 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD8
CUPTI_DRIVER_TRACE_CBID_cuda72 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD16
CUPTI_DRIVER_TRACE_CBID_cuda74 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD32
CUPTI_DRIVER_TRACE_CBID_cuda76 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8
CUPTI_DRIVER_TRACE_CBID_cuda78 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16
CUPTI_DRIVER_TRACE_CBID_cuda80 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32
CUPTI_DRIVER_TRACE_CBID_cuda82 @13.5
CUPTI_DRIVER_TRACE_CBID_cuFuncSetBlockShape
CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedSize
CUPTI_DRIVER_TRACE_CBID_cuFuncGetAttribute
CUPTI_DRIVER_TRACE_CBID_cuFuncSetCacheConfig
CUPTI_DRIVER_TRACE_CBID_cuArrayCreate
CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor
CUPTI_DRIVER_TRACE_CBID_cuArrayDestroy
CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate
CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor
CUPTI_DRIVER_TRACE_CBID_cuTexRefCreate
CUPTI_DRIVER_TRACE_CBID_cuTexRefDestroy
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetArray
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress
CUPTI_DRIVER_TRACE_CBID_cuda96 @13.5
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D
CUPTI_DRIVER_TRACE_CBID_cuda98 @13.5
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress
CUPTI_DRIVER_TRACE_CBID_cuda104 @13.5
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetArray
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddressMode
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFilterMode
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFormat
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFlags
CUPTI_DRIVER_TRACE_CBID_cuParamSetSize
CUPTI_DRIVER_TRACE_CBID_cuParamSeti
CUPTI_DRIVER_TRACE_CBID_cuParamSetf
CUPTI_DRIVER_TRACE_CBID_cuParamSetv
CUPTI_DRIVER_TRACE_CBID_cuParamSetTexRef
CUPTI_DRIVER_TRACE_CBID_cuLaunch
CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid
CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync
CUPTI_DRIVER_TRACE_CBID_cuEventCreate
CUPTI_DRIVER_TRACE_CBID_cuEventRecord
CUPTI_DRIVER_TRACE_CBID_cuEventQuery
CUPTI_DRIVER_TRACE_CBID_cuEventSynchronize
CUPTI_DRIVER_TRACE_CBID_cuEventDestroy
CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime
CUPTI_DRIVER_TRACE_CBID_cuStreamCreate
CUPTI_DRIVER_TRACE_CBID_cuStreamQuery
CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize
CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy
CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnregisterResource
CUPTI_DRIVER_TRACE_CBID_cuGraphicsSubResourceGetMappedArray
CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer
CUPTI_DRIVER_TRACE_CBID_cuda131 @13.5
CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags
CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources
CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources
CUPTI_DRIVER_TRACE_CBID_cuGetExportTable
CUPTI_DRIVER_TRACE_CBID_cuCtxSetLimit
CUPTI_DRIVER_TRACE_CBID_cuCtxGetLimit
CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevice
CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate
CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D10RegisterResource
CUPTI_DRIVER_TRACE_CBID_cuD3D10RegisterResource
CUPTI_DRIVER_TRACE_CBID_cuD3D10UnregisterResource
CUPTI_DRIVER_TRACE_CBID_cuD3D10MapResources
CUPTI_DRIVER_TRACE_CBID_cuD3D10UnmapResources
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceSetMapFlags
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedArray
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions
CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevice
CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate
CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D11RegisterResource
CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevice
CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate
CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D9RegisterResource
CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDirect3DDevice
CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterResource
CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterResource
CUPTI_DRIVER_TRACE_CBID_cuD3D9MapResources
CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapResources
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceSetMapFlags
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedArray
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch
CUPTI_DRIVER_TRACE_CBID_cuD3D9Begin
CUPTI_DRIVER_TRACE_CBID_cuD3D9End
CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterVertexBuffer
CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer
CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapVertexBuffer
CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterVertexBuffer
CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate
CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterBuffer
CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterImage
CUPTI_DRIVER_TRACE_CBID_cuWGLGetDevice
CUPTI_DRIVER_TRACE_CBID_cuGLInit
CUPTI_DRIVER_TRACE_CBID_cuGLRegisterBufferObject
CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject
CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObject
CUPTI_DRIVER_TRACE_CBID_cuGLUnregisterBufferObject
CUPTI_DRIVER_TRACE_CBID_cuGLSetBufferObjectMapFlags
CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync
CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObjectAsync
CUPTI_DRIVER_TRACE_CBID_cuVDPAUGetDevice
CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate
CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterVideoSurface
CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterOutputSurface
CUPTI_DRIVER_TRACE_CBID_cuModuleGetSurfRef
CUPTI_DRIVER_TRACE_CBID_cuda191 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda192 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda193 @13.5
CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray
CUPTI_DRIVER_TRACE_CBID_cuda195 @13.5
CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray
CUPTI_DRIVER_TRACE_CBID_cuda197 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda198 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda199 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda200 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda201 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda202 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda203 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda204 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda205 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda206 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda207 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda208 @13.5
CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices
CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice
CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices
CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice
CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices
CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice
CUPTI_DRIVER_TRACE_CBID_cuda215 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async
CUPTI_DRIVER_TRACE_CBID_cuda217 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async
CUPTI_DRIVER_TRACE_CBID_cuda219 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async
CUPTI_DRIVER_TRACE_CBID_cuda221 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async
CUPTI_DRIVER_TRACE_CBID_cuda223 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async
CUPTI_DRIVER_TRACE_CBID_cuda225 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async
CUPTI_DRIVER_TRACE_CBID_cuda227 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda228 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda229 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda230 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda231 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda232 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda233 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda234 @13.5
CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal_v2
CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo_v2
CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2
CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2
CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2
CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange_v2
CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer_v2
CUPTI_DRIVER_TRACE_CBID_cuda248 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2
CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2
CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress_v2
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v2
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress_v2
CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer_v2
CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch_v2
CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer_v2
CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2
CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuda271 @13.5
CUPTI_DRIVER_TRACE_CBID_cuArrayCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor_v2
CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2
CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent
CUPTI_DRIVER_TRACE_CBID_cuCtxGetApiVersion
CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDirect3DDevice
CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDirect3DDevice
CUPTI_DRIVER_TRACE_CBID_cuCtxGetCacheConfig
CUPTI_DRIVER_TRACE_CBID_cuCtxSetCacheConfig
CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister
CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister
CUPTI_DRIVER_TRACE_CBID_cuCtxSetCurrent
CUPTI_DRIVER_TRACE_CBID_cuCtxGetCurrent
CUPTI_DRIVER_TRACE_CBID_cuMemcpy
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync
CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel
CUPTI_DRIVER_TRACE_CBID_cuProfilerStart
CUPTI_DRIVER_TRACE_CBID_cuProfilerStop
CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttribute
CUPTI_DRIVER_TRACE_CBID_cuProfilerInitialize
CUPTI_DRIVER_TRACE_CBID_cuDeviceCanAccessPeer
CUPTI_DRIVER_TRACE_CBID_cuCtxEnablePeerAccess
CUPTI_DRIVER_TRACE_CBID_cuCtxDisablePeerAccess
CUPTI_DRIVER_TRACE_CBID_cuda315 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda316 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda317 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer
CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync
CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2
CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent_v2
CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent_v2
CUPTI_DRIVER_TRACE_CBID_cuEventDestroy_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy_v2
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v3
CUPTI_DRIVER_TRACE_CBID_cuIpcGetMemHandle
CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle
CUPTI_DRIVER_TRACE_CBID_cuIpcCloseMemHandle
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetByPCIBusId
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetPCIBusId
CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices
CUPTI_DRIVER_TRACE_CBID_cuIpcGetEventHandle
CUPTI_DRIVER_TRACE_CBID_cuIpcOpenEventHandle
CUPTI_DRIVER_TRACE_CBID_cuCtxSetSharedMemConfig
CUPTI_DRIVER_TRACE_CBID_cuCtxGetSharedMemConfig
CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedMemConfig
CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate
CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy
CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceDesc
CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetTextureDesc
CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate
CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy
CUPTI_DRIVER_TRACE_CBID_cuSurfObjectGetResourceDesc
CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback
CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayCreate
CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetLevel
CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayDestroy
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmappedArray
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapFilterMode
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelBias
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelClamp
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMaxAnisotropy
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmappedArray
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapFilterMode
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelBias
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelClamp
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMaxAnisotropy
CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedMipmappedArray
CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceViewDesc
CUPTI_DRIVER_TRACE_CBID_cuLinkCreate
CUPTI_DRIVER_TRACE_CBID_cuLinkAddData
CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile
CUPTI_DRIVER_TRACE_CBID_cuLinkComplete
CUPTI_DRIVER_TRACE_CBID_cuLinkDestroy
CUPTI_DRIVER_TRACE_CBID_cuStreamCreateWithPriority
CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority
CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags
CUPTI_DRIVER_TRACE_CBID_cuCtxGetStreamPriorityRange
CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged
CUPTI_DRIVER_TRACE_CBID_cuGetErrorString
CUPTI_DRIVER_TRACE_CBID_cuGetErrorName
CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessor
CUPTI_DRIVER_TRACE_CBID_cuda375 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda376 @13.5
CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync
CUPTI_DRIVER_TRACE_CBID_cuPointerSetAttribute
CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2
CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags_v2
CUPTI_DRIVER_TRACE_CBID_cuLinkCreate_v2
CUPTI_DRIVER_TRACE_CBID_cuLinkAddData_v2
CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile_v2
CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSize
CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices_v2
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRetain
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset
CUPTI_DRIVER_TRACE_CBID_cuGraphicsEGLRegisterImage
CUPTI_DRIVER_TRACE_CBID_cuCtxGetFlags
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxGetState
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnect
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerDisconnect
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerAcquireFrame
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerReleaseFrame
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpy_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2_ptds
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamQuery_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize_ptsz
CUPTI_DRIVER_TRACE_CBID_cuEventRecord_ptsz
CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerConnect
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerDisconnect
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerPresentFrame
CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedEglFrame
CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttributes
CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSizeWithFlags
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerReturnFrame
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAttribute
CUPTI_DRIVER_TRACE_CBID_cuTexRefSetBorderColor
CUPTI_DRIVER_TRACE_CBID_cuTexRefGetBorderColor
CUPTI_DRIVER_TRACE_CBID_cuMemAdvise
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp
CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_ptsz
CUPTI_DRIVER_TRACE_CBID_cuda464 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda465 @13.5
CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator
CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync
CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuda469 @13.5
CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnectWithFlags
CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttribute
CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttributes
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_ptsz
CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel
CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz
CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromEGLSync
CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernelMultiDevice
CUPTI_DRIVER_TRACE_CBID_cuFuncSetAttribute
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_ptsz
CUPTI_DRIVER_TRACE_CBID_cuImportExternalMemory
CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedBuffer
CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedMipmappedArray
CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalMemory
CUPTI_DRIVER_TRACE_CBID_cuImportExternalSemaphore
CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync
CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync
CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalSemaphore
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture
CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing
CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphCreate
CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode
CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemcpyNode
CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemsetNode
CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetType
CUPTI_DRIVER_TRACE_CBID_cuGraphGetRootNodes
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes
CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate
CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch
CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy
CUPTI_DRIVER_TRACE_CBID_cuGraphDestroy
CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies
CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies
CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphDestroyNode
CUPTI_DRIVER_TRACE_CBID_cuGraphClone
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeFindInClone
CUPTI_DRIVER_TRACE_CBID_cuGraphAddChildGraphNode
CUPTI_DRIVER_TRACE_CBID_cuGraphAddEmptyNode
CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc
CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphChildGraphNodeGetGraph
CUPTI_DRIVER_TRACE_CBID_cuGraphAddHostNode
CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetLuid
CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphGetNodes
CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuThreadExchangeStreamCaptureMode
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetNvSciSyncAttributes
CUPTI_DRIVER_TRACE_CBID_cuOccupancyAvailableDynamicSMemPerBlock
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2
CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags_v2
CUPTI_DRIVER_TRACE_CBID_cuMemAddressReserve
CUPTI_DRIVER_TRACE_CBID_cuMemAddressFree
CUPTI_DRIVER_TRACE_CBID_cuMemCreate
CUPTI_DRIVER_TRACE_CBID_cuMemRelease
CUPTI_DRIVER_TRACE_CBID_cuMemMap
CUPTI_DRIVER_TRACE_CBID_cuMemUnmap
CUPTI_DRIVER_TRACE_CBID_cuMemSetAccess
CUPTI_DRIVER_TRACE_CBID_cuMemExportToShareableHandle
CUPTI_DRIVER_TRACE_CBID_cuMemImportFromShareableHandle
CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationGranularity
CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationPropertiesFromHandle
CUPTI_DRIVER_TRACE_CBID_cuMemGetAccess
CUPTI_DRIVER_TRACE_CBID_cuda559 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda560 @13.5
CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate
CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemcpyNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemsetNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphExecHostNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuMemRetainAllocationHandle
CUPTI_DRIVER_TRACE_CBID_cuFuncGetModule
CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle_v2
CUPTI_DRIVER_TRACE_CBID_cuCtxResetPersistingL2Cache
CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeCopyAttributes
CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetAttribute
CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetAttribute
CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes
CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute
CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute
CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetTexture1DLinearMaxWidth
CUPTI_DRIVER_TRACE_CBID_cuGraphUpload
CUPTI_DRIVER_TRACE_CBID_cuGraphUpload_ptsz
CUPTI_DRIVER_TRACE_CBID_cuArrayGetSparseProperties
CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetSparseProperties
CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync
CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphExecChildGraphNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags
CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventRecordNode
CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventWaitNode
CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeGetEvent
CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeGetEvent
CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeSetEvent
CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeSetEvent
CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventRecordNodeSetEvent
CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventWaitNodeSetEvent
CUPTI_DRIVER_TRACE_CBID_cuArrayGetPlane
CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync
CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync
CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemPoolTrimTo
CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAttribute
CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAttribute
CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAccess
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDefaultMemPool
CUPTI_DRIVER_TRACE_CBID_cuMemPoolCreate
CUPTI_DRIVER_TRACE_CBID_cuMemPoolDestroy
CUPTI_DRIVER_TRACE_CBID_cuDeviceSetMemPool
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetMemPool
CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync
CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz
CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportToShareableHandle
CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportFromShareableHandle
CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportPointer
CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportPointer
CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAccess
CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresSignalNode
CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresWaitNode
CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresSignalNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresWaitNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress
CUPTI_DRIVER_TRACE_CBID_cuFlushGPUDirectRDMAWrites
CUPTI_DRIVER_TRACE_CBID_cuGraphDebugDotPrint
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies
CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_ptsz
CUPTI_DRIVER_TRACE_CBID_cuUserObjectCreate
CUPTI_DRIVER_TRACE_CBID_cuUserObjectRetain
CUPTI_DRIVER_TRACE_CBID_cuUserObjectRelease
CUPTI_DRIVER_TRACE_CBID_cuGraphRetainUserObject
CUPTI_DRIVER_TRACE_CBID_cuGraphReleaseUserObject
CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemAllocNode
CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemFreeNode
CUPTI_DRIVER_TRACE_CBID_cuDeviceGraphMemTrim
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetGraphMemAttribute
CUPTI_DRIVER_TRACE_CBID_cuDeviceSetGraphMemAttribute
CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetExecAffinitySupport
CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v3
CUPTI_DRIVER_TRACE_CBID_cuCtxGetExecAffinity
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid_v2
CUPTI_DRIVER_TRACE_CBID_cuGraphMemAllocNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphMemFreeNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetEnabled
CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx
CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz
CUPTI_DRIVER_TRACE_CBID_cuArrayGetMemoryRequirements
CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetMemoryRequirements
CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams
CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetFlags
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2
CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2_ptsz
CUPTI_DRIVER_TRACE_CBID_cuGraphAddBatchMemOpNode
CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeGetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuGraphExecBatchMemOpNodeSetParams
CUPTI_DRIVER_TRACE_CBID_cuModuleGetLoadingMode
CUPTI_DRIVER_TRACE_CBID_cuMemGetHandleForAddressRange
CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialClusterSize
CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveClusters
CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress_v2 @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryUnload @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernel @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryGetModule @12.0
CUPTI_DRIVER_TRACE_CBID_cuKernelGetFunction @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryGetGlobal @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryGetManaged @12.0
CUPTI_DRIVER_TRACE_CBID_cuKernelGetAttribute @12.0
CUPTI_DRIVER_TRACE_CBID_cuKernelSetAttribute @12.0
CUPTI_DRIVER_TRACE_CBID_cuKernelSetCacheConfig @12.0
CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2 @12.0
CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams_v2 @12.0
CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams_v2 @12.0
CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2 @12.0
CUPTI_DRIVER_TRACE_CBID_cuStreamGetId @12.0
CUPTI_DRIVER_TRACE_CBID_cuStreamGetId_ptsz @12.0
CUPTI_DRIVER_TRACE_CBID_cuCtxGetId @12.0
CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2 @12.0
CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeTiled @12.0
CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2col @12.0
CUPTI_DRIVER_TRACE_CBID_cuTensorMapReplaceAddress @12.0
CUPTI_DRIVER_TRACE_CBID_cuLibraryGetUnifiedFunction @12.0
CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttribute @12.1
CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttributeGlobal @12.1
CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttribute @12.1
CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttributeGlobal @12.1
CUPTI_DRIVER_TRACE_CBID_cuCtxSetFlags @12.1
CUPTI_DRIVER_TRACE_CBID_cuMulticastCreate @12.1
CUPTI_DRIVER_TRACE_CBID_cuMulticastAddDevice @12.1
CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem @12.1
CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr @12.1
CUPTI_DRIVER_TRACE_CBID_cuMulticastUnbind @12.1
CUPTI_DRIVER_TRACE_CBID_cuMulticastGetGranularity @12.1
CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode @12.2
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams @12.2
CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams @12.2
CUPTI_DRIVER_TRACE_CBID_cuMemAdvise_v2 @12.2
CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2 @12.2
CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2_ptsz @12.2
CUPTI_DRIVER_TRACE_CBID_cuFuncGetName @12.3
CUPTI_DRIVER_TRACE_CBID_cuKernelGetName @12.3
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph @12.3
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz @12.3
CUPTI_DRIVER_TRACE_CBID_cuGraphConditionalHandleCreate @12.3
CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v2 @12.3
CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges_v2 @12.3
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies_v2 @12.3
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes_v2 @12.3
CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies_v2 @12.3
CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies_v2 @12.3
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3 @12.3
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3_ptsz @12.3
CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2 @12.3
CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2_ptsz @12.3
CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamInfo @12.4
CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamInfo @12.4
CUPTI_DRIVER_TRACE_CBID_cuDeviceRegisterAsyncNotification @12.4
CUPTI_DRIVER_TRACE_CBID_cuDeviceUnregisterAsyncNotification @12.4
CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunctionCount @12.4
CUPTI_DRIVER_TRACE_CBID_cuModuleEnumerateFunctions @12.4
CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernelCount @12.4
CUPTI_DRIVER_TRACE_CBID_cuLibraryEnumerateKernels @12.4
CUPTI_DRIVER_TRACE_CBID_cuFuncIsLoaded @12.4
CUPTI_DRIVER_TRACE_CBID_cuFuncLoad @12.4
CUPTI_DRIVER_TRACE_CBID_cuGreenCtxCreate @12.4
CUPTI_DRIVER_TRACE_CBID_cuGreenCtxDestroy @12.4
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDevResource @12.4
CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevResource @12.4
CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetDevResource @12.4
CUPTI_DRIVER_TRACE_CBID_cuDevResourceGenerateDesc @12.4
CUPTI_DRIVER_TRACE_CBID_cuGreenCtxRecordEvent @12.4
CUPTI_DRIVER_TRACE_CBID_cuGreenCtxWaitEvent @12.4
CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplitByCount @12.4
CUPTI_DRIVER_TRACE_CBID_cuStreamGetGreenCtx @12.4
CUPTI_DRIVER_TRACE_CBID_cuCtxFromGreenCtx @12.4
CUPTI_DRIVER_TRACE_CBID_cuKernelGetLibrary @12.5
CUPTI_DRIVER_TRACE_CBID_cuCtxRecordEvent @12.5
CUPTI_DRIVER_TRACE_CBID_cuCtxWaitEvent @12.5
CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v4 @12.5
CUPTI_DRIVER_TRACE_CBID_cuGreenCtxStreamCreate @12.5
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2 @12.5
CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2_ptsz @12.5
CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync @12.6
CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync_ptsz @12.6
CUPTI_DRIVER_TRACE_CBID_cuLogsRegisterCallback @12.8
CUPTI_DRIVER_TRACE_CBID_cuLogsUnregisterCallback @12.8
CUPTI_DRIVER_TRACE_CBID_cuLogsCurrent @12.8
CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToFile @12.8
CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToMemory @12.8
CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetRestoreThreadId @12.8
CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetState @12.8
CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessLock @12.8
CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessCheckpoint @12.8
CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessRestore @12.8
CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessUnlock @12.8
CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice @12.8
CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice_ptsz @12.8
CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync @12.8
CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_ptsz @12.8
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync @12.8
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_ptsz @12.8
CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime_v2 @12.8
CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2colWide @12.8
CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetId @12.9
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig @13.1
CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync_ptsz @13.0
CUPTI_DRIVER_TRACE_CBID_cuda786 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda787 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda788 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync_ptsz @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync_ptsz @13.0
CUPTI_DRIVER_TRACE_CBID_cuda793 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda794 @13.5
CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice_v2 @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2 @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2_ptsz @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2 @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2_ptsz @13.0
CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize_v2 @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemGetDefaultMemPool @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemGetMemPool @13.0
CUPTI_DRIVER_TRACE_CBID_cuMemSetMemPool @13.0
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAtomicCapabilities @13.0
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetHostAtomicCapabilities @13.0
CUPTI_DRIVER_TRACE_CBID_cuda806 @13.5
CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource @13.1
CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource_ptsz @13.1
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetContainingGraph @13.1
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetLocalId @13.1
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetToolsId @13.1
CUPTI_DRIVER_TRACE_CBID_cuGraphGetId @13.1
CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetId @13.1
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig_ptsz @13.1
CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig @13.1
CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig_ptsz @13.1
CUPTI_DRIVER_TRACE_CBID_cuda817 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda818 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda819 @13.5
CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem_v2 @13.1
CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr_v2 @13.1
CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplit @13.1
CUPTI_DRIVER_TRACE_CBID_cuda823 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda824 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda825 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda826 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda827 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda828 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda829 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda830 @13.5
CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2 @13.1
CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2_ptsz @13.1
CUPTI_DRIVER_TRACE_CBID_cuda833 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda834 @13.5
CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamCount @13.1
CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamCount @13.1
CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync @13.1
CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync_ptsz @13.1
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync @13.1
CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync_ptsz @13.1
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetParams @13.1
CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterStartCallback @13.1
CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterCompleteCallback @13.1
CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterStartCallback @13.1
CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterCompleteCallback @13.1
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph @13.3
CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph_ptsz @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdReserve @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdRelease @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointCreate @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointAddDevice @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointDestroy @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindAddr @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindMem @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointUnbind @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointExport @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointImport @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointGetLimits @13.3
CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointQuery @13.3
CUPTI_DRIVER_TRACE_CBID_cuMemGetLocationInfo @13.4
CUPTI_DRIVER_TRACE_CBID_cuCheckpointOperationComplete @13.4
CUPTI_DRIVER_TRACE_CBID_cuda862 @13.5
CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v3 @13.4
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams_v2 @13.4
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetFabricClusterUuid @13.4
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueCount @13.4
CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueInfo @13.4
CUPTI_DRIVER_TRACE_CBID_cuda868 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda869 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda870 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda871 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda872 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda873 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda874 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda875 @13.5
CUPTI_DRIVER_TRACE_CBID_cuda876 @13.5
CUPTI_DRIVER_TRACE_CBID_SIZE @11.7<12.0 677 | @12.0<12.1 701 | @12.1<12.2 712 | @12.2<12.3 718 | @12.3<12.4 733 | @12.4<12.5 754 | @12.5<12.6 761 | @12.6<12.8 763 | @12.8<12.9 782 | @12.9<13.0 784 | @13.0<13.1 807 | @13.1<13.3 846 | @13.3<13.4 860 | @13.4<13.5 868 | @13.5
CUPTI_DRIVER_TRACE_CBID_FORCE_INT 2147483647
CUPTI_DRIVER_TRACE_CBID_cu64ModuleGetGlobal @11.7<13.5 25
CUPTI_DRIVER_TRACE_CBID_cu64MemGetInfo @11.7<13.5 28
CUPTI_DRIVER_TRACE_CBID_cu64MemAlloc @11.7<13.5 30
CUPTI_DRIVER_TRACE_CBID_cu64MemAllocPitch @11.7<13.5 32
CUPTI_DRIVER_TRACE_CBID_cu64MemFree @11.7<13.5 34
CUPTI_DRIVER_TRACE_CBID_cu64MemGetAddressRange @11.7<13.5 36
CUPTI_DRIVER_TRACE_CBID_cu64MemHostGetDevicePointer @11.7<13.5 41
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoD @11.7<13.5 44
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoH @11.7<13.5 46
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoD @11.7<13.5 48
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoA @11.7<13.5 50
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyAtoD @11.7<13.5 52
CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3D @11.7<13.5 59
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyHtoDAsync @11.7<13.5 61
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoHAsync @11.7<13.5 63
CUPTI_DRIVER_TRACE_CBID_cu64MemcpyDtoDAsync @11.7<13.5 65
CUPTI_DRIVER_TRACE_CBID_cu64Memcpy3DAsync @11.7<13.5 70
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8 @11.7<13.5 72
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16 @11.7<13.5 74
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32 @11.7<13.5 76
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8 @11.7<13.5 78
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16 @11.7<13.5 80
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32 @11.7<13.5 82
CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress @11.7<13.5 96
CUPTI_DRIVER_TRACE_CBID_cu64TexRefSetAddress2D @11.7<13.5 98
CUPTI_DRIVER_TRACE_CBID_cu64TexRefGetAddress @11.7<13.5 104
CUPTI_DRIVER_TRACE_CBID_cu64GraphicsResourceGetMappedPointer @11.7<13.5 131
CUPTI_DRIVER_TRACE_CBID_cuSurfRefCreate @11.7<13.5 191
CUPTI_DRIVER_TRACE_CBID_cuSurfRefDestroy @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetFormat @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetFormat @11.7<13.5 195
CUPTI_DRIVER_TRACE_CBID_cu64DeviceTotalMem @11.7<13.5 197
CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPointer @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedSize @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetMappedPitch @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D10ResourceGetSurfaceDimensions @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetSurfaceDimensions @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPointer @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedSize @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D9ResourceGetMappedPitch @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64D3D9MapVertexBuffer @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObject @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64GLMapBufferObjectAsync @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64MemHostAlloc @11.7<13.5 215
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD8Async @11.7<13.5 217
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD16Async @11.7<13.5 219
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD32Async @11.7<13.5 221
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D8Async @11.7<13.5 223
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D16Async @11.7<13.5 225
CUPTI_DRIVER_TRACE_CBID_cu64MemsetD2D32Async @11.7<13.5 227
CUPTI_DRIVER_TRACE_CBID_cu64ArrayCreate @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64ArrayGetDescriptor @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64Array3DCreate @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64Array3DGetDescriptor @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2D @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DUnaligned @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cu64Memcpy2DAsync @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cuMemcpy_v2 @11.7<13.5 248
CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc_v2 @11.7<13.5 271
CUPTI_DRIVER_TRACE_CBID_cuMemPeerRegister @11.7<13.5 315
CUPTI_DRIVER_TRACE_CBID_cuMemPeerUnregister @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cuMemPeerGetDevicePointer @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_cuCompilePtx @11.7<13.5 375
CUPTI_DRIVER_TRACE_CBID_cuBinaryFree @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_reserved464 @13.3<13.5 464
CUPTI_DRIVER_TRACE_CBID_reserved465 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved469 @13.3<13.5 469
CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags @11.7<13.5 559
CUPTI_DRIVER_TRACE_CBID_cuStreamSetFlags_ptsz @11.7<13.5
CUPTI_DRIVER_TRACE_CBID_reserved786 @13.3<13.5 786
CUPTI_DRIVER_TRACE_CBID_reserved787 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved788 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved793 @13.3<13.5 793
CUPTI_DRIVER_TRACE_CBID_reserved794 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved806 @13.3<13.5 806
CUPTI_DRIVER_TRACE_CBID_reserved817 @13.3<13.5 817
CUPTI_DRIVER_TRACE_CBID_reserved818 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved819 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved823 @13.3<13.5 823
CUPTI_DRIVER_TRACE_CBID_reserved824 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved825 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved826 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved827 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved828 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved829 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved830 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved833 @13.3<13.5 833
CUPTI_DRIVER_TRACE_CBID_reserved834 @13.3<13.5
CUPTI_DRIVER_TRACE_CBID_reserved862 @13.4<13.5 862
CUPTI_DRIVER_TRACE_CBID_cuNVNbufferGetPointer @11.7<13.3 464
CUPTI_DRIVER_TRACE_CBID_cuNVNtextureGetArray @11.7<13.3
CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromNVNSync @11.7<13.3 469
CUPTI_DRIVER_TRACE_CBID_cuSemaphoreCreate @13.0<13.3 786
CUPTI_DRIVER_TRACE_CBID_cuSemaphoreExport @13.0<13.3
CUPTI_DRIVER_TRACE_CBID_cuSemaphoreDestroy @13.0<13.3
CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainCreate @13.0<13.3 793
CUPTI_DRIVER_TRACE_CBID_cuMultiKernelCooperativeDomainDestroy @13.0<13.3
CUPTI_DRIVER_TRACE_CBID_cuDriverGetGpuCodeIsaVersion @13.0<13.3 806
CUPTI_DRIVER_TRACE_CBID_cuGraphCreateWithArguments @13.1<13.3 817
CUPTI_DRIVER_TRACE_CBID_cuGraphNodeAddRelocation @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuGraphLaunchWithArguments @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleCreate @13.1<13.3 823
CUPTI_DRIVER_TRACE_CBID_cuSubgridWorkerGridCreate @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuSubgridWorksetCreate @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuSubgridCreate @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleFinalize @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleLaunch_ptsz @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuSubgridScheduleDestroy @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuFuncGetDeviceCodeInfo @13.1<13.3 833
CUPTI_DRIVER_TRACE_CBID_cuKernelGetDeviceCodeInfo @13.1<13.3
CUPTI_DRIVER_TRACE_CBID_cuStreamCreateForCaptureToCig @12.9<13.1 783""",
    "CUpti_runtime_api_trace_cbid_enum": """unsigned int
CUPTI_RUNTIME_TRACE_CBID_INVALID
CUPTI_RUNTIME_TRACE_CBID_cudaDriverGetVersion_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaRuntimeGetVersion_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceCount_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaChooseDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetChannelDesc_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaCreateChannelDesc_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaConfigureCall_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaSetupArgument_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetLastError_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaPeekAtLastError_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorString_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetCacheConfig_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetAttributes_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaSetDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaSetValidDevices_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaSetDeviceFlags_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMallocPitch_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaFree_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMallocArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaFreeArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMallocHost_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaFreeHost_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaHostAlloc_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaHostGetDevicePointer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaHostGetFlags_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemGetInfo_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemset_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolAddress_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolSize_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture2D_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaUnbindTexture_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureAlignmentOffset_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureReference_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaBindSurfaceToArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceReference_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLSetGLDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLRegisterBufferObject_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObject_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObject_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLUnregisterBufferObject_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLSetBufferObjectMapFlags_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObjectAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObjectAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaWGLGetDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterImage_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterBuffer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnregisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceSetMapFlags_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsMapResources_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnmapResources_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedPointer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsSubResourceGetMappedArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUGetDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUSetVDPAUDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterVideoSurface_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterOutputSurface_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevices_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D11SetDirect3DDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D11RegisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevices_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10SetDirect3DDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D10RegisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10RegisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnregisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10MapResources_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnmapResources_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceSetMapFlags_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetSurfaceDimensions_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPointer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedSize_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPitch_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevices_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9SetDirect3DDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDirect3DDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D9RegisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterResource_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapResources_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapResources_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceSetMapFlags_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetSurfaceDimensions_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPointer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedSize_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPitch_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9Begin_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9End_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterVertexBuffer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterVertexBuffer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapVertexBuffer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapVertexBuffer_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaThreadExit_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForHost_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaThreadSynchronize_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetLimit_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetLimit_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreate_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaEventCreate_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateWithFlags_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaEventDestroy_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaEventSynchronize_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaEventQuery_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3D_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3DArray_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetCacheConfig_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDirect3DDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDirect3DDevice_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetCacheConfig_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaPointerGetAttributes_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaHostRegister_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaHostUnregister_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceCanAccessPeer_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceEnablePeerAccess_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceDisablePeerAccess_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaPeerRegister_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaPeerUnregister_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaPeerGetDevicePointer_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeer_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeerAsync_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceReset_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSynchronize_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetLimit_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetLimit_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetCacheConfig_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetCacheConfig_v3020
CUPTI_RUNTIME_TRACE_CBID_cudaProfilerInitialize_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStart_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStop_v4000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetByPCIBusId_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetPCIBusId_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaGLGetDevices_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetEventHandle_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenEventHandle_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetMemHandle_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenMemHandle_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaIpcCloseMemHandle_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetInfo_v4010
CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetSharedMemConfig_v4020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetSharedMemConfig_v4020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetSharedMemConfig_v4020
CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaDestroyTextureObject_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceDesc_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaCreateSurfaceObject_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaDestroySurfaceObject_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceObjectResourceDesc_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaMallocMipmappedArray_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaGetMipmappedArrayLevel_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaFreeMipmappedArray_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToMipmappedArray_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedMipmappedArray_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithFlags_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceViewDesc_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetAttribute_v5000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v5050
CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithPriority_v5050
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_v5050
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_v5050
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetStreamPriorityRange_v5050
CUPTI_RUNTIME_TRACE_CBID_cudaMallocManaged_v6000
CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_v6000
CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorName_v6050
CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceFlags_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemset_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_ptds_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_ptsz_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v8000
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v8000
CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v8000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAttribute_v8000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsEGLRegisterImage_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnect_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerDisconnect_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerAcquireFrame_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerReleaseFrame_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerConnect_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerDisconnect_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerPresentFrame_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerReturnFrame_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedEglFrame_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttribute_v8000
CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttributes_v8000
CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnectWithFlags_v7000
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000
CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateFromEGLSync_v9000
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernelMultiDevice_v9000
CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetAttribute_v9000
CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalMemory_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedBuffer_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedMipmappedArray_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalMemory_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalSemaphore_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalSemaphore_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphCreate_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeGetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemsetNode_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeGetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeSetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddHostNode_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeGetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddChildGraphNode_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphChildGraphNodeGetGraph_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEmptyNode_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphClone_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeFindInClone_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetType_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetRootNodes_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroyNode_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecDestroy_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroy_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeSetParams_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetNodes_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v10010
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v10010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecKernelNodeSetParams_v10010
CUPTI_RUNTIME_TRACE_CBID_cudaThreadExchangeStreamCaptureMode_v10010
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetNvSciSyncAttributes_v10020
CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyAvailableDynamicSMemPerBlock_v10200
CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_v10200
CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_ptsz_v10200
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams_v10020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemsetNodeSetParams_v10020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecHostNodeSetParams_v10020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecUpdate_v10020
CUPTI_RUNTIME_TRACE_CBID_cudaGetFuncBySymbol_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaCtxResetPersistingL2Cache_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeCopyAttributes_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetAttribute_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetAttribute_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_ptsz_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_ptsz_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_ptsz_v11000
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetTexture1DLinearMaxWidth_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_ptsz_v10000
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeToSymbol_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeFromSymbol_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode1D_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsToSymbol_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsFromSymbol_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams1D_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams1D_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetSparseProperties_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetSparseProperties_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecChildGraphNodeSetParams_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventRecordNode_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeGetEvent_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeSetEvent_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventWaitNode_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeGetEvent_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeSetEvent_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventRecordNodeSetEvent_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventWaitNodeSetEvent_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_ptsz_v11010
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDefaultMemPool_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_ptsz_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_ptsz_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolTrimTo_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAttribute_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAttribute_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAccess_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetPlane_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAccess_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolCreate_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolDestroy_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetMemPool_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetMemPool_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportToShareableHandle_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportFromShareableHandle_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportPointer_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportPointer_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_ptsz_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v11020 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v11020 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v11020 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v11020 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresSignalNode_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeGetParams_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeSetParams_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresWaitNode_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeGetParams_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeSetParams_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceFlushGPUDirectRDMAWrites_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_ptsz_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaGraphDebugDotPrint_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_ptsz_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectCreate_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRetain_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRelease_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaGraphRetainUserObject_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaGraphReleaseUserObject_v11030
CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemAllocNode_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemAllocNodeGetParams_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemFreeNode_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemFreeNodeGetParams_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGraphMemTrim_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetGraphMemAttribute_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetGraphMemAttribute_v11040
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetEnabled_v11060
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetEnabled_v11060
CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetMemoryRequirements_v11060
CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetMemoryRequirements_v11060
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060 @11.8
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060 @11.8
CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxPotentialClusterSize_v11070 @11.8
CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveClusters_v11070 @11.8
CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v2_v11080 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v2_v11080 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetFlags_v12000 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaGetKernel_v12000 @12.1
CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v12000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000 @12.0
CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000 @12.1
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020 @12.2
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020 @12.2
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020 @12.2
CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v12020 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v12020 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v12020 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030 @12.3
CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030 @12.3
CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030 @12.3
CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030 @12.3
CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v12030 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceRegisterAsyncNotification_v12040 @12.5
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceUnregisterAsyncNotification_v12040 @12.5
CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamInfo_v12040 @12.4
CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_v12050 @12.5
CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_ptsz_v12050 @12.5
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadData_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadFromFile_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryUnload_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernel_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetGlobal_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetManaged_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetUnifiedFunction_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernelCount_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaLibraryEnumerateKernels_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaKernelSetAttributeForDevice_v12060 @12.9
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_v12080 @12.8
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_ptsz_v12080 @12.8
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v12080 @12.8
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v12080 @12.8
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v12080 @12.8
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v12080 @12.8
CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v12080 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_ptsz_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_ptsz_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGetExportTable_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinary_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinaryEnd_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaUnregisterFatBinary_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaRegisterVar_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaRegisterHostVar_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFunction_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaRegisterManagedVar_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaInitModule_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaPushCallConfiguration_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaPopCallConfiguration_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaGetKernel_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaRegisterUnifiedTable_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID___cudaGetProcAddress_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaLogsRegisterCallback_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaLogsUnregisterCallback_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaLogsCurrent_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToFile_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToMemory_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemGetDefaultMemPool_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemGetMemPool_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemSetMemPool_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetHostAtomicCapabilities_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAtomicCapabilities_v13000 @13.0
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDevResource_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplitByCount_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaDevResourceGenerateDesc_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaGreenCtxCreate_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxDestroy_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevResource_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevice_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetId_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cuda531 @13.4
CUPTI_RUNTIME_TRACE_CBID_cuda532 @13.4
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxStreamCreate_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxSynchronize_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v2_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_ptsz_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetContainingGraph_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetLocalId_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetToolsId_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetId_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetId_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxRecordEvent_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxWaitEvent_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cuda545 @13.4
CUPTI_RUNTIME_TRACE_CBID_cuda546 @13.4
CUPTI_RUNTIME_TRACE_CBID_cuda547 @13.4
CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetExecutionCtx_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplit_v13010 @13.1
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_ptsz_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamCount_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cuda553 @13.4
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_ptsz_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_ptsz_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetParams_v13020 @13.2
CUPTI_RUNTIME_TRACE_CBID_cuda559 @13.4
CUPTI_RUNTIME_TRACE_CBID_cuda560 @13.4
CUPTI_RUNTIME_TRACE_CBID_cuda561 @13.4
CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_v13030 @13.4
CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_ptsz_v13030 @13.4
CUPTI_RUNTIME_TRACE_CBID_cuda564 @13.4
CUPTI_RUNTIME_TRACE_CBID_cudaMemGetLocationInfo_v13040 @13.4
CUPTI_RUNTIME_TRACE_CBID_cuda566 @13.5
CUPTI_RUNTIME_TRACE_CBID_SIZE @11.7<11.8 430 | @11.8<12.0 434 | @12.0<12.2 445 | @12.2<12.3 451 | @12.3<12.4 465 | @12.4<12.5 468 | @12.5<12.6 470 | @12.6<12.8 480 | @12.8<13.0 487 | @13.0<13.1 523 | @13.1<13.2 550 | @13.2<13.4 559 | @13.4<13.5 566 | @13.5
CUPTI_RUNTIME_TRACE_CBID_FORCE_INT 2147483647
CUPTI_RUNTIME_TRACE_CBID_cuda531_v13010 @13.1<13.4 531
CUPTI_RUNTIME_TRACE_CBID_cuda532_v13010 @13.1<13.4
CUPTI_RUNTIME_TRACE_CBID_cuda545_v13010 @13.1<13.4 545
CUPTI_RUNTIME_TRACE_CBID_cuda546_v13010 @13.1<13.4
CUPTI_RUNTIME_TRACE_CBID_cuda547_v13010 @13.1<13.4
CUPTI_RUNTIME_TRACE_CBID_cuda553_v13020 @13.2<13.4 553
CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v2_v11020 @11.7<13.0 393
CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v2_ptsz_v11020 @11.7<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v2_v11020 @11.7<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v2_ptsz_v11020 @11.7<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v2_v12000 @12.0<13.0 440
CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v2_v12020 @12.2<13.0 448
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v2_v12020 @12.2<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v2_ptsz_v12020 @12.2<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v2_v12030 @12.3<13.0 455
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v2_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v2_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v2_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v2_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v2_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v3_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v3_ptsz_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v2_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v2_ptsz_v12030 @12.3<13.0
CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v2_v12080 @12.8<13.0 486
CUPTI_RUNTIME_TRACE_CBID_cuda470_v12060 @12.6<12.9 470
CUPTI_RUNTIME_TRACE_CBID_cuda471_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda472_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda473_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda474_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda475_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda476_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda477_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda478_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda479_v12060 @12.6<12.9
CUPTI_RUNTIME_TRACE_CBID_cuda465_v12040 @12.4<12.5 465
CUPTI_RUNTIME_TRACE_CBID_cuda466_v12040 @12.4<12.5
CUPTI_RUNTIME_TRACE_CBID_cuda439_v12000 @12.0<12.1 439
CUPTI_RUNTIME_TRACE_CBID_cuda444_v12000 @12.0<12.1 444""",
    "CUpti_nvtx_api_trace_cbid": """unsigned int
CUPTI_CBID_NVTX_INVALID
CUPTI_CBID_NVTX_nvtxMarkA
CUPTI_CBID_NVTX_nvtxMarkW
CUPTI_CBID_NVTX_nvtxMarkEx
CUPTI_CBID_NVTX_nvtxRangeStartA
CUPTI_CBID_NVTX_nvtxRangeStartW
CUPTI_CBID_NVTX_nvtxRangeStartEx
CUPTI_CBID_NVTX_nvtxRangeEnd
CUPTI_CBID_NVTX_nvtxRangePushA
CUPTI_CBID_NVTX_nvtxRangePushW
CUPTI_CBID_NVTX_nvtxRangePushEx
CUPTI_CBID_NVTX_nvtxRangePop
CUPTI_CBID_NVTX_nvtxNameCategoryA
CUPTI_CBID_NVTX_nvtxNameCategoryW
CUPTI_CBID_NVTX_nvtxNameOsThreadA
CUPTI_CBID_NVTX_nvtxNameOsThreadW
CUPTI_CBID_NVTX_nvtxNameCuDeviceA
CUPTI_CBID_NVTX_nvtxNameCuDeviceW
CUPTI_CBID_NVTX_nvtxNameCuContextA
CUPTI_CBID_NVTX_nvtxNameCuContextW
CUPTI_CBID_NVTX_nvtxNameCuStreamA
CUPTI_CBID_NVTX_nvtxNameCuStreamW
CUPTI_CBID_NVTX_nvtxNameCuEventA
CUPTI_CBID_NVTX_nvtxNameCuEventW
CUPTI_CBID_NVTX_nvtxNameCudaDeviceA
CUPTI_CBID_NVTX_nvtxNameCudaDeviceW
CUPTI_CBID_NVTX_nvtxNameCudaStreamA
CUPTI_CBID_NVTX_nvtxNameCudaStreamW
CUPTI_CBID_NVTX_nvtxNameCudaEventA
CUPTI_CBID_NVTX_nvtxNameCudaEventW
CUPTI_CBID_NVTX_nvtxDomainMarkEx
CUPTI_CBID_NVTX_nvtxDomainRangeStartEx
CUPTI_CBID_NVTX_nvtxDomainRangeEnd
CUPTI_CBID_NVTX_nvtxDomainRangePushEx
CUPTI_CBID_NVTX_nvtxDomainRangePop
CUPTI_CBID_NVTX_nvtxDomainResourceCreate
CUPTI_CBID_NVTX_nvtxDomainResourceDestroy
CUPTI_CBID_NVTX_nvtxDomainNameCategoryA
CUPTI_CBID_NVTX_nvtxDomainNameCategoryW
CUPTI_CBID_NVTX_nvtxDomainRegisterStringA
CUPTI_CBID_NVTX_nvtxDomainRegisterStringW
CUPTI_CBID_NVTX_nvtxDomainCreateA
CUPTI_CBID_NVTX_nvtxDomainCreateW
CUPTI_CBID_NVTX_nvtxDomainDestroy
CUPTI_CBID_NVTX_nvtxDomainSyncUserCreate
CUPTI_CBID_NVTX_nvtxDomainSyncUserDestroy
CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireStart
CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireFailed
CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireSuccess
CUPTI_CBID_NVTX_nvtxDomainSyncUserReleasing
CUPTI_CBID_NVTX_SIZE
CUPTI_CBID_NVTX_FORCE_INT 2147483647""",
    "CUpti_PCSamplingCollectionMode": """unsigned int
CUPTI_PC_SAMPLING_COLLECTION_MODE_INVALID
CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS
CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED""",
    "CUpti_PCSamplingOutputDataFormat": """unsigned int
CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_INVALID
CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_PARSED""",
    "CUpti_PCSamplingConfigurationAttributeType": """unsigned int
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_INVALID
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SCRATCH_BUFFER_SIZE
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_OUTPUT_DATA_FORMAT
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_WORKER_THREAD_PERIODIC_SLEEP_SPAN @12.0
CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_FORCE_INT 2147483647""",
    "CUpti_ProfilerRange": """unsigned int
CUPTI_Range_INVALID
CUPTI_AutoRange
CUPTI_UserRange
CUPTI_Range_COUNT""",
    "CUpti_ProfilerReplayMode": """unsigned int
CUPTI_Replay_INVALID
CUPTI_ApplicationReplay
CUPTI_KernelReplay
CUPTI_UserReplay
CUPTI_Replay_COUNT""",
    "CUpti_Profiler_Support_Level": """unsigned int
CUPTI_PROFILER_CONFIGURATION_UNKNOWN
CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED
CUPTI_PROFILER_CONFIGURATION_DISABLED
CUPTI_PROFILER_CONFIGURATION_SUPPORTED
CUPTI_PROFILER_CONFIGURATION_LIMITED_SUPPORT @13.3""",
    "CUpti_Profiler_API": """unsigned int
CUPTI_PROFILER_RANGE_PROFILING @12.2
CUPTI_PROFILER_PC_SAMPLING @12.2
CUPTI_PROFILER_SASS_METRICS @12.2
CUPTI_PROFILER_PM_SAMPLING @12.6
CUPTI_PROFILER_UNKNOWN @12.2<12.6 3 | @12.6""",
    "CUpti_ClockControl_Mode": """unsigned int
CUPTI_CLOCK_CONTROL_MODE_BASE @13.4 1
CUPTI_CLOCK_CONTROL_MODE_BOOST @13.4
CUPTI_CLOCK_CONTROL_MODE_FORCE_INT @13.4 2147483647""",
    "CUpti_ClockControl_Status": """unsigned int
CUPTI_CLOCK_CONTROL_STATUS_UNLOCKED @13.4 1
CUPTI_CLOCK_CONTROL_STATUS_LOCKED @13.4
CUPTI_CLOCK_CONTROL_STATUS_LOCKED_TO_FLOOR @13.4
CUPTI_CLOCK_CONTROL_STATUS_BOOST_ENABLED @13.4
CUPTI_CLOCK_CONTROL_STATUS_BOOST_DISABLED @13.4
CUPTI_CLOCK_CONTROL_STATUS_FORCE_INT @13.4 2147483647""",
    "CUpti_SassMetrics_OutputGranularity": """unsigned int
CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU @12.2
CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SM @12.2
CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SMSP @12.2
CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_INVALID @12.2""",
    "CUpti_PmSampling_TriggerMode": """unsigned int
CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL @12.6
CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL @12.6
CUPTI_PM_SAMPLING_TRIGGER_MODE_COUNT @12.6""",
    "CUpti_PmSampling_DecodeStopReason": """unsigned int
CUPTI_PM_SAMPLING_DECODE_STOP_REASON_OTHER @12.6
CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL @12.6
CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS @12.6
CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNT @12.6""",
    "CUpti_PmSampling_HardwareBuffer_AppendMode": """unsigned int
CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST @12.8
CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST @12.8""",
    "CUpti_MetricType": """unsigned int
CUPTI_METRIC_TYPE_COUNTER @12.6
CUPTI_METRIC_TYPE_RATIO @12.6
CUPTI_METRIC_TYPE_THROUGHPUT @12.6
CUPTI_METRIC_TYPE__COUNT @12.6""",
    "CUpti_MetricCollectionScope": """unsigned int
CUPTI_METRIC_COLLECTION_SCOPE_CONTEXT @13.1
CUPTI_METRIC_COLLECTION_SCOPE_DEVICE @13.1
CUPTI_METRIC_COLLECTION_SCOPE_INVALID @13.1""",
    "CUpti_ProfilerType": """unsigned int
CUPTI_PROFILER_TYPE_RANGE_PROFILER @12.6
CUPTI_PROFILER_TYPE_PM_SAMPLING @12.6
CUPTI_PROFILER_TYPE_PROFILER_INVALID @12.6""",
    "CUpti_CacheControl_Mode": """unsigned int
CUPTI_CACHE_CONTROL_MODE_NONE @13.4
CUPTI_CACHE_CONTROL_MODE_ALL @13.4
CUPTI_CACHE_CONTROL_MODE_L2 @13.4
CUPTI_CACHE_CONTROL_MODE_FORCE_INT @13.4 2147483647""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "CUpti_DeviceAttribute": {
        "CUPTI_DEVICE_ATTR_MAX_EVENT_ID": "uint32_t",
        "CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID": "uint32_t",
        "CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH": "uint64_t",
        "CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE": "uint32_t",
        "CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION": "uint64_t",
        "CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS": "uint64_t",
        "CUPTI_DEVICE_ATTR_PCIE_LINK_RATE": "uint64_t",
        "CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH": "uint64_t",
        "CUPTI_DEVICE_ATTR_PCIE_GEN": "uint64_t",
        "CUPTI_DEVICE_ATTR_DEVICE_CLASS": "CUpti_DeviceAttributeDeviceClass",
        "CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE": "uint64_t",
        "CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE": "uint64_t",
        "CUPTI_DEVICE_ATTR_MAX_L2_UNITS": "uint64_t",
        "CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED": "uint64_t",
        "CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1": "uint64_t",
        "CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL": "uint64_t",
        "CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE": "uint64_t",
        "CUPTI_DEVICE_ATTR_NVLINK_PRESENT": "uint32_t",
        "CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW": "uint64_t",
        "CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT": "uint32_t",
    },
    "CUpti_EventDomainAttribute": {
        "CUPTI_EVENT_DOMAIN_ATTR_NAME": "char[4096]",
        "CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT": "uint32_t",
        "CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT": "uint32_t",
        "CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD": "CUpti_EventCollectionMethod",
    },
    "CUpti_EventAttribute": {
        "CUPTI_EVENT_ATTR_NAME": "char[4096]",
        "CUPTI_EVENT_ATTR_SHORT_DESCRIPTION": "char[4096]",
        "CUPTI_EVENT_ATTR_LONG_DESCRIPTION": "char[4096]",
        "CUPTI_EVENT_ATTR_CATEGORY": "CUpti_EventCategory",
        "CUPTI_EVENT_ATTR_PROFILING_SCOPE": "CUpti_EventProfilingScope",
    },
    "CUpti_MetricAttribute": {
        "CUPTI_METRIC_ATTR_NAME": "char[4096]",
        "CUPTI_METRIC_ATTR_SHORT_DESCRIPTION": "char[4096]",
        "CUPTI_METRIC_ATTR_LONG_DESCRIPTION": "char[4096]",
        "CUPTI_METRIC_ATTR_CATEGORY": "CUpti_MetricCategory",
        "CUPTI_METRIC_ATTR_VALUE_KIND": "CUpti_MetricValueKind",
        "CUPTI_METRIC_ATTR_EVALUATION_MODE": "CUpti_MetricEvaluationMode",
    },
    "CUpti_ActivityAttribute": {
        "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE": "size_t",
        "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP": "size_t",
        "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT": "size_t",
        "CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE": "size_t",
        "CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT": "size_t",
        "CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE": "size_t",
        "CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE": "size_t",
        "CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS": "size_t",
        "CUPTI_ACTIVITY_ATTR_USER_DEFINED_RECORDS": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_MULTIPLE_SUBSCRIBER_STATE": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_HES": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_ALLOCATION_SOURCE_TRACKING": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LATENCY_TIMESTAMPS": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_ALL_SYNC_RECORDS": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_CUDA_EVENT_DEVICE_TIMESTAMPS": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LAUNCH_ATTRIBUTES": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_DEVICE_GRAPH_TRACE": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_LEVEL_TRACE": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_THREAD_ID_TYPE": "CUpti_ActivityThreadIdType",
        "CUPTI_ACTIVITY_ATTR_CIG_MODE": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_TRACE": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_ENABLE_CIG_MODE": "uint8_t",
        "CUPTI_ACTIVITY_ATTR_HES_BUFFER_SIZE": "size_t",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "CUpti_CallbackData": """struct 72 8
  0 CUpti_ApiCallbackSite callbackSite
  8 const char *functionName
  16 const void *functionParams
  24 void *functionReturnValue
  32 const char *symbolName
  40 CUcontext context
  48 uint32_t contextUid
  56 uint64_t *correlationData
  64 uint32_t correlationId""",
    "CUpti_ResourceData": """struct 24 8
  0 CUcontext context
  8 union 8 8 resourceHandle
    0 CUstream stream
  16 void *resourceDescriptor""",
    "CUpti_ModuleResourceData": """struct 24 8
  0 uint32_t moduleId
  8 size_t cubinSize
  16 const char *pCubin""",
    "CUpti_GraphData": """struct 56 8
  0 CUgraph graph
  8 CUgraph originalGraph
  16 CUgraphNode node
  24 CUgraphNode originalNode
  32 CUgraphNodeType nodeType
  40 CUgraphNode dependency
  48 CUgraphExec graphExec""",
    "CUpti_LogicalEndpointResourceData": """@13.5 struct 24 8
  0 uint32_t logicalEndpointId
  4 CUpti_LogicalEndpointType type
  8 uint64_t size
  16 union 4 4 typeInfo
    0 uint32_t unicastDeviceId
    0 uint32_t multicastTeamSize
  20 uint32_t flags""",
    "CUpti_SynchronizeData": """struct 16 8
  0 CUcontext context
  8 CUstream stream""",
    "CUpti_NvtxData": """struct 24 8
  0 const char *functionName
  8 const void *functionParams
  16 const void *functionReturnValue""",
    "CUpti_StreamAttrData": """@12.2<12.3 struct 24 8
  0 CUstream stream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *value
@12.3<12.4 struct 24 8
  0 CUstream stream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *value
@12.4<12.5 struct 24 8
  0 CUstream stream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *value
@12.5<12.8 struct 24 8
  0 CUstream stream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *value
@12.8<13.0 struct 24 8
  0 CUstream stream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *value
@13.0<13.2 struct 24 8
  0 CUstream stream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *value
@13.2 struct 24 8
  0 CUstream stream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *value""",
    "CUpti_StateData": """@12.2 struct 16 8
  0 union 16 8
    0 struct 16 8 notification
      0 CUptiResult result
      8 const char *message""",
    "CUpti_SubscriberParams": """@13.0<13.2 struct 32 8
  0 size_t structSize
  8 const char *subscriberName
  16 char *oldSubscriberName
  24 size_t oldSubscriberSize
@13.2 struct 40 8
  0 size_t structSize
  8 const char *subscriberName
  16 char *oldSubscriberName
  24 size_t oldSubscriberSize
  32 uint8_t allowMultipleSubscribers
  33 uint8_t padding[7]""",
    "CUpti_EventGroupSet": """struct 16 8
  0 uint32_t numEventGroups
  8 CUpti_EventGroup *eventGroups""",
    "CUpti_EventGroupSets": """struct 16 8
  0 uint32_t numSets
  8 CUpti_EventGroupSet *sets""",
    "CUpti_MetricValue": """@11.7<13.0 union 8 8
  0 double metricValueDouble
  0 uint64_t metricValueUint64
  0 int64_t metricValueInt64
  0 double metricValuePercent
  0 uint64_t metricValueThroughput
  0 CUpti_MetricValueUtilizationLevel metricValueUtilizationLevel
@13.0 union 8 8
  0 double metricValueDouble
  0 uint64_t metricValueUint64
  0 int64_t metricValueInt64
  0 double metricValuePercent
  0 uint64_t metricValueThroughput
  0 CUpti_MetricValueUtilizationLevel metricValueUtilizationLevel
  0 uint64_t metricValueNvtxExtendedPayload""",
    "CUpti_ActivityObjectKindId": """union 12 4
  0 struct 8 4 pt
    0 uint32_t processId
    4 uint32_t threadId
  0 struct 12 4 dcs
    0 uint32_t deviceId
    4 uint32_t contextId
    8 uint32_t streamId""",
    "CUpti_ActivityOverheadCommandBufferFullData": """@12.4 struct 12 4
  0 uint32_t commandBufferLength
  4 uint32_t channelID
  8 uint32_t channelType""",
    "CUpti_NvtxExtPayloadAttr": """@13.0 struct 16 8
  0 uint32_t structSize
  4 uint32_t type
  8 void *attributes""",
    "CUpti_ActivityUnifiedMemoryCounterConfig": """struct 16 8
  0 CUpti_ActivityUnifiedMemoryCounterScope scope
  4 CUpti_ActivityUnifiedMemoryCounterKind kind
  8 uint32_t deviceId
  12 uint32_t enable""",
    "CUpti_ActivityAutoBoostState": """struct 8 8
  0 uint32_t enabled
  4 uint32_t pid""",
    "CUpti_ActivityPCSamplingConfig": """struct 16 8
  0 uint32_t size
  4 CUpti_ActivityPCSamplingPeriod samplingPeriod
  8 uint32_t samplingPeriod2""",
    "CUpti_ActivityFieldLayoutEntry": """@13.2 struct 40 8
  0 size_t structSize
  8 int fieldId
  16 size_t offset
  24 size_t size
  32 size_t alignment""",
    "CUpti_ActivityRecordLayout": """@13.2 struct 32 8
  0 size_t structSize
  8 CUpti_ActivityFieldLayoutEntry *pEntries
  16 size_t numFields
  24 size_t recordSize""",
    "CUpti_ActivityFieldSelection": """@13.2 struct 24 8
  0 size_t structSize
  8 size_t numFields
  16 int *pFieldIds""",
    "CUpti_Activity": """struct 8 8
  0 CUpti_ActivityKind kind""",
    "CUpti_ActivityMemcpy7": """@13.4 struct 112 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint32_t runtimeCorrelationId
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t channelID
  80 CUpti_ChannelType channelType
  84 uint8_t isDeviceLaunched
  85 uint8_t pad2[3]
  88 uint64_t copyCount
  96 uint32_t sourceGraphId
  100 uint32_t pad3
  104 uint64_t sourceGraphNodeId""",
    "CUpti_ActivityMemcpyPtoP4": """struct 96 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t srcDeviceId
  48 uint32_t srcContextId
  52 uint32_t dstDeviceId
  56 uint32_t dstContextId
  60 uint32_t correlationId
  64 void *reserved0
  72 uint64_t graphNodeId
  80 uint32_t graphId
  84 uint32_t channelID
  88 CUpti_ChannelType channelType""",
    "CUpti_ActivityMemset5": """@13.4 struct 104 8
  0 CUpti_ActivityKind kind
  4 uint32_t value
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint16_t flags
  50 uint16_t memoryKind
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t channelID
  80 CUpti_ChannelType channelType
  84 uint8_t isDeviceLaunched
  85 uint8_t pad2[3]
  88 uint32_t sourceGraphId
  92 uint32_t pad3
  96 uint64_t sourceGraphNodeId""",
    "CUpti_ActivityMemory": """struct 80 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityMemoryKind memoryKind
  8 uint64_t address
  16 uint64_t bytes
  24 uint64_t start
  32 uint64_t end
  40 uint64_t allocPC
  48 uint64_t freePC
  56 uint32_t processId
  60 uint32_t deviceId
  64 uint32_t contextId
  68 uint32_t pad
  72 const char *name""",
    "CUpti_ActivityMemory4": """@12.6 struct 128 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityMemoryOperationType memoryOperationType
  8 CUpti_ActivityMemoryKind memoryKind
  12 uint32_t correlationId
  16 uint64_t address
  24 uint64_t bytes
  32 uint64_t timestamp
  40 uint64_t PC
  48 uint32_t processId
  52 uint32_t deviceId
  56 uint32_t contextId
  60 uint32_t streamId
  64 const char *name
  72 uint32_t isAsync
  76 uint32_t pad1
  80 struct 40 8 memoryPoolConfig
    0 CUpti_ActivityMemoryPoolType memoryPoolType
    4 uint32_t pad2
    8 uint64_t address
    16 uint64_t releaseThreshold
    24 union 8 8 pool
      0 uint64_t size
      0 uint64_t processId
    32 uint64_t utilizedSize
  120 const char *source""",
    "CUpti_ActivityMemoryPool3": """@13.0 struct 80 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityMemoryPoolOperationType memoryPoolOperationType
  8 CUpti_ActivityMemoryPoolType memoryPoolType
  12 uint32_t correlationId
  16 uint32_t processId
  20 uint32_t deviceId
  24 size_t minBytesToKeep
  32 uint64_t address
  40 uint64_t size
  48 uint64_t releaseThreshold
  56 uint64_t timestamp
  64 uint64_t utilizedSize
  72 uint8_t isManagedPool
  73 uint8_t pad2[7]""",
    "CUpti_ActivityKernel13": """@13.4 struct 248 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow
  168 uint32_t channelID
  172 CUpti_ChannelType channelType
  176 uint32_t clusterX
  180 uint32_t clusterY
  184 uint32_t clusterZ
  188 uint32_t clusterSchedulingPolicy
  192 uint64_t localMemoryTotal_v2
  200 uint32_t maxPotentialClusterSize
  204 uint32_t maxActiveClusters
  208 uint8_t isDeviceLaunched
  209 uint8_t padding3[7]
  216 int32_t priority
  220 uint32_t padding4
  224 uint32_t executionModel
  228 uint32_t padding5
  232 uint32_t sourceGraphId
  236 uint32_t padding6
  240 uint64_t sourceGraphNodeId""",
    "CUpti_ActivityCdpKernel": """struct 144 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 uint64_t start
  16 uint64_t end
  24 uint32_t deviceId
  28 uint32_t contextId
  32 uint32_t streamId
  36 int32_t gridX
  40 int32_t gridY
  44 int32_t gridZ
  48 int32_t blockX
  52 int32_t blockY
  56 int32_t blockZ
  60 int32_t staticSharedMemory
  64 int32_t dynamicSharedMemory
  68 uint32_t localMemoryPerThread
  72 uint32_t localMemoryTotal
  76 uint32_t correlationId
  80 int64_t gridId
  88 int64_t parentGridId
  96 uint64_t queued
  104 uint64_t submitted
  112 uint64_t completed
  120 uint32_t parentBlockX
  124 uint32_t parentBlockY
  128 uint32_t parentBlockZ
  132 uint32_t pad
  136 const char *name""",
    "CUpti_ActivityPreemption": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityPreemptionKind preemptionKind
  8 uint64_t timestamp
  16 int64_t gridId
  24 uint32_t blockX
  28 uint32_t blockY
  32 uint32_t blockZ
  36 uint32_t pad""",
    "CUpti_ActivityAPI": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_CallbackId cbid
  8 uint64_t start
  16 uint64_t end
  24 uint32_t processId
  28 uint32_t threadId
  32 uint32_t correlationId
  36 uint32_t returnValue""",
    "CUpti_ActivityApiCbidOptions": """@13.4 struct 32 8
  0 size_t structSize
  8 CUpti_CallbackId *pCbids
  16 size_t numCbids
  24 uint8_t enable""",
    "CUpti_ActivityApiOptions": """@13.4 struct 16 8
  0 size_t structSize
  8 CUpti_ActivityApiCbidOptions *pCbidOptions""",
    "CUpti_ActivityEvent": """struct 24 8
  0 CUpti_ActivityKind kind
  4 CUpti_EventID id
  8 uint64_t value
  16 CUpti_EventDomainID domain
  20 uint32_t correlationId""",
    "CUpti_ActivityEventInstance": """struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_EventID id
  8 CUpti_EventDomainID domain
  12 uint32_t instance
  16 uint64_t value
  24 uint32_t correlationId
  28 uint32_t pad""",
    "CUpti_ActivityMetric": """@11.7<13.0 struct 24 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint32_t correlationId
  20 uint8_t flags
  21 uint8_t pad[3]
@13.0 struct 24 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint32_t correlationId
  20 uint8_t flags
  21 uint8_t pad[3]""",
    "CUpti_ActivityMetricInstance": """@11.7<13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint32_t instance
  20 uint32_t correlationId
  24 uint8_t flags
  25 uint8_t pad[7]
@13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint32_t instance
  20 uint32_t correlationId
  24 uint8_t flags
  25 uint8_t pad[7]""",
    "CUpti_ActivitySourceLocator": """struct 24 8
  0 CUpti_ActivityKind kind
  4 uint32_t id
  8 uint32_t lineNumber
  12 uint32_t pad
  16 const char *fileName""",
    "CUpti_ActivityGlobalAccess3": """struct 56 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t functionId
  20 uint32_t executed
  24 uint64_t pcOffset
  32 uint64_t threadsExecuted
  40 uint64_t l2_transactions
  48 uint64_t theoreticalL2Transactions""",
    "CUpti_ActivityBranch2": """struct 40 8
  0 CUpti_ActivityKind kind
  4 uint32_t sourceLocatorId
  8 uint32_t correlationId
  12 uint32_t functionId
  16 uint32_t pcOffset
  20 uint32_t diverged
  24 uint64_t threadsExecuted
  32 uint32_t executed
  36 uint32_t pad""",
    "CUpti_ActivityDevice6": """@13.2 struct 192 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t globalMemoryBandwidth
  16 uint64_t globalMemorySize
  24 uint32_t constantMemorySize
  28 uint32_t l2CacheSize
  32 uint32_t numThreadsPerWarp
  36 uint32_t coreClockRate
  40 uint32_t numMemcpyEngines
  44 uint32_t numMultiprocessors
  48 uint32_t maxIPC
  52 uint32_t maxWarpsPerMultiprocessor
  56 uint32_t maxBlocksPerMultiprocessor
  60 uint32_t maxSharedMemoryPerMultiprocessor
  64 uint32_t maxRegistersPerMultiprocessor
  68 uint32_t maxRegistersPerBlock
  72 uint32_t maxSharedMemoryPerBlock
  76 uint32_t maxThreadsPerBlock
  80 uint32_t maxBlockDimX
  84 uint32_t maxBlockDimY
  88 uint32_t maxBlockDimZ
  92 uint32_t maxGridDimX
  96 uint32_t maxGridDimY
  100 uint32_t maxGridDimZ
  104 uint32_t computeCapabilityMajor
  108 uint32_t computeCapabilityMinor
  112 uint32_t id
  116 uint32_t eccEnabled
  120 CUuuid uuid
  136 const char *name
  144 uint8_t isCudaVisible
  145 uint8_t isMigEnabled
  146 uint8_t reserved[6]
  152 uint32_t gpuInstanceId
  156 uint32_t computeInstanceId
  160 CUuuid migUuid
  176 uint32_t isNumaNode
  180 uint32_t numaId
  184 uint32_t numTpcs
  188 uint32_t reserved0""",
    "CUpti_ActivityDeviceAttribute": """struct 24 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t deviceId
  12 union 4 4 attribute
    0 CUdevice_attribute cu
    0 CUpti_DeviceAttribute cupti
  16 union 8 8 value
    0 double vDouble
    0 uint32_t vUint32
    0 uint64_t vUint64
    0 int32_t vInt32
    0 int64_t vInt64""",
    "CUpti_ActivityContext4": """@13.1 struct 40 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t deviceId
  12 uint16_t computeApiKind
  14 uint16_t nullStreamId
  16 uint32_t parentContextId
  20 uint8_t isGreenContext
  21 uint8_t padding
  22 uint16_t numMultiprocessors
  24 CUpti_ContextCigMode cigMode
  28 uint32_t padding2
  32 uint64_t processId""",
    "CUpti_ActivityName": """struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityObjectKind objectKind
  8 CUpti_ActivityObjectKindId objectId
  20 uint32_t pad
  24 const char *name""",
    "CUpti_ActivityMarker2": """struct 56 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t timestamp
  16 uint32_t id
  20 CUpti_ActivityObjectKind objectKind
  24 CUpti_ActivityObjectKindId objectId
  36 uint32_t pad
  40 const char *name
  48 const char *domain""",
    "CUpti_ActivityMarkerData2": """@13.0 struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t id
  12 CUpti_MetricValueKind payloadKind
  16 CUpti_MetricValue payload
  24 uint32_t color
  28 uint32_t category
  32 uint32_t cuptiDomainId
  36 uint32_t padding""",
    "CUpti_ActivityOverhead3": """@12.4 struct 56 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityOverheadKind overheadKind
  8 CUpti_ActivityObjectKind objectKind
  12 CUpti_ActivityObjectKindId objectId
  24 uint64_t start
  32 uint64_t end
  40 uint32_t correlationId
  44 uint32_t reserved0
  48 void *overheadData""",
    "CUpti_ActivityEnvironmentSpeed": """@13.3 struct 20 4
  0 uint32_t smClock
  4 uint32_t memoryClock
  8 uint32_t pcieLinkGen
  12 uint32_t pcieLinkWidth
  16 CUpti_EnvironmentClocksThrottleReason clocksThrottleReasons""",
    "CUpti_ActivityEnvironmentTemperature": """@13.3 struct 4 4
  0 uint32_t gpuTemperature""",
    "CUpti_ActivityEnvironmentPower": """@13.3 struct 8 4
  0 uint32_t power
  4 uint32_t powerLimit""",
    "CUpti_ActivityEnvironmentCooling": """@13.3 struct 4 4
  0 uint32_t fanSpeed""",
    "CUpti_ActivityEnvironment": """@11.7<13.3 struct 40 8
  0 CUpti_ActivityKind kind
  4 uint32_t deviceId
  8 uint64_t timestamp
  16 CUpti_ActivityEnvironmentKind environmentKind
  20 union 20 4 data
    0 struct 20 4 speed
      0 uint32_t smClock
      4 uint32_t memoryClock
      8 uint32_t pcieLinkGen
      12 uint32_t pcieLinkWidth
      16 CUpti_EnvironmentClocksThrottleReason clocksThrottleReasons
    0 struct 4 4 temperature
      0 uint32_t gpuTemperature
    0 struct 8 4 power
      0 uint32_t power
      4 uint32_t powerLimit
    0 struct 4 4 cooling
      0 uint32_t fanSpeed
@13.3 struct 40 8
  0 CUpti_ActivityKind kind
  4 uint32_t deviceId
  8 uint64_t timestamp
  16 CUpti_ActivityEnvironmentKind environmentKind
  20 union 20 4 data
    0 CUpti_ActivityEnvironmentSpeed speed
    0 CUpti_ActivityEnvironmentTemperature temperature
    0 CUpti_ActivityEnvironmentPower power
    0 CUpti_ActivityEnvironmentCooling cooling""",
    "CUpti_ActivityInstructionExecution": """struct 48 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t functionId
  20 uint32_t pcOffset
  24 uint64_t threadsExecuted
  32 uint64_t notPredOffThreadsExecuted
  40 uint32_t executed
  44 uint32_t pad""",
    "CUpti_ActivityPCSampling3": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t functionId
  20 uint32_t latencySamples
  24 uint32_t samples
  28 CUpti_ActivityPCSamplingStallReason stallReason
  32 uint64_t pcOffset""",
    "CUpti_ActivityPCSamplingRecordInfo": """struct 32 8
  0 CUpti_ActivityKind kind
  4 uint32_t correlationId
  8 uint64_t totalSamples
  16 uint64_t droppedSamples
  24 uint64_t samplingPeriodInCycles""",
    "CUpti_ActivityUnifiedMemoryCounter3": """@12.8 struct 104 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityUnifiedMemoryCounterKind counterKind
  8 uint64_t value
  16 uint64_t start
  24 uint64_t end
  32 uint64_t address
  40 uint32_t srcId
  44 uint32_t dstId
  48 uint32_t streamId
  52 uint32_t processId
  56 uint32_t flags
  60 uint32_t pad
  64 uint64_t processors[5]""",
    "CUpti_ActivityFunction": """struct 32 8
  0 CUpti_ActivityKind kind
  4 uint32_t id
  8 uint32_t contextId
  12 uint32_t moduleId
  16 uint32_t functionIndex
  20 uint32_t pad
  24 const char *name""",
    "CUpti_ActivityModule": """struct 24 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t id
  12 uint32_t cubinSize
  16 const void *cubin""",
    "CUpti_ActivitySharedAccess": """struct 56 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t functionId
  20 uint32_t pcOffset
  24 uint64_t threadsExecuted
  32 uint64_t sharedTransactions
  40 uint64_t theoreticalSharedTransactions
  48 uint32_t executed
  52 uint32_t pad""",
    "CUpti_ActivityCudaEvent3": """@13.5 struct 80 8
  0 CUpti_ActivityKind kind
  4 uint32_t correlationId
  8 uint32_t contextId
  12 uint32_t streamId
  16 uint32_t eventId
  20 uint32_t pad
  24 uint32_t deviceId
  28 uint32_t pad2
  32 void *reserved0
  40 uint64_t deviceTimestamp
  48 uint64_t cudaEventSyncId
  56 uint64_t graphNodeId
  64 uint32_t graphId
  68 uint32_t sourceGraphId
  72 uint64_t sourceGraphNodeId""",
    "CUpti_ActivityStream": """struct 24 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t streamId
  12 uint32_t priority
  16 CUpti_ActivityStreamFlag flag
  20 uint32_t correlationId""",
    "CUpti_ActivitySynchronization2": """@12.8 struct 56 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivitySynchronizationType type
  8 uint64_t start
  16 uint64_t end
  24 uint32_t correlationId
  28 uint32_t contextId
  32 uint32_t streamId
  36 uint32_t cudaEventId
  40 uint64_t cudaEventSyncId
  48 uint32_t returnValue
  52 uint32_t pad""",
    "CUpti_ActivityInstructionCorrelation": """struct 24 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t functionId
  16 uint32_t pcOffset
  20 uint32_t pad""",
    "CUpti_ActivityOpenAcc": """struct 120 8
  0 CUpti_ActivityKind kind
  4 CUpti_OpenAccEventKind eventKind
  8 CUpti_OpenAccConstructKind parentConstruct
  12 uint32_t version
  16 uint32_t implicit
  20 uint32_t deviceType
  24 uint32_t deviceNumber
  28 uint32_t threadId
  32 uint64_t async
  40 uint64_t asyncMap
  48 uint32_t lineNo
  52 uint32_t endLineNo
  56 uint32_t funcLineNo
  60 uint32_t funcEndLineNo
  64 uint64_t start
  72 uint64_t end
  80 uint32_t cuDeviceId
  84 uint32_t cuContextId
  88 uint32_t cuStreamId
  92 uint32_t cuProcessId
  96 uint32_t cuThreadId
  100 uint32_t externalId
  104 const char *srcFile
  112 const char *funcName""",
    "CUpti_ActivityOpenAccData": """struct 152 8
  0 CUpti_ActivityKind kind
  4 CUpti_OpenAccEventKind eventKind
  8 CUpti_OpenAccConstructKind parentConstruct
  12 uint32_t version
  16 uint32_t implicit
  20 uint32_t deviceType
  24 uint32_t deviceNumber
  28 uint32_t threadId
  32 uint64_t async
  40 uint64_t asyncMap
  48 uint32_t lineNo
  52 uint32_t endLineNo
  56 uint32_t funcLineNo
  60 uint32_t funcEndLineNo
  64 uint64_t start
  72 uint64_t end
  80 uint32_t cuDeviceId
  84 uint32_t cuContextId
  88 uint32_t cuStreamId
  92 uint32_t cuProcessId
  96 uint32_t cuThreadId
  100 uint32_t externalId
  104 const char *srcFile
  112 const char *funcName
  120 uint64_t bytes
  128 uint64_t hostPtr
  136 uint64_t devicePtr
  144 const char *varName""",
    "CUpti_ActivityOpenAccLaunch": """struct 152 8
  0 CUpti_ActivityKind kind
  4 CUpti_OpenAccEventKind eventKind
  8 CUpti_OpenAccConstructKind parentConstruct
  12 uint32_t version
  16 uint32_t implicit
  20 uint32_t deviceType
  24 uint32_t deviceNumber
  28 uint32_t threadId
  32 uint64_t async
  40 uint64_t asyncMap
  48 uint32_t lineNo
  52 uint32_t endLineNo
  56 uint32_t funcLineNo
  60 uint32_t funcEndLineNo
  64 uint64_t start
  72 uint64_t end
  80 uint32_t cuDeviceId
  84 uint32_t cuContextId
  88 uint32_t cuStreamId
  92 uint32_t cuProcessId
  96 uint32_t cuThreadId
  100 uint32_t externalId
  104 const char *srcFile
  112 const char *funcName
  120 uint64_t numGangs
  128 uint64_t numWorkers
  136 uint64_t vectorLength
  144 const char *kernelName""",
    "CUpti_ActivityOpenAccOther": """struct 120 8
  0 CUpti_ActivityKind kind
  4 CUpti_OpenAccEventKind eventKind
  8 CUpti_OpenAccConstructKind parentConstruct
  12 uint32_t version
  16 uint32_t implicit
  20 uint32_t deviceType
  24 uint32_t deviceNumber
  28 uint32_t threadId
  32 uint64_t async
  40 uint64_t asyncMap
  48 uint32_t lineNo
  52 uint32_t endLineNo
  56 uint32_t funcLineNo
  60 uint32_t funcEndLineNo
  64 uint64_t start
  72 uint64_t end
  80 uint32_t cuDeviceId
  84 uint32_t cuContextId
  88 uint32_t cuStreamId
  92 uint32_t cuProcessId
  96 uint32_t cuThreadId
  100 uint32_t externalId
  104 const char *srcFile
  112 const char *funcName""",
    "CUpti_ActivityOpenMp": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_OpenMpEventKind eventKind
  8 uint32_t version
  12 uint32_t threadId
  16 uint64_t start
  24 uint64_t end
  32 uint32_t cuProcessId
  36 uint32_t cuThreadId""",
    "CUpti_ActivityExternalCorrelation": """struct 24 8
  0 CUpti_ActivityKind kind
  4 CUpti_ExternalCorrelationKind externalKind
  8 uint64_t externalId
  16 uint32_t correlationId
  20 uint32_t reserved""",
    "CUpti_ActivityNvLinkNpu": """@13.3 struct 8 4
  0 uint32_t index
  4 uint32_t domainId""",
    "CUpti_ActivityNvLink5": """@13.2<13.3 struct 88 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 uint32_t *portDev0
  64 uint32_t *portDev1
  72 uint64_t bandwidth
  80 uint8_t nvswitchConnected
  81 uint8_t pad[7]
@13.3 struct 88 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 CUpti_ActivityNvLinkNpu npu
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 CUpti_ActivityNvLinkNpu npu
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 uint32_t *portDev0
  64 uint32_t *portDev1
  72 uint64_t bandwidth
  80 uint8_t nvswitchConnected
  81 uint8_t pad[7]""",
    "CUpti_ActivityPcieGpuAttr": """@13.3 struct 144 4
  0 CUuuid uuidDev
  16 CUdevice peerDev[32]""",
    "CUpti_ActivityPcieBridgeAttr": """@13.3 struct 8 2
  0 uint16_t secondaryBus
  2 uint16_t deviceId
  4 uint16_t vendorId
  6 uint16_t pad0""",
    "CUpti_ActivityPcie": """@11.7<13.3 struct 168 8
  0 CUpti_ActivityKind kind
  4 CUpti_PcieDeviceType type
  8 union 4 4 id
    0 CUdevice devId
    0 uint32_t bridgeId
  12 uint32_t domain
  16 uint16_t pcieGeneration
  18 uint16_t linkRate
  20 uint16_t linkWidth
  22 uint16_t upstreamBus
  24 union 144 4 attr
    0 struct 144 4 gpuAttr
      0 CUuuid uuidDev
      16 CUdevice peerDev[32]
    0 struct 8 2 bridgeAttr
      0 uint16_t secondaryBus
      2 uint16_t deviceId
      4 uint16_t vendorId
      6 uint16_t pad0
@13.3 struct 168 8
  0 CUpti_ActivityKind kind
  4 CUpti_PcieDeviceType type
  8 union 4 4 id
    0 CUdevice devId
    0 uint32_t bridgeId
  12 uint32_t domain
  16 uint16_t pcieGeneration
  18 uint16_t linkRate
  20 uint16_t linkWidth
  22 uint16_t upstreamBus
  24 union 144 4 attr
    0 CUpti_ActivityPcieGpuAttr gpuAttr
    0 CUpti_ActivityPcieBridgeAttr bridgeAttr""",
    "CUpti_ActivityConfidentialComputeRotation": """@12.9 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_ConfidentialComputeRotationEventType eventType
  8 uint32_t deviceId
  12 uint32_t contextId
  16 uint32_t channelId
  20 CUpti_ChannelType channelType
  24 uint64_t timestamp""",
    "CUpti_ActivityInstantaneousEvent": """struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_EventID id
  8 uint64_t value
  16 uint64_t timestamp
  24 uint32_t deviceId
  28 uint32_t reserved""",
    "CUpti_ActivityInstantaneousEventInstance": """struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_EventID id
  8 uint64_t value
  16 uint64_t timestamp
  24 uint32_t deviceId
  28 uint8_t instance
  29 uint8_t pad[3]""",
    "CUpti_ActivityInstantaneousMetric": """@11.7<13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint64_t timestamp
  24 uint32_t deviceId
  28 uint8_t flags
  29 uint8_t pad[3]
@13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint64_t timestamp
  24 uint32_t deviceId
  28 uint8_t flags
  29 uint8_t pad[3]""",
    "CUpti_ActivityInstantaneousMetricInstance": """@11.7<13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint64_t timestamp
  24 uint32_t deviceId
  28 uint8_t flags
  29 uint8_t instance
  30 uint8_t pad[2]
@13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_MetricID id
  8 CUpti_MetricValue value
  16 uint64_t timestamp
  24 uint32_t deviceId
  28 uint8_t flags
  29 uint8_t instance
  30 uint8_t pad[2]""",
    "CUpti_ActivityJit2": """@12.4 struct 72 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityJitEntryType jitEntryType
  8 CUpti_ActivityJitOperationType jitOperationType
  12 uint32_t deviceId
  16 uint64_t start
  24 uint64_t end
  32 uint32_t correlationId
  36 uint32_t padding
  40 uint64_t jitOperationCorrelationId
  48 uint64_t cacheSize
  56 const char *cachePath
  64 uint32_t processId
  68 uint32_t threadId""",
    "CUpti_ActivityGraphTrace2": """@12.3 struct 56 8
  0 CUpti_ActivityKind kind
  4 uint32_t correlationId
  8 uint64_t start
  16 uint64_t end
  24 uint32_t deviceId
  28 uint32_t graphId
  32 uint32_t contextId
  36 uint32_t streamId
  40 void *reserved
  48 uint32_t endDeviceId
  52 uint32_t endContextId""",
    "CUpti_ActivityDeviceGraphTrace": """@12.8 struct 56 8
  0 CUpti_ActivityKind kind
  4 uint32_t deviceId
  8 uint64_t start
  16 uint64_t end
  24 uint32_t graphId
  28 uint32_t launcherGraphId
  32 uint32_t deviceLaunchMode
  36 uint32_t contextId
  40 uint64_t streamId
  48 void *reserved""",
    "CUpti_ActivityMemDecompress": """@12.8 struct 64 8
  0 CUpti_ActivityKind kind
  4 uint32_t deviceId
  8 uint32_t contextId
  12 uint32_t streamId
  16 uint32_t channelID
  20 CUpti_ChannelType channelType
  24 uint32_t correlationId
  28 uint32_t numberOfOperations
  32 uint64_t sourceBytes
  40 void *reserved0
  48 uint64_t start
  56 uint64_t end""",
    "CUpti_ActivityGraphHostNode": """@13.1 struct 56 8
  0 CUpti_ActivityKind kind
  4 uint32_t streamId
  8 uint32_t contextId
  12 uint32_t deviceId
  16 uint32_t correlationId
  20 uint32_t graphId
  24 uint64_t graphNodeId
  32 uint32_t processId
  36 uint32_t threadId
  40 uint64_t start
  48 uint64_t end""",
    "CUpti_ActivityComputeEngineCtxSwitch": """@13.1 struct 24 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint64_t timestamp
  16 CUpti_ComputeEngineCtxSwitchOperationType operationType
  20 uint32_t padding""",
    "CUpti_ActivityHostLaunch": """@13.1 struct 48 8
  0 CUpti_ActivityKind kind
  4 uint32_t streamId
  8 uint32_t contextId
  12 uint32_t deviceId
  16 uint32_t correlationId
  20 uint32_t processId
  24 uint32_t threadId
  28 uint32_t padding
  32 uint64_t start
  40 uint64_t end""",
    "CUpti_ActivityGreenContext3": """@13.4 struct 304 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t parentContextId
  12 uint32_t deviceId
  16 uint32_t numTpcs
  20 uint16_t numMultiprocessors
  22 uint8_t logicalTpcMaskSize
  23 uint8_t padding
  24 uint32_t logicalTpcMask[32]
  152 uint64_t workqueueResourceId
  160 uint32_t workqueueConcurrencyLimit
  164 uint32_t workqueueSharingScope
  168 uint32_t workqueueChannelCount
  172 uint32_t padding2
  176 uint32_t workqueueChannelIds[32]""",
    "CUpti_ActivityConfig": """@13.2<13.4 struct 32 8
  0 size_t structSize
  8 CUpti_ActivityFieldSelection fieldSelection
@13.4 struct 40 8
  0 size_t structSize
  8 CUpti_ActivityFieldSelection fieldSelection
  32 void *pKindOptions""",
    "CUpti_BufferCallbackRequestInfo": """@13.2 struct 8 8
  0 size_t structSize""",
    "CUpti_BufferCallbackCompleteInfo": """@13.2 struct 32 8
  0 size_t structSize
  8 uint64_t threadId
  16 CUpti_ActivityRecordLayout **ppRecordLayouts
  24 size_t numRecordLayouts""",
    "CUpti_ActivityOverhead": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityOverheadKind overheadKind
  8 CUpti_ActivityObjectKind objectKind
  12 CUpti_ActivityObjectKindId objectId
  24 uint64_t start
  32 uint64_t end""",
    "CUpti_ActivityOverhead2": """@12.3 struct 48 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityOverheadKind overheadKind
  8 CUpti_ActivityObjectKind objectKind
  12 CUpti_ActivityObjectKindId objectId
  24 uint64_t start
  32 uint64_t end
  40 uint32_t correlationId
  44 uint32_t reserved0""",
    "CUpti_ActivityDevice": """struct 120 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t globalMemoryBandwidth
  16 uint64_t globalMemorySize
  24 uint32_t constantMemorySize
  28 uint32_t l2CacheSize
  32 uint32_t numThreadsPerWarp
  36 uint32_t coreClockRate
  40 uint32_t numMemcpyEngines
  44 uint32_t numMultiprocessors
  48 uint32_t maxIPC
  52 uint32_t maxWarpsPerMultiprocessor
  56 uint32_t maxBlocksPerMultiprocessor
  60 uint32_t maxRegistersPerBlock
  64 uint32_t maxSharedMemoryPerBlock
  68 uint32_t maxThreadsPerBlock
  72 uint32_t maxBlockDimX
  76 uint32_t maxBlockDimY
  80 uint32_t maxBlockDimZ
  84 uint32_t maxGridDimX
  88 uint32_t maxGridDimY
  92 uint32_t maxGridDimZ
  96 uint32_t computeCapabilityMajor
  100 uint32_t computeCapabilityMinor
  104 uint32_t id
  108 uint32_t pad
  112 const char *name""",
    "CUpti_ActivityDevice2": """struct 144 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t globalMemoryBandwidth
  16 uint64_t globalMemorySize
  24 uint32_t constantMemorySize
  28 uint32_t l2CacheSize
  32 uint32_t numThreadsPerWarp
  36 uint32_t coreClockRate
  40 uint32_t numMemcpyEngines
  44 uint32_t numMultiprocessors
  48 uint32_t maxIPC
  52 uint32_t maxWarpsPerMultiprocessor
  56 uint32_t maxBlocksPerMultiprocessor
  60 uint32_t maxSharedMemoryPerMultiprocessor
  64 uint32_t maxRegistersPerMultiprocessor
  68 uint32_t maxRegistersPerBlock
  72 uint32_t maxSharedMemoryPerBlock
  76 uint32_t maxThreadsPerBlock
  80 uint32_t maxBlockDimX
  84 uint32_t maxBlockDimY
  88 uint32_t maxBlockDimZ
  92 uint32_t maxGridDimX
  96 uint32_t maxGridDimY
  100 uint32_t maxGridDimZ
  104 uint32_t computeCapabilityMajor
  108 uint32_t computeCapabilityMinor
  112 uint32_t id
  116 uint32_t eccEnabled
  120 CUuuid uuid
  136 const char *name""",
    "CUpti_ActivityDevice3": """struct 152 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t globalMemoryBandwidth
  16 uint64_t globalMemorySize
  24 uint32_t constantMemorySize
  28 uint32_t l2CacheSize
  32 uint32_t numThreadsPerWarp
  36 uint32_t coreClockRate
  40 uint32_t numMemcpyEngines
  44 uint32_t numMultiprocessors
  48 uint32_t maxIPC
  52 uint32_t maxWarpsPerMultiprocessor
  56 uint32_t maxBlocksPerMultiprocessor
  60 uint32_t maxSharedMemoryPerMultiprocessor
  64 uint32_t maxRegistersPerMultiprocessor
  68 uint32_t maxRegistersPerBlock
  72 uint32_t maxSharedMemoryPerBlock
  76 uint32_t maxThreadsPerBlock
  80 uint32_t maxBlockDimX
  84 uint32_t maxBlockDimY
  88 uint32_t maxBlockDimZ
  92 uint32_t maxGridDimX
  96 uint32_t maxGridDimY
  100 uint32_t maxGridDimZ
  104 uint32_t computeCapabilityMajor
  108 uint32_t computeCapabilityMinor
  112 uint32_t id
  116 uint32_t eccEnabled
  120 CUuuid uuid
  136 const char *name
  144 uint8_t isCudaVisible
  145 uint8_t reserved[7]""",
    "CUpti_ActivityDevice4": """struct 176 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t globalMemoryBandwidth
  16 uint64_t globalMemorySize
  24 uint32_t constantMemorySize
  28 uint32_t l2CacheSize
  32 uint32_t numThreadsPerWarp
  36 uint32_t coreClockRate
  40 uint32_t numMemcpyEngines
  44 uint32_t numMultiprocessors
  48 uint32_t maxIPC
  52 uint32_t maxWarpsPerMultiprocessor
  56 uint32_t maxBlocksPerMultiprocessor
  60 uint32_t maxSharedMemoryPerMultiprocessor
  64 uint32_t maxRegistersPerMultiprocessor
  68 uint32_t maxRegistersPerBlock
  72 uint32_t maxSharedMemoryPerBlock
  76 uint32_t maxThreadsPerBlock
  80 uint32_t maxBlockDimX
  84 uint32_t maxBlockDimY
  88 uint32_t maxBlockDimZ
  92 uint32_t maxGridDimX
  96 uint32_t maxGridDimY
  100 uint32_t maxGridDimZ
  104 uint32_t computeCapabilityMajor
  108 uint32_t computeCapabilityMinor
  112 uint32_t id
  116 uint32_t eccEnabled
  120 CUuuid uuid
  136 const char *name
  144 uint8_t isCudaVisible
  145 uint8_t isMigEnabled
  146 uint8_t reserved[6]
  152 uint32_t gpuInstanceId
  156 uint32_t computeInstanceId
  160 CUuuid migUuid""",
    "CUpti_ActivityDevice5": """@12.2 struct 184 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t globalMemoryBandwidth
  16 uint64_t globalMemorySize
  24 uint32_t constantMemorySize
  28 uint32_t l2CacheSize
  32 uint32_t numThreadsPerWarp
  36 uint32_t coreClockRate
  40 uint32_t numMemcpyEngines
  44 uint32_t numMultiprocessors
  48 uint32_t maxIPC
  52 uint32_t maxWarpsPerMultiprocessor
  56 uint32_t maxBlocksPerMultiprocessor
  60 uint32_t maxSharedMemoryPerMultiprocessor
  64 uint32_t maxRegistersPerMultiprocessor
  68 uint32_t maxRegistersPerBlock
  72 uint32_t maxSharedMemoryPerBlock
  76 uint32_t maxThreadsPerBlock
  80 uint32_t maxBlockDimX
  84 uint32_t maxBlockDimY
  88 uint32_t maxBlockDimZ
  92 uint32_t maxGridDimX
  96 uint32_t maxGridDimY
  100 uint32_t maxGridDimZ
  104 uint32_t computeCapabilityMajor
  108 uint32_t computeCapabilityMinor
  112 uint32_t id
  116 uint32_t eccEnabled
  120 CUuuid uuid
  136 const char *name
  144 uint8_t isCudaVisible
  145 uint8_t isMigEnabled
  146 uint8_t reserved[6]
  152 uint32_t gpuInstanceId
  156 uint32_t computeInstanceId
  160 CUuuid migUuid
  176 uint32_t isNumaNode
  180 uint32_t numaId""",
    "CUpti_ActivityKernel": """struct 104 8
  0 CUpti_ActivityKind kind
  4 uint8_t cacheConfigRequested
  5 uint8_t cacheConfigExecuted
  6 uint16_t registersPerThread
  8 uint64_t start
  16 uint64_t end
  24 uint32_t deviceId
  28 uint32_t contextId
  32 uint32_t streamId
  36 int32_t gridX
  40 int32_t gridY
  44 int32_t gridZ
  48 int32_t blockX
  52 int32_t blockY
  56 int32_t blockZ
  60 int32_t staticSharedMemory
  64 int32_t dynamicSharedMemory
  68 uint32_t localMemoryPerThread
  72 uint32_t localMemoryTotal
  76 uint32_t correlationId
  80 uint32_t runtimeCorrelationId
  84 uint32_t pad
  88 const char *name
  96 void *reserved0""",
    "CUpti_ActivityKernel2": """struct 112 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 uint64_t start
  16 uint64_t end
  24 uint64_t completed
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 int32_t gridX
  48 int32_t gridY
  52 int32_t gridZ
  56 int32_t blockX
  60 int32_t blockY
  64 int32_t blockZ
  68 int32_t staticSharedMemory
  72 int32_t dynamicSharedMemory
  76 uint32_t localMemoryPerThread
  80 uint32_t localMemoryTotal
  84 uint32_t correlationId
  88 int64_t gridId
  96 const char *name
  104 void *reserved0""",
    "CUpti_ActivityKernel3": """struct 120 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0""",
    "CUpti_ActivityKernel4": """struct 144 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted""",
    "CUpti_ActivityKernel5": """struct 160 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId""",
    "CUpti_ActivityKernel6": """struct 168 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow""",
    "CUpti_ActivityKernel7": """struct 176 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow
  168 uint32_t channelID
  172 CUpti_ChannelType channelType""",
    "CUpti_ActivityKernel8": """@11.8 struct 200 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow
  168 uint32_t channelID
  172 CUpti_ChannelType channelType
  176 uint32_t clusterX
  180 uint32_t clusterY
  184 uint32_t clusterZ
  188 uint32_t clusterSchedulingPolicy
  192 uint64_t localMemoryTotal_v2""",
    "CUpti_ActivityKernel9": """@12.0 struct 208 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow
  168 uint32_t channelID
  172 CUpti_ChannelType channelType
  176 uint32_t clusterX
  180 uint32_t clusterY
  184 uint32_t clusterZ
  188 uint32_t clusterSchedulingPolicy
  192 uint64_t localMemoryTotal_v2
  200 uint32_t maxPotentialClusterSize
  204 uint32_t maxActiveClusters""",
    "CUpti_ActivityKernel10": """@13.0 struct 216 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow
  168 uint32_t channelID
  172 CUpti_ChannelType channelType
  176 uint32_t clusterX
  180 uint32_t clusterY
  184 uint32_t clusterZ
  188 uint32_t clusterSchedulingPolicy
  192 uint64_t localMemoryTotal_v2
  200 uint32_t maxPotentialClusterSize
  204 uint32_t maxActiveClusters
  208 uint8_t isDeviceLaunched
  209 uint8_t padding3[7]""",
    "CUpti_ActivityKernel11": """@13.1 struct 224 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow
  168 uint32_t channelID
  172 CUpti_ChannelType channelType
  176 uint32_t clusterX
  180 uint32_t clusterY
  184 uint32_t clusterZ
  188 uint32_t clusterSchedulingPolicy
  192 uint64_t localMemoryTotal_v2
  200 uint32_t maxPotentialClusterSize
  204 uint32_t maxActiveClusters
  208 uint8_t isDeviceLaunched
  209 uint8_t padding3[7]
  216 int32_t priority
  220 uint32_t padding4""",
    "CUpti_ActivityKernel12": """@13.3 struct 232 8
  0 CUpti_ActivityKind kind
  4 union 1 1 cacheConfig
    0 uint8_t both
    0 struct 1 1 config
      0:0 uint8_t requested : 4
      0:4 uint8_t executed : 4
  5 uint8_t sharedMemoryConfig
  6 uint16_t registersPerThread
  8 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested
  12 CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted
  16 uint64_t start
  24 uint64_t end
  32 uint64_t completed
  40 uint32_t deviceId
  44 uint32_t contextId
  48 uint32_t streamId
  52 int32_t gridX
  56 int32_t gridY
  60 int32_t gridZ
  64 int32_t blockX
  68 int32_t blockY
  72 int32_t blockZ
  76 int32_t staticSharedMemory
  80 int32_t dynamicSharedMemory
  84 uint32_t localMemoryPerThread
  88 uint32_t localMemoryTotal
  92 uint32_t correlationId
  96 int64_t gridId
  104 const char *name
  112 void *reserved0
  120 uint64_t queued
  128 uint64_t submitted
  136 uint8_t launchType
  137 uint8_t isSharedMemoryCarveoutRequested
  138 uint8_t sharedMemoryCarveoutRequested
  139 uint8_t padding
  140 uint32_t sharedMemoryExecuted
  144 uint64_t graphNodeId
  152 CUpti_FuncShmemLimitConfig shmemLimitConfig
  156 uint32_t graphId
  160 CUaccessPolicyWindow *pAccessPolicyWindow
  168 uint32_t channelID
  172 CUpti_ChannelType channelType
  176 uint32_t clusterX
  180 uint32_t clusterY
  184 uint32_t clusterZ
  188 uint32_t clusterSchedulingPolicy
  192 uint64_t localMemoryTotal_v2
  200 uint32_t maxPotentialClusterSize
  204 uint32_t maxActiveClusters
  208 uint8_t isDeviceLaunched
  209 uint8_t padding3[7]
  216 int32_t priority
  220 uint32_t padding4
  224 uint32_t executionModel
  228 uint32_t padding5""",
    "CUpti_ActivityMemcpy": """struct 64 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint32_t runtimeCorrelationId
  52 uint32_t pad
  56 void *reserved0""",
    "CUpti_ActivityMemcpy3": """struct 72 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint32_t runtimeCorrelationId
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId""",
    "CUpti_ActivityMemcpy4": """struct 80 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint32_t runtimeCorrelationId
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t padding""",
    "CUpti_ActivityMemcpyPtoP": """struct 72 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t srcDeviceId
  48 uint32_t srcContextId
  52 uint32_t dstDeviceId
  56 uint32_t dstContextId
  60 uint32_t correlationId
  64 void *reserved0""",
    "CUpti_ActivityMemcpyPtoP2": """struct 80 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t srcDeviceId
  48 uint32_t srcContextId
  52 uint32_t dstDeviceId
  56 uint32_t dstContextId
  60 uint32_t correlationId
  64 void *reserved0
  72 uint64_t graphNodeId""",
    "CUpti_ActivityMemcpyPtoP3": """struct 88 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t srcDeviceId
  48 uint32_t srcContextId
  52 uint32_t dstDeviceId
  56 uint32_t dstContextId
  60 uint32_t correlationId
  64 void *reserved0
  72 uint64_t graphNodeId
  80 uint32_t graphId
  84 uint32_t padding""",
    "CUpti_ActivityMemset": """struct 64 8
  0 CUpti_ActivityKind kind
  4 uint32_t value
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint16_t flags
  50 uint16_t memoryKind
  52 uint32_t pad
  56 void *reserved0""",
    "CUpti_ActivityMemset2": """struct 72 8
  0 CUpti_ActivityKind kind
  4 uint32_t value
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint16_t flags
  50 uint16_t memoryKind
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId""",
    "CUpti_ActivityMemset3": """struct 80 8
  0 CUpti_ActivityKind kind
  4 uint32_t value
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint16_t flags
  50 uint16_t memoryKind
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t padding""",
    "CUpti_ActivityMemset4": """@11.7<13.0 struct 88 8
  0 CUpti_ActivityKind kind
  4 uint32_t value
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint16_t flags
  50 uint16_t memoryKind
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t channelID
  80 CUpti_ChannelType channelType
  84 uint32_t pad2
@13.0 struct 88 8
  0 CUpti_ActivityKind kind
  4 uint32_t value
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint16_t flags
  50 uint16_t memoryKind
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t channelID
  80 CUpti_ChannelType channelType
  84 uint8_t isDeviceLaunched
  85 uint8_t pad2[3]""",
    "CUpti_ActivityMemory2": """struct 112 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityMemoryOperationType memoryOperationType
  8 CUpti_ActivityMemoryKind memoryKind
  12 uint32_t correlationId
  16 uint64_t address
  24 uint64_t bytes
  32 uint64_t timestamp
  40 uint64_t PC
  48 uint32_t processId
  52 uint32_t deviceId
  56 uint32_t contextId
  60 uint32_t streamId
  64 const char *name
  72 uint32_t isAsync
  76 uint32_t pad1
  80 struct 32 8 memoryPoolConfig
    0 CUpti_ActivityMemoryPoolType memoryPoolType
    4 uint32_t pad2
    8 uint64_t address
    16 uint64_t releaseThreshold
    24 union 8 8 pool
      0 uint64_t size
      0 uint64_t processId""",
    "CUpti_ActivityMemory3": """struct 120 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityMemoryOperationType memoryOperationType
  8 CUpti_ActivityMemoryKind memoryKind
  12 uint32_t correlationId
  16 uint64_t address
  24 uint64_t bytes
  32 uint64_t timestamp
  40 uint64_t PC
  48 uint32_t processId
  52 uint32_t deviceId
  56 uint32_t contextId
  60 uint32_t streamId
  64 const char *name
  72 uint32_t isAsync
  76 uint32_t pad1
  80 struct 40 8 memoryPoolConfig
    0 CUpti_ActivityMemoryPoolType memoryPoolType
    4 uint32_t pad2
    8 uint64_t address
    16 uint64_t releaseThreshold
    24 union 8 8 pool
      0 uint64_t size
      0 uint64_t processId
    32 uint64_t utilizedSize""",
    "CUpti_ActivityMemoryPool": """struct 64 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityMemoryPoolOperationType memoryPoolOperationType
  8 CUpti_ActivityMemoryPoolType memoryPoolType
  12 uint32_t correlationId
  16 uint32_t processId
  20 uint32_t deviceId
  24 size_t minBytesToKeep
  32 uint64_t address
  40 uint64_t size
  48 uint64_t releaseThreshold
  56 uint64_t timestamp""",
    "CUpti_ActivityMemoryPool2": """struct 72 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityMemoryPoolOperationType memoryPoolOperationType
  8 CUpti_ActivityMemoryPoolType memoryPoolType
  12 uint32_t correlationId
  16 uint32_t processId
  20 uint32_t deviceId
  24 size_t minBytesToKeep
  32 uint64_t address
  40 uint64_t size
  48 uint64_t releaseThreshold
  56 uint64_t timestamp
  64 uint64_t utilizedSize""",
    "CUpti_ActivityMarker": """struct 48 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint64_t timestamp
  16 uint32_t id
  20 CUpti_ActivityObjectKind objectKind
  24 CUpti_ActivityObjectKindId objectId
  36 uint32_t pad
  40 const char *name""",
    "CUpti_ActivityGlobalAccess": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t pcOffset
  20 uint32_t executed
  24 uint64_t threadsExecuted
  32 uint64_t l2_transactions""",
    "CUpti_ActivityGlobalAccess2": """struct 56 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t functionId
  20 uint32_t pcOffset
  24 uint64_t threadsExecuted
  32 uint64_t l2_transactions
  40 uint64_t theoreticalL2Transactions
  48 uint32_t executed
  52 uint32_t pad""",
    "CUpti_ActivityBranch": """struct 32 8
  0 CUpti_ActivityKind kind
  4 uint32_t sourceLocatorId
  8 uint32_t correlationId
  12 uint32_t pcOffset
  16 uint32_t executed
  20 uint32_t diverged
  24 uint64_t threadsExecuted""",
    "CUpti_ActivityPCSampling": """struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t functionId
  20 uint32_t pcOffset
  24 uint32_t samples
  28 CUpti_ActivityPCSamplingStallReason stallReason""",
    "CUpti_ActivityPCSampling2": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t sourceLocatorId
  12 uint32_t correlationId
  16 uint32_t functionId
  20 uint32_t pcOffset
  24 uint32_t latencySamples
  28 uint32_t samples
  32 CUpti_ActivityPCSamplingStallReason stallReason
  36 uint32_t pad""",
    "CUpti_ActivityUnifiedMemoryCounter": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityUnifiedMemoryCounterKind counterKind
  8 CUpti_ActivityUnifiedMemoryCounterScope scope
  12 uint32_t deviceId
  16 uint64_t value
  24 uint64_t timestamp
  32 uint32_t processId
  36 uint32_t pad""",
    "CUpti_ActivityUnifiedMemoryCounter2": """struct 64 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityUnifiedMemoryCounterKind counterKind
  8 uint64_t value
  16 uint64_t start
  24 uint64_t end
  32 uint64_t address
  40 uint32_t srcId
  44 uint32_t dstId
  48 uint32_t streamId
  52 uint32_t processId
  56 uint32_t flags
  60 uint32_t pad""",
    "CUpti_ActivityNvLink": """struct 72 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 int8_t portDev0[4]
  60 int8_t portDev1[4]
  64 uint64_t bandwidth""",
    "CUpti_ActivityNvLink2": """@11.7<13.2 struct 128 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 int8_t portDev0[32]
  88 int8_t portDev1[32]
  120 uint64_t bandwidth
@13.2 struct 96 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 int8_t portDev0[16]
  72 int8_t portDev1[16]
  88 uint64_t bandwidth""",
    "CUpti_ActivityNvLink3": """@11.7<13.2 struct 136 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 int8_t portDev0[32]
  88 int8_t portDev1[32]
  120 uint64_t bandwidth
  128 uint8_t nvswitchConnected
  129 uint8_t pad[7]
@13.2 struct 104 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 int8_t portDev0[16]
  72 int8_t portDev1[16]
  88 uint64_t bandwidth
  96 uint8_t nvswitchConnected
  97 uint8_t pad[7]""",
    "CUpti_ActivityNvLink4": """struct 136 8
  0 CUpti_ActivityKind kind
  4 uint32_t nvlinkVersion
  8 CUpti_DevType typeDev0
  12 CUpti_DevType typeDev1
  16 union 16 4 idDev0
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  32 union 16 4 idDev1
    0 CUuuid uuidDev
    0 struct 8 4 npu
      0 uint32_t index
      4 uint32_t domainId
  48 uint32_t flag
  52 uint32_t physicalNvLinkCount
  56 int8_t portDev0[32]
  88 int8_t portDev1[32]
  120 uint64_t bandwidth
  128 uint8_t nvswitchConnected
  129 uint8_t pad[7]""",
    "CUpti_ActivityGraphTrace": """struct 48 8
  0 CUpti_ActivityKind kind
  4 uint32_t correlationId
  8 uint64_t start
  16 uint64_t end
  24 uint32_t deviceId
  28 uint32_t graphId
  32 uint32_t contextId
  36 uint32_t streamId
  40 void *reserved""",
    "CUpti_ActivityContext": """struct 16 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t deviceId
  12 uint16_t computeApiKind
  14 uint16_t nullStreamId""",
    "CUpti_ActivityContext2": """@12.4<12.5 struct 24 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t deviceId
  12 uint16_t computeApiKind
  14 uint16_t nullStreamId
  16 uint32_t parentContextId
  20 uint8_t isGreenContext
  21 uint8_t padding[3]
@12.5 struct 24 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t deviceId
  12 uint16_t computeApiKind
  14 uint16_t nullStreamId
  16 uint32_t parentContextId
  20 uint8_t isGreenContext
  21 uint8_t padding
  22 uint16_t numMultiprocessors""",
    "CUpti_ActivityContext3": """@12.5 struct 32 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t deviceId
  12 uint16_t computeApiKind
  14 uint16_t nullStreamId
  16 uint32_t parentContextId
  20 uint8_t isGreenContext
  21 uint8_t padding
  22 uint16_t numMultiprocessors
  24 CUpti_ContextCigMode cigMode
  28 uint32_t padding2""",
    "CUpti_ActivityJit": """@11.8 struct 64 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityJitEntryType jitEntryType
  8 CUpti_ActivityJitOperationType jitOperationType
  12 uint32_t deviceId
  16 uint64_t start
  24 uint64_t end
  32 uint32_t correlationId
  36 uint32_t padding
  40 uint64_t jitOperationCorrelationId
  48 uint64_t cacheSize
  56 const char *cachePath""",
    "CUpti_ActivityCudaEvent": """struct 24 8
  0 CUpti_ActivityKind kind
  4 uint32_t correlationId
  8 uint32_t contextId
  12 uint32_t streamId
  16 uint32_t eventId
  20 uint32_t pad""",
    "CUpti_ActivityCudaEvent2": """@12.8 struct 56 8
  0 CUpti_ActivityKind kind
  4 uint32_t correlationId
  8 uint32_t contextId
  12 uint32_t streamId
  16 uint32_t eventId
  20 uint32_t pad
  24 uint32_t deviceId
  28 uint32_t pad2
  32 void *reserved0
  40 uint64_t deviceTimestamp
  48 uint64_t cudaEventSyncId""",
    "CUpti_ActivitySynchronization": """struct 40 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivitySynchronizationType type
  8 uint64_t start
  16 uint64_t end
  24 uint32_t correlationId
  28 uint32_t contextId
  32 uint32_t streamId
  36 uint32_t cudaEventId""",
    "CUpti_ActivityMemcpy5": """struct 88 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint32_t runtimeCorrelationId
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t channelID
  80 CUpti_ChannelType channelType
  84 uint32_t pad2""",
    "CUpti_ActivityMemcpy6": """@12.8<13.0 struct 96 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint32_t runtimeCorrelationId
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t channelID
  80 CUpti_ChannelType channelType
  84 uint32_t pad2
  88 uint64_t copyCount
@13.0 struct 96 8
  0 CUpti_ActivityKind kind
  4 uint8_t copyKind
  5 uint8_t srcKind
  6 uint8_t dstKind
  7 uint8_t flags
  8 uint64_t bytes
  16 uint64_t start
  24 uint64_t end
  32 uint32_t deviceId
  36 uint32_t contextId
  40 uint32_t streamId
  44 uint32_t correlationId
  48 uint32_t runtimeCorrelationId
  52 uint32_t pad
  56 void *reserved0
  64 uint64_t graphNodeId
  72 uint32_t graphId
  76 uint32_t channelID
  80 CUpti_ChannelType channelType
  84 uint8_t isDeviceLaunched
  85 uint8_t pad2[3]
  88 uint64_t copyCount""",
    "CUpti_ActivityMarkerData": """@11.7<13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t id
  12 CUpti_MetricValueKind payloadKind
  16 CUpti_MetricValue payload
  24 uint32_t color
  28 uint32_t category
@13.0 struct 32 8
  0 CUpti_ActivityKind kind
  4 CUpti_ActivityFlag flags
  8 uint32_t id
  12 CUpti_MetricValueKind payloadKind
  16 CUpti_MetricValue payload
  24 uint32_t color
  28 uint32_t category""",
    "CUpti_ActivityGreenContext": """@13.2 struct 152 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t parentContextId
  12 uint32_t deviceId
  16 uint32_t numTpcs
  20 uint16_t numMultiprocessors
  22 uint8_t logicalTpcMaskSize
  23 uint8_t padding
  24 uint32_t logicalTpcMask[32]""",
    "CUpti_ActivityGreenContext2": """@13.2 struct 168 8
  0 CUpti_ActivityKind kind
  4 uint32_t contextId
  8 uint32_t parentContextId
  12 uint32_t deviceId
  16 uint32_t numTpcs
  20 uint16_t numMultiprocessors
  22 uint8_t logicalTpcMaskSize
  23 uint8_t padding
  24 uint32_t logicalTpcMask[32]
  152 uint64_t workqueueResourceId
  160 uint32_t workqueueConcurrencyLimit
  164 uint32_t workqueueSharingScope""",
    "CUDA_MEMCPY2D_v1_st": """struct 4 4
  0 int dummy""",
    "CUDA_MEMCPY3D_v1_st": """struct 4 4
  0 int dummy""",
    "CUDA_ARRAY_DESCRIPTOR_v1_st": """struct 4 4
  0 int dummy""",
    "CUDA_ARRAY3D_DESCRIPTOR_v1_st": """struct 4 4
  0 int dummy""",
    "cudaDriverGetVersion_v3020_params_st": "=",
    "cudaRuntimeGetVersion_v3020_params_st": "=",
    "cudaGetDeviceCount_v3020_params_st": "=",
    "cudaChooseDevice_v3020_params_st": """@11.7<12.0 =
@12.0<12.1 =
@12.1<12.3 =
@12.3<12.8 =
@12.8<13.0 =
@13.0 =""",
    "cudaGetChannelDesc_v3020_params_st": "=",
    "cudaCreateChannelDesc_v3020_params_st": "=",
    "cudaGetErrorString_v3020_params_st": "=",
    "cudaFuncSetCacheConfig_v3020_params_st": "=",
    "cudaFuncGetAttributes_v3020_params_st": """@11.7<12.0 =
@12.0<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaSetDevice_v3020_params_st": "=",
    "cudaGetDevice_v3020_params_st": "=",
    "cudaSetValidDevices_v3020_params_st": "=",
    "cudaSetDeviceFlags_v3020_params_st": "=",
    "cudaMalloc_v3020_params_st": "=",
    "cudaMallocPitch_v3020_params_st": "=",
    "cudaFree_v3020_params_st": "=",
    "cudaMallocArray_v3020_params_st": "=",
    "cudaFreeArray_v3020_params_st": "=",
    "cudaMallocHost_v3020_params_st": "=",
    "cudaFreeHost_v3020_params_st": "=",
    "cudaHostAlloc_v3020_params_st": "=",
    "cudaHostGetDevicePointer_v3020_params_st": "=",
    "cudaHostGetFlags_v3020_params_st": "=",
    "cudaMemGetInfo_v3020_params_st": "=",
    "cudaMemcpy_v3020_params_st": "=",
    "cudaMemcpy2D_v3020_params_st": "=",
    "cudaMemcpyToArray_v3020_params_st": "=",
    "cudaMemcpy2DToArray_v3020_params_st": "=",
    "cudaMemcpyFromArray_v3020_params_st": "=",
    "cudaMemcpy2DFromArray_v3020_params_st": "=",
    "cudaMemcpyArrayToArray_v3020_params_st": "=",
    "cudaMemcpy2DArrayToArray_v3020_params_st": "=",
    "cudaMemcpyToSymbol_v3020_params_st": "=",
    "cudaMemcpyFromSymbol_v3020_params_st": "=",
    "cudaMemcpyAsync_v3020_params_st": "=",
    "cudaMemcpyToArrayAsync_v3020_params_st": "=",
    "cudaMemcpyFromArrayAsync_v3020_params_st": "=",
    "cudaMemcpy2DAsync_v3020_params_st": "=",
    "cudaMemcpy2DToArrayAsync_v3020_params_st": "=",
    "cudaMemcpy2DFromArrayAsync_v3020_params_st": "=",
    "cudaMemcpyToSymbolAsync_v3020_params_st": "=",
    "cudaMemcpyFromSymbolAsync_v3020_params_st": "=",
    "cudaMemset_v3020_params_st": "=",
    "cudaMemset2D_v3020_params_st": "=",
    "cudaMemsetAsync_v3020_params_st": "=",
    "cudaMemset2DAsync_v3020_params_st": "=",
    "cudaGetSymbolAddress_v3020_params_st": "=",
    "cudaGetSymbolSize_v3020_params_st": "=",
    "cudaGraphicsUnregisterResource_v3020_params_st": "=",
    "cudaGraphicsResourceSetMapFlags_v3020_params_st": "=",
    "cudaGraphicsMapResources_v3020_params_st": "=",
    "cudaGraphicsUnmapResources_v3020_params_st": "=",
    "cudaGraphicsResourceGetMappedPointer_v3020_params_st": "=",
    "cudaGraphicsSubResourceGetMappedArray_v3020_params_st": "=",
    "cudaStreamCreate_v3020_params_st": "=",
    "cudaStreamSynchronize_v3020_params_st": "=",
    "cudaStreamQuery_v3020_params_st": "=",
    "cudaEventCreate_v3020_params_st": "=",
    "cudaEventCreateWithFlags_v3020_params_st": "=",
    "cudaEventRecord_v3020_params_st": "=",
    "cudaEventDestroy_v3020_params_st": "=",
    "cudaEventSynchronize_v3020_params_st": "=",
    "cudaEventQuery_v3020_params_st": "=",
    "cudaMalloc3D_v3020_params_st": "=",
    "cudaMalloc3DArray_v3020_params_st": "=",
    "cudaMemset3D_v3020_params_st": "=",
    "cudaMemset3DAsync_v3020_params_st": "=",
    "cudaMemcpy3D_v3020_params_st": "=",
    "cudaMemcpy3DAsync_v3020_params_st": "=",
    "cudaStreamWaitEvent_v3020_params_st": "=",
    "cudaPointerGetAttributes_v4000_params_st": """@11.7<13.0 =
@13.0<13.4 =
@13.4 =""",
    "cudaHostRegister_v4000_params_st": "=",
    "cudaHostUnregister_v4000_params_st": "=",
    "cudaDeviceCanAccessPeer_v4000_params_st": "=",
    "cudaDeviceEnablePeerAccess_v4000_params_st": "=",
    "cudaDeviceDisablePeerAccess_v4000_params_st": "=",
    "cudaMemcpyPeer_v4000_params_st": "=",
    "cudaMemcpyPeerAsync_v4000_params_st": "=",
    "cudaMemcpy3DPeer_v4000_params_st": "=",
    "cudaMemcpy3DPeerAsync_v4000_params_st": "=",
    "cudaDeviceGetLimit_v3020_params_st": "=",
    "cudaDeviceSetLimit_v3020_params_st": "=",
    "cudaDeviceGetCacheConfig_v3020_params_st": "=",
    "cudaDeviceSetCacheConfig_v3020_params_st": "=",
    "cudaDeviceGetByPCIBusId_v4010_params_st": "=",
    "cudaDeviceGetPCIBusId_v4010_params_st": "=",
    "cudaIpcGetEventHandle_v4010_params_st": "=",
    "cudaIpcOpenEventHandle_v4010_params_st": "=",
    "cudaIpcGetMemHandle_v4010_params_st": "=",
    "cudaIpcOpenMemHandle_v4010_params_st": "=",
    "cudaIpcCloseMemHandle_v4010_params_st": "=",
    "cudaArrayGetInfo_v4010_params_st": "=",
    "cudaFuncSetSharedMemConfig_v4020_params_st": "=",
    "cudaDeviceGetSharedMemConfig_v4020_params_st": "=",
    "cudaDeviceSetSharedMemConfig_v4020_params_st": "=",
    "cudaCreateTextureObject_v5000_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<13.0 =
@13.0 =""",
    "cudaDestroyTextureObject_v5000_params_st": "=",
    "cudaGetTextureObjectResourceDesc_v5000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaGetTextureObjectTextureDesc_v5000_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0 =""",
    "cudaCreateSurfaceObject_v5000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaDestroySurfaceObject_v5000_params_st": "=",
    "cudaGetSurfaceObjectResourceDesc_v5000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaMallocMipmappedArray_v5000_params_st": "=",
    "cudaGetMipmappedArrayLevel_v5000_params_st": "=",
    "cudaFreeMipmappedArray_v5000_params_st": "=",
    "cudaGraphicsResourceGetMappedMipmappedArray_v5000_params_st": "=",
    "cudaStreamAddCallback_v5000_params_st": "=",
    "cudaStreamCreateWithFlags_v5000_params_st": "=",
    "cudaGetTextureObjectResourceViewDesc_v5000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaDeviceGetAttribute_v5000_params_st": "=",
    "cudaStreamDestroy_v5050_params_st": "=",
    "cudaStreamCreateWithPriority_v5050_params_st": "=",
    "cudaStreamGetPriority_v5050_params_st": "=",
    "cudaStreamGetFlags_v5050_params_st": "=",
    "cudaDeviceGetStreamPriorityRange_v5050_params_st": "=",
    "cudaMallocManaged_v6000_params_st": "=",
    "cudaStreamAttachMemAsync_v6000_params_st": "=",
    "cudaGetErrorName_v6050_params_st": "=",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050_params_st": "=",
    "cudaLaunchKernel_v7000_params_st": "=",
    "cudaGetDeviceFlags_v7000_params_st": "=",
    "cudaLaunchKernel_ptsz_v7000_params_st": "=",
    "cudaMemcpy_ptds_v7000_params_st": "=",
    "cudaMemcpy2D_ptds_v7000_params_st": "=",
    "cudaMemcpyToArray_ptds_v7000_params_st": "=",
    "cudaMemcpy2DToArray_ptds_v7000_params_st": "=",
    "cudaMemcpyFromArray_ptds_v7000_params_st": "=",
    "cudaMemcpy2DFromArray_ptds_v7000_params_st": "=",
    "cudaMemcpyArrayToArray_ptds_v7000_params_st": "=",
    "cudaMemcpy2DArrayToArray_ptds_v7000_params_st": "=",
    "cudaMemcpyToSymbol_ptds_v7000_params_st": "=",
    "cudaMemcpyFromSymbol_ptds_v7000_params_st": "=",
    "cudaMemcpyAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpyToArrayAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpyFromArrayAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpy2DAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpy2DToArrayAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpy2DFromArrayAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpyToSymbolAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpyFromSymbolAsync_ptsz_v7000_params_st": "=",
    "cudaMemset_ptds_v7000_params_st": "=",
    "cudaMemset2D_ptds_v7000_params_st": "=",
    "cudaMemsetAsync_ptsz_v7000_params_st": "=",
    "cudaMemset2DAsync_ptsz_v7000_params_st": "=",
    "cudaStreamGetPriority_ptsz_v7000_params_st": "=",
    "cudaStreamGetFlags_ptsz_v7000_params_st": "=",
    "cudaStreamSynchronize_ptsz_v7000_params_st": "=",
    "cudaStreamQuery_ptsz_v7000_params_st": "=",
    "cudaStreamAttachMemAsync_ptsz_v7000_params_st": "=",
    "cudaEventRecord_ptsz_v7000_params_st": "=",
    "cudaMemset3D_ptds_v7000_params_st": "=",
    "cudaMemset3DAsync_ptsz_v7000_params_st": "=",
    "cudaMemcpy3D_ptds_v7000_params_st": "=",
    "cudaMemcpy3DAsync_ptsz_v7000_params_st": "=",
    "cudaStreamWaitEvent_ptsz_v7000_params_st": "=",
    "cudaStreamAddCallback_ptsz_v7000_params_st": "=",
    "cudaMemcpy3DPeer_ptds_v7000_params_st": "=",
    "cudaMemcpy3DPeerAsync_ptsz_v7000_params_st": "=",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000_params_st": "=",
    "cudaDeviceGetP2PAttribute_v8000_params_st": "=",
    "cudaMemRangeGetAttribute_v8000_params_st": "=",
    "cudaMemRangeGetAttributes_v8000_params_st": "=",
    "cudaLaunchCooperativeKernel_v9000_params_st": "=",
    "cudaLaunchCooperativeKernel_ptsz_v9000_params_st": "=",
    "cudaFuncSetAttribute_v9000_params_st": "=",
    "cudaImportExternalMemory_v10000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaExternalMemoryGetMappedBuffer_v10000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaExternalMemoryGetMappedMipmappedArray_v10000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaDestroyExternalMemory_v10000_params_st": "=",
    "cudaImportExternalSemaphore_v10000_params_st": """@11.7<13.0 =
@13.0 =""",
    "cudaDestroyExternalSemaphore_v10000_params_st": "=",
    "cudaLaunchHostFunc_v10000_params_st": "=",
    "cudaLaunchHostFunc_ptsz_v10000_params_st": "=",
    "cudaGraphCreate_v10000_params_st": "=",
    "cudaGraphKernelNodeGetParams_v10000_params_st": "=",
    "cudaGraphKernelNodeSetParams_v10000_params_st": "=",
    "cudaGraphAddKernelNode_v10000_params_st": "=",
    "cudaGraphAddMemcpyNode_v10000_params_st": "=",
    "cudaGraphMemcpyNodeGetParams_v10000_params_st": "=",
    "cudaGraphMemcpyNodeSetParams_v10000_params_st": "=",
    "cudaGraphAddMemsetNode_v10000_params_st": "=",
    "cudaGraphMemsetNodeGetParams_v10000_params_st": "=",
    "cudaGraphMemsetNodeSetParams_v10000_params_st": "=",
    "cudaGraphAddHostNode_v10000_params_st": "=",
    "cudaGraphHostNodeGetParams_v10000_params_st": "=",
    "cudaGraphAddChildGraphNode_v10000_params_st": "=",
    "cudaGraphChildGraphNodeGetGraph_v10000_params_st": "=",
    "cudaGraphAddEmptyNode_v10000_params_st": "=",
    "cudaGraphClone_v10000_params_st": "=",
    "cudaGraphNodeFindInClone_v10000_params_st": "=",
    "cudaGraphNodeGetType_v10000_params_st": "=",
    "cudaGraphGetRootNodes_v10000_params_st": "=",
    "cudaGraphDestroyNode_v10000_params_st": "=",
    "cudaGraphLaunch_v10000_params_st": "=",
    "cudaGraphLaunch_ptsz_v10000_params_st": "=",
    "cudaGraphExecDestroy_v10000_params_st": "=",
    "cudaGraphDestroy_v10000_params_st": "=",
    "cudaStreamBeginCapture_v10000_params_st": "=",
    "cudaStreamBeginCapture_ptsz_v10000_params_st": "=",
    "cudaStreamIsCapturing_v10000_params_st": "=",
    "cudaStreamIsCapturing_ptsz_v10000_params_st": "=",
    "cudaStreamEndCapture_v10000_params_st": "=",
    "cudaStreamEndCapture_ptsz_v10000_params_st": "=",
    "cudaGraphHostNodeSetParams_v10000_params_st": "=",
    "cudaGraphGetNodes_v10000_params_st": "=",
    "cudaGraphExecKernelNodeSetParams_v10010_params_st": "=",
    "cudaThreadExchangeStreamCaptureMode_v10010_params_st": "=",
    "cudaDeviceGetNvSciSyncAttributes_v10020_params_st": "=",
    "cudaOccupancyAvailableDynamicSMemPerBlock_v10200_params_st": "=",
    "cudaGraphExecMemcpyNodeSetParams_v10020_params_st": "=",
    "cudaGraphExecMemsetNodeSetParams_v10020_params_st": "=",
    "cudaGraphExecHostNodeSetParams_v10020_params_st": "=",
    "cudaGraphExecUpdate_v10020_params_st": """@11.7<12.0 =
@12.0 =""",
    "cudaGetFuncBySymbol_v11000_params_st": "=",
    "cudaGraphKernelNodeCopyAttributes_v11000_params_st": """@11.7<13.0 struct 16 8
  0 cudaGraphNode_t hSrc
  8 cudaGraphNode_t hDst
@13.0 =""",
    "cudaGraphKernelNodeGetAttribute_v11000_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaGraphKernelNodeSetAttribute_v11000_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaStreamCopyAttributes_v11000_params_st": """struct 16 8
  0 cudaStream_t dstStream
  8 cudaStream_t srcStream""",
    "cudaStreamCopyAttributes_ptsz_v11000_params_st": "=",
    "cudaStreamGetAttribute_v11000_params_st": """@11.7<11.8 struct 24 8
  0 cudaStream_t stream
  8 cudaStreamAttrID attr
  16 cudaStreamAttrValue *value
@11.8<12.0 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value
@12.0<12.3 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value
@12.3<12.4 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value
@12.4<12.5 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value
@12.5<12.8 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value
@12.8<13.0 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value
@13.0<13.2 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value
@13.2 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 cudaLaunchAttributeValue *value""",
    "cudaStreamGetAttribute_ptsz_v11000_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaStreamSetAttribute_v11000_params_st": """@11.7<11.8 struct 24 8
  0 cudaStream_t stream
  8 cudaStreamAttrID attr
  16 const cudaStreamAttrValue *param
@11.8<12.0 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param
@12.0<12.3 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param
@12.3<12.4 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param
@12.4<12.5 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param
@12.5<12.8 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param
@12.8<13.0 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param
@13.0<13.2 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param
@13.2 struct 24 8
  0 cudaStream_t stream
  8 cudaLaunchAttributeID attr
  16 const cudaLaunchAttributeValue *param""",
    "cudaStreamSetAttribute_ptsz_v11000_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaDeviceGetTexture1DLinearMaxWidth_v11010_params_st": "=",
    "cudaGraphUpload_v10000_params_st": "=",
    "cudaGraphUpload_ptsz_v10000_params_st": "=",
    "cudaGraphAddMemcpyNodeToSymbol_v11010_params_st": "=",
    "cudaGraphAddMemcpyNodeFromSymbol_v11010_params_st": "=",
    "cudaGraphAddMemcpyNode1D_v11010_params_st": "=",
    "cudaGraphMemcpyNodeSetParamsToSymbol_v11010_params_st": "=",
    "cudaGraphMemcpyNodeSetParamsFromSymbol_v11010_params_st": "=",
    "cudaGraphMemcpyNodeSetParams1D_v11010_params_st": "=",
    "cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010_params_st": "=",
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010_params_st": "=",
    "cudaGraphExecMemcpyNodeSetParams1D_v11010_params_st": "=",
    "cudaArrayGetSparseProperties_v11010_params_st": "=",
    "cudaMipmappedArrayGetSparseProperties_v11010_params_st": "=",
    "cudaGraphExecChildGraphNodeSetParams_v11010_params_st": "=",
    "cudaGraphAddEventRecordNode_v11010_params_st": "=",
    "cudaGraphEventRecordNodeGetEvent_v11010_params_st": "=",
    "cudaGraphEventRecordNodeSetEvent_v11010_params_st": "=",
    "cudaGraphAddEventWaitNode_v11010_params_st": "=",
    "cudaGraphEventWaitNodeGetEvent_v11010_params_st": "=",
    "cudaGraphEventWaitNodeSetEvent_v11010_params_st": "=",
    "cudaGraphExecEventRecordNodeSetEvent_v11010_params_st": "=",
    "cudaGraphExecEventWaitNodeSetEvent_v11010_params_st": "=",
    "cudaEventRecordWithFlags_v11010_params_st": "=",
    "cudaEventRecordWithFlags_ptsz_v11010_params_st": "=",
    "cudaDeviceGetDefaultMemPool_v11020_params_st": "=",
    "cudaMallocAsync_v11020_params_st": "=",
    "cudaMallocAsync_ptsz_v11020_params_st": "=",
    "cudaFreeAsync_v11020_params_st": "=",
    "cudaFreeAsync_ptsz_v11020_params_st": "=",
    "cudaMemPoolTrimTo_v11020_params_st": "=",
    "cudaMemPoolSetAttribute_v11020_params_st": "=",
    "cudaMemPoolGetAttribute_v11020_params_st": "=",
    "cudaMemPoolSetAccess_v11020_params_st": """@11.7<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaArrayGetPlane_v11020_params_st": "=",
    "cudaMemPoolGetAccess_v11020_params_st": """@11.7<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemPoolCreate_v11020_params_st": """@11.7<12.2 =
@12.2<12.6 =
@12.6<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaMemPoolDestroy_v11020_params_st": "=",
    "cudaDeviceSetMemPool_v11020_params_st": "=",
    "cudaDeviceGetMemPool_v11020_params_st": "=",
    "cudaMemPoolExportToShareableHandle_v11020_params_st": "=",
    "cudaMemPoolImportFromShareableHandle_v11020_params_st": "=",
    "cudaMemPoolExportPointer_v11020_params_st": "=",
    "cudaMemPoolImportPointer_v11020_params_st": "=",
    "cudaMallocFromPoolAsync_v11020_params_st": "=",
    "cudaMallocFromPoolAsync_ptsz_v11020_params_st": "=",
    "cudaSignalExternalSemaphoresAsync_v11020_params_st": "@13.0 =",
    "cudaSignalExternalSemaphoresAsync_ptsz_v11020_params_st": "@13.0 =",
    "cudaWaitExternalSemaphoresAsync_v11020_params_st": "@13.0 =",
    "cudaWaitExternalSemaphoresAsync_ptsz_v11020_params_st": "@13.0 =",
    "cudaGraphAddExternalSemaphoresSignalNode_v11020_params_st": "=",
    "cudaGraphExternalSemaphoresSignalNodeGetParams_v11020_params_st": "=",
    "cudaGraphExternalSemaphoresSignalNodeSetParams_v11020_params_st": "=",
    "cudaGraphAddExternalSemaphoresWaitNode_v11020_params_st": "=",
    "cudaGraphExternalSemaphoresWaitNodeGetParams_v11020_params_st": "=",
    "cudaGraphExternalSemaphoresWaitNodeSetParams_v11020_params_st": "=",
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020_params_st": "=",
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020_params_st": "=",
    "cudaDeviceFlushGPUDirectRDMAWrites_v11030_params_st": "=",
    "cudaGetDriverEntryPoint_v11030_params_st": """@11.7<12.0 =
@12.0 =""",
    "cudaGetDriverEntryPoint_ptsz_v11030_params_st": """@11.7<12.0 =
@12.0 =""",
    "cudaGraphDebugDotPrint_v11030_params_st": "=",
    "cudaUserObjectCreate_v11030_params_st": "=",
    "cudaUserObjectRetain_v11030_params_st": "=",
    "cudaUserObjectRelease_v11030_params_st": "=",
    "cudaGraphRetainUserObject_v11030_params_st": "=",
    "cudaGraphReleaseUserObject_v11030_params_st": "=",
    "cudaGraphInstantiateWithFlags_v11040_params_st": "=",
    "cudaGraphAddMemAllocNode_v11040_params_st": """@11.7<12.2 =
@12.2<12.6 =
@12.6<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaGraphMemAllocNodeGetParams_v11040_params_st": """@11.7<12.2 =
@12.2<12.6 =
@12.6<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaGraphAddMemFreeNode_v11040_params_st": "=",
    "cudaGraphMemFreeNodeGetParams_v11040_params_st": """@11.7<13.2 =
@13.2<13.3 struct 16 8
  0 cudaGraphNode_t node
  8 void **dptr_out
@13.3 =""",
    "cudaDeviceGraphMemTrim_v11040_params_st": "=",
    "cudaDeviceGetGraphMemAttribute_v11040_params_st": "=",
    "cudaDeviceSetGraphMemAttribute_v11040_params_st": "=",
    "cudaGraphNodeSetEnabled_v11060_params_st": "=",
    "cudaGraphNodeGetEnabled_v11060_params_st": "=",
    "cudaArrayGetMemoryRequirements_v11060_params_st": "=",
    "cudaMipmappedArrayGetMemoryRequirements_v11060_params_st": "=",
    "cudaLaunchKernelExC_v11060_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaLaunchKernelExC_ptsz_v11060_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaOccupancyMaxPotentialClusterSize_v11070_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaOccupancyMaxActiveClusters_v11070_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cudaGraphInstantiateWithParams_v12000_params_st": "@12.0 =",
    "cudaGraphInstantiateWithParams_ptsz_v12000_params_st": "@12.0 =",
    "cudaGraphExecGetFlags_v12000_params_st": "@12.0 =",
    "cudaGetKernel_v12000_params_st": "@12.1 =",
    "cudaGetDeviceProperties_v12000_params_st": "@13.0 =",
    "cudaStreamGetId_v12000_params_st": "@12.0 =",
    "cudaStreamGetId_ptsz_v12000_params_st": "@12.0 =",
    "cudaGraphInstantiate_v12000_params_st": "@12.0 =",
    "cudaInitDevice_v12000_params_st": "@12.1 =",
    "cudaGraphNodeSetParams_v12020_params_st": """@12.2<12.3 =
@12.3<12.6 =
@12.6<12.9 =
@12.9<13.1 =
@13.1<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaGraphExecNodeSetParams_v12020_params_st": """@12.2<12.3 =
@12.3<12.6 =
@12.6<12.9 =
@12.9<13.1 =
@13.1<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaMemAdvise_v12020_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemPrefetchAsync_v12020_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemPrefetchAsync_ptsz_v12020_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaFuncGetName_v12030_params_st": "@12.3 =",
    "cudaStreamBeginCaptureToGraph_v12030_params_st": "@12.3 =",
    "cudaStreamBeginCaptureToGraph_ptsz_v12030_params_st": "@12.3 =",
    "cudaGraphConditionalHandleCreate_v12030_params_st": "@12.3 =",
    "cudaGraphGetEdges_v12030_params_st": "@13.0 =",
    "cudaGraphNodeGetDependencies_v12030_params_st": "@13.0 =",
    "cudaGraphNodeGetDependentNodes_v12030_params_st": "@13.0 =",
    "cudaGraphAddDependencies_v12030_params_st": "@13.0 =",
    "cudaGraphRemoveDependencies_v12030_params_st": "@13.0 =",
    "cudaGraphAddNode_v12030_params_st": """@13.0<13.1 =
@13.1<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaStreamGetCaptureInfo_v12030_params_st": "@13.0 =",
    "cudaStreamGetCaptureInfo_ptsz_v12030_params_st": "@13.0 =",
    "cudaStreamUpdateCaptureDependencies_v12030_params_st": "@13.0 =",
    "cudaStreamUpdateCaptureDependencies_ptsz_v12030_params_st": "@13.0 =",
    "cudaDeviceRegisterAsyncNotification_v12040_params_st": "@12.5 =",
    "cudaDeviceUnregisterAsyncNotification_v12040_params_st": "@12.5 =",
    "cudaFuncGetParamInfo_v12040_params_st": "@12.4 =",
    "cudaGetDriverEntryPointByVersion_v12050_params_st": "@12.5 =",
    "cudaGetDriverEntryPointByVersion_ptsz_v12050_params_st": "@12.5 =",
    "cudaLibraryLoadData_v12060_params_st": "@12.9 =",
    "cudaLibraryLoadFromFile_v12060_params_st": "@12.9 =",
    "cudaLibraryUnload_v12060_params_st": "@12.9 =",
    "cudaLibraryGetKernel_v12060_params_st": "@12.9 =",
    "cudaLibraryGetGlobal_v12060_params_st": "@12.9 =",
    "cudaLibraryGetManaged_v12060_params_st": "@12.9 =",
    "cudaLibraryGetUnifiedFunction_v12060_params_st": "@12.9 =",
    "cudaLibraryGetKernelCount_v12060_params_st": "@12.9 =",
    "cudaLibraryEnumerateKernels_v12060_params_st": "@12.9 =",
    "cudaKernelSetAttributeForDevice_v12060_params_st": "@12.9 =",
    "cudaStreamGetDevice_v12080_params_st": "@12.8 =",
    "cudaStreamGetDevice_ptsz_v12080_params_st": "@12.8 =",
    "cudaEventElapsedTime_v12080_params_st": "@13.0 =",
    "cudaMemPrefetchBatchAsync_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemPrefetchBatchAsync_ptsz_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemDiscardBatchAsync_v13000_params_st": "@13.0 =",
    "cudaMemDiscardBatchAsync_ptsz_v13000_params_st": "@13.0 =",
    "cudaMemDiscardAndPrefetchBatchAsync_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaGetExportTable_v13000_params_st": "@13.4 =",
    "cudaMemcpyBatchAsync_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemcpyBatchAsync_ptsz_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemcpy3DBatchAsync_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemcpy3DBatchAsync_ptsz_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaLogsRegisterCallback_v13000_params_st": "@13.0 =",
    "cudaLogsUnregisterCallback_v13000_params_st": "@13.0 =",
    "cudaLogsCurrent_v13000_params_st": "@13.0 =",
    "cudaLogsDumpToFile_v13000_params_st": "@13.0 =",
    "cudaLogsDumpToMemory_v13000_params_st": "@13.0 =",
    "cudaMemGetDefaultMemPool_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemGetMemPool_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemSetMemPool_v13000_params_st": """@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaDeviceGetHostAtomicCapabilities_v13000_params_st": "@13.0 =",
    "cudaDeviceGetP2PAtomicCapabilities_v13000_params_st": "@13.0 =",
    "cudaDeviceGetDevResource_v13010_params_st": """@13.1<13.4 =
@13.4 =""",
    "cudaDevSmResourceSplitByCount_v13010_params_st": """@13.1<13.2 struct 40 8
  0 cudaDevResource *result
  8 unsigned int *nbGroups
  16 const cudaDevResource *input
  24 cudaDevResource *remaining
  32 unsigned int useFlags
  36 unsigned int minCount
@13.2<13.4 =
@13.4 =""",
    "cudaDevResourceGenerateDesc_v13010_params_st": """@13.1<13.4 =
@13.4 =""",
    "cudaGreenCtxCreate_v13010_params_st": "@13.1 =",
    "cudaExecutionCtxDestroy_v13010_params_st": "@13.1 =",
    "cudaExecutionCtxGetDevResource_v13010_params_st": """@13.1<13.4 =
@13.4 =""",
    "cudaExecutionCtxGetDevice_v13010_params_st": "@13.1 =",
    "cudaExecutionCtxGetId_v13010_params_st": "@13.1 =",
    "cudaExecutionCtxStreamCreate_v13010_params_st": "@13.1 =",
    "cudaExecutionCtxSynchronize_v13010_params_st": "@13.1 =",
    "cudaGraphConditionalHandleCreate_v2_v13010_params_st": "@13.1 =",
    "cudaStreamGetDevResource_v13010_params_st": """@13.1<13.4 =
@13.4 =""",
    "cudaStreamGetDevResource_ptsz_v13010_params_st": """@13.1<13.4 =
@13.4 =""",
    "cudaGraphNodeGetContainingGraph_v13010_params_st": "@13.1 =",
    "cudaGraphNodeGetLocalId_v13010_params_st": "@13.1 =",
    "cudaGraphNodeGetToolsId_v13010_params_st": "@13.1 =",
    "cudaGraphGetId_v13010_params_st": "@13.1 =",
    "cudaGraphExecGetId_v13010_params_st": "@13.1 =",
    "cudaExecutionCtxRecordEvent_v13010_params_st": "@13.1 =",
    "cudaExecutionCtxWaitEvent_v13010_params_st": "@13.1 =",
    "cudaDeviceGetExecutionCtx_v13010_params_st": "@13.1 =",
    "cudaDevSmResourceSplit_v13010_params_st": """@13.1<13.4 =
@13.4 =""",
    "cudaLaunchHostFunc_v2_v13020_params_st": "@13.2 =",
    "cudaLaunchHostFunc_v2_ptsz_v13020_params_st": "@13.2 =",
    "cudaFuncGetParamCount_v13020_params_st": "@13.2 =",
    "cudaMemcpyWithAttributesAsync_v13020_params_st": """@13.2<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemcpyWithAttributesAsync_ptsz_v13020_params_st": """@13.2<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemcpy3DWithAttributesAsync_v13020_params_st": """@13.2<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaMemcpy3DWithAttributesAsync_ptsz_v13020_params_st": """@13.2<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cudaGraphNodeGetParams_v13020_params_st": """@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaStreamBeginRecaptureToGraph_v13030_params_st": """@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaStreamBeginRecaptureToGraph_ptsz_v13030_params_st": """@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cudaMemGetLocationInfo_v13040_params_st": "@13.4 =",
    "cuInit_params_st": "=",
    "cuDriverGetVersion_params_st": "=",
    "cuDeviceGet_params_st": "=",
    "cuDeviceGetCount_params_st": "=",
    "cuDeviceGetName_params_st": "=",
    "cuDeviceComputeCapability_params_st": "=",
    "cuDeviceTotalMem_params_st": "=",
    "cuDeviceGetProperties_params_st": "=",
    "cuDeviceGetAttribute_params_st": "=",
    "cuCtxCreate_params_st": "=",
    "cuCtxDestroy_params_st": "=",
    "cuCtxAttach_params_st": "=",
    "cuCtxDetach_params_st": "=",
    "cuCtxPushCurrent_params_st": "=",
    "cuCtxPopCurrent_params_st": "=",
    "cuCtxGetDevice_params_st": "=",
    "cuModuleLoad_params_st": "=",
    "cuModuleLoadData_params_st": "=",
    "cuModuleLoadDataEx_params_st": "=",
    "cuModuleLoadFatBinary_params_st": "=",
    "cuModuleUnload_params_st": "=",
    "cuModuleGetFunction_params_st": "=",
    "cuModuleGetGlobal_params_st": "=",
    "cuModuleGetTexRef_params_st": "=",
    "cuMemGetInfo_params_st": "=",
    "cuMemAlloc_params_st": "=",
    "cuMemAllocPitch_params_st": "=",
    "cuMemFree_params_st": "=",
    "cuMemGetAddressRange_params_st": "=",
    "cuMemAllocHost_params_st": "=",
    "cuMemFreeHost_params_st": "=",
    "cuMemHostAlloc_params_st": "=",
    "cuMemHostGetDevicePointer_params_st": "=",
    "cuMemHostGetFlags_params_st": "=",
    "cuMemcpyHtoD_params_st": "=",
    "cuMemcpyDtoH_params_st": "=",
    "cuMemcpyDtoD_params_st": "=",
    "cuMemcpyDtoA_params_st": "=",
    "cuMemcpyAtoD_params_st": "=",
    "cuMemcpyHtoA_params_st": "=",
    "cuMemcpyAtoH_params_st": "=",
    "cuMemcpyAtoA_params_st": "=",
    "cuMemcpy2D_params_st": "=",
    "cuMemcpy2DUnaligned_params_st": "=",
    "cuMemcpy3D_params_st": "=",
    "cuMemcpyHtoDAsync_params_st": "=",
    "cuMemcpyDtoHAsync_params_st": "=",
    "cuMemcpyDtoDAsync_params_st": "=",
    "cuMemcpyHtoAAsync_params_st": "=",
    "cuMemcpyAtoHAsync_params_st": "=",
    "cuMemcpy2DAsync_params_st": "=",
    "cuMemcpy3DAsync_params_st": "=",
    "cuMemsetD8_params_st": "=",
    "cuMemsetD16_params_st": "=",
    "cuMemsetD32_params_st": "=",
    "cuMemsetD2D8_params_st": "=",
    "cuMemsetD2D16_params_st": "=",
    "cuMemsetD2D32_params_st": "=",
    "cuFuncSetBlockShape_params_st": "=",
    "cuFuncSetSharedSize_params_st": "=",
    "cuFuncGetAttribute_params_st": "=",
    "cuFuncSetCacheConfig_params_st": "=",
    "cuArrayCreate_params_st": "=",
    "cuArrayGetDescriptor_params_st": "=",
    "cuArrayDestroy_params_st": "=",
    "cuArray3DCreate_params_st": "=",
    "cuArray3DGetDescriptor_params_st": "=",
    "cuTexRefCreate_params_st": "=",
    "cuTexRefDestroy_params_st": "=",
    "cuTexRefSetArray_params_st": "=",
    "cuTexRefSetAddress_params_st": "=",
    "cuTexRefSetAddress2D_params_st": "=",
    "cuTexRefSetFormat_params_st": "=",
    "cuTexRefSetAddressMode_params_st": "=",
    "cuTexRefSetFilterMode_params_st": "=",
    "cuTexRefSetFlags_params_st": "=",
    "cuTexRefGetAddress_params_st": "=",
    "cuTexRefGetArray_params_st": "=",
    "cuTexRefGetAddressMode_params_st": "=",
    "cuTexRefGetFilterMode_params_st": "=",
    "cuTexRefGetFormat_params_st": "=",
    "cuTexRefGetFlags_params_st": "=",
    "cuParamSetSize_params_st": "=",
    "cuParamSeti_params_st": "=",
    "cuParamSetf_params_st": "=",
    "cuParamSetv_params_st": "=",
    "cuParamSetTexRef_params_st": "=",
    "cuLaunch_params_st": "=",
    "cuLaunchGrid_params_st": "=",
    "cuLaunchGridAsync_params_st": "=",
    "cuEventCreate_params_st": "=",
    "cuEventRecord_params_st": "=",
    "cuEventQuery_params_st": "=",
    "cuEventSynchronize_params_st": "=",
    "cuEventDestroy_params_st": "=",
    "cuEventElapsedTime_params_st": "=",
    "cuStreamCreate_params_st": "=",
    "cuStreamQuery_params_st": "=",
    "cuStreamSynchronize_params_st": "=",
    "cuStreamDestroy_params_st": "=",
    "cuGraphicsUnregisterResource_params_st": "=",
    "cuGraphicsSubResourceGetMappedArray_params_st": "=",
    "cuGraphicsResourceGetMappedPointer_params_st": "=",
    "cuGraphicsResourceSetMapFlags_params_st": "=",
    "cuGraphicsMapResources_params_st": "=",
    "cuGraphicsUnmapResources_params_st": "=",
    "cuGetExportTable_params_st": "=",
    "cuCtxSetLimit_params_st": "=",
    "cuCtxGetLimit_params_st": "=",
    "cuModuleGetSurfRef_params_st": "=",
    "cuSurfRefSetArray_params_st": "=",
    "cuSurfRefGetArray_params_st": "=",
    "cuMemsetD8Async_params_st": "=",
    "cuMemsetD16Async_params_st": "=",
    "cuMemsetD32Async_params_st": "=",
    "cuMemsetD2D8Async_params_st": "=",
    "cuMemsetD2D16Async_params_st": "=",
    "cuMemsetD2D32Async_params_st": "=",
    "cuCtxCreate_v2_params_st": "=",
    "cuModuleGetGlobal_v2_params_st": "=",
    "cuMemGetInfo_v2_params_st": "=",
    "cuMemAlloc_v2_params_st": "=",
    "cuMemAllocPitch_v2_params_st": "=",
    "cuMemFree_v2_params_st": "=",
    "cuMemGetAddressRange_v2_params_st": "=",
    "cuMemHostGetDevicePointer_v2_params_st": "=",
    "cuMemsetD8_v2_params_st": "=",
    "cuMemsetD16_v2_params_st": "=",
    "cuMemsetD32_v2_params_st": "=",
    "cuMemsetD2D8_v2_params_st": "=",
    "cuMemsetD2D16_v2_params_st": "=",
    "cuMemsetD2D32_v2_params_st": "=",
    "cuTexRefSetAddress_v2_params_st": "=",
    "cuTexRefSetAddress2D_v2_params_st": "=",
    "cuTexRefGetAddress_v2_params_st": "=",
    "cuGraphicsResourceGetMappedPointer_v2_params_st": "=",
    "cuDeviceTotalMem_v2_params_st": "=",
    "cuArrayCreate_v2_params_st": "=",
    "cuArrayGetDescriptor_v2_params_st": "=",
    "cuArray3DCreate_v2_params_st": "=",
    "cuArray3DGetDescriptor_v2_params_st": "=",
    "cuMemcpyHtoD_v2_params_st": "=",
    "cuMemcpyHtoDAsync_v2_params_st": "=",
    "cuMemcpyDtoH_v2_params_st": "=",
    "cuMemcpyDtoHAsync_v2_params_st": "=",
    "cuMemcpyDtoD_v2_params_st": "=",
    "cuMemcpyDtoDAsync_v2_params_st": "=",
    "cuMemcpyAtoH_v2_params_st": "=",
    "cuMemcpyAtoHAsync_v2_params_st": "=",
    "cuMemcpyAtoD_v2_params_st": "=",
    "cuMemcpyDtoA_v2_params_st": "=",
    "cuMemcpyAtoA_v2_params_st": "=",
    "cuMemcpy2D_v2_params_st": "=",
    "cuMemcpy2DUnaligned_v2_params_st": "=",
    "cuMemcpy2DAsync_v2_params_st": "=",
    "cuMemcpy3D_v2_params_st": "=",
    "cuMemcpy3DAsync_v2_params_st": "=",
    "cuMemcpyHtoA_v2_params_st": "=",
    "cuMemcpyHtoAAsync_v2_params_st": "=",
    "cuMemAllocHost_v2_params_st": "=",
    "cuStreamWaitEvent_params_st": "=",
    "cuCtxGetApiVersion_params_st": "=",
    "cuCtxGetCacheConfig_params_st": "=",
    "cuCtxSetCacheConfig_params_st": "=",
    "cuMemHostRegister_params_st": "=",
    "cuMemHostUnregister_params_st": "=",
    "cuCtxSetCurrent_params_st": "=",
    "cuCtxGetCurrent_params_st": "=",
    "cuMemcpy_params_st": "=",
    "cuMemcpyAsync_params_st": "=",
    "cuLaunchKernel_params_st": "=",
    "cuPointerGetAttribute_params_st": "=",
    "cuDeviceCanAccessPeer_params_st": "=",
    "cuCtxEnablePeerAccess_params_st": "=",
    "cuCtxDisablePeerAccess_params_st": "=",
    "cuMemcpyPeer_params_st": "=",
    "cuMemcpyPeerAsync_params_st": "=",
    "cuMemcpy3DPeer_params_st": "=",
    "cuMemcpy3DPeerAsync_params_st": "=",
    "cuCtxDestroy_v2_params_st": "=",
    "cuCtxPushCurrent_v2_params_st": "=",
    "cuCtxPopCurrent_v2_params_st": "=",
    "cuEventDestroy_v2_params_st": "=",
    "cuStreamDestroy_v2_params_st": "=",
    "cuTexRefSetAddress2D_v3_params_st": "=",
    "cuIpcGetMemHandle_params_st": "=",
    "cuIpcOpenMemHandle_params_st": "=",
    "cuIpcCloseMemHandle_params_st": "=",
    "cuDeviceGetByPCIBusId_params_st": "=",
    "cuDeviceGetPCIBusId_params_st": "=",
    "cuIpcGetEventHandle_params_st": "=",
    "cuIpcOpenEventHandle_params_st": "=",
    "cuCtxSetSharedMemConfig_params_st": "=",
    "cuCtxGetSharedMemConfig_params_st": "=",
    "cuFuncSetSharedMemConfig_params_st": "=",
    "cuTexObjectCreate_params_st": "=",
    "cuTexObjectDestroy_params_st": "=",
    "cuTexObjectGetResourceDesc_params_st": "=",
    "cuTexObjectGetTextureDesc_params_st": "=",
    "cuSurfObjectCreate_params_st": "=",
    "cuSurfObjectDestroy_params_st": "=",
    "cuSurfObjectGetResourceDesc_params_st": "=",
    "cuStreamAddCallback_params_st": "=",
    "cuMipmappedArrayCreate_params_st": "=",
    "cuMipmappedArrayGetLevel_params_st": "=",
    "cuMipmappedArrayDestroy_params_st": "=",
    "cuTexRefSetMipmappedArray_params_st": "=",
    "cuTexRefSetMipmapFilterMode_params_st": "=",
    "cuTexRefSetMipmapLevelBias_params_st": "=",
    "cuTexRefSetMipmapLevelClamp_params_st": "=",
    "cuTexRefSetMaxAnisotropy_params_st": "=",
    "cuTexRefGetMipmappedArray_params_st": "=",
    "cuTexRefGetMipmapFilterMode_params_st": "=",
    "cuTexRefGetMipmapLevelBias_params_st": "=",
    "cuTexRefGetMipmapLevelClamp_params_st": "=",
    "cuTexRefGetMaxAnisotropy_params_st": "=",
    "cuGraphicsResourceGetMappedMipmappedArray_params_st": "=",
    "cuTexObjectGetResourceViewDesc_params_st": "=",
    "cuLinkCreate_params_st": "=",
    "cuLinkAddData_params_st": "=",
    "cuLinkAddFile_params_st": "=",
    "cuLinkComplete_params_st": "=",
    "cuLinkDestroy_params_st": "=",
    "cuStreamCreateWithPriority_params_st": "=",
    "cuStreamGetPriority_params_st": "=",
    "cuStreamGetFlags_params_st": "=",
    "cuCtxGetStreamPriorityRange_params_st": "=",
    "cuMemAllocManaged_params_st": "=",
    "cuGetErrorString_params_st": "=",
    "cuGetErrorName_params_st": "=",
    "cuOccupancyMaxActiveBlocksPerMultiprocessor_params_st": "=",
    "cuStreamAttachMemAsync_params_st": "=",
    "cuPointerSetAttribute_params_st": "=",
    "cuMemHostRegister_v2_params_st": "=",
    "cuGraphicsResourceSetMapFlags_v2_params_st": "=",
    "cuLinkCreate_v2_params_st": "=",
    "cuLinkAddData_v2_params_st": "=",
    "cuLinkAddFile_v2_params_st": "=",
    "cuOccupancyMaxPotentialBlockSize_params_st": "=",
    "cuDevicePrimaryCtxRetain_params_st": "=",
    "cuDevicePrimaryCtxRelease_params_st": "=",
    "cuDevicePrimaryCtxSetFlags_params_st": "=",
    "cuDevicePrimaryCtxReset_params_st": "=",
    "cuCtxGetFlags_params_st": "=",
    "cuDevicePrimaryCtxGetState_params_st": "=",
    "cuMemcpyHtoD_v2_ptds_params_st": "=",
    "cuMemcpyDtoH_v2_ptds_params_st": "=",
    "cuMemcpyDtoD_v2_ptds_params_st": "=",
    "cuMemcpyDtoA_v2_ptds_params_st": "=",
    "cuMemcpyAtoD_v2_ptds_params_st": "=",
    "cuMemcpyHtoA_v2_ptds_params_st": "=",
    "cuMemcpyAtoH_v2_ptds_params_st": "=",
    "cuMemcpyAtoA_v2_ptds_params_st": "=",
    "cuMemcpy2D_v2_ptds_params_st": "=",
    "cuMemcpy2DUnaligned_v2_ptds_params_st": "=",
    "cuMemcpy3D_v2_ptds_params_st": "=",
    "cuMemcpy_ptds_params_st": "=",
    "cuMemcpyPeer_ptds_params_st": "=",
    "cuMemcpy3DPeer_ptds_params_st": "=",
    "cuMemsetD8_v2_ptds_params_st": "=",
    "cuMemsetD16_v2_ptds_params_st": "=",
    "cuMemsetD32_v2_ptds_params_st": "=",
    "cuMemsetD2D8_v2_ptds_params_st": "=",
    "cuMemsetD2D16_v2_ptds_params_st": "=",
    "cuMemsetD2D32_v2_ptds_params_st": "=",
    "cuMemcpyAsync_ptsz_params_st": "=",
    "cuMemcpyHtoAAsync_v2_ptsz_params_st": "=",
    "cuMemcpyAtoHAsync_v2_ptsz_params_st": "=",
    "cuMemcpyHtoDAsync_v2_ptsz_params_st": "=",
    "cuMemcpyDtoHAsync_v2_ptsz_params_st": "=",
    "cuMemcpyDtoDAsync_v2_ptsz_params_st": "=",
    "cuMemcpy2DAsync_v2_ptsz_params_st": "=",
    "cuMemcpy3DAsync_v2_ptsz_params_st": "=",
    "cuMemcpyPeerAsync_ptsz_params_st": "=",
    "cuMemcpy3DPeerAsync_ptsz_params_st": "=",
    "cuMemsetD8Async_ptsz_params_st": "=",
    "cuMemsetD16Async_ptsz_params_st": "=",
    "cuMemsetD32Async_ptsz_params_st": "=",
    "cuMemsetD2D8Async_ptsz_params_st": "=",
    "cuMemsetD2D16Async_ptsz_params_st": "=",
    "cuMemsetD2D32Async_ptsz_params_st": "=",
    "cuStreamGetPriority_ptsz_params_st": "=",
    "cuStreamGetFlags_ptsz_params_st": "=",
    "cuStreamWaitEvent_ptsz_params_st": "=",
    "cuStreamAddCallback_ptsz_params_st": "=",
    "cuStreamAttachMemAsync_ptsz_params_st": "=",
    "cuStreamQuery_ptsz_params_st": "=",
    "cuStreamSynchronize_ptsz_params_st": "=",
    "cuEventRecord_ptsz_params_st": "=",
    "cuLaunchKernel_ptsz_params_st": "=",
    "cuGraphicsMapResources_ptsz_params_st": "=",
    "cuGraphicsUnmapResources_ptsz_params_st": "=",
    "cuPointerGetAttributes_params_st": "=",
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_params_st": "=",
    "cuOccupancyMaxPotentialBlockSizeWithFlags_params_st": "=",
    "cuDeviceGetP2PAttribute_params_st": "=",
    "cuTexRefSetBorderColor_params_st": "=",
    "cuTexRefGetBorderColor_params_st": "=",
    "cuMemAdvise_params_st": "=",
    "cuStreamWaitValue32_params_st": "=",
    "cuStreamWaitValue32_ptsz_params_st": "=",
    "cuStreamWriteValue32_params_st": "=",
    "cuStreamWriteValue32_ptsz_params_st": "=",
    "cuStreamBatchMemOp_params_st": """@11.7<13.1 =
@13.1 =""",
    "cuStreamBatchMemOp_ptsz_params_st": """@11.7<13.1 =
@13.1 =""",
    "cuMemPrefetchAsync_params_st": "=",
    "cuMemPrefetchAsync_ptsz_params_st": "=",
    "cuMemRangeGetAttribute_params_st": "=",
    "cuMemRangeGetAttributes_params_st": "=",
    "cuStreamWaitValue64_params_st": "=",
    "cuStreamWaitValue64_ptsz_params_st": "=",
    "cuStreamWriteValue64_params_st": "=",
    "cuStreamWriteValue64_ptsz_params_st": "=",
    "cuLaunchCooperativeKernel_params_st": "=",
    "cuLaunchCooperativeKernel_ptsz_params_st": "=",
    "cuLaunchCooperativeKernelMultiDevice_params_st": "=",
    "cuFuncSetAttribute_params_st": "=",
    "cuDeviceGetUuid_params_st": "=",
    "cuStreamGetCtx_params_st": "=",
    "cuStreamGetCtx_ptsz_params_st": "=",
    "cuImportExternalMemory_params_st": "=",
    "cuExternalMemoryGetMappedBuffer_params_st": "=",
    "cuExternalMemoryGetMappedMipmappedArray_params_st": "=",
    "cuDestroyExternalMemory_params_st": "=",
    "cuImportExternalSemaphore_params_st": "=",
    "cuSignalExternalSemaphoresAsync_params_st": "=",
    "cuSignalExternalSemaphoresAsync_ptsz_params_st": "=",
    "cuWaitExternalSemaphoresAsync_params_st": "=",
    "cuWaitExternalSemaphoresAsync_ptsz_params_st": "=",
    "cuDestroyExternalSemaphore_params_st": "=",
    "cuStreamBeginCapture_params_st": "=",
    "cuStreamBeginCapture_ptsz_params_st": "=",
    "cuStreamEndCapture_params_st": "=",
    "cuStreamEndCapture_ptsz_params_st": "=",
    "cuStreamIsCapturing_params_st": "=",
    "cuStreamIsCapturing_ptsz_params_st": "=",
    "cuGraphCreate_params_st": "=",
    "cuGraphAddKernelNode_params_st": """@11.7<12.0 struct 40 8
  0 CUgraphNode *phGraphNode
  8 CUgraph hGraph
  16 const CUgraphNode *dependencies
  24 size_t numDependencies
  32 const CUDA_KERNEL_NODE_PARAMS *nodeParams
@12.0 =""",
    "cuGraphKernelNodeGetParams_params_st": """@11.7<12.0 struct 16 8
  0 CUgraphNode hNode
  8 CUDA_KERNEL_NODE_PARAMS *nodeParams
@12.0 =""",
    "cuGraphAddMemcpyNode_params_st": "=",
    "cuGraphMemcpyNodeGetParams_params_st": "=",
    "cuGraphAddMemsetNode_params_st": "=",
    "cuGraphMemsetNodeGetParams_params_st": "=",
    "cuGraphMemsetNodeSetParams_params_st": "=",
    "cuGraphNodeGetType_params_st": "=",
    "cuGraphGetRootNodes_params_st": "=",
    "cuGraphNodeGetDependencies_params_st": "=",
    "cuGraphNodeGetDependentNodes_params_st": "=",
    "cuGraphInstantiate_params_st": "=",
    "cuGraphLaunch_params_st": """struct 16 8
  0 CUgraphExec hGraph
  8 CUstream hStream""",
    "cuGraphLaunch_ptsz_params_st": "=",
    "cuGraphExecDestroy_params_st": "=",
    "cuGraphDestroy_params_st": "=",
    "cuGraphAddDependencies_params_st": "=",
    "cuGraphRemoveDependencies_params_st": "=",
    "cuGraphMemcpyNodeSetParams_params_st": "=",
    "cuGraphKernelNodeSetParams_params_st": """@11.7<12.0 struct 16 8
  0 CUgraphNode hNode
  8 const CUDA_KERNEL_NODE_PARAMS *nodeParams
@12.0 =""",
    "cuGraphDestroyNode_params_st": "=",
    "cuGraphClone_params_st": "=",
    "cuGraphNodeFindInClone_params_st": "=",
    "cuGraphAddChildGraphNode_params_st": "=",
    "cuGraphAddEmptyNode_params_st": "=",
    "cuLaunchHostFunc_params_st": "=",
    "cuLaunchHostFunc_ptsz_params_st": "=",
    "cuGraphChildGraphNodeGetGraph_params_st": "=",
    "cuGraphAddHostNode_params_st": "=",
    "cuGraphHostNodeGetParams_params_st": "=",
    "cuDeviceGetLuid_params_st": "=",
    "cuGraphHostNodeSetParams_params_st": "=",
    "cuGraphGetNodes_params_st": "=",
    "cuGraphGetEdges_params_st": "=",
    "cuStreamGetCaptureInfo_params_st": "=",
    "cuStreamGetCaptureInfo_ptsz_params_st": "=",
    "cuGraphExecKernelNodeSetParams_params_st": """@11.7<12.0 struct 24 8
  0 CUgraphExec hGraphExec
  8 CUgraphNode hNode
  16 const CUDA_KERNEL_NODE_PARAMS *nodeParams
@12.0 =""",
    "cuStreamBeginCapture_v2_params_st": "=",
    "cuStreamBeginCapture_v2_ptsz_params_st": "=",
    "cuThreadExchangeStreamCaptureMode_params_st": "=",
    "cuDeviceGetNvSciSyncAttributes_params_st": "=",
    "cuOccupancyAvailableDynamicSMemPerBlock_params_st": "=",
    "cuDevicePrimaryCtxRelease_v2_params_st": "=",
    "cuDevicePrimaryCtxReset_v2_params_st": "=",
    "cuDevicePrimaryCtxSetFlags_v2_params_st": "=",
    "cuMemAddressReserve_params_st": "=",
    "cuMemAddressFree_params_st": "=",
    "cuMemCreate_params_st": """@11.7<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemRelease_params_st": "=",
    "cuMemMap_params_st": "=",
    "cuMemUnmap_params_st": "=",
    "cuMemSetAccess_params_st": """@11.7<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemExportToShareableHandle_params_st": "=",
    "cuMemImportFromShareableHandle_params_st": "=",
    "cuMemGetAllocationGranularity_params_st": """@11.7<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemGetAllocationPropertiesFromHandle_params_st": """@11.7<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemGetAccess_params_st": """@11.7<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuGraphExecUpdate_params_st": "=",
    "cuGraphExecMemcpyNodeSetParams_params_st": "=",
    "cuGraphExecMemsetNodeSetParams_params_st": "=",
    "cuGraphExecHostNodeSetParams_params_st": "=",
    "cuMemRetainAllocationHandle_params_st": "=",
    "cuFuncGetModule_params_st": "=",
    "cuIpcOpenMemHandle_v2_params_st": "=",
    "cuGraphKernelNodeCopyAttributes_params_st": "=",
    "cuGraphKernelNodeGetAttribute_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuGraphKernelNodeSetAttribute_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuStreamCopyAttributes_params_st": """struct 16 8
  0 CUstream dstStream
  8 CUstream srcStream""",
    "cuStreamCopyAttributes_ptsz_params_st": "=",
    "cuStreamGetAttribute_params_st": """@11.7<11.8 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@11.8<12.0 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@12.0<12.3 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@12.3<12.4 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@12.4<12.5 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@12.5<12.8 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@12.8<13.0 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@13.0<13.2 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value
@13.2 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 CUstreamAttrValue *value""",
    "cuStreamGetAttribute_ptsz_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuStreamSetAttribute_params_st": """@11.7<11.8 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@11.8<12.0 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@12.0<12.3 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@12.3<12.4 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@12.4<12.5 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@12.5<12.8 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@12.8<13.0 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@13.0<13.2 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param
@13.2 struct 24 8
  0 CUstream hStream
  8 CUstreamAttrID attr
  16 const CUstreamAttrValue *param""",
    "cuStreamSetAttribute_ptsz_params_st": """@11.7<11.8 =
@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuGraphInstantiate_v2_params_st": "=",
    "cuDeviceGetTexture1DLinearMaxWidth_params_st": "=",
    "cuGraphUpload_params_st": """struct 16 8
  0 CUgraphExec hGraph
  8 CUstream hStream""",
    "cuGraphUpload_ptsz_params_st": "=",
    "cuArrayGetSparseProperties_params_st": "=",
    "cuMipmappedArrayGetSparseProperties_params_st": "=",
    "cuMemMapArrayAsync_params_st": "=",
    "cuMemMapArrayAsync_ptsz_params_st": "=",
    "cuGraphExecChildGraphNodeSetParams_params_st": "=",
    "cuEventRecordWithFlags_params_st": "=",
    "cuEventRecordWithFlags_ptsz_params_st": "=",
    "cuGraphAddEventRecordNode_params_st": "=",
    "cuGraphAddEventWaitNode_params_st": "=",
    "cuGraphEventRecordNodeGetEvent_params_st": "=",
    "cuGraphEventWaitNodeGetEvent_params_st": "=",
    "cuGraphEventRecordNodeSetEvent_params_st": "=",
    "cuGraphEventWaitNodeSetEvent_params_st": "=",
    "cuGraphExecEventRecordNodeSetEvent_params_st": "=",
    "cuGraphExecEventWaitNodeSetEvent_params_st": "=",
    "cuArrayGetPlane_params_st": "=",
    "cuMemAllocAsync_params_st": "=",
    "cuMemAllocAsync_ptsz_params_st": "=",
    "cuMemFreeAsync_params_st": "=",
    "cuMemFreeAsync_ptsz_params_st": "=",
    "cuMemPoolTrimTo_params_st": "=",
    "cuMemPoolSetAttribute_params_st": "=",
    "cuMemPoolGetAttribute_params_st": "=",
    "cuMemPoolSetAccess_params_st": """@11.7<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuDeviceGetDefaultMemPool_params_st": "=",
    "cuMemPoolCreate_params_st": """@11.7<12.2 =
@12.2<12.6 =
@12.6<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemPoolDestroy_params_st": "=",
    "cuDeviceSetMemPool_params_st": "=",
    "cuDeviceGetMemPool_params_st": "=",
    "cuMemAllocFromPoolAsync_params_st": "=",
    "cuMemAllocFromPoolAsync_ptsz_params_st": "=",
    "cuMemPoolExportToShareableHandle_params_st": "=",
    "cuMemPoolImportFromShareableHandle_params_st": "=",
    "cuMemPoolExportPointer_params_st": "=",
    "cuMemPoolImportPointer_params_st": "=",
    "cuMemPoolGetAccess_params_st": """@11.7<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuGraphAddExternalSemaphoresSignalNode_params_st": "=",
    "cuGraphExternalSemaphoresSignalNodeGetParams_params_st": "=",
    "cuGraphExternalSemaphoresSignalNodeSetParams_params_st": "=",
    "cuGraphAddExternalSemaphoresWaitNode_params_st": "=",
    "cuGraphExternalSemaphoresWaitNodeGetParams_params_st": "=",
    "cuGraphExternalSemaphoresWaitNodeSetParams_params_st": "=",
    "cuGraphExecExternalSemaphoresSignalNodeSetParams_params_st": "=",
    "cuGraphExecExternalSemaphoresWaitNodeSetParams_params_st": "=",
    "cuGetProcAddress_params_st": "@11.8 =",
    "cuFlushGPUDirectRDMAWrites_params_st": "@11.8 =",
    "cuGraphDebugDotPrint_params_st": "=",
    "cuStreamGetCaptureInfo_v2_params_st": "=",
    "cuStreamGetCaptureInfo_v2_ptsz_params_st": "=",
    "cuStreamUpdateCaptureDependencies_params_st": "=",
    "cuStreamUpdateCaptureDependencies_ptsz_params_st": "=",
    "cuUserObjectCreate_params_st": "=",
    "cuUserObjectRetain_params_st": "=",
    "cuUserObjectRelease_params_st": "=",
    "cuGraphRetainUserObject_params_st": "=",
    "cuGraphReleaseUserObject_params_st": "=",
    "cuGraphAddMemAllocNode_params_st": """@11.7<12.2 =
@12.2<12.6 =
@12.6<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuGraphAddMemFreeNode_params_st": "=",
    "cuDeviceGraphMemTrim_params_st": "=",
    "cuDeviceGetGraphMemAttribute_params_st": "=",
    "cuDeviceSetGraphMemAttribute_params_st": "=",
    "cuGraphInstantiateWithFlags_params_st": "=",
    "cuDeviceGetExecAffinitySupport_params_st": "=",
    "cuCtxCreate_v3_params_st": "=",
    "cuCtxGetExecAffinity_params_st": "=",
    "cuDeviceGetUuid_v2_params_st": "=",
    "cuGraphMemAllocNodeGetParams_params_st": """@11.7<12.2 =
@12.2<12.6 =
@12.6<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuGraphMemFreeNodeGetParams_params_st": "=",
    "cuGraphNodeSetEnabled_params_st": "=",
    "cuGraphNodeGetEnabled_params_st": "=",
    "cuLaunchKernelEx_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuLaunchKernelEx_ptsz_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuArrayGetMemoryRequirements_params_st": "@11.8 =",
    "cuMipmappedArrayGetMemoryRequirements_params_st": "@11.8 =",
    "cuGraphInstantiateWithParams_params_st": "@12.0 =",
    "cuGraphInstantiateWithParams_ptsz_params_st": "@12.0 =",
    "cuGraphExecGetFlags_params_st": "@12.0 =",
    "cuStreamWaitValue32_v2_params_st": "@12.0 =",
    "cuStreamWaitValue32_v2_ptsz_params_st": "@12.0 =",
    "cuStreamWaitValue64_v2_params_st": "@12.0 =",
    "cuStreamWaitValue64_v2_ptsz_params_st": "@12.0 =",
    "cuStreamWriteValue32_v2_params_st": "@12.0 =",
    "cuStreamWriteValue32_v2_ptsz_params_st": "@12.0 =",
    "cuStreamWriteValue64_v2_params_st": "@12.0 =",
    "cuStreamWriteValue64_v2_ptsz_params_st": "@12.0 =",
    "cuStreamBatchMemOp_v2_params_st": """@12.0<13.1 =
@13.1 =""",
    "cuStreamBatchMemOp_v2_ptsz_params_st": """@12.0<13.1 =
@13.1 =""",
    "cuGraphAddBatchMemOpNode_params_st": """@12.0<12.2 =
@12.2<13.1 =
@13.1 =""",
    "cuGraphBatchMemOpNodeGetParams_params_st": """@12.0<12.2 =
@12.2<13.1 =
@13.1 =""",
    "cuGraphBatchMemOpNodeSetParams_params_st": """@12.0<12.2 =
@12.2<13.1 =
@13.1 =""",
    "cuGraphExecBatchMemOpNodeSetParams_params_st": """@12.0<12.2 =
@12.2<13.1 =
@13.1 =""",
    "cuModuleGetLoadingMode_params_st": "@11.8 =",
    "cuMemGetHandleForAddressRange_params_st": "@11.8 =",
    "cuOccupancyMaxPotentialClusterSize_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuOccupancyMaxActiveClusters_params_st": """@11.8<12.0 =
@12.0<12.3 =
@12.3<12.4 =
@12.4<12.5 =
@12.5<12.8 =
@12.8<13.0 =
@13.0<13.2 =
@13.2 =""",
    "cuGetProcAddress_v2_params_st": "@12.0 =",
    "cuLibraryLoadData_params_st": "@12.0 =",
    "cuLibraryLoadFromFile_params_st": "@12.0 =",
    "cuLibraryUnload_params_st": "@12.0 =",
    "cuLibraryGetKernel_params_st": "@12.0 =",
    "cuLibraryGetModule_params_st": "@12.0 =",
    "cuKernelGetFunction_params_st": "@12.0 =",
    "cuLibraryGetGlobal_params_st": "@12.0 =",
    "cuLibraryGetManaged_params_st": "@12.0 =",
    "cuKernelGetAttribute_params_st": "@12.0 =",
    "cuKernelSetAttribute_params_st": "@12.0 =",
    "cuKernelSetCacheConfig_params_st": "@12.0 =",
    "cuGraphAddKernelNode_v2_params_st": "@12.0 =",
    "cuGraphKernelNodeGetParams_v2_params_st": "@12.0 =",
    "cuGraphKernelNodeSetParams_v2_params_st": "@12.0 =",
    "cuGraphExecKernelNodeSetParams_v2_params_st": "@12.0 =",
    "cuStreamGetId_params_st": "@12.0 =",
    "cuStreamGetId_ptsz_params_st": "@12.0 =",
    "cuCtxGetId_params_st": "@12.0 =",
    "cuGraphExecUpdate_v2_params_st": "@12.0 =",
    "cuTensorMapEncodeTiled_params_st": """@12.0<13.0 =
@13.0 =""",
    "cuTensorMapEncodeIm2col_params_st": """@12.0<13.0 =
@13.0 =""",
    "cuTensorMapReplaceAddress_params_st": """@12.0<13.0 =
@13.0 =""",
    "cuLibraryGetUnifiedFunction_params_st": "@12.0 =",
    "cuCoredumpGetAttribute_params_st": "@12.1 =",
    "cuCoredumpGetAttributeGlobal_params_st": "@12.1 =",
    "cuCoredumpSetAttribute_params_st": "@12.1 =",
    "cuCoredumpSetAttributeGlobal_params_st": "@12.1 =",
    "cuCtxSetFlags_params_st": "@12.1 =",
    "cuMulticastCreate_params_st": "@12.1 =",
    "cuMulticastAddDevice_params_st": "@12.1 =",
    "cuMulticastBindMem_params_st": "@12.1 =",
    "cuMulticastBindAddr_params_st": "@12.1 =",
    "cuMulticastUnbind_params_st": "@12.1 =",
    "cuMulticastGetGranularity_params_st": "@12.1 =",
    "cuGraphAddNode_params_st": """@12.2<12.3 =
@12.3<12.6 =
@12.6<12.9 =
@12.9<13.1 =
@13.1<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cuGraphNodeSetParams_params_st": """@12.2<12.3 =
@12.3<12.6 =
@12.6<12.9 =
@12.9<13.1 =
@13.1<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cuGraphExecNodeSetParams_params_st": """@12.2<12.3 =
@12.3<12.6 =
@12.6<12.9 =
@12.9<13.1 =
@13.1<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cuMemAdvise_v2_params_st": """@12.2<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemPrefetchAsync_v2_params_st": """@12.2<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemPrefetchAsync_v2_ptsz_params_st": """@12.2<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuFuncGetName_params_st": "@12.3 =",
    "cuKernelGetName_params_st": "@12.3 =",
    "cuStreamBeginCaptureToGraph_params_st": "@12.3 =",
    "cuStreamBeginCaptureToGraph_ptsz_params_st": "@12.3 =",
    "cuGraphConditionalHandleCreate_params_st": "@12.3 =",
    "cuGraphAddNode_v2_params_st": """@12.3<12.6 =
@12.6<12.9 =
@12.9<13.1 =
@13.1<13.2 =
@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cuGraphGetEdges_v2_params_st": "@12.3 =",
    "cuGraphNodeGetDependencies_v2_params_st": "@12.3 =",
    "cuGraphNodeGetDependentNodes_v2_params_st": "@12.3 =",
    "cuGraphAddDependencies_v2_params_st": "@12.3 =",
    "cuGraphRemoveDependencies_v2_params_st": "@12.3 =",
    "cuStreamGetCaptureInfo_v3_params_st": "@12.3 =",
    "cuStreamGetCaptureInfo_v3_ptsz_params_st": "@12.3 =",
    "cuStreamUpdateCaptureDependencies_v2_params_st": "@12.3 =",
    "cuStreamUpdateCaptureDependencies_v2_ptsz_params_st": "@12.3 =",
    "cuFuncGetParamInfo_params_st": "@12.4 =",
    "cuKernelGetParamInfo_params_st": "@12.4 =",
    "cuDeviceRegisterAsyncNotification_params_st": "@12.5 =",
    "cuDeviceUnregisterAsyncNotification_params_st": "@12.5 =",
    "cuModuleGetFunctionCount_params_st": "@12.4 =",
    "cuModuleEnumerateFunctions_params_st": "@12.4 =",
    "cuLibraryGetKernelCount_params_st": "@12.4 =",
    "cuLibraryEnumerateKernels_params_st": "@12.4 =",
    "cuFuncIsLoaded_params_st": "@12.4 =",
    "cuFuncLoad_params_st": "@12.4 =",
    "cuGreenCtxCreate_params_st": "@12.4 =",
    "cuGreenCtxDestroy_params_st": "@12.4 =",
    "cuDeviceGetDevResource_params_st": """@12.4<13.0 =
@13.0<13.1 =
@13.1<13.4 =
@13.4 =""",
    "cuCtxGetDevResource_params_st": """@12.4<13.0 =
@13.0<13.1 =
@13.1<13.4 =
@13.4 =""",
    "cuGreenCtxGetDevResource_params_st": """@12.4<13.0 =
@13.0<13.1 =
@13.1<13.4 =
@13.4 =""",
    "cuDevResourceGenerateDesc_params_st": """@12.4<13.0 =
@13.0<13.1 =
@13.1<13.4 =
@13.4 =""",
    "cuGreenCtxRecordEvent_params_st": "@12.4 =",
    "cuGreenCtxWaitEvent_params_st": "@12.4 =",
    "cuDevSmResourceSplitByCount_params_st": """@12.4<13.0 struct 40 8
  0 CUdevResource *result
  8 unsigned int *nbGroups
  16 const CUdevResource *input
  24 CUdevResource *remaining
  32 unsigned int useFlags
  36 unsigned int minCount
@13.0<13.1 struct 40 8
  0 CUdevResource *result
  8 unsigned int *nbGroups
  16 const CUdevResource *input
  24 CUdevResource *remaining
  32 unsigned int useFlags
  36 unsigned int minCount
@13.1<13.4 =
@13.4 =""",
    "cuStreamGetGreenCtx_params_st": "@12.4 =",
    "cuCtxFromGreenCtx_params_st": "@12.4 =",
    "cuKernelGetLibrary_params_st": "@12.5 =",
    "cuCtxRecordEvent_params_st": "@12.5 =",
    "cuCtxWaitEvent_params_st": "@12.5 =",
    "cuCtxCreate_v4_params_st": "@12.5 =",
    "cuGreenCtxStreamCreate_params_st": "@12.5 =",
    "cuStreamGetCtx_v2_params_st": "@12.5 =",
    "cuStreamGetCtx_v2_ptsz_params_st": "@12.5 =",
    "cuMemBatchDecompressAsync_params_st": "@12.8 =",
    "cuMemBatchDecompressAsync_ptsz_params_st": "@12.8 =",
    "cuLogsRegisterCallback_params_st": "@12.9 =",
    "cuLogsUnregisterCallback_params_st": "@12.9 =",
    "cuLogsCurrent_params_st": "@12.9 =",
    "cuLogsDumpToFile_params_st": "@12.9 =",
    "cuLogsDumpToMemory_params_st": "@12.9 =",
    "cuCheckpointProcessGetRestoreThreadId_params_st": "@12.8 =",
    "cuCheckpointProcessGetState_params_st": "@12.8 =",
    "cuCheckpointProcessLock_params_st": "@12.8 =",
    "cuCheckpointProcessCheckpoint_params_st": """@12.8<13.4 =
@13.4 =""",
    "cuCheckpointProcessRestore_params_st": """@12.8<13.0 =
@13.0<13.3 =
@13.3<13.4 =
@13.4 =""",
    "cuCheckpointProcessUnlock_params_st": "@12.8 =",
    "cuStreamGetDevice_params_st": "@12.8 =",
    "cuStreamGetDevice_ptsz_params_st": "@12.8 =",
    "cuMemcpyBatchAsync_params_st": """@12.8<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemcpyBatchAsync_ptsz_params_st": """@12.8<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemcpy3DBatchAsync_params_st": """@12.8<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemcpy3DBatchAsync_ptsz_params_st": """@12.8<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuEventElapsedTime_v2_params_st": "@12.8 =",
    "cuTensorMapEncodeIm2colWide_params_st": """@12.9<13.0 =
@13.0 =""",
    "cuGreenCtxGetId_params_st": "@13.0 =",
    "cuStreamBeginCaptureToCig_params_st": "@13.2 =",
    "cuMemPrefetchBatchAsync_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemPrefetchBatchAsync_ptsz_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemDiscardBatchAsync_params_st": "@13.0 =",
    "cuMemDiscardBatchAsync_ptsz_params_st": "@13.0 =",
    "cuMemDiscardAndPrefetchBatchAsync_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemDiscardAndPrefetchBatchAsync_ptsz_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuCtxGetDevice_v2_params_st": "@13.0 =",
    "cuMemcpyBatchAsync_v2_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemcpyBatchAsync_v2_ptsz_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemcpy3DBatchAsync_v2_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemcpy3DBatchAsync_v2_ptsz_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuCtxSynchronize_v2_params_st": "@13.0 =",
    "cuMemGetDefaultMemPool_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemGetMemPool_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuMemSetMemPool_params_st": """@13.0<13.2 =
@13.2<13.4 =
@13.4 =""",
    "cuDeviceGetP2PAtomicCapabilities_params_st": "@13.0 =",
    "cuDeviceGetHostAtomicCapabilities_params_st": "@13.0 =",
    "cuStreamGetDevResource_params_st": """@13.1<13.4 =
@13.4 =""",
    "cuStreamGetDevResource_ptsz_params_st": """@13.1<13.4 =
@13.4 =""",
    "cuGraphNodeGetContainingGraph_params_st": "@13.1 =",
    "cuGraphNodeGetLocalId_params_st": "@13.1 =",
    "cuGraphNodeGetToolsId_params_st": "@13.1 =",
    "cuGraphGetId_params_st": "@13.1 =",
    "cuGraphExecGetId_params_st": "@13.1 =",
    "cuStreamBeginCaptureToCig_ptsz_params_st": "@13.2 =",
    "cuStreamEndCaptureToCig_params_st": "@13.2 =",
    "cuStreamEndCaptureToCig_ptsz_params_st": "@13.2 =",
    "cuMulticastBindMem_v2_params_st": "@13.1 =",
    "cuMulticastBindAddr_v2_params_st": "@13.1 =",
    "cuDevSmResourceSplit_params_st": """@13.1<13.4 =
@13.4 =""",
    "cuLaunchHostFunc_v2_params_st": "@13.2 =",
    "cuLaunchHostFunc_v2_ptsz_params_st": "@13.2 =",
    "cuFuncGetParamCount_params_st": "@13.2 =",
    "cuKernelGetParamCount_params_st": "@13.2 =",
    "cuMemcpyWithAttributesAsync_params_st": """@13.2<13.4 =
@13.4 =""",
    "cuMemcpyWithAttributesAsync_ptsz_params_st": """@13.2<13.4 =
@13.4 =""",
    "cuMemcpy3DWithAttributesAsync_params_st": """@13.2<13.4 =
@13.4 =""",
    "cuMemcpy3DWithAttributesAsync_ptsz_params_st": """@13.2<13.4 =
@13.4 =""",
    "cuGraphNodeGetParams_params_st": """@13.2<13.3 =
@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cuCoredumpRegisterStartCallback_params_st": "@13.2 =",
    "cuCoredumpRegisterCompleteCallback_params_st": "@13.2 =",
    "cuCoredumpDeregisterStartCallback_params_st": "@13.2 =",
    "cuCoredumpDeregisterCompleteCallback_params_st": "@13.2 =",
    "cuStreamBeginRecaptureToGraph_params_st": """@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cuStreamBeginRecaptureToGraph_ptsz_params_st": """@13.3<13.4 =
@13.4<13.5 =
@13.5 =""",
    "cuLogicalEndpointIdReserve_params_st": "@13.4 =",
    "cuLogicalEndpointIdRelease_params_st": "@13.4 =",
    "cuLogicalEndpointCreate_params_st": "@13.4 =",
    "cuLogicalEndpointAddDevice_params_st": "@13.4 =",
    "cuLogicalEndpointDestroy_params_st": "@13.4 =",
    "cuLogicalEndpointBindAddr_params_st": "@13.4 =",
    "cuLogicalEndpointBindMem_params_st": "@13.4 =",
    "cuLogicalEndpointUnbind_params_st": "@13.4 =",
    "cuLogicalEndpointExport_params_st": "@13.4 =",
    "cuLogicalEndpointImport_params_st": "@13.4 =",
    "cuLogicalEndpointGetLimits_params_st": "@13.4 =",
    "cuLogicalEndpointQuery_params_st": "@13.4 =",
    "cuMemGetLocationInfo_params_st": "@13.4 =",
    "cuCheckpointOperationComplete_params_st": "@13.4 =",
    "cuGraphAddNode_v3_params_st": """@13.4<13.5 =
@13.5 =""",
    "cuGraphNodeSetParams_v2_params_st": """@13.4<13.5 =
@13.5 =""",
    "cuDeviceGetFabricClusterUuid_params_st": "@13.4 =",
    "cuDeviceGetCliqueCount_params_st": "@13.4 =",
    "cuDeviceGetCliqueInfo_params_st": "@13.4 =",
    "CUpti_PCSamplingStallReason": """struct 8 8
  0 uint32_t pcSamplingStallReasonIndex
  4 uint32_t samples""",
    "CUpti_PCSamplingPCData": """@11.7<12.4 struct 56 8
  0 size_t size
  8 uint64_t cubinCrc
  16 uint64_t pcOffset
  24 uint32_t functionIndex
  28 uint32_t pad
  32 char *functionName
  40 size_t stallReasonCount
  48 CUpti_PCSamplingStallReason *stallReason
@12.4 struct 64 8
  0 size_t size
  8 uint64_t cubinCrc
  16 uint64_t pcOffset
  24 uint32_t functionIndex
  28 uint32_t pad
  32 char *functionName
  40 size_t stallReasonCount
  48 CUpti_PCSamplingStallReason *stallReason
  56 uint32_t correlationId""",
    "CUpti_PCSamplingData": """@11.7<12.0 struct 72 8
  0 size_t size
  8 size_t collectNumPcs
  16 uint64_t totalSamples
  24 uint64_t droppedSamples
  32 size_t totalNumPcs
  40 size_t remainingNumPcs
  48 uint64_t rangeId
  56 CUpti_PCSamplingPCData *pPcData
  64 uint64_t nonUsrKernelsTotalSamples
@12.0<12.4 struct 80 8
  0 size_t size
  8 size_t collectNumPcs
  16 uint64_t totalSamples
  24 uint64_t droppedSamples
  32 size_t totalNumPcs
  40 size_t remainingNumPcs
  48 uint64_t rangeId
  56 CUpti_PCSamplingPCData *pPcData
  64 uint64_t nonUsrKernelsTotalSamples
  72 uint8_t hardwareBufferFull
@12.4 struct 80 8
  0 size_t size
  8 size_t collectNumPcs
  16 uint64_t totalSamples
  24 uint64_t droppedSamples
  32 size_t totalNumPcs
  40 size_t remainingNumPcs
  48 uint64_t rangeId
  56 CUpti_PCSamplingPCData *pPcData
  64 uint64_t nonUsrKernelsTotalSamples
  72 uint8_t hardwareBufferFull""",
    "CUpti_PCSamplingConfigurationInfo": """@11.7<12.0 struct 32 8
  0 CUpti_PCSamplingConfigurationAttributeType attributeType
  4 CUptiResult attributeStatus
  8 union 24 8 attributeData
    0 struct 24 8 invalidData
      0 uint64_t data[3]
    0 struct 4 4 samplingPeriodData
      0 uint32_t samplingPeriod
    0 struct 16 8 stallReasonData
      0 size_t stallReasonCount
      8 uint32_t *pStallReasonIndex
    0 struct 8 8 scratchBufferSizeData
      0 size_t scratchBufferSize
    0 struct 8 8 hardwareBufferSizeData
      0 size_t hardwareBufferSize
    0 struct 4 4 collectionModeData
      0 CUpti_PCSamplingCollectionMode collectionMode
    0 struct 4 4 enableStartStopControlData
      0 uint32_t enableStartStopControl
    0 struct 4 4 outputDataFormatData
      0 CUpti_PCSamplingOutputDataFormat outputDataFormat
    0 struct 8 8 samplingDataBufferData
      0 void *samplingDataBuffer
@12.0 struct 32 8
  0 CUpti_PCSamplingConfigurationAttributeType attributeType
  4 CUptiResult attributeStatus
  8 union 24 8 attributeData
    0 struct 24 8 invalidData
      0 uint64_t data[3]
    0 struct 4 4 samplingPeriodData
      0 uint32_t samplingPeriod
    0 struct 16 8 stallReasonData
      0 size_t stallReasonCount
      8 uint32_t *pStallReasonIndex
    0 struct 8 8 scratchBufferSizeData
      0 size_t scratchBufferSize
    0 struct 8 8 hardwareBufferSizeData
      0 size_t hardwareBufferSize
    0 struct 4 4 collectionModeData
      0 CUpti_PCSamplingCollectionMode collectionMode
    0 struct 4 4 enableStartStopControlData
      0 uint32_t enableStartStopControl
    0 struct 4 4 outputDataFormatData
      0 CUpti_PCSamplingOutputDataFormat outputDataFormat
    0 struct 8 8 samplingDataBufferData
      0 void *samplingDataBuffer
    0 struct 4 4 workerThreadPeriodicSleepSpanData
      0 uint32_t workerThreadPeriodicSleepSpan""",
    "CUpti_PCSamplingConfigurationInfoParams": """@11.7<12.0 struct 40 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numAttributes
  32 CUpti_PCSamplingConfigurationInfo *pPCSamplingConfigurationInfo
@12.0 struct 40 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numAttributes
  32 CUpti_PCSamplingConfigurationInfo *pPCSamplingConfigurationInfo""",
    "CUpti_PCSamplingGetDataParams": """struct 32 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx
  24 void *pcSamplingData""",
    "CUpti_PCSamplingEnableParams": """struct 24 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_PCSamplingDisableParams": """struct 24 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_PCSamplingStartParams": """struct 24 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_PCSamplingStopParams": """struct 24 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_PCSamplingGetNumStallReasonsParams": """struct 32 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx
  24 size_t *numStallReasons""",
    "CUpti_PCSamplingGetStallReasonsParams": """struct 48 8
  0 size_t size
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numStallReasons
  32 uint32_t *stallReasonIndex
  40 char **stallReasons""",
    "CUpti_GetSassToSourceCorrelationParams": """struct 64 8
  0 size_t size
  8 const void *cubin
  16 const char *functionName
  24 size_t cubinSize
  32 uint32_t lineNumber
  40 uint64_t pcOffset
  48 char *fileName
  56 char *dirName""",
    "CUpti_GetCubinCrcParams": """struct 32 8
  0 size_t size
  8 size_t cubinSize
  16 const void *cubin
  24 uint64_t cubinCrc""",
    "CUpti_Profiler_Initialize_Params": """struct 16 8
  0 size_t structSize
  8 void *pPriv""",
    "CUpti_Profiler_DeInitialize_Params": """struct 16 8
  0 size_t structSize
  8 void *pPriv""",
    "CUpti_Profiler_CounterDataImageOptions": """struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 const uint8_t *pCounterDataPrefix
  24 size_t counterDataPrefixSize
  32 uint32_t maxNumRanges
  36 uint32_t maxNumRangeTreeNodes
  40 uint32_t maxRangeNameLength""",
    "CUpti_Profiler_CounterDataImage_CalculateSize_Params": """struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 size_t sizeofCounterDataImageOptions
  24 const CUpti_Profiler_CounterDataImageOptions *pOptions
  32 size_t counterDataImageSize""",
    "CUpti_Profiler_CounterDataImage_Initialize_Params": """struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 size_t sizeofCounterDataImageOptions
  24 const CUpti_Profiler_CounterDataImageOptions *pOptions
  32 size_t counterDataImageSize
  40 uint8_t *pCounterDataImage""",
    "CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params": """struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 size_t counterDataImageSize
  24 uint8_t *pCounterDataImage
  32 size_t counterDataScratchBufferSize""",
    "CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params": """struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 size_t counterDataImageSize
  24 uint8_t *pCounterDataImage
  32 size_t counterDataScratchBufferSize
  40 uint8_t *pCounterDataScratchBuffer""",
    "CUpti_Profiler_BeginSession_Params": """struct 96 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t counterDataImageSize
  32 uint8_t *pCounterDataImage
  40 size_t counterDataScratchBufferSize
  48 uint8_t *pCounterDataScratchBuffer
  56 uint8_t bDumpCounterDataInFile
  64 const char *pCounterDataFilePath
  72 CUpti_ProfilerRange range
  76 CUpti_ProfilerReplayMode replayMode
  80 size_t maxRangesPerPass
  88 size_t maxLaunchesPerPass""",
    "CUpti_Profiler_EndSession_Params": """struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_Profiler_SetConfig_Params": """struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 const uint8_t *pConfig
  32 size_t configSize
  40 uint16_t minNestingLevel
  42 uint16_t numNestingLevels
  48 size_t passIndex
  56 uint16_t targetNestingLevel""",
    "CUpti_Profiler_UnsetConfig_Params": """struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_Profiler_BeginPass_Params": """struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_Profiler_EndPass_Params": """struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 uint16_t targetNestingLevel
  32 size_t passIndex
  40 uint8_t allPassesSubmitted""",
    "CUpti_Profiler_EnableProfiling_Params": """struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_Profiler_DisableProfiling_Params": """struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_Profiler_IsPassCollected_Params": """struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numRangesDropped
  32 size_t numTraceBytesDropped
  40 uint8_t onePassCollected
  41 uint8_t allPassesCollected""",
    "CUpti_Profiler_FlushCounterData_Params": """struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numRangesDropped
  32 size_t numTraceBytesDropped""",
    "CUpti_Profiler_PushRange_Params": """struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 const char *pRangeName
  32 size_t rangeNameLength""",
    "CUpti_Profiler_PopRange_Params": """struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx""",
    "CUpti_Profiler_GetCounterAvailability_Params": """@11.7<13.1 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t counterAvailabilityImageSize
  32 uint8_t *pCounterAvailabilityImage
@13.1<13.2 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t counterAvailabilityImageSize
  32 uint8_t *pCounterAvailabilityImage
  40 _Bool bAllowDeviceLevelCounters
@13.2 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t counterAvailabilityImageSize
  32 uint8_t *pCounterAvailabilityImage
  40 uint8_t bAllowDeviceLevelCounters""",
    "CUpti_Profiler_DeviceSupported_Params": """@11.7<12.1 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUdevice cuDevice
  20 CUpti_Profiler_Support_Level isSupported
  24 CUpti_Profiler_Support_Level architecture
  28 CUpti_Profiler_Support_Level sli
  32 CUpti_Profiler_Support_Level vGpu
  36 CUpti_Profiler_Support_Level confidentialCompute
  40 CUpti_Profiler_Support_Level cmp
@12.1<12.2 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUdevice cuDevice
  20 CUpti_Profiler_Support_Level isSupported
  24 CUpti_Profiler_Support_Level architecture
  28 CUpti_Profiler_Support_Level sli
  32 CUpti_Profiler_Support_Level vGpu
  36 CUpti_Profiler_Support_Level confidentialCompute
  40 CUpti_Profiler_Support_Level cmp
  44 CUpti_Profiler_Support_Level wsl
@12.2<13.1 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 CUdevice cuDevice
  20 CUpti_Profiler_Support_Level isSupported
  24 CUpti_Profiler_Support_Level architecture
  28 CUpti_Profiler_Support_Level sli
  32 CUpti_Profiler_Support_Level vGpu
  36 CUpti_Profiler_Support_Level confidentialCompute
  40 CUpti_Profiler_Support_Level cmp
  44 CUpti_Profiler_Support_Level wsl
  48 CUpti_Profiler_API api
@13.1 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 CUdevice cuDevice
  20 CUpti_Profiler_Support_Level isSupported
  24 CUpti_Profiler_Support_Level architecture
  28 CUpti_Profiler_Support_Level sli
  32 CUpti_Profiler_Support_Level vGpu
  36 CUpti_Profiler_Support_Level confidentialCompute
  40 CUpti_Profiler_Support_Level cmp
  44 CUpti_Profiler_Support_Level wsl
  48 CUpti_Profiler_API api
  52 CUpti_Profiler_Support_Level sku""",
    "CUpti_Device_GetChipName_Params": """struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 size_t deviceIndex
  24 const char *pChipName""",
    "CUpti_SassMetrics_MetricDetails": """@12.2 struct 24 8
  0 uint64_t metricId
  8 const char *pMetricName
  16 const char *pMetricDescription""",
    "CUpti_SassMetrics_GetNumOfMetrics_Params": """@12.2 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 const char *pChipName
  24 size_t numOfMetrics""",
    "CUpti_SassMetrics_GetMetrics_Params": """@12.2 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 const char *pChipName
  24 size_t numOfMetrics
  32 CUpti_SassMetrics_MetricDetails *pMetricsList""",
    "CUpti_SassMetrics_GetProperties_Params": """@12.2 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 const char *pChipName
  24 const char *pMetricName
  32 CUpti_SassMetrics_MetricDetails metric""",
    "CUpti_SassMetrics_Config": """@12.2 struct 16 8
  0 uint64_t metricId
  8 uint8_t outputGranularity""",
    "CUpti_SassMetricsSetConfig_Params": """@12.2 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 size_t numOfMetricConfig
  24 CUpti_SassMetrics_Config *pConfigs
  32 uint32_t deviceIndex""",
    "CUpti_SassMetricsUnsetConfig_Params": """@12.2 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 uint32_t deviceIndex""",
    "CUpti_SassMetricsEnable_Params": """@12.2 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 uint8_t enableLazyPatching""",
    "CUpti_SassMetricsDisable_Params": """@12.2 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numOfDroppedRecords""",
    "CUpti_SassMetricsGetDataProperties_Params": """@12.2 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numOfPatchedInstructionRecords
  32 size_t numOfInstances""",
    "CUpti_SassMetrics_InstanceValue": """@12.2 struct 16 8
  0 uint64_t metricId
  8 uint64_t value""",
    "CUpti_SassMetrics_Data": """@12.2 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 uint32_t cubinCrc
  20 uint32_t functionIndex
  24 const char *functionName
  32 uint32_t pcOffset
  40 CUpti_SassMetrics_InstanceValue *pInstanceValues""",
    "CUpti_SassMetricsFlushData_Params": """@12.2 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 size_t numOfPatchedInstructionRecords
  32 size_t numOfInstances
  40 CUpti_SassMetrics_Data *pMetricsData""",
    "CUpti_PmSampling_SetConfig_Params": """@12.6<12.8 struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject
  24 size_t configSize
  32 const uint8_t *pConfig
  40 size_t hardwareBufferSize
  48 uint64_t samplingInterval
  56 CUpti_PmSampling_TriggerMode triggerMode
@12.8 struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject
  24 size_t configSize
  32 const uint8_t *pConfig
  40 size_t hardwareBufferSize
  48 uint64_t samplingInterval
  56 CUpti_PmSampling_TriggerMode triggerMode
  60 CUpti_PmSampling_HardwareBuffer_AppendMode hwBufferAppendMode""",
    "CUpti_PmSampling_Enable_Params": """@12.6 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 size_t deviceIndex
  24 CUpti_PmSampling_Object *pPmSamplingObject""",
    "CUpti_PmSampling_Disable_Params": """@12.6 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject""",
    "CUpti_PmSampling_Start_Params": """@12.6 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject""",
    "CUpti_PmSampling_Stop_Params": """@12.6 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject""",
    "CUpti_PmSampling_DecodeData_Params": """@12.6 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject
  24 uint8_t *pCounterDataImage
  32 size_t counterDataImageSize
  40 CUpti_PmSampling_DecodeStopReason decodeStopReason
  44 uint8_t overflow""",
    "CUpti_PmSampling_GetCounterAvailability_Params": """@12.6 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 size_t deviceIndex
  24 size_t counterAvailabilityImageSize
  32 uint8_t *pCounterAvailabilityImage""",
    "CUpti_PmSampling_GetCounterDataSize_Params": """@12.6 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject
  24 const char **pMetricNames
  32 size_t numMetrics
  40 uint32_t maxSamples
  48 size_t counterDataSize""",
    "CUpti_PmSampling_CounterDataImage_Initialize_Params": """@12.6 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject
  24 size_t counterDataSize
  32 uint8_t *pCounterData""",
    "CUpti_PmSampling_GetCounterDataInfo_Params": """@12.6 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 const uint8_t *pCounterDataImage
  24 size_t counterDataImageSize
  32 size_t numTotalSamples
  40 size_t numPopulatedSamples
  48 size_t numCompletedSamples""",
    "CUpti_PmSampling_CounterData_GetSampleInfo_Params": """@12.6 struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_PmSampling_Object *pPmSamplingObject
  24 const uint8_t *pCounterDataImage
  32 size_t counterDataImageSize
  40 size_t sampleIndex
  48 uint64_t startTimestamp
  56 uint64_t endTimestamp""",
    "CUpti_Profiler_Host_Initialize_Params": """@12.6<13.2 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_ProfilerType profilerType
  24 const char *pChipName
  32 const uint8_t *pCounterAvailabilityImage
  40 CUpti_Profiler_Host_Object *pHostObject
@13.2 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_ProfilerType profilerType
  24 const char *pChipName
  32 const uint8_t *pCounterAvailabilityImage
  40 CUpti_Profiler_Host_Object *pHostObject
  48 const char *pSinglePassMetricSetName""",
    "CUpti_Profiler_Host_Deinitialize_Params": """@12.6 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 struct CUpti_Profiler_Host_Object *pHostObject""",
    "CUpti_Profiler_Host_GetSupportedChips_Params": """@12.6 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 size_t numChips
  24 const char *const *ppChipNames""",
    "CUpti_Profiler_Host_GetBaseMetrics_Params": """@12.6 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 struct CUpti_Profiler_Host_Object *pHostObject
  24 CUpti_MetricType metricType
  32 const char **ppMetricNames
  40 size_t numMetrics""",
    "CUpti_Profiler_Host_GetSubMetrics_Params": """@12.6 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_Profiler_Host_Object *pHostObject
  24 CUpti_MetricType metricType
  32 const char *pMetricName
  40 size_t numOfSubmetrics
  48 const char **ppSubMetrics""",
    "CUpti_Profiler_Host_GetMetricProperties_Params": """@12.6<13.1 struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_Profiler_Host_Object *pHostObject
  24 const char *pMetricName
  32 const char *pDescription
  40 const char *pHwUnit
  48 const char *pDimUnit
  56 CUpti_MetricType metricType
@13.1 struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_Profiler_Host_Object *pHostObject
  24 const char *pMetricName
  32 const char *pDescription
  40 const char *pHwUnit
  48 const char *pDimUnit
  56 CUpti_MetricType metricType
  60 CUpti_MetricCollectionScope metricCollectionScope""",
    "CUpti_Profiler_Host_GetRangeName_Params": """@12.6 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 const uint8_t *pCounterDataImage
  24 size_t counterDataImageSize
  32 size_t rangeIndex
  40 const char *delimiter
  48 const char *pRangeName""",
    "CUpti_Profiler_Host_EvaluateToGpuValues_Params": """@12.6 struct 72 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_Profiler_Host_Object *pHostObject
  24 const uint8_t *pCounterDataImage
  32 size_t counterDataImageSize
  40 size_t rangeIndex
  48 const char **ppMetricNames
  56 size_t numMetrics
  64 double *pMetricValues""",
    "CUpti_Profiler_Host_ConfigAddMetrics_Params": """@12.6 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 struct CUpti_Profiler_Host_Object *pHostObject
  24 const char **ppMetricNames
  32 size_t numMetrics""",
    "CUpti_Profiler_Host_GetConfigImageSize_Params": """@12.6 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_Profiler_Host_Object *pHostObject
  24 size_t configImageSize""",
    "CUpti_Profiler_Host_GetConfigImage_Params": """@12.6 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_Profiler_Host_Object *pHostObject
  24 size_t configImageSize
  32 uint8_t *pConfigImage""",
    "CUpti_Profiler_Host_GetNumOfPasses_Params": """@12.6 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 size_t configImageSize
  24 uint8_t *pConfigImage
  32 size_t numOfPasses""",
    "CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params": """@12.6 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_ProfilerType profilerType
  24 const char *pChipName
  32 uint8_t *pCounterAvailabilityImage
  40 size_t maxMetricsPerPass""",
    "CUpti_Profiler_Host_GetSinglePassSets_Params": """@13.2 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 const char *pChipName
  24 size_t numOfSinglePassSets
  32 const char **ppSinglePassSets""",
    "CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params": """@13.2 struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 const char *pChipName
  24 const char *pSinglePassSetName
  32 size_t numOfMetricsInSinglePassSet
  40 size_t metricsBufferSize
  48 size_t *pMetricsIndicesBuffer
  56 uint8_t *pMetricsBuffer""",
    "CUpti_Profiler_Host_SetDevicePartitionInfo_Params": """@13.3 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_Profiler_Host_Object *pHostObject
  24 uint8_t *pDevicePartitionInfo
  32 size_t devicePartitionInfoSize""",
    "CUpti_RangeProfiler_SetConfig_Params": """@12.6 struct 96 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject
  24 size_t configSize
  32 const uint8_t *pConfig
  40 size_t counterDataImageSize
  48 uint8_t *pCounterDataImage
  56 CUpti_ProfilerRange range
  60 CUpti_ProfilerReplayMode replayMode
  64 size_t maxRangesPerPass
  72 uint16_t numNestingLevels
  74 uint16_t minNestingLevel
  80 size_t passIndex
  88 uint16_t targetNestingLevel""",
    "CUpti_RangeProfiler_Enable_Params": """@12.6<13.4 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 CUpti_RangeProfiler_Object *pRangeProfilerObject
@13.4 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUcontext ctx
  24 CUpti_RangeProfiler_Object *pRangeProfilerObject
  32 CUpti_CacheControl_Mode cacheControlMode""",
    "CUpti_RangeProfiler_Disable_Params": """@12.6 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject""",
    "CUpti_RangeProfiler_Start_Params": """@12.6 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject""",
    "CUpti_RangeProfiler_Stop_Params": """@12.6 struct 48 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject
  24 size_t passIndex
  32 size_t targetNestingLevel
  40 uint8_t isAllPassSubmitted""",
    "CUpti_RangeProfiler_PushRange_Params": """@12.6 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject
  24 const char *pRangeName""",
    "CUpti_RangeProfiler_PopRange_Params": """@12.6 struct 24 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject""",
    "CUpti_RangeProfiler_DecodeData_Params": """@12.6 struct 32 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject
  24 size_t numOfRangeDropped""",
    "CUpti_RangeProfiler_GetCounterDataSize_Params": """@12.6 struct 64 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject
  24 const char **pMetricNames
  32 size_t numMetrics
  40 size_t maxNumOfRanges
  48 uint32_t maxNumRangeTreeNodes
  56 size_t counterDataSize""",
    "CUpti_RangeProfiler_CounterDataImage_Initialize_Params": """@12.6 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject
  24 size_t counterDataSize
  32 uint8_t *pCounterData""",
    "CUpti_RangeProfiler_GetCounterDataInfo_Params": """@12.6 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 const uint8_t *pCounterDataImage
  24 size_t counterDataImageSize
  32 size_t numTotalRanges""",
    "CUpti_RangeProfiler_CounterData_GetRangeInfo_Params": """@12.6 struct 56 8
  0 size_t structSize
  8 void *pPriv
  16 const uint8_t *pCounterDataImage
  24 size_t counterDataImageSize
  32 size_t rangeIndex
  40 const char *rangeDelimiter
  48 const char *rangeName""",
    "CUpti_RangeProfiler_GetDevicePartitionInfo_Params": """@13.3 struct 40 8
  0 size_t structSize
  8 void *pPriv
  16 CUpti_RangeProfiler_Object *pRangeProfilerObject
  24 size_t devicePartitionInfoSize
  32 uint8_t *pDevicePartitionInfo""",
    "cudaThreadSetLimit_v3020_params_st": """@11.7<11.8 =
@12.0<12.1 =
@12.9<13.0 =""",
    "cudaThreadGetLimit_v3020_params_st": """@11.7<11.8 =
@12.0<12.1 =
@12.9<13.0 =""",
    "cudaThreadGetCacheConfig_v3020_params_st": """@11.7<11.8 =
@12.0<12.1 =
@12.9<13.0 =""",
    "cudaThreadSetCacheConfig_v3020_params_st": """@11.7<11.8 =
@12.0<12.1 =
@12.9<13.0 =""",
    "cudaGetDeviceProperties_v2_v12000_params_st": """@12.0<12.1 =
@12.1<12.3 =
@12.3<12.8 =
@12.8<13.0 =""",
    "cudaStreamGetCaptureInfo_v2_ptsz_v11030_params_st": "@11.7<13.0 =",
    "cudaStreamGetCaptureInfo_v3_ptsz_v12030_params_st": "@12.3<13.0 =",
    "cudaStreamUpdateCaptureDependencies_ptsz_v11030_params_st": "@11.7<13.0 =",
    "cudaStreamUpdateCaptureDependencies_v2_ptsz_v12030_params_st": "@12.3<13.0 =",
    "cudaEventElapsedTime_v3020_params_st": "@11.7<13.0 =",
    "cudaEventElapsedTime_v2_v12080_params_st": "@12.8<13.0 =",
    "cudaSignalExternalSemaphoresAsync_v2_ptsz_v11020_params_st": "@11.7<13.0 =",
    "cudaWaitExternalSemaphoresAsync_v2_ptsz_v11020_params_st": "@11.7<13.0 =",
    "cudaLaunchCooperativeKernelMultiDevice_v9000_params_st": "@11.7<13.0 =",
    "cudaSetDoubleForDevice_v3020_params_st": """@11.7<11.8 =
@12.0<12.1 =
@12.9<13.0 =""",
    "cudaSetDoubleForHost_v3020_params_st": """@11.7<11.8 =
@12.0<12.1 =
@12.9<13.0 =""",
    "cudaMemcpyBatchAsync_ptsz_v12080_params_st": "@12.8<13.0 =",
    "cudaMemcpy3DBatchAsync_ptsz_v12080_params_st": "@12.8<13.0 =",
    "cudaMemPrefetchAsync_ptsz_v8000_params_st": "@11.7<13.0 =",
    "cudaMemPrefetchAsync_v2_ptsz_v12020_params_st": "@12.2<13.0 =",
    "cudaMemAdvise_v8000_params_st": "@11.7<13.0 =",
    "cudaMemAdvise_v2_v12020_params_st": "@12.2<13.0 =",
    "cudaGraphGetEdges_v10000_params_st": "@11.7<13.0 =",
    "cudaGraphGetEdges_v2_v12030_params_st": "@12.3<13.0 =",
    "cudaGraphNodeGetDependencies_v10000_params_st": "@11.7<13.0 =",
    "cudaGraphNodeGetDependencies_v2_v12030_params_st": "@12.3<13.0 =",
    "cudaGraphNodeGetDependentNodes_v10000_params_st": "@11.7<13.0 =",
    "cudaGraphNodeGetDependentNodes_v2_v12030_params_st": "@12.3<13.0 =",
    "cudaGraphAddDependencies_v10000_params_st": "@11.7<13.0 =",
    "cudaGraphAddDependencies_v2_v12030_params_st": "@12.3<13.0 =",
    "cudaGraphRemoveDependencies_v10000_params_st": "@11.7<13.0 =",
    "cudaGraphRemoveDependencies_v2_v12030_params_st": "@12.3<13.0 =",
    "cudaGraphAddNode_v12020_params_st": """@12.2<12.3 =
@12.3<12.6 =
@12.6<12.9 =
@12.9<13.0 =""",
    "cudaGraphAddNode_v2_v12030_params_st": """@12.3<12.6 =
@12.6<12.9 =
@12.9<13.0 =""",
    "cudaMemcpyBatchAsync_v12080_params_st": "@12.8<13.0 =",
    "cudaMemcpy3DBatchAsync_v12080_params_st": "@12.8<13.0 =",
    "cudaMemPrefetchAsync_v8000_params_st": "@11.7<13.0 =",
    "cudaMemPrefetchAsync_v2_v12020_params_st": "@12.2<13.0 =",
    "cudaSignalExternalSemaphoresAsync_v10000_params_st": "@11.7<13.0 =",
    "cudaSignalExternalSemaphoresAsync_ptsz_v10000_params_st": "@11.7<13.0 =",
    "cudaSignalExternalSemaphoresAsync_v2_v11020_params_st": "@11.7<13.0 =",
    "cudaWaitExternalSemaphoresAsync_v10000_params_st": "@11.7<13.0 =",
    "cudaWaitExternalSemaphoresAsync_ptsz_v10000_params_st": "@11.7<13.0 =",
    "cudaWaitExternalSemaphoresAsync_v2_v11020_params_st": "@11.7<13.0 =",
    "cudaStreamGetCaptureInfo_v10010_params_st": "@11.7<13.0 =",
    "cudaStreamGetCaptureInfo_ptsz_v10010_params_st": """@11.7<12.0 struct 24 8
  0 cudaStream_t stream
  8 enum cudaStreamCaptureStatus *pCaptureStatus
  16 unsigned long long *pId
@12.0<13.0 =""",
    "cudaStreamGetCaptureInfo_v2_v11030_params_st": "@11.7<13.0 =",
    "cudaStreamGetCaptureInfo_v3_v12030_params_st": "@12.3<13.0 =",
    "cudaStreamUpdateCaptureDependencies_v11030_params_st": "@11.7<13.0 =",
    "cudaStreamUpdateCaptureDependencies_v2_v12030_params_st": "@12.3<13.0 =",
    "cudaGetDeviceProperties_v3020_params_st": """@11.7<12.0 =
@12.0<12.1 =
@12.1<12.3 =
@12.3<12.8 =
@12.8<13.0 =""",
    "cudaBindTexture_v3020_params_st": "@11.7<12.0 =",
    "cudaBindTexture2D_v3020_params_st": "@11.7<12.0 =",
    "cudaBindTextureToArray_v3020_params_st": "@11.7<12.0 =",
    "cudaBindTextureToMipmappedArray_v5000_params_st": "@11.7<12.0 =",
    "cudaUnbindTexture_v3020_params_st": "@11.7<12.0 =",
    "cudaGetTextureAlignmentOffset_v3020_params_st": "@11.7<12.0 =",
    "cudaGetTextureReference_v3020_params_st": "@11.7<12.0 =",
    "cudaBindSurfaceToArray_v3020_params_st": "@11.7<12.0 =",
    "cudaGetSurfaceReference_v3020_params_st": "@11.7<12.0 =",
    "cudaGraphInstantiate_v10000_params_st": "@11.7<12.0 =",
}

CONSTANTS: dict[str, int | str] = {
    "CUPTI_API_VERSION": "@11.7<11.8 17 | @11.8<12.2 18 | @12.2<12.3 20 | @12.3<12.4 21 | @12.4<12.5 22 | @12.5<12.6 23 | @12.6<12.8 24 | @12.8<12.9 26 | @12.9<13.0 28 | @13.0<13.1 130001 | @13.1<13.2 130101 | @13.2<13.3 130202 | @13.3<13.4 130301 | @13.4<13.5 130401 | @13.5 130500",
    "CUPTI_SUBSCRIBER_NAME_MAX_LEN": "@13.0 53",
    "CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN": "@13.0 64",
    "CUpti_SubscriberParams_STRUCT_SIZE": "@13.0<13.2 unsigned long 32 | @13.2 unsigned long 40",
    "CUPTI_EVENT_OVERFLOW": "uint64_t 18446744073709551615",
    "CUPTI_EVENT_INVALID": "uint64_t 18446744073709551614",
    "CUPTILP64": 1,
    "ACTIVITY_RECORD_ALIGNMENT": 8,
    "CUPTI_MAX_DEVICES": "@13.2 256",
    "CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID": "uint32_t 4294967295",
    "CUPTI_INVALID_DEVICE_ID": "@13.2 uint32_t 4294967295",
    "CUPTI_INVALID_CONTEXT_ID": "@11.7<13.2 uint32_t 4294967295 | @13.2 0",
    "CUPTI_INVALID_STREAM_ID": "@11.7<13.2 uint32_t 4294967295 | @13.2 0",
    "CUPTI_INVALID_CHANNEL_ID": "uint32_t 4294967295",
    "invalidNumaId": "@12.1 uint32_t 4294967295",
    "CUPTI_SOURCE_LOCATOR_ID_UNKNOWN": 0,
    "CUPTI_FUNCTION_INDEX_ID_INVALID": 0,
    "CUPTI_CORRELATION_ID_UNKNOWN": 0,
    "CUPTI_GRID_ID_UNKNOWN": 0,
    "CUPTI_TIMESTAMP_UNKNOWN": 0,
    "CUPTI_SYNCHRONIZATION_INVALID_VALUE": "@11.7<12.8 -1 | @12.8 uint32_t 4294967295",
    "CUPTI_AUTO_BOOST_INVALID_CLIENT_PID": 0,
    "CUPTI_NVLINK_INVALID_PORT": "@11.7<13.2 -1 | @13.2 uint32_t 4294967295",
    "CUPTI_DECOMPRESSED_BYTES_UNKNOWN": "@12.8 0",
    "CUPTI_MAX_GPUS": 32,
    "CUpti_ActivityConfig_STRUCT_SIZE": "@13.2<13.4 unsigned long 32 | @13.4 unsigned long 40",
    "CUPTI_MAX_NVLINK_PORTS": "@11.7<13.2 32 | @13.2 256",
    "CUPTI_STALL_REASON_STRING_SIZE": 128,
    "CUpti_PCSamplingConfigurationInfoParamsSize": "unsigned long 40",
    "CUpti_PCSamplingGetDataParamsSize": "unsigned long 32",
    "CUpti_PCSamplingEnableParamsSize": "unsigned long 24",
    "CUpti_PCSamplingDisableParamsSize": "unsigned long 24",
    "CUpti_PCSamplingStartParamsSize": "unsigned long 24",
    "CUpti_PCSamplingStopParamsSize": "unsigned long 24",
    "CUpti_PCSamplingGetNumStallReasonsParamsSize": "unsigned long 32",
    "CUpti_PCSamplingGetStallReasonsParamsSize": "unsigned long 48",
    "CUpti_GetSassToSourceCorrelationParamsSize": "unsigned long 64",
    "CUpti_GetCubinCrcParamsSize": "unsigned long 32",
    "CUpti_Profiler_Initialize_Params_STRUCT_SIZE": "unsigned long 16",
    "CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE": "unsigned long 16",
    "CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE": "unsigned long 44",
    "CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE": "unsigned long 40",
    "CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE": "unsigned long 48",
    "CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE": "unsigned long 40",
    "CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE": "unsigned long 48",
    "CUpti_Profiler_BeginSession_Params_STRUCT_SIZE": "unsigned long 96",
    "CUpti_Profiler_EndSession_Params_STRUCT_SIZE": "unsigned long 24",
    "CUpti_Profiler_SetConfig_Params_STRUCT_SIZE": "unsigned long 58",
    "CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE": "unsigned long 24",
    "CUpti_Profiler_BeginPass_Params_STRUCT_SIZE": "unsigned long 24",
    "CUpti_Profiler_EndPass_Params_STRUCT_SIZE": "unsigned long 41",
    "CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE": "unsigned long 24",
    "CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE": "unsigned long 24",
    "CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE": "unsigned long 42",
    "CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE": "unsigned long 40",
    "CUpti_Profiler_PushRange_Params_STRUCT_SIZE": "unsigned long 40",
    "CUpti_Profiler_PopRange_Params_STRUCT_SIZE": "unsigned long 24",
    "CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE": "@11.7<13.1 unsigned long 40 | @13.1 unsigned long 41",
    "CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE": "@11.7<12.2 unsigned long 40 | @12.2<13.1 unsigned long 52 | @13.1 unsigned long 56",
    "CUpti_Device_GetChipName_Params_STRUCT_SIZE": "unsigned long 32",
    "CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE": "@12.2 unsigned long 32",
    "CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE": "@12.2 unsigned long 40",
    "CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE": "@12.2 unsigned long 56",
    "CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE": "@12.2 unsigned long 36",
    "CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE": "@12.2 unsigned long 20",
    "CUpti_SassMetricsEnable_Params_STRUCT_SIZE": "@12.2 unsigned long 25",
    "CUpti_SassMetricsDisable_Params_STRUCT_SIZE": "@12.2 unsigned long 32",
    "CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE": "@12.2 unsigned long 40",
    "CUpti_SassMetrics_InstanceValue_STRUCT_SIZE": "@12.2 unsigned long 16",
    "CUpti_SassMetricsFlushData_Params_STRUCT_SIZE": "@12.2 unsigned long 40",
    "CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE": "@12.6<12.8 unsigned long 60 | @12.8 unsigned long 64",
    "CUpti_PmSampling_Enable_Params_STRUCT_SIZE": "@12.6 unsigned long 32",
    "CUpti_PmSampling_Disable_Params_STRUCT_SIZE": "@12.6 unsigned long 24",
    "CUpti_PmSampling_Start_Params_STRUCT_SIZE": "@12.6 unsigned long 24",
    "CUpti_PmSampling_Stop_Params_STRUCT_SIZE": "@12.6 unsigned long 24",
    "CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE": "@12.6 unsigned long 45",
    "CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE": "@12.6 unsigned long 40",
    "CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE": "@12.6 unsigned long 56",
    "CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE": "@12.6 unsigned long 40",
    "CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE": "@12.6 unsigned long 56",
    "CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE": "@12.6 unsigned long 64",
    "CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE": "@12.6<13.2 unsigned long 48 | @13.2 unsigned long 56",
    "CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE": "@12.6 unsigned long 24",
    "CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE": "@12.6 unsigned long 32",
    "CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE": "@12.6 unsigned long 48",
    "CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE": "@12.6 unsigned long 56",
    "CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE": "@12.6<13.1 unsigned long 60 | @13.1 unsigned long 64",
    "CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE": "@12.6 unsigned long 56",
    "CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE": "@12.6 unsigned long 72",
    "CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE": "@12.6 unsigned long 40",
    "CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE": "@12.6 unsigned long 32",
    "CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE": "@12.6 unsigned long 40",
    "CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE": "@12.6 unsigned long 40",
    "CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE": "@12.6 unsigned long 48",
    "CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE": "@13.2 unsigned long 40",
    "CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE": "@13.2 unsigned long 64",
    "CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE": "@13.3 unsigned long 40",
    "CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE": "@12.6 unsigned long 90",
    "CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE": "@12.6<13.4 unsigned long 32 | @13.4 unsigned long 36",
    "CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE": "@12.6 unsigned long 24",
    "CUpti_RangeProfiler_Start_Params_STRUCT_SIZE": "@12.6 unsigned long 24",
    "CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE": "@12.6 unsigned long 41",
    "CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE": "@12.6 unsigned long 32",
    "CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE": "@12.6 unsigned long 24",
    "CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE": "@12.6 unsigned long 32",
    "CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE": "@12.6 unsigned long 64",
    "CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE": "@12.6 unsigned long 40",
    "CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE": "@12.6 unsigned long 40",
    "CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE": "@12.6 unsigned long 56",
    "CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE": "@13.3 unsigned long 40",
}

VARIABLES: dict[str, str] = {
}
