"""The types of driver, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cuda.h, cudaProfiler.h, cudaGL.h, cudaEGL.h, cudaVDPAU.h of the header releases 11.7 to
13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {}
USED_TYPES: tuple[str, ...] = ()
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "VdpDevice": "uint32_t",
    "VdpFuncId": "uint32_t",
    "VdpOutputSurface": "uint32_t",
    "VdpVideoSurface": "uint32_t",
    "VdpStatus": "unsigned int",
    "VdpGetProcAddress": "VdpStatus (VdpDevice, VdpFuncId, void **)",
    "cuuint32_t": "uint32_t",
    "cuuint64_t": "uint64_t",
    "CUdeviceptr_v2": "unsigned long long",
    "CUdeviceptr": "CUdeviceptr_v2",
    "CUdevice_v1": "int",
    "CUdevice": "CUdevice_v1",
    "CUcontext": "struct CUctx_st *",
    "CUmodule": "struct CUmod_st *",
    "CUfunction": "struct CUfunc_st *",
    "CUlibrary": "@12.0 struct CUlib_st *",
    "CUkernel": "@12.0 struct CUkern_st *",
    "CUarray": "struct CUarray_st *",
    "CUmipmappedArray": "struct CUmipmappedArray_st *",
    "CUtexref": "struct CUtexref_st *",
    "CUsurfref": "struct CUsurfref_st *",
    "CUevent": "struct CUevent_st *",
    "CUstream": "struct CUstream_st *",
    "CUgraphicsResource": "struct CUgraphicsResource_st *",
    "CUtexObject_v1": "unsigned long long",
    "CUtexObject": "CUtexObject_v1",
    "CUsurfObject_v1": "unsigned long long",
    "CUsurfObject": "CUsurfObject_v1",
    "CUexternalMemory": "struct CUextMemory_st *",
    "CUexternalSemaphore": "struct CUextSemaphore_st *",
    "CUgraph": "struct CUgraph_st *",
    "CUgraphNode": "struct CUgraphNode_st *",
    "CUgraphExec": "struct CUgraphExec_st *",
    "CUmemoryPool": "struct CUmemPoolHandle_st *",
    "CUuserObject": "struct CUuserObject_st *",
    "CUgraphConditionalHandle": "@12.3 cuuint64_t",
    "CUgraphDeviceNode": "@12.4 struct CUgraphDeviceUpdatableNode_st *",
    "CUasyncCallbackHandle": "@12.4 struct CUasyncCallbackEntry_st *",
    "CUgreenCtx": "@12.4 struct CUgreenCtx_st *",
    "CUuuid": "struct CUuuid_st",
    "CUmemFabricHandle_v1": "@12.3 struct CUmemFabricHandle_st",
    "CUmemFabricHandle": "@12.3 CUmemFabricHandle_v1",
    "CUipcEventHandle_v1": "struct CUipcEventHandle_st",
    "CUipcEventHandle": "CUipcEventHandle_v1",
    "CUipcMemHandle_v1": "struct CUipcMemHandle_st",
    "CUipcMemHandle": "CUipcMemHandle_v1",
    "CUipcMem_flags": "enum CUipcMem_flags_enum",
    "CUmemAttach_flags": "enum CUmemAttach_flags_enum",
    "CUctx_flags": "enum CUctx_flags_enum",
    "CUevent_sched_flags": "@11.8 enum CUevent_sched_flags_enum",
    "cl_event_flags": "@11.8 enum cl_event_flags_enum",
    "cl_context_flags": "@11.8 enum cl_context_flags_enum",
    "CUhostTaskSyncMode": "@13.2 enum CUhostTaskSyncMode_enum",
    "CUstream_flags": "enum CUstream_flags_enum",
    "CUevent_flags": "enum CUevent_flags_enum",
    "CUevent_record_flags": "enum CUevent_record_flags_enum",
    "CUevent_wait_flags": "enum CUevent_wait_flags_enum",
    "CUatomicOperation": "@13.0 enum CUatomicOperation_enum",
    "CUatomicOperationCapability": "@13.0 enum CUatomicOperationCapability_enum",
    "CUstreamWaitValue_flags": "enum CUstreamWaitValue_flags_enum",
    "CUstreamWriteValue_flags": "enum CUstreamWriteValue_flags_enum",
    "CUstreamBatchMemOpType": "enum CUstreamBatchMemOpType_enum",
    "CUstreamMemoryBarrier_flags": "enum CUstreamMemoryBarrier_flags_enum",
    "CUstreamAtomicReductionOpType": "@13.1 enum CUstreamAtomicReductionOpType_enum",
    "CUstreamAtomicReductionDataType": "@13.1 enum CUstreamAtomicReductionDataType_enum",
    "CUstreamBatchMemOpParams_v1": "union CUstreamBatchMemOpParams_union",
    "CUstreamBatchMemOpParams": "CUstreamBatchMemOpParams_v1",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1": "@12.2 struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS": "@11.7<12.2 struct CUDA_BATCH_MEM_OP_NODE_PARAMS_st | @12.2 CUDA_BATCH_MEM_OP_NODE_PARAMS_v1",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2": "@12.2 struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st",
    "CUoccupancy_flags": "enum CUoccupancy_flags_enum",
    "CUstreamUpdateCaptureDependencies_flags": "enum CUstreamUpdateCaptureDependencies_flags_enum",
    "CUasyncNotificationType": "@12.4 enum CUasyncNotificationType_enum",
    "CUasyncNotificationInfo": "@12.4 struct CUasyncNotificationInfo_st",
    "CUasyncCallback": "@12.4 void (*)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle)",
    "CUarray_format": "enum CUarray_format_enum",
    "CUaddress_mode": "enum CUaddress_mode_enum",
    "CUfilter_mode": "enum CUfilter_mode_enum",
    "CUdevice_attribute": "enum CUdevice_attribute_enum",
    "CUdevprop_v1": "struct CUdevprop_st",
    "CUdevprop": "CUdevprop_v1",
    "CUpointer_attribute": "enum CUpointer_attribute_enum",
    "CUfunction_attribute": "enum CUfunction_attribute_enum",
    "CUfunc_cache": "enum CUfunc_cache_enum",
    "CUsharedconfig": "enum CUsharedconfig_enum",
    "CUshared_carveout": "enum CUshared_carveout_enum",
    "CUmemorytype": "enum CUmemorytype_enum",
    "CUcomputemode": "enum CUcomputemode_enum",
    "CUmem_advise": "enum CUmem_advise_enum",
    "CUmem_range_attribute": "enum CUmem_range_attribute_enum",
    "CUjit_option": "enum CUjit_option_enum",
    "CUjit_target": "enum CUjit_target_enum",
    "CUjit_fallback": "enum CUjit_fallback_enum",
    "CUjit_cacheMode": "enum CUjit_cacheMode_enum",
    "CUjitInputType": "enum CUjitInputType_enum",
    "CUlinkState": "struct CUlinkState_st *",
    "CUgraphicsRegisterFlags": "enum CUgraphicsRegisterFlags_enum",
    "CUgraphicsMapResourceFlags": "enum CUgraphicsMapResourceFlags_enum",
    "CUarray_cubemap_face": "enum CUarray_cubemap_face_enum",
    "CUlimit": "enum CUlimit_enum",
    "CUresourcetype": "enum CUresourcetype_enum",
    "CUhostFn": "void (*)(void *)",
    "CUaccessProperty": "enum CUaccessProperty_enum",
    "CUaccessPolicyWindow_v1": "struct CUaccessPolicyWindow_st",
    "CUaccessPolicyWindow": "CUaccessPolicyWindow_v1",
    "CUDA_KERNEL_NODE_PARAMS_v1": "struct CUDA_KERNEL_NODE_PARAMS_st",
    "CUDA_KERNEL_NODE_PARAMS_v2": "@12.0 struct CUDA_KERNEL_NODE_PARAMS_v2_st",
    "CUDA_KERNEL_NODE_PARAMS": "@11.7<12.0 CUDA_KERNEL_NODE_PARAMS_v1 | @12.0 CUDA_KERNEL_NODE_PARAMS_v2",
    "CUDA_KERNEL_NODE_PARAMS_v3": "@12.2 struct CUDA_KERNEL_NODE_PARAMS_v3_st",
    "CUDA_MEMSET_NODE_PARAMS_v1": "struct CUDA_MEMSET_NODE_PARAMS_st",
    "CUDA_MEMSET_NODE_PARAMS": "CUDA_MEMSET_NODE_PARAMS_v1",
    "CUDA_MEMSET_NODE_PARAMS_v2": "@12.2 struct CUDA_MEMSET_NODE_PARAMS_v2_st",
    "CUDA_HOST_NODE_PARAMS_v1": "struct CUDA_HOST_NODE_PARAMS_st",
    "CUDA_HOST_NODE_PARAMS": "CUDA_HOST_NODE_PARAMS_v1",
    "CUDA_HOST_NODE_PARAMS_v2": "@12.2 struct CUDA_HOST_NODE_PARAMS_v2_st",
    "CUgraphConditionalNodeType": "@12.3 enum CUgraphConditionalNodeType_enum",
    "CUDA_CONDITIONAL_NODE_PARAMS": "@12.3 struct CUDA_CONDITIONAL_NODE_PARAMS",
    "CUgraphNodeType": "enum CUgraphNodeType_enum",
    "CUgraphDependencyType": "@12.3 enum CUgraphDependencyType_enum",
    "CUgraphEdgeData": "@12.3 struct CUgraphEdgeData_st",
    "CUgraphInstantiateResult": "@12.0 enum CUgraphInstantiateResult_enum",
    "CUDA_GRAPH_INSTANTIATE_PARAMS": "@12.0 struct CUDA_GRAPH_INSTANTIATE_PARAMS_st",
    "CUsynchronizationPolicy": "enum CUsynchronizationPolicy_enum",
    "CUclusterSchedulingPolicy": "@11.8 enum CUclusterSchedulingPolicy_enum",
    "CUlaunchMemSyncDomain": "@12.0 enum CUlaunchMemSyncDomain_enum",
    "CUlaunchMemSyncDomainMap": "@12.0 struct CUlaunchMemSyncDomainMap_st",
    "CUlaunchAttributePortableClusterMode": "@13.2 enum CUlaunchAttributePortableClusterMode_enum",
    "CUsharedMemoryMode": "@13.2 enum CUsharedMemoryMode_enum",
    "CUlaunchAttributeID": "@11.8 enum CUlaunchAttributeID_enum",
    "CUlaunchAttributeValue": "@11.8 union CUlaunchAttributeValue_union",
    "CUlaunchAttribute": "@11.8 struct CUlaunchAttribute_st",
    "CUlaunchConfig": "@11.8 struct CUlaunchConfig_st",
    "CUkernelNodeAttrID": "@11.7<11.8 enum CUkernelNodeAttrID_enum | @11.8 CUlaunchAttributeID",
    "CUkernelNodeAttrValue_v1": "@11.7<11.8 union CUkernelNodeAttrValue_union | @11.8 CUlaunchAttributeValue",
    "CUkernelNodeAttrValue": "CUkernelNodeAttrValue_v1",
    "CUstreamCaptureStatus": "enum CUstreamCaptureStatus_enum",
    "CUstreamCaptureMode": "enum CUstreamCaptureMode_enum",
    "CUstreamAttrID": "@11.7<11.8 enum CUstreamAttrID_enum | @11.8 CUlaunchAttributeID",
    "CUstreamAttrValue_v1": "@11.7<11.8 union CUstreamAttrValue_union | @11.8 CUlaunchAttributeValue",
    "CUstreamAttrValue": "CUstreamAttrValue_v1",
    "CUdriverProcAddress_flags": "enum CUdriverProcAddress_flags_enum",
    "CUdriverProcAddressQueryResult": "@12.0 enum CUdriverProcAddressQueryResult_enum",
    "CUexecAffinityType": "enum CUexecAffinityType_enum",
    "CUexecAffinitySmCount_v1": "struct CUexecAffinitySmCount_st",
    "CUexecAffinitySmCount": "CUexecAffinitySmCount_v1",
    "CUexecAffinityParam_v1": "struct CUexecAffinityParam_st",
    "CUexecAffinityParam": "CUexecAffinityParam_v1",
    "CUcigDataType": "@12.5 enum CUcigDataType_enum",
    "CUctxCigParam": "@12.5 struct CUctxCigParam_st",
    "CUctxCreateParams": "@12.5 struct CUctxCreateParams_st",
    "CUstreamCigDataType": "@13.2 enum CUstreamCigDataType_enum",
    "CUstreamCigParam": "@13.2 struct CUstreamCigParam_st",
    "CUstreamCigCaptureParams": "@13.2 struct CUstreamCigCaptureParams_st",
    "CUlibraryOption": "@12.0 enum CUlibraryOption_enum",
    "CUlibraryHostUniversalFunctionAndDataTable": "@12.0 struct CUlibraryHostUniversalFunctionAndDataTable_st",
    "CUresult": "enum cudaError_enum",
    "CUdevice_P2PAttribute": "enum CUdevice_P2PAttribute_enum",
    "CUstreamCallback": "void (*)(CUstream, CUresult, void *)",
    "CUoccupancyB2DSize": "size_t (*)(int)",
    "CUDA_MEMCPY2D_v2": "struct CUDA_MEMCPY2D_st",
    "CUDA_MEMCPY2D": "CUDA_MEMCPY2D_v2",
    "CUDA_MEMCPY3D_v2": "struct CUDA_MEMCPY3D_st",
    "CUDA_MEMCPY3D": "CUDA_MEMCPY3D_v2",
    "CUDA_MEMCPY3D_PEER_v1": "struct CUDA_MEMCPY3D_PEER_st",
    "CUDA_MEMCPY3D_PEER": "CUDA_MEMCPY3D_PEER_v1",
    "CUDA_MEMCPY_NODE_PARAMS": "@12.2 struct CUDA_MEMCPY_NODE_PARAMS_st",
    "CUDA_ARRAY_DESCRIPTOR_v2": "struct CUDA_ARRAY_DESCRIPTOR_st",
    "CUDA_ARRAY_DESCRIPTOR": "CUDA_ARRAY_DESCRIPTOR_v2",
    "CUDA_ARRAY3D_DESCRIPTOR_v2": "struct CUDA_ARRAY3D_DESCRIPTOR_st",
    "CUDA_ARRAY3D_DESCRIPTOR": "CUDA_ARRAY3D_DESCRIPTOR_v2",
    "CUDA_ARRAY_SPARSE_PROPERTIES_v1": "struct CUDA_ARRAY_SPARSE_PROPERTIES_st",
    "CUDA_ARRAY_SPARSE_PROPERTIES": "CUDA_ARRAY_SPARSE_PROPERTIES_v1",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1": "struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS": "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1",
    "CUDA_RESOURCE_DESC_v1": "struct CUDA_RESOURCE_DESC_st",
    "CUDA_RESOURCE_DESC": "CUDA_RESOURCE_DESC_v1",
    "CUDA_TEXTURE_DESC_v1": "struct CUDA_TEXTURE_DESC_st",
    "CUDA_TEXTURE_DESC": "CUDA_TEXTURE_DESC_v1",
    "CUresourceViewFormat": "enum CUresourceViewFormat_enum",
    "CUDA_RESOURCE_VIEW_DESC_v1": "struct CUDA_RESOURCE_VIEW_DESC_st",
    "CUDA_RESOURCE_VIEW_DESC": "CUDA_RESOURCE_VIEW_DESC_v1",
    "CUtensorMap": "@12.0 struct CUtensorMap_st",
    "CUtensorMapDataType": "@12.0 enum CUtensorMapDataType_enum",
    "CUtensorMapInterleave": "@12.0 enum CUtensorMapInterleave_enum",
    "CUtensorMapSwizzle": "@12.0 enum CUtensorMapSwizzle_enum",
    "CUtensorMapL2promotion": "@12.0 enum CUtensorMapL2promotion_enum",
    "CUtensorMapFloatOOBfill": "@12.0 enum CUtensorMapFloatOOBfill_enum",
    "CUtensorMapIm2ColWideMode": "@12.8 enum CUtensorMapIm2ColWideMode_enum",
    "CUtensorMapAllocClass": "@13.5 enum CUtensorMapAllocClass_enum",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1": "struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS": "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1",
    "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS": "enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum",
    "CUDA_LAUNCH_PARAMS_v1": "struct CUDA_LAUNCH_PARAMS_st",
    "CUDA_LAUNCH_PARAMS": "CUDA_LAUNCH_PARAMS_v1",
    "CUexternalMemoryHandleType": "enum CUexternalMemoryHandleType_enum",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1": "struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC": "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1": "struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC": "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1": "struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC": "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1",
    "CUexternalSemaphoreHandleType": "enum CUexternalSemaphoreHandleType_enum",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1": "struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC": "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1": "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS": "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1": "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS": "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1": "struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS": "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2": "@12.2 struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1": "struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS": "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2": "@12.2 struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st",
    "CUmemGenericAllocationHandle_v1": "unsigned long long",
    "CUmemGenericAllocationHandle": "CUmemGenericAllocationHandle_v1",
    "CUmemAllocationHandleType": "enum CUmemAllocationHandleType_enum",
    "CUmemAccess_flags": "enum CUmemAccess_flags_enum",
    "CUmemLocationType": "enum CUmemLocationType_enum",
    "CUmemAllocationType": "enum CUmemAllocationType_enum",
    "CUmemAllocationGranularity_flags": "enum CUmemAllocationGranularity_flags_enum",
    "CUmemRangeHandleType": "enum CUmemRangeHandleType_enum",
    "CUmemRangeFlags": "@12.8 enum CUmemRangeFlags_enum",
    "CUarraySparseSubresourceType": "enum CUarraySparseSubresourceType_enum",
    "CUmemOperationType": "enum CUmemOperationType_enum",
    "CUmemHandleType": "enum CUmemHandleType_enum",
    "CUarrayMapInfo_v1": "struct CUarrayMapInfo_st",
    "CUarrayMapInfo": "CUarrayMapInfo_v1",
    "CUmemLocation_v1": "struct CUmemLocation_st",
    "CUmemLocation": "CUmemLocation_v1",
    "CUmemAllocationCompType": "enum CUmemAllocationCompType_enum",
    "CUmemAllocationProp_v1": "struct CUmemAllocationProp_st",
    "CUmemAllocationProp": "CUmemAllocationProp_v1",
    "CUmulticastGranularity_flags": "@12.1 enum CUmulticastGranularity_flags_enum",
    "CUmulticastObjectProp_v1": "@12.1 struct CUmulticastObjectProp_st",
    "CUmulticastObjectProp": "@12.1 CUmulticastObjectProp_v1",
    "CUmemAccessDesc_v1": "struct CUmemAccessDesc_st",
    "CUmemAccessDesc": "CUmemAccessDesc_v1",
    "CUgraphExecUpdateResult": "enum CUgraphExecUpdateResult_enum",
    "CUgraphExecUpdateResultInfo_v1": "@12.0 struct CUgraphExecUpdateResultInfo_st",
    "CUgraphExecUpdateResultInfo": "@12.0 CUgraphExecUpdateResultInfo_v1",
    "CUmemPool_attribute": "enum CUmemPool_attribute_enum",
    "CUmemPoolProps_v1": "struct CUmemPoolProps_st",
    "CUmemPoolProps": "CUmemPoolProps_v1",
    "CUmemPoolPtrExportData_v1": "struct CUmemPoolPtrExportData_st",
    "CUmemPoolPtrExportData": "CUmemPoolPtrExportData_v1",
    "CUmemcpyFlags": "@12.8 enum CUmemcpyFlags_enum",
    "CUmemcpySrcAccessOrder": "@12.8 enum CUmemcpySrcAccessOrder_enum",
    "CUmemcpyAttributes_v1": "@12.8 struct CUmemcpyAttributes_st",
    "CUmemcpyAttributes": "@12.8 CUmemcpyAttributes_v1",
    "CUmemcpy3DOperandType": "@12.8 enum CUmemcpy3DOperandType_enum",
    "CUoffset3D_v1": "@12.8 struct CUoffset3D_st",
    "CUoffset3D": "@12.8 CUoffset3D_v1",
    "CUextent3D_v1": "@12.8 struct CUextent3D_st",
    "CUextent3D": "@12.8 CUextent3D_v1",
    "CUmemcpy3DOperand_v1": "@12.8 struct CUmemcpy3DOperand_st",
    "CUmemcpy3DOperand": "@12.8 CUmemcpy3DOperand_v1",
    "CUDA_MEMCPY3D_BATCH_OP_v1": "@12.8 struct CUDA_MEMCPY3D_BATCH_OP_st",
    "CUDA_MEMCPY3D_BATCH_OP": "@12.8 CUDA_MEMCPY3D_BATCH_OP_v1",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1": "@12.2 struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st",
    "CUDA_MEM_ALLOC_NODE_PARAMS": "@11.7<12.2 struct CUDA_MEM_ALLOC_NODE_PARAMS_st | @12.2 CUDA_MEM_ALLOC_NODE_PARAMS_v1",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2": "@12.2 struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st",
    "CUDA_MEM_FREE_NODE_PARAMS": "@12.2 struct CUDA_MEM_FREE_NODE_PARAMS_st",
    "CUgraphMem_attribute": "enum CUgraphMem_attribute_enum",
    "CUgraphChildGraphNodeOwnership": "@12.9 enum CUgraphChildGraphNodeOwnership_enum",
    "CUDA_CHILD_GRAPH_NODE_PARAMS": "@12.2 struct CUDA_CHILD_GRAPH_NODE_PARAMS_st",
    "CUDA_EVENT_RECORD_NODE_PARAMS": "@12.2 struct CUDA_EVENT_RECORD_NODE_PARAMS_st",
    "CUDA_EVENT_WAIT_NODE_PARAMS": "@12.2 struct CUDA_EVENT_WAIT_NODE_PARAMS_st",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1": "@13.5 struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS": "@13.5 CUDA_MEMCPY_BATCH_NODE_PARAMS_V1",
    "CUDA_FABRIC_COPY_BATCH_OP_v1": "@13.5 struct CUDA_FABRIC_COPY_BATCH_OP_st",
    "CUDA_FABRIC_COPY_BATCH_OP": "@13.5 CUDA_FABRIC_COPY_BATCH_OP_v1",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1": "@13.5 struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS": "@13.5 CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1",
    "CUgraphNodeParams": "@12.2 struct CUgraphNodeParams_st",
    "CUflushGPUDirectRDMAWritesOptions": "enum CUflushGPUDirectRDMAWritesOptions_enum",
    "CUGPUDirectRDMAWritesOrdering": "enum CUGPUDirectRDMAWritesOrdering_enum",
    "CUflushGPUDirectRDMAWritesScope": "enum CUflushGPUDirectRDMAWritesScope_enum",
    "CUflushGPUDirectRDMAWritesTarget": "enum CUflushGPUDirectRDMAWritesTarget_enum",
    "CUgraphDebugDot_flags": "enum CUgraphDebugDot_flags_enum",
    "CUuserObject_flags": "enum CUuserObject_flags_enum",
    "CUuserObjectRetain_flags": "enum CUuserObjectRetain_flags_enum",
    "CUgraphInstantiate_flags": "enum CUgraphInstantiate_flags_enum",
    "CUdeviceNumaConfig": "@12.2 enum CUdeviceNumaConfig_enum",
    "CUprocessState": "@12.8 enum CUprocessState_enum",
    "CUcheckpointCustomStoragePerDeviceData": "@13.4 struct CUcheckpointCustomStoragePerDeviceData_st",
    "CUcheckpointOperationHandle": "@13.4 struct CUIcheckpointOperation_st *",
    "CUcheckpointCustomStorageInfo": "@13.4 struct CUcheckpointCustomStorageInfo_st",
    "CUcheckpointLockArgs": "@12.8 struct CUcheckpointLockArgs_st",
    "CUcheckpointCheckpointArgs": "@12.8 struct CUcheckpointCheckpointArgs_st",
    "CUcheckpointGpuPair": "@13.0 struct CUcheckpointGpuPair_st",
    "CUcheckpointRestoreArgs": "@12.8 struct CUcheckpointRestoreArgs_st",
    "CUcheckpointUnlockArgs": "@12.8 struct CUcheckpointUnlockArgs_st",
    "CUmoduleLoadingMode": "enum CUmoduleLoadingMode_enum",
    "CUmemDecompressAlgorithm": "@12.8 enum CUmemDecompressAlgorithm_enum",
    "CUmemDecompressParams": "@12.8 struct CUmemDecompressParams_st",
    "CUcliqueType": "@13.4 enum CUcliqueType_enum",
    "CUcliqueInfo": "@13.4 struct CUcliqueInfo_st",
    "CUlogicalEndpointId": "@13.3 cuuint32_t",
    "CUlogicalEndpointIpcHandleType": "@13.3 enum CUlogicalEndpointIpcHandleType_enum",
    "CUlogicalEndpointFabricHandle": "@13.3 struct CUlogicalEndpointFabricHandle_st",
    "CUlogicalEndpointType": "@13.3 enum CUlogicalEndpointType_enum",
    "CUlogicalEndpointFlag": "@13.3 enum CUlogicalEndpointFlag_enum",
    "CUlogicalEndpointProp": "@13.3 struct CUlogicalEndpointProp_struct",
    "CUfabricCpyOperandType": "@13.5 enum CUfabricCpyOperandType_enum",
    "CUfabricCpyOperand": "@13.5 struct CUfabricCpyOperand_st",
    "CUgraphRecaptureStatus": "@13.3 enum CUgraphRecaptureStatus_enum",
    "CUgraphRecaptureCallback": "@13.3 CUresult (*)(void *, CUgraphNode, const CUgraphNodeParams *, const CUgraphNodeParams *, CUgraphRecaptureStatus)",
    "CUfunctionLoadingState": "@12.4 enum CUfunctionLoadingState_enum",
    "CUcoredumpSettings": "@12.1 enum CUcoredumpSettings_enum",
    "CUCoredumpGenerationFlags": "@12.5 enum CUCoredumpGenerationFlags",
    "CUcoredumpCallbackHandle": "@13.2 struct CUcoredumpCallbackEntry_st *",
    "CUcoredumpStatusCallback": "@13.2 void (*)(void *, int, CUdevice)",
    "CUdevResourceDesc": "@12.4 struct CUdevResourceDesc_st *",
    "CUgreenCtxCreate_flags": "@12.4 enum CUgreenCtxCreate_flags",
    "CUdevSmResourceGroup_flags": "@13.1 enum CUdevSmResourceGroup_flags",
    "CUdevSmResourceSplitByCount_flags": "@13.1 enum CUdevSmResourceSplitByCount_flags",
    "CUdevResourceType": "@12.4 enum CUdevResourceType",
    "CUdevSmResource": "@12.4 struct CUdevSmResource_st",
    "CUdevWorkqueueConfigScope": "@13.1 enum CUdevWorkqueueConfigScope",
    "CUdevWorkqueueConfigResource": "@13.1 struct CUdevWorkqueueConfigResource_st",
    "CUdevWorkqueueResource": "@13.1 struct CUdevWorkqueueResource_st",
    "CU_DEV_SM_RESOURCE_GROUP_PARAMS": "@13.1 struct CU_DEV_SM_RESOURCE_GROUP_PARAMS_st",
    "CUdevResource_v1": "@12.4 struct CUdevResource_st",
    "CUdevResource": "@12.4 CUdevResource_v1",
    "CUlogLevel": "@12.9 enum CUlogLevel_enum",
    "CUlogsCallbackHandle": "@12.9 struct CUlogsCallbackEntry_st *",
    "CUlogsCallback": "@12.9 void (*)(void *, CUlogLevel, char *, size_t)",
    "CUlogIterator": "@12.9 unsigned int",
    "CUoutput_mode": "enum CUoutput_mode_enum",
    "GLenum": "unsigned int",
    "GLuint": "unsigned int",
    "CUGLDeviceList": "enum CUGLDeviceList_enum",
    "CUGLmap_flags": "enum CUGLmap_flags_enum",
    "EGLint": "int",
    "EGLImageKHR": "void *",
    "EGLStreamKHR": "void *",
    "EGLSyncKHR": "void *",
    "CUeglFrameType": "enum CUeglFrameType_enum",
    "CUeglResourceLocationFlags": "enum CUeglResourceLocationFlags_enum",
    "CUeglColorFormat": "enum CUeglColorFormat_enum",
    "CUeglFrame_v1": "struct CUeglFrame_st",
    "CUeglFrame": "CUeglFrame_v1",
    "CUeglStreamConnection": "struct CUeglStreamConnection_st *",
    "CUdeviceptr_v1": "unsigned int",
    "CUDA_MEMCPY2D_v1": "struct CUDA_MEMCPY2D_v1_st",
    "CUDA_MEMCPY3D_v1": "struct CUDA_MEMCPY3D_v1_st",
    "CUDA_ARRAY_DESCRIPTOR_v1": "struct CUDA_ARRAY_DESCRIPTOR_v1_st",
    "CUDA_ARRAY3D_DESCRIPTOR_v1": "struct CUDA_ARRAY3D_DESCRIPTOR_v1_st",
    "CUdevSmResourceSplit_flags": "@12.5<13.1 enum CUdevSmResourceSplit_flags",
}

ENUMS: dict[str, str] = {
    "CUipcMem_flags_enum": """unsigned int
CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS 1""",
    "CUmemAttach_flags_enum": """unsigned int
CU_MEM_ATTACH_GLOBAL 1
CU_MEM_ATTACH_HOST
CU_MEM_ATTACH_SINGLE 4""",
    "CUctx_flags_enum": """unsigned int
CU_CTX_SCHED_AUTO
CU_CTX_SCHED_SPIN
CU_CTX_SCHED_YIELD
CU_CTX_SCHED_BLOCKING_SYNC 4
CU_CTX_BLOCKING_SYNC 4
CU_CTX_SCHED_MASK 7
CU_CTX_MAP_HOST
CU_CTX_LMEM_RESIZE_TO_MAX 16
CU_CTX_COREDUMP_ENABLE @12.1 32
CU_CTX_USER_COREDUMP_ENABLE @12.1 64
CU_CTX_SYNC_MEMOPS @12.1 128
CU_CTX_FLAGS_MASK @11.7<12.1 31 | @12.1 255""",
    "CUevent_sched_flags_enum": """unsigned int
CU_EVENT_SCHED_AUTO @11.8
CU_EVENT_SCHED_SPIN @11.8
CU_EVENT_SCHED_YIELD @11.8
CU_EVENT_SCHED_BLOCKING_SYNC @11.8 4""",
    "cl_event_flags_enum": """unsigned int
NVCL_EVENT_SCHED_AUTO @11.8
NVCL_EVENT_SCHED_SPIN @11.8
NVCL_EVENT_SCHED_YIELD @11.8
NVCL_EVENT_SCHED_BLOCKING_SYNC @11.8 4""",
    "cl_context_flags_enum": """unsigned int
NVCL_CTX_SCHED_AUTO @11.8
NVCL_CTX_SCHED_SPIN @11.8
NVCL_CTX_SCHED_YIELD @11.8
NVCL_CTX_SCHED_BLOCKING_SYNC @11.8 4""",
    "CUhostTaskSyncMode_enum": """unsigned int
CU_HOST_TASK_BLOCKING @13.2
CU_HOST_TASK_SPINWAIT @13.2""",
    "CUstream_flags_enum": """unsigned int
CU_STREAM_DEFAULT
CU_STREAM_NON_BLOCKING""",
    "CUevent_flags_enum": """unsigned int
CU_EVENT_DEFAULT
CU_EVENT_BLOCKING_SYNC
CU_EVENT_DISABLE_TIMING
CU_EVENT_INTERPROCESS 4""",
    "CUevent_record_flags_enum": """unsigned int
CU_EVENT_RECORD_DEFAULT
CU_EVENT_RECORD_EXTERNAL""",
    "CUevent_wait_flags_enum": """unsigned int
CU_EVENT_WAIT_DEFAULT
CU_EVENT_WAIT_EXTERNAL""",
    "CUatomicOperation_enum": """unsigned int
CU_ATOMIC_OPERATION_INTEGER_ADD @13.0
CU_ATOMIC_OPERATION_INTEGER_MIN @13.0
CU_ATOMIC_OPERATION_INTEGER_MAX @13.0
CU_ATOMIC_OPERATION_INTEGER_INCREMENT @13.0
CU_ATOMIC_OPERATION_INTEGER_DECREMENT @13.0
CU_ATOMIC_OPERATION_AND @13.0
CU_ATOMIC_OPERATION_OR @13.0
CU_ATOMIC_OPERATION_XOR @13.0
CU_ATOMIC_OPERATION_EXCHANGE @13.0
CU_ATOMIC_OPERATION_CAS @13.0
CU_ATOMIC_OPERATION_FLOAT_ADD @13.0
CU_ATOMIC_OPERATION_FLOAT_MIN @13.0
CU_ATOMIC_OPERATION_FLOAT_MAX @13.0
CU_ATOMIC_OPERATION_MAX @13.0""",
    "CUatomicOperationCapability_enum": """unsigned int
CU_ATOMIC_CAPABILITY_SIGNED @13.0 1
CU_ATOMIC_CAPABILITY_UNSIGNED @13.0
CU_ATOMIC_CAPABILITY_REDUCTION @13.0 4
CU_ATOMIC_CAPABILITY_SCALAR_32 @13.0 8
CU_ATOMIC_CAPABILITY_SCALAR_64 @13.0 16
CU_ATOMIC_CAPABILITY_SCALAR_128 @13.0 32
CU_ATOMIC_CAPABILITY_VECTOR_32x4 @13.0 64""",
    "CUstreamWaitValue_flags_enum": """unsigned int
CU_STREAM_WAIT_VALUE_GEQ
CU_STREAM_WAIT_VALUE_EQ
CU_STREAM_WAIT_VALUE_AND
CU_STREAM_WAIT_VALUE_NOR
CU_STREAM_WAIT_VALUE_FLUSH 1073741824""",
    "CUstreamWriteValue_flags_enum": """unsigned int
