"""The types of nvml, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvml.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {}
USED_TYPES: tuple[str, ...] = ()
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvmlDevice_t": "struct nvmlDevice_st *",
    "nvmlGpuInstance_t": "struct nvmlGpuInstance_st *",
    "nvmlPciInfoExt_v1_t": "@12.4 struct nvmlPciInfoExt_v1_t",
    "nvmlPciInfoExt_t": "@12.4 nvmlPciInfoExt_v1_t",
    "nvmlPciInfo_t": "struct nvmlPciInfo_st",
    "nvmlEccErrorCounts_t": "struct nvmlEccErrorCounts_st",
    "nvmlUtilization_t": "struct nvmlUtilization_st",
    "nvmlMemory_t": "struct nvmlMemory_st",
    "nvmlMemory_v2_t": "struct nvmlMemory_v2_st",
    "nvmlSetMemoryLimits_v1_t": "@13.4 struct nvmlSetMemoryLimits_v1_t",
    "nvmlGetMemoryLimits_v1_t": "@13.4 struct nvmlGetMemoryLimits_v1_t",
    "nvmlBAR1Memory_t": "struct nvmlBAR1Memory_st",
    "nvmlProcessInfo_v1_t": "struct nvmlProcessInfo_v1_st",
    "nvmlProcessInfo_v2_t": "struct nvmlProcessInfo_v2_st",
    "nvmlProcessInfo_t": "@11.7<12.2 struct nvmlProcessInfo_st | @12.2 struct nvmlProcessInfo_v2_st",
    "nvmlProcessDetail_v1_t": "@12.2 struct nvmlProcessDetail_v1_t",
    "nvmlProcessMode_t": "@13.3 enum nvmlProcessMode_enum",
    "nvmlProcessDetailList_v1_t": "@12.2 struct nvmlProcessDetailList_v1_t",
    "nvmlProcessDetailList_t": "@12.2 nvmlProcessDetailList_v1_t",
    "nvmlDeviceAttributes_t": "struct nvmlDeviceAttributes_st",
    "nvmlC2cModeInfo_v1_t": "@12.3 struct nvmlC2cModeInfo_v1_t",
    "nvmlDeviceAddressingModeType_t": "@13.0 enum nvmlDeviceAddressingModeType_t",
    "nvmlDeviceAddressingMode_v1_t": "@13.0 struct nvmlDeviceAddressingMode_v1_t",
    "nvmlDeviceAddressingMode_t": "@13.0 nvmlDeviceAddressingMode_v1_t",
    "nvmlRepairStatus_v1_t": "@13.0 struct nvmlRepairStatus_v1_t",
    "nvmlRepairStatus_t": "@13.0 nvmlRepairStatus_v1_t",
    "nvmlUnrepairableMemoryStatus_v1_t": "@13.1 struct nvmlUnrepairableMemoryStatus_v1_t",
    "nvmlRowRemapperHistogramValues_t": "struct nvmlRowRemapperHistogramValues_st",
    "nvmlBridgeChipType_t": "enum nvmlBridgeChipType_enum",
    "nvmlNvLinkUtilizationCountUnits_t": "enum nvmlNvLinkUtilizationCountUnits_enum",
    "nvmlNvLinkUtilizationCountPktTypes_t": "enum nvmlNvLinkUtilizationCountPktTypes_enum",
    "nvmlNvLinkUtilizationControl_t": "struct nvmlNvLinkUtilizationControl_st",
    "nvmlNvLinkCapability_t": "enum nvmlNvLinkCapability_enum",
    "nvmlNvLinkErrorCounter_t": "enum nvmlNvLinkErrorCounter_enum",
    "nvmlIntNvLinkDeviceType_t": "enum nvmlIntNvLinkDeviceType_enum",
    "nvmlGpuTopologyLevel_t": "enum nvmlGpuLevel_enum",
    "nvmlGpuP2PStatus_t": "enum nvmlGpuP2PStatus_enum",
    "nvmlGpuP2PCapsIndex_t": "enum nvmlGpuP2PCapsIndex_enum",
    "nvmlBridgeChipInfo_t": "struct nvmlBridgeChipInfo_st",
    "nvmlBridgeChipHierarchy_t": "struct nvmlBridgeChipHierarchy_st",
    "nvmlSamplingType_t": "enum nvmlSamplingType_enum",
    "nvmlPcieUtilCounter_t": "enum nvmlPcieUtilCounter_enum",
    "nvmlValueType_t": "enum nvmlValueType_enum",
    "nvmlValue_t": "union nvmlValue_st",
    "nvmlSample_t": "struct nvmlSample_st",
    "nvmlPerfPolicyType_t": "enum nvmlPerfPolicyType_enum",
    "nvmlViolationTime_t": "struct nvmlViolationTime_st",
    "nvmlThermalTarget_t": "enum nvmlThermalTarget_t",
    "nvmlThermalController_t": "enum nvmlThermalController_t",
    "nvmlGpuThermalSettings_t": "struct nvmlGpuThermalSettings_t",
    "nvmlCoolerControl_t": "@12.8 enum nvmlCoolerControl_enum",
    "nvmlCoolerTarget_t": "@12.8 enum nvmlCoolerTarget_enum",
    "nvmlCoolerInfo_v1_t": "@12.8 struct nvmlCoolerInfo_v1_t",
    "nvmlCoolerInfo_t": "@12.8 nvmlCoolerInfo_v1_t",
    "nvmlUUIDType_t": "@12.9 enum nvmlUUIDType_t",
    "nvmlUUIDValue_t": "@12.9 union nvmlUUIDValue_t",
    "nvmlUUID_v1_t": "@12.9 struct nvmlUUID_v1_t",
    "nvmlUUID_t": "@12.9 nvmlUUID_v1_t",
    "nvmlPdi_v1_t": "@13.0 struct nvmlPdi_v1_t",
    "nvmlPdi_t": "@13.0 nvmlPdi_v1_t",
    "nvmlPmgrPwrTuple_t": "@13.4 struct nvmlPmgrPwrTuple_t",
    "nvmlRailMetrics_t": "@13.4 struct nvmlRailMetrics_t",
    "nvmlCoreRailMetrics_t": "@13.4 struct nvmlCoreRailMetrics_t",
    "nvmlPwrModelMetricsDlppm1xPerf_t": "@13.4 struct nvmlPwrModelMetricsDlppm1xPerf_t",
    "nvmlPwrModelMetricsDlppm1x_t": "@13.4 struct nvmlPwrModelMetricsDlppm1x_t",
    "nvmlPwrModelMetricsDlppm1xDramclkEstimates_t": "@13.4 struct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t",
    "nvmlObservedMetrics_t": "@13.4 struct nvmlObservedMetrics_t",
    "nvmlPerfMetricsDlppc2xSample_t": "@13.4 struct nvmlPerfMetricsDlppc2xSample_t",
    "nvmlPwrModelMetricsSamplePfpp1x_t": "@13.4 struct nvmlPwrModelMetricsSamplePfpp1x_t",
    "nvmlPwrModelOperatingPointPfpp1x_t": "@13.4 struct nvmlPwrModelOperatingPointPfpp1x_t",
    "nvmlPwrModelMetricsPfpp1x_t": "@13.4 struct nvmlPwrModelMetricsPfpp1x_t",
    "nvmlPerfMetricsPfpp1xSample_t": "@13.4 struct nvmlPerfMetricsPfpp1xSample_t",
    "nvmlPerfMetricControllerSample_t": "@13.4 struct nvmlPerfMetricControllerSample_t",
    "nvmlPerfMetricsSample_t": "@13.4 struct nvmlPerfMetricsSample_t",
    "nvmlPerfMetricsSamples_v1_t": "@13.4 struct nvmlPerfMetricsSamples_v1_t",
    "nvmlBBXTimeData_v1_t": "@13.3 struct nvmlBBXTimeData_v1_t",
    "nvmlGpuUptime_v1_t": "@13.5 struct nvmlGpuUptime_v1_t",
    "nvmlEnableState_t": "enum nvmlEnableState_enum",
    "nvmlDramEncryptionInfo_v1_t": "@12.8 struct nvmlDramEncryptionInfo_v1_t",
    "nvmlDramEncryptionInfo_t": "@12.8 nvmlDramEncryptionInfo_v1_t",
    "nvmlBrandType_t": "enum nvmlBrandType_enum",
    "nvmlTemperatureThresholds_t": "enum nvmlTemperatureThresholds_enum",
    "nvmlTemperatureSensors_t": "enum nvmlTemperatureSensors_enum",
    "nvmlMarginTemperature_v1_t": "@12.8 struct nvmlMarginTemperature_v1_t",
    "nvmlMarginTemperature_t": "@12.8 nvmlMarginTemperature_v1_t",
    "nvmlComputeMode_t": "enum nvmlComputeMode_enum",
    "nvmlClkMonFaultInfo_t": "struct nvmlClkMonFaultInfo_struct",
    "nvmlClkMonStatus_t": "struct nvmlClkMonStatus_status",
    "nvmlMemoryErrorType_t": "enum nvmlMemoryErrorType_enum",
    "nvmlEccCounterType_t": "enum nvmlEccCounterType_enum",
    "nvmlClockType_t": "enum nvmlClockType_enum",
    "nvmlClockId_t": "enum nvmlClockId_enum",
    "nvmlDriverModel_t": "enum nvmlDriverModel_enum",
    "nvmlPstates_t": "enum nvmlPStates_enum",
    "nvmlClockOffset_v1_t": "@12.5 struct nvmlClockOffset_v1_t",
    "nvmlClockOffset_t": "@12.5 nvmlClockOffset_v1_t",
    "nvmlFanSpeedInfo_v1_t": "@12.8 struct nvmlFanSpeedInfo_v1_t",
    "nvmlFanSpeedInfo_t": "@12.8 nvmlFanSpeedInfo_v1_t",
    "nvmlDevicePerfModes_v1_t": "@12.8 struct nvmlDevicePerfModes_v1_t",
    "nvmlDevicePerfModes_t": "@12.8 nvmlDevicePerfModes_v1_t",
    "nvmlDeviceCurrentClockFreqs_v1_t": "@12.8 struct nvmlDeviceCurrentClockFreqs_v1_t",
    "nvmlDeviceCurrentClockFreqs_t": "@12.8 nvmlDeviceCurrentClockFreqs_v1_t",
    "nvmlDevicePowerMizerModes_v1_t": "@13.0 struct nvmlDevicePowerMizerModes_v1_t",
    "nvmlGpuOperationMode_t": "enum nvmlGom_enum",
    "nvmlInforomObject_t": "enum nvmlInforomObject_enum",
    "nvmlReturn_t": "enum nvmlReturn_enum",
    "nvmlMemoryLocation_t": "enum nvmlMemoryLocation_enum",
    "nvmlPageRetirementCause_t": "enum nvmlPageRetirementCause_enum",
    "nvmlRestrictedAPI_t": "enum nvmlRestrictedAPI_enum",
    "nvmlProcessUtilizationSample_t": "struct nvmlProcessUtilizationSample_st",
    "nvmlProcessUtilizationInfo_v1_t": "@12.4 struct nvmlProcessUtilizationInfo_v1_t",
    "nvmlProcessesUtilizationInfo_v1_t": "@12.4 struct nvmlProcessesUtilizationInfo_v1_t",
    "nvmlProcessesUtilizationInfo_t": "@12.4 nvmlProcessesUtilizationInfo_v1_t",
    "nvmlEccSramErrorStatus_v1_t": "@12.4 struct nvmlEccSramErrorStatus_v1_t",
    "nvmlEccSramErrorStatus_t": "@12.4 nvmlEccSramErrorStatus_v1_t",
    "nvmlPlatformInfo_v1_t": "@12.8 struct nvmlPlatformInfo_v1_t",
    "nvmlPlatformInfo_v2_t": "@12.8 struct nvmlPlatformInfo_v2_t",
    "nvmlPlatformInfo_t": "@12.8 nvmlPlatformInfo_v2_t",
    "nvmlHostname_v1_t": "@13.0 struct nvmlHostname_v1_t",
    "nvmlEccSramUniqueUncorrectedErrorEntry_v1_t": "@13.0 struct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t",
    "nvmlEccSramUniqueUncorrectedErrorCounts_v1_t": "@13.0 struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t",
    "nvmlEccSramUniqueUncorrectedErrorCounts_t": "@13.0 nvmlEccSramUniqueUncorrectedErrorCounts_v1_t",
    "nvmlRemappedRowsInfo_v2_t": "@13.2 struct nvmlRemappedRowsInfo_v2_t",
    "nvmlRusdSettings_v1_t": "@13.1 struct nvmlRusdSettings_v1_t",
    "nvmlDeviceArchitecture_t": "enum nvmlDeviceArchitecture_t",
    "nvmlBusType_t": "enum nvmlBusType_t",
    "nvmlFanControlPolicy_t": "@12.0 enum nvmlFanControlPolicy_t",
    "nvmlPowerSource_t": "enum nvmlPowerSource_t",
    "nvmlGpuUtilizationDomainId_t": "enum nvmlGpuUtilizationDomainId_t",
    "nvmlGpuDynamicPstatesInfo_t": "struct nvmlGpuDynamicPstatesInfo_st",
    "nvmlPowerScopeType_t": "@12.2 enum nvmlPowerScopeType_t",
    "nvmlPowerValue_v2_t": "@12.2 struct nvmlPowerValue_v2_t",
    "nvmlAdaptiveTgpModeInfo_v1_t": "@13.4 struct nvmlAdaptiveTgpModeInfo_v1_t",
    "nvmlGpuVirtualizationMode_t": "enum nvmlGpuVirtualizationMode",
    "nvmlHostVgpuMode_t": "enum nvmlHostVgpuMode_enum",
    "nvmlVgpuVmIdType_t": "enum nvmlVgpuVmIdType",
    "nvmlVgpuGuestInfoState_t": "enum nvmlVgpuGuestInfoState_enum",
    "nvmlGridLicenseFeatureCode_t": "enum nvmlGridLicenseFeatureCode_t",
    "nvmlVgpuCapability_t": "enum nvmlVgpuCapability_enum",
    "nvmlVgpuDriverCapability_t": "@12.0 enum nvmlVgpuDriverCapability_enum",
    "nvmlDeviceVgpuCapability_t": "@12.0 enum nvmlDeviceVgpuCapability_enum",
    "nvmlVgpuTypeId_t": "unsigned int",
    "nvmlVgpuInstance_t": "unsigned int",
    "nvmlVgpuHeterogeneousMode_v1_t": "@12.4 struct nvmlVgpuHeterogeneousMode_v1_t",
    "nvmlVgpuHeterogeneousMode_t": "@12.4 nvmlVgpuHeterogeneousMode_v1_t",
    "nvmlVgpuPlacementId_v1_t": "@12.4 struct nvmlVgpuPlacementId_v1_t",
    "nvmlVgpuPlacementId_t": "@12.4 nvmlVgpuPlacementId_v1_t",
    "nvmlVgpuPlacementList_v1_t": "@12.4 struct nvmlVgpuPlacementList_v1_t",
    "nvmlVgpuPlacementList_v2_t": "@12.8 struct nvmlVgpuPlacementList_v2_t",
    "nvmlVgpuPlacementList_t": "@12.4<12.8 nvmlVgpuPlacementList_v1_t | @12.8 nvmlVgpuPlacementList_v2_t",
    "nvmlVgpuTypeBar1Info_v1_t": "@12.6 struct nvmlVgpuTypeBar1Info_v1_t",
    "nvmlVgpuTypeBar1Info_t": "@12.6 nvmlVgpuTypeBar1Info_v1_t",
    "nvmlVgpuInstanceUtilizationSample_t": "struct nvmlVgpuInstanceUtilizationSample_st",
    "nvmlVgpuInstanceUtilizationInfo_v1_t": "@12.4 struct nvmlVgpuInstanceUtilizationInfo_v1_t",
    "nvmlVgpuInstancesUtilizationInfo_v1_t": "@12.4 struct nvmlVgpuInstancesUtilizationInfo_v1_t",
    "nvmlVgpuInstancesUtilizationInfo_t": "@12.4 nvmlVgpuInstancesUtilizationInfo_v1_t",
    "nvmlVgpuProcessUtilizationSample_t": "struct nvmlVgpuProcessUtilizationSample_st",
    "nvmlVgpuProcessUtilizationInfo_v1_t": "@12.4 struct nvmlVgpuProcessUtilizationInfo_v1_t",
    "nvmlVgpuProcessesUtilizationInfo_v1_t": "@12.4 struct nvmlVgpuProcessesUtilizationInfo_v1_t",
    "nvmlVgpuProcessesUtilizationInfo_t": "@12.4 nvmlVgpuProcessesUtilizationInfo_v1_t",
    "nvmlVgpuRuntimeState_v1_t": "@12.8 struct nvmlVgpuRuntimeState_v1_t",
    "nvmlVgpuRuntimeState_t": "@12.8 nvmlVgpuRuntimeState_v1_t",
    "nvmlVgpuSchedulerParams_t": "@12.0<12.1 union nvmlVgpuSchedulerParams_t | @12.2 union nvmlVgpuSchedulerParams_t",
    "nvmlVgpuSchedulerLogEntry_t": "@12.0<12.1 struct nvmlVgpuSchedulerLogEntries_st | @12.2 struct nvmlVgpuSchedulerLogEntries_st",
    "nvmlVgpuSchedulerLog_t": "@12.0<12.1 struct nvmlVgpuSchedulerLog_st | @12.2 struct nvmlVgpuSchedulerLog_st",
    "nvmlVgpuSchedulerGetState_t": "@12.0<12.1 struct nvmlVgpuSchedulerGetState_st | @12.2 struct nvmlVgpuSchedulerGetState_st",
    "nvmlVgpuSchedulerSetParams_t": "@12.2 union nvmlVgpuSchedulerSetParams_t",
    "nvmlVgpuSchedulerSetState_t": "@12.2 struct nvmlVgpuSchedulerSetState_st",
    "nvmlVgpuSchedulerCapabilities_t": "@12.0<12.1 struct nvmlVgpuSchedulerCapabilities_st | @12.2 struct nvmlVgpuSchedulerCapabilities_st",
    "nvmlVgpuLicenseExpiry_t": "struct nvmlVgpuLicenseExpiry_st",
    "nvmlVgpuLicenseInfo_t": "struct nvmlVgpuLicenseInfo_st",
    "nvmlGridLicenseExpiry_t": "struct nvmlGridLicenseExpiry_st",
    "nvmlGridLicensableFeature_t": "struct nvmlGridLicensableFeature_st",
    "nvmlGridLicensableFeatures_t": "struct nvmlGridLicensableFeatures_st",
    "nvmlDeviceGpuRecoveryAction_t": "@12.8 enum nvmlDeviceGpuRecoveryAction_s",
    "nvmlVgpuTypeIdInfo_v1_t": "@12.9 struct nvmlVgpuTypeIdInfo_v1_t",
    "nvmlVgpuTypeIdInfo_t": "@12.9 nvmlVgpuTypeIdInfo_v1_t",
    "nvmlVgpuTypeMaxInstance_v1_t": "@12.9 struct nvmlVgpuTypeMaxInstance_v1_t",
    "nvmlVgpuTypeMaxInstance_t": "@12.9 nvmlVgpuTypeMaxInstance_v1_t",
    "nvmlActiveVgpuInstanceInfo_v1_t": "@12.9 struct nvmlActiveVgpuInstanceInfo_v1_t",
    "nvmlActiveVgpuInstanceInfo_t": "@12.9 nvmlActiveVgpuInstanceInfo_v1_t",
    "nvmlVgpuSchedulerState_v1_t": "@12.9 struct nvmlVgpuSchedulerState_v1_t",
    "nvmlVgpuSchedulerState_t": "@12.9 nvmlVgpuSchedulerState_v1_t",
    "nvmlVgpuSchedulerStateInfo_v1_t": "@12.9 struct nvmlVgpuSchedulerStateInfo_v1_t",
    "nvmlVgpuSchedulerStateInfo_t": "@12.9 nvmlVgpuSchedulerStateInfo_v1_t",
    "nvmlVgpuSchedulerLogInfo_v1_t": "@12.9 struct nvmlVgpuSchedulerLogInfo_v1_t",
    "nvmlVgpuSchedulerLogInfo_t": "@12.9 nvmlVgpuSchedulerLogInfo_v1_t",
    "nvmlVgpuCreatablePlacementInfo_v1_t": "@12.9 struct nvmlVgpuCreatablePlacementInfo_v1_t",
    "nvmlVgpuCreatablePlacementInfo_t": "@12.9 nvmlVgpuCreatablePlacementInfo_v1_t",
    "nvmlVgpuSchedulerStateInfo_v2_t": "@13.2 struct nvmlVgpuSchedulerStateInfo_v2_t",
    "nvmlVgpuSchedulerLogEntry_v2_t": "@13.2 struct nvmlVgpuSchedulerLogEntry_v2_t",
    "nvmlVgpuSchedulerLogInfo_v2_t": "@13.2 struct nvmlVgpuSchedulerLogInfo_v2_t",
    "nvmlVgpuSchedulerState_v2_t": "@13.2 struct nvmlVgpuSchedulerState_v2_t",
    "nvmlNvLinkPowerThres_t": "@12.0 struct nvmlNvLinkPowerThres_st",
    "nvmlFieldValue_t": "struct nvmlFieldValue_st",
    "nvmlUnit_t": "struct nvmlUnit_st *",
    "nvmlHwbcEntry_t": "struct nvmlHwbcEntry_st",
    "nvmlFanState_t": "enum nvmlFanState_enum",
    "nvmlLedColor_t": "enum nvmlLedColor_enum",
    "nvmlLedState_t": "struct nvmlLedState_st",
    "nvmlUnitInfo_t": "struct nvmlUnitInfo_st",
    "nvmlPSUInfo_t": "struct nvmlPSUInfo_st",
    "nvmlUnitFanInfo_t": "struct nvmlUnitFanInfo_st",
    "nvmlUnitFanSpeeds_t": "struct nvmlUnitFanSpeeds_st",
    "nvmlEventSet_t": "struct nvmlEventSet_st *",
    "nvmlEventData_t": "struct nvmlEventData_st",
    "nvmlGpuOperationalEventLogLevel_t": "@13.4 enum nvmlGpuOperationalEventLogLevel_t",
    "nvmlOperationalEventSeverity_t": "@13.4 enum nvmlOperationalEventSeverity_t",
    "nvmlEventDataType_t": "@13.4 enum nvmlEventDataType_t",
    "nvmlGpuOperationalEventContextType_t": "@13.4 enum nvmlGpuOperationalEventContextType_t",
    "nvmlEventSetGetContextCount_v1_t": "@13.4 struct nvmlEventSetGetContextCount_v1_t",
    "nvmlEventSetGetContextInfo_v1_t": "@13.4 struct nvmlEventSetGetContextInfo_v1_t",
    "nvmlEventSetGetContextData_v1_t": "@13.4 struct nvmlEventSetGetContextData_v1_t",
    "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t": "@13.4 struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t",
    "nvmlSystemEventSet_t": "@12.9 struct nvmlSystemEventSet_st *",
    "nvmlSystemEventSetCreateRequest_v1_t": "@12.9 struct nvmlSystemEventSetCreateRequest_v1_t",
    "nvmlSystemEventSetCreateRequest_t": "@12.9 nvmlSystemEventSetCreateRequest_v1_t",
    "nvmlSystemEventSetFreeRequest_v1_t": "@12.9 struct nvmlSystemEventSetFreeRequest_v1_t",
    "nvmlSystemEventSetFreeRequest_t": "@12.9 nvmlSystemEventSetFreeRequest_v1_t",
    "nvmlSystemRegisterEventRequest_v1_t": "@12.9 struct nvmlSystemRegisterEventRequest_v1_t",
    "nvmlSystemRegisterEventRequest_t": "@12.9 nvmlSystemRegisterEventRequest_v1_t",
    "nvmlSystemEventData_v1_t": "@12.9 struct nvmlSystemEventData_v1_t",
    "nvmlSystemEventSetWaitRequest_v1_t": "@12.9 struct nvmlSystemEventSetWaitRequest_v1_t",
    "nvmlSystemEventSetWaitRequest_t": "@12.9 nvmlSystemEventSetWaitRequest_v1_t",
    "nvmlAccountingStats_t": "struct nvmlAccountingStats_st",
    "nvmlAccountingStats_v2_t": "@13.3 struct nvmlAccountingStats_v2_t",
    "nvmlEncoderType_t": "enum nvmlEncoderQueryType_enum",
    "nvmlEncoderSessionInfo_t": "struct nvmlEncoderSessionInfo_st",
    "nvmlFBCSessionType_t": "enum nvmlFBCSessionType_enum",
    "nvmlFBCStats_t": "struct nvmlFBCStats_st",
    "nvmlFBCSessionInfo_t": "struct nvmlFBCSessionInfo_st",
    "nvmlDetachGpuState_t": "enum nvmlDetachGpuState_enum",
    "nvmlPcieLinkState_t": "enum nvmlPcieLinkState_enum",
    "nvmlConfComputeSystemCaps_t": "@12.2 struct nvmlConfComputeSystemCaps_st",
    "nvmlConfComputeSystemState_t": "@12.2 struct nvmlConfComputeSystemState_st",
    "nvmlSystemConfComputeSettings_v1_t": "@12.4 struct nvmlSystemConfComputeSettings_v1_t",
    "nvmlSystemConfComputeSettings_t": "@12.4 nvmlSystemConfComputeSettings_v1_t",
    "nvmlSystemConfComputeSettings_v2_t": "@13.5 struct nvmlSystemConfComputeSettings_v2_t",
    "nvmlConfComputeMemSizeInfo_t": "@12.2 struct nvmlConfComputeMemSizeInfo_st",
    "nvmlConfComputeGpuCertificate_t": "@12.2 struct nvmlConfComputeGpuCertificate_st",
    "nvmlConfComputeGpuAttestationReport_t": "@12.2 struct nvmlConfComputeGpuAttestationReport_st",
    "nvmlConfComputeSetKeyRotationThresholdInfo_v1_t": "@12.4 struct nvmlConfComputeSetKeyRotationThresholdInfo_st",
    "nvmlConfComputeSetKeyRotationThresholdInfo_t": "@12.4 nvmlConfComputeSetKeyRotationThresholdInfo_v1_t",
    "nvmlConfComputeGetKeyRotationThresholdInfo_v1_t": "@12.4 struct nvmlConfComputeGetKeyRotationThresholdInfo_st",
    "nvmlConfComputeGetKeyRotationThresholdInfo_t": "@12.4 nvmlConfComputeGetKeyRotationThresholdInfo_v1_t",
    "nvmlGpuFabricState_t": "@12.0 enum nvmlGpuFabricState_t",
    "nvmlGpuFabricInfo_t": "@12.0 struct nvmlGpuFabricInfo_t",
    "nvmlGpuFabricInfo_v2_t": "@12.4 struct nvmlGpuFabricInfo_v2_t",
    "nvmlGpuFabricInfo_v3_t": "@13.0 struct nvmlGpuFabricInfo_v3_t",
    "nvmlGpuFabricInfoV_t": "@12.4<13.0 nvmlGpuFabricInfo_v2_t | @13.0 nvmlGpuFabricInfo_v3_t",
    "nvmlGpuFabricClique_v1_t": "@13.4 struct nvmlGpuFabricClique_v1_t",
    "nvmlGpuFabricInfo_v4_t": "@13.4 struct nvmlGpuFabricInfo_v4_t",
    "nvmlGpuOperationalEventConfig_v1_t": "@13.4 struct nvmlGpuOperationalEventConfig_v1_st",
    "nvmlEventSetWait_v3_t": "@13.4 struct nvmlEventSetWait_v3_t",
    "nvmlCPERCursorHandle_t": "@13.3 unsigned long long",
    "nvmlCPERType_t": "@13.3 enum nvmlCPERType_t",
    "nvmlCPERCursor_v1_t": "@13.3 struct nvmlCPERCursor_v1_t",
    "nvmlGetCPER_v1_t": "@13.3 struct nvmlGetCPER_v1_t",
    "nvmlSystemDriverBranchInfo_v1_t": "@12.6 struct nvmlSystemDriverBranchInfo_v1_t",
    "nvmlSystemDriverBranchInfo_t": "@12.6 nvmlSystemDriverBranchInfo_v1_t",
    "nvmlAffinityScope_t": "enum nvmlAffinityScope_t",
    "nvmlTemperature_v1_t": "@12.8 struct nvmlTemperature_v1_t",
    "nvmlTemperature_t": "@12.8 nvmlTemperature_v1_t",
    "nvmlClockLimitId_t": "enum nvmlClockLimitId_enum",
    "nvmlNvlinkVersion_t": "@12.8 enum nvmlNvlinkVersion_enum",
    "nvmlNvlinkSupportedBwModes_v1_t": "@12.8 struct nvmlNvlinkSupportedBwModes_v1_t",
    "nvmlNvlinkSupportedBwModes_t": "@12.8 nvmlNvlinkSupportedBwModes_v1_t",
    "nvmlNvlinkGetBwMode_v1_t": "@12.8 struct nvmlNvlinkGetBwMode_v1_t",
    "nvmlNvlinkGetBwMode_t": "@12.8 nvmlNvlinkGetBwMode_v1_t",
    "nvmlNvlinkSetBwMode_v1_t": "@12.8 struct nvmlNvlinkSetBwMode_v1_t",
    "nvmlNvlinkSetBwMode_t": "@12.8 nvmlNvlinkSetBwMode_v1_t",
    "nvmlNvlinkSetBwModeAsync_v1_t": "@13.4 struct nvmlNvlinkSetBwModeAsync_v1_t",
    "nvmlNvLinkInfo_v1_t": "@13.0 struct nvmlNvLinkInfo_v1_t",
    "nvmlNvlinkFirmwareVersion_t": "@13.0 struct nvmlNvlinkFirmwareVersion_t",
    "nvmlNvlinkFirmwareInfo_t": "@13.0 struct nvmlNvlinkFirmwareInfo_t",
    "nvmlNvLinkInfo_v2_t": "@13.0 struct nvmlNvLinkInfo_v2_t",
    "nvmlNvLinkInfo_t": "@13.0 nvmlNvLinkInfo_v2_t",
    "nvmlNvLinkInfo_v3_t": "@13.5 struct nvmlNvLinkInfo_v3_t",
    "nvmlNvlinkTelemetrySampleType_t": "@13.4 enum nvmlNvlinkTelemetrySampleType_t",
    "nvmlNvlinkTelemetrySample_v1_t": "@13.4 struct nvmlNvlinkTelemetrySample_v1_t",
    "nvmlNvlinkTelemetrySamples_v1_t": "@13.4 struct nvmlNvlinkTelemetrySamples_v1_t",
    "nvmlNvlinkGetRemapTableInfo_v1_t": "@13.5 struct nvmlNvlinkGetRemapTableInfo_v1_t",
    "nvmlNvlinkSetNvleReady_v1_t": "@13.5 struct nvmlNvlinkSetNvleReady_v1_t",
    "nvmlNvlinkLockRemapTable_v1_t": "@13.5 struct nvmlNvlinkLockRemapTable_v1_t",
    "nvmlNvlinkNvlePrivateInfo_v1_t": "@13.5 struct nvmlNvlinkNvlePrivateInfo_v1_t",
    "nvmlNvlinkSetupNvleEncryptionKey_v1_t": "@13.5 struct nvmlNvlinkSetupNvleEncryptionKey_v1_t",
    "nvmlVgpuVersion_t": "struct nvmlVgpuVersion_st",
    "nvmlVgpuMetadata_t": "struct nvmlVgpuMetadata_st",
    "nvmlVgpuPgpuMetadata_t": "struct nvmlVgpuPgpuMetadata_st",
    "nvmlVgpuVmCompatibility_t": "enum nvmlVgpuVmCompatibility_enum",
    "nvmlVgpuPgpuCompatibilityLimitCode_t": "enum nvmlVgpuPgpuCompatibilityLimitCode_enum",
    "nvmlVgpuPgpuCompatibility_t": "struct nvmlVgpuPgpuCompatibility_st",
    "nvmlExcludedDeviceInfo_t": "struct nvmlExcludedDeviceInfo_st",
    "nvmlPRMTLV_v1_t": "@13.0 struct nvmlPRMTLV_v1_t",
    "nvmlPRMCounterId_t": "@13.1 enum nvmlPRMCounterId_t",
    "nvmlPRMCounterInput_v1_t": "@13.1 struct nvmlPRMCounterInput_v1_t",
    "nvmlPRMCounterValue_v1_t": "@13.1 struct nvmlPRMCounterValue_v1_t",
    "nvmlPRMCounter_v1_t": "@13.1 struct nvmlPRMCounter_v1_t",
    "nvmlPRMCounterList_v1_t": "@13.1 struct nvmlPRMCounterList_v1_t",
    "nvmlGpuInstancePlacement_t": "struct nvmlGpuInstancePlacement_st",
    "nvmlGpuInstanceProfileInfo_t": "struct nvmlGpuInstanceProfileInfo_st",
    "nvmlGpuInstanceProfileInfo_v2_t": "struct nvmlGpuInstanceProfileInfo_v2_st",
    "nvmlGpuInstanceProfileInfo_v3_t": "@12.3 struct nvmlGpuInstanceProfileInfo_v3_st",
    "nvmlGpuInstanceInfo_t": "struct nvmlGpuInstanceInfo_st",
    "nvmlComputeInstancePlacement_t": "struct nvmlComputeInstancePlacement_st",
    "nvmlComputeInstanceProfileInfo_t": "struct nvmlComputeInstanceProfileInfo_st",
    "nvmlComputeInstanceProfileInfo_v2_t": "struct nvmlComputeInstanceProfileInfo_v2_st",
    "nvmlComputeInstanceProfileInfo_v3_t": "@12.3 struct nvmlComputeInstanceProfileInfo_v3_st",
    "nvmlComputeInstanceInfo_t": "struct nvmlComputeInstanceInfo_st",
    "nvmlComputeInstance_t": "struct nvmlComputeInstance_st *",
    "nvmlGpmMetricId_t": "@11.8 enum nvmlGpmMetricId_t",
    "nvmlGpmSample_t": "@11.8 struct nvmlGpmSample_st *",
    "nvmlGpmMetric_t": "@11.8 struct nvmlGpmMetric_t",
    "nvmlGpmMetricsGet_t": "@11.8 struct nvmlGpmMetricsGet_t",
    "nvmlGpmSupport_t": "@11.8 struct nvmlGpmSupport_t",
    "nvmlDeviceCapabilities_v1_t": "@12.5 struct nvmlDeviceCapabilities_v1_t",
    "nvmlDeviceCapabilities_t": "@12.5 nvmlDeviceCapabilities_v1_t",
    "nvmlMask255_t": "@12.8 struct nvmlMask255_t",
    "nvmlPowerProfileType_t": "@12.8 enum nvmlPowerProfileType_t",
    "nvmlPowerProfileOperation_t": "@13.1 enum nvmlPowerProfileOperation_t",
    "nvmlWorkloadPowerProfileInfo_v1_t": "@12.8 struct nvmlWorkloadPowerProfileInfo_v1_t",
    "nvmlWorkloadPowerProfileInfo_t": "@12.8 nvmlWorkloadPowerProfileInfo_v1_t",
    "nvmlWorkloadPowerProfileProfilesInfo_v1_t": "@12.8 struct nvmlWorkloadPowerProfileProfilesInfo_v1_t",
    "nvmlWorkloadPowerProfileProfilesInfo_t": "@12.8 nvmlWorkloadPowerProfileProfilesInfo_v1_t",
    "nvmlWorkloadPowerProfileCurrentProfiles_v1_t": "@12.8 struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t",
    "nvmlWorkloadPowerProfileCurrentProfiles_t": "@12.8 nvmlWorkloadPowerProfileCurrentProfiles_v1_t",
    "nvmlWorkloadPowerProfileRequestedProfiles_v1_t": "@12.8 struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t",
    "nvmlWorkloadPowerProfileRequestedProfiles_t": "@12.8 nvmlWorkloadPowerProfileRequestedProfiles_v1_t",
    "nvmlWorkloadPowerProfileUpdateProfiles_v1_t": "@13.1 struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t",
    "nvmlPowerSmoothingProfile_v1_t": "@12.8 struct nvmlPowerSmoothingProfile_v1_t",
    "nvmlPowerSmoothingProfile_t": "@12.8 nvmlPowerSmoothingProfile_v1_t",
    "nvmlPowerSmoothingState_v1_t": "@12.8 struct nvmlPowerSmoothingState_v1_t",
    "nvmlPowerSmoothingState_t": "@12.8 nvmlPowerSmoothingState_v1_t",
    "nvmlEccBankRemapperHistogram_v1_t": "@13.4 struct nvmlEccBankRemapperHistogram_v1_t",
    "nvmlEccBankRemapperStatus_v1_t": "@13.4 struct nvmlEccBankRemapperStatus_v1_t",
    "nvmlBlacklistDeviceInfo_t": "nvmlExcludedDeviceInfo_t",
    "nvmlEccBitType_t": "nvmlMemoryErrorType_t",
}

ENUMS: dict[str, str] = {
    "nvmlProcessMode_enum": """unsigned int
