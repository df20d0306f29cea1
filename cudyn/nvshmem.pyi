"""The names of cudyn.nvshmem, for type checkers and editors.

Generated from host/nvshmem_api.h, host/nvshmem_coll_api.h, host/nvshmemx_api.h, host/nvshmemx_coll_api.h
of the header releases 3.2 to 3.8
(7 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nvshmem as _here
from ._binding.annotations import Address as _Address, CharBytes as _CharBytes, Chars as _Chars, Pointer as _Pointer, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError, NvshmemError
from ._library.door import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvshmemError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvshmemi_op_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_OP_PUT = 1
    NVSHMEMI_OP_P = 2
    NVSHMEMI_OP_PUT_SIGNAL = 3
    NVSHMEMI_OP_GET = 4
    NVSHMEMI_OP_G = 5
    NVSHMEMI_OP_FENCE = 6
    NVSHMEMI_OP_AMO = 7
    NVSHMEMI_OP_QUIET = 8
    NVSHMEMI_OP_REGION_END = 9
    NVSHMEMI_OP_QP_OP_OFFSET = 100
    NVSHMEMI_OP_PUT_QP = 101
    NVSHMEMI_OP_P_QP = 102
    NVSHMEMI_OP_PUT_SIGNAL_QP = 103
    NVSHMEMI_OP_GET_QP = 104
    NVSHMEMI_OP_G_QP = 105
    NVSHMEMI_OP_FENCE_QP = 106
    NVSHMEMI_OP_AMO_QP = 107
    NVSHMEMI_OP_QUIET_QP = 108
    NVSHMEMI_OP_SENTINEL = 2147483647
NVSHMEMI_OP_PUT: Final[nvshmemi_op_t]
NVSHMEMI_OP_P: Final[nvshmemi_op_t]
NVSHMEMI_OP_PUT_SIGNAL: Final[nvshmemi_op_t]
NVSHMEMI_OP_GET: Final[nvshmemi_op_t]
NVSHMEMI_OP_G: Final[nvshmemi_op_t]
NVSHMEMI_OP_FENCE: Final[nvshmemi_op_t]
NVSHMEMI_OP_AMO: Final[nvshmemi_op_t]
NVSHMEMI_OP_QUIET: Final[nvshmemi_op_t]
NVSHMEMI_OP_REGION_END: Final[nvshmemi_op_t]
NVSHMEMI_OP_QP_OP_OFFSET: Final[nvshmemi_op_t]
NVSHMEMI_OP_PUT_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_P_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_PUT_SIGNAL_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_GET_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_G_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_FENCE_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_AMO_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_QUIET_QP: Final[nvshmemi_op_t]
NVSHMEMI_OP_SENTINEL: Final[nvshmemi_op_t]

class nvshmemx_signal_op_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEM_SIGNAL_SET = 9
    NVSHMEM_SIGNAL_ADD = 10
NVSHMEM_SIGNAL_SET: Final[nvshmemx_signal_op_t]
NVSHMEM_SIGNAL_ADD: Final[nvshmemx_signal_op_t]

class nvshmemi_amo_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_AMO_ACK = 1
    NVSHMEMI_AMO_INC = 2
    NVSHMEMI_AMO_SET = 3
    NVSHMEMI_AMO_ADD = 4
    NVSHMEMI_AMO_AND = 5
    NVSHMEMI_AMO_OR = 6
    NVSHMEMI_AMO_XOR = 7
    NVSHMEMI_AMO_SIGNAL = 8
    NVSHMEMI_AMO_SIGNAL_SET = 9
    NVSHMEMI_AMO_SIGNAL_ADD = 10
    NVSHMEMI_AMO_END_OF_NONFETCH = 11
    NVSHMEMI_AMO_FETCH = 12
    NVSHMEMI_AMO_FETCH_INC = 13
    NVSHMEMI_AMO_FETCH_ADD = 14
    NVSHMEMI_AMO_FETCH_AND = 15
    NVSHMEMI_AMO_FETCH_OR = 16
    NVSHMEMI_AMO_FETCH_XOR = 17
    NVSHMEMI_AMO_SWAP = 18
    NVSHMEMI_AMO_COMPARE_SWAP = 19
    NVSHMEMI_AMO_OP_SENTINEL = 2147483647
NVSHMEMI_AMO_ACK: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_INC: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_SET: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_ADD: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_AND: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_OR: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_XOR: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_SIGNAL: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_SIGNAL_SET: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_SIGNAL_ADD: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_END_OF_NONFETCH: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_FETCH: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_FETCH_INC: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_FETCH_ADD: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_FETCH_AND: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_FETCH_OR: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_FETCH_XOR: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_SWAP: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_COMPARE_SWAP: Final[nvshmemi_amo_t]
NVSHMEMI_AMO_OP_SENTINEL: Final[nvshmemi_amo_t]

class nvshmemi_pe_dist_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_PE_DIST_ROUNDROBIN = 0
    NVSHMEMI_PE_DIST_BLOCK = 1
    NVSHMEMI_PE_DIST_MISC = 2
    NVSHMEMI_PE_DIST_MAX = 2147483647
NVSHMEMI_PE_DIST_ROUNDROBIN: Final[nvshmemi_pe_dist_t]
NVSHMEMI_PE_DIST_BLOCK: Final[nvshmemi_pe_dist_t]
NVSHMEMI_PE_DIST_MISC: Final[nvshmemi_pe_dist_t]
NVSHMEMI_PE_DIST_MAX: Final[nvshmemi_pe_dist_t]

class nvshmemi_selected_device_transport_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_PROXY = 0
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_IBGDA = 1
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_GPUNETIO_GDAKI = 2
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_MAX = 2147483647
NVSHMEMI_DEVICE_TRANSPORT_TYPE_PROXY: Final[nvshmemi_selected_device_transport_t]
NVSHMEMI_DEVICE_TRANSPORT_TYPE_IBGDA: Final[nvshmemi_selected_device_transport_t]
NVSHMEMI_DEVICE_TRANSPORT_TYPE_GPUNETIO_GDAKI: Final[nvshmemi_selected_device_transport_t]
NVSHMEMI_DEVICE_TRANSPORT_TYPE_MAX: Final[nvshmemi_selected_device_transport_t]

class nvshmemx_tma_policy_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_TMA_DISABLE = 0
    NVSHMEMX_TMA_ENABLE = 1
    NVSHMEMX_TMA_FORCE = 2
    NVSHMEMX_TMA_POLICY_MAX = 2147483647
NVSHMEMX_TMA_DISABLE: Final[nvshmemx_tma_policy_t]
NVSHMEMX_TMA_ENABLE: Final[nvshmemx_tma_policy_t]
NVSHMEMX_TMA_FORCE: Final[nvshmemx_tma_policy_t]
NVSHMEMX_TMA_POLICY_MAX: Final[nvshmemx_tma_policy_t]

class nvshmemx_smem_amount_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_SMEM_RECOMMENDED = 0
    NVSHMEMX_SMEM_MINIMUM = 1
    NVSHMEMX_SMEM_BARRIERS_ONLY = 2
    NVSHMEMX_SMEM_AMOUNT_MAX = 2147483647
NVSHMEMX_SMEM_RECOMMENDED: Final[nvshmemx_smem_amount_t]
NVSHMEMX_SMEM_MINIMUM: Final[nvshmemx_smem_amount_t]
NVSHMEMX_SMEM_BARRIERS_ONLY: Final[nvshmemx_smem_amount_t]
NVSHMEMX_SMEM_AMOUNT_MAX: Final[nvshmemx_smem_amount_t]

class nvshmemx_region_hint_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_REGION_HINT_NONE = 0
    NVSHMEMX_REGION_HINT_BATCH_RMA = 1
NVSHMEMX_REGION_HINT_NONE: Final[nvshmemx_region_hint_t]
NVSHMEMX_REGION_HINT_BATCH_RMA: Final[nvshmemx_region_hint_t]

class nvshmemx_cmp_type_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEM_CMP_EQ = 0
    NVSHMEM_CMP_NE = 1
    NVSHMEM_CMP_GT = 2
    NVSHMEM_CMP_LE = 3
    NVSHMEM_CMP_LT = 4
    NVSHMEM_CMP_GE = 5
    NVSHMEM_CMP_SENTINEL = 2147483647
nvshmemi_cmp_type = nvshmemx_cmp_type_t
NVSHMEM_CMP_EQ: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_NE: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_GT: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_LE: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_LT: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_GE: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_SENTINEL: Final[nvshmemx_cmp_type_t]

class nvshmemx_thread_support_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEM_THREAD_SINGLE = 0
    NVSHMEM_THREAD_FUNNELED = 1
    NVSHMEM_THREAD_SERIALIZED = 2
    NVSHMEM_THREAD_MULTIPLE = 3
    NVSHMEM_THREAD_TYPE_SENTINEL = 2147483647
nvshmemi_thread_support = nvshmemx_thread_support_t
NVSHMEM_THREAD_SINGLE: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_FUNNELED: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_SERIALIZED: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_MULTIPLE: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_TYPE_SENTINEL: Final[nvshmemx_thread_support_t]

class nvshmemx_proxy_status_t(IntEnum):
    ctype: type[ctypes.c_uint]
    PROXY_GLOBAL_EXIT_NOT_REQUESTED = 0
    PROXY_GLOBAL_EXIT_INIT = 1
    PROXY_GLOBAL_EXIT_REQUESTED = 2
    PROXY_GLOBAL_EXIT_FINISHED = 3
    PROXY_GLOBAL_EXIT_MAX_STATE = 2147483647
PROXY_GLOBAL_EXIT_NOT_REQUESTED: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_INIT: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_REQUESTED: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_FINISHED: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_MAX_STATE: Final[nvshmemx_proxy_status_t]

class nvshmemx_init_status_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEM_STATUS_NOT_INITIALIZED = 0
    NVSHMEM_STATUS_IS_BOOTSTRAPPED = 1
    NVSHMEM_STATUS_IS_INITIALIZED = 2
    NVSHMEM_STATUS_LIMITED_MPG = 3
    NVSHMEM_STATUS_FULL_MPG = 4
    NVSHMEM_STATUS_INVALID = 2147483647
NVSHMEM_STATUS_NOT_INITIALIZED: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_IS_BOOTSTRAPPED: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_IS_INITIALIZED: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_LIMITED_MPG: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_FULL_MPG: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_INVALID: Final[nvshmemx_init_status_t]

class nvshmemx_qp_handle_index_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_QP_HOST = 0
    NVSHMEMX_QP_DEFAULT = 1
    NVSHMEMX_QP_ANY = 2147483647
    NVSHMEMX_QP_ALL = 2147483647
NVSHMEMX_QP_HOST: Final[nvshmemx_qp_handle_index_t]
NVSHMEMX_QP_DEFAULT: Final[nvshmemx_qp_handle_index_t]
NVSHMEMX_QP_ANY: Final[nvshmemx_qp_handle_index_t]
NVSHMEMX_QP_ALL: Final[nvshmemx_qp_handle_index_t]

class nvshmem_pe_index_t(IntEnum):
    ctype: type[ctypes.c_int]
    NVSHMEM_PE_INVALID = -1
    NVSHMEMX_PE_ANY = 32768
    NVSHMEMX_PE_ALL = 32768
NVSHMEM_PE_INVALID: Final[nvshmem_pe_index_t]
NVSHMEMX_PE_ANY: Final[nvshmem_pe_index_t]
NVSHMEMX_PE_ALL: Final[nvshmem_pe_index_t]

class fcollect_algo_t(IntEnum):
    ctype: type[ctypes.c_uint]
    FCOLLECT_DEFAULT = 0
    FCOLLECT_LL8 = 1
    FCOLLECT_ONESHOT = 2
    FCOLLECT_NVLS = 3
    FCOLLECT_NVLS_LL = 4
    FCOLLECT_LL128 = 6
    FCOLLECT_INVALID = 2147483647
FCOLLECT_DEFAULT: Final[fcollect_algo_t]
FCOLLECT_LL8: Final[fcollect_algo_t]
FCOLLECT_ONESHOT: Final[fcollect_algo_t]
FCOLLECT_NVLS: Final[fcollect_algo_t]
FCOLLECT_NVLS_LL: Final[fcollect_algo_t]
FCOLLECT_LL128: Final[fcollect_algo_t]
FCOLLECT_INVALID: Final[fcollect_algo_t]

class nvshmemi_job_connectivity_t(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_JOB_GPU_LDST_ATOMICS = 1
    NVSHMEMI_JOB_GPU_LDST = 2
    NVSHMEMI_JOB_GPU_LDST_REMOTE_ATOMICS = 4
    NVSHMEMI_JOB_GPU_PROXY = 8
    NVSHMEMI_JOB_GPU_PROXY_CST = 16
    NVSHMEMI_JOB_CONN_TYPE_MAX = 2147483647
NVSHMEMI_JOB_GPU_LDST_ATOMICS: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_LDST: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_LDST_REMOTE_ATOMICS: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_PROXY: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_PROXY_CST: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_CONN_TYPE_MAX: Final[nvshmemi_job_connectivity_t]

class nvshmemi_call_site_id(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_CALL_SITE_BARRIER = 0
    NVSHMEMI_CALL_SITE_BARRIER_WARP = 1
    NVSHMEMI_CALL_SITE_BARRIER_THREADBLOCK = 2
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_GE = 3
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_EQ = 4
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_NE = 5
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_GT = 6
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_LT = 7
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_LE = 8
    NVSHMEMI_CALL_SITE_WAIT_NE = 9
    NVSHMEMI_CALL_SITE_PROXY_CHECK_CHANNEL_AVAILABILITY = 10
    NVSHMEMI_CALL_SITE_PROXY_ENFORCE_CONSISTENCY_AT_TARGET = 11
    NVSHMEMI_CALL_SITE_PROXY_GLOBAL_EXIT = 12
    NVSHMEMI_CALL_SITE_PROXY_QUIET = 13
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GE = 14
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_EQ = 15
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_NE = 16
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GT = 17
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LT = 18
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LE = 19
    NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_FLAG = 20
    NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_DATA = 21
    NVSHMEMI_CALL_SITE_G_WAIT_FLAG = 22
    NVSHMEMI_CALL_SITE_SENTINEL = 2147483647
NVSHMEMI_CALL_SITE_BARRIER: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_BARRIER_WARP: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_BARRIER_THREADBLOCK: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_WAIT_UNTIL_GE: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_WAIT_UNTIL_EQ: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_WAIT_UNTIL_NE: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_WAIT_UNTIL_GT: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_WAIT_UNTIL_LT: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_WAIT_UNTIL_LE: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_WAIT_NE: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_PROXY_CHECK_CHANNEL_AVAILABILITY: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_PROXY_ENFORCE_CONSISTENCY_AT_TARGET: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_PROXY_GLOBAL_EXIT: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_PROXY_QUIET: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GE: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_EQ: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_NE: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GT: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LT: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LE: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_FLAG: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_DATA: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_G_WAIT_FLAG: Final[nvshmemi_call_site_id]
NVSHMEMI_CALL_SITE_SENTINEL: Final[nvshmemi_call_site_id]

class nvshmem_team_id_t(IntEnum):
    ctype: type[ctypes.c_int]
    NVSHMEM_TEAM_INVALID = -1
    NVSHMEM_TEAM_WORLD = 0
    NVSHMEM_TEAM_WORLD_INDEX = 0
    NVSHMEM_TEAM_SHARED = 1
    NVSHMEM_TEAM_SHARED_INDEX = 1
    NVSHMEMX_TEAM_NODE = 2
    NVSHMEM_TEAM_NODE_INDEX = 2
    NVSHMEMX_TEAM_SAME_MYPE_NODE = 3
    NVSHMEM_TEAM_SAME_MYPE_NODE_INDEX = 3
    NVSHMEMI_TEAM_SAME_GPU = 4
    NVSHMEM_TEAM_SAME_GPU_INDEX = 4
    NVSHMEMI_TEAM_GPU_LEADERS = 5
    NVSHMEM_TEAM_GPU_LEADERS_INDEX = 5
    NVSHMEM_TEAM_MC_SHARED = 6
    NVSHMEM_TEAM_MC_SHARED_INDEX = 6
    NVSHMEM_TEAMS_MIN = 7
    NVSHMEM_TEAM_INDEX_MAX = 2147483647
NVSHMEM_TEAM_INVALID: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_WORLD: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_WORLD_INDEX: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_SHARED: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_SHARED_INDEX: Final[nvshmem_team_id_t]
NVSHMEMX_TEAM_NODE: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_NODE_INDEX: Final[nvshmem_team_id_t]
NVSHMEMX_TEAM_SAME_MYPE_NODE: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_SAME_MYPE_NODE_INDEX: Final[nvshmem_team_id_t]
NVSHMEMI_TEAM_SAME_GPU: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_SAME_GPU_INDEX: Final[nvshmem_team_id_t]
NVSHMEMI_TEAM_GPU_LEADERS: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_GPU_LEADERS_INDEX: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_MC_SHARED: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_MC_SHARED_INDEX: Final[nvshmem_team_id_t]
NVSHMEM_TEAMS_MIN: Final[nvshmem_team_id_t]
NVSHMEM_TEAM_INDEX_MAX: Final[nvshmem_team_id_t]

class rdxn_ops_t(IntEnum):
    ctype: type[ctypes.c_uint]
    RDXN_OPS_AND = 0
    RDXN_OPS_and = 0
    RDXN_OPS_OR = 1
    RDXN_OPS_or = 1
    RDXN_OPS_XOR = 2
    RDXN_OPS_xor = 2
    RDXN_OPS_MIN = 3
    RDXN_OPS_min = 3
    RDXN_OPS_MAX = 4
    RDXN_OPS_max = 4
    RDXN_OPS_SUM = 5
    RDXN_OPS_sum = 5
    RDXN_OPS_PROD = 6
    RDXN_OPS_prod = 6
    RDXN_OPS_MAXLOC = 7
    RDXN_OPS_maxloc = 8
    RDXN_OPS_sentinel = 2147483647
rdxn_ops = rdxn_ops_t
RDXN_OPS_AND: Final[rdxn_ops_t]
RDXN_OPS_and: Final[rdxn_ops_t]
RDXN_OPS_OR: Final[rdxn_ops_t]
RDXN_OPS_or: Final[rdxn_ops_t]
RDXN_OPS_XOR: Final[rdxn_ops_t]
RDXN_OPS_xor: Final[rdxn_ops_t]
RDXN_OPS_MIN: Final[rdxn_ops_t]
RDXN_OPS_min: Final[rdxn_ops_t]
RDXN_OPS_MAX: Final[rdxn_ops_t]
RDXN_OPS_max: Final[rdxn_ops_t]
RDXN_OPS_SUM: Final[rdxn_ops_t]
RDXN_OPS_sum: Final[rdxn_ops_t]
RDXN_OPS_PROD: Final[rdxn_ops_t]
RDXN_OPS_prod: Final[rdxn_ops_t]
RDXN_OPS_MAXLOC: Final[rdxn_ops_t]
RDXN_OPS_maxloc: Final[rdxn_ops_t]
RDXN_OPS_sentinel: Final[rdxn_ops_t]

class nvshmemi_proxy_status(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_PROXY_NONE = 0
    NVSHMEMI_PROXY_MINIMAL = 1
    NVSHMEMI_PROXY_FULL = 2
    NVSHMEMI_PROXY_SENTINEL = 2147483647
NVSHMEMI_PROXY_NONE: Final[nvshmemi_proxy_status]
NVSHMEMI_PROXY_MINIMAL: Final[nvshmemi_proxy_status]
NVSHMEMI_PROXY_FULL: Final[nvshmemi_proxy_status]
NVSHMEMI_PROXY_SENTINEL: Final[nvshmemi_proxy_status]

class nvshmemx_status(IntEnum):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_SUCCESS = 0
    NVSHMEMX_ERROR_INVALID_VALUE = 1
    NVSHMEMX_ERROR_OUT_OF_MEMORY = 2
    NVSHMEMX_ERROR_NOT_SUPPORTED = 3
    NVSHMEMX_ERROR_SYMMETRY = 4
    NVSHMEMX_ERROR_GPU_NOT_SELECTED = 5
    NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED = 6
    NVSHMEMX_ERROR_INTERNAL = 7
    NVSHMEMX_ERROR_SENTINEL = 2147483647
NVSHMEMX_SUCCESS: Final[nvshmemx_status]
NVSHMEMX_ERROR_INVALID_VALUE: Final[nvshmemx_status]
NVSHMEMX_ERROR_OUT_OF_MEMORY: Final[nvshmemx_status]
NVSHMEMX_ERROR_NOT_SUPPORTED: Final[nvshmemx_status]
NVSHMEMX_ERROR_SYMMETRY: Final[nvshmemx_status]
NVSHMEMX_ERROR_GPU_NOT_SELECTED: Final[nvshmemx_status]
NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED: Final[nvshmemx_status]
NVSHMEMX_ERROR_INTERNAL: Final[nvshmemx_status]
NVSHMEMX_ERROR_SENTINEL: Final[nvshmemx_status]

class flags(IntEnum):
    ctype: type[ctypes.c_int]
    NVSHMEMX_INIT_THREAD_PES = 1
    NVSHMEMX_INIT_WITH_MPI_COMM = 2
    NVSHMEMX_INIT_WITH_SHMEM = 4
    NVSHMEMX_INIT_WITH_UNIQUEID = 8
    NVSHMEMX_INIT_MAX = -2147483648
NVSHMEMX_INIT_THREAD_PES: Final[flags]
NVSHMEMX_INIT_WITH_MPI_COMM: Final[flags]
NVSHMEMX_INIT_WITH_SHMEM: Final[flags]
NVSHMEMX_INIT_WITH_UNIQUEID: Final[flags]
NVSHMEMX_INIT_MAX: Final[flags]

class nvshmemx_device_lib_init_cb(CFuncPtr): ...

class __half(_Struct):
    shim_bits: int
    def __init__(self, shim_bits: int = ...) -> None: ...

class __nv_bfloat16(_Struct):
    shim_bits: int
    def __init__(self, shim_bits: int = ...) -> None: ...

class nvshmemx_uniqueid_v1(_Struct):
    version: int
    internal: _CharBytes
    def __init__(self, version: int = ..., internal: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvshmemx_uniqueid_args_v1(_Struct):
    version: int
    id: ctypes._Pointer[nvshmemx_uniqueid_v1]
    myrank: int
    nranks: int
    def __init__(self, version: int = ..., id: ctypes._Pointer[nvshmemx_uniqueid_v1] | None = ..., myrank: int = ..., nranks: int = ...) -> None: ...

class nvshmemx_region_attrs_t(_Struct):
    hints: int
    reserved: _CharBytes
    def __init__(self, hints: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...
nvshmemx_region_attrs = nvshmemx_region_attrs_t

class nvshmemx_init_args_v2(_Struct):
    version: int
    uid_args: nvshmemx_uniqueid_args_v1
    cuda_device_id: int
    content: _Chars
    def __init__(self, version: int = ..., uid_args: nvshmemx_uniqueid_args_v1 = ..., cuda_device_id: int = ..., content: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvshmemx_init_args_v1(_Struct):
    version: int
    uid_args: nvshmemx_uniqueid_args_v1
    content: _Chars
    def __init__(self, version: int = ..., uid_args: nvshmemx_uniqueid_args_v1 = ..., content: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvshmemx_init_attr_v2(_Struct):
    version: int
    mpi_comm: int | None
    args: nvshmemx_init_args_v2
    def __init__(self, version: int = ..., mpi_comm: int | None = ..., args: nvshmemx_init_args_v2 = ...) -> None: ...

class nvshmemx_init_attr_v1(_Struct):
    version: int
    mpi_comm: int | None
    args: nvshmemx_init_args_v2
    def __init__(self, version: int = ..., mpi_comm: int | None = ..., args: nvshmemx_init_args_v2 = ...) -> None: ...

class nvshmem_team_config_v2(_Struct):
    version: int
    num_contexts: int
    uniqueid: int
    padding: _CharBytes
    def __init__(self, version: int = ..., num_contexts: int = ..., uniqueid: int = ..., padding: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvshmem_team_config_v1(_Struct):
    version: int
    num_contexts: int
    padding: _CharBytes
    def __init__(self, version: int = ..., num_contexts: int = ..., padding: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvshmemi_version_t(_Struct):
    major: int
    minor: int
    patch: int
    def __init__(self, major: int = ..., minor: int = ..., patch: int = ...) -> None: ...

half = __half
FILE = ctypes.c_void_p
nvshmemx_uniqueid_t = nvshmemx_uniqueid_v1
nvshmemx_uniqueid_args_t = nvshmemx_uniqueid_args_v1
nvshmemx_qp_handle_t = ctypes.c_int
nvshmemx_team_uniqueid_t = ctypes.c_uint64
nvshmem_team_t = ctypes.c_int32
nvshmemx_team_t = ctypes.c_int32
nvshmemx_region_handle_t = ctypes.c_uint64
nvshmemi_region_slot_t = ctypes.c_void_p
nvshmemx_init_args_t = nvshmemx_init_args_v2
nvshmemx_init_attr_t = nvshmemx_init_attr_v2
nvshmem_team_config_t = nvshmem_team_config_v2

NVSHMEMI_AMO_FLOAT_BIT: Final = 128
NVSHMEMI_TMA_BARRIER_REGION_BYTES: Final = 512
NVSHMEMI_TMA_NUM_BARRIER_SLOTS: Final = 32
NVSHMEMI_TMA_MAX_CONCURRENT_GRIDS: Final = 4
NVSHMEMI_NUM_HANDLE_BARRIER_SLOTS: Final = 32
NVSHMEMI_HANDLE_BARRIER_BYTES: Final = 512
NVSHMEMI_COUNTED_STATE_SLOT_BYTES: Final = 16
NVSHMEMI_COUNTED_STATUS_SLOT: Final = 0
NVSHMEMI_COUNTED_HANDLE_BARRIER_SLOT: Final = 1
NVSHMEMI_COUNTED_TMA_BARRIER_SLOT: Final = 2
NVSHMEMI_COUNTED_READY_BARRIER_SLOT: Final = 3
NVSHMEMI_COUNTED_REUSABLE_BARRIER_SLOT: Final = 5
NVSHMEMI_COUNTED_NUM_STATE_SLOTS: Final = 7
NVSHMEMI_COUNTED_STATE_BYTES: Final = 112
NVSHMEMI_SMEM_DATA_REGION_OFFSET: Final = 1136
INIT_ARGS_V2_PADDING: Final = 92
INIT_ARGS_PADDING: Final = 96
INIT_ARGS_SCALAR_INVALID: Final = -1
TEAM_CONFIG_V2_PADDING: Final = 48
TEAM_CONFIG_PADDING: Final = 56
REDUCE_PADDING: Final = 32
TIMEOUT_PADDING: Final = 16
COLL_ENV_VARS_PADDING: Final = 472
COLL_ENV_VARS_V2_PADDING: Final = 415
NVSHMEMI_TEAM_DUP_COUNT: Final = 128
NVSHMEMI_NVLS_MAX_CTA_COUNT: Final = 128
RED_REC_INVALID_SCALAR: Final = -1
TEAM_CONFIG_SCALAR_INVALID: Final = -1
TEAM_SCALAR_INVALID: Final = -1
COLL_ENV_PARAMS_SCALAR_INVALID: Final = -1
COLL_ENV_PARAMS_USCALAR_INVALID: Final = 4294967295
COLL_ENV_PARAMS_ULSCALAR_INVALID: Final = 18446744073709551615
TIMEOUT_ULSCALAR_INVALID: Final = 0
TEAM_USCALAR_INVALID: Final = 4294967295
TEAM_ULSCALAR_INVALID: Final = 18446744073709551615
TEAM_ULSCALAR_DEFAULT: Final = 0
STATE_SCALAR_INVALID: Final = -1
STATE_USCALAR_INVALID: Final = 4294967295
STATE_ULSCALAR_INVALID: Final = 18446744073709551615
UNIQUEID_PADDING: Final = 124
UNIQUEID_ARGS_INVALID: Final = -1
NVSHMEM_INIT_ATTR_VER: Final = 1
NVSHMEM_TEAM_UNIQUID_INITIALIZER: Final = 18446744073709551615
NVSHMEM_INIT_ARGS_V2_IDENTIFIER: Final = 131200
NVSHMEM_INIT_ATTR_V2_IDENTIFIER: Final = 131216
NVSHMEM_INIT_ATTR_V1_IDENTIFIER: Final = 65680
NVSHMEMI_TEAM_CONFIG_VERSION_2_IDENTIFIER: Final = 131136
NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS: Final = 1
NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID: Final = 2
NVSHMEMI_TEAM_CONFIG_VERSION_1_IDENTIFIER: Final = 65600
NVSHMEMI_TEAM_V4_IDENTIFIER: Final = 262960
NVSHMEMX_REGION_ATTRS_RESERVED_BYTES: Final = 60
NVSHMEM_VENDOR_MAJOR_VERSION: Final = 3
NVSHMEM_VENDOR_MINOR_VERSION: Final = 8
NVSHMEM_VENDOR_PATCH_VERSION: Final = 0
NVSHMEM_VENDOR_PACKAGE_VERSION: Final = 0
NVSHMEM_TRANSPORT_PLUGIN_MAJOR_VERSION: Final = 7
NVSHMEM_TRANSPORT_PLUGIN_MINOR_VERSION: Final = 0
NVSHMEM_TRANSPORT_PLUGIN_PATCH_VERSION: Final = 0
NVSHMEM_BOOTSTRAP_PLUGIN_MAJOR_VERSION: Final = 3
NVSHMEM_BOOTSTRAP_PLUGIN_MINOR_VERSION: Final = 0
NVSHMEM_BOOTSTRAP_PLUGIN_PATCH_VERSION: Final = 0
CHANNEL_BUF_SIZE: Final = 4194304
CHANNEL_BUF_SIZE_LOG: Final = 22
CHANNEL_ENTRY_BYTES: Final = 8
NVSHMEM_MAJOR_VERSION: Final = 1
NVSHMEM_MINOR_VERSION: Final = 3
NVSHMEM_VENDOR_VERSION: Final = 30800
NVSHMEM_MAX_NAME_LEN: Final = 256
NVSHMEMI_SPLITMIX64_SHIFT_1: Final = 30
NVSHMEMI_SPLITMIX64_MULTIPLIER_1: Final = 13787848793156543929
NVSHMEMI_SPLITMIX64_SHIFT_2: Final = 27
NVSHMEMI_SPLITMIX64_MULTIPLIER_2: Final = 10723151780598845931
NVSHMEMI_SPLITMIX64_SHIFT_3: Final = 31
PROXY_DMA_REQ_BYTES: Final = 32
PROXY_CHANNEL_ENTRY_CONTROL_BYTES: Final = 1
PROXY_CHANNEL_ENTRY_DATA_BYTES: Final = 7
PROXY_GROUP_SIZE_SINGLE: Final = 1
PROXY_GROUP_COUNT_MAX: Final = 127
PROXY_GROUP_REGION: Final = 128
PROXY_AMO_REQ_BYTES: Final = 40
PROXY_INLINE_REQ_BYTES: Final = 24
PROXY_PUT_WITH_SIG_REQ_BYTES: Final = 48
SYNC_SIZE: Final = 27648
NVSHMEMI_SYNC_SIZE: Final = 55296
NVSHMEMI_BCAST_SYNC_SIZE: Final = 276480
NVSHMEMI_ALLTOALL_SYNC_SIZE: Final = 27648
NVSHMEMI_WARP_SIZE: Final = 32
NVSHMEMI_REDUCE_CTA_COUNT_DEFAULT: Final = 16
NVSHMEMI_REDUCESCATTER_CTA_COUNT_DEFAULT: Final = 16
NVSHMEMI_FCOLLECT_CTA_COUNT_DEFAULT: Final = 32

def nvshmem_float_alltoall(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelems: int) -> None: """nvshmem_float_alltoall since 3.2"""
def nvshmem_double_alltoall(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelems: int) -> None: """nvshmem_double_alltoall since 3.2"""
def nvshmem_short_alltoall(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelems: int) -> None: """nvshmem_short_alltoall since 3.2"""
def nvshmem_schar_alltoall(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelems: int) -> None: """nvshmem_schar_alltoall since 3.2"""
def nvshmem_int_alltoall(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelems: int) -> None: """nvshmem_int_alltoall since 3.2"""
def nvshmem_long_alltoall(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelems: int) -> None: """nvshmem_long_alltoall since 3.2"""
def nvshmem_longlong_alltoall(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelems: int) -> None: """nvshmem_longlong_alltoall since 3.2"""
def nvshmem_uchar_alltoall(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelems: int) -> None: """nvshmem_uchar_alltoall since 3.2"""
def nvshmem_ushort_alltoall(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelems: int) -> None: """nvshmem_ushort_alltoall since 3.2"""
def nvshmem_uint_alltoall(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelems: int) -> None: """nvshmem_uint_alltoall since 3.2"""
def nvshmem_ulong_alltoall(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelems: int) -> None: """nvshmem_ulong_alltoall since 3.2"""
def nvshmem_ulonglong_alltoall(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelems: int) -> None: """nvshmem_ulonglong_alltoall since 3.2"""
def nvshmem_int8_alltoall(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelems: int) -> None: """nvshmem_int8_alltoall since 3.2"""
def nvshmem_int16_alltoall(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelems: int) -> None: """nvshmem_int16_alltoall since 3.2"""
def nvshmem_int32_alltoall(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelems: int) -> None: """nvshmem_int32_alltoall since 3.2"""
def nvshmem_int64_alltoall(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelems: int) -> None: """nvshmem_int64_alltoall since 3.2"""
def nvshmem_uint8_alltoall(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelems: int) -> None: """nvshmem_uint8_alltoall since 3.2"""
def nvshmem_uint16_alltoall(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelems: int) -> None: """nvshmem_uint16_alltoall since 3.2"""
def nvshmem_uint32_alltoall(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelems: int) -> None: """nvshmem_uint32_alltoall since 3.2"""
def nvshmem_uint64_alltoall(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelems: int) -> None: """nvshmem_uint64_alltoall since 3.2"""
def nvshmem_size_alltoall(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelems: int) -> None: """nvshmem_size_alltoall since 3.2"""
def nvshmem_ptrdiff_alltoall(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelems: int) -> None: """nvshmem_ptrdiff_alltoall since 3.2"""
def nvshmem_alltoallmem(team: int, dest: _Writable, src: _Address, nelems: int) -> None: """nvshmem_alltoallmem since 3.2"""
def nvshmem_barrier(team: int) -> None: """nvshmem_barrier since 3.2"""
def nvshmem_barrier_all() -> None: """nvshmem_barrier_all since 3.2"""
def nvshmem_team_sync(team: int) -> None: """nvshmem_team_sync since 3.2"""
def nvshmem_sync_all() -> None: """nvshmem_sync_all since 3.2"""
def nvshmem_float_broadcast(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, PE_root: int) -> None: """nvshmem_float_broadcast since 3.2"""
def nvshmem_double_broadcast(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, PE_root: int) -> None: """nvshmem_double_broadcast since 3.2"""
def nvshmem_short_broadcast(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, PE_root: int) -> None: """nvshmem_short_broadcast since 3.2"""
def nvshmem_schar_broadcast(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, PE_root: int) -> None: """nvshmem_schar_broadcast since 3.2"""
def nvshmem_int_broadcast(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, PE_root: int) -> None: """nvshmem_int_broadcast since 3.2"""
def nvshmem_long_broadcast(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, PE_root: int) -> None: """nvshmem_long_broadcast since 3.2"""
def nvshmem_longlong_broadcast(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, PE_root: int) -> None: """nvshmem_longlong_broadcast since 3.2"""
def nvshmem_uchar_broadcast(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, PE_root: int) -> None: """nvshmem_uchar_broadcast since 3.2"""
def nvshmem_ushort_broadcast(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, PE_root: int) -> None: """nvshmem_ushort_broadcast since 3.2"""
def nvshmem_uint_broadcast(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, PE_root: int) -> None: """nvshmem_uint_broadcast since 3.2"""
def nvshmem_ulong_broadcast(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, PE_root: int) -> None: """nvshmem_ulong_broadcast since 3.2"""
def nvshmem_ulonglong_broadcast(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, PE_root: int) -> None: """nvshmem_ulonglong_broadcast since 3.2"""
def nvshmem_int8_broadcast(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, PE_root: int) -> None: """nvshmem_int8_broadcast since 3.2"""
def nvshmem_int16_broadcast(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, PE_root: int) -> None: """nvshmem_int16_broadcast since 3.2"""
def nvshmem_int32_broadcast(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, PE_root: int) -> None: """nvshmem_int32_broadcast since 3.2"""
def nvshmem_int64_broadcast(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, PE_root: int) -> None: """nvshmem_int64_broadcast since 3.2"""
def nvshmem_uint8_broadcast(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, PE_root: int) -> None: """nvshmem_uint8_broadcast since 3.2"""
def nvshmem_uint16_broadcast(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, PE_root: int) -> None: """nvshmem_uint16_broadcast since 3.2"""
def nvshmem_uint32_broadcast(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, PE_root: int) -> None: """nvshmem_uint32_broadcast since 3.2"""
def nvshmem_uint64_broadcast(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, PE_root: int) -> None: """nvshmem_uint64_broadcast since 3.2"""
def nvshmem_size_broadcast(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, PE_root: int) -> None: """nvshmem_size_broadcast since 3.2"""
def nvshmem_ptrdiff_broadcast(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, PE_root: int) -> None: """nvshmem_ptrdiff_broadcast since 3.2"""
def nvshmem_broadcastmem(team: int, dest: _Writable, src: _Address, nelems: int, PE_root: int) -> None: """nvshmem_broadcastmem since 3.2"""
def nvshmem_float_fcollect(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int) -> None: """nvshmem_float_fcollect since 3.2"""
def nvshmem_double_fcollect(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int) -> None: """nvshmem_double_fcollect since 3.2"""
def nvshmem_short_fcollect(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int) -> None: """nvshmem_short_fcollect since 3.2"""
def nvshmem_schar_fcollect(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int) -> None: """nvshmem_schar_fcollect since 3.2"""
def nvshmem_int_fcollect(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int) -> None: """nvshmem_int_fcollect since 3.2"""
def nvshmem_long_fcollect(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int) -> None: """nvshmem_long_fcollect since 3.2"""
def nvshmem_longlong_fcollect(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int) -> None: """nvshmem_longlong_fcollect since 3.2"""
def nvshmem_uchar_fcollect(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int) -> None: """nvshmem_uchar_fcollect since 3.2"""
def nvshmem_ushort_fcollect(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int) -> None: """nvshmem_ushort_fcollect since 3.2"""
def nvshmem_uint_fcollect(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int) -> None: """nvshmem_uint_fcollect since 3.2"""

class _Raw0(Raw):
    @staticmethod
    def nvshmem_float_alltoall(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_alltoall(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_alltoall(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_alltoall(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_alltoall(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_alltoall(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_alltoall(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_alltoall(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_alltoall(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_alltoall(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_alltoall(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_alltoall(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_alltoall(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_alltoall(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_alltoall(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_alltoall(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_alltoall(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_alltoall(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_alltoall(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_alltoall(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_alltoall(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_alltoall(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_alltoallmem(team: int, dest: _Writable, src: _Address, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_barrier(team: int, /) -> int: ...
    @staticmethod
    def nvshmem_barrier_all() -> None: ...
    @staticmethod
    def nvshmem_team_sync(team: int, /) -> int: ...
    @staticmethod
    def nvshmem_sync_all() -> None: ...
    @staticmethod
    def nvshmem_float_broadcast(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_broadcast(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_broadcast(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_broadcast(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_broadcast(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_broadcast(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_broadcast(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_broadcast(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_broadcast(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_broadcast(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_broadcast(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_broadcast(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_broadcast(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_broadcast(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_broadcast(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_broadcast(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_broadcast(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_broadcast(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_broadcast(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_broadcast(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_broadcast(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_broadcast(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_broadcastmem(team: int, dest: _Writable, src: _Address, nelems: int, PE_root: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_fcollect(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_fcollect(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_fcollect(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_fcollect(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_fcollect(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_fcollect(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_fcollect(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_fcollect(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_fcollect(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_fcollect(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, /) -> int: ...

class _Api0:
    nvshmem_float_alltoall = staticmethod(_here.nvshmem_float_alltoall)
    nvshmem_double_alltoall = staticmethod(_here.nvshmem_double_alltoall)
    nvshmem_short_alltoall = staticmethod(_here.nvshmem_short_alltoall)
    nvshmem_schar_alltoall = staticmethod(_here.nvshmem_schar_alltoall)
    nvshmem_int_alltoall = staticmethod(_here.nvshmem_int_alltoall)
    nvshmem_long_alltoall = staticmethod(_here.nvshmem_long_alltoall)
    nvshmem_longlong_alltoall = staticmethod(_here.nvshmem_longlong_alltoall)
    nvshmem_uchar_alltoall = staticmethod(_here.nvshmem_uchar_alltoall)
    nvshmem_ushort_alltoall = staticmethod(_here.nvshmem_ushort_alltoall)
    nvshmem_uint_alltoall = staticmethod(_here.nvshmem_uint_alltoall)
    nvshmem_ulong_alltoall = staticmethod(_here.nvshmem_ulong_alltoall)
    nvshmem_ulonglong_alltoall = staticmethod(_here.nvshmem_ulonglong_alltoall)
    nvshmem_int8_alltoall = staticmethod(_here.nvshmem_int8_alltoall)
    nvshmem_int16_alltoall = staticmethod(_here.nvshmem_int16_alltoall)
    nvshmem_int32_alltoall = staticmethod(_here.nvshmem_int32_alltoall)
    nvshmem_int64_alltoall = staticmethod(_here.nvshmem_int64_alltoall)
    nvshmem_uint8_alltoall = staticmethod(_here.nvshmem_uint8_alltoall)
    nvshmem_uint16_alltoall = staticmethod(_here.nvshmem_uint16_alltoall)
    nvshmem_uint32_alltoall = staticmethod(_here.nvshmem_uint32_alltoall)
    nvshmem_uint64_alltoall = staticmethod(_here.nvshmem_uint64_alltoall)
    nvshmem_size_alltoall = staticmethod(_here.nvshmem_size_alltoall)
    nvshmem_ptrdiff_alltoall = staticmethod(_here.nvshmem_ptrdiff_alltoall)
    nvshmem_alltoallmem = staticmethod(_here.nvshmem_alltoallmem)
    nvshmem_barrier = staticmethod(_here.nvshmem_barrier)
    nvshmem_barrier_all = staticmethod(_here.nvshmem_barrier_all)
    nvshmem_team_sync = staticmethod(_here.nvshmem_team_sync)
    nvshmem_sync_all = staticmethod(_here.nvshmem_sync_all)
    nvshmem_float_broadcast = staticmethod(_here.nvshmem_float_broadcast)
    nvshmem_double_broadcast = staticmethod(_here.nvshmem_double_broadcast)
    nvshmem_short_broadcast = staticmethod(_here.nvshmem_short_broadcast)
    nvshmem_schar_broadcast = staticmethod(_here.nvshmem_schar_broadcast)
    nvshmem_int_broadcast = staticmethod(_here.nvshmem_int_broadcast)
    nvshmem_long_broadcast = staticmethod(_here.nvshmem_long_broadcast)
    nvshmem_longlong_broadcast = staticmethod(_here.nvshmem_longlong_broadcast)
    nvshmem_uchar_broadcast = staticmethod(_here.nvshmem_uchar_broadcast)
    nvshmem_ushort_broadcast = staticmethod(_here.nvshmem_ushort_broadcast)
    nvshmem_uint_broadcast = staticmethod(_here.nvshmem_uint_broadcast)
    nvshmem_ulong_broadcast = staticmethod(_here.nvshmem_ulong_broadcast)
    nvshmem_ulonglong_broadcast = staticmethod(_here.nvshmem_ulonglong_broadcast)
    nvshmem_int8_broadcast = staticmethod(_here.nvshmem_int8_broadcast)
    nvshmem_int16_broadcast = staticmethod(_here.nvshmem_int16_broadcast)
    nvshmem_int32_broadcast = staticmethod(_here.nvshmem_int32_broadcast)
    nvshmem_int64_broadcast = staticmethod(_here.nvshmem_int64_broadcast)
    nvshmem_uint8_broadcast = staticmethod(_here.nvshmem_uint8_broadcast)
    nvshmem_uint16_broadcast = staticmethod(_here.nvshmem_uint16_broadcast)
    nvshmem_uint32_broadcast = staticmethod(_here.nvshmem_uint32_broadcast)
    nvshmem_uint64_broadcast = staticmethod(_here.nvshmem_uint64_broadcast)
    nvshmem_size_broadcast = staticmethod(_here.nvshmem_size_broadcast)
    nvshmem_ptrdiff_broadcast = staticmethod(_here.nvshmem_ptrdiff_broadcast)
    nvshmem_broadcastmem = staticmethod(_here.nvshmem_broadcastmem)
    nvshmem_float_fcollect = staticmethod(_here.nvshmem_float_fcollect)
    nvshmem_double_fcollect = staticmethod(_here.nvshmem_double_fcollect)
    nvshmem_short_fcollect = staticmethod(_here.nvshmem_short_fcollect)
    nvshmem_schar_fcollect = staticmethod(_here.nvshmem_schar_fcollect)
    nvshmem_int_fcollect = staticmethod(_here.nvshmem_int_fcollect)
    nvshmem_long_fcollect = staticmethod(_here.nvshmem_long_fcollect)
    nvshmem_longlong_fcollect = staticmethod(_here.nvshmem_longlong_fcollect)
    nvshmem_uchar_fcollect = staticmethod(_here.nvshmem_uchar_fcollect)
    nvshmem_ushort_fcollect = staticmethod(_here.nvshmem_ushort_fcollect)
    nvshmem_uint_fcollect = staticmethod(_here.nvshmem_uint_fcollect)

def nvshmem_ulong_fcollect(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int) -> None: """nvshmem_ulong_fcollect since 3.2"""
def nvshmem_ulonglong_fcollect(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int) -> None: """nvshmem_ulonglong_fcollect since 3.2"""
def nvshmem_int8_fcollect(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int) -> None: """nvshmem_int8_fcollect since 3.2"""
def nvshmem_int16_fcollect(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int) -> None: """nvshmem_int16_fcollect since 3.2"""
def nvshmem_int32_fcollect(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int) -> None: """nvshmem_int32_fcollect since 3.2"""
def nvshmem_int64_fcollect(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int) -> None: """nvshmem_int64_fcollect since 3.2"""
def nvshmem_uint8_fcollect(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int) -> None: """nvshmem_uint8_fcollect since 3.2"""
def nvshmem_uint16_fcollect(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int) -> None: """nvshmem_uint16_fcollect since 3.2"""
def nvshmem_uint32_fcollect(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int) -> None: """nvshmem_uint32_fcollect since 3.2"""
def nvshmem_uint64_fcollect(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int) -> None: """nvshmem_uint64_fcollect since 3.2"""
def nvshmem_size_fcollect(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int) -> None: """nvshmem_size_fcollect since 3.2"""
def nvshmem_ptrdiff_fcollect(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int) -> None: """nvshmem_ptrdiff_fcollect since 3.2"""
def nvshmem_fcollectmem(team: int, dest: _Writable, src: _Address, nelems: int) -> None: """nvshmem_fcollectmem since 3.2"""
def nvshmem_uchar_and_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_and_reduce since 3.2"""
def nvshmem_ushort_and_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_and_reduce since 3.2"""
def nvshmem_uint_and_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_and_reduce since 3.2"""
def nvshmem_ulong_and_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_and_reduce since 3.2"""
def nvshmem_ulonglong_and_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_and_reduce since 3.2"""
def nvshmem_int8_and_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_and_reduce since 3.2"""
def nvshmem_int16_and_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_and_reduce since 3.2"""
def nvshmem_int32_and_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_and_reduce since 3.2"""
def nvshmem_int64_and_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_and_reduce since 3.2"""
def nvshmem_uint8_and_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_and_reduce since 3.2"""
def nvshmem_uint16_and_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_and_reduce since 3.2"""
def nvshmem_uint32_and_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_and_reduce since 3.2"""
def nvshmem_uint64_and_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_and_reduce since 3.2"""
def nvshmem_size_and_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_and_reduce since 3.2"""
def nvshmem_uchar_or_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_or_reduce since 3.2"""
def nvshmem_ushort_or_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_or_reduce since 3.2"""
def nvshmem_uint_or_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_or_reduce since 3.2"""
def nvshmem_ulong_or_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_or_reduce since 3.2"""
def nvshmem_ulonglong_or_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_or_reduce since 3.2"""
def nvshmem_int8_or_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_or_reduce since 3.2"""
def nvshmem_int16_or_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_or_reduce since 3.2"""
def nvshmem_int32_or_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_or_reduce since 3.2"""
def nvshmem_int64_or_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_or_reduce since 3.2"""
def nvshmem_uint8_or_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_or_reduce since 3.2"""
def nvshmem_uint16_or_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_or_reduce since 3.2"""
def nvshmem_uint32_or_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_or_reduce since 3.2"""
def nvshmem_uint64_or_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_or_reduce since 3.2"""
def nvshmem_size_or_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_or_reduce since 3.2"""
def nvshmem_uchar_xor_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_xor_reduce since 3.2"""
def nvshmem_ushort_xor_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_xor_reduce since 3.2"""
def nvshmem_uint_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_xor_reduce since 3.2"""
def nvshmem_ulong_xor_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_xor_reduce since 3.2"""
def nvshmem_ulonglong_xor_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_xor_reduce since 3.2"""
def nvshmem_int8_xor_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_xor_reduce since 3.2"""
def nvshmem_int16_xor_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_xor_reduce since 3.2"""
def nvshmem_int32_xor_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_xor_reduce since 3.2"""
def nvshmem_int64_xor_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_xor_reduce since 3.2"""
def nvshmem_uint8_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_xor_reduce since 3.2"""
def nvshmem_uint16_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_xor_reduce since 3.2"""
def nvshmem_uint32_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_xor_reduce since 3.2"""
def nvshmem_uint64_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_xor_reduce since 3.2"""
def nvshmem_size_xor_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_xor_reduce since 3.2"""
def nvshmem_uchar_max_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_max_reduce since 3.2"""
def nvshmem_ushort_max_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_max_reduce since 3.2"""
def nvshmem_uint_max_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_max_reduce since 3.2"""
def nvshmem_ulong_max_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_max_reduce since 3.2"""
def nvshmem_ulonglong_max_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_max_reduce since 3.2"""

class _Raw60(Raw):
    @staticmethod
    def nvshmem_ulong_fcollect(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_fcollect(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_fcollect(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_fcollect(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_fcollect(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_fcollect(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_fcollect(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_fcollect(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_fcollect(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_fcollect(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_fcollect(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_fcollect(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, /) -> int: ...
    @staticmethod
    def nvshmem_fcollectmem(team: int, dest: _Writable, src: _Address, nelems: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_and_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_and_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_and_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_and_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_and_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_and_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_and_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_and_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_and_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_and_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_and_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_and_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_and_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_and_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_or_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_or_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_or_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_or_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_or_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_or_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_or_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_or_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_or_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_or_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_or_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_or_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_or_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_or_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_xor_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_xor_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_xor_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_xor_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_xor_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_xor_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_xor_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_xor_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_xor_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_xor_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_max_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_max_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_max_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_max_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_max_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...

class _Api60:
    nvshmem_ulong_fcollect = staticmethod(_here.nvshmem_ulong_fcollect)
    nvshmem_ulonglong_fcollect = staticmethod(_here.nvshmem_ulonglong_fcollect)
    nvshmem_int8_fcollect = staticmethod(_here.nvshmem_int8_fcollect)
    nvshmem_int16_fcollect = staticmethod(_here.nvshmem_int16_fcollect)
    nvshmem_int32_fcollect = staticmethod(_here.nvshmem_int32_fcollect)
    nvshmem_int64_fcollect = staticmethod(_here.nvshmem_int64_fcollect)
    nvshmem_uint8_fcollect = staticmethod(_here.nvshmem_uint8_fcollect)
    nvshmem_uint16_fcollect = staticmethod(_here.nvshmem_uint16_fcollect)
    nvshmem_uint32_fcollect = staticmethod(_here.nvshmem_uint32_fcollect)
    nvshmem_uint64_fcollect = staticmethod(_here.nvshmem_uint64_fcollect)
    nvshmem_size_fcollect = staticmethod(_here.nvshmem_size_fcollect)
    nvshmem_ptrdiff_fcollect = staticmethod(_here.nvshmem_ptrdiff_fcollect)
    nvshmem_fcollectmem = staticmethod(_here.nvshmem_fcollectmem)
    nvshmem_uchar_and_reduce = staticmethod(_here.nvshmem_uchar_and_reduce)
    nvshmem_ushort_and_reduce = staticmethod(_here.nvshmem_ushort_and_reduce)
    nvshmem_uint_and_reduce = staticmethod(_here.nvshmem_uint_and_reduce)
    nvshmem_ulong_and_reduce = staticmethod(_here.nvshmem_ulong_and_reduce)
    nvshmem_ulonglong_and_reduce = staticmethod(_here.nvshmem_ulonglong_and_reduce)
    nvshmem_int8_and_reduce = staticmethod(_here.nvshmem_int8_and_reduce)
    nvshmem_int16_and_reduce = staticmethod(_here.nvshmem_int16_and_reduce)
    nvshmem_int32_and_reduce = staticmethod(_here.nvshmem_int32_and_reduce)
    nvshmem_int64_and_reduce = staticmethod(_here.nvshmem_int64_and_reduce)
    nvshmem_uint8_and_reduce = staticmethod(_here.nvshmem_uint8_and_reduce)
    nvshmem_uint16_and_reduce = staticmethod(_here.nvshmem_uint16_and_reduce)
    nvshmem_uint32_and_reduce = staticmethod(_here.nvshmem_uint32_and_reduce)
    nvshmem_uint64_and_reduce = staticmethod(_here.nvshmem_uint64_and_reduce)
    nvshmem_size_and_reduce = staticmethod(_here.nvshmem_size_and_reduce)
    nvshmem_uchar_or_reduce = staticmethod(_here.nvshmem_uchar_or_reduce)
    nvshmem_ushort_or_reduce = staticmethod(_here.nvshmem_ushort_or_reduce)
    nvshmem_uint_or_reduce = staticmethod(_here.nvshmem_uint_or_reduce)
    nvshmem_ulong_or_reduce = staticmethod(_here.nvshmem_ulong_or_reduce)
    nvshmem_ulonglong_or_reduce = staticmethod(_here.nvshmem_ulonglong_or_reduce)
    nvshmem_int8_or_reduce = staticmethod(_here.nvshmem_int8_or_reduce)
    nvshmem_int16_or_reduce = staticmethod(_here.nvshmem_int16_or_reduce)
    nvshmem_int32_or_reduce = staticmethod(_here.nvshmem_int32_or_reduce)
    nvshmem_int64_or_reduce = staticmethod(_here.nvshmem_int64_or_reduce)
    nvshmem_uint8_or_reduce = staticmethod(_here.nvshmem_uint8_or_reduce)
    nvshmem_uint16_or_reduce = staticmethod(_here.nvshmem_uint16_or_reduce)
    nvshmem_uint32_or_reduce = staticmethod(_here.nvshmem_uint32_or_reduce)
    nvshmem_uint64_or_reduce = staticmethod(_here.nvshmem_uint64_or_reduce)
    nvshmem_size_or_reduce = staticmethod(_here.nvshmem_size_or_reduce)
    nvshmem_uchar_xor_reduce = staticmethod(_here.nvshmem_uchar_xor_reduce)
    nvshmem_ushort_xor_reduce = staticmethod(_here.nvshmem_ushort_xor_reduce)
    nvshmem_uint_xor_reduce = staticmethod(_here.nvshmem_uint_xor_reduce)
    nvshmem_ulong_xor_reduce = staticmethod(_here.nvshmem_ulong_xor_reduce)
    nvshmem_ulonglong_xor_reduce = staticmethod(_here.nvshmem_ulonglong_xor_reduce)
    nvshmem_int8_xor_reduce = staticmethod(_here.nvshmem_int8_xor_reduce)
    nvshmem_int16_xor_reduce = staticmethod(_here.nvshmem_int16_xor_reduce)
    nvshmem_int32_xor_reduce = staticmethod(_here.nvshmem_int32_xor_reduce)
    nvshmem_int64_xor_reduce = staticmethod(_here.nvshmem_int64_xor_reduce)
    nvshmem_uint8_xor_reduce = staticmethod(_here.nvshmem_uint8_xor_reduce)
    nvshmem_uint16_xor_reduce = staticmethod(_here.nvshmem_uint16_xor_reduce)
    nvshmem_uint32_xor_reduce = staticmethod(_here.nvshmem_uint32_xor_reduce)
    nvshmem_uint64_xor_reduce = staticmethod(_here.nvshmem_uint64_xor_reduce)
    nvshmem_size_xor_reduce = staticmethod(_here.nvshmem_size_xor_reduce)
    nvshmem_uchar_max_reduce = staticmethod(_here.nvshmem_uchar_max_reduce)
    nvshmem_ushort_max_reduce = staticmethod(_here.nvshmem_ushort_max_reduce)
    nvshmem_uint_max_reduce = staticmethod(_here.nvshmem_uint_max_reduce)
    nvshmem_ulong_max_reduce = staticmethod(_here.nvshmem_ulong_max_reduce)
    nvshmem_ulonglong_max_reduce = staticmethod(_here.nvshmem_ulonglong_max_reduce)

def nvshmem_int8_max_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_max_reduce since 3.2"""
def nvshmem_int16_max_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_max_reduce since 3.2"""
def nvshmem_int32_max_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_max_reduce since 3.2"""
def nvshmem_int64_max_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_max_reduce since 3.2"""
def nvshmem_uint8_max_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_max_reduce since 3.2"""
def nvshmem_uint16_max_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_max_reduce since 3.2"""
def nvshmem_uint32_max_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_max_reduce since 3.2"""
def nvshmem_uint64_max_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_max_reduce since 3.2"""
def nvshmem_size_max_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_max_reduce since 3.2"""
def nvshmem_schar_max_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_max_reduce since 3.2"""
def nvshmem_short_max_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_max_reduce since 3.2"""
def nvshmem_int_max_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_max_reduce since 3.2"""
def nvshmem_long_max_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_max_reduce since 3.2"""
def nvshmem_longlong_max_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_max_reduce since 3.2"""
def nvshmem_float_max_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_max_reduce since 3.2"""
def nvshmem_double_max_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_max_reduce since 3.2"""
def nvshmem_uchar_min_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_min_reduce since 3.2"""
def nvshmem_ushort_min_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_min_reduce since 3.2"""
def nvshmem_uint_min_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_min_reduce since 3.2"""
def nvshmem_ulong_min_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_min_reduce since 3.2"""
def nvshmem_ulonglong_min_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_min_reduce since 3.2"""
def nvshmem_int8_min_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_min_reduce since 3.2"""
def nvshmem_int16_min_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_min_reduce since 3.2"""
def nvshmem_int32_min_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_min_reduce since 3.2"""
def nvshmem_int64_min_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_min_reduce since 3.2"""
def nvshmem_uint8_min_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_min_reduce since 3.2"""
def nvshmem_uint16_min_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_min_reduce since 3.2"""
def nvshmem_uint32_min_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_min_reduce since 3.2"""
def nvshmem_uint64_min_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_min_reduce since 3.2"""
def nvshmem_size_min_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_min_reduce since 3.2"""
def nvshmem_schar_min_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_min_reduce since 3.2"""
def nvshmem_short_min_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_min_reduce since 3.2"""
def nvshmem_int_min_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_min_reduce since 3.2"""
def nvshmem_long_min_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_min_reduce since 3.2"""
def nvshmem_longlong_min_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_min_reduce since 3.2"""
def nvshmem_float_min_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_min_reduce since 3.2"""
def nvshmem_double_min_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_min_reduce since 3.2"""
def nvshmem_uchar_sum_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_sum_reduce since 3.2"""
def nvshmem_ushort_sum_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_sum_reduce since 3.2"""
def nvshmem_uint_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_sum_reduce since 3.2"""
def nvshmem_ulong_sum_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_sum_reduce since 3.2"""
def nvshmem_ulonglong_sum_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_sum_reduce since 3.2"""
def nvshmem_int8_sum_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_sum_reduce since 3.2"""
def nvshmem_int16_sum_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_sum_reduce since 3.2"""
def nvshmem_int32_sum_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_sum_reduce since 3.2"""
def nvshmem_int64_sum_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_sum_reduce since 3.2"""
def nvshmem_uint8_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_sum_reduce since 3.2"""
def nvshmem_uint16_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_sum_reduce since 3.2"""
def nvshmem_uint32_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_sum_reduce since 3.2"""
def nvshmem_uint64_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_sum_reduce since 3.2"""
def nvshmem_size_sum_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_sum_reduce since 3.2"""
def nvshmem_schar_sum_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_sum_reduce since 3.2"""
def nvshmem_short_sum_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_sum_reduce since 3.2"""
def nvshmem_int_sum_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_sum_reduce since 3.2"""
def nvshmem_long_sum_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_sum_reduce since 3.2"""
def nvshmem_longlong_sum_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_sum_reduce since 3.2"""
def nvshmem_float_sum_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_sum_reduce since 3.2"""
def nvshmem_double_sum_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_sum_reduce since 3.2"""
def nvshmem_uchar_prod_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_prod_reduce since 3.2"""
def nvshmem_ushort_prod_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_prod_reduce since 3.2"""

class _Raw120(Raw):
    @staticmethod
    def nvshmem_int8_max_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_max_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_max_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_max_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_max_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_max_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_max_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_max_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_max_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_max_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_max_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_max_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_max_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_max_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_max_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_max_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_min_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_min_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_min_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_min_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_min_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_min_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_min_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_min_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_min_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_min_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_min_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_min_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_min_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_min_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_min_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_min_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_min_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_min_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_min_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_min_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_min_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_sum_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_sum_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_sum_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_sum_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_sum_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_sum_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_sum_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_sum_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_sum_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_sum_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_sum_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_sum_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_sum_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_sum_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_sum_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_sum_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_sum_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_prod_reduce(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_prod_reduce(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...

class _Api120:
    nvshmem_int8_max_reduce = staticmethod(_here.nvshmem_int8_max_reduce)
    nvshmem_int16_max_reduce = staticmethod(_here.nvshmem_int16_max_reduce)
    nvshmem_int32_max_reduce = staticmethod(_here.nvshmem_int32_max_reduce)
    nvshmem_int64_max_reduce = staticmethod(_here.nvshmem_int64_max_reduce)
    nvshmem_uint8_max_reduce = staticmethod(_here.nvshmem_uint8_max_reduce)
    nvshmem_uint16_max_reduce = staticmethod(_here.nvshmem_uint16_max_reduce)
    nvshmem_uint32_max_reduce = staticmethod(_here.nvshmem_uint32_max_reduce)
    nvshmem_uint64_max_reduce = staticmethod(_here.nvshmem_uint64_max_reduce)
    nvshmem_size_max_reduce = staticmethod(_here.nvshmem_size_max_reduce)
    nvshmem_schar_max_reduce = staticmethod(_here.nvshmem_schar_max_reduce)
    nvshmem_short_max_reduce = staticmethod(_here.nvshmem_short_max_reduce)
    nvshmem_int_max_reduce = staticmethod(_here.nvshmem_int_max_reduce)
    nvshmem_long_max_reduce = staticmethod(_here.nvshmem_long_max_reduce)
    nvshmem_longlong_max_reduce = staticmethod(_here.nvshmem_longlong_max_reduce)
    nvshmem_float_max_reduce = staticmethod(_here.nvshmem_float_max_reduce)
    nvshmem_double_max_reduce = staticmethod(_here.nvshmem_double_max_reduce)
    nvshmem_uchar_min_reduce = staticmethod(_here.nvshmem_uchar_min_reduce)
    nvshmem_ushort_min_reduce = staticmethod(_here.nvshmem_ushort_min_reduce)
    nvshmem_uint_min_reduce = staticmethod(_here.nvshmem_uint_min_reduce)
    nvshmem_ulong_min_reduce = staticmethod(_here.nvshmem_ulong_min_reduce)
    nvshmem_ulonglong_min_reduce = staticmethod(_here.nvshmem_ulonglong_min_reduce)
    nvshmem_int8_min_reduce = staticmethod(_here.nvshmem_int8_min_reduce)
    nvshmem_int16_min_reduce = staticmethod(_here.nvshmem_int16_min_reduce)
    nvshmem_int32_min_reduce = staticmethod(_here.nvshmem_int32_min_reduce)
    nvshmem_int64_min_reduce = staticmethod(_here.nvshmem_int64_min_reduce)
    nvshmem_uint8_min_reduce = staticmethod(_here.nvshmem_uint8_min_reduce)
    nvshmem_uint16_min_reduce = staticmethod(_here.nvshmem_uint16_min_reduce)
    nvshmem_uint32_min_reduce = staticmethod(_here.nvshmem_uint32_min_reduce)
    nvshmem_uint64_min_reduce = staticmethod(_here.nvshmem_uint64_min_reduce)
    nvshmem_size_min_reduce = staticmethod(_here.nvshmem_size_min_reduce)
    nvshmem_schar_min_reduce = staticmethod(_here.nvshmem_schar_min_reduce)
    nvshmem_short_min_reduce = staticmethod(_here.nvshmem_short_min_reduce)
    nvshmem_int_min_reduce = staticmethod(_here.nvshmem_int_min_reduce)
    nvshmem_long_min_reduce = staticmethod(_here.nvshmem_long_min_reduce)
    nvshmem_longlong_min_reduce = staticmethod(_here.nvshmem_longlong_min_reduce)
    nvshmem_float_min_reduce = staticmethod(_here.nvshmem_float_min_reduce)
    nvshmem_double_min_reduce = staticmethod(_here.nvshmem_double_min_reduce)
    nvshmem_uchar_sum_reduce = staticmethod(_here.nvshmem_uchar_sum_reduce)
    nvshmem_ushort_sum_reduce = staticmethod(_here.nvshmem_ushort_sum_reduce)
    nvshmem_uint_sum_reduce = staticmethod(_here.nvshmem_uint_sum_reduce)
    nvshmem_ulong_sum_reduce = staticmethod(_here.nvshmem_ulong_sum_reduce)
    nvshmem_ulonglong_sum_reduce = staticmethod(_here.nvshmem_ulonglong_sum_reduce)
    nvshmem_int8_sum_reduce = staticmethod(_here.nvshmem_int8_sum_reduce)
    nvshmem_int16_sum_reduce = staticmethod(_here.nvshmem_int16_sum_reduce)
    nvshmem_int32_sum_reduce = staticmethod(_here.nvshmem_int32_sum_reduce)
    nvshmem_int64_sum_reduce = staticmethod(_here.nvshmem_int64_sum_reduce)
    nvshmem_uint8_sum_reduce = staticmethod(_here.nvshmem_uint8_sum_reduce)
    nvshmem_uint16_sum_reduce = staticmethod(_here.nvshmem_uint16_sum_reduce)
    nvshmem_uint32_sum_reduce = staticmethod(_here.nvshmem_uint32_sum_reduce)
    nvshmem_uint64_sum_reduce = staticmethod(_here.nvshmem_uint64_sum_reduce)
    nvshmem_size_sum_reduce = staticmethod(_here.nvshmem_size_sum_reduce)
    nvshmem_schar_sum_reduce = staticmethod(_here.nvshmem_schar_sum_reduce)
    nvshmem_short_sum_reduce = staticmethod(_here.nvshmem_short_sum_reduce)
    nvshmem_int_sum_reduce = staticmethod(_here.nvshmem_int_sum_reduce)
    nvshmem_long_sum_reduce = staticmethod(_here.nvshmem_long_sum_reduce)
    nvshmem_longlong_sum_reduce = staticmethod(_here.nvshmem_longlong_sum_reduce)
    nvshmem_float_sum_reduce = staticmethod(_here.nvshmem_float_sum_reduce)
    nvshmem_double_sum_reduce = staticmethod(_here.nvshmem_double_sum_reduce)
    nvshmem_uchar_prod_reduce = staticmethod(_here.nvshmem_uchar_prod_reduce)
    nvshmem_ushort_prod_reduce = staticmethod(_here.nvshmem_ushort_prod_reduce)

def nvshmem_uint_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_prod_reduce since 3.2"""
def nvshmem_ulong_prod_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_prod_reduce since 3.2"""
def nvshmem_ulonglong_prod_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_prod_reduce since 3.2"""
def nvshmem_int8_prod_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_prod_reduce since 3.2"""
def nvshmem_int16_prod_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_prod_reduce since 3.2"""
def nvshmem_int32_prod_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_prod_reduce since 3.2"""
def nvshmem_int64_prod_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_prod_reduce since 3.2"""
def nvshmem_uint8_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_prod_reduce since 3.2"""
def nvshmem_uint16_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_prod_reduce since 3.2"""
def nvshmem_uint32_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_prod_reduce since 3.2"""
def nvshmem_uint64_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_prod_reduce since 3.2"""
def nvshmem_size_prod_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_prod_reduce since 3.2"""
def nvshmem_schar_prod_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_prod_reduce since 3.2"""
def nvshmem_short_prod_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_prod_reduce since 3.2"""
def nvshmem_int_prod_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_prod_reduce since 3.2"""
def nvshmem_long_prod_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_prod_reduce since 3.2"""
def nvshmem_longlong_prod_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_prod_reduce since 3.2"""
def nvshmem_float_prod_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_prod_reduce since 3.2"""
def nvshmem_double_prod_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_prod_reduce since 3.2"""
def nvshmem_uchar_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_and_reducescatter since 3.2"""
def nvshmem_ushort_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_and_reducescatter since 3.2"""
def nvshmem_uint_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_and_reducescatter since 3.2"""
def nvshmem_ulong_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_and_reducescatter since 3.2"""
def nvshmem_ulonglong_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_and_reducescatter since 3.2"""
def nvshmem_int8_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_and_reducescatter since 3.2"""
def nvshmem_int16_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_and_reducescatter since 3.2"""
def nvshmem_int32_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_and_reducescatter since 3.2"""
def nvshmem_int64_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_and_reducescatter since 3.2"""
def nvshmem_uint8_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_and_reducescatter since 3.2"""
def nvshmem_uint16_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_and_reducescatter since 3.2"""
def nvshmem_uint32_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_and_reducescatter since 3.2"""
def nvshmem_uint64_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_and_reducescatter since 3.2"""
def nvshmem_size_and_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_and_reducescatter since 3.2"""
def nvshmem_uchar_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_or_reducescatter since 3.2"""
def nvshmem_ushort_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_or_reducescatter since 3.2"""
def nvshmem_uint_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_or_reducescatter since 3.2"""
def nvshmem_ulong_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_or_reducescatter since 3.2"""
def nvshmem_ulonglong_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_or_reducescatter since 3.2"""
def nvshmem_int8_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_or_reducescatter since 3.2"""
def nvshmem_int16_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_or_reducescatter since 3.2"""
def nvshmem_int32_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_or_reducescatter since 3.2"""
def nvshmem_int64_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_or_reducescatter since 3.2"""
def nvshmem_uint8_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_or_reducescatter since 3.2"""
def nvshmem_uint16_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_or_reducescatter since 3.2"""
def nvshmem_uint32_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_or_reducescatter since 3.2"""
def nvshmem_uint64_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_or_reducescatter since 3.2"""
def nvshmem_size_or_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_or_reducescatter since 3.2"""
def nvshmem_uchar_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_xor_reducescatter since 3.2"""
def nvshmem_ushort_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_xor_reducescatter since 3.2"""
def nvshmem_uint_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_xor_reducescatter since 3.2"""
def nvshmem_ulong_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_xor_reducescatter since 3.2"""
def nvshmem_ulonglong_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_xor_reducescatter since 3.2"""
def nvshmem_int8_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_xor_reducescatter since 3.2"""
def nvshmem_int16_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_xor_reducescatter since 3.2"""
def nvshmem_int32_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_xor_reducescatter since 3.2"""
def nvshmem_int64_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_xor_reducescatter since 3.2"""
def nvshmem_uint8_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_xor_reducescatter since 3.2"""
def nvshmem_uint16_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_xor_reducescatter since 3.2"""
def nvshmem_uint32_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_xor_reducescatter since 3.2"""
def nvshmem_uint64_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_xor_reducescatter since 3.2"""

class _Raw180(Raw):
    @staticmethod
    def nvshmem_uint_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_prod_reduce(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_prod_reduce(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_prod_reduce(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_prod_reduce(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_prod_reduce(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_prod_reduce(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_prod_reduce(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_prod_reduce(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_prod_reduce(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_prod_reduce(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_prod_reduce(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_prod_reduce(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_prod_reduce(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_prod_reduce(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_prod_reduce(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_and_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_and_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_and_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_and_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_or_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_or_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_or_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_or_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...

class _Api180:
    nvshmem_uint_prod_reduce = staticmethod(_here.nvshmem_uint_prod_reduce)
    nvshmem_ulong_prod_reduce = staticmethod(_here.nvshmem_ulong_prod_reduce)
    nvshmem_ulonglong_prod_reduce = staticmethod(_here.nvshmem_ulonglong_prod_reduce)
    nvshmem_int8_prod_reduce = staticmethod(_here.nvshmem_int8_prod_reduce)
    nvshmem_int16_prod_reduce = staticmethod(_here.nvshmem_int16_prod_reduce)
    nvshmem_int32_prod_reduce = staticmethod(_here.nvshmem_int32_prod_reduce)
    nvshmem_int64_prod_reduce = staticmethod(_here.nvshmem_int64_prod_reduce)
    nvshmem_uint8_prod_reduce = staticmethod(_here.nvshmem_uint8_prod_reduce)
    nvshmem_uint16_prod_reduce = staticmethod(_here.nvshmem_uint16_prod_reduce)
    nvshmem_uint32_prod_reduce = staticmethod(_here.nvshmem_uint32_prod_reduce)
    nvshmem_uint64_prod_reduce = staticmethod(_here.nvshmem_uint64_prod_reduce)
    nvshmem_size_prod_reduce = staticmethod(_here.nvshmem_size_prod_reduce)
    nvshmem_schar_prod_reduce = staticmethod(_here.nvshmem_schar_prod_reduce)
    nvshmem_short_prod_reduce = staticmethod(_here.nvshmem_short_prod_reduce)
    nvshmem_int_prod_reduce = staticmethod(_here.nvshmem_int_prod_reduce)
    nvshmem_long_prod_reduce = staticmethod(_here.nvshmem_long_prod_reduce)
    nvshmem_longlong_prod_reduce = staticmethod(_here.nvshmem_longlong_prod_reduce)
    nvshmem_float_prod_reduce = staticmethod(_here.nvshmem_float_prod_reduce)
    nvshmem_double_prod_reduce = staticmethod(_here.nvshmem_double_prod_reduce)
    nvshmem_uchar_and_reducescatter = staticmethod(_here.nvshmem_uchar_and_reducescatter)
    nvshmem_ushort_and_reducescatter = staticmethod(_here.nvshmem_ushort_and_reducescatter)
    nvshmem_uint_and_reducescatter = staticmethod(_here.nvshmem_uint_and_reducescatter)
    nvshmem_ulong_and_reducescatter = staticmethod(_here.nvshmem_ulong_and_reducescatter)
    nvshmem_ulonglong_and_reducescatter = staticmethod(_here.nvshmem_ulonglong_and_reducescatter)
    nvshmem_int8_and_reducescatter = staticmethod(_here.nvshmem_int8_and_reducescatter)
    nvshmem_int16_and_reducescatter = staticmethod(_here.nvshmem_int16_and_reducescatter)
    nvshmem_int32_and_reducescatter = staticmethod(_here.nvshmem_int32_and_reducescatter)
    nvshmem_int64_and_reducescatter = staticmethod(_here.nvshmem_int64_and_reducescatter)
    nvshmem_uint8_and_reducescatter = staticmethod(_here.nvshmem_uint8_and_reducescatter)
    nvshmem_uint16_and_reducescatter = staticmethod(_here.nvshmem_uint16_and_reducescatter)
    nvshmem_uint32_and_reducescatter = staticmethod(_here.nvshmem_uint32_and_reducescatter)
    nvshmem_uint64_and_reducescatter = staticmethod(_here.nvshmem_uint64_and_reducescatter)
    nvshmem_size_and_reducescatter = staticmethod(_here.nvshmem_size_and_reducescatter)
    nvshmem_uchar_or_reducescatter = staticmethod(_here.nvshmem_uchar_or_reducescatter)
    nvshmem_ushort_or_reducescatter = staticmethod(_here.nvshmem_ushort_or_reducescatter)
    nvshmem_uint_or_reducescatter = staticmethod(_here.nvshmem_uint_or_reducescatter)
    nvshmem_ulong_or_reducescatter = staticmethod(_here.nvshmem_ulong_or_reducescatter)
    nvshmem_ulonglong_or_reducescatter = staticmethod(_here.nvshmem_ulonglong_or_reducescatter)
    nvshmem_int8_or_reducescatter = staticmethod(_here.nvshmem_int8_or_reducescatter)
    nvshmem_int16_or_reducescatter = staticmethod(_here.nvshmem_int16_or_reducescatter)
    nvshmem_int32_or_reducescatter = staticmethod(_here.nvshmem_int32_or_reducescatter)
    nvshmem_int64_or_reducescatter = staticmethod(_here.nvshmem_int64_or_reducescatter)
    nvshmem_uint8_or_reducescatter = staticmethod(_here.nvshmem_uint8_or_reducescatter)
    nvshmem_uint16_or_reducescatter = staticmethod(_here.nvshmem_uint16_or_reducescatter)
    nvshmem_uint32_or_reducescatter = staticmethod(_here.nvshmem_uint32_or_reducescatter)
    nvshmem_uint64_or_reducescatter = staticmethod(_here.nvshmem_uint64_or_reducescatter)
    nvshmem_size_or_reducescatter = staticmethod(_here.nvshmem_size_or_reducescatter)
    nvshmem_uchar_xor_reducescatter = staticmethod(_here.nvshmem_uchar_xor_reducescatter)
    nvshmem_ushort_xor_reducescatter = staticmethod(_here.nvshmem_ushort_xor_reducescatter)
    nvshmem_uint_xor_reducescatter = staticmethod(_here.nvshmem_uint_xor_reducescatter)
    nvshmem_ulong_xor_reducescatter = staticmethod(_here.nvshmem_ulong_xor_reducescatter)
    nvshmem_ulonglong_xor_reducescatter = staticmethod(_here.nvshmem_ulonglong_xor_reducescatter)
    nvshmem_int8_xor_reducescatter = staticmethod(_here.nvshmem_int8_xor_reducescatter)
    nvshmem_int16_xor_reducescatter = staticmethod(_here.nvshmem_int16_xor_reducescatter)
    nvshmem_int32_xor_reducescatter = staticmethod(_here.nvshmem_int32_xor_reducescatter)
    nvshmem_int64_xor_reducescatter = staticmethod(_here.nvshmem_int64_xor_reducescatter)
    nvshmem_uint8_xor_reducescatter = staticmethod(_here.nvshmem_uint8_xor_reducescatter)
    nvshmem_uint16_xor_reducescatter = staticmethod(_here.nvshmem_uint16_xor_reducescatter)
    nvshmem_uint32_xor_reducescatter = staticmethod(_here.nvshmem_uint32_xor_reducescatter)
    nvshmem_uint64_xor_reducescatter = staticmethod(_here.nvshmem_uint64_xor_reducescatter)

def nvshmem_size_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_xor_reducescatter since 3.2"""
def nvshmem_uchar_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_max_reducescatter since 3.2"""
def nvshmem_ushort_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_max_reducescatter since 3.2"""
def nvshmem_uint_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_max_reducescatter since 3.2"""
def nvshmem_ulong_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_max_reducescatter since 3.2"""
def nvshmem_ulonglong_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_max_reducescatter since 3.2"""
def nvshmem_int8_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_max_reducescatter since 3.2"""
def nvshmem_int16_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_max_reducescatter since 3.2"""
def nvshmem_int32_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_max_reducescatter since 3.2"""
def nvshmem_int64_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_max_reducescatter since 3.2"""
def nvshmem_uint8_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_max_reducescatter since 3.2"""
def nvshmem_uint16_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_max_reducescatter since 3.2"""
def nvshmem_uint32_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_max_reducescatter since 3.2"""
def nvshmem_uint64_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_max_reducescatter since 3.2"""
def nvshmem_size_max_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_max_reducescatter since 3.2"""
def nvshmem_schar_max_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_max_reducescatter since 3.2"""
def nvshmem_short_max_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_max_reducescatter since 3.2"""
def nvshmem_int_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_max_reducescatter since 3.2"""
def nvshmem_long_max_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_max_reducescatter since 3.2"""
def nvshmem_longlong_max_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_max_reducescatter since 3.2"""
def nvshmem_float_max_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_max_reducescatter since 3.2"""
def nvshmem_double_max_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_max_reducescatter since 3.2"""
def nvshmem_uchar_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_min_reducescatter since 3.2"""
def nvshmem_ushort_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_min_reducescatter since 3.2"""
def nvshmem_uint_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_min_reducescatter since 3.2"""
def nvshmem_ulong_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_min_reducescatter since 3.2"""
def nvshmem_ulonglong_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_min_reducescatter since 3.2"""
def nvshmem_int8_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_min_reducescatter since 3.2"""
def nvshmem_int16_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_min_reducescatter since 3.2"""
def nvshmem_int32_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_min_reducescatter since 3.2"""
def nvshmem_int64_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_min_reducescatter since 3.2"""
def nvshmem_uint8_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_min_reducescatter since 3.2"""
def nvshmem_uint16_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_min_reducescatter since 3.2"""
def nvshmem_uint32_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_min_reducescatter since 3.2"""
def nvshmem_uint64_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_min_reducescatter since 3.2"""
def nvshmem_size_min_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_min_reducescatter since 3.2"""
def nvshmem_schar_min_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_min_reducescatter since 3.2"""
def nvshmem_short_min_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_min_reducescatter since 3.2"""
def nvshmem_int_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_min_reducescatter since 3.2"""
def nvshmem_long_min_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_min_reducescatter since 3.2"""
def nvshmem_longlong_min_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_min_reducescatter since 3.2"""
def nvshmem_float_min_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_min_reducescatter since 3.2"""
def nvshmem_double_min_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_min_reducescatter since 3.2"""
def nvshmem_uchar_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_sum_reducescatter since 3.2"""
def nvshmem_ushort_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_sum_reducescatter since 3.2"""
def nvshmem_uint_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_sum_reducescatter since 3.2"""
def nvshmem_ulong_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_sum_reducescatter since 3.2"""
def nvshmem_ulonglong_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_sum_reducescatter since 3.2"""
def nvshmem_int8_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_sum_reducescatter since 3.2"""
def nvshmem_int16_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_sum_reducescatter since 3.2"""
def nvshmem_int32_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_sum_reducescatter since 3.2"""
def nvshmem_int64_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_sum_reducescatter since 3.2"""
def nvshmem_uint8_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_sum_reducescatter since 3.2"""
def nvshmem_uint16_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_sum_reducescatter since 3.2"""
def nvshmem_uint32_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_sum_reducescatter since 3.2"""
def nvshmem_uint64_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_sum_reducescatter since 3.2"""
def nvshmem_size_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_sum_reducescatter since 3.2"""
def nvshmem_schar_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_sum_reducescatter since 3.2"""
def nvshmem_short_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_sum_reducescatter since 3.2"""
def nvshmem_int_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_sum_reducescatter since 3.2"""

class _Raw240(Raw):
    @staticmethod
    def nvshmem_size_xor_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_max_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_max_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_max_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_max_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_max_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_max_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_max_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_max_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_max_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_max_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_min_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_min_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_min_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_min_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_min_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_min_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_min_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_min_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_min_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_min_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...

class _Api240:
    nvshmem_size_xor_reducescatter = staticmethod(_here.nvshmem_size_xor_reducescatter)
    nvshmem_uchar_max_reducescatter = staticmethod(_here.nvshmem_uchar_max_reducescatter)
    nvshmem_ushort_max_reducescatter = staticmethod(_here.nvshmem_ushort_max_reducescatter)
    nvshmem_uint_max_reducescatter = staticmethod(_here.nvshmem_uint_max_reducescatter)
    nvshmem_ulong_max_reducescatter = staticmethod(_here.nvshmem_ulong_max_reducescatter)
    nvshmem_ulonglong_max_reducescatter = staticmethod(_here.nvshmem_ulonglong_max_reducescatter)
    nvshmem_int8_max_reducescatter = staticmethod(_here.nvshmem_int8_max_reducescatter)
    nvshmem_int16_max_reducescatter = staticmethod(_here.nvshmem_int16_max_reducescatter)
    nvshmem_int32_max_reducescatter = staticmethod(_here.nvshmem_int32_max_reducescatter)
    nvshmem_int64_max_reducescatter = staticmethod(_here.nvshmem_int64_max_reducescatter)
    nvshmem_uint8_max_reducescatter = staticmethod(_here.nvshmem_uint8_max_reducescatter)
    nvshmem_uint16_max_reducescatter = staticmethod(_here.nvshmem_uint16_max_reducescatter)
    nvshmem_uint32_max_reducescatter = staticmethod(_here.nvshmem_uint32_max_reducescatter)
    nvshmem_uint64_max_reducescatter = staticmethod(_here.nvshmem_uint64_max_reducescatter)
    nvshmem_size_max_reducescatter = staticmethod(_here.nvshmem_size_max_reducescatter)
    nvshmem_schar_max_reducescatter = staticmethod(_here.nvshmem_schar_max_reducescatter)
    nvshmem_short_max_reducescatter = staticmethod(_here.nvshmem_short_max_reducescatter)
    nvshmem_int_max_reducescatter = staticmethod(_here.nvshmem_int_max_reducescatter)
    nvshmem_long_max_reducescatter = staticmethod(_here.nvshmem_long_max_reducescatter)
    nvshmem_longlong_max_reducescatter = staticmethod(_here.nvshmem_longlong_max_reducescatter)
    nvshmem_float_max_reducescatter = staticmethod(_here.nvshmem_float_max_reducescatter)
    nvshmem_double_max_reducescatter = staticmethod(_here.nvshmem_double_max_reducescatter)
    nvshmem_uchar_min_reducescatter = staticmethod(_here.nvshmem_uchar_min_reducescatter)
    nvshmem_ushort_min_reducescatter = staticmethod(_here.nvshmem_ushort_min_reducescatter)
    nvshmem_uint_min_reducescatter = staticmethod(_here.nvshmem_uint_min_reducescatter)
    nvshmem_ulong_min_reducescatter = staticmethod(_here.nvshmem_ulong_min_reducescatter)
    nvshmem_ulonglong_min_reducescatter = staticmethod(_here.nvshmem_ulonglong_min_reducescatter)
    nvshmem_int8_min_reducescatter = staticmethod(_here.nvshmem_int8_min_reducescatter)
    nvshmem_int16_min_reducescatter = staticmethod(_here.nvshmem_int16_min_reducescatter)
    nvshmem_int32_min_reducescatter = staticmethod(_here.nvshmem_int32_min_reducescatter)
    nvshmem_int64_min_reducescatter = staticmethod(_here.nvshmem_int64_min_reducescatter)
    nvshmem_uint8_min_reducescatter = staticmethod(_here.nvshmem_uint8_min_reducescatter)
    nvshmem_uint16_min_reducescatter = staticmethod(_here.nvshmem_uint16_min_reducescatter)
    nvshmem_uint32_min_reducescatter = staticmethod(_here.nvshmem_uint32_min_reducescatter)
    nvshmem_uint64_min_reducescatter = staticmethod(_here.nvshmem_uint64_min_reducescatter)
    nvshmem_size_min_reducescatter = staticmethod(_here.nvshmem_size_min_reducescatter)
    nvshmem_schar_min_reducescatter = staticmethod(_here.nvshmem_schar_min_reducescatter)
    nvshmem_short_min_reducescatter = staticmethod(_here.nvshmem_short_min_reducescatter)
    nvshmem_int_min_reducescatter = staticmethod(_here.nvshmem_int_min_reducescatter)
    nvshmem_long_min_reducescatter = staticmethod(_here.nvshmem_long_min_reducescatter)
    nvshmem_longlong_min_reducescatter = staticmethod(_here.nvshmem_longlong_min_reducescatter)
    nvshmem_float_min_reducescatter = staticmethod(_here.nvshmem_float_min_reducescatter)
    nvshmem_double_min_reducescatter = staticmethod(_here.nvshmem_double_min_reducescatter)
    nvshmem_uchar_sum_reducescatter = staticmethod(_here.nvshmem_uchar_sum_reducescatter)
    nvshmem_ushort_sum_reducescatter = staticmethod(_here.nvshmem_ushort_sum_reducescatter)
    nvshmem_uint_sum_reducescatter = staticmethod(_here.nvshmem_uint_sum_reducescatter)
    nvshmem_ulong_sum_reducescatter = staticmethod(_here.nvshmem_ulong_sum_reducescatter)
    nvshmem_ulonglong_sum_reducescatter = staticmethod(_here.nvshmem_ulonglong_sum_reducescatter)
    nvshmem_int8_sum_reducescatter = staticmethod(_here.nvshmem_int8_sum_reducescatter)
    nvshmem_int16_sum_reducescatter = staticmethod(_here.nvshmem_int16_sum_reducescatter)
    nvshmem_int32_sum_reducescatter = staticmethod(_here.nvshmem_int32_sum_reducescatter)
    nvshmem_int64_sum_reducescatter = staticmethod(_here.nvshmem_int64_sum_reducescatter)
    nvshmem_uint8_sum_reducescatter = staticmethod(_here.nvshmem_uint8_sum_reducescatter)
    nvshmem_uint16_sum_reducescatter = staticmethod(_here.nvshmem_uint16_sum_reducescatter)
    nvshmem_uint32_sum_reducescatter = staticmethod(_here.nvshmem_uint32_sum_reducescatter)
    nvshmem_uint64_sum_reducescatter = staticmethod(_here.nvshmem_uint64_sum_reducescatter)
    nvshmem_size_sum_reducescatter = staticmethod(_here.nvshmem_size_sum_reducescatter)
    nvshmem_schar_sum_reducescatter = staticmethod(_here.nvshmem_schar_sum_reducescatter)
    nvshmem_short_sum_reducescatter = staticmethod(_here.nvshmem_short_sum_reducescatter)
    nvshmem_int_sum_reducescatter = staticmethod(_here.nvshmem_int_sum_reducescatter)

def nvshmem_long_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_sum_reducescatter since 3.2"""
def nvshmem_longlong_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_sum_reducescatter since 3.2"""
def nvshmem_float_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_sum_reducescatter since 3.2"""
def nvshmem_double_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_sum_reducescatter since 3.2"""
def nvshmem_uchar_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int) -> None: """nvshmem_uchar_prod_reducescatter since 3.2"""
def nvshmem_ushort_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int) -> None: """nvshmem_ushort_prod_reducescatter since 3.2"""
def nvshmem_uint_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int) -> None: """nvshmem_uint_prod_reducescatter since 3.2"""
def nvshmem_ulong_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int) -> None: """nvshmem_ulong_prod_reducescatter since 3.2"""
def nvshmem_ulonglong_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int) -> None: """nvshmem_ulonglong_prod_reducescatter since 3.2"""
def nvshmem_int8_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int) -> None: """nvshmem_int8_prod_reducescatter since 3.2"""
def nvshmem_int16_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int) -> None: """nvshmem_int16_prod_reducescatter since 3.2"""
def nvshmem_int32_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int) -> None: """nvshmem_int32_prod_reducescatter since 3.2"""
def nvshmem_int64_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int) -> None: """nvshmem_int64_prod_reducescatter since 3.2"""
def nvshmem_uint8_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int) -> None: """nvshmem_uint8_prod_reducescatter since 3.2"""
def nvshmem_uint16_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int) -> None: """nvshmem_uint16_prod_reducescatter since 3.2"""
def nvshmem_uint32_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int) -> None: """nvshmem_uint32_prod_reducescatter since 3.2"""
def nvshmem_uint64_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int) -> None: """nvshmem_uint64_prod_reducescatter since 3.2"""
def nvshmem_size_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int) -> None: """nvshmem_size_prod_reducescatter since 3.2"""
def nvshmem_schar_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int) -> None: """nvshmem_schar_prod_reducescatter since 3.2"""
def nvshmem_short_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int) -> None: """nvshmem_short_prod_reducescatter since 3.2"""
def nvshmem_int_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int) -> None: """nvshmem_int_prod_reducescatter since 3.2"""
def nvshmem_long_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int) -> None: """nvshmem_long_prod_reducescatter since 3.2"""
def nvshmem_longlong_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int) -> None: """nvshmem_longlong_prod_reducescatter since 3.2"""
def nvshmem_float_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int) -> None: """nvshmem_float_prod_reducescatter since 3.2"""
def nvshmem_double_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int) -> None: """nvshmem_double_prod_reducescatter since 3.2"""
def nvshmemx_init_status() -> int: """nvshmemx_init_status since 3.2"""
def nvshmem_query_thread(provided: _Pointer[ctypes.c_int] | int) -> None: """nvshmem_query_thread since 3.2"""
def nvshmem_global_exit(status: int) -> None: """nvshmem_global_exit since 3.2"""
def nvshmem_my_pe() -> int: """nvshmem_my_pe since 3.2"""
def nvshmem_n_pes() -> int: """nvshmem_n_pes since 3.2"""
def nvshmem_info_get_version(major: _Pointer[ctypes.c_int] | int, minor: _Pointer[ctypes.c_int] | int) -> None: """nvshmem_info_get_version since 3.2"""
def nvshmem_info_get_name(name: _Writable) -> None: """nvshmem_info_get_name since 3.2"""
def nvshmemx_vendor_get_version_info(major: _Pointer[ctypes.c_int] | int, minor: _Pointer[ctypes.c_int] | int, patch: _Pointer[ctypes.c_int] | int) -> None: """nvshmemx_vendor_get_version_info since 3.2"""
def nvshmem_malloc(size: int) -> int | None: """nvshmem_malloc since 3.2"""
def nvshmem_calloc(arg0: int, arg1: int) -> int | None: """nvshmem_calloc since 3.2"""
def nvshmem_align(arg0: int, arg1: int) -> int | None: """nvshmem_align since 3.2"""
def nvshmem_free(ptr: _Writable) -> None: """nvshmem_free since 3.2"""
def nvshmem_ptr(ptr: _Address, pe: int) -> int | None: """nvshmem_ptr since 3.2"""
def nvshmemx_mc_ptr(team: int, ptr: _Address) -> int | None: """nvshmemx_mc_ptr since 3.2"""
def nvshmem_uint_atomic_inc(dest: _Pointer[ctypes.c_uint] | int, pe: int) -> None: """nvshmem_uint_atomic_inc since 3.2"""
def nvshmem_ulong_atomic_inc(dest: _Pointer[ctypes.c_ulong] | int, pe: int) -> None: """nvshmem_ulong_atomic_inc since 3.2"""
def nvshmem_ulonglong_atomic_inc(dest: _Pointer[ctypes.c_ulonglong] | int, pe: int) -> None: """nvshmem_ulonglong_atomic_inc since 3.2"""
def nvshmem_int32_atomic_inc(dest: _Pointer[ctypes.c_int32] | int, pe: int) -> None: """nvshmem_int32_atomic_inc since 3.2"""
def nvshmem_uint32_atomic_inc(dest: _Pointer[ctypes.c_uint32] | int, pe: int) -> None: """nvshmem_uint32_atomic_inc since 3.2"""
def nvshmem_int64_atomic_inc(dest: _Pointer[ctypes.c_int64] | int, pe: int) -> None: """nvshmem_int64_atomic_inc since 3.2"""
def nvshmem_uint64_atomic_inc(dest: _Pointer[ctypes.c_uint64] | int, pe: int) -> None: """nvshmem_uint64_atomic_inc since 3.2"""
def nvshmem_int_atomic_inc(dest: _Pointer[ctypes.c_int] | int, pe: int) -> None: """nvshmem_int_atomic_inc since 3.2"""
def nvshmem_long_atomic_inc(dest: _Pointer[ctypes.c_long] | int, pe: int) -> None: """nvshmem_long_atomic_inc since 3.2"""
def nvshmem_longlong_atomic_inc(dest: _Pointer[ctypes.c_longlong] | int, pe: int) -> None: """nvshmem_longlong_atomic_inc since 3.2"""
def nvshmem_size_atomic_inc(dest: _Pointer[ctypes.c_size_t] | int, pe: int) -> None: """nvshmem_size_atomic_inc since 3.2"""
def nvshmem_ptrdiff_atomic_inc(dest: _Pointer[ctypes.c_ssize_t] | int, pe: int) -> None: """nvshmem_ptrdiff_atomic_inc since 3.2"""
def nvshmem_uint_atomic_fetch_inc(dest: _Pointer[ctypes.c_uint] | int, pe: int) -> int: """nvshmem_uint_atomic_fetch_inc since 3.2"""
def nvshmem_ulong_atomic_fetch_inc(dest: _Pointer[ctypes.c_ulong] | int, pe: int) -> int: """nvshmem_ulong_atomic_fetch_inc since 3.2"""
def nvshmem_ulonglong_atomic_fetch_inc(dest: _Pointer[ctypes.c_ulonglong] | int, pe: int) -> int: """nvshmem_ulonglong_atomic_fetch_inc since 3.2"""
def nvshmem_int32_atomic_fetch_inc(dest: _Pointer[ctypes.c_int32] | int, pe: int) -> int: """nvshmem_int32_atomic_fetch_inc since 3.2"""
def nvshmem_uint32_atomic_fetch_inc(dest: _Pointer[ctypes.c_uint32] | int, pe: int) -> int: """nvshmem_uint32_atomic_fetch_inc since 3.2"""
def nvshmem_int64_atomic_fetch_inc(dest: _Pointer[ctypes.c_int64] | int, pe: int) -> int: """nvshmem_int64_atomic_fetch_inc since 3.2"""
def nvshmem_uint64_atomic_fetch_inc(dest: _Pointer[ctypes.c_uint64] | int, pe: int) -> int: """nvshmem_uint64_atomic_fetch_inc since 3.2"""
def nvshmem_int_atomic_fetch_inc(dest: _Pointer[ctypes.c_int] | int, pe: int) -> int: """nvshmem_int_atomic_fetch_inc since 3.2"""
def nvshmem_long_atomic_fetch_inc(dest: _Pointer[ctypes.c_long] | int, pe: int) -> int: """nvshmem_long_atomic_fetch_inc since 3.2"""

class _Raw300(Raw):
    @staticmethod
    def nvshmem_long_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_sum_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ushort_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_short_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmem_double_prod_reducescatter(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, /) -> int: ...
    @staticmethod
    def nvshmemx_init_status() -> int: ...
    @staticmethod
    def nvshmem_query_thread(provided: _Pointer[ctypes.c_int] | int, /) -> None: ...
    @staticmethod
    def nvshmem_global_exit(status: int, /) -> None: ...
    @staticmethod
    def nvshmem_my_pe() -> int: ...
    @staticmethod
    def nvshmem_n_pes() -> int: ...
    @staticmethod
    def nvshmem_info_get_version(major: _Pointer[ctypes.c_int] | int, minor: _Pointer[ctypes.c_int] | int, /) -> None: ...
    @staticmethod
    def nvshmem_info_get_name(name: _Writable, /) -> None: ...
    @staticmethod
    def nvshmemx_vendor_get_version_info(major: _Pointer[ctypes.c_int] | int, minor: _Pointer[ctypes.c_int] | int, patch: _Pointer[ctypes.c_int] | int, /) -> None: ...
    @staticmethod
    def nvshmem_malloc(size: int, /) -> int | None: ...
    @staticmethod
    def nvshmem_calloc(arg0: int, arg1: int, /) -> int | None: ...
    @staticmethod
    def nvshmem_align(arg0: int, arg1: int, /) -> int | None: ...
    @staticmethod
    def nvshmem_free(ptr: _Writable, /) -> None: ...
    @staticmethod
    def nvshmem_ptr(ptr: _Address, pe: int, /) -> int | None: ...
    @staticmethod
    def nvshmemx_mc_ptr(team: int, ptr: _Address, /) -> int | None: ...
    @staticmethod
    def nvshmem_uint_atomic_inc(dest: _Pointer[ctypes.c_uint] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_atomic_inc(dest: _Pointer[ctypes.c_ulong] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_inc(dest: _Pointer[ctypes.c_ulonglong] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_atomic_inc(dest: _Pointer[ctypes.c_int32] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_atomic_inc(dest: _Pointer[ctypes.c_uint32] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_atomic_inc(dest: _Pointer[ctypes.c_int64] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_atomic_inc(dest: _Pointer[ctypes.c_uint64] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_atomic_inc(dest: _Pointer[ctypes.c_int] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_atomic_inc(dest: _Pointer[ctypes.c_long] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_atomic_inc(dest: _Pointer[ctypes.c_longlong] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_atomic_inc(dest: _Pointer[ctypes.c_size_t] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_inc(dest: _Pointer[ctypes.c_ssize_t] | int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_atomic_fetch_inc(dest: _Pointer[ctypes.c_uint] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_atomic_fetch_inc(dest: _Pointer[ctypes.c_ulong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_fetch_inc(dest: _Pointer[ctypes.c_ulonglong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_fetch_inc(dest: _Pointer[ctypes.c_int32] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_fetch_inc(dest: _Pointer[ctypes.c_uint32] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_fetch_inc(dest: _Pointer[ctypes.c_int64] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_fetch_inc(dest: _Pointer[ctypes.c_uint64] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_atomic_fetch_inc(dest: _Pointer[ctypes.c_int] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_atomic_fetch_inc(dest: _Pointer[ctypes.c_long] | int, pe: int, /) -> int: ...

class _Api300:
    nvshmem_long_sum_reducescatter = staticmethod(_here.nvshmem_long_sum_reducescatter)
    nvshmem_longlong_sum_reducescatter = staticmethod(_here.nvshmem_longlong_sum_reducescatter)
    nvshmem_float_sum_reducescatter = staticmethod(_here.nvshmem_float_sum_reducescatter)
    nvshmem_double_sum_reducescatter = staticmethod(_here.nvshmem_double_sum_reducescatter)
    nvshmem_uchar_prod_reducescatter = staticmethod(_here.nvshmem_uchar_prod_reducescatter)
    nvshmem_ushort_prod_reducescatter = staticmethod(_here.nvshmem_ushort_prod_reducescatter)
    nvshmem_uint_prod_reducescatter = staticmethod(_here.nvshmem_uint_prod_reducescatter)
    nvshmem_ulong_prod_reducescatter = staticmethod(_here.nvshmem_ulong_prod_reducescatter)
    nvshmem_ulonglong_prod_reducescatter = staticmethod(_here.nvshmem_ulonglong_prod_reducescatter)
    nvshmem_int8_prod_reducescatter = staticmethod(_here.nvshmem_int8_prod_reducescatter)
    nvshmem_int16_prod_reducescatter = staticmethod(_here.nvshmem_int16_prod_reducescatter)
    nvshmem_int32_prod_reducescatter = staticmethod(_here.nvshmem_int32_prod_reducescatter)
    nvshmem_int64_prod_reducescatter = staticmethod(_here.nvshmem_int64_prod_reducescatter)
    nvshmem_uint8_prod_reducescatter = staticmethod(_here.nvshmem_uint8_prod_reducescatter)
    nvshmem_uint16_prod_reducescatter = staticmethod(_here.nvshmem_uint16_prod_reducescatter)
    nvshmem_uint32_prod_reducescatter = staticmethod(_here.nvshmem_uint32_prod_reducescatter)
    nvshmem_uint64_prod_reducescatter = staticmethod(_here.nvshmem_uint64_prod_reducescatter)
    nvshmem_size_prod_reducescatter = staticmethod(_here.nvshmem_size_prod_reducescatter)
    nvshmem_schar_prod_reducescatter = staticmethod(_here.nvshmem_schar_prod_reducescatter)
    nvshmem_short_prod_reducescatter = staticmethod(_here.nvshmem_short_prod_reducescatter)
    nvshmem_int_prod_reducescatter = staticmethod(_here.nvshmem_int_prod_reducescatter)
    nvshmem_long_prod_reducescatter = staticmethod(_here.nvshmem_long_prod_reducescatter)
    nvshmem_longlong_prod_reducescatter = staticmethod(_here.nvshmem_longlong_prod_reducescatter)
    nvshmem_float_prod_reducescatter = staticmethod(_here.nvshmem_float_prod_reducescatter)
    nvshmem_double_prod_reducescatter = staticmethod(_here.nvshmem_double_prod_reducescatter)
    nvshmemx_init_status = staticmethod(_here.nvshmemx_init_status)
    nvshmem_query_thread = staticmethod(_here.nvshmem_query_thread)
    nvshmem_global_exit = staticmethod(_here.nvshmem_global_exit)
    nvshmem_my_pe = staticmethod(_here.nvshmem_my_pe)
    nvshmem_n_pes = staticmethod(_here.nvshmem_n_pes)
    nvshmem_info_get_version = staticmethod(_here.nvshmem_info_get_version)
    nvshmem_info_get_name = staticmethod(_here.nvshmem_info_get_name)
    nvshmemx_vendor_get_version_info = staticmethod(_here.nvshmemx_vendor_get_version_info)
    nvshmem_malloc = staticmethod(_here.nvshmem_malloc)
    nvshmem_calloc = staticmethod(_here.nvshmem_calloc)
    nvshmem_align = staticmethod(_here.nvshmem_align)
    nvshmem_free = staticmethod(_here.nvshmem_free)
    nvshmem_ptr = staticmethod(_here.nvshmem_ptr)
    nvshmemx_mc_ptr = staticmethod(_here.nvshmemx_mc_ptr)
    nvshmem_uint_atomic_inc = staticmethod(_here.nvshmem_uint_atomic_inc)
    nvshmem_ulong_atomic_inc = staticmethod(_here.nvshmem_ulong_atomic_inc)
    nvshmem_ulonglong_atomic_inc = staticmethod(_here.nvshmem_ulonglong_atomic_inc)
    nvshmem_int32_atomic_inc = staticmethod(_here.nvshmem_int32_atomic_inc)
    nvshmem_uint32_atomic_inc = staticmethod(_here.nvshmem_uint32_atomic_inc)
    nvshmem_int64_atomic_inc = staticmethod(_here.nvshmem_int64_atomic_inc)
    nvshmem_uint64_atomic_inc = staticmethod(_here.nvshmem_uint64_atomic_inc)
    nvshmem_int_atomic_inc = staticmethod(_here.nvshmem_int_atomic_inc)
    nvshmem_long_atomic_inc = staticmethod(_here.nvshmem_long_atomic_inc)
    nvshmem_longlong_atomic_inc = staticmethod(_here.nvshmem_longlong_atomic_inc)
    nvshmem_size_atomic_inc = staticmethod(_here.nvshmem_size_atomic_inc)
    nvshmem_ptrdiff_atomic_inc = staticmethod(_here.nvshmem_ptrdiff_atomic_inc)
    nvshmem_uint_atomic_fetch_inc = staticmethod(_here.nvshmem_uint_atomic_fetch_inc)
    nvshmem_ulong_atomic_fetch_inc = staticmethod(_here.nvshmem_ulong_atomic_fetch_inc)
    nvshmem_ulonglong_atomic_fetch_inc = staticmethod(_here.nvshmem_ulonglong_atomic_fetch_inc)
    nvshmem_int32_atomic_fetch_inc = staticmethod(_here.nvshmem_int32_atomic_fetch_inc)
    nvshmem_uint32_atomic_fetch_inc = staticmethod(_here.nvshmem_uint32_atomic_fetch_inc)
    nvshmem_int64_atomic_fetch_inc = staticmethod(_here.nvshmem_int64_atomic_fetch_inc)
    nvshmem_uint64_atomic_fetch_inc = staticmethod(_here.nvshmem_uint64_atomic_fetch_inc)
    nvshmem_int_atomic_fetch_inc = staticmethod(_here.nvshmem_int_atomic_fetch_inc)
    nvshmem_long_atomic_fetch_inc = staticmethod(_here.nvshmem_long_atomic_fetch_inc)

def nvshmem_longlong_atomic_fetch_inc(dest: _Pointer[ctypes.c_longlong] | int, pe: int) -> int: """nvshmem_longlong_atomic_fetch_inc since 3.2"""
def nvshmem_size_atomic_fetch_inc(dest: _Pointer[ctypes.c_size_t] | int, pe: int) -> int: """nvshmem_size_atomic_fetch_inc since 3.2"""
def nvshmem_ptrdiff_atomic_fetch_inc(dest: _Pointer[ctypes.c_ssize_t] | int, pe: int) -> int: """nvshmem_ptrdiff_atomic_fetch_inc since 3.2"""
def nvshmem_uint_atomic_fetch(dest: _Pointer[ctypes.c_uint] | int, pe: int) -> int: """nvshmem_uint_atomic_fetch since 3.2"""
def nvshmem_ulong_atomic_fetch(dest: _Pointer[ctypes.c_ulong] | int, pe: int) -> int: """nvshmem_ulong_atomic_fetch since 3.2"""
def nvshmem_ulonglong_atomic_fetch(dest: _Pointer[ctypes.c_ulonglong] | int, pe: int) -> int: """nvshmem_ulonglong_atomic_fetch since 3.2"""
def nvshmem_int32_atomic_fetch(dest: _Pointer[ctypes.c_int32] | int, pe: int) -> int: """nvshmem_int32_atomic_fetch since 3.2"""
def nvshmem_uint32_atomic_fetch(dest: _Pointer[ctypes.c_uint32] | int, pe: int) -> int: """nvshmem_uint32_atomic_fetch since 3.2"""
def nvshmem_int64_atomic_fetch(dest: _Pointer[ctypes.c_int64] | int, pe: int) -> int: """nvshmem_int64_atomic_fetch since 3.2"""
def nvshmem_uint64_atomic_fetch(dest: _Pointer[ctypes.c_uint64] | int, pe: int) -> int: """nvshmem_uint64_atomic_fetch since 3.2"""
def nvshmem_int_atomic_fetch(dest: _Pointer[ctypes.c_int] | int, pe: int) -> int: """nvshmem_int_atomic_fetch since 3.2"""
def nvshmem_long_atomic_fetch(dest: _Pointer[ctypes.c_long] | int, pe: int) -> int: """nvshmem_long_atomic_fetch since 3.2"""
def nvshmem_longlong_atomic_fetch(dest: _Pointer[ctypes.c_longlong] | int, pe: int) -> int: """nvshmem_longlong_atomic_fetch since 3.2"""
def nvshmem_size_atomic_fetch(dest: _Pointer[ctypes.c_size_t] | int, pe: int) -> int: """nvshmem_size_atomic_fetch since 3.2"""
def nvshmem_ptrdiff_atomic_fetch(dest: _Pointer[ctypes.c_ssize_t] | int, pe: int) -> int: """nvshmem_ptrdiff_atomic_fetch since 3.2"""
def nvshmem_float_atomic_fetch(dest: _Pointer[ctypes.c_float] | int, pe: int) -> float: """nvshmem_float_atomic_fetch since 3.2"""
def nvshmem_double_atomic_fetch(dest: _Pointer[ctypes.c_double] | int, pe: int) -> float: """nvshmem_double_atomic_fetch since 3.2"""
def nvshmem_uint_atomic_add(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> None: """nvshmem_uint_atomic_add since 3.2"""
def nvshmem_ulong_atomic_add(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> None: """nvshmem_ulong_atomic_add since 3.2"""
def nvshmem_ulonglong_atomic_add(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> None: """nvshmem_ulonglong_atomic_add since 3.2"""
def nvshmem_int32_atomic_add(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> None: """nvshmem_int32_atomic_add since 3.2"""
def nvshmem_uint32_atomic_add(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> None: """nvshmem_uint32_atomic_add since 3.2"""
def nvshmem_int64_atomic_add(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> None: """nvshmem_int64_atomic_add since 3.2"""
def nvshmem_uint64_atomic_add(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> None: """nvshmem_uint64_atomic_add since 3.2"""
def nvshmem_int_atomic_add(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int) -> None: """nvshmem_int_atomic_add since 3.2"""
def nvshmem_long_atomic_add(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int) -> None: """nvshmem_long_atomic_add since 3.2"""
def nvshmem_longlong_atomic_add(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int) -> None: """nvshmem_longlong_atomic_add since 3.2"""
def nvshmem_size_atomic_add(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int) -> None: """nvshmem_size_atomic_add since 3.2"""
def nvshmem_ptrdiff_atomic_add(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int) -> None: """nvshmem_ptrdiff_atomic_add since 3.2"""
def nvshmemx_float_atomic_add(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int) -> None: """nvshmemx_float_atomic_add since 3.7"""
def nvshmemx_double_atomic_add(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int) -> None: """nvshmemx_double_atomic_add since 3.7"""
def nvshmemx_float_atomic_fetch_add(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int) -> float: """nvshmemx_float_atomic_fetch_add since 3.7"""
def nvshmemx_double_atomic_fetch_add(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int) -> float: """nvshmemx_double_atomic_fetch_add since 3.7"""
def nvshmem_uint_atomic_set(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> None: """nvshmem_uint_atomic_set since 3.2"""
def nvshmem_ulong_atomic_set(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> None: """nvshmem_ulong_atomic_set since 3.2"""
def nvshmem_ulonglong_atomic_set(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> None: """nvshmem_ulonglong_atomic_set since 3.2"""
def nvshmem_int32_atomic_set(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> None: """nvshmem_int32_atomic_set since 3.2"""
def nvshmem_uint32_atomic_set(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> None: """nvshmem_uint32_atomic_set since 3.2"""
def nvshmem_int64_atomic_set(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> None: """nvshmem_int64_atomic_set since 3.2"""
def nvshmem_uint64_atomic_set(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> None: """nvshmem_uint64_atomic_set since 3.2"""
def nvshmem_int_atomic_set(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int) -> None: """nvshmem_int_atomic_set since 3.2"""
def nvshmem_long_atomic_set(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int) -> None: """nvshmem_long_atomic_set since 3.2"""
def nvshmem_longlong_atomic_set(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int) -> None: """nvshmem_longlong_atomic_set since 3.2"""
def nvshmem_size_atomic_set(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int) -> None: """nvshmem_size_atomic_set since 3.2"""
def nvshmem_ptrdiff_atomic_set(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int) -> None: """nvshmem_ptrdiff_atomic_set since 3.2"""
def nvshmem_float_atomic_set(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int) -> None: """nvshmem_float_atomic_set since 3.2"""
def nvshmem_double_atomic_set(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int) -> None: """nvshmem_double_atomic_set since 3.2"""
def nvshmem_uint_atomic_fetch_add(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> int: """nvshmem_uint_atomic_fetch_add since 3.2"""
def nvshmem_ulong_atomic_fetch_add(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> int: """nvshmem_ulong_atomic_fetch_add since 3.2"""
def nvshmem_ulonglong_atomic_fetch_add(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> int: """nvshmem_ulonglong_atomic_fetch_add since 3.2"""
def nvshmem_int32_atomic_fetch_add(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> int: """nvshmem_int32_atomic_fetch_add since 3.2"""
def nvshmem_uint32_atomic_fetch_add(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> int: """nvshmem_uint32_atomic_fetch_add since 3.2"""
def nvshmem_int64_atomic_fetch_add(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> int: """nvshmem_int64_atomic_fetch_add since 3.2"""
def nvshmem_uint64_atomic_fetch_add(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> int: """nvshmem_uint64_atomic_fetch_add since 3.2"""
def nvshmem_int_atomic_fetch_add(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int) -> int: """nvshmem_int_atomic_fetch_add since 3.2"""
def nvshmem_long_atomic_fetch_add(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int) -> int: """nvshmem_long_atomic_fetch_add since 3.2"""
def nvshmem_longlong_atomic_fetch_add(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int) -> int: """nvshmem_longlong_atomic_fetch_add since 3.2"""
def nvshmem_size_atomic_fetch_add(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int) -> int: """nvshmem_size_atomic_fetch_add since 3.2"""
def nvshmem_ptrdiff_atomic_fetch_add(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int) -> int: """nvshmem_ptrdiff_atomic_fetch_add since 3.2"""
def nvshmem_uint_atomic_swap(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> int: """nvshmem_uint_atomic_swap since 3.2"""

class _Raw360(Raw):
    @staticmethod
    def nvshmem_longlong_atomic_fetch_inc(dest: _Pointer[ctypes.c_longlong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_atomic_fetch_inc(dest: _Pointer[ctypes.c_size_t] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_fetch_inc(dest: _Pointer[ctypes.c_ssize_t] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_atomic_fetch(dest: _Pointer[ctypes.c_uint] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_atomic_fetch(dest: _Pointer[ctypes.c_ulong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_fetch(dest: _Pointer[ctypes.c_ulonglong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_fetch(dest: _Pointer[ctypes.c_int32] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_fetch(dest: _Pointer[ctypes.c_uint32] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_fetch(dest: _Pointer[ctypes.c_int64] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_fetch(dest: _Pointer[ctypes.c_uint64] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_atomic_fetch(dest: _Pointer[ctypes.c_int] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_atomic_fetch(dest: _Pointer[ctypes.c_long] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_atomic_fetch(dest: _Pointer[ctypes.c_longlong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_atomic_fetch(dest: _Pointer[ctypes.c_size_t] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_fetch(dest: _Pointer[ctypes.c_ssize_t] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_atomic_fetch(dest: _Pointer[ctypes.c_float] | int, pe: int, /) -> float: ...
    @staticmethod
    def nvshmem_double_atomic_fetch(dest: _Pointer[ctypes.c_double] | int, pe: int, /) -> float: ...
    @staticmethod
    def nvshmem_uint_atomic_add(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_atomic_add(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_add(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_atomic_add(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_atomic_add(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_atomic_add(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_atomic_add(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_atomic_add(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_atomic_add(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_atomic_add(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_atomic_add(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_add(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmemx_float_atomic_add(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int, /) -> None: ...
    @staticmethod
    def nvshmemx_double_atomic_add(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int, /) -> None: ...
    @staticmethod
    def nvshmemx_float_atomic_fetch_add(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int, /) -> float: ...
    @staticmethod
    def nvshmemx_double_atomic_fetch_add(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int, /) -> float: ...
    @staticmethod
    def nvshmem_uint_atomic_set(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_atomic_set(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_set(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_atomic_set(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_atomic_set(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_atomic_set(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_atomic_set(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_atomic_set(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_atomic_set(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_atomic_set(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_atomic_set(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_set(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_float_atomic_set(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_atomic_set(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_atomic_fetch_add(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_atomic_fetch_add(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_fetch_add(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_fetch_add(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_fetch_add(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_fetch_add(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_fetch_add(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_atomic_fetch_add(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_atomic_fetch_add(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_atomic_fetch_add(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_atomic_fetch_add(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_fetch_add(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_atomic_swap(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> int: ...

class _Api360:
    nvshmem_longlong_atomic_fetch_inc = staticmethod(_here.nvshmem_longlong_atomic_fetch_inc)
    nvshmem_size_atomic_fetch_inc = staticmethod(_here.nvshmem_size_atomic_fetch_inc)
    nvshmem_ptrdiff_atomic_fetch_inc = staticmethod(_here.nvshmem_ptrdiff_atomic_fetch_inc)
    nvshmem_uint_atomic_fetch = staticmethod(_here.nvshmem_uint_atomic_fetch)
    nvshmem_ulong_atomic_fetch = staticmethod(_here.nvshmem_ulong_atomic_fetch)
    nvshmem_ulonglong_atomic_fetch = staticmethod(_here.nvshmem_ulonglong_atomic_fetch)
    nvshmem_int32_atomic_fetch = staticmethod(_here.nvshmem_int32_atomic_fetch)
    nvshmem_uint32_atomic_fetch = staticmethod(_here.nvshmem_uint32_atomic_fetch)
    nvshmem_int64_atomic_fetch = staticmethod(_here.nvshmem_int64_atomic_fetch)
    nvshmem_uint64_atomic_fetch = staticmethod(_here.nvshmem_uint64_atomic_fetch)
    nvshmem_int_atomic_fetch = staticmethod(_here.nvshmem_int_atomic_fetch)
    nvshmem_long_atomic_fetch = staticmethod(_here.nvshmem_long_atomic_fetch)
    nvshmem_longlong_atomic_fetch = staticmethod(_here.nvshmem_longlong_atomic_fetch)
    nvshmem_size_atomic_fetch = staticmethod(_here.nvshmem_size_atomic_fetch)
    nvshmem_ptrdiff_atomic_fetch = staticmethod(_here.nvshmem_ptrdiff_atomic_fetch)
    nvshmem_float_atomic_fetch = staticmethod(_here.nvshmem_float_atomic_fetch)
    nvshmem_double_atomic_fetch = staticmethod(_here.nvshmem_double_atomic_fetch)
    nvshmem_uint_atomic_add = staticmethod(_here.nvshmem_uint_atomic_add)
    nvshmem_ulong_atomic_add = staticmethod(_here.nvshmem_ulong_atomic_add)
    nvshmem_ulonglong_atomic_add = staticmethod(_here.nvshmem_ulonglong_atomic_add)
    nvshmem_int32_atomic_add = staticmethod(_here.nvshmem_int32_atomic_add)
    nvshmem_uint32_atomic_add = staticmethod(_here.nvshmem_uint32_atomic_add)
    nvshmem_int64_atomic_add = staticmethod(_here.nvshmem_int64_atomic_add)
    nvshmem_uint64_atomic_add = staticmethod(_here.nvshmem_uint64_atomic_add)
    nvshmem_int_atomic_add = staticmethod(_here.nvshmem_int_atomic_add)
    nvshmem_long_atomic_add = staticmethod(_here.nvshmem_long_atomic_add)
    nvshmem_longlong_atomic_add = staticmethod(_here.nvshmem_longlong_atomic_add)
    nvshmem_size_atomic_add = staticmethod(_here.nvshmem_size_atomic_add)
    nvshmem_ptrdiff_atomic_add = staticmethod(_here.nvshmem_ptrdiff_atomic_add)
    nvshmemx_float_atomic_add = staticmethod(_here.nvshmemx_float_atomic_add)
    nvshmemx_double_atomic_add = staticmethod(_here.nvshmemx_double_atomic_add)
    nvshmemx_float_atomic_fetch_add = staticmethod(_here.nvshmemx_float_atomic_fetch_add)
    nvshmemx_double_atomic_fetch_add = staticmethod(_here.nvshmemx_double_atomic_fetch_add)
    nvshmem_uint_atomic_set = staticmethod(_here.nvshmem_uint_atomic_set)
    nvshmem_ulong_atomic_set = staticmethod(_here.nvshmem_ulong_atomic_set)
    nvshmem_ulonglong_atomic_set = staticmethod(_here.nvshmem_ulonglong_atomic_set)
    nvshmem_int32_atomic_set = staticmethod(_here.nvshmem_int32_atomic_set)
    nvshmem_uint32_atomic_set = staticmethod(_here.nvshmem_uint32_atomic_set)
    nvshmem_int64_atomic_set = staticmethod(_here.nvshmem_int64_atomic_set)
    nvshmem_uint64_atomic_set = staticmethod(_here.nvshmem_uint64_atomic_set)
    nvshmem_int_atomic_set = staticmethod(_here.nvshmem_int_atomic_set)
    nvshmem_long_atomic_set = staticmethod(_here.nvshmem_long_atomic_set)
    nvshmem_longlong_atomic_set = staticmethod(_here.nvshmem_longlong_atomic_set)
    nvshmem_size_atomic_set = staticmethod(_here.nvshmem_size_atomic_set)
    nvshmem_ptrdiff_atomic_set = staticmethod(_here.nvshmem_ptrdiff_atomic_set)
    nvshmem_float_atomic_set = staticmethod(_here.nvshmem_float_atomic_set)
    nvshmem_double_atomic_set = staticmethod(_here.nvshmem_double_atomic_set)
    nvshmem_uint_atomic_fetch_add = staticmethod(_here.nvshmem_uint_atomic_fetch_add)
    nvshmem_ulong_atomic_fetch_add = staticmethod(_here.nvshmem_ulong_atomic_fetch_add)
    nvshmem_ulonglong_atomic_fetch_add = staticmethod(_here.nvshmem_ulonglong_atomic_fetch_add)
    nvshmem_int32_atomic_fetch_add = staticmethod(_here.nvshmem_int32_atomic_fetch_add)
    nvshmem_uint32_atomic_fetch_add = staticmethod(_here.nvshmem_uint32_atomic_fetch_add)
    nvshmem_int64_atomic_fetch_add = staticmethod(_here.nvshmem_int64_atomic_fetch_add)
    nvshmem_uint64_atomic_fetch_add = staticmethod(_here.nvshmem_uint64_atomic_fetch_add)
    nvshmem_int_atomic_fetch_add = staticmethod(_here.nvshmem_int_atomic_fetch_add)
    nvshmem_long_atomic_fetch_add = staticmethod(_here.nvshmem_long_atomic_fetch_add)
    nvshmem_longlong_atomic_fetch_add = staticmethod(_here.nvshmem_longlong_atomic_fetch_add)
    nvshmem_size_atomic_fetch_add = staticmethod(_here.nvshmem_size_atomic_fetch_add)
    nvshmem_ptrdiff_atomic_fetch_add = staticmethod(_here.nvshmem_ptrdiff_atomic_fetch_add)
    nvshmem_uint_atomic_swap = staticmethod(_here.nvshmem_uint_atomic_swap)

def nvshmem_ulong_atomic_swap(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> int: """nvshmem_ulong_atomic_swap since 3.2"""
def nvshmem_ulonglong_atomic_swap(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> int: """nvshmem_ulonglong_atomic_swap since 3.2"""
def nvshmem_int32_atomic_swap(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> int: """nvshmem_int32_atomic_swap since 3.2"""
def nvshmem_uint32_atomic_swap(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> int: """nvshmem_uint32_atomic_swap since 3.2"""
def nvshmem_int64_atomic_swap(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> int: """nvshmem_int64_atomic_swap since 3.2"""
def nvshmem_uint64_atomic_swap(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> int: """nvshmem_uint64_atomic_swap since 3.2"""
def nvshmem_int_atomic_swap(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int) -> int: """nvshmem_int_atomic_swap since 3.2"""
def nvshmem_long_atomic_swap(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int) -> int: """nvshmem_long_atomic_swap since 3.2"""
def nvshmem_longlong_atomic_swap(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int) -> int: """nvshmem_longlong_atomic_swap since 3.2"""
def nvshmem_size_atomic_swap(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int) -> int: """nvshmem_size_atomic_swap since 3.2"""
def nvshmem_ptrdiff_atomic_swap(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int) -> int: """nvshmem_ptrdiff_atomic_swap since 3.2"""
def nvshmem_float_atomic_swap(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int) -> float: """nvshmem_float_atomic_swap since 3.2"""
def nvshmem_double_atomic_swap(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int) -> float: """nvshmem_double_atomic_swap since 3.2"""
def nvshmem_uint_atomic_compare_swap(dest: _Pointer[ctypes.c_uint] | int, cond: int, value: int, pe: int) -> int: """nvshmem_uint_atomic_compare_swap since 3.2"""
def nvshmem_ulong_atomic_compare_swap(dest: _Pointer[ctypes.c_ulong] | int, cond: int, value: int, pe: int) -> int: """nvshmem_ulong_atomic_compare_swap since 3.2"""
def nvshmem_ulonglong_atomic_compare_swap(dest: _Pointer[ctypes.c_ulonglong] | int, cond: int, value: int, pe: int) -> int: """nvshmem_ulonglong_atomic_compare_swap since 3.2"""
def nvshmem_int32_atomic_compare_swap(dest: _Pointer[ctypes.c_int32] | int, cond: int, value: int, pe: int) -> int: """nvshmem_int32_atomic_compare_swap since 3.2"""
def nvshmem_uint32_atomic_compare_swap(dest: _Pointer[ctypes.c_uint32] | int, cond: int, value: int, pe: int) -> int: """nvshmem_uint32_atomic_compare_swap since 3.2"""
def nvshmem_int64_atomic_compare_swap(dest: _Pointer[ctypes.c_int64] | int, cond: int, value: int, pe: int) -> int: """nvshmem_int64_atomic_compare_swap since 3.2"""
def nvshmem_uint64_atomic_compare_swap(dest: _Pointer[ctypes.c_uint64] | int, cond: int, value: int, pe: int) -> int: """nvshmem_uint64_atomic_compare_swap since 3.2"""
def nvshmem_int_atomic_compare_swap(dest: _Pointer[ctypes.c_int] | int, cond: int, value: int, pe: int) -> int: """nvshmem_int_atomic_compare_swap since 3.2"""
def nvshmem_long_atomic_compare_swap(dest: _Pointer[ctypes.c_long] | int, cond: int, value: int, pe: int) -> int: """nvshmem_long_atomic_compare_swap since 3.2"""
def nvshmem_longlong_atomic_compare_swap(dest: _Pointer[ctypes.c_longlong] | int, cond: int, value: int, pe: int) -> int: """nvshmem_longlong_atomic_compare_swap since 3.2"""
def nvshmem_size_atomic_compare_swap(dest: _Pointer[ctypes.c_size_t] | int, cond: int, value: int, pe: int) -> int: """nvshmem_size_atomic_compare_swap since 3.2"""
def nvshmem_ptrdiff_atomic_compare_swap(dest: _Pointer[ctypes.c_ssize_t] | int, cond: int, value: int, pe: int) -> int: """nvshmem_ptrdiff_atomic_compare_swap since 3.2"""
def nvshmem_uint_atomic_and(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> None: """nvshmem_uint_atomic_and since 3.2"""
def nvshmem_ulong_atomic_and(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> None: """nvshmem_ulong_atomic_and since 3.2"""
def nvshmem_ulonglong_atomic_and(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> None: """nvshmem_ulonglong_atomic_and since 3.2"""
def nvshmem_int32_atomic_and(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> None: """nvshmem_int32_atomic_and since 3.2"""
def nvshmem_uint32_atomic_and(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> None: """nvshmem_uint32_atomic_and since 3.2"""
def nvshmem_int64_atomic_and(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> None: """nvshmem_int64_atomic_and since 3.2"""
def nvshmem_uint64_atomic_and(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> None: """nvshmem_uint64_atomic_and since 3.2"""
def nvshmem_uint_atomic_or(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> None: """nvshmem_uint_atomic_or since 3.2"""
def nvshmem_ulong_atomic_or(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> None: """nvshmem_ulong_atomic_or since 3.2"""
def nvshmem_ulonglong_atomic_or(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> None: """nvshmem_ulonglong_atomic_or since 3.2"""
def nvshmem_int32_atomic_or(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> None: """nvshmem_int32_atomic_or since 3.2"""
def nvshmem_uint32_atomic_or(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> None: """nvshmem_uint32_atomic_or since 3.2"""
def nvshmem_int64_atomic_or(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> None: """nvshmem_int64_atomic_or since 3.2"""
def nvshmem_uint64_atomic_or(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> None: """nvshmem_uint64_atomic_or since 3.2"""
def nvshmem_uint_atomic_xor(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> None: """nvshmem_uint_atomic_xor since 3.2"""
def nvshmem_ulong_atomic_xor(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> None: """nvshmem_ulong_atomic_xor since 3.2"""
def nvshmem_ulonglong_atomic_xor(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> None: """nvshmem_ulonglong_atomic_xor since 3.2"""
def nvshmem_int32_atomic_xor(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> None: """nvshmem_int32_atomic_xor since 3.2"""
def nvshmem_uint32_atomic_xor(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> None: """nvshmem_uint32_atomic_xor since 3.2"""
def nvshmem_int64_atomic_xor(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> None: """nvshmem_int64_atomic_xor since 3.2"""
def nvshmem_uint64_atomic_xor(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> None: """nvshmem_uint64_atomic_xor since 3.2"""
def nvshmem_uint_atomic_fetch_and(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> int: """nvshmem_uint_atomic_fetch_and since 3.2"""
def nvshmem_ulong_atomic_fetch_and(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> int: """nvshmem_ulong_atomic_fetch_and since 3.2"""
def nvshmem_ulonglong_atomic_fetch_and(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> int: """nvshmem_ulonglong_atomic_fetch_and since 3.2"""
def nvshmem_int32_atomic_fetch_and(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> int: """nvshmem_int32_atomic_fetch_and since 3.2"""
def nvshmem_uint32_atomic_fetch_and(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> int: """nvshmem_uint32_atomic_fetch_and since 3.2"""
def nvshmem_int64_atomic_fetch_and(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> int: """nvshmem_int64_atomic_fetch_and since 3.2"""
def nvshmem_uint64_atomic_fetch_and(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> int: """nvshmem_uint64_atomic_fetch_and since 3.2"""
def nvshmem_uint_atomic_fetch_or(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> int: """nvshmem_uint_atomic_fetch_or since 3.2"""
def nvshmem_ulong_atomic_fetch_or(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> int: """nvshmem_ulong_atomic_fetch_or since 3.2"""
def nvshmem_ulonglong_atomic_fetch_or(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> int: """nvshmem_ulonglong_atomic_fetch_or since 3.2"""
def nvshmem_int32_atomic_fetch_or(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> int: """nvshmem_int32_atomic_fetch_or since 3.2"""
def nvshmem_uint32_atomic_fetch_or(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> int: """nvshmem_uint32_atomic_fetch_or since 3.2"""
def nvshmem_int64_atomic_fetch_or(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> int: """nvshmem_int64_atomic_fetch_or since 3.2"""
def nvshmem_uint64_atomic_fetch_or(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> int: """nvshmem_uint64_atomic_fetch_or since 3.2"""

class _Raw420(Raw):
    @staticmethod
    def nvshmem_ulong_atomic_swap(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_swap(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_swap(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_swap(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_swap(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_swap(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_atomic_swap(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_atomic_swap(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_atomic_swap(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_atomic_swap(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_swap(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_atomic_swap(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int, /) -> float: ...
    @staticmethod
    def nvshmem_double_atomic_swap(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int, /) -> float: ...
    @staticmethod
    def nvshmem_uint_atomic_compare_swap(dest: _Pointer[ctypes.c_uint] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_atomic_compare_swap(dest: _Pointer[ctypes.c_ulong] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_compare_swap(dest: _Pointer[ctypes.c_ulonglong] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_compare_swap(dest: _Pointer[ctypes.c_int32] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_compare_swap(dest: _Pointer[ctypes.c_uint32] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_compare_swap(dest: _Pointer[ctypes.c_int64] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_compare_swap(dest: _Pointer[ctypes.c_uint64] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_atomic_compare_swap(dest: _Pointer[ctypes.c_int] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_atomic_compare_swap(dest: _Pointer[ctypes.c_long] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_atomic_compare_swap(dest: _Pointer[ctypes.c_longlong] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_atomic_compare_swap(dest: _Pointer[ctypes.c_size_t] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_atomic_compare_swap(dest: _Pointer[ctypes.c_ssize_t] | int, cond: int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_atomic_and(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_atomic_and(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_and(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_atomic_and(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_atomic_and(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_atomic_and(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_atomic_and(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_atomic_or(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_atomic_or(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_or(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_atomic_or(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_atomic_or(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_atomic_or(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_atomic_or(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_atomic_xor(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_atomic_xor(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_xor(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_atomic_xor(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_atomic_xor(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_atomic_xor(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_atomic_xor(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_atomic_fetch_and(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_atomic_fetch_and(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_fetch_and(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_fetch_and(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_fetch_and(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_fetch_and(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_fetch_and(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_atomic_fetch_or(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_atomic_fetch_or(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_fetch_or(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_fetch_or(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_fetch_or(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_fetch_or(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_fetch_or(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> int: ...

class _Api420:
    nvshmem_ulong_atomic_swap = staticmethod(_here.nvshmem_ulong_atomic_swap)
    nvshmem_ulonglong_atomic_swap = staticmethod(_here.nvshmem_ulonglong_atomic_swap)
    nvshmem_int32_atomic_swap = staticmethod(_here.nvshmem_int32_atomic_swap)
    nvshmem_uint32_atomic_swap = staticmethod(_here.nvshmem_uint32_atomic_swap)
    nvshmem_int64_atomic_swap = staticmethod(_here.nvshmem_int64_atomic_swap)
    nvshmem_uint64_atomic_swap = staticmethod(_here.nvshmem_uint64_atomic_swap)
    nvshmem_int_atomic_swap = staticmethod(_here.nvshmem_int_atomic_swap)
    nvshmem_long_atomic_swap = staticmethod(_here.nvshmem_long_atomic_swap)
    nvshmem_longlong_atomic_swap = staticmethod(_here.nvshmem_longlong_atomic_swap)
    nvshmem_size_atomic_swap = staticmethod(_here.nvshmem_size_atomic_swap)
    nvshmem_ptrdiff_atomic_swap = staticmethod(_here.nvshmem_ptrdiff_atomic_swap)
    nvshmem_float_atomic_swap = staticmethod(_here.nvshmem_float_atomic_swap)
    nvshmem_double_atomic_swap = staticmethod(_here.nvshmem_double_atomic_swap)
    nvshmem_uint_atomic_compare_swap = staticmethod(_here.nvshmem_uint_atomic_compare_swap)
    nvshmem_ulong_atomic_compare_swap = staticmethod(_here.nvshmem_ulong_atomic_compare_swap)
    nvshmem_ulonglong_atomic_compare_swap = staticmethod(_here.nvshmem_ulonglong_atomic_compare_swap)
    nvshmem_int32_atomic_compare_swap = staticmethod(_here.nvshmem_int32_atomic_compare_swap)
    nvshmem_uint32_atomic_compare_swap = staticmethod(_here.nvshmem_uint32_atomic_compare_swap)
    nvshmem_int64_atomic_compare_swap = staticmethod(_here.nvshmem_int64_atomic_compare_swap)
    nvshmem_uint64_atomic_compare_swap = staticmethod(_here.nvshmem_uint64_atomic_compare_swap)
    nvshmem_int_atomic_compare_swap = staticmethod(_here.nvshmem_int_atomic_compare_swap)
    nvshmem_long_atomic_compare_swap = staticmethod(_here.nvshmem_long_atomic_compare_swap)
    nvshmem_longlong_atomic_compare_swap = staticmethod(_here.nvshmem_longlong_atomic_compare_swap)
    nvshmem_size_atomic_compare_swap = staticmethod(_here.nvshmem_size_atomic_compare_swap)
    nvshmem_ptrdiff_atomic_compare_swap = staticmethod(_here.nvshmem_ptrdiff_atomic_compare_swap)
    nvshmem_uint_atomic_and = staticmethod(_here.nvshmem_uint_atomic_and)
    nvshmem_ulong_atomic_and = staticmethod(_here.nvshmem_ulong_atomic_and)
    nvshmem_ulonglong_atomic_and = staticmethod(_here.nvshmem_ulonglong_atomic_and)
    nvshmem_int32_atomic_and = staticmethod(_here.nvshmem_int32_atomic_and)
    nvshmem_uint32_atomic_and = staticmethod(_here.nvshmem_uint32_atomic_and)
    nvshmem_int64_atomic_and = staticmethod(_here.nvshmem_int64_atomic_and)
    nvshmem_uint64_atomic_and = staticmethod(_here.nvshmem_uint64_atomic_and)
    nvshmem_uint_atomic_or = staticmethod(_here.nvshmem_uint_atomic_or)
    nvshmem_ulong_atomic_or = staticmethod(_here.nvshmem_ulong_atomic_or)
    nvshmem_ulonglong_atomic_or = staticmethod(_here.nvshmem_ulonglong_atomic_or)
    nvshmem_int32_atomic_or = staticmethod(_here.nvshmem_int32_atomic_or)
    nvshmem_uint32_atomic_or = staticmethod(_here.nvshmem_uint32_atomic_or)
    nvshmem_int64_atomic_or = staticmethod(_here.nvshmem_int64_atomic_or)
    nvshmem_uint64_atomic_or = staticmethod(_here.nvshmem_uint64_atomic_or)
    nvshmem_uint_atomic_xor = staticmethod(_here.nvshmem_uint_atomic_xor)
    nvshmem_ulong_atomic_xor = staticmethod(_here.nvshmem_ulong_atomic_xor)
    nvshmem_ulonglong_atomic_xor = staticmethod(_here.nvshmem_ulonglong_atomic_xor)
    nvshmem_int32_atomic_xor = staticmethod(_here.nvshmem_int32_atomic_xor)
    nvshmem_uint32_atomic_xor = staticmethod(_here.nvshmem_uint32_atomic_xor)
    nvshmem_int64_atomic_xor = staticmethod(_here.nvshmem_int64_atomic_xor)
    nvshmem_uint64_atomic_xor = staticmethod(_here.nvshmem_uint64_atomic_xor)
    nvshmem_uint_atomic_fetch_and = staticmethod(_here.nvshmem_uint_atomic_fetch_and)
    nvshmem_ulong_atomic_fetch_and = staticmethod(_here.nvshmem_ulong_atomic_fetch_and)
    nvshmem_ulonglong_atomic_fetch_and = staticmethod(_here.nvshmem_ulonglong_atomic_fetch_and)
    nvshmem_int32_atomic_fetch_and = staticmethod(_here.nvshmem_int32_atomic_fetch_and)
    nvshmem_uint32_atomic_fetch_and = staticmethod(_here.nvshmem_uint32_atomic_fetch_and)
    nvshmem_int64_atomic_fetch_and = staticmethod(_here.nvshmem_int64_atomic_fetch_and)
    nvshmem_uint64_atomic_fetch_and = staticmethod(_here.nvshmem_uint64_atomic_fetch_and)
    nvshmem_uint_atomic_fetch_or = staticmethod(_here.nvshmem_uint_atomic_fetch_or)
    nvshmem_ulong_atomic_fetch_or = staticmethod(_here.nvshmem_ulong_atomic_fetch_or)
    nvshmem_ulonglong_atomic_fetch_or = staticmethod(_here.nvshmem_ulonglong_atomic_fetch_or)
    nvshmem_int32_atomic_fetch_or = staticmethod(_here.nvshmem_int32_atomic_fetch_or)
    nvshmem_uint32_atomic_fetch_or = staticmethod(_here.nvshmem_uint32_atomic_fetch_or)
    nvshmem_int64_atomic_fetch_or = staticmethod(_here.nvshmem_int64_atomic_fetch_or)
    nvshmem_uint64_atomic_fetch_or = staticmethod(_here.nvshmem_uint64_atomic_fetch_or)

def nvshmem_uint_atomic_fetch_xor(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> int: """nvshmem_uint_atomic_fetch_xor since 3.2"""
def nvshmem_ulong_atomic_fetch_xor(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> int: """nvshmem_ulong_atomic_fetch_xor since 3.2"""
def nvshmem_ulonglong_atomic_fetch_xor(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> int: """nvshmem_ulonglong_atomic_fetch_xor since 3.2"""
def nvshmem_int32_atomic_fetch_xor(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> int: """nvshmem_int32_atomic_fetch_xor since 3.2"""
def nvshmem_uint32_atomic_fetch_xor(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> int: """nvshmem_uint32_atomic_fetch_xor since 3.2"""
def nvshmem_int64_atomic_fetch_xor(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> int: """nvshmem_int64_atomic_fetch_xor since 3.2"""
def nvshmem_uint64_atomic_fetch_xor(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> int: """nvshmem_uint64_atomic_fetch_xor since 3.2"""
def nvshmem_float_p(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int) -> None: """nvshmem_float_p since 3.2"""
def nvshmem_double_p(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int) -> None: """nvshmem_double_p since 3.2"""
def nvshmem_short_p(dest: _Pointer[ctypes.c_short] | int, value: int, pe: int) -> None: """nvshmem_short_p since 3.2"""
def nvshmem_schar_p(dest: _Pointer[ctypes.c_byte] | int, value: int, pe: int) -> None: """nvshmem_schar_p since 3.2"""
def nvshmem_int_p(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int) -> None: """nvshmem_int_p since 3.2"""
def nvshmem_long_p(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int) -> None: """nvshmem_long_p since 3.2"""
def nvshmem_longlong_p(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int) -> None: """nvshmem_longlong_p since 3.2"""
def nvshmem_uchar_p(dest: _Pointer[ctypes.c_ubyte] | int, value: int, pe: int) -> None: """nvshmem_uchar_p since 3.2"""
def nvshmem_ushort_p(dest: _Pointer[ctypes.c_ushort] | int, value: int, pe: int) -> None: """nvshmem_ushort_p since 3.2"""
def nvshmem_uint_p(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int) -> None: """nvshmem_uint_p since 3.2"""
def nvshmem_ulong_p(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int) -> None: """nvshmem_ulong_p since 3.2"""
def nvshmem_ulonglong_p(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int) -> None: """nvshmem_ulonglong_p since 3.2"""
def nvshmem_int8_p(dest: _Pointer[ctypes.c_int8] | int, value: int, pe: int) -> None: """nvshmem_int8_p since 3.2"""
def nvshmem_int16_p(dest: _Pointer[ctypes.c_int16] | int, value: int, pe: int) -> None: """nvshmem_int16_p since 3.2"""
def nvshmem_int32_p(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int) -> None: """nvshmem_int32_p since 3.2"""
def nvshmem_int64_p(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int) -> None: """nvshmem_int64_p since 3.2"""
def nvshmem_uint8_p(dest: _Pointer[ctypes.c_uint8] | int, value: int, pe: int) -> None: """nvshmem_uint8_p since 3.2"""
def nvshmem_uint16_p(dest: _Pointer[ctypes.c_uint16] | int, value: int, pe: int) -> None: """nvshmem_uint16_p since 3.2"""
def nvshmem_uint32_p(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int) -> None: """nvshmem_uint32_p since 3.2"""
def nvshmem_uint64_p(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int) -> None: """nvshmem_uint64_p since 3.2"""
def nvshmem_size_p(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int) -> None: """nvshmem_size_p since 3.2"""
def nvshmem_ptrdiff_p(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int) -> None: """nvshmem_ptrdiff_p since 3.2"""
def nvshmem_float_put(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int) -> None: """nvshmem_float_put since 3.2"""
def nvshmem_double_put(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int) -> None: """nvshmem_double_put since 3.2"""
def nvshmem_short_put(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int) -> None: """nvshmem_short_put since 3.2"""
def nvshmem_schar_put(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int) -> None: """nvshmem_schar_put since 3.2"""
def nvshmem_int_put(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int) -> None: """nvshmem_int_put since 3.2"""
def nvshmem_long_put(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int) -> None: """nvshmem_long_put since 3.2"""
def nvshmem_longlong_put(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int) -> None: """nvshmem_longlong_put since 3.2"""
def nvshmem_uchar_put(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int) -> None: """nvshmem_uchar_put since 3.2"""
def nvshmem_ushort_put(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int) -> None: """nvshmem_ushort_put since 3.2"""
def nvshmem_uint_put(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int) -> None: """nvshmem_uint_put since 3.2"""
def nvshmem_ulong_put(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int) -> None: """nvshmem_ulong_put since 3.2"""
def nvshmem_ulonglong_put(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int) -> None: """nvshmem_ulonglong_put since 3.2"""
def nvshmem_int8_put(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int) -> None: """nvshmem_int8_put since 3.2"""
def nvshmem_int16_put(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int) -> None: """nvshmem_int16_put since 3.2"""
def nvshmem_int32_put(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int) -> None: """nvshmem_int32_put since 3.2"""
def nvshmem_int64_put(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int) -> None: """nvshmem_int64_put since 3.2"""
def nvshmem_uint8_put(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int) -> None: """nvshmem_uint8_put since 3.2"""
def nvshmem_uint16_put(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int) -> None: """nvshmem_uint16_put since 3.2"""
def nvshmem_uint32_put(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int) -> None: """nvshmem_uint32_put since 3.2"""
def nvshmem_uint64_put(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int) -> None: """nvshmem_uint64_put since 3.2"""
def nvshmem_size_put(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int) -> None: """nvshmem_size_put since 3.2"""
def nvshmem_ptrdiff_put(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int) -> None: """nvshmem_ptrdiff_put since 3.2"""
def nvshmem_put8(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put8 since 3.2"""
def nvshmem_put16(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put16 since 3.2"""
def nvshmem_put32(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put32 since 3.2"""
def nvshmem_put64(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put64 since 3.2"""
def nvshmem_put128(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put128 since 3.2"""
def nvshmem_putmem(dest: _Writable, source: _Address, bytes: int, pe: int) -> None: """nvshmem_putmem since 3.2"""
def nvshmem_float_iput(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_float_iput since 3.2"""
def nvshmem_double_iput(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_double_iput since 3.2"""
def nvshmem_short_iput(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_short_iput since 3.2"""

class _Raw480(Raw):
    @staticmethod
    def nvshmem_uint_atomic_fetch_xor(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_atomic_fetch_xor(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_atomic_fetch_xor(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_atomic_fetch_xor(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_atomic_fetch_xor(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_atomic_fetch_xor(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_atomic_fetch_xor(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_p(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_p(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_short_p(dest: _Pointer[ctypes.c_short] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_schar_p(dest: _Pointer[ctypes.c_byte] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_p(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_p(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_p(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uchar_p(dest: _Pointer[ctypes.c_ubyte] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ushort_p(dest: _Pointer[ctypes.c_ushort] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_p(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_p(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_p(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int8_p(dest: _Pointer[ctypes.c_int8] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int16_p(dest: _Pointer[ctypes.c_int16] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_p(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_p(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint8_p(dest: _Pointer[ctypes.c_uint8] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint16_p(dest: _Pointer[ctypes.c_uint16] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_p(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_p(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_p(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_p(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_float_put(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_put(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_short_put(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_schar_put(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_put(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_put(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_put(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uchar_put(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ushort_put(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_put(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_put(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_put(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int8_put(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int16_put(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_put(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_put(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint8_put(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint16_put(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_put(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_put(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_put(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_put(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put8(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put16(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put32(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put64(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put128(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_putmem(dest: _Writable, source: _Address, bytes: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_float_iput(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_iput(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_short_iput(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...

class _Api480:
    nvshmem_uint_atomic_fetch_xor = staticmethod(_here.nvshmem_uint_atomic_fetch_xor)
    nvshmem_ulong_atomic_fetch_xor = staticmethod(_here.nvshmem_ulong_atomic_fetch_xor)
    nvshmem_ulonglong_atomic_fetch_xor = staticmethod(_here.nvshmem_ulonglong_atomic_fetch_xor)
    nvshmem_int32_atomic_fetch_xor = staticmethod(_here.nvshmem_int32_atomic_fetch_xor)
    nvshmem_uint32_atomic_fetch_xor = staticmethod(_here.nvshmem_uint32_atomic_fetch_xor)
    nvshmem_int64_atomic_fetch_xor = staticmethod(_here.nvshmem_int64_atomic_fetch_xor)
    nvshmem_uint64_atomic_fetch_xor = staticmethod(_here.nvshmem_uint64_atomic_fetch_xor)
    nvshmem_float_p = staticmethod(_here.nvshmem_float_p)
    nvshmem_double_p = staticmethod(_here.nvshmem_double_p)
    nvshmem_short_p = staticmethod(_here.nvshmem_short_p)
    nvshmem_schar_p = staticmethod(_here.nvshmem_schar_p)
    nvshmem_int_p = staticmethod(_here.nvshmem_int_p)
    nvshmem_long_p = staticmethod(_here.nvshmem_long_p)
    nvshmem_longlong_p = staticmethod(_here.nvshmem_longlong_p)
    nvshmem_uchar_p = staticmethod(_here.nvshmem_uchar_p)
    nvshmem_ushort_p = staticmethod(_here.nvshmem_ushort_p)
    nvshmem_uint_p = staticmethod(_here.nvshmem_uint_p)
    nvshmem_ulong_p = staticmethod(_here.nvshmem_ulong_p)
    nvshmem_ulonglong_p = staticmethod(_here.nvshmem_ulonglong_p)
    nvshmem_int8_p = staticmethod(_here.nvshmem_int8_p)
    nvshmem_int16_p = staticmethod(_here.nvshmem_int16_p)
    nvshmem_int32_p = staticmethod(_here.nvshmem_int32_p)
    nvshmem_int64_p = staticmethod(_here.nvshmem_int64_p)
    nvshmem_uint8_p = staticmethod(_here.nvshmem_uint8_p)
    nvshmem_uint16_p = staticmethod(_here.nvshmem_uint16_p)
    nvshmem_uint32_p = staticmethod(_here.nvshmem_uint32_p)
    nvshmem_uint64_p = staticmethod(_here.nvshmem_uint64_p)
    nvshmem_size_p = staticmethod(_here.nvshmem_size_p)
    nvshmem_ptrdiff_p = staticmethod(_here.nvshmem_ptrdiff_p)
    nvshmem_float_put = staticmethod(_here.nvshmem_float_put)
    nvshmem_double_put = staticmethod(_here.nvshmem_double_put)
    nvshmem_short_put = staticmethod(_here.nvshmem_short_put)
    nvshmem_schar_put = staticmethod(_here.nvshmem_schar_put)
    nvshmem_int_put = staticmethod(_here.nvshmem_int_put)
    nvshmem_long_put = staticmethod(_here.nvshmem_long_put)
    nvshmem_longlong_put = staticmethod(_here.nvshmem_longlong_put)
    nvshmem_uchar_put = staticmethod(_here.nvshmem_uchar_put)
    nvshmem_ushort_put = staticmethod(_here.nvshmem_ushort_put)
    nvshmem_uint_put = staticmethod(_here.nvshmem_uint_put)
    nvshmem_ulong_put = staticmethod(_here.nvshmem_ulong_put)
    nvshmem_ulonglong_put = staticmethod(_here.nvshmem_ulonglong_put)
    nvshmem_int8_put = staticmethod(_here.nvshmem_int8_put)
    nvshmem_int16_put = staticmethod(_here.nvshmem_int16_put)
    nvshmem_int32_put = staticmethod(_here.nvshmem_int32_put)
    nvshmem_int64_put = staticmethod(_here.nvshmem_int64_put)
    nvshmem_uint8_put = staticmethod(_here.nvshmem_uint8_put)
    nvshmem_uint16_put = staticmethod(_here.nvshmem_uint16_put)
    nvshmem_uint32_put = staticmethod(_here.nvshmem_uint32_put)
    nvshmem_uint64_put = staticmethod(_here.nvshmem_uint64_put)
    nvshmem_size_put = staticmethod(_here.nvshmem_size_put)
    nvshmem_ptrdiff_put = staticmethod(_here.nvshmem_ptrdiff_put)
    nvshmem_put8 = staticmethod(_here.nvshmem_put8)
    nvshmem_put16 = staticmethod(_here.nvshmem_put16)
    nvshmem_put32 = staticmethod(_here.nvshmem_put32)
    nvshmem_put64 = staticmethod(_here.nvshmem_put64)
    nvshmem_put128 = staticmethod(_here.nvshmem_put128)
    nvshmem_putmem = staticmethod(_here.nvshmem_putmem)
    nvshmem_float_iput = staticmethod(_here.nvshmem_float_iput)
    nvshmem_double_iput = staticmethod(_here.nvshmem_double_iput)
    nvshmem_short_iput = staticmethod(_here.nvshmem_short_iput)

def nvshmem_schar_iput(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_schar_iput since 3.2"""
def nvshmem_int_iput(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int_iput since 3.2"""
def nvshmem_long_iput(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_long_iput since 3.2"""
def nvshmem_longlong_iput(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_longlong_iput since 3.2"""
def nvshmem_uchar_iput(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uchar_iput since 3.2"""
def nvshmem_ushort_iput(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ushort_iput since 3.2"""
def nvshmem_uint_iput(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint_iput since 3.2"""
def nvshmem_ulong_iput(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ulong_iput since 3.2"""
def nvshmem_ulonglong_iput(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ulonglong_iput since 3.2"""
def nvshmem_int8_iput(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int8_iput since 3.2"""
def nvshmem_int16_iput(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int16_iput since 3.2"""
def nvshmem_int32_iput(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int32_iput since 3.2"""
def nvshmem_int64_iput(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int64_iput since 3.2"""
def nvshmem_uint8_iput(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint8_iput since 3.2"""
def nvshmem_uint16_iput(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint16_iput since 3.2"""
def nvshmem_uint32_iput(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint32_iput since 3.2"""
def nvshmem_uint64_iput(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint64_iput since 3.2"""
def nvshmem_size_iput(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_size_iput since 3.2"""
def nvshmem_ptrdiff_iput(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ptrdiff_iput since 3.2"""
def nvshmem_iput8(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iput8 since 3.2"""
def nvshmem_iput16(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iput16 since 3.2"""
def nvshmem_iput32(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iput32 since 3.2"""
def nvshmem_iput64(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iput64 since 3.2"""
def nvshmem_iput128(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iput128 since 3.2"""
def nvshmem_float_put_nbi(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int) -> None: """nvshmem_float_put_nbi since 3.2"""
def nvshmem_double_put_nbi(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int) -> None: """nvshmem_double_put_nbi since 3.2"""
def nvshmem_short_put_nbi(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int) -> None: """nvshmem_short_put_nbi since 3.2"""
def nvshmem_schar_put_nbi(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int) -> None: """nvshmem_schar_put_nbi since 3.2"""
def nvshmem_int_put_nbi(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int) -> None: """nvshmem_int_put_nbi since 3.2"""
def nvshmem_long_put_nbi(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int) -> None: """nvshmem_long_put_nbi since 3.2"""
def nvshmem_longlong_put_nbi(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int) -> None: """nvshmem_longlong_put_nbi since 3.2"""
def nvshmem_uchar_put_nbi(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int) -> None: """nvshmem_uchar_put_nbi since 3.2"""
def nvshmem_ushort_put_nbi(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int) -> None: """nvshmem_ushort_put_nbi since 3.2"""
def nvshmem_uint_put_nbi(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int) -> None: """nvshmem_uint_put_nbi since 3.2"""
def nvshmem_ulong_put_nbi(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int) -> None: """nvshmem_ulong_put_nbi since 3.2"""
def nvshmem_ulonglong_put_nbi(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int) -> None: """nvshmem_ulonglong_put_nbi since 3.2"""
def nvshmem_int8_put_nbi(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int) -> None: """nvshmem_int8_put_nbi since 3.2"""
def nvshmem_int16_put_nbi(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int) -> None: """nvshmem_int16_put_nbi since 3.2"""
def nvshmem_int32_put_nbi(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int) -> None: """nvshmem_int32_put_nbi since 3.2"""
def nvshmem_int64_put_nbi(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int) -> None: """nvshmem_int64_put_nbi since 3.2"""
def nvshmem_uint8_put_nbi(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int) -> None: """nvshmem_uint8_put_nbi since 3.2"""
def nvshmem_uint16_put_nbi(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int) -> None: """nvshmem_uint16_put_nbi since 3.2"""
def nvshmem_uint32_put_nbi(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int) -> None: """nvshmem_uint32_put_nbi since 3.2"""
def nvshmem_uint64_put_nbi(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int) -> None: """nvshmem_uint64_put_nbi since 3.2"""
def nvshmem_size_put_nbi(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int) -> None: """nvshmem_size_put_nbi since 3.2"""
def nvshmem_ptrdiff_put_nbi(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int) -> None: """nvshmem_ptrdiff_put_nbi since 3.2"""
def nvshmem_put8_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put8_nbi since 3.2"""
def nvshmem_put16_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put16_nbi since 3.2"""
def nvshmem_put32_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put32_nbi since 3.2"""
def nvshmem_put64_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put64_nbi since 3.2"""
def nvshmem_put128_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_put128_nbi since 3.2"""
def nvshmem_putmem_nbi(dest: _Writable, source: _Address, bytes: int, pe: int) -> None: """nvshmem_putmem_nbi since 3.2"""
def nvshmem_float_g(src: _Pointer[ctypes.c_float] | int, pe: int) -> float: """nvshmem_float_g since 3.2"""
def nvshmem_double_g(src: _Pointer[ctypes.c_double] | int, pe: int) -> float: """nvshmem_double_g since 3.2"""
def nvshmem_short_g(src: _Pointer[ctypes.c_short] | int, pe: int) -> int: """nvshmem_short_g since 3.2"""
def nvshmem_schar_g(src: _Pointer[ctypes.c_byte] | int, pe: int) -> int: """nvshmem_schar_g since 3.2"""
def nvshmem_int_g(src: _Pointer[ctypes.c_int] | int, pe: int) -> int: """nvshmem_int_g since 3.2"""
def nvshmem_long_g(src: _Pointer[ctypes.c_long] | int, pe: int) -> int: """nvshmem_long_g since 3.2"""
def nvshmem_longlong_g(src: _Pointer[ctypes.c_longlong] | int, pe: int) -> int: """nvshmem_longlong_g since 3.2"""
def nvshmem_uchar_g(src: _Pointer[ctypes.c_ubyte] | int, pe: int) -> int: """nvshmem_uchar_g since 3.2"""

class _Raw540(Raw):
    @staticmethod
    def nvshmem_schar_iput(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_iput(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_iput(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_iput(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uchar_iput(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ushort_iput(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_iput(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_iput(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_iput(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int8_iput(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int16_iput(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_iput(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_iput(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint8_iput(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint16_iput(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_iput(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_iput(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_iput(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_iput(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iput8(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iput16(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iput32(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iput64(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iput128(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_float_put_nbi(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_put_nbi(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_short_put_nbi(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_schar_put_nbi(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_put_nbi(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_put_nbi(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_put_nbi(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uchar_put_nbi(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ushort_put_nbi(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_put_nbi(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_put_nbi(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_put_nbi(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int8_put_nbi(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int16_put_nbi(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_put_nbi(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_put_nbi(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint8_put_nbi(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint16_put_nbi(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_put_nbi(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_put_nbi(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_put_nbi(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_put_nbi(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put8_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put16_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put32_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put64_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_put128_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_putmem_nbi(dest: _Writable, source: _Address, bytes: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_float_g(src: _Pointer[ctypes.c_float] | int, pe: int, /) -> float: ...
    @staticmethod
    def nvshmem_double_g(src: _Pointer[ctypes.c_double] | int, pe: int, /) -> float: ...
    @staticmethod
    def nvshmem_short_g(src: _Pointer[ctypes.c_short] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_schar_g(src: _Pointer[ctypes.c_byte] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int_g(src: _Pointer[ctypes.c_int] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_long_g(src: _Pointer[ctypes.c_long] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_longlong_g(src: _Pointer[ctypes.c_longlong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uchar_g(src: _Pointer[ctypes.c_ubyte] | int, pe: int, /) -> int: ...

class _Api540:
    nvshmem_schar_iput = staticmethod(_here.nvshmem_schar_iput)
    nvshmem_int_iput = staticmethod(_here.nvshmem_int_iput)
    nvshmem_long_iput = staticmethod(_here.nvshmem_long_iput)
    nvshmem_longlong_iput = staticmethod(_here.nvshmem_longlong_iput)
    nvshmem_uchar_iput = staticmethod(_here.nvshmem_uchar_iput)
    nvshmem_ushort_iput = staticmethod(_here.nvshmem_ushort_iput)
    nvshmem_uint_iput = staticmethod(_here.nvshmem_uint_iput)
    nvshmem_ulong_iput = staticmethod(_here.nvshmem_ulong_iput)
    nvshmem_ulonglong_iput = staticmethod(_here.nvshmem_ulonglong_iput)
    nvshmem_int8_iput = staticmethod(_here.nvshmem_int8_iput)
    nvshmem_int16_iput = staticmethod(_here.nvshmem_int16_iput)
    nvshmem_int32_iput = staticmethod(_here.nvshmem_int32_iput)
    nvshmem_int64_iput = staticmethod(_here.nvshmem_int64_iput)
    nvshmem_uint8_iput = staticmethod(_here.nvshmem_uint8_iput)
    nvshmem_uint16_iput = staticmethod(_here.nvshmem_uint16_iput)
    nvshmem_uint32_iput = staticmethod(_here.nvshmem_uint32_iput)
    nvshmem_uint64_iput = staticmethod(_here.nvshmem_uint64_iput)
    nvshmem_size_iput = staticmethod(_here.nvshmem_size_iput)
    nvshmem_ptrdiff_iput = staticmethod(_here.nvshmem_ptrdiff_iput)
    nvshmem_iput8 = staticmethod(_here.nvshmem_iput8)
    nvshmem_iput16 = staticmethod(_here.nvshmem_iput16)
    nvshmem_iput32 = staticmethod(_here.nvshmem_iput32)
    nvshmem_iput64 = staticmethod(_here.nvshmem_iput64)
    nvshmem_iput128 = staticmethod(_here.nvshmem_iput128)
    nvshmem_float_put_nbi = staticmethod(_here.nvshmem_float_put_nbi)
    nvshmem_double_put_nbi = staticmethod(_here.nvshmem_double_put_nbi)
    nvshmem_short_put_nbi = staticmethod(_here.nvshmem_short_put_nbi)
    nvshmem_schar_put_nbi = staticmethod(_here.nvshmem_schar_put_nbi)
    nvshmem_int_put_nbi = staticmethod(_here.nvshmem_int_put_nbi)
    nvshmem_long_put_nbi = staticmethod(_here.nvshmem_long_put_nbi)
    nvshmem_longlong_put_nbi = staticmethod(_here.nvshmem_longlong_put_nbi)
    nvshmem_uchar_put_nbi = staticmethod(_here.nvshmem_uchar_put_nbi)
    nvshmem_ushort_put_nbi = staticmethod(_here.nvshmem_ushort_put_nbi)
    nvshmem_uint_put_nbi = staticmethod(_here.nvshmem_uint_put_nbi)
    nvshmem_ulong_put_nbi = staticmethod(_here.nvshmem_ulong_put_nbi)
    nvshmem_ulonglong_put_nbi = staticmethod(_here.nvshmem_ulonglong_put_nbi)
    nvshmem_int8_put_nbi = staticmethod(_here.nvshmem_int8_put_nbi)
    nvshmem_int16_put_nbi = staticmethod(_here.nvshmem_int16_put_nbi)
    nvshmem_int32_put_nbi = staticmethod(_here.nvshmem_int32_put_nbi)
    nvshmem_int64_put_nbi = staticmethod(_here.nvshmem_int64_put_nbi)
    nvshmem_uint8_put_nbi = staticmethod(_here.nvshmem_uint8_put_nbi)
    nvshmem_uint16_put_nbi = staticmethod(_here.nvshmem_uint16_put_nbi)
    nvshmem_uint32_put_nbi = staticmethod(_here.nvshmem_uint32_put_nbi)
    nvshmem_uint64_put_nbi = staticmethod(_here.nvshmem_uint64_put_nbi)
    nvshmem_size_put_nbi = staticmethod(_here.nvshmem_size_put_nbi)
    nvshmem_ptrdiff_put_nbi = staticmethod(_here.nvshmem_ptrdiff_put_nbi)
    nvshmem_put8_nbi = staticmethod(_here.nvshmem_put8_nbi)
    nvshmem_put16_nbi = staticmethod(_here.nvshmem_put16_nbi)
    nvshmem_put32_nbi = staticmethod(_here.nvshmem_put32_nbi)
    nvshmem_put64_nbi = staticmethod(_here.nvshmem_put64_nbi)
    nvshmem_put128_nbi = staticmethod(_here.nvshmem_put128_nbi)
    nvshmem_putmem_nbi = staticmethod(_here.nvshmem_putmem_nbi)
    nvshmem_float_g = staticmethod(_here.nvshmem_float_g)
    nvshmem_double_g = staticmethod(_here.nvshmem_double_g)
    nvshmem_short_g = staticmethod(_here.nvshmem_short_g)
    nvshmem_schar_g = staticmethod(_here.nvshmem_schar_g)
    nvshmem_int_g = staticmethod(_here.nvshmem_int_g)
    nvshmem_long_g = staticmethod(_here.nvshmem_long_g)
    nvshmem_longlong_g = staticmethod(_here.nvshmem_longlong_g)
    nvshmem_uchar_g = staticmethod(_here.nvshmem_uchar_g)

def nvshmem_ushort_g(src: _Pointer[ctypes.c_ushort] | int, pe: int) -> int: """nvshmem_ushort_g since 3.2"""
def nvshmem_uint_g(src: _Pointer[ctypes.c_uint] | int, pe: int) -> int: """nvshmem_uint_g since 3.2"""
def nvshmem_ulong_g(src: _Pointer[ctypes.c_ulong] | int, pe: int) -> int: """nvshmem_ulong_g since 3.2"""
def nvshmem_ulonglong_g(src: _Pointer[ctypes.c_ulonglong] | int, pe: int) -> int: """nvshmem_ulonglong_g since 3.2"""
def nvshmem_int8_g(src: _Pointer[ctypes.c_int8] | int, pe: int) -> int: """nvshmem_int8_g since 3.2"""
def nvshmem_int16_g(src: _Pointer[ctypes.c_int16] | int, pe: int) -> int: """nvshmem_int16_g since 3.2"""
def nvshmem_int32_g(src: _Pointer[ctypes.c_int32] | int, pe: int) -> int: """nvshmem_int32_g since 3.2"""
def nvshmem_int64_g(src: _Pointer[ctypes.c_int64] | int, pe: int) -> int: """nvshmem_int64_g since 3.2"""
def nvshmem_uint8_g(src: _Pointer[ctypes.c_uint8] | int, pe: int) -> int: """nvshmem_uint8_g since 3.2"""
def nvshmem_uint16_g(src: _Pointer[ctypes.c_uint16] | int, pe: int) -> int: """nvshmem_uint16_g since 3.2"""
def nvshmem_uint32_g(src: _Pointer[ctypes.c_uint32] | int, pe: int) -> int: """nvshmem_uint32_g since 3.2"""
def nvshmem_uint64_g(src: _Pointer[ctypes.c_uint64] | int, pe: int) -> int: """nvshmem_uint64_g since 3.2"""
def nvshmem_size_g(src: _Pointer[ctypes.c_size_t] | int, pe: int) -> int: """nvshmem_size_g since 3.2"""
def nvshmem_ptrdiff_g(src: _Pointer[ctypes.c_ssize_t] | int, pe: int) -> int: """nvshmem_ptrdiff_g since 3.2"""
def nvshmem_float_get(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int) -> None: """nvshmem_float_get since 3.2"""
def nvshmem_double_get(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int) -> None: """nvshmem_double_get since 3.2"""
def nvshmem_short_get(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int) -> None: """nvshmem_short_get since 3.2"""
def nvshmem_schar_get(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int) -> None: """nvshmem_schar_get since 3.2"""
def nvshmem_int_get(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int) -> None: """nvshmem_int_get since 3.2"""
def nvshmem_long_get(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int) -> None: """nvshmem_long_get since 3.2"""
def nvshmem_longlong_get(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int) -> None: """nvshmem_longlong_get since 3.2"""
def nvshmem_uchar_get(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int) -> None: """nvshmem_uchar_get since 3.2"""
def nvshmem_ushort_get(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int) -> None: """nvshmem_ushort_get since 3.2"""
def nvshmem_uint_get(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int) -> None: """nvshmem_uint_get since 3.2"""
def nvshmem_ulong_get(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int) -> None: """nvshmem_ulong_get since 3.2"""
def nvshmem_ulonglong_get(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int) -> None: """nvshmem_ulonglong_get since 3.2"""
def nvshmem_int8_get(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int) -> None: """nvshmem_int8_get since 3.2"""
def nvshmem_int16_get(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int) -> None: """nvshmem_int16_get since 3.2"""
def nvshmem_int32_get(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int) -> None: """nvshmem_int32_get since 3.2"""
def nvshmem_int64_get(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int) -> None: """nvshmem_int64_get since 3.2"""
def nvshmem_uint8_get(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int) -> None: """nvshmem_uint8_get since 3.2"""
def nvshmem_uint16_get(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int) -> None: """nvshmem_uint16_get since 3.2"""
def nvshmem_uint32_get(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int) -> None: """nvshmem_uint32_get since 3.2"""
def nvshmem_uint64_get(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int) -> None: """nvshmem_uint64_get since 3.2"""
def nvshmem_size_get(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int) -> None: """nvshmem_size_get since 3.2"""
def nvshmem_ptrdiff_get(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int) -> None: """nvshmem_ptrdiff_get since 3.2"""
def nvshmem_get8(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get8 since 3.2"""
def nvshmem_get16(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get16 since 3.2"""
def nvshmem_get32(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get32 since 3.2"""
def nvshmem_get64(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get64 since 3.2"""
def nvshmem_get128(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get128 since 3.2"""
def nvshmem_getmem(dest: _Writable, source: _Address, bytes: int, pe: int) -> None: """nvshmem_getmem since 3.2"""
def nvshmem_float_iget(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_float_iget since 3.2"""
def nvshmem_double_iget(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_double_iget since 3.2"""
def nvshmem_short_iget(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_short_iget since 3.2"""
def nvshmem_schar_iget(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_schar_iget since 3.2"""
def nvshmem_int_iget(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int_iget since 3.2"""
def nvshmem_long_iget(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_long_iget since 3.2"""
def nvshmem_longlong_iget(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_longlong_iget since 3.2"""
def nvshmem_uchar_iget(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uchar_iget since 3.2"""
def nvshmem_ushort_iget(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ushort_iget since 3.2"""
def nvshmem_uint_iget(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint_iget since 3.2"""
def nvshmem_ulong_iget(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ulong_iget since 3.2"""
def nvshmem_ulonglong_iget(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ulonglong_iget since 3.2"""
def nvshmem_int8_iget(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int8_iget since 3.2"""
def nvshmem_int16_iget(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int16_iget since 3.2"""
def nvshmem_int32_iget(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int32_iget since 3.2"""
def nvshmem_int64_iget(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_int64_iget since 3.2"""
def nvshmem_uint8_iget(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint8_iget since 3.2"""
def nvshmem_uint16_iget(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint16_iget since 3.2"""

class _Raw600(Raw):
    @staticmethod
    def nvshmem_ushort_g(src: _Pointer[ctypes.c_ushort] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint_g(src: _Pointer[ctypes.c_uint] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulong_g(src: _Pointer[ctypes.c_ulong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ulonglong_g(src: _Pointer[ctypes.c_ulonglong] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int8_g(src: _Pointer[ctypes.c_int8] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int16_g(src: _Pointer[ctypes.c_int16] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int32_g(src: _Pointer[ctypes.c_int32] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_int64_g(src: _Pointer[ctypes.c_int64] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint8_g(src: _Pointer[ctypes.c_uint8] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint16_g(src: _Pointer[ctypes.c_uint16] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint32_g(src: _Pointer[ctypes.c_uint32] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_uint64_g(src: _Pointer[ctypes.c_uint64] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_size_g(src: _Pointer[ctypes.c_size_t] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_ptrdiff_g(src: _Pointer[ctypes.c_ssize_t] | int, pe: int, /) -> int: ...
    @staticmethod
    def nvshmem_float_get(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_get(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_short_get(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_schar_get(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_get(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_get(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_get(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uchar_get(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ushort_get(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_get(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_get(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_get(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int8_get(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int16_get(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_get(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_get(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint8_get(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint16_get(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_get(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_get(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_get(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_get(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get8(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get16(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get32(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get64(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get128(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_getmem(dest: _Writable, source: _Address, bytes: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_float_iget(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_iget(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_short_iget(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_schar_iget(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_iget(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_iget(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_iget(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uchar_iget(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ushort_iget(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_iget(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_iget(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_iget(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int8_iget(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int16_iget(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_iget(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_iget(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint8_iget(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint16_iget(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...

class _Api600:
    nvshmem_ushort_g = staticmethod(_here.nvshmem_ushort_g)
    nvshmem_uint_g = staticmethod(_here.nvshmem_uint_g)
    nvshmem_ulong_g = staticmethod(_here.nvshmem_ulong_g)
    nvshmem_ulonglong_g = staticmethod(_here.nvshmem_ulonglong_g)
    nvshmem_int8_g = staticmethod(_here.nvshmem_int8_g)
    nvshmem_int16_g = staticmethod(_here.nvshmem_int16_g)
    nvshmem_int32_g = staticmethod(_here.nvshmem_int32_g)
    nvshmem_int64_g = staticmethod(_here.nvshmem_int64_g)
    nvshmem_uint8_g = staticmethod(_here.nvshmem_uint8_g)
    nvshmem_uint16_g = staticmethod(_here.nvshmem_uint16_g)
    nvshmem_uint32_g = staticmethod(_here.nvshmem_uint32_g)
    nvshmem_uint64_g = staticmethod(_here.nvshmem_uint64_g)
    nvshmem_size_g = staticmethod(_here.nvshmem_size_g)
    nvshmem_ptrdiff_g = staticmethod(_here.nvshmem_ptrdiff_g)
    nvshmem_float_get = staticmethod(_here.nvshmem_float_get)
    nvshmem_double_get = staticmethod(_here.nvshmem_double_get)
    nvshmem_short_get = staticmethod(_here.nvshmem_short_get)
    nvshmem_schar_get = staticmethod(_here.nvshmem_schar_get)
    nvshmem_int_get = staticmethod(_here.nvshmem_int_get)
    nvshmem_long_get = staticmethod(_here.nvshmem_long_get)
    nvshmem_longlong_get = staticmethod(_here.nvshmem_longlong_get)
    nvshmem_uchar_get = staticmethod(_here.nvshmem_uchar_get)
    nvshmem_ushort_get = staticmethod(_here.nvshmem_ushort_get)
    nvshmem_uint_get = staticmethod(_here.nvshmem_uint_get)
    nvshmem_ulong_get = staticmethod(_here.nvshmem_ulong_get)
    nvshmem_ulonglong_get = staticmethod(_here.nvshmem_ulonglong_get)
    nvshmem_int8_get = staticmethod(_here.nvshmem_int8_get)
    nvshmem_int16_get = staticmethod(_here.nvshmem_int16_get)
    nvshmem_int32_get = staticmethod(_here.nvshmem_int32_get)
    nvshmem_int64_get = staticmethod(_here.nvshmem_int64_get)
    nvshmem_uint8_get = staticmethod(_here.nvshmem_uint8_get)
    nvshmem_uint16_get = staticmethod(_here.nvshmem_uint16_get)
    nvshmem_uint32_get = staticmethod(_here.nvshmem_uint32_get)
    nvshmem_uint64_get = staticmethod(_here.nvshmem_uint64_get)
    nvshmem_size_get = staticmethod(_here.nvshmem_size_get)
    nvshmem_ptrdiff_get = staticmethod(_here.nvshmem_ptrdiff_get)
    nvshmem_get8 = staticmethod(_here.nvshmem_get8)
    nvshmem_get16 = staticmethod(_here.nvshmem_get16)
    nvshmem_get32 = staticmethod(_here.nvshmem_get32)
    nvshmem_get64 = staticmethod(_here.nvshmem_get64)
    nvshmem_get128 = staticmethod(_here.nvshmem_get128)
    nvshmem_getmem = staticmethod(_here.nvshmem_getmem)
    nvshmem_float_iget = staticmethod(_here.nvshmem_float_iget)
    nvshmem_double_iget = staticmethod(_here.nvshmem_double_iget)
    nvshmem_short_iget = staticmethod(_here.nvshmem_short_iget)
    nvshmem_schar_iget = staticmethod(_here.nvshmem_schar_iget)
    nvshmem_int_iget = staticmethod(_here.nvshmem_int_iget)
    nvshmem_long_iget = staticmethod(_here.nvshmem_long_iget)
    nvshmem_longlong_iget = staticmethod(_here.nvshmem_longlong_iget)
    nvshmem_uchar_iget = staticmethod(_here.nvshmem_uchar_iget)
    nvshmem_ushort_iget = staticmethod(_here.nvshmem_ushort_iget)
    nvshmem_uint_iget = staticmethod(_here.nvshmem_uint_iget)
    nvshmem_ulong_iget = staticmethod(_here.nvshmem_ulong_iget)
    nvshmem_ulonglong_iget = staticmethod(_here.nvshmem_ulonglong_iget)
    nvshmem_int8_iget = staticmethod(_here.nvshmem_int8_iget)
    nvshmem_int16_iget = staticmethod(_here.nvshmem_int16_iget)
    nvshmem_int32_iget = staticmethod(_here.nvshmem_int32_iget)
    nvshmem_int64_iget = staticmethod(_here.nvshmem_int64_iget)
    nvshmem_uint8_iget = staticmethod(_here.nvshmem_uint8_iget)
    nvshmem_uint16_iget = staticmethod(_here.nvshmem_uint16_iget)

def nvshmem_uint32_iget(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint32_iget since 3.2"""
def nvshmem_uint64_iget(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_uint64_iget since 3.2"""
def nvshmem_size_iget(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_size_iget since 3.2"""
def nvshmem_ptrdiff_iget(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_ptrdiff_iget since 3.2"""
def nvshmem_iget8(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iget8 since 3.2"""
def nvshmem_iget16(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iget16 since 3.2"""
def nvshmem_iget32(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iget32 since 3.2"""
def nvshmem_iget64(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iget64 since 3.2"""
def nvshmem_iget128(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int) -> None: """nvshmem_iget128 since 3.2"""
def nvshmem_float_get_nbi(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int) -> None: """nvshmem_float_get_nbi since 3.2"""
def nvshmem_double_get_nbi(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int) -> None: """nvshmem_double_get_nbi since 3.2"""
def nvshmem_short_get_nbi(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int) -> None: """nvshmem_short_get_nbi since 3.2"""
def nvshmem_schar_get_nbi(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int) -> None: """nvshmem_schar_get_nbi since 3.2"""
def nvshmem_int_get_nbi(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int) -> None: """nvshmem_int_get_nbi since 3.2"""
def nvshmem_long_get_nbi(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int) -> None: """nvshmem_long_get_nbi since 3.2"""
def nvshmem_longlong_get_nbi(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int) -> None: """nvshmem_longlong_get_nbi since 3.2"""
def nvshmem_uchar_get_nbi(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int) -> None: """nvshmem_uchar_get_nbi since 3.2"""
def nvshmem_ushort_get_nbi(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int) -> None: """nvshmem_ushort_get_nbi since 3.2"""
def nvshmem_uint_get_nbi(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int) -> None: """nvshmem_uint_get_nbi since 3.2"""
def nvshmem_ulong_get_nbi(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int) -> None: """nvshmem_ulong_get_nbi since 3.2"""
def nvshmem_ulonglong_get_nbi(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int) -> None: """nvshmem_ulonglong_get_nbi since 3.2"""
def nvshmem_int8_get_nbi(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int) -> None: """nvshmem_int8_get_nbi since 3.2"""
def nvshmem_int16_get_nbi(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int) -> None: """nvshmem_int16_get_nbi since 3.2"""
def nvshmem_int32_get_nbi(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int) -> None: """nvshmem_int32_get_nbi since 3.2"""
def nvshmem_int64_get_nbi(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int) -> None: """nvshmem_int64_get_nbi since 3.2"""
def nvshmem_uint8_get_nbi(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int) -> None: """nvshmem_uint8_get_nbi since 3.2"""
def nvshmem_uint16_get_nbi(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int) -> None: """nvshmem_uint16_get_nbi since 3.2"""
def nvshmem_uint32_get_nbi(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int) -> None: """nvshmem_uint32_get_nbi since 3.2"""
def nvshmem_uint64_get_nbi(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int) -> None: """nvshmem_uint64_get_nbi since 3.2"""
def nvshmem_size_get_nbi(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int) -> None: """nvshmem_size_get_nbi since 3.2"""
def nvshmem_ptrdiff_get_nbi(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int) -> None: """nvshmem_ptrdiff_get_nbi since 3.2"""
def nvshmem_get8_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get8_nbi since 3.2"""
def nvshmem_get16_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get16_nbi since 3.2"""
def nvshmem_get32_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get32_nbi since 3.2"""
def nvshmem_get64_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get64_nbi since 3.2"""
def nvshmem_get128_nbi(dest: _Writable, source: _Address, nelems: int, pe: int) -> None: """nvshmem_get128_nbi since 3.2"""
def nvshmem_getmem_nbi(dest: _Writable, source: _Address, bytes: int, pe: int) -> None: """nvshmem_getmem_nbi since 3.2"""
def nvshmem_signal_fetch(sig_addr: _Pointer[ctypes.c_uint64] | int) -> int: """nvshmem_signal_fetch since 3.2"""
def nvshmem_quiet() -> None: """nvshmem_quiet since 3.2"""
def nvshmem_fence() -> None: """nvshmem_fence since 3.2"""
def nvshmem_team_my_pe(team: int) -> int: """nvshmem_team_my_pe since 3.2"""
def nvshmem_team_n_pes(team: int) -> int: """nvshmem_team_n_pes since 3.2"""
def nvshmem_team_get_config(team: int, config: _Pointer[nvshmem_team_config_v2] | int) -> None: """nvshmem_team_get_config since 3.2"""
def nvshmem_team_translate_pe(src_team: int, src_pe: int, dest_team: int) -> int: """nvshmem_team_translate_pe since 3.2"""
def nvshmem_team_split_strided(parent_team: int, PE_start: int, PE_stride: int, PE_size: int, config: _Pointer[nvshmem_team_config_v2] | int, config_mask: int) -> int: """nvshmem_team_split_strided since 3.2; made by the call: nvshmem_team_t *new_team"""
def nvshmemx_team_get_uniqueid() -> int: """nvshmemx_team_get_uniqueid since 3.3; made by the call: nvshmemx_team_uniqueid_t *uniqueid"""
def nvshmemx_team_init(config: _Pointer[nvshmem_team_config_v2] | int, config_mask: int, npes: int, pe_idx_in_team: int) -> int: """nvshmemx_team_init since 3.3; made by the call: nvshmem_team_t *team"""
def nvshmem_team_split_2d(parent_team: int, xrange: int, xaxis_config: _Pointer[nvshmem_team_config_v2] | int, xaxis_mask: int, yaxis_config: _Pointer[nvshmem_team_config_v2] | int, yaxis_mask: int) -> tuple[int, int]: """nvshmem_team_split_2d since 3.2; made by the call: nvshmem_team_t *xaxis_team, nvshmem_team_t *yaxis_team"""
def nvshmem_team_destroy(team: int) -> None: """nvshmem_team_destroy since 3.2"""
def nvshmemx_float_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_alltoall_on_stream since 3.2"""
def nvshmemx_double_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_alltoall_on_stream since 3.2"""
def nvshmemx_short_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_alltoall_on_stream since 3.2"""
def nvshmemx_schar_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_alltoall_on_stream since 3.2"""
def nvshmemx_int_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_alltoall_on_stream since 3.2"""
def nvshmemx_long_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_alltoall_on_stream since 3.2"""
def nvshmemx_longlong_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_alltoall_on_stream since 3.2"""
def nvshmemx_uchar_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_alltoall_on_stream since 3.2"""
def nvshmemx_ushort_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_alltoall_on_stream since 3.2"""
def nvshmemx_uint_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_alltoall_on_stream since 3.2"""
def nvshmemx_ulong_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_alltoall_on_stream since 3.2"""

class _Raw660(Raw):
    @staticmethod
    def nvshmem_uint32_iget(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_iget(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_iget(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_iget(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iget8(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iget16(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iget32(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iget64(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_iget128(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_float_get_nbi(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_double_get_nbi(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_short_get_nbi(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_schar_get_nbi(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int_get_nbi(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_long_get_nbi(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_longlong_get_nbi(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uchar_get_nbi(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ushort_get_nbi(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint_get_nbi(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulong_get_nbi(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ulonglong_get_nbi(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int8_get_nbi(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int16_get_nbi(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int32_get_nbi(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_int64_get_nbi(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint8_get_nbi(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint16_get_nbi(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint32_get_nbi(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_uint64_get_nbi(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_size_get_nbi(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_ptrdiff_get_nbi(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get8_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get16_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get32_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get64_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_get128_nbi(dest: _Writable, source: _Address, nelems: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_getmem_nbi(dest: _Writable, source: _Address, bytes: int, pe: int, /) -> None: ...
    @staticmethod
    def nvshmem_signal_fetch(sig_addr: _Pointer[ctypes.c_uint64] | int, /) -> int: ...
    @staticmethod
    def nvshmem_quiet() -> None: ...
    @staticmethod
    def nvshmem_fence() -> None: ...
    @staticmethod
    def nvshmem_team_my_pe(team: int, /) -> int: ...
    @staticmethod
    def nvshmem_team_n_pes(team: int, /) -> int: ...
    @staticmethod
    def nvshmem_team_get_config(team: int, config: _Pointer[nvshmem_team_config_v2] | int, /) -> None: ...
    @staticmethod
    def nvshmem_team_translate_pe(src_team: int, src_pe: int, dest_team: int, /) -> int: ...
    @staticmethod
    def nvshmem_team_split_strided(parent_team: int, PE_start: int, PE_stride: int, PE_size: int, config: _Pointer[nvshmem_team_config_v2] | int, config_mask: int, new_team: _Pointer[ctypes.c_int32] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_team_get_uniqueid(uniqueid: _Pointer[ctypes.c_uint64] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_team_init(team: _Pointer[ctypes.c_int32] | int, config: _Pointer[nvshmem_team_config_v2] | int, config_mask: int, npes: int, pe_idx_in_team: int, /) -> int: ...
    @staticmethod
    def nvshmem_team_split_2d(parent_team: int, xrange: int, xaxis_config: _Pointer[nvshmem_team_config_v2] | int, xaxis_mask: int, xaxis_team: _Pointer[ctypes.c_int32] | int, yaxis_config: _Pointer[nvshmem_team_config_v2] | int, yaxis_mask: int, yaxis_team: _Pointer[ctypes.c_int32] | int, /) -> int: ...
    @staticmethod
    def nvshmem_team_destroy(team: int, /) -> None: ...
    @staticmethod
    def nvshmemx_float_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...

class _Api660:
    nvshmem_uint32_iget = staticmethod(_here.nvshmem_uint32_iget)
    nvshmem_uint64_iget = staticmethod(_here.nvshmem_uint64_iget)
    nvshmem_size_iget = staticmethod(_here.nvshmem_size_iget)
    nvshmem_ptrdiff_iget = staticmethod(_here.nvshmem_ptrdiff_iget)
    nvshmem_iget8 = staticmethod(_here.nvshmem_iget8)
    nvshmem_iget16 = staticmethod(_here.nvshmem_iget16)
    nvshmem_iget32 = staticmethod(_here.nvshmem_iget32)
    nvshmem_iget64 = staticmethod(_here.nvshmem_iget64)
    nvshmem_iget128 = staticmethod(_here.nvshmem_iget128)
    nvshmem_float_get_nbi = staticmethod(_here.nvshmem_float_get_nbi)
    nvshmem_double_get_nbi = staticmethod(_here.nvshmem_double_get_nbi)
    nvshmem_short_get_nbi = staticmethod(_here.nvshmem_short_get_nbi)
    nvshmem_schar_get_nbi = staticmethod(_here.nvshmem_schar_get_nbi)
    nvshmem_int_get_nbi = staticmethod(_here.nvshmem_int_get_nbi)
    nvshmem_long_get_nbi = staticmethod(_here.nvshmem_long_get_nbi)
    nvshmem_longlong_get_nbi = staticmethod(_here.nvshmem_longlong_get_nbi)
    nvshmem_uchar_get_nbi = staticmethod(_here.nvshmem_uchar_get_nbi)
    nvshmem_ushort_get_nbi = staticmethod(_here.nvshmem_ushort_get_nbi)
    nvshmem_uint_get_nbi = staticmethod(_here.nvshmem_uint_get_nbi)
    nvshmem_ulong_get_nbi = staticmethod(_here.nvshmem_ulong_get_nbi)
    nvshmem_ulonglong_get_nbi = staticmethod(_here.nvshmem_ulonglong_get_nbi)
    nvshmem_int8_get_nbi = staticmethod(_here.nvshmem_int8_get_nbi)
    nvshmem_int16_get_nbi = staticmethod(_here.nvshmem_int16_get_nbi)
    nvshmem_int32_get_nbi = staticmethod(_here.nvshmem_int32_get_nbi)
    nvshmem_int64_get_nbi = staticmethod(_here.nvshmem_int64_get_nbi)
    nvshmem_uint8_get_nbi = staticmethod(_here.nvshmem_uint8_get_nbi)
    nvshmem_uint16_get_nbi = staticmethod(_here.nvshmem_uint16_get_nbi)
    nvshmem_uint32_get_nbi = staticmethod(_here.nvshmem_uint32_get_nbi)
    nvshmem_uint64_get_nbi = staticmethod(_here.nvshmem_uint64_get_nbi)
    nvshmem_size_get_nbi = staticmethod(_here.nvshmem_size_get_nbi)
    nvshmem_ptrdiff_get_nbi = staticmethod(_here.nvshmem_ptrdiff_get_nbi)
    nvshmem_get8_nbi = staticmethod(_here.nvshmem_get8_nbi)
    nvshmem_get16_nbi = staticmethod(_here.nvshmem_get16_nbi)
    nvshmem_get32_nbi = staticmethod(_here.nvshmem_get32_nbi)
    nvshmem_get64_nbi = staticmethod(_here.nvshmem_get64_nbi)
    nvshmem_get128_nbi = staticmethod(_here.nvshmem_get128_nbi)
    nvshmem_getmem_nbi = staticmethod(_here.nvshmem_getmem_nbi)
    nvshmem_signal_fetch = staticmethod(_here.nvshmem_signal_fetch)
    nvshmem_quiet = staticmethod(_here.nvshmem_quiet)
    nvshmem_fence = staticmethod(_here.nvshmem_fence)
    nvshmem_team_my_pe = staticmethod(_here.nvshmem_team_my_pe)
    nvshmem_team_n_pes = staticmethod(_here.nvshmem_team_n_pes)
    nvshmem_team_get_config = staticmethod(_here.nvshmem_team_get_config)
    nvshmem_team_translate_pe = staticmethod(_here.nvshmem_team_translate_pe)
    nvshmem_team_split_strided = staticmethod(_here.nvshmem_team_split_strided)
    nvshmemx_team_get_uniqueid = staticmethod(_here.nvshmemx_team_get_uniqueid)
    nvshmemx_team_init = staticmethod(_here.nvshmemx_team_init)
    nvshmem_team_split_2d = staticmethod(_here.nvshmem_team_split_2d)
    nvshmem_team_destroy = staticmethod(_here.nvshmem_team_destroy)
    nvshmemx_float_alltoall_on_stream = staticmethod(_here.nvshmemx_float_alltoall_on_stream)
    nvshmemx_double_alltoall_on_stream = staticmethod(_here.nvshmemx_double_alltoall_on_stream)
    nvshmemx_short_alltoall_on_stream = staticmethod(_here.nvshmemx_short_alltoall_on_stream)
    nvshmemx_schar_alltoall_on_stream = staticmethod(_here.nvshmemx_schar_alltoall_on_stream)
    nvshmemx_int_alltoall_on_stream = staticmethod(_here.nvshmemx_int_alltoall_on_stream)
    nvshmemx_long_alltoall_on_stream = staticmethod(_here.nvshmemx_long_alltoall_on_stream)
    nvshmemx_longlong_alltoall_on_stream = staticmethod(_here.nvshmemx_longlong_alltoall_on_stream)
    nvshmemx_uchar_alltoall_on_stream = staticmethod(_here.nvshmemx_uchar_alltoall_on_stream)
    nvshmemx_ushort_alltoall_on_stream = staticmethod(_here.nvshmemx_ushort_alltoall_on_stream)
    nvshmemx_uint_alltoall_on_stream = staticmethod(_here.nvshmemx_uint_alltoall_on_stream)
    nvshmemx_ulong_alltoall_on_stream = staticmethod(_here.nvshmemx_ulong_alltoall_on_stream)

def nvshmemx_ulonglong_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_alltoall_on_stream since 3.2"""
def nvshmemx_int8_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_alltoall_on_stream since 3.2"""
def nvshmemx_int16_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_alltoall_on_stream since 3.2"""
def nvshmemx_int32_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_alltoall_on_stream since 3.2"""
def nvshmemx_int64_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_alltoall_on_stream since 3.2"""
def nvshmemx_uint8_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_alltoall_on_stream since 3.2"""
def nvshmemx_uint16_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_alltoall_on_stream since 3.2"""
def nvshmemx_uint32_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_alltoall_on_stream since 3.2"""
def nvshmemx_uint64_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_alltoall_on_stream since 3.2"""
def nvshmemx_size_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_alltoall_on_stream since 3.2"""
def nvshmemx_ptrdiff_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_alltoall_on_stream since 3.2"""
def nvshmemx_alltoallmem_on_stream(team: int, dest: _Writable, src: _Address, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_alltoallmem_on_stream since 3.2"""
def nvshmemx_barrier_on_stream(team: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_barrier_on_stream since 3.2"""
def nvshmemx_barrier_all_on_stream(arg0: runtime.cudaStream_t | int | None) -> None: """nvshmemx_barrier_all_on_stream since 3.2"""
def nvshmemx_team_sync_on_stream(team: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_team_sync_on_stream since 3.2"""
def nvshmemx_sync_all_on_stream(arg0: runtime.cudaStream_t | int | None) -> None: """nvshmemx_sync_all_on_stream since 3.2"""
def nvshmemx_float_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_broadcast_on_stream since 3.2"""
def nvshmemx_double_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_broadcast_on_stream since 3.2"""
def nvshmemx_short_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_broadcast_on_stream since 3.2"""
def nvshmemx_schar_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_broadcast_on_stream since 3.2"""
def nvshmemx_int_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_broadcast_on_stream since 3.2"""
def nvshmemx_long_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_broadcast_on_stream since 3.2"""
def nvshmemx_longlong_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_broadcast_on_stream since 3.2"""
def nvshmemx_uchar_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_broadcast_on_stream since 3.2"""
def nvshmemx_ushort_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_broadcast_on_stream since 3.2"""
def nvshmemx_uint_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_broadcast_on_stream since 3.2"""
def nvshmemx_ulong_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_broadcast_on_stream since 3.2"""
def nvshmemx_ulonglong_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_broadcast_on_stream since 3.2"""
def nvshmemx_int8_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_broadcast_on_stream since 3.2"""
def nvshmemx_int16_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_broadcast_on_stream since 3.2"""
def nvshmemx_int32_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_broadcast_on_stream since 3.2"""
def nvshmemx_int64_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_broadcast_on_stream since 3.2"""
def nvshmemx_uint8_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_broadcast_on_stream since 3.2"""
def nvshmemx_uint16_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_broadcast_on_stream since 3.2"""
def nvshmemx_uint32_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_broadcast_on_stream since 3.2"""
def nvshmemx_uint64_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_broadcast_on_stream since 3.2"""
def nvshmemx_size_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_broadcast_on_stream since 3.2"""
def nvshmemx_ptrdiff_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_broadcast_on_stream since 3.2"""
def nvshmemx_broadcastmem_on_stream(team: int, dest: _Writable, src: _Address, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_broadcastmem_on_stream since 3.2"""
def nvshmemx_float_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_fcollect_on_stream since 3.2"""
def nvshmemx_double_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_fcollect_on_stream since 3.2"""
def nvshmemx_short_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_fcollect_on_stream since 3.2"""
def nvshmemx_schar_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_fcollect_on_stream since 3.2"""
def nvshmemx_int_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_fcollect_on_stream since 3.2"""
def nvshmemx_long_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_fcollect_on_stream since 3.2"""
def nvshmemx_longlong_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_fcollect_on_stream since 3.2"""
def nvshmemx_uchar_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_fcollect_on_stream since 3.2"""
def nvshmemx_ushort_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_fcollect_on_stream since 3.2"""
def nvshmemx_uint_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_fcollect_on_stream since 3.2"""
def nvshmemx_ulong_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_fcollect_on_stream since 3.2"""
def nvshmemx_ulonglong_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_fcollect_on_stream since 3.2"""
def nvshmemx_int8_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_fcollect_on_stream since 3.2"""
def nvshmemx_int16_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_fcollect_on_stream since 3.2"""
def nvshmemx_int32_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_fcollect_on_stream since 3.2"""
def nvshmemx_int64_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_fcollect_on_stream since 3.2"""
def nvshmemx_uint8_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_fcollect_on_stream since 3.2"""
def nvshmemx_uint16_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_fcollect_on_stream since 3.2"""
def nvshmemx_uint32_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_fcollect_on_stream since 3.2"""
def nvshmemx_uint64_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_fcollect_on_stream since 3.2"""
def nvshmemx_size_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_fcollect_on_stream since 3.2"""

class _Raw720(Raw):
    @staticmethod
    def nvshmemx_ulonglong_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ptrdiff_alltoall_on_stream(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_alltoallmem_on_stream(team: int, dest: _Writable, src: _Address, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_barrier_on_stream(team: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_barrier_all_on_stream(arg0: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_team_sync_on_stream(team: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_sync_all_on_stream(arg0: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ptrdiff_broadcast_on_stream(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_broadcastmem_on_stream(team: int, dest: _Writable, src: _Address, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...

class _Api720:
    nvshmemx_ulonglong_alltoall_on_stream = staticmethod(_here.nvshmemx_ulonglong_alltoall_on_stream)
    nvshmemx_int8_alltoall_on_stream = staticmethod(_here.nvshmemx_int8_alltoall_on_stream)
    nvshmemx_int16_alltoall_on_stream = staticmethod(_here.nvshmemx_int16_alltoall_on_stream)
    nvshmemx_int32_alltoall_on_stream = staticmethod(_here.nvshmemx_int32_alltoall_on_stream)
    nvshmemx_int64_alltoall_on_stream = staticmethod(_here.nvshmemx_int64_alltoall_on_stream)
    nvshmemx_uint8_alltoall_on_stream = staticmethod(_here.nvshmemx_uint8_alltoall_on_stream)
    nvshmemx_uint16_alltoall_on_stream = staticmethod(_here.nvshmemx_uint16_alltoall_on_stream)
    nvshmemx_uint32_alltoall_on_stream = staticmethod(_here.nvshmemx_uint32_alltoall_on_stream)
    nvshmemx_uint64_alltoall_on_stream = staticmethod(_here.nvshmemx_uint64_alltoall_on_stream)
    nvshmemx_size_alltoall_on_stream = staticmethod(_here.nvshmemx_size_alltoall_on_stream)
    nvshmemx_ptrdiff_alltoall_on_stream = staticmethod(_here.nvshmemx_ptrdiff_alltoall_on_stream)
    nvshmemx_alltoallmem_on_stream = staticmethod(_here.nvshmemx_alltoallmem_on_stream)
    nvshmemx_barrier_on_stream = staticmethod(_here.nvshmemx_barrier_on_stream)
    nvshmemx_barrier_all_on_stream = staticmethod(_here.nvshmemx_barrier_all_on_stream)
    nvshmemx_team_sync_on_stream = staticmethod(_here.nvshmemx_team_sync_on_stream)
    nvshmemx_sync_all_on_stream = staticmethod(_here.nvshmemx_sync_all_on_stream)
    nvshmemx_float_broadcast_on_stream = staticmethod(_here.nvshmemx_float_broadcast_on_stream)
    nvshmemx_double_broadcast_on_stream = staticmethod(_here.nvshmemx_double_broadcast_on_stream)
    nvshmemx_short_broadcast_on_stream = staticmethod(_here.nvshmemx_short_broadcast_on_stream)
    nvshmemx_schar_broadcast_on_stream = staticmethod(_here.nvshmemx_schar_broadcast_on_stream)
    nvshmemx_int_broadcast_on_stream = staticmethod(_here.nvshmemx_int_broadcast_on_stream)
    nvshmemx_long_broadcast_on_stream = staticmethod(_here.nvshmemx_long_broadcast_on_stream)
    nvshmemx_longlong_broadcast_on_stream = staticmethod(_here.nvshmemx_longlong_broadcast_on_stream)
    nvshmemx_uchar_broadcast_on_stream = staticmethod(_here.nvshmemx_uchar_broadcast_on_stream)
    nvshmemx_ushort_broadcast_on_stream = staticmethod(_here.nvshmemx_ushort_broadcast_on_stream)
    nvshmemx_uint_broadcast_on_stream = staticmethod(_here.nvshmemx_uint_broadcast_on_stream)
    nvshmemx_ulong_broadcast_on_stream = staticmethod(_here.nvshmemx_ulong_broadcast_on_stream)
    nvshmemx_ulonglong_broadcast_on_stream = staticmethod(_here.nvshmemx_ulonglong_broadcast_on_stream)
    nvshmemx_int8_broadcast_on_stream = staticmethod(_here.nvshmemx_int8_broadcast_on_stream)
    nvshmemx_int16_broadcast_on_stream = staticmethod(_here.nvshmemx_int16_broadcast_on_stream)
    nvshmemx_int32_broadcast_on_stream = staticmethod(_here.nvshmemx_int32_broadcast_on_stream)
    nvshmemx_int64_broadcast_on_stream = staticmethod(_here.nvshmemx_int64_broadcast_on_stream)
    nvshmemx_uint8_broadcast_on_stream = staticmethod(_here.nvshmemx_uint8_broadcast_on_stream)
    nvshmemx_uint16_broadcast_on_stream = staticmethod(_here.nvshmemx_uint16_broadcast_on_stream)
    nvshmemx_uint32_broadcast_on_stream = staticmethod(_here.nvshmemx_uint32_broadcast_on_stream)
    nvshmemx_uint64_broadcast_on_stream = staticmethod(_here.nvshmemx_uint64_broadcast_on_stream)
    nvshmemx_size_broadcast_on_stream = staticmethod(_here.nvshmemx_size_broadcast_on_stream)
    nvshmemx_ptrdiff_broadcast_on_stream = staticmethod(_here.nvshmemx_ptrdiff_broadcast_on_stream)
    nvshmemx_broadcastmem_on_stream = staticmethod(_here.nvshmemx_broadcastmem_on_stream)
    nvshmemx_float_fcollect_on_stream = staticmethod(_here.nvshmemx_float_fcollect_on_stream)
    nvshmemx_double_fcollect_on_stream = staticmethod(_here.nvshmemx_double_fcollect_on_stream)
    nvshmemx_short_fcollect_on_stream = staticmethod(_here.nvshmemx_short_fcollect_on_stream)
    nvshmemx_schar_fcollect_on_stream = staticmethod(_here.nvshmemx_schar_fcollect_on_stream)
    nvshmemx_int_fcollect_on_stream = staticmethod(_here.nvshmemx_int_fcollect_on_stream)
    nvshmemx_long_fcollect_on_stream = staticmethod(_here.nvshmemx_long_fcollect_on_stream)
    nvshmemx_longlong_fcollect_on_stream = staticmethod(_here.nvshmemx_longlong_fcollect_on_stream)
    nvshmemx_uchar_fcollect_on_stream = staticmethod(_here.nvshmemx_uchar_fcollect_on_stream)
    nvshmemx_ushort_fcollect_on_stream = staticmethod(_here.nvshmemx_ushort_fcollect_on_stream)
    nvshmemx_uint_fcollect_on_stream = staticmethod(_here.nvshmemx_uint_fcollect_on_stream)
    nvshmemx_ulong_fcollect_on_stream = staticmethod(_here.nvshmemx_ulong_fcollect_on_stream)
    nvshmemx_ulonglong_fcollect_on_stream = staticmethod(_here.nvshmemx_ulonglong_fcollect_on_stream)
    nvshmemx_int8_fcollect_on_stream = staticmethod(_here.nvshmemx_int8_fcollect_on_stream)
    nvshmemx_int16_fcollect_on_stream = staticmethod(_here.nvshmemx_int16_fcollect_on_stream)
    nvshmemx_int32_fcollect_on_stream = staticmethod(_here.nvshmemx_int32_fcollect_on_stream)
    nvshmemx_int64_fcollect_on_stream = staticmethod(_here.nvshmemx_int64_fcollect_on_stream)
    nvshmemx_uint8_fcollect_on_stream = staticmethod(_here.nvshmemx_uint8_fcollect_on_stream)
    nvshmemx_uint16_fcollect_on_stream = staticmethod(_here.nvshmemx_uint16_fcollect_on_stream)
    nvshmemx_uint32_fcollect_on_stream = staticmethod(_here.nvshmemx_uint32_fcollect_on_stream)
    nvshmemx_uint64_fcollect_on_stream = staticmethod(_here.nvshmemx_uint64_fcollect_on_stream)
    nvshmemx_size_fcollect_on_stream = staticmethod(_here.nvshmemx_size_fcollect_on_stream)

def nvshmemx_ptrdiff_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_fcollect_on_stream since 3.2"""
def nvshmemx_fcollectmem_on_stream(team: int, dest: _Writable, src: _Address, nelem: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_fcollectmem_on_stream since 3.2"""
def nvshmemx_uchar_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_and_reduce_on_stream since 3.2"""
def nvshmemx_ushort_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_and_reduce_on_stream since 3.2"""
def nvshmemx_uint_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_and_reduce_on_stream since 3.2"""
def nvshmemx_ulong_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_and_reduce_on_stream since 3.2"""
def nvshmemx_ulonglong_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_and_reduce_on_stream since 3.2"""
def nvshmemx_int8_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_and_reduce_on_stream since 3.2"""
def nvshmemx_int16_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_and_reduce_on_stream since 3.2"""
def nvshmemx_int32_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_and_reduce_on_stream since 3.2"""
def nvshmemx_int64_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_and_reduce_on_stream since 3.2"""
def nvshmemx_uint8_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_and_reduce_on_stream since 3.2"""
def nvshmemx_uint16_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_and_reduce_on_stream since 3.2"""
def nvshmemx_uint32_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_and_reduce_on_stream since 3.2"""
def nvshmemx_uint64_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_and_reduce_on_stream since 3.2"""
def nvshmemx_size_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_and_reduce_on_stream since 3.2"""
def nvshmemx_uchar_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_or_reduce_on_stream since 3.2"""
def nvshmemx_ushort_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_or_reduce_on_stream since 3.2"""
def nvshmemx_uint_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_or_reduce_on_stream since 3.2"""
def nvshmemx_ulong_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_or_reduce_on_stream since 3.2"""
def nvshmemx_ulonglong_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_or_reduce_on_stream since 3.2"""
def nvshmemx_int8_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_or_reduce_on_stream since 3.2"""
def nvshmemx_int16_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_or_reduce_on_stream since 3.2"""
def nvshmemx_int32_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_or_reduce_on_stream since 3.2"""
def nvshmemx_int64_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_or_reduce_on_stream since 3.2"""
def nvshmemx_uint8_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_or_reduce_on_stream since 3.2"""
def nvshmemx_uint16_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_or_reduce_on_stream since 3.2"""
def nvshmemx_uint32_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_or_reduce_on_stream since 3.2"""
def nvshmemx_uint64_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_or_reduce_on_stream since 3.2"""
def nvshmemx_size_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_or_reduce_on_stream since 3.2"""
def nvshmemx_uchar_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_xor_reduce_on_stream since 3.2"""
def nvshmemx_ushort_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_xor_reduce_on_stream since 3.2"""
def nvshmemx_uint_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_xor_reduce_on_stream since 3.2"""
def nvshmemx_ulong_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_xor_reduce_on_stream since 3.2"""
def nvshmemx_ulonglong_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_xor_reduce_on_stream since 3.2"""
def nvshmemx_int8_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_xor_reduce_on_stream since 3.2"""
def nvshmemx_int16_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_xor_reduce_on_stream since 3.2"""
def nvshmemx_int32_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_xor_reduce_on_stream since 3.2"""
def nvshmemx_int64_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_xor_reduce_on_stream since 3.2"""
def nvshmemx_uint8_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_xor_reduce_on_stream since 3.2"""
def nvshmemx_uint16_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_xor_reduce_on_stream since 3.2"""
def nvshmemx_uint32_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_xor_reduce_on_stream since 3.2"""
def nvshmemx_uint64_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_xor_reduce_on_stream since 3.2"""
def nvshmemx_size_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_xor_reduce_on_stream since 3.2"""
def nvshmemx_uchar_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_max_reduce_on_stream since 3.2"""
def nvshmemx_ushort_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_max_reduce_on_stream since 3.2"""
def nvshmemx_uint_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_max_reduce_on_stream since 3.2"""
def nvshmemx_ulong_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_max_reduce_on_stream since 3.2"""
def nvshmemx_ulonglong_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_max_reduce_on_stream since 3.2"""
def nvshmemx_int8_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_max_reduce_on_stream since 3.2"""
def nvshmemx_int16_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_max_reduce_on_stream since 3.2"""
def nvshmemx_int32_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_max_reduce_on_stream since 3.2"""
def nvshmemx_int64_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_max_reduce_on_stream since 3.2"""
def nvshmemx_uint8_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_max_reduce_on_stream since 3.2"""
def nvshmemx_uint16_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_max_reduce_on_stream since 3.2"""
def nvshmemx_uint32_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_max_reduce_on_stream since 3.2"""
def nvshmemx_uint64_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_max_reduce_on_stream since 3.2"""
def nvshmemx_size_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_max_reduce_on_stream since 3.2"""
def nvshmemx_schar_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_max_reduce_on_stream since 3.2"""
def nvshmemx_short_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_max_reduce_on_stream since 3.2"""

class _Raw780(Raw):
    @staticmethod
    def nvshmemx_ptrdiff_fcollect_on_stream(team: int, dest: _Pointer[ctypes.c_ssize_t] | int, src: _Pointer[ctypes.c_ssize_t] | int, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_fcollectmem_on_stream(team: int, dest: _Writable, src: _Address, nelem: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_and_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_or_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_xor_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...

class _Api780:
    nvshmemx_ptrdiff_fcollect_on_stream = staticmethod(_here.nvshmemx_ptrdiff_fcollect_on_stream)
    nvshmemx_fcollectmem_on_stream = staticmethod(_here.nvshmemx_fcollectmem_on_stream)
    nvshmemx_uchar_and_reduce_on_stream = staticmethod(_here.nvshmemx_uchar_and_reduce_on_stream)
    nvshmemx_ushort_and_reduce_on_stream = staticmethod(_here.nvshmemx_ushort_and_reduce_on_stream)
    nvshmemx_uint_and_reduce_on_stream = staticmethod(_here.nvshmemx_uint_and_reduce_on_stream)
    nvshmemx_ulong_and_reduce_on_stream = staticmethod(_here.nvshmemx_ulong_and_reduce_on_stream)
    nvshmemx_ulonglong_and_reduce_on_stream = staticmethod(_here.nvshmemx_ulonglong_and_reduce_on_stream)
    nvshmemx_int8_and_reduce_on_stream = staticmethod(_here.nvshmemx_int8_and_reduce_on_stream)
    nvshmemx_int16_and_reduce_on_stream = staticmethod(_here.nvshmemx_int16_and_reduce_on_stream)
    nvshmemx_int32_and_reduce_on_stream = staticmethod(_here.nvshmemx_int32_and_reduce_on_stream)
    nvshmemx_int64_and_reduce_on_stream = staticmethod(_here.nvshmemx_int64_and_reduce_on_stream)
    nvshmemx_uint8_and_reduce_on_stream = staticmethod(_here.nvshmemx_uint8_and_reduce_on_stream)
    nvshmemx_uint16_and_reduce_on_stream = staticmethod(_here.nvshmemx_uint16_and_reduce_on_stream)
    nvshmemx_uint32_and_reduce_on_stream = staticmethod(_here.nvshmemx_uint32_and_reduce_on_stream)
    nvshmemx_uint64_and_reduce_on_stream = staticmethod(_here.nvshmemx_uint64_and_reduce_on_stream)
    nvshmemx_size_and_reduce_on_stream = staticmethod(_here.nvshmemx_size_and_reduce_on_stream)
    nvshmemx_uchar_or_reduce_on_stream = staticmethod(_here.nvshmemx_uchar_or_reduce_on_stream)
    nvshmemx_ushort_or_reduce_on_stream = staticmethod(_here.nvshmemx_ushort_or_reduce_on_stream)
    nvshmemx_uint_or_reduce_on_stream = staticmethod(_here.nvshmemx_uint_or_reduce_on_stream)
    nvshmemx_ulong_or_reduce_on_stream = staticmethod(_here.nvshmemx_ulong_or_reduce_on_stream)
    nvshmemx_ulonglong_or_reduce_on_stream = staticmethod(_here.nvshmemx_ulonglong_or_reduce_on_stream)
    nvshmemx_int8_or_reduce_on_stream = staticmethod(_here.nvshmemx_int8_or_reduce_on_stream)
    nvshmemx_int16_or_reduce_on_stream = staticmethod(_here.nvshmemx_int16_or_reduce_on_stream)
    nvshmemx_int32_or_reduce_on_stream = staticmethod(_here.nvshmemx_int32_or_reduce_on_stream)
    nvshmemx_int64_or_reduce_on_stream = staticmethod(_here.nvshmemx_int64_or_reduce_on_stream)
    nvshmemx_uint8_or_reduce_on_stream = staticmethod(_here.nvshmemx_uint8_or_reduce_on_stream)
    nvshmemx_uint16_or_reduce_on_stream = staticmethod(_here.nvshmemx_uint16_or_reduce_on_stream)
    nvshmemx_uint32_or_reduce_on_stream = staticmethod(_here.nvshmemx_uint32_or_reduce_on_stream)
    nvshmemx_uint64_or_reduce_on_stream = staticmethod(_here.nvshmemx_uint64_or_reduce_on_stream)
    nvshmemx_size_or_reduce_on_stream = staticmethod(_here.nvshmemx_size_or_reduce_on_stream)
    nvshmemx_uchar_xor_reduce_on_stream = staticmethod(_here.nvshmemx_uchar_xor_reduce_on_stream)
    nvshmemx_ushort_xor_reduce_on_stream = staticmethod(_here.nvshmemx_ushort_xor_reduce_on_stream)
    nvshmemx_uint_xor_reduce_on_stream = staticmethod(_here.nvshmemx_uint_xor_reduce_on_stream)
    nvshmemx_ulong_xor_reduce_on_stream = staticmethod(_here.nvshmemx_ulong_xor_reduce_on_stream)
    nvshmemx_ulonglong_xor_reduce_on_stream = staticmethod(_here.nvshmemx_ulonglong_xor_reduce_on_stream)
    nvshmemx_int8_xor_reduce_on_stream = staticmethod(_here.nvshmemx_int8_xor_reduce_on_stream)
    nvshmemx_int16_xor_reduce_on_stream = staticmethod(_here.nvshmemx_int16_xor_reduce_on_stream)
    nvshmemx_int32_xor_reduce_on_stream = staticmethod(_here.nvshmemx_int32_xor_reduce_on_stream)
    nvshmemx_int64_xor_reduce_on_stream = staticmethod(_here.nvshmemx_int64_xor_reduce_on_stream)
    nvshmemx_uint8_xor_reduce_on_stream = staticmethod(_here.nvshmemx_uint8_xor_reduce_on_stream)
    nvshmemx_uint16_xor_reduce_on_stream = staticmethod(_here.nvshmemx_uint16_xor_reduce_on_stream)
    nvshmemx_uint32_xor_reduce_on_stream = staticmethod(_here.nvshmemx_uint32_xor_reduce_on_stream)
    nvshmemx_uint64_xor_reduce_on_stream = staticmethod(_here.nvshmemx_uint64_xor_reduce_on_stream)
    nvshmemx_size_xor_reduce_on_stream = staticmethod(_here.nvshmemx_size_xor_reduce_on_stream)
    nvshmemx_uchar_max_reduce_on_stream = staticmethod(_here.nvshmemx_uchar_max_reduce_on_stream)
    nvshmemx_ushort_max_reduce_on_stream = staticmethod(_here.nvshmemx_ushort_max_reduce_on_stream)
    nvshmemx_uint_max_reduce_on_stream = staticmethod(_here.nvshmemx_uint_max_reduce_on_stream)
    nvshmemx_ulong_max_reduce_on_stream = staticmethod(_here.nvshmemx_ulong_max_reduce_on_stream)
    nvshmemx_ulonglong_max_reduce_on_stream = staticmethod(_here.nvshmemx_ulonglong_max_reduce_on_stream)
    nvshmemx_int8_max_reduce_on_stream = staticmethod(_here.nvshmemx_int8_max_reduce_on_stream)
    nvshmemx_int16_max_reduce_on_stream = staticmethod(_here.nvshmemx_int16_max_reduce_on_stream)
    nvshmemx_int32_max_reduce_on_stream = staticmethod(_here.nvshmemx_int32_max_reduce_on_stream)
    nvshmemx_int64_max_reduce_on_stream = staticmethod(_here.nvshmemx_int64_max_reduce_on_stream)
    nvshmemx_uint8_max_reduce_on_stream = staticmethod(_here.nvshmemx_uint8_max_reduce_on_stream)
    nvshmemx_uint16_max_reduce_on_stream = staticmethod(_here.nvshmemx_uint16_max_reduce_on_stream)
    nvshmemx_uint32_max_reduce_on_stream = staticmethod(_here.nvshmemx_uint32_max_reduce_on_stream)
    nvshmemx_uint64_max_reduce_on_stream = staticmethod(_here.nvshmemx_uint64_max_reduce_on_stream)
    nvshmemx_size_max_reduce_on_stream = staticmethod(_here.nvshmemx_size_max_reduce_on_stream)
    nvshmemx_schar_max_reduce_on_stream = staticmethod(_here.nvshmemx_schar_max_reduce_on_stream)
    nvshmemx_short_max_reduce_on_stream = staticmethod(_here.nvshmemx_short_max_reduce_on_stream)

def nvshmemx_int_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_max_reduce_on_stream since 3.2"""
def nvshmemx_long_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_max_reduce_on_stream since 3.2"""
def nvshmemx_longlong_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_max_reduce_on_stream since 3.2"""
def nvshmemx_float_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_max_reduce_on_stream since 3.2"""
def nvshmemx_double_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_max_reduce_on_stream since 3.2"""
def nvshmemx_uchar_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_min_reduce_on_stream since 3.2"""
def nvshmemx_ushort_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_min_reduce_on_stream since 3.2"""
def nvshmemx_uint_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_min_reduce_on_stream since 3.2"""
def nvshmemx_ulong_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_min_reduce_on_stream since 3.2"""
def nvshmemx_ulonglong_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_min_reduce_on_stream since 3.2"""
def nvshmemx_int8_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_min_reduce_on_stream since 3.2"""
def nvshmemx_int16_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_min_reduce_on_stream since 3.2"""
def nvshmemx_int32_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_min_reduce_on_stream since 3.2"""
def nvshmemx_int64_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_min_reduce_on_stream since 3.2"""
def nvshmemx_uint8_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_min_reduce_on_stream since 3.2"""
def nvshmemx_uint16_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_min_reduce_on_stream since 3.2"""
def nvshmemx_uint32_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_min_reduce_on_stream since 3.2"""
def nvshmemx_uint64_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_min_reduce_on_stream since 3.2"""
def nvshmemx_size_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_min_reduce_on_stream since 3.2"""
def nvshmemx_schar_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_min_reduce_on_stream since 3.2"""
def nvshmemx_short_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_min_reduce_on_stream since 3.2"""
def nvshmemx_int_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_min_reduce_on_stream since 3.2"""
def nvshmemx_long_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_min_reduce_on_stream since 3.2"""
def nvshmemx_longlong_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_min_reduce_on_stream since 3.2"""
def nvshmemx_float_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_min_reduce_on_stream since 3.2"""
def nvshmemx_double_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_min_reduce_on_stream since 3.2"""
def nvshmemx_uchar_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_sum_reduce_on_stream since 3.2"""
def nvshmemx_ushort_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_sum_reduce_on_stream since 3.2"""
def nvshmemx_uint_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_sum_reduce_on_stream since 3.2"""
def nvshmemx_ulong_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_sum_reduce_on_stream since 3.2"""
def nvshmemx_ulonglong_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_sum_reduce_on_stream since 3.2"""
def nvshmemx_int8_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_sum_reduce_on_stream since 3.2"""
def nvshmemx_int16_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_sum_reduce_on_stream since 3.2"""
def nvshmemx_int32_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_sum_reduce_on_stream since 3.2"""
def nvshmemx_int64_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_sum_reduce_on_stream since 3.2"""
def nvshmemx_uint8_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_sum_reduce_on_stream since 3.2"""
def nvshmemx_uint16_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_sum_reduce_on_stream since 3.2"""
def nvshmemx_uint32_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_sum_reduce_on_stream since 3.2"""
def nvshmemx_uint64_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_sum_reduce_on_stream since 3.2"""
def nvshmemx_size_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_sum_reduce_on_stream since 3.2"""
def nvshmemx_schar_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_sum_reduce_on_stream since 3.2"""
def nvshmemx_short_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_sum_reduce_on_stream since 3.2"""
def nvshmemx_int_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_sum_reduce_on_stream since 3.2"""
def nvshmemx_long_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_sum_reduce_on_stream since 3.2"""
def nvshmemx_longlong_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_sum_reduce_on_stream since 3.2"""
def nvshmemx_float_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_sum_reduce_on_stream since 3.2"""
def nvshmemx_double_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_sum_reduce_on_stream since 3.2"""
def nvshmemx_uchar_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_prod_reduce_on_stream since 3.2"""
def nvshmemx_ushort_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_prod_reduce_on_stream since 3.2"""
def nvshmemx_uint_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_prod_reduce_on_stream since 3.2"""
def nvshmemx_ulong_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_prod_reduce_on_stream since 3.2"""
def nvshmemx_ulonglong_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_prod_reduce_on_stream since 3.2"""
def nvshmemx_int8_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_prod_reduce_on_stream since 3.2"""
def nvshmemx_int16_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_prod_reduce_on_stream since 3.2"""
def nvshmemx_int32_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_prod_reduce_on_stream since 3.2"""
def nvshmemx_int64_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_prod_reduce_on_stream since 3.2"""
def nvshmemx_uint8_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_prod_reduce_on_stream since 3.2"""
def nvshmemx_uint16_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_prod_reduce_on_stream since 3.2"""
def nvshmemx_uint32_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_prod_reduce_on_stream since 3.2"""
def nvshmemx_uint64_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_prod_reduce_on_stream since 3.2"""

class _Raw840(Raw):
    @staticmethod
    def nvshmemx_int_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_max_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_min_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_sum_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...

class _Api840:
    nvshmemx_int_max_reduce_on_stream = staticmethod(_here.nvshmemx_int_max_reduce_on_stream)
    nvshmemx_long_max_reduce_on_stream = staticmethod(_here.nvshmemx_long_max_reduce_on_stream)
    nvshmemx_longlong_max_reduce_on_stream = staticmethod(_here.nvshmemx_longlong_max_reduce_on_stream)
    nvshmemx_float_max_reduce_on_stream = staticmethod(_here.nvshmemx_float_max_reduce_on_stream)
    nvshmemx_double_max_reduce_on_stream = staticmethod(_here.nvshmemx_double_max_reduce_on_stream)
    nvshmemx_uchar_min_reduce_on_stream = staticmethod(_here.nvshmemx_uchar_min_reduce_on_stream)
    nvshmemx_ushort_min_reduce_on_stream = staticmethod(_here.nvshmemx_ushort_min_reduce_on_stream)
    nvshmemx_uint_min_reduce_on_stream = staticmethod(_here.nvshmemx_uint_min_reduce_on_stream)
    nvshmemx_ulong_min_reduce_on_stream = staticmethod(_here.nvshmemx_ulong_min_reduce_on_stream)
    nvshmemx_ulonglong_min_reduce_on_stream = staticmethod(_here.nvshmemx_ulonglong_min_reduce_on_stream)
    nvshmemx_int8_min_reduce_on_stream = staticmethod(_here.nvshmemx_int8_min_reduce_on_stream)
    nvshmemx_int16_min_reduce_on_stream = staticmethod(_here.nvshmemx_int16_min_reduce_on_stream)
    nvshmemx_int32_min_reduce_on_stream = staticmethod(_here.nvshmemx_int32_min_reduce_on_stream)
    nvshmemx_int64_min_reduce_on_stream = staticmethod(_here.nvshmemx_int64_min_reduce_on_stream)
    nvshmemx_uint8_min_reduce_on_stream = staticmethod(_here.nvshmemx_uint8_min_reduce_on_stream)
    nvshmemx_uint16_min_reduce_on_stream = staticmethod(_here.nvshmemx_uint16_min_reduce_on_stream)
    nvshmemx_uint32_min_reduce_on_stream = staticmethod(_here.nvshmemx_uint32_min_reduce_on_stream)
    nvshmemx_uint64_min_reduce_on_stream = staticmethod(_here.nvshmemx_uint64_min_reduce_on_stream)
    nvshmemx_size_min_reduce_on_stream = staticmethod(_here.nvshmemx_size_min_reduce_on_stream)
    nvshmemx_schar_min_reduce_on_stream = staticmethod(_here.nvshmemx_schar_min_reduce_on_stream)
    nvshmemx_short_min_reduce_on_stream = staticmethod(_here.nvshmemx_short_min_reduce_on_stream)
    nvshmemx_int_min_reduce_on_stream = staticmethod(_here.nvshmemx_int_min_reduce_on_stream)
    nvshmemx_long_min_reduce_on_stream = staticmethod(_here.nvshmemx_long_min_reduce_on_stream)
    nvshmemx_longlong_min_reduce_on_stream = staticmethod(_here.nvshmemx_longlong_min_reduce_on_stream)
    nvshmemx_float_min_reduce_on_stream = staticmethod(_here.nvshmemx_float_min_reduce_on_stream)
    nvshmemx_double_min_reduce_on_stream = staticmethod(_here.nvshmemx_double_min_reduce_on_stream)
    nvshmemx_uchar_sum_reduce_on_stream = staticmethod(_here.nvshmemx_uchar_sum_reduce_on_stream)
    nvshmemx_ushort_sum_reduce_on_stream = staticmethod(_here.nvshmemx_ushort_sum_reduce_on_stream)
    nvshmemx_uint_sum_reduce_on_stream = staticmethod(_here.nvshmemx_uint_sum_reduce_on_stream)
    nvshmemx_ulong_sum_reduce_on_stream = staticmethod(_here.nvshmemx_ulong_sum_reduce_on_stream)
    nvshmemx_ulonglong_sum_reduce_on_stream = staticmethod(_here.nvshmemx_ulonglong_sum_reduce_on_stream)
    nvshmemx_int8_sum_reduce_on_stream = staticmethod(_here.nvshmemx_int8_sum_reduce_on_stream)
    nvshmemx_int16_sum_reduce_on_stream = staticmethod(_here.nvshmemx_int16_sum_reduce_on_stream)
    nvshmemx_int32_sum_reduce_on_stream = staticmethod(_here.nvshmemx_int32_sum_reduce_on_stream)
    nvshmemx_int64_sum_reduce_on_stream = staticmethod(_here.nvshmemx_int64_sum_reduce_on_stream)
    nvshmemx_uint8_sum_reduce_on_stream = staticmethod(_here.nvshmemx_uint8_sum_reduce_on_stream)
    nvshmemx_uint16_sum_reduce_on_stream = staticmethod(_here.nvshmemx_uint16_sum_reduce_on_stream)
    nvshmemx_uint32_sum_reduce_on_stream = staticmethod(_here.nvshmemx_uint32_sum_reduce_on_stream)
    nvshmemx_uint64_sum_reduce_on_stream = staticmethod(_here.nvshmemx_uint64_sum_reduce_on_stream)
    nvshmemx_size_sum_reduce_on_stream = staticmethod(_here.nvshmemx_size_sum_reduce_on_stream)
    nvshmemx_schar_sum_reduce_on_stream = staticmethod(_here.nvshmemx_schar_sum_reduce_on_stream)
    nvshmemx_short_sum_reduce_on_stream = staticmethod(_here.nvshmemx_short_sum_reduce_on_stream)
    nvshmemx_int_sum_reduce_on_stream = staticmethod(_here.nvshmemx_int_sum_reduce_on_stream)
    nvshmemx_long_sum_reduce_on_stream = staticmethod(_here.nvshmemx_long_sum_reduce_on_stream)
    nvshmemx_longlong_sum_reduce_on_stream = staticmethod(_here.nvshmemx_longlong_sum_reduce_on_stream)
    nvshmemx_float_sum_reduce_on_stream = staticmethod(_here.nvshmemx_float_sum_reduce_on_stream)
    nvshmemx_double_sum_reduce_on_stream = staticmethod(_here.nvshmemx_double_sum_reduce_on_stream)
    nvshmemx_uchar_prod_reduce_on_stream = staticmethod(_here.nvshmemx_uchar_prod_reduce_on_stream)
    nvshmemx_ushort_prod_reduce_on_stream = staticmethod(_here.nvshmemx_ushort_prod_reduce_on_stream)
    nvshmemx_uint_prod_reduce_on_stream = staticmethod(_here.nvshmemx_uint_prod_reduce_on_stream)
    nvshmemx_ulong_prod_reduce_on_stream = staticmethod(_here.nvshmemx_ulong_prod_reduce_on_stream)
    nvshmemx_ulonglong_prod_reduce_on_stream = staticmethod(_here.nvshmemx_ulonglong_prod_reduce_on_stream)
    nvshmemx_int8_prod_reduce_on_stream = staticmethod(_here.nvshmemx_int8_prod_reduce_on_stream)
    nvshmemx_int16_prod_reduce_on_stream = staticmethod(_here.nvshmemx_int16_prod_reduce_on_stream)
    nvshmemx_int32_prod_reduce_on_stream = staticmethod(_here.nvshmemx_int32_prod_reduce_on_stream)
    nvshmemx_int64_prod_reduce_on_stream = staticmethod(_here.nvshmemx_int64_prod_reduce_on_stream)
    nvshmemx_uint8_prod_reduce_on_stream = staticmethod(_here.nvshmemx_uint8_prod_reduce_on_stream)
    nvshmemx_uint16_prod_reduce_on_stream = staticmethod(_here.nvshmemx_uint16_prod_reduce_on_stream)
    nvshmemx_uint32_prod_reduce_on_stream = staticmethod(_here.nvshmemx_uint32_prod_reduce_on_stream)
    nvshmemx_uint64_prod_reduce_on_stream = staticmethod(_here.nvshmemx_uint64_prod_reduce_on_stream)

def nvshmemx_size_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_prod_reduce_on_stream since 3.2"""
def nvshmemx_schar_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_prod_reduce_on_stream since 3.2"""
def nvshmemx_short_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_prod_reduce_on_stream since 3.2"""
def nvshmemx_int_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_prod_reduce_on_stream since 3.2"""
def nvshmemx_long_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_prod_reduce_on_stream since 3.2"""
def nvshmemx_longlong_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_prod_reduce_on_stream since 3.2"""
def nvshmemx_float_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_prod_reduce_on_stream since 3.2"""
def nvshmemx_double_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_prod_reduce_on_stream since 3.2"""
def nvshmemx_uchar_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_and_reducescatter_on_stream since 3.2"""
def nvshmemx_ushort_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_and_reducescatter_on_stream since 3.2"""
def nvshmemx_uint_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_and_reducescatter_on_stream since 3.2"""
def nvshmemx_ulong_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_and_reducescatter_on_stream since 3.2"""
def nvshmemx_ulonglong_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_and_reducescatter_on_stream since 3.2"""
def nvshmemx_int8_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_and_reducescatter_on_stream since 3.2"""
def nvshmemx_int16_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_and_reducescatter_on_stream since 3.2"""
def nvshmemx_int32_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_and_reducescatter_on_stream since 3.2"""
def nvshmemx_int64_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_and_reducescatter_on_stream since 3.2"""
def nvshmemx_uint8_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_and_reducescatter_on_stream since 3.2"""
def nvshmemx_uint16_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_and_reducescatter_on_stream since 3.2"""
def nvshmemx_uint32_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_and_reducescatter_on_stream since 3.2"""
def nvshmemx_uint64_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_and_reducescatter_on_stream since 3.2"""
def nvshmemx_size_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_and_reducescatter_on_stream since 3.2"""
def nvshmemx_uchar_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_or_reducescatter_on_stream since 3.2"""
def nvshmemx_ushort_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_or_reducescatter_on_stream since 3.2"""
def nvshmemx_uint_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_or_reducescatter_on_stream since 3.2"""
def nvshmemx_ulong_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_or_reducescatter_on_stream since 3.2"""
def nvshmemx_ulonglong_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_or_reducescatter_on_stream since 3.2"""
def nvshmemx_int8_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_or_reducescatter_on_stream since 3.2"""
def nvshmemx_int16_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_or_reducescatter_on_stream since 3.2"""
def nvshmemx_int32_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_or_reducescatter_on_stream since 3.2"""
def nvshmemx_int64_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_or_reducescatter_on_stream since 3.2"""
def nvshmemx_uint8_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_or_reducescatter_on_stream since 3.2"""
def nvshmemx_uint16_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_or_reducescatter_on_stream since 3.2"""
def nvshmemx_uint32_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_or_reducescatter_on_stream since 3.2"""
def nvshmemx_uint64_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_or_reducescatter_on_stream since 3.2"""
def nvshmemx_size_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_or_reducescatter_on_stream since 3.2"""
def nvshmemx_uchar_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_ushort_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_uint_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_ulong_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_ulonglong_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_int8_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_int16_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_int32_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_int64_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_uint8_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_uint16_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_uint32_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_uint64_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_size_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_xor_reducescatter_on_stream since 3.2"""
def nvshmemx_uchar_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_max_reducescatter_on_stream since 3.2"""
def nvshmemx_ushort_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_max_reducescatter_on_stream since 3.2"""
def nvshmemx_uint_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_max_reducescatter_on_stream since 3.2"""
def nvshmemx_ulong_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_max_reducescatter_on_stream since 3.2"""
def nvshmemx_ulonglong_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_max_reducescatter_on_stream since 3.2"""
def nvshmemx_int8_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_max_reducescatter_on_stream since 3.2"""
def nvshmemx_int16_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_max_reducescatter_on_stream since 3.2"""
def nvshmemx_int32_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_max_reducescatter_on_stream since 3.2"""
def nvshmemx_int64_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_max_reducescatter_on_stream since 3.2"""
def nvshmemx_uint8_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_max_reducescatter_on_stream since 3.2"""

class _Raw900(Raw):
    @staticmethod
    def nvshmemx_size_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_prod_reduce_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_and_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_or_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_xor_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...

class _Api900:
    nvshmemx_size_prod_reduce_on_stream = staticmethod(_here.nvshmemx_size_prod_reduce_on_stream)
    nvshmemx_schar_prod_reduce_on_stream = staticmethod(_here.nvshmemx_schar_prod_reduce_on_stream)
    nvshmemx_short_prod_reduce_on_stream = staticmethod(_here.nvshmemx_short_prod_reduce_on_stream)
    nvshmemx_int_prod_reduce_on_stream = staticmethod(_here.nvshmemx_int_prod_reduce_on_stream)
    nvshmemx_long_prod_reduce_on_stream = staticmethod(_here.nvshmemx_long_prod_reduce_on_stream)
    nvshmemx_longlong_prod_reduce_on_stream = staticmethod(_here.nvshmemx_longlong_prod_reduce_on_stream)
    nvshmemx_float_prod_reduce_on_stream = staticmethod(_here.nvshmemx_float_prod_reduce_on_stream)
    nvshmemx_double_prod_reduce_on_stream = staticmethod(_here.nvshmemx_double_prod_reduce_on_stream)
    nvshmemx_uchar_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_uchar_and_reducescatter_on_stream)
    nvshmemx_ushort_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_ushort_and_reducescatter_on_stream)
    nvshmemx_uint_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint_and_reducescatter_on_stream)
    nvshmemx_ulong_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulong_and_reducescatter_on_stream)
    nvshmemx_ulonglong_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulonglong_and_reducescatter_on_stream)
    nvshmemx_int8_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_int8_and_reducescatter_on_stream)
    nvshmemx_int16_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_int16_and_reducescatter_on_stream)
    nvshmemx_int32_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_int32_and_reducescatter_on_stream)
    nvshmemx_int64_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_int64_and_reducescatter_on_stream)
    nvshmemx_uint8_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint8_and_reducescatter_on_stream)
    nvshmemx_uint16_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint16_and_reducescatter_on_stream)
    nvshmemx_uint32_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint32_and_reducescatter_on_stream)
    nvshmemx_uint64_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint64_and_reducescatter_on_stream)
    nvshmemx_size_and_reducescatter_on_stream = staticmethod(_here.nvshmemx_size_and_reducescatter_on_stream)
    nvshmemx_uchar_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_uchar_or_reducescatter_on_stream)
    nvshmemx_ushort_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_ushort_or_reducescatter_on_stream)
    nvshmemx_uint_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint_or_reducescatter_on_stream)
    nvshmemx_ulong_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulong_or_reducescatter_on_stream)
    nvshmemx_ulonglong_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulonglong_or_reducescatter_on_stream)
    nvshmemx_int8_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_int8_or_reducescatter_on_stream)
    nvshmemx_int16_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_int16_or_reducescatter_on_stream)
    nvshmemx_int32_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_int32_or_reducescatter_on_stream)
    nvshmemx_int64_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_int64_or_reducescatter_on_stream)
    nvshmemx_uint8_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint8_or_reducescatter_on_stream)
    nvshmemx_uint16_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint16_or_reducescatter_on_stream)
    nvshmemx_uint32_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint32_or_reducescatter_on_stream)
    nvshmemx_uint64_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint64_or_reducescatter_on_stream)
    nvshmemx_size_or_reducescatter_on_stream = staticmethod(_here.nvshmemx_size_or_reducescatter_on_stream)
    nvshmemx_uchar_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_uchar_xor_reducescatter_on_stream)
    nvshmemx_ushort_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_ushort_xor_reducescatter_on_stream)
    nvshmemx_uint_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint_xor_reducescatter_on_stream)
    nvshmemx_ulong_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulong_xor_reducescatter_on_stream)
    nvshmemx_ulonglong_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulonglong_xor_reducescatter_on_stream)
    nvshmemx_int8_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_int8_xor_reducescatter_on_stream)
    nvshmemx_int16_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_int16_xor_reducescatter_on_stream)
    nvshmemx_int32_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_int32_xor_reducescatter_on_stream)
    nvshmemx_int64_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_int64_xor_reducescatter_on_stream)
    nvshmemx_uint8_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint8_xor_reducescatter_on_stream)
    nvshmemx_uint16_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint16_xor_reducescatter_on_stream)
    nvshmemx_uint32_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint32_xor_reducescatter_on_stream)
    nvshmemx_uint64_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint64_xor_reducescatter_on_stream)
    nvshmemx_size_xor_reducescatter_on_stream = staticmethod(_here.nvshmemx_size_xor_reducescatter_on_stream)
    nvshmemx_uchar_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_uchar_max_reducescatter_on_stream)
    nvshmemx_ushort_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_ushort_max_reducescatter_on_stream)
    nvshmemx_uint_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint_max_reducescatter_on_stream)
    nvshmemx_ulong_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulong_max_reducescatter_on_stream)
    nvshmemx_ulonglong_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulonglong_max_reducescatter_on_stream)
    nvshmemx_int8_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_int8_max_reducescatter_on_stream)
    nvshmemx_int16_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_int16_max_reducescatter_on_stream)
    nvshmemx_int32_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_int32_max_reducescatter_on_stream)
    nvshmemx_int64_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_int64_max_reducescatter_on_stream)
    nvshmemx_uint8_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint8_max_reducescatter_on_stream)

def nvshmemx_uint16_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_max_reducescatter_on_stream since 3.2"""
def nvshmemx_uint32_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_max_reducescatter_on_stream since 3.2"""
def nvshmemx_uint64_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_max_reducescatter_on_stream since 3.2"""
def nvshmemx_size_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_max_reducescatter_on_stream since 3.2"""
def nvshmemx_schar_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_max_reducescatter_on_stream since 3.2"""
def nvshmemx_short_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_max_reducescatter_on_stream since 3.2"""
def nvshmemx_int_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_max_reducescatter_on_stream since 3.2"""
def nvshmemx_long_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_max_reducescatter_on_stream since 3.2"""
def nvshmemx_longlong_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_max_reducescatter_on_stream since 3.2"""
def nvshmemx_float_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_max_reducescatter_on_stream since 3.2"""
def nvshmemx_double_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_max_reducescatter_on_stream since 3.2"""
def nvshmemx_uchar_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_min_reducescatter_on_stream since 3.2"""
def nvshmemx_ushort_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_min_reducescatter_on_stream since 3.2"""
def nvshmemx_uint_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_min_reducescatter_on_stream since 3.2"""
def nvshmemx_ulong_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_min_reducescatter_on_stream since 3.2"""
def nvshmemx_ulonglong_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_min_reducescatter_on_stream since 3.2"""
def nvshmemx_int8_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_min_reducescatter_on_stream since 3.2"""
def nvshmemx_int16_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_min_reducescatter_on_stream since 3.2"""
def nvshmemx_int32_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_min_reducescatter_on_stream since 3.2"""
def nvshmemx_int64_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_min_reducescatter_on_stream since 3.2"""
def nvshmemx_uint8_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_min_reducescatter_on_stream since 3.2"""
def nvshmemx_uint16_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_min_reducescatter_on_stream since 3.2"""
def nvshmemx_uint32_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_min_reducescatter_on_stream since 3.2"""
def nvshmemx_uint64_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_min_reducescatter_on_stream since 3.2"""
def nvshmemx_size_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_min_reducescatter_on_stream since 3.2"""
def nvshmemx_schar_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_min_reducescatter_on_stream since 3.2"""
def nvshmemx_short_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_min_reducescatter_on_stream since 3.2"""
def nvshmemx_int_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_min_reducescatter_on_stream since 3.2"""
def nvshmemx_long_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_min_reducescatter_on_stream since 3.2"""
def nvshmemx_longlong_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_min_reducescatter_on_stream since 3.2"""
def nvshmemx_float_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_min_reducescatter_on_stream since 3.2"""
def nvshmemx_double_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_min_reducescatter_on_stream since 3.2"""
def nvshmemx_uchar_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_ushort_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_uint_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_ulong_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_ulonglong_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_int8_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_int16_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_int32_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_int64_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_uint8_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_uint16_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_uint32_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_uint64_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_size_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_schar_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_short_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_int_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_long_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_longlong_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_float_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_double_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_sum_reducescatter_on_stream since 3.2"""
def nvshmemx_uchar_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_ushort_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_uint_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_ulong_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_ulonglong_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_int8_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_int16_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_prod_reducescatter_on_stream since 3.2"""

class _Raw960(Raw):
    @staticmethod
    def nvshmemx_uint16_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_max_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_min_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_sum_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ubyte] | int, src: _Pointer[ctypes.c_ubyte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ushort] | int, src: _Pointer[ctypes.c_ushort] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint] | int, src: _Pointer[ctypes.c_uint] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulong] | int, src: _Pointer[ctypes.c_ulong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_ulonglong] | int, src: _Pointer[ctypes.c_ulonglong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int8] | int, src: _Pointer[ctypes.c_int8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int16] | int, src: _Pointer[ctypes.c_int16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...

class _Api960:
    nvshmemx_uint16_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint16_max_reducescatter_on_stream)
    nvshmemx_uint32_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint32_max_reducescatter_on_stream)
    nvshmemx_uint64_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint64_max_reducescatter_on_stream)
    nvshmemx_size_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_size_max_reducescatter_on_stream)
    nvshmemx_schar_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_schar_max_reducescatter_on_stream)
    nvshmemx_short_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_short_max_reducescatter_on_stream)
    nvshmemx_int_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_int_max_reducescatter_on_stream)
    nvshmemx_long_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_long_max_reducescatter_on_stream)
    nvshmemx_longlong_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_longlong_max_reducescatter_on_stream)
    nvshmemx_float_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_float_max_reducescatter_on_stream)
    nvshmemx_double_max_reducescatter_on_stream = staticmethod(_here.nvshmemx_double_max_reducescatter_on_stream)
    nvshmemx_uchar_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_uchar_min_reducescatter_on_stream)
    nvshmemx_ushort_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_ushort_min_reducescatter_on_stream)
    nvshmemx_uint_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint_min_reducescatter_on_stream)
    nvshmemx_ulong_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulong_min_reducescatter_on_stream)
    nvshmemx_ulonglong_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulonglong_min_reducescatter_on_stream)
    nvshmemx_int8_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_int8_min_reducescatter_on_stream)
    nvshmemx_int16_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_int16_min_reducescatter_on_stream)
    nvshmemx_int32_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_int32_min_reducescatter_on_stream)
    nvshmemx_int64_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_int64_min_reducescatter_on_stream)
    nvshmemx_uint8_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint8_min_reducescatter_on_stream)
    nvshmemx_uint16_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint16_min_reducescatter_on_stream)
    nvshmemx_uint32_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint32_min_reducescatter_on_stream)
    nvshmemx_uint64_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint64_min_reducescatter_on_stream)
    nvshmemx_size_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_size_min_reducescatter_on_stream)
    nvshmemx_schar_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_schar_min_reducescatter_on_stream)
    nvshmemx_short_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_short_min_reducescatter_on_stream)
    nvshmemx_int_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_int_min_reducescatter_on_stream)
    nvshmemx_long_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_long_min_reducescatter_on_stream)
    nvshmemx_longlong_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_longlong_min_reducescatter_on_stream)
    nvshmemx_float_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_float_min_reducescatter_on_stream)
    nvshmemx_double_min_reducescatter_on_stream = staticmethod(_here.nvshmemx_double_min_reducescatter_on_stream)
    nvshmemx_uchar_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_uchar_sum_reducescatter_on_stream)
    nvshmemx_ushort_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_ushort_sum_reducescatter_on_stream)
    nvshmemx_uint_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint_sum_reducescatter_on_stream)
    nvshmemx_ulong_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulong_sum_reducescatter_on_stream)
    nvshmemx_ulonglong_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulonglong_sum_reducescatter_on_stream)
    nvshmemx_int8_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_int8_sum_reducescatter_on_stream)
    nvshmemx_int16_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_int16_sum_reducescatter_on_stream)
    nvshmemx_int32_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_int32_sum_reducescatter_on_stream)
    nvshmemx_int64_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_int64_sum_reducescatter_on_stream)
    nvshmemx_uint8_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint8_sum_reducescatter_on_stream)
    nvshmemx_uint16_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint16_sum_reducescatter_on_stream)
    nvshmemx_uint32_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint32_sum_reducescatter_on_stream)
    nvshmemx_uint64_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint64_sum_reducescatter_on_stream)
    nvshmemx_size_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_size_sum_reducescatter_on_stream)
    nvshmemx_schar_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_schar_sum_reducescatter_on_stream)
    nvshmemx_short_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_short_sum_reducescatter_on_stream)
    nvshmemx_int_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_int_sum_reducescatter_on_stream)
    nvshmemx_long_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_long_sum_reducescatter_on_stream)
    nvshmemx_longlong_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_longlong_sum_reducescatter_on_stream)
    nvshmemx_float_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_float_sum_reducescatter_on_stream)
    nvshmemx_double_sum_reducescatter_on_stream = staticmethod(_here.nvshmemx_double_sum_reducescatter_on_stream)
    nvshmemx_uchar_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_uchar_prod_reducescatter_on_stream)
    nvshmemx_ushort_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_ushort_prod_reducescatter_on_stream)
    nvshmemx_uint_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint_prod_reducescatter_on_stream)
    nvshmemx_ulong_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulong_prod_reducescatter_on_stream)
    nvshmemx_ulonglong_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_ulonglong_prod_reducescatter_on_stream)
    nvshmemx_int8_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_int8_prod_reducescatter_on_stream)
    nvshmemx_int16_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_int16_prod_reducescatter_on_stream)

def nvshmemx_int32_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_int64_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_uint8_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_uint16_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_uint32_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_uint64_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_size_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_schar_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_short_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_int_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_long_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_longlong_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_float_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_double_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_prod_reducescatter_on_stream since 3.2"""
def nvshmemx_buffer_register(addr: _Writable, length: int) -> None: """nvshmemx_buffer_register since 3.2"""
def nvshmemx_buffer_unregister(addr: _Writable) -> None: """nvshmemx_buffer_unregister since 3.2"""
def nvshmemx_buffer_unregister_all() -> None: """nvshmemx_buffer_unregister_all since 3.2"""
def nvshmemx_hostlib_init_attr(flags: int, attr: _Pointer[nvshmemx_init_attr_v2] | int) -> None: """nvshmemx_hostlib_init_attr since 3.2"""
def nvshmemx_hostlib_finalize() -> None: """nvshmemx_hostlib_finalize since 3.2"""
def nvshmemx_set_attr_uniqueid_args(myrank: int, nranks: int, uniqueid: _Pointer[nvshmemx_uniqueid_v1] | int, attr: _Pointer[nvshmemx_init_attr_v2] | int) -> None: """nvshmemx_set_attr_uniqueid_args since 3.2"""
def nvshmemx_set_attr_mpi_comm_args(mpi_comm: _Writable, nvshmem_attr: _Pointer[nvshmemx_init_attr_v2] | int) -> None: """nvshmemx_set_attr_mpi_comm_args since 3.3"""
def nvshmemx_get_uniqueid() -> nvshmemx_uniqueid_v1: """nvshmemx_get_uniqueid since 3.2; made by the call: nvshmemx_uniqueid_t *uniqueid"""
def nvshmemx_cumodule_init(module: driver.CUmodule | int | None) -> None: """nvshmemx_cumodule_init since 3.2"""
def nvshmemx_cumodule_finalize(module: driver.CUmodule | int | None) -> None: """nvshmemx_cumodule_finalize since 3.2"""
def nvshmemx_buffer_register_symmetric(buf_ptr: _Writable, size: int, flags: int) -> int | None: """nvshmemx_buffer_register_symmetric since 3.3"""
def nvshmemx_buffer_register_symmetric_at_preferred_address(buf_ptr: _Writable, size: int, preferred_addr: _Writable, flags: int) -> int | None: """nvshmemx_buffer_register_symmetric_at_preferred_address since 3.6"""
def nvshmemx_buffer_unregister_symmetric(mmap_ptr: _Writable, size: int) -> None: """nvshmemx_buffer_unregister_symmetric since 3.3"""
def nvshmemx_region_start(attrs: _Pointer[nvshmemx_region_attrs_t] | int) -> int: """nvshmemx_region_start since 3.8; made by the call: nvshmemx_region_handle_t *handle"""
def nvshmemx_region_stop(handle: int) -> None: """nvshmemx_region_stop since 3.8"""
def nvshmemx_region_is_active(hints: int) -> int: """nvshmemx_region_is_active since 3.8; made by the call: int *active"""
def nvshmemx_culibrary_init(library: runtime.cudaLibrary_t | int | None) -> None: """nvshmemx_culibrary_init since 3.3"""
def nvshmemx_culibrary_finalize(library: runtime.cudaLibrary_t | int | None) -> None: """nvshmemx_culibrary_finalize since 3.3"""
def nvshmemx_float_p_on_stream(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_p_on_stream since 3.2"""
def nvshmemx_double_p_on_stream(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_p_on_stream since 3.2"""
def nvshmemx_short_p_on_stream(dest: _Pointer[ctypes.c_short] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_p_on_stream since 3.2"""
def nvshmemx_schar_p_on_stream(dest: _Pointer[ctypes.c_byte] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_p_on_stream since 3.2"""
def nvshmemx_int_p_on_stream(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_p_on_stream since 3.2"""
def nvshmemx_long_p_on_stream(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_p_on_stream since 3.2"""
def nvshmemx_longlong_p_on_stream(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_p_on_stream since 3.2"""
def nvshmemx_uchar_p_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_p_on_stream since 3.2"""
def nvshmemx_ushort_p_on_stream(dest: _Pointer[ctypes.c_ushort] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_p_on_stream since 3.2"""
def nvshmemx_uint_p_on_stream(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_p_on_stream since 3.2"""
def nvshmemx_ulong_p_on_stream(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_p_on_stream since 3.2"""
def nvshmemx_ulonglong_p_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_p_on_stream since 3.2"""
def nvshmemx_int8_p_on_stream(dest: _Pointer[ctypes.c_int8] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_p_on_stream since 3.2"""
def nvshmemx_int16_p_on_stream(dest: _Pointer[ctypes.c_int16] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_p_on_stream since 3.2"""
def nvshmemx_int32_p_on_stream(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_p_on_stream since 3.2"""
def nvshmemx_int64_p_on_stream(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_p_on_stream since 3.2"""
def nvshmemx_uint8_p_on_stream(dest: _Pointer[ctypes.c_uint8] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_p_on_stream since 3.2"""
def nvshmemx_uint16_p_on_stream(dest: _Pointer[ctypes.c_uint16] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_p_on_stream since 3.2"""
def nvshmemx_uint32_p_on_stream(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_p_on_stream since 3.2"""
def nvshmemx_uint64_p_on_stream(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_p_on_stream since 3.2"""
def nvshmemx_size_p_on_stream(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_p_on_stream since 3.2"""
def nvshmemx_ptrdiff_p_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_p_on_stream since 3.2"""
def nvshmemx_float_put_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_put_on_stream since 3.2"""
def nvshmemx_double_put_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_put_on_stream since 3.2"""
def nvshmemx_short_put_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_put_on_stream since 3.2"""
def nvshmemx_schar_put_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_put_on_stream since 3.2"""
def nvshmemx_int_put_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_put_on_stream since 3.2"""
def nvshmemx_long_put_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_put_on_stream since 3.2"""

class _Raw1020(Raw):
    @staticmethod
    def nvshmemx_int32_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int32] | int, src: _Pointer[ctypes.c_int32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int64] | int, src: _Pointer[ctypes.c_int64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint8] | int, src: _Pointer[ctypes.c_uint8] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint16] | int, src: _Pointer[ctypes.c_uint16] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint32] | int, src: _Pointer[ctypes.c_uint32] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_uint64] | int, src: _Pointer[ctypes.c_uint64] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_size_t] | int, src: _Pointer[ctypes.c_size_t] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_byte] | int, src: _Pointer[ctypes.c_byte] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_short_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_short] | int, src: _Pointer[ctypes.c_short] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_int] | int, src: _Pointer[ctypes.c_int] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_long] | int, src: _Pointer[ctypes.c_long] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_longlong] | int, src: _Pointer[ctypes.c_longlong] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_float] | int, src: _Pointer[ctypes.c_float] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_double_prod_reducescatter_on_stream(team: int, dest: _Pointer[ctypes.c_double] | int, src: _Pointer[ctypes.c_double] | int, nreduce: int, stream: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_buffer_register(addr: _Writable, length: int, /) -> int: ...
    @staticmethod
    def nvshmemx_buffer_unregister(addr: _Writable, /) -> int: ...
    @staticmethod
    def nvshmemx_buffer_unregister_all() -> None: ...
    @staticmethod
    def nvshmemx_hostlib_init_attr(flags: int, attr: _Pointer[nvshmemx_init_attr_v2] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_hostlib_finalize() -> None: ...
    @staticmethod
    def nvshmemx_set_attr_uniqueid_args(myrank: int, nranks: int, uniqueid: _Pointer[nvshmemx_uniqueid_v1] | int, attr: _Pointer[nvshmemx_init_attr_v2] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_set_attr_mpi_comm_args(mpi_comm: _Writable, nvshmem_attr: _Pointer[nvshmemx_init_attr_v2] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_get_uniqueid(uniqueid: _Pointer[nvshmemx_uniqueid_v1] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_cumodule_init(module: driver.CUmodule | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_cumodule_finalize(module: driver.CUmodule | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_buffer_register_symmetric(buf_ptr: _Writable, size: int, flags: int, /) -> int | None: ...
    @staticmethod
    def nvshmemx_buffer_register_symmetric_at_preferred_address(buf_ptr: _Writable, size: int, preferred_addr: _Writable, flags: int, /) -> int | None: ...
    @staticmethod
    def nvshmemx_buffer_unregister_symmetric(mmap_ptr: _Writable, size: int, /) -> int: ...
    @staticmethod
    def nvshmemx_region_start(handle: _Pointer[ctypes.c_uint64] | int, attrs: _Pointer[nvshmemx_region_attrs_t] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_region_stop(handle: int, /) -> int: ...
    @staticmethod
    def nvshmemx_region_is_active(hints: int, active: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def nvshmemx_culibrary_init(library: runtime.cudaLibrary_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_culibrary_finalize(library: runtime.cudaLibrary_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_p_on_stream(dest: _Pointer[ctypes.c_float] | int, value: float, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_p_on_stream(dest: _Pointer[ctypes.c_double] | int, value: float, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_p_on_stream(dest: _Pointer[ctypes.c_short] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_p_on_stream(dest: _Pointer[ctypes.c_byte] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_p_on_stream(dest: _Pointer[ctypes.c_int] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_p_on_stream(dest: _Pointer[ctypes.c_long] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_p_on_stream(dest: _Pointer[ctypes.c_longlong] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_p_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_p_on_stream(dest: _Pointer[ctypes.c_ushort] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_p_on_stream(dest: _Pointer[ctypes.c_uint] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_p_on_stream(dest: _Pointer[ctypes.c_ulong] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_p_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_p_on_stream(dest: _Pointer[ctypes.c_int8] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_p_on_stream(dest: _Pointer[ctypes.c_int16] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_p_on_stream(dest: _Pointer[ctypes.c_int32] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_p_on_stream(dest: _Pointer[ctypes.c_int64] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_p_on_stream(dest: _Pointer[ctypes.c_uint8] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_p_on_stream(dest: _Pointer[ctypes.c_uint16] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_p_on_stream(dest: _Pointer[ctypes.c_uint32] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_p_on_stream(dest: _Pointer[ctypes.c_uint64] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_p_on_stream(dest: _Pointer[ctypes.c_size_t] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_p_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_put_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_put_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_put_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_put_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_put_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_put_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...

class _Api1020:
    nvshmemx_int32_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_int32_prod_reducescatter_on_stream)
    nvshmemx_int64_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_int64_prod_reducescatter_on_stream)
    nvshmemx_uint8_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint8_prod_reducescatter_on_stream)
    nvshmemx_uint16_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint16_prod_reducescatter_on_stream)
    nvshmemx_uint32_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint32_prod_reducescatter_on_stream)
    nvshmemx_uint64_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_uint64_prod_reducescatter_on_stream)
    nvshmemx_size_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_size_prod_reducescatter_on_stream)
    nvshmemx_schar_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_schar_prod_reducescatter_on_stream)
    nvshmemx_short_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_short_prod_reducescatter_on_stream)
    nvshmemx_int_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_int_prod_reducescatter_on_stream)
    nvshmemx_long_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_long_prod_reducescatter_on_stream)
    nvshmemx_longlong_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_longlong_prod_reducescatter_on_stream)
    nvshmemx_float_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_float_prod_reducescatter_on_stream)
    nvshmemx_double_prod_reducescatter_on_stream = staticmethod(_here.nvshmemx_double_prod_reducescatter_on_stream)
    nvshmemx_buffer_register = staticmethod(_here.nvshmemx_buffer_register)
    nvshmemx_buffer_unregister = staticmethod(_here.nvshmemx_buffer_unregister)
    nvshmemx_buffer_unregister_all = staticmethod(_here.nvshmemx_buffer_unregister_all)
    nvshmemx_hostlib_init_attr = staticmethod(_here.nvshmemx_hostlib_init_attr)
    nvshmemx_hostlib_finalize = staticmethod(_here.nvshmemx_hostlib_finalize)
    nvshmemx_set_attr_uniqueid_args = staticmethod(_here.nvshmemx_set_attr_uniqueid_args)
    nvshmemx_set_attr_mpi_comm_args = staticmethod(_here.nvshmemx_set_attr_mpi_comm_args)
    nvshmemx_get_uniqueid = staticmethod(_here.nvshmemx_get_uniqueid)
    nvshmemx_cumodule_init = staticmethod(_here.nvshmemx_cumodule_init)
    nvshmemx_cumodule_finalize = staticmethod(_here.nvshmemx_cumodule_finalize)
    nvshmemx_buffer_register_symmetric = staticmethod(_here.nvshmemx_buffer_register_symmetric)
    nvshmemx_buffer_register_symmetric_at_preferred_address = staticmethod(_here.nvshmemx_buffer_register_symmetric_at_preferred_address)
    nvshmemx_buffer_unregister_symmetric = staticmethod(_here.nvshmemx_buffer_unregister_symmetric)
    nvshmemx_region_start = staticmethod(_here.nvshmemx_region_start)
    nvshmemx_region_stop = staticmethod(_here.nvshmemx_region_stop)
    nvshmemx_region_is_active = staticmethod(_here.nvshmemx_region_is_active)
    nvshmemx_culibrary_init = staticmethod(_here.nvshmemx_culibrary_init)
    nvshmemx_culibrary_finalize = staticmethod(_here.nvshmemx_culibrary_finalize)
    nvshmemx_float_p_on_stream = staticmethod(_here.nvshmemx_float_p_on_stream)
    nvshmemx_double_p_on_stream = staticmethod(_here.nvshmemx_double_p_on_stream)
    nvshmemx_short_p_on_stream = staticmethod(_here.nvshmemx_short_p_on_stream)
    nvshmemx_schar_p_on_stream = staticmethod(_here.nvshmemx_schar_p_on_stream)
    nvshmemx_int_p_on_stream = staticmethod(_here.nvshmemx_int_p_on_stream)
    nvshmemx_long_p_on_stream = staticmethod(_here.nvshmemx_long_p_on_stream)
    nvshmemx_longlong_p_on_stream = staticmethod(_here.nvshmemx_longlong_p_on_stream)
    nvshmemx_uchar_p_on_stream = staticmethod(_here.nvshmemx_uchar_p_on_stream)
    nvshmemx_ushort_p_on_stream = staticmethod(_here.nvshmemx_ushort_p_on_stream)
    nvshmemx_uint_p_on_stream = staticmethod(_here.nvshmemx_uint_p_on_stream)
    nvshmemx_ulong_p_on_stream = staticmethod(_here.nvshmemx_ulong_p_on_stream)
    nvshmemx_ulonglong_p_on_stream = staticmethod(_here.nvshmemx_ulonglong_p_on_stream)
    nvshmemx_int8_p_on_stream = staticmethod(_here.nvshmemx_int8_p_on_stream)
    nvshmemx_int16_p_on_stream = staticmethod(_here.nvshmemx_int16_p_on_stream)
    nvshmemx_int32_p_on_stream = staticmethod(_here.nvshmemx_int32_p_on_stream)
    nvshmemx_int64_p_on_stream = staticmethod(_here.nvshmemx_int64_p_on_stream)
    nvshmemx_uint8_p_on_stream = staticmethod(_here.nvshmemx_uint8_p_on_stream)
    nvshmemx_uint16_p_on_stream = staticmethod(_here.nvshmemx_uint16_p_on_stream)
    nvshmemx_uint32_p_on_stream = staticmethod(_here.nvshmemx_uint32_p_on_stream)
    nvshmemx_uint64_p_on_stream = staticmethod(_here.nvshmemx_uint64_p_on_stream)
    nvshmemx_size_p_on_stream = staticmethod(_here.nvshmemx_size_p_on_stream)
    nvshmemx_ptrdiff_p_on_stream = staticmethod(_here.nvshmemx_ptrdiff_p_on_stream)
    nvshmemx_float_put_on_stream = staticmethod(_here.nvshmemx_float_put_on_stream)
    nvshmemx_double_put_on_stream = staticmethod(_here.nvshmemx_double_put_on_stream)
    nvshmemx_short_put_on_stream = staticmethod(_here.nvshmemx_short_put_on_stream)
    nvshmemx_schar_put_on_stream = staticmethod(_here.nvshmemx_schar_put_on_stream)
    nvshmemx_int_put_on_stream = staticmethod(_here.nvshmemx_int_put_on_stream)
    nvshmemx_long_put_on_stream = staticmethod(_here.nvshmemx_long_put_on_stream)

def nvshmemx_longlong_put_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_put_on_stream since 3.2"""
def nvshmemx_uchar_put_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_put_on_stream since 3.2"""
def nvshmemx_ushort_put_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_put_on_stream since 3.2"""
def nvshmemx_uint_put_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_put_on_stream since 3.2"""
def nvshmemx_ulong_put_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_put_on_stream since 3.2"""
def nvshmemx_ulonglong_put_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_put_on_stream since 3.2"""
def nvshmemx_int8_put_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_put_on_stream since 3.2"""
def nvshmemx_int16_put_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_put_on_stream since 3.2"""
def nvshmemx_int32_put_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_put_on_stream since 3.2"""
def nvshmemx_int64_put_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_put_on_stream since 3.2"""
def nvshmemx_uint8_put_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_put_on_stream since 3.2"""
def nvshmemx_uint16_put_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_put_on_stream since 3.2"""
def nvshmemx_uint32_put_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_put_on_stream since 3.2"""
def nvshmemx_uint64_put_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_put_on_stream since 3.2"""
def nvshmemx_size_put_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_put_on_stream since 3.2"""
def nvshmemx_ptrdiff_put_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_put_on_stream since 3.2"""
def nvshmemx_put8_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put8_on_stream since 3.2"""
def nvshmemx_put16_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put16_on_stream since 3.2"""
def nvshmemx_put32_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put32_on_stream since 3.2"""
def nvshmemx_put64_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put64_on_stream since 3.2"""
def nvshmemx_put128_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put128_on_stream since 3.2"""
def nvshmemx_putmem_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_putmem_on_stream since 3.2"""
def nvshmemx_float_put_signal_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_put_signal_on_stream since 3.2"""
def nvshmemx_double_put_signal_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_put_signal_on_stream since 3.2"""
def nvshmemx_short_put_signal_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_put_signal_on_stream since 3.2"""
def nvshmemx_schar_put_signal_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_put_signal_on_stream since 3.2"""
def nvshmemx_int_put_signal_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_put_signal_on_stream since 3.2"""
def nvshmemx_long_put_signal_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_put_signal_on_stream since 3.2"""
def nvshmemx_longlong_put_signal_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_put_signal_on_stream since 3.2"""
def nvshmemx_uchar_put_signal_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_put_signal_on_stream since 3.2"""
def nvshmemx_ushort_put_signal_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_put_signal_on_stream since 3.2"""
def nvshmemx_uint_put_signal_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_put_signal_on_stream since 3.2"""
def nvshmemx_ulong_put_signal_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_put_signal_on_stream since 3.2"""
def nvshmemx_ulonglong_put_signal_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_put_signal_on_stream since 3.2"""
def nvshmemx_int8_put_signal_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_put_signal_on_stream since 3.2"""
def nvshmemx_int16_put_signal_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_put_signal_on_stream since 3.2"""
def nvshmemx_int32_put_signal_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_put_signal_on_stream since 3.2"""
def nvshmemx_int64_put_signal_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_put_signal_on_stream since 3.2"""
def nvshmemx_uint8_put_signal_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_put_signal_on_stream since 3.2"""
def nvshmemx_uint16_put_signal_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_put_signal_on_stream since 3.2"""
def nvshmemx_uint32_put_signal_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_put_signal_on_stream since 3.2"""
def nvshmemx_uint64_put_signal_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_put_signal_on_stream since 3.2"""
def nvshmemx_size_put_signal_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_put_signal_on_stream since 3.2"""
def nvshmemx_ptrdiff_put_signal_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_put_signal_on_stream since 3.2"""
def nvshmemx_put8_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put8_signal_on_stream since 3.2"""
def nvshmemx_put16_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put16_signal_on_stream since 3.2"""
def nvshmemx_put32_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put32_signal_on_stream since 3.2"""
def nvshmemx_put64_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put64_signal_on_stream since 3.2"""
def nvshmemx_put128_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put128_signal_on_stream since 3.2"""
def nvshmemx_putmem_signal_on_stream(dest: _Writable, source: _Address, bytes: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_putmem_signal_on_stream since 3.2"""
def nvshmemx_float_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_double_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_short_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_schar_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_int_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_long_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_longlong_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_uchar_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_ushort_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_uint_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_put_signal_nbi_on_stream since 3.2"""

class _Raw1080(Raw):
    @staticmethod
    def nvshmemx_longlong_put_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_put_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_put_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_put_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_put_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_put_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_put_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_put_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_put_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_put_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_put_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_put_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_put_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_put_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_put_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_put_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put8_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put16_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put32_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put64_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put128_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_putmem_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_put_signal_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_put_signal_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_put_signal_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_put_signal_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_put_signal_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_put_signal_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_put_signal_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_put_signal_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_put_signal_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_put_signal_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_put_signal_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_put_signal_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_put_signal_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_put_signal_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_put_signal_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_put_signal_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_put_signal_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_put_signal_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_put_signal_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_put_signal_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_put_signal_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_put_signal_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put8_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put16_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put32_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put64_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put128_signal_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_putmem_signal_on_stream(dest: _Writable, source: _Address, bytes: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...

class _Api1080:
    nvshmemx_longlong_put_on_stream = staticmethod(_here.nvshmemx_longlong_put_on_stream)
    nvshmemx_uchar_put_on_stream = staticmethod(_here.nvshmemx_uchar_put_on_stream)
    nvshmemx_ushort_put_on_stream = staticmethod(_here.nvshmemx_ushort_put_on_stream)
    nvshmemx_uint_put_on_stream = staticmethod(_here.nvshmemx_uint_put_on_stream)
    nvshmemx_ulong_put_on_stream = staticmethod(_here.nvshmemx_ulong_put_on_stream)
    nvshmemx_ulonglong_put_on_stream = staticmethod(_here.nvshmemx_ulonglong_put_on_stream)
    nvshmemx_int8_put_on_stream = staticmethod(_here.nvshmemx_int8_put_on_stream)
    nvshmemx_int16_put_on_stream = staticmethod(_here.nvshmemx_int16_put_on_stream)
    nvshmemx_int32_put_on_stream = staticmethod(_here.nvshmemx_int32_put_on_stream)
    nvshmemx_int64_put_on_stream = staticmethod(_here.nvshmemx_int64_put_on_stream)
    nvshmemx_uint8_put_on_stream = staticmethod(_here.nvshmemx_uint8_put_on_stream)
    nvshmemx_uint16_put_on_stream = staticmethod(_here.nvshmemx_uint16_put_on_stream)
    nvshmemx_uint32_put_on_stream = staticmethod(_here.nvshmemx_uint32_put_on_stream)
    nvshmemx_uint64_put_on_stream = staticmethod(_here.nvshmemx_uint64_put_on_stream)
    nvshmemx_size_put_on_stream = staticmethod(_here.nvshmemx_size_put_on_stream)
    nvshmemx_ptrdiff_put_on_stream = staticmethod(_here.nvshmemx_ptrdiff_put_on_stream)
    nvshmemx_put8_on_stream = staticmethod(_here.nvshmemx_put8_on_stream)
    nvshmemx_put16_on_stream = staticmethod(_here.nvshmemx_put16_on_stream)
    nvshmemx_put32_on_stream = staticmethod(_here.nvshmemx_put32_on_stream)
    nvshmemx_put64_on_stream = staticmethod(_here.nvshmemx_put64_on_stream)
    nvshmemx_put128_on_stream = staticmethod(_here.nvshmemx_put128_on_stream)
    nvshmemx_putmem_on_stream = staticmethod(_here.nvshmemx_putmem_on_stream)
    nvshmemx_float_put_signal_on_stream = staticmethod(_here.nvshmemx_float_put_signal_on_stream)
    nvshmemx_double_put_signal_on_stream = staticmethod(_here.nvshmemx_double_put_signal_on_stream)
    nvshmemx_short_put_signal_on_stream = staticmethod(_here.nvshmemx_short_put_signal_on_stream)
    nvshmemx_schar_put_signal_on_stream = staticmethod(_here.nvshmemx_schar_put_signal_on_stream)
    nvshmemx_int_put_signal_on_stream = staticmethod(_here.nvshmemx_int_put_signal_on_stream)
    nvshmemx_long_put_signal_on_stream = staticmethod(_here.nvshmemx_long_put_signal_on_stream)
    nvshmemx_longlong_put_signal_on_stream = staticmethod(_here.nvshmemx_longlong_put_signal_on_stream)
    nvshmemx_uchar_put_signal_on_stream = staticmethod(_here.nvshmemx_uchar_put_signal_on_stream)
    nvshmemx_ushort_put_signal_on_stream = staticmethod(_here.nvshmemx_ushort_put_signal_on_stream)
    nvshmemx_uint_put_signal_on_stream = staticmethod(_here.nvshmemx_uint_put_signal_on_stream)
    nvshmemx_ulong_put_signal_on_stream = staticmethod(_here.nvshmemx_ulong_put_signal_on_stream)
    nvshmemx_ulonglong_put_signal_on_stream = staticmethod(_here.nvshmemx_ulonglong_put_signal_on_stream)
    nvshmemx_int8_put_signal_on_stream = staticmethod(_here.nvshmemx_int8_put_signal_on_stream)
    nvshmemx_int16_put_signal_on_stream = staticmethod(_here.nvshmemx_int16_put_signal_on_stream)
    nvshmemx_int32_put_signal_on_stream = staticmethod(_here.nvshmemx_int32_put_signal_on_stream)
    nvshmemx_int64_put_signal_on_stream = staticmethod(_here.nvshmemx_int64_put_signal_on_stream)
    nvshmemx_uint8_put_signal_on_stream = staticmethod(_here.nvshmemx_uint8_put_signal_on_stream)
    nvshmemx_uint16_put_signal_on_stream = staticmethod(_here.nvshmemx_uint16_put_signal_on_stream)
    nvshmemx_uint32_put_signal_on_stream = staticmethod(_here.nvshmemx_uint32_put_signal_on_stream)
    nvshmemx_uint64_put_signal_on_stream = staticmethod(_here.nvshmemx_uint64_put_signal_on_stream)
    nvshmemx_size_put_signal_on_stream = staticmethod(_here.nvshmemx_size_put_signal_on_stream)
    nvshmemx_ptrdiff_put_signal_on_stream = staticmethod(_here.nvshmemx_ptrdiff_put_signal_on_stream)
    nvshmemx_put8_signal_on_stream = staticmethod(_here.nvshmemx_put8_signal_on_stream)
    nvshmemx_put16_signal_on_stream = staticmethod(_here.nvshmemx_put16_signal_on_stream)
    nvshmemx_put32_signal_on_stream = staticmethod(_here.nvshmemx_put32_signal_on_stream)
    nvshmemx_put64_signal_on_stream = staticmethod(_here.nvshmemx_put64_signal_on_stream)
    nvshmemx_put128_signal_on_stream = staticmethod(_here.nvshmemx_put128_signal_on_stream)
    nvshmemx_putmem_signal_on_stream = staticmethod(_here.nvshmemx_putmem_signal_on_stream)
    nvshmemx_float_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_float_put_signal_nbi_on_stream)
    nvshmemx_double_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_double_put_signal_nbi_on_stream)
    nvshmemx_short_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_short_put_signal_nbi_on_stream)
    nvshmemx_schar_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_schar_put_signal_nbi_on_stream)
    nvshmemx_int_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_int_put_signal_nbi_on_stream)
    nvshmemx_long_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_long_put_signal_nbi_on_stream)
    nvshmemx_longlong_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_longlong_put_signal_nbi_on_stream)
    nvshmemx_uchar_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_uchar_put_signal_nbi_on_stream)
    nvshmemx_ushort_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_ushort_put_signal_nbi_on_stream)
    nvshmemx_uint_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_uint_put_signal_nbi_on_stream)

def nvshmemx_ulong_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_ulonglong_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_int8_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_int16_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_int32_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_int64_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_uint8_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_uint16_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_uint32_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_uint64_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_size_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_ptrdiff_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_put_signal_nbi_on_stream since 3.2"""
def nvshmemx_put8_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put8_signal_nbi_on_stream since 3.2"""
def nvshmemx_put16_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put16_signal_nbi_on_stream since 3.2"""
def nvshmemx_put32_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put32_signal_nbi_on_stream since 3.2"""
def nvshmemx_put64_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put64_signal_nbi_on_stream since 3.2"""
def nvshmemx_put128_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put128_signal_nbi_on_stream since 3.2"""
def nvshmemx_putmem_signal_nbi_on_stream(dest: _Writable, source: _Address, bytes: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_putmem_signal_nbi_on_stream since 3.2"""
def nvshmemx_float_iput_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_iput_on_stream since 3.2"""
def nvshmemx_double_iput_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_iput_on_stream since 3.2"""
def nvshmemx_short_iput_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_iput_on_stream since 3.2"""
def nvshmemx_schar_iput_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_iput_on_stream since 3.2"""
def nvshmemx_int_iput_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_iput_on_stream since 3.2"""
def nvshmemx_long_iput_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_iput_on_stream since 3.2"""
def nvshmemx_longlong_iput_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_iput_on_stream since 3.2"""
def nvshmemx_uchar_iput_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_iput_on_stream since 3.2"""
def nvshmemx_ushort_iput_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_iput_on_stream since 3.2"""
def nvshmemx_uint_iput_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_iput_on_stream since 3.2"""
def nvshmemx_ulong_iput_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_iput_on_stream since 3.2"""
def nvshmemx_ulonglong_iput_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_iput_on_stream since 3.2"""
def nvshmemx_int8_iput_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_iput_on_stream since 3.2"""
def nvshmemx_int16_iput_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_iput_on_stream since 3.2"""
def nvshmemx_int32_iput_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_iput_on_stream since 3.2"""
def nvshmemx_int64_iput_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_iput_on_stream since 3.2"""
def nvshmemx_uint8_iput_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_iput_on_stream since 3.2"""
def nvshmemx_uint16_iput_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_iput_on_stream since 3.2"""
def nvshmemx_uint32_iput_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_iput_on_stream since 3.2"""
def nvshmemx_uint64_iput_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_iput_on_stream since 3.2"""
def nvshmemx_size_iput_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_iput_on_stream since 3.2"""
def nvshmemx_ptrdiff_iput_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_iput_on_stream since 3.2"""
def nvshmemx_iput8_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iput8_on_stream since 3.2"""
def nvshmemx_iput16_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iput16_on_stream since 3.2"""
def nvshmemx_iput32_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iput32_on_stream since 3.2"""
def nvshmemx_iput64_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iput64_on_stream since 3.2"""
def nvshmemx_iput128_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iput128_on_stream since 3.2"""
def nvshmemx_float_put_nbi_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_put_nbi_on_stream since 3.2"""
def nvshmemx_double_put_nbi_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_put_nbi_on_stream since 3.2"""
def nvshmemx_short_put_nbi_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_put_nbi_on_stream since 3.2"""
def nvshmemx_schar_put_nbi_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_put_nbi_on_stream since 3.2"""
def nvshmemx_int_put_nbi_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_put_nbi_on_stream since 3.2"""
def nvshmemx_long_put_nbi_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_put_nbi_on_stream since 3.2"""
def nvshmemx_longlong_put_nbi_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_put_nbi_on_stream since 3.2"""
def nvshmemx_uchar_put_nbi_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_put_nbi_on_stream since 3.2"""
def nvshmemx_ushort_put_nbi_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_put_nbi_on_stream since 3.2"""
def nvshmemx_uint_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_put_nbi_on_stream since 3.2"""
def nvshmemx_ulong_put_nbi_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_put_nbi_on_stream since 3.2"""
def nvshmemx_ulonglong_put_nbi_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_put_nbi_on_stream since 3.2"""
def nvshmemx_int8_put_nbi_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_put_nbi_on_stream since 3.2"""
def nvshmemx_int16_put_nbi_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_put_nbi_on_stream since 3.2"""
def nvshmemx_int32_put_nbi_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_put_nbi_on_stream since 3.2"""

class _Raw1140(Raw):
    @staticmethod
    def nvshmemx_ulong_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_put_signal_nbi_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put8_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put16_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put32_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put64_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put128_signal_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_putmem_signal_nbi_on_stream(dest: _Writable, source: _Address, bytes: int, sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_iput_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_iput_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_iput_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_iput_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_iput_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_iput_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_iput_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_iput_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_iput_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_iput_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_iput_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_iput_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_iput_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_iput_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_iput_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_iput_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_iput_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_iput_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_iput_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_iput_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_iput_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_iput_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iput8_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iput16_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iput32_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iput64_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iput128_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_put_nbi_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_put_nbi_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_put_nbi_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_put_nbi_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_put_nbi_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_put_nbi_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_put_nbi_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_put_nbi_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_put_nbi_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_put_nbi_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_put_nbi_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_put_nbi_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_put_nbi_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_put_nbi_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...

class _Api1140:
    nvshmemx_ulong_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_ulong_put_signal_nbi_on_stream)
    nvshmemx_ulonglong_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_ulonglong_put_signal_nbi_on_stream)
    nvshmemx_int8_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_int8_put_signal_nbi_on_stream)
    nvshmemx_int16_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_int16_put_signal_nbi_on_stream)
    nvshmemx_int32_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_int32_put_signal_nbi_on_stream)
    nvshmemx_int64_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_int64_put_signal_nbi_on_stream)
    nvshmemx_uint8_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_uint8_put_signal_nbi_on_stream)
    nvshmemx_uint16_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_uint16_put_signal_nbi_on_stream)
    nvshmemx_uint32_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_uint32_put_signal_nbi_on_stream)
    nvshmemx_uint64_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_uint64_put_signal_nbi_on_stream)
    nvshmemx_size_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_size_put_signal_nbi_on_stream)
    nvshmemx_ptrdiff_put_signal_nbi_on_stream = staticmethod(_here.nvshmemx_ptrdiff_put_signal_nbi_on_stream)
    nvshmemx_put8_signal_nbi_on_stream = staticmethod(_here.nvshmemx_put8_signal_nbi_on_stream)
    nvshmemx_put16_signal_nbi_on_stream = staticmethod(_here.nvshmemx_put16_signal_nbi_on_stream)
    nvshmemx_put32_signal_nbi_on_stream = staticmethod(_here.nvshmemx_put32_signal_nbi_on_stream)
    nvshmemx_put64_signal_nbi_on_stream = staticmethod(_here.nvshmemx_put64_signal_nbi_on_stream)
    nvshmemx_put128_signal_nbi_on_stream = staticmethod(_here.nvshmemx_put128_signal_nbi_on_stream)
    nvshmemx_putmem_signal_nbi_on_stream = staticmethod(_here.nvshmemx_putmem_signal_nbi_on_stream)
    nvshmemx_float_iput_on_stream = staticmethod(_here.nvshmemx_float_iput_on_stream)
    nvshmemx_double_iput_on_stream = staticmethod(_here.nvshmemx_double_iput_on_stream)
    nvshmemx_short_iput_on_stream = staticmethod(_here.nvshmemx_short_iput_on_stream)
    nvshmemx_schar_iput_on_stream = staticmethod(_here.nvshmemx_schar_iput_on_stream)
    nvshmemx_int_iput_on_stream = staticmethod(_here.nvshmemx_int_iput_on_stream)
    nvshmemx_long_iput_on_stream = staticmethod(_here.nvshmemx_long_iput_on_stream)
    nvshmemx_longlong_iput_on_stream = staticmethod(_here.nvshmemx_longlong_iput_on_stream)
    nvshmemx_uchar_iput_on_stream = staticmethod(_here.nvshmemx_uchar_iput_on_stream)
    nvshmemx_ushort_iput_on_stream = staticmethod(_here.nvshmemx_ushort_iput_on_stream)
    nvshmemx_uint_iput_on_stream = staticmethod(_here.nvshmemx_uint_iput_on_stream)
    nvshmemx_ulong_iput_on_stream = staticmethod(_here.nvshmemx_ulong_iput_on_stream)
    nvshmemx_ulonglong_iput_on_stream = staticmethod(_here.nvshmemx_ulonglong_iput_on_stream)
    nvshmemx_int8_iput_on_stream = staticmethod(_here.nvshmemx_int8_iput_on_stream)
    nvshmemx_int16_iput_on_stream = staticmethod(_here.nvshmemx_int16_iput_on_stream)
    nvshmemx_int32_iput_on_stream = staticmethod(_here.nvshmemx_int32_iput_on_stream)
    nvshmemx_int64_iput_on_stream = staticmethod(_here.nvshmemx_int64_iput_on_stream)
    nvshmemx_uint8_iput_on_stream = staticmethod(_here.nvshmemx_uint8_iput_on_stream)
    nvshmemx_uint16_iput_on_stream = staticmethod(_here.nvshmemx_uint16_iput_on_stream)
    nvshmemx_uint32_iput_on_stream = staticmethod(_here.nvshmemx_uint32_iput_on_stream)
    nvshmemx_uint64_iput_on_stream = staticmethod(_here.nvshmemx_uint64_iput_on_stream)
    nvshmemx_size_iput_on_stream = staticmethod(_here.nvshmemx_size_iput_on_stream)
    nvshmemx_ptrdiff_iput_on_stream = staticmethod(_here.nvshmemx_ptrdiff_iput_on_stream)
    nvshmemx_iput8_on_stream = staticmethod(_here.nvshmemx_iput8_on_stream)
    nvshmemx_iput16_on_stream = staticmethod(_here.nvshmemx_iput16_on_stream)
    nvshmemx_iput32_on_stream = staticmethod(_here.nvshmemx_iput32_on_stream)
    nvshmemx_iput64_on_stream = staticmethod(_here.nvshmemx_iput64_on_stream)
    nvshmemx_iput128_on_stream = staticmethod(_here.nvshmemx_iput128_on_stream)
    nvshmemx_float_put_nbi_on_stream = staticmethod(_here.nvshmemx_float_put_nbi_on_stream)
    nvshmemx_double_put_nbi_on_stream = staticmethod(_here.nvshmemx_double_put_nbi_on_stream)
    nvshmemx_short_put_nbi_on_stream = staticmethod(_here.nvshmemx_short_put_nbi_on_stream)
    nvshmemx_schar_put_nbi_on_stream = staticmethod(_here.nvshmemx_schar_put_nbi_on_stream)
    nvshmemx_int_put_nbi_on_stream = staticmethod(_here.nvshmemx_int_put_nbi_on_stream)
    nvshmemx_long_put_nbi_on_stream = staticmethod(_here.nvshmemx_long_put_nbi_on_stream)
    nvshmemx_longlong_put_nbi_on_stream = staticmethod(_here.nvshmemx_longlong_put_nbi_on_stream)
    nvshmemx_uchar_put_nbi_on_stream = staticmethod(_here.nvshmemx_uchar_put_nbi_on_stream)
    nvshmemx_ushort_put_nbi_on_stream = staticmethod(_here.nvshmemx_ushort_put_nbi_on_stream)
    nvshmemx_uint_put_nbi_on_stream = staticmethod(_here.nvshmemx_uint_put_nbi_on_stream)
    nvshmemx_ulong_put_nbi_on_stream = staticmethod(_here.nvshmemx_ulong_put_nbi_on_stream)
    nvshmemx_ulonglong_put_nbi_on_stream = staticmethod(_here.nvshmemx_ulonglong_put_nbi_on_stream)
    nvshmemx_int8_put_nbi_on_stream = staticmethod(_here.nvshmemx_int8_put_nbi_on_stream)
    nvshmemx_int16_put_nbi_on_stream = staticmethod(_here.nvshmemx_int16_put_nbi_on_stream)
    nvshmemx_int32_put_nbi_on_stream = staticmethod(_here.nvshmemx_int32_put_nbi_on_stream)

def nvshmemx_int64_put_nbi_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_put_nbi_on_stream since 3.2"""
def nvshmemx_uint8_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_put_nbi_on_stream since 3.2"""
def nvshmemx_uint16_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_put_nbi_on_stream since 3.2"""
def nvshmemx_uint32_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_put_nbi_on_stream since 3.2"""
def nvshmemx_uint64_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_put_nbi_on_stream since 3.2"""
def nvshmemx_size_put_nbi_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_put_nbi_on_stream since 3.2"""
def nvshmemx_ptrdiff_put_nbi_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_put_nbi_on_stream since 3.2"""
def nvshmemx_put8_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put8_nbi_on_stream since 3.2"""
def nvshmemx_put16_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put16_nbi_on_stream since 3.2"""
def nvshmemx_put32_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put32_nbi_on_stream since 3.2"""
def nvshmemx_put64_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put64_nbi_on_stream since 3.2"""
def nvshmemx_put128_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_put128_nbi_on_stream since 3.2"""
def nvshmemx_putmem_nbi_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_putmem_nbi_on_stream since 3.2"""
def nvshmemx_float_g_on_stream(src: _Pointer[ctypes.c_float] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> float: """nvshmemx_float_g_on_stream since 3.2"""
def nvshmemx_double_g_on_stream(src: _Pointer[ctypes.c_double] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> float: """nvshmemx_double_g_on_stream since 3.2"""
def nvshmemx_short_g_on_stream(src: _Pointer[ctypes.c_short] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_short_g_on_stream since 3.2"""
def nvshmemx_schar_g_on_stream(src: _Pointer[ctypes.c_byte] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_schar_g_on_stream since 3.2"""
def nvshmemx_int_g_on_stream(src: _Pointer[ctypes.c_int] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_int_g_on_stream since 3.2"""
def nvshmemx_long_g_on_stream(src: _Pointer[ctypes.c_long] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_long_g_on_stream since 3.2"""
def nvshmemx_longlong_g_on_stream(src: _Pointer[ctypes.c_longlong] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_longlong_g_on_stream since 3.2"""
def nvshmemx_uchar_g_on_stream(src: _Pointer[ctypes.c_ubyte] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_uchar_g_on_stream since 3.2"""
def nvshmemx_ushort_g_on_stream(src: _Pointer[ctypes.c_ushort] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_ushort_g_on_stream since 3.2"""
def nvshmemx_uint_g_on_stream(src: _Pointer[ctypes.c_uint] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_uint_g_on_stream since 3.2"""
def nvshmemx_ulong_g_on_stream(src: _Pointer[ctypes.c_ulong] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_ulong_g_on_stream since 3.2"""
def nvshmemx_ulonglong_g_on_stream(src: _Pointer[ctypes.c_ulonglong] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_ulonglong_g_on_stream since 3.2"""
def nvshmemx_int8_g_on_stream(src: _Pointer[ctypes.c_int8] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_int8_g_on_stream since 3.2"""
def nvshmemx_int16_g_on_stream(src: _Pointer[ctypes.c_int16] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_int16_g_on_stream since 3.2"""
def nvshmemx_int32_g_on_stream(src: _Pointer[ctypes.c_int32] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_int32_g_on_stream since 3.2"""
def nvshmemx_int64_g_on_stream(src: _Pointer[ctypes.c_int64] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_int64_g_on_stream since 3.2"""
def nvshmemx_uint8_g_on_stream(src: _Pointer[ctypes.c_uint8] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_uint8_g_on_stream since 3.2"""
def nvshmemx_uint16_g_on_stream(src: _Pointer[ctypes.c_uint16] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_uint16_g_on_stream since 3.2"""
def nvshmemx_uint32_g_on_stream(src: _Pointer[ctypes.c_uint32] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_uint32_g_on_stream since 3.2"""
def nvshmemx_uint64_g_on_stream(src: _Pointer[ctypes.c_uint64] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_uint64_g_on_stream since 3.2"""
def nvshmemx_size_g_on_stream(src: _Pointer[ctypes.c_size_t] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_size_g_on_stream since 3.2"""
def nvshmemx_ptrdiff_g_on_stream(src: _Pointer[ctypes.c_ssize_t] | int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int: """nvshmemx_ptrdiff_g_on_stream since 3.2"""
def nvshmemx_float_get_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_get_on_stream since 3.2"""
def nvshmemx_double_get_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_get_on_stream since 3.2"""
def nvshmemx_short_get_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_get_on_stream since 3.2"""
def nvshmemx_schar_get_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_get_on_stream since 3.2"""
def nvshmemx_int_get_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_get_on_stream since 3.2"""
def nvshmemx_long_get_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_get_on_stream since 3.2"""
def nvshmemx_longlong_get_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_get_on_stream since 3.2"""
def nvshmemx_uchar_get_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_get_on_stream since 3.2"""
def nvshmemx_ushort_get_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_get_on_stream since 3.2"""
def nvshmemx_uint_get_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_get_on_stream since 3.2"""
def nvshmemx_ulong_get_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_get_on_stream since 3.2"""
def nvshmemx_ulonglong_get_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_get_on_stream since 3.2"""
def nvshmemx_int8_get_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_get_on_stream since 3.2"""
def nvshmemx_int16_get_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_get_on_stream since 3.2"""
def nvshmemx_int32_get_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_get_on_stream since 3.2"""
def nvshmemx_int64_get_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_get_on_stream since 3.2"""
def nvshmemx_uint8_get_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_get_on_stream since 3.2"""
def nvshmemx_uint16_get_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_get_on_stream since 3.2"""
def nvshmemx_uint32_get_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_get_on_stream since 3.2"""
def nvshmemx_uint64_get_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_get_on_stream since 3.2"""
def nvshmemx_size_get_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_get_on_stream since 3.2"""
def nvshmemx_ptrdiff_get_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_get_on_stream since 3.2"""
def nvshmemx_float_iget_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_iget_on_stream since 3.2"""
def nvshmemx_double_iget_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_iget_on_stream since 3.2"""
def nvshmemx_short_iget_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_iget_on_stream since 3.2"""

class _Raw1200(Raw):
    @staticmethod
    def nvshmemx_int64_put_nbi_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_put_nbi_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_put_nbi_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_put_nbi_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put8_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put16_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put32_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put64_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_put128_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_putmem_nbi_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_g_on_stream(src: _Pointer[ctypes.c_float] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> float: ...
    @staticmethod
    def nvshmemx_double_g_on_stream(src: _Pointer[ctypes.c_double] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> float: ...
    @staticmethod
    def nvshmemx_short_g_on_stream(src: _Pointer[ctypes.c_short] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_schar_g_on_stream(src: _Pointer[ctypes.c_byte] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int_g_on_stream(src: _Pointer[ctypes.c_int] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_long_g_on_stream(src: _Pointer[ctypes.c_long] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_longlong_g_on_stream(src: _Pointer[ctypes.c_longlong] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uchar_g_on_stream(src: _Pointer[ctypes.c_ubyte] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ushort_g_on_stream(src: _Pointer[ctypes.c_ushort] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint_g_on_stream(src: _Pointer[ctypes.c_uint] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulong_g_on_stream(src: _Pointer[ctypes.c_ulong] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ulonglong_g_on_stream(src: _Pointer[ctypes.c_ulonglong] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int8_g_on_stream(src: _Pointer[ctypes.c_int8] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int16_g_on_stream(src: _Pointer[ctypes.c_int16] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int32_g_on_stream(src: _Pointer[ctypes.c_int32] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_int64_g_on_stream(src: _Pointer[ctypes.c_int64] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint8_g_on_stream(src: _Pointer[ctypes.c_uint8] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint16_g_on_stream(src: _Pointer[ctypes.c_uint16] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint32_g_on_stream(src: _Pointer[ctypes.c_uint32] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_uint64_g_on_stream(src: _Pointer[ctypes.c_uint64] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_size_g_on_stream(src: _Pointer[ctypes.c_size_t] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_ptrdiff_g_on_stream(src: _Pointer[ctypes.c_ssize_t] | int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> int: ...
    @staticmethod
    def nvshmemx_float_get_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_get_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_get_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_get_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_get_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_get_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_get_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_get_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_get_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_get_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_get_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_get_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_get_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_get_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_get_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_get_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_get_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_get_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_get_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_get_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_get_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_get_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_iget_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_iget_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_iget_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...

class _Api1200:
    nvshmemx_int64_put_nbi_on_stream = staticmethod(_here.nvshmemx_int64_put_nbi_on_stream)
    nvshmemx_uint8_put_nbi_on_stream = staticmethod(_here.nvshmemx_uint8_put_nbi_on_stream)
    nvshmemx_uint16_put_nbi_on_stream = staticmethod(_here.nvshmemx_uint16_put_nbi_on_stream)
    nvshmemx_uint32_put_nbi_on_stream = staticmethod(_here.nvshmemx_uint32_put_nbi_on_stream)
    nvshmemx_uint64_put_nbi_on_stream = staticmethod(_here.nvshmemx_uint64_put_nbi_on_stream)
    nvshmemx_size_put_nbi_on_stream = staticmethod(_here.nvshmemx_size_put_nbi_on_stream)
    nvshmemx_ptrdiff_put_nbi_on_stream = staticmethod(_here.nvshmemx_ptrdiff_put_nbi_on_stream)
    nvshmemx_put8_nbi_on_stream = staticmethod(_here.nvshmemx_put8_nbi_on_stream)
    nvshmemx_put16_nbi_on_stream = staticmethod(_here.nvshmemx_put16_nbi_on_stream)
    nvshmemx_put32_nbi_on_stream = staticmethod(_here.nvshmemx_put32_nbi_on_stream)
    nvshmemx_put64_nbi_on_stream = staticmethod(_here.nvshmemx_put64_nbi_on_stream)
    nvshmemx_put128_nbi_on_stream = staticmethod(_here.nvshmemx_put128_nbi_on_stream)
    nvshmemx_putmem_nbi_on_stream = staticmethod(_here.nvshmemx_putmem_nbi_on_stream)
    nvshmemx_float_g_on_stream = staticmethod(_here.nvshmemx_float_g_on_stream)
    nvshmemx_double_g_on_stream = staticmethod(_here.nvshmemx_double_g_on_stream)
    nvshmemx_short_g_on_stream = staticmethod(_here.nvshmemx_short_g_on_stream)
    nvshmemx_schar_g_on_stream = staticmethod(_here.nvshmemx_schar_g_on_stream)
    nvshmemx_int_g_on_stream = staticmethod(_here.nvshmemx_int_g_on_stream)
    nvshmemx_long_g_on_stream = staticmethod(_here.nvshmemx_long_g_on_stream)
    nvshmemx_longlong_g_on_stream = staticmethod(_here.nvshmemx_longlong_g_on_stream)
    nvshmemx_uchar_g_on_stream = staticmethod(_here.nvshmemx_uchar_g_on_stream)
    nvshmemx_ushort_g_on_stream = staticmethod(_here.nvshmemx_ushort_g_on_stream)
    nvshmemx_uint_g_on_stream = staticmethod(_here.nvshmemx_uint_g_on_stream)
    nvshmemx_ulong_g_on_stream = staticmethod(_here.nvshmemx_ulong_g_on_stream)
    nvshmemx_ulonglong_g_on_stream = staticmethod(_here.nvshmemx_ulonglong_g_on_stream)
    nvshmemx_int8_g_on_stream = staticmethod(_here.nvshmemx_int8_g_on_stream)
    nvshmemx_int16_g_on_stream = staticmethod(_here.nvshmemx_int16_g_on_stream)
    nvshmemx_int32_g_on_stream = staticmethod(_here.nvshmemx_int32_g_on_stream)
    nvshmemx_int64_g_on_stream = staticmethod(_here.nvshmemx_int64_g_on_stream)
    nvshmemx_uint8_g_on_stream = staticmethod(_here.nvshmemx_uint8_g_on_stream)
    nvshmemx_uint16_g_on_stream = staticmethod(_here.nvshmemx_uint16_g_on_stream)
    nvshmemx_uint32_g_on_stream = staticmethod(_here.nvshmemx_uint32_g_on_stream)
    nvshmemx_uint64_g_on_stream = staticmethod(_here.nvshmemx_uint64_g_on_stream)
    nvshmemx_size_g_on_stream = staticmethod(_here.nvshmemx_size_g_on_stream)
    nvshmemx_ptrdiff_g_on_stream = staticmethod(_here.nvshmemx_ptrdiff_g_on_stream)
    nvshmemx_float_get_on_stream = staticmethod(_here.nvshmemx_float_get_on_stream)
    nvshmemx_double_get_on_stream = staticmethod(_here.nvshmemx_double_get_on_stream)
    nvshmemx_short_get_on_stream = staticmethod(_here.nvshmemx_short_get_on_stream)
    nvshmemx_schar_get_on_stream = staticmethod(_here.nvshmemx_schar_get_on_stream)
    nvshmemx_int_get_on_stream = staticmethod(_here.nvshmemx_int_get_on_stream)
    nvshmemx_long_get_on_stream = staticmethod(_here.nvshmemx_long_get_on_stream)
    nvshmemx_longlong_get_on_stream = staticmethod(_here.nvshmemx_longlong_get_on_stream)
    nvshmemx_uchar_get_on_stream = staticmethod(_here.nvshmemx_uchar_get_on_stream)
    nvshmemx_ushort_get_on_stream = staticmethod(_here.nvshmemx_ushort_get_on_stream)
    nvshmemx_uint_get_on_stream = staticmethod(_here.nvshmemx_uint_get_on_stream)
    nvshmemx_ulong_get_on_stream = staticmethod(_here.nvshmemx_ulong_get_on_stream)
    nvshmemx_ulonglong_get_on_stream = staticmethod(_here.nvshmemx_ulonglong_get_on_stream)
    nvshmemx_int8_get_on_stream = staticmethod(_here.nvshmemx_int8_get_on_stream)
    nvshmemx_int16_get_on_stream = staticmethod(_here.nvshmemx_int16_get_on_stream)
    nvshmemx_int32_get_on_stream = staticmethod(_here.nvshmemx_int32_get_on_stream)
    nvshmemx_int64_get_on_stream = staticmethod(_here.nvshmemx_int64_get_on_stream)
    nvshmemx_uint8_get_on_stream = staticmethod(_here.nvshmemx_uint8_get_on_stream)
    nvshmemx_uint16_get_on_stream = staticmethod(_here.nvshmemx_uint16_get_on_stream)
    nvshmemx_uint32_get_on_stream = staticmethod(_here.nvshmemx_uint32_get_on_stream)
    nvshmemx_uint64_get_on_stream = staticmethod(_here.nvshmemx_uint64_get_on_stream)
    nvshmemx_size_get_on_stream = staticmethod(_here.nvshmemx_size_get_on_stream)
    nvshmemx_ptrdiff_get_on_stream = staticmethod(_here.nvshmemx_ptrdiff_get_on_stream)
    nvshmemx_float_iget_on_stream = staticmethod(_here.nvshmemx_float_iget_on_stream)
    nvshmemx_double_iget_on_stream = staticmethod(_here.nvshmemx_double_iget_on_stream)
    nvshmemx_short_iget_on_stream = staticmethod(_here.nvshmemx_short_iget_on_stream)

def nvshmemx_schar_iget_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_iget_on_stream since 3.2"""
def nvshmemx_int_iget_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_iget_on_stream since 3.2"""
def nvshmemx_long_iget_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_iget_on_stream since 3.2"""
def nvshmemx_longlong_iget_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_iget_on_stream since 3.2"""
def nvshmemx_uchar_iget_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_iget_on_stream since 3.2"""
def nvshmemx_ushort_iget_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_iget_on_stream since 3.2"""
def nvshmemx_uint_iget_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_iget_on_stream since 3.2"""
def nvshmemx_ulong_iget_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_iget_on_stream since 3.2"""
def nvshmemx_ulonglong_iget_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_iget_on_stream since 3.2"""
def nvshmemx_int8_iget_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_iget_on_stream since 3.2"""
def nvshmemx_int16_iget_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_iget_on_stream since 3.2"""
def nvshmemx_int32_iget_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_iget_on_stream since 3.2"""
def nvshmemx_int64_iget_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_iget_on_stream since 3.2"""
def nvshmemx_uint8_iget_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_iget_on_stream since 3.2"""
def nvshmemx_uint16_iget_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_iget_on_stream since 3.2"""
def nvshmemx_uint32_iget_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_iget_on_stream since 3.2"""
def nvshmemx_uint64_iget_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_iget_on_stream since 3.2"""
def nvshmemx_size_iget_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_iget_on_stream since 3.2"""
def nvshmemx_ptrdiff_iget_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_iget_on_stream since 3.2"""
def nvshmemx_get8_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get8_on_stream since 3.2"""
def nvshmemx_get16_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get16_on_stream since 3.2"""
def nvshmemx_get32_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get32_on_stream since 3.2"""
def nvshmemx_get64_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get64_on_stream since 3.2"""
def nvshmemx_get128_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get128_on_stream since 3.2"""
def nvshmemx_getmem_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_getmem_on_stream since 3.2"""
def nvshmemx_iget8_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iget8_on_stream since 3.2"""
def nvshmemx_iget16_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iget16_on_stream since 3.2"""
def nvshmemx_iget32_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iget32_on_stream since 3.2"""
def nvshmemx_iget64_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iget64_on_stream since 3.2"""
def nvshmemx_iget128_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_iget128_on_stream since 3.2"""
def nvshmemx_float_get_nbi_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_float_get_nbi_on_stream since 3.2"""
def nvshmemx_double_get_nbi_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_double_get_nbi_on_stream since 3.2"""
def nvshmemx_short_get_nbi_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_get_nbi_on_stream since 3.2"""
def nvshmemx_schar_get_nbi_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_schar_get_nbi_on_stream since 3.2"""
def nvshmemx_int_get_nbi_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_get_nbi_on_stream since 3.2"""
def nvshmemx_long_get_nbi_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_get_nbi_on_stream since 3.2"""
def nvshmemx_longlong_get_nbi_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_get_nbi_on_stream since 3.2"""
def nvshmemx_uchar_get_nbi_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uchar_get_nbi_on_stream since 3.2"""
def nvshmemx_ushort_get_nbi_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_get_nbi_on_stream since 3.2"""
def nvshmemx_uint_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_get_nbi_on_stream since 3.2"""
def nvshmemx_ulong_get_nbi_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_get_nbi_on_stream since 3.2"""
def nvshmemx_ulonglong_get_nbi_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_get_nbi_on_stream since 3.2"""
def nvshmemx_int8_get_nbi_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int8_get_nbi_on_stream since 3.2"""
def nvshmemx_int16_get_nbi_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int16_get_nbi_on_stream since 3.2"""
def nvshmemx_int32_get_nbi_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_get_nbi_on_stream since 3.2"""
def nvshmemx_int64_get_nbi_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_get_nbi_on_stream since 3.2"""
def nvshmemx_uint8_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint8_get_nbi_on_stream since 3.2"""
def nvshmemx_uint16_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint16_get_nbi_on_stream since 3.2"""
def nvshmemx_uint32_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_get_nbi_on_stream since 3.2"""
def nvshmemx_uint64_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_get_nbi_on_stream since 3.2"""
def nvshmemx_size_get_nbi_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_get_nbi_on_stream since 3.2"""
def nvshmemx_ptrdiff_get_nbi_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_get_nbi_on_stream since 3.2"""
def nvshmemx_get8_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get8_nbi_on_stream since 3.2"""
def nvshmemx_get16_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get16_nbi_on_stream since 3.2"""
def nvshmemx_get32_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get32_nbi_on_stream since 3.2"""
def nvshmemx_get64_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get64_nbi_on_stream since 3.2"""
def nvshmemx_get128_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_get128_nbi_on_stream since 3.2"""
def nvshmemx_getmem_nbi_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_getmem_nbi_on_stream since 3.2"""
def nvshmemx_flush() -> None: """nvshmemx_flush since 3.7"""
def nvshmemx_quiet_on_stream(cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_quiet_on_stream since 3.2"""

class _Raw1260(Raw):
    @staticmethod
    def nvshmemx_schar_iget_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_iget_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_iget_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_iget_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_iget_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_iget_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_iget_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_iget_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_iget_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_iget_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_iget_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_iget_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_iget_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_iget_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_iget_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_iget_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_iget_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_iget_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_iget_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get8_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get16_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get32_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get64_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get128_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_getmem_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iget8_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iget16_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iget32_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iget64_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_iget128_on_stream(dest: _Writable, source: _Address, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_float_get_nbi_on_stream(dest: _Pointer[ctypes.c_float] | int, source: _Pointer[ctypes.c_float] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_double_get_nbi_on_stream(dest: _Pointer[ctypes.c_double] | int, source: _Pointer[ctypes.c_double] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_get_nbi_on_stream(dest: _Pointer[ctypes.c_short] | int, source: _Pointer[ctypes.c_short] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_schar_get_nbi_on_stream(dest: _Pointer[ctypes.c_byte] | int, source: _Pointer[ctypes.c_byte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_get_nbi_on_stream(dest: _Pointer[ctypes.c_int] | int, source: _Pointer[ctypes.c_int] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_get_nbi_on_stream(dest: _Pointer[ctypes.c_long] | int, source: _Pointer[ctypes.c_long] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_get_nbi_on_stream(dest: _Pointer[ctypes.c_longlong] | int, source: _Pointer[ctypes.c_longlong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uchar_get_nbi_on_stream(dest: _Pointer[ctypes.c_ubyte] | int, source: _Pointer[ctypes.c_ubyte] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_get_nbi_on_stream(dest: _Pointer[ctypes.c_ushort] | int, source: _Pointer[ctypes.c_ushort] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint] | int, source: _Pointer[ctypes.c_uint] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_get_nbi_on_stream(dest: _Pointer[ctypes.c_ulong] | int, source: _Pointer[ctypes.c_ulong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_get_nbi_on_stream(dest: _Pointer[ctypes.c_ulonglong] | int, source: _Pointer[ctypes.c_ulonglong] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int8_get_nbi_on_stream(dest: _Pointer[ctypes.c_int8] | int, source: _Pointer[ctypes.c_int8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int16_get_nbi_on_stream(dest: _Pointer[ctypes.c_int16] | int, source: _Pointer[ctypes.c_int16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_get_nbi_on_stream(dest: _Pointer[ctypes.c_int32] | int, source: _Pointer[ctypes.c_int32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_get_nbi_on_stream(dest: _Pointer[ctypes.c_int64] | int, source: _Pointer[ctypes.c_int64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint8_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint8] | int, source: _Pointer[ctypes.c_uint8] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint16_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint16] | int, source: _Pointer[ctypes.c_uint16] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint32] | int, source: _Pointer[ctypes.c_uint32] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_get_nbi_on_stream(dest: _Pointer[ctypes.c_uint64] | int, source: _Pointer[ctypes.c_uint64] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_get_nbi_on_stream(dest: _Pointer[ctypes.c_size_t] | int, source: _Pointer[ctypes.c_size_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_get_nbi_on_stream(dest: _Pointer[ctypes.c_ssize_t] | int, source: _Pointer[ctypes.c_ssize_t] | int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get8_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get16_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get32_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get64_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_get128_nbi_on_stream(dest: _Writable, source: _Address, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_getmem_nbi_on_stream(dest: _Writable, source: _Address, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_flush() -> None: ...
    @staticmethod
    def nvshmemx_quiet_on_stream(cstrm: runtime.cudaStream_t | int | None, /) -> None: ...

class _Api1260:
    nvshmemx_schar_iget_on_stream = staticmethod(_here.nvshmemx_schar_iget_on_stream)
    nvshmemx_int_iget_on_stream = staticmethod(_here.nvshmemx_int_iget_on_stream)
    nvshmemx_long_iget_on_stream = staticmethod(_here.nvshmemx_long_iget_on_stream)
    nvshmemx_longlong_iget_on_stream = staticmethod(_here.nvshmemx_longlong_iget_on_stream)
    nvshmemx_uchar_iget_on_stream = staticmethod(_here.nvshmemx_uchar_iget_on_stream)
    nvshmemx_ushort_iget_on_stream = staticmethod(_here.nvshmemx_ushort_iget_on_stream)
    nvshmemx_uint_iget_on_stream = staticmethod(_here.nvshmemx_uint_iget_on_stream)
    nvshmemx_ulong_iget_on_stream = staticmethod(_here.nvshmemx_ulong_iget_on_stream)
    nvshmemx_ulonglong_iget_on_stream = staticmethod(_here.nvshmemx_ulonglong_iget_on_stream)
    nvshmemx_int8_iget_on_stream = staticmethod(_here.nvshmemx_int8_iget_on_stream)
    nvshmemx_int16_iget_on_stream = staticmethod(_here.nvshmemx_int16_iget_on_stream)
    nvshmemx_int32_iget_on_stream = staticmethod(_here.nvshmemx_int32_iget_on_stream)
    nvshmemx_int64_iget_on_stream = staticmethod(_here.nvshmemx_int64_iget_on_stream)
    nvshmemx_uint8_iget_on_stream = staticmethod(_here.nvshmemx_uint8_iget_on_stream)
    nvshmemx_uint16_iget_on_stream = staticmethod(_here.nvshmemx_uint16_iget_on_stream)
    nvshmemx_uint32_iget_on_stream = staticmethod(_here.nvshmemx_uint32_iget_on_stream)
    nvshmemx_uint64_iget_on_stream = staticmethod(_here.nvshmemx_uint64_iget_on_stream)
    nvshmemx_size_iget_on_stream = staticmethod(_here.nvshmemx_size_iget_on_stream)
    nvshmemx_ptrdiff_iget_on_stream = staticmethod(_here.nvshmemx_ptrdiff_iget_on_stream)
    nvshmemx_get8_on_stream = staticmethod(_here.nvshmemx_get8_on_stream)
    nvshmemx_get16_on_stream = staticmethod(_here.nvshmemx_get16_on_stream)
    nvshmemx_get32_on_stream = staticmethod(_here.nvshmemx_get32_on_stream)
    nvshmemx_get64_on_stream = staticmethod(_here.nvshmemx_get64_on_stream)
    nvshmemx_get128_on_stream = staticmethod(_here.nvshmemx_get128_on_stream)
    nvshmemx_getmem_on_stream = staticmethod(_here.nvshmemx_getmem_on_stream)
    nvshmemx_iget8_on_stream = staticmethod(_here.nvshmemx_iget8_on_stream)
    nvshmemx_iget16_on_stream = staticmethod(_here.nvshmemx_iget16_on_stream)
    nvshmemx_iget32_on_stream = staticmethod(_here.nvshmemx_iget32_on_stream)
    nvshmemx_iget64_on_stream = staticmethod(_here.nvshmemx_iget64_on_stream)
    nvshmemx_iget128_on_stream = staticmethod(_here.nvshmemx_iget128_on_stream)
    nvshmemx_float_get_nbi_on_stream = staticmethod(_here.nvshmemx_float_get_nbi_on_stream)
    nvshmemx_double_get_nbi_on_stream = staticmethod(_here.nvshmemx_double_get_nbi_on_stream)
    nvshmemx_short_get_nbi_on_stream = staticmethod(_here.nvshmemx_short_get_nbi_on_stream)
    nvshmemx_schar_get_nbi_on_stream = staticmethod(_here.nvshmemx_schar_get_nbi_on_stream)
    nvshmemx_int_get_nbi_on_stream = staticmethod(_here.nvshmemx_int_get_nbi_on_stream)
    nvshmemx_long_get_nbi_on_stream = staticmethod(_here.nvshmemx_long_get_nbi_on_stream)
    nvshmemx_longlong_get_nbi_on_stream = staticmethod(_here.nvshmemx_longlong_get_nbi_on_stream)
    nvshmemx_uchar_get_nbi_on_stream = staticmethod(_here.nvshmemx_uchar_get_nbi_on_stream)
    nvshmemx_ushort_get_nbi_on_stream = staticmethod(_here.nvshmemx_ushort_get_nbi_on_stream)
    nvshmemx_uint_get_nbi_on_stream = staticmethod(_here.nvshmemx_uint_get_nbi_on_stream)
    nvshmemx_ulong_get_nbi_on_stream = staticmethod(_here.nvshmemx_ulong_get_nbi_on_stream)
    nvshmemx_ulonglong_get_nbi_on_stream = staticmethod(_here.nvshmemx_ulonglong_get_nbi_on_stream)
    nvshmemx_int8_get_nbi_on_stream = staticmethod(_here.nvshmemx_int8_get_nbi_on_stream)
    nvshmemx_int16_get_nbi_on_stream = staticmethod(_here.nvshmemx_int16_get_nbi_on_stream)
    nvshmemx_int32_get_nbi_on_stream = staticmethod(_here.nvshmemx_int32_get_nbi_on_stream)
    nvshmemx_int64_get_nbi_on_stream = staticmethod(_here.nvshmemx_int64_get_nbi_on_stream)
    nvshmemx_uint8_get_nbi_on_stream = staticmethod(_here.nvshmemx_uint8_get_nbi_on_stream)
    nvshmemx_uint16_get_nbi_on_stream = staticmethod(_here.nvshmemx_uint16_get_nbi_on_stream)
    nvshmemx_uint32_get_nbi_on_stream = staticmethod(_here.nvshmemx_uint32_get_nbi_on_stream)
    nvshmemx_uint64_get_nbi_on_stream = staticmethod(_here.nvshmemx_uint64_get_nbi_on_stream)
    nvshmemx_size_get_nbi_on_stream = staticmethod(_here.nvshmemx_size_get_nbi_on_stream)
    nvshmemx_ptrdiff_get_nbi_on_stream = staticmethod(_here.nvshmemx_ptrdiff_get_nbi_on_stream)
    nvshmemx_get8_nbi_on_stream = staticmethod(_here.nvshmemx_get8_nbi_on_stream)
    nvshmemx_get16_nbi_on_stream = staticmethod(_here.nvshmemx_get16_nbi_on_stream)
    nvshmemx_get32_nbi_on_stream = staticmethod(_here.nvshmemx_get32_nbi_on_stream)
    nvshmemx_get64_nbi_on_stream = staticmethod(_here.nvshmemx_get64_nbi_on_stream)
    nvshmemx_get128_nbi_on_stream = staticmethod(_here.nvshmemx_get128_nbi_on_stream)
    nvshmemx_getmem_nbi_on_stream = staticmethod(_here.nvshmemx_getmem_nbi_on_stream)
    nvshmemx_flush = staticmethod(_here.nvshmemx_flush)
    nvshmemx_quiet_on_stream = staticmethod(_here.nvshmemx_quiet_on_stream)

def nvshmemx_flush_on_stream(cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_flush_on_stream since 3.7"""
def nvshmemx_signal_op_on_stream(sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None: """nvshmemx_signal_op_on_stream since 3.2"""
def nvshmemx_short_wait_until_on_stream(ivar: _Pointer[ctypes.c_short] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_wait_until_on_stream since 3.2"""
def nvshmemx_int_wait_until_on_stream(ivar: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_wait_until_on_stream since 3.2"""
def nvshmemx_long_wait_until_on_stream(ivar: _Pointer[ctypes.c_long] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_wait_until_on_stream since 3.2"""
def nvshmemx_longlong_wait_until_on_stream(ivar: _Pointer[ctypes.c_longlong] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_wait_until_on_stream since 3.2"""
def nvshmemx_ushort_wait_until_on_stream(ivar: _Pointer[ctypes.c_ushort] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_wait_until_on_stream since 3.2"""
def nvshmemx_uint_wait_until_on_stream(ivar: _Pointer[ctypes.c_uint] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_wait_until_on_stream since 3.2"""
def nvshmemx_ulong_wait_until_on_stream(ivar: _Pointer[ctypes.c_ulong] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_wait_until_on_stream since 3.2"""
def nvshmemx_ulonglong_wait_until_on_stream(ivar: _Pointer[ctypes.c_ulonglong] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_wait_until_on_stream since 3.2"""
def nvshmemx_int32_wait_until_on_stream(ivar: _Pointer[ctypes.c_int32] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_wait_until_on_stream since 3.2"""
def nvshmemx_int64_wait_until_on_stream(ivar: _Pointer[ctypes.c_int64] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_wait_until_on_stream since 3.2"""
def nvshmemx_uint32_wait_until_on_stream(ivar: _Pointer[ctypes.c_uint32] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_wait_until_on_stream since 3.2"""
def nvshmemx_uint64_wait_until_on_stream(ivar: _Pointer[ctypes.c_uint64] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_wait_until_on_stream since 3.2"""
def nvshmemx_size_wait_until_on_stream(ivar: _Pointer[ctypes.c_size_t] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_wait_until_on_stream since 3.2"""
def nvshmemx_ptrdiff_wait_until_on_stream(ivar: _Pointer[ctypes.c_ssize_t] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_wait_until_on_stream since 3.2"""
def nvshmemx_short_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_short] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_wait_until_all_on_stream since 3.2"""
def nvshmemx_int_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_int] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_wait_until_all_on_stream since 3.2"""
def nvshmemx_long_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_long] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_wait_until_all_on_stream since 3.2"""
def nvshmemx_longlong_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_longlong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_wait_until_all_on_stream since 3.2"""
def nvshmemx_ushort_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ushort] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_wait_until_all_on_stream since 3.2"""
def nvshmemx_uint_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_uint] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_wait_until_all_on_stream since 3.2"""
def nvshmemx_ulong_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ulong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_wait_until_all_on_stream since 3.2"""
def nvshmemx_ulonglong_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ulonglong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_wait_until_all_on_stream since 3.2"""
def nvshmemx_int32_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_int32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_wait_until_all_on_stream since 3.2"""
def nvshmemx_int64_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_int64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_wait_until_all_on_stream since 3.2"""
def nvshmemx_uint32_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_uint32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_wait_until_all_on_stream since 3.2"""
def nvshmemx_uint64_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_uint64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_wait_until_all_on_stream since 3.2"""
def nvshmemx_size_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_size_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_wait_until_all_on_stream since 3.2"""
def nvshmemx_ptrdiff_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ssize_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_wait_until_all_on_stream since 3.2"""
def nvshmemx_short_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_short] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_short] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_short_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_int_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_int] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_int] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_long_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_long] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_long] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_long_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_longlong_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_longlong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_longlong] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_longlong_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_ushort_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ushort] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ushort] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ushort_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_uint_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_uint] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_uint] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_ulong_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ulong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ulong] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulong_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_ulonglong_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ulonglong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ulonglong] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ulonglong_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_int32_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_int32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_int32] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int32_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_int64_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_int64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_int64] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_int64_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_uint32_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_uint32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_uint32] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint32_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_uint64_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_uint64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_uint64] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_uint64_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_size_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_size_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_size_t] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_size_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_ptrdiff_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ssize_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ssize_t] | int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_ptrdiff_wait_until_all_vector_on_stream since 3.2"""
def nvshmemx_signal_wait_until_on_stream(sig_addr: _Pointer[ctypes.c_uint64] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None: """nvshmemx_signal_wait_until_on_stream since 3.2"""
def nvshmemx_signal_counted_reset(signal_addr: _Pointer[ctypes.c_uint64] | int) -> None: """nvshmemx_signal_counted_reset since 3.8"""
def nvshmemx_qp_create(num_qps: int) -> ctypes._Pointer[ctypes.c_int]: """nvshmemx_qp_create since 3.5; made by the call: nvshmemx_qp_handle_t **out_qp_array"""
def nvshmem_sync(team: int) -> None: """nvshmem_team_sync since 3.2"""

class _Raw1320(Raw):
    @staticmethod
    def nvshmemx_flush_on_stream(cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_signal_op_on_stream(sig_addr: _Pointer[ctypes.c_uint64] | int, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_wait_until_on_stream(ivar: _Pointer[ctypes.c_short] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_wait_until_on_stream(ivar: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_wait_until_on_stream(ivar: _Pointer[ctypes.c_long] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_wait_until_on_stream(ivar: _Pointer[ctypes.c_longlong] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_wait_until_on_stream(ivar: _Pointer[ctypes.c_ushort] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_wait_until_on_stream(ivar: _Pointer[ctypes.c_uint] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_wait_until_on_stream(ivar: _Pointer[ctypes.c_ulong] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_wait_until_on_stream(ivar: _Pointer[ctypes.c_ulonglong] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_wait_until_on_stream(ivar: _Pointer[ctypes.c_int32] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_wait_until_on_stream(ivar: _Pointer[ctypes.c_int64] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_wait_until_on_stream(ivar: _Pointer[ctypes.c_uint32] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_wait_until_on_stream(ivar: _Pointer[ctypes.c_uint64] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_wait_until_on_stream(ivar: _Pointer[ctypes.c_size_t] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_wait_until_on_stream(ivar: _Pointer[ctypes.c_ssize_t] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_short] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_int] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_long] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_longlong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ushort] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_uint] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ulong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ulonglong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_int32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_int64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_uint32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_uint64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_size_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_wait_until_all_on_stream(ivars: _Pointer[ctypes.c_ssize_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_short_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_short] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_short] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_int] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_int] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_long_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_long] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_long] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_longlong_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_longlong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_longlong] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ushort_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ushort] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ushort] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_uint] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_uint] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulong_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ulong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ulong] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ulonglong_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ulonglong] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ulonglong] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int32_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_int32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_int32] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_int64_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_int64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_int64] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint32_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_uint32] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_uint32] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_uint64_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_uint64] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_uint64] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_size_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_size_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_size_t] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_ptrdiff_wait_until_all_vector_on_stream(ivars: _Pointer[ctypes.c_ssize_t] | int, nelems: int, status: _Pointer[ctypes.c_int] | int, cmp: int, cmp_value: _Pointer[ctypes.c_ssize_t] | int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_signal_wait_until_on_stream(sig_addr: _Pointer[ctypes.c_uint64] | int, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None, /) -> None: ...
    @staticmethod
    def nvshmemx_signal_counted_reset(signal_addr: _Pointer[ctypes.c_uint64] | int, /) -> None: ...
    @staticmethod
    def nvshmemx_qp_create(num_qps: int, out_qp_array: _Pointer[ctypes._Pointer[ctypes.c_int]] | int, /) -> int: ...
    @staticmethod
    def nvshmem_sync(team: int, /) -> int: ...

class _Api1320:
    nvshmemx_flush_on_stream = staticmethod(_here.nvshmemx_flush_on_stream)
    nvshmemx_signal_op_on_stream = staticmethod(_here.nvshmemx_signal_op_on_stream)
    nvshmemx_short_wait_until_on_stream = staticmethod(_here.nvshmemx_short_wait_until_on_stream)
    nvshmemx_int_wait_until_on_stream = staticmethod(_here.nvshmemx_int_wait_until_on_stream)
    nvshmemx_long_wait_until_on_stream = staticmethod(_here.nvshmemx_long_wait_until_on_stream)
    nvshmemx_longlong_wait_until_on_stream = staticmethod(_here.nvshmemx_longlong_wait_until_on_stream)
    nvshmemx_ushort_wait_until_on_stream = staticmethod(_here.nvshmemx_ushort_wait_until_on_stream)
    nvshmemx_uint_wait_until_on_stream = staticmethod(_here.nvshmemx_uint_wait_until_on_stream)
    nvshmemx_ulong_wait_until_on_stream = staticmethod(_here.nvshmemx_ulong_wait_until_on_stream)
    nvshmemx_ulonglong_wait_until_on_stream = staticmethod(_here.nvshmemx_ulonglong_wait_until_on_stream)
    nvshmemx_int32_wait_until_on_stream = staticmethod(_here.nvshmemx_int32_wait_until_on_stream)
    nvshmemx_int64_wait_until_on_stream = staticmethod(_here.nvshmemx_int64_wait_until_on_stream)
    nvshmemx_uint32_wait_until_on_stream = staticmethod(_here.nvshmemx_uint32_wait_until_on_stream)
    nvshmemx_uint64_wait_until_on_stream = staticmethod(_here.nvshmemx_uint64_wait_until_on_stream)
    nvshmemx_size_wait_until_on_stream = staticmethod(_here.nvshmemx_size_wait_until_on_stream)
    nvshmemx_ptrdiff_wait_until_on_stream = staticmethod(_here.nvshmemx_ptrdiff_wait_until_on_stream)
    nvshmemx_short_wait_until_all_on_stream = staticmethod(_here.nvshmemx_short_wait_until_all_on_stream)
    nvshmemx_int_wait_until_all_on_stream = staticmethod(_here.nvshmemx_int_wait_until_all_on_stream)
    nvshmemx_long_wait_until_all_on_stream = staticmethod(_here.nvshmemx_long_wait_until_all_on_stream)
    nvshmemx_longlong_wait_until_all_on_stream = staticmethod(_here.nvshmemx_longlong_wait_until_all_on_stream)
    nvshmemx_ushort_wait_until_all_on_stream = staticmethod(_here.nvshmemx_ushort_wait_until_all_on_stream)
    nvshmemx_uint_wait_until_all_on_stream = staticmethod(_here.nvshmemx_uint_wait_until_all_on_stream)
    nvshmemx_ulong_wait_until_all_on_stream = staticmethod(_here.nvshmemx_ulong_wait_until_all_on_stream)
    nvshmemx_ulonglong_wait_until_all_on_stream = staticmethod(_here.nvshmemx_ulonglong_wait_until_all_on_stream)
    nvshmemx_int32_wait_until_all_on_stream = staticmethod(_here.nvshmemx_int32_wait_until_all_on_stream)
    nvshmemx_int64_wait_until_all_on_stream = staticmethod(_here.nvshmemx_int64_wait_until_all_on_stream)
    nvshmemx_uint32_wait_until_all_on_stream = staticmethod(_here.nvshmemx_uint32_wait_until_all_on_stream)
    nvshmemx_uint64_wait_until_all_on_stream = staticmethod(_here.nvshmemx_uint64_wait_until_all_on_stream)
    nvshmemx_size_wait_until_all_on_stream = staticmethod(_here.nvshmemx_size_wait_until_all_on_stream)
    nvshmemx_ptrdiff_wait_until_all_on_stream = staticmethod(_here.nvshmemx_ptrdiff_wait_until_all_on_stream)
    nvshmemx_short_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_short_wait_until_all_vector_on_stream)
    nvshmemx_int_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_int_wait_until_all_vector_on_stream)
    nvshmemx_long_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_long_wait_until_all_vector_on_stream)
    nvshmemx_longlong_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_longlong_wait_until_all_vector_on_stream)
    nvshmemx_ushort_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_ushort_wait_until_all_vector_on_stream)
    nvshmemx_uint_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_uint_wait_until_all_vector_on_stream)
    nvshmemx_ulong_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_ulong_wait_until_all_vector_on_stream)
    nvshmemx_ulonglong_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_ulonglong_wait_until_all_vector_on_stream)
    nvshmemx_int32_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_int32_wait_until_all_vector_on_stream)
    nvshmemx_int64_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_int64_wait_until_all_vector_on_stream)
    nvshmemx_uint32_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_uint32_wait_until_all_vector_on_stream)
    nvshmemx_uint64_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_uint64_wait_until_all_vector_on_stream)
    nvshmemx_size_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_size_wait_until_all_vector_on_stream)
    nvshmemx_ptrdiff_wait_until_all_vector_on_stream = staticmethod(_here.nvshmemx_ptrdiff_wait_until_all_vector_on_stream)
    nvshmemx_signal_wait_until_on_stream = staticmethod(_here.nvshmemx_signal_wait_until_on_stream)
    nvshmemx_signal_counted_reset = staticmethod(_here.nvshmemx_signal_counted_reset)
    nvshmemx_qp_create = staticmethod(_here.nvshmemx_qp_create)
    nvshmem_sync = staticmethod(_here.nvshmem_sync)

class _Raw(_Raw0, _Raw60, _Raw120, _Raw180, _Raw240, _Raw300, _Raw360, _Raw420, _Raw480, _Raw540, _Raw600, _Raw660, _Raw720, _Raw780, _Raw840, _Raw900, _Raw960, _Raw1020, _Raw1080, _Raw1140, _Raw1200, _Raw1260, _Raw1320, Raw):
    ...

class _RawApi(_Raw0, _Raw60, _Raw120, _Raw180, _Raw240, _Raw300, _Raw360, _Raw420, _Raw480, _Raw540, _Raw600, _Raw660, _Raw720, _Raw780, _Raw840, _Raw900, _Raw960, _Raw1020, _Raw1080, _Raw1140, _Raw1200, _Raw1260, _Raw1320, Raw):
    nvshmem_realloc: Callable[..., int]
    nvshmem_float_alltoalls: Callable[..., int]
    nvshmem_double_alltoalls: Callable[..., int]
    nvshmem_short_alltoalls: Callable[..., int]
    nvshmem_schar_alltoalls: Callable[..., int]
    nvshmem_int_alltoalls: Callable[..., int]
    nvshmem_long_alltoalls: Callable[..., int]
    nvshmem_longlong_alltoalls: Callable[..., int]
    nvshmem_uchar_alltoalls: Callable[..., int]
    nvshmem_ushort_alltoalls: Callable[..., int]
    nvshmem_uint_alltoalls: Callable[..., int]
    nvshmem_ulong_alltoalls: Callable[..., int]
    nvshmem_ulonglong_alltoalls: Callable[..., int]
    nvshmem_int8_alltoalls: Callable[..., int]
    nvshmem_int16_alltoalls: Callable[..., int]
    nvshmem_int32_alltoalls: Callable[..., int]
    nvshmem_int64_alltoalls: Callable[..., int]
    nvshmem_uint8_alltoalls: Callable[..., int]
    nvshmem_uint16_alltoalls: Callable[..., int]
    nvshmem_uint32_alltoalls: Callable[..., int]
    nvshmem_uint64_alltoalls: Callable[..., int]
    nvshmem_size_alltoalls: Callable[..., int]
    nvshmem_ptrdiff_alltoalls: Callable[..., int]

class _Api(_Api0, _Api60, _Api120, _Api180, _Api240, _Api300, _Api360, _Api420, _Api480, _Api540, _Api600, _Api660, _Api720, _Api780, _Api840, _Api900, _Api960, _Api1020, _Api1080, _Api1140, _Api1200, _Api1260, _Api1320, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvshmem_realloc: Callable[..., int | None]
    nvshmem_float_alltoalls: Callable[..., int]
    nvshmem_double_alltoalls: Callable[..., int]
    nvshmem_short_alltoalls: Callable[..., int]
    nvshmem_schar_alltoalls: Callable[..., int]
    nvshmem_int_alltoalls: Callable[..., int]
    nvshmem_long_alltoalls: Callable[..., int]
    nvshmem_longlong_alltoalls: Callable[..., int]
    nvshmem_uchar_alltoalls: Callable[..., int]
    nvshmem_ushort_alltoalls: Callable[..., int]
    nvshmem_uint_alltoalls: Callable[..., int]
    nvshmem_ulong_alltoalls: Callable[..., int]
    nvshmem_ulonglong_alltoalls: Callable[..., int]
    nvshmem_int8_alltoalls: Callable[..., int]
    nvshmem_int16_alltoalls: Callable[..., int]
    nvshmem_int32_alltoalls: Callable[..., int]
    nvshmem_int64_alltoalls: Callable[..., int]
    nvshmem_uint8_alltoalls: Callable[..., int]
    nvshmem_uint16_alltoalls: Callable[..., int]
    nvshmem_uint32_alltoalls: Callable[..., int]
    nvshmem_uint64_alltoalls: Callable[..., int]
    nvshmem_size_alltoalls: Callable[..., int]
    nvshmem_ptrdiff_alltoalls: Callable[..., int]
