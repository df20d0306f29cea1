"""The types of cudensitymat, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cudensitymat.h of the header releases 0.0 to 0.7
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "13.5"}
USED_TYPES: tuple[str, ...] = ("cuDoubleComplex", "cudaDataType_t", "cudaStream_t")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "cudensitymatStatus_t": "enum cudensitymatStatus_t",
    "cudensitymatComputeType_t": "enum cudensitymatComputeType_t",
    "cudensitymatDistributedProvider_t": "enum cudensitymatDistributedProvider_t",
    "cudensitymatCallbackDevice_t": "@0.1 enum cudensitymatCallbackDevice_t",
    "cudensitymatDifferentiationDir_t": "@0.2 enum cudensitymatDifferentiationDir_t",
    "cudensitymatStatePurity_t": "enum cudensitymatStatePurity_t",
    "cudensitymatElementaryOperatorSparsity_t": "enum cudensitymatElementaryOperatorSparsity_t",
    "cudensitymatOperatorSpectrumKind_t": "@0.3 enum cudensitymatOperatorSpectrumKind_t",
    "cudensitymatOperatorSpectrumConfig_t": "@0.3 enum cudensitymatOperatorSpectrumConfig_t",
    "cudensitymatBoundaryCondition_t": "@0.5 enum cudensitymatBoundaryCondition_t",
    "cudensitymatTimePropagationScopeKind_t": "@0.5 enum cudensitymatTimePropagationScopeKind_t",
    "cudensitymatEigenDecompositionScopeKind_t": "@0.6 enum cudensitymatEigenDecompositionScopeKind_t",
    "cudensitymatTimePropagationScopeSplitKind_t": "@0.5 enum cudensitymatTimePropagationScopeSplitKind_t",
    "cudensitymatEigenDecompositionScopeSplitKind_t": "@0.6 enum cudensitymatEigenDecompositionScopeSplitKind_t",
    "cudensitymatTimePropagationApproachKind_t": "@0.5 enum cudensitymatTimePropagationApproachKind_t",
    "cudensitymatEigenDecompositionApproachKind_t": "@0.6 enum cudensitymatEigenDecompositionApproachKind_t",
    "cudensitymatTimePropagationAttribute_t": "@0.5 enum cudensitymatTimePropagationAttribute_t",
    "cudensitymatEigenDecompositionAttribute_t": "@0.6 enum cudensitymatEigenDecompositionAttribute_t",
    "cudensitymatTimePropagationApproachKrylovConfigAttribute_t": "@0.5 enum cudensitymatTimePropagationApproachKrylovConfigAttribute_t",
    "cudensitymatEigenDecompositionApproachKrylovConfigAttribute_t": "@0.6 enum cudensitymatEigenDecompositionApproachKrylovConfigAttribute_t",
    "cudensitymatTimePropagationScopeSplitTDVPConfigAttribute_t": "@0.5 enum cudensitymatTimePropagationScopeSplitTDVPConfigAttribute_t",
    "cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t": "@0.6 enum cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t",
    "cudensitymatEigenDecompositionApproachLinearConfigAttribute_t": "@0.7 enum cudensitymatEigenDecompositionApproachLinearConfigAttribute_t",
    "cudensitymatStateFittingScopeKind_t": "@0.6 enum cudensitymatStateFittingScopeKind_t",
    "cudensitymatStateFittingScopeSplitKind_t": "@0.6 enum cudensitymatStateFittingScopeSplitKind_t",
    "cudensitymatStateFittingApproachKind_t": "@0.6 enum cudensitymatStateFittingApproachKind_t",
    "cudensitymatStateFittingAttribute_t": "@0.6 enum cudensitymatStateFittingAttribute_t",
    "cudensitymatStateFittingScopeSplitALSConfigAttribute_t": "@0.6 enum cudensitymatStateFittingScopeSplitALSConfigAttribute_t",
    "cudensitymatStateFittingApproachLinSolveConfigAttribute_t": "@0.6 enum cudensitymatStateFittingApproachLinSolveConfigAttribute_t",
    "cudensitymatSVDConfigAttribute_t": "@0.6 enum cudensitymatSVDConfigAttribute_t",
    "cudensitymatEigenDecompositionSpectrumKind_t": "@0.6 enum cudensitymatEigenDecompositionSpectrumKind_t",
    "cudensitymatMemspace_t": "enum cudensitymatMemspace_t",
    "cudensitymatWorkspaceKind_t": "enum cudensitymatWorkspaceKind_t",
    "cudensitymatHandle_t": "void *",
    "cudensitymatState_t": "void *",
    "cudensitymatElementaryOperator_t": "void *",
    "cudensitymatMatrixOperator_t": "@0.1 void *",
    "cudensitymatMatrixProductOperator_t": "@0.5 void *",
    "cudensitymatOperatorTerm_t": "void *",
    "cudensitymatOperator_t": "void *",
    "cudensitymatOperatorAction_t": "void *",
    "cudensitymatExpectation_t": "void *",
    "cudensitymatOperatorSpectrum_t": "@0.3 void *",
    "cudensitymatWorkspaceDescriptor_t": "void *",
    "cudensitymatTimePropagation_t": "@0.5 void *",
    "cudensitymatEigenDecomposition_t": "@0.6 void *",
    "cudensitymatTimePropagationApproachKrylovConfig_t": "@0.5 void *",
    "cudensitymatEigenDecompositionApproachKrylovConfig_t": "@0.6 void *",
    "cudensitymatTimePropagationScopeSplitTDVPConfig_t": "@0.5 void *",
    "cudensitymatEigenDecompositionScopeSplitDMRGConfig_t": "@0.6 void *",
    "cudensitymatEigenDecompositionApproachLinearConfig_t": "@0.7 void *",
    "cudensitymatStateFittingScopeSplitALSConfig_t": "@0.6 void *",
    "cudensitymatStateFittingApproachLinSolveConfig_t": "@0.6 void *",
    "cudensitymatSVDConfig_t": "@0.6 void *",
    "cudensitymatDistributedCommunicator_t": "struct cudensitymatDistributedCommunicator_t",
    "cudensitymatDistributedRequest_t": "void *",
    "cudensitymatScalarCallback_t": "@0.0<0.1 int32_t (*)(double, int32_t, const double *, cudaDataType_t, void *) | @0.1 int32_t (*)(double, int64_t, int32_t, const double *, cudaDataType_t, void *, cudaStream_t)",
    "cudensitymatTensorCallback_t": "@0.0<0.1 int32_t (*)(cudensitymatElementaryOperatorSparsity_t, int32_t, const int64_t *, const int32_t *, double, int32_t, const double *, cudaDataType_t, void *) | @0.1 int32_t (*)(cudensitymatElementaryOperatorSparsity_t, int32_t, const int64_t *, const int32_t *, double, int64_t, int32_t, const double *, cudaDataType_t, void *, cudaStream_t)",
    "cudensitymatWrappedScalarCallback_t": "struct cudensitymatWrappedScalarCallback_t",
    "cudensitymatWrappedTensorCallback_t": "struct cudensitymatWrappedTensorCallback_t",
    "cudensitymatScalarGradientCallback_t": "@0.2 int32_t (*)(double, int64_t, int32_t, const double *, cudaDataType_t, void *, double *, cudaStream_t)",
    "cudensitymatTensorGradientCallback_t": "@0.2 int32_t (*)(cudensitymatElementaryOperatorSparsity_t, int32_t, const int64_t *, const int32_t *, double, int64_t, int32_t, const double *, cudaDataType_t, void *, double *, cudaStream_t)",
    "cudensitymatWrappedScalarGradientCallback_t": "@0.2 struct cudensitymatWrappedScalarGradientCallback_t",
    "cudensitymatWrappedTensorGradientCallback_t": "@0.2 struct cudensitymatWrappedTensorGradientCallback_t",
    "cudensitymatLoggerCallback_t": "void (*)(int32_t, const char *, const char *)",
    "cudensitymatLoggerCallbackData_t": "void (*)(int32_t, const char *, const char *, void *)",
    "cudensitymatDistributedInterface_t": "struct cudensitymatDistributedInterface_t",
    "cudensitymatTimeRange_t": "@0.0<0.6 struct cudensitymatTimeRange_t",
}

ENUMS: dict[str, str] = {
    "cudensitymatStatus_t": """unsigned int