NVML_PROCESS_MODE_COMPUTE @13.3
NVML_PROCESS_MODE_GRAPHICS @13.3
NVML_PROCESS_MODE_MPS @13.3
NVML_PROCESS_MODE_ALL @13.3
NVML_PROCESS_MODE_MAX @13.3""",
    "nvmlDeviceAddressingModeType_t": """unsigned int
NVML_DEVICE_ADDRESSING_MODE_NONE @13.0
NVML_DEVICE_ADDRESSING_MODE_HMM @13.0
NVML_DEVICE_ADDRESSING_MODE_ATS @13.0""",
    "nvmlBridgeChipType_enum": """unsigned int
NVML_BRIDGE_CHIP_PLX
NVML_BRIDGE_CHIP_BRO4""",
    "nvmlNvLinkUtilizationCountUnits_enum": """unsigned int
NVML_NVLINK_COUNTER_UNIT_CYCLES
NVML_NVLINK_COUNTER_UNIT_PACKETS
NVML_NVLINK_COUNTER_UNIT_BYTES
NVML_NVLINK_COUNTER_UNIT_RESERVED
NVML_NVLINK_COUNTER_UNIT_COUNT""",
    "nvmlNvLinkUtilizationCountPktTypes_enum": """unsigned int
NVML_NVLINK_COUNTER_PKTFILTER_NOP 1
NVML_NVLINK_COUNTER_PKTFILTER_READ
NVML_NVLINK_COUNTER_PKTFILTER_WRITE 4
NVML_NVLINK_COUNTER_PKTFILTER_RATOM 8
NVML_NVLINK_COUNTER_PKTFILTER_NRATOM 16
NVML_NVLINK_COUNTER_PKTFILTER_FLUSH 32
NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA 64
NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA 128
NVML_NVLINK_COUNTER_PKTFILTER_ALL 255""",
    "nvmlNvLinkCapability_enum": """unsigned int
NVML_NVLINK_CAP_P2P_SUPPORTED
NVML_NVLINK_CAP_SYSMEM_ACCESS
NVML_NVLINK_CAP_P2P_ATOMICS
NVML_NVLINK_CAP_SYSMEM_ATOMICS
NVML_NVLINK_CAP_SLI_BRIDGE
NVML_NVLINK_CAP_VALID
NVML_NVLINK_CAP_COUNT""",
    "nvmlNvLinkErrorCounter_enum": """unsigned int
NVML_NVLINK_ERROR_DL_REPLAY
NVML_NVLINK_ERROR_DL_RECOVERY
NVML_NVLINK_ERROR_DL_CRC_FLIT
NVML_NVLINK_ERROR_DL_CRC_DATA
NVML_NVLINK_ERROR_DL_ECC_DATA
NVML_NVLINK_ERROR_COUNT""",
    "nvmlIntNvLinkDeviceType_enum": """unsigned int
NVML_NVLINK_DEVICE_TYPE_GPU
NVML_NVLINK_DEVICE_TYPE_IBMNPU
NVML_NVLINK_DEVICE_TYPE_SWITCH
NVML_NVLINK_DEVICE_TYPE_UNKNOWN 255""",
    "nvmlGpuLevel_enum": """unsigned int
NVML_TOPOLOGY_INTERNAL
NVML_TOPOLOGY_SINGLE 10
NVML_TOPOLOGY_MULTIPLE 20
NVML_TOPOLOGY_HOSTBRIDGE 30
NVML_TOPOLOGY_NODE 40
NVML_TOPOLOGY_SYSTEM 50""",
    "nvmlGpuP2PStatus_enum": """unsigned int
NVML_P2P_STATUS_OK
NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED
NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED @12.1 1
NVML_P2P_STATUS_GPU_NOT_SUPPORTED
NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED
NVML_P2P_STATUS_DISABLED_BY_REGKEY
NVML_P2P_STATUS_NOT_SUPPORTED
NVML_P2P_STATUS_UNKNOWN""",
    "nvmlGpuP2PCapsIndex_enum": """unsigned int
NVML_P2P_CAPS_INDEX_READ
NVML_P2P_CAPS_INDEX_WRITE
NVML_P2P_CAPS_INDEX_NVLINK
NVML_P2P_CAPS_INDEX_ATOMICS
NVML_P2P_CAPS_INDEX_PCI @12.4
NVML_P2P_CAPS_INDEX_PROP 4
NVML_P2P_CAPS_INDEX_UNKNOWN""",
    "nvmlSamplingType_enum": """unsigned int
NVML_TOTAL_POWER_SAMPLES
NVML_GPU_UTILIZATION_SAMPLES
NVML_MEMORY_UTILIZATION_SAMPLES
NVML_ENC_UTILIZATION_SAMPLES
NVML_DEC_UTILIZATION_SAMPLES
NVML_PROCESSOR_CLK_SAMPLES
NVML_MEMORY_CLK_SAMPLES
NVML_MODULE_POWER_SAMPLES @12.2
NVML_JPG_UTILIZATION_SAMPLES @12.4
NVML_OFA_UTILIZATION_SAMPLES @12.4
NVML_SAMPLINGTYPE_COUNT @11.7<12.2 7 | @12.2<12.4 8 | @12.4""",
    "nvmlPcieUtilCounter_enum": """unsigned int
NVML_PCIE_UTIL_TX_BYTES
NVML_PCIE_UTIL_RX_BYTES
NVML_PCIE_UTIL_COUNT""",
    "nvmlValueType_enum": """unsigned int
NVML_VALUE_TYPE_DOUBLE
NVML_VALUE_TYPE_UNSIGNED_INT
NVML_VALUE_TYPE_UNSIGNED_LONG
NVML_VALUE_TYPE_UNSIGNED_LONG_LONG
NVML_VALUE_TYPE_SIGNED_LONG_LONG
NVML_VALUE_TYPE_SIGNED_INT @12.2
NVML_VALUE_TYPE_UNSIGNED_SHORT @12.6
NVML_VALUE_TYPE_COUNT @11.7<12.2 5 | @12.2<12.6 6 | @12.6""",
    "nvmlPerfPolicyType_enum": """unsigned int
NVML_PERF_POLICY_POWER
NVML_PERF_POLICY_THERMAL
NVML_PERF_POLICY_SYNC_BOOST
NVML_PERF_POLICY_BOARD_LIMIT
NVML_PERF_POLICY_LOW_UTILIZATION
NVML_PERF_POLICY_RELIABILITY
NVML_PERF_POLICY_TOTAL_APP_CLOCKS 10
NVML_PERF_POLICY_TOTAL_BASE_CLOCKS
NVML_PERF_POLICY_COUNT""",
    "nvmlThermalTarget_t": """int
NVML_THERMAL_TARGET_NONE
NVML_THERMAL_TARGET_GPU
NVML_THERMAL_TARGET_MEMORY
NVML_THERMAL_TARGET_POWER_SUPPLY 4
NVML_THERMAL_TARGET_BOARD 8
NVML_THERMAL_TARGET_VCD_BOARD
NVML_THERMAL_TARGET_VCD_INLET
NVML_THERMAL_TARGET_VCD_OUTLET
NVML_THERMAL_TARGET_ALL 15
NVML_THERMAL_TARGET_UNKNOWN -1""",
    "nvmlThermalController_t": """int
NVML_THERMAL_CONTROLLER_NONE
NVML_THERMAL_CONTROLLER_GPU_INTERNAL
NVML_THERMAL_CONTROLLER_ADM1032
NVML_THERMAL_CONTROLLER_ADT7461
NVML_THERMAL_CONTROLLER_MAX6649
NVML_THERMAL_CONTROLLER_MAX1617
NVML_THERMAL_CONTROLLER_LM99
NVML_THERMAL_CONTROLLER_LM89
NVML_THERMAL_CONTROLLER_LM64
NVML_THERMAL_CONTROLLER_G781
NVML_THERMAL_CONTROLLER_ADT7473
NVML_THERMAL_CONTROLLER_SBMAX6649
NVML_THERMAL_CONTROLLER_VBIOSEVT
NVML_THERMAL_CONTROLLER_OS
NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS
NVML_THERMAL_CONTROLLER_NVSYSCON_E551
NVML_THERMAL_CONTROLLER_MAX6649R
NVML_THERMAL_CONTROLLER_ADT7473S
NVML_THERMAL_CONTROLLER_UNKNOWN -1""",
    "nvmlCoolerControl_enum": """unsigned int
