"""The names of cudyn.cudss, for type checkers and editors.

Generated from cudss.h of the header releases 0.4 to 1.0
(6 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cudss as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Chars as _Chars, Device as _Device, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, ReadArray as _ReadArray, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CudssError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CudssError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cudssHandle_t(Handle): ...

class cudssMatrix_t(Handle): ...

class cudssData_t(Handle): ...

class cudssConfig_t(Handle): ...

class cudssSolveMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_SOLVE_MODE_NORMAL = ...
    CUDSS_SOLVE_MODE_TRANSPOSE = ...
    CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE = ...
CUDSS_SOLVE_MODE_NORMAL: Final[cudssSolveMode_t]
CUDSS_SOLVE_MODE_TRANSPOSE: Final[cudssSolveMode_t]
CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE: Final[cudssSolveMode_t]

class cudssMemoryEstimateState_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_MEMORY_ESTIMATE_STATE_NONE = ...
    CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN = ...
    CUDSS_MEMORY_ESTIMATE_STATE_FINAL = ...
CUDSS_MEMORY_ESTIMATE_STATE_NONE: Final[cudssMemoryEstimateState_t]
CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN: Final[cudssMemoryEstimateState_t]
CUDSS_MEMORY_ESTIMATE_STATE_FINAL: Final[cudssMemoryEstimateState_t]

class cudssDowncastFactorsMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_DOWNCAST_FACTORS_MODE_DISABLED = ...
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL = ...
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL = ...
CUDSS_DOWNCAST_FACTORS_MODE_DISABLED: Final[cudssDowncastFactorsMode_t]
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL: Final[cudssDowncastFactorsMode_t]
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL: Final[cudssDowncastFactorsMode_t]

class cudssMemoryOptimizationFlags_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_MEMORY_OPTIMIZATION_DEFAULT = ...
    CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY = ...
CUDSS_MEMORY_OPTIMIZATION_DEFAULT: Final[cudssMemoryOptimizationFlags_t]
CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY: Final[cudssMemoryOptimizationFlags_t]

class cudssConfigParam_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_CONFIG_REORDERING_ALG = ...
    CUDSS_CONFIG_FACTORIZATION_ALG = ...
    CUDSS_CONFIG_SOLVE_ALG = ...
    CUDSS_CONFIG_MATCHING_ALG = ...
    CUDSS_CONFIG_SOLVE_MODE = ...
    CUDSS_CONFIG_IR_N_STEPS = ...
    CUDSS_CONFIG_IR_TOL = ...
    CUDSS_CONFIG_PIVOT_TYPE = ...
    CUDSS_CONFIG_PIVOT_THRESHOLD = ...
    CUDSS_CONFIG_PIVOT_EPSILON = ...
    CUDSS_CONFIG_MAX_LU_NNZ = ...
    CUDSS_CONFIG_HYBRID_MEMORY_MODE = ...
    CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT = ...
    CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY = ...
    CUDSS_CONFIG_HOST_NTHREADS = ...
    CUDSS_CONFIG_HYBRID_EXECUTE_MODE = ...
    CUDSS_CONFIG_PIVOT_EPSILON_ALG = ...
    CUDSS_CONFIG_ND_NLEVELS = ...
    CUDSS_CONFIG_UBATCH_SIZE = ...
    CUDSS_CONFIG_UBATCH_INDEX = ...
    CUDSS_CONFIG_USE_SUPERPANELS = ...
    CUDSS_CONFIG_DEVICE_COUNT = ...
    CUDSS_CONFIG_DEVICE_INDICES = ...
    CUDSS_CONFIG_SCHUR_MODE = ...
    CUDSS_CONFIG_DETERMINISTIC_MODE = ...
    CUDSS_CONFIG_ND_UBFACTOR = ...
    CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT = ...
    CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING = ...
    CUDSS_CONFIG_DOWNCAST_FACTORS = ...
    CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING = ...
CUDSS_CONFIG_REORDERING_ALG: Final[cudssConfigParam_t]
CUDSS_CONFIG_FACTORIZATION_ALG: Final[cudssConfigParam_t]
CUDSS_CONFIG_SOLVE_ALG: Final[cudssConfigParam_t]
CUDSS_CONFIG_MATCHING_ALG: Final[cudssConfigParam_t]
CUDSS_CONFIG_SOLVE_MODE: Final[cudssConfigParam_t]
CUDSS_CONFIG_IR_N_STEPS: Final[cudssConfigParam_t]
CUDSS_CONFIG_IR_TOL: Final[cudssConfigParam_t]
CUDSS_CONFIG_PIVOT_TYPE: Final[cudssConfigParam_t]
CUDSS_CONFIG_PIVOT_THRESHOLD: Final[cudssConfigParam_t]
CUDSS_CONFIG_PIVOT_EPSILON: Final[cudssConfigParam_t]
CUDSS_CONFIG_MAX_LU_NNZ: Final[cudssConfigParam_t]
CUDSS_CONFIG_HYBRID_MEMORY_MODE: Final[cudssConfigParam_t]
CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT: Final[cudssConfigParam_t]
CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY: Final[cudssConfigParam_t]
CUDSS_CONFIG_HOST_NTHREADS: Final[cudssConfigParam_t]
CUDSS_CONFIG_HYBRID_EXECUTE_MODE: Final[cudssConfigParam_t]
CUDSS_CONFIG_PIVOT_EPSILON_ALG: Final[cudssConfigParam_t]
CUDSS_CONFIG_ND_NLEVELS: Final[cudssConfigParam_t]
CUDSS_CONFIG_UBATCH_SIZE: Final[cudssConfigParam_t]
CUDSS_CONFIG_UBATCH_INDEX: Final[cudssConfigParam_t]
CUDSS_CONFIG_USE_SUPERPANELS: Final[cudssConfigParam_t]
CUDSS_CONFIG_DEVICE_COUNT: Final[cudssConfigParam_t]
CUDSS_CONFIG_DEVICE_INDICES: Final[cudssConfigParam_t]
CUDSS_CONFIG_SCHUR_MODE: Final[cudssConfigParam_t]
CUDSS_CONFIG_DETERMINISTIC_MODE: Final[cudssConfigParam_t]
CUDSS_CONFIG_ND_UBFACTOR: Final[cudssConfigParam_t]
CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT: Final[cudssConfigParam_t]
CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING: Final[cudssConfigParam_t]
CUDSS_CONFIG_DOWNCAST_FACTORS: Final[cudssConfigParam_t]
CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING: Final[cudssConfigParam_t]

class cudssDataParam_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_DATA_INFO = ...
    CUDSS_DATA_LU_NNZ = ...
    CUDSS_DATA_NPIVOTS = ...
    CUDSS_DATA_INERTIA = ...
    CUDSS_DATA_PERM_REORDER_ROW = ...
    CUDSS_DATA_PERM_REORDER_COL = ...
    CUDSS_DATA_PERM_ROW = ...
    CUDSS_DATA_PERM_COL = ...
    CUDSS_DATA_DIAG = ...
    CUDSS_DATA_USER_PERM = ...
    CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN = ...
    CUDSS_DATA_COMM_DEVICE = ...
    CUDSS_DATA_COMM_HOST = ...
    CUDSS_DATA_MEMORY_ESTIMATES = ...
    CUDSS_DATA_PERM_MATCHING = ...
    CUDSS_DATA_SCALE_ROW = ...
    CUDSS_DATA_SCALE_COL = ...
    CUDSS_DATA_NSUPERPANELS = ...
    CUDSS_DATA_USER_SCHUR_INDICES = ...
    CUDSS_DATA_SCHUR_SHAPE = ...
    CUDSS_DATA_SCHUR_MATRIX = ...
    CUDSS_DATA_USER_ND_PARTITION_TREE = ...
    CUDSS_DATA_ND_PARTITION_TREE = ...
    CUDSS_DATA_USER_HOST_INTERRUPT = ...
    CUDSS_DATA_IR_N_STEPS = ...
    CUDSS_DATA_UBATCH_MASK = ...
    CUDSS_DATA_FLOPS = ...
CUDSS_DATA_INFO: Final[cudssDataParam_t]
CUDSS_DATA_LU_NNZ: Final[cudssDataParam_t]
CUDSS_DATA_NPIVOTS: Final[cudssDataParam_t]
CUDSS_DATA_INERTIA: Final[cudssDataParam_t]
CUDSS_DATA_PERM_REORDER_ROW: Final[cudssDataParam_t]
CUDSS_DATA_PERM_REORDER_COL: Final[cudssDataParam_t]
CUDSS_DATA_PERM_ROW: Final[cudssDataParam_t]
CUDSS_DATA_PERM_COL: Final[cudssDataParam_t]
CUDSS_DATA_DIAG: Final[cudssDataParam_t]
CUDSS_DATA_USER_PERM: Final[cudssDataParam_t]
CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN: Final[cudssDataParam_t]
CUDSS_DATA_COMM_DEVICE: Final[cudssDataParam_t]
CUDSS_DATA_COMM_HOST: Final[cudssDataParam_t]
CUDSS_DATA_MEMORY_ESTIMATES: Final[cudssDataParam_t]
CUDSS_DATA_PERM_MATCHING: Final[cudssDataParam_t]
CUDSS_DATA_SCALE_ROW: Final[cudssDataParam_t]
CUDSS_DATA_SCALE_COL: Final[cudssDataParam_t]
CUDSS_DATA_NSUPERPANELS: Final[cudssDataParam_t]
CUDSS_DATA_USER_SCHUR_INDICES: Final[cudssDataParam_t]
CUDSS_DATA_SCHUR_SHAPE: Final[cudssDataParam_t]
CUDSS_DATA_SCHUR_MATRIX: Final[cudssDataParam_t]
CUDSS_DATA_USER_ND_PARTITION_TREE: Final[cudssDataParam_t]
CUDSS_DATA_ND_PARTITION_TREE: Final[cudssDataParam_t]
CUDSS_DATA_USER_HOST_INTERRUPT: Final[cudssDataParam_t]
CUDSS_DATA_IR_N_STEPS: Final[cudssDataParam_t]
CUDSS_DATA_UBATCH_MASK: Final[cudssDataParam_t]
CUDSS_DATA_FLOPS: Final[cudssDataParam_t]

class cudssPhase_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_PHASE_REORDERING = ...
    CUDSS_PHASE_SYMBOLIC_FACTORIZATION = ...
    CUDSS_PHASE_ANALYSIS = ...
    CUDSS_PHASE_FACTORIZATION = ...
    CUDSS_PHASE_REFACTORIZATION = ...
    CUDSS_PHASE_SOLVE_FWD_PERM = ...
    CUDSS_PHASE_SOLVE_FWD = ...
    CUDSS_PHASE_SOLVE_DIAG = ...
    CUDSS_PHASE_SOLVE_BWD = ...
    CUDSS_PHASE_SOLVE_BWD_PERM = ...
    CUDSS_PHASE_SOLVE_REFINEMENT = ...
    CUDSS_PHASE_SOLVE = ...
CUDSS_PHASE_REORDERING: Final[cudssPhase_t]
CUDSS_PHASE_SYMBOLIC_FACTORIZATION: Final[cudssPhase_t]
CUDSS_PHASE_ANALYSIS: Final[cudssPhase_t]
CUDSS_PHASE_FACTORIZATION: Final[cudssPhase_t]
CUDSS_PHASE_REFACTORIZATION: Final[cudssPhase_t]
CUDSS_PHASE_SOLVE_FWD_PERM: Final[cudssPhase_t]
CUDSS_PHASE_SOLVE_FWD: Final[cudssPhase_t]
CUDSS_PHASE_SOLVE_DIAG: Final[cudssPhase_t]
CUDSS_PHASE_SOLVE_BWD: Final[cudssPhase_t]
CUDSS_PHASE_SOLVE_BWD_PERM: Final[cudssPhase_t]
CUDSS_PHASE_SOLVE_REFINEMENT: Final[cudssPhase_t]
CUDSS_PHASE_SOLVE: Final[cudssPhase_t]

class cudssStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_STATUS_SUCCESS = ...
    CUDSS_STATUS_NOT_INITIALIZED = ...
    CUDSS_STATUS_ALLOC_FAILED = ...
    CUDSS_STATUS_INVALID_VALUE = ...
    CUDSS_STATUS_NOT_SUPPORTED = ...
    CUDSS_STATUS_EXECUTION_FAILED = ...
    CUDSS_STATUS_INTERNAL_ERROR = ...
    CUDSS_STATUS_IR_FAILED = ...
CUDSS_STATUS_SUCCESS: Final[cudssStatus_t]
CUDSS_STATUS_NOT_INITIALIZED: Final[cudssStatus_t]
CUDSS_STATUS_ALLOC_FAILED: Final[cudssStatus_t]
CUDSS_STATUS_INVALID_VALUE: Final[cudssStatus_t]
CUDSS_STATUS_NOT_SUPPORTED: Final[cudssStatus_t]
CUDSS_STATUS_EXECUTION_FAILED: Final[cudssStatus_t]
CUDSS_STATUS_INTERNAL_ERROR: Final[cudssStatus_t]
CUDSS_STATUS_IR_FAILED: Final[cudssStatus_t]

class cudssMatrixType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_MTYPE_GENERAL = ...
    CUDSS_MTYPE_SYMMETRIC = ...
    CUDSS_MTYPE_HERMITIAN = ...
    CUDSS_MTYPE_SPD = ...
    CUDSS_MTYPE_HPD = ...
CUDSS_MTYPE_GENERAL: Final[cudssMatrixType_t]
CUDSS_MTYPE_SYMMETRIC: Final[cudssMatrixType_t]
CUDSS_MTYPE_HERMITIAN: Final[cudssMatrixType_t]
CUDSS_MTYPE_SPD: Final[cudssMatrixType_t]
CUDSS_MTYPE_HPD: Final[cudssMatrixType_t]

class cudssMatrixViewType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_MVIEW_FULL = ...
    CUDSS_MVIEW_LOWER = ...
    CUDSS_MVIEW_UPPER = ...
CUDSS_MVIEW_FULL: Final[cudssMatrixViewType_t]
CUDSS_MVIEW_LOWER: Final[cudssMatrixViewType_t]
CUDSS_MVIEW_UPPER: Final[cudssMatrixViewType_t]

class cudssIndexBase_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_BASE_ZERO = ...
    CUDSS_BASE_ONE = ...
CUDSS_BASE_ZERO: Final[cudssIndexBase_t]
CUDSS_BASE_ONE: Final[cudssIndexBase_t]

class cudssLayout_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_LAYOUT_COL_MAJOR = ...
    CUDSS_LAYOUT_ROW_MAJOR = ...
CUDSS_LAYOUT_COL_MAJOR: Final[cudssLayout_t]
CUDSS_LAYOUT_ROW_MAJOR: Final[cudssLayout_t]

class cudssReorderingAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_REORDERING_ALG_DEFAULT = ...
    CUDSS_REORDERING_ALG_BTF_COLAMD = ...
    CUDSS_REORDERING_ALG_COLAMD = ...
    CUDSS_REORDERING_ALG_AMD = ...
    CUDSS_REORDERING_ALG_NESTED_DISSECTION = ...
    CUDSS_REORDERING_ALG_NONE = ...
CUDSS_REORDERING_ALG_DEFAULT: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_BTF_COLAMD: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_COLAMD: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_AMD: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_NESTED_DISSECTION: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_NONE: Final[cudssReorderingAlg_t]

class cudssFactorizationAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_FACTORIZATION_ALG_DEFAULT = ...
    CUDSS_FACTORIZATION_ALG_MULTIBLOCK = ...
    CUDSS_FACTORIZATION_ALG_GENERAL = ...
CUDSS_FACTORIZATION_ALG_DEFAULT: Final[cudssFactorizationAlg_t]
CUDSS_FACTORIZATION_ALG_MULTIBLOCK: Final[cudssFactorizationAlg_t]
CUDSS_FACTORIZATION_ALG_GENERAL: Final[cudssFactorizationAlg_t]

class cudssPivotEpsilonAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_PIVOT_EPSILON_ALG_DEFAULT = ...
    CUDSS_PIVOT_EPSILON_ALG_SCALED = ...
    CUDSS_PIVOT_EPSILON_ALG_STATIC = ...
CUDSS_PIVOT_EPSILON_ALG_DEFAULT: Final[cudssPivotEpsilonAlg_t]
CUDSS_PIVOT_EPSILON_ALG_SCALED: Final[cudssPivotEpsilonAlg_t]
CUDSS_PIVOT_EPSILON_ALG_STATIC: Final[cudssPivotEpsilonAlg_t]

class cudssSolveAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_SOLVE_ALG_DEFAULT = ...
    CUDSS_SOLVE_ALG_GENERAL = ...
CUDSS_SOLVE_ALG_DEFAULT: Final[cudssSolveAlg_t]
CUDSS_SOLVE_ALG_GENERAL: Final[cudssSolveAlg_t]

class cudssMatchingAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_MATCHING_ALG_NONE = ...
    CUDSS_MATCHING_ALG_MAX_DIAG_COUNT = ...
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG = ...
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT = ...
    CUDSS_MATCHING_ALG_MAX_DIAG_SUM = ...
    CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT = ...
    CUDSS_MATCHING_ALG_AUTO = ...
CUDSS_MATCHING_ALG_NONE: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_DIAG_COUNT: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_MIN_DIAG: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_DIAG_SUM: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_AUTO: Final[cudssMatchingAlg_t]

class cudssPivotType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_PIVOT_AUTO = ...
    CUDSS_PIVOT_NONE = ...
    CUDSS_PIVOT_GLOBAL_COL = ...
    CUDSS_PIVOT_GLOBAL_ROW = ...
    CUDSS_PIVOT_DIAGONAL = ...
    CUDSS_PIVOT_LOCAL_BLOCK = ...
    CUDSS_PIVOT_BUNCH_KAUFMAN = ...
CUDSS_PIVOT_AUTO: Final[cudssPivotType_t]
CUDSS_PIVOT_NONE: Final[cudssPivotType_t]
CUDSS_PIVOT_GLOBAL_COL: Final[cudssPivotType_t]
CUDSS_PIVOT_GLOBAL_ROW: Final[cudssPivotType_t]
CUDSS_PIVOT_DIAGONAL: Final[cudssPivotType_t]
CUDSS_PIVOT_LOCAL_BLOCK: Final[cudssPivotType_t]
CUDSS_PIVOT_BUNCH_KAUFMAN: Final[cudssPivotType_t]

class cudssMatrixFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_MFORMAT_DENSE = ...
    CUDSS_MFORMAT_CSR = ...
    CUDSS_MFORMAT_BATCH = ...
    CUDSS_MFORMAT_DISTRIBUTED = ...
CUDSS_MFORMAT_DENSE: Final[cudssMatrixFormat_t]
CUDSS_MFORMAT_CSR: Final[cudssMatrixFormat_t]
CUDSS_MFORMAT_BATCH: Final[cudssMatrixFormat_t]
CUDSS_MFORMAT_DISTRIBUTED: Final[cudssMatrixFormat_t]

class cudssOpType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUDSS_SUM = ...
    CUDSS_MAX = ...
    CUDSS_MIN = ...
CUDSS_SUM: Final[cudssOpType_t]
CUDSS_MAX: Final[cudssOpType_t]
CUDSS_MIN: Final[cudssOpType_t]

class cudss_thr_func_t(CFuncPtr):
    def __init__(self, function: Callable[[int, int | None], object] | int | None = ..., /) -> None: ...

class cudssLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...

class cudssDeviceMemHandler_t(_Struct):
    ctx: int | None
    device_alloc: CFuncPtr
    device_free: CFuncPtr
    name: _Chars
    def __init__(self, ctx: int | None = ..., device_alloc: CFuncPtr | None = ..., device_free: CFuncPtr | None = ..., name: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class cudssPinnedMemHandler_t(_Struct):
    ctx: int | None
    pinned_alloc: CFuncPtr
    pinned_free: CFuncPtr
    name: _Chars
    def __init__(self, ctx: int | None = ..., pinned_alloc: CFuncPtr | None = ..., pinned_free: CFuncPtr | None = ..., name: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class cudssDistributedInterface_t(_Struct):
    cudssCommRankDevice: CFuncPtr
    cudssCommSizeDevice: CFuncPtr
    cudssSendDevice: CFuncPtr
    cudssRecvDevice: CFuncPtr
    cudssBcastDevice: CFuncPtr
    cudssReduceDevice: CFuncPtr
    cudssAllreduceDevice: CFuncPtr
    cudssScattervDevice: CFuncPtr
    cudssCommSplitDevice: CFuncPtr
    cudssCommFreeDevice: CFuncPtr
    cudssCommRankHost: CFuncPtr
    cudssCommSizeHost: CFuncPtr
    cudssSendHost: CFuncPtr
    cudssRecvHost: CFuncPtr
    cudssBcastHost: CFuncPtr
    cudssReduceHost: CFuncPtr
    cudssAllreduceHost: CFuncPtr
    cudssScattervHost: CFuncPtr
    cudssCommSplitHost: CFuncPtr
    cudssCommFreeHost: CFuncPtr
    cudssDistributedGetProperty: CFuncPtr
    def __init__(self, cudssCommRankDevice: CFuncPtr | None = ..., cudssCommSizeDevice: CFuncPtr | None = ..., cudssSendDevice: CFuncPtr | None = ..., cudssRecvDevice: CFuncPtr | None = ..., cudssBcastDevice: CFuncPtr | None = ..., cudssReduceDevice: CFuncPtr | None = ..., cudssAllreduceDevice: CFuncPtr | None = ..., cudssScattervDevice: CFuncPtr | None = ..., cudssCommSplitDevice: CFuncPtr | None = ..., cudssCommFreeDevice: CFuncPtr | None = ..., cudssCommRankHost: CFuncPtr | None = ..., cudssCommSizeHost: CFuncPtr | None = ..., cudssSendHost: CFuncPtr | None = ..., cudssRecvHost: CFuncPtr | None = ..., cudssBcastHost: CFuncPtr | None = ..., cudssReduceHost: CFuncPtr | None = ..., cudssAllreduceHost: CFuncPtr | None = ..., cudssScattervHost: CFuncPtr | None = ..., cudssCommSplitHost: CFuncPtr | None = ..., cudssCommFreeHost: CFuncPtr | None = ..., cudssDistributedGetProperty: CFuncPtr | None = ...) -> None: ...

class cudssThreadingInterface_t(_Struct):
    cudssGetMaxThreads: CFuncPtr
    cudssParallelFor: CFuncPtr
    cudssThreadingGetProperty: CFuncPtr
    def __init__(self, cudssGetMaxThreads: CFuncPtr | None = ..., cudssParallelFor: CFuncPtr | None = ..., cudssThreadingGetProperty: CFuncPtr | None = ...) -> None: ...

cudssDataType_t = runtime.cudaDataType

CUDSS_DATA_TYPE_UNSET: Final[runtime.cudaDataType]
CUDSS_R_32F: Final = runtime.CUDA_R_32F
CUDSS_R_64F: Final = runtime.CUDA_R_64F
CUDSS_C_32F: Final = runtime.CUDA_C_32F
CUDSS_C_64F: Final = runtime.CUDA_C_64F
CUDSS_R_64F_MP2: Final[runtime.cudaDataType]
CUDSS_R_32I: Final = runtime.CUDA_R_32I
CUDSS_R_64I: Final = runtime.CUDA_R_64I
CUDSS_R_64F_64F: Final[runtime.cudaDataType]
CUDSS_ALLOCATOR_NAME_LEN: Final = 64
CUDSS_VERSION_MAJOR: Final = 1
CUDSS_VERSION_MINOR: Final = 0
CUDSS_VERSION_PATCH: Final = 0
CUDSS_VERSION: Final = 10000

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
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def cudssConfigSet(config: cudssConfig_t | int | None, param: cudssConfigParam_t | _Int, value: _Address, sizeInBytes: int | None) -> None:
    """Changes a setting of the solver.

    C: cudssStatus_t cudssConfigSet(cudssConfig_t config, cudssConfigParam_t param, const void *value, size_t sizeInBytes)

      value: passed; host memory of sizeInBytes bytes

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssConfigGet(config: cudssConfig_t | int | None, param: cudssConfigParam_t | _Int, value: _Writable, sizeInBytes: int | None) -> int:
    """Returns a setting of the solver.

    C: cudssStatus_t cudssConfigGet(const cudssConfig_t config, cudssConfigParam_t param, void *value, size_t sizeInBytes, size_t *sizeWritten)

      value: passed; the call may write to the memory that it points to; host memory of sizeInBytes bytes
      sizeWritten: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssDataSet(handle: cudssHandle_t | int | None, data: cudssData_t | int | None, param: cudssDataParam_t | _Int, value: _Address, sizeInBytes: int | None) -> None:
    """Gives the solver a part of its data, such as an order of rows.

    C: cudssStatus_t cudssDataSet(const cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, const void *value, size_t sizeInBytes)

      value: passed; host memory of sizeInBytes bytes

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssDataGet(handle: cudssHandle_t | int | None, data: cudssData_t | int | None, param: cudssDataParam_t | _Int, value: _Writable, sizeInBytes: int | None) -> int:
    """Returns a part of the solver's data, such as the number of nonzeros of the factors.

    C: cudssStatus_t cudssDataGet(const cudssHandle_t handle, const cudssData_t data, cudssDataParam_t param, void *value, size_t sizeInBytes, size_t *sizeWritten)

      value: passed; the call may write to the memory that it points to; host memory of sizeInBytes bytes
      sizeWritten: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssExecute(handle: cudssHandle_t | int | None, phase: int, config: cudssConfig_t | int | None, data: cudssData_t | int | None, inputMatrix: cudssMatrix_t | int | None, solution: cudssMatrix_t | int | None, rhs: cudssMatrix_t | int | None) -> None:
    """Runs a phase of the solver: analysis, factorization, solution or a part of them.

    C: cudssStatus_t cudssExecute(cudssHandle_t handle, int phase, const cudssConfig_t config, cudssData_t data, const cudssMatrix_t inputMatrix, cudssMatrix_t solution, const cudssMatrix_t rhs)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssSetStream(handle: cudssHandle_t | int | None, stream: driver.CUstream | int | None) -> None:
    """Sets the stream in which a handle works.

    C: cudssStatus_t cudssSetStream(cudssHandle_t handle, cudaStream_t stream)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssSetMgStreams(handle: cudssHandle_t | int | None, streams: _Pointer[driver.CUstream] | int | Sequence[driver.CUstream | int | None], stream_count: int | None) -> None:
    """Sets a stream for each device of a handle.

    C: cudssStatus_t cudssSetMgStreams(cudssHandle_t handle, const cudaStream_t *streams, int stream_count)

      streams: passed; host memory of stream_count elements

    https://docs.nvidia.com/cuda/cudss/
    Since 0.8.
    """
def cudssSetCommLayer(handle: cudssHandle_t | int | None, commLibFileName: _Text) -> None:
    """Names the library for the communication between processes.

    C: cudssStatus_t cudssSetCommLayer(cudssHandle_t handle, const char *commLibFileName)

      commLibFileName: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssSetThreadingLayer(handle: cudssHandle_t | int | None, thrLibFileName: _Text) -> None:
    """Names the library for threads on the host.

    C: cudssStatus_t cudssSetThreadingLayer(cudssHandle_t handle, const char *thrLibFileName)

      thrLibFileName: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cudss/
    Since 0.5.
    """