CUDENSITYMAT_STATUS_SUCCESS
CUDENSITYMAT_STATUS_NOT_INITIALIZED
CUDENSITYMAT_STATUS_ALLOC_FAILED 3
CUDENSITYMAT_STATUS_INVALID_VALUE 7
CUDENSITYMAT_STATUS_ARCH_MISMATCH
CUDENSITYMAT_STATUS_EXECUTION_FAILED 13
CUDENSITYMAT_STATUS_INTERNAL_ERROR
CUDENSITYMAT_STATUS_NOT_SUPPORTED
CUDENSITYMAT_STATUS_CALLBACK_ERROR
CUDENSITYMAT_STATUS_CUBLAS_ERROR
CUDENSITYMAT_STATUS_CUDA_ERROR
CUDENSITYMAT_STATUS_INSUFFICIENT_WORKSPACE
CUDENSITYMAT_STATUS_INSUFFICIENT_DRIVER
CUDENSITYMAT_STATUS_IO_ERROR
CUDENSITYMAT_STATUS_CUTENSOR_VERSION_MISMATCH
CUDENSITYMAT_STATUS_NO_DEVICE_ALLOCATOR
CUDENSITYMAT_STATUS_CUTENSOR_ERROR
CUDENSITYMAT_STATUS_CUSOLVER_ERROR @0.1
CUDENSITYMAT_STATUS_DEVICE_ALLOCATOR_ERROR
CUDENSITYMAT_STATUS_DISTRIBUTED_FAILURE
CUDENSITYMAT_STATUS_INTERRUPTED
CUDENSITYMAT_STATUS_CUTENSORNET_ERROR
CUDENSITYMAT_STATUS_CUDMLVER_ERROR @0.0<0.1 25""",
    "cudensitymatComputeType_t": """unsigned int