NVML_THERMAL_COOLER_SIGNAL_NONE @12.8
NVML_THERMAL_COOLER_SIGNAL_TOGGLE @12.8
NVML_THERMAL_COOLER_SIGNAL_VARIABLE @12.8
NVML_THERMAL_COOLER_SIGNAL_COUNT @12.8""",
    "nvmlCoolerTarget_enum": """unsigned int
NVML_THERMAL_COOLER_TARGET_NONE @12.8 1
NVML_THERMAL_COOLER_TARGET_GPU @12.8
NVML_THERMAL_COOLER_TARGET_MEMORY @12.8 4
NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY @12.8 8
NVML_THERMAL_COOLER_TARGET_GPU_RELATED @12.8 14""",
    "nvmlUUIDType_t": """unsigned int
NVML_UUID_TYPE_NONE @12.9
NVML_UUID_TYPE_ASCII @12.9
NVML_UUID_TYPE_BINARY @12.9""",
    "nvmlEnableState_enum": """unsigned int
NVML_FEATURE_DISABLED
NVML_FEATURE_ENABLED""",
    "nvmlBrandType_enum": """unsigned int
NVML_BRAND_UNKNOWN
NVML_BRAND_QUADRO
NVML_BRAND_TESLA
NVML_BRAND_NVS
NVML_BRAND_GRID
NVML_BRAND_GEFORCE
NVML_BRAND_TITAN
NVML_BRAND_NVIDIA_VAPPS
NVML_BRAND_NVIDIA_VPC
NVML_BRAND_NVIDIA_VCS
NVML_BRAND_NVIDIA_VWS
NVML_BRAND_NVIDIA_CLOUD_GAMING
NVML_BRAND_NVIDIA_VGAMING 11
NVML_BRAND_QUADRO_RTX
NVML_BRAND_NVIDIA_RTX
NVML_BRAND_NVIDIA
NVML_BRAND_GEFORCE_RTX
NVML_BRAND_TITAN_RTX
NVML_BRAND_NVIDIA_DLA @13.4
NVML_BRAND_NVIDIA_NPU @13.4 19
NVML_BRAND_NVIDIA_VGAMEDEV @13.4 18
NVML_BRAND_COUNT @11.7<13.0 17 | @13.0<13.4 18 | @13.4 20""",
    "nvmlTemperatureThresholds_enum": """unsigned int
NVML_TEMPERATURE_THRESHOLD_SHUTDOWN
NVML_TEMPERATURE_THRESHOLD_SLOWDOWN
NVML_TEMPERATURE_THRESHOLD_MEM_MAX
NVML_TEMPERATURE_THRESHOLD_GPU_MAX
NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN
NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR
NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX
NVML_TEMPERATURE_THRESHOLD_GPS_CURR @12.5
NVML_TEMPERATURE_THRESHOLD_COUNT @11.7<12.5 7 | @12.5""",
    "nvmlTemperatureSensors_enum": """unsigned int
NVML_TEMPERATURE_GPU
NVML_TEMPERATURE_GPU_MAX @13.4
NVML_TEMPERATURE_COUNT @11.7<13.4 1 | @13.4""",
    "nvmlComputeMode_enum": """unsigned int
NVML_COMPUTEMODE_DEFAULT
NVML_COMPUTEMODE_EXCLUSIVE_THREAD
NVML_COMPUTEMODE_PROHIBITED
NVML_COMPUTEMODE_EXCLUSIVE_PROCESS
NVML_COMPUTEMODE_COUNT""",
    "nvmlMemoryErrorType_enum": """unsigned int
NVML_MEMORY_ERROR_TYPE_CORRECTED
NVML_MEMORY_ERROR_TYPE_UNCORRECTED
NVML_MEMORY_ERROR_TYPE_COUNT""",
    "nvmlEccCounterType_enum": """unsigned int
NVML_VOLATILE_ECC
NVML_AGGREGATE_ECC
NVML_ECC_COUNTER_TYPE_COUNT""",
    "nvmlClockType_enum": """unsigned int
NVML_CLOCK_GRAPHICS
NVML_CLOCK_SM
NVML_CLOCK_MEM
NVML_CLOCK_VIDEO
NVML_CLOCK_COUNT""",
    "nvmlClockId_enum": """unsigned int
NVML_CLOCK_ID_CURRENT
NVML_CLOCK_ID_APP_CLOCK_TARGET
NVML_CLOCK_ID_APP_CLOCK_DEFAULT
NVML_CLOCK_ID_CUSTOMER_BOOST_MAX
NVML_CLOCK_ID_COUNT""",
    "nvmlDriverModel_enum": """unsigned int
NVML_DRIVER_WDDM
NVML_DRIVER_WDM
NVML_DRIVER_MCDM @12.5""",
    "nvmlPStates_enum": """unsigned int
NVML_PSTATE_0
NVML_PSTATE_1
NVML_PSTATE_2
NVML_PSTATE_3
NVML_PSTATE_4
NVML_PSTATE_5
NVML_PSTATE_6
NVML_PSTATE_7
NVML_PSTATE_8
NVML_PSTATE_9
NVML_PSTATE_10
NVML_PSTATE_11
NVML_PSTATE_12
NVML_PSTATE_13
NVML_PSTATE_14
NVML_PSTATE_15
NVML_PSTATE_UNKNOWN 32""",
    "nvmlGom_enum": """unsigned int
NVML_GOM_ALL_ON
NVML_GOM_COMPUTE
NVML_GOM_LOW_DP""",
    "nvmlInforomObject_enum": """unsigned int
NVML_INFOROM_OEM
NVML_INFOROM_ECC
NVML_INFOROM_POWER
NVML_INFOROM_DEN @12.8
NVML_INFOROM_COUNT @11.7<12.8 3 | @12.8""",
    "nvmlReturn_enum": """unsigned int
NVML_SUCCESS
NVML_ERROR_UNINITIALIZED
NVML_ERROR_INVALID_ARGUMENT
NVML_ERROR_NOT_SUPPORTED
NVML_ERROR_NO_PERMISSION
NVML_ERROR_ALREADY_INITIALIZED
NVML_ERROR_NOT_FOUND
NVML_ERROR_INSUFFICIENT_SIZE
NVML_ERROR_INSUFFICIENT_POWER
NVML_ERROR_DRIVER_NOT_LOADED
NVML_ERROR_TIMEOUT
NVML_ERROR_IRQ_ISSUE
NVML_ERROR_LIBRARY_NOT_FOUND
NVML_ERROR_FUNCTION_NOT_FOUND
NVML_ERROR_CORRUPTED_INFOROM
NVML_ERROR_GPU_IS_LOST
NVML_ERROR_RESET_REQUIRED
NVML_ERROR_OPERATING_SYSTEM
NVML_ERROR_LIB_RM_VERSION_MISMATCH
NVML_ERROR_IN_USE
NVML_ERROR_MEMORY
NVML_ERROR_NO_DATA
NVML_ERROR_VGPU_ECC_NOT_SUPPORTED
NVML_ERROR_INSUFFICIENT_RESOURCES
NVML_ERROR_FREQ_NOT_SUPPORTED
NVML_ERROR_ARGUMENT_VERSION_MISMATCH @11.8
NVML_ERROR_DEPRECATED @12.0
NVML_ERROR_NOT_READY @12.2
NVML_ERROR_GPU_NOT_FOUND @12.3
NVML_ERROR_INVALID_STATE @12.4
NVML_ERROR_RESET_TYPE_NOT_SUPPORTED @13.0
NVML_ERROR_UNKNOWN 999""",
    "nvmlMemoryLocation_enum": """unsigned int
NVML_MEMORY_LOCATION_L1_CACHE
NVML_MEMORY_LOCATION_L2_CACHE
NVML_MEMORY_LOCATION_DRAM
NVML_MEMORY_LOCATION_DEVICE_MEMORY 2
NVML_MEMORY_LOCATION_REGISTER_FILE
NVML_MEMORY_LOCATION_TEXTURE_MEMORY
NVML_MEMORY_LOCATION_TEXTURE_SHM
NVML_MEMORY_LOCATION_CBU
NVML_MEMORY_LOCATION_SRAM
NVML_MEMORY_LOCATION_COUNT""",
    "nvmlPageRetirementCause_enum": """unsigned int
NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS
NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR
NVML_PAGE_RETIREMENT_CAUSE_COUNT""",
    "nvmlRestrictedAPI_enum": """unsigned int
NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS
NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS
NVML_RESTRICTED_API_COUNT""",
    "nvmlGpuUtilizationDomainId_t": """unsigned int
NVML_GPU_UTILIZATION_DOMAIN_GPU
NVML_GPU_UTILIZATION_DOMAIN_FB
NVML_GPU_UTILIZATION_DOMAIN_VID
NVML_GPU_UTILIZATION_DOMAIN_BUS""",
    "nvmlGpuVirtualizationMode": """unsigned int
NVML_GPU_VIRTUALIZATION_MODE_NONE
NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH
NVML_GPU_VIRTUALIZATION_MODE_VGPU
NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU
NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA""",
    "nvmlHostVgpuMode_enum": """unsigned int
NVML_HOST_VGPU_MODE_NON_SRIOV
NVML_HOST_VGPU_MODE_SRIOV""",
    "nvmlVgpuVmIdType": """unsigned int
NVML_VGPU_VM_ID_DOMAIN_ID
NVML_VGPU_VM_ID_UUID""",
    "nvmlVgpuGuestInfoState_enum": """unsigned int
NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED
NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED""",
    "nvmlGridLicenseFeatureCode_t": """unsigned int
NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN
NVML_GRID_LICENSE_FEATURE_CODE_VGPU
NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX
NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION 2
NVML_GRID_LICENSE_FEATURE_CODE_GAMING
NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE
NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV @13.4""",
    "nvmlVgpuCapability_enum": """unsigned int
NVML_VGPU_CAP_NVLINK_P2P
NVML_VGPU_CAP_GPUDIRECT
NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE @12.0
NVML_VGPU_CAP_EXCLUSIVE_TYPE @12.0
NVML_VGPU_CAP_EXCLUSIVE_SIZE @12.0
NVML_VGPU_CAP_COUNT @11.7<12.0 2 | @12.0""",
    "nvmlVgpuDriverCapability_enum": """unsigned int
NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU @12.0
NVML_VGPU_DRIVER_CAP_WARM_UPDATE @12.6
NVML_VGPU_DRIVER_CAP_COUNT @12.0<12.6 1 | @12.6""",
    "nvmlDeviceVgpuCapability_enum": """unsigned int
NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU @12.0
NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES @12.0
NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES @12.0
NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW @12.0
NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW @12.0
NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING @12.4
NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU @12.4
NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU @12.4
NVML_DEVICE_VGPU_CAP_WARM_UPDATE @12.6
NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS @12.8
NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED @12.9
NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED @12.9
NVML_DEVICE_VGPU_CAP_UVM_STUN @13.5
NVML_DEVICE_VGPU_CAP_COUNT @12.0<12.4 5 | @12.4<12.6 8 | @12.6<12.8 9 | @12.8<12.9 10 | @12.9<13.5 12 | @13.5""",
    "nvmlDeviceGpuRecoveryAction_s": """unsigned int
NVML_GPU_RECOVERY_ACTION_NONE @12.8
NVML_GPU_RECOVERY_ACTION_GPU_RESET @12.8
NVML_GPU_RECOVERY_ACTION_NODE_REBOOT @12.8
NVML_GPU_RECOVERY_ACTION_DRAIN_P2P @12.8
NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET @12.8
NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN @13.3
NVML_GPU_RECOVERY_ACTION_BUS_RESET @13.4
NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT @13.4""",
    "nvmlFanState_enum": """unsigned int
NVML_FAN_NORMAL
NVML_FAN_FAILED""",
    "nvmlLedColor_enum": """unsigned int
NVML_LED_COLOR_GREEN
NVML_LED_COLOR_AMBER""",
    "nvmlGpuOperationalEventLogLevel_t": """unsigned int
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL @13.4
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY @13.4 10
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG @13.4 20
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE @13.4 30
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING @13.4 40
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR @13.4 50""",
    "nvmlOperationalEventSeverity_t": """unsigned int
NVML_OPERATIONAL_EVENT_SEVERITY_ALL @13.4
NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL @13.4 10
NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED @13.4 20
NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE @13.4 30
NVML_OPERATIONAL_EVENT_SEVERITY_FATAL @13.4 40""",
    "nvmlEventDataType_t": """unsigned int
NVML_EVENT_DATA_TYPE_NVML_EVENT @13.4
NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT @13.4""",
    "nvmlGpuOperationalEventContextType_t": """unsigned int
NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN @13.4
NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID @13.4""",
    "nvmlEncoderQueryType_enum": """unsigned int
NVML_ENCODER_QUERY_H264
NVML_ENCODER_QUERY_HEVC
NVML_ENCODER_QUERY_AV1 @12.3
NVML_ENCODER_QUERY_UNKNOWN @12.4 255""",
    "nvmlFBCSessionType_enum": """unsigned int
NVML_FBC_SESSION_TYPE_UNKNOWN
NVML_FBC_SESSION_TYPE_TOSYS
NVML_FBC_SESSION_TYPE_CUDA
NVML_FBC_SESSION_TYPE_VID
NVML_FBC_SESSION_TYPE_HWENC""",
    "nvmlDetachGpuState_enum": """unsigned int
NVML_DETACH_GPU_KEEP
NVML_DETACH_GPU_REMOVE""",
    "nvmlPcieLinkState_enum": """unsigned int
NVML_PCIE_LINK_KEEP
NVML_PCIE_LINK_SHUT_DOWN""",
    "nvmlCPERType_t": """unsigned int
NVML_CPER_ACCESS_TYPE_GPU @13.3 1""",
    "nvmlClockLimitId_enum": """unsigned int
NVML_CLOCK_LIMIT_ID_RANGE_START 4294967040
NVML_CLOCK_LIMIT_ID_TDP
NVML_CLOCK_LIMIT_ID_UNLIMITED""",
    "nvmlNvlinkVersion_enum": """unsigned int
NVML_NVLINK_VERSION_INVALID @12.8
NVML_NVLINK_VERSION_1_0 @12.8
NVML_NVLINK_VERSION_2_0 @12.8
NVML_NVLINK_VERSION_2_2 @12.8
NVML_NVLINK_VERSION_3_0 @12.8
NVML_NVLINK_VERSION_3_1 @12.8
NVML_NVLINK_VERSION_4_0 @12.8
NVML_NVLINK_VERSION_5_0 @12.8
NVML_NVLINK_VERSION_6_0 @13.3""",
    "nvmlNvlinkTelemetrySampleType_t": """unsigned int
NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX @13.4
NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX @13.4
NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT @13.4""",
    "nvmlVgpuVmCompatibility_enum": """unsigned int
NVML_VGPU_VM_COMPATIBILITY_NONE
NVML_VGPU_VM_COMPATIBILITY_COLD
NVML_VGPU_VM_COMPATIBILITY_HIBERNATE
NVML_VGPU_VM_COMPATIBILITY_SLEEP 4
NVML_VGPU_VM_COMPATIBILITY_LIVE 8""",
    "nvmlVgpuPgpuCompatibilityLimitCode_enum": """unsigned int
NVML_VGPU_COMPATIBILITY_LIMIT_NONE
NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER
NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER
NVML_VGPU_COMPATIBILITY_LIMIT_GPU 4
NVML_VGPU_COMPATIBILITY_LIMIT_OTHER 2147483648""",
    "nvmlPRMCounterId_t": """unsigned int
NVML_PRM_COUNTER_ID_NONE @13.1
NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS @13.1
NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS @13.1
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS @13.1 101
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY @13.1
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES @13.1
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY @13.4
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY @13.4
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT @13.4
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT @13.4
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT @13.4
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS @13.4
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME @13.4
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME @13.4
NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT @13.1 201
NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES @13.1 301
NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR @13.1
NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE @13.1
NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES @13.1
NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES @13.1
NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS @13.1
NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS @13.1
NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY @13.1 1001""",
    "nvmlGpmMetricId_t": """unsigned int