def cudssSetJitCacheDir(handle: cudssHandle_t | int | None, cacheDir: _Text) -> None:
    """Names the folder that keeps kernels which were compiled at run time.

    C: cudssStatus_t cudssSetJitCacheDir(cudssHandle_t handle, const char *cacheDir)

      cacheDir: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cudss/
    Since 1.0.
    """
def cudssConfigCreate() -> cudssConfig_t:
    """Creates a configuration of the solver.

    C: cudssStatus_t cudssConfigCreate(cudssConfig_t *config)

      config: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssConfigDestroy(config: cudssConfig_t | int | None) -> None:
    """Destroys a configuration of the solver.

    C: cudssStatus_t cudssConfigDestroy(cudssConfig_t config)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssDataCreate(handle: cudssHandle_t | int | None) -> cudssData_t:
    """Creates an object that keeps what the solver's phases hand on.

    C: cudssStatus_t cudssDataCreate(const cudssHandle_t handle, cudssData_t *data)

      data: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssDataDestroy(handle: cudssHandle_t | int | None, data: cudssData_t | int | None) -> None:
    """Destroys what the solver's phases hand on.

    C: cudssStatus_t cudssDataDestroy(cudssHandle_t handle, cudssData_t data)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssCreate() -> cudssHandle_t:
    """Creates a handle of the library.

    C: cudssStatus_t cudssCreate(cudssHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssCreateMg(device_count: int | None, device_indices: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray) -> cudssHandle_t:
    """Creates a handle of the library for several devices.

    C: cudssStatus_t cudssCreateMg(cudssHandle_t *handle, int device_count, const int *device_indices)

      handle: returned
      device_indices: passed; host memory of device_count elements

    https://docs.nvidia.com/cuda/cudss/
    Since 0.7.
    """
def cudssDestroy(handle: cudssHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: cudssStatus_t cudssDestroy(cudssHandle_t handle)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssGetProperty(propertyType: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: cudssStatus_t cudssGetProperty(libraryPropertyType propertyType, int *value)

      value: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixCreateDn(nrows: int, ncols: int, ld: int, values: _Address | _Device, valueType: runtime.cudaDataType | _Int, layout: cudssLayout_t | _Int) -> cudssMatrix_t:
    """Describes a dense matrix.

    C: cudssStatus_t cudssMatrixCreateDn(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t ld, const void *values, cudaDataType_t valueType, cudssLayout_t layout)

      matrix: returned
      values: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixCreateCsr(nrows: int, ncols: int, nnz: int, rowStart: _Address | _Device, rowEnd: _Address | _Device, colIndices: _Address | _Device, values: _Address | _Device, offsetType: runtime.cudaDataType | _Int, indexType: runtime.cudaDataType | _Int, valueType: runtime.cudaDataType | _Int, mtype: cudssMatrixType_t | _Int, mview: cudssMatrixViewType_t | _Int, indexBase: cudssIndexBase_t | _Int) -> cudssMatrix_t:
    """Describes a sparse matrix in compressed rows.

    C: cudssStatus_t cudssMatrixCreateCsr(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t nnz, const void *rowStart, const void *rowEnd, const void *colIndices, const void *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)

      matrix: returned
      rowStart: passed; host or device memory (size not known: an object of the library determines the size)
      rowEnd: passed; host or device memory (size not known: an object of the library determines the size)
      colIndices: passed; host or device memory (size not known: an object of the library determines the size)
      values: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixCreateBatchDn(batchCount: int | None, nrows: _Address, ncols: _Address, ld: _Address, values: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, integerType: runtime.cudaDataType | _Int, valueType: runtime.cudaDataType | _Int, layout: cudssLayout_t | _Int) -> cudssMatrix_t:
    """Describes a batch of dense matrices.

    C: cudssStatus_t cudssMatrixCreateBatchDn(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void *ncols, const void *ld, const void *const *values, cudaDataType_t integerType, cudaDataType_t valueType, cudssLayout_t layout)

      matrix: returned
      nrows: passed; host memory of batchCount*sizeof(integerType) bytes
      ncols: passed; host memory of batchCount*sizeof(integerType) bytes
      ld: passed; host memory of batchCount*sizeof(integerType) bytes
      values: passed; host or device memory of batchCount elements

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixCreateBatchCsr(batchCount: int | None, nrows: _Address, ncols: _Address, nnz: _Address, rowStart: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, rowEnd: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, colIndices: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, values: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, offsetType: runtime.cudaDataType | _Int, indexType: runtime.cudaDataType | _Int, valueType: runtime.cudaDataType | _Int, mtype: cudssMatrixType_t | _Int, mview: cudssMatrixViewType_t | _Int, indexBase: cudssIndexBase_t | _Int) -> cudssMatrix_t:
    """Describes a batch of sparse matrices in compressed rows.

    C: cudssStatus_t cudssMatrixCreateBatchCsr(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void *ncols, const void *nnz, const void *const *rowStart, const void *const *rowEnd, const void *const *colIndices, const void *const *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)

      matrix: returned
      nrows: passed; host memory (size not known: another argument determines the type)
      ncols: passed; host memory (size not known: another argument determines the type)
      nnz: passed; host memory (size not known: another argument determines the type)
      rowStart: passed; host or device memory of batchCount elements
      rowEnd: passed; host or device memory of batchCount elements
      colIndices: passed; host or device memory of batchCount elements
      values: passed; host or device memory of batchCount elements

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixDestroy(matrix: cudssMatrix_t | int | None) -> None:
    """Frees a matrix' description.

    C: cudssStatus_t cudssMatrixDestroy(cudssMatrix_t matrix)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixGetDn(matrix: cudssMatrix_t | int | None) -> tuple[int, int, int, int, runtime.cudaDataType | int, cudssLayout_t | int]:
    """Returns the properties of a dense matrix.

    C: cudssStatus_t cudssMatrixGetDn(const cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *ld, void **values, cudaDataType_t *valueType, cudssLayout_t *layout)

      nrows: returned
      ncols: returned
      ld: returned
      values: returned
      valueType: returned
      layout: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixGetCsr(matrix: cudssMatrix_t | int | None) -> tuple[int, int, int, int, int, int, int, runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]:
    """Returns the properties of a sparse matrix.

    C: cudssStatus_t cudssMatrixGetCsr(const cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *nnz, void **rowStart, void **rowEnd, void **colIndices, void **values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase)

      nrows: returned
      ncols: returned
      nnz: returned
      rowStart: returned
      rowEnd: returned
      colIndices: returned
      values: returned
      offsetType: returned
      indexType: returned
      valueType: returned
      mtype: returned
      mview: returned
      indexBase: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixSetValues(matrix: cudssMatrix_t | int | None, values: _Address | _Device) -> None:
    """Changes where the values of a matrix are.

    C: cudssStatus_t cudssMatrixSetValues(cudssMatrix_t matrix, const void *values)

      values: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixSetCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Address | _Device, rowEnd: _Address | _Device, colIndices: _Address | _Device, values: _Address | _Device) -> None:
    """Changes where the parts of a sparse matrix are.

    C: cudssStatus_t cudssMatrixSetCsrPointers(cudssMatrix_t matrix, const void *rowStart, const void *rowEnd, const void *colIndices, const void *values)

      rowStart: passed; host or device memory (size not known: an object of the library determines the size)
      rowEnd: passed; host or device memory (size not known: an object of the library determines the size)
      colIndices: passed; host or device memory (size not known: an object of the library determines the size)
      values: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixGetBatchDn(matrix: cudssMatrix_t | int | None) -> tuple[int, int, int, int, ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, cudssLayout_t | int]:
    """Returns the properties of a batch of dense matrices.

    C: cudssStatus_t cudssMatrixGetBatchDn(const cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void **ld, void ***values, cudaDataType_t *integerType, cudaDataType_t *valueType, cudssLayout_t *layout)

      batchCount: returned
      nrows: returned
      ncols: returned
      ld: returned
      values: returned
      integerType: returned
      valueType: returned
      layout: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixGetBatchCsr(matrix: cudssMatrix_t | int | None) -> tuple[int, int, int, int, ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]:
    """Returns the properties of a batch of sparse matrices.

    C: cudssStatus_t cudssMatrixGetBatchCsr(const cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void **nnz, void ***rowStart, void ***rowEnd, void ***colIndices, void ***values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase)

      batchCount: returned
      nrows: returned
      ncols: returned
      nnz: returned
      rowStart: returned
      rowEnd: returned
      colIndices: returned
      values: returned
      offsetType: returned
      indexType: returned
      valueType: returned
      mtype: returned
      mview: returned
      indexBase: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixSetBatchValues(matrix: cudssMatrix_t | int | None, values: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device) -> None:
    """Changes where the values of a batch are.

    C: cudssStatus_t cudssMatrixSetBatchValues(cudssMatrix_t matrix, const void *const *values)

      values: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixSetBatchCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, rowEnd: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, colIndices: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device, values: _Pointer[ctypes.c_void_p] | int | Sequence[int | None] | _Device) -> None:
    """Changes where the parts of a batch of sparse matrices are.

    C: cudssStatus_t cudssMatrixSetBatchCsrPointers(cudssMatrix_t matrix, const void *const *rowStart, const void *const *rowEnd, const void *const *colIndices, const void *const *values)

      rowStart: passed; host or device memory (size not known: an object of the library determines the size)
      rowEnd: passed; host or device memory (size not known: an object of the library determines the size)
      colIndices: passed; host or device memory (size not known: an object of the library determines the size)
      values: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixGetFormat(matrix: cudssMatrix_t | int | None) -> int:
    """Returns the format of a matrix: dense, compressed rows, batches.

    C: cudssStatus_t cudssMatrixGetFormat(const cudssMatrix_t matrix, int *format)

      format: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssMatrixSetDistributionRow1d(matrix: cudssMatrix_t | int | None, first_row: int, last_row: int) -> None:
    """Sets which rows of a distributed matrix this process has.

    C: cudssStatus_t cudssMatrixSetDistributionRow1d(cudssMatrix_t matrix, int64_t first_row, int64_t last_row)

    https://docs.nvidia.com/cuda/cudss/
    Since 0.6.
    """
def cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t | int | None) -> tuple[int, int]:
    """Returns which rows of a distributed matrix this process has.

    C: cudssStatus_t cudssMatrixGetDistributionRow1d(const cudssMatrix_t matrix, int64_t *first_row, int64_t *last_row)

      first_row: returned
      last_row: returned

    https://docs.nvidia.com/cuda/cudss/
    Since 0.6.
    """
def cudssGetDeviceMemHandler(handle: cudssHandle_t | int | None) -> cudssDeviceMemHandler_t:
    """Returns the functions that allocate such memory for the library.

    C: cudssStatus_t cudssGetDeviceMemHandler(const cudssHandle_t handle, cudssDeviceMemHandler_t *handler)

      handler: returned

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssSetDeviceMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssDeviceMemHandler_t] | int) -> None:
    """Sets the functions that allocate such memory for the library.

    C: cudssStatus_t cudssSetDeviceMemHandler(cudssHandle_t handle, const cudssDeviceMemHandler_t *handler)

      handler: passed; host memory

    https://docs.nvidia.com/cuda/cudss/
    """