CUDENSITYMAT_COMPUTE_32F 4
CUDENSITYMAT_COMPUTE_64F 16""",
    "cudensitymatDistributedProvider_t": """unsigned int
CUDENSITYMAT_DISTRIBUTED_PROVIDER_NONE
CUDENSITYMAT_DISTRIBUTED_PROVIDER_MPI
CUDENSITYMAT_DISTRIBUTED_PROVIDER_NCCL @0.0<0.1 2 | @0.4
CUDENSITYMAT_DISTRIBUTED_PROVIDER_NVSHMEM @0.0<0.1""",
    "cudensitymatCallbackDevice_t": """unsigned int
CUDENSITYMAT_CALLBACK_DEVICE_CPU @0.1
CUDENSITYMAT_CALLBACK_DEVICE_GPU @0.1""",
    "cudensitymatDifferentiationDir_t": """unsigned int
CUDENSITYMAT_DIFFERENTIATION_DIR_BACKWARD @0.2 1""",
    "cudensitymatStatePurity_t": """unsigned int
CUDENSITYMAT_STATE_PURITY_PURE
CUDENSITYMAT_STATE_PURITY_MIXED""",
    "cudensitymatElementaryOperatorSparsity_t": """unsigned int
CUDENSITYMAT_OPERATOR_SPARSITY_NONE
CUDENSITYMAT_OPERATOR_SPARSITY_MULTIDIAGONAL""",
    "cudensitymatOperatorSpectrumKind_t": """unsigned int
CUDENSITYMAT_OPERATOR_SPECTRUM_LARGEST @0.3
CUDENSITYMAT_OPERATOR_SPECTRUM_SMALLEST @0.3
CUDENSITYMAT_OPERATOR_SPECTRUM_LARGEST_REAL @0.3
CUDENSITYMAT_OPERATOR_SPECTRUM_SMALLEST_REAL @0.3""",
    "cudensitymatOperatorSpectrumConfig_t": """unsigned int
CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MAX_EXPANSION @0.3
CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MAX_RESTARTS @0.3
CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MIN_BLOCK_SIZE @0.3""",
    "cudensitymatBoundaryCondition_t": """unsigned int
CUDENSITYMAT_BOUNDARY_CONDITION_OPEN @0.5""",
    "cudensitymatTimePropagationScopeKind_t": """unsigned int
CUDENSITYMAT_PROPAGATION_SCOPE_SPLIT @0.5 1""",
    "cudensitymatEigenDecompositionScopeKind_t": """unsigned int
CUDENSITYMAT_EIGEN_SCOPE_FULL @0.6
CUDENSITYMAT_EIGEN_SCOPE_SPLIT @0.6""",
    "cudensitymatTimePropagationScopeSplitKind_t": """unsigned int
CUDENSITYMAT_PROPAGATION_SCOPE_SPLIT_TDVP @0.5""",
    "cudensitymatEigenDecompositionScopeSplitKind_t": """unsigned int
CUDENSITYMAT_EIGEN_SCOPE_SPLIT_DMRG @0.6
CUDENSITYMAT_EIGEN_SCOPE_SPLIT_SHIFT_INVERT_DMRG @0.7""",
    "cudensitymatTimePropagationApproachKind_t": """unsigned int
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV @0.5""",
    "cudensitymatEigenDecompositionApproachKind_t": """unsigned int
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV @0.6
CUDENSITYMAT_EIGEN_APPROACH_LINEAR @0.7""",
    "cudensitymatTimePropagationAttribute_t": """unsigned int
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_KIND @0.5
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_CONFIG @0.5 3
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_CONFIG @0.5 10""",
    "cudensitymatEigenDecompositionAttribute_t": """unsigned int
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_KIND @0.6
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_CONFIG @0.6 3
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_CONFIG @0.6 10
CUDENSITYMAT_EIGEN_APPROACH_LINEAR_CONFIG @0.7""",
    "cudensitymatTimePropagationApproachKrylovConfigAttribute_t": """unsigned int
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_TOLERANCE @0.5
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_MAX_DIM @0.5
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_MIN_BETA @0.5
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_ADAPTIVE_STEP_SIZE @0.5""",
    "cudensitymatEigenDecompositionApproachKrylovConfigAttribute_t": """unsigned int
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MAX_DIM @0.6
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MAX_RESTARTS @0.6
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MIN_BLOCK_SIZE @0.6""",
    "cudensitymatTimePropagationScopeSplitTDVPConfigAttribute_t": """unsigned int
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_ORDER @0.5
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_NUM_SITES @0.6
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_SVD_CONFIG @0.6""",
    "cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t": """unsigned int
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_NUM_SITES @0.6
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_SVD_CONFIG @0.6
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_MAX_SWEEPS @0.6
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_ENERGY_TOLERANCE @0.6
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_MAX_POWER_ITERATIONS @0.7""",
    "cudensitymatEigenDecompositionApproachLinearConfigAttribute_t": """unsigned int
CUDENSITYMAT_EIGEN_APPROACH_LINEAR_MAX_ITERATIONS @0.7""",
    "cudensitymatStateFittingScopeKind_t": """unsigned int
CUDENSITYMAT_FITTING_SCOPE_FULL @0.6
CUDENSITYMAT_FITTING_SCOPE_SPLIT @0.6""",
    "cudensitymatStateFittingScopeSplitKind_t": """unsigned int
CUDENSITYMAT_FITTING_SCOPE_SPLIT_ALS @0.6""",
    "cudensitymatStateFittingApproachKind_t": """unsigned int
CUDENSITYMAT_FITTING_APPROACH_LINSOLVE @0.6""",
    "cudensitymatStateFittingAttribute_t": """unsigned int
