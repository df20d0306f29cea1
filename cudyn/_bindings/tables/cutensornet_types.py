"""The types of cutensornet, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cutensornet.h of the header releases 2.1 to 2.14
(14 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cuDoubleComplex", "cudaDataType_t", "cudaStream_t")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "cutensornetStatus_t": "enum cutensornetStatus_t",
    "cutensornetComputeType_t": "enum cutensornetComputeType_t",
    "cutensornetNetworkAttributes_t": "@2.2 enum cutensornetNetworkAttributes_t",
    "cutensornetGraphAlgo_t": "enum cutensornetGraphAlgo_t",
    "cutensornetMemoryModel_t": "enum cutensornetMemoryModel_t",
    "cutensornetOptimizerCost_t": "enum cutensornetOptimizerCost_t",
    "cutensornetSmartOption_t": "@2.2 enum cutensornetSmartOption_t",
    "cutensornetContractionOptimizerConfigAttributes_t": "enum cutensornetContractionOptimizerConfigAttributes_t",
    "cutensornetContractionOptimizerInfoAttributes_t": "enum cutensornetContractionOptimizerInfoAttributes_t",
    "cutensornetContractionAutotunePreferenceAttributes_t": "enum cutensornetContractionAutotunePreferenceAttributes_t",
    "cutensornetNetworkAutotunePreferenceAttributes_t": "@2.9 enum cutensornetNetworkAutotunePreferenceAttributes_t",
    "cutensornetNetworkDescriptor_t": "void *",
    "cutensornetContractionPlan_t": "void *",
    "cutensornetHandle_t": "void *",
    "cutensornetWorkspaceDescriptor_t": "void *",
    "cutensornetWorksizePref_t": "enum cutensornetWorksizePref_t",
    "cutensornetMemspace_t": "enum cutensornetMemspace_t",
    "cutensornetWorkspaceKind_t": "enum cutensornetWorkspaceKind_t",
    "cutensornetTensorIDList_t": "@2.2 struct cutensornetTensorIDList_t",
    "cutensornetNodePair_t": "struct cutensornetNodePair_t",
    "cutensornetContractionPath_t": "struct cutensornetContractionPath_t",
    "cutensornetSliceInfoPair_t": "struct cutensornetSliceInfoPair_t",
    "cutensornetSlicingConfig_t": "struct cutensornetSlicingConfig_t",
    "cutensornetContractionOptimizerConfig_t": "void *",
    "cutensornetContractionOptimizerInfo_t": "void *",
    "cutensornetContractionAutotunePreference_t": "void *",
    "cutensornetNetworkAutotunePreference_t": "@2.9 void *",
    "cutensornetSliceGroup_t": "void *",
    "cutensornetTensorQualifiers_t": "struct cutensornetTensorQualifiers_t",
    "cutensornetTensorDescriptor_t": "void *",
    "cutensornetTensorDescriptorAttributes_t": "@2.14 enum cutensornetTensorDescriptorAttributes_t",
    "cutensornetTensorSVDConfig_t": "void *",
    "cutensornetTensorSVDConfigAttributes_t": "enum cutensornetTensorSVDConfigAttributes_t",
    "cutensornetTensorSVDAlgo_t": "@2.2 enum cutensornetTensorSVDAlgo_t",
    "cutensornetGesvdjParams_t": "@2.2 struct cutensornetGesvdjParams_t",
    "cutensornetGesvdrParams_t": "@2.2 struct cutensornetGesvdrParams_t",
    "cutensornetTensorSVDPartition_t": "enum cutensornetTensorSVDPartition_t",
    "cutensornetTensorSVDNormalization_t": "enum cutensornetTensorSVDNormalization_t",
    "cutensornetTensorSVDInfo_t": "void *",
    "cutensornetTensorSVDInfoAttributes_t": "enum cutensornetTensorSVDInfoAttributes_t",
    "cutensornetGesvdjStatus_t": "@2.2 struct cutensornetGesvdjStatus_t",
    "cutensornetGesvdpStatus_t": "@2.2 struct cutensornetGesvdpStatus_t",
    "cutensornetGateSplitAlgo_t": "enum cutensornetGateSplitAlgo_t",
    "cutensornetDeviceMemHandler_t": "struct cutensornetDeviceMemHandler_t",
    "cutensornetState_t": "@2.2 void *",
    "cutensornetStatePurity_t": "@2.2 enum cutensornetStatePurity_t",
    "cutensornetStateAccessor_t": "@2.3 void *",
    "cutensornetAccessorAttributes_t": "@2.3 enum cutensornetAccessorAttributes_t",
    "cutensornetStateExpectation_t": "@2.3 void *",
    "cutensornetExpectationAttributes_t": "@2.3 enum cutensornetExpectationAttributes_t",
    "cutensornetStateMarginal_t": "@2.2 void *",
    "cutensornetMarginalKind_t": "@2.13 enum cutensornetMarginalKind_t",
    "cutensornetMarginalAttributes_t": "@2.2 enum cutensornetMarginalAttributes_t",
    "cutensornetStateSampler_t": "@2.2 void *",
    "cutensornetStateProjectionMPS_t": "@2.8 void *",
    "cutensornetSamplerAttributes_t": "@2.2 enum cutensornetSamplerAttributes_t",
    "cutensornetBoundaryCondition_t": "@2.3 enum cutensornetBoundaryCondition_t",
    "cutensornetStateAttributes_t": "@2.3 enum cutensornetStateAttributes_t",
    "cutensornetStateMPOApplication_t": "@2.4 enum cutensornetStateMPOApplication_t",
    "cutensornetNetworkOperator_t": "@2.3 void *",
    "cutensornetLoggerCallback_t": "void (*)(int32_t, const char *, const char *)",
    "cutensornetLoggerCallbackData_t": "void (*)(int32_t, const char *, const char *, void *)",
    "cutensornetStateMPSGaugeOption_t": "@2.7 enum cutensornetStateMPSGaugeOption_t",
    "cutensornetMPSEnvBounds_t": "@2.8 struct cutensornetMPSEnvBounds_t",
    "cutensornetStateProjectionMPSOrthoOption_t": "@2.8 enum cutensornetStateProjectionMPSOrthoOption_t",
    "cutensornetStateProjectionMPSMaxExtentPreparePolicy_t": "@2.13 enum cutensornetStateProjectionMPSMaxExtentPreparePolicy_t",
    "cutensornetStateProjectionMPSAttributes_t": "@2.8 enum cutensornetStateProjectionMPSAttributes_t",
    "cutensornetDistributedCommunicator_t": "struct cutensornetDistributedCommunicator_t",
    "cutensornetDistributedInterface_t": "struct cutensornetDistributedInterface_t",
    "FILE": "struct _IO_FILE",
}

ENUMS: dict[str, str] = {
    "cutensornetStatus_t": """unsigned int