NVML_GPM_METRIC_GRAPHICS_UTIL @11.8 1
NVML_GPM_METRIC_SM_UTIL @11.8
NVML_GPM_METRIC_SM_OCCUPANCY @11.8
NVML_GPM_METRIC_INTEGER_UTIL @11.8
NVML_GPM_METRIC_ANY_TENSOR_UTIL @11.8
NVML_GPM_METRIC_DFMA_TENSOR_UTIL @11.8
NVML_GPM_METRIC_HMMA_TENSOR_UTIL @11.8
NVML_GPM_METRIC_DMMA_TENSOR_UTIL @13.2
NVML_GPM_METRIC_IMMA_TENSOR_UTIL @11.8
NVML_GPM_METRIC_DRAM_BW_UTIL @11.8
NVML_GPM_METRIC_FP64_UTIL @11.8
NVML_GPM_METRIC_FP32_UTIL @11.8
NVML_GPM_METRIC_FP16_UTIL @11.8
NVML_GPM_METRIC_PCIE_TX_PER_SEC @11.8 20
NVML_GPM_METRIC_PCIE_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVDEC_0_UTIL @11.8 30
NVML_GPM_METRIC_NVDEC_1_UTIL @11.8
NVML_GPM_METRIC_NVDEC_2_UTIL @11.8
NVML_GPM_METRIC_NVDEC_3_UTIL @11.8
NVML_GPM_METRIC_NVDEC_4_UTIL @11.8
NVML_GPM_METRIC_NVDEC_5_UTIL @11.8
NVML_GPM_METRIC_NVDEC_6_UTIL @11.8
NVML_GPM_METRIC_NVDEC_7_UTIL @11.8
NVML_GPM_METRIC_NVJPG_0_UTIL @11.8 40
NVML_GPM_METRIC_NVJPG_1_UTIL @11.8
NVML_GPM_METRIC_NVJPG_2_UTIL @11.8
NVML_GPM_METRIC_NVJPG_3_UTIL @11.8
NVML_GPM_METRIC_NVJPG_4_UTIL @11.8
NVML_GPM_METRIC_NVJPG_5_UTIL @11.8
NVML_GPM_METRIC_NVJPG_6_UTIL @11.8
NVML_GPM_METRIC_NVJPG_7_UTIL @11.8
NVML_GPM_METRIC_NVOFA_0_UTIL @11.8 50
NVML_GPM_METRIC_NVOFA_1_UTIL @12.6
NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC @11.8 60
NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC @11.8
NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC @11.8
NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC @12.9 100
NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC @12.9
NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC @12.9
NVML_GPM_METRIC_HOSTMEM_CACHE_HIT @12.9
NVML_GPM_METRIC_HOSTMEM_CACHE_MISS @12.9
NVML_GPM_METRIC_PEERMEM_CACHE_HIT @12.9
NVML_GPM_METRIC_PEERMEM_CACHE_MISS @12.9
NVML_GPM_METRIC_DRAM_CACHE_HIT @12.9
NVML_GPM_METRIC_DRAM_CACHE_MISS @12.9
NVML_GPM_METRIC_NVENC_0_UTIL @12.9
NVML_GPM_METRIC_NVENC_1_UTIL @12.9
NVML_GPM_METRIC_NVENC_2_UTIL @12.9
NVML_GPM_METRIC_NVENC_3_UTIL @12.9
NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR0_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR1_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR2_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR3_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR4_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR5_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR6_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED @12.9
NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE @12.9
NVML_GPM_METRIC_GR7_CTXSW_REQUESTS @12.9
NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ @12.9
NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT @12.9
NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC @13.3 212
NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC @13.3
NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC @13.3
NVML_GPM_METRIC_SM_CYCLES_ELAPSED @13.2
NVML_GPM_METRIC_SM_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_MMA_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_PCIE_TX @13.2
NVML_GPM_METRIC_PCIE_RX @13.2
NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_FP64_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_FP32_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_FP16_CYCLES_ACTIVE @13.2
NVML_GPM_METRIC_NVLINK_L0_RX @13.2
NVML_GPM_METRIC_NVLINK_L0_TX @13.2
NVML_GPM_METRIC_NVLINK_L1_RX @13.2
NVML_GPM_METRIC_NVLINK_L1_TX @13.2
NVML_GPM_METRIC_NVLINK_L2_RX @13.2
NVML_GPM_METRIC_NVLINK_L2_TX @13.2
NVML_GPM_METRIC_NVLINK_L3_RX @13.2
NVML_GPM_METRIC_NVLINK_L3_TX @13.2
NVML_GPM_METRIC_NVLINK_L4_RX @13.2
NVML_GPM_METRIC_NVLINK_L4_TX @13.2
NVML_GPM_METRIC_NVLINK_L5_RX @13.2
NVML_GPM_METRIC_NVLINK_L5_TX @13.2
NVML_GPM_METRIC_NVLINK_L6_RX @13.2
NVML_GPM_METRIC_NVLINK_L6_TX @13.2
NVML_GPM_METRIC_NVLINK_L7_RX @13.2
NVML_GPM_METRIC_NVLINK_L7_TX @13.2
NVML_GPM_METRIC_NVLINK_L8_RX @13.2
NVML_GPM_METRIC_NVLINK_L8_TX @13.2
NVML_GPM_METRIC_NVLINK_L9_RX @13.2
NVML_GPM_METRIC_NVLINK_L9_TX @13.2
NVML_GPM_METRIC_NVLINK_L10_RX @13.2
NVML_GPM_METRIC_NVLINK_L10_TX @13.2
NVML_GPM_METRIC_NVLINK_L11_RX @13.2
NVML_GPM_METRIC_NVLINK_L11_TX @13.2
NVML_GPM_METRIC_NVLINK_L12_RX @13.2
NVML_GPM_METRIC_NVLINK_L12_TX @13.2
NVML_GPM_METRIC_NVLINK_L13_RX @13.2
NVML_GPM_METRIC_NVLINK_L13_TX @13.2
NVML_GPM_METRIC_NVLINK_L14_RX @13.2
NVML_GPM_METRIC_NVLINK_L14_TX @13.2
NVML_GPM_METRIC_NVLINK_L15_RX @13.2
NVML_GPM_METRIC_NVLINK_L15_TX @13.2
NVML_GPM_METRIC_NVLINK_L16_RX @13.2
NVML_GPM_METRIC_NVLINK_L16_TX @13.2
NVML_GPM_METRIC_NVLINK_L17_RX @13.2
NVML_GPM_METRIC_NVLINK_L17_TX @13.2
NVML_GPM_METRIC_NVLINK_L18_RX @13.3
NVML_GPM_METRIC_NVLINK_L18_TX @13.3
NVML_GPM_METRIC_NVLINK_L19_RX @13.3
NVML_GPM_METRIC_NVLINK_L19_TX @13.3
NVML_GPM_METRIC_NVLINK_L20_RX @13.3
NVML_GPM_METRIC_NVLINK_L20_TX @13.3
NVML_GPM_METRIC_NVLINK_L21_RX @13.3
NVML_GPM_METRIC_NVLINK_L21_TX @13.3
NVML_GPM_METRIC_NVLINK_L22_RX @13.3
NVML_GPM_METRIC_NVLINK_L22_TX @13.3
NVML_GPM_METRIC_NVLINK_L23_RX @13.3
NVML_GPM_METRIC_NVLINK_L23_TX @13.3
NVML_GPM_METRIC_NVLINK_L24_RX @13.3
NVML_GPM_METRIC_NVLINK_L24_TX @13.3
NVML_GPM_METRIC_NVLINK_L25_RX @13.3
NVML_GPM_METRIC_NVLINK_L25_TX @13.3
NVML_GPM_METRIC_NVLINK_L26_RX @13.3
NVML_GPM_METRIC_NVLINK_L26_TX @13.3
NVML_GPM_METRIC_NVLINK_L27_RX @13.3
NVML_GPM_METRIC_NVLINK_L27_TX @13.3
NVML_GPM_METRIC_NVLINK_L28_RX @13.3
NVML_GPM_METRIC_NVLINK_L28_TX @13.3
NVML_GPM_METRIC_NVLINK_L29_RX @13.3
NVML_GPM_METRIC_NVLINK_L29_TX @13.3
NVML_GPM_METRIC_NVLINK_L30_RX @13.3
NVML_GPM_METRIC_NVLINK_L30_TX @13.3
NVML_GPM_METRIC_NVLINK_L31_RX @13.3
NVML_GPM_METRIC_NVLINK_L31_TX @13.3
NVML_GPM_METRIC_NVLINK_L32_RX @13.3
NVML_GPM_METRIC_NVLINK_L32_TX @13.3
NVML_GPM_METRIC_NVLINK_L33_RX @13.3
NVML_GPM_METRIC_NVLINK_L33_TX @13.3
NVML_GPM_METRIC_NVLINK_L34_RX @13.3
NVML_GPM_METRIC_NVLINK_L34_TX @13.3
NVML_GPM_METRIC_NVLINK_L35_RX @13.3
NVML_GPM_METRIC_NVLINK_L35_TX @13.3
NVML_GPM_METRIC_NVLINK_L36_RX @13.4
NVML_GPM_METRIC_NVLINK_L36_TX @13.4
NVML_GPM_METRIC_NVLINK_L37_RX @13.4
NVML_GPM_METRIC_NVLINK_L37_TX @13.4
NVML_GPM_METRIC_NVLINK_L38_RX @13.4
NVML_GPM_METRIC_NVLINK_L38_TX @13.4
NVML_GPM_METRIC_NVLINK_L39_RX @13.4
NVML_GPM_METRIC_NVLINK_L39_TX @13.4
NVML_GPM_METRIC_NVLINK_L40_RX @13.4
NVML_GPM_METRIC_NVLINK_L40_TX @13.4
NVML_GPM_METRIC_NVLINK_L41_RX @13.4
NVML_GPM_METRIC_NVLINK_L41_TX @13.4
NVML_GPM_METRIC_NVLINK_L42_RX @13.4
NVML_GPM_METRIC_NVLINK_L42_TX @13.4
NVML_GPM_METRIC_NVLINK_L43_RX @13.4
NVML_GPM_METRIC_NVLINK_L43_TX @13.4
NVML_GPM_METRIC_NVLINK_L44_RX @13.4
NVML_GPM_METRIC_NVLINK_L44_TX @13.4
NVML_GPM_METRIC_NVLINK_L45_RX @13.4
NVML_GPM_METRIC_NVLINK_L45_TX @13.4
NVML_GPM_METRIC_NVLINK_L46_RX @13.4
NVML_GPM_METRIC_NVLINK_L46_TX @13.4
NVML_GPM_METRIC_NVLINK_L47_RX @13.4
NVML_GPM_METRIC_NVLINK_L47_TX @13.4
NVML_GPM_METRIC_NVLINK_L48_RX @13.4
NVML_GPM_METRIC_NVLINK_L48_TX @13.4
NVML_GPM_METRIC_NVLINK_L49_RX @13.4
NVML_GPM_METRIC_NVLINK_L49_TX @13.4
NVML_GPM_METRIC_NVLINK_L50_RX @13.4
NVML_GPM_METRIC_NVLINK_L50_TX @13.4
NVML_GPM_METRIC_NVLINK_L51_RX @13.4
NVML_GPM_METRIC_NVLINK_L51_TX @13.4
NVML_GPM_METRIC_NVLINK_L52_RX @13.4
NVML_GPM_METRIC_NVLINK_L52_TX @13.4
NVML_GPM_METRIC_NVLINK_L53_RX @13.4
NVML_GPM_METRIC_NVLINK_L53_TX @13.4
NVML_GPM_METRIC_NVLINK_L54_RX @13.4
NVML_GPM_METRIC_NVLINK_L54_TX @13.4
NVML_GPM_METRIC_NVLINK_L55_RX @13.4
NVML_GPM_METRIC_NVLINK_L55_TX @13.4
NVML_GPM_METRIC_NVLINK_L56_RX @13.4
NVML_GPM_METRIC_NVLINK_L56_TX @13.4
NVML_GPM_METRIC_NVLINK_L57_RX @13.4
NVML_GPM_METRIC_NVLINK_L57_TX @13.4
NVML_GPM_METRIC_NVLINK_L58_RX @13.4
NVML_GPM_METRIC_NVLINK_L58_TX @13.4
NVML_GPM_METRIC_NVLINK_L59_RX @13.4
NVML_GPM_METRIC_NVLINK_L59_TX @13.4
NVML_GPM_METRIC_NVLINK_L60_RX @13.4
NVML_GPM_METRIC_NVLINK_L60_TX @13.4
NVML_GPM_METRIC_NVLINK_L61_RX @13.4
NVML_GPM_METRIC_NVLINK_L61_TX @13.4
NVML_GPM_METRIC_NVLINK_L62_RX @13.4
NVML_GPM_METRIC_NVLINK_L62_TX @13.4
NVML_GPM_METRIC_NVLINK_L63_RX @13.4
NVML_GPM_METRIC_NVLINK_L63_TX @13.4
NVML_GPM_METRIC_NVLINK_L64_RX @13.4
NVML_GPM_METRIC_NVLINK_L64_TX @13.4
NVML_GPM_METRIC_NVLINK_L65_RX @13.4
NVML_GPM_METRIC_NVLINK_L65_TX @13.4
NVML_GPM_METRIC_NVLINK_L66_RX @13.4
NVML_GPM_METRIC_NVLINK_L66_TX @13.4
NVML_GPM_METRIC_NVLINK_L67_RX @13.4
NVML_GPM_METRIC_NVLINK_L67_TX @13.4
NVML_GPM_METRIC_NVLINK_L68_RX @13.4
NVML_GPM_METRIC_NVLINK_L68_TX @13.4
NVML_GPM_METRIC_NVLINK_L69_RX @13.4
NVML_GPM_METRIC_NVLINK_L69_TX @13.4
NVML_GPM_METRIC_NVLINK_L70_RX @13.4
NVML_GPM_METRIC_NVLINK_L70_TX @13.4
NVML_GPM_METRIC_NVLINK_L71_RX @13.4
NVML_GPM_METRIC_NVLINK_L71_TX @13.4
NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC @13.4
NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC @13.4
NVML_GPM_METRIC_MAX @11.8<12.9 98 | @12.9<13.2 210 | @13.2<13.4 333 | @13.4""",
    "nvmlPowerProfileType_t": """unsigned int
NVML_POWER_PROFILE_MAX_P @12.8
NVML_POWER_PROFILE_MAX_Q @12.8
NVML_POWER_PROFILE_COMPUTE @12.8
NVML_POWER_PROFILE_MEMORY_BOUND @12.8
NVML_POWER_PROFILE_NETWORK @12.8
NVML_POWER_PROFILE_BALANCED @12.8
NVML_POWER_PROFILE_LLM_INFERENCE @12.8
NVML_POWER_PROFILE_LLM_TRAINING @12.8
NVML_POWER_PROFILE_RBM @12.8
NVML_POWER_PROFILE_DCPCIE @12.8
NVML_POWER_PROFILE_HMMA_SPARSE @12.8
NVML_POWER_PROFILE_HMMA_DENSE @12.8
NVML_POWER_PROFILE_SYNC_BALANCED @12.8
NVML_POWER_PROFILE_HPC @12.8
NVML_POWER_PROFILE_MIG @12.8
NVML_POWER_PROFILE_MAX_Q_1 @13.4
NVML_POWER_PROFILE_NETWORK_BOUND @13.4
NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE @13.4
NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE @13.4
NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE @13.4
NVML_POWER_PROFILE_TRAINING @13.4
NVML_POWER_PROFILE_INFERENCE @13.4
NVML_POWER_PROFILE_MAX_Q_2 @13.4
NVML_POWER_PROFILE_MAX_Q_3 @13.4
NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND @13.4
NVML_POWER_PROFILE_MAX @12.8<13.4 15 | @13.4""",
    "nvmlPowerProfileOperation_t": """unsigned int
NVML_POWER_PROFILE_OPERATION_CLEAR @13.1
NVML_POWER_PROFILE_OPERATION_SET @13.1
NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE @13.1
NVML_POWER_PROFILE_OPERATION_MAX @13.1""",
    "nvmlDeviceArchitecture_t": """unsigned int
NVML_DEVICE_ARCH_KEPLER 2
NVML_DEVICE_ARCH_MAXWELL
NVML_DEVICE_ARCH_PASCAL
NVML_DEVICE_ARCH_VOLTA
NVML_DEVICE_ARCH_TURING
NVML_DEVICE_ARCH_AMPERE
NVML_DEVICE_ARCH_ADA @11.8
NVML_DEVICE_ARCH_HOPPER @11.8
NVML_DEVICE_ARCH_BLACKWELL @12.6
NVML_DEVICE_ARCH_DLA @13.4
NVML_DEVICE_ARCH_DLA2 @13.4
NVML_DEVICE_ARCH_RUBIN @13.3
NVML_DEVICE_ARCH_NPU3 @13.4 15
NVML_DEVICE_ARCH_UNKNOWN 4294967295
NVML_DEVICE_ARCH_T23X @12.5<13.0 11""",
    "nvmlBusType_t": """unsigned int
NVML_BUS_TYPE_UNKNOWN
NVML_BUS_TYPE_PCI
NVML_BUS_TYPE_PCIE
NVML_BUS_TYPE_FPCI
NVML_BUS_TYPE_AGP""",
    "nvmlFanControlPolicy_t": """unsigned int
NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW @12.0
NVML_FAN_POLICY_MANUAL @12.0""",
    "nvmlPowerSource_t": """unsigned int
NVML_POWER_SOURCE_AC
NVML_POWER_SOURCE_BATTERY
NVML_POWER_SOURCE_UNDERSIZED @12.2""",
    "nvmlPowerScopeType_t": """unsigned char
NVML_POWER_SCOPE_GPU @12.2
NVML_POWER_SCOPE_MODULE @12.2
NVML_POWER_SCOPE_MEMORY @12.3
NVML_POWER_SCOPE_GPU_BASE @13.3""",
    "nvmlGpuFabricState_t": """unsigned char
NVML_GPU_FABRIC_STATE_NOT_SUPPORTED @12.0
NVML_GPU_FABRIC_STATE_NOT_STARTED @12.0
NVML_GPU_FABRIC_STATE_IN_PROGRESS @12.0
NVML_GPU_FABRIC_STATE_COMPLETED @12.0""",
    "nvmlAffinityScope_t": """unsigned int
NVML_AFFINITY_SCOPE_NODE
NVML_AFFINITY_SCOPE_SOCKET""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
    "nvmlPciInfoExt_v1_t": {
        "version": "nvmlPciInfoExt_v1",
    },
    "nvmlMemory_v2_st": {
        "version": "nvmlMemory_v2",
    },
    "nvmlProcessDetailList_v1_t": {
        "version": "nvmlProcessDetailList_v1",
    },
    "nvmlDeviceAddressingMode_v1_t": {
        "version": "nvmlDeviceAddressingMode_v1",
    },
    "nvmlRepairStatus_v1_t": {
        "version": "nvmlRepairStatus_v1",
    },
    "nvmlCoolerInfo_v1_t": {
        "version": "nvmlCoolerInfo_v1",
    },
    "nvmlUUID_v1_t": {
        "version": "nvmlUUID_v1",
    },
    "nvmlPdi_v1_t": {
        "version": "nvmlPdi_v1",
    },
    "nvmlDramEncryptionInfo_v1_t": {
        "version": "nvmlDramEncryptionInfo_v1",
    },
    "nvmlMarginTemperature_v1_t": {
        "version": "nvmlMarginTemperature_v1",
    },
    "nvmlClockOffset_v1_t": {
        "version": "nvmlClockOffset_v1",
    },
    "nvmlFanSpeedInfo_v1_t": {
        "version": "nvmlFanSpeedInfo_v1",
    },
    "nvmlDevicePerfModes_v1_t": {
        "version": "nvmlDevicePerfModes_v1",
    },
    "nvmlDeviceCurrentClockFreqs_v1_t": {
        "version": "nvmlDeviceCurrentClockFreqs_v1",
    },
    "nvmlProcessesUtilizationInfo_v1_t": {
        "version": "nvmlProcessesUtilizationInfo_v1",
    },
    "nvmlEccSramErrorStatus_v1_t": {
        "version": "nvmlEccSramErrorStatus_v1",
    },
    "nvmlPlatformInfo_v1_t": {
        "version": "nvmlPlatformInfo_v1",
    },
    "nvmlPlatformInfo_v2_t": {
        "version": "nvmlPlatformInfo_v2",
    },
    "nvmlEccSramUniqueUncorrectedErrorCounts_v1_t": {
        "version": "nvmlEccSramUniqueUncorrectedErrorCounts_v1",
    },
    "nvmlRusdSettings_v1_t": {
        "version": "nvmlRusdSettings_v1",
    },
    "nvmlPowerValue_v2_t": {
        "version": "nvmlPowerValue_v2",
    },
    "nvmlVgpuHeterogeneousMode_v1_t": {
        "version": "nvmlVgpuHeterogeneousMode_v1",
    },
    "nvmlVgpuPlacementId_v1_t": {
        "version": "nvmlVgpuPlacementId_v1",
    },
    "nvmlVgpuPlacementList_v1_t": {
        "version": "nvmlVgpuPlacementList_v1",
    },
    "nvmlVgpuPlacementList_v2_t": {
        "version": "nvmlVgpuPlacementList_v2",
    },
    "nvmlVgpuTypeBar1Info_v1_t": {
        "version": "nvmlVgpuTypeBar1Info_v1",
    },
    "nvmlVgpuInstancesUtilizationInfo_v1_t": {
        "version": "nvmlVgpuInstancesUtilizationInfo_v1",
    },
    "nvmlVgpuProcessesUtilizationInfo_v1_t": {
        "version": "nvmlVgpuProcessesUtilizationInfo_v1",
    },
    "nvmlVgpuRuntimeState_v1_t": {
        "version": "nvmlVgpuRuntimeState_v1",
    },
    "nvmlVgpuTypeIdInfo_v1_t": {
        "version": "nvmlVgpuTypeIdInfo_v1",
    },
    "nvmlVgpuTypeMaxInstance_v1_t": {
        "version": "nvmlVgpuTypeMaxInstance_v1",
    },
    "nvmlActiveVgpuInstanceInfo_v1_t": {
        "version": "nvmlActiveVgpuInstanceInfo_v1",
    },
    "nvmlVgpuSchedulerState_v1_t": {
        "version": "nvmlVgpuSchedulerState_v1",
    },
    "nvmlVgpuSchedulerStateInfo_v1_t": {
        "version": "nvmlVgpuSchedulerStateInfo_v1",
    },
    "nvmlVgpuSchedulerLogInfo_v1_t": {
        "version": "nvmlVgpuSchedulerLogInfo_v1",
    },
    "nvmlVgpuCreatablePlacementInfo_v1_t": {
        "version": "nvmlVgpuCreatablePlacementInfo_v1",
    },
    "nvmlSystemEventSetCreateRequest_v1_t": {
        "version": "nvmlSystemEventSetCreateRequest_v1",
    },
    "nvmlSystemEventSetFreeRequest_v1_t": {
        "version": "nvmlSystemEventSetFreeRequest_v1",
    },
    "nvmlSystemRegisterEventRequest_v1_t": {
        "version": "nvmlSystemRegisterEventRequest_v1",
    },
    "nvmlSystemEventSetWaitRequest_v1_t": {
        "version": "nvmlSystemEventSetWaitRequest_v1",
    },
    "nvmlSystemConfComputeSettings_v1_t": {
        "version": "nvmlSystemConfComputeSettings_v1",
    },
    "nvmlSystemConfComputeSettings_v2_t": {
        "version": "nvmlSystemConfComputeSettings_v2",
    },
    "nvmlConfComputeSetKeyRotationThresholdInfo_st": {
        "version": "nvmlConfComputeSetKeyRotationThresholdInfo_v1",
    },
    "nvmlConfComputeGetKeyRotationThresholdInfo_st": {
        "version": "nvmlConfComputeGetKeyRotationThresholdInfo_v1",
    },
    "nvmlGpuFabricInfo_v2_t": {
        "version": "nvmlGpuFabricInfo_v2",
    },
    "nvmlGpuFabricInfo_v3_t": {
        "version": "nvmlGpuFabricInfo_v3",
    },
    "nvmlSystemDriverBranchInfo_v1_t": {
        "version": "nvmlSystemDriverBranchInfo_v1",
    },
    "nvmlTemperature_v1_t": {
        "version": "nvmlTemperature_v1",
    },
    "nvmlNvlinkSupportedBwModes_v1_t": {
        "version": "nvmlNvlinkSupportedBwModes_v1",
    },
    "nvmlNvlinkGetBwMode_v1_t": {
        "version": "nvmlNvlinkGetBwMode_v1",
    },
    "nvmlNvlinkSetBwMode_v1_t": {
        "version": "nvmlNvlinkSetBwMode_v1",
    },
    "nvmlNvLinkInfo_v1_t": {
        "version": "nvmlNvLinkInfo_v1",
    },
    "nvmlNvLinkInfo_v2_t": {
        "version": "nvmlNvLinkInfo_v2",
    },
    "nvmlGpuInstanceProfileInfo_v2_st": {
        "version": "nvmlGpuInstanceProfileInfo_v2",
    },
    "nvmlGpuInstanceProfileInfo_v3_st": {
        "version": "nvmlGpuInstanceProfileInfo_v3",
    },
    "nvmlComputeInstanceProfileInfo_v2_st": {
        "version": "nvmlComputeInstanceProfileInfo_v2",
    },
    "nvmlComputeInstanceProfileInfo_v3_st": {
        "version": "nvmlComputeInstanceProfileInfo_v3",
    },
    "nvmlDeviceCapabilities_v1_t": {
        "version": "nvmlDeviceCapabilities_v1",
    },
    "nvmlWorkloadPowerProfileInfo_v1_t": {
        "version": "nvmlWorkloadPowerProfileInfo_v1",
    },
    "nvmlWorkloadPowerProfileProfilesInfo_v1_t": {
        "version": "nvmlWorkloadPowerProfileProfilesInfo_v1",
    },
    "nvmlWorkloadPowerProfileCurrentProfiles_v1_t": {
        "version": "nvmlWorkloadPowerProfileCurrentProfiles_v1",
    },
    "nvmlWorkloadPowerProfileRequestedProfiles_v1_t": {
        "version": "nvmlWorkloadPowerProfileRequestedProfiles_v1",
    },
    "nvmlPowerSmoothingProfile_v1_t": {
        "version": "nvmlPowerSmoothingProfile_v1",
    },
    "nvmlPowerSmoothingState_v1_t": {
        "version": "nvmlPowerSmoothingState_v1",
    },
    "nvmlGpmSupport_t": {
        "version": "NVML_GPM_SUPPORT_VERSION",
    },
    "nvmlGpmMetricsGet_t": {
        "version": "NVML_GPM_METRICS_GET_VERSION",
    },
}

BYTES: dict[str, tuple[str, ...]] = {
    "nvmlGpuFabricInfo_t": ("clusterUuid",),
    "nvmlVgpuMetadata_st": ("opaqueData",),
    "nvmlVgpuPgpuMetadata_st": ("opaqueData",),
}

RENAMED: dict[str, dict[str, str]] = {
    "nvmlVgpuSchedulerLog_st": {
        "isEnabledARR": "arrMode",
    },
    "nvmlVgpuSchedulerGetState_st": {
        "isEnabledARR": "arrMode",
    },
    "nvmlGpuFabricInfo_t": {
        "partitionId": "cliqueId",
    },
}