CUDENSITYMAT_FITTING_SPLIT_SCOPE_KIND @0.6
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_CONFIG @0.6 3
CUDENSITYMAT_FITTING_APPROACH_LINSOLVE_CONFIG @0.6 10""",
    "cudensitymatStateFittingScopeSplitALSConfigAttribute_t": """unsigned int
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_NUM_SITES @0.6
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_SVD_CONFIG @0.6
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_MAX_SWEEPS @0.6
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_TOLERANCE @0.6""",
    "cudensitymatStateFittingApproachLinSolveConfigAttribute_t": """unsigned int
CUDENSITYMAT_FITTING_APPROACH_LINSOLVE_TOLERANCE @0.6""",
    "cudensitymatSVDConfigAttribute_t": """unsigned int
CUDENSITYMAT_SVD_CONFIG_ABS_CUTOFF @0.6
CUDENSITYMAT_SVD_CONFIG_REL_CUTOFF @0.6
CUDENSITYMAT_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF @0.6
CUDENSITYMAT_SVD_CONFIG_MAX_EXTENT @0.6""",
    "cudensitymatEigenDecompositionSpectrumKind_t": """unsigned int
CUDENSITYMAT_EIGEN_SPECTRUM_LARGEST @0.6
CUDENSITYMAT_EIGEN_SPECTRUM_SMALLEST @0.6
CUDENSITYMAT_EIGEN_SPECTRUM_LARGEST_REAL @0.6
CUDENSITYMAT_EIGEN_SPECTRUM_SMALLEST_REAL @0.6""",
    "cudensitymatMemspace_t": """unsigned int
CUDENSITYMAT_MEMSPACE_DEVICE
CUDENSITYMAT_MEMSPACE_HOST""",
    "cudensitymatWorkspaceKind_t": """unsigned int