CUTENSORNET_STATUS_SUCCESS
CUTENSORNET_STATUS_NOT_INITIALIZED
CUTENSORNET_STATUS_ALLOC_FAILED 3
CUTENSORNET_STATUS_INVALID_VALUE 7
CUTENSORNET_STATUS_ARCH_MISMATCH
CUTENSORNET_STATUS_MAPPING_ERROR 11
CUTENSORNET_STATUS_EXECUTION_FAILED 13
CUTENSORNET_STATUS_INTERNAL_ERROR
CUTENSORNET_STATUS_NOT_SUPPORTED
CUTENSORNET_STATUS_LICENSE_ERROR
CUTENSORNET_STATUS_CUBLAS_ERROR
CUTENSORNET_STATUS_CUDA_ERROR
CUTENSORNET_STATUS_INSUFFICIENT_WORKSPACE
CUTENSORNET_STATUS_INSUFFICIENT_DRIVER
CUTENSORNET_STATUS_IO_ERROR
CUTENSORNET_STATUS_CUTENSOR_VERSION_MISMATCH
CUTENSORNET_STATUS_NO_DEVICE_ALLOCATOR
CUTENSORNET_STATUS_ALL_HYPER_SAMPLES_FAILED
CUTENSORNET_STATUS_CUSOLVER_ERROR
CUTENSORNET_STATUS_DEVICE_ALLOCATOR_ERROR
CUTENSORNET_STATUS_DISTRIBUTED_FAILURE
CUTENSORNET_STATUS_INTERRUPTED @2.2
CUTENSORNET_STATUS_CUTENSOR_ERROR @2.14""",
    "cutensornetComputeType_t": """unsigned int
