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

def cutensornetCreate() -> int:
    """Creates a handle of the library.

    C: cutensornetStatus_t cutensornetCreate(cutensornetHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroy(handle: _Opaque) -> None:
    """Destroys a handle of the library.

    C: cutensornetStatus_t cutensornetDestroy(cutensornetHandle_t handle)

      handle: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateNetworkDescriptor(handle: _Writable, numInputs: int | None, numModesIn: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, extentsIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], modesIn: _Pointer[ctypes._Pointer[ctypes.c_int32]] | int | Sequence[ctypes._Pointer[ctypes.c_int32]], qualifiersIn: _Pointer[cutensornetTensorQualifiers_t] | int | Sequence[cutensornetTensorQualifiers_t], numModesOut: int, extentsOut: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, stridesOut: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modesOut: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int, computeType: cutensornetComputeType_t | _Int) -> int:
    """Describes a network by the modes of its inputs and of its output (deprecated).

    C: cutensornetStatus_t cutensornetCreateNetworkDescriptor(const cutensornetHandle_t handle, int32_t numInputs, const int32_t *numModesIn, const int64_t *const *extentsIn, const int64_t *const *stridesIn, const int32_t *const *modesIn, const cutensornetTensorQualifiers_t *qualifiersIn, int32_t numModesOut, const int64_t *extentsOut, const int64_t *stridesOut, const int32_t *modesOut, cudaDataType_t dataType, cutensornetComputeType_t computeType, cutensornetNetworkDescriptor_t *networkDesc)

      handle: passed; a handle
      numModesIn: passed; host memory of numInputs elements
      extentsIn: passed; host memory of numInputs elements
      stridesIn: passed; host memory of numInputs elements
      modesIn: passed; host memory of numInputs elements
      qualifiersIn: passed; host memory of numInputs elements
      extentsOut: passed; host memory of max(numModesOut,0) elements
      stridesOut: passed; host memory of max(numModesOut,0) elements
      modesOut: passed; host memory of max(numModesOut,0) elements
      networkDesc: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateNetwork(handle: _Writable) -> int:
    """Creates an empty network of tensors.

    C: cutensornetStatus_t cutensornetCreateNetwork(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t *networkDesc)

      handle: passed; a handle
      networkDesc: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetDestroyNetworkDescriptor(networkDesc: _Opaque) -> None:
    """Destroys the description of a network (deprecated).

    C: cutensornetStatus_t cutensornetDestroyNetworkDescriptor(cutensornetNetworkDescriptor_t networkDesc)

      networkDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroyNetwork(networkDesc: _Opaque) -> None:
    """Destroys a network of tensors.

    C: cutensornetStatus_t cutensornetDestroyNetwork(cutensornetNetworkDescriptor_t networkDesc)

      networkDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkAppendTensor(handle: _Writable, networkDesc: _Opaque, numModes: int | None, extents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, qualifiers: _Pointer[cutensornetTensorQualifiers_t] | int, dataType: runtime.cudaDataType | _Int) -> int:
    """Adds a tensor to a network.

    C: cutensornetStatus_t cutensornetNetworkAppendTensor(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, const int64_t *extents, const int32_t *modeLabels, const cutensornetTensorQualifiers_t *const qualifiers, cudaDataType_t dataType, int64_t *tensorId)

      handle: passed; a handle
      networkDesc: passed; a handle
      extents: passed; host memory of numModes elements
      modeLabels: passed; host memory of numModes elements
      qualifiers: passed; host memory
      tensorId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkSetOutputTensor(handle: _Writable, networkDesc: _Opaque, numModes: int | None, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> None:
    """Describes the output of a network.

    C: cutensornetStatus_t cutensornetNetworkSetOutputTensor(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, const int32_t *modeLabels, cudaDataType_t dataType)

      handle: passed; a handle
      networkDesc: passed; a handle
      modeLabels: passed; host memory of numModes elements

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkGetAttribute(handle: _Writable, networkDesc: _Writable, attr: cutensornetNetworkAttributes_t | _Int) -> int:
    """Returns an attribute of a network.

    C: cutensornetStatus_t cutensornetNetworkGetAttribute(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      networkDesc: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetNetworkSetAttribute(handle: _Writable, networkDesc: _Opaque, attr: cutensornetNetworkAttributes_t | _Int, buffer: _Address, sizeInBytes: int | None) -> None:
    """Changes an attribute of a network.

    C: cutensornetStatus_t cutensornetNetworkSetAttribute(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, const void *const buffer, size_t sizeInBytes)

      handle: passed; a handle
      networkDesc: passed; a handle
      buffer: passed; host memory of sizeInBytes elements

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetGetOutputTensorDetails(handle: _Writable, networkDesc: _Writable, modeLabels: _Pointer[ctypes.c_int32] | int | _WriteArray, extents: _Pointer[ctypes.c_int64] | int | _WriteArray, strides: _Pointer[ctypes.c_int64] | int | _WriteArray) -> tuple[int, int]:
    """Returns the properties of a network's output.

    C: cutensornetStatus_t cutensornetGetOutputTensorDetails(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)

      handle: passed; a handle
      networkDesc: passed; a handle
      numModes: returned
      dataSize: returned
      modeLabels: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      extents: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      strides: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGetOutputTensorDescriptor(handle: _Writable, networkDesc: _Writable) -> int:
    """Returns the description of a network's output.

    C: cutensornetStatus_t cutensornetGetOutputTensorDescriptor(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, cutensornetTensorDescriptor_t *outputTensorDesc)

      handle: passed; a handle
      networkDesc: passed; a handle
      outputTensorDesc: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGetTensorDetails(handle: _Writable, tensorDesc: _Writable, modeLabels: _Pointer[ctypes.c_int32] | int | _WriteArray, extents: _Pointer[ctypes.c_int64] | int | _WriteArray, strides: _Pointer[ctypes.c_int64] | int | _WriteArray) -> tuple[int, int]:
    """Returns the properties of a tensor.

    C: cutensornetStatus_t cutensornetGetTensorDetails(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t tensorDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)

      handle: passed; a handle
      tensorDesc: passed; a handle
      numModes: returned
      dataSize: returned
      modeLabels: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      extents: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      strides: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateWorkspaceDescriptor(handle: _Writable) -> int:
    """Creates an object for workspaces.

    C: cutensornetStatus_t cutensornetCreateWorkspaceDescriptor(const cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t *workDesc)

      handle: passed; a handle
      workDesc: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceComputeSizes(handle: _Writable, networkDesc: _Writable, optimizerInfo: _Writable, workDesc: _Opaque) -> None:
    """Computes the workspaces of a contraction (deprecated).

    C: cutensornetStatus_t cutensornetWorkspaceComputeSizes(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)

      handle: passed; a handle
      networkDesc: passed; a handle
      optimizerInfo: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceComputeContractionSizes(handle: _Writable, networkDesc: _Writable, optimizerInfo: _Writable, workDesc: _Opaque) -> None:
    """Computes the workspaces of a contraction.

    C: cutensornetStatus_t cutensornetWorkspaceComputeContractionSizes(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)

      handle: passed; a handle
      networkDesc: passed; a handle
      optimizerInfo: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceGetSize(handle: _Writable, workDesc: _Writable, workPref: cutensornetWorksizePref_t | _Int, memSpace: cutensornetMemspace_t | _Int) -> int:
    """Returns the size that a workspace needs or should have (deprecated).

    C: cutensornetStatus_t cutensornetWorkspaceGetSize(const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, uint64_t *workspaceSize)

      handle: passed; a handle
      workDesc: passed; a handle
      workspaceSize: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceGetMemorySize(handle: _Writable, workDesc: _Writable, workPref: cutensornetWorksizePref_t | _Int, memSpace: cutensornetMemspace_t | _Int, workKind: cutensornetWorkspaceKind_t | _Int) -> int:
    """Returns the size that a workspace needs or should have.

    C: cutensornetStatus_t cutensornetWorkspaceGetMemorySize(const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, int64_t *memorySize)

      handle: passed; a handle
      workDesc: passed; a handle
      memorySize: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceSet(handle: _Writable, workDesc: _Opaque, memSpace: cutensornetMemspace_t | _Int, workspacePtr: _Writable | _Device, workspaceSize: int) -> None:
    """Sets the address and the size of a workspace (deprecated).

    C: cutensornetStatus_t cutensornetWorkspaceSet(const cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, void *const workspacePtr, uint64_t workspaceSize)

      handle: passed; a handle
      workDesc: passed; a handle
      workspacePtr: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceSetMemory(handle: _Writable, workDesc: _Opaque, memSpace: cutensornetMemspace_t | _Int, workKind: cutensornetWorkspaceKind_t | _Int, memoryPtr: _Writable | _Device, memorySize: int | None) -> None:
    """Sets the address and the size of a workspace.

    C: cutensornetStatus_t cutensornetWorkspaceSetMemory(const cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void *const memoryPtr, int64_t memorySize)

      handle: passed; a handle
      workDesc: passed; a handle
      memoryPtr: passed; host or device memory of memorySize elements

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceGet(handle: _Writable, workDesc: _Writable, memSpace: cutensornetMemspace_t | _Int) -> tuple[int, int]:
    """Returns the address and the size of a workspace (deprecated).

    C: cutensornetStatus_t cutensornetWorkspaceGet(const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, void **workspacePtr, uint64_t *workspaceSize)

      handle: passed; a handle
      workDesc: passed; a handle
      workspacePtr: returned
      workspaceSize: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceGetMemory(handle: _Writable, workDesc: _Writable, memSpace: cutensornetMemspace_t | _Int, workKind: cutensornetWorkspaceKind_t | _Int) -> tuple[int, int]:
    """Returns the address and the size of a workspace.

    C: cutensornetStatus_t cutensornetWorkspaceGetMemory(const cutensornetHandle_t handle, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void **memoryPtr, int64_t *memorySize)

      handle: passed; a handle
      workDesc: passed; a handle
      memoryPtr: returned
      memorySize: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspacePurgeCache(handle: _Writable, workDesc: _Opaque, memSpace: cutensornetMemspace_t | _Int) -> None:
    """Forgets what a workspace keeps between calls.

    C: cutensornetStatus_t cutensornetWorkspacePurgeCache(const cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace)

      handle: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetDestroyWorkspaceDescriptor(workDesc: _Opaque) -> None:
    """Destroys an object for workspaces.

    C: cutensornetStatus_t cutensornetDestroyWorkspaceDescriptor(cutensornetWorkspaceDescriptor_t workDesc)

      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateContractionOptimizerConfig(handle: _Writable) -> int:
    """Makes settings for the search of an order of contractions.

    C: cutensornetStatus_t cutensornetCreateContractionOptimizerConfig(const cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t *optimizerConfig)

      handle: passed; a handle
      optimizerConfig: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroyContractionOptimizerConfig(optimizerConfig: _Opaque) -> None:
    """Destroys settings for the search of an order of contractions.

    C: cutensornetStatus_t cutensornetDestroyContractionOptimizerConfig(cutensornetContractionOptimizerConfig_t optimizerConfig)

      optimizerConfig: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractionOptimizerConfigGetAttribute(handle: _Writable, optimizerConfig: _Writable, attr: cutensornetContractionOptimizerConfigAttributes_t | _Int) -> int:
    """Returns a setting for the search of an order of contractions.

    C: cutensornetStatus_t cutensornetContractionOptimizerConfigGetAttribute(const cutensornetHandle_t handle, const cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      optimizerConfig: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractionOptimizerConfigSetAttribute(handle: _Writable, optimizerConfig: _Opaque, attr: cutensornetContractionOptimizerConfigAttributes_t | _Int, buffer: int | cutensornetGraphAlgo_t | _Int | cutensornetMemoryModel_t | cutensornetOptimizerCost_t | cutensornetSmartOption_t) -> None:
    """Changes a setting for the search of an order of contractions.

    C: cutensornetStatus_t cutensornetContractionOptimizerConfigSetAttribute(const cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, const void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      optimizerConfig: passed; a handle
      buffer: passed; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroyContractionOptimizerInfo(optimizerInfo: _Opaque) -> None:
    """Destroys an order of contractions.

    C: cutensornetStatus_t cutensornetDestroyContractionOptimizerInfo(cutensornetContractionOptimizerInfo_t optimizerInfo)

      optimizerInfo: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateContractionOptimizerInfo(handle: _Writable, networkDesc: _Writable) -> int:
    """Creates an object for an order of contractions.

    C: cutensornetStatus_t cutensornetCreateContractionOptimizerInfo(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t *optimizerInfo)

      handle: passed; a handle
      networkDesc: passed; a handle
      optimizerInfo: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractionOptimize(handle: _Writable, networkDesc: _Writable, optimizerConfig: _Writable, workspaceSizeConstraint: int, optimizerInfo: _Opaque) -> None:
    """Searches an order of contractions and the modes to slice.

    C: cutensornetStatus_t cutensornetContractionOptimize(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerConfig_t optimizerConfig, uint64_t workspaceSizeConstraint, cutensornetContractionOptimizerInfo_t optimizerInfo)

      handle: passed; a handle
      networkDesc: passed; a handle
      optimizerConfig: passed; a handle
      optimizerInfo: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetNetworkSetOptimizerInfo(handle: _Writable, networkDesc: _Opaque, optimizerInfo: _Writable) -> None:
    """Gives a network its order of contractions.

    C: cutensornetStatus_t cutensornetNetworkSetOptimizerInfo(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo)

      handle: passed; a handle
      networkDesc: passed; a handle
      optimizerInfo: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetContractionOptimizerInfoGetAttribute(handle: _Writable, optimizerInfo: _Writable, attr: cutensornetContractionOptimizerInfoAttributes_t | _Int) -> int | float:
    """Returns an attribute of an order of contractions, such as its cost.

    C: cutensornetStatus_t cutensornetContractionOptimizerInfoGetAttribute(const cutensornetHandle_t handle, const cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      optimizerInfo: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractionOptimizerInfoSetAttribute(handle: _Writable, optimizerInfo: _Opaque, attr: cutensornetContractionOptimizerInfoAttributes_t | _Int, buffer: _Address, sizeInBytes: int | None) -> None:
    """Changes an attribute of an order of contractions.

    C: cutensornetStatus_t cutensornetContractionOptimizerInfoSetAttribute(const cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, const void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      optimizerInfo: passed; a handle
      buffer: passed; host memory of sizeInBytes bytes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractionOptimizerInfoGetPackedSize(handle: _Writable, optimizerInfo: _Writable) -> int:
    """Returns the size of an order of contractions in packed form.

    C: cutensornetStatus_t cutensornetContractionOptimizerInfoGetPackedSize(const cutensornetHandle_t handle, const cutensornetContractionOptimizerInfo_t optimizerInfo, size_t *sizeInBytes)

      handle: passed; a handle
      optimizerInfo: passed; a handle
      sizeInBytes: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractionOptimizerInfoPackData(handle: _Writable, optimizerInfo: _Writable, buffer: _Writable, sizeInBytes: int | None) -> None:
    """Packs an order of contractions, to be sent to other processes.

    C: cutensornetStatus_t cutensornetContractionOptimizerInfoPackData(const cutensornetHandle_t handle, const cutensornetContractionOptimizerInfo_t optimizerInfo, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      optimizerInfo: passed; a handle
      buffer: passed; the call may write to the memory that it points to; host memory of sizeInBytes bytes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateContractionOptimizerInfoFromPackedData(handle: _Writable, networkDesc: _Writable, buffer: _Address, sizeInBytes: int) -> int:
    """Creates an order of contractions from its packed form.

    C: cutensornetStatus_t cutensornetCreateContractionOptimizerInfoFromPackedData(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const void *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t *optimizerInfo)

      handle: passed; a handle
      networkDesc: passed; a handle
      buffer: passed; host memory of max(sizeInBytes,4) bytes
      optimizerInfo: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetUpdateContractionOptimizerInfoFromPackedData(handle: _Writable, buffer: _Address, sizeInBytes: int, optimizerInfo: _Opaque) -> None:
    """Replaces an order of contractions by a packed one.

    C: cutensornetStatus_t cutensornetUpdateContractionOptimizerInfoFromPackedData(const cutensornetHandle_t handle, const void *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t optimizerInfo)

      handle: passed; a handle
      buffer: passed; host memory of max(sizeInBytes,4) bytes
      optimizerInfo: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateContractionPlan(handle: _Writable, networkDesc: _Writable, optimizerInfo: _Writable, workDesc: _Writable) -> int:
    """Creates a plan of a network's contraction.

    C: cutensornetStatus_t cutensornetCreateContractionPlan(const cutensornetHandle_t handle, const cutensornetNetworkDescriptor_t networkDesc, const cutensornetContractionOptimizerInfo_t optimizerInfo, const cutensornetWorkspaceDescriptor_t workDesc, cutensornetContractionPlan_t *plan)

      handle: passed; a handle
      networkDesc: passed; a handle
      optimizerInfo: passed; a handle
      workDesc: passed; a handle
      plan: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetNetworkPrepareContraction(handle: _Writable, networkDesc: _Opaque, workDesc: _Writable) -> None:
    """Prepares the contraction of a network.

    C: cutensornetStatus_t cutensornetNetworkPrepareContraction(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetWorkspaceDescriptor_t workDesc)

      handle: passed; a handle
      networkDesc: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetDestroyContractionPlan(plan: _Opaque) -> None:
    """Destroys a plan.

    C: cutensornetStatus_t cutensornetDestroyContractionPlan(cutensornetContractionPlan_t plan)

      plan: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractionAutotune(handle: _Writable, plan: _Opaque, rawDataIn: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], rawDataOut: _Device, workDesc: _Opaque, pref: _Writable, stream: driver.CUstream | int | None) -> None:
    """Tries the kernels of a plan, and keeps the fastest.

    C: cutensornetStatus_t cutensornetContractionAutotune(const cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, const cutensornetContractionAutotunePreference_t pref, cudaStream_t stream)

      handle: passed; a handle
      plan: passed; a handle
      rawDataIn: passed; host memory (size not known: an object of the library determines the size)
      rawDataOut: passed; the call may write to the memory that it points to; device memory
      workDesc: passed; a handle
      pref: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetNetworkAutotuneContraction(handle: _Writable, networkDesc: _Opaque, workDesc: _Writable, pref: _Writable, stream: driver.CUstream | int | None) -> None:
    """Tries the kernels of a network's contraction, and keeps the fastest.

    C: cutensornetStatus_t cutensornetNetworkAutotuneContraction(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetWorkspaceDescriptor_t workDesc, const cutensornetNetworkAutotunePreference_t pref, cudaStream_t stream)

      handle: passed; a handle
      networkDesc: passed; a handle
      workDesc: passed; a handle
      pref: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetCreateContractionAutotunePreference(handle: _Writable) -> int:
    """Makes preferences for trying kernels of a plan.

    C: cutensornetStatus_t cutensornetCreateContractionAutotunePreference(const cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t *autotunePreference)

      handle: passed; a handle
      autotunePreference: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateNetworkAutotunePreference(handle: _Writable) -> int:
    """Makes preferences for trying kernels.

    C: cutensornetStatus_t cutensornetCreateNetworkAutotunePreference(const cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t *autotunePreference)

      handle: passed; a handle
      autotunePreference: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetContractionAutotunePreferenceGetAttribute(handle: _Writable, autotunePreference: _Writable, attr: cutensornetContractionAutotunePreferenceAttributes_t | _Int) -> int:
    """Returns a preference for trying kernels of a plan.

    C: cutensornetStatus_t cutensornetContractionAutotunePreferenceGetAttribute(const cutensornetHandle_t handle, const cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      autotunePreference: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetNetworkAutotunePreferenceGetAttribute(handle: _Writable, autotunePreference: _Writable, attr: cutensornetNetworkAutotunePreferenceAttributes_t | _Int) -> int:
    """Returns a preference for trying kernels.

    C: cutensornetStatus_t cutensornetNetworkAutotunePreferenceGetAttribute(const cutensornetHandle_t handle, const cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      autotunePreference: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetContractionAutotunePreferenceSetAttribute(handle: _Writable, autotunePreference: _Opaque, attr: cutensornetContractionAutotunePreferenceAttributes_t | _Int, buffer: int) -> None:
    """Changes a preference for trying kernels of a plan.

    C: cutensornetStatus_t cutensornetContractionAutotunePreferenceSetAttribute(const cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, const void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      autotunePreference: passed; a handle
      buffer: passed; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetNetworkAutotunePreferenceSetAttribute(handle: _Writable, autotunePreference: _Opaque, attr: cutensornetNetworkAutotunePreferenceAttributes_t | _Int, buf: int) -> None:
    """Changes a preference for trying kernels.

    C: cutensornetStatus_t cutensornetNetworkAutotunePreferenceSetAttribute(const cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)

      handle: passed; a handle
      autotunePreference: passed; a handle
      buf: passed; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetDestroyContractionAutotunePreference(autotunePreference: _Opaque) -> None:
    """Destroys preferences for trying kernels of a plan.

    C: cutensornetStatus_t cutensornetDestroyContractionAutotunePreference(cutensornetContractionAutotunePreference_t autotunePreference)

      autotunePreference: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroyNetworkAutotunePreference(autotunePreference: _Opaque) -> None:
    """Destroys preferences for trying kernels.

    C: cutensornetStatus_t cutensornetDestroyNetworkAutotunePreference(cutensornetNetworkAutotunePreference_t autotunePreference)

      autotunePreference: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetContraction(handle: _Writable, plan: _Opaque, rawDataIn: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], rawDataOut: _Device, workDesc: _Opaque, sliceId: int, stream: driver.CUstream | int | None) -> None:
    """Contracts one slice of a network by a plan.

    C: cutensornetStatus_t cutensornetContraction(const cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, int64_t sliceId, cudaStream_t stream)

      handle: passed; a handle
      plan: passed; a handle
      rawDataIn: passed; host memory (size not known: an object of the library determines the size)
      rawDataOut: passed; the call may write to the memory that it points to; device memory
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateSliceGroupFromIDRange(handle: _Writable, sliceIdStart: int, sliceIdStop: int, sliceIdStep: int) -> int:
    """Creates a group of slices of a range of numbers.

    C: cutensornetStatus_t cutensornetCreateSliceGroupFromIDRange(const cutensornetHandle_t handle, int64_t sliceIdStart, int64_t sliceIdStop, int64_t sliceIdStep, cutensornetSliceGroup_t *sliceGroup)

      handle: passed; a handle
      sliceGroup: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateSliceGroupFromIDs(handle: _Writable, beginIDSequence: _Pointer[ctypes.c_int64] | int | _ReadArray, endIDSequence: _Pointer[ctypes.c_int64] | int | _ReadArray) -> int:
    """Creates a group of slices of given numbers.

    C: cutensornetStatus_t cutensornetCreateSliceGroupFromIDs(const cutensornetHandle_t handle, const int64_t *beginIDSequence, const int64_t *endIDSequence, cutensornetSliceGroup_t *sliceGroup)

      handle: passed; a handle
      beginIDSequence: passed; host memory
      endIDSequence: passed; host memory
      sliceGroup: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroySliceGroup(sliceGroup: _Opaque) -> None:
    """Destroys a group of slices.

    C: cutensornetStatus_t cutensornetDestroySliceGroup(cutensornetSliceGroup_t sliceGroup)

      sliceGroup: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetContractSlices(handle: _Writable, plan: _Opaque, rawDataIn: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], rawDataOut: _Device, accumulateOutput: int, workDesc: _Opaque, sliceGroup: _Writable, stream: driver.CUstream | int | None) -> None:
    """Contracts slices of a network by a plan.

    C: cutensornetStatus_t cutensornetContractSlices(const cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, const cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)

      handle: passed; a handle
      plan: passed; a handle
      rawDataIn: passed; host memory (size not known: an object of the library determines the size)
      rawDataOut: passed; the call may write to the memory that it points to; device memory
      workDesc: passed; a handle
      sliceGroup: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetNetworkSetInputTensorMemory(handle: _Writable, networkDesc: _Opaque, tensorId: int, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None:
    """Gives an input of a network its memory.

    C: cutensornetStatus_t cutensornetNetworkSetInputTensorMemory(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t tensorId, const void *const buffer, const int64_t *strides)

      handle: passed; a handle
      networkDesc: passed; a handle
      buffer: passed; device memory
      strides: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkSetOutputTensorMemory(handle: _Writable, networkDesc: _Opaque, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None:
    """Gives the output of a network its memory.

    C: cutensornetStatus_t cutensornetNetworkSetOutputTensorMemory(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, void *const buffer, const int64_t *strides)

      handle: passed; a handle
      networkDesc: passed; a handle
      buffer: passed; device memory
      strides: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkSetGradientTensorMemory(handle: _Writable, networkDesc: _Opaque, correspondingTensorId: int, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None:
    """Gives the gradient of an input its memory.

    C: cutensornetStatus_t cutensornetNetworkSetGradientTensorMemory(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t correspondingTensorId, void *const buffer, const int64_t *strides)

      handle: passed; a handle
      networkDesc: passed; a handle
      buffer: passed; device memory
      strides: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkSetAdjointTensorMemory(handle: _Writable, networkDesc: _Opaque, buffer: _Device, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> None:
    """Gives the gradient of a network's output its memory.

    C: cutensornetStatus_t cutensornetNetworkSetAdjointTensorMemory(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const void *const buffer, const int64_t *strides)

      handle: passed; a handle
      networkDesc: passed; a handle
      buffer: passed; device memory
      strides: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkContract(handle: _Writable, networkDesc: _Opaque, accumulateOutput: int, workDesc: _Writable, sliceGroup: _Writable, stream: driver.CUstream | int | None) -> None:
    """Contracts a network.

    C: cutensornetStatus_t cutensornetNetworkContract(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, const cutensornetWorkspaceDescriptor_t workDesc, const cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)

      handle: passed; a handle
      networkDesc: passed; a handle
      workDesc: passed; a handle
      sliceGroup: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkPrepareGradientsBackward(handle: _Writable, networkDesc: _Opaque, workDesc: _Writable) -> None:
    """Prepares the gradients of a network's inputs.

    C: cutensornetStatus_t cutensornetNetworkPrepareGradientsBackward(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const cutensornetWorkspaceDescriptor_t workDesc)

      handle: passed; a handle
      networkDesc: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetNetworkComputeGradientsBackward(handle: _Writable, networkDesc: _Opaque, accumulateOutput: int, workDesc: _Writable, sliceGroup: _Writable, stream: driver.CUstream | int | None) -> None:
    """Computes the gradients of a network's inputs.

    C: cutensornetStatus_t cutensornetNetworkComputeGradientsBackward(const cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, const cutensornetWorkspaceDescriptor_t workDesc, const cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)

      handle: passed; a handle
      networkDesc: passed; a handle
      workDesc: passed; a handle
      sliceGroup: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.9.
    """
def cutensornetCreateTensorDescriptor(handle: _Writable, numModes: int | None, extents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int:
    """Describes a tensor: extents, strides, modes and type.

    C: cutensornetStatus_t cutensornetCreateTensorDescriptor(const cutensornetHandle_t handle, int32_t numModes, const int64_t *extents, const int64_t *strides, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t *tensorDesc)

      handle: passed; a handle
      extents: passed; host memory of numModes elements
      strides: passed; host memory of numModes elements
      modeLabels: passed; host memory of numModes elements
      tensorDesc: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateDistributedTensorDescriptor(handle: _Writable, numModes: int | None, extents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, elementStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, blockSizes: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, blockStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, nranksPerMode: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, modeLabels: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int:
    """Describes a tensor that lies on several processes.

    C: cutensornetStatus_t cutensornetCreateDistributedTensorDescriptor(const cutensornetHandle_t handle, int32_t numModes, const int64_t *extents, const int64_t *elementStrides, const int64_t *blockSizes, const int64_t *blockStrides, const int64_t *nranksPerMode, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t *tensorDesc)

      handle: passed; a handle
      extents: passed; host memory of numModes elements
      elementStrides: passed; host memory of numModes elements
      blockSizes: passed; host memory of numModes elements
      blockStrides: passed; host memory of numModes elements
      nranksPerMode: passed; host memory of numModes elements
      modeLabels: passed; host memory of numModes elements
      tensorDesc: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.14.
    """
def cutensornetTensorDescriptorGetAttribute(handle: _Writable, tensorDesc: _Writable, attr: cutensornetTensorDescriptorAttributes_t | _Int) -> int:
    """Returns an attribute of a tensor's description.

    C: cutensornetStatus_t cutensornetTensorDescriptorGetAttribute(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t tensorDesc, cutensornetTensorDescriptorAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      tensorDesc: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.14.
    """
def cutensornetDestroyTensorDescriptor(tensorDesc: _Opaque) -> None:
    """Destroys the description of a tensor.

    C: cutensornetStatus_t cutensornetDestroyTensorDescriptor(cutensornetTensorDescriptor_t tensorDesc)

      tensorDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateTensorSVDConfig(handle: _Writable) -> int:
    """Makes settings for a singular value decomposition.

    C: cutensornetStatus_t cutensornetCreateTensorSVDConfig(const cutensornetHandle_t handle, cutensornetTensorSVDConfig_t *svdConfig)

      handle: passed; a handle
      svdConfig: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroyTensorSVDConfig(svdConfig: _Opaque) -> None:
    """Destroys settings for a singular value decomposition.

    C: cutensornetStatus_t cutensornetDestroyTensorSVDConfig(cutensornetTensorSVDConfig_t svdConfig)

      svdConfig: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetTensorSVDConfigGetAttribute(handle: _Writable, svdConfig: _Writable, attr: cutensornetTensorSVDConfigAttributes_t | _Int) -> float | int:
    """Returns a setting for a singular value decomposition.

    C: cutensornetStatus_t cutensornetTensorSVDConfigGetAttribute(const cutensornetHandle_t handle, const cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      svdConfig: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetTensorSVDConfigSetAttribute(handle: _Writable, svdConfig: _Opaque, attr: cutensornetTensorSVDConfigAttributes_t | _Int, buffer: float | cutensornetTensorSVDNormalization_t | _Int | cutensornetTensorSVDPartition_t | cutensornetTensorSVDAlgo_t) -> None:
    """Changes a setting for a singular value decomposition.

    C: cutensornetStatus_t cutensornetTensorSVDConfigSetAttribute(const cutensornetHandle_t handle, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, const void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      svdConfig: passed; a handle
      buffer: passed; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceComputeSVDSizes(handle: _Writable, descTensorIn: _Writable, descTensorU: _Writable, descTensorV: _Writable, svdConfig: _Writable, workDesc: _Opaque) -> None:
    """Computes the workspaces of a singular value decomposition.

    C: cutensornetStatus_t cutensornetWorkspaceComputeSVDSizes(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const cutensornetTensorDescriptor_t descTensorU, const cutensornetTensorDescriptor_t descTensorV, const cutensornetTensorSVDConfig_t svdConfig, cutensornetWorkspaceDescriptor_t workDesc)

      handle: passed; a handle
      descTensorIn: passed; a handle
      descTensorU: passed; a handle
      descTensorV: passed; a handle
      svdConfig: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceComputeQRSizes(handle: _Writable, descTensorIn: _Writable, descTensorQ: _Writable, descTensorR: _Writable, workDesc: _Opaque) -> None:
    """Computes the workspaces of a QR decomposition.

    C: cutensornetStatus_t cutensornetWorkspaceComputeQRSizes(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const cutensornetTensorDescriptor_t descTensorQ, const cutensornetTensorDescriptor_t descTensorR, cutensornetWorkspaceDescriptor_t workDesc)

      handle: passed; a handle
      descTensorIn: passed; a handle
      descTensorQ: passed; a handle
      descTensorR: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateTensorSVDInfo(handle: _Writable) -> int:
    """Creates an object for what a singular value decomposition reports.

    C: cutensornetStatus_t cutensornetCreateTensorSVDInfo(const cutensornetHandle_t handle, cutensornetTensorSVDInfo_t *svdInfo)

      handle: passed; a handle
      svdInfo: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetTensorSVDInfoGetAttribute(handle: _Writable, svdInfo: _Writable, attr: cutensornetTensorSVDInfoAttributes_t | _Int) -> int | float:
    """Returns what a singular value decomposition reported, such as what was cut off.

    C: cutensornetStatus_t cutensornetTensorSVDInfoGetAttribute(const cutensornetHandle_t handle, const cutensornetTensorSVDInfo_t svdInfo, cutensornetTensorSVDInfoAttributes_t attr, void *buffer, size_t sizeInBytes)

      handle: passed; a handle
      svdInfo: passed; a handle
      buffer: returned; attr determines the type
      sizeInBytes: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDestroyTensorSVDInfo(svdInfo: _Opaque) -> None:
    """Destroys what a singular value decomposition reported.

    C: cutensornetStatus_t cutensornetDestroyTensorSVDInfo(cutensornetTensorSVDInfo_t svdInfo)

      svdInfo: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetTensorSVD(handle: _Writable, descTensorIn: _Writable, rawDataIn: _Device, descTensorU: _Opaque, u: _Device, s: _Device, descTensorV: _Opaque, v: _Device, svdConfig: _Writable, svdInfo: _Opaque, workDesc: _Writable, stream: driver.CUstream | int | None) -> None:
    """Computes the singular value decomposition of a tensor, cut off as settings say.

    C: cutensornetStatus_t cutensornetTensorSVD(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const void *const rawDataIn, cutensornetTensorDescriptor_t descTensorU, void *u, void *s, cutensornetTensorDescriptor_t descTensorV, void *v, const cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDInfo_t svdInfo, const cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)

      handle: passed; a handle
      descTensorIn: passed; a handle
      rawDataIn: passed; device memory
      descTensorU: passed; a handle
      u: passed; the call may write to the memory that it points to; device memory
      s: passed; the call may write to the memory that it points to; device memory
      descTensorV: passed; a handle
      v: passed; the call may write to the memory that it points to; device memory
      svdConfig: passed; a handle
      svdInfo: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetTensorQR(handle: _Writable, descTensorIn: _Writable, rawDataIn: _Device, descTensorQ: _Writable, q: _Device, descTensorR: _Writable, r: _Device, workDesc: _Writable, stream: driver.CUstream | int | None) -> None:
    """Computes the QR decomposition of a tensor.

    C: cutensornetStatus_t cutensornetTensorQR(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorIn, const void *const rawDataIn, const cutensornetTensorDescriptor_t descTensorQ, void *q, const cutensornetTensorDescriptor_t descTensorR, void *r, const cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)

      handle: passed; a handle
      descTensorIn: passed; a handle
      rawDataIn: passed; device memory
      descTensorQ: passed; a handle
      q: passed; the call may write to the memory that it points to; device memory
      descTensorR: passed; a handle
      r: passed; the call may write to the memory that it points to; device memory
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetWorkspaceComputeGateSplitSizes(handle: _Writable, descTensorInA: _Writable, descTensorInB: _Writable, descTensorInG: _Writable, descTensorU: _Writable, descTensorV: _Writable, gateAlgo: cutensornetGateSplitAlgo_t | _Int, svdConfig: _Writable, computeType: cutensornetComputeType_t | _Int, workDesc: _Opaque) -> None:
    """Computes the workspaces of a gate and its split.

    C: cutensornetStatus_t cutensornetWorkspaceComputeGateSplitSizes(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorInA, const cutensornetTensorDescriptor_t descTensorInB, const cutensornetTensorDescriptor_t descTensorInG, const cutensornetTensorDescriptor_t descTensorU, const cutensornetTensorDescriptor_t descTensorV, const cutensornetGateSplitAlgo_t gateAlgo, const cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetWorkspaceDescriptor_t workDesc)

      handle: passed; a handle
      descTensorInA: passed; a handle
      descTensorInB: passed; a handle
      descTensorInG: passed; a handle
      descTensorU: passed; a handle
      descTensorV: passed; a handle
      svdConfig: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGateSplit(handle: _Writable, descTensorInA: _Writable, rawDataInA: _Device, descTensorInB: _Writable, rawDataInB: _Device, descTensorInG: _Writable, rawDataInG: _Device, descTensorU: _Opaque, u: _Device, s: _Device, descTensorV: _Opaque, v: _Device, gateAlgo: cutensornetGateSplitAlgo_t | _Int, svdConfig: _Writable, computeType: cutensornetComputeType_t | _Int, svdInfo: _Opaque, workDesc: _Writable, stream: driver.CUstream | int | None) -> None:
    """Applies a gate to two tensors and splits the result into two again.

    C: cutensornetStatus_t cutensornetGateSplit(const cutensornetHandle_t handle, const cutensornetTensorDescriptor_t descTensorInA, const void *rawDataInA, const cutensornetTensorDescriptor_t descTensorInB, const void *rawDataInB, const cutensornetTensorDescriptor_t descTensorInG, const void *rawDataInG, cutensornetTensorDescriptor_t descTensorU, void *u, void *s, cutensornetTensorDescriptor_t descTensorV, void *v, const cutensornetGateSplitAlgo_t gateAlgo, const cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetTensorSVDInfo_t svdInfo, const cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)

      handle: passed; a handle
      descTensorInA: passed; a handle
      rawDataInA: passed; device memory
      descTensorInB: passed; a handle
      rawDataInB: passed; device memory
      descTensorInG: passed; a handle
      rawDataInG: passed; device memory
      descTensorU: passed; a handle
      u: passed; the call may write to the memory that it points to; device memory
      s: passed; the call may write to the memory that it points to; device memory
      descTensorV: passed; a handle
      v: passed; the call may write to the memory that it points to; device memory
      svdConfig: passed; a handle
      svdInfo: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGetDeviceMemHandler(handle: _Writable) -> cutensornetDeviceMemHandler_t:
    """Returns the functions that allocate device memory for a handle.

    C: cutensornetStatus_t cutensornetGetDeviceMemHandler(const cutensornetHandle_t handle, cutensornetDeviceMemHandler_t *devMemHandler)

      handle: passed; a handle
      devMemHandler: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetSetDeviceMemHandler(handle: _Opaque, devMemHandler: _Pointer[cutensornetDeviceMemHandler_t] | int) -> None:
    """Sets the functions that allocate device memory for a handle.

    C: cutensornetStatus_t cutensornetSetDeviceMemHandler(cutensornetHandle_t handle, const cutensornetDeviceMemHandler_t *devMemHandler)

      handle: passed; a handle
      devMemHandler: passed; host memory

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetLoggerSetCallback(callback: cutensornetLoggerCallback_t | None) -> None:
    """Registers a callback for lines of the library's log.

    C: cutensornetStatus_t cutensornetLoggerSetCallback(cutensornetLoggerCallback_t callback)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetLoggerSetCallbackData(callback: cutensornetLoggerCallbackData_t | None, userData: _Writable) -> None:
    """Registers a callback for lines of the library's log, with data of its own.

    C: cutensornetStatus_t cutensornetLoggerSetCallbackData(cutensornetLoggerCallbackData_t callback, void *userData)

      userData: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None:
    """Sets the open file of the library's log.

    C: cutensornetStatus_t cutensornetLoggerSetFile(FILE *file)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetLoggerOpenFile(logFile: _Text) -> None:
    """Opens a file for the library's log.

    C: cutensornetStatus_t cutensornetLoggerOpenFile(const char *logFile)

      logFile: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetLoggerSetLevel(level: int) -> None:
    """Sets the level of the library's log.

    C: cutensornetStatus_t cutensornetLoggerSetLevel(int32_t level)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetLoggerSetMask(mask: int) -> None:
    """Sets a mask of the messages in the library's log.

    C: cutensornetStatus_t cutensornetLoggerSetMask(int32_t mask)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetLoggerForceDisable() -> None:
    """Turns the library's log off for the whole process.

    C: cutensornetStatus_t cutensornetLoggerForceDisable(void)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGetVersion() -> int:
    """Returns the library's version as one number.

    C: size_t cutensornetGetVersion(void)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGetCudartVersion() -> int:
    """Returns the version of the CUDA runtime that the library was built with.

    C: size_t cutensornetGetCudartVersion(void)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGetErrorString(error: cutensornetStatus_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *cutensornetGetErrorString(cutensornetStatus_t error)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetGetLastError() -> str | None:
    """Returns the text of the last error.

    C: const char *cutensornetGetLastError(void)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.13.
    """
def cutensornetDistributedResetConfiguration(handle: _Opaque, commPtr: _Address, commSize: int | None) -> None:
    """Sets the communicator of the processes that share the work.

    C: cutensornetStatus_t cutensornetDistributedResetConfiguration(cutensornetHandle_t handle, const void *commPtr, size_t commSize)

      handle: passed; a handle
      commPtr: passed; host memory of commSize bytes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDistributedGetNumRanks(handle: _Writable) -> int:
    """Returns the number of processes that share the work.

    C: cutensornetStatus_t cutensornetDistributedGetNumRanks(const cutensornetHandle_t handle, int32_t *numRanks)

      handle: passed; a handle
      numRanks: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDistributedGetProcRank(handle: _Writable) -> int:
    """Returns the number of this process among those that share the work.

    C: cutensornetStatus_t cutensornetDistributedGetProcRank(const cutensornetHandle_t handle, int32_t *procRank)

      handle: passed; a handle
      procRank: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetDistributedSynchronize(handle: _Writable) -> None:
    """Waits for all processes that share the work.

    C: cutensornetStatus_t cutensornetDistributedSynchronize(const cutensornetHandle_t handle)

      handle: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    """
def cutensornetCreateState(handle: _Writable, purity: cutensornetStatePurity_t | _Int, numStateModes: int | None, stateModeExtents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int:
    """Creates a quantum state as a network of tensors.

    C: cutensornetStatus_t cutensornetCreateState(const cutensornetHandle_t handle, cutensornetStatePurity_t purity, int32_t numStateModes, const int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetState_t *tensorNetworkState)

      handle: passed; a handle
      stateModeExtents: passed; host memory of numStateModes elements
      tensorNetworkState: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetStateApplyTensor(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int:
    """Applies a gate to a state (deprecated).

    C: cutensornetStatus_t cutensornetStateApplyTensor(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, int64_t *tensorId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      stateModes: passed; host memory of numStateModes elements
      tensorData: passed; device memory
      tensorModeStrides: passed; host memory of 2*numStateModes elements
      tensorId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetStateApplyTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int:
    """Applies a gate to a state.

    C: cutensornetStatus_t cutensornetStateApplyTensorOperator(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, int64_t *tensorId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      stateModes: passed; host memory of numStateModes elements
      tensorData: passed; device memory
      tensorModeStrides: passed; host memory of 2*numStateModes elements
      tensorId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetStateApplyTensorOperatorWithGradient(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int, gradientData: _Device, gradientModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int:
    """Applies a gate to a state, with memory for its gradient.

    C: cutensornetStatus_t cutensornetStateApplyTensorOperatorWithGradient(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, void *gradientData, const int64_t *gradientModeStrides, int64_t *tensorId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      stateModes: passed; host memory of numStateModes elements
      tensorData: passed; device memory
      tensorModeStrides: passed; host memory of 2*numStateModes elements
      gradientData: passed; the call may write to the memory that it points to; device memory
      gradientModeStrides: passed; host memory of 2*numStateModes elements
      tensorId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.12.
    """
def cutensornetStateUpdateTensorOperatorGradient(handle: _Writable, tensorNetworkState: _Opaque, tensorId: int, gradientData: _Device) -> None:
    """Gives the gradient of a gate other memory.

    C: cutensornetStatus_t cutensornetStateUpdateTensorOperatorGradient(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *gradientData)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      gradientData: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.12.
    """
def cutensornetStateApplyDiagonalTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int:
    """Applies a diagonal gate to a state.

    C: cutensornetStatus_t cutensornetStateApplyDiagonalTensorOperator(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, int64_t *tensorId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      stateModes: passed; host memory of numStateModes elements
      tensorData: passed; device memory
      tensorModeStrides: passed; host memory of numStateModes elements
      tensorId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.11.
    """
def cutensornetStateApplyControlledTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, numControlModes: int | None, stateControlModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, stateControlValues: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, numTargetModes: int | None, stateTargetModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorData: _Device, tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, immutable: int, adjoint: int, unitary: int) -> int:
    """Applies a controlled gate to a state.

    C: cutensornetStatus_t cutensornetStateApplyControlledTensorOperator(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numControlModes, const int32_t *stateControlModes, const int64_t *stateControlValues, int32_t numTargetModes, const int32_t *stateTargetModes, void *tensorData, const int64_t *tensorModeStrides, const int32_t immutable, const int32_t adjoint, const int32_t unitary, int64_t *tensorId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      stateControlModes: passed; host memory of numControlModes elements
      stateControlValues: passed; host memory of numControlModes elements
      stateTargetModes: passed; host memory of numTargetModes elements
      tensorData: passed; device memory
      tensorModeStrides: passed; host memory of 2*numTargetModes elements
      tensorId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetStateUpdateTensor(handle: _Writable, tensorNetworkState: _Opaque, tensorId: int, tensorData: _Device, unitary: int) -> None:
    """Replaces a gate of a state (deprecated).

    C: cutensornetStatus_t cutensornetStateUpdateTensor(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      tensorData: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetStateUpdateTensorOperator(handle: _Writable, tensorNetworkState: _Opaque, tensorId: int, tensorData: _Device, unitary: int) -> None:
    """Replaces a gate of a state.

    C: cutensornetStatus_t cutensornetStateUpdateTensorOperator(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      tensorData: passed; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetStateApplyNetworkOperator(handle: _Writable, tensorNetworkState: _Opaque, tensorNetworkOperator: _Writable, immutable: int, adjoint: int, unitary: int) -> int:
    """Applies an operator that is a network to a state.

    C: cutensornetStatus_t cutensornetStateApplyNetworkOperator(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, const cutensornetNetworkOperator_t tensorNetworkOperator, const int32_t immutable, const int32_t adjoint, const int32_t unitary, int64_t *operatorId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      tensorNetworkOperator: passed; a handle
      operatorId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetStateApplyUnitaryChannel(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numTensors: int | None, tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, probabilities: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> int:
    """Applies a noisy channel of unitary gates with probabilities to a state.

    C: cutensornetStatus_t cutensornetStateApplyUnitaryChannel(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const int64_t *tensorModeStrides, const double *probabilities, int64_t *channelId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      stateModes: passed; host memory of numStateModes elements
      tensorData: passed; host memory of numTensors elements
      tensorModeStrides: passed; host memory of 2*numStateModes elements
      probabilities: passed; host memory of numTensors elements
      channelId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.6.
    """
def cutensornetStateApplyGeneralChannel(handle: _Writable, tensorNetworkState: _Opaque, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numTensors: int | None, tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], tensorModeStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int:
    """Applies a noisy channel of any operators to a state.

    C: cutensornetStatus_t cutensornetStateApplyGeneralChannel(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const int64_t *tensorModeStrides, int64_t *channelId)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      stateModes: passed; host memory of numStateModes elements
      tensorData: passed; host memory of numTensors elements
      tensorModeStrides: passed; host memory of 2*numStateModes elements
      channelId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.7.
    """
def cutensornetStateInitializeMPS(handle: _Writable, tensorNetworkState: _Opaque, boundaryCondition: cutensornetBoundaryCondition_t | _Int, extentsIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesIn: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stateTensorsIn: _Pointer[ctypes.c_void_p] | int) -> None:
    """Begins a state with a matrix product state.

    C: cutensornetStatus_t cutensornetStateInitializeMPS(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsIn, const int64_t *const *stridesIn, void **stateTensorsIn)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      extentsIn: passed; host memory (size not known: an object of the library determines the size)
      stridesIn: passed; host memory (size not known: an object of the library determines the size)
      stateTensorsIn: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetStateFinalizeMPS(handle: _Writable, tensorNetworkState: _Opaque, boundaryCondition: cutensornetBoundaryCondition_t | _Int, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]]) -> None:
    """Asks for a state as a matrix product state of given extents.

    C: cutensornetStatus_t cutensornetStateFinalizeMPS(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsOut, const int64_t *const *stridesOut)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      extentsOut: passed; host memory (size not known: an object of the library determines the size)
      stridesOut: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetStateCaptureMPS(handle: _Writable, tensorNetworkState: _Opaque) -> None:
    """Uses the computed matrix product state as the beginning of a state.

    C: cutensornetStatus_t cutensornetStateCaptureMPS(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState)

      handle: passed; a handle
      tensorNetworkState: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.6.
    """
def cutensornetStateConfigure(handle: _Writable, tensorNetworkState: _Opaque, attribute: cutensornetStateAttributes_t | _Int, attributeValue: int | float | cutensornetTensorSVDNormalization_t | _Int | cutensornetTensorSVDAlgo_t | cutensornetStateMPOApplication_t | cutensornetStateMPSGaugeOption_t) -> None:
    """Changes a setting of a state's computation.

    C: cutensornetStatus_t cutensornetStateConfigure(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, const void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      attributeValue: passed; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetStatePrepare(handle: _Writable, tensorNetworkState: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Prepares the computation of a state.

    C: cutensornetStatus_t cutensornetStatePrepare(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetStateGetInfo(handle: _Writable, tensorNetworkState: _Writable, attribute: cutensornetStateAttributes_t | _Int) -> int | float:
    """Returns what a state's computation reports.

    C: cutensornetStatus_t cutensornetStateGetInfo(const cutensornetHandle_t handle, const cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      attributeValue: returned; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetStateCompute(handle: _Writable, tensorNetworkState: _Opaque, workDesc: _Opaque, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, stateTensorsOut: _Pointer[ctypes.c_void_p] | int, cudaStream: driver.CUstream | int | None) -> None:
    """Computes a state.

    C: cutensornetStatus_t cutensornetStateCompute(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetWorkspaceDescriptor_t workDesc, int64_t **extentsOut, int64_t **stridesOut, void **stateTensorsOut, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      workDesc: passed; a handle
      extentsOut: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      stridesOut: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      stateTensorsOut: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetGetOutputStateDetails(handle: _Writable, tensorNetworkState: _Writable, numModesOut: _Pointer[ctypes.c_int32] | int | _WriteArray, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int, stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int) -> int:
    """Returns the number, the extents and the strides of a state's tensors.

    C: cutensornetStatus_t cutensornetGetOutputStateDetails(const cutensornetHandle_t handle, const cutensornetState_t tensorNetworkState, int32_t *numTensorsOut, int32_t *numModesOut, int64_t **extentsOut, int64_t **stridesOut)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      numTensorsOut: returned
      numModesOut: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      extentsOut: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      stridesOut: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetDestroyState(tensorNetworkState: _Opaque) -> None:
    """Destroys a quantum state.

    C: cutensornetStatus_t cutensornetDestroyState(cutensornetState_t tensorNetworkState)

      tensorNetworkState: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetCreateNetworkOperator(handle: _Writable, numStateModes: int | None, stateModeExtents: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, dataType: runtime.cudaDataType | _Int) -> int:
    """Creates an empty operator of terms that are networks.

    C: cutensornetStatus_t cutensornetCreateNetworkOperator(const cutensornetHandle_t handle, int32_t numStateModes, const int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetNetworkOperator_t *tensorNetworkOperator)

      handle: passed; a handle
      stateModeExtents: passed; host memory of numStateModes elements
      tensorNetworkOperator: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetNetworkOperatorAppendProduct(handle: _Writable, tensorNetworkOperator: _Opaque, coefficient: runtime.double2, numTensors: int | None, numStateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, stateModes: _Pointer[ctypes._Pointer[ctypes.c_int32]] | int | Sequence[ctypes._Pointer[ctypes.c_int32]], tensorModeStrides: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None]) -> int:
    """Adds a product of tensors to an operator.

    C: cutensornetStatus_t cutensornetNetworkOperatorAppendProduct(const cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numTensors, const int32_t *numStateModes, const int32_t **stateModes, const int64_t **tensorModeStrides, const void **tensorData, int64_t *componentId)

      handle: passed; a handle
      tensorNetworkOperator: passed; a handle
      numStateModes: passed; host memory of numTensors elements
      stateModes: passed; host memory of numTensors elements
      tensorModeStrides: passed; host memory of numTensors elements
      tensorData: passed; host memory of numTensors elements
      componentId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetNetworkOperatorAppendMPO(handle: _Writable, tensorNetworkOperator: _Opaque, coefficient: runtime.double2, numStateModes: int | None, stateModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, tensorModeExtents: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], tensorModeStrides: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], tensorData: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], boundaryCondition: cutensornetBoundaryCondition_t | _Int) -> int:
    """Adds a matrix product operator to an operator.

    C: cutensornetStatus_t cutensornetNetworkOperatorAppendMPO(const cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numStateModes, const int32_t *stateModes, const int64_t **tensorModeExtents, const int64_t **tensorModeStrides, const void **tensorData, cutensornetBoundaryCondition_t boundaryCondition, int64_t *componentId)

      handle: passed; a handle
      tensorNetworkOperator: passed; a handle
      stateModes: passed; host memory of numStateModes elements
      tensorModeExtents: passed; host memory of numStateModes elements
      tensorModeStrides: passed; host memory of numStateModes elements
      tensorData: passed; host memory of numStateModes elements
      componentId: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetDestroyNetworkOperator(tensorNetworkOperator: _Opaque) -> None:
    """Destroys an operator.

    C: cutensornetStatus_t cutensornetDestroyNetworkOperator(cutensornetNetworkOperator_t tensorNetworkOperator)

      tensorNetworkOperator: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetCreateAccessor(handle: _Writable, tensorNetworkState: _Opaque, numProjectedModes: int | None, projectedModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, amplitudesTensorStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int:
    """Creates an accessor for amplitudes of a state.

    C: cutensornetStatus_t cutensornetCreateAccessor(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *amplitudesTensorStrides, cutensornetStateAccessor_t *tensorNetworkAccessor)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      projectedModes: passed; host memory of numProjectedModes elements
      amplitudesTensorStrides: passed; host memory (size not known: an object of the library determines the size)
      tensorNetworkAccessor: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetAccessorConfigure(handle: _Writable, tensorNetworkAccessor: _Opaque, attribute: cutensornetAccessorAttributes_t | _Int, attributeValue: int | float) -> None:
    """Changes a setting of an accessor for amplitudes.

    C: cutensornetStatus_t cutensornetAccessorConfigure(const cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, const void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkAccessor: passed; a handle
      attributeValue: passed; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetAccessorPrepare(handle: _Writable, tensorNetworkAccessor: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Prepares the computation of amplitudes.

    C: cutensornetStatus_t cutensornetAccessorPrepare(const cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkAccessor: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetAccessorGetInfo(handle: _Writable, tensorNetworkAccessor: _Writable, attribute: cutensornetAccessorAttributes_t | _Int) -> int | float:
    """Returns what an accessor for amplitudes reports.

    C: cutensornetStatus_t cutensornetAccessorGetInfo(const cutensornetHandle_t handle, const cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkAccessor: passed; a handle
      attributeValue: returned; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetAccessorCompute(handle: _Writable, tensorNetworkAccessor: _Opaque, projectedModeValues: _Pointer[ctypes.c_int64] | int | _ReadArray, workDesc: _Opaque, amplitudesTensor: _Device, stateNorm: _Writable, cudaStream: driver.CUstream | int | None) -> None:
    """Computes amplitudes of a state.

    C: cutensornetStatus_t cutensornetAccessorCompute(const cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void *amplitudesTensor, void *stateNorm, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkAccessor: passed; a handle
      projectedModeValues: passed; host memory
      workDesc: passed; a handle
      amplitudesTensor: passed; the call may write to the memory that it points to; device memory
      stateNorm: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetDestroyAccessor(tensorNetworkAccessor: _Opaque) -> None:
    """Destroys an accessor for amplitudes.

    C: cutensornetStatus_t cutensornetDestroyAccessor(cutensornetStateAccessor_t tensorNetworkAccessor)

      tensorNetworkAccessor: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetCreateExpectation(handle: _Writable, tensorNetworkState: _Opaque, tensorNetworkOperator: _Opaque) -> int:
    """Creates an object for the expectation of an operator in a state.

    C: cutensornetStatus_t cutensornetCreateExpectation(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, cutensornetStateExpectation_t *tensorNetworkExpectation)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      tensorNetworkOperator: passed; a handle
      tensorNetworkExpectation: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetExpectationConfigure(handle: _Writable, tensorNetworkExpectation: _Opaque, attribute: cutensornetExpectationAttributes_t | _Int, attributeValue: int | float) -> None:
    """Changes a setting of an expectation's computation.

    C: cutensornetStatus_t cutensornetExpectationConfigure(const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, const void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkExpectation: passed; a handle
      attributeValue: passed; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetExpectationPrepare(handle: _Writable, tensorNetworkExpectation: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Prepares the computation of an expectation.

    C: cutensornetStatus_t cutensornetExpectationPrepare(const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkExpectation: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetExpectationGetInfo(handle: _Writable, tensorNetworkExpectation: _Writable, attribute: cutensornetExpectationAttributes_t | _Int) -> int | float:
    """Returns what an expectation's computation reports.

    C: cutensornetStatus_t cutensornetExpectationGetInfo(const cutensornetHandle_t handle, const cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkExpectation: passed; a handle
      attributeValue: returned; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetExpectationCompute(handle: _Writable, tensorNetworkExpectation: _Opaque, workDesc: _Opaque, expectationValue: _Writable, stateNorm: _Writable, cudaStream: driver.CUstream | int | None) -> None:
    """Computes an expectation.

    C: cutensornetStatus_t cutensornetExpectationCompute(const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetWorkspaceDescriptor_t workDesc, void *expectationValue, void *stateNorm, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkExpectation: passed; a handle
      workDesc: passed; a handle
      expectationValue: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      stateNorm: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetExpectationComputeWithGradientsBackward(handle: _Writable, tensorNetworkExpectation: _Opaque, accumulateGradients: int, expectationValueAdjoint: _Address, stateNormAdjoint: _Address, workDesc: _Opaque, expectationValue: _Writable, stateNorm: _Writable, cudaStream: driver.CUstream | int | None) -> None:
    """Computes an expectation and the gradients of gates.

    C: cutensornetStatus_t cutensornetExpectationComputeWithGradientsBackward(const cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, int32_t accumulateGradients, const void *expectationValueAdjoint, const void *stateNormAdjoint, cutensornetWorkspaceDescriptor_t workDesc, void *expectationValue, void *stateNorm, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkExpectation: passed; a handle
      expectationValueAdjoint: passed; host memory (size not known: an object of the library determines the size)
      stateNormAdjoint: passed; host memory (size not known: an object of the library determines the size)
      workDesc: passed; a handle
      expectationValue: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      stateNorm: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.12.
    """
def cutensornetDestroyExpectation(tensorNetworkExpectation: _Opaque) -> None:
    """Destroys an object for an expectation.

    C: cutensornetStatus_t cutensornetDestroyExpectation(cutensornetStateExpectation_t tensorNetworkExpectation)

      tensorNetworkExpectation: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.3.
    """
def cutensornetCreateMarginal(handle: _Writable, tensorNetworkState: _Opaque, numMarginalModes: int | None, marginalModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numProjectedModes: int | None, projectedModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, marginalTensorStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int:
    """Creates an object for a reduced density matrix of a state.

    C: cutensornetStatus_t cutensornetCreateMarginal(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *marginalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      marginalModes: passed; host memory of numMarginalModes elements
      projectedModes: passed; host memory of numProjectedModes elements
      marginalTensorStrides: passed; host memory of 2*numMarginalModes elements
      tensorNetworkMarginal: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetCreateMarginalDiagonal(handle: _Writable, tensorNetworkState: _Opaque, numMarginalModes: int | None, marginalModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, numProjectedModes: int | None, projectedModes: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, marginalDiagonalTensorStrides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray) -> int:
    """Creates an object for the diagonal of a reduced density matrix.

    C: cutensornetStatus_t cutensornetCreateMarginalDiagonal(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *marginalDiagonalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      marginalModes: passed; host memory of numMarginalModes elements
      projectedModes: passed; host memory of numProjectedModes elements
      marginalDiagonalTensorStrides: passed; host memory of numMarginalModes elements
      tensorNetworkMarginal: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.13.
    """
def cutensornetMarginalConfigure(handle: _Writable, tensorNetworkMarginal: _Opaque, attribute: cutensornetMarginalAttributes_t | _Int, attributeValue: int | float | cutensornetMarginalKind_t | _Int) -> None:
    """Changes a setting of a reduced density matrix' computation.

    C: cutensornetStatus_t cutensornetMarginalConfigure(const cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, const void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkMarginal: passed; a handle
      attributeValue: passed; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetMarginalPrepare(handle: _Writable, tensorNetworkMarginal: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Prepares the computation of a reduced density matrix.

    C: cutensornetStatus_t cutensornetMarginalPrepare(const cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkMarginal: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetMarginalGetInfo(handle: _Writable, tensorNetworkMarginal: _Writable, attribute: cutensornetMarginalAttributes_t | _Int) -> int | float:
    """Returns what a reduced density matrix' computation reports.

    C: cutensornetStatus_t cutensornetMarginalGetInfo(const cutensornetHandle_t handle, const cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkMarginal: passed; a handle
      attributeValue: returned; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetMarginalCompute(handle: _Writable, tensorNetworkMarginal: _Opaque, projectedModeValues: _Pointer[ctypes.c_int64] | int | _ReadArray, workDesc: _Opaque, marginalTensor: _Device, cudaStream: driver.CUstream | int | None) -> None:
    """Computes a reduced density matrix.

    C: cutensornetStatus_t cutensornetMarginalCompute(const cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void *marginalTensor, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkMarginal: passed; a handle
      projectedModeValues: passed; host memory
      workDesc: passed; a handle
      marginalTensor: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetDestroyMarginal(tensorNetworkMarginal: _Opaque) -> None:
    """Destroys an object for a reduced density matrix.

    C: cutensornetStatus_t cutensornetDestroyMarginal(cutensornetStateMarginal_t tensorNetworkMarginal)

      tensorNetworkMarginal: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetCreateSampler(handle: _Writable, tensorNetworkState: _Opaque, numModesToSample: int | None, modesToSample: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray) -> int:
    """Creates a sampler of a state.

    C: cutensornetStatus_t cutensornetCreateSampler(const cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numModesToSample, const int32_t *modesToSample, cutensornetStateSampler_t *tensorNetworkSampler)

      handle: passed; a handle
      tensorNetworkState: passed; a handle
      modesToSample: passed; host memory of numModesToSample elements
      tensorNetworkSampler: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetSamplerConfigure(handle: _Writable, tensorNetworkSampler: _Opaque, attribute: cutensornetSamplerAttributes_t | _Int, attributeValue: int | float) -> None:
    """Changes a setting of a sampler.

    C: cutensornetStatus_t cutensornetSamplerConfigure(const cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, const void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkSampler: passed; a handle
      attributeValue: passed; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetSamplerPrepare(handle: _Writable, tensorNetworkSampler: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Prepares a sampler.

    C: cutensornetStatus_t cutensornetSamplerPrepare(const cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkSampler: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetSamplerGetInfo(handle: _Writable, tensorNetworkSampler: _Writable, attribute: cutensornetSamplerAttributes_t | _Int) -> int | float:
    """Returns what a sampler reports.

    C: cutensornetStatus_t cutensornetSamplerGetInfo(const cutensornetHandle_t handle, const cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkSampler: passed; a handle
      attributeValue: returned; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.4.
    """
def cutensornetSamplerSample(handle: _Writable, tensorNetworkSampler: _Opaque, numShots: int, workDesc: _Opaque, samples: _Pointer[ctypes.c_int64] | int | _WriteArray, cudaStream: driver.CUstream | int | None) -> None:
    """Draws samples from a state.

    C: cutensornetStatus_t cutensornetSamplerSample(const cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, int64_t numShots, cutensornetWorkspaceDescriptor_t workDesc, int64_t *samples, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkSampler: passed; a handle
      workDesc: passed; a handle
      samples: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetDestroySampler(tensorNetworkSampler: _Opaque) -> None:
    """Destroys a sampler.

    C: cutensornetStatus_t cutensornetDestroySampler(cutensornetStateSampler_t tensorNetworkSampler)

      tensorNetworkSampler: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.2.
    """
def cutensornetCreateStateProjectionMPS(handle: _Writable, numStates: int | None, tensorNetworkStates: _Pointer[ctypes.c_void_p] | int | Sequence[int | None], coeffs: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray, symmetric: int, numEnvs: int | None, specEnvs: _Pointer[cutensornetMPSEnvBounds_t] | int | Sequence[cutensornetMPSEnvBounds_t], boundaryCondition: cutensornetBoundaryCondition_t | _Int, numTensors: int | None, quditsPerTensor: _Pointer[ctypes.c_int32] | int | Sequence[int] | _ReadArray, extentsOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], stridesOut: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], dualTensorsDataOut: _Pointer[ctypes.c_void_p] | int, orthoSpec: _Pointer[cutensornetMPSEnvBounds_t] | int) -> int:
    """Creates an object for the projection of states onto a matrix product state.

    C: cutensornetStatus_t cutensornetCreateStateProjectionMPS(const cutensornetHandle_t handle, int32_t numStates, const cutensornetState_t *tensorNetworkStates, const cuDoubleComplex *coeffs, int32_t symmetric, int32_t numEnvs, const cutensornetMPSEnvBounds_t *specEnvs, cutensornetBoundaryCondition_t boundaryCondition, int32_t numTensors, const int32_t *quditsPerTensor, const int64_t **extentsOut, const int64_t **stridesOut, void **dualTensorsDataOut, const cutensornetMPSEnvBounds_t *orthoSpec, cutensornetStateProjectionMPS_t *tensorNetworkProjection)

      handle: passed; a handle
      tensorNetworkStates: passed; host memory of numStates elements
      coeffs: passed; host memory of numStates elements
      specEnvs: passed; host memory of numEnvs elements
      quditsPerTensor: passed; host memory of numTensors elements
      extentsOut: passed; host memory of numTensors elements
      stridesOut: passed; host memory of numTensors elements
      dualTensorsDataOut: passed; the call may write to the memory that it points to; host memory of numTensors elements
      orthoSpec: passed; host memory
      tensorNetworkProjection: returned

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """
def cutensornetStateProjectionMPSConfigure(handle: _Writable, tensorNetworkProjection: _Opaque, attribute: cutensornetStateProjectionMPSAttributes_t | _Int, attributeValue: cutensornetStateProjectionMPSOrthoOption_t | _Int | int | float | cutensornetTensorSVDNormalization_t | cutensornetTensorSVDAlgo_t | cutensornetStateProjectionMPSMaxExtentPreparePolicy_t) -> None:
    """Changes a setting of a projection.

    C: cutensornetStatus_t cutensornetStateProjectionMPSConfigure(const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, cutensornetStateProjectionMPSAttributes_t attribute, const void *attributeValue, size_t attributeSize)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      attributeValue: passed; attribute determines the type
      attributeSize: a size that the call passes

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """
def cutensornetStateProjectionMPSPrepare(handle: _Writable, tensorNetworkProjection: _Opaque, maxWorkspaceSizeDevice: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Prepares a projection.

    C: cutensornetStatus_t cutensornetStateProjectionMPSPrepare(const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """
def cutensornetStateProjectionMPSComputeTensorEnv(handle: _Writable, tensorNetworkProjection: _Opaque, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, stridesIn: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorDataIn: _Device, stridesOut: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorDataOut: _Device, applyInvMetric: int, reResolveChannels: int, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Computes the environment of a tensor of the projection.

    C: cutensornetStatus_t cutensornetStateProjectionMPSComputeTensorEnv(const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t *stridesIn, const void *envTensorDataIn, const int64_t *stridesOut, void *envTensorDataOut, int32_t applyInvMetric, int32_t reResolveChannels, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      envSpec: passed; host memory
      stridesIn: passed; host memory (size not known: an object of the library determines the size)
      envTensorDataIn: passed; device memory
      stridesOut: passed; host memory (size not known: an object of the library determines the size)
      envTensorDataOut: passed; the call may write to the memory that it points to; device memory
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """
def cutensornetStateProjectionMPSGetTensorInfo(handle: _Writable, tensorNetworkProjection: _Writable, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, extents: _Pointer[ctypes.c_int64] | int | _WriteArray, recommendedStrides: _Pointer[ctypes.c_int64] | int | _WriteArray) -> None:
    """Returns the extents and the strides of a projection's tensor.

    C: cutensornetStatus_t cutensornetStateProjectionMPSGetTensorInfo(const cutensornetHandle_t handle, const cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, int64_t *extents, int64_t *recommendedStrides)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      envSpec: passed; host memory
      extents: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      recommendedStrides: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """
def cutensornetStateProjectionMPSUpdateCoefficients(handle: _Writable, tensorNetworkProjection: _Opaque, numCoeffs: int | None, coeffs: _Pointer[runtime.double2] | int | Sequence[runtime.double2] | _ReadArray) -> None:
    """Replaces the coefficients of a projection's states.

    C: cutensornetStatus_t cutensornetStateProjectionMPSUpdateCoefficients(const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, int32_t numCoeffs, const cuDoubleComplex *coeffs)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      coeffs: passed; host memory of numCoeffs elements

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.12.
    """
def cutensornetStateProjectionMPSExtractTensor(handle: _Writable, tensorNetworkProjection: _Opaque, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorData: _Device, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Takes a tensor out of the projection.

    C: cutensornetStatus_t cutensornetStateProjectionMPSExtractTensor(const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t *strides, void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      envSpec: passed; host memory
      strides: passed; host memory (size not known: an object of the library determines the size)
      envTensorData: passed; the call may write to the memory that it points to; device memory
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """
def cutensornetStateProjectionMPSInsertTensor(handle: _Writable, tensorNetworkProjection: _Opaque, envSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, orthoSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, strides: _Pointer[ctypes.c_int64] | int | Sequence[int] | _ReadArray, envTensorData: _Device, workDesc: _Opaque, cudaStream: driver.CUstream | int | None) -> None:
    """Puts a tensor back into the projection.

    C: cutensornetStatus_t cutensornetStateProjectionMPSInsertTensor(const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const cutensornetMPSEnvBounds_t *orthoSpec, const int64_t *strides, const void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      envSpec: passed; host memory
      orthoSpec: passed; host memory
      strides: passed; host memory (size not known: an object of the library determines the size)
      envTensorData: passed; device memory
      workDesc: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """
def cutensornetStateProjectionMPSUpdateDualTensors(handle: _Writable, tensorNetworkProjection: _Opaque, maxExtents: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], validExtents: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], strides: _Pointer[ctypes._Pointer[ctypes.c_int64]] | int | Sequence[ctypes._Pointer[ctypes.c_int64]], dualTensorsData: _Pointer[ctypes.c_void_p] | int, orthoSpec: _Pointer[cutensornetMPSEnvBounds_t] | int, cudaStream: driver.CUstream | int | None) -> None:
    """Replaces the tensors of the matrix product state.

    C: cutensornetStatus_t cutensornetStateProjectionMPSUpdateDualTensors(const cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const int64_t **maxExtents, const int64_t **validExtents, const int64_t **strides, void **dualTensorsData, const cutensornetMPSEnvBounds_t *orthoSpec, cudaStream_t cudaStream)

      handle: passed; a handle
      tensorNetworkProjection: passed; a handle
      maxExtents: passed; host memory (size not known: an object of the library determines the size)
      validExtents: passed; host memory (size not known: an object of the library determines the size)
      strides: passed; host memory (size not known: an object of the library determines the size)
      dualTensorsData: passed; host memory (size not known: an object of the library determines the size)
      orthoSpec: passed; host memory

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.12.
    """
def cutensornetDestroyStateProjectionMPS(tensorNetworkProjection: _Opaque) -> None:
    """Destroys an object for a projection.

    C: cutensornetStatus_t cutensornetDestroyStateProjectionMPS(cutensornetStateProjectionMPS_t tensorNetworkProjection)

      tensorNetworkProjection: passed; a handle

    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/
    Since 2.8.
    """

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
