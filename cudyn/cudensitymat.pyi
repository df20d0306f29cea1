"""The names of cudyn.cudensitymat, for type checkers and editors.

Generated from cudensitymat.h of the header releases 0.0 to 0.7
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cudensitymat as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Int as _Int, Named as _Named, Pointer as _Pointer, Struct as _Struct, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CudensitymatError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CudensitymatError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cudensitymatStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_STATUS_SUCCESS = ...
    CUDENSITYMAT_STATUS_NOT_INITIALIZED = ...
    CUDENSITYMAT_STATUS_ALLOC_FAILED = ...
    CUDENSITYMAT_STATUS_INVALID_VALUE = ...
    CUDENSITYMAT_STATUS_ARCH_MISMATCH = ...
    CUDENSITYMAT_STATUS_EXECUTION_FAILED = ...
    CUDENSITYMAT_STATUS_INTERNAL_ERROR = ...
    CUDENSITYMAT_STATUS_NOT_SUPPORTED = ...
    CUDENSITYMAT_STATUS_CALLBACK_ERROR = ...
    CUDENSITYMAT_STATUS_CUBLAS_ERROR = ...
    CUDENSITYMAT_STATUS_CUDA_ERROR = ...
    CUDENSITYMAT_STATUS_INSUFFICIENT_WORKSPACE = ...
    CUDENSITYMAT_STATUS_INSUFFICIENT_DRIVER = ...
    CUDENSITYMAT_STATUS_IO_ERROR = ...
    CUDENSITYMAT_STATUS_CUTENSOR_VERSION_MISMATCH = ...
    CUDENSITYMAT_STATUS_NO_DEVICE_ALLOCATOR = ...
    CUDENSITYMAT_STATUS_CUTENSOR_ERROR = ...
    CUDENSITYMAT_STATUS_CUSOLVER_ERROR = ...
    CUDENSITYMAT_STATUS_DEVICE_ALLOCATOR_ERROR = ...
    CUDENSITYMAT_STATUS_DISTRIBUTED_FAILURE = ...
    CUDENSITYMAT_STATUS_INTERRUPTED = ...
    CUDENSITYMAT_STATUS_CUTENSORNET_ERROR = ...
CUDENSITYMAT_STATUS_SUCCESS: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_NOT_INITIALIZED: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_ALLOC_FAILED: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_INVALID_VALUE: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_ARCH_MISMATCH: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_EXECUTION_FAILED: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_INTERNAL_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_NOT_SUPPORTED: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_CALLBACK_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_CUBLAS_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_CUDA_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_INSUFFICIENT_WORKSPACE: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_INSUFFICIENT_DRIVER: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_IO_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_CUTENSOR_VERSION_MISMATCH: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_NO_DEVICE_ALLOCATOR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_CUTENSOR_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_CUSOLVER_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_DEVICE_ALLOCATOR_ERROR: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_DISTRIBUTED_FAILURE: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_INTERRUPTED: Final[cudensitymatStatus_t]
CUDENSITYMAT_STATUS_CUTENSORNET_ERROR: Final[cudensitymatStatus_t]

class cudensitymatComputeType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_COMPUTE_32F = ...
    CUDENSITYMAT_COMPUTE_64F = ...
CUDENSITYMAT_COMPUTE_32F: Final[cudensitymatComputeType_t]
CUDENSITYMAT_COMPUTE_64F: Final[cudensitymatComputeType_t]

class cudensitymatDistributedProvider_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_DISTRIBUTED_PROVIDER_NONE = ...
    CUDENSITYMAT_DISTRIBUTED_PROVIDER_MPI = ...
    CUDENSITYMAT_DISTRIBUTED_PROVIDER_NCCL = ...
CUDENSITYMAT_DISTRIBUTED_PROVIDER_NONE: Final[cudensitymatDistributedProvider_t]
CUDENSITYMAT_DISTRIBUTED_PROVIDER_MPI: Final[cudensitymatDistributedProvider_t]
CUDENSITYMAT_DISTRIBUTED_PROVIDER_NCCL: Final[cudensitymatDistributedProvider_t]

class cudensitymatCallbackDevice_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_CALLBACK_DEVICE_CPU = ...
    CUDENSITYMAT_CALLBACK_DEVICE_GPU = ...
CUDENSITYMAT_CALLBACK_DEVICE_CPU: Final[cudensitymatCallbackDevice_t]
CUDENSITYMAT_CALLBACK_DEVICE_GPU: Final[cudensitymatCallbackDevice_t]

class cudensitymatDifferentiationDir_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_DIFFERENTIATION_DIR_BACKWARD = ...
CUDENSITYMAT_DIFFERENTIATION_DIR_BACKWARD: Final[cudensitymatDifferentiationDir_t]

class cudensitymatStatePurity_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_STATE_PURITY_PURE = ...
    CUDENSITYMAT_STATE_PURITY_MIXED = ...
CUDENSITYMAT_STATE_PURITY_PURE: Final[cudensitymatStatePurity_t]
CUDENSITYMAT_STATE_PURITY_MIXED: Final[cudensitymatStatePurity_t]

class cudensitymatElementaryOperatorSparsity_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_OPERATOR_SPARSITY_NONE = ...
    CUDENSITYMAT_OPERATOR_SPARSITY_MULTIDIAGONAL = ...
CUDENSITYMAT_OPERATOR_SPARSITY_NONE: Final[cudensitymatElementaryOperatorSparsity_t]
CUDENSITYMAT_OPERATOR_SPARSITY_MULTIDIAGONAL: Final[cudensitymatElementaryOperatorSparsity_t]

class cudensitymatOperatorSpectrumKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_OPERATOR_SPECTRUM_LARGEST = ...
    CUDENSITYMAT_OPERATOR_SPECTRUM_SMALLEST = ...
    CUDENSITYMAT_OPERATOR_SPECTRUM_LARGEST_REAL = ...
    CUDENSITYMAT_OPERATOR_SPECTRUM_SMALLEST_REAL = ...
CUDENSITYMAT_OPERATOR_SPECTRUM_LARGEST: Final[cudensitymatOperatorSpectrumKind_t]
CUDENSITYMAT_OPERATOR_SPECTRUM_SMALLEST: Final[cudensitymatOperatorSpectrumKind_t]
CUDENSITYMAT_OPERATOR_SPECTRUM_LARGEST_REAL: Final[cudensitymatOperatorSpectrumKind_t]
CUDENSITYMAT_OPERATOR_SPECTRUM_SMALLEST_REAL: Final[cudensitymatOperatorSpectrumKind_t]

class cudensitymatOperatorSpectrumConfig_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MAX_EXPANSION = ...
    CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MAX_RESTARTS = ...
    CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MIN_BLOCK_SIZE = ...
CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MAX_EXPANSION: Final[cudensitymatOperatorSpectrumConfig_t]
CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MAX_RESTARTS: Final[cudensitymatOperatorSpectrumConfig_t]
CUDENSITYMAT_OPERATOR_SPECTRUM_CONFIG_MIN_BLOCK_SIZE: Final[cudensitymatOperatorSpectrumConfig_t]

class cudensitymatBoundaryCondition_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_BOUNDARY_CONDITION_OPEN = ...
CUDENSITYMAT_BOUNDARY_CONDITION_OPEN: Final[cudensitymatBoundaryCondition_t]

class cudensitymatTimePropagationScopeKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_PROPAGATION_SCOPE_SPLIT = ...
CUDENSITYMAT_PROPAGATION_SCOPE_SPLIT: Final[cudensitymatTimePropagationScopeKind_t]

class cudensitymatEigenDecompositionScopeKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_SCOPE_FULL = ...
    CUDENSITYMAT_EIGEN_SCOPE_SPLIT = ...
CUDENSITYMAT_EIGEN_SCOPE_FULL: Final[cudensitymatEigenDecompositionScopeKind_t]
CUDENSITYMAT_EIGEN_SCOPE_SPLIT: Final[cudensitymatEigenDecompositionScopeKind_t]

class cudensitymatTimePropagationScopeSplitKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_PROPAGATION_SCOPE_SPLIT_TDVP = ...
CUDENSITYMAT_PROPAGATION_SCOPE_SPLIT_TDVP: Final[cudensitymatTimePropagationScopeSplitKind_t]

class cudensitymatEigenDecompositionScopeSplitKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_SCOPE_SPLIT_DMRG = ...
    CUDENSITYMAT_EIGEN_SCOPE_SPLIT_SHIFT_INVERT_DMRG = ...
CUDENSITYMAT_EIGEN_SCOPE_SPLIT_DMRG: Final[cudensitymatEigenDecompositionScopeSplitKind_t]
CUDENSITYMAT_EIGEN_SCOPE_SPLIT_SHIFT_INVERT_DMRG: Final[cudensitymatEigenDecompositionScopeSplitKind_t]

class cudensitymatTimePropagationApproachKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV = ...
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV: Final[cudensitymatTimePropagationApproachKind_t]

class cudensitymatEigenDecompositionApproachKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_APPROACH_KRYLOV = ...
    CUDENSITYMAT_EIGEN_APPROACH_LINEAR = ...
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV: Final[cudensitymatEigenDecompositionApproachKind_t]
CUDENSITYMAT_EIGEN_APPROACH_LINEAR: Final[cudensitymatEigenDecompositionApproachKind_t]

class cudensitymatTimePropagationAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_KIND = ...
    CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_CONFIG = ...
    CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_CONFIG = ...
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_KIND: Final[cudensitymatTimePropagationAttribute_t]
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_CONFIG: Final[cudensitymatTimePropagationAttribute_t]
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_CONFIG: Final[cudensitymatTimePropagationAttribute_t]

class cudensitymatEigenDecompositionAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_SPLIT_SCOPE_KIND = ...
    CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_CONFIG = ...
    CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_CONFIG = ...
    CUDENSITYMAT_EIGEN_APPROACH_LINEAR_CONFIG = ...
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_KIND: Final[cudensitymatEigenDecompositionAttribute_t]
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_CONFIG: Final[cudensitymatEigenDecompositionAttribute_t]
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_CONFIG: Final[cudensitymatEigenDecompositionAttribute_t]
CUDENSITYMAT_EIGEN_APPROACH_LINEAR_CONFIG: Final[cudensitymatEigenDecompositionAttribute_t]

class cudensitymatTimePropagationApproachKrylovConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_TOLERANCE = ...
    CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_MAX_DIM = ...
    CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_MIN_BETA = ...
    CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_ADAPTIVE_STEP_SIZE = ...
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_TOLERANCE: Final[cudensitymatTimePropagationApproachKrylovConfigAttribute_t]
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_MAX_DIM: Final[cudensitymatTimePropagationApproachKrylovConfigAttribute_t]
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_MIN_BETA: Final[cudensitymatTimePropagationApproachKrylovConfigAttribute_t]
CUDENSITYMAT_PROPAGATION_APPROACH_KRYLOV_ADAPTIVE_STEP_SIZE: Final[cudensitymatTimePropagationApproachKrylovConfigAttribute_t]

class cudensitymatEigenDecompositionApproachKrylovConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MAX_DIM = ...
    CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MAX_RESTARTS = ...
    CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MIN_BLOCK_SIZE = ...
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MAX_DIM: Final[cudensitymatEigenDecompositionApproachKrylovConfigAttribute_t]
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MAX_RESTARTS: Final[cudensitymatEigenDecompositionApproachKrylovConfigAttribute_t]
CUDENSITYMAT_EIGEN_APPROACH_KRYLOV_MIN_BLOCK_SIZE: Final[cudensitymatEigenDecompositionApproachKrylovConfigAttribute_t]

class cudensitymatTimePropagationScopeSplitTDVPConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_ORDER = ...
    CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_NUM_SITES = ...
    CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_SVD_CONFIG = ...
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_ORDER: Final[cudensitymatTimePropagationScopeSplitTDVPConfigAttribute_t]
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_NUM_SITES: Final[cudensitymatTimePropagationScopeSplitTDVPConfigAttribute_t]
CUDENSITYMAT_PROPAGATION_SPLIT_SCOPE_TDVP_SVD_CONFIG: Final[cudensitymatTimePropagationScopeSplitTDVPConfigAttribute_t]

class cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_NUM_SITES = ...
    CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_SVD_CONFIG = ...
    CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_MAX_SWEEPS = ...
    CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_ENERGY_TOLERANCE = ...
    CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_MAX_POWER_ITERATIONS = ...
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_NUM_SITES: Final[cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t]
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_SVD_CONFIG: Final[cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t]
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_MAX_SWEEPS: Final[cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t]
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_ENERGY_TOLERANCE: Final[cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t]
CUDENSITYMAT_EIGEN_SPLIT_SCOPE_DMRG_MAX_POWER_ITERATIONS: Final[cudensitymatEigenDecompositionScopeSplitDMRGConfigAttribute_t]

class cudensitymatEigenDecompositionApproachLinearConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_APPROACH_LINEAR_MAX_ITERATIONS = ...
CUDENSITYMAT_EIGEN_APPROACH_LINEAR_MAX_ITERATIONS: Final[cudensitymatEigenDecompositionApproachLinearConfigAttribute_t]

class cudensitymatStateFittingScopeKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_FITTING_SCOPE_FULL = ...
    CUDENSITYMAT_FITTING_SCOPE_SPLIT = ...
CUDENSITYMAT_FITTING_SCOPE_FULL: Final[cudensitymatStateFittingScopeKind_t]
CUDENSITYMAT_FITTING_SCOPE_SPLIT: Final[cudensitymatStateFittingScopeKind_t]

class cudensitymatStateFittingScopeSplitKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_FITTING_SCOPE_SPLIT_ALS = ...
CUDENSITYMAT_FITTING_SCOPE_SPLIT_ALS: Final[cudensitymatStateFittingScopeSplitKind_t]

class cudensitymatStateFittingApproachKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_FITTING_APPROACH_LINSOLVE = ...
CUDENSITYMAT_FITTING_APPROACH_LINSOLVE: Final[cudensitymatStateFittingApproachKind_t]

class cudensitymatStateFittingAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_FITTING_SPLIT_SCOPE_KIND = ...
    CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_CONFIG = ...
    CUDENSITYMAT_FITTING_APPROACH_LINSOLVE_CONFIG = ...
CUDENSITYMAT_FITTING_SPLIT_SCOPE_KIND: Final[cudensitymatStateFittingAttribute_t]
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_CONFIG: Final[cudensitymatStateFittingAttribute_t]
CUDENSITYMAT_FITTING_APPROACH_LINSOLVE_CONFIG: Final[cudensitymatStateFittingAttribute_t]

class cudensitymatStateFittingScopeSplitALSConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_NUM_SITES = ...
    CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_SVD_CONFIG = ...
    CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_MAX_SWEEPS = ...
    CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_TOLERANCE = ...
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_NUM_SITES: Final[cudensitymatStateFittingScopeSplitALSConfigAttribute_t]
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_SVD_CONFIG: Final[cudensitymatStateFittingScopeSplitALSConfigAttribute_t]
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_MAX_SWEEPS: Final[cudensitymatStateFittingScopeSplitALSConfigAttribute_t]
CUDENSITYMAT_FITTING_SPLIT_SCOPE_ALS_TOLERANCE: Final[cudensitymatStateFittingScopeSplitALSConfigAttribute_t]

class cudensitymatStateFittingApproachLinSolveConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_FITTING_APPROACH_LINSOLVE_TOLERANCE = ...
CUDENSITYMAT_FITTING_APPROACH_LINSOLVE_TOLERANCE: Final[cudensitymatStateFittingApproachLinSolveConfigAttribute_t]

class cudensitymatSVDConfigAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_SVD_CONFIG_ABS_CUTOFF = ...
    CUDENSITYMAT_SVD_CONFIG_REL_CUTOFF = ...
    CUDENSITYMAT_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF = ...
    CUDENSITYMAT_SVD_CONFIG_MAX_EXTENT = ...
CUDENSITYMAT_SVD_CONFIG_ABS_CUTOFF: Final[cudensitymatSVDConfigAttribute_t]
CUDENSITYMAT_SVD_CONFIG_REL_CUTOFF: Final[cudensitymatSVDConfigAttribute_t]
CUDENSITYMAT_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF: Final[cudensitymatSVDConfigAttribute_t]
CUDENSITYMAT_SVD_CONFIG_MAX_EXTENT: Final[cudensitymatSVDConfigAttribute_t]

class cudensitymatEigenDecompositionSpectrumKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_EIGEN_SPECTRUM_LARGEST = ...
    CUDENSITYMAT_EIGEN_SPECTRUM_SMALLEST = ...
    CUDENSITYMAT_EIGEN_SPECTRUM_LARGEST_REAL = ...
    CUDENSITYMAT_EIGEN_SPECTRUM_SMALLEST_REAL = ...
CUDENSITYMAT_EIGEN_SPECTRUM_LARGEST: Final[cudensitymatEigenDecompositionSpectrumKind_t]
CUDENSITYMAT_EIGEN_SPECTRUM_SMALLEST: Final[cudensitymatEigenDecompositionSpectrumKind_t]
CUDENSITYMAT_EIGEN_SPECTRUM_LARGEST_REAL: Final[cudensitymatEigenDecompositionSpectrumKind_t]
CUDENSITYMAT_EIGEN_SPECTRUM_SMALLEST_REAL: Final[cudensitymatEigenDecompositionSpectrumKind_t]

class cudensitymatMemspace_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_MEMSPACE_DEVICE = ...
    CUDENSITYMAT_MEMSPACE_HOST = ...
CUDENSITYMAT_MEMSPACE_DEVICE: Final[cudensitymatMemspace_t]
CUDENSITYMAT_MEMSPACE_HOST: Final[cudensitymatMemspace_t]

class cudensitymatWorkspaceKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDENSITYMAT_WORKSPACE_SCRATCH = ...
CUDENSITYMAT_WORKSPACE_SCRATCH: Final[cudensitymatWorkspaceKind_t]

class cudensitymatScalarCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[float, int, int, ctypes._Pointer[ctypes.c_double], int, int | None, driver.CUstream], int] | int | None = ..., /) -> None: ...

class cudensitymatTensorCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, int, ctypes._Pointer[ctypes.c_int64], ctypes._Pointer[ctypes.c_int32], float, int, int, ctypes._Pointer[ctypes.c_double], int, int | None, driver.CUstream], int] | int | None = ..., /) -> None: ...

class cudensitymatScalarGradientCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[float, int, int, ctypes._Pointer[ctypes.c_double], int, int | None, ctypes._Pointer[ctypes.c_double], driver.CUstream], int] | int | None = ..., /) -> None: ...

class cudensitymatTensorGradientCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, int, ctypes._Pointer[ctypes.c_int64], ctypes._Pointer[ctypes.c_int32], float, int, int, ctypes._Pointer[ctypes.c_double], int, int | None, ctypes._Pointer[ctypes.c_double], driver.CUstream], int] | int | None = ..., /) -> None: ...

class cudensitymatLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...

class cudensitymatLoggerCallbackData_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None, int | None], object] | int | None = ..., /) -> None: ...

class cudensitymatDistributedCommunicator_t(_Struct):
    commPtr: int | None
    commSize: int
    def __init__(self, commPtr: int | None = ..., commSize: int = ...) -> None: ...

class cudensitymatWrappedScalarCallback_t(_Struct):
    callback: cudensitymatScalarCallback_t
    device: _Named[cudensitymatCallbackDevice_t]
    wrapper: int | None
    def __init__(self, callback: cudensitymatScalarCallback_t | None = ..., device: cudensitymatCallbackDevice_t | _Int = ..., wrapper: int | None = ...) -> None: ...

class cudensitymatWrappedTensorCallback_t(_Struct):
    callback: cudensitymatTensorCallback_t
    device: _Named[cudensitymatCallbackDevice_t]
    wrapper: int | None
    def __init__(self, callback: cudensitymatTensorCallback_t | None = ..., device: cudensitymatCallbackDevice_t | _Int = ..., wrapper: int | None = ...) -> None: ...

class cudensitymatWrappedScalarGradientCallback_t(_Struct):
    callback: cudensitymatScalarGradientCallback_t
    device: _Named[cudensitymatCallbackDevice_t]
    wrapper: int | None
    direction: _Named[cudensitymatDifferentiationDir_t]
    def __init__(self, callback: cudensitymatScalarGradientCallback_t | None = ..., device: cudensitymatCallbackDevice_t | _Int = ..., wrapper: int | None = ..., direction: cudensitymatDifferentiationDir_t | _Int = ...) -> None: ...

class cudensitymatWrappedTensorGradientCallback_t(_Struct):
    callback: cudensitymatTensorGradientCallback_t
    device: _Named[cudensitymatCallbackDevice_t]
    wrapper: int | None
    direction: _Named[cudensitymatDifferentiationDir_t]
    def __init__(self, callback: cudensitymatTensorGradientCallback_t | None = ..., device: cudensitymatCallbackDevice_t | _Int = ..., wrapper: int | None = ..., direction: cudensitymatDifferentiationDir_t | _Int = ...) -> None: ...

class cudensitymatDistributedInterface_t(_Struct):
    version: int
    getNumRanks: CFuncPtr
    getNumRanksShared: CFuncPtr
    getProcRank: CFuncPtr
    barrier: CFuncPtr
    createRequest: CFuncPtr
    destroyRequest: CFuncPtr
    waitRequest: CFuncPtr
    testRequest: CFuncPtr
    groupStart: CFuncPtr
    groupEnd: CFuncPtr
    send: CFuncPtr
    sendAsync: CFuncPtr
    receive: CFuncPtr
    receiveAsync: CFuncPtr
    bcast: CFuncPtr
    allreduce: CFuncPtr
    allreduceInPlace: CFuncPtr
    allreduceInPlaceMin: CFuncPtr
    allreduceDoubleIntMinloc: CFuncPtr
    allgather: CFuncPtr
    def __init__(self, version: int = ..., getNumRanks: CFuncPtr | None = ..., getNumRanksShared: CFuncPtr | None = ..., getProcRank: CFuncPtr | None = ..., barrier: CFuncPtr | None = ..., createRequest: CFuncPtr | None = ..., destroyRequest: CFuncPtr | None = ..., waitRequest: CFuncPtr | None = ..., testRequest: CFuncPtr | None = ..., groupStart: CFuncPtr | None = ..., groupEnd: CFuncPtr | None = ..., send: CFuncPtr | None = ..., sendAsync: CFuncPtr | None = ..., receive: CFuncPtr | None = ..., receiveAsync: CFuncPtr | None = ..., bcast: CFuncPtr | None = ..., allreduce: CFuncPtr | None = ..., allreduceInPlace: CFuncPtr | None = ..., allreduceInPlaceMin: CFuncPtr | None = ..., allreduceDoubleIntMinloc: CFuncPtr | None = ..., allgather: CFuncPtr | None = ...) -> None: ...

cudensitymatHandle_t = ctypes.c_void_p
cudensitymatState_t = ctypes.c_void_p
cudensitymatElementaryOperator_t = ctypes.c_void_p
cudensitymatMatrixOperator_t = ctypes.c_void_p
cudensitymatMatrixProductOperator_t = ctypes.c_void_p
cudensitymatOperatorTerm_t = ctypes.c_void_p
cudensitymatOperator_t = ctypes.c_void_p
cudensitymatOperatorAction_t = ctypes.c_void_p
cudensitymatExpectation_t = ctypes.c_void_p
cudensitymatOperatorSpectrum_t = ctypes.c_void_p
cudensitymatWorkspaceDescriptor_t = ctypes.c_void_p
cudensitymatTimePropagation_t = ctypes.c_void_p
cudensitymatEigenDecomposition_t = ctypes.c_void_p
cudensitymatTimePropagationApproachKrylovConfig_t = ctypes.c_void_p
cudensitymatEigenDecompositionApproachKrylovConfig_t = ctypes.c_void_p
cudensitymatTimePropagationScopeSplitTDVPConfig_t = ctypes.c_void_p
cudensitymatEigenDecompositionScopeSplitDMRGConfig_t = ctypes.c_void_p
cudensitymatEigenDecompositionApproachLinearConfig_t = ctypes.c_void_p
cudensitymatStateFittingScopeSplitALSConfig_t = ctypes.c_void_p
cudensitymatStateFittingApproachLinSolveConfig_t = ctypes.c_void_p
cudensitymatSVDConfig_t = ctypes.c_void_p
cudensitymatDistributedRequest_t = ctypes.c_void_p

CUDENSITYMAT_MAJOR: Final = 0
CUDENSITYMAT_MINOR: Final = 7
CUDENSITYMAT_PATCH: Final = 0
CUDENSITYMAT_VERSION: Final = 700
CUDENSITYMAT_ALLOCATOR_NAME_LEN: Final = 64
CUDENSITYMAT_DISTRIBUTED_INTERFACE_VERSION: Final = 260512

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
CUDA_R_8F_UE5M3: Final[runtime.cudaDataType]
cudaStream_t = runtime.cudaStream_t


class _RawUnchanged(Raw):
    cudensitymatGetVersion: _C[[]]
    cudensitymatCreate: _C[_Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroy: _C[_Writable]
    cudensitymatResetDistributedConfiguration: _C[_Writable, int, _Address, int]
    cudensitymatGetNumRanks: _C[_Writable, _Pointer[ctypes.c_int32] | int]
    cudensitymatGetProcRank: _C[_Writable, _Pointer[ctypes.c_int32] | int]
    cudensitymatResetRandomSeed: _C[_Writable, int]
    cudensitymatCreateState: _C[_Writable, int, int, _Pointer[ctypes.c_int64] | int, int, int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatCreateStateMPS: _C[_Writable, int, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int64] | int, int, int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatStateMPSSetCurrentBondExtents: _C[_Writable, _Writable, _Pointer[ctypes.c_int64] | int]
    cudensitymatStateMPSGetCurrentBondExtents: _C[_Writable, _Writable, _Pointer[ctypes.c_int64] | int]
    cudensitymatDestroyState: _C[_Writable]
    cudensitymatStateGetNumComponents: _C[_Writable, _Writable, _Pointer[ctypes.c_int32] | int]
    cudensitymatStateGetComponentStorageSize: _C[_Writable, _Writable, int, _Pointer[ctypes.c_size_t] | int]
    cudensitymatStateAttachComponentStorage: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int]
    cudensitymatStateGetComponentNumModes: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int]
    cudensitymatStateGetComponentInfo: _C[_Writable, _Writable, int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cudensitymatStateInitializeZero: _C[_Writable, _Writable, driver.CUstream | int | None]
    cudensitymatStateComputeScaling: _C[_Writable, _Writable, _Address, driver.CUstream | int | None]
    cudensitymatStateComputeNorm: _C[_Writable, _Writable, _Writable, driver.CUstream | int | None]
    cudensitymatStateComputeTrace: _C[_Writable, _Writable, _Writable, driver.CUstream | int | None]
    cudensitymatStateComputeAccumulation: _C[_Writable, _Writable, _Writable, _Address, driver.CUstream | int | None]
    cudensitymatStateComputeInnerProduct: _C[_Writable, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cudensitymatDestroyElementaryOperator: _C[_Writable]
    cudensitymatDestroyMatrixOperator: _C[_Writable]
    cudensitymatCreateMatrixProductOperator: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_void_p] | int, _Pointer[cudensitymatWrappedTensorCallback_t] | int, _Pointer[cudensitymatWrappedTensorGradientCallback_t] | int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyMatrixProductOperator: _C[_Writable]
    cudensitymatCreateOperatorTerm: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyOperatorTerm: _C[_Writable]
    cudensitymatOperatorTermAppendMPOProduct: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, runtime.double2, cudensitymatWrappedScalarCallback_t, cudensitymatWrappedScalarGradientCallback_t]
    cudensitymatCreateOperator: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyOperator: _C[_Writable]
    cudensitymatAttachBatchedCoefficients: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatCreateStateFittingScopeSplitALSConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyStateFittingScopeSplitALSConfig: _C[_Writable]
    cudensitymatStateFittingScopeSplitALSConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatStateFittingScopeSplitALSConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatCreateStateFittingApproachLinSolveConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyStateFittingApproachLinSolveConfig: _C[_Writable]
    cudensitymatStateFittingApproachLinSolveConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatStateFittingApproachLinSolveConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatOperatorPrepareAction: _C[_Writable, _Writable, _Writable, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cudensitymatOperatorPrepareActionBackwardDiff: _C[_Writable, _Writable, _Writable, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cudensitymatOperatorComputeActionBackwardDiff: _C[_Writable, _Writable, float, int, int, _Pointer[ctypes.c_double] | int, _Writable, _Writable, _Writable, _Pointer[ctypes.c_double] | int, _Writable, driver.CUstream | int | None]
    cudensitymatDestroyOperatorAction: _C[_Writable]
    cudensitymatOperatorActionConfigure: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatOperatorActionPrepare: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cudensitymatCreateExpectation: _C[_Writable, _Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyExpectation: _C[_Writable]
    cudensitymatExpectationPrepare: _C[_Writable, _Writable, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cudensitymatCreateOperatorSpectrum: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyOperatorSpectrum: _C[_Writable]
    cudensitymatOperatorSpectrumConfigure: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatOperatorSpectrumPrepare: _C[_Writable, _Writable, int, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cudensitymatOperatorSpectrumCompute: _C[_Writable, _Writable, float, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_void_p] | int, _Writable, _Pointer[ctypes.c_double] | int, _Writable, driver.CUstream | int | None]
    cudensitymatCreateTimePropagationScopeSplitTDVPConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyTimePropagationScopeSplitTDVPConfig: _C[_Writable]
    cudensitymatTimePropagationScopeSplitTDVPConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatTimePropagationScopeSplitTDVPConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatCreateTimePropagationApproachKrylovConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyTimePropagationApproachKrylovConfig: _C[_Writable]
    cudensitymatTimePropagationApproachKrylovConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatTimePropagationApproachKrylovConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatCreateTimePropagation: _C[_Writable, _Writable, int, int, int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyTimePropagation: _C[_Writable]
    cudensitymatTimePropagationConfigure: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatTimePropagationPrepare: _C[_Writable, _Writable, _Writable, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cudensitymatTimePropagationCompute: _C[_Writable, _Writable, float, float, float, int, int, _Pointer[ctypes.c_double] | int, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cudensitymatCreateSVDConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroySVDConfig: _C[_Writable]
    cudensitymatSVDConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatSVDConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatCreateEigenDecompositionScopeSplitDMRGConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyEigenDecompositionScopeSplitDMRGConfig: _C[_Writable]
    cudensitymatEigenDecompositionScopeSplitDMRGConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatEigenDecompositionScopeSplitDMRGConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatCreateEigenDecompositionApproachKrylovConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyEigenDecompositionApproachKrylovConfig: _C[_Writable]
    cudensitymatEigenDecompositionApproachKrylovConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatEigenDecompositionApproachKrylovConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatCreateEigenDecompositionApproachLinearConfig: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyEigenDecompositionApproachLinearConfig: _C[_Writable]
    cudensitymatEigenDecompositionApproachLinearConfigSetAttribute: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatEigenDecompositionApproachLinearConfigGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    cudensitymatCreateEigenDecomposition: _C[_Writable, _Writable, int, int, int, int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyEigenDecomposition: _C[_Writable]
    cudensitymatEigenDecompositionConfigure: _C[_Writable, _Writable, int, _Address, int]
    cudensitymatEigenDecompositionPrepare: _C[_Writable, _Writable, int, _Writable, int, int, _Writable, driver.CUstream | int | None]
    cudensitymatEigenDecompositionCompute: _C[_Writable, _Writable, float, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_void_p] | int, _Writable, _Pointer[ctypes.c_double] | int, _Writable, driver.CUstream | int | None]
    cudensitymatCreateWorkspace: _C[_Writable, _Pointer[ctypes.c_void_p] | int]
    cudensitymatDestroyWorkspace: _C[_Writable]
    cudensitymatWorkspaceGetMemorySize: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_size_t] | int]
    cudensitymatWorkspaceSetMemory: _C[_Writable, _Writable, int, int, _Writable, int]
    cudensitymatWorkspaceGetMemory: _C[_Writable, _Writable, int, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int]
    cudensitymatElementaryOperatorAttachBuffer: _C[_Writable, _Writable, _Writable, int]
    cudensitymatMatrixOperatorDenseLocalAttachBuffer: _C[_Writable, _Writable, _Writable, int]

class _Raw(_RawUnchanged):
    cudensitymatCreateElementaryOperator: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, int, int, _Pointer[ctypes.c_int32] | int, int, _Writable, cudensitymatWrappedTensorCallback_t, cudensitymatWrappedTensorGradientCallback_t, _Pointer[ctypes.c_void_p] | int]
    cudensitymatCreateElementaryOperatorBatch: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, int, int, int, _Pointer[ctypes.c_int32] | int, int, _Writable, cudensitymatWrappedTensorCallback_t, cudensitymatWrappedTensorGradientCallback_t, _Pointer[ctypes.c_void_p] | int]
    cudensitymatCreateMatrixOperatorDenseLocal: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, int, _Writable, cudensitymatWrappedTensorCallback_t, cudensitymatWrappedTensorGradientCallback_t, _Pointer[ctypes.c_void_p] | int]
    cudensitymatCreateMatrixOperatorDenseLocalBatch: _C[_Writable, int, _Pointer[ctypes.c_int64] | int, int, int, _Writable, cudensitymatWrappedTensorCallback_t, cudensitymatWrappedTensorGradientCallback_t, _Pointer[ctypes.c_void_p] | int]
    cudensitymatOperatorTermAppendElementaryProduct: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, runtime.double2, cudensitymatWrappedScalarCallback_t, cudensitymatWrappedScalarGradientCallback_t]
    cudensitymatOperatorTermAppendElementaryProductBatch: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, cudensitymatWrappedScalarCallback_t, cudensitymatWrappedScalarGradientCallback_t]
    cudensitymatOperatorTermAppendMatrixProduct: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, runtime.double2, cudensitymatWrappedScalarCallback_t, cudensitymatWrappedScalarGradientCallback_t]
    cudensitymatOperatorTermAppendMatrixProductBatch: _C[_Writable, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, cudensitymatWrappedScalarCallback_t, cudensitymatWrappedScalarGradientCallback_t]
    cudensitymatOperatorAppendTerm: _C[_Writable, _Writable, _Writable, int, runtime.double2, cudensitymatWrappedScalarCallback_t, cudensitymatWrappedScalarGradientCallback_t]
    cudensitymatOperatorAppendTermBatch: _C[_Writable, _Writable, _Writable, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, cudensitymatWrappedScalarCallback_t, cudensitymatWrappedScalarGradientCallback_t]
    cudensitymatOperatorComputeAction: _C[_Writable, _Writable, float, int, int, _Pointer[ctypes.c_double] | int, _Writable, _Writable, _Writable, driver.CUstream | int | None]
    cudensitymatCreateOperatorAction: _C[_Writable, int, _Pointer[ctypes.c_void_p] | int, int, int, _Pointer[ctypes.c_void_p] | int]
    cudensitymatOperatorActionCompute: _C[_Writable, _Writable, float, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_void_p] | int, _Writable, _Writable, driver.CUstream | int | None]
    cudensitymatExpectationCompute: _C[_Writable, _Writable, float, int, int, _Pointer[ctypes.c_double] | int, _Writable, _Writable, _Writable, driver.CUstream | int | None]

class _RawApi(_RawUnchanged):
    cudensitymatCreateElementaryOperator: Callable[..., int]
    cudensitymatCreateElementaryOperatorBatch: Callable[..., int]
    cudensitymatCreateMatrixOperatorDenseLocal: Callable[..., int]
    cudensitymatCreateMatrixOperatorDenseLocalBatch: Callable[..., int]
    cudensitymatOperatorTermAppendElementaryProduct: Callable[..., int]
    cudensitymatOperatorTermAppendElementaryProductBatch: Callable[..., int]
    cudensitymatOperatorTermAppendMatrixProduct: Callable[..., int]
    cudensitymatOperatorTermAppendMatrixProductBatch: Callable[..., int]
    cudensitymatOperatorAppendTerm: Callable[..., int]
    cudensitymatOperatorAppendTermBatch: Callable[..., int]
    cudensitymatOperatorComputeAction: Callable[..., int]
    cudensitymatCreateOperatorAction: Callable[..., int]
    cudensitymatOperatorActionCompute: Callable[..., int]
    cudensitymatExpectationCompute: Callable[..., int]
    cudensitymatOperatorTermAppendGeneralProduct: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cudensitymatOperatorTermAppendGeneralProduct: Callable[..., None]