CUTENSORNET_COMPUTE_16F 1
CUTENSORNET_COMPUTE_16BF 1024
CUTENSORNET_COMPUTE_TF32 4096
CUTENSORNET_COMPUTE_3XTF32 @2.4 8192
CUTENSORNET_COMPUTE_32F 4
CUTENSORNET_COMPUTE_64F 16
CUTENSORNET_COMPUTE_8U 64
CUTENSORNET_COMPUTE_8I 256
CUTENSORNET_COMPUTE_32U 128
CUTENSORNET_COMPUTE_32I 512""",
    "cutensornetNetworkAttributes_t": """unsigned int
CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT @2.2
CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT @2.2
CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED @2.2 10
CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED @2.2
CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD @2.2 20
CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD @2.2
CUTENSORNET_NETWORK_COMPUTE_TYPE @2.9 30""",
    "cutensornetGraphAlgo_t": """unsigned int
CUTENSORNET_GRAPH_ALGO_RB
CUTENSORNET_GRAPH_ALGO_KWAY""",
    "cutensornetMemoryModel_t": """unsigned int
CUTENSORNET_MEMORY_MODEL_HEURISTIC
CUTENSORNET_MEMORY_MODEL_CUTENSOR""",
    "cutensornetOptimizerCost_t": """unsigned int
CUTENSORNET_OPTIMIZER_COST_FLOPS
CUTENSORNET_OPTIMIZER_COST_TIME
CUTENSORNET_OPTIMIZER_COST_TIME_TUNED @2.1<2.9""",
    "cutensornetSmartOption_t": """unsigned int
CUTENSORNET_SMART_OPTION_DISABLED @2.2
CUTENSORNET_SMART_OPTION_ENABLED @2.2""",
    "cutensornetContractionOptimizerConfigAttributes_t": """unsigned int
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS 10
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING 20
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES 30
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR 40
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED 60
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS @2.2
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION @2.2
CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH @2.10""",
    "cutensornetContractionOptimizerInfoAttributes_t": """unsigned int
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES 10
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT 20
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES 30
CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES""",
    "cutensornetContractionAutotunePreferenceAttributes_t": """unsigned int
CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS
CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES""",
    "cutensornetNetworkAutotunePreferenceAttributes_t": """unsigned int
CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS @2.9
CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES @2.9""",
    "cutensornetWorksizePref_t": """unsigned int
CUTENSORNET_WORKSIZE_PREF_MIN
CUTENSORNET_WORKSIZE_PREF_RECOMMENDED
CUTENSORNET_WORKSIZE_PREF_MAX""",
    "cutensornetMemspace_t": """unsigned int
CUTENSORNET_MEMSPACE_DEVICE
CUTENSORNET_MEMSPACE_HOST""",
    "cutensornetWorkspaceKind_t": """unsigned int
CUTENSORNET_WORKSPACE_SCRATCH
CUTENSORNET_WORKSPACE_CACHE""",
    "cutensornetTensorDescriptorAttributes_t": """unsigned int
CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED @2.14
CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES @2.14
CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES @2.14
CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES @2.14
CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE @2.14
CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE @2.14
CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS @2.14""",
    "cutensornetTensorSVDConfigAttributes_t": """unsigned int
CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF
CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF
CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION
CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION
CUTENSORNET_TENSOR_SVD_CONFIG_ALGO @2.2
CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS @2.2
CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF @2.3""",
    "cutensornetTensorSVDAlgo_t": """unsigned int
CUTENSORNET_TENSOR_SVD_ALGO_GESVD @2.2
CUTENSORNET_TENSOR_SVD_ALGO_GESVDJ @2.2
CUTENSORNET_TENSOR_SVD_ALGO_GESVDP @2.2
CUTENSORNET_TENSOR_SVD_ALGO_GESVDR @2.2""",
    "cutensornetTensorSVDPartition_t": """unsigned int
CUTENSORNET_TENSOR_SVD_PARTITION_NONE
CUTENSORNET_TENSOR_SVD_PARTITION_US
CUTENSORNET_TENSOR_SVD_PARTITION_SV
CUTENSORNET_TENSOR_SVD_PARTITION_UV_EQUAL""",
    "cutensornetTensorSVDNormalization_t": """unsigned int