def cudssGetPinnedMemHandler(handle: cudssHandle_t | int | None) -> cudssPinnedMemHandler_t:
    """Returns the functions that allocate such memory for the library.

    C: cudssStatus_t cudssGetPinnedMemHandler(const cudssHandle_t handle, cudssPinnedMemHandler_t *handler)

      handler: returned

    https://docs.nvidia.com/cuda/cudss/
    Since 1.0.
    """
def cudssSetPinnedMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssPinnedMemHandler_t] | int) -> None:
    """Sets the functions that allocate such memory for the library.

    C: cudssStatus_t cudssSetPinnedMemHandler(cudssHandle_t handle, const cudssPinnedMemHandler_t *handler)

      handler: passed; host memory

    https://docs.nvidia.com/cuda/cudss/
    Since 1.0.
    """
def cudssLoggerSetCallback(callback: cudssLoggerCallback_t | None) -> None:
    """Registers a callback for lines of the library's log.

    C: cudssStatus_t cudssLoggerSetCallback(cudssLoggerCallback_t callback)

    https://docs.nvidia.com/cuda/cudss/
    Since 0.8.
    """
def cudssLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None:
    """Sets the open file of the library's log.

    C: cudssStatus_t cudssLoggerSetFile(FILE *file)

    https://docs.nvidia.com/cuda/cudss/
    Since 0.8.
    """
