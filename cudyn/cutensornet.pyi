"""The names of cudyn.cutensornet, for type checkers and editors.

Generated from cutensornet.h of the header releases 2.1 to 2.14
(14 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cutensornet as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Chars as _Chars, Device as _Device, Enumeration as _Enumeration, Int as _Int, Opaque as _Opaque, Pointer as _Pointer, ReadArray as _ReadArray, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CutensornetError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CutensornetError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cutensornetStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATUS_SUCCESS = ...
    CUTENSORNET_STATUS_NOT_INITIALIZED = ...
    CUTENSORNET_STATUS_ALLOC_FAILED = ...
    CUTENSORNET_STATUS_INVALID_VALUE = ...
    CUTENSORNET_STATUS_ARCH_MISMATCH = ...
    CUTENSORNET_STATUS_MAPPING_ERROR = ...
    CUTENSORNET_STATUS_EXECUTION_FAILED = ...
    CUTENSORNET_STATUS_INTERNAL_ERROR = ...
    CUTENSORNET_STATUS_NOT_SUPPORTED = ...
    CUTENSORNET_STATUS_LICENSE_ERROR = ...
    CUTENSORNET_STATUS_CUBLAS_ERROR = ...
    CUTENSORNET_STATUS_CUDA_ERROR = ...
    CUTENSORNET_STATUS_INSUFFICIENT_WORKSPACE = ...
    CUTENSORNET_STATUS_INSUFFICIENT_DRIVER = ...
    CUTENSORNET_STATUS_IO_ERROR = ...
    CUTENSORNET_STATUS_CUTENSOR_VERSION_MISMATCH = ...
    CUTENSORNET_STATUS_NO_DEVICE_ALLOCATOR = ...
    CUTENSORNET_STATUS_ALL_HYPER_SAMPLES_FAILED = ...
    CUTENSORNET_STATUS_CUSOLVER_ERROR = ...
    CUTENSORNET_STATUS_DEVICE_ALLOCATOR_ERROR = ...
    CUTENSORNET_STATUS_DISTRIBUTED_FAILURE = ...
    CUTENSORNET_STATUS_INTERRUPTED = ...
    CUTENSORNET_STATUS_CUTENSOR_ERROR = ...
CUTENSORNET_STATUS_SUCCESS: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_NOT_INITIALIZED: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_ALLOC_FAILED: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_INVALID_VALUE: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_ARCH_MISMATCH: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_MAPPING_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_EXECUTION_FAILED: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_INTERNAL_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_NOT_SUPPORTED: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_LICENSE_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_CUBLAS_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_CUDA_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_INSUFFICIENT_WORKSPACE: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_INSUFFICIENT_DRIVER: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_IO_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_CUTENSOR_VERSION_MISMATCH: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_NO_DEVICE_ALLOCATOR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_ALL_HYPER_SAMPLES_FAILED: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_CUSOLVER_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_DEVICE_ALLOCATOR_ERROR: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_DISTRIBUTED_FAILURE: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_INTERRUPTED: Final[cutensornetStatus_t]
CUTENSORNET_STATUS_CUTENSOR_ERROR: Final[cutensornetStatus_t]

class cutensornetComputeType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_COMPUTE_16F = ...
    CUTENSORNET_COMPUTE_16BF = ...
    CUTENSORNET_COMPUTE_TF32 = ...
    CUTENSORNET_COMPUTE_3XTF32 = ...
    CUTENSORNET_COMPUTE_32F = ...
    CUTENSORNET_COMPUTE_64F = ...
    CUTENSORNET_COMPUTE_8U = ...
    CUTENSORNET_COMPUTE_8I = ...
    CUTENSORNET_COMPUTE_32U = ...
    CUTENSORNET_COMPUTE_32I = ...
CUTENSORNET_COMPUTE_16F: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_16BF: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_TF32: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_3XTF32: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_32F: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_64F: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_8U: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_8I: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_32U: Final[cutensornetComputeType_t]
CUTENSORNET_COMPUTE_32I: Final[cutensornetComputeType_t]

class cutensornetNetworkAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT = ...
    CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT = ...
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED = ...
    CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED = ...
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD = ...
    CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD = ...
    CUTENSORNET_NETWORK_COMPUTE_TYPE = ...
CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT: Final[cutensornetNetworkAttributes_t]
CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT: Final[cutensornetNetworkAttributes_t]
CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED: Final[cutensornetNetworkAttributes_t]
CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED: Final[cutensornetNetworkAttributes_t]
CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD: Final[cutensornetNetworkAttributes_t]
CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD: Final[cutensornetNetworkAttributes_t]
CUTENSORNET_NETWORK_COMPUTE_TYPE: Final[cutensornetNetworkAttributes_t]

class cutensornetGraphAlgo_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_GRAPH_ALGO_RB = ...
    CUTENSORNET_GRAPH_ALGO_KWAY = ...
CUTENSORNET_GRAPH_ALGO_RB: Final[cutensornetGraphAlgo_t]
CUTENSORNET_GRAPH_ALGO_KWAY: Final[cutensornetGraphAlgo_t]

class cutensornetMemoryModel_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_MEMORY_MODEL_HEURISTIC = ...
    CUTENSORNET_MEMORY_MODEL_CUTENSOR = ...
CUTENSORNET_MEMORY_MODEL_HEURISTIC: Final[cutensornetMemoryModel_t]
CUTENSORNET_MEMORY_MODEL_CUTENSOR: Final[cutensornetMemoryModel_t]

class cutensornetOptimizerCost_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_OPTIMIZER_COST_FLOPS = ...
    CUTENSORNET_OPTIMIZER_COST_TIME = ...
CUTENSORNET_OPTIMIZER_COST_FLOPS: Final[cutensornetOptimizerCost_t]
CUTENSORNET_OPTIMIZER_COST_TIME: Final[cutensornetOptimizerCost_t]

class cutensornetSmartOption_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_SMART_OPTION_DISABLED = ...
    CUTENSORNET_SMART_OPTION_ENABLED = ...
CUTENSORNET_SMART_OPTION_DISABLED: Final[cutensornetSmartOption_t]
CUTENSORNET_SMART_OPTION_ENABLED: Final[cutensornetSmartOption_t]

class cutensornetContractionOptimizerConfigAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH = ...
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION: Final[cutensornetContractionOptimizerConfigAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH: Final[cutensornetContractionOptimizerConfigAttributes_t]

class cutensornetContractionOptimizerInfoAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES = ...
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES = ...
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES: Final[cutensornetContractionOptimizerInfoAttributes_t]
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES: Final[cutensornetContractionOptimizerInfoAttributes_t]

class cutensornetContractionAutotunePreferenceAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS = ...
    CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES = ...
CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS: Final[cutensornetContractionAutotunePreferenceAttributes_t]
CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES: Final[cutensornetContractionAutotunePreferenceAttributes_t]

class cutensornetNetworkAutotunePreferenceAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS = ...
    CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES = ...
CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS: Final[cutensornetNetworkAutotunePreferenceAttributes_t]
CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES: Final[cutensornetNetworkAutotunePreferenceAttributes_t]

class cutensornetWorksizePref_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_WORKSIZE_PREF_MIN = ...
    CUTENSORNET_WORKSIZE_PREF_RECOMMENDED = ...
    CUTENSORNET_WORKSIZE_PREF_MAX = ...
CUTENSORNET_WORKSIZE_PREF_MIN: Final[cutensornetWorksizePref_t]
CUTENSORNET_WORKSIZE_PREF_RECOMMENDED: Final[cutensornetWorksizePref_t]
CUTENSORNET_WORKSIZE_PREF_MAX: Final[cutensornetWorksizePref_t]

class cutensornetMemspace_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_MEMSPACE_DEVICE = ...
    CUTENSORNET_MEMSPACE_HOST = ...
CUTENSORNET_MEMSPACE_DEVICE: Final[cutensornetMemspace_t]
CUTENSORNET_MEMSPACE_HOST: Final[cutensornetMemspace_t]

class cutensornetWorkspaceKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_WORKSPACE_SCRATCH = ...
    CUTENSORNET_WORKSPACE_CACHE = ...
CUTENSORNET_WORKSPACE_SCRATCH: Final[cutensornetWorkspaceKind_t]
CUTENSORNET_WORKSPACE_CACHE: Final[cutensornetWorkspaceKind_t]

class cutensornetTensorDescriptorAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED = ...
    CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES = ...
    CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES = ...
    CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES = ...
    CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE = ...
    CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE = ...
    CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS = ...
CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED: Final[cutensornetTensorDescriptorAttributes_t]
CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES: Final[cutensornetTensorDescriptorAttributes_t]
CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES: Final[cutensornetTensorDescriptorAttributes_t]
CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES: Final[cutensornetTensorDescriptorAttributes_t]
CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE: Final[cutensornetTensorDescriptorAttributes_t]
CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE: Final[cutensornetTensorDescriptorAttributes_t]
CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS: Final[cutensornetTensorDescriptorAttributes_t]

class cutensornetTensorSVDConfigAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF = ...
    CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF = ...
    CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION = ...
    CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION = ...
    CUTENSORNET_TENSOR_SVD_CONFIG_ALGO = ...
    CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS = ...
    CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF = ...
CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF: Final[cutensornetTensorSVDConfigAttributes_t]
CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF: Final[cutensornetTensorSVDConfigAttributes_t]
CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION: Final[cutensornetTensorSVDConfigAttributes_t]
CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION: Final[cutensornetTensorSVDConfigAttributes_t]
CUTENSORNET_TENSOR_SVD_CONFIG_ALGO: Final[cutensornetTensorSVDConfigAttributes_t]
CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS: Final[cutensornetTensorSVDConfigAttributes_t]
CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF: Final[cutensornetTensorSVDConfigAttributes_t]

class cutensornetTensorSVDAlgo_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_TENSOR_SVD_ALGO_GESVD = ...
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDJ = ...
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDP = ...
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDR = ...
CUTENSORNET_TENSOR_SVD_ALGO_GESVD: Final[cutensornetTensorSVDAlgo_t]
CUTENSORNET_TENSOR_SVD_ALGO_GESVDJ: Final[cutensornetTensorSVDAlgo_t]
CUTENSORNET_TENSOR_SVD_ALGO_GESVDP: Final[cutensornetTensorSVDAlgo_t]
CUTENSORNET_TENSOR_SVD_ALGO_GESVDR: Final[cutensornetTensorSVDAlgo_t]

class cutensornetTensorSVDPartition_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_TENSOR_SVD_PARTITION_NONE = ...
    CUTENSORNET_TENSOR_SVD_PARTITION_US = ...
    CUTENSORNET_TENSOR_SVD_PARTITION_SV = ...
    CUTENSORNET_TENSOR_SVD_PARTITION_UV_EQUAL = ...
CUTENSORNET_TENSOR_SVD_PARTITION_NONE: Final[cutensornetTensorSVDPartition_t]
CUTENSORNET_TENSOR_SVD_PARTITION_US: Final[cutensornetTensorSVDPartition_t]
CUTENSORNET_TENSOR_SVD_PARTITION_SV: Final[cutensornetTensorSVDPartition_t]
CUTENSORNET_TENSOR_SVD_PARTITION_UV_EQUAL: Final[cutensornetTensorSVDPartition_t]

class cutensornetTensorSVDNormalization_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_NONE = ...
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_L1 = ...
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_L2 = ...
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_LINF = ...
CUTENSORNET_TENSOR_SVD_NORMALIZATION_NONE: Final[cutensornetTensorSVDNormalization_t]
CUTENSORNET_TENSOR_SVD_NORMALIZATION_L1: Final[cutensornetTensorSVDNormalization_t]
CUTENSORNET_TENSOR_SVD_NORMALIZATION_L2: Final[cutensornetTensorSVDNormalization_t]
CUTENSORNET_TENSOR_SVD_NORMALIZATION_LINF: Final[cutensornetTensorSVDNormalization_t]

class cutensornetTensorSVDInfoAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT = ...
    CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT = ...
    CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT = ...
    CUTENSORNET_TENSOR_SVD_INFO_ALGO = ...
    CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS = ...
CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT: Final[cutensornetTensorSVDInfoAttributes_t]
CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT: Final[cutensornetTensorSVDInfoAttributes_t]
CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT: Final[cutensornetTensorSVDInfoAttributes_t]
CUTENSORNET_TENSOR_SVD_INFO_ALGO: Final[cutensornetTensorSVDInfoAttributes_t]
CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS: Final[cutensornetTensorSVDInfoAttributes_t]

class cutensornetGateSplitAlgo_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_GATE_SPLIT_ALGO_DIRECT = ...
    CUTENSORNET_GATE_SPLIT_ALGO_REDUCED = ...
CUTENSORNET_GATE_SPLIT_ALGO_DIRECT: Final[cutensornetGateSplitAlgo_t]
CUTENSORNET_GATE_SPLIT_ALGO_REDUCED: Final[cutensornetGateSplitAlgo_t]

class cutensornetStatePurity_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATE_PURITY_PURE = ...
    CUTENSORNET_STATE_PURITY_MIXED = ...
CUTENSORNET_STATE_PURITY_PURE: Final[cutensornetStatePurity_t]
CUTENSORNET_STATE_PURITY_MIXED: Final[cutensornetStatePurity_t]

class cutensornetAccessorAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_ACCESSOR_INFO_FLOPS = ...
CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES: Final[cutensornetAccessorAttributes_t]
CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES: Final[cutensornetAccessorAttributes_t]
CUTENSORNET_ACCESSOR_INFO_FLOPS: Final[cutensornetAccessorAttributes_t]

class cutensornetExpectationAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_EXPECTATION_INFO_FLOPS = ...
CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES: Final[cutensornetExpectationAttributes_t]
CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES: Final[cutensornetExpectationAttributes_t]
CUTENSORNET_EXPECTATION_INFO_FLOPS: Final[cutensornetExpectationAttributes_t]

class cutensornetMarginalKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_MARGINAL_KIND_FULL = ...
    CUTENSORNET_MARGINAL_KIND_DIAGONAL = ...
CUTENSORNET_MARGINAL_KIND_FULL: Final[cutensornetMarginalKind_t]
CUTENSORNET_MARGINAL_KIND_DIAGONAL: Final[cutensornetMarginalKind_t]

class cutensornetMarginalAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_MARGINAL_INFO_FLOPS = ...
    CUTENSORNET_MARGINAL_INFO_KIND = ...
CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES: Final[cutensornetMarginalAttributes_t]
CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES: Final[cutensornetMarginalAttributes_t]
CUTENSORNET_MARGINAL_INFO_FLOPS: Final[cutensornetMarginalAttributes_t]
CUTENSORNET_MARGINAL_INFO_KIND: Final[cutensornetMarginalAttributes_t]

class cutensornetSamplerAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC = ...
    CUTENSORNET_SAMPLER_INFO_FLOPS = ...
CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES: Final[cutensornetSamplerAttributes_t]
CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES: Final[cutensornetSamplerAttributes_t]
CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC: Final[cutensornetSamplerAttributes_t]
CUTENSORNET_SAMPLER_INFO_FLOPS: Final[cutensornetSamplerAttributes_t]

class cutensornetBoundaryCondition_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_BOUNDARY_CONDITION_OPEN = ...
CUTENSORNET_BOUNDARY_CONDITION_OPEN: Final[cutensornetBoundaryCondition_t]

class cutensornetStateAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATE_MPS_CANONICAL_CENTER = ...
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF = ...
    CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF = ...
    CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION = ...
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO = ...
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS = ...
    CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF = ...
    CUTENSORNET_STATE_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER = ...
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF = ...
    CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF = ...
    CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION = ...
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO = ...
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS = ...
    CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF = ...
    CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION = ...
    CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION = ...
    CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES = ...
    CUTENSORNET_STATE_INFO_FLOPS = ...
CUTENSORNET_STATE_MPS_CANONICAL_CENTER: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_NUM_HYPER_SAMPLES: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES: Final[cutensornetStateAttributes_t]
CUTENSORNET_STATE_INFO_FLOPS: Final[cutensornetStateAttributes_t]

class cutensornetStateMPOApplication_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATE_MPO_APPLICATION_INEXACT = ...
    CUTENSORNET_STATE_MPO_APPLICATION_EXACT = ...
CUTENSORNET_STATE_MPO_APPLICATION_INEXACT: Final[cutensornetStateMPOApplication_t]
CUTENSORNET_STATE_MPO_APPLICATION_EXACT: Final[cutensornetStateMPOApplication_t]

class cutensornetStateMPSGaugeOption_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATE_MPS_GAUGE_FREE = ...
    CUTENSORNET_STATE_MPS_GAUGE_SIMPLE = ...
CUTENSORNET_STATE_MPS_GAUGE_FREE: Final[cutensornetStateMPSGaugeOption_t]
CUTENSORNET_STATE_MPS_GAUGE_SIMPLE: Final[cutensornetStateMPSGaugeOption_t]

class cutensornetStateProjectionMPSOrthoOption_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATE_PROJECTION_MPS_ORTHO_AUTO = ...
CUTENSORNET_STATE_PROJECTION_MPS_ORTHO_AUTO: Final[cutensornetStateProjectionMPSOrthoOption_t]

class cutensornetStateProjectionMPSMaxExtentPreparePolicy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_BUFFER = ...
    CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_CONFIG = ...
CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_BUFFER: Final[cutensornetStateProjectionMPSMaxExtentPreparePolicy_t]
CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_CONFIG: Final[cutensornetStateProjectionMPSMaxExtentPreparePolicy_t]

class cutensornetStateProjectionMPSAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT = ...
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES = ...
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT: Final[cutensornetStateProjectionMPSAttributes_t]
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES: Final[cutensornetStateProjectionMPSAttributes_t]

class cutensornetLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...

class cutensornetLoggerCallbackData_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None, int | None], object] | int | None = ..., /) -> None: ...

class cutensornetTensorIDList_t(_Struct):
    numTensors: int
    data: ctypes._Pointer[ctypes.c_int32]
    def __init__(self, numTensors: int = ..., data: ctypes._Pointer[ctypes.c_int32] | None = ...) -> None: ...

class cutensornetNodePair_t(_Struct):
    first: int
    second: int
    def __init__(self, first: int = ..., second: int = ...) -> None: ...

class cutensornetContractionPath_t(_Struct):
    numContractions: int
    data: ctypes._Pointer[cutensornetNodePair_t]
    def __init__(self, numContractions: int = ..., data: ctypes._Pointer[cutensornetNodePair_t] | None = ...) -> None: ...

class cutensornetSliceInfoPair_t(_Struct):
    slicedMode: int
    slicedExtent: int
    def __init__(self, slicedMode: int = ..., slicedExtent: int = ...) -> None: ...

class cutensornetSlicingConfig_t(_Struct):
    numSlicedModes: int
    data: ctypes._Pointer[cutensornetSliceInfoPair_t]
    def __init__(self, numSlicedModes: int = ..., data: ctypes._Pointer[cutensornetSliceInfoPair_t] | None = ...) -> None: ...

class cutensornetTensorQualifiers_t(_Struct):
    isConjugate: int
    isConstant: int
    requiresGradient: int
    def __init__(self, isConjugate: int = ..., isConstant: int = ..., requiresGradient: int = ...) -> None: ...

class cutensornetGesvdjParams_t(_Struct):
    tol: float
    maxSweeps: int
    def __init__(self, tol: float = ..., maxSweeps: int = ...) -> None: ...

class cutensornetGesvdrParams_t(_Struct):
    oversampling: int
    niters: int
    def __init__(self, oversampling: int = ..., niters: int = ...) -> None: ...

class cutensornetGesvdjStatus_t(_Struct):
    residual: float
    sweeps: int
    def __init__(self, residual: float = ..., sweeps: int = ...) -> None: ...

class cutensornetGesvdpStatus_t(_Struct):
    errSigma: float
    def __init__(self, errSigma: float = ...) -> None: ...

class cutensornetDeviceMemHandler_t(_Struct):
    ctx: int | None
    device_alloc: CFuncPtr
    device_free: CFuncPtr
    name: _Chars
    def __init__(self, ctx: int | None = ..., device_alloc: CFuncPtr | None = ..., device_free: CFuncPtr | None = ..., name: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class cutensornetMPSEnvBounds_t(_Struct):
    lowerBound: int
    upperBound: int
    def __init__(self, lowerBound: int = ..., upperBound: int = ...) -> None: ...

class cutensornetDistributedCommunicator_t(_Struct):
    commPtr: int | None
    commSize: int
    def __init__(self, commPtr: int | None = ..., commSize: int = ...) -> None: ...

class cutensornetDistributedInterface_t(_Struct):
    version: int
    getNumRanks: CFuncPtr
    getNumRanksShared: CFuncPtr
    getProcRank: CFuncPtr
    Barrier: CFuncPtr
    Bcast: CFuncPtr
    Allreduce: CFuncPtr
    AllreduceInPlace: CFuncPtr
    AllreduceInPlaceMin: CFuncPtr
    AllreduceDoubleIntMinloc: CFuncPtr
    Allgather: CFuncPtr
    def __init__(self, version: int = ..., getNumRanks: CFuncPtr | None = ..., getNumRanksShared: CFuncPtr | None = ..., getProcRank: CFuncPtr | None = ..., Barrier: CFuncPtr | None = ..., Bcast: CFuncPtr | None = ..., Allreduce: CFuncPtr | None = ..., AllreduceInPlace: CFuncPtr | None = ..., AllreduceInPlaceMin: CFuncPtr | None = ..., AllreduceDoubleIntMinloc: CFuncPtr | None = ..., Allgather: CFuncPtr | None = ...) -> None: ...

cutensornetNetworkDescriptor_t = ctypes.c_void_p
cutensornetContractionPlan_t = ctypes.c_void_p
cutensornetHandle_t = ctypes.c_void_p
cutensornetWorkspaceDescriptor_t = ctypes.c_void_p
cutensornetContractionOptimizerConfig_t = ctypes.c_void_p
cutensornetContractionOptimizerInfo_t = ctypes.c_void_p
cutensornetContractionAutotunePreference_t = ctypes.c_void_p
cutensornetNetworkAutotunePreference_t = ctypes.c_void_p
cutensornetSliceGroup_t = ctypes.c_void_p
cutensornetTensorDescriptor_t = ctypes.c_void_p
cutensornetTensorSVDConfig_t = ctypes.c_void_p
cutensornetTensorSVDInfo_t = ctypes.c_void_p
cutensornetState_t = ctypes.c_void_p
cutensornetStateAccessor_t = ctypes.c_void_p
cutensornetStateExpectation_t = ctypes.c_void_p
cutensornetStateMarginal_t = ctypes.c_void_p
cutensornetStateSampler_t = ctypes.c_void_p
cutensornetStateProjectionMPS_t = ctypes.c_void_p
cutensornetNetworkOperator_t = ctypes.c_void_p

CUTENSORNET_MAJOR: Final = 2
CUTENSORNET_MINOR: Final = 14
CUTENSORNET_PATCH: Final = 0
CUTENSORNET_VERSION: Final = 21400
CUTENSORNET_ALLOCATOR_NAME_LEN: Final = 64
CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION: Final = 2

cuDoubleComplex = runtime.cuDoubleComplex
cudaDataType_t = runtime.cudaDataType_t
CUDA_R_16F: Final[runtime.cudaDataType]
CUDA_C_16F: Final[runtime.cudaDataType]
CUDA_R_16BF: Final[runtime.cudaDataType]
CUDA_C_16BF: Final[runtime.cudaDataType]
CUDA_R_32F: Final[runtime.cudaDataType]
CUDA_C_32F: Final[runtime.cudaDataType]
CUDA_R_64F: Final[runtime.cudaDataType]
CUDA_C_64F: Final[runtime.cudaDataType]
CUDA_R_4I: Final[runtime.cudaDataType]
CUDA_C_4I: Final[runtime.cudaDataType]
CUDA_R_4U: Final[runtime.cudaDataType]
CUDA_C_4U: Final[runtime.cudaDataType]
CUDA_R_8I: Final[runtime.cudaDataType]
CUDA_C_8I: Final[runtime.cudaDataType]
CUDA_R_8U: Final[runtime.cudaDataType]
CUDA_C_8U: Final[runtime.cudaDataType]
CUDA_R_16I: Final[runtime.cudaDataType]
CUDA_C_16I: Final[runtime.cudaDataType]
CUDA_R_16U: Final[runtime.cudaDataType]
CUDA_C_16U: Final[runtime.cudaDataType]
CUDA_R_32I: Final[runtime.cudaDataType]
CUDA_C_32I: Final[runtime.cudaDataType]
CUDA_R_32U: Final[runtime.cudaDataType]
CUDA_C_32U: Final[runtime.cudaDataType]
CUDA_R_64I: Final[runtime.cudaDataType]
CUDA_C_64I: Final[runtime.cudaDataType]
CUDA_R_64U: Final[runtime.cudaDataType]
CUDA_C_64U: Final[runtime.cudaDataType]
CUDA_R_8F_E4M3: Final[runtime.cudaDataType]
CUDA_R_8F_UE4M3: Final[runtime.cudaDataType]
CUDA_R_8F_E5M2: Final[runtime.cudaDataType]
CUDA_R_8F_UE8M0: Final[runtime.cudaDataType]
CUDA_R_6F_E2M3: Final[runtime.cudaDataType]
CUDA_R_6F_E3M2: Final[runtime.cudaDataType]
CUDA_R_4F_E2M1: Final[runtime.cudaDataType]
cudaStream_t = runtime.cudaStream_t

def cutensornetCreate() -> int: """made by the call: cutensornetHandle_t *handle"""
def cutensornetDestroy(handle: _Opaque) -> None: ...
def cutensornetCreateNetworkDescriptor(handle: _Writable, numInputs: int | None, numModesIn: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, extentsIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], modesIn: _Pointer[ctypes._Pointer[ctypes.c_int32]] | int | Sequence[ctypes._Pointer[ctypes.c_int32]], qualifiersIn: _Pointer[cutensornetTensorQualifiers_t] | int | Sequence[cutensornetTensorQualifiers_t], numModesOut: int, extentsOut: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, stridesOut: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modesOut: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int, computeType: cutensornetComputeType_t | _Int) -> int: """made by the call: cutensornetNetworkDescriptor_t *networkDesc"""
def cutensornetCreateNetwork(handle: _Writable) -> int: """since 2.9; made by the call: cutensornetNetworkDescriptor_t *networkDesc"""
def cutensornetDestroyNetworkDescriptor(networkDesc: _Opaque) -> None: ...
def cutensornetDestroyNetwork(networkDesc: _Opaque) -> None: """since 2.9"""
def cutensornetNetworkAppendTensor(handle: _Writable, networkDesc: _Opaque, numModes: int | None, extents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, qualifiers: _Pointer[cutensornetTensorQualifiers_t] | int, dataType: runtime.cudaDataType | _Int) -> int: """since 2.9; made by the call: int64_t *tensorId"""
def cutensornetNetworkSetOutputTensor(handle: _Writable, networkDesc: _Opaque, numModes: int | None, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> None: """since 2.9"""
def cutensornetNetworkGetAttribute(handle: _Writable, networkDesc: _Writable, attr: cutensornetNetworkAttributes_t | _Int) -> int: """since 2.2; made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetNetworkSetAttribute(handle: _Writable, networkDesc: _Opaque, attr: cutensornetNetworkAttributes_t | _Int, buffer: _Address, sizeInBytes: int | None) -> None: """since 2.2"""
def cutensornetGetOutputTensorDetails(handle: _Writable, networkDesc: _Writable, modeLabels: _Pointer[ctypes.c_int32] | int | _WriteArray, extents: _Pointer[ctypes.c_int64] | int | _WriteArray, strides: _Pointer[ctypes.c_int64] | int | _WriteArray) -> tuple[int, int]: """made by the call: int32_t *numModes, size_t *dataSize"""
def cutensornetGetOutputTensorDescriptor(handle: _Writable, networkDesc: _Writable) -> int: """made by the call: cutensornetTensorDescriptor_t *outputTensorDesc"""
def cutensornetGetTensorDetails(handle: _Writable, tensorDesc: _Writable, modeLabels: _Pointer[ctypes.c_int32] | int | _WriteArray, extents: _Pointer[ctypes.c_int64] | int | _WriteArray, strides: _Pointer[ctypes.c_int64] | int | _WriteArray) -> tuple[int, int]: """made by the call: int32_t *numModes, size_t *dataSize"""
def cutensornetCreateWorkspaceDescriptor(handle: _Writable) -> int: """made by the call: cutensornetWorkspaceDescriptor_t *workDesc"""
def cutensornetWorkspaceComputeSizes(handle: _Writable, networkDesc: _Writable, optimizerInfo: _Writable, workDesc: _Opaque) -> None: ...
def cutensornetWorkspaceComputeContractionSizes(handle: _Writable, networkDesc: _Writable, optimizerInfo: _Writable, workDesc: _Opaque) -> None: ...
def cutensornetWorkspaceGetSize(handle: _Writable, workDesc: _Writable, workPref: cutensornetWorksizePref_t | _Int, memSpace: cutensornetMemspace_t | _Int) -> int: """made by the call: uint64_t *workspaceSize"""
def cutensornetWorkspaceGetMemorySize(handle: _Writable, workDesc: _Writable, workPref: cutensornetWorksizePref_t | _Int, memSpace: cutensornetMemspace_t | _Int, workKind: cutensornetWorkspaceKind_t | _Int) -> int: """made by the call: int64_t *memorySize"""
def cutensornetWorkspaceSet(handle: _Writable, workDesc: _Opaque, memSpace: cutensornetMemspace_t | _Int, workspacePtr: _Writable | _Device, workspaceSize: int) -> None: ...
def cutensornetWorkspaceSetMemory(handle: _Writable, workDesc: _Opaque, memSpace: cutensornetMemspace_t | _Int, workKind: cutensornetWorkspaceKind_t | _Int, memoryPtr: _Writable | _Device, memorySize: int | None) -> None: ...
def cutensornetWorkspaceGet(handle: _Writable, workDesc: _Writable, memSpace: cutensornetMemspace_t | _Int) -> tuple[int, int]: """made by the call: void **workspacePtr, uint64_t *workspaceSize"""
def cutensornetWorkspaceGetMemory(handle: _Writable, workDesc: _Writable, memSpace: cutensornetMemspace_t | _Int, workKind: cutensornetWorkspaceKind_t | _Int) -> tuple[int, int]: """made by the call: void **memoryPtr, int64_t *memorySize"""
def cutensornetWorkspacePurgeCache(handle: _Writable, workDesc: _Opaque, memSpace: cutensornetMemspace_t | _Int) -> None: """since 2.2"""
def cutensornetDestroyWorkspaceDescriptor(workDesc: _Opaque) -> None: ...
def cutensornetCreateContractionOptimizerConfig(handle: _Writable) -> int: """made by the call: cutensornetContractionOptimizerConfig_t *optimizerConfig"""
def cutensornetDestroyContractionOptimizerConfig(optimizerConfig: _Opaque) -> None: ...
def cutensornetContractionOptimizerConfigGetAttribute(handle: _Writable, optimizerConfig: _Writable, attr: cutensornetContractionOptimizerConfigAttributes_t | _Int) -> int: """made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetContractionOptimizerConfigSetAttribute(handle: _Writable, optimizerConfig: _Opaque, attr: cutensornetContractionOptimizerConfigAttributes_t | _Int, buffer: int | cutensornetGraphAlgo_t | _Int | cutensornetMemoryModel_t | cutensornetOptimizerCost_t | cutensornetSmartOption_t) -> None: """made by the call: size_t sizeInBytes"""
def cutensornetDestroyContractionOptimizerInfo(optimizerInfo: _Opaque) -> None: ...
def cutensornetCreateContractionOptimizerInfo(handle: _Writable, networkDesc: _Writable) -> int: """made by the call: cutensornetContractionOptimizerInfo_t *optimizerInfo"""
def cutensornetContractionOptimize(handle: _Writable, networkDesc: _Writable, optimizerConfig: _Writable, workspaceSizeConstraint: int, optimizerInfo: _Opaque) -> None: ...
def cutensornetNetworkSetOptimizerInfo(handle: _Writable, networkDesc: _Opaque, optimizerInfo: _Writable) -> None: """since 2.9"""
def cutensornetContractionOptimizerInfoGetAttribute(handle: _Writable, optimizerInfo: _Writable, attr: cutensornetContractionOptimizerInfoAttributes_t | _Int) -> int | float: """made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetContractionOptimizerInfoSetAttribute(handle: _Writable, optimizerInfo: _Opaque, attr: cutensornetContractionOptimizerInfoAttributes_t | _Int, buffer: _Address, sizeInBytes: int | None) -> None: ...
def cutensornetContractionOptimizerInfoGetPackedSize(handle: _Writable, optimizerInfo: _Writable) -> int: """made by the call: size_t *sizeInBytes"""
def cutensornetContractionOptimizerInfoPackData(handle: _Writable, optimizerInfo: _Writable, buffer: _Writable, sizeInBytes: int | None) -> None: ...
def cutensornetCreateContractionOptimizerInfoFromPackedData(handle: _Writable, networkDesc: _Writable, buffer: _Address, sizeInBytes: int) -> int: """made by the call: cutensornetContractionOptimizerInfo_t *optimizerInfo"""
def cutensornetUpdateContractionOptimizerInfoFromPackedData(handle: _Writable, buffer: _Address, sizeInBytes: int, optimizerInfo: _Opaque) -> None: ...
def cutensornetCreateContractionPlan(handle: _Writable, networkDesc: _Writable, optimizerInfo: _Writable, workDesc: _Writable) -> int: """made by the call: cutensornetContractionPlan_t *plan"""
def cutensornetNetworkPrepareContraction(handle: _Writable, networkDesc: _Opaque, workDesc: _Writable) -> None: """since 2.9"""
def cutensornetDestroyContractionPlan(plan: _Opaque) -> None: ...
def cutensornetContractionAutotune(handle: _Writable, plan: _Opaque, rawDataIn: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], rawDataOut: _Device, workDesc: _Opaque, pref: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensornetNetworkAutotuneContraction(handle: _Writable, networkDesc: _Opaque, workDesc: _Writable, pref: _Writable, stream: driver.CUstream | int | None) -> None: """since 2.9"""
def cutensornetCreateContractionAutotunePreference(handle: _Writable) -> int: """made by the call: cutensornetContractionAutotunePreference_t *autotunePreference"""
def cutensornetCreateNetworkAutotunePreference(handle: _Writable) -> int: """since 2.9; made by the call: cutensornetNetworkAutotunePreference_t *autotunePreference"""
def cutensornetContractionAutotunePreferenceGetAttribute(handle: _Writable, autotunePreference: _Writable, attr: cutensornetContractionAutotunePreferenceAttributes_t | _Int) -> int: """made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetNetworkAutotunePreferenceGetAttribute(handle: _Writable, autotunePreference: _Writable, attr: cutensornetNetworkAutotunePreferenceAttributes_t | _Int) -> int: """since 2.9; made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetContractionAutotunePreferenceSetAttribute(handle: _Writable, autotunePreference: _Opaque, attr: cutensornetContractionAutotunePreferenceAttributes_t | _Int, buffer: int) -> None: """made by the call: size_t sizeInBytes"""
def cutensornetNetworkAutotunePreferenceSetAttribute(handle: _Writable, autotunePreference: _Opaque, attr: cutensornetNetworkAutotunePreferenceAttributes_t | _Int, buf: int) -> None: """since 2.9; made by the call: size_t sizeInBytes"""
def cutensornetDestroyContractionAutotunePreference(autotunePreference: _Opaque) -> None: ...
def cutensornetDestroyNetworkAutotunePreference(autotunePreference: _Opaque) -> None: """since 2.9"""
def cutensornetContraction(handle: _Writable, plan: _Opaque, rawDataIn: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], rawDataOut: _Device, workDesc: _Opaque, sliceId: int, stream: driver.CUstream | int | None) -> None: ...
def cutensornetCreateSliceGroupFromIDRange(handle: _Writable, sliceIdStart: int, sliceIdStop: int, sliceIdStep: int) -> int: """made by the call: cutensornetSliceGroup_t *sliceGroup"""
def cutensornetCreateSliceGroupFromIDs(handle: _Writable, beginIDSequence: _Pointer[ctypes.c_int64] | int | _ReadArray, endIDSequence: _Pointer[ctypes.c_int64] | int | _ReadArray) -> int: """made by the call: cutensornetSliceGroup_t *sliceGroup"""
def cutensornetDestroySliceGroup(sliceGroup: _Opaque) -> None: ...
def cutensornetContractSlices(handle: _Writable, plan: _Opaque, rawDataIn: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], rawDataOut: _Device, accumulateOutput: int, workDesc: _Opaque, sliceGroup: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensornetNetworkSetInputTensorMemory(handle: _Writable, networkDesc: _Opaque, tensorId: int, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None: """since 2.9"""
def cutensornetNetworkSetOutputTensorMemory(handle: _Writable, networkDesc: _Opaque, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None: """since 2.9"""
def cutensornetNetworkSetGradientTensorMemory(handle: _Writable, networkDesc: _Opaque, correspondingTensorId: int, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None: """since 2.9"""
def cutensornetNetworkSetAdjointTensorMemory(handle: _Writable, networkDesc: _Opaque, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None: """since 2.9"""
def cutensornetNetworkContract(handle: _Writable, networkDesc: _Opaque, accumulateOutput: int, workDesc: _Writable, sliceGroup: _Writable, stream: driver.CUstream | int | None) -> None: """since 2.9"""
def cutensornetNetworkPrepareGradientsBackward(handle: _Writable, networkDesc: _Opaque, workDesc: _Writable) -> None: """since 2.9"""
def cutensornetNetworkComputeGradientsBackward(handle: _Writable, networkDesc: _Opaque, accumulateOutput: int, workDesc: _Writable, sliceGroup: _Writable, stream: driver.CUstream | int | None) -> None: """since 2.9"""
def cutensornetCreateTensorDescriptor(handle: _Writable, numModes: int | None, extents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int: """made by the call: cutensornetTensorDescriptor_t *tensorDesc"""
def cutensornetCreateDistributedTensorDescriptor(handle: _Writable, numModes: int | None, extents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, elementStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, blockSizes: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, blockStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, nranksPerMode: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int: """since 2.14; made by the call: cutensornetTensorDescriptor_t *tensorDesc"""
def cutensornetTensorDescriptorGetAttribute(handle: _Writable, tensorDesc: _Writable, attr: cutensornetTensorDescriptorAttributes_t | _Int) -> int: """since 2.14; made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetDestroyTensorDescriptor(tensorDesc: _Opaque) -> None: ...
def cutensornetCreateTensorSVDConfig(handle: _Writable) -> int: """made by the call: cutensornetTensorSVDConfig_t *svdConfig"""
def cutensornetDestroyTensorSVDConfig(svdConfig: _Opaque) -> None: ...
def cutensornetTensorSVDConfigGetAttribute(handle: _Writable, svdConfig: _Writable, attr: cutensornetTensorSVDConfigAttributes_t | _Int) -> float | int: """made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetTensorSVDConfigSetAttribute(handle: _Writable, svdConfig: _Opaque, attr: cutensornetTensorSVDConfigAttributes_t | _Int, buffer: float | cutensornetTensorSVDNormalization_t | _Int | cutensornetTensorSVDPartition_t | cutensornetTensorSVDAlgo_t) -> None: """made by the call: size_t sizeInBytes"""
def cutensornetWorkspaceComputeSVDSizes(handle: _Writable, descTensorIn: _Writable, descTensorU: _Writable, descTensorV: _Writable, svdConfig: _Writable, workDesc: _Opaque) -> None: ...
def cutensornetWorkspaceComputeQRSizes(handle: _Writable, descTensorIn: _Writable, descTensorQ: _Writable, descTensorR: _Writable, workDesc: _Opaque) -> None: ...
def cutensornetCreateTensorSVDInfo(handle: _Writable) -> int: """made by the call: cutensornetTensorSVDInfo_t *svdInfo"""
def cutensornetTensorSVDInfoGetAttribute(handle: _Writable, svdInfo: _Writable, attr: cutensornetTensorSVDInfoAttributes_t | _Int) -> int | float: """made by the call: void *buffer, size_t sizeInBytes"""
def cutensornetDestroyTensorSVDInfo(svdInfo: _Opaque) -> None: ...
def cutensornetTensorSVD(handle: _Writable, descTensorIn: _Writable, rawDataIn: _Device, descTensorU: _Opaque, u: _Device, s: _Device, descTensorV: _Opaque, v: _Device, svdConfig: _Writable, svdInfo: _Opaque, workDesc: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensornetTensorQR(handle: _Writable, descTensorIn: _Writable, rawDataIn: _Device, descTensorQ: _Writable, q: _Device, descTensorR: _Writable, r: _Device, workDesc: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensornetWorkspaceComputeGateSplitSizes(handle: _Writable, descTensorInA: _Writable, descTensorInB: _Writable, descTensorInG: _Writable, descTensorU: _Writable, descTensorV: _Writable, gateAlgo: cutensornetGateSplitAlgo_t | _Int, svdConfig: _Writable, computeType: cutensornetComputeType_t | _Int, workDesc: _Opaque) -> None: ...
def cutensornetGateSplit(handle: _Writable, descTensorInA: _Writable, rawDataInA: _Device, descTensorInB: _Writable, rawDataInB: _Device, descTensorInG: _Writable, rawDataInG: _Device, descTensorU: _Opaque, u: _Device, s: _Device, descTensorV: _Opaque, v: _Device, gateAlgo: cutensornetGateSplitAlgo_t | _Int, svdConfig: _Writable, computeType: cutensornetComputeType_t | _Int, svdInfo: _Opaque, workDesc: _Writable, stream: driver.CUstream | int | None) -> None: ...
def cutensornetGetDeviceMemHandler(handle: _Writable) -> cutensornetDeviceMemHandler_t: """made by the call: cutensornetDeviceMemHandler_t *devMemHandler"""
def cutensornetSetDeviceMemHandler(handle: _Opaque, devMemHandler: _Pointer[cutensornetDeviceMemHandler_t] | int) -> None: ...
def cutensornetLoggerSetCallback(callback: cutensornetLoggerCallback_t | None) -> None: ...
def cutensornetLoggerSetCallbackData(callback: cutensornetLoggerCallbackData_t | None, userData: _Writable) -> None: ...
def cutensornetLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None: ...
def cutensornetLoggerOpenFile(logFile: _Text) -> None: ...
def cutensornetLoggerSetLevel(level: int) -> None: ...
def cutensornetLoggerSetMask(mask: int) -> None: ...
def cutensornetLoggerForceDisable() -> None: ...
def cutensornetGetVersion() -> int: ...
def cutensornetGetCudartVersion() -> int: ...
def cutensornetGetErrorString(error: cutensornetStatus_t | _Int) -> str | None: ...
def cutensornetGetLastError() -> str | None: """since 2.13"""
def cutensornetDistributedResetConfiguration(handle: _Opaque, commPtr: _Address, commSize: int | None) -> None: ...
def cutensornetDistributedGetNumRanks(handle: _Writable) -> int: """made by the call: int32_t *numRanks"""
def cutensornetDistributedGetProcRank(handle: _Writable) -> int: """made by the call: int32_t *procRank"""
def cutensornetDistributedSynchronize(handle: _Writable) -> None: ...
def cutensornetCreateState(handle: _Writable, purity: cutensornetStatePurity_t | _Int, numStateModes: int | None, stateModeExtents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int: """since 2.2; made by the call: cutensornetState_t *tensorNetworkState"""
def cutensornetStateApplyTensor(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int: """since 2.2; made by the call: int64_t *tensorId"""
def cutensornetStateApplyTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int: """since 2.4; made by the call: int64_t *tensorId"""
def cutensornetStateApplyTensorOperatorWithGradient(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int, gradientData: _Device, gradientModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int: """since 2.12; made by the call: int64_t *tensorId"""
def cutensornetStateUpdateTensorOperatorGradient(handle: _Writable, tensorNetworkState: _Opaque, tensorId: int, gradientData: _Device) -> None: """since 2.12"""
def cutensornetStateApplyDiagonalTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int: """since 2.11; made by the call: int64_t *tensorId"""
def cutensornetStateApplyControlledTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, numControlModes: int | None, stateControlModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, stateControlValues: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, numTargetModes: int | None, stateTargetModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int: """since 2.4; made by the call: int64_t *tensorId"""
def cutensornetStateUpdateTensor(handle: _Writable, tensorNetworkState: _Opaque, tensorId: int, tensorData: _Device, unitary: int) -> None: """since 2.2"""
def cutensornetStateUpdateTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, tensorId: int, tensorData: _Device, unitary: int) -> None: """since 2.4"""
def cutensornetStateApplyNetworkOperator(handle: _Writable, tensorNetworkState: _Opaque, tensorNetworkOperator: _Writable, immutable: int, adjoint: int, unitary: int) -> int: """since 2.4; made by the call: int64_t *operatorId"""
def cutensornetStateApplyUnitaryChannel(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numTensors: int | None, tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, probabilities: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> int: """since 2.6; made by the call: int64_t *channelId"""
def cutensornetStateApplyGeneralChannel(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numTensors: int | None, tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int: """since 2.7; made by the call: int64_t *channelId"""
def cutensornetStateInitializeMPS(handle: _Writable, tensorNetworkState: _Opaque, boundaryCondition: cutensornetBoundaryCondition_t | _Int, extentsIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stateTensorsIn: _Pointer[ctypes.c_void_p] | int) -> None: """since 2.4"""
def cutensornetStateFinalizeMPS(handle: _Writable, tensorNetworkState: _Opaque, boundaryCondition: cutensornetBoundaryCondition_t | _Int, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]]) -> None: """since 2.3"""
def cutensornetStateCaptureMPS(handle: _Writable, tensorNetworkState: _Opaque) -> None: """since 2.6"""
def cutensornetStateConfigure(handle: _Writable, tensorNetworkState: _Opaque, attribute: cutensornetStateAttributes_t | _Int, attributeValue: int | float | cutensornetTensorSVDNormalization_t | _Int | cutensornetTensorSVDAlgo_t | cutensornetStateMPOApplication_t | cutensornetStateMPSGaugeOption_t) -> None: """since 2.3; made by the call: size_t attributeSize"""
def cutensornetStatePrepare(handle: _Writable, tensorNetworkState: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensornetStateGetInfo(handle: _Writable, tensorNetworkState: _Writable, attribute: cutensornetStateAttributes_t | _Int) -> int | float: """since 2.4; made by the call: void *attributeValue, size_t attributeSize"""
def cutensornetStateCompute(handle: _Writable, tensorNetworkState: _Opaque, workDesc: _Opaque, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, stateTensorsOut: _Pointer[ctypes.c_void_p] | int, cudaStream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensornetGetOutputStateDetails(handle: _Writable, tensorNetworkState: _Writable, numModesOut: _Pointer[ctypes.c_int32] | int | _WriteArray, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int) -> int: """since 2.3; made by the call: int32_t *numTensorsOut"""
def cutensornetDestroyState(tensorNetworkState: _Opaque) -> None: """since 2.2"""
def cutensornetCreateNetworkOperator(handle: _Writable, numStateModes: int | None, stateModeExtents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int: """since 2.3; made by the call: cutensornetNetworkOperator_t *tensorNetworkOperator"""
def cutensornetNetworkOperatorAppendProduct(handle: _Writable, tensorNetworkOperator: _Opaque, coefficient: runtime.double2, numTensors: int | None, numStateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, stateModes: _Pointer[ctypes._Pointer[ctypes.c_int32]] | int | Sequence[ctypes._Pointer[ctypes.c_int32]], tensorModeStrides: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None]) -> int: """since 2.3; made by the call: int64_t *componentId"""
def cutensornetNetworkOperatorAppendMPO(handle: _Writable, tensorNetworkOperator: _Opaque, coefficient: runtime.double2, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorModeExtents: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], tensorModeStrides: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], boundaryCondition: cutensornetBoundaryCondition_t | _Int) -> int: """since 2.4; made by the call: int64_t *componentId"""
def cutensornetDestroyNetworkOperator(tensorNetworkOperator: _Opaque) -> None: """since 2.3"""
def cutensornetCreateAccessor(handle: _Writable, tensorNetworkState: _Opaque, numProjectedModes: int | None, projectedModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, amplitudesTensorStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int: """since 2.3; made by the call: cutensornetStateAccessor_t *tensorNetworkAccessor"""
def cutensornetAccessorConfigure(handle: _Writable, tensorNetworkAccessor: _Opaque, attribute: cutensornetAccessorAttributes_t | _Int, attributeValue: int | float) -> None: """since 2.3; made by the call: size_t attributeSize"""
def cutensornetAccessorPrepare(handle: _Writable, tensorNetworkAccessor: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensornetAccessorGetInfo(handle: _Writable, tensorNetworkAccessor: _Writable, attribute: cutensornetAccessorAttributes_t | _Int) -> int | float: """since 2.4; made by the call: void *attributeValue, size_t attributeSize"""
def cutensornetAccessorCompute(handle: _Writable, tensorNetworkAccessor: _Opaque, projectedModeValues: _Pointer[ctypes.c_int64] | int | _ReadArray, workDesc: _Opaque, amplitudesTensor: _Device, stateNorm: _Writable, cudaStream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensornetDestroyAccessor(tensorNetworkAccessor: _Opaque) -> None: """since 2.3"""
def cutensornetCreateExpectation(handle: _Writable, tensorNetworkState: _Opaque, tensorNetworkOperator: _Opaque) -> int: """since 2.3; made by the call: cutensornetStateExpectation_t *tensorNetworkExpectation"""
def cutensornetExpectationConfigure(handle: _Writable, tensorNetworkExpectation: _Opaque, attribute: cutensornetExpectationAttributes_t | _Int, attributeValue: int | float) -> None: """since 2.3; made by the call: size_t attributeSize"""
def cutensornetExpectationPrepare(handle: _Writable, tensorNetworkExpectation: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensornetExpectationGetInfo(handle: _Writable, tensorNetworkExpectation: _Writable, attribute: cutensornetExpectationAttributes_t | _Int) -> int | float: """since 2.4; made by the call: void *attributeValue, size_t attributeSize"""
def cutensornetExpectationCompute(handle: _Writable, tensorNetworkExpectation: _Opaque, workDesc: _Opaque, expectationValue: _Writable, stateNorm: _Writable, cudaStream: driver.CUstream | int | None) -> None: """since 2.3"""
def cutensornetExpectationComputeWithGradientsBackward(handle: _Writable, tensorNetworkExpectation: _Opaque, accumulateGradients: int, expectationValueAdjoint: _Address, stateNormAdjoint: _Address, workDesc: _Opaque, expectationValue: _Writable, stateNorm: _Writable, cudaStream: driver.CUstream | int | None) -> None: """since 2.12"""
def cutensornetDestroyExpectation(tensorNetworkExpectation: _Opaque) -> None: """since 2.3"""
def cutensornetCreateMarginal(handle: _Writable, tensorNetworkState: _Opaque, numMarginalModes: int | None, marginalModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numProjectedModes: int | None, projectedModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, marginalTensorStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int: """since 2.2; made by the call: cutensornetStateMarginal_t *tensorNetworkMarginal"""
def cutensornetCreateMarginalDiagonal(handle: _Writable, tensorNetworkState: _Opaque, numMarginalModes: int | None, marginalModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numProjectedModes: int | None, projectedModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, marginalDiagonalTensorStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int: """since 2.13; made by the call: cutensornetStateMarginal_t *tensorNetworkMarginal"""
def cutensornetMarginalConfigure(handle: _Writable, tensorNetworkMarginal: _Opaque, attribute: cutensornetMarginalAttributes_t | _Int, attributeValue: int | float | cutensornetMarginalKind_t | _Int) -> None: """since 2.2; made by the call: size_t attributeSize"""
def cutensornetMarginalPrepare(handle: _Writable, tensorNetworkMarginal: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.2"""
def cutensornetMarginalGetInfo(handle: _Writable, tensorNetworkMarginal: _Writable, attribute: cutensornetMarginalAttributes_t | _Int) -> int | float: """since 2.4; made by the call: void *attributeValue, size_t attributeSize"""
def cutensornetMarginalCompute(handle: _Writable, tensorNetworkMarginal: _Opaque, projectedModeValues: _Pointer[ctypes.c_int64] | int | _ReadArray, workDesc: _Opaque, marginalTensor: _Device, cudaStream: driver.CUstream | int | None) -> None: """since 2.2"""
def cutensornetDestroyMarginal(tensorNetworkMarginal: _Opaque) -> None: """since 2.2"""
def cutensornetCreateSampler(handle: _Writable, tensorNetworkState: _Opaque, numModesToSample: int | None, modesToSample: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray) -> int: """since 2.2; made by the call: cutensornetStateSampler_t *tensorNetworkSampler"""
def cutensornetSamplerConfigure(handle: _Writable, tensorNetworkSampler: _Opaque, attribute: cutensornetSamplerAttributes_t | _Int, attributeValue: int | float) -> None: """since 2.2; made by the call: size_t attributeSize"""
def cutensornetSamplerPrepare(handle: _Writable, tensorNetworkSampler: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.2"""
def cutensornetSamplerGetInfo(handle: _Writable, tensorNetworkSampler: _Writable, attribute: cutensornetSamplerAttributes_t | _Int) -> int | float: """since 2.4; made by the call: void *attributeValue, size_t attributeSize"""
def cutensornetSamplerSample(handle: _Writable, tensorNetworkSampler: _Opaque, numShots: int, workDesc: _Opaque, samples: _Pointer[ctypes.c_int64] | int | _WriteArray, cudaStream: driver.CUstream | int | None) -> None: """since 2.2"""
def cutensornetDestroySampler(tensorNetworkSampler: _Opaque) -> None: """since 2.2"""
def cutensornetCreateStateProjectionMPS(handle: _Writable, numStates: int | None, tensorNetworkStates: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], coeffs: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, symmetric: int, numEnvs: int | None, specEnvs: _Pointer[cutensornetMPSEnvBounds_t] | int | Sequence[cutensornetMPSEnvBounds_t], boundaryCondition: cutensornetBoundaryCondition_t | _Int, numTensors: int | None, quditsPerTensor: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], dualTensorsDataOut: _Pointer[ctypes.c_void_p] | int, orthoSpec: _Pointer[cutensornetMPSEnvBounds_t] | int) -> int: """since 2.8; made by the call: cutensornetStateProjectionMPS_t *tensorNetworkProjection"""
def cutensornetStateProjectionMPSConfigure(handle: _Writable, tensorNetworkProjection: _Opaque, attribute: cutensornetStateProjectionMPSAttributes_t | _Int, attributeValue: cutensornetStateProjectionMPSOrthoOption_t | _Int | int | float | cutensornetTensorSVDNormalization_t | cutensornetTensorSVDAlgo_t | cutensornetStateProjectionMPSMaxExtentPreparePolicy_t) -> None: """since 2.8; made by the call: size_t attributeSize"""
def cutensornetStateProjectionMPSPrepare(handle: _Writable, tensorNetworkProjection: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.8"""
def cutensornetStateProjectionMPSComputeTensorEnv(handle: _Writable, tensorNetworkProjection: _Opaque, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, stridesIn: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorDataIn: _Device, stridesOut: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorDataOut: _Device, applyInvMetric: int, reResolveChannels: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.8"""
def cutensornetStateProjectionMPSGetTensorInfo(handle: _Writable, tensorNetworkProjection: _Writable, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, extents: _Pointer[ctypes.c_int64] | int | _WriteArray, recommendedStrides: _Pointer[ctypes.c_int64] | int | _WriteArray) -> None: """since 2.8"""
def cutensornetStateProjectionMPSUpdateCoefficients(handle: _Writable, tensorNetworkProjection: _Opaque, numCoeffs: int | None, coeffs: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray) -> None: """since 2.12"""
def cutensornetStateProjectionMPSExtractTensor(handle: _Writable, tensorNetworkProjection: _Opaque, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorData: _Device, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.8"""
def cutensornetStateProjectionMPSInsertTensor(handle: _Writable, tensorNetworkProjection: _Opaque, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, orthoSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorData: _Device, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None: """since 2.8"""
def cutensornetStateProjectionMPSUpdateDualTensors(handle: _Writable, tensorNetworkProjection: _Opaque, maxExtents: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], validExtents: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], strides: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], dualTensorsData: _Pointer[ctypes.c_void_p] | int, orthoSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, cudaStream: driver.CUstream | int | None) -> None: """since 2.12"""
def cutensornetDestroyStateProjectionMPS(tensorNetworkProjection: _Opaque) -> None: """since 2.8"""

class _RawUnchanged(Raw):
    cutensornetCreate: _C[_Pointer[ctypes.c_void_p] | int]
    cutensornetDestroy: _C[_Writable]
    cutensornetCreateNetworkDescriptor: _C[_Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int32]] | int, _Pointer[cutensornetTensorQualifiers_t] | int, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int, int, _Pointer[ctypes.c_void_p] | int]
    cutensornetCreateNetwork: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetDestroyNetworkDescriptor: _C[_Writable]
    cutensornetDestroyNetwork: _C[_Writable]
    cutensornetNetworkAppendTensor: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, _Pointer[cutensornetTensorQualifiers_t] | int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetNetworkSetOutputTensor: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, int]
    cutensornetNetworkGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetNetworkSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cutensornetGetOutputTensorDetails: _C[_Writable, _Writable, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetGetOutputTensorDescriptor: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetGetTensorDetails: _C[_Writable, _Writable, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetCreateWorkspaceDescriptor: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetWorkspaceComputeSizes: _C[_Writable, _Writable, _Writable, _Writable]
    cutensornetWorkspaceComputeContractionSizes: _C[_Writable, _Writable, _Writable, _Writable]
    cutensornetWorkspaceGetSize: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_uint64] | int]
    cutensornetWorkspaceGetMemorySize: _C[_Writable, _Writable, int, int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetWorkspaceSet: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetWorkspaceSetMemory: _C[_Writable, _Writable, int, int, _Writable, int]
    cutensornetWorkspaceGet: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint64] | int]
    cutensornetWorkspaceGetMemory: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetWorkspacePurgeCache: _C[_Writable, _Writable, int]
    cutensornetDestroyWorkspaceDescriptor: _C[_Writable]
    cutensornetCreateContractionOptimizerConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetDestroyContractionOptimizerConfig: _C[_Writable]
    cutensornetContractionOptimizerConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetContractionOptimizerConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cutensornetDestroyContractionOptimizerInfo: _C[_Writable]
    cutensornetCreateContractionOptimizerInfo: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetContractionOptimize: _C[_Writable, _Writable, _Writable, int, _Writable]
    cutensornetNetworkSetOptimizerInfo: _C[_Writable, _Writable, _Writable]
    cutensornetContractionOptimizerInfoGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetContractionOptimizerInfoSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cutensornetContractionOptimizerInfoGetPackedSize: _C[_Writable, _Writable, _Pointer[ctypes.c_size_t] | int]
    cutensornetContractionOptimizerInfoPackData: _C[_Writable, _Writable, _Writable, int]
    cutensornetCreateContractionOptimizerInfoFromPackedData: _C[_Writable, _Writable, _Address, int, _Pointer[ctypes.c_void_p] | int]
    cutensornetUpdateContractionOptimizerInfoFromPackedData: _C[_Writable, _Address, int, _Writable]
    cutensornetCreateContractionPlan: _C[_Writable, _Writable, _Writable, _Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetNetworkPrepareContraction: _C[_Writable, _Writable, _Writable]
    cutensornetDestroyContractionPlan: _C[_Writable]
    cutensornetContractionAutotune: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetNetworkAutotuneContraction: _C[_Writable, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetCreateContractionAutotunePreference: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetCreateNetworkAutotunePreference: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetContractionAutotunePreferenceGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetNetworkAutotunePreferenceGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetContractionAutotunePreferenceSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cutensornetNetworkAutotunePreferenceSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cutensornetDestroyContractionAutotunePreference: _C[_Writable]
    cutensornetDestroyNetworkAutotunePreference: _C[_Writable]
    cutensornetContraction: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int, _Writable, _Writable, int, driver.CUstream | int | None]
    cutensornetCreateSliceGroupFromIDRange: _C[_Writable, int, int, int, _Pointer[ctypes.c_void_p] | int]
    cutensornetCreateSliceGroupFromIDs: _C[_Writable, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int]
    cutensornetDestroySliceGroup: _C[_Writable]
    cutensornetContractSlices: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int, _Writable, int, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetNetworkSetInputTensorMemory: _C[_Writable, _Writable, int, _Address, _Pointer[ctypes.c_int64] | int]
    cutensornetNetworkSetOutputTensorMemory: _C[_Writable, _Writable, _Writable, _Pointer[ctypes.c_int64] | int]
    cutensornetNetworkSetGradientTensorMemory: _C[_Writable, _Writable, int, _Writable, _Pointer[ctypes.c_int64] | int]
    cutensornetNetworkSetAdjointTensorMemory: _C[_Writable, _Writable, _Address, _Pointer[ctypes.c_int64] | int]
    cutensornetNetworkContract: _C[_Writable, _Writable, int, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetNetworkPrepareGradientsBackward: _C[_Writable, _Writable, _Writable]
    cutensornetNetworkComputeGradientsBackward: _C[_Writable, _Writable, int, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetCreateTensorDescriptor: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_void_p] | int]
    cutensornetCreateDistributedTensorDescriptor: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_void_p] | int]
    cutensornetTensorDescriptorGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetDestroyTensorDescriptor: _C[_Writable]
    cutensornetCreateTensorSVDConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetDestroyTensorSVDConfig: _C[_Writable]
    cutensornetTensorSVDConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetTensorSVDConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cutensornetWorkspaceComputeSVDSizes: _C[_Writable, _Writable, _Writable, _Writable, _Writable, _Writable]
    cutensornetWorkspaceComputeQRSizes: _C[_Writable, _Writable, _Writable, _Writable, _Writable]
    cutensornetCreateTensorSVDInfo: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetTensorSVDInfoGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetDestroyTensorSVDInfo: _C[_Writable]
    cutensornetTensorSVD: _C[_Writable, _Writable, _Address, _Writable, _Writable, _Writable, _Writable, _Writable, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetTensorQR: _C[_Writable, _Writable, _Address, _Writable, _Writable, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetWorkspaceComputeGateSplitSizes: _C[_Writable, _Writable, _Writable, _Writable, _Writable, _Writable, int, _Writable, int, _Writable]
    cutensornetGateSplit: _C[_Writable, _Writable, _Address, _Writable, _Address, _Writable, _Address, _Writable, _Writable, _Writable, _Writable, _Writable, int, _Writable, int, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetGetDeviceMemHandler: _C[_Writable, _Pointer[cutensornetDeviceMemHandler_t] | int]
    cutensornetSetDeviceMemHandler: _C[_Writable, _Pointer[cutensornetDeviceMemHandler_t] | int]
    cutensornetLoggerSetCallback: _C[cutensornetLoggerCallback_t | None]
    cutensornetLoggerSetCallbackData: _C[cutensornetLoggerCallbackData_t | None, _Writable]
    cutensornetLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    cutensornetLoggerOpenFile: _C[_Text]
    cutensornetLoggerSetLevel: _C[int]
    cutensornetLoggerSetMask: _C[int]
    cutensornetLoggerForceDisable: _C[[]]
    cutensornetGetVersion: _C[[]]
    cutensornetGetCudartVersion: _C[[]]
    cutensornetGetErrorString: Callable[[int], bytes | None]
    cutensornetGetLastError: Callable[[], bytes | None]
    cutensornetDistributedResetConfiguration: _C[_Writable, _Address, int]
    cutensornetDistributedGetNumRanks: _C[_Writable, _Pointer[ctypes.c_int32] | int]
    cutensornetDistributedGetProcRank: _C[_Writable, _Pointer[ctypes.c_int32] | int]
    cutensornetDistributedSynchronize: _C[_Writable]
    cutensornetCreateState: _C[_Writable, int, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_void_p] | int]
    cutensornetStateApplyTensor: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Writable, _Pointer[ctypes.c_int64] | int, int, int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateApplyTensorOperator: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Writable, _Pointer[ctypes.c_int64] | int, int, int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateApplyTensorOperatorWithGradient: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Writable, _Pointer[ctypes.c_int64] | int, int, int, int, _Writable, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateUpdateTensorOperatorGradient: _C[_Writable, _Writable, int, _Writable]
    cutensornetStateApplyDiagonalTensorOperator: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Writable, _Pointer[ctypes.c_int64] | int, int, int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateApplyControlledTensorOperator: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int32] | int, _Writable, _Pointer[ctypes.c_int64] | int, int, int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateUpdateTensor: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetStateUpdateTensorOperator: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetStateApplyNetworkOperator: _C[_Writable, _Writable, _Writable, int, int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateApplyUnitaryChannel: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateApplyGeneralChannel: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateInitializeMPS: _C[_Writable, _Writable, int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes.c_void_p] | int]
    cutensornetStateFinalizeMPS: _C[_Writable, _Writable, int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int]
    cutensornetStateCaptureMPS: _C[_Writable, _Writable]
    cutensornetStateConfigure: _C[_Writable, _Writable, int, _Address, int]
    cutensornetStatePrepare: _C[_Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cutensornetStateGetInfo: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetStateCompute: _C[_Writable, _Writable, _Writable, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes.c_void_p] | int, driver.CUstream | int | None]
    cutensornetGetOutputStateDetails: _C[_Writable, _Writable, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int]
    cutensornetDestroyState: _C[_Writable]
    cutensornetCreateNetworkOperator: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_void_p] | int]
    cutensornetNetworkOperatorAppendProduct: _C[_Writable, _Writable, runtime.double2, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes._Pointer[ctypes.c_int32]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetNetworkOperatorAppendMPO: _C[_Writable, _Writable, runtime.double2, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_int64] | int]
    cutensornetDestroyNetworkOperator: _C[_Writable]
    cutensornetCreateAccessor: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int]
    cutensornetAccessorConfigure: _C[_Writable, _Writable, int, _Address, int]
    cutensornetAccessorPrepare: _C[_Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cutensornetAccessorGetInfo: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetAccessorCompute: _C[_Writable, _Writable, _Pointer[ctypes.c_int64] | int, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetDestroyAccessor: _C[_Writable]
    cutensornetCreateExpectation: _C[_Writable, _Writable, _Writable, _Pointer[ctypes.c_void_p] | int]
    cutensornetExpectationConfigure: _C[_Writable, _Writable, int, _Address, int]
    cutensornetExpectationPrepare: _C[_Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cutensornetExpectationGetInfo: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetExpectationCompute: _C[_Writable, _Writable, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetExpectationComputeWithGradientsBackward: _C[_Writable, _Writable, int, _Address, _Address, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetDestroyExpectation: _C[_Writable]
    cutensornetCreateMarginal: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int]
    cutensornetCreateMarginalDiagonal: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int]
    cutensornetMarginalConfigure: _C[_Writable, _Writable, int, _Address, int]
    cutensornetMarginalPrepare: _C[_Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cutensornetMarginalGetInfo: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetMarginalCompute: _C[_Writable, _Writable, _Pointer[ctypes.c_int64] | int, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetDestroyMarginal: _C[_Writable]
    cutensornetCreateSampler: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_void_p] | int]
    cutensornetSamplerConfigure: _C[_Writable, _Writable, int, _Address, int]
    cutensornetSamplerPrepare: _C[_Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cutensornetSamplerGetInfo: _C[_Writable, _Writable, int, _Writable, int]
    cutensornetSamplerSample: _C[_Writable, _Writable, int, _Writable, _Pointer[ctypes.c_int64] | int, driver.CUstream | int | None]
    cutensornetDestroySampler: _C[_Writable]
    cutensornetCreateStateProjectionMPS: _C[_Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[runtime.double2] | int, int, int, _Pointer[cutensornetMPSEnvBounds_t] | int, int, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[cutensornetMPSEnvBounds_t] | int, _Pointer[ctypes.c_void_p] | int]
    cutensornetStateProjectionMPSConfigure: _C[_Writable, _Writable, int, _Address, int]
    cutensornetStateProjectionMPSPrepare: _C[_Writable, _Writable, int, _Writable, driver.CUstream | int | None]
    cutensornetStateProjectionMPSComputeTensorEnv: _C[_Writable, _Writable, _Pointer[cutensornetMPSEnvBounds_t] | int, _Pointer[ctypes.c_int64] | int, _Address, _Pointer[ctypes.c_int64] | int, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cutensornetStateProjectionMPSGetTensorInfo: _C[_Writable, _Writable, _Pointer[cutensornetMPSEnvBounds_t] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cutensornetStateProjectionMPSUpdateCoefficients: _C[_Writable, _Writable, int, _Pointer[runtime.double2] | int]
    cutensornetStateProjectionMPSExtractTensor: _C[_Writable, _Writable, _Pointer[cutensornetMPSEnvBounds_t] | int, _Pointer[ctypes.c_int64] | int, _Writable, _Writable, driver.CUstream | int | None]
    cutensornetStateProjectionMPSInsertTensor: _C[_Writable, _Writable, _Pointer[cutensornetMPSEnvBounds_t] | int, _Pointer[cutensornetMPSEnvBounds_t] | int, _Pointer[ctypes.c_int64] | int, _Address, _Writable, driver.CUstream | int | None]
    cutensornetStateProjectionMPSUpdateDualTensors: _C[_Writable, _Writable, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[cutensornetMPSEnvBounds_t] | int, driver.CUstream | int | None]
    cutensornetDestroyStateProjectionMPS: _C[_Writable]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    cutensornetComputeGradientsBackward: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cutensornetCreate = staticmethod(_here.cutensornetCreate)
    cutensornetDestroy = staticmethod(_here.cutensornetDestroy)
    cutensornetCreateNetworkDescriptor = staticmethod(_here.cutensornetCreateNetworkDescriptor)
    cutensornetCreateNetwork = staticmethod(_here.cutensornetCreateNetwork)
    cutensornetDestroyNetworkDescriptor = staticmethod(_here.cutensornetDestroyNetworkDescriptor)
    cutensornetDestroyNetwork = staticmethod(_here.cutensornetDestroyNetwork)
    cutensornetNetworkAppendTensor = staticmethod(_here.cutensornetNetworkAppendTensor)
    cutensornetNetworkSetOutputTensor = staticmethod(_here.cutensornetNetworkSetOutputTensor)
    cutensornetNetworkGetAttribute = staticmethod(_here.cutensornetNetworkGetAttribute)
    cutensornetNetworkSetAttribute = staticmethod(_here.cutensornetNetworkSetAttribute)
    cutensornetGetOutputTensorDetails = staticmethod(_here.cutensornetGetOutputTensorDetails)
    cutensornetGetOutputTensorDescriptor = staticmethod(_here.cutensornetGetOutputTensorDescriptor)
    cutensornetGetTensorDetails = staticmethod(_here.cutensornetGetTensorDetails)
    cutensornetCreateWorkspaceDescriptor = staticmethod(_here.cutensornetCreateWorkspaceDescriptor)
    cutensornetWorkspaceComputeSizes = staticmethod(_here.cutensornetWorkspaceComputeSizes)
    cutensornetWorkspaceComputeContractionSizes = staticmethod(_here.cutensornetWorkspaceComputeContractionSizes)
    cutensornetWorkspaceGetSize = staticmethod(_here.cutensornetWorkspaceGetSize)
    cutensornetWorkspaceGetMemorySize = staticmethod(_here.cutensornetWorkspaceGetMemorySize)
    cutensornetWorkspaceSet = staticmethod(_here.cutensornetWorkspaceSet)
    cutensornetWorkspaceSetMemory = staticmethod(_here.cutensornetWorkspaceSetMemory)
    cutensornetWorkspaceGet = staticmethod(_here.cutensornetWorkspaceGet)
    cutensornetWorkspaceGetMemory = staticmethod(_here.cutensornetWorkspaceGetMemory)
    cutensornetWorkspacePurgeCache = staticmethod(_here.cutensornetWorkspacePurgeCache)
    cutensornetDestroyWorkspaceDescriptor = staticmethod(_here.cutensornetDestroyWorkspaceDescriptor)
    cutensornetCreateContractionOptimizerConfig = staticmethod(_here.cutensornetCreateContractionOptimizerConfig)
    cutensornetDestroyContractionOptimizerConfig = staticmethod(_here.cutensornetDestroyContractionOptimizerConfig)
    cutensornetContractionOptimizerConfigGetAttribute = staticmethod(_here.cutensornetContractionOptimizerConfigGetAttribute)
    cutensornetContractionOptimizerConfigSetAttribute = staticmethod(_here.cutensornetContractionOptimizerConfigSetAttribute)
    cutensornetDestroyContractionOptimizerInfo = staticmethod(_here.cutensornetDestroyContractionOptimizerInfo)
    cutensornetCreateContractionOptimizerInfo = staticmethod(_here.cutensornetCreateContractionOptimizerInfo)
    cutensornetContractionOptimize = staticmethod(_here.cutensornetContractionOptimize)
    cutensornetNetworkSetOptimizerInfo = staticmethod(_here.cutensornetNetworkSetOptimizerInfo)
    cutensornetContractionOptimizerInfoGetAttribute = staticmethod(_here.cutensornetContractionOptimizerInfoGetAttribute)
    cutensornetContractionOptimizerInfoSetAttribute = staticmethod(_here.cutensornetContractionOptimizerInfoSetAttribute)
    cutensornetContractionOptimizerInfoGetPackedSize = staticmethod(_here.cutensornetContractionOptimizerInfoGetPackedSize)
    cutensornetContractionOptimizerInfoPackData = staticmethod(_here.cutensornetContractionOptimizerInfoPackData)
    cutensornetCreateContractionOptimizerInfoFromPackedData = staticmethod(_here.cutensornetCreateContractionOptimizerInfoFromPackedData)
    cutensornetUpdateContractionOptimizerInfoFromPackedData = staticmethod(_here.cutensornetUpdateContractionOptimizerInfoFromPackedData)
    cutensornetCreateContractionPlan = staticmethod(_here.cutensornetCreateContractionPlan)
    cutensornetNetworkPrepareContraction = staticmethod(_here.cutensornetNetworkPrepareContraction)
    cutensornetDestroyContractionPlan = staticmethod(_here.cutensornetDestroyContractionPlan)
    cutensornetContractionAutotune = staticmethod(_here.cutensornetContractionAutotune)
    cutensornetNetworkAutotuneContraction = staticmethod(_here.cutensornetNetworkAutotuneContraction)
    cutensornetCreateContractionAutotunePreference = staticmethod(_here.cutensornetCreateContractionAutotunePreference)
    cutensornetCreateNetworkAutotunePreference = staticmethod(_here.cutensornetCreateNetworkAutotunePreference)
    cutensornetContractionAutotunePreferenceGetAttribute = staticmethod(_here.cutensornetContractionAutotunePreferenceGetAttribute)
    cutensornetNetworkAutotunePreferenceGetAttribute = staticmethod(_here.cutensornetNetworkAutotunePreferenceGetAttribute)
    cutensornetContractionAutotunePreferenceSetAttribute = staticmethod(_here.cutensornetContractionAutotunePreferenceSetAttribute)
    cutensornetNetworkAutotunePreferenceSetAttribute = staticmethod(_here.cutensornetNetworkAutotunePreferenceSetAttribute)
    cutensornetDestroyContractionAutotunePreference = staticmethod(_here.cutensornetDestroyContractionAutotunePreference)
    cutensornetDestroyNetworkAutotunePreference = staticmethod(_here.cutensornetDestroyNetworkAutotunePreference)
    cutensornetContraction = staticmethod(_here.cutensornetContraction)
    cutensornetCreateSliceGroupFromIDRange = staticmethod(_here.cutensornetCreateSliceGroupFromIDRange)
    cutensornetCreateSliceGroupFromIDs = staticmethod(_here.cutensornetCreateSliceGroupFromIDs)
    cutensornetDestroySliceGroup = staticmethod(_here.cutensornetDestroySliceGroup)
    cutensornetContractSlices = staticmethod(_here.cutensornetContractSlices)
    cutensornetNetworkSetInputTensorMemory = staticmethod(_here.cutensornetNetworkSetInputTensorMemory)
    cutensornetNetworkSetOutputTensorMemory = staticmethod(_here.cutensornetNetworkSetOutputTensorMemory)
    cutensornetNetworkSetGradientTensorMemory = staticmethod(_here.cutensornetNetworkSetGradientTensorMemory)
    cutensornetNetworkSetAdjointTensorMemory = staticmethod(_here.cutensornetNetworkSetAdjointTensorMemory)
    cutensornetNetworkContract = staticmethod(_here.cutensornetNetworkContract)
    cutensornetNetworkPrepareGradientsBackward = staticmethod(_here.cutensornetNetworkPrepareGradientsBackward)
    cutensornetNetworkComputeGradientsBackward = staticmethod(_here.cutensornetNetworkComputeGradientsBackward)
    cutensornetCreateTensorDescriptor = staticmethod(_here.cutensornetCreateTensorDescriptor)
    cutensornetCreateDistributedTensorDescriptor = staticmethod(_here.cutensornetCreateDistributedTensorDescriptor)
    cutensornetTensorDescriptorGetAttribute = staticmethod(_here.cutensornetTensorDescriptorGetAttribute)
    cutensornetDestroyTensorDescriptor = staticmethod(_here.cutensornetDestroyTensorDescriptor)
    cutensornetCreateTensorSVDConfig = staticmethod(_here.cutensornetCreateTensorSVDConfig)
    cutensornetDestroyTensorSVDConfig = staticmethod(_here.cutensornetDestroyTensorSVDConfig)
    cutensornetTensorSVDConfigGetAttribute = staticmethod(_here.cutensornetTensorSVDConfigGetAttribute)
    cutensornetTensorSVDConfigSetAttribute = staticmethod(_here.cutensornetTensorSVDConfigSetAttribute)
    cutensornetWorkspaceComputeSVDSizes = staticmethod(_here.cutensornetWorkspaceComputeSVDSizes)
    cutensornetWorkspaceComputeQRSizes = staticmethod(_here.cutensornetWorkspaceComputeQRSizes)
    cutensornetCreateTensorSVDInfo = staticmethod(_here.cutensornetCreateTensorSVDInfo)
    cutensornetTensorSVDInfoGetAttribute = staticmethod(_here.cutensornetTensorSVDInfoGetAttribute)
    cutensornetDestroyTensorSVDInfo = staticmethod(_here.cutensornetDestroyTensorSVDInfo)
    cutensornetTensorSVD = staticmethod(_here.cutensornetTensorSVD)
    cutensornetTensorQR = staticmethod(_here.cutensornetTensorQR)
    cutensornetWorkspaceComputeGateSplitSizes = staticmethod(_here.cutensornetWorkspaceComputeGateSplitSizes)
    cutensornetGateSplit = staticmethod(_here.cutensornetGateSplit)
    cutensornetGetDeviceMemHandler = staticmethod(_here.cutensornetGetDeviceMemHandler)
    cutensornetSetDeviceMemHandler = staticmethod(_here.cutensornetSetDeviceMemHandler)
    cutensornetLoggerSetCallback = staticmethod(_here.cutensornetLoggerSetCallback)
    cutensornetLoggerSetCallbackData = staticmethod(_here.cutensornetLoggerSetCallbackData)
    cutensornetLoggerSetFile = staticmethod(_here.cutensornetLoggerSetFile)
    cutensornetLoggerOpenFile = staticmethod(_here.cutensornetLoggerOpenFile)
    cutensornetLoggerSetLevel = staticmethod(_here.cutensornetLoggerSetLevel)
    cutensornetLoggerSetMask = staticmethod(_here.cutensornetLoggerSetMask)
    cutensornetLoggerForceDisable = staticmethod(_here.cutensornetLoggerForceDisable)
    cutensornetGetVersion = staticmethod(_here.cutensornetGetVersion)
    cutensornetGetCudartVersion = staticmethod(_here.cutensornetGetCudartVersion)
    cutensornetGetErrorString = staticmethod(_here.cutensornetGetErrorString)
    cutensornetGetLastError = staticmethod(_here.cutensornetGetLastError)
    cutensornetDistributedResetConfiguration = staticmethod(_here.cutensornetDistributedResetConfiguration)
    cutensornetDistributedGetNumRanks = staticmethod(_here.cutensornetDistributedGetNumRanks)
    cutensornetDistributedGetProcRank = staticmethod(_here.cutensornetDistributedGetProcRank)
    cutensornetDistributedSynchronize = staticmethod(_here.cutensornetDistributedSynchronize)
    cutensornetCreateState = staticmethod(_here.cutensornetCreateState)
    cutensornetStateApplyTensor = staticmethod(_here.cutensornetStateApplyTensor)
    cutensornetStateApplyTensorOperator = staticmethod(_here.cutensornetStateApplyTensorOperator)
    cutensornetStateApplyTensorOperatorWithGradient = staticmethod(_here.cutensornetStateApplyTensorOperatorWithGradient)
    cutensornetStateUpdateTensorOperatorGradient = staticmethod(_here.cutensornetStateUpdateTensorOperatorGradient)
    cutensornetStateApplyDiagonalTensorOperator = staticmethod(_here.cutensornetStateApplyDiagonalTensorOperator)
    cutensornetStateApplyControlledTensorOperator = staticmethod(_here.cutensornetStateApplyControlledTensorOperator)
    cutensornetStateUpdateTensor = staticmethod(_here.cutensornetStateUpdateTensor)
    cutensornetStateUpdateTensorOperator = staticmethod(_here.cutensornetStateUpdateTensorOperator)
    cutensornetStateApplyNetworkOperator = staticmethod(_here.cutensornetStateApplyNetworkOperator)
    cutensornetStateApplyUnitaryChannel = staticmethod(_here.cutensornetStateApplyUnitaryChannel)
    cutensornetStateApplyGeneralChannel = staticmethod(_here.cutensornetStateApplyGeneralChannel)
    cutensornetStateInitializeMPS = staticmethod(_here.cutensornetStateInitializeMPS)
    cutensornetStateFinalizeMPS = staticmethod(_here.cutensornetStateFinalizeMPS)
    cutensornetStateCaptureMPS = staticmethod(_here.cutensornetStateCaptureMPS)
    cutensornetStateConfigure = staticmethod(_here.cutensornetStateConfigure)
    cutensornetStatePrepare = staticmethod(_here.cutensornetStatePrepare)
    cutensornetStateGetInfo = staticmethod(_here.cutensornetStateGetInfo)
    cutensornetStateCompute = staticmethod(_here.cutensornetStateCompute)
    cutensornetGetOutputStateDetails = staticmethod(_here.cutensornetGetOutputStateDetails)
    cutensornetDestroyState = staticmethod(_here.cutensornetDestroyState)
    cutensornetCreateNetworkOperator = staticmethod(_here.cutensornetCreateNetworkOperator)
    cutensornetNetworkOperatorAppendProduct = staticmethod(_here.cutensornetNetworkOperatorAppendProduct)
    cutensornetNetworkOperatorAppendMPO = staticmethod(_here.cutensornetNetworkOperatorAppendMPO)
    cutensornetDestroyNetworkOperator = staticmethod(_here.cutensornetDestroyNetworkOperator)
    cutensornetCreateAccessor = staticmethod(_here.cutensornetCreateAccessor)
    cutensornetAccessorConfigure = staticmethod(_here.cutensornetAccessorConfigure)
    cutensornetAccessorPrepare = staticmethod(_here.cutensornetAccessorPrepare)
    cutensornetAccessorGetInfo = staticmethod(_here.cutensornetAccessorGetInfo)
    cutensornetAccessorCompute = staticmethod(_here.cutensornetAccessorCompute)
    cutensornetDestroyAccessor = staticmethod(_here.cutensornetDestroyAccessor)
    cutensornetCreateExpectation = staticmethod(_here.cutensornetCreateExpectation)
    cutensornetExpectationConfigure = staticmethod(_here.cutensornetExpectationConfigure)
    cutensornetExpectationPrepare = staticmethod(_here.cutensornetExpectationPrepare)
    cutensornetExpectationGetInfo = staticmethod(_here.cutensornetExpectationGetInfo)
    cutensornetExpectationCompute = staticmethod(_here.cutensornetExpectationCompute)
    cutensornetExpectationComputeWithGradientsBackward = staticmethod(_here.cutensornetExpectationComputeWithGradientsBackward)
    cutensornetDestroyExpectation = staticmethod(_here.cutensornetDestroyExpectation)
    cutensornetCreateMarginal = staticmethod(_here.cutensornetCreateMarginal)
    cutensornetCreateMarginalDiagonal = staticmethod(_here.cutensornetCreateMarginalDiagonal)
    cutensornetMarginalConfigure = staticmethod(_here.cutensornetMarginalConfigure)
    cutensornetMarginalPrepare = staticmethod(_here.cutensornetMarginalPrepare)
    cutensornetMarginalGetInfo = staticmethod(_here.cutensornetMarginalGetInfo)
    cutensornetMarginalCompute = staticmethod(_here.cutensornetMarginalCompute)
    cutensornetDestroyMarginal = staticmethod(_here.cutensornetDestroyMarginal)
    cutensornetCreateSampler = staticmethod(_here.cutensornetCreateSampler)
    cutensornetSamplerConfigure = staticmethod(_here.cutensornetSamplerConfigure)
    cutensornetSamplerPrepare = staticmethod(_here.cutensornetSamplerPrepare)
    cutensornetSamplerGetInfo = staticmethod(_here.cutensornetSamplerGetInfo)
    cutensornetSamplerSample = staticmethod(_here.cutensornetSamplerSample)
    cutensornetDestroySampler = staticmethod(_here.cutensornetDestroySampler)
    cutensornetCreateStateProjectionMPS = staticmethod(_here.cutensornetCreateStateProjectionMPS)
    cutensornetStateProjectionMPSConfigure = staticmethod(_here.cutensornetStateProjectionMPSConfigure)
    cutensornetStateProjectionMPSPrepare = staticmethod(_here.cutensornetStateProjectionMPSPrepare)
    cutensornetStateProjectionMPSComputeTensorEnv = staticmethod(_here.cutensornetStateProjectionMPSComputeTensorEnv)
    cutensornetStateProjectionMPSGetTensorInfo = staticmethod(_here.cutensornetStateProjectionMPSGetTensorInfo)
    cutensornetStateProjectionMPSUpdateCoefficients = staticmethod(_here.cutensornetStateProjectionMPSUpdateCoefficients)
    cutensornetStateProjectionMPSExtractTensor = staticmethod(_here.cutensornetStateProjectionMPSExtractTensor)
    cutensornetStateProjectionMPSInsertTensor = staticmethod(_here.cutensornetStateProjectionMPSInsertTensor)
    cutensornetStateProjectionMPSUpdateDualTensors = staticmethod(_here.cutensornetStateProjectionMPSUpdateDualTensors)
    cutensornetDestroyStateProjectionMPS = staticmethod(_here.cutensornetDestroyStateProjectionMPS)
    cutensornetComputeGradientsBackward: Callable[..., None]
