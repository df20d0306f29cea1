"""The names of cudyn.cudss, for type checkers and editors.

Generated from cudss.h of the header releases 0.4 to 1.0
(6 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Sequence
from ctypes import Array, Structure, Union
from enum import IntEnum
from os import PathLike
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from . import driver, runtime
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError
from ._library.module import LibraryModule, Raw

_T = TypeVar("_T")
_Bytes: TypeAlias = bytes  # some structures have a member of that name
# What a call accepts: a pointer to memory of any type, to read or to write, a pointer to a T, C strings.
_Writable: TypeAlias = int | bytearray | memoryview | ctypes._CData | ctypes._CArgObject | None
_Address: TypeAlias = bytes | _Writable
_Pointer: TypeAlias = _T | Array[Any] | ctypes._Pointer[Any] | ctypes._CArgObject | None
_Text: TypeAlias = bytes | str | None
_Texts: TypeAlias = Sequence[bytes | str] | Array[Any] | ctypes._Pointer[Any] | None

# The names of a record's members are all that can be set; ctypes' own stub has any name.
class _Struct(Structure):
    def __setattr__(self, name: str, value: NoReturn, /) -> None: ...

class _Union(Union):
    def __setattr__(self, name: str, value: NoReturn, /) -> None: ...

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: Raw

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> LibraryModule: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def expose() -> None: ...
def symbol(symbol: str) -> Any: ...

class cudssHandle_t(Handle): ...

class cudssMatrix_t(Handle): ...

class cudssData_t(Handle): ...

class cudssConfig_t(Handle): ...

class cudssSolveMode_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_SOLVE_MODE_NORMAL = 0
    CUDSS_SOLVE_MODE_TRANSPOSE = 1
    CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE = 2

class cudssMemoryEstimateState_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_MEMORY_ESTIMATE_STATE_NONE = 0
    CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN = 1
    CUDSS_MEMORY_ESTIMATE_STATE_FINAL = 2

class cudssDowncastFactorsMode_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_DOWNCAST_FACTORS_MODE_DISABLED = 0
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL = 1
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL = 2

class cudssMemoryOptimizationFlags_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_MEMORY_OPTIMIZATION_DEFAULT = 0
    CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY = 1

class cudssConfigParam_t(IntEnum):
    ctype = ctypes.c_uint
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

class cudssDataParam_t(IntEnum):
    ctype = ctypes.c_uint
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

class cudssPhase_t(IntEnum):
    ctype = ctypes.c_uint
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

class cudssStatus_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_STATUS_SUCCESS = 0
    CUDSS_STATUS_NOT_INITIALIZED = 1
    CUDSS_STATUS_ALLOC_FAILED = 2
    CUDSS_STATUS_INVALID_VALUE = 3
    CUDSS_STATUS_NOT_SUPPORTED = 4
    CUDSS_STATUS_EXECUTION_FAILED = 5
    CUDSS_STATUS_INTERNAL_ERROR = 6
    CUDSS_STATUS_IR_FAILED = 7

class cudssMatrixType_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_MTYPE_GENERAL = 0
    CUDSS_MTYPE_SYMMETRIC = 1
    CUDSS_MTYPE_HERMITIAN = 2
    CUDSS_MTYPE_SPD = 3
    CUDSS_MTYPE_HPD = 4

class cudssMatrixViewType_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_MVIEW_FULL = 0
    CUDSS_MVIEW_LOWER = 1
    CUDSS_MVIEW_UPPER = 2

class cudssIndexBase_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_BASE_ZERO = 0
    CUDSS_BASE_ONE = 1

class cudssLayout_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_LAYOUT_COL_MAJOR = 0
    CUDSS_LAYOUT_ROW_MAJOR = 1

class cudssReorderingAlg_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_REORDERING_ALG_DEFAULT = 0
    CUDSS_REORDERING_ALG_BTF_COLAMD = 1
    CUDSS_REORDERING_ALG_COLAMD = 2
    CUDSS_REORDERING_ALG_AMD = 3
    CUDSS_REORDERING_ALG_NESTED_DISSECTION = 4
    CUDSS_REORDERING_ALG_NONE = 5

class cudssFactorizationAlg_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_FACTORIZATION_ALG_DEFAULT = 0
    CUDSS_FACTORIZATION_ALG_MULTIBLOCK = 1
    CUDSS_FACTORIZATION_ALG_GENERAL = 2

class cudssPivotEpsilonAlg_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_PIVOT_EPSILON_ALG_DEFAULT = 0
    CUDSS_PIVOT_EPSILON_ALG_SCALED = 1
    CUDSS_PIVOT_EPSILON_ALG_STATIC = 2

class cudssSolveAlg_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_SOLVE_ALG_DEFAULT = 0
    CUDSS_SOLVE_ALG_GENERAL = 1

class cudssMatchingAlg_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_MATCHING_ALG_NONE = 0
    CUDSS_MATCHING_ALG_MAX_DIAG_COUNT = 1
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG = 2
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT = 3
    CUDSS_MATCHING_ALG_MAX_DIAG_SUM = 4
    CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT = 5
    CUDSS_MATCHING_ALG_AUTO = 6

class cudssPivotType_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_PIVOT_AUTO = 0
    CUDSS_PIVOT_NONE = 1
    CUDSS_PIVOT_GLOBAL_COL = 2
    CUDSS_PIVOT_GLOBAL_ROW = 3
    CUDSS_PIVOT_DIAGONAL = 4
    CUDSS_PIVOT_LOCAL_BLOCK = 5
    CUDSS_PIVOT_BUNCH_KAUFMAN = 6

class cudssMatrixFormat_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_MFORMAT_DENSE = 1
    CUDSS_MFORMAT_CSR = 2
    CUDSS_MFORMAT_BATCH = 4
    CUDSS_MFORMAT_DISTRIBUTED = 8

class cudssOpType_t(IntEnum):
    ctype = ctypes.c_uint
    CUDSS_SUM = 0
    CUDSS_MAX = 1
    CUDSS_MIN = 2

class cudss_thr_func_t(CFuncPtr): ...

class cudssLoggerCallback_t(CFuncPtr): ...

class cudssDeviceMemHandler_t(_Struct):
    ctx: int | None
    device_alloc: Any
    device_free: Any
    name: Array[ctypes.c_byte]
    def __init__(self, ctx: Any = ..., device_alloc: Any = ..., device_free: Any = ..., name: Any = ...) -> None: ...

class cudssPinnedMemHandler_t(_Struct):
    ctx: int | None
    pinned_alloc: Any
    pinned_free: Any
    name: Array[ctypes.c_byte]
    def __init__(self, ctx: Any = ..., pinned_alloc: Any = ..., pinned_free: Any = ..., name: Any = ...) -> None: ...

class cudssDistributedInterface_t(_Struct):
    cudssCommRankDevice: Any
    cudssCommSizeDevice: Any
    cudssSendDevice: Any
    cudssRecvDevice: Any
    cudssBcastDevice: Any
    cudssReduceDevice: Any
    cudssAllreduceDevice: Any
    cudssScattervDevice: Any
    cudssCommSplitDevice: Any
    cudssCommFreeDevice: Any
    cudssCommRankHost: Any
    cudssCommSizeHost: Any
    cudssSendHost: Any
    cudssRecvHost: Any
    cudssBcastHost: Any
    cudssReduceHost: Any
    cudssAllreduceHost: Any
    cudssScattervHost: Any
    cudssCommSplitHost: Any
    cudssCommFreeHost: Any
    cudssDistributedGetProperty: Any
    def __init__(self, cudssCommRankDevice: Any = ..., cudssCommSizeDevice: Any = ..., cudssSendDevice: Any = ..., cudssRecvDevice: Any = ..., cudssBcastDevice: Any = ..., cudssReduceDevice: Any = ..., cudssAllreduceDevice: Any = ..., cudssScattervDevice: Any = ..., cudssCommSplitDevice: Any = ..., cudssCommFreeDevice: Any = ..., cudssCommRankHost: Any = ..., cudssCommSizeHost: Any = ..., cudssSendHost: Any = ..., cudssRecvHost: Any = ..., cudssBcastHost: Any = ..., cudssReduceHost: Any = ..., cudssAllreduceHost: Any = ..., cudssScattervHost: Any = ..., cudssCommSplitHost: Any = ..., cudssCommFreeHost: Any = ..., cudssDistributedGetProperty: Any = ...) -> None: ...

class cudssThreadingInterface_t(_Struct):
    cudssGetMaxThreads: Any
    cudssParallelFor: Any
    cudssThreadingGetProperty: Any
    def __init__(self, cudssGetMaxThreads: Any = ..., cudssParallelFor: Any = ..., cudssThreadingGetProperty: Any = ...) -> None: ...

FILE = Any
cudssDataType_t = runtime.cudaDataType

CUDSS_SOLVE_MODE_NORMAL: Final = cudssSolveMode_t.CUDSS_SOLVE_MODE_NORMAL
CUDSS_SOLVE_MODE_TRANSPOSE: Final = cudssSolveMode_t.CUDSS_SOLVE_MODE_TRANSPOSE
CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE: Final = cudssSolveMode_t.CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE
CUDSS_MEMORY_ESTIMATE_STATE_NONE: Final = cudssMemoryEstimateState_t.CUDSS_MEMORY_ESTIMATE_STATE_NONE
CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN: Final = cudssMemoryEstimateState_t.CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN
CUDSS_MEMORY_ESTIMATE_STATE_FINAL: Final = cudssMemoryEstimateState_t.CUDSS_MEMORY_ESTIMATE_STATE_FINAL
CUDSS_DOWNCAST_FACTORS_MODE_DISABLED: Final = cudssDowncastFactorsMode_t.CUDSS_DOWNCAST_FACTORS_MODE_DISABLED
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL: Final = cudssDowncastFactorsMode_t.CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL
CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL: Final = cudssDowncastFactorsMode_t.CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL
CUDSS_MEMORY_OPTIMIZATION_DEFAULT: Final = cudssMemoryOptimizationFlags_t.CUDSS_MEMORY_OPTIMIZATION_DEFAULT
CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY: Final = cudssMemoryOptimizationFlags_t.CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY
CUDSS_CONFIG_REORDERING_ALG: Final = cudssConfigParam_t.CUDSS_CONFIG_REORDERING_ALG
CUDSS_CONFIG_FACTORIZATION_ALG: Final = cudssConfigParam_t.CUDSS_CONFIG_FACTORIZATION_ALG
CUDSS_CONFIG_SOLVE_ALG: Final = cudssConfigParam_t.CUDSS_CONFIG_SOLVE_ALG
CUDSS_CONFIG_MATCHING_ALG: Final = cudssConfigParam_t.CUDSS_CONFIG_MATCHING_ALG
CUDSS_CONFIG_SOLVE_MODE: Final = cudssConfigParam_t.CUDSS_CONFIG_SOLVE_MODE
CUDSS_CONFIG_IR_N_STEPS: Final = cudssConfigParam_t.CUDSS_CONFIG_IR_N_STEPS
CUDSS_CONFIG_IR_TOL: Final = cudssConfigParam_t.CUDSS_CONFIG_IR_TOL
CUDSS_CONFIG_PIVOT_TYPE: Final = cudssConfigParam_t.CUDSS_CONFIG_PIVOT_TYPE
CUDSS_CONFIG_PIVOT_THRESHOLD: Final = cudssConfigParam_t.CUDSS_CONFIG_PIVOT_THRESHOLD
CUDSS_CONFIG_PIVOT_EPSILON: Final = cudssConfigParam_t.CUDSS_CONFIG_PIVOT_EPSILON
CUDSS_CONFIG_MAX_LU_NNZ: Final = cudssConfigParam_t.CUDSS_CONFIG_MAX_LU_NNZ
CUDSS_CONFIG_HYBRID_MEMORY_MODE: Final = cudssConfigParam_t.CUDSS_CONFIG_HYBRID_MEMORY_MODE
CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT: Final = cudssConfigParam_t.CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT
CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY: Final = cudssConfigParam_t.CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY
CUDSS_CONFIG_HOST_NTHREADS: Final = cudssConfigParam_t.CUDSS_CONFIG_HOST_NTHREADS
CUDSS_CONFIG_HYBRID_EXECUTE_MODE: Final = cudssConfigParam_t.CUDSS_CONFIG_HYBRID_EXECUTE_MODE
CUDSS_CONFIG_PIVOT_EPSILON_ALG: Final = cudssConfigParam_t.CUDSS_CONFIG_PIVOT_EPSILON_ALG
CUDSS_CONFIG_ND_NLEVELS: Final = cudssConfigParam_t.CUDSS_CONFIG_ND_NLEVELS
CUDSS_CONFIG_UBATCH_SIZE: Final = cudssConfigParam_t.CUDSS_CONFIG_UBATCH_SIZE
CUDSS_CONFIG_UBATCH_INDEX: Final = cudssConfigParam_t.CUDSS_CONFIG_UBATCH_INDEX
CUDSS_CONFIG_USE_SUPERPANELS: Final = cudssConfigParam_t.CUDSS_CONFIG_USE_SUPERPANELS
CUDSS_CONFIG_DEVICE_COUNT: Final = cudssConfigParam_t.CUDSS_CONFIG_DEVICE_COUNT
CUDSS_CONFIG_DEVICE_INDICES: Final = cudssConfigParam_t.CUDSS_CONFIG_DEVICE_INDICES
CUDSS_CONFIG_SCHUR_MODE: Final = cudssConfigParam_t.CUDSS_CONFIG_SCHUR_MODE
CUDSS_CONFIG_DETERMINISTIC_MODE: Final = cudssConfigParam_t.CUDSS_CONFIG_DETERMINISTIC_MODE
CUDSS_CONFIG_ND_UBFACTOR: Final = cudssConfigParam_t.CUDSS_CONFIG_ND_UBFACTOR
CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT: Final = cudssConfigParam_t.CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT
CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING: Final = cudssConfigParam_t.CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING
CUDSS_CONFIG_DOWNCAST_FACTORS: Final = cudssConfigParam_t.CUDSS_CONFIG_DOWNCAST_FACTORS
CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING: Final = cudssConfigParam_t.CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING
CUDSS_DATA_INFO: Final = cudssDataParam_t.CUDSS_DATA_INFO
CUDSS_DATA_LU_NNZ: Final = cudssDataParam_t.CUDSS_DATA_LU_NNZ
CUDSS_DATA_NPIVOTS: Final = cudssDataParam_t.CUDSS_DATA_NPIVOTS
CUDSS_DATA_INERTIA: Final = cudssDataParam_t.CUDSS_DATA_INERTIA
CUDSS_DATA_PERM_REORDER_ROW: Final = cudssDataParam_t.CUDSS_DATA_PERM_REORDER_ROW
CUDSS_DATA_PERM_REORDER_COL: Final = cudssDataParam_t.CUDSS_DATA_PERM_REORDER_COL
CUDSS_DATA_PERM_ROW: Final = cudssDataParam_t.CUDSS_DATA_PERM_ROW
CUDSS_DATA_PERM_COL: Final = cudssDataParam_t.CUDSS_DATA_PERM_COL
CUDSS_DATA_DIAG: Final = cudssDataParam_t.CUDSS_DATA_DIAG
CUDSS_DATA_USER_PERM: Final = cudssDataParam_t.CUDSS_DATA_USER_PERM
CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN: Final = cudssDataParam_t.CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN
CUDSS_DATA_COMM_DEVICE: Final = cudssDataParam_t.CUDSS_DATA_COMM_DEVICE
CUDSS_DATA_COMM_HOST: Final = cudssDataParam_t.CUDSS_DATA_COMM_HOST
CUDSS_DATA_MEMORY_ESTIMATES: Final = cudssDataParam_t.CUDSS_DATA_MEMORY_ESTIMATES
CUDSS_DATA_PERM_MATCHING: Final = cudssDataParam_t.CUDSS_DATA_PERM_MATCHING
CUDSS_DATA_SCALE_ROW: Final = cudssDataParam_t.CUDSS_DATA_SCALE_ROW
CUDSS_DATA_SCALE_COL: Final = cudssDataParam_t.CUDSS_DATA_SCALE_COL
CUDSS_DATA_NSUPERPANELS: Final = cudssDataParam_t.CUDSS_DATA_NSUPERPANELS
CUDSS_DATA_USER_SCHUR_INDICES: Final = cudssDataParam_t.CUDSS_DATA_USER_SCHUR_INDICES
CUDSS_DATA_SCHUR_SHAPE: Final = cudssDataParam_t.CUDSS_DATA_SCHUR_SHAPE
CUDSS_DATA_SCHUR_MATRIX: Final = cudssDataParam_t.CUDSS_DATA_SCHUR_MATRIX
CUDSS_DATA_USER_ND_PARTITION_TREE: Final = cudssDataParam_t.CUDSS_DATA_USER_ND_PARTITION_TREE
CUDSS_DATA_ND_PARTITION_TREE: Final = cudssDataParam_t.CUDSS_DATA_ND_PARTITION_TREE
CUDSS_DATA_USER_HOST_INTERRUPT: Final = cudssDataParam_t.CUDSS_DATA_USER_HOST_INTERRUPT
CUDSS_DATA_IR_N_STEPS: Final = cudssDataParam_t.CUDSS_DATA_IR_N_STEPS
CUDSS_DATA_UBATCH_MASK: Final = cudssDataParam_t.CUDSS_DATA_UBATCH_MASK
CUDSS_DATA_FLOPS: Final = cudssDataParam_t.CUDSS_DATA_FLOPS
CUDSS_PHASE_REORDERING: Final = cudssPhase_t.CUDSS_PHASE_REORDERING
CUDSS_PHASE_SYMBOLIC_FACTORIZATION: Final = cudssPhase_t.CUDSS_PHASE_SYMBOLIC_FACTORIZATION
CUDSS_PHASE_ANALYSIS: Final = cudssPhase_t.CUDSS_PHASE_ANALYSIS
CUDSS_PHASE_FACTORIZATION: Final = cudssPhase_t.CUDSS_PHASE_FACTORIZATION
CUDSS_PHASE_REFACTORIZATION: Final = cudssPhase_t.CUDSS_PHASE_REFACTORIZATION
CUDSS_PHASE_SOLVE_FWD_PERM: Final = cudssPhase_t.CUDSS_PHASE_SOLVE_FWD_PERM
CUDSS_PHASE_SOLVE_FWD: Final = cudssPhase_t.CUDSS_PHASE_SOLVE_FWD
CUDSS_PHASE_SOLVE_DIAG: Final = cudssPhase_t.CUDSS_PHASE_SOLVE_DIAG
CUDSS_PHASE_SOLVE_BWD: Final = cudssPhase_t.CUDSS_PHASE_SOLVE_BWD
CUDSS_PHASE_SOLVE_BWD_PERM: Final = cudssPhase_t.CUDSS_PHASE_SOLVE_BWD_PERM
CUDSS_PHASE_SOLVE_REFINEMENT: Final = cudssPhase_t.CUDSS_PHASE_SOLVE_REFINEMENT
CUDSS_PHASE_SOLVE: Final = cudssPhase_t.CUDSS_PHASE_SOLVE
CUDSS_STATUS_SUCCESS: Final = cudssStatus_t.CUDSS_STATUS_SUCCESS
CUDSS_STATUS_NOT_INITIALIZED: Final = cudssStatus_t.CUDSS_STATUS_NOT_INITIALIZED
CUDSS_STATUS_ALLOC_FAILED: Final = cudssStatus_t.CUDSS_STATUS_ALLOC_FAILED
CUDSS_STATUS_INVALID_VALUE: Final = cudssStatus_t.CUDSS_STATUS_INVALID_VALUE
CUDSS_STATUS_NOT_SUPPORTED: Final = cudssStatus_t.CUDSS_STATUS_NOT_SUPPORTED
CUDSS_STATUS_EXECUTION_FAILED: Final = cudssStatus_t.CUDSS_STATUS_EXECUTION_FAILED
CUDSS_STATUS_INTERNAL_ERROR: Final = cudssStatus_t.CUDSS_STATUS_INTERNAL_ERROR
CUDSS_STATUS_IR_FAILED: Final = cudssStatus_t.CUDSS_STATUS_IR_FAILED
CUDSS_MTYPE_GENERAL: Final = cudssMatrixType_t.CUDSS_MTYPE_GENERAL
CUDSS_MTYPE_SYMMETRIC: Final = cudssMatrixType_t.CUDSS_MTYPE_SYMMETRIC
CUDSS_MTYPE_HERMITIAN: Final = cudssMatrixType_t.CUDSS_MTYPE_HERMITIAN
CUDSS_MTYPE_SPD: Final = cudssMatrixType_t.CUDSS_MTYPE_SPD
CUDSS_MTYPE_HPD: Final = cudssMatrixType_t.CUDSS_MTYPE_HPD
CUDSS_MVIEW_FULL: Final = cudssMatrixViewType_t.CUDSS_MVIEW_FULL
CUDSS_MVIEW_LOWER: Final = cudssMatrixViewType_t.CUDSS_MVIEW_LOWER
CUDSS_MVIEW_UPPER: Final = cudssMatrixViewType_t.CUDSS_MVIEW_UPPER
CUDSS_BASE_ZERO: Final = cudssIndexBase_t.CUDSS_BASE_ZERO
CUDSS_BASE_ONE: Final = cudssIndexBase_t.CUDSS_BASE_ONE
CUDSS_LAYOUT_COL_MAJOR: Final = cudssLayout_t.CUDSS_LAYOUT_COL_MAJOR
CUDSS_LAYOUT_ROW_MAJOR: Final = cudssLayout_t.CUDSS_LAYOUT_ROW_MAJOR
CUDSS_REORDERING_ALG_DEFAULT: Final = cudssReorderingAlg_t.CUDSS_REORDERING_ALG_DEFAULT
CUDSS_REORDERING_ALG_BTF_COLAMD: Final = cudssReorderingAlg_t.CUDSS_REORDERING_ALG_BTF_COLAMD
CUDSS_REORDERING_ALG_COLAMD: Final = cudssReorderingAlg_t.CUDSS_REORDERING_ALG_COLAMD
CUDSS_REORDERING_ALG_AMD: Final = cudssReorderingAlg_t.CUDSS_REORDERING_ALG_AMD
CUDSS_REORDERING_ALG_NESTED_DISSECTION: Final = cudssReorderingAlg_t.CUDSS_REORDERING_ALG_NESTED_DISSECTION
CUDSS_REORDERING_ALG_NONE: Final = cudssReorderingAlg_t.CUDSS_REORDERING_ALG_NONE
CUDSS_FACTORIZATION_ALG_DEFAULT: Final = cudssFactorizationAlg_t.CUDSS_FACTORIZATION_ALG_DEFAULT
CUDSS_FACTORIZATION_ALG_MULTIBLOCK: Final = cudssFactorizationAlg_t.CUDSS_FACTORIZATION_ALG_MULTIBLOCK
CUDSS_FACTORIZATION_ALG_GENERAL: Final = cudssFactorizationAlg_t.CUDSS_FACTORIZATION_ALG_GENERAL
CUDSS_PIVOT_EPSILON_ALG_DEFAULT: Final = cudssPivotEpsilonAlg_t.CUDSS_PIVOT_EPSILON_ALG_DEFAULT
CUDSS_PIVOT_EPSILON_ALG_SCALED: Final = cudssPivotEpsilonAlg_t.CUDSS_PIVOT_EPSILON_ALG_SCALED
CUDSS_PIVOT_EPSILON_ALG_STATIC: Final = cudssPivotEpsilonAlg_t.CUDSS_PIVOT_EPSILON_ALG_STATIC
CUDSS_SOLVE_ALG_DEFAULT: Final = cudssSolveAlg_t.CUDSS_SOLVE_ALG_DEFAULT
CUDSS_SOLVE_ALG_GENERAL: Final = cudssSolveAlg_t.CUDSS_SOLVE_ALG_GENERAL
CUDSS_MATCHING_ALG_NONE: Final = cudssMatchingAlg_t.CUDSS_MATCHING_ALG_NONE
CUDSS_MATCHING_ALG_MAX_DIAG_COUNT: Final = cudssMatchingAlg_t.CUDSS_MATCHING_ALG_MAX_DIAG_COUNT
CUDSS_MATCHING_ALG_MAX_MIN_DIAG: Final = cudssMatchingAlg_t.CUDSS_MATCHING_ALG_MAX_MIN_DIAG
CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT: Final = cudssMatchingAlg_t.CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT
CUDSS_MATCHING_ALG_MAX_DIAG_SUM: Final = cudssMatchingAlg_t.CUDSS_MATCHING_ALG_MAX_DIAG_SUM
CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT: Final = cudssMatchingAlg_t.CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT
CUDSS_MATCHING_ALG_AUTO: Final = cudssMatchingAlg_t.CUDSS_MATCHING_ALG_AUTO
CUDSS_PIVOT_AUTO: Final = cudssPivotType_t.CUDSS_PIVOT_AUTO
CUDSS_PIVOT_NONE: Final = cudssPivotType_t.CUDSS_PIVOT_NONE
CUDSS_PIVOT_GLOBAL_COL: Final = cudssPivotType_t.CUDSS_PIVOT_GLOBAL_COL
CUDSS_PIVOT_GLOBAL_ROW: Final = cudssPivotType_t.CUDSS_PIVOT_GLOBAL_ROW
CUDSS_PIVOT_DIAGONAL: Final = cudssPivotType_t.CUDSS_PIVOT_DIAGONAL
CUDSS_PIVOT_LOCAL_BLOCK: Final = cudssPivotType_t.CUDSS_PIVOT_LOCAL_BLOCK
CUDSS_PIVOT_BUNCH_KAUFMAN: Final = cudssPivotType_t.CUDSS_PIVOT_BUNCH_KAUFMAN
CUDSS_MFORMAT_DENSE: Final = cudssMatrixFormat_t.CUDSS_MFORMAT_DENSE
CUDSS_MFORMAT_CSR: Final = cudssMatrixFormat_t.CUDSS_MFORMAT_CSR
CUDSS_MFORMAT_BATCH: Final = cudssMatrixFormat_t.CUDSS_MFORMAT_BATCH
CUDSS_MFORMAT_DISTRIBUTED: Final = cudssMatrixFormat_t.CUDSS_MFORMAT_DISTRIBUTED
CUDSS_SUM: Final = cudssOpType_t.CUDSS_SUM
CUDSS_MAX: Final = cudssOpType_t.CUDSS_MAX
CUDSS_MIN: Final = cudssOpType_t.CUDSS_MIN
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
def cudssConfigGet(config: cudssConfig_t, param: int, value: _Writable, sizeInBytes: int) -> int: ...
def cudssDataSet(handle: cudssHandle_t, data: cudssData_t | int | None, param: int, value: _Address, sizeInBytes: int) -> None: ...
def cudssDataGet(handle: cudssHandle_t, data: cudssData_t, param: int, value: _Writable, sizeInBytes: int) -> int: ...
def cudssExecute(handle: cudssHandle_t | int | None, phase: int, config: cudssConfig_t, data: cudssData_t | int | None, inputMatrix: cudssMatrix_t, solution: cudssMatrix_t | int | None, rhs: cudssMatrix_t) -> None: ...
def cudssSetStream(handle: cudssHandle_t | int | None, stream: driver.CUstream | int | None) -> None: ...
def cudssSetMgStreams(handle: cudssHandle_t | int | None, streams: _Pointer[driver.CUstream] | int, stream_count: int) -> None: ...
def cudssSetCommLayer(handle: cudssHandle_t | int | None, commLibFileName: _Text) -> None: ...
def cudssSetThreadingLayer(handle: cudssHandle_t | int | None, thrLibFileName: _Text) -> None: ...
def cudssSetJitCacheDir(handle: cudssHandle_t | int | None, cacheDir: _Text) -> None: ...
def cudssConfigCreate() -> cudssConfig_t: ...
def cudssConfigDestroy(config: cudssConfig_t | int | None) -> None: ...
def cudssDataCreate(handle: cudssHandle_t) -> cudssData_t: ...
def cudssDataDestroy(handle: cudssHandle_t | int | None, data: cudssData_t | int | None) -> None: ...
def cudssCreate() -> cudssHandle_t: ...
def cudssCreateMg(device_count: int, device_indices: _Pointer[ctypes.c_int] | int) -> cudssHandle_t: ...
def cudssDestroy(handle: cudssHandle_t | int | None) -> None: ...
def cudssGetProperty(propertyType: int) -> int: ...
def cudssMatrixCreateDn(nrows: int, ncols: int, ld: int, values: _Address, valueType: int, layout: int) -> cudssMatrix_t: ...
def cudssMatrixCreateCsr(nrows: int, ncols: int, nnz: int, rowStart: _Address, rowEnd: _Address, colIndices: _Address, values: _Address, offsetType: int, indexType: int, valueType: int, mtype: int, mview: int, indexBase: int) -> cudssMatrix_t: ...
def cudssMatrixCreateBatchDn(batchCount: int, nrows: _Address, ncols: _Address, ld: _Address, values: _Pointer[Any] | int, integerType: int, valueType: int, layout: int) -> cudssMatrix_t: ...
def cudssMatrixCreateBatchCsr(batchCount: int, nrows: _Address, ncols: _Address, nnz: _Address, rowStart: _Pointer[Any] | int, rowEnd: _Pointer[Any] | int, colIndices: _Pointer[Any] | int, values: _Pointer[Any] | int, offsetType: int, indexType: int, valueType: int, mtype: int, mview: int, indexBase: int) -> cudssMatrix_t: ...
def cudssMatrixDestroy(matrix: cudssMatrix_t | int | None) -> None: ...
def cudssMatrixGetDn(matrix: cudssMatrix_t) -> tuple[int, int, int, int | None, runtime.cudaDataType | int, cudssLayout_t | int]: ...
def cudssMatrixGetCsr(matrix: cudssMatrix_t) -> tuple[int, int, int, int | None, int | None, int | None, int | None, runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]: ...
def cudssMatrixSetValues(matrix: cudssMatrix_t | int | None, values: _Address) -> None: ...
def cudssMatrixSetCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Address, rowEnd: _Address, colIndices: _Address, values: _Address) -> None: ...
def cudssMatrixGetBatchDn(matrix: cudssMatrix_t) -> tuple[int, int | None, int | None, int | None, ctypes._Pointer[Any], runtime.cudaDataType | int, runtime.cudaDataType | int, cudssLayout_t | int]: ...
def cudssMatrixGetBatchCsr(matrix: cudssMatrix_t) -> tuple[int, int | None, int | None, int | None, ctypes._Pointer[Any], ctypes._Pointer[Any], ctypes._Pointer[Any], ctypes._Pointer[Any], runtime.cudaDataType | int, runtime.cudaDataType | int, runtime.cudaDataType | int, cudssMatrixType_t | int, cudssMatrixViewType_t | int, cudssIndexBase_t | int]: ...
def cudssMatrixSetBatchValues(matrix: cudssMatrix_t | int | None, values: _Pointer[Any] | int) -> None: ...
def cudssMatrixSetBatchCsrPointers(matrix: cudssMatrix_t | int | None, rowStart: _Pointer[Any] | int, rowEnd: _Pointer[Any] | int, colIndices: _Pointer[Any] | int, values: _Pointer[Any] | int) -> None: ...
def cudssMatrixGetFormat(matrix: cudssMatrix_t) -> int: ...
def cudssMatrixSetDistributionRow1d(matrix: cudssMatrix_t | int | None, first_row: int, last_row: int) -> None: ...
def cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t) -> tuple[int, int]: ...
def cudssGetDeviceMemHandler(handle: cudssHandle_t) -> cudssDeviceMemHandler_t: ...
def cudssSetDeviceMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssDeviceMemHandler_t] | int) -> None: ...
def cudssGetPinnedMemHandler(handle: cudssHandle_t) -> cudssPinnedMemHandler_t: ...
def cudssSetPinnedMemHandler(handle: cudssHandle_t | int | None, handler: _Pointer[cudssPinnedMemHandler_t] | int) -> None: ...
def cudssLoggerSetCallback(callback: cudssLoggerCallback_t | None) -> None: ...
def cudssLoggerSetFile(file: _Pointer[Any] | int) -> None: ...
def cudssLoggerOpenFile(logFile: _Text) -> None: ...
def cudssLoggerSetLevel(level: int) -> None: ...
def cudssLoggerSetMask(mask: int) -> None: ...
def cudssLoggerForceDisable() -> None: ...