def cudssLoggerOpenFile(logFile: _Text) -> None:
    """Opens a file for the library's log.

    C: cudssStatus_t cudssLoggerOpenFile(const char *logFile)

      logFile: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cudss/
    Since 0.8.
    """
def cudssLoggerSetLevel(level: int) -> None:
    """Sets the level of the library's log.

    C: cudssStatus_t cudssLoggerSetLevel(int level)

    https://docs.nvidia.com/cuda/cudss/
    Since 0.8.
    """
def cudssLoggerSetMask(mask: int) -> None:
    """Sets a mask of the messages in the library's log.

    C: cudssStatus_t cudssLoggerSetMask(int mask)

    https://docs.nvidia.com/cuda/cudss/
    Since 0.8.
    """
def cudssLoggerForceDisable() -> None:
    """Turns the library's log off for the whole process.

    C: cudssStatus_t cudssLoggerForceDisable(void)

    https://docs.nvidia.com/cuda/cudss/
    Since 0.8.
    """

class _RawUnchanged(Raw):
    cudssConfigSet: _C[cudssConfig_t | int | None, int, _Address, int]
    cudssConfigGet: _C[cudssConfig_t | int | None, int, _Writable, int, _Pointer[ctypes.c_size_t] | int]
    cudssDataSet: _C[cudssHandle_t | int | None, cudssData_t | int | None, int, _Address, int]
    cudssDataGet: _C[cudssHandle_t | int | None, cudssData_t | int | None, int, _Writable, int, _Pointer[ctypes.c_size_t] | int]
    cudssSetStream: _C[cudssHandle_t | int | None, driver.CUstream | int | None]
    cudssSetMgStreams: _C[cudssHandle_t | int | None, _Pointer[driver.CUstream] | int, int]
    cudssSetCommLayer: _C[cudssHandle_t | int | None, _Text]
    cudssSetThreadingLayer: _C[cudssHandle_t | int | None, _Text]
    cudssSetJitCacheDir: _C[cudssHandle_t | int | None, _Text]
    cudssConfigCreate: _C[_Pointer[cudssConfig_t] | int]
    cudssConfigDestroy: _C[cudssConfig_t | int | None]
    cudssDataCreate: _C[cudssHandle_t | int | None, _Pointer[cudssData_t] | int]
    cudssDataDestroy: _C[cudssHandle_t | int | None, cudssData_t | int | None]
    cudssCreate: _C[_Pointer[cudssHandle_t] | int]
    cudssCreateMg: _C[_Pointer[cudssHandle_t] | int, int, _Pointer[ctypes.c_int] | int]
    cudssDestroy: _C[cudssHandle_t | int | None]
    cudssGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    cudssMatrixDestroy: _C[cudssMatrix_t | int | None]
    cudssMatrixGetDn: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cudssMatrixSetValues: _C[cudssMatrix_t | int | None, _Address]
    cudssMatrixSetCsrPointers: _C[cudssMatrix_t | int | None, _Address, _Address, _Address, _Address]
    cudssMatrixSetBatchValues: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cudssMatrixSetBatchCsrPointers: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int]
    cudssMatrixSetDistributionRow1d: _C[cudssMatrix_t | int | None, int, int]
    cudssMatrixGetDistributionRow1d: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cudssGetDeviceMemHandler: _C[cudssHandle_t | int | None, _Pointer[cudssDeviceMemHandler_t] | int]
    cudssSetDeviceMemHandler: _C[cudssHandle_t | int | None, _Pointer[cudssDeviceMemHandler_t] | int]
    cudssGetPinnedMemHandler: _C[cudssHandle_t | int | None, _Pointer[cudssPinnedMemHandler_t] | int]
    cudssSetPinnedMemHandler: _C[cudssHandle_t | int | None, _Pointer[cudssPinnedMemHandler_t] | int]
    cudssLoggerSetCallback: _C[cudssLoggerCallback_t | None]
    cudssLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    cudssLoggerOpenFile: _C[_Text]
    cudssLoggerSetLevel: _C[int]
    cudssLoggerSetMask: _C[int]
    cudssLoggerForceDisable: _C[[]]