CU_STREAM_WRITE_VALUE_DEFAULT
CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER""",
    "CUstreamBatchMemOpType_enum": """unsigned int
CU_STREAM_MEM_OP_WAIT_VALUE_32 1
CU_STREAM_MEM_OP_WRITE_VALUE_32
CU_STREAM_MEM_OP_WAIT_VALUE_64 4
CU_STREAM_MEM_OP_WRITE_VALUE_64
CU_STREAM_MEM_OP_BARRIER
CU_STREAM_MEM_OP_ATOMIC_REDUCTION @13.1 8
CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES 3""",
    "CUstreamMemoryBarrier_flags_enum": """unsigned int
CU_STREAM_MEMORY_BARRIER_TYPE_SYS
CU_STREAM_MEMORY_BARRIER_TYPE_GPU""",
    "CUstreamAtomicReductionOpType_enum": """unsigned int
CU_STREAM_ATOMIC_REDUCTION_OP_OR @13.1 6
CU_STREAM_ATOMIC_REDUCTION_OP_AND @13.1 5
CU_STREAM_ATOMIC_REDUCTION_OP_ADD @13.1 0""",
    "CUstreamAtomicReductionDataType_enum": """unsigned int
CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 @13.1 14
CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 @13.1 22""",
    "CUoccupancy_flags_enum": """unsigned int
CU_OCCUPANCY_DEFAULT
CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE""",
    "CUstreamUpdateCaptureDependencies_flags_enum": """unsigned int
CU_STREAM_ADD_CAPTURE_DEPENDENCIES
CU_STREAM_SET_CAPTURE_DEPENDENCIES""",
    "CUasyncNotificationType_enum": """unsigned int
CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET @12.4 1""",
    "CUarray_format_enum": """unsigned int
CU_AD_FORMAT_UNSIGNED_INT8 1
CU_AD_FORMAT_UNSIGNED_INT16
CU_AD_FORMAT_UNSIGNED_INT32
CU_AD_FORMAT_SIGNED_INT8 8
CU_AD_FORMAT_SIGNED_INT16
CU_AD_FORMAT_SIGNED_INT32
CU_AD_FORMAT_HALF 16
CU_AD_FORMAT_FLOAT 32
CU_AD_FORMAT_NV12 176
CU_AD_FORMAT_UNORM_INT8X1 192
CU_AD_FORMAT_UNORM_INT8X2
CU_AD_FORMAT_UNORM_INT8X4
CU_AD_FORMAT_UNORM_INT16X1
CU_AD_FORMAT_UNORM_INT16X2
CU_AD_FORMAT_UNORM_INT16X4
CU_AD_FORMAT_SNORM_INT8X1
CU_AD_FORMAT_SNORM_INT8X2
CU_AD_FORMAT_SNORM_INT8X4
CU_AD_FORMAT_SNORM_INT16X1
CU_AD_FORMAT_SNORM_INT16X2
CU_AD_FORMAT_SNORM_INT16X4
CU_AD_FORMAT_BC1_UNORM 145
CU_AD_FORMAT_BC1_UNORM_SRGB
CU_AD_FORMAT_BC2_UNORM
CU_AD_FORMAT_BC2_UNORM_SRGB
CU_AD_FORMAT_BC3_UNORM
CU_AD_FORMAT_BC3_UNORM_SRGB
CU_AD_FORMAT_BC4_UNORM
CU_AD_FORMAT_BC4_SNORM
CU_AD_FORMAT_BC5_UNORM
CU_AD_FORMAT_BC5_SNORM
CU_AD_FORMAT_BC6H_UF16
CU_AD_FORMAT_BC6H_SF16
CU_AD_FORMAT_BC7_UNORM
CU_AD_FORMAT_BC7_UNORM_SRGB
CU_AD_FORMAT_P010 @12.5
CU_AD_FORMAT_P016 @12.5 161
CU_AD_FORMAT_NV16 @12.5
CU_AD_FORMAT_P210 @12.5
CU_AD_FORMAT_P216 @12.5
CU_AD_FORMAT_YUY2 @12.5
CU_AD_FORMAT_Y210 @12.5
CU_AD_FORMAT_Y216 @12.5
CU_AD_FORMAT_AYUV @12.5
CU_AD_FORMAT_Y410 @12.5
CU_AD_FORMAT_Y416 @12.5 177
CU_AD_FORMAT_Y444_PLANAR8 @12.5
CU_AD_FORMAT_Y444_PLANAR10 @12.5
CU_AD_FORMAT_YUV444_8bit_SemiPlanar @12.8
CU_AD_FORMAT_YUV444_16bit_SemiPlanar @12.8
CU_AD_FORMAT_UNORM_INT_101010_2 @12.8 80
CU_AD_FORMAT_UINT8_PACKED_422 @13.1
CU_AD_FORMAT_UINT8_PACKED_444 @13.1
CU_AD_FORMAT_UINT8_SEMIPLANAR_420 @13.1
CU_AD_FORMAT_UINT16_SEMIPLANAR_420 @13.1
CU_AD_FORMAT_UINT8_SEMIPLANAR_422 @13.1
CU_AD_FORMAT_UINT16_SEMIPLANAR_422 @13.1
CU_AD_FORMAT_UINT8_SEMIPLANAR_444 @13.1
CU_AD_FORMAT_UINT16_SEMIPLANAR_444 @13.1
CU_AD_FORMAT_UINT8_PLANAR_420 @13.1
CU_AD_FORMAT_UINT16_PLANAR_420 @13.1
CU_AD_FORMAT_UINT8_PLANAR_422 @13.1
CU_AD_FORMAT_UINT16_PLANAR_422 @13.1
CU_AD_FORMAT_UINT8_PLANAR_444 @13.1
CU_AD_FORMAT_UINT16_PLANAR_444 @13.1
CU_AD_FORMAT_MAX @12.5 2147483647""",
    "CUaddress_mode_enum": """unsigned int
CU_TR_ADDRESS_MODE_WRAP
CU_TR_ADDRESS_MODE_CLAMP
CU_TR_ADDRESS_MODE_MIRROR
CU_TR_ADDRESS_MODE_BORDER""",
    "CUfilter_mode_enum": """unsigned int
CU_TR_FILTER_MODE_POINT
CU_TR_FILTER_MODE_LINEAR""",
    "CUdevice_attribute_enum": """unsigned int
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK 1
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK
CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK 8
CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY
CU_DEVICE_ATTRIBUTE_WARP_SIZE
CU_DEVICE_ATTRIBUTE_MAX_PITCH
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK
CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK 12
CU_DEVICE_ATTRIBUTE_CLOCK_RATE
CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT
CU_DEVICE_ATTRIBUTE_GPU_OVERLAP
CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT
CU_DEVICE_ATTRIBUTE_INTEGRATED
CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY
CU_DEVICE_ATTRIBUTE_COMPUTE_MODE
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH 27
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES
CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT
CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS
CU_DEVICE_ATTRIBUTE_ECC_ENABLED
CU_DEVICE_ATTRIBUTE_PCI_BUS_ID
CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID
CU_DEVICE_ATTRIBUTE_TCC_DRIVER
CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE
CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH
CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR
CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT
CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS
CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE
CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID
CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH
CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED
CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED
CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR
CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID
CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED
CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS
CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS
CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED
CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 @12.0
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 @12.0
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 @12.0
CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH
CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES
CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES
CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST
CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED
CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED 102
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED
CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR
CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED
CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE
CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED
CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK
CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED
CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED
CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED
CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING
CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES
CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH @11.8
CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS @11.7<12.0 93 | @12.0
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR @11.7<12.0 94 | @12.0
CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED
CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED @12.0
CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT @12.0
CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED @12.0
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED @12.3
CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS @12.0
CU_DEVICE_ATTRIBUTE_NUMA_CONFIG @12.2
CU_DEVICE_ATTRIBUTE_NUMA_ID @12.2
CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED @12.1
CU_DEVICE_ATTRIBUTE_MPS_ENABLED @12.3
CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID @12.2
CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED @12.5
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK @12.8
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH @12.8
CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED @12.9
CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID @12.8
CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID @12.8
CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED @12.9
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED @12.9
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED @12.8
CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED @13.0
CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED @13.0
CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED @13.0
CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED @13.0
CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED @13.1
CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT @13.4
CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK @13.4
CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED @13.3
CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED @13.3
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED @13.3
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED @13.3
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED @13.3
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED @13.3
CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT @13.4
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES @13.4
CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED @13.5
CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE @13.5
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED @13.4
CU_DEVICE_ATTRIBUTE_MAX @11.7<12.0 125 | @12.0<12.1 130 | @12.1<12.2 133 | @12.2<12.5 135 | @12.5<12.8 136 | @12.8<13.0 144 | @13.0<13.1 148 | @13.1<13.3 149 | @13.3<13.4 157 | @13.4
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS @11.7<12.0 92
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V2 @11.7<12.0 122
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V2 @11.7<12.0""",
    "CUpointer_attribute_enum": """unsigned int
CU_POINTER_ATTRIBUTE_CONTEXT 1
CU_POINTER_ATTRIBUTE_MEMORY_TYPE
CU_POINTER_ATTRIBUTE_DEVICE_POINTER
CU_POINTER_ATTRIBUTE_HOST_POINTER
CU_POINTER_ATTRIBUTE_P2P_TOKENS
CU_POINTER_ATTRIBUTE_SYNC_MEMOPS
CU_POINTER_ATTRIBUTE_BUFFER_ID
CU_POINTER_ATTRIBUTE_IS_MANAGED
CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE
CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
CU_POINTER_ATTRIBUTE_RANGE_SIZE
CU_POINTER_ATTRIBUTE_MAPPED
CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
CU_POINTER_ATTRIBUTE_ACCESS_FLAGS
CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
CU_POINTER_ATTRIBUTE_MAPPING_SIZE
CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID
CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE @12.8
CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL @13.4""",
    "CUfunction_attribute_enum": """unsigned int
CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK
CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES
CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES
CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES
CU_FUNC_ATTRIBUTE_NUM_REGS
CU_FUNC_ATTRIBUTE_PTX_VERSION
CU_FUNC_ATTRIBUTE_BINARY_VERSION
CU_FUNC_ATTRIBUTE_CACHE_MODE_CA
CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET @11.8
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH @11.8
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT @11.8
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH @11.8
CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED @11.8
CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE @11.8
CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED @13.3
CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE @13.4
CU_FUNC_ATTRIBUTE_MAX @11.7<11.8 10 | @11.8<13.3 16 | @13.3<13.4 17 | @13.4""",
    "CUfunc_cache_enum": """unsigned int
CU_FUNC_CACHE_PREFER_NONE
CU_FUNC_CACHE_PREFER_SHARED
CU_FUNC_CACHE_PREFER_L1
CU_FUNC_CACHE_PREFER_EQUAL""",
    "CUsharedconfig_enum": """unsigned int
CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE
CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE
CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE""",
    "CUshared_carveout_enum": """int
CU_SHAREDMEM_CARVEOUT_DEFAULT -1
CU_SHAREDMEM_CARVEOUT_MAX_SHARED 100
CU_SHAREDMEM_CARVEOUT_MAX_L1 0""",
    "CUmemorytype_enum": """unsigned int
CU_MEMORYTYPE_HOST 1
CU_MEMORYTYPE_DEVICE
CU_MEMORYTYPE_ARRAY
CU_MEMORYTYPE_UNIFIED""",
    "CUcomputemode_enum": """unsigned int
CU_COMPUTEMODE_DEFAULT
CU_COMPUTEMODE_PROHIBITED 2
CU_COMPUTEMODE_EXCLUSIVE_PROCESS""",
    "CUmem_advise_enum": """unsigned int
CU_MEM_ADVISE_SET_READ_MOSTLY 1
CU_MEM_ADVISE_UNSET_READ_MOSTLY
CU_MEM_ADVISE_SET_PREFERRED_LOCATION
CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION
CU_MEM_ADVISE_SET_ACCESSED_BY
CU_MEM_ADVISE_UNSET_ACCESSED_BY""",
    "CUmem_range_attribute_enum": """unsigned int
CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY 1
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION
CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE @12.2
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID @12.2
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE @12.2
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID @12.2""",
    "CUjit_option_enum": """unsigned int
CU_JIT_MAX_REGISTERS
CU_JIT_THREADS_PER_BLOCK
CU_JIT_WALL_TIME
CU_JIT_INFO_LOG_BUFFER
CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES
CU_JIT_ERROR_LOG_BUFFER
CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES
CU_JIT_OPTIMIZATION_LEVEL
CU_JIT_TARGET_FROM_CUCONTEXT
CU_JIT_TARGET
CU_JIT_FALLBACK_STRATEGY
CU_JIT_GENERATE_DEBUG_INFO
CU_JIT_LOG_VERBOSE
CU_JIT_GENERATE_LINE_INFO
CU_JIT_CACHE_MODE
CU_JIT_NEW_SM3X_OPT
CU_JIT_FAST_COMPILE
CU_JIT_GLOBAL_SYMBOL_NAMES
CU_JIT_GLOBAL_SYMBOL_ADDRESSES
CU_JIT_GLOBAL_SYMBOL_COUNT
CU_JIT_LTO
CU_JIT_FTZ
CU_JIT_PREC_DIV
CU_JIT_PREC_SQRT
CU_JIT_FMA
CU_JIT_REFERENCED_KERNEL_NAMES
CU_JIT_REFERENCED_KERNEL_COUNT
CU_JIT_REFERENCED_VARIABLE_NAMES
CU_JIT_REFERENCED_VARIABLE_COUNT
CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES
CU_JIT_POSITION_INDEPENDENT_CODE @12.0
CU_JIT_MIN_CTA_PER_SM @12.3
CU_JIT_MAX_THREADS_PER_BLOCK @12.4
CU_JIT_OVERRIDE_DIRECTIVE_VALUES @12.4
CU_JIT_SPLIT_COMPILE @13.0
CU_JIT_BINARY_LOADER_THREAD_COUNT @13.1
CU_JIT_NUM_OPTIONS @11.7<12.0 30 | @12.0<12.3 31 | @12.3<12.4 32 | @12.4<13.0 34 | @13.0<13.1 35 | @13.1""",
    "CUjit_target_enum": """unsigned int
CU_TARGET_COMPUTE_30 30
CU_TARGET_COMPUTE_32 32
CU_TARGET_COMPUTE_35 35
CU_TARGET_COMPUTE_37 37
CU_TARGET_COMPUTE_50 50
CU_TARGET_COMPUTE_52 52
CU_TARGET_COMPUTE_53
CU_TARGET_COMPUTE_60 60
CU_TARGET_COMPUTE_61
CU_TARGET_COMPUTE_62
CU_TARGET_COMPUTE_70 70
CU_TARGET_COMPUTE_72 72
CU_TARGET_COMPUTE_75 75
CU_TARGET_COMPUTE_80 80
CU_TARGET_COMPUTE_86 86
CU_TARGET_COMPUTE_87
CU_TARGET_COMPUTE_89 @11.8 89
CU_TARGET_COMPUTE_90 @11.8
CU_TARGET_COMPUTE_100 @12.8 100
CU_TARGET_COMPUTE_110 @13.0 110
CU_TARGET_COMPUTE_103 @12.9 103
CU_TARGET_COMPUTE_107 @13.4 107
CU_TARGET_COMPUTE_120 @12.8 120
CU_TARGET_COMPUTE_121 @12.9
CU_TARGET_COMPUTE_90A @12.0 65626
CU_TARGET_COMPUTE_100A @12.8 65636
CU_TARGET_COMPUTE_110A @13.0 65646
CU_TARGET_COMPUTE_103A @12.9 65639
CU_TARGET_COMPUTE_107A @13.4 65643
CU_TARGET_COMPUTE_120A @12.8 65656
CU_TARGET_COMPUTE_121A @12.9
CU_TARGET_COMPUTE_100F @12.9 131172
CU_TARGET_COMPUTE_110F @13.0 131182
CU_TARGET_COMPUTE_103F @12.9 131175
CU_TARGET_COMPUTE_107F @13.4 131179
CU_TARGET_COMPUTE_120F @12.9 131192
CU_TARGET_COMPUTE_121F @12.9
CU_TARGET_COMPUTE_101 @12.8<13.0 101
CU_TARGET_COMPUTE_101A @12.8<13.0 65637
CU_TARGET_COMPUTE_101F @12.9<13.0 131173
CU_TARGET_COMPUTE_20 @11.7<12.0 20
CU_TARGET_COMPUTE_21 @11.7<12.0""",
    "CUjit_fallback_enum": """unsigned int
CU_PREFER_PTX
CU_PREFER_BINARY""",
    "CUjit_cacheMode_enum": """unsigned int
CU_JIT_CACHE_OPTION_NONE
CU_JIT_CACHE_OPTION_CG
CU_JIT_CACHE_OPTION_CA""",
    "CUjitInputType_enum": """unsigned int
