"""The names of cudyn.cudss, for type checkers and editors.

Generated from cudss.h of the header releases 0.4 to 1.0
(6 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cudss as _here
from ._binding.annotations import Address as _Address, Chars as _Chars, Pointer as _Pointer, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import CudssError, LoadError
from ._library.door import LibraryModule, Raw

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

class cudssSolveMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_SOLVE_MODE_NORMAL = 0
    CUDSS_SOLVE_MODE_TRANSPOSE = 1
    CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE = 2
CUDSS_SOLVE_MODE_NORMAL: Final[cudssSolveMode_t]
CUDSS_SOLVE_MODE_TRANSPOSE: Final[cudssSolveMode_t]
CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE: Final[cudssSolveMode_t]

class cudssMemoryEstimateState_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_MEMORY_ESTIMATE_STATE_NONE = 0
    CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN = 1
    CUDSS_MEMORY_ESTIMATE_STATE_FINAL = 2
CUDSS_MEMORY_ESTIMATE_STATE_NONE: Final[cudssMemoryEstimateState_t]
CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN: Final[cudssMemoryEstimateState_t]
CUDSS_MEMORY_ESTIMATE_STATE_FINAL: Final[cudssMemoryEstimateState_t]

class cudssDowncastFactorsMode_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_DOWNCAST_FACTORS_MODE_DISABLED = 0
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL = 1
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL = 2
CUDSS_DOWNCAST_FACTORS_MODE_DISABLED: Final[cudssDowncastFactorsMode_t]
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL: Final[cudssDowncastFactorsMode_t]
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL: Final[cudssDowncastFactorsMode_t]

class cudssMemoryOptimizationFlags_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_MEMORY_OPTIMIZATION_DEFAULT = 0
    CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY = 1
CUDSS_MEMORY_OPTIMIZATION_DEFAULT: Final[cudssMemoryOptimizationFlags_t]
CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY: Final[cudssMemoryOptimizationFlags_t]

class cudssConfigParam_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_CONFIG_REORDERING_ALG = 0
    CUDSS_CONFIG_FACTORIZATION_ALG = 1
    CUDSS_CONFIG_SOLVE_ALG = 2
    CUDSS_CONFIG_MATCHING_ALG = 3
    CUDSS_CONFIG_SOLVE_MODE = 4
    CUDSS_CONFIG_IR_N_STEPS = 5
    CUDSS_CONFIG_IR_TOL = 6
    CUDSS_CONFIG_PIVOT_TYPE = 7
    CUDSS_CONFIG_PIVOT_THRESHOLD = 8
    CUDSS_CONFIG_PIVOT_EPSILON = 9
    CUDSS_CONFIG_MAX_LU_NNZ = 10
    CUDSS_CONFIG_HYBRID_MEMORY_MODE = 11
    CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT = 12
    CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY = 13
    CUDSS_CONFIG_HOST_NTHREADS = 14
    CUDSS_CONFIG_HYBRID_EXECUTE_MODE = 15
    CUDSS_CONFIG_PIVOT_EPSILON_ALG = 16
    CUDSS_CONFIG_ND_NLEVELS = 17
    CUDSS_CONFIG_UBATCH_SIZE = 18
    CUDSS_CONFIG_UBATCH_INDEX = 19
    CUDSS_CONFIG_USE_SUPERPANELS = 20
    CUDSS_CONFIG_DEVICE_COUNT = 21
    CUDSS_CONFIG_DEVICE_INDICES = 22
    CUDSS_CONFIG_SCHUR_MODE = 23
    CUDSS_CONFIG_DETERMINISTIC_MODE = 24
    CUDSS_CONFIG_ND_UBFACTOR = 25
    CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT = 26
    CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING = 27
    CUDSS_CONFIG_DOWNCAST_FACTORS = 28
    CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING = 29
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

class cudssDataParam_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_DATA_INFO = 0
    CUDSS_DATA_LU_NNZ = 1
    CUDSS_DATA_NPIVOTS = 2
    CUDSS_DATA_INERTIA = 3
    CUDSS_DATA_PERM_REORDER_ROW = 4
    CUDSS_DATA_PERM_REORDER_COL = 5
    CUDSS_DATA_PERM_ROW = 6
    CUDSS_DATA_PERM_COL = 7
    CUDSS_DATA_DIAG = 8
    CUDSS_DATA_USER_PERM = 9
    CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN = 10
    CUDSS_DATA_COMM_DEVICE = 11
    CUDSS_DATA_COMM_HOST = 12
    CUDSS_DATA_MEMORY_ESTIMATES = 13
    CUDSS_DATA_PERM_MATCHING = 14
    CUDSS_DATA_SCALE_ROW = 15
    CUDSS_DATA_SCALE_COL = 16
    CUDSS_DATA_NSUPERPANELS = 17
    CUDSS_DATA_USER_SCHUR_INDICES = 18
    CUDSS_DATA_SCHUR_SHAPE = 19
    CUDSS_DATA_SCHUR_MATRIX = 20
    CUDSS_DATA_USER_ND_PARTITION_TREE = 21
    CUDSS_DATA_ND_PARTITION_TREE = 22
    CUDSS_DATA_USER_HOST_INTERRUPT = 23
    CUDSS_DATA_IR_N_STEPS = 24
    CUDSS_DATA_UBATCH_MASK = 25
    CUDSS_DATA_FLOPS = 26
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

class cudssPhase_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_PHASE_REORDERING = 1
    CUDSS_PHASE_SYMBOLIC_FACTORIZATION = 2
    CUDSS_PHASE_ANALYSIS = 3
    CUDSS_PHASE_FACTORIZATION = 4
    CUDSS_PHASE_REFACTORIZATION = 8
    CUDSS_PHASE_SOLVE_FWD_PERM = 16
    CUDSS_PHASE_SOLVE_FWD = 32
    CUDSS_PHASE_SOLVE_DIAG = 64
    CUDSS_PHASE_SOLVE_BWD = 128
    CUDSS_PHASE_SOLVE_BWD_PERM = 256
    CUDSS_PHASE_SOLVE_REFINEMENT = 512
    CUDSS_PHASE_SOLVE = 1008
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

class cudssStatus_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_STATUS_SUCCESS = 0
    CUDSS_STATUS_NOT_INITIALIZED = 1
    CUDSS_STATUS_ALLOC_FAILED = 2
    CUDSS_STATUS_INVALID_VALUE = 3
    CUDSS_STATUS_NOT_SUPPORTED = 4
    CUDSS_STATUS_EXECUTION_FAILED = 5
    CUDSS_STATUS_INTERNAL_ERROR = 6
    CUDSS_STATUS_IR_FAILED = 7
CUDSS_STATUS_SUCCESS: Final[cudssStatus_t]
CUDSS_STATUS_NOT_INITIALIZED: Final[cudssStatus_t]
CUDSS_STATUS_ALLOC_FAILED: Final[cudssStatus_t]
CUDSS_STATUS_INVALID_VALUE: Final[cudssStatus_t]
CUDSS_STATUS_NOT_SUPPORTED: Final[cudssStatus_t]
CUDSS_STATUS_EXECUTION_FAILED: Final[cudssStatus_t]
CUDSS_STATUS_INTERNAL_ERROR: Final[cudssStatus_t]
CUDSS_STATUS_IR_FAILED: Final[cudssStatus_t]

class cudssMatrixType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_MTYPE_GENERAL = 0
    CUDSS_MTYPE_SYMMETRIC = 1
    CUDSS_MTYPE_HERMITIAN = 2
    CUDSS_MTYPE_SPD = 3
    CUDSS_MTYPE_HPD = 4
CUDSS_MTYPE_GENERAL: Final[cudssMatrixType_t]
CUDSS_MTYPE_SYMMETRIC: Final[cudssMatrixType_t]
CUDSS_MTYPE_HERMITIAN: Final[cudssMatrixType_t]
CUDSS_MTYPE_SPD: Final[cudssMatrixType_t]
CUDSS_MTYPE_HPD: Final[cudssMatrixType_t]

class cudssMatrixViewType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_MVIEW_FULL = 0
    CUDSS_MVIEW_LOWER = 1
    CUDSS_MVIEW_UPPER = 2
CUDSS_MVIEW_FULL: Final[cudssMatrixViewType_t]
CUDSS_MVIEW_LOWER: Final[cudssMatrixViewType_t]
CUDSS_MVIEW_UPPER: Final[cudssMatrixViewType_t]

class cudssIndexBase_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_BASE_ZERO = 0
    CUDSS_BASE_ONE = 1
CUDSS_BASE_ZERO: Final[cudssIndexBase_t]
CUDSS_BASE_ONE: Final[cudssIndexBase_t]

class cudssLayout_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_LAYOUT_COL_MAJOR = 0
    CUDSS_LAYOUT_ROW_MAJOR = 1
CUDSS_LAYOUT_COL_MAJOR: Final[cudssLayout_t]
CUDSS_LAYOUT_ROW_MAJOR: Final[cudssLayout_t]

class cudssReorderingAlg_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_REORDERING_ALG_DEFAULT = 0
    CUDSS_REORDERING_ALG_BTF_COLAMD = 1
    CUDSS_REORDERING_ALG_COLAMD = 2
    CUDSS_REORDERING_ALG_AMD = 3
    CUDSS_REORDERING_ALG_NESTED_DISSECTION = 4
    CUDSS_REORDERING_ALG_NONE = 5
CUDSS_REORDERING_ALG_DEFAULT: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_BTF_COLAMD: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_COLAMD: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_AMD: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_NESTED_DISSECTION: Final[cudssReorderingAlg_t]
CUDSS_REORDERING_ALG_NONE: Final[cudssReorderingAlg_t]

class cudssFactorizationAlg_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_FACTORIZATION_ALG_DEFAULT = 0
    CUDSS_FACTORIZATION_ALG_MULTIBLOCK = 1
    CUDSS_FACTORIZATION_ALG_GENERAL = 2
CUDSS_FACTORIZATION_ALG_DEFAULT: Final[cudssFactorizationAlg_t]
CUDSS_FACTORIZATION_ALG_MULTIBLOCK: Final[cudssFactorizationAlg_t]
CUDSS_FACTORIZATION_ALG_GENERAL: Final[cudssFactorizationAlg_t]

class cudssPivotEpsilonAlg_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_PIVOT_EPSILON_ALG_DEFAULT = 0
    CUDSS_PIVOT_EPSILON_ALG_SCALED = 1
    CUDSS_PIVOT_EPSILON_ALG_STATIC = 2
CUDSS_PIVOT_EPSILON_ALG_DEFAULT: Final[cudssPivotEpsilonAlg_t]
CUDSS_PIVOT_EPSILON_ALG_SCALED: Final[cudssPivotEpsilonAlg_t]
CUDSS_PIVOT_EPSILON_ALG_STATIC: Final[cudssPivotEpsilonAlg_t]

class cudssSolveAlg_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_SOLVE_ALG_DEFAULT = 0
    CUDSS_SOLVE_ALG_GENERAL = 1
CUDSS_SOLVE_ALG_DEFAULT: Final[cudssSolveAlg_t]
CUDSS_SOLVE_ALG_GENERAL: Final[cudssSolveAlg_t]

class cudssMatchingAlg_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_MATCHING_ALG_NONE = 0
    CUDSS_MATCHING_ALG_MAX_DIAG_COUNT = 1
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG = 2
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT = 3
    CUDSS_MATCHING_ALG_MAX_DIAG_SUM = 4
    CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT = 5
    CUDSS_MATCHING_ALG_AUTO = 6
CUDSS_MATCHING_ALG_NONE: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_DIAG_COUNT: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_MIN_DIAG: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_DIAG_SUM: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT: Final[cudssMatchingAlg_t]
CUDSS_MATCHING_ALG_AUTO: Final[cudssMatchingAlg_t]

class cudssPivotType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_PIVOT_AUTO = 0
    CUDSS_PIVOT_NONE = 1
    CUDSS_PIVOT_GLOBAL_COL = 2
    CUDSS_PIVOT_GLOBAL_ROW = 3
    CUDSS_PIVOT_DIAGONAL = 4
    CUDSS_PIVOT_LOCAL_BLOCK = 5
    CUDSS_PIVOT_BUNCH_KAUFMAN = 6
CUDSS_PIVOT_AUTO: Final[cudssPivotType_t]
CUDSS_PIVOT_NONE: Final[cudssPivotType_t]
CUDSS_PIVOT_GLOBAL_COL: Final[cudssPivotType_t]
CUDSS_PIVOT_GLOBAL_ROW: Final[cudssPivotType_t]
CUDSS_PIVOT_DIAGONAL: Final[cudssPivotType_t]
CUDSS_PIVOT_LOCAL_BLOCK: Final[cudssPivotType_t]
CUDSS_PIVOT_BUNCH_KAUFMAN: Final[cudssPivotType_t]

class cudssMatrixFormat_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_MFORMAT_DENSE = 1
    CUDSS_MFORMAT_CSR = 2
    CUDSS_MFORMAT_BATCH = 4
    CUDSS_MFORMAT_DISTRIBUTED = 8
CUDSS_MFORMAT_DENSE: Final[cudssMatrixFormat_t]
CUDSS_MFORMAT_CSR: Final[cudssMatrixFormat_t]
CUDSS_MFORMAT_BATCH: Final[cudssMatrixFormat_t]
CUDSS_MFORMAT_DISTRIBUTED: Final[cudssMatrixFormat_t]

class cudssOpType_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CUDSS_SUM = 0
    CUDSS_MAX = 1
    CUDSS_MIN = 2
CUDSS_SUM: Final[cudssOpType_t]
CUDSS_MAX: Final[cudssOpType_t]
CUDSS_MIN: Final[cudssOpType_t]

class cudss_thr_func_t(CFuncPtr): ...

class cudssLoggerCallback_t(CFuncPtr): ...

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

FILE = ctypes.c_void_p
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

def cudssConfigSet(config: cudssConfig_t | int | None, param: int, value: _Address, sizeInBytes: int) -> None: ...
def cudssConfigGet(config: cudssConfig_t | int | None, param: int, value: _Writable, sizeInBytes: int) -> int: """made by the call: size_t *sizeWritten"""
def cudssDataSet(handle: cudssHandle_t | int | None, data: cudssData_t | int | None, param: int, value: _Address, sizeInBytes: int) -> None: ...
def cudssDataGet(handle: cudssHandle_t | int | None, data: cudssData_t | int | None, param: int, value: _Writable, sizeInBytes: int) -> int: """made by the call: size_t *sizeWritten"""
def cudssExecute(handle: cudssHandle_t | int | None, phase: int, config: cudssConfig_t | int | None, data: cudssData_t | int | None, inputMatrix: cudssMatrix_t | int | None, solution: cudssMatrix_t | int | None, rhs: cudssMatrix_t | int | None) -> None: ...
def cudssSetStream(handle: cudssHandle_t | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudssSetMgStreams(handle: cudssHandle_t | int | None, streams: _Pointer[driver.CUstream] | int, stream_count: int) -> None: """since 0.8"""
def cudssSetCommLayer(handle: cudssHandle_t | int | None, commLibFileName: _Text) -> None: ...
def cudssSetThreadingLayer(handle: cudssHandle_t | int | None, thrLibFileName: _Text) -> None: """since 0.5"""
def cudssSetJitCacheDir(handle: cudssHandle_t | int | None, cacheDir: _Text) -> None: """since 1.0"""
def cudssConfigCreate() -> cudssConfig_t: """made by the call: cudssConfig_t *config"""
def cudssConfigDestroy(config: cudssConfig_t | int | None) -> None: ...
def cudssDataCreate(handle: cudssHandle_t | int | None) -> cudssData_t: """made by the call: cudssData_t *data"""
def cudssDataDestroy(handle: cudssHandle_t | int | None, data: cudssData_t | int | None) -> None: ...
def cudssCreate() -> cudssHandle_t: """made by the call: cudssHandle_t *handle"""
def cudssCreateMg(device_count: int, device_indices: _Pointer[ctypes.c_int] | int) -> cudssHandle_t: """since 0.7; made by the call: cudssHandle_t *handle"""
def cudssDestroy(handle: cudssHandle_t | int | None) -> None: ...
def cudssGetProperty(propertyType: int) -> int: """made by the call: int *value"""
def cudssMatrixCreateDn(nrows: int, ncols: int, ld: int, values: _Address, valueType: int, layout: int) -> cudssMatrix_t: """made by the call: cudssMatrix_t *matrix"""
def cudssMatrixCreateCsr(nrows: int, ncols: int, nnz: int, rowStart: _Address, rowEnd: _Address, colIndices: _Address, values: _Address, offsetType: int, indexType: int, valueType: int, mtype: int, mview: int, indexBase: int) -> cudssMatrix_t: """made by the call: cudssMatrix_t *matrix"""
def cudssMatrixCreateBatchDn(batchCount: int, nrows: _Address, ncols: _Address, ld: _Address, values: _Pointer[ctypes.c_void_p] | int, integerType: int, valueType: int, layout: int) -> cudssMatrix_t: """made by the call: cudssMatrix_t *matrix"""
def cudssMatrixCreateBatchCsr(batchCount: int, nrows: _Address, ncols: _Address, nnz: _Address, rowStart: _Pointer[ctypes.c_void_p] | int, rowEnd: _Pointer[ctypes.c_void_p] | int, colIndices: _Pointer[ctypes.c_void_p] | int, values: _Pointer[ctypes.c_void_p] | int, offsetType: int, indexType: int, valueType: int, mtype: int, mview: int, indexBase: int) -> cudssMatrix_t: """made by the call: cudssMatrix_t *matrix"""
def cudssMatrixDestroy(matrix: cudssMatrix_t | int | None) -> None: ...
def cudssMatrixGetDn(matrix: cudssMatrix_t | int | None) -> tuple[int, int, int, int | None, runtime.cudaDataType | int, cudssLayout_t | int]: """made by the call: int64_t *nrows, int64_t *ncols, int64_t *ld, void **values, cudaDataType_t *valueType, cudssLayout_t *layout"""
def cudssMatrixGetCsr(matrix: cudssMatrix_t | int | None) -> tuple[int, int, int, int | None, int | None, int | None, int | None, runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]: """made by the call: int64_t *nrows, int64_t *ncols, int64_t *nnz, void **rowStart, void **rowEnd, void **colIndices, void **values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase"""
def cudssMatrixSetValues(matrix: cudssMatrix_t | int | None, values: _Address) -> None: ...
def cudssMatrixSetCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Address, rowEnd: _Address, colIndices: _Address, values: _Address) -> None: ...
def cudssMatrixGetBatchDn(matrix: cudssMatrix_t | int | None) -> tuple[int, int | None, int | None, int | None, ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, cudssLayout_t | int]: """made by the call: int64_t *batchCount, void **nrows, void **ncols, void **ld, void ***values, cudaDataType_t *integerType, cudaDataType_t *valueType, cudssLayout_t *layout"""
def cudssMatrixGetBatchCsr(matrix: cudssMatrix_t | int | None) -> tuple[int, int | None, int | None, int | None, ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]: """made by the call: int64_t *batchCount, void **nrows, void **ncols, void **nnz, void ***rowStart, void ***rowEnd, void ***colIndices, void ***values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase"""
def cudssMatrixSetBatchValues(matrix: cudssMatrix_t | int | None, values: _Pointer[ctypes.c_void_p] | int) -> None: ...
def cudssMatrixSetBatchCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Pointer[ctypes.c_void_p] | int, rowEnd: _Pointer[ctypes.c_void_p] | int, colIndices: _Pointer[ctypes.c_void_p] | int, values: _Pointer[ctypes.c_void_p] | int) -> None: ...
def cudssMatrixGetFormat(matrix: cudssMatrix_t | int | None) -> int: """made by the call: int *format"""
def cudssMatrixSetDistributionRow1d(matrix: cudssMatrix_t | int | None, first_row: int, last_row: int) -> None: """since 0.6"""
def cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t | int | None) -> tuple[int, int]: """since 0.6; made by the call: int64_t *first_row, int64_t *last_row"""
def cudssGetDeviceMemHandler(handle: cudssHandle_t | int | None) -> cudssDeviceMemHandler_t: """made by the call: cudssDeviceMemHandler_t *handler"""
def cudssSetDeviceMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssDeviceMemHandler_t] | int) -> None: ...
def cudssGetPinnedMemHandler(handle: cudssHandle_t | int | None) -> cudssPinnedMemHandler_t: """since 1.0; made by the call: cudssPinnedMemHandler_t *handler"""
def cudssSetPinnedMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssPinnedMemHandler_t] | int) -> None: """since 1.0"""
def cudssLoggerSetCallback(callback: cudssLoggerCallback_t | None) -> None: """since 0.8"""
def cudssLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None: """since 0.8"""
def cudssLoggerOpenFile(logFile: _Text) -> None: """since 0.8"""
def cudssLoggerSetLevel(level: int) -> None: """since 0.8"""
def cudssLoggerSetMask(mask: int) -> None: """since 0.8"""
def cudssLoggerForceDisable() -> None: """since 0.8"""

class _Raw0(Raw):
    @staticmethod
    def cudssConfigSet(config: cudssConfig_t | int | None, param: int, value: _Address, sizeInBytes: int, /) -> int: ...
    @staticmethod
    def cudssConfigGet(config: cudssConfig_t | int | None, param: int, value: _Writable, sizeInBytes: int, sizeWritten: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cudssDataSet(handle: cudssHandle_t | int | None, data: cudssData_t | int | None, param: int, value: _Address, sizeInBytes: int, /) -> int: ...
    @staticmethod
    def cudssDataGet(handle: cudssHandle_t | int | None, data: cudssData_t | int | None, param: int, value: _Writable, sizeInBytes: int, sizeWritten: _Pointer[ctypes.c_size_t] | int, /) -> int: ...
    @staticmethod
    def cudssSetStream(handle: cudssHandle_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def cudssSetMgStreams(handle: cudssHandle_t | int | None, streams: _Pointer[driver.CUstream] | int, stream_count: int, /) -> int: ...
    @staticmethod
    def cudssSetCommLayer(handle: cudssHandle_t | int | None, commLibFileName: _Text, /) -> int: ...
    @staticmethod
    def cudssSetThreadingLayer(handle: cudssHandle_t | int | None, thrLibFileName: _Text, /) -> int: ...
    @staticmethod
    def cudssSetJitCacheDir(handle: cudssHandle_t | int | None, cacheDir: _Text, /) -> int: ...
    @staticmethod
    def cudssConfigCreate(config: _Pointer[cudssConfig_t] | int, /) -> int: ...
    @staticmethod
    def cudssConfigDestroy(config: cudssConfig_t | int | None, /) -> int: ...
    @staticmethod
    def cudssDataCreate(handle: cudssHandle_t | int | None, data: _Pointer[cudssData_t] | int, /) -> int: ...
    @staticmethod
    def cudssDataDestroy(handle: cudssHandle_t | int | None, data: cudssData_t | int | None, /) -> int: ...
    @staticmethod
    def cudssCreate(handle: _Pointer[cudssHandle_t] | int, /) -> int: ...
    @staticmethod
    def cudssCreateMg(handle: _Pointer[cudssHandle_t] | int, device_count: int, device_indices: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cudssDestroy(handle: cudssHandle_t | int | None, /) -> int: ...
    @staticmethod
    def cudssGetProperty(propertyType: int, value: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def cudssMatrixDestroy(matrix: cudssMatrix_t | int | None, /) -> int: ...
    @staticmethod
    def cudssMatrixGetDn(matrix: cudssMatrix_t | int | None, nrows: _Pointer[ctypes.c_int64] | int, ncols: _Pointer[ctypes.c_int64] | int, ld: _Pointer[ctypes.c_int64] | int, values: _Pointer[ctypes.c_void_p] | int, valueType: _Pointer[ctypes.c_uint] | int, layout: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cudssMatrixSetValues(matrix: cudssMatrix_t | int | None, values: _Address, /) -> int: ...
    @staticmethod
    def cudssMatrixSetCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Address, rowEnd: _Address, colIndices: _Address, values: _Address, /) -> int: ...
    @staticmethod
    def cudssMatrixSetBatchValues(matrix: cudssMatrix_t | int | None, values: _Pointer[ctypes.c_void_p] | int, /) -> int: ...
    @staticmethod
    def cudssMatrixSetBatchCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Pointer[ctypes.c_void_p] | int, rowEnd: _Pointer[ctypes.c_void_p] | int, colIndices: _Pointer[ctypes.c_void_p] | int, values: _Pointer[ctypes.c_void_p] | int, /) -> int: ...
    @staticmethod
    def cudssMatrixSetDistributionRow1d(matrix: cudssMatrix_t | int | None, first_row: int, last_row: int, /) -> int: ...
    @staticmethod
    def cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t | int | None, first_row: _Pointer[ctypes.c_int64] | int, last_row: _Pointer[ctypes.c_int64] | int, /) -> int: ...
    @staticmethod
    def cudssGetDeviceMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssDeviceMemHandler_t] | int, /) -> int: ...
    @staticmethod
    def cudssSetDeviceMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssDeviceMemHandler_t] | int, /) -> int: ...
    @staticmethod
    def cudssGetPinnedMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssPinnedMemHandler_t] | int, /) -> int: ...
    @staticmethod
    def cudssSetPinnedMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssPinnedMemHandler_t] | int, /) -> int: ...
    @staticmethod
    def cudssLoggerSetCallback(callback: cudssLoggerCallback_t | None, /) -> int: ...
    @staticmethod
    def cudssLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int, /) -> int: ...
    @staticmethod
    def cudssLoggerOpenFile(logFile: _Text, /) -> int: ...
    @staticmethod
    def cudssLoggerSetLevel(level: int, /) -> int: ...
    @staticmethod
    def cudssLoggerSetMask(mask: int, /) -> int: ...
    @staticmethod
    def cudssLoggerForceDisable() -> int: ...

class _Api0:
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

class _Raw(_Raw0, Raw):
    @staticmethod
    def cudssExecute(handle: cudssHandle_t | int | None, phase: int, config: cudssConfig_t | int | None, data: cudssData_t | int | None, inputMatrix: cudssMatrix_t | int | None, solution: cudssMatrix_t | int | None, rhs: cudssMatrix_t | int | None, /) -> int: ...
    @staticmethod
    def cudssMatrixCreateDn(matrix: _Pointer[cudssMatrix_t] | int, nrows: int, ncols: int, ld: int, values: _Address, valueType: int, layout: int, /) -> int: ...
    @staticmethod
    def cudssMatrixCreateCsr(matrix: _Pointer[cudssMatrix_t] | int, nrows: int, ncols: int, nnz: int, rowStart: _Address, rowEnd: _Address, colIndices: _Address, values: _Address, offsetType: int, indexType: int, valueType: int, mtype: int, mview: int, indexBase: int, /) -> int: ...
    @staticmethod
    def cudssMatrixCreateBatchDn(matrix: _Pointer[cudssMatrix_t] | int, batchCount: int, nrows: _Address, ncols: _Address, ld: _Address, values: _Pointer[ctypes.c_void_p] | int, integerType: int, valueType: int, layout: int, /) -> int: ...
    @staticmethod
    def cudssMatrixCreateBatchCsr(matrix: _Pointer[cudssMatrix_t] | int, batchCount: int, nrows: _Address, ncols: _Address, nnz: _Address, rowStart: _Pointer[ctypes.c_void_p] | int, rowEnd: _Pointer[ctypes.c_void_p] | int, colIndices: _Pointer[ctypes.c_void_p] | int, values: _Pointer[ctypes.c_void_p] | int, offsetType: int, indexType: int, valueType: int, mtype: int, mview: int, indexBase: int, /) -> int: ...
    @staticmethod
    def cudssMatrixGetCsr(matrix: cudssMatrix_t | int | None, nrows: _Pointer[ctypes.c_int64] | int, ncols: _Pointer[ctypes.c_int64] | int, nnz: _Pointer[ctypes.c_int64] | int, rowStart: _Pointer[ctypes.c_void_p] | int, rowEnd: _Pointer[ctypes.c_void_p] | int, colIndices: _Pointer[ctypes.c_void_p] | int, values: _Pointer[ctypes.c_void_p] | int, offsetType: _Pointer[ctypes.c_uint] | int, indexType: _Pointer[ctypes.c_uint] | int, valueType: _Pointer[ctypes.c_uint] | int, mtype: _Pointer[ctypes.c_uint] | int, mview: _Pointer[ctypes.c_uint] | int, indexBase: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cudssMatrixGetBatchDn(matrix: cudssMatrix_t | int | None, batchCount: _Pointer[ctypes.c_int64] | int, nrows: _Pointer[ctypes.c_void_p] | int, ncols: _Pointer[ctypes.c_void_p] | int, ld: _Pointer[ctypes.c_void_p] | int, values: _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, integerType: _Pointer[ctypes.c_uint] | int, valueType: _Pointer[ctypes.c_uint] | int, layout: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cudssMatrixGetBatchCsr(matrix: cudssMatrix_t | int | None, batchCount: _Pointer[ctypes.c_int64] | int, nrows: _Pointer[ctypes.c_void_p] | int, ncols: _Pointer[ctypes.c_void_p] | int, nnz: _Pointer[ctypes.c_void_p] | int, rowStart: _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, rowEnd: _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, colIndices: _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, values: _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, offsetType: _Pointer[ctypes.c_uint] | int, indexType: _Pointer[ctypes.c_uint] | int, valueType: _Pointer[ctypes.c_uint] | int, mtype: _Pointer[ctypes.c_uint] | int, mview: _Pointer[ctypes.c_uint] | int, indexBase: _Pointer[ctypes.c_uint] | int, /) -> int: ...
    @staticmethod
    def cudssMatrixGetFormat(matrix: cudssMatrix_t | int | None, format: _Pointer[ctypes.c_int] | int, /) -> int: ...

class _RawApi(_Raw0, Raw):
    cudssExecute: Callable[..., int]
    cudssMatrixCreateDn: Callable[..., int]
    cudssMatrixCreateCsr: Callable[..., int]
    cudssMatrixCreateBatchDn: Callable[..., int]
    cudssMatrixCreateBatchCsr: Callable[..., int]
    cudssMatrixGetCsr: Callable[..., int]
    cudssMatrixGetBatchDn: Callable[..., int]
    cudssMatrixGetBatchCsr: Callable[..., int]
    cudssMatrixGetFormat: Callable[..., int]

class _Api(_Api0, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cudssExecute: Callable[..., None]
    cudssMatrixCreateDn: Callable[..., cudssMatrix_t]
    cudssMatrixCreateCsr: Callable[..., cudssMatrix_t]
    cudssMatrixCreateBatchDn: Callable[..., cudssMatrix_t]
    cudssMatrixCreateBatchCsr: Callable[..., cudssMatrix_t]
    cudssMatrixGetCsr: Callable[..., tuple[int, int, int, int | None, int | None, int | None, int | None, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int] | tuple[int, int, int, int | None, int | None, int | None, int | None, runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]]
    cudssMatrixGetBatchDn: Callable[..., tuple[int, int | None, int | None, int | None, ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, cudssLayout_t | int] | tuple[int, int | None, int | None, int | None, ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, cudssLayout_t | int]]
    cudssMatrixGetBatchCsr: Callable[..., tuple[int, int | None, int | None, int | None, ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int] | tuple[int, int | None, int | None, int | None, ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p], runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]]
    cudssMatrixGetFormat: Callable[..., cudssMatrixFormat_t | int | int]