class _Raw(_RawUnchanged):
    cudssExecute: _C[cudssHandle_t | int | None, int, cudssConfig_t | int | None, cudssData_t | int | None, cudssMatrix_t | int | None, cudssMatrix_t | int | None, cudssMatrix_t | int | None]
    cudssMatrixCreateDn: _C[_Pointer[cudssMatrix_t] | int, int, int, int, _Address, int, int]
    cudssMatrixCreateCsr: _C[_Pointer[cudssMatrix_t] | int, int, int, int, _Address, _Address, _Address, _Address, int, int, int, int, int, int]
    cudssMatrixCreateBatchDn: _C[_Pointer[cudssMatrix_t] | int, int, _Address, _Address, _Address, _Pointer[ctypes.c_void_p] | int, int, int, int]
    cudssMatrixCreateBatchCsr: _C[_Pointer[cudssMatrix_t] | int, int, _Address, _Address, _Address, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, int, int, int, int, int, int]
    cudssMatrixGetCsr: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cudssMatrixGetBatchDn: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cudssMatrixGetBatchCsr: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cudssMatrixGetFormat: _C[cudssMatrix_t | int | None, _Pointer[ctypes.c_int] | int]

class _RawApi(_RawUnchanged):
    cudssExecute: Callable[..., int]
    cudssMatrixCreateDn: Callable[..., int]
    cudssMatrixCreateCsr: Callable[..., int]
    cudssMatrixCreateBatchDn: Callable[..., int]
    cudssMatrixCreateBatchCsr: Callable[..., int]
    cudssMatrixGetCsr: Callable[..., int]
    cudssMatrixGetBatchDn: Callable[..., int]
    cudssMatrixGetBatchCsr: Callable[..., int]
    cudssMatrixGetFormat: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cudssConfigSet = staticmethod(_here.cudssConfigSet)
    cudssConfigGet = staticmethod(_here.cudssConfigGet)
    cudssDataSet = staticmethod(_here.cudssDataSet)
    cudssDataGet = staticmethod(_here.cudssDataGet)
    cudssSetStream = staticmethod(_here.cudssSetStream)
    cudssSetMgStreams = staticmethod(_here.cudssSetMgStreams)
    cudssSetCommLayer = staticmethod(_here.cudssSetCommLayer)
    cudssSetThreadingLayer = staticmethod(_here.cudssSetThreadingLayer)
    cudssSetJitCacheDir = staticmethod(_here.cudssSetJitCacheDir)
    cudssConfigCreate = staticmethod(_here.cudssConfigCreate)
    cudssConfigDestroy = staticmethod(_here.cudssConfigDestroy)
    cudssDataCreate = staticmethod(_here.cudssDataCreate)
    cudssDataDestroy = staticmethod(_here.cudssDataDestroy)
    cudssCreate = staticmethod(_here.cudssCreate)
    cudssCreateMg = staticmethod(_here.cudssCreateMg)
    cudssDestroy = staticmethod(_here.cudssDestroy)
    cudssGetProperty = staticmethod(_here.cudssGetProperty)
    cudssMatrixDestroy = staticmethod(_here.cudssMatrixDestroy)
    cudssMatrixGetDn = staticmethod(_here.cudssMatrixGetDn)
    cudssMatrixSetValues = staticmethod(_here.cudssMatrixSetValues)
    cudssMatrixSetCsrPointers = staticmethod(_here.cudssMatrixSetCsrPointers)
    cudssMatrixSetBatchValues = staticmethod(_here.cudssMatrixSetBatchValues)
    cudssMatrixSetBatchCsrPointers = staticmethod(_here.cudssMatrixSetBatchCsrPointers)
    cudssMatrixSetDistributionRow1d = staticmethod(_here.cudssMatrixSetDistributionRow1d)
    cudssMatrixGetDistributionRow1d = staticmethod(_here.cudssMatrixGetDistributionRow1d)
    cudssGetDeviceMemHandler = staticmethod(_here.cudssGetDeviceMemHandler)
    cudssSetDeviceMemHandler = staticmethod(_here.cudssSetDeviceMemHandler)
    cudssGetPinnedMemHandler = staticmethod(_here.cudssGetPinnedMemHandler)
    cudssSetPinnedMemHandler = staticmethod(_here.cudssSetPinnedMemHandler)
    cudssLoggerSetCallback = staticmethod(_here.cudssLoggerSetCallback)
    cudssLoggerSetFile = staticmethod(_here.cudssLoggerSetFile)
    cudssLoggerOpenFile = staticmethod(_here.cudssLoggerOpenFile)
    cudssLoggerSetLevel = staticmethod(_here.cudssLoggerSetLevel)
    cudssLoggerSetMask = staticmethod(_here.cudssLoggerSetMask)
    cudssLoggerForceDisable = staticmethod(_here.cudssLoggerForceDisable)
    cudssExecute: Callable[..., None]
    cudssMatrixCreateDn: Callable[..., cudssMatrix_t]
    cudssMatrixCreateCsr: Callable[..., cudssMatrix_t]
    cudssMatrixCreateBatchDn: Callable[..., cudssMatrix_t]
    cudssMatrixCreateBatchCsr: Callable[..., cudssMatrix_t]
    cudssMatrixGetCsr: Callable[..., tuple[int, int, int, int, int, int, int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int] | tuple[int, int, int, int, int, int, int, runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]]
    cudssMatrixGetBatchDn: Callable[..., tuple[int, int, int, int, ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, cudssLayout_t | int] | tuple[int, int, int, int, ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, cudssLayout_t | int]]
    cudssMatrixGetBatchCsr: Callable[..., tuple[int, int, int, int, ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int] | tuple[int, int, int, int, ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]]
    cudssMatrixGetFormat: Callable[..., cudssMatrixFormat_t | int | int]
