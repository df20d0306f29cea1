"""The names of cudyn.nvml, for type checkers and editors.

Generated from nvml.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import nvml as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, CharBytes as _CharBytes, Chars as _Chars, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Octets as _Octets, Pointer as _Pointer, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Union as _Union, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvmlError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvmlError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvmlDevice_t(Handle): ...

class nvmlGpuInstance_t(Handle): ...

class nvmlUnit_t(Handle): ...

class nvmlEventSet_t(Handle): ...

class nvmlSystemEventSet_t(Handle): ...

class nvmlComputeInstance_t(Handle): ...

class nvmlGpmSample_t(Handle): ...

class nvmlProcessMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_PROCESS_MODE_COMPUTE = ...
    NVML_PROCESS_MODE_GRAPHICS = ...
    NVML_PROCESS_MODE_MPS = ...
    NVML_PROCESS_MODE_ALL = ...
    NVML_PROCESS_MODE_MAX = ...
nvmlProcessMode_enum = nvmlProcessMode_t
NVML_PROCESS_MODE_COMPUTE: Final[nvmlProcessMode_t]
NVML_PROCESS_MODE_GRAPHICS: Final[nvmlProcessMode_t]
NVML_PROCESS_MODE_MPS: Final[nvmlProcessMode_t]
NVML_PROCESS_MODE_ALL: Final[nvmlProcessMode_t]
NVML_PROCESS_MODE_MAX: Final[nvmlProcessMode_t]

class nvmlDeviceAddressingModeType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_DEVICE_ADDRESSING_MODE_NONE = ...
    NVML_DEVICE_ADDRESSING_MODE_HMM = ...
    NVML_DEVICE_ADDRESSING_MODE_ATS = ...
NVML_DEVICE_ADDRESSING_MODE_NONE: Final[nvmlDeviceAddressingModeType_t]
NVML_DEVICE_ADDRESSING_MODE_HMM: Final[nvmlDeviceAddressingModeType_t]
NVML_DEVICE_ADDRESSING_MODE_ATS: Final[nvmlDeviceAddressingModeType_t]

class nvmlBridgeChipType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_BRIDGE_CHIP_PLX = ...
    NVML_BRIDGE_CHIP_BRO4 = ...
nvmlBridgeChipType_enum = nvmlBridgeChipType_t
NVML_BRIDGE_CHIP_PLX: Final[nvmlBridgeChipType_t]
NVML_BRIDGE_CHIP_BRO4: Final[nvmlBridgeChipType_t]

class nvmlNvLinkUtilizationCountUnits_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_NVLINK_COUNTER_UNIT_CYCLES = ...
    NVML_NVLINK_COUNTER_UNIT_PACKETS = ...
    NVML_NVLINK_COUNTER_UNIT_BYTES = ...
    NVML_NVLINK_COUNTER_UNIT_RESERVED = ...
    NVML_NVLINK_COUNTER_UNIT_COUNT = ...
nvmlNvLinkUtilizationCountUnits_enum = nvmlNvLinkUtilizationCountUnits_t
NVML_NVLINK_COUNTER_UNIT_CYCLES: Final[nvmlNvLinkUtilizationCountUnits_t]
NVML_NVLINK_COUNTER_UNIT_PACKETS: Final[nvmlNvLinkUtilizationCountUnits_t]
NVML_NVLINK_COUNTER_UNIT_BYTES: Final[nvmlNvLinkUtilizationCountUnits_t]
NVML_NVLINK_COUNTER_UNIT_RESERVED: Final[nvmlNvLinkUtilizationCountUnits_t]
NVML_NVLINK_COUNTER_UNIT_COUNT: Final[nvmlNvLinkUtilizationCountUnits_t]

class nvmlNvLinkUtilizationCountPktTypes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_NVLINK_COUNTER_PKTFILTER_NOP = ...
    NVML_NVLINK_COUNTER_PKTFILTER_READ = ...
    NVML_NVLINK_COUNTER_PKTFILTER_WRITE = ...
    NVML_NVLINK_COUNTER_PKTFILTER_RATOM = ...
    NVML_NVLINK_COUNTER_PKTFILTER_NRATOM = ...
    NVML_NVLINK_COUNTER_PKTFILTER_FLUSH = ...
    NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA = ...
    NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA = ...
    NVML_NVLINK_COUNTER_PKTFILTER_ALL = ...
nvmlNvLinkUtilizationCountPktTypes_enum = nvmlNvLinkUtilizationCountPktTypes_t
NVML_NVLINK_COUNTER_PKTFILTER_NOP: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_READ: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_WRITE: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_RATOM: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_NRATOM: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_FLUSH: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA: Final[nvmlNvLinkUtilizationCountPktTypes_t]
NVML_NVLINK_COUNTER_PKTFILTER_ALL: Final[nvmlNvLinkUtilizationCountPktTypes_t]

class nvmlNvLinkCapability_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_NVLINK_CAP_P2P_SUPPORTED = ...
    NVML_NVLINK_CAP_SYSMEM_ACCESS = ...
    NVML_NVLINK_CAP_P2P_ATOMICS = ...
    NVML_NVLINK_CAP_SYSMEM_ATOMICS = ...
    NVML_NVLINK_CAP_SLI_BRIDGE = ...
    NVML_NVLINK_CAP_VALID = ...
    NVML_NVLINK_CAP_COUNT = ...
nvmlNvLinkCapability_enum = nvmlNvLinkCapability_t
NVML_NVLINK_CAP_P2P_SUPPORTED: Final[nvmlNvLinkCapability_t]
NVML_NVLINK_CAP_SYSMEM_ACCESS: Final[nvmlNvLinkCapability_t]
NVML_NVLINK_CAP_P2P_ATOMICS: Final[nvmlNvLinkCapability_t]
NVML_NVLINK_CAP_SYSMEM_ATOMICS: Final[nvmlNvLinkCapability_t]
NVML_NVLINK_CAP_SLI_BRIDGE: Final[nvmlNvLinkCapability_t]
NVML_NVLINK_CAP_VALID: Final[nvmlNvLinkCapability_t]
NVML_NVLINK_CAP_COUNT: Final[nvmlNvLinkCapability_t]

class nvmlNvLinkErrorCounter_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_NVLINK_ERROR_DL_REPLAY = ...
    NVML_NVLINK_ERROR_DL_RECOVERY = ...
    NVML_NVLINK_ERROR_DL_CRC_FLIT = ...
    NVML_NVLINK_ERROR_DL_CRC_DATA = ...
    NVML_NVLINK_ERROR_DL_ECC_DATA = ...
    NVML_NVLINK_ERROR_COUNT = ...
nvmlNvLinkErrorCounter_enum = nvmlNvLinkErrorCounter_t
NVML_NVLINK_ERROR_DL_REPLAY: Final[nvmlNvLinkErrorCounter_t]
NVML_NVLINK_ERROR_DL_RECOVERY: Final[nvmlNvLinkErrorCounter_t]
NVML_NVLINK_ERROR_DL_CRC_FLIT: Final[nvmlNvLinkErrorCounter_t]
NVML_NVLINK_ERROR_DL_CRC_DATA: Final[nvmlNvLinkErrorCounter_t]
NVML_NVLINK_ERROR_DL_ECC_DATA: Final[nvmlNvLinkErrorCounter_t]
NVML_NVLINK_ERROR_COUNT: Final[nvmlNvLinkErrorCounter_t]

class nvmlIntNvLinkDeviceType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_NVLINK_DEVICE_TYPE_GPU = ...
    NVML_NVLINK_DEVICE_TYPE_IBMNPU = ...
    NVML_NVLINK_DEVICE_TYPE_SWITCH = ...
    NVML_NVLINK_DEVICE_TYPE_UNKNOWN = ...
nvmlIntNvLinkDeviceType_enum = nvmlIntNvLinkDeviceType_t
NVML_NVLINK_DEVICE_TYPE_GPU: Final[nvmlIntNvLinkDeviceType_t]
NVML_NVLINK_DEVICE_TYPE_IBMNPU: Final[nvmlIntNvLinkDeviceType_t]
NVML_NVLINK_DEVICE_TYPE_SWITCH: Final[nvmlIntNvLinkDeviceType_t]
NVML_NVLINK_DEVICE_TYPE_UNKNOWN: Final[nvmlIntNvLinkDeviceType_t]

class nvmlGpuTopologyLevel_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_TOPOLOGY_INTERNAL = ...
    NVML_TOPOLOGY_SINGLE = ...
    NVML_TOPOLOGY_MULTIPLE = ...
    NVML_TOPOLOGY_HOSTBRIDGE = ...
    NVML_TOPOLOGY_NODE = ...
    NVML_TOPOLOGY_SYSTEM = ...
nvmlGpuLevel_enum = nvmlGpuTopologyLevel_t
NVML_TOPOLOGY_INTERNAL: Final[nvmlGpuTopologyLevel_t]
NVML_TOPOLOGY_SINGLE: Final[nvmlGpuTopologyLevel_t]
NVML_TOPOLOGY_MULTIPLE: Final[nvmlGpuTopologyLevel_t]
NVML_TOPOLOGY_HOSTBRIDGE: Final[nvmlGpuTopologyLevel_t]
NVML_TOPOLOGY_NODE: Final[nvmlGpuTopologyLevel_t]
NVML_TOPOLOGY_SYSTEM: Final[nvmlGpuTopologyLevel_t]

class nvmlGpuP2PStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_P2P_STATUS_OK = ...
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED = ...
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED = ...
    NVML_P2P_STATUS_GPU_NOT_SUPPORTED = ...
    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = ...
    NVML_P2P_STATUS_DISABLED_BY_REGKEY = ...
    NVML_P2P_STATUS_NOT_SUPPORTED = ...
    NVML_P2P_STATUS_UNKNOWN = ...
nvmlGpuP2PStatus_enum = nvmlGpuP2PStatus_t
NVML_P2P_STATUS_OK: Final[nvmlGpuP2PStatus_t]
NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED: Final[nvmlGpuP2PStatus_t]
NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED: Final[nvmlGpuP2PStatus_t]
NVML_P2P_STATUS_GPU_NOT_SUPPORTED: Final[nvmlGpuP2PStatus_t]
NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED: Final[nvmlGpuP2PStatus_t]
NVML_P2P_STATUS_DISABLED_BY_REGKEY: Final[nvmlGpuP2PStatus_t]
NVML_P2P_STATUS_NOT_SUPPORTED: Final[nvmlGpuP2PStatus_t]
NVML_P2P_STATUS_UNKNOWN: Final[nvmlGpuP2PStatus_t]

class nvmlGpuP2PCapsIndex_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_P2P_CAPS_INDEX_READ = ...
    NVML_P2P_CAPS_INDEX_WRITE = ...
    NVML_P2P_CAPS_INDEX_NVLINK = ...
    NVML_P2P_CAPS_INDEX_ATOMICS = ...
    NVML_P2P_CAPS_INDEX_PCI = ...
    NVML_P2P_CAPS_INDEX_PROP = ...
    NVML_P2P_CAPS_INDEX_UNKNOWN = ...
nvmlGpuP2PCapsIndex_enum = nvmlGpuP2PCapsIndex_t
NVML_P2P_CAPS_INDEX_READ: Final[nvmlGpuP2PCapsIndex_t]
NVML_P2P_CAPS_INDEX_WRITE: Final[nvmlGpuP2PCapsIndex_t]
NVML_P2P_CAPS_INDEX_NVLINK: Final[nvmlGpuP2PCapsIndex_t]
NVML_P2P_CAPS_INDEX_ATOMICS: Final[nvmlGpuP2PCapsIndex_t]
NVML_P2P_CAPS_INDEX_PCI: Final[nvmlGpuP2PCapsIndex_t]
NVML_P2P_CAPS_INDEX_PROP: Final[nvmlGpuP2PCapsIndex_t]
NVML_P2P_CAPS_INDEX_UNKNOWN: Final[nvmlGpuP2PCapsIndex_t]

class nvmlSamplingType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_TOTAL_POWER_SAMPLES = ...
    NVML_GPU_UTILIZATION_SAMPLES = ...
    NVML_MEMORY_UTILIZATION_SAMPLES = ...
    NVML_ENC_UTILIZATION_SAMPLES = ...
    NVML_DEC_UTILIZATION_SAMPLES = ...
    NVML_PROCESSOR_CLK_SAMPLES = ...
    NVML_MEMORY_CLK_SAMPLES = ...
    NVML_MODULE_POWER_SAMPLES = ...
    NVML_JPG_UTILIZATION_SAMPLES = ...
    NVML_OFA_UTILIZATION_SAMPLES = ...
    NVML_SAMPLINGTYPE_COUNT = ...
nvmlSamplingType_enum = nvmlSamplingType_t
NVML_TOTAL_POWER_SAMPLES: Final[nvmlSamplingType_t]
NVML_GPU_UTILIZATION_SAMPLES: Final[nvmlSamplingType_t]
NVML_MEMORY_UTILIZATION_SAMPLES: Final[nvmlSamplingType_t]
NVML_ENC_UTILIZATION_SAMPLES: Final[nvmlSamplingType_t]
NVML_DEC_UTILIZATION_SAMPLES: Final[nvmlSamplingType_t]
NVML_PROCESSOR_CLK_SAMPLES: Final[nvmlSamplingType_t]
NVML_MEMORY_CLK_SAMPLES: Final[nvmlSamplingType_t]
NVML_MODULE_POWER_SAMPLES: Final[nvmlSamplingType_t]
NVML_JPG_UTILIZATION_SAMPLES: Final[nvmlSamplingType_t]
NVML_OFA_UTILIZATION_SAMPLES: Final[nvmlSamplingType_t]
NVML_SAMPLINGTYPE_COUNT: Final[nvmlSamplingType_t]

class nvmlPcieUtilCounter_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_PCIE_UTIL_TX_BYTES = ...
    NVML_PCIE_UTIL_RX_BYTES = ...
    NVML_PCIE_UTIL_COUNT = ...
nvmlPcieUtilCounter_enum = nvmlPcieUtilCounter_t
NVML_PCIE_UTIL_TX_BYTES: Final[nvmlPcieUtilCounter_t]
NVML_PCIE_UTIL_RX_BYTES: Final[nvmlPcieUtilCounter_t]
NVML_PCIE_UTIL_COUNT: Final[nvmlPcieUtilCounter_t]

class nvmlValueType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VALUE_TYPE_DOUBLE = ...
    NVML_VALUE_TYPE_UNSIGNED_INT = ...
    NVML_VALUE_TYPE_UNSIGNED_LONG = ...
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = ...
    NVML_VALUE_TYPE_SIGNED_LONG_LONG = ...
    NVML_VALUE_TYPE_SIGNED_INT = ...
    NVML_VALUE_TYPE_UNSIGNED_SHORT = ...
    NVML_VALUE_TYPE_COUNT = ...
nvmlValueType_enum = nvmlValueType_t
NVML_VALUE_TYPE_DOUBLE: Final[nvmlValueType_t]
NVML_VALUE_TYPE_UNSIGNED_INT: Final[nvmlValueType_t]
NVML_VALUE_TYPE_UNSIGNED_LONG: Final[nvmlValueType_t]
NVML_VALUE_TYPE_UNSIGNED_LONG_LONG: Final[nvmlValueType_t]
NVML_VALUE_TYPE_SIGNED_LONG_LONG: Final[nvmlValueType_t]
NVML_VALUE_TYPE_SIGNED_INT: Final[nvmlValueType_t]
NVML_VALUE_TYPE_UNSIGNED_SHORT: Final[nvmlValueType_t]
NVML_VALUE_TYPE_COUNT: Final[nvmlValueType_t]

class nvmlPerfPolicyType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_PERF_POLICY_POWER = ...
    NVML_PERF_POLICY_THERMAL = ...
    NVML_PERF_POLICY_SYNC_BOOST = ...
    NVML_PERF_POLICY_BOARD_LIMIT = ...
    NVML_PERF_POLICY_LOW_UTILIZATION = ...
    NVML_PERF_POLICY_RELIABILITY = ...
    NVML_PERF_POLICY_TOTAL_APP_CLOCKS = ...
    NVML_PERF_POLICY_TOTAL_BASE_CLOCKS = ...
    NVML_PERF_POLICY_COUNT = ...
nvmlPerfPolicyType_enum = nvmlPerfPolicyType_t
NVML_PERF_POLICY_POWER: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_THERMAL: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_SYNC_BOOST: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_BOARD_LIMIT: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_LOW_UTILIZATION: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_RELIABILITY: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_TOTAL_APP_CLOCKS: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_TOTAL_BASE_CLOCKS: Final[nvmlPerfPolicyType_t]
NVML_PERF_POLICY_COUNT: Final[nvmlPerfPolicyType_t]

class nvmlThermalTarget_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVML_THERMAL_TARGET_NONE = ...
    NVML_THERMAL_TARGET_GPU = ...
    NVML_THERMAL_TARGET_MEMORY = ...
    NVML_THERMAL_TARGET_POWER_SUPPLY = ...
    NVML_THERMAL_TARGET_BOARD = ...
    NVML_THERMAL_TARGET_VCD_BOARD = ...
    NVML_THERMAL_TARGET_VCD_INLET = ...
    NVML_THERMAL_TARGET_VCD_OUTLET = ...
    NVML_THERMAL_TARGET_ALL = ...
    NVML_THERMAL_TARGET_UNKNOWN = ...
NVML_THERMAL_TARGET_NONE: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_GPU: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_MEMORY: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_POWER_SUPPLY: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_BOARD: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_VCD_BOARD: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_VCD_INLET: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_VCD_OUTLET: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_ALL: Final[nvmlThermalTarget_t]
NVML_THERMAL_TARGET_UNKNOWN: Final[nvmlThermalTarget_t]

class nvmlThermalController_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVML_THERMAL_CONTROLLER_NONE = ...
    NVML_THERMAL_CONTROLLER_GPU_INTERNAL = ...
    NVML_THERMAL_CONTROLLER_ADM1032 = ...
    NVML_THERMAL_CONTROLLER_ADT7461 = ...
    NVML_THERMAL_CONTROLLER_MAX6649 = ...
    NVML_THERMAL_CONTROLLER_MAX1617 = ...
    NVML_THERMAL_CONTROLLER_LM99 = ...
    NVML_THERMAL_CONTROLLER_LM89 = ...
    NVML_THERMAL_CONTROLLER_LM64 = ...
    NVML_THERMAL_CONTROLLER_G781 = ...
    NVML_THERMAL_CONTROLLER_ADT7473 = ...
    NVML_THERMAL_CONTROLLER_SBMAX6649 = ...
    NVML_THERMAL_CONTROLLER_VBIOSEVT = ...
    NVML_THERMAL_CONTROLLER_OS = ...
    NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS = ...
    NVML_THERMAL_CONTROLLER_NVSYSCON_E551 = ...
    NVML_THERMAL_CONTROLLER_MAX6649R = ...
    NVML_THERMAL_CONTROLLER_ADT7473S = ...
    NVML_THERMAL_CONTROLLER_UNKNOWN = ...
NVML_THERMAL_CONTROLLER_NONE: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_GPU_INTERNAL: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_ADM1032: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_ADT7461: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_MAX6649: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_MAX1617: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_LM99: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_LM89: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_LM64: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_G781: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_ADT7473: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_SBMAX6649: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_VBIOSEVT: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_OS: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_NVSYSCON_E551: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_MAX6649R: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_ADT7473S: Final[nvmlThermalController_t]
NVML_THERMAL_CONTROLLER_UNKNOWN: Final[nvmlThermalController_t]

class nvmlCoolerControl_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_THERMAL_COOLER_SIGNAL_NONE = ...
    NVML_THERMAL_COOLER_SIGNAL_TOGGLE = ...
    NVML_THERMAL_COOLER_SIGNAL_VARIABLE = ...
    NVML_THERMAL_COOLER_SIGNAL_COUNT = ...
nvmlCoolerControl_enum = nvmlCoolerControl_t
NVML_THERMAL_COOLER_SIGNAL_NONE: Final[nvmlCoolerControl_t]
NVML_THERMAL_COOLER_SIGNAL_TOGGLE: Final[nvmlCoolerControl_t]
NVML_THERMAL_COOLER_SIGNAL_VARIABLE: Final[nvmlCoolerControl_t]
NVML_THERMAL_COOLER_SIGNAL_COUNT: Final[nvmlCoolerControl_t]

class nvmlCoolerTarget_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_THERMAL_COOLER_TARGET_NONE = ...
    NVML_THERMAL_COOLER_TARGET_GPU = ...
    NVML_THERMAL_COOLER_TARGET_MEMORY = ...
    NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY = ...
    NVML_THERMAL_COOLER_TARGET_GPU_RELATED = ...
nvmlCoolerTarget_enum = nvmlCoolerTarget_t
NVML_THERMAL_COOLER_TARGET_NONE: Final[nvmlCoolerTarget_t]
NVML_THERMAL_COOLER_TARGET_GPU: Final[nvmlCoolerTarget_t]
NVML_THERMAL_COOLER_TARGET_MEMORY: Final[nvmlCoolerTarget_t]
NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY: Final[nvmlCoolerTarget_t]
NVML_THERMAL_COOLER_TARGET_GPU_RELATED: Final[nvmlCoolerTarget_t]

class nvmlUUIDType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_UUID_TYPE_NONE = ...
    NVML_UUID_TYPE_ASCII = ...
    NVML_UUID_TYPE_BINARY = ...
NVML_UUID_TYPE_NONE: Final[nvmlUUIDType_t]
NVML_UUID_TYPE_ASCII: Final[nvmlUUIDType_t]
NVML_UUID_TYPE_BINARY: Final[nvmlUUIDType_t]

class nvmlEnableState_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_FEATURE_DISABLED = ...
    NVML_FEATURE_ENABLED = ...
nvmlEnableState_enum = nvmlEnableState_t
NVML_FEATURE_DISABLED: Final[nvmlEnableState_t]
NVML_FEATURE_ENABLED: Final[nvmlEnableState_t]

class nvmlBrandType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_BRAND_UNKNOWN = ...
    NVML_BRAND_QUADRO = ...
    NVML_BRAND_TESLA = ...
    NVML_BRAND_NVS = ...
    NVML_BRAND_GRID = ...
    NVML_BRAND_GEFORCE = ...
    NVML_BRAND_TITAN = ...
    NVML_BRAND_NVIDIA_VAPPS = ...
    NVML_BRAND_NVIDIA_VPC = ...
    NVML_BRAND_NVIDIA_VCS = ...
    NVML_BRAND_NVIDIA_VWS = ...
    NVML_BRAND_NVIDIA_CLOUD_GAMING = ...
    NVML_BRAND_NVIDIA_VGAMING = ...
    NVML_BRAND_QUADRO_RTX = ...
    NVML_BRAND_NVIDIA_RTX = ...
    NVML_BRAND_NVIDIA = ...
    NVML_BRAND_GEFORCE_RTX = ...
    NVML_BRAND_TITAN_RTX = ...
    NVML_BRAND_NVIDIA_DLA = ...
    NVML_BRAND_NVIDIA_NPU = ...
    NVML_BRAND_NVIDIA_VGAMEDEV = ...
    NVML_BRAND_COUNT = ...
nvmlBrandType_enum = nvmlBrandType_t
NVML_BRAND_UNKNOWN: Final[nvmlBrandType_t]
NVML_BRAND_QUADRO: Final[nvmlBrandType_t]
NVML_BRAND_TESLA: Final[nvmlBrandType_t]
NVML_BRAND_NVS: Final[nvmlBrandType_t]
NVML_BRAND_GRID: Final[nvmlBrandType_t]
NVML_BRAND_GEFORCE: Final[nvmlBrandType_t]
NVML_BRAND_TITAN: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_VAPPS: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_VPC: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_VCS: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_VWS: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_CLOUD_GAMING: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_VGAMING: Final[nvmlBrandType_t]
NVML_BRAND_QUADRO_RTX: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_RTX: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA: Final[nvmlBrandType_t]
NVML_BRAND_GEFORCE_RTX: Final[nvmlBrandType_t]
NVML_BRAND_TITAN_RTX: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_DLA: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_NPU: Final[nvmlBrandType_t]
NVML_BRAND_NVIDIA_VGAMEDEV: Final[nvmlBrandType_t]
NVML_BRAND_COUNT: Final[nvmlBrandType_t]

class nvmlTemperatureThresholds_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = ...
    NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = ...
    NVML_TEMPERATURE_THRESHOLD_MEM_MAX = ...
    NVML_TEMPERATURE_THRESHOLD_GPU_MAX = ...
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = ...
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = ...
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = ...
    NVML_TEMPERATURE_THRESHOLD_GPS_CURR = ...
    NVML_TEMPERATURE_THRESHOLD_COUNT = ...
nvmlTemperatureThresholds_enum = nvmlTemperatureThresholds_t
NVML_TEMPERATURE_THRESHOLD_SHUTDOWN: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_SLOWDOWN: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_MEM_MAX: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_GPU_MAX: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_GPS_CURR: Final[nvmlTemperatureThresholds_t]
NVML_TEMPERATURE_THRESHOLD_COUNT: Final[nvmlTemperatureThresholds_t]

class nvmlTemperatureSensors_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_TEMPERATURE_GPU = ...
    NVML_TEMPERATURE_GPU_MAX = ...
    NVML_TEMPERATURE_COUNT = ...
nvmlTemperatureSensors_enum = nvmlTemperatureSensors_t
NVML_TEMPERATURE_GPU: Final[nvmlTemperatureSensors_t]
NVML_TEMPERATURE_GPU_MAX: Final[nvmlTemperatureSensors_t]
NVML_TEMPERATURE_COUNT: Final[nvmlTemperatureSensors_t]

class nvmlComputeMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_COMPUTEMODE_DEFAULT = ...
    NVML_COMPUTEMODE_EXCLUSIVE_THREAD = ...
    NVML_COMPUTEMODE_PROHIBITED = ...
    NVML_COMPUTEMODE_EXCLUSIVE_PROCESS = ...
    NVML_COMPUTEMODE_COUNT = ...
nvmlComputeMode_enum = nvmlComputeMode_t
NVML_COMPUTEMODE_DEFAULT: Final[nvmlComputeMode_t]
NVML_COMPUTEMODE_EXCLUSIVE_THREAD: Final[nvmlComputeMode_t]
NVML_COMPUTEMODE_PROHIBITED: Final[nvmlComputeMode_t]
NVML_COMPUTEMODE_EXCLUSIVE_PROCESS: Final[nvmlComputeMode_t]
NVML_COMPUTEMODE_COUNT: Final[nvmlComputeMode_t]

class nvmlMemoryErrorType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_MEMORY_ERROR_TYPE_CORRECTED = ...
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED = ...
    NVML_MEMORY_ERROR_TYPE_COUNT = ...
nvmlMemoryErrorType_enum = nvmlMemoryErrorType_t
NVML_MEMORY_ERROR_TYPE_CORRECTED: Final[nvmlMemoryErrorType_t]
NVML_MEMORY_ERROR_TYPE_UNCORRECTED: Final[nvmlMemoryErrorType_t]
NVML_MEMORY_ERROR_TYPE_COUNT: Final[nvmlMemoryErrorType_t]

class nvmlEccCounterType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VOLATILE_ECC = ...
    NVML_AGGREGATE_ECC = ...
    NVML_ECC_COUNTER_TYPE_COUNT = ...
nvmlEccCounterType_enum = nvmlEccCounterType_t
NVML_VOLATILE_ECC: Final[nvmlEccCounterType_t]
NVML_AGGREGATE_ECC: Final[nvmlEccCounterType_t]
NVML_ECC_COUNTER_TYPE_COUNT: Final[nvmlEccCounterType_t]

class nvmlClockType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_CLOCK_GRAPHICS = ...
    NVML_CLOCK_SM = ...
    NVML_CLOCK_MEM = ...
    NVML_CLOCK_VIDEO = ...
    NVML_CLOCK_COUNT = ...
nvmlClockType_enum = nvmlClockType_t
NVML_CLOCK_GRAPHICS: Final[nvmlClockType_t]
NVML_CLOCK_SM: Final[nvmlClockType_t]
NVML_CLOCK_MEM: Final[nvmlClockType_t]
NVML_CLOCK_VIDEO: Final[nvmlClockType_t]
NVML_CLOCK_COUNT: Final[nvmlClockType_t]

class nvmlClockId_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_CLOCK_ID_CURRENT = ...
    NVML_CLOCK_ID_APP_CLOCK_TARGET = ...
    NVML_CLOCK_ID_APP_CLOCK_DEFAULT = ...
    NVML_CLOCK_ID_CUSTOMER_BOOST_MAX = ...
    NVML_CLOCK_ID_COUNT = ...
nvmlClockId_enum = nvmlClockId_t
NVML_CLOCK_ID_CURRENT: Final[nvmlClockId_t]
NVML_CLOCK_ID_APP_CLOCK_TARGET: Final[nvmlClockId_t]
NVML_CLOCK_ID_APP_CLOCK_DEFAULT: Final[nvmlClockId_t]
NVML_CLOCK_ID_CUSTOMER_BOOST_MAX: Final[nvmlClockId_t]
NVML_CLOCK_ID_COUNT: Final[nvmlClockId_t]

class nvmlDriverModel_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_DRIVER_WDDM = ...
    NVML_DRIVER_WDM = ...
    NVML_DRIVER_MCDM = ...
nvmlDriverModel_enum = nvmlDriverModel_t
NVML_DRIVER_WDDM: Final[nvmlDriverModel_t]
NVML_DRIVER_WDM: Final[nvmlDriverModel_t]
NVML_DRIVER_MCDM: Final[nvmlDriverModel_t]

class nvmlPstates_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_PSTATE_0 = ...
    NVML_PSTATE_1 = ...
    NVML_PSTATE_2 = ...
    NVML_PSTATE_3 = ...
    NVML_PSTATE_4 = ...
    NVML_PSTATE_5 = ...
    NVML_PSTATE_6 = ...
    NVML_PSTATE_7 = ...
    NVML_PSTATE_8 = ...
    NVML_PSTATE_9 = ...
    NVML_PSTATE_10 = ...
    NVML_PSTATE_11 = ...
    NVML_PSTATE_12 = ...
    NVML_PSTATE_13 = ...
    NVML_PSTATE_14 = ...
    NVML_PSTATE_15 = ...
    NVML_PSTATE_UNKNOWN = ...
nvmlPStates_enum = nvmlPstates_t
NVML_PSTATE_0: Final[nvmlPstates_t]
NVML_PSTATE_1: Final[nvmlPstates_t]
NVML_PSTATE_2: Final[nvmlPstates_t]
NVML_PSTATE_3: Final[nvmlPstates_t]
NVML_PSTATE_4: Final[nvmlPstates_t]
NVML_PSTATE_5: Final[nvmlPstates_t]
NVML_PSTATE_6: Final[nvmlPstates_t]
NVML_PSTATE_7: Final[nvmlPstates_t]
NVML_PSTATE_8: Final[nvmlPstates_t]
NVML_PSTATE_9: Final[nvmlPstates_t]
NVML_PSTATE_10: Final[nvmlPstates_t]
NVML_PSTATE_11: Final[nvmlPstates_t]
NVML_PSTATE_12: Final[nvmlPstates_t]
NVML_PSTATE_13: Final[nvmlPstates_t]
NVML_PSTATE_14: Final[nvmlPstates_t]
NVML_PSTATE_15: Final[nvmlPstates_t]
NVML_PSTATE_UNKNOWN: Final[nvmlPstates_t]

class nvmlGpuOperationMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GOM_ALL_ON = ...
    NVML_GOM_COMPUTE = ...
    NVML_GOM_LOW_DP = ...
nvmlGom_enum = nvmlGpuOperationMode_t
NVML_GOM_ALL_ON: Final[nvmlGpuOperationMode_t]
NVML_GOM_COMPUTE: Final[nvmlGpuOperationMode_t]
NVML_GOM_LOW_DP: Final[nvmlGpuOperationMode_t]

class nvmlInforomObject_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_INFOROM_OEM = ...
    NVML_INFOROM_ECC = ...
    NVML_INFOROM_POWER = ...
    NVML_INFOROM_DEN = ...
    NVML_INFOROM_COUNT = ...
nvmlInforomObject_enum = nvmlInforomObject_t
NVML_INFOROM_OEM: Final[nvmlInforomObject_t]
NVML_INFOROM_ECC: Final[nvmlInforomObject_t]
NVML_INFOROM_POWER: Final[nvmlInforomObject_t]
NVML_INFOROM_DEN: Final[nvmlInforomObject_t]
NVML_INFOROM_COUNT: Final[nvmlInforomObject_t]

class nvmlReturn_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_SUCCESS = ...
    NVML_ERROR_UNINITIALIZED = ...
    NVML_ERROR_INVALID_ARGUMENT = ...
    NVML_ERROR_NOT_SUPPORTED = ...
    NVML_ERROR_NO_PERMISSION = ...
    NVML_ERROR_ALREADY_INITIALIZED = ...
    NVML_ERROR_NOT_FOUND = ...
    NVML_ERROR_INSUFFICIENT_SIZE = ...
    NVML_ERROR_INSUFFICIENT_POWER = ...
    NVML_ERROR_DRIVER_NOT_LOADED = ...
    NVML_ERROR_TIMEOUT = ...
    NVML_ERROR_IRQ_ISSUE = ...
    NVML_ERROR_LIBRARY_NOT_FOUND = ...
    NVML_ERROR_FUNCTION_NOT_FOUND = ...
    NVML_ERROR_CORRUPTED_INFOROM = ...
    NVML_ERROR_GPU_IS_LOST = ...
    NVML_ERROR_RESET_REQUIRED = ...
    NVML_ERROR_OPERATING_SYSTEM = ...
    NVML_ERROR_LIB_RM_VERSION_MISMATCH = ...
    NVML_ERROR_IN_USE = ...
    NVML_ERROR_MEMORY = ...
    NVML_ERROR_NO_DATA = ...
    NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = ...
    NVML_ERROR_INSUFFICIENT_RESOURCES = ...
    NVML_ERROR_FREQ_NOT_SUPPORTED = ...
    NVML_ERROR_ARGUMENT_VERSION_MISMATCH = ...
    NVML_ERROR_DEPRECATED = ...
    NVML_ERROR_NOT_READY = ...
    NVML_ERROR_GPU_NOT_FOUND = ...
    NVML_ERROR_INVALID_STATE = ...
    NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = ...
    NVML_ERROR_UNKNOWN = ...
nvmlReturn_enum = nvmlReturn_t
NVML_SUCCESS: Final[nvmlReturn_t]
NVML_ERROR_UNINITIALIZED: Final[nvmlReturn_t]
NVML_ERROR_INVALID_ARGUMENT: Final[nvmlReturn_t]
NVML_ERROR_NOT_SUPPORTED: Final[nvmlReturn_t]
NVML_ERROR_NO_PERMISSION: Final[nvmlReturn_t]
NVML_ERROR_ALREADY_INITIALIZED: Final[nvmlReturn_t]
NVML_ERROR_NOT_FOUND: Final[nvmlReturn_t]
NVML_ERROR_INSUFFICIENT_SIZE: Final[nvmlReturn_t]
NVML_ERROR_INSUFFICIENT_POWER: Final[nvmlReturn_t]
NVML_ERROR_DRIVER_NOT_LOADED: Final[nvmlReturn_t]
NVML_ERROR_TIMEOUT: Final[nvmlReturn_t]
NVML_ERROR_IRQ_ISSUE: Final[nvmlReturn_t]
NVML_ERROR_LIBRARY_NOT_FOUND: Final[nvmlReturn_t]
NVML_ERROR_FUNCTION_NOT_FOUND: Final[nvmlReturn_t]
NVML_ERROR_CORRUPTED_INFOROM: Final[nvmlReturn_t]
NVML_ERROR_GPU_IS_LOST: Final[nvmlReturn_t]
NVML_ERROR_RESET_REQUIRED: Final[nvmlReturn_t]
NVML_ERROR_OPERATING_SYSTEM: Final[nvmlReturn_t]
NVML_ERROR_LIB_RM_VERSION_MISMATCH: Final[nvmlReturn_t]
NVML_ERROR_IN_USE: Final[nvmlReturn_t]
NVML_ERROR_MEMORY: Final[nvmlReturn_t]
NVML_ERROR_NO_DATA: Final[nvmlReturn_t]
NVML_ERROR_VGPU_ECC_NOT_SUPPORTED: Final[nvmlReturn_t]
NVML_ERROR_INSUFFICIENT_RESOURCES: Final[nvmlReturn_t]
NVML_ERROR_FREQ_NOT_SUPPORTED: Final[nvmlReturn_t]
NVML_ERROR_ARGUMENT_VERSION_MISMATCH: Final[nvmlReturn_t]
NVML_ERROR_DEPRECATED: Final[nvmlReturn_t]
NVML_ERROR_NOT_READY: Final[nvmlReturn_t]
NVML_ERROR_GPU_NOT_FOUND: Final[nvmlReturn_t]
NVML_ERROR_INVALID_STATE: Final[nvmlReturn_t]
NVML_ERROR_RESET_TYPE_NOT_SUPPORTED: Final[nvmlReturn_t]
NVML_ERROR_UNKNOWN: Final[nvmlReturn_t]

class nvmlMemoryLocation_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_MEMORY_LOCATION_L1_CACHE = ...
    NVML_MEMORY_LOCATION_L2_CACHE = ...
    NVML_MEMORY_LOCATION_DRAM = ...
    NVML_MEMORY_LOCATION_DEVICE_MEMORY = ...
    NVML_MEMORY_LOCATION_REGISTER_FILE = ...
    NVML_MEMORY_LOCATION_TEXTURE_MEMORY = ...
    NVML_MEMORY_LOCATION_TEXTURE_SHM = ...
    NVML_MEMORY_LOCATION_CBU = ...
    NVML_MEMORY_LOCATION_SRAM = ...
    NVML_MEMORY_LOCATION_COUNT = ...
nvmlMemoryLocation_enum = nvmlMemoryLocation_t
NVML_MEMORY_LOCATION_L1_CACHE: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_L2_CACHE: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_DRAM: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_DEVICE_MEMORY: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_REGISTER_FILE: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_TEXTURE_MEMORY: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_TEXTURE_SHM: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_CBU: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_SRAM: Final[nvmlMemoryLocation_t]
NVML_MEMORY_LOCATION_COUNT: Final[nvmlMemoryLocation_t]

class nvmlPageRetirementCause_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = ...
    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR = ...
    NVML_PAGE_RETIREMENT_CAUSE_COUNT = ...
nvmlPageRetirementCause_enum = nvmlPageRetirementCause_t
NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS: Final[nvmlPageRetirementCause_t]
NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR: Final[nvmlPageRetirementCause_t]
NVML_PAGE_RETIREMENT_CAUSE_COUNT: Final[nvmlPageRetirementCause_t]

class nvmlRestrictedAPI_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = ...
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = ...
    NVML_RESTRICTED_API_COUNT = ...
nvmlRestrictedAPI_enum = nvmlRestrictedAPI_t
NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS: Final[nvmlRestrictedAPI_t]
NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS: Final[nvmlRestrictedAPI_t]
NVML_RESTRICTED_API_COUNT: Final[nvmlRestrictedAPI_t]

class nvmlGpuUtilizationDomainId_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GPU_UTILIZATION_DOMAIN_GPU = ...
    NVML_GPU_UTILIZATION_DOMAIN_FB = ...
    NVML_GPU_UTILIZATION_DOMAIN_VID = ...
    NVML_GPU_UTILIZATION_DOMAIN_BUS = ...
NVML_GPU_UTILIZATION_DOMAIN_GPU: Final[nvmlGpuUtilizationDomainId_t]
NVML_GPU_UTILIZATION_DOMAIN_FB: Final[nvmlGpuUtilizationDomainId_t]
NVML_GPU_UTILIZATION_DOMAIN_VID: Final[nvmlGpuUtilizationDomainId_t]
NVML_GPU_UTILIZATION_DOMAIN_BUS: Final[nvmlGpuUtilizationDomainId_t]

class nvmlGpuVirtualizationMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GPU_VIRTUALIZATION_MODE_NONE = ...
    NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH = ...
    NVML_GPU_VIRTUALIZATION_MODE_VGPU = ...
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU = ...
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA = ...
nvmlGpuVirtualizationMode = nvmlGpuVirtualizationMode_t
NVML_GPU_VIRTUALIZATION_MODE_NONE: Final[nvmlGpuVirtualizationMode_t]
NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH: Final[nvmlGpuVirtualizationMode_t]
NVML_GPU_VIRTUALIZATION_MODE_VGPU: Final[nvmlGpuVirtualizationMode_t]
NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU: Final[nvmlGpuVirtualizationMode_t]
NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA: Final[nvmlGpuVirtualizationMode_t]

class nvmlHostVgpuMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_HOST_VGPU_MODE_NON_SRIOV = ...
    NVML_HOST_VGPU_MODE_SRIOV = ...
nvmlHostVgpuMode_enum = nvmlHostVgpuMode_t
NVML_HOST_VGPU_MODE_NON_SRIOV: Final[nvmlHostVgpuMode_t]
NVML_HOST_VGPU_MODE_SRIOV: Final[nvmlHostVgpuMode_t]

class nvmlVgpuVmIdType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VGPU_VM_ID_DOMAIN_ID = ...
    NVML_VGPU_VM_ID_UUID = ...
nvmlVgpuVmIdType = nvmlVgpuVmIdType_t
NVML_VGPU_VM_ID_DOMAIN_ID: Final[nvmlVgpuVmIdType_t]
NVML_VGPU_VM_ID_UUID: Final[nvmlVgpuVmIdType_t]

class nvmlVgpuGuestInfoState_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = ...
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = ...
nvmlVgpuGuestInfoState_enum = nvmlVgpuGuestInfoState_t
NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED: Final[nvmlVgpuGuestInfoState_t]
NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED: Final[nvmlVgpuGuestInfoState_t]

class nvmlGridLicenseFeatureCode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN = ...
    NVML_GRID_LICENSE_FEATURE_CODE_VGPU = ...
    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX = ...
    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION = ...
    NVML_GRID_LICENSE_FEATURE_CODE_GAMING = ...
    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE = ...
    NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV = ...
NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN: Final[nvmlGridLicenseFeatureCode_t]
NVML_GRID_LICENSE_FEATURE_CODE_VGPU: Final[nvmlGridLicenseFeatureCode_t]
NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX: Final[nvmlGridLicenseFeatureCode_t]
NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION: Final[nvmlGridLicenseFeatureCode_t]
NVML_GRID_LICENSE_FEATURE_CODE_GAMING: Final[nvmlGridLicenseFeatureCode_t]
NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE: Final[nvmlGridLicenseFeatureCode_t]
NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV: Final[nvmlGridLicenseFeatureCode_t]

class nvmlVgpuCapability_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VGPU_CAP_NVLINK_P2P = ...
    NVML_VGPU_CAP_GPUDIRECT = ...
    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE = ...
    NVML_VGPU_CAP_EXCLUSIVE_TYPE = ...
    NVML_VGPU_CAP_EXCLUSIVE_SIZE = ...
    NVML_VGPU_CAP_COUNT = ...
nvmlVgpuCapability_enum = nvmlVgpuCapability_t
NVML_VGPU_CAP_NVLINK_P2P: Final[nvmlVgpuCapability_t]
NVML_VGPU_CAP_GPUDIRECT: Final[nvmlVgpuCapability_t]
NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE: Final[nvmlVgpuCapability_t]
NVML_VGPU_CAP_EXCLUSIVE_TYPE: Final[nvmlVgpuCapability_t]
NVML_VGPU_CAP_EXCLUSIVE_SIZE: Final[nvmlVgpuCapability_t]
NVML_VGPU_CAP_COUNT: Final[nvmlVgpuCapability_t]

class nvmlVgpuDriverCapability_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = ...
    NVML_VGPU_DRIVER_CAP_WARM_UPDATE = ...
    NVML_VGPU_DRIVER_CAP_COUNT = ...
nvmlVgpuDriverCapability_enum = nvmlVgpuDriverCapability_t
NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU: Final[nvmlVgpuDriverCapability_t]
NVML_VGPU_DRIVER_CAP_WARM_UPDATE: Final[nvmlVgpuDriverCapability_t]
NVML_VGPU_DRIVER_CAP_COUNT: Final[nvmlVgpuDriverCapability_t]

class nvmlDeviceVgpuCapability_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = ...
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES = ...
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES = ...
    NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW = ...
    NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW = ...
    NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING = ...
    NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU = ...
    NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU = ...
    NVML_DEVICE_VGPU_CAP_WARM_UPDATE = ...
    NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS = ...
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED = ...
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED = ...
    NVML_DEVICE_VGPU_CAP_UVM_STUN = ...
    NVML_DEVICE_VGPU_CAP_COUNT = ...
nvmlDeviceVgpuCapability_enum = nvmlDeviceVgpuCapability_t
NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_WARM_UPDATE: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_UVM_STUN: Final[nvmlDeviceVgpuCapability_t]
NVML_DEVICE_VGPU_CAP_COUNT: Final[nvmlDeviceVgpuCapability_t]

class nvmlDeviceGpuRecoveryAction_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GPU_RECOVERY_ACTION_NONE = ...
    NVML_GPU_RECOVERY_ACTION_GPU_RESET = ...
    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT = ...
    NVML_GPU_RECOVERY_ACTION_DRAIN_P2P = ...
    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET = ...
    NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = ...
    NVML_GPU_RECOVERY_ACTION_BUS_RESET = ...
    NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT = ...
nvmlDeviceGpuRecoveryAction_s = nvmlDeviceGpuRecoveryAction_t
NVML_GPU_RECOVERY_ACTION_NONE: Final[nvmlDeviceGpuRecoveryAction_t]
NVML_GPU_RECOVERY_ACTION_GPU_RESET: Final[nvmlDeviceGpuRecoveryAction_t]
NVML_GPU_RECOVERY_ACTION_NODE_REBOOT: Final[nvmlDeviceGpuRecoveryAction_t]
NVML_GPU_RECOVERY_ACTION_DRAIN_P2P: Final[nvmlDeviceGpuRecoveryAction_t]
NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET: Final[nvmlDeviceGpuRecoveryAction_t]
NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN: Final[nvmlDeviceGpuRecoveryAction_t]
NVML_GPU_RECOVERY_ACTION_BUS_RESET: Final[nvmlDeviceGpuRecoveryAction_t]
NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT: Final[nvmlDeviceGpuRecoveryAction_t]

class nvmlFanState_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_FAN_NORMAL = ...
    NVML_FAN_FAILED = ...
nvmlFanState_enum = nvmlFanState_t
NVML_FAN_NORMAL: Final[nvmlFanState_t]
NVML_FAN_FAILED: Final[nvmlFanState_t]

class nvmlLedColor_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_LED_COLOR_GREEN = ...
    NVML_LED_COLOR_AMBER = ...
nvmlLedColor_enum = nvmlLedColor_t
NVML_LED_COLOR_GREEN: Final[nvmlLedColor_t]
NVML_LED_COLOR_AMBER: Final[nvmlLedColor_t]

class nvmlGpuOperationalEventLogLevel_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL = ...
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY = ...
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG = ...
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE = ...
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING = ...
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR = ...
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL: Final[nvmlGpuOperationalEventLogLevel_t]
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY: Final[nvmlGpuOperationalEventLogLevel_t]
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG: Final[nvmlGpuOperationalEventLogLevel_t]
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE: Final[nvmlGpuOperationalEventLogLevel_t]
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING: Final[nvmlGpuOperationalEventLogLevel_t]
NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR: Final[nvmlGpuOperationalEventLogLevel_t]

class nvmlOperationalEventSeverity_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_OPERATIONAL_EVENT_SEVERITY_ALL = ...
    NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL = ...
    NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED = ...
    NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE = ...
    NVML_OPERATIONAL_EVENT_SEVERITY_FATAL = ...
NVML_OPERATIONAL_EVENT_SEVERITY_ALL: Final[nvmlOperationalEventSeverity_t]
NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL: Final[nvmlOperationalEventSeverity_t]
NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED: Final[nvmlOperationalEventSeverity_t]
NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE: Final[nvmlOperationalEventSeverity_t]
NVML_OPERATIONAL_EVENT_SEVERITY_FATAL: Final[nvmlOperationalEventSeverity_t]

class nvmlEventDataType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_EVENT_DATA_TYPE_NVML_EVENT = ...
    NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT = ...
NVML_EVENT_DATA_TYPE_NVML_EVENT: Final[nvmlEventDataType_t]
NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT: Final[nvmlEventDataType_t]

class nvmlGpuOperationalEventContextType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN = ...
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID = ...
NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN: Final[nvmlGpuOperationalEventContextType_t]
NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID: Final[nvmlGpuOperationalEventContextType_t]

class nvmlEncoderType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_ENCODER_QUERY_H264 = ...
    NVML_ENCODER_QUERY_HEVC = ...
    NVML_ENCODER_QUERY_AV1 = ...
    NVML_ENCODER_QUERY_UNKNOWN = ...
nvmlEncoderQueryType_enum = nvmlEncoderType_t
NVML_ENCODER_QUERY_H264: Final[nvmlEncoderType_t]
NVML_ENCODER_QUERY_HEVC: Final[nvmlEncoderType_t]
NVML_ENCODER_QUERY_AV1: Final[nvmlEncoderType_t]
NVML_ENCODER_QUERY_UNKNOWN: Final[nvmlEncoderType_t]

class nvmlFBCSessionType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_FBC_SESSION_TYPE_UNKNOWN = ...
    NVML_FBC_SESSION_TYPE_TOSYS = ...
    NVML_FBC_SESSION_TYPE_CUDA = ...
    NVML_FBC_SESSION_TYPE_VID = ...
    NVML_FBC_SESSION_TYPE_HWENC = ...
nvmlFBCSessionType_enum = nvmlFBCSessionType_t
NVML_FBC_SESSION_TYPE_UNKNOWN: Final[nvmlFBCSessionType_t]
NVML_FBC_SESSION_TYPE_TOSYS: Final[nvmlFBCSessionType_t]
NVML_FBC_SESSION_TYPE_CUDA: Final[nvmlFBCSessionType_t]
NVML_FBC_SESSION_TYPE_VID: Final[nvmlFBCSessionType_t]
NVML_FBC_SESSION_TYPE_HWENC: Final[nvmlFBCSessionType_t]

class nvmlDetachGpuState_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_DETACH_GPU_KEEP = ...
    NVML_DETACH_GPU_REMOVE = ...
nvmlDetachGpuState_enum = nvmlDetachGpuState_t
NVML_DETACH_GPU_KEEP: Final[nvmlDetachGpuState_t]
NVML_DETACH_GPU_REMOVE: Final[nvmlDetachGpuState_t]

class nvmlPcieLinkState_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_PCIE_LINK_KEEP = ...
    NVML_PCIE_LINK_SHUT_DOWN = ...
nvmlPcieLinkState_enum = nvmlPcieLinkState_t
NVML_PCIE_LINK_KEEP: Final[nvmlPcieLinkState_t]
NVML_PCIE_LINK_SHUT_DOWN: Final[nvmlPcieLinkState_t]

class nvmlCPERType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_CPER_ACCESS_TYPE_GPU = ...
NVML_CPER_ACCESS_TYPE_GPU: Final[nvmlCPERType_t]

class nvmlClockLimitId_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_CLOCK_LIMIT_ID_RANGE_START = ...
    NVML_CLOCK_LIMIT_ID_TDP = ...
    NVML_CLOCK_LIMIT_ID_UNLIMITED = ...
nvmlClockLimitId_enum = nvmlClockLimitId_t
NVML_CLOCK_LIMIT_ID_RANGE_START: Final[nvmlClockLimitId_t]
NVML_CLOCK_LIMIT_ID_TDP: Final[nvmlClockLimitId_t]
NVML_CLOCK_LIMIT_ID_UNLIMITED: Final[nvmlClockLimitId_t]

class nvmlNvlinkVersion_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_NVLINK_VERSION_INVALID = ...
    NVML_NVLINK_VERSION_1_0 = ...
    NVML_NVLINK_VERSION_2_0 = ...
    NVML_NVLINK_VERSION_2_2 = ...
    NVML_NVLINK_VERSION_3_0 = ...
    NVML_NVLINK_VERSION_3_1 = ...
    NVML_NVLINK_VERSION_4_0 = ...
    NVML_NVLINK_VERSION_5_0 = ...
    NVML_NVLINK_VERSION_6_0 = ...
nvmlNvlinkVersion_enum = nvmlNvlinkVersion_t
NVML_NVLINK_VERSION_INVALID: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_1_0: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_2_0: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_2_2: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_3_0: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_3_1: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_4_0: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_5_0: Final[nvmlNvlinkVersion_t]
NVML_NVLINK_VERSION_6_0: Final[nvmlNvlinkVersion_t]

class nvmlNvlinkTelemetrySampleType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX = ...
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX = ...
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT = ...
NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX: Final[nvmlNvlinkTelemetrySampleType_t]
NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX: Final[nvmlNvlinkTelemetrySampleType_t]
NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT: Final[nvmlNvlinkTelemetrySampleType_t]

class nvmlVgpuVmCompatibility_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VGPU_VM_COMPATIBILITY_NONE = ...
    NVML_VGPU_VM_COMPATIBILITY_COLD = ...
    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE = ...
    NVML_VGPU_VM_COMPATIBILITY_SLEEP = ...
    NVML_VGPU_VM_COMPATIBILITY_LIVE = ...
nvmlVgpuVmCompatibility_enum = nvmlVgpuVmCompatibility_t
NVML_VGPU_VM_COMPATIBILITY_NONE: Final[nvmlVgpuVmCompatibility_t]
NVML_VGPU_VM_COMPATIBILITY_COLD: Final[nvmlVgpuVmCompatibility_t]
NVML_VGPU_VM_COMPATIBILITY_HIBERNATE: Final[nvmlVgpuVmCompatibility_t]
NVML_VGPU_VM_COMPATIBILITY_SLEEP: Final[nvmlVgpuVmCompatibility_t]
NVML_VGPU_VM_COMPATIBILITY_LIVE: Final[nvmlVgpuVmCompatibility_t]

class nvmlVgpuPgpuCompatibilityLimitCode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_VGPU_COMPATIBILITY_LIMIT_NONE = ...
    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = ...
    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = ...
    NVML_VGPU_COMPATIBILITY_LIMIT_GPU = ...
    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER = ...
nvmlVgpuPgpuCompatibilityLimitCode_enum = nvmlVgpuPgpuCompatibilityLimitCode_t
NVML_VGPU_COMPATIBILITY_LIMIT_NONE: Final[nvmlVgpuPgpuCompatibilityLimitCode_t]
NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER: Final[nvmlVgpuPgpuCompatibilityLimitCode_t]
NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER: Final[nvmlVgpuPgpuCompatibilityLimitCode_t]
NVML_VGPU_COMPATIBILITY_LIMIT_GPU: Final[nvmlVgpuPgpuCompatibilityLimitCode_t]
NVML_VGPU_COMPATIBILITY_LIMIT_OTHER: Final[nvmlVgpuPgpuCompatibilityLimitCode_t]

class nvmlPRMCounterId_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_PRM_COUNTER_ID_NONE = ...
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS = ...
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME = ...
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME = ...
    NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT = ...
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES = ...
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR = ...
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE = ...
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES = ...
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES = ...
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS = ...
    NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS = ...
    NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY = ...
NVML_PRM_COUNTER_ID_NONE: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS: Final[nvmlPRMCounterId_t]
NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY: Final[nvmlPRMCounterId_t]

class nvmlGpmMetricId_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_GPM_METRIC_GRAPHICS_UTIL = ...
    NVML_GPM_METRIC_SM_UTIL = ...
    NVML_GPM_METRIC_SM_OCCUPANCY = ...
    NVML_GPM_METRIC_INTEGER_UTIL = ...
    NVML_GPM_METRIC_ANY_TENSOR_UTIL = ...
    NVML_GPM_METRIC_DFMA_TENSOR_UTIL = ...
    NVML_GPM_METRIC_HMMA_TENSOR_UTIL = ...
    NVML_GPM_METRIC_DMMA_TENSOR_UTIL = ...
    NVML_GPM_METRIC_IMMA_TENSOR_UTIL = ...
    NVML_GPM_METRIC_DRAM_BW_UTIL = ...
    NVML_GPM_METRIC_FP64_UTIL = ...
    NVML_GPM_METRIC_FP32_UTIL = ...
    NVML_GPM_METRIC_FP16_UTIL = ...
    NVML_GPM_METRIC_PCIE_TX_PER_SEC = ...
    NVML_GPM_METRIC_PCIE_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVDEC_0_UTIL = ...
    NVML_GPM_METRIC_NVDEC_1_UTIL = ...
    NVML_GPM_METRIC_NVDEC_2_UTIL = ...
    NVML_GPM_METRIC_NVDEC_3_UTIL = ...
    NVML_GPM_METRIC_NVDEC_4_UTIL = ...
    NVML_GPM_METRIC_NVDEC_5_UTIL = ...
    NVML_GPM_METRIC_NVDEC_6_UTIL = ...
    NVML_GPM_METRIC_NVDEC_7_UTIL = ...
    NVML_GPM_METRIC_NVJPG_0_UTIL = ...
    NVML_GPM_METRIC_NVJPG_1_UTIL = ...
    NVML_GPM_METRIC_NVJPG_2_UTIL = ...
    NVML_GPM_METRIC_NVJPG_3_UTIL = ...
    NVML_GPM_METRIC_NVJPG_4_UTIL = ...
    NVML_GPM_METRIC_NVJPG_5_UTIL = ...
    NVML_GPM_METRIC_NVJPG_6_UTIL = ...
    NVML_GPM_METRIC_NVJPG_7_UTIL = ...
    NVML_GPM_METRIC_NVOFA_0_UTIL = ...
    NVML_GPM_METRIC_NVOFA_1_UTIL = ...
    NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC = ...
    NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC = ...
    NVML_GPM_METRIC_HOSTMEM_CACHE_HIT = ...
    NVML_GPM_METRIC_HOSTMEM_CACHE_MISS = ...
    NVML_GPM_METRIC_PEERMEM_CACHE_HIT = ...
    NVML_GPM_METRIC_PEERMEM_CACHE_MISS = ...
    NVML_GPM_METRIC_DRAM_CACHE_HIT = ...
    NVML_GPM_METRIC_DRAM_CACHE_MISS = ...
    NVML_GPM_METRIC_NVENC_0_UTIL = ...
    NVML_GPM_METRIC_NVENC_1_UTIL = ...
    NVML_GPM_METRIC_NVENC_2_UTIL = ...
    NVML_GPM_METRIC_NVENC_3_UTIL = ...
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR0_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR1_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR2_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR3_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR4_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR5_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR6_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_GR7_CTXSW_REQUESTS = ...
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ = ...
    NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT = ...
    NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC = ...
    NVML_GPM_METRIC_SM_CYCLES_ELAPSED = ...
    NVML_GPM_METRIC_SM_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_MMA_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_PCIE_TX = ...
    NVML_GPM_METRIC_PCIE_RX = ...
    NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_FP64_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_FP32_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_FP16_CYCLES_ACTIVE = ...
    NVML_GPM_METRIC_NVLINK_L0_RX = ...
    NVML_GPM_METRIC_NVLINK_L0_TX = ...
    NVML_GPM_METRIC_NVLINK_L1_RX = ...
    NVML_GPM_METRIC_NVLINK_L1_TX = ...
    NVML_GPM_METRIC_NVLINK_L2_RX = ...
    NVML_GPM_METRIC_NVLINK_L2_TX = ...
    NVML_GPM_METRIC_NVLINK_L3_RX = ...
    NVML_GPM_METRIC_NVLINK_L3_TX = ...
    NVML_GPM_METRIC_NVLINK_L4_RX = ...
    NVML_GPM_METRIC_NVLINK_L4_TX = ...
    NVML_GPM_METRIC_NVLINK_L5_RX = ...
    NVML_GPM_METRIC_NVLINK_L5_TX = ...
    NVML_GPM_METRIC_NVLINK_L6_RX = ...
    NVML_GPM_METRIC_NVLINK_L6_TX = ...
    NVML_GPM_METRIC_NVLINK_L7_RX = ...
    NVML_GPM_METRIC_NVLINK_L7_TX = ...
    NVML_GPM_METRIC_NVLINK_L8_RX = ...
    NVML_GPM_METRIC_NVLINK_L8_TX = ...
    NVML_GPM_METRIC_NVLINK_L9_RX = ...
    NVML_GPM_METRIC_NVLINK_L9_TX = ...
    NVML_GPM_METRIC_NVLINK_L10_RX = ...
    NVML_GPM_METRIC_NVLINK_L10_TX = ...
    NVML_GPM_METRIC_NVLINK_L11_RX = ...
    NVML_GPM_METRIC_NVLINK_L11_TX = ...
    NVML_GPM_METRIC_NVLINK_L12_RX = ...
    NVML_GPM_METRIC_NVLINK_L12_TX = ...
    NVML_GPM_METRIC_NVLINK_L13_RX = ...
    NVML_GPM_METRIC_NVLINK_L13_TX = ...
    NVML_GPM_METRIC_NVLINK_L14_RX = ...
    NVML_GPM_METRIC_NVLINK_L14_TX = ...
    NVML_GPM_METRIC_NVLINK_L15_RX = ...
    NVML_GPM_METRIC_NVLINK_L15_TX = ...
    NVML_GPM_METRIC_NVLINK_L16_RX = ...
    NVML_GPM_METRIC_NVLINK_L16_TX = ...
    NVML_GPM_METRIC_NVLINK_L17_RX = ...
    NVML_GPM_METRIC_NVLINK_L17_TX = ...
    NVML_GPM_METRIC_NVLINK_L18_RX = ...
    NVML_GPM_METRIC_NVLINK_L18_TX = ...
    NVML_GPM_METRIC_NVLINK_L19_RX = ...
    NVML_GPM_METRIC_NVLINK_L19_TX = ...
    NVML_GPM_METRIC_NVLINK_L20_RX = ...
    NVML_GPM_METRIC_NVLINK_L20_TX = ...
    NVML_GPM_METRIC_NVLINK_L21_RX = ...
    NVML_GPM_METRIC_NVLINK_L21_TX = ...
    NVML_GPM_METRIC_NVLINK_L22_RX = ...
    NVML_GPM_METRIC_NVLINK_L22_TX = ...
    NVML_GPM_METRIC_NVLINK_L23_RX = ...
    NVML_GPM_METRIC_NVLINK_L23_TX = ...
    NVML_GPM_METRIC_NVLINK_L24_RX = ...
    NVML_GPM_METRIC_NVLINK_L24_TX = ...
    NVML_GPM_METRIC_NVLINK_L25_RX = ...
    NVML_GPM_METRIC_NVLINK_L25_TX = ...
    NVML_GPM_METRIC_NVLINK_L26_RX = ...
    NVML_GPM_METRIC_NVLINK_L26_TX = ...
    NVML_GPM_METRIC_NVLINK_L27_RX = ...
    NVML_GPM_METRIC_NVLINK_L27_TX = ...
    NVML_GPM_METRIC_NVLINK_L28_RX = ...
    NVML_GPM_METRIC_NVLINK_L28_TX = ...
    NVML_GPM_METRIC_NVLINK_L29_RX = ...
    NVML_GPM_METRIC_NVLINK_L29_TX = ...
    NVML_GPM_METRIC_NVLINK_L30_RX = ...
    NVML_GPM_METRIC_NVLINK_L30_TX = ...
    NVML_GPM_METRIC_NVLINK_L31_RX = ...
    NVML_GPM_METRIC_NVLINK_L31_TX = ...
    NVML_GPM_METRIC_NVLINK_L32_RX = ...
    NVML_GPM_METRIC_NVLINK_L32_TX = ...
    NVML_GPM_METRIC_NVLINK_L33_RX = ...
    NVML_GPM_METRIC_NVLINK_L33_TX = ...
    NVML_GPM_METRIC_NVLINK_L34_RX = ...
    NVML_GPM_METRIC_NVLINK_L34_TX = ...
    NVML_GPM_METRIC_NVLINK_L35_RX = ...
    NVML_GPM_METRIC_NVLINK_L35_TX = ...
    NVML_GPM_METRIC_NVLINK_L36_RX = ...
    NVML_GPM_METRIC_NVLINK_L36_TX = ...
    NVML_GPM_METRIC_NVLINK_L37_RX = ...
    NVML_GPM_METRIC_NVLINK_L37_TX = ...
    NVML_GPM_METRIC_NVLINK_L38_RX = ...
    NVML_GPM_METRIC_NVLINK_L38_TX = ...
    NVML_GPM_METRIC_NVLINK_L39_RX = ...
    NVML_GPM_METRIC_NVLINK_L39_TX = ...
    NVML_GPM_METRIC_NVLINK_L40_RX = ...
    NVML_GPM_METRIC_NVLINK_L40_TX = ...
    NVML_GPM_METRIC_NVLINK_L41_RX = ...
    NVML_GPM_METRIC_NVLINK_L41_TX = ...
    NVML_GPM_METRIC_NVLINK_L42_RX = ...
    NVML_GPM_METRIC_NVLINK_L42_TX = ...
    NVML_GPM_METRIC_NVLINK_L43_RX = ...
    NVML_GPM_METRIC_NVLINK_L43_TX = ...
    NVML_GPM_METRIC_NVLINK_L44_RX = ...
    NVML_GPM_METRIC_NVLINK_L44_TX = ...
    NVML_GPM_METRIC_NVLINK_L45_RX = ...
    NVML_GPM_METRIC_NVLINK_L45_TX = ...
    NVML_GPM_METRIC_NVLINK_L46_RX = ...
    NVML_GPM_METRIC_NVLINK_L46_TX = ...
    NVML_GPM_METRIC_NVLINK_L47_RX = ...
    NVML_GPM_METRIC_NVLINK_L47_TX = ...
    NVML_GPM_METRIC_NVLINK_L48_RX = ...
    NVML_GPM_METRIC_NVLINK_L48_TX = ...
    NVML_GPM_METRIC_NVLINK_L49_RX = ...
    NVML_GPM_METRIC_NVLINK_L49_TX = ...
    NVML_GPM_METRIC_NVLINK_L50_RX = ...
    NVML_GPM_METRIC_NVLINK_L50_TX = ...
    NVML_GPM_METRIC_NVLINK_L51_RX = ...
    NVML_GPM_METRIC_NVLINK_L51_TX = ...
    NVML_GPM_METRIC_NVLINK_L52_RX = ...
    NVML_GPM_METRIC_NVLINK_L52_TX = ...
    NVML_GPM_METRIC_NVLINK_L53_RX = ...
    NVML_GPM_METRIC_NVLINK_L53_TX = ...
    NVML_GPM_METRIC_NVLINK_L54_RX = ...
    NVML_GPM_METRIC_NVLINK_L54_TX = ...
    NVML_GPM_METRIC_NVLINK_L55_RX = ...
    NVML_GPM_METRIC_NVLINK_L55_TX = ...
    NVML_GPM_METRIC_NVLINK_L56_RX = ...
    NVML_GPM_METRIC_NVLINK_L56_TX = ...
    NVML_GPM_METRIC_NVLINK_L57_RX = ...
    NVML_GPM_METRIC_NVLINK_L57_TX = ...
    NVML_GPM_METRIC_NVLINK_L58_RX = ...
    NVML_GPM_METRIC_NVLINK_L58_TX = ...
    NVML_GPM_METRIC_NVLINK_L59_RX = ...
    NVML_GPM_METRIC_NVLINK_L59_TX = ...
    NVML_GPM_METRIC_NVLINK_L60_RX = ...
    NVML_GPM_METRIC_NVLINK_L60_TX = ...
    NVML_GPM_METRIC_NVLINK_L61_RX = ...
    NVML_GPM_METRIC_NVLINK_L61_TX = ...
    NVML_GPM_METRIC_NVLINK_L62_RX = ...
    NVML_GPM_METRIC_NVLINK_L62_TX = ...
    NVML_GPM_METRIC_NVLINK_L63_RX = ...
    NVML_GPM_METRIC_NVLINK_L63_TX = ...
    NVML_GPM_METRIC_NVLINK_L64_RX = ...
    NVML_GPM_METRIC_NVLINK_L64_TX = ...
    NVML_GPM_METRIC_NVLINK_L65_RX = ...
    NVML_GPM_METRIC_NVLINK_L65_TX = ...
    NVML_GPM_METRIC_NVLINK_L66_RX = ...
    NVML_GPM_METRIC_NVLINK_L66_TX = ...
    NVML_GPM_METRIC_NVLINK_L67_RX = ...
    NVML_GPM_METRIC_NVLINK_L67_TX = ...
    NVML_GPM_METRIC_NVLINK_L68_RX = ...
    NVML_GPM_METRIC_NVLINK_L68_TX = ...
    NVML_GPM_METRIC_NVLINK_L69_RX = ...
    NVML_GPM_METRIC_NVLINK_L69_TX = ...
    NVML_GPM_METRIC_NVLINK_L70_RX = ...
    NVML_GPM_METRIC_NVLINK_L70_TX = ...
    NVML_GPM_METRIC_NVLINK_L71_RX = ...
    NVML_GPM_METRIC_NVLINK_L71_TX = ...
    NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC = ...
    NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC = ...
    NVML_GPM_METRIC_MAX = ...
NVML_GPM_METRIC_GRAPHICS_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_SM_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_SM_OCCUPANCY: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_INTEGER_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_ANY_TENSOR_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_DFMA_TENSOR_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_HMMA_TENSOR_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_DMMA_TENSOR_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_IMMA_TENSOR_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_DRAM_BW_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_FP64_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_FP32_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_FP16_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_PCIE_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_PCIE_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_0_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_1_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_2_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_3_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_4_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_5_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_6_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVDEC_7_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_0_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_1_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_2_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_3_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_4_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_5_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_6_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVJPG_7_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVOFA_0_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVOFA_1_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_HOSTMEM_CACHE_HIT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_HOSTMEM_CACHE_MISS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_PEERMEM_CACHE_HIT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_PEERMEM_CACHE_MISS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_DRAM_CACHE_HIT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_DRAM_CACHE_MISS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVENC_0_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVENC_1_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVENC_2_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVENC_3_UTIL: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR0_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR1_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR2_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR3_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR4_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR5_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR6_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR7_CTXSW_REQUESTS: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_SM_CYCLES_ELAPSED: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_SM_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_MMA_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_PCIE_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_PCIE_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_FP64_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_FP32_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_FP16_CYCLES_ACTIVE: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L0_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L0_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L1_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L1_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L2_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L2_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L3_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L3_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L4_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L4_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L5_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L5_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L6_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L6_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L7_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L7_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L8_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L8_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L9_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L9_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L10_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L10_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L11_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L11_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L12_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L12_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L13_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L13_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L14_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L14_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L15_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L15_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L16_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L16_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L17_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L17_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L18_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L18_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L19_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L19_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L20_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L20_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L21_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L21_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L22_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L22_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L23_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L23_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L24_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L24_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L25_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L25_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L26_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L26_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L27_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L27_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L28_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L28_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L29_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L29_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L30_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L30_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L31_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L31_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L32_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L32_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L33_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L33_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L34_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L34_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L35_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L35_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L36_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L36_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L37_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L37_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L38_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L38_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L39_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L39_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L40_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L40_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L41_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L41_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L42_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L42_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L43_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L43_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L44_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L44_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L45_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L45_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L46_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L46_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L47_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L47_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L48_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L48_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L49_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L49_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L50_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L50_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L51_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L51_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L52_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L52_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L53_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L53_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L54_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L54_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L55_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L55_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L56_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L56_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L57_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L57_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L58_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L58_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L59_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L59_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L60_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L60_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L61_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L61_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L62_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L62_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L63_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L63_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L64_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L64_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L65_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L65_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L66_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L66_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L67_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L67_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L68_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L68_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L69_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L69_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L70_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L70_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L71_RX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L71_TX: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC: Final[nvmlGpmMetricId_t]
NVML_GPM_METRIC_MAX: Final[nvmlGpmMetricId_t]

class nvmlPowerProfileType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_POWER_PROFILE_MAX_P = ...
    NVML_POWER_PROFILE_MAX_Q = ...
    NVML_POWER_PROFILE_COMPUTE = ...
    NVML_POWER_PROFILE_MEMORY_BOUND = ...
    NVML_POWER_PROFILE_NETWORK = ...
    NVML_POWER_PROFILE_BALANCED = ...
    NVML_POWER_PROFILE_LLM_INFERENCE = ...
    NVML_POWER_PROFILE_LLM_TRAINING = ...
    NVML_POWER_PROFILE_RBM = ...
    NVML_POWER_PROFILE_DCPCIE = ...
    NVML_POWER_PROFILE_HMMA_SPARSE = ...
    NVML_POWER_PROFILE_HMMA_DENSE = ...
    NVML_POWER_PROFILE_SYNC_BALANCED = ...
    NVML_POWER_PROFILE_HPC = ...
    NVML_POWER_PROFILE_MIG = ...
    NVML_POWER_PROFILE_MAX_Q_1 = ...
    NVML_POWER_PROFILE_NETWORK_BOUND = ...
    NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE = ...
    NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE = ...
    NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE = ...
    NVML_POWER_PROFILE_TRAINING = ...
    NVML_POWER_PROFILE_INFERENCE = ...
    NVML_POWER_PROFILE_MAX_Q_2 = ...
    NVML_POWER_PROFILE_MAX_Q_3 = ...
    NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND = ...
    NVML_POWER_PROFILE_MAX = ...
NVML_POWER_PROFILE_MAX_P: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MAX_Q: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_COMPUTE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MEMORY_BOUND: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_NETWORK: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_BALANCED: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_LLM_INFERENCE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_LLM_TRAINING: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_RBM: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_DCPCIE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_HMMA_SPARSE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_HMMA_DENSE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_SYNC_BALANCED: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_HPC: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MIG: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MAX_Q_1: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_NETWORK_BOUND: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_TRAINING: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_INFERENCE: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MAX_Q_2: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MAX_Q_3: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND: Final[nvmlPowerProfileType_t]
NVML_POWER_PROFILE_MAX: Final[nvmlPowerProfileType_t]

class nvmlPowerProfileOperation_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_POWER_PROFILE_OPERATION_CLEAR = ...
    NVML_POWER_PROFILE_OPERATION_SET = ...
    NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE = ...
    NVML_POWER_PROFILE_OPERATION_MAX = ...
NVML_POWER_PROFILE_OPERATION_CLEAR: Final[nvmlPowerProfileOperation_t]
NVML_POWER_PROFILE_OPERATION_SET: Final[nvmlPowerProfileOperation_t]
NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE: Final[nvmlPowerProfileOperation_t]
NVML_POWER_PROFILE_OPERATION_MAX: Final[nvmlPowerProfileOperation_t]

class nvmlDeviceArchitecture_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_DEVICE_ARCH_KEPLER = ...
    NVML_DEVICE_ARCH_MAXWELL = ...
    NVML_DEVICE_ARCH_PASCAL = ...
    NVML_DEVICE_ARCH_VOLTA = ...
    NVML_DEVICE_ARCH_TURING = ...
    NVML_DEVICE_ARCH_AMPERE = ...
    NVML_DEVICE_ARCH_ADA = ...
    NVML_DEVICE_ARCH_HOPPER = ...
    NVML_DEVICE_ARCH_BLACKWELL = ...
    NVML_DEVICE_ARCH_DLA = ...
    NVML_DEVICE_ARCH_DLA2 = ...
    NVML_DEVICE_ARCH_RUBIN = ...
    NVML_DEVICE_ARCH_NPU3 = ...
    NVML_DEVICE_ARCH_UNKNOWN = ...
NVML_DEVICE_ARCH_KEPLER: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_MAXWELL: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_PASCAL: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_VOLTA: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_TURING: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_AMPERE: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_ADA: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_HOPPER: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_BLACKWELL: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_DLA: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_DLA2: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_RUBIN: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_NPU3: Final[nvmlDeviceArchitecture_t]
NVML_DEVICE_ARCH_UNKNOWN: Final[nvmlDeviceArchitecture_t]

class nvmlBusType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_BUS_TYPE_UNKNOWN = ...
    NVML_BUS_TYPE_PCI = ...
    NVML_BUS_TYPE_PCIE = ...
    NVML_BUS_TYPE_FPCI = ...
    NVML_BUS_TYPE_AGP = ...
NVML_BUS_TYPE_UNKNOWN: Final[nvmlBusType_t]
NVML_BUS_TYPE_PCI: Final[nvmlBusType_t]
NVML_BUS_TYPE_PCIE: Final[nvmlBusType_t]
NVML_BUS_TYPE_FPCI: Final[nvmlBusType_t]
NVML_BUS_TYPE_AGP: Final[nvmlBusType_t]

class nvmlFanControlPolicy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW = ...
    NVML_FAN_POLICY_MANUAL = ...
NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW: Final[nvmlFanControlPolicy_t]
NVML_FAN_POLICY_MANUAL: Final[nvmlFanControlPolicy_t]

class nvmlPowerSource_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_POWER_SOURCE_AC = ...
    NVML_POWER_SOURCE_BATTERY = ...
    NVML_POWER_SOURCE_UNDERSIZED = ...
NVML_POWER_SOURCE_AC: Final[nvmlPowerSource_t]
NVML_POWER_SOURCE_BATTERY: Final[nvmlPowerSource_t]
NVML_POWER_SOURCE_UNDERSIZED: Final[nvmlPowerSource_t]

class nvmlPowerScopeType_t(_Enumeration):
    ctype: type[ctypes.c_ubyte]
    NVML_POWER_SCOPE_GPU = ...
    NVML_POWER_SCOPE_MODULE = ...
    NVML_POWER_SCOPE_MEMORY = ...
    NVML_POWER_SCOPE_GPU_BASE = ...
NVML_POWER_SCOPE_GPU: Final[nvmlPowerScopeType_t]
NVML_POWER_SCOPE_MODULE: Final[nvmlPowerScopeType_t]
NVML_POWER_SCOPE_MEMORY: Final[nvmlPowerScopeType_t]
NVML_POWER_SCOPE_GPU_BASE: Final[nvmlPowerScopeType_t]

class nvmlGpuFabricState_t(_Enumeration):
    ctype: type[ctypes.c_ubyte]
    NVML_GPU_FABRIC_STATE_NOT_SUPPORTED = ...
    NVML_GPU_FABRIC_STATE_NOT_STARTED = ...
    NVML_GPU_FABRIC_STATE_IN_PROGRESS = ...
    NVML_GPU_FABRIC_STATE_COMPLETED = ...
NVML_GPU_FABRIC_STATE_NOT_SUPPORTED: Final[nvmlGpuFabricState_t]
NVML_GPU_FABRIC_STATE_NOT_STARTED: Final[nvmlGpuFabricState_t]
NVML_GPU_FABRIC_STATE_IN_PROGRESS: Final[nvmlGpuFabricState_t]
NVML_GPU_FABRIC_STATE_COMPLETED: Final[nvmlGpuFabricState_t]

class nvmlAffinityScope_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVML_AFFINITY_SCOPE_NODE = ...
    NVML_AFFINITY_SCOPE_SOCKET = ...
NVML_AFFINITY_SCOPE_NODE: Final[nvmlAffinityScope_t]
NVML_AFFINITY_SCOPE_SOCKET: Final[nvmlAffinityScope_t]

class nvmlPciInfoExt_v1_t(_Struct):
    version: int
    domain: int
    bus: int
    device: int
    pciDeviceId: int
    pciSubSystemId: int
    baseClass: int
    subClass: int
    busId: _Chars
    def __init__(self, version: int = ..., domain: int = ..., bus: int = ..., device: int = ..., pciDeviceId: int = ..., pciSubSystemId: int = ..., baseClass: int = ..., subClass: int = ..., busId: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvmlPciInfo_t(_Struct):
    busIdLegacy: _Chars
    domain: int
    bus: int
    device: int
    pciDeviceId: int
    pciSubSystemId: int
    busId: _Chars
    def __init__(self, busIdLegacy: _Str | _ReadBuffer | Sequence[int] = ..., domain: int = ..., bus: int = ..., device: int = ..., pciDeviceId: int = ..., pciSubSystemId: int = ..., busId: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlPciInfo_st = nvmlPciInfo_t

class nvmlEccErrorCounts_t(_Struct):
    l1Cache: int
    l2Cache: int
    deviceMemory: int
    registerFile: int
    def __init__(self, l1Cache: int = ..., l2Cache: int = ..., deviceMemory: int = ..., registerFile: int = ...) -> None: ...
nvmlEccErrorCounts_st = nvmlEccErrorCounts_t

class nvmlUtilization_t(_Struct):
    gpu: int
    memory: int
    def __init__(self, gpu: int = ..., memory: int = ...) -> None: ...
nvmlUtilization_st = nvmlUtilization_t

class nvmlMemory_t(_Struct):
    total: int
    free: int
    used: int
    def __init__(self, total: int = ..., free: int = ..., used: int = ...) -> None: ...
nvmlMemory_st = nvmlMemory_t

class nvmlMemory_v2_t(_Struct):
    version: int
    total: int
    reserved: int
    free: int
    used: int
    def __init__(self, version: int = ..., total: int = ..., reserved: int = ..., free: int = ..., used: int = ...) -> None: ...
nvmlMemory_v2_st = nvmlMemory_v2_t

class nvmlSetMemoryLimits_v1_t(_Struct):
    nameSpace: _Bytes | None
    softLimit: int
    hardLimit: int
    def __init__(self, nameSpace: _Bytes | None = ..., softLimit: int = ..., hardLimit: int = ...) -> None: ...

class nvmlGetMemoryLimits_v1_t(_Struct):
    nameSpace: _Bytes | None
    softLimit: int
    hardLimit: int
    currentUsed: int
    def __init__(self, nameSpace: _Bytes | None = ..., softLimit: int = ..., hardLimit: int = ..., currentUsed: int = ...) -> None: ...

class nvmlBAR1Memory_t(_Struct):
    bar1Total: int
    bar1Free: int
    bar1Used: int
    def __init__(self, bar1Total: int = ..., bar1Free: int = ..., bar1Used: int = ...) -> None: ...
nvmlBAR1Memory_st = nvmlBAR1Memory_t

class nvmlProcessInfo_v1_t(_Struct):
    pid: int
    usedGpuMemory: int
    def __init__(self, pid: int = ..., usedGpuMemory: int = ...) -> None: ...
nvmlProcessInfo_v1_st = nvmlProcessInfo_v1_t

class nvmlProcessInfo_v2_t(_Struct):
    pid: int
    usedGpuMemory: int
    gpuInstanceId: int
    computeInstanceId: int
    def __init__(self, pid: int = ..., usedGpuMemory: int = ..., gpuInstanceId: int = ..., computeInstanceId: int = ...) -> None: ...
nvmlProcessInfo_v2_st = nvmlProcessInfo_v2_t

class nvmlProcessDetail_v1_t(_Struct):
    pid: int
    usedGpuMemory: int
    gpuInstanceId: int
    computeInstanceId: int
    usedGpuCcProtectedMemory: int
    def __init__(self, pid: int = ..., usedGpuMemory: int = ..., gpuInstanceId: int = ..., computeInstanceId: int = ..., usedGpuCcProtectedMemory: int = ...) -> None: ...

class nvmlProcessDetailList_v1_t(_Struct):
    version: int
    mode: int
    numProcArrayEntries: int
    procArray: ctypes._Pointer[nvmlProcessDetail_v1_t]
    def __init__(self, version: int = ..., mode: int = ..., numProcArrayEntries: int = ..., procArray: ctypes._Pointer[nvmlProcessDetail_v1_t] | None = ...) -> None: ...

class nvmlDeviceAttributes_t(_Struct):
    multiprocessorCount: int
    sharedCopyEngineCount: int
    sharedDecoderCount: int
    sharedEncoderCount: int
    sharedJpegCount: int
    sharedOfaCount: int
    gpuInstanceSliceCount: int
    computeInstanceSliceCount: int
    memorySizeMB: int
    def __init__(self, multiprocessorCount: int = ..., sharedCopyEngineCount: int = ..., sharedDecoderCount: int = ..., sharedEncoderCount: int = ..., sharedJpegCount: int = ..., sharedOfaCount: int = ..., gpuInstanceSliceCount: int = ..., computeInstanceSliceCount: int = ..., memorySizeMB: int = ...) -> None: ...
nvmlDeviceAttributes_st = nvmlDeviceAttributes_t

class nvmlC2cModeInfo_v1_t(_Struct):
    isC2cEnabled: int
    def __init__(self, isC2cEnabled: int = ...) -> None: ...

class nvmlDeviceAddressingMode_v1_t(_Struct):
    version: int
    value: int
    def __init__(self, version: int = ..., value: int = ...) -> None: ...

class nvmlRepairStatus_v1_t(_Struct):
    version: int
    bChannelRepairPending: int
    bTpcRepairPending: int
    def __init__(self, version: int = ..., bChannelRepairPending: int = ..., bTpcRepairPending: int = ...) -> None: ...

class nvmlUnrepairableMemoryStatus_v1_t(_Struct):
    bUnrepairableMemory: int
    def __init__(self, bUnrepairableMemory: int = ...) -> None: ...

class nvmlRowRemapperHistogramValues_t(_Struct):
    max: int
    high: int
    partial: int
    low: int
    none: int
    def __init__(self, max: int = ..., high: int = ..., partial: int = ..., low: int = ..., none: int = ...) -> None: ...
nvmlRowRemapperHistogramValues_st = nvmlRowRemapperHistogramValues_t

class nvmlNvLinkUtilizationControl_t(_Struct):
    units: _Named[nvmlNvLinkUtilizationCountUnits_t]
    pktfilter: _Named[nvmlNvLinkUtilizationCountPktTypes_t]
    def __init__(self, units: nvmlNvLinkUtilizationCountUnits_t | _Int = ..., pktfilter: nvmlNvLinkUtilizationCountPktTypes_t | _Int = ...) -> None: ...
nvmlNvLinkUtilizationControl_st = nvmlNvLinkUtilizationControl_t

class nvmlBridgeChipInfo_t(_Struct):
    type: _Named[nvmlBridgeChipType_t]
    fwVersion: int
    def __init__(self, type: nvmlBridgeChipType_t | _Int = ..., fwVersion: int = ...) -> None: ...
nvmlBridgeChipInfo_st = nvmlBridgeChipInfo_t

class nvmlBridgeChipHierarchy_t(_Struct):
    bridgeCount: int
    bridgeChipInfo: _Items[nvmlBridgeChipInfo_t, nvmlBridgeChipInfo_t]
    def __init__(self, bridgeCount: int = ..., bridgeChipInfo: Sequence[nvmlBridgeChipInfo_t] | Array[nvmlBridgeChipInfo_t] = ...) -> None: ...
nvmlBridgeChipHierarchy_st = nvmlBridgeChipHierarchy_t

class nvmlValue_t(_Union):
    dVal: float
    siVal: int
    uiVal: int
    ulVal: int
    ullVal: int
    sllVal: int
    usVal: int
    def __init__(self, dVal: float = ..., siVal: int = ..., uiVal: int = ..., ulVal: int = ..., ullVal: int = ..., sllVal: int = ..., usVal: int = ...) -> None: ...
nvmlValue_st = nvmlValue_t

class nvmlSample_t(_Struct):
    timeStamp: int
    sampleValue: nvmlValue_t
    def __init__(self, timeStamp: int = ..., sampleValue: nvmlValue_t = ...) -> None: ...
nvmlSample_st = nvmlSample_t

class nvmlViolationTime_t(_Struct):
    referenceTime: int
    violationTime: int
    def __init__(self, referenceTime: int = ..., violationTime: int = ...) -> None: ...
nvmlViolationTime_st = nvmlViolationTime_t

class nvmlGpuThermalSettings_t(_Struct):
    count: int
    class _sensor(_Struct):
        controller: _Named[nvmlThermalController_t]
        defaultMinTemp: int
        defaultMaxTemp: int
        currentTemp: int
        target: _Named[nvmlThermalTarget_t]
        def __init__(self, controller: nvmlThermalController_t | _Int = ..., defaultMinTemp: int = ..., defaultMaxTemp: int = ..., currentTemp: int = ..., target: nvmlThermalTarget_t | _Int = ...) -> None: ...
    sensor: _Items[_sensor, _sensor]
    def __init__(self, count: int = ..., sensor: Sequence[_sensor] = ...) -> None: ...

class nvmlCoolerInfo_v1_t(_Struct):
    version: int
    index: int
    signalType: _Named[nvmlCoolerControl_t]
    target: _Named[nvmlCoolerTarget_t]
    def __init__(self, version: int = ..., index: int = ..., signalType: nvmlCoolerControl_t | _Int = ..., target: nvmlCoolerTarget_t | _Int = ...) -> None: ...

class nvmlUUIDValue_t(_Union):
    str: _Chars
    bytes: _Octets[ctypes.c_ubyte]
    def __init__(self, str: _Str | _ReadBuffer | Sequence[int] = ..., bytes: _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvmlUUID_v1_t(_Struct):
    version: int
    type: int
    value: nvmlUUIDValue_t
    def __init__(self, version: int = ..., type: int = ..., value: nvmlUUIDValue_t = ...) -> None: ...

class nvmlPdi_v1_t(_Struct):
    version: int
    value: int
    def __init__(self, version: int = ..., value: int = ...) -> None: ...

class nvmlPmgrPwrTuple_t(_Struct):
    pwrmW: int
    def __init__(self, pwrmW: int = ...) -> None: ...

class nvmlRailMetrics_t(_Struct):
    freqkHz: int
    utilPct: int
    def __init__(self, freqkHz: int = ..., utilPct: int = ...) -> None: ...

class nvmlCoreRailMetrics_t(_Struct):
    rails: _Items[nvmlRailMetrics_t, nvmlRailMetrics_t]
    def __init__(self, rails: Sequence[nvmlRailMetrics_t] | Array[nvmlRailMetrics_t] = ...) -> None: ...

class nvmlPwrModelMetricsDlppm1xPerf_t(_Struct):
    perfms: int
    def __init__(self, perfms: int = ...) -> None: ...

class nvmlPwrModelMetricsDlppm1x_t(_Struct):
    bValid: int
    coreRail: nvmlCoreRailMetrics_t
    fbRail: nvmlRailMetrics_t
    tgpPwrTuple: nvmlPmgrPwrTuple_t
    perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t
    def __init__(self, bValid: int = ..., coreRail: nvmlCoreRailMetrics_t = ..., fbRail: nvmlRailMetrics_t = ..., tgpPwrTuple: nvmlPmgrPwrTuple_t = ..., perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t = ...) -> None: ...

class nvmlPwrModelMetricsDlppm1xDramclkEstimates_t(_Struct):
    estimatedMetrics: _Items[nvmlPwrModelMetricsDlppm1x_t, nvmlPwrModelMetricsDlppm1x_t]
    numEstimatedMetrics: int
    def __init__(self, estimatedMetrics: Sequence[nvmlPwrModelMetricsDlppm1x_t] | Array[nvmlPwrModelMetricsDlppm1x_t] = ..., numEstimatedMetrics: int = ...) -> None: ...

class nvmlObservedMetrics_t(_Struct):
    initialDramclkEst: _Items[nvmlPwrModelMetricsDlppm1xDramclkEstimates_t, nvmlPwrModelMetricsDlppm1xDramclkEstimates_t]
    bValid: int
    coreRail: nvmlCoreRailMetrics_t
    fbRail: nvmlRailMetrics_t
    tgpPwrTuple: nvmlPmgrPwrTuple_t
    perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t
    def __init__(self, initialDramclkEst: Sequence[nvmlPwrModelMetricsDlppm1xDramclkEstimates_t] | Array[nvmlPwrModelMetricsDlppm1xDramclkEstimates_t] = ..., bValid: int = ..., coreRail: nvmlCoreRailMetrics_t = ..., fbRail: nvmlRailMetrics_t = ..., tgpPwrTuple: nvmlPmgrPwrTuple_t = ..., perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t = ...) -> None: ...

class nvmlPerfMetricsDlppc2xSample_t(_Struct):
    observedMetrics: nvmlObservedMetrics_t
    def __init__(self, observedMetrics: nvmlObservedMetrics_t = ...) -> None: ...

class nvmlPwrModelMetricsSamplePfpp1x_t(_Struct):
    freqkHz: _Items[ctypes.c_uint, int]
    estTgpPwrmW: int
    def __init__(self, freqkHz: Sequence[int] | Array[ctypes.c_uint] = ..., estTgpPwrmW: int = ...) -> None: ...

class nvmlPwrModelOperatingPointPfpp1x_t(_Struct):
    freqkHz: int
    pwrmW: int
    def __init__(self, freqkHz: int = ..., pwrmW: int = ...) -> None: ...

class nvmlPwrModelMetricsPfpp1x_t(_Struct):
    numVfPoints: int
    estimatedMetrics: _Items[nvmlPwrModelMetricsSamplePfpp1x_t, nvmlPwrModelMetricsSamplePfpp1x_t]
    bValid: int
    maxPerfPerWattPoint: nvmlPwrModelOperatingPointPfpp1x_t
    fmaxAtVmaxPoint: nvmlPwrModelOperatingPointPfpp1x_t
    tgpHeadroommW: int
    def __init__(self, numVfPoints: int = ..., estimatedMetrics: Sequence[nvmlPwrModelMetricsSamplePfpp1x_t] | Array[nvmlPwrModelMetricsSamplePfpp1x_t] = ..., bValid: int = ..., maxPerfPerWattPoint: nvmlPwrModelOperatingPointPfpp1x_t = ..., fmaxAtVmaxPoint: nvmlPwrModelOperatingPointPfpp1x_t = ..., tgpHeadroommW: int = ...) -> None: ...

class nvmlPerfMetricsPfpp1xSample_t(_Struct):
    estimatedMetrics: nvmlPwrModelMetricsPfpp1x_t
    def __init__(self, estimatedMetrics: nvmlPwrModelMetricsPfpp1x_t = ...) -> None: ...

class nvmlPerfMetricControllerSample_t(_Struct):
    controllerType: int
    class _data(_Union):
        dlppc2x: nvmlPerfMetricsDlppc2xSample_t
        pfpp1x: nvmlPerfMetricsPfpp1xSample_t
        def __init__(self, dlppc2x: nvmlPerfMetricsDlppc2xSample_t = ..., pfpp1x: nvmlPerfMetricsPfpp1xSample_t = ...) -> None: ...
    data: _data
    def __init__(self, controllerType: int = ..., data: _data = ...) -> None: ...

class nvmlPerfMetricsSample_t(_Struct):
    numControllerData: int
    controllerData: _Items[nvmlPerfMetricControllerSample_t, nvmlPerfMetricControllerSample_t]
    def __init__(self, numControllerData: int = ..., controllerData: Sequence[nvmlPerfMetricControllerSample_t] | Array[nvmlPerfMetricControllerSample_t] = ...) -> None: ...

class nvmlPerfMetricsSamples_v1_t(_Struct):
    numSamples: int
    samples: _Items[nvmlPerfMetricsSample_t, nvmlPerfMetricsSample_t]
    def __init__(self, numSamples: int = ..., samples: Sequence[nvmlPerfMetricsSample_t] | Array[nvmlPerfMetricsSample_t] = ...) -> None: ...

class nvmlBBXTimeData_v1_t(_Struct):
    timeRun: int
    def __init__(self, timeRun: int = ...) -> None: ...

class nvmlGpuUptime_v1_t(_Struct):
    uptime: int
    def __init__(self, uptime: int = ...) -> None: ...

class nvmlDramEncryptionInfo_v1_t(_Struct):
    version: int
    encryptionState: _Named[nvmlEnableState_t]
    def __init__(self, version: int = ..., encryptionState: nvmlEnableState_t | _Int = ...) -> None: ...

class nvmlMarginTemperature_v1_t(_Struct):
    version: int
    marginTemperature: int
    def __init__(self, version: int = ..., marginTemperature: int = ...) -> None: ...

class nvmlClkMonFaultInfo_t(_Struct):
    clkApiDomain: int
    clkDomainFaultMask: int
    def __init__(self, clkApiDomain: int = ..., clkDomainFaultMask: int = ...) -> None: ...
nvmlClkMonFaultInfo_struct = nvmlClkMonFaultInfo_t

class nvmlClkMonStatus_t(_Struct):
    bGlobalStatus: int
    clkMonListSize: int
    clkMonList: _Items[nvmlClkMonFaultInfo_t, nvmlClkMonFaultInfo_t]
    def __init__(self, bGlobalStatus: int = ..., clkMonListSize: int = ..., clkMonList: Sequence[nvmlClkMonFaultInfo_t] | Array[nvmlClkMonFaultInfo_t] = ...) -> None: ...
nvmlClkMonStatus_status = nvmlClkMonStatus_t

class nvmlClockOffset_v1_t(_Struct):
    version: int
    type: _Named[nvmlClockType_t]
    pstate: _Named[nvmlPstates_t]
    clockOffsetMHz: int
    minClockOffsetMHz: int
    maxClockOffsetMHz: int
    def __init__(self, version: int = ..., type: nvmlClockType_t | _Int = ..., pstate: nvmlPstates_t | _Int = ..., clockOffsetMHz: int = ..., minClockOffsetMHz: int = ..., maxClockOffsetMHz: int = ...) -> None: ...

class nvmlFanSpeedInfo_v1_t(_Struct):
    version: int
    fan: int
    speed: int
    def __init__(self, version: int = ..., fan: int = ..., speed: int = ...) -> None: ...

class nvmlDevicePerfModes_v1_t(_Struct):
    version: int
    str: _Chars
    def __init__(self, version: int = ..., str: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvmlDeviceCurrentClockFreqs_v1_t(_Struct):
    version: int
    str: _Chars
    def __init__(self, version: int = ..., str: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvmlDevicePowerMizerModes_v1_t(_Struct):
    currentMode: int
    mode: int
    supportedPowerMizerModes: int
    def __init__(self, currentMode: int = ..., mode: int = ..., supportedPowerMizerModes: int = ...) -> None: ...

class nvmlProcessUtilizationSample_t(_Struct):
    pid: int
    timeStamp: int
    smUtil: int
    memUtil: int
    encUtil: int
    decUtil: int
    def __init__(self, pid: int = ..., timeStamp: int = ..., smUtil: int = ..., memUtil: int = ..., encUtil: int = ..., decUtil: int = ...) -> None: ...
nvmlProcessUtilizationSample_st = nvmlProcessUtilizationSample_t

class nvmlProcessUtilizationInfo_v1_t(_Struct):
    timeStamp: int
    pid: int
    smUtil: int
    memUtil: int
    encUtil: int
    decUtil: int
    jpgUtil: int
    ofaUtil: int
    def __init__(self, timeStamp: int = ..., pid: int = ..., smUtil: int = ..., memUtil: int = ..., encUtil: int = ..., decUtil: int = ..., jpgUtil: int = ..., ofaUtil: int = ...) -> None: ...

class nvmlProcessesUtilizationInfo_v1_t(_Struct):
    version: int
    processSamplesCount: int
    lastSeenTimeStamp: int
    procUtilArray: ctypes._Pointer[nvmlProcessUtilizationInfo_v1_t]
    def __init__(self, version: int = ..., processSamplesCount: int = ..., lastSeenTimeStamp: int = ..., procUtilArray: ctypes._Pointer[nvmlProcessUtilizationInfo_v1_t] | None = ...) -> None: ...

class nvmlEccSramErrorStatus_v1_t(_Struct):
    version: int
    aggregateUncParity: int
    aggregateUncSecDed: int
    aggregateCor: int
    volatileUncParity: int
    volatileUncSecDed: int
    volatileCor: int
    aggregateUncBucketL2: int
    aggregateUncBucketSm: int
    aggregateUncBucketPcie: int
    aggregateUncBucketMcu: int
    aggregateUncBucketOther: int
    bThresholdExceeded: int
    def __init__(self, version: int = ..., aggregateUncParity: int = ..., aggregateUncSecDed: int = ..., aggregateCor: int = ..., volatileUncParity: int = ..., volatileUncSecDed: int = ..., volatileCor: int = ..., aggregateUncBucketL2: int = ..., aggregateUncBucketSm: int = ..., aggregateUncBucketPcie: int = ..., aggregateUncBucketMcu: int = ..., aggregateUncBucketOther: int = ..., bThresholdExceeded: int = ...) -> None: ...

class nvmlPlatformInfo_v1_t(_Struct):
    version: int
    ibGuid: _Octets[ctypes.c_ubyte]
    rackGuid: _Octets[ctypes.c_ubyte]
    chassisPhysicalSlotNumber: int
    computeSlotIndex: int
    nodeIndex: int
    peerType: int
    moduleId: int
    def __init__(self, version: int = ..., ibGuid: _ReadBuffer | Sequence[int] = ..., rackGuid: _ReadBuffer | Sequence[int] = ..., chassisPhysicalSlotNumber: int = ..., computeSlotIndex: int = ..., nodeIndex: int = ..., peerType: int = ..., moduleId: int = ...) -> None: ...

class nvmlPlatformInfo_v2_t(_Struct):
    version: int
    ibGuid: _Octets[ctypes.c_ubyte]
    chassisSerialNumber: _Octets[ctypes.c_ubyte]
    slotNumber: int
    trayIndex: int
    hostId: int
    peerType: int
    moduleId: int
    def __init__(self, version: int = ..., ibGuid: _ReadBuffer | Sequence[int] = ..., chassisSerialNumber: _ReadBuffer | Sequence[int] = ..., slotNumber: int = ..., trayIndex: int = ..., hostId: int = ..., peerType: int = ..., moduleId: int = ...) -> None: ...

class nvmlHostname_v1_t(_Struct):
    value: _Chars
    def __init__(self, value: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvmlEccSramUniqueUncorrectedErrorEntry_v1_t(_Struct):
    unit: int
    location: int
    sublocation: int
    extlocation: int
    address: int
    isParity: int
    count: int
    def __init__(self, unit: int = ..., location: int = ..., sublocation: int = ..., extlocation: int = ..., address: int = ..., isParity: int = ..., count: int = ...) -> None: ...

class nvmlEccSramUniqueUncorrectedErrorCounts_v1_t(_Struct):
    version: int
    entryCount: int
    entries: ctypes._Pointer[nvmlEccSramUniqueUncorrectedErrorEntry_v1_t]
    def __init__(self, version: int = ..., entryCount: int = ..., entries: ctypes._Pointer[nvmlEccSramUniqueUncorrectedErrorEntry_v1_t] | None = ...) -> None: ...

class nvmlRemappedRowsInfo_v2_t(_Struct):
    corrActiveRemaps: int
    corrInactiveRemaps: int
    uncActiveRemaps: int
    uncInactiveRemaps: int
    bPending: int
    bFailureOccurred: int
    def __init__(self, corrActiveRemaps: int = ..., corrInactiveRemaps: int = ..., uncActiveRemaps: int = ..., uncInactiveRemaps: int = ..., bPending: int = ..., bFailureOccurred: int = ...) -> None: ...

class nvmlRusdSettings_v1_t(_Struct):
    version: int
    pollMask: int
    def __init__(self, version: int = ..., pollMask: int = ...) -> None: ...

class nvmlGpuDynamicPstatesInfo_t(_Struct):
    flags: int
    class _utilization(_Struct):
        bIsPresent: int
        percentage: int
        incThreshold: int
        decThreshold: int
        def __init__(self, bIsPresent: int = ..., percentage: int = ..., incThreshold: int = ..., decThreshold: int = ...) -> None: ...
    utilization: _Items[_utilization, _utilization]
    def __init__(self, flags: int = ..., utilization: Sequence[_utilization] = ...) -> None: ...
nvmlGpuDynamicPstatesInfo_st = nvmlGpuDynamicPstatesInfo_t

class nvmlPowerValue_v2_t(_Struct):
    version: int
    powerScope: _Named[nvmlPowerScopeType_t]
    powerValueMw: int
    def __init__(self, version: int = ..., powerScope: nvmlPowerScopeType_t | _Int = ..., powerValueMw: int = ...) -> None: ...

class nvmlAdaptiveTgpModeInfo_v1_t(_Struct):
    inBandEnableRequest: _Named[nvmlEnableState_t]
    featureAllowedByAdmin: _Named[nvmlEnableState_t]
    adminOverrideEnabled: _Named[nvmlEnableState_t]
    enablementStatus: _Named[nvmlEnableState_t]
    adjustedLimitMw: int
    def __init__(self, inBandEnableRequest: nvmlEnableState_t | _Int = ..., featureAllowedByAdmin: nvmlEnableState_t | _Int = ..., adminOverrideEnabled: nvmlEnableState_t | _Int = ..., enablementStatus: nvmlEnableState_t | _Int = ..., adjustedLimitMw: int = ...) -> None: ...

class nvmlVgpuHeterogeneousMode_v1_t(_Struct):
    version: int
    mode: int
    def __init__(self, version: int = ..., mode: int = ...) -> None: ...

class nvmlVgpuPlacementId_v1_t(_Struct):
    version: int
    placementId: int
    def __init__(self, version: int = ..., placementId: int = ...) -> None: ...

class nvmlVgpuPlacementList_v1_t(_Struct):
    version: int
    placementSize: int
    count: int
    placementIds: ctypes._Pointer[ctypes.c_uint]
    def __init__(self, version: int = ..., placementSize: int = ..., count: int = ..., placementIds: ctypes._Pointer[ctypes.c_uint] | None = ...) -> None: ...

class nvmlVgpuPlacementList_v2_t(_Struct):
    version: int
    placementSize: int
    count: int
    placementIds: ctypes._Pointer[ctypes.c_uint]
    mode: int
    def __init__(self, version: int = ..., placementSize: int = ..., count: int = ..., placementIds: ctypes._Pointer[ctypes.c_uint] | None = ..., mode: int = ...) -> None: ...

class nvmlVgpuTypeBar1Info_v1_t(_Struct):
    version: int
    bar1Size: int
    def __init__(self, version: int = ..., bar1Size: int = ...) -> None: ...

class nvmlVgpuInstanceUtilizationSample_t(_Struct):
    vgpuInstance: int
    timeStamp: int
    smUtil: nvmlValue_t
    memUtil: nvmlValue_t
    encUtil: nvmlValue_t
    decUtil: nvmlValue_t
    def __init__(self, vgpuInstance: int = ..., timeStamp: int = ..., smUtil: nvmlValue_t = ..., memUtil: nvmlValue_t = ..., encUtil: nvmlValue_t = ..., decUtil: nvmlValue_t = ...) -> None: ...
nvmlVgpuInstanceUtilizationSample_st = nvmlVgpuInstanceUtilizationSample_t

class nvmlVgpuInstanceUtilizationInfo_v1_t(_Struct):
    timeStamp: int
    vgpuInstance: int
    smUtil: nvmlValue_t
    memUtil: nvmlValue_t
    encUtil: nvmlValue_t
    decUtil: nvmlValue_t
    jpgUtil: nvmlValue_t
    ofaUtil: nvmlValue_t
    def __init__(self, timeStamp: int = ..., vgpuInstance: int = ..., smUtil: nvmlValue_t = ..., memUtil: nvmlValue_t = ..., encUtil: nvmlValue_t = ..., decUtil: nvmlValue_t = ..., jpgUtil: nvmlValue_t = ..., ofaUtil: nvmlValue_t = ...) -> None: ...

class nvmlVgpuInstancesUtilizationInfo_v1_t(_Struct):
    version: int
    sampleValType: _Named[nvmlValueType_t]
    vgpuInstanceCount: int
    lastSeenTimeStamp: int
    vgpuUtilArray: ctypes._Pointer[nvmlVgpuInstanceUtilizationInfo_v1_t]
    def __init__(self, version: int = ..., sampleValType: nvmlValueType_t | _Int = ..., vgpuInstanceCount: int = ..., lastSeenTimeStamp: int = ..., vgpuUtilArray: ctypes._Pointer[nvmlVgpuInstanceUtilizationInfo_v1_t] | None = ...) -> None: ...

class nvmlVgpuProcessUtilizationSample_t(_Struct):
    vgpuInstance: int
    pid: int
    processName: _Chars
    timeStamp: int
    smUtil: int
    memUtil: int
    encUtil: int
    decUtil: int
    def __init__(self, vgpuInstance: int = ..., pid: int = ..., processName: _Str | _ReadBuffer | Sequence[int] = ..., timeStamp: int = ..., smUtil: int = ..., memUtil: int = ..., encUtil: int = ..., decUtil: int = ...) -> None: ...
nvmlVgpuProcessUtilizationSample_st = nvmlVgpuProcessUtilizationSample_t

class nvmlVgpuProcessUtilizationInfo_v1_t(_Struct):
    processName: _Chars
    timeStamp: int
    vgpuInstance: int
    pid: int
    smUtil: int
    memUtil: int
    encUtil: int
    decUtil: int
    jpgUtil: int
    ofaUtil: int
    def __init__(self, processName: _Str | _ReadBuffer | Sequence[int] = ..., timeStamp: int = ..., vgpuInstance: int = ..., pid: int = ..., smUtil: int = ..., memUtil: int = ..., encUtil: int = ..., decUtil: int = ..., jpgUtil: int = ..., ofaUtil: int = ...) -> None: ...

class nvmlVgpuProcessesUtilizationInfo_v1_t(_Struct):
    version: int
    vgpuProcessCount: int
    lastSeenTimeStamp: int
    vgpuProcUtilArray: ctypes._Pointer[nvmlVgpuProcessUtilizationInfo_v1_t]
    def __init__(self, version: int = ..., vgpuProcessCount: int = ..., lastSeenTimeStamp: int = ..., vgpuProcUtilArray: ctypes._Pointer[nvmlVgpuProcessUtilizationInfo_v1_t] | None = ...) -> None: ...

class nvmlVgpuRuntimeState_v1_t(_Struct):
    version: int
    size: int
    def __init__(self, version: int = ..., size: int = ...) -> None: ...

class nvmlVgpuSchedulerParams_t(_Union):
    class _vgpuSchedDataWithARR(_Struct):
        avgFactor: int
        timeslice: int
        def __init__(self, avgFactor: int = ..., timeslice: int = ...) -> None: ...
    vgpuSchedDataWithARR: _vgpuSchedDataWithARR
    class _vgpuSchedData(_Struct):
        timeslice: int
        def __init__(self, timeslice: int = ...) -> None: ...
    vgpuSchedData: _vgpuSchedData
    def __init__(self, vgpuSchedDataWithARR: _vgpuSchedDataWithARR = ..., vgpuSchedData: _vgpuSchedData = ...) -> None: ...

class nvmlVgpuSchedulerLogEntry_t(_Struct):
    timestamp: int
    timeRunTotal: int
    timeRun: int
    swRunlistId: int
    targetTimeSlice: int
    cumulativePreemptionTime: int
    def __init__(self, timestamp: int = ..., timeRunTotal: int = ..., timeRun: int = ..., swRunlistId: int = ..., targetTimeSlice: int = ..., cumulativePreemptionTime: int = ...) -> None: ...
nvmlVgpuSchedulerLogEntries_st = nvmlVgpuSchedulerLogEntry_t

class nvmlVgpuSchedulerLog_t(_Struct):
    engineId: int
    schedulerPolicy: int
    arrMode: int
    schedulerParams: nvmlVgpuSchedulerParams_t
    entriesCount: int
    logEntries: _Items[nvmlVgpuSchedulerLogEntry_t, nvmlVgpuSchedulerLogEntry_t]
    isEnabledARR: int
    def __init__(self, engineId: int = ..., schedulerPolicy: int = ..., arrMode: int = ..., schedulerParams: nvmlVgpuSchedulerParams_t = ..., entriesCount: int = ..., logEntries: Sequence[nvmlVgpuSchedulerLogEntry_t] | Array[nvmlVgpuSchedulerLogEntry_t] = ..., isEnabledARR: int = ...) -> None: ...
nvmlVgpuSchedulerLog_st = nvmlVgpuSchedulerLog_t

class nvmlVgpuSchedulerGetState_t(_Struct):
    schedulerPolicy: int
    arrMode: int
    schedulerParams: nvmlVgpuSchedulerParams_t
    isEnabledARR: int
    def __init__(self, schedulerPolicy: int = ..., arrMode: int = ..., schedulerParams: nvmlVgpuSchedulerParams_t = ..., isEnabledARR: int = ...) -> None: ...
nvmlVgpuSchedulerGetState_st = nvmlVgpuSchedulerGetState_t

class nvmlVgpuSchedulerSetParams_t(_Union):
    class _vgpuSchedDataWithARR(_Struct):
        avgFactor: int
        frequency: int
        def __init__(self, avgFactor: int = ..., frequency: int = ...) -> None: ...
    vgpuSchedDataWithARR: _vgpuSchedDataWithARR
    class _vgpuSchedData(_Struct):
        timeslice: int
        def __init__(self, timeslice: int = ...) -> None: ...
    vgpuSchedData: _vgpuSchedData
    def __init__(self, vgpuSchedDataWithARR: _vgpuSchedDataWithARR = ..., vgpuSchedData: _vgpuSchedData = ...) -> None: ...

class nvmlVgpuSchedulerSetState_t(_Struct):
    schedulerPolicy: int
    enableARRMode: int
    schedulerParams: nvmlVgpuSchedulerSetParams_t
    def __init__(self, schedulerPolicy: int = ..., enableARRMode: int = ..., schedulerParams: nvmlVgpuSchedulerSetParams_t = ...) -> None: ...
nvmlVgpuSchedulerSetState_st = nvmlVgpuSchedulerSetState_t

class nvmlVgpuSchedulerCapabilities_t(_Struct):
    supportedSchedulers: _Items[ctypes.c_uint, int]
    maxTimeslice: int
    minTimeslice: int
    isArrModeSupported: int
    maxFrequencyForARR: int
    minFrequencyForARR: int
    maxAvgFactorForARR: int
    minAvgFactorForARR: int
    def __init__(self, supportedSchedulers: Sequence[int] | Array[ctypes.c_uint] = ..., maxTimeslice: int = ..., minTimeslice: int = ..., isArrModeSupported: int = ..., maxFrequencyForARR: int = ..., minFrequencyForARR: int = ..., maxAvgFactorForARR: int = ..., minAvgFactorForARR: int = ...) -> None: ...
nvmlVgpuSchedulerCapabilities_st = nvmlVgpuSchedulerCapabilities_t

class nvmlVgpuLicenseExpiry_t(_Struct):
    year: int
    month: int
    day: int
    hour: int
    min: int
    sec: int
    status: int
    def __init__(self, year: int = ..., month: int = ..., day: int = ..., hour: int = ..., min: int = ..., sec: int = ..., status: int = ...) -> None: ...
nvmlVgpuLicenseExpiry_st = nvmlVgpuLicenseExpiry_t

class nvmlVgpuLicenseInfo_t(_Struct):
    isLicensed: int
    licenseExpiry: nvmlVgpuLicenseExpiry_t
    currentState: int
    def __init__(self, isLicensed: int = ..., licenseExpiry: nvmlVgpuLicenseExpiry_t = ..., currentState: int = ...) -> None: ...
nvmlVgpuLicenseInfo_st = nvmlVgpuLicenseInfo_t

class nvmlGridLicenseExpiry_t(_Struct):
    year: int
    month: int
    day: int
    hour: int
    min: int
    sec: int
    status: int
    def __init__(self, year: int = ..., month: int = ..., day: int = ..., hour: int = ..., min: int = ..., sec: int = ..., status: int = ...) -> None: ...
nvmlGridLicenseExpiry_st = nvmlGridLicenseExpiry_t

class nvmlGridLicensableFeature_t(_Struct):
    featureCode: _Named[nvmlGridLicenseFeatureCode_t]
    featureState: int
    licenseInfo: _Chars
    productName: _Chars
    featureEnabled: int
    licenseExpiry: nvmlGridLicenseExpiry_t
    def __init__(self, featureCode: nvmlGridLicenseFeatureCode_t | _Int = ..., featureState: int = ..., licenseInfo: _Str | _ReadBuffer | Sequence[int] = ..., productName: _Str | _ReadBuffer | Sequence[int] = ..., featureEnabled: int = ..., licenseExpiry: nvmlGridLicenseExpiry_t = ...) -> None: ...
nvmlGridLicensableFeature_st = nvmlGridLicensableFeature_t

class nvmlGridLicensableFeatures_t(_Struct):
    isGridLicenseSupported: int
    licensableFeaturesCount: int
    gridLicensableFeatures: _Items[nvmlGridLicensableFeature_t, nvmlGridLicensableFeature_t]
    def __init__(self, isGridLicenseSupported: int = ..., licensableFeaturesCount: int = ..., gridLicensableFeatures: Sequence[nvmlGridLicensableFeature_t] | Array[nvmlGridLicensableFeature_t] = ...) -> None: ...
nvmlGridLicensableFeatures_st = nvmlGridLicensableFeatures_t

class nvmlVgpuTypeIdInfo_v1_t(_Struct):
    version: int
    vgpuCount: int
    vgpuTypeIds: ctypes._Pointer[ctypes.c_uint]
    def __init__(self, version: int = ..., vgpuCount: int = ..., vgpuTypeIds: ctypes._Pointer[ctypes.c_uint] | None = ...) -> None: ...

class nvmlVgpuTypeMaxInstance_v1_t(_Struct):
    version: int
    vgpuTypeId: int
    maxInstancePerGI: int
    def __init__(self, version: int = ..., vgpuTypeId: int = ..., maxInstancePerGI: int = ...) -> None: ...

class nvmlActiveVgpuInstanceInfo_v1_t(_Struct):
    version: int
    vgpuCount: int
    vgpuInstances: ctypes._Pointer[ctypes.c_uint]
    def __init__(self, version: int = ..., vgpuCount: int = ..., vgpuInstances: ctypes._Pointer[ctypes.c_uint] | None = ...) -> None: ...

class nvmlVgpuSchedulerState_v1_t(_Struct):
    version: int
    engineId: int
    schedulerPolicy: int
    enableARRMode: int
    schedulerParams: nvmlVgpuSchedulerSetParams_t
    def __init__(self, version: int = ..., engineId: int = ..., schedulerPolicy: int = ..., enableARRMode: int = ..., schedulerParams: nvmlVgpuSchedulerSetParams_t = ...) -> None: ...

class nvmlVgpuSchedulerStateInfo_v1_t(_Struct):
    version: int
    engineId: int
    schedulerPolicy: int
    arrMode: int
    schedulerParams: nvmlVgpuSchedulerParams_t
    def __init__(self, version: int = ..., engineId: int = ..., schedulerPolicy: int = ..., arrMode: int = ..., schedulerParams: nvmlVgpuSchedulerParams_t = ...) -> None: ...

class nvmlVgpuSchedulerLogInfo_v1_t(_Struct):
    version: int
    engineId: int
    schedulerPolicy: int
    arrMode: int
    schedulerParams: nvmlVgpuSchedulerParams_t
    entriesCount: int
    logEntries: _Items[nvmlVgpuSchedulerLogEntry_t, nvmlVgpuSchedulerLogEntry_t]
    def __init__(self, version: int = ..., engineId: int = ..., schedulerPolicy: int = ..., arrMode: int = ..., schedulerParams: nvmlVgpuSchedulerParams_t = ..., entriesCount: int = ..., logEntries: Sequence[nvmlVgpuSchedulerLogEntry_t] | Array[nvmlVgpuSchedulerLogEntry_t] = ...) -> None: ...

class nvmlVgpuCreatablePlacementInfo_v1_t(_Struct):
    version: int
    vgpuTypeId: int
    count: int
    placementIds: ctypes._Pointer[ctypes.c_uint]
    placementSize: int
    def __init__(self, version: int = ..., vgpuTypeId: int = ..., count: int = ..., placementIds: ctypes._Pointer[ctypes.c_uint] | None = ..., placementSize: int = ...) -> None: ...

class nvmlVgpuSchedulerStateInfo_v2_t(_Struct):
    engineId: int
    schedulerPolicy: int
    avgFactor: int
    timeslice: int
    def __init__(self, engineId: int = ..., schedulerPolicy: int = ..., avgFactor: int = ..., timeslice: int = ...) -> None: ...

class nvmlVgpuSchedulerLogEntry_v2_t(_Struct):
    timestamp: int
    timeRunTotal: int
    timeRun: int
    swRunlistId: int
    targetTimeSlice: int
    cumulativePreemptionTime: int
    weight: int
    def __init__(self, timestamp: int = ..., timeRunTotal: int = ..., timeRun: int = ..., swRunlistId: int = ..., targetTimeSlice: int = ..., cumulativePreemptionTime: int = ..., weight: int = ...) -> None: ...

class nvmlVgpuSchedulerLogInfo_v2_t(_Struct):
    engineId: int
    schedulerPolicy: int
    avgFactor: int
    timeslice: int
    entriesCount: int
    logEntries: _Items[nvmlVgpuSchedulerLogEntry_v2_t, nvmlVgpuSchedulerLogEntry_v2_t]
    def __init__(self, engineId: int = ..., schedulerPolicy: int = ..., avgFactor: int = ..., timeslice: int = ..., entriesCount: int = ..., logEntries: Sequence[nvmlVgpuSchedulerLogEntry_v2_t] | Array[nvmlVgpuSchedulerLogEntry_v2_t] = ...) -> None: ...

class nvmlVgpuSchedulerState_v2_t(_Struct):
    engineId: int
    schedulerPolicy: int
    avgFactor: int
    frequency: int
    def __init__(self, engineId: int = ..., schedulerPolicy: int = ..., avgFactor: int = ..., frequency: int = ...) -> None: ...

class nvmlNvLinkPowerThres_t(_Struct):
    lowPwrThreshold: int
    def __init__(self, lowPwrThreshold: int = ...) -> None: ...
nvmlNvLinkPowerThres_st = nvmlNvLinkPowerThres_t

class nvmlFieldValue_t(_Struct):
    fieldId: int
    scopeId: int
    timestamp: int
    latencyUsec: int
    valueType: _Named[nvmlValueType_t]
    nvmlReturn: _Named[nvmlReturn_t]
    value: nvmlValue_t
    def __init__(self, fieldId: int = ..., scopeId: int = ..., timestamp: int = ..., latencyUsec: int = ..., valueType: nvmlValueType_t | _Int = ..., nvmlReturn: nvmlReturn_t | _Int = ..., value: nvmlValue_t = ...) -> None: ...
nvmlFieldValue_st = nvmlFieldValue_t

class nvmlHwbcEntry_t(_Struct):
    hwbcId: int
    firmwareVersion: _Chars
    def __init__(self, hwbcId: int = ..., firmwareVersion: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlHwbcEntry_st = nvmlHwbcEntry_t

class nvmlLedState_t(_Struct):
    cause: _Chars
    color: _Named[nvmlLedColor_t]
    def __init__(self, cause: _Str | _ReadBuffer | Sequence[int] = ..., color: nvmlLedColor_t | _Int = ...) -> None: ...
nvmlLedState_st = nvmlLedState_t

class nvmlUnitInfo_t(_Struct):
    name: _Chars
    id: _Chars
    serial: _Chars
    firmwareVersion: _Chars
    def __init__(self, name: _Str | _ReadBuffer | Sequence[int] = ..., id: _Str | _ReadBuffer | Sequence[int] = ..., serial: _Str | _ReadBuffer | Sequence[int] = ..., firmwareVersion: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlUnitInfo_st = nvmlUnitInfo_t

class nvmlPSUInfo_t(_Struct):
    state: _Chars
    current: int
    voltage: int
    power: int
    def __init__(self, state: _Str | _ReadBuffer | Sequence[int] = ..., current: int = ..., voltage: int = ..., power: int = ...) -> None: ...
nvmlPSUInfo_st = nvmlPSUInfo_t

class nvmlUnitFanInfo_t(_Struct):
    speed: int
    state: _Named[nvmlFanState_t]
    def __init__(self, speed: int = ..., state: nvmlFanState_t | _Int = ...) -> None: ...
nvmlUnitFanInfo_st = nvmlUnitFanInfo_t

class nvmlUnitFanSpeeds_t(_Struct):
    fans: _Items[nvmlUnitFanInfo_t, nvmlUnitFanInfo_t]
    count: int
    def __init__(self, fans: Sequence[nvmlUnitFanInfo_t] | Array[nvmlUnitFanInfo_t] = ..., count: int = ...) -> None: ...
nvmlUnitFanSpeeds_st = nvmlUnitFanSpeeds_t

class nvmlEventData_t(_Struct):
    device: nvmlDevice_t
    eventType: int
    eventData: int
    gpuInstanceId: int
    computeInstanceId: int
    def __init__(self, device: nvmlDevice_t | int | None = ..., eventType: int = ..., eventData: int = ..., gpuInstanceId: int = ..., computeInstanceId: int = ...) -> None: ...
nvmlEventData_st = nvmlEventData_t

class nvmlEventSetGetContextCount_v1_t(_Struct):
    count: int
    def __init__(self, count: int = ...) -> None: ...

class nvmlEventSetGetContextInfo_v1_t(_Struct):
    index: int
    nvmlGpuOperationalEventContextType: int
    sourceEventContextType: int
    dataSize: int
    dataFormatVersion: int
    def __init__(self, index: int = ..., nvmlGpuOperationalEventContextType: int = ..., sourceEventContextType: int = ..., dataSize: int = ..., dataFormatVersion: int = ...) -> None: ...

class nvmlEventSetGetContextData_v1_t(_Struct):
    data: int | None
    index: int
    dataSize: int
    def __init__(self, data: int | None = ..., index: int = ..., dataSize: int = ...) -> None: ...

class nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t(_Struct):
    index: int
    xidCode: int
    def __init__(self, index: int = ..., xidCode: int = ...) -> None: ...

class nvmlSystemEventSetCreateRequest_v1_t(_Struct):
    version: int
    set: nvmlSystemEventSet_t
    def __init__(self, version: int = ..., set: nvmlSystemEventSet_t | int | None = ...) -> None: ...

class nvmlSystemEventSetFreeRequest_v1_t(_Struct):
    version: int
    set: nvmlSystemEventSet_t
    def __init__(self, version: int = ..., set: nvmlSystemEventSet_t | int | None = ...) -> None: ...

class nvmlSystemRegisterEventRequest_v1_t(_Struct):
    version: int
    eventTypes: int
    set: nvmlSystemEventSet_t
    def __init__(self, version: int = ..., eventTypes: int = ..., set: nvmlSystemEventSet_t | int | None = ...) -> None: ...

class nvmlSystemEventData_v1_t(_Struct):
    eventType: int
    gpuId: int
    def __init__(self, eventType: int = ..., gpuId: int = ...) -> None: ...

class nvmlSystemEventSetWaitRequest_v1_t(_Struct):
    version: int
    timeoutms: int
    set: nvmlSystemEventSet_t
    data: ctypes._Pointer[nvmlSystemEventData_v1_t]
    dataSize: int
    numEvent: int
    def __init__(self, version: int = ..., timeoutms: int = ..., set: nvmlSystemEventSet_t | int | None = ..., data: ctypes._Pointer[nvmlSystemEventData_v1_t] | None = ..., dataSize: int = ..., numEvent: int = ...) -> None: ...

class nvmlAccountingStats_t(_Struct):
    gpuUtilization: int
    memoryUtilization: int
    maxMemoryUsage: int
    time: int
    startTime: int
    isRunning: int
    reserved: _Items[ctypes.c_uint, int]
    def __init__(self, gpuUtilization: int = ..., memoryUtilization: int = ..., maxMemoryUsage: int = ..., time: int = ..., startTime: int = ..., isRunning: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...
nvmlAccountingStats_st = nvmlAccountingStats_t

class nvmlAccountingStats_v2_t(_Struct):
    pid: int
    isRunning: int
    gpuUtilization: int
    memoryUtilization: int
    maxMemoryUsage: int
    sampleCount: int
    sumGpuUtil: int
    sumFbUtil: int
    time: int
    startTime: int
    def __init__(self, pid: int = ..., isRunning: int = ..., gpuUtilization: int = ..., memoryUtilization: int = ..., maxMemoryUsage: int = ..., sampleCount: int = ..., sumGpuUtil: int = ..., sumFbUtil: int = ..., time: int = ..., startTime: int = ...) -> None: ...

class nvmlEncoderSessionInfo_t(_Struct):
    sessionId: int
    pid: int
    vgpuInstance: int
    codecType: _Named[nvmlEncoderType_t]
    hResolution: int
    vResolution: int
    averageFps: int
    averageLatency: int
    def __init__(self, sessionId: int = ..., pid: int = ..., vgpuInstance: int = ..., codecType: nvmlEncoderType_t | _Int = ..., hResolution: int = ..., vResolution: int = ..., averageFps: int = ..., averageLatency: int = ...) -> None: ...
nvmlEncoderSessionInfo_st = nvmlEncoderSessionInfo_t

class nvmlFBCStats_t(_Struct):
    sessionsCount: int
    averageFPS: int
    averageLatency: int
    def __init__(self, sessionsCount: int = ..., averageFPS: int = ..., averageLatency: int = ...) -> None: ...
nvmlFBCStats_st = nvmlFBCStats_t

class nvmlFBCSessionInfo_t(_Struct):
    sessionId: int
    pid: int
    vgpuInstance: int
    displayOrdinal: int
    sessionType: _Named[nvmlFBCSessionType_t]
    sessionFlags: int
    hMaxResolution: int
    vMaxResolution: int
    hResolution: int
    vResolution: int
    averageFPS: int
    averageLatency: int
    def __init__(self, sessionId: int = ..., pid: int = ..., vgpuInstance: int = ..., displayOrdinal: int = ..., sessionType: nvmlFBCSessionType_t | _Int = ..., sessionFlags: int = ..., hMaxResolution: int = ..., vMaxResolution: int = ..., hResolution: int = ..., vResolution: int = ..., averageFPS: int = ..., averageLatency: int = ...) -> None: ...
nvmlFBCSessionInfo_st = nvmlFBCSessionInfo_t

class nvmlConfComputeSystemCaps_t(_Struct):
    cpuCaps: int
    gpusCaps: int
    def __init__(self, cpuCaps: int = ..., gpusCaps: int = ...) -> None: ...
nvmlConfComputeSystemCaps_st = nvmlConfComputeSystemCaps_t

class nvmlConfComputeSystemState_t(_Struct):
    environment: int
    ccFeature: int
    devToolsMode: int
    def __init__(self, environment: int = ..., ccFeature: int = ..., devToolsMode: int = ...) -> None: ...
nvmlConfComputeSystemState_st = nvmlConfComputeSystemState_t

class nvmlSystemConfComputeSettings_v1_t(_Struct):
    version: int
    environment: int
    ccFeature: int
    devToolsMode: int
    multiGpuMode: int
    def __init__(self, version: int = ..., environment: int = ..., ccFeature: int = ..., devToolsMode: int = ..., multiGpuMode: int = ...) -> None: ...

class nvmlSystemConfComputeSettings_v2_t(_Struct):
    version: int
    environment: int
    ccFeature: int
    devToolsMode: int
    multiGpuMode: int
    tdispState: int
    def __init__(self, version: int = ..., environment: int = ..., ccFeature: int = ..., devToolsMode: int = ..., multiGpuMode: int = ..., tdispState: int = ...) -> None: ...

class nvmlConfComputeMemSizeInfo_t(_Struct):
    protectedMemSizeKib: int
    unprotectedMemSizeKib: int
    def __init__(self, protectedMemSizeKib: int = ..., unprotectedMemSizeKib: int = ...) -> None: ...
nvmlConfComputeMemSizeInfo_st = nvmlConfComputeMemSizeInfo_t

class nvmlConfComputeGpuCertificate_t(_Struct):
    certChainSize: int
    attestationCertChainSize: int
    certChain: _Octets[ctypes.c_ubyte]
    attestationCertChain: _Octets[ctypes.c_ubyte]
    def __init__(self, certChainSize: int = ..., attestationCertChainSize: int = ..., certChain: _ReadBuffer | Sequence[int] = ..., attestationCertChain: _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlConfComputeGpuCertificate_st = nvmlConfComputeGpuCertificate_t

class nvmlConfComputeGpuAttestationReport_t(_Struct):
    isCecAttestationReportPresent: int
    attestationReportSize: int
    cecAttestationReportSize: int
    nonce: _Octets[ctypes.c_ubyte]
    attestationReport: _Octets[ctypes.c_ubyte]
    cecAttestationReport: _Octets[ctypes.c_ubyte]
    def __init__(self, isCecAttestationReportPresent: int = ..., attestationReportSize: int = ..., cecAttestationReportSize: int = ..., nonce: _ReadBuffer | Sequence[int] = ..., attestationReport: _ReadBuffer | Sequence[int] = ..., cecAttestationReport: _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlConfComputeGpuAttestationReport_st = nvmlConfComputeGpuAttestationReport_t

class nvmlConfComputeSetKeyRotationThresholdInfo_v1_t(_Struct):
    version: int
    maxAttackerAdvantage: int
    def __init__(self, version: int = ..., maxAttackerAdvantage: int = ...) -> None: ...
nvmlConfComputeSetKeyRotationThresholdInfo_st = nvmlConfComputeSetKeyRotationThresholdInfo_v1_t

class nvmlConfComputeGetKeyRotationThresholdInfo_v1_t(_Struct):
    version: int
    attackerAdvantage: int
    def __init__(self, version: int = ..., attackerAdvantage: int = ...) -> None: ...
nvmlConfComputeGetKeyRotationThresholdInfo_st = nvmlConfComputeGetKeyRotationThresholdInfo_v1_t

class nvmlGpuFabricInfo_t(_Struct):
    clusterUuid: _Octets[ctypes.c_ubyte]
    status: _Named[nvmlReturn_t]
    cliqueId: int
    state: _Named[nvmlGpuFabricState_t]
    partitionId: int
    def __init__(self, clusterUuid: _ReadBuffer | Sequence[int] = ..., status: nvmlReturn_t | _Int = ..., cliqueId: int = ..., state: nvmlGpuFabricState_t | _Int = ..., partitionId: int = ...) -> None: ...

class nvmlGpuFabricInfo_v2_t(_Struct):
    version: int
    clusterUuid: _Octets[ctypes.c_ubyte]
    status: _Named[nvmlReturn_t]
    cliqueId: int
    state: _Named[nvmlGpuFabricState_t]
    healthMask: int
    def __init__(self, version: int = ..., clusterUuid: _ReadBuffer | Sequence[int] = ..., status: nvmlReturn_t | _Int = ..., cliqueId: int = ..., state: nvmlGpuFabricState_t | _Int = ..., healthMask: int = ...) -> None: ...

class nvmlGpuFabricInfo_v3_t(_Struct):
    version: int
    clusterUuid: _Octets[ctypes.c_ubyte]
    status: _Named[nvmlReturn_t]
    cliqueId: int
    state: _Named[nvmlGpuFabricState_t]
    healthMask: int
    healthSummary: int
    def __init__(self, version: int = ..., clusterUuid: _ReadBuffer | Sequence[int] = ..., status: nvmlReturn_t | _Int = ..., cliqueId: int = ..., state: nvmlGpuFabricState_t | _Int = ..., healthMask: int = ..., healthSummary: int = ...) -> None: ...

class nvmlGpuFabricClique_v1_t(_Struct):
    type: int
    id: int
    def __init__(self, type: int = ..., id: int = ...) -> None: ...

class nvmlGpuFabricInfo_v4_t(_Struct):
    clusterUuid: _Octets[ctypes.c_ubyte]
    status: _Named[nvmlReturn_t]
    cliques: _Items[nvmlGpuFabricClique_v1_t, nvmlGpuFabricClique_v1_t]
    numCliques: int
    state: _Named[nvmlGpuFabricState_t]
    healthMask: int
    healthSummary: int
    def __init__(self, clusterUuid: _ReadBuffer | Sequence[int] = ..., status: nvmlReturn_t | _Int = ..., cliques: Sequence[nvmlGpuFabricClique_v1_t] | Array[nvmlGpuFabricClique_v1_t] = ..., numCliques: int = ..., state: nvmlGpuFabricState_t | _Int = ..., healthMask: int = ..., healthSummary: int = ...) -> None: ...

class nvmlGpuOperationalEventConfig_v1_t(_Struct):
    uuid: _Chars
    minLogLevel: int
    minSeverity: int
    def __init__(self, uuid: _Str | _ReadBuffer | Sequence[int] = ..., minLogLevel: int = ..., minSeverity: int = ...) -> None: ...
nvmlGpuOperationalEventConfig_v1_st = nvmlGpuOperationalEventConfig_v1_t

class nvmlEventSetWait_v3_t(_Struct):
    timeoutMs: int
    dataType: int
    uuid: _Chars
    sourceModule: _Chars
    eventType: int
    eventData: int
    groupCursor: int
    instanceId: int
    timestampUsec: int
    traceId: int
    gpuInstanceId: int
    computeInstanceId: int
    severity: int
    categoryId: int
    moduleEventCode: int
    scope: int
    originator: int
    moduleInstance: int
    chipletId: int
    logLevel: int
    attributes: int
    groupCperSize: int
    groupAttributes: int
    groupSize: int
    groupIndex: int
    def __init__(self, timeoutMs: int = ..., dataType: int = ..., uuid: _Str | _ReadBuffer | Sequence[int] = ..., sourceModule: _Str | _ReadBuffer | Sequence[int] = ..., eventType: int = ..., eventData: int = ..., groupCursor: int = ..., instanceId: int = ..., timestampUsec: int = ..., traceId: int = ..., gpuInstanceId: int = ..., computeInstanceId: int = ..., severity: int = ..., categoryId: int = ..., moduleEventCode: int = ..., scope: int = ..., originator: int = ..., moduleInstance: int = ..., chipletId: int = ..., logLevel: int = ..., attributes: int = ..., groupCperSize: int = ..., groupAttributes: int = ..., groupSize: int = ..., groupIndex: int = ...) -> None: ...

class nvmlCPERCursor_v1_t(_Struct):
    cperTypeMask: int
    uuid: _Chars
    handle: int
    def __init__(self, cperTypeMask: int = ..., uuid: _Str | _ReadBuffer | Sequence[int] = ..., handle: int = ...) -> None: ...

class nvmlGetCPER_v1_t(_Struct):
    cursor: nvmlCPERCursor_v1_t
    buffer: ctypes._Pointer[ctypes.c_ubyte]
    bufferSize: int
    def __init__(self, cursor: nvmlCPERCursor_v1_t = ..., buffer: ctypes._Pointer[ctypes.c_ubyte] | None = ..., bufferSize: int = ...) -> None: ...

class nvmlSystemDriverBranchInfo_v1_t(_Struct):
    version: int
    branch: _Chars
    def __init__(self, version: int = ..., branch: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvmlTemperature_v1_t(_Struct):
    version: int
    sensorType: _Named[nvmlTemperatureSensors_t]
    temperature: int
    def __init__(self, version: int = ..., sensorType: nvmlTemperatureSensors_t | _Int = ..., temperature: int = ...) -> None: ...

class nvmlNvlinkSupportedBwModes_v1_t(_Struct):
    version: int
    bwModes: _Octets[ctypes.c_ubyte]
    totalBwModes: int
    def __init__(self, version: int = ..., bwModes: _ReadBuffer | Sequence[int] = ..., totalBwModes: int = ...) -> None: ...

class nvmlNvlinkGetBwMode_v1_t(_Struct):
    version: int
    bIsBest: int
    bwMode: int
    def __init__(self, version: int = ..., bIsBest: int = ..., bwMode: int = ...) -> None: ...

class nvmlNvlinkSetBwMode_v1_t(_Struct):
    version: int
    bSetBest: int
    bwMode: int
    def __init__(self, version: int = ..., bSetBest: int = ..., bwMode: int = ...) -> None: ...

class nvmlNvlinkSetBwModeAsync_v1_t(_Struct):
    bSetBest: int
    bwMode: int
    asyncPollTimeoutMs: int
    def __init__(self, bSetBest: int = ..., bwMode: int = ..., asyncPollTimeoutMs: int = ...) -> None: ...

class nvmlNvLinkInfo_v1_t(_Struct):
    version: int
    isNvleEnabled: int
    def __init__(self, version: int = ..., isNvleEnabled: int = ...) -> None: ...

class nvmlNvlinkFirmwareVersion_t(_Struct):
    ucodeType: int
    major: int
    minor: int
    subMinor: int
    def __init__(self, ucodeType: int = ..., major: int = ..., minor: int = ..., subMinor: int = ...) -> None: ...

class nvmlNvlinkFirmwareInfo_t(_Struct):
    firmwareVersion: _Items[nvmlNvlinkFirmwareVersion_t, nvmlNvlinkFirmwareVersion_t]
    numValidEntries: int
    def __init__(self, firmwareVersion: Sequence[nvmlNvlinkFirmwareVersion_t] | Array[nvmlNvlinkFirmwareVersion_t] = ..., numValidEntries: int = ...) -> None: ...

class nvmlNvLinkInfo_v2_t(_Struct):
    version: int
    isNvleEnabled: int
    firmwareInfo: nvmlNvlinkFirmwareInfo_t
    def __init__(self, version: int = ..., isNvleEnabled: int = ..., firmwareInfo: nvmlNvlinkFirmwareInfo_t = ...) -> None: ...

class nvmlNvLinkInfo_v3_t(_Struct):
    isNvleEnabled: int
    firmwareInfo: nvmlNvlinkFirmwareInfo_t
    isNvleReady: int
    def __init__(self, isNvleEnabled: int = ..., firmwareInfo: nvmlNvlinkFirmwareInfo_t = ..., isNvleReady: int = ...) -> None: ...

class nvmlNvlinkTelemetrySample_v1_t(_Struct):
    linkId: int
    sampleType: int
    sampleCount: int
    samples: ctypes._Pointer[ctypes.c_ulonglong]
    nvmlReturn: _Named[nvmlReturn_t]
    def __init__(self, linkId: int = ..., sampleType: int = ..., sampleCount: int = ..., samples: ctypes._Pointer[ctypes.c_ulonglong] | None = ..., nvmlReturn: nvmlReturn_t | _Int = ...) -> None: ...

class nvmlNvlinkTelemetrySamples_v1_t(_Struct):
    telemetryCount: int
    telemetrySamples: ctypes._Pointer[nvmlNvlinkTelemetrySample_v1_t]
    def __init__(self, telemetryCount: int = ..., telemetrySamples: ctypes._Pointer[nvmlNvlinkTelemetrySample_v1_t] | None = ...) -> None: ...

class nvmlNvlinkGetRemapTableInfo_v1_t(_Struct):
    alid: int
    flaRemapTabAddr: _Items[ctypes.c_uint, int]
    gpaRemapTabAddr: _Items[ctypes.c_uint, int]
    remapTabSize: int
    def __init__(self, alid: int = ..., flaRemapTabAddr: Sequence[int] | Array[ctypes.c_uint] = ..., gpaRemapTabAddr: Sequence[int] | Array[ctypes.c_uint] = ..., remapTabSize: int = ...) -> None: ...

class nvmlNvlinkSetNvleReady_v1_t(_Struct):
    bNvleReady: int
    def __init__(self, bNvleReady: int = ...) -> None: ...

class nvmlNvlinkLockRemapTable_v1_t(_Struct):
    bRemapTableLocked: int
    bRemapTableLockDisabled: int
    def __init__(self, bRemapTableLocked: int = ..., bRemapTableLockDisabled: int = ...) -> None: ...

class nvmlNvlinkNvlePrivateInfo_v1_t(_Struct):
    data: _Octets[ctypes.c_ubyte]
    size: int
    def __init__(self, data: _ReadBuffer | Sequence[int] = ..., size: int = ...) -> None: ...

class nvmlNvlinkSetupNvleEncryptionKey_v1_t(_Struct):
    nvleKey: _Octets[ctypes.c_ubyte]
    localGpuAlid: int
    remoteGpuAlid: int
    localGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t
    remoteGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t
    def __init__(self, nvleKey: _ReadBuffer | Sequence[int] = ..., localGpuAlid: int = ..., remoteGpuAlid: int = ..., localGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t = ..., remoteGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t = ...) -> None: ...

class nvmlVgpuVersion_t(_Struct):
    minVersion: int
    maxVersion: int
    def __init__(self, minVersion: int = ..., maxVersion: int = ...) -> None: ...
nvmlVgpuVersion_st = nvmlVgpuVersion_t

class nvmlVgpuMetadata_t(_Struct):
    version: int
    revision: int
    guestInfoState: _Named[nvmlVgpuGuestInfoState_t]
    guestDriverVersion: _Chars
    hostDriverVersion: _Chars
    reserved: _Items[ctypes.c_uint, int]
    vgpuVirtualizationCaps: int
    guestVgpuVersion: int
    opaqueDataSize: int
    opaqueData: _CharBytes
    def __init__(self, version: int = ..., revision: int = ..., guestInfoState: nvmlVgpuGuestInfoState_t | _Int = ..., guestDriverVersion: _Str | _ReadBuffer | Sequence[int] = ..., hostDriverVersion: _Str | _ReadBuffer | Sequence[int] = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ..., vgpuVirtualizationCaps: int = ..., guestVgpuVersion: int = ..., opaqueDataSize: int = ..., opaqueData: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlVgpuMetadata_st = nvmlVgpuMetadata_t

class nvmlVgpuPgpuMetadata_t(_Struct):
    version: int
    revision: int
    hostDriverVersion: _Chars
    pgpuVirtualizationCaps: int
    reserved: _Items[ctypes.c_uint, int]
    hostSupportedVgpuRange: nvmlVgpuVersion_t
    opaqueDataSize: int
    opaqueData: _CharBytes
    def __init__(self, version: int = ..., revision: int = ..., hostDriverVersion: _Str | _ReadBuffer | Sequence[int] = ..., pgpuVirtualizationCaps: int = ..., reserved: Sequence[int] | Array[ctypes.c_uint] = ..., hostSupportedVgpuRange: nvmlVgpuVersion_t = ..., opaqueDataSize: int = ..., opaqueData: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlVgpuPgpuMetadata_st = nvmlVgpuPgpuMetadata_t

class nvmlVgpuPgpuCompatibility_t(_Struct):
    vgpuVmCompatibility: _Named[nvmlVgpuVmCompatibility_t]
    compatibilityLimitCode: _Named[nvmlVgpuPgpuCompatibilityLimitCode_t]
    def __init__(self, vgpuVmCompatibility: nvmlVgpuVmCompatibility_t | _Int = ..., compatibilityLimitCode: nvmlVgpuPgpuCompatibilityLimitCode_t | _Int = ...) -> None: ...
nvmlVgpuPgpuCompatibility_st = nvmlVgpuPgpuCompatibility_t

class nvmlExcludedDeviceInfo_t(_Struct):
    pciInfo: nvmlPciInfo_t
    uuid: _Chars
    def __init__(self, pciInfo: nvmlPciInfo_t = ..., uuid: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlExcludedDeviceInfo_st = nvmlExcludedDeviceInfo_t

class nvmlPRMTLV_v1_t(_Struct):
    dataSize: int
    status: int
    inData: _Octets[ctypes.c_ubyte]
    outData: _Octets[ctypes.c_ubyte]
    def __init__(self, dataSize: int = ..., status: int = ..., *, inData: _ReadBuffer | Sequence[int] = ..., outData: _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvmlPRMCounterInput_v1_t(_Struct):
    localPort: int
    def __init__(self, localPort: int = ...) -> None: ...

class nvmlPRMCounterValue_v1_t(_Struct):
    status: _Named[nvmlReturn_t]
    outputType: _Named[nvmlValueType_t]
    outputValue: nvmlValue_t
    def __init__(self, status: nvmlReturn_t | _Int = ..., outputType: nvmlValueType_t | _Int = ..., outputValue: nvmlValue_t = ...) -> None: ...

class nvmlPRMCounter_v1_t(_Struct):
    counterId: int
    inData: nvmlPRMCounterInput_v1_t
    counterValue: nvmlPRMCounterValue_v1_t
    def __init__(self, counterId: int = ..., inData: nvmlPRMCounterInput_v1_t = ..., counterValue: nvmlPRMCounterValue_v1_t = ...) -> None: ...

class nvmlPRMCounterList_v1_t(_Struct):
    numCounters: int
    counters: ctypes._Pointer[nvmlPRMCounter_v1_t]
    def __init__(self, numCounters: int = ..., counters: ctypes._Pointer[nvmlPRMCounter_v1_t] | None = ...) -> None: ...

class nvmlGpuInstancePlacement_t(_Struct):
    start: int
    size: int
    def __init__(self, start: int = ..., size: int = ...) -> None: ...
nvmlGpuInstancePlacement_st = nvmlGpuInstancePlacement_t

class nvmlGpuInstanceProfileInfo_t(_Struct):
    id: int
    isP2pSupported: int
    sliceCount: int
    instanceCount: int
    multiprocessorCount: int
    copyEngineCount: int
    decoderCount: int
    encoderCount: int
    jpegCount: int
    ofaCount: int
    memorySizeMB: int
    def __init__(self, id: int = ..., isP2pSupported: int = ..., sliceCount: int = ..., instanceCount: int = ..., multiprocessorCount: int = ..., copyEngineCount: int = ..., decoderCount: int = ..., encoderCount: int = ..., jpegCount: int = ..., ofaCount: int = ..., memorySizeMB: int = ...) -> None: ...
nvmlGpuInstanceProfileInfo_st = nvmlGpuInstanceProfileInfo_t

class nvmlGpuInstanceProfileInfo_v2_t(_Struct):
    version: int
    id: int
    isP2pSupported: int
    sliceCount: int
    instanceCount: int
    multiprocessorCount: int
    copyEngineCount: int
    decoderCount: int
    encoderCount: int
    jpegCount: int
    ofaCount: int
    memorySizeMB: int
    name: _Chars
    def __init__(self, version: int = ..., id: int = ..., isP2pSupported: int = ..., sliceCount: int = ..., instanceCount: int = ..., multiprocessorCount: int = ..., copyEngineCount: int = ..., decoderCount: int = ..., encoderCount: int = ..., jpegCount: int = ..., ofaCount: int = ..., memorySizeMB: int = ..., name: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlGpuInstanceProfileInfo_v2_st = nvmlGpuInstanceProfileInfo_v2_t

class nvmlGpuInstanceProfileInfo_v3_t(_Struct):
    version: int
    id: int
    sliceCount: int
    instanceCount: int
    multiprocessorCount: int
    copyEngineCount: int
    decoderCount: int
    encoderCount: int
    jpegCount: int
    ofaCount: int
    memorySizeMB: int
    name: _Chars
    capabilities: int
    def __init__(self, version: int = ..., id: int = ..., sliceCount: int = ..., instanceCount: int = ..., multiprocessorCount: int = ..., copyEngineCount: int = ..., decoderCount: int = ..., encoderCount: int = ..., jpegCount: int = ..., ofaCount: int = ..., memorySizeMB: int = ..., name: _Str | _ReadBuffer | Sequence[int] = ..., capabilities: int = ...) -> None: ...
nvmlGpuInstanceProfileInfo_v3_st = nvmlGpuInstanceProfileInfo_v3_t

class nvmlGpuInstanceInfo_t(_Struct):
    device: nvmlDevice_t
    id: int
    profileId: int
    placement: nvmlGpuInstancePlacement_t
    def __init__(self, device: nvmlDevice_t | int | None = ..., id: int = ..., profileId: int = ..., placement: nvmlGpuInstancePlacement_t = ...) -> None: ...
nvmlGpuInstanceInfo_st = nvmlGpuInstanceInfo_t

class nvmlComputeInstancePlacement_t(_Struct):
    start: int
    size: int
    def __init__(self, start: int = ..., size: int = ...) -> None: ...
nvmlComputeInstancePlacement_st = nvmlComputeInstancePlacement_t

class nvmlComputeInstanceProfileInfo_t(_Struct):
    id: int
    sliceCount: int
    instanceCount: int
    multiprocessorCount: int
    sharedCopyEngineCount: int
    sharedDecoderCount: int
    sharedEncoderCount: int
    sharedJpegCount: int
    sharedOfaCount: int
    def __init__(self, id: int = ..., sliceCount: int = ..., instanceCount: int = ..., multiprocessorCount: int = ..., sharedCopyEngineCount: int = ..., sharedDecoderCount: int = ..., sharedEncoderCount: int = ..., sharedJpegCount: int = ..., sharedOfaCount: int = ...) -> None: ...
nvmlComputeInstanceProfileInfo_st = nvmlComputeInstanceProfileInfo_t

class nvmlComputeInstanceProfileInfo_v2_t(_Struct):
    version: int
    id: int
    sliceCount: int
    instanceCount: int
    multiprocessorCount: int
    sharedCopyEngineCount: int
    sharedDecoderCount: int
    sharedEncoderCount: int
    sharedJpegCount: int
    sharedOfaCount: int
    name: _Chars
    def __init__(self, version: int = ..., id: int = ..., sliceCount: int = ..., instanceCount: int = ..., multiprocessorCount: int = ..., sharedCopyEngineCount: int = ..., sharedDecoderCount: int = ..., sharedEncoderCount: int = ..., sharedJpegCount: int = ..., sharedOfaCount: int = ..., name: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvmlComputeInstanceProfileInfo_v2_st = nvmlComputeInstanceProfileInfo_v2_t

class nvmlComputeInstanceProfileInfo_v3_t(_Struct):
    version: int
    id: int
    sliceCount: int
    instanceCount: int
    multiprocessorCount: int
    sharedCopyEngineCount: int
    sharedDecoderCount: int
    sharedEncoderCount: int
    sharedJpegCount: int
    sharedOfaCount: int
    name: _Chars
    capabilities: int
    def __init__(self, version: int = ..., id: int = ..., sliceCount: int = ..., instanceCount: int = ..., multiprocessorCount: int = ..., sharedCopyEngineCount: int = ..., sharedDecoderCount: int = ..., sharedEncoderCount: int = ..., sharedJpegCount: int = ..., sharedOfaCount: int = ..., name: _Str | _ReadBuffer | Sequence[int] = ..., capabilities: int = ...) -> None: ...
nvmlComputeInstanceProfileInfo_v3_st = nvmlComputeInstanceProfileInfo_v3_t

class nvmlComputeInstanceInfo_t(_Struct):
    device: nvmlDevice_t
    gpuInstance: nvmlGpuInstance_t
    id: int
    profileId: int
    placement: nvmlComputeInstancePlacement_t
    def __init__(self, device: nvmlDevice_t | int | None = ..., gpuInstance: nvmlGpuInstance_t | int | None = ..., id: int = ..., profileId: int = ..., placement: nvmlComputeInstancePlacement_t = ...) -> None: ...
nvmlComputeInstanceInfo_st = nvmlComputeInstanceInfo_t

class nvmlGpmMetric_t(_Struct):
    metricId: int
    nvmlReturn: _Named[nvmlReturn_t]
    value: float
    class _metricInfo(_Struct):
        shortName: ctypes._Pointer[ctypes.c_char]
        longName: ctypes._Pointer[ctypes.c_char]
        unit: ctypes._Pointer[ctypes.c_char]
        def __init__(self, shortName: ctypes._Pointer[ctypes.c_char] | None = ..., longName: ctypes._Pointer[ctypes.c_char] | None = ..., unit: ctypes._Pointer[ctypes.c_char] | None = ...) -> None: ...
    metricInfo: _metricInfo
    def __init__(self, metricId: int = ..., nvmlReturn: nvmlReturn_t | _Int = ..., value: float = ..., metricInfo: _metricInfo = ...) -> None: ...

class nvmlGpmMetricsGet_t(_Struct):
    version: int
    numMetrics: int
    sample1: nvmlGpmSample_t
    sample2: nvmlGpmSample_t
    metrics: _Items[nvmlGpmMetric_t, nvmlGpmMetric_t]
    def __init__(self, version: int = ..., numMetrics: int = ..., sample1: nvmlGpmSample_t | int | None = ..., sample2: nvmlGpmSample_t | int | None = ..., metrics: Sequence[nvmlGpmMetric_t] | Array[nvmlGpmMetric_t] = ...) -> None: ...

class nvmlGpmSupport_t(_Struct):
    version: int
    isSupportedDevice: int
    def __init__(self, version: int = ..., isSupportedDevice: int = ...) -> None: ...

class nvmlDeviceCapabilities_v1_t(_Struct):
    version: int
    capMask: int
    def __init__(self, version: int = ..., capMask: int = ...) -> None: ...

class nvmlMask255_t(_Struct):
    mask: _Items[ctypes.c_uint, int]
    def __init__(self, mask: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class nvmlWorkloadPowerProfileInfo_v1_t(_Struct):
    version: int
    profileId: int
    priority: int
    conflictingMask: nvmlMask255_t
    def __init__(self, version: int = ..., profileId: int = ..., priority: int = ..., conflictingMask: nvmlMask255_t = ...) -> None: ...

class nvmlWorkloadPowerProfileProfilesInfo_v1_t(_Struct):
    version: int
    perfProfilesMask: nvmlMask255_t
    perfProfile: _Items[nvmlWorkloadPowerProfileInfo_v1_t, nvmlWorkloadPowerProfileInfo_v1_t]
    def __init__(self, version: int = ..., perfProfilesMask: nvmlMask255_t = ..., perfProfile: Sequence[nvmlWorkloadPowerProfileInfo_v1_t] | Array[nvmlWorkloadPowerProfileInfo_v1_t] = ...) -> None: ...

class nvmlWorkloadPowerProfileCurrentProfiles_v1_t(_Struct):
    version: int
    perfProfilesMask: nvmlMask255_t
    requestedProfilesMask: nvmlMask255_t
    enforcedProfilesMask: nvmlMask255_t
    def __init__(self, version: int = ..., perfProfilesMask: nvmlMask255_t = ..., requestedProfilesMask: nvmlMask255_t = ..., enforcedProfilesMask: nvmlMask255_t = ...) -> None: ...

class nvmlWorkloadPowerProfileRequestedProfiles_v1_t(_Struct):
    version: int
    requestedProfilesMask: nvmlMask255_t
    def __init__(self, version: int = ..., requestedProfilesMask: nvmlMask255_t = ...) -> None: ...

class nvmlWorkloadPowerProfileUpdateProfiles_v1_t(_Struct):
    operation: _Named[nvmlPowerProfileOperation_t]
    updateProfilesMask: nvmlMask255_t
    def __init__(self, operation: nvmlPowerProfileOperation_t | _Int = ..., updateProfilesMask: nvmlMask255_t = ...) -> None: ...

class nvmlPowerSmoothingProfile_v1_t(_Struct):
    version: int
    profileId: int
    paramId: int
    value: float
    def __init__(self, version: int = ..., profileId: int = ..., paramId: int = ..., value: float = ...) -> None: ...

class nvmlPowerSmoothingState_v1_t(_Struct):
    version: int
    state: _Named[nvmlEnableState_t]
    def __init__(self, version: int = ..., state: nvmlEnableState_t | _Int = ...) -> None: ...

class nvmlEccBankRemapperHistogram_v1_t(_Struct):
    maxSpareGroupCount: int
    noSpareGroupCount: int
    def __init__(self, maxSpareGroupCount: int = ..., noSpareGroupCount: int = ...) -> None: ...

class nvmlEccBankRemapperStatus_v1_t(_Struct):
    activeRemappings: int
    inactiveRemappings: int
    bPending: int
    histogram: nvmlEccBankRemapperHistogram_v1_t
    def __init__(self, activeRemappings: int = ..., inactiveRemappings: int = ..., bPending: int = ..., histogram: nvmlEccBankRemapperHistogram_v1_t = ...) -> None: ...

nvmlPciInfoExt_t = nvmlPciInfoExt_v1_t
nvmlProcessInfo_t = nvmlProcessInfo_v2_t
nvmlProcessDetailList_t = nvmlProcessDetailList_v1_t
nvmlDeviceAddressingMode_t = nvmlDeviceAddressingMode_v1_t
nvmlRepairStatus_t = nvmlRepairStatus_v1_t
nvmlCoolerInfo_t = nvmlCoolerInfo_v1_t
nvmlUUID_t = nvmlUUID_v1_t
nvmlPdi_t = nvmlPdi_v1_t
nvmlDramEncryptionInfo_t = nvmlDramEncryptionInfo_v1_t
nvmlMarginTemperature_t = nvmlMarginTemperature_v1_t
nvmlClockOffset_t = nvmlClockOffset_v1_t
nvmlFanSpeedInfo_t = nvmlFanSpeedInfo_v1_t
nvmlDevicePerfModes_t = nvmlDevicePerfModes_v1_t
nvmlDeviceCurrentClockFreqs_t = nvmlDeviceCurrentClockFreqs_v1_t
nvmlProcessesUtilizationInfo_t = nvmlProcessesUtilizationInfo_v1_t
nvmlEccSramErrorStatus_t = nvmlEccSramErrorStatus_v1_t
nvmlPlatformInfo_t = nvmlPlatformInfo_v2_t
nvmlEccSramUniqueUncorrectedErrorCounts_t = nvmlEccSramUniqueUncorrectedErrorCounts_v1_t
nvmlVgpuTypeId_t = ctypes.c_uint
nvmlVgpuInstance_t = ctypes.c_uint
nvmlVgpuHeterogeneousMode_t = nvmlVgpuHeterogeneousMode_v1_t
nvmlVgpuPlacementId_t = nvmlVgpuPlacementId_v1_t
nvmlVgpuPlacementList_t = nvmlVgpuPlacementList_v2_t
nvmlVgpuTypeBar1Info_t = nvmlVgpuTypeBar1Info_v1_t
nvmlVgpuInstancesUtilizationInfo_t = nvmlVgpuInstancesUtilizationInfo_v1_t
nvmlVgpuProcessesUtilizationInfo_t = nvmlVgpuProcessesUtilizationInfo_v1_t
nvmlVgpuRuntimeState_t = nvmlVgpuRuntimeState_v1_t
nvmlVgpuTypeIdInfo_t = nvmlVgpuTypeIdInfo_v1_t
nvmlVgpuTypeMaxInstance_t = nvmlVgpuTypeMaxInstance_v1_t
nvmlActiveVgpuInstanceInfo_t = nvmlActiveVgpuInstanceInfo_v1_t
nvmlVgpuSchedulerState_t = nvmlVgpuSchedulerState_v1_t
nvmlVgpuSchedulerStateInfo_t = nvmlVgpuSchedulerStateInfo_v1_t
nvmlVgpuSchedulerLogInfo_t = nvmlVgpuSchedulerLogInfo_v1_t
nvmlVgpuCreatablePlacementInfo_t = nvmlVgpuCreatablePlacementInfo_v1_t
nvmlSystemEventSetCreateRequest_t = nvmlSystemEventSetCreateRequest_v1_t
nvmlSystemEventSetFreeRequest_t = nvmlSystemEventSetFreeRequest_v1_t
nvmlSystemRegisterEventRequest_t = nvmlSystemRegisterEventRequest_v1_t
nvmlSystemEventSetWaitRequest_t = nvmlSystemEventSetWaitRequest_v1_t
nvmlSystemConfComputeSettings_t = nvmlSystemConfComputeSettings_v1_t
nvmlConfComputeSetKeyRotationThresholdInfo_t = nvmlConfComputeSetKeyRotationThresholdInfo_v1_t
nvmlConfComputeGetKeyRotationThresholdInfo_t = nvmlConfComputeGetKeyRotationThresholdInfo_v1_t
nvmlGpuFabricInfoV_t = nvmlGpuFabricInfo_v3_t
nvmlCPERCursorHandle_t = ctypes.c_ulonglong
nvmlSystemDriverBranchInfo_t = nvmlSystemDriverBranchInfo_v1_t
nvmlTemperature_t = nvmlTemperature_v1_t
nvmlNvlinkSupportedBwModes_t = nvmlNvlinkSupportedBwModes_v1_t
nvmlNvlinkGetBwMode_t = nvmlNvlinkGetBwMode_v1_t
nvmlNvlinkSetBwMode_t = nvmlNvlinkSetBwMode_v1_t
nvmlNvLinkInfo_t = nvmlNvLinkInfo_v2_t
nvmlDeviceCapabilities_t = nvmlDeviceCapabilities_v1_t
nvmlWorkloadPowerProfileInfo_t = nvmlWorkloadPowerProfileInfo_v1_t
nvmlWorkloadPowerProfileProfilesInfo_t = nvmlWorkloadPowerProfileProfilesInfo_v1_t
nvmlWorkloadPowerProfileCurrentProfiles_t = nvmlWorkloadPowerProfileCurrentProfiles_v1_t
nvmlWorkloadPowerProfileRequestedProfiles_t = nvmlWorkloadPowerProfileRequestedProfiles_v1_t
nvmlPowerSmoothingProfile_t = nvmlPowerSmoothingProfile_v1_t
nvmlPowerSmoothingState_t = nvmlPowerSmoothingState_v1_t
nvmlBlacklistDeviceInfo_t = nvmlExcludedDeviceInfo_t
nvmlEccBitType_t = nvmlMemoryErrorType_t

NVML_API_VERSION: Final = 13
NVML_VALUE_NOT_AVAILABLE: Final = -1
NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE: Final = 32
NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE: Final = 16
nvmlPciInfoExt_v1: Final = 16777280
nvmlMemory_v2: Final = 33554472
NVML_DEVICE_MEMORY_LIMIT_MAX: Final = 18446744073709551615
nvmlProcessDetailList_v1: Final = 16777240
nvmlC2cModeInfo_v1: Final = 16777220
nvmlDeviceAddressingMode_v1: Final = 16777224
nvmlRepairStatus_v1: Final = 16777228
NVML_NVLINK_MAX_LINKS: Final = 36
NVML_TOPOLOGY_CPU: Final = NVML_TOPOLOGY_NODE
NVML_MAX_PHYSICAL_BRIDGE: Final = 128
NVML_MAX_THERMAL_SENSORS_PER_GPU: Final = 3
nvmlCoolerInfo_v1: Final = 16777232
NVML_DEVICE_UUID_ASCII_LEN: Final = 41
NVML_DEVICE_UUID_BINARY_LEN: Final = 16
nvmlUUID_v1: Final = 16777268
nvmlPdi_v1: Final = 16777232
NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS: Final = 2
NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX: Final = 8
NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX: Final = 3
NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX: Final = 4
NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM: Final = 3
NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM: Final = 4
NVML_PERF_METRICS_SAMPLE_COUNT: Final = 13
NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X: Final = 32
NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX: Final = 16
NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X: Final = 0
NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X: Final = 1
NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX: Final = 0
NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS: Final = 1024
nvmlFlagDefault: Final = 0
nvmlFlagForce: Final = 1
nvmlDramEncryptionInfo_v1: Final = 16777224
nvmlMarginTemperature_v1: Final = 16777224
MAX_CLK_DOMAINS: Final = 32
NVML_SINGLE_BIT_ECC: Final = NVML_MEMORY_ERROR_TYPE_CORRECTED
NVML_DOUBLE_BIT_ECC: Final = NVML_MEMORY_ERROR_TYPE_UNCORRECTED
NVML_MAX_GPU_PERF_PSTATES: Final = 16
nvmlClockOffset_v1: Final = 16777240
nvmlFanSpeedInfo_v1: Final = 16777228
NVML_PERF_MODES_BUFFER_SIZE: Final = 2048
nvmlDevicePerfModes_v1: Final = 16779268
nvmlDeviceCurrentClockFreqs_v1: Final = 16779268
NVML_POWER_MIZER_MODE_ADAPTIVE: Final = 0
NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE: Final = 1
NVML_POWER_MIZER_MODE_AUTO: Final = 2
NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE: Final = 3
nvmlProcessesUtilizationInfo_v1: Final = 16777240
nvmlEccSramErrorStatus_v1: Final = 16777320
nvmlPlatformInfo_v1: Final = 16777260
nvmlPlatformInfo_v2: Final = 33554476
NVML_DEVICE_HOSTNAME_BUFFER_SIZE: Final = 64
nvmlEccSramUniqueUncorrectedErrorCounts_v1: Final = 16777232
NVML_RUSD_POLL_NONE: Final = 0
NVML_RUSD_POLL_CLOCK: Final = 1
NVML_RUSD_POLL_PERF: Final = 2
NVML_RUSD_POLL_MEMORY: Final = 4
NVML_RUSD_POLL_POWER: Final = 8
NVML_RUSD_POLL_THERMAL: Final = 16
NVML_RUSD_POLL_PCI: Final = 32
NVML_RUSD_POLL_FAN: Final = 64
NVML_RUSD_POLL_PROC_UTIL: Final = 128
NVML_RUSD_POLL_ALL: Final = 18446744073709551615
nvmlRusdSettings_v1: Final = 16777232
NVML_GSP_FIRMWARE_VERSION_BUF_SIZE: Final = 64
NVML_PCIE_LINK_MAX_SPEED_INVALID: Final = 0
NVML_PCIE_LINK_MAX_SPEED_2500MBPS: Final = 1
NVML_PCIE_LINK_MAX_SPEED_5000MBPS: Final = 2
NVML_PCIE_LINK_MAX_SPEED_8000MBPS: Final = 3
NVML_PCIE_LINK_MAX_SPEED_16000MBPS: Final = 4
NVML_PCIE_LINK_MAX_SPEED_32000MBPS: Final = 5
NVML_PCIE_LINK_MAX_SPEED_64000MBPS: Final = 6
NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED: Final = 0
NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED: Final = 1
NVML_MAX_GPU_UTILIZATIONS: Final = 8
NVML_PCIE_ATOMICS_CAP_FETCHADD32: Final = 1
NVML_PCIE_ATOMICS_CAP_FETCHADD64: Final = 2
NVML_PCIE_ATOMICS_CAP_SWAP32: Final = 4
NVML_PCIE_ATOMICS_CAP_SWAP64: Final = 8
NVML_PCIE_ATOMICS_CAP_CAS32: Final = 16
NVML_PCIE_ATOMICS_CAP_CAS64: Final = 32
NVML_PCIE_ATOMICS_CAP_CAS128: Final = 64
NVML_PCIE_ATOMICS_OPS_MAX: Final = 7
NVML_POWER_SCOPE_COUNT: Final = 4
nvmlPowerValue_v2: Final = 33554444
NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE: Final = 0
NVML_GRID_LICENSE_EXPIRY_INVALID: Final = 1
NVML_GRID_LICENSE_EXPIRY_VALID: Final = 2
NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE: Final = 3
NVML_GRID_LICENSE_EXPIRY_PERMANENT: Final = 4
NVML_GRID_LICENSE_BUFFER_SIZE: Final = 128
NVML_VGPU_NAME_BUFFER_SIZE: Final = 64
NVML_GRID_LICENSE_FEATURE_MAX_COUNT: Final = 3
INVALID_GPU_INSTANCE_PROFILE_ID: Final = 4294967295
INVALID_GPU_INSTANCE_ID: Final = 4294967295
NVML_INVALID_VGPU_PLACEMENT_ID: Final = 65535
NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO: Final = 0
NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES: Final = 1
NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO: Final = 0
NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES: Final = 1
NVML_VGPU_PGPU_HETEROGENEOUS_MODE: Final = 0
NVML_VGPU_PGPU_HOMOGENEOUS_MODE: Final = 1
nvmlVgpuHeterogeneousMode_v1: Final = 16777224
nvmlVgpuPlacementId_v1: Final = 16777224
nvmlVgpuPlacementList_v1: Final = 16777240
nvmlVgpuPlacementList_v2: Final = 33554464
nvmlVgpuTypeBar1Info_v1: Final = 16777232
nvmlVgpuInstancesUtilizationInfo_v1: Final = 16777248
nvmlVgpuProcessesUtilizationInfo_v1: Final = 16777240
nvmlVgpuRuntimeState_v1: Final = 16777232
NVML_VGPU_SCHEDULER_POLICY_UNKNOWN: Final = 0
NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT: Final = 1
NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE: Final = 2
NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE: Final = 3
NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT: Final = 3
NVML_SCHEDULER_SW_MAX_LOG_ENTRIES: Final = 200
NVML_VGPU_SCHEDULER_ARR_DEFAULT: Final = 0
NVML_VGPU_SCHEDULER_ARR_DISABLE: Final = 1
NVML_VGPU_SCHEDULER_ARR_ENABLE: Final = 2
NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS: Final = 1
NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1: Final = 2
NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0: Final = 3
NVML_GRID_LICENSE_STATE_UNKNOWN: Final = 0
NVML_GRID_LICENSE_STATE_UNINITIALIZED: Final = 1
NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED: Final = 2
NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED: Final = 3
NVML_GRID_LICENSE_STATE_UNLICENSED: Final = 4
NVML_GRID_LICENSE_STATE_LICENSED: Final = 5
nvmlVgpuTypeIdInfo_v1: Final = 16777232
nvmlVgpuTypeMaxInstance_v1: Final = 16777228
nvmlActiveVgpuInstanceInfo_v1: Final = 16777232
nvmlVgpuSchedulerState_v1: Final = 16777240
nvmlVgpuSchedulerStateInfo_v1: Final = 16777240
nvmlVgpuSchedulerLogInfo_v1: Final = 16786848
nvmlVgpuCreatablePlacementInfo_v1: Final = 16777248
NVML_FI_DEV_ECC_CURRENT: Final = 1
NVML_FI_DEV_ECC_PENDING: Final = 2
NVML_FI_DEV_ECC_SBE_VOL_TOTAL: Final = 3
NVML_FI_DEV_ECC_DBE_VOL_TOTAL: Final = 4
NVML_FI_DEV_ECC_SBE_AGG_TOTAL: Final = 5
NVML_FI_DEV_ECC_DBE_AGG_TOTAL: Final = 6
NVML_FI_DEV_ECC_SBE_VOL_L1: Final = 7
NVML_FI_DEV_ECC_DBE_VOL_L1: Final = 8
NVML_FI_DEV_ECC_SBE_VOL_L2: Final = 9
NVML_FI_DEV_ECC_DBE_VOL_L2: Final = 10
NVML_FI_DEV_ECC_SBE_VOL_DEV: Final = 11
NVML_FI_DEV_ECC_DBE_VOL_DEV: Final = 12
NVML_FI_DEV_ECC_SBE_VOL_REG: Final = 13
NVML_FI_DEV_ECC_DBE_VOL_REG: Final = 14
NVML_FI_DEV_ECC_SBE_VOL_TEX: Final = 15
NVML_FI_DEV_ECC_DBE_VOL_TEX: Final = 16
NVML_FI_DEV_ECC_DBE_VOL_CBU: Final = 17
NVML_FI_DEV_ECC_SBE_AGG_L1: Final = 18
NVML_FI_DEV_ECC_DBE_AGG_L1: Final = 19
NVML_FI_DEV_ECC_SBE_AGG_L2: Final = 20
NVML_FI_DEV_ECC_DBE_AGG_L2: Final = 21
NVML_FI_DEV_ECC_SBE_AGG_DEV: Final = 22
NVML_FI_DEV_ECC_DBE_AGG_DEV: Final = 23
NVML_FI_DEV_ECC_SBE_AGG_REG: Final = 24
NVML_FI_DEV_ECC_DBE_AGG_REG: Final = 25
NVML_FI_DEV_ECC_SBE_AGG_TEX: Final = 26
NVML_FI_DEV_ECC_DBE_AGG_TEX: Final = 27
NVML_FI_DEV_ECC_DBE_AGG_CBU: Final = 28
NVML_FI_DEV_RETIRED_SBE: Final = 29
NVML_FI_DEV_RETIRED_DBE: Final = 30
NVML_FI_DEV_RETIRED_PENDING: Final = 31
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0: Final = 32
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1: Final = 33
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2: Final = 34
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3: Final = 35
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4: Final = 36
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5: Final = 37
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL: Final = 38
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0: Final = 39
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1: Final = 40
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2: Final = 41
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3: Final = 42
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4: Final = 43
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5: Final = 44
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL: Final = 45
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0: Final = 46
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1: Final = 47
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2: Final = 48
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3: Final = 49
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4: Final = 50
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5: Final = 51
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL: Final = 52
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0: Final = 53
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1: Final = 54
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2: Final = 55
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3: Final = 56
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4: Final = 57
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5: Final = 58
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL: Final = 59
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0: Final = 60
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1: Final = 61
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2: Final = 62
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3: Final = 63
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4: Final = 64
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5: Final = 65
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL: Final = 66
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0: Final = 67
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1: Final = 68
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2: Final = 69
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3: Final = 70
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4: Final = 71
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5: Final = 72
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL: Final = 73
NVML_FI_DEV_PERF_POLICY_POWER: Final = 74
NVML_FI_DEV_PERF_POLICY_THERMAL: Final = 75
NVML_FI_DEV_PERF_POLICY_SYNC_BOOST: Final = 76
NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT: Final = 77
NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION: Final = 78
NVML_FI_DEV_PERF_POLICY_RELIABILITY: Final = 79
NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS: Final = 80
NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS: Final = 81
NVML_FI_DEV_MEMORY_TEMP: Final = 82
NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION: Final = 83
NVML_FI_DEV_NVLINK_SPEED_MBPS_L0: Final = 84
NVML_FI_DEV_NVLINK_SPEED_MBPS_L1: Final = 85
NVML_FI_DEV_NVLINK_SPEED_MBPS_L2: Final = 86
NVML_FI_DEV_NVLINK_SPEED_MBPS_L3: Final = 87
NVML_FI_DEV_NVLINK_SPEED_MBPS_L4: Final = 88
NVML_FI_DEV_NVLINK_SPEED_MBPS_L5: Final = 89
NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON: Final = 90
NVML_FI_DEV_NVLINK_LINK_COUNT: Final = 91
NVML_FI_DEV_RETIRED_PENDING_SBE: Final = 92
NVML_FI_DEV_RETIRED_PENDING_DBE: Final = 93
NVML_FI_DEV_PCIE_REPLAY_COUNTER: Final = 94
NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER: Final = 95
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6: Final = 96
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7: Final = 97
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8: Final = 98
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9: Final = 99
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10: Final = 100
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11: Final = 101
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6: Final = 102
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7: Final = 103
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8: Final = 104
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9: Final = 105
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10: Final = 106
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11: Final = 107
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6: Final = 108
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7: Final = 109
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8: Final = 110
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9: Final = 111
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10: Final = 112
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11: Final = 113
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6: Final = 114
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7: Final = 115
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8: Final = 116
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9: Final = 117
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10: Final = 118
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11: Final = 119
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6: Final = 120
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7: Final = 121
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8: Final = 122
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9: Final = 123
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10: Final = 124
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11: Final = 125
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6: Final = 126
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7: Final = 127
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8: Final = 128
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9: Final = 129
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10: Final = 130
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11: Final = 131
NVML_FI_DEV_NVLINK_SPEED_MBPS_L6: Final = 132
NVML_FI_DEV_NVLINK_SPEED_MBPS_L7: Final = 133
NVML_FI_DEV_NVLINK_SPEED_MBPS_L8: Final = 134
NVML_FI_DEV_NVLINK_SPEED_MBPS_L9: Final = 135
NVML_FI_DEV_NVLINK_SPEED_MBPS_L10: Final = 136
NVML_FI_DEV_NVLINK_SPEED_MBPS_L11: Final = 137
NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX: Final = 138
NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX: Final = 139
NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX: Final = 140
NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX: Final = 141
NVML_FI_DEV_REMAPPED_COR: Final = 142
NVML_FI_DEV_REMAPPED_UNC: Final = 143
NVML_FI_DEV_REMAPPED_PENDING: Final = 144
NVML_FI_DEV_REMAPPED_FAILURE: Final = 145
NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID: Final = 146
NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT: Final = 147
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0: Final = 148
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1: Final = 149
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2: Final = 150
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3: Final = 151
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4: Final = 152
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5: Final = 153
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6: Final = 154
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7: Final = 155
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8: Final = 156
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9: Final = 157
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10: Final = 158
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11: Final = 159
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL: Final = 160
NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY: Final = 161
NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY: Final = 162
NVML_FI_DEV_NVLINK_ERROR_DL_CRC: Final = 163
NVML_FI_DEV_NVLINK_GET_SPEED: Final = 164
NVML_FI_DEV_NVLINK_GET_STATE: Final = 165
NVML_FI_DEV_NVLINK_GET_VERSION: Final = 166
NVML_FI_DEV_NVLINK_GET_POWER_STATE: Final = 167
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD: Final = 168
NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER: Final = 169
NVML_FI_DEV_C2C_LINK_COUNT: Final = 170
NVML_FI_DEV_C2C_LINK_GET_STATUS: Final = 171
NVML_FI_DEV_C2C_LINK_GET_MAX_BW: Final = 172
NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS: Final = 173
NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED: Final = 174
NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR: Final = 175
NVML_FI_DEV_PCIE_COUNT_BAD_TLP: Final = 176
NVML_FI_DEV_PCIE_COUNT_NAKS_SENT: Final = 177
NVML_FI_DEV_PCIE_COUNT_BAD_DLLP: Final = 178
NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR: Final = 179
NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR: Final = 180
NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ: Final = 181
NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR: Final = 182
NVML_FI_DEV_PCIE_COUNT_LANE_ERROR: Final = 183
NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED: Final = 184
NVML_FI_DEV_POWER_AVERAGE: Final = 185
NVML_FI_DEV_POWER_INSTANT: Final = 186
NVML_FI_DEV_POWER_MIN_LIMIT: Final = 187
NVML_FI_DEV_POWER_MAX_LIMIT: Final = 188
NVML_FI_DEV_POWER_DEFAULT_LIMIT: Final = 189
NVML_FI_DEV_POWER_CURRENT_LIMIT: Final = 190
NVML_FI_DEV_ENERGY: Final = 191
NVML_FI_DEV_POWER_REQUESTED_LIMIT: Final = 192
NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT: Final = 193
NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT: Final = 194
NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT: Final = 195
NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT: Final = 196
NVML_FI_DEV_PCIE_COUNT_TX_BYTES: Final = 197
NVML_FI_DEV_PCIE_COUNT_RX_BYTES: Final = 198
NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: Final = 199
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX: Final = 200
NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS: Final = 201
NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES: Final = 202
NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS: Final = 203
NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES: Final = 204
NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED: Final = 205
NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS: Final = 206
NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS: Final = 207
NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS: Final = 208
NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS: Final = 209
NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS: Final = 210
NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS: Final = 211
NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS: Final = 212
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS: Final = 213
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS: Final = 214
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS: Final = 215
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0: Final = 216
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1: Final = 217
NVML_FI_DEV_NVLINK_COUNT_RAW_BER: Final = 218
NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS: Final = 219
NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER: Final = 220
NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS: Final = 221
NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER: Final = 222
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN: Final = 223
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS: Final = 224
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED: Final = 225
NVML_FI_DEV_RESET_STATUS: Final = 226
NVML_FI_DEV_DRAIN_AND_RESET_STATUS: Final = 227
NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK: Final = 228
NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK: Final = 229
NVML_FI_DEV_GET_GPU_RECOVERY_ACTION: Final = 230
NVML_FI_DEV_C2C_LINK_ERROR_INTR: Final = 231
NVML_FI_DEV_C2C_LINK_ERROR_REPLAY: Final = 232
NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B: Final = 233
NVML_FI_DEV_C2C_LINK_POWER_STATE: Final = 234
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0: Final = 235
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1: Final = 236
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2: Final = 237
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3: Final = 238
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4: Final = 239
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5: Final = 240
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6: Final = 241
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7: Final = 242
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8: Final = 243
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9: Final = 244
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10: Final = 245
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11: Final = 246
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12: Final = 247
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13: Final = 248
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14: Final = 249
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15: Final = 250
NVML_FI_PWR_SMOOTHING_ENABLED: Final = 251
NVML_FI_PWR_SMOOTHING_PRIV_LVL: Final = 252
NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: Final = 253
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: Final = 254
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: Final = 255
NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: Final = 256
NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: Final = 257
NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: Final = 258
NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: Final = 259
NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: Final = 260
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: Final = 261
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: Final = 262
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: Final = 263
NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE: Final = 264
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR: Final = 265
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: Final = 266
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: Final = 267
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: Final = 268
NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP: Final = 74
NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST: Final = 76
NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN: Final = 269
NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN: Final = 270
NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN: Final = 271
NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ: Final = 272
NVML_FI_DEV_POWER_SYNC_BALANCING_AF: Final = 273
NVML_FI_DEV_EDPP_MULTIPLIER: Final = 274
NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR: Final = 275
NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR: Final = 276
NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET: Final = 277
NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT: Final = 278
NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER: Final = 279
NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED: Final = 280
NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR: Final = 281
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT: Final = 282
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT: Final = 283
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET: Final = 284
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR: Final = 285
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT: Final = 286
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT: Final = 287
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET: Final = 288
NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0: Final = 289
NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1: Final = 290
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2: Final = 291
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2: Final = 292
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2: Final = 293
NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS: Final = 294
NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS: Final = 295
NVML_FI_DEV_NVLINK_GET_DATA_RATE: Final = 296
NVML_FI_DEV_MMA_STALL_PERCENT: Final = 297
NVML_FI_DEV_MCLK_SWITCH_TYPE: Final = 298
NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS: Final = 299
NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED: Final = 300
NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE: Final = 301
NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE: Final = 302
NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS: Final = 303
NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS: Final = 304
NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX: Final = 305
NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE: Final = 306
NVML_FI_DEV_PENDING_BANK_REMAPPING: Final = 307
NVML_FI_DEV_GPU_TEMP: Final = 308
NVML_FI_PWR_SMOOTHING_LIMITED_TIME: Final = 309
NVML_FI_MAX: Final = 310
NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED: Final = 0
NVML_MCLK_SWITCH_TYPE_DEFERRED: Final = 1
NVML_MCLK_SWITCH_TYPE_RUNTIME: Final = 2
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US: Final = 0
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US: Final = 1
NVML_NVLINK_POWER_STATE_HIGH_SPEED: Final = 0
NVML_NVLINK_POWER_STATE_LOW: Final = 1
NVML_NVLINK_LOW_POWER_THRESHOLD_MIN: Final = 1
NVML_NVLINK_LOW_POWER_THRESHOLD_MAX: Final = 8191
NVML_NVLINK_LOW_POWER_THRESHOLD_RESET: Final = 4294967295
NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT: Final = 4294967295
NVML_C2C_POWER_STATE_FULL_POWER: Final = 0
NVML_C2C_POWER_STATE_LOW_POWER: Final = 1
nvmlEventTypeNone: Final = 0
nvmlEventTypeSingleBitEccError: Final = 1
nvmlEventTypeDoubleBitEccError: Final = 2
nvmlEventTypePState: Final = 4
nvmlEventTypeXidCriticalError: Final = 8
nvmlEventTypeClock: Final = 16
nvmlEventTypePowerSourceChange: Final = 128
nvmlEventMigConfigChange: Final = 256
nvmlEventTypeSingleBitEccErrorStorm: Final = 512
nvmlEventTypeDramRetirementEvent: Final = 1024
nvmlEventTypeDramRetirementFailure: Final = 2048
nvmlEventTypeNonFatalPoisonError: Final = 4096
nvmlEventTypeFatalPoisonError: Final = 8192
nvmlEventTypeGpuUnavailableError: Final = 16384
nvmlEventTypeGpuRecoveryAction: Final = 32768
nvmlEventTypeAll: Final = 65439
NVML_GPU_INSTANCE_ID_ANY: Final = 4294967295
NVML_COMPUTE_INSTANCE_ID_ANY: Final = 4294967295
NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED: Final = 1
NVML_OPERATIONAL_EVENT_ATTR_LATENT: Final = 2
NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED: Final = 4
NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET: Final = 8
NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED: Final = 16
NVML_OPERATIONAL_EVENT_ATTR_PRIMARY: Final = 32
NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW: Final = 64
NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED: Final = 1
NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR: Final = 2
NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED: Final = 4
nvmlSystemEventTypeGpuDriverUnbind: Final = 1
nvmlSystemEventTypeGpuDriverBind: Final = 2
nvmlSystemEventTypeCount: Final = 2
nvmlSystemEventSetCreateRequest_v1: Final = 16777232
nvmlSystemEventSetFreeRequest_v1: Final = 16777232
nvmlSystemRegisterEventRequest_v1: Final = 16777240
nvmlSystemEventSetWaitRequest_v1: Final = 16777248
nvmlClocksEventReasonGpuIdle: Final = 1
nvmlClocksEventReasonApplicationsClocksSetting: Final = 2
nvmlClocksThrottleReasonUserDefinedClocks: Final = 2
nvmlClocksEventReasonSwPowerCap: Final = 4
nvmlClocksThrottleReasonHwSlowdown: Final = 8
nvmlClocksEventReasonSyncBoost: Final = 16
nvmlClocksEventReasonSwThermalSlowdown: Final = 32
nvmlClocksThrottleReasonHwThermalSlowdown: Final = 64
nvmlClocksThrottleReasonHwPowerBrakeSlowdown: Final = 128
nvmlClocksEventReasonDisplayClockSetting: Final = 256
nvmlClocksEventReasonBoardLimit: Final = 512
nvmlClocksEventReasonReliability: Final = 1024
nvmlClocksEventReasonNone: Final = 0
nvmlClocksEventReasonAll: Final = 2047
nvmlClocksThrottleReasonGpuIdle: Final = 1
nvmlClocksThrottleReasonApplicationsClocksSetting: Final = 2
nvmlClocksThrottleReasonSyncBoost: Final = 16
nvmlClocksThrottleReasonSwPowerCap: Final = 4
nvmlClocksThrottleReasonSwThermalSlowdown: Final = 32
nvmlClocksThrottleReasonDisplayClockSetting: Final = 256
nvmlClocksThrottleReasonNone: Final = 0
nvmlClocksThrottleReasonAll: Final = 2047
NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED: Final = 1
NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED: Final = 2
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT: Final = 4
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE: Final = 8
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT: Final = 16
NVML_CC_SYSTEM_CPU_CAPS_NONE: Final = 0
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV: Final = 1
NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX: Final = 2
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP: Final = 3
NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM: Final = 4
NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA: Final = 5
NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT: Final = 6
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO: Final = 7
NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE: Final = 0
NVML_CC_SYSTEM_GPUS_CC_CAPABLE: Final = 1
NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE: Final = 2
NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF: Final = 0
NVML_CC_SYSTEM_DEVTOOLS_MODE_ON: Final = 1
NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE: Final = 0
NVML_CC_SYSTEM_ENVIRONMENT_SIM: Final = 1
NVML_CC_SYSTEM_ENVIRONMENT_PROD: Final = 2
NVML_CC_SYSTEM_FEATURE_DISABLED: Final = 0
NVML_CC_SYSTEM_FEATURE_ENABLED: Final = 1
NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED: Final = 2
NVML_CC_SYSTEM_MULTIGPU_NONE: Final = 0
NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE: Final = 1
NVML_CC_SYSTEM_MULTIGPU_NVLE: Final = 2
nvmlSystemConfComputeSettings_v1: Final = 16777236
NVML_CC_SYSTEM_TDISP_STATE_DISABLED: Final = 0
NVML_CC_SYSTEM_TDISP_STATE_NOT_READY: Final = 1
NVML_CC_SYSTEM_TDISP_STATE_READY: Final = 2
nvmlSystemConfComputeSettings_v2: Final = 33554456
NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE: Final = 0
NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE: Final = 1
NVML_GPU_CERT_CHAIN_SIZE: Final = 4096
NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE: Final = 5120
NVML_CC_GPU_CEC_NONCE_SIZE: Final = 32
NVML_CC_GPU_ATTESTATION_REPORT_SIZE: Final = 8192
NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE: Final = 4096
NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT: Final = 0
NVML_CC_CEC_ATTESTATION_REPORT_PRESENT: Final = 1
NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN: Final = 50
NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX: Final = 65
nvmlConfComputeSetKeyRotationThresholdInfo_v1: Final = 16777232
nvmlConfComputeGetKeyRotationThresholdInfo_v1: Final = 16777232
NVML_GPU_FABRIC_UUID_LEN: Final = 16
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE: Final = 1
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW: Final = 3
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE: Final = 1
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY: Final = 3
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE: Final = 1
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY: Final = 4
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY: Final = 3
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE: Final = 1
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY: Final = 6
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY: Final = 3
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE: Final = 1
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN: Final = 3
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION: Final = 4
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS: Final = 5
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW: Final = 6
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION: Final = 7
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID: Final = 8
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION: Final = 8
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION: Final = 15
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE: Final = 1
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED: Final = 12
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED: Final = 3
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED: Final = 1
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED: Final = 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE: Final = 14
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE: Final = 3
NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED: Final = 0
NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY: Final = 1
NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY: Final = 2
NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY: Final = 3
nvmlGpuFabricInfo_v2: Final = 33554468
nvmlGpuFabricInfo_v3: Final = 50331688
NVML_GPU_FABRIC_CLIQUE_MAX: Final = 64
NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER: Final = 0
NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER: Final = 1
NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT: Final = 2
NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT: Final = 3
NVML_INIT_FLAG_NO_GPUS: Final = 1
NVML_INIT_FLAG_NO_ATTACH: Final = 2
NVML_INIT_FLAG_FORCE_INIT: Final = 4
NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE: Final = 16
NVML_DEVICE_UUID_BUFFER_SIZE: Final = 80
NVML_DEVICE_UUID_V2_BUFFER_SIZE: Final = 96
NVML_DEVICE_PART_NUMBER_BUFFER_SIZE: Final = 80
NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE: Final = 80
NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE: Final = 80
NVML_DEVICE_NAME_BUFFER_SIZE: Final = 64
NVML_DEVICE_NAME_V2_BUFFER_SIZE: Final = 96
NVML_DEVICE_SERIAL_BUFFER_SIZE: Final = 30
NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE: Final = 32
NVML_CPER_CURSOR_HANDLE_INIT: Final = 0
nvmlSystemDriverBranchInfo_v1: Final = 16777300
nvmlTemperature_v1: Final = 16777228
NVML_NVLINK_BER_MANTISSA_SHIFT: Final = 8
NVML_NVLINK_BER_MANTISSA_WIDTH: Final = 15
NVML_NVLINK_BER_EXP_SHIFT: Final = 0
NVML_NVLINK_BER_EXP_WIDTH: Final = 255
NVML_NVLINK_STATE_INACTIVE: Final = 0
NVML_NVLINK_STATE_ACTIVE: Final = 1
NVML_NVLINK_STATE_SLEEP: Final = 2
NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED: Final = 3
NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES: Final = 23
nvmlNvlinkSupportedBwModes_v1: Final = 16777244
nvmlNvlinkGetBwMode_v1: Final = 16777228
nvmlNvlinkSetBwMode_v1: Final = 16777228
nvmlNvLinkInfo_v1: Final = 16777224
NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE: Final = 1
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR: Final = 2
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY: Final = 3
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN: Final = 4
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN: Final = 5
NVML_NVLINK_FIRMWARE_VERSION_LENGTH: Final = 100
nvmlNvLinkInfo_v2: Final = 33556044
NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2: Final = 4096
NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK: Final = 128
NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE: Final = 256
NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES: Final = 32
NVML_PRM_DATA_MAX_SIZE: Final = 496
NVML_DEVICE_MIG_DISABLE: Final = 0
NVML_DEVICE_MIG_ENABLE: Final = 1
NVML_GPU_INSTANCE_PROFILE_1_SLICE: Final = 0
NVML_GPU_INSTANCE_PROFILE_2_SLICE: Final = 1
NVML_GPU_INSTANCE_PROFILE_3_SLICE: Final = 2
NVML_GPU_INSTANCE_PROFILE_4_SLICE: Final = 3
NVML_GPU_INSTANCE_PROFILE_7_SLICE: Final = 4
NVML_GPU_INSTANCE_PROFILE_8_SLICE: Final = 5
NVML_GPU_INSTANCE_PROFILE_6_SLICE: Final = 6
NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1: Final = 7
NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1: Final = 8
NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2: Final = 9
NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX: Final = 10
NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX: Final = 11
NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX: Final = 12
NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME: Final = 13
NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME: Final = 14
NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME: Final = 15
NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME: Final = 16
NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX: Final = 17
NVML_GPU_INSTANCE_PROFILE_COUNT: Final = 18
NVML_GPU_INSTANCE_PROFILE_CAPS_P2P: Final = 1
NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P: Final = 1
NVML_GPU_INSTANCE_PROFILE_CAPS_GFX: Final = 2
NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX: Final = 1
nvmlGpuInstanceProfileInfo_v2: Final = 33554584
nvmlGpuInstanceProfileInfo_v3: Final = 50331800
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE: Final = 0
NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE: Final = 1
NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE: Final = 2
NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE: Final = 3
NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE: Final = 4
NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE: Final = 5
NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE: Final = 6
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1: Final = 7
NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL: Final = 8
NVML_COMPUTE_INSTANCE_PROFILE_COUNT: Final = 9
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED: Final = 0
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT: Final = 1
nvmlComputeInstanceProfileInfo_v2: Final = 33554568
nvmlComputeInstanceProfileInfo_v3: Final = 50331788
NVML_GPM_METRICS_GET_VERSION: Final = 1
NVML_GPM_SUPPORT_VERSION: Final = 1
NVML_DEV_CAP_EGM: Final = 1
nvmlDeviceCapabilities_v1: Final = 16777224
NVML_255_MASK_BITS_PER_ELEM: Final = 32
NVML_255_MASK_NUM_ELEMS: Final = 8
NVML_WORKLOAD_POWER_MAX_PROFILES: Final = 255
nvmlWorkloadPowerProfileInfo_v1: Final = 16777260
nvmlWorkloadPowerProfileProfilesInfo_v1: Final = 16788472
nvmlWorkloadPowerProfileCurrentProfiles_v1: Final = 16777316
nvmlWorkloadPowerProfileRequestedProfiles_v1: Final = 16777252
nvmlWorkloadPowerProfileUpdateProfiles_v1: Final = 16777252
NVML_POWER_SMOOTHING_MAX_NUM_PROFILES: Final = 5
NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS: Final = 8
NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET: Final = 4294967295
NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR: Final = 0
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE: Final = 1
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE: Final = 2
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS: Final = 3
NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR: Final = 4
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT: Final = 5
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT: Final = 6
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET: Final = 7
nvmlPowerSmoothingProfile_v1: Final = 16777240
nvmlPowerSmoothingState_v1: Final = 16777224

def nvmlInit_v2() -> None:
    """Prepares NVML, and every device; each call needs an nvmlShutdown.

    C: nvmlReturn_t nvmlInit_v2(void)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html#:~:text=nvmlInit
    """
def nvmlInitWithFlags(flags: int) -> None:
    """Prepares NVML with flags, such as one to succeed without devices.

    C: nvmlReturn_t nvmlInitWithFlags(unsigned int flags)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html#:~:text=nvmlInitWithFlags
    """
def nvmlShutdown() -> None:
    """Ends the use of NVML, once for each nvmlInit.

    C: nvmlReturn_t nvmlShutdown(void)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html#:~:text=nvmlShutdown
    """
def nvmlErrorString(result: nvmlReturn_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *nvmlErrorString(nvmlReturn_t result)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlErrorReporting.html#:~:text=nvmlErrorString
    """
def nvmlSystemGetDriverVersion() -> str:
    """Returns the version of the driver, such as 580.65.06.

    C: nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)

      version: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetDriverVersion
    """
def nvmlSystemGetNVMLVersion() -> str:
    """Returns the version of NVML.

    C: nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)

      version: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetNVMLVersion
    """
def nvmlSystemGetCudaDriverVersion() -> int:
    """Returns the newest version of CUDA that the driver supports, 1000 times the major plus 10 times the minor.

    C: nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)

      cudaDriverVersion: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetCudaDriverVersion
    """
def nvmlSystemGetCudaDriverVersion_v2() -> int:
    """Returns the newest version of CUDA that the driver supports, 1000 times the major plus 10 times the minor.

    C: nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)

      cudaDriverVersion: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetCudaDriverVersion
    """
def nvmlSystemGetProcessName(pid: int) -> str:
    """Returns the name of a process by its number.

    C: nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)

      name: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetProcessName
    """
def nvmlSystemGetHicVersion() -> list[nvmlHwbcEntry_t]:
    """Returns the host interface cards of S-class systems, with their firmware.

    C: nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)

      hwbcCount: the length of the list, which the call queries
      hwbcEntries: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetHicVersion
    """
def nvmlSystemGetTopologyGpuSet(cpuNumber: int) -> list[nvmlDevice_t]:
    """Returns the devices that are nearest to a CPU.

    C: nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)

      count: the length of the list, which the call queries
      deviceArray: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetTopologyGpuSet
    """
def nvmlSystemGetDriverBranch() -> nvmlSystemDriverBranchInfo_v1_t:
    """Returns the branch of the driver.

    C: nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)

      branchInfo: returned
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetDriverBranch
    Since 12.6.
    """
def nvmlSystemGetCPER_v1(cper: _Pointer[nvmlGetCPER_v1_t]) -> None:
    """Returns error records of the system in UEFI's common format.

    C: nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)

      cper: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html#:~:text=nvmlSystemGetCPER
    Since 13.3.
    """
def nvmlUnitGetCount() -> int:
    """Returns the number of units, the cases of S-class systems.

    C: nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)

      unitCount: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetCount
    """
def nvmlUnitGetHandleByIndex(index: int) -> nvmlUnit_t:
    """Returns the handle of a unit by its number.

    C: nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)

      unit: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetHandleByIndex
    """
def nvmlUnitGetUnitInfo(unit: nvmlUnit_t | int | None) -> nvmlUnitInfo_t:
    """Returns the name, serial number and firmware of a unit.

    C: nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetUnitInfo
    """
def nvmlUnitGetLedState(unit: nvmlUnit_t | int | None) -> nvmlLedState_t:
    """Returns the color of a unit's light, and its cause.

    C: nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)

      state: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetLedState
    """
def nvmlUnitGetPsuInfo(unit: nvmlUnit_t | int | None) -> nvmlPSUInfo_t:
    """Returns the state, current, voltage and power of a unit's power supply.

    C: nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)

      psu: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetPsuInfo
    """
def nvmlUnitGetTemperature(unit: nvmlUnit_t | int | None, type: int) -> int:
    """Returns a temperature of a unit, in degrees Celsius.

    C: nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)

      temp: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetTemperature
    """
def nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t | int | None) -> nvmlUnitFanSpeeds_t:
    """Returns the speeds and states of a unit's fans.

    C: nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)

      fanSpeeds: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetFanSpeedInfo
    """
def nvmlUnitGetDevices(unit: nvmlUnit_t | int | None) -> list[nvmlDevice_t]:
    """Returns the devices of a unit.

    C: nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)

      deviceCount: the length of the list, which the call queries
      devices: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html#:~:text=nvmlUnitGetDevices
    """
def nvmlDeviceGetCount_v2() -> int:
    """Returns the number of devices.

    C: nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)

      deviceCount: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCount
    """
def nvmlDeviceGetAttributes_v2(device: nvmlDevice_t | int | None) -> nvmlDeviceAttributes_t:
    """Returns the shares of a MIG device: multiprocessors, engines and memory.

    C: nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)

      attributes: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetAttributes
    """
def nvmlDeviceGetHandleByIndex_v2(index: int) -> nvmlDevice_t:
    """Returns the handle of a device by its number.

    C: nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)

      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHandleByIndex
    """
def nvmlDeviceGetHandleBySerial(serial: _Text) -> nvmlDevice_t:
    """Returns the handle of a device by its board's serial number (deprecated).

    C: nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)

      serial: passed; a zero-terminated text
      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHandleBySerial
    """
def nvmlDeviceGetHandleByUUID(uuid: _Text) -> nvmlDevice_t:
    """Returns the handle of a device by its UUID.

    C: nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)

      uuid: passed; a zero-terminated text
      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHandleByUUID
    """
def nvmlDeviceGetHandleByUUIDV(uuid: _Pointer[nvmlUUID_v1_t]) -> nvmlDevice_t:
    """Returns the handle of a device by its UUID.

    C: nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)

      uuid: passed; host memory
      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHandleByUUIDV
    Since 12.9.
    """
def nvmlDeviceGetHandleByPciBusId_v2(pciBusId: _Text) -> nvmlDevice_t:
    """Returns the handle of a device by its PCI bus address.

    C: nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)

      pciBusId: passed; a zero-terminated text
      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHandleByPciBusId
    """
def nvmlDeviceGetName(device: nvmlDevice_t | int | None) -> str:
    """Returns the name of a device.

    C: nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)

      name: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetName
    """
def nvmlDeviceGetBrand(device: nvmlDevice_t | int | None) -> nvmlBrandType_t | int:
    """Returns the brand of a device, such as Tesla or GeForce.

    C: nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)

      type: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBrand
    """
def nvmlDeviceGetIndex(device: nvmlDevice_t | int | None) -> int:
    """Returns the number of a device.

    C: nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)

      index: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetIndex
    """
def nvmlDeviceGetSerial(device: nvmlDevice_t | int | None) -> str:
    """Returns the serial number of a device's board.

    C: nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)

      serial: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSerial
    """
def nvmlDeviceGetModuleId(device: nvmlDevice_t | int | None) -> int:
    """Returns a device's number on its baseboard.

    C: nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)

      moduleId: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetModuleId
    Since 12.2.
    """
def nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t | int | None) -> nvmlC2cModeInfo_v1_t:
    """Returns whether a device's link from chip to chip is on.

    C: nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)

      c2cModeInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetC2cModeInfoV
    Since 12.3.
    """
def nvmlDeviceGetMemoryAffinity(device: nvmlDevice_t | int | None, nodeSetSize: int, scope: nvmlAffinityScope_t | _Int) -> list[int]:
    """Returns the memory nodes that are nearest to a device within a node or a socket, as a mask.

    C: nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet, nvmlAffinityScope_t scope)

      nodeSet: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceGetMemoryAffinity
    """
def nvmlDeviceGetCpuAffinityWithinScope(device: nvmlDevice_t | int | None, cpuSetSize: int, scope: nvmlAffinityScope_t | _Int) -> list[int]:
    """Returns the CPUs that are nearest to a device within a node or a socket, as a mask.

    C: nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)

      cpuSet: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceGetCpuAffinityWithinScope
    """
def nvmlDeviceGetCpuAffinity(device: nvmlDevice_t | int | None, cpuSetSize: int) -> list[int]:
    """Returns the CPUs that are nearest to a device, as a mask.

    C: nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)

      cpuSet: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceGetCpuAffinity
    """
def nvmlDeviceSetCpuAffinity(device: nvmlDevice_t | int | None) -> None:
    """Binds the calling thread to the CPUs that are nearest to a device.

    C: nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceSetCpuAffinity
    """
def nvmlDeviceClearCpuAffinity(device: nvmlDevice_t | int | None) -> None:
    """Gives the calling thread back all CPUs.

    C: nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceClearCpuAffinity
    """
def nvmlDeviceGetNumaNodeId(device: nvmlDevice_t | int | None) -> int:
    """Returns the NUMA node of a device.

    C: nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)

      node: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceGetNumaNodeId
    Since 12.4.
    """
def nvmlDeviceGetAddressingMode(device: nvmlDevice_t | int | None) -> nvmlDeviceAddressingMode_v1_t:
    """Returns how a device addresses host memory, such as by its page tables.

    C: nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)

      mode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceGetAddressingMode
    Since 13.0.
    """
def nvmlDeviceGetRepairStatus(device: nvmlDevice_t | int | None) -> nvmlRepairStatus_v1_t:
    """Returns whether repairs of a device's memory are pending.

    C: nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)

      repairStatus: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceGetRepairStatus
    Since 13.0.
    """
def nvmlDeviceGetUnrepairableMemoryFlag_v1(device: nvmlDevice_t | int | None) -> nvmlUnrepairableMemoryStatus_v1_t:
    """Returns whether a device's memory has faults that can't be repaired.

    C: nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device, nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)

      unrepairableMemoryStatus: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html#:~:text=nvmlDeviceGetUnrepairableMemoryFlag
    Since 13.1.
    """
def nvmlDeviceGetTopologyCommonAncestor(device1: nvmlDevice_t | int | None, device2: nvmlDevice_t | int | None) -> nvmlGpuTopologyLevel_t | int:
    """Returns what two devices share on the way between them, such as a PCIe switch.

    C: nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)

      pathInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTopologyCommonAncestor
    """
def nvmlDeviceGetTopologyNearestGpus(device: nvmlDevice_t | int | None, level: nvmlGpuTopologyLevel_t | _Int) -> list[nvmlDevice_t]:
    """Returns the devices that are as near to a device as a level specifies.

    C: nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)

      count: the length of the list, which the call queries
      deviceArray: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTopologyNearestGpus
    """
def nvmlDeviceGetP2PStatus(device1: nvmlDevice_t | int | None, device2: nvmlDevice_t | int | None, p2pIndex: nvmlGpuP2PCapsIndex_t | _Int) -> nvmlGpuP2PStatus_t | int:
    """Returns whether two devices can use each other's memory in a way, or why not.

    C: nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)

      p2pStatus: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetP2PStatus
    """
def nvmlDeviceGetUUID(device: nvmlDevice_t | int | None) -> str:
    """Returns the UUID of a device.

    C: nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)

      uuid: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetUUID
    """
def nvmlDeviceGetMinorNumber(device: nvmlDevice_t | int | None) -> int:
    """Returns the number N of a device's file /dev/nvidiaN.

    C: nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)

      minorNumber: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMinorNumber
    """
def nvmlDeviceGetBoardPartNumber(device: nvmlDevice_t | int | None) -> str:
    """Returns the part number of a device's board.

    C: nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)

      partNumber: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBoardPartNumber
    """
def nvmlDeviceGetInforomVersion(device: nvmlDevice_t | int | None, object: nvmlInforomObject_t | _Int) -> str:
    """Returns the version of an object in a device's infoROM.

    C: nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)

      version: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetInforomVersion
    """
def nvmlDeviceGetInforomImageVersion(device: nvmlDevice_t | int | None) -> str:
    """Returns the version of a device's infoROM.

    C: nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)

      version: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetInforomImageVersion
    """
def nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t | int | None) -> int:
    """Returns the checksum of the configuration in a device's infoROM.

    C: nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)

      checksum: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetInforomConfigurationChecksum
    """
def nvmlDeviceValidateInforom(device: nvmlDevice_t | int | None) -> None:
    """Checks a device's infoROM against its checksum.

    C: nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceValidateInforom
    """
def nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns when the black box recorder last wrote its data, and how long that took.

    C: nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)

      timestamp: returned
      durationUs: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetLastBBXFlushTime
    Since 12.3.
    """
def nvmlDeviceGetBBXTimeData_v1(device: nvmlDevice_t | int | None) -> nvmlBBXTimeData_v1_t:
    """Returns the time data of a device's black box recorder.

    C: nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)

      timeData: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBBXTimeData
    Since 13.3.
    """
def nvmlDeviceGetGpuUptime_v1(device: nvmlDevice_t | int | None) -> nvmlGpuUptime_v1_t:
    """Returns for how long a device has been up.

    C: nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)

      uptime: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpuUptime
    Since 13.5.
    """
def nvmlDeviceGetDisplayMode(device: nvmlDevice_t | int | None) -> nvmlEnableState_t | int:
    """Returns whether a display is connected to a device.

    C: nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)

      display: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDisplayMode
    """
def nvmlDeviceGetDisplayActive(device: nvmlDevice_t | int | None) -> nvmlEnableState_t | int:
    """Returns whether a display is set up on a device, although none may be connected.

    C: nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)

      isActive: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDisplayActive
    """
def nvmlDeviceGetPersistenceMode(device: nvmlDevice_t | int | None) -> nvmlEnableState_t | int:
    """Returns whether the driver stays loaded without clients.

    C: nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)

      mode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPersistenceMode
    """
def nvmlDeviceGetPciInfoExt(device: nvmlDevice_t | int | None) -> nvmlPciInfoExt_v1_t:
    """Returns the PCI address, identification and class of a device.

    C: nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)

      pci: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPciInfoExt
    Since 12.4.
    """
def nvmlDeviceGetPciInfo_v3(device: nvmlDevice_t | int | None) -> nvmlPciInfo_t:
    """Returns the PCI address and identification of a device.

    C: nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)

      pci: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPciInfo
    """
def nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t | int | None) -> int:
    """Returns the newest generation of PCIe that a device and its system can run.

    C: nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)

      maxLinkGen: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMaxPcieLinkGeneration
    """
def nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t | int | None) -> int:
    """Returns the newest generation of PCIe that a device supports.

    C: nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)

      maxLinkGenDevice: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpuMaxPcieLinkGeneration
    Since 12.0.
    """
def nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t | int | None) -> int:
    """Returns the most lanes of PCIe that a device and its system can use.

    C: nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)

      maxLinkWidth: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMaxPcieLinkWidth
    """
def nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t | int | None) -> int:
    """Returns the generation that a device's PCIe link runs at now.

    C: nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)

      currLinkGen: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCurrPcieLinkGeneration
    """
def nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t | int | None) -> int:
    """Returns the number of lanes that a device's PCIe link uses now.

    C: nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)

      currLinkWidth: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCurrPcieLinkWidth
    """
def nvmlDeviceGetPcieThroughput(device: nvmlDevice_t | int | None, counter: nvmlPcieUtilCounter_t | _Int) -> int:
    """Returns how much a device sends or receives by PCIe, in KB/s over 20 ms.

    C: nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)

      value: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPcieThroughput
    """
def nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t | int | None) -> int:
    """Returns how often PCIe packets were sent again.

    C: nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)

      value: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPcieReplayCounter
    """
def nvmlDeviceGetClockInfo(device: nvmlDevice_t | int | None, type: nvmlClockType_t | _Int) -> int:
    """Returns the current clock of a type, in MHz.

    C: nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)

      clock: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetClockInfo
    """
def nvmlDeviceGetMaxClockInfo(device: nvmlDevice_t | int | None, type: nvmlClockType_t | _Int) -> int:
    """Returns the highest clock of a type, in MHz.

    C: nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)

      clock: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMaxClockInfo
    """
def nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t | int | None) -> int:
    """Returns the offset of a device's such clock, in MHz.

    C: nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)

      offset: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpcClkVfOffset
    """
def nvmlDeviceGetApplicationsClock(device: nvmlDevice_t | int | None, clockType: nvmlClockType_t | _Int) -> int:
    """Returns the clock that applications run at unless it must fall, in MHz (deprecated).

    C: nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)

      clockMHz: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetApplicationsClock
    """
def nvmlDeviceGetDefaultApplicationsClock(device: nvmlDevice_t | int | None, clockType: nvmlClockType_t | _Int) -> int:
    """Returns the clock that applications run at by default, in MHz (deprecated).

    C: nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)

      clockMHz: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDefaultApplicationsClock
    """
def nvmlDeviceGetClock(device: nvmlDevice_t | int | None, clockType: nvmlClockType_t | _Int, clockId: nvmlClockId_t | _Int) -> int:
    """Returns a clock of a device, by type and kind (current, of applications, their default), in MHz.

    C: nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int *clockMHz)

      clockMHz: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetClock
    """
def nvmlDeviceGetMaxCustomerBoostClock(device: nvmlDevice_t | int | None, clockType: nvmlClockType_t | _Int) -> int:
    """Returns the highest boost clock that a customer may set, in MHz.

    C: nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)

      clockMHz: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMaxCustomerBoostClock
    """
def nvmlDeviceGetSupportedMemoryClocks(device: nvmlDevice_t | int | None) -> list[int]:
    """Returns the memory clocks that can be set, in MHz.

    C: nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)

      count: the length of the list, which the call queries
      clocksMHz: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSupportedMemoryClocks
    """
def nvmlDeviceGetSupportedGraphicsClocks(device: nvmlDevice_t | int | None, memoryClockMHz: int) -> list[int]:
    """Returns the graphics clocks that can be set with a memory clock, in MHz.

    C: nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)

      count: the length of the list, which the call queries
      clocksMHz: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSupportedGraphicsClocks
    """
def nvmlDeviceGetAutoBoostedClocksEnabled(device: nvmlDevice_t | int | None) -> tuple[nvmlEnableState_t | int, nvmlEnableState_t | int]:
    """Returns whether clocks are raised automatically, and whether that is the default.

    C: nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)

      isEnabled: returned
      defaultIsEnabled: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetAutoBoostedClocksEnabled
    """
def nvmlDeviceGetFanSpeed(device: nvmlDevice_t | int | None) -> int:
    """Returns the intended speed of a fan, in percent.

    C: nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)

      speed: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetFanSpeed
    """
def nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t | int | None, fan: int) -> int:
    """Returns the intended speed of a fan, in percent.

    C: nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)

      speed: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetFanSpeed
    """
def nvmlDeviceGetFanSpeedRPM(device: nvmlDevice_t | int | None, fanSpeed: _Pointer[nvmlFanSpeedInfo_v1_t]) -> None:
    """Returns the speed of a fan, in turns per minute.

    C: nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)

      fanSpeed: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetFanSpeedRPM
    Since 12.8.
    """
def nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t | int | None, fan: int) -> int:
    """Returns the speed that a fan should have, in percent.

    C: nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)

      targetSpeed: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTargetFanSpeed
    Since 11.8.
    """
def nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the lowest and the highest speed that a fan can be set to.

    C: nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)

      minSpeed: returned
      maxSpeed: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMinMaxFanSpeed
    """
def nvmlDeviceGetFanControlPolicy_v2(device: nvmlDevice_t | int | None, fan: int) -> nvmlFanControlPolicy_t | int:
    """Returns whether a fan is controlled by hand or by temperature.

    C: nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)

      policy: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetFanControlPolicy
    Since 12.0.
    """
def nvmlDeviceGetNumFans(device: nvmlDevice_t | int | None) -> int:
    """Returns the number of a device's fans.

    C: nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)

      numFans: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetNumFans
    """
def nvmlDeviceGetTemperature(device: nvmlDevice_t | int | None, sensorType: nvmlTemperatureSensors_t | _Int) -> int:
    """Returns the temperature of a device's sensor, in degrees Celsius.

    C: nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)

      temp: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTemperature
    """
def nvmlDeviceGetCoolerInfo(device: nvmlDevice_t | int | None, coolerInfo: _Pointer[nvmlCoolerInfo_v1_t]) -> None:
    """Returns what a cooler cools and how it is controlled.

    C: nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)

      coolerInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCoolerInfo
    Since 12.8.
    """
def nvmlDeviceGetTemperatureV(device: nvmlDevice_t | int | None, temperature: _Pointer[nvmlTemperature_v1_t]) -> None:
    """Returns the temperature of a device's sensor, in degrees Celsius.

    C: nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)

      temperature: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTemperatureV
    Since 12.8.
    """
def nvmlDeviceGetTemperatureThreshold(device: nvmlDevice_t | int | None, thresholdType: nvmlTemperatureThresholds_t | _Int) -> int:
    """Returns a temperature limit of a device, such as that of its shutdown, in degrees Celsius.

    C: nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)

      temp: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTemperatureThreshold
    """
def nvmlDeviceGetMarginTemperature(device: nvmlDevice_t | int | None) -> nvmlMarginTemperature_v1_t:
    """Returns how many degrees a device is below the temperature that slows it down.

    C: nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)

      marginTempInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMarginTemperature
    Since 12.8.
    """
def nvmlDeviceGetThermalSettings(device: nvmlDevice_t | int | None, sensorIndex: int) -> nvmlGpuThermalSettings_t:
    """Returns a device's temperature sensors, with their limits and values.

    C: nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)

      pThermalSettings: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetThermalSettings
    """
def nvmlDeviceGetPerformanceState(device: nvmlDevice_t | int | None) -> nvmlPstates_t | int:
    """Returns the performance state of a device, from 0, the fastest, to 15.

    C: nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)

      pState: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPerformanceState
    """
def nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t | int | None) -> int:
    """Returns why a device's clocks are lower than they could be, as a mask.

    C: nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)

      clocksEventReasons: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCurrentClocksEventReasons
    Since 12.2.
    """
def nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t | int | None) -> int:
    """Returns why a device's clocks are lower than they could be, as a mask (deprecated).

    C: nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)

      clocksThrottleReasons: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCurrentClocksThrottleReasons
    """
def nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t | int | None) -> int:
    """Returns the reasons for lower clocks that a device can report, as a mask.

    C: nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)

      supportedClocksEventReasons: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSupportedClocksEventReasons
    Since 12.2.
    """
def nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t | int | None) -> int:
    """Returns the reasons for lower clocks that a device can report, as a mask (deprecated).

    C: nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)

      supportedClocksThrottleReasons: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSupportedClocksThrottleReasons
    """
def nvmlDeviceGetPowerState(device: nvmlDevice_t | int | None) -> nvmlPstates_t | int:
    """Returns the performance state of a device, from 0, the fastest, to 15.

    C: nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)

      pState: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerState
    """
def nvmlDeviceGetDynamicPstatesInfo(device: nvmlDevice_t | int | None) -> nvmlGpuDynamicPstatesInfo_t:
    """Returns the utilization of a device's domains, on which its performance state depends.

    C: nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)

      pDynamicPstatesInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDynamicPstatesInfo
    """
def nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t | int | None) -> int:
    """Returns the offset of a device's such clock, in MHz.

    C: nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)

      offset: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMemClkVfOffset
    Since 11.8.
    """
def nvmlDeviceGetMinMaxClockOfPState(device: nvmlDevice_t | int | None, type: nvmlClockType_t | _Int, pstate: nvmlPstates_t | _Int) -> tuple[int, int]:
    """Returns the lowest and the highest clock of a type in a performance state, in MHz.

    C: nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)

      minClockMHz: returned
      maxClockMHz: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMinMaxClockOfPState
    """
def nvmlDeviceGetSupportedPerformanceStates(device: nvmlDevice_t | int | None) -> list[nvmlPstates_t | int]:
    """Returns the performance states that a device supports.

    C: nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)

      pstates: returned, as a list
      size: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSupportedPerformanceStates
    """
def nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the limits of the offset of a device's such clock, in MHz.

    C: nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)

      minOffset: returned
      maxOffset: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpcClkMinMaxVfOffset
    Since 11.8.
    """
def nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the limits of the offset of a device's such clock, in MHz.

    C: nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)

      minOffset: returned
      maxOffset: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMemClkMinMaxVfOffset
    Since 11.8.
    """
def nvmlDeviceGetClockOffsets(device: nvmlDevice_t | int | None, info: _Pointer[nvmlClockOffset_v1_t]) -> None:
    """Returns the offset of a clock in a performance state, with its limits.

    C: nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)

      info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetClockOffsets
    Since 12.5.
    """
def nvmlDeviceSetClockOffsets(device: nvmlDevice_t | int | None, info: _Pointer[nvmlClockOffset_v1_t]) -> None:
    """Sets the offset of a clock in a performance state.

    C: nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)

      info: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceSetClockOffsets
    Since 12.5.
    """
def nvmlDeviceGetPerformanceModes(device: nvmlDevice_t | int | None) -> nvmlDevicePerfModes_v1_t:
    """Returns the performance modes of a device as one text.

    C: nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)

      perfModes: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPerformanceModes
    Since 12.8.
    """
def nvmlDeviceGetCurrentClockFreqs(device: nvmlDevice_t | int | None) -> nvmlDeviceCurrentClockFreqs_v1_t:
    """Returns the current clocks of a device as one text.

    C: nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)

      currentClockFreqs: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCurrentClockFreqs
    Since 12.8.
    """
def nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t | int | None) -> nvmlEnableState_t | int:
    """Returns whether a device's power is managed (deprecated).

    C: nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)

      mode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerManagementMode
    """
def nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t | int | None) -> int:
    """Returns the power limit that was set for a device, in milliwatts.

    C: nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)

      limit: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerManagementLimit
    """
def nvmlDeviceGetPowerManagementLimitConstraints(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the lowest and the highest power limit that can be set, in milliwatts.

    C: nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)

      minLimit: returned
      maxLimit: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerManagementLimitConstraints
    """
def nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t | int | None) -> int:
    """Returns the default power limit of a device, in milliwatts.

    C: nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)

      defaultLimit: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerManagementDefaultLimit
    """
def nvmlDeviceGetPowerUsage(device: nvmlDevice_t | int | None) -> int:
    """Returns the power that a device draws, in milliwatts.

    C: nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)

      power: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerUsage
    """
def nvmlDeviceGetPowerMizerMode_v1(device: nvmlDevice_t | int | None) -> nvmlDevicePowerMizerModes_v1_t:
    """Returns a device's PowerMizer mode, and the modes that it supports.

    C: nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)

      powerMizerMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerMizerMode
    Since 13.0.
    """
def nvmlDeviceSetPowerMizerMode_v1(device: nvmlDevice_t | int | None, powerMizerMode: _Pointer[nvmlDevicePowerMizerModes_v1_t]) -> None:
    """Sets a device's PowerMizer mode.

    C: nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)

      powerMizerMode: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceSetPowerMizerMode
    Since 13.0.
    """
def nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t | int | None) -> int:
    """Returns the energy that a device has used since the driver was loaded, in millijoules.

    C: nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)

      energy: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTotalEnergyConsumption
    """
def nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t | int | None) -> int:
    """Returns the power limit in force, the lowest of all that apply, in milliwatts.

    C: nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)

      limit: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetEnforcedPowerLimit
    """
def nvmlDeviceSetAdaptiveTgpMode_v1(device: nvmlDevice_t | int | None, mode: nvmlEnableState_t | _Int) -> None:
    """Turns a device's adaptive power limit on or off.

    C: nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceSetAdaptiveTgpMode
    Since 13.4.
    """
def nvmlDeviceGetAdaptiveTgpModeInfo_v1(device: nvmlDevice_t | int | None) -> nvmlAdaptiveTgpModeInfo_v1_t:
    """Returns whether a device's adaptive power limit is on, and whether it can be.

    C: nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetAdaptiveTgpModeInfo
    Since 13.4.
    """
def nvmlDeviceGetGpuOperationMode(device: nvmlDevice_t | int | None) -> tuple[nvmlGpuOperationMode_t | int, nvmlGpuOperationMode_t | int]:
    """Returns a device's operation mode (all, compute, few doubles) now and after the next restart.

    C: nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)

      current: returned
      pending: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpuOperationMode
    """
def nvmlDeviceGetMemoryInfo(device: nvmlDevice_t | int | None) -> nvmlMemory_t:
    """Returns the total, used and free memory of a device. Version 2 also returns the reserved memory.

    C: nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)

      memory: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMemoryInfo
    """
def nvmlDeviceGetMemoryInfo_v2(device: nvmlDevice_t | int | None) -> nvmlMemory_v2_t:
    """Returns the total, used and free memory of a device. Version 2 also returns the reserved memory.

    C: nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)

      memory: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMemoryInfo
    """
def nvmlDeviceSetMemoryLimits_v1(device: nvmlDevice_t | int | None, limits: _Pointer[nvmlSetMemoryLimits_v1_t]) -> None:
    """Sets limits for a device's memory.

    C: nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)

      limits: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceSetMemoryLimits
    Since 13.4.
    """
def nvmlDeviceGetMemoryLimits_v1(device: nvmlDevice_t | int | None, limits: _Pointer[nvmlGetMemoryLimits_v1_t]) -> None:
    """Returns the limits that were set for a device's memory.

    C: nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)

      limits: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMemoryLimits
    Since 13.4.
    """
def nvmlDeviceGetComputeMode(device: nvmlDevice_t | int | None) -> nvmlComputeMode_t | int:
    """Returns who may use a device for CUDA: all processes, one, or none.

    C: nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)

      mode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetComputeMode
    """
def nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the compute capability of a device.

    C: nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)

      major: returned
      minor: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCudaComputeCapability
    """
def nvmlDeviceGetDramEncryptionMode(device: nvmlDevice_t | int | None) -> tuple[nvmlDramEncryptionInfo_v1_t, nvmlDramEncryptionInfo_v1_t]:
    """Returns whether a device encrypts its memory now, and whether after the next restart.

    C: nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)

      current: returned
      pending: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDramEncryptionMode
    Since 12.8.
    """
def nvmlDeviceSetDramEncryptionMode(device: nvmlDevice_t | int | None, dramEncryption: _Pointer[nvmlDramEncryptionInfo_v1_t]) -> None:
    """Turns the encryption of a device's memory on or off, after the next restart.

    C: nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)

      dramEncryption: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceSetDramEncryptionMode
    Since 12.8.
    """
def nvmlDeviceGetEccMode(device: nvmlDevice_t | int | None) -> tuple[nvmlEnableState_t | int, nvmlEnableState_t | int]:
    """Returns whether a device corrects memory errors now, and whether after the next restart.

    C: nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)

      current: returned
      pending: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetEccMode
    """
def nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t | int | None) -> nvmlEnableState_t | int:
    """Returns whether a device corrects memory errors by default.

    C: nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)

      defaultMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDefaultEccMode
    """
def nvmlDeviceGetBoardId(device: nvmlDevice_t | int | None) -> int:
    """Returns a number that the devices of one board share.

    C: nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)

      boardId: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBoardId
    """
def nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t | int | None) -> int:
    """Returns whether a device shares its board with others.

    C: nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)

      multiGpuBool: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMultiGpuBoard
    """
def nvmlDeviceGetTotalEccErrors(device: nvmlDevice_t | int | None, errorType: nvmlMemoryErrorType_t | _Int, counterType: nvmlEccCounterType_t | _Int) -> int:
    """Returns the memory errors of a kind: since the driver was loaded, or in all.

    C: nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long *eccCounts)

      eccCounts: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetTotalEccErrors
    """
def nvmlDeviceGetDetailedEccErrors(device: nvmlDevice_t | int | None, errorType: nvmlMemoryErrorType_t | _Int, counterType: nvmlEccCounterType_t | _Int) -> nvmlEccErrorCounts_t:
    """Returns memory errors of a kind by the part of the device (deprecated).

    C: nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)

      eccCounts: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDetailedEccErrors
    """
def nvmlDeviceGetMemoryErrorCounter(device: nvmlDevice_t | int | None, errorType: nvmlMemoryErrorType_t | _Int, counterType: nvmlEccCounterType_t | _Int, locationType: nvmlMemoryLocation_t | _Int) -> int:
    """Returns the memory errors of a kind at a place of the device.

    C: nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)

      count: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMemoryErrorCounter
    """
def nvmlDeviceGetUtilizationRates(device: nvmlDevice_t | int | None) -> nvmlUtilization_t:
    """Returns the utilization of a device and of its memory interface, in percent.

    C: nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)

      utilization: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetUtilizationRates
    """
def nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the utilization of such an engine in percent, and the time over which it was sampled.

    C: nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

      utilization: returned
      samplingPeriodUs: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetEncoderUtilization
    """
def nvmlDeviceGetEncoderCapacity(device: nvmlDevice_t | int | None, encoderQueryType: nvmlEncoderType_t | _Int) -> int:
    """Returns how much of a video encoder is free, in percent.

    C: nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)

      encoderCapacity: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetEncoderCapacity
    """
def nvmlDeviceGetEncoderStats(device: nvmlDevice_t | int | None) -> tuple[int, int, int]:
    """Returns the number of a device's encoder sessions, their frames per second and their latency.

    C: nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)

      sessionCount: returned
      averageFps: returned
      averageLatency: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetEncoderStats
    """
def nvmlDeviceGetEncoderSessions(device: nvmlDevice_t | int | None) -> list[nvmlEncoderSessionInfo_t]:
    """Returns the sessions of a device's video encoder.

    C: nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)

      sessionCount: the length of the list, which the call queries
      sessionInfos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetEncoderSessions
    """
def nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the utilization of such an engine in percent, and the time over which it was sampled.

    C: nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

      utilization: returned
      samplingPeriodUs: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDecoderUtilization
    """
def nvmlDeviceGetJpgUtilization(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the utilization of such an engine in percent, and the time over which it was sampled.

    C: nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

      utilization: returned
      samplingPeriodUs: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetJpgUtilization
    Since 12.2.
    """
def nvmlDeviceGetOfaUtilization(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns the utilization of such an engine in percent, and the time over which it was sampled.

    C: nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

      utilization: returned
      samplingPeriodUs: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetOfaUtilization
    Since 12.2.
    """
def nvmlDeviceGetFBCStats(device: nvmlDevice_t | int | None) -> nvmlFBCStats_t:
    """Returns the number of a device's frame capture sessions, their frames per second and their latency.

    C: nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)

      fbcStats: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetFBCStats
    """
def nvmlDeviceGetFBCSessions(device: nvmlDevice_t | int | None) -> list[nvmlFBCSessionInfo_t]:
    """Returns the sessions of frame buffer capture on a device.

    C: nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)

      sessionCount: the length of the list, which the call queries
      sessionInfo: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetFBCSessions
    """
def nvmlDeviceGetDriverModel_v2(device: nvmlDevice_t | int | None) -> tuple[nvmlDriverModel_t | int, nvmlDriverModel_t | int]:
    """Returns the driver model of Windows now and after the next restart.

    C: nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)

      current: returned
      pending: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDriverModel
    Since 12.5.
    """
def nvmlDeviceGetVbiosVersion(device: nvmlDevice_t | int | None) -> str:
    """Returns the version of a device's BIOS.

    C: nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)

      version: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetVbiosVersion
    """
def nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t | int | None) -> nvmlBridgeChipHierarchy_t:
    """Returns the bridge chips of a device's board, with their firmware.

    C: nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)

      bridgeHierarchy: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBridgeChipInfo
    """
def nvmlDeviceGetComputeRunningProcesses_v3(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that have such a context on a device, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetComputeRunningProcesses
    """
def nvmlDeviceGetGraphicsRunningProcesses_v3(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that have such a context on a device, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGraphicsRunningProcesses
    """
def nvmlDeviceGetMPSComputeRunningProcesses_v3(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that compute on a device through MPS, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMPSComputeRunningProcesses
    """
def nvmlDeviceGetRunningProcessDetailList(device: nvmlDevice_t | int | None, plist: _Pointer[nvmlProcessDetailList_v1_t]) -> None:
    """Returns the processes on a device, with their memory, protected memory included.

    C: nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)

      plist: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetRunningProcessDetailList
    Since 12.2.
    """
def nvmlDeviceOnSameBoard(device1: nvmlDevice_t | int | None, device2: nvmlDevice_t | int | None) -> int:
    """Returns whether two devices are on one board.

    C: nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)

      onSameBoard: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceOnSameBoard
    """
def nvmlDeviceGetAPIRestriction(device: nvmlDevice_t | int | None, apiType: nvmlRestrictedAPI_t | _Int) -> nvmlEnableState_t | int:
    """Returns whether only an administrator may call a restricted API.

    C: nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)

      isRestricted: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetAPIRestriction
    """
def nvmlDeviceGetSamples(device: nvmlDevice_t | int | None, type: nvmlSamplingType_t | _Int, lastSeenTimeStamp: int) -> tuple[nvmlValueType_t | int, list[nvmlSample_t]]:
    """Returns the samples of a kind, such as power or utilization, since a time.

    C: nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)

      sampleValType: returned
      sampleCount: the length of the list, which the call queries
      samples: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSamples
    """
def nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t | int | None) -> nvmlBAR1Memory_t:
    """Returns the size of the window through which other devices see a device's memory, and its use.

    C: nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)

      bar1Memory: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBAR1MemoryInfo
    """
def nvmlDeviceGetViolationStatus(device: nvmlDevice_t | int | None, perfPolicyType: nvmlPerfPolicyType_t | _Int) -> nvmlViolationTime_t:
    """Returns for how long a limit, such as that of power, has held clocks down (deprecated).

    C: nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)

      violTime: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetViolationStatus
    """
def nvmlDeviceGetIrqNum(device: nvmlDevice_t | int | None) -> int:
    """Returns the number of a device's interrupt.

    C: nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)

      irqNum: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetIrqNum
    """
def nvmlDeviceGetNumGpuCores(device: nvmlDevice_t | int | None) -> int:
    """Returns the number of a device's CUDA cores.

    C: nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)

      numCores: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetNumGpuCores
    """
def nvmlDeviceGetPowerSource(device: nvmlDevice_t | int | None) -> nvmlPowerSource_t | int:
    """Returns a device's source of power, such as a battery.

    C: nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)

      powerSource: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPowerSource
    """
def nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t | int | None) -> int:
    """Returns the width of a device's memory bus, in bits.

    C: nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)

      busWidth: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMemoryBusWidth
    """
def nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t | int | None) -> int:
    """Returns the highest speed of a device's PCIe link.

    C: nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)

      maxSpeed: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPcieLinkMaxSpeed
    """
def nvmlDeviceGetPcieSpeed(device: nvmlDevice_t | int | None) -> int:
    """Returns the speed of a device's PCIe link.

    C: nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)

      pcieSpeed: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPcieSpeed
    """
def nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t | int | None) -> int:
    """Returns whether a device adapts its clocks to its voltage.

    C: nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)

      adaptiveClockStatus: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetAdaptiveClockInfoStatus
    """
def nvmlDeviceGetBusType(device: nvmlDevice_t | int | None) -> nvmlBusType_t | int:
    """Returns the type of the bus that a device is on.

    C: nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)

      type: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBusType
    """
def nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t | int | None) -> nvmlGpuFabricInfo_t:
    """Returns whether a device has joined its NVLink fabric, and which one (deprecated).

    C: nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)

      gpuFabricInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpuFabricInfo
    Since 12.0.
    """
def nvmlDeviceGetGpuFabricInfoV(device: nvmlDevice_t | int | None) -> nvmlGpuFabricInfo_v3_t:
    """Returns whether a device has joined its NVLink fabric, which one, and its health.

    C: nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)

      gpuFabricInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpuFabricInfoV
    Since 12.4.
    """
def nvmlDeviceGetGpuFabricInfo_v4(device: nvmlDevice_t | int | None) -> nvmlGpuFabricInfo_v4_t:
    """Returns whether a device has joined its NVLink fabric, and which one (deprecated).

    C: nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo)

      gpuFabricInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGpuFabricInfo
    Since 13.4.
    """
def nvmlSystemGetConfComputeCapabilities() -> nvmlConfComputeSystemCaps_t:
    """Returns what the CPU and the GPUs can do for confidential computing.

    C: nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)

      capabilities: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemGetConfComputeCapabilities
    Since 12.2.
    """
def nvmlSystemGetConfComputeState() -> nvmlConfComputeSystemState_t:
    """Returns whether confidential computing is on, and how.

    C: nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)

      state: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemGetConfComputeState
    Since 12.2.
    """
def nvmlDeviceGetConfComputeMemSizeInfo(device: nvmlDevice_t | int | None) -> nvmlConfComputeMemSizeInfo_t:
    """Returns the protected and the unprotected memory of a device.

    C: nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)

      memInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetConfComputeMemSizeInfo
    Since 12.2.
    """
def nvmlSystemGetConfComputeGpusReadyState() -> int:
    """Returns whether confidential GPUs accept work.

    C: nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)

      isAcceptingWork: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemGetConfComputeGpusReadyState
    Since 12.2.
    """
def nvmlDeviceGetConfComputeProtectedMemoryUsage(device: nvmlDevice_t | int | None) -> nvmlMemory_t:
    """Returns the size and the use of a device's protected memory.

    C: nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)

      memory: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetConfComputeProtectedMemoryUsage
    Since 12.2.
    """
def nvmlDeviceGetConfComputeGpuCertificate(device: nvmlDevice_t | int | None) -> nvmlConfComputeGpuCertificate_t:
    """Returns the certificate chain of a device for confidential computing.

    C: nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)

      gpuCert: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetConfComputeGpuCertificate
    Since 12.2.
    """
def nvmlDeviceGetConfComputeGpuAttestationReport(device: nvmlDevice_t | int | None, gpuAtstReport: _Pointer[nvmlConfComputeGpuAttestationReport_t]) -> None:
    """Returns a device's signed report for confidential computing.

    C: nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)

      gpuAtstReport: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetConfComputeGpuAttestationReport
    Since 12.2.
    """
def nvmlSystemGetConfComputeKeyRotationThresholdInfo() -> nvmlConfComputeGetKeyRotationThresholdInfo_v1_t:
    """Returns after how much data keys of confidential computing are changed.

    C: nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)

      pKeyRotationThrInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemGetConfComputeKeyRotationThresholdInfo
    Since 12.4.
    """
def nvmlDeviceSetConfComputeUnprotectedMemSize(device: nvmlDevice_t | int | None, sizeKiB: int) -> None:
    """Sets the size of a device's unprotected memory, in KiB.

    C: nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceSetConfComputeUnprotectedMemSize
    Since 12.2.
    """
def nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: int) -> None:
    """Sets whether confidential GPUs accept work.

    C: nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemSetConfComputeGpusReadyState
    Since 12.2.
    """
def nvmlSystemSetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo: _Pointer[nvmlConfComputeSetKeyRotationThresholdInfo_v1_t]) -> None:
    """Sets after how much data keys of confidential computing are changed.

    C: nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)

      pKeyRotationThrInfo: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemSetConfComputeKeyRotationThresholdInfo
    Since 12.4.
    """
def nvmlSystemGetConfComputeSettings() -> nvmlSystemConfComputeSettings_v1_t:
    """Returns the settings of confidential computing.

    C: nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)

      settings: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemGetConfComputeSettings
    Since 12.4.
    """
def nvmlSystemGetConfComputeSettings_v2() -> nvmlSystemConfComputeSettings_v2_t:
    """Returns the settings of confidential computing.

    C: nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)

      settings: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlSystemGetConfComputeSettings
    Since 13.5.
    """
def nvmlDeviceGetGspFirmwareVersion(device: nvmlDevice_t | int | None) -> str:
    """Returns the firmware's version of a device's system processor.

    C: nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)

      version: returned, as a str

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGspFirmwareVersion
    """
def nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns whether a device's system processor runs its firmware, and whether it does by default.

    C: nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)

      isEnabled: returned
      defaultMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGspFirmwareMode
    """
def nvmlDeviceGetSramEccErrorStatus(device: nvmlDevice_t | int | None) -> nvmlEccSramErrorStatus_v1_t:
    """Returns the errors in a device's on-chip memory.

    C: nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)

      status: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSramEccErrorStatus
    Since 12.4.
    """
def nvmlDeviceSetPowerManagementLimit_v2(device: nvmlDevice_t | int | None, powerValue: _Pointer[nvmlPowerValue_v2_t]) -> None:
    """Sets the power limit of a device, in milliwatts.

    C: nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)

      powerValue: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetPowerManagementLimit
    Since 12.2.
    """
def nvmlDeviceGetAccountingMode(device: nvmlDevice_t | int | None) -> nvmlEnableState_t | int:
    """Returns whether a device keeps account of processes.

    C: nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)

      mode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html#:~:text=nvmlDeviceGetAccountingMode
    """
def nvmlDeviceGetAccountingStats(device: nvmlDevice_t | int | None, pid: int) -> nvmlAccountingStats_t:
    """Returns the account of a process: its memory, utilization and time.

    C: nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)

      stats: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html#:~:text=nvmlDeviceGetAccountingStats
    """
def nvmlDeviceGetAccountingPids(device: nvmlDevice_t | int | None) -> list[int]:
    """Returns the processes of which a device has an account.

    C: nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)

      count: the length of the list, which the call queries
      pids: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html#:~:text=nvmlDeviceGetAccountingPids
    """
def nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t | int | None) -> int:
    """Returns how many processes a device's accounting can hold.

    C: nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)

      bufferSize: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html#:~:text=nvmlDeviceGetAccountingBufferSize
    """
def nvmlDeviceGetAccountingStats_v2(device: nvmlDevice_t | int | None, stats: _Pointer[nvmlAccountingStats_v2_t]) -> None:
    """Returns the account of a process: its memory, utilization and time.

    C: nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)

      stats: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html#:~:text=nvmlDeviceGetAccountingStats
    Since 13.3.
    """
def nvmlDeviceGetRetiredPages(device: nvmlDevice_t | int | None, cause: nvmlPageRetirementCause_t | _Int) -> list[int]:
    """Returns the pages of memory that are no longer used, by their cause, with the times.

    C: nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)

      pageCount: the length of the list, which the call queries
      addresses: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetRetiredPages
    """
def nvmlDeviceGetRetiredPages_v2(device: nvmlDevice_t | int | None, cause: nvmlPageRetirementCause_t | _Int) -> tuple[list[int], list[int]]:
    """Returns the pages of memory that are no longer used, by their cause, with the times.

    C: nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)

      pageCount: the length of the list, which the call queries
      addresses: returned, as a list
      timestamps: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetRetiredPages
    """
def nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t | int | None) -> nvmlEnableState_t | int:
    """Returns whether pages will no longer be used after the next restart.

    C: nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)

      isPending: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetRetiredPagesPendingStatus
    """
def nvmlDeviceGetRemappedRows(device: nvmlDevice_t | int | None) -> tuple[int, int, int, int]:
    """Returns how many rows of memory were replaced, and whether more will be or a replacement failed.

    C: nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)

      corrRows: returned
      uncRows: returned
      isPending: returned
      failureOccurred: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetRemappedRows
    """
def nvmlDeviceGetRowRemapperHistogram(device: nvmlDevice_t | int | None) -> nvmlRowRemapperHistogramValues_t:
    """Returns how many banks have all, most, some or none of their spare rows left.

    C: nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)

      values: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetRowRemapperHistogram
    """
def nvmlDeviceGetArchitecture(device: nvmlDevice_t | int | None) -> nvmlDeviceArchitecture_t | int:
    """Returns a device's architecture, such as Hopper.

    C: nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)

      arch: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetArchitecture
    """
def nvmlDeviceGetClkMonStatus(device: nvmlDevice_t | int | None) -> nvmlClkMonStatus_t:
    """Returns whether the clock monitor has found a fault, and in which clocks.

    C: nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)

      status: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetClkMonStatus
    """
def nvmlDeviceGetProcessUtilization(device: nvmlDevice_t | int | None, lastSeenTimeStamp: int) -> list[nvmlProcessUtilizationSample_t]:
    """Returns samples of each process's utilization of a device since a time.

    C: nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)

      utilization: returned, as a list
      processSamplesCount: the length of the list, which the call queries

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetProcessUtilization
    """
def nvmlDeviceGetProcessesUtilizationInfo(device: nvmlDevice_t | int | None, procesesUtilInfo: _Pointer[nvmlProcessesUtilizationInfo_v1_t]) -> None:
    """Returns each process's utilization of a device, of the JPEG and optical flow engines too.

    C: nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)

      procesesUtilInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetProcessesUtilizationInfo
    Since 12.4.
    """
def nvmlDeviceGetPlatformInfo(device: nvmlDevice_t | int | None) -> nvmlPlatformInfo_v2_t:
    """Returns where a device is: its chassis, slot, tray and host.

    C: nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)

      platformInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPlatformInfo
    Since 12.8.
    """
def nvmlDeviceGetPdi(device: nvmlDevice_t | int | None) -> nvmlPdi_v1_t:
    """Returns an identifier of a device that is unique among all devices.

    C: nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)

      pdi: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPdi
    Since 13.0.
    """
def nvmlDeviceSetHostname_v1(device: nvmlDevice_t | int | None, hostname: _Pointer[nvmlHostname_v1_t]) -> None:
    """Stores a host name in a device.

    C: nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)

      hostname: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceSetHostname
    Since 13.0.
    """
def nvmlDeviceGetHostname_v1(device: nvmlDevice_t | int | None) -> nvmlHostname_v1_t:
    """Returns the host name that was stored in a device.

    C: nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)

      hostname: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHostname
    Since 13.0.
    """
def nvmlDevicePerfMetricsGetSamples_v1(device: nvmlDevice_t | int | None) -> nvmlPerfMetricsSamples_v1_t:
    """Returns samples of a device's performance metrics.

    C: nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples)

      samples: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDevicePerfMetricsGetSamples
    Since 13.4.
    """
def nvmlUnitSetLedState(unit: nvmlUnit_t | int | None, color: nvmlLedColor_t | _Int) -> None:
    """Sets the color of a unit's light.

    C: nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitCommands.html#:~:text=nvmlUnitSetLedState
    """
def nvmlDeviceSetPersistenceMode(device: nvmlDevice_t | int | None, mode: nvmlEnableState_t | _Int) -> None:
    """Sets whether the driver stays loaded without clients.

    C: nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetPersistenceMode
    """
def nvmlDeviceSetComputeMode(device: nvmlDevice_t | int | None, mode: nvmlComputeMode_t | _Int) -> None:
    """Sets who may use a device for CUDA: all processes, one, or none.

    C: nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetComputeMode
    """
def nvmlDeviceSetEccMode(device: nvmlDevice_t | int | None, ecc: nvmlEnableState_t | _Int) -> None:
    """Turns the correction of memory errors on or off, after the next restart.

    C: nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetEccMode
    """
def nvmlDeviceClearEccErrorCounts(device: nvmlDevice_t | int | None, counterType: nvmlEccCounterType_t | _Int) -> None:
    """Sets a device's counts of memory errors to 0: since the driver was loaded, or in all.

    C: nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceClearEccErrorCounts
    """
def nvmlDeviceSetDriverModel(device: nvmlDevice_t | int | None, driverModel: nvmlDriverModel_t | _Int, flags: int) -> None:
    """Sets the driver model of Windows, after the next restart.

    C: nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetDriverModel
    """
def nvmlDeviceSetGpuLockedClocks(device: nvmlDevice_t | int | None, minGpuClockMHz: int, maxGpuClockMHz: int) -> None:
    """Locks a device's such clocks between two values, in MHz.

    C: nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetGpuLockedClocks
    """
def nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t | int | None) -> None:
    """Ends the lock of a device's such clocks.

    C: nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceResetGpuLockedClocks
    """
def nvmlDeviceSetMemoryLockedClocks(device: nvmlDevice_t | int | None, minMemClockMHz: int, maxMemClockMHz: int) -> None:
    """Locks a device's such clocks between two values, in MHz.

    C: nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetMemoryLockedClocks
    """
def nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t | int | None) -> None:
    """Ends the lock of a device's such clocks.

    C: nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceResetMemoryLockedClocks
    """
def nvmlDeviceSetApplicationsClocks(device: nvmlDevice_t | int | None, memClockMHz: int, graphicsClockMHz: int) -> None:
    """Sets the memory and the graphics clock that applications run at, in MHz (deprecated).

    C: nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetApplicationsClocks
    """
def nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t | int | None) -> None:
    """Gives the clocks of applications their defaults (deprecated).

    C: nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceResetApplicationsClocks
    """
def nvmlDeviceSetAutoBoostedClocksEnabled(device: nvmlDevice_t | int | None, enabled: nvmlEnableState_t | _Int) -> None:
    """Sets whether clocks are raised automatically.

    C: nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetAutoBoostedClocksEnabled
    """
def nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device: nvmlDevice_t | int | None, enabled: nvmlEnableState_t | _Int, flags: int) -> None:
    """Sets whether clocks are raised automatically by default.

    C: nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetDefaultAutoBoostedClocksEnabled
    """
def nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t | int | None, fan: int) -> None:
    """Gives the control of a fan back to the temperature.

    C: nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetDefaultFanSpeed
    """
def nvmlDeviceSetFanControlPolicy(device: nvmlDevice_t | int | None, fan: int, policy: nvmlFanControlPolicy_t | _Int) -> None:
    """Sets whether a fan is controlled by hand or by temperature.

    C: nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetFanControlPolicy
    Since 12.0.
    """
def nvmlDeviceSetTemperatureThreshold(device: nvmlDevice_t | int | None, thresholdType: nvmlTemperatureThresholds_t | _Int, temp: _Pointer[ctypes.c_int] | _WriteArray) -> None:
    """Sets a temperature limit of a device, in degrees Celsius.

    C: nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)

      temp: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetTemperatureThreshold
    """
def nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t | int | None, limit: int) -> None:
    """Sets the power limit of a device, in milliwatts.

    C: nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetPowerManagementLimit
    """
def nvmlDeviceSetGpuOperationMode(device: nvmlDevice_t | int | None, mode: nvmlGpuOperationMode_t | _Int) -> None:
    """Sets a device's operation mode, after the next restart.

    C: nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetGpuOperationMode
    """
def nvmlDeviceSetAPIRestriction(device: nvmlDevice_t | int | None, apiType: nvmlRestrictedAPI_t | _Int, isRestricted: nvmlEnableState_t | _Int) -> None:
    """Sets whether only an administrator may call a restricted API.

    C: nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetAPIRestriction
    """
def nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t | int | None, fan: int, speed: int) -> None:
    """Sets the speed of a fan, in percent, which temperature then no longer controls.

    C: nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetFanSpeed
    """
def nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t | int | None, offset: int) -> None:
    """Sets the offset of a device's such clock, in MHz (deprecated).

    C: nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetGpcClkVfOffset
    """
def nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t | int | None, offset: int) -> None:
    """Sets the offset of a device's such clock, in MHz (deprecated).

    C: nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetMemClkVfOffset
    Since 11.8.
    """
def nvmlDeviceSetAccountingMode(device: nvmlDevice_t | int | None, mode: nvmlEnableState_t | _Int) -> None:
    """Turns a device's accounting of processes on or off.

    C: nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html#:~:text=nvmlDeviceSetAccountingMode
    """
def nvmlDeviceClearAccountingPids(device: nvmlDevice_t | int | None) -> None:
    """Forgets the accounting of processes that have ended.

    C: nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html#:~:text=nvmlDeviceClearAccountingPids
    """
def nvmlDeviceGetNvLinkState(device: nvmlDevice_t | int | None, link: int) -> nvmlEnableState_t | int:
    """Returns whether an NVLink is active.

    C: nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)

      isActive: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkState
    """
def nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t | int | None, link: int) -> int:
    """Returns the version of an NVLink.

    C: nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)

      version: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkVersion
    """
def nvmlDeviceGetNvLinkCapability(device: nvmlDevice_t | int | None, link: int, capability: nvmlNvLinkCapability_t | _Int) -> int:
    """Returns whether an NVLink has a capability, such as access to the peer's memory.

    C: nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int *capResult)

      capResult: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkCapability
    """
def nvmlDeviceGetNvLinkRemotePciInfo_v2(device: nvmlDevice_t | int | None, link: int) -> nvmlPciInfo_t:
    """Returns the PCI address of what is at the other end of an NVLink.

    C: nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)

      pci: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkRemotePciInfo
    """
def nvmlDeviceGetNvLinkErrorCounter(device: nvmlDevice_t | int | None, link: int, counter: nvmlNvLinkErrorCounter_t | _Int) -> int:
    """Returns a counter of an NVLink's errors.

    C: nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)

      counterValue: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkErrorCounter
    """
def nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t | int | None, link: int) -> None:
    """Sets an NVLink's error counters to 0.

    C: nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceResetNvLinkErrorCounters
    """
def nvmlDeviceSetNvLinkUtilizationControl(device: nvmlDevice_t | int | None, link: int, counter: int, control: _Pointer[nvmlNvLinkUtilizationControl_t], reset: int) -> None:
    """Sets what a utilization counter of an NVLink counts (deprecated).

    C: nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)

      control: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceSetNvLinkUtilizationControl
    """
def nvmlDeviceGetNvLinkUtilizationControl(device: nvmlDevice_t | int | None, link: int, counter: int) -> nvmlNvLinkUtilizationControl_t:
    """Returns what a utilization counter of an NVLink counts (deprecated).

    C: nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)

      control: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkUtilizationControl
    """
def nvmlDeviceGetNvLinkUtilizationCounter(device: nvmlDevice_t | int | None, link: int, counter: int) -> tuple[int, int]:
    """Returns what a utilization counter of an NVLink has counted in either direction (deprecated).

    C: nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)

      rxcounter: returned
      txcounter: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkUtilizationCounter
    """
def nvmlDeviceFreezeNvLinkUtilizationCounter(device: nvmlDevice_t | int | None, link: int, counter: int, freeze: nvmlEnableState_t | _Int) -> None:
    """Stops or restarts a utilization counter of an NVLink (deprecated).

    C: nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceFreezeNvLinkUtilizationCounter
    """
def nvmlDeviceResetNvLinkUtilizationCounter(device: nvmlDevice_t | int | None, link: int, counter: int) -> None:
    """Sets a utilization counter of an NVLink to 0 (deprecated).

    C: nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceResetNvLinkUtilizationCounter
    """
def nvmlDeviceGetNvLinkRemoteDeviceType(device: nvmlDevice_t | int | None, link: int) -> nvmlIntNvLinkDeviceType_t | int:
    """Returns what is at the other end of an NVLink: a GPU, a CPU or a switch.

    C: nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)

      pNvLinkDeviceType: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkRemoteDeviceType
    """
def nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device: nvmlDevice_t | int | None, info: _Pointer[nvmlNvLinkPowerThres_t]) -> None:
    """Sets after how long without traffic NVLinks save power.

    C: nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)

      info: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceSetNvLinkDeviceLowPowerThreshold
    Since 12.0.
    """
def nvmlSystemSetNvlinkBwMode(nvlinkBwMode: int) -> None:
    """Sets the bandwidth mode of all NVLinks.

    C: nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlSystemSetNvlinkBwMode
    Since 12.2.
    """
def nvmlSystemGetNvlinkBwMode() -> int:
    """Returns the bandwidth mode of all NVLinks.

    C: nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)

      nvlinkBwMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlSystemGetNvlinkBwMode
    Since 12.2.
    """
def nvmlDeviceGetNvlinkSupportedBwModes(device: nvmlDevice_t | int | None) -> nvmlNvlinkSupportedBwModes_v1_t:
    """Returns the bandwidth modes that a device's NVLinks support.

    C: nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)

      supportedBwMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvlinkSupportedBwModes
    Since 12.8.
    """
def nvmlDeviceGetNvlinkBwMode(device: nvmlDevice_t | int | None) -> nvmlNvlinkGetBwMode_v1_t:
    """Returns the bandwidth mode of a device's NVLinks.

    C: nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)

      getBwMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvlinkBwMode
    Since 12.8.
    """
def nvmlDeviceSetNvlinkBwMode(device: nvmlDevice_t | int | None, setBwMode: _Pointer[nvmlNvlinkSetBwMode_v1_t]) -> None:
    """Sets the bandwidth mode of a device's NVLinks.

    C: nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)

      setBwMode: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceSetNvlinkBwMode
    Since 12.8.
    """
def nvmlDeviceSetNvlinkBwModeAsync_v1(device: nvmlDevice_t | int | None, setBwModeAsync: _Pointer[nvmlNvlinkSetBwModeAsync_v1_t]) -> None:
    """Sets the bandwidth mode of a device's NVLinks without waiting for it.

    C: nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)

      setBwModeAsync: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceSetNvlinkBwModeAsync
    Since 13.4.
    """
def nvmlDeviceGetNvLinkInfo(device: nvmlDevice_t | int | None) -> nvmlNvLinkInfo_v2_t:
    """Returns facts about a device's NVLinks, such as their firmware.

    C: nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkInfo
    Since 13.0.
    """
def nvmlDeviceGetNvLinkInfo_v3(device: nvmlDevice_t | int | None) -> nvmlNvLinkInfo_v3_t:
    """Returns facts about a device's NVLinks, such as their firmware.

    C: nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkInfo
    Since 13.5.
    """
def nvmlDeviceGetNvLinkTelemetrySamples_v1(device: nvmlDevice_t | int | None, samples: _Pointer[nvmlNvlinkTelemetrySamples_v1_t]) -> None:
    """Returns samples of the telemetry of a device's NVLinks.

    C: nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device, nvmlNvlinkTelemetrySamples_v1_t *samples)

      samples: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkTelemetrySamples
    Since 13.4.
    """
def nvmlDeviceGetNvlinkRemapTableInfo_v1(device: nvmlDevice_t | int | None) -> nvmlNvlinkGetRemapTableInfo_v1_t:
    """Returns the state of a device's remap table of NVLinks.

    C: nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device, nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)

      remapTableInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvlinkRemapTableInfo
    Since 13.5.
    """
def nvmlDeviceSetNvlinkNvleReady_v1(device: nvmlDevice_t | int | None, setNvleReady: _Pointer[nvmlNvlinkSetNvleReady_v1_t]) -> None:
    """Says that a device is ready for encrypted NVLinks.

    C: nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady)

      setNvleReady: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceSetNvlinkNvleReady
    Since 13.5.
    """
def nvmlDeviceLockNvlinkRemapTable_v1(device: nvmlDevice_t | int | None) -> nvmlNvlinkLockRemapTable_v1_t:
    """Locks a device's remap table of NVLinks.

    C: nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)

      remapTableLockInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceLockNvlinkRemapTable
    Since 13.5.
    """
def nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(device: nvmlDevice_t | int | None, encryptionKey: _Pointer[nvmlNvlinkSetupNvleEncryptionKey_v1_t]) -> None:
    """Sets up the key of a device's encrypted NVLinks.

    C: nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)

      encryptionKey: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceSetupNvlinkNvleEncryptionKey
    Since 13.5.
    """
def nvmlDeviceGetNvlinkNvlePrivateInfo_v1(device: nvmlDevice_t | int | None) -> nvmlNvlinkNvlePrivateInfo_v1_t:
    """Returns a device's own data for encrypted NVLinks.

    C: nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device, nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)

      privateInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvlinkNvlePrivateInfo
    Since 13.5.
    """
def nvmlEventSetCreate() -> nvmlEventSet_t:
    """Creates an empty set of events.

    C: nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)

      set: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetCreate
    """
def nvmlDeviceRegisterEvents(device: nvmlDevice_t | int | None, eventTypes: int, set: nvmlEventSet_t | int | None) -> None:
    """Adds events of a device to an event set.

    C: nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlDeviceRegisterEvents
    """
def nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t | int | None) -> int:
    """Returns the events that a device can report, as a mask.

    C: nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)

      eventTypes: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlDeviceGetSupportedEventTypes
    """
def nvmlEventSetWait_v2(set: nvmlEventSet_t | int | None, timeoutms: int) -> nvmlEventData_t:
    """Waits for the next event of a set, up to a number of milliseconds, and returns it.

    C: nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)

      data: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetWait
    """
def nvmlEventSetRegisterGpuOperationalEvents_v1(eventSet: nvmlEventSet_t | int | None, config: _Pointer[nvmlGpuOperationalEventConfig_v1_t]) -> None:
    """Adds operational events of devices to a set.

    C: nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config)

      config: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetRegisterGpuOperationalEvents
    Since 13.4.
    """
def nvmlEventSetWait_v3(set: nvmlEventSet_t | int | None, params: _Pointer[nvmlEventSetWait_v3_t]) -> None:
    """Waits for the next event of a set, up to a number of milliseconds, and returns it.

    C: nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)

      params: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetWait
    Since 13.4.
    """
def nvmlEventSetGetContextCount_v1(set: nvmlEventSet_t | int | None) -> nvmlEventSetGetContextCount_v1_t:
    """Returns the number of contexts in the last event of a set.

    C: nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params)

      params: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetGetContextCount
    Since 13.4.
    """
def nvmlEventSetGetContextInfo_v1(set: nvmlEventSet_t | int | None, params: _Pointer[nvmlEventSetGetContextInfo_v1_t]) -> None:
    """Returns the kind and the size of a context of the last event of a set.

    C: nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params)

      params: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetGetContextInfo
    Since 13.4.
    """
def nvmlEventSetGetContextData_v1(set: nvmlEventSet_t | int | None, params: _Pointer[nvmlEventSetGetContextData_v1_t]) -> None:
    """Returns the data of a context of the last event of a set.

    C: nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params)

      params: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetGetContextData
    Since 13.4.
    """
def nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(set: nvmlEventSet_t | int | None, params: _Pointer[nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t]) -> None:
    """Returns the Xid of an operational event.

    C: nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)

      params: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetGetGpuOperationalEventContextLegacyXid
    Since 13.4.
    """
def nvmlEventSetFree(set: nvmlEventSet_t | int | None) -> None:
    """Frees a set of events.

    C: nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetFree
    """
def nvmlSystemEventSetCreate() -> nvmlSystemEventSetCreateRequest_v1_t:
    """Creates an empty set of events of the system.

    C: nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)

      request: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlSystemEventSetCreate
    Since 12.9.
    """
def nvmlSystemEventSetFree(request: _Pointer[nvmlSystemEventSetFreeRequest_v1_t]) -> None:
    """Frees a set of events of the system.

    C: nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)

      request: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlSystemEventSetFree
    Since 12.9.
    """
def nvmlSystemRegisterEvents(request: _Pointer[nvmlSystemRegisterEventRequest_v1_t]) -> None:
    """Adds events of the system to a set.

    C: nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)

      request: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlSystemRegisterEvents
    Since 12.9.
    """
def nvmlSystemEventSetWait(request: _Pointer[nvmlSystemEventSetWaitRequest_v1_t]) -> None:
    """Waits for events of the system and returns them.

    C: nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)

      request: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlSystemEventSetWait
    Since 12.9.
    """
def nvmlDeviceModifyDrainState(pciInfo: _Pointer[nvmlPciInfo_t], newState: nvmlEnableState_t | _Int) -> None:
    """Begins or ends the draining of a device, which then takes no new clients.

    C: nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)

      pciInfo: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html#:~:text=nvmlDeviceModifyDrainState
    """
def nvmlDeviceQueryDrainState(pciInfo: _Pointer[nvmlPciInfo_t]) -> nvmlEnableState_t | int:
    """Returns whether a device is being drained.

    C: nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)

      pciInfo: passed; host memory
      currentState: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html#:~:text=nvmlDeviceQueryDrainState
    """
def nvmlDeviceRemoveGpu_v2(pciInfo: _Pointer[nvmlPciInfo_t], gpuState: nvmlDetachGpuState_t | _Int, linkState: nvmlPcieLinkState_t | _Int) -> None:
    """Takes a drained device from the system.

    C: nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)

      pciInfo: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html#:~:text=nvmlDeviceRemoveGpu
    """
def nvmlDeviceDiscoverGpus(pciInfo: _Pointer[nvmlPciInfo_t]) -> None:
    """Asks the kernel to look for new GPUs at a place of the PCI bus.

    C: nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)

      pciInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html#:~:text=nvmlDeviceDiscoverGpus
    """
def nvmlDeviceGetFieldValues(device: nvmlDevice_t | int | None, valuesCount: int | None, values: _Pointer[nvmlFieldValue_t]) -> None:
    """Returns several fields of a device, each with its time and its own status.

    C: nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)

      values: passed; the call may write to the memory that it points to; host memory of valuesCount elements

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html#:~:text=nvmlDeviceGetFieldValues
    """
def nvmlDeviceClearFieldValues(device: nvmlDevice_t | int | None, valuesCount: int | None, values: _Pointer[nvmlFieldValue_t]) -> None:
    """Resets several fields of a device, such as counters.

    C: nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)

      values: passed; the call may write to the memory that it points to; host memory of valuesCount elements

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html#:~:text=nvmlDeviceClearFieldValues
    Since 12.0.
    """
def nvmlDeviceGetVirtualizationMode(device: nvmlDevice_t | int | None) -> nvmlGpuVirtualizationMode_t | int:
    """Returns how a device is virtualised, such as by passthrough or as a vGPU's host.

    C: nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)

      pVirtualMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetVirtualizationMode
    """
def nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t | int | None) -> nvmlHostVgpuMode_t | int:
    """Returns whether a device serves vGPUs by SR-IOV.

    C: nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)

      pHostVgpuMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetHostVgpuMode
    """
def nvmlDeviceSetVirtualizationMode(device: nvmlDevice_t | int | None, virtualMode: nvmlGpuVirtualizationMode_t | _Int) -> None:
    """Sets how a device is virtualised.

    C: nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceSetVirtualizationMode
    """
def nvmlDeviceGetVgpuHeterogeneousMode(device: nvmlDevice_t | int | None) -> nvmlVgpuHeterogeneousMode_v1_t:
    """Returns whether vGPUs of different sizes may share a device.

    C: nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

      pHeterogeneousMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetVgpuHeterogeneousMode
    Since 12.4.
    """
def nvmlDeviceSetVgpuHeterogeneousMode(device: nvmlDevice_t | int | None, pHeterogeneousMode: _Pointer[nvmlVgpuHeterogeneousMode_v1_t]) -> None:
    """Sets whether vGPUs of different sizes may share a device.

    C: nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

      pHeterogeneousMode: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceSetVgpuHeterogeneousMode
    Since 12.4.
    """
def nvmlVgpuInstanceGetPlacementId(vgpuInstance: int) -> nvmlVgpuPlacementId_v1_t:
    """Returns where a vGPU lies on its device.

    C: nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)

      pPlacement: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlVgpuInstanceGetPlacementId
    Since 12.4.
    """
def nvmlDeviceGetVgpuTypeSupportedPlacements(device: nvmlDevice_t | int | None, vgpuTypeId: int, pPlacementList: _Pointer[nvmlVgpuPlacementList_v2_t]) -> None:
    """Returns where vGPUs of a type can lie on a device.

    C: nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)

      pPlacementList: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetVgpuTypeSupportedPlacements
    Since 12.4.
    """
def nvmlDeviceGetVgpuTypeCreatablePlacements(device: nvmlDevice_t | int | None, vgpuTypeId: int, pPlacementList: _Pointer[nvmlVgpuPlacementList_v2_t]) -> None:
    """Returns where vGPUs of a type can be made on a device now.

    C: nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)

      pPlacementList: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetVgpuTypeCreatablePlacements
    Since 12.4.
    """
def nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: int) -> int:
    """Returns the heap that a type of vGPU needs on the system processor, in bytes.

    C: nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)

      gspHeapSize: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlVgpuTypeGetGspHeapSize
    Since 12.4.
    """
def nvmlVgpuTypeGetFbReservation(vgpuTypeId: int) -> int:
    """Returns the memory that is reserved for a vGPU of a type, in bytes.

    C: nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)

      fbReservation: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlVgpuTypeGetFbReservation
    Since 12.4.
    """
def nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance: int) -> nvmlVgpuRuntimeState_v1_t:
    """Returns the size of the state that a migration of a vGPU moves.

    C: nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)

      pState: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlVgpuInstanceGetRuntimeStateSize
    Since 12.8.
    """
def nvmlDeviceSetVgpuCapabilities(device: nvmlDevice_t | int | None, capability: nvmlDeviceVgpuCapability_t | _Int, state: nvmlEnableState_t | _Int) -> None:
    """Turns a capability of a device for vGPUs on or off.

    C: nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceSetVgpuCapabilities
    Since 12.4.
    """
def nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t | int | None) -> None:
    """Unloads the system processor's firmware of a device for vGPUs.

    C: nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceVgpuForceGspUnload
    Since 13.2.
    """
def nvmlDeviceGetGridLicensableFeatures_v4(device: nvmlDevice_t | int | None) -> nvmlGridLicensableFeatures_t:
    """Returns the features of a device that need a license, and their state.

    C: nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)

      pGridLicensableFeatures: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetGridLicensableFeatures
    """
def nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t | _Int) -> int:
    """Returns whether the driver has a capability for vGPUs.

    C: nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)

      capResult: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGetVgpuDriverCapabilities
    Since 12.0.
    """
def nvmlDeviceGetVgpuCapabilities(device: nvmlDevice_t | int | None, capability: nvmlDeviceVgpuCapability_t | _Int) -> int:
    """Returns whether a device has a capability for vGPUs.

    C: nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)

      capResult: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlDeviceGetVgpuCapabilities
    Since 12.0.
    """
def nvmlDeviceGetSupportedVgpus(device: nvmlDevice_t | int | None) -> list[int]:
    """Returns the types of vGPU that a device supports.

    C: nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)

      vgpuCount: the length of the list, which the call queries
      vgpuTypeIds: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlDeviceGetSupportedVgpus
    """
def nvmlDeviceGetCreatableVgpus(device: nvmlDevice_t | int | None) -> list[int]:
    """Returns the types of vGPU that a device has room for now.

    C: nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)

      vgpuCount: the length of the list, which the call queries
      vgpuTypeIds: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlDeviceGetCreatableVgpus
    """
def nvmlVgpuTypeGetClass(vgpuTypeId: int) -> str:
    """Returns the class of a type of vGPU, such as Quadro.

    C: nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)

      vgpuTypeClass: returned, as a str
      size: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetClass
    """
def nvmlVgpuTypeGetName(vgpuTypeId: int) -> str:
    """Returns the name of a type of vGPU.

    C: nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)

      vgpuTypeName: returned, as a str
      size: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetName
    """
def nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: int) -> int:
    """Returns the profile of GPU instances that a type of vGPU belongs to.

    C: nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)

      gpuInstanceProfileId: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetGpuInstanceProfileId
    """
def nvmlVgpuTypeGetDeviceID(vgpuTypeId: int) -> tuple[int, int]:
    """Returns the device and subsystem numbers that vGPUs of a type have.

    C: nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)

      deviceID: returned
      subsystemID: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetDeviceID
    """
def nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: int) -> int:
    """Returns the memory of a vGPU of a type, in bytes.

    C: nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)

      fbSize: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetFramebufferSize
    """
def nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: int) -> int:
    """Returns how many displays a vGPU of a type can have.

    C: nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)

      numDisplayHeads: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetNumDisplayHeads
    """
def nvmlVgpuTypeGetResolution(vgpuTypeId: int, displayIndex: int) -> tuple[int, int]:
    """Returns the largest width and height of a display of a type of vGPU.

    C: nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)

      xdim: returned
      ydim: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetResolution
    """
def nvmlVgpuTypeGetLicense(vgpuTypeId: int) -> str:
    """Returns the license that a type of vGPU needs.

    C: nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)

      vgpuTypeLicenseString: returned, as a str
      size: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetLicense
    """
def nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: int) -> int:
    """Returns the limit of frames per second of a type of vGPU.

    C: nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)

      frameRateLimit: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetFrameRateLimit
    """
def nvmlVgpuTypeGetMaxInstances(device: nvmlDevice_t | int | None, vgpuTypeId: int) -> int:
    """Returns how many vGPUs of a type a device can have.

    C: nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)

      vgpuInstanceCount: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetMaxInstances
    """
def nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: int) -> int:
    """Returns how many vGPUs of a type a virtual machine can have.

    C: nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)

      vgpuInstanceCountPerVm: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetMaxInstancesPerVm
    """
def nvmlVgpuTypeGetBAR1Info(vgpuTypeId: int) -> nvmlVgpuTypeBar1Info_v1_t:
    """Returns the size of the BAR1 of vGPUs of a type.

    C: nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)

      bar1Info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetBAR1Info
    Since 12.6.
    """
def nvmlDeviceGetActiveVgpus(device: nvmlDevice_t | int | None) -> list[int]:
    """Returns the vGPU instances that run on a device.

    C: nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)

      vgpuCount: the length of the list, which the call queries
      vgpuInstances: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlDeviceGetActiveVgpus
    """
def nvmlVgpuInstanceGetVmID(vgpuInstance: int) -> tuple[str, nvmlVgpuVmIdType_t | int]:
    """Returns the identifier of a vGPU's virtual machine, and its kind.

    C: nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)

      vmId: returned, as a str
      size: a size that the call passes
      vmIdType: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetVmID
    """
def nvmlVgpuInstanceGetUUID(vgpuInstance: int) -> str:
    """Returns the UUID of a vGPU.

    C: nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)

      uuid: returned, as a str
      size: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetUUID
    """
def nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance: int) -> str:
    """Returns the version of the driver in a vGPU's virtual machine.

    C: nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)

      version: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetVmDriverVersion
    """
def nvmlVgpuInstanceGetFbUsage(vgpuInstance: int) -> int:
    """Returns the memory that a vGPU uses, in bytes.

    C: nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)

      fbUsage: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetFbUsage
    """
def nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: int) -> int:
    """Returns whether a vGPU is licensed (deprecated).

    C: nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)

      licensed: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetLicenseStatus
    """
def nvmlVgpuInstanceGetType(vgpuInstance: int) -> int:
    """Returns the type of a vGPU.

    C: nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)

      vgpuTypeId: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetType
    """
def nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: int) -> int:
    """Returns the limit of a vGPU's frames per second.

    C: nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)

      frameRateLimit: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetFrameRateLimit
    """
def nvmlVgpuInstanceGetEccMode(vgpuInstance: int) -> nvmlEnableState_t | int:
    """Returns whether a vGPU corrects memory errors.

    C: nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)

      eccMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetEccMode
    """
def nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: int) -> int:
    """Returns a vGPU's share of the video encoder, in percent.

    C: nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)

      encoderCapacity: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetEncoderCapacity
    """
def nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance: int, encoderCapacity: int) -> None:
    """Sets a vGPU's share of the video encoder, in percent.

    C: nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceSetEncoderCapacity
    """
def nvmlVgpuInstanceGetEncoderStats(vgpuInstance: int) -> tuple[int, int, int]:
    """Returns the number of a vGPU's encoder sessions, their frames per second and their latency.

    C: nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)

      sessionCount: returned
      averageFps: returned
      averageLatency: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetEncoderStats
    """
def nvmlVgpuInstanceGetEncoderSessions(vgpuInstance: int) -> list[nvmlEncoderSessionInfo_t]:
    """Returns the sessions of a vGPU's video encoder.

    C: nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)

      sessionCount: the length of the list, which the call queries
      sessionInfo: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetEncoderSessions
    """
def nvmlVgpuInstanceGetFBCStats(vgpuInstance: int) -> nvmlFBCStats_t:
    """Returns the number of a vGPU's frame capture sessions, their frames per second and their latency.

    C: nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)

      fbcStats: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetFBCStats
    """
def nvmlVgpuInstanceGetFBCSessions(vgpuInstance: int) -> list[nvmlFBCSessionInfo_t]:
    """Returns the sessions of frame buffer capture on a vGPU.

    C: nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)

      sessionCount: the length of the list, which the call queries
      sessionInfo: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetFBCSessions
    """
def nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: int) -> int:
    """Returns the number of the GPU instance that a vGPU is on.

    C: nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)

      gpuInstanceId: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetGpuInstanceId
    """
def nvmlVgpuInstanceGetGpuPciId(vgpuInstance: int) -> str:
    """Returns the PCI address of a vGPU as its virtual machine sees it.

    C: nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)

      vgpuPciId: returned, as a str
      length: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetGpuPciId
    """
def nvmlVgpuTypeGetCapabilities(vgpuTypeId: int, capability: nvmlVgpuCapability_t | _Int) -> int:
    """Returns whether a type of vGPU has a capability, such as access to peers.

    C: nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)

      capResult: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetCapabilities
    """
def nvmlVgpuInstanceGetMdevUUID(vgpuInstance: int) -> str:
    """Returns the UUID of a vGPU's mediated device.

    C: nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)

      mdevUuid: returned, as a str
      size: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuInstanceGetMdevUUID
    """
def nvmlGpuInstanceGetCreatableVgpus(gpuInstance: nvmlGpuInstance_t | int | None, pVgpus: _Pointer[nvmlVgpuTypeIdInfo_v1_t]) -> None:
    """Returns the types of vGPU that a GPU instance has room for now.

    C: nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)

      pVgpus: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetCreatableVgpus
    Since 12.9.
    """
def nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance: _Pointer[nvmlVgpuTypeMaxInstance_v1_t]) -> None:
    """Returns how many vGPUs of a type a GPU instance can have.

    C: nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)

      pMaxInstance: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlVgpuTypeGetMaxInstancesPerGpuInstance
    Since 12.9.
    """
def nvmlGpuInstanceGetActiveVgpus(gpuInstance: nvmlGpuInstance_t | int | None, pVgpuInstanceInfo: _Pointer[nvmlActiveVgpuInstanceInfo_v1_t]) -> None:
    """Returns the vGPU instances that run on a GPU instance.

    C: nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)

      pVgpuInstanceInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetActiveVgpus
    Since 12.9.
    """
def nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance: nvmlGpuInstance_t | int | None, pScheduler: _Pointer[nvmlVgpuSchedulerState_v1_t]) -> None:
    """Sets the policy and time slice of a GPU instance's vGPU scheduler.

    C: nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)

      pScheduler: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceSetVgpuSchedulerState
    Since 12.9.
    """
def nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance: nvmlGpuInstance_t | int | None, pSchedulerStateInfo: _Pointer[nvmlVgpuSchedulerStateInfo_v1_t]) -> None:
    """Returns the policy and time slice of a GPU instance's vGPU scheduler.

    C: nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)

      pSchedulerStateInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetVgpuSchedulerState
    Since 12.9.
    """
def nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance: nvmlGpuInstance_t | int | None, pSchedulerLogInfo: _Pointer[nvmlVgpuSchedulerLogInfo_v1_t]) -> None:
    """Returns the log of a GPU instance's vGPU scheduler.

    C: nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)

      pSchedulerLogInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetVgpuSchedulerLog
    Since 12.9.
    """
def nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance: nvmlGpuInstance_t | int | None, pCreatablePlacementInfo: _Pointer[nvmlVgpuCreatablePlacementInfo_v1_t]) -> None:
    """Returns where vGPUs of a type can be made in a GPU instance now.

    C: nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)

      pCreatablePlacementInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetVgpuTypeCreatablePlacements
    Since 12.9.
    """
def nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance: nvmlGpuInstance_t | int | None) -> nvmlVgpuHeterogeneousMode_v1_t:
    """Returns whether vGPUs of different sizes may share a GPU instance.

    C: nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

      pHeterogeneousMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetVgpuHeterogeneousMode
    Since 12.9.
    """
def nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance: nvmlGpuInstance_t | int | None, pHeterogeneousMode: _Pointer[nvmlVgpuHeterogeneousMode_v1_t]) -> None:
    """Sets whether vGPUs of different sizes may share a GPU instance.

    C: nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

      pHeterogeneousMode: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceSetVgpuHeterogeneousMode
    Since 12.9.
    """
def nvmlDeviceGetVgpuSchedulerState_v2(device: nvmlDevice_t | int | None, pSchedulerStateInfo: _Pointer[nvmlVgpuSchedulerStateInfo_v2_t]) -> None:
    """Returns the policy and time slice of a device's vGPU scheduler.

    C: nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)

      pSchedulerStateInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceGetVgpuSchedulerState
    Since 13.2.
    """
def nvmlGpuInstanceGetVgpuSchedulerState_v2(gpuInstance: nvmlGpuInstance_t | int | None, pSchedulerStateInfo: _Pointer[nvmlVgpuSchedulerStateInfo_v2_t]) -> None:
    """Returns the policy and time slice of a GPU instance's vGPU scheduler.

    C: nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)

      pSchedulerStateInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetVgpuSchedulerState
    Since 13.2.
    """
def nvmlDeviceGetVgpuSchedulerLog_v2(device: nvmlDevice_t | int | None, pSchedulerLogInfo: _Pointer[nvmlVgpuSchedulerLogInfo_v2_t]) -> None:
    """Returns the log of a device's vGPU scheduler.

    C: nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)

      pSchedulerLogInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceGetVgpuSchedulerLog
    Since 13.2.
    """
def nvmlGpuInstanceGetVgpuSchedulerLog_v2(gpuInstance: nvmlGpuInstance_t | int | None, pSchedulerLogInfo: _Pointer[nvmlVgpuSchedulerLogInfo_v2_t]) -> None:
    """Returns the log of a GPU instance's vGPU scheduler.

    C: nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)

      pSchedulerLogInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceGetVgpuSchedulerLog
    Since 13.2.
    """
def nvmlDeviceSetVgpuSchedulerState_v2(device: nvmlDevice_t | int | None, pSchedulerState: _Pointer[nvmlVgpuSchedulerState_v2_t]) -> None:
    """Sets the policy and time slice of a device's vGPU scheduler.

    C: nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState)

      pSchedulerState: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceSetVgpuSchedulerState
    Since 13.2.
    """
def nvmlGpuInstanceSetVgpuSchedulerState_v2(gpuInstance: nvmlGpuInstance_t | int | None, pSchedulerState: _Pointer[nvmlVgpuSchedulerState_v2_t]) -> None:
    """Sets the policy and time slice of a GPU instance's vGPU scheduler.

    C: nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState)

      pSchedulerState: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html#:~:text=nvmlGpuInstanceSetVgpuSchedulerState
    Since 13.2.
    """
def nvmlVgpuInstanceGetMetadata(vgpuInstance: int, vgpuMetadata: _Pointer[nvmlVgpuMetadata_t], bufferSize: _Pointer[ctypes.c_uint] | _WriteArray) -> None:
    """Returns the properties of a vGPU, for comparisons with a device's.

    C: nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)

      vgpuMetadata: passed; the call may write to the memory that it points to; host memory of bufferSize[0] bytes
      bufferSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlVgpuInstanceGetMetadata
    """
def nvmlDeviceGetVgpuMetadata(device: nvmlDevice_t | int | None, pgpuMetadata: _Pointer[nvmlVgpuPgpuMetadata_t], bufferSize: _Pointer[ctypes.c_uint] | _WriteArray) -> None:
    """Returns a device's properties for vGPU, for comparisons with a vGPU's.

    C: nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)

      pgpuMetadata: passed; the call may write to the memory that it points to; host memory of bufferSize[0] bytes
      bufferSize: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceGetVgpuMetadata
    """
def nvmlGetVgpuCompatibility(vgpuMetadata: _Pointer[nvmlVgpuMetadata_t], pgpuMetadata: _Pointer[nvmlVgpuPgpuMetadata_t]) -> nvmlVgpuPgpuCompatibility_t:
    """Returns whether a vGPU can run, or go on, on a device, and what stands in its way.

    C: nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)

      vgpuMetadata: passed; host memory
      pgpuMetadata: passed; host memory
      compatibilityInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlGetVgpuCompatibility
    """
def nvmlDeviceGetPgpuMetadataString(device: nvmlDevice_t | int | None) -> str:
    """Returns a device's properties for vGPU, as a text for the vGPU manager.

    C: nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)

      pgpuMetadata: returned, as a str
      bufferSize: a size that the call passes

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceGetPgpuMetadataString
    """
def nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t | int | None) -> nvmlVgpuSchedulerLog_t:
    """Returns the log of a device's vGPU scheduler.

    C: nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)

      pSchedulerLog: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceGetVgpuSchedulerLog
    Since 12.0.
    """
def nvmlDeviceGetVgpuSchedulerState(device: nvmlDevice_t | int | None) -> nvmlVgpuSchedulerGetState_t:
    """Returns the policy and time slice of a device's vGPU scheduler.

    C: nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)

      pSchedulerState: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceGetVgpuSchedulerState
    Since 12.0.
    """
def nvmlDeviceSetVgpuSchedulerState(device: nvmlDevice_t | int | None, pSchedulerState: _Pointer[nvmlVgpuSchedulerSetState_t]) -> None:
    """Sets the policy and time slice of a device's vGPU scheduler.

    C: nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)

      pSchedulerState: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceSetVgpuSchedulerState
    Since 12.2.
    """
def nvmlDeviceGetVgpuSchedulerCapabilities(device: nvmlDevice_t | int | None) -> nvmlVgpuSchedulerCapabilities_t:
    """Returns the policies and time slices that a device's vGPU scheduler supports.

    C: nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)

      pCapabilities: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlDeviceGetVgpuSchedulerCapabilities
    Since 12.0.
    """
def nvmlGetVgpuVersion() -> tuple[nvmlVgpuVersion_t, nvmlVgpuVersion_t]:
    """Returns the versions of vGPU that the host supports, and those that are allowed now.

    C: nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)

      supported: returned
      current: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlGetVgpuVersion
    """
def nvmlSetVgpuVersion(vgpuVersion: _Pointer[nvmlVgpuVersion_t]) -> None:
    """Sets the versions of vGPU that are allowed.

    C: nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)

      vgpuVersion: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html#:~:text=nvmlSetVgpuVersion
    """
def nvmlDeviceGetVgpuUtilization(device: nvmlDevice_t | int | None, lastSeenTimeStamp: int) -> tuple[nvmlValueType_t | int, list[nvmlVgpuInstanceUtilizationSample_t]]:
    """Returns samples of each vGPU instance's utilization of a device since a time.

    C: nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)

      sampleValType: returned
      vgpuInstanceSamplesCount: the length of the list, which the call queries
      utilizationSamples: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlDeviceGetVgpuUtilization
    """
def nvmlDeviceGetVgpuInstancesUtilizationInfo(device: nvmlDevice_t | int | None, vgpuUtilInfo: _Pointer[nvmlVgpuInstancesUtilizationInfo_v1_t]) -> None:
    """Returns each vGPU instance's utilization of a device, of the JPEG and optical flow engines too.

    C: nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)

      vgpuUtilInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlDeviceGetVgpuInstancesUtilizationInfo
    Since 12.4.
    """
def nvmlDeviceGetVgpuProcessUtilization(device: nvmlDevice_t | int | None, lastSeenTimeStamp: int) -> list[nvmlVgpuProcessUtilizationSample_t]:
    """Returns samples of the utilization of a device by processes in vGPUs since a time.

    C: nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)

      vgpuProcessSamplesCount: the length of the list, which the call queries
      utilizationSamples: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlDeviceGetVgpuProcessUtilization
    """
def nvmlDeviceGetVgpuProcessesUtilizationInfo(device: nvmlDevice_t | int | None, vgpuProcUtilInfo: _Pointer[nvmlVgpuProcessesUtilizationInfo_v1_t]) -> None:
    """Returns the utilization of a device by processes in vGPUs, of the JPEG and optical flow engines too.

    C: nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)

      vgpuProcUtilInfo: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlDeviceGetVgpuProcessesUtilizationInfo
    Since 12.4.
    """
def nvmlVgpuInstanceGetAccountingMode(vgpuInstance: int) -> nvmlEnableState_t | int:
    """Returns whether a vGPU keeps account of processes.

    C: nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)

      mode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlVgpuInstanceGetAccountingMode
    """
def nvmlVgpuInstanceGetAccountingPids(vgpuInstance: int) -> list[int]:
    """Returns the processes of which a vGPU has an account.

    C: nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)

      count: the length of the list, which the call queries
      pids: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlVgpuInstanceGetAccountingPids
    """
def nvmlVgpuInstanceGetAccountingStats(vgpuInstance: int, pid: int) -> nvmlAccountingStats_t:
    """Returns the account of a process in a vGPU.

    C: nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)

      stats: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlVgpuInstanceGetAccountingStats
    """
def nvmlVgpuInstanceClearAccountingPids(vgpuInstance: int) -> None:
    """Forgets the accounting of a vGPU's processes that have ended.

    C: nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlVgpuInstanceClearAccountingPids
    """
def nvmlVgpuInstanceGetLicenseInfo_v2(vgpuInstance: int) -> nvmlVgpuLicenseInfo_t:
    """Returns whether a vGPU is licensed, and until when.

    C: nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)

      licenseInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlVgpuInstanceGetLicenseInfo
    """
def nvmlGetExcludedDeviceCount() -> int:
    """Returns the number of devices that the driver was told to leave alone.

    C: nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

      deviceCount: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html#:~:text=nvmlGetExcludedDeviceCount
    """
def nvmlGetExcludedDeviceInfoByIndex(index: int) -> nvmlExcludedDeviceInfo_t:
    """Returns the PCI address and the UUID of a device that the driver leaves alone.

    C: nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html#:~:text=nvmlGetExcludedDeviceInfoByIndex
    """
def nvmlDeviceReadWritePRM_v1(device: nvmlDevice_t | int | None, buffer: _Pointer[nvmlPRMTLV_v1_t]) -> None:
    """Reads or writes a PRM register of a device.

    C: nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)

      buffer: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGPUPRMAccess.html#:~:text=nvmlDeviceReadWritePRM
    Since 13.0.
    """
def nvmlDeviceReadPRMCounters_v1(device: nvmlDevice_t | int | None, counterList: _Pointer[nvmlPRMCounterList_v1_t]) -> None:
    """Returns counters from a device's PRM registers.

    C: nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)

      counterList: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGPUPRMAccess.html#:~:text=nvmlDeviceReadPRMCounters
    Since 13.1.
    """
def nvmlDeviceSetMigMode(device: nvmlDevice_t | int | None, mode: int) -> nvmlReturn_t | int:
    """Sets whether MIG divides a device, and returns the status of the change.

    C: nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)

      activationStatus: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceSetMigMode
    """
def nvmlDeviceGetMigMode(device: nvmlDevice_t | int | None) -> tuple[int, int]:
    """Returns whether a device is divided by MIG now, and whether after the next restart.

    C: nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)

      currentMode: returned
      pendingMode: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetMigMode
    """
def nvmlDeviceGetGpuInstanceProfileInfo(device: nvmlDevice_t | int | None, profile: int) -> nvmlGpuInstanceProfileInfo_t:
    """Returns what a GPU instance of a profile has: multiprocessors, engines and memory.

    C: nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstanceProfileInfo
    """
def nvmlDeviceGetGpuInstanceProfileInfoV(device: nvmlDevice_t | int | None, profile: int) -> nvmlGpuInstanceProfileInfo_v2_t:
    """Returns what a GPU instance of a profile has: multiprocessors, engines and memory.

    C: nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstanceProfileInfoV
    """
def nvmlDeviceGetGpuInstanceProfileInfoByIdV(device: nvmlDevice_t | int | None, profileId: int) -> nvmlGpuInstanceProfileInfo_v2_t:
    """Returns what a GPU instance of a profile has, by the profile's number.

    C: nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstanceProfileInfoByIdV
    Since 13.0.
    """
def nvmlDeviceGetGpuInstancePossiblePlacements_v2(device: nvmlDevice_t | int | None, profileId: int) -> list[nvmlGpuInstancePlacement_t]:
    """Returns where GPU instances of a profile can lie on a MIG device.

    C: nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)

      placements: returned, as a list
      count: the length of the list, which the call queries

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstancePossiblePlacements
    """
def nvmlDeviceGetGpuInstanceRemainingCapacity(device: nvmlDevice_t | int | None, profileId: int) -> int:
    """Returns how many GPU instances of a profile a MIG device has room for.

    C: nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int *count)

      count: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstanceRemainingCapacity
    """
def nvmlDeviceCreateGpuInstance(device: nvmlDevice_t | int | None, profileId: int) -> nvmlGpuInstance_t:
    """Creates a GPU instance of a profile on a MIG device.

    C: nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)

      gpuInstance: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceCreateGpuInstance
    """
def nvmlDeviceCreateGpuInstanceWithPlacement(device: nvmlDevice_t | int | None, profileId: int, placement: _Pointer[nvmlGpuInstancePlacement_t]) -> nvmlGpuInstance_t:
    """Creates a GPU instance of a profile at a place of a MIG device.

    C: nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)

      placement: passed; host memory
      gpuInstance: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceCreateGpuInstanceWithPlacement
    """
def nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t | int | None) -> None:
    """Destroys a GPU instance of a MIG device.

    C: nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceDestroy
    """
def nvmlDeviceGetGpuInstances(device: nvmlDevice_t | int | None, profileId: int) -> list[nvmlGpuInstance_t]:
    """Returns the GPU instances of a profile on a MIG device.

    C: nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)

      gpuInstances: returned, as a list
      count: the number of elements, which the call reads

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstances
    """
def nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t | int | None, id: int) -> nvmlGpuInstance_t:
    """Returns a GPU instance of a MIG device by its number.

    C: nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)

      gpuInstance: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstanceById
    """
def nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t | int | None) -> nvmlGpuInstanceInfo_t:
    """Returns a GPU instance's device, number, profile and placement.

    C: nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceGetInfo
    """
def nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance: nvmlGpuInstance_t | int | None, profile: int, engProfile: int) -> nvmlComputeInstanceProfileInfo_t:
    """Returns what a compute instance of a profile has: multiprocessors and engines.

    C: nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceGetComputeInstanceProfileInfo
    """
def nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance: nvmlGpuInstance_t | int | None, profile: int, engProfile: int) -> nvmlComputeInstanceProfileInfo_v2_t:
    """Returns what a compute instance of a profile has: multiprocessors and engines.

    C: nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceGetComputeInstanceProfileInfoV
    """
def nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance: nvmlGpuInstance_t | int | None, profileId: int) -> int:
    """Returns how many compute instances of a profile a GPU instance has room for.

    C: nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)

      count: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceGetComputeInstanceRemainingCapacity
    """
def nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance: nvmlGpuInstance_t | int | None, profileId: int) -> list[nvmlComputeInstancePlacement_t]:
    """Returns where compute instances of a profile can lie in a GPU instance.

    C: nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)

      placements: returned, as a list
      count: the length of the list, which the call queries

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceGetComputeInstancePossiblePlacements
    Since 12.0.
    """
def nvmlGpuInstanceCreateComputeInstance(gpuInstance: nvmlGpuInstance_t | int | None, profileId: int) -> nvmlComputeInstance_t:
    """Creates a compute instance of a profile in a GPU instance.

    C: nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstance)

      computeInstance: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceCreateComputeInstance
    """
def nvmlGpuInstanceCreateComputeInstanceWithPlacement(gpuInstance: nvmlGpuInstance_t | int | None, profileId: int, placement: _Pointer[nvmlComputeInstancePlacement_t]) -> nvmlComputeInstance_t:
    """Creates a compute instance of a profile at a place of a GPU instance.

    C: nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)

      placement: passed; host memory
      computeInstance: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceCreateComputeInstanceWithPlacement
    Since 12.0.
    """
def nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t | int | None) -> None:
    """Destroys a compute instance of a MIG device.

    C: nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlComputeInstanceDestroy
    """
def nvmlGpuInstanceGetComputeInstances(gpuInstance: nvmlGpuInstance_t | int | None, profileId: int) -> list[nvmlComputeInstance_t]:
    """Returns the compute instances of a profile in a GPU instance.

    C: nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)

      computeInstances: returned, as a list
      count: the number of elements, which the call reads

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceGetComputeInstances
    """
def nvmlGpuInstanceGetComputeInstanceById(gpuInstance: nvmlGpuInstance_t | int | None, id: int) -> nvmlComputeInstance_t:
    """Returns a compute instance of a GPU instance by its number.

    C: nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance)

      computeInstance: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlGpuInstanceGetComputeInstanceById
    """
def nvmlComputeInstanceGetInfo_v2(computeInstance: nvmlComputeInstance_t | int | None) -> nvmlComputeInstanceInfo_t:
    """Returns a compute instance's device, GPU instance, profile and placement.

    C: nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlComputeInstanceGetInfo
    """
def nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t | int | None) -> int:
    """Returns whether a handle is that of a MIG device.

    C: nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)

      isMigDevice: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceIsMigDeviceHandle
    """
def nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t | int | None) -> int:
    """Returns the number of the GPU instance behind a MIG device.

    C: nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)

      id: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstanceId
    """
def nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t | int | None) -> int:
    """Returns the number of the compute instance behind a MIG device.

    C: nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)

      id: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetComputeInstanceId
    """
def nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t | int | None) -> int:
    """Returns how many MIG devices a device can have at most.

    C: nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)

      count: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetMaxMigDeviceCount
    """
def nvmlDeviceGetMigDeviceHandleByIndex(device: nvmlDevice_t | int | None, index: int) -> nvmlDevice_t:
    """Returns the handle of a MIG device by its number on its device.

    C: nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)

      migDevice: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetMigDeviceHandleByIndex
    """
def nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice: nvmlDevice_t | int | None) -> nvmlDevice_t:
    """Returns the device that a MIG device is part of.

    C: nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)

      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetDeviceHandleFromMigDeviceHandle
    """
def nvmlGpmMetricsGet(metricsGet: _Pointer[nvmlGpmMetricsGet_t]) -> None:
    """Computes metrics from two samples.

    C: nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)

      metricsGet: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmMetricsGet
    Since 11.8.
    """
def nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t | int | None) -> None:
    """Frees a sample.

    C: nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmSampleFree
    Since 11.8.
    """
def nvmlGpmSampleAlloc() -> nvmlGpmSample_t:
    """Allocates a sample.

    C: nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)

      gpmSample: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmSampleAlloc
    Since 11.8.
    """
def nvmlGpmSampleGet(device: nvmlDevice_t | int | None, gpmSample: nvmlGpmSample_t | int | None) -> None:
    """Takes a sample of a device.

    C: nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmSampleGet
    Since 11.8.
    """
def nvmlGpmMigSampleGet(device: nvmlDevice_t | int | None, gpuInstanceId: int, gpmSample: nvmlGpmSample_t | int | None) -> None:
    """Takes a sample of a GPU instance.

    C: nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmMigSampleGet
    Since 12.0.
    """
def nvmlGpmQueryDeviceSupport(device: nvmlDevice_t | int | None) -> nvmlGpmSupport_t:
    """Returns whether a device supports GPM's metrics.

    C: nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)

      gpmSupport: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmQueryDeviceSupport
    Since 11.8.
    """
def nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t | int | None) -> int:
    """Returns whether a device streams GPM's counters.

    C: nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)

      state: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmQueryIfStreamingEnabled
    Since 12.2.
    """
def nvmlGpmSetStreamingEnabled(device: nvmlDevice_t | int | None, state: int) -> None:
    """Starts or stops the streaming of GPM's counters.

    C: nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html#:~:text=nvmlGpmSetStreamingEnabled
    Since 12.2.
    """
def nvmlDeviceGetCapabilities(device: nvmlDevice_t | int | None) -> nvmlDeviceCapabilities_v1_t:
    """Returns what a device can do, as a mask.

    C: nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)

      caps: returned

    https://docs.nvidia.com/deploy/nvml-api/
    Since 12.5.
    """
def nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device: nvmlDevice_t | int | None) -> nvmlWorkloadPowerProfileProfilesInfo_v1_t:
    """Returns the power profiles of a device, with their priorities and conflicts.

    C: nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)

      profilesInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html#:~:text=nvmlDeviceWorkloadPowerProfileGetProfilesInfo
    Since 12.8.
    """
def nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device: nvmlDevice_t | int | None) -> nvmlWorkloadPowerProfileCurrentProfiles_v1_t:
    """Returns the power profiles that a device supports, was asked for and enforces.

    C: nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)

      currentProfiles: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html#:~:text=nvmlDeviceWorkloadPowerProfileGetCurrentProfiles
    Since 12.8.
    """
def nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(device: nvmlDevice_t | int | None, requestedProfiles: _Pointer[nvmlWorkloadPowerProfileRequestedProfiles_v1_t]) -> None:
    """Asks for power profiles.

    C: nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)

      requestedProfiles: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html#:~:text=nvmlDeviceWorkloadPowerProfileSetRequestedProfiles
    Since 12.8.
    """
def nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(device: nvmlDevice_t | int | None, requestedProfiles: _Pointer[nvmlWorkloadPowerProfileRequestedProfiles_v1_t]) -> None:
    """Takes back power profiles that were asked for.

    C: nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)

      requestedProfiles: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html#:~:text=nvmlDeviceWorkloadPowerProfileClearRequestedProfiles
    Since 12.8.
    """
def nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(device: nvmlDevice_t | int | None, updateProfiles: _Pointer[nvmlWorkloadPowerProfileUpdateProfiles_v1_t]) -> None:
    """Adds, takes back or replaces the power profiles that were asked for.

    C: nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)

      updateProfiles: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html#:~:text=nvmlDeviceWorkloadPowerProfileUpdateProfiles
    Since 13.1.
    """
def nvmlDevicePowerSmoothingActivatePresetProfile(device: nvmlDevice_t | int | None, profile: _Pointer[nvmlPowerSmoothingProfile_v1_t]) -> None:
    """Activates a preset profile of power smoothing.

    C: nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)

      profile: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html#:~:text=nvmlDevicePowerSmoothingActivatePresetProfile
    Since 12.8.
    """
def nvmlDevicePowerSmoothingUpdatePresetProfileParam(device: nvmlDevice_t | int | None, profile: _Pointer[nvmlPowerSmoothingProfile_v1_t]) -> None:
    """Changes a value of a preset profile of power smoothing.

    C: nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)

      profile: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html#:~:text=nvmlDevicePowerSmoothingUpdatePresetProfileParam
    Since 12.8.
    """
def nvmlDevicePowerSmoothingSetState(device: nvmlDevice_t | int | None, state: _Pointer[nvmlPowerSmoothingState_v1_t]) -> None:
    """Turns a device's power smoothing on or off.

    C: nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)

      state: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html#:~:text=nvmlDevicePowerSmoothingSetState
    Since 12.8.
    """
def nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(device: nvmlDevice_t | int | None, errorCounts: _Pointer[nvmlEccSramUniqueUncorrectedErrorCounts_v1_t]) -> None:
    """Returns the uncorrected errors in on-chip memory, by their place.

    C: nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device, nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)

      errorCounts: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts
    Since 13.0.
    """
def nvmlDeviceGetRemappedRows_v2(device: nvmlDevice_t | int | None) -> nvmlRemappedRowsInfo_v2_t:
    """Returns how many rows of memory were replaced, and whether more will be or a replacement failed.

    C: nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetRemappedRows
    Since 13.2.
    """
def nvmlDeviceSetRusdSettings_v1(device: nvmlDevice_t | int | None, settings: _Pointer[nvmlRusdSettings_v1_t]) -> None:
    """Sets which of its data a device shares with user programs, and how often.

    C: nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)

      settings: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html#:~:text=nvmlDeviceSetRusdSettings
    Since 13.1.
    """
def nvmlDeviceGetBankRemapperStatus_v1(device: nvmlDevice_t | int | None) -> nvmlEccBankRemapperStatus_v1_t:
    """Returns how many banks of memory a device has replaced, and can replace.

    C: nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device, nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)

      pBankRemapperStatus: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetBankRemapperStatus
    Since 13.4.
    """
def nvmlDeviceGetPciInfo_v2(device: nvmlDevice_t | int | None) -> nvmlPciInfo_t:
    """Returns the PCI address and identification of a device.

    C: nvmlReturn_t nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t *pci)

      pci: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPciInfo
    """
def nvmlDeviceGetGridLicensableFeatures_v2(device: nvmlDevice_t | int | None) -> nvmlGridLicensableFeatures_t:
    """Returns the features of a device that need a license, and their state.

    C: nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)

      pGridLicensableFeatures: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetGridLicensableFeatures
    """
def nvmlDeviceGetGridLicensableFeatures_v3(device: nvmlDevice_t | int | None) -> nvmlGridLicensableFeatures_t:
    """Returns the features of a device that need a license, and their state.

    C: nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)

      pGridLicensableFeatures: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetGridLicensableFeatures
    """
def nvmlDeviceGetComputeRunningProcesses_v2(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that have such a context on a device, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetComputeRunningProcesses
    """
def nvmlDeviceGetGraphicsRunningProcesses_v2(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that have such a context on a device, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGraphicsRunningProcesses
    """
def nvmlDeviceGetMPSComputeRunningProcesses_v2(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that compute on a device through MPS, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMPSComputeRunningProcesses
    """
def nvmlInit() -> None:
    """Prepares NVML, and every device; each call needs an nvmlShutdown.

    C: nvmlReturn_t nvmlInit_v2(void)

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html#:~:text=nvmlInit
    """
def nvmlDeviceGetPciInfo(device: nvmlDevice_t | int | None) -> nvmlPciInfo_t:
    """Returns the PCI address and identification of a device.

    C: nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)

      pci: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetPciInfo
    """
def nvmlDeviceGetCount() -> int:
    """Returns the number of devices.

    C: nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)

      deviceCount: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetCount
    """
def nvmlDeviceGetHandleByIndex(index: int) -> nvmlDevice_t:
    """Returns the handle of a device by its number.

    C: nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)

      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHandleByIndex
    """
def nvmlDeviceGetHandleByPciBusId(pciBusId: _Text) -> nvmlDevice_t:
    """Returns the handle of a device by its PCI bus address.

    C: nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)

      pciBusId: passed; a zero-terminated text
      device: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetHandleByPciBusId
    """
def nvmlDeviceGetNvLinkRemotePciInfo(device: nvmlDevice_t | int | None, link: int) -> nvmlPciInfo_t:
    """Returns the PCI address of what is at the other end of an NVLink.

    C: nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)

      pci: returned

    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html#:~:text=nvmlDeviceGetNvLinkRemotePciInfo
    """
def nvmlDeviceRemoveGpu(pciInfo: _Pointer[nvmlPciInfo_t], gpuState: nvmlDetachGpuState_t | _Int, linkState: nvmlPcieLinkState_t | _Int) -> None:
    """Takes a drained device from the system.

    C: nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)

      pciInfo: passed; host memory

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html#:~:text=nvmlDeviceRemoveGpu
    """
def nvmlDeviceGetGridLicensableFeatures(device: nvmlDevice_t | int | None) -> nvmlGridLicensableFeatures_t:
    """Returns the features of a device that need a license, and their state.

    C: nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)

      pGridLicensableFeatures: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html#:~:text=nvmlDeviceGetGridLicensableFeatures
    """
def nvmlEventSetWait(set: nvmlEventSet_t | int | None, timeoutms: int) -> nvmlEventData_t:
    """Waits for the next event of a set, up to a number of milliseconds, and returns it.

    C: nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)

      data: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html#:~:text=nvmlEventSetWait
    """
def nvmlDeviceGetAttributes(device: nvmlDevice_t | int | None) -> nvmlDeviceAttributes_t:
    """Returns the shares of a MIG device: multiprocessors, engines and memory.

    C: nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)

      attributes: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetAttributes
    """
def nvmlComputeInstanceGetInfo(computeInstance: nvmlComputeInstance_t | int | None) -> nvmlComputeInstanceInfo_t:
    """Returns a compute instance's device, GPU instance, profile and placement.

    C: nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlComputeInstanceGetInfo
    """
def nvmlDeviceGetComputeRunningProcesses(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that have such a context on a device, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetComputeRunningProcesses
    """
def nvmlDeviceGetGraphicsRunningProcesses(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that have such a context on a device, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetGraphicsRunningProcesses
    """
def nvmlDeviceGetMPSComputeRunningProcesses(device: nvmlDevice_t | int | None) -> list[nvmlProcessInfo_v2_t]:
    """Returns the processes that compute on a device through MPS, with the memory that they use.

    C: nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

      infoCount: the length of the list, which the call queries
      infos: returned, as a list

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetMPSComputeRunningProcesses
    """
def nvmlGetBlacklistDeviceCount() -> int:
    """Returns the number of devices that the driver was told to leave alone.

    C: nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

      deviceCount: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html#:~:text=nvmlGetExcludedDeviceCount
    """
def nvmlGetBlacklistDeviceInfoByIndex(index: int) -> nvmlExcludedDeviceInfo_t:
    """Returns the PCI address and the UUID of a device that the driver leaves alone.

    C: nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)

      info: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html#:~:text=nvmlGetExcludedDeviceInfoByIndex
    """
def nvmlDeviceGetGpuInstancePossiblePlacements(device: nvmlDevice_t | int | None, profileId: int) -> list[nvmlGpuInstancePlacement_t]:
    """Returns where GPU instances of a profile can lie on a MIG device.

    C: nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)

      placements: returned, as a list
      count: the length of the list, which the call queries

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html#:~:text=nvmlDeviceGetGpuInstancePossiblePlacements
    """
def nvmlVgpuInstanceGetLicenseInfo(vgpuInstance: int) -> nvmlVgpuLicenseInfo_t:
    """Returns whether a vGPU is licensed, and until when.

    C: nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)

      licenseInfo: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html#:~:text=nvmlVgpuInstanceGetLicenseInfo
    """
def nvmlDeviceGetDriverModel(device: nvmlDevice_t | int | None) -> tuple[nvmlDriverModel_t | int, nvmlDriverModel_t | int]:
    """Returns the driver model of Windows now and after the next restart.

    C: nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)

      current: returned
      pending: returned

    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html#:~:text=nvmlDeviceGetDriverModel
    Since 12.5.
    """

class _RawUnchanged(Raw):
    nvmlInit_v2: _C[[]]
    nvmlInitWithFlags: _C[int]
    nvmlShutdown: _C[[]]
    nvmlErrorString: Callable[[int], bytes | None]
    nvmlSystemGetDriverVersion: _C[_Address, int]
    nvmlSystemGetNVMLVersion: _C[_Address, int]
    nvmlSystemGetCudaDriverVersion: _C[_Pointer[ctypes.c_int]]
    nvmlSystemGetCudaDriverVersion_v2: _C[_Pointer[ctypes.c_int]]
    nvmlSystemGetProcessName: _C[int, _Address, int]
    nvmlSystemGetHicVersion: _C[_Pointer[ctypes.c_uint], _Pointer[nvmlHwbcEntry_t]]
    nvmlSystemGetTopologyGpuSet: _C[int, _Pointer[ctypes.c_uint], _Pointer[nvmlDevice_t]]
    nvmlSystemGetDriverBranch: _C[_Pointer[nvmlSystemDriverBranchInfo_v1_t], int]
    nvmlSystemGetCPER_v1: _C[_Pointer[nvmlGetCPER_v1_t]]
    nvmlUnitGetCount: _C[_Pointer[ctypes.c_uint]]
    nvmlUnitGetHandleByIndex: _C[int, _Pointer[nvmlUnit_t]]
    nvmlUnitGetUnitInfo: _C[nvmlUnit_t | int | None, _Pointer[nvmlUnitInfo_t]]
    nvmlUnitGetLedState: _C[nvmlUnit_t | int | None, _Pointer[nvmlLedState_t]]
    nvmlUnitGetPsuInfo: _C[nvmlUnit_t | int | None, _Pointer[nvmlPSUInfo_t]]
    nvmlUnitGetTemperature: _C[nvmlUnit_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlUnitGetFanSpeedInfo: _C[nvmlUnit_t | int | None, _Pointer[nvmlUnitFanSpeeds_t]]
    nvmlUnitGetDevices: _C[nvmlUnit_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlDevice_t]]
    nvmlDeviceGetCount_v2: _C[_Pointer[ctypes.c_uint]]
    nvmlDeviceGetAttributes_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlDeviceAttributes_t]]
    nvmlDeviceGetHandleByIndex_v2: _C[int, _Pointer[nvmlDevice_t]]
    nvmlDeviceGetHandleBySerial: _C[_Text, _Pointer[nvmlDevice_t]]
    nvmlDeviceGetHandleByUUID: _C[_Text, _Pointer[nvmlDevice_t]]
    nvmlDeviceGetHandleByUUIDV: _C[_Pointer[nvmlUUID_v1_t], _Pointer[nvmlDevice_t]]
    nvmlDeviceGetHandleByPciBusId_v2: _C[_Text, _Pointer[nvmlDevice_t]]
    nvmlDeviceGetName: _C[nvmlDevice_t | int | None, _Address, int]
    nvmlDeviceGetBrand: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetIndex: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetSerial: _C[nvmlDevice_t | int | None, _Address, int]
    nvmlDeviceGetModuleId: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetC2cModeInfoV: _C[nvmlDevice_t | int | None, _Pointer[nvmlC2cModeInfo_v1_t]]
    nvmlDeviceGetMemoryAffinity: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_ulong], int]
    nvmlDeviceGetCpuAffinityWithinScope: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_ulong], int]
    nvmlDeviceGetCpuAffinity: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_ulong]]
    nvmlDeviceSetCpuAffinity: _C[nvmlDevice_t | int | None]
    nvmlDeviceClearCpuAffinity: _C[nvmlDevice_t | int | None]
    nvmlDeviceGetNumaNodeId: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetAddressingMode: _C[nvmlDevice_t | int | None, _Pointer[nvmlDeviceAddressingMode_v1_t]]
    nvmlDeviceGetRepairStatus: _C[nvmlDevice_t | int | None, _Pointer[nvmlRepairStatus_v1_t]]
    nvmlDeviceGetUnrepairableMemoryFlag_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlUnrepairableMemoryStatus_v1_t]]
    nvmlDeviceGetTopologyCommonAncestor: _C[nvmlDevice_t | int | None, nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetTopologyNearestGpus: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint], _Pointer[nvmlDevice_t]]
    nvmlDeviceGetP2PStatus: _C[nvmlDevice_t | int | None, nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetUUID: _C[nvmlDevice_t | int | None, _Address, int]
    nvmlDeviceGetMinorNumber: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetBoardPartNumber: _C[nvmlDevice_t | int | None, _Address, int]
    nvmlDeviceGetInforomVersion: _C[nvmlDevice_t | int | None, int, _Address, int]
    nvmlDeviceGetInforomImageVersion: _C[nvmlDevice_t | int | None, _Address, int]
    nvmlDeviceGetInforomConfigurationChecksum: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceValidateInforom: _C[nvmlDevice_t | int | None]
    nvmlDeviceGetLastBBXFlushTime: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_ulonglong], _Pointer[ctypes.c_ulong]]
    nvmlDeviceGetBBXTimeData_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlBBXTimeData_v1_t]]
    nvmlDeviceGetGpuUptime_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlGpuUptime_v1_t]]
    nvmlDeviceGetDisplayMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetDisplayActive: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPersistenceMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPciInfoExt: _C[nvmlDevice_t | int | None, _Pointer[nvmlPciInfoExt_v1_t]]
    nvmlDeviceGetPciInfo_v3: _C[nvmlDevice_t | int | None, _Pointer[nvmlPciInfo_t]]
    nvmlDeviceGetMaxPcieLinkGeneration: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetGpuMaxPcieLinkGeneration: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMaxPcieLinkWidth: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetCurrPcieLinkGeneration: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetCurrPcieLinkWidth: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPcieThroughput: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPcieReplayCounter: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetClockInfo: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMaxClockInfo: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetGpcClkVfOffset: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_int]]
    nvmlDeviceGetApplicationsClock: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetDefaultApplicationsClock: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetClock: _C[nvmlDevice_t | int | None, int, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMaxCustomerBoostClock: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetSupportedMemoryClocks: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetSupportedGraphicsClocks: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetAutoBoostedClocksEnabled: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetFanSpeed: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetFanSpeed_v2: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetFanSpeedRPM: _C[nvmlDevice_t | int | None, _Pointer[nvmlFanSpeedInfo_v1_t]]
    nvmlDeviceGetTargetFanSpeed: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMinMaxFanSpeed: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetFanControlPolicy_v2: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetNumFans: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetTemperature: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetCoolerInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlCoolerInfo_v1_t]]
    nvmlDeviceGetTemperatureV: _C[nvmlDevice_t | int | None, _Pointer[nvmlTemperature_v1_t]]
    nvmlDeviceGetTemperatureThreshold: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMarginTemperature: _C[nvmlDevice_t | int | None, _Pointer[nvmlMarginTemperature_v1_t]]
    nvmlDeviceGetThermalSettings: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuThermalSettings_t]]
    nvmlDeviceGetPerformanceState: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetCurrentClocksEventReasons: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetCurrentClocksThrottleReasons: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetSupportedClocksEventReasons: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetSupportedClocksThrottleReasons: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetPowerState: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetDynamicPstatesInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlGpuDynamicPstatesInfo_t]]
    nvmlDeviceGetMemClkVfOffset: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_int]]
    nvmlDeviceGetMinMaxClockOfPState: _C[nvmlDevice_t | int | None, int, int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetSupportedPerformanceStates: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], int]
    nvmlDeviceGetGpcClkMinMaxVfOffset: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_int], _Pointer[ctypes.c_int]]
    nvmlDeviceGetMemClkMinMaxVfOffset: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_int], _Pointer[ctypes.c_int]]
    nvmlDeviceGetClockOffsets: _C[nvmlDevice_t | int | None, _Pointer[nvmlClockOffset_v1_t]]
    nvmlDeviceSetClockOffsets: _C[nvmlDevice_t | int | None, _Pointer[nvmlClockOffset_v1_t]]
    nvmlDeviceGetPerformanceModes: _C[nvmlDevice_t | int | None, _Pointer[nvmlDevicePerfModes_v1_t]]
    nvmlDeviceGetCurrentClockFreqs: _C[nvmlDevice_t | int | None, _Pointer[nvmlDeviceCurrentClockFreqs_v1_t]]
    nvmlDeviceGetPowerManagementMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPowerManagementLimit: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPowerManagementLimitConstraints: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPowerManagementDefaultLimit: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPowerUsage: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPowerMizerMode_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlDevicePowerMizerModes_v1_t]]
    nvmlDeviceSetPowerMizerMode_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlDevicePowerMizerModes_v1_t]]
    nvmlDeviceGetTotalEnergyConsumption: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetEnforcedPowerLimit: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceSetAdaptiveTgpMode_v1: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceGetAdaptiveTgpModeInfo_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlAdaptiveTgpModeInfo_v1_t]]
    nvmlDeviceGetGpuOperationMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMemoryInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlMemory_t]]
    nvmlDeviceGetMemoryInfo_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlMemory_v2_t]]
    nvmlDeviceSetMemoryLimits_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlSetMemoryLimits_v1_t]]
    nvmlDeviceGetMemoryLimits_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlGetMemoryLimits_v1_t]]
    nvmlDeviceGetComputeMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetCudaComputeCapability: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_int], _Pointer[ctypes.c_int]]
    nvmlDeviceGetDramEncryptionMode: _C[nvmlDevice_t | int | None, _Pointer[nvmlDramEncryptionInfo_v1_t], _Pointer[nvmlDramEncryptionInfo_v1_t]]
    nvmlDeviceSetDramEncryptionMode: _C[nvmlDevice_t | int | None, _Pointer[nvmlDramEncryptionInfo_v1_t]]
    nvmlDeviceGetEccMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetDefaultEccMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetBoardId: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMultiGpuBoard: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetTotalEccErrors: _C[nvmlDevice_t | int | None, int, int, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetDetailedEccErrors: _C[nvmlDevice_t | int | None, int, int, _Pointer[nvmlEccErrorCounts_t]]
    nvmlDeviceGetMemoryErrorCounter: _C[nvmlDevice_t | int | None, int, int, int, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetUtilizationRates: _C[nvmlDevice_t | int | None, _Pointer[nvmlUtilization_t]]
    nvmlDeviceGetEncoderUtilization: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetEncoderCapacity: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetEncoderStats: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetEncoderSessions: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlEncoderSessionInfo_t]]
    nvmlDeviceGetDecoderUtilization: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetJpgUtilization: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetOfaUtilization: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetFBCStats: _C[nvmlDevice_t | int | None, _Pointer[nvmlFBCStats_t]]
    nvmlDeviceGetFBCSessions: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlFBCSessionInfo_t]]
    nvmlDeviceGetDriverModel_v2: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetVbiosVersion: _C[nvmlDevice_t | int | None, _Address, int]
    nvmlDeviceGetBridgeChipInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlBridgeChipHierarchy_t]]
    nvmlDeviceGetComputeRunningProcesses_v3: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlDeviceGetGraphicsRunningProcesses_v3: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlDeviceGetMPSComputeRunningProcesses_v3: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlDeviceGetRunningProcessDetailList: _C[nvmlDevice_t | int | None, _Pointer[nvmlProcessDetailList_v1_t]]
    nvmlDeviceOnSameBoard: _C[nvmlDevice_t | int | None, nvmlDevice_t | int | None, _Pointer[ctypes.c_int]]
    nvmlDeviceGetAPIRestriction: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetSamples: _C[nvmlDevice_t | int | None, int, int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], _Pointer[nvmlSample_t]]
    nvmlDeviceGetBAR1MemoryInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlBAR1Memory_t]]
    nvmlDeviceGetViolationStatus: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlViolationTime_t]]
    nvmlDeviceGetIrqNum: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetNumGpuCores: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPowerSource: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMemoryBusWidth: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPcieLinkMaxSpeed: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetPcieSpeed: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetAdaptiveClockInfoStatus: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetBusType: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetGpuFabricInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlGpuFabricInfo_t]]
    nvmlDeviceGetGpuFabricInfoV: _C[nvmlDevice_t | int | None, _Pointer[nvmlGpuFabricInfo_v3_t]]
    nvmlDeviceGetGpuFabricInfo_v4: _C[nvmlDevice_t | int | None, _Pointer[nvmlGpuFabricInfo_v4_t]]
    nvmlSystemGetConfComputeCapabilities: _C[_Pointer[nvmlConfComputeSystemCaps_t]]
    nvmlSystemGetConfComputeState: _C[_Pointer[nvmlConfComputeSystemState_t]]
    nvmlDeviceGetConfComputeMemSizeInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlConfComputeMemSizeInfo_t]]
    nvmlSystemGetConfComputeGpusReadyState: _C[_Pointer[ctypes.c_uint]]
    nvmlDeviceGetConfComputeProtectedMemoryUsage: _C[nvmlDevice_t | int | None, _Pointer[nvmlMemory_t]]
    nvmlDeviceGetConfComputeGpuCertificate: _C[nvmlDevice_t | int | None, _Pointer[nvmlConfComputeGpuCertificate_t]]
    nvmlDeviceGetConfComputeGpuAttestationReport: _C[nvmlDevice_t | int | None, _Pointer[nvmlConfComputeGpuAttestationReport_t]]
    nvmlSystemGetConfComputeKeyRotationThresholdInfo: _C[_Pointer[nvmlConfComputeGetKeyRotationThresholdInfo_v1_t]]
    nvmlDeviceSetConfComputeUnprotectedMemSize: _C[nvmlDevice_t | int | None, int]
    nvmlSystemSetConfComputeGpusReadyState: _C[int]
    nvmlSystemSetConfComputeKeyRotationThresholdInfo: _C[_Pointer[nvmlConfComputeSetKeyRotationThresholdInfo_v1_t]]
    nvmlSystemGetConfComputeSettings: _C[_Pointer[nvmlSystemConfComputeSettings_v1_t]]
    nvmlSystemGetConfComputeSettings_v2: _C[_Pointer[nvmlSystemConfComputeSettings_v2_t]]
    nvmlDeviceGetGspFirmwareVersion: _C[nvmlDevice_t | int | None, _Address]
    nvmlDeviceGetGspFirmwareMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetSramEccErrorStatus: _C[nvmlDevice_t | int | None, _Pointer[nvmlEccSramErrorStatus_v1_t]]
    nvmlDeviceSetPowerManagementLimit_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlPowerValue_v2_t]]
    nvmlDeviceGetAccountingMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetAccountingStats: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlAccountingStats_t]]
    nvmlDeviceGetAccountingPids: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetAccountingBufferSize: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetAccountingStats_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlAccountingStats_v2_t]]
    nvmlDeviceGetRetiredPages: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetRetiredPages_v2: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_ulonglong], _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceGetRetiredPagesPendingStatus: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetRemappedRows: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetRowRemapperHistogram: _C[nvmlDevice_t | int | None, _Pointer[nvmlRowRemapperHistogramValues_t]]
    nvmlDeviceGetArchitecture: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetClkMonStatus: _C[nvmlDevice_t | int | None, _Pointer[nvmlClkMonStatus_t]]
    nvmlDeviceGetProcessUtilization: _C[nvmlDevice_t | int | None, _Pointer[nvmlProcessUtilizationSample_t], _Pointer[ctypes.c_uint], int]
    nvmlDeviceGetProcessesUtilizationInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlProcessesUtilizationInfo_v1_t]]
    nvmlDeviceGetPlatformInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlPlatformInfo_v2_t]]
    nvmlDeviceGetPdi: _C[nvmlDevice_t | int | None, _Pointer[nvmlPdi_v1_t]]
    nvmlDeviceSetHostname_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlHostname_v1_t]]
    nvmlDeviceGetHostname_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlHostname_v1_t]]
    nvmlDevicePerfMetricsGetSamples_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlPerfMetricsSamples_v1_t]]
    nvmlUnitSetLedState: _C[nvmlUnit_t | int | None, int]
    nvmlDeviceSetPersistenceMode: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetComputeMode: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetEccMode: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceClearEccErrorCounts: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetDriverModel: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceSetGpuLockedClocks: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceResetGpuLockedClocks: _C[nvmlDevice_t | int | None]
    nvmlDeviceSetMemoryLockedClocks: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceResetMemoryLockedClocks: _C[nvmlDevice_t | int | None]
    nvmlDeviceSetApplicationsClocks: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceResetApplicationsClocks: _C[nvmlDevice_t | int | None]
    nvmlDeviceSetAutoBoostedClocksEnabled: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetDefaultAutoBoostedClocksEnabled: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceSetDefaultFanSpeed_v2: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetFanControlPolicy: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceSetTemperatureThreshold: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_int]]
    nvmlDeviceSetPowerManagementLimit: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetGpuOperationMode: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetAPIRestriction: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceSetFanSpeed_v2: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceSetGpcClkVfOffset: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetMemClkVfOffset: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetAccountingMode: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceClearAccountingPids: _C[nvmlDevice_t | int | None]
    nvmlDeviceGetNvLinkState: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetNvLinkVersion: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetNvLinkCapability: _C[nvmlDevice_t | int | None, int, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetNvLinkRemotePciInfo_v2: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlPciInfo_t]]
    nvmlDeviceGetNvLinkErrorCounter: _C[nvmlDevice_t | int | None, int, int, _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceResetNvLinkErrorCounters: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceSetNvLinkUtilizationControl: _C[nvmlDevice_t | int | None, int, int, _Pointer[nvmlNvLinkUtilizationControl_t], int]
    nvmlDeviceGetNvLinkUtilizationControl: _C[nvmlDevice_t | int | None, int, int, _Pointer[nvmlNvLinkUtilizationControl_t]]
    nvmlDeviceGetNvLinkUtilizationCounter: _C[nvmlDevice_t | int | None, int, int, _Pointer[ctypes.c_ulonglong], _Pointer[ctypes.c_ulonglong]]
    nvmlDeviceFreezeNvLinkUtilizationCounter: _C[nvmlDevice_t | int | None, int, int, int]
    nvmlDeviceResetNvLinkUtilizationCounter: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceGetNvLinkRemoteDeviceType: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceSetNvLinkDeviceLowPowerThreshold: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvLinkPowerThres_t]]
    nvmlSystemSetNvlinkBwMode: _C[int]
    nvmlSystemGetNvlinkBwMode: _C[_Pointer[ctypes.c_uint]]
    nvmlDeviceGetNvlinkSupportedBwModes: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkSupportedBwModes_v1_t]]
    nvmlDeviceGetNvlinkBwMode: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkGetBwMode_v1_t]]
    nvmlDeviceSetNvlinkBwMode: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkSetBwMode_v1_t]]
    nvmlDeviceSetNvlinkBwModeAsync_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkSetBwModeAsync_v1_t]]
    nvmlDeviceGetNvLinkInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvLinkInfo_v2_t]]
    nvmlDeviceGetNvLinkInfo_v3: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvLinkInfo_v3_t]]
    nvmlDeviceGetNvLinkTelemetrySamples_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkTelemetrySamples_v1_t]]
    nvmlDeviceGetNvlinkRemapTableInfo_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkGetRemapTableInfo_v1_t]]
    nvmlDeviceSetNvlinkNvleReady_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkSetNvleReady_v1_t]]
    nvmlDeviceLockNvlinkRemapTable_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkLockRemapTable_v1_t]]
    nvmlDeviceSetupNvlinkNvleEncryptionKey_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkSetupNvleEncryptionKey_v1_t]]
    nvmlDeviceGetNvlinkNvlePrivateInfo_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlNvlinkNvlePrivateInfo_v1_t]]
    nvmlEventSetCreate: _C[_Pointer[nvmlEventSet_t]]
    nvmlDeviceRegisterEvents: _C[nvmlDevice_t | int | None, int, nvmlEventSet_t | int | None]
    nvmlDeviceGetSupportedEventTypes: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_ulonglong]]
    nvmlEventSetWait_v2: _C[nvmlEventSet_t | int | None, _Pointer[nvmlEventData_t], int]
    nvmlEventSetRegisterGpuOperationalEvents_v1: _C[nvmlEventSet_t | int | None, _Pointer[nvmlGpuOperationalEventConfig_v1_t]]
    nvmlEventSetWait_v3: _C[nvmlEventSet_t | int | None, _Pointer[nvmlEventSetWait_v3_t]]
    nvmlEventSetGetContextCount_v1: _C[nvmlEventSet_t | int | None, _Pointer[nvmlEventSetGetContextCount_v1_t]]
    nvmlEventSetGetContextInfo_v1: _C[nvmlEventSet_t | int | None, _Pointer[nvmlEventSetGetContextInfo_v1_t]]
    nvmlEventSetGetContextData_v1: _C[nvmlEventSet_t | int | None, _Pointer[nvmlEventSetGetContextData_v1_t]]
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1: _C[nvmlEventSet_t | int | None, _Pointer[nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t]]
    nvmlEventSetFree: _C[nvmlEventSet_t | int | None]
    nvmlSystemEventSetCreate: _C[_Pointer[nvmlSystemEventSetCreateRequest_v1_t]]
    nvmlSystemEventSetFree: _C[_Pointer[nvmlSystemEventSetFreeRequest_v1_t]]
    nvmlSystemRegisterEvents: _C[_Pointer[nvmlSystemRegisterEventRequest_v1_t]]
    nvmlSystemEventSetWait: _C[_Pointer[nvmlSystemEventSetWaitRequest_v1_t]]
    nvmlDeviceModifyDrainState: _C[_Pointer[nvmlPciInfo_t], int]
    nvmlDeviceQueryDrainState: _C[_Pointer[nvmlPciInfo_t], _Pointer[ctypes.c_uint]]
    nvmlDeviceRemoveGpu_v2: _C[_Pointer[nvmlPciInfo_t], int, int]
    nvmlDeviceDiscoverGpus: _C[_Pointer[nvmlPciInfo_t]]
    nvmlDeviceGetFieldValues: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlFieldValue_t]]
    nvmlDeviceClearFieldValues: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlFieldValue_t]]
    nvmlDeviceGetVirtualizationMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetHostVgpuMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceSetVirtualizationMode: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceGetVgpuHeterogeneousMode: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuHeterogeneousMode_v1_t]]
    nvmlDeviceSetVgpuHeterogeneousMode: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuHeterogeneousMode_v1_t]]
    nvmlVgpuInstanceGetPlacementId: _C[int, _Pointer[nvmlVgpuPlacementId_v1_t]]
    nvmlDeviceGetVgpuTypeSupportedPlacements: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlVgpuPlacementList_v2_t]]
    nvmlDeviceGetVgpuTypeCreatablePlacements: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlVgpuPlacementList_v2_t]]
    nvmlVgpuTypeGetGspHeapSize: _C[int, _Pointer[ctypes.c_ulonglong]]
    nvmlVgpuTypeGetFbReservation: _C[int, _Pointer[ctypes.c_ulonglong]]
    nvmlVgpuInstanceGetRuntimeStateSize: _C[int, _Pointer[nvmlVgpuRuntimeState_v1_t]]
    nvmlDeviceSetVgpuCapabilities: _C[nvmlDevice_t | int | None, int, int]
    nvmlDeviceVgpuForceGspUnload: _C[nvmlDevice_t | int | None]
    nvmlDeviceGetGridLicensableFeatures_v4: _C[nvmlDevice_t | int | None, _Pointer[nvmlGridLicensableFeatures_t]]
    nvmlGetVgpuDriverCapabilities: _C[int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetVgpuCapabilities: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetSupportedVgpus: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetCreatableVgpus: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetClass: _C[int, _Address, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetName: _C[int, _Address, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetGpuInstanceProfileId: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetDeviceID: _C[int, _Pointer[ctypes.c_ulonglong], _Pointer[ctypes.c_ulonglong]]
    nvmlVgpuTypeGetFramebufferSize: _C[int, _Pointer[ctypes.c_ulonglong]]
    nvmlVgpuTypeGetNumDisplayHeads: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetResolution: _C[int, int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetLicense: _C[int, _Address, int]
    nvmlVgpuTypeGetFrameRateLimit: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetMaxInstances: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetMaxInstancesPerVm: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetBAR1Info: _C[int, _Pointer[nvmlVgpuTypeBar1Info_v1_t]]
    nvmlDeviceGetActiveVgpus: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetVmID: _C[int, _Address, int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetUUID: _C[int, _Address, int]
    nvmlVgpuInstanceGetVmDriverVersion: _C[int, _Address, int]
    nvmlVgpuInstanceGetFbUsage: _C[int, _Pointer[ctypes.c_ulonglong]]
    nvmlVgpuInstanceGetLicenseStatus: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetType: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetFrameRateLimit: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetEccMode: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetEncoderCapacity: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceSetEncoderCapacity: _C[int, int]
    nvmlVgpuInstanceGetEncoderStats: _C[int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetEncoderSessions: _C[int, _Pointer[ctypes.c_uint], _Pointer[nvmlEncoderSessionInfo_t]]
    nvmlVgpuInstanceGetFBCStats: _C[int, _Pointer[nvmlFBCStats_t]]
    nvmlVgpuInstanceGetFBCSessions: _C[int, _Pointer[ctypes.c_uint], _Pointer[nvmlFBCSessionInfo_t]]
    nvmlVgpuInstanceGetGpuInstanceId: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetGpuPciId: _C[int, _Address, _Pointer[ctypes.c_uint]]
    nvmlVgpuTypeGetCapabilities: _C[int, int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetMdevUUID: _C[int, _Address, int]
    nvmlGpuInstanceGetCreatableVgpus: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuTypeIdInfo_v1_t]]
    nvmlVgpuTypeGetMaxInstancesPerGpuInstance: _C[_Pointer[nvmlVgpuTypeMaxInstance_v1_t]]
    nvmlGpuInstanceGetActiveVgpus: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlActiveVgpuInstanceInfo_v1_t]]
    nvmlGpuInstanceSetVgpuSchedulerState: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuSchedulerState_v1_t]]
    nvmlGpuInstanceGetVgpuSchedulerState: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuSchedulerStateInfo_v1_t]]
    nvmlGpuInstanceGetVgpuSchedulerLog: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuSchedulerLogInfo_v1_t]]
    nvmlGpuInstanceGetVgpuTypeCreatablePlacements: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuCreatablePlacementInfo_v1_t]]
    nvmlGpuInstanceGetVgpuHeterogeneousMode: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuHeterogeneousMode_v1_t]]
    nvmlGpuInstanceSetVgpuHeterogeneousMode: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuHeterogeneousMode_v1_t]]
    nvmlDeviceGetVgpuSchedulerState_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuSchedulerStateInfo_v2_t]]
    nvmlGpuInstanceGetVgpuSchedulerState_v2: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuSchedulerStateInfo_v2_t]]
    nvmlDeviceGetVgpuSchedulerLog_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuSchedulerLogInfo_v2_t]]
    nvmlGpuInstanceGetVgpuSchedulerLog_v2: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuSchedulerLogInfo_v2_t]]
    nvmlDeviceSetVgpuSchedulerState_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuSchedulerState_v2_t]]
    nvmlGpuInstanceSetVgpuSchedulerState_v2: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlVgpuSchedulerState_v2_t]]
    nvmlVgpuInstanceGetMetadata: _C[int, _Pointer[nvmlVgpuMetadata_t], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetVgpuMetadata: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuPgpuMetadata_t], _Pointer[ctypes.c_uint]]
    nvmlGetVgpuCompatibility: _C[_Pointer[nvmlVgpuMetadata_t], _Pointer[nvmlVgpuPgpuMetadata_t], _Pointer[nvmlVgpuPgpuCompatibility_t]]
    nvmlDeviceGetPgpuMetadataString: _C[nvmlDevice_t | int | None, _Address, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetVgpuSchedulerLog: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuSchedulerLog_t]]
    nvmlDeviceGetVgpuSchedulerState: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuSchedulerGetState_t]]
    nvmlDeviceSetVgpuSchedulerState: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuSchedulerSetState_t]]
    nvmlDeviceGetVgpuSchedulerCapabilities: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuSchedulerCapabilities_t]]
    nvmlGetVgpuVersion: _C[_Pointer[nvmlVgpuVersion_t], _Pointer[nvmlVgpuVersion_t]]
    nvmlSetVgpuVersion: _C[_Pointer[nvmlVgpuVersion_t]]
    nvmlDeviceGetVgpuUtilization: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint], _Pointer[nvmlVgpuInstanceUtilizationSample_t]]
    nvmlDeviceGetVgpuInstancesUtilizationInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuInstancesUtilizationInfo_v1_t]]
    nvmlDeviceGetVgpuProcessUtilization: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint], _Pointer[nvmlVgpuProcessUtilizationSample_t]]
    nvmlDeviceGetVgpuProcessesUtilizationInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlVgpuProcessesUtilizationInfo_v1_t]]
    nvmlVgpuInstanceGetAccountingMode: _C[int, _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetAccountingPids: _C[int, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetAccountingStats: _C[int, int, _Pointer[nvmlAccountingStats_t]]
    nvmlVgpuInstanceClearAccountingPids: _C[int]
    nvmlVgpuInstanceGetLicenseInfo_v2: _C[int, _Pointer[nvmlVgpuLicenseInfo_t]]
    nvmlGetExcludedDeviceCount: _C[_Pointer[ctypes.c_uint]]
    nvmlGetExcludedDeviceInfoByIndex: _C[int, _Pointer[nvmlExcludedDeviceInfo_t]]
    nvmlDeviceReadWritePRM_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlPRMTLV_v1_t]]
    nvmlDeviceReadPRMCounters_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlPRMCounterList_v1_t]]
    nvmlDeviceSetMigMode: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMigMode: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetGpuInstanceProfileInfo: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstanceProfileInfo_t]]
    nvmlDeviceGetGpuInstanceProfileInfoV: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstanceProfileInfo_v2_t]]
    nvmlDeviceGetGpuInstanceProfileInfoByIdV: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstanceProfileInfo_v2_t]]
    nvmlDeviceGetGpuInstancePossiblePlacements_v2: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstancePlacement_t], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetGpuInstanceRemainingCapacity: _C[nvmlDevice_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlDeviceCreateGpuInstance: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstance_t]]
    nvmlDeviceCreateGpuInstanceWithPlacement: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstancePlacement_t], _Pointer[nvmlGpuInstance_t]]
    nvmlGpuInstanceDestroy: _C[nvmlGpuInstance_t | int | None]
    nvmlDeviceGetGpuInstances: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstance_t], _Pointer[ctypes.c_uint]]
    nvmlDeviceGetGpuInstanceById: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstance_t]]
    nvmlGpuInstanceGetInfo: _C[nvmlGpuInstance_t | int | None, _Pointer[nvmlGpuInstanceInfo_t]]
    nvmlGpuInstanceGetComputeInstanceProfileInfo: _C[nvmlGpuInstance_t | int | None, int, int, _Pointer[nvmlComputeInstanceProfileInfo_t]]
    nvmlGpuInstanceGetComputeInstanceProfileInfoV: _C[nvmlGpuInstance_t | int | None, int, int, _Pointer[nvmlComputeInstanceProfileInfo_v2_t]]
    nvmlGpuInstanceGetComputeInstanceRemainingCapacity: _C[nvmlGpuInstance_t | int | None, int, _Pointer[ctypes.c_uint]]
    nvmlGpuInstanceGetComputeInstancePossiblePlacements: _C[nvmlGpuInstance_t | int | None, int, _Pointer[nvmlComputeInstancePlacement_t], _Pointer[ctypes.c_uint]]
    nvmlGpuInstanceCreateComputeInstance: _C[nvmlGpuInstance_t | int | None, int, _Pointer[nvmlComputeInstance_t]]
    nvmlGpuInstanceCreateComputeInstanceWithPlacement: _C[nvmlGpuInstance_t | int | None, int, _Pointer[nvmlComputeInstancePlacement_t], _Pointer[nvmlComputeInstance_t]]
    nvmlComputeInstanceDestroy: _C[nvmlComputeInstance_t | int | None]
    nvmlGpuInstanceGetComputeInstances: _C[nvmlGpuInstance_t | int | None, int, _Pointer[nvmlComputeInstance_t], _Pointer[ctypes.c_uint]]
    nvmlGpuInstanceGetComputeInstanceById: _C[nvmlGpuInstance_t | int | None, int, _Pointer[nvmlComputeInstance_t]]
    nvmlComputeInstanceGetInfo_v2: _C[nvmlComputeInstance_t | int | None, _Pointer[nvmlComputeInstanceInfo_t]]
    nvmlDeviceIsMigDeviceHandle: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetGpuInstanceId: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetComputeInstanceId: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMaxMigDeviceCount: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlDeviceGetMigDeviceHandleByIndex: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlDevice_t]]
    nvmlDeviceGetDeviceHandleFromMigDeviceHandle: _C[nvmlDevice_t | int | None, _Pointer[nvmlDevice_t]]
    nvmlGpmMetricsGet: _C[_Pointer[nvmlGpmMetricsGet_t]]
    nvmlGpmSampleFree: _C[nvmlGpmSample_t | int | None]
    nvmlGpmSampleAlloc: _C[_Pointer[nvmlGpmSample_t]]
    nvmlGpmSampleGet: _C[nvmlDevice_t | int | None, nvmlGpmSample_t | int | None]
    nvmlGpmMigSampleGet: _C[nvmlDevice_t | int | None, int, nvmlGpmSample_t | int | None]
    nvmlGpmQueryDeviceSupport: _C[nvmlDevice_t | int | None, _Pointer[nvmlGpmSupport_t]]
    nvmlGpmQueryIfStreamingEnabled: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint]]
    nvmlGpmSetStreamingEnabled: _C[nvmlDevice_t | int | None, int]
    nvmlDeviceGetCapabilities: _C[nvmlDevice_t | int | None, _Pointer[nvmlDeviceCapabilities_v1_t]]
    nvmlDeviceWorkloadPowerProfileGetProfilesInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlWorkloadPowerProfileProfilesInfo_v1_t]]
    nvmlDeviceWorkloadPowerProfileGetCurrentProfiles: _C[nvmlDevice_t | int | None, _Pointer[nvmlWorkloadPowerProfileCurrentProfiles_v1_t]]
    nvmlDeviceWorkloadPowerProfileSetRequestedProfiles: _C[nvmlDevice_t | int | None, _Pointer[nvmlWorkloadPowerProfileRequestedProfiles_v1_t]]
    nvmlDeviceWorkloadPowerProfileClearRequestedProfiles: _C[nvmlDevice_t | int | None, _Pointer[nvmlWorkloadPowerProfileRequestedProfiles_v1_t]]
    nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlWorkloadPowerProfileUpdateProfiles_v1_t]]
    nvmlDevicePowerSmoothingActivatePresetProfile: _C[nvmlDevice_t | int | None, _Pointer[nvmlPowerSmoothingProfile_v1_t]]
    nvmlDevicePowerSmoothingUpdatePresetProfileParam: _C[nvmlDevice_t | int | None, _Pointer[nvmlPowerSmoothingProfile_v1_t]]
    nvmlDevicePowerSmoothingSetState: _C[nvmlDevice_t | int | None, _Pointer[nvmlPowerSmoothingState_v1_t]]
    nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts: _C[nvmlDevice_t | int | None, _Pointer[nvmlEccSramUniqueUncorrectedErrorCounts_v1_t]]
    nvmlDeviceGetRemappedRows_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlRemappedRowsInfo_v2_t]]
    nvmlDeviceSetRusdSettings_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlRusdSettings_v1_t]]
    nvmlDeviceGetBankRemapperStatus_v1: _C[nvmlDevice_t | int | None, _Pointer[nvmlEccBankRemapperStatus_v1_t]]
    nvmlDeviceGetPciInfo_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlPciInfo_t]]
    nvmlDeviceGetGridLicensableFeatures_v2: _C[nvmlDevice_t | int | None, _Pointer[nvmlGridLicensableFeatures_t]]
    nvmlDeviceGetGridLicensableFeatures_v3: _C[nvmlDevice_t | int | None, _Pointer[nvmlGridLicensableFeatures_t]]
    nvmlDeviceGetComputeRunningProcesses_v2: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlDeviceGetGraphicsRunningProcesses_v2: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlDeviceGetMPSComputeRunningProcesses_v2: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlInit: _C[[]]
    nvmlDeviceGetPciInfo: _C[nvmlDevice_t | int | None, _Pointer[nvmlPciInfo_t]]
    nvmlDeviceGetCount: _C[_Pointer[ctypes.c_uint]]
    nvmlDeviceGetHandleByIndex: _C[int, _Pointer[nvmlDevice_t]]
    nvmlDeviceGetHandleByPciBusId: _C[_Text, _Pointer[nvmlDevice_t]]
    nvmlDeviceGetNvLinkRemotePciInfo: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlPciInfo_t]]
    nvmlDeviceRemoveGpu: _C[_Pointer[nvmlPciInfo_t], int, int]
    nvmlDeviceGetGridLicensableFeatures: _C[nvmlDevice_t | int | None, _Pointer[nvmlGridLicensableFeatures_t]]
    nvmlEventSetWait: _C[nvmlEventSet_t | int | None, _Pointer[nvmlEventData_t], int]
    nvmlDeviceGetAttributes: _C[nvmlDevice_t | int | None, _Pointer[nvmlDeviceAttributes_t]]
    nvmlComputeInstanceGetInfo: _C[nvmlComputeInstance_t | int | None, _Pointer[nvmlComputeInstanceInfo_t]]
    nvmlDeviceGetComputeRunningProcesses: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlDeviceGetGraphicsRunningProcesses: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlDeviceGetMPSComputeRunningProcesses: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[nvmlProcessInfo_v2_t]]
    nvmlGetBlacklistDeviceCount: _C[_Pointer[ctypes.c_uint]]
    nvmlGetBlacklistDeviceInfoByIndex: _C[int, _Pointer[nvmlExcludedDeviceInfo_t]]
    nvmlDeviceGetGpuInstancePossiblePlacements: _C[nvmlDevice_t | int | None, int, _Pointer[nvmlGpuInstancePlacement_t], _Pointer[ctypes.c_uint]]
    nvmlVgpuInstanceGetLicenseInfo: _C[int, _Pointer[nvmlVgpuLicenseInfo_t]]
    nvmlDeviceGetDriverModel: _C[nvmlDevice_t | int | None, _Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    nvmlDeviceCcuGetStreamState: Callable[..., int]
    nvmlDeviceCcuSetStreamState: Callable[..., int]
    nvmlDeviceGetPowerMode: Callable[..., int]
    nvmlDeviceGetSupportedPowerModes: Callable[..., int]
    nvmlDeviceSetPowerMode: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvmlInit_v2 = staticmethod(_here.nvmlInit_v2)
    nvmlInitWithFlags = staticmethod(_here.nvmlInitWithFlags)
    nvmlShutdown = staticmethod(_here.nvmlShutdown)
    nvmlErrorString = staticmethod(_here.nvmlErrorString)
    nvmlSystemGetDriverVersion = staticmethod(_here.nvmlSystemGetDriverVersion)
    nvmlSystemGetNVMLVersion = staticmethod(_here.nvmlSystemGetNVMLVersion)
    nvmlSystemGetCudaDriverVersion = staticmethod(_here.nvmlSystemGetCudaDriverVersion)
    nvmlSystemGetCudaDriverVersion_v2 = staticmethod(_here.nvmlSystemGetCudaDriverVersion_v2)
    nvmlSystemGetProcessName = staticmethod(_here.nvmlSystemGetProcessName)
    nvmlSystemGetHicVersion = staticmethod(_here.nvmlSystemGetHicVersion)
    nvmlSystemGetTopologyGpuSet = staticmethod(_here.nvmlSystemGetTopologyGpuSet)
    nvmlSystemGetDriverBranch = staticmethod(_here.nvmlSystemGetDriverBranch)
    nvmlSystemGetCPER_v1 = staticmethod(_here.nvmlSystemGetCPER_v1)
    nvmlUnitGetCount = staticmethod(_here.nvmlUnitGetCount)
    nvmlUnitGetHandleByIndex = staticmethod(_here.nvmlUnitGetHandleByIndex)
    nvmlUnitGetUnitInfo = staticmethod(_here.nvmlUnitGetUnitInfo)
    nvmlUnitGetLedState = staticmethod(_here.nvmlUnitGetLedState)
    nvmlUnitGetPsuInfo = staticmethod(_here.nvmlUnitGetPsuInfo)
    nvmlUnitGetTemperature = staticmethod(_here.nvmlUnitGetTemperature)
    nvmlUnitGetFanSpeedInfo = staticmethod(_here.nvmlUnitGetFanSpeedInfo)
    nvmlUnitGetDevices = staticmethod(_here.nvmlUnitGetDevices)
    nvmlDeviceGetCount_v2 = staticmethod(_here.nvmlDeviceGetCount_v2)
    nvmlDeviceGetAttributes_v2 = staticmethod(_here.nvmlDeviceGetAttributes_v2)
    nvmlDeviceGetHandleByIndex_v2 = staticmethod(_here.nvmlDeviceGetHandleByIndex_v2)
    nvmlDeviceGetHandleBySerial = staticmethod(_here.nvmlDeviceGetHandleBySerial)
    nvmlDeviceGetHandleByUUID = staticmethod(_here.nvmlDeviceGetHandleByUUID)
    nvmlDeviceGetHandleByUUIDV = staticmethod(_here.nvmlDeviceGetHandleByUUIDV)
    nvmlDeviceGetHandleByPciBusId_v2 = staticmethod(_here.nvmlDeviceGetHandleByPciBusId_v2)
    nvmlDeviceGetName = staticmethod(_here.nvmlDeviceGetName)
    nvmlDeviceGetBrand = staticmethod(_here.nvmlDeviceGetBrand)
    nvmlDeviceGetIndex = staticmethod(_here.nvmlDeviceGetIndex)
    nvmlDeviceGetSerial = staticmethod(_here.nvmlDeviceGetSerial)
    nvmlDeviceGetModuleId = staticmethod(_here.nvmlDeviceGetModuleId)
    nvmlDeviceGetC2cModeInfoV = staticmethod(_here.nvmlDeviceGetC2cModeInfoV)
    nvmlDeviceGetMemoryAffinity = staticmethod(_here.nvmlDeviceGetMemoryAffinity)
    nvmlDeviceGetCpuAffinityWithinScope = staticmethod(_here.nvmlDeviceGetCpuAffinityWithinScope)
    nvmlDeviceGetCpuAffinity = staticmethod(_here.nvmlDeviceGetCpuAffinity)
    nvmlDeviceSetCpuAffinity = staticmethod(_here.nvmlDeviceSetCpuAffinity)
    nvmlDeviceClearCpuAffinity = staticmethod(_here.nvmlDeviceClearCpuAffinity)
    nvmlDeviceGetNumaNodeId = staticmethod(_here.nvmlDeviceGetNumaNodeId)
    nvmlDeviceGetAddressingMode = staticmethod(_here.nvmlDeviceGetAddressingMode)
    nvmlDeviceGetRepairStatus = staticmethod(_here.nvmlDeviceGetRepairStatus)
    nvmlDeviceGetUnrepairableMemoryFlag_v1 = staticmethod(_here.nvmlDeviceGetUnrepairableMemoryFlag_v1)
    nvmlDeviceGetTopologyCommonAncestor = staticmethod(_here.nvmlDeviceGetTopologyCommonAncestor)
    nvmlDeviceGetTopologyNearestGpus = staticmethod(_here.nvmlDeviceGetTopologyNearestGpus)
    nvmlDeviceGetP2PStatus = staticmethod(_here.nvmlDeviceGetP2PStatus)
    nvmlDeviceGetUUID = staticmethod(_here.nvmlDeviceGetUUID)
    nvmlDeviceGetMinorNumber = staticmethod(_here.nvmlDeviceGetMinorNumber)
    nvmlDeviceGetBoardPartNumber = staticmethod(_here.nvmlDeviceGetBoardPartNumber)
    nvmlDeviceGetInforomVersion = staticmethod(_here.nvmlDeviceGetInforomVersion)
    nvmlDeviceGetInforomImageVersion = staticmethod(_here.nvmlDeviceGetInforomImageVersion)
    nvmlDeviceGetInforomConfigurationChecksum = staticmethod(_here.nvmlDeviceGetInforomConfigurationChecksum)
    nvmlDeviceValidateInforom = staticmethod(_here.nvmlDeviceValidateInforom)
    nvmlDeviceGetLastBBXFlushTime = staticmethod(_here.nvmlDeviceGetLastBBXFlushTime)
    nvmlDeviceGetBBXTimeData_v1 = staticmethod(_here.nvmlDeviceGetBBXTimeData_v1)
    nvmlDeviceGetGpuUptime_v1 = staticmethod(_here.nvmlDeviceGetGpuUptime_v1)
    nvmlDeviceGetDisplayMode = staticmethod(_here.nvmlDeviceGetDisplayMode)
    nvmlDeviceGetDisplayActive = staticmethod(_here.nvmlDeviceGetDisplayActive)
    nvmlDeviceGetPersistenceMode = staticmethod(_here.nvmlDeviceGetPersistenceMode)
    nvmlDeviceGetPciInfoExt = staticmethod(_here.nvmlDeviceGetPciInfoExt)
    nvmlDeviceGetPciInfo_v3 = staticmethod(_here.nvmlDeviceGetPciInfo_v3)
    nvmlDeviceGetMaxPcieLinkGeneration = staticmethod(_here.nvmlDeviceGetMaxPcieLinkGeneration)
    nvmlDeviceGetGpuMaxPcieLinkGeneration = staticmethod(_here.nvmlDeviceGetGpuMaxPcieLinkGeneration)
    nvmlDeviceGetMaxPcieLinkWidth = staticmethod(_here.nvmlDeviceGetMaxPcieLinkWidth)
    nvmlDeviceGetCurrPcieLinkGeneration = staticmethod(_here.nvmlDeviceGetCurrPcieLinkGeneration)
    nvmlDeviceGetCurrPcieLinkWidth = staticmethod(_here.nvmlDeviceGetCurrPcieLinkWidth)
    nvmlDeviceGetPcieThroughput = staticmethod(_here.nvmlDeviceGetPcieThroughput)
    nvmlDeviceGetPcieReplayCounter = staticmethod(_here.nvmlDeviceGetPcieReplayCounter)
    nvmlDeviceGetClockInfo = staticmethod(_here.nvmlDeviceGetClockInfo)
    nvmlDeviceGetMaxClockInfo = staticmethod(_here.nvmlDeviceGetMaxClockInfo)
    nvmlDeviceGetGpcClkVfOffset = staticmethod(_here.nvmlDeviceGetGpcClkVfOffset)
    nvmlDeviceGetApplicationsClock = staticmethod(_here.nvmlDeviceGetApplicationsClock)
    nvmlDeviceGetDefaultApplicationsClock = staticmethod(_here.nvmlDeviceGetDefaultApplicationsClock)
    nvmlDeviceGetClock = staticmethod(_here.nvmlDeviceGetClock)
    nvmlDeviceGetMaxCustomerBoostClock = staticmethod(_here.nvmlDeviceGetMaxCustomerBoostClock)
    nvmlDeviceGetSupportedMemoryClocks = staticmethod(_here.nvmlDeviceGetSupportedMemoryClocks)
    nvmlDeviceGetSupportedGraphicsClocks = staticmethod(_here.nvmlDeviceGetSupportedGraphicsClocks)
    nvmlDeviceGetAutoBoostedClocksEnabled = staticmethod(_here.nvmlDeviceGetAutoBoostedClocksEnabled)
    nvmlDeviceGetFanSpeed = staticmethod(_here.nvmlDeviceGetFanSpeed)
    nvmlDeviceGetFanSpeed_v2 = staticmethod(_here.nvmlDeviceGetFanSpeed_v2)
    nvmlDeviceGetFanSpeedRPM = staticmethod(_here.nvmlDeviceGetFanSpeedRPM)
    nvmlDeviceGetTargetFanSpeed = staticmethod(_here.nvmlDeviceGetTargetFanSpeed)
    nvmlDeviceGetMinMaxFanSpeed = staticmethod(_here.nvmlDeviceGetMinMaxFanSpeed)
    nvmlDeviceGetFanControlPolicy_v2 = staticmethod(_here.nvmlDeviceGetFanControlPolicy_v2)
    nvmlDeviceGetNumFans = staticmethod(_here.nvmlDeviceGetNumFans)
    nvmlDeviceGetTemperature = staticmethod(_here.nvmlDeviceGetTemperature)
    nvmlDeviceGetCoolerInfo = staticmethod(_here.nvmlDeviceGetCoolerInfo)
    nvmlDeviceGetTemperatureV = staticmethod(_here.nvmlDeviceGetTemperatureV)
    nvmlDeviceGetTemperatureThreshold = staticmethod(_here.nvmlDeviceGetTemperatureThreshold)
    nvmlDeviceGetMarginTemperature = staticmethod(_here.nvmlDeviceGetMarginTemperature)
    nvmlDeviceGetThermalSettings = staticmethod(_here.nvmlDeviceGetThermalSettings)
    nvmlDeviceGetPerformanceState = staticmethod(_here.nvmlDeviceGetPerformanceState)
    nvmlDeviceGetCurrentClocksEventReasons = staticmethod(_here.nvmlDeviceGetCurrentClocksEventReasons)
    nvmlDeviceGetCurrentClocksThrottleReasons = staticmethod(_here.nvmlDeviceGetCurrentClocksThrottleReasons)
    nvmlDeviceGetSupportedClocksEventReasons = staticmethod(_here.nvmlDeviceGetSupportedClocksEventReasons)
    nvmlDeviceGetSupportedClocksThrottleReasons = staticmethod(_here.nvmlDeviceGetSupportedClocksThrottleReasons)
    nvmlDeviceGetPowerState = staticmethod(_here.nvmlDeviceGetPowerState)
    nvmlDeviceGetDynamicPstatesInfo = staticmethod(_here.nvmlDeviceGetDynamicPstatesInfo)
    nvmlDeviceGetMemClkVfOffset = staticmethod(_here.nvmlDeviceGetMemClkVfOffset)
    nvmlDeviceGetMinMaxClockOfPState = staticmethod(_here.nvmlDeviceGetMinMaxClockOfPState)
    nvmlDeviceGetSupportedPerformanceStates = staticmethod(_here.nvmlDeviceGetSupportedPerformanceStates)
    nvmlDeviceGetGpcClkMinMaxVfOffset = staticmethod(_here.nvmlDeviceGetGpcClkMinMaxVfOffset)
    nvmlDeviceGetMemClkMinMaxVfOffset = staticmethod(_here.nvmlDeviceGetMemClkMinMaxVfOffset)
    nvmlDeviceGetClockOffsets = staticmethod(_here.nvmlDeviceGetClockOffsets)
    nvmlDeviceSetClockOffsets = staticmethod(_here.nvmlDeviceSetClockOffsets)
    nvmlDeviceGetPerformanceModes = staticmethod(_here.nvmlDeviceGetPerformanceModes)
    nvmlDeviceGetCurrentClockFreqs = staticmethod(_here.nvmlDeviceGetCurrentClockFreqs)
    nvmlDeviceGetPowerManagementMode = staticmethod(_here.nvmlDeviceGetPowerManagementMode)
    nvmlDeviceGetPowerManagementLimit = staticmethod(_here.nvmlDeviceGetPowerManagementLimit)
    nvmlDeviceGetPowerManagementLimitConstraints = staticmethod(_here.nvmlDeviceGetPowerManagementLimitConstraints)
    nvmlDeviceGetPowerManagementDefaultLimit = staticmethod(_here.nvmlDeviceGetPowerManagementDefaultLimit)
    nvmlDeviceGetPowerUsage = staticmethod(_here.nvmlDeviceGetPowerUsage)
    nvmlDeviceGetPowerMizerMode_v1 = staticmethod(_here.nvmlDeviceGetPowerMizerMode_v1)
    nvmlDeviceSetPowerMizerMode_v1 = staticmethod(_here.nvmlDeviceSetPowerMizerMode_v1)
    nvmlDeviceGetTotalEnergyConsumption = staticmethod(_here.nvmlDeviceGetTotalEnergyConsumption)
    nvmlDeviceGetEnforcedPowerLimit = staticmethod(_here.nvmlDeviceGetEnforcedPowerLimit)
    nvmlDeviceSetAdaptiveTgpMode_v1 = staticmethod(_here.nvmlDeviceSetAdaptiveTgpMode_v1)
    nvmlDeviceGetAdaptiveTgpModeInfo_v1 = staticmethod(_here.nvmlDeviceGetAdaptiveTgpModeInfo_v1)
    nvmlDeviceGetGpuOperationMode = staticmethod(_here.nvmlDeviceGetGpuOperationMode)
    nvmlDeviceGetMemoryInfo = staticmethod(_here.nvmlDeviceGetMemoryInfo)
    nvmlDeviceGetMemoryInfo_v2 = staticmethod(_here.nvmlDeviceGetMemoryInfo_v2)
    nvmlDeviceSetMemoryLimits_v1 = staticmethod(_here.nvmlDeviceSetMemoryLimits_v1)
    nvmlDeviceGetMemoryLimits_v1 = staticmethod(_here.nvmlDeviceGetMemoryLimits_v1)
    nvmlDeviceGetComputeMode = staticmethod(_here.nvmlDeviceGetComputeMode)
    nvmlDeviceGetCudaComputeCapability = staticmethod(_here.nvmlDeviceGetCudaComputeCapability)
    nvmlDeviceGetDramEncryptionMode = staticmethod(_here.nvmlDeviceGetDramEncryptionMode)
    nvmlDeviceSetDramEncryptionMode = staticmethod(_here.nvmlDeviceSetDramEncryptionMode)
    nvmlDeviceGetEccMode = staticmethod(_here.nvmlDeviceGetEccMode)
    nvmlDeviceGetDefaultEccMode = staticmethod(_here.nvmlDeviceGetDefaultEccMode)
    nvmlDeviceGetBoardId = staticmethod(_here.nvmlDeviceGetBoardId)
    nvmlDeviceGetMultiGpuBoard = staticmethod(_here.nvmlDeviceGetMultiGpuBoard)
    nvmlDeviceGetTotalEccErrors = staticmethod(_here.nvmlDeviceGetTotalEccErrors)
    nvmlDeviceGetDetailedEccErrors = staticmethod(_here.nvmlDeviceGetDetailedEccErrors)
    nvmlDeviceGetMemoryErrorCounter = staticmethod(_here.nvmlDeviceGetMemoryErrorCounter)
    nvmlDeviceGetUtilizationRates = staticmethod(_here.nvmlDeviceGetUtilizationRates)
    nvmlDeviceGetEncoderUtilization = staticmethod(_here.nvmlDeviceGetEncoderUtilization)
    nvmlDeviceGetEncoderCapacity = staticmethod(_here.nvmlDeviceGetEncoderCapacity)
    nvmlDeviceGetEncoderStats = staticmethod(_here.nvmlDeviceGetEncoderStats)
    nvmlDeviceGetEncoderSessions = staticmethod(_here.nvmlDeviceGetEncoderSessions)
    nvmlDeviceGetDecoderUtilization = staticmethod(_here.nvmlDeviceGetDecoderUtilization)
    nvmlDeviceGetJpgUtilization = staticmethod(_here.nvmlDeviceGetJpgUtilization)
    nvmlDeviceGetOfaUtilization = staticmethod(_here.nvmlDeviceGetOfaUtilization)
    nvmlDeviceGetFBCStats = staticmethod(_here.nvmlDeviceGetFBCStats)
    nvmlDeviceGetFBCSessions = staticmethod(_here.nvmlDeviceGetFBCSessions)
    nvmlDeviceGetDriverModel_v2 = staticmethod(_here.nvmlDeviceGetDriverModel_v2)
    nvmlDeviceGetVbiosVersion = staticmethod(_here.nvmlDeviceGetVbiosVersion)
    nvmlDeviceGetBridgeChipInfo = staticmethod(_here.nvmlDeviceGetBridgeChipInfo)
    nvmlDeviceGetComputeRunningProcesses_v3 = staticmethod(_here.nvmlDeviceGetComputeRunningProcesses_v3)
    nvmlDeviceGetGraphicsRunningProcesses_v3 = staticmethod(_here.nvmlDeviceGetGraphicsRunningProcesses_v3)
    nvmlDeviceGetMPSComputeRunningProcesses_v3 = staticmethod(_here.nvmlDeviceGetMPSComputeRunningProcesses_v3)
    nvmlDeviceGetRunningProcessDetailList = staticmethod(_here.nvmlDeviceGetRunningProcessDetailList)
    nvmlDeviceOnSameBoard = staticmethod(_here.nvmlDeviceOnSameBoard)
    nvmlDeviceGetAPIRestriction = staticmethod(_here.nvmlDeviceGetAPIRestriction)
    nvmlDeviceGetSamples = staticmethod(_here.nvmlDeviceGetSamples)
    nvmlDeviceGetBAR1MemoryInfo = staticmethod(_here.nvmlDeviceGetBAR1MemoryInfo)
    nvmlDeviceGetViolationStatus = staticmethod(_here.nvmlDeviceGetViolationStatus)
    nvmlDeviceGetIrqNum = staticmethod(_here.nvmlDeviceGetIrqNum)
    nvmlDeviceGetNumGpuCores = staticmethod(_here.nvmlDeviceGetNumGpuCores)
    nvmlDeviceGetPowerSource = staticmethod(_here.nvmlDeviceGetPowerSource)
    nvmlDeviceGetMemoryBusWidth = staticmethod(_here.nvmlDeviceGetMemoryBusWidth)
    nvmlDeviceGetPcieLinkMaxSpeed = staticmethod(_here.nvmlDeviceGetPcieLinkMaxSpeed)
    nvmlDeviceGetPcieSpeed = staticmethod(_here.nvmlDeviceGetPcieSpeed)
    nvmlDeviceGetAdaptiveClockInfoStatus = staticmethod(_here.nvmlDeviceGetAdaptiveClockInfoStatus)
    nvmlDeviceGetBusType = staticmethod(_here.nvmlDeviceGetBusType)
    nvmlDeviceGetGpuFabricInfo = staticmethod(_here.nvmlDeviceGetGpuFabricInfo)
    nvmlDeviceGetGpuFabricInfoV = staticmethod(_here.nvmlDeviceGetGpuFabricInfoV)
    nvmlDeviceGetGpuFabricInfo_v4 = staticmethod(_here.nvmlDeviceGetGpuFabricInfo_v4)
    nvmlSystemGetConfComputeCapabilities = staticmethod(_here.nvmlSystemGetConfComputeCapabilities)
    nvmlSystemGetConfComputeState = staticmethod(_here.nvmlSystemGetConfComputeState)
    nvmlDeviceGetConfComputeMemSizeInfo = staticmethod(_here.nvmlDeviceGetConfComputeMemSizeInfo)
    nvmlSystemGetConfComputeGpusReadyState = staticmethod(_here.nvmlSystemGetConfComputeGpusReadyState)
    nvmlDeviceGetConfComputeProtectedMemoryUsage = staticmethod(_here.nvmlDeviceGetConfComputeProtectedMemoryUsage)
    nvmlDeviceGetConfComputeGpuCertificate = staticmethod(_here.nvmlDeviceGetConfComputeGpuCertificate)
    nvmlDeviceGetConfComputeGpuAttestationReport = staticmethod(_here.nvmlDeviceGetConfComputeGpuAttestationReport)
    nvmlSystemGetConfComputeKeyRotationThresholdInfo = staticmethod(_here.nvmlSystemGetConfComputeKeyRotationThresholdInfo)
    nvmlDeviceSetConfComputeUnprotectedMemSize = staticmethod(_here.nvmlDeviceSetConfComputeUnprotectedMemSize)
    nvmlSystemSetConfComputeGpusReadyState = staticmethod(_here.nvmlSystemSetConfComputeGpusReadyState)
    nvmlSystemSetConfComputeKeyRotationThresholdInfo = staticmethod(_here.nvmlSystemSetConfComputeKeyRotationThresholdInfo)
    nvmlSystemGetConfComputeSettings = staticmethod(_here.nvmlSystemGetConfComputeSettings)
    nvmlSystemGetConfComputeSettings_v2 = staticmethod(_here.nvmlSystemGetConfComputeSettings_v2)
    nvmlDeviceGetGspFirmwareVersion = staticmethod(_here.nvmlDeviceGetGspFirmwareVersion)
    nvmlDeviceGetGspFirmwareMode = staticmethod(_here.nvmlDeviceGetGspFirmwareMode)
    nvmlDeviceGetSramEccErrorStatus = staticmethod(_here.nvmlDeviceGetSramEccErrorStatus)
    nvmlDeviceSetPowerManagementLimit_v2 = staticmethod(_here.nvmlDeviceSetPowerManagementLimit_v2)
    nvmlDeviceGetAccountingMode = staticmethod(_here.nvmlDeviceGetAccountingMode)
    nvmlDeviceGetAccountingStats = staticmethod(_here.nvmlDeviceGetAccountingStats)
    nvmlDeviceGetAccountingPids = staticmethod(_here.nvmlDeviceGetAccountingPids)
    nvmlDeviceGetAccountingBufferSize = staticmethod(_here.nvmlDeviceGetAccountingBufferSize)
    nvmlDeviceGetAccountingStats_v2 = staticmethod(_here.nvmlDeviceGetAccountingStats_v2)
    nvmlDeviceGetRetiredPages = staticmethod(_here.nvmlDeviceGetRetiredPages)
    nvmlDeviceGetRetiredPages_v2 = staticmethod(_here.nvmlDeviceGetRetiredPages_v2)
    nvmlDeviceGetRetiredPagesPendingStatus = staticmethod(_here.nvmlDeviceGetRetiredPagesPendingStatus)
    nvmlDeviceGetRemappedRows = staticmethod(_here.nvmlDeviceGetRemappedRows)
    nvmlDeviceGetRowRemapperHistogram = staticmethod(_here.nvmlDeviceGetRowRemapperHistogram)
    nvmlDeviceGetArchitecture = staticmethod(_here.nvmlDeviceGetArchitecture)
    nvmlDeviceGetClkMonStatus = staticmethod(_here.nvmlDeviceGetClkMonStatus)
    nvmlDeviceGetProcessUtilization = staticmethod(_here.nvmlDeviceGetProcessUtilization)
    nvmlDeviceGetProcessesUtilizationInfo = staticmethod(_here.nvmlDeviceGetProcessesUtilizationInfo)
    nvmlDeviceGetPlatformInfo = staticmethod(_here.nvmlDeviceGetPlatformInfo)
    nvmlDeviceGetPdi = staticmethod(_here.nvmlDeviceGetPdi)
    nvmlDeviceSetHostname_v1 = staticmethod(_here.nvmlDeviceSetHostname_v1)
    nvmlDeviceGetHostname_v1 = staticmethod(_here.nvmlDeviceGetHostname_v1)
    nvmlDevicePerfMetricsGetSamples_v1 = staticmethod(_here.nvmlDevicePerfMetricsGetSamples_v1)
    nvmlUnitSetLedState = staticmethod(_here.nvmlUnitSetLedState)
    nvmlDeviceSetPersistenceMode = staticmethod(_here.nvmlDeviceSetPersistenceMode)
    nvmlDeviceSetComputeMode = staticmethod(_here.nvmlDeviceSetComputeMode)
    nvmlDeviceSetEccMode = staticmethod(_here.nvmlDeviceSetEccMode)
    nvmlDeviceClearEccErrorCounts = staticmethod(_here.nvmlDeviceClearEccErrorCounts)
    nvmlDeviceSetDriverModel = staticmethod(_here.nvmlDeviceSetDriverModel)
    nvmlDeviceSetGpuLockedClocks = staticmethod(_here.nvmlDeviceSetGpuLockedClocks)
    nvmlDeviceResetGpuLockedClocks = staticmethod(_here.nvmlDeviceResetGpuLockedClocks)
    nvmlDeviceSetMemoryLockedClocks = staticmethod(_here.nvmlDeviceSetMemoryLockedClocks)
    nvmlDeviceResetMemoryLockedClocks = staticmethod(_here.nvmlDeviceResetMemoryLockedClocks)
    nvmlDeviceSetApplicationsClocks = staticmethod(_here.nvmlDeviceSetApplicationsClocks)
    nvmlDeviceResetApplicationsClocks = staticmethod(_here.nvmlDeviceResetApplicationsClocks)
    nvmlDeviceSetAutoBoostedClocksEnabled = staticmethod(_here.nvmlDeviceSetAutoBoostedClocksEnabled)
    nvmlDeviceSetDefaultAutoBoostedClocksEnabled = staticmethod(_here.nvmlDeviceSetDefaultAutoBoostedClocksEnabled)
    nvmlDeviceSetDefaultFanSpeed_v2 = staticmethod(_here.nvmlDeviceSetDefaultFanSpeed_v2)
    nvmlDeviceSetFanControlPolicy = staticmethod(_here.nvmlDeviceSetFanControlPolicy)
    nvmlDeviceSetTemperatureThreshold = staticmethod(_here.nvmlDeviceSetTemperatureThreshold)
    nvmlDeviceSetPowerManagementLimit = staticmethod(_here.nvmlDeviceSetPowerManagementLimit)
    nvmlDeviceSetGpuOperationMode = staticmethod(_here.nvmlDeviceSetGpuOperationMode)
    nvmlDeviceSetAPIRestriction = staticmethod(_here.nvmlDeviceSetAPIRestriction)
    nvmlDeviceSetFanSpeed_v2 = staticmethod(_here.nvmlDeviceSetFanSpeed_v2)
    nvmlDeviceSetGpcClkVfOffset = staticmethod(_here.nvmlDeviceSetGpcClkVfOffset)
    nvmlDeviceSetMemClkVfOffset = staticmethod(_here.nvmlDeviceSetMemClkVfOffset)
    nvmlDeviceSetAccountingMode = staticmethod(_here.nvmlDeviceSetAccountingMode)
    nvmlDeviceClearAccountingPids = staticmethod(_here.nvmlDeviceClearAccountingPids)
    nvmlDeviceGetNvLinkState = staticmethod(_here.nvmlDeviceGetNvLinkState)
    nvmlDeviceGetNvLinkVersion = staticmethod(_here.nvmlDeviceGetNvLinkVersion)
    nvmlDeviceGetNvLinkCapability = staticmethod(_here.nvmlDeviceGetNvLinkCapability)
    nvmlDeviceGetNvLinkRemotePciInfo_v2 = staticmethod(_here.nvmlDeviceGetNvLinkRemotePciInfo_v2)
    nvmlDeviceGetNvLinkErrorCounter = staticmethod(_here.nvmlDeviceGetNvLinkErrorCounter)
    nvmlDeviceResetNvLinkErrorCounters = staticmethod(_here.nvmlDeviceResetNvLinkErrorCounters)
    nvmlDeviceSetNvLinkUtilizationControl = staticmethod(_here.nvmlDeviceSetNvLinkUtilizationControl)
    nvmlDeviceGetNvLinkUtilizationControl = staticmethod(_here.nvmlDeviceGetNvLinkUtilizationControl)
    nvmlDeviceGetNvLinkUtilizationCounter = staticmethod(_here.nvmlDeviceGetNvLinkUtilizationCounter)
    nvmlDeviceFreezeNvLinkUtilizationCounter = staticmethod(_here.nvmlDeviceFreezeNvLinkUtilizationCounter)
    nvmlDeviceResetNvLinkUtilizationCounter = staticmethod(_here.nvmlDeviceResetNvLinkUtilizationCounter)
    nvmlDeviceGetNvLinkRemoteDeviceType = staticmethod(_here.nvmlDeviceGetNvLinkRemoteDeviceType)
    nvmlDeviceSetNvLinkDeviceLowPowerThreshold = staticmethod(_here.nvmlDeviceSetNvLinkDeviceLowPowerThreshold)
    nvmlSystemSetNvlinkBwMode = staticmethod(_here.nvmlSystemSetNvlinkBwMode)
    nvmlSystemGetNvlinkBwMode = staticmethod(_here.nvmlSystemGetNvlinkBwMode)
    nvmlDeviceGetNvlinkSupportedBwModes = staticmethod(_here.nvmlDeviceGetNvlinkSupportedBwModes)
    nvmlDeviceGetNvlinkBwMode = staticmethod(_here.nvmlDeviceGetNvlinkBwMode)
    nvmlDeviceSetNvlinkBwMode = staticmethod(_here.nvmlDeviceSetNvlinkBwMode)
    nvmlDeviceSetNvlinkBwModeAsync_v1 = staticmethod(_here.nvmlDeviceSetNvlinkBwModeAsync_v1)
    nvmlDeviceGetNvLinkInfo = staticmethod(_here.nvmlDeviceGetNvLinkInfo)
    nvmlDeviceGetNvLinkInfo_v3 = staticmethod(_here.nvmlDeviceGetNvLinkInfo_v3)
    nvmlDeviceGetNvLinkTelemetrySamples_v1 = staticmethod(_here.nvmlDeviceGetNvLinkTelemetrySamples_v1)
    nvmlDeviceGetNvlinkRemapTableInfo_v1 = staticmethod(_here.nvmlDeviceGetNvlinkRemapTableInfo_v1)
    nvmlDeviceSetNvlinkNvleReady_v1 = staticmethod(_here.nvmlDeviceSetNvlinkNvleReady_v1)
    nvmlDeviceLockNvlinkRemapTable_v1 = staticmethod(_here.nvmlDeviceLockNvlinkRemapTable_v1)
    nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 = staticmethod(_here.nvmlDeviceSetupNvlinkNvleEncryptionKey_v1)
    nvmlDeviceGetNvlinkNvlePrivateInfo_v1 = staticmethod(_here.nvmlDeviceGetNvlinkNvlePrivateInfo_v1)
    nvmlEventSetCreate = staticmethod(_here.nvmlEventSetCreate)
    nvmlDeviceRegisterEvents = staticmethod(_here.nvmlDeviceRegisterEvents)
    nvmlDeviceGetSupportedEventTypes = staticmethod(_here.nvmlDeviceGetSupportedEventTypes)
    nvmlEventSetWait_v2 = staticmethod(_here.nvmlEventSetWait_v2)
    nvmlEventSetRegisterGpuOperationalEvents_v1 = staticmethod(_here.nvmlEventSetRegisterGpuOperationalEvents_v1)
    nvmlEventSetWait_v3 = staticmethod(_here.nvmlEventSetWait_v3)
    nvmlEventSetGetContextCount_v1 = staticmethod(_here.nvmlEventSetGetContextCount_v1)
    nvmlEventSetGetContextInfo_v1 = staticmethod(_here.nvmlEventSetGetContextInfo_v1)
    nvmlEventSetGetContextData_v1 = staticmethod(_here.nvmlEventSetGetContextData_v1)
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 = staticmethod(_here.nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1)
    nvmlEventSetFree = staticmethod(_here.nvmlEventSetFree)
    nvmlSystemEventSetCreate = staticmethod(_here.nvmlSystemEventSetCreate)
    nvmlSystemEventSetFree = staticmethod(_here.nvmlSystemEventSetFree)
    nvmlSystemRegisterEvents = staticmethod(_here.nvmlSystemRegisterEvents)
    nvmlSystemEventSetWait = staticmethod(_here.nvmlSystemEventSetWait)
    nvmlDeviceModifyDrainState = staticmethod(_here.nvmlDeviceModifyDrainState)
    nvmlDeviceQueryDrainState = staticmethod(_here.nvmlDeviceQueryDrainState)
    nvmlDeviceRemoveGpu_v2 = staticmethod(_here.nvmlDeviceRemoveGpu_v2)
    nvmlDeviceDiscoverGpus = staticmethod(_here.nvmlDeviceDiscoverGpus)
    nvmlDeviceGetFieldValues = staticmethod(_here.nvmlDeviceGetFieldValues)
    nvmlDeviceClearFieldValues = staticmethod(_here.nvmlDeviceClearFieldValues)
    nvmlDeviceGetVirtualizationMode = staticmethod(_here.nvmlDeviceGetVirtualizationMode)
    nvmlDeviceGetHostVgpuMode = staticmethod(_here.nvmlDeviceGetHostVgpuMode)
    nvmlDeviceSetVirtualizationMode = staticmethod(_here.nvmlDeviceSetVirtualizationMode)
    nvmlDeviceGetVgpuHeterogeneousMode = staticmethod(_here.nvmlDeviceGetVgpuHeterogeneousMode)
    nvmlDeviceSetVgpuHeterogeneousMode = staticmethod(_here.nvmlDeviceSetVgpuHeterogeneousMode)
    nvmlVgpuInstanceGetPlacementId = staticmethod(_here.nvmlVgpuInstanceGetPlacementId)
    nvmlDeviceGetVgpuTypeSupportedPlacements = staticmethod(_here.nvmlDeviceGetVgpuTypeSupportedPlacements)
    nvmlDeviceGetVgpuTypeCreatablePlacements = staticmethod(_here.nvmlDeviceGetVgpuTypeCreatablePlacements)
    nvmlVgpuTypeGetGspHeapSize = staticmethod(_here.nvmlVgpuTypeGetGspHeapSize)
    nvmlVgpuTypeGetFbReservation = staticmethod(_here.nvmlVgpuTypeGetFbReservation)
    nvmlVgpuInstanceGetRuntimeStateSize = staticmethod(_here.nvmlVgpuInstanceGetRuntimeStateSize)
    nvmlDeviceSetVgpuCapabilities = staticmethod(_here.nvmlDeviceSetVgpuCapabilities)
    nvmlDeviceVgpuForceGspUnload = staticmethod(_here.nvmlDeviceVgpuForceGspUnload)
    nvmlDeviceGetGridLicensableFeatures_v4 = staticmethod(_here.nvmlDeviceGetGridLicensableFeatures_v4)
    nvmlGetVgpuDriverCapabilities = staticmethod(_here.nvmlGetVgpuDriverCapabilities)
    nvmlDeviceGetVgpuCapabilities = staticmethod(_here.nvmlDeviceGetVgpuCapabilities)
    nvmlDeviceGetSupportedVgpus = staticmethod(_here.nvmlDeviceGetSupportedVgpus)
    nvmlDeviceGetCreatableVgpus = staticmethod(_here.nvmlDeviceGetCreatableVgpus)
    nvmlVgpuTypeGetClass = staticmethod(_here.nvmlVgpuTypeGetClass)
    nvmlVgpuTypeGetName = staticmethod(_here.nvmlVgpuTypeGetName)
    nvmlVgpuTypeGetGpuInstanceProfileId = staticmethod(_here.nvmlVgpuTypeGetGpuInstanceProfileId)
    nvmlVgpuTypeGetDeviceID = staticmethod(_here.nvmlVgpuTypeGetDeviceID)
    nvmlVgpuTypeGetFramebufferSize = staticmethod(_here.nvmlVgpuTypeGetFramebufferSize)
    nvmlVgpuTypeGetNumDisplayHeads = staticmethod(_here.nvmlVgpuTypeGetNumDisplayHeads)
    nvmlVgpuTypeGetResolution = staticmethod(_here.nvmlVgpuTypeGetResolution)
    nvmlVgpuTypeGetLicense = staticmethod(_here.nvmlVgpuTypeGetLicense)
    nvmlVgpuTypeGetFrameRateLimit = staticmethod(_here.nvmlVgpuTypeGetFrameRateLimit)
    nvmlVgpuTypeGetMaxInstances = staticmethod(_here.nvmlVgpuTypeGetMaxInstances)
    nvmlVgpuTypeGetMaxInstancesPerVm = staticmethod(_here.nvmlVgpuTypeGetMaxInstancesPerVm)
    nvmlVgpuTypeGetBAR1Info = staticmethod(_here.nvmlVgpuTypeGetBAR1Info)
    nvmlDeviceGetActiveVgpus = staticmethod(_here.nvmlDeviceGetActiveVgpus)
    nvmlVgpuInstanceGetVmID = staticmethod(_here.nvmlVgpuInstanceGetVmID)
    nvmlVgpuInstanceGetUUID = staticmethod(_here.nvmlVgpuInstanceGetUUID)
    nvmlVgpuInstanceGetVmDriverVersion = staticmethod(_here.nvmlVgpuInstanceGetVmDriverVersion)
    nvmlVgpuInstanceGetFbUsage = staticmethod(_here.nvmlVgpuInstanceGetFbUsage)
    nvmlVgpuInstanceGetLicenseStatus = staticmethod(_here.nvmlVgpuInstanceGetLicenseStatus)
    nvmlVgpuInstanceGetType = staticmethod(_here.nvmlVgpuInstanceGetType)
    nvmlVgpuInstanceGetFrameRateLimit = staticmethod(_here.nvmlVgpuInstanceGetFrameRateLimit)
    nvmlVgpuInstanceGetEccMode = staticmethod(_here.nvmlVgpuInstanceGetEccMode)
    nvmlVgpuInstanceGetEncoderCapacity = staticmethod(_here.nvmlVgpuInstanceGetEncoderCapacity)
    nvmlVgpuInstanceSetEncoderCapacity = staticmethod(_here.nvmlVgpuInstanceSetEncoderCapacity)
    nvmlVgpuInstanceGetEncoderStats = staticmethod(_here.nvmlVgpuInstanceGetEncoderStats)
    nvmlVgpuInstanceGetEncoderSessions = staticmethod(_here.nvmlVgpuInstanceGetEncoderSessions)
    nvmlVgpuInstanceGetFBCStats = staticmethod(_here.nvmlVgpuInstanceGetFBCStats)
    nvmlVgpuInstanceGetFBCSessions = staticmethod(_here.nvmlVgpuInstanceGetFBCSessions)
    nvmlVgpuInstanceGetGpuInstanceId = staticmethod(_here.nvmlVgpuInstanceGetGpuInstanceId)
    nvmlVgpuInstanceGetGpuPciId = staticmethod(_here.nvmlVgpuInstanceGetGpuPciId)
    nvmlVgpuTypeGetCapabilities = staticmethod(_here.nvmlVgpuTypeGetCapabilities)
    nvmlVgpuInstanceGetMdevUUID = staticmethod(_here.nvmlVgpuInstanceGetMdevUUID)
    nvmlGpuInstanceGetCreatableVgpus = staticmethod(_here.nvmlGpuInstanceGetCreatableVgpus)
    nvmlVgpuTypeGetMaxInstancesPerGpuInstance = staticmethod(_here.nvmlVgpuTypeGetMaxInstancesPerGpuInstance)
    nvmlGpuInstanceGetActiveVgpus = staticmethod(_here.nvmlGpuInstanceGetActiveVgpus)
    nvmlGpuInstanceSetVgpuSchedulerState = staticmethod(_here.nvmlGpuInstanceSetVgpuSchedulerState)
    nvmlGpuInstanceGetVgpuSchedulerState = staticmethod(_here.nvmlGpuInstanceGetVgpuSchedulerState)
    nvmlGpuInstanceGetVgpuSchedulerLog = staticmethod(_here.nvmlGpuInstanceGetVgpuSchedulerLog)
    nvmlGpuInstanceGetVgpuTypeCreatablePlacements = staticmethod(_here.nvmlGpuInstanceGetVgpuTypeCreatablePlacements)
    nvmlGpuInstanceGetVgpuHeterogeneousMode = staticmethod(_here.nvmlGpuInstanceGetVgpuHeterogeneousMode)
    nvmlGpuInstanceSetVgpuHeterogeneousMode = staticmethod(_here.nvmlGpuInstanceSetVgpuHeterogeneousMode)
    nvmlDeviceGetVgpuSchedulerState_v2 = staticmethod(_here.nvmlDeviceGetVgpuSchedulerState_v2)
    nvmlGpuInstanceGetVgpuSchedulerState_v2 = staticmethod(_here.nvmlGpuInstanceGetVgpuSchedulerState_v2)
    nvmlDeviceGetVgpuSchedulerLog_v2 = staticmethod(_here.nvmlDeviceGetVgpuSchedulerLog_v2)
    nvmlGpuInstanceGetVgpuSchedulerLog_v2 = staticmethod(_here.nvmlGpuInstanceGetVgpuSchedulerLog_v2)
    nvmlDeviceSetVgpuSchedulerState_v2 = staticmethod(_here.nvmlDeviceSetVgpuSchedulerState_v2)
    nvmlGpuInstanceSetVgpuSchedulerState_v2 = staticmethod(_here.nvmlGpuInstanceSetVgpuSchedulerState_v2)
    nvmlVgpuInstanceGetMetadata = staticmethod(_here.nvmlVgpuInstanceGetMetadata)
    nvmlDeviceGetVgpuMetadata = staticmethod(_here.nvmlDeviceGetVgpuMetadata)
    nvmlGetVgpuCompatibility = staticmethod(_here.nvmlGetVgpuCompatibility)
    nvmlDeviceGetPgpuMetadataString = staticmethod(_here.nvmlDeviceGetPgpuMetadataString)
    nvmlDeviceGetVgpuSchedulerLog = staticmethod(_here.nvmlDeviceGetVgpuSchedulerLog)
    nvmlDeviceGetVgpuSchedulerState = staticmethod(_here.nvmlDeviceGetVgpuSchedulerState)
    nvmlDeviceSetVgpuSchedulerState = staticmethod(_here.nvmlDeviceSetVgpuSchedulerState)
    nvmlDeviceGetVgpuSchedulerCapabilities = staticmethod(_here.nvmlDeviceGetVgpuSchedulerCapabilities)
    nvmlGetVgpuVersion = staticmethod(_here.nvmlGetVgpuVersion)
    nvmlSetVgpuVersion = staticmethod(_here.nvmlSetVgpuVersion)
    nvmlDeviceGetVgpuUtilization = staticmethod(_here.nvmlDeviceGetVgpuUtilization)
    nvmlDeviceGetVgpuInstancesUtilizationInfo = staticmethod(_here.nvmlDeviceGetVgpuInstancesUtilizationInfo)
    nvmlDeviceGetVgpuProcessUtilization = staticmethod(_here.nvmlDeviceGetVgpuProcessUtilization)
    nvmlDeviceGetVgpuProcessesUtilizationInfo = staticmethod(_here.nvmlDeviceGetVgpuProcessesUtilizationInfo)
    nvmlVgpuInstanceGetAccountingMode = staticmethod(_here.nvmlVgpuInstanceGetAccountingMode)
    nvmlVgpuInstanceGetAccountingPids = staticmethod(_here.nvmlVgpuInstanceGetAccountingPids)
    nvmlVgpuInstanceGetAccountingStats = staticmethod(_here.nvmlVgpuInstanceGetAccountingStats)
    nvmlVgpuInstanceClearAccountingPids = staticmethod(_here.nvmlVgpuInstanceClearAccountingPids)
    nvmlVgpuInstanceGetLicenseInfo_v2 = staticmethod(_here.nvmlVgpuInstanceGetLicenseInfo_v2)
    nvmlGetExcludedDeviceCount = staticmethod(_here.nvmlGetExcludedDeviceCount)
    nvmlGetExcludedDeviceInfoByIndex = staticmethod(_here.nvmlGetExcludedDeviceInfoByIndex)
    nvmlDeviceReadWritePRM_v1 = staticmethod(_here.nvmlDeviceReadWritePRM_v1)
    nvmlDeviceReadPRMCounters_v1 = staticmethod(_here.nvmlDeviceReadPRMCounters_v1)
    nvmlDeviceSetMigMode = staticmethod(_here.nvmlDeviceSetMigMode)
    nvmlDeviceGetMigMode = staticmethod(_here.nvmlDeviceGetMigMode)
    nvmlDeviceGetGpuInstanceProfileInfo = staticmethod(_here.nvmlDeviceGetGpuInstanceProfileInfo)
    nvmlDeviceGetGpuInstanceProfileInfoV = staticmethod(_here.nvmlDeviceGetGpuInstanceProfileInfoV)
    nvmlDeviceGetGpuInstanceProfileInfoByIdV = staticmethod(_here.nvmlDeviceGetGpuInstanceProfileInfoByIdV)
    nvmlDeviceGetGpuInstancePossiblePlacements_v2 = staticmethod(_here.nvmlDeviceGetGpuInstancePossiblePlacements_v2)
    nvmlDeviceGetGpuInstanceRemainingCapacity = staticmethod(_here.nvmlDeviceGetGpuInstanceRemainingCapacity)
    nvmlDeviceCreateGpuInstance = staticmethod(_here.nvmlDeviceCreateGpuInstance)
    nvmlDeviceCreateGpuInstanceWithPlacement = staticmethod(_here.nvmlDeviceCreateGpuInstanceWithPlacement)
    nvmlGpuInstanceDestroy = staticmethod(_here.nvmlGpuInstanceDestroy)
    nvmlDeviceGetGpuInstances = staticmethod(_here.nvmlDeviceGetGpuInstances)
    nvmlDeviceGetGpuInstanceById = staticmethod(_here.nvmlDeviceGetGpuInstanceById)
    nvmlGpuInstanceGetInfo = staticmethod(_here.nvmlGpuInstanceGetInfo)
    nvmlGpuInstanceGetComputeInstanceProfileInfo = staticmethod(_here.nvmlGpuInstanceGetComputeInstanceProfileInfo)
    nvmlGpuInstanceGetComputeInstanceProfileInfoV = staticmethod(_here.nvmlGpuInstanceGetComputeInstanceProfileInfoV)
    nvmlGpuInstanceGetComputeInstanceRemainingCapacity = staticmethod(_here.nvmlGpuInstanceGetComputeInstanceRemainingCapacity)
    nvmlGpuInstanceGetComputeInstancePossiblePlacements = staticmethod(_here.nvmlGpuInstanceGetComputeInstancePossiblePlacements)
    nvmlGpuInstanceCreateComputeInstance = staticmethod(_here.nvmlGpuInstanceCreateComputeInstance)
    nvmlGpuInstanceCreateComputeInstanceWithPlacement = staticmethod(_here.nvmlGpuInstanceCreateComputeInstanceWithPlacement)
    nvmlComputeInstanceDestroy = staticmethod(_here.nvmlComputeInstanceDestroy)
    nvmlGpuInstanceGetComputeInstances = staticmethod(_here.nvmlGpuInstanceGetComputeInstances)
    nvmlGpuInstanceGetComputeInstanceById = staticmethod(_here.nvmlGpuInstanceGetComputeInstanceById)
    nvmlComputeInstanceGetInfo_v2 = staticmethod(_here.nvmlComputeInstanceGetInfo_v2)
    nvmlDeviceIsMigDeviceHandle = staticmethod(_here.nvmlDeviceIsMigDeviceHandle)
    nvmlDeviceGetGpuInstanceId = staticmethod(_here.nvmlDeviceGetGpuInstanceId)
    nvmlDeviceGetComputeInstanceId = staticmethod(_here.nvmlDeviceGetComputeInstanceId)
    nvmlDeviceGetMaxMigDeviceCount = staticmethod(_here.nvmlDeviceGetMaxMigDeviceCount)
    nvmlDeviceGetMigDeviceHandleByIndex = staticmethod(_here.nvmlDeviceGetMigDeviceHandleByIndex)
    nvmlDeviceGetDeviceHandleFromMigDeviceHandle = staticmethod(_here.nvmlDeviceGetDeviceHandleFromMigDeviceHandle)
    nvmlGpmMetricsGet = staticmethod(_here.nvmlGpmMetricsGet)
    nvmlGpmSampleFree = staticmethod(_here.nvmlGpmSampleFree)
    nvmlGpmSampleAlloc = staticmethod(_here.nvmlGpmSampleAlloc)
    nvmlGpmSampleGet = staticmethod(_here.nvmlGpmSampleGet)
    nvmlGpmMigSampleGet = staticmethod(_here.nvmlGpmMigSampleGet)
    nvmlGpmQueryDeviceSupport = staticmethod(_here.nvmlGpmQueryDeviceSupport)
    nvmlGpmQueryIfStreamingEnabled = staticmethod(_here.nvmlGpmQueryIfStreamingEnabled)
    nvmlGpmSetStreamingEnabled = staticmethod(_here.nvmlGpmSetStreamingEnabled)
    nvmlDeviceGetCapabilities = staticmethod(_here.nvmlDeviceGetCapabilities)
    nvmlDeviceWorkloadPowerProfileGetProfilesInfo = staticmethod(_here.nvmlDeviceWorkloadPowerProfileGetProfilesInfo)
    nvmlDeviceWorkloadPowerProfileGetCurrentProfiles = staticmethod(_here.nvmlDeviceWorkloadPowerProfileGetCurrentProfiles)
    nvmlDeviceWorkloadPowerProfileSetRequestedProfiles = staticmethod(_here.nvmlDeviceWorkloadPowerProfileSetRequestedProfiles)
    nvmlDeviceWorkloadPowerProfileClearRequestedProfiles = staticmethod(_here.nvmlDeviceWorkloadPowerProfileClearRequestedProfiles)
    nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 = staticmethod(_here.nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1)
    nvmlDevicePowerSmoothingActivatePresetProfile = staticmethod(_here.nvmlDevicePowerSmoothingActivatePresetProfile)
    nvmlDevicePowerSmoothingUpdatePresetProfileParam = staticmethod(_here.nvmlDevicePowerSmoothingUpdatePresetProfileParam)
    nvmlDevicePowerSmoothingSetState = staticmethod(_here.nvmlDevicePowerSmoothingSetState)
    nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts = staticmethod(_here.nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts)
    nvmlDeviceGetRemappedRows_v2 = staticmethod(_here.nvmlDeviceGetRemappedRows_v2)
    nvmlDeviceSetRusdSettings_v1 = staticmethod(_here.nvmlDeviceSetRusdSettings_v1)
    nvmlDeviceGetBankRemapperStatus_v1 = staticmethod(_here.nvmlDeviceGetBankRemapperStatus_v1)
    nvmlDeviceGetPciInfo_v2 = staticmethod(_here.nvmlDeviceGetPciInfo_v2)
    nvmlDeviceGetGridLicensableFeatures_v2 = staticmethod(_here.nvmlDeviceGetGridLicensableFeatures_v2)
    nvmlDeviceGetGridLicensableFeatures_v3 = staticmethod(_here.nvmlDeviceGetGridLicensableFeatures_v3)
    nvmlDeviceGetComputeRunningProcesses_v2 = staticmethod(_here.nvmlDeviceGetComputeRunningProcesses_v2)
    nvmlDeviceGetGraphicsRunningProcesses_v2 = staticmethod(_here.nvmlDeviceGetGraphicsRunningProcesses_v2)
    nvmlDeviceGetMPSComputeRunningProcesses_v2 = staticmethod(_here.nvmlDeviceGetMPSComputeRunningProcesses_v2)
    nvmlInit = staticmethod(_here.nvmlInit)
    nvmlDeviceGetPciInfo = staticmethod(_here.nvmlDeviceGetPciInfo)
    nvmlDeviceGetCount = staticmethod(_here.nvmlDeviceGetCount)
    nvmlDeviceGetHandleByIndex = staticmethod(_here.nvmlDeviceGetHandleByIndex)
    nvmlDeviceGetHandleByPciBusId = staticmethod(_here.nvmlDeviceGetHandleByPciBusId)
    nvmlDeviceGetNvLinkRemotePciInfo = staticmethod(_here.nvmlDeviceGetNvLinkRemotePciInfo)
    nvmlDeviceRemoveGpu = staticmethod(_here.nvmlDeviceRemoveGpu)
    nvmlDeviceGetGridLicensableFeatures = staticmethod(_here.nvmlDeviceGetGridLicensableFeatures)
    nvmlEventSetWait = staticmethod(_here.nvmlEventSetWait)
    nvmlDeviceGetAttributes = staticmethod(_here.nvmlDeviceGetAttributes)
    nvmlComputeInstanceGetInfo = staticmethod(_here.nvmlComputeInstanceGetInfo)
    nvmlDeviceGetComputeRunningProcesses = staticmethod(_here.nvmlDeviceGetComputeRunningProcesses)
    nvmlDeviceGetGraphicsRunningProcesses = staticmethod(_here.nvmlDeviceGetGraphicsRunningProcesses)
    nvmlDeviceGetMPSComputeRunningProcesses = staticmethod(_here.nvmlDeviceGetMPSComputeRunningProcesses)
    nvmlGetBlacklistDeviceCount = staticmethod(_here.nvmlGetBlacklistDeviceCount)
    nvmlGetBlacklistDeviceInfoByIndex = staticmethod(_here.nvmlGetBlacklistDeviceInfoByIndex)
    nvmlDeviceGetGpuInstancePossiblePlacements = staticmethod(_here.nvmlDeviceGetGpuInstancePossiblePlacements)
    nvmlVgpuInstanceGetLicenseInfo = staticmethod(_here.nvmlVgpuInstanceGetLicenseInfo)
    nvmlDeviceGetDriverModel = staticmethod(_here.nvmlDeviceGetDriverModel)
    nvmlDeviceCcuGetStreamState: Callable[..., int]
    nvmlDeviceCcuSetStreamState: Callable[..., None]
    nvmlDeviceGetPowerMode: Callable[..., int]
    nvmlDeviceGetSupportedPowerModes: Callable[..., int]
    nvmlDeviceSetPowerMode: Callable[..., None]