RECORDS: dict[str, str] = {
    "nvmlPciInfoExt_v1_t": """@12.4 struct 64 4
  0 unsigned int version
  4 unsigned int domain
  8 unsigned int bus
  12 unsigned int device
  16 unsigned int pciDeviceId
  20 unsigned int pciSubSystemId
  24 unsigned int baseClass
  28 unsigned int subClass
  32 char busId[32]""",
    "nvmlPciInfo_st": """struct 68 4
  0 char busIdLegacy[16]
  16 unsigned int domain
  20 unsigned int bus
  24 unsigned int device
  28 unsigned int pciDeviceId
  32 unsigned int pciSubSystemId
  36 char busId[32]""",
    "nvmlEccErrorCounts_st": """struct 32 8
  0 unsigned long long l1Cache
  8 unsigned long long l2Cache
  16 unsigned long long deviceMemory
  24 unsigned long long registerFile""",
    "nvmlUtilization_st": """struct 8 4
  0 unsigned int gpu
  4 unsigned int memory""",
    "nvmlMemory_st": """struct 24 8
  0 unsigned long long total
  8 unsigned long long free
  16 unsigned long long used""",
    "nvmlMemory_v2_st": """struct 40 8
  0 unsigned int version
  8 unsigned long long total
  16 unsigned long long reserved
  24 unsigned long long free
  32 unsigned long long used""",
    "nvmlSetMemoryLimits_v1_t": """@13.4 struct 24 8
  0 const char *nameSpace
  8 unsigned long long softLimit
  16 unsigned long long hardLimit""",
    "nvmlGetMemoryLimits_v1_t": """@13.4 struct 32 8
  0 const char *nameSpace
  8 unsigned long long softLimit
  16 unsigned long long hardLimit
  24 unsigned long long currentUsed""",
    "nvmlBAR1Memory_st": """struct 24 8
  0 unsigned long long bar1Total
  8 unsigned long long bar1Free
  16 unsigned long long bar1Used""",
    "nvmlProcessInfo_v1_st": """struct 16 8
  0 unsigned int pid
  8 unsigned long long usedGpuMemory""",
    "nvmlProcessInfo_v2_st": """struct 24 8
  0 unsigned int pid
  8 unsigned long long usedGpuMemory
  16 unsigned int gpuInstanceId
  20 unsigned int computeInstanceId""",
    "nvmlProcessDetail_v1_t": """@12.2 struct 32 8
  0 unsigned int pid
  8 unsigned long long usedGpuMemory
  16 unsigned int gpuInstanceId
  20 unsigned int computeInstanceId
  24 unsigned long long usedGpuCcProtectedMemory""",
    "nvmlProcessDetailList_v1_t": """@12.2 struct 24 8
  0 unsigned int version
  4 unsigned int mode
  8 unsigned int numProcArrayEntries
  16 nvmlProcessDetail_v1_t *procArray""",
    "nvmlDeviceAttributes_st": """struct 40 8
  0 unsigned int multiprocessorCount
  4 unsigned int sharedCopyEngineCount
  8 unsigned int sharedDecoderCount
  12 unsigned int sharedEncoderCount
  16 unsigned int sharedJpegCount
  20 unsigned int sharedOfaCount
  24 unsigned int gpuInstanceSliceCount
  28 unsigned int computeInstanceSliceCount
  32 unsigned long long memorySizeMB""",
    "nvmlC2cModeInfo_v1_t": """@12.3 struct 4 4
  0 unsigned int isC2cEnabled""",
    "nvmlDeviceAddressingMode_v1_t": """@13.0 struct 8 4
  0 unsigned int version
  4 unsigned int value""",
    "nvmlRepairStatus_v1_t": """@13.0 struct 12 4
  0 unsigned int version
  4 unsigned int bChannelRepairPending
  8 unsigned int bTpcRepairPending""",
    "nvmlUnrepairableMemoryStatus_v1_t": """@13.1 struct 4 4
  0 unsigned int bUnrepairableMemory""",
    "nvmlRowRemapperHistogramValues_st": """struct 20 4
  0 unsigned int max
  4 unsigned int high
  8 unsigned int partial
  12 unsigned int low
  16 unsigned int none""",
    "nvmlNvLinkUtilizationControl_st": """struct 8 4
  0 nvmlNvLinkUtilizationCountUnits_t units
  4 nvmlNvLinkUtilizationCountPktTypes_t pktfilter""",
    "nvmlBridgeChipInfo_st": """struct 8 4
  0 nvmlBridgeChipType_t type
  4 unsigned int fwVersion""",
    "nvmlBridgeChipHierarchy_st": """struct 1028 4
  0 unsigned char bridgeCount
  4 nvmlBridgeChipInfo_t bridgeChipInfo[128]""",
    "nvmlValue_st": """@11.7<12.2 union 8 8
  0 double dVal
  0 unsigned int uiVal
  0 unsigned long ulVal
  0 unsigned long long ullVal
  0 long long sllVal
@12.2<12.6 union 8 8
  0 double dVal
  0 int siVal
  0 unsigned int uiVal
  0 unsigned long ulVal
  0 unsigned long long ullVal
  0 long long sllVal
@12.6 union 8 8
  0 double dVal
  0 int siVal
  0 unsigned int uiVal
  0 unsigned long ulVal
  0 unsigned long long ullVal
  0 long long sllVal
  0 unsigned short usVal""",
    "nvmlSample_st": """@11.7<12.2 struct 16 8
  0 unsigned long long timeStamp
  8 nvmlValue_t sampleValue
@12.2<12.6 struct 16 8
  0 unsigned long long timeStamp
  8 nvmlValue_t sampleValue
@12.6 struct 16 8
  0 unsigned long long timeStamp
  8 nvmlValue_t sampleValue""",
    "nvmlViolationTime_st": """struct 16 8
  0 unsigned long long referenceTime
  8 unsigned long long violationTime""",
    "nvmlGpuThermalSettings_t": """@11.7<11.8 struct 64 4
  0 unsigned int count
  4 struct 20 4 sensor[3]
    0 nvmlThermalController_t controller
    4 unsigned int defaultMinTemp
    8 unsigned int defaultMaxTemp
    12 unsigned int currentTemp
    16 nvmlThermalTarget_t target
@11.8 struct 64 4
  0 unsigned int count
  4 struct 20 4 sensor[3]
    0 nvmlThermalController_t controller
    4 int defaultMinTemp
    8 int defaultMaxTemp
    12 int currentTemp
    16 nvmlThermalTarget_t target""",
    "nvmlCoolerInfo_v1_t": """@12.8 struct 16 4
  0 unsigned int version
  4 unsigned int index
  8 nvmlCoolerControl_t signalType
  12 nvmlCoolerTarget_t target""",
    "nvmlUUIDValue_t": """@12.9 union 41 1
  0 char str[41]
  0 unsigned char bytes[16]""",
    "nvmlUUID_v1_t": """@12.9 struct 52 4
  0 unsigned int version
  4 unsigned int type
  8 nvmlUUIDValue_t value""",
    "nvmlPdi_v1_t": """@13.0 struct 16 8
  0 unsigned int version
  8 unsigned long long value""",
    "nvmlPmgrPwrTuple_t": """@13.4 struct 4 4
  0 unsigned int pwrmW""",
    "nvmlRailMetrics_t": """@13.4 struct 16 8
  0 unsigned int freqkHz
  8 unsigned long long utilPct""",
    "nvmlCoreRailMetrics_t": """@13.4 struct 32 8
  0 nvmlRailMetrics_t rails[2]""",
    "nvmlPwrModelMetricsDlppm1xPerf_t": """@13.4 struct 4 4
  0 unsigned int perfms""",
    "nvmlPwrModelMetricsDlppm1x_t": """@13.4 struct 64 8
  0 unsigned char bValid
  8 nvmlCoreRailMetrics_t coreRail
  40 nvmlRailMetrics_t fbRail
  56 nvmlPmgrPwrTuple_t tgpPwrTuple
  60 nvmlPwrModelMetricsDlppm1xPerf_t perfMetrics""",
    "nvmlPwrModelMetricsDlppm1xDramclkEstimates_t": """@13.4 struct 520 8
  0 nvmlPwrModelMetricsDlppm1x_t estimatedMetrics[8]
  512 unsigned char numEstimatedMetrics""",
    "nvmlObservedMetrics_t": """@13.4 struct 1624 8
  0 nvmlPwrModelMetricsDlppm1xDramclkEstimates_t initialDramclkEst[3]
  1560 unsigned char bValid
  1568 nvmlCoreRailMetrics_t coreRail
  1600 nvmlRailMetrics_t fbRail
  1616 nvmlPmgrPwrTuple_t tgpPwrTuple
  1620 nvmlPwrModelMetricsDlppm1xPerf_t perfMetrics""",
    "nvmlPerfMetricsDlppc2xSample_t": """@13.4 struct 1624 8
  0 nvmlObservedMetrics_t observedMetrics""",
    "nvmlPwrModelMetricsSamplePfpp1x_t": """@13.4 struct 68 4
  0 unsigned int freqkHz[16]
  64 unsigned int estTgpPwrmW""",
    "nvmlPwrModelOperatingPointPfpp1x_t": """@13.4 struct 8 4
  0 unsigned int freqkHz
  4 unsigned int pwrmW""",
    "nvmlPwrModelMetricsPfpp1x_t": """@13.4 struct 2204 4
  0 unsigned char numVfPoints
  4 nvmlPwrModelMetricsSamplePfpp1x_t estimatedMetrics[32]
  2180 unsigned char bValid
  2184 nvmlPwrModelOperatingPointPfpp1x_t maxPerfPerWattPoint
  2192 nvmlPwrModelOperatingPointPfpp1x_t fmaxAtVmaxPoint
  2200 unsigned int tgpHeadroommW""",
    "nvmlPerfMetricsPfpp1xSample_t": """@13.4 struct 2204 4
  0 nvmlPwrModelMetricsPfpp1x_t estimatedMetrics""",
    "nvmlPerfMetricControllerSample_t": """@13.4 struct 2216 8
  0 unsigned int controllerType
  8 union 2208 8 data
    0 nvmlPerfMetricsDlppc2xSample_t dlppc2x
    0 nvmlPerfMetricsPfpp1xSample_t pfpp1x""",
    "nvmlPerfMetricsSample_t": """@13.4 struct 8872 8
  0 unsigned char numControllerData
  8 nvmlPerfMetricControllerSample_t controllerData[4]""",
    "nvmlPerfMetricsSamples_v1_t": """@13.4 struct 115344 8
  0 unsigned int numSamples
  8 nvmlPerfMetricsSample_t samples[13]""",
    "nvmlBBXTimeData_v1_t": """@13.3 struct 4 4
  0 unsigned int timeRun""",
    "nvmlGpuUptime_v1_t": """@13.5 struct 4 4
  0 unsigned int uptime""",
    "nvmlDramEncryptionInfo_v1_t": """@12.8 struct 8 4
  0 unsigned int version
  4 nvmlEnableState_t encryptionState""",
    "nvmlMarginTemperature_v1_t": """@12.8 struct 8 4
  0 unsigned int version
  4 int marginTemperature""",
    "nvmlClkMonFaultInfo_struct": """struct 8 4
  0 unsigned int clkApiDomain
  4 unsigned int clkDomainFaultMask""",
    "nvmlClkMonStatus_status": """struct 264 4
  0 unsigned int bGlobalStatus
  4 unsigned int clkMonListSize
  8 nvmlClkMonFaultInfo_t clkMonList[32]""",
    "nvmlClockOffset_v1_t": """@12.5 struct 24 4
  0 unsigned int version
  4 nvmlClockType_t type
  8 nvmlPstates_t pstate
  12 int clockOffsetMHz
  16 int minClockOffsetMHz
  20 int maxClockOffsetMHz""",
    "nvmlFanSpeedInfo_v1_t": """@12.8 struct 12 4
  0 unsigned int version
  4 unsigned int fan
  8 unsigned int speed""",
    "nvmlDevicePerfModes_v1_t": """@12.8 struct 2052 4
  0 unsigned int version
  4 char str[2048]""",
    "nvmlDeviceCurrentClockFreqs_v1_t": """@12.8 struct 2052 4
  0 unsigned int version
  4 char str[2048]""",
    "nvmlDevicePowerMizerModes_v1_t": """@13.0 struct 12 4
  0 unsigned int currentMode
  4 unsigned int mode
  8 unsigned int supportedPowerMizerModes""",
    "nvmlProcessUtilizationSample_st": """struct 32 8
  0 unsigned int pid
  8 unsigned long long timeStamp
  16 unsigned int smUtil
  20 unsigned int memUtil
  24 unsigned int encUtil
  28 unsigned int decUtil""",
    "nvmlProcessUtilizationInfo_v1_t": """@12.4 struct 40 8
  0 unsigned long long timeStamp
  8 unsigned int pid
  12 unsigned int smUtil
  16 unsigned int memUtil
  20 unsigned int encUtil
  24 unsigned int decUtil
  28 unsigned int jpgUtil
  32 unsigned int ofaUtil""",
    "nvmlProcessesUtilizationInfo_v1_t": """@12.4 struct 24 8
  0 unsigned int version
  4 unsigned int processSamplesCount
  8 unsigned long long lastSeenTimeStamp
  16 nvmlProcessUtilizationInfo_v1_t *procUtilArray""",
    "nvmlEccSramErrorStatus_v1_t": """@12.4 struct 104 8
  0 unsigned int version
  8 unsigned long long aggregateUncParity
  16 unsigned long long aggregateUncSecDed
  24 unsigned long long aggregateCor
  32 unsigned long long volatileUncParity
  40 unsigned long long volatileUncSecDed
  48 unsigned long long volatileCor
  56 unsigned long long aggregateUncBucketL2
  64 unsigned long long aggregateUncBucketSm
  72 unsigned long long aggregateUncBucketPcie
  80 unsigned long long aggregateUncBucketMcu
  88 unsigned long long aggregateUncBucketOther
  96 unsigned int bThresholdExceeded""",
    "nvmlPlatformInfo_v1_t": """@12.8 struct 44 4
  0 unsigned int version
  4 unsigned char ibGuid[16]
  20 unsigned char rackGuid[16]
  36 unsigned char chassisPhysicalSlotNumber
  37 unsigned char computeSlotIndex
  38 unsigned char nodeIndex
  39 unsigned char peerType
  40 unsigned char moduleId""",
    "nvmlPlatformInfo_v2_t": """@12.8 struct 44 4
  0 unsigned int version
  4 unsigned char ibGuid[16]
  20 unsigned char chassisSerialNumber[16]
  36 unsigned char slotNumber
  37 unsigned char trayIndex
  38 unsigned char hostId
  39 unsigned char peerType
  40 unsigned char moduleId""",
    "nvmlHostname_v1_t": """@13.0 struct 64 1
  0 char value[64]""",
    "nvmlEccSramUniqueUncorrectedErrorEntry_v1_t": """@13.0 struct 28 4
  0 unsigned int unit
  4 unsigned int location
  8 unsigned int sublocation
  12 unsigned int extlocation
  16 unsigned int address
  20 unsigned int isParity
  24 unsigned int count""",
    "nvmlEccSramUniqueUncorrectedErrorCounts_v1_t": """@13.0 struct 16 8
  0 unsigned int version
  4 unsigned int entryCount
  8 nvmlEccSramUniqueUncorrectedErrorEntry_v1_t *entries""",
    "nvmlRemappedRowsInfo_v2_t": """@13.2 struct 24 4
  0 unsigned int corrActiveRemaps
  4 unsigned int corrInactiveRemaps
  8 unsigned int uncActiveRemaps
  12 unsigned int uncInactiveRemaps
  16 unsigned int bPending
  20 unsigned int bFailureOccurred""",
    "nvmlRusdSettings_v1_t": """@13.1 struct 16 8
  0 unsigned int version
  8 unsigned long long pollMask""",
    "nvmlGpuDynamicPstatesInfo_st": """struct 132 4
  0 unsigned int flags
  4 struct 16 4 utilization[8]
    0 unsigned int bIsPresent
    4 unsigned int percentage
    8 unsigned int incThreshold
    12 unsigned int decThreshold""",
    "nvmlPowerValue_v2_t": """@12.2 struct 12 4
  0 unsigned int version
  4 nvmlPowerScopeType_t powerScope
  8 unsigned int powerValueMw""",
    "nvmlAdaptiveTgpModeInfo_v1_t": """@13.4 struct 20 4
  0 nvmlEnableState_t inBandEnableRequest
  4 nvmlEnableState_t featureAllowedByAdmin
  8 nvmlEnableState_t adminOverrideEnabled
  12 nvmlEnableState_t enablementStatus
  16 unsigned int adjustedLimitMw""",
    "nvmlVgpuHeterogeneousMode_v1_t": """@12.4 struct 8 4
  0 unsigned int version
  4 unsigned int mode""",
    "nvmlVgpuPlacementId_v1_t": """@12.4 struct 8 4
  0 unsigned int version
  4 unsigned int placementId""",
    "nvmlVgpuPlacementList_v1_t": """@12.4 struct 24 8
  0 unsigned int version
  4 unsigned int placementSize
  8 unsigned int count
  16 unsigned int *placementIds""",
    "nvmlVgpuPlacementList_v2_t": """@12.8 struct 32 8
  0 unsigned int version
  4 unsigned int placementSize
  8 unsigned int count
  16 unsigned int *placementIds
  24 unsigned int mode""",
    "nvmlVgpuTypeBar1Info_v1_t": """@12.6 struct 16 8
  0 unsigned int version
  8 unsigned long long bar1Size""",
    "nvmlVgpuInstanceUtilizationSample_st": """@11.7<12.2 struct 48 8
  0 nvmlVgpuInstance_t vgpuInstance
  8 unsigned long long timeStamp
  16 nvmlValue_t smUtil
  24 nvmlValue_t memUtil
  32 nvmlValue_t encUtil
  40 nvmlValue_t decUtil
@12.2<12.6 struct 48 8
  0 nvmlVgpuInstance_t vgpuInstance
  8 unsigned long long timeStamp
  16 nvmlValue_t smUtil
  24 nvmlValue_t memUtil
  32 nvmlValue_t encUtil
  40 nvmlValue_t decUtil
@12.6 struct 48 8
  0 nvmlVgpuInstance_t vgpuInstance
  8 unsigned long long timeStamp
  16 nvmlValue_t smUtil
  24 nvmlValue_t memUtil
  32 nvmlValue_t encUtil
  40 nvmlValue_t decUtil""",
    "nvmlVgpuInstanceUtilizationInfo_v1_t": """@12.4<12.6 struct 64 8
  0 unsigned long long timeStamp
  8 nvmlVgpuInstance_t vgpuInstance
  16 nvmlValue_t smUtil
  24 nvmlValue_t memUtil
  32 nvmlValue_t encUtil
  40 nvmlValue_t decUtil
  48 nvmlValue_t jpgUtil
  56 nvmlValue_t ofaUtil
@12.6 struct 64 8
  0 unsigned long long timeStamp
  8 nvmlVgpuInstance_t vgpuInstance
  16 nvmlValue_t smUtil
  24 nvmlValue_t memUtil
  32 nvmlValue_t encUtil
  40 nvmlValue_t decUtil
  48 nvmlValue_t jpgUtil
  56 nvmlValue_t ofaUtil""",
    "nvmlVgpuInstancesUtilizationInfo_v1_t": """@12.4<12.6 struct 32 8
  0 unsigned int version
  4 nvmlValueType_t sampleValType
  8 unsigned int vgpuInstanceCount
  16 unsigned long long lastSeenTimeStamp
  24 nvmlVgpuInstanceUtilizationInfo_v1_t *vgpuUtilArray
@12.6 struct 32 8
  0 unsigned int version
  4 nvmlValueType_t sampleValType
  8 unsigned int vgpuInstanceCount
  16 unsigned long long lastSeenTimeStamp
  24 nvmlVgpuInstanceUtilizationInfo_v1_t *vgpuUtilArray""",
    "nvmlVgpuProcessUtilizationSample_st": """struct 96 8
  0 nvmlVgpuInstance_t vgpuInstance
  4 unsigned int pid
  8 char processName[64]
  72 unsigned long long timeStamp
  80 unsigned int smUtil
  84 unsigned int memUtil
  88 unsigned int encUtil
  92 unsigned int decUtil""",
    "nvmlVgpuProcessUtilizationInfo_v1_t": """@12.4 struct 104 8
  0 char processName[64]
  64 unsigned long long timeStamp
  72 nvmlVgpuInstance_t vgpuInstance
  76 unsigned int pid
  80 unsigned int smUtil
  84 unsigned int memUtil
  88 unsigned int encUtil
  92 unsigned int decUtil
  96 unsigned int jpgUtil
  100 unsigned int ofaUtil""",
    "nvmlVgpuProcessesUtilizationInfo_v1_t": """@12.4 struct 24 8
  0 unsigned int version
  4 unsigned int vgpuProcessCount
  8 unsigned long long lastSeenTimeStamp
  16 nvmlVgpuProcessUtilizationInfo_v1_t *vgpuProcUtilArray""",
    "nvmlVgpuRuntimeState_v1_t": """@12.8 struct 16 8
  0 unsigned int version
  8 unsigned long long size""",
    "nvmlVgpuSchedulerParams_t": """@12.0<12.1 union 8 4
  0 struct 8 4 vgpuSchedDataWithARR
    0 unsigned int avgFactor
    4 unsigned int timeslice
  0 struct 4 4 vgpuSchedData
    0 unsigned int timeslice
@12.2 union 8 4
  0 struct 8 4 vgpuSchedDataWithARR
    0 unsigned int avgFactor
    4 unsigned int timeslice
  0 struct 4 4 vgpuSchedData
    0 unsigned int timeslice""",
    "nvmlVgpuSchedulerLogEntries_st": """@12.0<12.1 struct 48 8
  0 unsigned long long timestamp
  8 unsigned long long timeRunTotal
  16 unsigned long long timeRun
  24 unsigned int swRunlistId
  32 unsigned long long targetTimeSlice
  40 unsigned long long cumulativePreemptionTime
@12.2 struct 48 8
  0 unsigned long long timestamp
  8 unsigned long long timeRunTotal
  16 unsigned long long timeRun
  24 unsigned int swRunlistId
  32 unsigned long long targetTimeSlice
  40 unsigned long long cumulativePreemptionTime""",
    "nvmlVgpuSchedulerLog_st": """@12.0<12.1 struct 9624 8
  0 unsigned int engineId
  4 unsigned int schedulerPolicy
  8 unsigned int isEnabledARR
  12 nvmlVgpuSchedulerParams_t schedulerParams
  20 unsigned int entriesCount
  24 nvmlVgpuSchedulerLogEntry_t logEntries[200]
@12.2 struct 9624 8
  0 unsigned int engineId
  4 unsigned int schedulerPolicy
  8 unsigned int arrMode
  12 nvmlVgpuSchedulerParams_t schedulerParams
  20 unsigned int entriesCount
  24 nvmlVgpuSchedulerLogEntry_t logEntries[200]""",
    "nvmlVgpuSchedulerGetState_st": """@12.0<12.1 struct 16 4
  0 unsigned int schedulerPolicy
  4 unsigned int isEnabledARR
  8 nvmlVgpuSchedulerParams_t schedulerParams
@12.2 struct 16 4
  0 unsigned int schedulerPolicy
  4 unsigned int arrMode
  8 nvmlVgpuSchedulerParams_t schedulerParams""",
    "nvmlVgpuSchedulerSetParams_t": """@12.2 union 8 4
  0 struct 8 4 vgpuSchedDataWithARR
    0 unsigned int avgFactor
    4 unsigned int frequency
  0 struct 4 4 vgpuSchedData
    0 unsigned int timeslice""",
    "nvmlVgpuSchedulerSetState_st": """@12.2 struct 16 4
  0 unsigned int schedulerPolicy
  4 unsigned int enableARRMode
  8 nvmlVgpuSchedulerSetParams_t schedulerParams""",
    "nvmlVgpuSchedulerCapabilities_st": """@12.0<12.1 struct 40 4
  0 unsigned int supportedSchedulers[3]
  12 unsigned int maxTimeslice
  16 unsigned int minTimeslice
  20 unsigned int isArrModeSupported
  24 unsigned int maxFrequencyForARR
  28 unsigned int minFrequencyForARR
  32 unsigned int maxAvgFactorForARR
  36 unsigned int minAvgFactorForARR
@12.2 struct 40 4
  0 unsigned int supportedSchedulers[3]
  12 unsigned int maxTimeslice
  16 unsigned int minTimeslice
  20 unsigned int isArrModeSupported
  24 unsigned int maxFrequencyForARR
  28 unsigned int minFrequencyForARR
  32 unsigned int maxAvgFactorForARR
  36 unsigned int minAvgFactorForARR""",
    "nvmlVgpuLicenseExpiry_st": """struct 16 4
  0 unsigned int year
  4 unsigned short month
  6 unsigned short day
  8 unsigned short hour
  10 unsigned short min
  12 unsigned short sec
  14 unsigned char status""",
    "nvmlVgpuLicenseInfo_st": """struct 24 4
  0 unsigned char isLicensed
  4 nvmlVgpuLicenseExpiry_t licenseExpiry
  20 unsigned int currentState""",
    "nvmlGridLicenseExpiry_st": """struct 16 4
  0 unsigned int year
  4 unsigned short month
  6 unsigned short day
  8 unsigned short hour
  10 unsigned short min
  12 unsigned short sec
  14 unsigned char status""",
    "nvmlGridLicensableFeature_st": """struct 284 4
  0 nvmlGridLicenseFeatureCode_t featureCode
  4 unsigned int featureState
  8 char licenseInfo[128]
  136 char productName[128]
  264 unsigned int featureEnabled
  268 nvmlGridLicenseExpiry_t licenseExpiry""",
    "nvmlGridLicensableFeatures_st": """struct 860 4
  0 int isGridLicenseSupported
  4 unsigned int licensableFeaturesCount
  8 nvmlGridLicensableFeature_t gridLicensableFeatures[3]""",
    "nvmlVgpuTypeIdInfo_v1_t": """@12.9 struct 16 8
  0 unsigned int version
  4 unsigned int vgpuCount
  8 nvmlVgpuTypeId_t *vgpuTypeIds""",
    "nvmlVgpuTypeMaxInstance_v1_t": """@12.9 struct 12 4
  0 unsigned int version
  4 nvmlVgpuTypeId_t vgpuTypeId
  8 unsigned int maxInstancePerGI""",
    "nvmlActiveVgpuInstanceInfo_v1_t": """@12.9 struct 16 8
  0 unsigned int version
  4 unsigned int vgpuCount
  8 nvmlVgpuInstance_t *vgpuInstances""",
    "nvmlVgpuSchedulerState_v1_t": """@12.9 struct 24 4
  0 unsigned int version
  4 unsigned int engineId
  8 unsigned int schedulerPolicy
  12 unsigned int enableARRMode
  16 nvmlVgpuSchedulerSetParams_t schedulerParams""",
    "nvmlVgpuSchedulerStateInfo_v1_t": """@12.9 struct 24 4
  0 unsigned int version
  4 unsigned int engineId
  8 unsigned int schedulerPolicy
  12 unsigned int arrMode
  16 nvmlVgpuSchedulerParams_t schedulerParams""",
    "nvmlVgpuSchedulerLogInfo_v1_t": """@12.9 struct 9632 8
  0 unsigned int version
  4 unsigned int engineId
  8 unsigned int schedulerPolicy
  12 unsigned int arrMode
  16 nvmlVgpuSchedulerParams_t schedulerParams
  24 unsigned int entriesCount
  32 nvmlVgpuSchedulerLogEntry_t logEntries[200]""",
    "nvmlVgpuCreatablePlacementInfo_v1_t": """@12.9 struct 32 8
  0 unsigned int version
  4 nvmlVgpuTypeId_t vgpuTypeId
  8 unsigned int count
  16 unsigned int *placementIds
  24 unsigned int placementSize""",
    "nvmlVgpuSchedulerStateInfo_v2_t": """@13.2 struct 16 4
  0 unsigned int engineId
  4 unsigned int schedulerPolicy
  8 unsigned int avgFactor
  12 unsigned int timeslice""",
    "nvmlVgpuSchedulerLogEntry_v2_t": """@13.2 struct 56 8
  0 unsigned long long timestamp
  8 unsigned long long timeRunTotal
  16 unsigned long long timeRun
  24 unsigned int swRunlistId
  32 unsigned long long targetTimeSlice
  40 unsigned long long cumulativePreemptionTime
  48 unsigned int weight""",
    "nvmlVgpuSchedulerLogInfo_v2_t": """@13.2 struct 11224 8
  0 unsigned int engineId
  4 unsigned int schedulerPolicy
  8 unsigned int avgFactor
  12 unsigned int timeslice
  16 unsigned int entriesCount
  24 nvmlVgpuSchedulerLogEntry_v2_t logEntries[200]""",
    "nvmlVgpuSchedulerState_v2_t": """@13.2 struct 16 4
  0 unsigned int engineId
  4 unsigned int schedulerPolicy
  8 unsigned int avgFactor
  12 unsigned int frequency""",
    "nvmlNvLinkPowerThres_st": """@12.0 struct 4 4
  0 unsigned int lowPwrThreshold""",
    "nvmlFieldValue_st": """@11.7<12.2 struct 40 8
  0 unsigned int fieldId
  4 unsigned int scopeId
  8 long long timestamp
  16 long long latencyUsec
  24 nvmlValueType_t valueType
  28 nvmlReturn_t nvmlReturn
  32 nvmlValue_t value
@12.2<12.6 struct 40 8
  0 unsigned int fieldId
  4 unsigned int scopeId
  8 long long timestamp
  16 long long latencyUsec
  24 nvmlValueType_t valueType
  28 nvmlReturn_t nvmlReturn
  32 nvmlValue_t value
@12.6 struct 40 8
  0 unsigned int fieldId
  4 unsigned int scopeId
  8 long long timestamp
  16 long long latencyUsec
  24 nvmlValueType_t valueType
  28 nvmlReturn_t nvmlReturn
  32 nvmlValue_t value""",
    "nvmlHwbcEntry_st": """struct 36 4
  0 unsigned int hwbcId
  4 char firmwareVersion[32]""",
    "nvmlLedState_st": """struct 260 4
  0 char cause[256]
  256 nvmlLedColor_t color""",
    "nvmlUnitInfo_st": """struct 384 1
  0 char name[96]
  96 char id[96]
  192 char serial[96]
  288 char firmwareVersion[96]""",
    "nvmlPSUInfo_st": """struct 268 4
  0 char state[256]
  256 unsigned int current
  260 unsigned int voltage
  264 unsigned int power""",
    "nvmlUnitFanInfo_st": """struct 8 4
  0 unsigned int speed
  4 nvmlFanState_t state""",
    "nvmlUnitFanSpeeds_st": """struct 196 4
  0 nvmlUnitFanInfo_t fans[24]
  192 unsigned int count""",
    "nvmlEventData_st": """struct 32 8
  0 nvmlDevice_t device
  8 unsigned long long eventType
  16 unsigned long long eventData
  24 unsigned int gpuInstanceId
  28 unsigned int computeInstanceId""",
    "nvmlEventSetGetContextCount_v1_t": """@13.4 struct 4 4
  0 unsigned int count""",
    "nvmlEventSetGetContextInfo_v1_t": """@13.4 struct 20 4
  0 unsigned int index
  4 unsigned int nvmlGpuOperationalEventContextType
  8 unsigned int sourceEventContextType
  12 unsigned int dataSize
  16 unsigned short dataFormatVersion""",
    "nvmlEventSetGetContextData_v1_t": """@13.4 struct 16 8
  0 void *data
  8 unsigned int index
  12 unsigned int dataSize""",
    "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t": """@13.4 struct 8 4
  0 unsigned int index
  4 unsigned int xidCode""",
    "nvmlSystemEventSetCreateRequest_v1_t": """@12.9 struct 16 8
  0 unsigned int version
  8 nvmlSystemEventSet_t set""",
    "nvmlSystemEventSetFreeRequest_v1_t": """@12.9 struct 16 8
  0 unsigned int version
  8 nvmlSystemEventSet_t set""",
    "nvmlSystemRegisterEventRequest_v1_t": """@12.9 struct 24 8
  0 unsigned int version
  8 unsigned long long eventTypes
  16 nvmlSystemEventSet_t set""",
    "nvmlSystemEventData_v1_t": """@12.9 struct 16 8
  0 unsigned long long eventType
  8 unsigned int gpuId""",
    "nvmlSystemEventSetWaitRequest_v1_t": """@12.9 struct 32 8
  0 unsigned int version
  4 unsigned int timeoutms
  8 nvmlSystemEventSet_t set
  16 nvmlSystemEventData_v1_t *data
  24 unsigned int dataSize
  28 unsigned int numEvent""",
    "nvmlAccountingStats_st": """struct 56 8
  0 unsigned int gpuUtilization
  4 unsigned int memoryUtilization
  8 unsigned long long maxMemoryUsage
  16 unsigned long long time
  24 unsigned long long startTime
  32 unsigned int isRunning
  36 unsigned int reserved[5]""",
    "nvmlAccountingStats_v2_t": """@13.3 struct 64 8
  0 unsigned int pid
  4 unsigned int isRunning
  8 unsigned int gpuUtilization
  12 unsigned int memoryUtilization
  16 unsigned long long maxMemoryUsage
  24 unsigned int sampleCount
  32 unsigned long long sumGpuUtil
  40 unsigned long long sumFbUtil
  48 unsigned long long time
  56 unsigned long long startTime""",
    "nvmlEncoderSessionInfo_st": """struct 32 4
  0 unsigned int sessionId
  4 unsigned int pid
  8 nvmlVgpuInstance_t vgpuInstance
  12 nvmlEncoderType_t codecType
  16 unsigned int hResolution
  20 unsigned int vResolution
  24 unsigned int averageFps
  28 unsigned int averageLatency""",
    "nvmlFBCStats_st": """struct 12 4
  0 unsigned int sessionsCount
  4 unsigned int averageFPS
  8 unsigned int averageLatency""",
    "nvmlFBCSessionInfo_st": """struct 48 4
  0 unsigned int sessionId
  4 unsigned int pid
  8 nvmlVgpuInstance_t vgpuInstance
  12 unsigned int displayOrdinal
  16 nvmlFBCSessionType_t sessionType
  20 unsigned int sessionFlags
  24 unsigned int hMaxResolution
  28 unsigned int vMaxResolution
  32 unsigned int hResolution
  36 unsigned int vResolution
  40 unsigned int averageFPS
  44 unsigned int averageLatency""",
    "nvmlConfComputeSystemCaps_st": """@12.2 struct 8 4
  0 unsigned int cpuCaps
  4 unsigned int gpusCaps""",
    "nvmlConfComputeSystemState_st": """@12.2 struct 12 4
  0 unsigned int environment
  4 unsigned int ccFeature
  8 unsigned int devToolsMode""",
    "nvmlSystemConfComputeSettings_v1_t": """@12.4 struct 20 4
  0 unsigned int version
  4 unsigned int environment
  8 unsigned int ccFeature
  12 unsigned int devToolsMode
  16 unsigned int multiGpuMode""",
    "nvmlSystemConfComputeSettings_v2_t": """@13.5 struct 24 4
  0 unsigned int version
  4 unsigned int environment
  8 unsigned int ccFeature
  12 unsigned int devToolsMode
  16 unsigned int multiGpuMode
  20 unsigned int tdispState""",
    "nvmlConfComputeMemSizeInfo_st": """@12.2 struct 16 8
  0 unsigned long long protectedMemSizeKib
  8 unsigned long long unprotectedMemSizeKib""",
    "nvmlConfComputeGpuCertificate_st": """@12.2 struct 9224 4
  0 unsigned int certChainSize
  4 unsigned int attestationCertChainSize
  8 unsigned char certChain[4096]
  4104 unsigned char attestationCertChain[5120]""",
    "nvmlConfComputeGpuAttestationReport_st": """@12.2 struct 12332 4
  0 unsigned int isCecAttestationReportPresent
  4 unsigned int attestationReportSize
  8 unsigned int cecAttestationReportSize
  12 unsigned char nonce[32]
  44 unsigned char attestationReport[8192]
  8236 unsigned char cecAttestationReport[4096]""",
    "nvmlConfComputeSetKeyRotationThresholdInfo_st": """@12.4 struct 16 8
  0 unsigned int version
  8 unsigned long long maxAttackerAdvantage""",
    "nvmlConfComputeGetKeyRotationThresholdInfo_st": """@12.4 struct 16 8
  0 unsigned int version
  8 unsigned long long attackerAdvantage""",
    "nvmlGpuFabricInfo_t": """@12.0<12.3 struct 28 4
  0 char clusterUuid[16]
  16 nvmlReturn_t status
  20 unsigned int partitionId
  24 nvmlGpuFabricState_t state
@12.3 struct 28 4
  0 unsigned char clusterUuid[16]
  16 nvmlReturn_t status
  20 unsigned int cliqueId
  24 nvmlGpuFabricState_t state""",
    "nvmlGpuFabricInfo_v2_t": """@12.4 struct 36 4
  0 unsigned int version
  4 unsigned char clusterUuid[16]
  20 nvmlReturn_t status
  24 unsigned int cliqueId
  28 nvmlGpuFabricState_t state
  32 unsigned int healthMask""",
    "nvmlGpuFabricInfo_v3_t": """@13.0 struct 40 4
  0 unsigned int version
  4 unsigned char clusterUuid[16]
  20 nvmlReturn_t status
  24 unsigned int cliqueId
  28 nvmlGpuFabricState_t state
  32 unsigned int healthMask
  36 unsigned char healthSummary""",
    "nvmlGpuFabricClique_v1_t": """@13.4 struct 8 4
  0 unsigned char type
  4 unsigned int id""",
    "nvmlGpuFabricInfo_v4_t": """@13.4 struct 548 4
  0 unsigned char clusterUuid[16]
  16 nvmlReturn_t status
  20 nvmlGpuFabricClique_v1_t cliques[64]
  532 unsigned int numCliques
  536 nvmlGpuFabricState_t state
  540 unsigned int healthMask
  544 unsigned char healthSummary""",
    "nvmlGpuOperationalEventConfig_v1_st": """@13.4 struct 104 4
  0 char uuid[96]
  96 unsigned int minLogLevel
  100 unsigned int minSeverity""",
    "nvmlEventSetWait_v3_t": """@13.4 struct 224 8
  0 unsigned int timeoutMs
  4 unsigned int dataType
  8 char uuid[96]
  104 char sourceModule[16]
  120 unsigned long long eventType
  128 unsigned long long eventData
  136 unsigned long long groupCursor
  144 unsigned long long instanceId
  152 unsigned long long timestampUsec
  160 unsigned long long traceId
  168 unsigned int gpuInstanceId
  172 unsigned int computeInstanceId
  176 unsigned int severity
  180 unsigned int categoryId
  184 unsigned int moduleEventCode
  188 unsigned int scope
  192 unsigned int originator
  196 unsigned int moduleInstance
  200 unsigned int chipletId
  204 unsigned int logLevel
  208 unsigned int attributes
  212 unsigned int groupCperSize
  216 unsigned int groupAttributes
  220 unsigned char groupSize
  221 unsigned char groupIndex""",
    "nvmlCPERCursor_v1_t": """@13.3 struct 96 8
  0 unsigned int cperTypeMask
  4 char uuid[80]
  88 nvmlCPERCursorHandle_t handle""",
    "nvmlGetCPER_v1_t": """@13.3 struct 112 8
  0 nvmlCPERCursor_v1_t cursor
  96 unsigned char *buffer
  104 unsigned int bufferSize""",
    "nvmlSystemDriverBranchInfo_v1_t": """@12.6 struct 84 4
  0 unsigned int version
  4 char branch[80]""",
    "nvmlTemperature_v1_t": """@12.8 struct 12 4
  0 unsigned int version
  4 nvmlTemperatureSensors_t sensorType
  8 int temperature""",
    "nvmlNvlinkSupportedBwModes_v1_t": """@12.8 struct 28 4
  0 unsigned int version
  4 unsigned char bwModes[23]
  27 unsigned char totalBwModes""",
    "nvmlNvlinkGetBwMode_v1_t": """@12.8 struct 12 4
  0 unsigned int version
  4 unsigned int bIsBest
  8 unsigned char bwMode""",
    "nvmlNvlinkSetBwMode_v1_t": """@12.8 struct 12 4
  0 unsigned int version
  4 unsigned int bSetBest
  8 unsigned char bwMode""",
    "nvmlNvlinkSetBwModeAsync_v1_t": """@13.4 struct 12 4
  0 unsigned int bSetBest
  4 unsigned int bwMode
  8 unsigned int asyncPollTimeoutMs""",
    "nvmlNvLinkInfo_v1_t": """@13.0 struct 8 4
  0 unsigned int version
  4 unsigned int isNvleEnabled""",
    "nvmlNvlinkFirmwareVersion_t": """@13.0 struct 16 4
  0 unsigned char ucodeType
  4 unsigned int major
  8 unsigned int minor
  12 unsigned int subMinor""",
    "nvmlNvlinkFirmwareInfo_t": """@13.0 struct 1604 4
  0 nvmlNvlinkFirmwareVersion_t firmwareVersion[100]
  1600 unsigned int numValidEntries""",
    "nvmlNvLinkInfo_v2_t": """@13.0 struct 1612 4
  0 unsigned int version
  4 unsigned int isNvleEnabled
  8 nvmlNvlinkFirmwareInfo_t firmwareInfo""",
    "nvmlNvLinkInfo_v3_t": """@13.5 struct 1612 4
  0 unsigned int isNvleEnabled
  4 nvmlNvlinkFirmwareInfo_t firmwareInfo
  1608 unsigned int isNvleReady""",
    "nvmlNvlinkTelemetrySample_v1_t": """@13.4 struct 32 8
  0 unsigned int linkId
  4 unsigned int sampleType
  8 unsigned int sampleCount
  16 unsigned long long *samples
  24 nvmlReturn_t nvmlReturn""",
    "nvmlNvlinkTelemetrySamples_v1_t": """@13.4 struct 16 8
  0 unsigned int telemetryCount
  8 nvmlNvlinkTelemetrySample_v1_t *telemetrySamples""",
    "nvmlNvlinkGetRemapTableInfo_v1_t": """@13.5 struct 32776 4
  0 unsigned int alid
  4 unsigned int flaRemapTabAddr[4096]
  16388 unsigned int gpaRemapTabAddr[4096]
  32772 unsigned int remapTabSize""",
    "nvmlNvlinkSetNvleReady_v1_t": """@13.5 struct 1 1
  0 unsigned char bNvleReady""",
    "nvmlNvlinkLockRemapTable_v1_t": """@13.5 struct 2 1
  0 unsigned char bRemapTableLocked
  1 unsigned char bRemapTableLockDisabled""",
    "nvmlNvlinkNvlePrivateInfo_v1_t": """@13.5 struct 260 4
  0 unsigned char data[256]
  256 unsigned int size""",
    "nvmlNvlinkSetupNvleEncryptionKey_v1_t": """@13.5 struct 560 4
  0 unsigned char nvleKey[32]
  32 unsigned int localGpuAlid
  36 unsigned int remoteGpuAlid
  40 nvmlNvlinkNvlePrivateInfo_v1_t localGpuNvlePrivateInfo
  300 nvmlNvlinkNvlePrivateInfo_v1_t remoteGpuNvlePrivateInfo""",
    "nvmlVgpuVersion_st": """struct 8 4
  0 unsigned int minVersion
  4 unsigned int maxVersion""",
    "nvmlVgpuMetadata_st": """struct 212 4
  0 unsigned int version
  4 unsigned int revision
  8 nvmlVgpuGuestInfoState_t guestInfoState
  12 char guestDriverVersion[80]
  92 char hostDriverVersion[80]
  172 unsigned int reserved[6]
  196 unsigned int vgpuVirtualizationCaps
  200 unsigned int guestVgpuVersion
  204 unsigned int opaqueDataSize
  208 char opaqueData[4]""",
    "nvmlVgpuPgpuMetadata_st": """struct 128 4
  0 unsigned int version
  4 unsigned int revision
  8 char hostDriverVersion[80]
  88 unsigned int pgpuVirtualizationCaps
  92 unsigned int reserved[5]
  112 nvmlVgpuVersion_t hostSupportedVgpuRange
  120 unsigned int opaqueDataSize
  124 char opaqueData[4]""",
    "nvmlVgpuPgpuCompatibility_st": """struct 8 4
  0 nvmlVgpuVmCompatibility_t vgpuVmCompatibility
  4 nvmlVgpuPgpuCompatibilityLimitCode_t compatibilityLimitCode""",
    "nvmlExcludedDeviceInfo_st": """struct 148 4
  0 nvmlPciInfo_t pciInfo
  68 char uuid[80]""",
    "nvmlPRMTLV_v1_t": """@13.0 struct 504 4
  0 unsigned int dataSize
  4 unsigned int status
  8 union 496 1
    0 unsigned char inData[496]
    0 unsigned char outData[496]""",
    "nvmlPRMCounterInput_v1_t": """@13.1 struct 4 4
  0 unsigned int localPort""",
    "nvmlPRMCounterValue_v1_t": """@13.1 struct 16 8
  0 nvmlReturn_t status
  4 nvmlValueType_t outputType
  8 nvmlValue_t outputValue""",
    "nvmlPRMCounter_v1_t": """@13.1 struct 24 8
  0 unsigned int counterId
  4 nvmlPRMCounterInput_v1_t inData
  8 nvmlPRMCounterValue_v1_t counterValue""",
    "nvmlPRMCounterList_v1_t": """@13.1 struct 16 8
  0 unsigned int numCounters
  8 nvmlPRMCounter_v1_t *counters""",
    "nvmlGpuInstancePlacement_st": """struct 8 4
  0 unsigned int start
  4 unsigned int size""",
    "nvmlGpuInstanceProfileInfo_st": """struct 48 8
  0 unsigned int id
  4 unsigned int isP2pSupported
  8 unsigned int sliceCount
  12 unsigned int instanceCount
  16 unsigned int multiprocessorCount
  20 unsigned int copyEngineCount
  24 unsigned int decoderCount
  28 unsigned int encoderCount
  32 unsigned int jpegCount
  36 unsigned int ofaCount
  40 unsigned long long memorySizeMB""",
    "nvmlGpuInstanceProfileInfo_v2_st": """struct 152 8
  0 unsigned int version
  4 unsigned int id
  8 unsigned int isP2pSupported
  12 unsigned int sliceCount
  16 unsigned int instanceCount
  20 unsigned int multiprocessorCount
  24 unsigned int copyEngineCount
  28 unsigned int decoderCount
  32 unsigned int encoderCount
  36 unsigned int jpegCount
  40 unsigned int ofaCount
  48 unsigned long long memorySizeMB
  56 char name[96]""",
    "nvmlGpuInstanceProfileInfo_v3_st": """@12.3 struct 152 8
  0 unsigned int version
  4 unsigned int id
  8 unsigned int sliceCount
  12 unsigned int instanceCount
  16 unsigned int multiprocessorCount
  20 unsigned int copyEngineCount
  24 unsigned int decoderCount
  28 unsigned int encoderCount
  32 unsigned int jpegCount
  36 unsigned int ofaCount
  40 unsigned long long memorySizeMB
  48 char name[96]
  144 unsigned int capabilities""",
    "nvmlGpuInstanceInfo_st": """struct 24 8
  0 nvmlDevice_t device
  8 unsigned int id
  12 unsigned int profileId
  16 nvmlGpuInstancePlacement_t placement""",
    "nvmlComputeInstancePlacement_st": """struct 8 4
  0 unsigned int start
  4 unsigned int size""",
    "nvmlComputeInstanceProfileInfo_st": """struct 36 4
  0 unsigned int id
  4 unsigned int sliceCount
  8 unsigned int instanceCount
  12 unsigned int multiprocessorCount
  16 unsigned int sharedCopyEngineCount
  20 unsigned int sharedDecoderCount
  24 unsigned int sharedEncoderCount
  28 unsigned int sharedJpegCount
  32 unsigned int sharedOfaCount""",
    "nvmlComputeInstanceProfileInfo_v2_st": """struct 136 4
  0 unsigned int version
  4 unsigned int id
  8 unsigned int sliceCount
  12 unsigned int instanceCount
  16 unsigned int multiprocessorCount
  20 unsigned int sharedCopyEngineCount
  24 unsigned int sharedDecoderCount
  28 unsigned int sharedEncoderCount
  32 unsigned int sharedJpegCount
  36 unsigned int sharedOfaCount
  40 char name[96]""",
    "nvmlComputeInstanceProfileInfo_v3_st": """@12.3 struct 140 4
  0 unsigned int version
  4 unsigned int id
  8 unsigned int sliceCount
  12 unsigned int instanceCount
  16 unsigned int multiprocessorCount
  20 unsigned int sharedCopyEngineCount
  24 unsigned int sharedDecoderCount
  28 unsigned int sharedEncoderCount
  32 unsigned int sharedJpegCount
  36 unsigned int sharedOfaCount
  40 char name[96]
  136 unsigned int capabilities""",
    "nvmlComputeInstanceInfo_st": """struct 32 8
  0 nvmlDevice_t device
  8 nvmlGpuInstance_t gpuInstance
  16 unsigned int id
  20 unsigned int profileId
  24 nvmlComputeInstancePlacement_t placement""",
    "nvmlGpmMetric_t": """@11.8 struct 40 8
  0 unsigned int metricId
  4 nvmlReturn_t nvmlReturn
  8 double value
  16 struct 24 8 metricInfo
    0 char *shortName
    8 char *longName
    16 char *unit""",
    "nvmlGpmMetricsGet_t": """@11.8<12.9 struct 3944 8
  0 unsigned int version
  4 unsigned int numMetrics
  8 nvmlGpmSample_t sample1
  16 nvmlGpmSample_t sample2
  24 nvmlGpmMetric_t metrics[98]
@12.9<13.2 struct 8424 8
  0 unsigned int version
  4 unsigned int numMetrics
  8 nvmlGpmSample_t sample1
  16 nvmlGpmSample_t sample2
  24 nvmlGpmMetric_t metrics[210]
@13.2<13.4 struct 13344 8
  0 unsigned int version
  4 unsigned int numMetrics
  8 nvmlGpmSample_t sample1
  16 nvmlGpmSample_t sample2
  24 nvmlGpmMetric_t metrics[333]
@13.4 struct 19104 8
  0 unsigned int version
  4 unsigned int numMetrics
  8 nvmlGpmSample_t sample1
  16 nvmlGpmSample_t sample2
  24 nvmlGpmMetric_t metrics[477]""",
    "nvmlGpmSupport_t": """@11.8 struct 8 4
  0 unsigned int version
  4 unsigned int isSupportedDevice""",
    "nvmlDeviceCapabilities_v1_t": """@12.5 struct 8 4
  0 unsigned int version
  4 unsigned int capMask""",
    "nvmlMask255_t": """@12.8 struct 32 4
  0 unsigned int mask[8]""",
    "nvmlWorkloadPowerProfileInfo_v1_t": """@12.8 struct 44 4
  0 unsigned int version
  4 unsigned int profileId
  8 unsigned int priority
  12 nvmlMask255_t conflictingMask""",
    "nvmlWorkloadPowerProfileProfilesInfo_v1_t": """@12.8 struct 11256 4
  0 unsigned int version
  4 nvmlMask255_t perfProfilesMask
  36 nvmlWorkloadPowerProfileInfo_t perfProfile[255]""",
    "nvmlWorkloadPowerProfileCurrentProfiles_v1_t": """@12.8 struct 100 4
  0 unsigned int version
  4 nvmlMask255_t perfProfilesMask
  36 nvmlMask255_t requestedProfilesMask
  68 nvmlMask255_t enforcedProfilesMask""",
    "nvmlWorkloadPowerProfileRequestedProfiles_v1_t": """@12.8 struct 36 4
  0 unsigned int version
  4 nvmlMask255_t requestedProfilesMask""",
    "nvmlWorkloadPowerProfileUpdateProfiles_v1_t": """@13.1 struct 36 4
  0 nvmlPowerProfileOperation_t operation
  4 nvmlMask255_t updateProfilesMask""",
    "nvmlPowerSmoothingProfile_v1_t": """@12.8 struct 24 8
  0 unsigned int version
  4 unsigned int profileId
  8 unsigned int paramId
  16 double value""",
    "nvmlPowerSmoothingState_v1_t": """@12.8 struct 8 4
  0 unsigned int version
  4 nvmlEnableState_t state""",
    "nvmlEccBankRemapperHistogram_v1_t": """@13.4 struct 8 4
  0 unsigned int maxSpareGroupCount
  4 unsigned int noSpareGroupCount""",
    "nvmlEccBankRemapperStatus_v1_t": """@13.4 struct 20 4
  0 unsigned int activeRemappings
  4 unsigned int inactiveRemappings
  8 unsigned int bPending
  12 nvmlEccBankRemapperHistogram_v1_t histogram""",
    "nvmlProcessInfo_st": """@11.7<12.2 struct 24 8
  0 unsigned int pid
  8 unsigned long long usedGpuMemory
  16 unsigned int gpuInstanceId
  20 unsigned int computeInstanceId""",
}