CUDENSITYMAT_WORKSPACE_SCRATCH""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "cudensitymatDistributedCommunicator_t": """struct 16 8
  0 void *commPtr
  8 size_t commSize""",
    "cudensitymatWrappedScalarCallback_t": """@0.0<0.1 struct 16 8
  0 cudensitymatScalarCallback_t callback
  8 void *wrapper
@0.1 struct 24 8
  0 cudensitymatScalarCallback_t callback
  8 cudensitymatCallbackDevice_t device
  16 void *wrapper""",
    "cudensitymatWrappedTensorCallback_t": """@0.0<0.1 struct 16 8
  0 cudensitymatTensorCallback_t callback
  8 void *wrapper
@0.1 struct 24 8
  0 cudensitymatTensorCallback_t callback
  8 cudensitymatCallbackDevice_t device
  16 void *wrapper""",
    "cudensitymatWrappedScalarGradientCallback_t": """@0.2 struct 32 8
  0 cudensitymatScalarGradientCallback_t callback
  8 cudensitymatCallbackDevice_t device
  16 void *wrapper
  24 cudensitymatDifferentiationDir_t direction""",
    "cudensitymatWrappedTensorGradientCallback_t": """@0.2 struct 32 8
  0 cudensitymatTensorGradientCallback_t callback
  8 cudensitymatCallbackDevice_t device
  16 void *wrapper
  24 cudensitymatDifferentiationDir_t direction""",
    "cudensitymatDistributedInterface_t": """@0.0<0.4 struct 152 8
  0 int version
  8 int (*getNumRanks)(const cudensitymatDistributedCommunicator_t *, int32_t *)
  16 int (*getNumRanksShared)(const cudensitymatDistributedCommunicator_t *, int32_t *)
  24 int (*getProcRank)(const cudensitymatDistributedCommunicator_t *, int32_t *)
  32 int (*barrier)(const cudensitymatDistributedCommunicator_t *)
  40 int (*createRequest)(cudensitymatDistributedRequest_t *)
  48 int (*destroyRequest)(cudensitymatDistributedRequest_t)
  56 int (*waitRequest)(cudensitymatDistributedRequest_t)
  64 int (*testRequest)(cudensitymatDistributedRequest_t, int32_t *)
  72 int (*send)(const cudensitymatDistributedCommunicator_t *, const void *, int32_t, cudaDataType_t, int32_t, int32_t)
  80 int (*sendAsync)(const cudensitymatDistributedCommunicator_t *, const void *, int32_t, cudaDataType_t, int32_t, int32_t, cudensitymatDistributedRequest_t)
  88 int (*receive)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t, int32_t)
  96 int (*receiveAsync)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t, int32_t, cudensitymatDistributedRequest_t)
  104 int (*bcast)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t)
  112 int (*allreduce)(const cudensitymatDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)
  120 int (*allreduceInPlace)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  128 int (*allreduceInPlaceMin)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  136 int (*allreduceDoubleIntMinloc)(const cudensitymatDistributedCommunicator_t *, const void *, void *)
  144 int (*allgather)(const cudensitymatDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)
@0.4 struct 168 8
  0 int version
  8 int (*getNumRanks)(const cudensitymatDistributedCommunicator_t *, int32_t *)
  16 int (*getNumRanksShared)(const cudensitymatDistributedCommunicator_t *, int32_t *)
  24 int (*getProcRank)(const cudensitymatDistributedCommunicator_t *, int32_t *)
  32 int (*barrier)(const cudensitymatDistributedCommunicator_t *, void *)
  40 int (*createRequest)(cudensitymatDistributedRequest_t *)
  48 int (*destroyRequest)(cudensitymatDistributedRequest_t)
  56 int (*waitRequest)(cudensitymatDistributedRequest_t)
  64 int (*testRequest)(cudensitymatDistributedRequest_t, int32_t *)
  72 int (*groupStart)(void)
  80 int (*groupEnd)(void)
  88 int (*send)(const cudensitymatDistributedCommunicator_t *, const void *, int32_t, cudaDataType_t, int32_t, int32_t)
  96 int (*sendAsync)(const cudensitymatDistributedCommunicator_t *, const void *, int32_t, cudaDataType_t, int32_t, int32_t, cudensitymatDistributedRequest_t)
  104 int (*receive)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t, int32_t)
  112 int (*receiveAsync)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t, int32_t, cudensitymatDistributedRequest_t)
  120 int (*bcast)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t)
  128 int (*allreduce)(const cudensitymatDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)
  136 int (*allreduceInPlace)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  144 int (*allreduceInPlaceMin)(const cudensitymatDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)
  152 int (*allreduceDoubleIntMinloc)(const cudensitymatDistributedCommunicator_t *, const void *, void *)
  160 int (*allgather)(const cudensitymatDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)""",
    "cudensitymatTimeRange_t": """@0.0<0.6 struct 40 8
  0 double timeStart
  8 double timeFinish
  16 double timeStep
  24 int64_t numPoints
  32 const double *points""",
}

CONSTANTS: dict[str, int | str] = {
    "CUDENSITYMAT_MAJOR": 0,
    "CUDENSITYMAT_MINOR": "@0.0<0.1 0 | @0.1<0.2 1 | @0.2<0.3 2 | @0.3<0.4 3 | @0.4<0.5 4 | @0.5<0.6 5 | @0.6<0.7 6 | @0.7 7",
    "CUDENSITYMAT_PATCH": "@0.0<0.1 5 | @0.1<0.3 0 | @0.3<0.4 2 | @0.4<0.5 0 | @0.5<0.6 2 | @0.6 0",
    "CUDENSITYMAT_VERSION": "@0.0<0.1 5 | @0.1<0.2 100 | @0.2<0.3 200 | @0.3<0.4 302 | @0.4<0.5 400 | @0.5<0.6 502 | @0.6<0.7 600 | @0.7 700",
    "CUDENSITYMAT_ALLOCATOR_NAME_LEN": 64,
    "CUDENSITYMAT_DISTRIBUTED_INTERFACE_VERSION": "@0.0<0.4 241110 | @0.4<0.6 260110 | @0.6 260512",
}

VARIABLES: dict[str, str] = {
}