CU_JIT_INPUT_CUBIN
CU_JIT_INPUT_PTX
CU_JIT_INPUT_FATBINARY
CU_JIT_INPUT_OBJECT
CU_JIT_INPUT_LIBRARY
CU_JIT_INPUT_NVVM
CU_JIT_NUM_INPUT_TYPES""",
    "CUgraphicsRegisterFlags_enum": """unsigned int
CU_GRAPHICS_REGISTER_FLAGS_NONE
CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY
CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD
CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST 4
CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER 8""",
    "CUgraphicsMapResourceFlags_enum": """unsigned int
CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE
CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY
CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD""",
    "CUarray_cubemap_face_enum": """unsigned int
CU_CUBEMAP_FACE_POSITIVE_X
CU_CUBEMAP_FACE_NEGATIVE_X
CU_CUBEMAP_FACE_POSITIVE_Y
CU_CUBEMAP_FACE_NEGATIVE_Y
CU_CUBEMAP_FACE_POSITIVE_Z
CU_CUBEMAP_FACE_NEGATIVE_Z""",
    "CUlimit_enum": """unsigned int
CU_LIMIT_STACK_SIZE
CU_LIMIT_PRINTF_FIFO_SIZE
CU_LIMIT_MALLOC_HEAP_SIZE
CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH
CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT
CU_LIMIT_MAX_L2_FETCH_GRANULARITY
CU_LIMIT_PERSISTING_L2_CACHE_SIZE
CU_LIMIT_SHMEM_SIZE @12.5
CU_LIMIT_CIG_ENABLED @12.5
CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED @12.5
CU_LIMIT_PER_BLOCK_MEMORY_SIZE @13.4
CU_LIMIT_MAX @11.7<12.5 7 | @12.5<13.4 10 | @13.4""",
    "CUresourcetype_enum": """unsigned int
CU_RESOURCE_TYPE_ARRAY
CU_RESOURCE_TYPE_MIPMAPPED_ARRAY
CU_RESOURCE_TYPE_LINEAR
CU_RESOURCE_TYPE_PITCH2D""",
    "CUaccessProperty_enum": """unsigned int
CU_ACCESS_PROPERTY_NORMAL
CU_ACCESS_PROPERTY_STREAMING
CU_ACCESS_PROPERTY_PERSISTING""",
    "CUgraphConditionalNodeType_enum": """unsigned int
CU_GRAPH_COND_TYPE_IF @12.3
CU_GRAPH_COND_TYPE_WHILE @12.3
CU_GRAPH_COND_TYPE_SWITCH @12.8""",
    "CUgraphNodeType_enum": """unsigned int
CU_GRAPH_NODE_TYPE_KERNEL
CU_GRAPH_NODE_TYPE_MEMCPY
CU_GRAPH_NODE_TYPE_MEMSET
CU_GRAPH_NODE_TYPE_HOST
CU_GRAPH_NODE_TYPE_GRAPH
CU_GRAPH_NODE_TYPE_EMPTY
CU_GRAPH_NODE_TYPE_WAIT_EVENT
CU_GRAPH_NODE_TYPE_EVENT_RECORD
CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL
CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT
CU_GRAPH_NODE_TYPE_MEM_ALLOC
CU_GRAPH_NODE_TYPE_MEM_FREE
CU_GRAPH_NODE_TYPE_BATCH_MEM_OP
CU_GRAPH_NODE_TYPE_CONDITIONAL @12.3
CU_GRAPH_NODE_TYPE_MEMCPY_BATCH @13.5
CU_GRAPH_NODE_TYPE_RESERVED_16 @13.3 16
CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE @13.5
CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH @13.5""",
    "CUgraphDependencyType_enum": """unsigned int
CU_GRAPH_DEPENDENCY_TYPE_DEFAULT @12.3
CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC @12.3""",
    "CUgraphInstantiateResult_enum": """unsigned int
CUDA_GRAPH_INSTANTIATE_SUCCESS @12.0
CUDA_GRAPH_INSTANTIATE_ERROR @12.0
CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE @12.0
CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED @12.0
CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED @12.0
CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED @12.8""",
    "CUsynchronizationPolicy_enum": """unsigned int
CU_SYNC_POLICY_AUTO 1
CU_SYNC_POLICY_SPIN
CU_SYNC_POLICY_YIELD
CU_SYNC_POLICY_BLOCKING_SYNC""",
    "CUclusterSchedulingPolicy_enum": """unsigned int
CU_CLUSTER_SCHEDULING_POLICY_DEFAULT @11.8
CU_CLUSTER_SCHEDULING_POLICY_SPREAD @11.8
CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING @11.8
CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY @13.4""",
    "CUlaunchMemSyncDomain_enum": """unsigned int
CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT @12.0
CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE @12.0""",
    "CUlaunchAttributePortableClusterMode_enum": """unsigned int
CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT @13.2
CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE @13.2
CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE @13.2""",
    "CUsharedMemoryMode_enum": """unsigned int
CU_SHARED_MEMORY_MODE_DEFAULT @13.2
CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE @13.2
CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE @13.2
CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY @13.4
CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY @13.4""",
    "CUlaunchAttributeID_enum": """unsigned int
CU_LAUNCH_ATTRIBUTE_IGNORE @11.8
CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW @11.8
CU_LAUNCH_ATTRIBUTE_COOPERATIVE @11.8
CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY @11.8
CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION @11.8
CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE @11.8
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION @11.8
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT @11.8
CU_LAUNCH_ATTRIBUTE_PRIORITY @11.8
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP @12.0
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN @12.0
CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION @12.8
CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT @12.3
CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE @12.4
CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT @12.5
CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING @13.0 16
CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE @13.2
CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE @13.2""",
    "CUstreamCaptureStatus_enum": """unsigned int
CU_STREAM_CAPTURE_STATUS_NONE
CU_STREAM_CAPTURE_STATUS_ACTIVE
CU_STREAM_CAPTURE_STATUS_INVALIDATED""",
    "CUstreamCaptureMode_enum": """unsigned int
CU_STREAM_CAPTURE_MODE_GLOBAL
CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
CU_STREAM_CAPTURE_MODE_RELAXED""",
    "CUdriverProcAddress_flags_enum": """unsigned int
CU_GET_PROC_ADDRESS_DEFAULT
CU_GET_PROC_ADDRESS_LEGACY_STREAM
CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM""",
    "CUdriverProcAddressQueryResult_enum": """unsigned int
CU_GET_PROC_ADDRESS_SUCCESS @12.0
CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND @12.0
CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT @12.0""",
    "CUexecAffinityType_enum": """unsigned int
CU_EXEC_AFFINITY_TYPE_SM_COUNT
CU_EXEC_AFFINITY_TYPE_MAX""",
    "CUcigDataType_enum": """unsigned int
CIG_DATA_TYPE_D3D12_COMMAND_QUEUE @12.5 1
CIG_DATA_TYPE_NV_BLOB @12.9""",
    "CUstreamCigDataType_enum": """unsigned int
STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST @13.2 1
STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV @13.5""",
    "CUlibraryOption_enum": """unsigned int
CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE @12.0
CU_LIBRARY_BINARY_IS_PRESERVED @12.0
CU_LIBRARY_NUM_OPTIONS @12.0""",
    "cudaError_enum": """unsigned int
CUDA_SUCCESS
CUDA_ERROR_INVALID_VALUE
CUDA_ERROR_OUT_OF_MEMORY
CUDA_ERROR_NOT_INITIALIZED
CUDA_ERROR_DEINITIALIZED
CUDA_ERROR_PROFILER_DISABLED
CUDA_ERROR_PROFILER_NOT_INITIALIZED
CUDA_ERROR_PROFILER_ALREADY_STARTED
CUDA_ERROR_PROFILER_ALREADY_STOPPED
CUDA_ERROR_STUB_LIBRARY 34
CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER @13.0 36
CUDA_ERROR_DEVICE_UNAVAILABLE 46
CUDA_ERROR_MULTICAST_RESOURCE_FULL @13.4
CUDA_ERROR_NO_DEVICE 100
CUDA_ERROR_INVALID_DEVICE
CUDA_ERROR_DEVICE_NOT_LICENSED
CUDA_ERROR_INVALID_IMAGE 200
CUDA_ERROR_INVALID_CONTEXT
CUDA_ERROR_CONTEXT_ALREADY_CURRENT
CUDA_ERROR_MAP_FAILED 205
CUDA_ERROR_UNMAP_FAILED
CUDA_ERROR_ARRAY_IS_MAPPED
CUDA_ERROR_ALREADY_MAPPED
CUDA_ERROR_NO_BINARY_FOR_GPU
CUDA_ERROR_ALREADY_ACQUIRED
CUDA_ERROR_NOT_MAPPED
CUDA_ERROR_NOT_MAPPED_AS_ARRAY
CUDA_ERROR_NOT_MAPPED_AS_POINTER
CUDA_ERROR_ECC_UNCORRECTABLE
CUDA_ERROR_UNSUPPORTED_LIMIT
CUDA_ERROR_CONTEXT_ALREADY_IN_USE
CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
CUDA_ERROR_INVALID_PTX
CUDA_ERROR_INVALID_GRAPHICS_CONTEXT
CUDA_ERROR_NVLINK_UNCORRECTABLE
CUDA_ERROR_JIT_COMPILER_NOT_FOUND
CUDA_ERROR_UNSUPPORTED_PTX_VERSION
CUDA_ERROR_JIT_COMPILATION_DISABLED
CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY
CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC @12.1
CUDA_ERROR_CONTAINED @12.8
CUDA_ERROR_INSUFFICIENT_LOADER_VERSION @13.4
CUDA_ERROR_INVALID_SOURCE 300
CUDA_ERROR_FILE_NOT_FOUND
CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND
CUDA_ERROR_SHARED_OBJECT_INIT_FAILED
CUDA_ERROR_OPERATING_SYSTEM
CUDA_ERROR_INVALID_HANDLE 400
CUDA_ERROR_ILLEGAL_STATE
CUDA_ERROR_LOSSY_QUERY @12.3
CUDA_ERROR_NOT_FOUND 500
CUDA_ERROR_NOT_READY 600
CUDA_ERROR_ILLEGAL_ADDRESS 700
CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
CUDA_ERROR_LAUNCH_TIMEOUT
CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING
CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
CUDA_ERROR_PEER_ACCESS_NOT_ENABLED
CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE 708
CUDA_ERROR_CONTEXT_IS_DESTROYED
CUDA_ERROR_ASSERT
CUDA_ERROR_TOO_MANY_PEERS
CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
CUDA_ERROR_HARDWARE_STACK_ERROR
CUDA_ERROR_ILLEGAL_INSTRUCTION
CUDA_ERROR_MISALIGNED_ADDRESS
CUDA_ERROR_INVALID_ADDRESS_SPACE
CUDA_ERROR_INVALID_PC
CUDA_ERROR_LAUNCH_FAILED
CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
CUDA_ERROR_TENSOR_MEMORY_LEAK @12.8
CUDA_ERROR_NOT_PERMITTED 800
CUDA_ERROR_NOT_SUPPORTED
CUDA_ERROR_SYSTEM_NOT_READY
CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE
CUDA_ERROR_MPS_CONNECTION_FAILED
CUDA_ERROR_MPS_RPC_FAILURE
CUDA_ERROR_MPS_SERVER_NOT_READY
CUDA_ERROR_MPS_MAX_CLIENTS_REACHED
CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED
CUDA_ERROR_MPS_CLIENT_TERMINATED @11.8
CUDA_ERROR_CDP_NOT_SUPPORTED @12.0
CUDA_ERROR_CDP_VERSION_MISMATCH @12.0
CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED 900
CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
CUDA_ERROR_STREAM_CAPTURE_MERGE
CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
CUDA_ERROR_STREAM_CAPTURE_UNJOINED
CUDA_ERROR_STREAM_CAPTURE_ISOLATION
CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
CUDA_ERROR_CAPTURED_EVENT
CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
CUDA_ERROR_TIMEOUT
CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
CUDA_ERROR_EXTERNAL_DEVICE
CUDA_ERROR_INVALID_CLUSTER_SIZE @11.8
CUDA_ERROR_FUNCTION_NOT_LOADED @12.4
CUDA_ERROR_INVALID_RESOURCE_TYPE @12.4
CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION @12.4
CUDA_ERROR_KEY_ROTATION @12.8
CUDA_ERROR_STREAM_DETACHED @13.1
CUDA_ERROR_GRAPH_RECAPTURE_FAILURE @13.3
CUDA_ERROR_FABRIC_NOT_READY @13.4
CUDA_ERROR_UNKNOWN 999""",
    "CUdevice_P2PAttribute_enum": """unsigned int
CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK 1
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED
CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED
CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED 4
CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED @13.0""",
    "CUresourceViewFormat_enum": """unsigned int
CU_RES_VIEW_FORMAT_NONE
CU_RES_VIEW_FORMAT_UINT_1X8
CU_RES_VIEW_FORMAT_UINT_2X8
CU_RES_VIEW_FORMAT_UINT_4X8
CU_RES_VIEW_FORMAT_SINT_1X8
CU_RES_VIEW_FORMAT_SINT_2X8
CU_RES_VIEW_FORMAT_SINT_4X8
CU_RES_VIEW_FORMAT_UINT_1X16
CU_RES_VIEW_FORMAT_UINT_2X16
CU_RES_VIEW_FORMAT_UINT_4X16
CU_RES_VIEW_FORMAT_SINT_1X16
CU_RES_VIEW_FORMAT_SINT_2X16
CU_RES_VIEW_FORMAT_SINT_4X16
CU_RES_VIEW_FORMAT_UINT_1X32
CU_RES_VIEW_FORMAT_UINT_2X32
CU_RES_VIEW_FORMAT_UINT_4X32
CU_RES_VIEW_FORMAT_SINT_1X32
CU_RES_VIEW_FORMAT_SINT_2X32
CU_RES_VIEW_FORMAT_SINT_4X32
CU_RES_VIEW_FORMAT_FLOAT_1X16
CU_RES_VIEW_FORMAT_FLOAT_2X16
CU_RES_VIEW_FORMAT_FLOAT_4X16
CU_RES_VIEW_FORMAT_FLOAT_1X32
CU_RES_VIEW_FORMAT_FLOAT_2X32
CU_RES_VIEW_FORMAT_FLOAT_4X32
CU_RES_VIEW_FORMAT_UNSIGNED_BC1
CU_RES_VIEW_FORMAT_UNSIGNED_BC2
CU_RES_VIEW_FORMAT_UNSIGNED_BC3
CU_RES_VIEW_FORMAT_UNSIGNED_BC4
CU_RES_VIEW_FORMAT_SIGNED_BC4
CU_RES_VIEW_FORMAT_UNSIGNED_BC5
CU_RES_VIEW_FORMAT_SIGNED_BC5
CU_RES_VIEW_FORMAT_UNSIGNED_BC6H
CU_RES_VIEW_FORMAT_SIGNED_BC6H
CU_RES_VIEW_FORMAT_UNSIGNED_BC7""",
    "CUtensorMapDataType_enum": """unsigned int
CU_TENSOR_MAP_DATA_TYPE_UINT8 @12.0
CU_TENSOR_MAP_DATA_TYPE_UINT16 @12.0
CU_TENSOR_MAP_DATA_TYPE_UINT32 @12.0
CU_TENSOR_MAP_DATA_TYPE_INT32 @12.0
CU_TENSOR_MAP_DATA_TYPE_UINT64 @12.0
CU_TENSOR_MAP_DATA_TYPE_INT64 @12.0
CU_TENSOR_MAP_DATA_TYPE_FLOAT16 @12.0
CU_TENSOR_MAP_DATA_TYPE_FLOAT32 @12.0
CU_TENSOR_MAP_DATA_TYPE_FLOAT64 @12.0
CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 @12.0
CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ @12.0
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 @12.0
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ @12.0
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B @12.8
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B @12.8
CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B @12.8""",
    "CUtensorMapInterleave_enum": """unsigned int
CU_TENSOR_MAP_INTERLEAVE_NONE @12.0
CU_TENSOR_MAP_INTERLEAVE_16B @12.0
CU_TENSOR_MAP_INTERLEAVE_32B @12.0""",
    "CUtensorMapSwizzle_enum": """unsigned int
CU_TENSOR_MAP_SWIZZLE_NONE @12.0
CU_TENSOR_MAP_SWIZZLE_32B @12.0
CU_TENSOR_MAP_SWIZZLE_64B @12.0
CU_TENSOR_MAP_SWIZZLE_128B @12.0
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B @12.8
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B @12.8
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B @12.8""",
    "CUtensorMapL2promotion_enum": """unsigned int
CU_TENSOR_MAP_L2_PROMOTION_NONE @12.0
CU_TENSOR_MAP_L2_PROMOTION_L2_64B @12.0
CU_TENSOR_MAP_L2_PROMOTION_L2_128B @12.0
CU_TENSOR_MAP_L2_PROMOTION_L2_256B @12.0""",
    "CUtensorMapFloatOOBfill_enum": """unsigned int
CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE @12.0
CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA @12.0""",
    "CUtensorMapIm2ColWideMode_enum": """unsigned int
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W @12.8
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 @12.8""",
    "CUtensorMapAllocClass_enum": """unsigned int
CU_TENSOR_MAP_ALLOC_CLASS_AUTO @13.5
CU_TENSOR_MAP_ALLOC_CLASS_SMALL @13.5
CU_TENSOR_MAP_ALLOC_CLASS_LARGE @13.5""",
    "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum": """unsigned int
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE 3""",
    "CUexternalMemoryHandleType_enum": """unsigned int
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD 1
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT
CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF
CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD @13.0""",
    "CUexternalSemaphoreHandleType_enum": """unsigned int
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD 1
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32""",
    "CUmemAllocationHandleType_enum": """unsigned int
CU_MEM_HANDLE_TYPE_NONE
CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
CU_MEM_HANDLE_TYPE_WIN32
CU_MEM_HANDLE_TYPE_WIN32_KMT 4
CU_MEM_HANDLE_TYPE_FABRIC @12.3 8
CU_MEM_HANDLE_TYPE_MAX 2147483647""",
    "CUmemAccess_flags_enum": """unsigned int
CU_MEM_ACCESS_FLAGS_PROT_NONE
CU_MEM_ACCESS_FLAGS_PROT_READ
CU_MEM_ACCESS_FLAGS_PROT_READWRITE 3
CU_MEM_ACCESS_FLAGS_PROT_MAX 2147483647""",
    "CUmemLocationType_enum": """unsigned int
CU_MEM_LOCATION_TYPE_INVALID
CU_MEM_LOCATION_TYPE_NONE @13.0 0
CU_MEM_LOCATION_TYPE_DEVICE
CU_MEM_LOCATION_TYPE_HOST @12.2
CU_MEM_LOCATION_TYPE_HOST_NUMA @12.2
CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT @12.2
CU_MEM_LOCATION_TYPE_INVISIBLE @13.2
CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN @13.4
CU_MEM_LOCATION_TYPE_MAX 2147483647""",
    "CUmemAllocationType_enum": """unsigned int
CU_MEM_ALLOCATION_TYPE_INVALID
CU_MEM_ALLOCATION_TYPE_PINNED
CU_MEM_ALLOCATION_TYPE_MANAGED @13.0
CU_MEM_ALLOCATION_TYPE_MAX 2147483647""",
    "CUmemAllocationGranularity_flags_enum": """unsigned int
CU_MEM_ALLOC_GRANULARITY_MINIMUM
CU_MEM_ALLOC_GRANULARITY_RECOMMENDED""",
    "CUmemRangeHandleType_enum": """unsigned int
CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD 1
CU_MEM_RANGE_HANDLE_TYPE_MAX 2147483647""",
    "CUmemRangeFlags_enum": """unsigned int
CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE @12.8 1""",
    "CUarraySparseSubresourceType_enum": """unsigned int
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL""",
    "CUmemOperationType_enum": """unsigned int
CU_MEM_OPERATION_TYPE_MAP 1
CU_MEM_OPERATION_TYPE_UNMAP""",
    "CUmemHandleType_enum": """unsigned int
CU_MEM_HANDLE_TYPE_GENERIC""",
    "CUmemAllocationCompType_enum": """unsigned int
CU_MEM_ALLOCATION_COMP_NONE
CU_MEM_ALLOCATION_COMP_GENERIC""",
    "CUmulticastGranularity_flags_enum": """unsigned int
CU_MULTICAST_GRANULARITY_MINIMUM @12.1
CU_MULTICAST_GRANULARITY_RECOMMENDED @12.1""",
    "CUgraphExecUpdateResult_enum": """unsigned int
CU_GRAPH_EXEC_UPDATE_SUCCESS
CU_GRAPH_EXEC_UPDATE_ERROR
CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED
CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED
CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED
CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED
CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED
CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE
CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED""",
    "CUmemPool_attribute_enum": """unsigned int
CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES 1
CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES
CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH
CU_MEMPOOL_ATTR_USED_MEM_CURRENT
CU_MEMPOOL_ATTR_USED_MEM_HIGH
CU_MEMPOOL_ATTR_ALLOCATION_TYPE @13.2
CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES @13.2
CU_MEMPOOL_ATTR_LOCATION_ID @13.2
CU_MEMPOOL_ATTR_LOCATION_TYPE @13.2
CU_MEMPOOL_ATTR_MAX_POOL_SIZE @13.2
CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED @13.2
CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID @13.4""",
    "CUmemcpyFlags_enum": """unsigned int
CU_MEMCPY_FLAG_DEFAULT @12.8
CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE @12.8""",
    "CUmemcpySrcAccessOrder_enum": """unsigned int
CU_MEMCPY_SRC_ACCESS_ORDER_INVALID @12.8
CU_MEMCPY_SRC_ACCESS_ORDER_STREAM @12.8
CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL @12.8
CU_MEMCPY_SRC_ACCESS_ORDER_ANY @12.8
CU_MEMCPY_SRC_ACCESS_ORDER_MAX @12.8 2147483647""",
    "CUmemcpy3DOperandType_enum": """unsigned int
CU_MEMCPY_OPERAND_TYPE_POINTER @12.8 1
CU_MEMCPY_OPERAND_TYPE_ARRAY @12.8
CU_MEMCPY_OPERAND_TYPE_MAX @12.8 2147483647""",
    "CUgraphMem_attribute_enum": """unsigned int
CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT
CU_GRAPH_MEM_ATTR_USED_MEM_HIGH
CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT
CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH""",
    "CUgraphChildGraphNodeOwnership_enum": """int
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE @12.9
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE @12.9
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID @13.2 -1""",
    "CUflushGPUDirectRDMAWritesOptions_enum": """unsigned int
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST 1
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS""",
    "CUGPUDirectRDMAWritesOrdering_enum": """unsigned int
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER 100
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES 200""",
    "CUflushGPUDirectRDMAWritesScope_enum": """unsigned int
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER 100
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES 200""",
    "CUflushGPUDirectRDMAWritesTarget_enum": """unsigned int
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX""",
    "CUgraphDebugDot_flags_enum": """unsigned int
CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE 1
CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS 4
CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS 8
CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS 16
CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS 32
CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS 64
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS 128
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS 256
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES 512
CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES 1024
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS 2048
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS 4096
CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS 8192
CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO @12.0 16384
CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS @12.3 32768
CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS @13.5 65536
CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS @13.5 131072""",
    "CUuserObject_flags_enum": """unsigned int
CU_USER_OBJECT_NO_DESTRUCTOR_SYNC 1""",
    "CUuserObjectRetain_flags_enum": """unsigned int
CU_GRAPH_USER_OBJECT_MOVE 1""",
    "CUgraphInstantiate_flags_enum": """unsigned int
CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH 1
CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD @12.0
CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH @12.0 4
CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY 8""",
    "CUdeviceNumaConfig_enum": """unsigned int
CU_DEVICE_NUMA_CONFIG_NONE @12.2
CU_DEVICE_NUMA_CONFIG_NUMA_NODE @12.2""",
    "CUprocessState_enum": """unsigned int
CU_PROCESS_STATE_RUNNING @12.8
CU_PROCESS_STATE_LOCKED @12.8
CU_PROCESS_STATE_CHECKPOINTED @12.8
CU_PROCESS_STATE_FAILED @12.8
CU_PROCESS_STATE_CHECKPOINTING @13.4
CU_PROCESS_STATE_RESTORING @13.4""",
    "CUmoduleLoadingMode_enum": """unsigned int
CU_MODULE_EAGER_LOADING 1
CU_MODULE_LAZY_LOADING""",
    "CUmemDecompressAlgorithm_enum": """unsigned int
CU_MEM_DECOMPRESS_UNSUPPORTED @12.8
CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE @12.8
CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY @12.8
CU_MEM_DECOMPRESS_ALGORITHM_LZ4 @12.9 4""",
    "CUcliqueType_enum": """unsigned int
CU_CLIQUE_TYPE_UNICAST_POINTER @13.4
CU_CLIQUE_TYPE_MULTICAST_POINTER @13.4
CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT @13.4
CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT @13.4""",
    "CUlogicalEndpointIpcHandleType_enum": """unsigned int
CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE @13.3
CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC @13.3""",
    "CUlogicalEndpointType_enum": """unsigned int
CU_LOGICAL_ENDPOINT_TYPE_INVALID @13.3
CU_LOGICAL_ENDPOINT_TYPE_UNICAST @13.3
CU_LOGICAL_ENDPOINT_TYPE_MULTICAST @13.3""",
    "CUlogicalEndpointFlag_enum": """unsigned int
CU_LOGICAL_ENDPOINT_FLAG_NONE @13.3
CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS @13.3""",
    "CUfabricCpyOperandType_enum": """unsigned int
CU_FABRIC_COPY_OPERAND_TYPE_POINTER @13.5 1
CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT @13.5
CU_FABRIC_COPY_OPERAND_TYPE_MAX @13.5 2147483647""",
    "CUgraphRecaptureStatus_enum": """unsigned int
CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE @13.3
CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE @13.3
CU_GRAPH_RECAPTURE_ERROR @13.3""",
    "CUfunctionLoadingState_enum": """unsigned int
CU_FUNCTION_LOADING_STATE_UNLOADED @12.4
CU_FUNCTION_LOADING_STATE_LOADED @12.4
CU_FUNCTION_LOADING_STATE_MAX @12.4""",
    "CUcoredumpSettings_enum": """unsigned int
CU_COREDUMP_ENABLE_ON_EXCEPTION @12.1 1
CU_COREDUMP_TRIGGER_HOST @12.1
CU_COREDUMP_LIGHTWEIGHT @12.1
CU_COREDUMP_ENABLE_USER_TRIGGER @12.1
CU_COREDUMP_FILE @12.1
CU_COREDUMP_PIPE @12.1
CU_COREDUMP_GENERATION_FLAGS @12.5
CU_COREDUMP_MAX @12.1<12.5 7 | @12.5""",
    "CUCoredumpGenerationFlags": """int
CU_COREDUMP_DEFAULT_FLAGS @12.5
CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES @12.5
CU_COREDUMP_SKIP_GLOBAL_MEMORY @12.5
CU_COREDUMP_SKIP_SHARED_MEMORY @12.5 4
CU_COREDUMP_SKIP_LOCAL_MEMORY @12.5 8
CU_COREDUMP_SKIP_ABORT @12.5 16
CU_COREDUMP_SKIP_CONSTBANK_MEMORY @12.6 32
CU_COREDUMP_GZIP_COMPRESS @13.1 64
CU_COREDUMP_FAULTED_CONTEXTS_ONLY @13.3 128
CU_COREDUMP_SKIP_TENSOR_MEMORY @13.5 256
CU_COREDUMP_NO_ERRBAR_AT_EXIT @13.3 1073741824
CU_COREDUMP_LOG_ONLY @13.3 -2147483648
CU_COREDUMP_LIGHTWEIGHT_FLAGS @12.5<12.6 15 | @12.6<13.5 47 | @13.5 303""",
    "CUgreenCtxCreate_flags": """unsigned int
CU_GREEN_CTX_NONE @13.3
CU_GREEN_CTX_DEFAULT_STREAM @12.4""",
    "CUdevSmResourceGroup_flags": """unsigned int
CU_DEV_SM_RESOURCE_GROUP_DEFAULT @13.1
CU_DEV_SM_RESOURCE_GROUP_BACKFILL @13.1
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID @13.4
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS @13.5 4""",
    "CUdevSmResourceSplitByCount_flags": """unsigned int
CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING @13.1 1
CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE @13.1""",
    "CUdevResourceType": """unsigned int
CU_DEV_RESOURCE_TYPE_INVALID @12.4
CU_DEV_RESOURCE_TYPE_SM @12.4
CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG @13.1 1000
CU_DEV_RESOURCE_TYPE_WORKQUEUE @13.1 10000""",
    "CUdevWorkqueueConfigScope": """unsigned int
CU_WORKQUEUE_SCOPE_DEVICE_CTX @13.1
CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED @13.1""",
    "CUlogLevel_enum": """unsigned int
CU_LOG_LEVEL_ERROR @12.9
CU_LOG_LEVEL_WARNING @12.9""",
    "CUoutput_mode_enum": """unsigned int
CU_OUT_KEY_VALUE_PAIR
CU_OUT_CSV""",
    "CUGLDeviceList_enum": """unsigned int
CU_GL_DEVICE_LIST_ALL 1
CU_GL_DEVICE_LIST_CURRENT_FRAME
CU_GL_DEVICE_LIST_NEXT_FRAME""",
    "CUGLmap_flags_enum": """unsigned int
CU_GL_MAP_RESOURCE_FLAGS_NONE
CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY
CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD""",
    "CUeglFrameType_enum": """unsigned int
CU_EGL_FRAME_TYPE_ARRAY
CU_EGL_FRAME_TYPE_PITCH""",
    "CUeglResourceLocationFlags_enum": """unsigned int
CU_EGL_RESOURCE_LOCATION_SYSMEM
CU_EGL_RESOURCE_LOCATION_VIDMEM""",
    "CUeglColorFormat_enum": """unsigned int
CU_EGL_COLOR_FORMAT_YUV420_PLANAR
CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR
CU_EGL_COLOR_FORMAT_YUV422_PLANAR
CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR
CU_EGL_COLOR_FORMAT_RGB
CU_EGL_COLOR_FORMAT_BGR
CU_EGL_COLOR_FORMAT_ARGB
CU_EGL_COLOR_FORMAT_RGBA
CU_EGL_COLOR_FORMAT_L
CU_EGL_COLOR_FORMAT_R
CU_EGL_COLOR_FORMAT_YUV444_PLANAR
CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR
CU_EGL_COLOR_FORMAT_YUYV_422
CU_EGL_COLOR_FORMAT_UYVY_422
CU_EGL_COLOR_FORMAT_ABGR
CU_EGL_COLOR_FORMAT_BGRA
CU_EGL_COLOR_FORMAT_A
CU_EGL_COLOR_FORMAT_RG
CU_EGL_COLOR_FORMAT_AYUV
CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR
CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR
CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR
CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR
CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR
CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR
CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR
CU_EGL_COLOR_FORMAT_VYUY_ER
CU_EGL_COLOR_FORMAT_UYVY_ER
CU_EGL_COLOR_FORMAT_YUYV_ER
CU_EGL_COLOR_FORMAT_YVYU_ER
CU_EGL_COLOR_FORMAT_YUV_ER
CU_EGL_COLOR_FORMAT_YUVA_ER
CU_EGL_COLOR_FORMAT_AYUV_ER
CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER
CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER
CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER
CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER
CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER
CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER
CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_BAYER_RGGB
CU_EGL_COLOR_FORMAT_BAYER_BGGR
CU_EGL_COLOR_FORMAT_BAYER_GRBG
CU_EGL_COLOR_FORMAT_BAYER_GBRG
CU_EGL_COLOR_FORMAT_BAYER10_RGGB
CU_EGL_COLOR_FORMAT_BAYER10_BGGR
CU_EGL_COLOR_FORMAT_BAYER10_GRBG
CU_EGL_COLOR_FORMAT_BAYER10_GBRG
CU_EGL_COLOR_FORMAT_BAYER12_RGGB
CU_EGL_COLOR_FORMAT_BAYER12_BGGR
CU_EGL_COLOR_FORMAT_BAYER12_GRBG
CU_EGL_COLOR_FORMAT_BAYER12_GBRG
CU_EGL_COLOR_FORMAT_BAYER14_RGGB
CU_EGL_COLOR_FORMAT_BAYER14_BGGR
CU_EGL_COLOR_FORMAT_BAYER14_GRBG
CU_EGL_COLOR_FORMAT_BAYER14_GBRG
CU_EGL_COLOR_FORMAT_BAYER20_RGGB
CU_EGL_COLOR_FORMAT_BAYER20_BGGR
CU_EGL_COLOR_FORMAT_BAYER20_GRBG
CU_EGL_COLOR_FORMAT_BAYER20_GBRG
CU_EGL_COLOR_FORMAT_YVU444_PLANAR
CU_EGL_COLOR_FORMAT_YVU422_PLANAR
CU_EGL_COLOR_FORMAT_YVU420_PLANAR
CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB
CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR
CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG
CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG
CU_EGL_COLOR_FORMAT_BAYER_BCCR
CU_EGL_COLOR_FORMAT_BAYER_RCCB
CU_EGL_COLOR_FORMAT_BAYER_CRBC
CU_EGL_COLOR_FORMAT_BAYER_CBRC
CU_EGL_COLOR_FORMAT_BAYER10_CCCC
CU_EGL_COLOR_FORMAT_BAYER12_BCCR
CU_EGL_COLOR_FORMAT_BAYER12_RCCB
CU_EGL_COLOR_FORMAT_BAYER12_CRBC
CU_EGL_COLOR_FORMAT_BAYER12_CBRC
CU_EGL_COLOR_FORMAT_BAYER12_CCCC
CU_EGL_COLOR_FORMAT_Y
CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020
CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020
CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020
CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020
CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709
CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709
CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709
CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709
CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709
CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020
CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020
CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR
CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709
CU_EGL_COLOR_FORMAT_Y_ER
CU_EGL_COLOR_FORMAT_Y_709_ER
CU_EGL_COLOR_FORMAT_Y10_ER
CU_EGL_COLOR_FORMAT_Y10_709_ER
CU_EGL_COLOR_FORMAT_Y12_ER
CU_EGL_COLOR_FORMAT_Y12_709_ER
CU_EGL_COLOR_FORMAT_YUVA
CU_EGL_COLOR_FORMAT_YUV
CU_EGL_COLOR_FORMAT_YVYU
CU_EGL_COLOR_FORMAT_VYUY
CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER
CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER
CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER
CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER
CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER
CU_EGL_COLOR_FORMAT_UYVY_709 @12.8
CU_EGL_COLOR_FORMAT_UYVY_709_ER @12.8
CU_EGL_COLOR_FORMAT_UYVY_2020 @12.8
CU_EGL_COLOR_FORMAT_MAX @11.7<12.8 114 | @12.8""",
    "CUdevSmResourceSplit_flags": """unsigned int
CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING @12.5<13.1 1
CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE @12.5<13.1""",
    "CUkernelNodeAttrID_enum": """unsigned int
CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW @11.7<11.8 1
CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE @11.7<11.8
CU_KERNEL_NODE_ATTRIBUTE_PRIORITY @11.7<11.8 8""",
    "CUstreamAttrID_enum": """unsigned int
CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW @11.7<11.8 1
CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY @11.7<11.8 3""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "CUpointer_attribute_enum": {
        "CU_POINTER_ATTRIBUTE_CONTEXT": "CUcontext",
        "CU_POINTER_ATTRIBUTE_MEMORY_TYPE": "CUmemorytype",
        "CU_POINTER_ATTRIBUTE_DEVICE_POINTER": "CUdeviceptr",
        "CU_POINTER_ATTRIBUTE_HOST_POINTER": "void *",
        "CU_POINTER_ATTRIBUTE_P2P_TOKENS": "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS",
        "CU_POINTER_ATTRIBUTE_SYNC_MEMOPS": "_Bool",
        "CU_POINTER_ATTRIBUTE_BUFFER_ID": "unsigned long long",
        "CU_POINTER_ATTRIBUTE_IS_MANAGED": "_Bool",
        "CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL": "int",
        "CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE": "_Bool",
        "CU_POINTER_ATTRIBUTE_RANGE_START_ADDR": "CUdeviceptr",
        "CU_POINTER_ATTRIBUTE_RANGE_SIZE": "size_t",
        "CU_POINTER_ATTRIBUTE_MAPPED": "_Bool",
        "CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES": "unsigned int",
        "CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE": "_Bool",
        "CU_POINTER_ATTRIBUTE_ACCESS_FLAGS": "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS",
        "CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE": "CUmemoryPool",
        "CU_POINTER_ATTRIBUTE_MAPPING_SIZE": "size_t",
        "CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR": "CUdeviceptr",
        "CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID": "unsigned long long",
        "CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE": "_Bool",
        "CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL": "int",
    },
    "CUmemPool_attribute_enum": {
        "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES": "int",
        "CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC": "int",
        "CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES": "int",
        "CU_MEMPOOL_ATTR_RELEASE_THRESHOLD": "cuuint64_t",
        "CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT": "cuuint64_t",
        "CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH": "cuuint64_t",
        "CU_MEMPOOL_ATTR_USED_MEM_CURRENT": "cuuint64_t",
        "CU_MEMPOOL_ATTR_USED_MEM_HIGH": "cuuint64_t",
        "CU_MEMPOOL_ATTR_ALLOCATION_TYPE": "CUmemAllocationType",
        "CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES": "CUmemAllocationHandleType",
        "CU_MEMPOOL_ATTR_LOCATION_ID": "int",
        "CU_MEMPOOL_ATTR_LOCATION_TYPE": "CUmemLocationType",
        "CU_MEMPOOL_ATTR_MAX_POOL_SIZE": "cuuint64_t",
        "CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED": "int",
        "CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID": "int",
    },
    "CUmem_range_attribute_enum": {
        "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY": "int",
        "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION": "int",
        "CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY": "int[1024] until -2",
        "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION": "int",
        "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE": "CUmemLocationType",
        "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID": "int",
        "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE": "CUmemLocationType",
        "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID": "int",
    },
    "CUgraphMem_attribute_enum": {
        "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT": "cuuint64_t",
        "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH": "cuuint64_t",
        "CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT": "cuuint64_t",
        "CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH": "cuuint64_t",
    },
    "CUmemAllocationHandleType_enum": {
        "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR": "int",
        "CU_MEM_HANDLE_TYPE_WIN32": "void *",
        "CU_MEM_HANDLE_TYPE_WIN32_KMT": "unsigned int",
        "CU_MEM_HANDLE_TYPE_FABRIC": "CUmemFabricHandle",
    },
    "CUmemRangeHandleType_enum": {
        "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD": "int",
    },
    "CUlogicalEndpointIpcHandleType_enum": {
        "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC": "CUlogicalEndpointFabricHandle",
    },
    "CUcoredumpSettings_enum": {
        "CU_COREDUMP_ENABLE_ON_EXCEPTION": "_Bool",
        "CU_COREDUMP_TRIGGER_HOST": "_Bool",
        "CU_COREDUMP_LIGHTWEIGHT": "_Bool",
        "CU_COREDUMP_ENABLE_USER_TRIGGER": "_Bool",
        "CU_COREDUMP_FILE": "char[1024]",
        "CU_COREDUMP_PIPE": "char[1024]",
        "CU_COREDUMP_GENERATION_FLAGS": "unsigned int",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
    "CUuuid_st": ("bytes",),
    "CUipcEventHandle_st": ("reserved",),
    "CUipcMemHandle_st": ("reserved",),
    "CUlaunchAttributeValue_union": ("pad",),
    "CUlaunchAttribute_st": ("pad",),
    "CUgraphNodeParams_st": ("asBytes",),
    "CUcheckpointCheckpointArgs_st": ("reserved",),
    "CUcheckpointRestoreArgs_st": ("reserved",),
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "CUuuid_st": """struct 16 1
  0 char bytes[16]""",
    "CUmemFabricHandle_st": """@12.3 struct 64 1
  0 unsigned char data[64]""",
    "CUipcEventHandle_st": """struct 64 1
  0 char reserved[64]""",
    "CUipcMemHandle_st": """struct 64 1
  0 char reserved[64]""",
    "CUstreamMemOpWaitValueParams_st": """struct 40 8
  0 CUstreamBatchMemOpType operation
  8 CUdeviceptr address
  16 union 8 8
    0 cuuint32_t value
    0 cuuint64_t value64
  24 unsigned int flags
  32 CUdeviceptr alias""",
    "CUstreamMemOpWriteValueParams_st": """struct 40 8
  0 CUstreamBatchMemOpType operation
  8 CUdeviceptr address
  16 union 8 8
    0 cuuint32_t value
    0 cuuint64_t value64
  24 unsigned int flags
  32 CUdeviceptr alias""",
    "CUstreamMemOpFlushRemoteWritesParams_st": """struct 8 4
  0 CUstreamBatchMemOpType operation
  4 unsigned int flags""",
    "CUstreamMemOpMemoryBarrierParams_st": """struct 8 4
  0 CUstreamBatchMemOpType operation
  4 unsigned int flags""",
    "CUstreamMemOpAtomicReductionParams_st": """@13.1 struct 40 8
  0 CUstreamBatchMemOpType operation
  4 unsigned int flags
  8 CUstreamAtomicReductionOpType reductionOp
  12 CUstreamAtomicReductionDataType dataType
  16 CUdeviceptr address
  24 cuuint64_t value
  32 CUdeviceptr alias""",
    "CUstreamBatchMemOpParams_union": """@11.7<13.1 union 48 8
  0 CUstreamBatchMemOpType operation
  0 struct CUstreamMemOpWaitValueParams_st waitValue
  0 struct CUstreamMemOpWriteValueParams_st writeValue
  0 struct CUstreamMemOpFlushRemoteWritesParams_st flushRemoteWrites
  0 struct CUstreamMemOpMemoryBarrierParams_st memoryBarrier
  0 cuuint64_t pad[6]
@13.1 union 48 8
  0 CUstreamBatchMemOpType operation
  0 struct CUstreamMemOpWaitValueParams_st waitValue
  0 struct CUstreamMemOpWriteValueParams_st writeValue
  0 struct CUstreamMemOpFlushRemoteWritesParams_st flushRemoteWrites
  0 struct CUstreamMemOpMemoryBarrierParams_st memoryBarrier
  0 struct CUstreamMemOpAtomicReductionParams_st atomicReduction
  0 cuuint64_t pad[6]""",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st": """@12.2<13.1 struct 32 8
  0 CUcontext ctx
  8 unsigned int count
  16 CUstreamBatchMemOpParams *paramArray
  24 unsigned int flags
@13.1 struct 32 8
  0 CUcontext ctx
  8 unsigned int count
  16 CUstreamBatchMemOpParams *paramArray
  24 unsigned int flags""",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st": """@12.2<13.1 struct 32 8
  0 CUcontext ctx
  8 unsigned int count
  16 CUstreamBatchMemOpParams *paramArray
  24 unsigned int flags
@13.1 struct 32 8
  0 CUcontext ctx
  8 unsigned int count
  16 CUstreamBatchMemOpParams *paramArray
  24 unsigned int flags""",
    "CUasyncNotificationInfo_st": """@12.4 struct 16 8
  0 CUasyncNotificationType type
  8 union 8 8 info
    0 struct 8 8 overBudget
      0 unsigned long long bytesOverBudget""",
    "CUdevprop_st": """struct 56 4
  0 int maxThreadsPerBlock
  4 int maxThreadsDim[3]
  16 int maxGridSize[3]
  28 int sharedMemPerBlock
  32 int totalConstantMemory
  36 int SIMDWidth
  40 int memPitch
  44 int regsPerBlock
  48 int clockRate
  52 int textureAlign""",
    "CUaccessPolicyWindow_st": """struct 32 8
  0 void *base_ptr
  8 size_t num_bytes
  16 float hitRatio
  20 CUaccessProperty hitProp
  24 CUaccessProperty missProp""",
    "CUDA_KERNEL_NODE_PARAMS_st": """struct 56 8
  0 CUfunction func
  8 unsigned int gridDimX
  12 unsigned int gridDimY
  16 unsigned int gridDimZ
  20 unsigned int blockDimX
  24 unsigned int blockDimY
  28 unsigned int blockDimZ
  32 unsigned int sharedMemBytes
  40 void **kernelParams
  48 void **extra""",
    "CUDA_KERNEL_NODE_PARAMS_v2_st": """@12.0 struct 72 8
  0 CUfunction func
  8 unsigned int gridDimX
  12 unsigned int gridDimY
  16 unsigned int gridDimZ
  20 unsigned int blockDimX
  24 unsigned int blockDimY
  28 unsigned int blockDimZ
  32 unsigned int sharedMemBytes
  40 void **kernelParams
  48 void **extra
  56 CUkernel kern
  64 CUcontext ctx""",
    "CUDA_KERNEL_NODE_PARAMS_v3_st": """@12.2 struct 72 8
  0 CUfunction func
  8 unsigned int gridDimX
  12 unsigned int gridDimY
  16 unsigned int gridDimZ
  20 unsigned int blockDimX
  24 unsigned int blockDimY
  28 unsigned int blockDimZ
  32 unsigned int sharedMemBytes
  40 void **kernelParams
  48 void **extra
  56 CUkernel kern
  64 CUcontext ctx""",
    "CUDA_MEMSET_NODE_PARAMS_st": """struct 40 8
  0 CUdeviceptr dst
  8 size_t pitch
  16 unsigned int value
  20 unsigned int elementSize
  24 size_t width
  32 size_t height""",
    "CUDA_MEMSET_NODE_PARAMS_v2_st": """@12.2 struct 48 8
  0 CUdeviceptr dst
  8 size_t pitch
  16 unsigned int value
  20 unsigned int elementSize
  24 size_t width
  32 size_t height
  40 CUcontext ctx""",
    "CUDA_HOST_NODE_PARAMS_st": """struct 16 8
  0 CUhostFn fn
  8 void *userData""",
    "CUDA_HOST_NODE_PARAMS_v2_st": """@12.2<13.2 struct 16 8
  0 CUhostFn fn
  8 void *userData
@13.2<13.4 struct 24 8
  0 CUhostFn fn
  8 void *userData
  16 unsigned int syncMode
@13.4 struct 32 8
  0 CUhostFn fn
  8 void *userData
  16 unsigned int syncMode
  24 union 8 8
    0 CUcontext ctx
    0 CUgreenCtx gCtx""",
    "CUDA_CONDITIONAL_NODE_PARAMS": """@12.3 struct 32 8
  0 CUgraphConditionalHandle handle
  8 CUgraphConditionalNodeType type
  12 unsigned int size
  16 CUgraph *phGraph_out
  24 CUcontext ctx""",
    "CUgraphEdgeData_st": """@12.3 struct 8 1
  0 unsigned char from_port
  1 unsigned char to_port
  2 unsigned char type
  3 unsigned char reserved[5]""",
    "CUDA_GRAPH_INSTANTIATE_PARAMS_st": """@12.0 struct 32 8
  0 cuuint64_t flags
  8 CUstream hUploadStream
  16 CUgraphNode hErrNode_out
  24 CUgraphInstantiateResult result_out""",
    "CUlaunchMemSyncDomainMap_st": """@12.0 struct 2 1
  0 unsigned char default_
  1 unsigned char remote""",
    "CUlaunchAttributeValue_union": """@11.8<12.0 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
@12.0<12.3 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 int priority
  0 CUlaunchMemSyncDomainMap memSyncDomainMap
  0 CUlaunchMemSyncDomain memSyncDomain
@12.3<12.4 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 struct 16 8 launchCompletionEvent
    0 CUevent event
    8 int flags
  0 int priority
  0 CUlaunchMemSyncDomainMap memSyncDomainMap
  0 CUlaunchMemSyncDomain memSyncDomain
@12.4<12.5 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 struct 16 8 launchCompletionEvent
    0 CUevent event
    8 int flags
  0 int priority
  0 CUlaunchMemSyncDomainMap memSyncDomainMap
  0 CUlaunchMemSyncDomain memSyncDomain
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 CUgraphDeviceNode devNode
@12.5<12.8 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 struct 16 8 launchCompletionEvent
    0 CUevent event
    8 int flags
  0 int priority
  0 CUlaunchMemSyncDomainMap memSyncDomainMap
  0 CUlaunchMemSyncDomain memSyncDomain
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 CUgraphDeviceNode devNode
  0 unsigned int sharedMemCarveout
@12.8<13.0 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 struct 16 8 launchCompletionEvent
    0 CUevent event
    8 int flags
  0 int priority
  0 CUlaunchMemSyncDomainMap memSyncDomainMap
  0 CUlaunchMemSyncDomain memSyncDomain
  0 struct 12 4 preferredClusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 CUgraphDeviceNode devNode
  0 unsigned int sharedMemCarveout
@13.0<13.2 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 struct 16 8 launchCompletionEvent
    0 CUevent event
    8 int flags
  0 int priority
  0 CUlaunchMemSyncDomainMap memSyncDomainMap
  0 CUlaunchMemSyncDomain memSyncDomain
  0 struct 12 4 preferredClusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 CUgraphDeviceNode devNode
  0 unsigned int sharedMemCarveout
  0 unsigned int nvlinkUtilCentricScheduling
@13.2 union 64 8
  0 char pad[64]
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 CUsynchronizationPolicy syncPolicy
  0 struct 12 4 clusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
  0 int programmaticStreamSerializationAllowed
  0 struct 16 8 programmaticEvent
    0 CUevent event
    8 int flags
    12 int triggerAtBlockStart
  0 struct 16 8 launchCompletionEvent
    0 CUevent event
    8 int flags
  0 int priority
  0 CUlaunchMemSyncDomainMap memSyncDomainMap
  0 CUlaunchMemSyncDomain memSyncDomain
  0 struct 12 4 preferredClusterDim
    0 unsigned int x
    4 unsigned int y
    8 unsigned int z
  0 struct 16 8 deviceUpdatableKernelNode
    0 int deviceUpdatable
    8 CUgraphDeviceNode devNode
  0 unsigned int sharedMemCarveout
  0 unsigned int nvlinkUtilCentricScheduling
  0 CUlaunchAttributePortableClusterMode portableClusterSizeMode
  0 CUsharedMemoryMode sharedMemoryMode""",
    "CUlaunchAttribute_st": """@11.8<12.0 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value
@12.0<12.3 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value
@12.3<12.4 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value
@12.4<12.5 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value
@12.5<12.8 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value
@12.8<13.0 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value
@13.0<13.2 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value
@13.2 struct 72 8
  0 CUlaunchAttributeID id
  4 char pad[4]
  8 CUlaunchAttributeValue value""",
    "CUlaunchConfig_st": """@11.8<12.0 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs
@12.0<12.3 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs
@12.3<12.4 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs
@12.4<12.5 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs
@12.5<12.8 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs
@12.8<13.0 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs
@13.0<13.2 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs
@13.2 struct 56 8
  0 unsigned int gridDimX
  4 unsigned int gridDimY
  8 unsigned int gridDimZ
  12 unsigned int blockDimX
  16 unsigned int blockDimY
  20 unsigned int blockDimZ
  24 unsigned int sharedMemBytes
  32 CUstream hStream
  40 CUlaunchAttribute *attrs
  48 unsigned int numAttrs""",
    "CUexecAffinitySmCount_st": """struct 4 4
  0 unsigned int val""",
    "CUexecAffinityParam_st": """struct 8 4
  0 CUexecAffinityType type
  4 union 4 4 param
    0 CUexecAffinitySmCount smCount""",
    "CUctxCigParam_st": """@12.5 struct 16 8
  0 CUcigDataType sharedDataType
  8 void *sharedData""",
    "CUctxCreateParams_st": """@12.5 struct 24 8
  0 CUexecAffinityParam *execAffinityParams
  8 int numExecAffinityParams
  16 CUctxCigParam *cigParams""",
    "CUstreamCigParam_st": """@13.2 struct 16 8
  0 CUstreamCigDataType streamSharedDataType
  8 void *streamSharedData""",
    "CUstreamCigCaptureParams_st": """@13.2 struct 8 8
  0 CUstreamCigParam *streamCigParams""",
    "CUlibraryHostUniversalFunctionAndDataTable_st": """@12.0 struct 32 8
  0 void *functionTable
  8 size_t functionWindowSize
  16 void *dataTable
  24 size_t dataWindowSize""",
    "CUDA_MEMCPY2D_st": """struct 128 8
  0 size_t srcXInBytes
  8 size_t srcY
  16 CUmemorytype srcMemoryType
  24 const void *srcHost
  32 CUdeviceptr srcDevice
  40 CUarray srcArray
  48 size_t srcPitch
  56 size_t dstXInBytes
  64 size_t dstY
  72 CUmemorytype dstMemoryType
  80 void *dstHost
  88 CUdeviceptr dstDevice
  96 CUarray dstArray
  104 size_t dstPitch
  112 size_t WidthInBytes
  120 size_t Height""",
    "CUDA_MEMCPY3D_st": """struct 200 8
  0 size_t srcXInBytes
  8 size_t srcY
  16 size_t srcZ
  24 size_t srcLOD
  32 CUmemorytype srcMemoryType
  40 const void *srcHost
  48 CUdeviceptr srcDevice
  56 CUarray srcArray
  64 void *reserved0
  72 size_t srcPitch
  80 size_t srcHeight
  88 size_t dstXInBytes
  96 size_t dstY
  104 size_t dstZ
  112 size_t dstLOD
  120 CUmemorytype dstMemoryType
  128 void *dstHost
  136 CUdeviceptr dstDevice
  144 CUarray dstArray
  152 void *reserved1
  160 size_t dstPitch
  168 size_t dstHeight
  176 size_t WidthInBytes
  184 size_t Height
  192 size_t Depth""",
    "CUDA_MEMCPY3D_PEER_st": """struct 200 8
  0 size_t srcXInBytes
  8 size_t srcY
  16 size_t srcZ
  24 size_t srcLOD
  32 CUmemorytype srcMemoryType
  40 const void *srcHost
  48 CUdeviceptr srcDevice
  56 CUarray srcArray
  64 CUcontext srcContext
  72 size_t srcPitch
  80 size_t srcHeight
  88 size_t dstXInBytes
  96 size_t dstY
  104 size_t dstZ
  112 size_t dstLOD
  120 CUmemorytype dstMemoryType
  128 void *dstHost
  136 CUdeviceptr dstDevice
  144 CUarray dstArray
  152 CUcontext dstContext
  160 size_t dstPitch
  168 size_t dstHeight
  176 size_t WidthInBytes
  184 size_t Height
  192 size_t Depth""",
    "CUDA_MEMCPY_NODE_PARAMS_st": """@12.2 struct 216 8
  0 int flags
  4 int reserved
  8 CUcontext copyCtx
  16 CUDA_MEMCPY3D copyParams""",
    "CUDA_ARRAY_DESCRIPTOR_st": """struct 24 8
  0 size_t Width
  8 size_t Height
  16 CUarray_format Format
  20 unsigned int NumChannels""",
    "CUDA_ARRAY3D_DESCRIPTOR_st": """struct 40 8
  0 size_t Width
  8 size_t Height
  16 size_t Depth
  24 CUarray_format Format
  28 unsigned int NumChannels
  32 unsigned int Flags""",
    "CUDA_ARRAY_SPARSE_PROPERTIES_st": """struct 48 8
  0 struct 12 4 tileExtent
    0 unsigned int width
    4 unsigned int height
    8 unsigned int depth
  12 unsigned int miptailFirstLevel
  16 unsigned long long miptailSize
  24 unsigned int flags
  28 unsigned int reserved[4]""",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_st": """struct 32 8
  0 size_t size
  8 size_t alignment
  16 unsigned int reserved[4]""",
    "CUDA_RESOURCE_DESC_st": """struct 144 8
  0 CUresourcetype resType
  8 union 128 8 res
    0 struct 8 8 array
      0 CUarray hArray
    0 struct 8 8 mipmap
      0 CUmipmappedArray hMipmappedArray
    0 struct 24 8 linear
      0 CUdeviceptr devPtr
      8 CUarray_format format
      12 unsigned int numChannels
      16 size_t sizeInBytes
    0 struct 40 8 pitch2D
      0 CUdeviceptr devPtr
      8 CUarray_format format
      12 unsigned int numChannels
      16 size_t width
      24 size_t height
      32 size_t pitchInBytes
    0 struct 128 4 reserved
      0 int reserved[32]
  136 unsigned int flags""",
    "CUDA_TEXTURE_DESC_st": """struct 104 4
  0 CUaddress_mode addressMode[3]
  12 CUfilter_mode filterMode
  16 unsigned int flags
  20 unsigned int maxAnisotropy
  24 CUfilter_mode mipmapFilterMode
  28 float mipmapLevelBias
  32 float minMipmapLevelClamp
  36 float maxMipmapLevelClamp
  40 float borderColor[4]
  56 int reserved[12]""",
    "CUDA_RESOURCE_VIEW_DESC_st": """struct 112 8
  0 CUresourceViewFormat format
  8 size_t width
  16 size_t height
  24 size_t depth
  32 unsigned int firstMipmapLevel
  36 unsigned int lastMipmapLevel
  40 unsigned int firstLayer
  44 unsigned int lastLayer
  48 unsigned int reserved[16]""",
    "CUtensorMap_st": """@12.0<13.0 struct 128 64
  0 cuuint64_t opaque[16]
@13.0 struct 128 128
  0 cuuint64_t opaque[16]""",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st": """struct 16 8
  0 unsigned long long p2pToken
  8 unsigned int vaSpaceToken""",
    "CUDA_LAUNCH_PARAMS_st": """struct 56 8
  0 CUfunction function
  8 unsigned int gridDimX
  12 unsigned int gridDimY
  16 unsigned int gridDimZ
  20 unsigned int blockDimX
  24 unsigned int blockDimY
  28 unsigned int blockDimZ
  32 unsigned int sharedMemBytes
  40 CUstream hStream
  48 void **kernelParams""",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st": """struct 104 8
  0 CUexternalMemoryHandleType type
  8 union 16 8 handle
    0 int fd
    0 struct 16 8 win32
      0 void *handle
      8 const void *name
    0 const void *nvSciBufObject
  24 unsigned long long size
  32 unsigned int flags
  36 unsigned int reserved[16]""",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st": """struct 88 8
  0 unsigned long long offset
  8 unsigned long long size
  16 unsigned int flags
  20 unsigned int reserved[16]""",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st": """struct 120 8
  0 unsigned long long offset
  8 CUDA_ARRAY3D_DESCRIPTOR arrayDesc
  48 unsigned int numLevels
  52 unsigned int reserved[16]""",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st": """struct 96 8
  0 CUexternalSemaphoreHandleType type
  8 union 16 8 handle
    0 int fd
    0 struct 16 8 win32
      0 void *handle
      8 const void *name
    0 const void *nvSciSyncObj
  24 unsigned int flags
  28 unsigned int reserved[16]""",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st": """struct 144 8
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
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st": """struct 144 8
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
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st": """struct 24 8
  0 CUexternalSemaphore *extSemArray
  8 const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray
  16 unsigned int numExtSems""",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st": """@12.2<13.4 struct 24 8
  0 CUexternalSemaphore *extSemArray
  8 const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray
  16 unsigned int numExtSems
@13.4 struct 32 8
  0 CUexternalSemaphore *extSemArray
  8 const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray
  16 unsigned int numExtSems
  24 union 8 8
    0 CUcontext ctx
    0 CUgreenCtx gCtx""",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_st": """struct 24 8
  0 CUexternalSemaphore *extSemArray
  8 const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray
  16 unsigned int numExtSems""",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st": """@12.2<13.4 struct 24 8
  0 CUexternalSemaphore *extSemArray
  8 const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray
  16 unsigned int numExtSems
@13.4 struct 32 8
  0 CUexternalSemaphore *extSemArray
  8 const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray
  16 unsigned int numExtSems
  24 union 8 8
    0 CUcontext ctx
    0 CUgreenCtx gCtx""",
    "CUarrayMapInfo_st": """struct 96 8
  0 CUresourcetype resourceType
  8 union 8 8 resource
    0 CUmipmappedArray mipmap
    0 CUarray array
  16 CUarraySparseSubresourceType subresourceType
  24 union 32 8 subresource
    0 struct 32 4 sparseLevel
      0 unsigned int level
      4 unsigned int layer
      8 unsigned int offsetX
      12 unsigned int offsetY
      16 unsigned int offsetZ
      20 unsigned int extentWidth
      24 unsigned int extentHeight
      28 unsigned int extentDepth
    0 struct 24 8 miptail
      0 unsigned int layer
      8 unsigned long long offset
      16 unsigned long long size
  56 CUmemOperationType memOperationType
  60 CUmemHandleType memHandleType
  64 union 8 8 memHandle
    0 CUmemGenericAllocationHandle memHandle
  72 unsigned long long offset
  80 unsigned int deviceBitMask
  84 unsigned int flags
  88 unsigned int reserved[2]""",
    "CUmemLocation_st": """@11.7<13.2 struct 8 4
  0 CUmemLocationType type
  4 int id
@13.2<13.4 struct 8 4
  0 CUmemLocationType type
  4 union 4 4
    0 int id
@13.4 struct 8 4
  0 CUmemLocationType type
  4 union 4 4
    0 int id
    0 struct 2 1 localized
      0 unsigned char deviceId
      1 unsigned char localityDomainId""",
    "CUmemAllocationProp_st": """@11.7<13.2 struct 32 8
  0 CUmemAllocationType type
  4 CUmemAllocationHandleType requestedHandleTypes
  8 CUmemLocation location
  16 void *win32HandleMetaData
  24 struct 8 2 allocFlags
    0 unsigned char compressionType
    1 unsigned char gpuDirectRDMACapable
    2 unsigned short usage
    4 unsigned char reserved[4]
@13.2<13.4 struct 32 8
  0 CUmemAllocationType type
  4 CUmemAllocationHandleType requestedHandleTypes
  8 CUmemLocation location
  16 void *win32HandleMetaData
  24 struct 8 2 allocFlags
    0 unsigned char compressionType
    1 unsigned char gpuDirectRDMACapable
    2 unsigned short usage
    4 unsigned char reserved[4]
@13.4 struct 32 8
  0 CUmemAllocationType type
  4 CUmemAllocationHandleType requestedHandleTypes
  8 CUmemLocation location
  16 void *win32HandleMetaData
  24 struct 8 2 allocFlags
    0 unsigned char compressionType
    1 unsigned char gpuDirectRDMACapable
    2 unsigned short usage
    4 unsigned char reserved[4]""",
    "CUmulticastObjectProp_st": """@12.1 struct 32 8
  0 unsigned int numDevices
  8 size_t size
  16 unsigned long long handleTypes
  24 unsigned long long flags""",
    "CUmemAccessDesc_st": """@11.7<13.2 struct 12 4
  0 CUmemLocation location
  8 CUmemAccess_flags flags
@13.2<13.4 struct 12 4
  0 CUmemLocation location
  8 CUmemAccess_flags flags
@13.4 struct 12 4
  0 CUmemLocation location
  8 CUmemAccess_flags flags""",
    "CUgraphExecUpdateResultInfo_st": """@12.0 struct 24 8
  0 CUgraphExecUpdateResult result
  8 CUgraphNode errorNode
  16 CUgraphNode errorFromNode""",
    "CUmemPoolProps_st": """@11.7<12.2 struct 88 8
  0 CUmemAllocationType allocType
  4 CUmemAllocationHandleType handleTypes
  8 CUmemLocation location
  16 void *win32SecurityAttributes
  24 unsigned char reserved[64]
@12.2<12.6 struct 88 8
  0 CUmemAllocationType allocType
  4 CUmemAllocationHandleType handleTypes
  8 CUmemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned char reserved[56]
@12.6<13.2 struct 88 8
  0 CUmemAllocationType allocType
  4 CUmemAllocationHandleType handleTypes
  8 CUmemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned short usage
  34 unsigned char reserved[54]
@13.2<13.4 struct 88 8
  0 CUmemAllocationType allocType
  4 CUmemAllocationHandleType handleTypes
  8 CUmemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned short usage
  34 unsigned char reserved[54]
@13.4 struct 88 8
  0 CUmemAllocationType allocType
  4 CUmemAllocationHandleType handleTypes
  8 CUmemLocation location
  16 void *win32SecurityAttributes
  24 size_t maxSize
  32 unsigned short usage
  34 unsigned char gpuDirectRDMACapable
  35 unsigned char reserved[53]""",
    "CUmemPoolPtrExportData_st": """struct 64 1
  0 unsigned char reserved[64]""",
    "CUmemcpyAttributes_st": """@12.8<13.2 struct 24 4
  0 CUmemcpySrcAccessOrder srcAccessOrder
  4 CUmemLocation srcLocHint
  12 CUmemLocation dstLocHint
  20 unsigned int flags
@13.2<13.4 struct 24 4
  0 CUmemcpySrcAccessOrder srcAccessOrder
  4 CUmemLocation srcLocHint
  12 CUmemLocation dstLocHint
  20 unsigned int flags
@13.4 struct 24 4
  0 CUmemcpySrcAccessOrder srcAccessOrder
  4 CUmemLocation srcLocHint
  12 CUmemLocation dstLocHint
  20 unsigned int flags""",
    "CUoffset3D_st": """@12.8 struct 24 8
  0 size_t x
  8 size_t y
  16 size_t z""",
    "CUextent3D_st": """@12.8 struct 24 8
  0 size_t width
  8 size_t height
  16 size_t depth""",
    "CUmemcpy3DOperand_st": """@12.8<13.2 struct 40 8
  0 CUmemcpy3DOperandType type
  8 union 32 8 op
    0 struct 32 8 ptr
      0 CUdeviceptr ptr
      8 size_t rowLength
      16 size_t layerHeight
      24 CUmemLocation locHint
    0 struct 32 8 array
      0 CUarray array
      8 CUoffset3D offset
@13.2<13.4 struct 40 8
  0 CUmemcpy3DOperandType type
  8 union 32 8 op
    0 struct 32 8 ptr
      0 CUdeviceptr ptr
      8 size_t rowLength
      16 size_t layerHeight
      24 CUmemLocation locHint
    0 struct 32 8 array
      0 CUarray array
      8 CUoffset3D offset
@13.4 struct 40 8
  0 CUmemcpy3DOperandType type
  8 union 32 8 op
    0 struct 32 8 ptr
      0 CUdeviceptr ptr
      8 size_t rowLength
      16 size_t layerHeight
      24 CUmemLocation locHint
    0 struct 32 8 array
      0 CUarray array
      8 CUoffset3D offset""",
    "CUDA_MEMCPY3D_BATCH_OP_st": """@12.8<13.2 struct 112 8
  0 CUmemcpy3DOperand src
  40 CUmemcpy3DOperand dst
  80 CUextent3D extent
  104 CUmemcpySrcAccessOrder srcAccessOrder
  108 unsigned int flags
@13.2<13.4 struct 112 8
  0 CUmemcpy3DOperand src
  40 CUmemcpy3DOperand dst
  80 CUextent3D extent
  104 CUmemcpySrcAccessOrder srcAccessOrder
  108 unsigned int flags
@13.4 struct 112 8
  0 CUmemcpy3DOperand src
  40 CUmemcpy3DOperand dst
  80 CUextent3D extent
  104 CUmemcpySrcAccessOrder srcAccessOrder
  108 unsigned int flags""",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1_st": """@12.2<12.6 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr
@12.6<13.2 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr
@13.2<13.4 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr
@13.4 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr""",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2_st": """@12.2<12.6 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr
@12.6<13.2 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr
@13.2<13.4 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr
@13.4 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr""",
    "CUDA_MEM_FREE_NODE_PARAMS_st": """@12.2 struct 8 8
  0 CUdeviceptr dptr""",
    "CUDA_CHILD_GRAPH_NODE_PARAMS_st": """@12.2<12.9 struct 8 8
  0 CUgraph graph
@12.9 struct 16 8
  0 CUgraph graph
  8 CUgraphChildGraphNodeOwnership ownership""",
    "CUDA_EVENT_RECORD_NODE_PARAMS_st": """@12.2<13.4 struct 8 8
  0 CUevent event
@13.4 struct 16 8
  0 CUevent event
  8 union 8 8
    0 CUcontext ctx
    0 CUgreenCtx gCtx""",
    "CUDA_EVENT_WAIT_NODE_PARAMS_st": """@12.2 struct 8 8
  0 CUevent event""",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st": """@13.5 struct 64 8
  0 size_t count
  8 CUdeviceptr *dsts
  16 CUdeviceptr *srcs
  24 size_t *sizes
  32 CUmemcpyAttributes *attrs
  40 size_t *attrsIdxs
  48 size_t numAttrs
  56 union 8 8
    0 CUcontext ctx
    0 CUgreenCtx gCtx""",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st": """@13.5 struct 32 8
  0 size_t numOps
  8 CUDA_FABRIC_COPY_BATCH_OP *opList
  16 unsigned long long flags
  24 union 8 8
    0 CUcontext ctx
    0 CUgreenCtx gCtx""",
    "CUgraphNodeParams_st": """@12.2<12.3 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
  248 long long reserved2
@12.3<12.6 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
  248 long long reserved2
@12.6<12.9 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
  248 long long reserved2
@12.9<13.1 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
  248 long long reserved2
@13.1<13.2 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
  248 long long reserved2
@13.2<13.3 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
  248 long long reserved2
@13.3<13.4 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
    0 char asBytes[232]
  248 long long reserved2
@13.4<13.5 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
    0 char asBytes[232]
  248 long long reserved2
@13.5 struct 256 8
  0 CUgraphNodeType type
  4 int reserved0[3]
  16 union 232 8
    0 long long reserved1[29]
    0 CUDA_KERNEL_NODE_PARAMS_v3 kernel
    0 CUDA_MEMCPY_NODE_PARAMS memcpy
    0 CUDA_MEMSET_NODE_PARAMS_v2 memset
    0 CUDA_HOST_NODE_PARAMS_v2 host
    0 CUDA_CHILD_GRAPH_NODE_PARAMS graph
    0 CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    0 CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    0 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    0 CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    0 CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    0 CUDA_MEM_FREE_NODE_PARAMS free
    0 CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    0 CUDA_CONDITIONAL_NODE_PARAMS conditional
    0 CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 memcpyBatch
    0 CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 fabricCpyBatch
    0 char asBytes[232]
  248 long long reserved2""",
    "CUcheckpointCustomStoragePerDeviceData_st": """@13.4 struct 24 8
  0 CUdeviceptr devPtr
  8 size_t size
  16 CUstream stream""",
    "CUcheckpointCustomStorageInfo_st": """@13.4 struct 24 8
  0 CUcheckpointOperationHandle handle
  8 CUcheckpointCustomStoragePerDeviceData *perDeviceData
  16 unsigned int deviceCount""",
    "CUcheckpointLockArgs_st": """@12.8 struct 64 8
  0 unsigned int timeoutMs
  4 unsigned int reserved0
  8 cuuint64_t reserved1[7]""",
    "CUcheckpointCheckpointArgs_st": """@12.8<13.4 struct 64 8
  0 cuuint64_t reserved[8]
@13.4 struct 64 8
  0 CUcheckpointCustomStorageInfo **customStorageInfo_out
  8 char reserved[56]""",
    "CUcheckpointGpuPair_st": """@13.0 struct 32 1
  0 CUuuid oldUuid
  16 CUuuid newUuid""",
    "CUcheckpointRestoreArgs_st": """@12.8<13.0 struct 64 8
  0 cuuint64_t reserved[8]
@13.0<13.3 struct 64 8
  0 CUcheckpointGpuPair *gpuPairs
  8 unsigned int gpuPairsCount
  12 char reserved[44]
  56 cuuint64_t reserved1
@13.3<13.4 struct 64 8
  0 CUcheckpointGpuPair *gpuPairs
  8 unsigned int gpuPairsCount
  12 char reserved[52]
@13.4 struct 64 8
  0 CUcheckpointGpuPair *gpuPairs
  8 unsigned int gpuPairsCount
  12 unsigned int padding0
  16 CUcheckpointCustomStorageInfo **customStorageInfo_out
  24 char reserved[40]""",
    "CUcheckpointUnlockArgs_st": """@12.8 struct 64 8
  0 cuuint64_t reserved[8]""",
    "CUmemDecompressParams_st": """@12.8 struct 64 8
  0 size_t srcNumBytes
  8 size_t dstNumBytes
  16 cuuint32_t *dstActBytes
  24 const void *src
  32 void *dst
  40 CUmemDecompressAlgorithm algo
  44 unsigned char padding[20]""",
    "CUcliqueInfo_st": """@13.4 struct 8 4
  0 CUcliqueType type
  4 unsigned int id""",
    "CUlogicalEndpointFabricHandle_st": """@13.3 struct 64 1
  0 unsigned char data[64]""",
    "CUlogicalEndpointProp_struct": """@13.3 struct 24 8
  0 CUlogicalEndpointType type
  4 union 4 4
    0 struct 4 4 unicast
      0 CUdevice device
    0 struct 4 4 multicast
      0 unsigned int numDevices
  8 unsigned long long size
  16 unsigned int ipcHandleTypes
  20 unsigned int flags""",
    "CUfabricCpyOperand_st": """@13.5 struct 24 8
  0 CUfabricCpyOperandType type
  8 union 16 8 op
    0 struct 16 8 ptr
      0 CUdeviceptr ptr
      8 CUmemLocation locHint
    0 struct 16 8 le
      0 CUlogicalEndpointId id
      8 cuuint64_t offset""",
    "CUDA_FABRIC_COPY_BATCH_OP_st": """@13.5 struct 64 8
  0 CUfabricCpyOperand src
  24 CUfabricCpyOperand dst
  48 size_t size
  56 unsigned int flags""",
    "CUdevSmResource_st": """@12.4<13.0 struct 4 4
  0 unsigned int smCount
@13.0<13.1 struct 12 4
  0 unsigned int smCount
  4 unsigned int minSmPartitionSize
  8 unsigned int smCoscheduledAlignment
@13.1<13.4 struct 16 4
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
    "CUdevWorkqueueConfigResource_st": """@13.1 struct 12 4
  0 CUdevice device
  4 unsigned int wqConcurrencyLimit
  8 CUdevWorkqueueConfigScope sharingScope""",
    "CUdevWorkqueueResource_st": """@13.1 struct 40 1
  0 unsigned char reserved[40]""",
    "CU_DEV_SM_RESOURCE_GROUP_PARAMS_st": """@13.1<13.4 struct 64 4
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
    "CUdevResource_st": """@12.4<13.0 struct 144 4
  0 CUdevResourceType type
  4 unsigned char _internal_padding[92]
  96 union 48 4
    0 CUdevSmResource sm
    0 unsigned char _oversize[48]
@13.0<13.1 struct 144 4
  0 CUdevResourceType type
  4 unsigned char _internal_padding[92]
  96 union 48 4
    0 CUdevSmResource sm
    0 unsigned char _oversize[48]
@13.1<13.4 struct 144 8
  0 CUdevResourceType type
  4 unsigned char _internal_padding[92]
  96 union 40 4
    0 CUdevSmResource sm
    0 CUdevWorkqueueConfigResource wqConfig
    0 CUdevWorkqueueResource wq
    0 unsigned char _oversize[40]
  136 struct CUdevResource_st *nextResource
@13.4 struct 144 8
  0 CUdevResourceType type
  4 unsigned char _internal_padding[92]
  96 union 40 4
    0 CUdevSmResource sm
    0 CUdevWorkqueueConfigResource wqConfig
    0 CUdevWorkqueueResource wq
    0 unsigned char _oversize[40]
  136 struct CUdevResource_st *nextResource""",
    "CUeglFrame_st": """struct 64 8
  0 union 24 8 frame
    0 CUarray pArray[3]
    0 void *pPitch[3]
  24 unsigned int width
  28 unsigned int height
  32 unsigned int depth
  36 unsigned int pitch
  40 unsigned int planeCount
  44 unsigned int numChannels
  48 CUeglFrameType frameType
  52 CUeglColorFormat eglColorFormat
  56 CUarray_format cuFormat""",
    "CUDA_MEMCPY2D_v1_st": """struct 96 8
  0 unsigned int srcXInBytes
  4 unsigned int srcY
  8 CUmemorytype srcMemoryType
  16 const void *srcHost
  24 CUdeviceptr_v1 srcDevice
  32 CUarray srcArray
  40 unsigned int srcPitch
  44 unsigned int dstXInBytes
  48 unsigned int dstY
  52 CUmemorytype dstMemoryType
  56 void *dstHost
  64 CUdeviceptr_v1 dstDevice
  72 CUarray dstArray
  80 unsigned int dstPitch
  84 unsigned int WidthInBytes
  88 unsigned int Height""",
    "CUDA_MEMCPY3D_v1_st": """struct 144 8
  0 unsigned int srcXInBytes
  4 unsigned int srcY
  8 unsigned int srcZ
  12 unsigned int srcLOD
  16 CUmemorytype srcMemoryType
  24 const void *srcHost
  32 CUdeviceptr_v1 srcDevice
  40 CUarray srcArray
  48 void *reserved0
  56 unsigned int srcPitch
  60 unsigned int srcHeight
  64 unsigned int dstXInBytes
  68 unsigned int dstY
  72 unsigned int dstZ
  76 unsigned int dstLOD
  80 CUmemorytype dstMemoryType
  88 void *dstHost
  96 CUdeviceptr_v1 dstDevice
  104 CUarray dstArray
  112 void *reserved1
  120 unsigned int dstPitch
  124 unsigned int dstHeight
  128 unsigned int WidthInBytes
  132 unsigned int Height
  136 unsigned int Depth""",
    "CUDA_ARRAY_DESCRIPTOR_v1_st": """struct 16 4
  0 unsigned int Width
  4 unsigned int Height
  8 CUarray_format Format
  12 unsigned int NumChannels""",
    "CUDA_ARRAY3D_DESCRIPTOR_v1_st": """struct 24 4
  0 unsigned int Width
  4 unsigned int Height
  8 unsigned int Depth
  12 CUarray_format Format
  16 unsigned int NumChannels
  20 unsigned int Flags""",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_st": """@11.7<12.2 struct 32 8
  0 CUcontext ctx
  8 unsigned int count
  16 CUstreamBatchMemOpParams *paramArray
  24 unsigned int flags""",
    "CUDA_MEM_ALLOC_NODE_PARAMS_st": """@11.7<12.2 struct 120 8
  0 CUmemPoolProps poolProps
  88 const CUmemAccessDesc *accessDescs
  96 size_t accessDescCount
  104 size_t bytesize
  112 CUdeviceptr dptr""",
    "CUkernelNodeAttrValue_union": """@11.7<11.8 union 32 8
  0 CUaccessPolicyWindow accessPolicyWindow
  0 int cooperative
  0 int priority""",
    "CUstreamAttrValue_union": """@11.7<11.8 union 32 8
  0 CUaccessPolicyWindow accessPolicyWindow
  0 CUsynchronizationPolicy syncPolicy""",
}

CONSTANTS: dict[str, int | str] = {
    "CUDA_VERSION": "@11.7<11.8 11070 | @11.8<12.0 11080 | @12.0<12.1 12000 | @12.1<12.2 12010 | @12.2<12.3 12020 | @12.3<12.4 12030 | @12.4<12.5 12040 | @12.5<12.6 12050 | @12.6<12.8 12060 | @12.8<12.9 12080 | @12.9<13.0 12090 | @13.0<13.1 13000 | @13.1<13.2 13010 | @13.2<13.3 13020 | @13.3<13.4 13030 | @13.4<13.5 13040 | @13.5 13050",
    "CU_IPC_HANDLE_SIZE": 64,
    "CU_STREAM_LEGACY": "CUstream 1",
    "CU_STREAM_PER_THREAD": "CUstream 2",
    "CU_COMPUTE_ACCELERATED_TARGET_BASE": "@12.0 65536",
    "CU_COMPUTE_FAMILY_TARGET_BASE": "@12.9 131072",
    "CU_GRAPH_COND_ASSIGN_DEFAULT": "@12.3 1",
    "CU_GRAPH_KERNEL_NODE_PORT_DEFAULT": "@12.3 0",
    "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC": "@12.3 1",
    "CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER": "@12.3 2",
    "CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW": "@11.8 CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW",
    "CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE": "@11.8 CU_LAUNCH_ATTRIBUTE_COOPERATIVE",
    "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION": "@11.8 CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
    "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE": "@11.8 CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
    "CU_KERNEL_NODE_ATTRIBUTE_PRIORITY": "@11.8 CU_LAUNCH_ATTRIBUTE_PRIORITY",
    "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP": "@12.0 CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
    "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN": "@12.0 CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN",
    "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION": "@12.8 CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION",
    "CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE": "@12.4 CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
    "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT": "@12.5 CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
    "CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW": "@11.8 CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW",
    "CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY": "@11.8 CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY",
    "CU_STREAM_ATTRIBUTE_PRIORITY": "@12.0 CU_LAUNCH_ATTRIBUTE_PRIORITY",
    "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP": "@12.0 CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
    "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN": "@12.0 CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN",
    "CU_MEMHOSTALLOC_PORTABLE": 1,
    "CU_MEMHOSTALLOC_DEVICEMAP": 2,
    "CU_MEMHOSTALLOC_WRITECOMBINED": 4,
    "CU_MEMHOSTREGISTER_PORTABLE": 1,
    "CU_MEMHOSTREGISTER_DEVICEMAP": 2,
    "CU_MEMHOSTREGISTER_IOMEMORY": 4,
    "CU_MEMHOSTREGISTER_READ_ONLY": 8,
    "CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL": 1,
    "CU_TENSOR_MAP_NUM_QWORDS": "@12.0 16",
    "CUDA_EXTERNAL_MEMORY_DEDICATED": 1,
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC": 1,
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC": 2,
    "CUDA_NVSCISYNC_ATTR_SIGNAL": 1,
    "CUDA_NVSCISYNC_ATTR_WAIT": 2,
    "CU_MEM_CREATE_USAGE_TILE_POOL": 1,
    "CU_MEM_CREATE_USAGE_HW_DECOMPRESS": "@12.8 2",
    "CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE": "@13.4 4",
    "CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS": "@12.8 2",
    "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC": 1,
    "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC": 2,
    "CUDA_ARRAY3D_LAYERED": 1,
    "CUDA_ARRAY3D_2DARRAY": 1,
    "CUDA_ARRAY3D_SURFACE_LDST": 2,
    "CUDA_ARRAY3D_CUBEMAP": 4,
    "CUDA_ARRAY3D_TEXTURE_GATHER": 8,
    "CUDA_ARRAY3D_DEPTH_TEXTURE": 16,
    "CUDA_ARRAY3D_COLOR_ATTACHMENT": 32,
    "CUDA_ARRAY3D_SPARSE": 64,
    "CUDA_ARRAY3D_DEFERRED_MAPPING": 128,
    "CUDA_ARRAY3D_VIDEO_ENCODE_DECODE": "@12.5 256",
    "CU_TRSA_OVERRIDE_FORMAT": 1,
    "CU_TRSF_READ_AS_INTEGER": 1,
    "CU_TRSF_NORMALIZED_COORDINATES": 2,
    "CU_TRSF_SRGB": 16,
    "CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION": 32,
    "CU_TRSF_SEAMLESS_CUBEMAP": 64,
    "CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM": "@12.9 1",
    "CU_LAUNCH_PARAM_END_AS_INT": 0,
    "CU_LAUNCH_PARAM_END": "void * 0",
    "CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT": 1,
    "CU_LAUNCH_PARAM_BUFFER_POINTER": "void * 1",
    "CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT": 2,
    "CU_LAUNCH_PARAM_BUFFER_SIZE": "void * 2",
    "CU_PARAM_TR_DEFAULT": -1,
    "CU_DEVICE_CPU": "CUdevice -1",
    "CU_DEVICE_INVALID": "CUdevice -2",
    "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY": "@13.5 4294967295",
    "MAX_PLANES": 3,
    "CUDA_EGL_INFINITE_TIMEOUT": 4294967295,
    "RESOURCE_ABI_VERSION": "@12.4<13.1 1",
    "RESOURCE_ABI_EXTERNAL_BYTES": "@12.4<13.1 48",
}

VARIABLES: dict[str, str] = {
}