CONSTANTS: dict[str, int | str] = {
    "NVML_API_VERSION": "@11.7<12.0 11 | @12.0<13.0 12 | @13.0 13",
    "NVML_VALUE_NOT_AVAILABLE": -1,
    "NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE": 32,
    "NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE": 16,
    "nvmlPciInfoExt_v1": "@12.4 16777280",
    "nvmlMemory_v2": 33554472,
    "NVML_DEVICE_MEMORY_LIMIT_MAX": "@13.4 unsigned long 18446744073709551615",
    "nvmlProcessDetailList_v1": "@12.2 16777240",
    "nvmlC2cModeInfo_v1": "@12.3 16777220",
    "nvmlDeviceAddressingMode_v1": "@13.0 16777224",
    "nvmlRepairStatus_v1": "@13.0 16777228",
    "NVML_NVLINK_MAX_LINKS": "@11.7<11.8 12 | @11.8<13.3 18 | @13.3 36",
    "NVML_TOPOLOGY_CPU": "NVML_TOPOLOGY_NODE",
    "NVML_MAX_PHYSICAL_BRIDGE": 128,
    "NVML_MAX_THERMAL_SENSORS_PER_GPU": 3,
    "nvmlCoolerInfo_v1": "@12.8 16777232",
    "NVML_DEVICE_UUID_ASCII_LEN": "@12.9 41",
    "NVML_DEVICE_UUID_BINARY_LEN": "@12.9 16",
    "nvmlUUID_v1": "@12.9 16777268",
    "nvmlPdi_v1": "@13.0 16777232",
    "NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS": "@13.4 2",
    "NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX": "@13.4 8",
    "NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX": "@13.4 3",
    "NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX": "@13.4 4",
    "NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM": "@13.4 3",
    "NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM": "@13.4 4",
    "NVML_PERF_METRICS_SAMPLE_COUNT": "@13.4 13",
    "NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X": "@13.4 32",
    "NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX": "@13.4 16",
    "NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X": "@13.4 0",
    "NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X": "@13.4 1",
    "NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX": "@13.4 0",
    "NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS": "@13.4 1024",
    "nvmlFlagDefault": 0,
    "nvmlFlagForce": 1,
    "nvmlDramEncryptionInfo_v1": "@12.8 16777224",
    "nvmlMarginTemperature_v1": "@12.8 16777224",
    "MAX_CLK_DOMAINS": 32,
    "NVML_SINGLE_BIT_ECC": "NVML_MEMORY_ERROR_TYPE_CORRECTED",
    "NVML_DOUBLE_BIT_ECC": "NVML_MEMORY_ERROR_TYPE_UNCORRECTED",
    "NVML_MAX_GPU_PERF_PSTATES": 16,
    "nvmlClockOffset_v1": "@12.5 16777240",
    "nvmlFanSpeedInfo_v1": "@12.8 16777228",
    "NVML_PERF_MODES_BUFFER_SIZE": "@12.8 2048",
    "nvmlDevicePerfModes_v1": "@12.8 16779268",
    "nvmlDeviceCurrentClockFreqs_v1": "@12.8 16779268",
    "NVML_POWER_MIZER_MODE_ADAPTIVE": "@13.0 0",
    "NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE": "@13.0 1",
    "NVML_POWER_MIZER_MODE_AUTO": "@13.0 2",
    "NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE": "@13.0 3",
    "nvmlProcessesUtilizationInfo_v1": "@12.4 16777240",
    "nvmlEccSramErrorStatus_v1": "@12.4 16777320",
    "nvmlPlatformInfo_v1": "@12.8 16777260",
    "nvmlPlatformInfo_v2": "@12.8 33554476",
    "NVML_DEVICE_HOSTNAME_BUFFER_SIZE": "@13.0 64",
    "nvmlEccSramUniqueUncorrectedErrorCounts_v1": "@13.0 16777232",
    "NVML_RUSD_POLL_NONE": "@13.1 0",
    "NVML_RUSD_POLL_CLOCK": "@13.1 1",
    "NVML_RUSD_POLL_PERF": "@13.1 2",
    "NVML_RUSD_POLL_MEMORY": "@13.1 4",
    "NVML_RUSD_POLL_POWER": "@13.1 8",
    "NVML_RUSD_POLL_THERMAL": "@13.1 16",
    "NVML_RUSD_POLL_PCI": "@13.1 32",
    "NVML_RUSD_POLL_FAN": "@13.1 64",
    "NVML_RUSD_POLL_PROC_UTIL": "@13.1 128",
    "NVML_RUSD_POLL_ALL": "@13.1 unsigned long 18446744073709551615",
    "nvmlRusdSettings_v1": "@13.1 16777232",
    "NVML_GSP_FIRMWARE_VERSION_BUF_SIZE": 64,
    "NVML_PCIE_LINK_MAX_SPEED_INVALID": 0,
    "NVML_PCIE_LINK_MAX_SPEED_2500MBPS": 1,
    "NVML_PCIE_LINK_MAX_SPEED_5000MBPS": 2,
    "NVML_PCIE_LINK_MAX_SPEED_8000MBPS": 3,
    "NVML_PCIE_LINK_MAX_SPEED_16000MBPS": 4,
    "NVML_PCIE_LINK_MAX_SPEED_32000MBPS": 5,
    "NVML_PCIE_LINK_MAX_SPEED_64000MBPS": "@12.0 6",
    "NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED": 0,
    "NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED": 1,
    "NVML_MAX_GPU_UTILIZATIONS": 8,
    "NVML_PCIE_ATOMICS_CAP_FETCHADD32": "@12.6 1",
    "NVML_PCIE_ATOMICS_CAP_FETCHADD64": "@12.6 2",
    "NVML_PCIE_ATOMICS_CAP_SWAP32": "@12.6 4",
    "NVML_PCIE_ATOMICS_CAP_SWAP64": "@12.6 8",
    "NVML_PCIE_ATOMICS_CAP_CAS32": "@12.6 16",
    "NVML_PCIE_ATOMICS_CAP_CAS64": "@12.6 32",
    "NVML_PCIE_ATOMICS_CAP_CAS128": "@12.6 64",
    "NVML_PCIE_ATOMICS_OPS_MAX": "@12.6 7",
    "NVML_POWER_SCOPE_COUNT": "@13.3 4",
    "nvmlPowerValue_v2": "@12.2 33554444",
    "NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE": 0,
    "NVML_GRID_LICENSE_EXPIRY_INVALID": 1,
    "NVML_GRID_LICENSE_EXPIRY_VALID": 2,
    "NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE": 3,
    "NVML_GRID_LICENSE_EXPIRY_PERMANENT": 4,
    "NVML_GRID_LICENSE_BUFFER_SIZE": 128,
    "NVML_VGPU_NAME_BUFFER_SIZE": 64,
    "NVML_GRID_LICENSE_FEATURE_MAX_COUNT": 3,
    "INVALID_GPU_INSTANCE_PROFILE_ID": 4294967295,
    "INVALID_GPU_INSTANCE_ID": 4294967295,
    "NVML_INVALID_VGPU_PLACEMENT_ID": "@12.4 65535",
    "NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO": 0,
    "NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES": 1,
    "NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO": 0,
    "NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES": 1,
    "NVML_VGPU_PGPU_HETEROGENEOUS_MODE": "@12.8 0",
    "NVML_VGPU_PGPU_HOMOGENEOUS_MODE": "@12.8 1",
    "nvmlVgpuHeterogeneousMode_v1": "@12.4 16777224",
    "nvmlVgpuPlacementId_v1": "@12.4 16777224",
    "nvmlVgpuPlacementList_v1": "@12.4 16777240",
    "nvmlVgpuPlacementList_v2": "@12.8 33554464",
    "nvmlVgpuTypeBar1Info_v1": "@12.6 16777232",
    "nvmlVgpuInstancesUtilizationInfo_v1": "@12.4 16777248",
    "nvmlVgpuProcessesUtilizationInfo_v1": "@12.4 16777240",
    "nvmlVgpuRuntimeState_v1": "@12.8 16777232",
    "NVML_VGPU_SCHEDULER_POLICY_UNKNOWN": "@12.0<12.1 0 | @12.2 0",
    "NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT": "@12.0<12.1 1 | @12.2 1",
    "NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE": "@12.0<12.1 2 | @12.2 2",
    "NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE": "@12.0<12.1 3 | @12.2 3",
    "NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT": "@12.0<12.1 3 | @12.2 3",
    "NVML_SCHEDULER_SW_MAX_LOG_ENTRIES": "@12.0<12.1 200 | @12.2 200",
    "NVML_VGPU_SCHEDULER_ARR_DEFAULT": "@12.2 0",
    "NVML_VGPU_SCHEDULER_ARR_DISABLE": "@12.2 1",
    "NVML_VGPU_SCHEDULER_ARR_ENABLE": "@12.2 2",
    "NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS": "@12.9 1",
    "NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1": "@13.2 2",
    "NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0": "@13.2 3",
    "NVML_GRID_LICENSE_STATE_UNKNOWN": 0,
    "NVML_GRID_LICENSE_STATE_UNINITIALIZED": 1,
    "NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED": 2,
    "NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED": 3,
    "NVML_GRID_LICENSE_STATE_UNLICENSED": 4,
    "NVML_GRID_LICENSE_STATE_LICENSED": 5,
    "nvmlVgpuTypeIdInfo_v1": "@12.9 16777232",
    "nvmlVgpuTypeMaxInstance_v1": "@12.9 16777228",
    "nvmlActiveVgpuInstanceInfo_v1": "@12.9 16777232",
    "nvmlVgpuSchedulerState_v1": "@12.9 16777240",
    "nvmlVgpuSchedulerStateInfo_v1": "@12.9 16777240",
    "nvmlVgpuSchedulerLogInfo_v1": "@12.9 16786848",
    "nvmlVgpuCreatablePlacementInfo_v1": "@12.9 16777248",
    "NVML_FI_DEV_ECC_CURRENT": 1,
    "NVML_FI_DEV_ECC_PENDING": 2,
    "NVML_FI_DEV_ECC_SBE_VOL_TOTAL": 3,
    "NVML_FI_DEV_ECC_DBE_VOL_TOTAL": 4,
    "NVML_FI_DEV_ECC_SBE_AGG_TOTAL": 5,
    "NVML_FI_DEV_ECC_DBE_AGG_TOTAL": 6,
    "NVML_FI_DEV_ECC_SBE_VOL_L1": 7,
    "NVML_FI_DEV_ECC_DBE_VOL_L1": 8,
    "NVML_FI_DEV_ECC_SBE_VOL_L2": 9,
    "NVML_FI_DEV_ECC_DBE_VOL_L2": 10,
    "NVML_FI_DEV_ECC_SBE_VOL_DEV": 11,
    "NVML_FI_DEV_ECC_DBE_VOL_DEV": 12,
    "NVML_FI_DEV_ECC_SBE_VOL_REG": 13,
    "NVML_FI_DEV_ECC_DBE_VOL_REG": 14,
    "NVML_FI_DEV_ECC_SBE_VOL_TEX": 15,
    "NVML_FI_DEV_ECC_DBE_VOL_TEX": 16,
    "NVML_FI_DEV_ECC_DBE_VOL_CBU": 17,
    "NVML_FI_DEV_ECC_SBE_AGG_L1": 18,
    "NVML_FI_DEV_ECC_DBE_AGG_L1": 19,
    "NVML_FI_DEV_ECC_SBE_AGG_L2": 20,
    "NVML_FI_DEV_ECC_DBE_AGG_L2": 21,
    "NVML_FI_DEV_ECC_SBE_AGG_DEV": 22,
    "NVML_FI_DEV_ECC_DBE_AGG_DEV": 23,
    "NVML_FI_DEV_ECC_SBE_AGG_REG": 24,
    "NVML_FI_DEV_ECC_DBE_AGG_REG": 25,
    "NVML_FI_DEV_ECC_SBE_AGG_TEX": 26,
    "NVML_FI_DEV_ECC_DBE_AGG_TEX": 27,
    "NVML_FI_DEV_ECC_DBE_AGG_CBU": 28,
    "NVML_FI_DEV_RETIRED_SBE": 29,
    "NVML_FI_DEV_RETIRED_DBE": 30,
    "NVML_FI_DEV_RETIRED_PENDING": 31,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0": 32,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1": 33,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2": 34,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3": 35,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4": 36,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5": 37,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL": 38,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0": 39,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1": 40,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2": 41,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3": 42,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4": 43,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5": 44,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL": 45,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0": 46,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1": 47,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2": 48,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3": 49,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4": 50,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5": 51,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL": 52,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0": 53,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1": 54,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2": 55,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3": 56,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4": 57,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5": 58,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL": 59,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0": 60,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1": 61,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2": 62,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3": 63,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4": 64,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5": 65,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL": 66,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0": 67,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1": 68,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2": 69,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3": 70,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4": 71,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5": 72,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL": 73,
    "NVML_FI_DEV_PERF_POLICY_POWER": 74,
    "NVML_FI_DEV_PERF_POLICY_THERMAL": 75,
    "NVML_FI_DEV_PERF_POLICY_SYNC_BOOST": 76,
    "NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT": 77,
    "NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION": 78,
    "NVML_FI_DEV_PERF_POLICY_RELIABILITY": 79,
    "NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS": 80,
    "NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS": 81,
    "NVML_FI_DEV_MEMORY_TEMP": 82,
    "NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION": 83,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L0": 84,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L1": 85,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L2": 86,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L3": 87,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L4": 88,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L5": 89,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON": 90,
    "NVML_FI_DEV_NVLINK_LINK_COUNT": 91,
    "NVML_FI_DEV_RETIRED_PENDING_SBE": 92,
    "NVML_FI_DEV_RETIRED_PENDING_DBE": 93,
    "NVML_FI_DEV_PCIE_REPLAY_COUNTER": 94,
    "NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER": 95,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6": 96,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7": 97,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8": 98,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9": 99,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10": 100,
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11": 101,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6": 102,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7": 103,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8": 104,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9": 105,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10": 106,
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11": 107,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6": 108,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7": 109,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8": 110,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9": 111,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10": 112,
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11": 113,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6": 114,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7": 115,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8": 116,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9": 117,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10": 118,
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11": 119,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6": 120,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7": 121,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8": 122,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9": 123,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10": 124,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11": 125,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6": 126,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7": 127,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8": 128,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9": 129,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10": 130,
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11": 131,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L6": 132,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L7": 133,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L8": 134,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L9": 135,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L10": 136,
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L11": 137,
    "NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX": 138,
    "NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX": 139,
    "NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX": 140,
    "NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX": 141,
    "NVML_FI_DEV_REMAPPED_COR": 142,
    "NVML_FI_DEV_REMAPPED_UNC": 143,
    "NVML_FI_DEV_REMAPPED_PENDING": 144,
    "NVML_FI_DEV_REMAPPED_FAILURE": 145,
    "NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID": 146,
    "NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT": 147,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0": 148,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1": 149,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2": 150,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3": 151,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4": 152,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5": 153,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6": 154,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7": 155,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8": 156,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9": 157,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10": 158,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11": 159,
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL": 160,
    "NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY": "@11.8 161",
    "NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY": "@11.8 162",
    "NVML_FI_DEV_NVLINK_ERROR_DL_CRC": "@11.8 163",
    "NVML_FI_DEV_NVLINK_GET_SPEED": "@11.8 164",
    "NVML_FI_DEV_NVLINK_GET_STATE": "@11.8 165",
    "NVML_FI_DEV_NVLINK_GET_VERSION": "@11.8 166",
    "NVML_FI_DEV_NVLINK_GET_POWER_STATE": "@12.0 167",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD": "@12.0 168",
    "NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER": "@12.0 169",
    "NVML_FI_DEV_C2C_LINK_COUNT": "@12.2 170",
    "NVML_FI_DEV_C2C_LINK_GET_STATUS": "@12.2 171",
    "NVML_FI_DEV_C2C_LINK_GET_MAX_BW": "@12.2 172",
    "NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS": "@12.2 173",
    "NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED": "@12.2 174",
    "NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR": "@12.2 175",
    "NVML_FI_DEV_PCIE_COUNT_BAD_TLP": "@12.2 176",
    "NVML_FI_DEV_PCIE_COUNT_NAKS_SENT": "@12.2 177",
    "NVML_FI_DEV_PCIE_COUNT_BAD_DLLP": "@12.2 178",
    "NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR": "@12.2 179",
    "NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR": "@12.2 180",
    "NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ": "@12.2 181",
    "NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR": "@12.2 182",
    "NVML_FI_DEV_PCIE_COUNT_LANE_ERROR": "@12.2 183",
    "NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED": "@12.2 184",
    "NVML_FI_DEV_POWER_AVERAGE": "@12.2 185",
    "NVML_FI_DEV_POWER_INSTANT": "@12.2 186",
    "NVML_FI_DEV_POWER_MIN_LIMIT": "@12.2 187",
    "NVML_FI_DEV_POWER_MAX_LIMIT": "@12.2 188",
    "NVML_FI_DEV_POWER_DEFAULT_LIMIT": "@12.2 189",
    "NVML_FI_DEV_POWER_CURRENT_LIMIT": "@12.2 190",
    "NVML_FI_DEV_ENERGY": "@12.2 191",
    "NVML_FI_DEV_POWER_REQUESTED_LIMIT": "@12.2 192",
    "NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT": "@12.2 193",
    "NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT": "@12.2 194",
    "NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT": "@12.2 195",
    "NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT": "@12.2 196",
    "NVML_FI_DEV_PCIE_COUNT_TX_BYTES": "@12.5 197",
    "NVML_FI_DEV_PCIE_COUNT_RX_BYTES": "@12.5 198",
    "NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE": "@12.4<12.5 199 | @12.5<12.8 200 | @12.8 199",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX": "@12.5<12.8 199 | @12.8 200",
    "NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS": "@12.6 201",
    "NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES": "@12.6 202",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS": "@12.6 203",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES": "@12.6 204",
    "NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED": "@12.6 205",
    "NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS": "@12.6 206",
    "NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS": "@12.6 207",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS": "@12.6 208",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS": "@12.6 209",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS": "@12.6 210",
    "NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS": "@12.6 211",
    "NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS": "@12.6 212",
    "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS": "@12.6 213",
    "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS": "@12.6 214",
    "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS": "@12.6 215",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0": "@12.6 216",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1": "@12.6 217",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER": "@12.6 218",
    "NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS": "@12.6 219",
    "NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER": "@12.6 220",
    "NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS": "@12.6 221",
    "NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER": "@12.6 222",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN": "@12.6 223",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS": "@12.6 224",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED": "@12.6 225",
    "NVML_FI_DEV_RESET_STATUS": "@12.6 226",
    "NVML_FI_DEV_DRAIN_AND_RESET_STATUS": "@12.6 227",
    "NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK": "@12.6 228",
    "NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK": "@12.6 229",
    "NVML_FI_DEV_GET_GPU_RECOVERY_ACTION": "@12.8 230",
    "NVML_FI_DEV_C2C_LINK_ERROR_INTR": "@12.9 231",
    "NVML_FI_DEV_C2C_LINK_ERROR_REPLAY": "@12.9 232",
    "NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B": "@12.9 233",
    "NVML_FI_DEV_C2C_LINK_POWER_STATE": "@12.9 234",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0": "@12.8 235",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1": "@12.8 236",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2": "@12.8 237",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3": "@12.8 238",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4": "@12.8 239",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5": "@12.8 240",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6": "@12.8 241",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7": "@12.8 242",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8": "@12.8 243",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9": "@12.8 244",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10": "@12.8 245",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11": "@12.8 246",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12": "@12.8 247",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13": "@12.8 248",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14": "@12.8 249",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15": "@12.8 250",
    "NVML_FI_PWR_SMOOTHING_ENABLED": "@12.8<12.9 251 | @12.9<13.0 256 | @13.0 251",
    "NVML_FI_PWR_SMOOTHING_PRIV_LVL": "@12.8<12.9 252 | @12.9<13.0 257 | @13.0 252",
    "NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED": "@12.8<12.9 253 | @12.9<13.0 258 | @13.0 253",
    "NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL": "@12.8<12.9 254 | @12.9<13.0 259 | @13.0 254",
    "NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR": "@12.8<12.9 255 | @12.9<13.0 260 | @13.0 255",
    "NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING": "@12.8<12.9 256 | @12.9<13.0 261 | @13.0 256",
    "NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING": "@12.8<12.9 257 | @12.9<13.0 262 | @13.0 257",
    "NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING": "@12.8<12.9 258 | @12.9<13.0 263 | @13.0 258",
    "NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES": "@12.8<12.9 259 | @12.9<13.0 264 | @13.0 259",
    "NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR": "@12.8<12.9 260 | @12.9<13.0 265 | @13.0 260",
    "NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE": "@12.8<12.9 261 | @12.9<13.0 266 | @13.0 261",
    "NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE": "@12.8<12.9 262 | @12.9<13.0 267 | @13.0 262",
    "NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL": "@12.8<12.9 263 | @12.9<13.0 268 | @13.0 263",
    "NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE": "@12.8<12.9 264 | @12.9<13.0 269 | @13.0 264",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR": "@12.8<12.9 265 | @12.9<13.0 270 | @13.0 265",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE": "@12.8<12.9 266 | @12.9<13.0 271 | @13.0 266",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE": "@12.8<12.9 267 | @12.9<13.0 272 | @13.0 267",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL": "@12.8<12.9 268 | @12.9<13.0 273 | @13.0 268",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP": "@12.9 74",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST": "@12.9 76",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN": "@12.9<13.0 251 | @13.0 269",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN": "@12.9<13.0 252 | @13.0 270",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN": "@12.9<13.0 253 | @13.0 271",
    "NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ": "@12.9<13.0 254 | @13.0 272",
    "NVML_FI_DEV_POWER_SYNC_BALANCING_AF": "@12.9<13.0 255 | @13.0 273",
    "NVML_FI_DEV_EDPP_MULTIPLIER": "@13.1 274",
    "NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR": "@13.1 275",
    "NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR": "@13.1 276",
    "NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET": "@13.1 277",
    "NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT": "@13.1 278",
    "NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER": "@13.1 279",
    "NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED": "@13.1 280",
    "NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR": "@13.1 281",
    "NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT": "@13.1 282",
    "NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT": "@13.1 283",
    "NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET": "@13.1 284",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR": "@13.1 285",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT": "@13.1 286",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT": "@13.1 287",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET": "@13.1 288",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0": "@13.2 289",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1": "@13.2 290",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2": "@13.2 291",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2": "@13.2 292",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2": "@13.2 293",
    "NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS": "@13.2 294",
    "NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS": "@13.2 295",
    "NVML_FI_DEV_NVLINK_GET_DATA_RATE": "@13.3 296",
    "NVML_FI_DEV_MMA_STALL_PERCENT": "@13.3 297",
    "NVML_FI_DEV_MCLK_SWITCH_TYPE": "@13.3 298",
    "NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS": "@13.3 299",
    "NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED": "@13.3 300",
    "NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE": "@13.2 301",
    "NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE": "@13.2 302",
    "NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS": "@13.4 303",
    "NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS": "@13.4 304",
    "NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX": "@13.4 305",
    "NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE": "@13.4 306",
    "NVML_FI_DEV_PENDING_BANK_REMAPPING": "@13.4 307",
    "NVML_FI_DEV_GPU_TEMP": "@13.5 308",
    "NVML_FI_PWR_SMOOTHING_LIMITED_TIME": "@13.5 309",
    "NVML_FI_MAX": "@11.7<11.8 161 | @11.8<12.0 167 | @12.0<12.1 170 | @12.1<12.2 173 | @12.2<12.4 197 | @12.4<12.5 200 | @12.5<12.6 223 | @12.6<12.8 230 | @12.8<12.9 269 | @12.9<13.1 274 | @13.1<13.2 289 | @13.2<13.4 303 | @13.4<13.5 308 | @13.5 310",
    "NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED": "@13.3 0",
    "NVML_MCLK_SWITCH_TYPE_DEFERRED": "@13.3 1",
    "NVML_MCLK_SWITCH_TYPE_RUNTIME": "@13.3 2",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US": "@12.6 0",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US": "@12.6 1",
    "NVML_NVLINK_POWER_STATE_HIGH_SPEED": "@12.0 0",
    "NVML_NVLINK_POWER_STATE_LOW": "@12.0 1",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_MIN": "@12.0 1",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_MAX": "@12.0 8191",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_RESET": "@12.0 4294967295",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT": "@12.5 4294967295",
    "NVML_C2C_POWER_STATE_FULL_POWER": "@12.9 0",
    "NVML_C2C_POWER_STATE_LOW_POWER": "@12.9 1",
    "nvmlEventTypeNone": 0,
    "nvmlEventTypeSingleBitEccError": 1,
    "nvmlEventTypeDoubleBitEccError": 2,
    "nvmlEventTypePState": 4,
    "nvmlEventTypeXidCriticalError": 8,
    "nvmlEventTypeClock": 16,
    "nvmlEventTypePowerSourceChange": 128,
    "nvmlEventMigConfigChange": 256,
    "nvmlEventTypeSingleBitEccErrorStorm": "@12.6 512",
    "nvmlEventTypeDramRetirementEvent": "@12.6 1024",
    "nvmlEventTypeDramRetirementFailure": "@12.6 2048",
    "nvmlEventTypeNonFatalPoisonError": "@12.6 4096",
    "nvmlEventTypeFatalPoisonError": "@12.6 8192",
    "nvmlEventTypeGpuUnavailableError": "@12.8 16384",
    "nvmlEventTypeGpuRecoveryAction": "@12.8 32768",
    "nvmlEventTypeAll": "@11.7<12.6 415 | @12.6<12.8 16287 | @12.8 65439",
    "NVML_GPU_INSTANCE_ID_ANY": "@13.4 4294967295",
    "NVML_COMPUTE_INSTANCE_ID_ANY": "@13.4 4294967295",
    "NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED": "@13.4 1",
    "NVML_OPERATIONAL_EVENT_ATTR_LATENT": "@13.4 2",
    "NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED": "@13.4 4",
    "NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET": "@13.4 8",
    "NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED": "@13.4 16",
    "NVML_OPERATIONAL_EVENT_ATTR_PRIMARY": "@13.4 32",
    "NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW": "@13.4 64",
    "NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED": "@13.4 1",
    "NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR": "@13.4 2",
    "NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED": "@13.4 4",
    "nvmlSystemEventTypeGpuDriverUnbind": "@12.9 1",
    "nvmlSystemEventTypeGpuDriverBind": "@12.9 2",
    "nvmlSystemEventTypeCount": "@12.9 2",
    "nvmlSystemEventSetCreateRequest_v1": "@12.9 16777232",
    "nvmlSystemEventSetFreeRequest_v1": "@12.9 16777232",
    "nvmlSystemRegisterEventRequest_v1": "@12.9 16777240",
    "nvmlSystemEventSetWaitRequest_v1": "@12.9 16777248",
    "nvmlClocksEventReasonGpuIdle": "@12.2 1",
    "nvmlClocksEventReasonApplicationsClocksSetting": "@12.2 2",
    "nvmlClocksThrottleReasonUserDefinedClocks": 2,
    "nvmlClocksEventReasonSwPowerCap": "@12.2 4",
    "nvmlClocksThrottleReasonHwSlowdown": 8,
    "nvmlClocksEventReasonSyncBoost": "@12.2 16",
    "nvmlClocksEventReasonSwThermalSlowdown": "@12.2 32",
    "nvmlClocksThrottleReasonHwThermalSlowdown": 64,
    "nvmlClocksThrottleReasonHwPowerBrakeSlowdown": 128,
    "nvmlClocksEventReasonDisplayClockSetting": "@12.2 256",
    "nvmlClocksEventReasonBoardLimit": "@13.4 512",
    "nvmlClocksEventReasonReliability": "@13.4 1024",
    "nvmlClocksEventReasonNone": "@12.2 0",
    "nvmlClocksEventReasonAll": "@12.2<13.4 511 | @13.4 2047",
    "nvmlClocksThrottleReasonGpuIdle": 1,
    "nvmlClocksThrottleReasonApplicationsClocksSetting": 2,
    "nvmlClocksThrottleReasonSyncBoost": 16,
    "nvmlClocksThrottleReasonSwPowerCap": 4,
    "nvmlClocksThrottleReasonSwThermalSlowdown": 32,
    "nvmlClocksThrottleReasonDisplayClockSetting": 256,
    "nvmlClocksThrottleReasonNone": 0,
    "nvmlClocksThrottleReasonAll": "@11.7<13.4 511 | @13.4 2047",
    "NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED": 1,
    "NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED": 2,
    "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT": 4,
    "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE": 8,
    "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT": 16,
    "NVML_CC_SYSTEM_CPU_CAPS_NONE": "@12.2 0",
    "NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV": "@12.2 1",
    "NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX": "@12.2 2",
    "NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP": "@12.8 3",
    "NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM": "@12.8 4",
    "NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA": "@13.5 5",
    "NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT": "@13.5 6",
    "NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO": "@13.5 7",
    "NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE": "@12.2 0",
    "NVML_CC_SYSTEM_GPUS_CC_CAPABLE": "@12.2 1",
    "NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE": "@13.5 2",
    "NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF": "@12.2 0",
    "NVML_CC_SYSTEM_DEVTOOLS_MODE_ON": "@12.2 1",
    "NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE": "@12.2 0",
    "NVML_CC_SYSTEM_ENVIRONMENT_SIM": "@12.2 1",
    "NVML_CC_SYSTEM_ENVIRONMENT_PROD": "@12.2 2",
    "NVML_CC_SYSTEM_FEATURE_DISABLED": "@12.2 0",
    "NVML_CC_SYSTEM_FEATURE_ENABLED": "@12.2 1",
    "NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED": "@13.5 2",
    "NVML_CC_SYSTEM_MULTIGPU_NONE": "@12.4 0",
    "NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE": "@12.4 1",
    "NVML_CC_SYSTEM_MULTIGPU_NVLE": "@13.0 2",
    "nvmlSystemConfComputeSettings_v1": "@12.4 16777236",
    "NVML_CC_SYSTEM_TDISP_STATE_DISABLED": "@13.5 0",
    "NVML_CC_SYSTEM_TDISP_STATE_NOT_READY": "@13.5 1",
    "NVML_CC_SYSTEM_TDISP_STATE_READY": "@13.5 2",
    "nvmlSystemConfComputeSettings_v2": "@13.5 33554456",
    "NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE": "@12.2 0",
    "NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE": "@12.2 1",
    "NVML_GPU_CERT_CHAIN_SIZE": "@12.2 4096",
    "NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE": "@12.2 5120",
    "NVML_CC_GPU_CEC_NONCE_SIZE": "@12.2 32",
    "NVML_CC_GPU_ATTESTATION_REPORT_SIZE": "@12.2 8192",
    "NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE": "@12.2 4096",
    "NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT": "@12.2 0",
    "NVML_CC_CEC_ATTESTATION_REPORT_PRESENT": "@12.2 1",
    "NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN": "@12.4 50",
    "NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX": "@12.4<12.8 75 | @12.8 65",
    "nvmlConfComputeSetKeyRotationThresholdInfo_v1": "@12.4 16777232",
    "nvmlConfComputeGetKeyRotationThresholdInfo_v1": "@12.4 16777232",
    "NVML_GPU_FABRIC_UUID_LEN": "@12.0 16",
    "NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED": "@12.4 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE": "@12.4 1",
    "NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE": "@12.4 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW": "@12.4 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW": "@12.4<12.8 17 | @12.8 3",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED": "@12.8 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE": "@12.8 1",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE": "@12.8 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY": "@12.8 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY": "@12.8 3",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED": "@12.8 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE": "@12.8 1",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE": "@12.8 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY": "@12.8 4",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY": "@12.8 3",
    "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED": "@12.8 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE": "@12.8 1",
    "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE": "@12.8 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY": "@12.8 6",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY": "@12.8 3",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED": "@13.0 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE": "@13.0 1",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID": "@13.0 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN": "@13.0 3",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION": "@13.0 4",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS": "@13.0 5",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW": "@13.0 6",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION": "@13.0 7",
    "NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID": "@13.2 8",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION": "@13.0 8",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION": "@13.0 15",
    "NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED": "@13.2 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE": "@13.2 1",
    "NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE": "@13.2 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED": "@13.2 12",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED": "@13.2 3",
    "NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED": "@13.4 0",
    "NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED": "@13.4 1",
    "NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED": "@13.4 2",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE": "@13.4 14",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE": "@13.4 3",
    "NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED": "@13.0 0",
    "NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY": "@13.0 1",
    "NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY": "@13.0 2",
    "NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY": "@13.0 3",
    "nvmlGpuFabricInfo_v2": "@12.4 33554468",
    "nvmlGpuFabricInfo_v3": "@13.0 50331688",
    "NVML_GPU_FABRIC_CLIQUE_MAX": "@13.4 64",
    "NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER": "@13.4 0",
    "NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER": "@13.4 1",
    "NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT": "@13.4 2",
    "NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT": "@13.4 3",
    "NVML_INIT_FLAG_NO_GPUS": 1,
    "NVML_INIT_FLAG_NO_ATTACH": 2,
    "NVML_INIT_FLAG_FORCE_INIT": "@13.1 4",
    "NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE": 16,
    "NVML_DEVICE_UUID_BUFFER_SIZE": 80,
    "NVML_DEVICE_UUID_V2_BUFFER_SIZE": 96,
    "NVML_DEVICE_PART_NUMBER_BUFFER_SIZE": 80,
    "NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE": 80,
    "NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE": 80,
    "NVML_DEVICE_NAME_BUFFER_SIZE": 64,
    "NVML_DEVICE_NAME_V2_BUFFER_SIZE": 96,
    "NVML_DEVICE_SERIAL_BUFFER_SIZE": 30,
    "NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE": 32,
    "NVML_CPER_CURSOR_HANDLE_INIT": "@13.3 nvmlCPERCursorHandle_t 0",
    "nvmlSystemDriverBranchInfo_v1": "@12.6 16777300",
    "nvmlTemperature_v1": "@12.8 16777228",
    "NVML_NVLINK_BER_MANTISSA_SHIFT": "@12.8 8",
    "NVML_NVLINK_BER_MANTISSA_WIDTH": "@12.8 15",
    "NVML_NVLINK_BER_EXP_SHIFT": "@12.8 0",
    "NVML_NVLINK_BER_EXP_WIDTH": "@12.8 255",
    "NVML_NVLINK_STATE_INACTIVE": "@12.8 0",
    "NVML_NVLINK_STATE_ACTIVE": "@12.8 1",
    "NVML_NVLINK_STATE_SLEEP": "@12.8 2",
    "NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED": "@13.4 3",
    "NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES": "@12.8 23",
    "nvmlNvlinkSupportedBwModes_v1": "@12.8 16777244",
    "nvmlNvlinkGetBwMode_v1": "@12.8 16777228",
    "nvmlNvlinkSetBwMode_v1": "@12.8 16777228",
    "nvmlNvLinkInfo_v1": "@13.0 16777224",
    "NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE": "@13.0 1",
    "NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR": "@13.0 2",
    "NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY": "@13.0 3",
    "NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN": "@13.0 4",
    "NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN": "@13.0 5",
    "NVML_NVLINK_FIRMWARE_VERSION_LENGTH": "@13.0 100",
    "nvmlNvLinkInfo_v2": "@13.0 33556044",
    "NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2": "@13.5 4096",
    "NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK": "@13.5 128",
    "NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE": "@13.5 256",
    "NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES": "@13.5 32",
    "NVML_PRM_DATA_MAX_SIZE": "@13.0 496",
    "NVML_DEVICE_MIG_DISABLE": 0,
    "NVML_DEVICE_MIG_ENABLE": 1,
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE": 0,
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE": 1,
    "NVML_GPU_INSTANCE_PROFILE_3_SLICE": 2,
    "NVML_GPU_INSTANCE_PROFILE_4_SLICE": 3,
    "NVML_GPU_INSTANCE_PROFILE_7_SLICE": 4,
    "NVML_GPU_INSTANCE_PROFILE_8_SLICE": 5,
    "NVML_GPU_INSTANCE_PROFILE_6_SLICE": 6,
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1": 7,
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1": "@12.0 8",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2": "@12.0 9",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX": "@12.8 10",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX": "@12.8 11",
    "NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX": "@12.8 12",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME": "@12.9 13",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME": "@12.9 14",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME": "@12.9 15",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME": "@12.9 16",
    "NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX": "@13.2 17",
    "NVML_GPU_INSTANCE_PROFILE_COUNT": "@11.7<12.0 8 | @12.0<12.8 10 | @12.8<12.9 13 | @12.9<13.2 17 | @13.2 18",
    "NVML_GPU_INSTANCE_PROFILE_CAPS_P2P": "@12.8 1",
    "NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P": "@12.3 1",
    "NVML_GPU_INSTANCE_PROFILE_CAPS_GFX": "@12.8 2",
    "NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX": "@12.8 1",
    "nvmlGpuInstanceProfileInfo_v2": 33554584,
    "nvmlGpuInstanceProfileInfo_v3": "@12.3 50331800",
    "NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE": 0,
    "NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE": 1,
    "NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE": 2,
    "NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE": 3,
    "NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE": 4,
    "NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE": 5,
    "NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE": 6,
    "NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1": "@12.0 7",
    "NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL": "@13.3 8",
    "NVML_COMPUTE_INSTANCE_PROFILE_COUNT": "@11.7<12.0 7 | @12.0<13.3 8 | @13.3 9",
    "NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED": 0,
    "NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT": 1,
    "nvmlComputeInstanceProfileInfo_v2": 33554568,
    "nvmlComputeInstanceProfileInfo_v3": "@12.3 50331788",
    "NVML_GPM_METRICS_GET_VERSION": "@11.8 1",
    "NVML_GPM_SUPPORT_VERSION": "@11.8 1",
    "NVML_DEV_CAP_EGM": "@12.5 1",
    "nvmlDeviceCapabilities_v1": "@12.5 16777224",
    "NVML_255_MASK_BITS_PER_ELEM": "@12.8 32",
    "NVML_255_MASK_NUM_ELEMS": "@12.8 8",
    "NVML_WORKLOAD_POWER_MAX_PROFILES": "@12.8 255",
    "nvmlWorkloadPowerProfileInfo_v1": "@12.8 16777260",
    "nvmlWorkloadPowerProfileProfilesInfo_v1": "@12.8 16788472",
    "nvmlWorkloadPowerProfileCurrentProfiles_v1": "@12.8 16777316",
    "nvmlWorkloadPowerProfileRequestedProfiles_v1": "@12.8 16777252",
    "nvmlWorkloadPowerProfileUpdateProfiles_v1": "@13.1 16777252",
    "NVML_POWER_SMOOTHING_MAX_NUM_PROFILES": "@12.8 5",
    "NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS": "@12.8<13.1 4 | @13.1 8",
    "NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET": "@12.8 4294967295",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR": "@12.8 0",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE": "@12.8 1",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE": "@12.8 2",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS": "@12.8 3",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR": "@13.1 4",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT": "@13.1 5",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT": "@13.1 6",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET": "@13.1 7",
    "nvmlPowerSmoothingProfile_v1": "@12.8 16777240",
    "nvmlPowerSmoothingState_v1": "@12.8 16777224",
    "NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_DISABLE": "@12.0<12.2 0",
    "NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_ENABLE": "@12.0<12.2 1",
    "NVML_POWER_MODE_ID_BALANCED": "@11.8<12.0 0",
    "NVML_POWER_MODE_ID_MAX": "@11.8<12.0 1",
}

VARIABLES: dict[str, str] = {
}