CUTENSORNET_TENSOR_SVD_NORMALIZATION_NONE
CUTENSORNET_TENSOR_SVD_NORMALIZATION_L1
CUTENSORNET_TENSOR_SVD_NORMALIZATION_L2
CUTENSORNET_TENSOR_SVD_NORMALIZATION_LINF""",
    "cutensornetTensorSVDInfoAttributes_t": """unsigned int
CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT
CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT
CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT
CUTENSORNET_TENSOR_SVD_INFO_ALGO @2.2
CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS @2.2""",
    "cutensornetGateSplitAlgo_t": """unsigned int
CUTENSORNET_GATE_SPLIT_ALGO_DIRECT
CUTENSORNET_GATE_SPLIT_ALGO_REDUCED""",
    "cutensornetStatePurity_t": """unsigned int
CUTENSORNET_STATE_PURITY_PURE @2.2
CUTENSORNET_STATE_PURITY_MIXED @2.13""",
    "cutensornetAccessorAttributes_t": """unsigned int
CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES @2.3
CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES @2.4
CUTENSORNET_ACCESSOR_INFO_FLOPS @2.4 64""",
    "cutensornetExpectationAttributes_t": """unsigned int
CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES @2.3
CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES @2.4
CUTENSORNET_EXPECTATION_INFO_FLOPS @2.4 64""",
    "cutensornetMarginalKind_t": """unsigned int
CUTENSORNET_MARGINAL_KIND_FULL @2.13
CUTENSORNET_MARGINAL_KIND_DIAGONAL @2.13""",
    "cutensornetMarginalAttributes_t": """unsigned int
CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES @2.2
CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES @2.4
CUTENSORNET_MARGINAL_INFO_FLOPS @2.4 64
CUTENSORNET_MARGINAL_INFO_KIND @2.13""",
    "cutensornetSamplerAttributes_t": """unsigned int
CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES @2.2
CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES @2.4
CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC @2.5
CUTENSORNET_SAMPLER_INFO_FLOPS @2.4 64""",
    "cutensornetBoundaryCondition_t": """unsigned int
CUTENSORNET_BOUNDARY_CONDITION_OPEN @2.3""",
    "cutensornetStateAttributes_t": """unsigned int
CUTENSORNET_STATE_MPS_CANONICAL_CENTER @2.3
CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF @2.3
CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF @2.3
CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION @2.3
CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO @2.3
CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS @2.3
CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF @2.3
CUTENSORNET_STATE_NUM_HYPER_SAMPLES @2.3
CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER @2.4 16
CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF @2.4
CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF @2.4
CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION @2.4
CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO @2.4
CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS @2.4
CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF @2.4
CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION @2.4
CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION @2.7
CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES @2.4 30
CUTENSORNET_STATE_INFO_FLOPS @2.4 64""",
    "cutensornetStateMPOApplication_t": """unsigned int
CUTENSORNET_STATE_MPO_APPLICATION_INEXACT @2.4
CUTENSORNET_STATE_MPO_APPLICATION_EXACT @2.4""",
    "cutensornetStateMPSGaugeOption_t": """unsigned int
CUTENSORNET_STATE_MPS_GAUGE_FREE @2.7
CUTENSORNET_STATE_MPS_GAUGE_SIMPLE @2.7""",
    "cutensornetStateProjectionMPSOrthoOption_t": """unsigned int
CUTENSORNET_STATE_PROJECTION_MPS_ORTHO_AUTO @2.8""",
    "cutensornetStateProjectionMPSMaxExtentPreparePolicy_t": """unsigned int
CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_BUFFER @2.13
CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_CONFIG @2.13""",
    "cutensornetStateProjectionMPSAttributes_t": """unsigned int
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION @2.8
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT @2.13
CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES @2.8""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "cutensornetNetworkAttributes_t": {
        "CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT": "int32_t",
        "CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED": "int32_t",
        "CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD": "int32_t",
        "CUTENSORNET_NETWORK_COMPUTE_TYPE": "cutensornetComputeType_t",
    },
    "cutensornetContractionOptimizerConfigAttributes_t": {
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM": "cutensornetGraphAlgo_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL": "cutensornetMemoryModel_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE": "cutensornetOptimizerCost_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION": "cutensornetSmartOption_t",
    },
    "cutensornetContractionOptimizerInfoAttributes_t": {
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES": "int64_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES": "int32_t",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD": "double",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT": "double",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT": "double",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST": "double",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST": "double",
        "CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR": "double",
    },
    "cutensornetContractionAutotunePreferenceAttributes_t": {
        "CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS": "int32_t",
        "CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES": "int32_t",
    },
    "cutensornetTensorSVDConfigAttributes_t": {
        "CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF": "double",
        "CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF": "double",
        "CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION": "cutensornetTensorSVDNormalization_t",
        "CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION": "cutensornetTensorSVDPartition_t",
        "CUTENSORNET_TENSOR_SVD_CONFIG_ALGO": "cutensornetTensorSVDAlgo_t",
        "CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF": "double",
    },
    "cutensornetTensorSVDInfoAttributes_t": {
        "CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT": "int64_t",
        "CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT": "int64_t",
        "CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT": "double",
        "CUTENSORNET_TENSOR_SVD_INFO_ALGO": "cutensornetTensorSVDAlgo_t",
    },
    "cutensornetAccessorAttributes_t": {
        "CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_ACCESSOR_INFO_FLOPS": "double",
    },
    "cutensornetExpectationAttributes_t": {
        "CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_EXPECTATION_INFO_FLOPS": "double",
    },
    "cutensornetMarginalAttributes_t": {
        "CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_MARGINAL_INFO_FLOPS": "double",
        "CUTENSORNET_MARGINAL_INFO_KIND": "cutensornetMarginalKind_t",
    },
    "cutensornetSamplerAttributes_t": {
        "CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_SAMPLER_INFO_FLOPS": "double",
        "CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC": "int32_t",
    },
    "cutensornetStateAttributes_t": {
        "CUTENSORNET_STATE_MPS_CANONICAL_CENTER": "int32_t",
        "CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF": "double",
        "CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF": "double",
        "CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION": "cutensornetTensorSVDNormalization_t",
        "CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO": "cutensornetTensorSVDAlgo_t",
        "CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF": "double",
        "CUTENSORNET_STATE_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER": "int32_t",
        "CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF": "double",
        "CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF": "double",
        "CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION": "cutensornetTensorSVDNormalization_t",
        "CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO": "cutensornetTensorSVDAlgo_t",
        "CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF": "double",
        "CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION": "cutensornetStateMPOApplication_t",
        "CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_STATE_INFO_FLOPS": "double",
        "CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION": "cutensornetStateMPSGaugeOption_t",
    },
    "cutensornetNetworkAutotunePreferenceAttributes_t": {
        "CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS": "int32_t",
        "CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES": "int32_t",
    },
    "cutensornetStateProjectionMPSAttributes_t": {
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION": "cutensornetStateProjectionMPSOrthoOption_t",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES": "int32_t",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF": "double",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF": "double",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION": "cutensornetTensorSVDNormalization_t",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO": "cutensornetTensorSVDAlgo_t",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF": "double",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT": "int64_t",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY": "cutensornetStateProjectionMPSMaxExtentPreparePolicy_t",
        "CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT": "int64_t",
    },
    "cutensornetTensorDescriptorAttributes_t": {
        "CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED": "int32_t",
        "CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE": "size_t",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "cutensornetTensorIDList_t": """@2.2 struct 16 8
  0 int32_t numTensors
  8 int32_t *data""",
    "cutensornetNodePair_t": """struct 8 4
  0 int32_t first
  4 int32_t second""",
    "cutensornetContractionPath_t": """struct 16 8
  0 int32_t numContractions
  8 cutensornetNodePair_t *data""",
    "cutensornetSliceInfoPair_t": """struct 16 8
  0 int32_t slicedMode
  8 int64_t slicedExtent""",
    "cutensornetSlicingConfig_t": """struct 16 8
  0 uint32_t numSlicedModes
  8 cutensornetSliceInfoPair_t *data""",
    "cutensornetTensorQualifiers_t": """@2.1<2.2 struct 8 4
  0 int32_t isConjugate
  4 int32_t isConstant
@2.2 struct 12 4
  0 int32_t isConjugate
  4 int32_t isConstant
  8 int32_t requiresGradient""",
    "cutensornetGesvdjParams_t": """@2.2 struct 16 8
  0 double tol
  8 int32_t maxSweeps""",
    "cutensornetGesvdrParams_t": """@2.2 struct 16 8
  0 int64_t oversampling
  8 int64_t niters""",
    "cutensornetGesvdjStatus_t": """@2.2 struct 16 8
  0 double residual
  8 int32_t sweeps""",
    "cutensornetGesvdpStatus_t": """@2.2 struct 8 8
  0 double errSigma""",
    "cutensornetDeviceMemHandler_t": """struct 88 8
  0 void *ctx
  8 int (*device_alloc)(void *, void **, size_t, cudaStream_t)
  16 int (*device_free)(void *, void *, size_t, cudaStream_t)
  24 char name[64]""",
    "cutensornetMPSEnvBounds_t": """@2.8 struct 8 4
  0 int32_t lowerBound
  4 int32_t upperBound""",
    "cutensornetDistributedCommunicator_t": """struct 16 8
  0 void *commPtr
  8 size_t commSize""",
    "cutensornetDistributedInterface_t": """@2.1<2.3 struct 72 8
  0 int version
  8 int (*getNumRanks)(const cutensornetDistributedCommunicator_t *, int32_t *)
  16 int (*getProcRank)(const cutensornetDistributedCommunicator_t *, int32_t *)
  24 int (*Barrier)(const cutensornetDistributedCommunicator_t *)
  32 int (*Bcast)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t)
  40 int (*Allreduce)(const cutensornetDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)
  48 int (*AllreduceInPlace)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  56 int (*AllreduceInPlaceMin)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  64 int (*AllreduceDoubleIntMinloc)(const cutensornetDistributedCommunicator_t *, const void *, void *)
@2.3 struct 88 8
  0 int version
  8 int (*getNumRanks)(const cutensornetDistributedCommunicator_t *, int32_t *)
  16 int (*getNumRanksShared)(const cutensornetDistributedCommunicator_t *, int32_t *)
  24 int (*getProcRank)(const cutensornetDistributedCommunicator_t *, int32_t *)
  32 int (*Barrier)(const cutensornetDistributedCommunicator_t *)
  40 int (*Bcast)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t)
  48 int (*Allreduce)(const cutensornetDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)
  56 int (*AllreduceInPlace)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  64 int (*AllreduceInPlaceMin)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  72 int (*AllreduceDoubleIntMinloc)(const cutensornetDistributedCommunicator_t *, const void *, void *)
  80 int (*Allgather)(const cutensornetDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)""",
}

