"""The functions of cupti: symbols, prototypes, roles, names.

Generated from cupti.h, cupti_pcsampling.h, cupti_profiler_target.h, cupti_sass_metrics.h,
cupti_pmsampling.h, cupti_profiler_host.h, cupti_range_profiler.h, Openacc/cupti_openacc.h of the header
releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")

# release: the library's own version, where that is not the release
VERSIONS: dict[str, tuple[int, int]] = {"11.7": (17, 0), "11.8": (18, 0), "12.0": (18, 0), "12.1": (18, 0), "12.2": (20, 0), "12.3": (21, 0), "12.4": (22, 0), "12.5": (23, 0), "12.6": (24, 0), "12.8": (26, 0), "12.9": (28, 0), "13.0": (130001, 0), "13.1": (130101, 0), "13.2": (130202, 0), "13.3": (130301, 0), "13.4": (130401, 0), "13.5": (130500, 0)}

# symbol: [@since[<until]] result (role type name, ...) | ..., or =symbol with the same prototype
FUNCTIONS: dict[str, str] = {
    "cuptiGetResultString": "CUptiResult (CUptiResult result, out const char **str)",
    "cuptiGetErrorMessage": "@12.2 CUptiResult (CUptiResult result, out const char **str)",
    "cuptiGetVersion": "CUptiResult (out uint32_t *version)",
    "cuptiSupportedDomains": "CUptiResult (out size_t *domainCount, out CUpti_DomainTable *domainTable)",
    "cuptiSubscribe": "CUptiResult (out CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata)",
    "cuptiSubscribe_v2": "@13.0 CUptiResult (out CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata, inout CUpti_SubscriberParams *pParams)",
    "cuptiUnsubscribe": "CUptiResult (CUpti_SubscriberHandle subscriber)",
    "cuptiGetCallbackState": "CUptiResult (out uint32_t *enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)",
    "cuptiGetEnabledCallbacks": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, list:bufferSize CUpti_CallbackId *buffer, count:1024 uint32_t *bufferSize, used uint32_t *enabledCallbacksCount)",
    "cuptiEnableCallback": "CUptiResult (uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)",
    "cuptiEnableDomain": "CUptiResult (uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain)",
    "cuptiEnableAllDomains": "CUptiResult (uint32_t enable, CUpti_SubscriberHandle subscriber)",
    "cuptiGetCallbackName": "CUptiResult (CUpti_CallbackDomain domain, uint32_t cbid, out const char **name)",
    "cuptiSetEventCollectionMode": "CUptiResult (CUcontext context, CUpti_EventCollectionMode mode)",
    "cuptiDeviceGetAttribute": "CUptiResult (CUdevice device, CUpti_DeviceAttribute attrib, size:value size_t *valueSize, typed:attrib void *value)",
    "cuptiDeviceGetNumEventDomains": "CUptiResult (CUdevice device, out uint32_t *numDomains)",
    "cuptiDeviceEnumEventDomains": "CUptiResult (CUdevice device, size:domainArray size_t *arraySizeBytes, list:256 CUpti_EventDomainID *domainArray)",
    "cuptiDeviceGetEventDomainAttribute": "CUptiResult (CUdevice device, CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size:value size_t *valueSize, typed:attrib void *value)",
    "cuptiGetNumEventDomains": "CUptiResult (out uint32_t *numDomains)",
    "cuptiEnumEventDomains": "CUptiResult (size:domainArray size_t *arraySizeBytes, list:256 CUpti_EventDomainID *domainArray)",
    "cuptiEventDomainGetAttribute": "CUptiResult (CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size:value size_t *valueSize, typed:attrib void *value)",
    "cuptiEventDomainGetNumEvents": "CUptiResult (CUpti_EventDomainID eventDomain, out uint32_t *numEvents)",
    "cuptiEventDomainEnumEvents": "CUptiResult (CUpti_EventDomainID eventDomain, size:eventArray size_t *arraySizeBytes, list:256 CUpti_EventID *eventArray)",
    "cuptiEventGetAttribute": "CUptiResult (CUpti_EventID event, CUpti_EventAttribute attrib, size:value size_t *valueSize, typed:attrib void *value)",
    "cuptiEventGetIdFromName": "CUptiResult (CUdevice device, const char *eventName, out CUpti_EventID *event)",
    "cuptiEventGroupCreate": "CUptiResult (CUcontext context, out CUpti_EventGroup *eventGroup, uint32_t flags)",
    "cuptiEventGroupDestroy": "CUptiResult (CUpti_EventGroup eventGroup)",
    "cuptiEventGroupGetAttribute": "CUptiResult (CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, inout size_t *valueSize, inout void *value)",
    "cuptiEventGroupSetAttribute": "CUptiResult (CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t valueSize, void *value)",
    "cuptiEventGroupAddEvent": "CUptiResult (CUpti_EventGroup eventGroup, CUpti_EventID event)",
    "cuptiEventGroupRemoveEvent": "CUptiResult (CUpti_EventGroup eventGroup, CUpti_EventID event)",
    "cuptiEventGroupRemoveAllEvents": "CUptiResult (CUpti_EventGroup eventGroup)",
    "cuptiEventGroupResetAllEvents": "CUptiResult (CUpti_EventGroup eventGroup)",
    "cuptiEventGroupEnable": "CUptiResult (CUpti_EventGroup eventGroup)",
    "cuptiEventGroupDisable": "CUptiResult (CUpti_EventGroup eventGroup)",
    "cuptiEventGroupReadEvent": "CUptiResult (CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, CUpti_EventID event, inout size_t *eventValueBufferSizeBytes, inout uint64_t *eventValueBuffer)",
    "cuptiEventGroupReadAllEvents": "CUptiResult (CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, inout size_t *eventValueBufferSizeBytes, inout uint64_t *eventValueBuffer, inout size_t *eventIdArraySizeBytes, inout CUpti_EventID *eventIdArray, out size_t *numEventIdsRead)",
    "cuptiEventGroupSetsCreate": "CUptiResult (CUcontext context, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, out CUpti_EventGroupSets **eventGroupPasses)",
    "cuptiEventGroupSetsDestroy": "CUptiResult (CUpti_EventGroupSets *eventGroupSets)",
    "cuptiEventGroupSetEnable": "CUptiResult (CUpti_EventGroupSet *eventGroupSet)",
    "cuptiEventGroupSetDisable": "CUptiResult (CUpti_EventGroupSet *eventGroupSet)",
    "cuptiEnableKernelReplayMode": "CUptiResult (CUcontext context)",
    "cuptiDisableKernelReplayMode": "CUptiResult (CUcontext context)",
    "cuptiKernelReplaySubscribeUpdate": "CUptiResult (CUpti_KernelReplayUpdateFunc updateFunc, void *customData)",
    "cuptiGetNumMetrics": "CUptiResult (out uint32_t *numMetrics)",
    "cuptiEnumMetrics": "CUptiResult (size:metricArray size_t *arraySizeBytes, list:256 CUpti_MetricID *metricArray)",
    "cuptiDeviceGetNumMetrics": "CUptiResult (CUdevice device, out uint32_t *numMetrics)",
    "cuptiDeviceEnumMetrics": "CUptiResult (CUdevice device, size:metricArray size_t *arraySizeBytes, list:256 CUpti_MetricID *metricArray)",
    "cuptiMetricGetAttribute": "CUptiResult (CUpti_MetricID metric, CUpti_MetricAttribute attrib, size:value size_t *valueSize, typed:attrib void *value)",
    "cuptiMetricGetIdFromName": "CUptiResult (CUdevice device, const char *metricName, out CUpti_MetricID *metric)",
    "cuptiMetricGetNumEvents": "CUptiResult (CUpti_MetricID metric, out uint32_t *numEvents)",
    "cuptiMetricEnumEvents": "CUptiResult (CUpti_MetricID metric, size:eventIdArray size_t *eventIdArraySizeBytes, list:256 CUpti_EventID *eventIdArray)",
    "cuptiMetricGetNumProperties": "CUptiResult (CUpti_MetricID metric, out uint32_t *numProp)",
    "cuptiMetricEnumProperties": "CUptiResult (CUpti_MetricID metric, size:propIdArray size_t *propIdArraySizeBytes, list:256 CUpti_MetricPropertyID *propIdArray)",
    "cuptiMetricGetRequiredEventGroupSets": "CUptiResult (CUcontext context, CUpti_MetricID metric, out CUpti_EventGroupSets **eventGroupSets)",
    "cuptiMetricCreateEventGroupSets": "CUptiResult (CUcontext context, size_t metricIdArraySizeBytes, CUpti_MetricID *metricIdArray, out CUpti_EventGroupSets **eventGroupPasses)",
    "cuptiMetricGetValue": "CUptiResult (CUdevice device, CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, uint64_t timeDuration, out CUpti_MetricValue *metricValue)",
    "cuptiMetricGetValue2": "CUptiResult (CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, size_t propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray, size_t propValueArraySizeBytes, uint64_t *propValueArray, out CUpti_MetricValue *metricValue)",
    "cuptiGetTimestamp": "CUptiResult (out uint64_t *timestamp)",
    "cuptiGetTimestamp_v2": "@13.3 CUptiResult (CUpti_SubscriberHandle subscriber, out uint64_t *timestamp)",
    "cuptiGetContextId": "CUptiResult (CUcontext context, out uint32_t *contextId)",
    "cuptiGetStreamId": "CUptiResult (CUcontext context, CUstream stream, out uint32_t *streamId)",
    "cuptiGetStreamIdEx": "CUptiResult (CUcontext context, CUstream stream, uint8_t perThreadStream, out uint32_t *streamId)",
    "cuptiGetDeviceId": "CUptiResult (CUcontext context, out uint32_t *deviceId)",
    "cuptiGetGraphNodeId": "CUptiResult (CUgraphNode node, out uint64_t *nodeId)",
    "cuptiGetGraphId": "CUptiResult (CUgraph graph, out uint32_t *pId)",
    "cuptiGetGraphExecId": "@12.3 CUptiResult (CUgraphExec graphExec, out uint32_t *pId)",
    "cuptiGetCudaEventId": "@13.4 CUptiResult (CUevent event, out uint32_t *pEventId)",
    "cuptiActivityEnable": "CUptiResult (CUpti_ActivityKind kind)",
    "cuptiActivityEnableAndDump": "CUptiResult (CUpti_ActivityKind kind)",
    "cuptiActivityDisable": "CUptiResult (CUpti_ActivityKind kind)",
    "cuptiActivityEnable_v2": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)",
    "cuptiActivityDisable_v2": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)",
    "cuptiActivityEnableAndDump_v2": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *activityConfig)",
    "cuptiActivityGetEnabledKinds": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, list:bufferSize CUpti_ActivityKind *buffer, count:1024 uint32_t *bufferSize, used uint32_t *enabledKindsCount)",
    "cuptiActivityGetStructSize": "@13.2 CUptiResult (CUpti_ActivityKind activityKind, uint32_t version, out size_t *activityStructSize)",
    "cuptiIsTracingSessionRunning": "@13.2 CUptiResult (out uint8_t *isRunning)",
    "cuptiActivityEnableContext": "CUptiResult (CUcontext context, CUpti_ActivityKind kind)",
    "cuptiActivityDisableContext": "CUptiResult (CUcontext context, CUpti_ActivityKind kind)",
    "cuptiActivityGetNumDroppedRecords": "CUptiResult (CUcontext context, uint32_t streamId, out size_t *dropped)",
    "cuptiActivityGetNumDroppedRecords_v2": "@13.3 CUptiResult (CUpti_SubscriberHandle subscriber, CUcontext context, uint32_t streamId, out size_t *dropped)",
    "cuptiActivityGetNextRecord": "CUptiResult (inout uint8_t *buffer, size_t validBufferSizeBytes, both CUpti_Activity **record)",
    "cuptiActivityGetNextRecord_v2": "@13.3 CUptiResult (CUpti_SubscriberHandle subscriber, inout uint8_t *buffer, size_t validBufferSizeBytes, both CUpti_Activity **record)",
    "cuptiActivityRegisterCallbacks": "CUptiResult (CUpti_BuffersCallbackRequestFunc funcBufferRequested, CUpti_BuffersCallbackCompleteFunc funcBufferCompleted)",
    "cuptiActivityRegisterCallbacks_v2": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_BuffersCallbackRequestFunc_v2 funcBufferRequested, CUpti_BuffersCallbackCompleteFunc_v2 funcBufferCompleted)",
    "cuptiActivityFlush": "CUptiResult (CUcontext context, uint32_t streamId, uint32_t flag)",
    "cuptiActivityFlushAll": "CUptiResult (uint32_t flag)",
    "cuptiActivityGetAttribute": "CUptiResult (CUpti_ActivityAttribute attr, size:value size_t *valueSize, typed:attr void *value)",
    "cuptiActivityGetAttribute_v2": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size:value size_t *valueSize, typed:attr void *value)",
    "cuptiActivitySetAttribute": "CUptiResult (CUpti_ActivityAttribute attr, size:value size_t *valueSize, given:attr void *value)",
    "cuptiActivitySetAttribute_v2": "@13.2 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size:value size_t *valueSize, given:attr void *value)",
    "cuptiActivityConfigureUnifiedMemoryCounter": "CUptiResult (CUpti_ActivityUnifiedMemoryCounterConfig *config, uint32_t count)",
    "cuptiGetAutoBoostState": "CUptiResult (CUcontext context, out CUpti_ActivityAutoBoostState *state)",
    "cuptiActivityConfigurePCSampling": "CUptiResult (CUcontext ctx, CUpti_ActivityPCSamplingConfig *config)",
    "cuptiGetLastError": "CUptiResult ()",
    "cuptiSetThreadIdType": "CUptiResult (CUpti_ActivityThreadIdType type)",
    "cuptiGetThreadIdType": "CUptiResult (out CUpti_ActivityThreadIdType *type)",
    "cuptiComputeCapabilitySupported": "CUptiResult (int major, int minor, out int *support)",
    "cuptiDeviceSupported": "CUptiResult (CUdevice dev, out int *support)",
    "cuptiDeviceVirtualizationMode": "CUptiResult (CUdevice dev, out CUpti_DeviceVirtualizationMode *mode)",
    "cuptiFinalize": "CUptiResult ()",
    "cuptiActivityPushExternalCorrelationId": "CUptiResult (CUpti_ExternalCorrelationKind kind, uint64_t id)",
    "cuptiActivityPopExternalCorrelationId": "CUptiResult (CUpti_ExternalCorrelationKind kind, out uint64_t *lastId)",
    "cuptiActivityPushExternalCorrelationId_v2": "@13.3 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t id)",
    "cuptiActivityPopExternalCorrelationId_v2": "@13.3 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, out uint64_t *lastId)",
    "cuptiActivityEnableLatencyTimestamps": "CUptiResult (uint8_t enable)",
    "cuptiActivityFlushPeriod": "CUptiResult (uint32_t time)",
    "cuptiActivityEnableLaunchAttributes": "CUptiResult (uint8_t enable)",
    "cuptiActivityRegisterTimestampCallback": "CUptiResult (CUpti_TimestampCallbackFunc funcTimestamp)",
    "cuptiActivityEnableDeviceGraph": "@12.3 CUptiResult (uint8_t enable)",
    "cuptiActivityEnableDriverApi": "@12.5 CUptiResult (CUpti_CallbackId cbid, uint8_t enable)",
    "cuptiActivityEnableDriverApi_v2": "@13.3 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)",
    "cuptiActivityEnableRuntimeApi": "@12.5 CUptiResult (CUpti_CallbackId cbid, uint8_t enable)",
    "cuptiActivityEnableRuntimeApi_v2": "@13.3 CUptiResult (CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)",
    "cuptiActivityEnableHWTrace": "@12.8 CUptiResult (uint8_t enable)",
    "cuptiActivityEnableAllocationSource": "@12.6 CUptiResult (uint8_t enable)",
    "cuptiActivityEnableAllSyncRecords": "@12.8 CUptiResult (uint8_t enable)",
    "cuptiActivityEnableCudaEventDeviceTimestamps": "@13.0 CUptiResult (uint8_t enable)",
    "cuptiPCSamplingSetConfigurationAttribute": "CUptiResult (inout CUpti_PCSamplingConfigurationInfoParams *pParams)",
    "cuptiPCSamplingGetConfigurationAttribute": "CUptiResult (inout CUpti_PCSamplingConfigurationInfoParams *pParams)",
    "cuptiPCSamplingGetData": "CUptiResult (inout CUpti_PCSamplingGetDataParams *pParams)",
    "cuptiPCSamplingEnable": "CUptiResult (inout CUpti_PCSamplingEnableParams *pParams)",
    "cuptiPCSamplingDisable": "CUptiResult (inout CUpti_PCSamplingDisableParams *pParams)",
    "cuptiPCSamplingStart": "CUptiResult (inout CUpti_PCSamplingStartParams *pParams)",
    "cuptiPCSamplingStop": "CUptiResult (inout CUpti_PCSamplingStopParams *pParams)",
    "cuptiPCSamplingGetNumStallReasons": "CUptiResult (inout CUpti_PCSamplingGetNumStallReasonsParams *pParams)",
    "cuptiPCSamplingGetStallReasons": "CUptiResult (inout CUpti_PCSamplingGetStallReasonsParams *pParams)",
    "cuptiGetSassToSourceCorrelation": "CUptiResult (inout CUpti_GetSassToSourceCorrelationParams *pParams)",
    "cuptiGetCubinCrc": "CUptiResult (inout CUpti_GetCubinCrcParams *pParams)",
    "cuptiRegisterComputeCrcCallback": "CUptiResult (CUpti_ComputeCrcCallbackFunc funcComputeCubinCrc)",
    "cuptiProfilerInitialize": "CUptiResult (inout CUpti_Profiler_Initialize_Params *pParams)",
    "cuptiProfilerDeInitialize": "CUptiResult (inout CUpti_Profiler_DeInitialize_Params *pParams)",
    "cuptiProfilerCounterDataImageCalculateSize": "CUptiResult (inout CUpti_Profiler_CounterDataImage_CalculateSize_Params *pParams)",
    "cuptiProfilerCounterDataImageInitialize": "CUptiResult (inout CUpti_Profiler_CounterDataImage_Initialize_Params *pParams)",
    "cuptiProfilerCounterDataImageCalculateScratchBufferSize": "CUptiResult (inout CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params *pParams)",
    "cuptiProfilerCounterDataImageInitializeScratchBuffer": "CUptiResult (inout CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params *pParams)",
    "cuptiProfilerBeginSession": "CUptiResult (inout CUpti_Profiler_BeginSession_Params *pParams)",
    "cuptiProfilerEndSession": "CUptiResult (inout CUpti_Profiler_EndSession_Params *pParams)",
    "cuptiProfilerSetConfig": "CUptiResult (inout CUpti_Profiler_SetConfig_Params *pParams)",
    "cuptiProfilerUnsetConfig": "CUptiResult (inout CUpti_Profiler_UnsetConfig_Params *pParams)",
    "cuptiProfilerBeginPass": "CUptiResult (inout CUpti_Profiler_BeginPass_Params *pParams)",
    "cuptiProfilerEndPass": "CUptiResult (inout CUpti_Profiler_EndPass_Params *pParams)",
    "cuptiProfilerEnableProfiling": "CUptiResult (inout CUpti_Profiler_EnableProfiling_Params *pParams)",
    "cuptiProfilerDisableProfiling": "CUptiResult (inout CUpti_Profiler_DisableProfiling_Params *pParams)",
    "cuptiProfilerIsPassCollected": "CUptiResult (inout CUpti_Profiler_IsPassCollected_Params *pParams)",
    "cuptiProfilerFlushCounterData": "CUptiResult (inout CUpti_Profiler_FlushCounterData_Params *pParams)",
    "cuptiProfilerPushRange": "CUptiResult (inout CUpti_Profiler_PushRange_Params *pParams)",
    "cuptiProfilerPopRange": "CUptiResult (inout CUpti_Profiler_PopRange_Params *pParams)",
    "cuptiProfilerGetCounterAvailability": "CUptiResult (inout CUpti_Profiler_GetCounterAvailability_Params *pParams)",
    "cuptiProfilerDeviceSupported": "CUptiResult (inout CUpti_Profiler_DeviceSupported_Params *pParams)",
    "cuptiClockControlGetStatus": "@13.4 CUptiResult (CUcontext ctx, out CUpti_ClockControl_Status *pStatus)",
    "cuptiClockControlLock": "@13.4 CUptiResult (CUcontext ctx, CUpti_ClockControl_Mode mode)",
    "cuptiClockControlUnlock": "@13.4 CUptiResult ()",
    "cuptiSassMetricsGetNumOfMetrics": "@12.2 CUptiResult (inout CUpti_SassMetrics_GetNumOfMetrics_Params *pParams)",
    "cuptiSassMetricsGetMetrics": "@12.2 CUptiResult (inout CUpti_SassMetrics_GetMetrics_Params *pParams)",
    "cuptiSassMetricsGetProperties": "@12.2 CUptiResult (inout CUpti_SassMetrics_GetProperties_Params *pParams)",
    "cuptiSassMetricsSetConfig": "@12.2 CUptiResult (inout CUpti_SassMetricsSetConfig_Params *pParams)",
    "cuptiSassMetricsUnsetConfig": "@12.2 CUptiResult (inout CUpti_SassMetricsUnsetConfig_Params *pParams)",
    "cuptiSassMetricsEnable": "@12.2 CUptiResult (inout CUpti_SassMetricsEnable_Params *pParams)",
    "cuptiSassMetricsDisable": "@12.2 CUptiResult (inout CUpti_SassMetricsDisable_Params *pParams)",
    "cuptiSassMetricsGetDataProperties": "@12.2 CUptiResult (inout CUpti_SassMetricsGetDataProperties_Params *pParams)",
    "cuptiSassMetricsFlushData": "@12.2 CUptiResult (inout CUpti_SassMetricsFlushData_Params *pParams)",
    "cuptiPmSamplingSetConfig": "@12.6 CUptiResult (inout CUpti_PmSampling_SetConfig_Params *pParams)",
    "cuptiPmSamplingEnable": "@12.6 CUptiResult (inout CUpti_PmSampling_Enable_Params *pParams)",
    "cuptiPmSamplingDisable": "@12.6 CUptiResult (inout CUpti_PmSampling_Disable_Params *pParams)",
    "cuptiPmSamplingStart": "@12.6 CUptiResult (inout CUpti_PmSampling_Start_Params *pParams)",
    "cuptiPmSamplingStop": "@12.6 CUptiResult (inout CUpti_PmSampling_Stop_Params *pParams)",
    "cuptiPmSamplingDecodeData": "@12.6 CUptiResult (inout CUpti_PmSampling_DecodeData_Params *pParams)",
    "cuptiPmSamplingGetCounterAvailability": "@12.6 CUptiResult (inout CUpti_PmSampling_GetCounterAvailability_Params *pParams)",
    "cuptiPmSamplingGetCounterDataSize": "@12.6 CUptiResult (inout CUpti_PmSampling_GetCounterDataSize_Params *pParams)",
    "cuptiPmSamplingCounterDataImageInitialize": "@12.6 CUptiResult (inout CUpti_PmSampling_CounterDataImage_Initialize_Params *pParams)",
    "cuptiPmSamplingGetCounterDataInfo": "@12.6 CUptiResult (inout CUpti_PmSampling_GetCounterDataInfo_Params *pParams)",
    "cuptiPmSamplingCounterDataGetSampleInfo": "@12.6 CUptiResult (inout CUpti_PmSampling_CounterData_GetSampleInfo_Params *pParams)",
    "cuptiProfilerHostInitialize": "@12.6 CUptiResult (inout CUpti_Profiler_Host_Initialize_Params *pParams)",
    "cuptiProfilerHostDeinitialize": "@12.6 CUptiResult (inout CUpti_Profiler_Host_Deinitialize_Params *pParams)",
    "cuptiProfilerHostGetSupportedChips": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetSupportedChips_Params *pParams)",
    "cuptiProfilerHostGetBaseMetrics": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetBaseMetrics_Params *pParams)",
    "cuptiProfilerHostGetSubMetrics": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetSubMetrics_Params *pParams)",
    "cuptiProfilerHostGetMetricProperties": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetMetricProperties_Params *pParams)",
    "cuptiProfilerHostGetRangeName": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetRangeName_Params *pParams)",
    "cuptiProfilerHostEvaluateToGpuValues": "@12.6 CUptiResult (inout CUpti_Profiler_Host_EvaluateToGpuValues_Params *pParams)",
    "cuptiProfilerHostConfigAddMetrics": "@12.6 CUptiResult (inout CUpti_Profiler_Host_ConfigAddMetrics_Params *pParams)",
    "cuptiProfilerHostGetConfigImageSize": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetConfigImageSize_Params *pParams)",
    "cuptiProfilerHostGetConfigImage": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetConfigImage_Params *pParams)",
    "cuptiProfilerHostGetNumOfPasses": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetNumOfPasses_Params *pParams)",
    "cuptiProfilerHostGetMaxNumHardwareMetricsPerPass": "@12.6 CUptiResult (inout CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params *pParams)",
    "cuptiProfilerHostGetSinglePassSets": "@13.2 CUptiResult (inout CUpti_Profiler_Host_GetSinglePassSets_Params *pParams)",
    "cuptiProfilerHostGetMetricsInSinglePassSet": "@13.2 CUptiResult (inout CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params *pParams)",
    "cuptiProfilerHostSetDevicePartitionInfo": "@13.3 CUptiResult (inout CUpti_Profiler_Host_SetDevicePartitionInfo_Params *pParams)",
    "cuptiRangeProfilerSetConfig": "@12.6 CUptiResult (inout CUpti_RangeProfiler_SetConfig_Params *pParams)",
    "cuptiRangeProfilerEnable": "@12.6 CUptiResult (inout CUpti_RangeProfiler_Enable_Params *pParams)",
    "cuptiRangeProfilerDisable": "@12.6 CUptiResult (inout CUpti_RangeProfiler_Disable_Params *pParams)",
    "cuptiRangeProfilerStart": "@12.6 CUptiResult (inout CUpti_RangeProfiler_Start_Params *pParams)",
    "cuptiRangeProfilerStop": "@12.6 CUptiResult (inout CUpti_RangeProfiler_Stop_Params *pParams)",
    "cuptiRangeProfilerPushRange": "@12.6 CUptiResult (inout CUpti_RangeProfiler_PushRange_Params *pParams)",
    "cuptiRangeProfilerPopRange": "@12.6 CUptiResult (inout CUpti_RangeProfiler_PopRange_Params *pParams)",
    "cuptiRangeProfilerDecodeData": "@12.6 CUptiResult (inout CUpti_RangeProfiler_DecodeData_Params *pParams)",
    "cuptiRangeProfilerGetCounterDataSize": "@12.6 CUptiResult (inout CUpti_RangeProfiler_GetCounterDataSize_Params *pParams)",
    "cuptiRangeProfilerCounterDataImageInitialize": "@12.6 CUptiResult (inout CUpti_RangeProfiler_CounterDataImage_Initialize_Params *pParams)",
    "cuptiRangeProfilerGetCounterDataInfo": "@12.6 CUptiResult (inout CUpti_RangeProfiler_GetCounterDataInfo_Params *pParams)",
    "cuptiRangeProfilerCounterDataGetRangeInfo": "@12.6 CUptiResult (inout CUpti_RangeProfiler_CounterData_GetRangeInfo_Params *pParams)",
    "cuptiRangeProfilerGetDevicePartitionInfo": "@13.3 CUptiResult (inout CUpti_RangeProfiler_GetDevicePartitionInfo_Params *pParams)",
    "cuptiOpenACCInitialize": "CUptiResult (void *profRegister, void *profUnregister, void *profLookup)",
    "cuptiDeviceGetTimestamp": "@11.7<12.2 CUptiResult (CUcontext context, out uint64_t *timestamp)",
}

# symbol: the releases since which it is called in another way
VARIANTS: dict[str, tuple[str, ...]] | None = {
}

# name: @since symbol | ..., where a name does not lead to the symbol of the same name
NAMES: dict[str, str] = {
}

# name: [@since] symbol | ..., where it leads elsewhere with per-thread default streams
PER_THREAD: dict[str, str] = {
}

# symbol: the statuses that it returns and does not raise; * is every one
ANSWERS: dict[str, tuple[str, ...]] = {
    "cuptiGetLastError": ("*",),
}

# symbol: the out-parameters that say why a call failed
TOLD: dict[str, tuple[str, ...]] = {
}

# the statuses that say that memory is too small
TOO_SMALL: tuple[str, ...] = ("CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT",)

# symbol: prototype, as above, of what the library exports and no header declares
HIDDEN: dict[str, str] = {
}

# those whose fallback returns the status for what is absent; the others' return zero
FAILING: tuple[str, ...] = ()

# those that register a module's kernels and variables, all of them or none with the library
REGISTERING: tuple[str, ...] = ()

# what others call a symbol: the symbol; a name that ends in * is the start of others
RENAMES: dict[str, str] = {
}