CONSTANTS: dict[str, int | str] = {
    "CUTENSORNET_MAJOR": 2,
    "CUTENSORNET_MINOR": "@2.1<2.2 1 | @2.2<2.3 2 | @2.3<2.4 3 | @2.4<2.5 4 | @2.5<2.6 5 | @2.6<2.7 6 | @2.7<2.8 7 | @2.8<2.9 8 | @2.9<2.10 9 | @2.10<2.11 10 | @2.11<2.12 11 | @2.12<2.13 12 | @2.13<2.14 13 | @2.14 14",
    "CUTENSORNET_PATCH": "@2.1<2.2 0 | @2.2<2.3 1 | @2.3<2.9 0 | @2.9<2.11 1 | @2.11<2.12 0 | @2.12<2.13 2 | @2.13 0",
    "CUTENSORNET_VERSION": "@2.1<2.2 20100 | @2.2<2.3 20201 | @2.3<2.4 20300 | @2.4<2.5 20400 | @2.5<2.6 20500 | @2.6<2.7 20600 | @2.7<2.8 20700 | @2.8<2.9 20800 | @2.9<2.10 20901 | @2.10<2.11 21001 | @2.11<2.12 21100 | @2.12<2.13 21202 | @2.13<2.14 21300 | @2.14 21400",
    "CUTENSORNET_ALLOCATOR_NAME_LEN": 64,
    "CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION": "@2.1<2.3 1 | @2.3 2",
}

VARIABLES: dict[str, str] = {
}
